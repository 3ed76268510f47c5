"""What a connection can ask for, one small function per message of the live protocol."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection, update
from sqlalchemy.exc import SQLAlchemyError

from ..kernel.errors import BadOption, IllegalMove, PetteiaError
from ..kernel.opening import replay
from ..kernel.table import Table
from . import schema, telling
from .hall import Hall, needed, outcome
from .live import Live, compact
from .room import free_colour
from .safety import Refused, refusal
from .store import SEATS, TABLES, Conflict
from .watcher import Watcher

trouble = logging.getLogger("petteia.commands")
NUDGE_PAUSE = 10.0
Handler = Callable[[Hall, Watcher, Any], Awaitable[None]]


def patiently(work: Handler) -> Handler:
    """Another worker may be faster: then look again, and perhaps it still goes."""

    async def tried(hall: Hall, watcher: Watcher, message: Any) -> None:
        for _ in range(5):
            with contextlib.suppress(Conflict):
                await work(hall, watcher, message)
                return
        raise Refused("stale")

    return tried


async def handle(hall: Hall, watcher: Watcher, message: Any) -> None:
    """Do what a message asks; Refused says why not."""
    if watcher.live is None and not isinstance(message, (schema.Sit, schema.Ping)):
        raise Refused("sit-first")
    await HANDLERS[type(message)](hall, watcher, message)


async def sit(hall: Hall, watcher: Watcher, message: schema.Sit) -> None:
    await hall.open(message.table)  # a table that is not there is refused before the old one is left
    await leave(hall, watcher)
    async with hall.at(message.table) as live:
        watcher.live = live
        watcher.keys = tuple(message.keys)
        watcher.language = message.language
        watcher.viewer = live.viewer(message.seat)
        hall.admit(watcher)
        live.watchers.append(watcher)
        hall.send_first(watcher, message.since)
    await hall.coming(live)
    hall.go_on(live)


async def leave(hall: Hall, watcher: Watcher) -> None:
    live = watcher.live
    if live is not None:
        watcher.live = None
        if watcher in live.watchers:
            live.watchers.remove(watcher)
        await hall.coming(live)


async def look(hall: Hall, watcher: Watcher, message: schema.Look) -> None:
    async with _here(hall, watcher) as live:
        if message.seat not in live.room.eyes(watcher.seats):
            raise Refused("not-your-eyes", 403)
        if message.language is not None:
            watcher.language = message.language
        watcher.viewer = live.viewer(message.seat)
        hall.send_first(watcher, live.counts[watcher.viewer])


@patiently
async def play(hall: Hall, watcher: Watcher, message: schema.PlayMoves) -> None:
    moves = message.moves[0] if len(message.moves) == 1 else message.moves
    words = _plain(message.words)
    await _act(hall, watcher, message, "move", lambda table, seat: table.play(seat, moves), words)


@patiently
async def undo(hall: Hall, watcher: Watcher, message: schema.TakeBack) -> None:
    await _act(hall, watcher, message, "undo", lambda table, seat: table.undo(seat, message.moves))


async def _act(
    hall: Hall, watcher: Watcher, message: schema.PlayMoves | schema.TakeBack, what: str,
    do: Callable[[Table, int], None], words: str = "",
) -> None:  # fmt: skip
    async with _here(hall, watcher) as live:
        seat = _playing_seat(live, watcher)
        if live.is_up(hall.now()):
            await hall.time_is_up(live)
            raise Refused("time-is-up")
        _check_fresh(live, seat, message.seq)
        if isinstance(message, schema.TakeBack):
            _check_decided(live, seat, message.moves)
        elif words and not _may_say(live, message.moves[-1]):
            raise Refused("no-words")
        watcher.asked = message.id  # only now, with the table for oneself: what is told next is this very action
        try:
            await hall.act(live, what, seat, lambda table: do(table, seat), words)
        finally:
            watcher.asked = None
        if live.room.seats[seat].stand_in:
            await hall.set_stand_in(live, seat, False, "back")


def _check_fresh(live: Live, seat: int, seq: int) -> None:
    """Has the seat been asked nothing new since it saw this?"""
    if not live.asked[seat] <= seq <= live.seqs[seat]:
        raise Refused("stale")


def _check_decided(live: Live, seat: int, moves: int) -> None:
    """With timers one takes back no more than what is still being decided."""
    assert live.table is not None
    if live.timer is not None and live.undoable(seat) < moves <= live.table.undoable(seat):
        raise Refused("decided")


def _may_say(live: Live, move: str) -> bool:
    """Is this a move with which one may say something to all?"""
    assert live.table is not None
    found = live.table.state.box.words.find(move)
    return found is not None and found.verb.name in live.table.game.spoken


def _plain(text: str) -> str:
    """What can be seen of a text."""
    return "".join(sign for sign in text if sign.isprintable())


def _playing_seat(live: Live, watcher: Watcher) -> int:
    """The seat for which a connection acts, at a table where there is something to do."""
    if live.room.status == "waiting":
        raise Refused("not-started")
    if watcher.seat is None:
        raise Refused("not-your-seat", 403)
    if live.room.status == "over":
        raise Refused("over")
    return watcher.seat


async def why(hall: Hall, watcher: Watcher, message: schema.AskWhy) -> None:
    async with _here(hall, watcher) as live:
        seat = watcher.seat
        if live.table is None:
            raise Refused("not-started")
        if seat is None:
            raise Refused("not-your-seat", 403)
        answer: dict[str, Any] = {"t": "why", "id": message.id, "legal": False, "clause": None}
        text = message.move
        if text is None and message.thing is not None:
            candidates = live.table.naming(seat, *message.thing)
            if not candidates:
                watcher.send({**answer, "say": []})  # the page has a sentence for it
                return
            offered = live.table.options(seat)
            text = next((move for move in candidates if move in offered), candidates[0]).text
        if text is None:
            raise Refused("bad-message", 400, problem="move, thing")
        told = live.table.why(seat, text)
        if told is None:
            watcher.send({**answer, "legal": True, "say": []})
        else:
            watcher.send({**answer, "clause": told[0], "say": telling.parts(told[1])})


async def chat(hall: Hall, watcher: Watcher, message: schema.Say) -> None:
    async with _here(hall, watcher) as live:
        player = bool(watcher.seats or watcher.owner)
        if not player and watcher.viewer is None:
            raise Refused("closed", 403)
        seat = watcher.seat if watcher.seat is not None else (watcher.seats[0] if watcher.seats else None)
        name = live.room.seats[seat].name if seat is not None else ""
        text = _plain(message.text)
        if not text:
            raise Refused("bad-message", 400, problem="text")
        await hall.chat(live, "players" if player else "watchers", seat, name, text)
    watcher.send({"t": "done", "id": message.id})


async def nudge(hall: Hall, watcher: Watcher, message: schema.Nudge) -> None:
    async with _here(hall, watcher) as live:
        by = _playing_seat(live, watcher)
        if message.seat not in live.deciding or not live.room.seats[message.seat].a_person_plays:
            raise Refused("nobody-to-nudge")
        if time.monotonic() - live.nudged.get(message.seat, -NUDGE_PAUSE) < NUDGE_PAUSE:
            raise Refused("nudged-already")
        live.nudged[message.seat] = time.monotonic()
        await hall.nudge(live, by, message.seat)
    watcher.send({"t": "done", "id": message.id})


@patiently
async def hurry(hall: Hall, watcher: Watcher, message: schema.Hurry) -> None:
    async with _here(hall, watcher) as live:
        by = _playing_seat(live, watcher)
        told = live.hurry()
        if told is None or told[0] != by:
            raise Refused("not-hurried")
        if hall.now() < told[1]:
            raise Refused("too-early", seconds=math.ceil(told[1] - hall.now()))
        await hall.wait_no_longer(live)
    watcher.send({"t": "done", "id": message.id})


async def hint(hall: Hall, watcher: Watcher, message: schema.AskHint) -> None:
    async with _here(hall, watcher) as live:
        seat = _playing_seat(live, watcher)
        if not live.room.hints:
            raise Refused("no-hints")
        if seat not in live.pending():
            raise Refused("nothing-asked")
        _check_fresh(live, seat, message.seq)
        assert live.table is not None
        if len(live.table.options(seat)) == 1:
            raise Refused("only-one-way")
        thought = hall.think_of_hint(live, seat)
    hall.run(_give_hint(hall, watcher, message, seat, thought))


async def _give_hint(
    hall: Hall, watcher: Watcher, message: schema.AskHint, seat: int, thought: asyncio.Task[list[tuple[str, int]]]
) -> None:
    """Tell what the bot has found, if it still answers what is asked; and tell all that somebody took a hint."""
    found = await outcome(thought)
    try:
        async with _here(hall, watcher) as live:
            if found is None or _playing_seat(live, watcher) != seat or seat not in live.pending():
                raise Refused("stale")
            _check_fresh(live, seat, message.seq)
            await hall.note(live, "took-hint", seat)
            options = [{"move": move, "percent": percent} for move, percent in found]
            watcher.send({"t": "hint", "id": message.id, "options": options})
    except Refused as error:
        watcher.send(refusal(error, message.id))
    except SQLAlchemyError:
        trouble.exception("a hint could not be noted")
        watcher.send(refusal(Refused("unavailable"), message.id))


async def rename(hall: Hall, watcher: Watcher, message: schema.Rename) -> None:
    async with _here(hall, watcher) as live:
        if watcher.seat is None:
            raise Refused("not-your-seat", 403)
        seat = live.room.seats[watcher.seat]
        others = [other for other in live.room.seats if other is not seat]
        name = clean_name(message.name, [other.name for other in others])
        colour = free_colour(others, message.colour)

        def write(connection: Connection) -> None:
            mine = update(SEATS).where(SEATS.c.table_id == live.room.id, SEATS.c.seat == seat.seat)
            connection.execute(mine.values(name=name, colour=colour))

        await hall.change(live, write)
    watcher.send({"t": "done", "id": message.id})


def clean_name(name: str, others: list[str]) -> str:
    """A name that can be seen and that nobody else at the table has."""
    plain = "".join(sign for sign in name if sign.isprintable()).strip()
    if not plain:
        raise Refused("bad-name", 422)
    if plain.casefold() in [other.casefold() for other in others]:
        raise Refused("name-taken", name=plain)
    return plain


# Consent


@patiently
async def propose(hall: Hall, watcher: Watcher, message: schema.Propose) -> None:
    async with _here(hall, watcher) as live:
        by = _playing_seat(live, watcher)
        if live.room.proposal is not None:
            raise Refused("proposal-open")
        assert live.table is not None
        proposal = {"what": message.what, "by": by, "seat": message.seat, "yes": [by], "to": 0}
        if message.what == "take-back":
            if message.seat != by or by not in live.table.movers:
                raise Refused("nothing-to-take-back")
            proposal["to"] = len(live.table.movers) - 1 - live.table.movers[::-1].index(by)
        else:
            _check_absent(hall, live, message.seat, by)
        await _put(hall, live, proposal)
        await hall.note(live, f"proposed-{message.what}", by if message.what == "take-back" else message.seat)
        await _decide(hall, live)
    watcher.send({"t": "done", "id": message.id})


def _check_absent(hall: Hall, live: Live, seat: int, by: int) -> None:
    """A bot may be voted in only for a person who has kept the table waiting beyond its limit."""
    pace = hall.settings.paces.get(live.room.pace)
    limit = pace.limit if pace else hall.settings.patience
    if seat == by or seat >= live.room.players or not live.room.seats[seat].a_person_plays:
        raise Refused("nobody-to-replace")
    if live.since is None or seat not in live.deciding or time.time() - live.since < limit:
        raise Refused("not-absent", minutes=round(limit / 60))


@patiently
async def vote(hall: Hall, watcher: Watcher, message: schema.Vote) -> None:
    async with _here(hall, watcher) as live:
        by = _playing_seat(live, watcher)
        proposal = live.room.proposal
        if proposal is None:
            raise Refused("no-proposal")
        about_oneself = proposal["what"] == "stand-in" and by == proposal["seat"]
        if about_oneself or (message.yes and by not in needed(live.room)):  # all others may still say no
            raise Refused("not-asked")
        if message.yes:
            await _put(hall, live, {**proposal, "yes": [*proposal["yes"], by]})
            await _decide(hall, live)
        else:
            await _put(hall, live, None)
            await hall.note(live, "refused-proposal", by)
            hall.go_on(live)
    watcher.send({"t": "done", "id": message.id})


async def _put(hall: Hall, live: Live, proposal: dict[str, Any] | None) -> None:
    """Replace the proposal that was seen; Conflict if it is another by now."""
    seen = live.room.proposal_text
    kept = None if proposal is None else compact(proposal)

    def write(connection: Connection) -> bool:
        same = TABLES.c.proposal.is_(None) if seen is None else TABLES.c.proposal == seen
        changed = update(TABLES).where(TABLES.c.id == live.room.id, same).values(proposal=kept)
        return bool(connection.execute(changed).rowcount)

    if not await hall.change(live, write):
        raise Conflict


async def _decide(hall: Hall, live: Live) -> None:
    """Carry out a proposal that everybody has agreed to."""
    proposal = live.room.proposal
    if proposal is None or needed(live.room):
        return
    if proposal["what"] == "stand-in":
        await hall.set_stand_in(live, proposal["seat"], True, "voted-out")
    else:
        to = proposal["to"]
        try:
            await hall.act(live, "take-back", proposal["by"], lambda table: taken_back(table, to))
        except Refused:
            await _put(hall, live, None)
            raise
        await hall.note(live, "took-back", proposal["by"])


def taken_back(table: Table, to: int) -> Table:
    """The table as it was after its first `to` moves; it must have been played on these very rules."""
    try:
        back = replay(table.record(), to)
    except (PetteiaError, BadOption) as error:
        raise IllegalMove(Refused("other-rules").sentence) from error
    del table.log[len(back.log) :]
    back.log[:] = table.log  # the very same events, so that what is kept can be told from what is new
    return back


async def log(hall: Hall, watcher: Watcher, message: schema.AskLog) -> None:
    async with _here(hall, watcher) as live:
        if watcher.viewer is None or live.table is None:
            raise Refused("closed", 403)
        end = min(message.before, live.counts[watcher.viewer])
        start = max(0, end - hall.settings.first_events)
        told = telling.all_happened(live.table, live.eyes(watcher.viewer), start, end, watcher.language)
        watcher.send({"t": "log", "id": message.id, "events_from": start, "events": told})


async def ping(hall: Hall, watcher: Watcher, message: schema.Ping) -> None:
    watcher.send({"t": "pong", "now": round(time.time(), 3)})


class _here:  # noqa: N801 - reads as `async with _here(hall, watcher) as live`
    """The table of a connection for oneself, as it is saved."""

    def __init__(self, hall: Hall, watcher: Watcher) -> None:
        self.hall = hall
        self.watcher = watcher

    async def __aenter__(self) -> Live:
        while True:
            live = self.watcher.live
            if live is None:
                raise Refused("sit-first")
            await live.lock.acquire()
            if self.watcher.live is live and self.hall.is_open(live):
                self.live = live
                return live
            live.lock.release()
            if self.watcher.live is live:
                await self.hall.reseat(live)

    async def __aexit__(self, *_: object) -> None:
        self.live.lock.release()


HANDLERS: dict[type, Handler] = {
    schema.Sit: sit,
    schema.Look: look,
    schema.PlayMoves: play,
    schema.TakeBack: undo,
    schema.AskWhy: why,
    schema.Say: chat,
    schema.Nudge: nudge,
    schema.Hurry: hurry,
    schema.AskHint: hint,
    schema.Propose: propose,
    schema.Vote: vote,
    schema.Rename: rename,
    schema.AskLog: log,
    schema.Ping: ping,
}
