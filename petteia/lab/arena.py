"""Bots against each other, with seats and seeds shared out evenly.

All games of a *round* are dealt by the same seed, and in a round every bot takes every seat equally often: what the
deal or the seat gives to one bot it gives to the others too.

- Round robin: each bot meets each other one alone, once on every seat, while the other bot fills the remaining seats.
- Challenge: the same for the first bot alone: it meets each of the others.
- Pool: the bots sit down in a circle, in an order drawn for the round, and move on by one seat from game to game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, permutations
from time import perf_counter
from typing import Any

from ..kernel.errors import BadOption
from ..kernel.table import mix
from .ledger import Ledger
from .playing import Plan, Played, play_all
from .standings import Standings

ROUND_ROBIN, CHALLENGE, POOL = FORMATS = ("round-robin", "challenge", "pool")


@dataclass(frozen=True)
class Tournament(Plan):
    """A plan in which every bot takes every seat on the same seeds."""

    format: str = ROUND_ROBIN

    def check(self) -> None:
        super().check()
        if self.format not in FORMATS:
            raise BadOption(f"unknown format {self.format!r}; allowed: {', '.join(FORMATS)}")
        twice = [bot for bot in self.bots if self.bots.count(bot) > 1]
        if twice:
            raise BadOption(f"the bot {twice[0]!r} is named twice")
        if self.format != POOL and len(self.bots) < 2:
            raise BadOption(f"a {self.format} needs two bots or more; one alone can play in a {POOL}")

    def as_dict(self) -> dict[str, Any]:
        return {**super().as_dict(), "format": self.format}

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """(the bot on one seat, the bot on all others); with two seats it does not matter which is which."""
        if self.format == CHALLENGE:
            return [(self.bots[0], other) for other in self.bots[1:]]
        return list(combinations(self.bots, 2) if self.players == 2 else permutations(self.bots, 2))

    @property
    def round(self) -> int:
        """How many games have the same seed."""
        return len(self.bots) if self.format == POOL else len(self.pairs) * self.players

    def seed_of(self, number: int) -> int:
        return self.seed + number // self.round

    def lineup(self, number: int) -> list[str]:
        game = number % self.round
        if self.format == POOL:
            circle = self._circle(self.seed_of(number))
            return [circle[(game + seat) % len(circle)] for seat in range(self.players)]
        pair, alone = divmod(game, self.players)
        one, others = self.pairs[pair]
        return [one if seat == alone else others for seat in range(self.players)]

    def _circle(self, seed: int) -> list[str]:
        """The bots in an order that the seed draws."""
        lots = {bot: mix(seed * len(self.bots) + place) for place, bot in enumerate(self.bots)}
        return sorted(self.bots, key=lots.__getitem__)


def arena(
    plan: Tournament, jobs: int = 1, progress: Callable[[int], None] | None = None, ledger: Ledger | None = None
) -> Standings:
    """Play what the ledger does not hold yet, and count; `progress` hears how many more games are done."""
    plan.check()
    started = perf_counter()
    played: dict[int, Played] = {}
    if ledger:
        played = {number: one for number, one in ledger.played.items() if number < plan.games}
    if progress:
        progress(len(played))
    for some in play_all(plan, [number for number in range(plan.games) if number not in played], jobs, chunk=1):
        for one in some:
            played[one.number] = one
            if ledger:
                ledger.write(one)
        if progress:
            progress(len(some))
    return Standings(plan, tuple(played[number] for number in range(plan.games)), perf_counter() - started)
