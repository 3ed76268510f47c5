"""The position of a game of Panthalos: plain data, no rules."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ...kernel.agenda import Choice, State
from ...kernel.kinds import NOBODY
from .components import AVAILABLE, ELEMENT_OF, LEADER, ON_BOARD, PROMOTED, SPACE_OF, PanthalosBox, Side

FIELDS: Final = (
    ("round", "amount"),
    ("starter", "seat"),
    ("passed", "seat&"),
    ("challenged", "seat&"),
    ("dice", "die*@"),
    ("leaders", "place@"),
    ("led", "location?@"),
    ("goods", "good*@"),
    ("tokens", "token*@"),
    ("titans", "token*@"),
    ("shown", "token*@"),
    ("doubted", "token*@"),
    ("doubts", "amount*@"),
    ("sold", "token*@"),
    ("sales", "amount*@"),
    ("laid", "token*@"),
    ("personal", "amount@"),
    ("general", "amount@"),
    ("box_discs", "amount@"),
    ("polis", "seat?[]"),
    ("points", "amount@"),
    ("lost", "amount@"),
    ("bag", "good*"),
    ("ship_stack", "token*"),
    ("artisan_stack", "token*"),
    ("reinforcement_stack", "token*"),
    ("titan_stack", "token*"),
    ("merchant_stack", "merchant*"),
    ("underworld", "underworld*"),
    ("known", "amount*"),
    ("port", "token*"),
    ("merkator", "merchant*"),
    ("agora", "good*"),
    ("phalanx", "token*"),
    ("art", "token*"),
    ("gone_goods", "good*"),
    ("gone_tokens", "token*"),
    ("gone_merchants", "merchant*"),
    ("gone_underworld", "underworld*"),
)


class Panthalos(State):
    """Everything on the table. Lists named in the plural have an entry per seat unless said otherwise."""

    __slots__ = (
        "contents", "side", "round", "starter", "passed", "challenged", "dice", "leaders", "led", "goods", "tokens",
        "titans", "shown", "doubted", "doubts", "sold", "sales", "laid", "personal", "general", "box_discs", "polis",
        "points", "lost", "bag", "ship_stack", "artisan_stack", "reinforcement_stack", "titan_stack",
        "merchant_stack", "underworld", "known", "port", "merkator", "agora", "phalanx", "art", "gone_goods",
        "gone_tokens", "gone_merchants", "gone_underworld",
    )  # fmt: skip

    def __init__(
        self,
        box: PanthalosBox,
        players: int,
        round: int,
        starter: int,
        passed: int,
        challenged: int,
        dice: list[tuple[int, ...]],
        leaders: list[int],
        led: list[int],
        goods: list[tuple[int, ...]],
        tokens: list[tuple[int, ...]],
        titans: list[tuple[int, ...]],
        shown: list[tuple[int, ...]],
        doubted: list[tuple[int, ...]],
        doubts: list[tuple[int, ...]],
        sold: list[tuple[int, ...]],
        sales: list[tuple[int, ...]],
        laid: list[tuple[int, ...]],
        personal: list[int],
        general: list[int],
        box_discs: list[int],
        polis: list[int],
        points: list[int],
        lost: list[int],
        bag: tuple[int, ...],
        ship_stack: tuple[int, ...],
        artisan_stack: tuple[int, ...],
        reinforcement_stack: tuple[int, ...],
        titan_stack: tuple[int, ...],
        merchant_stack: tuple[int, ...],
        underworld: tuple[int, ...],
        known: tuple[int, ...],
        port: tuple[int, ...],
        merkator: tuple[int, ...],
        agora: tuple[int, ...],
        phalanx: tuple[int, ...],
        art: tuple[int, ...],
        gone_goods: tuple[int, ...],
        gone_tokens: tuple[int, ...],
        gone_merchants: tuple[int, ...],
        gone_underworld: tuple[int, ...],
    ) -> None:
        super().__init__(box, players)
        self.contents = box
        self.side: Side = box.sides[players]
        self.round = round  # from 1
        self.starter = starter  # the Starting Player
        self.passed = passed  # who has passed in this round
        self.challenged = challenged  # who has been challenged to a duel in this round
        self.dice = dice  # of each player: where each die is and what it shows, by rising number
        self.leaders = leaders  # where each original leader is
        self.led = led  # where each original leader was placed in this round; -1: not yet
        self.goods = goods  # of each player, by rising number
        self.tokens = tokens  # of each player: ships, artisans and reinforcements, by rising number
        self.titans = titans  # of each player, secret
        self.shown = shown  # of each player: titans that all have seen and that are still there
        self.doubted = doubted  # of each player: titans that all have seen, there still or sold unseen
        self.doubts = doubts  # beside each of these: the number of the first sale in which it may have gone
        self.sold = sold  # of each player: titans sold or discarded unseen, sale by sale
        self.sales = sales  # how many they were in each sale
        self.laid = laid  # of each player: what lies in the present duel or defence
        self.personal = personal  # discs of the personal reserves
        self.general = general  # discs of the general reserve, by colour
        self.box_discs = box_discs  # discs in the collection box, by colour
        self.polis = polis  # whose disc lies on each space of the polis; -1: nobody's
        self.points = points  # the score, without what the end takes away
        self.lost = lost  # points that the end took away
        self.bag = bag  # drawn from the end, like every stack
        self.ship_stack = ship_stack
        self.artisan_stack = artisan_stack
        self.reinforcement_stack = reinforcement_stack
        self.titan_stack = titan_stack
        self.merchant_stack = merchant_stack
        self.underworld = underworld  # the last one lies face up
        self.known = known  # beside each of them: who knows it, as a bit mask; the bit after the seats: all
        self.port = port  # ships on display, by rising number, like every display
        self.merkator = merkator
        self.agora = agora
        self.phalanx = phalanx
        self.art = art
        self.gone_goods = gone_goods  # the removed pile
        self.gone_tokens = gone_tokens
        self.gone_merchants = gone_merchants
        self.gone_underworld = gone_underworld

    def copy(self) -> Panthalos:
        s = Panthalos(
            self.contents,
            self.players,
            self.round,
            self.starter,
            self.passed,
            self.challenged,
            self.dice[:],
            self.leaders[:],
            self.led[:],
            self.goods[:],
            self.tokens[:],
            self.titans[:],
            self.shown[:],
            self.doubted[:],
            self.doubts[:],
            self.sold[:],
            self.sales[:],
            self.laid[:],
            self.personal[:],
            self.general[:],
            self.box_discs[:],
            self.polis[:],
            self.points[:],
            self.lost[:],
            self.bag,
            self.ship_stack,
            self.artisan_stack,
            self.reinforcement_stack,
            self.titan_stack,
            self.merchant_stack,
            self.underworld,
            self.known,
            self.port,
            self.merkator,
            self.agora,
            self.phalanx,
            self.art,
            self.gone_goods,
            self.gone_tokens,
            self.gone_merchants,
            self.gone_underworld,
        )
        s.follow(self)
        return s

    def scores(self) -> list[int]:
        return [self.points[seat] - self.lost[seat] for seat in range(self.players)]

    def in_turn_order(self) -> list[int]:
        """The Starting Player first, then clockwise."""
        return [(self.starter + n) % self.players for n in range(self.players)]

    # Dice: a die is its place and what it shows, in one number

    def has_die(self, seat: int, place: int, shows: int) -> bool:
        return place * 8 + shows in self.dice[seat]

    def turn_die(self, seat: int, place: int, shows: int, to_place: int, to_show: int) -> None:
        """One of a player's dice goes elsewhere or shows something else."""
        dice = list(self.dice[seat])
        dice[dice.index(place * 8 + shows)] = to_place * 8 + to_show
        dice.sort()
        self.dice[seat] = tuple(dice)

    def available(self, seat: int) -> list[int]:
        """What a player may place: each sort of figure once."""
        found: list[int] = []
        if self.leaders[seat] == AVAILABLE:
            found.append(LEADER)
        before = 0
        for die in self.dice[seat]:
            if die != before and die >> 3 == AVAILABLE:
                found.append(die & 7)
            before = die
        return found

    def can_place(self, seat: int) -> bool:
        """Has a player any figure that he may still place?"""
        if self.leaders[seat] == AVAILABLE:
            return True
        for die in self.dice[seat]:
            if die >> 3 == AVAILABLE:
                return True
        return False

    def leader_at_hand(self, seat: int) -> bool:
        """Is the original or a promoted leader still to be placed?"""
        return self.leaders[seat] == AVAILABLE or AVAILABLE * 8 + PROMOTED in self.dice[seat]

    def taken(self) -> int:
        """The dice spaces on which a figure stands, as a bit mask."""
        mask = 0
        for place in self.leaders:
            mask |= SPACE_OF[place * 8]
        for dice in self.dice:
            for die in dice:
                mask |= SPACE_OF[die]
        return mask

    def taken_by(self, seat: int) -> int:
        """The dice spaces on which a player's figures stand, as a bit mask."""
        mask = SPACE_OF[self.leaders[seat] * 8]
        for die in self.dice[seat]:
            mask |= SPACE_OF[die]
        return mask

    def standing(self, seat: int, space: int) -> list[int]:
        """A player's figures on a space."""
        found: list[int] = []
        if self.leaders[seat] == ON_BOARD + space:
            found.append(LEADER)
        for die in self.dice[seat]:
            if die >> 3 == ON_BOARD + space:
                found.append(die & 7)
        return found

    def owner_at(self, space: int) -> int:
        """Whose figure stands on a space; -1: nobody's."""
        for seat in range(self.players):
            if self.taken_by(seat) >> space & 1:
                return seat
        return NOBODY

    def promoted(self, seat: int) -> int:
        """How many promoted leaders a player has; each carries a disc."""
        count = 0
        for die in self.dice[seat]:
            if die & 7 == PROMOTED:
                count += 1
        return count

    # What is not known

    def redeal(self, seat: int) -> None:
        """Deal anew what a seat (-1: a spectator) cannot know: stacks, the others' titans, those sold unseen.

        A titan that was seen stays with its owner; one seen before its owner sold some unseen is there or among those.
        """
        self._redeal_titans(seat)
        self._redeal_underworld(self.players if seat < 0 else seat)
        self.bag = self._shuffled(self.bag)
        self.ship_stack = self._shuffled(self.ship_stack)
        self.artisan_stack = self._shuffled(self.artisan_stack)
        self.reinforcement_stack = self._shuffled(self.reinforcement_stack)
        self.merchant_stack = self._shuffled(self.merchant_stack)

    def _opener(self, seat: int) -> tuple[int, int]:
        """Another player who has just challenged somebody, and the element of a titan that he must have for that."""
        top = self.agenda[-1] if self.agenda else None
        if isinstance(top, Picking) and top.seat != seat:
            element = top.opens_with(self)
            known = [titan for titan in self.shown[top.seat] if ELEMENT_OF[titan] == element]
            if element >= 0 and not known:
                return top.seat, element
        return NOBODY, NOBODY

    def _shuffled(self, stack: tuple[int, ...]) -> tuple[int, ...]:
        things = sorted(stack)
        self.shuffle(things)
        return tuple(things)

    def _redeal_titans(self, seat: int) -> None:
        others = [other for other in range(self.players) if other != seat]
        pool = list(self.titan_stack)
        for other in others:
            pool += without(self.titans[other], self.shown[other]) + list(self.sold[other])
        for other in others:
            for titan in self.doubted[other]:
                pool.remove(titan)
        pool.sort()
        self.shuffle(pool)
        opener, element = self._opener(seat)
        if opener >= 0:  # first, while there is one for him
            others.remove(opener)
            others.insert(0, opener)
        for other in others:
            rooms = [len(self.titans[other]) - len(self.shown[other]), *self.sales[other]]  # the hand, then each sale
            groups = [list(self.shown[other])] + [[] for _ in self.sales[other]]
            doubted, doubts = self.doubted[other], self.doubts[other]
            if other == opener:
                at = self._needed(other, element, pool, rooms)
                if at < len(doubted):
                    groups[0].append(doubted[at])
                    doubted, doubts = doubted[:at] + doubted[at + 1 :], doubts[:at] + doubts[at + 1 :]
                else:
                    groups[0].append(pool.pop(at - len(doubted)))
                rooms[0] -= 1
            for n in range(len(doubted) - 1, -1, -1):  # those with the fewest possible places first
                where = self._somewhere(rooms, doubts[n])
                groups[where].append(doubted[n])
                rooms[where] -= 1
            for where in range(len(rooms)):
                groups[where] += [pool.pop() for _ in range(rooms[where])]
            self.titans[other] = tuple(sorted(groups[0]))
            self.sold[other] = tuple([titan for group in groups[1:] for titan in sorted(group)])
        self.titan_stack = tuple(pool)

    def _needed(self, seat: int, element: int, pool: list[int], rooms: list[int]) -> int:
        """A titan of the element for this player to have at hand, after which those seen before still find a place.

        Its number among those that were seen before and, counted on, those of the pool.
        """
        doubted, doubts = self.doubted[seat], self.doubts[seat]
        found: list[int] = []
        for n in range(len(doubted)):
            if ELEMENT_OF[doubted[n]] == element and leaves_room(doubts[:n] + doubts[n + 1 :], rooms):
                found.append(n)
        if leaves_room(doubts, rooms):
            for n in range(len(pool)):
                if ELEMENT_OF[pool[n]] == element:
                    found.append(len(doubted) + n)
        return found[self.below(len(found))]

    def _somewhere(self, rooms: list[int], since: int) -> int:
        """A place for a titan that is at hand or went in a sale from this one on: each free one as likely."""
        at = self.below(rooms[0] + sum(rooms[since + 1 :]))
        if at < rooms[0]:
            return 0
        at -= rooms[0]
        where = since + 1
        while at >= rooms[where]:
            at -= rooms[where]
            where += 1
        return where

    def _redeal_underworld(self, viewer: int) -> None:
        hidden = [n for n in range(len(self.underworld)) if not self.known[n] >> viewer & 1]
        pool = sorted([self.underworld[n] for n in hidden])
        self.shuffle(pool)
        stack = list(self.underworld)
        for n in range(len(hidden)):
            stack[hidden[n]] = pool[n]
        self.underworld = tuple(stack)


class Picking(Choice[Panthalos]):
    """A choice of several tokens, one after the other, that nobody else sees before it is confirmed."""

    __slots__ = ("picked",)

    def __init__(self, seat: int, picked: tuple[int, ...]) -> None:
        self.seat = seat
        self.picked = picked

    def opens_with(self, s: Panthalos) -> int:
        """The element of a titan that the player must have to be here; -1: none."""
        return NOBODY


def leaves_room(doubts: tuple[int, ...], rooms: list[int]) -> bool:
    """With one more titan at hand, would all these that were seen before still find a place, there or in a sale?"""
    for since in range(len(rooms) - 1):
        later = len([one for one in doubts if one >= since])
        if later > rooms[0] - 1 + sum(rooms[since + 1 :]):
            return False
    return True


def without(things: tuple[int, ...], some: tuple[int, ...]) -> list[int]:
    """What is left of these things when some of them are taken away."""
    left = list(things)
    for one in some:
        left.remove(one)
    return left


def added(things: tuple[int, ...], one: int) -> tuple[int, ...]:
    found = list(things)
    insort(found, one)
    return tuple(found)


def joined(things: tuple[int, ...], more: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(things + more))


def less(things: tuple[int, ...], one: int) -> tuple[int, ...]:
    at = things.index(one)
    return things[:at] + things[at + 1 :]
