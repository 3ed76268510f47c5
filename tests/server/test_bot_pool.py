"""Where bots think: nobody waits for somebody else's slow bot, nor for a thought that is not needed any more."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any

import petteia
from petteia.server.bot_pool import BotPool, Lane, Thinker, Turns

from .client import Player, Site

PATIENCE = 30.0


def run(work: Any) -> Any:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


def a_table() -> dict[str, Any]:
    return petteia.new("pantacle", 3, seed=7).dump()


def test_a_gentle_bot_does_not_wait_for_champions() -> None:
    async def play() -> None:
        pool = BotPool(1)
        champions = [asyncio.create_task(pool.choose(f"table {n}", a_table(), 0, "champion")) for n in range(6)]
        await asyncio.sleep(0)
        try:
            for bot in ("gentle", "fair"):
                assert (await pool.choose("another", a_table(), 0, bot)).startswith("announce ")
            assert not champions[-1].done(), "the champions are still at it"
        finally:
            pool.close()
            for champion in champions:
                champion.cancel()
            await asyncio.gather(*champions, return_exceptions=True)

    run(play())


def test_tables_take_turns() -> None:
    async def play() -> list[str]:
        turns, served = Turns([Thinker()]), []
        thinker = await turns.take("first")

        async def work(table: str) -> None:
            mine = await turns.take(table)
            served.append(table)
            turns.give_back(mine)

        works = [asyncio.create_task(work(table)) for table in ("many", "many", "many", "many", "one", "other")]
        await asyncio.sleep(0)
        works[1].cancel()  # whoever leaves the queue does not hold it up
        turns.give_back(thinker)
        await asyncio.gather(*works, return_exceptions=True)
        assert await turns.take("again") is thinker, "nothing is lost on the way"
        return served

    assert run(play()) == ["many", "one", "other", "many", "many"]


def test_a_turn_that_is_given_while_its_owner_leaves_is_passed_on() -> None:
    async def play() -> None:
        turns = Turns([Thinker()])
        thinker = await turns.take("first")
        leaves, stays = (asyncio.create_task(turns.take(name)) for name in ("leaves", "stays"))
        await asyncio.sleep(0)
        turns.give_back(thinker)
        leaves.cancel()
        assert await stays is thinker

    run(play())


def forever() -> None:
    while True:
        time.sleep(1)


def test_a_thought_that_nobody_needs_is_broken_off() -> None:
    async def play() -> None:
        lane = Lane(1, interrupts=True)
        first = await lane.ask("table", os.getpid)
        useless = asyncio.create_task(lane.ask("table", forever))
        await asyncio.sleep(0)
        useless.cancel()
        second = await lane.ask("table", os.getpid)
        assert second not in (first, os.getpid())
        lane.close()

    run(play())


def test_quick_bots_keep_their_process() -> None:
    async def play() -> None:
        lane = Lane(1, interrupts=False)
        first = await lane.ask("table", os.getpid)
        useless = asyncio.create_task(lane.ask("table", time.sleep, 0))
        await asyncio.sleep(0)
        useless.cancel()
        assert await lane.ask("table", os.getpid) == first
        lane.close()

    run(play())


# At a table


class Slow:
    """In place of the bots' processes: they think until they are told to stop, or that it is enough."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.begun = 0
        self.given_up = 0
        self.enough = asyncio.Event()
        site.hall.bots.choose = self.choose

    async def choose(self, table: str, dump: dict[str, Any], seat: int, bot: str) -> str:
        self.begun += 1
        try:
            await self.enough.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        return str(petteia.load(dump).options(seat)[0])

    def wait_until(self, thinking: int, given_up: int) -> None:
        """Wait until so many think, and so many thoughts have been given up."""

        async def wait() -> None:
            while (self.begun - self.given_up, self.given_up) != (thinking, given_up):
                await asyncio.sleep(0.005)

        self.site.inside(wait())


def bot_to_move(site: Site, bots: Slow) -> tuple[Player, Any]:
    """A table at which the bot has just begun to think, after a move of the person."""
    keys = site.create("me", {"who": "bot", "bot": "champion"}, game="panthalos", start=True)

    def play(game: Any) -> None:
        while game.pending != [0] or len(game.moves) < 4:
            game.play(game.pending[0], game.options(game.pending[0])[0])

    site.play_inside(keys.table, play)
    player = Player(site).sit(keys.table, keys.seats[0], seat=0)
    while player.options:
        player.move(player.options[0])
    bots.wait_until(1, bots.given_up)
    return player, keys


def test_a_table_that_is_taken_back_does_not_wait_for_the_old_thought(another: Callable[..., Site]) -> None:
    site = another()
    bots = Slow(site)
    player, _ = bot_to_move(site, bots)
    before = bots.given_up
    player.propose("take-back", 0)  # nobody else has to agree
    player.wait_for(lambda one: one.options)
    bots.wait_until(0, before + 1)
    player.close()


def test_a_seat_that_is_opened_stops_its_bot(another: Callable[..., Site]) -> None:
    site = another()
    bots = Slow(site)
    player, keys = bot_to_move(site, bots)
    before = bots.given_up
    site.change_seat(keys.table, 1, [keys.owner], who="open")
    bots.wait_until(0, before + 1)
    site.change_seat(keys.table, 1, [keys.owner], who="bot", bot="champion")
    bots.wait_until(1, before + 1)
    player.close()
