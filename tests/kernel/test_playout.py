"""Random play by the kernel itself: the same as from outside, on every sort of table."""

from __future__ import annotations

import pytest
from playing import ALL, LOTS

import petteia
from petteia.kernel.agenda import Chance
from petteia.kernel.game import Game
from petteia.kernel.table import Table

SEEDS = range(20)
GAMES = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)


def by_hand(table: Table, seed: int) -> int:
    """What a playout does, through the public door."""
    luck = Chance()
    luck.seed(seed)
    made = 0
    while not table.over:
        seat = table.pending[0]
        options = table.options(seat)
        table.play(seat, options[luck.below(len(options))])
        made += 1
    return made


@GAMES
def test_a_playout_is_what_a_program_outside_would_play(game: Game) -> None:
    for seed in SEEDS:
        quiet = petteia.new(game, players=2, seed=seed, quiet=True)
        recorded = petteia.new(game, players=2, seed=seed)
        outside = petteia.new(game, players=2, seed=seed)
        decisions = by_hand(outside, seed)
        assert decisions == quiet.playout(seed) == recorded.playout(seed)
        assert outside.digest() == quiet.digest() == recorded.digest()
        assert outside.record() == recorded.record()


@GAMES
def test_a_playout_stops_after_as_many_decisions_as_it_was_given(game: Game) -> None:
    for quiet in (True, False):
        table = petteia.new(game, players=2, seed=1, quiet=quiet)
        assert table.playout(1, most=3) == 3
        assert not table.over
        table.playout(2)
        assert table.over
        assert table.playout(3) == 0


def test_its_seed_decides_how_a_playout_goes() -> None:
    ends = set()
    for seed in SEEDS:
        table = petteia.new(LOTS, players=2, seed=1, quiet=True)
        table.playout(seed)
        ends.add(table.digest())
    assert len(ends) > 1


def test_what_was_asked_before_a_playout_is_asked_afresh_after_it() -> None:
    table = petteia.new(LOTS, players=2, seed=1, quiet=True)
    table.options(0)
    table.playout(1)
    assert table.options(0) == []
