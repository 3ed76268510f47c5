"""Measure the games with strong bots: `make balance`, or `python -m bench.balance` with build/native on the path.

Lets strong bots play each game at each number of players until the share of wins of every seat is known well enough;
what is least known comes first. Every game is kept in .bench/balance, so that it can be stopped and go on at any time.
`--write` puts what was found into docs/balance.md and its pictures.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from time import monotonic

import petteia
from bench.balance import told
from bench.kept import kept
from petteia.kernel.opening import game as game_named
from petteia.lab.arena import POOL, Tournament
from petteia.lab.standings import Standings

FOLDER = Path(".bench") / "balance"
SURE = 0.05  # an interval of 95 % is at most so wide to either side
STEP = 20  # games between two looks at that


def main() -> int:
    seats = {name: game_named(name).seats for name in petteia.games()}
    games = {name: list(range(least, most + 1)) for name, (least, most) in seats.items()}
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", metavar="NAMES", default=",".join(games), help=f"some of {', '.join(games)}")
    parser.add_argument("--bot", default="strong", help="who plays (strong)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at the same time (all processors)")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no more games after so long")
    parser.add_argument("--write", action="store_true", help="put what was found into docs/balance.md")
    arguments = parser.parse_args()
    wanted = arguments.games.split(",")
    if unknown := [name for name in wanted if name not in games]:
        parser.error(f"unknown: {', '.join(unknown)}; there are {', '.join(games)}")

    until = monotonic() + arguments.minutes * 60
    tables = [(game, players) for game in wanted for players in games[game]]
    known = {table: standings(*table, arguments.bot) for table in tables}
    while monotonic() < until and (unsure := [table for table in tables if not is_sure(known[table])]):
        next_one = max(unsure, key=lambda table: half(known[table]))
        known[next_one] = standings(*next_one, arguments.bot, arguments.jobs, STEP)
        print(told.in_words(known[next_one]), file=sys.stderr, flush=True)
    found = [one for one in known.values() if one.finished]
    print("\n".join(told.seats(found)))
    if arguments.write:
        told.write(found)
    return 0 if len(found) == len(tables) and all(map(is_sure, found)) else 1


def standings(game: str, players: int, bot: str, jobs: int = 1, more: int = 0) -> Standings:
    """What is known of a game, after so many more games."""
    plan = Tournament(game, players, 1, bots=(bot,), format=POOL, keep=True)
    return kept(FOLDER / f"{game}-{players}-{bot}.jsonl", plan, jobs, more)


def half(known: Standings) -> float:
    """Half of the widest interval of a seat."""
    return max(one["high"] - one["low"] for one in known.by_seat()) / 2 if known.finished else 1.0


def is_sure(known: Standings) -> bool:
    return half(known) <= SURE


if __name__ == "__main__":
    sys.exit(main())
