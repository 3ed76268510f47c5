"""How many iterations a second the search makes, and what they are spent on.

The time is that of the search as it is played with. The shares come from the same search, interpreted, over the same
rules, as the profiler sees it.
"""

from __future__ import annotations

import cProfile
import importlib.util
import pstats
import sys
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from types import ModuleType

import petteia
from petteia.bots import Chair, make
from petteia.bots.ismcts import Effort, Ismcts
from petteia.kernel.table import Table

POSITIONS = 40
EVERY = 7  # decisions of a game between two positions
ITERATIONS = 64
PARTS = {
    "copy": "copy",
    "options": "options",
    "step": "play",
    "evaluate": "evaluate",
    "glance": "evaluate",
    "worth": "evaluate",
    "determinize": "determinize",
    "imagine": "determinize",
}


@dataclass(frozen=True)
class Pace:
    """Iterations a second, and the share of each part in the time they take."""

    per_second: float
    shares: dict[str, float]


def positions(game: str, players: int) -> list[Table]:
    """Tables at which a seat has something to decide, evenly from games of heuristic bots."""
    found: list[Table] = []
    seed = seen = 0
    while len(found) < POSITIONS:
        table = petteia.new(game, players=players, seed=seed, quiet=True)
        bots = [make("heuristic", seat) for seat in range(players)]
        while not table.over and len(found) < POSITIONS:
            seat = table.pending[0]
            if len(table.options(seat)) > 1:
                seen += 1
                if seen % EVERY == 0:
                    found.append(table.copy())
            table.play(seat, bots[seat].choose(Chair(table, seat)))
        seed += 1
    return found


def pace(game: str, players: int) -> Pace:
    tables = positions(game, players)
    began = process_time()
    made = sum(_thought(Ismcts(1, Effort(ITERATIONS)), table) for table in tables)
    return Pace(made / (process_time() - began), shares(tables))


def _thought(bot: Ismcts, table: Table) -> int:
    return sum(finding.visits for finding in bot.ponder(Chair(table, table.pending[0])))


def shares(tables: list[Table]) -> dict[str, float]:
    plain = _interpreted()
    profile = cProfile.Profile()
    profile.enable()
    for table in tables:
        _thought(plain.Ismcts(1, plain.Effort(ITERATIONS)), table)
    profile.disable()
    spent = dict.fromkeys([*PARTS.values(), "the search itself"], 0.0)
    for (_, _, name), (_, _, own, _, _) in pstats.Stats(profile).stats.items():  # type: ignore[attr-defined]
        word = name.removeprefix("<method '").split("'")[0].removeprefix("<built-in method ").rstrip(">").split(".")[-1]
        spent[PARTS.get(word, "the search itself")] += own
    total = sum(spent.values())
    return {part: seconds / total for part, seconds in spent.items()}


def _interpreted() -> ModuleType:
    """The source of the search as a module of its own, beside the compiled one."""
    source = Path(__file__).resolve().parents[2] / "petteia" / "bots" / "ismcts.py"
    spec = importlib.util.spec_from_file_location("petteia.bots.ismcts_plain", source)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module
