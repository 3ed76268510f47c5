"""A bot that plays any legal move."""

from __future__ import annotations

from random import Random as Generator

from ..kernel.moves import Move
from .chair import Chair


class Random:
    """Every legal move is equally likely."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = Generator(seed)

    def choose(self, chair: Chair) -> Move:
        options = chair.options
        return options[int(self._chance.random() * len(options))]
