"""A game looked at again: by permalink, through other eyes after the end, only through one's own before it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.client import Site

from .pages import Person, hands, new_table, play_until


def hand_at(site: Site, table: str, move: int, seat: int) -> list[str]:
    """What a seat held after so many moves."""
    return hands(site, table, move)[seat]


def expect_hand(who: Person, wanted: list[str]) -> None:
    """The page shows this hand, perhaps after a moment."""
    shown: list[str] = []
    for _ in range(100):
        pieces = who.hand.evaluate_all("all => all.map((each) => each.dataset.piece)")
        shown = [piece.removeprefix("blade:") for piece in pieces]
        if shown == wanted:
            return
        who.page.wait_for_timeout(50)
    assert shown == wanted


def test_through_other_eyes_after_the_end(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo")
    site.finish(keys.table)
    eve = person("Eve")  # somebody with the link and no key
    eve.open(f"/t/{keys.table}/replay?move=30&as=1")
    eyes = eve.page.get_by_label("Through whose eyes")
    expect(eyes).to_have_value("1")
    expect(eyes.get_by_role("option")).to_have_text(["Ada’s", "Ben’s", "Cleo’s", "a spectator’s"])
    expect(eve.page.get_by_role("status").filter(has_text="Move 30 of")).to_be_attached()
    expect_hand(eve, hand_at(site, keys.table, 30, 1))

    eyes.select_option("2")
    expect(eve.page).to_have_url(re.compile(r"\?move=30&as=2$"))
    expect_hand(eve, hand_at(site, keys.table, 30, 2))
    eyes.select_option("watcher")
    expect(eve.hand).to_have_count(0)

    eve.button("One move on").click()
    expect(eve.page).to_have_url(re.compile(r"\?move=31&as=watcher$"))
    eve.page.keyboard.press("End")
    expect(eve.page.get_by_text("Won by")).to_be_visible()
    eve.page.keyboard.press("Home")
    expect(eve.page).to_have_url(re.compile(r"\?move=0&as=watcher$"))

    ben = person("Ben")  # the permalink leads somebody else to the same place
    eyes.select_option("0")
    expect(eve.page).to_have_url(re.compile(r"\?move=0&as=0$"))
    eve.page.get_by_label("Move", exact=True).fill("17")
    expect(eve.page).to_have_url(re.compile(r"\?move=17&as=0$"))
    ben.open(eve.page.url.removeprefix(site.url))
    expect(ben.page.get_by_role("status").filter(has_text="Move 17 of")).to_be_attached()
    expect_hand(ben, hand_at(site, keys.table, 17, 0))


def test_only_own_eyes_before_the_end(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo")
    play_until(site, keys.table, lambda game: len(game.moves) >= 20)
    ada = person("Ada")
    ada.hold(keys, 0)
    ada.open(f"/t/{keys.table}/replay?move=5")
    eyes = ada.page.get_by_label("Through whose eyes")
    expect(eyes).to_have_value("0")
    expect(eyes.get_by_role("option")).to_have_text(["Ada’s", "a spectator’s"])
    expect_hand(ada, hand_at(site, keys.table, 5, 0))

    ada.allowed.append("status of 403")
    ada.open(f"/t/{keys.table}/replay?move=5&as=1")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    expect(ada.hand).to_have_count(0)
    assert not ada.knows(hand_at(site, keys.table, 5, 1))
    ada.button("Through whose eyes: Ada’s").click()
    expect(ada.hand.first).to_be_visible()


def test_a_record_is_downloaded_and_watched_again(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo")
    site.finish(keys.table)
    ada = person("Ada")
    ada.hold(keys, 0)
    with ada.page.expect_download() as waiting:
        ada.button("Save the record").click()
    record = waiting.value.path().read_text()
    assert record.startswith("petteia record")

    ben = person("Ben")
    ben.open("/records")
    ben.page.get_by_label("Paste a record").fill(record)
    ben.button("Watch it").click()
    expect(ben.heading("Pantacle: replay")).to_be_visible()
    ben.button("To the end").click()
    expect(ben.page.get_by_text("Won by")).to_be_visible()
    assert ben.table != keys.table
