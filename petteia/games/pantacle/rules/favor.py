"""Phase B, Favor: the announcement, the bribing round, compensation and benefit."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep, Step
from ....kernel.moves import Move
from ..components import (
    ANNOUNCE,
    BITTER_LOSS,
    CLOSED_DOORS,
    DENIAL,
    EXTORTION,
    FAVORS,
    FIRST_POWER_FAVOR,
    GREEDY_KEEPERS,
    HARD_FEELINGS,
    INDOCTRINATION,
    PASS,
    RECRUITMENT,
    SCORNED_BY_THE_PACK,
)
from ..events import ADDED, ANNOUNCED, BRIBED, GAVE, NO_COMPENSATION, PASSED, RESOLVED, STOLEN, TRACKER_STAYS
from ..state import Pantacle
from .ending import WinCheck
from .flame import take_power
from .gains import gain_adepts, gain_influence


class AnnounceFavor(Choice[Pantacle]):
    """PCL-FAVOR-01..08, PCL-CARD-14: a Favor that is not marked, not closed, and whose Power you do not own."""

    __slots__ = ()
    name: ClassVar[str] = "announce_favor"
    verbs: ClassVar[tuple[str, ...]] = ("announce",)

    def options(self, s: Pantacle) -> list[Move]:
        held = s.slots[self.seat]
        closed = s.suffers(self.seat, CLOSED_DOORS)
        return [
            ANNOUNCE[favor]
            for favor in range(FAVORS)
            if favor != s.marked and favor - FIRST_POWER_FAVOR not in held and not (closed and favor == INDOCTRINATION)
        ]

    def take(self, s: Pantacle, move: Move) -> None:
        s.marked = move.args[0]
        s.say(ANNOUNCED, self.seat, s.marked)
        s.then(Bribe(s.left_of(self.seat), s.marked))

    def why(self, s: Pantacle, move: Move) -> Refusal | None:
        if move.args[0] == s.marked:
            return Refusal("PCL-FAVOR-02", "why-marked")
        if move.args[0] - FIRST_POWER_FAVOR in s.slots[self.seat]:
            return Refusal("PCL-FAVOR-03", "why-power-owned")
        return Refusal("PCL-CARD-14", "why-closed-doors")


class Bribe(Choice[Pantacle]):
    """PCL-BRIBE-01..07, PCL-GET-00: each opponent is asked once, whether able or not, until somebody pays."""

    __slots__ = ("favor",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("favor", "favor"))
    name: ClassVar[str] = "bribe"
    verbs: ClassVar[tuple[str, ...]] = ("pass", "bribe")

    def __init__(self, seat: int, favor: int) -> None:
        self.seat = seat
        self.favor = favor

    def options(self, s: Pantacle) -> list[Move]:
        return [PASS, *payments(s, self.seat, self.favor)]

    def take(self, s: Pantacle, move: Move) -> None:
        if move is PASS:
            s.say(PASSED, self.seat)
            asked = s.left_of(self.seat)
            if asked == s.active:
                s.then(Benefit(s.active, self.favor), WinCheck(s.active, 0))
            else:
                s.then(Bribe(asked, self.favor))
            return
        pay(s, self.seat, self.favor, move.args)
        s.then(Compensation(s.active), HardFeelings(self.seat), Benefit(self.seat, self.favor), WinCheck(self.seat, 1))
        if s.suffers(self.seat, GREEDY_KEEPERS):
            s.then(BribeMore(self.seat))

    def why(self, s: Pantacle, move: Move) -> Refusal | None:
        return why_not_pay(s, self.seat, self.favor, move.args)


def payments(s: Pantacle, seat: int, favor: int) -> list[Move]:
    """PCL-PAY-01..04, -06, PCL-CARD-11, -12: every complete payment from the seat's own hand and Resolve Bonus."""
    box = s.contents
    first, second = box.favor_keepers[favor]
    firsts: list[int] = []
    seconds: list[int] = []
    hounds: list[int] = []
    for blade in s.hands[seat]:
        keeper = box.keeper_of[blade]
        if keeper == first:
            firsts.append(blade)
        elif keeper == second:
            seconds.append(blade)
        elif keeper == box.hound:
            hounds.append(blade)
    if s.resolve[seat] == 2:
        hounds.append(box.resolve)
    if len(hounds) < 2 or s.suffers(seat, SCORNED_BY_THE_PACK):
        hounds = []
        if not firsts or not seconds:
            return []
    ways: list[tuple[int, ...]] = [(a, b) for a in firsts for b in seconds]
    ways += hound_payments(firsts, seconds, hounds)
    if s.suffers(seat, GREEDY_KEEPERS):
        ways = [way for way in ways if blades_in(s, way) < len(s.hands[seat])]
    return [box.bribe[way] for way in ways]


def hound_payments(firsts: list[int], seconds: list[int], hounds: list[int]) -> list[tuple[int, ...]]:
    """PCL-PAY-02, -08: a pair of Hounds for either Keeper, or four for both; Hounds by rising number."""
    ways: list[tuple[int, ...]] = []
    for i in range(len(hounds)):
        for j in range(i + 1, len(hounds)):
            ways.extend([(a, hounds[i], hounds[j]) for a in firsts])
            ways.extend([(hounds[i], hounds[j], b) for b in seconds])
    ways.extend(combinations(hounds, 4))
    return ways


def blades_in(s: Pantacle, payment: tuple[int, ...]) -> int:
    """How many blades a payment takes from the hand: the Resolve Bonus Hound is none."""
    return len(payment) - 1 if s.contents.resolve in payment else len(payment)


def pay(s: Pantacle, seat: int, favor: int, payment: tuple[int, ...]) -> None:
    """PCL-PAY-05, -08..10: paid blades go on the discard in their order and bring nothing; a used Resolve Bonus goes
    back to 0.
    """
    s.whisper(-1, payment, BRIBED, seat, favor)
    for paid in payment:
        if paid == s.contents.resolve:
            s.resolve[seat] = 0
        else:
            s.leave_hand(seat, paid)


def why_not_pay(s: Pantacle, seat: int, favor: int, payment: tuple[int, ...]) -> Refusal:
    """The first thing wrong with a payment, from what the seat itself knows."""
    box = s.contents
    for paid in payment:
        if paid == box.resolve:
            if s.resolve[seat] != 2:
                return Refusal("PCL-PAY-04", "why-no-resolve-hound")
        elif paid not in s.hands[seat]:
            return Refusal("PCL-PAY-01", "why-not-in-hand", (("blade", "blade", paid),))
    hounds = [paid for paid in payment if paid == box.resolve or box.keeper_of[paid] == box.hound]
    if hounds and s.suffers(seat, SCORNED_BY_THE_PACK):
        return Refusal("PCL-CARD-12", "why-scorned")
    first, second = box.favor_keepers[favor]
    keepers = [box.keeper_of[paid] for paid in payment if paid not in hounds]
    if any(keeper != first and keeper != second for keeper in keepers):
        wanted = (("first", "keeper", first), ("second", "keeper", second))
        return Refusal("PCL-PAY-01", "why-wrong-keepers", wanted)
    if blades_in(s, payment) == len(s.hands[seat]) and s.suffers(seat, GREEDY_KEEPERS):
        return Refusal("PCL-CARD-11", "why-greedy")
    return Refusal("PCL-PAY-08", "why-payment-order")


class BribeMore(Choice[Pantacle]):
    """PCL-CARD-11: Greedy Keepers want one more blade of the hand, any."""

    __slots__ = ()
    name: ClassVar[str] = "bribe_more"
    verbs: ClassVar[tuple[str, ...]] = ("add",)

    def options(self, s: Pantacle) -> list[Move]:
        return [s.contents.add[blade] for blade in s.hands[self.seat]]

    def take(self, s: Pantacle, move: Move) -> None:
        s.say(ADDED, self.seat, move.args[0])
        s.leave_hand(self.seat, move.args[0])

    def why(self, s: Pantacle, move: Move) -> Refusal | None:
        return Refusal("PCL-CARD-11", "why-not-in-hand")


class Compensation(SeatStep[Pantacle]):
    """PCL-COMP-01, -02, PCL-CARD-03, -13: the tracker moves 1 right if it can, and 1 Influence is gained."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        seat = self.seat
        if s.suffers(seat, DENIAL):
            s.say(TRACKER_STAYS, seat)
        elif s.resolve[seat] < 2:
            s.resolve[seat] += 1
            s.say(RESOLVED, seat, s.resolve[seat])
        if s.suffers(seat, BITTER_LOSS):
            s.say(NO_COMPENSATION, seat)
        else:
            gain_influence(s, seat, s.contents.compensation)


class HardFeelings(SeatStep[Pantacle]):
    """PCL-CARD-02, PCL-GET-00: under Hard Feelings the briber gives the Active Sorcerer 1 Influence, if any."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        if s.suffers(self.seat, HARD_FEELINGS) and s.influence[self.seat] > 0:
            s.influence[self.seat] -= 1
            s.influence_reserve += 1
            s.say(GAVE, self.seat, s.active)
            gain_influence(s, s.active, 1)


class Benefit(Step[Pantacle]):
    """PCL-GET-01..06: what the Favor gives to whoever obtains it."""

    __slots__ = ("seat", "favor")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("favor", "favor"))

    def __init__(self, seat: int, favor: int) -> None:
        self.seat = seat
        self.favor = favor

    def run(self, s: Pantacle) -> None:
        if self.favor == RECRUITMENT or self.favor == INDOCTRINATION:
            gain_adepts(s, self.seat, s.contents.favor_amount[self.favor])
        elif self.favor == EXTORTION:
            extort(s, self.seat)
        else:
            take_power(s, self.seat, self.favor - FIRST_POWER_FAVOR)


def extort(s: Pantacle, seat: int) -> None:
    """PCL-GET-03, PCL-TURN-06: 1 Influence from every other player who has any; together they are one gain."""
    stolen = 0
    for other in range(s.players):
        taken = min(s.influence[other], s.contents.favor_amount[EXTORTION])
        if other != seat and taken > 0:
            s.influence[other] -= taken
            s.influence_reserve += taken
            stolen += taken
            s.say(STOLEN, seat, other, taken)
    gain_influence(s, seat, stolen)
