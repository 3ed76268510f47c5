"""What holds in every game: conservation, secrets, dumps, records, undo, and an end. Each game's tests call these."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

import petteia
from petteia.bots import Chair, make
from petteia.kernel.game import Game

PROCESS = """
import petteia
from random import Random
t = petteia.new({name!r}, players={players}, seed=5)
chance = Random(5)
while not t.over and len(t.moves) < 400:
    seat = t.pending[0]
    t.play(seat, chance.choice(t.options(seat)))
print(t.digest())
"""


@cache
def played(game: Game, players: int, seed: int) -> petteia.Table:
    """A whole game of chance."""
    t = petteia.new(game, players=players, seed=seed)
    chance = Random(seed)
    while not t.over:
        seat = t.pending[0]
        t.play(seat, chance.choice(t.options(seat)))
    return t


def moments(game: Game, players: int, seed: int, every: int, names: Sequence[str] = ()) -> Iterator[petteia.Table]:
    """The same game again, stopped every now and then, and at its end."""
    whole = played(game, players, seed)
    t = petteia.new(game, players=players, seed=seed, names=names)
    for n, (seat, move) in enumerate(zip(whole.movers, whole.moves, strict=True)):
        if n % every == 0:
            yield t
        t.play(seat, move)
    yield t


def sight(t: petteia.Table, viewer: int | None, events: bool = True) -> str:
    """All that a viewer sees, to the byte."""
    told: dict[str, Any] = {
        "view": t.view(viewer),
        "events": t.events(viewer) if events else [],
        "options": [] if viewer is None else [str(move) for move in t.options(viewer)],
        "prompts": [str(t.prompt(viewer, code)) for code in ("en", "fr")],
    }
    return json.dumps(told)


def check_conservation(game: Game, players: int, seed: int) -> None:
    for t in moments(game, players, seed, 1):
        assert game.violations(t.state) == [], f"{len(t.moves)} moves"
    assert t.over


def check_secrets(
    game: Game, players: int, seed: int, every: int, hidden: Sequence[str], knowledge: Sequence[str] = ()
) -> tuple[int, int]:
    """A redealt world looks the same to its viewer, breaks no rule, and does not depend on what is hidden from it.

    Only the fields named `hidden` may differ from the truth (and `knowledge`, which follows from them). Returns how
    many worlds were imagined, and how many of them differed in a hidden field.
    """
    chance = Random(seed)
    differs = worlds = 0
    for t in moments(game, players, seed, every):
        truth = t.dump_state()
        for viewer in (*range(players), None):
            number = chance.randrange(1 << 40)
            world = t.determinize(viewer, number)
            events = chance.random() < 0.2
            assert sight(world, viewer, events) == sight(t, viewer, events)
            assert game.violations(world.state) == []
            found = world.dump_state()
            assert world.determinize(viewer, number).dump_state() == found, "the world depends on the hidden truth"
            for name in truth:
                assert name in (*hidden, *knowledge, "chance") or truth[name] == found[name], f"{name} is public"
            worlds += 1
            differs += any(truth[name] != found[name] for name in hidden)
        assert t.dump_state() == truth, "imagining changed the table"
    return worlds, differs


def check_dumps(game: Game, players: int, seed: int, every: int) -> None:
    """A dump loads to the same game, which goes on in the same way."""
    for t in moments(game, players, seed, every):
        again = petteia.load(json.loads(json.dumps(t.dump())), of=game)
        assert again.dump() == t.dump()
        twin = t.copy()
        chance = Random(1)
        for _ in range(20):
            if twin.over:
                break
            seat = twin.pending[0]
            move = str(chance.choice(twin.options(seat)))
            twin.play(seat, move)
            again.play(seat, move)
            assert again.digest() == twin.digest()


def check_record(game: Game, players: int, seed: int) -> None:
    t = played(game, players, seed)
    assert petteia.replay(t.record(), of=game).digest() == t.digest()


def check_processes(game: Game) -> None:
    """Another process, with other hashes, deals and plays the same."""
    code = PROCESS.format(name=game.name, players=game.seats[1])
    found = set()
    for hashes in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": hashes}
        done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
        found.add(done.stdout)
    assert len(found) == 1


def check_undo(game: Game, players: int, seed: int, every: int) -> int:
    """Whatever can be taken back leads to the very same table. Returns how often that was tried."""
    taken = 0
    for t in moments(game, players, seed, every):
        if t.over:
            continue
        seat = t.pending[0]
        for move in t.options(seat):
            tried = t.copy()
            before = tried.dump_state()
            tried.play(seat, move)
            if not tried.over and tried.undoable(seat) == t.undoable(seat) + 1:
                tried.undo(seat)
                assert tried.dump_state() == before
                taken += 1
    return taken


def heuristic_wins(game: Game, games: int, players: int = 2) -> float:
    """How many games (ties shared) a heuristic bot wins against random ones, seats rotated."""
    wins = 0.0
    for n in range(games):
        t = petteia.new(game, players=players, seed=n)
        bots = [make("heuristic" if seat == n % players else "random", n) for seat in range(players)]
        while not t.over:
            seat = t.pending[0]
            t.play(seat, bots[seat].choose(Chair(t, seat)))
        if n % players in t.ranking[0]:
            wins += 1 / len(t.ranking[0])
    return wins
