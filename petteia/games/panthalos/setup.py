"""A new game of Panthalos."""

from __future__ import annotations

from .components import (
    ARTISANS,
    AVAILABLE,
    KINDS_OF_GOODS,
    MERCHANT,
    POLIS,
    REINFORCEMENTS,
    ROOM,
    TITANS,
    TOKENS,
    UNDERWORLD,
    UNHIRED,
    PanthalosBox,
)
from .rules.round import Round, fill_displays
from .rules.supply import draw_goods, draw_reinforcements, draw_titans
from .state import Panthalos


def set_up(box: PanthalosBox, players: int, seed: int) -> Panthalos:
    """PAN-SET-01..18"""
    hired = box.workers[players]
    dice = [AVAILABLE * 8 + box.start_rank] * hired + [UNHIRED * 8 + 1] * (box.dice - hired)
    s = Panthalos(
        box,
        players,
        round=1,
        starter=0,
        passed=0,
        challenged=0,
        dice=[tuple(sorted(dice))] * players,
        leaders=[AVAILABLE] * players,
        led=[-1] * players,
        goods=[()] * players,
        tokens=[()] * players,
        titans=[()] * players,
        shown=[()] * players,
        doubted=[()] * players,
        doubts=[()] * players,
        sold=[()] * players,
        sales=[()] * players,
        laid=[()] * players,
        personal=[0] * players,
        general=[box.discs] * players,
        box_discs=[0] * players,
        polis=[-1] * ROOM[POLIS],
        points=[0] * players,
        lost=[0] * players,
        bag=(),
        ship_stack=(),
        artisan_stack=(),
        reinforcement_stack=(),
        titan_stack=(),
        merchant_stack=(),
        underworld=(),
        known=(),
        port=(),
        merkator=(),
        agora=(),
        phalanx=(),
        art=(),
        gone_goods=(),
        gone_tokens=(),
        gone_merchants=(),
        gone_underworld=(),
    )
    s.seed(seed)
    shuffle_stacks(s)
    s.starter = s.below(players)
    for n, seat in enumerate(s.in_turn_order()):
        draw_goods(s, seat, box.start_goods)
        s.goods[seat] = tuple([good + KINDS_OF_GOODS for good in s.goods[seat]])
        draw_reinforcements(s, seat, box.start_reinforcements)
        draw_titans(s, seat, box.start_titans)
        s.personal[seat] = box.start_discs[n]
        s.general[seat] = box.discs - box.start_discs[n]
    fill_displays(s)
    s.then(Round())
    return s


def shuffle_stacks(s: Panthalos) -> None:
    """PAN-SET-02..05"""
    s.merchant_stack = shuffled(s, list(range(len(MERCHANT.names))))
    s.ship_stack = shuffled(s, copies(s, 0, ARTISANS))
    s.artisan_stack = shuffled(s, copies(s, ARTISANS, REINFORCEMENTS))
    s.reinforcement_stack = shuffled(s, copies(s, REINFORCEMENTS, TITANS))
    s.titan_stack = shuffled(s, copies(s, TITANS, TOKENS))
    s.underworld = shuffled(s, list(range(len(UNDERWORLD.names))))
    s.known = (*[0 for _ in s.underworld[1:]], (1 << (s.players + 1)) - 1)
    s.bag = shuffled(s, [kind for kind in range(KINDS_OF_GOODS) for _ in range(s.contents.goods[kind])])


def copies(s: Panthalos, first: int, end: int) -> list[int]:
    return [token for token in range(first, end) for _ in range(s.contents.tokens[token])]


def shuffled(s: Panthalos, things: list[int]) -> tuple[int, ...]:
    s.shuffle(things)
    return tuple(things)
