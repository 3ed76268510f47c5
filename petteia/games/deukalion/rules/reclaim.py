"""Hoplites that come back from the Underworld, and chests that make room for them."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.moves import Move
from ..components import CHESTS, CITIES, DUMP, LYRE_OF_ORPHEUS, PLAY, PUT, RECLAIM
from ..events import DUMPED, RECLAIMED, STORED
from ..state import Deukalion
from .cards import lay_down, usable, why_no_card
from .pursuits import VisitCheck


def can_reclaim(s: Deukalion, seat: int) -> bool:
    """DEU-OTHER-08, DEU-HOP-02, -03: is there a hoplite to reclaim, and a space for it, if need be after dumping?"""
    return s.underworld[seat] > 0 and (s.room(seat) > 0 or len(s.aboard[seat]) > 0)


def dump_limit(s: Deukalion, seat: int, limit: int) -> int:
    """DEU-HOP-05: no more chests than hoplites that would otherwise find no space."""
    return min(len(s.aboard[seat]), max(0, min(limit, s.underworld[seat]) - s.room(seat)))


class Reclaim(Choice[Deukalion]):
    """DEU-HOP-01..11, DEU-STYX-06, -07: how many come back, and which chests are dumped for them first.

    `limit` is how many may come back; at the Styx (`all`) as many as fit must. `dumped` chests are gone already,
    and each must be made up for by a hoplite. `lyre`: this is the HOPLITES action, where the Lyre may sound.
    """

    __slots__ = ("limit", "dumped", "all", "lyre")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"), ("limit", "amount"), ("dumped", "amount"), ("all", "flag"), ("lyre", "flag"),
    )  # fmt: skip
    name: ClassVar[str] = "reclaim"
    verbs: ClassVar[tuple[str, ...]] = ("reclaim", "dump", "play")

    def __init__(self, seat: int, limit: int, dumped: int = 0, all: int = 0, lyre: int = 0) -> None:
        self.seat = seat
        self.limit = limit
        self.dumped = dumped
        self.all = all
        self.lyre = lyre

    def most(self, s: Deukalion) -> int:
        return min(self.limit, s.underworld[self.seat], s.room(self.seat))

    def options(self, s: Deukalion) -> list[Move]:
        seat = self.seat
        most = self.most(s)
        least = most if self.all else max(1, self.dumped)
        moves = [RECLAIM[many] for many in range(least, most + 1)]
        if dump_limit(s, seat, self.limit) > 0:
            moves += [DUMP[colour] for colour in range(CHESTS) if colour in s.aboard[seat]]
        if self.lyre and s.underworld[seat] > self.limit and usable(s, seat, LYRE_OF_ORPHEUS):
            moves.append(PLAY[LYRE_OF_ORPHEUS])
        return moves

    def take(self, s: Deukalion, move: Move) -> None:
        seat = self.seat
        if move.verb.name == "dump":
            take_off(s, seat, move.args[0])
            s.say(DUMPED, seat, move.args[0])
            s.then(PutChest(seat, move.args[0]), Reclaim(seat, self.limit, self.dumped + 1, self.all, self.lyre))
        elif move.verb.name == "play":
            lay_down(s, seat, LYRE_OF_ORPHEUS)
            more = self.limit + s.contents.amount[LYRE_OF_ORPHEUS]
            s.then(Reclaim(seat, more, self.dumped, self.all, self.lyre))
        else:
            bring_back(s, seat, move.args[0])

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        seat = self.seat
        if move.verb.name == "dump":
            if move.args[0] not in s.aboard[seat]:
                return Refusal("DEU-HOP-03", "why-not-aboard")
            return Refusal("DEU-HOP-05", "why-no-need-to-dump")
        if move.verb.name == "play":
            return why_no_card(s, seat, move.args[0], [LYRE_OF_ORPHEUS] if self.lyre else [])
        if move.args[0] > min(self.limit, s.underworld[seat]):
            return Refusal(
                "DEU-HOP-01", "why-too-many-reclaimed", (("most", "amount", min(self.limit, s.underworld[seat])),)
            )
        if move.args[0] > s.room(seat):
            return Refusal("DEU-HOP-02", "why-no-space", (("room", "amount", s.room(seat)),))
        if self.all:
            return Refusal("DEU-STYX-06", "why-all-that-fit")
        if move.args[0] < self.dumped:
            return Refusal("DEU-HOP-11", "why-fill-the-gaps")
        return Refusal("DEU-HOP-01", "why-at-least-one")


def bring_back(s: Deukalion, seat: int, many: int) -> None:
    """DEU-TERM-09: from the Underworld to the shipboard."""
    if many > 0:
        s.underworld[seat] -= many
        s.crew[seat] += many
        s.say(RECLAIMED, seat, many)
        s.then(VisitCheck())


class ReclaimAll(SeatStep[Deukalion]):
    """DEU-STYX-06: all that fit come back; where nothing can be dumped, there is nothing to choose."""

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        bring_back(s, self.seat, min(s.underworld[self.seat], s.room(self.seat)))


def take_off(s: Deukalion, seat: int, colour: int) -> None:
    """A chest leaves a shipboard."""
    chests = list(s.aboard[seat])
    chests.remove(colour)
    s.aboard[seat] = tuple(chests)


class PutChest(Choice[Deukalion]):
    """DEU-HOP-04, DEU-CHEST-02, -03, DEU-DELIV-07: a chest goes back to any city that has an empty space."""

    __slots__ = ("chest",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("chest", "chest"))
    name: ClassVar[str] = "put_chest"
    verbs: ClassVar[tuple[str, ...]] = ("put",)

    def __init__(self, seat: int, chest: int) -> None:
        self.seat = seat
        self.chest = chest

    def options(self, s: Deukalion) -> list[Move]:
        return [PUT[city] for city in range(CITIES) if len(s.stored[city]) < s.contents.spaces[city]]

    def take(self, s: Deukalion, move: Move) -> None:
        city = move.args[0]
        s.stored[city] = tuple(sorted((*s.stored[city], self.chest)))
        s.say(STORED, self.seat, self.chest, city)

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        return Refusal("DEU-CHEST-02", "why-city-full")
