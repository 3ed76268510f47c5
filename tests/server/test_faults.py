"""The server is killed at random moments while people and bots play: what was told is saved, and is so once.

These are the short runs; `make soak` has the long ones.
"""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert

from petteia.server.migrating import bring_up_to_date
from petteia.server.settings import Settings
from petteia.server.store import CHAT, META, Store, find_chat, open_engine

from .client import Site
from .faults import (
    Guest,
    Sent,
    Server,
    Tally,
    at_once,
    gone,
    kill_run,
    matched,
    migrate,
    new_table,
    petteia_command,
    rest,
    rest_again,
    rows_of,
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


def test_the_account_notices_what_is_lost_and_what_is_doubled() -> None:
    done = Sent("move", "a", 1, 1, "done", 2)
    lost = Sent("move", "b", 2, 2, "lost", 5)
    again = Sent("move", "b", 3, 2, "done", 6, again=lost)
    a, b, later = ("move", "a", 2), ("move", "b", 3), ("move", "b", 6)
    assert matched([done, lost], [a]) == ([done], [])
    assert matched([done, lost], [a, b]) == ([done, lost], [])
    assert matched([done, lost, again], [a, later]) == ([done, again], [])
    assert matched([done, lost, again], [a, b, later]) == ([done, lost, again], [])  # which `settle` calls doubled
    assert matched([done, lost], [b]) == ([lost], [])  # a is lost
    assert matched([done, lost], [a, b, later]) == ([done, lost], [later])
    assert matched([done], [("move", "a", 3)]) == ([], [("move", "a", 3)])  # told as the second, saved as the third


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
            assert await gone(bots, 10.0)
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


def test_a_stand_in_plays_though_the_server_died_as_it_came(tmp_path: Path, sqlite: str) -> None:
    """Seats pass to bots at many tables, and SIGKILL in the middle of it: where it was saved, the bot moves on."""

    async def run() -> None:
        server = Server(tmp_path, sqlite)
        try:
            server.start()
            await server.ready()
            tables = [await new_table(server.address, "me", "me", "me") for _ in range(12)]
            rooms = [(await rest(server.address, "GET", f"/api/tables/{table.id}"))["room"] for table in tables]
            asked = [
                rest(server.address, "POST", path, {"stand_in": True}, [table.owner])
                for table, room in zip(tables, rooms, strict=True)
                for path in [f"/api/tables/{table.id}/seats/{room['waiting_for'][0]}"]
            ]
            asking = [asyncio.create_task(one) for one in asked]
            await asyncio.wait(asking, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(random.uniform(0, 0.02))
            server.kill()
            answers = await asyncio.gather(*asking, return_exceptions=True)
            with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
                saved = {id for (id,) in connection.execute("SELECT table_id FROM seats WHERE stand_in")}
            promised = {table.id for table, one in zip(tables, answers, strict=True) if not isinstance(one, Exception)}
            assert promised
            assert promised <= saved
            server.start()
            late = set(saved)
            until = time.monotonic() + 30
            while late and time.monotonic() < until:  # nobody comes to look
                await asyncio.sleep(0.1)
                late = {id for id in late if len(rows_of(server.url(), id)[0]) == 1}
            assert not late, f"{len(late)} of {len(saved)} stand-ins do not play"
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


def test_a_stop_in_the_middle_loses_nothing(tmp_path: Path, sqlite: str) -> None:
    """SIGTERM, as at every upgrade: it ends soon, leaves no process behind, and goes on after the start."""
    tally = Tally(games=1)

    async def run() -> None:
        server = Server(tmp_path, sqlite)
        server.start()
        await server.ready()
        table = await new_table(server.address, "me", "me", "random")
        guests = [Guest(table, seat, server.address, random.Random(seat)) for seat in (0, 1)]
        playing = [asyncio.create_task(guest.play()) for guest in guests]
        try:
            for asked in (15, 40):
                while sum(len(guest.ops) for guest in guests) < asked:
                    await asyncio.sleep(0.005)
                bots = server.bots()
                assert server.process is not None
                server.process.terminate()
                await asyncio.to_thread(server.process.wait, 10)
                assert server.process.returncode in (0, -signal.SIGTERM)
                assert await gone(bots, 10.0)
                server.start()
            async with asyncio.timeout(60):
                await asyncio.gather(*playing)
            record = await rest(server.address, "GET", f"/api/tables/{table.id}/record")
            settle(server.url(), record, guests, tally)
            tally.finished = 1
        finally:
            for task in playing:
                task.cancel()
            server.stop()
        assert "Traceback" not in server.said.read_text()

    asyncio.run(run())
    check(tally)


# Those who are gone, and those who come


def test_a_move_of_one_who_is_cut_off_meanwhile_is_told(another: Callable[..., Site]) -> None:
    """The sender of a move does not read, and is cut off for it while the move is being saved: the others see it."""
    site = another(sweep=60.0)
    keys = site.create("me", "me", "me", start=True)
    store = site.hall.store
    write = store.write

    async def write_slowly(work: object) -> object:
        found = await write(work)
        await asyncio.sleep(0.3)
        return found

    async def cut_off() -> None:
        live = await site.hall.open(keys.table)
        for watcher in live.watchers:
            if len(watcher.seats) == 3:
                watcher.cut_off.set_result(None)

    with site.player() as gone_soon, site.player() as other:
        gone_soon.sit(keys.table, *keys.seats.values(), seat=0)
        other.sit(keys.table, keys.seats[1], seat=1)
        gone_soon.look(gone_soon.room["waiting_for"][0])
        store.write = write_slowly
        gone_soon.send({"t": "move", "id": 1, "seq": gone_soon.seq, "moves": gone_soon.options[:1]})
        time.sleep(0.15)
        site.inside(cut_off())
        other.wait_for(lambda player: player.seq == 2, 5)


def test_who_sits_down_while_a_table_is_read_again_hears_everything(another: Callable[..., Site]) -> None:
    """After a lost race a worker reads the table again; meanwhile somebody else may open it."""
    site = another()
    keys = site.create("me", "me", "me", start=True)
    hall = site.hall
    read = hall._read
    slow = [0.3, 0.0]

    async def read_slowly(id: str) -> object:
        found = await read(id)
        await asyncio.sleep(slow.pop(0) if slow else 0)
        return found

    async def lose_a_race() -> None:
        hall._read = read_slowly
        hall.drop_and_reseat(await hall.open(keys.table))
        await asyncio.sleep(0.05)

    with site.player() as first, site.player() as second:
        first.sit(keys.table, *keys.seats.values(), seat=0)
        site.inside(lose_a_race())
        second.sit(keys.table, keys.seats[1], seat=1)
        time.sleep(0.5)
        first.listen()
        mover = first.room["waiting_for"][0]
        first.look(mover)
        first.move(first.options[0])
        second.wait_for(lambda player: player.seq == 2, 5)


@pytest.mark.parametrize("database", ["sqlite", "migrated"])
def test_a_table_is_read_as_it_was_at_one_moment(database: str, request: pytest.FixtureRequest) -> None:
    """Its row, its seats, its head and its actions belong together, though others write meanwhile."""
    url = Settings(database=request.getfixturevalue(database)).database_url()
    if database == "sqlite":
        bring_up_to_date(url)
    store, other = Store(open_engine(url)), open_engine(url)
    line = {"at": 0.0, "channel": "players", "seat": 0, "name": "", "text": "", "logged": 0, "table_id": "t"}

    def count_twice(connection: Connection) -> list[int]:
        found = []
        for n in range(2):
            found.append(len(find_chat(connection, "t")))
            with other.begin() as writing:
                writing.execute(insert(CHAT), {**line, "n": n + 1})
        return found

    try:
        assert asyncio.run(store.read(count_twice)) == [0, 0]
    finally:
        store._readers.shutdown()
        store.engine.dispose()
        other.dispose()


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
