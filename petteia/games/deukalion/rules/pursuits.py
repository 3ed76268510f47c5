"""Pursuit cards: completing, refilling the display, visits, and what can be declared."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, Step
from ....kernel.moves import Move
from ..components import DECLARE, LEAVE, OFFER, OFFER_CARD, VISIT, Deed
from ..events import COMPLETED, LEFT, OFFERED, REVEALED, TOGETHER
from ..state import Deukalion
from .honour import check_end, take_honour


def shows(s: Deukalion, card: int, what: int) -> bool:
    """DEU-PUR-03: is one of the card's two pursuits of this sort?"""
    return s.contents.sorts[card] >> what & 1 == 1


def display_shows(s: Deukalion, what: int) -> bool:
    for card in s.display:
        if card >= 0 and s.contents.sorts[card] >> what & 1:
            return True
    return False


def open_with(s: Deukalion, seat: int, what: int) -> list[int]:
    """The cards open to a seat that show a pursuit of this sort."""
    return [card for card in s.open_cards(seat) if shows(s, card, what)]


def rule_out(s: Deukalion, seat: int, cards: list[int]) -> None:
    """HID-07: a secret card among these would be completed now; if it is not, all can see that it is none of them."""
    secret = s.secrets[seat]
    if secret >= 0 and secret not in cards:
        for card in cards:
            s.ruled_out[seat] |= 1 << card


def take_cards(s: Deukalion, seat: int, cards: list[int]) -> None:
    """DEU-PUR-04, -08, -10, -20, DEU-MOVE-13: from the display, or from his own hand, to who completed them."""
    for card in cards:
        if s.secrets[seat] == card:
            s.secrets[seat] = -1
        else:
            s.display[s.display.index(card)] = -1
        s.completed[seat] = (*s.completed[seat], card)
        s.say(COMPLETED, seat, card, s.contents.pursuit_honour[card])
    if seat == s.sailor:
        s.moving = 0


def complete(s: Deukalion, seat: int, cards: list[int]) -> None:
    """DEU-DELIV-11, DEU-END-03: all cards of one event together; then the slots are refilled. Called last."""
    take_cards(s, seat, cards)
    s.then(Refill())
    check_end(s)


class Refill(Step[Deukalion]):
    """DEU-PUR-06, -07, -11: a new card in every empty slot, the first before the second, as long as there are any."""

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        revealed = False
        for slot in range(len(s.display)):
            if s.display[slot] < 0 and s.pursuits:
                s.display[slot] = s.pursuits.pop()
                s.say(REVEALED, s.display[slot])
                revealed = True
        if revealed:
            s.then(VisitCheck())


# Visits


def fulfils(s: Deukalion, seat: int, deed: Deed) -> bool:
    """DEU-PUR-16: the ship lies beside the city, with enough hoplites aboard."""
    square = s.ships[seat]
    return square >= 0 and s.crew[seat] >= deed.count and deed.city in s.contents.sites_by[square]


def visits(s: Deukalion, seat: int, card: int) -> bool:
    for deed in s.contents.visits[card]:
        if fulfils(s, seat, deed):
            return True
    return False


def visited(s: Deukalion, seat: int) -> list[int]:
    """The cards, open or not, whose Visit the ship fulfils."""
    return [card for card in s.contents.showing[VISIT] if visits(s, seat, card)]


class VisitCheck(Step[Deukalion]):
    """DEU-PUR-12, -16, -21: who fulfils a Visit? One player takes the card; several take an Honour card each instead.

    While a challenge is open the check waits until it is resolved.
    """

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        if s.contest:
            return
        found = False
        for card in s.display[:]:
            if card >= 0 and s.contents.visits[card]:
                visitors = [seat for seat in range(s.players) if visits(s, seat, card)]
                if len(visitors) == 1:
                    take_cards(s, visitors[0], [card])
                    found = True
                elif visitors:
                    complete_together(s, visitors, card)
                    found = True
        for seat in range(s.players):
            cards = visited(s, seat)
            if s.secrets[seat] in cards:
                take_cards(s, seat, [s.secrets[seat]])
                found = True
            elif cards:
                rule_out(s, seat, cards)
        if found:
            s.then(Refill())
            check_end(s)


def complete_together(s: Deukalion, seats: list[int], card: int) -> None:
    """DEU-PUR-12, -21: the card leaves the game; everybody who completed it takes an Honour card."""
    s.display[s.display.index(card)] = -1
    s.removed = (*s.removed, card)
    s.say(TOGETHER, card)
    for seat in seats:
        take_honour(s, seat, s.contents.together)
        if seat == s.sailor:
            s.moving = 0


# Leave and Offer


def can_declare(s: Deukalion, seat: int, deed: Deed) -> bool:
    """DEU-PUR-17, -18: beside the city, with enough hoplites aboard or cards in hand."""
    if deed.what != LEAVE and deed.what != OFFER:
        return False
    enough = s.crew[seat] if deed.what == LEAVE else len(s.hands[seat])
    return enough >= deed.count and deed.city in s.contents.sites_by[s.ships[seat]]


def declarable(s: Deukalion, seat: int) -> list[Move]:
    """DEU-PUR-24: what can be declared from where the ship is."""
    moves: list[Move] = []
    if not s.contents.sites_by[s.ships[seat]]:
        return moves
    for card in s.open_cards(seat):
        if s.contents.declared[card]:
            deeds = s.contents.deeds[card]
            for n in range(len(deeds)):
                if can_declare(s, seat, deeds[n]):
                    moves.append(DECLARE[card][n])
    return moves


def leave(s: Deukalion, seat: int, card: int, deed: Deed) -> None:
    """DEU-PUR-22: hoplites are left behind; that completes the card."""
    lose_hoplites(s, seat, deed.count)
    s.say(LEFT, seat, deed.count, deed.city)
    s.then(VisitCheck())
    complete(s, seat, [card])


def lose_hoplites(s: Deukalion, seat: int, many: int) -> None:
    """DEU-HOP-09, DEU-STYX-12: from aboard to the Underworld, where the next award waits."""
    s.crew[seat] -= many
    s.underworld[seat] += many
    if many > 0:
        s.rewarded[seat] = 0


class OfferCards(Choice[Deukalion]):
    """DEU-PUR-23, RUL-24: which cards go face down under the draw pile, one by one; then the Pursuit is completed.

    Before the last one nobody else sees anything of it: which Pursuit was declared may be a secret (HID-07).
    """

    __slots__ = ("pursuit", "amount", "chosen")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"), ("pursuit", "pursuit"), ("amount", "amount"), ("chosen", "card*"),
    )  # fmt: skip
    name: ClassVar[str] = "offer_cards"
    verbs: ClassVar[tuple[str, ...]] = ("offer",)

    def __init__(self, seat: int, pursuit: int, amount: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.pursuit = pursuit
        self.amount = amount
        self.chosen = chosen

    def afresh(self) -> None:
        """It is part of the sail."""

    def options(self, s: Deukalion) -> list[Move]:
        cards = [s.contents.card_of[copy] for copy in s.hands[self.seat]]
        for card in self.chosen:
            cards.remove(card)
        return [OFFER_CARD[card] for card in sorted(set(cards))]

    def take(self, s: Deukalion, move: Move) -> None:
        chosen = (*self.chosen, move.args[0])
        if self.amount > 1:
            s.then(OfferCards(self.seat, self.pursuit, self.amount - 1, chosen))
            return
        for card in chosen:
            offer(s, self.seat, card)
        complete(s, self.seat, [self.pursuit])

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        return Refusal("DEU-PUR-23", "why-not-in-hand")


def offer(s: Deukalion, seat: int, card: int) -> None:
    """DEU-PUR-23: a card of the hand goes under the draw pile; only its owner sees which."""
    for copy in s.hands[seat]:
        if s.contents.card_of[copy] == card:
            break
    s.forget_hand(seat, 1 << seat)
    s.leave_hand(seat, copy)
    s.pile.insert(0, copy)
    s.under.insert(0, seat)
    s.whisper(1 << seat, (card,), OFFERED, seat)
