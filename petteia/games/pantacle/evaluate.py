"""What a position of Pantacle is worth to a seat, for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from .components import FIRST_EXHAUSTION, LOCATIONS, PASS
from .rules.favor import Bribe
from .rules.preparation import adept_cost
from .state import Pantacle

# Worths, in Flame discs
ADEPT: Final = 0.31
SPARE_ADEPT: Final = 0.2
POWERS: Final = [0.0, 0.27, 0.55, 0.86, 0.98, 1.0]
TOKENS: Final = [0.02, 0.10, 0.03, 0.08, 0.03]  # what a token does while it is held, by Power
PERMANENT: Final = 0.22
BLADE: Final = 0.03
RESOLVE: Final = [0.0, 0.02, 0.07]
BRIBES_IN_TEN: Final = 5  # how often an opponent who could bribe is expected to
SPREAD: Final = 1.6


def evaluate(s: Pantacle, seat: int) -> float:
    """The seat's share of the hope of winning, from 0 to 1. Settles an open bribing round first."""
    if s.agenda and isinstance(s.agenda[-1], Bribe):
        s = s.copy()
        settle(s)
    if not s.agenda:
        return 1.0 if s.winner == seat else 0.0
    hopes = [exp(SPREAD * progress(s, other)) for other in range(s.players)]
    total = 0.0
    for hope in hopes:
        total += hope
    return hopes[seat] / total


def settle(s: Pantacle) -> None:
    """Let the bribing round end: whoever could pay does so half of the time."""
    while s.agenda:
        top = s.agenda[-1]
        if not isinstance(top, Bribe):
            return
        ways = top.options(s)
        pays = len(ways) > 1 and s.below(10) < BRIBES_IN_TEN
        s.step(top.seat, ways[1] if pays else PASS)


def progress(s: Pantacle, seat: int) -> float:
    """How far a seat has come, in Flame discs."""
    placed = s.discs_of(seat)
    value = float(placed) + hand_worth(s, seat) + RESOLVE[s.resolve[seat]]
    if placed < LOCATIONS:
        value += adepts_worth(s, seat) + POWERS[len(s.slots[seat])]
    for power in s.slots[seat]:
        value += TOKENS[power]
    return value - burdens(s, seat)


def adepts_worth(s: Pantacle, seat: int) -> float:
    adepts = s.adepts[seat]
    cost = max(1, adept_cost(s, seat))
    influence = s.influence[seat]
    near = min(influence, cost) * ADEPT / cost + max(0, influence - cost) * SPARE_ADEPT / cost * 0.6
    return min(adepts, 3) * ADEPT + max(0, adepts - 3) * SPARE_ADEPT + min(near, 0.9)


def hand_worth(s: Pantacle, seat: int) -> float:
    return BLADE * len(s.hands[seat])


def burdens(s: Pantacle, seat: int) -> float:
    """What the Curses in front of a seat will cost it."""
    value = 0.0
    cost = max(1, adept_cost(s, seat))
    for curse in s.curses[seat]:
        if curse == s.veiled[seat]:
            continue
        if curse < FIRST_EXHAUSTION:
            value += PERMANENT
        else:
            value += s.adepts_on[curse] * ADEPT + s.influence_on[curse] * ADEPT / cost * 0.8
    return value
