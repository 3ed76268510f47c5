"""A file that keeps every finished game of a plan as a line, so that a long run can be stopped and go on later.

The first line is the plan. How many games it asks for is no part of that: a game depends on its number alone, so more
can be added later.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any

from ..kernel.errors import PetteiaError
from ..kernel.opening import game as game_named
from .playing import Plan, Played, Violation


class OtherPlan(PetteiaError):
    """The file belongs to a plan that differs in at least one thing."""

    def __init__(self, path: Path, name: str, there: Any, here: Any) -> None:
        super().__init__(f"{path} belongs to another plan: its {name} is {there!r}, not {here!r}")
        self.name, self.there, self.here = name, there, here


class NoLedger(PetteiaError):
    """A line of the file cannot be read."""

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(f"{path}, line {line}: this does not belong to a file of saved games")
        self.line = line


class Ledger:
    """The finished games of a plan in a file. A last line that was cut off while it was written is forgotten."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        self._first = _dumped(_terms(plan))
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if not whole and not self._first.startswith(text):
            raise NoLedger(path, 1)
        self.played = self._read(whole.splitlines()) if whole else {}
        self._file = path.open("ab")
        self._file.truncate(len(whole))
        if not whole:
            self._append(self._first)

    def _read(self, lines: list[bytes]) -> dict[int, Played]:
        self._compare(lines[0])
        played: dict[int, Played] = {}
        for number, line in enumerate(lines[1:], 2):
            try:
                one = _loaded(json.loads(line))
            except (ValueError, TypeError, KeyError):
                raise NoLedger(self._path, number) from None
            played[one.number] = one
        return played

    def _compare(self, line: bytes) -> None:
        try:
            there = dict(json.loads(line)["plan"])
        except (ValueError, TypeError, KeyError):
            raise NoLedger(self._path, 1) from None
        here: dict[str, Any] = json.loads(self._first)["plan"]
        for name, value in here.items():
            if there.get(name) != value:
                raise OtherPlan(self._path, name, there.get(name), value)

    def write(self, one: Played) -> None:
        """Keep a game for good."""
        self._append(_dumped(asdict(one)))

    def _append(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def _terms(plan: Plan) -> dict[str, Any]:
    """What must be the same for games to belong together."""
    terms = plan.as_dict() | {"max_moves": plan.max_moves, "keep": plan.keep, "rules": game_named(plan.game).version}
    del terms["games"]
    return {"plan": terms}


def _dumped(document: dict[str, Any]) -> bytes:
    return json.dumps(document).encode() + b"\n"


def _loaded(line: dict[str, Any]) -> Played:
    return Played(
        int(line["number"]),
        tuple(tuple(group) for group in line["ranking"]),
        tuple(line["scores"]),
        tuple(line["taken"]),
        tuple(line["seconds"]),
        tuple(Violation(**one) for one in line["violations"]),
        str(line["digest"]),
        tuple(line.get("moves", ())),
    )
