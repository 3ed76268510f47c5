"""Help, version, languages, and what every command refuses in the same way."""

from __future__ import annotations

from pathlib import Path

import pytest

import petteia as api
from petteia.cli import COMMANDS

from .conftest import Command


def test_version(petteia: Command):
    assert petteia("--version").out == f"petteia {api.__version__}\n"


@pytest.mark.parametrize("words", [["--help"], ["-h"], ["help"]])
def test_help_names_every_command(petteia: Command, words: list[str]):
    done = petteia(*words)
    assert done.code == 0
    for command in COMMANDS:
        assert f"petteia {command} " in done.out


@pytest.mark.parametrize("command", list(COMMANDS))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_has_help_with_an_example_that_it_understands(petteia: Command, command: str, lang: str):
    done = petteia(command, "--help", "--lang", lang)
    assert done.code == 0
    title = "Example:" if lang == "en" else "Exemple\N{NO-BREAK SPACE}:"
    assert title in done.out
    example = done.out.splitlines()[-1].split()
    assert example[:2] == ["petteia", command]
    assert petteia(command, *example[2:], "--help").code == 0  # all its words are known
    assert petteia("help", command, "--lang", lang).out == done.out


def test_the_language_comes_from_the_flag_then_the_environment(petteia: Command, monkeypatch: pytest.MonkeyPatch):
    assert "Usage :" in petteia("--lang", "fr", "--help").out.replace("\N{NO-BREAK SPACE}", " ")
    assert "jouer" in petteia("--help", "--lang=fr").out
    assert "jouer" not in petteia("--help").out  # nothing stays from the run before
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "jouer" in petteia("--help").out
    monkeypatch.setenv("PETTEIA_LANG", "en")
    assert "jouer" not in petteia("--help").out


def test_unknown_language(fails: Command):
    assert "en, fr" in fails("rules", "pantacle", "--lang", "de")
    assert "--lang" in fails("rules", "pantacle", "--lang")


def test_unknown_command(fails: Command):
    line = fails("dance")
    assert "dance" in line
    assert "simulate" in line


@pytest.mark.parametrize("command", ["play", "simulate", "rules", "data"])
def test_unknown_and_missing_game(fails: Command, command: str):
    assert "unknown game 'chess'; installed: " in fails(command, "chess")
    if command != "play":  # which asks
        assert "pantacle" in fails(command)


@pytest.mark.parametrize("command", list(COMMANDS))
def test_unknown_argument(fails: Command, command: str):
    assert "--fast" in fails(command, "pantacle", "--fast")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_values_that_are_missing_or_too_many(fails: Command, lang: str):
    assert "--seed" in fails("simulate", "pantacle", "--seed", "--lang", lang)
    assert "--json" in fails("simulate", "pantacle", "--json=yes", "--lang", lang)
    assert "expected" not in fails("play", "pantacle", "--seats", "--lang", lang)  # argparse does not speak


@pytest.mark.parametrize("number", ["x", "1.5", "", "1e3", "٣x", "9" * 40])
def test_numbers_that_are_none(fails: Command, number: str):
    assert "--seed" in fails("simulate", "pantacle", "--seed", number)


def test_words_and_options_in_any_order(petteia: Command, fails: Command):
    usual = petteia("rules", "pantacle", "PCL-TURN-01", "--json").out
    assert petteia("rules", "--json", "pantacle", "PCL-TURN-01").out == usual
    assert petteia("rules", "pantacle", "--json", "PCL-TURN-01").out == usual
    assert "“three”" in fails("rules", "pantacle", "PCL-TURN-01", "three")


def test_a_game_may_be_written_with_capitals(petteia: Command):
    assert petteia("rules", "Pantacle", "pcl-turn-01").out == petteia("rules", "pantacle", "PCL-TURN-01").out


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_bad_options(fails: Command, command: str):
    assert "its options: adept_cap" in fails(command, "pantacle", "--option", "colour=red")
    assert "allowed: 0, 5" in fails(command, "pantacle", "--option", "adept_cap=7")
    assert "NAME=VALUE" in fails(command, "pantacle", "--option", "adept_cap")
    assert "seed" in fails(command, "pantacle", "--option", "seed=3")


@pytest.mark.parametrize("command", ["play", "simulate", "data"])
def test_bad_editions(fails: Command, command: str, tmp_path: Path):
    assert "nowhere.toml" in fails(command, "pantacle", "--edition", tmp_path / "nowhere.toml")
    edition = tmp_path / "mine.toml"
    edition.write_text('[edition]\nname = "mine"\n\n[numbers]\nhand = { value = 9 }\n')
    line = fails(command, "pantacle", "--edition", edition)
    assert f"{edition}, line 5: [numbers] hand.value: 9 is not allowed; allowed: a whole number, 1 to 4" in line
    edition.write_text("[edition\n")
    assert str(edition) in fails(command, "pantacle", "--edition", edition)


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("players", ["2", "6", "-1"])
def test_bad_number_of_players(fails: Command, command: str, players: str):
    assert "3 to 5 players" in fails(command, "pantacle", "--players", players)


def test_a_defect_is_one_line_too(fails: Command, monkeypatch: pytest.MonkeyPatch):
    def broken(*_: object) -> None:
        raise KeyError("no such\nthing")

    monkeypatch.setattr("petteia.cli.rules.show_clauses", broken)
    assert "KeyError" in fails("rules", "pantacle")
    monkeypatch.setenv("PETTEIA_DEBUG", "1")
    with pytest.raises(KeyError):
        fails("rules", "pantacle")


def test_interrupted(petteia: Command, monkeypatch: pytest.MonkeyPatch):
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("petteia.cli.rules.show_clauses", interrupted)
    done = petteia("rules", "pantacle")
    assert done.code == 130
    assert done.err.strip() == ""
