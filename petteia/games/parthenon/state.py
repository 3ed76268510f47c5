"""A position of Parthenon: plain data, how to copy it, and what a seat may guess of what it cannot know."""

from __future__ import annotations

from typing import Final

from ...kernel.agenda import Frame, State, Together
from .components import (
    ABROAD,
    ACROPOLIS_MASK,
    ARMY,
    BASICS,
    BEGINNER,
    CARDS,
    COMMODITIES,
    COMPLETE,
    DOCKED,
    EVENT,
    FLEETS,
    GIFT,
    GOLD,
    LABYRINTH,
    LANDS,
    NEIGHBORS,
    ONES,
    STOICISM,
    VILLAGE_MASK,
    WARSHIP,
    WONDERS,
    WORKSHOP_MASK,
    ParthenonBox,
)

FIELDS: Final = (
    ("house", "amount{rule}"), ("year", "amount"), ("season", "amount"), ("phase", "phase"), ("archon", "seat"),
    ("done", "seat&"), ("idle", "seat&"), ("asked", "flag"), ("turn", "seat"),
    ("islands", "island@"), ("built", "slot&@"), ("fleets", "amount@"), ("hand", "amount{card}@"),
    ("traced", "amount{card}@"), ("sure", "amount{card}@"), ("lost_rare", "amount@"), ("lost_any", "amount@"),
    ("cargo", "card*{ship}"), ("course", "course{ship}"), ("shown", "card*{ship}"),
    ("told", "amount*{ship}"), ("lost", "card*{ship}"), ("visit", "visit{ship}"), ("shields", "shield&{ship}"),
    ("exchanges", "amount{ship}"),
    ("events", "happening*"), ("order", "happening*"), ("hazard_deck", "hazard*"), ("hazard_known", "seat&*"),
    ("hazard_discard", "hazard*"),
    ("drawn", "hazard*"), ("harbor_deck", "harbor*"), ("harbor_discard", "harbor*"), ("status", "harbor?{land}"),
    ("status_up", "land&"), ("status_known", "seat&{land}"), ("plans_deck", "wonder*"), ("stage", "stage{wonder}"),
    ("owner", "seat?{wonder}"), ("plans_taken", "amount@"), ("philosophies", "philosophy&@"),
    ("introduced", "philosophy&"), ("once", "once&@"), ("parched", "slot&@"), ("named", "seat&"), ("blight", "basic?"),
    ("plagued", "seat&"), ("shaken", "seat&"), ("donations", "amount@"),
    ("offer_ids", "offer*"), ("offer_to", "viewer*"), ("offer_give", "card**"), ("offer_want", "card**"),
    ("offer_depth", "amount*"), ("offer_refused", "seat&*"), ("offers_made", "amount@"), ("tried", "amount*@"),
    ("trades", "amount"),
    ("faced", "seat&"), ("votes", "seat?@"), ("winner", "seat?"),
    ("taken_from", "seat*"), ("taken_by", "seat*"), ("taken_card", "card*"), ("taken_of", "card&*"),
    ("taken_due", "flag*"),
)  # fmt: skip

Cards = tuple[int, ...]
KNOWN_RARE: Final = 1
KNOWN_GOODS: Final = 2
KNOWN_NOTHING: Final = 3
ATTEMPTS: Final = 24  # to deal a Fleet's cargo so that it fits what was announced of it


class Parthenon(State):
    """Each Island's hand and cargo, the decks, and what everybody could know of what is hidden.

    A ship is a Fleet of a seat: `seat * 3 + letter`. `hand` holds the Commodities in hand and the Aegis cards at home.
    `traced` is what everybody saw come to an Island and did not see leave it: what it has is some of these cards (and
    perhaps one taken unseen, `taken_...`), and the number it has is public. Lists of the cards of one Island (`hand`,
    `traced`, `sure`) are never changed but replaced, as copies of a position share them.
    """

    __slots__ = tuple([name for name, _ in FIELDS])

    def __init__(
        self,
        box: ParthenonBox,
        players: int,
        house: list[int],
        year: int,
        season: int,
        phase: int,
        archon: int,
        done: int,
        idle: int,
        asked: int,
        turn: int,
        islands: list[int],
        built: list[int],
        fleets: list[int],
        hand: list[list[int]],
        traced: list[list[int]],
        sure: list[list[int]],
        lost_rare: list[int],
        lost_any: list[int],
        cargo: list[Cards],
        course: list[int],
        shown: list[Cards],
        told: list[Cards],
        lost: list[Cards],
        visit: list[int],
        shields: list[int],
        exchanges: list[int],
        events: Cards,
        order: Cards,
        hazard_deck: Cards,
        hazard_known: Cards,
        hazard_discard: Cards,
        drawn: Cards,
        harbor_deck: Cards,
        harbor_discard: Cards,
        status: list[int],
        status_up: int,
        status_known: list[int],
        plans_deck: Cards,
        stage: list[int],
        owner: list[int],
        plans_taken: list[int],
        philosophies: list[int],
        introduced: int,
        once: list[int],
        parched: list[int],
        named: int,
        blight: int,
        plagued: int,
        shaken: int,
        donations: list[int],
        offer_ids: Cards,
        offer_to: Cards,
        offer_give: tuple[Cards, ...],
        offer_want: tuple[Cards, ...],
        offer_depth: Cards,
        offer_refused: Cards,
        offers_made: list[int],
        tried: list[Cards],
        trades: int,
        faced: int,
        votes: list[int],
        winner: int,
        taken_from: Cards,
        taken_by: Cards,
        taken_card: Cards,
        taken_of: Cards,
        taken_due: Cards,
    ) -> None:
        super().__init__(box, players)
        self.house = house  # options of the table
        self.year = year
        self.season = season
        self.phase = phase
        self.archon = archon
        self.done = done  # who has said so in the open window
        self.idle = idle  # who is not asked there because nothing can be done
        self.asked = asked  # 1: no order can be requested in this window (any more)
        self.turn = turn  # who acted last in it
        self.islands = islands
        self.built = built
        self.fleets = fleets
        self.hand = hand
        self.traced = traced
        self.sure = sure  # of these, what came after the last loss that nobody saw
        self.lost_rare = lost_rare  # unseen losses of which everybody knows that they were Rare
        self.lost_any = lost_any  # and those that may have been Aegis cards
        self.cargo = cargo
        self.course = course
        self.shown = shown  # what everybody knows to be aboard
        self.told = told  # numbers announced of the cargo, see `rules.hazard`
        self.lost = lost  # what the Hazard being resolved has taken, for Stoicism
        self.visit = visit
        self.shields = shields
        self.exchanges = exchanges  # in this Fleet Trade Phase
        self.events = events  # of this Year, as many face up as Seasons have begun
        self.order = order  # in which the Archon has them carried out
        self.hazard_deck = hazard_deck  # the top is the last
        self.hazard_known = hazard_known  # who has looked at which
        self.hazard_discard = hazard_discard
        self.drawn = drawn  # being resolved
        self.harbor_deck = harbor_deck
        self.harbor_discard = harbor_discard
        self.status = status
        self.status_up = status_up
        self.status_known = status_known
        self.plans_deck = plans_deck
        self.stage = stage
        self.owner = owner
        self.plans_taken = plans_taken
        self.philosophies = philosophies
        self.introduced = introduced
        self.once = once  # what a seat has done in this Season
        self.parched = parched  # Villages that make nothing
        self.named = named  # by the Archon, for the Event being carried out
        self.blight = blight  # the kind of which none is made
        self.plagued = plagued
        self.shaken = shaken  # whose Acropolis is of no use
        self.donations = donations
        self.offer_ids = offer_ids
        self.offer_to = offer_to  # a seat, or `players`: everybody
        self.offer_give = offer_give
        self.offer_want = offer_want
        self.offer_depth = offer_depth
        self.offer_refused = offer_refused
        self.offers_made = offers_made
        self.tried = tried  # offers of this phase that a seat's bot would not make again
        self.trades = trades
        self.faced = faced  # whose hand lies open
        self.votes = votes
        self.winner = winner
        self.taken_from = taken_from
        self.taken_by = taken_by
        self.taken_card = taken_card
        self.taken_of = taken_of  # what it may have been
        self.taken_due = taken_due  # 1: it still counts among what was traced to the victim

    @property
    def contents(self) -> ParthenonBox:
        box = self.box
        assert isinstance(box, ParthenonBox)
        return box

    def copy(self) -> Parthenon:
        s = Parthenon(
            self.contents, self.players, self.house, self.year, self.season, self.phase, self.archon, self.done,
            self.idle, self.asked, self.turn, self.islands, self.built[:], self.fleets[:],
            self.hand[:], self.traced[:], self.sure[:], self.lost_rare[:], self.lost_any[:], self.cargo[:],
            self.course[:],
            self.shown[:], self.told[:], self.lost[:], self.visit[:], self.shields[:], self.exchanges[:], self.events,
            self.order, self.hazard_deck, self.hazard_known, self.hazard_discard, self.drawn, self.harbor_deck,
            self.harbor_discard,
            self.status[:], self.status_up, self.status_known[:], self.plans_deck, self.stage[:], self.owner[:],
            self.plans_taken[:], self.philosophies[:], self.introduced, self.once[:], self.parched[:], self.named,
            self.blight, self.plagued, self.shaken, self.donations[:], self.offer_ids, self.offer_to, self.offer_give,
            self.offer_want, self.offer_depth, self.offer_refused, self.offers_made[:], self.tried[:], self.trades,
            self.faced, self.votes[:], self.winner, self.taken_from, self.taken_by, self.taken_card, self.taken_of,
            self.taken_due,
        )  # fmt: skip
        s.follow(self)
        return s

    # Who and what

    def clockwise(self, first: int) -> list[int]:
        """All seats, beginning with one."""
        return [(first + n) % self.players for n in range(self.players)]

    def everybody(self) -> int:
        """All seats, as a mask."""
        return (1 << self.players) - 1

    def happens(self, event: int) -> bool:
        """PAR-EVENT-02, -08: is this Event face up?"""
        return event in self.events and event in self.events[: self.season]

    def events_of_year(self) -> list[int]:
        """PAR-SET-12, PAR-VAR-01: the Events that may be dealt in this Year."""
        box = self.contents
        return [
            event
            for event in range(len(EVENT.names))
            if box.year_of[event] == self.year and (box.for_beginners[event] or not self.house[BEGINNER])
        ]

    def has_wonder(self, seat: int, wonder: int) -> bool:
        """Has this Island completed this Great Wonder?"""
        return self.owner[wonder] == seat and self.stage[wonder] == COMPLETE

    def holds(self, seat: int, philosophy: int) -> bool:
        return self.philosophies[seat] >> philosophy & 1 == 1

    def is_safe(self, seat: int) -> bool:
        """The Labyrinth: no Event makes its owner pay, give, discard or lose."""
        return self.has_wonder(seat, LABYRINTH)

    def is_stoic(self, seat: int) -> bool:
        return self.philosophies[seat] >> STOICISM & 1 == 1

    def count(self, seat: int) -> int:
        """How many Commodities a hand has."""
        mine = self.hand[seat]
        return sum(mine) - mine[ARMY] - mine[WARSHIP] - mine[GIFT]

    def has_cards(self, seat: int) -> bool:
        """Has an Island any card at home or aboard? Everybody can see that."""
        ships = range(seat * FLEETS, seat * FLEETS + FLEETS)
        return any(self.hand[seat]) or any([len(self.cargo[ship]) > 0 for ship in ships])

    def aegis(self, seat: int, card: int) -> int:
        """PAR-GEN-15: how many Aegis cards of a sort an Island possesses, wherever they lie."""
        total = self.hand[seat][card]
        for ship in range(seat * FLEETS, seat * FLEETS + FLEETS):
            cargo = self.cargo[ship]
            if card in cargo:
                total += cargo.count(card)
        return total

    def structures(self, seat: int) -> int:
        """Structures in play: the Build Deck's, and completed Great Wonders."""
        total = ONES[self.built[seat]]
        for wonder in range(WONDERS):
            if self.owner[wonder] == seat and self.stage[wonder] == COMPLETE:
                total += 1
        return total

    def wonders(self, seat: int, stage: int) -> int:
        """How many Great Wonders an Island has at this stage."""
        return sum([1 for wonder in range(WONDERS) if self.owner[wonder] == seat and self.stage[wonder] == stage])

    def villages(self, seat: int) -> int:
        return ONES[self.built[seat] & VILLAGE_MASK]

    def workshops(self, seat: int) -> int:
        return ONES[self.built[seat] & WORKSHOP_MASK]

    def acropolis(self, seat: int) -> int:
        return ONES[self.built[seat] & ACROPOLIS_MASK]

    def produces(self, seat: int) -> int:
        """The Basic kinds that the standing Villages make, as a mask."""
        makes = self.contents.makes[self.islands[seat]]
        standing = self.built[seat] & VILLAGE_MASK
        mask = 0
        for slot in range(6):
            if standing >> slot & 1:
                mask |= 1 << makes[slot]
        return mask

    def ships_at(self, seat: int, land: int) -> list[int]:
        return [ship for ship in range(seat * FLEETS, seat * FLEETS + FLEETS) if self.course[ship] == ABROAD + land]

    def group(self, foreign: bool) -> list[int]:
        """The Fleets under way to Neighboring or to Foreign Lands."""
        low, high = (ABROAD + NEIGHBORS, ABROAD + LANDS) if foreign else (ABROAD, ABROAD + NEIGHBORS)
        return [ship for ship in range(self.players * FLEETS) if low <= self.course[ship] < high]

    # Cards come and go

    def receive(self, seat: int, card: int, number: int = 1) -> None:
        """Cards that everybody sees come into the hand, or as Aegis to the Island."""
        self.hand[seat] = with_more(self.hand[seat], card, number)
        self.trace(seat, card, number)

    def trace(self, seat: int, card: int, number: int = 1) -> None:
        """Everybody saw these cards come to the Island."""
        self.traced[seat] = with_more(self.traced[seat], card, number)
        self.sure[seat] = with_more(self.sure[seat], card, number)

    def part_with(self, seat: int, card: int) -> None:
        """A card that everybody sees leave the hand; an Aegis card from home first (PAR-GEN-20)."""
        if self.hand[seat][card]:
            self.hand[seat] = with_more(self.hand[seat], card, -1)
        else:
            self._take_from_docked(seat, card)
        self.untrace(seat, card)

    def _take_from_docked(self, seat: int, card: int) -> None:
        for ship in range(seat * FLEETS, seat * FLEETS + FLEETS):
            if card in self.cargo[ship]:
                self.cargo[ship] = without(self.cargo[ship], card)
                self.shown[ship] = without(self.shown[ship], card)
                return
        raise ValueError(f"seat {seat} has no such card")

    def untrace(self, seat: int, card: int) -> None:
        """Everybody saw this card leave the Island."""
        if self.sure[seat][card]:
            self.sure[seat] = with_more(self.sure[seat], card, -1)
        if self.traced[seat][card]:
            self.traced[seat] = with_more(self.traced[seat], card, -1)
        else:
            self._trace_taken(seat, card)

    def _trace_taken(self, seat: int, card: int) -> None:
        """A card that nobody saw come was taken unseen: now everybody knows what it was."""
        for n in range(len(self.taken_by)):
            if self.taken_by[n] == seat and self.taken_of[n] >> card & 1:
                victim = self.taken_from[n]
                if self.taken_due[n] and self.traced[victim][card]:
                    if self.sure[victim][card] == self.traced[victim][card]:
                        self.sure[victim] = with_more(self.sure[victim], card, -1)
                    self.traced[victim] = with_more(self.traced[victim], card, -1)
                self.forget_taking(n)
                return

    def prove(self, seat: int, cards: Cards) -> None:
        """Everybody sees that an Island has these cards: one that was not traced there was taken unseen."""
        for card in set(cards):
            while cards.count(card) > self.traced[seat][card] and self.taken_by.count(seat):
                before = len(self.taken_by)
                self._trace_taken(seat, card)
                if len(self.taken_by) == before:
                    break
                self.trace(seat, card)

    def forget_taking(self, n: int) -> None:
        self.taken_from = self.taken_from[:n] + self.taken_from[n + 1 :]
        self.taken_by = self.taken_by[:n] + self.taken_by[n + 1 :]
        self.taken_card = self.taken_card[:n] + self.taken_card[n + 1 :]
        self.taken_of = self.taken_of[:n] + self.taken_of[n + 1 :]
        self.taken_due = self.taken_due[:n] + self.taken_due[n + 1 :]

    def pass_unseen(self, giver: int, taker: int, card: int) -> None:
        """A card goes from hand to hand, and only these two see which."""
        might = 0
        for kind in range(COMMODITIES):
            if self.traced[giver][kind]:
                might |= 1 << kind
        self.hand[giver] = with_more(self.hand[giver], card, -1)
        self.hand[taker] = with_more(self.hand[taker], card, 1)
        self.doubt(giver, 0, COMMODITIES)
        self.taken_from = (*self.taken_from, giver)
        self.taken_by = (*self.taken_by, taker)
        self.taken_card = (*self.taken_card, card)
        self.taken_of = (*self.taken_of, might | 1 << card)
        self.taken_due = (*self.taken_due, 1)

    def doubt(self, seat: int, first: int, end: int) -> None:
        """A card of these kinds left an Island, and nobody else saw which: all it had may be gone."""
        sure = self.sure[seat][:]
        for card in range(first, end):
            sure[card] = 0
        self.sure[seat] = sure

    def show_hand(self, seat: int) -> None:
        """Everybody sees all Commodities of a hand: whatever was lost unseen is known now."""
        goods = self.hand[seat][:COMMODITIES]
        self.traced[seat] = goods + self.traced[seat][COMMODITIES:]
        self.sure[seat] = goods + self.sure[seat][COMMODITIES:]
        self.lost_rare[seat] = 0
        mine = [self.aegis(seat, card) for card in range(COMMODITIES, CARDS)]
        self.lost_any[seat] = max(0, sum(self.traced[seat][COMMODITIES:]) - sum(mine))
        for n in range(len(self.taken_by) - 1, -1, -1):
            if self.taken_by[n] == seat:
                self.forget_taking(n)
        self.taken_due = tuple([0 if self.taken_from[n] == seat else due for n, due in enumerate(self.taken_due)])

    def put_aboard(self, ship: int, card: int) -> None:
        """A card that everybody sees come aboard."""
        self.cargo[ship] = with_card(self.cargo[ship], card)
        self.shown[ship] = with_card(self.shown[ship], card)
        if self.told[ship]:
            self.told[ship] = told_more(self.told[ship], card)
        self.trace(ship // FLEETS, card)

    def take_off(self, ship: int, card: int) -> None:
        """A card that everybody sees leave a Fleet."""
        self.cargo[ship] = without(self.cargo[ship], card)
        self.shown[ship] = without(self.shown[ship], card)
        if self.told[ship]:
            self.told[ship] = told_less(self.told[ship], card)
        self.untrace(ship // FLEETS, card)

    def lose_aboard(self, ship: int, card: int, known: int) -> None:
        """A card is lost from a Fleet, and nobody but its owner sees which.

        `known` is what all know of it: that it is Rare (1), a Commodity (2), or nothing (3).
        """
        seat = ship // FLEETS
        self.cargo[ship] = without(self.cargo[ship], card)
        self.shown[ship] = tuple([one for one in self.shown[ship] if one >= COMMODITIES and one in self.cargo[ship]])
        told = self.told[ship] = told_only_none(self.told[ship])
        if known == KNOWN_RARE:
            self.doubt(seat, BASICS, GOLD)
            self.lost_rare[seat] += 1
            return
        self.doubt(seat, 0, BASICS)
        if not told or not (told[TOLD_RARE] or told[TOLD_LUXURY]):
            self.doubt(seat, BASICS, GOLD)
        if not told or not (told[TOLD_GOLD] or told[TOLD_LUXURY]):
            self.doubt(seat, GOLD, COMMODITIES)
        if known == KNOWN_NOTHING:
            self.doubt(seat, COMMODITIES, CARDS)
            self.lost_any[seat] += 1

    def draw_from(self, cards: list[int]) -> int:
        """One of these cards at random, each copy with the same chance; it is taken out of the list."""
        n = self.below(len(cards))
        card = cards[n]
        del cards[n]
        return card

    # The end

    def scores(self) -> list[int]:
        return [self.structures(seat) for seat in range(self.players)]

    # What a seat may guess

    def redeal(self, seat: int) -> None:
        """The decks, unseen cards, and what the others hold, are unknown but for what everybody could know of them."""
        if not self.agenda:  # at the end all lies open
            return
        self._redeal_events()
        self._redeal_hazards(seat)
        self._redeal_harbors(seat)
        plans = sorted(self.plans_deck)
        self.shuffle(plans)
        self.plans_deck = tuple(plans)
        moved = self._guess_takings(seat)
        for other in range(self.players):
            if other != seat:
                self._redeal_seat(other, seat, moved[other])
                self.tried[other] = ()
        self._redeal_offers(seat)
        self._redeal_lanes(seat)

    def _redeal_events(self) -> None:
        shown = self.events[: self.season]
        rest = [event for event in self.events_of_year() if event not in shown]
        self.shuffle(rest)
        self.events = shown + tuple(rest[: len(self.events) - len(shown)])

    def _redeal_hazards(self, seat: int) -> None:
        places = [n for n, who in enumerate(self.hazard_known) if seat < 0 or not who >> seat & 1]
        cards = sorted([self.hazard_deck[n] for n in places])
        self.shuffle(cards)
        deck = list(self.hazard_deck)
        for n, card in zip(places, cards, strict=True):
            deck[n] = card
        self.hazard_deck = tuple(deck)

    def _redeal_harbors(self, seat: int) -> None:
        hidden = [
            land
            for land in range(LANDS)
            if self.status[land] >= 0
            and not self.status_up >> land & 1
            and (seat < 0 or not self.status_known[land] >> seat & 1)
        ]
        cards = sorted([*self.harbor_deck, *[self.status[land] for land in hidden]])
        self.shuffle(cards)
        for land in hidden:
            self.status[land] = cards.pop()
        self.harbor_deck = tuple(cards)

    def _guess_takings(self, viewer: int) -> list[list[int]]:
        """Of each seat, by kinds: what cards taken unseen, as the viewer guesses them, add to what was traced."""
        moved = [[0] * CARDS for _ in range(self.players)]
        for n, victim in enumerate(self.taken_from):
            taker = self.taken_by[n]
            card = self.taken_card[n]
            if viewer not in (victim, taker):
                might = [kind for kind in range(COMMODITIES) if self.taken_of[n] >> kind & 1]
                left = [kind for kind in might if self.traced[victim][kind] + moved[victim][kind] > 0]
                might = left if left and self.taken_due[n] else might
                card = might[self.below(len(might))]
            moved[taker][card] += 1
            if self.taken_due[n]:
                moved[victim][card] -= 1
        return moved

    def _redeal_seat(self, other: int, viewer: int, moved: list[int]) -> None:
        """What another Island has: of all that was traced to it, as many cards as it has now."""
        for attempt in range(ATTEMPTS):
            if self._deal(other, viewer, self._left_of_traced(other, moved), attempt < ATTEMPTS - 1):
                return

    def _left_of_traced(self, other: int, moved: list[int]) -> list[int]:
        """What an Island has beside its Aegis cards at home: cards that are sure, and what is left of others."""
        home = self.hand[other]
        sure: list[int] = []
        doubtful: list[int] = []
        for card in range(CARDS):
            number = self.traced[other][card] + moved[card] - (home[card] if card >= COMMODITIES else 0)
            certain = max(0, min(number, self.sure[other][card]))
            sure += [card] * certain
            doubtful += [card] * (number - certain)
        first = other * FLEETS
        owned = self.count(other) + sum([len(cargo) for cargo in self.cargo[first : first + FLEETS]])
        self.shuffle(doubtful)
        self._lose_some(other, doubtful, len(sure) + len(doubtful) - owned)
        return sure + doubtful

    def _lose_some(self, other: int, cards: list[int], number: int) -> None:
        """Guess which of these shuffled cards were lost: so many Rare ones, Commodities, and some that may be any."""
        rare = min(number, self.lost_rare[other])
        any_card = min(number - rare, self.lost_any[other])
        for kinds, many in ((range(BASICS, GOLD), rare), (range(CARDS), any_card)):
            for card in [card for card in cards if card in kinds][:many]:
                cards.remove(card)
                number -= 1
        for card in [card for card in cards if card < COMMODITIES][: max(0, number)]:
            cards.remove(card)
            number -= 1
        del cards[: max(0, number)]

    def _deal(self, other: int, viewer: int, pool: list[int], strict: bool) -> bool:
        """Deal a pool to docked Fleets, Fleets abroad and the hand; False if it does not work out."""
        self.shuffle(pool)
        ships = range(other * FLEETS, other * FLEETS + FLEETS)
        cargo: list[list[int]] = [[], [], []]
        offered = self._offered_to(other, viewer)
        mine = [card for card in offered if card < COMMODITIES]
        aboard = [
            card for card in range(COMMODITIES, CARDS) for _ in range(offered.count(card) - self.hand[other][card])
        ]
        for card in mine + aboard:
            take_one(pool, card)
        for n, ship in enumerate(ships):
            size = len(self.cargo[ship])
            if self.course[ship] == DOCKED:
                cargo[n] = aboard[:size]
                del aboard[:size]
                cargo[n] += take_some(pool, size - len(cargo[n]), True)
            else:
                cargo[n] = [card for card in self.shown[ship] if take_one(pool, card)]
                if self.told[ship] and size > len(cargo[n]):
                    cargo[n] += self._fitting(pool, size - len(cargo[n]), cargo[n], self.told[ship])
        mine += take_some(pool, self.count(other) - len(mine), False)
        for n, ship in enumerate(ships):
            if self.course[ship] != DOCKED and not self.told[ship]:
                size = len(self.cargo[ship]) - len(cargo[n])
                cargo[n] += pool[:size]
                del pool[:size]
        short = len(mine) < self.count(other) or any(
            [len(cargo[n]) < len(self.cargo[ship]) for n, ship in enumerate(ships)]
        )
        if strict and (short or pool):
            return False
        while len(mine) < self.count(other):
            mine.append(self.below(BASICS))
        for n, ship in enumerate(ships):
            while len(cargo[n]) < len(self.cargo[ship]):
                cargo[n].append(ARMY if self.course[ship] == DOCKED else self.below(BASICS))
            self.cargo[ship] = tuple(sorted(cargo[n]))
        goods = [mine.count(card) for card in range(COMMODITIES)]
        self.hand[other] = goods + self.hand[other][COMMODITIES:]
        return True

    def _fitting(self, pool: list[int], free: int, aboard: list[int], told: Cards) -> list[int]:
        """So many cards of the pool that the cargo fits what was announced of it; none if that cannot be."""
        fits: list[tuple[int, int, int]] = []
        have = classes(aboard)
        there = classes([card for card in pool if not told[TOLD_NONE] >> card & 1])
        for rare in range(min(free, there[1]) + 1):
            for gold in range(min(free - rare, there[2]) + 1):
                for aegis in range(min(free - rare - gold, there[3]) + 1):
                    basic = free - rare - gold - aegis
                    if basic <= there[0] and told_fits(told, have[0] + basic, have[1] + rare, have[2] + gold):
                        fits.append((rare, gold, aegis))
        if not fits:
            return []
        rare, gold, aegis = fits[self.below(len(fits))]
        wanted = [free - rare - gold - aegis, rare, gold, aegis]
        found: list[int] = []
        for card in pool[:]:
            sort = class_of(card)
            if wanted[sort] and not told[TOLD_NONE] >> card & 1:
                wanted[sort] -= 1
                found.append(card)
                pool.remove(card)
        return found

    def sees_offer(self, seat: int, n: int) -> bool:
        """PAR-OFR-13: may a seat see what this open offer says?"""
        return self.offer_to[n] == self.players or seat == self.offer_to[n] or seat == proposer(self.offer_ids[n])

    def _offered_to(self, other: int, viewer: int) -> list[int]:
        """What another Island must have because it offers it before the viewer's eyes."""
        return [
            card
            for n in range(len(self.offer_ids))
            if proposer(self.offer_ids[n]) == other and self.sees_offer(viewer, n)
            for card in self.offer_give[n]
        ]

    def _redeal_offers(self, viewer: int) -> None:
        """What two others offer each other is unknown: any card that the one could still offer, for another."""
        give, want = list(self.offer_give), list(self.offer_want)
        hidden = [n for n in range(len(self.offer_ids)) if not self.sees_offer(viewer, n)]
        for n in hidden:
            give[n] = want[n] = ()
        self.offer_give, self.offer_want = tuple(give), tuple(want)
        for n in hidden:
            giver = proposer(self.offer_ids[n])
            free = [card for card in range(CARDS) if self.unreserved(giver, card) > 0]
            gift = (free[self.below(len(free))],) if free else ()
            kinds = [card for card in range(COMMODITIES) if card not in gift]
            give[n], want[n] = gift, (kinds[self.below(len(kinds))],)
            self.offer_give, self.offer_want = tuple(give), tuple(want)

    def unreserved(self, seat: int, card: int) -> int:
        """PAR-OFR-02: how many of a card a seat has that no open offer of its own holds back."""
        return self.free_cards(seat)[card]

    def free_cards(self, seat: int) -> list[int]:
        """The same of every card."""
        free = self.hand[seat][:]
        for ship in range(seat * FLEETS, seat * FLEETS + self.fleets[seat]):
            for card in self.cargo[ship]:
                if card >= COMMODITIES:
                    free[card] += 1
        for n in range(len(self.offer_ids)):
            if proposer(self.offer_ids[n]) == seat:
                for card in self.offer_give[n]:
                    free[card] -= 1
        return free

    def _redeal_lanes(self, seat: int) -> None:
        """What the others have done in secret in this phase is unknown; that it is still open is known."""
        if not self.lanes:
            return
        phase = next(frame for frame in reversed(self.agenda) if isinstance(frame, Phase))
        for other in range(self.players):
            if other != seat:
                self.lanes[other] = phase.lane(self, other)[::-1]
        if self.agenda[-1] is phase and not self.pending():
            waited = [n for n in range(self.players) if n != seat and (phase.concerned & ~self.done) >> n & 1]
            if waited:
                other = waited[self.below(len(waited))]
                phase.ask(self, other)


class Phase(Together[Parthenon]):
    """A part of a phase in which all seats decide at the same time."""

    __slots__ = ()

    def first(self, s: Parthenon) -> int:
        return s.archon

    def lane(self, s: Parthenon, seat: int) -> list[Frame]:
        """What a seat has to decide here, first thing first."""
        raise NotImplementedError

    def ask(self, s: Parthenon, seat: int) -> None:
        """In an imagined world: the table waits for this seat, whatever it has to decide."""
        raise NotImplementedError

    def start(self, s: Parthenon) -> None:
        """Open the lanes of all whom it concerns."""
        s.open(self, [self.lane(s, seat) for seat in range(s.players)])


# Cards by kind


def with_more(cards: list[int], card: int, number: int) -> list[int]:
    """The same numbers of cards, and so many more of one."""
    after = cards[:]
    after[card] += number
    return after


# Cards in a row


def without(cards: Cards, card: int) -> Cards:
    """The same cards but one."""
    if card not in cards:
        return cards
    n = cards.index(card)
    return cards[:n] + cards[n + 1 :]


def with_card(cards: Cards, card: int) -> Cards:
    return tuple(sorted((*cards, card)))


def take_one(pool: list[int], card: int) -> bool:
    """Take a card out of a pool if it is there; it counts as dealt either way."""
    if card in pool:
        pool.remove(card)
    return True


def take_some(pool: list[int], number: int, aegis: bool) -> list[int]:
    """Take so many Aegis cards, or Commodities, out of a shuffled pool."""
    found = [card for card in pool if (card >= COMMODITIES) == aegis][:number] if number else []
    for card in found:
        pool.remove(card)
    return found


def class_of(card: int) -> int:
    """0 Basic, 1 Rare, 2 Gold, 3 Aegis."""
    return 0 if card < BASICS else 1 if card < GOLD else 2 if card == GOLD else 3


def classes(cards: list[int] | Cards) -> list[int]:
    found = [0, 0, 0, 0]
    for card in cards:
        found[class_of(card)] += 1
    return found


def terms_code(to: int, give: Cards, want: Cards) -> int:
    """A number for an offer: the same for the same addressee and terms."""
    code = to + 1
    for card in (*give, CARDS, *want):
        code = (code * 17 + card + 1) % (1 << 50)
    return code


def proposer(offer: int) -> int:
    """The seat that made this offer."""
    return offer >> 5


# What was announced of a cargo (PAR-HAZ-18): Rare, Gold, Rare and Gold, Commodities, each as its number + 1 or 0 for
# unknown; then a mask of those of the first three of which there is at least one, and one of cards that are not there

NOTHING_TOLD: Final = ()
TOLD_RARE: Final = 0
TOLD_GOLD: Final = 1
TOLD_LUXURY: Final = 2
TOLD_GOODS: Final = 3
TOLD_SOME: Final = 4
TOLD_NONE: Final = 5
NOTHING_YET: Final = (0, 0, 0, 0, 0, 0)


def tell(told: Cards, what: int, number: int) -> Cards:
    """Everybody heard a number."""
    known = list(told or NOTHING_YET)
    known[what] = number + 1
    return tuple(known)


def tell_some(told: Cards, what: int, some: bool) -> Cards:
    """Everybody heard whether there is any."""
    if not some:
        return tell(told, what, 0)
    known = list(told or NOTHING_YET)
    known[TOLD_SOME] |= 1 << what
    return tuple(known)


def tell_none(told: Cards, card: int) -> Cards:
    """Everybody can tell that this card is not aboard."""
    known = list(told or NOTHING_YET)
    known[TOLD_NONE] |= 1 << card
    return tuple(known)


def told_fits(told: Cards, basic: int, rare: int, gold: int) -> bool:
    numbers = (rare, gold, rare + gold, basic + rare + gold)
    for n in range(4):
        if told[n] and numbers[n] != told[n] - 1:
            return False
        if told[TOLD_SOME] >> n & 1 and not numbers[n]:
            return False
    return True


def told_less(told: Cards, card: int) -> Cards:
    """After a card that everybody saw was taken off."""
    sort = class_of(card)
    known = list(told)
    for n, counted in enumerate((sort == 1, sort == 2, sort in (1, 2), sort < 3)):
        if counted and known[n] > 1:
            known[n] -= 1
        if counted:
            known[TOLD_SOME] &= ~(1 << n)
    return tuple(known)


def told_more(told: Cards, card: int) -> Cards:
    """After a card that everybody saw came aboard."""
    sort = class_of(card)
    known = list(told)
    for n, counted in enumerate((sort == 1, sort == 2, sort in (1, 2), sort < 3)):
        if counted and known[n]:
            known[n] += 1
    known[TOLD_NONE] &= ~(1 << card)
    return tuple(known)


def told_only_none(told: Cards) -> Cards:
    """After an unseen loss only what was not there is still known."""
    if not told:
        return told
    known = [1 if number == 1 else 0 for number in told[:4]]
    return (*known, 0, told[TOLD_NONE]) if any(known) or told[TOLD_NONE] else NOTHING_TOLD
