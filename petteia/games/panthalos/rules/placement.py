"""The placement phase: turns, placing, passing."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.moves import Move
from ..components import (
    AGORA,
    AGRO_SPACE,
    ART,
    AVAILABLE,
    FORO_1,
    FORO_2,
    HIGHEST,
    LEADER,
    LOCATION_OF,
    ON_BOARD,
    PASS,
    PHALANX,
    PLACE_FIGURE,
    STRETCH,
    STRETCH_MASK,
    TITANUS_SPACE,
)
from ..events import PASSED, PLACED
from ..state import Panthalos
from .artisans import activate, activations, why_not_activated
from .market import ArtChoose, Recruit, TakeGoods
from .trade import sales, sell, ship, ships_for, why_not_shipped, why_not_sold

OPEN_TO_ALL: Final = 1 << TITANUS_SPACE | 1 << AGRO_SPACE


class Turn(SeatStep[Panthalos]):
    """PAN-TURN-03, -05, -07..09: the next player clockwise who has not passed; evaluation when all have."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        for seat in range(s.players):
            if not s.passed >> seat & 1 and not s.can_place(seat):
                s.passed |= 1 << seat
        for n in range(s.players):
            seat = (self.seat + n) % s.players
            if not s.passed >> seat & 1:
                s.then(MainAction(seat), Turn((seat + 1) % s.players))
                return


class MainAction(Choice[Panthalos]):
    """PAN-TURN-04: place, ship, sell to a merchant, activate artisans, or pass."""

    __slots__ = ()
    name: ClassVar[str] = "main_action"
    verbs: ClassVar[tuple[str, ...]] = ("place", "ship", "sell", "activate", "activate_both", "pass")

    def options(self, s: Panthalos) -> list[Move]:
        moves = placements(s, self.seat)
        moves += ships_for(s, self.seat)
        moves += sales(s, self.seat)
        moves += activations(s, self.seat)
        if not s.leader_at_hand(self.seat) or not moves:
            moves.append(PASS)
        return moves

    def take(self, s: Panthalos, move: Move) -> None:
        what = move.verb.name
        if what == "place":
            place(s, self.seat, move.args[0], move.args[1])
        elif what == "ship":
            ship(s, self.seat, move.args[0])
        elif what == "sell":
            sell(s, self.seat, move.args[0])
        elif what == "pass":
            s.passed |= 1 << self.seat
            s.say(PASSED, self.seat)
        else:
            activate(s, self.seat, move.args[0], what == "activate_both")

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        what = move.verb.name
        if what == "place":
            return why_not_placed(s, self.seat, move.args[0], move.args[1])
        if what == "ship":
            return why_not_shipped(s, move)
        if what == "sell":
            return why_not_sold(s, move)
        if what == "pass":
            if s.leaders[self.seat] == AVAILABLE:
                return Refusal("PAN-PASS-01", "why-leader-at-hand")
            return Refusal("PAN-PASS-02", "why-promoted-at-hand")
        return why_not_activated(s, self.seat, move)


# Placing


def fits(s: Panthalos, figure: int, space: int) -> bool:
    """PAN-PLACE-03..05, -12, PAN-FORO-13, -14"""
    return s.side.fits[figure][space] == 1


def closed(s: Panthalos) -> int:
    """PAN-PLACE-02, -06, -07: where somebody stands or a disc lies, as a bit mask; never titanus and agro."""
    mask = s.taken() & ~OPEN_TO_ALL
    space = 1
    for owner in s.polis:
        if owner >= 0:
            mask |= space
        space <<= 1
    return mask


def placements(s: Panthalos, seat: int) -> list[Move]:
    """PAN-PLACE-01..12"""
    free = ~closed(s)
    figures = s.available(seat)
    moves: list[Move] = []
    for figure in figures:
        spaces = free
        for placements in s.side.placements[figure]:
            moves += placements[spaces & STRETCH_MASK]
            spaces >>= STRETCH
    if free >> FORO_1 & 3 == 3:
        for figure in figures:
            if fits(s, figure, FORO_1) and has_partner(s, seat, figure, figures):
                moves.append(PLACE_FIGURE[figure][FORO_1])
    return moves


def has_partner(s: Panthalos, seat: int, figure: int, figures: list[int]) -> bool:
    """PAN-PLACE-09..12: can somebody come along to the second space of the foro?"""
    for other in figures:
        if fits(s, other, FORO_2):
            alone = other == figure and (figure == LEADER or s.dice[seat].count(AVAILABLE * 8 + figure) < 2)
            if not alone:
                return True
    return False


def put(s: Panthalos, seat: int, figure: int, space: int) -> None:
    if figure == LEADER:
        s.leaders[seat] = ON_BOARD + space
        s.led[seat] = LOCATION_OF[space]
    else:
        s.turn_die(seat, AVAILABLE, figure, ON_BOARD + space, figure)
    s.say(PLACED, seat, figure, space)


def place(s: Panthalos, seat: int, figure: int, space: int) -> None:
    """PAN-PLACE-01, -09, PAN-LIGHT-01, -02: on a lightning space the location works at once."""
    put(s, seat, figure, space)
    if space == FORO_1:
        s.then(ForoPartner(seat))
    elif s.side.lightning[space]:
        visit(s, seat, LOCATION_OF[space])


def visit(s: Panthalos, seat: int, location: int) -> None:
    """What a figure in the agora, the phalanx or the art brings, at once or when the location is evaluated."""
    if location == AGORA:
        s.then(TakeGoods(seat))
    elif location == PHALANX:
        s.then(Recruit(seat))
    elif location == ART:
        s.then(ArtChoose(seat))


class ForoPartner(Choice[Panthalos]):
    """PAN-PLACE-09..12: the second figure of a foro pair, in the same turn."""

    __slots__ = ()
    name: ClassVar[str] = "foro_partner"
    verbs: ClassVar[tuple[str, ...]] = ("place",)

    def options(self, s: Panthalos) -> list[Move]:
        return [PLACE_FIGURE[figure][FORO_2] for figure in s.available(self.seat) if fits(s, figure, FORO_2)]

    def take(self, s: Panthalos, move: Move) -> None:
        put(s, self.seat, move.args[0], FORO_2)

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        if move.args[1] != FORO_2:
            return Refusal("PAN-PLACE-09", "why-foro-second")
        return why_not_fits(s, self.seat, move.args[0], move.args[1])


def why_not_placed(s: Panthalos, seat: int, figure: int, space: int) -> Refusal:
    if not s.side.has[space]:
        return Refusal("PAN-SET-01", "why-no-such-space")
    if space == FORO_2:
        return Refusal("PAN-PLACE-09", "why-foro-first")
    if space < len(s.polis) and s.polis[space] >= 0:
        return Refusal("PAN-PLACE-06", "why-disc-there")
    if closed(s) >> space & 1:
        return Refusal("PAN-PLACE-10" if space == FORO_1 else "PAN-PLACE-02", "why-taken")
    if figure not in s.available(seat) or not fits(s, figure, space):
        return why_not_fits(s, seat, figure, space)
    return Refusal("PAN-PLACE-09", "why-foro-alone")


def why_not_fits(s: Panthalos, seat: int, figure: int, space: int) -> Refusal:
    if figure not in s.available(seat):
        return Refusal("PAN-PLACE-01", "why-no-such-figure")
    if figure == LEADER:
        return Refusal("PAN-PLACE-05", "why-leader-in-polis")
    if figure > HIGHEST:
        return Refusal("PAN-FORO-14", "why-leader-in-polis")
    return Refusal("PAN-PLACE-03", "why-rank-too-low", (("rank", "amount", s.side.rank[space]),))
