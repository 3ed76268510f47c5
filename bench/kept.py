"""Games of a plan that are kept in a file, and added to."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path

from petteia.lab.arena import Tournament, arena
from petteia.lab.ledger import Ledger
from petteia.lab.standings import Standings


def kept(file: Path, plan: Tournament, jobs: int = 1, more: int = 0, sort: type[Ledger] = Ledger) -> Standings:
    """What the file knows of a plan, however many games that asks for, after so many more games."""
    if not more and not file.exists():
        return arena(replace(plan, games=0))
    file.parent.mkdir(parents=True, exist_ok=True)
    with sort(file, plan) as ledger:
        known = next(number for number in count() if number not in ledger.played)
        return arena(replace(plan, games=known + more), jobs, ledger=ledger)
