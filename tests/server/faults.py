"""Servers that are killed, and people who notice: what they were told must be in the end what happened.

A `Server` is a process of its own. A `Guest` plays one seat over the live protocol, comes back after every cut, and
keeps account of everything it sent and was told; `settle` compares the accounts with the record and with the rows.
`kill_run` does all that at many tables while the server dies again and again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import petteia
from petteia.kernel.record import Record
from petteia.server.settings import Settings
from petteia.server.store import ACTIONS, HEADS, TABLES, open_engine

from .client import patched
from .services import HERE, free_port, go_with_parent, stop

Wire = dict[str, Any]
Row = tuple[str, str, int]  # what a seat did: what, its text, and the seat's own seq after it
PACKAGE = Path(petteia.__file__).parent.parent
GONE = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
FAST: Wire = {
    "bot_delay": 0.0, "bot_processes": 1, "rate": 1e5, "burst": 1e5, "new_tables": 1e5, "undo_pause": 0.03,
}  # fmt: skip
START = """
import json, sys
from petteia.cli.serve import HERE, _listen, _serve
from petteia.server.settings import Settings
sys.exit(_serve(Settings(**json.loads(sys.argv[2])), _listen(HERE, int(sys.argv[1])), 1))
"""


def environment() -> dict[str, str]:
    """A child uses the very package that the tests do."""
    return {**os.environ, "PYTHONPATH": str(PACKAGE), "PETTEIA_LANG": "en"}


def migrate(url: str) -> None:
    done = petteia_command("serve", "--migrate", "--database", url)
    assert done.returncode == 0, done.stderr


def petteia_command(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "petteia.cli", *words]
    return subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=60)


# Processes


class Process:
    """A process by its number and when it started, since numbers are used again."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.started = self._told()[1]

    def _told(self) -> tuple[str, str]:
        try:
            told = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return "gone", ""
        return told[0], told[19]

    @property
    def command(self) -> bytes:
        with contextlib.suppress(OSError):
            return Path(f"/proc/{self.pid}/cmdline").read_bytes()
        return b""

    def signal(self, how: int) -> None:
        if self.alive:
            os.kill(self.pid, how)

    @property
    def alive(self) -> bool:
        state, started = self._told()
        return state not in ("gone", "Z", "X") and started == self.started


def descendants(pid: int) -> list[Process]:
    """Every process that this one started, and those that they started."""
    parents: dict[int, list[int]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            parents.setdefault(parent, []).append(int(folder.name))
    found: list[int] = []
    todo = [pid]
    while todo:
        children = parents.get(todo.pop(), [])
        found += children
        todo += children
    return [Process(child) for child in found]


async def gone(processes: Sequence[Process], seconds: float) -> bool:
    until = time.monotonic() + seconds
    while any(process.alive for process in processes):
        if time.monotonic() > until:
            return False
        await asyncio.sleep(0.05)
    return True


class Server:
    """The real server in a process of its own, at one port and one database, however often it dies."""

    def __init__(self, folder: Path, database: str, **settings: Any) -> None:
        self.port = free_port()
        self.address = f"{HERE}:{self.port}"
        self.database = database
        self.settings = {**FAST, "database": database, **settings}
        self.said = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.said.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-c", START, str(self.port), json.dumps(self.settings)],
                env=environment(), stdin=subprocess.DEVNULL, stdout=out, stderr=out,
                preexec_fn=go_with_parent(signal.SIGKILL),
            )  # fmt: skip

    async def ready(self, seconds: float = 30.0) -> None:
        until = time.monotonic() + seconds
        while True:
            assert self.process is not None
            assert self.process.poll() is None, self.said.read_text()[-3000:]
            with contextlib.suppress(httpx.HTTPError):
                await rest(self.address, "GET", "/healthz")
                return
            assert time.monotonic() < until, "the server is slow to start"
            await asyncio.sleep(0.05)

    def bots(self) -> list[Process]:
        """The processes that it started."""
        assert self.process is not None
        return descendants(self.process.pid)

    def kill(self) -> None:
        """SIGKILL: it does not even notice."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(20)

    def stop(self) -> None:
        if self.process is not None:
            stop(self.process)

    def complaints(self) -> list[str]:
        """What the server itself found wrong, bots' processes that died with it apart."""
        lines = self.said.read_text().splitlines() if self.said.exists() else []
        marks = ("a task failed", "cannot be opened", "cannot be read", "could not be saved", "failed", "Exception in")
        return [line for line in lines if any(mark in line for mark in marks)]

    def url(self) -> str:
        return Settings(database=self.database).database_url()


async def rest(address: str, method: str, path: str, body: Any = None, keys: Sequence[str] = ()) -> Any:
    """One request on a connection of its own; its answer, or httpx's error."""
    headers = {"authorization": f"Bearer {','.join(keys)}"} if keys else {}
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=20, trust_env=False) as client:
        answer = await client.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text


async def rest_again(*args: Any, **more: Any) -> Any:
    """A request that is repeated until a server is there to answer it."""
    for _ in range(600):
        try:
            return await rest(*args, **more)
        except httpx.TransportError:
            await asyncio.sleep(0.1)
    raise TimeoutError("the server does not come back")


# What guests keep account of


@dataclass
class Sent:
    """Something that a guest asked for: a move with its text, or an undo without."""

    what: str
    text: str
    id: int
    seq: int  # of the screen it was made on
    fate: str = "open"  # then done, refused, lost (nobody told) or absent (the next screen showed that it was not done)
    known: int = 0  # the seq of the screen on which its fate was known, or of the first one after a cut
    asked: float = field(default_factory=time.monotonic)
    waited: float = 0.0  # seconds for the answer
    again: Sent | None = None  # what this repeats, sent by one who did not look what became of it
    repeated: bool = False


@dataclass
class Tally:
    """The figures of a run."""

    games: int = 0
    finished: int = 0
    kills: int = 0
    acknowledged: int = 0
    moves: int = 0
    unanswered: int = 0
    unanswered_saved: int = 0
    lost: int = 0
    doubled: int = 0
    cuts: int = 0
    undone: int = 0
    behind: int = 0  # how often somebody who came back was first told less than they knew
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.kills} kills, {self.cuts} cut connections, {self.moves} moves, "
            f"{self.acknowledged} acknowledged (undos {self.undone}), {self.unanswered} unanswered "
            f"(saved {self.unanswered_saved}), lost {self.lost}, doubled {self.doubled}, "
            f"unfinished {self.games - self.finished}, other faults {len(self.faults)}, {self.seconds:.0f} s"
        )


class Table:
    """A table and the secrets of those who sit there."""

    def __init__(self, told: Wire) -> None:
        self.id: str = told["table"]
        self.owner: str = told["owner"]
        self.keys: dict[int, str] = {int(seat): key for seat, key in told["seats"].items()}
        self.undos = 0  # sent, whatever came of them
        self.guests: list[Guest] = []


async def new_table(address: str, *seats: str, **more: Any) -> Table:
    """A table of Pantacle that has begun. Seats are "me" or the name of a bot."""
    wishes = [{"who": "me"} if seat == "me" else {"who": "bot", "bot": seat} for seat in seats]
    body = {"game": "pantacle", "seats": wishes, "start": True, **more}
    return Table(await rest_again(address, "POST", "/api/tables", body))


class Guest:
    """One seat's player: keeps its screen from what it is told, chooses at random, and comes back after every cut."""

    def __init__(
        self, table: Table, seat: int, address: str | Sequence[str], chance: random.Random, *, undoes: bool = False,
        pause: float = 0.0, alone: bool = True,
    ) -> None:  # fmt: skip
        self.table = table
        self.seat = seat
        self.addresses = [address] if isinstance(address, str) else list(address)  # any of them, each time anew
        self.chance = chance
        self.undoes = undoes
        self.pause = pause
        self.strict = alone and len(self.addresses) == 1  # whatever becomes of this seat is told here, and at once
        self.ops: list[Sent] = []
        self.open: Sent | None = None  # sent, not answered yet
        self.faults: list[str] = []
        self.cuts = 0
        self.behind = 0
        self.seq = 0
        self.view: Any = None
        self.now: Wire = {"options": [], "undo": 0}
        self.room: Wire = {}
        self.events: list[Any] = []
        self.chat: list[Wire] = []
        self.nudges: list[Wire] = []
        self.refusals: list[Wire] = []
        self.socket: ClientConnection | None = None
        self.heard = asyncio.Event()
        self.last_heard = time.monotonic()
        self._ids = 0
        table.guests.append(self)

    def fault(self, what: str) -> None:
        self.faults.append(f"table {self.table.id}, seat {self.seat}, seq {self.seq}: {what}")

    @property
    def over(self) -> bool:
        return self.room.get("status") == "over"

    @property
    def options(self) -> list[str]:
        return [offer["move"] for offer in self.now["options"]]

    # Coming and going

    async def play(self) -> None:
        """Play to the end, whatever happens to the server."""
        while not self.over:
            try:
                async with self.connected() as socket:
                    while not self.over:
                        await self._act()
                        try:
                            await self.hear(socket)
                        except TimeoutError:
                            self.fault("heard nothing for a minute")
                            raise
            except GONE:
                await asyncio.sleep(self.chance.uniform(0.02, 0.2))

    @contextlib.asynccontextmanager
    async def connected(self) -> Any:
        """A connection that sits at the table. If it is cut, what was not answered has an unknown fate."""
        seated = False
        url = f"ws://{self.chance.choice(self.addresses)}/api/live"
        try:
            async with connect(
                url, compression=None, max_size=None, proxy=None, ping_interval=None, open_timeout=10, close_timeout=1
            ) as socket:
                self.socket = socket
                key = self.table.keys[self.seat]
                sit = {"t": "sit", "table": self.table.id, "keys": [key], "seat": self.seat, "since": len(self.events)}
                await socket.send(json.dumps(sit))
                while (await self.hear(socket))["t"] != "table":
                    pass
                seated = True
                yield socket
        except GONE:
            self.cuts += seated
            raise
        finally:
            self.socket = None
            if self.open is not None:
                self.open.fate = "lost"
                self.open = None

    # Doing

    async def _act(self) -> None:
        if self.open is not None or self.over:
            return
        last = self.ops[-1] if self.ops else None
        if last is not None and last.fate == "lost" and not last.known:
            return  # it would be playing blindly
        if last is not None and last.fate == "refused" and last.known == last.seq == self.seq:
            await asyncio.sleep(0.5)  # a fault, and noted already
        if last is not None and last.fate == "lost" and not last.repeated and self.chance.random() < 0.3:
            last.repeated = True
            (await self.send(last.what, last.text, last.seq)).again = last
        elif self.undoes and self.now["undo"] and self.chance.random() < 0.2:
            await self.send("undo", "", self.seq)
        elif self.options:
            if self.pause:
                await asyncio.sleep(self.chance.uniform(0, self.pause))
            await self.send("move", self.chance.choice(self.options), self.seq)

    async def send(self, what: str, text: str, seq: int) -> Sent:
        """Ask for a move or an undo; `hear` tells what comes of it."""
        sent = self.prepare(what, text, seq)
        await self.post()
        return sent

    def prepare(self, what: str, text: str, seq: int) -> Sent:
        self._ids += 1
        sent = self.open = Sent(what, text, self._ids, seq)
        self.ops.append(sent)
        self.table.undos += what == "undo"
        return sent

    async def post(self) -> None:
        """Send what was prepared."""
        sent = self.open
        assert sent is not None
        assert self.socket is not None
        moves = [sent.text] if sent.what == "move" else 1
        await self.socket.send(json.dumps({"t": sent.what, "id": sent.id, "seq": sent.seq, "moves": moves}))

    async def say(self, t: str, **more: Any) -> Wire:
        """Ask for something else, and wait for its answer."""
        assert self.socket is not None
        self._ids += 1
        id = self._ids
        await self.socket.send(json.dumps({"t": t, "id": id, **more}))
        while True:
            message = await self.hear(self.socket)
            if message["t"] in ("done", "refused") and message["id"] == id:
                return message

    # Hearing

    async def hear(self, socket: ClientConnection, seconds: float = 60.0) -> Wire:
        async with asyncio.timeout(seconds):
            text = await socket.recv()
        self.last_heard = time.monotonic()
        message: Wire = json.loads(text)
        getattr(self, f"_{message['t']}", lambda message: None)(message)
        return message

    async def listen(self, seconds: float, until: Callable[[], Any] = lambda: False) -> Any:
        """Hear what comes until something is so, at most for so long. Returns what it is then."""
        end = time.monotonic() + seconds
        assert self.socket is not None
        while not (found := until()) and (left := end - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                await self.hear(self.socket, left)
        return found

    def _table(self, message: Wire) -> None:
        start = message["events_from"]
        if start > len(self.events):
            self.fault(f"knows {len(self.events)} events and is told those from {start} on")
        if message["seq"] < self.seq:
            self.behind += 1  # another worker that has not heard the news yet
            if self.strict:
                self.fault(f"was at {self.seq} and is told {message['seq']}")
        pairs = list(zip_longest(self.events[start:], message["events"]))[: len(self.events) - start]
        wrong = [n for n, (one, other) in enumerate(pairs) if one != other and (other or message["seq"] >= self.seq)]
        if wrong and not self.table.undos:
            one, other = pairs[wrong[0]]
            self.fault(f"was told {one} as number {start + wrong[0]} of {len(self.events)}, and now {other}")
        self.seq, self.view, self.now, self.room = message["seq"], message["view"], message["now"], message["room"]
        self.events[start:] = message["events"]
        self.chat = message["chat"]
        last = self.ops[-1] if self.ops else None
        if last is not None and last.fate == "lost" and not last.known:
            last.known = self.seq if self.strict else 10**9
            if last.known == last.seq:
                last.fate = "absent"  # what one does oneself is always shown, so it was not done

    def _moved(self, message: Wire) -> None:
        if message["seq"] != self.seq + 1:
            self.fault(f"after {self.seq} came {message['seq']}")
        if message["events_from"] > len(self.events):
            self.fault("events are missing")
        if message["events_from"] < len(self.events) and not self.table.undos:
            self.fault("events are gone, and nobody took anything back")
        self.seq = message["seq"]
        self.view = patched(self.view, message["patch"])
        self.events[message["events_from"] :] = message["events"]
        self.now = message["now"]
        if message.get("done") is not None:
            self._done({"id": message["done"]})

    def _undo(self, message: Wire) -> None:
        if message["seq"] == self.seq:
            self.now["undo"] = message["undo"]

    def _room(self, message: Wire) -> None:
        self.room = message["room"]

    def _chat(self, message: Wire) -> None:
        self.chat.append(message["line"])

    def _nudge(self, message: Wire) -> None:
        self.nudges.append(message)

    def _done(self, message: Wire) -> None:
        if self.open is not None and message["id"] == self.open.id:
            self.open.fate, self.open.known = "done", self.seq
            self.open.waited = time.monotonic() - self.open.asked
            self.open = None

    def _refused(self, message: Wire) -> None:
        self.refusals.append(message)
        if message["id"] in [sent.id for sent in self.ops if sent.fate == "done"]:
            self.fault(f"what was said to be done is refused: {message}")
        if self.open is None or message["id"] != self.open.id:
            return
        sent, self.open = self.open, None
        sent.waited = time.monotonic() - sent.asked
        code = message["code"]
        if code == "unavailable":  # the database may have heard it; the next screen tells
            sent.fate = "lost"
            return
        sent.fate, sent.known = "refused", self.seq
        if not message["sentence"]:
            self.fault(f"refused as {code} without a sentence")
        if code == "stale" and self.seq == sent.seq:
            self.fault(f"the newest screen was called stale: {sent}")
        elif code not in ("stale", "over") and not (code == "illegal" and sent.what == "undo"):
            self.fault(f"{sent} was refused: {message}")


# Comparing


def rows_of(url: str, table: str) -> tuple[list[Wire], Wire, Wire]:
    """The actions, the head and the row of a table, as they are in the database."""
    engine = open_engine(url)
    try:
        with engine.connect() as connection:
            actions = connection.execute(select(ACTIONS).where(ACTIONS.c.table_id == table).order_by(ACTIONS.c.seq))
            found = [dict(row) for row in actions.mappings()]
            head = connection.execute(select(HEADS).where(HEADS.c.table_id == table)).mappings().one()
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().one()
            return found, dict(head), dict(row)
    finally:
        engine.dispose()


def settle(url: str, record: str, guests: Sequence[Guest], tally: Tally) -> None:
    """Compare what the guests of a finished table were told with its record and its rows."""
    id = guests[0].table.id
    actions, head, row = rows_of(url, id)
    end = petteia.replay(record)
    if not end.over or row["status"] != "over":
        tally.faults.append(f"table {id}: the record or the row does not say that it is over")
    if [action["seq"] for action in actions] != list(range(1, head["seq"] + 1)):
        tally.faults.append(f"table {id}: the actions are not numbered 1 to {head['seq']}")
    moves: list[Any] = []
    for action in actions:
        moves[action["kept"] :] = json.loads(action["moves"])
    if moves != [[mover, text] for _, mover, text in Record(record).moves]:
        tally.faults.append(f"table {id}: the actions are not those of the record")
    tally.moves += len(moves)
    for guest in guests:
        tally.faults += guest.faults
        tally.cuts += guest.cuts
        tally.behind += guest.behind
        if [one["event"] for one in guest.events] != json.loads(json.dumps(end.events(guest.seat))):
            tally.faults.append(f"table {id}, seat {guest.seat}: what it was told is not what the record tells")
        if guest.view != json.loads(json.dumps(end.view(guest.seat))):
            tally.faults.append(f"table {id}, seat {guest.seat}: its view is not the record's")
    for seat in {guest.seat for guest in guests}:
        here = [guest for guest in guests if guest.seat == seat]
        if len(here) == 1:
            _settle_seat(here[0], actions, tally)


def own_rows(seat: int, actions: Sequence[Wire]) -> list[Row]:
    """What a seat did: what, its text, and the seat's own seq after it."""
    found = []
    seq = 0
    for action in actions:
        seq += action["shown"] >> seat & 1
        if action["seat"] == seat and action["what"] != "deal":
            text = json.loads(action["moves"])[-1][1] if action["what"] == "move" else ""
            found.append((action["what"], text, seq))
    return found


def _settle_seat(guest: Guest, actions: Sequence[Wire], tally: Tally) -> None:
    """Every acknowledged act is one row, in order, where it was told; what was not answered is one row or none."""
    rows = own_rows(guest.seat, actions)
    asked = [sent for sent in guest.ops if sent.fate in ("done", "lost")]
    tally.acknowledged += sum(1 for sent in asked if sent.fate == "done")
    tally.undone += sum(1 for sent in asked if sent.fate == "done" and sent.what == "undo")
    tally.unanswered += sum(1 for sent in guest.ops if sent.fate in ("lost", "absent"))
    where = f"table {guest.table.id}, seat {guest.seat}"
    saved, unasked = matched(asked, rows)
    for sent in asked:
        if sent in saved:
            tally.unanswered_saved += sent.fate == "lost"
            if sent.again in saved:
                tally.doubled += 1
                tally.faults.append(f"{where}: {sent} is doubled")
        elif sent.fate == "done":
            tally.lost += 1
            tally.faults.append(f"{where}: {sent} is lost")
    if unasked:
        tally.doubled += len(unasked)
        tally.faults.append(f"{where}: nobody asked for {unasked[:3]}")


def matched(asked: Sequence[Sent], rows: Sequence[Row]) -> tuple[list[Sent], list[Row]]:
    """Which acts are which rows, in order, so that as little as possible is lost or unasked for.

    Returns the acts that are rows, and the rows that are no act.
    """
    best: dict[tuple[int, int], tuple[int, str]] = {}  # acts and rows before here: faults from here on, what to do
    for n in range(len(asked), -1, -1):
        for m in range(len(rows), -1, -1):
            ways = [(0, "end")] if n == len(asked) and m == len(rows) else []
            if n < len(asked) and m < len(rows) and _is(asked[n], rows[m]):
                ways.append((best[n + 1, m + 1][0], "both"))
            if n < len(asked):
                ways.append((best[n + 1, m][0] + (asked[n].fate == "done"), "act"))
            if m < len(rows):
                ways.append((best[n, m + 1][0] + 1, "row"))
            best[n, m] = min(ways, key=lambda way: way[0])
    n = m = 0
    saved: list[Sent] = []
    unasked: list[Row] = []
    while (way := best[n, m][1]) != "end":
        if way == "both":
            saved.append(asked[n])
        elif way == "row":
            unasked.append(rows[m])
        n += way != "row"
        m += way != "act"
    return saved, unasked


def _is(sent: Sent, row: Row) -> bool:
    return (sent.what, sent.text) == row[:2] and sent.seq < row[2] <= (sent.known or 10**9)


# One seat on two devices


async def at_once(one: Server, other: Server, seats: Sequence[str] = ("me", "random", "random")) -> int:
    """Two devices of one seat, perhaps on two workers, always answer the same screen at the same moment.

    Each time exactly one is heard, and both go on from the same log. Returns how often they did.
    """
    table = await new_table(one.address, *seats)
    chance = random.Random(table.id)
    pair = [Guest(table, 0, server.address, chance, alone=False) for server in (one, other)]
    won: list[str] = []
    async with pair[0].connected(), pair[1].connected():
        while not await _same_screen(pair):
            seq = pair[0].seq
            options = chance.sample(pair[0].options, min(2, len(pair[0].options)))
            both = [guest.prepare("move", text, seq) for guest, text in zip(pair, options * 2, strict=False)]
            await asyncio.gather(*(guest.post() for guest in pair))
            for guest in pair:
                await guest.listen(20, lambda guest=guest: guest.open is None)
            fates = sorted(sent.fate for sent in both)
            assert fates == ["done", "refused"], f"round {len(won)}: {both}, {[guest.refusals[-1:] for guest in pair]}"
            refused = next(guest for guest, sent in zip(pair, both, strict=True) if sent.fate == "refused").refusals[-1]
            assert refused["code"] in ("stale", "over")  # the last move of a game leaves nothing to answer
            assert refused["sentence"]
            won += [sent.text for sent in both if sent.fate == "done"]
    record = await rest(one.address, "GET", f"/api/tables/{table.id}/record")
    tally = Tally()
    settle(one.url(), record, pair, tally)
    assert not tally.faults, tally.faults
    actions, _, _ = rows_of(one.url(), table.id)
    assert [text for _, text, _ in own_rows(0, actions)] == won
    return len(won)


async def _same_screen(pair: Sequence[Guest]) -> bool:
    """Wait until two guests of one seat are asked the same; True when the game is over instead."""
    end = time.monotonic() + 30
    while True:
        one, other = pair
        if one.over and other.over:
            return True
        if one.seq == other.seq and one.options and one.options == other.options:
            return False
        assert time.monotonic() < end, [(guest.seq, guest.options, guest.room["waiting_for"]) for guest in pair]
        await asyncio.gather(*(guest.listen(0.02) for guest in pair))


# The run

KINDS = (
    ("me", "random", "random"),
    ("me", "me", "random"),
    ("me", "heuristic", "random", "random"),
    ("me", "me", "me"),
)


@dataclass
class Run:
    """Many games on one server that is killed again and again."""

    servers: list[Server]
    games: int
    kills: int
    at_once: int
    between: tuple[int, int]  # acknowledged moves from one kill to the next
    seed: int
    tally: Tally = field(default_factory=Tally)
    playing: list[Guest] = field(default_factory=list)

    async def run(self, seconds: float) -> Tally:
        chance = random.Random(self.seed)
        started = time.monotonic()
        for server in self.servers:
            server.start()
        for server in self.servers:
            await server.ready()
        waiting = list(range(self.games))
        killing = asyncio.create_task(self._kill_again_and_again(chance))
        tables = [asyncio.create_task(self._tables(waiting, chance)) for _ in range(self.at_once)]
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*tables)
        except TimeoutError:
            for guest in self.playing:
                quiet = time.monotonic() - guest.last_heard
                self.tally.faults += guest.faults
                self.tally.faults.append(
                    f"unfinished: table {guest.table.id}, seat {guest.seat}, seq {guest.seq}, {len(guest.ops)} asked, "
                    f"last {guest.ops[-1:]}, heard {quiet:.1f} s ago, waits for {guest.room.get('waiting_for')}, "
                    f"may do {guest.options[:3]}, refused {guest.refusals[-1:]}"
                )
        finally:
            for task in (killing, *tables):
                task.cancel()
            done = await asyncio.gather(killing, *tables, return_exceptions=True)
            for server in self.servers:
                server.stop()
        self.tally.faults += [f"the run itself: {one!r}" for one in done if isinstance(one, Exception)]
        for server in self.servers:
            self.tally.faults += server.complaints()
        self.tally.games = self.games
        self.tally.seconds = time.monotonic() - started
        return self.tally

    async def _tables(self, waiting: list[int], chance: random.Random) -> None:
        while waiting:
            n = waiting.pop(0)
            await self._one(n, random.Random(chance.random()))

    async def _one(self, n: int, chance: random.Random) -> None:
        seats = KINDS[n % len(KINDS)]
        addresses = [server.address for server in self.servers]
        table = await new_table(chance.choice(addresses), *seats, public=True)
        undoes = n % 3 == 2
        guests = [
            Guest(table, seat, addresses, chance, undoes=undoes, pause=0.06 if undoes else 0.004) for seat in table.keys
        ]
        self.playing += guests
        await asyncio.gather(*(guest.play() for guest in guests))
        record = await rest_again(addresses[0], "GET", f"/api/tables/{table.id}/record", None, [table.owner])
        settle(self.servers[0].url(), record, guests, self.tally)
        for guest in guests:
            self.playing.remove(guest)
        self.tally.finished += 1

    # Killing

    def _answered(self) -> int:
        return self.tally.acknowledged + sum(
            1 for guest in self.playing for sent in guest.ops if sent.fate == "done"
        )  # fmt: skip

    async def _kill_again_and_again(self, chance: random.Random) -> None:
        for _ in range(self.kills):
            target = self._answered() + chance.randint(*self.between)
            while self._answered() < target:
                await asyncio.sleep(0.005)
            await asyncio.sleep(chance.uniform(0, 0.05))
            await self._kill(chance, aimed=chance.random() < 0.6)
            if chance.random() < 0.15:  # and once more before it stands
                await asyncio.sleep(chance.uniform(0.1, 1.5))
                await self._kill(chance, aimed=False)

    async def _kill(self, chance: random.Random, aimed: bool) -> None:
        """Kill at any moment, or (aimed) while somebody waits for an answer; start again at once or a little later."""
        server = chance.choice(self.servers)
        bots = server.bots()
        if aimed:
            until = time.monotonic() + 1
            while not any(guest.open for guest in self.playing) and time.monotonic() < until:
                await asyncio.sleep(0)
            await asyncio.sleep(chance.uniform(0, 0.006))
        server.kill()
        self.tally.kills += 1
        if chance.random() < 0.3:
            await asyncio.sleep(chance.uniform(0, 0.5))
        server.start()
        if not await gone(bots, 10.0):
            left = [process.pid for process in bots if process.alive]
            self.tally.faults.append(f"bots' processes outlive their server: {left}")


def kill_run(
    folder: Path, database: str, *, games: int, kills: int, seed: int, at_once: int = 4,
    between: tuple[int, int] = (5, 60), seconds: float = 240.0, bus: str = "", workers: int = 1,
) -> Tally:  # fmt: skip
    """Play so many games, and kill the server (or one of several) so many times (or a few more) meanwhile."""
    servers = [Server(folder, database, bus=bus) for _ in range(workers)]
    run = Run(servers, games, kills, at_once, between, seed)
    try:
        return asyncio.run(run.run(seconds))
    finally:
        for server in servers:
            server.stop()
