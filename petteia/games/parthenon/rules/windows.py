"""How seats act at the same time: open windows with an order on request, and answers collected in secret.

PAR-ONL-02..05, PAR-GEN-03, -19.
"""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Frame, SeatStep, Step
from ....kernel.events import EVERYBODY
from ....kernel.moves import Move
from ..components import (
    ARMY_SHOWN,
    DONE,
    ENDURED,
    GOLD,
    NEXT,
    RATES_FROM,
    RECONSIDER,
    REFUSED,
    REQUEST_ORDER,
    RESUME,
    SLOTS_FROM,
    STOPPED,
)
from ..events import REQUESTED_ORDER, RESUMED, SAID_DONE, SET_ORDER
from ..state import Cards, Parthenon, Phase

# Open windows


class Desk(Choice[Parthenon]):
    """A seat's place in an open window, or in its own slot of one: act, or be done."""

    __slots__ = ()

    def acts(self, s: Parthenon) -> list[Move]:
        """What can be done besides saying `done`."""
        raise NotImplementedError

    def act(self, s: Parthenon, move: Move) -> None:
        raise NotImplementedError

    def options(self, s: Parthenon) -> list[Move]:
        if s.done >> self.seat & 1:
            return [RESUME]
        found = self.acts(s)
        if not s.asked and s.agenda[-1] is not self:
            found.append(REQUEST_ORDER)
        found.append(DONE)
        return found

    def take(self, s: Parthenon, move: Move) -> None:
        in_slot = s.stack is s.agenda
        if move is DONE:
            s.say(SAID_DONE, self.seat)
            if not in_slot:
                s.done |= 1 << self.seat
                s.then(self)
            return
        s.then(self)
        if move is RESUME:
            s.done &= ~(1 << self.seat)
            s.say(RESUMED, self.seat)
        elif move is REQUEST_ORDER:
            s.asked = 1
            s.say(REQUESTED_ORDER, self.seat)
            s.interrupt(SetOrder(s.archon, ()))
        else:
            s.asked = 1
            s.turn = self.seat
            s.then(Settle(self.seat))
            self.act(s, move)

    def owed(self, s: Parthenon) -> bool:
        return not (s.done | s.idle) >> self.seat & 1


class Settle(SeatStep[Parthenon]):
    """PAR-ONL-05, -10: after an action, a seat that can do nothing more is not asked again, unless that would tell."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        desk = s.stack[-1]
        assert isinstance(desk, Desk)
        if not desk.acts(s):
            if s.stack is not s.agenda:
                s.idle |= 1 << self.seat
            elif not s.has_cards(self.seat):
                s.agenda.pop()


class OpenPhase(Phase):
    """All whom it concerns act as they like until all are done; what they do is seen at once."""

    __slots__ = ()
    secret: ClassVar[bool] = False

    def first(self, s: Parthenon) -> int:
        return (s.turn + 1) % s.players

    def ask(self, s: Parthenon, seat: int) -> None:
        s.idle &= ~(1 << seat)

    def begin(self, s: Parthenon, may_order: bool) -> None:
        """Open it, with nobody done yet."""
        s.done = 0
        s.idle = 0
        s.asked = 0 if may_order else 1
        s.turn = (s.archon - 1) % s.players
        self.start(s)

    def close(self, s: Parthenon, lanes: list[list[Frame]]) -> None:
        s.done = 0
        s.idle = 0


class Window(OpenPhase):
    """An open window with a desk for each seat; that a seat can do nothing there is not seen."""

    __slots__ = ()
    veiled: ClassVar[bool] = True

    def desk(self, seat: int) -> Desk:
        raise NotImplementedError

    def lane(self, s: Parthenon, seat: int) -> list[Frame]:
        if not self.concerned >> seat & 1:
            return []
        desk = self.desk(seat)
        if desk.acts(s):
            s.idle &= ~(1 << seat)
        else:
            s.idle |= 1 << seat
        return [desk]


def reopen(s: Parthenon, seats: int) -> None:
    """PAR-ONL-02: something new is possible for these seats (a mask) by what everybody can see."""
    phase = next((frame for frame in reversed(s.agenda) if isinstance(frame, Window)), None)
    if phase is None:
        return
    s.done &= ~seats
    for seat in range(s.players):
        lane = s.lanes[seat]
        if seats >> seat & 1 and lane and isinstance(lane[-1], Desk) and lane[-1].acts(s):
            s.idle &= ~(1 << seat)


class SetOrder(Choice[Parthenon]):
    """PAR-GEN-03, PAR-ONL-04: the Archon says in which order the seats act."""

    __slots__ = ("order",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("order", "seat*"))
    name: ClassVar[str] = "set_order"
    verbs: ClassVar[tuple[str, ...]] = ("next",)

    def __init__(self, seat: int, order: Cards) -> None:
        self.seat = seat
        self.order = order

    def options(self, s: Parthenon) -> list[Move]:
        return [NEXT[seat] for seat in s.clockwise(s.archon) if seat not in self.order]

    def take(self, s: Parthenon, move: Move) -> None:
        order = (*self.order, move.args[0])
        if len(order) < s.players - 1:
            s.then(SetOrder(self.seat, order))
            return
        order = (*order, *[seat for seat in range(s.players) if seat not in order])
        s.whisper(EVERYBODY, order, SET_ORDER, self.seat)
        give_slots(s, order)

    def afresh(self) -> SetOrder:
        return SetOrder(self.seat, ())


def give_slots(s: Parthenon, order: Cards) -> None:
    """Each seat in its turn, undisturbed, whoever was done before; then the window goes on for all."""
    s.done = 0
    s.interrupt(*[Slot(seat) for seat in order], AfterSlots())


class Slot(SeatStep[Parthenon]):
    """A seat's own part of an open window; passed over only if everybody sees that nothing can be paid (PAR-ONL-10)."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        window = next(frame for frame in reversed(s.agenda) if isinstance(frame, Window))
        if window.concerned >> self.seat & 1:
            desk = window.desk(self.seat)
            if s.has_cards(self.seat) or desk.acts(s):
                s.then(desk)


class AfterSlots(Step[Parthenon]):
    """The window is open to all again; who can do nothing is not asked."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.idle = 0
        for seat in range(s.players):
            lane = s.lanes[seat]
            if lane and isinstance(lane[-1], Desk) and not lane[-1].acts(s):
                s.idle |= 1 << seat


# Answers


class Answer(Choice[Parthenon]):
    """Something that a seat decides in one or several picks, unseen by the others until all have decided."""

    __slots__ = ("picks",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("picks", "thing*"))

    def __init__(self, seat: int, picks: Cards) -> None:
        self.seat = seat
        self.picks = picks

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        """What can be picked next; nothing once the answer is complete."""
        raise NotImplementedError

    def with_picks(self, picks: Cards) -> Answer:
        """The same question after these picks."""
        raise NotImplementedError

    def afresh(self) -> Answer:
        return self.with_picks(())

    def options(self, s: Parthenon) -> list[Move]:
        return self.ask(s, self.picks)

    def take(self, s: Parthenon, move: Move) -> None:
        picks, more = self.settled(s, (*self.picks, self.code(move)))
        if more:
            s.then(self.with_picks(picks))
        else:
            self.complete(s, picks)

    def code(self, move: Move) -> int:
        """A move as a pick."""
        return code_of(move)

    def complete(self, s: Parthenon, picks: Cards) -> None:
        s.then(Committed(self.seat, picks))

    def settled(self, s: Parthenon, picks: Cards) -> tuple[Cards, bool]:
        """Pick whatever leaves no choice; is there anything left to ask?"""
        while True:
            moves = self.ask(s, picks)
            if len(moves) != 1:
                return picks, len(moves) > 1
            picks = (*picks, self.code(moves[0]))

    def allows(self, s: Parthenon, picks: Cards) -> bool:
        """Can these picks be made one after the other? Never asked in play."""
        for n, pick in enumerate(picks):
            if pick not in [self.code(move) for move in self.ask(s, picks[:n])]:
                return False
        return True


class Committed(Choice[Parthenon]):
    """An answer that is in; the seat may give another until all are."""

    __slots__ = ("picks",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("picks", "thing*"))
    name: ClassVar[str] = "committed"
    verbs: ClassVar[tuple[str, ...]] = ("reconsider",)

    def __init__(self, seat: int, picks: Cards) -> None:
        self.seat = seat
        self.picks = picks

    def options(self, s: Parthenon) -> list[Move]:
        return [RECONSIDER]

    def take(self, s: Parthenon, move: Move) -> None:
        phase = s.agenda[-1]
        assert isinstance(phase, Answers)
        s.then(phase.question(s, self.seat))

    def owed(self, s: Parthenon) -> bool:
        return False


class Answers(Phase):
    """All whom it concerns answer at the same time, in secret; then all answers are carried out from the Archon on."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> Answer:
        raise NotImplementedError

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        raise NotImplementedError

    def after(self, s: Parthenon) -> None:
        """When all answers are carried out."""

    def lane(self, s: Parthenon, seat: int) -> list[Frame]:
        if not self.concerned >> seat & 1:
            return []
        question = self.question(s, seat)
        picks, more = question.settled(s, ())
        return [question.with_picks(picks)] if more else []

    def ask(self, s: Parthenon, seat: int) -> None:
        s.lanes[seat] = [Pondering(seat)]

    def close(self, s: Parthenon, lanes: list[list[Frame]]) -> None:
        picks: list[Cards] = []
        for seat in range(s.players):
            lane = lanes[seat]
            if lane and isinstance(lane[-1], Committed):
                committed = lane[-1]
                assert isinstance(committed, Committed)
                picks.append(committed.picks)
            elif self.concerned >> seat & 1:
                picks.append(self.question(s, seat).settled(s, ())[0])
            else:
                picks.append(())
        for seat in s.clockwise(s.archon):
            if self.concerned >> seat & 1:
                self.carry_out(s, seat, picks[seat])
        self.after(s)


class Pondering(Choice[Parthenon]):
    """In an imagined world: a seat without a real choice that the others cannot tell from one that has it."""

    __slots__ = ()
    name: ClassVar[str] = "pondering"
    verbs: ClassVar[tuple[str, ...]] = ("done",)

    def options(self, s: Parthenon) -> list[Move]:
        return [DONE]

    def take(self, s: Parthenon, move: Move) -> None:
        """Nothing was to be decided."""


FIRST_CODE = {
    "exchange": RATES_FROM,
    "refuse": REFUSED,
    "show_army": ARMY_SHOWN,
    "endure": ENDURED,
    "buy_off": GOLD,
    "enough": STOPPED,
    "save_none": STOPPED,
    "parch": SLOTS_FROM,
    "abandon": SLOTS_FROM,
    "work": SLOTS_FROM,
    "harvest": SLOTS_FROM,
}


def code_of(move: Move) -> int:
    """A move as a pick: a card, or one of the other things of an answer."""
    first = FIRST_CODE.get(move.verb.name, 0)
    return first + move.args[0] if move.args else first
