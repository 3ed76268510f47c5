"""A new game of Pantacle."""

from __future__ import annotations

from .components import CURSES, POINTS, PantacleBox
from .rules.turn import Turn
from .state import Pantacle


def set_up(box: PantacleBox, players: int, adept_cap: int, seed: int) -> Pantacle:
    """PCL-SETUP-01..12"""
    s = Pantacle(
        box,
        players,
        adept_cap,
        winner=-1,
        active=0,
        turns=[0] * players,
        marked=-1,
        extra_turn=0,
        sacrifices=0,
        influence_reserve=box.influence - sum(box.start_influence[:players]),
        adept_reserve=box.adepts - players * box.start_adepts,
        influence=[0] * players,
        adepts=[box.start_adepts] * players,
        resolve=[0] * players,
        hands=[()] * players,
        slots=[()] * players,
        pentagram=[(1 << POINTS) - 1] * players,
        discs=[0] * players,
        curses=[()] * players,
        veiled=[-1] * players,
        influence_on=[0] * CURSES,
        adepts_on=[0] * CURSES,
        pile=list(range(box.blades)),
        discard=[],
        curse_pile=box.curse_cards[:],
        drawn=(),
        seen=[0] * (players + 1),
        known=[0] * CURSES,
        reshuffles=0,
        batch=[0] * box.blades,
    )
    s.seed(seed)
    start = s.below(players)
    s.shuffle(s.pile)
    s.shuffle(s.curse_pile)
    for n in range(players):
        seat = (start + n) % players
        s.influence[seat] = box.start_influence[n]
        for _ in range(box.start_hand):
            s.enter_hand(seat, s.pile.pop())
    s.active = start
    s.then(Turn(start))
    return s
