"""Several processes that think about one decision."""

from __future__ import annotations

import petteia
from petteia.bots import Chair, Effort, Heuristic, Ismcts
from petteia.bots.team import Team
from petteia.kernel.table import Table

EFFORT = Effort(iterations=24, horizon=8)


def middle(seed: int = 4) -> Table:
    t = petteia.new("pantacle", players=3, seed=seed)
    bots = [Heuristic(seat, 1) for seat in range(3)]
    while len(t.moves) < 25 or len(t.options(t.pending[0])) < 3:
        t.play(t.pending[0], bots[t.pending[0]].choose(Chair(t, t.pending[0])))
    return t


def test_two_processes_try_twice_as_much_and_agree_on_a_move():
    t = middle()
    chair = Chair(t, t.pending[0])
    found = Team(1, EFFORT, 2).ponder(chair)
    assert sorted(str(one.move) for one in found) == sorted(map(str, chair.options))
    others = [one.visits for one in found if one.move not in (found[0].move, found[1].move)]  # what each would do
    assert others == sorted(others, reverse=True)
    alone = sum(one.visits for one in Ismcts(1, EFFORT).ponder(chair))
    assert alone < sum(one.visits for one in found) <= 2 * EFFORT.iterations
    assert all(0 <= one.worth <= 1 for one in found)
    assert Team(1, EFFORT, 2).choose(chair) is found[0].move


def test_they_think_alike_in_worlds_that_the_seat_cannot_tell_apart():
    t = middle()
    seat = t.pending[0]
    thoughts = Team(1, EFFORT, 2).ponder(Chair(t, seat))
    for seed in range(2):
        other = t.determinize(seat, seed)
        assert other.digest() != t.digest()
        found = Team(1, EFFORT, 2).ponder(Chair(other, seat))
        assert [(one.move.text, one.visits, one.worth) for one in found] == [
            (one.move.text, one.visits, one.worth) for one in thoughts
        ]
