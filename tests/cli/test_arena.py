"""`petteia arena`: bots against each other, rated, kept and reported."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import petteia as api
from petteia.bots import names
from petteia.cli.arena_report import page as report_of
from petteia.lab.arena import Tournament, arena

from .conftest import Command

PLAY = ("arena", "pantacle", "--bots", "random,heuristic", "--games", "6")
KEYS = {"name", "games", "wins", "share", "low", "high", "rating"}


class Page(HTMLParser):
    """What stands in a report: its headings, plots and tables, and whether every element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.texts: dict[str, list[str]] = {}
        self.addresses: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and data.strip():
            self.texts.setdefault(self.open[-1], []).append(data.strip())


def test_json(petteia: Command):
    done = petteia(*PLAY, "--json")
    assert (done.code, done.err) == (0, "")
    document = json.loads(done.out)
    assert (document["game"], document["games"], document["players"]) == ("pantacle", 6, 3)
    assert {one["name"] for one in document["bots"]} == {"random", "heuristic"}
    for one in document["bots"]:
        assert set(one) >= KEYS
        assert one["games"] == 6
        assert one["share"] == pytest.approx(one["wins"] / 6, abs=1e-6)
        assert 0 <= one["low"] <= one["share"] <= one["high"] <= 1
    assert sum(one["wins"] for one in document["bots"]) == 6
    assert len(document["seats"]) == 3
    assert [(one["name"], one["against"]) for one in document["pairs"]] == [
        ("random", "heuristic"),
        ("heuristic", "random"),
    ]
    assert (document["format"], document["violations"], document["finished"]) == ("round-robin", 0, 6)


def test_the_same_for_any_number_of_processes(petteia: Command):
    one, two = (json.loads(petteia(*PLAY, "--json", "--jobs", jobs).out) for jobs in "12")
    assert one["digest"] == two["digest"]
    assert one["seats"] == two["seats"]
    assert one["pairs"] == two["pairs"]


def test_in_words(petteia: Command):
    said = petteia(*PLAY).out
    assert "Pantacle, 3 players, round robin: 6 games by random, heuristic, seeds 0 to 0" in said
    assert "rounds" not in said
    assert re.search(r"heuristic +\d+(\.\d+)? ± \d", said)
    assert "share of wins by seat (fair: 33.3%)" in said
    assert "violations     none" in said


def test_an_uneven_number_of_games_is_played_and_told(petteia: Command):
    words = ("arena", "pantacle", "--bots", "random,heuristic", "--games", "4")
    assert "not a whole number of rounds of 6" in petteia(*words).out
    assert json.loads(petteia(*words, "--json").out)["games"] == 4


def test_a_bot_named_twice_is_one_bot(petteia: Command):
    document = json.loads(petteia("arena", "pantacle", "--bots", "random,random", "--games", "2", "--json").out)
    assert [(one["name"], one["games"]) for one in document["bots"]] == [("random", 2)]


def test_few_games_among_many_bots(petteia: Command):
    words = ("arena", "pantacle", "--bots", "random,heuristic,fair", "--games", "1")
    assert json.loads(petteia(*words, "--json").out)["games"] == 1
    assert "share of wins" in petteia(*words).out


def test_in_french(petteia: Command):
    said = petteia(*PLAY, "--lang", "fr").out
    assert "tous contre tous" in said
    assert re.search(r"\d,\d\N{NO-BREAK SPACE}%", said)
    assert "cote" in said


def test_a_pool_of_one_bot(petteia: Command):
    done = petteia("arena", "pantacle", "--bots", "random", "--format", "pool", "--games", "3")
    assert "Pantacle, 3 players, pool: 3 games by random, seeds 0 to 2" in done.out
    assert "against the bot of the column" not in done.out


def test_options_reach_the_games(petteia: Command):
    document = json.loads(petteia(*PLAY, "--option", "adept_cap=5", "--players", "4", "--json").out)
    assert document["options"] == {"adept_cap": 5}
    assert (document["players"], document["games"]) == (4, 6)


# Keeping games


def test_a_stopped_run_goes_on(petteia: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    from petteia.lab import playing

    file = tmp_path / "games.jsonl"
    whole = json.loads(petteia(*PLAY, "--json").out)
    really, numbers = playing.play, []

    def stopped(plan: playing.Plan, number: int) -> playing.Played:
        if number == 3 and 3 not in numbers:
            numbers.append(number)
            raise KeyboardInterrupt
        numbers.append(number)
        return really(plan, number)

    monkeypatch.setattr(playing, "play", stopped)
    done = petteia(*PLAY, "--save", file, "--json")
    assert (done.code, done.out) == (130, "")
    assert f"What is finished is in {file}; the same command goes on from there." in done.err
    assert file.read_text().count("\n") == 4
    done = petteia(*PLAY, "--save", file, "--json")
    assert numbers == [0, 1, 2, 3, 3, 4, 5]
    assert json.loads(done.out)["digest"] == whole["digest"]


def test_another_plan_is_refused(petteia: Command, fails: Command, tmp_path: Path):
    file = tmp_path / "games.jsonl"
    petteia(*PLAY, "--save", file)
    assert "another plan: its seed is 0, not 4" in fails(*PLAY, "--save", file, "--seed", "4")
    assert "autre plan" in fails(*PLAY, "--save", file, "--seed", "4", "--lang", "fr")
    file.write_text("dear diary\n")
    assert f"{file}, line 1: this is not a file of saved games" in fails(*PLAY, "--save", file)
    assert "nowhere" in fails(*PLAY, "--save", tmp_path / "nowhere" / "games.jsonl")


# The report


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_report_has_every_plot_with_a_table(petteia: Command, tmp_path: Path, lang: str):
    file = tmp_path / "report.html"
    assert str(file) in petteia(*PLAY, "--report", file, "--lang", lang).out
    text = file.read_text(encoding="utf-8")
    page = Page(text)
    assert page.open == []
    assert f'<html lang="{lang}">' in text
    assert page.count["svg"] == page.count["title"] - 1 == page.count["desc"] == 7
    assert page.count["table"] == 7
    assert page.count["h1"] == 1
    assert page.count["section"] == page.count["h2"] == 8
    titles = {"en": "Does the seat decide?", "fr": "Le siège décide-t-il\N{NO-BREAK SPACE}?"}
    assert titles[lang] in page.texts["h2"]
    assert page.addresses == []
    assert "url(" not in text
    assert "script" not in page.count


def test_the_report_tells_how_to_play_it_again(petteia: Command, tmp_path: Path):
    file = tmp_path / "report.html"
    words = (*PLAY, "--seed", "3", "--option", "adept_cap=5")
    first = json.loads(petteia(*words, "--report", file, "--json").out)
    (command,) = Page(file.read_text(encoding="utf-8")).texts["code"]
    again = json.loads(petteia(*command.split()[1:], "--json").out)
    assert first["digest"] == again["digest"]


def test_a_report_of_games_that_did_not_finish():
    plan = Tournament("pantacle", 3, 6, bots=("random", "heuristic"), max_moves=2)
    page = Page(report_of(api.game("pantacle"), arena(plan)))
    assert page.open == []
    assert page.count["svg"] == 7
    assert any("0 finished" in text for text in page.texts["p"])


def test_a_report_that_cannot_be_written_is_refused_before_anything_is_played(fails: Command, tmp_path: Path):
    assert "nowhere" in fails(*PLAY, "--report", tmp_path / "nowhere" / "report.html")


# What cannot be


def test_violations_change_the_exit_code(petteia: Command, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(api.game("pantacle")), "violations", lambda self, s: ["a cube is lost"])
    done = petteia(*PLAY, "--json")
    assert done.code == 1
    assert json.loads(done.out)["violations"] == 6


def test_bad_words(fails: Command):
    assert "which bots?" in fails("arena", "pantacle")
    assert f"known: {', '.join(names())}" in fails("arena", "pantacle", "--bots", "random,clever")
    assert "at least two" in fails("arena", "pantacle", "--bots", "random", "--format", "round-robin")
    assert "allowed: round-robin, challenge, pool" in fails(*PLAY, "--format", "swiss")
    assert "3 to 5 players" in fails(*PLAY, "--players", "2")
    assert "NAME=VALUE" in fails(*PLAY, "--option", "adept_cap")
    assert "nowhere.toml" in fails(*PLAY, "--edition", "nowhere.toml")
    assert "--games" in fails("arena", "pantacle", "--bots", "random,heuristic", "--games", "0")
