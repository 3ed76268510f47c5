"""Phase 1, Event: a new Event is turned up, all that lie open are carried out. PAR-EVENT-01..17."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Refusal, Step
from ....kernel.kinds import NOBODY
from ....kernel.moves import Move
from ..components import EVENT_PHASE
from ..events import PHASE, TURNED_UP
from ..state import Parthenon
from .audience import Audience
from .donation import Donation, may_donate, refuse_donation
from .happenings import CarryOut
from .windows import Desk, Window


class EventPhase(Step[Parthenon]):
    """PAR-EVENT-01: the Archon turns up the next Event; then all may talk and give."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.phase = EVENT_PHASE
        s.say(PHASE, EVENT_PHASE)
        s.say(TURNED_UP, s.events[s.season - 1])
        s.then(OrderEvents())
        Negotiation(s.everybody() & ~(1 << s.archon)).begin(s, False)


class Negotiate(Desk):
    """PAR-EVENT-09, -15: give the Archon something, or be done."""

    __slots__ = ()
    name: ClassVar[str] = "negotiate"
    verbs: ClassVar[tuple[str, ...]] = ("donate", "done", "resume")

    def acts(self, s: Parthenon) -> list[Move]:
        return may_donate(s, self.seat)

    def act(self, s: Parthenon, move: Move) -> None:
        s.then(Donation(self.seat, (move.args[0],), 0))

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return refuse_donation(s, self.seat, move)


class Negotiation(Window):
    """The Archon waits until all others have said that they are done (PAR-DON-04)."""

    __slots__ = ()
    veiled: ClassVar[bool] = True

    def desk(self, seat: int) -> Negotiate:
        return Negotiate(seat)


class OrderEvents(Step[Parthenon]):
    """PAR-EVENT-03..05: with several Events face up the Archon decides the order of all of them."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.order = s.events[: s.season]
        s.then(CarryOutAll())
        if s.season > 1:
            Audience(1 << s.archon, NOBODY).start(s)


class CarryOutAll(Step[Parthenon]):
    """PAR-EVENT-02, -06: every face-up Event, one after the other."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.then(*[CarryOut(event) for event in s.order])
