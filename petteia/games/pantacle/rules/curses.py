"""Curses: drawing them, keeping one, and what happens when it comes into play."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.moves import Move
from ..components import DRAW, FIRST_EXHAUSTION, KEEP, STOP
from ..events import DREW_CURSE, FILLED, KEPT_CURSE, LOST_POWER, NO_CURSE, RETURNED_CURSES
from ..state import Pantacle
from .gains import return_curse
from .protection import ProtectionWindow, lose_powers, power_room


def price_of_next(s: Pantacle) -> int:
    """PCL-CURSE-03: n more cards cost n x n in all, so the n-th costs 2n - 1."""
    return 2 * len(s.drawn) - 1


def may_draw_more(s: Pantacle, seat: int) -> bool:
    """PCL-CURSE-02..04, -11: within the limit, payable from the Sanctuary, and a card is there."""
    return len(s.drawn) <= s.contents.more_curses and s.influence[seat] >= price_of_next(s) and len(s.curse_pile) > 0


def draw_curse(s: Pantacle, seat: int, price: int) -> None:
    curse = s.curse_pile.pop()
    s.drawn = (*s.drawn, curse)
    s.known[curse] |= 1 << seat
    s.whisper(1 << seat, (curse,), DREW_CURSE, seat, price)
    if may_draw_more(s, seat):
        s.then(CurseMore(seat, price_of_next(s)))
    else:
        choose_kept(s, seat)


def choose_kept(s: Pantacle, seat: int) -> None:
    """PCL-CURSE-05: exactly one of the drawn cards is kept; with one there is nothing to choose."""
    if len(s.drawn) > 1:
        s.then(CurseKeep(seat))
    else:
        keep_curse(s, seat, s.drawn[0])


def keep_curse(s: Pantacle, seat: int, curse: int) -> None:
    """PCL-CURSE-06..08: the others go under the pile in the order drawn; the kept one acts from now on.

    The drawn cards lie in a row, so everybody sees which draw was kept.
    """
    draw = s.drawn.index(curse) + 1
    others = tuple([c for c in s.drawn if c != curse])
    s.drawn = ()
    s.known[curse] = 0
    s.curses[seat] = (*s.curses[seat], curse)
    s.say(KEPT_CURSE, seat, curse, draw)
    for other in others:
        s.put_under_curses(other, 1 << seat)
    if others:
        s.whisper(1 << seat, others, RETURNED_CURSES, seat, len(others))
    if curse >= FIRST_EXHAUSTION:
        fill(s, seat, curse)
    s.then(ProtectionWindow(seat), NarrowAltar(seat))


def fill(s: Pantacle, seat: int, curse: int) -> None:
    """PCL-EXH-01, -02: an Exhaustion card is filled from the reserve as far as it goes; if not at all, it leaves."""
    influence = min(s.contents.holds_influence[curse], s.influence_reserve)
    adepts = min(s.contents.holds_adepts[curse], s.adept_reserve)
    s.influence_reserve -= influence
    s.adept_reserve -= adepts
    s.influence_on[curse] = influence
    s.adepts_on[curse] = adepts
    s.say(FILLED, seat, curse, influence, adepts)
    if influence == 0 and adepts == 0:
        return_curse(s, seat, curse)


class DrawCurse(SeatStep[Pantacle]):
    """PCL-CURSE-01, -11: the first card is free and must be drawn, if there is one."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        if s.curse_pile:
            draw_curse(s, self.seat, 0)
        else:
            s.say(NO_CURSE, self.seat)


class CurseMore(Choice[Pantacle]):
    """PCL-CURSE-02..04: pay for one more card, or stop."""

    __slots__ = ("price",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("price", "amount"))
    name: ClassVar[str] = "curse_more"
    verbs: ClassVar[tuple[str, ...]] = ("draw", "stop")

    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price

    def options(self, s: Pantacle) -> list[Move]:
        return [DRAW, STOP]

    def take(self, s: Pantacle, move: Move) -> None:
        if move is STOP:
            choose_kept(s, self.seat)
        else:
            s.influence[self.seat] -= self.price
            s.influence_reserve += self.price
            draw_curse(s, self.seat, self.price)


class CurseKeep(Choice[Pantacle]):
    """PCL-CURSE-05: keep one of the cards drawn."""

    __slots__ = ()
    name: ClassVar[str] = "curse_keep"
    verbs: ClassVar[tuple[str, ...]] = ("keep",)

    def options(self, s: Pantacle) -> list[Move]:
        return [KEEP[curse] for curse in s.drawn]

    def take(self, s: Pantacle, move: Move) -> None:
        keep_curse(s, self.seat, move.args[0])

    def why(self, s: Pantacle, move: Move) -> Refusal | None:
        return Refusal("PCL-CURSE-05", "why-not-drawn")


class NarrowAltar(SeatStep[Pantacle]):
    """PCL-CARD-15: with Narrow Altar face up, the token in slot 4 is discarded at once."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        slots = s.slots[self.seat]
        room = power_room(s, self.seat)
        if len(slots) > room:
            for power in slots[room:]:
                s.say(LOST_POWER, self.seat, power)
            lose_powers(s, self.seat, slots[:room])
