"""The table of Deukalion drawn as text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import petteia
from petteia.games.deukalion import GAME
from petteia.games.deukalion.components import BASE, SQUARE
from petteia.kernel.terminal import WIDTH, width
from petteia.kernel.text import LANGUAGES

from ..terminal import Drawing, below, drawn, row
from .arrange import acting, dump, frame, position, sailing


class TestDrawing(Drawing):
    game = GAME
    every = 100
    before_number = "▲"


def squares(picture: str) -> dict[str, str]:
    """What stands on each square of the map."""
    rows = [line for line in picture.splitlines() if re.match(r"[1-7] │", line)]
    cells = [cell.strip() for line in rows for cell in line.split("│")[1:10]]
    return dict(zip(SQUARE.names, cells, strict=True))


def right_of_map(picture: str, start: str) -> str:
    """The row of the table of sites that begins with this."""
    beside = [line[57:].strip() for line in picture.splitlines() if len(line) > 57]
    found = [line for line in beside if line.startswith(start)]
    assert len(found) == 1, picture
    return " ".join(found[0].split())


# The map


def test_the_map_is_the_map() -> None:
    t = position({"ship": "b3"}, {"ship": "d2"}, hydra="f6", agenda=[])
    cells = squares(drawn(t, None))
    assert [cells[square] for square in ("a1", "d1", "e4", "a6", "c2", "f5")] == [
        "░" * 5,
        "░Ath░",
        "Kylix",
        "≈" * 5,
        "o",
        "",
    ]
    assert [cells[square] for square in ("a4", "i3", "c5", "i2")] == ["Cor 4", "Hal 4", "Arg 3", "Eph 1"]
    assert [cells[square] for square in ("b3", "d2", "f6")] == ["▲1", "▲2 o", "Hydra"]
    french = squares(drawn(t, None, "fr"))
    assert [french[square] for square in ("a3", "e6", "f6")] == ["Myc 5", "Thé 3", "Hydre"]


def test_ships_share_harbours_and_the_styx() -> None:
    harbour = position({"ship": "d2"}, {"ship": "d2"}, {"ship": "d2"}, {"ship": "d2"}, agenda=[])
    assert squares(drawn(harbour, 0))["d2"] == "▲1234"
    styx = position({"ship": "a6"}, {"ship": "a7"}, {"ship": "a7"}, agenda=[])
    assert (squares(drawn(styx, 0))["a6"], squares(drawn(styx, 0))["a7"]) == ("▲1 ≈", "▲23 ≈")


def test_the_sailor_sees_how_far_each_square_is() -> None:
    """WE-12: with the Hydra in the way, from E5 in three steps."""
    t = sailing({"ship": "e5", "secret": "p02"}, {"ship": "d2"}, allowance=3, display=["p01", "p03"])
    reached = {square: cell for square, cell in squares(drawn(t, 0)).items() if "+" in cell}
    assert reached == {"d5": "+1", "d4": "+2", "d6": "+2", "d3": "+3", "c6": "+3", "d7": "+3"}
    assert "+2 two steps away" in drawn(t, 0)
    assert "+2" not in drawn(t, 1)
    assert "+2" not in drawn(t, None)


def test_what_can_be_challenged_is_marked_as_in_reach() -> None:
    t = sailing({"ship": "e5"}, {"ship": "d5"}, {"ship": "d3"}, allowance=1, display=["p08", "p03"])
    cells = squares(drawn(t, 0))
    assert (cells["f5"], cells["d5"], cells["d3"]) == ("Hy +1", "▲2 +1", "▲3")


@pytest.mark.parametrize(("there", "sign"), [(1, "▲2o+1"), (2, "▲23+1"), (3, "▲234+")])
def test_a_crowded_anchor_square_in_reach(there: int, sign: str) -> None:
    others = [{"ship": "d2" if n < there else "c1"} for n in range(3)]
    assert squares(drawn(sailing({"ship": "d3"}, *others, allowance=1), 0))["d2"] == sign


def test_cities_with_their_value_and_chests() -> None:
    t = position(
        {"ship": "b3", "chests": ["red"]},
        {},
        cities={"halikarnassos": ["blue", "white"], "thera": ["green"]},
        agenda=[],
    )
    assert right_of_map(drawn(t, 0), "Halikarnassos") == "Halikarnassos 4 blue white –"
    assert right_of_map(drawn(t, 0), "Thera") == "Thera 3 green"
    assert right_of_map(drawn(t, 0, "fr"), "Halicarnasse") == "Halicarnasse 4 bleu blanc –"


def test_settlements_with_their_owner() -> None:
    t = position({}, {"owns": ["lindos"]}, agenda=[])
    assert right_of_map(drawn(t, 0), "Settlement") == "Settlement Value Hoplites Honour Owner"
    assert right_of_map(drawn(t, 0), "Lindos") == "Lindos 4 2 2 ▲2"
    assert right_of_map(drawn(t, 0), "Ephesus") == "Ephesus 1 1 1 –"


def test_the_widest_chests_still_stand_beside_the_map() -> None:
    t = position({}, {}, cities={"halikarnassos": ["yellow"] * 3}, agenda=[])
    for code in LANGUAGES:
        grid = [line for line in drawn(t, 0, code).splitlines() if "│" in line]
        assert all(len(line) > 57 for line in grid[:4])


def test_what_is_too_wide_for_its_place_goes_below(tmp_path: Path) -> None:
    edition = tmp_path / "crowded.toml"
    crowded = BASE.read_text().replace('name = "base"', 'name = "crowded"')
    crowded = crowded.replace('sign = "H", value = 4, spaces = 3', 'sign = "H", value = 10, spaces = 6')
    edition.write_text(crowded.replace("yellow = { count = 3", "yellow = { count = 6"))
    picture = drawn(petteia.new(GAME, players=2, edition=edition), 0)
    assert squares(picture)["i3"] == "Hal10"
    lines = picture.splitlines()
    assert next(n for n, line in enumerate(lines) if line.startswith("City")) > lines.index(
        "  └" + "─────┴" * 8 + "─────┘"
    )
    assert all(width(line) <= WIDTH for line in lines)


# The Kylix and the Pursuits


def kylix(picture: str) -> list[str]:
    """The lines of the Kylix, their columns one space apart."""
    lines = picture.splitlines()
    at = next(n for n, line in enumerate(lines) if line.startswith("Kylix"))
    return [" ".join(line[:31].split()) for line in lines[at : at + 6]]


def test_what_each_turning_of_the_kylix_would_give() -> None:
    """WE-08"""
    t = position({}, {}, outer=[1, 2, 3, 3], centre=2, agenda=[])
    told = kylix(drawn(t, 0))
    assert told[0].startswith("Kylix centre die 2")
    assert told[1].startswith("– ¼ ½ ¾")
    assert [line.split()[:6] for line in told[2:]] == [
        ["CARDS", "north", "1", "3", "3", "2"],
        ["HOPLITES", "east", "2", "1", "3", "3"],
        ["MOVE", "south", "3", "2", "1", "3"],
        ["HYDRA", "west", "3", "3", "2", "1"],
    ]


def test_what_the_actions_have_received_and_which_are_used() -> None:
    t = acting({}, {}, values=(3, 1, 2, 3), used=["cards", "move"])
    told = kylix(drawn(t, 0))
    assert [line.split()[:3] for line in told[1:5:2]] == [["CARDS", "3", "used"], ["MOVE", "2", "used"]]
    assert "used" not in told[2]
    assert "used" not in told[4]


def test_before_the_first_shake_there_are_no_dice() -> None:
    picture = drawn(petteia.new(GAME, players=2, seed=1), 0)
    assert picture.startswith("Set-up · ")
    assert "Kylix  not shaken yet" in picture
    assert "CARDS" not in picture


def test_pursuits_on_display_and_the_own_secret_one() -> None:
    others = [f"p{n:02}" for n in range(2, 16) if n != 13]
    t = position({"secret": "p13"}, {"secret": "p16"}, display=["p01", None], removed=others, agenda=[])
    mine = drawn(t, 0)
    assert re.search(r"Pursuits  P01  2 points  deliver a red chest\n.* or offer 3 Action cards at Crete\n", mine)
    assert re.search(r"\n.* {10}–\n", mine)
    assert re.search(
        r"Secret    P13  3 points  deliver a red chest and a white chest\n.* or deliver a green chest", mine
    )
    assert "P16" not in mine
    assert "P13" not in drawn(t, None)
    assert "P16" not in drawn(t, None)
    assert re.search(
        r"P01  2 points  livrer un coffre rouge\n.* ou offrir 3 cartes Action à la Crète\n", drawn(t, 0, "fr")
    )


# Players


def test_a_player_in_numbers() -> None:
    ada = {"ship": "f6", "crew": 5, "chests": ["red", "blue"], "hand": ["rally", "fair_wind"], "owns": ["lindos"]}
    t = position(ada, {}, {}, agenda=[])
    picture = drawn(t, 1)
    assert row(picture, "Player") == "Player Honour Crew Shipboard Underworld Cards Ship"
    assert row(picture, "▲1 Ada") == "► ▲1 Ada 2/14 5 ●●●●●■■··· 3 2 F6"
    assert row(picture, "▲2 Bob (you)") == "▲2 Bob (you) 0/14 10 ●●●●●●●●●● 0 0 D2"
    assert below(picture, "▲1 Ada", "Chests") == "red · blue"
    assert below(picture, "▲2 Bob", "Chests") == ""


def test_what_makes_up_the_honour_of_a_player() -> None:
    bob = {"completed": ["p05", "p11"], "honour_cards": 1, "owns": ["argos", "salamis"]}
    t = position({"tally": 2, "honour_cards": 13, "completed": []}, bob, agenda=[])
    picture = drawn(t, 0)
    assert below(picture, "▲2 Bob", "Honour") == "1 Honour card · P05 (2) · P11 (3) · Argos (1) · Salamis (2)"
    assert below(picture, "▲1 Ada", "Honour") == "13 Honour cards · 2 points noted"
    assert row(picture, "▲2 Bob").startswith("▲2 Bob 9/16")
    assert below(drawn(t, 0, "fr"), "▲2 Bob", "Honneur").startswith("1 carte Honneur · P05 (2)")


def test_cards_that_stay_in_play() -> None:
    t = position({}, {"face_up": ["golden_oars", "aegis"]}, spent=["aegis"], agenda=[])
    assert below(drawn(t, 0), "▲2 Bob", "Face up") == "Golden Oars · Aegis (used)"
    assert below(drawn(t, 0, "fr"), "▲2 Bob", "Face visible") == "Rames d’or · Égide (utilisée)"


def test_the_award_of_the_styx_is_remembered() -> None:
    t = position({"rewarded": True}, {}, agenda=[])
    assert below(drawn(t, 1), "▲1 Ada", "Styx").startswith("award taken")
    assert below(drawn(t, 1), "▲2 Bob", "Styx") == ""


def test_your_hand_is_yours_alone() -> None:
    t = position({"hand": ["rally", "fair_wind", "fair_wind"]}, {"hand": ["aegis", "spear_of_ares"]}, agenda=[])
    mine = drawn(t, 0)
    assert mine.splitlines()[-1] == "Your hand  Fair Wind ×2 · Rally"
    assert "Aegis" not in mine
    assert "Spear" not in mine
    spectators = drawn(t, None)
    assert "Your hand" not in spectators
    assert "(you)" not in spectators
    assert "Rally" not in spectators
    empty = position({"hand": []}, {}, agenda=[])
    assert drawn(empty, 0).splitlines()[-1] == "Your hand  –"


def test_a_card_seen_in_another_hand_stays_in_the_picture() -> None:
    t = position({}, {"hand": ["rally"]}, {}, agenda=[frame("Steal", 0, whose=1)])
    t.play(0, "steal_card")
    assert below(drawn(t, 1), "▲1 Ada", "Seen") == "Rally"
    assert "Seen" not in drawn(t, 2)
    assert "Seen" not in drawn(t, 0)


# What is going on


def test_whose_turn_it_is_and_who_is_awaited() -> None:
    t = position({}, {}, {}, active=2, shakes=4, agenda=[frame("Window", 0)])
    line = "Turn 4 · Active player: Cy (you) · 14 honour points win · Waiting for Ada."
    assert drawn(t, 2).splitlines()[0] == line
    french = "Tour 4 · Joueur actif\u00a0: Cy · 14 points d’honneur pour gagner · On attend Ada."
    assert drawn(t, None, "fr").splitlines()[0] == french


def test_a_sail_in_progress() -> None:
    going = sailing({"ship": "e5"}, {}, allowance=2)
    assert drawn(going, 1).splitlines()[1] == "Sail  Ada, 2 steps left"
    last = sailing({"ship": "e5"}, {}, allowance=1)
    assert drawn(last, 1).splitlines()[1] == "Sail  Ada, 1 step left"
    stopped = sailing({"ship": "e5"}, {}, allowance=2, moving=False, acted=True)
    assert drawn(stopped, 0).splitlines()[1] == "Sail  Ada (you), movement ended · sailing action used"
    assert drawn(position({}, {}, agenda=[]), 0).splitlines()[1] == ""


def challenged(*rolls: list[int]) -> petteia.Table:
    """Seat 0 has challenged seat 1 on B5; the rolls of both, where they have been made."""
    crew = [{"ship": "b5", "crew": sum(roll[:4]) or 5} for roll in rolls]
    asked = frame("PostCards" if rolls[0] else "PreCards", 0)
    given = dump({**crew[0], "hand": ["rally"]}, crew[1], agenda=[frame("EndOfChallenge"), asked])
    given["state"] |= {"contest": 1, "rolls": list(rolls)}
    return petteia.load(given, of=GAME)


def test_the_rolls_of_a_challenge() -> None:
    """WE-04, the challenge of B, with half a point more."""
    t = challenged([1, 4, 2, 1, 1], [2, 1, 2, 0, 0])
    assert drawn(t, 0).splitlines()[1:3] == [
        "Challenge  Ada (you): 4 shields, 2 on edge and 1 skull · 1 saved · +0.5 from cards · score 5.5",
        "           Bob: 1 shield, 2 on edge and 2 skulls · score 2",
    ]
    assert squares(drawn(t, 0))["b5"] == "▲12"
    french = drawn(t, None, "fr").split("\n\n")[0]
    assert "crânes sauvés\u00a0: 1 · +0,5 par des cartes" in french
    assert "score 5,5" in french


def test_a_challenge_before_the_roll() -> None:
    assert drawn(challenged([], []), 0).splitlines()[1] == "Challenge  nobody has rolled yet"


def test_a_ship_and_the_hydra_on_one_square() -> None:
    given = dump(
        {"ship": "f5", "crew": 5, "hand": ["rally"]}, {}, agenda=[frame("EndOfChallenge"), frame("PreCards", 0)]
    )
    given["state"]["contest"] = 1
    assert squares(drawn(petteia.load(given, of=GAME), 0))["f5"] == "▲1 Hy"


def test_the_winner_is_named() -> None:
    t = sailing({"ship": "h2", "honour_cards": 13}, {"secret": "p16"}, {})
    t.play(0, "found ephesus")
    assert t.over
    picture = drawn(t, 0)
    assert picture.splitlines()[0] == "Turn 1 · Ada (you) has won"
    assert "►" not in picture
    assert below(picture, "▲2 Bob", "Secret") == "P16 (4)"
    assert below(picture, "▲1 Ada", "Secret") == ""


def test_winners_may_share_the_victory() -> None:
    """Two ships already lie beside Cyprus with nine hoplites when the card that asks for it is turned up."""
    visitors = [{"ship": ship, "crew": 9, "honour_cards": 7, "tally": 4} for ship in ("h6", "i7")]
    t = position(*visitors, {}, {}, agenda=[frame("VisitCheck")], display=["p05", "p02"])
    assert drawn(t, None).splitlines()[0] == "Turn 1 · Ada and Bob share the victory"


def test_piles_and_supply() -> None:
    discard = ["rally", "fair_wind", "fair_wind", "call_to_arms", "spear_of_ares"]
    t = position({"honour_cards": 3}, {}, discard=discard, removed=["p05"], agenda=[])
    picture = drawn(t, 0)
    assert row(picture, "Action cards") == "Action cards 25 in the pile"
    newest = "5, newest first: Spear of Ares · Call to Arms · Fair Wind · Fair Wind"
    assert row(picture, "Discards") == f"Discards {newest}"
    assert row(picture, "Pursuit cards") == "Pursuit cards 11 in the pile · removed: P05"
    assert row(picture, "Honour cards") == "Honour cards 11 in the supply"
    assert row(drawn(position({}, {}, agenda=[]), 0), "Discards") == "Discards none"


def test_who_puts_a_card_under_the_pile_knows_it() -> None:
    t = position(
        {"hand": ["rally", "aegis"]},
        {},
        agenda=[frame("Sail", 0), frame("OfferCards", 0, pursuit="p01", amount=2, chosen=[])],
    )
    t.play(0, "offer aegis")
    t.play(0, "offer rally")
    assert row(drawn(t, 0), "Action cards") == "Action cards 30 in the pile · known, lowest first: Rally · Aegis"
    assert "known" not in drawn(t, 1)
