"""One connection: whom it belongs to, whose eyes it looks through, and its way out."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import orjson

from .safety import Bucket

if TYPE_CHECKING:
    from .live import Live

BACKLOG = 256  # messages a slow reader may be behind before it is cut off and has to come back


class Watcher:
    """A page (or program) at a table. It holds keys, and so rights; it sees through one viewer's eyes."""

    def __init__(self, language: str, bucket: Bucket) -> None:
        self.language = language
        self.bucket = bucket
        self.live: Live | None = None
        self.keys: Sequence[str] = ()
        self.owner = False
        self.seats: list[int] = []
        self.viewer: int | None = None  # None: may not see the game
        self.asked: int | None = None  # the id of the move that it is making just now
        self.out: asyncio.Queue[str] = asyncio.Queue()
        self.gone = False
        self.busy = False  # something that it asked for is being done
        self.sending: asyncio.Task[None] | None = None

    @property
    def seat(self) -> int | None:
        """The seat that it plays for now."""
        if self.live is None or self.viewer is None or self.viewer not in self.seats:
            return None
        return self.viewer

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(orjson.dumps(message).decode())

    def send_text(self, text: str) -> None:
        if self.out.qsize() < BACKLOG:
            self.out.put_nowait(text)
        elif self.sending is not None:
            self.sending.cancel()  # which ends the connection
