"""Seasons and Years, and who wins. PAR-GEN-01, PAR-YEAR-01..07, PAR-WIN-01..14."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, Step
from ....kernel.moves import Move
from ..components import (
    BASICS,
    CARDS,
    CHOOSE_WINNER,
    COMMODITIES,
    COMPLETE,
    GOLD,
    LANDS,
    ONES,
    PARTIAL,
    PLANS,
)
from ..events import COMPLETE_ISLAND, SEASON, STATUS_DISCARDED, WON, YEAR_ENDS
from ..state import Parthenon
from .archon import Election
from .building import Build
from .decks import draw_harbor
from .discard import Discard
from .event import EventPhase
from .harbor import FleetTrade
from .hazard import Hazards
from .homecoming import Return
from .island_trade import IslandTrade
from .journey import Journey
from .production import Production


class Season(Step[Parthenon]):
    """PAR-GEN-01: the ten phases, none left out."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.season += 1
        s.once = [0] * s.players
        s.parched = [0] * s.players
        s.donations = [0] * s.players
        s.blight = -1
        s.named = s.plagued = s.shaken = 0
        s.say(SEASON, s.year, s.season, s.archon)
        s.then(
            EventPhase(), Production(), IslandTrade(), Journey(), Hazards(), FleetTrade(), Return(), Build(), Discard(),
            Election(), EndOfSeason(),
        )  # fmt: skip


class EndOfSeason(Step[Parthenon]):
    """PAR-YEAR-01: hands are hidden again, then the win check, then perhaps the end of the Year."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.faced = 0
        s.votes = [-1] * s.players
        for seat in complete_islands(s):
            s.say(COMPLETE_ISLAND, seat)
        tied = winners(s)
        if tied:
            decide(s, tied)
            return
        if s.season == s.contents.seasons:
            end_year(s)
        s.then(Season())


def end_year(s: Parthenon) -> None:
    """PAR-YEAR-02..06"""
    s.say(YEAR_ENDS, s.year)
    s.year += 1
    s.season = 0
    deal_events(s)
    for land in range(LANDS):
        if s.status_up >> land & 1:
            s.say(STATUS_DISCARDED, land, s.status[land])
            s.harbor_discard = (*s.harbor_discard, s.status[land])
            s.status[land] = -1
    s.status_up = 0
    for land in range(LANDS):
        if s.status[land] < 0:
            s.status[land] = draw_harbor(s)
            s.status_known[land] = 0


def deal_events(s: Parthenon) -> None:
    """PAR-SET-12, -13, PAR-YEAR-03, PAR-VAR-01: four Events of the Year, face down; the others leave unseen."""
    deck = s.events_of_year()
    s.shuffle(deck)
    s.events = tuple(deck[: s.contents.events_dealt])
    s.order = ()


# Winning


def tie_breaker(s: Parthenon, seat: int, number: int) -> int:
    """PAR-WIN-08..11: what an Island has for a tie-breaker, at most its cap."""
    mine = s.hand[seat]
    if number <= 3:
        return min(2, s.wonders(seat, (COMPLETE, PARTIAL, PLANS)[number - 1]))
    if number == 4:
        return min(6, s.acropolis(seat))
    if number == 5:
        return min(2, s.workshops(seat))
    if number == 6:
        return min(6, ONES[s.philosophies[seat]])
    if number == 7:
        return s.fleets[seat]
    if number == 8:
        return sum([s.aegis(seat, card) for card in range(COMMODITIES, CARDS)])
    if number == 9:
        return min(6, mine[GOLD])
    return min(6, sum(mine[BASICS:GOLD] if number == 10 else mine[:BASICS]))


def leaders(s: Parthenon, seats: list[int], first: int) -> list[int]:
    """PAR-WIN-05, -07, -08: those who are left after the tie-breakers from this one on."""
    for number in range(first, 12):
        if len(seats) > 1:
            most = max([tie_breaker(s, seat, number) for seat in seats])
            seats = [seat for seat in seats if tie_breaker(s, seat, number) == most]
    return seats


def complete_islands(s: Parthenon) -> list[int]:
    """PAR-WIN-03"""
    return [seat for seat in range(s.players) if s.structures(seat) >= s.contents.structures]


def winners(s: Parthenon) -> list[int]:
    """PAR-WIN-01..09: who is first as the Season ends, several if they are still tied; nobody if the game goes on."""
    complete = complete_islands(s)
    if complete:
        return leaders(s, complete, 6)
    if s.year == s.contents.years and s.season == s.contents.seasons:
        scores = s.scores()
        most = max(scores)
        return leaders(s, [seat for seat in range(s.players) if scores[seat] == most], 1)
    return []


def decide(s: Parthenon, tied: list[int]) -> None:
    """PAR-WIN-04, -12: the one who is left wins; among several the final Archon chooses."""
    if len(tied) > 1:
        mask = 0
        for seat in tied:
            mask |= 1 << seat
        s.then(ChooseWinner(s.archon, mask))
    else:
        win(s, tied[0])


def win(s: Parthenon, seat: int) -> None:
    s.winner = seat
    s.say(WON, seat, s.structures(seat))
    s.end()


class ChooseWinner(Choice[Parthenon]):
    """PAR-WIN-12, -13: the final Archon chooses among those still tied, itself included."""

    __slots__ = ("tied",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("tied", "seat&"))
    name: ClassVar[str] = "choose_winner"
    verbs: ClassVar[tuple[str, ...]] = ("choose_winner",)

    def __init__(self, seat: int, tied: int) -> None:
        self.seat = seat
        self.tied = tied

    def options(self, s: Parthenon) -> list[Move]:
        return [CHOOSE_WINNER[seat] for seat in range(s.players) if self.tied >> seat & 1]

    def take(self, s: Parthenon, move: Move) -> None:
        win(s, move.args[0])

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return Refusal("PAR-WIN-12", "why-not-tied")


def places(s: Parthenon) -> list[list[int]]:
    """PAR-WIN-14: the winner, other complete Islands by TB6 to TB11, the rest by Structures and TB1 to TB11."""

    def rank(seat: int) -> tuple[int, ...]:
        built = s.structures(seat)
        full = built >= s.contents.structures
        breakers = [tie_breaker(s, seat, number) for number in range(6 if full else 1, 12)]
        return (int(seat == s.winner), int(full), built, *breakers)

    ranks = [rank(seat) for seat in range(s.players)]
    return [[seat for seat in range(s.players) if ranks[seat] == one] for one in sorted(set(ranks), reverse=True)]
