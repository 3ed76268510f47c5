"""How workers tell each other that something happened at a table. One process alone needs none of it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import redis.asyncio as redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

CHANNEL = "petteia"
RETRY = 1.0
ANSWER = 3.0  # seconds
MOST = 10_000  # pieces of news that may wait
log = logging.getLogger("petteia.bus")
Heard = Callable[[dict[str, Any]], Awaitable[None]]


class Bus(Protocol):
    shared: bool

    async def start(self, heard: Heard, again: Callable[[], Awaitable[None]]) -> None: ...
    async def publish(self, news: dict[str, Any]) -> None: ...
    async def close(self) -> None: ...


class LocalBus:
    """Everybody is in this process and has been told already."""

    shared = False

    async def start(self, heard: Heard, again: Callable[[], Awaitable[None]]) -> None:
        return None

    async def publish(self, news: dict[str, Any]) -> None:
        return None

    async def close(self) -> None:
        return None


class RedisBus:
    """Publishes to and hears from all workers. After a gap it asks for everything to be looked at again."""

    shared = True

    def __init__(self, url: str) -> None:
        self._hearing = redis.Redis.from_url(url, health_check_interval=15, socket_connect_timeout=ANSWER)
        self._telling = redis.Redis.from_url(
            url, socket_timeout=ANSWER, socket_connect_timeout=ANSWER, retry=Retry(NoBackoff(), 0)
        )
        self._news: asyncio.Queue[str] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Heard, again: Callable[[], Awaitable[None]]) -> None:
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(heard, again, listening)), asyncio.create_task(self._tell())]
        try:
            await asyncio.wait_for(listening.wait(), ANSWER)
        except TimeoutError:
            log.warning("the bus does not answer; the tables are looked at in the database until it does")

    async def _listen(self, heard: Heard, again: Callable[[], Awaitable[None]], listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._hearing.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    if listening.is_set():
                        await again()
                    listening.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await _hear(heard, message["data"])
            except (RedisError, OSError) as error:
                log.warning("the bus is silent: %s", error)
                await asyncio.sleep(RETRY)

    async def _tell(self) -> None:
        while True:
            news = await self._news.get()
            try:
                await self._telling.publish(CHANNEL, news)
            except (RedisError, OSError) as error:
                log.warning("the bus does not answer: %s", error)  # the others look at the database by themselves

    async def publish(self, news: dict[str, Any]) -> None:
        """Never waits: a table must not stand still because the bus does."""
        if self._news.qsize() < MOST:
            self._news.put_nowait(json.dumps(news))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self._hearing.aclose()
        await self._telling.aclose()


async def _hear(heard: Heard, data: bytes) -> None:
    try:
        await heard(json.loads(data))
    except Exception:
        log.exception("news that cannot be understood")


def open_bus(url: str) -> Bus:
    return RedisBus(url) if url else LocalBus()
