"""Honour points, and the end of the game."""

from __future__ import annotations

from ..events import HONOURED, OVER
from ..state import Deukalion


def take_honour(s: Deukalion, seat: int, points: int) -> None:
    """DEU-HON-02, -05: so many Honour cards; a point is noted for each that the supply lacks. The caller checks."""
    if points <= 0:
        return
    cards = min(points, s.supply)
    s.supply -= cards
    s.honour_cards[seat] += cards
    s.tally[seat] += points - cards
    s.say(HONOURED, seat, points)


def check_end(s: Deukalion) -> None:
    """DEU-END-01..03: called last, after a gain and all that goes with it; whoever has enough ends the game at once."""
    target = s.contents.targets[s.players]
    best = 0
    for seat in range(s.players):
        if s.total(seat) > s.total(best):
            best = seat
    if s.total(best) >= target:
        for seat in range(s.players):
            if s.total(seat) >= target:
                s.say(OVER, seat, s.total(seat))
        s.end()
