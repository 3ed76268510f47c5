"""Games that were left, and games that are over, as files.

A save is a record with a few lines before it that say who is a person and who is a bot:

    petteia save 1
    seats: ["you", "fair", "fair"]
    edition: null

    petteia record 1
    ...
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from ..home import home
from ..kernel.errors import BadRecord, PetteiaError
from ..kernel.record import FIRST as FIRST_OF_RECORD
from ..kernel.record import Record
from .screen import say
from .seats import BOT, YOU, Player, usual_bot

FIRST = "petteia save 1"
ENDING = ".petteia"


@dataclass(frozen=True)
class Save:
    """A game to go on with. `bots` is empty if the file does not say who was who."""

    bots: tuple[str, ...]  # by seat, "" for a person
    edition: Path | None
    record: str

    def players(self) -> list[Player]:
        """Everybody by name; by default the first seat is a person and the others are bots."""
        header = Record(self.record)
        bots = self.bots or ("", *[usual_bot()] * (header.players - 1))
        if len(bots) != header.players:
            raise BadRecord(say("error-save-seats"))
        names = header.names or [say("name-seat", number=n + 1) for n in range(header.players)]
        return [Player(name, bot) for name, bot in zip(names, bots, strict=True)]


def new_file(folder: str, game: str) -> Path:
    """A name that no file has yet."""
    place = home() / folder
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = place / f"{stem}{ENDING}"
    count = 1
    while path.exists():
        count += 1
        path = place / f"{stem}-{count}{ENDING}"
    return path


def write_save(path: Path, players: Sequence[Player], edition: Path | None, record: str) -> None:
    seats = json.dumps([player.bot or YOU for player in players])
    file = json.dumps(None if edition is None else str(edition.resolve()))
    write(path, f"{FIRST}\nseats: {seats}\nedition: {file}\n\n{record}")


def write(path: Path, text: str) -> None:
    """The whole text or nothing: a file is never left half written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def read_save(text: str) -> Save:
    """A save, or a bare record. BadRecord says what is wrong with it."""
    head, _, record = text.partition("\n\n")
    lines = head.splitlines()
    if not lines or lines[0].strip() != FIRST:
        return Save((), None, text)
    found: dict[str, object] = {}
    for number, line in enumerate(lines[1:], 2):
        key, _, value = line.partition(":")
        try:
            found[key] = json.loads(value)
        except ValueError:
            raise BadRecord(say("error-save-line", number=number, line=line[:60])) from None
    seats, edition = found.get("seats"), found.get("edition")
    if not isinstance(seats, list) or not all(isinstance(one, str) for one in seats):
        raise BadRecord(say("error-save-seats"))
    bots = tuple("" if one == YOU else usual_bot() if one == BOT else one for one in seats)
    return Save(bots, Path(edition) if isinstance(edition, str) else None, record)


def record_in(text: str) -> str:
    """The record inside a save, or the record itself."""
    return read_save(text).record


def is_ours(path: Path) -> bool:
    """Is this file a save or a record?"""
    with path.open("rb") as file:
        return file.readline().strip().decode("utf-8", "replace") in (FIRST, FIRST_OF_RECORD)


def newest(game: str | None) -> Path | None:
    """The game (of this name) that was left last, if its file can still be read."""
    files = [(path.stat().st_mtime_ns, path) for path in (home() / "saves").glob(f"*{ENDING}")]
    for _, path in sorted(files, reverse=True):
        try:
            header = Record(record_in(path.read_text(encoding="utf-8")))
        except (PetteiaError, OSError, UnicodeDecodeError):
            continue
        if game is None or header.game == game:
            return path
    return None
