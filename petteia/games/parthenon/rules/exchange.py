"""Exchanges with the bank: which cards can be given and taken at a rate. PAR-FTR-13..26, -35..40."""

from __future__ import annotations

from ..components import (
    ANY_BASIC,
    ANY_RARE,
    BASICS,
    GOLD,
    NAMED,
    PAPYRUS,
)
from ..state import Cards, Parthenon


def kinds_of(need: int, named: int) -> range:
    """The cards of one side of a rate; `named` is the kind on a Surplus or Shortage card, -1 without one."""
    if need == ANY_BASIC:
        return range(BASICS)
    if need == ANY_RARE:
        return range(BASICS, GOLD)
    return range(named, named + 1) if need == NAMED else range(need, need + 1)


def given_number(s: Parthenon, rate: int, less: int) -> int:
    """How many cards are given: one less for each discount, but at least one."""
    return max(1, s.contents.give[rate][1] - less)


def gives(s: Parthenon, purse: list[int], rate: int, less: int, picks: Cards, named: int = -1) -> list[int]:
    """The cards that can be given next, in rising order, so that enough are left to give after them."""
    if is_empty(s, rate, less):
        return []
    need = s.contents.give[rate][0]
    missing = given_number(s, rate, less) - len(picks)
    last = picks[-1] if picks else 0
    found: list[int] = []
    left = 0  # of this card and those after it
    for card in kinds_of(need, named)[::-1]:
        if may_deal_in(need, card, named):
            number = purse[card] - picks.count(card)
            left += number
            if card >= last and number > 0 and left >= missing:
                found.append(card)
    found.reverse()
    return found


def is_empty(s: Parthenon, rate: int, less: int) -> bool:
    """PAR-FTR-26: would an exchange only give back what was given? With a kind of its own on each side it might."""
    need, number = s.contents.take[rate]
    same = need == s.contents.give[rate][0]
    return same and need in (GOLD, NAMED) and number == given_number(s, rate, less)


def may_deal_in(need: int, card: int, named: int) -> bool:
    """PAR-FTR-38, -40: the named kind is neither given nor taken but at the card's own rates."""
    return need == NAMED or card != named


def takes(s: Parthenon, rate: int, less: int, papyrus: bool, given: Cards, picks: Cards, named: int = -1) -> list[int]:
    """The cards that can be taken next, in rising order. PAR-FTR-23, -26."""
    need, number = s.contents.take[rate]
    last = picks[-1] if picks else 0
    found = [
        card
        for card in kinds_of(need, named)
        if card >= last and may_deal_in(need, card, named) and (papyrus or card != PAPYRUS)
    ]
    if len(given) == number and picks == given[: len(picks)]:
        same = given[len(picks)]
        if len(picks) == number - 1 or (found and same == found[-1]):
            found = [card for card in found if card != same]
    return found
