"""What the Archon decides in the Event Phase, while the others may still give. PAR-EVENT-03, -04, -07, -15."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Frame, Refusal, Step
from ....kernel.events import EVERYBODY
from ....kernel.kinds import NOBODY
from ....kernel.moves import Move
from ..components import (
    BASICS,
    BLIGHT,
    CARRY_OUT,
    DELPHIC_FESTIVAL,
    LOCUSTS,
    NAME,
    OLYMPIC_TRUCE,
    TYRANNY,
)
from ..events import BLIGHTED, NAMED, ORDERED
from ..state import Cards, Parthenon, Phase
from .donation import MayDonate, may_donate

NOT_HIS_OWN = (DELPHIC_FESTIVAL, OLYMPIC_TRUCE, TYRANNY)


def named_number(s: Parthenon, event: int) -> int:
    """How many Islands the Archon names for an Event."""
    if event == OLYMPIC_TRUCE:
        return 1
    return s.contents.festival[s.players] if event == DELPHIC_FESTIVAL else s.contents.named[s.players]


def may_be_named(s: Parthenon, event: int) -> list[int]:
    return [seat for seat in range(s.players) if seat != s.archon or event not in NOT_HIS_OWN]


class Audience(Phase):
    """The Archon decides something; the others may give meanwhile. `event` is the Event, -1: the order of all."""

    __slots__ = ("event",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("concerned", "seat&"), ("event", "happening?"))
    secret: ClassVar[bool] = False

    def __init__(self, concerned: int, event: int) -> None:
        self.concerned = concerned
        self.event = event

    def lane(self, s: Parthenon, seat: int) -> list[Frame]:
        if seat != s.archon:
            return [MayDonate(seat)] if may_donate(s, seat) else []
        if self.event == NOBODY:
            return [OrderOfEvents(seat, ())]
        return [NameKind(seat) if self.event == LOCUSTS else NameIslands(seat, self.event, ())]

    def ask(self, s: Parthenon, seat: int) -> None:
        """The table waits for nobody but the Archon."""

    def close(self, s: Parthenon, lanes: list[list[Frame]]) -> None:
        decided = lanes[s.archon][-1]
        assert isinstance(decided, Decided)
        if self.event == NOBODY:
            s.whisper(EVERYBODY, decided.picks, ORDERED, s.archon)
            s.order = decided.picks
        elif self.event == LOCUSTS:
            s.blight = decided.picks[0]
            s.say(BLIGHTED, s.blight)
        else:
            s.named = 0
            for seat in decided.picks:
                s.named |= 1 << seat
                s.say(NAMED, s.archon, seat, self.event)


class OrderOfEvents(Choice[Parthenon]):
    """PAR-EVENT-03, -04: which Event is carried out next."""

    __slots__ = ("order",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("order", "happening*"))
    name: ClassVar[str] = "event_order"
    verbs: ClassVar[tuple[str, ...]] = ("carry_out",)

    def __init__(self, seat: int, order: Cards) -> None:
        self.seat = seat
        self.order = order

    def options(self, s: Parthenon) -> list[Move]:
        return [CARRY_OUT[event] for event in s.events[: s.season] if event not in self.order]

    def take(self, s: Parthenon, move: Move) -> None:
        order = (*self.order, move.args[0])
        if len(order) < s.season - 1:
            s.then(OrderOfEvents(self.seat, order))
        else:
            s.then(Decided(self.seat, (*order, *[event for event in s.events[: s.season] if event not in order])))

    def why(self, s: Parthenon, move: Move) -> Refusal:
        return Refusal("PAR-EVENT-03", "why-not-face-up")


class NameIslands(Choice[Parthenon]):
    """PAR-EVENT-07: whom an Event is for, in rising order."""

    __slots__ = ("event", "named")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("event", "happening"), ("named", "seat*"))
    name: ClassVar[str] = "name_islands"
    verbs: ClassVar[tuple[str, ...]] = ("name",)

    def __init__(self, seat: int, event: int, named: Cards) -> None:
        self.seat = seat
        self.event = event
        self.named = named

    def options(self, s: Parthenon) -> list[Move]:
        left = named_number(s, self.event) - len(self.named)
        last = self.named[-1] if self.named else -1
        seats = [seat for seat in may_be_named(s, self.event) if seat > last]
        return [NAME[seat] for seat in seats[: len(seats) - left + 1]]

    def take(self, s: Parthenon, move: Move) -> None:
        named = (*self.named, move.args[0])
        if len(named) < named_number(s, self.event):
            s.then(NameIslands(self.seat, self.event, named))
        else:
            s.then(Decided(self.seat, named))

    def why(self, s: Parthenon, move: Move) -> Refusal:
        return Refusal("PAR-EVENT-07", "why-not-named")


class NameKind(Choice[Parthenon]):
    """Locusts: which kind of Village makes nothing."""

    __slots__ = ()
    name: ClassVar[str] = "name_kind"
    verbs: ClassVar[tuple[str, ...]] = ("blight",)

    def options(self, s: Parthenon) -> list[Move]:
        return blighted_kinds(s)

    def take(self, s: Parthenon, move: Move) -> None:
        s.then(Decided(self.seat, (move.args[0],)))


class Decided(Choice[Parthenon]):
    """What the Archon has decided."""

    __slots__ = ("picks",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("picks", "amount*"))
    name: ClassVar[str] = "decided"

    def __init__(self, seat: int, picks: Cards) -> None:
        self.seat = seat
        self.picks = picks

    def options(self, s: Parthenon) -> list[Move]:
        return []

    def owed(self, s: Parthenon) -> bool:
        return False


def blighted_kinds(s: Parthenon) -> list[Move]:
    """Locusts: a kind that at least one standing Village makes."""
    standing = 0
    for seat in range(s.players):
        standing |= s.produces(seat)
    return [BLIGHT[kind] for kind in range(BASICS) if standing >> kind & 1]


class ArchonNames(Step[Parthenon]):
    """The Archon names Islands, or a kind, for an Event."""

    __slots__ = ("event",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("event", "happening"),)

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, s: Parthenon) -> None:
        Audience(1 << s.archon, self.event).start(s)
