"""Games move by move through somebody's eyes: all of it after the end, before it what that seat has seen."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from ..kernel.errors import PetteiaError
from ..kernel.opening import replay
from ..kernel.record import Record
from ..kernel.table import Table
from . import telling
from .hall import Hall
from .lobby import record_of
from .room import Room
from .safety import Refused

Wire = dict[str, Any]
MOST_FRAMES = 200
SHOWN_BEFORE = 30  # events told before the first frame


async def show(hall: Hall, id: str, keys: Sequence[str], seat: int | None, start: int, count: int, code: str) -> Wire:
    """Frames from a move on. A game that is not over is shown as far as this viewer has followed it."""
    async with hall.at(id) as live:
        if live.table is None:
            raise Refused("not-started")
        eyes = live.room.eyes(live.room.held(keys))
        if seat not in eyes:
            raise Refused("not-your-eyes", 403)
        text = record_of(live)
        over = live.room.status == "over"
    try:
        found = await asyncio.to_thread(frames, text, over, seat, start, min(count, MOST_FRAMES), code)
    except PetteiaError as error:
        raise Refused("other-rules", 409) from error
    return {"table": id, "seat": seat, "eyes": eyes, **found}


def frames(text: str, over: bool, seat: int | None, start: int, count: int, code: str) -> Wire:
    """Plays a record again and notes what changes before the viewer's eyes.

    Before the end a step is only what showed the viewer something: the others' secret moves are not even counted.
    """
    moves = Record(text).moves
    table = replay(text, 0)
    table.names = []
    viewer = -1 if seat is None else seat
    step = 0
    base = _base(table, seat, step, code) if start == 0 else None
    view = table.view(seat)
    made: list[Wire] = []
    for _, mover, move in moves:
        logged = len(table.log)
        if over and not start - 1 <= step < start + count:  # after the end every move is a step, seen or not
            if step < start:
                table.play(mover, move)
                step += 1
                continue
            break
        table.play(mover, move)
        events = table.heard(viewer, logged)
        after = table.view(seat)
        if not over and not events and after == view and mover != seat:
            continue
        step += 1
        if step == start:
            base = _base(table, seat, step, code)
        elif start < step <= start + count:
            made.append({
                "move": step,
                "seat": mover if over or mover == seat else None,
                "text": move if over or mover == seat else None,
                "patch": telling.patch(view, after),
                "events": telling.happened(table, events, table.whispers(viewer, logged), code),
            })  # fmt: skip
        view = after
    steps = len(moves) if over else step
    if base is None:
        raise Refused("no-move", 404, moves=steps)
    return {"moves": steps, "frames": made, **base}


def _base(table: Table, seat: int | None, step: int, code: str) -> Wire:
    """What a viewer sees where the frames begin."""
    seen = len(table.events(seat))
    told = telling.all_happened(table, -1 if seat is None else seat, max(0, seen - SHOWN_BEFORE), seen, code)
    return {"start": step, "view": table.view(seat), "events": told}


async def record(hall: Hall, id: str, keys: Sequence[str]) -> str:
    """The whole record, seed included: only after the end."""
    async with hall.at(id) as live:
        if live.table is None:
            raise Refused("not-started")
        if live.room.status != "over":
            raise Refused("not-over")
        if None not in _after_end(live.room, keys):
            raise Refused("closed", 403)
        return record_of(live)


def _after_end(room: Room, keys: Sequence[str]) -> list[int | None]:
    return room.eyes(room.held(keys)) if room.spectators != "public" or room.held(keys) else []


async def seen(hall: Hall, id: str, keys: Sequence[str], seat: int | None, code: str) -> Wire:
    """What a seat has seen so far, to keep."""
    async with hall.at(id) as live:
        table: Table | None = live.table
        if table is None:
            raise Refused("not-started")
        if seat not in live.room.eyes(live.room.held(keys)):
            raise Refused("not-your-eyes", 403)
        viewer = live.viewer(seat)
        told = telling.all_happened(table, live.eyes(viewer), 0, live.counts[viewer], code)
        names = [one.name for one in live.room.seats]
        return {"table": id, "seat": seat, "names": names, "view": table.view(seat), "events": told}
