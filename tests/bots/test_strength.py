"""What was measured of the levels, and how it is read."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import petteia
from petteia.bots import LEVELS, strength


def test_the_levels_stand_in_order_from_the_gentlest_on():
    assert [level.name for level in strength.levels("pantacle")] == list(LEVELS)
    assert strength.USUAL in LEVELS


def test_the_figures_are_of_games_and_levels_that_there_are():
    for game, levels in tomllib.loads(strength.FILE.read_text(encoding="utf-8")).items():
        assert game in petteia.games()
        assert set(levels) <= set(LEVELS)
        for figures in levels.values():
            assert set(figures) <= {"seconds", "rating"}
        for level in strength.levels(game):
            assert level.seconds is None or level.seconds > 0


def test_what_was_not_measured_is_not_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    file = tmp_path / "strength.toml"
    file.write_text("[pantacle.fair]\nseconds = 0.2\n[pantacle.champion]\nseconds = 5\nrating = 30.5\n")
    monkeypatch.setattr(strength, "FILE", file)
    told = {level.name: (level.seconds, level.rating) for level in strength.levels("pantacle")}
    assert told == {"gentle": (None, None), "fair": (0.2, None), "strong": (None, None), "champion": (5, 30.5)}
    assert all(level.rating is None for level in strength.levels("deukalion"))
