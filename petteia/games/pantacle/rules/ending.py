"""The end of the game: the last Favor."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Step
from ..components import FINAL_GATHERING, LOCATIONS, LONELY_TRIUMPH
from ..events import DENIED, WON
from ..state import Pantacle


class WinCheck(Step[Pantacle]):
    """PCL-WIN-01..09, PCL-CARD-01, -16: whoever obtains a Favor with five discs on the Pantacle wins at once, unless a
    Curse forbids it.
    """

    __slots__ = ("seat", "bribed")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("bribed", "flag"))

    def __init__(self, seat: int, bribed: int) -> None:
        self.seat = seat
        self.bribed = bribed

    def run(self, s: Pantacle) -> None:
        seat = self.seat
        if s.discs_of(seat) < LOCATIONS:
            return
        if s.adepts[seat] == 0 and s.suffers(seat, FINAL_GATHERING):
            s.say(DENIED, seat, FINAL_GATHERING)
        elif self.bribed and s.suffers(seat, LONELY_TRIUMPH):
            s.say(DENIED, seat, LONELY_TRIUMPH)
        else:
            s.winner = seat
            s.say(WON, seat, s.marked)
            s.end()
