"""Shipping goods, and selling them to merchants."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, Step
from ....kernel.kinds import NOBODY
from ....kernel.moves import Move
from ..components import (
    ANY_GOOD,
    DECLINE,
    DELIVER,
    DISCS_BONUS,
    KEEP_TOP,
    KINDS_OF_GOODS,
    LOAD_ANY,
    LOOK,
    POINTS_BONUS,
    PROMOTION_BONUS,
    REINFORCEMENT_BONUS,
    SELL,
    SWAP,
    TITANS_BONUS,
    VIEW_BONUS,
)
from ..events import DECLINED_LOOK, DELIVERED, KEPT_TOP, LOOKED, SHIPPED, SOLD, SWAPPED
from ..state import Panthalos, added, less
from .promotion import Promotion
from .supply import draw_reinforcements, draw_titans, gain_discs, gain_points

# Shipping


def ships_for(s: Panthalos, seat: int) -> list[Move]:
    """PAN-SHIP-01: ships in the port for goods that the player has."""
    ships = 0
    for ship in s.port:
        ships |= 1 << ship
    goods = 0
    for good in s.goods[seat]:
        goods |= 1 << good
    return LOAD_ANY[ships & (goods | goods >> KINDS_OF_GOODS)]


def ship(s: Panthalos, seat: int, kind: int) -> None:
    """PAN-SHIP-02..08"""
    basic = s.goods[seat].count(kind)
    refined = s.goods[seat].count(kind + KINDS_OF_GOODS)
    remove_goods(s, seat, kind, basic)
    remove_goods(s, seat, kind + KINDS_OF_GOODS, refined)
    points = basic + 2 * refined
    s.points[seat] += points
    s.port = less(s.port, kind)
    s.tokens[seat] = added(s.tokens[seat], kind)
    s.say(SHIPPED, seat, kind, basic + refined, points)
    gain_discs(s, seat, 1)


def remove_goods(s: Panthalos, seat: int, good: int, many: int) -> None:
    for _ in range(many):
        s.goods[seat] = less(s.goods[seat], good)
        s.gone_goods = added(s.gone_goods, good)


def why_not_shipped(s: Panthalos, move: Move) -> Refusal:
    if move.args[0] not in s.port:
        return Refusal("PAN-SHIP-01", "why-no-such-ship")
    return Refusal("PAN-SHIP-01", "why-nothing-to-ship")


# Merchants


def count_refined(s: Panthalos, seat: int) -> int:
    refined = 0
    for good in s.goods[seat]:
        if good >= KINDS_OF_GOODS:
            refined += 1
    return refined


def wildcards(s: Panthalos, seat: int, merchant: int) -> int:
    """PAN-MERCH-01..04: how many goods of one's choice a merchant wants; -1: the player cannot deliver."""
    goods = s.goods[seat]
    demand = s.contents.demand[merchant]
    if count_refined(s, seat) < len(demand):
        return NOBODY
    named = 0
    for good in demand:
        if good == ANY_GOOD:
            break
        named += 1
        if goods.count(good) < demand.count(good):
            return NOBODY
    return len(demand) - named


def sales(s: Panthalos, seat: int) -> list[Move]:
    """PAN-MERCH-01"""
    moves: list[Move] = []
    refined = count_refined(s, seat)
    if refined:
        for merchant in s.merkator:
            if len(s.contents.demand[merchant]) <= refined and wildcards(s, seat, merchant) >= 0:
                moves.append(SELL[merchant])
    return moves


def sell(s: Panthalos, seat: int, merchant: int) -> None:
    """PAN-MERCH-01..19"""
    s.merkator = less(s.merkator, merchant)
    s.gone_merchants = added(s.gone_merchants, merchant)
    points = s.contents.points[merchant]
    s.points[seat] += points
    s.say(SOLD, seat, merchant, points)
    wished = 0
    for good in s.contents.demand[merchant]:
        if good == ANY_GOOD:
            wished += 1
        else:
            hand_over(s, seat, good)
    s.then(*[Bonus(seat, bonus) for bonus in s.contents.bonuses[merchant]])
    if wished:
        deliver_of_choice(s, seat, wished, KINDS_OF_GOODS)


def hand_over(s: Panthalos, seat: int, good: int) -> None:
    """PAN-MERCH-05"""
    remove_goods(s, seat, good, 1)
    s.say(DELIVERED, seat, good)


def deliverable(s: Panthalos, seat: int, many: int, lowest: int) -> list[int]:
    """Refined goods that can be delivered next, by rising number, so that no choice can be made in two ways."""
    goods = [good for good in s.goods[seat] if good >= lowest]
    found: list[int] = []
    for n in range(len(goods) - many + 1):
        if goods[n] not in found:
            found.append(goods[n])
    return found


def deliver_of_choice(s: Panthalos, seat: int, many: int, lowest: int) -> None:
    found = deliverable(s, seat, many, lowest)
    if len(found) > 1:
        s.then(DeliverGood(seat, many, lowest))
        return
    hand_over(s, seat, found[0])
    if many > 1:
        deliver_of_choice(s, seat, many - 1, found[0])


class DeliverGood(Choice[Panthalos]):
    """PAN-MERCH-03, -04: a refined good of the seller's choice."""

    __slots__ = ("many", "lowest")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("many", "amount"), ("lowest", "good"))
    name: ClassVar[str] = "deliver_good"
    verbs: ClassVar[tuple[str, ...]] = ("deliver",)

    def __init__(self, seat: int, many: int, lowest: int) -> None:
        self.seat = seat
        self.many = many
        self.lowest = lowest

    def options(self, s: Panthalos) -> list[Move]:
        return [DELIVER[good] for good in deliverable(s, self.seat, self.many, self.lowest)]

    def take(self, s: Panthalos, move: Move) -> None:
        hand_over(s, self.seat, move.args[0])
        if self.many > 1:
            deliver_of_choice(s, self.seat, self.many - 1, move.args[0])

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        if move.args[0] < KINDS_OF_GOODS:
            return Refusal("PAN-MERCH-02", "why-only-refined")
        if move.args[0] not in s.goods[self.seat]:
            return Refusal("PAN-MERCH-03", "why-no-such-good")
        return Refusal("PAN-MERCH-04", "why-in-order")


def why_not_sold(s: Panthalos, move: Move) -> Refusal:
    if move.args[0] not in s.merkator:
        return Refusal("PAN-MERCH-01", "why-no-such-merchant")
    return Refusal("PAN-MERCH-01", "why-cannot-deliver")


class Bonus(Step[Panthalos]):
    """PAN-MERCH-07..15: one bonus of a merchant."""

    __slots__ = ("seat", "bonus")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("bonus", "bonus"))

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat = seat
        self.bonus = bonus

    def run(self, s: Panthalos) -> None:
        amount = s.contents.bonus_amount[self.bonus]
        if self.bonus == POINTS_BONUS:
            gain_points(s, self.seat, amount)
        elif self.bonus == DISCS_BONUS:
            gain_discs(s, self.seat, amount)
        elif self.bonus == REINFORCEMENT_BONUS:
            draw_reinforcements(s, self.seat, amount)
        elif self.bonus == TITANS_BONUS:
            draw_titans(s, self.seat, amount)
        elif self.bonus == PROMOTION_BONUS:
            s.then(*[Promotion(self.seat) for _ in range(amount)])
        elif self.bonus == VIEW_BONUS and len(s.underworld) > 1:
            s.then(UnderworldLook(self.seat))


class UnderworldLook(Choice[Panthalos]):
    """PAN-MERCH-14, -15: look at the next underworld token, or leave it."""

    __slots__ = ()
    name: ClassVar[str] = "underworld_look"
    verbs: ClassVar[tuple[str, ...]] = ("look", "decline")

    def options(self, s: Panthalos) -> list[Move]:
        return [LOOK, DECLINE]

    def take(self, s: Panthalos, move: Move) -> None:
        if move is DECLINE:
            s.say(DECLINED_LOOK, self.seat)
            return
        s.learn()
        s.known = (*s.known[:-2], s.known[-2] | 1 << self.seat, s.known[-1])
        s.whisper(1 << self.seat, (s.underworld[-2],), LOOKED, self.seat)
        s.then(UnderworldPlace(self.seat))


class UnderworldPlace(Choice[Panthalos]):
    """PAN-MERCH-16, -17: one of the two goes under the stack face down, the other on top face up."""

    __slots__ = ()
    name: ClassVar[str] = "underworld_place"
    verbs: ClassVar[tuple[str, ...]] = ("keep_top", "swap")

    def options(self, s: Panthalos) -> list[Move]:
        return [KEEP_TOP, SWAP]

    def take(self, s: Panthalos, move: Move) -> None:
        next_one, top = s.underworld[-2], s.underworld[-1]
        rest, known = s.underworld[:-2], s.known[:-2]
        everybody = (1 << (s.players + 1)) - 1
        if move is KEEP_TOP:
            s.underworld = (next_one, *rest, top)
            s.known = (s.known[-2], *known, everybody)
            s.say(KEPT_TOP, self.seat)
        else:
            s.underworld = (top, *rest, next_one)
            s.known = (everybody, *known, everybody)
            s.say(SWAPPED, self.seat, next_one)
