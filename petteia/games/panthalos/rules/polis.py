"""The polis: discs, and the income that they bring."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, Step
from ....kernel.moves import Move
from ..components import (
    DISC_INCOME,
    GOOD_INCOME,
    POLIS,
    PUT_DISC,
    REINFORCEMENT_INCOME,
    TITAN_INCOME,
)
from ..events import EVALUATED, MARKED
from ..state import Panthalos
from .supply import draw_goods, draw_reinforcements, draw_titans, gain_discs


def unmarked(s: Panthalos, seat: int) -> list[int]:
    """The spaces of the polis on which a player's worker stands without a disc."""
    mine = s.taken_by(seat)
    return [space for space in s.side.at[POLIS] if s.polis[space] < 0 and mine >> space & 1]


def mark(s: Panthalos, seat: int, space: int) -> None:
    """PAN-POLIS-01, -06"""
    s.personal[seat] -= 1
    s.polis[space] = seat
    s.say(MARKED, seat, space)


class Polis(Step[Panthalos]):
    """PAN-EVAL-04, PAN-POLIS-01..05: all players lay their discs in turn order, then all incomes are paid."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        s.say(EVALUATED, POLIS)
        before = 0
        for space in range(len(s.polis)):
            if s.polis[space] >= 0:
                before |= 1 << space
        s.then(*[LayDiscs(seat) for seat in s.in_turn_order()], PolisIncome(before))


class LayDiscs(Step[Panthalos]):
    """PAN-POLIS-01..04: a disc under each worker; whoever has too few chooses where."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Panthalos) -> None:
        spaces = unmarked(s, self.seat)
        discs = s.personal[self.seat]
        if discs >= len(spaces):
            for space in spaces:
                mark(s, self.seat, space)
        elif discs > 0:
            s.then(PolisAllocate(self.seat, discs, 0))


class PolisAllocate(Choice[Panthalos]):
    """PAN-POLIS-04: fewer discs than workers; the spaces are chosen from left to right."""

    __slots__ = ("many", "lowest")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("many", "amount"), ("lowest", "space"))
    name: ClassVar[str] = "polis_allocate"
    verbs: ClassVar[tuple[str, ...]] = ("disc",)

    def __init__(self, seat: int, many: int, lowest: int) -> None:
        self.seat = seat
        self.many = many
        self.lowest = lowest

    def options(self, s: Panthalos) -> list[Move]:
        spaces = [space for space in unmarked(s, self.seat) if space >= self.lowest]
        return [PUT_DISC[space] for space in spaces[: len(spaces) - self.many + 1]]

    def take(self, s: Panthalos, move: Move) -> None:
        mark(s, self.seat, move.args[0])
        if self.many > 1:
            left = [space for space in unmarked(s, self.seat) if space > move.args[0]]
            if len(left) == self.many - 1:
                for space in left:
                    mark(s, self.seat, space)
            else:
                s.then(PolisAllocate(self.seat, self.many - 1, move.args[0]))

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        if move.args[0] in unmarked(s, self.seat):
            return Refusal("PAN-POLIS-04", "why-left-to-right")
        return Refusal("PAN-POLIS-01", "why-no-worker-there")


class PolisIncome(Step[Panthalos]):
    """PAN-POLIS-07..12: in turn order, each player's spaces from left to right."""

    __slots__ = ("before",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("before", "space&"),)

    def __init__(self, before: int) -> None:
        self.before = before  # the spaces whose discs lay there before this evaluation

    def run(self, s: Panthalos) -> None:
        for seat in s.in_turn_order():
            for space in s.side.at[POLIS]:
                if s.polis[space] == seat and not (s.side.once[space] and self.before >> space & 1):
                    pay(s, seat, s.side.income[space], s.side.amount[space])


def pay(s: Panthalos, seat: int, income: int, amount: int) -> None:
    """PAN-POLIS-09..11"""
    if income == DISC_INCOME:
        gain_discs(s, seat, amount)
    elif income == REINFORCEMENT_INCOME:
        draw_reinforcements(s, seat, amount)
    elif income == TITAN_INCOME:
        draw_titans(s, seat, amount)
    elif income == GOOD_INCOME:
        draw_goods(s, seat, amount)
