"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import BadOption
from .chair import Bot
from .heuristic import Heuristic
from .random import Random

ROSTER: dict[str, Callable[[int], Bot]] = {"heuristic": Heuristic, "random": Random}


def names() -> list[str]:
    return sorted(ROSTER)


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the same seed and the same knowledge give the same moves."""
    if name not in ROSTER:
        raise BadOption(f"unknown bot {name!r}; known: {', '.join(names())}")
    return ROSTER[name](seed)
