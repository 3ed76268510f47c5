"""Deukalion through the page: sailing by pressing a destination, the Kylix, challenges, a phone, and a whole game."""

from __future__ import annotations

import json
import random
import re
import secrets
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from petteia.bots.chair import Chair
from petteia.bots.roster import make
from tests.server.client import Keys, Site

from .pages import PHONE, WIDE, Person, decides, look_inside, moves_played, new_table, play_until, told, waited_for

LAPTOP = {"width": 1360, "height": 850}
QUICKLY = ("end_turn", "close", "pass", "decline", "stay", "give_up", "act cards")  # what brings a turn to its end


def game_of(site: Site, table: str, read: Callable[[Any], Any]) -> Any:
    return look_inside(site, table, lambda live: read(live.table))


def thing(who: Person, name: str) -> Any:
    return who.page.locator(f'[data-thing="{name}"]').first


def _courses_to_empty_squares(game: Any) -> dict[str, Any]:
    """Where the first seat may sail now and meets nobody, and by which squares."""
    if not decides(game, 0, "to"):
        return {}
    names = game.state.box.kinds["square"].names
    taken = {names[square] for square in (game.state.hydra, *game.state.ships)}
    courses = game.view(0)["table"]["sail"]["courses"]
    return {square: course for square, course in courses.items() if square not in taken}


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_destination_is_pressed_and_the_ship_sails_there(
    person: Callable[..., Person], site: Site, size: dict[str, int]
) -> None:
    keys = new_table(site, "Ada", "Ben", game="deukalion")
    play_until(site, keys.table, lambda game: game.state.shakes > 4 and _courses_to_empty_squares(game))
    ada = person("Ada", viewport=size)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    assert not ada.scrolls_sideways()
    courses = game_of(site, keys.table, _courses_to_empty_squares)
    square = max(courses, key=lambda square: len(courses[square]))
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


# Challenges


def challenge_of(game: Any) -> Any:
    return game.view(0)["table"]["challenge"]


def after_a_roll(site: Site, against: str, seat: int = 0) -> Keys:
    """A table where somebody has rolled and the first seat may play a card; `seat` is who challenges."""

    def wanted(game: Any) -> bool:
        if game.pending != [0] or game.view(0)["decision"] != "post_cards":
            return False
        challenge = challenge_of(game)
        hand = game.view(0)["table"]["seats"][0]["hand"]
        return bool(challenge["against"] == against and challenge["seat"] == seat and len(set(hand)) < 7)

    for _ in range(20):  # not every game comes to each sort of challenge
        keys = new_table(site, "Ada", "Ben", game="deukalion")
        play_until(site, keys.table, lambda game: game.over or wanted(game))
        if not game_of(site, keys.table, lambda game: game.over):
            return keys
    raise AssertionError("no game came to such a challenge")


def decimal(number: float) -> str:
    return f"{number:g}"


@pytest.mark.parametrize("seat", [0, 1], ids=["challenger", "defender"])
def test_a_challenge_of_ships_says_who_is_ahead_and_why(person: Callable[..., Person], site: Site, seat: int) -> None:
    keys = after_a_roll(site, "ship", seat)
    challenge = game_of(site, keys.table, challenge_of)
    ada = person("Ada", viewport=LAPTOP)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    panel = ada.page.locator("#deu-challenge")
    expect(panel).to_contain_text("Ben challenges your ship" if seat else "You challenge the ship of Ben")
    expect(panel).to_contain_text(f"The higher score wins; a tie goes to {'you' if seat else 'Ben'}.")
    mine, bens = challenge["rolls"]
    for roll, name in (mine, "Ada"), (bens, "Ben"):
        side = panel.get_by_role("group", name=f"Roll of {name}")
        expect(side).to_contain_text(f"score {decimal(roll['score'])}")
        for way, many in ("shield", roll["shields"]), ("edge", roll["edges"]), ("skull", roll["skulls"]):
            expect(side.locator(f".token.{way}")).to_have_count(many)
    first, second = (mine, bens) if seat == 0 else (bens, mine)
    winner = first if first["score"] > second["score"] else second
    ahead = panel.get_by_role("group").filter(has_text="ahead")
    expect(ahead).to_have_count(1)
    expect(ahead).to_contain_text("Ada" if winner["seat"] == 0 else "Ben")


@pytest.mark.parametrize("against", ["site", "hydra"])
def test_a_challenge_without_another_player_says_what_is_needed(
    person: Callable[..., Person], site: Site, against: str
) -> None:
    keys = after_a_roll(site, against)
    challenge = game_of(site, keys.table, challenge_of)
    ada = person("Ada", viewport=LAPTOP)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    panel = ada.page.locator("#deu-challenge")
    expect(panel).to_contain_text(f"A score of {challenge['needed']} or more wins")
    expect(panel).to_contain_text(
        re.compile("Hydra" if against == "hydra" else f"You challenge {challenge['site']}", re.I)
    )
    expect(panel).to_contain_text("ahead")


def test_in_a_challenge_ship_and_hand_stay_on_a_laptops_screen(person: Callable[..., Person], site: Site) -> None:
    keys = after_a_roll(site, "ship")
    for language in "en", "fr":
        ada = person("Ada", viewport=LAPTOP, choices={"language": language})
        ada.hold(keys, 0)
        assert ada.wait_until_asked()
        for part in ".status", "#deu-map", "#deu-challenge", "#deu-mine", "#deu-hand":
            expect(ada.page.locator(part)).to_be_in_viewport(ratio=1)


# The new table


def test_who_is_youngest_is_chosen_in_words(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    ada.open("/new/deukalion")
    youngest = ada.page.get_by_label("Youngest player")
    expect(youngest.locator("option")).to_have_text([
        "nobody: drawn by lot", "Player 1", "Player 2", "Player 1 and Player 2",
    ])  # fmt: skip
    ada.page.get_by_label("Number of players").select_option("4")
    expect(youngest.locator("option")).to_have_count(16)
    youngest.select_option(label="Player 4")
    ada.page.get_by_label("Number of players").select_option("3")
    expect(youngest).to_have_value("nobody")


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Youngest player: Ada and Player 2"), ("fr", "Le plus jeune\u00a0: Ada et Joueur 2")]
)
def test_the_waiting_room_tells_in_words_who_is_youngest(
    person: Callable[..., Person], site: Site, language: str, told: str
) -> None:
    keys = site.create(
        {"who": "me", "name": "Ada"}, "open", "bot", game="deukalion", options={"youngest": "1+2"}
    )  # fmt: skip
    ada = person("Ada", choices={"language": language})
    ada.hold(keys, 0, owner=True)
    expect(ada.page.get_by_text(told, exact=True)).to_be_visible()


# A whole game


def open_table(ada: Person, ben: Person) -> str:
    """Ada makes a table for three through the pages, Ben comes by its link, a bot sits down too, Ada starts."""
    ada.open("/new/deukalion")
    ada.page.get_by_label("Number of players").select_option("3")
    ada.page.get_by_role("textbox", name="Name").fill("Ada")
    ada.page.get_by_label("Who plays seat 2").select_option(label="A friend (open seat)")
    ada.page.get_by_label("Level", exact=True).select_option("gentle")
    ada.button("Open the table").click()
    ben.open(ada.page.get_by_label("Link of this table").input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take a seat").click()
    expect(ben.page.get_by_text("The host will start any moment")).to_be_visible()
    ada.button("Start the game").click()
    for each in ada, ben:
        expect(each.page.get_by_role("main", name="Board")).to_be_visible()
    return ada.table


def press(who: Person, move: str) -> None:
    """Make a move by pressing on the board what it names; what is then still open, in the list."""
    for name in move.split()[1:]:
        lit = who.page.locator(f"[data-thing$={json.dumps(f':{name}')}][aria-pressed=false]")
        if lit.count() > 0:
            lit.first.press("Enter")
            who.wait_until_settled()
    if who.page.locator("[data-thing][aria-pressed=true]").count() > 0 or len(move.split()) == 1:
        who.take(move)


def test_a_whole_game_of_two_people_and_a_bot(
    person: Callable[..., Person], site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ada plays to win and presses the board, Ben brings his turns to an end through the list."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 29)  # a short game
    ada, ben = person("Ada"), person("Ben")
    table = open_table(ada, ben)
    advice = make("heuristic", 1)
    chance = random.Random(5)
    made = {0: 0, 1: 0}
    while waiting := waited_for(site, table):
        seat = waiting[0]
        made[seat] += 1
        before = moves_played(site, table)
        if seat == 0:
            move = game_of(site, table, lambda game: str(advice.choose(Chair(game, 0))))
            assert ada.wait_until_asked()
            press(ada, move)
        else:
            ben.take_any(chance, QUICKLY)
        assert moves_played(site, table) > before
    assert min(made.values()) > 10

    endings = []
    for who in ada, ben:
        expect(who.page.get_by_role("heading", name="The game is over", level=2)).to_be_visible()
        endings.append(who.page.get_by_role("region", name="The game is over").locator("li").all_inner_texts())
    assert endings[0] == endings[1]
    assert len(endings[0]) == 3
    assert ada.log() == told(site, table, 0)
    assert ben.log() == told(site, table, 1)
