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
        if seat == s.archon:
            return [ArchonDecides(seat, self.event, ())]
        return [MayDonate(seat)] if may_donate(s, seat) else []

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


class ArchonDecides(Choice[Parthenon]):
    """PAR-EVENT-03, -04, -07: the order of the Events, or what an Event leaves open."""

    __slots__ = ("event", "picks")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("event", "happening?"), ("picks", "amount*"))
    name: ClassVar[str] = "event_choice"
    verbs: ClassVar[tuple[str, ...]] = ("carry_out", "name", "blight")

    def __init__(self, seat: int, event: int, picks: Cards) -> None:
        self.seat = seat
        self.event = event
        self.picks = picks

    def options(self, s: Parthenon) -> list[Move]:
        if self.event == NOBODY:
            return [CARRY_OUT[event] for event in s.events[: s.season] if event not in self.picks]
        if self.event == LOCUSTS:
            return blighted_kinds(s)
        left = named_number(s, self.event) - len(self.picks)
        last = self.picks[-1] if self.picks else -1
        seats = [seat for seat in may_be_named(s, self.event) if seat > last]
        return [NAME[seat] for seat in seats[: len(seats) - left + 1]]

    def take(self, s: Parthenon, move: Move) -> None:
        picks = (*self.picks, move.args[0])
        if self.event == NOBODY and len(picks) == s.season - 1:
            picks = (*picks, *[event for event in s.events[: s.season] if event not in picks])
        wanted = s.season if self.event == NOBODY else 1 if self.event == LOCUSTS else named_number(s, self.event)
        if len(picks) < wanted:
            s.then(ArchonDecides(self.seat, self.event, picks))
        else:
            s.then(Decided(self.seat, picks))

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        if move.verb.name == "carry_out" and self.event == NOBODY:
            return Refusal("PAR-EVENT-03", "why-not-face-up")
        return Refusal("PAR-EVENT-07", "why-not-named") if self.event != NOBODY else None


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
