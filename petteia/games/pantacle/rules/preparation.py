"""Phase A, Preparation: the Bewitchment look, the Influence action and the two Sacrifices."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.moves import Move
from ..components import (
    BEWITCHMENT,
    BLOOD_PRICE,
    DECLINE,
    DESERTERS,
    DEVOTE,
    DIVIDED_DEVOTION,
    HEAVY_TITHE,
    LOOK,
)
from ..events import BLED, BOUGHT, GAVE_UP_ADEPTS, GAVE_UP_POWERS, LOOKED
from ..state import Pantacle
from .flame import PlaceDisc
from .gains import ADEPTS, gain_adepts, relievable
from .protection import lose_powers


class Preparation(SeatStep[Pantacle]):
    """PCL-PREP-01, PCL-TURN-03, PCL-POWER-03: the steps in their order; none of them in a seat's own first turn."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        if s.turns[self.seat] > 0:
            s.then(InfluenceAction(self.seat), SacrificeOfPowers(self.seat), SacrificeOfAdepts(self.seat))
            if s.has(self.seat, BEWITCHMENT):
                s.then(BewitchmentTarget(self.seat))


class BewitchmentTarget(Choice[Pantacle]):
    """PCL-POWER-02: look at the whole hand of one other player, alone, or decline."""

    __slots__ = ()
    name: ClassVar[str] = "bewitchment_target"
    verbs: ClassVar[tuple[str, ...]] = ("look", "decline")

    def options(self, s: Pantacle) -> list[Move]:
        return [LOOK[other] for other in range(s.players) if other != self.seat] + [DECLINE]

    def take(self, s: Pantacle, move: Move) -> None:
        if move is not DECLINE:
            hand = s.hands[move.args[0]]
            s.show(self.seat, hand)
            s.whisper(1 << self.seat | 1 << move.args[0], hand, LOOKED, self.seat, move.args[0])

    def why(self, s: Pantacle, move: Move) -> Refusal | None:
        if move.args[0] == self.seat:
            return Refusal("PCL-POWER-02", "why-own-hand")
        return Refusal("PCL-SETUP-01", "why-no-such-seat")


def adept_cost(s: Pantacle, seat: int) -> int:
    """PCL-INFL-01, PCL-CARD-05: own discs on the Pantacle + 2, and 1 more under Heavy Tithe."""
    cost = s.discs_of(seat) + s.contents.adept_cost
    return cost + s.contents.curse_amount[HEAVY_TITHE] if s.suffers(seat, HEAVY_TITHE) else cost


def can_receive_adept(s: Pantacle, seat: int) -> bool:
    """PCL-INFL-02, PCL-LIMIT-02: from the reserve and within the cap, or swallowed by an Exhaustion card."""
    if s.adept_reserve > 0 and (s.adept_cap == 0 or s.adepts[seat] < s.adept_cap):
        return True
    return len(relievable(s, seat, ADEPTS)) > 0


class InfluenceAction(SeatStep[Pantacle]):
    """PCL-INFL-02..04, PCL-PREP-02, -03: if possible, exactly the cost buys 1 Adept, once."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        seat = self.seat
        cost = adept_cost(s, seat)
        if s.influence[seat] >= cost and can_receive_adept(s, seat):
            s.influence[seat] -= cost
            s.influence_reserve += cost
            s.say(BOUGHT, seat, cost)
            gain_adepts(s, seat, 1)


def has_disc_left(s: Pantacle, seat: int) -> bool:
    """PCL-SACP-01, PCL-SACA-01: without a disc on the Sanctuary no Sacrifice is possible."""
    return s.pentagram[seat] != 0


def devotion_spent(s: Pantacle, seat: int) -> bool:
    """PCL-CARD-07: under Divided Devotion a turn has at most one Sacrifice."""
    return s.sacrifices > 0 and s.suffers(seat, DIVIDED_DEVOTION)


def can_sacrifice_powers(s: Pantacle, seat: int) -> bool:
    """PCL-SACP-01: at least 3 Power tokens, and a disc to place."""
    return len(s.slots[seat]) >= 3 and has_disc_left(s, seat)


def can_sacrifice_adepts(s: Pantacle, seat: int) -> bool:
    """PCL-SACA-01: at least 3 Adepts, and a disc to place."""
    return s.adepts[seat] >= s.contents.sacrifice_of_adepts and has_disc_left(s, seat)


class SacrificeOfPowers(SeatStep[Pantacle]):
    """PCL-SACP-01, PCL-PREP-03, -04, PCL-CARD-07: mandatory if possible; under Divided Devotion perhaps a choice."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        if not can_sacrifice_powers(s, self.seat):
            return
        if s.suffers(self.seat, DIVIDED_DEVOTION) and can_sacrifice_adepts(s, self.seat):
            s.then(DividedChoice(self.seat))
        else:
            sacrifice_powers(s, self.seat)


def sacrifice_powers(s: Pantacle, seat: int) -> None:
    """PCL-SACP-02..06: the tokens of slots 1 to 3 go back to the supply, slot 4 moves to slot 1, then a disc."""
    slots = s.slots[seat]
    s.say(GAVE_UP_POWERS, seat, slots[0], slots[1], slots[2])
    lose_powers(s, seat, slots[3:])
    finish_sacrifice(s, seat)


def finish_sacrifice(s: Pantacle, seat: int) -> None:
    """PCL-CARD-06: Blood Price right after the discards; then the disc is placed."""
    s.sacrifices += 1
    if s.influence[seat] > 0 and s.suffers(seat, BLOOD_PRICE):
        price = min(s.influence[seat], s.contents.curse_amount[BLOOD_PRICE])
        s.influence[seat] -= price
        s.influence_reserve += price
        s.say(BLED, seat, price)
    s.then(PlaceDisc(seat))


class DividedChoice(Choice[Pantacle]):
    """PCL-CARD-07, PCL-CURSE-12: under Divided Devotion, which of the two possible Sacrifices."""

    __slots__ = ()
    name: ClassVar[str] = "divided_choice"
    verbs: ClassVar[tuple[str, ...]] = ("sacrifice",)

    def options(self, s: Pantacle) -> list[Move]:
        return DEVOTE[:]

    def take(self, s: Pantacle, move: Move) -> None:
        if move is DEVOTE[0]:
            sacrifice_powers(s, self.seat)


class SacrificeOfAdepts(SeatStep[Pantacle]):
    """PCL-SACA-01..03, PCL-CARD-08: mandatory if possible; 3 Adepts go (4 under Deserters), then a disc."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        seat = self.seat
        if not can_sacrifice_adepts(s, seat) or devotion_spent(s, seat):
            return
        size = s.contents.sacrifice_of_adepts
        deserters = s.contents.curse_amount[DESERTERS]
        if s.adepts[seat] >= deserters > size and s.suffers(seat, DESERTERS):
            size = deserters
        s.adepts[seat] -= size
        s.adept_reserve += size
        s.say(GAVE_UP_ADEPTS, seat, size)
        finish_sacrifice(s, seat)
