"""Dumps: the whole table as readable JSON, and back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import ALL, BIDS, LOTS, decisions, finish, names_of, played, quick, sight, through_json, told, viewers

import petteia
from petteia.kernel.agenda import Box
from petteia.kernel.codec import Codec, digest_of
from petteia.kernel.errors import BadDump
from petteia.kernel.game import Game
from petteia.kernel.kinds import Kind
from petteia.kernel.moves import Vocabulary

WORDS = Vocabulary()
GOD = Kind("god", ("zeus", "hera", "pan"))
WORDS.words("greet", GOD)
CODEC = Codec(Box("base", {"god": GOD, "coin": Kind("coin", (), 5)}, WORDS), 2)

SHAPES: list[tuple[str, Any, Any]] = [
    ("god", 1, "hera"),
    ("god?", 1, "hera"),
    ("god?", -1, None),
    ("god&", 0b101, ["zeus", "pan"]),
    ("god&", 0, []),
    ("god*", (2, 0, 2), ["pan", "zeus", "pan"]),
    ("god[]", [2, 0, 2], ["pan", "zeus", "pan"]),
    ("god[][]", [[2], [], [0, 1]], [["pan"], [], ["zeus", "hera"]]),
    ("god@", [1, 0], ["hera", "zeus"]),
    ("god?@", [-1, 0], [None, "zeus"]),
    ("god&@", [0b11, 0], [["zeus", "hera"], []]),
    ("god[]@", [[1], []], [["hera"], []]),
    ("amount", 12, 12),
    ("amount@", [12, 0], [12, 0]),
    ("amount&", 0b10010, [1, 4]),
    ("coin", 5, 5),
    ("coin&", 0b100001, [0, 5]),
    ("flag", 1, 1),
    ("seat", 1, 1),
    ("seat?", -1, None),
    ("seat&", 0b10, [1]),
    ("move", 1, "greet hera"),
    ("move[]", [0, 2], ["greet zeus", "greet pan"]),
    ("amount{god}", [3, 0, 1], {"zeus": 3, "pan": 1}),
    ("amount{god}@", [[3, 0, 1], [0, 0, 0]], [{"zeus": 3, "pan": 1}, {}]),
    ("seat?{god}", [-1, 1, 0], {"hera": 1, "pan": 0}),
    ("god&{seat}", [0, 0b10], {"1": ["hera"]}),
    ("god[]{god}", [[], [1], []], {"hera": ["hera"]}),
    ("god*{god}", [(), (1,), ()], {"hera": ["hera"]}),
    ("amount{seat}", [0, 4], {"1": 4}),
]


@pytest.mark.parametrize(("shape", "inside", "readable"), SHAPES)
def test_every_shape_reads_what_it_writes(shape: str, inside: Any, readable: Any) -> None:
    assert CODEC.encode(shape, inside) == readable
    assert CODEC.decode(shape, through_json(readable), "here") == inside


@pytest.mark.parametrize(
    ("shape", "wrong", "path"),
    [
        ("god", "ares", "here"), ("god", None, "here"), ("god?", "ares", "here"), ("god&", "zeus", "here"),
        ("god&", ["zeus", "ares"], "here[1]"), ("god&", ["zeus", "hera", "zeus"], "here[2]"), ("god[]", {}, "here"),
        ("god[]", ["zeus", 1], "here[1]"), ("god[][]", [["zeus"], ["ares"]], "here[1][0]"), ("god@", ["zeus"], "here"),
        ("god@", ["zeus", "zeus", "zeus"], "here"), ("amount@", [1, "2"], "here[1]"), ("amount", True, "here"),
        ("amount", 1.5, "here"), ("amount", -1, "here"), ("coin", 6, "here"), ("flag", 2, "here"), ("seat", 2, "here"),
        ("move", "greet ares", "here"), ("amount{god}", [], "here"), ("amount{god}", {"ares": 1}, "here"),
        ("amount{god}", {"zeus": "1"}, "here.zeus"), ("amount{seat}", {"2": 1}, "here"),
        ("amount{seat}", {"x": 1}, "here"),
        ("amount{god}@", [{}, {"zeus": -1}], "here[1].zeus"), ("god*", "zeus", "here"),
        ("amount{seat}", {"1": 1, "01": 2}, "here"), ("amount&", [1 << 40], "here[0]"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_named_with_its_place(shape: str, wrong: Any, path: str) -> None:
    with pytest.raises(BadDump) as refused:
        CODEC.decode(shape, wrong, "here")
    assert str(refused.value).startswith(f"{path}: ")


def test_a_map_of_lists_per_seat_fills_up_what_is_left_out() -> None:
    """A hand-written dump may leave out zeros, whatever the shape of what it leaves out."""
    assert CODEC.decode("amount@{god}", {"hera": [1, 2]}, "here") == [[0, 0], [1, 2], [0, 0]]
    assert CODEC.decode("amount{god}{god}", {"hera": {"pan": 2}}, "here") == [[0, 0, 0], [0, 0, 2], [0, 0, 0]]


@quick
@given(st.sampled_from(ALL), st.integers(0, 10**6), st.integers(0, 12))
def test_a_dump_goes_through_json_text_and_back(game: Game, seed: int, moves: int) -> None:
    t = played(game, seed, moves)
    text = json.dumps(t.dump())
    again = petteia.load(json.loads(text), of=game)
    assert json.dumps(again.dump()) == text
    assert [sight(again, viewer) for viewer in viewers(t)] == [sight(t, viewer) for viewer in viewers(t)]
    assert again.record() == t.record()
    finish(t, seed)
    finish(again, seed)
    assert json.dumps(again.dump()) == json.dumps(t.dump())
    assert again.record() == t.record()


@pytest.mark.parametrize("game", ALL, ids=names_of(ALL))
def test_every_decision_of_a_game_dumps_and_loads(game: Game) -> None:
    for seed in range(4):
        for t in decisions(game, seed):
            dump = t.dump()
            again = petteia.load(through_json(dump), of=game)
            assert told(again.dump()) == told(dump)
            assert again.pending == t.pending
            assert again.digest() == t.digest()


def test_a_dump_is_readable() -> None:
    dump = petteia.new(LOTS, players=2, seed=1, names=["Ada", "Bel"]).dump()
    assert {key: dump[key] for key in ("petteia", "game", "rules", "edition", "players", "options", "names")} == {
        "petteia": 1, "game": "lots", "rules": 1, "edition": "base", "players": 2, "options": {"turns": 8},
        "names": ["Ada", "Bel"],
    }  # fmt: skip
    assert dump["state"]["agenda"] == [{"frame": "Turn", "seat": 0, "deed": 0}]
    assert dump["state"]["bottom"] == [None, None]
    assert set(dump["state"]["hands"][0]) <= set(LOTS.open_box(None).kinds["card"].names)


def test_a_dump_without_history_loads_into_a_table_that_starts_its_own_record() -> None:
    t = played(LOTS, 3, 4)
    again = petteia.load(t.dump(history=False), of=LOTS)
    assert again.dump_state() == t.dump_state()
    assert (again.moves, again.events(0), again.undoable(0)) == ([], [], 0)
    assert "\nstart: " in again.record()


def test_an_edited_state_starts_its_own_record_and_replays() -> None:
    t = played(LOTS, 3, 5)
    dump = through_json(t.dump())
    dump["state"]["points"][1] += 40
    edited = petteia.load(dump, of=LOTS)
    assert edited.scores[1] == t.scores[1] + 40
    assert edited.moves == []
    assert edited.events(None) == []
    finish(edited, 1)
    record = edited.record()
    assert "\nstart: {" in record
    assert "\nseed: " not in record
    replayed = petteia.replay(record, of=LOTS)
    assert told(replayed.dump()) == told(edited.dump())
    assert replayed.record() == record


def test_a_table_started_from_an_edited_state_dumps_and_loads_with_its_record() -> None:
    dump = through_json(played(LOTS, 3, 5).dump())
    dump["state"]["points"][1] += 40
    edited = petteia.load(dump, of=LOTS)
    edited.play(edited.pending[0], edited.options(edited.pending[0])[0])
    again = petteia.load(through_json(edited.dump()), of=LOTS)
    assert again.record() == edited.record()
    assert told(again.dump()) == told(edited.dump())


def test_a_position_written_by_hand_may_begin_with_a_step() -> None:
    dump = petteia.new(LOTS, players=2, seed=1).dump(history=False)
    dump["state"]["agenda"] = [{"frame": "NextTurn", "seat": 0}]
    t = petteia.load(dump, of=LOTS)
    assert t.pending == [1]
    assert dump["state"]["agenda"] == [{"frame": "NextTurn", "seat": 0}], "load leaves the dump alone"
    t.play(1, "turn")
    assert petteia.replay(t.record(), of=LOTS).dump() == t.dump()


def test_a_phase_written_by_hand_in_which_nobody_owes_a_move_closes() -> None:
    t = petteia.new(BIDS, players=2, seed=1, jars=1, hosted=False, purses="filled")
    dump = t.dump(history=False)
    for seat in (0, 1):
        dump["state"]["lanes"][seat].append({"frame": "Sealed", "seat": seat, "move": f"bid {seat}"})
    loaded = petteia.load(dump, of=BIDS)
    assert loaded.over
    assert loaded.scores == [0, 1]


def test_loading_does_not_tie_the_table_to_the_dump() -> None:
    dump = petteia.new(LOTS, players=2, seed=1).dump(history=False)
    t = petteia.load(dump, of=LOTS)
    record = t.record()
    dump["state"]["points"][0] = 99
    dump["options"]["turns"] = 1
    assert t.record() == record
    out = t.dump()
    out["history"]["origin"]["points"][0] = 99
    out["options"]["turns"] = 1
    assert t.record() == record


def test_the_digest_is_of_the_whole_state_chance_included() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    assert t.digest() == digest_of(t.dump_state()) == t.dump()["history"]["digest"]
    other = petteia.load(t.dump(history=False), of=LOTS)
    assert other.digest() == t.digest()
    other.state.below(2)
    assert other.digest() != t.digest()


def test_the_digest_does_not_depend_on_the_order_of_keys() -> None:
    assert digest_of({"a": 1, "b": [1, 2]}) == digest_of({"b": [1, 2], "a": 1})
    assert digest_of({"a": 1, "b": [1, 2]}) != digest_of({"a": 1, "b": [2, 1]})
    assert digest_of({"a": 1}) == "1f8c00645b7df6ce", "stored records hold such digests"
