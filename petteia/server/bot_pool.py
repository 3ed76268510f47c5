"""Bots think in processes of their own, so that the tables never wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from ..bots import Chair, Effort, make
from ..bots.hint import hint, percent
from ..kernel.opening import load
from .parent import go_with

T = TypeVar("T")
QUICK = ("gentle", "fair", "heuristic", "random")  # answer at once; all others may think for seconds


class BotPool:
    """Thinks for seats, elsewhere. Quick bots have a process to themselves: they never wait for the slow ones."""

    def __init__(self, processes: int) -> None:
        self._quick = Lane(1, interrupts=False)
        self._slow = Lane(processes, interrupts=True)

    async def choose(self, table: str, dump: dict[str, Any], seat: int, bot: str) -> str:
        lane = self._quick if bot in QUICK else self._slow
        return await lane.ask(table, _choose, dump, seat, bot, secrets.randbits(62))

    async def hint(self, table: str, dump: dict[str, Any], seat: int, effort: Effort) -> list[tuple[str, int]]:
        """A few options, the best first, and what they are worth in percent."""
        return await self._slow.ask(table, hinted, dump, seat, effort, secrets.randbits(62))

    def close(self) -> None:
        self._quick.close()
        self._slow.close()


class Lane:
    """A few thinkers and the queue before them. Who does not need an answer any more leaves it by being cancelled.

    `interrupts`: then a thinker who had begun is stopped, which is worth it where thoughts take seconds.
    """

    def __init__(self, processes: int, interrupts: bool) -> None:
        self._thinkers = [Thinker() for _ in range(processes)]
        self._turns = Turns(self._thinkers)
        self._interrupts = interrupts

    async def ask(self, table: str, work: Callable[..., T], *about: Any) -> T:
        thinker = await self._turns.take(table)
        try:
            return await thinker.think(work, *about)
        except asyncio.CancelledError:
            if self._interrupts:
                thinker.stop()
            raise
        finally:
            self._turns.give_back(thinker)

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.stop()


class Thinker:
    """One process, started when there is something to think about. One that dies is replaced and asked again."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    async def think(self, work: Callable[..., T], *about: Any) -> T:
        while True:
            process = self._open()
            try:
                return await asyncio.wrap_future(process.submit(work, *about))
            except BrokenProcessPool:
                if self._process is process:
                    self._process = None
                await asyncio.sleep(0.1)

    def _open(self) -> ProcessPoolExecutor:
        if self._process is None:
            context = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, context, _start, (os.getpid(),))
        return self._process

    def stop(self) -> None:
        """At once: nobody needs what is being thought."""
        if self._process is not None:
            running = list((self._process._processes or {}).values())
            self._process.shutdown(wait=False, cancel_futures=True)
            for process in running:
                process.terminate()
            self._process = None


class Turns:
    """Thinkers for one at a time. Tables take turns: one with many bots does not keep the others waiting."""

    def __init__(self, thinkers: Sequence[Thinker]) -> None:
        self._free = list(thinkers)
        self._waiting: OrderedDict[str, deque[asyncio.Future[Thinker]]] = OrderedDict()

    async def take(self, table: str) -> Thinker:
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(table, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just been given
                self.give_back(turn.result())
            raise

    def give_back(self, thinker: Thinker) -> None:
        while self._waiting:
            table, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[table] = turns
            if not turn.done():
                turn.set_result(thinker)
                return
        self._free.append(thinker)


def _start(parent: int) -> None:
    """A bot's process leaves an interrupt to its parent, and goes with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    go_with(parent)


def _choose(dump: dict[str, Any], seat: int, bot: str, seed: int) -> str:
    return make(bot, seed).choose(Chair(load(dump), seat)).text


def hinted(dump: dict[str, Any], seat: int, effort: Effort, seed: int) -> list[tuple[str, int]]:
    return [(found.move.text, percent(found)) for found in hint(Chair(load(dump), seat), seed, effort)]
