"""The database: tables, seats, actions, heads, chat. Written by one thread that commits many tables' moves at once.

An action is a row unique on (table, seq): a move, an undo, a take-back. The newest state is one row beside them, its
head, replaced in the same transaction. A writer that lost a race finds the row taken, and nothing of its own is kept.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    MetaData,
    RowMapping,
    String,
    Table,
    Text,
    bindparam,
    create_engine,
    event,
    false,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

T = TypeVar("T")
Row = dict[str, Any]
META = MetaData()

TABLES = Table(
    "tables",
    META,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("edition", String(200), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("strict", Boolean, nullable=False),
    Column("spectators", String(10), nullable=False),
    Column("stand_in", String(60), nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("owner", String(64), nullable=False),
    Column("status", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("ended", Float),
    Column("before", String(40)),
    Column("next", String(40)),
    Column("record", Boolean, nullable=False),
    Column("ranking", Text, nullable=False),
    Column("proposal", Text),
    Column("version", Integer, nullable=False),
    Index("tables_by_status", "status", "public", "created"),
    Index("tables_by_pace", "status", "pace"),
)
SEATS = Table(
    "seats",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    Column("colour", String(10), nullable=False),
    Column("bot", String(60)),
    Column("stand_in", Boolean, nullable=False),
    Column("key", String(64)),
    Column("invite", String(64)),
)
HEADS = Table(
    "heads",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("head", Text, nullable=False),
    Column("deciding", Text, nullable=False),
    Column("used", Text, nullable=False),
    Column("since", Float),
    Column("moves", Integer, nullable=False),
    Column("bot_due", Boolean, nullable=False),
    Column("nagged", Boolean, nullable=False),
    Column("due", Float),
    Column("clock", Text),
    Index("heads_by_bot", "bot_due"),
    Index("heads_by_due", "due"),
)
ACTIONS = Table(
    "actions",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer),
    Column("what", String(10), nullable=False),
    Column("moves", Text, nullable=False),
    Column("kept", Integer, nullable=False),
    Column("kept_events", Integer, nullable=False),
    Column("events", Text, nullable=False),
    Column("shown", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
CHAT = Table(
    "chat",
    META,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("channel", String(10), nullable=False),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("logged", Integer, nullable=False),
)

ADDED = tuple(column.name for column in ACTIONS.columns)
CHANGED = ("seq", "head", "deciding", "used", "since", "moves", "bot_due", "nagged", "due", "clock")
ADD_ACTION = insert(ACTIONS).values({name: bindparam(name) for name in ADDED})
ADD_LINE = insert(CHAT).values({column.name: bindparam(column.name) for column in CHAT.columns})
REPLACE_HEAD = (
    update(HEADS)
    .where(HEADS.c.table_id == bindparam("of_table"), HEADS.c.seq == bindparam("at_seq"))
    .values({name: bindparam(name) for name in CHANGED})
)
CLOSE_TABLE = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of_table"))
    .values({name: bindparam(name) for name in ("status", "ranking", "ended", "proposal")})
)


class Conflict(Exception):
    """Somebody else wrote first; what was to be written is not."""


class Move:
    """What one action writes: its row, and the head that it leads to."""

    __slots__ = ("action", "head", "table", "line")

    def __init__(self, action: Row, head: Row) -> None:
        self.action = action
        self.head = head
        self.table: Row | None = None  # the table's new standing: the game is over, or a proposal settled
        self.line: Row | None = None  # what was said with it


def open_engine(url: str) -> Engine:
    """An engine; SQLite in WAL mode, so that readers do not wait for the writer."""
    if url.startswith("sqlite"):
        engine = create_engine(url, hide_parameters=True, connect_args={"check_same_thread": False, "timeout": 10})

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.isolation_level = None  # we say BEGIN ourselves, see below
            for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=10000"):
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

        return engine
    return create_engine(url, hide_parameters=True, pool_size=4, max_overflow=4, pool_pre_ping=True)


class Ready:
    """A statement put into the database's own words once: the two that every move needs are worth it."""

    def __init__(self, statement: Any, engine: Engine) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        self.sql = str(compiled)
        self.order: list[str] | None = compiled.positiontup

    def run(self, connection: Connection, rows: list[Row]) -> int:
        """Once for each row; how many rows of the database were touched in all."""
        return connection.exec_driver_sql(self.sql, self.values(rows)).rowcount

    def values(self, rows: list[Row]) -> Any:
        order = self.order
        return rows if order is None else [tuple([row[name] for name in order]) for row in rows]


class Store:
    """Reads in a few threads, writes in one. All methods are called from the event loop's thread.

    SQLite is written in the event loop's own thread: that takes less time than to hand the work over, and another
    thread would wait for the interpreter at every row. What comes in one turn of the loop is one transaction.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._reading = engine  # all that is read at once must be of one moment; SQLite's readers see it so anyway
        if engine.dialect.name == "postgresql":
            self._reading = engine.execution_options(isolation_level="REPEATABLE READ")
        self._add = Ready(ADD_ACTION, engine)
        self._replace = Ready(REPLACE_HEAD, engine)
        self._close = Ready(CLOSE_TABLE, engine)
        self._say = Ready(ADD_LINE, engine)
        self._readers = ThreadPoolExecutor(3, "store-read")
        self._jobs: queue.SimpleQueue[tuple[Any, asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._at_once: list[tuple[Any, asyncio.Future[Any]]] = []
        self._held: Connection | None = None  # of SQLite: two that write in turn would forget what they have read
        self._writer: threading.Thread | None = None
        if engine.dialect.name != "sqlite":
            self._writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        if self._writer:
            self._writer.start()

    def close(self) -> None:
        if self._writer:
            self._jobs.put(None)
            self._writer.join(10)
        self._readers.shutdown()
        if self._held:
            self._held.close()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Move | Callable[[Connection], T]) -> Any:
        """Do this in a transaction. It is saved when this returns; Conflict or the database's error otherwise."""
        assert self._loop is not None
        done: asyncio.Future[Any] = self._loop.create_future()
        if self._writer:
            self._jobs.put((work, done))
        else:
            if (
                not self._at_once
            ):  # what the loop is about to hear still comes along: a transaction costs more than a row
                self._loop.call_soon(self._loop.call_soon, self._write_at_once)
            self._at_once.append((work, done))
        return await done  # who is not waited for any more is saved all the same

    def _write_at_once(self) -> None:
        jobs, self._at_once = self._at_once, []
        _settle(self._write_batch(jobs))

    # In the writer's thread, if there is one

    def _write_all(self) -> None:
        while True:
            job = self._jobs.get()
            batch = [job]
            while not self._jobs.empty() and len(batch) < 256:
                batch.append(self._jobs.get())
            jobs = [one for one in batch if one is not None]
            if jobs:
                assert self._loop is not None
                self._loop.call_soon_threadsafe(_settle, self._write_batch(jobs))
            if None in batch:
                return

    def _write_batch(self, jobs: list[tuple[Any, asyncio.Future[Any]]]) -> list[tuple[asyncio.Future[Any], Any]]:
        moves = [job for job in jobs if isinstance(job[0], Move)]
        results: list[tuple[asyncio.Future[Any], Any]] = []
        if len(moves) > 1 and self._try([work for work, _ in moves]) is None:
            results += [(done, None) for _, done in moves]
        else:
            results += [(done, self._try([work])) for work, done in moves]
        for work, done in jobs:
            if not isinstance(work, Move):
                results.append((done, self._call(work)))
        return results

    def _try(self, moves: Sequence[Move]) -> Exception | None:
        try:
            if self._writer is None:
                self._save_plainly(moves)
            else:
                with self.engine.begin() as connection:
                    self._save(connection, moves)
        except Exception as error:
            return Conflict() if isinstance(error, (IntegrityError, sqlite3.IntegrityError)) else error
        return None

    @contextmanager
    def _begin(self) -> Iterator[Connection]:
        if self._writer is None:
            connection = self._held_open()
            with connection.begin():
                yield connection
        else:
            with self.engine.begin() as connection:
                yield connection

    def _held_open(self) -> Connection:
        if self._held is None:
            self._held = self.engine.connect()
        return self._held

    def _save_plainly(self, moves: Sequence[Move]) -> None:
        """As `_save`, past SQLAlchemy: half of the time of a move went there."""
        held = self._held_open().connection.driver_connection
        assert isinstance(held, sqlite3.Connection)
        held.execute("BEGIN")
        try:
            held.executemany(self._add.sql, self._add.values([move.action for move in moves]))
            replaced = held.executemany(self._replace.sql, self._replace.values([move.head for move in moves]))
            if replaced.rowcount != len(moves):
                raise Conflict
            closed = [move.table for move in moves if move.table is not None]
            if closed:
                held.executemany(self._close.sql, self._close.values(closed))
            lines = [move.line for move in moves if move.line is not None]
            if lines:
                held.executemany(self._say.sql, self._say.values(lines))
            held.execute("COMMIT")
        except BaseException:
            held.rollback()
            raise

    def _save(self, connection: Connection, moves: Sequence[Move]) -> None:
        self._add.run(connection, [move.action for move in moves])
        if self._replace.run(connection, [move.head for move in moves]) != len(moves):
            raise Conflict
        closed = [move.table for move in moves if move.table is not None]
        if closed:
            self._close.run(connection, closed)
        lines = [move.line for move in moves if move.line is not None]
        if lines:
            self._say.run(connection, lines)

    def _call(self, work: Callable[[Connection], Any]) -> Any:
        try:
            with self._begin() as connection:
                return work(connection)
        except Exception as error:
            return Conflict() if isinstance(error, IntegrityError) else error


def _settle(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in results:
        if not done.done():
            done.set_exception(result) if isinstance(result, Exception) else done.set_result(result)


# What is read


def find_table(connection: Connection, id: str) -> RowMapping | None:
    return connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()


def find_seats(connection: Connection, id: str) -> Sequence[RowMapping]:
    return connection.execute(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)).mappings().all()


def find_head(connection: Connection, id: str) -> RowMapping | None:
    return connection.execute(select(HEADS).where(HEADS.c.table_id == id)).mappings().first()


def find_actions(connection: Connection, id: str, after: int = 0) -> Sequence[RowMapping]:
    found = select(ACTIONS).where(ACTIONS.c.table_id == id, ACTIONS.c.seq > after).order_by(ACTIONS.c.seq)
    return connection.execute(found).mappings().all()


def find_chat(connection: Connection, id: str, after: int = 0) -> Sequence[RowMapping]:
    found = select(CHAT).where(CHAT.c.table_id == id, CHAT.c.n > after).order_by(CHAT.c.n)
    return connection.execute(found).mappings().all()
