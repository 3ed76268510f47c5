"""Pressing what is not allowed now says why, and where that is written."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.server.client import Site

from .pages import Person, decides, look_inside, moves_played, new_table, play_until


def forbidden(game: Any) -> tuple[str, str, str] | None:
    """A Favor that may not be announced, and what the rules say about it: the Favor, the sentence, the clause."""
    for move in game.state.box.words.moves:
        if move.verb.name == "announce" and (told := game.why(0, move.text)):
            return game.things(move)[0][1], str(told[1]), told[0]
    return None


def test_why_not_and_where_it_is_written(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo")
    play_until(site, keys.table, lambda game: decides(game, 0, "announce") and forbidden(game))
    favor, sentence, clause = look_inside(site, keys.table, lambda live: forbidden(live.table))
    ada = person("Ada")
    ada.hold(keys, 0)
    ada.wait_until_asked()
    before = moves_played(site, keys.table)
    ada.thing("favor", favor).click()
    expect(ada.answer).to_contain_text(sentence)
    expect(ada.page.get_by_test_id("polite")).to_contain_text(sentence)  # and it is said aloud
    assert moves_played(site, keys.table) == before

    with ada.context.expect_page() as opened:
        ada.answer.get_by_role("link", name=f"Rule {clause}").click()
    book = opened.value
    expect(book).to_have_url(re.compile(rf"/rules/pantacle#{clause}$"))
    article = book.locator(f"article[id='{clause}']")
    expect(article).to_be_in_viewport()
    expect(article).to_be_focused()
    expect(article).to_contain_text(clause)

    ada.answer.get_by_role("button", name="Close").click()
    expect(ada.answer).to_have_count(0)


def test_nothing_is_pressed_in_vain(person: Callable[..., Person], site: Site) -> None:
    """Everything on the board answers: it is lit, or it says why not."""
    keys = new_table(site, "Ada", "Ben", "Cleo")
    play_until(site, keys.table, lambda game: decides(game, 0, "announce"))
    ada = person("Ada")
    ada.hold(keys, 0)
    ada.wait_until_asked()
    dark = ada.page.locator("[data-thing]:not([aria-pressed])")
    names = dark.evaluate_all("all => [...new Set(all.map((each) => each.dataset.thing))]")
    assert len(names) > 5
    for name in names[:: max(1, len(names) // 12)]:
        ada.page.locator(f"[data-thing='{name}']").first.click()
        expect(ada.answer).to_be_visible()
        assert len(ada.answer.inner_text()) > 10, name
        ada.page.keyboard.press("Escape")
        expect(ada.answer).to_have_count(0)
