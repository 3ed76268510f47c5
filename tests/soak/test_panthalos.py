"""The properties of Panthalos over many more games: `make soak`, or PETTEIA_SOAK=20000 make soak for a long night.

The games are others than those of `make test`, and are spread over parts so that `-n auto` keeps all cores busy.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from petteia.games.panthalos import GAME

from .. import properties
from ..panthalos import test_properties as rules
from ..panthalos import test_properties_invariants as invariants

GAMES = int(os.environ.get("PETTEIA_SOAK", "1000"))
PARTS = 40
FIRST = 1000  # seeds before this one belong to `make test`
PLAYERS = (2, 3, 4, 5)


def soaked(part: int, every: int = 1) -> Iterator[tuple[int, int]]:
    """This part's share of the games, or `every` third of them, ...: players and seed. None is kept in memory."""
    seeds = range(FIRST + part, FIRST + GAMES, PARTS)
    for n, seed in enumerate(seeds[part % every :: every]):
        properties.played.cache_clear()
        yield PLAYERS[(part + n) % len(PLAYERS)], seed
    properties.played.cache_clear()


parts = pytest.mark.parametrize("part", range(PARTS))


@parts
def test_whole_games_keep_every_invariant_and_replay(part: int) -> None:
    for players, seed in soaked(part):
        properties.check_conservation(GAME, players, seed)
        properties.check_record(GAME, players, seed)
        rules.test_what_the_rules_say_of_whole_rounds(players, seed)
        invariants.test_every_invariant_holds_after_every_move(players, seed)
        assert len(properties.played(GAME, players, seed).moves) < 2_000


@parts
def test_worlds_are_redealt_honestly(part: int) -> None:
    worlds = differs = 0
    for players, seed in soaked(part, 3):
        tried, other = properties.check_secrets(GAME, players, seed, 19, rules.HIDDEN, rules.PICKS)
        worlds += tried
        differs += other
        rules.test_titans_that_were_seen_are_there_or_among_those_sold_unseen(players, seed)
    assert differs >= 0.95 * worlds


@parts
def test_dumps_lead_back(part: int) -> None:
    for players, seed in soaked(part, 4):
        properties.check_dumps(GAME, players, seed, 29)


@parts
def test_taking_back_restores_the_table(part: int) -> None:
    games = taken = 0
    for players, seed in soaked(part, 8):
        games += 1
        taken += properties.check_undo(GAME, players, seed, 29)
    assert not games or taken


@pytest.mark.parametrize("players", PLAYERS)
def test_the_heuristic_bot_beats_random_ones(players: int) -> None:
    """Seats rotated; one random bot more would win two of these games."""
    assert properties.heuristic_wins(GAME, 2 * players, players) >= 1.5 * players
