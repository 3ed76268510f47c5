"""Petteia: one of its games through the public API: by its own random play, and as a program outside would write it.

`--list` prints which games there are, with the numbers of players each takes, instead of measuring.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import petteia
from bench.subjects.timing import CALL_WINDOW, Figures, lap_of, microseconds, pace, survey

EXAMPLES = ("tictactoe",)  # games beside the package: a module of that name with its GAME


def listing() -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for name in petteia.games():
        low, high = petteia.game(name).seats
        found[name] = list(range(low, high + 1))
    return found


def build() -> str:
    """Whether the imported package is compiled, by the files that its modules came from."""
    modules = [module for name, module in sys.modules.items() if name.split(".")[0] == "petteia"]
    files = [getattr(module, "__file__", None) or "" for module in modules]
    return "compiled" if any(file.endswith((".so", ".pyd")) for file in files) else "interpreted"


def measure(name: str, players: int, seconds: float) -> Figures:
    game: Any = import_module(name).GAME if name in EXAMPLES else name

    def play(rng: Random) -> int:
        table = petteia.new(game, players=players, seed=rng.randrange(1 << 30), quiet=True)
        return table.playout(rng.randrange(1 << 30))

    def play_by_hand(rng: Random, quiet: bool) -> int:
        table = petteia.new(game, players=players, seed=rng.randrange(1 << 30), quiet=quiet)
        decisions = 0
        while not table.over:
            seat = table.pending[0]
            options = table.options(seat)
            table.play(seat, options[int(rng.random() * len(options))])
            decisions += 1
        return decisions

    def walk(rng: Random) -> Iterator[tuple[petteia.Table, int]]:
        table = petteia.new(game, players=players, seed=rng.randrange(1 << 30), quiet=True)
        while not table.over:
            seat = table.pending[0]
            options = table.options(seat)
            yield table, len(options)
            table.play(seat, options[int(rng.random() * len(options))])

    speed = pace(play, seconds)
    by_hand = pace(partial(play_by_hand, quiet=True), seconds)
    recorded = pace(partial(play_by_hand, quiet=False), seconds)
    found = survey(walk, lambda table: table.copy())
    tables = lap_of(found.positions)

    def first_options() -> list[Callable[[], Any]]:
        """On fresh copies, because a table that was asked before remembers its answer."""
        return [partial(table.copy().options, table.pending[0]) for table in tables]

    def worlds() -> list[Callable[[], Any]]:
        return [partial(table.determinize, table.pending[0], seed) for seed, table in enumerate(tables)]

    return Figures(
        version=petteia.__version__,
        decisions_per_second=speed.decisions_per_second,
        decisions_per_game=speed.decisions_per_game,
        choice_share=found.choice_share,
        by_hand_per_second=by_hand.decisions_per_second,
        recorded_per_second=recorded.decisions_per_second,
        copy_us=microseconds(lambda: [table.copy for table in tables], seconds * CALL_WINDOW),
        options_us=microseconds(first_options, seconds * CALL_WINDOW),
        determinize_us=microseconds(worlds, seconds * CALL_WINDOW),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="tictactoe")
    parser.add_argument("players", nargs="?", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--build", choices=["interpreted", "compiled"], help="refuse to measure the other")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    if arguments.list:
        print(json.dumps(listing()))
        return
    figures = measure(arguments.game, arguments.players, arguments.seconds)
    if arguments.build not in (None, build()):
        raise SystemExit(f"asked for the {arguments.build} package, found the {build()} one")
    figures.print()


if __name__ == "__main__":
    main()
