"""What a bot gets to see."""

from __future__ import annotations

from typing import Any, Protocol

from ..kernel.moves import Move
from ..kernel.table import Table


class Chair:
    """One seat's knowledge of a table: its view, its options, what it saw, and worlds it can imagine."""

    __slots__ = ("_table", "seat")

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat

    @property
    def game(self) -> str:
        return self._table.game.name

    @property
    def view(self) -> dict[str, Any]:
        return self._table.view(self.seat)

    @property
    def options(self) -> list[Move]:
        return self._table.options(self.seat)

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        return self._table.events(self.seat, since)

    def imagine(self, seed: int) -> Table:
        """A world that fits everything this seat knows; it does not depend on what the seat cannot know."""
        return self._table.determinize(self.seat, seed)

    def worth(self, world: Table) -> float:
        """What an imagined world is worth to this seat, from 0 to 1."""
        if world.over:
            best = world.ranking[0]
            return 1.0 / len(best) if self.seat in best else 0.0
        return world.game.evaluate(world.state, self.seat)


class Bot(Protocol):
    """A program that chooses a move for a seat that owes one."""

    def choose(self, chair: Chair) -> Move: ...
