"""Gifts to the Archon in the Event Phase. PAR-EVENT-09..17, PAR-DON-01..04."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.events import EVERYBODY
from ....kernel.moves import Move
from ..components import CANCEL, CARDS, COMMODITIES, DONATE, HAND_OVER, MAX_DONATIONS
from ..events import DONATED
from ..state import Cards, Parthenon


def own_number(s: Parthenon, seat: int, card: int) -> int:
    """PAR-EVENT-16: how many of a card a seat can give away."""
    return s.hand[seat][card] if card < COMMODITIES else s.aegis(seat, card)


def may_donate(s: Parthenon, seat: int) -> list[Move]:
    if s.donations[seat] >= s.house[MAX_DONATIONS]:
        return []
    return [DONATE[card] for card in range(CARDS) if own_number(s, seat, card)]


class Donation(Choice[Parthenon]):
    """Which cards go together, in rising order."""

    __slots__ = ("cards", "aside")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("cards", "card*"), ("aside", "flag"))
    name: ClassVar[str] = "donation"
    verbs: ClassVar[tuple[str, ...]] = ("donate", "hand_over", "cancel")

    def __init__(self, seat: int, cards: Cards, aside: int) -> None:
        self.seat = seat
        self.cards = cards
        self.aside = aside  # 1: nobody waits for it

    def options(self, s: Parthenon) -> list[Move]:
        more = [
            DONATE[card]
            for card in range(self.cards[-1], CARDS)
            if own_number(s, self.seat, card) > self.cards.count(card)
        ]
        return [*more, HAND_OVER, CANCEL]

    def take(self, s: Parthenon, move: Move) -> None:
        if move is HAND_OVER:
            donate(s, self.seat, self.cards)
        elif move is not CANCEL:
            s.then(Donation(self.seat, (*self.cards, move.args[0]), self.aside))

    def owed(self, s: Parthenon) -> bool:
        return not self.aside

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return refuse_donation(s, self.seat, move)


def refuse_donation(s: Parthenon, seat: int, move: Move) -> Refusal | None:
    if move.verb.name != "donate":
        return None
    if s.donations[seat] >= s.house[MAX_DONATIONS]:
        return Refusal("PAR-DON-03", "why-enough-donations")
    return Refusal("PAR-EVENT-16", "why-not-yours")


def donate(s: Parthenon, seat: int, cards: Cards) -> None:
    """PAR-EVENT-10, -13, PAR-DON-01: the Archon has the cards at once."""
    for card in cards:
        s.part_with(seat, card)
        s.receive(s.archon, card)
    s.donations[seat] += 1
    s.learn()
    s.whisper(EVERYBODY, cards, DONATED, seat, s.archon)


class MayDonate(Choice[Parthenon]):
    """PAR-EVENT-15: while the Archon decides, the others may go on giving; nobody waits for them."""

    __slots__ = ()
    name: ClassVar[str] = "donate"
    verbs: ClassVar[tuple[str, ...]] = ("donate",)

    def options(self, s: Parthenon) -> list[Move]:
        return may_donate(s, self.seat)

    def take(self, s: Parthenon, move: Move) -> None:
        s.then(Donation(self.seat, (move.args[0],), 1), GoOnGiving(self.seat))

    def owed(self, s: Parthenon) -> bool:
        return False

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return refuse_donation(s, self.seat, move)


class GoOnGiving(SeatStep[Parthenon]):
    """Who has something left may give again."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        if may_donate(s, self.seat):
            s.then(MayDonate(self.seat))
