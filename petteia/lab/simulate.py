"""Playing many games and counting what happens, in this process or in several.

Game number i has the seed `seed + i` and does not depend on any other, so the result is the same for any number of
processes.
"""

from __future__ import annotations

import hashlib
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from fractions import Fraction
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, quantiles
from time import perf_counter
from typing import Any

from ..bots import Bot, Chair, make, names
from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.opening import game as game_named
from ..kernel.opening import new
from ..kernel.table import Table, mix

LISTED = 10  # violations told in full
CHUNK = 25  # games that a process plays before it reports
CLOSEST = 1_000_003  # apart: the seeds of two bots of a game


@dataclass(frozen=True)
class Plan:
    """What to play: how often, by whom, and with which components and variants."""

    game: str | Game
    players: int
    games: int
    seed: int = 0
    bots: Sequence[str] = ("random",)
    edition: Path | None = None
    options: dict[str, Any] = field(default_factory=dict)
    max_moves: int = 20_000

    def check(self) -> None:
        """BadOption, BadEdition or UnknownGame say what cannot be played."""
        game = game_named(self.game)
        game.check_players(self.players)
        game.check_options(self.options)
        game.open_box(self.edition)
        if not self.bots:
            raise BadOption(f"no bots to play; known: {', '.join(names())}")
        for bot in self.bots:
            make(bot)

    def bot_at(self, number: int, seat: int) -> str:
        """Who sits where: the bots move on by one seat from game to game."""
        return self.bots[(number + seat) % len(self.bots)]


@dataclass(frozen=True)
class Violation:
    """Something that must never be: in which game, after how many moves, and what."""

    seed: int
    move: int
    what: str


@dataclass(frozen=True)
class Played:
    """One game as it came out."""

    number: int
    finished: bool
    decisions: int
    winners: tuple[int, ...]
    violations: tuple[Violation, ...]
    digest: str


@dataclass(frozen=True)
class Result:
    """All games of a plan, in their order, and how long they took."""

    plan: Plan
    played: tuple[Played, ...]
    seconds: float

    @property
    def finished(self) -> int:
        return sum(one.finished for one in self.played)

    @property
    def decisions(self) -> int:
        return sum(one.decisions for one in self.played)

    @property
    def violations(self) -> list[Violation]:
        return [violation for one in self.played for violation in one.violations]

    def wins_by_seat(self) -> list[int | float]:
        """Games won by each seat; who share a win share its worth."""
        wins = [Fraction(0)] * self.plan.players
        for one in self.played:
            for seat in one.winners:
                wins[seat] += Fraction(1, len(one.winners))
        return [_plain(share) for share in wins]

    def wins_by_bot(self) -> dict[str, int | float]:
        wins = {bot: Fraction(0) for bot in self.plan.bots}
        for one in self.played:
            for seat in one.winners:
                wins[self.plan.bot_at(one.number, seat)] += Fraction(1, len(one.winners))
        return {bot: _plain(share) for bot, share in wins.items()}

    def seats_by_bot(self) -> dict[str, int]:
        """How many seats each bot took in all games together."""
        seats = dict.fromkeys(self.plan.bots, 0)
        for one in self.played:
            for seat in range(self.plan.players):
                seats[self.plan.bot_at(one.number, seat)] += 1
        return seats

    def lengths(self) -> dict[str, int | float] | None:
        """How many decisions the finished games took: the least, the quartiles, the most and the mean."""
        taken = sorted(one.decisions for one in self.played if one.finished)
        if not taken:
            return None
        low, middle, high = quantiles(taken, n=4, method="inclusive") if len(taken) > 1 else taken * 3
        return {
            "min": taken[0],
            "q1": low,
            "median": middle,
            "q3": high,
            "max": taken[-1],
            "mean": round(fmean(taken), 3),
        }

    def digest(self) -> str:
        """A fingerprint of how every game ended: equal plans give equal ones on every machine."""
        return hashlib.blake2b("\n".join(one.digest for one in self.played).encode(), digest_size=8).hexdigest()

    def as_dict(self) -> dict[str, Any]:
        """Everything counted, for JSON."""
        plan = self.plan
        return {
            "game": game_named(plan.game).name,
            "players": plan.players,
            "games": plan.games,
            "seed": plan.seed,
            "bots": list(plan.bots),
            "options": game_named(plan.game).check_options(plan.options),
            "edition": game_named(plan.game).open_box(plan.edition).edition,
            "finished": self.finished,
            "unfinished": plan.games - self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "violations": len(self.violations),
            "violation_list": [
                {"seed": one.seed, "move": one.move, "what": one.what} for one in self.violations[:LISTED]
            ],
            "wins_by_seat": self.wins_by_seat(),
            "wins_by_bot": self.wins_by_bot(),
            "seats_by_bot": self.seats_by_bot(),
            "lengths": self.lengths(),
            "digest": self.digest(),
        }


def _plain(share: Fraction) -> int | float:
    return share.numerator if share.denominator == 1 else round(float(share), 6)


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Result:
    """Play a whole plan; `progress` hears how many more games are done."""
    plan.check()
    started = perf_counter()
    played: list[Played] = []
    for some in _play_here(plan) if jobs <= 1 else _play_in_processes(plan, jobs):
        played += some
        if progress:
            progress(len(some))
    played.sort(key=lambda one: one.number)
    return Result(plan, tuple(played), perf_counter() - started)


def _play_here(plan: Plan) -> Iterator[list[Played]]:
    for number in range(plan.games):
        yield [play(plan, number)]


def _play_in_processes(plan: Plan, jobs: int) -> Iterator[list[Played]]:
    size = max(1, min(CHUNK, plan.games // (jobs * 2)))
    pool = ProcessPoolExecutor(min(jobs, plan.games), get_context("spawn"), _end_at_once)
    try:
        waiting: list[Future[list[Played]]] = [
            pool.submit(play_some, plan, range(first, min(first + size, plan.games)))
            for first in range(0, plan.games, size)
        ]
        for done in as_completed(waiting):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _end_at_once() -> None:
    """Ctrl-C ends a process that plays without a word; the one that counts says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def play_some(plan: Plan, numbers: range) -> list[Played]:
    return [play(plan, number) for number in numbers]


def play(plan: Plan, number: int) -> Played:
    """Play one game to its end, or to the most moves allowed, and look at every state for what must not be.

    A rule that breaks down, or a bot that does, is a violation too: it is told with its seed and move, and the other
    games go on.
    """
    seed = plan.seed + number
    table = new(plan.game, plan.players, seed, edition=plan.edition, quiet=True, **plan.options)
    seats = [_sit_down(plan, number, seat, table) for seat in range(plan.players)]
    wrong = table.game.violations(table.state)
    told = [Violation(seed, 0, what) for what in wrong]
    moves = 0
    while not table.over and moves < plan.max_moves:
        try:
            seat = _next_seat(table)
            bot, chair = seats[seat]
            table.play(seat, bot.choose(chair))
            moves += 1
            before, wrong = wrong, table.game.violations(table.state)
        except Exception as error:
            told.append(Violation(seed, moves, f"{type(error).__name__}: {error}"))
            return Played(number, False, moves, (), tuple(told), "")
        told += [Violation(seed, moves, what) for what in wrong if what not in before]
    winners = tuple(table.ranking[0]) if table.over else ()
    return Played(number, table.over, moves, winners, tuple(told), table.digest())


def _next_seat(table: Table) -> int:
    owing = table.pending
    if not owing:
        raise RuntimeError("the game is not over, but nobody owes a move")
    return owing[0]


def _sit_down(plan: Plan, number: int, seat: int, table: Table) -> tuple[Bot, Chair]:
    bot = make(plan.bot_at(number, seat), mix(plan.seed + number + (seat + 1) * CLOSEST))
    return bot, Chair(table, seat)
