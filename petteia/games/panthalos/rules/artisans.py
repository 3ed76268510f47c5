"""Activating artisans."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal
from ....kernel.moves import Move
from ..components import (
    ACTIVATE,
    ACTIVATE_BOTH,
    ANY_ARTISAN,
    ARTISANS,
    DIE_ARTISAN,
    HIGHEST,
    KINDS_OF_GOODS,
    PROMOTE,
    REFINE,
    REINFORCEMENTS,
)
from ..events import ACTIVATED, ACTIVATED_BOTH, REFINED
from ..state import Panthalos, added, less
from .promotion import promotable, promote, why_not_promoted
from .supply import pay_discs


def activations(s: Panthalos, seat: int) -> list[Move]:
    """PAN-ARTI-01, -02, -06, -07, -11, -12: what can be paid and has a target; a pair needs two."""
    moves: list[Move] = []
    tokens = s.tokens[seat]
    before = -1
    for token in tokens:
        artisan = token - ARTISANS
        if token >= REINFORCEMENTS:
            break
        if artisan >= 0 and token != before and s.contents.cost[artisan] <= s.personal[seat]:
            targets = targets_of(s, seat, token)
            if targets > 0:
                moves.append(ACTIVATE[artisan])
            if targets > 1 and tokens.count(token) > 1:
                moves.append(ACTIVATE_BOTH[artisan])
        before = token
    return moves


def targets_of(s: Panthalos, seat: int, token: int) -> int:
    """How often an artisan could do its work, as far as that matters: basic goods, or ranks that can still be won."""
    if token == DIE_ARTISAN:
        ranks = 0
        for die in s.dice[seat]:
            if die >> 3 and 1 <= die & 7 < HIGHEST:
                ranks += HIGHEST - (die & 7)
        return ranks
    if token == ANY_ARTISAN:
        return len([good for good in s.goods[seat] if good < KINDS_OF_GOODS])
    return s.goods[seat].count(token - ARTISANS)


def activate(s: Panthalos, seat: int, artisan: int, both: bool) -> None:
    """PAN-ARTI-02..10, -13"""
    token = ARTISANS + artisan
    cost = s.contents.cost[artisan]
    pay_discs(s, seat, cost)
    s.say(ACTIVATED_BOTH if both else ACTIVATED, seat, token, cost)
    many = 2 if both else 1
    if token == DIE_ARTISAN:
        train_workers(s, seat, many, 0)
    elif token == ANY_ARTISAN:
        refine_of_choice(s, seat, many, 0)
    else:
        for _ in range(many):
            refine(s, seat, artisan)


def refine(s: Panthalos, seat: int, good: int) -> None:
    """PAN-ARTI-03, -14"""
    s.goods[seat] = added(less(s.goods[seat], good), good + KINDS_OF_GOODS)
    s.say(REFINED, seat, good)


def refinable(s: Panthalos, seat: int, many: int, lowest: int) -> list[int]:
    """Basic goods that can be refined next, by rising number, so that no choice can be made in two ways."""
    goods = [good for good in s.goods[seat] if lowest <= good < KINDS_OF_GOODS]
    found: list[int] = []
    for n in range(len(goods) - many + 1):
        if goods[n] not in found:
            found.append(goods[n])
    return found


def refine_of_choice(s: Panthalos, seat: int, many: int, lowest: int) -> None:
    found = refinable(s, seat, many, lowest)
    if len(found) > 1:
        s.then(RefineGood(seat, many, lowest))
        return
    refine(s, seat, found[0])
    if many > 1:
        refine_of_choice(s, seat, many - 1, found[0])


class RefineGood(Choice[Panthalos]):
    """PAN-ARTI-04, -09: which basic good the artisan for any goods refines."""

    __slots__ = ("many", "lowest")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("many", "amount"), ("lowest", "good"))
    name: ClassVar[str] = "refine_good"
    verbs: ClassVar[tuple[str, ...]] = ("refine",)

    def __init__(self, seat: int, many: int, lowest: int) -> None:
        self.seat = seat
        self.many = many
        self.lowest = lowest

    def options(self, s: Panthalos) -> list[Move]:
        return [REFINE[good] for good in refinable(s, self.seat, self.many, self.lowest)]

    def take(self, s: Panthalos, move: Move) -> None:
        refine(s, self.seat, move.args[0])
        if self.many > 1:
            refine_of_choice(s, self.seat, self.many - 1, move.args[0])

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        if move.args[0] >= KINDS_OF_GOODS:
            return Refusal("PAN-ARTI-14", "why-refined-already")
        if move.args[0] not in s.goods[self.seat]:
            return Refusal("PAN-ARTI-04", "why-no-such-good")
        return Refusal("PAN-ARTI-09", "why-in-order")


# The artisan with a die


def train_workers(s: Panthalos, seat: int, many: int, first: int) -> None:
    """PAN-ARTI-05, -10: one worker or, with a pair, two, or one twice."""
    found = trainable(s, seat, many, first)
    if len(found) > 1:
        s.then(TrainWorker(seat, many, first))
        return
    rank, place = found[0]
    promote(s, seat, rank, place, 1)
    if many > 1:
        train_workers(s, seat, many - 1, place * 8 + rank + 1)


def trainable(s: Panthalos, seat: int, many: int, first: int) -> list[tuple[int, int]]:
    """Who can be promoted next. After a first one: the same again, or one that comes later, so that no choice can be
    made in two ways; and of the first ones only those after whom another promotion is still possible.
    """
    found = promotable(s, seat)
    if first:
        return [(rank, place) for rank, place in found if place * 8 + rank >= first - 1]
    if many == 1:
        return found
    return [(rank, place) for rank, place in found if second_after(s, seat, rank, place)]


def second_after(s: Panthalos, seat: int, rank: int, place: int) -> bool:
    if rank + 1 < HIGHEST or s.dice[seat].count(place * 8 + rank) > 1:
        return True
    for other, where in promotable(s, seat):
        if where * 8 + other > place * 8 + rank:
            return True
    return False


class TrainWorker(Choice[Panthalos]):
    """PAN-ARTI-05, -10: who is promoted by the artisan with a die."""

    __slots__ = ("many", "first")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("many", "amount"), ("first", "die"))
    name: ClassVar[str] = "train_worker"
    verbs: ClassVar[tuple[str, ...]] = ("promote",)

    def __init__(self, seat: int, many: int, first: int) -> None:
        self.seat = seat
        self.many = many
        self.first = first

    def options(self, s: Panthalos) -> list[Move]:
        return [PROMOTE[rank][place] for rank, place in trainable(s, self.seat, self.many, self.first)]

    def take(self, s: Panthalos, move: Move) -> None:
        rank, place = move.args
        promote(s, self.seat, rank, place, 1)
        if self.many > 1:
            train_workers(s, self.seat, self.many - 1, place * 8 + rank + 1)

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        rank, place = move.args
        if (rank, place) in promotable(s, self.seat):
            return Refusal("PAN-ARTI-10", "why-in-order")
        return why_not_promoted(s, self.seat, move)


def why_not_activated(s: Panthalos, seat: int, move: Move) -> Refusal:
    token = ARTISANS + move.args[0]
    both = move.verb.name == "activate_both"
    if token not in s.tokens[seat]:
        return Refusal("PAN-ARTI-01", "why-no-such-artisan")
    if both and s.tokens[seat].count(token) < 2:
        return Refusal("PAN-ARTI-07", "why-no-pair")
    if s.contents.cost[move.args[0]] > s.personal[seat]:
        return Refusal("PAN-ARTI-02", "why-too-dear", (("amount", "amount", s.contents.cost[move.args[0]]),))
    if both and targets_of(s, seat, token) == 1:
        return Refusal("PAN-ARTI-11", "why-one-target")
    return Refusal("PAN-ARTI-06", "why-no-target")
