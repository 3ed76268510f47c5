"""The agenda: what happens next, as data.

A `Step` runs by itself, a `Choice` waits for one seat; both are small immutable objects on a stack, so the whole
continuation of a game copies, dumps and loads with its state. In a simultaneous phase every seat has a lane, an agenda
of its own; the phase closes when no lane owes a move.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from .events import Event, EventKind
from .kinds import NOBODY, Kind
from .moves import Move, Vocabulary

MULTIPLIER: Final = 1073738160  # of a multiply-with-carry generator; every product stays below 2**62
WORD: Final = 0xFFFFFFFF

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """What comes in the box: the components of one edition of a game, its kinds and its vocabulary."""

    def __init__(self, edition: str, kinds: dict[str, Kind], words: Vocabulary) -> None:
        self.edition = edition
        self.kinds = kinds
        self.words = words


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something on an agenda. `fields` names its values and their kinds, for dumps and sentences."""

    __slots__ = ()
    fields: ClassVar[tuple[tuple[str, str], ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame, Generic[S]):
    """Happens by itself when it comes to the top."""

    __slots__ = ()

    def run(self, s: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step that concerns one seat and needs to know nothing else."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat


class Refusal:
    """Why a move is not allowed: the clause, and the message that says so."""

    __slots__ = ("clause", "message", "args")

    def __init__(self, clause: str | None, message: str, args: tuple[tuple[str, str, int], ...] = ()) -> None:
        self.clause = clause
        self.message = message
        self.args = args


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame, Generic[S]):
    """A decision of one seat. `name` is the decision's name in the rules; `verbs` are what one can try here."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"),)
    name: ClassVar[str] = ""
    verbs: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: S) -> list[Move]:
        """The legal moves, never none."""
        raise NotImplementedError

    def take(self, s: S, move: Move) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def why(self, s: S, move: Move) -> Refusal | None:
        """Why a move of `verbs` that is not among the options is refused. Never called in play."""
        return None

    def afresh(self) -> Choice[S] | None:
        """The same choice without what the seat has picked so far for nobody else to see.

        None: that there is this choice nobody else sees; it is part of the choice below.
        """
        return self

    def owed(self, s: S) -> bool:
        """False where the seat may move but nobody waits for it (only in lanes)."""
        return True


class Sealed(Choice["State"]):
    """A choice committed in secret, kept in its lane until all are in; the seat may still reconsider."""

    __slots__ = ("move",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("move", "move"))
    name: ClassVar[str] = "sealed"
    verbs: ClassVar[tuple[str, ...]] = ("reconsider",)

    def __init__(self, seat: int, move: int) -> None:
        self.seat = seat
        self.move = move

    def options(self, s: State) -> list[Move]:
        again = s.box.words.find("reconsider")
        return [] if again is None else [again]

    def take(self, s: State, move: Move) -> None:
        """The seal is off; the choice below is open again."""

    def owed(self, s: State) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame, Generic[S]):
    """A simultaneous phase on the main agenda, with a lane per seat.

    `concerned` is the bit mask of the seats that the phase concerns by public facts: while it is secret, all of them
    are shown as deciding until it closes, whatever each has already done. So they are in a `veiled` phase, where what
    is done is seen by all, but not who can do nothing.
    """

    __slots__ = ("concerned",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("concerned", "seat&"),)
    secret: ClassVar[bool] = True
    veiled: ClassVar[bool] = False
    name: ClassVar[str] = ""

    def __init__(self, concerned: int) -> None:
        self.concerned = concerned

    def first(self, s: S) -> int:
        """Which seat programs ask first; the others follow clockwise."""
        return 0

    def close(self, s: S, lanes: list[list[Frame]]) -> None:
        """Nobody owes a move any more: reveal and carry out what lies in the lanes."""
        raise NotImplementedError


def stir(word: i64) -> i64:
    """Spread every bit of a 32-bit word over all of it; products stay below 2**62."""
    word = ((word ^ (word >> 16)) * 0x2C1B3C6D) & WORD
    word = ((word ^ (word >> 12)) * 0x297A2D39) & WORD
    word = ((word ^ (word >> 15)) * 0x21F0AAAD) & WORD
    return word ^ (word >> 15)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of random numbers."""

    __slots__ = ("x", "c")

    def __init__(self) -> None:
        self.x: i64 = 1
        self.c: i64 = 1

    def seed(self, seed: int) -> None:
        """Start the generator; any whole number will do, and neighbouring ones have nothing in common."""
        high = stir(((seed >> 32) ^ (seed >> 64)) & WORD)
        self.x = stir((seed & WORD) ^ high)
        self.c = stir(self.x ^ high ^ 0x1B873593) % (MULTIPLIER - 2) + 1  # neither 0 nor what else could freeze it
        self.below(2)

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        t: i64 = MULTIPLIER * self.x + self.c
        self.x = t & WORD
        self.c = t >> 32
        return ((self.x ^ self.c) * n) >> 32

    def shuffle(self, things: list[int]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Chance):
    """A position. A game adds its own fields and writes `copy` and `redeal`; rules live in frames, not here.

    All chance of a game is its state's own.
    """

    __slots__ = ("box", "players", "agenda", "lanes", "opened", "lessons", "stack", "log")

    def __init__(self, box: Box, players: int) -> None:
        self.box = box
        self.players = players
        self.agenda: list[Frame] = []
        self.lanes: list[list[Frame]] = []
        self.opened = 0  # how many simultaneous phases there were
        self.lessons = 0  # how often a rule said that somebody learned something
        self.stack: list[Frame] = self.agenda  # where `then` puts things: the main agenda or the lane that is running
        self.x = 1
        self.c = 1
        self.log: list[Event] | None = None

    # What a game writes

    def copy(self) -> State:
        """An independent copy: a new object of the game's fields, then `follow(self)`."""
        raise NotImplementedError

    def redeal(self, seat: int) -> None:
        """Replace what this seat (-1: a spectator) cannot know by a random guess that fits all it does know."""

    def scores(self) -> list[int]:
        """A number per seat, more is better."""
        raise NotImplementedError

    # The agenda

    def follow(self, other: State) -> None:
        """Take over the other's agenda, lanes and chance (but not its log)."""
        self.agenda = other.agenda[:]
        self.stack = self.agenda
        if other.lanes:
            self.lanes = [lane[:] for lane in other.lanes]
        self.opened = other.opened
        self.lessons = other.lessons
        self.x = other.x
        self.c = other.c

    def then(self, *frames: Frame) -> None:
        """Make these happen next, in this order."""
        if len(frames) == 1:
            self.stack.append(frames[0])
        else:
            self.stack.extend(frames[::-1])

    def open(self, phase: Together[S], lanes: list[list[Frame]]) -> None:
        """Start a simultaneous phase; each lane lists what happens in it, first thing first."""
        if self.lanes:
            raise RuntimeError("lanes are open already")
        self.agenda.append(phase)
        self.lanes = [lane[::-1] for lane in lanes]
        self.opened += 1

    def interrupt(self, *frames: Frame) -> None:
        """Make these happen next for the whole table, in this order; open lanes wait meanwhile."""
        self.agenda.extend(frames[::-1])

    def seal(self, choice: Choice[S], move: Move) -> None:
        """Commit a move in secret; `choice` can be made again until all are in."""
        self.stack.append(choice)
        self.stack.append(Sealed(choice.seat, move.id))

    def end(self) -> None:
        """The game ends at once: nothing is left on the agenda."""
        self.agenda.clear()
        self.lanes.clear()
        self.stack = self.agenda

    def run(self) -> int:
        """Let Steps happen until a choice is due or the game is over; the seat that is asked first, or -1."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if isinstance(top, Step):
                agenda.pop()
                top.run(self)
            elif isinstance(top, Choice):
                return top.seat
            elif isinstance(top, Together):
                self._run_lanes(top)
                if agenda and agenda[-1] is top:
                    seat = self._next(top)
                    if seat >= 0:
                        return seat
                    agenda.pop()
                    lanes = self.lanes
                    self.lanes = []
                    top.close(self, lanes)
        return NOBODY

    def _run_lanes(self, phase: Frame) -> None:
        """Let Steps happen in every lane; stop if one puts something on the main agenda."""
        for lane in self.lanes:
            while lane:
                top = lane[-1]
                if not isinstance(top, Step):
                    break
                lane.pop()
                self.stack = lane
                top.run(self)
                self.stack = self.agenda
                if not self.agenda or self.agenda[-1] is not phase:
                    return

    def _next(self, phase: Together[State]) -> int:
        """The seat that owes a move and is asked first; -1 if nobody does."""
        seats = len(self.lanes)
        seat = phase.first(self)
        for _ in range(seats):
            lane = self.lanes[seat]
            if lane:
                top = lane[-1]
                if isinstance(top, Choice) and top.owed(self):
                    return seat
            seat = seat + 1 if seat + 1 < seats else 0
        return NOBODY

    def choice(self, seat: int) -> Choice[State] | None:
        """The decision that this seat can make now."""
        agenda = self.agenda
        if not agenda:
            return None
        top = agenda[-1]
        if isinstance(top, Choice):
            return top if top.seat == seat else None
        if 0 <= seat < len(self.lanes) and self.lanes[seat]:
            top = self.lanes[seat][-1]
            if isinstance(top, Choice):
                return top
        return None

    def pending(self) -> list[int]:
        """The seats that owe a move."""
        agenda = self.agenda
        if not agenda:
            return []
        top = agenda[-1]
        if isinstance(top, Choice):
            return [top.seat]
        owing: list[int] = []
        seats = len(self.lanes)
        first = top.first(self) if isinstance(top, Together) else 0
        for n in range(seats):
            seat = (first + n) % seats
            lane = self.lanes[seat]
            if lane:
                top = lane[-1]
                if isinstance(top, Choice) and top.owed(self):
                    owing.append(seat)
        return owing

    def deciding(self) -> list[int]:
        """The seats that everybody may see deciding."""
        if self.agenda:
            top = self.agenda[-1]
            if isinstance(top, Together) and (top.secret or top.veiled):
                return [seat for seat in range(self.players) if (top.concerned >> seat) & 1]
        return self.pending()

    def secret_phase(self) -> int:
        """The number of the secret simultaneous phase that is going on; 0 if none is."""
        if self.agenda:
            top = self.agenda[-1]
            if isinstance(top, Together) and top.secret:
                return self.opened
        return 0

    def step(self, seat: int, move: Move) -> None:
        """Play a legal move: the caller has checked it."""
        top = self.agenda[-1]
        if isinstance(top, Choice):
            self.agenda.pop()
            top.take(self, move)
        else:
            lane = self.lanes[seat]
            made = lane.pop()
            assert isinstance(made, Choice)
            self.stack = lane
            made.take(self, move)
            self.stack = self.agenda
        self.run()

    def playout(self, luck: Chance, most: int) -> int:
        """Let everybody play at random until the game is over or so many decisions were made; how many there were.

        `luck` chooses the moves, so that the game's own chance stays what it is.
        """
        made = 0
        agenda = self.agenda
        seat = self.run()
        while made < most and seat >= 0:
            top = agenda[-1]
            if isinstance(top, Choice):
                options = top.options(self)
                agenda.pop()
                top.take(self, options[luck.below(len(options))])
            else:
                lane = self.lanes[seat]
                choice = lane[-1]
                assert isinstance(choice, Choice)
                options = choice.options(self)
                lane.pop()
                self.stack = lane
                choice.take(self, options[luck.below(len(options))])
                self.stack = agenda
            seat = self.run()
            made += 1
        return made

    def imagine(self, seat: int) -> None:
        """Become a world that fits what a seat (-1: a spectator) knows; what others half chose, they choose afresh."""
        self.redeal(seat)
        top = self.agenda[-1] if self.agenda else None
        if isinstance(top, Choice) and top.seat != seat:
            n, seen = self._seen()
            del self.agenda[n:]
            self.agenda.append(seen)

    def seen_choice(self, viewer: int) -> Choice[State] | None:
        """The choice on the main agenda that a viewer sees everybody wait for; None while there is none."""
        top = self.agenda[-1] if self.agenda else None
        if not isinstance(top, Choice):
            return None
        return top if top.seat == viewer else self._seen()[1]

    def _seen(self) -> tuple[int, Choice[State]]:
        """Where on the agenda the choice is that all others see, and how they see it."""
        for n in range(len(self.agenda) - 1, -1, -1):
            frame = self.agenda[n]
            seen = frame.afresh() if isinstance(frame, Choice) else None
            if seen is not None:
                return n, seen
        raise RuntimeError("a choice that nobody sees belongs to one that all see")

    # Telling what happens

    def learn(self) -> None:
        """Somebody learned something, so that nothing before can be taken back.

        Undo finds out by itself what a move taught its player, by dealing anew what was hidden; a rule says so only
        where hardly any deal would have given another answer.
        """
        self.lessons += 1

    def say(self, kind: EventKind, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
        """Everybody sees this. Values one by one, not as a tuple: a quiet table should not have to make one."""
        if self.log is not None:
            self.log.append(Event(kind, (a, b, c, d, e, f)[: len(kind.parts)], -1, ()))

    def whisper(self, audience: int, hidden: tuple[int, ...], kind: EventKind, *values: int) -> None:
        """Everybody sees that it happened, the audience (a bit mask of seats) sees what."""
        if self.log is not None:
            self.log.append(Event(kind, values, audience, hidden))
