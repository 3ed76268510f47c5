"""A bot that looks one move ahead in worlds it can imagine, and takes what the game's evaluation likes best."""

from __future__ import annotations

from random import Random as Generator

from ..kernel.moves import Move
from .chair import Chair

WORLDS = 6


class Heuristic:
    """Tries every option in the same few imagined worlds; the best average wins, the first one among equals."""

    def __init__(self, seed: int = 0, worlds: int = WORLDS) -> None:
        self._chance = Generator(seed)
        self._worlds = worlds

    def choose(self, chair: Chair) -> Move:
        options = chair.options
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(self._worlds):
            world = chair.imagine(self._chance.getrandbits(48))
            for n, move in enumerate(options):
                tried = world.copy()
                tried.play(chair.seat, move)
                totals[n] += chair.worth(tried)
        return options[totals.index(max(totals))]
