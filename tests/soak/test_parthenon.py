"""The properties of Parthenon over many more games: `make soak`, or PETTEIA_SOAK=20000 make soak for a long night.

The games are others than those of `make test`, and are spread over parts so that `-n auto` keeps all cores busy. They
are played in a hurry, mostly without offers: games of pure chance have thousands of moves, nearly all of them offers.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

import petteia
from petteia.bots import Chair, make
from petteia.games.parthenon import GAME
from petteia.kernel.game import Game

from .. import properties
from ..parthenon import test_properties as rules
from ..parthenon.test_editions import hurried
from ..test_records import SHELVES

GAMES = int(os.environ.get("PETTEIA_SOAK", "1000")) // 4  # each is as long as several of the other games'
PARTS = 40
FIRST = 1000  # seeds before this one belong to `make test`
PLAYERS = (3, 4, 5, 6)


@cache
def played(game: Game, players: int, seed: int) -> petteia.Table:
    """A whole game in a hurry, with more or fewer whims."""
    t = petteia.new(game, players=players, seed=seed)
    chance = Random(seed)
    while not t.over:
        seat = t.pending[0]
        t.play(seat, hurried(t.options(seat), chance, (0.1, 0.2, 0.3)[seed % 3]))
    return t


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """The properties look at these games."""
    monkeypatch.setattr(properties, "played", played)


def soaked(part: int, every: int = 1) -> Iterator[tuple[int, int]]:
    """This part's share of the games, or `every` third of them, ...: players and seed. None is kept in memory."""
    seeds = range(FIRST + part, FIRST + GAMES, PARTS)
    for n, seed in enumerate(seeds[part % every :: every]):
        played.cache_clear()
        yield PLAYERS[(part + n) % len(PLAYERS)], seed
    played.cache_clear()


parts = pytest.mark.parametrize("part", range(PARTS))


@parts
def test_whole_games_keep_every_invariant_and_replay(part: int) -> None:
    for players, seed in soaked(part):
        properties.check_conservation(GAME, players, seed)
        properties.check_record(GAME, players, seed)
        assert len(played(GAME, players, seed).moves) < 3_000


@parts
def test_nothing_public_happens_without_a_word(part: int) -> None:
    shelf = SHELVES["parthenon"]
    for players, seed in soaked(part, 2):
        whole = played(GAME, players, seed)
        t = petteia.new(GAME, players=players, seed=seed)
        watcher = shelf.watcher(t.dump_state())
        for seat, move in zip(whole.movers, whole.moves, strict=True):
            since = len(t.log)
            t.play(seat, move)
            s = t.dump_state()
            assert shelf.broken(s) == []
            watcher.follow(s, t.dump_events(since))


@parts
def test_worlds_are_redealt_honestly(part: int) -> None:
    worlds = differs = 0
    for players, seed in soaked(part, 2):
        tried, other = properties.check_secrets(GAME, players, seed, 29, rules.HIDDEN, rules.PICKS)
        worlds += tried
        differs += other
    assert differs >= 0.9 * worlds


@parts
def test_dumps_lead_back(part: int) -> None:
    for players, seed in soaked(part, 2):
        properties.check_dumps(GAME, players, seed, 41)


@parts
def test_taking_back_restores_the_table(part: int) -> None:
    games = taken = 0
    for players, seed in soaked(part, 4):
        games += 1
        taken += properties.check_undo(GAME, players, seed, 41)
    assert not games or taken


@pytest.mark.parametrize("players", PLAYERS)
def test_heuristic_bots_come_to_an_end(players: int) -> None:
    t = petteia.new(GAME, players=players, seed=1, tournament=True)
    bots = [make("heuristic", seat) for seat in range(players)]
    while not t.over:
        seat = t.pending[0]
        t.play(seat, bots[seat].choose(Chair(t, seat)))
        assert len(t.moves) < 500 * players, "they offer and withdraw for ever"
