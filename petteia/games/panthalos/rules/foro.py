"""The oraculum and the foro."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, Step
from ....kernel.moves import Move
from ..components import (
    AVAILABLE,
    DISCARD,
    FORO,
    FORO_1,
    FORO_2,
    HIGHEST,
    HIRE,
    LEADER,
    NOTHING,
    ON_BOARD,
    ORACULUM,
    PROMOTED,
    RAISE_LEADER,
    UNHIRED,
)
from ..events import EVALUATED, HIRED, LED, RETURNED, STARTS
from ..state import Panthalos, Picking
from .market import sellable, why_not_discarded
from .promotion import workers
from .supply import discard, gain_discs


def bring_back(s: Panthalos, seat: int, space: int) -> int:
    """All of a player's figures on a space become available, ranks unchanged; how many they were."""
    figures = s.standing(seat, space)
    for figure in figures:
        if figure == LEADER:
            s.leaders[seat] = AVAILABLE
        else:
            s.turn_die(seat, ON_BOARD + space, figure, AVAILABLE, figure)
    return len(figures)


class Oraculum(Step[Panthalos]):
    """PAN-ORAC-01..05, PAN-EVAL-05: the start token, a disc, and the figure comes back."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        s.say(EVALUATED, ORACULUM)
        for space in s.side.at[ORACULUM]:
            seat = s.owner_at(space)
            if seat >= 0:
                s.starter = seat
                s.say(STARTS, seat)
                gain_discs(s, seat, 1)
                bring_back(s, seat, space)
                s.say(RETURNED, seat, 1)


class Foro(Step[Panthalos]):
    """PAN-FORO-01: the owner of the pair chooses."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        s.say(EVALUATED, FORO)
        seat = s.owner_at(FORO_1)
        if seat >= 0 and s.owner_at(FORO_2) == seat:
            s.then(ForoChoose(seat))


def unhired(s: Panthalos, seat: int) -> int:
    """A player's first unhired die; -1: none."""
    for die in s.dice[seat]:
        if die >> 3 == UNHIRED:
            return die & 7
    return -1


class ForoChoose(Choice[Panthalos]):
    """PAN-FORO-01..07: hire a worker, make one a leader, or nothing."""

    __slots__ = ()
    name: ClassVar[str] = "foro_choose"
    verbs: ClassVar[tuple[str, ...]] = ("nothing", "hire", "lead")

    def options(self, s: Panthalos) -> list[Move]:
        moves = [NOTHING]
        if unhired(s, self.seat) >= 0:
            moves.append(HIRE)
        if s.personal[self.seat] > 0 and len(s.tokens[self.seat]) + len(s.titans[self.seat]) > 1:
            moves += [RAISE_LEADER[rank][place] for rank, place in workers(s, self.seat, 1, HIGHEST)]
        return moves

    def take(self, s: Panthalos, move: Move) -> None:
        if move is HIRE:
            rank = s.contents.templum[s.round]
            s.turn_die(self.seat, UNHIRED, unhired(s, self.seat), AVAILABLE, rank)
            s.say(HIRED, self.seat, rank)
        elif move is not NOTHING:
            s.then(ForoDiscard(self.seat, move.args[0], move.args[1], ()))

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        if move is HIRE:
            return Refusal("PAN-FORO-04" if s.players == 2 else "PAN-FORO-02", "why-nobody-to-hire")
        if s.personal[self.seat] == 0:
            return Refusal("PAN-FORO-05", "why-no-disc")
        if len(s.tokens[self.seat]) + len(s.titans[self.seat]) < 2:
            return Refusal("PAN-FORO-06", "why-two-tokens")
        return Refusal("PAN-FORO-07", "why-no-such-worker")


class ForoDiscard(Picking):
    """PAN-FORO-06, -08..12: a leader costs two tokens, and a disc that stays on the die."""

    __slots__ = ("rank", "place")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"), ("rank", "figure"), ("place", "place"), ("picked", "token*"),
    )  # fmt: skip
    name: ClassVar[str] = "foro_discard"
    verbs: ClassVar[tuple[str, ...]] = ("discard",)

    def __init__(self, seat: int, rank: int, place: int, picked: tuple[int, ...]) -> None:
        self.seat = seat
        self.rank = rank
        self.place = place
        self.picked = picked

    def afresh(self) -> Picking:
        return ForoDiscard(self.seat, self.rank, self.place, ())

    def options(self, s: Panthalos) -> list[Move]:
        tokens = sellable(s, self.seat, self.picked)
        if not self.picked:
            everything = s.tokens[self.seat] + s.titans[self.seat]
            if everything.count(everything[-1]) == 1:
                tokens = tokens[:-1]  # after the last one there would be no second
        return [DISCARD[token] for token in tokens]

    def take(self, s: Panthalos, move: Move) -> None:
        if not self.picked:
            s.then(ForoDiscard(self.seat, self.rank, self.place, (move.args[0],)))
            return
        discard(s, self.seat, (*self.picked, move.args[0]))
        s.personal[self.seat] -= 1
        s.turn_die(self.seat, self.place, self.rank, AVAILABLE, PROMOTED)
        s.say(LED, self.seat, self.rank, self.place)

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        return why_not_discarded(s, self.seat, self.picked, move.args[0])
