"""Servers for the tests: one per file, and others with ways of their own where a test asks for them."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .client import Site, serve


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with no limits in the way, shared by the tests of a file: each makes its own tables."""
    with serve(tmp_path_factory.mktemp("server")) as site:
        yield site


@pytest.fixture
def another(tmp_path: Path) -> Iterator[Callable[..., Site]]:
    """Starts a server with other settings: `another(rate=5, burst=5)`. It is stopped after the test."""
    with contextlib.ExitStack() as stack:

        def start(**settings: Any) -> Site:
            return stack.enter_context(serve(tmp_path, **settings))

        yield start
