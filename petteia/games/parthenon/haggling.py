"""Offers among Islands, as a bot weighs them: what both sides would gain."""

from __future__ import annotations

from typing import Final

from .components import ARMY, CARDS
from .prospects import ARMY_YIELD, CACHE, Prospects, Swap, add, anywhere, harvests, holdings, prospects, remove
from .rules.island_trade import Compose
from .state import Cards, Parthenon, proposer, terms_code

GAIN: Final = 0.2  # what a partner must win by a trade before it is thought likely to accept
HOPE: Final = 0.8  # of what an open offer would bring
COMPOSING: Final[tuple[float, ...]] = (0.6, 0.7, 0.75)  # the same while it is made: empty, with one side, with both
COUNTERED: Final = 0.6  # the chance of a counter offer
UNEVEN: Final = 2  # trades that are tried with another card on top
GIVEN_UP: Final = -50.0
UNANSWERED: Final = 0.02
INVITED: Final = 0.9  # of what the best offer to a seat would bring


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
    key = theirs.key, tuple(cards), tuple(have)
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
