"""What a position is worth to a seat: what stands on its Island, and what its cards can still be made into.

The cards are spent as well as can be on a list of projects (Structures, stages of Great Wonders, Plans, Fleets), with
what Fleets may exchange on the way; what is left passes the Discard Phase, meets the next production and is spent once
more.
A choice that is only half made is valued by how it would best be completed, so that a bot that looks one move ahead can
load a Fleet, compose an offer or pay a cost card by card.
"""

from __future__ import annotations

from typing import Final

from .components import (
    ABROAD,
    ACROPOLIS,
    ACROPOLIS_MASK,
    ALTERNATE_MASK,
    ALTERNATES,
    AMPHITHEATER,
    ANY_BASIC,
    ANY_DISTINCT,
    ANY_NOT_OWN,
    ARCHON_PHASE,
    ARMY,
    AT_LAND,
    AT_NEIGHBORS,
    ATHENS,
    BASICS,
    BLOCKADE,
    BUILD_PHASE,
    CARDS,
    CARTHAGE,
    COMMODITIES,
    COMPLETE,
    DISCARD_PHASE,
    DOCK_IT,
    DOCKED,
    EGYPT,
    ENDURED,
    EVENT_PHASE,
    FAIR_WINDS,
    FLEET_TRADE_PHASE,
    FLEETS,
    FLEETS_FROM,
    GIFT,
    GOLD,
    GUILD_MONOPOLY,
    HANGING_GARDENS,
    IN_BUILD,
    IN_ISLAND_TRADE,
    ISLAND_TRADE_PHASE,
    ITALY,
    JOURNEY_PHASE,
    LANDS,
    LOSE_RANDOM,
    LUXURY_DEMAND,
    MAKE,
    MOST_ACROPOLIS,
    NEIGHBORS,
    ONCE_BUILT,
    OPEN_MARKETS,
    OUTSIDE,
    PAPYRUS,
    PARTIAL,
    PLANS,
    PRODUCTION_PHASE,
    RAISE,
    RARE_DISTINCT,
    RATES_FROM,
    REFUSED,
    SAIL_TO,
    SHORTAGES,
    SLOTS,
    SLOTS_FROM,
    STOPPED,
    UNSKILLED_LABOR,
    VILLAGES,
    WARSHIP,
    WONDERS,
    WORKSHOPS,
    ZEUS,
    Cost,
    ParthenonBox,
)
from .rules.discard import CHOSE_B, Keep, extra, limit_a
from .rules.donation import Donation
from .rules.exchange import given_number, kinds_of
from .rules.happenings import (
    Ally,
    Defence,
    FestivalGift,
    Parched,
    Plague,
    Raided,
    Ransom,
    ShipsAnswer,
    Tributary,
    Tribute,
    War,
)
from .rules.harbor import Bargain, HarborVote, has_condition, is_open, named_kind, voted_lands
from .rules.hazard import SUFFERS, USES_GIFT, LoseCards, Respond, ships_of
from .rules.homecoming import Unloading
from .rules.island_trade import Compose, StartAction
from .rules.journey import Loading
from .rules.payment import Pay
from .rules.production import Produce, fruitful
from .rules.windows import Answer, Answers, Committed, SetOrder
from .state import Cards, Parthenon, proposer, terms_code

# What things are worth; a Basic card is 1

BASE: Final[tuple[float, ...]] = (1.0,) * BASICS + (2.0, 2.0, 2.0, 3.0, 2.0, 0.5, 1.0, 1.5)
STRUCTURE: Final = 12.0
VILLAGE_YIELD: Final = 2.0  # a Season
WORKSHOP_YIELD: Final = 4.0
ARMY_YIELD: Final = 1.6
ACROPOLIS_USE: Final[tuple[float, ...]] = (0.3, 0.2, 0.1, 0.2, 0.3, 0.4)  # a Season
PLANS_WORTH: Final = 10.0
PARTIAL_WORTH: Final = 18.0
WONDER_POWER: Final = 18.0
WONDER_USE: Final = 0.4  # a Season
SEASONS_FOR_WONDER: Final = 2
FLEET_WORTH: Final[tuple[float, ...]] = (0.0, 0.0, 3.0, 5.0)
SEASONS_FOR_FLEET: Final = 4
PHILOSOPHY: Final = 1.5
ARCHON: Final = 1.0
FINISHED: Final = 50.0
WON: Final = 500.0
NEEDED_AEGIS: Final = 4.0
SPARE_GOLD: Final = 1.4  # Gold that surplus cards may bring
SURPLUS: Final = 0.15  # of its worth a card has that nothing asks for
LATER: Final = 0.75  # of what can be paid next Season
LATER_CARDS: Final = 0.6
AFTER_ALL: Final = 0.02  # cards after the last Build Phase
BARRED: Final = 99.0  # a price nobody can pay

# What an exchange abroad asks, in Basic cards; at Neighboring Lands a Basic card counts for half

PRICE_BASIC: Final = 1.0
PRICE_GOLD: Final = 2.0
PRICE_RARE: Final = 4.0
SALE_RARE: Final = 2.0
ANYWHERE: Final = -1

# What is sold, if it can be one sort of cards, of each of which so many stay; a Rare can be had for Gold from any

Sorts = tuple[tuple[int, int, int], ...]
FOR_GOODS: Final[Sorts] = ((0, BASICS, 0), (BASICS, GOLD, 0), (GOLD, COMMODITIES, 0), (0, COMMODITIES, 0))
FOR_GOLD: Final[Sorts] = ((BASICS, GOLD, 1), (0, BASICS, 0), (BASICS, GOLD, 0))

# Voyages

NOT_LOADED: Final = 0.62  # the chance of a Fleet that is still to be loaded
SOMEWHERE: Final = 0.75  # the chance that a voyage not yet planned succeeds
FETCHED: Final = 0.015  # less for each card that must be fetched
UNSEEN_HARBOR: Final = 0.93
ADMITTED_NOW: Final = 0.97
LARGE_CARGO: Final = 3
RISK: Final[tuple[float, ...]] = (0.04, 0.09)  # to Neighboring and Foreign Lands
RISK_LARGE: Final[tuple[float, ...]] = (0.08, 0.13)
RISK_LUXURY: Final[tuple[float, ...]] = (0.06, 0.1)
MANY_EXCHANGES: Final = 8  # of a Fleet; after them nothing more is hoped for
EXCHANGE_COST: Final = 0.02  # so that nothing is exchanged in vain
LOST: Final = 0.6  # of what is aboard when something happens

# Half-made choices

DELAY: Final = 3.0  # what speaks against asking for the Archon's order
DONATION: Final = 3.0  # what speaks against a gift
NEVER: Final = 1000.0
RAIDED_CARD: Final = 1.5  # a card lost at random
GIFT_USED: Final = 2.5
REVEALED: Final = 0.5  # a harbor that opens
HELP_USED: Final = 0.6  # of a Great Wonder, a Philosophy or an Event

# Others

FEAR: Final = 0.01  # of an Archon who has much
NEARNESS: Final = 0.001  # of two alike, the one who sits nearer
RIVALRY: Final = 0.2
BURDENED: Final = 3.0
IN_HAND: Final = 0.4
OFFSET: Final = 100.0
SCALE: Final = 200.0

# Offers

GAIN: Final = 0.2  # what a partner must win by a trade before it is thought likely to accept
HOPE: Final = 0.8  # of what an open offer would bring
COMPOSING: Final[tuple[float, ...]] = (0.6, 0.7, 0.75)  # the same while it is made: empty, with one side, with both
COUNTERED: Final = 0.6  # the chance of a counter offer
UNEVEN: Final = 2  # trades that are tried with another card on top
GIVEN_UP: Final = -50.0
UNANSWERED: Final = 0.02
INVITED: Final = 0.9  # of what the best offer to a seat would bring

# What was worked out is kept, because the same cards are looked at in every imagined world and for many options

CACHE: Final = 4000  # hands of an Island
CACHED_ISLANDS: Final = 40
EXACTLY: Final = 1 << 40  # fractions in keys


def evaluate(s: Parthenon, seat: int) -> float:
    """The worth of a position, from 0 to 1, with a look at the best of the others."""
    rival = max([rival_worth(s, other) for other in range(s.players) if other != seat])
    found = max(0.0, worth(s, seat) - burden(s, seat) - RIVALRY * rival + OFFSET)
    return found / (found + SCALE)


def seasons_left(s: Parthenon) -> int:
    return (s.contents.years - s.year) * s.contents.seasons + s.contents.seasons - s.season


def harvests(left: int) -> int:
    """What is produced in the last Season is seldom used."""
    return max(0, left - 1)


def structure_worth(box: ParthenonBox, island: int, slot: int, left: int) -> float:
    """What a Structure is worth with so many Seasons to come."""
    if slot < WORKSHOPS:
        return STRUCTURE + VILLAGE_YIELD * harvests(left)
    if slot < ACROPOLIS:
        return STRUCTURE + WORKSHOP_YIELD * harvests(left)
    return STRUCTURE + ACROPOLIS_USE[box.makes[island][slot]] * left


def wonder_worth(stage: int, left: int) -> float:
    """What a Great Wonder is worth at a stage: unfinished ones only while there is time."""
    hope = min(1.0, left / SEASONS_FOR_WONDER)
    if stage < PLANS:
        return 0.0
    if stage == PLANS:
        return PLANS_WORTH * hope
    if stage == PARTIAL:
        return 1.0 + (PARTIAL_WORTH - 1.0) * hope
    return STRUCTURE + WONDER_POWER * hope + WONDER_USE * left


def fleets_worth(fleets: int, left: int) -> float:
    return FLEET_WORTH[fleets] * min(1.0, left / SEASONS_FOR_FLEET)


def standing(s: Parthenon, seat: int) -> float:
    """What lies before an Island for all to see."""
    left = seasons_left(s)
    built = s.built[seat]
    count = built.bit_count()
    total = fleets_worth(s.fleets[seat], left) + PHILOSOPHY * s.philosophies[seat].bit_count()
    yields = VILLAGE_YIELD * s.villages(seat) + WORKSHOP_YIELD * s.workshops(seat)
    yields += ARMY_YIELD * min(s.villages(seat), s.aegis(seat, ARMY))
    total += STRUCTURE * count + yields * harvests(left)
    if built & ACROPOLIS_MASK:
        makes = s.contents.makes[s.islands[seat]]
        for slot in range(ACROPOLIS, SLOTS):
            if built >> slot & 1:
                total += ACROPOLIS_USE[makes[slot]] * left
    if s.plans_taken[seat]:
        for wonder in range(WONDERS):
            if s.owner[wonder] == seat:
                total += wonder_worth(s.stage[wonder], left)
                count += 1 if s.stage[wonder] == COMPLETE else 0
    if s.winner == seat:
        total += WON
    if count >= s.contents.structures:
        total += FINISHED
    return total + (ARCHON if s.archon == seat else 0.0)


def rival_worth(s: Parthenon, seat: int) -> float:
    return standing(s, seat) + IN_HAND * s.count(seat) - burden(s, seat)


def burden(s: Parthenon, seat: int) -> float:
    """What Events do to an Island in this Season."""
    bit = s.plagued >> seat & 1
    total = BURDENED * bit + BURDENED * (s.shaken >> seat & 1)
    if s.phase == EVENT_PHASE:
        total += s.villages(seat) - len(fruitful(s, seat))
        if s.named >> seat & 1 and s.agenda and isinstance(s.agenda[-1], (Tribute, Plague, War)):
            total += BURDENED
    return total


# What can be paid for


class Project:
    """Something that a cost can be paid for, and where."""

    __slots__ = ("deed", "worth", "cost", "paid", "price")

    def __init__(self, deed: int, worth: float, cost: Cost, paid: int) -> None:
        self.deed = deed
        self.worth = worth
        self.cost = cost
        self.paid = paid
        price = 0.5
        for need in cost:
            price += BASE[need] if need < CARDS else 1.0 if need <= ANY_BASIC else 2.0
        self.price = price


DEED_PLANS: Final = 1000
DEED_FLEET: Final = 1001
DEED_ARMY: Final = 1002


def match(cost: Cost, left: list[int], not_own: int) -> list[int]:
    """Take what a cost asks for out of these cards, and tell what is missing."""
    missing: list[int] = []
    used = 0
    for need in cost:
        best = -1
        if need < CARDS:
            if left[need] > 0:
                best = need
            used |= 1 << need
        else:
            first, last = (0, BASICS) if need <= ANY_BASIC else (BASICS, GOLD)
            most = 0
            distinct = need in (ANY_DISTINCT, RARE_DISTINCT)
            for card in range(first, last):
                if left[card] <= most or (distinct and used >> card & 1):
                    continue
                if need != ANY_NOT_OWN or not_own >> card & 1:
                    best = card
                    most = left[card]
        if best < 0:
            missing.append(need)
        else:
            left[best] -= 1
            used |= 1 << best
    return missing


class Port:
    """A place where cards of a pool can be exchanged: how many of them, at what prices, with what chance."""

    __slots__ = ("land", "status", "pool", "room", "chance", "sale", "price", "sold")

    def __init__(self, land: int, status: int, markets: bool, pool: list[int], room: int, chance: float) -> None:
        self.land = land
        self.status = status
        self.pool = pool
        self.room = room
        self.chance = chance
        self.sold: list[int] = []
        near = 0 <= land < NEIGHBORS and not markets
        self.sale = [0.5 if near else 1.0] * BASICS + [1.5 if near else SALE_RARE] * (GOLD - BASICS) + [PRICE_GOLD]
        rare = 2 * PRICE_RARE if near else PRICE_RARE
        self.price = [PRICE_BASIC] * BASICS + [rare] * (GOLD - BASICS) + [PRICE_GOLD, BARRED, BARRED, BARRED]
        self.price[PAPYRUS] = PRICE_RARE if land in (ANYWHERE, EGYPT) else BARRED
        self.price[ARMY] = PRICE_GOLD if land in (ANYWHERE, ITALY) else BARRED
        self.price[WARSHIP] = PRICE_GOLD if land in (ANYWHERE, CARTHAGE) else BARRED
        self.adjust(status)

    def adjust(self, status: int) -> None:
        """What a known harbor card does to the prices."""
        kind = named_kind(status)
        if kind >= 0:
            scarce = status >= SHORTAGES
            self.sale[kind] = PRICE_GOLD if scarce else 0.25
            self.price[kind] = PRICE_GOLD if scarce else 0.5
        elif status in (GUILD_MONOPOLY, LUXURY_DEMAND):
            for card in range(BASICS, GOLD):
                self.sale[card] = 2 * PRICE_GOLD if status == LUXURY_DEMAND else 0.0
                self.price[card] = self.price[card] if status == LUXURY_DEMAND else BARRED

    def key(self) -> tuple[int, ...]:
        """Everything that decides what can be done here."""
        return (
            self.land,
            self.status,
            self.room,
            int(self.chance * EXACTLY),
            int((self.sale[0] + self.sale[1]) * EXACTLY),
            *self.pool,
        )

    def serves(self, paid: int) -> bool:
        """Are stages paid here that are paid at this place?"""
        if self.land < 0:
            return True
        return paid == AT_LAND + self.land or (paid == AT_NEIGHBORS and self.land < NEIGHBORS)

    def fetch(self, left: list[int], missing: list[int]) -> bool:
        """Sell what is worth least until all that is missing is paid; left alone if that cannot be."""
        after = left[:]
        pool = self.pool[:]
        sold: list[int] = []
        change = 0.0
        for need in missing:
            owed = self.price[need] if need < CARDS else PRICE_BASIC if need <= ANY_BASIC else PRICE_RARE
            if owed <= change:
                change -= owed
                continue
            paid = -1.0
            for first, last, reserve in FOR_GOLD if need == GOLD else FOR_GOODS:
                paid = self.sell(after, pool, sold, owed, first, last, reserve)
                if paid >= 0.0:
                    break
            if paid < 0.0 or len(sold) > self.room:
                return False
            change = paid - owed if owed <= PRICE_BASIC else 0.0
        left[:] = after
        self.ship(sold)
        return True

    def sell(
        self, left: list[int], pool: list[int], sold: list[int], owed: float, first: int, last: int, reserve: int
    ) -> float:
        """Sell cards of one sort until so much is paid: how much it was, or -1 if they are too few."""
        paid = 0.0
        count = len(sold)
        while paid < owed:
            card = self.cheapest(left, pool, reserve, first, last)
            if card < 0 or owed >= BARRED:
                for card in sold[count:]:
                    left[card] += 1
                    pool[card] += 1
                del sold[count:]
                return -1.0
            left[card] -= 1
            pool[card] -= 1
            sold.append(card)
            paid += self.sale[card]
        return paid

    def ship(self, cards: list[int]) -> None:
        """These cards are used here."""
        self.sold += cards
        self.room -= len(cards)
        for card in cards:
            self.pool[card] -= 1

    def cheapest(self, left: list[int], pool: list[int], reserve: int, first: int, last: int) -> int:
        """The card of a sort that is best sold: what sells well, then of which there are most; so many of each stay."""
        best = -1
        most = 0.0
        for card in range(first, last):
            if left[card] > reserve and pool[card] > 0 and self.sale[card] > 0.0:
                score = self.sale[card] * 2 + left[card]
                if score > most:
                    best = card
                    most = score
        return best

    def barter(self, left: list[int]) -> int:
        """Sell what would be thrown away: how much Gold it brings."""
        units = 0.0
        pool = self.pool[:]
        sold: list[int] = []
        while len(sold) < self.room:
            card = self.cheapest(left, pool, 1, BASICS, GOLD)
            if card < 0:
                card = self.cheapest(left, pool, 1, 0, BASICS)
            if card < 0:
                break
            left[card] -= 1
            pool[card] -= 1
            sold.append(card)
            units += self.sale[card]
        self.ship(sold)
        return int(units / PRICE_GOLD)


class Prospects:
    """What an Island can still pay for, best first, and what its cards are worth to it."""

    __slots__ = (
        "box", "projects", "income", "left", "limit", "extra", "fleets", "villages", "not_own", "acropolis",
        "alternate", "labor", "wanted", "found", "after", "hands", "swaps", "key",
    )  # fmt: skip

    def __init__(self, s: Parthenon, seat: int, key: tuple[int, ...]) -> None:
        self.key = key
        self.box = s.contents
        self.left = seasons_left(s)
        self.limit = limit_a(s, seat)
        self.extra = extra(s, seat)
        self.fleets = s.fleets[seat]
        self.villages = s.villages(seat)
        self.not_own = ~s.produces(seat)
        built = s.built[seat]
        self.acropolis = MOST_ACROPOLIS - (built & ACROPOLIS_MASK).bit_count()
        self.alternate = 0 if built & ALTERNATE_MASK else 1
        self.labor = 1 if s.happens(UNSKILLED_LABOR) and s.phase <= BUILD_PHASE else 0
        if self.labor and s.once[seat] >> ONCE_BUILT & 1:
            self.labor = 2
        self.income = regular_income(s, seat)
        self.projects = projects_of(s, seat, self.labor)
        self.projects.sort(key=density, reverse=True)
        self.wanted = wanted_cards(self.projects)
        self.found: dict[tuple[int, ...], float] = {}
        self.after: dict[tuple[int, ...], float] = {}
        self.hands: dict[tuple[int, ...], float] = {}
        self.swaps: dict[tuple[int, ...], list[Swap]] = {}

    def index(self, deed: int) -> int:
        """Where this deed stands among the projects, -1 if it is none."""
        for n, project in enumerate(self.projects):
            if project.deed == deed:
                return n
        return -1

    def now(self, cards: list[int], ports: list[Port], early: bool = False, bought: int = 0) -> float:
        """What these cards are worth before the Build Phase; `early`: before the Island Trade Phase."""
        key = (bought, 1 if early else 0, *cards, *[part for port in ports for part in port.key()])
        known = self.found.get(key)
        if known is not None:
            return known
        if len(self.found) > CACHE:
            self.found.clear()
        left = cards[:]
        total, bought = self.spend(left, ports, early, bought, self.labor)
        rest = self.later(left, bought)
        total += rest
        for port in ports:
            gold = port.barter(left)
            if gold:
                left[GOLD] += gold
                better = self.later(left, bought)
                total += port.chance * max(0.0, better - rest)
                rest = max(rest, better)
        self.found[key] = total
        return total

    def later(self, cards: list[int], bought: int, kept: bool = False) -> float:
        """What cards are worth after the Build Phase: what is kept meets the next production."""
        key = (bought, 1 if kept else 0, *cards)
        known = self.after.get(key)
        if known is not None:
            return known
        if len(self.after) > CACHE:
            self.after.clear()
        total = 0.0
        left = cards[:]
        if self.left:
            if not kept:
                self.keep(left)
            for card in range(COMMODITIES):
                left[card] += self.income[card]
            port = Port(ANYWHERE, -1, False, left[:], self.box.cargo * self.fleets, SOMEWHERE)
            total, bought = self.spend(left, [port], True, bought, 0)
            total = LATER * (total + SPARE_GOLD * port.chance * port.barter(left))
        total += (LATER_CARDS if self.left > 1 else AFTER_ALL) * self.value(left)
        self.after[key] = total
        return total

    def value(self, cards: list[int]) -> float:
        """What single cards are worth for what they may be good for one day."""
        total = 0.0
        for card in range(CARDS):
            number = cards[card]
            if number:
                wanted = self.wanted[card]
                useful = number if number < wanted else wanted
                total += BASE[card] * (useful + SURPLUS * (number - useful))
        if self.wanted[WARSHIP] and cards[WARSHIP]:
            total += NEEDED_AEGIS
        if self.wanted[GIFT] and cards[GIFT]:
            total += NEEDED_AEGIS
        if self.wanted[ARMY] and cards[ARMY]:
            total += NEEDED_AEGIS
        return total

    def keep(self, cards: list[int]) -> None:
        """Discard: one of each kind if there are many, else so many; the dearest of what comes on top."""
        kinds = 0
        spare: list[int] = []
        for card in range(COMMODITIES):
            if cards[card]:
                kinds += 1
                spare += [card] * (cards[card] - 1)
        room = self.extra + max(0, self.limit - kinds)
        if len(spare) <= room:
            return
        spare.sort(key=dearness, reverse=True)
        for card in spare[room:]:
            cards[card] -= 1

    def spend(self, left: list[int], ports: list[Port], early: bool, bought: int, labor: int) -> tuple[float, int]:
        """Pay for all that can be paid, best first; the worth of it, and what was bought as a mask."""
        total = 0.0
        acropolis = self.acropolis
        alternate = self.alternate
        built = 1 if labor == 2 else 0
        for n in range(len(self.projects)):
            project = self.projects[n]
            slot = project.deed
            if bought >> n & 1:
                if slot < SLOTS:
                    built += 1
                    acropolis -= 1 if slot >= ACROPOLIS else 0
                    alternate -= 1 if slot >= ALTERNATES else 0
                continue
            if slot < SLOTS:
                if labor and built:
                    continue
                if slot >= ACROPOLIS and (acropolis <= 0 or (slot >= ALTERNATES and alternate <= 0)):
                    continue
            found = self.buy(project, left, ports, early)
            if found > 0.0:
                total += found
                bought |= 1 << n
                if slot < SLOTS:
                    built += 1
                    acropolis -= 1 if slot >= ACROPOLIS else 0
                    alternate -= 1 if slot >= ALTERNATES else 0
        return total, bought

    def buy(self, project: Project, left: list[int], ports: list[Port], early: bool) -> float:
        """Pay for a project if that can be: its worth, less where luck is needed; else nothing happens."""
        paid = project.paid
        if paid >= AT_NEIGHBORS:
            return self.buy_abroad(project, left, ports)
        if paid == IN_ISLAND_TRADE and not early:
            return 0.0
        trial = left[:]
        missing = match(project.cost, trial, self.not_own)
        if not missing:
            left[:] = trial
            return project.worth
        if paid == IN_BUILD:
            for port in ports:
                if port.room and port.fetch(trial, missing):
                    left[:] = trial
                    return project.worth * (port.chance - FETCHED * len(missing))
        return 0.0

    def buy_abroad(self, project: Project, left: list[int], ports: list[Port]) -> float:
        """The same where it is paid out of a Fleet's cargo."""
        for port in ports:
            if not port.room or not port.serves(project.paid):
                continue
            aboard = [min(left[card], port.pool[card]) for card in range(CARDS)]
            trial = aboard[:]
            missing = match(project.cost, trial, self.not_own)
            used = [card for card in range(CARDS) for _ in range(aboard[card] - trial[card])]
            if len(used) > port.room or (missing and not port.fetch(trial, missing)):
                continue
            port.ship(used)
            for card in range(CARDS):
                left[card] -= aboard[card] - trial[card]
            return project.worth * (port.chance - FETCHED * len(missing))
        return 0.0


def density(project: Project) -> float:
    return project.worth / project.price


def dearness(card: int) -> float:
    return BASE[card]


def regular_income(s: Parthenon, seat: int) -> list[int]:
    """What an Island produces in a Season in which nothing happens."""
    made = [0] * CARDS
    makes = s.contents.makes[s.islands[seat]]
    for slot in range(ACROPOLIS):
        if s.built[seat] >> slot & 1:
            made[makes[slot]] += 1
    if s.has_wonder(seat, AMPHITHEATER):
        made[GOLD] += 1
    if s.has_wonder(seat, HANGING_GARDENS):
        made[makes[0]] += 2
    for _ in range(min(s.aegis(seat, ARMY), s.villages(seat))):
        made[makes[VILLAGES - 1]] += 1
    return made


def coming_income(s: Parthenon, seat: int) -> list[int]:
    """What an Island will produce in this Season."""
    made = regular_income(s, seat)
    makes = s.contents.makes[s.islands[seat]]
    good = fruitful(s, seat)
    for slot in range(VILLAGES):
        if s.built[seat] >> slot & 1 and slot not in good:
            made[makes[slot]] -= 1
    return made


def projects_of(s: Parthenon, seat: int, labor: int) -> list[Project]:
    """All that an Island can still pay for."""
    box, island, left = s.contents, s.islands[seat], seasons_left(s)
    found: list[Project] = []
    for slot in range(SLOTS):
        if not s.built[seat] >> slot & 1:
            cost = box.costs[island][slot]
            if labor:
                cost = tuple(sorted((*cost, ANY_BASIC)))
            found.append(Project(slot, structure_worth(box, island, slot, left), cost, IN_BUILD))
    for wonder in range(WONDERS):
        stage = s.stage[wonder]
        if s.owner[wonder] == seat and stage < COMPLETE:
            better = wonder_worth(stage + 1, left) - wonder_worth(stage, left)
            cost, paid = box.stage_cost[wonder][stage - 1], box.stage_paid[wonder][stage - 1]
            if ARMY in cost and s.aegis(seat, ARMY) <= s.villages(seat):
                better -= ARMY_YIELD * harvests(left)
            found.append(Project(RAISE + wonder, better, cost, paid))
    taken = s.plans_taken[seat]
    if taken < 2 and s.plans_deck and left:
        price = (GOLD,) * box.plans_price[taken]
        found.append(Project(DEED_PLANS, wonder_worth(PLANS, left), price, AT_LAND + ATHENS))
    if s.aegis(seat, ARMY) < s.villages(seat) and left:
        found.append(Project(DEED_ARMY, ARMY_YIELD * harvests(left), (GOLD,), AT_LAND + ITALY))
    fleets = s.fleets[seat]
    if fleets < FLEETS and left:
        better = fleets_worth(fleets + 1, left) - fleets_worth(fleets, left)
        found.append(Project(DEED_FLEET, better, (GOLD,) * box.fleet_price[fleets], IN_BUILD))
    return found


def wanted_cards(projects: list[Project]) -> list[int]:
    """How many of each card the projects may ask for, within reason."""
    wanted = [0] * CARDS
    for project in projects:
        for need in project.cost:
            if need < CARDS:
                wanted[need] += 1
            else:
                for card in range(BASICS) if need <= ANY_BASIC else range(BASICS, GOLD):
                    wanted[card] += 1
    return [min(3 if card >= BASICS else 1, wanted[card]) for card in range(CARDS)]


ISLANDS: Final[dict[tuple[int, ...], Prospects]] = {}


def prospects(s: Parthenon, seat: int) -> Prospects:
    """The prospects of an Island; the same in all worlds in which the same lies before it."""
    stages = 0
    for wonder in range(WONDERS):
        if s.owner[wonder] == seat:
            stages |= s.stage[wonder] << 2 * wonder
    labor = 1 + (s.once[seat] >> ONCE_BUILT & 1) if s.happens(UNSKILLED_LABOR) and s.phase <= BUILD_PHASE else 0
    key = (
        id(s.contents), s.islands[seat], s.built[seat], s.fleets[seat], stages, seasons_left(s), labor,
        s.plans_taken[seat] if s.plans_deck else 2, limit_a(s, seat), extra(s, seat), s.aegis(seat, ARMY),
    )  # fmt: skip
    known = ISLANDS.get(key)
    if known is None or known.box is not s.contents:
        if len(ISLANDS) > CACHED_ISLANDS:
            ISLANDS.clear()
        known = ISLANDS[key] = Prospects(s, seat, key)
    return known


# The worth of an Island


def add(cards: list[int], more: Cards) -> None:
    for card in more:
        cards[card] += 1


def remove(cards: list[int], gone: Cards) -> None:
    for card in gone:
        cards[card] -= 1 if cards[card] else 0


def holdings(s: Parthenon, seat: int) -> list[int]:
    """All cards of an Island, at home and aboard."""
    cards = s.hand[seat][:]
    for ship in range(seat * FLEETS, seat * FLEETS + FLEETS):
        add(cards, s.cargo[ship])
    return cards


def worth(s: Parthenon, seat: int) -> float:
    """An Island with all its cards, and what its half-made choice would bring."""
    mine = prospects(s, seat)
    cards = holdings(s, seat)
    total = standing(s, seat) - voting(s, seat) - DONATION * s.donations[seat]
    if s.agenda and isinstance(s.agenda[-1], SetOrder):
        total -= DELAY
    choice = s.choice(seat)
    if isinstance(choice, Pay):
        return total + paying(s, seat, mine, cards, choice)
    if isinstance(choice, Bargain):
        return total + bargaining(s, seat, mine, cards, choice)
    if isinstance(choice, Donation):
        total -= NEVER  # whatever comes after the talks: to begin a gift and to give it up again would never end
    if isinstance(choice, (Answer, Committed)):
        question, picks = answer_of(s, seat, choice)
        return total + answered(s, seat, mine, cards, question, picks)
    return total + outlook(s, seat, mine, cards) + hopes(s, seat, mine, cards, choice)


def voting(s: Parthenon, seat: int) -> float:
    """A vote goes to whom one need not fear; the further round the table, the later."""
    voted = s.votes[seat] if s.phase == ARCHON_PHASE else -1
    return FEAR * standing(s, voted) + NEARNESS * ((voted - seat) % s.players) if voted >= 0 else 0.0


def outlook(s: Parthenon, seat: int, mine: Prospects, cards: list[int]) -> float:
    """What the cards are worth in this phase."""
    phase = s.phase
    over = s.done >> seat & 1 == 1
    if phase >= DISCARD_PHASE or (phase == BUILD_PHASE and over):
        return mine.later(cards, 0, phase > DISCARD_PHASE)
    if phase <= PRODUCTION_PHASE:
        made = coming_income(s, seat)
        return mine.now([cards[card] + made[card] for card in range(CARDS)], [anywhere(s, mine, cards, made)], True)
    if phase == ISLAND_TRADE_PHASE or (phase == JOURNEY_PHASE and not under_way(s, seat)):
        early = isinstance(s.choice(seat), StartAction) and not over
        return mine.now(cards, [anywhere(s, mine, cards, [])], early)
    if phase <= FLEET_TRADE_PHASE:
        return mine.now(cards, ports_of(s, seat)) - perils(s, seat)
    return mine.now(cards, [])


def anywhere(s: Parthenon, mine: Prospects, cards: list[int], made: list[int]) -> Port:
    """A voyage that is not planned yet."""
    pool = [cards[card] + made[card] for card in range(CARDS)] if made else cards[:]
    return Port(ANYWHERE, -1, False, pool, s.contents.cargo * mine.fleets, SOMEWHERE)


def under_way(s: Parthenon, seat: int) -> bool:
    """Has an Island launched in this Season?"""
    return any([s.course[ship] != DOCKED for ship in range(seat * FLEETS, seat * FLEETS + FLEETS)])


# Voyages


def safety(s: Parthenon, land: int, cargo: Cards) -> float:
    """The chance that a Fleet arrives and nothing is lost."""
    far = 0 if land < NEIGHBORS else 1
    if not far and s.happens(FAIR_WINDS):
        return 1.0
    risk = RISK[far]
    if len(cargo) > LARGE_CARGO:
        risk += RISK_LARGE[far]
    if WARSHIP not in cargo and any([BASICS <= card <= GOLD for card in cargo]):
        risk += RISK_LUXURY[far]
    return 1.0 - (risk / 2 if GIFT in cargo else risk)


def known_status(s: Parthenon, seat: int, land: int) -> int:
    """The harbor card of a Land if the seat knows it, else -1."""
    return s.status[land] if s.status_up >> land & 1 or s.status_known[land] >> seat & 1 else -1


def port_of(s: Parthenon, seat: int, land: int, cargo: Cards, chance: float) -> Port:
    """What a Fleet with this cargo can do at a Land, if it gets there."""
    status = known_status(s, seat, land)
    if status == BLOCKADE and WARSHIP not in cargo:
        chance = 0.0
    elif (status < 0 <= s.status[land]) or has_condition(s, seat, status):
        chance *= UNSEEN_HARBOR
    pool = [0] * CARDS
    add(pool, cargo)
    room = 2 * s.contents.cargo if chance else 0
    return Port(land, status, s.happens(OPEN_MARKETS), pool, room, chance)


def ports_of(s: Parthenon, seat: int, changed: int = -1, aboard: list[int] | None = None) -> list[Port]:
    """Where the Fleets of an Island can trade in this Season; one of them may have another cargo than it has."""
    found: list[Port] = []
    if s.phase == FLEET_TRADE_PHASE and s.done >> seat & 1:
        return found
    for ship in range(seat * FLEETS, seat * FLEETS + FLEETS):
        land = s.course[ship] - ABROAD
        if land < 0 or s.exchanges[ship] >= MANY_EXCHANGES:
            continue
        cargo = s.cargo[ship]
        if s.phase < FLEET_TRADE_PHASE:
            found.append(port_of(s, seat, land, cargo, safety(s, land, cargo)))
        elif s.visit[ship] != OUTSIDE:
            found.append(port_of(s, seat, land, cargo, 1.0))
            found[-1].chance = ADMITTED_NOW
        elif is_open(s, land) or isinstance(s.choice(seat), (HarborVote, Committed)):
            found.append(port_of(s, seat, land, cargo, ADMITTED_NOW))
        if ship == changed and aboard is not None and found:
            found[-1].pool = aboard[:]
    return found


def perils(s: Parthenon, seat: int) -> float:
    """What may be lost at sea."""
    total = 0.0
    if s.phase < FLEET_TRADE_PHASE:
        for ship in range(seat * FLEETS, seat * FLEETS + FLEETS):
            if s.course[ship] >= ABROAD:
                total += peril(s, s.course[ship] - ABROAD, s.cargo[ship])
        return total
    return exchange_cost(s, seat, 0)


def exchange_cost(s: Parthenon, seat: int, more: int) -> float:
    """What speaks against many exchanges."""
    made = more + sum(s.exchanges[seat * FLEETS : seat * FLEETS + FLEETS])
    return EXCHANGE_COST * made * made


def peril(s: Parthenon, land: int, cargo: Cards) -> float:
    total = 0.0
    for card in cargo:
        total += BASE[card]
    return (1.0 - safety(s, land, cargo)) * LOST * total


def loading(s: Parthenon, seat: int, mine: Prospects, cards: list[int], picks: Cards) -> float:
    """A plan of voyages: Fleets that are loaded, the one being loaded with what else is worth loading, and the rest."""
    home = cards[:]
    lands: list[int] = []
    loads: list[Cards] = []
    for pick in picks:
        if pick < CARDS:
            loads[-1] = (*loads[-1], pick)
            home[pick] -= 1
        elif pick == DOCK_IT or SAIL_TO <= pick < SAIL_TO + LANDS:
            lands.append(pick - SAIL_TO)
            loads.append(())
    left = mine.fleets - len(lands)
    if picks and picks[-1] in (STOPPED, REFUSED):
        left = 0
    elif lands and lands[-1] >= 0:
        best = -BARRED
        for load in completions(s, seat, mine, cards, home, lands[-1], loads[-1]):
            best = max(best, voyages(s, seat, mine, cards, lands, [*loads[:-1], load], left))
        return best
    return voyages(s, seat, mine, cards, lands, loads, left)


def completions(
    s: Parthenon, seat: int, mine: Prospects, cards: list[int], home: list[int], land: int, load: Cards
) -> list[Cards]:
    """How a Fleet may be loaded on: not at all, with all that it can use at its Land, with few cards."""
    purse = home[:]
    add(purse, load)
    all_of_it = tuple([card for card in range(CARDS) for _ in range(purse[card])])
    port = port_of(s, seat, land, all_of_it, SOMEWHERE)
    port.room = min(port.room, s.contents.cargo)
    mine.spend(spent := cards[:], [port], False, 0, mine.labor)
    port.barter(spent)
    useful = sorted(port.sold)
    remains = list(useful)
    for card in load:
        if card in remains:
            remains.remove(card)
    last = load[-1] if load else 0
    more = [card for card in remains if card >= last and home[card] > 0][: s.contents.cargo - len(load)]
    found: list[Cards] = [load] if load else []
    if more:
        found.append((*load, *more))
    if len(load) < LARGE_CARGO < len(load) + len(more):
        found.append((*load, *more[: LARGE_CARGO - len(load)]))
    if not found:
        least = [card for card in range(CARDS - 1, -1, -1) if home[card]]
        found.append((max(least, key=lambda card: home[card] - BASE[card]),))
    return found


def voyages(
    s: Parthenon, seat: int, mine: Prospects, cards: list[int], lands: list[int], loads: list[Cards], left: int
) -> float:
    """What these voyages are worth, with so many Fleets still to be loaded."""
    ports: list[Port] = []
    danger = 0.0
    home = cards[:]
    for land, load in zip(lands, loads, strict=True):
        if land >= 0:
            ports.append(port_of(s, seat, land, load, safety(s, land, load)))
            danger += peril(s, land, load)
            remove(home, load)
    if left:
        ports.append(Port(ANYWHERE, -1, False, home, s.contents.cargo * left, NOT_LOADED))
    return mine.now(cards, ports) - danger


# Half-made choices


def answer_of(s: Parthenon, seat: int, choice: Answer | Committed) -> tuple[Answer | None, Cards]:
    """The question that a seat answers in secret, and what it has picked."""
    if isinstance(choice, Answer):
        return choice, choice.picks
    phase = s.agenda[-1]
    return phase.question(s, seat) if isinstance(phase, Answers) else None, choice.picks


def answered(
    s: Parthenon, seat: int, mine: Prospects, cards: list[int], question: Answer | None, picks: Cards
) -> float:
    """What the cards are worth after this answer."""
    if isinstance(question, Loading):
        return loading(s, seat, mine, cards, picks)
    if isinstance(question, Keep):
        return keeping(s, seat, mine, cards, picks)
    bonus = 0.0
    if isinstance(question, HarborVote):
        bonus = sum([reveals(s, seat, land, pick) for land, pick in zip(voted_lands(s, seat), picks, strict=False)])
    elif isinstance(question, Respond):
        bonus = responding(s, seat, question, picks)
    elif isinstance(question, LoseCards) or (isinstance(question, Unloading) and picks and sum(cards) > len(picks)):
        remove(cards, tuple([pick for pick in picks if pick < COMMODITIES]))
    elif s.phase <= PRODUCTION_PHASE:
        bonus = event_answer(s, seat, cards, question, picks)
    return outlook(s, seat, mine, cards) + bonus


def event_answer(s: Parthenon, seat: int, cards: list[int], question: Answer | None, picks: Cards) -> float:
    """What an answer to an Event, or in the Production Phase, does to the cards; what else it is worth."""
    makes = s.contents.makes[s.islands[seat]]
    if isinstance(question, (FestivalGift, Produce)):
        for pick in picks:
            if pick < CARDS:
                cards[pick] += 1
            elif SLOTS_FROM <= pick < SLOTS_FROM + VILLAGES:
                cards[makes[pick - SLOTS_FROM]] += 1
    elif isinstance(question, ShipsAnswer):
        shipping(s, cards, picks)
    elif isinstance(question, Ally) and picks and picks[0] < CARDS:
        remove(cards, picks[:2])
        cards[picks[2] if len(picks) > 2 else ARMY] += 1
    elif isinstance(question, Parched):
        remove(cards, tuple([pick if pick < CARDS else makes[pick - SLOTS_FROM] for pick in picks]))
    elif isinstance(question, (Raided, Tributary, Ransom, Defence)):
        return sum([ransom(s, seat, cards, isinstance(question, Defence), pick) for pick in picks])
    return 0.0


def ransom(s: Parthenon, seat: int, cards: list[int], war: bool, pick: int) -> float:
    """A card or a Village is given up, or the Event is endured."""
    if pick < CARDS:
        remove(cards, (pick,) * (2 if war and pick == GOLD else 1))
        return 0.0
    if SLOTS_FROM <= pick < SLOTS_FROM + SLOTS:
        return -structure_worth(s.contents, s.islands[seat], pick - SLOTS_FROM, seasons_left(s))
    if pick == ENDURED:
        return -RAIDED_CARD * min(2, s.count(seat))
    return -BURDENED if pick == REFUSED else 0.0


def shipping(s: Parthenon, cards: list[int], picks: Cards) -> None:
    """Exchanges with the Merchant Ships, made or under way."""
    while picks and picks[0] != STOPPED:
        rate = picks[0] - RATES_FROM
        number, size = s.contents.give[rate][1], s.contents.give[rate][1] + s.contents.take[rate][1]
        named = picks[1 : size + 1]
        for n, card in enumerate(named):
            cards[card] += -1 if n < number else 1
        if len(named) < size:
            ship_on(s, cards, rate, len(named))
        picks = picks[size + 1 :]


def ship_on(s: Parthenon, cards: list[int], rate: int, done: int) -> None:
    """Complete an exchange: the most numerous cards go, the rarest come."""
    number = s.contents.give[rate][1]
    for _ in range(number - done):
        kinds = kinds_of(s.contents.give[rate][0], -1)
        cards[max(kinds, key=lambda card: cards[card])] -= 1
    for _ in range(s.contents.take[rate][1] - max(0, done - number)):
        kinds = kinds_of(s.contents.take[rate][0], -1)
        cards[min(kinds, key=lambda card: cards[card])] += 1


def reveals(s: Parthenon, seat: int, land: int, pick: int) -> float:
    """Opening a harbor is good unless nothing can be done there."""
    barred = s.status[land] == BLOCKADE and not any([WARSHIP in s.cargo[ship] for ship in s.ships_at(seat, land)])
    return 0.0 if pick == DOCK_IT or barred else REVEALED


def responding(s: Parthenon, seat: int, question: Respond, picks: Cards) -> float:
    """Suffer, show, or use a Gift, by how much is at stake."""
    total = 0.0
    random = s.contents.does[question.card] == LOSE_RANDOM
    for ship, pick in zip(ships_of(seat, question.struck), picks, strict=False):
        if pick == FLEETS_FROM + SUFFERS:
            total -= RAIDED_CARD * (s.contents.amount[question.card] if random else len(s.cargo[ship]))
        elif pick == FLEETS_FROM + USES_GIFT:
            total -= GIFT_USED
    return total


def keeping(s: Parthenon, seat: int, mine: Prospects, cards: list[int], picks: Cards) -> float:
    """What stays after the Discard Phase."""
    if not picks:
        return mine.later(cards, 0)
    kept = [pick for pick in picks[1:] if pick < COMMODITIES]
    result = [0] * COMMODITIES + cards[COMMODITIES:]
    room = mine.extra - len(kept)
    if picks[0] == CHOSE_B:
        for card in range(COMMODITIES):
            result[card] = min(1, cards[card])
    else:
        room += mine.limit
    add(result, tuple(kept))
    first = kept[-1] if kept else 0
    if picks[-1] != STOPPED:
        for _ in range(room):
            best, most = -1, -BARRED
            for card in range(first, COMMODITIES):
                if result[card] < cards[card]:
                    result[card] += 1
                    found = mine.later(result, 0, True)
                    result[card] -= 1
                    if found > most:
                        best, most = card, found
            if best < 0:
                break
            result[best] += 1
    return mine.later(result, 0, True)


def paying(s: Parthenon, seat: int, mine: Prospects, cards: list[int], choice: Pay) -> float:
    """A payment under way: what is paid, the cheapest for the rest, and what it is for."""
    remove(cards, choice.paid)
    match(choice.needs, cards, mine.not_own)
    bonus = -HELP_USED * choice.used.bit_count()
    bought = 0
    deed = choice.deed
    project = mine.index(deed)
    if project >= 0:
        bonus += mine.projects[project].worth
        bought = 1 << project
    elif MAKE <= deed < RAISE:
        cards[s.contents.made[s.contents.makes[s.islands[seat]][ACROPOLIS + deed - MAKE]]] += 1
    elif ZEUS <= deed < ZEUS + 3:
        cards[COMMODITIES + deed - ZEUS] += 1
    ports = ports_of(s, seat) if s.phase == FLEET_TRADE_PHASE else []
    if s.phase == ISLAND_TRADE_PHASE:
        ports = [anywhere(s, mine, cards, [])]
    return mine.now(cards, ports, s.phase == ISLAND_TRADE_PHASE, bought) + bonus


def bargaining(s: Parthenon, seat: int, mine: Prospects, cards: list[int], choice: Bargain) -> float:
    """An exchange under way, completed as well as it can be."""
    land = s.course[choice.ship] - ABROAD
    named = named_kind(s.status[land])
    aboard = [0] * CARDS
    add(aboard, s.cargo[choice.ship])
    remove(cards, choice.given)
    remove(aboard, choice.given)
    given = list(choice.given)
    first = given[-1] if given else 0
    kinds = kinds_of(s.contents.give[choice.rate][0], named)
    for _ in range(given_number(s, choice.rate, choice.less()) - len(choice.given)):
        found = [card for card in kinds if aboard[card] and card >= first and (card != named or len(kinds) == 1)]
        if found:
            most = max(found, key=lambda card: cards[card])
            cards[most] -= 1
            aboard[most] -= 1
            given.append(most)
    add(cards, choice.taken)
    add(aboard, choice.taken)
    need, number = s.contents.take[choice.rate]
    open_to = [card for card in kinds_of(need, named) if card != PAPYRUS or land == EGYPT]
    if len(open_to) > 1:
        open_to = [card for card in open_to if card != named and card not in given]
    best = -BARRED
    for card in open_to if len(choice.taken) < number else [-1]:
        for _ in range(number - len(choice.taken)):
            cards[card] += 1
            aboard[card] += 1
        best = max(best, mine.now(cards, ports_of(s, seat, choice.ship, aboard)))
        for _ in range(number - len(choice.taken)):
            cards[card] -= 1
            aboard[card] -= 1
    return best - exchange_cost(s, seat, 1)


# Offers


class Swap:
    """A trade that both sides win by."""

    __slots__ = ("give", "want", "gain", "yours", "fair")

    def __init__(self, give: Cards, want: Cards, gain: float, yours: float) -> None:
        self.give = give
        self.want = want
        self.gain = gain
        self.yours = yours
        self.fair = min(gain, yours)  # what both win at least


def hand_worth(s: Parthenon, mine: Prospects, cards: list[int]) -> float:
    """What cards are worth in the Island Trade Phase, with what Armies will do."""
    key = tuple(cards)
    known = mine.hands.get(key)
    if known is None:
        if len(mine.hands) > CACHE:
            mine.hands.clear()
        armies = min(mine.villages, cards[ARMY])
        known = mine.now(cards, [anywhere(s, mine, cards, [])]) + ARMY_YIELD * harvests(mine.left) * armies
        mine.hands[key] = known
    return known


def traded(s: Parthenon, mine: Prospects, cards: list[int], goes: Cards, comes: Cards) -> float:
    """How much better a hand gets."""
    after = cards[:]
    remove(after, goes)
    add(after, comes)
    return hand_worth(s, mine, after) - hand_worth(s, mine, cards)


def swaps_of(s: Parthenon, mine: Prospects, cards: list[int], theirs: Prospects, have: list[int]) -> list[Swap]:
    """The trades that would serve two Islands, best first."""
    key = (*theirs.key, *cards, *have)
    known = mine.swaps.get(key)
    if known is not None:
        return known
    if len(mine.swaps) > CACHE:
        mine.swaps.clear()
    found: list[Swap] = []
    uneven: list[tuple[float, Cards, Cards]] = []
    wants = welcome(s, mine, cards, have)
    gives = welcome(s, theirs, have, cards)
    for give in gives:
        for want in wants:
            if give != want:
                swap = weigh(s, mine, cards, theirs, have, (give,), (want,))
                if swap.fair >= GAIN:
                    found.append(swap)
                elif swap.gain + swap.yours >= GAIN:
                    uneven.append((swap.gain + swap.yours, swap.give, swap.want))
    uneven.sort(reverse=True)
    for _, give_one, want_one in uneven[:UNEVEN]:
        found += evened(s, mine, cards, theirs, have, give_one, want_one, gives, wants)
    found.sort(key=fairness, reverse=True)
    mine.swaps[key] = found
    return found


def welcome(s: Parthenon, mine: Prospects, cards: list[int], others: list[int]) -> list[int]:
    """The cards of others of which an Island would like to have one more."""
    return [card for card in range(CARDS) if others[card] and traded(s, mine, cards, (), (card,)) >= GAIN]


def weigh(
    s: Parthenon, mine: Prospects, cards: list[int], theirs: Prospects, have: list[int], give: Cards, want: Cards
) -> Swap:
    """What a trade would bring both sides."""
    return Swap(give, want, traded(s, mine, cards, give, want), traded(s, theirs, have, want, give))


def evened(
    s: Parthenon,
    mine: Prospects,
    cards: list[int],
    theirs: Prospects,
    have: list[int],
    give: Cards,
    want: Cards,
    gives: list[int],
    wants: list[int],
) -> list[Swap]:
    """The same trade with one more card on either side, if both win by it then."""
    terms = [(tuple(sorted((*give, more))), want) for more in gives if more not in want]
    terms += [(give, tuple(sorted((*want, more)))) for more in wants if more not in give]
    swaps = [
        weigh(s, mine, cards, theirs, have, gone, come)
        for gone, come in terms
        if has_all(cards, gone) and has_all(have, come)
    ]
    return [swap for swap in swaps if swap.fair >= GAIN]


def fairness(swap: Swap) -> float:
    return swap.fair


def composing(s: Parthenon, seat: int, mine: Prospects, cards: list[int], choice: Compose) -> float:
    """What the best offer would bring that can still be made of this one."""
    if not choice.give and not choice.want and terms_code(choice.to, (), ()) in s.tried[seat]:
        return GIVEN_UP
    partners = [choice.to] if choice.to < s.players else [n for n in range(s.players) if n != seat]
    sides = (1 if choice.give else 0) + (1 if choice.want else 0)
    best = -UNANSWERED
    gives, wants = len(choice.give), len(choice.want)
    for other in partners:
        if s.plagued >> other & 1:
            continue
        for swap in swaps_of(s, mine, cards, prospects(s, other), holdings(s, other)):
            if (
                swap.give[:gives] != choice.give
                or swap.want[:wants] != choice.want
                or (wants and swap.give != choice.give)
            ):
                continue
            if was_tried(s, seat, choice.to, other, swap) or not is_free(s, seat, swap.give):
                continue
            done = 1.0 if swap.give == choice.give and swap.want == choice.want else 0.98
            chance = COMPOSING[sides] * (COUNTERED if choice.answered >= 0 else 1.0)
            best = max(best, chance * done * swap.gain - UNANSWERED * len(partners))
            break
    return best


def was_tried(s: Parthenon, seat: int, to: int, other: int, swap: Swap) -> bool:
    """Has the seat made this offer before, or the same to this partner alone?"""
    tried = s.tried[seat]
    return terms_code(to, swap.give, swap.want) in tried or terms_code(other, swap.give, swap.want) in tried


def is_free(s: Parthenon, seat: int, cards: Cards) -> bool:
    """Does no open offer of the seat hold these cards back?"""
    return all([s.unreserved(seat, card) >= cards.count(card) for card in cards])


def hopes(s: Parthenon, seat: int, mine: Prospects, cards: list[int], choice: object) -> float:
    """A part of what open offers would bring: the best one to the seat, and its own ones that leave room for it."""
    made = composing(s, seat, mine, cards, choice) if isinstance(choice, Compose) else 0.0
    if not s.offer_ids:
        return made
    countered = choice.answered if isinstance(choice, Compose) else -1
    best = 0.0
    needed: Cards = ()
    for n, offer in enumerate(s.offer_ids):
        if offer != countered and is_open_to(s, n, seat) and has_all(cards, s.offer_want[n]):
            gain = traded(s, mine, cards, s.offer_want[n], s.offer_give[n])
            if gain > best:
                best = gain
                needed = s.offer_want[n]
    total = max(INVITED * best, made) if made >= 0.0 else INVITED * best + made
    for n, offer in enumerate(s.offer_ids):
        if proposer(offer) != seat:
            total -= UNANSWERED if is_open_to(s, n, seat) else 0.0
        elif any([cards[card] < needed.count(card) + s.offer_give[n].count(card) for card in needed]):
            total -= UNANSWERED
        else:
            total += HOPE * acceptance(s, seat, mine, cards, n)
    return total


def acceptance(s: Parthenon, seat: int, mine: Prospects, cards: list[int], n: int) -> float:
    """What an own offer brings if somebody accepts it who would win by it."""
    found: list[float] = []
    give, want = s.offer_give[n], s.offer_want[n]
    if not want:
        return GIVEN_UP
    for other in range(s.players):
        if other != seat and is_open_to(s, n, other):
            have = holdings(s, other)
            if has_all(have, want) and traded(s, prospects(s, other), have, want, give) >= GAIN:
                found.append(traded(s, mine, cards, give, want))
    return max(found) if found else UNANSWERED


def is_open_to(s: Parthenon, n: int, seat: int) -> bool:
    """Can a seat still answer this offer?"""
    to = s.offer_to[n]
    return to in (seat, s.players) and proposer(s.offer_ids[n]) != seat and not s.offer_refused[n] >> seat & 1


def has_all(cards: list[int], wanted: Cards) -> bool:
    return all([cards[card] >= wanted.count(card) for card in wanted])
