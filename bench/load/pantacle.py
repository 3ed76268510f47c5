"""What a move of Pantacle costs our server with three seats and a spectator: `python -m bench.load.pantacle`.

CPU of this process for check, apply, four views, sentences, messages and the save, per move; characters per viewer and
move; and how long it takes to open a finished table of 500 moves from the database.
"""

import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from petteia.server import commands, lobby, schema
from petteia.server.bus import LocalBus
from petteia.server.hall import Hall
from petteia.server.migrating import bring_up_to_date
from petteia.server.safety import Bucket
from petteia.server.settings import Settings
from petteia.server.store import Store, open_engine
from petteia.server.watcher import Watcher

GAMES = 10
LONG = 500


async def sit_down(hall: Hall, players: int) -> tuple[str, list[Watcher]]:
    seats = [schema.SeatWish(who="me") for _ in range(players)]
    made = await lobby.create(hall, schema.NewTable(game="pantacle", seats=seats, start=True))
    watchers = []
    for seat in (*range(players), None):
        watcher = Watcher("en", Bucket(1e9, 1e9))
        keys = [] if seat is None else [made["seats"][seat]]
        await commands.sit(hall, watcher, schema.Sit(t="sit", table=made["table"], keys=keys, seat=seat))
        watchers.append(watcher)
    return made["table"], watchers


async def play(
    hall: Hall, watchers: list[Watcher], chance: random.Random, sizes: list[int], patient: bool = False
) -> int:
    """A random game to its end; patient players mostly pass, which makes it long."""
    moves = 0
    for watcher in watchers:
        watcher.out = asyncio.Queue()
    while True:
        live = watchers[0].live
        assert live is not None
        assert live.table is not None
        if live.table.over:
            return moves
        seat = live.table.pending[0]
        options = [move.text for move in live.table.options(seat)]
        passing = [move for move in options if move in ("pass", "decline", "stop")]
        move = chance.choice(passing if passing and patient and chance.random() < 0.9 else options)
        text = f'{{"t":"move","id":1,"seq":{live.seqs[seat]},"moves":["{move}"]}}'
        await commands.handle(hall, watchers[seat], schema.INCOMING.validate_json(text))
        moves += 1
        for watcher in watchers:
            while not watcher.out.empty():
                sizes.append(len(watcher.out.get_nowait() or ""))


async def measure(folder: Path) -> None:
    url = f"sqlite:///{folder / 'pantacle.db'}"
    bring_up_to_date(url)
    hall = Hall(Settings(bot_delay=0, undo_pause=3600), Store(open_engine(url)), LocalBus())
    await hall.start()
    chance = random.Random(5)
    sizes: list[int] = []
    costs = []
    longest: tuple[int, str] = (0, "")
    for _ in range(GAMES):
        table, watchers = await sit_down(hall, 3)
        before = time.process_time()
        moves = await play(hall, watchers, chance, sizes)
        costs.append((time.process_time() - before) * 1000 / moves)
        longest = max(longest, (moves, table))
    sizes.sort()
    print(f"CPU a move, 3 seats and a spectator: median {statistics.median(costs):.2f} ms of {GAMES} games")
    mean, high = statistics.mean(sizes), sizes[int(0.99 * len(sizes))]
    print(f"a message: mean {mean:.0f} characters, 99th percentile {high}, largest {sizes[-1]}, of {len(sizes)}")
    while longest[0] < LONG:
        table, watchers = await sit_down(hall, 5)
        longest = max(longest, (await play(hall, watchers, chance, [], patient=True), table))
    opened = []
    for _ in range(5):
        hall.drop(await hall.open(longest[1]))
        watcher = Watcher("en", Bucket(1e9, 1e9))
        start = time.perf_counter()
        await commands.sit(hall, watcher, schema.Sit(t="sit", table=longest[1]))
        opened.append((time.perf_counter() - start) * 1000)
    middle = statistics.median(opened)
    print(f"opening a finished table of {longest[0]} moves: median {middle:.0f} ms, worst {max(opened):.0f} ms")
    await hall.close()


def main() -> Any:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
