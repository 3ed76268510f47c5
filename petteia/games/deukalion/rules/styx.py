"""The River Styx."""

from __future__ import annotations

from ....kernel.agenda import SeatStep
from ....kernel.kinds import NOBODY
from ..events import MAJORITY
from ..state import Deukalion
from .honour import check_end, take_honour
from .reclaim import Reclaim, ReclaimAll, dump_limit


def has_majority(s: Deukalion, seat: int) -> bool:
    """DEU-STYX-02, -05: strictly more hoplites in the Underworld than every other player."""
    for other in range(s.players):
        if other != seat and s.underworld[other] >= s.underworld[seat]:
            return False
    return True


class Styx(SeatStep[Deukalion]):
    """DEU-STYX-01..07, -12, DEU-MOVE-18: the majority, then the reclaim; the sail is over."""

    __slots__ = ()

    def run(self, s: Deukalion) -> None:
        seat = self.seat
        s.sailor = NOBODY
        if dump_limit(s, seat, s.underworld[seat]) > 0:
            s.then(Reclaim(seat, s.underworld[seat], all=1))
        else:
            s.then(ReclaimAll(seat))
        if has_majority(s, seat) and not s.rewarded[seat]:
            s.rewarded[seat] = 1
            s.say(MAJORITY, seat)
            take_honour(s, seat, s.contents.majority_of_two if s.players == 2 else s.contents.majority)
            check_end(s)
