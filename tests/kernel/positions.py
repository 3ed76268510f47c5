"""Positions of the tiny games, written by hand and loaded."""

from __future__ import annotations

from collections.abc import Sequence

from playing import BARTER, BIDS, LOTS
from tiny.barter import EACH, GOODS
from tiny.lots import NAMES

import petteia
from petteia.kernel.table import Table


def market(purses: Sequence[int], jars: int = 1, hosted: bool = False, shown: int = 0) -> Table:
    """Bids: before the first bid, with these purses, each known to have held `shown` at least."""
    t = petteia.new(BIDS, players=len(purses), seed=1, jars=jars, hosted=hosted, purses="filled")
    dump = t.dump(history=False)
    dump["state"].update(purse=list(purses), shown=[shown] * len(purses))
    for seat, purse in enumerate(purses):
        if not purse and dump["state"]["lanes"][seat][-1]["frame"] == "PlaceBid":
            dump["state"]["lanes"][seat] = []
    return petteia.load(dump, of=BIDS)


def shrine(*hands: str, top: str = "kalliope", **state: object) -> Table:
    """Lots: the first turn, with these hands, `klio euterpe`, and this card on top of the deck."""
    hands = hands or ("klio euterpe", "thalia melpomene")
    held = [hand.split() for hand in hands]
    dump = petteia.new(LOTS, players=len(hands), seed=1).dump(history=False)
    rest = [name for name in NAMES if name != top and not any(name in hand for hand in held)]
    dump["state"].update(deck=[*rest, top], hands=held, **state)
    return petteia.load(dump, of=LOTS)


def agora(*goods: str) -> Table:
    """Barter: an open window for seats with these goods, `wine wine oil`; the rest lies with the last seat."""
    dump = petteia.new(BARTER, players=len(goods), seed=1).dump(history=False)
    heaps = [{good: heap.split().count(good) for good in heap.split()} for heap in goods]
    for good in GOODS:
        placed = sum(heap.get(good, 0) for heap in heaps)
        heaps[-1][good] = heaps[-1].get(good, 0) + EACH * len(goods) - placed
    dump["state"]["goods"] = heaps
    return petteia.load(dump, of=BARTER)
