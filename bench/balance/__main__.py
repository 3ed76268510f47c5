"""Measure whether the games are fair: `make balance`, or `python -m bench.balance` with build/native on the path.

Lets the same bot play all seats of each game at each number of players until the share of wins of every seat is known
well enough; what is least known comes first. Every game is kept in bench/balance/games, so that it can be stopped and
go on at any time. `--write` puts what was found with all bots, and what the matches of the ladder between them tell,
into docs/balance.md and its pictures.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from time import monotonic

import petteia
from bench.balance import told
from bench.balance.tally import Known, known, of_the_ladder
from petteia.kernel.opening import game as game_named

BOTS = ("strong", "heuristic")
STEP = 20  # games between two looks at what is least known


def main() -> int:
    seats = {name: game_named(name).seats for name in petteia.games()}
    games = {name: list(range(least, most + 1)) for name, (least, most) in seats.items()}
    parser = argparse.ArgumentParser(prog="python -m bench.balance", description=__doc__)
    parser.add_argument("--games", metavar="NAMES", default=",".join(games), help=f"some of {', '.join(games)}")
    parser.add_argument("--players", metavar="NUMBERS", type=_numbers, help="of players, such as 3,5 (all)")
    parser.add_argument("--bot", choices=BOTS, default=BOTS[0], help=f"who plays ({BOTS[0]})")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at the same time (all processors)")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no more games after so long")
    parser.add_argument("--write", action="store_true", help="put what was found into docs/balance.md")
    arguments = parser.parse_args()
    wanted = arguments.games.split(",")
    if unknown := [name for name in wanted if name not in games]:
        parser.error(f"unknown: {', '.join(unknown)}; there are {', '.join(games)}")

    until = monotonic() + arguments.minutes * 60
    numbers = arguments.players or {number for some in games.values() for number in some}
    tables = [(game, players) for game in wanted for players in games[game] if players in numbers]
    if not tables:
        allowed = "; ".join(f"{game} {games[game][0]} to {games[game][-1]}" for game in wanted)
        parser.error(f"nobody plays these games with so many players; allowed: {allowed}")
    found = {table: known(*table, arguments.bot) for table in tables}
    while monotonic() < until and (unsure := [table for table in tables if not found[table].is_sure]):
        least = max(unsure, key=lambda table: found[table].half)
        found[least] = known(*least, arguments.bot, arguments.jobs, STEP)
        print(told.in_words(found[least]), file=sys.stderr, flush=True)
    print("\n".join(told.seats([one for one in found.values() if one.games])))
    if arguments.write:
        told.write([one for game in wanted for one in _all_of(game, games[game]) if one.games])
    return 0 if all(one.is_sure for one in found.values()) else 1


def _numbers(text: str) -> set[int]:
    try:
        return {int(number) for number in text.split(",")}
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} are not numbers such as 3,5") from None


def _all_of(game: str, players: Sequence[int]) -> list[Known]:
    """All that is known of a game, by the number of players."""
    found = [known(game, number, bot) for number in players for bot in BOTS]
    return sorted([*of_the_ladder(game, BOTS), *found], key=lambda one: one.players)


if __name__ == "__main__":
    sys.exit(main())
