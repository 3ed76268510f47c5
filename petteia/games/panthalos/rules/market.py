"""The agora, the phalanx and the art: what a figure there brings, at once or when the location is evaluated."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal
from ....kernel.moves import Move
from ..components import (
    ARTISANS,
    DISCARD,
    DONE,
    ENGAGE,
    RECRUIT,
    RECRUIT_BOTH,
    REINFORCEMENTS,
    SELL_TOKENS,
    TAKE_GOOD,
    TAKE_GOODS,
    TRAIN,
)
from ..events import SOLD_TOKENS, TOOK_GOOD, TOOK_TOKEN
from ..state import Panthalos, Picking, added, less, without
from .promotion import Promotion
from .supply import discard


def pairs_in(display: tuple[int, ...]) -> list[tuple[int, int]]:
    """Two things of a display, each choice once."""
    found: list[tuple[int, int]] = []
    one = -1
    for n in range(len(display)):
        if display[n] != one:
            one = display[n]
            other = -1
            for m in range(n + 1, len(display)):
                if display[m] != other:
                    other = display[m]
                    found.append((one, other))
    return found


class TakeGoods(Choice[Panthalos]):
    """PAN-AGORA-01..08: two goods, or one and a promotion; from an empty display only the promotion."""

    __slots__ = ()
    name: ClassVar[str] = "agora_take"
    verbs: ClassVar[tuple[str, ...]] = ("take_goods", "take_good", "train")

    def options(self, s: Panthalos) -> list[Move]:
        if not s.agora:
            return [TRAIN]
        moves = [TAKE_GOODS[one][other] for one, other in pairs_in(s.agora)]
        return moves + [TAKE_GOOD[good] for good in sorted(set(s.agora))]

    def take(self, s: Panthalos, move: Move) -> None:
        for good in move.args:
            s.agora = less(s.agora, good)
            s.goods[self.seat] = added(s.goods[self.seat], good)
            s.say(TOOK_GOOD, self.seat, good)
        if len(move.args) < 2:
            s.then(Promotion(self.seat))

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        if move is TRAIN:
            return Refusal("PAN-AGORA-04", "why-goods-left")
        for good in move.args:
            if good not in s.agora:
                return Refusal("PAN-AGORA-02" if len(move.args) > 1 else "PAN-AGORA-03", "why-not-on-display")
        if len(s.agora) == 1:
            return Refusal("PAN-AGORA-05", "why-one-left")
        if move.args[0] > move.args[1]:
            return Refusal("PAN-AGORA-06", "why-in-order")
        return Refusal("PAN-AGORA-02", "why-only-one-such")


class Recruit(Choice[Panthalos]):
    """PAN-PHAL-01..07: two reinforcements, or one and a promotion; from an empty display only the promotion."""

    __slots__ = ()
    name: ClassVar[str] = "phalanx_take"
    verbs: ClassVar[tuple[str, ...]] = ("recruit_both", "recruit", "train")

    def options(self, s: Panthalos) -> list[Move]:
        if not s.phalanx:
            return [TRAIN]
        moves = [RECRUIT_BOTH[one - REINFORCEMENTS][other - REINFORCEMENTS] for one, other in pairs_in(s.phalanx)]
        return moves + [RECRUIT[token - REINFORCEMENTS] for token in sorted(set(s.phalanx))]

    def take(self, s: Panthalos, move: Move) -> None:
        for reinforcement in move.args:
            token = REINFORCEMENTS + reinforcement
            s.phalanx = less(s.phalanx, token)
            s.tokens[self.seat] = added(s.tokens[self.seat], token)
            s.say(TOOK_TOKEN, self.seat, token)
        if len(move.args) < 2:
            s.then(Promotion(self.seat))

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        if move is TRAIN:
            return Refusal("PAN-PHAL-04", "why-reinforcements-left")
        for reinforcement in move.args:
            if REINFORCEMENTS + reinforcement not in s.phalanx:
                return Refusal("PAN-PHAL-02" if len(move.args) > 1 else "PAN-PHAL-03", "why-not-on-display")
        if len(s.phalanx) == 1:
            return Refusal("PAN-PHAL-05", "why-one-left")
        if move.args[0] > move.args[1]:
            return Refusal("PAN-PHAL-06", "why-in-order")
        return Refusal("PAN-PHAL-02", "why-only-one-such")


class ArtChoose(Choice[Panthalos]):
    """PAN-ART-01, -02, -06: take an artisan, or sell tokens."""

    __slots__ = ()
    name: ClassVar[str] = "art_choose"
    verbs: ClassVar[tuple[str, ...]] = ("engage", "sell_tokens")

    def options(self, s: Panthalos) -> list[Move]:
        return [ENGAGE[token - ARTISANS] for token in sorted(set(s.art))] + [SELL_TOKENS]

    def take(self, s: Panthalos, move: Move) -> None:
        if move is SELL_TOKENS:
            s.then(TokenSale(self.seat, ()))
            return
        token = ARTISANS + move.args[0]
        s.art = less(s.art, token)
        s.tokens[self.seat] = added(s.tokens[self.seat], token)
        s.say(TOOK_TOKEN, self.seat, token)

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        return Refusal("PAN-ART-02", "why-not-on-display")


def sellable(s: Panthalos, seat: int, picked: tuple[int, ...]) -> list[int]:
    """PAN-ART-03, -05: own tokens that can be added, by rising number, so that no choice can be made in two ways."""
    found: list[int] = []
    lowest = picked[-1] if picked else 0
    before = -1
    for token in without(s.tokens[seat] + s.titans[seat], picked):
        if token != before and token >= lowest:
            found.append(token)
        before = token
    return found


class TokenSale(Picking):
    """PAN-ART-03..08: any number of own ships, artisans, reinforcements and titans, a point for every two."""

    __slots__ = ()
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("picked", "token*"))
    name: ClassVar[str] = "token_sale"
    verbs: ClassVar[tuple[str, ...]] = ("discard", "done")

    def afresh(self) -> Picking:
        return TokenSale(self.seat, ())

    def options(self, s: Panthalos) -> list[Move]:
        return [DONE] + [DISCARD[token] for token in sellable(s, self.seat, self.picked)]

    def take(self, s: Panthalos, move: Move) -> None:
        if move is not DONE:
            s.then(TokenSale(self.seat, (*self.picked, move.args[0])))
            return
        discard(s, self.seat, self.picked)
        points = len(self.picked) // 2
        s.points[self.seat] += points
        s.say(SOLD_TOKENS, self.seat, len(self.picked), points)

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        return why_not_discarded(s, self.seat, self.picked, move.args[0])


def why_not_discarded(s: Panthalos, seat: int, picked: tuple[int, ...], token: int) -> Refusal:
    if token in without(s.tokens[seat] + s.titans[seat], picked):
        return Refusal(None, "why-in-order")
    return Refusal("PAN-ART-03", "why-no-such-token")
