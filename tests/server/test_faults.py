"""The server is killed at random moments while people and bots play: what was told is saved, and is so once.

These are the short runs; `make soak` has the long ones.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from petteia.server.settings import Settings
from petteia.server.store import META, open_engine

from .faults import (
    Guest,
    Server,
    Tally,
    at_once,
    gone,
    kill_run,
    migrate,
    new_table,
    petteia_command,
    rest,
    rest_again,
    settle,
)
from .services import Postgres, postgres_here

GAMES = 4
KILLS = 3


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with postgres_here() as cluster:
        yield cluster


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def migrated(postgres: Postgres) -> str:
    url = postgres.new()
    migrate(url)
    return url


def check(tally: Tally) -> None:
    print(tally)
    assert not tally.faults, "\n".join([str(tally), *tally.faults[:10]])
    assert tally.finished == tally.games
    assert tally.lost == tally.doubled == 0


# Kills


def check_kills(tally: Tally) -> None:
    check(tally)
    assert tally.kills >= KILLS
    assert tally.cuts >= KILLS
    assert tally.acknowledged > 20 * GAMES


def test_kills_lose_nothing_on_sqlite(tmp_path: Path, sqlite: str) -> None:
    check_kills(kill_run(tmp_path, sqlite, games=GAMES, kills=KILLS, seed=random.randrange(10**9)))


def test_kills_lose_nothing_on_postgresql(tmp_path: Path, migrated: str) -> None:
    check_kills(kill_run(tmp_path, migrated, games=GAMES, kills=KILLS, seed=random.randrange(10**9)))


def test_bots_go_on_after_a_kill_though_nobody_is_there(tmp_path: Path, sqlite: str) -> None:
    async def run() -> None:
        server = Server(tmp_path, sqlite)
        try:
            server.start()
            await server.ready()
            table = await new_table(server.address, "random", "random", "heuristic")
            await asyncio.sleep(random.uniform(0, 0.5))
            bots = server.bots()
            server.kill()
            assert await gone(bots, 5.0)
            server.start()
            for _ in range(300):  # without sitting down: reading the list of tables wakes nobody
                rooms = await rest_again(
                    server.address, "POST", "/api/tables/mine", {"tables": {table.id: [table.owner]}}
                )
                if rooms[0]["room"]["status"] == "over":
                    return
                await asyncio.sleep(0.1)
            raise AssertionError(f"the bots do not go on: {rooms[0]['room']}")
        finally:
            server.stop()

    asyncio.run(run())


def test_the_database_dies_and_comes_back(tmp_path: Path, postgres: Postgres, migrated: str) -> None:
    tally = Tally(games=1)

    async def run() -> None:
        server = Server(tmp_path, migrated)
        server.start()
        await server.ready()
        table = await new_table(server.address, "me", "me", "random")
        guests = [Guest(table, seat, server.address, random.Random(seat)) for seat in (0, 1)]
        playing = [asyncio.create_task(guest.play()) for guest in guests]
        try:
            while sum(len(guest.ops) for guest in guests) < 20:
                await asyncio.sleep(0.01)
            postgres.crash()
            with pytest.raises(httpx.HTTPStatusError) as refused:
                await rest(server.address, "GET", "/healthz")
            assert refused.value.response.status_code == 503
            assert refused.value.response.json()["code"] == "unavailable"
            await asyncio.sleep(1)
            postgres.start()
            async with asyncio.timeout(60):
                await asyncio.gather(*playing)
            record = await rest(server.address, "GET", f"/api/tables/{table.id}/record")
            settle(server.url(), record, guests, tally)
            assert {refused["code"] for guest in guests for refused in guest.refusals} <= {"stale", "unavailable"}
            tally.finished = 1
        finally:
            for task in playing:
                task.cancel()
            server.stop()
            if postgres.process.poll() is not None:
                postgres.start()

    asyncio.run(run())
    check(tally)


# One seat on two devices


def test_two_devices_of_a_seat_submit_at_once(tmp_path: Path, sqlite: str) -> None:
    async def run() -> None:
        server = Server(tmp_path, sqlite)
        try:
            server.start()
            await server.ready()
            await at_once(server, server)
        finally:
            server.stop()
        assert not server.complaints()

    asyncio.run(run())


# Migrations


def differences(url: str) -> list[object]:
    """What the models have and the database has not, or the other way round."""
    engine = open_engine(Settings(database=url).database_url())
    try:
        with engine.connect() as connection:
            return list(compare_metadata(MigrationContext.configure(connection), META))
    finally:
        engine.dispose()


def test_sqlite_migrates_itself_at_every_start(tmp_path: Path, sqlite: str) -> None:
    async def run() -> None:
        server = Server(tmp_path, sqlite)
        try:
            for _ in range(2):
                server.start()
                await server.ready()
                server.stop()
        finally:
            server.stop()

    asyncio.run(run())
    assert differences(sqlite) == []
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_postgresql_migrates_when_told(postgres: Postgres) -> None:
    url = postgres.new()
    assert differences(url) != []
    for _ in range(2):
        done = petteia_command("serve", "--migrate", "--database", url)
        assert (done.returncode, done.stdout, done.stderr) == (0, "The database is up to date.\n", "")
        assert differences(url) == []


def test_a_database_that_was_not_migrated_is_one_clear_line(postgres: Postgres) -> None:
    done = petteia_command("serve", "--port", "0", "--database", postgres.new())
    assert done.returncode != 0
    assert "--migrate" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_database_that_is_not_there_is_one_clear_line() -> None:
    done = petteia_command("serve", "--migrate", "--database", "postgresql://nobody@127.0.0.1:1/nothing")
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1
