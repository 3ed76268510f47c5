"""Editions of Pantacle: other components from a file, laid over ours. They play whole games; mistakes are named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.games.pantacle import GAME

from ..cases import Write
from ..editions import Editions, edition

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


EXTREMES = {
    "poor": "[numbers]\ninfluence = { value = 0 }\nadepts = { value = 25 }",
    "rich": "[numbers]\ninfluence = { value = 500 }\nadepts = { value = 200 }\nmoon = { value = 10 }",
    "tiny hands": "[numbers]\nhand = { value = 1 }\nhand_with_enslavement = { value = 1 }\nstart_hand = { value = 0 }",
    "big hands": "[numbers]\nhand = { value = 4 }\nhand_with_enslavement = { value = 5 }\nstart_hand = { value = 4 }",
    "gifts at the start": "[numbers]\ninfluence = { value = 100 }\n"
    + "\n".join(f"influence_{n} = {{ value = 20 }}" for n in range(1, 6)),
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


class TestEditions(Editions):
    game = GAME
    editions = {"small-print": SMALL, "strangers": STRANGERS}
    edit = ("44", "45")
    edited = (lambda s: s["influence_reserve"], 45)
    extremes = EXTREMES
    extreme_players = (3, 4, 5, 3)
    for_bots = ("free Adepts", "poor", "many slots", "tiny hands", "light Curses")
    bot_moves = 60

    number = "influence"
    too_much = 900
    before_it = "[numbers]\nadepts = { value = 25 }\n[points]\ntop = { cursed = true }"
    replaceable = "phases, keepers"
    sections = "numbers, phases, keepers"
    own_mistakes = [
        ("numbers", "influence = { value = 501 }", "influence.value", "0 to 500"),
        ("numbers", "influence_2 = { value = 21 }", "influence_2.value", "0 to 20"),
        ("numbers", "influence_6 = { value = 1 }", "influence_6", "influence_5"),
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
        ("numbers", "sun = { value = 1 }", "sun", "moon"),
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
    ]
    own_refused = [
        (edition("[keepers]\nmatriarch = { blades = [] }"), "[keepers]: 24 blades in all; allowed: 26 to 60"),
        (
            edition("[numbers]\ninfluence = { value = 3 }\ninfluence_5 = { value = 4 }"),
            "3 Influence is too little; the start takes up to 4",
        ),
        (edition("replace = ['keepers']\n[keepers]"), "hound"),
        (edition("replace = ['phases']\n[phases]\ndawn = { from = 'P' }"), "dawn"),
        (edition("replace = ['keepers']\n[keepers]\nhound = { from = 'P' }"), "blades"),
        (edition("replace = ['keepers']\n[keepers]\nhound = { blades = ['full'] }"), "from"),
        (STRANGERS.replace('"baker"', "'a b'").replace("baker", "'a b'"), "a b"),
        (STRANGERS.replace('"dawn"', "''").replace("dawn", "''"), "phases"),
    ]

    @classmethod
    def options(cls, seed: int) -> dict[str, Any]:
        return {"adept_cap": (0, 5)[seed % 2]}

    @classmethod
    def check_end(cls, name: str, t: petteia.Table) -> None:
        table = t.view(None)["table"]
        assert t.ranking[0] == [table["winner"]]
        if name == "strangers":
            keepers = {"baker", "miller", "smith", "night_watch", "hound"}
            assert {face["keeper"] for face in table["blades"].values()} == keepers
            assert {face["phase"] for face in table["blades"].values()} == {"dawn", "dusk"}


def test_an_edition_changes_what_it_says_and_nothing_else(write: Write) -> None:
    path = write(SMALL)
    t = petteia.new(GAME, 4, 3, edition=path)
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


@pytest.mark.parametrize(("code", "miller", "dawn"), [("en", "Miller", "dawn"), ("fr", "Meunière", "aube")])
def test_new_keepers_and_phases_have_their_own_names(write: Write, code: str, miller: str, dawn: str) -> None:
    t = petteia.new(GAME, 3, 1, edition=write(STRANGERS))
    told = str(t.say(t.find("discard miller_1"), code))
    assert miller in told
    assert dawn in told.lower()


def test_without_any_curse_nobody_is_cursed(write: Write) -> None:
    names = GAME.open_box(None).kinds["curse"].names
    path = write("[edition]\nname = 'blessed'\n[curses]\n" + "\n".join(f"{n} = {{ in_deck = false }}" for n in names))
    t = TestEditions.whole_game(path, 3, 2)
    assert any(event["event"] == "no-curse" for event in t.events(None))
    assert all(seat["curses"] == [] for seat in t.view(None)["table"]["seats"])


def test_a_pack_of_hounds_pays_every_way(write: Write) -> None:
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
    t = petteia.new(GAME, 3, 1, edition=path)
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


def test_more_adepts_at_the_start_than_there_are_is_refused(write: Write) -> None:
    """Five players with five Adepts each need 25."""
    path = write("[edition]\nname = 'crowd'\n[numbers]\nadepts = { value = 24 }\nstart_adepts = { value = 5 }\n")
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.new(GAME, 5, 1, edition=path)
    assert "adepts" in str(refused.value)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_edition_may_give_influence_to_those_who_come_later(players: int, tmp_path: Path):
    file = tmp_path / "later.toml"
    numbers = "\n".join(f"influence_{n} = {{ value = {n} }}" for n in range(2, 6))
    file.write_text(edition(f"[numbers]\n{numbers}"))
    for seed in range(4):
        t = petteia.new("pantacle", players=players, seed=seed, edition=file)
        first = t.pending[0]
        seats = t.view(None)["table"]["seats"]
        assert [seats[(first + n) % players]["influence"] for n in range(players)] == [0, *range(2, players + 1)]
        assert t.view(None)["table"]["reserve"]["influence"] == 60 - sum(range(2, players + 1))
