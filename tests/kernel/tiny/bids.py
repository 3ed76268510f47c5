"""Bids: secret bids in lanes, a choice in two steps, and a seat that has no choice but must not be noticed.

Every seat has a secret purse. Jar after jar is sold: all bid in secret, the highest bid that stands alone pays and
wins. A host (option `hosted`) first stakes the jar's worth, then bids. Others are not asked when their purse is empty;
as nobody may notice, they are shown as deciding like all others until the bids are revealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from petteia.kernel.agenda import Box, Choice, Frame, Refusal, Sealed, State, Step, Together
from petteia.kernel.events import EventKind
from petteia.kernel.game import Game, Option
from petteia.kernel.kinds import Kind
from petteia.kernel.moves import Move, Vocabulary

RICHEST: Final = 4
COIN: Final = Kind("coin", (), RICHEST)
STAKE: Final = Kind("stake", ("single", "double"))
WORDS: Final = Vocabulary()
BID: Final = WORDS.words("bid", COIN, RICHEST + 1)
SET_STAKE: Final = WORDS.words("stake", STAKE)
BACK: Final = WORDS.word("back")
RECONSIDER: Final = WORDS.word("reconsider")
OPENED: Final = EventKind("opened", (("jars", "amount"), ("host", "seat?")))
BADE: Final = EventKind("bade", (("seat", "seat"), ("coin", "coin")))
SOLD: Final = EventKind("sold", (("seat", "seat?"), ("stake", "stake")))


class Market(State):
    """Purses are secret; what a seat is known to have had at first (`shown`) bounds what others may guess."""

    __slots__ = ("unsold", "hosted", "purse", "paid", "shown", "points")

    def __init__(
        self, box: Box, players: int, unsold: int, hosted: int, purse: list[int], paid: list[int], shown: list[int],
        points: list[int],
    ) -> None:  # fmt: skip
        super().__init__(box, players)
        self.unsold = unsold
        self.hosted = hosted
        self.purse = purse
        self.paid = paid
        self.shown = shown
        self.points = points

    def copy(self) -> Market:
        s = Market(
            self.box, self.players, self.unsold, self.hosted, self.purse[:], self.paid[:], self.shown[:], self.points[:]
        )
        s.follow(self)
        return s

    def host(self) -> int:
        return self.unsold % self.players if self.hosted else -1

    def lane(self, seat: int) -> list[Frame]:
        """What a seat does for a jar, first thing first."""
        if seat == self.host():
            return [SetStake(seat)]
        return [PlaceBid(seat, 0)] if self.purse[seat] else []

    def redeal(self, seat: int) -> None:
        """Others began with any purse that could pay what they showed; what they do now in secret is unknown.

        That the phase is still open is known: someone must be left to wait for.
        """
        for other in range(self.players):
            if other != seat:
                least = self.shown[other]
                self.purse[other] = least + self.below(RICHEST + 1 - least) - self.paid[other]
                if self.lanes:
                    self.lanes[other] = self.lane(other)[::-1]
        if self.lanes and not self.pending():
            self.redeal(seat)

    def scores(self) -> list[int]:
        return self.points[:]


class Auction(Step[Market]):
    """The next jar, while there are any."""

    __slots__ = ()

    def run(self, s: Market) -> None:
        if s.unsold:
            s.say(OPENED, s.unsold, s.host())
            s.open(Bidding((1 << s.players) - 1), [s.lane(seat) for seat in range(s.players)])


class SetStake(Choice[Market]):
    """The host says in secret what the jar is worth, and then bids."""

    __slots__ = ()
    name = "set_stake"
    verbs = ("stake",)

    def options(self, s: Market) -> list[Move]:
        return SET_STAKE[:]

    def take(self, s: Market, move: Move) -> None:
        s.then(PlaceBid(self.seat, move.args[0]))


class PlaceBid(Choice[Market]):
    """A bid that the purse can pay; the host may go back to the stake."""

    __slots__ = ("stake",)
    fields = (("seat", "seat"), ("stake", "stake"))
    name = "place_bid"
    verbs = ("bid", "back")

    def __init__(self, seat: int, stake: int) -> None:
        super().__init__(seat)
        self.stake = stake

    def options(self, s: Market) -> list[Move]:
        bids = BID[: s.purse[self.seat] + 1]
        return [*bids, BACK] if self.seat == s.host() else bids

    def take(self, s: Market, move: Move) -> None:
        if move is BACK:
            s.then(SetStake(self.seat))
        else:
            s.seal(self, move)

    def why(self, s: Market, move: Move) -> Refusal | None:
        return Refusal("BID-PURSE-01", "why-purse", (("purse", "coin", s.purse[self.seat]),)) if move.args else None


class Bidding(Together[Market]):
    """All bids are revealed; the highest one that stands alone wins."""

    __slots__ = ()

    def close(self, s: Market, lanes: list[list[Frame]]) -> None:
        bids, stake = [0] * s.players, 0
        for seat, lane in enumerate(lanes):
            for frame in lane:
                if isinstance(frame, PlaceBid):
                    stake |= frame.stake
                elif isinstance(frame, Sealed):
                    bids[seat] = WORDS.moves[frame.move].args[0]
        for seat, bid in enumerate(bids):
            s.shown[seat] = max(s.shown[seat], s.paid[seat] + bid)
            s.say(BADE, seat, bid)
        best = max((bid for bid in bids if bid and bids.count(bid) == 1), default=0)
        winner = bids.index(best) if best else -1
        if best:
            s.purse[winner] -= best
            s.paid[winner] += best
            s.points[winner] += stake + 1
        s.say(SOLD, winner, stake)
        s.unsold -= 1
        s.then(Auction())


class Bids(Game):
    name, title, prefix, seats = "bids", "Bids", "BID", (2, 4)
    options = (
        Option("jars", 3, (1, 2, 3)), Option("hosted", True, (False, True)),
        Option("purses", "any", ("any", "filled")),
    )  # fmt: skip
    fields = (
        ("unsold", "amount"), ("hosted", "flag"), ("purse", "coin@"), ("paid", "coin@"), ("shown", "coin@"),
        ("points", "amount@"),
    )  # fmt: skip
    state, frames, events = Market, (Auction, SetStake, PlaceBid, Bidding), (OPENED, BADE, SOLD)
    text = Path(__file__).parent / "bids_text"

    def box(self, edition: Path | None = None) -> Box:
        return Box("base", {"coin": COIN, "stake": STAKE}, WORDS)

    def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> Market:
        nothing, least = [0] * players, RICHEST // 2 if options["purses"] == "filled" else 0
        s = Market(
            box, players, options["jars"], int(options["hosted"]), nothing, nothing[:], [least] * players, nothing[:]
        )
        s.seed(seed)
        s.purse = [least + s.below(RICHEST + 1 - least) for _ in range(players)]
        s.then(Auction())
        return s

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Market)
        lane = s.lanes[seat] if s.lanes and seat >= 0 else []
        return {
            "unsold": s.unsold, "paid": s.paid[:], "purse": None if seat < 0 else s.purse[seat],
            "committed": [WORDS.moves[frame.move].text for frame in lane if isinstance(frame, Sealed)],
        }  # fmt: skip

    def violations(self, s: State) -> list[str]:
        assert isinstance(s, Market)
        wrong = ["state.unsold: none is left to bid for"] if s.lanes and not s.unsold else []
        total = [s.purse[n] + s.paid[n] for n in range(s.players)]
        return wrong + [f"state.purse[{n}]: more than {RICHEST}" for n in range(s.players) if total[n] > RICHEST]


GAME: Final = Bids()
