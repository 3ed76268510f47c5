"""Chests that reach Athens."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, Step
from ....kernel.moves import Move
from ..components import CHESTS, DELIVER_NOW, PURSUITS, UNLOAD
from ..events import DELIVERED
from ..state import Deukalion
from .honour import check_end, take_honour
from .pursuits import complete, rule_out
from .reclaim import PutChest, take_off

Counts = tuple[int, ...]  # of each colour how many


def counted(chests: tuple[int, ...]) -> Counts:
    return tuple([chests.count(colour) for colour in range(CHESTS)])


def completed_by(s: Deukalion, seat: int, chests: Counts) -> list[int]:
    """DEU-DELIV-03, -04, -11, DEU-PUR-13: the open cards that these chests, delivered together, complete."""
    return [card for card in s.open_cards(seat) if asks_for(s, card, chests)]


def asks_for(s: Deukalion, card: int, chests: Counts) -> bool:
    """DEU-DELIV-03: would these chests, delivered together, complete this card, were it open?"""
    for deed in s.contents.deeds[card]:
        if deed.delivered_by(chests):
            return True
    return False


def parts_of(chests: Counts) -> list[Counts]:
    """Every choice of some of these chests, from none to all."""
    found: list[Counts] = [()]
    for many in chests:
        found = [(*some, n) for some in found for n in range(many + 1)]
    return found


def one_fewer(chests: Counts) -> list[Counts]:
    """The same with one chest less, for each colour."""
    found: list[Counts] = []
    for colour in range(CHESTS):
        if chests[colour] > 0:
            found.append((*chests[:colour], chests[colour] - 1, *chests[colour + 1 :]))
    return found


def is_event(s: Deukalion, seat: int, chests: Counts) -> bool:
    """DEU-DELIV-03, -05, -10: a set that completes cards, and no part of it would complete the same; or one chest."""
    cards = completed_by(s, seat, chests)
    if not cards:
        return sum(chests) == 1
    for fewer in one_fewer(chests):
        if completed_by(s, seat, fewer) == cards:
            return False
    return True


def events_with(s: Deukalion, seat: int, chosen: Counts) -> list[Counts]:
    """DEU-DELIV-02: the delivery events that contain what was chosen so far."""
    found: list[Counts] = []
    for chests in parts_of(counted(s.aboard[seat])):
        if sum(chests) > 0 and covers(chests, chosen) and is_event(s, seat, chests):
            found.append(chests)
    return found


def covers(chests: Counts, chosen: Counts) -> bool:
    for colour in range(CHESTS):
        if chests[colour] < chosen[colour]:
            return False
    return True


class Deliver(Choice[Deukalion]):
    """DEU-DELIV-01..05, -10: which chests are delivered together: one after the other, until it is an event."""

    __slots__ = ("chosen",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("chosen", "chest*"))
    name: ClassVar[str] = "deliver"
    verbs: ClassVar[tuple[str, ...]] = ("unload", "deliver")

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.chosen = chosen

    def afresh(self) -> Deliver:
        return Deliver(self.seat, ())

    def options(self, s: Deukalion) -> list[Move]:
        chosen = counted(self.chosen)
        events = events_with(s, self.seat, chosen)
        moves = [DELIVER_NOW] if chosen in events else []
        for colour in range(CHESTS):
            if any([event[colour] > chosen[colour] for event in events]):
                moves.append(UNLOAD[colour])
        return moves

    def take(self, s: Deukalion, move: Move) -> None:
        if move is DELIVER_NOW:
            deliver(s, self.seat, self.chosen)
            return
        chosen = tuple(sorted((*self.chosen, move.args[0])))
        if len(chosen) == len(s.aboard[self.seat]):  # else one is asked: whether more would go along is a secret
            deliver(s, self.seat, chosen)
        else:
            s.then(Deliver(self.seat, chosen))

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        if move is DELIVER_NOW:
            return Refusal("DEU-DELIV-03", "why-no-event")
        if self.chosen.count(move.args[0]) == s.aboard[self.seat].count(move.args[0]):
            return Refusal("DEU-DELIV-02", "why-not-aboard")
        return Refusal("DEU-DELIV-10", "why-not-together")


def deliver(s: Deukalion, seat: int, chests: tuple[int, ...]) -> None:
    """DEU-DELIV-07: first each chest is put on an empty space of a city, then the event counts."""
    for colour in chests:
        take_off(s, seat, colour)
    s.say(DELIVERED, seat, len(chests))
    s.then(*[PutChest(seat, colour) for colour in chests], DeliveryEvent(seat, chests))


class DeliveryEvent(Step[Deukalion]):
    """DEU-DELIV-02, -05, -06, -08, -11: the cards it completes, or 1 Honour card; then the chests still aboard."""

    __slots__ = ("seat", "chests")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("chests", "chest*"))

    def __init__(self, seat: int, chests: tuple[int, ...]) -> None:
        self.seat = seat
        self.chests = chests

    def run(self, s: Deukalion) -> None:
        seat = self.seat
        if s.aboard[seat]:
            s.then(Deliver(seat, ()))
        chests = counted(self.chests)
        cards = completed_by(s, seat, chests)
        rule_out(s, seat, [card for card in range(PURSUITS) if asks_for(s, card, chests)])
        if cards:
            complete(s, seat, cards)
        else:
            take_honour(s, seat, s.contents.delivery)
            check_end(s)
