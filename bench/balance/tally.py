"""What is known of a game at a number of players: its games by one bot on all seats, and what was used in them.

Who begins is drawn by lot, so seats are counted from there: 1 is who begins, 2 the next one.
The moves themselves would be large; so what was used in a game is counted when it has ended, and the game is kept
without them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import astuple, dataclass, replace
from fractions import Fraction
from functools import cached_property
from math import inf, sqrt
from pathlib import Path
from statistics import fmean, stdev

from bench.bots.matches import MATCHES, SURE, outcome
from bench.kept import kept
from petteia.kernel.opening import new
from petteia.lab.arena import POOL, Tournament
from petteia.lab.ledger import Ledger
from petteia.lab.playing import Plan, Played
from petteia.lab.standings import Seat, Standings, Z, share_of
from petteia.lab.usage import Use, used

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Known:
    """Who won from which seat, and how often everything was chosen."""

    bot: str
    standings: Standings
    uses: dict[str, Use]

    @property
    def game(self) -> str:
        return str(self.standings.plan.game)

    @property
    def players(self) -> int:
        return self.standings.plan.players

    @property
    def games(self) -> int:
        return self.standings.finished

    @cached_property
    def by_turn(self) -> list[list[Seat]]:
        """How each seat fared in all games, from the one that begins on."""
        plan = self.standings.plan
        found: list[list[Seat]] = [[] for _ in range(self.players)]
        for seats in self.standings.games:
            table = new(plan.game, self.players, plan.seed_of(seats[0].game.number), quiet=True, **plan.options)
            first = table.game.starter(table.state)
            for one in seats:
                found[(one.seat - first) % self.players].append(one)
        return found

    @cached_property
    def shares(self) -> list[dict[str, int | float]]:
        """The share of wins of each seat, from the one that begins on."""
        return [share_of(sum([one.won for one in seats], Fraction(0)), self.games) for seats in self.by_turn]

    @cached_property
    def places(self) -> list[tuple[float, float]]:
        """The mean place of each seat, and half of its interval of 95 %: that tells more than who won."""
        places = [[one.rank for one in seats] for seats in self.by_turn]
        return [(fmean(some), Z * stdev(some) / sqrt(self.games) if self.games > 1 else inf) for some in places]

    @property
    def half(self) -> float:
        """Half of the widest interval of a seat."""
        return max(one["high"] - one["low"] for one in self.shares) / 2 if self.games else 1.0

    @property
    def is_sure(self) -> bool:
        return self.half <= SURE


class Tally(Ledger):
    """Keeps games without their moves, and beside them what was used in all of them."""

    def __init__(self, path: Path, plan: Plan) -> None:
        super().__init__(path, plan)
        self._plan = plan
        self._counts = counts_of(path)
        self._uses = read(self._counts)

    def write(self, one: Played) -> None:
        super().write(replace(one, moves=()))
        self._uses = together([self._uses, used(self._plan, [one])])
        lines = [f"{json.dumps(about)}: {json.dumps(astuple(use))}" for about, use in self._uses.items()]
        self._counts.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def counts_of(games: Path) -> Path:
    """The file of what was used, beside that of the games."""
    return games.with_suffix(".json")


def read(counts: Path) -> dict[str, Use]:
    found = json.loads(counts.read_text(encoding="utf-8")) if counts.exists() else {}
    return {about: Use(*numbers) for about, numbers in found.items()}


def together(some: list[dict[str, Use]]) -> dict[str, Use]:
    """What was used in several lots of games."""
    total: dict[str, Use] = {}
    for uses in some:
        for about, one in uses.items():
            before = total.get(about, Use())
            total[about] = Use(before.offered + one.offered, before.chosen + one.chosen, before.won + one.won)
    return dict(sorted(total.items()))


def known(game: str, players: int, bot: str, jobs: int = 1, more: int = 0) -> Known:
    """What is known after so many more games."""
    plan = Tournament(game, players, 1, bots=(bot,), format=POOL, keep=True)
    file = FOLDER / f"{game}-{players}-{bot}.jsonl"
    standings = kept(file, plan, jobs, more, Tally)
    return Known(bot, standings, read(counts_of(file)))


def of_the_ladder(game: str, others: Sequence[str]) -> list[Known]:
    """What the matches against these tell: who plays alone does so on every seat equally often, so none is favoured."""
    return [
        Known(f"{match.one} against {match.other}", outcome(game, match).standings, {})
        for match in reversed(MATCHES)
        if match.other in others
    ]
