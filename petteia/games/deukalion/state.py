"""The position of a game of Deukalion: plain data, no rules."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import State
from ...kernel.kinds import NOBODY
from .components import SETTLEMENTS, SYMBOLS, DeukalionBox

FIELDS: Final = (
    ("active", "seat"),
    ("shakes", "amount"),
    ("centre", "amount"),
    ("outer", "amount[]"),
    ("rotation", "turn?"),
    ("used", "action&"),
    ("spent", "copy&"),
    ("ships", "square?@"),
    ("hydra", "square"),
    ("crew", "amount@"),
    ("underworld", "amount@"),
    ("aboard", "chest*@"),
    ("stored", "chest*{city}"),
    ("owners", "seat?{settlement}"),
    ("hands", "copy*@"),
    ("face_up", "copy*@"),
    ("pile", "copy[]"),
    ("discard", "copy[]"),
    ("display", "pursuit?[]"),
    ("pursuits", "pursuit[]"),
    ("secrets", "pursuit?@"),
    ("ruled_out", "pursuit&@"),
    ("completed", "pursuit*@"),
    ("removed", "pursuit*"),
    ("honour_cards", "amount@"),
    ("tally", "amount@"),
    ("supply", "amount"),
    ("rewarded", "flag@"),
    ("sailor", "seat?"),
    ("allowance", "amount"),
    ("moving", "flag"),
    ("acted", "flag"),
    ("contest", "flag"),
    ("rolls", "amount*@"),
    ("under", "seat?[]"),
    ("seen", "copy&[]"),
    ("reshuffles", "amount"),
    ("batch", "amount{copy}"),
)


class Deukalion(State):
    """Everything on the table. Lists named in the plural have an entry per seat unless said otherwise."""

    __slots__ = (
        "contents", "active", "shakes", "centre", "outer", "rotation", "used", "spent", "ships", "hydra", "crew",
        "underworld", "aboard", "stored", "owners", "hands", "face_up", "pile", "discard", "display", "pursuits",
        "secrets", "ruled_out", "completed", "removed", "honour_cards", "tally", "supply", "rewarded", "sailor",
        "allowance", "moving", "acted", "contest", "rolls", "under", "seen", "reshuffles", "batch",
    )  # fmt: skip

    def __init__(
        self,
        box: DeukalionBox,
        players: int,
        active: int,
        shakes: int,
        centre: int,
        outer: list[int],
        rotation: int,
        used: int,
        spent: int,
        ships: list[int],
        hydra: int,
        crew: list[int],
        underworld: list[int],
        aboard: list[tuple[int, ...]],
        stored: list[tuple[int, ...]],
        owners: list[int],
        hands: list[tuple[int, ...]],
        face_up: list[tuple[int, ...]],
        pile: list[int],
        discard: list[int],
        display: list[int],
        pursuits: list[int],
        secrets: list[int],
        ruled_out: list[int],
        completed: list[tuple[int, ...]],
        removed: tuple[int, ...],
        honour_cards: list[int],
        tally: list[int],
        supply: int,
        rewarded: list[int],
        sailor: int,
        allowance: int,
        moving: int,
        acted: int,
        contest: int,
        rolls: list[tuple[int, ...]],
        under: list[int],
        seen: list[int],
        reshuffles: int,
        batch: list[int],
    ) -> None:
        super().__init__(box, players)
        self.contents = box
        self.active = active  # who shook the Kylix
        self.shakes = shakes  # so many turns have begun
        self.centre = centre  # the die that the others sail by
        self.outer = outer  # the four outer dice, by slot; replaced, never changed
        self.rotation = rotation  # how often the ring was turned; -1: it was not set yet
        self.used = used  # actions of this turn, as a bit mask
        self.spent = spent  # reusable cards used in this turn, as a bit mask of copies
        self.ships = ships  # squares; -1: not yet on the map
        self.hydra = hydra
        self.crew = crew  # hoplites aboard
        self.underworld = underworld  # hoplites in the Underworld
        self.aboard = aboard  # chests on the shipboard, by colour
        self.stored = stored  # chests in each city, by colour
        self.owners = owners  # of each settlement; -1: nobody
        self.hands = hands  # copies of Action cards, by rising number
        self.face_up = face_up  # reusable cards that were played
        self.pile = pile  # Action cards, top last
        self.discard = discard
        self.display = display  # Pursuit cards by slot; -1: none
        self.pursuits = pursuits  # the pile of Pursuit cards, top last
        self.secrets = secrets  # secret Pursuit cards; -1: completed
        self.ruled_out = ruled_out  # as bit masks: what all have seen that a secret card cannot be
        self.completed = completed
        self.removed = removed  # Pursuit cards that several completed at once
        self.honour_cards = honour_cards
        self.tally = tally  # points noted because the Honour cards had run out
        self.supply = supply  # of Honour cards
        self.rewarded = rewarded  # 1: took the Styx's award, and has lost no hoplite since
        self.sailor = sailor  # whose sail is open; -1: nobody's
        self.allowance = allowance  # steps that are left
        self.moving = moving  # 1: this sail's movement has not ended
        self.acted = acted  # 1: this sail's sailing action was used
        self.contest = contest  # 1: a challenge is open
        self.rolls = rolls  # in a challenge: skulls, shields, edges, saved skulls, bonus in half-points; else nothing
        self.under = under  # beside each card of the pile, who put it under there and so knows it
        self.seen = seen  # per viewer (the last is a spectator): cards seen in other hands and still there
        self.reshuffles = reshuffles
        self.batch = batch  # per copy: after how many reshuffles it last came into the pile; replaced, never changed

    def copy(self) -> Deukalion:
        s = Deukalion(
            self.contents,
            self.players,
            self.active,
            self.shakes,
            self.centre,
            self.outer,
            self.rotation,
            self.used,
            self.spent,
            self.ships[:],
            self.hydra,
            self.crew[:],
            self.underworld[:],
            self.aboard[:],
            self.stored[:],
            self.owners[:],
            self.hands[:],
            self.face_up[:],
            self.pile[:],
            self.discard[:],
            self.display[:],
            self.pursuits[:],
            self.secrets[:],
            self.ruled_out[:],
            self.completed[:],
            self.removed,
            self.honour_cards[:],
            self.tally[:],
            self.supply,
            self.rewarded[:],
            self.sailor,
            self.allowance,
            self.moving,
            self.acted,
            self.contest,
            self.rolls[:],
            self.under[:],
            self.seen[:],
            self.reshuffles,
            self.batch,
        )
        s.follow(self)
        return s

    def scores(self) -> list[int]:
        return [self.total(seat) for seat in range(self.players)]

    def left_of(self, seat: int) -> int:
        """DEU-TERM-01"""
        return seat + 1 if seat + 1 < self.players else 0

    def right_of(self, seat: int) -> int:
        """DEU-TERM-01"""
        return seat - 1 if seat > 0 else self.players - 1

    def total(self, seat: int) -> int:
        """DEU-HON-01: Honour cards, tally, completed Pursuit cards and owned settlements."""
        points = self.honour_cards[seat] + self.tally[seat]
        for card in self.completed[seat]:
            points += self.contents.pursuit_honour[card]
        for n in range(SETTLEMENTS):
            if self.owners[n] == seat:
                points += self.contents.honour[n]
        return points

    def die(self, symbol: int) -> int:
        """DEU-KYLIX-06: the value that a symbol has received."""
        return self.turned(symbol, self.rotation)

    def turned(self, symbol: int, turns: int) -> int:
        """DEU-KYLIX-06: what a symbol receives if the ring is turned so often."""
        return self.outer[(symbol - turns) % SYMBOLS]

    def room(self, seat: int) -> int:
        """DEU-TERM-07: free spaces of a shipboard."""
        return self.contents.hoplites - self.crew[seat] - len(self.aboard[seat])

    def ship_at(self, square: int, but: int) -> int:
        """Another player's ship on a square; -1: none."""
        for seat in range(self.players):
            if seat != but and self.ships[seat] == square:
                return seat
        return NOBODY

    def open_cards(self, seat: int) -> list[int]:
        """DEU-TERM-10: Pursuit cards on display, and the own secret one."""
        cards = [card for card in self.display if card >= 0]
        if self.secrets[seat] >= 0:
            cards.append(self.secrets[seat])
        return cards

    # Hands, and what is known of them

    def enter_hand(self, seat: int, copy: int) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], copy)))

    def leave_hand(self, seat: int, copy: int) -> None:
        """From which reshuffle a card came that leaves a hand, nobody else can tell: the batches there become one."""
        hand = self.hands[seat]
        batches = [self.batch[one] for one in hand]
        low, high = min(batches), max(batches)
        if low < high:
            self.batch = [high if low <= batch < high else batch for batch in self.batch]
        at = hand.index(copy)
        self.hands[seat] = hand[:at] + hand[at + 1 :]

    def forget_shown(self, seat: int, copy: int) -> None:
        """A card of this sort left a hand before everybody's eyes: whoever had seen some there knows of one fewer."""
        for viewer in range(self.players + 1):
            self.forget_one(viewer, seat, copy)

    def forget_one(self, viewer: int, seat: int, copy: int) -> None:
        """A viewer saw a card of this sort leave a hand: if he had seen such a card there, that may have been it."""
        known = self.seen[viewer]
        if known >> copy & 1:
            self.seen[viewer] = known ^ (1 << copy)
            return
        sort = self.contents.card_of[copy]
        for other in self.hands[seat]:
            if known >> other & 1 and self.contents.card_of[other] == sort:
                self.seen[viewer] = known ^ (1 << other)
                return

    def forget_hand(self, seat: int, but: int) -> None:
        """A card that only some viewers (a bit mask) saw left a hand: the others are sure of none there any more."""
        for viewer in range(self.players + 1):
            if not but >> viewer & 1:
                for copy in self.hands[seat]:
                    self.seen[viewer] &= ~(1 << copy)

    def redeal(self, seat: int) -> None:
        """Deal anew what a seat (-1: a spectator) cannot know: piles, hands and secret Pursuit cards.

        A card seen in a hand stays there, and so does one that the seat itself put under the pile. Others change
        places only with cards of the same batch: one held since before a reshuffle cannot be one shuffled then.
        Nobody gets a secret Pursuit card that is ruled out.
        """
        viewer = self.players if seat < 0 else seat
        self._redeal_actions(viewer)
        self._redeal_pursuits(viewer)
        for other in range(self.players + 1):
            if other != viewer:
                mine = 0  # what others have seen of the viewer's own hand, the viewer knows
                if viewer < self.players:
                    for copy in self.hands[viewer]:
                        mine |= 1 << copy
                self.seen[other] &= mine

    def _redeal_actions(self, viewer: int) -> None:
        known = self.seen[viewer]
        pools: list[list[int]] = [[] for _ in range(self.reshuffles + 1)]  # by batch
        hands: list[tuple[int, int]] = []  # seat and batch
        places: list[int] = []
        for n in range(len(self.pile)):
            if viewer == self.players or self.under[n] != viewer:
                places.append(n)
                pools[self.batch[self.pile[n]]].append(self.pile[n])
        batches = [self.batch[self.pile[n]] for n in places]
        for other in range(self.players):
            if other != viewer:
                hand = self.hands[other]
                self.hands[other] = tuple([copy for copy in hand if known >> copy & 1])
                for copy in hand:
                    if not known >> copy & 1:
                        hands.append((other, self.batch[copy]))
                        pools[self.batch[copy]].append(copy)
        for pool in pools:
            pool.sort()
            self.shuffle(pool)
        for other, batch in hands:
            self.enter_hand(other, pools[batch].pop())
        for n in range(len(places)):
            self.pile[places[n]] = pools[batches[n]].pop()

    def _redeal_pursuits(self, viewer: int) -> None:
        pool = self.pursuits
        held: list[int] = []
        if self.agenda:  # at the end they are shown
            held = [other for other in range(self.players) if other != viewer and self.secrets[other] >= 0]
        for other in held:
            pool.append(self.secrets[other])
        pool.sort()
        self.shuffle(pool)
        while not self._sort_out(held):
            self.shuffle(pool)
        for other in held:
            self.secrets[other] = pool.pop()

    def _sort_out(self, held: list[int]) -> bool:
        """Bring a card that each of these seats may have to the end of the pile; False: in this order it fails."""
        pool = self.pursuits
        last = len(pool)
        for seat in held:
            last -= 1
            at = last
            while at >= 0 and self.ruled_out[seat] >> pool[at] & 1:
                at -= 1
            if at < 0:
                return False
            pool[at], pool[last] = pool[last], pool[at]
        return True
