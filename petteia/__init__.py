"""Petteia: four Greek board games for people and programs. The whole public API is here."""

from .kernel.errors import (
    BadDump,
    BadEdition,
    BadOption,
    BadRecord,
    IllegalMove,
    PetteiaError,
    UnknownGame,
)
from .kernel.moves import Move
from .kernel.opening import game, games, load, new, replay
from .kernel.table import Table
from .kernel.text import Sentence, use_language

__version__ = "0.1.0"

__all__ = [
    "BadDump",
    "BadEdition",
    "BadOption",
    "BadRecord",
    "IllegalMove",
    "Move",
    "PetteiaError",
    "Sentence",
    "Table",
    "UnknownGame",
    "game",
    "games",
    "load",
    "new",
    "replay",
    "use_language",
]
