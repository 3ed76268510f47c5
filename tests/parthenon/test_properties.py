"""What holds in every game of Parthenon: conservation, secrets, dumps, records, undo, and an end."""

from __future__ import annotations

import pytest

from petteia.games.parthenon import GAME
from tests import properties
from tests.properties import played

GAMES = [(players, seed) for players in (3, 4, 5, 6) for seed in range(2)]
EVERY = 97  # decisions between two close looks
HIDDEN = (
    "hand", "cargo", "events", "hazard_deck", "harbor_deck", "status", "plans_deck", "offer_give", "offer_want",
    "lost", "idle", "tried",
)  # fmt: skip
PICKS = ("agenda", "lanes")  # what somebody is choosing for nobody else to see lies there


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_nothing_is_lost_or_doubled(players: int, seed: int) -> None:
    properties.check_conservation(GAME, players, seed)


def test_every_random_game_ends() -> None:
    assert max(len(played(GAME, *game).moves) for game in GAMES) < 30_000


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_redealt_world_looks_the_same_and_is_no_echo_of_the_truth(players: int, seed: int) -> None:
    worlds, differs = properties.check_secrets(GAME, players, seed, EVERY, HIDDEN, PICKS)
    assert differs > 0.9 * worlds


@pytest.mark.parametrize(("players", "seed"), GAMES[::2])
def test_a_dump_loads_to_the_same_game(players: int, seed: int) -> None:
    properties.check_dumps(GAME, players, seed, 401)


@pytest.mark.parametrize(("players", "seed"), GAMES[::4])
def test_a_record_replays_to_the_same_end(players: int, seed: int) -> None:
    properties.check_record(GAME, players, seed)
