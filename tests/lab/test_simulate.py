"""`petteia.lab`: many games, each for itself, and every state looked at."""

from __future__ import annotations

from typing import Any

import pytest

import petteia
from petteia.bots import Chair
from petteia.lab.playing import Plan
from petteia.lab.simulate import LISTED, simulate


def counted(plan: Plan, jobs: int = 1) -> dict[str, Any]:
    found = simulate(plan, jobs).as_dict()
    del found["seconds"]
    return found


def test_every_game_depends_on_its_own_seed_only():
    whole = simulate(Plan("pantacle", 3, 6, seed=10)).played
    for number in range(6):
        (alone,) = simulate(Plan("pantacle", 3, 1, seed=10 + number)).played
        assert (alone.digest, alone.decisions) == (whole[number].digest, whole[number].decisions)


def test_the_same_again_and_in_several_processes():
    plan = Plan("pantacle", 4, 7, seed=2, bots=("random", "heuristic"), options={"adept_cap": 5}, max_moves=60)
    once = counted(plan)
    assert once == counted(plan)
    assert once == counted(plan, jobs=2)
    assert once["digest"] != counted(Plan("pantacle", 4, 7, seed=3, max_moves=60))["digest"]


def test_bots_change_seats_from_game_to_game():
    plan = Plan("pantacle", 3, 4, bots=("random", "heuristic"), max_moves=1)
    assert plan.lineup(0) == ["random", "heuristic", "random"]
    assert plan.lineup(1) == ["heuristic", "random", "heuristic"]
    assert simulate(plan).seats_by_bot() == {"random": 6, "heuristic": 6}


def test_counts_fit_together():
    heard: list[int] = []
    result = simulate(Plan("pantacle", 5, 4, bots=("random",)), progress=heard.append)
    told = result.as_dict()
    assert sum(heard) == told["games"] == told["finished"] == sum(told["wins_by_seat"]) == told["wins_by_bot"]["random"]
    lengths = told["lengths"]
    assert lengths["min"] <= lengths["q1"] <= lengths["median"] <= lengths["q3"] <= lengths["max"]
    assert lengths["mean"] * told["games"] == pytest.approx(told["decisions"])


def test_a_single_game_has_lengths_too():
    lengths = simulate(Plan("pantacle", 3, 1)).lengths()
    assert lengths is not None
    assert len(set(lengths.values())) == 1


def test_shared_wins_share_their_worth(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(petteia.game("pantacle")), "ranking", lambda self, s: [[0, 2], [1]])
    result = simulate(Plan("pantacle", 3, 3))
    assert result.wins_by_seat() == [1.5, 0, 1.5]
    assert result.wins_by_bot() == {"random": 3}


def test_each_violation_is_told_once_with_seed_and_move(monkeypatch: pytest.MonkeyPatch):
    def wrong(self: object, s: Any) -> list[str]:
        return ["odd number of blades in the pile"] if len(s.pile) % 2 else []

    monkeypatch.setattr(type(petteia.game("pantacle")), "violations", wrong)
    result = simulate(Plan("pantacle", 3, 2, seed=4))
    told = result.as_dict()
    assert told["violations"] == len(result.violations) > LISTED
    assert len(told["violation_list"]) == LISTED
    assert {one["seed"] for one in told["violation_list"]} <= {4, 5}
    moves = [one.move for one in result.violations if one.seed == 4]
    assert moves == sorted(set(moves))


def test_a_breakdown_is_told_and_the_other_games_go_on(monkeypatch: pytest.MonkeyPatch):
    class Breaks:
        """Plays the first option; breaks down at the third of its decisions in the first game."""

        def __init__(self, breaks: bool) -> None:
            self.left = 3 if breaks else 10_000

        def choose(self, chair: Chair) -> petteia.Move:
            self.left -= 1
            if self.left == 0:
                raise KeyError("x")
            return chair.options[0]

    made = iter([False, True, True, True, False, False, False])  # once for the check of the plan, then by seat
    monkeypatch.setattr("petteia.lab.playing.make", lambda name, seed=0: Breaks(next(made)))
    result = simulate(Plan("pantacle", 3, 2, seed=1))
    assert [one.finished for one in result.played] == [False, True]
    (violation,) = result.violations
    assert violation.seed == 1
    assert violation.what == "KeyError: 'x'"


@pytest.mark.parametrize(
    ("plan", "error"),
    [
        (Plan("chess", 3, 1), petteia.UnknownGame),
        (Plan("pantacle", 2, 1), petteia.BadOption),
        (Plan("pantacle", 3, 1, bots=("clever",)), petteia.BadOption),
        (Plan("pantacle", 3, 1, bots=()), petteia.BadOption),
        (Plan("pantacle", 3, 1, options={"x": 1}), petteia.BadOption),
    ],
)
def test_plans_that_cannot_be_played(plan: Plan, error: type[Exception]):
    with pytest.raises(error):
        simulate(plan)
