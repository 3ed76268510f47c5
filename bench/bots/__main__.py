"""Measure the bots: `make ladder`, or `python -m bench.bots` with build/native on the path.

Plays every match of every game until its interval is narrow enough. Every game is kept in bench/bots/games, so that it
can be stopped and go on at any time. Then it tells how strong and how fast everybody is; `--write` puts that into the
docs, and beside the levels where a seat is filled.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from time import monotonic

import petteia
from bench.bots import told
from bench.bots.matches import MATCHES, PLAYERS, Match, Outcome, outcome, played
from bench.bots.search import Pace, pace


def main() -> int:
    games = petteia.games()
    names = [f"{match.one}-{match.other}" for match in MATCHES]
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--games", metavar="NAMES", help=f"some of {', '.join(games)}")
    parser.add_argument("--matches", metavar="NAMES", help=f"some of {', '.join(names)}")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games at the same time (all processors)")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="begin no more games after so long")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/bots.md and strength.toml")
    arguments = parser.parse_args()
    wanted = _some(parser, arguments.games, games)
    matches = [MATCHES[names.index(name)] for name in _some(parser, arguments.matches, names)]

    until = monotonic() + arguments.minutes * 60
    for game in wanted:
        for match in matches:
            if monotonic() < until:
                _play(game, match, arguments.jobs, until)
    outcomes = [outcome(game, match) for game in wanted for match in matches]
    paces = {game: pace(game, PLAYERS) for game in wanted}
    _tell(outcomes, paces)
    if arguments.write:
        told.write(outcomes, paces)
    return 1 if any(one.verdict in ("no", "too few games") for one in outcomes) else 0


def _some(parser: argparse.ArgumentParser, wanted: str | None, known: Sequence[str]) -> list[str]:
    found = wanted.split(",") if wanted else list(known)
    if unknown := [name for name in found if name not in known]:
        parser.error(f"unknown: {', '.join(unknown)}; there are {', '.join(known)}")
    return found


def _play(game: str, match: Match, jobs: int, until: float) -> None:
    for known in played(game, match, jobs):
        print(f"{game}: {told.in_words(known)}", file=sys.stderr, flush=True)
        if monotonic() >= until:
            return


def _tell(outcomes: Sequence[Outcome], paces: dict[str, Pace]) -> None:
    for lines in (told.matches(outcomes), told.levels(outcomes), told.paces(paces)):
        print("\n".join(lines), end="\n\n")


if __name__ == "__main__":
    sys.exit(main())
