"""`petteia simulate`: many games, counted."""

from __future__ import annotations

import json

import pytest

import petteia as api
from petteia.bots import names

from .conftest import Command

KEYS = {"game", "players", "games", "finished", "decisions", "seconds", "violations", "wins_by_seat"}


def test_json(petteia: Command):
    done = petteia(
        "simulate", "pantacle", "--players", "4", "--games", "5", "--seed", "3", "--bots", "random", "--json"
    )
    assert done.code == 0
    assert done.err == ""
    document = json.loads(done.out)
    assert set(document) >= KEYS
    assert (document["game"], document["players"], document["games"], document["finished"]) == ("pantacle", 4, 5, 5)
    assert len(document["wins_by_seat"]) == 4
    assert sum(document["wins_by_seat"]) == 5
    assert document["violations"] == 0
    assert document["violation_list"] == []


def test_the_same_for_any_number_of_processes(petteia: Command):
    words = ["simulate", "pantacle", "--games", "6", "--bots", "heuristic,random", "--json"]
    one = json.loads(petteia(*words, "--jobs", "1").out)
    two = json.loads(petteia(*words, "--jobs", "2").out)
    assert one.pop("seconds") > 0
    assert two.pop("seconds") > 0
    assert one == two


def test_in_words(petteia: Command):
    said = petteia("simulate", "pantacle", "--games", "3", "--bots", "random, heuristic").out
    assert "Pantacle, 3 players: 3 games by random, heuristic, seeds 0 to 2" in said
    assert "violations     none" in said
    assert "wins for heuristic, who took" in said
    assert "3 parties par random" in petteia("simulate", "pantacle", "--games", "3", "--lang", "fr").out


def test_unfinished_games_count_as_such(petteia: Command):
    document = json.loads(petteia("simulate", "pantacle", "--games", "2", "--max-moves", "10", "--json").out)
    assert (document["finished"], document["unfinished"], document["decisions"]) == (0, 2, 20)
    assert document["lengths"] is None
    assert document["wins_by_seat"] == [0, 0, 0]
    assert "unfinished 2" in petteia("simulate", "pantacle", "--games", "2", "--max-moves", "10").out


def test_violations_are_told_and_change_the_exit_code(petteia: Command, monkeypatch: pytest.MonkeyPatch):
    seen: list[int] = []

    def after_five(self: object, s: object) -> list[str]:
        seen.append(1)
        return ["a cube is lost"] if len(seen) > 5 else []

    monkeypatch.setattr(type(api.game("pantacle")), "violations", after_five)
    done = petteia("simulate", "pantacle", "--games", "1", "--seed", "8", "--json")
    assert done.code == 1
    assert json.loads(done.out)["violation_list"] == [{"seed": 8, "move": 5, "what": "a cube is lost"}]


def test_bad_words(fails: Command):
    assert f"known: {', '.join(names())}" in fails("simulate", "pantacle", "--bots", "random,clever")
    assert "known" in fails("simulate", "pantacle", "--bots", "random,")
    assert "--games" in fails("simulate", "pantacle", "--games", "0")
    assert "--jobs" in fails("simulate", "pantacle", "--jobs", "-1")
    assert "--max-moves" in fails("simulate", "pantacle", "--max-moves", "0")
