"""The words for things of Parthenon that are more than a name: counted cards, costs, rates, offers, what cards do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ...kernel.moves import Move
from ...kernel.text import Phrasebook, framed, message, seat_name
from .components import (
    ACADEMY,
    ACROPOLIS,
    ALTERNATES,
    BASICS,
    BLOCKADE,
    CARD,
    CARDS,
    CARTHAGE,
    CARTHAGINIAN,
    COMMODITIES,
    DISCOUNT,
    DOCK_IT,
    DOES,
    EVENT,
    FLEET,
    FLEETS,
    FOREIGN_RATES,
    GOLD,
    HARBOR,
    HAZARD,
    HITS,
    HITS_NONE,
    ISLAND,
    ITALIAN,
    ITALY,
    LAND,
    LANDS,
    LUXURY,
    LUXURY_DEMAND,
    MERCHANTS,
    NAMED,
    NEED,
    OFFERS_EACH,
    ONCE,
    PAID_IN,
    PAPYRUS,
    PHASE,
    PHILOSOPHY,
    RATES,
    RATES_FROM,
    RULE,
    SAIL_TO,
    SHIELD,
    SHIELD_WONDERS,
    SHORTAGE_BUY,
    SHORTAGE_SELL,
    SHORTAGES,
    SLOT,
    SLOTS_FROM,
    STAGE,
    STEP,
    STRUCTURE,
    SURPLUS_BUY,
    SURPLUS_SELL,
    TITLES,
    TREASURY,
    WONDER,
    WORKSHOPS,
    ParthenonBox,
)

COUNTED: Final = {"card": 0, "commodity": 0, "basic": 0, "aegis": COMMODITIES, "need": 0}  # their first thing


def label(book: Phrasebook, box: ParthenonBox, kind: str, value: int) -> str:
    """What a thing is called; nothing where its own message says it."""
    found = LABELS.get(kind)
    return found(book, box, value) if found else ""


def effect(book: Phrasebook, box: ParthenonBox, kind: str, value: int) -> str:
    """What a thing does, asks for or means; nothing for places of Fleets, offers and deeds."""
    found = EFFECTS.get(kind)
    return found(book, box, value) if found else ""


def further(book: Phrasebook, box: ParthenonBox, move: Move) -> dict[str, str]:
    """Prices that a move's own things do not tell, and a kind that is not counted."""
    if move.verb.name == "buy_fleet":
        _, second, third = box.fleet_price
        return {"second": counted_one(book, GOLD, second), "third": counted_one(book, GOLD, third)}
    if move.verb.name == "buy_plans":
        return {"price": counted_one(book, GOLD, max(box.plans_price))}
    if move.verb.name == "blight":
        basic = CARD.names[move.args[0]]
        return {"basic": framed("basic", basic, book.named("card", basic))}
    return {}


def part(book: Phrasebook, box: ParthenonBox, names: Sequence[str], kind: str, value: Any) -> str:
    """A typed part of a sentence, where it is more than the name of a thing; else nothing."""
    if kind in COUNTED:
        return counted(book, kind, value if isinstance(value, (list, tuple)) else [value])
    if kind == "term" and isinstance(value, (list, tuple)):
        return terms(book, value)
    if kind == "thing" and isinstance(value, (list, tuple)):
        return picks(book, box, value)
    if kind == "hazard" and not isinstance(value, (list, tuple)):
        return framed(kind, HAZARD.names[value], hazard_in_words(book, box, value))
    if kind in ("ship", "offer") and not isinstance(value, (list, tuple)):
        seat, number = divmod(value, FLEETS if kind == "ship" else OFFERS_EACH)
        whose = framed("seat", str(seat), seat_name(book, names, seat))
        told = fleet_label(book, number) if kind == "ship" else offer_number(book, number)
        return owned(book, kind, framed(kind, box.kinds[kind].names[value], told), whose)
    return ""


# Counted things


def counted_one(book: Phrasebook, need: int, amount: int) -> str:
    """“2 Wool”, “1 Army”, “3 different Basic”"""
    name = "named" if need == NAMED else NEED.names[need]
    return book.format(message("n", name), {"amount": amount})


def counted(book: Phrasebook, kind: str, values: Iterable[int]) -> str:
    """“2 Wool, 1 Gold”, each a part of its own."""
    first = COUNTED[kind]
    names = CARD.names if kind != "need" else NEED.names
    numbers = Counter(first + value for value in values)
    told = [framed(kind, names[one], counted_one(book, one, many)) for one, many in numbers.items()]
    return ", ".join(told) or book.format("list-none")


def cost(book: Phrasebook, needs: Sequence[int]) -> str:
    """“one of each Basic, 1 Gold”; nothing to pay is “nothing”."""
    numbers = Counter(needs)
    told: list[str] = []
    if all(numbers[basic] == 1 for basic in range(BASICS)):
        told.append(book.format("cost-each"))
        numbers -= Counter(range(BASICS))
    told += [counted_one(book, need, many) for need, many in numbers.items()]
    return ", ".join(told) or book.format("list-none")


def terms(book: Phrasebook, values: Sequence[int]) -> str:
    """“2 Wool for 1 Gold”"""
    given = [value for value in values if value < CARDS]
    taken = [value - CARDS for value in values if value >= CARDS]
    return book.format("terms", {"given": counted(book, "card", given), "taken": counted(book, "card", taken)})


def picks(book: Phrasebook, box: ParthenonBox, values: Sequence[int]) -> str:
    """What was picked so far, cards counted: “to Athens: 2 Wool, 1 Gold; docked”. Marks between picks are not told."""
    groups: list[tuple[str, list[int]]] = [("", [])]
    for value in values:
        if value < CARDS:
            groups[-1][1].append(value)
        elif DOCK_IT <= value < RATES_FROM + RATES or value >= SLOTS_FROM:
            groups.append((thing_label(book, box, value), []))
    told: list[str] = []
    for place, cards in groups:
        if place and cards:
            told.append(book.format("picks-there", {"place": place, "cards": counted(book, "card", cards)}))
        elif place or cards:
            told.append(place or counted(book, "card", cards))
    return apart(book, told) if told else book.format("list-none")


def apart(book: Phrasebook, texts: Sequence[str]) -> str:
    """Things that have commas of their own, in a row."""
    told = texts[0]
    for text in texts[1:]:
        told = book.format("list-apart", {"first": told, "last": text})
    return told


# Names


def card_label(book: Phrasebook, box: ParthenonBox, card: int) -> str:
    return book.named("card", CARD.names[card])


def aegis_label(book: Phrasebook, box: ParthenonBox, aegis: int) -> str:
    return card_label(book, box, COMMODITIES + aegis)


def need_label(book: Phrasebook, box: ParthenonBox, need: int) -> str:
    return card_label(book, box, need) if need < CARDS else book.named("need", NEED.names[need])


def structure_label(book: Phrasebook, box: ParthenonBox, structure: int) -> str:
    return book.named("slot", STRUCTURE.names[structure])


def made_label(book: Phrasebook, box: ParthenonBox, island: int, slot: int) -> str:
    """What a slot of an Island makes, or what it is a copy of: “Wool”, “Shrine”."""
    made = box.makes[island][slot]
    return structure_label(book, box, made) if slot >= ACROPOLIS else card_label(book, box, made)


def owned(book: Phrasebook, kind: str, told: str, whose: str) -> str:
    """“Fleet A of Ada”, “offer 2 by Ada”"""
    return book.format(message(kind, "of"), {kind: told, "whose": whose})


def fleet_label(book: Phrasebook, fleet: int) -> str:
    return book.named("fleet", FLEET.names[fleet])


def ship_label(book: Phrasebook, box: ParthenonBox, ship: int) -> str:
    return owned(book, "ship", fleet_label(book, ship % FLEETS), seat_name(book, [], ship // FLEETS))


def offer_number(book: Phrasebook, number: int) -> str:
    return book.format("offer-number", {"number": number + 1})


def offer_label(book: Phrasebook, box: ParthenonBox, offer: int) -> str:
    return owned(book, "offer", offer_number(book, offer % OFFERS_EACH), seat_name(book, [], offer // OFFERS_EACH))


def term_label(book: Phrasebook, box: ParthenonBox, term: int) -> str:
    side = "give" if term < CARDS else "take"
    return book.format(message("term", side), {"cards": counted_one(book, term % CARDS, 1)})


def rate_label(book: Phrasebook, box: ParthenonBox, rate: int) -> str:
    """“4 Basic for 1 Gold (Neighboring rate)”"""
    args = {"given": counted_one(book, *box.give[rate]), "taken": counted_one(book, *box.take[rate])}
    if rate < FOREIGN_RATES:
        return book.format("rate-neighboring", args)
    return book.format("rate-foreign" if rate < ITALIAN else "rate-label", args)


def hazard_label(book: Phrasebook, box: ParthenonBox, hazard: int) -> str:
    return book.named("hazard", TITLES[box.title[hazard]])


def shield_label(book: Phrasebook, box: ParthenonBox, shield: int) -> str:
    return book.named("wonder", SHIELD.names[shield])


def once_label(book: Phrasebook, box: ParthenonBox, once: int) -> str:
    name = ONCE.names[once]
    for kind in (SLOT, WONDER, EVENT, PHILOSOPHY):
        if name in kind.names:
            return book.named(kind.name, name)
    return book.named("once", name)


def thing_label(book: Phrasebook, box: ParthenonBox, thing: int) -> str:
    """A pick of an answer: a card, a destination, a rate, a slot, or a mark."""
    if thing < CARDS:
        return card_label(book, box, thing)
    if SAIL_TO <= thing < SAIL_TO + LANDS:
        return book.named("course", LAND.names[thing - SAIL_TO])
    if RATES_FROM <= thing < RATES_FROM + RATES:
        return rate_label(book, box, thing - RATES_FROM)
    if SLOTS_FROM <= thing < SLOTS_FROM + len(SLOT.names):
        return book.named("slot", SLOT.names[thing - SLOTS_FROM])
    return book.named("thing", STEP.names[thing])


def rule_label(book: Phrasebook, box: ParthenonBox, rule: int) -> str:
    return book.named("option", RULE.names[rule])


# Effects of cards


def card_effect(book: Phrasebook, box: ParthenonBox, card: int) -> str:
    if card < PAPYRUS:
        return book.format("basic-effect" if card < BASICS else "rare-effect")
    return book.format(message("card", CARD.names[card], "effect"))


def aegis_effect(book: Phrasebook, box: ParthenonBox, aegis: int) -> str:
    return card_effect(book, box, COMMODITIES + aegis)


def need_effect(book: Phrasebook, box: ParthenonBox, need: int) -> str:
    if need < CARDS:
        return card_effect(book, box, need)
    return book.format(message("need", NEED.names[need], "effect"))


def happening_effect(book: Phrasebook, box: ParthenonBox, event: int) -> str:
    args = {
        "few": box.named[3],
        "many": box.named[5],
        "three": box.festival[3],
        "more": box.festival[4],
        "rates": apart(book, [rate_label(book, box, rate) for rate in range(MERCHANTS, RATES)]),
    }
    return book.format(message("happening", EVENT.names[event], "effect"), args)


def hazard_words(book: Phrasebook, box: ParthenonBox, hazard: int) -> dict[str, str]:
    harm = {"amount": box.amount[hazard]}
    return {
        "hazard": hazard_label(book, box, hazard),
        "fleets": book.format(message("hits", HITS[box.hits[hazard]])),
        "harm": book.format(message("does", DOES[box.does[hazard]]), harm),
    }


def hazard_in_words(book: Phrasebook, box: ParthenonBox, hazard: int) -> str:
    """In a sentence a Hazard tells what it does, as several have the same title."""
    if box.hits[hazard] == HITS_NONE:
        return hazard_label(book, box, hazard)
    return book.format("hazard-in-words", hazard_words(book, box, hazard))


def hazard_effect(book: Phrasebook, box: ParthenonBox, hazard: int) -> str:
    if box.hits[hazard] == HITS_NONE:
        return book.format("hazard-none-effect")
    args = hazard_words(book, box, hazard)
    if box.stopped_by[hazard] < 0:
        return book.format("hazard-effect", args)
    return book.format("hazard-stopped-effect", {**args, "aegis": counted_one(book, box.stopped_by[hazard], 1)})


def harbor_effect(book: Phrasebook, box: ParthenonBox, harbor: int) -> str:
    if harbor >= BLOCKADE and harbor != LUXURY_DEMAND:
        return book.format(message("harbor", HARBOR.names[harbor], "effect"))
    named = harbor % SHORTAGES

    def side(need: int, amount: int) -> str:
        return counted_one(book, named if need == NAMED else need, amount)

    if harbor == LUXURY_DEMAND:
        given, taken = side(*box.give[LUXURY]), side(*box.take[LUXURY])
        return book.format("harbor-luxury-demand-effect", {"given": given, "taken": taken})
    sell, buy = (SURPLUS_SELL, SURPLUS_BUY) if harbor < SHORTAGES else (SHORTAGE_SELL, SHORTAGE_BUY)
    args = {
        "sold": side(*box.give[sell]),
        "proceeds": side(*box.take[sell]),
        "bought": side(*box.take[buy]),
        "price": side(*box.give[buy]),
    }
    return book.format("harbor-named-effect", args)


def philosophy_effect(book: Phrasebook, box: ParthenonBox, philosophy: int) -> str:
    args = {"keep": box.keep + 1, "treasury": box.treasury + 1}
    return book.format(message("philosophy", PHILOSOPHY.names[philosophy], "effect"), args)


def wonder_effect(book: Phrasebook, box: ParthenonBox, wonder: int) -> str:
    """Its power and service, and what its two stages cost and where."""
    first, second = box.stage_cost[wonder]
    here, there = [book.format(message("paid", PAID_IN[paid])) for paid in box.stage_paid[wonder]]
    stages = {"first": cost(book, first), "here": here, "second": cost(book, second), "there": there}
    power = book.format(message("wonder", WONDER.names[wonder], "effect"))
    return f"{power} {book.format('wonder-stages', stages)}"


def shield_effect(book: Phrasebook, box: ParthenonBox, shield: int) -> str:
    return book.format(message("shield", WONDER.names[SHIELD_WONDERS[shield]], "effect"))


# Effects of places, Structures and rates


def island_effect(book: Phrasebook, box: ParthenonBox, island: int) -> str:
    makes = box.makes[island]
    args = {
        "villages": ", ".join([counted_one(book, kind, many) for kind, many in Counter(makes[:WORKSHOPS]).items()]),
        "rare": card_label(book, box, makes[WORKSHOPS]),
        "first": made_label(book, box, island, ALTERNATES),
        "second": made_label(book, box, island, ALTERNATES + 1),
    }
    return book.format("island-effect", args)


def by_island(book: Phrasebook, texts: Sequence[str]) -> str:
    """What is the same for all Islands, or which is whose: “Wool (Chios); Grain (Crete and Samos)”."""
    owners: dict[str, list[str]] = {}
    for island, text in zip(ISLAND.names, texts, strict=True):
        owners.setdefault(text, []).append(book.named("island", island))
    if len(owners) == 1:
        return texts[0]
    return apart(book, [f"{text} ({book.listing(islands)})" for text, islands in owners.items()])


def slot_effect(book: Phrasebook, box: ParthenonBox, slot: int) -> str:
    islands = range(len(ISLAND.names))
    args = {
        "cost": by_island(book, [cost(book, box.costs[island][slot]) for island in islands]),
        "made": by_island(book, [made_label(book, box, island, slot) for island in islands]),
    }
    if slot < ACROPOLIS:
        return book.format("slot-effect" if slot < WORKSHOPS else "slot-workshop-effect", args)
    if slot < ALTERNATES:
        structure = structure_effect(book, box, slot - ACROPOLIS)
        return f"{structure} {book.format('slot-cost', args)}"
    return book.format("slot-alternate-effect", args)


def structure_effect(book: Phrasebook, box: ParthenonBox, structure: int) -> str:
    if structure == ACADEMY:
        return book.format("structure-academy-effect")
    if structure == TREASURY:
        return book.format("structure-treasury-effect", {"keep": box.keep, "treasury": box.treasury})
    args = {"price": cost(book, box.price[structure]), "made": counted_one(book, box.made[structure], 1)}
    return book.format("structure-effect", args)


def fleet_effect(book: Phrasebook, box: ParthenonBox, fleet: int) -> str:
    args = {"amount": box.cargo, "price": counted_one(book, GOLD, box.fleet_price[fleet])}
    return book.format("fleet-bought-effect" if fleet else "fleet-effect", args)


def land_effect(book: Phrasebook, box: ParthenonBox, land: int) -> str:
    first, second = [book.format("n-price", {"gold": price}) for price in box.plans_price]
    args = {"first": first, "second": second}
    if land in (CARTHAGE, ITALY):
        rate = CARTHAGINIAN if land == CARTHAGE else ITALIAN
        args["rate"] = rate_label(book, box, rate)
    return book.format(message("land", LAND.names[land], "effect"), args)


def rate_effect(book: Phrasebook, box: ParthenonBox, rate: int) -> str:
    if rate < SURPLUS_SELL:
        if rate in (ITALIAN, CARTHAGINIAN):
            land = ITALY if rate == ITALIAN else CARTHAGE
            return book.format("rate-at-effect", {"land": book.named("land", LAND.names[land])})
        return book.format("rate-neighboring-effect" if rate < FOREIGN_RATES else "rate-foreign-effect")
    if rate >= MERCHANTS:
        return book.format("rate-ships-effect")
    return book.format("rate-luxury-effect" if rate == LUXURY else "rate-named-effect")


def own_effect(kind: str, names: Sequence[str]) -> Telling:
    """The effect of things that each have a message for it."""

    def told(book: Phrasebook, box: ParthenonBox, value: int) -> str:
        return book.format(message(kind, names[value], "effect"))

    return told


def rule_effect(book: Phrasebook, box: ParthenonBox, rule: int) -> str:
    return book.format(message("option", RULE.names[rule], "note"))


Telling = Callable[[Phrasebook, ParthenonBox, int], str]

LABELS: Final[dict[str, Telling]] = {
    "commodity": card_label,
    "basic": card_label,
    "aegis": aegis_label,
    "need": need_label,
    "structure": structure_label,
    "ship": ship_label,
    "thing": thing_label,
    "rate": rate_label,
    "hazard": hazard_label,
    "shield": shield_label,
    "once": once_label,
    "rule": rule_label,
    "offer": offer_label,
    "term": term_label,
}
EFFECTS: Final[dict[str, Telling]] = {
    "card": card_effect,
    "commodity": card_effect,
    "basic": card_effect,
    "aegis": aegis_effect,
    "need": need_effect,
    "island": island_effect,
    "slot": slot_effect,
    "structure": structure_effect,
    "fleet": fleet_effect,
    "land": land_effect,
    "rate": rate_effect,
    "discount": own_effect("discount", DISCOUNT.names),
    "happening": happening_effect,
    "hazard": hazard_effect,
    "harbor": harbor_effect,
    "philosophy": philosophy_effect,
    "wonder": wonder_effect,
    "stage": own_effect("stage", STAGE.names),
    "shield": shield_effect,
    "rule": rule_effect,
    "phase": own_effect("phase", PHASE.names),
}
