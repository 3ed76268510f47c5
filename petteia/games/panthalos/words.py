"""The words for things of Panthalos that are more than a name."""

from __future__ import annotations

from ...kernel.text import Phrasebook
from .components import PanthalosBox


def label(book: Phrasebook, box: PanthalosBox, kind: str, value: int) -> str:
    return ""


def effect(book: Phrasebook, box: PanthalosBox, kind: str, value: int) -> str:
    return ""
