"""How workers tell each other that something happened at a table. One process alone needs none of it."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import redis.asyncio as redis
from redis.exceptions import RedisError

CHANNEL = "petteia"
RETRY = 1.0
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
        self._redis = redis.Redis.from_url(url, health_check_interval=15)
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard, again: Callable[[], Awaitable[None]]) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(heard, again, listening))
        await asyncio.wait_for(listening.wait(), 10)

    async def _listen(self, heard: Heard, again: Callable[[], Awaitable[None]], listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    if listening.is_set():
                        await again()
                    listening.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await heard(json.loads(message["data"]))
            except (RedisError, OSError) as error:
                log.warning("the bus is silent: %s", error)
                await asyncio.sleep(RETRY)

    async def publish(self, news: dict[str, Any]) -> None:
        try:
            await self._redis.publish(CHANNEL, json.dumps(news))
        except (RedisError, OSError) as error:
            log.warning("the bus does not answer: %s", error)  # the others look at the database by themselves

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        await self._redis.aclose()


def open_bus(url: str) -> Bus:
    return RedisBus(url) if url else LocalBus()
