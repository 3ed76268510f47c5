"""Bots think in processes of their own, so that the tables never wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..bots import Chair, make
from ..kernel.opening import load
from .parent import go_with


class BotPool:
    """Chooses moves for seats, elsewhere. A process that dies is replaced and the question asked again."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, dump: dict[str, Any], seat: int, bot: str) -> str:
        while True:
            pool = self._open()
            try:
                asked = pool.submit(_choose, dump, seat, bot, secrets.randbits(62))
                return await asyncio.wrap_future(asked)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                await asyncio.sleep(0.1)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _begin, (os.getpid(),))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin(parent: int) -> None:
    """A bot's process leaves an interrupt to its parent, and goes with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    go_with(parent)


def _choose(dump: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    return make(bot, seed).choose(Chair(load(dump), seat)).text
