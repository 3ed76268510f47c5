"""`petteia.lab.ledger`: a run that was stopped goes on where it was."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from petteia.lab.arena import Tournament, arena
from petteia.lab.ledger import Ledger, NoLedger, OtherPlan
from petteia.lab.playing import Played, Violation

PLAN = Tournament("pantacle", 3, 6, seed=1, bots=("random", "heuristic"), max_moves=40)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def keep(file: Path, plan: Tournament = PLAN) -> list[int]:
    """Play what is missing; the numbers of the games that were played now."""
    with Ledger(file, plan) as ledger:
        before = set(ledger.played)
        arena(plan, ledger=ledger)
    with Ledger(file, plan) as ledger:
        return sorted(set(ledger.played) - before)


def test_games_come_back_as_they_were_written(file: Path):
    one = Played(
        3, ((2,), (0, 1)), (1, 0, 4), (5, 6, 7), (0.5, 0.25, 0.125), (Violation(9, 2, "a cube is lost"),), "ab"
    )
    with Ledger(file, PLAN) as ledger:
        ledger.write(one)
    with Ledger(file, PLAN) as ledger:
        assert ledger.played == {3: one}


def test_what_is_there_is_not_played_again(file: Path):
    assert keep(file) == [0, 1, 2, 3, 4, 5]
    before = file.read_bytes()
    assert keep(file) == []
    assert file.read_bytes() == before


def test_more_games_can_be_asked_for(file: Path):
    keep(file)
    assert keep(file, replace(PLAN, games=9)) == [6, 7, 8]
    assert len(arena(PLAN, ledger=Ledger(file, PLAN)).played) == 6


@pytest.mark.parametrize("cut", [1, 10, 100])
def test_a_line_that_was_cut_off_is_dropped_and_its_game_played_again(file: Path, cut: int):
    keep(file)
    whole = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(whole[:4]) + whole[4][:-cut])
    assert keep(file) == [3, 4, 5]
    again = [json.loads(line) for line in file.read_bytes().splitlines()]
    assert [one["digest"] for one in again[1:]] == [json.loads(line)["digest"] for line in whole[1:]]


def test_a_first_line_that_was_cut_off_is_written_again(file: Path):
    keep(file)
    first = file.read_bytes().splitlines(keepends=True)[0]
    for size in (0, 1, len(first) - 1):
        file.write_bytes(first[:size])
        Ledger(file, PLAN)
        assert file.read_bytes() == first


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seed", 2), ("players", 4), ("bots", ("heuristic", "random")), ("format", "pool"),
        ("options", {"adept_cap": 5}), ("max_moves", 41),
    ],
)  # fmt: skip
def test_another_plan_is_refused_and_the_file_untouched(file: Path, name: str, value: object):
    keep(file)
    before = file.read_bytes()
    with pytest.raises(OtherPlan, match=name) as refused:
        Ledger(file, replace(PLAN, **{name: value}))
    assert refused.value.name == name
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"dear diary", b"dear diary\n", b"[]\n", b'{"plan": 3}\n', b"\xff\xfe\n"])
def test_a_file_of_something_else_is_refused_and_untouched(file: Path, text: bytes):
    file.write_bytes(text)
    with pytest.raises((NoLedger, OtherPlan)):
        Ledger(file, PLAN)
    assert file.read_bytes() == text


def test_a_damaged_line_in_the_middle_is_named(file: Path):
    keep(file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], b'{"number": 1}\n', *lines[3:]]))
    with pytest.raises(NoLedger, match="line 3") as refused:
        Ledger(file, PLAN)
    assert refused.value.line == 3
