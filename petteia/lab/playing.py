"""Playing the games of a plan, in this process or in several.

A game depends on its number alone, never on another game, so a plan comes out the same for any number of processes.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from time import process_time
from typing import Any

from ..bots import Bot, Chair, make, names
from ..kernel.errors import BadOption
from ..kernel.game import Game
from ..kernel.moves import Move
from ..kernel.opening import game as game_named
from ..kernel.opening import new
from ..kernel.table import Table, mix

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
    keep: bool = False  # every move, so that the games can be looked at again

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

    def as_dict(self) -> dict[str, Any]:
        """The plan with all its defaults, for JSON."""
        game = game_named(self.game)
        return {
            "game": game.name,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "bots": list(self.bots),
            "options": game.check_options(self.options),
            "edition": game.open_box(self.edition).edition,
        }

    def seed_of(self, number: int) -> int:
        """The seed that deals a game."""
        return self.seed + number

    def lineup(self, number: int) -> list[str]:
        """The bot of each seat of a game: they move on by one seat from game to game."""
        return [self.bots[(number + seat) % len(self.bots)] for seat in range(self.players)]


@dataclass(frozen=True)
class Violation:
    """Something that must never be: in which game, after how many moves, and what."""

    seed: int
    move: int
    what: str


@dataclass(frozen=True)
class Played:
    """One game as it came out; a game that did not finish has neither ranking nor scores."""

    number: int
    ranking: tuple[tuple[int, ...], ...]  # groups of seats, best first
    scores: tuple[int, ...]
    taken: tuple[int, ...]  # decisions of each seat
    seconds: tuple[float, ...]  # of processor time that each seat thought
    violations: tuple[Violation, ...]
    digest: str
    moves: tuple[str, ...] = ()  # where the plan keeps them

    @property
    def finished(self) -> bool:
        return bool(self.ranking)

    @property
    def winners(self) -> tuple[int, ...]:
        return self.ranking[0] if self.ranking else ()

    @property
    def decisions(self) -> int:
        return sum(self.taken)


def play_all(plan: Plan, numbers: Sequence[int], jobs: int, chunk: int) -> Iterator[list[Played]]:
    """Play these games of a plan and give them back as they end; a process plays `chunk` of them before it reports."""
    if jobs <= 1 or not numbers:
        for number in numbers:
            yield [play(plan, number)]
    else:
        yield from _play_in_processes(plan, numbers, jobs, max(1, min(chunk, len(numbers) // (jobs * 2))))


def _play_in_processes(plan: Plan, numbers: Sequence[int], jobs: int, size: int) -> Iterator[list[Played]]:
    pool = ProcessPoolExecutor(min(jobs, len(numbers)), get_context("spawn"), _end_at_once)
    try:
        waiting: list[Future[list[Played]]] = [
            pool.submit(_play_some, plan, numbers[first : first + size]) for first in range(0, len(numbers), size)
        ]
        for done in as_completed(waiting):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _end_at_once() -> None:
    """Ctrl-C ends a process that plays without a word; the one that counts says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _play_some(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    return [play(plan, number) for number in numbers]


def play(plan: Plan, number: int) -> Played:
    """Play one game to its end, or to the most moves allowed, and look at every state for what must not be.

    A rule that breaks down, or a bot that does, is a violation too: it is told with its seed and move, and the other
    games go on.
    """
    seed = plan.seed_of(number)
    table = new(plan.game, plan.players, seed, edition=plan.edition, quiet=True, **plan.options)
    seats = [_sit_down(bot, seed, seat, table) for seat, bot in enumerate(plan.lineup(number))]
    taken, seconds = [0] * plan.players, [0.0] * plan.players
    wrong = table.game.violations(table.state)
    told = [Violation(seed, 0, what) for what in wrong]
    moves: list[str] = []
    ranking: tuple[tuple[int, ...], ...] = ()
    scores: tuple[int, ...] = ()
    try:
        while not table.over and len(moves) < plan.max_moves:
            seat = _next_seat(table)
            bot, chair = seats[seat]
            began = process_time()
            move = bot.choose(chair)
            seconds[seat] += process_time() - began
            table.play(seat, move)
            taken[seat] += 1
            moves.append(move.text)
            before, wrong = wrong, table.game.violations(table.state)
            told += [Violation(seed, len(moves), what) for what in wrong if what not in before]
        if table.over:
            ranking, scores = tuple(map(tuple, table.ranking)), tuple(table.scores)
        digest = table.digest()
    except Exception as error:
        told.append(Violation(seed, len(moves), f"{type(error).__name__}: {error}"))
        digest = ""
    thought = tuple(round(spent, 6) for spent in seconds)
    kept = tuple(moves) if plan.keep else ()
    return Played(number, ranking, scores, tuple(taken), thought, tuple(told), digest, kept)


def replay(plan: Plan, one: Played) -> Iterator[tuple[Table, int, Move]]:
    """A game that was kept once more: the table before each move, who makes it, and the move."""
    table = new(plan.game, plan.players, plan.seed_of(one.number), edition=plan.edition, quiet=True, **plan.options)
    for text in one.moves:
        seat = _next_seat(table)
        move = table.state.box.words.find(text)
        assert move is not None
        yield table, seat, move
        table.play(seat, move)


def _next_seat(table: Table) -> int:
    owing = table.pending
    if not owing:
        raise RuntimeError("the game is not over, but nobody owes a move")
    return owing[0]


def _sit_down(bot: str, seed: int, seat: int, table: Table) -> tuple[Bot, Chair]:
    return make(bot, mix(seed + (seat + 1) * CLOSEST)), Chair(table, seat)
