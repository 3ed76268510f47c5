"""PettingZoo's `tictactoe_v3`: the published environment with its wrappers, or the raw one without them.

Its environments have no copy that keeps the position, so that figure stays empty. Its options are what a
player gets from `last()` and the mask.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

import numpy as np
from pettingzoo.classic import tictactoe_v3

from bench.subjects.timing import CALL_WINDOW, Figures, lap_of, microseconds, pace, survey

MAKERS = {"wrapped": tictactoe_v3.env, "raw": tictactoe_v3.raw_env}


def options_of(env: Any) -> Any:
    observation, _, terminated, truncated, _ = env.last()
    return () if terminated or truncated else np.flatnonzero(observation["action_mask"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("form", choices=list(MAKERS))
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    seconds = arguments.seconds
    make = MAKERS[arguments.form]
    env = make()

    def play(rng: Random) -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                options = np.flatnonzero(observation["action_mask"])
                env.step(int(options[int(rng.random() * len(options))]))
                decisions += 1
        return decisions

    def replayed(moves: list[int]) -> Any:
        position = make()
        position.reset()
        for move in moves:
            position.step(move)
        return position

    def walk(rng: Random) -> Iterator[tuple[list[int], int]]:
        env.reset()
        moves: list[int] = []
        while len(options := options_of(env)):
            yield moves, len(options)
            moves.append(int(options[int(rng.random() * len(options))]))
            env.step(moves[-1])

    speed = pace(play, seconds)
    found = survey(walk, lambda moves: moves[:])
    positions = lap_of([replayed(moves) for moves in found.positions])
    Figures(
        version=version("pettingzoo"),
        decisions_per_second=speed.decisions_per_second,
        decisions_per_game=speed.decisions_per_game,
        choice_share=found.choice_share,
        options_us=microseconds(
            lambda: [partial(options_of, position) for position in positions], seconds * CALL_WINDOW
        ),
    ).print()


if __name__ == "__main__":
    main()
