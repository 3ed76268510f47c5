"""Challenges: cards before the roll, the roll of hoplites, cards after it, losses, and what comes of it."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.agenda import Choice, Refusal, SeatStep, Step
from ....kernel.moves import Move
from ..components import (
    AEGIS,
    ATHENAS_SHIELD,
    CALL_TO_ARMS,
    CHARONS_MERCY,
    CHESTS,
    CITIES,
    DECLINE,
    EDGE,
    FERRYMANS_FEE,
    HYDRA,
    PASS,
    PLAY,
    RALLY,
    REROLL,
    ROLL_AGAIN,
    SAVE,
    SAVED,
    SHIELD,
    SHIP,
    SKULL,
    SPEAR_OF_ARES,
    STEAL,
    STEAL_CARD,
    TAKE,
)
from ..events import (
    CHALLENGED_HYDRA,
    CHALLENGED_SHIP,
    CHALLENGED_SITE,
    CONQUERED,
    HYDRA_ATTACKS,
    LOST,
    LOST_HOPLITES,
    MADE_ROOM,
    REROLLED,
    ROLLED,
    STOLE_CARD,
    STOLE_CHEST,
    TOOK_CHEST,
    WON,
)
from ..events import SAVED as SAVED_SOME
from ..state import Deukalion
from .cards import at_hand, lay_down, usable, why_no_card
from .honour import check_end, take_honour
from .pursuits import complete, lose_hoplites, open_with, rule_out
from .reclaim import Reclaim, can_reclaim, take_off
from .relocation import EndOfChallenge, RelocateHydra, RelocateShip

PRE_CARDS: Final = [FERRYMANS_FEE, CHARONS_MERCY, CALL_TO_ARMS]
POST_CARDS: Final = [ATHENAS_SHIELD, SPEAR_OF_ARES, RALLY, AEGIS]
BONUS: Final = 4  # where the half-points from cards stand in a roll

# Before the roll


class BeforeRoll(SeatStep[Deukalion]):
    """DEU-CARD-15, DEU-CHAL-06: whoever has a hand is asked, as long as all can see that something might come back."""

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        if s.hands[self.seat] and can_reclaim(s, self.seat):
            s.then(PreCards(self.seat))


class PreCards(Choice[Deukalion]):
    """DEU-CARD-03 PRE, DEU-CHAL-06, -07: cards before the roll, one after the other, or pass."""

    __slots__ = ()
    name: ClassVar[str] = "pre_cards"
    verbs: ClassVar[tuple[str, ...]] = ("play", "pass")

    def options(self, s: Deukalion) -> list[Move]:
        cards = at_hand(s, self.seat)
        return [PASS] + [PLAY[card] for card in PRE_CARDS if cards >> card & 1]

    def take(self, s: Deukalion, move: Move) -> None:
        if move is not PASS:
            lay_down(s, self.seat, move.args[0])
            s.then(Reclaim(self.seat, s.contents.amount[move.args[0]]), BeforeRoll(self.seat))

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        return why_no_card(s, self.seat, move.args[0], PRE_CARDS)


# The roll


def fall(s: Deukalion) -> int:
    """DEU-CHAL-02: one hoplite lands as skull, shield or edge, by their weights."""
    lot = s.below(s.contents.weight)
    if lot < s.contents.skull_weight:
        return SKULL
    return SHIELD if lot < s.contents.skull_weight + s.contents.shield_weight else EDGE


def score(s: Deukalion, seat: int) -> int:
    """DEU-CHAL-03, DEU-TERM-08, DEU-CARD-11: in half-points: 2 for a shield, 1 for an edge, and what cards add."""
    roll = s.rolls[seat]
    return 2 * roll[SHIELD] + roll[EDGE] + roll[BONUS]


class Roll(SeatStep[Deukalion]):
    """DEU-CHAL-01, -02, -07: the whole crew is rolled; an empty ship scores nothing."""

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        seat = self.seat
        landed = [0, 0, 0]
        for _ in range(s.crew[seat]):
            landed[fall(s)] += 1
        s.rolls[seat] = (landed[SKULL], landed[SHIELD], landed[EDGE], 0, 0)
        s.say(ROLLED, seat, landed[SKULL], landed[SHIELD], landed[EDGE], score(s, seat))


# After the roll


class AfterRoll(SeatStep[Deukalion]):
    """DEU-CARD-15: whoever has a hand, or an unused reusable card for this moment, is asked."""

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        if s.hands[self.seat] or usable(s, self.seat, AEGIS):
            s.then(PostCards(self.seat))


def has_post_effect(s: Deukalion, seat: int, card: int) -> bool:
    """DEU-CARD-05: would this card do anything after this roll?"""
    roll = s.rolls[seat]
    if card == ATHENAS_SHIELD:
        return roll[SKULL] > 0
    if card == RALLY:
        return roll[SKULL] + roll[SHIELD] + roll[EDGE] + roll[SAVED] > 0
    return True


class PostCards(Choice[Deukalion]):
    """DEU-CARD-03 POST, DEU-CHAL-06: cards after the roll, one after the other, or pass."""

    __slots__ = ()
    name: ClassVar[str] = "post_cards"
    verbs: ClassVar[tuple[str, ...]] = ("play", "pass")

    def options(self, s: Deukalion) -> list[Move]:
        seat = self.seat
        moves = [PASS]
        cards = at_hand(s, seat)
        for card in POST_CARDS:
            if cards >> card & 1 and has_post_effect(s, seat, card):
                moves.append(PLAY[card])
        return moves

    def take(self, s: Deukalion, move: Move) -> None:
        if move is PASS:
            return
        seat = self.seat
        card = move.args[0]
        lay_down(s, seat, card)
        s.then(AfterRoll(seat))
        if card == ATHENAS_SHIELD:
            s.then(ChooseSaved(seat))
        elif card == RALLY:
            s.then(ChooseRerolled(seat, 0, 0, 0, 0))
        else:
            roll = s.rolls[seat]
            s.rolls[seat] = (*roll[:BONUS], roll[BONUS] + s.contents.amount[card])

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        return why_no_card(s, self.seat, move.args[0], POST_CARDS)


class ChooseSaved(Choice[Deukalion]):
    """Athena's Shield: how many of the fallen stay aboard, still scoring nothing."""

    __slots__ = ()
    name: ClassVar[str] = "choose_saved"
    verbs: ClassVar[tuple[str, ...]] = ("save",)

    def most(self, s: Deukalion) -> int:
        return min(s.contents.amount[ATHENAS_SHIELD], s.rolls[self.seat][SKULL])

    def options(self, s: Deukalion) -> list[Move]:
        return [SAVE[many] for many in range(1, self.most(s) + 1)]

    def take(self, s: Deukalion, move: Move) -> None:
        many = move.args[0]
        roll = s.rolls[self.seat]
        s.rolls[self.seat] = (roll[SKULL] - many, roll[SHIELD], roll[EDGE], roll[SAVED] + many, roll[BONUS])
        s.say(SAVED_SOME, self.seat, many)

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        return Refusal("DEU-CARD-05", "why-so-many-saved", (("most", "amount", self.most(s)),))


class ChooseRerolled(Choice[Deukalion]):
    """DEU-CARD-12: Rally: which hoplites roll again, one after the other; a shielded one loses its shield."""

    __slots__ = ("skulls", "shields", "edges", "saved")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"), ("skulls", "amount"), ("shields", "amount"), ("edges", "amount"), ("saved", "amount"),
    )  # fmt: skip
    name: ClassVar[str] = "choose_rerolled"
    verbs: ClassVar[tuple[str, ...]] = ("reroll", "roll")

    def __init__(self, seat: int, skulls: int, shields: int, edges: int, saved: int) -> None:
        self.seat = seat
        self.skulls = skulls
        self.shields = shields
        self.edges = edges
        self.saved = saved

    def options(self, s: Deukalion) -> list[Move]:
        roll = s.rolls[self.seat]
        chosen = (self.skulls, self.shields, self.edges, self.saved)
        moves = [REROLL[way] for way in range(4) if chosen[way] < roll[way]]
        if sum(chosen) > 0:
            moves.append(ROLL_AGAIN)
        return moves

    def take(self, s: Deukalion, move: Move) -> None:
        seat = self.seat
        chosen = [self.skulls, self.shields, self.edges, self.saved]
        if move is not ROLL_AGAIN:
            chosen[move.args[0]] += 1
            s.then(ChooseRerolled(seat, chosen[SKULL], chosen[SHIELD], chosen[EDGE], chosen[SAVED]))
            return
        roll = list(s.rolls[seat])
        for way in range(4):
            roll[way] -= chosen[way]
        for _ in range(sum(chosen)):
            roll[fall(s)] += 1
        s.rolls[seat] = tuple(roll)
        s.say(REROLLED, seat, sum(chosen), roll[SKULL] + roll[SAVED], roll[SHIELD], roll[EDGE], score(s, seat))

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        if move is ROLL_AGAIN:
            return Refusal("DEU-CARD-05", "why-reroll-some")
        return Refusal("DEU-CARD-12", "why-no-such-hoplite")


class Losses(SeatStep[Deukalion]):
    """DEU-CHAL-04, -05: every skull that no shield saved goes to the Underworld, won or lost."""

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        fallen = s.rolls[self.seat][SKULL]
        if fallen > 0:
            lose_hoplites(s, self.seat, fallen)
            s.say(LOST_HOPLITES, self.seat, fallen)


def alone(s: Deukalion, seat: int, outcome: Step[Deukalion]) -> None:
    """DEU-CHAL-06: the whole of a challenge in which one player rolls."""
    s.contest = 1
    s.then(BeforeRoll(seat), Roll(seat), AfterRoll(seat), Losses(seat), outcome, EndOfChallenge())


# Another player's ship


def challenge_ship(s: Deukalion, seat: int, other: int) -> None:
    """DEU-SHIP-01, DEU-CHAL-06: both roll; the challenger plays his cards first."""
    s.contest = 1
    s.say(CHALLENGED_SHIP, seat, other)
    s.then(
        BeforeRoll(seat), BeforeRoll(other), Roll(seat), Roll(other), AfterRoll(seat), AfterRoll(other),
        Losses(seat), Losses(other), ShipOutcome(seat, other), EndOfChallenge(),
    )  # fmt: skip


class ShipOutcome(Step[Deukalion]):
    """DEU-SHIP-02, -06, -08, DEU-PUR-14: the higher score wins, a tie the defender; pursuits, steal, relocation."""

    __slots__ = ("seat", "defender")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("defender", "seat"))

    def __init__(self, seat: int, defender: int) -> None:
        self.seat = seat
        self.defender = defender

    def run(self, s: Deukalion) -> None:
        won = score(s, self.seat) > score(s, self.defender)
        winner = self.seat if won else self.defender
        loser = self.defender if won else self.seat
        s.say(WON, winner)
        s.then(Steal(winner, loser), RelocateShip(winner, loser))
        cards = open_with(s, winner, SHIP) if won else []
        if won:
            rule_out(s, winner, s.contents.showing[SHIP])
        if cards:
            complete(s, winner, cards)


class Steal(Choice[Deukalion]):
    """DEU-SHIP-03..05, RUL-19, RUL-37: one chest, or one Action card by chance, or nothing."""

    __slots__ = ("whose",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("whose", "seat"))
    name: ClassVar[str] = "steal"
    verbs: ClassVar[tuple[str, ...]] = ("steal", "steal_card", "decline")

    def __init__(self, seat: int, whose: int) -> None:
        self.seat = seat
        self.whose = whose

    def options(self, s: Deukalion) -> list[Move]:
        moves: list[Move] = []
        if s.room(self.seat) > 0 or s.crew[self.seat] > 0:
            moves += [STEAL[colour] for colour in range(CHESTS) if colour in s.aboard[self.whose]]
        if s.hands[self.whose]:
            moves.append(STEAL_CARD)
        return [*moves, DECLINE]

    def take(self, s: Deukalion, move: Move) -> None:
        if move is STEAL_CARD:
            steal_card(s, self.seat, self.whose)
        elif move is not DECLINE:
            take_off(s, self.whose, move.args[0])
            load(s, self.seat, move.args[0])
            s.say(STOLE_CHEST, self.seat, move.args[0], self.whose)

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        if move is STEAL_CARD:
            return Refusal("DEU-SHIP-03", "why-empty-hand")
        if move.args[0] not in s.aboard[self.whose]:
            return Refusal("DEU-SHIP-03", "why-not-aboard")
        return Refusal("DEU-SHIP-05", "why-no-room-to-steal")


def steal_card(s: Deukalion, thief: int, victim: int) -> None:
    """DEU-SHIP-04: drawn by chance; only the two see which."""
    hand = s.hands[victim]
    copy = hand[s.below(len(hand))]
    s.forget_hand(victim, 1 << thief | 1 << victim)
    s.forget_one(thief, victim, copy)
    s.leave_hand(victim, copy)
    s.enter_hand(thief, copy)
    s.seen[victim] |= 1 << copy
    s.whisper(1 << thief | 1 << victim, (s.contents.card_of[copy],), STOLE_CARD, thief, victim)


def load(s: Deukalion, seat: int, colour: int) -> None:
    """DEU-SHIP-05, DEU-SITE-08, DEU-CHEST-04: a chest comes aboard; a hoplite makes room where there is none."""
    if s.room(seat) == 0:
        lose_hoplites(s, seat, 1)
        s.say(MADE_ROOM, seat)
    s.aboard[seat] = tuple(sorted((*s.aboard[seat], colour)))


# A city or settlement


def challenge_site(s: Deukalion, seat: int, site: int) -> None:
    """DEU-SITE-05: only the challenger rolls."""
    s.say(CHALLENGED_SITE, seat, site)
    alone(s, seat, SiteOutcome(seat, site))


class SiteOutcome(Step[Deukalion]):
    """DEU-SITE-06..13: won with the challenge value or more; of a settlement only if the garrison survives."""

    __slots__ = ("seat", "site")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("site", "site"))

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def run(self, s: Deukalion) -> None:
        seat = self.seat
        won = score(s, seat) >= 2 * s.contents.site_value[self.site]
        settlement = self.site - CITIES
        if settlement >= 0 and s.crew[seat] < s.contents.garrison[settlement]:
            won = False
        if not won:
            s.say(LOST, seat)
        elif settlement < 0:
            s.say(WON, seat)
            s.then(TakeChest(seat, self.site))
        else:
            s.say(WON, seat)
            conquer(s, seat, settlement)


class TakeChest(Choice[Deukalion]):
    """DEU-SITE-07, -08: exactly one chest of the city."""

    __slots__ = ("city",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("city", "city"))
    name: ClassVar[str] = "take_chest"
    verbs: ClassVar[tuple[str, ...]] = ("take",)

    def __init__(self, seat: int, city: int) -> None:
        self.seat = seat
        self.city = city

    def options(self, s: Deukalion) -> list[Move]:
        return [TAKE[colour] for colour in range(CHESTS) if colour in s.stored[self.city]]

    def take(self, s: Deukalion, move: Move) -> None:
        chests = list(s.stored[self.city])
        chests.remove(move.args[0])
        s.stored[self.city] = tuple(chests)
        load(s, self.seat, move.args[0])
        s.say(TOOK_CHEST, self.seat, move.args[0], self.city)

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        return Refusal("DEU-SITE-07", "why-not-in-city")


def conquer(s: Deukalion, seat: int, settlement: int) -> None:
    """DEU-SITE-09..11, DEU-HON-04: the old garrison falls, a new one moves in, and the honour goes with it."""
    garrison = s.contents.garrison[settlement]
    former = s.owners[settlement]
    s.underworld[former] += garrison
    s.rewarded[former] = 0
    s.crew[seat] -= garrison
    s.owners[settlement] = seat
    s.say(CONQUERED, seat, settlement, former)
    check_end(s)


# The Hydra


def challenge_hydra(s: Deukalion, seat: int) -> None:
    """DEU-HFIGHT-01, -02"""
    s.say(CHALLENGED_HYDRA, seat)
    alone(s, seat, HydraOutcome(seat, 0))


def attack_with_hydra(s: Deukalion, seat: int) -> None:
    """DEU-HATT-01: the seat is attacked, and it alone rolls."""
    s.say(HYDRA_ATTACKS, seat)
    alone(s, seat, HydraOutcome(seat, 1))


class HydraOutcome(Step[Deukalion]):
    """DEU-HFIGHT-02..06, DEU-HATT-02..07: 5 or more beat the Hydra; otherwise the right neighbour moves the ship."""

    __slots__ = ("seat", "attacked")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("attacked", "flag"))

    def __init__(self, seat: int, attacked: int) -> None:
        self.seat = seat
        self.attacked = attacked

    def run(self, s: Deukalion) -> None:
        seat = self.seat
        if score(s, seat) < 2 * s.contents.hydra_value:
            s.say(LOST, seat)
            s.then(RelocateShip(s.right_of(seat), seat))
            return
        s.say(WON, seat)
        s.then(RelocateHydra(seat))
        cards = open_with(s, seat, HYDRA)
        rule_out(s, seat, s.contents.showing[HYDRA])
        if cards:
            complete(s, seat, cards)
        elif self.attacked:
            take_honour(s, seat, s.contents.hydra_beaten)
            check_end(s)
