"""The round: placement, the evaluation of the locations in their order, the end of a round and of the game."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Step
from ..components import (
    AGORA,
    ART,
    AVAILABLE,
    HIGHEST,
    KINDS_OF_GOODS,
    LOCATION_OF,
    ON_BOARD,
    PHALANX,
    PROMOTED,
    RESTING,
    ROUNDS,
    THERMAE,
    UNHIRED,
)
from ..events import END_SHIPPED, EVALUATED, OVER, PENALTY, RANKS, RETURNED, ROUND, TURNED_UP
from ..state import Panthalos, added, joined
from .arena import Arena
from .foro import Foro, Oraculum
from .harvest import Agro, Titanus
from .krypt import Krypt
from .placement import Turn, visit
from .polis import Polis


class Round(Step[Panthalos]):
    """PAN-TURN-01, -02: placement, beginning with the Starting Player, then evaluation, then the end of the round."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        s.say(ROUND, s.round, s.contents.templum[s.round], s.starter)
        s.then(Turn(s.starter), Evaluation(), EndOfRound())


class Evaluation(Step[Panthalos]):
    """PAN-EVAL-01, -02: every location once, in the order of their numbers."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        s.then(
            Thermae(), Polis(), Visitors(AGORA), Visitors(PHALANX), Visitors(ART), Oraculum(), Foro(), Titanus(),
            Agro(), Krypt(), Arena(),
        )  # fmt: skip


class Thermae(Step[Panthalos]):
    """PAN-THERM-01..03: resting workers become available, ranks unchanged."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        s.say(EVALUATED, THERMAE)
        for seat in s.in_turn_order():
            rested = [die & 7 for die in s.dice[seat] if die >> 3 == RESTING]
            for rank in rested:
                s.turn_die(seat, RESTING, rank, AVAILABLE, rank)
            if rested:
                s.say(RETURNED, seat, len(rested))


class Visitors(Step[Panthalos]):
    """PAN-EVAL-03, PAN-LIGHT-04: from left to right; a lightning space has already worked."""

    __slots__ = ("location",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("location", "location"),)

    def __init__(self, location: int) -> None:
        self.location = location

    def run(self, s: Panthalos) -> None:
        s.say(EVALUATED, self.location)
        s.then(*[Visitor(space) for space in s.side.at[self.location] if not s.side.lightning[space]])


class Visitor(Step[Panthalos]):
    """PAN-AGORA-01, PAN-PHAL-01, PAN-ART-01: the figure on a space, if there is one."""

    __slots__ = ("space",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("space", "space"),)

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, s: Panthalos) -> None:
        seat = s.owner_at(self.space)
        if seat >= 0:
            visit(s, seat, LOCATION_OF[self.space])


# The end of a round


class EndOfRound(Step[Panthalos]):
    """PAN-EOR-01..11, PAN-END-01..03"""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        rest(s)
        clear_displays(s)
        limit = sum(s.box_discs) >= s.contents.limit[s.players]
        if limit or s.round == ROUNDS:
            score_the_end(s, limit)
            s.end()
            return
        s.round += 1
        fill_displays(s)
        turn_up_the_next(s)
        s.passed = 0
        s.challenged = 0
        s.led = [-1] * s.players
        s.then(Round())


def rest(s: Panthalos) -> None:
    """PAN-EOR-01, -02, PAN-FORO-15: workers go to the thermae, leaders come back."""
    for seat in range(s.players):
        if s.leaders[seat] >= ON_BOARD:
            s.leaders[seat] = AVAILABLE
        dice: list[int] = []
        for die in s.dice[seat]:
            if die >> 3 < ON_BOARD:
                dice.append(die)
            elif die & 7 == PROMOTED:
                dice.append(AVAILABLE * 8 + PROMOTED)
            else:
                dice.append(RESTING * 8 + (die & 7))
        dice.sort()
        s.dice[seat] = tuple(dice)


def clear_displays(s: Panthalos) -> None:
    """PAN-EOR-03"""
    s.gone_goods = joined(s.gone_goods, s.agora)
    s.gone_tokens = joined(s.gone_tokens, s.phalanx + s.art)
    s.agora = ()
    s.phalanx = ()
    s.art = ()


def drawn(stack: tuple[int, ...], many: int) -> tuple[int, ...]:
    """The next ones of a stack, as far as it goes."""
    return stack[max(0, len(stack) - many) :] if many > 0 else ()


def fill_displays(s: Panthalos) -> None:
    """PAN-EOR-06..08, -11, PAN-SET-17: up to their number, as far as bag and stacks go."""
    goods = drawn(s.bag, s.contents.agora - len(s.agora))
    s.bag = s.bag[: len(s.bag) - len(goods)]
    s.agora = joined(s.agora, goods)
    artisans = drawn(s.artisan_stack, s.contents.art - len(s.art))
    s.artisan_stack = s.artisan_stack[: len(s.artisan_stack) - len(artisans)]
    s.art = joined(s.art, artisans)
    tokens = drawn(s.reinforcement_stack, s.contents.phalanx - len(s.phalanx))
    s.reinforcement_stack = s.reinforcement_stack[: len(s.reinforcement_stack) - len(tokens)]
    s.phalanx = joined(s.phalanx, tokens)
    ships = drawn(s.ship_stack, s.contents.port - len(s.port))
    s.ship_stack = s.ship_stack[: len(s.ship_stack) - len(ships)]
    s.port = joined(s.port, ships)
    merchants = drawn(s.merchant_stack, s.contents.merkator - len(s.merkator))
    s.merchant_stack = s.merchant_stack[: len(s.merchant_stack) - len(merchants)]
    s.merkator = joined(s.merkator, merchants)


def turn_up_the_next(s: Panthalos) -> None:
    """PAN-EOR-09"""
    s.gone_underworld = added(s.gone_underworld, s.underworld[-1])
    s.underworld = s.underworld[:-1]
    s.known = (*s.known[:-2], (1 << (s.players + 1)) - 1)
    s.say(TURNED_UP, s.underworld[-1])


# The end of the game


def score_the_end(s: Panthalos, limit: bool) -> None:
    """PAN-SCORE-01..13"""
    for seat in s.in_turn_order():
        if limit and s.box_discs[seat]:
            s.lost[seat] = s.contents.penalty * s.box_discs[seat]
            s.say(PENALTY, seat, s.box_discs[seat], s.lost[seat])
        if s.round == ROUNDS:
            end_shipping(s, seat)
            s.points[seat] += rank_points(s, seat)
            s.say(RANKS, seat, rank_points(s, seat))
    s.say(OVER)


def end_shipping(s: Panthalos, seat: int) -> None:
    """PAN-SCORE-05, -09"""
    for kind in range(KINDS_OF_GOODS):
        many, points = shipped_at_the_end(s, seat, kind)
        if many:
            s.points[seat] += points
            s.say(END_SHIPPED, seat, kind, many, points)


def shipped_at_the_end(s: Panthalos, seat: int, kind: int) -> tuple[int, int]:
    """PAN-SCORE-05..08: how many goods of a kind go, and their points: 2 per symbol, if the player has such a ship."""
    if kind not in s.tokens[seat]:
        return 0, 0
    basic = s.goods[seat].count(kind)
    refined = s.goods[seat].count(kind + KINDS_OF_GOODS)
    return basic + refined, s.contents.end_shipping * (basic + 2 * refined)


def rank_points(s: Panthalos, seat: int) -> int:
    """PAN-SCORE-10..12: the rank of each hired worker, 7 for a promoted leader."""
    points = 0
    for die in s.dice[seat]:
        if die & 7 == PROMOTED:
            points += s.contents.promoted_leader
        elif die >> 3 != UNHIRED and die & 7 <= HIGHEST:
            points += die & 7
    return points
