"""Puts the tiny games, the helpers and the example on the path, and keeps every test's language its own."""

from __future__ import annotations

import contextvars
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

for folder in (HERE, ROOT / "examples" / "tictactoe"):
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No test speaks the language of the machine or of the test before it."""
    from petteia.kernel import text

    for variable in ("PETTEIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    token: contextvars.Token[str | None] = text._language.set(None)
    yield
    text._language.set(token.old_value if token.old_value is not contextvars.Token.MISSING else None)
