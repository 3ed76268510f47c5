"""The table as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.text import Phrasebook


def draw(book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> str:
    return ""
