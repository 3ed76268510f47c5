"""Random games for the tests: every decision of a game, and all that a seat can see of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import tictactoe
from hypothesis import Phase, settings
from tiny import barter, bids, lots

import petteia
from petteia.kernel.game import Game
from petteia.kernel.table import Table

BIDS: Game = bids.GAME
LOTS: Game = lots.GAME
BARTER: Game = barter.GAME
TICTACTOE: Game = tictactoe.GAME
TINY: tuple[Game, ...] = (BIDS, LOTS, BARTER)
ALL: tuple[Game, ...] = (*TINY, TICTACTOE)
LONGEST = 300  # moves that no random game of ours ever needs
HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]

# Seeds do not shrink to anything simpler, so a failure is told at once.
quick = settings(
    max_examples=25, deadline=None, database=None, derandomize=True, phases=(Phase.explicit, Phase.generate)
)
few = settings(quick, max_examples=8)  # where one example already tries much


def last(tables: Iterator[Table]) -> Table:
    """The table at the end of a game."""
    return deque(tables, 1).pop()


def names_of(games: tuple[Game, ...]) -> list[str]:
    return [game.name for game in games]


def viewers(t: Table) -> list[int | None]:
    return [*range(t.players), None]


def movers(t: Table) -> list[int]:
    """The seats that can move, waited for or not."""
    return [seat for seat in range(t.players) if t.options(seat)]


def advance(t: Table, chance: Random, eager: float = 0.2) -> None:
    """A random move, sometimes of a seat that nobody waits for."""
    seat = chance.choice(movers(t) if chance.random() < eager else t.pending)
    t.play(seat, chance.choice(t.options(seat)))


def decisions(game: Game, seed: int, players: int | None = None, **options: Any) -> Iterator[Table]:
    """The table of a random game before each of its moves, and at its end. It is one table: copy it to keep it."""
    chance = Random(seed)
    low, high = game.seats
    t = petteia.new(game, players=players or chance.randint(low, high), seed=seed, **options)
    for _ in range(LONGEST):
        yield t
        if t.over:
            return
        advance(t, chance)
    raise AssertionError(f"{game.name} with seed {seed} does not end")


def finish(t: Table, seed: int) -> None:
    """Play on at random to the end."""
    chance = Random(seed)
    for _ in range(LONGEST):
        if t.over:
            return
        advance(t, chance)
    raise AssertionError(f"{t.game.name} does not end")


def played(game: Game, seed: int, moves: int, **options: Any) -> Table:
    """A random game after so many moves (or at its end)."""
    return last(islice(decisions(game, seed, **options), moves + 1))


def play(t: Table, seat: int, *moves: str) -> None:
    """Play moves one by one: unlike a sequence, what follows may depend on what was learned."""
    for move in moves:
        t.play(seat, move)


def told(thing: Any) -> str:
    """Byte for byte."""
    return json.dumps(thing, ensure_ascii=False)


def sight(t: Table, seat: int | None) -> str:
    """All that the table shows a seat (None: a spectator), as one text."""
    moves = [] if seat is None else t.options(seat)
    return told(
        {
            "view": t.view(seat),
            "events": t.events(seat),
            "options": [str(move) for move in moves],
            "prompt": [t.prompt(seat, code).parts for code in ("en", "fr")],
            "words": [t.say(move) for move in moves],
            "log": [t.say(event) for event in t.events(seat)],
        }
    )


def through_json(thing: Any) -> Any:
    return json.loads(json.dumps(thing))


def run_python(code: str, *paths: Path, **variables: str) -> str:
    """What a fresh Python prints, with the tiny games on its path; compiled or not, it is the same petteia."""
    package = Path(petteia.__file__).resolve().parents[1]
    path = os.pathsep.join(map(str, (package, HERE, ROOT / "examples" / "tictactoe", *paths)))
    keep = {name: value for name, value in os.environ.items() if name not in ("PYTHONHASHSEED", "PETTEIA_LANG")}
    done = subprocess.run(
        [sys.executable, "-c", code], env={**keep, "PYTHONPATH": path, **variables}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
