"""Phase 6, Fleet Trade: harbors are looked at and opened, Fleets trade there. PAR-FTR-01..40, PAR-LIM-01."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.agenda import Choice, Refusal, Step
from ....kernel.events import EVERYBODY
from ....kernel.moves import Move
from ..components import (
    ABROAD,
    ADMITTED,
    ANY_BASIC,
    ANY_RARE,
    ARMY,
    AT_LAND,
    AT_NEIGHBORS,
    ATHENS,
    BARGAINED,
    BASICS,
    BLOCKADE,
    BRIGANDS,
    BUY_PLANS,
    CARDS,
    CARTHAGE,
    CARTHAGINIAN,
    COMMODITIES,
    COMPLETE,
    DOCK_IT,
    EGYPT,
    ENTER,
    ENTER_FREELY,
    ENTER_PAYING,
    ENTER_SHOWING,
    ENTER_TAKING,
    FESTIVAL,
    FLEET_TRADE_PHASE,
    FLEETS,
    FOREIGN_RATES,
    GIVE,
    GOLD,
    GUILD_MONOPOLY,
    HARBOR_FEES,
    HEAVY_FEES,
    ITALIAN,
    ITALY,
    LANDS,
    LUXURY,
    LUXURY_DEMAND,
    MAX_HARBOR_TRADES,
    NAMED,
    NEIGHBORS,
    ONCE_PYTHAGORAS,
    OPEN_MARKETS,
    OUTSIDE,
    PAPYRUS,
    PASS_BY,
    PLANS,
    PYTHAGOREANISM,
    RAISE,
    RAISE_AT,
    REVEAL,
    SAIL_TO,
    SHORTAGE_BUY,
    SHORTAGE_SELL,
    SHORTAGES,
    SOPHISM,
    SURPLUS_BUY,
    SURPLUS_SELL,
    TAKE,
    TAKE_PLANS,
    THRIVING_MARKET,
    TRADE,
    WARSHIP,
    WONDERS,
)
from ..events import (
    ENTERED,
    GIFTED,
    HARBOR_TRADED,
    LOOKED,
    LOST_ABOARD,
    PAID_FEE,
    PHASE,
    REVEALED,
    SHOWED,
    STAYS_HIDDEN,
    TOOK_PLANS,
    VOTED_PASS,
    VOTED_REVEAL,
)
from ..state import KNOWN_GOODS, Cards, Parthenon, classes
from .exchange import given_number, gives, is_empty, takes
from .hazard import show
from .payment import Pay, advance, affordable, start_payment
from .windows import Answer, Answers, Desk, Window

HEAVY_BASICS: Final = 3  # what Heavy Harbor Fees ask for, if not for one better card


class FleetTrade(Step[Parthenon]):
    """PAR-FTR-01..08: visitors look at cards that lie face down and vote; then the harbors are open."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.phase = FLEET_TRADE_PHASE
        s.named = 0
        s.say(PHASE, FLEET_TRADE_PHASE)
        s.then(OpenHarbors())
        concerned = 0
        for land in range(LANDS):
            if is_hidden(s, land):
                for seat in range(s.players):
                    if s.ships_at(seat, land):
                        concerned |= 1 << seat
                        s.status_known[land] |= 1 << seat
                        s.whisper(1 << seat, (s.status[land],), LOOKED, seat, land)
        if concerned:
            HarborVotes(concerned).start(s)


def is_hidden(s: Parthenon, land: int) -> bool:
    """Does the status card of a Land lie face down?"""
    return s.status[land] >= 0 and not s.status_up >> land & 1


def is_open(s: Parthenon, land: int) -> bool:
    """PAR-FTR-05, PAR-VAR-03: can anything be done at a Land?"""
    return s.status[land] < 0 or s.status_up >> land & 1 == 1


class HarborVote(Answer):
    """PAR-FTR-03, -04: reveal or pass, for each Land."""

    __slots__ = ()
    name: ClassVar[str] = "harbor_vote"
    verbs: ClassVar[tuple[str, ...]] = ("reveal", "pass")

    def with_picks(self, picks: Cards) -> HarborVote:
        return HarborVote(self.seat, picks)

    def code(self, move: Move) -> int:
        return SAIL_TO + move.args[0] if move.verb.name == "reveal" else DOCK_IT

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        lands = voted_lands(s, self.seat)
        if len(picks) >= len(lands):
            return []
        return [REVEAL[lands[len(picks)]], PASS_BY[lands[len(picks)]]]

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return Refusal("PAR-FTR-03", "why-no-vote-there")


def voted_lands(s: Parthenon, seat: int) -> list[int]:
    return [land for land in range(LANDS) if is_hidden(s, land) and s.ships_at(seat, land)]


class HarborVotes(Answers):
    """PAR-FTR-05, -06: one who reveals is enough."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> HarborVote:
        return HarborVote(seat, ())

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        """Votes for a card are noted in `named`, a bit for each Land, until all have voted."""
        for land, pick in zip(voted_lands(s, seat), picks, strict=True):
            if pick == DOCK_IT:
                s.say(VOTED_PASS, seat, land)
            else:
                s.named |= 1 << land
                s.say(VOTED_REVEAL, seat, land)

    def after(self, s: Parthenon) -> None:
        for land in range(LANDS):
            if s.named >> land & 1:
                s.say(REVEALED, land, s.status[land])
            elif is_hidden(s, land) and any([s.ships_at(seat, land) for seat in range(s.players)]):
                s.say(STAYS_HIDDEN, land)
        s.status_up |= s.named
        s.named = 0


class OpenHarbors(Step[Parthenon]):
    """PAR-FTR-09..12: who meets no condition is admitted; then all trade."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        concerned = 0
        for ship in range(s.players * FLEETS):
            land = s.course[ship] - ABROAD
            if land >= 0 and is_open(s, land):
                concerned |= 1 << ship // FLEETS
                s.visit[ship] = OUTSIDE if has_condition(s, ship // FLEETS, s.status[land]) else ADMITTED
        if concerned:
            Harbors(concerned).begin(s, True)


def has_condition(s: Parthenon, seat: int, status: int) -> bool:
    """Must a Fleet do something before it can trade under this card? Sophism pays no fees."""
    if status in (HARBOR_FEES, HEAVY_FEES):
        return not s.holds(seat, SOPHISM)
    return status in (BLOCKADE, BRIGANDS, FESTIVAL)


class Harbors(Window):
    """Every Fleet for itself, in any order."""

    __slots__ = ()

    def desk(self, seat: int) -> HarborDesk:
        return HarborDesk(seat)


class HarborDesk(Desk):
    """What a seat's Fleets can do where they are."""

    __slots__ = ()
    name: ClassVar[str] = "harbor_trade"
    verbs: ClassVar[tuple[str, ...]] = (
        "enter", "enter_showing", "enter_paying", "enter_taking", "trade", "trade_cheaply", "take_free_plans",
        "buy_plans", "raise_at", "request_order", "done", "resume",
    )  # fmt: skip

    def acts(self, s: Parthenon) -> list[Move]:
        found: list[Move] = []
        first = self.seat * FLEETS
        for ship in range(first, first + FLEETS):
            land = s.course[ship] - ABROAD
            if land < 0 or not is_open(s, land):
                continue
            if s.visit[ship] == OUTSIDE:
                found += entries(s, ship, s.status[land])
            else:
                trades(s, ship, land, found)
                found += works(s, self.seat, ship, land)
        return found

    def act(self, s: Parthenon, move: Move) -> None:
        seat = self.seat
        ship = seat * FLEETS + move.args[0]
        name = move.verb.name
        if name == "trade":
            bargain(s, Bargain(seat, ship, move.args[1], 0, (), ()))
        elif name == "trade_cheaply":
            bargain(s, Bargain(seat, ship, move.args[1], move.args[2], (), ()))
        elif name in ("take_free_plans", "buy_plans"):
            take_plans(s, seat, ship)
        elif name == "raise_at":
            wonder = move.args[1]
            start_payment(s, seat, RAISE + wonder, s.contents.stage_cost[wonder][s.stage[wonder] - 1], ship)
        else:
            enter(s, ship, move)

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return why_not_here(s, self.seat, move)


def why_not_here(s: Parthenon, seat: int, move: Move) -> Refusal | None:
    """Why a Fleet cannot do this at its harbor."""
    if not move.args:
        return None
    ship = seat * FLEETS + move.args[0]
    land = s.course[ship] - ABROAD
    name = move.verb.name
    if land < 0:
        return Refusal("PAR-FTR-01", "why-not-arrived")
    if not is_open(s, land):
        return Refusal("PAR-FTR-05", "why-face-down")
    if name.startswith("enter"):
        return Refusal("PAR-FTR-11", "why-cannot-enter")
    if s.visit[ship] == OUTSIDE:
        return Refusal("PAR-FTR-10", "why-not-admitted")
    if name in ("take_free_plans", "buy_plans"):
        if land != ATHENS:
            return Refusal("PAR-FTR-27", "why-plans-at-athens")
        if s.plans_taken[seat] >= 2:
            return Refusal("PAR-FTR-29", "why-no-third-plans")
        return Refusal("PAR-FTR-28", "why-plans-price") if s.plans_deck else Refusal("PAR-FTR-34", "why-no-plans")
    if name == "raise_at":
        return Refusal("PAR-WON-04", "why-not-raised-here")
    rate = move.args[1]
    if rate == ITALIAN:
        return Refusal("PAR-FTR-24" if land != ITALY else "PAR-FTR-13", "why-no-armies")
    if rate == CARTHAGINIAN:
        return Refusal("PAR-FTR-25" if land != CARTHAGE else "PAR-FTR-13", "why-no-warships")
    if 0 < s.house[MAX_HARBOR_TRADES] <= s.exchanges[ship]:
        return Refusal("PAR-LIM-01", "why-enough-trades")
    if rate not in rates_at(s, land):
        return Refusal("PAR-FTR-13" if rate < SURPLUS_SELL else "PAR-FTR-36", "why-not-that-rate")
    return Refusal("PAR-FTR-20", "why-too-little-aboard")


# Entering


def entries(s: Parthenon, ship: int, status: int) -> list[Move]:
    """PAR-FTR-10..12: what opens a harbor to a Fleet."""
    fleet = ship % FLEETS
    cargo = s.cargo[ship]
    if status == BLOCKADE:
        return [ENTER_SHOWING[fleet]] if WARSHIP in cargo else []
    if status == BRIGANDS:
        return [ENTER_FREELY[fleet], ENTER_SHOWING[fleet]] if ARMY in cargo else [ENTER_FREELY[fleet]]
    if status == FESTIVAL:
        return ENTER_TAKING[fleet][:]
    basics = [card for card in cargo if card < BASICS]
    found: list[Move] = []
    for card in range(COMMODITIES):
        if card in cargo and (
            status == HARBOR_FEES or card >= BASICS or len([one for one in basics if one >= card]) >= HEAVY_BASICS
        ):
            found.append(ENTER_PAYING[fleet][card])
    return found


def enter(s: Parthenon, ship: int, move: Move) -> None:
    """A Fleet is admitted, at the card's price."""
    seat, fleet, land = ship // FLEETS, ship % FLEETS, s.course[ship] - ABROAD
    name = move.verb.name
    status = s.status[land]
    if name == "enter_paying" and status == HEAVY_FEES and move.args[1] < BASICS:
        advance(s, Pay(seat, ENTER, ship, (ANY_BASIC,) * (HEAVY_BASICS - 1), (move.args[1],), move.args[1], 0))
        return
    s.visit[ship] = ADMITTED
    s.say(ENTERED, seat, fleet, land)
    if name == "enter_showing":
        card = WARSHIP if status == BLOCKADE else ARMY
        show(s, ship, card)
        s.say(SHOWED, seat, fleet, card)
    elif name == "enter_paying":
        s.take_off(ship, move.args[1])
        s.whisper(EVERYBODY, (move.args[1],), PAID_FEE, seat, fleet)
    elif name == "enter_taking":
        s.put_aboard(ship, move.args[1])
        s.say(GIFTED, seat, fleet, move.args[1])
    else:
        meet_brigands(s, ship)


def meet_brigands(s: Parthenon, ship: int) -> None:
    """Brigands: a random Commodity is lost."""
    goods = [card for card in s.cargo[ship] if card < COMMODITIES]
    if goods:
        card = s.draw_from(goods)
        s.lose_aboard(ship, card, KNOWN_GOODS)
        s.whisper(1 << ship // FLEETS, (card,), LOST_ABOARD, ship // FLEETS, ship % FLEETS, 1)


# Exchanges


def rates_at(s: Parthenon, land: int) -> list[int]:
    """PAR-FTR-13, -23..25, -35, -36: the rates at a Land, under its status card."""
    neighboring = land < NEIGHBORS and not s.happens(OPEN_MARKETS)
    found = list(range(FOREIGN_RATES)) if neighboring else list(range(FOREIGN_RATES, ITALIAN))
    if land == ITALY:
        found.append(ITALIAN)
    if land == CARTHAGE:
        found.append(CARTHAGINIAN)
    status = s.status[land]
    if status == GUILD_MONOPOLY:
        box = s.contents
        return [rate for rate in found if ANY_RARE not in (box.give[rate][0], box.take[rate][0])]
    if status == LUXURY_DEMAND:
        box = s.contents
        found = [rate for rate in found if not (box.give[rate][0] == ANY_RARE and box.take[rate][0] == GOLD)]
        return [*found, LUXURY]
    if 0 <= status < SHORTAGES:
        return [*found, SURPLUS_SELL, SURPLUS_BUY]
    if SHORTAGES <= status < BLOCKADE:
        return [*found, SHORTAGE_SELL, SHORTAGE_BUY]
    return found


def named_kind(status: int) -> int:
    """The Basic kind that a Surplus or a Shortage names; -1 on other cards."""
    return status % SHORTAGES if 0 <= status < BLOCKADE else -1


def trades(s: Parthenon, ship: int, land: int, found: list[Move]) -> None:
    """PAR-FTR-13..22: the exchanges that a Fleet's cargo can pay."""
    most = s.house[MAX_HARBOR_TRADES]
    cargo = s.cargo[ship]
    if not cargo or (most and s.exchanges[ship] >= most):
        return
    seat, fleet = ship // FLEETS, ship % FLEETS
    status = s.status[land]
    named = named_kind(status)
    basic, rare, gold, _ = classes(cargo)
    special = cargo.count(named) if named >= 0 else 0
    basic -= special
    market = status == THRIVING_MARKET and s.visit[ship] != BARGAINED
    school = s.philosophies[seat] >> PYTHAGOREANISM & 1 == 1 and not s.once[seat] >> ONCE_PYTHAGORAS & 1
    for rate in rates_at(s, land):
        need, number = s.contents.give[rate]
        there = basic if need == ANY_BASIC else rare if need == ANY_RARE else special if need == NAMED else gold
        moves = TRADE[fleet][rate]
        if there >= number and not is_empty(s, rate, 0):
            found.append(moves[0])
        if number > 1 and rate < SURPLUS_SELL and there >= number - 1 and not is_empty(s, rate, 1):
            if market:
                found.append(moves[1])
            if school:
                found.append(moves[2])
        if (
            number > 2
            and there >= number - 2
            and market
            and school
            and rate < SURPLUS_SELL
            and not is_empty(s, rate, 2)
        ):
            found.append(moves[3])


class Bargain(Choice[Parthenon]):
    """PAR-FTR-14..17: which cards are given, then which are taken, each in rising order."""

    __slots__ = ("ship", "rate", "discount", "given", "taken")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"), ("ship", "ship"), ("rate", "rate"), ("discount", "discount"), ("given", "card*"),
        ("taken", "card*"),
    )  # fmt: skip
    name: ClassVar[str] = "bargain"
    verbs: ClassVar[tuple[str, ...]] = ("give", "take")

    def __init__(self, seat: int, ship: int, rate: int, discount: int, given: Cards, taken: Cards) -> None:
        self.seat = seat
        self.ship = ship
        self.rate = rate
        self.discount = discount
        self.given = given
        self.taken = taken

    def less(self) -> int:
        """How many cards fewer are given."""
        return 2 if self.discount == 3 else 1 if self.discount else 0

    def options(self, s: Parthenon) -> list[Move]:
        land = s.course[self.ship] - ABROAD
        named = named_kind(s.status[land])
        if len(self.given) < given_number(s, self.rate, self.less()):
            purse = [0] * CARDS
            for card in s.cargo[self.ship]:
                purse[card] += 1
            return [GIVE[card] for card in gives(s, purse, self.rate, self.less(), self.given, named)]
        papyrus = land == EGYPT
        return [TAKE[card] for card in takes(s, self.rate, self.less(), papyrus, self.given, self.taken, named)]

    def take(self, s: Parthenon, move: Move) -> None:
        bargain(s, self.after(s, move))

    def after(self, s: Parthenon, move: Move) -> Bargain:
        if len(self.given) < given_number(s, self.rate, self.less()):
            given = (*self.given, move.args[0])
            return Bargain(self.seat, self.ship, self.rate, self.discount, given, self.taken)
        return Bargain(self.seat, self.ship, self.rate, self.discount, self.given, (*self.taken, move.args[0]))

    def afresh(self) -> None:
        """Nobody sees an exchange before it is made."""

    def is_complete(self, s: Parthenon) -> bool:
        return len(self.taken) == s.contents.take[self.rate][1]

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        card = move.args[0]
        named = named_kind(s.status[s.course[self.ship] - ABROAD])
        if card == named:
            return Refusal("PAR-FTR-38", "why-named-kind")
        if move.verb.name == "give":
            if len(self.given) >= given_number(s, self.rate, self.less()):
                return None
            if card >= COMMODITIES:
                return Refusal("PAR-FTR-22", "why-no-aegis")
            there = s.cargo[self.ship].count(card) > self.given.count(card)
            return Refusal("PAR-FTR-16" if there else "PAR-FTR-20", "why-not-given")
        if (card,) == self.given:
            return Refusal("PAR-FTR-26", "why-same-card")
        return Refusal("PAR-FTR-23" if card == PAPYRUS else "PAR-FTR-14", "why-not-taken")


def bargain(s: Parthenon, made: Bargain) -> None:
    """Go on as far as there is no choice; then ask, or exchange."""
    while not made.is_complete(s):
        moves = made.options(s)
        if len(moves) > 1:
            s.then(made)
            return
        made = made.after(s, moves[0])
    ship = made.ship
    for card in made.given:
        s.take_off(ship, card)
    for card in made.taken:
        s.put_aboard(ship, card)
    s.exchanges[ship] += 1
    if made.discount & 1:
        s.visit[ship] = BARGAINED
    if made.discount & 2:
        s.once[made.seat] |= 1 << ONCE_PYTHAGORAS
    terms = (*made.given, *[CARDS + card for card in made.taken])
    s.whisper(EVERYBODY, terms, HARBOR_TRADED, made.seat, ship % FLEETS, s.course[ship] - ABROAD)


# Plans and Great Wonders


def works(s: Parthenon, seat: int, ship: int, land: int) -> list[Move]:
    """PAR-FTR-27..34, PAR-WON-04, -10: Plans at Athens, and stages that are paid at a Land."""
    found: list[Move] = []
    fleet = ship % FLEETS
    taken = s.plans_taken[seat]
    if land == ATHENS and taken < 2 and s.plans_deck:
        price = s.contents.plans_price[taken]
        if price == 0:
            found.append(TAKE_PLANS[fleet])
        elif s.cargo[ship].count(GOLD) >= price:
            found.append(BUY_PLANS[fleet])
    if taken:
        for wonder in range(WONDERS):
            if s.owner[wonder] == seat and is_raised_at(s, wonder, land):
                cost = s.contents.stage_cost[wonder][s.stage[wonder] - 1]
                if affordable(s, seat, RAISE + wonder, cost, ship):
                    found.append(RAISE_AT[fleet][wonder])
    return found


def is_raised_at(s: Parthenon, wonder: int, land: int) -> bool:
    """Is the next stage of this Great Wonder paid at this Land?"""
    stage = s.stage[wonder]
    if not 0 < stage < COMPLETE:
        return False
    paid = s.contents.stage_paid[wonder][stage - 1]
    return paid == AT_LAND + land or (paid == AT_NEIGHBORS and land < NEIGHBORS)


def take_plans(s: Parthenon, seat: int, ship: int) -> None:
    """PAR-FTR-30, -31: the top Plans, after payment, with their Great Wonder card."""
    price = s.contents.plans_price[s.plans_taken[seat]]
    for _ in range(price):
        s.take_off(ship, GOLD)
    s.say(TOOK_PLANS, seat, draw_plans(s, seat), price)


def draw_plans(s: Parthenon, seat: int) -> int:
    """Plans from the top of the deck lie before an Island from now on."""
    wonder = s.plans_deck[-1]
    s.plans_deck = s.plans_deck[:-1]
    s.plans_taken[seat] += 1
    s.stage[wonder] = PLANS
    s.owner[wonder] = seat
    s.learn()
    return wonder
