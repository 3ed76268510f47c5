"""Phase 10, Archon: the vote. PAR-ARC-01..07."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Choice, Refusal, SeatStep, Step
from ....kernel.events import EVERYBODY
from ....kernel.moves import Move
from ..components import AMPHITHEATER, ARCHON_PHASE, COMPLETE, CROWN, SOPHISM, VOTE
from ..events import ELECTED, PHASE, TIED, VOTED
from ..state import Parthenon


class Election(Step[Parthenon]):
    """PAR-ARC-02: the Archon votes first, then the others clockwise."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.phase = ARCHON_PHASE
        s.say(PHASE, ARCHON_PHASE)
        s.votes = [-1] * s.players
        s.then(*[AskVote(seat) for seat in s.clockwise(s.archon)], CountVotes())


class AskVote(SeatStep[Parthenon]):
    """One seat after the other."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.then(Vote(self.seat))


def weight(s: Parthenon, seat: int) -> int:
    """Sophism and the Amphitheater make an Archon Card count for more."""
    return 1 + (1 if s.holds(seat, SOPHISM) else 0) + (1 if s.has_wonder(seat, AMPHITHEATER) else 0)


class Vote(Choice[Parthenon]):
    """PAR-ARC-01, -03..05: any other Island."""

    __slots__ = ()
    name: ClassVar[str] = "vote"
    verbs: ClassVar[tuple[str, ...]] = ("vote",)

    def options(self, s: Parthenon) -> list[Move]:
        return [VOTE[seat] for seat in range(s.players) if seat != self.seat]

    def take(self, s: Parthenon, move: Move) -> None:
        s.votes[self.seat] = move.args[0]
        s.say(VOTED, self.seat, move.args[0], weight(s, self.seat))

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return Refusal("PAR-ARC-04", "why-not-oneself") if move.args[0] == self.seat else None


class CountVotes(Step[Parthenon]):
    """PAR-ARC-06, -07: most votes; a tie is drawn, or decided by the owner of the Amphitheater."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        votes = [0] * s.players
        for seat in range(s.players):
            votes[s.votes[seat]] += weight(s, seat)
        most = [seat for seat in range(s.players) if votes[seat] == max(votes)]
        if len(most) > 1:
            s.whisper(EVERYBODY, tuple(most), TIED)
            if s.stage[AMPHITHEATER] == COMPLETE:
                s.then(TieChoice(s.owner[AMPHITHEATER]))
                return
        elect(s, most[s.below(len(most))] if len(most) > 1 else most[0])


def elect(s: Parthenon, seat: int) -> None:
    s.archon = seat
    s.say(ELECTED, seat)


class TieChoice(Choice[Parthenon]):
    """Amphitheater: its owner chooses among the tied Islands."""

    __slots__ = ()
    name: ClassVar[str] = "tie_choice"
    verbs: ClassVar[tuple[str, ...]] = ("crown",)

    def options(self, s: Parthenon) -> list[Move]:
        votes = [0] * s.players
        for seat in range(s.players):
            votes[s.votes[seat]] += weight(s, seat)
        return [CROWN[seat] for seat in range(s.players) if votes[seat] == max(votes)]

    def take(self, s: Parthenon, move: Move) -> None:
        elect(s, move.args[0])
