"""Phase 9, Discard: what an Island keeps. PAR-DIS-01..09."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Frame, Refusal, Step
from ....kernel.events import EVERYBODY
from ....kernel.moves import Move
from ..components import (
    ARTEMIS,
    COMMODITIES,
    COMPLETE,
    DISCARD_PHASE,
    ENOUGH,
    EPICUREANISM,
    ONCE_ARTEMIS,
    OPTION_A,
    OPTION_B,
    REFUSED,
    RETAIN,
    STOPPED,
    TEMPLE_OF_ARTEMIS,
    TREASURY,
)
from ..events import DISCARDED_B, KEPT_A, KEPT_B, PHASE, STORES
from ..state import Cards, Parthenon
from .payment import pay_owner, why_no_service
from .windows import Answer, Answers, Desk, Window

CHOSE_A = REFUSED
CHOSE_B = REFUSED + 1


class Discard(Step[Parthenon]):
    """The Temple's service first, then all choose."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.phase = DISCARD_PHASE
        s.say(PHASE, DISCARD_PHASE)
        s.then(Discarding())
        if s.stage[TEMPLE_OF_ARTEMIS] == COMPLETE:
            concerned = 0
            for seat in range(s.players):
                if seat != s.owner[TEMPLE_OF_ARTEMIS] and s.count(seat):
                    concerned |= 1 << seat
            if concerned:
                StartOfDiscard(concerned).begin(s, True)


class Store(Desk):
    """Temple of Artemis: one Commodity to its owner, to keep two more."""

    __slots__ = ()
    name: ClassVar[str] = "start_action"
    verbs: ClassVar[tuple[str, ...]] = ("store", "request_order", "done", "resume")

    def acts(self, s: Parthenon) -> list[Move]:
        if s.once[self.seat] >> ONCE_ARTEMIS & 1:
            return []
        return [ARTEMIS[card] for card in range(COMMODITIES) if s.hand[self.seat][card]]

    def act(self, s: Parthenon, move: Move) -> None:
        s.once[self.seat] |= 1 << ONCE_ARTEMIS
        pay_owner(s, self.seat, TEMPLE_OF_ARTEMIS, move.args[0])
        s.say(STORES, self.seat)

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return why_no_service(s, self.seat, TEMPLE_OF_ARTEMIS, ONCE_ARTEMIS) if move.args else None


class StartOfDiscard(Window):
    """Before anybody discards."""

    __slots__ = ()

    def desk(self, seat: int) -> Store:
        return Store(seat)


class Discarding(Step[Parthenon]):
    """All choose at the same time."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        concerned = 0
        for seat in range(s.players):
            if s.count(seat):
                concerned |= 1 << seat
        Discards(concerned).start(s)


def limit_a(s: Parthenon, seat: int) -> int:
    """PAR-DIS-02, PAR-ACR-11, -12: how many Commodities option A keeps."""
    has_treasury = s.built[seat] & s.contents.acropolis_masks[s.islands[seat]][TREASURY] != 0
    return s.contents.treasury if has_treasury and not s.shaken >> seat & 1 else s.contents.keep


def extra(s: Parthenon, seat: int) -> int:
    """How many more cards may be kept: Epicureanism, Temple of Artemis."""
    more = 1 if s.holds(seat, EPICUREANISM) else 0
    if s.has_wonder(seat, TEMPLE_OF_ARTEMIS):
        more += 3
    return more + 2 if s.once[seat] >> ONCE_ARTEMIS & 1 else more


class Keep(Answer):
    """PAR-DIS-01..09: option A with the cards that are kept, or option B; then cards that may be kept on top."""

    __slots__ = ()
    name: ClassVar[str] = "discard"
    verbs: ClassVar[tuple[str, ...]] = ("option_a", "option_b", "keep", "enough")

    def with_picks(self, picks: Cards) -> Keep:
        return Keep(self.seat, picks)

    def code(self, move: Move) -> int:
        if move is OPTION_A:
            return CHOSE_A
        return CHOSE_B if move is OPTION_B else STOPPED if move is ENOUGH else move.args[0]

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        if not picks:
            return [OPTION_A, OPTION_B]
        if picks[-1] == STOPPED:
            return []
        mine = s.hand[self.seat][:COMMODITIES]
        more = extra(s, self.seat)
        if picks[0] == CHOSE_B:
            return self.duplicates(mine, picks[1:], more)
        must = min(sum(mine), limit_a(s, self.seat))
        return self.choose(mine, picks[1:], must, more)

    def choose(self, mine: list[int], kept: Cards, must: int, more: int) -> list[Move]:
        """Under A: so many that must be kept, then some that may be."""
        if sum(mine) <= must:
            return []
        for card in kept:
            mine[card] -= 1
        last = kept[-1] if kept else 0
        if len(kept) < must:
            missing = must - len(kept)
            return [RETAIN[card] for card in range(last, COMMODITIES) if mine[card] and sum(mine[card:]) >= missing]
        if len(kept) == must + more or not any(mine):
            return []
        return [*[RETAIN[card] for card in range(last, COMMODITIES) if mine[card]], ENOUGH]

    def duplicates(self, mine: list[int], kept: Cards, more: int) -> list[Move]:
        """Under B: one of each kind, and perhaps some of the others."""
        last = kept[-1] if kept else 0
        left = [max(0, mine[card] - 1 - kept.count(card)) for card in range(COMMODITIES)]
        if len(kept) == more or not any(left[last:]):
            return []
        return [*[RETAIN[card] for card in range(last, COMMODITIES) if left[card]], ENOUGH]

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return Refusal("PAR-DIS-08", "why-keep-exactly")


class Discards(Answers):
    """All choices are carried out together."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> Keep:
        return Keep(seat, ())

    def lane(self, s: Parthenon, seat: int) -> list[Frame]:
        return [Keep(seat, ())] if self.concerned >> seat & 1 else []

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        kept = tuple([pick for pick in picks[1:] if pick < COMMODITIES])
        if picks[0] == CHOSE_A:
            keep_hidden(s, seat, kept)
        else:
            keep_open(s, seat, kept)


def keep_hidden(s: Parthenon, seat: int, kept: Cards) -> None:
    """Option A: the cards kept stay face down, and so do those that go."""
    if s.count(seat) <= limit_a(s, seat):
        s.say(KEPT_A, seat, s.count(seat), 0)
        return
    mine = s.hand[seat][:]
    gone: list[int] = []
    for card in range(COMMODITIES):
        gone += [card] * (mine[card] - kept.count(card))
        mine[card] = kept.count(card)
    s.hand[seat] = mine
    if gone:
        s.doubt(seat, 0, COMMODITIES)
    s.whisper(1 << seat, tuple(gone), KEPT_A, seat, len(kept), len(gone))


def keep_open(s: Parthenon, seat: int, kept: Cards) -> None:
    """Option B: the whole hand is shown, one of each kind stays, face up until the Season ends."""
    mine = s.hand[seat][:]
    gone: list[int] = []
    for card in range(COMMODITIES):
        keep = min(mine[card], 1 + kept.count(card))
        gone += [card] * (mine[card] - keep)
        mine[card] = keep
    s.hand[seat] = mine
    s.show_hand(seat)
    s.faced |= 1 << seat
    s.whisper(EVERYBODY, tuple([card for card in range(COMMODITIES) for _ in range(mine[card])]), KEPT_B, seat)
    if gone:
        s.whisper(EVERYBODY, tuple(gone), DISCARDED_B, seat)
