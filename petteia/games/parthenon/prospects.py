"""What an Island's cards can still be made into, this Season and the next, with what Fleets may exchange for them."""

from __future__ import annotations

from math import inf
from typing import Final

from .components import (
    ACROPOLIS,
    ACROPOLIS_MASK,
    ALTERNATE_MASK,
    ALTERNATES,
    AMPHITHEATER,
    ANY_BASIC,
    ANY_DISTINCT,
    ANY_NOT_OWN,
    ARMY,
    AT_LAND,
    AT_NEIGHBORS,
    ATHENS,
    BASICS,
    BUILD_PHASE,
    CARDS,
    CARTHAGE,
    COMMODITIES,
    COMPLETE,
    EGYPT,
    FLEETS,
    GIFT,
    GOLD,
    GUILD_MONOPOLY,
    HANGING_GARDENS,
    HARBOR,
    IN_BUILD,
    IN_ISLAND_TRADE,
    ITALY,
    LANDS,
    LUXURY_DEMAND,
    MOST_ACROPOLIS,
    NEIGHBORS,
    ONCE_BUILT,
    ONES,
    PAPYRUS,
    PARTIAL,
    PLANS,
    RAISE,
    RARE_DISTINCT,
    SHORTAGES,
    SLOTS,
    UNSKILLED_LABOR,
    VILLAGES,
    WARSHIP,
    WONDERS,
    WORKSHOPS,
    Cost,
    ParthenonBox,
)
from .rules.discard import extra, limit_a
from .rules.harbor import named_kind
from .rules.production import fruitful
from .state import Cards, Parthenon

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
LEAD: Final[tuple[float, ...]] = (0.0, 5.5, 12.6, 20.3)  # a stage that others must still reach: Great Wonders decide
SEASONS_OF_LEAD: Final = 4
TIE_BREAKER: Final[tuple[float, ...]] = (0.0, 0.75, 1.5, 3.0)
FLEET_WORTH: Final[tuple[float, ...]] = (0.0, 0.0, 3.0, 5.0)
SEASONS_FOR_FLEET: Final = 4
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

SOMEWHERE: Final = 0.75  # the chance that a voyage not yet planned succeeds
FETCHED: Final = 0.015  # less for each card that must be fetched
SOLD: Final = 0.01  # and for each that must be sold for it, so that every exchange on the way is a gain

# What was worked out is kept, because the same cards are looked at in every imagined world and for many options

CACHE: Final = 4000  # hands of an Island
CACHED_ISLANDS: Final = 400
EXACTLY: Final = 1 << 40  # fractions in keys


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
    ahead = TIE_BREAKER[stage] + LEAD[stage] * min(left, SEASONS_OF_LEAD)
    if stage < PLANS:
        return 0.0
    if stage == PLANS:
        return PLANS_WORTH * hope + ahead
    if stage == PARTIAL:
        return PARTIAL_WORTH * hope + ahead
    return STRUCTURE + WONDER_POWER * hope + WONDER_USE * left + ahead


def fleets_worth(fleets: int, left: int) -> float:
    return FLEET_WORTH[fleets] * min(1.0, left / SEASONS_FOR_FLEET)


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


def prices_at(land: int, near: bool) -> list[float]:
    """What each card costs at a Land; Papyrus, Armies and Warships can be had at one of them only."""
    rare = 2 * PRICE_RARE if near else PRICE_RARE
    found = [PRICE_BASIC] * BASICS + [rare] * (GOLD - BASICS) + [PRICE_GOLD, BARRED, BARRED, BARRED]
    found[PAPYRUS] = PRICE_RARE if land in (ANYWHERE, EGYPT) else BARRED
    found[ARMY] = PRICE_GOLD if land in (ANYWHERE, ITALY) else BARRED
    found[WARSHIP] = PRICE_GOLD if land in (ANYWHERE, CARTHAGE) else BARRED
    return found


SALES: Final = [1.0] * BASICS + [SALE_RARE] * (GOLD - BASICS) + [PRICE_GOLD]
SALES_NEAR: Final = [0.5] * BASICS + [1.5] * (GOLD - BASICS) + [PRICE_GOLD]
PRICES: Final = [prices_at(land, False) for land in range(ANYWHERE, LANDS)]
PRICES_NEAR: Final = [prices_at(land, True) for land in range(ANYWHERE, LANDS)]


class PriceList:
    """What cards bring and cost at a Land with a known harbor card."""

    __slots__ = ("sale", "price", "any_rare", "mark")

    def __init__(self, land: int, status: int, near: bool) -> None:
        self.sale = (SALES_NEAR if near else SALES)[:]
        self.price = (PRICES_NEAR if near else PRICES)[land + 1][:]
        kind = named_kind(status)
        if kind >= 0:
            scarce = status >= SHORTAGES
            self.sale[kind] = PRICE_GOLD if scarce else 0.25
            self.price[kind] = PRICE_GOLD if scarce else 0.5
        elif status in (GUILD_MONOPOLY, LUXURY_DEMAND):
            for card in range(BASICS, GOLD):
                self.sale[card] = 2 * PRICE_GOLD if status == LUXURY_DEMAND else 0.0
                self.price[card] = self.price[card] if status == LUXURY_DEMAND else BARRED
        self.any_rare = self.price[BASICS]
        self.mark = mark_of(land, status, near)


STATUSES: Final = len(HARBOR.names) + 1  # and one for a harbor card that is not known


def mark_of(land: int, status: int, near: bool) -> int:
    """Which of all price lists it is."""
    return ((land - ANYWHERE) * STATUSES + status + 1) * 2 + (1 if near else 0)


PRICE_LISTS: Final = [
    PriceList(land, status, near)
    for land in range(ANYWHERE, LANDS)
    for status in range(-1, len(HARBOR.names))
    for near in (False, True)
]


class Port:
    """A place where cards of a pool can be exchanged: how many of them, at what prices, with what chance."""

    __slots__ = ("land", "pool", "room", "chance", "prices", "sale", "price", "sold", "most")

    def __init__(self, land: int, status: int, markets: bool, pool: list[int], room: int, chance: float) -> None:
        self.land = land
        self.pool = pool
        self.room = room
        self.chance = chance
        self.sold: list[int] = []
        self.most = inf  # what all that can be sold here would bring, or more
        near = 0 <= land < NEIGHBORS and not markets
        self.prices = PRICE_LISTS[mark_of(land, status, near)]
        self.sale = self.prices.sale
        self.price = self.prices.price

    def key(self) -> tuple[object, ...]:
        """Everything that decides what can be done here."""
        return self.prices.mark, self.room, int(self.chance * EXACTLY), tuple(self.pool)

    def serves(self, paid: int) -> bool:
        """Are stages paid here that are paid at this place?"""
        if self.land < 0:
            return True
        return paid == AT_LAND + self.land or (paid == AT_NEIGHBORS and self.land < NEIGHBORS)

    def fetch(self, left: list[int], missing: list[int]) -> float:
        """Sell what is worth least until all that is missing is paid: what that costs in hope; left alone and -1 if
        that cannot be."""
        if self.is_too_dear(left, missing):
            return -1.0
        sold: list[int] = []
        change = 0.0
        for need in missing:
            owed = self.asked(need)
            if owed <= change:
                change -= owed
                continue
            paid = -1.0
            if owed < BARRED:
                for first, last, reserve in FOR_GOLD if need == GOLD else FOR_GOODS:
                    paid = self.sell(left, sold, owed, first, last, reserve)
                    if paid >= 0.0:
                        break
            if paid < 0.0 or len(sold) > self.room:
                self.take_back(left, sold, 0)
                return -1.0
            change = paid - owed if owed <= PRICE_BASIC else 0.0
        self.note(sold)
        return FETCHED * len(missing) + SOLD * len(sold)

    def asked(self, need: int) -> float:
        """What it costs to fetch this."""
        return self.price[need] if need < CARDS else PRICE_BASIC if need <= ANY_BASIC else self.prices.any_rare

    def is_too_dear(self, left: list[int], missing: list[int]) -> bool:
        """Does this cost more than all that can be sold here would bring?"""
        short = 0.0
        for need in missing:
            short += self.asked(need)
        return short > self.most or short > self.proceeds(left)

    def proceeds(self, left: list[int]) -> float:
        """What all that can be sold here would bring."""
        total = 0.0
        for card in range(COMMODITIES):
            number = min(left[card], self.pool[card])
            if number:
                total += self.sale[card] * number
        return total

    def is_beyond(self, cost: Cost, left: list[int], aboard: bool) -> bool:
        """Would fetching what is missing for sure cost too much? A quick look, as most costs are out of reach."""
        if not self.room:
            return True
        short = 0.0
        for need in cost:
            if need < CARDS and (left[need] <= 0 or (aboard and self.pool[need] <= 0)):
                short += self.price[need]
        return short > self.most

    def sell(self, left: list[int], sold: list[int], owed: float, first: int, last: int, reserve: int) -> float:
        """Sell cards of one sort until so much is paid: how much it was, or -1 if they are too few."""
        paid = 0.0
        count = len(sold)
        while paid < owed:
            card = self.cheapest(left, reserve, first, last)
            if card < 0:
                self.take_back(left, sold, count)
                return -1.0
            left[card] -= 1
            self.pool[card] -= 1
            sold.append(card)
            paid += self.sale[card]
        return paid

    def take_back(self, left: list[int], sold: list[int], count: int) -> None:
        """All but so many of these cards are not sold after all."""
        while len(sold) > count:
            card = sold.pop()
            left[card] += 1
            self.pool[card] += 1

    def ship(self, cards: list[int]) -> None:
        """These cards are used here."""
        self.note(cards)
        for card in cards:
            self.pool[card] -= 1

    def note(self, cards: list[int]) -> None:
        """The same of cards that are out of the pool."""
        self.sold += cards
        self.room -= len(cards)

    def cheapest(self, left: list[int], reserve: int, first: int, last: int) -> int:
        """The card of a sort that is best sold: what sells well, then of which there are most; so many of each stay."""
        best = -1
        most = 0.0
        pool = self.pool
        sale = self.sale
        for card in range(first, last):
            number = left[card]
            if number > reserve and pool[card] > 0:
                worth = sale[card]
                score = worth * 2 + number
                if worth > 0.0 and score > most:
                    best = card
                    most = score
        return best

    def barter(self, left: list[int]) -> int:
        """Sell what would be thrown away: how much Gold it brings."""
        units = 0.0
        sold: list[int] = []
        while len(sold) < self.room:
            card = self.cheapest(left, 1, BASICS, GOLD)
            if card < 0:
                card = self.cheapest(left, 1, 0, BASICS)
            if card < 0:
                break
            left[card] -= 1
            self.pool[card] -= 1
            sold.append(card)
            units += self.sale[card]
        self.note(sold)
        return int(units / PRICE_GOLD)


class Prospects:
    """What an Island can still pay for, best first, and what its cards are worth to it."""

    __slots__ = (
        "box", "projects", "income", "left", "limit", "extra", "fleets", "villages", "not_own", "acropolis",
        "alternate", "labor", "wanted", "found", "after", "hands", "swaps", "loads", "key",
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
        self.acropolis = MOST_ACROPOLIS - ONES[built & ACROPOLIS_MASK]
        self.alternate = 0 if built & ALTERNATE_MASK else 1
        self.labor = 1 if s.happens(UNSKILLED_LABOR) and s.phase <= BUILD_PHASE else 0
        if self.labor and s.once[seat] >> ONCE_BUILT & 1:
            self.labor = 2
        self.income = regular_income(s, seat)
        self.projects = projects_of(s, seat, self.labor)
        self.projects.sort(key=density, reverse=True)
        self.wanted = wanted_cards(self.projects)
        self.found: dict[tuple[object, ...], float] = {}
        self.after: dict[tuple[int, bool, tuple[int, ...]], float] = {}
        self.hands: dict[tuple[int, ...], float] = {}
        self.loads: dict[tuple[int, ...], float] = {}
        self.swaps: dict[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], list[Swap]] = {}

    def index(self, deed: int) -> int:
        """Where this deed stands among the projects, -1 if it is none."""
        for n, project in enumerate(self.projects):
            if project.deed == deed:
                return n
        return -1

    def now(self, cards: list[int], ports: list[Port], early: bool = False, bought: int = 0) -> float:
        """What these cards are worth before the Build Phase; `early`: before the Island Trade Phase."""
        key: tuple[object, ...] = bought, early, tuple(cards)
        if ports:
            key = (*key, *[port.key() for port in ports])
        known = self.found.get(key)
        if known is not None:
            return known
        if len(self.found) > CACHE:
            self.found.clear()
        least = self.now(cards, [], early, bought) if ports else 0.0  # nobody has to use them
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
        self.found[key] = total = max(least, total)
        return total

    def later(self, cards: list[int], bought: int, kept: bool = False) -> float:
        """What cards are worth after the Build Phase: what is kept meets the next production."""
        key = bought, kept, tuple(cards)
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
        for port in ports:
            port.most = port.proceeds(left)
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
                for port in ports:
                    port.most = port.proceeds(left)
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
        if lacks(project.cost, left) and (paid != IN_BUILD or all_beyond(ports, project.cost, left)):
            return 0.0
        trial = left[:]
        missing = match(project.cost, trial, self.not_own)
        if not missing:
            left[:] = trial
            return project.worth
        if paid == IN_BUILD:
            for port in ports:
                cost = port.fetch(trial, missing) if port.room else -1.0
                if cost >= 0.0:
                    left[:] = trial
                    return project.worth * (port.chance - cost)
        return 0.0

    def buy_abroad(self, project: Project, left: list[int], ports: list[Port]) -> float:
        """The same where it is paid out of a Fleet's cargo."""
        for port in ports:
            if not port.serves(project.paid) or port.is_beyond(project.cost, left, True):
                continue
            aboard = [min(left[card], port.pool[card]) for card in range(CARDS)]
            trial = aboard[:]
            missing = match(project.cost, trial, self.not_own)
            used = [card for card in range(CARDS) for _ in range(aboard[card] - trial[card])]
            if len(used) > port.room:
                continue
            cost = port.fetch(trial, missing)
            if cost < 0.0:
                continue
            port.ship(used)
            for card in range(CARDS):
                left[card] -= aboard[card] - trial[card]
            return project.worth * (port.chance - cost)
        return 0.0


def lacks(cost: Cost, left: list[int]) -> bool:
    """Is a certain card that a cost asks for missing?"""
    for need in cost:
        if need < CARDS and left[need] <= 0:
            return True
    return False


def all_beyond(ports: list[Port], cost: Cost, left: list[int]) -> bool:
    """Can no port bring what is missing?"""
    for port in ports:
        if not port.is_beyond(cost, left, False):
            return False
    return True


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
    if s.plans_taken[seat]:
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


# Cards


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


def anywhere(s: Parthenon, mine: Prospects, cards: list[int], made: list[int]) -> Port:
    """A voyage that is not planned yet."""
    pool = [cards[card] + made[card] for card in range(CARDS)] if made else cards[:]
    return Port(ANYWHERE, -1, False, pool, s.contents.cargo * mine.fleets, SOMEWHERE)


# Trades


class Swap:
    """A trade that both sides win by."""

    __slots__ = ("give", "want", "gain", "yours", "fair")

    def __init__(self, give: Cards, want: Cards, gain: float, yours: float) -> None:
        self.give = give
        self.want = want
        self.gain = gain
        self.yours = yours
        self.fair = min(gain, yours)  # what both win at least
