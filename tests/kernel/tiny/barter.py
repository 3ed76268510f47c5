"""Barter: an open window in which all seats act as they like: offers with escrow, and `done` that can be withdrawn.

Goods lie open; what one seat offers another is seen by these two only, that it offered by all. An accepted offer goes
before the overseer in public (seat 0, unless a party to it), who allows or forbids it while everybody else waits.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from petteia.kernel.agenda import Box, Choice, Frame, Refusal, State, Step, Together
from petteia.kernel.events import EventKind
from petteia.kernel.game import Game, Option
from petteia.kernel.kinds import NOBODY, Kind
from petteia.kernel.moves import Move, Verb, Vocabulary
from petteia.kernel.text import Phrasebook

GOODS: Final = ("wine", "oil", "grain")
GOOD: Final = Kind("good", GOODS)
GIVE, WANT = Kind("give", GOODS), Kind("want", GOODS)
MOST: Final = 4  # seats
EACH: Final = 2  # of every good at first, per seat on average
OVERSEER: Final = 0
WORDS: Final = Vocabulary()
DONE: Final = WORDS.word("done")
RESUME: Final = WORDS.word("resume")
WITHDRAW: Final = WORDS.word("withdraw")
ALLOW: Final = WORDS.word("allow")
FORBID: Final = WORDS.word("forbid")
ACCEPT: Final = [WORDS.add(Verb("accept", ("seat",)), (n,), f"accept {n}") for n in range(MOST)]
REJECT: Final = [WORDS.add(Verb("reject", ("seat",)), (n,), f"reject {n}") for n in range(MOST)]
OFFERING: Final = Verb("offer", ("seat", "give", "want"))
OFFER: Final = [
    [
        [WORDS.add(OFFERING, (to, give, want), f"offer {to} {GOODS[give]} {GOODS[want]}") for want in range(3)]
        for give in range(3)
    ]
    for to in range(MOST)
]
OFFERED: Final = EventKind("offered", (("seat", "seat"), ("other", "seat")), ("goods", "good"))
ENDED: Final = EventKind("ended", (("seat", "seat"),))
HEARD: Final = EventKind("heard", (("seat", "seat"), ("by", "seat"), ("give", "give"), ("want", "want")))
TRADED: Final = EventKind("traded", (("seat", "seat"), ("by", "seat"), ("give", "give"), ("want", "want")))
READY: Final = EventKind("ready", (("seat", "seat"), ("done", "flag")))


class Agora(State):
    """Each seat has at most one open offer: `to` whom, what it gives (its escrow) and what it wants."""

    __slots__ = ("goods", "to", "give", "want", "left", "done")

    def __init__(
        self, box: Box, players: int, goods: list[list[int]], to: list[int], give: list[int], want: list[int],
        left: list[int], done: int,
    ) -> None:  # fmt: skip
        super().__init__(box, players)
        self.goods = goods
        self.to = to
        self.give = give
        self.want = want
        self.left = left
        self.done = done

    def copy(self) -> Agora:
        s = Agora(
            self.box, self.players, [mine[:] for mine in self.goods], self.to[:], self.give[:], self.want[:],
            self.left[:], self.done,
        )  # fmt: skip
        s.follow(self)
        return s

    def free(self, seat: int, good: int) -> int:
        """How many of a good are not in escrow."""
        return self.goods[seat][good] - (1 if self.give[seat] == good else 0)

    def heard(self) -> Rule | None:
        """The ruling that is due."""
        top = self.agenda[-1] if self.agenda else None
        return top if isinstance(top, Rule) else None

    def sees(self, seat: int, offer: int) -> bool:
        """Does the seat see what this seat offers?"""
        rule = self.heard()
        return seat in (offer, self.to[offer]) or (rule is not None and rule.giver == offer)

    def close_offer(self, seat: int) -> None:
        self.to[seat] = self.give[seat] = self.want[seat] = NOBODY
        self.say(ENDED, seat)

    def redeal(self, seat: int) -> None:
        """What others offer each other is unknown, except that they have what they give, and owe elsewhere."""
        rule = self.heard()
        for n in range(self.players):
            if self.to[n] != NOBODY and not self.sees(seat, n):
                owes = self.want[rule.giver] if rule is not None and rule.by == n else NOBODY
                has = [good for good in range(3) if self.goods[n][good] > (1 if good == owes else 0)]
                self.give[n] = has[self.below(len(has))]
                self.want[n] = (self.give[n] + 1 + self.below(2)) % 3

    def scores(self) -> list[int]:
        return [sum(1 for good in mine if good) * 3 + max(mine) for mine in self.goods]


class Trade(Choice[Agora]):
    """Offer, answer, withdraw, or be done; nobody waits for a seat that is done, but it may still act."""

    __slots__ = ()
    name = "trade"
    verbs = ("done", "resume", "withdraw", "accept", "reject", "offer")

    def options(self, s: Agora) -> list[Move]:
        me = self.seat
        found = [RESUME if s.done >> me & 1 else DONE]
        if s.to[me] != NOBODY:
            found.append(WITHDRAW)
        elif s.left[me]:
            found += [
                OFFER[to][give][want]
                for to in range(s.players) if to != me
                for give in range(3) if s.goods[me][give]
                for want in range(3) if want != give
            ]  # fmt: skip
        for n in range(s.players):
            if s.to[n] == me:
                found += [ACCEPT[n], REJECT[n]] if s.free(me, s.want[n]) > 0 else [REJECT[n]]
        return found

    def take(self, s: Agora, move: Move) -> None:
        me, name = self.seat, move.verb.name
        s.then(self)
        if name in ("done", "resume"):
            s.done ^= 1 << me
            s.say(READY, me, 1 if move is DONE else 0)
        elif name == "offer":
            s.to[me], s.give[me], s.want[me] = move.args
            s.left[me] -= 1
            s.done &= ~(1 << s.to[me])
            s.whisper(1 << me | 1 << s.to[me], (s.give[me], s.want[me]), OFFERED, me, s.to[me])
        elif name == "accept":
            s.then(Hear(move.args[0], me))
        else:
            s.close_offer(me if name == "withdraw" else move.args[0])

    def why(self, s: Agora, move: Move) -> Refusal | None:
        if move.verb.name == "accept" and move.args[0] < s.players and s.to[move.args[0]] == self.seat:
            return Refusal("BAR-ACCEPT-01", "why-lacks", (("good", "good", s.want[move.args[0]]),))
        return None

    def owed(self, s: Agora) -> bool:
        return not s.done >> self.seat & 1


class Hear(Step[Agora]):
    """In the lane of the seat that accepted: the matter goes before the overseer, on the main agenda."""

    __slots__ = ("seat", "by")
    fields = (("seat", "seat"), ("by", "seat"))

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by

    def run(self, s: Agora) -> None:
        if OVERSEER in (self.seat, self.by):
            exchange(s, self.seat, self.by)
        else:
            s.say(HEARD, self.seat, self.by, s.give[self.seat], s.want[self.seat])
            s.interrupt(Rule(OVERSEER, self.seat, self.by))


class Rule(Choice[Agora]):
    """The overseer allows or forbids a trade; nobody else may act meanwhile."""

    __slots__ = ("giver", "by")
    fields = (("seat", "seat"), ("giver", "seat"), ("by", "seat"))
    name = "rule"
    verbs = ("allow", "forbid")

    def __init__(self, seat: int, giver: int, by: int) -> None:
        super().__init__(seat)
        self.giver = giver
        self.by = by

    def options(self, s: Agora) -> list[Move]:
        return [ALLOW, FORBID]

    def take(self, s: Agora, move: Move) -> None:
        if move is ALLOW:
            exchange(s, self.giver, self.by)
        else:
            s.close_offer(self.giver)


class Window(Together[Agora]):
    """Trading ends when everybody is done; open offers lapse."""

    __slots__ = ()
    secret = False

    def close(self, s: Agora, lanes: list[list[Frame]]) -> None:
        for seat in range(s.players):
            if s.to[seat] != NOBODY:
                s.close_offer(seat)


def exchange(s: Agora, seat: int, by: int) -> None:
    give, want = s.give[seat], s.want[seat]
    for giver, taker, good in ((seat, by, give), (by, seat, want)):
        s.goods[giver][good] -= 1
        s.goods[taker][good] += 1
    s.say(TRADED, seat, by, give, want)
    s.close_offer(seat)


class Barter(Game):
    name, title, prefix, seats = "barter", "Barter", "BAR", (2, MOST)
    options = (Option("offers", 2, (1, 2, 3)),)
    fields = (
        ("goods", "amount{good}@"), ("to", "seat?@"), ("give", "good?@"), ("want", "good?@"), ("left", "amount@"),
        ("done", "seat&"),
    )  # fmt: skip
    state, frames, events = Agora, (Trade, Hear, Rule, Window), (OFFERED, ENDED, HEARD, TRADED, READY)
    text = Path(__file__).parent / "barter_text"

    def box(self, edition: Path | None = None) -> Box:
        return Box("base", {"good": GOOD, "give": GIVE, "want": WANT}, WORDS)

    def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> Agora:
        nobody = [NOBODY] * players
        goods = [[0, 0, 0] for _ in range(players)]
        s = Agora(box, players, goods, nobody, nobody[:], nobody[:], [options["offers"]] * players, 0)
        s.seed(seed)
        for good in range(3):
            for _ in range(EACH * players):
                goods[s.below(players)][good] += 1
        s.open(Window((1 << players) - 1), [[Trade(seat)] for seat in range(players)])
        return s

    def label(self, book: Phrasebook, box: Box, kind: str, value: int) -> str:
        return super().label(book, box, "good" if kind in ("give", "want") else kind, value)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Agora)
        offers = [
            {"from": n, "to": s.to[n], "what": [GOODS[s.give[n]], GOODS[s.want[n]]] if s.sees(seat, n) else None}
            for n in range(s.players) if s.to[n] != NOBODY
        ]  # fmt: skip
        return {"goods": [mine[:] for mine in s.goods], "offers": offers, "left": s.left[:]}

    def violations(self, s: State) -> list[str]:
        assert isinstance(s, Agora)
        wrong = [
            f"state.goods: {sum(mine[good] for mine in s.goods)} {GOODS[good]}, not {EACH * s.players}"
            for good in range(3) if sum(mine[good] for mine in s.goods) != EACH * s.players
        ]  # fmt: skip
        return wrong + [
            f"state.give[{n}]: not in the goods of seat {n}"
            for n in range(s.players) if s.give[n] != NOBODY and s.free(n, s.give[n]) < 0
        ]  # fmt: skip


GAME: Final = Barter()
