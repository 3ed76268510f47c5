"""Catanatron: its own `Game.play` with four players who choose at random."""

import argparse
from collections.abc import Iterator
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

from catanatron import Color, Game
from catanatron.game import TURNS_LIMIT
from catanatron.models.actions import generate_playable_actions
from catanatron.models.player import Player

from bench.subjects.timing import CALL_WINDOW, Figures, lap_of, microseconds, pace, survey


class AtRandom(Player):  # type: ignore[misc]
    """Chooses by the same expression as every other subject; its own RandomPlayer takes a little longer."""

    def __init__(self, color: Color, rng: Random) -> None:
        super().__init__(color)
        self.rng = rng

    def decide(self, game: Game, playable_actions: list[Any]) -> Any:
        return playable_actions[int(self.rng.random() * len(playable_actions))]


def new(rng: Random) -> Game:
    return Game([AtRandom(color, rng) for color in Color], seed=rng.randrange(1, 1 << 30))


def play(rng: Random) -> int:
    game = new(rng)
    game.play()
    return len(game.state.actions)


def walk(rng: Random) -> Iterator[tuple[Game, int]]:
    game = new(rng)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        yield game, len(game.state.playable_actions)
        game.play_tick()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    seconds = parser.parse_args().seconds
    speed = pace(play, seconds)
    found = survey(walk, lambda game: game.copy())
    games = lap_of(found.positions)
    Figures(
        version=version("catanatron"),
        decisions_per_second=speed.decisions_per_second,
        decisions_per_game=speed.decisions_per_game,
        choice_share=found.choice_share,
        copy_us=microseconds(lambda: [game.copy for game in games], seconds * CALL_WINDOW),
        options_us=microseconds(
            lambda: [partial(generate_playable_actions, game.state) for game in games], seconds * CALL_WINDOW
        ),
    ).print()


if __name__ == "__main__":
    main()
