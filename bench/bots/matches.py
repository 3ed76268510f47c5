"""Who has to beat whom, and how often; the games of every match are kept in a file and added to until that is sure."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from bench.kept import kept
from petteia.lab.arena import CHALLENGE, Tournament
from petteia.lab.standings import Standings, share_of

FOLDER = Path(__file__).parent / "games"
PLAYERS = 4  # all games take as many, and with three 3 times the fair share would be every game
SURE = 0.05  # an interval of 95 % is at most so wide to either side
STEP = 10  # rounds of games between two looks at that

Bar = Callable[[int], float]


@dataclass(frozen=True)
class Match:
    """One bot alone against another on all other seats, and the share of games that it has to win."""

    one: str
    other: str
    bar: Bar | None = None


MATCHES = (
    Match("gentle", "random"),
    Match("fair", "random", lambda players: 0.9 if players == 2 else 3 / players),
    Match("fair", "gentle"),
    Match("heuristic", "fair"),
    Match("strong", "heuristic", lambda players: 0.75 if players == 2 else 2 / players),
    Match("champion", "strong", lambda players: 1 / players),
)


@dataclass(frozen=True)
class Outcome:
    """What the games of a match say so far."""

    game: str
    match: Match
    standings: Standings

    @property
    def games(self) -> int:
        return self.standings.finished

    @property
    def figures(self) -> dict[str, int | float]:
        """How the bot alone fared: games, wins, share, low, high."""
        won = [seat.won for seat in self.standings.seats if seat.bot == self.match.one]
        return share_of(sum(won, Fraction(0)), len(won))

    @property
    def half(self) -> float:
        """Half of the interval."""
        return (self.figures["high"] - self.figures["low"]) / 2

    @property
    def bar(self) -> float | None:
        return self.match.bar(self.standings.plan.players) if self.match.bar else None

    @property
    def verdict(self) -> str:
        """Is the bar reached?"""
        if self.bar is None or not self.games:
            return ""
        if self.half > SURE:
            return "too few games"
        return "yes" if self.figures["share"] >= self.bar else "no"


def outcome(game: str, match: Match, jobs: int = 1, more: int = 0) -> Outcome:
    """What is known of a match, after so many more games."""
    plan = Tournament(game, PLAYERS, 1, bots=(match.one, match.other), format=CHALLENGE)
    return Outcome(game, match, kept(FOLDER / f"{game}-{match.one}-{match.other}.jsonl", plan, jobs, more))


def played(game: str, match: Match, jobs: int) -> Iterator[Outcome]:
    """Play until the interval is narrow enough; tells after every step where it stands."""
    known = outcome(game, match)
    while not known.games or known.half > SURE:
        known = outcome(game, match, jobs, STEP * PLAYERS)
        yield known
