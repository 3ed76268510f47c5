"""What is used in games that were kept: how often everything that can be chosen is chosen, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..kernel.moves import Move
from ..kernel.table import Table
from .playing import Plan, Played, replay


@dataclass
class Use:
    """Decisions in which something could be chosen, those in which it was, and what these won in fair shares."""

    offered: int = 0
    chosen: int = 0
    won: float = 0.0

    @property
    def share(self) -> float:
        """How often it is taken where it may be."""
        return self.chosen / self.offered if self.offered else 0.0

    @property
    def merit(self) -> float:
        """How many times its fair share of games who takes it wins."""
        return self.won / self.chosen if self.chosen else 0.0


def used(plan: Plan, played: Iterable[Played]) -> dict[str, Use]:
    """For each verb, and each verb with a thing, what was made of it. Decisions with a single option do not count."""
    uses: dict[str, Use] = {}
    for one in played:
        worth = plan.players / max(1, len(one.winners))
        for table, seat, move in replay(plan, one):
            options = table.options(seat)
            if len(options) > 1:
                _count(uses, table, options, move, worth if seat in one.winners else 0.0)
    return dict(sorted(uses.items()))


def _count(uses: dict[str, Use], table: Table, options: list[Move], taken: Move, worth: float) -> None:
    for about in {about for move in options for about in _abouts(table, move)}:
        uses.setdefault(about, Use()).offered += 1
    for about in _abouts(table, taken):
        uses[about].chosen += 1
        uses[about].won += worth


def _abouts(table: Table, move: Move) -> set[str]:
    """What a move is about: its verb, and that with each of its things."""
    verb = move.verb.name
    kinds = table.state.box.kinds
    named = [name for kind, name in table.things(move) if kind in kinds and kinds[kind].names]
    return {verb, *(f"{verb} {name}" for name in named)}
