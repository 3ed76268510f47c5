"""The eighteen Events, Year by Year: what each does in the Event Phase. What it does later stands in those phases."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Step
from ....kernel.events import EVERYBODY
from ....kernel.moves import Move
from ..components import (
    ABANDON,
    ACROPOLIS_MASK,
    ARMY,
    ARMY_SHOWN,
    BASICS,
    BUY_OFF,
    CARDS,
    COMMODITIES,
    DELIAN_LEAGUE,
    DELPHIC_FESTIVAL,
    DROUGHT,
    EARTHQUAKE,
    ENDURE,
    ENOUGH,
    EXCHANGE,
    FLEETS,
    GIVE,
    GOLD,
    GRAPES,
    LOCUSTS,
    MERCHANT_SHIPS,
    MERCHANTS,
    OLYMPIC_TRUCE,
    ORE,
    PARCH,
    PAY,
    PERSIAN_TRIBUTE,
    PERSIAN_WAR,
    PIRATE_RAIDS,
    PLAGUE,
    RATES,
    RATES_FROM,
    REFUSE,
    REFUSED,
    SAVE_IN_HAND,
    SAVE_NONE,
    SHOW_ARMY,
    SLOTS_FROM,
    SPICES,
    STOPPED,
    TAKE,
    TIMBER,
    TYRANNY,
    VILLAGES,
    WARSHIP,
)
from ..events import (
    ABANDONED,
    CARRIED_OUT,
    GAVE_UP,
    JOINED_LEAGUE,
    LOST_FROM_HAND,
    PARCHED,
    PLAGUED,
    SAVED,
    SHAKEN,
    SHOWED_ARMY,
    SWAPPED,
    TAKEN_FROM,
    TOOK,
)
from ..state import Cards, Parthenon, with_more, without
from .audience import ArchonNames
from .exchange import gives, takes
from .production import first_of_each
from .windows import Answer, Answers


class CarryOut(Step[Parthenon]):
    """PAR-EVENT-06: one Event, completely; those without an instruction for this phase act later."""

    __slots__ = ("event",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("event", "happening"),)

    def __init__(self, event: int) -> None:
        self.event = event

    def run(self, s: Parthenon) -> None:
        event = self.event
        s.say(CARRIED_OUT, event)
        if event == PIRATE_RAIDS:
            pirate_raids(s)
        elif event == DELPHIC_FESTIVAL:
            s.then(ArchonNames(event), FestivalGifts())
        elif event == LOCUSTS:
            s.then(ArchonNames(event))
        elif event == PERSIAN_TRIBUTE:
            persian_tribute(s)
        elif event == MERCHANT_SHIPS:
            MerchantShips(with_hands(s)).start(s)
        elif event == DROUGHT:
            Drought(s.everybody()).start(s)
        elif event == PLAGUE:
            s.then(ArchonNames(event), PlagueStrikes())
        elif event == OLYMPIC_TRUCE:
            s.then(ArchonNames(event), TruceGold())
        elif event == PERSIAN_WAR:
            s.then(ArchonNames(event), WarComes())
        elif event == EARTHQUAKE:
            earthquake(s)
        elif event == DELIAN_LEAGUE:
            League(with_hands(s) & ~(1 << s.archon)).start(s)
        elif event == TYRANNY:
            s.then(ArchonNames(event), TyrantTakes())


def with_hands(s: Parthenon) -> int:
    """The seats that have a Commodity in hand, as a mask."""
    mask = 0
    for seat in range(s.players):
        if s.count(seat):
            mask |= 1 << seat
    return mask


def exposed(s: Parthenon, seats: int) -> int:
    """Of these seats, those whom no Labyrinth saves from paying and losing."""
    for seat in range(s.players):
        if s.is_safe(seat):
            seats &= ~(1 << seat)
    return seats


def give_up(s: Parthenon, seat: int, cards: Cards) -> None:
    """Cards that an Island pays for an Event, before all eyes."""
    for card in cards:
        s.part_with(seat, card)
    if cards:
        s.whisper(EVERYBODY, tuple(sorted(cards)), GAVE_UP, seat)


def draw_from_hand(s: Parthenon, seat: int, number: int) -> Cards:
    """So many Commodities of a hand at random."""
    mine = [card for card in range(COMMODITIES) for _ in range(s.hand[seat][card])]
    return tuple(sorted([s.draw_from(mine) for _ in range(min(number, len(mine)))]))


def lose_from_hand(s: Parthenon, seat: int, cards: Cards) -> None:
    """Cards that only their owner sees go."""
    for card in cards:
        s.hand[seat] = with_more(s.hand[seat], card, -1)
    if cards:
        s.doubt(seat, 0, COMMODITIES)
        s.whisper(1 << seat, cards, LOST_FROM_HAND, seat, len(cards))


# Stoicism


class Save(Answer):
    """Stoicism: one of the Commodities that an Event would take stays."""

    __slots__ = ()
    name: ClassVar[str] = "save_from_event"
    verbs: ClassVar[tuple[str, ...]] = ("save_in_hand", "save_none")

    def with_picks(self, picks: Cards) -> Save:
        return Save(self.seat, picks)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        at_stake = s.lost[self.seat * FLEETS]
        if picks or not at_stake or not s.is_stoic(self.seat):
            return []
        return [*[SAVE_IN_HAND[card] for card in sorted(set(at_stake))], SAVE_NONE]


class Saving(Answers):
    """After the draw, before the cards are gone. `tyrant`: to whom they go; without one they go to the bank."""

    __slots__ = ("tyrant",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("concerned", "seat&"), ("tyrant", "seat?"))

    def __init__(self, concerned: int, tyrant: int) -> None:
        self.concerned = concerned
        self.tyrant = tyrant

    def question(self, s: Parthenon, seat: int) -> Save:
        return Save(seat, ())

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        at_stake = s.lost[seat * FLEETS]
        s.lost[seat * FLEETS] = ()
        saved = picks[0] if picks else STOPPED
        if saved in at_stake:
            at_stake = without(at_stake, saved)
            s.whisper(1 << seat, (saved,), SAVED, seat)
        if self.tyrant < 0:
            lose_from_hand(s, seat, at_stake)
            return
        for card in at_stake:
            s.pass_unseen(seat, self.tyrant, card)
            s.whisper(1 << seat | 1 << self.tyrant, (card,), TAKEN_FROM, self.tyrant, seat)


# Year 1


def pirate_raids(s: Parthenon) -> None:
    """Whoever has a Commodity in hand pays Ore, shows an Army, or loses two."""
    Raids(exposed(s, with_hands(s))).start(s)


class Raided(Answer):
    """Ore, an Army, or the raid."""

    __slots__ = ()
    name: ClassVar[str] = "pirate_raids"
    verbs: ClassVar[tuple[str, ...]] = ("pay", "show_army", "endure")

    def with_picks(self, picks: Cards) -> Raided:
        return Raided(self.seat, picks)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        if picks:
            return []
        found = [ENDURE]
        if s.aegis(self.seat, ARMY):
            found.insert(0, SHOW_ARMY)
        if s.hand[self.seat][ORE]:
            found.insert(0, PAY[ORE])
        return found


class Raids(Answers):
    """Pirate Raids."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> Raided:
        return Raided(seat, ())

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        if picks[0] == ORE:
            give_up(s, seat, (ORE,))
        elif picks[0] == ARMY_SHOWN:
            s.say(SHOWED_ARMY, seat)
        else:
            s.lost[seat * FLEETS] = draw_from_hand(s, seat, 2)

    def after(self, s: Parthenon) -> None:
        hit = 0
        for seat in range(s.players):
            if s.lost[seat * FLEETS]:
                hit |= 1 << seat
        if hit:
            Saving(hit, -1).start(s)


class FestivalGifts(Step[Parthenon]):
    """Each named Island takes a Basic Commodity of its choice."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        Festival(s.named).start(s)


class FestivalGift(Answer):
    """A Basic Commodity from the bank."""

    __slots__ = ()
    name: ClassVar[str] = "delphic_festival"
    verbs: ClassVar[tuple[str, ...]] = ("take",)

    def with_picks(self, picks: Cards) -> FestivalGift:
        return FestivalGift(self.seat, picks)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        return [] if picks else TAKE[:BASICS]


class Festival(Answers):
    """Delphic Festival."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> FestivalGift:
        return FestivalGift(seat, ())

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        s.receive(seat, picks[0])
        s.whisper(EVERYBODY, picks, TOOK, seat)


# Year 2


def persian_tribute(s: Parthenon) -> None:
    """All pay one Commodity; then those whom the Archon names pay more."""
    s.then(ArchonNames(PERSIAN_TRIBUTE), MoreTribute())
    Tribute(exposed(s, s.everybody()), 0).start(s)


class MoreTribute(Step[Parthenon]):
    """Step 2, for the named Islands."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        Tribute(exposed(s, s.named), 1).start(s)


class Tributary(Answer):
    """What is paid, or all there is and an Aegis card if it is too little."""

    __slots__ = ("more",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("picks", "thing*"), ("more", "flag"))
    name: ClassVar[str] = "persian_tribute"
    verbs: ClassVar[tuple[str, ...]] = ("pay",)

    def __init__(self, seat: int, picks: Cards, more: int) -> None:
        self.seat = seat
        self.picks = picks
        self.more = more  # 1: the second step

    def with_picks(self, picks: Cards) -> Tributary:
        return Tributary(self.seat, picks, self.more)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        mine = s.hand[self.seat]
        if not can_pay_tribute(mine, self.more):
            aegis = [PAY[card] for card in range(COMMODITIES, CARDS) if s.aegis(self.seat, card)]
            return [] if picks else aegis
        if not picks:
            return [PAY[card] for card in range(COMMODITIES) if mine[card] and self.may_begin(mine, card)]
        if self.more and len(picks) == 1 and picks[0] < BASICS:
            return [PAY[card] for card in range(picks[0], BASICS) if mine[card] > (1 if card == picks[0] else 0)]
        return []

    def may_begin(self, mine: list[int], card: int) -> bool:
        """In the second step a Basic card needs another one beside it."""
        return not self.more or card >= BASICS or basics_from(mine, card) >= 2


def basics_in(mine: list[int]) -> int:
    return sum(mine[:BASICS])


def basics_from(mine: list[int], card: int) -> int:
    """How many Basic cards from this kind up."""
    return sum(mine[card:BASICS])


def can_pay_tribute(mine: list[int], more: int) -> bool:
    """One Commodity; in the second step two Basic, a Rare, or Gold."""
    goods = sum(mine[BASICS:COMMODITIES])
    return goods > 0 or basics_in(mine) >= (2 if more else 1)


class Tribute(Answers):
    """Persian Tribute, in two steps."""

    __slots__ = ("more",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("concerned", "seat&"), ("more", "flag"))

    def __init__(self, concerned: int, more: int) -> None:
        self.concerned = concerned
        self.more = more

    def question(self, s: Parthenon, seat: int) -> Tributary:
        return Tributary(seat, (), self.more)

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        mine = s.hand[seat]
        if can_pay_tribute(mine, self.more):
            give_up(s, seat, picks)
        else:
            give_up(s, seat, (*[card for card in range(COMMODITIES) for _ in range(mine[card])], *picks))


class ShipsAnswer(Answer):
    """Up to two exchanges; the second may use what the first brought."""

    __slots__ = ()
    name: ClassVar[str] = "merchant_ships"
    verbs: ClassVar[tuple[str, ...]] = ("exchange", "give", "take", "enough")

    def with_picks(self, picks: Cards) -> ShipsAnswer:
        return ShipsAnswer(self.seat, picks)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        purse = s.hand[self.seat][:]
        done = 0
        while picks:
            rate = picks[0] - RATES_FROM
            if picks[0] == STOPPED:
                return []
            size = s.contents.give[rate][1] + s.contents.take[rate][1]
            if len(picks) <= size:
                return exchange_picks(s, purse, rate, picks[1:])
            settle_exchange(s, purse, rate, picks[1 : size + 1])
            picks = picks[size + 1 :]
            done += 1
        if done == 2:
            return []
        rates = [EXCHANGE[rate] for rate in range(MERCHANTS, RATES) if exchange_picks(s, purse, rate, ())]
        return [*rates, ENOUGH]

    def settled(self, s: Parthenon, picks: Cards) -> tuple[Cards, bool]:
        """Only the cards of an exchange are picked without asking, never whether to make one."""
        while True:
            moves = self.ask(s, picks)
            if len(moves) != 1 or (not picks and moves[0] is ENOUGH and s.count(self.seat)):
                return picks, len(moves) > 0
            picks = (*picks, moves[0].args[0] if moves[0].args else STOPPED)


def exchange_picks(s: Parthenon, purse: list[int], rate: int, picks: Cards) -> list[Move]:
    """The next card to give or to take in an exchange out of this purse."""
    number = s.contents.give[rate][1]
    if len(picks) < number:
        return [GIVE[card] for card in gives(s, purse, rate, 0, picks)]
    return [TAKE[card] for card in takes(s, rate, 0, False, picks[:number], picks[number:])]


def settle_exchange(s: Parthenon, purse: list[int], rate: int, picks: Cards) -> None:
    number = s.contents.give[rate][1]
    for n, card in enumerate(picks):
        purse[card] += -1 if n < number else 1


class MerchantShips(Answers):
    """Merchant Ships."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> ShipsAnswer:
        return ShipsAnswer(seat, ())

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        while picks and picks[0] != STOPPED:
            rate = picks[0] - RATES_FROM
            number, size = s.contents.give[rate][1], s.contents.give[rate][1] + s.contents.take[rate][1]
            cards, picks = picks[1 : size + 1], picks[size + 1 :]
            for n, card in enumerate(cards):
                if n < number:
                    s.part_with(seat, card)
                else:
                    s.receive(seat, card)
            terms = [*cards[:number], *[CARDS + card for card in cards[number:]]]
            s.whisper(EVERYBODY, tuple(terms), SWAPPED, seat)


class Parched(Answer):
    """Grapes, or the Villages that make nothing."""

    __slots__ = ()
    name: ClassVar[str] = "drought"
    verbs: ClassVar[tuple[str, ...]] = ("pay", "parch")

    def with_picks(self, picks: Cards) -> Parched:
        return Parched(self.seat, picks)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        villages = [slot for slot in range(VILLAGES) if s.built[self.seat] >> slot & 1]
        number = 2 if len(villages) >= 4 else 1
        if (picks and picks[0] == GRAPES) or len(picks) == number:
            return []
        makes = s.contents.makes[s.islands[self.seat]]
        taken = [pick - SLOTS_FROM for pick in picks]
        last = makes[taken[-1]] if taken else -1
        found = [PARCH[slot] for slot in first_of_each(makes, villages, taken) if makes[slot] >= last]
        if not picks and len(taken) + 1 < number:  # of the highest kind there must be another one left to name
            found = [move for move in found if more_from(makes, villages, move.args[0])]
        return [PAY[GRAPES], *found] if not picks and s.hand[self.seat][GRAPES] else found


def more_from(makes: list[int], villages: list[int], slot: int) -> bool:
    """Is there another Village of this kind or a higher one?"""
    return any([other != slot and makes[other] >= makes[slot] for other in villages])


class Drought(Answers):
    """Drought."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> Parched:
        return Parched(seat, ())

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        if picks[0] == GRAPES:
            give_up(s, seat, picks)
            return
        slots = tuple([pick - SLOTS_FROM for pick in picks])
        for slot in slots:
            s.parched[seat] |= 1 << slot
        s.whisper(EVERYBODY, slots, PARCHED, seat)


class PlagueStrikes(Step[Parthenon]):
    """The named Islands may cure themselves with Spices."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        Plague(s.named).start(s)


class Ransom(Answer):
    """One card to be spared, or not."""

    __slots__ = ("card",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("picks", "thing*"), ("card", "card"))
    name: ClassVar[str] = "ransom"
    verbs: ClassVar[tuple[str, ...]] = ("pay", "refuse")

    def __init__(self, seat: int, picks: Cards, card: int) -> None:
        self.seat = seat
        self.picks = picks
        self.card = card

    def with_picks(self, picks: Cards) -> Ransom:
        return Ransom(self.seat, picks, self.card)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        if picks:
            return []
        return [PAY[self.card], REFUSE] if s.hand[self.seat][self.card] else [REFUSE]


class Plague(Answers):
    """Plague."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> Ransom:
        return Ransom(seat, (), SPICES)

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        if picks[0] == SPICES:
            give_up(s, seat, picks)
        else:
            s.plagued |= 1 << seat
            s.say(PLAGUED, seat)


class TruceGold(Step[Parthenon]):
    """Olympic Truce: the named Island takes 1 Gold."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        for seat in range(s.players):
            if s.named >> seat & 1:
                s.receive(seat, GOLD)
                s.whisper(EVERYBODY, (GOLD,), TOOK, seat)


# Year 3


class WarComes(Step[Parthenon]):
    """Persian War: the named Islands defend themselves, all others pay a Basic Commodity if they have one."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        War(exposed(s, s.everybody()), s.named).start(s)


class Defence(Answer):
    """An Army or a Warship, 2 Gold, or a Village."""

    __slots__ = ("named",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("picks", "thing*"), ("named", "flag"))
    name: ClassVar[str] = "persian_war"
    verbs: ClassVar[tuple[str, ...]] = ("pay", "buy_off", "abandon")

    def __init__(self, seat: int, picks: Cards, named: int) -> None:
        self.seat = seat
        self.picks = picks
        self.named = named

    def with_picks(self, picks: Cards) -> Defence:
        return Defence(self.seat, picks, self.named)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        mine = s.hand[self.seat]
        if picks:
            return []
        if not self.named:
            return [PAY[card] for card in range(BASICS) if mine[card]]
        found = [PAY[card] for card in (ARMY, WARSHIP) if s.aegis(self.seat, card)]
        if mine[GOLD] >= 2:
            found.append(BUY_OFF)
        makes = s.contents.makes[s.islands[self.seat]]
        villages = [slot for slot in range(2, VILLAGES) if s.built[self.seat] >> slot & 1]
        return found + [ABANDON[slot] for slot in first_of_each(makes, villages[::-1], [])]


class War(Answers):
    """Persian War."""

    __slots__ = ("named",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("concerned", "seat&"), ("named", "seat&"))

    def __init__(self, concerned: int, named: int) -> None:
        self.concerned = concerned
        self.named = named

    def question(self, s: Parthenon, seat: int) -> Defence:
        return Defence(seat, (), self.named >> seat & 1)

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        if not picks:
            if self.named >> seat & 1:
                s.lost[seat * FLEETS] = tuple([card for card in range(COMMODITIES) for _ in range(s.hand[seat][card])])
        elif picks[0] >= SLOTS_FROM:
            slot = picks[0] - SLOTS_FROM
            s.built[seat] &= ~(1 << slot)
            s.say(ABANDONED, seat, slot)
        else:
            give_up(s, seat, (GOLD, GOLD) if picks[0] == GOLD and self.named >> seat & 1 else picks)

    def after(self, s: Parthenon) -> None:
        hit = 0
        for seat in range(s.players):
            if s.lost[seat * FLEETS]:
                hit |= 1 << seat
        if hit:
            Saving(hit, -1).start(s)


def earthquake(s: Parthenon) -> None:
    """Whoever has an Acropolis pays Timber or cannot use it."""
    concerned = 0
    for seat in range(s.players):
        if s.built[seat] & ACROPOLIS_MASK:
            concerned |= 1 << seat
    Earthquake(concerned).start(s)


class Earthquake(Answers):
    """Earthquake."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> Ransom:
        return Ransom(seat, (), TIMBER)

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        if picks[0] == TIMBER:
            give_up(s, seat, picks)
        else:
            s.shaken |= 1 << seat
            s.say(SHAKEN, seat)


class Ally(Answer):
    """A Basic Commodity to the Archon, another to the bank, for an Army or a Warship."""

    __slots__ = ()
    name: ClassVar[str] = "delian_league"
    verbs: ClassVar[tuple[str, ...]] = ("pay", "take", "refuse")

    def with_picks(self, picks: Cards) -> Ally:
        return Ally(self.seat, picks)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        mine = s.hand[self.seat]
        if REFUSED in picks or len(picks) == 3:
            return []
        if len(picks) == 2:
            return [TAKE[ARMY], TAKE[WARSHIP]]
        if len(picks) == 1:
            return [PAY[card] for card in range(BASICS) if mine[card] > (1 if card == picks[0] else 0)]
        found = [PAY[card] for card in range(BASICS) if mine[card]] if basics_in(mine) >= 2 else []
        return [*found, REFUSE]


class League(Answers):
    """Delian League."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> Ally:
        return Ally(seat, ())

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        if len(picks) < 3:
            return
        s.part_with(seat, picks[0])
        s.receive(s.archon, picks[0])
        s.part_with(seat, picks[1])
        s.receive(seat, picks[2])
        s.whisper(EVERYBODY, (picks[0], picks[1], CARDS + picks[2]), JOINED_LEAGUE, seat, s.archon)


class TyrantTakes(Step[Parthenon]):
    """Tyranny: a random Commodity of each named Island goes to the Archon."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        named = exposed(s, s.named)
        for seat in s.clockwise(s.archon):
            if named >> seat & 1:
                s.lost[seat * FLEETS] = draw_from_hand(s, seat, 1)
        Saving(named & with_hands(s), s.archon).start(s)
