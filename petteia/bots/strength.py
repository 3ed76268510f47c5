"""The levels as people choose them: from the gentlest on, with what was measured of each."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .roster import LEVELS

FILE = Path(__file__).with_name("strength.toml")
USUAL = "fair"  # for whoever does not choose: company for most people, and never waited for


@dataclass(frozen=True)
class Level:
    """A level: how many seconds it thinks about a decision, and its rating; None where nothing was measured."""

    name: str
    seconds: float | None = None
    rating: float | None = None


def levels(game: str) -> list[Level]:
    """The levels in one game."""
    measured = _measured(FILE).get(game, {})
    return [Level(name, **measured.get(name, {})) for name in LEVELS]


@cache
def _measured(file: Path) -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads(file.read_text(encoding="utf-8"))
