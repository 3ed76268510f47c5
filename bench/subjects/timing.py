"""What all subjects share: the clock, the windows, the sampled positions and the figures they print.

Only CPU time counts (`time.process_time`), so that other work on the machine does not. A subject plays from
the same seed in every window, so that its windows hold the same games as far as the subject can repeat them.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from random import Random
from time import process_time
from typing import Any, Generic, TypeVar

SEED = 7
POSITIONS = 50
SURVEYED_DECISIONS = 2_000
CALLS_PER_LAP = 500
SHORTEST_LAP = 0.005
CALL_WINDOW = 0.25  # a window for single calls, as a share of the window for whole games

T = TypeVar("T")


@dataclass(frozen=True)
class Figures:
    """What one window of one subject found; None where a subject has no such thing."""

    version: str
    decisions_per_second: float
    decisions_per_game: float
    choice_share: float
    by_hand_per_second: float | None = None
    recorded_per_second: float | None = None
    copy_us: float | None = None
    options_us: float | None = None
    determinize_us: float | None = None

    def print(self) -> None:
        print(json.dumps(asdict(self)), flush=True)


@dataclass(frozen=True)
class Pace:
    """How fast whole games went."""

    decisions_per_second: float
    decisions_per_game: float


@dataclass(frozen=True)
class Survey(Generic[T]):
    """Positions sampled evenly over random games, and the share of decisions with more than one option."""

    positions: list[T]
    choice_share: float


def pace(play: Callable[[Random], int], seconds: float) -> Pace:
    """Time `play`, which plays one random game and returns its number of decisions.

    The clock is read after laps of several games, because reading it costs as much as a move of tic-tac-toe.
    """
    play(Random(SEED))  # lazy imports and caches are nobody's speed
    rng = Random(SEED)
    decisions = games = 0
    lap = 1
    start = now = process_time()
    while now - start < seconds:
        before = now
        for _ in range(lap):
            decisions += play(rng)
        games += lap
        now = process_time()
        if now - before < SHORTEST_LAP:
            lap *= 2
    return Pace(decisions / (now - start), decisions / games)


def microseconds(prepare: Callable[[], Sequence[Callable[[], Any]]], seconds: float) -> float:
    """Mean CPU microseconds of the calls that `prepare`, itself not timed, hands out afresh for every lap."""
    for call in prepare():
        call()
    spent = 0.0
    count = 0
    while spent < seconds:
        calls = prepare()
        start = process_time()
        for call in calls:
            call()
        spent += process_time() - start
        count += len(calls)
    return 1e6 * spent / count


def survey(walk: Callable[[Random], Iterator[tuple[T, int]]], copy: Callable[[T], T]) -> Survey[T]:
    """Play games by `walk`, which yields each decision's position and number of options before its move."""
    rng = Random(SEED)
    luck = Random(SEED)
    positions: list[T] = []
    seen = choices = 0
    while seen < SURVEYED_DECISIONS:
        for position, options in walk(rng):
            seen += 1
            choices += options > 1
            if len(positions) < POSITIONS:
                positions.append(copy(position))
            else:
                place = int(luck.random() * seen)
                if place < POSITIONS:
                    positions[place] = copy(position)
    return Survey(positions, choices / seen)


def lap_of(positions: Sequence[T]) -> list[T]:
    """The positions, repeated often enough for one lap between two readings of the clock."""
    return [*positions] * (CALLS_PER_LAP // len(positions))
