"""The site on a phone: one column, fingers instead of a mouse, nothing to scroll sideways."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.client import Site

from .pages import PHONE, Person, moves_played, new_table

ON_A_PHONE = {"viewport": PHONE, "has_touch": True, "is_mobile": True}


def test_ten_moves_by_touch(person: Callable[..., Person], site: Site) -> None:
    ada = person("Ada", **ON_A_PHONE)
    chance = random.Random(3)
    ada.open("/")
    assert not ada.scrolls_sideways()
    ada.card().get_by_role("button", name="Play with bots").tap()
    made = on_board = 0
    while made < 12 or (on_board == 0 and made < 60):  # a hand may have nothing to tap for a while
        assert ada.wait_until_asked()
        expect(ada.prompt).to_be_in_viewport()
        expect(ada.hand.first).to_be_in_viewport()
        expect(ada.options.first).to_be_in_viewport()
        assert not ada.scrolls_sideways()
        before = moves_played(site, ada.table)
        if (made % 2 or made >= 12) and ada.hand.and_(ada.lit).count() > 0:
            ada.hand.and_(ada.lit).first.tap()
            if ada.button("Play it").count() > 0:
                ada.button("Play it").tap()
            if ada.page.locator("[data-thing][aria-pressed=true]").count() > 0:
                ada.options.first.tap()
            on_board += 1
        else:
            ada.options.nth(chance.randrange(ada.options.count())).tap()
        ada.wait_until_settled()
        assert moves_played(site, ada.table) > before
        made += 1
    assert on_board > 0


def test_log_and_chat_open_over_the_table(person: Callable[..., Person], site: Site) -> None:
    ada = person("Ada", **ON_A_PHONE)
    keys = new_table(site, "Ada", "Ben", "Cleo")
    ada.hold(keys, 0)
    ada.button("Log").tap()
    expect(ada.window.get_by_role("listitem").first).to_be_visible()
    assert not ada.scrolls_sideways()
    ada.page.get_by_role("tab", name="Chat").tap()
    ada.window.get_by_label("Say something to the players").fill("Greetings")
    ada.button("Send").tap()
    expect(ada.window.get_by_text("Greetings")).to_be_visible()
    ada.button("Close").tap()
    expect(ada.window).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_page_scrolls_sideways(person: Callable[..., Person], site: Site, language: str) -> None:
    ada = person("Ada", choices={"language": language}, **ON_A_PHONE)
    waiting = site.create({"who": "me", "name": "A name of twentyfour sign"[:24]}, "open", "bot")
    running = new_table(site, "Ada", "Ben", "Cleo")
    over = new_table(site, "Ada", "Ben", "Cleo", "Dion", "Echo")
    site.finish(over.table)
    ada.hold(waiting, 0, owner=True)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert not ada.scrolls_sideways(), "waiting room"
    ada.hold(running, 0)
    expect(ada.hand.first).to_be_visible()
    assert not ada.scrolls_sideways(), "table"
    ada.hold(over, 0)
    expect(ada.page.locator("#ending")).to_be_visible()
    assert not ada.scrolls_sideways(), "ended table"
    replay = f"/t/{over.table}/replay?move=30&as=1"
    for path in ("/", "/new/pantacle", "/settings", "/records", "/rules/pantacle", replay, "/nowhere/at/all"):
        ada.open(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        assert not ada.scrolls_sideways(), path
