"""`petteia replay`: a record told again."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import petteia as api
from petteia.bots import Chair, make
from petteia.cli import main

from .conftest import Command


@pytest.fixture(scope="module")
def whole() -> api.Table:
    """A whole game of three bots."""
    table = api.new("pantacle", 3, seed=5, names=["Ada", "Bel", "Cy"])
    bots = [make("random", seat) for seat in range(3)]
    while not table.over:
        seat = table.pending[0]
        table.play(seat, bots[seat].choose(Chair(table, seat)))
    return table


@pytest.fixture
def record(whole: api.Table, tmp_path: Path) -> Path:
    path = tmp_path / "game.petteia"
    path.write_text(whole.record(), encoding="utf-8")
    return path


def test_the_story_and_the_end(petteia: Command, record: Path, whole: api.Table):
    said = petteia("replay", record).out
    assert said.startswith(f"Pantacle: Ada, Bel, Cy ({len(whole.moves)} moves)\nAs a spectator saw it")
    for event in whole.events(None):
        assert whole.say(event) in said
    winner = whole.names[whole.ranking[0][0]]
    assert f"{winner} wins!" in said
    assert f"1. {winner}: " in said


def test_up_to_a_move_through_the_eyes_of_a_seat(petteia: Command, record: Path, whole: api.Table):
    said = petteia("replay", record, "--to", "4", "--seat", "bel").out
    before = api.replay(whole.record(), 4)
    assert "As Bel saw it" in said
    assert before.game.draw(before.book(), before.view(1), before.names) in said
    assert str(before.prompt(1)) in said
    assert "wins!" not in said
    assert said == petteia("replay", record, "--to", "4", "--seat", "1").out


def test_a_spectator_sees_no_hand(petteia: Command, record: Path, whole: api.Table):
    before = api.replay(whole.record(), 4)
    assert "Your hand" not in petteia("replay", record, "--to", "4").out
    document = json.loads(petteia("replay", record, "--to", "4", "--json").out)
    assert document["view"] == json.loads(json.dumps(before.view(None)))


def test_json(petteia: Command, record: Path, whole: api.Table):
    done = petteia("replay", record, "--json")
    document = json.loads(done.out)
    wanted = {"game", "players", "moves", "over", "scores", "ranking", "digest", "events", "view"}
    assert wanted <= set(document)
    assert document["digest"] == whole.digest()
    assert document["ranking"] == whole.ranking
    assert document["over"] is True
    assert [move["move"] for move in document["moves"]] == [str(move) for move in whole.moves]
    assert document["events"] == json.loads(json.dumps(whole.events(None)))
    assert len(document["story"]) == len(document["events"])


def test_french(petteia: Command, record: Path):
    assert "gagne" in petteia("replay", record, "--lang", "fr").out


def test_from_standard_input(whole: api.Table, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setattr("sys.stdin", io.StringIO(whole.record()))
    assert main(["replay", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == whole.digest()


def test_bad_files(fails: Command, record: Path, tmp_path: Path):
    assert "which file?" in fails("replay")
    assert "nowhere: No such file" in fails("replay", tmp_path / "nowhere")
    assert str(tmp_path) in fails("replay", tmp_path)
    text = record.read_text(encoding="utf-8")
    broken = tmp_path / "broken"
    broken.write_text(text[: len(text) // 2])
    assert "the record is cut" in fails("replay", broken) or "is not a move" in fails("replay", broken)
    broken.write_text("hello\n")
    assert "line 1: not a record" in fails("replay", broken)
    broken.write_text("")
    assert "line 1: not a record" in fails("replay", broken)
    broken.write_bytes(b"petteia record 1\n\xff\xfe")
    assert "not a text file" in fails("replay", broken)
    broken.write_text(text.replace("seed: 5", "seed: 6"))
    assert "line" in fails("replay", broken)
    broken.write_text("petteia save 1\nseats: nonsense\n\n" + text)
    assert "line 2" in fails("replay", broken)


def test_bad_places(fails: Command, record: Path):
    assert "there is no move 99999" in fails("replay", record, "--to", "99999")
    assert "there is no move -1" in fails("replay", record, "--to", "-1")
    assert "Ada, Bel, Cy, or a number from 0 to 2" in fails("replay", record, "--seat", "3")
    assert "no seat" in fails("replay", record, "--seat", "Eve")


def test_names_of_other_people_cannot_play_with_the_terminal(petteia: Command, tmp_path: Path):
    table = api.new("pantacle", 3, seed=1, names=["\x1b[31mEve", "Bel", "Cy"])
    file = tmp_path / "eve"
    file.write_text(table.record(), encoding="utf-8")
    done = petteia("replay", file)
    assert done.code == 0
    assert "\x1b" not in done.out
