"""Phase 2, Production: Villages and Workshops make Commodities. PAR-PROD-01..09."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Refusal, Step
from ....kernel.events import EVERYBODY
from ....kernel.moves import Move
from ..components import (
    AMPHITHEATER,
    ARMY,
    BASICS,
    BOUNTIFUL_HARVEST,
    COMMODITIES,
    ENOUGH,
    FLEETS,
    GOLD,
    HANGING_GARDENS,
    HARVEST,
    MASTER_CRAFTSMEN,
    PRODUCTION_PHASE,
    SLOTS_FROM,
    STOPPED,
    TAKE,
    VILLAGES,
    WORK,
    WORKSHOPS,
)
from ..events import PHASE, PRODUCED
from ..state import Cards, Parthenon
from .windows import Answer, Answers


class Production(Step[Parthenon]):
    """All Villages and Workshops of all Islands produce at the same time."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.phase = PRODUCTION_PHASE
        s.named = 0
        s.say(PHASE, PRODUCTION_PHASE)
        concerned = 0
        for seat in range(s.players):
            if may_decide(s, seat):
                concerned |= 1 << seat
        Producing(concerned).start(s)


def may_decide(s: Parthenon, seat: int) -> bool:
    """By what everybody can see: perhaps an Army, or a card that leaves the Island a choice."""
    first = seat * FLEETS
    return (
        s.hand[seat][ARMY] > 0
        or any([len(aboard) > 0 for aboard in s.cargo[first : first + FLEETS]])
        or s.happens(BOUNTIFUL_HARVEST)
        or (s.happens(MASTER_CRAFTSMEN) and not s.workshops(seat))
        or s.has_wonder(seat, HANGING_GARDENS)
    )


def fruitful(s: Parthenon, seat: int) -> list[int]:
    """The Villages that make something in this Season."""
    makes = s.contents.makes[s.islands[seat]]
    standing = s.built[seat] & ~s.parched[seat]
    return [slot for slot in range(VILLAGES) if standing >> slot & 1 and makes[slot] != s.blight]


class Produce(Answer):
    """PAR-PROD-04, -05: which Villages the Armies help; then what cards leave open."""

    __slots__ = ()
    name: ClassVar[str] = "assign_armies"
    verbs: ClassVar[tuple[str, ...]] = ("work", "enough", "harvest", "take")

    def with_picks(self, picks: Cards) -> Produce:
        return Produce(self.seat, picks)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        seat = self.seat
        makes = s.contents.makes[s.islands[seat]]
        villages = fruitful(s, seat)
        armies = min(s.aegis(seat, ARMY), len(villages))
        worked = worked_villages(picks, armies)
        if len(worked) < armies and STOPPED not in picks:
            last = makes[worked[-1]] if worked else -1
            found = [WORK[slot] for slot in first_of_each(makes, villages, worked) if makes[slot] >= last]
            return [*found, ENOUGH]
        rest = picks[len(worked) + (1 if STOPPED in picks else 0) :]
        if s.happens(BOUNTIFUL_HARVEST) and villages:
            if not rest:
                return [HARVEST[slot] for slot in first_of_each(makes, villages, [])]
            rest = rest[1:]
        if s.happens(MASTER_CRAFTSMEN) and not s.workshops(seat):
            if not rest:
                return TAKE[:BASICS]
            rest = rest[1:]
        if s.has_wonder(seat, HANGING_GARDENS) and len(rest) < 2:
            return TAKE[rest[0] + 1 : BASICS] if rest else TAKE[: BASICS - 1]
        return []

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        if move.verb.name == "work":
            return Refusal("PAR-PROD-05" if move.args[0] < VILLAGES else "PAR-PROD-06", "why-not-worked")
        return None


def worked_villages(picks: Cards, armies: int) -> list[int]:
    """The Villages picked for Armies: the first picks, as many as there are Armies, or until it was enough."""
    upto = picks.index(STOPPED) if STOPPED in picks else armies
    return [pick - SLOTS_FROM for pick in picks[:upto]]


def first_of_each(makes: list[int], villages: list[int], taken: list[int]) -> list[int]:
    """Of equal Villages only the first one that is not taken: it does not matter which."""
    seen = 0
    found: list[int] = []
    for slot in villages:
        if slot not in taken and not seen >> makes[slot] & 1:
            seen |= 1 << makes[slot]
            found.append(slot)
    return found


class Producing(Answers):
    """Who has a choice makes it; then all Islands take their Commodities."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> Produce:
        return Produce(seat, ())

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        produce(s, seat, picks)

    def after(self, s: Parthenon) -> None:
        for seat in s.clockwise(s.archon):
            if not self.concerned >> seat & 1:
                produce(s, seat, ())


def produce(s: Parthenon, seat: int, picks: Cards) -> None:
    """PAR-PROD-01, -02, -04, and what cards add."""
    makes = s.contents.makes[s.islands[seat]]
    villages = fruitful(s, seat)
    made = [0] * COMMODITIES
    for slot in villages:
        made[makes[slot]] += 1
    for pick in picks:
        if pick >= SLOTS_FROM:
            made[makes[pick - SLOTS_FROM]] += 1
        elif pick < COMMODITIES:
            made[pick] += 1
    rare = makes[WORKSHOPS]
    made[rare] += s.workshops(seat)
    if s.happens(MASTER_CRAFTSMEN) and s.workshops(seat):
        made[rare] += 1
    if s.has_wonder(seat, AMPHITHEATER) and s.archon != seat:
        made[GOLD] += 1
    cards: list[int] = []
    for card in range(COMMODITIES):
        if made[card]:
            s.receive(seat, card, made[card])
            cards += [card] * made[card]
    s.whisper(EVERYBODY, tuple(cards), PRODUCED, seat)
