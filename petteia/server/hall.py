"""The hall: all tables that this worker has open, and everything that happens by itself.

Any worker can serve any table. It takes the table from memory or from the database, applies, writes, and tells; if
another worker wrote first, the row is taken, and it reads the table again.
"""

from __future__ import annotations

import asyncio
import dataclasses
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, func, insert, or_, select, update

from ..bots.roster import STRONG
from ..kernel.errors import IllegalMove, PetteiaError
from ..kernel.opening import game as game_named
from ..kernel.table import Table
from . import metrics
from .bot_pool import BotPool
from .bus import Bus
from .live import Live, Shown, compact
from .room import Room, Seat
from .safety import Buckets, Refused
from .settings import Settings
from .store import (
    ACTIONS,
    CHAT,
    HEADS,
    SEATS,
    TABLES,
    Conflict,
    Store,
    find_actions,
    find_chat,
    find_head,
    find_seats,
    find_table,
)
from .watcher import Watcher

log = logging.getLogger("petteia.hall")
T = TypeVar("T")
Wire = dict[str, Any]
GONE = 75.0  # seconds after which another worker's word about who is online is worth nothing
WORKER_NEWS = 30.0


class Hall:
    """Everything this worker knows. All methods run in one event loop."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.bots = BotPool(settings.bot_processes)
        self.worker = secrets.token_hex(6)
        self.now: Callable[[], float] = time.time
        self._open: OrderedDict[str, Live] = OrderedDict()
        self._hints = Buckets(settings.hint_rate, settings.hint_burst)
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._undo: dict[str, asyncio.TimerHandle] = {}
        self._news: dict[str, asyncio.TimerHandle] = {}

    async def start(self) -> None:
        self.store.start()
        await self.bus.start(self._heard, self._look_again)
        self.run(self._sweep_forever())
        if self.bus.shared:
            self.run(self._poll_forever())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for handle in (*self._undo.values(), *self._news.values()):
            handle.cancel()
        self.bots.close()
        await self.bus.close()
        self.store.close()

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let something happen beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # Opening tables

    async def open(self, id: str) -> Live:
        """The table of this address, from memory or from the database."""
        live = self._open.get(id)
        if live is not None:
            self._open.move_to_end(id)
            return live
        try:
            async with self._opening.setdefault(id, asyncio.Lock()):
                live = self._open.get(id)
                if live is None:
                    live = await self._read(id)
                    self._open[id] = live
                    self._forget_some()
                    if self.bus.shared:
                        await self.bus.publish({"what": "who", "worker": self.worker, "table": id})
        finally:
            self._opening.pop(id, None)
        return live

    async def _read(self, id: str) -> Live:
        def read(connection: Connection) -> Live | None:
            row = find_table(connection, id)
            if row is None:
                return None
            live = Live(Room(row, find_seats(connection, id)), self.settings.timers.get(row["pace"]))
            head = find_head(connection, id)
            actions = find_actions(connection, id) if head is not None else []
            live.read(head, [row for row in actions if head is not None and row["seq"] <= head["seq"]],
                      find_chat(connection, id))  # fmt: skip
            return live

        try:
            live = await self.store.read(read)
        except PetteiaError as error:  # its game is not installed any more, or it has other components now
            log.error("the table %s cannot be opened: %s", id, error)
            raise Refused("cannot-open", 503) from None
        if live is None:
            raise Refused("no-table", 404)
        metrics.OPENED.inc()
        return live

    def _forget_some(self) -> None:
        for id in list(self._open)[:-1]:  # the last one has only just been opened, for somebody
            if len(self._open) <= self.settings.kept_open:
                return
            live = self._open[id]
            if not live.watchers and not live.lock.locked() and not live.thinking:
                del self._open[id]

    def is_open(self, live: Live) -> bool:
        return self._open.get(live.room.id) is live

    def drop(self, live: Live) -> None:
        """What is in memory may not be what is saved: read it again before anything else."""
        if self._open.get(live.room.id) is live:
            del self._open[live.room.id]
        self._drop_thoughts(live)

    async def refresh(self, id: str) -> None:
        """Another worker changed a table: read it again and tell those who watch it here."""
        while True:
            old = self._open.get(id)
            if old is None:
                return
            async with old.lock:
                if self._open.get(id) is not old:  # read again just now, but perhaps before this was written
                    continue
                self._replace(old, await self._read(id))
                return

    def _replace(self, old: Live, fresh: Live) -> None:
        """Move everybody from the table as it was in memory to the table as it is saved."""
        fresh.elsewhere = old.elsewhere
        fresh.nudged = old.nudged
        fresh.watchers = old.watchers
        old.watchers = []
        self._open[fresh.room.id] = fresh
        self._drop_thoughts(old)
        told = {line["n"] for line in old.chat}
        for watcher in fresh.watchers:
            watcher.live = fresh
            since = old.counts[watcher.viewer] if watcher.viewer is not None else 0
            self.admit(watcher)
            if old.seq != fresh.seq:
                self.send_first(watcher, since)
        for line in fresh.chat:
            if line["n"] not in told:
                self._tell_chat(fresh, line)
        self.tell_room(fresh)
        self.go_on(fresh)

    @asynccontextmanager
    async def at(self, id: str) -> Any:
        """A table for oneself, as it is saved."""
        while True:
            live = await self.open(id)
            async with live.lock:
                if self._open.get(id) is not live:
                    continue
                yield live
                return

    # What happens at a table

    async def act(
        self, live: Live, what: str, seat: int | None, do: Callable[[Table], Table | None], words: str = ""
    ) -> None:
        """Apply, save, tell. The table's lock is held. Refused leaves everything as it was.

        `words`: what the seat says to all with it; both are saved, or neither.
        """
        started = time.perf_counter()
        try:
            saved, shown = live.act(what, seat, do, self.now())
        except IllegalMove as error:
            raise Refused("illegal", 409, clause=error.clause, say=str(error.sentence)) from None
        except Exception:
            self.drop_and_reseat(live)
            raise
        over = live.table is not None and live.table.over
        ranking = live.table.ranking if live.table is not None and over else []
        proposal = live.room.proposal
        status = "over" if over else "running"
        if over or proposal:
            saved.table = {
                "of_table": live.room.id,
                "status": status,
                "ranking": compact(ranking),
                "proposal": None,
                "ended": time.time() if over else None,
            }  # fmt: skip
        if words and seat is not None:
            last = live.chat[-1]["n"] if live.chat else 0
            saved.line = _line(live, last + 1, "all", seat, live.room.seats[seat].name, words)
        try:
            await self.store.write(saved)
        except Conflict:
            metrics.CONFLICTS.inc()
            self.drop_and_reseat(live)
            raise
        except Exception:
            self.drop_and_reseat(live)
            log.exception("a move could not be saved")
            raise Refused("unavailable", 503) from None
        live.moves_made.inc()
        metrics.MOVE_SECONDS.observe(time.perf_counter() - started)
        if over or proposal:
            live.room.status = status
            live.room.ranking = ranking
            live.room.proposal = None
        self.tell(live, shown)
        if saved.line is not None:
            live.chat.append(saved.line)
            self._tell_chat(live, saved.line)
        if over or proposal:
            if over:
                self._admit_all(live)
                self.tell_room_soon(live)
            else:
                self.tell_room(live)
        if self.bus.shared:
            await self.bus.publish({"what": "moved", "worker": self.worker, "table": live.room.id, "seq": live.seq})
        self.go_on(live)

    def drop_and_reseat(self, live: Live) -> None:
        """After a failure: read the table again, and go on with those who sit at it."""
        self.drop(live)
        if live.watchers or live.bot_due():
            self.run(self.reseat(live))

    async def reseat(self, old: Live) -> None:
        async with old.lock:
            while True:
                try:
                    fresh = await self.open(old.room.id)
                    break
                except Exception:
                    log.exception("a table cannot be read")
                    await asyncio.sleep(1)
            async with fresh.lock:
                watchers, old.watchers = old.watchers, []
                for watcher in watchers:
                    watcher.live = fresh
                    fresh.watchers.append(watcher)
                    self.admit(watcher)
                    self.send_first(watcher, 0)
            self.go_on(fresh)

    def tell(self, live: Live, shown: dict[int, Shown]) -> None:
        """Everybody who was shown something gets it, in their language."""
        sent = 0
        told: dict[tuple[int, str], str] = {}
        sentences: dict[tuple[int, str], list[Wire]] = {}  # of what several viewers saw alike
        for watcher in live.watchers:
            viewer = watcher.viewer
            if viewer is None or viewer not in shown:
                continue
            key = viewer, watcher.language
            if key not in told:
                told[key] = compact(live.moved(viewer, shown[viewer], watcher.language, sentences))
            text = told[key]
            if watcher.asked is not None:  # this is its own doing: the same message says that it is done
                text = f'{text[:-1]},"done":{watcher.asked}}}'
            watcher.send_text(text)
            sent += len(text)
        metrics.SENT.inc(sent)
        self._undo_soon(live)

    def _undo_soon(self, live: Live) -> None:
        """What can be taken back costs many imagined worlds to find out: worth it only when somebody pauses."""
        loop = asyncio.get_running_loop()
        live.paused = loop.time() + self.settings.undo_pause
        if live.room.id not in self._undo:
            self._undo[live.room.id] = loop.call_at(live.paused, self._tell_undo, live.room.id)

    def _tell_undo(self, id: str) -> None:
        self._undo.pop(id, None)
        live = self._open.get(id)
        if live is None or live.table is None or not live.watchers:
            return
        loop = asyncio.get_running_loop()
        if live.lock.locked():
            self._undo_soon(live)
            return
        if live.paused > loop.time() + 0.01:
            self._undo[id] = loop.call_at(live.paused, self._tell_undo, id)
            return
        found: dict[int, int] = {}
        for watcher in live.watchers:
            seat = watcher.seat
            if seat is not None:
                if seat not in found:
                    found[seat] = live.undoable(seat)
                if found[seat]:
                    watcher.send({"t": "undo", "seq": live.seqs[seat], "undo": found[seat]})

    # Who is here

    def admit(self, watcher: Watcher) -> None:
        """Work out what a connection may do and see, from its keys."""
        live = watcher.live
        assert live is not None
        watcher.owner = live.room.is_owner(watcher.keys)
        watcher.seats = live.room.held(watcher.keys)
        eyes = live.room.eyes(watcher.seats)
        seat = None if watcher.viewer is None else live.seat(watcher.viewer)
        if seat not in eyes:
            seat = watcher.seats[0] if watcher.seats else None
        watcher.viewer = live.viewer(seat) if seat in eyes else None

    def _admit_all(self, live: Live) -> None:
        for watcher in live.watchers:
            self.admit(watcher)

    def send_first(self, watcher: Watcher, since: int) -> None:
        live = watcher.live
        assert live is not None
        viewer = watcher.viewer
        watcher.room = self.room_wire(live)
        watcher.send({
            "t": "table",
            "room": watcher.room,
            "rights": {"owner": watcher.owner, "seats": watcher.seats},
            "seat": None if viewer is None else live.seat(viewer),
            **live.first(viewer, watcher.language, since, self.settings.first_events),
            "chat": [live.chat_line(line, viewer) for line in live.chat[-200:] if _hears(watcher, line["channel"])],
        })  # fmt: skip

    def tell_room(self, live: Live) -> None:
        if live.watchers:
            room = self.room_wire(live)
            text = compact({"t": "room", "room": room})
            for watcher in live.watchers:
                if watcher.room != room:
                    watcher.room = room
                    watcher.send_text(text)

    def tell_room_soon(self, live: Live) -> None:
        """News come together: two sit down, a page is loaded again, a game ends and everybody leaves."""
        if live.room.id not in self._news:
            loop = asyncio.get_running_loop()
            self._news[live.room.id] = loop.call_later(self.settings.room_pause, self._tell_news, live.room.id)

    def _tell_news(self, id: str) -> None:
        del self._news[id]
        live = self._open.get(id)
        if live is not None and live.watchers:
            self.run(self._tell_room_when_saved(live))

    async def coming(self, live: Live) -> None:
        """Somebody came or went."""
        self.tell_room_soon(live)
        if self.bus.shared:
            await self.bus.publish(self._here(live))

    async def _tell_room_when_saved(self, live: Live) -> None:
        async with live.lock:
            self.tell_room(live)

    def _here(self, live: Live) -> Wire:
        seats, watchers = self._online_here(live)
        return {
            "what": "here", "worker": self.worker, "table": live.room.id, "seats": sorted(seats), "watchers": watchers,
        }  # fmt: skip

    def _online_here(self, live: Live) -> tuple[set[int], int]:
        seats: set[int] = set()
        for watcher in live.watchers:
            seats.update(watcher.seats)
        return seats, sum(1 for watcher in live.watchers if not watcher.seats)

    def room_wire(self, live: Live) -> Wire:
        online, watchers = self._online(live)
        return room_wire(
            live.room, self.settings, live.deciding, live.since, live.used, live.public_moves(), online, watchers,
            live.due, live.hurry(),
        )  # fmt: skip

    def _online(self, live: Live) -> tuple[set[int], int]:
        """The seats whose people are there, and how many watch."""
        online, watchers = self._online_here(live)
        now = time.time()
        for at, seats, others in live.elsewhere.values():
            if now - at < GONE:
                online.update(seats)
                watchers += others
        return online, watchers

    # Notes and chat

    async def note(self, live: Live, text: str, seat: int | None) -> None:
        """A line of the table itself: something happened that is not part of the game."""
        await self.chat(live, "note", seat, live.room.seats[seat].name if seat is not None else "", text)

    async def chat(self, live: Live, channel: str, seat: int | None, name: str, text: str) -> None:
        def write(connection: Connection) -> Wire:
            last = connection.execute(select(func.max(CHAT.c.n)).where(CHAT.c.table_id == live.room.id)).scalar() or 0
            row = _line(live, last + 1, channel, seat, name, text)
            connection.execute(insert(CHAT), row)
            return row

        for _ in range(10):
            try:
                row = await self.store.write(write)
                break
            except Conflict:
                continue
        else:
            raise Refused("unavailable", 503)
        live.chat.append(row)
        self._tell_chat(live, row)
        if self.bus.shared:
            await self.bus.publish({"what": "chat", "worker": self.worker, "table": live.room.id})

    def _tell_chat(self, live: Live, row: Wire) -> None:
        for watcher in live.watchers:
            if _hears(watcher, row["channel"]):
                watcher.send({"t": "chat", "line": live.chat_line(row, watcher.viewer)})

    # Changes of the room

    async def change(self, live: Live, work: Callable[[Connection], Any]) -> Any:
        """Change a table's agreements or seats, and tell. The table's lock is held."""

        def counted(connection: Connection) -> Any:
            found = work(connection)
            of = TABLES.c.id == live.room.id
            connection.execute(update(TABLES).where(of).values(version=TABLES.c.version + 1))
            return found

        found = await self.store.write(counted)
        await self.reread_room(live)
        if self.bus.shared:
            await self.bus.publish({"what": "room", "worker": self.worker, "table": live.room.id})
        return found

    async def reread_room(self, live: Live) -> None:
        id = live.room.id

        def read(connection: Connection) -> Room:
            row = find_table(connection, id)
            assert row is not None
            return Room(row, find_seats(connection, id))

        live.room = await self.store.read(read)
        for watcher in live.watchers:
            before = watcher.seats, watcher.owner, watcher.viewer
            self.admit(watcher)
            if before != (watcher.seats, watcher.owner, watcher.viewer):
                self.send_first(watcher, 0)
        self.tell_room(live)

    async def set_stand_in(self, live: Live, seat: int, on: bool, note: str) -> bool:
        """Let a bot play for a person, or end that. False if it was so already."""

        def write(connection: Connection) -> bool:
            changed = connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == live.room.id, SEATS.c.seat == seat, SEATS.c.who == "person")
                .where(SEATS.c.stand_in.is_(not on))
                .values(stand_in=on, bot=live.room.stand_in if on else None)
            )
            if changed.rowcount:
                connection.execute(update(TABLES).where(TABLES.c.id == live.room.id).values(proposal=None))
                mark_bots(connection, live, seat, on)
            return bool(changed.rowcount)

        changed = bool(await self.change(live, write))
        if changed:
            await self.note(live, note, seat)
            self.go_on(live)
        return changed

    # Bots

    def go_on(self, live: Live) -> None:
        """Set the bots to work that owe a move."""
        self._drop_thoughts(live)
        if live.room.status != "running" or live.room.proposal:  # bots wait while people talk about taking back
            return
        for seat in live.pending():
            if live.room.seats[seat].played_by_bot and seat not in live.thinking:
                live.thinking.add(seat)
                self.run(self._bot_turn(live, seat))

    async def _bot_turn(self, live: Live, seat: int) -> None:
        try:
            while True:
                people = any(watcher.seats for watcher in live.watchers)
                await asyncio.sleep(self.settings.bot_delay if people else 0)
                if not await self._bot_move(live, seat):
                    return
        finally:
            live.thinking.discard(seat)
            current = self._open.get(live.room.id)
            if current is not None and current is not live:
                self.go_on(current)

    async def _bot_move(self, live: Live, seat: int) -> bool:
        """One move of a bot; False when it owes none (here)."""
        async with live.lock:
            if self._open.get(live.room.id) is not live or not self._bot_owes(live, seat):
                return False
            assert live.table is not None
            dump, seq = live.table.dump(), live.asked[seat]
            bot = live.room.seats[seat].bot or live.room.stand_in
        thought = asyncio.create_task(self.bots.choose(live.room.id, dump, seat, bot))
        live.thoughts[seat] = seq, thought
        move = await outcome(thought)
        del live.thoughts[seat]
        async with live.lock:
            if self._open.get(live.room.id) is not live:
                return False
            if move is None or not self._bot_owes(live, seat) or live.asked[seat] != seq:
                return True
            try:
                await self.act(live, "move", seat, lambda table: table.play(seat, move))
            except Conflict:
                return False
        return True

    def think_of_hint(self, live: Live, seat: int) -> asyncio.Task[list[tuple[str, int]]]:
        """Let the strong bot think for a person who owes a move. The table's lock is held."""
        if seat in live.hints:
            raise Refused("hint-underway")
        if not self._hints.take(f"{live.room.id} {seat}"):
            raise Refused("too-many-hints", 429)
        assert live.table is not None
        effort = dataclasses.replace(STRONG, iterations=self.settings.hint_iterations)
        thought = asyncio.create_task(self.bots.hint(live.room.id, live.table.dump(), seat, effort))
        live.hints[seat] = live.asked[seat], thought
        thought.add_done_callback(lambda _: live.hints.pop(seat))
        return thought

    def _drop_thoughts(self, live: Live) -> None:
        """Nobody waits for a thought about what is not asked any more."""
        here = self._open.get(live.room.id) is live
        for seat, (asked, thought) in live.thoughts.items():
            if not here or not self._bot_owes(live, seat) or live.asked[seat] != asked:
                thought.cancel()
        for seat, (asked, hint) in live.hints.items():
            if here and (seat not in live.pending() or live.asked[seat] != asked):
                hint.cancel()

    def _bot_owes(self, live: Live, seat: int) -> bool:
        if live.room.status != "running" or live.room.proposal:
            return False
        return seat in live.pending() and live.room.seats[seat].played_by_bot

    # What happens by itself

    async def _sweep_forever(self) -> None:
        age = 0.0  # at first every bot that owes a move, later those that nobody seems to have set to work
        while True:
            try:
                await self._wake_bots(age)
                age = 5.0
                for pace in self.settings.paces:
                    await self._nag(pace)
                await self.end_windows()
                self._forget_some()
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(self.settings.sweep)

    async def _wake_bots(self, age: float) -> None:
        """Find bots that owe a move and that nobody has set to work, as after a crash."""
        late = time.time() - age

        def read(connection: Connection) -> list[str]:
            due = select(HEADS.c.table_id).where(HEADS.c.bot_due, HEADS.c.since <= late).limit(200)
            return list(connection.execute(due).scalars())

        for id in await self.store.read(read):
            try:
                self.go_on(await self.open(id))
            except Exception:
                log.exception("the table %s cannot be opened", id)

    async def _nag(self, pace: str) -> None:
        """Remind those who keep a table waiting; later, where the table wants it so, let a bot stand in."""
        times = self.settings.paces[pace]
        now = time.time()

        def read(connection: Connection) -> list[tuple[str, bool, float]]:
            running = TABLES.join(HEADS, TABLES.c.id == HEADS.c.table_id)
            waiting = (
                select(TABLES.c.id, HEADS.c.nagged, HEADS.c.since)
                .select_from(running)
                .where(TABLES.c.status == "running", TABLES.c.pace == pace, HEADS.c.since <= now - times.limit)
                .where(or_(HEADS.c.nagged.is_(False), TABLES.c.strict))
                .limit(200)
            )
            return [(id, nagged, since) for id, nagged, since in connection.execute(waiting)]

        for id, nagged, since in await self.store.read(read):
            try:
                async with self.at(id) as live:
                    if live.since != since:
                        continue
                    if not nagged:
                        await self._nag_once(live)
                    if live.room.strict and since <= now - times.limit - times.grace:
                        for seat in live.room.consenting(live.deciding):
                            await self.set_stand_in(live, seat, True, "timed-out")
            except Exception:
                log.exception("the table %s cannot be reminded", id)

    async def _nag_once(self, live: Live) -> None:
        def write(connection: Connection) -> bool:
            mine = HEADS.c.table_id == live.room.id
            once = update(HEADS).where(mine, HEADS.c.seq == live.seq, HEADS.c.nagged.is_(False)).values(nagged=True)
            return bool(connection.execute(once).rowcount)

        live.nagged = True
        if await self.store.write(write):
            for seat in live.room.consenting(live.deciding):
                await self.nudge(live, None, seat)
            self.tell_room(live)

    async def end_windows(self) -> None:
        """At tables with timers: go on where the time is up."""
        now = self.now()

        def read(connection: Connection) -> list[str]:
            running = TABLES.join(HEADS, TABLES.c.id == HEADS.c.table_id)
            late = select(TABLES.c.id).select_from(running).where(TABLES.c.status == "running", HEADS.c.due <= now)
            return list(connection.execute(late.order_by(HEADS.c.due).limit(200)).scalars())

        for id in await self.store.read(read):
            try:
                async with self.at(id) as live:
                    if live.is_up(now):
                        await self.time_is_up(live)
            except Exception:
                log.exception("the time of the table %s is up, and nothing happens", id)

    async def time_is_up(self, live: Live) -> None:
        """What the game does for people who have not decided in time. The table's lock is held."""
        live.count_missed(self._online(live)[0])
        await self.wait_no_longer(live)
        for seat, missed in enumerate(live.missed):
            if missed >= self.settings.max_timeouts and live.room.seats[seat].a_person_plays:
                live.missed[seat] = 0
                await self.set_stand_in(live, seat, True, "timed-out")

    async def wait_no_longer(self, live: Live) -> None:
        """All people who owe a move in what is being decided do what their game says. The table's lock is held."""
        assert live.table is not None
        window = live.table.game.window(live.table.state)
        for seat in live.room.consenting(live.pending()):
            if seat in live.pending() and live.table.game.window(live.table.state) == window:
                await self.act(live, "timeout", seat, partial(live.let_pass, seat))

    async def nudge(self, live: Live, by: int | None, seat: int) -> None:
        self._tell_nudge(live, by, seat)
        if self.bus.shared:
            await self.bus.publish(
                {"what": "nudge", "worker": self.worker, "table": live.room.id, "by": by, "seat": seat}
            )

    def _tell_nudge(self, live: Live, by: int | None, seat: int) -> None:
        for watcher in live.watchers:
            if seat in watcher.seats:
                watcher.send({"t": "nudge", "by": by, "seat": seat})

    # Other workers

    async def _heard(self, news: Wire) -> None:
        if news["worker"] == self.worker:
            return
        live = self._open.get(news["table"])
        if live is None:
            return
        if news["what"] in ("room", "chat") or (news["what"] == "moved" and news["seq"] > live.seq):
            self.run(self.refresh(news["table"]))
        elif news["what"] == "here":
            live.elsewhere[news["worker"]] = (time.time(), news["seats"], news["watchers"])
            self.run(self._tell_room_when_saved(live))
        elif news["what"] == "who" and live.watchers:
            await self.bus.publish(self._here(live))
        elif news["what"] == "nudge":
            self._tell_nudge(live, news["by"], news["seat"])

    async def _look_again(self) -> None:
        """The bus was silent for a while: whatever was missed is in the database."""
        for id in list(self._open):
            self.run(self.refresh(id))

    async def _poll_forever(self) -> None:
        """The bus may lose a message; the database does not."""
        last = 0.0
        while True:
            await asyncio.sleep(self.settings.sweep)
            watched = {id: live for id, live in self._open.items() if live.watchers}
            try:
                saved = await self._saved(watched)
                for id, live in watched.items():
                    here = live.seq, live.room.version, live.chat[-1]["n"] if live.chat else 0
                    new = any(there > mine for there, mine in zip(saved.get(id, here), here, strict=True))
                    if new and not live.lock.locked():
                        self.run(self.refresh(id))
                if time.time() - last > WORKER_NEWS:
                    last = time.time()
                    for live in watched.values():
                        await self.bus.publish(self._here(live))
            except Exception:
                log.exception("the poll failed")

    async def _saved(self, ids: Iterable[str]) -> dict[str, tuple[int, int, int]]:
        """How far the database is with these tables: actions, changes of the room, lines of chat."""
        wanted = list(ids)

        def read(connection: Connection) -> dict[str, tuple[int, int, int]]:
            lines = select(func.max(CHAT.c.n)).where(CHAT.c.table_id == TABLES.c.id).scalar_subquery()
            columns = select(TABLES.c.id, HEADS.c.seq, TABLES.c.version, lines)
            known = columns.select_from(TABLES.outerjoin(HEADS, HEADS.c.table_id == TABLES.c.id))
            found: dict[str, tuple[int, int, int]] = {}
            for n in range(0, len(wanted), 500):
                some = TABLES.c.id.in_(wanted[n : n + 500])
                for id, seq, version, line in connection.execute(known.where(some)):
                    found[id] = seq or 0, version, line or 0
            return found

        return await self.store.read(read) if wanted else {}


async def outcome(thought: asyncio.Task[T]) -> T | None:
    """What comes of a thought; None if it was not needed any more."""
    try:
        await asyncio.wait([thought])
    finally:
        thought.cancel()
    return None if thought.cancelled() else thought.result()


def room_wire(
    room: Room,
    settings: Settings,
    deciding: list[int],
    since: float | None,
    used: list[float],
    moves: int,
    online: set[int],
    watchers: int,
    due: float | None = None,
    hurry: tuple[int, float] | None = None,
) -> Wire:
    """A table as everybody sees it."""
    now = time.time()
    pace = settings.paces.get(room.pace)
    late = pace is not None and since is not None and now - since > pace.limit
    title, spoken = room.game, []
    with suppress(PetteiaError):
        game = game_named(room.game)
        title, spoken = game.title, list(game.spoken)
    return {
        "table": room.id,
        "game": room.game,
        "title": title,
        "options": room.options,
        "status": room.status,
        "public": room.public,
        "pace": room.pace,
        "limit": pace.limit if pace else None,
        "strict": room.strict,
        "spectators": room.spectators,
        "stand_in": room.stand_in,
        "hints": room.hints,
        "seats": [_seat_wire(seat, online, used, late and seat.seat in deciding) for seat in room.seats],
        "waiting_for": deciding,
        "waiting_since": since,
        "due": due,
        "hurry": hurry,
        "now": round(now, 3),
        "watchers": watchers,
        "proposal": proposal_wire(room),
        "before": room.before,
        "next": room.next,
        "record": room.record,
        "moves": moves,
        "ranking": room.ranking,
        "created": room.created,
        "spoken": spoken,
    }


def _seat_wire(seat: Seat, online: set[int], used: list[float], late: bool) -> Wire:
    return {
        "seat": seat.seat,
        "who": seat.who,
        "name": seat.name,
        "colour": seat.colour,
        "bot": seat.bot,
        "stand_in": seat.stand_in,
        "online": seat.seat in online,
        "used": round(used[seat.seat], 1) if seat.seat < len(used) else 0.0,
        "late": late and seat.a_person_plays,
    }


def _line(live: Live, n: int, channel: str, seat: int | None, name: str, text: str) -> Wire:
    """A row of chat, said at this point of the game."""
    return {
        "table_id": live.room.id, "n": n, "at": time.time(), "channel": channel, "seat": seat, "name": name,
        "text": text, "logged": len(live.table.log) if live.table is not None else 0,
    }  # fmt: skip


def _hears(watcher: Watcher, channel: str) -> bool:
    """Is what is said on a channel for this connection?"""
    plays = bool(watcher.seats or watcher.owner)
    if channel == "all":
        return plays or watcher.viewer is not None
    return channel == "note" or (channel == "players") == plays


def needed(room: Room) -> list[int]:
    """The people whose consent a proposal still lacks."""
    proposal = room.proposal
    if proposal is None:
        return []
    asked = room.consenting(range(room.players))
    if proposal["what"] == "stand-in":
        asked = [seat for seat in asked if seat != proposal["seat"]]
    return [seat for seat in asked if seat not in proposal["yes"]]


def proposal_wire(room: Room) -> Wire | None:
    if room.proposal is None:
        return None
    told = room.proposal
    return {"what": told["what"], "by": told["by"], "seat": told["seat"], "yes": told["yes"], "needed": needed(room)}


def head_of(connection: Connection, id: str) -> tuple[list[int], float | None, list[float], int, float | None]:
    """What the lists of tables show of a running game."""
    head = find_head(connection, id)
    if head is None:
        return [], None, [], 0, None
    return json.loads(head["deciding"]), head["since"], json.loads(head["used"]), head["moves"], head["due"]


def first_action(live: Live, saved: Any) -> Callable[[Connection], None]:
    """Writes the deal: the first head is inserted, all others replace it."""

    def write(connection: Connection) -> None:
        head = {name: value for name, value in saved.head.items() if name not in ("of_table", "at_seq")}
        connection.execute(insert(HEADS), {"table_id": live.room.id, **head})
        connection.execute(insert(ACTIONS), saved.action)

    return write


def mark_bots(connection: Connection, live: Live, seat: int, bot: bool) -> None:
    """Whether a bot owes a move once a seat is a bot's (or not): kept in the head, so that a restart finds it."""
    due = any(bot if one == seat else live.room.seats[one].played_by_bot for one in live.pending())
    connection.execute(update(HEADS).where(HEADS.c.table_id == live.room.id).values(bot_due=due))
