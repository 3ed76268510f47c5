"""OpenSpiel: tic-tac-toe driven from Python, once its game in C++ and once its game in Python."""

import argparse
from collections.abc import Iterator
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel
from open_spiel.python import games as _python_games  # noqa: F401  registers the python_* games

from bench.subjects.timing import CALL_WINDOW, Figures, lap_of, microseconds, pace, survey


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["tic_tac_toe", "python_tic_tac_toe"])
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    seconds = arguments.seconds
    game = pyspiel.load_game(arguments.game)

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            options = state.legal_actions()
            state.apply_action(options[int(rng.random() * len(options))])
            decisions += 1
        return decisions

    def walk(rng: Random) -> Iterator[tuple[Any, int]]:
        state = game.new_initial_state()
        while not state.is_terminal():
            options = state.legal_actions()
            yield state, len(options)
            state.apply_action(options[int(rng.random() * len(options))])

    speed = pace(play, seconds)
    found = survey(walk, lambda state: state.clone())
    states = lap_of(found.positions)
    Figures(
        version=version("open_spiel"),
        decisions_per_second=speed.decisions_per_second,
        decisions_per_game=speed.decisions_per_game,
        choice_share=found.choice_share,
        copy_us=microseconds(lambda: [state.clone for state in states], seconds * CALL_WINDOW),
        options_us=microseconds(lambda: [state.legal_actions for state in states], seconds * CALL_WINDOW),
    ).print()


if __name__ == "__main__":
    main()
