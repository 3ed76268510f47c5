"""Power tokens in their slots, and Protection: one Curse may lie face down while its owner has the token."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.kinds import NOBODY
from ....kernel.moves import Move
from ..components import DECLINE, FLIP, NARROW_ALTAR, PROTECTION
from ..events import PROTECTED, UNVEILED
from ..state import Pantacle


def is_ready(s: Pantacle, seat: int) -> bool:
    """PCL-PROT-01, -02: the token is in a slot, no Curse is face down, and there is one to turn."""
    return s.veiled[seat] == NOBODY and len(s.curses[seat]) > 0 and s.has(seat, PROTECTION)


class ProtectionWindow(SeatStep[Pantacle]):
    """PCL-PROT-02: a moment at which a ready Protection may be used."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        if is_ready(s, self.seat):
            s.then(ProtectionFlip(self.seat))


class ProtectionFlip(Choice[Pantacle]):
    """PCL-PROT-03: turn one of your face-up Curses face down, or decline."""

    __slots__ = ()
    name: ClassVar[str] = "protection_flip"
    verbs: ClassVar[tuple[str, ...]] = ("flip", "decline")

    def options(self, s: Pantacle) -> list[Move]:
        return [FLIP[curse] for curse in s.curses[self.seat]] + [DECLINE]

    def take(self, s: Pantacle, move: Move) -> None:
        if move is not DECLINE:
            s.veiled[self.seat] = move.args[0]
            s.say(PROTECTED, self.seat, move.args[0])

    def why(self, s: Pantacle, move: Move) -> Refusal | None:
        return Refusal("PCL-PROT-03", "why-not-your-curse")


def power_room(s: Pantacle, seat: int) -> int:
    """PCL-LIMIT-03: 4 slots, 3 under Narrow Altar."""
    slots = s.contents.power_slots
    return min(slots, s.contents.curse_amount[NARROW_ALTAR]) if s.suffers(seat, NARROW_ALTAR) else slots


def lose_powers(s: Pantacle, seat: int, left: tuple[int, ...]) -> None:
    """PCL-SACP-05, PCL-PROT-07: these tokens are left; without Protection the face-down Curse turns up at once."""
    s.slots[seat] = left
    veiled = s.veiled[seat]
    if veiled != NOBODY and PROTECTION not in left:
        s.veiled[seat] = NOBODY
        s.say(UNVEILED, seat, veiled)
