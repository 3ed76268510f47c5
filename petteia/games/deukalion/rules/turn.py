"""The frame of a turn: the shake, the others' windows, the Kylix, and the actions of the active player."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ....kernel.agenda import Choice, Refusal, SeatStep
from ....kernel.moves import Move
from ..components import (
    ACT_ANY,
    ANCHOR,
    ANCHOR_AT,
    BIT,
    CARDS_ACTION,
    CHARONS_MERCY,
    END_TURN,
    FACES,
    FERRYMANS_FEE,
    GIFT_OF_HERMES,
    GIVE_UP,
    HOPLITES_ACTION,
    HYDRA_ACTION,
    HYDRA_TO,
    LURE_OF_THE_DEEP,
    MOVE_ACTION,
    ORACLE_OF_DELPHI,
    PLAY,
    ROTATE,
    SAIL,
    SEA,
    SET_DIE,
    SQUARES,
    STAY,
    SYMBOLS,
    mask_of,
    moves_to,
    step_from,
)
from ..events import ANCHORED, GAVE_UP, HYDRA_MOVED, NOBODY_DRAWS, POSITIONED, SHOOK, TURNED_DIE
from ..state import Deukalion
from .cards import at_hand, can_draw, draw, lay_down, usable, why_no_card
from .challenge import attack_with_hydra
from .reclaim import Reclaim, can_reclaim
from .sail import begin_sail, play_anywhere, rivals

TURN_CARDS: Final = [FERRYMANS_FEE, CHARONS_MERCY, GIFT_OF_HERMES, LURE_OF_THE_DEEP]
ALL_ACTIONS: Final = (1 << SYMBOLS) - 1
ANY_TURN_CARD: Final = mask_of(TURN_CARDS)


class PlaceShip(Choice[Deukalion]):
    """DEU-SETUP-10, DEU-ANCH-04: at the start, an anchor square without a ship."""

    __slots__ = ()
    name: ClassVar[str] = "place_ship"
    verbs: ClassVar[tuple[str, ...]] = ("anchor",)

    def options(self, s: Deukalion) -> list[Move]:
        return [
            ANCHOR_AT[square]
            for square in range(SQUARES)
            if s.contents.squares[square] == ANCHOR and square not in s.ships
        ]

    def take(self, s: Deukalion, move: Move) -> None:
        s.ships[self.seat] = move.args[0]
        s.say(ANCHORED, self.seat, move.args[0])

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        if s.contents.squares[move.args[0]] != ANCHOR:
            return Refusal("DEU-SETUP-10", "why-no-anchor")
        return Refusal("DEU-ANCH-04", "why-anchor-taken")


class Turn(SeatStep[Deukalion]):
    """DEU-TURN-01, DEU-KYLIX-01..03, -08, DEU-OTHER-01: the shake, a window for each of the others, then Position."""

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        seat = self.seat
        s.active = seat
        s.shakes += 1
        s.rotation = -1
        s.used = 0
        s.spent = 0
        s.centre = s.below(FACES) + 1
        s.outer = [s.below(FACES) + 1 for _ in range(SYMBOLS)]
        s.say(SHOOK, seat, s.centre, s.outer[0], s.outer[1], s.outer[2], s.outer[3])
        others: list[Window] = []
        other = s.left_of(seat)
        while other != seat:
            others.append(Window(other))
            other = s.left_of(other)
        s.then(*others, Position(seat))


class Window(Choice[Deukalion]):
    """DEU-OTHER-03..08: sail by the centre die, or give that up for up to 2 hoplites."""

    __slots__ = ()
    name: ClassVar[str] = "window"
    verbs: ClassVar[tuple[str, ...]] = ("sail", "give_up")

    def options(self, s: Deukalion) -> list[Move]:
        gives_up = s.contents.give_up > 0 and can_reclaim(s, self.seat)
        return [SAIL, GIVE_UP] if gives_up else [SAIL]

    def take(self, s: Deukalion, move: Move) -> None:
        if move is SAIL:
            begin_sail(s, self.seat, s.centre)
        else:
            s.say(GAVE_UP, self.seat)
            s.then(Reclaim(self.seat, s.contents.give_up))

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        return Refusal("DEU-OTHER-08", "why-nobody-to-reclaim")


# The Kylix


class Position(Choice[Deukalion]):
    """DEU-KYLIX-06, -07, -09, DEU-CARD-03 KYLIX: the ring is turned, once; before that the Oracle may speak."""

    __slots__ = ()
    name: ClassVar[str] = "position"
    verbs: ClassVar[tuple[str, ...]] = ("rotate", "play")

    def options(self, s: Deukalion) -> list[Move]:
        moves = ROTATE[:]
        if usable(s, self.seat, ORACLE_OF_DELPHI):
            moves.append(PLAY[ORACLE_OF_DELPHI])
        return moves

    def take(self, s: Deukalion, move: Move) -> None:
        if move.verb.name == "play":
            lay_down(s, self.seat, ORACLE_OF_DELPHI)
            s.then(TurnDie(self.seat), Position(self.seat))
            return
        s.rotation = move.args[0]
        s.say(
            POSITIONED, self.seat, s.die(CARDS_ACTION), s.die(HOPLITES_ACTION), s.die(MOVE_ACTION), s.die(HYDRA_ACTION)
        )
        s.then(Actions(self.seat))

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        return why_no_card(s, self.seat, move.args[0], [ORACLE_OF_DELPHI])


class TurnDie(Choice[Deukalion]):
    """The Oracle of Delphi: one of the outer dice shows another face. DEU-CARD-05: not the one that it shows."""

    __slots__ = ()
    name: ClassVar[str] = "turn_die"
    verbs: ClassVar[tuple[str, ...]] = ("set",)

    def options(self, s: Deukalion) -> list[Move]:
        return [SET_DIE[slot][face] for slot in range(SYMBOLS) for face in range(FACES) if s.outer[slot] != face + 1]

    def take(self, s: Deukalion, move: Move) -> None:
        slot, face = move.args
        s.outer = [*s.outer[:slot], face + 1, *s.outer[slot + 1 :]]
        s.say(TURNED_DIE, self.seat, slot, face)

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        return Refusal("DEU-CARD-05", "why-same-face")


# Actions


def unused(s: Deukalion, seat: int) -> int:
    """DEU-ACT-01, -04: each action once; HOPLITES only if somebody can come back. A bit mask."""
    left = ~s.used & ALL_ACTIONS
    if left >> HOPLITES_ACTION & 1 and not can_reclaim(s, seat):
        left ^= 1 << HOPLITES_ACTION
    return left


def has_turn_effect(s: Deukalion, seat: int, card: int) -> bool:
    """DEU-CARD-05"""
    if card == LURE_OF_THE_DEEP:
        return hydra_squares(s, seat, 1) != 0
    return can_draw(s) if card == GIFT_OF_HERMES else can_reclaim(s, seat)


class Actions(Choice[Deukalion]):
    """DEU-ACT-01..05, DEU-CARD-03 TURN: the four actions in any order, with cards between them; CARDS must be used."""

    __slots__ = ()
    name: ClassVar[str] = "actions"
    verbs: ClassVar[tuple[str, ...]] = ("act", "play", "end_turn")

    def options(self, s: Deukalion) -> list[Move]:
        seat = self.seat
        moves = ACT_ANY[unused(s, seat)][:]
        cards = at_hand(s, seat)
        if cards & ANY_TURN_CARD:
            for card in TURN_CARDS:
                if cards >> card & 1 and has_turn_effect(s, seat, card):
                    moves.append(PLAY[card])
        if s.used >> CARDS_ACTION & 1:
            moves.append(END_TURN)
        return moves

    def take(self, s: Deukalion, move: Move) -> None:
        seat = self.seat
        if move is END_TURN:
            s.then(Turn(s.left_of(seat)))
            return
        s.then(Actions(seat))
        if move.verb.name == "act":
            s.used |= 1 << move.args[0]
            act(s, seat, move.args[0])
        else:
            lay_down(s, seat, move.args[0])
            if move.args[0] == LURE_OF_THE_DEEP:
                s.then(MoveHydra(seat, s.contents.amount[LURE_OF_THE_DEEP]))
            else:
                play_anywhere(s, seat, move.args[0])

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        if move is END_TURN:
            return Refusal("DEU-ACT-03", "why-cards-first")
        if move.verb.name == "play":
            return why_no_card(s, self.seat, move.args[0], TURN_CARDS)
        if s.used >> move.args[0] & 1:
            return Refusal("DEU-ACT-01", "why-used")
        return Refusal("DEU-HOP-01", "why-nobody-to-reclaim")


def act(s: Deukalion, seat: int, action: int) -> None:
    """DEU-ACT-02, -05, DEU-HOP-01, DEU-HYDRA-01: one action, with the value of its die."""
    value = s.die(action)
    if action == CARDS_ACTION:
        draw_cards(s, seat, value)
    elif action == HOPLITES_ACTION:
        s.then(Reclaim(seat, value, lyre=1))
    elif action == MOVE_ACTION:
        begin_sail(s, seat, value)
    else:
        s.then(MoveHydra(seat, value))


def draw_cards(s: Deukalion, seat: int, value: int) -> None:
    """DEU-CDIE-01..04: on a 1 all others draw a card, on a 3 the active player; on a 2 nobody does."""
    if value == 1:
        other = s.left_of(seat)
        while other != seat:
            draw(s, other, 1)
            other = s.left_of(other)
    elif value == FACES:
        draw(s, seat, 1)
    else:
        s.say(NOBODY_DRAWS, seat)


# The Hydra


def hydra_squares(s: Deukalion, seat: int, steps: int) -> i64:
    """DEU-HYDRA-01..04, -06: sea squares within so many steps; a rival's ship ends the way, one's own bars it."""
    edge: i64 = BIT[s.hydra]
    free = s.contents.seas & ~edge
    if s.ships[seat] >= 0:
        free &= ~BIT[s.ships[seat]]
    ships = rivals(s, seat)
    found: i64 = 0
    for _ in range(steps):
        edge = step_from(edge) & free & ~found
        found |= edge
        edge &= ~ships
    return found


class MoveHydra(Choice[Deukalion]):
    """DEU-HYDRA-01..07, DEU-CARD-13: where the Hydra swims; meeting a ship starts an attack."""

    __slots__ = ("limit",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("limit", "amount"))
    name: ClassVar[str] = "move_hydra"
    verbs: ClassVar[tuple[str, ...]] = ("hydra", "stay")

    def __init__(self, seat: int, limit: int) -> None:
        self.seat = seat
        self.limit = limit

    def options(self, s: Deukalion) -> list[Move]:
        moves = moves_to(HYDRA_TO, hydra_squares(s, self.seat, self.limit))
        moves.append(STAY)
        return moves

    def take(self, s: Deukalion, move: Move) -> None:
        if move is STAY:
            return
        s.hydra = move.args[0]
        s.say(HYDRA_MOVED, self.seat, s.hydra)
        other = s.ship_at(s.hydra, self.seat)
        if other >= 0:
            attack_with_hydra(s, other)

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        if s.contents.squares[move.args[0]] != SEA:
            return Refusal("DEU-HYDRA-02", "why-hydra-sea-only")
        if move.args[0] == s.ships[self.seat]:
            return Refusal("DEU-HYDRA-04", "why-own-ship")
        return Refusal("DEU-HYDRA-01", "why-hydra-too-far")
