"""Ships and the Hydra that are moved away after a challenge."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep, Step
from ....kernel.kinds import NOBODY
from ....kernel.moves import Move
from ..components import RELOCATE, SEA
from ..events import RELOCATED_HYDRA, RELOCATED_SHIP
from ..state import Deukalion
from .pursuits import VisitCheck, visited


def is_free(s: Deukalion, square: int) -> bool:
    """DEU-TERM-04: neither a ship nor the Hydra is there."""
    return square != s.hydra and square not in s.ships


def ship_ends(s: Deukalion, ship: int) -> list[int]:
    """DEU-RELOC-02, -03, -05, -07: free sea squares at the end of 3 steps; if there are none, of 2, or of 1."""
    for squares in s.contents.ship_ends[s.ships[ship]]:
        found = [square for square in squares if is_free(s, square)]
        if found:
            return found
    return []


def hydra_ends(s: Deukalion) -> list[int]:
    """DEU-RELOC-04, -05: the same for the Hydra, over sea squares only."""
    for squares in s.contents.hydra_ends[s.hydra]:
        found = [square for square in squares if square not in s.ships]
        if found:
            return found
    return []


class RelocateShip(Step[Deukalion]):
    """DEU-RELOC-01, -05, DEU-MOVE-19: `seat` must move `ship` away, if there is anywhere to; its own sail is over."""

    __slots__ = ("seat", "ship")
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("ship", "seat"))

    def __init__(self, seat: int, ship: int) -> None:
        self.seat = seat
        self.ship = ship

    def run(self, s: Deukalion) -> None:
        if s.sailor == self.ship:
            s.sailor = NOBODY
        if ship_ends(s, self.ship):
            s.then(MoveShipAway(self.seat, self.ship))


class MoveShipAway(Choice[Deukalion]):
    """DEU-SHIP-06, DEU-HFIGHT-05, DEU-HATT-06, DEU-RELOC-01..08: where a loser's ship goes."""

    __slots__ = ("whose",)
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("whose", "seat"))
    name: ClassVar[str] = "move_ship_away"
    verbs: ClassVar[tuple[str, ...]] = ("relocate",)

    def __init__(self, seat: int, whose: int) -> None:
        self.seat = seat
        self.whose = whose

    def options(self, s: Deukalion) -> list[Move]:
        return [RELOCATE[square] for square in ship_ends(s, self.whose)]

    def take(self, s: Deukalion, move: Move) -> None:
        s.ships[self.whose] = move.args[0]
        s.say(RELOCATED_SHIP, self.seat, self.whose, move.args[0])
        if s.secrets[self.whose] >= 0 and visited(s, self.whose):
            s.learn()  # a Visit that is not completed here tells what the secret card is not

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        if not is_free(s, move.args[0]):
            return Refusal("DEU-RELOC-03", "why-not-free")
        if s.contents.squares[move.args[0]] != SEA:
            return Refusal("DEU-RELOC-03", "why-not-at-sea")
        return Refusal("DEU-RELOC-02", "why-three-steps")


class RelocateHydra(SeatStep[Deukalion]):
    """DEU-RELOC-01, -05: the seat must move the Hydra away, if there is anywhere to."""

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        if hydra_ends(s):
            s.then(MoveHydraAway(self.seat))


class MoveHydraAway(Choice[Deukalion]):
    """DEU-HFIGHT-04, DEU-HATT-05, DEU-RELOC-04: where the Hydra goes."""

    __slots__ = ()
    name: ClassVar[str] = "move_hydra_away"
    verbs: ClassVar[tuple[str, ...]] = ("relocate",)

    def options(self, s: Deukalion) -> list[Move]:
        return [RELOCATE[square] for square in hydra_ends(s)]

    def take(self, s: Deukalion, move: Move) -> None:
        s.hydra = move.args[0]
        s.say(RELOCATED_HYDRA, self.seat, move.args[0])

    def why(self, s: Deukalion, move: Move) -> Refusal | None:
        if move.args[0] in s.ships:
            return Refusal("DEU-RELOC-04", "why-not-free")
        return Refusal("DEU-RELOC-04", "why-three-steps")


class EndOfChallenge(Step[Deukalion]):
    """DEU-PUR-16: the challenge is fully resolved; now visits count again."""

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        s.contest = 0
        s.rolls = [()] * s.players
        s.then(VisitCheck())
