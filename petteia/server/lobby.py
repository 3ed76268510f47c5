"""Making tables, taking seats, starting, playing again: what happens around a game."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, select, update

from ..bots import names as bot_names
from ..bots.strength import USUAL
from ..kernel.errors import PetteiaError
from ..kernel.opening import game as game_named
from ..kernel.opening import replay
from ..kernel.table import Table
from . import metrics, schema
from .commands import clean_name
from .hall import Hall, first_action, head_of, mark_bots, room_wire
from .live import Live, compact, deal
from .room import Room, Seat, free_colour
from .safety import Refused, hashed, new_id, new_key, opens
from .store import SEATS, TABLES, Conflict, find_seats, find_table

Wire = dict[str, Any]
LISTED = 60
BOT_NAMES = ("Kleio", "Thaleia", "Erato", "Ourania", "Kalliope", "Euterpe")


def check_bot(name: str | None) -> str:
    if name is None:
        return USUAL
    if name not in bot_names():
        raise Refused("no-bot", 422, name=name, known=", ".join(bot_names()))
    return name


async def create(hall: Hall, wish: schema.NewTable) -> Wire:
    """A new table; the keys are told once and kept as hashes."""
    try:
        game = game_named(wish.game)
    except PetteiaError:
        raise Refused("no-game", 422) from None
    low, high = game.seats
    if not low <= len(wish.seats) <= high:
        raise Refused("bad-players", 422, title=game.title, low=low, high=high)
    if wish.pace in hall.settings.timers and not game.timed:
        raise Refused("no-timers", 422, title=game.title)
    try:
        options = game.check_options(wish.options)
    except PetteiaError as error:
        raise Refused("bad-option", 422, problem=str(error)) from None
    edition = game.open_box(None).edition
    keys: dict[int, str] = {}
    seats: list[Seat] = []
    for n, asked in enumerate(wish.seats):
        seats.append(_new_seat(n, asked, seats, keys))
    if wish.start and any(seat.who == "open" for seat in seats):
        raise Refused("seats-open")
    owner = new_key()
    row = _table_row(game.name, game.version, edition, options)
    row |= {
        "public": wish.public, "pace": wish.pace, "strict": wish.strict, "spectators": wish.spectators,
        "stand_in": check_bot(wish.stand_in), "hints": wish.hints, "owner": hashed(owner),
    }  # fmt: skip
    await _insert(hall, row, seats)
    metrics.TABLES.labels(game.name).inc()
    if wish.start:
        await _start(hall, row["id"])
    return {"table": row["id"], "owner": owner, "seats": keys}


def _new_seat(n: int, asked: schema.SeatWish, others: list[Seat], keys: dict[int, str]) -> Seat:
    names = [other.name for other in others]
    colour = free_colour(others, asked.colour)
    if asked.who == "me":
        keys[n] = new_key()
        name = clean_name(asked.name, names) if asked.name else _free_name(names, f"Player {n + 1}")
        return Seat(n, "person", name, colour, key=hashed(keys[n]))
    if asked.who == "bot":
        return Seat(n, "bot", _bot_name(names), colour, bot=check_bot(asked.bot))
    return Seat(n, "open", "", colour)


def _bot_name(taken: Sequence[str]) -> str:
    return next(name for name in BOT_NAMES if name not in taken)


def _free_name(taken: Sequence[str], name: str) -> str:
    while name in taken:
        name += "*"
    return name


def _table_row(game: str, rules: int, edition: str, options: Wire) -> Wire:
    return {
        "id": new_id(), "game": game, "edition": edition, "rules": rules, "options": compact(options),
        "seed": str(secrets.randbits(120)), "public": False, "pace": "none", "strict": False, "spectators": "open",
        "stand_in": "", "hints": False, "owner": "", "status": "waiting", "created": time.time(), "ended": None,
        "before": None, "next": None, "record": False, "ranking": "[]", "proposal": None, "version": 0,
    }  # fmt: skip


async def _insert(hall: Hall, row: Wire, seats: Sequence[Seat]) -> None:
    def write(connection: Connection) -> None:
        connection.execute(insert(TABLES), row)
        connection.execute(insert(SEATS), [seat.row(row["id"]) for seat in seats])

    await hall.store.write(write)


# Sitting down and getting up


async def join(hall: Hall, id: str, wish: schema.Joining) -> Wire:
    """Take an open seat: any, a certain one, or the one that an invitation is for."""
    key = new_key()
    async with hall.at(id) as live:
        seat = _seat_to_take(live.room, wish)
        others = [other for other in live.room.seats if other is not seat]
        name = clean_name(wish.name, [other.name for other in others])
        colour = free_colour(others, wish.colour or seat.colour)

        def write(connection: Connection) -> bool:
            taken = connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == id, SEATS.c.seat == seat.seat, SEATS.c.who == "open")
                .values(who="person", name=name, colour=colour, key=hashed(key), invite=None, bot=None, stand_in=False)
            )
            return bool(taken.rowcount)

        if not await hall.change(live, write):
            raise Refused("seat-taken")
        await hall.note(live, "joined", seat.seat)
    return {"table": id, "seat": seat.seat, "key": key}


def _seat_to_take(room: Room, wish: schema.Joining) -> Seat:
    if room.status == "over":
        raise Refused("over")
    if wish.invite is not None:
        for seat in room.seats:
            if seat.who == "open" and opens([wish.invite], seat.invite):
                return seat
        raise Refused("no-invitation", 403)
    free = [seat for seat in room.seats if seat.who == "open" and wish.seat in (None, seat.seat)]
    if not free:
        raise Refused("seat-taken" if wish.seat is not None else "table-full")
    uninvited = [seat for seat in free if seat.invite is None]
    if not uninvited:
        raise Refused("seat-reserved", 403)
    return uninvited[0]


async def leave(hall: Hall, id: str, keys: Sequence[str], seat: int) -> None:
    """Get up before the start."""
    async with hall.at(id) as live:
        if seat not in live.room.held(keys):
            raise Refused("not-your-seat", 403)
        _check_waiting(live.room)
        await hall.note(live, "left", seat)
        await _vacate(hall, live, seat)


def _check_waiting(room: Room) -> None:
    if room.status != "waiting":
        raise Refused("started")


async def _vacate(hall: Hall, live: Live, seat: int, **values: Any) -> None:
    changes = {"who": "open", "name": "", "key": None, "invite": None, "bot": None, "stand_in": False, **values}

    def write(connection: Connection) -> None:
        mine = update(SEATS).where(SEATS.c.table_id == live.room.id, SEATS.c.seat == seat)
        connection.execute(mine.values(**changes))
        connection.execute(update(TABLES).where(TABLES.c.id == live.room.id).values(proposal=None))
        mark_bots(connection, live, seat, changes["who"] == "bot")

    await hall.change(live, write)


async def change_seat(hall: Hall, id: str, keys: Sequence[str], seat: int, wish: schema.SeatChange) -> None:
    """The owner gives a seat to a bot, or opens it; its holder lets a bot stand in, or comes back."""
    bot = check_bot(wish.bot)
    async with hall.at(id) as live:
        if seat >= live.room.players:
            raise Refused("no-seat", 404)
        if live.room.status == "over":
            raise Refused("over")
        owner = live.room.is_owner(keys)
        if wish.stand_in is not None:
            await _stand_in(hall, live, seat, wish.stand_in, owner or seat in live.room.held(keys))
            return
        if not owner:
            raise Refused("not-owner", 403)
        before = live.room.seats[seat]
        if before.who == "person" and live.room.status == "running":
            raise Refused("person-stays")
        if wish.who == "bot":
            name = _bot_name([other.name for other in live.room.seats]) if before.who != "bot" else before.name
            await _vacate(hall, live, seat, who="bot", name=name, bot=bot)
            await hall.note(live, "seat-to-bot", seat)
        elif wish.who == "open":
            await _vacate(hall, live, seat)
            await hall.note(live, "seat-open", seat)
        hall.go_on(live)


async def _stand_in(hall: Hall, live: Live, seat: int, on: bool, allowed: bool) -> None:
    if not allowed:
        raise Refused("not-your-seat", 403)
    if live.room.status != "running" or live.room.seats[seat].who != "person":
        raise Refused("nobody-to-replace")
    await hall.set_stand_in(live, seat, on, "stand-in" if on else "back")


async def invite(hall: Hall, id: str, keys: Sequence[str], seat: int) -> Wire:
    """A link for one open seat; a new one makes the old one worthless."""
    token = new_key()
    async with hall.at(id) as live:
        if not live.room.is_owner(keys):
            raise Refused("not-owner", 403)
        if seat >= live.room.players:
            raise Refused("no-seat", 404)
        if live.room.seats[seat].who != "open":
            raise Refused("seat-taken")

        def write(connection: Connection) -> None:
            mine = update(SEATS).where(SEATS.c.table_id == id, SEATS.c.seat == seat)
            connection.execute(mine.values(invite=hashed(token)))

        await hall.change(live, write)
    return {"table": id, "seat": seat, "invite": token}


# Starting and starting again


async def start(hall: Hall, id: str, keys: Sequence[str]) -> None:
    async with hall.at(id) as live:
        if not live.room.is_owner(keys):
            raise Refused("not-owner", 403)
    await _start(hall, id)


async def _start(hall: Hall, id: str) -> None:
    async with hall.at(id) as live:
        _check_waiting(live.room)
        if any(seat.who == "open" for seat in live.room.seats):
            raise Refused("seats-open")
        await _put_on_table(hall, live, deal(live.room))
        await hall.note(live, "started", None)
        hall.go_on(live)


async def _put_on_table(hall: Hall, live: Live, table: Table, status: str = "running") -> None:
    """Deal, save, tell: from now on the table has a head."""
    saved, _ = live.begin(table, hall.now())
    first = first_action(live, saved)

    def write(connection: Connection) -> None:
        first(connection)
        changes = {"status": status, "rules": table.game.version, "ranking": compact(table.ranking)}
        connection.execute(update(TABLES).where(TABLES.c.id == live.room.id).values(**changes))

    try:
        await hall.change(live, write)
    except Exception as error:
        hall.drop_and_reseat(live)
        raise (Refused("started") if isinstance(error, Conflict) else error) from None
    for watcher in live.watchers:
        hall.send_first(watcher, 0)


async def rematch(hall: Hall, id: str, keys: Sequence[str]) -> Wire:
    """The same people and bots once more, everybody one seat further on. The same keys open it."""
    async with hall.at(id) as live:
        room: Room = live.room
        if not (room.held(keys) or room.is_owner(keys)) or room.record:
            raise Refused("not-your-seat", 403)
        if room.status != "over":
            raise Refused("not-over")
        if room.next is not None:
            return {"table": room.next}
        row = _table_row(room.game, room.rules, room.edition, room.options)
        row |= {
            "public": room.public, "pace": room.pace, "strict": room.strict, "spectators": room.spectators,
            "stand_in": room.stand_in, "hints": room.hints, "owner": room.owner, "before": id,
        }  # fmt: skip
        seats = [_moved_on(seat, room.players) for seat in room.seats]

        def write(connection: Connection) -> bool:
            free = update(TABLES).where(TABLES.c.id == id, TABLES.c.next.is_(None)).values(next=row["id"])
            if not connection.execute(free).rowcount:
                return False
            connection.execute(insert(TABLES), row)
            connection.execute(insert(SEATS), [seat.row(row["id"]) for seat in seats])
            return True

        made = await hall.change(live, write)
        found: str = live.room.next or row["id"]
    if made and all(seat.who != "open" for seat in seats):
        await _start(hall, found)
    return {"table": found}


def _moved_on(seat: Seat, players: int) -> Seat:
    bot = seat.bot if seat.who == "bot" else None
    return Seat((seat.seat + 1) % players, seat.who, seat.name, seat.colour, bot, key=seat.key)


async def upload(hall: Hall, text: str) -> Wire:
    """A record becomes a table that can be watched; it must play out to what it says."""
    try:
        table = replay(text)
    except PetteiaError as error:
        raise Refused("bad-record", 422, problem=str(error)) from None
    row = _table_row(table.game.name, table.game.version, table.state.box.edition, table.variants)
    names = list(table.names) or [f"Player {n + 1}" for n in range(table.players)]
    seats: list[Seat] = []
    for n, name in enumerate(names):
        plain = "".join(sign for sign in name if sign.isprintable())[:24].strip() or f"Player {n + 1}"
        seats.append(Seat(n, "person", plain, free_colour(seats, None)))
    row |= {"seed": str(table.seed or 0), "record": True, "status": "over", "spectators": "open"}
    table.names = []  # the seats have them
    await _insert(hall, row, seats)
    async with hall.at(row["id"]) as live:
        await _put_on_table(hall, live, table, "over")
    return {"table": row["id"]}


# Lists


async def listing(hall: Hall, status: str) -> list[Wire]:
    """Public tables, the newest first."""

    def read(connection: Connection) -> list[Wire]:
        wanted = select(TABLES).where(TABLES.c.status == status, TABLES.c.public, TABLES.c.record.is_(False))
        if status == "running":
            wanted = wanted.where(TABLES.c.spectators != "closed")
        rows = connection.execute(wanted.order_by(TABLES.c.created.desc()).limit(LISTED)).mappings().all()
        return [_listed(hall, connection, Room(row, find_seats(connection, row["id"]))) for row in rows]

    return await hall.store.read(read)


async def mine(hall: Hall, asked: schema.MineAsked) -> list[Wire]:
    """The tables that somebody holds keys of."""

    def read(connection: Connection) -> list[Wire]:
        found: list[Wire] = []
        for id, keys in asked.tables.items():
            row = find_table(connection, id)
            if row is not None:
                room = Room(row, find_seats(connection, id))
                rights = {"owner": room.is_owner(keys), "seats": room.held(keys)}
                if rights["owner"] or rights["seats"]:
                    found.append({"room": _listed(hall, connection, room), "rights": rights})
        return found

    return await hall.store.read(read)


def _listed(hall: Hall, connection: Connection, room: Room) -> Wire:
    deciding, since, used, moves, due = head_of(connection, room.id)
    return room_wire(room, hall.settings, deciding, since, used, moves, set(), 0, due)


async def describe(hall: Hall, id: str, keys: Sequence[str]) -> Wire:
    """One table, and what these keys open there."""
    async with hall.at(id) as live:
        rights = {"owner": live.room.is_owner(keys), "seats": live.room.held(keys)}
        return {"room": hall.room_wire(live), "rights": rights}


def record_of(live: Live) -> str:
    """The record of a table, with the names that the seats have now."""
    table = live.table
    assert table is not None
    table.names = [seat.name for seat in live.room.seats]
    try:
        return table.record()
    finally:
        table.names = []
