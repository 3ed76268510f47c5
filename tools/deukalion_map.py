"""Play Deukalion's two maps with and without a ship that shuttles between the Styx and the cities beside it.

python tools/deukalion_map.py [--games N] [--worlds N] [--jobs N]

The rules doubt whether cities one step from the Styx are fair (section 2.7). For each map and number of players this
plays games between heuristic bots, once without and once with one shuttling bot that moves from seat to seat, and
prints how often it won, how evenly the seats won without it, and how long games took.
"""

from __future__ import annotations

import argparse
import math
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import median

from petteia.bots import Chair
from petteia.bots.heuristic import Heuristic
from petteia.games import deukalion
from petteia.games.deukalion.rules.styx import has_majority
from petteia.games.deukalion.state import Deukalion
from petteia.kernel.opening import new
from petteia.kernel.table import Table, mix

EDITIONS = Path(deukalion.__file__).parent / "editions"
MAPS: dict[str, Path | None] = {"near": None, "far": EDITIONS / "far_styx.toml"}
PULL = 0.005  # of the hope of winning, for each step nearer to where the plan leads; more makes it blind to all else


class Shuttle(Heuristic):
    """A heuristic bot with a plan: to the Styx when its award is due, else to a city beside it to fight there."""

    def choose(self, chair: Chair):  # type: ignore[no-untyped-def]
        return super().choose(Planning(chair))


class Planning(Chair):
    """A chair that likes worlds in which the plan has come further."""

    __slots__ = ()

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair._table, chair.seat)

    def worth(self, world: Table) -> float:
        found = super().worth(world)
        s = world.state
        if world.over or not isinstance(s, Deukalion) or s.ships[self.seat] < 0:
            return found
        return found + PULL * plan(s, self.seat)


def plan(s: Deukalion, seat: int) -> float:
    """How far the plan has come, in steps: an award that is due counts as if the ship were there already."""
    square = s.ships[seat]
    if has_majority(s, seat) and not s.rewarded[seat]:
        return 3.0 - s.contents.to_styx[square]
    cities = [n for n in range(8) if s.stored[n] and s.contents.site_value[n] >= 4]
    near = [n for n in cities if min(s.contents.to_styx[at] for at in range(63) if s.contents.to_site[n][at] == 0) < 4]
    return -float(min([s.contents.to_site[n][square] for n in near], default=0)) + (1.5 if s.rewarded[seat] else 0.0)


def play(edition: Path | None, players: int, shuttles: bool, worlds: int, number: int) -> tuple[list[float], int]:
    """The shares of the win by seat (the shuttling bot's first), and how often the Kylix was shaken."""
    table = new("deukalion", players=players, seed=number, edition=edition)
    first = number % players
    bots = [
        (Shuttle if shuttles and seat == first else Heuristic)(mix(number * 8 + seat), worlds)
        for seat in range(players)
    ]
    while not table.over:
        seat = table.pending[0]
        table.play(seat, bots[seat].choose(Chair(table, seat)))
    best = table.ranking[0]
    shares = [1 / len(best) if seat in best else 0.0 for seat in range(players)]
    assert isinstance(table.state, Deukalion)
    return shares[first:] + shares[:first] if shuttles else shares, table.state.shakes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--worlds", type=int, default=2)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    print("| map | players | shuttle wins | fair | seats without it | median shakes without / with it |")
    print("| --- | --- | --- | --- | --- | --- |")
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        for players in (2, 3, 4):
            for name, edition in MAPS.items():
                plain, shuttled = [
                    list(
                        pool.map(partial(play, edition, players, shuttles, args.worlds), range(args.games), chunksize=4)
                    )
                    for shuttles in (False, True)
                ]
                won = sum(shares[0] for shares, _ in shuttled) / args.games
                around = 1.96 * math.sqrt(won * (1 - won) / args.games)
                seats = [sum(shares[seat] for shares, _ in plain) / args.games for seat in range(players)]
                print(
                    f"| {name} | {players} | {won:.0%} ±{around:.0%} | {1 / players:.0%} | "
                    f"{' '.join(f'{share:.0%}' for share in seats)} | "
                    f"{median(shakes for _, shakes in plain):.0f} / {median(shakes for _, shakes in shuttled):.0f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
