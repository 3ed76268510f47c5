"""Forces of titans and reinforcements, and the titans that are kept."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.moves import Move
from ..components import DONE, ELEMENT_OF, KEEP_TITAN, LAY, REINFORCEMENTS, STRENGTH_OF, TITANS
from ..events import KEPT, LAID
from ..state import Panthalos, added, joined, less, without
from .supply import lay_titan, pay_discs, take_titan_back

ANY_ELEMENT: Final = -1  # a player with a figure in the krypt may mix all elements (PAN-KRYPT-12)


def strength(tokens: tuple[int, ...]) -> int:
    """PAN-FORCE-07, -08"""
    total = 0
    for token in tokens:
        total += STRENGTH_OF[token]
    return total


def is_legal(tokens: tuple[int, ...], element: int) -> bool:
    """PAN-FORCE-02..06, -09: only reinforcements of the element, and each can change one titan of another."""
    if element == ANY_ELEMENT:
        return True
    helpers = 0
    strangers = 0
    for token in tokens:
        if token < TITANS:
            if ELEMENT_OF[token] != element:
                return False
            helpers += 1
        elif ELEMENT_OF[token] != element:
            strangers += 1
    return strangers <= helpers


def at_hand(s: Panthalos, seat: int, picked: tuple[int, ...]) -> list[int]:
    """What a player can still lay: by rising number, so that no force can be laid in two ways."""
    everything = s.tokens[seat] + s.titans[seat]
    if not picked:
        return [token for token in everything if token >= REINFORCEMENTS]
    return [token for token in without(everything, picked) if token >= picked[-1]]


def most(s: Panthalos, seat: int, element: int, picked: tuple[int, ...]) -> int:
    """The greatest strength that a force can reach from here."""
    return greatest(s.laid[seat] + picked, at_hand(s, seat, picked), element)


def greatest(begun: tuple[int, ...], rest: list[int], element: int) -> int:
    """The greatest strength of a force that goes on with some of the rest."""
    if element == ANY_ELEMENT:
        return strength(begun) + strength(tuple(rest))
    room = 0  # titans of other elements that may still come
    total = 0
    strangers: list[int] = []
    for token in begun:
        total += STRENGTH_OF[token]
        room += 1 if token < TITANS else -1 if ELEMENT_OF[token] != element else 0
    for token in rest:
        if ELEMENT_OF[token] == element:
            total += STRENGTH_OF[token]
            room += 1 if token < TITANS else 0
        elif token >= TITANS:
            strangers.append(STRENGTH_OF[token])
    strangers.sort(reverse=True)
    for n in range(min(room, len(strangers))):
        total += strangers[n]
    return total


def additions(s: Panthalos, seat: int, element: int, picked: tuple[int, ...], needed: int) -> list[Move]:
    """Tokens that can be laid next on the way to a legal force of the strength that is needed."""
    moves: list[Move] = []
    begun = s.laid[seat] + picked
    rest = at_hand(s, seat, picked)
    all_of_them = strength(begun) + strength(tuple(rest))
    before = -1
    for n in range(len(rest)):
        if all_of_them < needed:
            break
        token = rest[n]
        if token != before and (
            element == ANY_ELEMENT
            or (fits(begun, element, token) and greatest((*begun, token), rest[n + 1 :], element) >= needed)
        ):
            moves.append(LAY[token])
        all_of_them -= STRENGTH_OF[token]
        before = token
    return moves


def fits(begun: tuple[int, ...], element: int, token: int) -> bool:
    """Can this token be added? Titans of other elements only after the reinforcements that change them."""
    if element == ANY_ELEMENT or ELEMENT_OF[token] == element:
        return True
    return token >= TITANS and is_legal((*begun, token), element)


def suffices(s: Panthalos, seat: int, element: int, picked: tuple[int, ...], needed: int) -> bool:
    force = s.laid[seat] + picked
    return len(picked) > 0 and is_legal(force, element) and strength(force) >= needed


def lay_down(s: Panthalos, seat: int, picked: tuple[int, ...]) -> None:
    """The chosen tokens come on the table, before everybody's eyes."""
    for token in picked:
        if token < TITANS:
            s.tokens[seat] = less(s.tokens[seat], token)
        else:
            lay_titan(s, seat, token)
        s.laid[seat] = added(s.laid[seat], token)
        s.say(LAID, seat, token)


def why_not_laid(s: Panthalos, seat: int, element: int, picked: tuple[int, ...], token: int, too_weak: str) -> Refusal:
    """`too_weak`: the clause that says how strong the force has to be."""
    if token < REINFORCEMENTS or token not in without(s.tokens[seat] + s.titans[seat], picked):
        return Refusal("PAN-FORCE-01", "why-no-such-token")
    if picked and token < picked[-1]:
        return Refusal(None, "why-in-order")
    if token < TITANS and not fits(s.laid[seat] + picked, element, token):
        return Refusal("PAN-FORCE-03", "why-other-element")
    if not fits(s.laid[seat] + picked, element, token):
        return Refusal("PAN-FORCE-06", "why-titan-of-other-element")
    return Refusal(too_weak, "why-never-enough")


# Keeping titans


class KeepTitans(SeatStep[Panthalos]):
    """PAN-KEEP-01..05: reinforcements go; each titan can be kept for a disc, the others go."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        seat = self.seat
        for token in s.laid[seat]:
            if token < TITANS:
                s.gone_tokens = added(s.gone_tokens, token)
        s.laid[seat] = tuple([token for token in s.laid[seat] if token >= TITANS])
        if s.laid[seat] and s.personal[seat] > 0:
            s.then(KeepTitan(seat, TITANS))
        else:
            clear(s, seat)


def clear(s: Panthalos, seat: int) -> None:
    """PAN-KEEP-04"""
    s.gone_tokens = joined(s.gone_tokens, s.laid[seat])
    s.laid[seat] = ()


class KeepTitan(Choice[Panthalos]):
    """PAN-KEEP-01..03: a titan that is taken back, or no more of them."""

    __slots__ = ("lowest",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("lowest", "token"))
    name: ClassVar[str] = "keep_titans"
    verbs: ClassVar[tuple[str, ...]] = ("keep", "done")

    def __init__(self, seat: int, lowest: int) -> None:
        self.seat = seat
        self.lowest = lowest

    def options(self, s: Panthalos) -> list[Move]:
        moves = [DONE]
        before = -1
        for titan in s.laid[self.seat]:
            if titan != before and titan >= self.lowest:
                moves.append(KEEP_TITAN[titan - TITANS])
            before = titan
        return moves

    def take(self, s: Panthalos, move: Move) -> None:
        seat = self.seat
        if move is DONE:
            clear(s, seat)
            return
        titan = TITANS + move.args[0]
        pay_discs(s, seat, 1)
        s.laid[seat] = less(s.laid[seat], titan)
        take_titan_back(s, seat, titan)
        s.say(KEPT, seat, titan)
        if s.personal[seat] > 0 and s.laid[seat] and s.laid[seat][-1] >= titan:
            s.then(KeepTitan(seat, titan))
        else:
            clear(s, seat)

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        if TITANS + move.args[0] in s.laid[self.seat]:
            return Refusal(None, "why-in-order")
        return Refusal("PAN-KEEP-01", "why-not-laid")
