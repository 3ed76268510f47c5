"""`petteia.lab.arena`: every bot takes every seat on the same seeds, and the figures are what one counts by hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

import petteia
from petteia.lab.arena import FORMATS, POOL, ROUND_ROBIN, Tournament, arena
from petteia.lab.playing import Played
from petteia.lab.standings import Standings, independent, wilson

TWO = ("heuristic", "random")
FOUR = ("a", "b", "c", "d")


def tournament(bots: tuple[str, ...], players: int, games: int, format: str = "round-robin") -> Tournament:
    """Whole rounds, of at least so many games."""
    plan = Tournament("pantacle", players, games, seed=5, bots=bots, format=format)
    return replace(plan, games=-(-games // plan.round) * plan.round)


def ended(number: int, ranking: list[list[int]], scores: list[int], seconds: float = 0.0) -> Played:
    seats = len(scores)
    groups = tuple(map(tuple, ranking))
    return Played(number, groups, tuple(scores), (2,) * seats, (seconds,) * seats, (), str(number))


def found(plan: Tournament, *rankings: list[list[int]]) -> Standings:
    """Standings after games that ended like this; who is in the first group has one point."""
    played = []
    for number, ranking in enumerate(rankings):
        scores = [int(seat in ranking[0]) for seat in range(plan.players)]
        played.append(ended(number, ranking, scores))
    return Standings(plan, tuple(played), 0.0)


# Who sits where

EVEN = (ROUND_ROBIN, POOL)  # where all bots play as much


@pytest.mark.parametrize("format", EVEN)
@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("bots", [FOUR[:2], FOUR[:3], FOUR])
def test_every_bot_takes_every_seat_of_every_seed_equally_often(bots: tuple[str, ...], players: int, format: str):
    plan = tournament(bots, players, 100, format)
    seats = Counter(
        (plan.seed_of(number), seat, bot)
        for number in range(plan.games)
        for seat, bot in enumerate(plan.lineup(number))
    )
    rounds = plan.games // plan.round
    assert {seed for seed, _, _ in seats} == set(range(5, 5 + rounds))
    assert len(seats) == rounds * players * len(bots)
    assert len(set(seats.values())) == 1


def test_in_a_round_robin_each_bot_meets_each_other_alone_on_every_seat():
    plan = tournament(FOUR[:3], 4, 1)
    assert plan.games == plan.round == 24
    alone = Counter()
    for number in range(plan.games):
        lineup = plan.lineup(number)
        one, other = sorted(set(lineup), key=lineup.count)
        assert lineup.count(one) == 1
        alone[one, other, lineup.index(one)] += 1
    assert len(alone) == 24


def test_in_a_challenge_the_first_bot_alone_meets_each_other_one_on_every_seat():
    plan = tournament(FOUR[:3], 3, 1, "challenge")
    lineups = ["".join(plan.lineup(number)) for number in range(plan.games)]
    assert lineups == ["abb", "bab", "bba", "acc", "cac", "cca"]


def test_two_seats_are_both_tried_once_by_each_pair():
    plan = tournament(FOUR[:3], 2, 1)
    lineups = [tuple(plan.lineup(number)) for number in range(plan.games)]
    assert sorted(lineups) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]


def test_in_a_pool_everybody_meets_everybody_and_the_order_changes():
    plan = tournament(FOUR, 3, 200, "pool")
    met = Counter(
        frozenset(pair) for n in range(plan.games) for pair in [plan.lineup(n)[:2], plan.lineup(n)[1:]]
    )  # neighbours
    assert len(met) == 6
    assert len({tuple(plan.lineup(number)) for number in range(0, plan.games, plan.round)}) > 10
    assert all(len(set(plan.lineup(number))) == 3 for number in range(plan.games))


# The same again


def counted(plan: Tournament, jobs: int) -> dict[str, Any]:
    told = arena(plan, jobs).as_dict()
    del told["seconds"]
    for one in told["bots"]:
        del one["seconds_per_decision"]
    return told


@pytest.mark.parametrize("format", FORMATS)
def test_the_same_for_any_number_of_processes(format: str):
    plan = tournament(TWO, 3, 6, format)
    assert counted(plan, 1) == counted(plan, 2)


def test_a_game_does_not_depend_on_how_many_are_played():
    few = arena(tournament(("random", "heuristic"), 3, 6)).played
    more = arena(tournament(("random", "heuristic"), 3, 12)).played
    assert [one.digest for one in few] == [one.digest for one in more[:6]]
    assert len({one.digest for one in more}) == 12


def test_games_that_do_not_finish_say_nothing():
    plan = Tournament("deukalion", 2, 4, bots=TWO, max_moves=5)
    told = arena(plan).as_dict()
    assert (told["games"], told["finished"], told["unfinished"]) == (4, 0, 4)
    assert [one["games"] for one in told["bots"]] == [0, 0]
    assert [(one["share"], one["low"], one["high"]) for one in told["bots"]] == [(0, 0, 1)] * 2
    assert [one["rating"] for one in told["bots"]] == [25, 25]


# Figures


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (1, 1, 0.2065, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson(wins: int, games: int, low: float, high: float):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("groups", "worth"),
    [
        ([[1, 1, 1], [0, 0, 0], [1, 1, 1], [0, 0, 0]], 4),  # a seed decides everything: as good as a game each
        ([[1, 0, 1], [0, 1, 0], [1, 0, 0], [0, 1, 1]], 12),  # it decides nothing
        ([[1, 0]] * 5, 10),  # never more than all
        ([[0, 0]] * 5, 5),
        ([[1, 0, 1]], 1),  # one seed alone tells nothing about others
        ([[1, 1, 1, 1], [1, 0, 0, 0], [1, 1, 0, 0], [1, 0, 0, 0]], 16 * 4 / 8),  # 2 ± 2, 1, 0, 1: 6 * 4 / 3, not 4
    ],
)
def test_games_of_one_seed_that_come_out_alike_count_less(groups: list[list[int]], worth: float):
    assert independent([[Fraction(won) for won in one] for one in groups]) == pytest.approx(worth)


def test_shares_of_bots_pairs_and_seats_by_hand():
    plan = tournament(("a", "b"), 3, 6)
    assert [plan.lineup(n) for n in (0, 5)] == [["a", "b", "b"], ["a", "a", "b"]]
    standings = found(
        plan,
        [[0], [1, 2]],  # a alone wins
        [[1], [0], [2]],  # a alone wins
        [[0, 1], [2]],  # b, b share
        [[1], [0, 2]],  # a wins against b alone
        [[0, 1], [2]],  # a and b alone share
        [[2], [1], [0]],  # b alone wins
    )
    told = standings.as_dict()
    figures = {one["name"]: one for one in told["bots"]}
    assert (figures["a"]["games"], figures["a"]["wins"], figures["a"]["share"]) == (6, 3.5, round(3.5 / 6, 6))
    assert (figures["b"]["games"], figures["b"]["wins"], figures["b"]["fair"]) == (6, 2.5, 0.5)
    assert (figures["a"]["low"], figures["a"]["high"]) == pytest.approx(wilson(3.5, 6), abs=1e-6)
    assert figures["a"]["mean_rank"] == pytest.approx(((1) + (1) + (3) + (1 + 2.5) + (1.5 + 3) + (3 + 2)) / 9, abs=1e-3)
    assert figures["a"]["mean_score"] == pytest.approx(4 / 9, abs=1e-3)
    assert figures["a"]["mean_margin"] == pytest.approx((1 + 1 - 1 + 1 - 1 + 0 - 1 - 1 - 1) / 9, abs=1e-3)
    assert figures["a"]["decisions_per_game"] == 2
    pairs = {(one["name"], one["against"]): one for one in told["pairs"]}
    assert (pairs["a", "b"]["games"], pairs["a", "b"]["wins"]) == (3, 2)
    assert (pairs["b", "a"]["games"], pairs["b", "a"]["wins"]) == (3, 1.5)
    assert [one["wins"] for one in told["seats"]] == [2, 3, 1]
    assert sum(one["wins"] for one in told["bots"]) == told["games"] == 6


def test_seconds_are_those_of_the_bot_that_thought():
    plan = tournament(("a", "b"), 2, 2)
    played = [
        Played(n, ((0,), (1,)), (1, 0), (4, 6), (2.0, 3.0) if plan.lineup(n)[0] == "a" else (0.6, 0.4), (), "")
        for n in range(2)
    ]
    figures = {one["name"]: one for one in Standings(plan, tuple(played), 0.0).by_bot()}
    assert figures["a"]["seconds_per_decision"] == pytest.approx((2.0 + 0.4) / (4 + 6))
    assert figures["b"]["seconds_per_decision"] == pytest.approx((3.0 + 0.6) / (6 + 4))


@pytest.mark.parametrize("format", EVEN)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_always_comes_before_another_is_rated_higher(players: int, format: str):
    plan = tournament(FOUR, players, 48, format)
    rankings = []
    for number in range(plan.games):
        lineup = plan.lineup(number)
        rankings.append([[seat for seat in range(players) if lineup[seat] == bot] for bot in sorted(set(lineup))])
    ratings = found(plan, *rankings).by_bot()
    assert [one["name"] for one in ratings] == list(FOUR)
    assert all(one["rating_low"] < one["rating"] < one["rating_high"] for one in ratings)
    assert ratings[0]["rating_high"] - ratings[0]["rating_low"] < 4 * 25 / 3  # what it was before the first game


def test_seats_that_a_bot_holds_more_than_the_other_do_not_raise_its_rating():
    """Equal bots: each game's winner moves on by one seat, so every seat wins as often, whoever sits there."""
    plan = tournament(("a", "b"), 4, 800)
    orders = [[[(first + place) % 4] for place in range(4)] for first in (0, 2, 1, 3)]
    ratings = found(plan, *(orders[(n // 4 + n) % 4] for n in range(plan.games))).ratings
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu, abs=1.0)


def test_one_bot_alone_in_a_pool_tells_about_seats():
    plan = Tournament("pantacle", 3, 4, bots=("random",), format="pool")
    told = arena(plan).as_dict()
    assert len({plan.seed_of(number) for number in range(4)}) == 4
    (only,) = told["bots"]
    assert (only["games"], only["wins"], only["share"], only["fair"], only["rating"]) == (4, 4, 1, 1, 25)
    assert sum(one["wins"] for one in told["seats"]) == 4
    assert told["pairs"] == []


@pytest.mark.parametrize(
    "plan",
    [
        Tournament("pantacle", 3, 1, bots=("random",)),
        Tournament("pantacle", 3, 1, bots=("random", "random")),
        Tournament("pantacle", 3, 1, bots=("random", "clever")),
        Tournament("pantacle", 2, 1, bots=TWO),
        Tournament("pantacle", 3, 1, bots=TWO, format="swiss"),
    ],
)
def test_tournaments_that_cannot_be_played(plan: Tournament):
    with pytest.raises(petteia.BadOption):
        arena(plan)
