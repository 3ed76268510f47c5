"""The whole of a turn without a mouse, and the focus always somewhere."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client import Keys, Site

from .pages import Person, decides, moves_played, new_table, others_play, play_until
from .test_pages import table_where

FOCUSED = "document.activeElement !== document.body && document.activeElement.isConnected"


def is_somewhere(who: Person) -> bool:
    return bool(who.page.evaluate(FOCUSED))


def tab_to(who: Person, selector: str, backwards: bool = False) -> None:
    """Press Tab until something that fits has the focus."""
    for _ in range(300):  # more than there is on the fullest page
        if who.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        who.page.keyboard.press("Shift+Tab" if backwards else "Tab")
    pytest.fail(f"Tab does not lead to {selector}")


def test_a_game_is_started_and_played_by_keys(person: Callable[..., Person], site: Site) -> None:
    ada = person("Ada")
    keys = ada.page.keyboard
    ada.open("/")
    tab_to(ada, "article button")
    keys.press("Enter")
    ada.wait_until_asked()
    table = ada.table
    tab_to(ada, "[data-move]")
    chance = random.Random(2)
    for made in range(12):
        assert ada.wait_until_asked()
        before = moves_played(site, table)
        if made % 2:
            keys.press(str(chance.randint(1, min(9, ada.options.count()))))
        else:
            tab_to(ada, "[data-move]")
            keys.press("Enter")
        ada.wait_until_settled()
        assert moves_played(site, table) > before
        assert ada.wait_until_asked()
        assert is_somewhere(ada), f"the focus is lost after move {made + 1}"


def test_things_on_the_board_by_keys(person: Callable[..., Person], site: Site) -> None:
    """Also where the pressed thing goes away, as a discarded blade does."""
    ada = person("Ada")
    keys = new_table(site, "Ada", "Ben", "Cleo")
    others_play(site, keys.table, 0)
    ada.hold(keys, 0)
    made = 0
    while made < 6:
        assert ada.wait_until_asked()
        if ada.lit.count() == 0:
            tab_to(ada, "[data-move]")
            ada.page.keyboard.press("Enter")
        else:
            press_lit_things(ada)
            made += 1
        ada.wait_until_settled()
        others_play(site, keys.table, 0, seed=made)
        assert ada.wait_until_asked()
        assert is_somewhere(ada), f"the focus is lost after move {made}"


def test_a_stretch_of_deukalion_by_keys(person: Callable[..., Person], site: Site) -> None:
    """Squares of the map, dice and cards as well as the list: whatever is asked, keys can answer it."""
    keys = new_table(site, "Ada", bots=1, game="deukalion")
    asked, on_board = play_by_keys(person("Ada"), site, keys, moves=27)
    assert len(asked) > 3
    assert on_board > 3


def test_a_stretch_of_panthalos_by_keys(person: Callable[..., Person], site: Site) -> None:
    """Figures and spaces as well as the list. Ada never passes, so that no game can be over before."""
    keys = new_table(site, "Ada", bots=2, game="panthalos")
    _, on_board = play_by_keys(person("Ada"), site, keys, moves=12, never="pass")
    assert on_board > 1


def test_a_stretch_of_parthenon_by_keys(person: Callable[..., Person], site: Site) -> None:
    """Cards, Lands, offers and players as well as the list, while others act at the same time."""
    keys = new_table(site, "Ada", "Ben", "Cleo", game="parthenon")
    asked, on_board = play_by_keys(person("Ada"), site, keys, moves=24, others=True)
    assert len(asked) > 3
    assert on_board > 3


def play_by_keys(
    who: Person, site: Site, keys: Keys, moves: int, never: str = "", others: bool = False
) -> tuple[set[str], int]:
    """Answer by the list, the board and digits in turn: what was asked, and how often the board answered."""
    chance = random.Random(3)
    asked: set[str] = set()
    on_board = 0
    if others:
        others_play(site, keys.table, 0)
    who.hold(keys, 0)
    for made in range(moves):
        assert who.wait_until_asked()
        asked.add(who.prompt.inner_text())
        before = moves_played(site, keys.table)
        if made % 3 == 2:
            digits = [n for n, move in enumerate(who.moves()[:9], 1) if move != never]
            who.page.keyboard.press(str(chance.choice(digits)))
        elif made % 3 == 1 and who.lit.count() > 0:
            answer_on_board(who)
            on_board += 1
        else:
            tab_to(who, f"[data-move]:not([data-move='{never}'])")
            who.page.keyboard.press("Enter")
        who.wait_until_settled()
        assert moves_played(site, keys.table) > before
        if others:
            others_play(site, keys.table, 0, seed=made)
            assert who.wait_until_asked_anew(keys.table, 0)
        assert who.wait_until_asked()
        assert is_somewhere(who), f"the focus is lost after move {made + 1}"
    return asked, on_board


def test_goods_tokens_dice_and_players_of_panthalos_by_keys(person: Callable[..., Person], site: Site) -> None:
    """Whatever can be chosen on the board, wherever it lies there."""
    ada = person("Ada")
    for decision in (
        "agora_take", "phalanx_take", "art_choose", "promote_target", "foro_discard", "krypt_defend", "keep_titans",
        "arena_challenge",
    ):  # fmt: skip
        keys = table_where(site, "panthalos", lambda game, name=decision: is_a_choice(game, name))
        ada.hold(keys, 0)
        assert ada.wait_until_asked()
        before = moves_played(site, keys.table)
        expect(ada.lit.first).to_be_attached()
        answer_on_board(ada)
        ada.wait_until_settled()
        assert moves_played(site, keys.table) > before, decision
        assert is_somewhere(ada), f"the focus is lost after {decision}"


def is_a_choice(game: Any, decision: str) -> bool:
    """Has the first seat this to decide, and more than one way to do it that names a thing?"""
    if game.pending != [0] or game.view(0)["decision"] != decision:
        return False
    return len([move for move in game.options(0) if game.things(move)]) > 1


def answer_on_board(who: Person) -> None:
    """Press lit things; where several options name what was pressed, the list tells them apart."""
    press_lit_things(who)
    if who.page.locator("[data-thing][aria-pressed=true]").count() > 0:
        tab_to(who, "[data-move]")
        who.page.keyboard.press("Enter")


def press_lit_things(who: Person) -> None:
    """Go from one lit thing to the next by Tab and press it, until that has made a move."""
    while who.lit.count() > 0:
        tab_to(who, "[data-thing][aria-pressed=false]")
        who.page.keyboard.press("Enter")
        who.wait_until_settled()
        assert is_somewhere(who)
        if who.page.locator("[data-thing][aria-pressed=true]").count() == 0:
            break


def test_undo_help_and_letting_go(person: Callable[..., Person], site: Site) -> None:
    ada = person("Ada")
    keys = new_table(site, "Ada", "Ben", "Cleo")
    play_until(site, keys.table, lambda game: decides(game, 0, "announce"))
    ada.hold(keys, 0)
    ada.wait_until_asked()
    tab_to(ada, "[data-move^=announce]")
    offered = ada.moves()
    before = moves_played(site, keys.table)
    ada.page.keyboard.press("Enter")
    expect(ada.button("Undo")).to_be_visible()
    assert moves_played(site, keys.table) == before + 1
    assert is_somewhere(ada)
    ada.page.keyboard.press("u")
    expect(ada.options).to_have_count(len(offered))
    assert moves_played(site, keys.table) == before
    assert ada.moves() == offered
    assert is_somewhere(ada)
    expect(ada.page.get_by_test_id("polite")).to_contain_text("Taken back.")

    ada.page.keyboard.press("?")
    expect(ada.page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.window).to_have_count(0)
    assert is_somewhere(ada)

    tab_to(ada, "[data-thing][aria-pressed=false]")
    ada.page.keyboard.press("Enter")
    expect(ada.answer).to_have_count(0)
    ada.page.keyboard.press("/")
    expect(ada.page.get_by_label("Say something to the players")).to_be_focused()


def test_keys_of_one_letter_can_be_turned_off(person: Callable[..., Person], site: Site) -> None:
    ada = person("Ada", choices={"shortcuts": False})
    keys = new_table(site, "Ada", "Ben", "Cleo")
    others_play(site, keys.table, 0)
    ada.hold(keys, 0)
    ada.wait_until_asked()
    before = moves_played(site, keys.table)
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("?")
    tab_to(ada, "[data-move]")
    assert moves_played(site, keys.table) == before
    expect(ada.window).to_have_count(0)
