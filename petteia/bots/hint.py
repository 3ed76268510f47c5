"""What the strong bot would do in one's place."""

from __future__ import annotations

from .chair import Chair
from .ismcts import Effort, Finding, Ismcts
from .roster import STRONG

MOST = 3


def hint(chair: Chair, seed: int, effort: Effort = STRONG) -> list[Finding]:
    """The most promising options of a seat that has several, the best first; they rest on what the seat knows."""
    return Ismcts(seed, effort).ponder(chair)[:MOST]


def percent(finding: Finding) -> int:
    """What the seat may hope for with this option."""
    return round(100 * finding.worth)
