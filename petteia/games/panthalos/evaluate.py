"""What a position of Panthalos is worth to a seat, for bots."""

from __future__ import annotations

from .state import Panthalos


def evaluate(s: Panthalos, seat: int) -> float:
    return 0.5
