"""The krypt: the attack of the underworld on every player."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.agenda import Refusal, Step
from ....kernel.moves import Move
from ..components import CONFIRM, FIRST, KRYPT, ROOM, YIELD
from ..events import ATTACKED, DEFENDED, EVALUATED, NOT_DEFENDED, RETURNED
from ..state import Panthalos, Picking
from .force import ANY_ELEMENT, KeepTitans, additions, lay_down, strength, suffices, why_not_laid
from .foro import bring_back
from .supply import box_disc

KRYPT_SPACES: Final = ((1 << ROOM[KRYPT]) - 1) << FIRST[KRYPT]  # as a bit mask


def attack_strength(s: Panthalos) -> int:
    """PAN-KRYPT-01"""
    return s.contents.attack[s.underworld[-1]] + s.contents.templum[s.round]


def element_for(s: Panthalos, seat: int) -> int:
    """PAN-KRYPT-02, -12: that of the token, or any with a figure in the krypt."""
    if s.taken_by(seat) & KRYPT_SPACES:
        return ANY_ELEMENT
    return s.contents.attacker[s.underworld[-1]]


class Krypt(Step[Panthalos]):
    """PAN-KRYPT-01..04: every player is attacked, in turn order."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        s.say(EVALUATED, KRYPT)
        token = s.underworld[-1]
        s.say(ATTACKED, token, s.contents.attacker[token], attack_strength(s), s.contents.reward[token])
        s.then(*[Defend(seat, ()) for seat in s.in_turn_order()], KryptOver())


class Defend(Picking):
    """PAN-KRYPT-04..11, PAN-KEEP-06: lay a force that is strong enough, or lose a disc to the collection box."""

    __slots__ = ()
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("picked", "token*"))
    name: ClassVar[str] = "krypt_defend"
    verbs: ClassVar[tuple[str, ...]] = ("yield", "lay", "confirm")

    def afresh(self) -> Picking:
        return Defend(self.seat, ())

    def options(self, s: Panthalos) -> list[Move]:
        needed = attack_strength(s)
        element = element_for(s, self.seat)
        moves = [] if self.picked else [YIELD]
        if suffices(s, self.seat, element, self.picked, needed):
            moves.append(CONFIRM)
        return moves + additions(s, self.seat, element, self.picked, needed)

    def take(self, s: Panthalos, move: Move) -> None:
        if move is YIELD:
            s.say(NOT_DEFENDED, self.seat, lose_disc(s, self.seat))
        elif move is CONFIRM:
            lay_down(s, self.seat, self.picked)
            points = s.contents.reward[s.underworld[-1]]
            s.points[self.seat] += points
            s.say(DEFENDED, self.seat, strength(self.picked), points)
            s.then(KeepTitans(self.seat))
        else:
            s.then(Defend(self.seat, (*self.picked, move.args[0])))

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        if move is YIELD:
            return Refusal(None, "why-laying")
        if move is CONFIRM:
            return Refusal("PAN-KRYPT-06", "why-too-weak")
        element = element_for(s, self.seat)
        return why_not_laid(s, self.seat, element, self.picked, move.args[0], "PAN-KRYPT-05")


def lose_disc(s: Panthalos, seat: int) -> int:
    """PAN-KRYPT-08..10: from the personal reserve, else from the general one, else none; how many."""
    if s.personal[seat] > 0:
        box_disc(s, seat)
        return 1
    if s.general[seat] > 0:
        s.general[seat] -= 1
        s.box_discs[seat] += 1
        return 1
    return 0


class KryptOver(Step[Panthalos]):
    """PAN-KRYPT-13, -14: all figures in the krypt come back."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        for seat in range(s.players):
            many = 0
            if s.taken_by(seat) & KRYPT_SPACES:
                for space in s.side.at[KRYPT]:
                    many += bring_back(s, seat, space)
            if many:
                s.say(RETURNED, seat, many)
