"""Editions: other components from a file, laid over ours. They play whole games, and mistakes in them are named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import petteia
from petteia.bots import Chair, make
from petteia.games.pantacle import GAME

SMALL = """
[edition]
name = "small-print"

[numbers]
influence = { value = 44, from = "P" }
adepts = { value = 21, from = "P" }
start_adepts = { value = 2 }
compensation.value = 2

[keepers]
oracle = { blades = ["waning", "waning", "full", "full"] }
vagrant = { blades = ["full"], from = "P" }

[favors.hunt]
keepers = ["oracle", "vagrant"]
phase = "none"

[favors]
extortion = { amount = 2 }
indoctrination = { phase = "waxing" }

[points]
top = { cursed = true }

[locations]
two_adepts = { point = "top", amount = 1 }
triple_influence = { point = "upper_left" }

[curses]
exhaustion_4 = { influence = 2, adepts = 2 }
lonely_triumph = { in_deck = false }
exhaustion_9 = { in_deck = false }
leaking_coffers = { amount = 3 }
"""

STRANGERS = """
[edition]
name = "strangers"
replace = ["keepers", "phases"]

[phases]
dawn = { from = "P", names = { en = "Dawn", fr = "Aube" } }
dusk = { from = "P" }

[keepers]
baker = { blades = ["dawn", "dawn", "dusk", "dusk", "dawn", "dusk"], from = "P" }
miller = { blades = ["dawn", "dawn", "dusk", "dusk", "dawn", "dusk"], from = "P", names = { fr = "Meunière" } }
smith = { blades = ["dawn", "dawn", "dusk", "dusk", "dawn", "dusk"], from = "P" }
night_watch = { blades = ["dawn", "dusk", "dusk", "dusk"], from = "P" }
hound = { blades = ["dawn", "dawn", "dawn", "dusk", "dusk", "dusk", "dusk"], from = "P" }

[favors]
recruitment = { keepers = ["baker", "miller"], phase = "dawn" }
indoctrination = { keepers = ["miller", "smith"], phase = "dusk" }
extortion = { keepers = ["smith", "baker"], phase = "none" }
bewitchment = { keepers = ["miller", "baker"], phase = "dawn" }
hunt = { keepers = ["smith", "night_watch"], phase = "dawn" }
protection = { keepers = ["night_watch", "smith"], phase = "dusk" }
enslavement = { keepers = ["baker", "night_watch"], phase = "dusk" }
"""


@pytest.fixture
def write(tmp_path: Path):
    def written(text: str, name: str = "mine.toml") -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return written


def whole_game(edition: Path, players: int, seed: int, **options: object) -> petteia.Table:
    """A random game to its end, checked after every move."""
    chance = Random(seed)
    t = petteia.new("pantacle", players, seed, edition=edition, **options)
    assert GAME.violations(t.state) == []
    while not t.over:
        assert len(t.moves) < 5000, "this game does not end"
        (seat,) = t.pending
        options_now = t.options(seat)
        assert options_now, f"{t.view(seat)['decision']}: no option"
        t.play(seat, chance.choice(options_now))
        assert GAME.violations(t.state) == []
    return t


def test_an_edition_plays_whole_games(write):
    path = write(SMALL)
    for seed in range(6):
        t = whole_game(path, 3 + seed % 3, seed, adept_cap=(0, 5)[seed % 2])
        assert t.ranking[0] == [t.view(None)["table"]["winner"]]
        assert t.view(0)["edition"].startswith("small-print-")


def test_an_edition_changes_what_it_says_and_nothing_else(write):
    path = write(SMALL)
    t = petteia.new("pantacle", 4, 3, edition=path)
    s = t.dump_state()
    assert s["influence_reserve"] == 44
    assert s["adepts"] == [2, 2, 2, 2]
    assert s["adept_reserve"] == 21 - 8
    blades = sorted(s["pile"] + [blade for hand in s["hands"] for blade in hand])
    assert "oracle_4" in blades
    assert "vagrant_2" not in blades
    assert len(blades) == 29
    assert "lonely_triumph" not in s["curse_pile"]
    assert len(s["curse_pile"]) == 25
    faces = t.view(0)["table"]
    assert faces["blades"]["oracle_1"] == {"keeper": "oracle", "phase": "waning"}
    assert faces["blades"]["hound_3"] == {"keeper": "hound", "phase": "full"}
    by_name = {face["favor"]: face for face in faces["favors"]}
    assert by_name["hunt"]["keepers"] == ["oracle", "vagrant"]
    assert by_name["hunt"]["phase"] is None
    assert by_name["indoctrination"]["phase"] == "waxing"
    assert by_name["recruitment"]["keepers"] == ["oracle", "vagrant"]


def test_the_base_edition_is_untouched_by_others(write):
    before = petteia.new("pantacle", 3, 5).dump()
    petteia.new("pantacle", 3, 5, edition=write(SMALL))
    petteia.new("pantacle", 3, 5, edition=write(STRANGERS, "strangers.toml"))
    assert petteia.new("pantacle", 3, 5).dump() == before
    assert before["edition"] == "base"


def test_an_edition_may_replace_all_keepers_and_phases(write):
    path = write(STRANGERS)
    for seed in range(6):
        t = whole_game(path, 3 + seed % 3, seed)
        table = t.view(None)["table"]
        assert {face["keeper"] for face in table["blades"].values()} == {
            "baker", "miller", "smith", "night_watch", "hound",
        }  # fmt: skip
        assert {face["phase"] for face in table["blades"].values()} == {"dawn", "dusk"}
        assert petteia.replay(t.record(), edition=path).dump() == t.dump()


@pytest.mark.parametrize("code", ["en", "fr"])
def test_new_keepers_and_phases_can_be_spoken_of(write, code):
    """Every move, prompt and event of an edition with its own Keepers has words."""
    path = write(STRANGERS)
    t = whole_game(path, 3, 1)
    for move in t.state.box.words.moves:
        assert str(t.say(move, code))
    for viewer in (0, 1, 2, None):
        for event in t.events(viewer):
            assert str(t.say(event, code))
    half = petteia.replay(t.record(), len(t.moves) // 2, edition=path)
    for seat in range(3):
        assert str(half.prompt(seat, code))
    told = str(t.say(t.state.box.words.find("discard miller_1"), code))
    assert ("Meunière" if code == "fr" else "Miller") in told
    assert ("Aube" if code == "fr" else "Dawn").lower() in told.lower()


def test_a_dump_of_an_edition_names_it_and_loads_with_it(write):
    path = write(SMALL)
    t = petteia.new("pantacle", 3, 5, edition=path)
    dump = t.dump()
    assert dump["edition"].startswith("small-print-")
    assert petteia.load(dump, edition=path).dump() == dump
    other = write(SMALL.replace("44", "43"), "other.toml")
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.load(dump, edition=other)
    assert "small-print" in str(refused.value)


def test_a_record_of_an_edition_names_it_and_replays_only_with_it(write):
    path = write(SMALL)
    t = whole_game(path, 3, 4)
    text = t.record()
    name = t.view(None)["edition"]
    assert f"\nedition: {name}\n" in text
    assert petteia.replay(text, edition=path).dump() == t.dump()
    other = write(SMALL.replace("44", "43"), "other.toml")
    with pytest.raises(petteia.BadRecord) as refused:
        petteia.replay(text, edition=other)
    assert name in str(refused.value)
    with pytest.raises(petteia.BadRecord):
        petteia.replay(text.replace(f"edition: {name}", "edition: base"))


ELSEWHERE = """
import sys
import petteia
text = open(sys.argv[1], encoding="utf-8").read()
try:
    print("replayed", petteia.replay(text, edition=sys.argv[2] if len(sys.argv) > 2 else None).digest())
except petteia.PetteiaError as error:
    print(type(error).__name__, error)
"""


def test_another_process_needs_the_editions_file_to_replay(write, tmp_path):
    path = write(SMALL)
    t = whole_game(path, 3, 4)
    record = tmp_path / "game.record"
    record.write_text(t.record(), encoding="utf-8")

    def elsewhere(*more: str) -> str:
        command = [sys.executable, "-c", ELSEWHERE, str(record), *more]
        done = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
        return done.stdout.strip()

    assert elsewhere(str(path)) == f"replayed {t.digest()}"
    without = elsewhere()
    assert without.startswith("Bad")
    assert t.view(None)["edition"] in without
    assert "\n" not in without


def test_the_same_file_elsewhere_is_the_same_edition(write):
    first, second = write(SMALL), write(SMALL, "copy.toml")
    t = petteia.new("pantacle", 3, 4, edition=first)
    assert petteia.replay(t.record(), edition=second).dump() == t.dump()


def test_an_edited_file_is_another_edition(write):
    path = write(SMALL)
    first = petteia.new("pantacle", 3, 4, edition=path).view(None)["edition"]
    path.write_text(SMALL.replace("44", "45"), encoding="utf-8")
    os.utime(path, (1, 1))
    second = petteia.new("pantacle", 3, 4, edition=path)
    assert second.view(None)["edition"] != first
    assert second.dump_state()["influence_reserve"] == 45


@pytest.mark.parametrize("as_text", [True, False])
def test_an_edition_is_given_as_a_path_or_as_text(write, as_text):
    path = write(SMALL)
    t = petteia.new("pantacle", 3, 4, edition=str(path) if as_text else path)
    assert t.dump()["edition"].startswith("small-print-")


# Far corners that the limits allow


EXTREMES = {
    "poor": "[numbers]\ninfluence = { value = 0 }\nadepts = { value = 25 }",
    "rich": "[numbers]\ninfluence = { value = 500 }\nadepts = { value = 200 }\nmoon = { value = 10 }",
    "tiny hands": "[numbers]\nhand = { value = 1 }\nhand_with_enslavement = { value = 1 }\nstart_hand = { value = 0 }",
    "big hands": "[numbers]\nhand = { value = 4 }\nhand_with_enslavement = { value = 5 }\nstart_hand = { value = 4 }",
    "free Adepts": "[numbers]\nadept_cost = { value = 0 }",
    "dear Adepts": "[numbers]\nadept_cost = { value = 20 }",
    "small sacrifices": "[numbers]\nsacrifice_of_adepts = { value = 1 }\nstart_adepts = { value = 5 }",
    "large sacrifices": "[numbers]\nsacrifice_of_adepts = { value = 4 }\n[curses]\ndeserters = { amount = 20 }",
    "few slots": "[numbers]\npower_slots = { value = 3 }",
    "many slots": "[numbers]\npower_slots = { value = 5 }",
    "no more Curses": "[numbers]\nmore_curses = { value = 0 }",
    "many more Curses": "[numbers]\nmore_curses = { value = 8 }\ninfluence = { value = 500 }\nmoon = { value = 10 }",
    "no gifts": "[favors]\nrecruitment = { amount = 0 }\nindoctrination = { amount = 0 }\nextortion = { amount = 0 }",
    "greedy": "[favors]\nextortion = { amount = 20 }\n[locations]\ntriple_influence = { amount = 20 }",
    "heavy Curses": "[curses]\nfeeble_grip = { amount = 20 }\nrestless_night = { amount = 20 }\n"
    "heavy_tithe = { amount = 20 }\nblood_price = { amount = 20 }",
    "light Curses": "[curses]\nfeeble_grip = { amount = 0 }\nrestless_night = { amount = 1 }\n"
    "narrow_altar = { amount = 2 }\nleaking_coffers = { amount = 0 }\ndeserters = { amount = 0 }\n"
    "blood_price = { amount = 0 }\nheavy_tithe = { amount = 0 }",
    "empty Exhaustion": "[curses]\n"
    + "\n".join(f"exhaustion_{n} = {{ influence = 0, adepts = 0 }}" for n in range(1, 10)),
    "full Exhaustion": "[curses]\n"
    + "\n".join(f"exhaustion_{n} = {{ influence = 20, adepts = 5 }}" for n in range(1, 10)),
    "no cursed points": "[points]\n"
    + "\n".join(f"{p} = {{ cursed = false }}" for p in ("upper_right", "lower_right", "lower_left", "upper_left")),
    "all points cursed": "[points]\ntop = { cursed = true }",
}  # fmt: skip


@pytest.mark.parametrize("name", EXTREMES)
def test_every_edition_within_the_limits_plays_whole_games(write, name):
    path = write(f"[edition]\nname = 'far'\n{EXTREMES[name]}\n")
    for seed in range(4):
        t = whole_game(path, 3 + seed % 3, seed, adept_cap=(0, 5)[seed % 2])
        assert petteia.replay(t.record(), edition=path).digest() == t.digest()


@pytest.mark.parametrize("name", ["free Adepts", "poor", "many slots", "tiny hands", "light Curses"])
def test_the_heuristic_bot_plays_every_edition(write, name):
    path = write(f"[edition]\nname = 'far'\n{EXTREMES[name]}\n")
    t = petteia.new("pantacle", 3, 1, edition=path)
    bot = make("heuristic", 1)
    for _ in range(60):
        if t.over:
            break
        (seat,) = t.pending
        t.play(seat, bot.choose(Chair(t, seat)))


def test_without_any_curse_nobody_is_cursed(write):
    names = GAME.open_box(None).kinds["curse"].names
    path = write("[edition]\nname = 'blessed'\n[curses]\n" + "\n".join(f"{n} = {{ in_deck = false }}" for n in names))
    t = whole_game(path, 3, 2)
    assert any(event["event"] == "no-curse" for event in t.events(None))
    assert all(seat["curses"] == [] for seat in t.view(None)["table"]["seats"])


def test_a_pack_of_hounds_pays_every_way(write):
    """With five blades in hand and the Resolve Bonus there can be six Hounds to pay four from."""
    text = """
    [edition]
    name = "pack"
    [numbers]
    hand = { value = 4 }
    hand_with_enslavement = { value = 5 }
    start_hand = { value = 4 }
    [keepers]
    hound = { blades = ["full", "full", "full", "full", "full", "full", "full", "full"] }
    """
    path = write(text)
    t = petteia.new("pantacle", 3, 1, edition=path)
    dump = t.dump(history=False)
    s = dump["state"]
    active, briber = s["active"], (s["active"] + 1) % 3
    blades = s["pile"] + [blade for hand in s["hands"] for blade in hand]
    hounds = [blade for blade in blades if blade.startswith("hound")]
    order = GAME.open_box(path).kinds["blade"].decode
    hands = [[] for _ in range(3)]
    hands[briber] = sorted(hounds[:5], key=order)
    s["hands"] = hands
    s["pile"] = [blade for blade in blades if blade not in hounds[:5]]
    s["slots"][briber] = ["enslavement"]
    s["resolve"][briber] = 2
    t = petteia.load(dump, edition=path)
    t.play(active, "announce recruitment")
    fours = [move for move in t.options(briber) if len(move.args) == 4]
    assert len(fours) == 15, "any four of six Hounds"
    t.play(briber, fours[-1])


def test_more_adepts_at_the_start_than_there_are_is_refused(write):
    """Five players with five Adepts each need 25."""
    path = write("[edition]\nname = 'crowd'\n[numbers]\nadepts = { value = 24 }\nstart_adepts = { value = 5 }\n")
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.new("pantacle", 5, 1, edition=path)
    assert "adepts" in str(refused.value)


# Mistakes


def refused(path: object) -> str:
    with pytest.raises(petteia.BadEdition) as error:
        petteia.new("pantacle", 3, 1, edition=path)
    text = str(error.value)
    assert "\n" not in text, text
    assert len(text) < 1000
    assert str(path) in text
    return text


@pytest.mark.parametrize(
    ("section", "line", "named", "allowed"),
    [
        ("numbers", "influence = { value = -1 }", "influence.value", "0 to 500"),
        ("numbers", "influence = { value = 501 }", "influence.value", "0 to 500"),
        ("numbers", "influence = { value = 60.0 }", "influence.value", "whole number"),
        ("numbers", "influence = { value = true }", "influence.value", "whole number"),
        ("numbers", 'influence = { value = "60" }', "influence.value", "whole number"),
        ("numbers", "adepts = { value = 4 }", "adepts.value", "5 to 200"),
        ("numbers", "start_adepts = { value = 6 }", "start_adepts.value", "0 to 5"),
        ("numbers", "start_hand = { value = 5 }", "start_hand.value", "0 to 4"),
        ("numbers", "adept_cost = { value = 21 }", "adept_cost.value", "0 to 20"),
        ("numbers", "sacrifice_of_adepts = { value = 0 }", "sacrifice_of_adepts.value", "1 to 4"),
        ("curses", "restless_night = { amount = 0 }", "restless_night.amount", "1 to 20"),
        ("curses", "narrow_altar = { amount = 1 }", "narrow_altar.amount", "2 to 20"),
        ("numbers", "power_slots = { value = 2 }", "power_slots.value", "3 to 5"),
        ("numbers", "hand = { value = 0 }", "hand.value", "1 to 4"),
        ("numbers", "hand_with_enslavement = { value = 6 }", "hand_with_enslavement.value", "1 to 5"),
        ("numbers", "more_curses = { value = 9 }", "more_curses.value", "0 to 8"),
        ("numbers", "compensation = { value = [] }", "compensation.value", "0 to 10"),
        ("numbers", "moon = { value = 11 }", "moon.value", "0 to 10"),
        ("numbers", "moon = { amount = 1 }", "moon.amount", "value"),
        ("numbers", "moon = 1", "moon", "table"),
        ("numbers", "sun = { value = 1 }", "sun", "moon"),
        ("numbers", 'moon = { from = "Q" }', "moon.from", "R, D, P, X"),
        ("numbers", "moon = { from = 3 }", "moon.from", "R, D, P, X"),
        ("phases", "waxing = { blades = [] }", "waxing.blades", "names"),
        ("phases", "gibbous = { from = 'P' }", "gibbous", "waxing, full, waning"),
        ("phases", 'full = { names = "Full" }', "full.names", "en"),
        ("phases", 'full = { names = { de = "Vollmond" } }', "full.names", "en, fr"),
        ("phases", "full = { names = { en = 3 } }", "full.names", "en"),
        ("keepers", 'oracle = { blades = ["gibbous"] }', "oracle.blades[0]", "waxing, full, waning"),
        ("keepers", 'oracle = { blades = "full" }', "oracle.blades", "list"),
        ("keepers", "oracle = { blades = [1] }", "oracle.blades[0]", "waxing"),
        ("keepers", "oracle = { blades = [[]] }", "oracle.blades[0]", "waxing"),
        ("keepers", "oracle = { count = 3 }", "oracle.count", "blades"),
        ("keepers", "baker = { blades = ['full'], from = 'P' }", "baker", "oracle"),
        ("keepers", "matriarch = { blades = [] }", "blades", "26 to 60"),
        ("favors", 'hunt = { keepers = ["oracle"] }', "hunt.keepers", "list of 2"),
        ("favors", 'hunt = { keepers = ["oracle", "oracle"] }', "hunt.keepers", "different"),
        ("favors", 'hunt = { keepers = ["oracle", "hound"] }', "hunt.keepers[1]", "oracle"),
        ("favors", 'hunt = { keepers = ["oracle", "baker"] }', "hunt.keepers[1]", "oracle"),
        ("favors", 'hunt = { keepers = ["oracle", ["vagrant"]] }', "hunt.keepers[1]", "oracle"),
        ("favors", "hunt = { keepers = 2 }", "hunt.keepers", "list of 2"),
        ("favors", 'hunt = { phase = "gibbous" }', "hunt.phase", "none"),
        ("favors", "hunt = { phase = false }", "hunt.phase", "none"),
        ("favors", "hunt = { phase = [] }", "hunt.phase", "none"),
        ("favors", "hunt = { keeper = 'oracle' }", "hunt.keeper", "keepers"),
        ("favors", "peace = { phase = 'full' }", "peace", "hunt"),
        ("favors", "recruitment = { amount = 21 }", "recruitment.amount", "0 to 20"),
        ("favors", "recruitment = { amount = 'two' }", "recruitment.amount", "whole number"),
        ("favors", "hunt = { amount = 2 }", "hunt.amount", ""),
        ("powers", "hunt = { value = 1 }", "hunt.value", "from"),
        ("powers", "peace = { from = 'P' }", "peace", "hunt"),
        ("points", "top = { cursed = 1 }", "top.cursed", "true, false"),
        ("points", "top = { cursed = 'no' }", "top.cursed", "true, false"),
        ("points", "bottom = { cursed = true }", "bottom", "top"),
        ("locations", "extra_turn = { point = 'bottom' }", "extra_turn.point", "upper_right"),
        ("locations", "extra_turn = { point = 3 }", "extra_turn.point", "upper_right"),
        ("locations", "two_adepts = { amount = -2 }", "two_adepts.amount", "0 to 20"),
        ("locations", "three_adepts = { amount = 3 }", "three_adepts", "two_adepts"),
        ("curses", "exhaustion_1 = { influence = 21 }", "exhaustion_1.influence", "0 to 20"),
        ("curses", "exhaustion_1 = { influence = -1 }", "exhaustion_1.influence", "0 to 20"),
        ("curses", "exhaustion_1 = { adepts = 6 }", "exhaustion_1.adepts", "0 to 5"),
        ("curses", "denial = { influence = 3 }", "denial.influence", ""),
        ("curses", "denial = { in_deck = 0 }", "denial.in_deck", "true, false"),
        ("curses", "denial = { in_deck = 'no' }", "denial.in_deck", "true, false"),
        ("curses", "leaking_coffers = { amount = -1 }", "leaking_coffers.amount", "0 to 20"),
        ("curses", "denial = { zork = 1 }", "denial.zork", "in_deck"),
        ("curses", "acceptance = { from = 'P' }", "acceptance", "denial"),
    ],
)
def test_a_bad_value_is_refused_with_file_line_entry_and_what_is_allowed(write, section, line, named, allowed):
    path = write(f"# A comment\n\n[edition]\nname = 'mine'\n\n[{section}]\n# another\n{line}\n")
    text = refused(path)
    assert f"[{section}]" in text
    assert named in text, text
    assert allowed in text, text
    if named != "blades":  # the total of blades is nobody's line in particular
        assert "line 8" in text, text


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[numbers.influence]\nvalue = 900\n", 4),
        ("[numbers]\ninfluence.value = 900\n", 5),
        ('[numbers]\n"influence" = { value = 900 }\n', 5),
        ("[numbers]\n  influence={value=900}\n", 5),
        ("numbers.influence.value = 900\n", 3),
        (
            "[numbers]\nadepts = { value = 25 }\n[points]\ntop = { cursed = true }\n\n[numbers.influence]\nvalue = 900",
            9,
        ),
    ],
)
def test_the_line_is_found_however_the_entry_is_written(write, text, line):
    head = "" if text.startswith("numbers.") else "[edition]\nname = 'mine'\n\n"
    tail = "" if head else "[edition]\nname = 'mine'\n"
    found = refused(write((head or "# a\n# b\n") + text + tail))
    assert "influence.value: 900" in found
    assert f"line {line}" in found, found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "edition"),
        ("[edition]\n", "name"),
        ("[edition]\nname = ''\n", "name"),
        ("[edition]\nname = 'two words'\n", "name"),
        ("[edition]\nname = 'a/b'\n", "name"),
        ('[edition]\nname = "a\\nb"\n', "name"),
        ("[edition]\nname = 3.5\n", "name"),
        ("edition = 'mine'\n", "edition"),
        ("[edition]\nname = 'mine'\nreplace = ['numbers']\n", "keepers"),
        ("[edition]\nname = 'mine'\nreplace = 'keepers'\n", "keepers"),
        ("[edition]\nname = 'mine'\nreplace = [['keepers']]\n", "keepers"),
        ("[edition]\nname = 'mine'\nreplace = [3]\n", "keepers"),
        ("[edition]\nname = 'mine'\nzork = 3\n", "zork"),
        ("[edition]\nname = 'mine'\n[zork]\n", "zork"),
        ("[edition]\nname = 'mine'\n[zork]\na = 1\n", "numbers"),
        ("[edition]\nname = 'mine'\n[\"zo\\nrk\"]\na = 1\n", "numbers"),
        ("zork = 1\n[edition]\nname = 'mine'\n", "zork"),
        ("numbers = 1\n[edition]\nname = 'mine'\n", "numbers"),
        ("[edition]\nname = 'mine'\n[[numbers]]\ninfluence = 1\n", "numbers"),
        ("[edition]\nname = 'mine'\nreplace = ['keepers']\n[keepers]\n", "hound"),
        ("[edition]\nname = 'mine'\nreplace = ['phases']\n[phases]\ndawn = { from = 'P' }\n", "dawn"),
        ("[edition]\nname = 'mine'\nreplace = ['keepers']\n[keepers]\nhound = { from = 'P' }\n", "blades"),
        ("[edition]\nname = 'mine'\nreplace = ['keepers']\n[keepers]\nhound = { blades = ['full'] }\n", "from"),
        (STRANGERS.replace('"baker"', "'a b'").replace("baker", "'a b'"), "a b"),
        (STRANGERS.replace('"dawn"', "''").replace("dawn", "''"), "phases"),
    ],
)
def test_a_file_that_is_no_edition_is_refused(write, text, said):
    assert said in refused(write(text))


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[edition\nname = 'mine'\n", 1),
        ("[edition]\nname = mine\n", 2),
        ("[edition]\nname = 'mine'\n\n[numbers]\ninfluence = { value = 60\n", 5),
        ("[edition]\nname = 'mine'\nname = 'yours'\n", 3),
        ("[edition]\nname = 'mine'\n[edition]\n", 3),
    ],
)
def test_a_syntax_error_is_refused_with_its_line(write, text, line):
    assert f"line {line}" in refused(write(text))


def test_a_missing_file_is_refused(tmp_path):
    assert "cannot be read" in refused(tmp_path / "nowhere.toml")


def test_a_folder_is_refused(tmp_path):
    refused(tmp_path)


def test_a_file_that_is_no_text_is_refused(tmp_path):
    path = tmp_path / "noise.toml"
    path.write_bytes(bytes(range(256)))
    refused(path)


def test_a_refused_edition_is_read_again_after_it_was_mended(write):
    path = write("[edition]\nname = 'mine'\n[numbers]\ninfluence = { value = 900 }\n")
    refused(path)
    path.write_text("[edition]\nname = 'mine'\n[numbers]\ninfluence = { value = 90 }\n", encoding="utf-8")
    assert petteia.new("pantacle", 3, 1, edition=path).dump_state()["influence_reserve"] == 90
