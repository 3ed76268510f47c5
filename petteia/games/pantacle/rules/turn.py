"""The frame of a turn: start, the three phases, end."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.moves import Move
from ..components import INDISCRETION, LEAKING_COFFERS
from ..events import LEAKED, SHOWED, TURN
from ..state import Pantacle
from .favor import AnnounceFavor
from .moon import ChangeOfTheMoon
from .preparation import Preparation
from .protection import ProtectionWindow


class Turn(SeatStep[Pantacle]):
    """PCL-TURN-02, -04: start of turn, Preparation, Favor, Change of the Moon, end of turn."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        seat = self.seat
        s.active = seat
        s.sacrifices = 0
        s.say(TURN, seat)
        s.then(Preparation(seat), AnnounceFavor(seat), ChangeOfTheMoon(seat), EndOfTurn(seat))
        if s.curses[seat]:
            s.then(ProtectionWindow(seat), Indiscretion(seat))


class Indiscretion(SeatStep[Pantacle]):
    """PCL-CARD-04: under Indiscretion a turn starts with showing a blade, if there is one."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        if s.hands[self.seat] and s.suffers(self.seat, INDISCRETION):
            s.then(IndiscretionReveal(self.seat))


class IndiscretionReveal(Choice[Pantacle]):
    """PCL-CARD-04, HID-06: show one blade of your hand to everyone; it stays in your hand."""

    __slots__ = ()
    name: ClassVar[str] = "indiscretion_reveal"
    verbs: ClassVar[tuple[str, ...]] = ("show",)

    def options(self, s: Pantacle) -> list[Move]:
        return [s.contents.show[blade] for blade in s.hands[self.seat]]

    def take(self, s: Pantacle, move: Move) -> None:
        for viewer in range(s.players + 1):
            if viewer != self.seat:
                s.show(viewer, move.args)
        s.say(SHOWED, self.seat, move.args[0])

    def why(self, s: Pantacle, move: Move) -> Refusal | None:
        return Refusal("PCL-CARD-04", "why-not-in-hand")


class EndOfTurn(SeatStep[Pantacle]):
    """PCL-TURN-01, -05, PCL-CARD-17: Leaking Coffers, then the extra turn or the next player clockwise."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        seat = self.seat
        spilt = s.influence[seat] - s.contents.curse_amount[LEAKING_COFFERS]
        if spilt > 0 and s.suffers(seat, LEAKING_COFFERS):
            s.influence[seat] -= spilt
            s.influence_reserve += spilt
            s.say(LEAKED, seat, spilt)
        s.turns[seat] += 1
        if s.extra_turn:
            s.extra_turn = 0
            s.then(Turn(seat))
        else:
            s.then(Turn(s.left_of(seat)))
