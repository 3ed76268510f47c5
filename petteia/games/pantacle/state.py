"""The position of a game of Pantacle: plain data, no rules."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import State
from .components import PantacleBox

FIELDS: Final = (
    ("adept_cap", "amount"),
    ("winner", "seat?"),
    ("active", "seat"),
    ("turns", "amount@"),
    ("marked", "favor?"),
    ("extra_turn", "flag"),
    ("sacrifices", "amount"),
    ("influence_reserve", "amount"),
    ("adept_reserve", "amount"),
    ("influence", "amount@"),
    ("adepts", "amount@"),
    ("resolve", "amount@"),
    ("hands", "blade*@"),
    ("slots", "power*@"),
    ("pentagram", "point&@"),
    ("discs", "location&@"),
    ("curses", "curse*@"),
    ("veiled", "curse?@"),
    ("influence_on", "amount{curse}"),
    ("adepts_on", "amount{curse}"),
    ("pile", "blade[]"),
    ("discard", "blade[]"),
    ("curse_pile", "curse[]"),
    ("drawn", "curse*"),
    ("seen", "blade&[]"),
    ("known", "viewer&{curse}"),
    ("reshuffles", "amount"),
    ("batch", "amount{blade}"),
)


class Pantacle(State):
    """Everything on the table. Lists named in the plural have an entry per seat unless said otherwise."""

    __slots__ = (
        "contents", "adept_cap", "winner", "active", "turns", "marked", "extra_turn", "sacrifices",
        "influence_reserve", "adept_reserve", "influence", "adepts", "resolve", "hands", "slots", "pentagram",
        "discs", "curses", "veiled", "influence_on", "adepts_on", "pile", "discard", "curse_pile", "drawn", "seen",
        "known", "reshuffles", "batch",
    )  # fmt: skip

    def __init__(
        self,
        box: PantacleBox,
        players: int,
        adept_cap: int,
        winner: int,
        active: int,
        turns: list[int],
        marked: int,
        extra_turn: int,
        sacrifices: int,
        influence_reserve: int,
        adept_reserve: int,
        influence: list[int],
        adepts: list[int],
        resolve: list[int],
        hands: list[tuple[int, ...]],
        slots: list[tuple[int, ...]],
        pentagram: list[int],
        discs: list[int],
        curses: list[tuple[int, ...]],
        veiled: list[int],
        influence_on: list[int],
        adepts_on: list[int],
        pile: list[int],
        discard: list[int],
        curse_pile: list[int],
        drawn: tuple[int, ...],
        seen: list[int],
        known: list[int],
        reshuffles: int,
        batch: list[int],
    ) -> None:
        super().__init__(box, players)
        self.contents = box
        self.adept_cap = adept_cap  # 0: none
        self.winner = winner
        self.active = active  # the Active Sorcerer
        self.turns = turns  # turns that each seat has finished
        self.marked = marked  # the Favor under the tracker
        self.extra_turn = extra_turn  # 1: the Active Sorcerer plays once more
        self.sacrifices = sacrifices  # carried out this turn
        self.influence_reserve = influence_reserve
        self.adept_reserve = adept_reserve
        self.influence = influence
        self.adepts = adepts
        self.resolve = resolve  # positions of the Resolve Bonus trackers
        self.hands = hands  # blades, by rising number
        self.slots = slots  # Power tokens, slot 1 first
        self.pentagram = pentagram  # bit masks of the points that still bear a disc
        self.discs = discs  # bit masks of the locations of the Pantacle
        self.curses = curses  # Curse cards in front of each seat
        self.veiled = veiled  # the one that Protection keeps face down
        self.influence_on = influence_on  # on each Curse card
        self.adepts_on = adepts_on  # on each Curse card
        self.pile = pile  # blades, top last
        self.discard = discard  # blades, the row in its order
        self.curse_pile = curse_pile  # top last
        self.drawn = drawn  # Curse cards that the Active Sorcerer is choosing from
        self.seen = seen  # per viewer (the last is a spectator): blades seen in other hands and still there
        self.known = known  # per Curse card in the pile: the viewers who know its place
        self.reshuffles = reshuffles
        self.batch = batch  # per blade: after how many reshuffles it last lay in the pile; replaced, never changed

    def copy(self) -> Pantacle:
        s = Pantacle(
            self.contents,
            self.players,
            self.adept_cap,
            self.winner,
            self.active,
            self.turns[:],
            self.marked,
            self.extra_turn,
            self.sacrifices,
            self.influence_reserve,
            self.adept_reserve,
            self.influence[:],
            self.adepts[:],
            self.resolve[:],
            self.hands[:],
            self.slots[:],
            self.pentagram[:],
            self.discs[:],
            self.curses[:],
            self.veiled[:],
            self.influence_on[:],
            self.adepts_on[:],
            self.pile[:],
            self.discard[:],
            self.curse_pile[:],
            self.drawn,
            self.seen[:],
            self.known[:],
            self.reshuffles,
            self.batch,
        )
        s.follow(self)
        return s

    def scores(self) -> list[int]:
        return [1 if seat == self.winner else 0 for seat in range(self.players)]

    def left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def suffers(self, seat: int, curse: int) -> bool:
        """Is this Curse face up in front of the seat?"""
        return curse in self.curses[seat] and self.veiled[seat] != curse

    def has(self, seat: int, power: int) -> bool:
        return power in self.slots[seat]

    def discs_of(self, seat: int) -> int:
        """How many of the seat's discs are on the Pantacle."""
        return self.discs[seat].bit_count()

    # What is known of hidden things

    def leave_hand(self, seat: int, blade: int) -> None:
        """A blade leaves a hand, face up, for the discard row."""
        hand = self.hands[seat]
        at = hand.index(blade)
        self.hands[seat] = hand[:at] + hand[at + 1 :]
        self.discard.append(blade)
        bit = 1 << blade
        for viewer in range(self.players + 1):
            if self.seen[viewer] & bit:
                self.seen[viewer] ^= bit

    def enter_hand(self, seat: int, blade: int) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], blade)))

    def show(self, viewer: int, blades: tuple[int, ...]) -> None:
        """A viewer sees blades in another's hand."""
        for blade in blades:
            self.seen[viewer] |= 1 << blade

    def put_under_curses(self, curse: int, viewers: int) -> None:
        """A card goes to the bottom of the Curse pile; these viewers (a bit mask) know it."""
        self.curse_pile.insert(0, curse)
        self.known[curse] |= viewers

    def redeal(self, seat: int) -> None:
        """Deal anew what a seat (-1: a spectator) cannot know.

        A blade once seen in a hand stays there. The others change places only with blades of the same batch: a blade
        held since before a reshuffle cannot be one of those that were shuffled then. The Curse pile is never shuffled,
        so a card whose place is known stays in its place, and who knows which place is public. So nothing in the new
        world depends on what the seat cannot know.
        """
        viewer = self.players if seat < 0 else seat
        self._redeal_blades(viewer)
        self._forget_looks(viewer)
        self._redeal_curses(viewer)

    def _redeal_blades(self, viewer: int) -> None:
        mine = self.seen[viewer]
        pools: list[list[int]] = [[] for _ in range(self.reshuffles)]  # by batch
        pools.append(self.pile)
        places: list[tuple[int, int]] = []  # seat and batch
        for other in range(self.players):
            if other != viewer:
                hand = self.hands[other]
                self.hands[other] = tuple([blade for blade in hand if (mine >> blade) & 1])
                for blade in hand:
                    if not (mine >> blade) & 1:
                        places.append((other, self.batch[blade]))
                        pools[self.batch[blade]].append(blade)
        for pool in pools:
            pool.sort()
            self.shuffle(pool)
        places.sort()
        for other, batch in places:
            self.enter_hand(other, pools[batch].pop())

    def _forget_looks(self, viewer: int) -> None:
        """What others have seen by looking is not known to the viewer, unless it was shown to all or is its own."""
        shared = self.seen[self.players]
        if viewer < self.players:
            for blade in self.hands[viewer]:
                shared |= 1 << blade
        for other in range(self.players):
            if other != viewer:
                self.seen[other] &= shared

    def _redeal_curses(self, viewer: int) -> None:
        places = [n for n in range(len(self.curse_pile)) if not (self.known[self.curse_pile[n]] >> viewer) & 1]
        drawn = [n for n in range(len(self.drawn)) if not (self.known[self.drawn[n]] >> viewer) & 1]
        unknown = [self.curse_pile[n] for n in places] + [self.drawn[n] for n in drawn]
        knowers = [self.known[curse] for curse in unknown]
        unknown.sort()
        self.shuffle(unknown)
        chosen = list(self.drawn)
        for n in range(len(unknown)):
            self.known[unknown[n]] = knowers[n]
            if n < len(places):
                self.curse_pile[places[n]] = unknown[n]
            else:
                chosen[drawn[n - len(places)]] = unknown[n]
        self.drawn = tuple(chosen)
