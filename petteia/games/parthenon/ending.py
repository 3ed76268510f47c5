"""How a game will end, for a bot that thinks long: who wins where a Season ends it, and who is ahead in what decides
between Islands that end level."""

from __future__ import annotations

from typing import Final

from .components import DISCARD_PHASE
from .evaluate import leads, share
from .prospects import seasons_left
from .rules.season import tie_breaker, winners
from .state import Parthenon

# PAR-WIN-05: how much it helps to be ahead in Philosophies, Fleets or Aegis cards, as a lead: a third of the games of
# good bots end level. What is easily made up counts less, and less the earlier. All will have two Fleets

FIRST: Final = 6
LEVEL: Final = 0.6
SURE: Final[tuple[float, ...]] = (1.0, 0.8, 0.35)
FADES: Final[tuple[float, ...]] = (1, 1, 1, 1, 0.85, 0.7, 0.55, 0.4, 0.3, 0.2, 0.2, 0.2)  # by the Seasons to come
FLEETS: Final = 1
FLEETS_OF_ALL: Final = 2


def reckon(s: Parthenon, seat: int) -> float:
    """The seat's share of the hope of winning, with what decides at the end."""
    won = winners(s) if s.phase >= DISCARD_PHASE else []  # nothing more is built
    if won:
        return 1.0 / len(won) if seat in won else 0.0
    left = seasons_left(s)
    level = LEVEL * FADES[min(left, len(FADES) - 1)]
    mine = breakers(s, seat, left)
    others = [other for other in range(s.players) if other != seat]
    found = leads(s, seat)
    return share([found[n] + level * ahead(mine, breakers(s, other, left)) for n, other in enumerate(others)])


def breakers(s: Parthenon, seat: int, left: int) -> list[int]:
    """What an Island has for the tie-breakers between complete Islands."""
    found = [tie_breaker(s, seat, number) for number in range(FIRST, FIRST + len(SURE))]
    if left:
        found[FLEETS] = max(found[FLEETS], FLEETS_OF_ALL)
    return found


def ahead(mine: list[int], theirs: list[int]) -> float:
    """How surely the first tie-breaker in which they differ is one's own, from 1 to -1."""
    for n, sure in enumerate(SURE):
        if mine[n] != theirs[n]:
            return sure if mine[n] > theirs[n] else -sure
    return 0.0
