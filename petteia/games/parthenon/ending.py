"""How a game will end, for a bot that thinks long: who wins where a Season ends it, and who is ahead in what decides
between Islands that end level."""

from __future__ import annotations

from typing import Final

from .components import DISCARD_PHASE
from .evaluate import leads, share
from .prospects import seasons_left
from .rules.season import tie_breaker, winners
from .state import Parthenon

# PAR-WIN-07: what it helps to be ahead in Philosophies, Fleets or Aegis cards, as a lead, by the Seasons to come: a
# third of the games of good bots end level, but what can still be made up is worth little. All will have two Fleets

FIRST: Final = 6
AHEAD: Final[tuple[tuple[float, ...], ...]] = (
    (0.6, 0.6, 0.55, 0.45, 0.3, 0.2, 0.1, 0.0),
    (0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.05, 0.0),
    (0.4, 0.2, 0.05, 0.0, 0.0, 0.0, 0.0, 0.0),
)
FLEETS: Final = 1
FLEETS_OF_ALL: Final = 2


def reckon(s: Parthenon, seat: int) -> float:
    """The seat's share of the hope of winning, with what decides at the end."""
    won = winners(s) if s.phase >= DISCARD_PHASE else []  # nothing more is built
    if won:
        return 1.0 / len(won) if seat in won else 0.0
    left = seasons_left(s)
    mine = breakers(s, seat, left)
    others = [other for other in range(s.players) if other != seat]
    found = leads(s, seat)
    return share([found[n] + ahead(mine, breakers(s, other, left), left) for n, other in enumerate(others)])


def breakers(s: Parthenon, seat: int, left: int) -> list[int]:
    """What an Island has for the tie-breakers between complete Islands."""
    found = [tie_breaker(s, seat, number) for number in range(FIRST, FIRST + len(AHEAD))]
    if left:
        found[FLEETS] = max(found[FLEETS], FLEETS_OF_ALL)
    return found


def ahead(mine: list[int], theirs: list[int], left: int) -> float:
    """What the first tie-breaker in which they differ is worth to the one, or to the other."""
    for n, worth in enumerate(AHEAD):
        if mine[n] != theirs[n]:
            lead = worth[min(left, len(worth) - 1)]
            return lead if mine[n] > theirs[n] else -lead
    return 0.0
