"""Phase 4, Journey: looks, loading and launching, protection bought. PAR-JRN-01..15."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, Step
from ....kernel.moves import Move
from ..components import (
    ABROAD,
    ARCHON_ORDER,
    CARDS,
    COMMODITIES,
    COMPLETE,
    CONSULT_ORACLE,
    CONSULT_PAYING,
    CONSULT_SCHOOL,
    DISPUTE,
    DOCK,
    DOCK_IT,
    DOCKED,
    FLEETS,
    JOURNEY_MODE,
    JOURNEY_PHASE,
    LANDS,
    LAUNCH,
    LOAD,
    MILESIAN_SCHOOL,
    NEIGHBORS,
    NEXT,
    ONCE_MILESIAN,
    ONCE_ORACLE,
    ORACLE,
    PEEK,
    PROTECT,
    REFUSED,
    SAIL,
    SAIL_TO,
    SHIELD_WONDERS,
    STOPPED,
    WAIT,
)
from ..events import (
    LAUNCHED,
    LOOKED_AT_HARBOR,
    LOOKED_AT_HAZARDS,
    PHASE,
    PROTECTED,
    STAYED,
    WAITS,
)
from ..state import Cards, Parthenon
from .decks import refill_hazards
from .payment import pay_owner, purse_of, why_no_service
from .windows import Answer, Answers, Desk, Window


class Journey(Step[Parthenon]):
    """PAR-GEN-18: actions at the start, the launches, actions at the end."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.phase = JOURNEY_PHASE
        s.say(PHASE, JOURNEY_PHASE)
        s.then(Launches(), EndOfJourney())
        concerned = s.everybody() if s.stage[ORACLE] == COMPLETE else 0
        for seat in range(s.players):
            if s.holds(seat, MILESIAN_SCHOOL):
                concerned |= 1 << seat
        if concerned:
            StartOfJourney(concerned).begin(s, True)


# Secret looks


class Consult(Desk):
    """Milesian School and Oracle: a look at what is hidden, before anybody loads a Fleet."""

    __slots__ = ()
    name: ClassVar[str] = "start_action"
    verbs: ClassVar[tuple[str, ...]] = (
        "consult_school", "consult_oracle", "consult_oracle_paying", "request_order", "done", "resume",
    )  # fmt: skip

    def acts(self, s: Parthenon) -> list[Move]:
        seat = self.seat
        found: list[Move] = []
        if s.holds(seat, MILESIAN_SCHOOL) and not s.once[seat] >> ONCE_MILESIAN & 1:
            found.append(CONSULT_SCHOOL)
        if s.stage[ORACLE] == COMPLETE and not s.once[seat] >> ONCE_ORACLE & 1:
            if s.owner[ORACLE] == seat:
                found.append(CONSULT_ORACLE)
            else:
                found += [CONSULT_PAYING[card] for card in range(COMMODITIES) if s.hand[seat][card]]
        return found

    def act(self, s: Parthenon, move: Move) -> None:
        seat = self.seat
        if move is CONSULT_SCHOOL:
            s.once[seat] |= 1 << ONCE_MILESIAN
            look_at_hazards(s, seat, 1)
            return
        s.once[seat] |= 1 << ONCE_ORACLE
        if any([s.status[land] >= 0 and not s.status_up >> land & 1 for land in range(LANDS)]):
            s.then(Peek(seat))
        if move is CONSULT_ORACLE:
            look_at_hazards(s, seat, 3)
        else:
            pay_owner(s, seat, ORACLE, move.args[0])
            look_at_hazards(s, seat, 1)

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        if move is CONSULT_SCHOOL:
            return Refusal("PAR-PHI-03", "why-no-school")
        asked = move is CONSULT_ORACLE or move.args
        return why_no_service(s, self.seat, ORACLE, ONCE_ORACLE) if asked else None


def look_at_hazards(s: Parthenon, seat: int, number: int) -> None:
    """PAR-GEN-16: the top cards of the Hazard deck, or those that are there; they stay in their order."""
    refill_hazards(s)
    size = len(s.hazard_deck)
    first = max(0, size - number)
    s.hazard_known = s.hazard_known[:first] + tuple([who | 1 << seat for who in s.hazard_known[first:]])
    seen = s.hazard_deck[first:][::-1]
    s.learn()
    s.whisper(1 << seat, seen, LOOKED_AT_HAZARDS, seat, len(seen))


class Peek(Choice[Parthenon]):
    """The Oracle: one Harbor Status card that lies face down."""

    __slots__ = ()
    name: ClassVar[str] = "peek"
    verbs: ClassVar[tuple[str, ...]] = ("peek",)

    def options(self, s: Parthenon) -> list[Move]:
        return [PEEK[land] for land in range(LANDS) if s.status[land] >= 0 and not s.status_up >> land & 1]

    def take(self, s: Parthenon, move: Move) -> None:
        land = move.args[0]
        s.status_known[land] |= 1 << self.seat
        s.learn()
        s.whisper(1 << self.seat, (s.status[land],), LOOKED_AT_HARBOR, self.seat, land)

    def why(self, s: Parthenon, move: Move) -> Refusal:
        return Refusal("PAR-WON-09", "why-nothing-hidden")


class StartOfJourney(Window):
    """Before anybody loads a Fleet."""

    __slots__ = ()

    def desk(self, seat: int) -> Consult:
        return Consult(seat)


# Launches


class Launches(Step[Parthenon]):
    """PAR-JRN-12, -13, PAR-ONL-08: together, or in the Archon's order."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.named = 0
        concerned = 0
        for seat in range(s.players):
            if has_cards(s, seat):
                concerned |= 1 << seat
        if s.house[JOURNEY_MODE] == ARCHON_ORDER:
            order_launches(s, concerned)
        else:
            Launching(concerned).start(s)


def has_cards(s: Parthenon, seat: int) -> bool:
    """Has this Island any card that a Fleet could carry? Everybody can see that."""
    first = seat * FLEETS
    return s.count(seat) > 0 or sum(s.hand[seat][COMMODITIES:]) > 0 or any([len(c) for c in s.cargo[first : first + 3]])


class Loading(Answer):
    """PAR-JRN-01..09: for each Fleet a Land with 1 to 6 cards, or the dock with Aegis cards; or wait."""

    __slots__ = ("may_wait",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("picks", "thing*"), ("may_wait", "flag"))
    name: ClassVar[str] = "launch"
    verbs: ClassVar[tuple[str, ...]] = ("sail", "dock", "load", "launch", "wait")

    def __init__(self, seat: int, picks: Cards, may_wait: int) -> None:
        self.seat = seat
        self.picks = picks
        self.may_wait = may_wait

    def with_picks(self, picks: Cards) -> Loading:
        return Loading(self.seat, picks, self.may_wait)

    def code(self, move: Move) -> int:
        name = move.verb.name
        if name == "sail":
            return SAIL_TO + move.args[1]
        if name == "load":
            return move.args[0]
        return DOCK_IT if name == "dock" else STOPPED if name == "wait" else REFUSED

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        seat = self.seat
        purse = purse_of(s, seat, -1)
        fleet = -1
        size = last = 0
        place = DOCK_IT
        for pick in picks:
            if pick < CARDS:
                purse[pick] -= 1
                size += 1
                last = pick
            elif pick in (STOPPED, REFUSED):
                return []
            else:
                fleet += 1
                place = pick
                size = last = 0
        found: list[Move] = []
        if fleet >= 0 and size < s.contents.cargo:
            first = last if place != DOCK_IT or last >= COMMODITIES else COMMODITIES
            for card in range(first, CARDS):
                if purse[card]:
                    found.append(LOAD[card])
        if place != DOCK_IT and not size:
            return found
        if fleet == s.fleets[seat] - 1:
            found.append(LAUNCH)
            return found
        found.append(DOCK[fleet + 1])
        if any(purse):
            found += SAIL[fleet + 1]
        if self.may_wait and not picks:
            found.append(WAIT)
        return found

    def complete(self, s: Parthenon, picks: Cards) -> None:
        if s.stack is s.agenda:
            launch(s, self.seat, picks)
        else:
            super().complete(s, picks)

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        name = move.verb.name
        if name == "load":
            return self.why_not_load(s, move.args[0])
        if name == "launch" or (name in ("sail", "dock") and move.args[0] < s.fleets[self.seat]):
            return Refusal("PAR-JRN-04", "why-empty-fleet")
        return Refusal("PAR-JRN-13", "why-no-wait") if name == "wait" else Refusal("PAR-FLT-01", "why-no-such-fleet")

    def why_not_load(self, s: Parthenon, card: int) -> Refusal:
        places = [n for n, pick in enumerate(self.picks) if pick >= CARDS]
        if places and self.picks[places[-1]] == DOCK_IT and card < COMMODITIES:
            return Refusal("PAR-JRN-09", "why-docked")
        if places and len(self.picks) - places[-1] > s.contents.cargo:
            return Refusal("PAR-JRN-03", "why-full")
        purse = purse_of(s, self.seat, -1)
        if purse[card] <= self.picks.count(card):
            return Refusal("PAR-JRN-02", "why-not-yours")
        return Refusal("PAR-JRN-02", "why-rising")


class Launching(Answers):
    """PAR-JRN-13: who does not wait launches together with all others who do not, unseen by one another."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> Loading:
        return Loading(seat, (), 1 if s.house[JOURNEY_MODE] == DISPUTE else 0)

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        if STOPPED in picks:
            s.named |= 1 << seat
            s.say(WAITS, seat)
        else:
            launch(s, seat, picks)

    def after(self, s: Parthenon) -> None:
        waiting = s.named
        s.named = 0
        order_launches(s, waiting)


def order_launches(s: Parthenon, waiting: int) -> None:
    """One after the other; of several the Archon says who first."""
    if waiting.bit_count() > 1:
        s.then(LaunchOrder(s.archon, waiting, ()))
    elif waiting:
        s.then(LaunchAlone(waiting.bit_length() - 1))


class LaunchOrder(Choice[Parthenon]):
    """PAR-JRN-12, -14: the Archon's order of those who wait."""

    __slots__ = ("waiting", "order")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("waiting", "seat&"), ("order", "seat*"))
    name: ClassVar[str] = "launch_order"
    verbs: ClassVar[tuple[str, ...]] = ("next",)

    def __init__(self, seat: int, waiting: int, order: Cards) -> None:
        self.seat = seat
        self.waiting = waiting
        self.order = order

    def options(self, s: Parthenon) -> list[Move]:
        return [NEXT[seat] for seat in s.clockwise(s.archon) if self.waiting >> seat & 1 and seat not in self.order]

    def take(self, s: Parthenon, move: Move) -> None:
        order = (*self.order, move.args[0])
        if len(order) < self.waiting.bit_count() - 1:
            s.then(LaunchOrder(self.seat, self.waiting, order))
        else:
            last = [seat for seat in range(s.players) if self.waiting >> seat & 1 and seat not in order]
            s.then(*[LaunchAlone(seat) for seat in (*order, *last)])

    def afresh(self) -> LaunchOrder:
        return LaunchOrder(self.seat, self.waiting, ())

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return Refusal("PAR-JRN-13", "why-not-waiting")


class LaunchAlone(Step[Parthenon]):
    """A seat that launches after having seen the others."""

    __slots__ = ("seat",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Parthenon) -> None:
        question = Loading(self.seat, (), 0)
        picks, more = question.settled(s, ())
        if more:
            s.then(question.with_picks(picks))
        else:
            launch(s, self.seat, picks)


def launch(s: Parthenon, seat: int, picks: Cards) -> None:
    """PAR-JRN-08..11: the cards go aboard face down, all other Aegis cards lie at home, the Fleets set sail."""
    first = seat * FLEETS
    mine = s.hand[seat][:]
    for ship in range(first, first + FLEETS):
        for card in s.cargo[ship]:
            mine[card] += 1
        s.cargo[ship] = s.shown[ship] = s.told[ship] = ()
    ship = first - 1
    sailed = False
    for pick in picks:
        if pick < CARDS:
            mine[pick] -= 1
            s.cargo[ship] = (*s.cargo[ship], pick)
        elif pick >= SAIL_TO and pick < SAIL_TO + LANDS:
            ship += 1
            s.course[ship] = ABROAD + pick - SAIL_TO
            sailed = True
        elif pick == DOCK_IT:
            ship += 1
            s.course[ship] = DOCKED
    s.hand[seat] = mine
    for ship in range(first, first + FLEETS):
        if s.course[ship] != DOCKED:
            cargo = s.cargo[ship]
            s.whisper(1 << seat, cargo, LAUNCHED, seat, ship - first, s.course[ship] - ABROAD, len(cargo))
    if not sailed:
        s.say(STAYED, seat)


# Protection


class EndOfJourney(Step[Parthenon]):
    """Colossus, Lighthouse and Diolkos sell protection when all Fleets are launched."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        concerned = 0
        for seat in range(s.players):
            if any([may_be_shielded(s, seat, n, fleet) for n in range(3) for fleet in range(FLEETS)]):
                concerned |= 1 << seat
        if concerned:
            Protection(concerned).begin(s, True)


def may_be_shielded(s: Parthenon, seat: int, shield: int, fleet: int) -> bool:
    """Can this seat buy this protection for this Fleet?"""
    wonder = SHIELD_WONDERS[shield]
    course = s.course[seat * FLEETS + fleet]
    return (
        s.stage[wonder] == COMPLETE
        and s.owner[wonder] != seat
        and course >= ABROAD + (NEIGHBORS if shield == 2 else 0)
        and not s.shields[seat * FLEETS + fleet] >> shield & 1
    )


class BuyProtection(Desk):
    """One Commodity from the hand for each Fleet, to the owner of the Great Wonder."""

    __slots__ = ()
    name: ClassVar[str] = "end_action"
    verbs: ClassVar[tuple[str, ...]] = ("protect", "request_order", "done", "resume")

    def acts(self, s: Parthenon) -> list[Move]:
        mine = s.hand[self.seat]
        return [
            PROTECT[shield][fleet][card]
            for shield in range(3)
            for fleet in range(FLEETS)
            if may_be_shielded(s, self.seat, shield, fleet)
            for card in range(COMMODITIES)
            if mine[card]
        ]

    def act(self, s: Parthenon, move: Move) -> None:
        shield, fleet, card = move.args
        s.shields[self.seat * FLEETS + fleet] |= 1 << shield
        pay_owner(s, self.seat, SHIELD_WONDERS[shield], card)
        s.say(PROTECTED, self.seat, fleet, SHIELD_WONDERS[shield])

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        if move.verb.name != "protect":
            return None
        shield, fleet, card = move.args
        if s.stage[SHIELD_WONDERS[shield]] != COMPLETE:
            return Refusal("PAR-WON-07", "why-not-complete", (("wonder", "wonder", SHIELD_WONDERS[shield]),))
        if may_be_shielded(s, self.seat, shield, fleet):
            return Refusal("PAR-WON-09", "why-not-yours", (("card", "card", card),))
        return Refusal("PAR-WON-09", "why-not-shielded")


class Protection(Window):
    """End of the Journey Phase."""

    __slots__ = ()

    def desk(self, seat: int) -> BuyProtection:
        return BuyProtection(seat)
