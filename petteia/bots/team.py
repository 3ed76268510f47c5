"""The search in several processes: each thinks in worlds of its own, and what they found is put together.

What goes to the other processes is a world that the seat imagines, never the table.
"""

from __future__ import annotations

import signal
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from random import Random as Generator
from typing import Any

from ..kernel.moves import Move
from ..kernel.opening import load
from .chair import Chair
from .ismcts import Effort, Finding, Ismcts


class Team:
    """As many searches of the same effort as there are processes. The same seed, effort and number think alike."""

    def __init__(self, seed: int, effort: Effort, processes: int) -> None:
        self._chance = Generator(seed)
        self._effort = effort
        self._processes = processes

    def choose(self, chair: Chair) -> Move:
        options = chair.options
        return options[0] if len(options) == 1 else self.ponder(chair)[0].move

    def ponder(self, chair: Chair) -> list[Finding]:
        """All options of a seat that owes a move, the best first."""
        world = chair.imagine(self._chance.getrandbits(48)).dump()
        seeds = [self._chance.getrandbits(48) for _ in range(self._processes)]
        thoughts = [_pool(self._processes).submit(_ponder, world, chair.seat, self._effort, seed) for seed in seeds]
        found: dict[str, list[tuple[int, float]]] = {move.text: [] for move in chair.options}
        votes: Counter[str] = Counter()  # what each would do
        for thought in thoughts:
            votes[thought.result()[0][0]] += 1
            for text, visits, worth in thought.result():
                found[text].append((visits, worth))
        findings = [_together(move, found[move.text]) for move in chair.options]
        return sorted(findings, key=lambda one: (-votes[one.move.text], -one.visits, -one.worth))


def _together(move: Move, found: list[tuple[int, float]]) -> Finding:
    """What several searches say of an option; each weighs as much as it has tried it."""
    weight = sum(visits + 1 for visits, _ in found)
    worth = sum((visits + 1) * worth for visits, worth in found) / weight
    return Finding(move, sum(visits for visits, _ in found), worth)


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, get_context("spawn"), _begin)


def _begin() -> None:
    """Ctrl-C is for the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _ponder(world: dict[str, Any], seat: int, effort: Effort, seed: int) -> list[tuple[str, int, float]]:
    found = Ismcts(seed, effort).ponder(Chair(load(world), seat))
    return [(one.move.text, one.visits, one.worth) for one in found]
