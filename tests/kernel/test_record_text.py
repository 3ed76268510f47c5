"""Records: a game as text, and what is wrong with a record that was cut or edited."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import ALL, BIDS, LOTS, TICTACTOE, finish, names_of, played, quick, sight, told, viewers
from tiny.lots import Lots, Shrine

import petteia
from petteia.kernel.agenda import Box
from petteia.kernel.game import Game


def lots_record() -> str:
    """A whole game of three, with names."""
    t = petteia.new(LOTS, players=3, seed=11, names=["Ada", "Bel", "Κλειώ"])
    finish(t, 1)
    return t.record()


RECORD = lots_record()
LINES = RECORD.splitlines()
FIRST_MOVE = LINES.index("") + 1  # counted from 0


def replayed(*lines: str) -> str:
    """What replay says about a wrong record."""
    with pytest.raises(petteia.BadRecord) as error:
        petteia.replay("\n".join(lines) + "\n", of=LOTS)
    assert "\n" not in str(error.value)
    return str(error.value)


def with_line(number: int, line: str) -> list[str]:
    return [*LINES[:number], line, *LINES[number + 1 :]]


def header(key: str) -> int:
    return next(n for n, line in enumerate(LINES) if line.startswith(f"{key}: "))


def test_a_record_is_a_header_and_one_move_a_line() -> None:
    t = petteia.new(TICTACTOE, names=["Ada", "Bel"])
    t.play(0, "mark b2")
    t.play(1, "mark a1")
    lines = t.record().splitlines()
    assert lines[:-1] == [
        "petteia record 1",
        "game: tictactoe",
        "rules: 1",
        "edition: base",
        "players: 2",
        "options: {}",
        'names: ["Ada", "Bel"]',
        "seed: 0",
        "",
        "0 mark b2",
        "1 mark a1",
    ]
    assert re.fullmatch("end: 2 moves, [0-9a-f]{16}", lines[-1])


@quick
@given(st.sampled_from(ALL), st.integers(0, 10**6), st.integers(0, 40))
def test_a_record_replays_to_the_same_table(game: Game, seed: int, moves: int) -> None:
    t = played(game, seed, moves)
    again = petteia.replay(t.record(), of=game)
    assert again.record() == t.record()
    assert told(again.dump()) == told(t.dump())
    assert [sight(again, viewer) for viewer in viewers(t)] == [sight(t, viewer) for viewer in viewers(t)]


@pytest.mark.parametrize("game", ALL, ids=names_of(ALL))
def test_the_first_moves_of_a_record_lead_through_the_same_tables(game: Game) -> None:
    t = played(game, 5, 0)
    dumps = [told(t.dump_state())]
    whole = t.copy()
    finish(whole, 2)
    for n in range(len(whole.moves)):
        t.play(whole.movers[n], whole.moves[n])
        dumps.append(told(t.dump_state()))
    record = whole.record()
    for n, dump in enumerate(dumps):
        part = petteia.replay(record, to=n, of=game)
        assert told(part.dump_state()) == dump
        assert len(part.moves) == n
    assert told(petteia.replay(record, of=game).dump_state()) == dumps[-1]


@pytest.mark.parametrize("to", [-1, 10**6])
def test_there_is_no_replay_to_a_move_that_was_not_made(to: int) -> None:
    with pytest.raises(petteia.PetteiaError, match=str(to)):
        petteia.replay(RECORD, to=to, of=LOTS)


def test_replay_to_a_move_goes_on_as_a_game_of_its_own() -> None:
    t = petteia.replay(RECORD, to=4, of=LOTS)
    finish(t, 5)
    assert petteia.replay(t.record(), of=LOTS).record() == t.record()


def test_options_seed_and_names_come_back() -> None:
    t = petteia.new(BIDS, players=3, seed=-(10**40), names=["Ada", "", 'C: "d"\n{$e}'], jars=2, hosted=False)
    again = petteia.replay(t.record(), of=BIDS)
    assert (again.seed, list(again.names), again.variants) == (t.seed, list(t.names), t.variants)


@pytest.mark.parametrize("name", ["\u2028", "a\u2029b", "\x85", "\x1c", "\x0b", "é\u0301", "\U0001f3ba", " Ada "])
def test_whatever_a_player_is_called_the_record_replays(name: str) -> None:
    t = petteia.new(LOTS, players=2, seed=1, names=[name, "Bel"])
    assert list(petteia.replay(t.record(), of=LOTS).names) == [name, "Bel"]


def test_line_ends_and_spacing_do_not_matter() -> None:
    loose = [line if n < FIRST_MOVE else "  " + line.replace(" ", "  ") for n, line in enumerate(LINES[:-1])]
    again = petteia.replay("\r\n".join([*loose, LINES[-1], "", ""]), of=LOTS)
    assert again.record() == RECORD


@pytest.mark.parametrize("text", ["", "\n", "petteia", "petteia record 2\n", "{}", "\x00", "game: lots"])
def test_something_that_is_no_record(text: str) -> None:
    with pytest.raises(petteia.BadRecord, match="line 1"):
        petteia.replay(text, of=LOTS)


@pytest.mark.parametrize("keep", range(1, len(LINES)))
def test_a_record_cut_after_any_line_is_noticed(keep: int) -> None:
    text = replayed(*LINES[:keep])
    assert keep < FIRST_MOVE or "the record is cut" in text


def test_a_cut_record_is_not_even_replayed_in_part() -> None:
    with pytest.raises(petteia.BadRecord, match="cut"):
        petteia.replay("\n".join(LINES[:-1]), to=1, of=LOTS)


def test_a_record_cut_within_its_last_line_is_noticed() -> None:
    for keep in range(1, len(LINES[-1])):
        assert replayed(*LINES[:-1], LINES[-1][:-keep])


def test_a_dropped_or_doubled_move_is_noticed_by_the_count() -> None:
    assert f"line {len(LINES) - 1}" in replayed(*LINES[:FIRST_MOVE], *LINES[FIRST_MOVE + 1 :])
    assert f"line {len(LINES) + 1}" in replayed(*LINES[:FIRST_MOVE], LINES[FIRST_MOVE], *LINES[FIRST_MOVE:])


def test_an_illegal_move_is_named_with_its_line() -> None:
    text = replayed(*with_line(FIRST_MOVE, "0 rest"))
    assert text.startswith(f"line {FIRST_MOVE + 1}: ")
    assert "'rest'" in text


@pytest.mark.parametrize("move", ["0 dance", "7 turn", "1 turn", "99999999999999999999 turn", "0 lay  klio klio"])
def test_an_impossible_move_is_named_with_its_line(move: str) -> None:
    assert replayed(*with_line(FIRST_MOVE, move)).startswith(f"line {FIRST_MOVE + 1}: ")


@pytest.mark.parametrize(
    "line", ["", "turn", "x turn", "-1 turn", "0", "0.5 turn", "# turn", "seat 0: turn", "9" * 5000 + " turn", "² turn"]
)
def test_a_nonsense_line_is_named(line: str) -> None:
    assert replayed(*with_line(FIRST_MOVE, line)).startswith(f"line {FIRST_MOVE + 1}: ")


def test_a_legal_but_different_move_is_noticed() -> None:
    """Wherever a move is exchanged for another legal one, the record is refused."""
    t = petteia.replay(RECORD, to=0, of=LOTS)
    for n in range(len(LINES) - FIRST_MOVE - 1):
        seat, _, played_move = LINES[FIRST_MOVE + n].partition(" ")
        for move in t.options(int(seat)):
            if str(move) != played_move:
                assert replayed(*with_line(FIRST_MOVE + n, f"{seat} {move}"))
        t.play(int(seat), played_move)


@pytest.mark.parametrize("seed", ["12", "-11", "0", "111"])
def test_an_edited_seed_is_noticed(seed: str) -> None:
    assert replayed(*with_line(header("seed"), f"seed: {seed}"))


def test_an_edited_digest_is_noticed() -> None:
    digest = LINES[-1].split()[-1]
    other = ("0" if digest[0] != "0" else "1") + digest[1:]
    text = replayed(*LINES[:-1], LINES[-1].replace(digest, other))
    assert digest in text
    assert other in text


def test_an_edited_count_is_noticed() -> None:
    count = re.search(r"\d+", LINES[-1])
    assert count
    assert f"line {len(LINES)}" in replayed(*LINES[:-1], LINES[-1].replace(count.group(), "3", 1))


def test_text_after_the_end_is_noticed() -> None:
    assert f"line {len(LINES) + 1}" in replayed(*LINES, "0 turn")


@pytest.mark.parametrize("key", ["game", "rules", "edition", "players", "options", "names", "seed"])
def test_a_doubled_header_line_is_named(key: str) -> None:
    at = header(key)
    text = replayed(*LINES[: at + 1], LINES[at], *LINES[at + 1 :])
    assert text.startswith(f"line {at + 2}: ")
    assert repr(key) in text


@pytest.mark.parametrize("key", ["game", "rules", "edition", "players", "options", "names", "seed"])
def test_a_missing_header_line_is_named(key: str) -> None:
    at = header(key)
    assert repr(key) in replayed(*LINES[:at], *LINES[at + 1 :])


HEADERS: list[tuple[str, str]] = [
    ("players", "players: 9"), ("players", "players: 2"), ("players", "players: three"), ("players", "players: 0"),
    ("rules", "rules: first"), ("options", 'options: {"dice": 2}'), ("options", 'options: {"turns": 99}'),
    ("options", "options: []"), ("options", "options: {"), ("options", "options: null"), ("names", 'names: ["Ada"]'),
    ("names", "names: [1, 2, 3]"), ("names", "names: Ada"), ("seed", "seed: seven"), ("seed", "seed: 1.5"),
    ("seed", "seed:"), ("edition", "edition: mine-12345678"), ("game", "game: bids"), ("game", "game: chess"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "line"), HEADERS, ids=[line for _, line in HEADERS])
def test_a_wrong_header_line_is_named(key: str, line: str) -> None:
    text = replayed(*with_line(header(key), line))
    assert key.rstrip("s") in text or f"line {header(key) + 1}" in text


@pytest.mark.parametrize("line", ["colour: red", "nonsense", "Seed: 7", "start: {}"])
def test_an_unknown_header_line_is_named(line: str) -> None:
    text = replayed(*LINES[:3], line, *LINES[3:])
    assert line.partition(":")[0] in text


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"seed": 5}, {"quiet": True}, {"edition": None}, {"names": []}, {"name": "bids"}]
)
def test_the_options_of_a_record_are_the_games_options_only(options: dict[str, object]) -> None:
    text = replayed(*with_line(header("options"), f"options: {json.dumps({'turns': 8, **options})}"))
    assert next(iter(options)) in text


def test_the_game_of_a_record_must_be_installed() -> None:
    with pytest.raises(petteia.BadRecord, match="chess"):
        petteia.replay("\n".join(with_line(header("game"), "game: chess")))


def test_a_record_played_on_other_rules_is_noticed() -> None:
    """The same moves, all legal, but they lead elsewhere."""

    class DearLots(Lots):
        def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> Shrine:
            s = super().setup(box, players, options, seed)
            s.points[0] = 1
            return s

    with pytest.raises(petteia.BadRecord, match="other rules than version 1"):
        petteia.replay(RECORD, of=DearLots())


def test_a_record_from_a_loaded_state_names_what_is_wrong_with_that_state() -> None:
    dump = petteia.new(LOTS, players=2, seed=3).dump(history=False)
    lines = petteia.load(dump, of=LOTS).record().splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("start: "))
    edits: list[tuple[Callable[[str], str], str]] = [
        (lambda line: line.replace('"klio"', '"apollo"'), "apollo"),
        (lambda line: line.replace('"left": 8, ', ""), "left"),
        (lambda line: "start: []", "start"),
        (lambda line: "start: {", "start"),
    ]
    for edit, words in edits:
        assert words in replayed(*lines[:at], edit(lines[at]), *lines[at + 1 :])
