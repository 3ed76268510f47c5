"""What a position is worth to a seat: what stands on its Island, and what its cards can still be made into.

The cards are spent as well as can be on a list of projects (Structures, stages of Great Wonders, Plans, Fleets), with
what Fleets may exchange on the way; what is left passes the Discard Phase, meets the next production and is spent once
more.
A choice that is only half made is valued by how it would best be completed, so that a bot that looks one move ahead can
load a Fleet, compose an offer or pay a cost card by card.
"""

from __future__ import annotations

from math import exp
from typing import Final

from .components import (
    ABROAD,
    ACROPOLIS,
    ACROPOLIS_MASK,
    ARCHON_PHASE,
    ARMY,
    BASICS,
    BLOCKADE,
    BRIGANDS,
    BUILD_PHASE,
    CARDS,
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
    HARBOR_FEES,
    HEAVY_FEES,
    ISLAND_TRADE_PHASE,
    JOURNEY_PHASE,
    LANDS,
    LOSE_RANDOM,
    MAKE,
    NEIGHBORS,
    ONES,
    OPEN_MARKETS,
    OUTSIDE,
    PAPYRUS,
    PRODUCTION_PHASE,
    RAISE,
    RATES_FROM,
    REFUSED,
    SAIL_TO,
    SLOTS,
    SLOTS_FROM,
    STOPPED,
    VILLAGES,
    WARSHIP,
    WONDERS,
    ZEUS,
)
from .haggling import hopes
from .prospects import (
    ACROPOLIS_USE,
    ANYWHERE,
    ARMY_YIELD,
    BARRED,
    BASE,
    CACHE,
    SOMEWHERE,
    STRUCTURE,
    VILLAGE_YIELD,
    WORKSHOP_YIELD,
    Port,
    Prospects,
    add,
    anywhere,
    coming_income,
    fleets_worth,
    harvests,
    holdings,
    match,
    prospects,
    remove,
    seasons_left,
    structure_worth,
    wonder_worth,
)
from .rules.discard import CHOSE_B, Keep
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
from .rules.harbor import HEAVY_BASICS, Bargain, HarborVote, has_condition, is_open, named_kind, voted_lands
from .rules.hazard import SUFFERS, USES_GIFT, LoseCards, Respond, ships_of
from .rules.homecoming import Unloading
from .rules.island_trade import StartAction
from .rules.journey import Loading
from .rules.payment import Pay
from .rules.production import Produce, fruitful
from .rules.windows import Answer, Answers, Committed, SetOrder
from .state import Cards, Parthenon

Pool = list[int] | None

# What things are worth

PHILOSOPHY: Final = 1.5
ARCHON: Final = 1.0
FINISHED: Final = 50.0
WON: Final = 500.0

# Voyages

NOT_LOADED: Final = 0.62  # the chance of a Fleet that is still to be loaded
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
BURDENED: Final = 3.0
IN_HAND: Final = 0.4
PLANNED: Final = 3.5  # what others too will make of their cards, a Season

# How much of a lead is still a lead at the end, by the Seasons to come; from games of bots

SURENESS: Final[tuple[float, ...]] = (
    0.28, 0.13, 0.06, 0.037, 0.027, 0.022, 0.02, 0.017, 0.012, 0.008, 0.005, 0.004,
)  # fmt: skip


def evaluate(s: Parthenon, seat: int) -> float:
    """The seat's share of the hope of winning, from 0 to 1."""
    return share(leads(s, seat))


def leads(s: Parthenon, seat: int) -> list[float]:
    """How far it is ahead of each of the others, in their order, by as much as is still a lead at the end."""
    left = seasons_left(s)
    mine = glance(s, seat) - PLANNED * left
    sure = SURENESS[min(left, len(SURENESS) - 1)]
    return [sure * (mine - rival_worth(s, other)) for other in range(s.players) if other != seat]


def share(leads: list[float]) -> float:
    """What these leads over the others make of the hope of winning."""
    total = 1.0
    for lead in leads:
        total += exp(-lead)
    return 1.0 / total


def glance(s: Parthenon, seat: int) -> float:
    """The same without the others."""
    return worth(s, seat) - burden(s, seat)


def standing(s: Parthenon, seat: int) -> float:
    """What lies before an Island for all to see."""
    left = seasons_left(s)
    built = s.built[seat]
    count = ONES[built]
    total = fleets_worth(s.fleets[seat], left) + PHILOSOPHY * ONES[s.philosophies[seat]]
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
        return abroad(s, seat, mine, cards) - perils(s, seat)
    return mine.now(cards, [])


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


def fee_of(s: Parthenon, ship: int) -> Cards:
    """What a Fleet loses if it enters the harbor before which it lies."""
    if s.phase != FLEET_TRADE_PHASE or s.visit[ship] != OUTSIDE:
        return ()
    seat = ship // FLEETS
    status = known_status(s, seat, s.course[ship] - ABROAD)
    if not has_condition(s, seat, status):
        return ()
    cargo = s.cargo[ship]
    goods = [card for card in cargo if card < COMMODITIES]
    goods.sort(key=lambda card: (card >= BASICS, -cargo.count(card)))
    if status == HARBOR_FEES or (status == BRIGANDS and ARMY not in cargo):
        return tuple(goods[:1])
    if status == HEAVY_FEES:
        basics = len([card for card in goods if card < BASICS])
        return tuple(goods[:HEAVY_BASICS] if basics >= HEAVY_BASICS else goods[basics : basics + 1])
    return ()


def abroad(s: Parthenon, seat: int, mine: Prospects, cards: list[int], ship: int = -1, pool: Pool = None) -> float:
    """What the cards are worth with what the Fleets can do where they are; fees are paid only if that is worth it."""
    best = mine.now(cards, ports_of(s, seat, False, ship, pool))
    fees = [card for one in ships_abroad(s, seat) for card in fee_of(s, one)]
    if fees:
        rest = cards[:]
        remove(rest, tuple(fees))
        best = max(best, mine.now(rest, ports_of(s, seat, True, ship, pool)))
    return best


def ships_abroad(s: Parthenon, seat: int) -> list[int]:
    return [ship for ship in range(seat * FLEETS, seat * FLEETS + FLEETS) if s.course[ship] >= ABROAD]


def ports_of(s: Parthenon, seat: int, paying: bool, changed: int, aboard: Pool) -> list[Port]:
    """Where the Fleets of an Island can trade in this Season, with or without those that must pay for it.

    One of them may have another cargo than it has.
    """
    found: list[Port] = []
    if s.phase == FLEET_TRADE_PHASE and s.done >> seat & 1:
        return found
    for ship in ships_abroad(s, seat):
        land = s.course[ship] - ABROAD
        cargo = s.cargo[ship]
        fee = fee_of(s, ship)
        if s.exchanges[ship] >= MANY_EXCHANGES or (fee and not paying):
            continue
        if s.phase < FLEET_TRADE_PHASE:
            found.append(port_of(s, seat, land, cargo, safety(s, land, cargo)))
        elif s.visit[ship] != OUTSIDE:
            found.append(port_of(s, seat, land, cargo, 1.0))
            found[-1].chance = ADMITTED_NOW
        elif is_open(s, land) or isinstance(s.choice(seat), (HarborVote, Committed)):
            found.append(port_of(s, seat, land, cargo, ADMITTED_NOW))
            remove(found[-1].pool, fee)
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
    """A plan of voyages, by all that decides about it."""
    sights = [known_status(s, seat, land) if s.status[land] >= 0 else -2 for land in range(LANDS)]
    events = (1 if s.happens(FAIR_WINDS) else 0) + (2 if s.happens(OPEN_MARKETS) else 0)
    key = (events, s.philosophies[seat], *sights, *cards, *picks)
    known = mine.loads.get(key)
    if known is None:
        if len(mine.loads) > CACHE:
            mine.loads.clear()
        known = mine.loads[key] = loaded(s, seat, mine, cards, picks)
    return known


def loaded(s: Parthenon, seat: int, mine: Prospects, cards: list[int], picks: Cards) -> float:
    """Fleets that are loaded, the one being loaded with what else is worth loading, and the rest."""
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
    ports: list[Port] = []
    if s.phase == FLEET_TRADE_PHASE:
        ports = ports_of(s, seat, False, -1, None)
    elif s.phase == ISLAND_TRADE_PHASE:
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
    for taken in takings(open_to, number - len(choice.taken), cards):
        add(cards, taken)
        add(aboard, taken)
        best = max(best, abroad(s, seat, mine, cards, choice.ship, aboard))
        remove(cards, taken)
        remove(aboard, taken)
    return best - exchange_cost(s, seat, 1)


def takings(kinds: list[int], number: int, cards: list[int]) -> list[Cards]:
    """What may be taken: all of one kind, or one and beside it the kind of which there is least."""
    found: list[Cards] = [(card,) * number for card in kinds] if number else [()]
    if number > 1 and len(kinds) > 1:
        for card in kinds:
            rarest = min([other for other in kinds if other != card], key=lambda other: cards[other])
            found.append((card, *[rarest] * (number - 1)))
    return found
