"""Stored games played again: before a rule is changed one can know how many would go otherwise."""

from __future__ import annotations

import json
import sqlite3

import pytest

from petteia.cli import main
from petteia.games.pantacle import GAME
from petteia.games.pantacle.rules import moon

from .client import Site


@pytest.fixture
def played(server: Site) -> Site:
    for seed in (1, 2):
        keys = server.create("me", "me", "me", start=True)
        server.finish(keys.table, seed)
    return server


def audit(site: Site, capsys: pytest.CaptureFixture[str]) -> dict:
    assert main(["audit", "--database", f"sqlite:///{site.file}", "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_games_go_as_they_went(played: Site, capsys: pytest.CaptureFixture[str]) -> None:
    found = audit(played, capsys)
    assert found["games"] >= 2
    assert found["differ"] == 0


def test_a_changed_rule_is_told_with_the_tables_it_would_break(
    played: Site, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = moon.hand_target
    monkeypatch.setattr(moon, "hand_target", lambda s, seat: before(s, seat) + 1)
    found = audit(played, capsys)
    assert found["differ"] == found["games"]
    assert found["tables"][0]["game"] == GAME.name
    assert found["tables"][0]["problem"]


def test_a_running_table_goes_on_although_the_rule_was_changed(server: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is replayed when a table is opened: it goes on from its stored state."""
    keys = server.create("me", "me", "me", start=True)

    def begin(game: object) -> None:
        for _ in range(30):
            seat = game.pending[0]  # type: ignore[attr-defined]
            game.play(seat, game.options(seat)[0])  # type: ignore[attr-defined]

    server.play_inside(keys.table, begin)
    with server.player() as player:
        seen = player.sit(keys.table, keys.seats[0], seat=0).view
    before = moon.hand_target
    monkeypatch.setattr(moon, "hand_target", lambda s, seat: before(s, seat) + 1)

    async def forget() -> None:
        server.hall.drop(await server.hall.open(keys.table))

    server.inside(forget())
    with server.player() as player:
        again = player.sit(keys.table, keys.seats[0], seat=0).view
    assert {**again["table"], "seats": []} == {**seen["table"], "seats": []}
    server.finish(keys.table)


def test_an_empty_file_is_refused_in_one_line(tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    sqlite3.connect(tmp_path / "empty.db").close()
    assert main(["audit", "--database", f"sqlite:///{tmp_path / 'empty.db'}"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
