"""A bot that looks one move ahead in worlds it can imagine, and takes what the game's evaluation likes best."""

from __future__ import annotations

from random import Random as Generator

from ..kernel.moves import Move
from .chair import Chair

WORLDS = 6


class Heuristic:
    """Tries every option in the same few imagined worlds; the best average wins, the first one among equals.

    With `doubt` it misjudges as people do: each option by as much, measured by how far apart the options are. It mixes
    up what is nearly as good, and hardly ever does what is plainly bad.
    """

    def __init__(self, seed: int = 0, worlds: int = WORLDS, doubt: float = 0.0) -> None:
        self._chance = Generator(seed)
        self._worlds = worlds
        self._doubt = doubt

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
                totals[n] += chair.worth(tried.state, chair.seat)
        if self._doubt:
            error = self._doubt * (max(totals) - min(totals))
            totals = [self._chance.gauss(total, error) for total in totals]
        return options[totals.index(max(totals))]
