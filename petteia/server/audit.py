"""Plays every stored game again on today's rules: how many would go otherwise? To be asked before a rule is changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, select

from ..kernel.errors import PetteiaError
from ..kernel.opening import replay
from .live import Live
from .lobby import record_of
from .room import Room
from .store import HEADS, TABLES, find_actions, find_head, find_seats, find_table


@dataclass(frozen=True)
class Finding:
    """One stored game: on which rules it was played, and what went otherwise ("" if nothing did)."""

    table: str
    game: str
    rules: int
    status: str
    problem: str


def audit(engine: Engine) -> Iterator[Finding]:
    """Every game that was ever dealt, the oldest first."""
    with engine.connect() as connection:
        dealt = select(TABLES.c.id).join(HEADS, HEADS.c.table_id == TABLES.c.id).order_by(TABLES.c.created)
        for id in list(connection.execute(dealt).scalars()):
            yield _examine(connection, id)


def _examine(connection: Connection, id: str) -> Finding:
    row = find_table(connection, id)
    assert row is not None
    room = Room(row, find_seats(connection, id))
    return Finding(id, room.game, room.rules, room.status, _problem(connection, room))


def _problem(connection: Connection, room: Room) -> str:
    live = Live(room)
    try:
        live.read(find_head(connection, room.id), find_actions(connection, room.id), [])
        replay(record_of(live))
    except PetteiaError as error:
        return str(error)
    return ""
