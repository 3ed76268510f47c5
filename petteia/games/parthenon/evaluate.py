"""What a position is worth to a seat, from what it may know."""

from __future__ import annotations

from .state import Parthenon


def evaluate(s: Parthenon, seat: int) -> float:
    return float(s.structures(seat))
