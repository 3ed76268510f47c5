"""One connection: whom it belongs to, whose eyes it looks through, and its way out."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator, Sequence
from typing import TYPE_CHECKING, Any

import orjson
from starlette.websockets import WebSocketDisconnect

from .safety import Bucket

if TYPE_CHECKING:
    from .live import Live

BACKLOG = 256  # messages a slow reader may be behind before it is cut off and has to come back
GONE = (WebSocketDisconnect, RuntimeError)  # what sending may raise then; the reading side notices too
Send = Callable[[dict[str, Any]], Coroutine[Any, Any, None]]


class Outbox:
    """What one turn of the loop has to tell, sent together at its end: to wake a reader costs more than to write."""

    def __init__(self) -> None:
        self._waiting: list[Watcher] = []

    def add(self, watcher: Watcher) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._send)
        self._waiting.append(watcher)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for watcher in waiting:
            watcher.flush()


class Watcher:
    """A page (or program) at a table. It holds keys, and so rights; it sees through one viewer's eyes."""

    outbox = Outbox()

    def __init__(self, language: str, bucket: Bucket, connection: Send | None = None) -> None:
        self.language = language
        self.bucket = bucket
        self.live: Live | None = None
        self.keys: Sequence[str] = ()
        self.owner = False
        self.seats: list[int] = []
        self.viewer: int | None = None  # None: may not see the game
        self.room: dict[str, Any] | None = None  # as it was last told
        self.asked: int | None = None  # the id of the move that it is making just now
        self.out: deque[str] = deque()  # what is still to be sent
        self.cut_off: asyncio.Future[None] | None = None  # done when the reader is too slow
        self.gone = False
        self.busy = False  # something that it asked for is being done
        self._connection = connection
        self._late: asyncio.Task[None] | None = None

    @property
    def seat(self) -> int | None:
        """The seat that it plays for now."""
        if self.live is None or self.viewer is None or self.viewer not in self.seats:
            return None
        return self.viewer

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(orjson.dumps(message).decode())

    def send_text(self, text: str) -> None:
        if len(self.out) >= BACKLOG:
            if self.cut_off is not None and not self.cut_off.done():
                self.cut_off.set_result(None)
            return
        self.out.append(text)
        if len(self.out) == 1 and self._connection is not None and self._late is None:
            self.outbox.add(self)

    def flush(self) -> None:
        """Send without another task's turn; only what the connection cannot take now waits for one."""
        assert self._connection is not None
        while self.out and self._late is None:
            sending = self._connection({"type": "websocket.send", "text": self.out.popleft()})
            try:
                waits_for = sending.send(None)
            except StopIteration:
                continue
            except GONE:
                self.out.clear()
                return
            self._late = asyncio.create_task(self._catch_up(sending, waits_for))

    async def _catch_up(self, sending: Coroutine[Any, Any, None], waits_for: Any) -> None:
        assert self._connection is not None
        try:
            await _Begun(sending, waits_for)
            while self.out and not self.gone:
                await self._connection({"type": "websocket.send", "text": self.out.popleft()})
        except GONE:
            self.out.clear()
        finally:
            self._late = None


class _Begun:
    """The rest of a coroutine that has already come to its first pause."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self.coroutine = coroutine
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        yield self.waits_for
        yield from self.coroutine.__await__()
