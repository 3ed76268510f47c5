"""One source, two speeds: the compiled build plays the very same games."""

from __future__ import annotations

import os
import subprocess
import sys

import petteia
from petteia.kernel import agenda
from tests.conftest import NATIVE, ROOT

GAMES = """
import random, petteia
for name in petteia.games():
    low, high = petteia.game(name).seats
    for players in range(low, high + 1):
        for seed in range(6):
            t = petteia.new(name, players=players, seed=seed)
            pick = random.Random(seed)
            while not t.over:
                seat = t.pending[0]
                t.play(seat, pick.choice(t.options(seat)))
            print(name, players, seed, len(t.moves), t.digest(), t.determinize(0, seed).digest())
"""


def checksums(path: str, hashseed: str) -> str:
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hashseed}
    return subprocess.run(
        [sys.executable, "-P", "-c", GAMES], env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_the_build_under_test_is_the_one_asked_for() -> None:
    compiled = str(agenda.__file__).endswith(".so")
    assert compiled == bool(os.environ.get("PETTEIA_NATIVE")), agenda.__file__
    assert petteia.__file__.startswith(str(NATIVE)) == compiled


def test_whole_games_are_the_same_in_every_process_and_build() -> None:
    source = checksums(str(ROOT), "0")
    assert len(source.splitlines()) >= 18
    assert checksums(str(ROOT), "12345") == source
    if os.environ.get("PETTEIA_NATIVE"):
        assert checksums(str(NATIVE), "1") == source
