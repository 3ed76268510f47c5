"""What load refuses: each mistake by its place, and nothing half done."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from playing import BARTER, BIDS, LOTS, TICTACTOE, decisions, played, through_json, told

import petteia
from petteia.kernel.game import Game

Dump = dict[str, Any]


def bids() -> Dump:
    """Two seats in the midst of bidding; seat 0 has committed."""
    t = petteia.new(BIDS, players=2, seed=1, jars=2, hosted=False, purses="filled")
    t.play(0, "bid 1")
    return dict(through_json(t.dump()))


def lots() -> Dump:
    """Two seats; seat 0 has turned up a card, laid one, and may still take that back."""
    t = petteia.new(LOTS, players=2, seed=1)
    t.play(0, "turn")
    t.play(0, "lay " + t.view(0)["table"]["hands"][0][0])
    return dict(through_json(t.dump()))


def barter() -> Dump:
    t = petteia.new(BARTER, players=2, seed=1)
    t.play(0, next(move for move in t.options(0) if move.verb.name == "offer"))
    return dict(through_json(t.dump()))


def refused(of: Game, dump: Any) -> str:
    before = copy.deepcopy(dump)
    with pytest.raises(petteia.BadDump) as error:
        petteia.load(dump, of=of)
    assert dump == before, "the dump itself is left alone"
    assert "\n" not in str(error.value)
    return str(error.value)


def change(where: str, value: Any) -> Callable[[Dump], None]:
    """Put a value at a place such as `state.hands.0`; `...` takes the key away."""

    def apply(dump: Dump) -> None:
        *way, last = where.split(".")
        inner: Any = dump
        for key in way:
            inner = inner[int(key) if isinstance(inner, list) else key]
        place = int(last) if isinstance(inner, list) else last
        if value is ...:
            del inner[place]
        else:
            inner[place] = value

    return apply


def test_the_dumps_of_these_tests_load() -> None:
    for of, dump in ((BIDS, bids()), (LOTS, lots()), (BARTER, barter())):
        assert told(petteia.load(dump, of=of).dump()) == told(dump)


@pytest.mark.parametrize("dump", [None, [], "dump", 5, {}])
def test_something_that_is_no_dump(dump: Any) -> None:
    with pytest.raises(petteia.BadDump):
        petteia.load(dump, of=LOTS)


@pytest.mark.parametrize("key", ["petteia", "game", "rules", "edition", "players", "options", "names", "state"])
def test_a_missing_key(key: str) -> None:
    dump = lots()
    del dump[key]
    assert repr(key) in refused(LOTS, dump)


WRONG: list[tuple[str, str, Any, str]] = [
    # the table
    ("unknown key", "whatever", 1, "whatever"),
    ("format", "petteia", 2, "format 2"),
    ("players", "players", 9, "9"),
    ("players", "players", "2", "'2'"),
    ("players", "players", True, "True"),
    ("option", "options", {"turns": 99}, "turns"),
    ("option", "options", {"dice": 1}, "dice"),
    ("options", "options", [], "options"),
    ("options", "options", None, "options"),
    ("rules", "rules", "one", "rules"),
    ("names", "names", ["only one"], "1 names for 2"),
    ("names", "names", "ab", "names"),
    ("names", "names", [1, 2], "names"),
    ("names", "names", None, "names"),
    ("game", "game", "bids", "bids"),
    # the state
    ("state", "state", None, "state"),
    ("state", "state", [], "state"),
    ("missing key", "state.hands", ..., "state: 'hands' is missing"),
    ("missing key", "state.agenda", ..., "state: 'agenda' is missing"),
    ("missing key", "state.chance", ..., "state: 'chance' is missing"),
    ("unknown key", "state.feet", 1, "state: unknown entry 'feet'"),
    ("unknown name", "state.deck.0", "apollo", "state.deck[0]: 'apollo'"),
    ("wrong type", "state.left", "3", "state.left: '3'"),
    ("wrong type", "state.left", 3.0, "state.left: 3.0"),
    ("wrong type", "state.left", -1, "state.left: -1"),
    ("wrong type", "state.deck", "klio", "state.deck: 'klio' is not a list"),
    ("wrong type", "state.hands.1", None, "state.hands[1]"),
    ("wrong type", "state.points.1", None, "state.points[1]"),
    ("wrong length", "state.points", [0], "state.points: 1 values for 2 seats"),
    ("wrong length", "state.hands", [[], [], []], "state.hands: 3 values for 2 seats"),
    ("doubled mask entry", "state.shuffled", [0, 1, 0], "state.shuffled[2]: 0 stands here twice"),
    ("doubled mask entry", "state.hands.0", ["klio", "erato", "klio"], "state.hands[0][2]: 'klio' stands here twice"),
    ("lost card", "state.deck.0", ..., "lies in 0 places"),
    ("doubled card", "state.deck", ["klio"] * 9, "klio lies in"),
    # the agenda
    ("agenda", "state.agenda", {}, "state.agenda"),
    ("agenda", "state.agenda", None, "state.agenda"),
    ("frame", "state.agenda.0", "Turn", "state.agenda[0]"),
    ("frame", "state.agenda.0.frame", "Dance", "state.agenda[0]: unknown frame 'Dance'"),
    ("frame", "state.agenda.0.frame", 1, "state.agenda[0]"),
    ("frame", "state.agenda.0.deed", ..., "state.agenda[0]: 'deed' is missing"),
    ("frame", "state.agenda.0.deeds", 1, "state.agenda[0]: unknown entry 'deeds'"),
    ("frame", "state.agenda.0.seat", 2, "state.agenda[0].seat: 2"),
    ("frame", "state.agenda.0.seat", -1, "state.agenda[0].seat: -1"),
    ("frame", "state.agenda.0.deed", True, "state.agenda[0].deed: True"),
    ("lanes", "state.lanes", [[], []], "state.lanes"),
    ("lanes", "state.lanes", None, "state.lanes"),
    ("lessons", "state.lessons", -1, "state.lessons"),
    ("lessons", "state.lessons", None, "state.lessons"),
    # chance
    ("chance", "state.chance", None, "state.chance"),
    ("chance", "state.chance", [1], "state.chance"),
    ("chance", "state.chance", [1, 2, 3], "state.chance"),
    ("chance", "state.chance", ["1", 2], "state.chance"),
    ("chance", "state.chance", [1.0, 2], "state.chance"),
    ("chance", "state.chance", [True, 2], "state.chance"),
    ("chance", "state.chance", [-1, 2], "state.chance"),
    ("chance", "state.chance", [1 << 32, 2], "state.chance"),
    ("chance", "state.chance", [1, 1 << 30], "state.chance"),
    ("chance", "state.chance", [1, 1073738160], "state.chance"),
    ("frozen chance", "state.chance", [0, 0], "state.chance"),
    ("frozen chance", "state.chance", [0xFFFFFFFF, 1073738159], "state.chance"),
    # the history
    ("history", "history", [], "history"),
    ("history", "history", "none", "history"),
    ("history", "history.moves", ..., "history"),
    ("history", "history.extra", 1, "history"),
    ("history", "history.moves", 5, "history"),
    ("history", "history.moves.0", ["0"], "history"),
    ("history", "history.moves.0", [2, "turn"], "history.moves[0]"),
    ("history", "history.moves.0", ["0", "turn"], "history.moves[0]"),
    ("history", "history.moves.0", [0, "dance"], "history.moves[0]"),
    ("history", "history.events", None, "history"),
    ("history", "history.events.-1.event", "danced", "]: unknown event 'danced'"),
    ("history", "history.events.-1.card", ..., "]: 'card' is missing"),
    ("history", "history.events.-1.card", "apollo", "].card: 'apollo'"),
    ("history", "history.events.-1.more", 1, "]: unknown entry 'more'"),
    ("history", "history.seed", "seven", "seed"),
    ("history", "history.seed", 1.5, "seed"),
    ("history", "history.seed", None, "history"),
    ("history", "history.origin", 5, "origin"),
    ("history", "history.origin", {}, "origin"),
    ("history", "history.run", 5, "history.run"),
    ("history", "history.run", {}, "history.run"),
    ("history", "history.run.moves.0", [7, "turn"], "history.run.moves"),
    ("history", "history.run.moves.0", [1, "turn"], "history.run"),
    ("history", "history.run.events", -1, "history.run.events"),
    ("history", "history.run.events", 99, "history.run"),
    ("history", "history.run.moves", ["dance"], "history.run.moves"),
    ("history", "history.run.moves", [5], "history.run.moves"),
    ("history", "history.run.moves", ["turn"] * 5, "history.run.moves"),
    ("history", "history.run.state.hands", ..., "hands"),
    ("history", "history.run.state.agenda", [], "history.run"),
    ("history", "history.run.state.agenda.0.seat", 1, "history.run"),
    ("history", "history.run.state.left", 5, "history.run"),
    ("history", "history.run.extra", 1, "history.run"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "place", "value", "words"), WRONG, ids=[f"{w[0]} {w[1]} {w[2]!r:.20}" for w in WRONG])
def test_a_mistake_is_named(what: str, place: str, value: Any, words: str) -> None:
    dump = lots()
    change(place, value)(dump)
    assert words in refused(LOTS, dump)


SEAL = {"frame": "Sealed", "seat": 0, "move": "bid 1"}
LANES: list[tuple[str, str, Any, str]] = [
    ("no lanes", "state.lanes", ..., "state.lanes"),
    ("too few lanes", "state.lanes", [[]], "state.lanes"),
    ("no list", "state.lanes", {}, "state.lanes"),
    ("no list", "state.lanes.1", {}, "state.lanes[1]"),
    ("no frame", "state.lanes.1", [5], "state.lanes[1][0]"),
    ("unknown frame", "state.lanes.1.0.frame", "Dance", "state.lanes[1][0]: unknown frame"),
    ("no such seat", "state.lanes.1.0.seat", 2, "state.lanes[1][0].seat"),
    ("another's choice", "state.lanes.1.0.seat", 0, "state.lanes[1]"),
    ("unknown move", "state.lanes.0.1.move", "bid 99", "state.lanes[0][1].move"),
    ("phases", "state.opened", -1, "state.opened"),
    ("phases", "state.opened", "1", "state.opened"),
    ("no phase", "state.agenda", [], "state.lanes"),
    ("two phases", "state.agenda", [{"frame": "Bidding", "concerned": [0, 1]}] * 2, "state.agenda"),
    ("no such seat", "state.agenda.0.concerned", [0, 2], "state.agenda[0].concerned[1]"),
    ("phase in a lane", "state.lanes.1", [{"frame": "Bidding", "concerned": [0]}], "state.lanes[1]"),
    ("nothing under the seal", "state.lanes.0.0", ..., "state.lanes[0]"),
    ("a seal on the main agenda", "state.agenda", [{"frame": "Bidding", "concerned": [0, 1]}, SEAL], "state.agenda"),
    ("purse", "state.purse", [9, 0], "state.purse[0]"),
    ("another variant", "state.hosted", 1, "state.hosted"),
    ("another variant", "options.hosted", True, "state.hosted"),
    ("conservation", "state.paid", [4, 4], "state.purse[0]: more than 4"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "place", "value", "words"), LANES, ids=[f"{w[0]} {w[1]}" for w in LANES])
def test_a_mistake_in_the_lanes_is_named(what: str, place: str, value: Any, words: str) -> None:
    dump = bids()
    change(place, value)(dump)
    assert words in refused(BIDS, dump)


def test_a_mistake_in_a_map_is_named() -> None:
    for place, value, words in (
        ("state.goods.1.wine", "2", "state.goods[1].wine: '2'"),
        ("state.goods.1.beer", 1, "state.goods[1]: 'beer'"),
        ("state.goods.1", [], "state.goods[1]: [] is not a mapping"),
        ("state.goods.1", {}, "state.goods: "),
        ("state.give.0", "beer", "state.give[0]: 'beer'"),
    ):
        dump = barter()
        change(place, value)(dump)
        assert words in refused(BARTER, dump)


def test_the_dump_of_another_game() -> None:
    assert "tictactoe" in refused(LOTS, petteia.new(TICTACTOE).dump())


@pytest.mark.parametrize("name", ["chess", 5, None, ["lots"]])
def test_an_unknown_game_is_refused_in_words(name: Any) -> None:
    dump = lots()
    dump["game"] = name
    with pytest.raises(petteia.PetteiaError, match="game"):
        petteia.load(dump)


@pytest.mark.parametrize("edition", ["mine-1234", 5, None, []])
def test_an_unknown_edition_is_refused_in_words(edition: Any) -> None:
    dump = lots()
    dump["edition"] = edition
    with pytest.raises(petteia.PetteiaError, match="edition"):
        petteia.load(dump, of=LOTS)


def test_a_refused_dump_leaves_running_tables_alone() -> None:
    t = played(LOTS, 3, 4)
    before = told(t.dump())
    dump = through_json(t.dump())
    dump["state"]["deck"] = []
    refused(LOTS, dump)
    assert told(t.dump()) == before


def test_any_part_of_a_dump_may_be_replaced_by_nonsense_without_a_crash() -> None:
    """Whatever stands in a dump, load answers with a table or a PetteiaError."""

    def places(inner: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        keys = inner.keys() if isinstance(inner, dict) else range(len(inner)) if isinstance(inner, list) else ()
        return [way] + [place for key in keys for place in places(inner[key], (*way, key))]

    crashes = []
    for of, make in ((BIDS, bids), (LOTS, lots), (BARTER, barter)):
        whole = make()
        for way in places(whole)[1:]:
            for nonsense in (None, 7, -1, True, "x", [], {}, ["x"], {"x": 1}):
                dump = copy.deepcopy(whole)
                inner: Any = dump
                for key in way[:-1]:
                    inner = inner[key]
                inner[way[-1]] = nonsense
                try:
                    t = petteia.load(dump, of=of)
                    t.record()
                except petteia.PetteiaError:
                    pass
                except Exception as error:
                    crashes.append(f"{of.name} {way} = {nonsense!r}: {type(error).__name__}: {error}")
    assert crashes == []


def test_every_decision_can_be_loaded_by_a_stranger() -> None:
    """No dump of ours is ever refused."""
    for t in decisions(BARTER, 5, players=4):
        petteia.load(through_json(t.dump()), of=BARTER)
