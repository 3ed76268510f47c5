"""The words for things of Deukalion that are more than a name: squares, Pursuit cards, and what things do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...kernel.moves import Move
from ...kernel.text import Phrasebook, message
from .components import CARD, CITIES, PURSUIT, SQUARE, DeukalionBox
from .view import deed

TOLD: Final = ("action", "landing")  # kinds of things that each have an effect of their own, without numbers


def label(book: Phrasebook, box: DeukalionBox, kind: str, value: int) -> str:
    """What a square, a Pursuit card or a copy of a card is called; nothing for all else."""
    if kind == "square":
        return SQUARE.names[value].upper()
    if kind == "pursuit":
        return PURSUIT.names[value].upper()
    if kind == "copy":
        return book.named("card", CARD.names[box.card_of[value]])
    return ""


def effect(book: Phrasebook, box: DeukalionBox, kind: str, value: int) -> str:
    """What a card or an action does, what a place or a landing is worth, or what a Pursuit card asks for."""
    if kind == "site":
        return city_effect(book, box, value) if value < CITIES else settlement_effect(book, box, value - CITIES)
    if kind == "city":
        return city_effect(book, box, value)
    if kind == "settlement":
        return settlement_effect(book, box, value)
    if kind == "card":
        return card_effect(book, box, value)
    if kind == "copy":
        return card_effect(book, box, box.card_of[value])
    if kind == "pursuit":
        return pursuit_effect(book, box, value)
    return book.format(message(kind, box.kinds[kind].names[value], "effect")) if kind in TOLD else ""


def city_effect(book: Phrasebook, box: DeukalionBox, city: int) -> str:
    return book.format("city-effect", {"value": box.site_value[city], "spaces": box.spaces[city]})


def settlement_effect(book: Phrasebook, box: DeukalionBox, settlement: int) -> str:
    args = {
        "hoplites": box.garrison[settlement],
        "honour": box.honour[settlement],
        "value": box.site_value[CITIES + settlement],
    }
    return book.format("settlement-effect", args)


def card_effect(book: Phrasebook, box: DeukalionBox, card: int) -> str:
    """With the card's number, and with the same in points for cards that count it in half-points."""
    args = {"amount": box.amount[card], "points": box.amount[card] / 2}
    return book.format(message("card", CARD.names[card], "effect"), args)


def pursuit_effect(book: Phrasebook, box: DeukalionBox, card: int) -> str:
    """Both pursuits of a card, and what it is worth."""
    first, second = [deed_text(book, deed(one)) for one in box.deeds[card]]
    return book.format("pursuit-effect", {"first": first, "second": second, "honour": box.pursuit_honour[card]})


def deed_text(book: Phrasebook, told: dict[str, Any]) -> str:
    """One pursuit, as a view tells it, in words: “deliver a red chest and a yellow chest”."""
    args: dict[str, str | int] = {"amount": told["count"]}
    if told["chests"]:
        args["chests"] = book.listing(chests_each(book, told["chests"]))
    if told["city"]:
        args["city"] = book.named("site", told["city"])
    return book.format(message("deed", told["what"]), args)


def further(book: Phrasebook, box: DeukalionBox, move: Move) -> dict[str, str]:
    """For a pursuit that is declared: what that is, in the words of its card."""
    if move.verb.name != "declare":
        return {}
    card, number = move.args
    return {"what": deed_text(book, deed(box.deeds[card][number]))}


def chests_each(book: Phrasebook, colours: Sequence[str]) -> list[str]:
    """“a red chest”, “a yellow chest”"""
    return [book.format("deed-chest", {"chest": book.named("chest", colour)}) for colour in colours]
