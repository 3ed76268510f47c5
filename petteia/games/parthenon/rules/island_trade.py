"""Phase 3, Island Trade: actions at its start, then offers among Islands. PAR-ITR-01..13, PAR-OFR-01..14."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Frame, Refusal, Step
from ....kernel.events import EVERYBODY
from ....kernel.moves import Move
from ..components import (
    ACCEPT,
    ALLOW_GIFTS,
    ANY_BASIC,
    ANY_RARE,
    BASICS,
    CANCEL,
    CARDS,
    COMMODITIES,
    COMPLETE,
    COUNTER,
    GIVE,
    GOLD,
    HIDDEN_TRADES,
    IN_ISLAND_TRADE,
    ISLAND_TRADE_PHASE,
    MAX_COUNTERS,
    MAX_OFFERS,
    MAX_OPEN_OFFERS,
    MAX_TRADES,
    MOST_WANTED,
    OFFER_ALL,
    OFFER_TO,
    OFFERS_EACH,
    ONCE_ZEUS,
    PROPOSE,
    RAISE,
    READY,
    REJECT,
    RESUME,
    STAGE_OF,
    STATUE_OF_ZEUS,
    WANT,
    WITHDRAW,
    WONDERS,
    ZEUS,
    ZEUS_BASIC,
    ZEUS_RARE,
)
from ..events import (
    ACCEPTED,
    LAPSED,
    OFFERED,
    OFFERED_ALL,
    PHASE,
    REJECTED,
    RESUMED,
    SAID_DONE,
    TRADED,
    WITHDREW,
)
from ..state import Cards, Parthenon, proposer, terms_code
from .payment import affordable, start_payment, why_no_service, why_not_raised
from .windows import Desk, OpenPhase, Window


class IslandTrade(Step[Parthenon]):
    """PAR-ITR-01: step 1 for all who have something to do there, then trading."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.phase = ISLAND_TRADE_PHASE
        s.say(PHASE, ISLAND_TRADE_PHASE)
        s.then(Trading())
        concerned = s.everybody() if s.stage[STATUE_OF_ZEUS] == COMPLETE else 0
        for wonder in range(WONDERS):
            if is_raised_here(s, wonder):
                concerned |= 1 << s.owner[wonder]
        if concerned:
            StartOfTrade(concerned).begin(s, True)


def is_raised_here(s: Parthenon, wonder: int) -> bool:
    """PAR-WON-04: is the next stage of this Great Wonder paid at the start of this phase?"""
    stage = s.stage[wonder]
    return 0 < stage < COMPLETE and s.contents.stage_paid[wonder][stage - 1] == IN_ISLAND_TRADE


class StartAction(Desk):
    """PAR-ITR-01, -02: stages of Great Wonders that are paid here, and the Statue of Zeus."""

    __slots__ = ()
    name: ClassVar[str] = "start_action"
    verbs: ClassVar[tuple[str, ...]] = ("raise", "zeus_basic", "zeus_rare", "request_order", "done", "resume")

    def acts(self, s: Parthenon) -> list[Move]:
        seat = self.seat
        found: list[Move] = []
        for wonder in range(WONDERS):
            if s.owner[wonder] == seat and is_raised_here(s, wonder):
                cost = s.contents.stage_cost[wonder][s.stage[wonder] - 1]
                if affordable(s, seat, RAISE + wonder, cost, -1):
                    found.append(STAGE_OF[wonder])
        if s.stage[STATUE_OF_ZEUS] == COMPLETE and not s.once[seat] >> ONCE_ZEUS & 1:
            mine = s.hand[seat]
            if sum(mine[:BASICS]) >= (1 if s.owner[STATUE_OF_ZEUS] == seat else 2):
                found += ZEUS_BASIC
            if s.owner[STATUE_OF_ZEUS] != seat and sum(mine[BASICS:GOLD]) > 0:
                found += ZEUS_RARE
        return found

    def act(self, s: Parthenon, move: Move) -> None:
        if move.verb.name == "raise":
            wonder = move.args[0]
            cost = s.contents.stage_cost[wonder][s.stage[wonder] - 1]
            start_payment(s, self.seat, RAISE + wonder, cost, -1)
            return
        own = s.owner[STATUE_OF_ZEUS] == self.seat
        basics = (ANY_BASIC,) if own else (ANY_BASIC, ANY_BASIC)
        needs = (ANY_RARE,) if move.verb.name == "zeus_rare" else basics
        start_payment(s, self.seat, ZEUS + move.args[0], needs, -1)

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        if move.verb.name == "raise":
            return why_not_raised(s, self.seat, move.args[0], IN_ISLAND_TRADE)
        return why_no_service(s, self.seat, STATUE_OF_ZEUS, ONCE_ZEUS) if move.args else None


class StartOfTrade(Window):
    """Step 1: no trade happens before all have finished."""

    __slots__ = ()

    def desk(self, seat: int) -> StartAction:
        return StartAction(seat)


# Step 2


class Trading(Step[Parthenon]):
    """PAR-ITR-04: all but those whom the Plague keeps away may trade."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.offers_made = [0] * s.players
        s.tried = [()] * s.players
        s.trades = 0
        concerned = s.everybody() & ~s.plagued
        if concerned.bit_count() > 1:
            Market(concerned).begin(s, False)


class Market(OpenPhase):
    """PAR-OFR-10: trading ends when all are ready; open offers lapse."""

    __slots__ = ()

    def lane(self, s: Parthenon, seat: int) -> list[Frame]:
        return [Trade(seat)] if self.concerned >> seat & 1 else []

    def close(self, s: Parthenon, lanes: list[list[Frame]]) -> None:
        for offer in s.offer_ids:
            s.say(LAPSED, proposer(offer), offer)
        s.offer_ids = s.offer_to = s.offer_depth = s.offer_refused = ()
        s.offer_give = s.offer_want = ()
        super().close(s, lanes)


def is_over(s: Parthenon) -> bool:
    """PAR-OFR-11: has the table made all trades it may?"""
    return 0 < s.house[MAX_TRADES] <= s.trades


def may_offer(s: Parthenon, seat: int) -> bool:
    """PAR-OFR-11: has the seat offers left, and room for another open one?"""
    most = s.house[MAX_OFFERS]
    if most and s.offers_made[seat] >= most:
        return False
    own = 0
    for offer in s.offer_ids:
        if proposer(offer) == seat:
            own += 1
    return own < s.house[MAX_OPEN_OFFERS] and (s.house[ALLOW_GIFTS] == 1 or max(s.free_cards(seat)) > 0)


def can_give(s: Parthenon, seat: int, cards: Cards) -> bool:
    """PAR-OFR-03: has the seat all of these cards unreserved?"""
    free = s.free_cards(seat)
    for card in cards:
        free[card] -= 1
        if free[card] < 0:
            return False
    return True


class Trade(Choice[Parthenon]):
    """Propose, answer, withdraw, or be ready; who is ready may still answer."""

    __slots__ = ()
    name: ClassVar[str] = "trade"
    verbs: ClassVar[tuple[str, ...]] = (
        "offer", "offer_all", "accept", "reject", "counter", "withdraw", "ready", "resume",
    )  # fmt: skip

    def options(self, s: Parthenon) -> list[Move]:
        seat = self.seat
        found: list[Move] = []
        offers = may_offer(s, seat)
        for n in range(len(s.offer_ids)):
            offer = s.offer_ids[n]
            if proposer(offer) == seat:
                found.append(WITHDRAW[offer])
            elif s.offer_to[n] in (seat, s.players) and not s.offer_refused[n] >> seat & 1:
                if can_give(s, seat, s.offer_want[n]):
                    found.append(ACCEPT[offer])
                found.append(REJECT[offer])
                if offers and s.offer_depth[n] < s.house[MAX_COUNTERS]:
                    found.append(COUNTER[offer])
        if s.done >> seat & 1:
            found.append(RESUME)
            return found
        if offers:
            found += [OFFER_TO[other] for other in range(s.players) if other != seat and not s.plagued >> other & 1]
            found.append(OFFER_ALL)
        found.append(READY)
        return found

    def take(self, s: Parthenon, move: Move) -> None:
        seat = self.seat
        name = move.verb.name
        s.turn = seat
        s.then(self)
        if name == "ready":
            s.done |= 1 << seat
            s.say(SAID_DONE, seat)
        elif name == "resume":
            s.done &= ~(1 << seat)
            s.say(RESUMED, seat)
        elif name == "offer":
            s.then(Compose(seat, move.args[0], (), (), -1))
        elif name == "offer_all":
            s.then(Compose(seat, s.players, (), (), -1))
        elif name == "counter":
            s.then(Compose(seat, proposer(move.args[0]), (), (), move.args[0]))
        elif name == "accept":
            accept(s, seat, move.args[0])
        elif name == "reject":
            reject(s, seat, move.args[0])
        else:
            s.say(WITHDREW, seat, move.args[0])
            remove_offer(s, move.args[0])

    def owed(self, s: Parthenon) -> bool:
        return not s.done >> self.seat & 1 and not is_over(s)

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        name = move.verb.name
        if name in ("offer", "offer_all"):
            if name == "offer" and move.args[0] < s.players and s.plagued >> move.args[0] & 1:
                return Refusal("PAR-EVENT-08", "why-plagued")
            return Refusal("PAR-OFR-11", "why-no-more-offers")
        if name in ("accept", "reject", "counter"):
            if move.args[0] not in s.offer_ids:
                return Refusal("PAR-OFR-03", "why-no-such-offer")
            n = s.offer_ids.index(move.args[0])
            if s.offer_to[n] not in (self.seat, s.players) or proposer(move.args[0]) == self.seat:
                return Refusal("PAR-OFR-03", "why-not-to-you")
            if s.offer_refused[n] >> self.seat & 1:
                return Refusal("PAR-OFR-05", "why-rejected")
            if name == "counter":
                deep = s.offer_depth[n] >= s.house[MAX_COUNTERS]
                return Refusal("PAR-OFR-06" if deep else "PAR-OFR-11", "why-no-counter")
            return Refusal("PAR-OFR-03", "why-cannot-give")
        return Refusal("PAR-OFR-07", "why-no-such-offer") if name == "withdraw" else None


class Compose(Choice[Parthenon]):
    """PAR-OFR-01: what is given, then what is wanted, each in rising order; then it is proposed."""

    __slots__ = ("to", "give", "want", "answered")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"),
        ("to", "viewer"),
        ("give", "card*"),
        ("want", "card*"),
        ("answered", "offer?"),
    )
    name: ClassVar[str] = "compose"
    verbs: ClassVar[tuple[str, ...]] = ("give", "want", "propose", "cancel")

    def __init__(self, seat: int, to: int, give: Cards, want: Cards, answered: int) -> None:
        self.seat = seat
        self.to = to
        self.give = give
        self.want = want
        self.answered = answered  # the offer that this one counters

    def options(self, s: Parthenon) -> list[Move]:
        found: list[Move] = []
        give, want = self.give, self.want
        if not want:
            free = s.free_cards(self.seat)
            for card in give:
                free[card] -= 1
            for card in range(give[-1] if give else 0, CARDS):
                if free[card] > 0:
                    found.append(GIVE[card])
        if len(want) < MOST_WANTED:
            for card in range(want[-1] if want else 0, CARDS):
                if card not in give:
                    found.append(WANT[card])
        gifts = s.house[ALLOW_GIFTS]
        if (self.give and self.want) or (gifts and (self.give or self.want)):
            found.append(PROPOSE)
        found.append(CANCEL)
        return found

    def take(self, s: Parthenon, move: Move) -> None:
        name = move.verb.name
        if name == "propose":
            propose(s, self)
        elif name == "give":
            s.then(Compose(self.seat, self.to, (*self.give, move.args[0]), self.want, self.answered))
        elif name == "want":
            s.then(Compose(self.seat, self.to, self.give, (*self.want, move.args[0]), self.answered))
        else:  # a bot does not begin it again
            s.tried[self.seat] = (*s.tried[self.seat], terms_code(self.to, (), ()))

    def owed(self, s: Parthenon) -> bool:
        return not is_over(s)

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        name = move.verb.name
        if name == "give":
            have = s.unreserved(self.seat, move.args[0]) > self.give.count(move.args[0])
            return Refusal("PAR-OFR-01", "why-rising" if have else "why-reserved")
        if name == "want" and move.args[0] in self.give:
            return Refusal("PAR-OFR-01", "why-both-sides")
        return Refusal("PAR-OFR-14" if self.give or self.want else "PAR-OFR-01", "why-empty-offer")


def terms_of(give: Cards, want: Cards) -> Cards:
    return (*give, *[CARDS + card for card in want])


def propose(s: Parthenon, made: Compose) -> None:
    """PAR-OFR-01, -02, -06, -09: the offer stands, its cards are reserved, and the addressee is asked again."""
    depth = 0
    if made.answered in s.offer_ids:
        depth = s.offer_depth[s.offer_ids.index(made.answered)] + 1
        reject(s, made.seat, made.answered)
    number = s.offers_made[made.seat]
    offer = made.seat * OFFERS_EACH + number % OFFERS_EACH
    while offer in s.offer_ids:
        number += 1
        offer = made.seat * OFFERS_EACH + number % OFFERS_EACH
    s.offers_made[made.seat] += 1
    s.tried[made.seat] = (*s.tried[made.seat], terms_code(made.to, made.give, made.want))
    s.offer_ids = (*s.offer_ids, offer)
    s.offer_to = (*s.offer_to, made.to)
    s.offer_give = (*s.offer_give, made.give)
    s.offer_want = (*s.offer_want, made.want)
    s.offer_depth = (*s.offer_depth, depth)
    s.offer_refused = (*s.offer_refused, 0)
    terms = terms_of(made.give, made.want)
    if made.to == s.players:
        s.done &= 1 << made.seat
        s.prove(made.seat, made.give)
        s.whisper(EVERYBODY, terms, OFFERED_ALL, made.seat, offer)
    else:
        s.done &= ~(1 << made.to)
        s.whisper(1 << made.seat | 1 << made.to, terms, OFFERED, made.seat, made.to, offer)


def remove_offer(s: Parthenon, offer: int) -> None:
    n = s.offer_ids.index(offer)
    s.offer_ids = s.offer_ids[:n] + s.offer_ids[n + 1 :]
    s.offer_to = s.offer_to[:n] + s.offer_to[n + 1 :]
    s.offer_give = s.offer_give[:n] + s.offer_give[n + 1 :]
    s.offer_want = s.offer_want[:n] + s.offer_want[n + 1 :]
    s.offer_depth = s.offer_depth[:n] + s.offer_depth[n + 1 :]
    s.offer_refused = s.offer_refused[:n] + s.offer_refused[n + 1 :]


def reject(s: Parthenon, seat: int, offer: int) -> None:
    """PAR-OFR-05: a directed offer ends; one to all is closed for this seat only."""
    n = s.offer_ids.index(offer)
    s.say(REJECTED, seat, offer)
    if s.offer_to[n] != s.players:
        remove_offer(s, offer)
    else:
        s.offer_refused = (*s.offer_refused[:n], s.offer_refused[n] | 1 << seat, *s.offer_refused[n + 1 :])


def accept(s: Parthenon, seat: int, offer: int) -> None:
    """PAR-OFR-03, PAR-ITR-09: both sides change hands at once."""
    n = s.offer_ids.index(offer)
    giver, give, want = proposer(offer), s.offer_give[n], s.offer_want[n]
    remove_offer(s, offer)
    s.say(ACCEPTED, seat, giver, offer)
    for card in give:
        hand_on(s, giver, seat, card)
    for card in want:
        hand_on(s, seat, giver, card)
    for one, other, back, forth in ((giver, seat, want, give), (seat, giver, give, want)):
        for to in (other, s.players):
            s.tried[one] = (*s.tried[one], terms_code(to, back, forth))  # the reverse of this trade
    s.trades += 1
    s.learn()
    audience = 1 << seat | 1 << giver if s.house[HIDDEN_TRADES] else EVERYBODY
    s.whisper(audience, terms_of(give, want), TRADED, giver, seat, len(give), len(want))


def hand_on(s: Parthenon, giver: int, taker: int, card: int) -> None:
    """A card goes to another Island; an Aegis card arrives at home (PAR-ITR-12)."""
    if s.house[HIDDEN_TRADES] and card < COMMODITIES:
        s.pass_unseen(giver, taker, card)
    else:
        s.part_with(giver, card)
        s.receive(taker, card)
