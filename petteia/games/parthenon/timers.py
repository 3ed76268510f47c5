"""How long a decision may take at a table with timers, and what happens for a seat whose time is up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.agenda import Choice, State, Together
from ...kernel.moves import Move
from .components import ARMY, BASICS, COMMODITIES, DOCK_IT, GOLD, SLOTS_FROM, VILLAGES
from .rules import (
    archon,
    audience,
    building,
    deeds,
    discard,
    event,
    happenings,
    harbor,
    hazard,
    homecoming,
    island_trade,
    journey,
    production,
    season,
    windows,
)
from .state import Cards, Parthenon

NEGOTIATION_MIN: Final = 10
SECONDS: Final[dict[type, int]] = {
    event.Negotiation: 60,
    audience.Audience: 45,
    happenings.Raids: 45,
    happenings.Saving: 45,
    happenings.Festival: 45,
    happenings.Tribute: 45,
    happenings.MerchantShips: 45,
    happenings.Drought: 45,
    happenings.Plague: 45,
    happenings.War: 45,
    happenings.Earthquake: 45,
    happenings.League: 45,
    production.Producing: 30,
    island_trade.StartOfTrade: 45,
    island_trade.StartAction: 45,
    island_trade.Market: 180,
    journey.StartOfJourney: 45,
    journey.Consult: 45,
    journey.Launching: 90,
    journey.Loading: 90,
    journey.LaunchOrder: 30,
    journey.Protection: 45,
    journey.BuyProtection: 45,
    hazard.Responses: 25,
    hazard.Losing: 25,
    hazard.SavingAboard: 25,
    hazard.BlowAway: 45,
    harbor.HarborVotes: 25,
    harbor.Harbors: 120,
    harbor.HarborDesk: 120,
    homecoming.Homecoming: 40,
    building.OrderCalls: 45,
    building.Building: 150,
    building.BuildDesk: 150,
    deeds.ChoosePhilosophy: 45,
    windows.SetOrder: 30,
    discard.StartOfDiscard: 45,
    discard.Store: 45,
    discard.Discards: 40,
    archon.Vote: 30,
    archon.TieChoice: 30,
    season.ChooseWinner: 60,
}


def window(s: State) -> tuple[str, int]:
    """What is being decided now; a payment or an exchange is part of what it is made for."""
    for frame in reversed(s.agenda):
        seconds = SECONDS.get(type(frame), 0)
        if seconds:
            seat = frame.seat if isinstance(frame, Choice) else -1
            return f"{s.opened} {type(frame).__name__} {seat}", seconds
        if isinstance(frame, Together):
            break
    raise RuntimeError("there is no time for what is being decided")


def hurry(s: Parthenon) -> tuple[int, int] | None:
    """PAR-DON-04: with several Events face up the Archon may end the negotiation to fix their order."""
    if s.season > 1 and s.agenda and isinstance(s.agenda[-1], event.Negotiation):
        return s.archon, NEGOTIATION_MIN
    return None


def idle(s: Parthenon, seat: int) -> Move:
    """The move that is made for a seat whose time is up."""
    choice = s.choice(seat)
    assert choice is not None
    options = choice.options(s)
    careful = CAREFUL.get(type(choice))
    if careful is not None:
        return careful(s, choice, options)
    for verb in NOTHING:
        for move in options:
            if move.verb.name == verb:
                return move
    return options[0]


# Whoever has begun something drops it if that can be; else the first way to go on
NOTHING: Final = (
    "cancel", "done", "ready", "enough", "refuse", "launch", "unload", "dock", "show_warship", "suffer", "pass",
)  # fmt: skip


def of_verb(options: list[Move], *verbs: str) -> Move | None:
    """The first option of the first of these verbs that there is."""
    for verb in verbs:
        for move in options:
            if move.verb.name == verb:
                return move
    return None


def rank(card: int) -> int:
    """Basic, Rare, Gold; Aegis cards count for themselves."""
    return 0 if card < BASICS else 1 if card < GOLD else 2


def before_rare(card: int) -> int:
    """Basic, Aegis, Rare, Gold."""
    return 1 if card >= COMMODITIES else 2 * rank(card)


def before_gold(card: int) -> int:
    """Basic, Rare, Aegis, Gold."""
    return 2 if card >= COMMODITIES else (0, 1, 3)[rank(card)]


def lowest(options: list[Move], wanted: list[int]) -> Move:
    """Cards are picked in rising order: the lowest of these that can be picked now."""
    return next((move for move in options if move.args and move.args[0] in wanted), options[0])


def name_islands(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    """Clockwise from the Archon."""
    may = audience.may_be_named(s, choice.event)
    first = [seat for seat in s.clockwise(s.archon) if seat in may][: audience.named_number(s, choice.event)]
    return lowest(options, [seat for seat in first if seat not in choice.named])


def raided(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    return of_verb(options, "show_army", "pay") or options[0]


def save(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    """The dearest of what would be lost."""
    return max(options, key=lambda move: move.args[-1] if move.args else -1)


def tributary(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    """One card rather than two."""
    single = [move for move in options if move.args[0] >= BASICS]
    return single[0] if choice.more and not choice.picks and single else options[0]


def parched(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    return of_verb(options, "parch") or options[0]


def worked(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    """As many Armies as possible, on the Villages in the order of the Island Card; of equal ones any is as good."""
    makes = s.contents.makes[s.islands[choice.seat]]
    villages = production.fruitful(s, choice.seat)
    taken = [makes[pick - SLOTS_FROM] for pick in choice.picks if SLOTS_FROM <= pick < SLOTS_FROM + VILLAGES]
    wanted: list[int] = []
    for slot in villages[: s.aegis(choice.seat, ARMY)]:
        if makes[slot] in taken:
            taken.remove(makes[slot])
        else:
            wanted.append(makes[slot])
    work = [move for move in options if move.verb.name == "work"]
    best = [move for move in work if makes[move.args[0]] in wanted] or work or options
    return min(best, key=lambda move: makes[move.args[0]] if work else 0)


def lose(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    """Basic, then Aegis, then Rare, then Gold."""
    picks: Cards = choice.picks
    for ship in hazard.ships_of(choice.seat, choice.ships):
        number = hazard.chosen_number(s, choice.card, ship)
        if len(picks) < number:
            left = remaining(hazard.losable(s, choice.card, ship), picks)
            return lowest(options, sorted(left, key=lambda card: (before_rare(card), card))[: number - len(picks)])
        picks = picks[number:]
    return options[0]


def remaining(cards: Cards, picks: Cards) -> list[int]:
    """What may still be picked, in rising order, of these cards."""
    left = list(cards)
    for card in picks:
        left.remove(card)
    return [card for card in left if not picks or card >= picks[-1]]


def harbor_desk(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    """In if that costs nothing, the free Plans, and no more."""
    return of_verb(options, "enter_showing", "enter_taking", "take_free_plans", "done") or options[0]


def unload(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    """Basic of the most numerous kind first, then Rare, Aegis, Gold; Aegis cards go home."""
    home = of_verb(options, "unload")
    if home is not None:
        return home
    picks: Cards = choice.picks
    for party in homecoming.parties(s, choice.seat):
        cards = homecoming.pooled(s, party)
        excess = max(0, sum(cards) - s.contents.cargo * len(party))
        if len(picks) < excess:
            pool = tuple([card for card in range(len(cards)) for _ in range(cards[card])])
            return lowest(options, dropped(remaining(pool, picks), excess - len(picks)))
        picks = picks[excess:]
        if sum(cards[COMMODITIES:]) and DOCK_IT in picks:
            picks = picks[picks.index(DOCK_IT) + 1 :]
    return options[0]


def dropped(left: list[int], number: int) -> list[int]:
    found: list[int] = []
    for _ in range(number):
        card = min(left, key=lambda one: (before_gold(one), -left.count(one) if one < BASICS else 0, one))
        left.remove(card)
        found.append(card)
    return found


def keep(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    """The option that keeps more cards; then Gold, Rare, and Basic cards as varied as can be."""
    mine = s.hand[choice.seat][:COMMODITIES]
    more = discard.extra(s, choice.seat)
    must = min(sum(mine), discard.limit_a(s, choice.seat))
    if not choice.picks:
        under_a = min(sum(mine), must + more)
        kinds = len([number for number in mine if number])
        under_b = kinds + min(more, sum(mine) - kinds)
        return options[1] if under_b > under_a else options[0]
    kept: Cards = choice.picks[1:]
    if choice.picks[0] == discard.CHOSE_B:
        base = tuple([card for card in range(COMMODITIES) if mine[card]])
        number = more - len(kept)
    else:
        base = ()
        number = must + more - len(kept)
    wanted = best(mine, (*base, *kept), kept[-1] if kept else 0, number)
    return lowest(options, wanted)


def best(mine: list[int], kept: Cards, last: int, number: int) -> list[int]:
    """The dearest cards from this one up to be kept beside others."""
    left = [mine[card] - kept.count(card) for card in range(COMMODITIES)]
    have = [kept.count(card) for card in range(COMMODITIES)]
    found: list[int] = []
    for _ in range(number):
        may = [card for card in range(last, COMMODITIES) if left[card] > 0]
        if not may:
            break
        card = min(may, key=lambda one: (-rank(one), have[one] if one < BASICS else 0, one))
        left[card] -= 1
        have[card] += 1
        found.append(card)
    return found


def vote(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    """Who has the fewest Structures; if they are level the first clockwise."""
    order = s.clockwise(choice.seat)
    return min(options, key=lambda move: (s.structures(move.args[0]), order.index(move.args[0])))


def choose_winner(s: Parthenon, choice: Any, options: list[Move]) -> Move:
    """One of the tied at random, without drawing from the game's own chance."""
    return options[s.x % len(options)]


Careful = Callable[[Parthenon, Any, list[Move]], Move]
CAREFUL: Final[dict[type, Careful]] = {
    audience.NameIslands: name_islands,
    happenings.Raided: raided,
    happenings.Save: save,
    happenings.Tributary: tributary,
    happenings.Parched: parched,
    production.Produce: worked,
    hazard.LoseCards: lose,
    hazard.SaveAboard: save,
    harbor.HarborDesk: harbor_desk,
    homecoming.Unloading: unload,
    discard.Keep: keep,
    archon.Vote: vote,
    archon.TieChoice: vote,
    season.ChooseWinner: choose_winner,
}
