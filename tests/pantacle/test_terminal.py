"""The table of Pantacle drawn as text."""

from __future__ import annotations

from pathlib import Path

import petteia
from petteia.games.pantacle import GAME
from petteia.games.pantacle.components import BASE

from ..terminal import NAMES, Drawing, below, drawn, row
from .arrange import position


class TestDrawing(Drawing):
    game = GAME
    every = 40


def test_favors_with_their_keepers_phase_and_mark() -> None:
    picture = drawn(position({}, {}, {}, marked="hunt"), 0)
    assert row(picture, "Hunt").startswith("Hunt Alchemist, Executioner full marked")
    assert row(picture, "Indoctrination").startswith("Indoctrination Matriarch, Scholar –")
    assert picture.count("marked") == 1
    assert "marked" not in drawn(petteia.new(GAME, players=3), 0)


def test_discs_on_the_pantacle_stand_in_the_column_of_their_seat() -> None:
    picture = drawn(position({"discs": ["extra_turn"]}, {}, {"discs": ["extra_turn", "two_adepts"]}), None)
    pantacle = [" ".join(line.split()[-5:]) for line in picture.splitlines()[2:8]]
    assert pantacle[0].endswith("Pantacle 1 2 3")
    assert pantacle[2].endswith("Two Adepts · · ●")
    assert pantacle[5].endswith("Extra Turn ● · ●")


def test_a_sanctuary_in_numbers() -> None:
    ada = {"influence": 4, "adepts": 2, "discs": ["two_adepts"], "resolve": 2, "hand": ["oracle_1"], "turns": 0}
    t = position(ada, {}, {})
    picture = drawn(t, 1)
    assert row(picture, "Sanctuary") == "Sanctuary Influence Adepts Adept costs Resolve Discs Hand"
    assert row(picture, "1 Ada") == "► 1 Ada 4 2 3 2 (Hound) 1/5 1/3"
    assert row(picture, "2 Bob (you)") == "2 Bob (you) 0 0 2 0 0/5 3/3"


def test_what_lies_on_a_sanctuary() -> None:
    seat = {
        "powers": ["hunt", "protection"],
        "discs": ["two_adepts", "two_influence", "extra_turn"],
        "emptied": ["upper_right", "lower_right", "lower_left"],
        "curses": ["denial", "exhaustion_9", "moonblind"],
        "face_down": "moonblind",
        "on": {"exhaustion_9": (2, 1)},
    }
    t = position({}, seat, {})
    picture = drawn(t, 0)
    assert below(picture, "2 Bob", "Powers") == "1 Hunt · 2 Protection"
    assert below(picture, "2 Bob", "Curses") == "Denial · Exhaustion 9 (2 Influence, 1 Adept) · Moonblind (face down)"
    assert "top" in below(picture, "2 Bob", "Pentagram")
    assert "upper left" in below(picture, "2 Bob", "Pentagram")
    assert "lower" not in below(picture, "2 Bob", "Pentagram")
    assert below(picture, "3 Cy", "Powers") == ""
    french = drawn(t, 0, "fr")
    assert below(french, "2 Bob", "Malédictions").endswith("Aveugle à la Lune (face cachée)")


def test_cursed_points_are_told_apart() -> None:
    t = position({}, {}, {})
    view = t.view(0)
    view["table"]["cursed_points"] = ["upper_right", "lower_right"]
    picture = GAME.draw(t.book("en"), view, NAMES)
    assert below(picture, "1 Ada", "Pentagram") == "top · lower left · upper left · cursed: upper right · lower right"


def test_your_hand_is_yours_alone() -> None:
    t = position({"hand": ["oracle_2", "hound_1"]}, {"hand": ["scholar_1", "vagrant_2"]}, {})
    mine = drawn(t, 0)
    assert mine.splitlines()[-1] == "Your hand  Oracle 2 (full) · Hound 1 (waxing)"
    assert "Scholar 1" not in mine
    assert "Vagrant 2" not in mine
    spectators = drawn(t, None)
    assert "Your hand" not in spectators
    assert "(you)" not in spectators
    assert "Oracle 2" not in spectators
    empty = position({"hand": []}, {}, {})
    assert drawn(empty, 0).splitlines()[-1] == "Your hand  –"


def test_what_was_seen_of_another_hand_stays_in_the_picture() -> None:
    t = position({"powers": ["bewitchment"]}, {"hand": ["scholar_1", "vagrant_2"]}, {})
    t.play(0, "look 1")
    assert below(drawn(t, 0), "2 Bob", "Seen") == "Scholar 1 (waxing) · Vagrant 2 (waning)"
    assert "Seen" not in drawn(t, 2)
    assert "Seen" not in drawn(t, 1)


def test_whose_turn_it_is_and_who_is_awaited() -> None:
    t = position({}, {}, {}, marked="hunt", active=2)
    assert drawn(t, 2).splitlines()[0] == "Turn 4 · Active Sorcerer: Cy (you) · Waiting for Cy (you)."
    t.play(2, "announce extortion")
    assert drawn(t, 2).splitlines()[0] == "Turn 4 · Active Sorcerer: Cy (you) · Waiting for Ada."
    assert drawn(t, None, "fr").splitlines()[0] == "Tour 4 · Sorcier actif\u00a0: Cy · On attend Ada."
    again = position({}, {}, {}, extra_turn=True)
    assert "one more turn to come" in drawn(again, 1).splitlines()[0]


def test_the_winner_is_named() -> None:
    discs = ["triple_influence", "two_adepts", "two_influence", "demonic_discard", "extra_turn"]
    t = position({"discs": discs}, {}, {})
    t.play(0, "announce recruitment")
    t.play(1, "pass")
    t.play(2, "pass")
    picture = drawn(t, 1)
    assert picture.splitlines()[0] == "Turn 4 · Ada has won"
    assert "►" not in picture


def test_piles_and_reserve() -> None:
    t = position({"influence": 1}, {}, {}, discard=["oracle_1", "scholar_4", "hound_5", "vagrant_1", "matriarch_3"])
    picture = drawn(t, 0)
    assert row(picture, "Reserve") == "Reserve 59 Influence · 25 Adepts"
    assert row(picture, "Blades") == "Blades 15 in the pile"
    assert row(picture, "Discards").startswith("Discards 5, newest first: Matriarch 3 (full) · Vagrant 1 (waxing) ·")
    assert row(drawn(petteia.new(GAME, players=3), 0), "Discards") == "Discards none"


def test_curses_drawn_and_known() -> None:
    t = position({"influence": 9, "adepts": 3}, {}, {}, curse_pile=["denial", "moonblind"])
    t.play(0, "place upper_left two_adepts")
    t.play(0, "draw")
    assert row(drawn(t, 0), "Drawn") == "Drawn Denial · Moonblind"
    assert row(drawn(t, 1), "Drawn") == "Drawn face down · face down"
    t.play(0, "stop")
    t.play(0, "keep denial")
    known = [line for line in drawn(t, 0).splitlines() if line.startswith("Curses")]
    assert known == ["Curses    26 in the pile · known, lowest first: Moonblind"]
    assert "known" not in drawn(t, 1)
    assert "Drawn" not in drawn(t, 0)


def test_an_edition_may_bring_keepers_of_its_own(tmp_path: Path) -> None:
    edition = tmp_path / "witches.toml"
    replaced = 'name = "witches"\nreplace = ["keepers"]'
    edition.write_text(BASE.read_text().replace("oracle", "night_witch").replace('name = "base"', replaced))
    t = petteia.new(GAME, players=5, edition=edition)
    picture = drawn(t, None)
    assert row(picture, "Recruitment").startswith("Recruitment Night witch, Vagrant waxing")
