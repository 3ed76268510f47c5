"""No byte on the wire depends on what its reader cannot know."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from .wire import Leaks, installed

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "kernel"))

from tiny import barter, bids, lots, whispers

TINY = (barter.GAME, bids.GAME, lots.GAME, whispers.GAME)


@pytest.mark.parametrize("game", ["deukalion", "pantacle", "panthalos", "parthenon"])
def test_a_game_tells_nobody_what_they_cannot_know(game: str, tmp_path: Path) -> None:
    run = Leaks(tmp_path, 1)
    run.play(game, 3, 80)
    assert run.messages > 800
    assert run.different > run.messages / 2


@pytest.mark.parametrize("game", TINY, ids=lambda game: game.name)
def test_secret_phases_and_whispers_tell_nothing_either(game, tmp_path: Path) -> None:
    with installed(game):
        run = Leaks(tmp_path, 2)
        run.play(game.name, 12)
        assert run.messages > 100


def test_a_move_in_secret_brings_the_others_no_message_at_all(tmp_path: Path) -> None:
    with installed(bids.GAME):
        run = Leaks(tmp_path, 3)
        run.play(bids.GAME.name, 10)
        assert run.unseen > 10
