"""The properties of Pantacle over many more games: `make soak`, or PETTEIA_SOAK=20000 make soak for a long night.

The games are others than those of `make test`, and are spread over parts so that `-n auto` keeps all cores busy.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

import petteia

from ..pantacle.test_properties_dumps import check_copies, check_load, check_load_without_history, check_quiet
from ..pantacle.test_properties_invariants import check_course, check_steps
from ..pantacle.test_properties_memory import check_views
from ..pantacle.test_properties_pool import Play, check_end, games
from ..pantacle.test_properties_secrets import (
    Tally,
    check_minds,
    check_pairs,
    check_redeals,
    check_refusals,
    check_world_to_the_end,
    some_moves,
)
from ..pantacle.test_properties_undo import check_course as check_undo_course

GAMES = int(os.environ.get("PETTEIA_SOAK", "1000"))
PARTS = 40
A_ROUND = 18  # games: every number of players, cap and temper once
FIRST = 1000  # rounds before this one belong to `make test`


def soaked(part: int) -> list[Play]:
    """This part's share of the games."""
    rounds = range(part, -(-GAMES // A_ROUND), PARTS)
    return [one for n in rounds for one in games(1, FIRST + n)]


parts = pytest.mark.parametrize("part", range(PARTS))


@parts
def test_whole_games_keep_every_invariant_and_replay(part):
    for one in soaked(part):
        check_end(one)
        check_course(one)
        again = petteia.replay(one.end.record())
        assert again.dump() == one.end.dump()


@parts
def test_atomic_steps_keep_the_static_invariants(part):
    for one in soaked(part)[part % 5 :: 9]:
        check_steps(one)


@parts
def test_views_say_exactly_what_can_be_known(part):
    for one in soaked(part)[part % 2 :: 2]:
        check_views(one, 5)


@parts
def test_worlds_are_redealt_honestly(part):
    tally = Tally()
    for n, one in enumerate(soaked(part)[part % 3 :: 3]):
        check_redeals(one, 19, tally)
        chance = Random(one.seed)
        for _ in range(3):
            count = chance.randrange(len(one.moves))
            t = one.at(count)
            for viewer in (*range(one.players), None):
                check_minds(t, viewer, count)
            check_world_to_the_end(t, t.pending[0], n)
            check_refusals(t, t.pending[0], n, some_moves(t, count))
    assert not tally.worlds or tally.share > 0.95


@parts
def test_two_hidden_cards_swapped_are_not_noticed(part):
    for one in soaked(part)[part % 4 :: 4]:
        check_pairs(one, 3, dreams=True)


@parts
def test_dumps_and_copies_lead_back(part):
    for one in soaked(part)[part % 4 :: 4]:
        chance = Random(one.seed)
        check_load(one, chance.randrange(len(one.moves) + 1))
        check_load_without_history(one, chance.randrange(len(one.moves) + 1))
        check_copies(one, chance.randrange(len(one.moves)))
        check_quiet(one)


@parts
def test_taking_back_teaches_nothing(part):
    seen: Counter[str] = Counter()
    for one in soaked(part)[part % 6 :: 6]:
        check_undo_course(one, 29, seen)
