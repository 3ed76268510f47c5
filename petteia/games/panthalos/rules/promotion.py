"""Promotion and demotion of workers."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.moves import Move
from ..components import DEMOTE, HIGHEST, PROMOTE, UNHIRED
from ..events import DEMOTED, LAPSED, PROMOTED
from ..state import Panthalos


def workers(s: Panthalos, seat: int, lowest: int, highest: int) -> list[tuple[int, int]]:
    """PAN-PROM-03..05: a player's hired workers of these ranks, wherever they are: rank and place, each once."""
    found: list[tuple[int, int]] = []
    before = -1
    for die in s.dice[seat]:
        if die != before and die >> 3 != UNHIRED and lowest <= die & 7 <= highest:
            found.append((die & 7, die >> 3))
        before = die
    return found


def promotable(s: Panthalos, seat: int) -> list[tuple[int, int]]:
    """PAN-PROM-02"""
    return workers(s, seat, 1, HIGHEST - 1)


def promote(s: Panthalos, seat: int, rank: int, place: int, by: int) -> None:
    """PAN-PROM-01, -06, -07"""
    s.turn_die(seat, place, rank, place, rank + by)
    s.say(PROMOTED, seat, place, rank + by)


class Promotion(SeatStep[Panthalos]):
    """PAN-PROM-08, -12: a promotion is gained. It must be used, and lapses if nobody can be promoted."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        found = promotable(s, self.seat)
        if not found:
            s.say(LAPSED, self.seat)
        elif len(found) == 1:
            promote(s, self.seat, found[0][0], found[0][1], 1)
        else:
            s.then(PromoteTarget(self.seat))


class PromoteTarget(Choice[Panthalos]):
    """PAN-PROM-01..08: who is promoted."""

    __slots__ = ()
    name: ClassVar[str] = "promote_target"
    verbs: ClassVar[tuple[str, ...]] = ("promote",)

    def options(self, s: Panthalos) -> list[Move]:
        return [PROMOTE[rank][place] for rank, place in promotable(s, self.seat)]

    def take(self, s: Panthalos, move: Move) -> None:
        promote(s, self.seat, move.args[0], move.args[1], 1)

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        return why_not_promoted(s, self.seat, move)


def why_not_promoted(s: Panthalos, seat: int, move: Move) -> Refusal:
    figure, place = move.args
    if not 1 <= figure <= HIGHEST:
        return Refusal("PAN-PROM-05", "why-leader-has-no-rank")
    if place == UNHIRED:
        return Refusal("PAN-PROM-04", "why-unhired")
    if not s.has_die(seat, place, figure):
        return Refusal("PAN-PROM-03", "why-no-such-worker")
    return Refusal("PAN-PROM-02", "why-highest-rank")


class Demote(Choice[Panthalos]):
    """PAN-DUEL-14, PAN-PROM-09..11: the loser of a duel chooses which worker loses a rank."""

    __slots__ = ()
    name: ClassVar[str] = "duel_demote"
    verbs: ClassVar[tuple[str, ...]] = ("demote",)

    def options(self, s: Panthalos) -> list[Move]:
        return [DEMOTE[rank][place] for rank, place in workers(s, self.seat, 2, HIGHEST)]

    def take(self, s: Panthalos, move: Move) -> None:
        demote(s, self.seat, move.args[0], move.args[1])

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        figure = move.args[0]
        if figure == 1:
            return Refusal("PAN-PROM-09", "why-lowest-rank")
        if not 1 <= figure <= HIGHEST:
            return Refusal("PAN-FORO-16", "why-leader-has-no-rank")
        return Refusal("PAN-PROM-10", "why-no-such-worker")


def demote(s: Panthalos, seat: int, rank: int, place: int) -> None:
    """PAN-PROM-09, -11"""
    s.turn_die(seat, place, rank, place, rank - 1)
    s.say(DEMOTED, seat, place, rank - 1)


class Demotion(SeatStep[Panthalos]):
    """PAN-DUEL-14, -15: the loser demotes a worker, if there is one of rank 2 or more."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        found = workers(s, self.seat, 2, HIGHEST)
        if len(found) == 1:
            demote(s, self.seat, found[0][0], found[0][1])
        elif found:
            s.then(Demote(self.seat))
