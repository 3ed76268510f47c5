"""Names and short texts of cards, places and plans."""

from __future__ import annotations

from ...kernel.text import Phrasebook
from .components import ParthenonBox


def label(book: Phrasebook, box: ParthenonBox, kind: str, value: int) -> str:
    """The name of a thing that needs more than its kind's own name; "" for all others."""
    return ""


def effect(book: Phrasebook, box: ParthenonBox, kind: str, value: int) -> str:
    """What a card does."""
    return ""
