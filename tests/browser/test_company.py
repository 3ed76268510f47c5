"""People at one table: taking back, talking, reminding, letting a bot play for a while."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.client import Keys, Site

from .pages import Person, decides, moves_played, new_table, others_play, play_until

Two = tuple[Person, Person, Keys]


@pytest.fixture
def two(person: Callable[..., Person], site: Site) -> Two:
    """Ada, who has to announce a Favor, and Ben. The third seat is Cleo's, who is not here."""
    keys = new_table(site, "Ada", "Ben", "Cleo")
    play_until(site, keys.table, lambda game: decides(game, 0, "announce"))
    ada, ben = person("Ada"), person("Ben")
    ada.hold(keys, 0, owner=True)
    ben.hold(keys, 1)
    expect(ben.hand.first).to_be_visible()
    ada.wait_until_asked()
    return ada, ben, keys


def test_undo(two: Two, site: Site) -> None:
    ada, ben, keys = two
    offered = ada.moves()
    before = moves_played(site, keys.table)
    ada.take(offered[0])
    ben.wait_until_asked()
    ada.button("Undo").click()
    expect(ada.options).to_have_count(len(offered))
    assert ada.moves() == offered
    assert moves_played(site, keys.table) == before
    expect(ben.options).to_have_count(0)  # his question is gone with what it was about


def test_chat(two: Two) -> None:
    ada, ben, _ = two
    ada.page.get_by_role("tab", name="Chat").click()
    words = ada.page.get_by_label("Say something to the players")
    words.fill("<b>Well met</b> & good luck")
    words.press("Enter")
    expect(words).to_have_value("")
    expect(ben.page.get_by_role("tab", name=re.compile("1 unread"))).to_be_visible()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("<b>Well met</b> & good luck")
    ben.page.get_by_role("tab", name="Log").click()
    expect(ben.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()


def test_nudge(two: Two) -> None:
    ada, ben, _ = two
    ben.seat("Ada").click()
    ben.window.get_by_role("button", name="Your answer, please").click()
    expect(ben.window.get_by_role("status")).to_have_text("Asked.")
    expect(ada.answer).to_contain_text("Ben asks: your answer, please.")
    ben.window.get_by_role("button", name="Your answer, please").click()  # not twice in a moment
    expect(ben.window.get_by_role("alert")).to_contain_text(".")


@pytest.mark.parametrize("agreed", [True, False])
def test_taking_back_by_consent(person: Callable[..., Person], site: Site, agreed: bool) -> None:
    keys = new_table(site, "Ada", "Ben", bots=1)
    play_until(site, keys.table, lambda game: decides(game, 0, "announce"))
    ada, ben = person("Ada"), person("Ben")
    ada.hold(keys, 0)
    ben.hold(keys, 1)
    ada.wait_until_asked()
    before = moves_played(site, keys.table)
    offered = ada.moves()
    ada.take(offered[0])
    ben.wait_until_asked()
    ben.options.first.click()
    ben.wait_until_settled()
    expect(ada.button("Undo")).to_have_count(0)

    ada.button("Menu").click()
    ada.button("Ask to take back my last move").click()
    expect(ada.page.get_by_text("Still to agree: Ben")).to_be_visible()
    expect(ben.page.get_by_text("Ada would like to take back the last move.")).to_be_visible()
    ben.button("Agree" if agreed else "Refuse").click()
    for who in (ada, ben):
        expect(who.page.get_by_role("region", name="Do you agree?")).to_have_count(0)
    if agreed:
        ada.wait_until_asked()
        expect(ada.note("By consent Ada takes back the last move.")).to_be_visible()
        assert moves_played(site, keys.table) == before
        assert ada.moves() == offered
    else:
        expect(ada.note("Ben does not agree.")).to_be_visible()
        assert moves_played(site, keys.table) > before


def test_a_bot_plays_for_me_and_hands_back(two: Two, site: Site) -> None:
    ada, ben, keys = two
    before = moves_played(site, keys.table)
    ada.seat("Ada").click()
    ada.button("Let a bot play for me").click()
    expect(ada.page.get_by_text("A bot plays for you.")).to_be_visible()
    expect(ben.note("A bot stands in for Ada.")).to_be_visible()
    ben.wait_until_asked()  # the bot has announced something
    assert moves_played(site, keys.table) > before

    ada.button("I am back").click()
    expect(ada.page.get_by_text("A bot plays for you.")).to_have_count(0)
    expect(ben.note("Ada is back.")).to_be_visible()
    others_play(site, keys.table, 0)
    assert ada.wait_until_asked()
    mine = moves_played(site, keys.table)
    ada.options.first.click()
    ada.wait_until_settled()
    assert moves_played(site, keys.table) == mine + 1


def test_leaving_and_coming_back(two: Two, site: Site) -> None:
    ada, ben, _ = two
    ada.button("Menu").click()
    ada.button("Leave the table").click()
    expect(ada.page.get_by_text("A bot will play for you until you come back.")).to_be_visible()
    ada.button("Leave the table").click()
    expect(ada.page).to_have_url(f"{site.url}/")
    expect(ben.note("A bot stands in for Ada.")).to_be_visible()
    ada.page.get_by_role("link", name="Open Pantacle").click()
    ada.button("I am back").click()
    expect(ben.note("Ada is back.")).to_be_visible()


def test_a_new_name_and_a_second_device(two: Two, person: Callable[..., Person]) -> None:
    ada, ben, _ = two
    ada.seat("Ada").click()
    ada.window.get_by_label("Your name").fill("Ariadne")
    link = ada.window.get_by_label("My own link, for another device").input_value()
    ada.window.get_by_role("button", name="Rename").click()
    expect(ben.seat("Ariadne")).to_be_visible()
    phone = person("Ada's phone")
    phone.open(link)
    assert phone.wait_until_asked()
    phone.options.first.click()
    expect(ada.options).to_have_count(0)  # what one device does, the other shows


def test_rematch(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", bots=1)
    site.finish(keys.table)
    ada, ben = person("Ada"), person("Ben")
    ada.hold(keys, 0, owner=True)
    ben.hold(keys, 1)
    ada.button("Rematch").click()
    ben.button("Go to the rematch").click()
    for who in (ada, ben):
        expect(who.hand.first.or_(who.heading("Pantacle: players are gathering"))).to_be_visible()
    assert ada.table == ben.table != keys.table
