"""Tests that every game has are written once; a class of the game's own inherits them and brings their tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, TypeVar

import pytest

from petteia.kernel.game import Game

Write = Callable[..., Path]  # the fixture `write`
Test = TypeVar("Test", bound=Callable[..., None])


def each(names: str, table: str) -> Callable[[Test], Test]:
    """Run a shared test for every case in a table of the game's class, or in what a class method makes of it."""

    def marked(test: Test) -> Test:
        vars(test).setdefault("tables", []).append((names, table))
        return test

    return marked


class Shared:
    """What the classes of shared tests have in common."""

    game: ClassVar[Game]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        for names, table in getattr(metafunc.function, "tables", ()):
            found = getattr(metafunc.cls, table)
            cases = list(found() if callable(found) else found)
            assert cases, f"{metafunc.cls.__name__}.{table} is empty"
            metafunc.parametrize(names, cases)

    @classmethod
    def players(cls) -> range:
        """The numbers of players that the game is for."""
        return range(cls.game.seats[0], cls.game.seats[1] + 1)
