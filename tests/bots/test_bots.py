"""The bots: they play by the rules, for their seat, and the heuristic one plays better than chance."""

from __future__ import annotations

from functools import partial

import pytest

import petteia
from petteia.bots import LEVELS, Chair, Effort, Ismcts, make, names

GAMES = 300
QUICK = ("gentle", "fair", "heuristic", "random")


def winner(bots: list[str], seed: int) -> str:
    """The name of the bot that wins a game; seats rotate with the seed."""
    seated = [bots[(seat + seed) % len(bots)] for seat in range(len(bots))]
    players = [make(name, seed * 10 + seat) for seat, name in enumerate(seated)]
    t = petteia.new("pantacle", players=len(bots), seed=seed, quiet=True)
    while not t.over:
        seat = t.pending[0]
        t.play(seat, players[seat].choose(Chair(t, seat)))
    return seated[t.ranking[0][0]]


def test_the_heuristic_bot_wins_four_of_five_games_against_two_random_ones():
    wins = sum(winner(["heuristic", "random", "random"], seed) == "heuristic" for seed in range(GAMES))
    assert wins >= 0.8 * GAMES, f"{wins} of {GAMES}"


@pytest.mark.parametrize("bot", [*(partial(make, name) for name in QUICK), partial(Ismcts, effort=Effort(8))])
def test_the_same_seed_gives_the_same_game(bot):
    games = []
    for _ in range(2):
        bots = [bot(seed=seat) for seat in range(3)]
        t = petteia.new("pantacle", players=3, seed=5)
        while not t.over:
            seat = t.pending[0]
            t.play(seat, bots[seat].choose(Chair(t, seat)))
        games.append(t.record())
    assert games[0] == games[1]


def test_a_bot_looks_without_touching_the_table():
    t = petteia.new("pantacle", players=3, seed=2)
    before = t.dump()
    for name in QUICK:
        assert make(name, 1).choose(Chair(t, t.pending[0])) in t.options(t.pending[0])
    assert t.dump() == before


def test_the_heuristic_bot_bribes_to_stop_a_winner():
    """Seat 0 would win with this Favor; seat 1 can take it away."""
    from tests.pantacle.arrange import position

    five = ["triple_influence", "two_adepts", "two_influence", "demonic_discard", "extra_turn"]
    t = position(dict(discs=five), dict(hand=["oracle_1", "vagrant_1", "matriarch_1"]), dict(hand=["scholar_1"]))
    t.play(0, "announce recruitment")
    assert str(make("heuristic", 3).choose(Chair(t, 1))) == "bribe oracle_1 vagrant_1"


def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(petteia.BadOption, match="champion, fair, gentle, heuristic, random, strong"):
        make("oracle")


def test_levels_are_for_people_and_all_bots_have_a_name():
    assert list(LEVELS) == ["gentle", "fair", "strong", "champion"]
    assert names() == sorted([*LEVELS, "heuristic", "random"])
