"""Two workers on one PostgreSQL and one Redis: whoever sits at a table does not notice on which of them."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, insert, select, update

from petteia.cli import main
from petteia.server.store import CHAT, SEATS, TABLES, open_engine

from .faults import (
    Guest,
    Server,
    Table,
    Tally,
    at_once,
    descendants,
    environment,
    gone,
    kill_run,
    migrate,
    new_table,
    petteia_command,
    rest,
    rest_again,
    settle,
)
from .services import Postgres, Redis, free_port, go_with_parent, postgres_here, redis_here, stop

AWAY = 7.0  # seconds without the bus: the workers look at the database every two
SOON = 8.0  # seconds for news to cross, on a machine that has other things to do


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with postgres_here() as cluster:
        yield cluster


@pytest.fixture(scope="module")
def bus() -> Iterator[Redis]:
    with redis_here() as server:
        yield server


@pytest.fixture(scope="module")
def workers(postgres: Postgres, bus: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers with the same database and the same bus."""
    url = postgres.new()
    migrate(url)
    folder = tmp_path_factory.mktemp("workers")
    both = [Server(folder, url, bus=bus.url) for _ in range(2)]
    for server in both:
        server.start()
    for server in both:
        asyncio.run(server.ready())
    yield both
    for server in both:
        server.stop()
    assert [line for server in both for line in server.complaints()] == []


async def played(server: Server, guests: Sequence[Guest], seconds: float = 90.0) -> None:
    """Let them play to the end, and compare what they were told."""
    async with asyncio.timeout(seconds):
        await asyncio.gather(*(guest.play() for guest in guests))
    await compared(server, guests)


async def compared(server: Server, guests: Sequence[Guest]) -> None:
    table = guests[0].table
    tally = Tally(games=1, finished=1)
    settle(server.url(), await rest(server.address, "GET", f"/api/tables/{table.id}/record"), guests, tally)
    print(tally)
    assert not tally.faults, "\n".join(tally.faults[:10])
    assert tally.lost == tally.doubled == 0
    assert sum(guest.cuts for guest in guests) == 0


# Playing


@pytest.mark.parametrize("seats", [("me", "me", "me"), ("me", "random", "me", "heuristic")])
def test_one_table_is_played_from_two_workers(workers: list[Server], seats: tuple[str, ...]) -> None:
    async def run() -> None:
        table = await new_table(workers[0].address, *seats)
        guests = [
            Guest(table, seat, workers[n % 2].address, random.Random(seat), undoes=n == 0, pause=0.005)
            for n, seat in enumerate(table.keys)
        ]
        await played(workers[0], guests)

    asyncio.run(run())


def test_two_devices_on_two_workers_submit_at_once(workers: list[Server]) -> None:
    rounds = asyncio.run(at_once(*workers))
    assert rounds > 10


def test_workers_are_killed_in_turn(postgres: Postgres, bus: Redis, tmp_path: Path) -> None:
    """Guests come back to whichever worker is there."""
    url = postgres.new()
    migrate(url)
    seed = random.randrange(10**9)
    tally = kill_run(tmp_path, url, games=3, kills=2, seed=seed, at_once=3, bus=bus.url, workers=2)
    print(tally)
    assert not tally.faults, "\n".join([str(tally), *tally.faults[:10]])
    assert tally.finished == tally.games
    assert tally.lost == tally.doubled == 0
    assert tally.kills >= 2


# News


@contextlib.asynccontextmanager
async def seated(workers: list[Server], *seats: str, **more: Any) -> AsyncIterator[tuple[Table, list[Guest]]]:
    """A table with a guest at each of our seats, one here and one there by turns."""
    table = await new_table(workers[0].address, *seats, **more)
    guests = [Guest(table, seat, workers[n % 2].address, random.Random(seat)) for n, seat in enumerate(table.keys)]
    async with contextlib.AsyncExitStack() as stack:
        for guest in guests:
            await stack.enter_async_context(guest.connected())
        yield table, guests


def online(guest: Guest) -> list[int]:
    return [seat["seat"] for seat in guest.room["seats"] if seat["online"]]


def lines(guest: Guest) -> list[tuple[int | None, str]]:
    return [(line["seat"], line["text"]) for line in guest.chat if line["channel"] == "players"]


def test_chat_crosses(workers: list[Server]) -> None:
    async def run() -> None:
        async with seated(workers, "me", "me", "me") as (_, guests):
            said = []
            for n in range(12):
                guest = guests[n % 3]
                assert (await guest.say("chat", text=f"line {n}"))["t"] == "done"
                said.append((guest.seat, f"line {n}"))
            for guest in guests:
                await guest.listen(SOON, lambda guest=guest: len(lines(guest)) >= 12)
                await guest.listen(0.3)
                assert sorted(lines(guest)) == sorted(said)
                assert len({line["n"] for line in guest.chat}) == len(guest.chat)

    asyncio.run(run())


def test_chat_at_once_on_both_workers_loses_no_line(workers: list[Server]) -> None:
    async def run() -> None:
        async with seated(workers, "me", "me", "me") as (_, guests):

            async def talk(guest: Guest) -> None:
                for n in range(10):
                    assert (await guest.say("chat", text=f"{n}"))["t"] == "done"

            await asyncio.gather(*(talk(guest) for guest in guests))
            for guest in guests:
                await guest.listen(SOON, lambda guest=guest: len(lines(guest)) >= 30)
                await guest.listen(0.3)
                assert sorted(lines(guest)) == sorted((one.seat, str(n)) for one in guests for n in range(10))

    asyncio.run(run())


def test_presence_crosses(workers: list[Server]) -> None:
    async def run() -> None:
        async with seated(workers, "me", "me", "me") as (table, guests):
            for guest in guests:
                assert await guest.listen(SOON, lambda guest=guest: online(guest) == [0, 1, 2]), online(guest)
            late = Guest(table, 0, workers[1].address, random.Random(0))
            async with late.connected():  # on a device more, on the other worker
                assert await late.listen(SOON, lambda: online(late) == [0, 1, 2]), online(late)
            await guests[1].listen(0.3)
            assert online(guests[1]) == [0, 1, 2]  # the first device is still there
            table.guests.remove(late)
        async with seated(workers, "me", "me", "me") as (table, guests):
            gone_soon = Guest(table, 2, workers[1].address, random.Random(0))
            await guests[0].listen(SOON, lambda: online(guests[0]) == [0, 1, 2])
            assert guests[2].socket is not None
            await guests[2].socket.close()
            for guest in guests[:2]:
                assert await guest.listen(SOON, lambda guest=guest: online(guest) == [0, 1]), online(guest)
            async with gone_soon.connected():
                for guest in guests[:2]:
                    assert await guest.listen(SOON, lambda guest=guest: online(guest) == [0, 1, 2]), online(guest)

    asyncio.run(run())


def test_a_waiting_table_fills_and_starts_across_workers(workers: list[Server]) -> None:
    async def run() -> None:
        one, other = (server.address for server in workers)
        wish = {"game": "pantacle", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}, {"who": "open"}]}
        table = Table(await rest(one, "POST", "/api/tables", wish))
        ada = Guest(table, 0, one, random.Random(0))
        async with ada.connected():
            joined = [
                await rest(other, "POST", f"/api/tables/{table.id}/join", {"name": name}) for name in ("Bo", "Cy")
            ]
            table.keys |= {told["seat"]: told["key"] for told in joined}
            assert await ada.listen(SOON, lambda: [seat["name"] for seat in ada.room["seats"]] == ["Ada", "Bo", "Cy"])
            bo = Guest(table, 1, other, random.Random(1))
            async with bo.connected():
                await rest(one, "POST", f"/api/tables/{table.id}/start", None, [table.owner])
                assert await bo.listen(SOON, lambda: bo.room["status"] == "running" and bo.view)
                assert await ada.listen(SOON, lambda: ada.room["status"] == "running" and ada.view)

    asyncio.run(run())


def test_two_people_take_the_last_seat_on_two_workers(workers: list[Server]) -> None:
    async def run() -> None:
        for _ in range(5):
            wish = {"game": "pantacle", "seats": [{"who": "me"}, {"who": "me"}, {"who": "open"}]}
            table = Table(await rest(workers[0].address, "POST", "/api/tables", wish))
            path = f"/api/tables/{table.id}/join"
            for server in workers:  # so that both know the table as it was
                await rest(server.address, "GET", f"/api/tables/{table.id}")
            asked = [rest(server.address, "POST", path, {"name": f"Guest {n}"}) for n, server in enumerate(workers)]
            told = await asyncio.gather(*asked, return_exceptions=True)
            taken = [one for one in told if isinstance(one, dict)]
            refused = [one for one in told if not isinstance(one, dict)]
            assert len(taken) == len(refused) == 1, told
            assert refused[0].response.status_code == 409  # type: ignore[union-attr]
            assert refused[0].response.json()["code"] in ("seat-taken", "table-full")  # type: ignore[union-attr]

    asyncio.run(run())


def test_names_nudges_and_proposals_cross(workers: list[Server]) -> None:
    async def run() -> None:
        async with seated(workers, "me", "me", "me") as (_, guests):
            assert (await guests[0].say("rename", name="Kassandra", colour="rose"))["t"] == "done"
            for guest in guests:
                assert await guest.listen(SOON, lambda guest=guest: guest.room["seats"][0]["name"] == "Kassandra")

            waited = guests[guests[0].room["waiting_for"][0]]
            nudging = next(guest for guest in guests if guest.addresses != waited.addresses)
            assert (await nudging.say("nudge", seat=waited.seat))["t"] == "done"
            assert await waited.listen(SOON, lambda: waited.nudges)
            assert waited.nudges == [{"t": "nudge", "by": nudging.seat, "seat": waited.seat}]

            before = waited.seq, waited.options, list(waited.events)
            await waited.send("move", waited.options[0], waited.seq)
            assert await waited.listen(SOON, lambda: waited.open is None)
            for guest in guests:
                guest.table.undos += 1  # what is told may now be taken back
            assert (await waited.say("propose", what="take-back", seat=waited.seat))["t"] == "done"
            for guest in guests:
                if guest is not waited:
                    assert await guest.listen(SOON, lambda guest=guest: guest.room["proposal"])
                    assert guest.seat in guest.room["proposal"]["needed"]
                    assert (await guest.say("vote", yes=True))["t"] == "done", guest.refusals
            assert await waited.listen(SOON, lambda: waited.options == before[1] and waited.seq > before[0])
            assert waited.events == before[2]
            for guest in guests:
                assert await guest.listen(SOON, lambda guest=guest: not guest.room["proposal"])
                assert guest.room["waiting_for"] == [waited.seat]

    asyncio.run(run())


def test_two_yes_at_once_on_two_workers_are_two(workers: list[Server]) -> None:
    async def run() -> None:
        for _ in range(4):
            async with seated(workers, "me", "me", "me", "me") as (table, guests):
                table.undos += 1
                waited = guests[guests[0].room["waiting_for"][0]]
                await waited.send("move", waited.options[0], waited.seq)
                assert await waited.listen(SOON, lambda waited=waited: waited.open is None)
                seq = waited.seq
                assert (await waited.say("propose", what="take-back", seat=waited.seat))["t"] == "done"
                voters = [guest for guest in guests if guest is not waited]
                for guest in voters:
                    assert await guest.listen(SOON, lambda guest=guest: guest.room["proposal"])
                answers = await asyncio.gather(*(guest.say("vote", yes=True) for guest in voters))
                assert [answer["t"] for answer in answers] == ["done"] * 3, answers
                for guest in guests:
                    assert await guest.listen(SOON, lambda guest=guest: not guest.room["proposal"]), guest.room
                assert waited.seq > seq

    asyncio.run(run())


def test_a_seat_passes_to_a_bot_and_back_across_workers(workers: list[Server]) -> None:
    async def run() -> None:
        async with seated(workers, "me", "me", "me") as (table, guests):
            path = f"/api/tables/{table.id}/seats/1"
            for on in (True, False):
                await rest(workers[0].address, "POST", path, {"stand_in": on}, [table.owner])
                for guest in guests:
                    assert await guest.listen(
                        SOON, lambda guest=guest, on=on: guest.room["seats"][1]["stand_in"] is on
                    ), guest.room["seats"]
            # and with the bot in two seats of three, the third plays to the end
            for seat in (1, 2):
                await rest(workers[1].address, "POST", f"{path[:-1]}{seat}", {"stand_in": True}, [table.owner])
        await played(workers[0], [Guest(table, 0, workers[0].address, random.Random(0))])

    asyncio.run(run())


# The bus


def acknowledged(guests: Sequence[Guest]) -> int:
    return sum(1 for guest in guests for sent in guest.ops if sent.fate == "done")


async def go_on_without(guests: Sequence[Guest], bus_stops: Any, bus_comes: Any, server: Server) -> None:
    """Play a table while the bus is away for a time. The database knows everything, so it only takes longer."""
    playing = [asyncio.create_task(guest.play()) for guest in guests]
    try:
        async with asyncio.timeout(30):
            while acknowledged(guests) < 20:
                await asyncio.sleep(0.01)
        bus_stops()
        before = [len(guest.ops) for guest in guests]
        await asyncio.sleep(AWAY)
        meanwhile = [sent for guest, n in zip(guests, before, strict=True) for sent in guest.ops[n:]]
        waited = [sent.waited if sent.fate != "open" else time.monotonic() - sent.asked for sent in meanwhile]
        bus_comes()
        print(f"{len(meanwhile)} asked in {AWAY} s without the bus, answered after {max(waited):.1f} s at most")
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)
        assert max(waited) < SOON / 2, "without the bus one waits for the answer"
        assert len(meanwhile) >= 3, "without the bus nobody can play"
    finally:
        for task in playing:
            task.cancel()
    await compared(server, guests)


@pytest.mark.parametrize("how", ["killed", "frozen"])
def test_the_bus_is_away_and_comes_back(workers: list[Server], bus: Redis, how: str) -> None:
    async def run() -> None:
        table = await new_table(workers[0].address, "me", "me", "random")
        guests = [Guest(table, seat, workers[seat].address, random.Random(seat), pause=0.02) for seat in (0, 1)]
        stops, comes = (bus.kill, bus.start) if how == "killed" else (bus.freeze, bus.thaw)
        try:
            await go_on_without(guests, stops, comes, workers[0])
        finally:
            if bus.process.poll() is not None:
                bus.start()
            bus.thaw()
        async with seated(workers, "me", "me", "me") as (_, again):  # and news cross as before
            await asyncio.sleep(2)
            assert (await again[0].say("chat", text="back"))["t"] == "done"
            assert await again[1].listen(SOON, lambda: lines(again[1]) == [(0, "back")])

    asyncio.run(run())


def test_what_was_said_while_the_bus_was_frozen_is_heard_afterwards(workers: list[Server], bus: Redis) -> None:
    async def run() -> None:
        async with seated(workers, "me", "me", "me") as (_, guests):
            bus.freeze()
            try:
                for n in range(3):
                    started = time.monotonic()
                    assert (await guests[0].say("chat", text=f"line {n}"))["t"] == "done"
                    assert (await guests[0].say("rename", name=f"Name {n}", colour="rose"))["t"] == "done"
                    assert time.monotonic() - started < SOON / 2, "one waits for the bus"
                    await asyncio.sleep(2)
            finally:
                bus.thaw()
            assert await guests[1].listen(
                SOON, lambda: [text for _, text in lines(guests[1])] == [f"line {n}" for n in range(3)]
            )
            assert await guests[1].listen(SOON, lambda: guests[1].room["seats"][0]["name"] == "Name 2")

    asyncio.run(run())


def test_what_a_worker_did_before_it_was_killed_is_seen_on_the_other(
    postgres: Postgres, bus: Redis, tmp_path: Path
) -> None:
    """Saved, and killed before it could tell: those on the other worker find it in the database."""
    url = postgres.new()
    migrate(url)

    async def run() -> None:
        workers = [Server(tmp_path, url, bus=bus.url) for _ in range(2)]
        try:
            for server in workers:
                server.start()
            for server in workers:
                await server.ready()
            async with seated(workers, "me", "me", "me") as (table, guests):
                workers[0].kill()
                engine = open_engine(workers[0].url())
                with engine.begin() as connection:  # as the first worker would have, in its last moment
                    mine = update(SEATS).where(SEATS.c.table_id == table.id, SEATS.c.seat == 0)
                    connection.execute(mine.values(name="Kassandra"))
                    of = update(TABLES).where(TABLES.c.id == table.id)
                    connection.execute(of.values(version=TABLES.c.version + 1))
                assert await guests[1].listen(SOON, lambda: guests[1].room["seats"][0]["name"] == "Kassandra")
                with engine.begin() as connection:
                    line = {"at": time.time(), "channel": "players", "seat": 0, "name": "", "text": "last", "logged": 0}
                    last = connection.execute(select(func.max(CHAT.c.n)).where(CHAT.c.table_id == table.id)).scalar()
                    connection.execute(insert(CHAT), {"table_id": table.id, "n": (last or 0) + 1, **line})
                engine.dispose()
                assert await guests[1].listen(SOON, lambda: lines(guests[1]) == [(0, "last")])
        finally:
            for server in workers:
                server.stop()

    asyncio.run(run())


# The command


def command(*words: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "petteia.cli", "serve", *words],
        env=environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=go_with_parent(signal.SIGTERM),
    )  # fmt: skip


def test_serve_with_two_workers(postgres: Postgres, bus: Redis, tmp_path: Path) -> None:
    """Start, play, lose a worker, play on, stop."""
    url = postgres.new()
    migrate(url)
    port = free_port()
    server = Server(tmp_path, url)
    server.port, server.address = port, f"127.0.0.1:{port}"
    words = ["--port", str(port), "--database", url, "--bus", bus.url, "--workers", "2", "--rate", "1000"]
    server.process = command(*words)

    async def run() -> list[Any]:
        await server.ready(60)
        table = await new_table(server.address, "me", "me", "me")
        guests = [Guest(table, seat, server.address, random.Random(seat), pause=0.01) for seat in range(3)]
        playing = [asyncio.create_task(guest.play()) for guest in guests]
        try:
            async with asyncio.timeout(30):
                while acknowledged(guests) < 30:
                    await asyncio.sleep(0.01)
            assert server.process is not None
            workers = [one for one in descendants(server.process.pid) if b"spawn_main" in one.command]
            assert len(workers) >= 2
            workers[0].signal(signal.SIGKILL)
            async with asyncio.timeout(60):
                await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
        record = await rest_again(server.address, "GET", f"/api/tables/{table.id}/record")
        tally = Tally(games=1, finished=1)
        settle(server.url(), record, guests, tally)
        assert not tally.faults, tally.faults
        for _ in range(100):  # the lost worker is replaced
            if len([one for one in descendants(server.process.pid) if b"spawn_main" in one.command]) >= 2:
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError("the lost worker is not replaced")
        measures = await rest(server.address, "GET", "/metrics")
        assert re.search(r'petteia_moves_total{game="pantacle"} \d', measures), measures
        return descendants(server.process.pid)

    try:
        below = asyncio.run(run())
        server.process.terminate()
        out, errors = server.process.communicate(timeout=20)
        assert server.process.returncode == 0, errors.decode()
        assert out.decode() == f"Petteia is at http://localhost:{port}/ (Ctrl+C ends it).\n"
        assert b"Traceback" not in errors, errors.decode()
        assert asyncio.run(gone(below, 10))
    finally:
        stop(server.process)


def test_workers_go_with_their_supervisor(postgres: Postgres, bus: Redis) -> None:
    """SIGKILL of the first process: the others must not keep the port from the next start."""
    url = postgres.new()
    migrate(url)
    port = free_port()
    process = command("--port", str(port), "--database", url, "--bus", bus.url, "--workers", "2")

    async def run() -> None:
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                await rest(f"127.0.0.1:{port}", "GET", "/healthz")
                break
            await asyncio.sleep(0.1)
        below = descendants(process.pid)
        process.kill()
        process.wait(10)
        try:
            assert await gone(below, 10), [one.command for one in below if one.alive]
        finally:
            for one in below:
                one.signal(signal.SIGKILL)

    try:
        asyncio.run(run())
    finally:
        stop(process)


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--database", "sqlite:///x.db", "--bus", "redis://localhost"],
        ["--database", "postgresql://localhost/x"],
        ["--bus", "redis://localhost"],
    ],
)
def test_workers_need_a_shared_database_and_a_bus(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--workers", "2", "--lang", "en", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "--workers: several workers need --database postgresql://... and --bus redis://..." in said.err


def test_a_bus_that_is_not_there_is_one_clear_line(postgres: Postgres) -> None:
    url = postgres.new()
    migrate(url)
    done = petteia_command("serve", "--port", "0", "--database", url, "--bus", "redis://127.0.0.1:1/0")
    assert done.returncode != 0
    assert "redis" in done.stderr.lower()
    assert "Traceback" not in done.stderr
