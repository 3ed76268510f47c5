"""Phase 8, Build: Structures, cards made by the Acropolis, Philosophies, Fleets, Great Wonders.

PAR-BLD-01..17, PAR-ACR-01..13, PAR-PHI-01..14, PAR-FLT-01..04, PAR-WON-01..10.
"""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Refusal, Step
from ....kernel.moves import Move
from ..components import (
    ACADEMY,
    ACROPOLIS,
    ACROPOLIS_MASK,
    ADOPT,
    ADOPT_LIBRARY,
    ALTERNATE_MASK,
    ALTERNATES,
    ANY_BASIC,
    ANY_NOT_OWN,
    BUILD,
    BUILD_MODE,
    BUILD_PHASE,
    BUY_FLEET,
    COMPLETE,
    FLEETS,
    GOLD,
    GREAT_LIBRARY,
    IN_BUILD,
    MAKE,
    MAKE_CARD,
    MOST_ACROPOLIS,
    ONCE_BUILT,
    ONCE_LIBRARY,
    ONES,
    RAISE,
    REFUSE,
    REFUSED,
    REQUEST_ORDER,
    SLOTS,
    STAGE_OF,
    STOPPED,
    UNSKILLED_LABOR,
    WONDERS,
    Cost,
)
from ..events import ADOPTED, BOUGHT_FLEET, PHASE, REQUESTED_ORDER
from ..state import Cards, Parthenon
from .deeds import acropolis_of, has_academy
from .payment import affordable, covers, foreign_kinds, helps_of, pay_owner, purse_of, start_payment, why_not_raised
from .windows import Answer, Answers, Desk, SetOrder, Window, give_slots


class Build(Step[Parthenon]):
    """PAR-ONL-09: all at once, or each seat in its slot first."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.phase = BUILD_PHASE
        s.named = 0
        s.say(PHASE, BUILD_PHASE)
        if s.house[BUILD_MODE]:
            s.then(BuildInTurn())
            OrderCalls(s.everybody()).start(s)
        else:
            Building(s.everybody()).begin(s, True)


class BuildInTurn(Step[Parthenon]):
    """Slots clockwise from the Archon, or in the Archon's order if anybody asked for it."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        requested = s.named != 0
        s.named = 0
        Building(s.everybody()).begin(s, False)
        if requested:
            s.interrupt(SetOrder(s.archon, ()))
        else:
            give_slots(s, tuple(s.clockwise(s.archon)))


class CallForOrder(Answer):
    """Before the first slot anybody may ask for the Archon's order."""

    __slots__ = ()
    name: ClassVar[str] = "request_order"
    verbs: ClassVar[tuple[str, ...]] = ("request_order", "refuse")

    def with_picks(self, picks: Cards) -> CallForOrder:
        return CallForOrder(self.seat, picks)

    def code(self, move: Move) -> int:
        return REFUSED if move is REFUSE else STOPPED

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        return [] if picks else [REFUSE, REQUEST_ORDER]


class OrderCalls(Answers):
    """One is enough."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> CallForOrder:
        return CallForOrder(seat, ())

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        if picks[0] == STOPPED:
            s.named |= 1 << seat
            s.say(REQUESTED_ORDER, seat)


class Building(Window):
    """The Build Phase itself."""

    __slots__ = ()

    def desk(self, seat: int) -> BuildDesk:
        return BuildDesk(seat)


def build_cost(s: Parthenon, seat: int, slot: int) -> Cost:
    """PAR-BLD-03: the cost on the Island Card; Unskilled Labor asks for one Basic Commodity more."""
    cost = s.contents.costs[s.islands[seat]][slot]
    return tuple(sorted((*cost, ANY_BASIC))) if s.happens(UNSKILLED_LABOR) else cost


def buildable(s: Parthenon, seat: int) -> int:
    """PAR-BLD-07, -11..14: the Structures still in the Build Deck for which there is room, as a mask."""
    if s.once[seat] >> ONCE_BUILT & 1 and s.happens(UNSKILLED_LABOR):
        return 0
    built = s.built[seat]
    if ONES[built & ACROPOLIS_MASK] >= MOST_ACROPOLIS:
        return ~(built | ACROPOLIS_MASK)
    return ~(built | ALTERNATE_MASK) if built & ALTERNATE_MASK else ~built


class BuildDesk(Desk):
    """PAR-BLD-01: everything that can be done and paid for, in any order."""

    __slots__ = ()
    name: ClassVar[str] = "build"
    verbs: ClassVar[tuple[str, ...]] = (
        "build", "make", "adopt", "adopt_library", "buy_fleet", "raise", "request_order", "done", "resume",
    )  # fmt: skip

    def acts(self, s: Parthenon) -> list[Move]:
        seat = self.seat
        purse = purse_of(s, seat, -1)
        helps = helps_of(s, seat, ACROPOLIS) | helps_of(s, seat, 0)
        if not any(purse) and not helps and not s.contents.gifts:
            return adoptions(s, seat) if s.introduced else []
        found: list[Move] = []
        self.add_structures(s, purse, helps, found)
        usable = not s.shaken >> seat & 1
        if usable and s.built[seat] & ACROPOLIS_MASK:
            self.add_made(s, purse, found)
        fleets = s.fleets[seat]
        if fleets < FLEETS and purse[GOLD] >= s.contents.fleet_price[fleets]:
            found.append(BUY_FLEET)
        if s.plans_taken[seat]:
            self.add_wonders(s, found)
        if usable and s.introduced:
            found += adoptions(s, seat)
        return found

    def add_structures(self, s: Parthenon, purse: list[int], helps: int, found: list[Move]) -> None:
        seat = self.seat
        extra = s.happens(UNSKILLED_LABOR)
        costs = s.contents.costs[s.islands[seat]]
        twins = s.contents.twins[s.islands[seat]]
        slots = buildable(s, seat)
        for slot in range(SLOTS):
            if not slots >> slot & 1 or slots & twins[slot]:
                continue  # of equal ones only the first is on the list
            cost = tuple(sorted((*costs[slot], ANY_BASIC))) if extra else costs[slot]
            more = helps or ANY_NOT_OWN in cost
            if covers(purse, cost, 0) or (more and affordable(s, seat, slot, cost, -1)):
                found.append(BUILD[slot])

    def add_made(self, s: Parthenon, purse: list[int], found: list[Move]) -> None:
        """PAR-ACR-01..09: each Structure that makes cards, once a Season."""
        seat = self.seat
        for slot in range(ACROPOLIS, SLOTS):
            if s.built[seat] >> slot & 1 and not s.once[seat] >> (slot - ACROPOLIS) & 1:
                structure = acropolis_of(s, seat, slot)
                if structure < ACADEMY:
                    price = s.contents.price[structure]
                    deed = MAKE + slot - ACROPOLIS
                    not_own = foreign_kinds(s, seat, deed)
                    if covers(purse, price, not_own) or affordable(s, seat, deed, price, -1):
                        found.append(MAKE_CARD[slot])

    def add_wonders(self, s: Parthenon, found: list[Move]) -> None:
        """PAR-WON-04: stages that are paid in this phase."""
        for wonder in range(WONDERS):
            stage = s.stage[wonder]
            if s.owner[wonder] != self.seat or not 0 < stage < COMPLETE:
                continue
            cost = s.contents.stage_cost[wonder][stage - 1]
            here = s.contents.stage_paid[wonder][stage - 1] == IN_BUILD
            if here and affordable(s, self.seat, RAISE + wonder, cost, -1):
                found.append(STAGE_OF[wonder])

    def act(self, s: Parthenon, move: Move) -> None:
        seat = self.seat
        name = move.verb.name
        if name == "build":
            start_payment(s, seat, move.args[0], build_cost(s, seat, move.args[0]), -1)
        elif name == "make":
            price = s.contents.price[acropolis_of(s, seat, move.args[0])]
            start_payment(s, seat, MAKE + move.args[0] - ACROPOLIS, price, -1)
        elif name == "raise":
            wonder = move.args[0]
            start_payment(s, seat, RAISE + wonder, s.contents.stage_cost[wonder][s.stage[wonder] - 1], -1)
        elif name == "buy_fleet":
            buy_fleet(s, seat)
        elif name == "adopt":
            adopt_for_gold(s, seat, move.args[0])
        else:
            adopt_by_library(s, seat, move.args[0])

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        name = move.verb.name
        if name == "build":
            return why_not_built(s, self.seat, move.args[0])
        if name == "make":
            return why_not_made(s, self.seat, move.args[0])
        if name in ("adopt", "adopt_library"):
            return why_not_adopted(s, self.seat, move.args[0], name == "adopt")
        if name == "buy_fleet":
            most = s.fleets[self.seat] == FLEETS
            clause = "PAR-FLT-02" if s.fleets[self.seat] > 1 else "PAR-FLT-01"
            return Refusal(clause, "why-all-fleets" if most else "why-fleet-price")
        if name == "raise":
            return why_not_raised(s, self.seat, move.args[0], IN_BUILD)
        return None


def buy_fleet(s: Parthenon, seat: int) -> None:
    """PAR-FLT-01, -02"""
    fleet = s.fleets[seat]
    price = s.contents.fleet_price[fleet]
    for _ in range(price):
        s.part_with(seat, GOLD)
    s.fleets[seat] += 1
    s.say(BOUGHT_FLEET, seat, fleet, price)


# Philosophies


def is_adoptable(s: Parthenon, seat: int, philosophy: int) -> bool:
    """PAR-PHI-04, -08..10: introduced by another, not owned, and a copy is left."""
    if not s.introduced >> philosophy & 1 or s.philosophies[seat] >> philosophy & 1:
        return False
    copies = s.contents.philosophies
    return sum([owned >> philosophy & 1 for owned in s.philosophies]) < copies


def adoptions(s: Parthenon, seat: int) -> list[Move]:
    """PAR-PHI-04, -05, and the Great Library's way."""
    if s.shaken >> seat & 1 or not has_academy(s, seat):
        return []
    open_to = [one for one in range(6) if is_adoptable(s, seat, one)]
    gold = s.hand[seat][GOLD]
    found = [ADOPT[one] for one in open_to if gold >= s.philosophies[seat].bit_count()]
    if s.stage[GREAT_LIBRARY] == COMPLETE:
        if s.owner[GREAT_LIBRARY] == seat:
            if not s.once[seat] >> ONCE_LIBRARY & 1:
                found += [ADOPT_LIBRARY[one] for one in open_to]
        elif gold:
            found += [ADOPT_LIBRARY[one] for one in open_to]
    return found


def adopt(s: Parthenon, seat: int, philosophy: int, price: int) -> None:
    s.philosophies[seat] |= 1 << philosophy
    s.say(ADOPTED, seat, philosophy, price)


def adopt_for_gold(s: Parthenon, seat: int, philosophy: int) -> None:
    """PAR-PHI-05, -06: as much Gold to the bank as the Island has Philosophies."""
    price = s.philosophies[seat].bit_count()
    for _ in range(price):
        s.part_with(seat, GOLD)
    adopt(s, seat, philosophy, price)


def adopt_by_library(s: Parthenon, seat: int, philosophy: int) -> None:
    """Great Library: free for its owner, once a Season; for others 1 Gold to the owner instead of the price."""
    if s.owner[GREAT_LIBRARY] == seat:
        s.once[seat] |= 1 << ONCE_LIBRARY
        adopt(s, seat, philosophy, 0)
    else:
        pay_owner(s, seat, GREAT_LIBRARY, GOLD)
        adopt(s, seat, philosophy, 1)


# Why not


def why_not_built(s: Parthenon, seat: int, slot: int) -> Refusal:
    built = s.built[seat]
    if built >> slot & 1:
        return Refusal("PAR-BLD-11" if slot >= ACROPOLIS else "PAR-BLD-07", "why-built-already")
    if s.once[seat] >> ONCE_BUILT & 1 and s.happens(UNSKILLED_LABOR):
        return Refusal("PAR-EVENT-08", "why-unskilled")
    if slot >= ACROPOLIS and ONES[built & ACROPOLIS_MASK] >= MOST_ACROPOLIS:
        return Refusal("PAR-BLD-13", "why-acropolis-full")
    if slot >= ALTERNATES and built & ALTERNATE_MASK:
        return Refusal("PAR-BLD-12", "why-one-alternate")
    if affordable(s, seat, slot, build_cost(s, seat, slot), -1):
        return Refusal(None, "why-equal-structure")
    return Refusal("PAR-BLD-03", "why-cannot-pay")


def why_not_made(s: Parthenon, seat: int, slot: int) -> Refusal:
    if slot < ACROPOLIS or not s.built[seat] >> slot & 1:
        return Refusal("PAR-ACR-01", "why-not-standing")
    structure = acropolis_of(s, seat, slot)
    if structure >= ACADEMY:
        return Refusal("PAR-ACR-01", "why-makes-nothing")
    if s.shaken >> seat & 1:
        return Refusal("PAR-EVENT-08", "why-shaken")
    if s.once[seat] >> (slot - ACROPOLIS) & 1:
        return Refusal("PAR-ACR-07", "why-used")
    return Refusal(("PAR-ACR-01", "PAR-ACR-02", "PAR-ACR-03", "PAR-ACR-04")[structure], "why-cannot-pay")


def why_not_adopted(s: Parthenon, seat: int, philosophy: int, from_bank: bool) -> Refusal:
    if not has_academy(s, seat):
        return Refusal("PAR-PHI-04", "why-no-academy")
    if s.shaken >> seat & 1:
        return Refusal("PAR-EVENT-08", "why-shaken")
    if s.philosophies[seat] >> philosophy & 1:
        return Refusal("PAR-PHI-10", "why-owned-already")
    if not s.introduced >> philosophy & 1:
        return Refusal("PAR-PHI-08", "why-not-introduced")
    if not is_adoptable(s, seat, philosophy):
        return Refusal("PAR-PHI-09", "why-no-copy")
    return Refusal("PAR-PHI-05" if from_bank else "PAR-WON-09", "why-adoption-price")
