"""What a move of Pantacle costs our server with three seats and a spectator: `python -m bench.load.pantacle`.

CPU of this process for check, apply, four views, sentences, messages packed as for a browser, and the save, per move;
bytes per viewer and move; and how long it takes to open a finished table of 500 moves from the database.
"""

import asyncio
import random
import statistics
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any

import petteia
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


async def sit_down(hall: Hall, players: int) -> list[Watcher]:
    seats = [schema.SeatWish(who="me") for _ in range(players)]
    made = await lobby.create(hall, schema.NewTable(game="pantacle", seats=seats, start=True))
    watchers = []
    for seat in (*range(players), None):
        watcher = Watcher("en", Bucket(1e9, 1e9))
        keys = [] if seat is None else [made["seats"][seat]]
        await commands.sit(hall, watcher, schema.Sit(t="sit", table=made["table"], keys=keys, seat=seat))
        watchers.append(watcher)
    return watchers


def long_game(chance: random.Random) -> petteia.Table:
    """A random game that happened to take long."""
    while True:
        game = petteia.new("pantacle", players=5, seed=chance.getrandbits(32))
        while not game.over:
            seat = game.pending[0]
            game.play(seat, chance.choice(game.options(seat)))
        if len(game.moves) >= LONG:
            return game


async def play(hall: Hall, watchers: list[Watcher], chance: random.Random, sizes: list[int], packed: list[int]) -> int:
    """A random game to its end."""
    packers = [zlib.compressobj(wbits=-15) for _ in watchers]
    moves = 0
    for watcher in watchers:
        watcher.out.clear()
    while True:
        live = watchers[0].live
        assert live is not None
        assert live.table is not None
        if live.table.over:
            return moves
        seat = live.table.pending[0]
        options = [move.text for move in live.table.options(seat)]
        move = chance.choice(options)
        text = f'{{"t":"move","id":1,"seq":{live.seqs[seat]},"moves":["{move}"]}}'
        await commands.handle(hall, watchers[seat], schema.INCOMING.validate_json(text))
        moves += 1
        for watcher, packer in zip(watchers, packers, strict=True):
            for told in watcher.out:
                sizes.append(len(told.encode()))
                packed.append(len(packer.compress(told.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)))
            watcher.out.clear()


async def measure(folder: Path) -> None:
    url = f"sqlite:///{folder / 'pantacle.db'}"
    bring_up_to_date(url)
    hall = Hall(Settings(bot_delay=0, undo_pause=3600), Store(open_engine(url)), LocalBus())
    await hall.start()
    chance = random.Random(5)
    sizes: list[int] = []
    packed: list[int] = []
    costs = []
    for _ in range(GAMES):
        watchers = await sit_down(hall, 3)
        before = time.process_time()
        moves = await play(hall, watchers, chance, sizes, packed)
        costs.append((time.process_time() - before) * 1000 / moves)
    print(f"CPU a move, 3 seats and a spectator: median {statistics.median(costs):.2f} ms of {GAMES} games")
    for how, found in (("plain", sorted(sizes)), ("packed, as to a browser", sorted(packed))):
        mean, high = statistics.mean(found), found[int(0.99 * len(found))]
        print(f"a message, {how}: mean {mean:.0f} bytes, 99th percentile {high}, largest {found[-1]}, of {len(found)}")
    long = long_game(chance)
    table = (await lobby.upload(hall, long.record()))["table"]
    opened = []
    for _ in range(5):
        hall.drop(await hall.open(table))
        watcher = Watcher("en", Bucket(1e9, 1e9))
        start = time.perf_counter()
        await commands.sit(hall, watcher, schema.Sit(t="sit", table=table))
        opened.append((time.perf_counter() - start) * 1000)
    middle = statistics.median(opened)
    print(f"opening a finished table of {len(long.moves)} moves: median {middle:.0f} ms, worst {max(opened):.0f} ms")
    await hall.close()


def main() -> Any:
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder)))


if __name__ == "__main__":
    main()
