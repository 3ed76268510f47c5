"""Chapters 4.6 and 4.7: moving a ship, anchor squares, and settlements."""

from __future__ import annotations

import random
from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME

from ..clauses import clause
from .arrange import (
    SEA,
    SIGN,
    acting,
    beside,
    decision,
    frame,
    happened,
    idle,
    position,
    refused,
    rolling,
    sailing,
    scoring,
    seat,
    table,
    texts,
)

DELIVERIES = ["p12", "p13"]  # a display that nothing but a delivery completes
WATER = [square for square, sign in SIGN.items() if sign in ".oS"]
ANCHORS = ["c1", "e1", "c2", "d2", "e2"]
AROUND_THE_KYLIX = ["d3", "e3", "f3", "f4", "f5", "e5", "d5", "d4"]
SHORES = dict(ephesus=["i1", "h2"], argos=["b5", "d5", "c6"], lindos=["f6", "h6", "g7"], salamis=["i4", "h5"])


def goes(t: petteia.Table, who: int = 0) -> set[str]:
    """The squares that the sailing player can go to."""
    return {text.removeprefix("to ") for text in texts(t, who) if text.startswith("to ")}


def told(t: petteia.Table) -> list[str]:
    return [one["event"] for one in t.events(None)]


def owners(t: petteia.Table) -> dict[str, int]:
    return {one["settlement"]: one["owner"] for one in table(t)["settlements"] if one["owner"] is not None}


# Steps


@clause("DEU-MOVE-01")
def test_each_step_goes_to_an_adjacent_square_and_uses_one_of_the_allowance() -> None:
    t = sailing(dict(ship="f3"), {}, allowance=3)
    for n, square in enumerate(["f4", "g4", "h4"]):
        assert table(t)["sail"]["allowance"] == 3 - n
        t.play(0, f"to {square}")
        assert seat(t, 0)["ship"] == square
    assert table(t)["sail"]["allowance"] == 0
    assert goes(t) == set()
    assert refused(t, 0, "to h3") == "DEU-MOVE-01"
    assert [(one["start"], one["square"], one["steps"]) for one in happened(t, "sailed")] == [
        ("f3", "f4", 1), ("f4", "g4", 1), ("g4", "h4", 1),
    ]  # fmt: skip


@clause("DEU-MOVE-01")
def test_several_steps_in_one_move_use_as_many() -> None:
    t = sailing(dict(ship="f3"), {}, allowance=3)
    t.play(0, "to g4")
    assert table(t)["sail"]["allowance"] == 1
    assert goes(t) == {"f4", "g3", "h4"}
    t.play(0, "to h4")
    assert goes(t) == set()


@clause("DEU-MOVE-01", "DEU-MOVE-03", "DEU-MOVE-05", "DEU-MOVE-06", "DEU-MOVE-07", "DEU-MOVE-12")
@pytest.mark.parametrize("crew", [0, 6])
def test_a_ship_can_go_exactly_where_the_rules_let_it(crew: int) -> None:
    """Forty positions by lot: past no ship, no further than the Styx, and not to the Hydra."""
    lot = random.Random(3)
    for _ in range(40):
        hydra, *others = lot.sample(SEA, 3)
        start = lot.choice([square for square in WATER if square not in (hydra, *others)])
        others.append(lot.choice(["a6", "d2", "c2"]))  # ships on such squares are in nobody's way
        allowance = lot.randint(1, 5)
        ships = {square for square in others if square in SEA}
        reached = {start}
        edge = [start]
        for _ in range(allowance):
            edge = [
                after
                for now in edge
                if now == start or (now not in ships and SIGN[now] != "S")
                for after in beside(now)
                if after not in reached and after != hydra and (crew > 0 or after not in ships)
            ]
            reached.update(edge)
        seats = [dict(ship=ship) for ship in others]
        t = sailing(dict(ship=start, crew=crew), *seats, allowance=allowance, hydra=hydra, display=DELIVERIES)
        assert goes(t) == reached - {start}, (start, allowance, hydra, others)


@clause("DEU-MOVE-02")
@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_fewer_steps_than_allowed_or_none_are_legal(steps: int) -> None:
    t = sailing(dict(ship="f1"), {}, {}, allowance=3)
    for square in ["f2", "f3", "f4"][:steps]:
        assert "close" in texts(t, 0)
        t.play(0, f"to {square}")
    t.play(0, "close")
    assert decision(t) == (0, "position")
    assert seat(t, 0)["ship"] == f"f{1 + steps}"


@clause("DEU-MOVE-03")
@pytest.mark.parametrize(
    ("ship", "land"),
    [
        ("b3", ["a3"]),  # Mykene
        ("d5", ["c5"]),  # Argos
        ("d2", ["d1"]),  # Athens
        ("e3", ["e4"]),  # the Kylix
        ("b4", ["c4", "a4"]),  # plain land, Corinth
        ("b2", ["b1"]),
    ],
)
def test_land_is_barred(ship: str, land: list[str]) -> None:
    t = sailing(dict(ship=ship), dict(ship="e1"), allowance=3)
    for square in land:
        assert refused(t, 0, f"to {square}") == "DEU-MOVE-03"


@clause("DEU-MOVE-04")
def test_a_ship_can_sail_around_the_kylix() -> None:
    t = sailing(dict(ship="d4"), {}, allowance=8, hydra="i7")
    for square in AROUND_THE_KYLIX:
        t.play(0, f"to {square}")
    assert seat(t, 0)["ship"] == "d4"
    assert told(t) == ["sailed"] * 8


@clause("DEU-MOVE-04")
@pytest.mark.parametrize("square", AROUND_THE_KYLIX)
def test_ships_challenge_each_other_beside_the_kylix_and_the_hydra_comes_there(square: str) -> None:
    start = beside(square, ".")[0]
    t = sailing(dict(ship=start), dict(ship=square), hydra="i7", display=DELIVERIES)
    t.play(0, f"to {square}")
    assert len(happened(t, "challenged-ship")) == 1
    t = acting({}, dict(ship="e1"), values=(2, 2, 2, 1), hydra=start)
    t.play(0, "act hydra")
    assert f"hydra {square}" in texts(t, 0)


@clause("DEU-MOVE-05")
def test_entering_a_sea_square_with_another_ship_is_a_challenge() -> None:
    t = sailing(dict(ship="f1"), dict(ship="f3"), {}, display=DELIVERIES)
    t.play(0, "to f2")
    assert told(t) == ["sailed"]
    t.play(0, "to f3")
    assert told(t)[:5] == ["sailed", "sailed", "challenged-ship", "rolled", "rolled"]
    assert happened(t, "challenged-ship") == [dict(event="challenged-ship", seat=0, whose=1)]


@clause("DEU-MOVE-05")
def test_no_ship_is_passed() -> None:
    """I7 can be reached only by way of H7."""
    t = sailing(dict(ship="g7"), dict(ship="h7"), {}, allowance=5)
    assert "h7" in goes(t)
    assert "i7" not in goes(t)
    assert "i7" in goes(sailing(dict(ship="g7"), {}, {}, allowance=5))


@clause("DEU-MOVE-06", "RUL-16")
@pytest.mark.parametrize("secret", ["p08", "p16"])
def test_the_hydra_bars_its_square_while_no_card_on_display_shows_it(secret: str) -> None:
    t = sailing(dict(ship="f4", secret=secret), {}, display=DELIVERIES)
    assert refused(t, 0, "to f5") == "DEU-MOVE-06"
    assert "f6" not in goes(t)  # two squares south, through the Hydra
    assert "e5" not in goes(t)


@clause("DEU-MOVE-21", "DEU-HFIGHT-01")
@pytest.mark.parametrize("display", [["p08", "p12"], ["p12", "p09"]])
def test_while_a_card_on_display_shows_the_hydra_its_square_may_be_entered(display: list[str]) -> None:
    t = sailing(dict(ship="f3"), {}, display=display)
    assert "f5" in goes(t)
    assert "f6" not in goes(t)  # but not passed
    t.play(0, "to f5")
    assert told(t)[:3] == ["sailed", "challenged-hydra", "rolled"]
    assert happened(t, "challenged-hydra") == [dict(event="challenged-hydra", seat=0)]


@clause("DEU-MOVE-07", "RUL-20")
def test_without_hoplites_neither_a_ship_nor_the_hydra_can_be_challenged() -> None:
    t = sailing(dict(ship="f4", crew=0), dict(ship="f3"), display=["p08", "p12"])
    assert refused(t, 0, "to f3") == "DEU-MOVE-07"
    assert refused(t, 0, "to f5") == "DEU-MOVE-07"
    t = sailing(dict(ship="f4", crew=1), dict(ship="f3"), display=["p08", "p12"])
    assert {"f3", "f5"} <= goes(t)


@clause("DEU-MOVE-07", "DEU-ANCH-02")
def test_without_hoplites_a_ship_may_join_others_at_anchor() -> None:
    t = sailing(dict(ship="c3", crew=0), dict(ship="c2"))
    assert "c2" in goes(t)


# What ends the movement


def over(t: petteia.Table, who: int = 0, left: int = 2) -> bool:
    """The sail is still open and so many steps are left, but they cannot be used."""
    sail = table(t)["sail"]
    if (sail["seat"], sail["allowance"], sail["moving"]) != (who, left, False):
        return False
    assert goes(t, who) == set()
    for square in beside(seat(t, who)["ship"]):
        assert refused(t, who, f"to {square}") == "DEU-MOVE-14"
    return True


@clause("DEU-MOVE-08", "DEU-MOVE-14")
def test_challenging_a_ship_ends_the_movement() -> None:
    t = sailing(dict(ship="f2"), dict(ship="f3", crew=1), {}, display=DELIVERIES)
    t = rolling(t, 0, "to f3", (4, 2, 4), (0, 0, 1))
    t.play(0, "decline")
    t.play(0, texts(t, 0)[0])
    assert over(t)


@clause("DEU-MOVE-09", "DEU-MOVE-14")
def test_challenging_the_hydra_ends_the_movement() -> None:
    t = sailing(dict(ship="f4"), {}, {}, display=["p08", "p12"])
    t = rolling(t, 0, "to f5", (4, 2, 4))
    t.play(0, "relocate f2")
    assert over(t)


@clause("DEU-MOVE-10", "DEU-MOVE-14")
def test_founding_a_settlement_ends_the_movement() -> None:
    t = sailing(dict(ship="d5"), {}, allowance=2)
    t.play(0, "found argos")
    assert over(t)


@clause("DEU-MOVE-11", "DEU-MOVE-14")
@pytest.mark.parametrize("score", [5.5, 1.0])
@pytest.mark.parametrize(("ship", "site"), [("b4", "corinth"), ("b5", "argos")])
def test_challenging_a_city_or_settlement_ends_the_movement_won_or_lost(score: float, ship: str, site: str) -> None:
    t = sailing(dict(ship=ship), dict(owns=["argos"]), allowance=2, display=DELIVERIES)
    t = scoring(t, 0, f"challenge {site}", score)
    if decision(t)[1] == "take_chest":
        t.play(0, texts(t, 0)[0])
    assert over(t)


@clause("DEU-MOVE-12", "DEU-MOVE-18")
@pytest.mark.parametrize(("crew", "chests"), [(10, []), (5, []), (8, ["red", "blue"])])
def test_entering_the_styx_ends_the_movement_and_closes_the_sail(crew: int, chests: list[str]) -> None:
    hand = ["fair_wind", "ferrymans_fee", "gift_of_hermes"]
    t = sailing(dict(ship="b6", crew=crew, chests=chests, hand=hand), {}, allowance=3)
    t.play(0, "to a6")
    if chests:
        assert texts(t, 0) == ["reclaim 0", "dump red", "dump blue"]  # neither a step nor a card
        t.play(0, "reclaim 0")
    assert table(t)["sail"] is None
    assert decision(t) == (0, "position")
    assert seat(t, 0)["ship"] == "a6"


@clause("DEU-MOVE-12")
def test_no_way_leads_through_the_styx() -> None:
    """From A5 to B7 it would be three steps over A6 and A7, and over B6 it is three as well."""
    assert "b7" in goes(sailing(dict(ship="a5"), {}, allowance=4))
    t = sailing(dict(ship="a5"), dict(ship="b6"), dict(ship="b5"), allowance=5)
    assert goes(t) == {"b5", "a6"}


@clause("DEU-MOVE-18")
@pytest.mark.parametrize("crew", [10, 5])
def test_the_styx_closes_a_window_too(crew: int) -> None:
    t = position({}, dict(ship="b6", crew=crew), {}, agenda=[frame("Window", 2), frame("Window", 1)], centre=3)
    t.play(1, "sail")
    t.play(1, "to a6")
    assert decision(t) == (2, "window")


@clause("DEU-MOVE-13", "DEU-MOVE-14")
@pytest.mark.parametrize("way", ["visit", "leave", "offer", "deliver"])
def test_completing_a_pursuit_ends_the_movement(way: str) -> None:
    if way == "visit":
        t = sailing(dict(ship="h7", crew=9), {}, allowance=3, display=["p05", "p13"])
        t.play(0, "to i7")
    elif way == "leave":
        t = sailing(dict(ship="d5", crew=5), {}, allowance=3, display=["p03", "p13"])
        t.play(0, "to d6")
        t.play(0, "declare p03 second")
    elif way == "offer":
        t = sailing(dict(ship="d6", hand=["fair_wind"] * 3), {}, allowance=3, display=["p01", "p13"])
        for move in ("to d7", "declare p01 second", *["offer fair_wind"] * 3):
            t.play(0, move)
    else:
        t = sailing(dict(ship="c3", crew=9, chests=["red"]), {}, allowance=3, display=["p01", "p13"])
        for move in ("to c2", "unload red", "put halikarnassos"):
            t.play(0, move)
    assert [one["seat"] for one in happened(t, "completed")] == [0]
    assert over(t)


@clause("DEU-MOVE-13", "RUL-42")
def test_a_pursuit_declared_before_the_first_step_leaves_no_step() -> None:
    t = sailing(dict(ship="d6", crew=5), {}, allowance=3, display=["p03", "p13"])
    t.play(0, "declare p03 second")
    assert over(t, left=3)


@clause("DEU-MOVE-13")
def test_a_pursuit_completed_by_a_card_ends_the_movement_and_one_completed_before_the_sail_does_not() -> None:
    """P05: visit Cyprus with nine hoplites aboard."""
    mine = dict(ship="i7", crew=8, hand=["ferrymans_fee"])
    t = sailing(mine, {}, allowance=3, display=["p05", "p13"], pursuits=["p12"])
    t.play(0, "play ferrymans_fee")
    t.play(0, "reclaim 1")
    assert len(happened(t, "completed")) == 1
    assert over(t, left=3)
    t = acting(mine, {}, values=(2, 1, 2, 2), display=["p05", "p13"], pursuits=["p12"])
    for move in ("act hoplites", "reclaim 1", "act move"):
        t.play(0, move)
    assert len(happened(t, "completed")) == 1
    assert "h7" in goes(t)


@clause("DEU-MOVE-13", "DEU-DELIV-09", "RUL-11")
def test_a_delivery_that_completes_nothing_does_not_end_the_movement() -> None:
    t = sailing(dict(ship="c3", crew=9, chests=["red"]), {}, allowance=3, display=DELIVERIES)
    for move in ("to c2", "unload red", "put halikarnassos", "to b2", "to b3"):
        t.play(0, move)
    assert seat(t, 0)["ship"] == "b3"


@clause("DEU-MOVE-14")
def test_no_card_brings_the_movement_back() -> None:
    winds = ["fair_wind", "strong_wind"]
    t = sailing(dict(ship="d5", hand=[*winds, "ferrymans_fee"], face_up=["golden_oars"], crew=9), {}, allowance=0)
    assert {f"play {card}" for card in (*winds, "golden_oars")} <= set(texts(t, 0))
    t.play(0, "found argos")
    for card in (*winds, "golden_oars"):
        assert refused(t, 0, f"play {card}") in ("DEU-MOVE-14", "DEU-CARD-03")
    assert texts(t, 0) == ["play ferrymans_fee", "close"]


# The sailing action


@clause("DEU-MOVE-15", "RUL-36")
@pytest.mark.parametrize("first", ["found", "challenge", "ship", "hydra"])
def test_a_sail_contains_at_most_one_sailing_action(first: str) -> None:
    """C6 lies beside Argos, which nobody owns, and beside Sparta."""
    if first == "ship":
        t = sailing(dict(ship="d6"), dict(ship="c6", crew=1), {}, display=DELIVERIES)
        t = rolling(t, 0, "to c6", (4, 2, 4), (0, 0, 1))
        t.play(0, "decline")
        t.play(0, "relocate d4")
    elif first == "hydra":
        t = sailing(dict(ship="d6"), {}, hydra="c6", display=["p08", "p12"])
        t = rolling(t, 0, "to c6", (4, 2, 4))
        t.play(0, "relocate d4")
    else:
        t = sailing(dict(ship="c6"), {}, display=DELIVERIES)
        assert {"found argos", "challenge sparta"} <= set(texts(t, 0))
        if first == "found":
            t.play(0, "found argos")
        else:
            t = scoring(t, 0, "challenge sparta", 3.5)
    assert seat(t, 0)["ship"] == "c6"
    assert texts(t, 0) == ["close"]
    assert refused(t, 0, "challenge sparta") == "DEU-MOVE-15"
    if first != "found":
        assert refused(t, 0, "found argos") == "DEU-MOVE-15"


@clause("DEU-MOVE-15")
def test_the_next_sail_has_its_own_sailing_action() -> None:
    t = sailing(dict(ship="c6"), {}, active=1)
    t.play(0, "found argos")
    t.play(0, "close")
    while decision(t) != (0, "sail"):
        idle(t)
    assert table(t)["sail"]["acted"] is False
    assert table(t)["sail"]["moving"] is True
    assert "challenge sparta" in texts(t, 0)
    assert goes(t)


@clause("DEU-MOVE-16")
@pytest.mark.parametrize("left", [0, 2])
@pytest.mark.parametrize(
    ("start", "way"), [("d5", []), ("d4", ["d5"]), ("d3", ["d4", "d5"]), ("e3", ["d3", "d4", "d5"])]
)
def test_a_settlement_is_founded_after_any_number_of_steps(start: str, way: list[str], left: int) -> None:
    t = sailing(dict(ship=start), {}, allowance=len(way) + left)
    for square in way:
        assert refused(t, 0, "found argos") == "DEU-SETT-01"
        t.play(0, f"to {square}")
    t.play(0, "found argos")
    assert owners(t) == {"argos": 0}


@clause("DEU-MOVE-16")
@pytest.mark.parametrize("left", [0, 2])
@pytest.mark.parametrize(
    ("start", "way"), [("b4", []), ("b3", ["b4"]), ("b2", ["b3", "b4"]), ("a2", ["b2", "b3", "b4"])]
)
def test_a_city_is_challenged_after_any_number_of_steps(start: str, way: list[str], left: int) -> None:
    t = sailing(dict(ship=start), {}, allowance=len(way) + left)
    for square in way:
        assert refused(t, 0, "challenge corinth") == "DEU-SITE-01"
        t.play(0, f"to {square}")
    t.play(0, "challenge corinth")
    assert happened(t, "challenged-site") == [dict(event="challenged-site", seat=0, site="corinth")]


@clause("DEU-MOVE-17")
@pytest.mark.parametrize(("move", "event"), [("found argos", "founded"), ("challenge sparta", "challenged-site")])
def test_after_a_completed_pursuit_the_sailing_action_is_still_there(move: str, event: str) -> None:
    """P14: offer 4 cards at Sparta."""
    t = sailing(dict(ship="c6", hand=["fair_wind"] * 4), {}, display=["p14", "p13"], pursuits=["p12"])
    for one in ("declare p14 second", *["offer fair_wind"] * 4):
        t.play(0, one)
    assert set(texts(t, 0)) == {"found argos", "challenge sparta", "close"}
    t.play(0, move)
    assert len(happened(t, event)) == 1
    assert table(t)["sail"]["acted"]


@clause("DEU-MOVE-17")
def test_a_pursuit_completed_by_the_sailing_action_gives_no_second_one() -> None:
    """P04: defeat a ship."""
    t = sailing(dict(ship="d6"), dict(ship="c6", crew=1), {}, display=["p04", "p13"], pursuits=["p12"])
    t = rolling(t, 0, "to c6", (4, 2, 4), (0, 0, 1))
    assert len(happened(t, "completed")) == 1
    t.play(0, "decline")
    t.play(0, "relocate d4")
    assert texts(t, 0) == ["close"]


# How a sail closes


@clause("DEU-MOVE-19")
def test_a_lost_ship_challenge_closes_the_sail() -> None:
    """Two steps would be left."""
    t = sailing(dict(ship="d4", crew=2), dict(ship="d5"), {}, allowance=3, display=DELIVERIES)
    t = rolling(t, 0, "to d5", (1, 1, 0), (4, 2, 4))
    t.play(1, "decline")
    t.play(1, "relocate b6")
    assert seat(t, 0)["ship"] == "b6"
    assert table(t)["sail"] is None
    assert decision(t) == (0, "position")


@clause("DEU-MOVE-19")
def test_a_lost_hydra_challenge_closes_the_sail() -> None:
    t = sailing(dict(ship="f4", crew=5, hand=["fair_wind"]), {}, {}, display=["p08", "p12"])
    t.play(0, "to f5")
    for _ in range(2):  # before and after the roll
        if decision(t)[1] in ("pre_cards", "post_cards"):
            t.play(0, "pass")
    assert happened(t, "lost") == [dict(event="lost", seat=0)]
    t.play(2, "relocate g7")  # beside Lindos, which could be founded
    assert table(t)["sail"] is None
    assert decision(t) == (0, "position")


@clause("DEU-MOVE-19")
def test_the_relocation_of_another_ship_does_not_close_the_sail() -> None:
    t = sailing(dict(ship="f2"), dict(ship="f3", crew=1), {}, display=DELIVERIES)
    t = rolling(t, 0, "to f3", (4, 2, 4), (0, 0, 1))
    t.play(0, "decline")
    t.play(0, texts(t, 0)[0])
    assert decision(t) == (0, "sail")


@clause("DEU-MOVE-20")
def test_a_sail_is_open_until_its_player_closes_it() -> None:
    """Even if nothing is left to be done."""
    t = sailing(dict(ship="f2"), {}, {}, allowance=1)
    t.play(0, "to f1")
    assert decision(t) == (0, "sail")
    assert texts(t, 0) == ["close"]
    t.play(0, "close")
    assert table(t)["sail"] is None
    t = acting(dict(ship="d5"), {}, values=(2, 2, 1, 2))
    for move in ("act move", "found argos"):
        t.play(0, move)
    assert texts(t, 0) == ["close"]
    t.play(0, "close")
    assert decision(t) == (0, "actions")


# Anchor squares


@clause("DEU-ANCH-01", "DEU-ANCH-02", "DEU-ANCH-03", "DEU-ANCH-04")
@pytest.mark.parametrize("square", ANCHORS)
def test_any_number_of_ships_may_lie_at_one_anchor_and_none_is_challenged(square: str) -> None:
    start = beside(square)[0]
    t = sailing(dict(ship=start), *[dict(ship=square) for _ in range(3)], allowance=2)
    t.play(0, f"to {square}")
    assert [one["ship"] for one in table(t)["seats"]] == [square] * 4
    assert told(t) == ["sailed"]  # an ordinary step
    sail = table(t)["sail"]
    assert (sail["allowance"], sail["moving"], sail["acted"]) == (1, True, False)
    assert goes(t) == set(beside(square))


@clause("DEU-ANCH-02")
def test_ships_at_anchor_are_in_nobodys_way() -> None:
    t = sailing(dict(ship="c3"), *[dict(ship=square) for square in ("c2", "d2", "e2")], allowance=4)
    for square in ("c2", "d2", "e2", "f2"):
        t.play(0, f"to {square}")
    assert told(t) == ["sailed"] * 4


@clause("DEU-ANCH-03")
@pytest.mark.parametrize("square", ANCHORS)
def test_there_is_nothing_to_challenge_on_an_anchor_square(square: str) -> None:
    t = sailing(dict(ship=square), dict(ship=square, chests=[]), dict(owns=["argos"]), display=["p08", "p12"])
    assert {text.split()[0] for text in texts(t, 0)} == {"to", "close"}


@clause("DEU-ANCH-03", "DEU-HYDRA-02")
def test_a_ship_at_anchor_is_safe_from_the_hydra() -> None:
    t = acting({}, dict(ship="e2"), values=(2, 2, 2, 3), hydra="f2")
    t.play(0, "act hydra")
    assert refused(t, 0, "hydra e2") == "DEU-HYDRA-02"


@clause("DEU-ANCH-04")
def test_only_at_setup_an_anchor_square_holds_one_ship() -> None:
    t = petteia.new(GAME, players=2, seed=3, youngest="1")
    t.play(0, "anchor d2")
    assert "anchor d2" not in texts(t, 1)
    t.play(1, "anchor c2")
    t.play(1, "sail")
    t.play(1, "to d2")
    assert [one["ship"] for one in table(t)["seats"]] == ["d2", "d2"]


# Settlements


@clause("DEU-SETT-01", "DEU-TERM-02")
def test_a_settlement_is_founded_from_an_adjacent_square() -> None:
    for square in WATER:
        hydra = "i7" if square != "i7" else "a2"
        found = texts(sailing(dict(ship=square), dict(ship="e1"), allowance=0, hydra=hydra), 0)
        beside_it = [name for name, shore in SHORES.items() if square in shore]
        assert [text.removeprefix("found ") for text in found if text.startswith("found")] == beside_it, square


@clause("DEU-SETT-01", "DEU-SETT-06")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_settlement_that_somebody_owns_is_not_founded(owner: int) -> None:
    seats: list[dict[str, Any]] = [{}, {}, {}]
    seats[owner] = dict(owns=["argos"])
    seats[0]["ship"] = "d5"
    t = sailing(*seats)
    assert refused(t, 0, "found argos") in ("DEU-SETT-01", "DEU-SETT-06")
    assert refused(t, 0, "found lindos") == "DEU-SETT-01"  # too far away


@clause("DEU-SETT-02")
@pytest.mark.parametrize(
    ("settlement", "ship", "needed"),
    [("ephesus", "h2", 1), ("argos", "d5", 1), ("lindos", "g7", 2), ("salamis", "h5", 2)],
)
def test_founding_needs_the_printed_number_of_hoplites_aboard(settlement: str, ship: str, needed: int) -> None:
    t = sailing(dict(ship=ship, crew=needed - 1), {})
    assert refused(t, 0, f"found {settlement}") == "DEU-SETT-02"
    t = sailing(dict(ship=ship, crew=needed), {})
    t.play(0, f"found {settlement}")
    assert seat(t, 0)["crew"] == 0


@clause("DEU-SETT-03")
@pytest.mark.parametrize("crew", [1, 10])
def test_founding_needs_no_roll(crew: int) -> None:
    t = sailing(dict(ship="h2", crew=crew, hand=["rally"]), {}, {})
    t.play(0, "found ephesus")
    assert told(t) == ["founded"]
    assert decision(t) == (0, "sail")
    assert seat(t, 0)["underworld"] == 10 - crew


@clause("DEU-SETT-04")
def test_the_owner_has_the_honour_of_the_settlement_as_long_as_he_owns_it() -> None:
    t = sailing(dict(ship="g7"), dict(ship="f6"), display=DELIVERIES, active=1)
    t.play(0, "found lindos")
    assert t.scores == [2, 0]
    assert [one["honour_cards"] for one in table(t)["seats"]] == [0, 0]
    assert table(t)["supply"] == 14
    t = sailing(dict(owns=["lindos", "ephesus"]), dict(ship="f6"), seat=1, display=DELIVERIES)
    assert t.scores == [3, 0]
    t = scoring(t, 1, "challenge lindos", 5.0)
    assert t.scores == [1, 2]
    assert [one["honour_cards"] for one in table(t)["seats"]] == [0, 0]


@clause("DEU-SETT-04", "DEU-SETT-08", "RUL-33")
@pytest.mark.parametrize(
    ("settlement", "ship", "hoplites", "honour"),
    [("ephesus", "i1", 1, 1), ("argos", "b5", 1, 1), ("lindos", "h6", 2, 2), ("salamis", "i4", 2, 2)],
)
def test_founding_moves_exactly_the_printed_number_of_hoplites(
    settlement: str, ship: str, hoplites: int, honour: int
) -> None:
    t = sailing(dict(ship=ship, crew=7), {})
    t.play(0, f"found {settlement}")
    assert happened(t, "founded") == [dict(event="founded", seat=0, settlement=settlement, amount=hoplites)]
    assert (seat(t, 0)["crew"], seat(t, 0)["underworld"]) == (7 - hoplites, 3)
    assert owners(t) == {settlement: 0}
    assert t.scores == [honour, 0]


@clause("DEU-SETT-05")
def test_garrisons_take_no_part_in_rolls() -> None:
    t = sailing(dict(ship="b3", crew=6, owns=["lindos", "argos"]), {})
    t.play(0, "challenge mykene")
    (roll,) = happened(t, "rolled")
    assert roll["skulls"] + roll["shields"] + roll["edges"] == 6
    assert owners(t) == {"lindos": 0, "argos": 0}
    t = sailing(dict(ship="b3"), dict(ship="b4", crew=2, owns=["lindos", "argos"]), display=DELIVERIES)
    t.play(0, "to b4")
    roll = happened(t, "rolled")[1]
    assert roll["skulls"] + roll["shields"] + roll["edges"] == 2
    assert owners(t) == {"lindos": 1, "argos": 1}


@clause("DEU-SETT-05", "DEU-SETT-07")
@pytest.mark.parametrize("crew", [0, 6])
def test_garrisons_cannot_be_withdrawn(crew: int) -> None:
    t = sailing(dict(ship="d5", crew=crew, owns=["argos"]), {}, allowance=0, hydra="i7")
    assert texts(t, 0) == ["close"]
    assert refused(t, 0, "found argos") in ("DEU-SETT-01", "DEU-SETT-06")


@clause("DEU-SETT-06", "DEU-SETT-05")
@pytest.mark.parametrize("seed", range(4))
def test_a_settlement_changes_its_owner_only_by_a_challenge(seed: int) -> None:
    """Three ships around Argos, whose players found and challenge where they can, and draw lots otherwise."""
    t = position(dict(ship="b5"), dict(ship="d5"), dict(ship="c6"), chance=(seed + 1, 678), hydra="i7")
    lot = random.Random(seed)
    heard = changed = 0
    for _ in range(400):
        if t.over:
            break
        expected = owners(t)
        who = t.pending[0]
        options = texts(t, who)
        wanted = [text for text in options if text in ("found argos", "challenge argos", "reclaim 2")]
        t.play(who, lot.choice(wanted or options))
        new = t.events(None, heard)
        heard += len(new)
        for event in new:
            if event["event"] == "founded":
                assert event["settlement"] not in expected
                expected[event["settlement"]] = event["seat"]
            if event["event"] == "conquered":
                assert expected[event["settlement"]] == event["whose"] != event["seat"]
                expected[event["settlement"]] = event["seat"]
                changed += 1
        assert owners(t) == expected
    assert changed > 0


@clause("DEU-SETT-06", "DEU-SITE-13")
def test_a_lost_challenge_leaves_the_settlement_to_its_owner() -> None:
    t = sailing(dict(ship="d5"), dict(owns=["argos"]), display=DELIVERIES)
    t = scoring(t, 0, "challenge argos", 2.5)
    assert owners(t) == {"argos": 1}
    assert t.scores == [0, 1]


@clause("DEU-SETT-07")
def test_the_own_settlement_cannot_be_challenged() -> None:
    t = sailing(dict(ship="d5", owns=["argos"]), {})
    assert refused(t, 0, "challenge argos") == "DEU-SETT-07"
    assert "challenge argos" in texts(sailing(dict(ship="d5"), dict(owns=["argos"])), 0)
