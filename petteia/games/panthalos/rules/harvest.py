"""The titanus and the agro: titans and discs by rank."""

from __future__ import annotations

from ....kernel.agenda import Step
from ..components import AGRO, AGRO_SPACE, HIGHEST, TITANUS, TITANUS_SPACE
from ..events import EVALUATED
from ..state import Panthalos
from .supply import draw_titans, gain_discs


def highest_worker(s: Panthalos, space: int) -> int:
    """PAN-TITAN-03, -05, PAN-AGRO-02, -04: the highest rank of a worker there, of whatever player; 0: none."""
    best = 0
    for seat in range(s.players):
        for figure in s.standing(seat, space):
            if 1 <= figure <= HIGHEST:
                best = max(best, figure)
    return best


class Titanus(Step[Panthalos]):
    """PAN-TITAN-01..08: half the rank of each worker, rounded down; a leader counts as the highest worker."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        s.say(EVALUATED, TITANUS)
        best = highest_worker(s, TITANUS_SPACE)
        for seat in s.in_turn_order():
            many = 0
            for figure in s.standing(seat, TITANUS_SPACE):
                if 1 <= figure <= HIGHEST:
                    many += figure // 2
                else:
                    many += best // 2 if best else 1
            draw_titans(s, seat, many)


class Agro(Step[Panthalos]):
    """PAN-AGRO-01..05: as many discs as the rank of each worker; a leader counts as the highest worker."""

    __slots__ = ()

    def run(self, s: Panthalos) -> None:
        s.say(EVALUATED, AGRO)
        best = highest_worker(s, AGRO_SPACE)
        for seat in s.in_turn_order():
            many = 0
            for figure in s.standing(seat, AGRO_SPACE):
                if 1 <= figure <= HIGHEST:
                    many += figure
                else:
                    many += best if best else 1
            gain_discs(s, seat, many)
