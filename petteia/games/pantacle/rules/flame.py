"""Placing a Flame disc: from the pentagram to the Pantacle, with the Curse and the location's effect it brings."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, Step
from ....kernel.moves import Move
from ..components import (
    DEMONIC_DISCARD,
    DEMONIC_DISCARD_POINT,
    EXTRA_TURN,
    LOCATIONS,
    PLACE,
    POINTS,
    PROTECTION,
    TRIPLE_INFLUENCE,
    TWO_ADEPTS,
    TWO_INFLUENCE,
)
from ..events import EXTRA_TURN_WON, HELD_ALREADY, NO_POWER, PLACED, TOOK_POWER
from ..state import Pantacle
from .curses import DrawCurse
from .gains import gain_adepts, gain_influence
from .protection import ProtectionWindow, power_room


class PlaceDisc(Choice[Pantacle]):
    """PCL-FLAME-01..06: any of your discs goes to any location where you have none."""

    __slots__ = ()
    name: ClassVar[str] = "place_disc"
    verbs: ClassVar[tuple[str, ...]] = ("place",)

    def options(self, s: Pantacle) -> list[Move]:
        mine = s.pentagram[self.seat]
        placed = s.discs[self.seat]
        free = [location for location in range(LOCATIONS) if not (placed >> location) & 1]
        return [PLACE[point][location] for point in range(POINTS) if (mine >> point) & 1 for location in free]

    def take(self, s: Pantacle, move: Move) -> None:
        seat = self.seat
        point = move.args[0]
        location = move.args[1]
        s.pentagram[seat] ^= 1 << point
        s.discs[seat] |= 1 << location
        s.say(PLACED, seat, point, location)
        s.then(LocationEffect(seat, location))
        if s.contents.cursed_points[point]:
            s.then(DrawCurse(seat))

    def why(self, s: Pantacle, move: Move) -> Refusal | None:
        if not (s.pentagram[self.seat] >> move.args[0]) & 1:
            return Refusal("PCL-FLAME-01", "why-no-disc-there")
        return Refusal("PCL-FLAME-02", "why-location-taken")


class LocationEffect(Step[Pantacle]):
    """PCL-LOC-01..05, PCL-FLAME-07: the immediate effect of the location, as far as it can be received."""

    __slots__ = ("seat", "location")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("location", "location"))

    def __init__(self, seat: int, location: int) -> None:
        self.seat = seat
        self.location = location

    def run(self, s: Pantacle) -> None:
        seat = self.seat
        amount = s.contents.location_amount[self.location]
        if self.location == TRIPLE_INFLUENCE:
            gain_influence(s, seat, amount * s.discs_of(seat))
        elif self.location == TWO_ADEPTS:
            gain_adepts(s, seat, amount)
        elif self.location == TWO_INFLUENCE:
            gain_influence(s, seat, amount)
        elif self.location == DEMONIC_DISCARD_POINT:
            take_power(s, seat, DEMONIC_DISCARD)
        elif self.location == EXTRA_TURN:
            s.extra_turn = 1
            s.say(EXTRA_TURN_WON, seat)


def take_power(s: Pantacle, seat: int, power: int) -> None:
    """PCL-GET-04..06, PCL-LOC-04, PCL-LIMIT-03, -04, PCL-POWER-08: into the lowest free slot; held or full: nothing."""
    if s.has(seat, power):
        s.say(HELD_ALREADY, seat, power)
        return
    if len(s.slots[seat]) >= power_room(s, seat):
        s.say(NO_POWER, seat, power)
        return
    s.slots[seat] = (*s.slots[seat], power)
    s.say(TOOK_POWER, seat, power)
    if power == PROTECTION:
        s.then(ProtectionWindow(seat))
