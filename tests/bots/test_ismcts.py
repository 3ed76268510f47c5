"""The searching bot: it finds what one look does not, knows only what its seat knows, and keeps to its effort."""

from __future__ import annotations

from time import perf_counter

import pytest

import petteia
from petteia.bots import Chair, Effort, Heuristic, Ismcts
from petteia.kernel.table import Table
from tests.pantacle.arrange import position

QUICK = Effort(iterations=24, horizon=8)
GAMES = ["deukalion", "pantacle", "panthalos", "parthenon"]


def ponder(t: Table, effort: Effort = QUICK, seed: int = 1) -> list[tuple[str, int, float]]:
    found = Ismcts(seed, effort).ponder(Chair(t, t.pending[0]))
    return [(str(one.move), one.visits, one.worth) for one in found]


def in_the_middle(game: str, moves: int, options: int = 2) -> Table:
    """A table after so many moves of bots that look one move ahead, or a few more until there is a choice."""
    t = petteia.new(game, players=3, seed=4)
    bots = [Heuristic(seat, 1) for seat in range(3)]
    while moves or len(t.options(t.pending[0])) < options:
        seat = t.pending[0]
        t.play(seat, bots[seat].choose(Chair(t, seat)))
        moves -= bool(moves)
    return t


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_judged_and_the_effort_is_kept_to(game: str):
    t = in_the_middle(game, 30)
    before = t.dump()
    found = ponder(t)
    assert sorted(move for move, _, _ in found) == sorted(map(str, t.options(t.pending[0])))
    assert 0 < sum(visits for _, visits, _ in found) <= 24
    assert all(0.0 <= worth <= 1.0 for _, _, worth in found)
    assert [visits for _, visits, _ in found] == sorted([visits for _, visits, _ in found], reverse=True)
    assert t.dump() == before


@pytest.mark.parametrize("game", GAMES)
def test_two_worlds_that_the_seat_cannot_tell_apart_give_the_same_thoughts(game: str):
    for moves in (12, 25, 40):
        t = in_the_middle(game, moves)
        seat = t.pending[0]
        others = [t.determinize(seat, seed) for seed in range(3)]
        assert any(other.digest() != t.digest() for other in others)
        thoughts = ponder(t)
        for other in others:
            assert Ismcts(1, QUICK).ponder(Chair(other, seat))[0].move == Ismcts(1, QUICK).choose(Chair(t, seat))
            assert [
                (str(one.move), one.visits, one.worth) for one in Ismcts(1, QUICK).ponder(Chair(other, seat))
            ] == thoughts


def test_the_same_seed_and_effort_think_alike_and_another_seed_does_not():
    t = in_the_middle("panthalos", 20)
    assert ponder(t) == ponder(t)
    assert ponder(t) != ponder(t, seed=2)


def test_it_stops_when_the_time_is_up():
    t = in_the_middle("panthalos", 20)
    began = perf_counter()
    found = ponder(t, Effort(iterations=10**9, seconds=0.2))
    assert 0.2 <= perf_counter() - began < 5
    assert sum(visits for _, visits, _ in found) > 0


def test_it_finds_the_one_way_not_to_lose():
    five = ["triple_influence", "two_adepts", "two_influence", "demonic_discard", "extra_turn"]
    t = position(dict(discs=five), dict(hand=["oracle_1", "vagrant_1", "matriarch_1"]), dict(hand=["scholar_1"]))
    t.play(0, "announce recruitment")
    found = ponder(t, Effort(iterations=60, horizon=8))
    assert found[0][0].startswith("bribe")  # else seat 0 wins


def test_options_are_compared_in_the_same_worlds_and_the_worse_half_drops_out():
    t = in_the_middle("panthalos", 20, options=9)
    visits = [visits for _, visits, _ in ponder(t, Effort(iterations=48, horizon=8, width=8))]
    assert visits[:8] == [14, 14, 6, 6, 2, 2, 2, 2]  # 2 worlds for eight, 4 more for four, 8 more for two
    assert not any(visits[8:])


SEARCHED = {"parthenon": "offer", "pantacle": "bribe", "panthalos": "duel", "deukalion": "rotate"}


@pytest.mark.parametrize("game", SEARCHED)
def test_offers_bribes_duels_and_turned_dice_are_played_on(game: str):
    """Where there is one among several options, it is tried like any other."""
    t = petteia.new(game, players=3, seed=4)
    bots = [Heuristic(seat, 1) for seat in range(3)]
    while True:
        seat = t.pending[0]
        asked = type(t.state.choice(seat)).name
        options = t.options(seat)
        verbs = {move.verb.name for move in options}
        if len(options) > 1 and any(SEARCHED[game] in name for name in (asked, *verbs)):
            break
        t.play(seat, bots[seat].choose(Chair(t, seat)))
    found = ponder(t, Effort(iterations=2 * len(options), horizon=8, width=len(options)))
    assert all(visits for _, visits, _ in found)


def test_a_single_option_needs_no_thought():
    t = petteia.new("pantacle", players=3, seed=1)
    while len(t.options(t.pending[0])) > 1:
        t.play(t.pending[0], t.options(t.pending[0])[0])
    thoughtless = Ismcts(1, Effort(iterations=0))
    assert thoughtless.choose(Chair(t, t.pending[0])) == t.options(t.pending[0])[0]
    (only,) = thoughtless.ponder(Chair(t, t.pending[0]))
    assert (only.move, only.visits) == (t.options(t.pending[0])[0], 0)
    assert 0.0 < only.worth < 1.0
