"""The words for things of Panthalos that are more than a name: tokens, merchants, spaces, figures, and what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from ...kernel.text import Phrasebook, message
from .components import (
    ANY_ARTISAN,
    ANY_GOOD,
    ARTISANS,
    BONUS,
    DIE_ARTISAN,
    ELEMENT,
    ELEMENT_OF,
    FIGURE,
    FIRST,
    GOOD,
    INCOMES,
    KINDS_OF_GOODS,
    LEADER,
    LOCATION,
    LOCATION_OF,
    ON_BOARD,
    OPEN_TO_ALL,
    PLACE,
    POLIS,
    PROMOTED,
    REINFORCEMENTS,
    ROOM,
    SHIPS,
    STRENGTH_OF,
    TITANS,
    TOKEN,
    PanthalosBox,
    Side,
)

FEW: Final = 2  # players on the small side of the board
MANY: Final = 5  # players on the large side


def label(book: Phrasebook, box: PanthalosBox, kind: str, value: int) -> str:
    """What a thing is called; nothing where its own message says it."""
    found = LABELS.get(kind)
    return found(book, box, value) if found else ""


def effect(book: Phrasebook, box: PanthalosBox, kind: str, value: int) -> str:
    """What a thing does, asks for or is worth; nothing for elements and dice."""
    found = EFFECTS.get(kind)
    return found(book, box, value) if found else ""


# Tokens


def force_label(book: Phrasebook, token: int) -> str:
    """A Reinforcement or a Titan: “fire Titan 9”"""
    kind = "reinforcement" if token < TITANS else "titan"
    return book.format(message(kind, ELEMENT.names[ELEMENT_OF[token]]), {"strength": STRENGTH_OF[token]})


def token_label(book: Phrasebook, box: PanthalosBox, token: int) -> str:
    return book.named("token", TOKEN.names[token]) if token < REINFORCEMENTS else force_label(book, token)


def ship_label(book: Phrasebook, box: PanthalosBox, ship: int) -> str:
    return token_label(book, box, SHIPS + ship)


def artisan_label(book: Phrasebook, box: PanthalosBox, artisan: int) -> str:
    """With its work and the price of it: “iron Artisan (1 disc: iron becomes armor)”"""
    return book.format(message("artisan", TOKEN.names[ARTISANS + artisan]), {"cost": box.cost[artisan]})


def reinforcement_label(book: Phrasebook, box: PanthalosBox, reinforcement: int) -> str:
    return force_label(book, REINFORCEMENTS + reinforcement)


def titan_label(book: Phrasebook, box: PanthalosBox, titan: int) -> str:
    return force_label(book, TITANS + titan)


def token_effect(book: Phrasebook, box: PanthalosBox, token: int) -> str:
    if token >= REINFORCEMENTS:
        kind = "reinforcement" if token < TITANS else "titan"
        return book.format(message(kind, "effect"), {"strength": STRENGTH_OF[token]})
    if token < ARTISANS:
        return book.format("ship-effect", both_sides(book, token - SHIPS))
    cost = {"cost": box.cost[token - ARTISANS]}
    if token == ANY_ARTISAN:
        return book.format("artisan-any-effect", cost)
    if token == DIE_ARTISAN:
        return book.format("artisan-die-effect", cost)
    return book.format("artisan-effect", {**both_sides(book, token - ARTISANS), **cost})


def ship_effect(book: Phrasebook, box: PanthalosBox, ship: int) -> str:
    return token_effect(book, box, SHIPS + ship)


def artisan_effect(book: Phrasebook, box: PanthalosBox, artisan: int) -> str:
    return token_effect(book, box, ARTISANS + artisan)


def reinforcement_effect(book: Phrasebook, box: PanthalosBox, reinforcement: int) -> str:
    return token_effect(book, box, REINFORCEMENTS + reinforcement)


def titan_effect(book: Phrasebook, box: PanthalosBox, titan: int) -> str:
    return token_effect(book, box, TITANS + titan)


# Goods


def both_sides(book: Phrasebook, kind: int) -> dict[str, str]:
    """The names of both sides of a kind of goods."""
    refined = GOOD.names[kind + KINDS_OF_GOODS]
    return {"basic": book.named("good", GOOD.names[kind]), "refined": book.named("good", refined)}


def good_effect(book: Phrasebook, box: PanthalosBox, good: int) -> str:
    side = "basic" if good < KINDS_OF_GOODS else "refined"
    return book.format(message("good", side, "effect"), both_sides(book, good % KINDS_OF_GOODS))


# Merchants


def merchant_label(book: Phrasebook, box: PanthalosBox, merchant: int) -> str:
    """“Merchant who gives 5 points and 4 discs for wine and any refined Good”"""
    return book.format("merchant-label", merchant_words(book, box, merchant))


def merchant_effect(book: Phrasebook, box: PanthalosBox, merchant: int) -> str:
    return book.format("merchant-effect", merchant_words(book, box, merchant))


def merchant_words(book: Phrasebook, box: PanthalosBox, merchant: int) -> dict[str, str]:
    demand = [None if good == ANY_GOOD else GOOD.names[good] for good in box.demand[merchant]]
    bonuses = [(BONUS.names[bonus], box.bonus_amount[bonus]) for bonus in box.bonuses[merchant]]
    gains = [book.format("n-points", {"points": box.points[merchant]}), *bonuses_text(book, bonuses)]
    return {"gains": book.listing(gains), "goods": book.listing(demand_text(book, demand))}


def demand_text(book: Phrasebook, demand: list[str | None]) -> list[str]:
    """What a merchant wants, as a view tells it (None is a good of one's choice): “cloth ×2”, “any refined Good”."""
    told: list[str] = []
    for good, amount in Counter(demand).items():
        if good is None:
            told.append(book.format("merchant-any", {"amount": amount}))
        else:
            told.append(book.format(message("merchant", good), {"amount": amount}))
    return told


def bonuses_text(book: Phrasebook, bonuses: list[tuple[str, int]]) -> list[str]:
    """Bonuses with their amounts: “2 Titans”, “1 promotion”."""
    return [book.format(message("bonus", bonus, "amount"), {"amount": amount}) for bonus, amount in bonuses]


def bonus_effect(book: Phrasebook, box: PanthalosBox, bonus: int) -> str:
    return book.format(message("bonus", BONUS.names[bonus], "effect"), {"amount": box.bonus_amount[bonus]})


# The underworld


def underworld_label(book: Phrasebook, box: PanthalosBox, token: int) -> str:
    element = ELEMENT.names[box.attacker[token]]
    return book.format(message("underworld", element), {"strength": box.attack[token]})


def underworld_effect(book: Phrasebook, box: PanthalosBox, token: int) -> str:
    element = book.named("element", ELEMENT.names[box.attacker[token]])
    args = {"element": element, "strength": box.attack[token], "points": box.reward[token]}
    return book.format("underworld-effect", args)


# Locations and spaces


def location_effect(book: Phrasebook, box: PanthalosBox, location: int) -> str:
    return book.format(message("location", LOCATION.names[location], "effect"))


def space_label(book: Phrasebook, box: PanthalosBox, space: int) -> str:
    """“AGORA 2”; a location with only one space gives it its name."""
    location = LOCATION_OF[space]
    name = book.named("location", LOCATION.names[location])
    if ROOM[location] == 1:
        return name
    return book.format("space-label", {"location": name, "number": space - FIRST[location] + 1})


def space_effect(book: Phrasebook, box: PanthalosBox, space: int) -> str:
    """What a space asks for and brings; where the sides of the board differ, on each of them."""
    small, large = box.sides[FEW], box.sides[MANY]
    told = {name: side_effect(book, side, space) for name, side in (("small", small), ("large", large))}
    if told["small"] == told["large"]:
        return told["small"] or book.format("space-none")
    return " ".join([book.format(message("space", name), {"effect": one}) for name, one in told.items() if one])


def side_effect(book: Phrasebook, side: Side, space: int) -> str:
    """What a space asks for and brings on one side of the board; nothing if it is not there."""
    if not side.has[space]:
        return ""
    args: dict[str, str | int] = {"rank": side.rank[space]}
    if space in OPEN_TO_ALL:
        return book.format("space-open-effect", args)
    if LOCATION_OF[space] != POLIS:
        return book.format("space-lightning-effect" if side.lightning[space] else "space-effect", args)
    if not side.income[space]:
        return book.format("space-polis-effect", args)
    args["income"] = income_text(book, INCOMES[side.income[space]], side.amount[space])
    return book.format("space-once-effect" if side.once[space] else "space-income-effect", args)


def income_text(book: Phrasebook, what: str, amount: int) -> str:
    """“2 discs”"""
    return book.format(message("income", what), {"amount": amount})


# Figures


def figure_label(book: Phrasebook, box: PanthalosBox, figure: int) -> str:
    """“a Worker of rank 3”"""
    if figure in (LEADER, PROMOTED):
        return book.named("figure", FIGURE.names[figure])
    return book.format("figure-worker", {"rank": figure})


def figure_effect(book: Phrasebook, box: PanthalosBox, figure: int) -> str:
    if figure == LEADER:
        return book.format("figure-leader-effect")
    if figure == PROMOTED:
        return book.format("figure-promoted-effect", {"points": box.promoted_leader})
    return book.format("figure-worker-effect", {"rank": figure, "points": figure})


def place_label(book: Phrasebook, box: PanthalosBox, place: int) -> str:
    """“available”, “on AGORA 2”"""
    if place < ON_BOARD:
        return book.named("place", PLACE.names[place])
    return book.format("place-on", {"space": space_label(book, box, place - ON_BOARD)})


def place_effect(book: Phrasebook, box: PanthalosBox, place: int) -> str:
    if place < ON_BOARD:
        return book.format(message("place", PLACE.names[place], "effect"))
    return space_effect(book, box, place - ON_BOARD)


def die_label(book: Phrasebook, box: PanthalosBox, die: int) -> str:
    figure, place = figure_label(book, box, die & 7), place_label(book, box, die >> 3)
    return book.format("die-label", {"figure": figure, "place": place})


Telling = Callable[[Phrasebook, PanthalosBox, int], str]

LABELS: Final[dict[str, Telling]] = {
    "token": token_label,
    "ship": ship_label,
    "artisan": artisan_label,
    "reinforcement": reinforcement_label,
    "titan": titan_label,
    "merchant": merchant_label,
    "underworld": underworld_label,
    "space": space_label,
    "figure": figure_label,
    "place": place_label,
    "die": die_label,
}
EFFECTS: Final[dict[str, Telling]] = {
    "good": good_effect,
    "token": token_effect,
    "ship": ship_effect,
    "artisan": artisan_effect,
    "reinforcement": reinforcement_effect,
    "titan": titan_effect,
    "merchant": merchant_effect,
    "bonus": bonus_effect,
    "underworld": underworld_effect,
    "location": location_effect,
    "space": space_effect,
    "figure": figure_effect,
    "place": place_effect,
}
