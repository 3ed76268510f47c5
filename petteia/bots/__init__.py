"""Players that are programs. A bot sees a game only through its `Chair`: one seat's knowledge, never the table."""

from .chair import Bot, Chair
from .heuristic import Heuristic
from .random import Random
from .roster import make, names

__all__ = ["Bot", "Chair", "Heuristic", "Random", "make", "names"]
