"""A game: everything that the kernel, bots, commands and pages need to know of one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from .agenda import Box, Choice, Frame, Sealed, State, Together
from .codec import Codec
from .edition import Sheet
from .errors import BadDump, BadEdition, BadOption
from .events import EventKind
from .kinds import MANY
from .moves import Move
from .text import Phrasebook, framed, seat_name

_boxes: dict[str, list[tuple[Path | None, float, Box]]] = {}
_codecs: dict[tuple[int, int], Codec] = {}


def _stamp(path: Path | None) -> float:
    return path.stat().st_mtime if path and path.exists() else 0.0


def ranked(standings: Sequence[Any]) -> list[list[int]]:
    """Groups of seats, best first; who stands level shares a group."""
    return [[n for n, mine in enumerate(standings) if mine == top] for top in sorted(set(standings), reverse=True)]


def rules_of(name: str) -> Path:
    """Where the rules of one of our own games stand: in the package if installed, else in the checkout's docs."""
    package = Path(__file__).parent.parent
    installed = package / "docs" / "rules" / f"{name}.md"
    return installed if installed.exists() else package.parent / "docs" / "rules" / f"{name}.md"


class Option:
    """A variant of a game: its name, its default and all values it may take."""

    def __init__(self, name: str, default: int | str | bool, allowed: Sequence[int | str | bool]) -> None:
        self.name = name
        self.default = default
        self.allowed = tuple(allowed)

    def read(self, value: object) -> int | str | bool:
        """A value of the right type, from a value or from text."""
        for one in self.allowed:
            if (value == one and type(value) is type(one)) or value == str(one).lower():
                return one
        words = ", ".join(str(one).lower() for one in self.allowed)
        if len(self.allowed) >= MANY:
            words = f"{self.allowed[0]} to {self.allowed[-1]}"
        raise BadOption(f"option {self.name}: {value!r:.60} is not allowed; allowed: {words}")


class Game:
    """Subclass it, give it the names below, and register an instance as a `petteia.games` entry point."""

    name: str  # in commands and records
    title: str
    prefix: str = ""  # of its clauses
    version: int = 1  # of its rules
    seats: tuple[int, int]  # fewest and most players
    options: tuple[Option, ...] = ()
    fields: tuple[tuple[str, str], ...]  # of its state, in the order of the constructor, with their shapes
    state: type[State]
    frames: tuple[type[Frame], ...] = ()
    events: tuple[EventKind, ...] = ()
    text: Path  # folder with en.ftl and fr.ftl
    rules: Path | None = None  # the rules for players; the French ones beside it end in .fr.md
    iterations: int = 48  # lines of play that a strong bot tries before it decides
    width: int = 8  # options that it plays on: those that look best at once
    horizon: int = 30  # decisions ahead at which a searching bot values a position
    far: int = 2  # so many times as far a champion looks
    rests: int = 0  # points of rest ahead at which it does so instead, in a game that has such; see `rested`
    sample: int = 4  # options of which it takes the best in its mind: few where it looks far, many where it does not
    company: int = 0  # the same for what others do there; 0: as many
    odds: bool = False  # it weighs lines by their odds, where the evaluation is soon sure who wins
    whims: frozenset[str] = frozenset()  # choices in which others do anything there, because that is quicker
    asides: frozenset[str] = frozenset()  # verbs that such a bot lets nobody use in its mind: they lead astray
    drafts: frozenset[str] = (
        frozenset()
    )  # choices that are bits of one or not worth a thought: what looks best is taken
    timed: bool = False  # has it a time for every decision, and says what happens when that is up?
    spoken: tuple[str, ...] = ()  # verbs with whose moves a player may say a few words to all

    # What a game writes

    def box(self, edition: Path | None = None) -> Box:
        """The components: those of the printed game, or with an edition's file laid over them."""
        raise NotImplementedError

    def sheet(self, edition: Path | None = None) -> Sheet | None:
        """The components as written, with provenance, for a game that keeps them in a file."""
        return None

    def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> State:
        """A new game: seed the state's chance, deal, and put the first frames on the agenda."""
        raise NotImplementedError

    def view(self, s: State, seat: int) -> dict[str, Any]:
        """What this seat (-1: a spectator) sees on the table, built up from nothing."""
        raise NotImplementedError

    def violations(self, s: State) -> list[str]:
        """Everything about a state that cannot be: lost, doubled or misplaced components. Empty if all is well."""
        return []

    def ranking(self, s: State) -> list[list[int]]:
        """Groups of seats at the end, best first; by default equal scores share a group."""
        return ranked(s.scores())

    def evaluate(self, s: State, seat: int) -> float:
        """What the position is worth to a seat, from 0 (lost) to 1 (won); for bots."""
        raise BadOption(f"{self.name} has no evaluation, so only bots that need none can play it")

    def reckon(self, s: State, seat: int) -> float:
        """The same by whoever thinks long, if how the game will end tells more; for bots."""
        return self.evaluate(s, seat)

    def glance(self, s: State, seat: int) -> float:
        """How a position looks to a seat that has just moved, beside others that it could have moved to; for bots.

        On any scale. A game may look at that seat alone where this is quicker than the whole evaluation.
        """
        return self.evaluate(s, seat)

    def rested(self, s: State) -> int:
        """How many points of rest were passed: where no turn is half made, so that positions can be compared."""
        return 0

    def starter(self, s: State) -> int:
        """The seat that begins, at the beginning of a game: to measure what that is worth."""
        return s.pending()[0]

    def window(self, s: State) -> tuple[str, int]:
        """For tables with timers: a name for what is being decided now, and how many seconds it may take.

        By public facts only: the same name as long as it is the same decision, whatever is done in secret.
        """
        raise NotImplementedError

    def idle(self, s: State, seat: int) -> Move:
        """The move that is made for a seat that owes one and whose time is up; by what the seat knows."""
        raise NotImplementedError

    def hurry(self, s: State) -> tuple[int, int] | None:
        """A seat that need not wait for what the others decide now, and how many seconds it must at least.

        By public facts only. If it wants to go on, the others do what they do when their time is up.
        """
        return None

    def label(self, book: Phrasebook, box: Box, kind: str, value: int) -> str:
        """The words for a thing; by default its own message."""
        known = box.kinds.get(kind)
        return book.named(kind, known.names[value]) if known and known.names else str(value)

    def effect(self, book: Phrasebook, box: Box, kind: str, value: int) -> str:
        """What a thing does, in words, where it does anything."""
        return ""

    def further(self, book: Phrasebook, box: Box, move: Move) -> dict[str, str]:
        """Further arguments for the message of a move: what its things mean only together."""
        return {}

    def draw(self, book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> str:
        """The table as text for a terminal, from what `Table.view` gives."""
        raise NotImplementedError

    # What the kernel makes of it

    def open_box(self, edition: str | Path | None) -> Box:
        """The box of an edition's file (None: the base edition), opened once."""
        path = None if edition is None else Path(edition)
        for known, stamp, box in _boxes.get(self.name, []):
            if known == path and stamp == _stamp(path):
                return box
        box = self.box(path)
        _boxes.setdefault(self.name, []).append((path, _stamp(path), box))
        return box

    def box_named(self, edition: str) -> Box:
        """The box whose edition has this name; it must have been opened before, unless it is the base edition."""
        return self.open_box(self.edition_file(edition))

    def edition_file(self, edition: str) -> Path | None:
        """The file that an edition of this name was opened from (None: the base edition)."""
        base = self.open_box(None)
        for path, _, box in _boxes[self.name]:
            if box.edition == edition:
                return path
        raise BadEdition(f"played with the edition {edition!r}, not {base.edition!r}: name that edition's file")

    def codec(self, box: Box, players: int) -> Codec:
        """The codec for a box and a number of players, made once."""
        known = _codecs.get((id(box), players))
        if known is None or known.box is not box:
            known = _codecs[id(box), players] = Codec(box, players)
        return known

    def frame_types(self) -> dict[str, type[Frame]]:
        """All frames that may stand on this game's agenda, by name."""
        return {frame.__name__: frame for frame in (*self.frames, Sealed)}

    def event_kinds(self) -> dict[str, EventKind]:
        return {kind.name: kind for kind in self.events}

    def check_players(self, players: object) -> int:
        low, high = self.seats
        if type(players) is not int or not low <= players <= high:
            raise BadOption(f"{self.name} is for {low} to {high} players, not {players!r}")
        return players

    def check_options(self, given: Mapping[str, object]) -> dict[str, int | str | bool]:
        """The given variants completed by the defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                words = ", ".join(known) or "none"
                raise BadOption(f"{self.name} has no option {name!r:.60}; its options: {words}")
        return {o.name: o.read(given[o.name]) if o.name in given else o.default for o in self.options}

    def decode(self, found: dict[str, Any], box: Box, players: int, variants: Mapping[str, object]) -> State:
        """A state from its dump, checked for types, names and conservation, and against the variants it repeats."""
        codec = self.codec(box, players)
        values = codec.decode_fields(found, self.fields)
        for name, value in variants.items():
            if name in found and found[name] != value:
                raise BadDump(f"state.{name}: {found[name]!r:.60}, but the option is {value!r}")
        s = self.state(box, players, *values)
        codec.decode_agenda(found, s, self.frame_types())
        self._check_agenda(s)
        wrong = self.violations(s)
        if wrong:
            raise BadDump("; ".join(wrong[:3]) + (f"; and {len(wrong) - 3} more" if len(wrong) > 3 else ""))
        for seat in s.pending():
            choice = s.choice(seat)
            if choice is not None and not choice.options(s):
                raise BadDump(f"state.agenda: seat {seat} must decide and has no option")
        return s

    def _check_agenda(self, s: State) -> None:
        phases = sum(isinstance(frame, Together) for frame in s.agenda)
        if phases > 1:
            raise BadDump("state.agenda: two simultaneous phases at once")
        if bool(s.lanes) != bool(phases):
            raise BadDump("state.lanes: lanes are open exactly while a simultaneous phase is on the agenda")
        if phases and not s.opened:
            raise BadDump("state.opened: a simultaneous phase is on the agenda, so at least 1 was opened")
        if any(isinstance(frame, Sealed) for frame in s.agenda):
            raise BadDump("state.agenda: a seal belongs into a lane")
        for seat, lane in enumerate(s.lanes):
            for n, frame in enumerate(lane):
                if isinstance(frame, Together):
                    raise BadDump(f"state.lanes[{seat}]: a simultaneous phase cannot be in a lane")
                if isinstance(frame, Choice) and frame.seat != seat:
                    raise BadDump(f"state.lanes[{seat}][{n}].seat: the lane of seat {seat} asks seat {frame.seat}")
                if isinstance(frame, Sealed) and (n == 0 or not isinstance(lane[n - 1], Choice)):
                    raise BadDump(f"state.lanes[{seat}][{n}]: there is no choice under the seal")

    def words(self, book: Phrasebook, box: Box, names: Sequence[str], kind: str, value: Any) -> str:
        """A typed part of a sentence: one thing, or several in a row."""
        if isinstance(value, (list, tuple)):
            return book.listing([self.words(book, box, names, kind, one) for one in value])
        if kind == "seat":
            return framed("seat", str(value), seat_name(book, names, value))
        known = box.kinds.get(kind)
        return framed(kind, known.text(value) if known else str(value), self.label(book, box, kind, value))
