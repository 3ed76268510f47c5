"""Deukalion through the page: sailing by pressing a destination, turning the Kylix, and a while of play on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.client import Site

from .pages import PHONE, WIDE, Person, decides, look_inside, moves_played, new_table, play_until


def game_of(site: Site, table: str, read: Callable[[Any], Any]) -> Any:
    return look_inside(site, table, lambda live: read(live.table))


def thing(who: Person, name: str) -> Any:
    return who.page.locator(f'[data-thing="{name}"]').first


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_destination_is_pressed_and_the_ship_sails_there(
    person: Callable[..., Person], site: Site, size: dict[str, int]
) -> None:
    keys = new_table(site, "Ada", "Ben", game="deukalion")
    play_until(site, keys.table, lambda game: game.state.shakes > 4 and decides(game, 0, "to"))
    ada = person("Ada", viewport=size)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    assert not ada.scrolls_sideways()
    courses = game_of(site, keys.table, lambda game: game.view(0)["table"]["sail"]["courses"])
    free = game_of(site, keys.table, lambda game: [game.state.hydra, *game.state.ships])
    names = game_of(site, keys.table, lambda game: game.state.box.kinds["square"].names)
    taken = {names[square] for square in free}
    square = max((s for s in courses if s not in taken), key=lambda s: len(courses[s]))
    before = moves_played(site, keys.table)
    ada.page.evaluate("document.querySelector('.drawing > *').stays = true")
    thing(ada, f"square:{square}").press("Enter")
    if ada.button("Play it").count() > 0:
        ada.button("Play it").click()
    ada.wait_until_settled()
    assert moves_played(site, keys.table) == before + 1
    ship = game_of(site, keys.table, lambda game: game.view(0)["table"]["seats"][0]["ship"])
    assert ship == square
    assert ada.page.evaluate("document.querySelector('.drawing > *').stays"), "the board was drawn anew"


def test_the_kylix_shows_what_each_turning_gives(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", game="deukalion")
    play_until(site, keys.table, lambda game: game.state.shakes > 2 and decides(game, 0, "rotate"))
    ada = person("Ada")
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    turnings = game_of(site, keys.table, lambda game: game.view(0)["table"]["kylix"]["turnings"])
    for name, values in zip(("unturned", "once", "twice", "thrice"), turnings, strict=True):
        expect(thing(ada, f"turn:{name}")).to_be_visible()
        for value in values.values():
            expect(thing(ada, f"turn:{name}")).to_contain_text(str(value))
    thing(ada, "turn:once").click()
    ada.wait_until_settled()
    values = game_of(site, keys.table, lambda game: game.view(0)["table"]["kylix"]["values"])
    assert values == turnings[1]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_thirty_moves_on_a_phone(person: Callable[..., Person], site: Site, language: str) -> None:
    """Whatever is asked, on a small screen: something to press, nothing to scroll sideways, no trouble on the page."""
    keys = new_table(site, "Ada", bots=1, game="deukalion")
    ada = person("Ada", viewport=PHONE, has_touch=True, is_mobile=True, choices={"language": language})
    ada.hold(keys, 0)
    chance = random.Random(4)
    for _ in range(30):
        if not ada.wait_until_asked():
            break
        assert not ada.scrolls_sideways()
        before = moves_played(site, keys.table)
        ada.options.nth(chance.randrange(ada.options.count())).tap()
        ada.wait_until_settled()
        assert moves_played(site, keys.table) > before
    assert ada.troubles == []
