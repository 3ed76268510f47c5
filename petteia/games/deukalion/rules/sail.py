"""A sail: steps, and what a ship can do on its way."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.kinds import NOBODY
from ....kernel.moves import Move
from ..components import (
    ANCHOR,
    BIT,
    CHALLENGE,
    CHARONS_MERCY,
    CITIES,
    CLOSE,
    FAIR_WIND,
    FERRYMANS_FEE,
    FOUND,
    GIFT_OF_HERMES,
    GOLDEN_OARS,
    HYDRA,
    LEAVE,
    OFFER,
    PLAY,
    SAIL_TO,
    SEA,
    STRONG_WIND,
    STYX,
    Deed,
    mask_of,
    moves_to,
    squares_of,
    step_from,
)
from ..events import FOUNDED, SAILED
from ..state import Deukalion
from .cards import WINDS, at_hand, can_draw, draw, lay_down, why_no_card
from .challenge import challenge_hydra, challenge_ship, challenge_site
from .delivery import Deliver
from .honour import check_end
from .pursuits import OfferCards, VisitCheck, declarable, display_shows, leave
from .reclaim import Reclaim, can_reclaim
from .styx import Styx

SAIL_CARDS: Final = [FAIR_WIND, STRONG_WIND, GOLDEN_OARS, FERRYMANS_FEE, CHARONS_MERCY, GIFT_OF_HERMES]
ANY_SAIL_CARD: Final = mask_of(SAIL_CARDS)


def begin_sail(s: Deukalion, seat: int, allowance: int) -> None:
    """DEU-TERM-06"""
    s.sailor = seat
    s.allowance = allowance
    s.moving = 1
    s.acted = 0
    s.then(SailOn(seat))


class SailOn(SeatStep[Deukalion]):
    """DEU-MOVE-18..20: the sail goes on, unless the Styx or a relocation has closed it."""

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        if s.sailor == self.seat:
            s.then(Sail(self.seat))


# Where to

# Squares are bit masks here.


def rivals(s: Deukalion, seat: int) -> i64:
    """Sea squares with another player's ship."""
    found: i64 = 0
    for other in range(s.players):
        square = s.ships[other]
        if other != seat and square >= 0:
            found |= BIT[square]
    return found & s.contents.seas


def barred(s: Deukalion, seat: int) -> i64:
    """DEU-MOVE-05..07, -21: a rival's ship or the Hydra on a sea square can be entered only to challenge it."""
    if s.crew[seat] == 0:
        return rivals(s, seat) | BIT[s.hydra]
    return 0 if display_shows(s, HYDRA) else BIT[s.hydra]


def eventful(s: Deukalion, seat: int) -> i64:
    """Squares where something would happen to the ship: it stops there, for a challenge or a completed Visit.

    DEU-MOVE-05, -13, -21, DEU-PUR-16
    """
    found: i64 = rivals(s, seat) | BIT[s.hydra]
    for card in s.display:
        if card >= 0:
            found |= visited(s, seat, card)
    if s.secrets[seat] >= 0:
        found |= visited(s, seat, s.secrets[seat])
    return found


def visited(s: Deukalion, seat: int, card: int) -> i64:
    """DEU-PUR-16: the squares where a Visit of this card would be completed."""
    found: i64 = 0
    for deed in s.contents.visits[card]:
        if s.crew[seat] >= deed.count:
            found |= s.contents.around[deed.city]
    return found


def quiet(s: Deukalion, seat: int) -> i64:
    """Squares that the ship can sail across; with chests an anchor means delivery."""
    box = s.contents
    waters = box.seas if s.aboard[seat] else box.seas | box.anchors
    return waters & ~eventful(s, seat)


def courses(s: Deukalion, seat: int) -> list[int]:
    """The squares that the ship can reach: those one step away, then those two steps away, and so on, by a quiet way.

    DEU-MOVE-01..07, -14: one square after the other is always among them, so every route can be sailed.
    """
    found: list[int] = []
    if not s.moving:
        return found
    edge: i64 = BIT[s.ships[seat]]
    left = s.contents.waters & ~edge & ~barred(s, seat)
    calm: i64 = quiet(s, seat) if s.allowance > 1 else 0
    for _ in range(s.allowance):
        edge = step_from(edge) & left
        if not edge:
            break
        found.append(edge)
        left &= ~edge
        edge &= calm
    return found


def reached(s: Deukalion, seat: int) -> i64:
    """Every square that the ship can reach."""
    found: i64 = 0
    for squares in courses(s, seat):
        found |= squares
    return found


def steps_to(s: Deukalion, seat: int, square: int) -> int:
    """How far away is a square that the ship can reach?"""
    steps = 1
    for squares in courses(s, seat):
        if squares >> square & 1:
            break
        steps += 1
    return steps


def route_to(s: Deukalion, seat: int, square: int) -> list[int]:
    """The steps to a square, the last one being that square: of the shortest quiet ways the one over the first squares.

    Seen from the end: from which squares of each step can the next one still be reached?
    """
    stages = courses(s, seat)[: steps_to(s, seat, square)]
    calm = quiet(s, seat)
    stages[-1] = BIT[square]
    for n in range(len(stages) - 1, 0, -1):
        stages[n - 1] &= calm & step_from(stages[n])
    route: list[int] = []
    here: i64 = BIT[s.ships[seat]]
    for stage in stages:
        route.append(squares_of(stage & step_from(here))[0])
        here = BIT[route[-1]]
    return route


# What can be done


def can_found(s: Deukalion, seat: int, settlement: int) -> bool:
    """DEU-SETT-01, -02: nobody owns it, and there are hoplites enough aboard."""
    return s.owners[settlement] == NOBODY and s.crew[seat] >= s.contents.garrison[settlement]


def can_challenge(s: Deukalion, seat: int, site: int) -> bool:
    """DEU-SITE-02..04, DEU-SETT-07: a city with a chest, a settlement of somebody else; and somebody to roll."""
    if s.crew[seat] == 0:
        return False
    if site < CITIES:
        return len(s.stored[site]) > 0
    return s.owners[site - CITIES] not in (NOBODY, seat)


def has_sail_effect(s: Deukalion, seat: int, card: int) -> bool:
    """DEU-CARD-03 SAIL, -05: winds only while the ship may still move, reclaims if somebody can come back."""
    if card in WINDS:
        return s.moving == 1
    return can_draw(s) if card == GIFT_OF_HERMES else can_reclaim(s, seat)


class Sail(Choice[Deukalion]):
    """DEU-MOVE-01..21, DEU-SETT, DEU-SITE, DEU-PUR-24, DEU-CARD-03 SAIL: the ship's next step, deed or card."""

    __slots__ = ()
    name: ClassVar[str] = "sail"
    verbs: ClassVar[tuple[str, ...]] = ("to", "found", "challenge", "declare", "play", "close")

    def options(self, s: Deukalion) -> list[Move]:
        seat = self.seat
        moves = moves_to(SAIL_TO, reached(s, seat))
        if not s.acted:
            for site in s.contents.sites_by[s.ships[seat]]:
                if site >= CITIES and can_found(s, seat, site - CITIES):
                    moves.append(FOUND[site - CITIES])
                if can_challenge(s, seat, site):
                    moves.append(CHALLENGE[site])
        moves += declarable(s, seat)
        cards = at_hand(s, seat)
        if cards & ANY_SAIL_CARD:
            for card in SAIL_CARDS:
                if cards >> card & 1 and has_sail_effect(s, seat, card):
                    moves.append(PLAY[card])
        moves.append(CLOSE)
        return moves

    def take(self, s: Deukalion, move: Move) -> None:
        seat = self.seat
        if move is CLOSE:
            s.sailor = NOBODY
            return
        verb = move.verb.name
        if verb == "declare":
            declare(s, seat, move.args[0], s.contents.deeds[move.args[0]][move.args[1]])
            return
        s.then(SailOn(seat))
        if verb == "to":
            sail_to(s, seat, move.args[0])
        elif verb == "found":
            found(s, seat, move.args[0])
        elif verb == "challenge":
            s.moving = 0
            s.acted = 1
            challenge_site(s, seat, move.args[0])
        else:
            play_sail_card(s, seat, move.args[0])

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        verb = move.verb.name
        if verb == "to":
            return why_not_to(s, self.seat, move.args[0])
        if verb == "found":
            return why_not_found(s, self.seat, move.args[0])
        if verb == "challenge":
            return why_not_challenge(s, self.seat, move.args[0])
        if verb == "declare":
            return why_not_declare(s, self.seat, move.args[0], move.args[1])
        return why_no_card(s, self.seat, move.args[0], SAIL_CARDS)


def sail_to(s: Deukalion, seat: int, square: int) -> None:
    """DEU-MOVE-01, -05, -08, -09, -12, -21, DEU-DELIV-01: step by step; what lies at the end is met there."""
    start = s.ships[seat]
    steps = steps_to(s, seat, square)
    s.allowance -= steps
    s.ships[seat] = square
    s.say(SAILED, seat, start, square, steps)
    kind = s.contents.squares[square]
    s.then(VisitCheck())
    if kind == ANCHOR:
        if s.aboard[seat]:
            s.then(Deliver(seat, ()))
    elif kind == STYX:
        s.moving = 0
        s.then(Styx(seat))
    elif square == s.hydra:
        s.moving = 0
        s.acted = 1
        challenge_hydra(s, seat)
    else:
        other = s.ship_at(square, seat)
        if other != NOBODY:
            s.moving = 0
            s.acted = 1
            challenge_ship(s, seat, other)


def found(s: Deukalion, seat: int, settlement: int) -> None:
    """DEU-SETT-03, -04, -08, DEU-MOVE-10: without a roll, the printed number of hoplites goes ashore."""
    many = s.contents.garrison[settlement]
    s.crew[seat] -= many
    s.owners[settlement] = seat
    s.moving = 0
    s.acted = 1
    s.say(FOUNDED, seat, settlement, s.contents.honour[settlement])
    s.then(VisitCheck())
    check_end(s)


def declare(s: Deukalion, seat: int, card: int, deed: Deed) -> None:
    """DEU-PUR-22..24: hoplites are left behind at once; which cards are offered is still to be chosen."""
    if deed.what == LEAVE:
        s.then(SailOn(seat))
        leave(s, seat, card, deed)
    else:
        s.then(OfferCards(seat, card, deed.count, ()), Sail(seat))


def play_sail_card(s: Deukalion, seat: int, card: int) -> None:
    """DEU-CARD-02, -03: winds add steps, the others as anywhere."""
    lay_down(s, seat, card)
    if card in WINDS:
        s.allowance += s.contents.amount[card]
    else:
        play_anywhere(s, seat, card)


def play_anywhere(s: Deukalion, seat: int, card: int) -> None:
    """Cards that do the same in a sail and between actions: hoplites come back, or cards are drawn."""
    if card == GIFT_OF_HERMES:
        gift = s.discard.pop()  # DEU-CARD-06: it cannot draw itself
        draw(s, seat, s.contents.amount[card])
        s.discard.append(gift)
    else:
        s.then(Reclaim(seat, s.contents.amount[card]))


# Why not


def why_not_to(s: Deukalion, seat: int, square: int) -> Refusal:
    if s.contents.squares[square] not in (SEA, ANCHOR, STYX):
        return Refusal("DEU-MOVE-03", "why-land")
    if square == s.ships[seat]:
        return Refusal("DEU-MOVE-01", "why-already-there")
    if not s.moving:
        return Refusal("DEU-MOVE-14", "why-movement-ended")
    if barred(s, seat) >> square & 1:
        if square == s.hydra and not display_shows(s, HYDRA):
            return Refusal("DEU-MOVE-06", "why-hydra")
        return Refusal("DEU-MOVE-07", "why-nobody-aboard")
    return Refusal("DEU-MOVE-01", "why-too-far", (("left", "amount", s.allowance),))


def why_not_found(s: Deukalion, seat: int, settlement: int) -> Refusal:
    if settlement + CITIES not in s.contents.sites_by[s.ships[seat]]:
        return Refusal("DEU-SETT-01", "why-not-beside-settlement")
    if s.owners[settlement] != NOBODY:
        return Refusal("DEU-SETT-01", "why-founded")
    if s.acted:
        return Refusal("DEU-MOVE-15", "why-acted")
    return Refusal("DEU-SETT-02", "why-too-few-to-found", (("needed", "amount", s.contents.garrison[settlement]),))


def why_not_challenge(s: Deukalion, seat: int, site: int) -> Refusal:
    if site not in s.contents.sites_by[s.ships[seat]]:
        return Refusal("DEU-SITE-01", "why-not-beside-site")
    if site < CITIES and not s.stored[site]:
        return Refusal("DEU-SITE-02", "why-city-empty")
    if site >= CITIES and s.owners[site - CITIES] == seat:
        return Refusal("DEU-SETT-07", "why-own-settlement")
    if site >= CITIES and s.owners[site - CITIES] == NOBODY:
        return Refusal("DEU-SITE-03", "why-nobody-owns-it")
    if s.acted:
        return Refusal("DEU-MOVE-15", "why-acted")
    return Refusal("DEU-SITE-04", "why-nobody-aboard")


def why_not_declare(s: Deukalion, seat: int, card: int, number: int) -> Refusal:
    deed = s.contents.deeds[card][number]
    if card not in s.open_cards(seat):
        return Refusal("DEU-TERM-10", "why-card-not-open")
    if deed.what not in (LEAVE, OFFER):
        return Refusal("DEU-PUR-03", "why-not-declared")
    clause = "DEU-PUR-17" if deed.what == LEAVE else "DEU-PUR-18"
    if deed.city not in s.contents.sites_by[s.ships[seat]]:
        return Refusal(clause, "why-not-beside-city", (("city", "city", deed.city),))
    message = "why-too-few-to-leave" if deed.what == LEAVE else "why-too-few-to-offer"
    return Refusal(clause, message, (("needed", "amount", deed.count),))
