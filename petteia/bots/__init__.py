"""Players that are programs. A bot sees a game only through its `Chair`: one seat's knowledge, never the table."""

from .chair import Bot, Chair
from .heuristic import Heuristic
from .ismcts import Effort, Finding, Ismcts
from .random import Random
from .roster import LEVELS, make, names

__all__ = ["LEVELS", "Bot", "Chair", "Effort", "Finding", "Heuristic", "Ismcts", "Random", "make", "names"]
