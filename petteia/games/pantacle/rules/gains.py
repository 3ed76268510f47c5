"""Gains: how Influence and Adepts reach a Sanctuary, or are swallowed by Exhaustion cards.

A gain may stop to ask which card takes a unit, so it must be the last thing a step does.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.agenda import Choice, Refusal
from ....kernel.moves import Move
from ..components import FIRST_EXHAUSTION, HUNT, RELIEVE
from ..events import CURSE_GONE, GAINED_ADEPTS, GAINED_INFLUENCE, RELIEVED_ADEPT, RELIEVED_INFLUENCE
from ..state import Pantacle

INFLUENCE: Final = 0
ADEPTS: Final = 1


def gain_influence(s: Pantacle, seat: int, amount: int) -> None:
    """PCL-GAIN-01, PCL-POWER-04..06: one gain; Hunt raises any gain of at least 1 by exactly 1.

    Cubes taken from players are put into the reserve first, so that a redirected one stays there (PCL-EXH-08).
    """
    if amount > 0:
        collect(s, seat, INFLUENCE, amount + 1 if s.has(seat, HUNT) else amount)


def gain_adepts(s: Pantacle, seat: int, amount: int) -> None:
    """PCL-GAIN-01: one gain of Adepts."""
    collect(s, seat, ADEPTS, amount)


def collect(s: Pantacle, seat: int, resource: int, units: int) -> None:
    """PCL-EXH-03..06: unit by unit, Exhaustion cards that hold the resource come first; the rest is collected."""
    while units > 0:
        cards = relievable(s, seat, resource)
        if not cards:
            receive(s, seat, resource, units)
            return
        if len(cards) > 1:
            s.then(ExhaustionSource(seat, resource, units))
            return
        relieve(s, seat, resource, cards[0])
        units -= 1


def receive(s: Pantacle, seat: int, resource: int, units: int) -> None:
    """PCL-GAIN-02, PCL-LIMIT-01, -02: from the reserve while it lasts; what does not fit is lost."""
    if resource == INFLUENCE:
        units = min(units, s.influence_reserve)
        s.influence_reserve -= units
        s.influence[seat] += units
        s.say(GAINED_INFLUENCE, seat, units)
    else:
        units = min(units, s.adept_reserve)
        if s.adept_cap:
            units = max(0, min(units, s.adept_cap - s.adepts[seat]))
        s.adept_reserve -= units
        s.adepts[seat] += units
        s.say(GAINED_ADEPTS, seat, units)


def relievable(s: Pantacle, seat: int, resource: int) -> list[int]:
    """PCL-EXH-03, -04: the seat's face-up Exhaustion cards that hold this resource."""
    cards: list[int] = []
    for curse in s.curses[seat]:
        if curse >= FIRST_EXHAUSTION and curse != s.veiled[seat]:
            held = s.influence_on[curse] if resource == INFLUENCE else s.adepts_on[curse]
            if held > 0:
                cards.append(curse)
    return cards


def relieve(s: Pantacle, seat: int, resource: int, curse: int) -> None:
    """PCL-EXH-03, -09: one unit goes from the card to the reserve; an emptied card goes under the Curse pile."""
    if resource == INFLUENCE:
        s.influence_on[curse] -= 1
        s.influence_reserve += 1
        s.say(RELIEVED_INFLUENCE, seat, curse)
    else:
        s.adepts_on[curse] -= 1
        s.adept_reserve += 1
        s.say(RELIEVED_ADEPT, seat, curse)
    if s.influence_on[curse] == 0 and s.adepts_on[curse] == 0:
        return_curse(s, seat, curse)


def return_curse(s: Pantacle, seat: int, curse: int) -> None:
    """PCL-EXH-02, -09: an empty Exhaustion card goes openly to the bottom of the Curse pile."""
    s.curses[seat] = tuple([c for c in s.curses[seat] if c != curse])
    s.put_under_curses(curse, (2 << s.players) - 1)
    s.say(CURSE_GONE, seat, curse)


class ExhaustionSource(Choice[Pantacle]):
    """PCL-EXH-05: where several cards could take a unit, their owner chooses, unit by unit."""

    __slots__ = ("resource", "units")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("resource", "resource"), ("units", "amount"))
    name: ClassVar[str] = "exhaustion_source"
    verbs: ClassVar[tuple[str, ...]] = ("relieve",)

    def __init__(self, seat: int, resource: int, units: int) -> None:
        self.seat = seat
        self.resource = resource
        self.units = units

    def options(self, s: Pantacle) -> list[Move]:
        return [RELIEVE[curse] for curse in relievable(s, self.seat, self.resource)]

    def take(self, s: Pantacle, move: Move) -> None:
        relieve(s, self.seat, self.resource, move.args[0])
        collect(s, self.seat, self.resource, self.units - 1)

    def why(self, s: Pantacle, move: Move) -> Refusal | None:
        curse = move.args[0]
        if curse not in s.curses[self.seat]:
            return Refusal("PCL-EXH-03", "why-not-your-curse")
        if curse == s.veiled[self.seat]:
            return Refusal("PCL-PROT-05", "why-curse-face-down")
        return Refusal("PCL-EXH-04", "why-curse-holds-none")
