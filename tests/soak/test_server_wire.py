"""The leak run at length: a thousand games through the hall."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.wire import Leaks

GAMES = 100


@pytest.mark.parametrize("seed", range(10))
def test_a_thousand_games_tell_nobody_what_they_cannot_know(seed: int, tmp_path: Path) -> None:
    run = Leaks(tmp_path, 1000 + seed)
    run.play("pantacle", GAMES)
    print(f"{GAMES} games, {run.messages} messages compared, {run.different} of their worlds dealt otherwise")
    assert run.messages > 100 * GAMES
