"""Phase 5, Hazard: what befalls the Fleets under way. PAR-HAZ-01..37."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.agenda import Choice, Refusal, Step
from ....kernel.moves import Move
from ..components import (
    ABROAD,
    ARMY,
    BASICS,
    BLOW,
    BLOW_AWAY,
    CARDS,
    CHOOSE_GOODS,
    CHOOSE_RARE,
    COLOSSUS,
    COMMODITIES,
    DIOLKOS,
    FAIR_WINDS,
    FLEETS,
    FLEETS_FROM,
    GIFT,
    GOLD,
    HAZARD_PHASE,
    HITS_ALL,
    HITS_MOST_CARGO,
    HITS_MOST_GOLD,
    HITS_MOST_GOODS,
    HITS_MOST_LUXURY,
    HITS_MOST_RARE,
    HITS_OVER_THREE,
    HITS_SISTERS,
    HITS_SOME_GOLD,
    HITS_SOME_LUXURY,
    HITS_SOME_RARE,
    KEEP,
    LANDS,
    LIGHTHOUSE,
    LOSE,
    LOSE_CARGO,
    LOSE_GOLD,
    LOSE_GOODS,
    LOSE_HALF,
    LOSE_ONE_GOLD,
    LOSE_RANDOM,
    LOSE_RARE,
    NEIGHBORS,
    OLYMPIC_TRUCE,
    PIRATES,
    RAIDERS,
    SAVE,
    SAVE_NONE,
    SEND_HOME,
    SENT_HOME,
    SHOW_WARSHIP,
    STOPPED,
    STORM,
    SUFFER,
    USE_GIFT,
    WARSHIP,
)
from ..events import (
    ARMY_SHOWN,
    BLOWN,
    COUNTED,
    DREW_HAZARD,
    GIFT_USED,
    HIT,
    LOST_ABOARD,
    MEETS,
    PHASE,
    REPLACED,
    SAVED,
    UNHARMED,
    WARSHIP_SHOWN,
)
from ..events import SENT_HOME as WAS_SENT_HOME
from ..state import (
    KNOWN_GOODS,
    KNOWN_NOTHING,
    KNOWN_RARE,
    TOLD_GOLD,
    TOLD_GOODS,
    TOLD_LUXURY,
    TOLD_RARE,
    Cards,
    Parthenon,
    classes,
    tell,
    tell_none,
    tell_some,
    with_card,
)
from .decks import discard_hazard, draw_hazard
from .windows import Answer, Answers

SUFFERS: Final = 0
SHOWS: Final = 1
USES_GIFT: Final = 2

# What a card compares, and what everybody hears of it (PAR-HAZ-18)

COMPARED: Final = {
    HITS_MOST_RARE: TOLD_RARE,
    HITS_MOST_GOLD: TOLD_GOLD,
    HITS_MOST_GOODS: TOLD_GOODS,
    HITS_MOST_LUXURY: TOLD_LUXURY,
}
ASKED: Final = {HITS_SOME_RARE: TOLD_RARE, HITS_SOME_GOLD: TOLD_GOLD, HITS_SOME_LUXURY: TOLD_LUXURY}


class Hazards(Step[Parthenon]):
    """PAR-HAZ-01..08: one card for the Neighboring Lands, then two for the Foreign ones."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.phase = HAZARD_PHASE
        s.say(PHASE, HAZARD_PHASE)
        s.then(DrawFor(0, 1), DrawFor(1, 1), DrawFor(1, 2))


class DrawFor(Step[Parthenon]):
    """A Hazard for a whole group, if any of its Fleets is under way."""

    __slots__ = ("foreign", "nth")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("foreign", "flag"), ("nth", "amount"))

    def __init__(self, foreign: int, nth: int) -> None:
        self.foreign = foreign
        self.nth = nth

    def run(self, s: Parthenon) -> None:
        if not s.group(self.foreign == 1) or (not self.foreign and s.happens(FAIR_WINDS)):
            return
        card = draw_hazard(s)
        if card >= 0:
            s.say(DREW_HAZARD, card, self.foreign)
            strike(s, card, self.foreign, self.nth, -1)


def strike(s: Parthenon, card: int, foreign: int, nth: int, only: int) -> None:
    """A card acts on its group, or as a replacement on one Fleet only."""
    if s.contents.title[card] == PIRATES and s.happens(OLYMPIC_TRUCE):
        discard_hazard(s, card)
        return
    group = s.group(foreign == 1)
    compared = s.contents.hits[card] in COMPARED
    announce(s, card, group if only < 0 or compared else [only])
    struck = 0
    for ship in targets(s, card, group):
        if only < 0 or ship == only:
            if is_protected(s, card, ship, nth):
                s.say(UNHARMED, ship // FLEETS, ship % FLEETS)
            else:
                struck |= 1 << ship
                s.say(HIT, ship // FLEETS, ship % FLEETS)
                if s.contents.stopped_by[card] == ARMY:
                    s.told[ship] = tell_none(s.told[ship], ARMY)
    concerned = 0
    for ship in ships_in(struck):
        concerned |= 1 << ship // FLEETS
    Responses(concerned, card, struck, foreign, nth).start(s)


def ships_in(mask: int) -> list[int]:
    return [ship for ship in range(mask.bit_length()) if mask >> ship & 1]


# Whom it hits


def number_aboard(s: Parthenon, ship: int, what: int) -> int:
    basic, rare, gold, _ = classes(s.cargo[ship])
    return (rare, gold, rare + gold, basic + rare + gold)[what]


def announce(s: Parthenon, card: int, group: list[int]) -> None:
    """PAR-HAZ-18: what cannot be seen on the table is said, the cards are not."""
    hits = s.contents.hits[card]
    if hits in COMPARED:
        what = COMPARED[hits]
        for ship in group:
            number = number_aboard(s, ship, what)
            s.told[ship] = tell(s.told[ship], what, number)
            s.say(COUNTED, ship // FLEETS, ship % FLEETS, number)
    elif hits in ASKED:
        what = ASKED[hits]
        for ship in group:
            some = number_aboard(s, ship, what) > 0
            s.told[ship] = tell_some(s.told[ship], what, some)
            if some:
                s.say(MEETS, ship // FLEETS, ship % FLEETS)


def targets(s: Parthenon, card: int, group: list[int]) -> list[int]:
    """PAR-HAZ-14..17: the Fleets that a card hits, each Fleet counted for itself."""
    hits = s.contents.hits[card]
    if hits == HITS_ALL:
        return group
    if hits == HITS_OVER_THREE:
        return [ship for ship in group if len(s.cargo[ship]) > 3]
    if hits == HITS_MOST_CARGO:
        return with_most(group, [len(s.cargo[ship]) for ship in group])
    if hits in COMPARED:
        return with_most(group, [number_aboard(s, ship, COMPARED[hits]) for ship in group])
    if hits in ASKED:
        return [ship for ship in group if number_aboard(s, ship, ASKED[hits])]
    return sisters(s, group) if hits == HITS_SISTERS else []


def with_most(group: list[int], numbers: list[int]) -> list[int]:
    """PAR-HAZ-15, -16: all that are tied for the most, unless that is nothing."""
    most = max(numbers, default=0)
    return [ship for ship, number in zip(group, numbers, strict=True) if number == most and most]


def sisters(s: Parthenon, group: list[int]) -> list[int]:
    """Sirens: of every Island with two or more Fleets here the fullest one, the later letter if they are level."""
    found: list[int] = []
    for seat in range(s.players):
        mine = [ship for ship in group if ship // FLEETS == seat]
        if len(mine) > 1:
            fullest = with_most(mine, [len(s.cargo[ship]) for ship in mine])
            found += fullest[-1:]
    return found


def is_protected(s: Parthenon, card: int, ship: int, nth: int) -> bool:
    """PAR-HAZ-37: a Great Wonder, a bought service or an Army aboard keeps the card off without a decision."""
    seat = ship // FLEETS
    title = s.contents.title[card]
    if title in (PIRATES, RAIDERS) and (s.has_wonder(seat, COLOSSUS) or s.shields[ship] & 1):
        return True
    if title == STORM and (s.has_wonder(seat, LIGHTHOUSE) or s.shields[ship] & 2):
        return True
    if nth == 2 and (s.has_wonder(seat, DIOLKOS) or s.shields[ship] & 4):
        return True
    if s.contents.stopped_by[card] == ARMY and ARMY in s.cargo[ship]:
        show(s, ship, ARMY)
        s.say(ARMY_SHOWN, seat, ship % FLEETS)
        return True
    return False


def show(s: Parthenon, ship: int, card: int) -> None:
    """Everybody sees that this card is aboard."""
    if card not in s.shown[ship]:
        s.shown[ship] = with_card(s.shown[ship], card)


# Answers


class Respond(Answer):
    """PAR-HAZ-23, -27, -35, -36: for every Fleet that is hit: suffer, show a Warship, or use a Gift of Poseidon."""

    __slots__ = ("card", "struck")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"),
        ("picks", "thing*"),
        ("card", "hazard"),
        ("struck", "ship&"),
    )
    name: ClassVar[str] = "hazard_response"
    verbs: ClassVar[tuple[str, ...]] = ("suffer", "show_warship", "use_gift")

    def __init__(self, seat: int, picks: Cards, card: int, struck: int) -> None:
        self.seat = seat
        self.picks = picks
        self.card = card
        self.struck = struck

    def with_picks(self, picks: Cards) -> Respond:
        return Respond(self.seat, picks, self.card, self.struck)

    def code(self, move: Move) -> int:
        name = move.verb.name
        return FLEETS_FROM + (SUFFERS if name == "suffer" else SHOWS if name == "show_warship" else USES_GIFT)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        mine = ships_of(self.seat, self.struck)
        if len(picks) >= len(mine):
            return []
        ship = mine[len(picks)]
        found = [SUFFER[ship % FLEETS]]
        if s.contents.stopped_by[self.card] == WARSHIP and WARSHIP in s.cargo[ship]:
            found.append(SHOW_WARSHIP[ship % FLEETS])
        if GIFT in s.cargo[ship]:
            found.append(USE_GIFT[ship % FLEETS])
        return found

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        name = move.verb.name
        if name == "show_warship":
            pirates = s.contents.stopped_by[self.card] == WARSHIP
            return Refusal("PAR-HAZ-23" if pirates else "PAR-HAZ-26", "why-no-warship")
        return Refusal("PAR-HAZ-35" if name == "use_gift" else "PAR-HAZ-11", "why-not-hit")


def ships_of(seat: int, mask: int) -> list[int]:
    return [seat * FLEETS + fleet for fleet in range(FLEETS) if mask >> (seat * FLEETS + fleet) & 1]


class Responses(Answers):
    """All owners answer at once and unseen; then the card takes its effect, and then Gifts bring replacements."""

    __slots__ = ("card", "struck", "foreign", "nth")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("concerned", "seat&"), ("card", "hazard"), ("struck", "ship&"), ("foreign", "flag"), ("nth", "amount"),
    )  # fmt: skip

    def __init__(self, concerned: int, card: int, struck: int, foreign: int, nth: int) -> None:
        self.concerned = concerned
        self.card = card
        self.struck = struck
        self.foreign = foreign
        self.nth = nth

    def question(self, s: Parthenon, seat: int) -> Respond:
        return Respond(seat, (), self.card, self.struck)

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        """What each Fleet does is noted in `visit` until all have answered."""
        for n, ship in enumerate(ships_of(seat, self.struck)):
            answer = picks[n] - FLEETS_FROM
            s.visit[ship] = answer
            if answer == SHOWS:
                show(s, ship, WARSHIP)
                s.say(WARSHIP_SHOWN, seat, ship % FLEETS)
            elif answer == USES_GIFT:
                s.take_off(ship, GIFT)
                s.say(GIFT_USED, seat, ship % FLEETS)

    def after(self, s: Parthenon) -> None:
        suffering = 0
        gifts: list[int] = []
        for seat in s.clockwise(s.archon):
            for ship in ships_of(seat, self.struck):
                if s.visit[ship] == SUFFERS:
                    suffering |= 1 << ship
                elif s.visit[ship] == USES_GIFT:
                    gifts.append(ship)
                s.visit[ship] = 0
        s.then(
            Suffering(self.card, suffering),
            AfterLosses(self.card),
            *[Replacement(ship, self.foreign, self.nth) for ship in gifts],
        )


class Replacement(Step[Parthenon]):
    """PAR-HAZ-28..34: a new card for the Fleet that used a Gift, and for no other."""

    __slots__ = ("ship", "foreign", "nth")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("ship", "ship"), ("foreign", "flag"), ("nth", "amount"))

    def __init__(self, ship: int, foreign: int, nth: int) -> None:
        self.ship = ship
        self.foreign = foreign
        self.nth = nth

    def run(self, s: Parthenon) -> None:
        card = draw_hazard(s)
        if card >= 0:
            s.say(REPLACED, self.ship // FLEETS, self.ship % FLEETS, card)
            strike(s, card, self.foreign, self.nth, self.ship)


# Effects


class Suffering(Step[Parthenon]):
    """PAR-HAZ-11..22: the card takes its effect on all Fleets that suffer it."""

    __slots__ = ("card", "ships")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("card", "hazard"), ("ships", "ship&"))

    def __init__(self, card: int, ships: int) -> None:
        self.card = card
        self.ships = ships

    def run(self, s: Parthenon) -> None:
        does = s.contents.does[self.card]
        ships = ships_in(self.ships)
        if does == SEND_HOME:
            for ship in ships:
                s.course[ship] = SENT_HOME
                s.say(WAS_SENT_HOME, ship // FLEETS, ship % FLEETS)
        elif does == BLOW_AWAY:
            s.then(*[BlowAway(s.archon, ship) for ship in in_order(s, ships)])
        elif does in (LOSE_HALF, KEEP, CHOOSE_RARE, CHOOSE_GOODS):
            concerned = 0
            for ship in ships:
                concerned |= 1 << ship // FLEETS
            Losing(concerned, self.card, self.ships).start(s)
        else:
            for ship in in_order(s, ships):
                lose(s, ship, taken_by(s, self.card, ship), does)
                if does == LOSE_RARE:
                    s.told[ship] = tell(s.told[ship], TOLD_RARE, 0)
                elif does == LOSE_GOODS:
                    s.told[ship] = tell(s.told[ship], TOLD_GOODS, 0)


def in_order(s: Parthenon, ships: list[int]) -> list[int]:
    """Clockwise from the Archon, then by letter."""
    return [ship for seat in s.clockwise(s.archon) for ship in ships if ship // FLEETS == seat]


def taken_by(s: Parthenon, card: int, ship: int) -> Cards:
    """The cards that a Fleet loses without a choice."""
    does, amount = s.contents.does[card], s.contents.amount[card]
    cargo = s.cargo[ship]
    if does == LOSE_CARGO:
        return cargo
    if does == LOSE_RARE:
        return tuple([one for one in cargo if BASICS <= one < GOLD])
    if does in (LOSE_GOLD, LOSE_ONE_GOLD):
        gold = tuple([one for one in cargo if one == GOLD])
        return gold if does == LOSE_GOLD else gold[:amount]
    goods = [one for one in cargo if one < COMMODITIES]
    if does == LOSE_GOODS:
        return tuple(goods)
    if does == LOSE_RANDOM:
        return tuple(sorted([s.draw_from(goods) for _ in range(min(amount, len(goods)))]))
    return ()


def lose(s: Parthenon, ship: int, cards: Cards, does: int) -> None:
    """PAR-HAZ-19, PAR-GEN-17: lost cards go to the bank; which they were only the owner sees, unless all know it."""
    if not cards:
        return
    known = KNOWN_NOTHING if does in (LOSE_CARGO, LOSE_HALF, KEEP) else KNOWN_GOODS
    for card in cards:
        if does in (LOSE_GOLD, LOSE_ONE_GOLD):
            s.take_off(ship, card)
        else:
            s.lose_aboard(ship, card, KNOWN_RARE if does in (LOSE_RARE, CHOOSE_RARE) else known)
    s.lost[ship] = cards
    s.whisper(1 << ship // FLEETS, cards, LOST_ABOARD, ship // FLEETS, ship % FLEETS, len(cards))


class LoseCards(Answer):
    """The owner chooses what is lost: Fleet by Fleet, in rising order."""

    __slots__ = ("card", "ships")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"),
        ("picks", "thing*"),
        ("card", "hazard"),
        ("ships", "ship&"),
    )
    name: ClassVar[str] = "hazard_loss"
    verbs: ClassVar[tuple[str, ...]] = ("lose",)

    def __init__(self, seat: int, picks: Cards, card: int, ships: int) -> None:
        self.seat = seat
        self.picks = picks
        self.card = card
        self.ships = ships

    def with_picks(self, picks: Cards) -> LoseCards:
        return LoseCards(self.seat, picks, self.card, self.ships)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        for ship in ships_of(self.seat, self.ships):
            number = chosen_number(s, self.card, ship)
            if len(picks) < number:
                may = losable(s, self.card, ship)
                last = picks[-1] if picks else 0
                left = [may.count(card) - picks.count(card) for card in range(CARDS)]
                missing = number - len(picks)
                return [LOSE[one] for one in range(last, CARDS) if left[one] > 0 and sum(left[one:]) >= missing]
            picks = picks[number:]
        return []


def losable(s: Parthenon, card: int, ship: int) -> Cards:
    """The cards among which the owner chooses."""
    does = s.contents.does[card]
    if does == CHOOSE_RARE:
        return tuple([one for one in s.cargo[ship] if BASICS <= one < GOLD])
    if does == CHOOSE_GOODS:
        return tuple([one for one in s.cargo[ship] if one < COMMODITIES])
    return s.cargo[ship]


def chosen_number(s: Parthenon, card: int, ship: int) -> int:
    """How many cards the owner must choose."""
    does, amount = s.contents.does[card], s.contents.amount[card]
    size = len(s.cargo[ship])
    if does == LOSE_HALF:
        return (size + 1) // 2
    if does == KEEP:
        return max(0, size - amount)
    return min(amount, len(losable(s, card, ship)))


class Losing(Answers):
    """Losses that the owners choose."""

    __slots__ = ("card", "ships")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("concerned", "seat&"), ("card", "hazard"), ("ships", "ship&"))

    def __init__(self, concerned: int, card: int, ships: int) -> None:
        self.concerned = concerned
        self.card = card
        self.ships = ships

    def question(self, s: Parthenon, seat: int) -> LoseCards:
        return LoseCards(seat, (), self.card, self.ships)

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        for ship in ships_of(seat, self.ships):
            number = chosen_number(s, self.card, ship)
            lose(s, ship, picks[:number], s.contents.does[self.card])
            picks = picks[number:]


class BlowAway(Choice[Parthenon]):
    """The Archon says to which other Land of the same class a Fleet is blown."""

    __slots__ = ("ship",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("ship", "ship"))
    name: ClassVar[str] = "hazard_archon"
    verbs: ClassVar[tuple[str, ...]] = ("blow",)

    def __init__(self, seat: int, ship: int) -> None:
        self.seat = seat
        self.ship = ship

    def options(self, s: Parthenon) -> list[Move]:
        here = s.course[self.ship] - ABROAD
        lands = range(NEIGHBORS) if here < NEIGHBORS else range(NEIGHBORS, LANDS)
        return [BLOW[land] for land in lands if land != here]

    def take(self, s: Parthenon, move: Move) -> None:
        s.course[self.ship] = ABROAD + move.args[0]
        s.say(BLOWN, self.ship // FLEETS, self.ship % FLEETS, move.args[0])


# Stoicism


class AfterLosses(Step[Parthenon]):
    """Abilities that reduce a loss; then the card is discarded."""

    __slots__ = ("card",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("card", "hazard"),)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Parthenon) -> None:
        discard_hazard(s, self.card)
        concerned = 0
        for seat in range(s.players):
            if s.is_stoic(seat) and any([s.lost[seat * FLEETS + fleet] for fleet in range(FLEETS)]):
                concerned |= 1 << seat
        for ship in range(len(s.lost)):
            if not concerned >> (ship // FLEETS) & 1:
                s.lost[ship] = ()
        if concerned:
            SavingAboard(concerned, self.card).start(s)


class SaveAboard(Answer):
    """One lost Commodity comes back, in one of the Fleets."""

    __slots__ = ()
    name: ClassVar[str] = "save_from_hazard"
    verbs: ClassVar[tuple[str, ...]] = ("save", "save_none")

    def with_picks(self, picks: Cards) -> SaveAboard:
        return SaveAboard(self.seat, picks)

    def code(self, move: Move) -> int:
        return STOPPED if move is SAVE_NONE else move.args[1]

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        if len(picks) == 2 or STOPPED in picks:
            return []
        found: list[Move] = []
        for fleet in range(FLEETS):
            at_stake = s.lost[self.seat * FLEETS + fleet]
            found += [SAVE[fleet][card] for card in sorted(set(at_stake)) if card < COMMODITIES]
        return [*found, SAVE_NONE]

    def take(self, s: Parthenon, move: Move) -> None:
        self.complete(s, (STOPPED,) if move is SAVE_NONE else (FLEETS_FROM + move.args[0], move.args[1]))

    def allows(self, s: Parthenon, picks: Cards) -> bool:
        """A Fleet and a card, both named by one move."""
        moves = self.ask(s, ())
        saved = [(FLEETS_FROM + move.args[0], move.args[1]) for move in moves if move is not SAVE_NONE]
        return picks in ((), (STOPPED,)) or picks in saved


class SavingAboard(Answers):
    """Stoicism at sea, after this card."""

    __slots__ = ("card",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("concerned", "seat&"), ("card", "hazard"))

    def __init__(self, concerned: int, card: int) -> None:
        self.concerned = concerned
        self.card = card

    def question(self, s: Parthenon, seat: int) -> SaveAboard:
        return SaveAboard(seat, ())

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        if len(picks) == 2:
            ship = seat * FLEETS + picks[0] - FLEETS_FROM
            bring_back(s, ship, picks[1], s.contents.does[self.card])
            s.whisper(1 << seat, (picks[1],), SAVED, seat)
        for fleet in range(FLEETS):
            s.lost[seat * FLEETS + fleet] = ()


def bring_back(s: Parthenon, ship: int, card: int, does: int) -> None:
    """A lost Commodity is aboard again; everybody knows its class if the Hazard takes only cards of one class."""
    seat = ship // FLEETS
    s.cargo[ship] = with_card(s.cargo[ship], card)
    s.told[ship] = ()
    if does in (LOSE_GOLD, LOSE_ONE_GOLD):
        s.shown[ship] = with_card(s.shown[ship], GOLD)
        s.trace(seat, GOLD)
    elif does in (LOSE_RARE, CHOOSE_RARE):
        s.lost_rare[seat] -= 1
        s.told[ship] = tell_some((), TOLD_RARE, True)
    elif does in (LOSE_CARGO, LOSE_HALF, KEEP):
        s.lost_any[seat] -= 1
