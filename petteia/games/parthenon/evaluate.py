"""What a position is worth to a seat: Structures first, then cards by what they are still needed for.

A choice that is only half made is valued by how it would best be completed, so that a bot that looks one move ahead can
load a Fleet, compose an offer or pay a cost card by card.
"""

from __future__ import annotations

from typing import Final

from .components import (
    ABROAD,
    ACROPOLIS,
    ALTERNATES,
    ANY_BASIC,
    ANY_DISTINCT,
    ANY_RARE,
    ARMY,
    AT_LAND,
    AT_NEIGHBORS,
    ATHENS,
    BASICS,
    BLOCKADE,
    BUILD_PHASE,
    CARDS,
    COMMODITIES,
    COMPLETE,
    DISCARD_PHASE,
    DOCK_IT,
    EGYPT,
    EVENT_PHASE,
    FLEET_TRADE_PHASE,
    FLEETS,
    FLEETS_FROM,
    GIFT,
    GOLD,
    HAZARD_PHASE,
    JOURNEY_PHASE,
    LANDS,
    LOSE_RANDOM,
    MAKE,
    NEIGHBORS,
    OUTSIDE,
    PAPYRUS,
    RAISE,
    SAIL_TO,
    SENT_HOME,
    SLOTS_FROM,
    STOPPED,
    WARSHIP,
    WONDERS,
    ZEUS,
)
from .rules.building import is_buildable
from .rules.discard import CHOSE_B, Keep, extra, limit_a
from .rules.donation import Donation
from .rules.exchange import given_number, kinds_of
from .rules.harbor import Bargain, is_open, named_kind, voted_lands
from .rules.hazard import Responses, ships_of
from .rules.island_trade import Compose
from .rules.journey import Loading
from .rules.payment import Pay
from .rules.windows import Committed
from .state import Parthenon, proposer, terms_code

BASE: Final = (1.0,) * BASICS + (2.0, 2.0, 2.0, 3.0, 2.2, 2.0, 1.6, 1.8)
STRUCTURE: Final = 10.0
SURPLUS: Final = 0.35  # of its worth a card has that nothing asks for
FLEXIBLE: Final = 0.8  # the same for a Basic card that may be any
STAGES: Final = (0.0, 3.0, 10.5, 8.0)  # of a Great Wonder; a complete one is a Structure too
FOCUS: Final = 3.0  # what a cost that could be paid in full is worth on top of its cards
FLEET_WORTH: Final = (0.0, 0.0, 2.5, 4.0)
PHILOSOPHY: Final = 1.2
ARCHON: Final = 1.0
UNDECIDED: Final = 0.01  # a voyage that may still be planned
GAIN: Final = 0.3  # what a partner must win by a trade before it is thought likely to accept


def evaluate(s: Parthenon, seat: int) -> float:
    """The worth of a position, with a look at what the best of the others has."""
    mine = worth(s, seat)
    others = max([standing(s, other) for other in range(s.players) if other != seat])
    return mine - 0.2 * others


def seasons_left(s: Parthenon) -> int:
    return (s.contents.years - s.year) * s.contents.seasons + s.contents.seasons - s.season


def standing(s: Parthenon, seat: int) -> float:
    """What lies before an Island for all to see."""
    left = seasons_left(s)
    total = STRUCTURE * s.structures(seat) + FLEET_WORTH[s.fleets[seat]] * min(1.0, left / 3)
    total += (0.5 * s.villages(seat) + 1.1 * s.workshops(seat)) * left
    total += PHILOSOPHY * s.philosophies[seat].bit_count()
    for wonder in range(WONDERS):
        if s.owner[wonder] == seat:
            total += STAGES[s.stage[wonder]]
    if s.winner == seat:
        total += 1000.0
    return total + (ARCHON if s.archon == seat else 0.0)


def worth(s: Parthenon, seat: int) -> float:
    """An Island with all its cards, and what its half-made choice would bring."""
    prices = Prices(s, seat)
    cards = s.hand[seat][:]
    total = standing(s, seat)
    for ship in range(seat * FLEETS, seat * FLEETS + FLEETS):
        course = s.course[ship]
        if course >= ABROAD and s.phase < FLEET_TRADE_PHASE:
            total += voyage(s, seat, prices, course - ABROAD, s.cargo[ship])
        elif course >= ABROAD:
            add(cards, s.cargo[ship])
            if s.visit[ship] == OUTSIDE and is_open(s, course - ABROAD) and s.cargo[ship]:
                total -= 0.4
        else:
            add(cards, s.cargo[ship])
            if course == SENT_HOME:
                total -= 0.5
    choice = s.choice(seat)
    if choice is not None:
        total += inclination(s, seat, prices, cards, choice)
    else:
        total += prices.of(cards)
    return total + hopes(s, seat, prices)


def add(cards: list[int], more: tuple[int, ...]) -> None:
    for card in more:
        cards[card] += 1


class Prices:
    """What cards are worth to an Island: those it needs for what it can still build, all others little.

    Cards that together come near to paying for something are worth more (`closely`).
    """

    def __init__(self, s: Parthenon, seat: int, closely: bool = True) -> None:
        self.wanted = [0] * CARDS
        self.flexible = 0
        costs = open_costs(s, seat)
        for cost in costs:
            self.ask_for(cost)
        if s.fleets[seat] < FLEETS:
            self.wanted[GOLD] += 1
        for card in range(BASICS):
            self.wanted[card] = min(2, self.wanted[card])
        for card in range(BASICS, GOLD):
            self.wanted[card] = min(3, self.wanted[card])
        self.wanted[GOLD] = min(5, self.wanted[GOLD])
        for card in (ARMY, WARSHIP, GIFT):
            self.wanted[card] = max(1, self.wanted[card])
        self.scale = 1.0 if seasons_left(s) or s.phase <= BUILD_PHASE else 0.05
        self.costs = sorted(set(costs)) if closely else []

    def progress(self, cards: list[int]) -> float:
        """How near the two nearest costs are to being paid."""
        best = second = 0.0
        for cost in self.costs:
            size = len(cost)
            near = (size - lacking(cards, cost)) / size
            if near > best:
                best, second = near, best
            elif near > second:
                second = near
        return FOCUS * (best * best + second * second)

    def ask_for(self, cost: tuple[int, ...]) -> None:
        for need in cost:
            if need < CARDS:
                self.wanted[need] += 1
            elif need < ANY_BASIC + 1:
                self.flexible += 1
            else:
                for card in range(BASICS, PAPYRUS):
                    self.wanted[card] += 1

    def of(self, cards: list[int]) -> float:
        """The worth of a hand."""
        total = 0.0
        spare = min(4, self.flexible)
        for card in range(CARDS):
            number = cards[card]
            if not number:
                continue
            wanted = self.wanted[card]
            useful = number if number < wanted else wanted
            total += BASE[card] * useful
            rest = number - useful
            if rest and card < BASICS and spare:
                flexible = rest if rest < spare else spare
                spare -= flexible
                rest -= flexible
                total += FLEXIBLE * BASE[card] * flexible
            total += SURPLUS * BASE[card] * rest
        return (total + self.progress(cards)) * self.scale

    def gain(self, cards: list[int], card: int) -> float:
        """What one more of a card is worth."""
        return BASE[card] * (1.0 if cards[card] < self.wanted[card] else SURPLUS) * self.scale

    def loss(self, cards: list[int], card: int) -> float:
        """What one less of a card costs."""
        return BASE[card] * (1.0 if cards[card] <= self.wanted[card] else SURPLUS) * self.scale


def open_costs(s: Parthenon, seat: int) -> list[tuple[int, ...]]:
    """What an Island can still pay for: the rest of its Build Deck, and its Great Wonders."""
    costs = [s.contents.costs[s.islands[seat]][slot] for slot in range(ALTERNATES) if is_buildable(s, seat, slot)]
    for wonder in range(WONDERS):
        if s.owner[wonder] == seat and s.stage[wonder] < COMPLETE:
            costs += s.contents.stage_cost[wonder][s.stage[wonder] - 1 :]
    return costs


def lacking(purse: list[int], cost: tuple[int, ...]) -> int:
    """Roughly how many cards a purse lacks for a cost: each sort of need by itself."""
    number = 0
    before = -1
    there = 0
    for need in cost:
        if need != before:
            before = need
            there = there_for(purse, need)
        if there > 0:
            there -= 1
        else:
            number += 1
    return number


def there_for(purse: list[int], need: int) -> int:
    """How many cards of a purse can meet needs of one sort."""
    if need < CARDS:
        return purse[need]
    count = 0
    if need <= ANY_BASIC:
        for card in range(BASICS):
            count += purse[card] if need != ANY_DISTINCT else 1 if purse[card] else 0
    else:
        for card in range(BASICS, GOLD):
            count += purse[card] if need == ANY_RARE else 1 if purse[card] else 0
    return count


# Voyages


def safety(land: int, cargo: int, guarded: bool) -> float:
    """How much of a cargo is likely to arrive and be traded."""
    large = cargo > 3
    if land < NEIGHBORS:
        return 0.92 if guarded or not large else 0.85
    return 0.86 if guarded or not large else 0.76


def sold_abroad(prices: Prices, land: int, card: int) -> float:
    """What a card that is not needed at home may be turned into at a Land."""
    if card >= COMMODITIES:
        return BASE[card]
    best = 2.2 if prices.wanted[GOLD] else 1.2
    if land == EGYPT and prices.wanted[PAPYRUS] and card == GOLD:
        return 2.4
    if card < BASICS:
        return best / (2 if land >= NEIGHBORS else 4) if land >= NEIGHBORS else max(0.5, best / 4)
    return best if land >= NEIGHBORS else best / 2


def voyage(s: Parthenon, seat: int, prices: Prices, land: int, cargo: tuple[int, ...]) -> float:
    """What a Fleet bound for a Land is worth with this cargo."""
    aboard = [0] * CARDS
    add(aboard, cargo)
    guarded = WARSHIP in cargo or GIFT in cargo
    keep = safety(land, len(cargo), guarded)
    total = 0.0
    for card in range(CARDS):
        for n in range(aboard[card]):
            home = BASE[card] if s.hand[seat][card] + n < prices.wanted[card] else SURPLUS * BASE[card]
            total += keep * max(home, sold_abroad(prices, land, card))
    return total + keep * errands(s, seat, land, aboard)


def errands(s: Parthenon, seat: int, land: int, aboard: list[int]) -> float:
    """Plans at Athens, and stages of Great Wonders that are paid at this Land."""
    total = 0.0
    taken = s.plans_taken[seat]
    if land == ATHENS and taken < 2 and s.plans_deck:
        price = s.contents.plans_price[taken]
        if price == 0 or aboard[GOLD] >= price:
            total += STAGES[1] + 0.5
    for wonder in range(WONDERS):
        stage = s.stage[wonder]
        if s.owner[wonder] == seat and 0 < stage < COMPLETE:
            paid = s.contents.stage_paid[wonder][stage - 1]
            if paid == AT_LAND + land or (paid == AT_NEIGHBORS and land < NEIGHBORS):
                cost = s.contents.stage_cost[wonder][stage - 1]
                met = sum([1 for need in set(cost) if need < CARDS and aboard[need] >= cost.count(need)])
                if met == len(set(cost)):
                    total += 8.0
                else:
                    total += 2.0 * met / len(cost)
    return total


def loading(s: Parthenon, seat: int, prices: Prices, cards: list[int], picks: tuple[int, ...]) -> float:
    """A plan of voyages: Fleets that are loaded, and the one being loaded with what else would be worth loading."""
    left = cards[:]
    fleets: list[tuple[int, list[int]]] = []
    for pick in picks:
        if pick < CARDS:
            fleets[-1][1].append(pick)
            left[pick] -= 1
        elif pick == DOCK_IT:
            fleets.append((-1, []))
        elif SAIL_TO <= pick < SAIL_TO + LANDS:
            fleets.append((pick - SAIL_TO, []))
    total = 0.0
    unfinished = bool(fleets) and picks[-1] < STOPPED
    for n, (land, cargo) in enumerate(fleets):
        if land < 0:
            add(left, tuple(cargo))
            continue
        if n == len(fleets) - 1 and unfinished:
            load_on(s, seat, prices, land, cargo, left)
        total += voyage(s, seat, prices, land, tuple(cargo))
    return total + prices.of(left) + (0.0 if fleets else UNDECIDED)


def load_on(s: Parthenon, seat: int, prices: Prices, land: int, cargo: list[int], left: list[int]) -> None:
    """Load whatever is worth more at sea than at home, in rising order."""
    first = cargo[-1] if cargo else 0
    for card in range(first, CARDS):
        while left[card] and len(cargo) < s.contents.cargo:
            before = voyage(s, seat, prices, land, tuple(cargo)) + prices.of(left)
            left[card] -= 1
            after = voyage(s, seat, prices, land, (*cargo, card)) + prices.of(left)
            if after <= before and cargo:
                left[card] += 1
                break
            cargo.append(card)


# Half-made choices


def inclination(s: Parthenon, seat: int, prices: Prices, cards: list[int], choice: object) -> float:
    """The worth of the cards, with what the choice that the seat is at would do to them."""
    if isinstance(choice, Loading):
        return loading(s, seat, prices, cards, choice.picks)
    if isinstance(choice, Compose):
        return prices.of(cards) + composing(s, seat, prices, cards, choice)
    if isinstance(choice, Pay):
        return paying(s, prices, cards, choice)
    if isinstance(choice, Bargain):
        return bargaining(s, prices, cards, choice)
    if isinstance(choice, Donation):
        for card in choice.cards:
            cards[card] -= 1
        return prices.of(cards) - 0.2
    if isinstance(choice, Keep):
        return keeping(s, seat, prices, cards, choice.picks)
    if isinstance(choice, Committed):
        return committed(s, seat, prices, cards, choice.picks)
    return prices.of(cards)


def committed(s: Parthenon, seat: int, prices: Prices, cards: list[int], picks: tuple[int, ...]) -> float:
    """A secret answer that is in."""
    if not picks:
        return prices.of(cards)
    if s.phase == JOURNEY_PHASE:
        return loading(s, seat, prices, cards, picks) if STOPPED not in picks else prices.of(cards) - 0.3
    if s.phase == DISCARD_PHASE:
        return keeping(s, seat, prices, cards, picks)
    if s.phase == FLEET_TRADE_PHASE:
        return prices.of(cards) + sum(
            [reveals(s, seat, land, pick) for land, pick in zip(voted_lands(s, seat), picks, strict=False)]
        )
    if s.phase == HAZARD_PHASE:
        return prices.of(cards) + answering(s, seat, picks)
    return prices.of(cards) + answers(s, prices, cards, picks)


def reveals(s: Parthenon, seat: int, land: int, pick: int) -> float:
    """Opening a harbor is good unless nothing can be done there."""
    status = s.status[land]
    useless = status == BLOCKADE and not any([WARSHIP in s.cargo[ship] for ship in s.ships_at(seat, land)])
    return 0.0 if pick == DOCK_IT or useless else 0.5


def answering(s: Parthenon, seat: int, picks: tuple[int, ...]) -> float:
    """Suffer, show, or use a Gift, by how much is at stake."""
    phase = s.agenda[-1]
    if not isinstance(phase, Responses):
        return 0.0
    total = 0.0
    random = s.contents.does[phase.card] == LOSE_RANDOM
    for ship, pick in zip(ships_of(seat, phase.struck), picks, strict=False):
        stake = 1.2 * s.contents.amount[phase.card] if random else 0.8 * len(s.cargo[ship])
        if pick == FLEETS_FROM:
            total -= stake
        elif pick == FLEETS_FROM + 2:
            total -= 1.8
    return total


def answers(s: Parthenon, prices: Prices, cards: list[int], picks: tuple[int, ...]) -> float:
    """An answer to an Event: what is paid goes."""
    total = 0.0
    for pick in picks:
        if pick < CARDS and cards[pick]:
            total -= prices.loss(cards, pick)
        elif SLOTS_FROM <= pick < FLEETS_FROM:
            total += 1.0
    refused = any([pick >= CARDS for pick in picks])
    return total - (1.5 if refused and s.phase == EVENT_PHASE else 0.0)


def keeping(s: Parthenon, seat: int, prices: Prices, cards: list[int], picks: tuple[int, ...]) -> float:
    """What stays after the Discard Phase."""
    if not picks:
        return prices.of(cards)
    kept = [pick for pick in picks[1:] if pick < COMMODITIES]
    result = [0] * COMMODITIES + cards[COMMODITIES:]
    if picks[0] == CHOSE_B:
        for card in range(COMMODITIES):
            result[card] = min(1, cards[card])
        room = extra(s, seat)
    else:
        room = limit_a(s, seat) + extra(s, seat)
    for card in kept:
        result[card] += 1
    if picks[-1] == STOPPED:
        return prices.of(result)
    room -= len(kept)
    first = kept[-1] if kept else 0
    left = [cards[card] - result[card] if card >= first else 0 for card in range(COMMODITIES)]
    while room > 0 and any(left):
        best = max([card for card in range(COMMODITIES) if left[card]], key=lambda card: prices.gain(result, card))
        left[best] -= 1
        result[best] += 1
        room -= 1
    return prices.of(result)


def paying(s: Parthenon, prices: Prices, cards: list[int], choice: Pay) -> float:
    """A payment under way: what is paid, the cheapest for the rest, and what it is for."""
    for card in choice.paid:
        cards[card] -= 1
    for need in choice.needs:
        kinds = [need] if need < CARDS else range(BASICS) if need <= ANY_BASIC else range(BASICS, GOLD)
        found = [card for card in kinds if cards[card] > 0]
        if found:
            cards[min(found, key=lambda card: prices.loss(cards, card))] -= 1
    return prices.of(cards) + deed_worth(s, choice.deed) - 0.6 * choice.used.bit_count()


def deed_worth(s: Parthenon, deed: int) -> float:
    """What is being paid for."""
    if deed < MAKE:
        return STRUCTURE + (0.5 * seasons_left(s) if deed < ACROPOLIS else 0.0)
    if RAISE <= deed < ZEUS:
        stage = s.stage[deed - RAISE]
        return STAGES[stage + 1] - STAGES[stage] + (STRUCTURE if stage + 1 == COMPLETE else 0.0)
    return 2.2


def bargaining(s: Parthenon, prices: Prices, cards: list[int], choice: Bargain) -> float:
    """An exchange under way, completed as well as it can be."""
    land = s.course[choice.ship] - ABROAD
    named = named_kind(s.status[land])
    aboard = list(s.cargo[choice.ship])
    for card in choice.given:
        cards[card] -= 1
        aboard.remove(card)
    first = choice.given[-1] if choice.given else 0
    for _ in range(given_number(s, choice.rate, choice.less()) - len(choice.given)):
        kinds = kinds_of(s.contents.give[choice.rate][0], named)
        found = [card for card in kinds if card in aboard and card >= first]
        if found:
            least = min(found, key=lambda card: prices.loss(cards, card))
            cards[least] -= 1
            aboard.remove(least)
    need, number = s.contents.take[choice.rate]
    for card in choice.taken:
        cards[card] += 1
    for _ in range(number - len(choice.taken)):
        open_to = [card for card in kinds_of(need, named) if card != PAPYRUS or land == EGYPT]
        if need in (ANY_BASIC, ANY_RARE):
            open_to = [card for card in open_to if card != named and (card,) != choice.given]
        if open_to:
            cards[max(open_to, key=lambda card: prices.gain(cards, card))] += 1
    return prices.of(cards) - 0.01


# Offers


def composing(s: Parthenon, seat: int, prices: Prices, cards: list[int], choice: Compose) -> float:
    """What the offer in the making would bring, completed by one card on either side if it must be."""
    if not choice.give and not choice.want and terms_code(choice.to, (), ()) in s.tried[seat]:
        return -50.0  # nothing came of it before: whatever else is better
    partners = [choice.to] if choice.to < s.players else [n for n in range(s.players) if n != seat]
    gives = [choice.give] if choice.give else spare_cards(s, seat, prices, cards)
    best = -0.05
    for other in partners:
        theirs = Prices(s, other, False)
        have = s.hand[other]
        wants = [choice.want] if choice.want else wanted_cards(prices, cards, have)
        for give in gives:
            for want in wants:
                if want and want[0] not in give and terms_code(choice.to, give, want) not in s.tried[seat]:
                    best = max(best, bargain_worth(prices, cards, theirs, have, give, want) - 0.02 * len(give))
    return best


def spare_cards(s: Parthenon, seat: int, prices: Prices, cards: list[int]) -> list[tuple[int, ...]]:
    """The few cards that the Island can most easily do without."""
    found = [card for card in range(COMMODITIES) if s.unreserved(seat, card) > 0]
    found.sort(key=lambda card: prices.loss(cards, card))
    return [(card,) for card in found[:4]]


def wanted_cards(prices: Prices, cards: list[int], have: list[int]) -> list[tuple[int, ...]]:
    """The few cards of a partner that would be most welcome."""
    found = [card for card in range(COMMODITIES) if have[card]]
    found.sort(key=lambda card: -prices.gain(cards, card))
    return [(card,) for card in found[:5]]


def bargain_worth(
    mine: Prices, cards: list[int], theirs: Prices, have: list[int], give: tuple[int, ...], want: tuple[int, ...]
) -> float:
    """What a trade is worth to the proposer, if the partner can and would accept it; else nothing."""
    if not give or not want or any([have[card] < want.count(card) for card in want]):
        return -0.1
    partner = exchanged(theirs, have, want, give)
    if partner < GAIN:
        return -0.1
    return exchanged(mine, cards, give, want) - 0.1


def exchanged(prices: Prices, cards: list[int], goes: tuple[int, ...], comes: tuple[int, ...]) -> float:
    """How much better a hand gets."""
    after = cards[:]
    for card in goes:
        after[card] -= 1
    for card in comes:
        after[card] += 1
    return prices.of(after) - prices.of(cards)


def hopes(s: Parthenon, seat: int, prices: Prices) -> float:
    """A part of what the own open offers would bring if they were accepted."""
    total = 0.0
    for n, offer in enumerate(s.offer_ids):
        if proposer(offer) == seat:
            to = s.offer_to[n]
            partners = [to] if to < s.players else [other for other in range(s.players) if other != seat]
            found = [
                bargain_worth(
                    prices, s.hand[seat], Prices(s, other, False), s.hand[other], s.offer_give[n], s.offer_want[n]
                )
                for other in partners
            ]
            total += 0.8 * max(0.0, max(found))
    return total
