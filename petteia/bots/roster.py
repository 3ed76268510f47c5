"""The bots by name. Levels are for people, from the gentlest on; the others are for measuring."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.errors import BadOption
from .chair import Bot
from .heuristic import Heuristic
from .ismcts import Effort, Ismcts
from .random import Random
from .team import Team

STRONG = Effort(seconds=2.0)
CHAMPION = Effort(  # so much effort leaves little to doubt
    times=4, far=True, reckons=True, seconds=4.0, caution=0.0, patience=2.0
)


def gentle(seed: int) -> Bot:
    return Heuristic(seed, worlds=1, doubt=0.5)


def fair(seed: int) -> Bot:
    return Heuristic(seed, worlds=3, doubt=0.05)


def strong(seed: int) -> Bot:
    return Ismcts(seed, STRONG)


def champion(seed: int) -> Bot:
    return Ismcts(seed, CHAMPION)


LEVELS: dict[str, Callable[[int], Bot]] = {"gentle": gentle, "fair": fair, "strong": strong, "champion": champion}
ROSTER: dict[str, Callable[[int], Bot]] = {**LEVELS, "heuristic": Heuristic, "random": Random}


def names() -> list[str]:
    return sorted(ROSTER)


def make(name: str, seed: int = 0, processes: int = 1) -> Bot:
    """A bot by its name; the same seed and the same knowledge give the same moves. A champion can use processes."""
    if name not in ROSTER:
        raise BadOption(f"unknown bot {name!r}; known: {', '.join(names())}")
    if name == "champion" and processes > 1:
        return Team(seed, CHAMPION, processes)
    return ROSTER[name](seed)
