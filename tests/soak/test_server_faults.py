"""The server is killed at random moments during hundreds of games: `make soak`.

PETTEIA_SOAK_TABLES says how many games in all (200 by default): half of them on SQLite, half on PostgreSQL; a quarter
as many more on two workers that are killed in turn. The figures are printed.
"""

from __future__ import annotations

import asyncio
import os
import random
import sys
from pathlib import Path

import pytest

from ..server.faults import Server, Tally, at_once, kill_run, migrate
from ..server.services import postgres_here, redis_here

TABLES = int(os.environ.get("PETTEIA_SOAK_TABLES", "200"))
SECONDS = 45.0  # a game and a kill may take so long, on a machine that does something else as well
BETWEEN = (10, 110)  # acknowledged moves from one kill to the next


def check(tally: Tally, where: str, capfd: pytest.CaptureFixture[str]) -> None:
    with capfd.disabled():
        print(f"\n{where}: {tally}", file=sys.stderr, flush=True)
    assert not tally.faults, "\n".join([str(tally), *tally.faults[:20]])
    assert tally.finished == tally.games
    assert tally.lost == tally.doubled == 0
    assert tally.kills >= tally.games // 2
    assert tally.cuts >= tally.kills


def test_kills_on_sqlite(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    games = TABLES // 2
    tally = kill_run(
        tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", games=games, kills=games, seed=random.randrange(10**9),
        at_once=6, between=BETWEEN, seconds=games * SECONDS,
    )  # fmt: skip
    check(tally, "SQLite", capfd)


def test_kills_on_postgresql(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    games = TABLES // 2
    with postgres_here() as postgres:
        url = postgres.new()
        migrate(url)
        tally = kill_run(
            tmp_path, url, games=games, kills=games, seed=random.randrange(10**9),
            at_once=6, between=BETWEEN, seconds=games * SECONDS,
        )  # fmt: skip
    check(tally, "PostgreSQL", capfd)


def test_kills_of_two_workers_in_turn(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    games = TABLES // 4
    with postgres_here() as postgres, redis_here() as bus:
        url = postgres.new()
        migrate(url)
        tally = kill_run(
            tmp_path, url, games=games, kills=games, seed=random.randrange(10**9), at_once=4, between=BETWEEN,
            seconds=games * SECONDS, bus=bus.url, workers=2,
        )  # fmt: skip
    check(tally, "two workers", capfd)


def test_two_devices_on_two_workers_submit_at_once(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def run(url: str, bus: str) -> list[int]:
        workers = [Server(tmp_path, url, bus=bus) for _ in range(2)]
        try:
            for server in workers:
                server.start()
            for server in workers:
                await server.ready()
            rounds = [await at_once(*workers) for _ in range(TABLES // 20)]
        finally:
            for server in workers:
                server.stop()
        assert [line for server in workers for line in server.complaints()] == []
        return rounds

    with postgres_here() as postgres, redis_here() as bus:
        url = postgres.new()
        migrate(url)
        rounds = asyncio.run(run(url, bus.url))
    with capfd.disabled():
        said = f"{len(rounds)} games, {sum(rounds)} moves, each sent by both, one heard"
        print(f"\ntwo devices on two workers: {said}", file=sys.stderr, flush=True)
