"""Petteia: one of its games through the public API, as a program outside it would write the loop.

`--list` prints the games and the numbers of players each takes, instead of measuring.
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

EXAMPLES = ("tictactoe",)  # games outside the package, found as modules of the same name
MOST_PLAYERS = 8


def seats_of(game: str) -> list[int]:
    """The numbers of players a game takes."""
    taken: list[int] = []
    refusal = ""
    for players in range(1, MOST_PLAYERS + 1):
        try:
            petteia.new(game, players=players, seed=1, quiet=True)
        except Exception as error:  # whatever a game raises to refuse a number of players
            refusal = f"{type(error).__name__}: {error}"
        else:
            taken.append(players)
    if not taken:
        raise SystemExit(f"{game} takes no number of players: {refusal}")
    return taken


def build() -> str:
    """Whether the imported package is compiled, by the files its modules came from."""
    files = [getattr(module, "__file__", None) for name, module in sys.modules.items() if name.startswith("petteia.")]
    return "compiled" if any(file and not file.endswith(".py") for file in files) else "interpreted"


def measure(game: str, players: int, seconds: float) -> Figures:
    def play(rng: Random) -> int:
        table = petteia.new(game, players=players, seed=rng.randrange(1 << 30), quiet=True)
        decisions = 0
        while not table.over:
            seat = table.pending[0]
            options = table.options(seat)
            table.play(seat, options[int(rng.random() * len(options))])
            decisions += 1
        return decisions

    def play_recorded(rng: Random) -> int:
        table = petteia.new(game, players=players, seed=rng.randrange(1 << 30))
        decisions = 0
        while not table.over:
            seat = table.pending[0]
            options = table.options(seat)
            table.play(seat, options[int(rng.random() * len(options))])
            decisions += 1
        return decisions

    def walk(rng: Random) -> Iterator[tuple[Any, int]]:
        table = petteia.new(game, players=players, seed=rng.randrange(1 << 30), quiet=True)
        while not table.over:
            seat = table.pending[0]
            options = table.options(seat)
            yield table, len(options)
            table.play(seat, options[int(rng.random() * len(options))])

    speed = pace(play, seconds)
    recorded = pace(play_recorded, seconds)
    found = survey(walk, lambda table: table.copy())
    tables = lap_of(found.positions)

    def fresh_options() -> list[Callable[[], Any]]:
        """On copies that were never asked, so that a list kept from an earlier call cannot answer."""
        return [partial(table.copy().options, table.pending[0]) for table in tables]

    def determinizations() -> list[Callable[[], Any]]:
        return [partial(table.determinize, table.pending[0], seed) for seed, table in enumerate(tables)]

    return Figures(
        version=getattr(petteia, "__version__", "?"),
        decisions_per_second=speed.decisions_per_second,
        decisions_per_game=speed.decisions_per_game,
        choice_share=found.choice_share,
        recorded_per_second=recorded.decisions_per_second,
        copy_us=microseconds(lambda: [table.copy for table in tables], seconds * CALL_WINDOW),
        options_us=microseconds(fresh_options, seconds * CALL_WINDOW),
        determinize_us=microseconds(determinizations, seconds * CALL_WINDOW),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("players", nargs="?", type=int)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--build", choices=["interpreted", "compiled"], help="refuse to measure the other one")
    parser.add_argument("--list", action="store_true")
    arguments = parser.parse_args()
    if arguments.list:
        print(json.dumps({game: seats_of(game) for game in petteia.games()}))
        return
    if arguments.game in EXAMPLES:
        import_module(arguments.game)
    if arguments.build not in (None, build()):
        raise SystemExit(f"asked for the {arguments.build} package, found the {build()} one")
    measure(arguments.game, arguments.players, arguments.seconds).print()


if __name__ == "__main__":
    main()
