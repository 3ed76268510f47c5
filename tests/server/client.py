"""A server in this process, and players who speak to it in text: REST and the live protocol, nothing else.

`serve` starts the site on a free port. `Player` is one connection: it checks every message against the schema, keeps
its view by the patches alone, and has its events, its chat, the room and what it is asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import random
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from petteia.cli.serve import LARGEST_FRAME
from petteia.server import schema
from petteia.server.http import create_app
from petteia.server.settings import Settings

Wire = dict[str, Any]
HOST = "127.0.0.1"
PATIENCE = 20.0
EASY: Wire = {
    "bot_delay": 0.0, "bot_processes": 1, "rate": 1e6, "burst": 1e6, "new_tables": 1e6, "undo_pause": 0.02,
    "room_pause": 0.0,
}  # fmt: skip


class Refusal(Exception):
    """What the server said no to: `code`, `sentence`, `clause`, and the HTTP status or None for a live message."""

    def __init__(self, told: Wire, status: int | None = None) -> None:
        super().__init__(f"{told.get('code')}: {told.get('sentence')}")
        self.code: str = told["code"]
        self.sentence: str = told["sentence"]
        self.clause: str | None = told["clause"]
        self.status = status


# The server


class Site:
    """A running server: where it is, its database file, and a way to look into its rows."""

    def __init__(self, settings: Settings, file: Path) -> None:
        self.settings = settings
        self.file = file
        self.app = create_app(settings)
        self._socket = socket.socket()
        self._socket.bind((HOST, 0))
        self._socket.listen(512)
        self.host = f"{HOST}:{self._socket.getsockname()[1]}"
        self.url = f"http://{self.host}"
        self.live = f"ws://{self.host}/api/live"
        config = uvicorn.Config(
            self.app, log_level="warning", access_log=False, ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False,
            timeout_graceful_shutdown=1, server_header=False, log_config=None,
        )  # fmt: skip
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.rest = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def start(self) -> None:
        self._thread.start()
        until = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < until, "the server is slow to start"
            time.sleep(0.005)

    def _run(self) -> None:
        async def run() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self._socket])

        asyncio.run(run())

    def stop(self) -> None:
        self.rest.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"

    @property
    def hall(self) -> Any:
        return self.app.state.hall

    def inside(self, work: Any) -> Any:
        """Run a coroutine in the server's own loop."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def finish(self, table: str, seed: int = 1) -> None:
        """Play a table to its end at random, in one action of the server."""

        def to_the_end(game: Any) -> None:
            chance = random.Random(seed)
            while not game.over:
                seat = chance.choice(game.pending)
                game.play(seat, chance.choice(game.options(seat)))

        self.play_inside(table, to_the_end)

    def play_inside(self, table: str, do: Callable[[Any], None]) -> None:
        """Let `do(game)` play whatever it likes at a table, as one saved and told action."""

        async def act() -> None:
            async with self.hall.at(table) as live:
                await self.hall.act(live, "move", None, do)

        self.inside(act())

    def rows(self, table: str | None = None) -> dict[str, list[tuple[Any, ...]]]:
        """Every row of the database, or every row of one table: to compare before and after."""
        with contextlib.closing(sqlite3.connect(self.file)) as connection:
            found = {}
            for name, of in ("tables", "id"), ("seats", "table_id"), ("heads", "table_id"), ("actions", "table_id"), (
                "chat", "table_id",
            ):  # fmt: skip
                where, given = (f" WHERE {of} = ?", (table,)) if table is not None else ("", ())
                found[name] = sorted(connection.execute(f"SELECT * FROM {name}{where}", given).fetchall(), key=repr)
            return found

    # Tables

    def request(
        self, method: str, path: str, body: Any = None, keys: Sequence[str] = (), language: str = "en", **more: Any
    ) -> httpx.Response:
        headers = {"accept-language": language, **more.pop("headers", {})}
        if keys:
            headers["authorization"] = f"Bearer {','.join(keys)}"
        if body is not None:
            more["json"] = body
        return self.rest.request(method, path, headers=headers, **more)

    def ask(self, method: str, path: str, body: Any = None, keys: Sequence[str] = (), **more: Any) -> Any:
        """A request and its answer; Refusal if the server says no."""
        answer = self.request(method, path, body, keys, **more)
        if answer.status_code >= 400:
            raise Refusal(answer.json(), answer.status_code)
        return answer.json() if answer.content and "json" in answer.headers["content-type"] else answer.text

    def create(self, *seats: str | Wire, game: str = "pantacle", **more: Any) -> Keys:
        """A new table. Seats are "me", "open", "bot", or wishes as the schema has them; three of mine by default."""
        wishes = [{"who": seat} if isinstance(seat, str) else seat for seat in seats or ("me", "me", "me")]
        return Keys(self.ask("POST", "/api/tables", {"game": game, "seats": wishes, **more}))

    def table(self, id: str, keys: Sequence[str] = ()) -> Wire:
        """One table as these keys see it: room and rights."""
        return dict(self.ask("GET", f"/api/tables/{id}", keys=keys))

    def room(self, id: str) -> Wire:
        return dict(self.table(id)["room"])

    def join(self, id: str, name: str, **more: Any) -> Wire:
        return dict(self.ask("POST", f"/api/tables/{id}/join", {"name": name, **more}))

    def change_seat(self, id: str, seat: int, keys: Sequence[str], **wish: Any) -> None:
        self.ask("POST", f"/api/tables/{id}/seats/{seat}", wish, keys)

    def launch(self, id: str, owner: str) -> None:
        self.ask("POST", f"/api/tables/{id}/start", keys=[owner])

    @contextlib.contextmanager
    def player(self, *args: Any, **more: Any) -> Iterator[Player]:
        player = Player(self, *args, **more)
        try:
            yield player
        finally:
            player.close()


class Keys:
    """The secrets of a table that was made here."""

    def __init__(self, told: Wire) -> None:
        self.table: str = told["table"]
        self.owner: str = told["owner"]
        self.seats: dict[int, str] = {int(seat): key for seat, key in told["seats"].items()}

    @property
    def all(self) -> list[str]:
        return [self.owner, *self.seats.values()]


@contextlib.contextmanager
def serve(folder: Path, **settings: Any) -> Iterator[Site]:
    """A server on a free port with a database of its own; limits are far away unless a test asks for them."""
    file = folder / f"tables-{random.randrange(10**9)}.db"
    site = Site(Settings(**{**EASY, "database": f"sqlite:///{file}", **settings}), file)
    site.start()
    try:
        yield site
    finally:
        site.stop()


# The client


def patched(view: Any, patch: Sequence[Any]) -> Any:
    """The view that a patch leads to, as the schema describes it."""
    for path, *value in patch:
        if not path:
            view = value[0]
            continue
        *way, last = path
        place = view
        for step in way:
            place = place[step]
        if not value and isinstance(place, list):
            del place[last:]
        elif not value:
            del place[last]
        elif isinstance(place, list) and last == len(place):
            place.append(value[0])
        else:
            place[last] = value[0]
    return view


class Player:
    """One live connection. Everything it heard is in `heard`; what that amounts to is in the other attributes."""

    def __init__(self, site: Site, language: str | None = None, **connecting: Any) -> None:
        headers = {"accept-language": language} if language else {}
        headers.update(connecting.pop("headers", {}))
        self.site = site
        self.language = language or "en"
        self.socket: ClientConnection = connect(
            site.live, additional_headers=headers, compression=None, max_size=None, open_timeout=PATIENCE,
            ping_interval=None, close_timeout=2, proxy=None, legacy=True, **connecting,
        )  # fmt: skip
        self.heard: list[Wire] = []
        self.seq = 0
        self.seat: int | None = None
        self.room: Wire = {}
        self.rights: Wire = {}
        self.view: Wire | None = None
        self.now: Wire = {"prompt": [], "options": [], "undo": 0}
        self.first_event = 0  # the number of the first event in `events`
        self.events: list[Wire] = []
        self.chat_lines: list[Wire] = []
        self.nudges: list[Wire] = []
        self._last_id = 0

    def close(self) -> None:
        self.socket.close()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Talking

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Wire:
        """The next message, checked and taken in. TimeoutError if there is none, ConnectionClosed at the end."""
        text = self.socket.recv(timeout)
        message: Wire = json.loads(text)
        schema.OUTGOING.validate_json(text)
        self.heard.append(message)
        getattr(self, f"_{message['t']}", lambda message: None)(copy.deepcopy(message))
        return message

    def wait_for(self, wanted: str | Callable[[Player], Any], timeout: float = PATIENCE) -> Any:
        """Listen until a message of this sort comes (returns it), or until `wanted(self)` is true (returns that)."""
        until = time.monotonic() + timeout
        if not isinstance(wanted, str) and (found := wanted(self)):
            return found
        while True:
            left = until - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"nothing like {wanted} came; last: {str(self.heard[-3:])[:1500]}")
            try:
                message = self.hear(left)
            except TimeoutError:
                continue
            if isinstance(wanted, str):
                if message["t"] == wanted:
                    return message
            elif found := wanted(self):
                return found

    def listen(self, seconds: float = 0.0) -> list[Wire]:
        """Everything that the server has sent by now: a ping goes round behind it. Returns the new messages."""
        start = len(self.heard)
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            with contextlib.suppress(TimeoutError):
                self.hear(left)
        self.send({"t": "ping"})
        self.wait_for("pong")
        return [message for message in self.heard[start:] if message["t"] != "pong"]

    def ask(self, t: str, **more: Any) -> Wire:
        """Send a message with an id and wait for what comes of it: `done`, `moved` with that id in its `done`, or an
        answer. Refusal if it is refused."""
        self._last_id += 1
        id = self._last_id
        self.send({"t": t, "id": id, **more})
        while True:
            message = self.hear()
            if message["t"] == "refused" and message["id"] in (id, None):
                raise Refusal(message)
            if id in (message.get("id"), message.get("done")):
                return message

    def refused(self, message: Any) -> Refusal:
        """Send anything, and get the refusal that it must meet."""
        self.send(message)
        return Refusal(self.wait_for("refused"))

    # What one does

    def sit(self, table: str, *keys: str, seat: int | None = None, **more: Any) -> Player:
        if seat is not None:
            more["seat"] = seat
        self.send({"t": "sit", "table": table, "keys": list(keys), "language": self.language, **more})
        while True:
            message = self.hear()
            if message["t"] == "refused":
                raise Refusal(message)
            if message["t"] == "table":
                return self

    def look(self, seat: int | None, **more: Any) -> Player:
        self.send({"t": "look", "seat": seat, **more})
        while True:
            message = self.hear()
            if message["t"] == "refused":
                raise Refusal(message)
            if message["t"] == "table":
                return self

    def move(self, *moves: str, seq: int | None = None) -> Wire:
        return self.ask("move", seq=self.seq if seq is None else seq, moves=list(moves))

    def undo(self, moves: int = 1, seq: int | None = None) -> Wire:
        return self.ask("undo", seq=self.seq if seq is None else seq, moves=moves)

    def chat(self, text: str) -> Wire:
        return self.ask("chat", text=text)

    def why(self, move: str | None = None, thing: tuple[str, str] | None = None) -> Wire:
        return self.ask("why", **({"move": move} if move is not None else {"thing": list(thing or ())}))

    def propose(self, what: str, seat: int) -> Wire:
        return self.ask("propose", what=what, seat=seat)

    def vote(self, yes: bool) -> Wire:
        return self.ask("vote", yes=yes)

    def nudge(self, seat: int) -> Wire:
        return self.ask("nudge", seat=seat)

    def rename(self, name: str, colour: str) -> Wire:
        return self.ask("rename", name=name, colour=colour)

    def log(self, before: int) -> Wire:
        return self.ask("log", before=before)

    @property
    def options(self) -> list[str]:
        return [offer["move"] for offer in self.now["options"]]

    @property
    def notes(self) -> list[tuple[str, int | None]]:
        """What the table itself said: (note, seat)."""
        return [(line["text"], line["seat"]) for line in self.chat_lines if line["channel"] == "note"]

    @property
    def said(self) -> list[str]:
        return [line["text"] for line in self.chat_lines if line["channel"] != "note"]

    # What one hears

    def _table(self, message: Wire) -> None:
        self.seq, self.seat = message["seq"], message["seat"]
        self.room, self.rights = message["room"], message["rights"]
        self.view, self.now = message["view"], message["now"]
        self.first_event, self.events = message["events_from"], message["events"]
        self.chat_lines = message["chat"]

    def _moved(self, message: Wire) -> None:
        assert message["seq"] == self.seq + 1, f"after {self.seq} came {message['seq']}"
        self.seq = message["seq"]
        self.view = patched(self.view, message["patch"])
        kept = message["events_from"] - self.first_event
        assert kept <= len(self.events), "events are missing"
        self.events[max(0, kept) :] = message["events"]
        self.first_event = min(self.first_event, message["events_from"])
        self.now = message["now"]
        self.room["waiting_for"], self.room["waiting_since"] = message["waiting_for"], message["waiting_since"]
        self.room["due"], self.room["hurry"] = message["due"], message["hurry"]
        for seat, used in zip(self.room["seats"], message["used"], strict=True):
            seat["used"] = used

    def _undo(self, message: Wire) -> None:
        if message["seq"] == self.seq:
            self.now["undo"] = message["undo"]

    def _room(self, message: Wire) -> None:
        self.room = message["room"]

    def _chat(self, message: Wire) -> None:
        assert message["line"]["n"] not in [line["n"] for line in self.chat_lines], "a line of chat came twice"
        self.chat_lines.append(message["line"])

    def _nudge(self, message: Wire) -> None:
        self.nudges.append(message)


def is_closed(player: Player, timeout: float = PATIENCE) -> int | None:
    """Wait until the server has closed a connection; its close code."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            player.hear(timeout)
    return player.socket.protocol.close_code
