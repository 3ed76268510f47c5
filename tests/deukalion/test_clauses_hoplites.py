"""Chapters 4.5 and 4.6: reclaiming and dumping, the HYDRA action, and the River Styx."""

from __future__ import annotations

import random
from collections.abc import Iterator
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
    seat,
    table,
    texts,
    until,
)

DELIVERIES = ["p12", "p13"]  # a display that nothing but a delivery completes


def crews(t: petteia.Table) -> list[tuple[int, int]]:
    """The hoplites of each seat, aboard and in the Underworld."""
    return [(one["crew"], one["underworld"]) for one in table(t)["seats"]]


def told(t: petteia.Table) -> list[str]:
    return [one["event"] for one in t.events(None)]


# Reclaiming


def reclaiming(crew: int, chests: int, die: int, **more: Any) -> petteia.Table:
    """The active player uses HOPLITES."""
    colours = ["red", "green", "blue", "yellow", "white"] * 2
    mine = dict(ship="b3", crew=crew, chests=colours[:chests], **more)
    t = acting(mine, {}, values=(2, die, 2, 2), display=DELIVERIES)
    t.play(0, "act hoplites")
    return t


@clause("DEU-HOP-01")
@pytest.mark.parametrize("die", [1, 2, 3])
@pytest.mark.parametrize("fallen", [1, 2, 3, 6])
def test_up_to_as_many_hoplites_come_back_as_the_die_shows(die: int, fallen: int) -> None:
    t = reclaiming(10 - fallen, 0, die)
    most = min(die, fallen)
    assert texts(t, 0) == [f"reclaim {amount}" for amount in range(1, most + 1)]
    assert refused(t, 0, f"reclaim {most + 1}") in ("DEU-HOP-01", "DEU-HOP-02")
    t.play(0, f"reclaim {most}")
    assert crews(t)[0] == (10 - fallen + most, fallen - most)
    assert decision(t) == (0, "actions")


@clause("DEU-HOP-01", "DEU-HOP-10")
def test_hoplites_is_not_offered_to_a_player_of_whom_nobody_has_fallen() -> None:
    t = acting(dict(crew=10), dict(crew=2))
    assert refused(t, 0, "act hoplites") in ("DEU-HOP-01", "DEU-HOP-02", "DEU-HOP-10", "DEU-TERM-09")


@clause("DEU-HOP-02")
def test_a_reclaimed_hoplite_needs_a_board_space() -> None:
    t = reclaiming(7, 2, 3)  # one space is left for three hoplites
    assert texts(t, 0) == ["reclaim 1", "dump red", "dump green"]
    assert refused(t, 0, "reclaim 2") == "DEU-HOP-02"
    t.play(0, "reclaim 1")
    assert (seat(t, 0)["crew"], seat(t, 0)["room"]) == (8, 0)


@clause("DEU-HOP-01", "DEU-HOP-02", "DEU-HOP-05", "DEU-HOP-11")
def test_all_ways_to_dump_and_reclaim_are_those_of_the_rules() -> None:
    """Every crew, every number of chests, every die: so many dumped, so many reclaimed, and nothing else."""
    for crew in range(10):
        for chests in range(min(10 - crew, 6) + 1):
            for die in (1, 2, 3):
                limit = min(die, 10 - crew)
                free = 10 - crew - chests
                allowed = {
                    (dumped, amount)
                    for dumped in range(min(chests, max(0, limit - free)) + 1)
                    for amount in range(max(1, dumped), min(limit, free + dumped) + 1)
                }
                assert set(ways(reclaiming(crew, chests, die))) == allowed, (crew, chests, die)


def ways(t: petteia.Table, dumped: int = 0) -> Iterator[tuple[int, int]]:
    """How a reclaim can be carried out: the number of chests dumped, and of hoplites reclaimed."""
    dump = [text for text in texts(t, 0) if text.startswith("dump")][:1]  # the colour does not matter
    for move in [text for text in texts(t, 0) if text.startswith("reclaim")] + dump:
        after = t.copy()
        after.play(0, move)
        if move.startswith("dump"):
            after.play(0, texts(after, 0)[0])
            yield from ways(after, dumped + 1)
        else:
            yield dumped, int(move.split()[1])


# Dumping


FULL: dict[str, Any] = dict(crew=6, chests=["red", "green", "blue", "white"], display=DELIVERIES)
RECLAIMS = {
    "die": (2, ["act hoplites"]),
    "giving up": (2, ["give_up"]),
    "styx": (4, ["to a6"]),
    "card in the turn": (3, ["play charons_mercy"]),
    "card in the sail": (2, ["play ferrymans_fee"]),
    "card before a roll": (4, ["challenge mykene", "play call_to_arms"]),
}


def lacking(how: str, crew: int, chests: list[str], **given: Any) -> petteia.Table:
    """Seat 0 reclaims in one of the ways that there are."""
    mine = dict(crew=crew, chests=chests, ship="b6" if how == "styx" else "b3")
    if how in ("die", "card in the turn"):
        t = acting(dict(mine, hand=["charons_mercy"]), {}, values=(2, 2, 2, 2), **given)
    elif how == "giving up":
        t = position(mine, {}, active=1, agenda=[frame("Window", 0)], **given)
    else:
        t = sailing(dict(mine, hand=["ferrymans_fee", "call_to_arms"]), {}, **given)
    for move in RECLAIMS[how][1]:
        t.play(0, move)
    return t


@clause("DEU-HOP-03", "DEU-HOP-05", "RUL-31")
@pytest.mark.parametrize("how", RECLAIMS)
def test_whenever_spaces_are_lacking_chests_may_be_dumped_first(how: str) -> None:
    limit = RECLAIMS[how][0]
    t = lacking(how, **FULL)
    assert decision(t) == (0, "reclaim")
    assert [text for text in texts(t, 0) if text.startswith("dump")] == [f"dump {one}" for one in FULL["chests"]]
    for n in range(limit):
        assert len(seat(t, 0)["chests"]) == 4 - n
        t.play(0, f"dump {seat(t, 0)['chests'][0]}")
        t.play(0, "put halikarnassos" if n < 3 else "put cyprus")
    assert texts(t, 0) == [f"reclaim {limit}"]
    t.play(0, f"reclaim {limit}")
    assert happened(t, "reclaimed") == [dict(event="reclaimed", seat=0, amount=limit)]


@clause("DEU-HOP-03", "DEU-HOP-07")
@pytest.mark.parametrize("how", [how for how in RECLAIMS if how != "styx"])
def test_nothing_is_dumped_if_all_that_may_come_back_have_spaces(how: str) -> None:
    limit = RECLAIMS[how][0]
    t = lacking(how, 10 - limit - 1, ["red"], display=DELIVERIES)  # exactly as many spaces as the limit
    assert texts(t, 0) == [f"reclaim {amount}" for amount in range(1, limit + 1)]
    assert refused(t, 0, "dump red") in ("DEU-HOP-03", "DEU-HOP-05", "DEU-HOP-07")


@clause("DEU-HOP-04", "DEU-CHEST-03")
@pytest.mark.parametrize("ship", ["b3", "i7", "f1"])
def test_a_dumped_chest_goes_to_any_empty_space_of_any_city_wherever_the_ship_is(ship: str) -> None:
    mine = dict(ship=ship, crew=8, chests=["red", "blue"])
    other = dict(ship="d7", crew=9, chests=["white"])
    cities = dict(corinth=["red"], mykene=[], cyprus=["green"])
    t = acting(mine, other, values=(2, 2, 2, 2), cities=cities)
    t.play(0, "act hoplites")
    t.play(0, "dump red")
    assert decision(t) == (0, "put_chest")
    assert texts(t, 0) == ["put corinth", "put mykene", "put cyprus"]
    assert refused(t, 0, "put sparta") in ("DEU-CHEST-02", "DEU-HOP-04")
    t.play(0, "put mykene")
    assert table(t)["cities"][1]["chests"] == ["red"]
    assert seat(t, 0)["chests"] == ["blue"]
    t.play(0, "dump blue")
    assert texts(t, 0) == ["put corinth", "put cyprus"]


@clause("DEU-HOP-05")
@pytest.mark.parametrize(
    ("crew", "chests", "die", "most"),
    [
        (6, 4, 3, 3),  # no space, three may come back
        (6, 4, 1, 1),
        (5, 4, 3, 2),  # one space is free
        (9, 1, 3, 1),  # only one has fallen
        (5, 2, 3, 0),  # three spaces are free
        (6, 2, 3, 1),
    ],
)
def test_no_more_is_dumped_than_is_needed(crew: int, chests: int, die: int, most: int) -> None:
    t = reclaiming(crew, chests, die)
    for _ in range(most):
        t.play(0, next(text for text in texts(t, 0) if text.startswith("dump")))
        t.play(0, texts(t, 0)[0])
    assert not any(text.startswith("dump") for text in texts(t, 0))
    for colour in seat(t, 0)["chests"]:
        assert refused(t, 0, f"dump {colour}") in ("DEU-HOP-05", "DEU-HOP-03")


@clause("DEU-HOP-05")
def test_only_a_chest_that_is_aboard_can_be_dumped() -> None:
    t = acting(dict(ship="b3", crew=8, chests=["red", "red"]), dict(ship="d7", chests=["blue"]))
    t.play(0, "act hoplites")
    assert texts(t, 0) == ["dump red"]
    assert t.why(0, "dump blue") is not None


@clause("DEU-HOP-06")
@pytest.mark.parametrize("ship", ["b3", "c3"])
def test_a_dumped_chest_earns_nothing_and_completes_nothing(ship: str) -> None:
    """P01 and P06 ask for a red chest, P14 for any two."""
    mine = dict(ship=ship, crew=8, chests=["red", "red"], secret="p14")
    t = acting(mine, {}, values=(2, 2, 2, 2), display=["p01", "p06"])
    for move in ("act hoplites", "dump red", "put halikarnassos", "dump red", "put halikarnassos", "reclaim 2"):
        t.play(0, move)
    assert told(t) == ["dumped", "stored", "dumped", "stored", "reclaimed"]
    assert t.scores == [0, 0]
    assert [card["pursuit"] for card in table(t)["display"]] == ["p01", "p06"]
    assert table(t)["supply"] == 14


@clause("DEU-HOP-07")
def test_chests_are_dumped_at_no_other_time() -> None:
    mine = dict(ship="b3", crew=8, chests=["red", "blue"])
    for t in (
        sailing(mine, {}),
        acting(mine, {}),
        position(mine, {}, agenda=[]),
        position(mine, {}, active=1, agenda=[frame("Window", 0)]),
    ):
        assert not any(text.startswith("dump") for text in texts(t, 0))
        assert t.why(0, "dump red") is not None


@clause("DEU-HOP-07", "DEU-CHEST-04")
def test_no_chest_is_dumped_to_make_room_for_a_captured_one() -> None:
    t = sailing(dict(ship="b3", crew=8, chests=["red", "blue"]), {}, cities=dict(mykene=["white"]))
    t = rolling(t, 0, "challenge mykene", (5, 3, 0))
    assert texts(t, 0) == ["take white"]
    t.play(0, "take white")
    assert crews(t)[0] == (7, 3)
    assert seat(t, 0)["chests"] == ["red", "blue", "white"]


@clause("DEU-HOP-08")
def test_garrisoned_hoplites_cannot_be_reclaimed() -> None:
    t = acting(dict(crew=5, owns=["lindos", "salamis"]), {}, values=(2, 3, 2, 2))
    t.play(0, "act hoplites")
    assert texts(t, 0) == ["reclaim 1"]  # four of the five that are not aboard are garrisons
    t.play(0, "reclaim 1")
    assert crews(t)[0] == (6, 0)
    assert [one["owner"] for one in table(t)["settlements"]] == [None, None, 0, 0]
    assert t.why(0, "act hoplites") is not None


@clause("DEU-HOP-08", "DEU-SETT-05")
def test_a_player_whose_missing_hoplites_are_all_garrisons_has_nothing_to_reclaim() -> None:
    t = acting(dict(crew=6, owns=["lindos", "salamis"]), {}, values=(2, 3, 2, 2))
    assert "act hoplites" not in texts(t, 0)
    t = sailing(dict(ship="b6", crew=6, owns=["lindos", "salamis"]), {})
    t.play(0, "to a6")
    assert told(t) == ["sailed"]
    assert crews(t)[0] == (6, 0)


@clause("DEU-HOP-09", "DEU-HOP-10", "DEU-TERM-09")
@pytest.mark.parametrize("seed", range(4))
def test_the_fallen_stay_in_the_underworld_until_their_owner_reclaims_them(seed: int) -> None:
    """Whole games, each move drawn by lot."""
    t = petteia.new(GAME, players=2 + seed % 3, seed=seed)
    lot = random.Random(seed)
    heard = came_back = 0
    for _ in range(600):
        if t.over:
            break
        before = crews(t)
        who = t.pending[0]
        t.play(who, lot.choice(t.options(who)))
        back = [0] * t.players
        new = t.events(None, heard)
        heard += len(new)
        for event in new:
            if event["event"] == "reclaimed":
                assert event["seat"] == who
                back[who] += event["amount"]
        came_back += sum(back)
        for n, (_, fallen) in enumerate(crews(t)):
            assert fallen >= before[n][1] - back[n]
            assert back[n] == 0 or crews(t)[n] == (before[n][0] + back[n], before[n][1] - back[n])
    assert came_back > 0


@clause("DEU-HOP-10")
def test_nobody_reclaims_hoplites_of_another_colour() -> None:
    t = acting(dict(crew=9), dict(crew=1), values=(2, 3, 2, 2))
    t.play(0, "act hoplites")
    assert texts(t, 0) == ["reclaim 1"]
    t.play(0, "reclaim 1")
    assert crews(t) == [(10, 0), (1, 9)]


@clause("DEU-HOP-11")
@pytest.mark.parametrize(
    ("crew", "chests", "dumps", "offered"),
    [
        (6, 4, 1, ["reclaim 1"]),
        (6, 4, 2, ["reclaim 2"]),
        (6, 4, 3, ["reclaim 3"]),
        (5, 4, 1, ["reclaim 1", "reclaim 2"]),  # one space was free before
        (5, 4, 2, ["reclaim 2", "reclaim 3"]),
    ],
)
def test_every_space_gained_by_dumping_is_filled(crew: int, chests: int, dumps: int, offered: list[str]) -> None:
    t = reclaiming(crew, chests, 3)
    for _ in range(dumps):
        t.play(0, next(text for text in texts(t, 0) if text.startswith("dump")))
        t.play(0, texts(t, 0)[0])
    assert [text for text in texts(t, 0) if not text.startswith("dump")] == offered
    if dumps > 1:
        assert refused(t, 0, f"reclaim {dumps - 1}") == "DEU-HOP-11"


# The HYDRA action


def hydra_from(square: str, die: int, *ships: str) -> petteia.Table:
    """The active player, whose ship is the first, moves the Hydra."""
    t = acting(*[dict(ship=ship) for ship in ships], values=(2, 2, 2, die), hydra=square)
    t.play(0, "act hydra")
    return t


def swims(t: petteia.Table) -> set[str]:
    return {text.removeprefix("hydra ") for text in texts(t, 0) if text.startswith("hydra ")}


@clause("DEU-HYDRA-01")
@pytest.mark.parametrize(
    ("die", "reached"),
    [
        (1, "f4 e5 f6"),
        (2, "f3 f4 g4 d5 e5 f6 f7"),
        (3, "f2 e3 f3 g3 d4 f4 g4 h4 d5 e5 d6 f6 f7 g7"),
    ],
)
def test_the_hydra_moves_up_to_as_many_squares_as_the_die_shows(die: int, reached: str) -> None:
    t = hydra_from("f5", die, "c2", "d2")
    assert swims(t) == set(reached.split())
    assert refused(t, 0, "hydra f1") == "DEU-HYDRA-01"
    assert refused(t, 0, "hydra g6") in ("DEU-HYDRA-01", "DEU-HYDRA-02")


@clause("DEU-HYDRA-02")
@pytest.mark.parametrize(
    ("square", "barred"),
    [("c3", ["c2", "c4"]), ("a5", ["a4", "a6"]), ("f2", ["e2"]), ("f1", ["e1"]), ("b7", ["a7", "c7"]), ("d4", ["e4"])],
)
def test_the_hydra_enters_no_anchor_no_styx_and_no_land(square: str, barred: list[str]) -> None:
    t = hydra_from(square, 3, "d2", "d2")
    for one in barred:
        assert refused(t, 0, f"hydra {one}") == "DEU-HYDRA-02"
    assert all(SIGN[one] == "." for one in swims(t))


@clause("DEU-HYDRA-01", "DEU-HYDRA-02", "DEU-HYDRA-03", "DEU-HYDRA-04", "DEU-HYDRA-06", "DEU-HYDRA-07")
def test_the_hydra_can_go_exactly_where_the_rules_let_it() -> None:
    """Fifty positions by lot: step by step over the sea, not past the mover's ship, and no further than a ship."""
    lot = random.Random(5)
    for _ in range(50):
        hydra, own, *others = lot.sample(SEA, 5)
        die = lot.randint(1, 3)
        reached = {hydra}
        edge = [hydra]
        for _ in range(die):
            edge = [
                after for now in edge if now not in others for after in beside(now, ".") if after not in (own, *reached)
            ]
            reached.update(edge)
        t = hydra_from(hydra, die, own, *others)
        assert swims(t) == reached - {hydra}, (hydra, die, own, others)
        assert "stay" in texts(t, 0)


@clause("DEU-HYDRA-03", "DEU-HATT-01")
def test_entering_a_square_with_another_players_ship_is_an_attack() -> None:
    t = hydra_from("f5", 2, "d2", "f7", "h1")
    t.play(0, "hydra f6")
    assert told(t) == ["hydra-moved"]
    assert decision(t) == (0, "actions")
    t = hydra_from("f5", 2, "d2", "f7", "h1")
    t.play(0, "hydra f7")
    assert told(t)[:3] == ["hydra-moved", "hydra-attacks", "rolled"]
    assert happened(t, "hydra-attacks") == [dict(event="hydra-attacks", seat=1)]


@clause("DEU-HYDRA-04", "RUL-15")
def test_the_hydra_does_not_enter_the_square_of_the_ship_of_its_mover() -> None:
    t = hydra_from("f5", 3, "f6", "d2")
    assert refused(t, 0, "hydra f6") == "DEU-HYDRA-04"
    assert "f7" not in swims(t)  # nor does it pass there
    t.play(0, "stay")
    t = acting({}, dict(ship="f6"), values=(2, 2, 2, 3), active=1)
    t.play(1, "act hydra")
    assert "hydra f6" not in texts(t, 1)


@clause("DEU-HYDRA-05")
@pytest.mark.parametrize("seed", range(3))
def test_apart_from_relocation_only_the_active_player_moves_the_hydra(seed: int) -> None:
    t = petteia.new(GAME, players=3, seed=seed)
    lot = random.Random(seed)
    heard = moved = 0
    for _ in range(800):
        if t.over:
            break
        was, active = table(t)["hydra"], table(t)["active"]
        who = t.pending[0]
        t.play(who, lot.choice(t.options(who)))
        new = t.events(None, heard)
        heard += len(new)
        moves = [one for one in new if one["event"] in ("hydra-moved", "relocated-hydra")]
        assert (table(t)["hydra"] != was) == bool(moves)
        for one in moves:
            if one["event"] == "hydra-moved":
                assert one["seat"] == who == active
                moved += 1
    assert moved > 0


@clause("DEU-HYDRA-06", "RUL-15")
def test_the_hydra_stops_at_the_first_ship() -> None:
    """I7 can be reached only by way of H7."""
    t = hydra_from("g7", 3, "d2", "h7", "i7")
    assert "h7" in swims(t)
    assert refused(t, 0, "hydra i7") in ("DEU-HYDRA-06", "DEU-HYDRA-01")
    assert "i7" in swims(hydra_from("g7", 3, "d2", "d2", "i7"))


@clause("DEU-HYDRA-06")
def test_an_attack_ends_the_movement_of_the_hydra() -> None:
    t = acting(dict(ship="d2"), dict(ship="f6", crew=0), dict(ship="f7"), values=(2, 2, 2, 3))
    t.play(0, "act hydra")
    t.play(0, "hydra f6")  # one of three steps
    t.play(0, "relocate h7")
    assert decision(t) == (0, "actions")
    assert texts(t, 0) == ["act cards", "act move"]
    assert table(t)["hydra"] == "f6"
    assert len(happened(t, "hydra-attacks")) == 1


@clause("DEU-HYDRA-07")
@pytest.mark.parametrize("move", ["stay", "hydra f4"])
def test_the_hydra_need_not_use_its_steps(move: str) -> None:
    t = hydra_from("f5", 3, "d2", "e2")
    t.play(0, move)
    assert table(t)["hydra"] == ("f5" if move == "stay" else "f4")
    assert decision(t) == (0, "actions")
    assert t.why(0, "act hydra") is not None


# The River Styx


def at_styx(*fallen: int, chests: int = 0, seat: int = 0, **given: Any) -> petteia.Table:
    """A ship goes to the Styx, where so many hoplites of each seat are."""
    colours = ["red", "green", "blue", "white"][:chests]
    seats: list[dict[str, Any]] = [dict(crew=10 - many) for many in fallen]
    seats[seat].update(ship="b6", chests=colours, crew=min(10 - fallen[seat], 10 - chests))
    t = sailing(*seats, seat=seat, display=DELIVERIES, **given)
    t.play(seat, "to a6")
    return t


def all_back(t: petteia.Table, who: int = 0) -> None:
    """What must come back at the Styx comes back, and no chest is dumped any more."""
    if decision(t) == (who, "reclaim"):
        (only,) = [text for text in texts(t, who) if text.startswith("reclaim")]
        t.play(who, only)


def honours(t: petteia.Table) -> list[int]:
    return [one["honour_cards"] for one in table(t)["seats"]]


@clause("DEU-STYX-01")
def test_first_the_majority_then_the_reclaim() -> None:
    t = at_styx(5, 2, 0)
    all_back(t)
    assert told(t) == ["sailed", "majority", "honoured", "reclaimed"]
    assert crews(t) == [(10, 0), (8, 2), (10, 0)]


@clause("DEU-STYX-01")
def test_only_the_squares_of_the_styx_do_this() -> None:
    t = sailing(dict(ship="b6", crew=5), {}, {})
    for square in ("b7", "b6", "b5"):
        t.play(0, f"to {square}")
    assert told(t) == ["sailed"] * 3
    assert crews(t)[0] == (5, 5)


@clause("DEU-STYX-01", "DEU-RELOC-06")
def test_a_relocation_over_the_styx_does_not() -> None:
    """From B5 to A5 or B6 in three steps the way leads over A6."""
    t = sailing(dict(ship="b4"), dict(ship="b5", crew=0), {}, display=DELIVERIES)
    t = rolling(t, 0, "to b5", (4, 2, 4), (0, 0, 0))
    t.play(0, "decline")
    t.play(0, "relocate a5")
    assert crews(t)[1] == (0, 10)
    assert honours(t) == [0, 0, 0]


@clause("DEU-STYX-02", "DEU-STYX-05")
@pytest.mark.parametrize(
    ("fallen", "majority"),
    [
        ((4, 3, 3), True),  # more than each, though not more than both together
        ((4, 4, 0), False),
        ((4, 0, 4), False),
        ((4, 5, 0), False),
        ((1, 0, 0), True),
        ((0, 0, 0), False),
        ((0, 1, 0), False),
        ((6, 5, 5, 5), True),
        ((6, 5, 5, 6), False),
        ((3, 2), True),
        ((3, 3), False),
        ((3, 7), False),
    ],
)
def test_the_majority_is_more_than_every_other_single_player(fallen: tuple[int, ...], majority: bool) -> None:
    t = at_styx(*fallen)
    all_back(t)
    assert (len(happened(t, "majority")) == 1) == majority
    assert (honours(t)[0] > 0) == majority
    assert honours(t)[1:] == [0] * (len(fallen) - 1)


@clause("DEU-STYX-02")
def test_hoplites_that_come_back_now_are_counted() -> None:
    """Six have fallen and two spaces are free: after the reclaim there would be no majority."""
    t = at_styx(6, 5, 0, chests=4)
    t.play(0, "reclaim 2")
    assert crews(t)[0] == (6, 4)
    assert honours(t) == [2, 0, 0]


@clause("DEU-STYX-02")
def test_garrisons_are_not_in_the_underworld() -> None:
    t = sailing(dict(ship="b6", crew=6, owns=["lindos", "argos"]), dict(crew=8), {})
    t.play(0, "to a6")
    all_back(t)
    assert honours(t) == [0, 0, 0]


@clause("DEU-STYX-03", "DEU-STYX-04")
@pytest.mark.parametrize(("players", "cards"), [(2, 1), (3, 2), (4, 2)])
def test_the_majority_earns_two_honour_cards_or_one_of_two_players(players: int, cards: int) -> None:
    t = at_styx(3, *[1] * (players - 1))
    all_back(t)
    assert honours(t) == [cards, *[0] * (players - 1)]
    assert table(t)["supply"] == 14 - cards
    assert t.scores == [cards, *[0] * (players - 1)]


@clause("DEU-STYX-05")
@pytest.mark.parametrize("fallen", [(4, 4, 1), (2, 7, 1), (3, 3), (1, 9)])
def test_without_the_majority_nobody_takes_any(fallen: tuple[int, ...]) -> None:
    t = at_styx(*fallen)
    all_back(t)
    assert honours(t) == [0] * len(fallen)
    assert table(t)["supply"] == 14
    assert crews(t) == [(10, 0), *[(10 - many, many) for many in fallen[1:]]]  # the reclaim takes place all the same


@clause("DEU-STYX-06", "RUL-30")
@pytest.mark.parametrize(("fallen", "chests", "back"), [(7, 0, 7), (7, 2, 5), (1, 0, 1), (4, 3, 1), (10, 4, 6)])
def test_all_come_back_or_as_many_as_fit_and_none_is_held_back(fallen: int, chests: int, back: int) -> None:
    t = at_styx(fallen, 0, 0, chests=chests)
    assert (decision(t) == (0, "reclaim")) == (chests > 0)  # nothing is asked unless something could be dumped
    if chests:
        assert [text for text in texts(t, 0) if not text.startswith("dump")] == [f"reclaim {back}"]
        assert refused(t, 0, f"reclaim {back - 1}") == "DEU-STYX-06"
        t.play(0, f"reclaim {back}")
    assert crews(t)[0] == (10 - fallen + back, fallen - back)
    assert decision(t) == (0, "position")


@clause("DEU-STYX-07", "DEU-HOP-03", "DEU-HOP-05", "DEU-HOP-11")
def test_at_the_styx_chests_may_be_dumped_for_hoplites() -> None:
    t = at_styx(6, 0, 0, chests=4)  # two spaces for six hoplites
    assert texts(t, 0) == ["reclaim 2", "dump red", "dump green", "dump blue", "dump white"]
    t.play(0, "dump green")
    assert decision(t) == (0, "put_chest")
    t.play(0, "put halikarnassos")
    assert texts(t, 0) == ["reclaim 3", "dump red", "dump blue", "dump white"]
    for colour, city in (("red", "halikarnassos"), ("blue", "halikarnassos"), ("white", "cyprus")):
        t.play(0, f"dump {colour}")
        t.play(0, f"put {city}")
    all_back(t)
    assert crews(t)[0] == (10, 0)
    assert seat(t, 0)["chests"] == []


@clause("DEU-STYX-06", "DEU-STYX-07", "DEU-HOP-11")
def test_with_a_full_hold_the_player_may_keep_the_chests_and_leave_the_fallen() -> None:
    t = at_styx(4, 0, 0, chests=4)
    assert [text for text in texts(t, 0) if not text.startswith("dump")] == ["reclaim 0"]
    dumped = t.copy()
    t.play(0, "reclaim 0")
    assert crews(t)[0] == (6, 4)
    assert decision(t) == (0, "position")
    dumped.play(0, "dump red")
    dumped.play(0, "put halikarnassos")
    assert [text for text in texts(dumped, 0) if not text.startswith("dump")] == ["reclaim 1"]


@clause("DEU-STYX-07", "DEU-HOP-05")
def test_at_the_styx_no_more_is_dumped_than_the_fallen_need() -> None:
    t = at_styx(3, 0, 0, chests=2)  # one space, three hoplites: both chests may go
    for colour in ("red", "green"):
        assert f"dump {colour}" in texts(t, 0)
    t = at_styx(3, 0, 0, chests=1)  # two spaces: one chest
    t.play(0, "dump red")
    t.play(0, "put halikarnassos")
    all_back(t)
    assert crews(t)[0] == (10, 0)
    t = sailing(dict(ship="b6", crew=6, owns=["lindos"], chests=["red", "blue"]), {}, {})
    t.play(0, "to a6")  # two have fallen and two spaces are free
    assert not any(text.startswith("dump") for text in texts(t, 0))
    assert crews(t)[0] == (8, 0)


@clause("DEU-STYX-08", "DEU-OTHER-05")
@pytest.mark.parametrize("sailor", [1, 2])
def test_the_styx_is_the_same_for_non_active_players(sailor: int) -> None:
    fallen = [1, 1, 1]
    fallen[sailor] = 5
    t = at_styx(*fallen, seat=sailor)
    all_back(t, sailor)
    assert crews(t)[sailor] == (10, 0)
    assert honours(t) == [2 if n == sailor else 0 for n in range(3)]


@clause("DEU-STYX-09", "DEU-STYX-11")
def test_any_number_of_ships_may_be_on_a_styx_square_and_none_is_challenged() -> None:
    t = sailing(dict(ship="b6", crew=5), dict(ship="a6"), dict(ship="a6"), dict(ship="a6", crew=8))
    assert "to a6" in texts(t, 0)
    t.play(0, "to a6")
    all_back(t)
    assert [one["ship"] for one in table(t)["seats"]] == ["a6"] * 4
    assert happened(t, "challenged-ship") == happened(t, "rolled") == []
    assert crews(t) == [(10, 0), (10, 0), (10, 0), (8, 2)]


@clause("DEU-STYX-11", "DEU-MOVE-07")
def test_a_ship_without_hoplites_may_join_others_at_the_styx() -> None:
    t = sailing(dict(ship="b6", crew=0), dict(ship="a6"), {})
    t.play(0, "to a6")
    all_back(t)
    assert crews(t)[0] == (10, 0)


@clause("DEU-STYX-11")
def test_ships_that_lie_together_at_the_styx_cannot_challenge_each_other() -> None:
    t = sailing(dict(ship="a6"), dict(ship="a6"), dict(ship="a7"), allowance=2)
    assert "to a6" not in texts(t, 0)
    assert not any(text.startswith("challenge") for text in texts(t, 0))
    t.play(0, "to a7")
    assert happened(t, "challenged-ship") == []


@clause("DEU-STYX-10")
@pytest.mark.parametrize(("start", "end"), [("a6", "a7"), ("a7", "a6")])
def test_a_step_between_the_styx_squares_counts_as_entering(start: str, end: str) -> None:
    t = sailing(dict(ship=start, crew=5), dict(crew=8), {})
    t.play(0, f"to {end}")
    all_back(t)
    assert crews(t)[0] == (10, 0)
    assert honours(t) == [2, 0, 0]


@clause("DEU-STYX-10")
def test_staying_at_the_styx_does_not() -> None:
    t = sailing(dict(ship="a6", crew=5), dict(crew=8), {})
    t.play(0, "close")
    assert crews(t)[0] == (5, 5)
    assert honours(t) == [0, 0, 0]


@clause("DEU-STYX-10")
def test_leaving_and_coming_back_counts_as_entering() -> None:
    t = sailing(dict(ship="a6", crew=5), dict(crew=8), {})
    t.play(0, "to b6")
    t.play(0, "to a6")
    all_back(t)
    assert crews(t)[0] == (10, 0)
    assert honours(t) == [2, 0, 0]


# The award of the Styx, once


def later_at_the_styx(t: petteia.Table) -> petteia.Table:
    """The same game, in which the ship of seat 0 goes to the Styx as soon as it can sail again."""
    now = t.dump(history=False)
    now["state"]["ships"][0] = "b6"
    t = petteia.load(now, of=GAME)
    sailed = decision(t) == (0, "sail")
    while decision(t) != (0, "sail") or sailed:
        sailed = sailed and decision(t)[1] != "window"
        idle(t)
    t.play(0, "to a6")
    all_back(t)
    return t


@clause("DEU-STYX-12", "RUL-43")
def test_a_full_hold_earns_the_award_only_once() -> None:
    mine = dict(ship="b6", crew=4, chests=["red", "green", "blue"])
    t = sailing(mine, {}, {}, display=DELIVERIES, active=1)
    t.play(0, "to a6")
    t.play(0, "reclaim 3")
    assert (crews(t)[0], honours(t)[0]) == ((7, 3), 2)
    while decision(t) != (0, "sail"):
        idle(t)
    t.play(0, "to a7")  # three hoplites, more than anybody else has there
    assert crews(t) == [(7, 3), (10, 0), (10, 0)]
    assert honours(t) == [2, 0, 0]
    assert len(happened(t, "majority")) == 1


@clause("DEU-STYX-12")
@pytest.mark.parametrize("players", [2, 3])
def test_who_has_taken_no_award_yet_takes_it_at_a_later_visit(players: int) -> None:
    others: list[dict[str, Any]] = [{} for _ in range(players - 1)]
    for rewarded, cards in ((False, 3 - (players == 2)), (True, 1)):
        t = sailing(dict(ship="a6", crew=5, honour_cards=1, rewarded=rewarded), *others)
        t.play(0, "to a7")
        all_back(t)
        assert honours(t)[0] == cards
        assert crews(t)[0] == (10, 0)  # the reclaim is not concerned


@clause("DEU-STYX-12")
def test_an_award_missed_by_a_tie_does_not_count() -> None:
    t = sailing(dict(ship="b6", crew=5, chests=["red", "blue"]), dict(crew=5), {}, display=DELIVERIES)
    t.play(0, "to a6")
    all_back(t)
    assert (crews(t)[0], honours(t)) == ((8, 2), [0, 0, 0])
    now = t.dump(history=False)
    now["state"]["crew"][1], now["state"]["underworld"][1] = 10, 0  # the other player has reclaimed all
    t = later_at_the_styx(petteia.load(now, of=GAME))
    assert honours(t)[0] == 2


@clause("DEU-STYX-12", "RUL-43")
@pytest.mark.parametrize(
    ("way", "lost"),
    [("roll", 1), ("roll", 0), ("full board", 1), ("theft", 1), ("leave", 5), ("garrison", 2), ("founding", 0)],
)
def test_the_award_can_be_taken_again_after_another_hoplite_has_gone_to_the_underworld(way: str, lost: int) -> None:
    mine: dict[str, Any] = dict(ship="b3", crew=6, rewarded=True, secret="p16")
    other: dict[str, Any] = {}
    more: dict[str, Any] = dict(display=DELIVERIES)
    if way == "full board":
        mine.update(crew=6, chests=["red", "red", "green", "green"])
    if way == "theft":
        mine.update(crew=3, chests=["red", "red", "green", "green", "green", "white", "white"])
        other.update(ship="b4", crew=1, chests=["blue"], owns=["lindos", "argos", "salamis"])
    if way == "founding":
        mine.update(ship="b5")
    if way == "leave":
        mine.update(ship="d6", secret="p03")
    if way == "garrison":
        mine.update(owns=["lindos"])
        other.update(ship="h6")
        more.update(seat=1)
    t = sailing(mine, other, {}, **more)
    before = seat(t, 0)["underworld"]
    if way == "roll":
        t = until(t, 0, "challenge mykene", lambda after: crews(after)[0][0] == 6 - lost and "lost" in told(after))
    elif way == "full board":
        t = rolling(t, 0, "challenge mykene", (5, 1, 0))
        t.play(0, texts(t, 0)[0])
    elif way == "theft":
        t = rolling(t, 0, "to b4", (3, 0, 0), (0, 0, 1))
        t.play(0, "steal blue")
        t.play(0, "relocate d3")
    elif way == "founding":
        t.play(0, "found argos")
    elif way == "leave":
        t.play(0, "declare p03 second")
    elif way == "garrison":
        t = rolling(t, 1, "challenge lindos", (7, 2, 1))
    assert seat(t, 0)["underworld"] == before + lost
    assert honours(later_at_the_styx(t))[0] == (2 if lost else 0)
