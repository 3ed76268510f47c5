"""A table: the one door to a game in progress, for people, bots, servers and tests alike."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from .agenda import Box, Chance, Choice, Refusal, State
from .codec import Codec, digest_of
from .errors import BadOption, IllegalMove
from .events import EVERYBODY, Event
from .game import Game
from .kinds import MOST, NOBODY
from .moves import Move
from .record import write
from .text import Phrasebook, Sentence, language, phrasebook

FORMAT: Final = 1
DOUBTS: Final = 32  # how many re-deals must agree before a move counts as having taught its player nothing


_named: dict[int, tuple[Box, dict[tuple[str, str], list[Move]]]] = {}  # the moves of a box by what they name


class Table:
    """A game in progress. Seats are numbered from 0; where a seat may be None, None is a spectator.

    A quiet table keeps no log and no undo: it is what programs play by the million.
    """

    __slots__ = (
        "game", "state", "variants", "seed", "origin", "names", "quiet",
        "movers", "moves", "log", "logged", "lens",
        "_asked", "_offered", "_mark", "_run", "_stands", "_mark_log",
    )  # fmt: skip

    def __init__(
        self,
        game: Game,
        state: State,
        variants: dict[str, int | str | bool],
        seed: int | None,
        origin: dict[str, Any] | None,
        names: Sequence[str],
        quiet: bool,
    ) -> None:
        self.game = game
        self.state = state
        self.variants = variants
        self.seed = seed
        self.origin = origin  # the dumped state that the record starts from, where it does not start from a seed
        self.names = names
        self.quiet = quiet
        self.movers: list[int] = []
        self.moves: list[Move] = []
        self.log: list[Event] = []
        self.logged = -1  # how much of the log is this table's; -1: all of it
        self.lens: tuple[tuple[int, int], ...] = ()  # (seat, events): what was seen through whose eyes
        self._asked = NOBODY
        self._offered: list[Move] = []
        self._mark: State | None = None  # the state before the present run of moves of one seat
        self._run: list[tuple[int, Move]] = []
        self._stands: dict[int, bool] = {}  # which of the run were found to stand, by their place in it
        self._mark_log = 0
        if not quiet:
            state.log = self.log

    # Playing

    @property
    def pending(self) -> list[int]:
        """The seats that owe a move."""
        return self.state.pending()

    @property
    def over(self) -> bool:
        return not self.state.agenda

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def scores(self) -> list[int]:
        return self.state.scores()

    @property
    def ranking(self) -> list[list[int]]:
        """Groups of seats, best first; ties share a group. Empty until the game is over."""
        return self.game.ranking(self.state) if self.over else []

    def options(self, seat: int) -> list[Move]:
        """All legal moves of a seat now; none if it has nothing to decide."""
        if seat != self._asked or seat < 0:
            self._ask(seat)
        return self._offered[:]

    def _ask(self, seat: int) -> None:
        """Remember what a seat may do, until somebody moves."""
        choice = self.state.choice(seat)
        self._offered = [] if choice is None else choice.options(self.state)
        self._asked = seat

    def play(self, seat: int, move: Move | str | Iterable[Move | str]) -> None:
        """Play a move, its text, or a sequence of moves of the same seat, all or nothing."""
        if isinstance(move, str):
            move = self.find(move)
        elif not isinstance(move, Move):
            self._play_all(seat, list(move))
            return
        if seat != self._asked or seat < 0:
            self._ask(seat)
        if move not in self._offered:
            twin = self.state.box.words.find(move.text)  # a move that came back from another process
            if twin is None or twin not in self._offered or twin.args != move.args:
                raise self._refused(seat, move)
            move = twin
        self._asked = NOBODY
        if self.quiet:
            self.state.step(seat, move)
        else:
            self._play_recorded(seat, move)

    def playout(self, seed: int, most: int = MOST) -> int:
        """Let all seats play at random until the game is over or `most` decisions were made; how many there were.

        Moves are chosen by a chance of their own, started from this seed; the game's own goes its way.
        """
        luck = Chance()
        luck.seed(seed)
        self._asked = NOBODY
        if self.quiet:
            return self.state.playout(luck, most)
        made = 0
        while made < most and not self.over:
            seat = self.pending[0]
            options = self.options(seat)
            self.play(seat, options[luck.below(len(options))])
            made += 1
        return made

    def _play_recorded(self, seat: int, move: Move) -> None:
        if not self._run_goes_on(seat):
            self._mark = self.state.copy()
            self._run = []
            self._stands = {}
            self._mark_log = len(self.log)
        self.state.step(seat, move)
        self._run.append((seat, move))
        self.movers.append(seat)
        self.moves.append(move)

    def _run_goes_on(self, seat: int) -> bool:
        """A run is what may be taken back together: moves of one seat, or of all in one secret phase, without chance.

        Within a secret phase the others' moves do not end a seat's run, or it would tell that they have moved.
        """
        mark = self._mark
        state = self.state
        if mark is None or mark.x != state.x or mark.c != state.c or mark.lessons != state.lessons:
            return False
        phase = state.secret_phase()
        return mark.secret_phase() == phase and (phase > 0 or self._run[-1][0] == seat)

    def _play_all(self, seat: int, moves: list[Move | str]) -> None:
        """Try the sequence on a copy; it may not go past a move that teaches something, or it would be a question."""
        trial = self.copy()
        for n, move in enumerate(moves):
            before = trial.state.copy()
            trial.play(seat, move)
            if n < len(moves) - 1:
                self._check_sequence(before, seat, self.find(move if isinstance(move, str) else move.text))
        for move in moves:
            self.play(seat, move)

    def _check_sequence(self, before: State, seat: int, move: Move) -> None:
        """May a sequence go on after this move? Not if it sealed a choice, drew chance or taught anybody anything."""
        after = before.copy()
        after.log = []
        after.step(seat, move)
        choice = after.choice(seat)
        sealed = before.secret_phase() and (choice is None or not choice.owed(after))
        ended = before.secret_phase() != after.secret_phase()
        chance = before.x != after.x or before.c != after.c or before.lessons != after.lessons
        if sealed or ended or chance or self._taught(before, seat, move, after):
            raise IllegalMove(self._sentence("refused-sequence", {}))

    def find(self, text: str) -> Move:
        """The move with this text; IllegalMove if no move of the game reads so."""
        move = self.state.box.words.find(text)
        if move is None:
            raise IllegalMove(self._unknown(text))
        return move

    def _refused(self, seat: int, move: Move) -> IllegalMove:
        told = self.why(seat, move)
        assert told is not None, f"{move} is legal"
        return IllegalMove(told[1], told[0])

    def why(self, seat: int, move: Move | str) -> tuple[str | None, Sentence] | None:
        """None if the move is legal; else the clause that forbids it (where one does) and a sentence."""
        if type(seat) is not int:
            raise TypeError(f"a seat is a whole number, not {seat!r:.40}")
        if not 0 <= seat < self.players:
            return None, self._no_seat(seat)
        text = move if isinstance(move, str) else move.text
        found = self.state.box.words.find(text)
        if found is None or not (isinstance(move, str) or move is found):
            return None, self._unknown(text)
        move = found
        if self.over:
            return None, self._sentence("refused-over", {})
        choice = self.state.choice(seat)
        if choice is None:
            return None, self._sentence("refused-not-yours", {"waiting": self._waiting()})
        if move in self.options(seat):
            return None
        refusal: Refusal | None = None
        if move.verb.name in type(choice).verbs:
            refusal = choice.why(self.state, move)
            if refusal is None:
                return None, self._sentence("refused-otherwise", {"prompt": self.prompt(seat)})
            args = {**self._frame_args(choice), **self._move_args(move)}
            for name, kind, value in refusal.args:
                args[name] = self._part(kind, value)
            return refusal.clause, self._sentence(refusal.message, args)
        return None, self._sentence("refused-elsewhere", {"prompt": self.prompt(seat)})

    def naming(self, seat: int, kind: str, name: str) -> list[Move]:
        """The moves of the sort that a seat decides on now, legal or not, that name this thing."""
        choice = self.state.choice(seat)
        if choice is None:
            return []
        box = self.state.box
        known = _named.get(id(box))
        if known is None or known[0] is not box:
            index: dict[tuple[str, str], list[Move]] = {}
            for move in box.words.moves:
                for thing in dict.fromkeys(self.things(move)):
                    index.setdefault(thing, []).append(move)
            known = _named[id(box)] = box, index
        return [move for move in known[1].get((kind, name), []) if move.verb.name in type(choice).verbs]

    def things(self, move: Move) -> list[tuple[str, str]]:
        """What a move names: (kind, name) each; a seat's name is its number."""
        kinds = move.verb.kinds
        named: list[tuple[str, str]] = []
        for n, value in enumerate(move.args):
            kind = kinds[min(n, len(kinds) - 1)].rstrip("*")
            known = self.state.box.kinds.get(kind)
            named.append((kind, known.text(value) if known else str(value)))
        return named

    def _unknown(self, text: str) -> Sentence:
        """No such move; the text is shown on one line and without signs that cannot be seen."""
        shown = "".join([sign for sign in " ".join(text[:200].split()) if sign.isprintable()])
        return self._sentence("refused-unknown", {"text": shown[:60]})

    def _no_seat(self, seat: int) -> Sentence:
        return self._sentence("refused-no-seat", {"number": str(seat)[:20], "last": self.players - 1})

    def _viewer(self, seat: int | None) -> int:
        """The number of a viewer; a spectator is -1."""
        if seat is None:
            return NOBODY
        if not 0 <= seat < self.players:
            raise BadOption(self._no_seat(seat))
        return seat

    # Looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees: everything a player at the table would, and nothing else."""
        viewer = self._viewer(seat)
        s = self.state
        choice = s.seen_choice(viewer) or s.choice(viewer)  # what everybody waits for is public
        return {
            "game": self.game.name,
            "edition": s.box.edition,
            "options": dict(self.variants),
            "players": s.players,
            "seat": seat,
            "over": self.over,
            "scores": self.scores if self.over else None,
            "ranking": self.ranking,
            "deciding": s.deciding(),
            "decision": None if choice is None else type(choice).name,
            "table": self.game.view(s, viewer),
        }

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What a seat (None: a spectator) saw happen, from its own event number `since` on."""
        viewer = self._viewer(seat)
        if not since:
            return self.heard(viewer, 0)
        seen: list[dict[str, Any]] = []
        count = 0
        for n in range(len(self.log) if self.logged < 0 else self.logged):
            told = self._told(n, viewer, count < since)
            if told is not None:
                count += 1
                if count > since:
                    seen.append(told)
        return seen

    def heard(self, viewer: int, start: int) -> list[dict[str, Any]]:
        """What a viewer (-1: a spectator) saw of the log from its entry `start` on: for a server that follows it."""
        length = len(self.log) if self.logged < 0 else self.logged
        seen = [self._told(n, viewer, False) for n in range(start, length)]
        return [told for told in seen if told is not None]

    def heard_by_all(self, start: int) -> list[dict[str, Any]] | None:
        """What everybody saw alike of the log from its entry `start` on; None if there was anything else."""
        if self.lens or self.logged >= 0:
            return None
        for n in range(start, len(self.log)):
            kind = self.log[n].kind
            if kind.private or kind.secret:
                return None
        return self.heard(NOBODY, start)

    def whispers(self, viewer: int, start: int) -> list[bool]:
        """Of each event that `heard` gives: did this viewer see something of it that not everybody saw?"""
        length = len(self.log) if self.logged < 0 else self.logged
        found: list[bool] = []
        for n in range(start, length):
            event = self.log[n]
            shown = event.shown_to(viewer)
            if shown or not event.kind.private:
                found.append(shown and event.audience != EVERYBODY)
        return found

    def _told(self, n: int, viewer: int, counted: bool) -> dict[str, Any] | None:
        """An entry of the log as a viewer saw it; None if there was nothing to see. `counted`: it need not be told."""
        event = self.log[n]
        shown = event.shown_to(viewer)
        for eyes, upto in self.lens:
            if n < upto and not event.shown_to(eyes):
                shown = False
        if event.kind.private and not shown:
            return None
        if counted:
            return {}
        codec = self._codec()
        return codec.seen_part(event) if shown and event.kind.secret else codec.public_part(event)

    # Other worlds

    def copy(self) -> Table:
        """An independent copy, log and undo included."""
        other = Table(self.game, self.state.copy(), self.variants, self.seed, self.origin, self.names, self.quiet)
        if not self.quiet:
            other.movers = self.movers[:]
            other.moves = self.moves[:]
            other.log = self.log[:]
            other.state.log = other.log
            other._mark = self._mark  # never changed, only replaced
            other._run = self._run[:]
            other._stands = dict(self._stands)
            other._mark_log = self._mark_log
        else:
            other.log = self.log
            other.logged = self.logged
        other.lens = self.lens
        return other

    def determinize(self, seat: int | None, seed: int) -> Table:
        """A quiet table in a world that fits all this seat knows; what it cannot know is dealt anew."""
        viewer = self._viewer(seat)
        s = self.state.copy()
        s.seed(seed)
        s.imagine(viewer)
        other = Table(self.game, s, self.variants, None, None, self.names, True)
        other.log = self.log
        other.logged = len(self.log) if self.logged < 0 else self.logged
        other.lens = (*self.lens, (viewer, other.logged))
        return other

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    # Taking back

    def undoable(self, seat: int) -> int:
        """How many of its last moves a seat may take back.

        A move stands once chance was drawn, the game ended, someone else moved, or anybody learned something but by
        its player's own public choice. What its player learned is tried: what that seat could not know before the move
        is dealt anew, and the seat must see the same.
        """
        if self.over or not self._run or not self._run_goes_on(seat):
            return 0
        assert self._mark is not None
        depth = 0
        s = self._mark.copy()
        for n, (mover, move) in enumerate(self._run):
            before = s.copy()
            s.log = []
            s.step(mover, move)
            if mover == seat:
                if n not in self._stands:
                    self._stands[n] = self._reopened(before, seat) or self._taught(before, seat, move, s)
                depth = 0 if self._stands[n] else depth + 1
        return depth

    def _reopened(self, before: State, seat: int) -> bool:
        """Was this a reconsidering? To take that back might close a secret phase under the others' moves."""
        choice = before.choice(seat)
        return before.secret_phase() > 0 and choice is not None and not choice.owed(before)

    def _taught(self, before: State, seat: int, move: Move, after: State) -> bool:
        """Did this move tell anybody anything but its player's own public choice, or seal a choice in a lane?"""
        assert after.log is not None
        for event in after.log:
            if event.audience >= 0 and event.audience & ~(1 << seat):
                return True
        seen = self._impression(after, seat)
        for doubt in range(DOUBTS):
            world = before.copy()
            world.seed(doubt)
            world.imagine(seat)
            x, c = world.x, world.c
            world.log = []
            world.step(seat, move)
            if world.x != x or world.c != c or self._impression(world, seat) != seen:
                return True
        return False

    def _impression(self, s: State, seat: int) -> tuple[object, ...]:
        """All that a seat sees of a state and of what led to it."""
        codec = self._codec()
        told = [
            codec.seen_part(event) if event.shown_to(seat) else codec.public_part(event)
            for event in s.log or []
            if event.shown_to(seat) or not event.kind.private
        ]
        choice = s.choice(seat)
        options = [] if choice is None else [move.id for move in choice.options(s)]
        scores = [] if s.agenda else s.scores()
        return self.game.view(s, seat), told, options, s.deciding(), scores

    def undo(self, seat: int, moves: int = 1) -> None:
        """Take back the last move, or the last few, of a seat; IllegalMove says why where it cannot be."""
        if not 0 < moves <= self.undoable(seat):
            raise IllegalMove(self._sentence("undo-learned" if seat in self.movers else "undo-nothing", {}))
        assert self._mark is not None
        kept = self._run[:]
        for _ in range(moves):
            last = max([n for n, (mover, _) in enumerate(kept) if mover == seat])
            del kept[last]
        self.log = self.log[: self._mark_log]  # a new list: imagined worlds may share the old one
        del self.movers[-len(self._run) :]
        del self.moves[-len(self._run) :]
        self.state = self._mark.copy()
        self.state.log = self.log
        self._asked = NOBODY
        self._mark = None
        self._run = []
        self._stands = {}
        for mover, move in kept:
            self.play(mover, move)

    # Words

    def prompt(self, seat: int | None, code: str | None = None) -> Sentence:
        """What a seat is asked, or whom it waits for."""
        if self.over:
            return self._sentence("over", {}, code)
        choice = self.state.choice(self._viewer(seat))
        if choice is None:
            return self._sentence("waiting", {"waiting": self._waiting(code)}, code)
        return self._sentence(f"prompt-{type(choice).name.replace('_', '-')}", self._frame_args(choice, code), code)

    def say(self, thing: Move | Mapping[str, Any], code: str | None = None) -> Sentence:
        """A move, or an event as `events` gives it, as a sentence."""
        if isinstance(thing, Move):
            return self._sentence(f"move-{thing.verb.name.replace('_', '-')}", self._move_args(thing, code), code)
        kind = self.game.event_kinds()[thing["event"]]
        codec = self._codec()
        args = {name: self._part(shape, codec.decode(shape, thing[name], name), code) for name, shape in kind.parts}
        name = f"event-{kind.name}"
        if kind.secret and kind.secret[0] in thing:
            part, shape = kind.secret
            args[part] = self._part(shape, codec.decode(shape + "*", thing[part], part), code)
            name += "-seen"
        return self._sentence(name, args, code)

    def book(self, code: str | None = None) -> Phrasebook:
        return phrasebook((self.game.text,), code or language())

    def _sentence(self, message: str, args: Mapping[str, Any], code: str | None = None) -> Sentence:
        return Sentence(self.book(code).format(message, args))

    def _part(self, kind: str, value: Any, code: str | None = None) -> Any:
        if kind.endswith("&"):
            value = [n for n in range(value.bit_length()) if value >> n & 1]
        kind = kind.rstrip("?*&")
        if value == NOBODY:
            return self.book(code).format("seat-nobody" if kind == "seat" else "list-none")
        if kind in ("amount", "flag") and isinstance(value, int):
            return value
        return self.game.words(self.book(code), self.state.box, self.names, kind, value)

    def _move_args(self, move: Move, code: str | None = None) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for n, kind in enumerate(move.verb.kinds):
            if kind.endswith("*"):
                args[kind[:-1] + "s"] = self._part(kind, move.args[n:], code)
            else:  # a second thing of the same kind is called `favor2`
                again = move.verb.kinds[:n].count(kind)
                args[f"{kind}{again + 1}" if again else kind] = self._part(kind, move.args[n], code)
        return {**args, **self.game.further(self.book(code), self.state.box, move)}

    def _frame_args(self, choice: Choice[State], code: str | None = None) -> dict[str, Any]:
        args: dict[str, Any] = {}
        for name, shape in type(choice).fields:
            value = getattr(choice, name)
            if shape != "move" and value != NOBODY:
                args[name] = self._part(shape, value, code)
        return args

    def _waiting(self, code: str | None = None) -> str:
        return str(self._part("seat", self.state.deciding(), code))

    # Data

    def _codec(self) -> Codec:
        return self.game.codec(self.state.box, self.players)

    def digest(self) -> str:
        """A fingerprint of the whole state, chance included."""
        return digest_of(self.dump_state())

    def dump_state(self) -> dict[str, Any]:
        return self._codec().encode_state(self.state, self.game.fields)

    def dump(self, history: bool = True) -> dict[str, Any]:
        """The whole table as readable JSON, secrets included: for stores and tests, never for a viewer."""
        s = self.state
        told: dict[str, Any] = {
            "petteia": FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "edition": s.box.edition,
            "players": s.players,
            "options": dict(self.variants),
            "names": list(self.names),
            "state": self.dump_state(),
        }
        if history and not self.quiet:
            told["history"] = {
                "digest": digest_of(told["state"]),
                "seed": self.seed,
                "origin": deepcopy(self.origin),
                "moves": self.dump_moves(),
                "events": self.dump_events(),
                "run": self.dump_run(),
            }
        return told

    def dump_moves(self, start: int = 0) -> list[list[int | str]]:
        """The moves from number `start` on, as a seat and a text each."""
        return [[self.movers[n], self.moves[n].text] for n in range(start, len(self.moves))]

    def dump_events(self, start: int = 0) -> list[dict[str, Any]]:
        """The log from its entry `start` on, secrets included."""
        codec = self._codec()
        return [codec.encode_event(self.log[n]) for n in range(start, len(self.log))]

    def dump_run(self, before: dict[str, Any] | None = None) -> dict[str, Any] | None:
        """What may perhaps be taken back: the last moves, the state before them, and how long the log was then.

        `before`: the dumped state before the very last move, from a server that still has it.
        """
        if self._mark is None:
            return None
        if before is None or len(self._run) != 1:
            before = self._codec().encode_state(self._mark, self.game.fields)
        return {
            "moves": [[seat, move.text] for seat, move in self._run],
            "state": before,
            "events": self._mark_log,
        }

    def record(self) -> str:
        """The game so far as text: a header and one move a line. `petteia.replay` plays it again."""
        return write(self)

    def __reduce__(self) -> tuple[object, ...]:
        from .opening import reopen

        return reopen, (self.game, self.dump(), self.quiet)


def mix(seed: int) -> int:
    """A well-spread number below 2**60 for any whole number."""
    return int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big") >> 4
