"""Panthalos through the page: placing by tapping, a defence chosen token by token, promotions, a game to its end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.panthalos.arrange import frame, position
from tests.server.client import Site

from .pages import PHONE, WIDE, Person, decides, look_inside, moves_played, new_table, play_until, waited_for

LAPTOP = {"width": 1360, "height": 850}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
QUICKLY = ("pass", "confirm", "done", "stop")  # what brings a game on
# Only the strip of locations may be drawn sideways.
TOO_WIDE = """() => [...document.querySelectorAll("main.board, .panthalos *")]
  .filter((each) => !each.classList.contains("spoken") && !each.closest(".strip, svg"))
  .filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowX))
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.className)"""


def view_of(site: Site, table: str, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = look_inside(site, table, lambda live: live.table.view(seat)["table"])
    return found


def asked(game: Any, seat: int, decision: str) -> bool:
    return seat in game.pending and game.view(seat)["decision"] == decision


def may_send(game: Any, seat: int, *figures: str) -> bool:
    """Has this seat the choice among these figures, for the Agro?"""
    moves = [str(each) for each in game.options(seat)] if seat in game.pending else []
    return all(f"place {figure} agro_1" in moves for figure in figures)


def press(who: Person, thing: Locator, touch: bool) -> None:
    if touch:
        thing.tap()
    else:
        thing.press("Enter")


# Placing


@pytest.mark.parametrize("touch", [False, True], ids=["wide", "phone"])
@pytest.mark.parametrize("first", ["figure", "space"])
def test_a_figure_is_placed_by_pressing_it_and_a_space(
    person: Callable[..., Person], site: Site, touch: bool, first: str
) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo", game="panthalos")
    play_until(site, keys.table, lambda game: len(game.moves) > 3 and may_send(game, 0, "leader", "rank_2"))
    ada = person("Ada", **(TOUCH if touch else {"viewport": WIDE}))
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    assert not ada.scrolls_sideways()
    ada.page.evaluate("document.querySelector('.drawing > *').stays = true")
    before = moves_played(site, keys.table)
    figure = ada.thing("figure", "leader").and_(ada.lit).first
    space = ada.thing("space", "agro_1")
    for thing in (figure, space) if first == "figure" else (space, figure):
        press(ada, thing, touch)
    ada.wait_until_settled()
    assert moves_played(site, keys.table) == before + 1, "a press of a large thing needs no further word"
    assert view_of(site, keys.table)["seats"][0]["leader"] == "agro_1"
    assert ada.page.evaluate("document.querySelector('.drawing > *').stays"), "the board was drawn anew"


def test_a_space_tells_what_it_asks_for_and_gives(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", game="panthalos")
    ada = person("Ada")
    ada.hold(keys, 0)
    expect(ada.thing("space", "agora_1")).to_contain_text("asks for rank 3 or more")
    expect(ada.thing("space", "agora_1")).to_contain_text("works at once")
    expect(ada.thing("space", "polis_5")).to_contain_text("gives 2 discs")


# Choosing tokens one after the other


@pytest.mark.parametrize("touch", [False, True], ids=["wide", "phone"])
def test_a_defence_is_chosen_token_by_token(person: Callable[..., Person], site: Site, touch: bool) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo", game="panthalos")
    play_until(site, keys.table, lambda game: asked(game, 0, "krypt_defend") and decides(game, 0, "lay"), seed=3)
    ada = person("Ada", **(TOUCH if touch else {"viewport": WIDE}))
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    force = ada.page.locator("#pan-force")
    needed = view_of(site, keys.table)["laying"]["needed"]
    expect(force).to_contain_text(f"Strength 0 of {needed}")
    while "confirm" not in ada.moves():
        press(ada, force.locator("[data-thing][aria-pressed=false]").first, touch)
        ada.wait_until_settled()
        expect(force).to_contain_text(f"Strength {view_of(site, keys.table)['laying']['strength']} of {needed}")
    picked = view_of(site, keys.table)["laying"]["picked"]
    expect(force.get_by_role("group", name="laid so far").get_by_role("img")).to_have_count(len(picked))
    expect(force).to_contain_text("Enough")
    assert not ada.scrolls_sideways()

    ada.button("Undo").click()
    expect(force.get_by_role("group", name="laid so far").get_by_role("img")).to_have_count(len(picked) - 1)
    press(ada, force.locator(f'[data-thing="token:{picked[-1]}"]'), touch)
    ada.wait_until_settled()
    points = view_of(site, keys.table)["seats"][0]["points"]
    reward = view_of(site, keys.table)["underworld"][-1]["points"]
    ada.take("confirm")
    assert view_of(site, keys.table)["seats"][0]["points"] == points + reward


def test_nobody_else_sees_what_is_being_chosen(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", game="panthalos")
    play_until(site, keys.table, lambda game: asked(game, 0, "krypt_defend") and decides(game, 0, "lay"), seed=3)
    ada, ben = person("Ada"), person("Ben")
    ada.hold(keys, 0)
    ben.hold(keys, 1)
    assert ada.wait_until_asked()
    ada.page.locator("#pan-force [data-thing][aria-pressed=false]").first.click()
    ada.wait_until_settled()
    expect(ben.page.locator("#pan-krypt")).to_be_visible()
    expect(ben.page.locator("#pan-force")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["wide", "phone"])
def test_who_looks_under_the_open_token_sees_both(
    person: Callable[..., Person], site: Site, size: dict[str, int]
) -> None:
    arranged: Any = position({}, {}, agenda=[frame("UnderworldLook", 0)])
    arranged.play(0, "look")
    keys = new_table(site, "Ada", "Ben", game="panthalos")
    site.play_inside(keys.table, lambda game: arranged)
    ada, ben = person("Ada", viewport=size), person("Ben", viewport=size)
    ada.hold(keys, 0)
    ben.hold(keys, 1)
    assert ada.wait_until_asked()
    seen = ada.page.locator("#pan-force").get_by_role("img")
    below, top = view_of(site, keys.table)["underworld"][-2:]
    expect(seen).to_have_count(2)
    expect(seen.nth(0)).to_have_accessible_name(re.compile(f"^on top. .* {top['element']} {top['strength']}"))
    expect(seen.nth(1)).to_have_accessible_name(re.compile(f"^below. .* {below['element']} {below['strength']}"))
    for each in seen.all():
        expect(each).to_be_in_viewport(ratio=1)
    assert ada.moves() == ["keep_top", "swap"]
    expect(ben.page.locator("#pan-krypt")).to_be_visible()
    expect(ben.page.locator("#pan-force")).to_have_count(0)


def test_one_s_own_things_cover_nothing_on_a_laptop(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo", game="panthalos")
    ada = person("Ada", viewport=LAPTOP)
    ada.hold(keys, 0)
    expect(ada.page.locator("#pan-mine")).to_be_in_viewport(ratio=1)
    for market in "#pan-port", "#pan-merkator":
        bottom = ada.page.locator(market).evaluate("each => each.getBoundingClientRect().bottom")
        assert bottom <= ada.page.locator("#pan-mine").evaluate("each => each.getBoundingClientRect().top")


# Promotion: a die on the board is its rank and its place at once


def test_the_very_die_that_is_pressed_is_promoted(person: Callable[..., Person], site: Site) -> None:
    def several_of_a_rank(game: Any) -> bool:
        if not asked(game, 0, "promote_target"):
            return False
        targets = game.view(0)["table"]["targets"]
        return any(
            place not in ("available", "resting")
            and [figure, "available"] in targets
            and len([one for one in targets if one[1] == "available"]) > 1
            for figure, place in targets
        )

    keys = new_table(site, "Ada", "Ben", game="panthalos")
    play_until(site, keys.table, lambda game: game.over or several_of_a_rank(game))
    while not view_of(site, keys.table)["targets"]:  # a game without such a moment
        keys = new_table(site, "Ada", "Ben", game="panthalos")
        play_until(site, keys.table, lambda game: game.over or several_of_a_rank(game))
    targets = view_of(site, keys.table)["targets"]
    figure, place = next((f, p) for f, p in targets if p != "available" and [f, "available"] in targets)
    ada = person("Ada")
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    location = place.rsplit("_", 1)[0]
    ada.page.locator(f"#pan-{location}").locator(f'[data-thing="figure:{figure}"]').first.click()
    ada.wait_until_settled()
    dice = view_of(site, keys.table)["seats"][0]["dice"]
    assert {"place": place, "figure": f"rank_{int(figure[-1]) + 1}"} in dice


# Whole stretches of play


@pytest.mark.parametrize("language", ["en", "fr"])
def test_thirty_moves_on_a_phone(person: Callable[..., Person], site: Site, language: str) -> None:
    """Whatever is asked, on a small screen: something to press, nothing to scroll sideways, no trouble on the page."""
    keys = new_table(site, "Ada", bots=2, game="panthalos")
    ada = person("Ada", **TOUCH, choices={"language": language})
    ada.hold(keys, 0)
    chance = random.Random(4)
    for _ in range(30):
        if not ada.wait_until_asked():
            break
        assert not ada.scrolls_sideways()
        assert ada.page.evaluate(TOO_WIDE) == []
        expect(ada.page.locator("#pan-mine")).to_be_in_viewport()
        before = moves_played(site, keys.table)
        ada.options.nth(chance.randrange(ada.options.count())).tap()
        ada.wait_until_settled()
        assert moves_played(site, keys.table) > before
    assert ada.troubles == []


def test_points_below_nothing_are_several_in_french(person: Callable[..., Person], site: Site) -> None:
    for seed in range(40):
        keys = new_table(site, "Ada", "Ben", game="panthalos")
        site.finish(keys.table, seed)
        least = min(seat["points"] for seat in view_of(site, keys.table)["seats"])
        if least < -1:
            break
    ada = person("Ada", choices={"language": "fr"})
    ada.hold(keys, 0)
    expect(ada.page.get_by_role("region", name="La partie est finie")).to_contain_text(f"{least} points")


def test_a_whole_game_and_its_scoring(person: Callable[..., Person], site: Site) -> None:
    """Against a bot, on the board where something is lit there, else from the list."""
    keys = new_table(site, "Ada", bots=1, game="panthalos")
    ada = person("Ada")
    ada.hold(keys, 0)
    chance = random.Random(2)
    turn = 0
    while waited_for(site, keys.table):
        turn += 1
        before = moves_played(site, keys.table)
        if turn % 2 or not ada.take_on_board(chance):
            ada.take_any(chance, QUICKLY)
        if moves_played(site, keys.table) == before:  # several options name what was pressed: the list tells them apart
            ada.take_any(chance)
    final = ada.page.get_by_role("region", name="Final scoring")
    expect(final).to_be_visible()
    seats = view_of(site, keys.table)["seats"]
    for seat in seats:
        parts = seat["final"]
        assert parts["before"] + parts["shipped"] + parts["ranks"] - parts["penalty"] == seat["points"]
        row = final.get_by_role("row").filter(has_text=str(parts["before"]))
        expect(row.filter(has_text=str(seat["points"]).replace("-", "−")).first).to_be_visible()
