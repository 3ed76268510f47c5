"""Which build is tested, and that tests name only clauses that exist."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NATIVE = ROOT / "build" / "native"

if os.environ.get("PETTEIA_NATIVE"):  # `make test-native`: the compiled package goes before the source
    sys.path.insert(0, str(NATIVE))
import petteia  # noqa: E402, F401  (now, because pytest puts the checkout first again later)

pytest.register_assert_rewrite(
    *(f"tests.{name}" for name in ("bad_input", "editions", "properties", "terminal", "words"))
)

ANCHOR = re.compile(r'^- <a id="([A-Z0-9-]+)"></a>', re.M)


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    """Writes the file of an edition."""

    def written(text: str, name: str = "mine.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return written


def known_clauses() -> set[str]:
    return {found for path in (ROOT / "docs" / "rules").glob("*.md") for found in ANCHOR.findall(path.read_text())}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = known_clauses()
    for item in items:
        for mark in item.iter_markers("clause"):
            for name in mark.args:
                if name not in known:
                    raise pytest.UsageError(f"{item.nodeid} names the clause {name}, which docs/rules does not have")
