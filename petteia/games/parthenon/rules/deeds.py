"""What happens once it is paid for: a Structure stands, a card is made, a Great Wonder grows, a harbor opens."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal
from ....kernel.moves import Move
from ..components import (
    ACADEMY,
    ACROPOLIS,
    ADMITTED,
    CHOOSE,
    COMMODITIES,
    COMPLETE,
    ENTER,
    FLEETS,
    GREAT_LIBRARY,
    MAKE,
    ONCE_BUILT,
    ONCE_ZEUS,
    PARTIAL,
    RAISE,
    ZEUS,
)
from ..events import BUILT, COMPLETED, ENTERED, MADE, PHILOSOPHY_CHOSEN, RAISED
from ..state import Parthenon
from .windows import reopen


def acropolis_of(s: Parthenon, seat: int, slot: int) -> int:
    """The Acropolis Structure that a slot of the Build Deck holds."""
    return s.contents.makes[s.islands[seat]][slot]


def has_academy(s: Parthenon, seat: int) -> bool:
    """Has this Island an Academy in play?"""
    return s.built[seat] & s.contents.acropolis_masks[s.islands[seat]][ACADEMY] != 0


def perform(s: Parthenon, seat: int, deed: int, ship: int) -> None:
    """Carry out what was paid for."""
    if deed < MAKE:
        put_up(s, seat, deed)
    elif deed < RAISE:
        make(s, seat, ACROPOLIS + deed - MAKE)
    elif deed < ZEUS:
        raise_wonder(s, seat, deed - RAISE)
    elif deed < ENTER:
        s.once[seat] |= 1 << ONCE_ZEUS
        gain(s, seat, COMMODITIES + deed - ZEUS)
    else:
        s.visit[ship] = ADMITTED
        s.say(ENTERED, seat, ship % FLEETS, s.course[ship] - 2)


def gain(s: Parthenon, seat: int, card: int) -> None:
    """PAR-ACR-13: a card that was made comes to the hand, an Aegis card to the Island."""
    s.receive(seat, card)
    s.say(MADE, seat, card)


def put_up(s: Parthenon, seat: int, slot: int) -> None:
    """PAR-BLD-06: a Structure moves from the Build Deck into play and works at once."""
    s.built[seat] |= 1 << slot
    s.once[seat] |= 1 << ONCE_BUILT
    s.say(BUILT, seat, slot)
    if slot >= ACROPOLIS and acropolis_of(s, seat, slot) == ACADEMY and free_philosophies(s):
        s.interrupt(ChoosePhilosophy(seat))


def make(s: Parthenon, seat: int, slot: int) -> None:
    """PAR-ACR-01..04, -07: a Structure of the Acropolis makes its card, once a Season."""
    s.once[seat] |= 1 << (slot - ACROPOLIS)
    gain(s, seat, s.contents.made[acropolis_of(s, seat, slot)])


def raise_wonder(s: Parthenon, seat: int, wonder: int) -> None:
    """PAR-WON-01, -02, -05: a Great Wonder reaches its next stage."""
    s.stage[wonder] += 1
    if s.stage[wonder] == PARTIAL:
        s.say(RAISED, seat, wonder)
        return
    assert s.stage[wonder] == COMPLETE
    s.say(COMPLETED, seat, wonder)
    if wonder == GREAT_LIBRARY:
        reopen(s, s.everybody() & ~(1 << seat))


def free_philosophies(s: Parthenon) -> list[Move]:
    """PAR-PHI-01, -02: those that nobody has introduced."""
    return [CHOOSE[one] for one in range(6) if not s.introduced >> one & 1]


class ChoosePhilosophy(Choice[Parthenon]):
    """PAR-PHI-01: a new Academy brings a Philosophy that no Island has; nobody else acts meanwhile."""

    __slots__ = ()
    name: ClassVar[str] = "choose_philosophy"
    verbs: ClassVar[tuple[str, ...]] = ("choose",)

    def options(self, s: Parthenon) -> list[Move]:
        return free_philosophies(s)

    def take(self, s: Parthenon, move: Move) -> None:
        s.philosophies[self.seat] |= 1 << move.args[0]
        s.introduced |= 1 << move.args[0]
        s.say(PHILOSOPHY_CHOSEN, self.seat, move.args[0])
        scholars = 0
        for seat in range(s.players):
            if seat != self.seat and has_academy(s, seat):
                scholars |= 1 << seat
        reopen(s, scholars)

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return Refusal("PAR-PHI-01", "why-introduced")
