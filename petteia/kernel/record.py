"""Records: a game as text, a header and one move a line.

    petteia record 1
    game: pantacle
    rules: 1
    edition: base
    players: 3
    options: {"adept_cap": 0}
    names: ["Ada", "Bel", "Cy"]
    seed: 7

    2 announce hunt
    0 pass
    ...
    end: 57 moves, 3f0c2a...

The closing line counts the moves and holds a digest of all lines above it and of the last state, so that a cut or
edited record is noticed.
A game that began from a loaded position has `start:` with that state instead of `seed:`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from .codec import digest_of
from .errors import BadRecord

if TYPE_CHECKING:
    from .table import Table

FIRST = "petteia record 1"
KEYS = ("game", "rules", "edition", "players", "options", "names")


def write(table: Table) -> str:
    if table.quiet:
        raise BadRecord("a quiet or imagined table keeps no record")
    lines = [
        FIRST,
        f"game: {table.game.name}",
        f"rules: {table.game.version}",
        f"edition: {table.state.box.edition}",
        f"players: {table.players}",
        f"options: {json.dumps(table.variants)}",
        f"names: {json.dumps(list(table.names), ensure_ascii=False)}",
        f"start: {json.dumps(table.origin)}" if table.origin is not None else f"seed: {table.seed}",
        "",
    ]
    lines += [f"{table.movers[n]} {table.moves[n].text}" for n in range(len(table.moves))]
    lines.append(f"end: {len(table.moves)} moves, {seal(lines, table.digest())}")
    return "\n".join(lines) + "\n"


def seal(lines: list[str], digest: str) -> str:
    """What the closing line holds: a digest of the lines above it and of the state they lead to."""
    return digest_of({"lines": [" ".join(line.split()) for line in lines if line], "state": digest})


class Record:
    """A record as read: its header, its moves with their line numbers, and its closing line."""

    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise BadRecord(f"a record is a text, not {text!r:.60}")
        lines = [line.strip() for line in text.rstrip().split("\n")]
        if not lines or lines[0].strip() != FIRST:
            raise BadRecord(f"line 1: not a record: the first line must read {FIRST!r}")
        header: dict[str, str] = {}
        at = 1
        while at < len(lines) and lines[at].strip():
            key, colon, value = lines[at].partition(":")
            if not colon:
                raise BadRecord(f"line {at + 1}: {lines[at][:60]!r} is not a header line such as 'game: pantacle'")
            if key in header:
                raise BadRecord(f"line {at + 1}: {key!r:.60} stands in the header twice")
            header[key] = value.strip()
            at += 1
        for key in header:
            if key not in (*KEYS, "seed", "start"):
                raise BadRecord(f"header: unknown entry {key!r:.60}; allowed: {', '.join(KEYS)}, seed or start")
        for key in KEYS:
            if key not in header:
                raise BadRecord(f"header: {key!r} is missing")
        if ("seed" in header) == ("start" in header):
            raise BadRecord("header: exactly one of 'seed' and 'start' is needed")
        self.game = header["game"]
        self.edition = header["edition"]
        self.rules: int = _read(header, "rules", int)
        self.players: int = _read(header, "players", int)
        self.options: dict[str, Any] = _read(header, "options", _mapping)
        self.names: list[str] = _read(header, "names", _names)
        self.seed: int | None = _read(header, "seed", int) if "seed" in header else None
        self.start: dict[str, Any] | None = _read(header, "start", _mapping) if "start" in header else None
        self.moves, self.seal = _read_moves(lines, at + 1)
        self.lines = lines[: at + 1 + len(self.moves)]


def _read_moves(lines: list[str], at: int) -> tuple[list[tuple[int, int, str]], str]:
    """(line number, seat, text) of every move, and what the closing line holds."""
    moves: list[tuple[int, int, str]] = []
    for number in range(at, len(lines)):
        line = lines[number].strip()
        if line.startswith("end:"):
            count, _, digest = line[4:].partition(" moves, ")
            if count.strip() != str(len(moves)) or not digest:
                raise BadRecord(
                    f"line {number + 1}: the record has {len(moves)} moves, its end says {line[4:].strip()!r:.60}"
                )
            if any(rest.strip() for rest in lines[number + 1 :]):
                raise BadRecord(f"line {number + 2}: there is text after the end of the record")
            return moves, digest.strip()
        seat, _, text = line.partition(" ")
        if not re.fullmatch(r"[0-9]{1,2}", seat) or not text:
            raise BadRecord(f"line {number + 1}: {line[:60]!r} is not a move such as '0 pass'")
        moves.append((number + 1, int(seat), text))
    raise BadRecord(f"the record is cut: after {len(moves)} moves there is no closing line 'end: ...'")


def _read(header: dict[str, str], key: str, reader: Callable[[str], Any]) -> Any:
    try:
        return reader(header[key])
    except (ValueError, RecursionError):
        raise BadRecord(f"header: {key}: {header[key][:60]!r} cannot be read") from None


def _mapping(text: str) -> dict[str, Any]:
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError
    return found


def _names(text: str) -> list[str]:
    found = json.loads(text)
    if not isinstance(found, list) or not all(isinstance(name, str) for name in found):
        raise ValueError
    return found
