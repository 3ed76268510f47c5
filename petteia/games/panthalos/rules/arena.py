"""The arena: challenges and duels."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep, Step
from ....kernel.kinds import NOBODY
from ....kernel.moves import Move
from ..components import ARENA, CHALLENGE, CONFIRM, EIGHT, ELEMENT_OF, FOUR, REINFORCEMENTS, RENOUNCE, STOP
from ..events import CHALLENGED, EVALUATED, RENOUNCED, REWARDED, STOPPED, TOTAL, WON
from ..state import Panthalos, Picking
from .force import KeepTitans, additions, lay_down, strength, suffices, why_not_laid
from .promotion import Demotion
from .supply import box_disc, draw_titans


class Arena(Step[Panthalos]):
    """PAN-ARENA-01: one figure after the other, from the left."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        s.say(EVALUATED, ARENA)
        s.then(*[ArenaFigure(space) for space in s.side.at[ARENA]])


class ArenaFigure(Step[Panthalos]):
    """PAN-ARENA-02..04: a titan first, then a challenge."""

    __slots__ = ("space",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("space", "space"),)

    def __init__(self, space: int) -> None:
        self.space = space

    def run(self, s: Panthalos) -> None:
        seat = s.owner_at(self.space)
        if seat >= 0:
            draw_titans(s, seat, 1)
            s.then(ArenaChallenge(seat))


def duel_element(s: Panthalos, defender: int) -> int:
    """PAN-DUEL-01..03: of the location where the defender's original leader was placed in this round."""
    return s.contents.element_at[s.led[defender]]


def can_open(s: Panthalos, seat: int, element: int) -> bool:
    """PAN-ARENA-06: a titan or a reinforcement of the element is enough to open, and nothing else is."""
    for token in s.tokens[seat] + s.titans[seat]:
        if token >= REINFORCEMENTS and ELEMENT_OF[token] == element:
            return True
    return False


class ArenaChallenge(Choice[Panthalos]):
    """PAN-ARENA-04..09: challenge somebody who was not challenged in this round, or renounce."""

    __slots__ = ()
    name: ClassVar[str] = "arena_challenge"
    verbs: ClassVar[tuple[str, ...]] = ("challenge", "renounce")

    def options(self, s: Panthalos) -> list[Move]:
        moves = [RENOUNCE]
        for other in range(s.players):
            free = other != self.seat and not s.challenged >> other & 1
            if free and can_open(s, self.seat, duel_element(s, other)):
                moves.append(CHALLENGE[other])
        return moves

    def take(self, s: Panthalos, move: Move) -> None:
        if move is RENOUNCE:
            s.say(RENOUNCED, self.seat)
            return
        defender = move.args[0]
        s.challenged |= 1 << defender
        s.say(CHALLENGED, self.seat, defender, duel_element(s, defender))
        s.then(DuelOpen(self.seat, defender, ()))

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        other = move.args[0]
        if other == self.seat or other >= s.players:
            return Refusal("PAN-ARENA-04", "why-somebody-else")
        if s.challenged >> other & 1:
            return Refusal("PAN-ARENA-05", "why-challenged-already")
        return Refusal("PAN-ARENA-06", "why-cannot-open")


# The duel


class Laying(Picking):
    """A player in a duel, against whom, and the tokens chosen so far."""

    __slots__ = ("against",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("against", "seat"), ("picked", "token*"))
    clause: ClassVar[str] = "PAN-DUEL-04"  # how strong it has to be
    nothing_laid: ClassVar[str] = "PAN-DUEL-11"

    def __init__(self, seat: int, against: int, picked: tuple[int, ...]) -> None:
        self.seat = seat
        self.against = against
        self.picked = picked

    def defender(self) -> int:
        return self.against

    def needed(self, s: Panthalos) -> int:
        return 1

    def lays(self, s: Panthalos) -> list[Move]:
        """PAN-DUEL-11, -12: tokens that can be added, and the end of that when it is enough."""
        element = duel_element(s, self.defender())
        moves: list[Move] = []
        if suffices(s, self.seat, element, self.picked, self.needed(s)):
            moves.append(CONFIRM)
        return moves + additions(s, self.seat, element, self.picked, self.needed(s))

    def lay(self, s: Panthalos) -> None:
        lay_down(s, self.seat, self.picked)
        s.say(TOTAL, self.seat, strength(s.laid[self.seat]))

    def why(self, s: Panthalos, move: Move) -> Refusal | None:
        if move is STOP:
            return Refusal(None, "why-laying")
        if move is CONFIRM:
            return Refusal(self.clause if self.picked else self.nothing_laid, "why-too-weak")
        element = duel_element(s, self.defender())
        return why_not_laid(s, self.seat, element, self.picked, move.args[0], self.clause)


class DuelOpen(Laying):
    """PAN-DUEL-04: the attacker opens with at least one token."""

    __slots__ = ()
    name: ClassVar[str] = "duel_open"
    nothing_laid: ClassVar[str] = "PAN-DUEL-04"
    verbs: ClassVar[tuple[str, ...]] = ("lay", "confirm")

    def afresh(self) -> Picking:
        return DuelOpen(self.seat, self.against, ())

    def opens_with(self, s: Panthalos) -> int:
        """PAN-ARENA-06: whoever has challenged can open; without such a reinforcement it takes a titan."""
        element = duel_element(s, self.against)
        for token in s.tokens[self.seat]:
            if token >= REINFORCEMENTS and ELEMENT_OF[token] == element:
                return NOBODY
        return element

    def options(self, s: Panthalos) -> list[Move]:
        return self.lays(s)

    def take(self, s: Panthalos, move: Move) -> None:
        if move is CONFIRM:
            self.lay(s)
            s.then(DuelDefend(self.against, self.seat, ()))
        else:
            s.then(DuelOpen(self.seat, self.against, (*self.picked, move.args[0])))


class DuelDefend(Laying):
    """PAN-DUEL-06, -07: the defender reaches the attacker's total, or loses."""

    __slots__ = ()
    name: ClassVar[str] = "duel_defend"
    clause: ClassVar[str] = "PAN-DUEL-06"
    verbs: ClassVar[tuple[str, ...]] = ("stop", "lay", "confirm")

    def afresh(self) -> Picking:
        return DuelDefend(self.seat, self.against, ())

    def defender(self) -> int:
        return self.seat

    def needed(self, s: Panthalos) -> int:
        return strength(s.laid[self.against])

    def options(self, s: Panthalos) -> list[Move]:
        return self.lays(s) if self.picked else [STOP, *self.lays(s)]

    def take(self, s: Panthalos, move: Move) -> None:
        if move is STOP:
            s.say(STOPPED, self.seat)
            end_duel(s, self.against, self.seat, self.against)
        elif move is CONFIRM:
            self.lay(s)
            s.then(DuelRaise(self.against, self.seat, ()))
        else:
            s.then(DuelDefend(self.seat, self.against, (*self.picked, move.args[0])))


class DuelRaise(Laying):
    """PAN-DUEL-08..10: the attacker exceeds the defender's total, or loses."""

    __slots__ = ()
    name: ClassVar[str] = "duel_raise"
    clause: ClassVar[str] = "PAN-DUEL-08"
    verbs: ClassVar[tuple[str, ...]] = ("stop", "lay", "confirm")

    def afresh(self) -> Picking:
        return DuelRaise(self.seat, self.against, ())

    def needed(self, s: Panthalos) -> int:
        return strength(s.laid[self.against]) + 1

    def options(self, s: Panthalos) -> list[Move]:
        return self.lays(s) if self.picked else [STOP, *self.lays(s)]

    def take(self, s: Panthalos, move: Move) -> None:
        if move is STOP:
            s.say(STOPPED, self.seat)
            end_duel(s, self.against, self.seat, self.seat)
        elif move is CONFIRM:
            self.lay(s)
            s.then(DuelDefend(self.against, self.seat, ()))
        else:
            s.then(DuelRaise(self.seat, self.against, (*self.picked, move.args[0])))


def end_duel(s: Panthalos, winner: int, loser: int, attacker: int) -> None:
    """PAN-DUEL-18: demotion, reward, then titans are kept, by the attacker first."""
    s.say(WON, winner, loser)
    defender = loser if attacker == winner else winner
    s.then(Demotion(loser), Prize(winner), KeepTitans(attacker), KeepTitans(defender))


class Prize(SeatStep[Panthalos]):
    """PAN-DUEL-16, -17: without a disc there is nothing to choose."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        if s.personal[self.seat] > 0:
            s.then(DuelReward(self.seat))
        else:
            reward(s, self.seat, False)


def reward(s: Panthalos, seat: int, with_disc: bool) -> None:
    points = s.contents.duel_with_disc if with_disc else s.contents.duel
    if with_disc:
        box_disc(s, seat)
    s.points[seat] += points
    s.say(REWARDED, seat, points, int(with_disc))


class DuelReward(Choice[Panthalos]):
    """PAN-DUEL-16: 4 points, or 8 for a disc to the collection box."""

    __slots__ = ()
    name: ClassVar[str] = "duel_reward"
    verbs: ClassVar[tuple[str, ...]] = ("four", "eight")

    def options(self, s: Panthalos) -> list[Move]:
        return [FOUR, EIGHT]

    def take(self, s: Panthalos, move: Move) -> None:
        reward(s, self.seat, move is EIGHT)
