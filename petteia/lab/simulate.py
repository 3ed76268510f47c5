"""Playing many games and counting what happens. Game number i has the seed `seed + i`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from statistics import fmean, quantiles
from time import perf_counter
from typing import Any

from .playing import Plan, Played, Violation, play_all

LISTED = 10  # violations told in full
CHUNK = 25  # games that a process plays before it reports


@dataclass(frozen=True)
class Result:
    """All games of a plan, in their order, and how long they took."""

    plan: Plan
    played: tuple[Played, ...]
    seconds: float

    @property
    def finished(self) -> int:
        return sum(one.finished for one in self.played)

    @property
    def decisions(self) -> int:
        return sum(one.decisions for one in self.played)

    @property
    def violations(self) -> list[Violation]:
        return [violation for one in self.played for violation in one.violations]

    def wins_by_seat(self) -> list[int | float]:
        """Games won by each seat; who share a win share its worth."""
        wins = [Fraction(0)] * self.plan.players
        for one in self.played:
            for seat in one.winners:
                wins[seat] += Fraction(1, len(one.winners))
        return [plain(share) for share in wins]

    def wins_by_bot(self) -> dict[str, int | float]:
        wins = {bot: Fraction(0) for bot in self.plan.bots}
        for one in self.played:
            lineup = self.plan.lineup(one.number)
            for seat in one.winners:
                wins[lineup[seat]] += Fraction(1, len(one.winners))
        return {bot: plain(share) for bot, share in wins.items()}

    def seats_by_bot(self) -> dict[str, int]:
        """How many seats each bot took in all games together."""
        seats = dict.fromkeys(self.plan.bots, 0)
        for one in self.played:
            for bot in self.plan.lineup(one.number):
                seats[bot] += 1
        return seats

    def lengths(self) -> dict[str, int | float] | None:
        """How many decisions the finished games took."""
        return spread(one.decisions for one in self.played if one.finished)

    def digest(self) -> str:
        """A fingerprint of how every game ended: equal plans give equal ones on every machine."""
        return hashlib.blake2b("\n".join(one.digest for one in self.played).encode(), digest_size=8).hexdigest()

    def as_dict(self) -> dict[str, Any]:
        """Everything counted, for JSON."""
        return {
            **self.plan.as_dict(),
            "finished": self.finished,
            "unfinished": len(self.played) - self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "violations": len(self.violations),
            "violation_list": [
                {"seed": one.seed, "move": one.move, "what": one.what} for one in self.violations[:LISTED]
            ],
            "wins_by_seat": self.wins_by_seat(),
            "wins_by_bot": self.wins_by_bot(),
            "seats_by_bot": self.seats_by_bot(),
            "lengths": self.lengths(),
            "digest": self.digest(),
        }


def plain(share: Fraction) -> int | float:
    """A number for JSON."""
    return share.numerator if share.denominator == 1 else round(float(share), 6)


def spread(values: Iterable[int]) -> dict[str, int | float] | None:
    """The least, the quartiles, the most and the mean."""
    found = sorted(values)
    if not found:
        return None
    low, middle, high = quantiles(found, n=4, method="inclusive") if len(found) > 1 else found * 3
    return {
        "min": found[0],
        "q1": low,
        "median": middle,
        "q3": high,
        "max": found[-1],
        "mean": round(fmean(found), 3),
    }


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Result:
    """Play a whole plan; `progress` hears how many more games are done."""
    plan.check()
    started = perf_counter()
    played: list[Played] = []
    for some in play_all(plan, range(plan.games), jobs, CHUNK):
        played += some
        if progress:
            progress(len(some))
    played.sort(key=lambda one: one.number)
    return Result(plan, tuple(played), perf_counter() - started)
