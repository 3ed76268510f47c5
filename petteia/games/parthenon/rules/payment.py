"""Paying a cost: card by card where there is a choice, with all that may stand for a card or make it needless.

PAR-BLD-03..05, PAR-WON-10; Parthenon, Golden Age, Cynicism, Mausoleum.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.agenda import Choice, Refusal
from ....kernel.events import EVERYBODY
from ....kernel.moves import Move
from ..components import (
    ACROPOLIS,
    ANY_BASIC,
    ANY_DISTINCT,
    ANY_NOT_OWN,
    ANY_RARE,
    BASIC_MASK,
    BASICS,
    BUILD_PHASE,
    BY_ISLAND_CARD,
    CARDS,
    COMMODITIES,
    COMPLETE,
    CYNIC,
    CYNICISM,
    ENTER,
    FLEETS,
    GOLD,
    GOLDEN_AGE,
    MAKE,
    MARKETPLACE,
    MAUSOLEUM,
    NEEDS,
    ONCE_CYNIC,
    ONCE_GOLDEN,
    ONCE_PARTHENON,
    PAPYRUS,
    PARTHENON,
    PAY,
    RAISE,
    RARE_DISTINCT,
    RARE_MASK,
    REPLACE,
    REPLACE_PAYING,
    SPARE,
    SPARE_GOLDEN,
    STATUE_OF_ZEUS,
    ZEUS,
    Cost,
)
from ..events import PAID, PAID_OWNER, SPARED
from ..state import Cards, Parthenon
from .deeds import acropolis_of, perform
from .windows import reopen

# Helps: what may stand for a card of a cost, or make it needless

HELP_PARTHENON: Final = 1
HELP_GOLDEN: Final = 2
HELP_CYNIC: Final = 4
HELP_MAUSOLEUM: Final = 8
HELP_SERVICE: Final = 16
ONLY_ONCE: Final = HELP_PARTHENON | HELP_GOLDEN | HELP_CYNIC
HELP_OF: Final = {
    "spare": HELP_PARTHENON,
    "spare_golden": HELP_GOLDEN,
    "cynic": HELP_CYNIC,
    "replace": HELP_MAUSOLEUM,
    "replace_paying": HELP_SERVICE,
}


def purse_of(s: Parthenon, seat: int, ship: int) -> list[int]:
    """What a seat can pay with: its hand and Aegis cards, or the cargo of one Fleet."""
    if ship < 0:
        purse = s.hand[seat][:]
        for aboard in s.cargo[seat * FLEETS : seat * FLEETS + FLEETS]:
            for card in aboard:
                purse[card] += 1
        return purse
    purse = [0] * CARDS
    for card in s.cargo[ship]:
        purse[card] += 1
    return purse


def covers(purse: list[int], needs: Cost, not_own: int, barred: int = 0) -> bool:
    """Can this purse pay all these needs, without any help? `barred` kinds do not count as different ones any more."""
    basics = rares = others = distinct = foreign = any_basic = rare_kinds = any_rare = 0
    last = count = -1
    for need in needs:
        if need < CARDS:
            count = count + 1 if need == last else 1
            last = need
            if purse[need] < count:
                return False
            barred |= 1 << need
            if need < BASICS:
                basics -= 1
                if not_own >> need & 1:
                    others -= 1
            elif need < GOLD:
                rares -= 1
        elif need == ANY_DISTINCT:
            distinct += 1
        elif need == ANY_NOT_OWN:
            foreign += 1
        elif need == ANY_BASIC:
            any_basic += 1
        elif need == RARE_DISTINCT:
            rare_kinds += 1
        else:
            any_rare += 1
    if distinct or foreign or any_basic:
        kinds = 0
        own_kinds = 0
        for card in range(BASICS):
            number = purse[card]
            if number:
                basics += number
                if not_own >> card & 1:
                    others += number
                    if not barred >> card & 1:
                        kinds += 1
                elif not barred >> card & 1:
                    own_kinds += 1
        if distinct > own_kinds:  # then some of the different ones are among those that the Island does not make
            others -= distinct - own_kinds
        if own_kinds + kinds < distinct or others < foreign or basics < distinct + foreign + any_basic:
            return False
    if rare_kinds or any_rare:
        kinds = 0
        for card in range(BASICS, GOLD):
            if purse[card]:
                rares += purse[card]
                if not barred >> card & 1:
                    kinds += 1
        if kinds < rare_kinds or rares < rare_kinds + any_rare:
            return False
    return True


def missing(purse: list[int], needs: Cost, not_own: int) -> Cost:
    """Which of these needs a purse cannot meet, as few as possible."""
    left = purse[:]
    lacking: list[int] = []
    used = 0
    for need in needs:
        distinct = need in (ANY_DISTINCT, RARE_DISTINCT)
        mask = mask_of(need, not_own)
        found = [
            card for card in range(CARDS) if mask >> card & 1 and left[card] > 0 and not (distinct and used >> card & 1)
        ]
        if found:
            best = max(found, key=lambda card: left[card])
            left[best] -= 1
            used |= 1 << best
        else:
            lacking.append(need)
    return tuple(lacking)


def helps_of(s: Parthenon, seat: int, deed: int) -> int:
    """Which helps a seat may use for this payment, as a mask."""
    if deed >= ENTER:
        return 0
    helps = 0
    wonder = RAISE <= deed < ZEUS
    structure = deed < MAKE
    if (structure or wonder) and s.has_wonder(seat, PARTHENON) and not s.once[seat] >> ONCE_PARTHENON & 1:
        helps |= HELP_PARTHENON
    if s.has_wonder(seat, MAUSOLEUM):
        helps |= HELP_MAUSOLEUM
    if s.phase != BUILD_PHASE:
        return helps
    if (structure or wonder) and s.happens(GOLDEN_AGE) and not s.once[seat] >> ONCE_GOLDEN & 1:
        helps |= HELP_GOLDEN
    if s.philosophies[seat] >> CYNICISM & 1 and not s.once[seat] >> ONCE_CYNIC & 1 and helped_by_cynic(s, seat, deed):
        helps |= HELP_CYNIC
    if s.stage[MAUSOLEUM] == COMPLETE and s.owner[MAUSOLEUM] != seat:
        helps |= HELP_SERVICE
    return helps


def helped_by_cynic(s: Parthenon, seat: int, deed: int) -> bool:
    """Cynicism: the cost of a Village, Workshop, Aegis card or stage of a Great Wonder."""
    if deed < MAKE:
        return deed < ACROPOLIS
    return deed >= RAISE or acropolis_of(s, seat, ACROPOLIS + deed - MAKE) != MARKETPLACE


def affordable(s: Parthenon, seat: int, deed: int, needs: Cost, ship: int) -> bool:
    """Can a seat pay this cost, with all that may help it?"""
    not_own = foreign_kinds(s, seat, deed) if ANY_NOT_OWN in needs else 0
    return reachable(purse_of(s, seat, ship), needs, not_own, helps_of(s, seat, deed))


def reachable(purse: list[int], needs: Cost, not_own: int, helps: int) -> bool:
    """Can this purse pay all these needs, with these helps?"""
    if covers(purse, needs, not_own):
        return True
    moves = help_moves(purse, needs, helps) if helps else []
    return any([reachable_with(purse, needs, not_own, helps, move) for move in moves])


def reachable_with(purse: list[int], needs: Cost, not_own: int, helps: int, move: Move) -> bool:
    left = purse
    if move.verb.name == "replace_paying":
        left = purse[:]
        left[move.args[1]] -= 1
    return reachable(left, helped(needs, move), not_own, helps_after(helps, move))


def foreign_kinds(s: Parthenon, seat: int, deed: int) -> int:
    """PAR-ACR-06: the Basic kinds that no Village of the Island makes; at the Marketplace by option: could make."""
    if s.house[BY_ISLAND_CARD] and deed < RAISE:
        mask = 0
        for kind in s.contents.makes[s.islands[seat]][:6]:
            mask |= 1 << kind
        return BASIC_MASK & ~mask
    return BASIC_MASK & ~s.produces(seat)


def help_moves(purse: list[int], needs: Cost, helps: int) -> list[Move]:
    """Everything that may be done instead of paying one of these needs."""
    found: list[Move] = []
    before = NEEDS
    for need in needs:
        if need == before:
            continue
        before = need
        rare = BASICS <= need < GOLD or need in (RARE_DISTINCT, ANY_RARE)
        if need == GOLD or rare:
            if helps & HELP_PARTHENON and need != PAPYRUS:
                found.append(SPARE[need])
            if helps & HELP_GOLDEN:
                found.append(SPARE_GOLDEN[need])
        if rare and need not in (PAPYRUS, ANY_RARE):
            if helps & HELP_MAUSOLEUM:
                found.append(REPLACE[need])
            if helps & HELP_SERVICE:
                found += [REPLACE_PAYING[need][card] for card in range(BASICS) if purse[card]]
        if (need < BASICS or need in (ANY_DISTINCT, ANY_NOT_OWN)) and helps & HELP_CYNIC:
            found.append(CYNIC[need])
    return found


def helped(needs: Cost, move: Move) -> Cost:
    """The needs after a help."""
    left = list(needs)
    left.remove(move.args[0])
    if move.verb.name == "cynic":
        left.append(ANY_BASIC)
    elif move.verb.name.startswith("replace"):
        left.append(ANY_RARE)
    return tuple(sorted(left))


def helps_after(helps: int, move: Move) -> int:
    """Which helps may follow one: those of its sort, unless it works only once, and later sorts, so that the same helps
    cannot be used in two orders."""
    help = HELP_OF[move.verb.name]
    return helps & -help & ~(help & ONLY_ONCE)


def mask_of(need: int, not_own: int) -> int:
    """The cards that can meet a need."""
    if need < CARDS:
        return 1 << need
    if need == ANY_NOT_OWN:
        return not_own
    return BASIC_MASK if need in (ANY_DISTINCT, ANY_BASIC) else RARE_MASK


def start_payment(s: Parthenon, seat: int, deed: int, needs: Cost, ship: int) -> None:
    """Pay a cost that can be paid; ask only where there is a choice."""
    advance(s, Pay(seat, deed, ship, needs, (), -1, 0))


def advance(s: Parthenon, paying: Pay) -> None:
    """Pay whatever leaves no choice; then ask, or carry out what was paid for."""
    while paying.needs:
        moves = paying.options(s)
        if len(moves) > 1:
            s.then(paying)
            return
        paying = paying.after(moves[0])
        if moves[0].verb.name != "pay":
            paying.use_help(s, moves[0])
    paying.settle(s)


class Pay(Choice[Parthenon]):
    """Which card meets the first need, or what helps instead; equal needs are met in rising order of the cards."""

    __slots__ = ("deed", "ship", "needs", "paid", "last", "used")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"), ("deed", "deed"), ("ship", "ship?"), ("needs", "need*"), ("paid", "card*"), ("last", "card?"),
        ("used", "amount"),
    )  # fmt: skip
    name: ClassVar[str] = "payment"
    verbs: ClassVar[tuple[str, ...]] = ("pay", "spare", "spare_golden", "cynic", "replace", "replace_paying")

    def __init__(self, seat: int, deed: int, ship: int, needs: Cost, paid: Cards, last: int, used: int) -> None:
        self.seat = seat
        self.deed = deed
        self.ship = ship
        self.needs = needs
        self.paid = paid
        self.last = last  # what met the need before, if that was of the same sort
        self.used = used  # helps, as a mask

    def purse(self, s: Parthenon) -> list[int]:
        purse = purse_of(s, self.seat, self.ship)
        for card in self.paid:
            purse[card] -= 1
        return purse

    def not_own(self, s: Parthenon) -> int:
        return foreign_kinds(s, self.seat, self.deed) if ANY_NOT_OWN in self.needs else 0

    def helps(self, s: Parthenon) -> int:
        """Helps come before the first card is paid, so that nothing can be paid in two ways."""
        if self.paid:
            return 0
        helps = helps_of(s, self.seat, self.deed) & ~(self.used & ONLY_ONCE)
        return helps & -(1 << (self.used.bit_length() - 1)) if self.used else helps

    def options(self, s: Parthenon) -> list[Move]:
        purse = self.purse(s)
        not_own = self.not_own(s)
        found = [PAY[card] for card in range(CARDS) if purse[card] and self.may_pay(purse, card, not_own)]
        helps = self.helps(s)
        if helps:
            for move in help_moves(purse, self.needs, helps):
                if reachable_with(purse, self.needs, not_own, helps, move):
                    found.append(move)
        return found

    def may_pay(self, purse: list[int], card: int, not_own: int) -> bool:
        """Does this card meet the first need, and can the others be met after it?"""
        need = self.needs[0]
        if not mask_of(need, not_own) >> card & 1:
            return False
        distinct = need in (ANY_DISTINCT, RARE_DISTINCT)
        if card < self.last or (distinct and card in self.paid):
            return False
        left = purse[:]
        left[card] -= 1
        rest = self.needs[1:]
        if rest and rest[0] == need and need >= CARDS:  # the same need again: only what stands higher counts for it
            return self.leaves_enough(left, card, not_own)
        return covers(left, rest, not_own, self.kinds_paid(card))

    def kinds_paid(self, card: int) -> int:
        """Once this card is paid too, as a mask."""
        mask = 1 << card
        for paid in self.paid:
            mask |= 1 << paid
        return mask

    def leaves_enough(self, left: list[int], card: int, not_own: int) -> bool:
        """Can the rest of these needs be met by cards from this one up, and all others by what remains?"""
        need, rest = self.needs[0], self.needs[1:]
        if need in (ANY_DISTINCT, RARE_DISTINCT):
            return covers(left, rest, not_own, self.kinds_paid(card) | (1 << card) - 1)
        mask = mask_of(need, not_own)
        number = sum([left[n] for n in range(card, COMMODITIES) if mask >> n & 1])
        return number >= rest.count(need) and covers(left, rest, not_own, self.kinds_paid(card))

    def after(self, move: Move) -> Pay:
        """The payment after a pick."""
        if move.verb.name != "pay":
            return Pay(
                self.seat, self.deed, self.ship, helped(self.needs, move), self.paid, -1,
                self.used | HELP_OF[move.verb.name],
            )  # fmt: skip
        rest = self.needs[1:]
        last = move.args[0] if rest and rest[0] == self.needs[0] and rest[0] >= CARDS else -1
        return Pay(self.seat, self.deed, self.ship, rest, (*self.paid, move.args[0]), last, self.used)

    def take(self, s: Parthenon, move: Move) -> None:
        paying = self.after(move)
        if move.verb.name != "pay":
            paying.use_help(s, move)
        advance(s, paying)

    def use_help(self, s: Parthenon, move: Move) -> None:
        """A help is used at once, and everybody sees it."""
        s.say(SPARED, self.seat, move.args[0])
        if move.verb.name == "replace_paying":
            pay_owner(s, self.seat, MAUSOLEUM, move.args[1])

    def settle(self, s: Parthenon) -> None:
        """All is paid: the cards are laid down openly, and what they are for happens."""
        for help, once in ((HELP_PARTHENON, ONCE_PARTHENON), (HELP_GOLDEN, ONCE_GOLDEN), (HELP_CYNIC, ONCE_CYNIC)):
            if self.used & help:
                s.once[self.seat] |= 1 << once
        for card in self.paid:
            self.lay_down(s, card)
        if self.paid:
            s.whisper(EVERYBODY, tuple(sorted(self.paid)), PAID, self.seat, self.deed)
        perform(s, self.seat, self.deed, self.ship)

    def lay_down(self, s: Parthenon, card: int) -> None:
        """To the bank, or for the Statue's service to its owner."""
        if self.ship >= 0:
            s.take_off(self.ship, card)
        elif ZEUS <= self.deed < ENTER and s.owner[STATUE_OF_ZEUS] != self.seat:
            pay_owner(s, self.seat, STATUE_OF_ZEUS, card)
        else:
            s.part_with(self.seat, card)

    def afresh(self) -> None:
        """Nobody sees a payment before it is made."""

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        if move.verb.name == "pay":
            need = self.needs[0]
            if need in (ANY_DISTINCT, RARE_DISTINCT) and move.args[0] in self.paid:
                return Refusal("PAR-BLD-04", "why-no-duplicates")
            if not self.purse(s)[move.args[0]]:
                return Refusal("PAR-BLD-05", "why-not-there")
            return Refusal("PAR-BLD-05", "why-other-cost")
        return Refusal("PAR-BLD-05", "why-no-substitute")


def pay_owner(s: Parthenon, seat: int, wonder: int, card: int) -> None:
    """PAR-WON-09: the price of a Great Wonder's service goes to its owner's hand."""
    owner = s.owner[wonder]
    s.part_with(seat, card)
    s.receive(owner, card)
    s.say(PAID_OWNER, seat, owner, card, wonder)
    s.learn()
    reopen(s, 1 << owner)


def why_no_service(s: Parthenon, seat: int, wonder: int, once: int) -> Refusal:
    """PAR-WON-07, -09: why a seat cannot use a Great Wonder now. `once` is what marks that it was used."""
    args = (("wonder", "wonder", wonder),)
    if s.stage[wonder] != COMPLETE:
        return Refusal("PAR-WON-07", "why-not-complete", args)
    return Refusal("PAR-WON-09", "why-service-used" if s.once[seat] >> once & 1 else "why-service-price", args)


def why_not_raised(s: Parthenon, seat: int, wonder: int, phase: int) -> Refusal:
    """PAR-WON-01, -04, -10: why a seat cannot pay a stage of a Great Wonder in this phase."""
    if s.owner[wonder] != seat or s.stage[wonder] == COMPLETE:
        return Refusal("PAR-WON-01", "why-no-plans-of-it")
    here = s.contents.stage_paid[wonder][s.stage[wonder] - 1] == phase
    return Refusal("PAR-WON-10" if here else "PAR-WON-04", "why-not-raised")
