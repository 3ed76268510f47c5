"""What a bot gets to see."""

from __future__ import annotations

from typing import Any, Protocol

from ..kernel.agenda import State
from ..kernel.moves import Move
from ..kernel.table import Table

DECIDED = 1e6  # more than any glance


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

    @property
    def iterations(self) -> int:
        """How many lines of play a strong bot tries before it decides."""
        return self._table.game.iterations

    @property
    def width(self) -> int:
        """How many options are worth playing on."""
        return self._table.game.width

    @property
    def horizon(self) -> int:
        """How many decisions ahead this game is worth looking."""
        return self._table.game.horizon

    @property
    def far(self) -> int:
        """How many times as far is worth it for whoever tries so often that it can be told."""
        return self._table.game.far

    @property
    def sample(self) -> int:
        """How many options are worth trying where others decide in one's mind."""
        return self._table.game.sample

    @property
    def company(self) -> int:
        """The same for the other seats alone; 0: no other number."""
        return self._table.game.company

    @property
    def odds(self) -> bool:
        """Are lines weighed by their odds rather than by what may be hoped for?"""
        return self._table.game.odds

    @property
    def asides(self) -> frozenset[str]:
        """Verbs that nobody is imagined to use, and that a seat uses only if nothing else looks as good."""
        return self._table.game.asides

    @property
    def whims(self) -> frozenset[str]:
        """Choices in which the other seats are imagined to do anything."""
        return self._table.game.whims

    @property
    def drafting(self) -> bool:
        """Is this only a bit of a decision that was made before, or not worth a thought?"""
        choice = self._table.state.choice(self.seat)
        return choice is not None and type(choice).name in self._table.game.drafts

    def worth(self, world: State, seat: int, reckoning: bool = False) -> float:
        """What an imagined world is worth to a seat, from 0 to 1; perhaps to one that reckons with the end."""
        game = self._table.game
        if world.agenda:
            return game.reckon(world, seat) if reckoning else game.evaluate(world, seat)
        best = game.ranking(world)[0]
        return 1.0 / len(best) if seat in best else 0.0

    def glance(self, world: State, seat: int) -> float:
        """How an imagined world looks to a seat that has just moved; what is won or lost beyond all else."""
        return self._table.game.glance(world, seat) if world.agenda else DECIDED * (2 * self.worth(world, seat) - 1)

    def rested(self, world: State) -> int:
        """How many points of rest an imagined world has passed."""
        return self._table.game.rested(world)

    def rest(self, far: int) -> int:
        """The point of rest up to which this game is worth looking, so many times as far; 0: it counts decisions."""
        game = self._table.game
        return game.rested(self._table.state) + far * game.rests if game.rests else 0


class Bot(Protocol):
    """A program that chooses a move for a seat that owes one."""

    def choose(self, chair: Chair) -> Move: ...
