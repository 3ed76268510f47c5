"""Phase C, Change of the Moon: discard, moon Influence, refill."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.moves import Move
from ..components import DEMONIC_DISCARD, ENSLAVEMENT, FEEBLE_GRIP, MOONBLIND, RESTLESS_NIGHT, STOP
from ..events import DISCARDED, DREW, RESHUFFLED
from ..state import Pantacle
from .gains import gain_influence


class ChangeOfTheMoon(SeatStep[Pantacle]):
    """PCL-MOON-01, -02, -10: the Active Sorcerer discards if there is a blade to discard, then refills."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        if s.hands[self.seat]:
            s.then(MoonDiscard(self.seat, 0))
        else:
            s.then(RefillHand(self.seat))


def fewest_discards(s: Pantacle, seat: int) -> int:
    """PCL-MOON-01, PCL-CARD-18: 1 blade, 2 under Restless Night."""
    return s.contents.curse_amount[RESTLESS_NIGHT] if s.suffers(seat, RESTLESS_NIGHT) else 1


class MoonDiscard(Choice[Pantacle]):
    """PCL-MOON-01, -06, PCL-CARD-18: one blade after the other; the last one counts."""

    __slots__ = ("discarded",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("discarded", "amount"))
    name: ClassVar[str] = "moon_discard"
    verbs: ClassVar[tuple[str, ...]] = ("discard", "stop")

    def __init__(self, seat: int, discarded: int) -> None:
        self.seat = seat
        self.discarded = discarded

    def options(self, s: Pantacle) -> list[Move]:
        discard = s.contents.discard
        moves = [discard[blade] for blade in s.hands[self.seat]]
        if self.discarded >= fewest_discards(s, self.seat):
            moves.append(STOP)
        return moves

    def take(self, s: Pantacle, move: Move) -> None:
        if move is STOP:
            s.then(MoonInfluence(self.seat), RefillHand(self.seat))
            return
        seat = self.seat
        s.leave_hand(seat, move.args[0])
        s.say(DISCARDED, seat, move.args[0])
        discarded = self.discarded + 1
        enough = discarded >= fewest_discards(s, seat) and not s.has(seat, DEMONIC_DISCARD)
        if enough or not s.hands[seat]:
            s.then(MoonInfluence(seat), RefillHand(seat))
        else:
            s.then(MoonDiscard(seat, discarded))

    def why(self, s: Pantacle, move: Move) -> Refusal | None:
        if move is STOP:
            if s.suffers(self.seat, RESTLESS_NIGHT):
                return Refusal("PCL-CARD-18", "why-restless")
            return Refusal("PCL-MOON-01", "why-must-discard")
        return Refusal("PCL-MOON-01", "why-not-in-hand")


class MoonInfluence(SeatStep[Pantacle]):
    """PCL-MOON-03..05, -07, -11, PCL-CARD-10: 1 Influence if the last discard has the Favor's Moon Phase."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        phase = s.contents.phase_of[s.discard[-1]]
        if phase == s.contents.favor_phase[s.marked] and not s.suffers(self.seat, MOONBLIND):
            gain_influence(s, self.seat, s.contents.moon)


def hand_target(s: Pantacle, seat: int) -> int:
    """PCL-MOON-08, PCL-CARD-09: 3 blades, 4 with Enslavement; 1 fewer under Feeble Grip."""
    target = s.contents.hand_with_enslavement if s.has(seat, ENSLAVEMENT) else s.contents.hand
    return target - s.contents.curse_amount[FEEBLE_GRIP] if s.suffers(seat, FEEBLE_GRIP) else target


class RefillHand(SeatStep[Pantacle]):
    """PCL-MOON-08, -09: draw one by one up to the hand target."""

    __slots__ = ()

    def run(self, s: Pantacle) -> None:
        seat = self.seat
        wanted = hand_target(s, seat) - len(s.hands[seat])
        drawn: list[int] = []
        while len(drawn) < wanted and can_draw(s):
            blade = s.pile.pop()
            s.enter_hand(seat, blade)
            drawn.append(blade)
        if drawn:
            s.whisper(1 << seat, tuple(sorted(drawn)), DREW, seat, len(drawn))


def can_draw(s: Pantacle) -> bool:
    """PCL-DECK-02..04: when a draw is due and the pile is empty, all discards but the last make a new pile."""
    if s.pile:
        return True
    if len(s.discard) < 2:
        return False
    s.pile = s.discard[:-1]
    s.discard = s.discard[-1:]
    s.shuffle(s.pile)
    s.reshuffles += 1
    batch = s.batch[:]
    for blade in s.pile:
        batch[blade] = s.reshuffles
    s.batch = batch
    s.say(RESHUFFLED, len(s.pile))
    return True
