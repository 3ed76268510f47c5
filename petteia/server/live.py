"""A table in memory: the game, and what each viewer has been shown of it so far.

A viewer is a seat or, numbered after the seats, a spectator. Each viewer counts only the actions that showed it
something, so that its `seq` does not tell what others do in secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from itertools import takewhile
from operator import is_
from typing import TYPE_CHECKING, Any

import orjson
from sqlalchemy import RowMapping

from ..kernel.agenda import Together
from ..kernel.codec import digest_of
from ..kernel.errors import BadDump
from ..kernel.opening import load
from ..kernel.opening import new as new_game
from ..kernel.table import Table
from . import metrics, telling
from .room import Room
from .store import Move

if TYPE_CHECKING:
    from .watcher import Watcher

Wire = dict[str, Any]


def compact(value: Any) -> str:
    return orjson.dumps(value).decode()


def deal(room: Room) -> Table:
    """The game of a table at its beginning. Seats are named when the record is written, not before: names change."""
    return new_game(room.game, players=room.players, seed=room.seed, **room.options)


def reopen(room: Room, head: RowMapping, actions: Sequence[RowMapping]) -> Table:
    """The game of a table from its rows: nothing is replayed, so that a changed rule does not change the past."""
    kept = orjson.loads(head["head"])
    moves: list[Any] = []
    events: list[Any] = []
    for row in actions:
        moves[row["kept"] :] = orjson.loads(row["moves"])
        events[row["kept_events"] :] = orjson.loads(row["events"])
    history = {
        "digest": digest_of(kept["dump"]["state"]),
        "seed": room.seed if kept["origin"] is None else None,
        "origin": kept["origin"],
        "moves": moves,
        "events": events,
        "run": kept["run"],
    }
    try:
        return load({**kept["dump"], "history": history})
    except BadDump:  # on changed rules the last moves may lead elsewhere: then they stand
        return load({**kept["dump"], "history": {**history, "run": None}})


class Shown:
    """What an action showed one viewer. `whispers` says of each event whether others did not see all of it."""

    __slots__ = ("old", "new", "events_from", "events", "whispers")

    def __init__(self, old: Wire, new: Wire, events_from: int, events: list[Wire], whispers: list[bool]) -> None:
        self.old = old
        self.new = new
        self.events_from = events_from
        self.events = events
        self.whispers = whispers


class Live:
    """One table that somebody plays, watches or is about to."""

    def __init__(self, room: Room, timer: float | None = None) -> None:
        self.room = room
        self.timer = timer  # how fast the game's own times run; None: it is played without them
        self.lock = asyncio.Lock()
        self.moves_made = metrics.MOVES.labels(room.game)
        self.watchers: list[Watcher] = []
        self.elsewhere: dict[str, tuple[float, list[int], int]] = {}  # worker: (when, seats online, spectators)
        self.table: Table | None = None
        self.seq = 0
        self.seqs = [0] * (room.players + 1)
        self.asked = [0] * (room.players + 1)  # a viewer's seq when it was last asked something new
        self.views: list[Wire] = [{}] * (room.players + 1)
        self.offered: list[list[int]] = [[] for _ in range(room.players + 1)]
        self.counts = [0] * (room.players + 1)  # events that each viewer has seen
        self.deciding: list[int] = []
        self.used = [0.0] * room.players
        self.since: float | None = None
        self.nagged = False  # those who are waited for have been reminded
        self.window = ""  # the game's name for what is being decided, at a table with timers
        self.window_from = 0  # how many moves had been made when that began
        self.due: float | None = None  # when the time for that is up
        self.missed = [0] * room.players  # how often in a row a seat's time was up, as far as everybody can see
        self.counted = False  # for what is being decided now too
        self.chat: list[Wire] = []
        self.nudged: dict[int, float] = {}
        self.paused = 0.0  # the loop's time from which on it is worth finding out what can be taken back
        self.thinking: set[int] = set()  # seats for which a bot is at work
        self.thoughts: dict[int, tuple[int, asyncio.Task[str]]] = {}  # theirs, and what was asked (`asked`) then
        self.hints: dict[int, tuple[int, asyncio.Task[list[tuple[str, int]]]]] = {}  # thought of for people, likewise
        self._dumped: tuple[int, Wire] | None = None  # the last state as it was saved, and after how many moves

    def viewer(self, seat: int | None) -> int:
        return self.room.players if seat is None else seat

    def seat(self, viewer: int) -> int | None:
        return None if viewer == self.room.players else viewer

    def eyes(self, viewer: int) -> int:
        """A viewer as the kernel numbers it."""
        return -1 if viewer == self.room.players else viewer

    # Reading and writing

    def read(self, head: RowMapping | None, actions: Sequence[RowMapping], chat: Sequence[RowMapping]) -> None:
        """Become what the rows say."""
        self.chat = [dict(row) for row in chat]
        if head is None:
            return
        self.table = reopen(self.room, head, actions)
        self.seq = head["seq"]
        self.used = orjson.loads(head["used"])
        self.since = head["since"]
        self.nagged = head["nagged"]
        self.deciding = orjson.loads(head["deciding"])
        self.due = head["due"]
        if head["clock"] is not None:
            clock = orjson.loads(head["clock"])
            self.window, self.window_from = clock["window"], clock["from"]
            self.missed, self.counted = clock["missed"], clock["counted"]
        for viewer in range(self.room.players + 1):
            self.seqs[viewer] = sum(1 for row in actions if row["shown"] >> viewer & 1)
            self._look(viewer)
            self.asked[viewer] = self.seqs[viewer]
            self.counts[viewer] = len(self.table.events(self.seat(viewer)))

    def _look(self, viewer: int) -> bool:
        """Take in what a viewer sees now; is it anything new?"""
        assert self.table is not None
        view = self.table.view(self.seat(viewer))
        offered = [move.id for move in self.table.options(viewer)] if viewer < self.room.players else []
        new = view != self.views[viewer]
        if offered != self.offered[viewer]:
            self.offered[viewer] = offered
            self.asked[viewer] = self.seqs[viewer] + 1
            new = True
        self.views[viewer] = view
        return new

    def begin(self, table: Table, at: float) -> tuple[Move, dict[int, Shown]]:
        """Put a dealt game on the table."""
        self.table = table
        return self._action("deal", None, 0, 0, at)

    def act(
        self, what: str, seat: int | None, do: Callable[[Table], Table | None], at: float
    ) -> tuple[Move, dict[int, Shown]]:
        """Let something happen. Returns what is to be saved, and after that what is to be told to whom.

        A refusal of the kernel goes through and changes nothing. If saving fails this object must be thrown away.
        """
        table = self.table
        assert table is not None
        if what == "move":
            kept, kept_events = len(table.moves), len(table.log)
            self.table = do(table) or table
        else:
            moves, log = table.moves[:], table.log[:]
            self._dumped = None
            self.table = do(table) or table
            kept, kept_events = _common(moves, self.table.moves), _common(log, self.table.log)
        return self._action(what, seat, kept, kept_events, at)

    def _action(
        self, what: str, seat: int | None, kept: int, kept_events: int, at: float
    ) -> tuple[Move, dict[int, Shown]]:
        table = self.table
        assert table is not None
        shown: dict[int, Shown] = {}
        mask = 0
        alike = table.heard_by_all(kept_events)
        for viewer in range(self.room.players + 1):
            old = self.views[viewer]
            seen = self.counts[viewer]
            events = table.heard(self.eyes(viewer), kept_events) if alike is None else alike
            if what not in ("move", "deal"):
                seen = len(table.heard(self.eyes(viewer), 0)) - len(events)
            new = self._look(viewer)
            if new or events or seen != self.counts[viewer] or viewer == seat or what == "deal":
                whispers = [False] * len(events)
                if alike is None:
                    whispers = table.whispers(self.eyes(viewer), kept_events)
                shown[viewer] = Shown(old, self.views[viewer], seen, events, whispers)
                mask |= 1 << viewer
                self.seqs[viewer] += 1
            self.counts[viewer] = seen + len(events)
        if seat is not None:
            self.asked[seat] = self.seqs[seat]  # asked the same again: yet an answer counts once
            if what == "move" and mask >> self.room.players:  # everybody saw that this player is there
                self.missed[seat] = 0
        self._keep_time(at)
        self.seq += 1
        action = {
            "table_id": self.room.id,
            "seq": self.seq,
            "seat": seat,
            "what": what,
            "moves": compact(table.dump_moves(kept)),
            "kept": kept,
            "kept_events": kept_events,
            "events": compact(table.dump_events(kept_events)),
            "shown": mask,
            "at": at,
        }
        return Move(action, self._head()), shown

    def _keep_time(self, at: float) -> None:
        """Charge the wait to those who were waited for, once the table waits for others.

        Not at every action: what happens in secret must not show in the clocks.
        """
        assert self.table is not None
        deciding = self.table.state.deciding()
        if self.since is not None and deciding != self.deciding:
            for seat in self.deciding:
                self.used[seat] += max(0.0, at - self.since)
        if deciding != self.deciding:
            self.deciding = deciding
            self.since = at if deciding else None
            self.nagged = False
        self._set_timer(at)

    def _set_timer(self, at: float) -> None:
        """Another decision has its own time, from now on."""
        assert self.table is not None
        if self.timer is None:
            return
        window, seconds = ("", 0) if self.table.over else self.table.game.window(self.table.state)
        if window != self.window:
            self.window = window
            self.window_from = len(self.table.moves)
            self.counted = False
            self.due = at + seconds * self.timer if window else None

    def is_up(self, at: float) -> bool:
        """Is the time for what is being decided up?"""
        return self.due is not None and at >= self.due and not (self.table is None or self.table.over)

    def count_missed(self, online: Collection[int]) -> None:
        """Note whose time is up, once for each decision and by nothing but what everybody can see.

        Where that somebody is still to answer would tell what he has, only those count who are not there.
        """
        assert self.table is not None
        if self.counted:
            return
        self.counted = True
        top = self.table.state.agenda[-1]
        hidden = isinstance(top, Together) and (top.secret or top.veiled)
        for seat in self.room.consenting(self.deciding):
            if seat not in online or not hidden:
                self.missed[seat] += 1

    def let_pass(self, seat: int, table: Table) -> None:
        """Do for a seat whose time is up what its game says, until it owes nothing more in this decision."""
        window = table.game.window(table.state)
        while not table.over and seat in table.pending and table.game.window(table.state) == window:
            move = table.game.idle(table.state, seat)
            assert move in table.options(seat), f"{move} is no move for a seat whose time is up"
            table.play(seat, move)

    def hurry(self) -> tuple[int, float] | None:
        """The seat that need not wait for the others any longer than until then."""
        told = None if self.table is None else self.table.game.hurry(self.table.state)
        return None if told is None or self.since is None else (told[0], self.since + told[1])

    def undoable(self, seat: int) -> int:
        """How many of its last moves a seat may take back; with timers only within what is being decided.

        Else time that is up, or was used, would come back.
        """
        assert self.table is not None
        if self.timer is None:
            return self.table.undoable(seat)
        here = self.table.movers[self.window_from :].count(seat)
        return min(here, self.table.undoable(seat)) if here else 0

    def _head(self) -> Wire:
        assert self.table is not None
        moves = len(self.table.moves)
        dump = self.table.dump(history=False)
        before = self._dumped[1] if self._dumped is not None and self._dumped[0] == moves - 1 else None
        self._dumped = moves, dump["state"]
        return {
            "of_table": self.room.id,
            "at_seq": self.seq - 1,
            "seq": self.seq,
            "head": compact({"dump": dump, "run": self.table.dump_run(before), "origin": self.table.origin}),
            "deciding": compact(self.deciding),
            "used": compact([round(used, 3) for used in self.used]),
            "since": self.since,
            "moves": self.public_moves(),
            "bot_due": self.bot_due(),
            "nagged": self.nagged,
            "due": self.due,
            "clock": None if self.timer is None else compact(self._clock()),
        }  # fmt: skip

    def _clock(self) -> Wire:
        return {
            "window": self.window, "from": self.window_from, "missed": self.missed, "counted": self.counted,
        }  # fmt: skip

    def public_moves(self) -> int:
        """How many moves were made, as far as everybody may know."""
        if self.table is None:
            return 0
        return len(self.table.moves) if self.table.over else max(0, self.seqs[-1] - 1)

    def bot_due(self) -> bool:
        return any(self.room.seats[seat].played_by_bot for seat in self.pending())

    def pending(self) -> list[int]:
        return [] if self.table is None or self.table.over else self.table.pending

    # Telling

    def first(self, viewer: int | None, code: str, since: int, most: int) -> Wire:
        """The game's part of a first message. `viewer` None: somebody who may not watch."""
        if self.table is None or viewer is None:
            asked = {"prompt": [], "options": [], "undo": 0}
            return {"seq": 0, "view": None, "now": asked, "events_from": 0, "events": []}
        seat = self.seat(viewer)
        last = max(0, self.counts[viewer] - most)
        start = max(min(since, last), last - 9 * most) if since else last
        undo = 0 if seat is None else self.undoable(seat)
        return {
            "seq": self.seqs[viewer],
            "view": self.views[viewer],
            "now": telling.now(self.table, seat, code, undo),
            "events_from": start,
            "events": telling.all_happened(self.table, self.eyes(viewer), start, self.counts[viewer], code),
        }

    def moved(self, viewer: int, shown: Shown, code: str, sentences: dict[tuple[int, str], list[Wire]]) -> Wire:
        """The message that an action brings to a viewer."""
        assert self.table is not None
        events = sentences.get((id(shown.events), code))
        if events is None:
            events = telling.happened(self.table, shown.events, shown.whispers, code)
            sentences[id(shown.events), code] = events
        return {
            "t": "moved",
            "seq": self.seqs[viewer],
            "patch": telling.patch(shown.old, shown.new),
            "events_from": shown.events_from,
            "events": events,
            "now": telling.now(self.table, self.seat(viewer), code, 0),
            "waiting_for": self.deciding,
            "waiting_since": self.since,
            "due": self.due,
            "hurry": self.hurry(),
            "used": [round(used, 1) for used in self.used],
        }

    def chat_line(self, row: Wire, viewer: int | None) -> Wire:
        """A line of chat with the place in the viewer's log at which it was said."""
        events = 0
        if self.table is not None and viewer is not None:
            logged = min(row["logged"], len(self.table.log))
            events = self.counts[viewer] - len(self.table.heard(self.eyes(viewer), logged))
        return {
            "n": row["n"],
            "at": row["at"],
            "channel": row["channel"],
            "seat": row["seat"],
            "name": row["name"],
            "text": row["text"],
            "events": events,
        }


def _common(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How long the two begin alike."""
    return sum(1 for _ in takewhile(lambda pair: is_(*pair), zip(old, new, strict=False)))
