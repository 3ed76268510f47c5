"""Draw decks and their discard piles. PAR-GEN-16."""

from __future__ import annotations

from ..events import RESHUFFLED
from ..state import Parthenon


def refill_hazards(s: Parthenon) -> None:
    """An empty Hazard deck is made anew from its discard pile."""
    if not s.hazard_deck and s.hazard_discard:
        deck = list(s.hazard_discard)
        s.shuffle(deck)
        s.hazard_deck = tuple(deck)
        s.hazard_known = (0,) * len(deck)
        s.hazard_discard = ()
        s.say(RESHUFFLED)


def draw_hazard(s: Parthenon) -> int:
    """The top card of the Hazard deck is being resolved from now on; -1 if there is none at all."""
    refill_hazards(s)
    if not s.hazard_deck:
        return -1
    card = s.hazard_deck[-1]
    s.hazard_deck = s.hazard_deck[:-1]
    s.hazard_known = s.hazard_known[:-1]
    s.drawn = (*s.drawn, card)
    return card


def discard_hazard(s: Parthenon, card: int) -> None:
    """PAR-HAZ-09"""
    n = s.drawn.index(card)
    s.drawn = s.drawn[:n] + s.drawn[n + 1 :]
    s.hazard_discard = (*s.hazard_discard, card)


def draw_harbor(s: Parthenon) -> int:
    """The top card of the status deck."""
    if not s.harbor_deck:
        deck = list(s.harbor_discard)
        s.shuffle(deck)
        s.harbor_deck = tuple(deck)
        s.harbor_discard = ()
    card = s.harbor_deck[-1]
    s.harbor_deck = s.harbor_deck[:-1]
    return card
