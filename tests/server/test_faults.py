"""The server is killed at random moments while people and bots play: what was told is saved, and is so once.

These are the short runs; `make soak` has the long ones.
"""

from __future__ import annotations

import random
from pathlib import Path

from .faults import Tally, kill_run, migrate
from .services import Postgres

pytest_plugins = ("tests.server.services",)
GAMES = 4
KILLS = 3


def check(tally: Tally) -> None:
    print(tally)
    assert not tally.faults, "\n".join([str(tally), *tally.faults[:10]])
    assert tally.finished == tally.games
    assert tally.lost == tally.doubled == 0
    assert tally.kills >= KILLS
    assert tally.cuts >= KILLS
    assert tally.acknowledged > 20 * GAMES


def test_kills_lose_nothing_on_sqlite(tmp_path: Path) -> None:
    check(
        kill_run(
            tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", games=GAMES, kills=KILLS, seed=random.randrange(10**9)
        )
    )


def test_kills_lose_nothing_on_postgresql(tmp_path: Path, postgres: Postgres) -> None:
    url = postgres.new()
    migrate(url)
    check(kill_run(tmp_path, url, games=GAMES, kills=KILLS, seed=random.randrange(10**9)))
