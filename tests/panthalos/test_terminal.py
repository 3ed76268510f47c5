"""The table of Panthalos drawn as text."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import petteia
from petteia.games.panthalos import GAME
from petteia.games.panthalos.components import BASE
from petteia.kernel.terminal import WIDTH, width
from petteia.kernel.text import LANGUAGES

from ..terminal import LONG, NAMES, WIDE, Drawing, below, check_fits, drawn, row
from .arrange import evaluating, frame, position


class TestDrawing(Drawing):
    game = GAME
    every = 25


def test_the_fullest_table_fits_the_terminal() -> None:
    """Everybody in the TITANUS or resting, many different tokens, five Merchants with the longest texts."""
    titans = ["air_9", "air_8", "water_9", "water_8", "earth_9", "earth_8", "fire_9", "fire_8", "fire_7", "fire_6"]
    helpers = ["air_1", "air_2", "air_3", "water_1", "water_2", "water_3", "earth_1", "earth_2", "fire_1", "fire_2"]
    rich = {
        "goods": ["grapes", "cattle", "olives", "iron", "cotton", "wine", "hides", "oil", "armor", "cloth"],
        "tokens": ["grapes_ship", "cattle_ship", "iron_ship", "any_artisan", "die_artisan", "olives_artisan", *helpers],
        "titans": titans,
        "shown": titans,
        "workers": ["titanus_1:6"] * 5,
        "leader": "titanus_1",
    }
    plain: dict[str, Any] = {"workers": ["titanus_1:1"] * 3, "leader": "titanus_1"}
    t = position(
        rich, plain, plain, {"workers": ["resting:2"] * 5, "discs": 0, "box": 3}, {"workers": ["resting:2"] * 5},
        merkator=["m01", "m08", "m10", "m11", "m12"], agora=["grapes", "cattle", "olives", "iron"],
        phalanx=["water_1", "earth_2", "earth_3", "fire_3"], art=["cattle_artisan", "any_artisan"], turn=3,
    )  # fmt: skip
    for code in LANGUAGES:
        for names in (NAMES, LONG, WIDE):
            for seat in (None, 0, 1):
                check_fits(drawn(t, seat, code, names))
    picture = drawn(t, 1)
    assert row(picture, "7 TITANUS").count(":") == 14
    assert row(picture, "0 THERMAE").count(":") == 10


# The locations


def test_the_locations_stand_in_their_order() -> None:
    picture = drawn(petteia.new(GAME, players=2, seed=1), None)
    lines = [line.split()[:3] for line in picture.split("\n\n")[1].splitlines()]
    names = ["THERMAE", "POLIS", "AGORA", "PHALANX", "ART", "ORACULUM", "FORO", "TITANUS", "AGRO", "KRYPT", "ARENA"]
    assert [line[:2] for line in lines if line[0].isdigit()] == [[str(n), name] for n, name in enumerate(names)]
    assert [line[2] for line in lines if line[0] in ("1", "2", "7", "10")] == ["–", "earth", "water", "air"]


def test_a_space_shows_its_rank_its_lightning_and_who_stands_there() -> None:
    t = position({"leader": "agora_2", "workers": ["agora_3:2", "available:2"]}, {"workers": ["agora_1:promoted"]}, {})
    assert row(drawn(t, 0), "2 AGORA") == "2 AGORA earth [3+↯ 2:△] [2+ 1:▲] [1+ 1:2]"
    assert row(drawn(t, None, "fr"), "2 Agora") == "2 Agora terre [3+↯ 2:△] [2+ 1:▲] [1+ 1:2]"
    assert row(drawn(t, 0), "5 ORACULUM") == "5 ORACULUM air [2+ –]"


def test_the_side_for_more_players_has_more_spaces() -> None:
    assert row(drawn(petteia.new(GAME, players=5), 0), "2 AGORA") == "2 AGORA earth [4+↯ –] [3+↯ –] [2+ –] [1+ –]"


def test_the_polis_shows_its_income_and_whose_discs_lie_there() -> None:
    t = position({"workers": ["polis_2:2"]}, {}, {}, polis={"polis_1": 1, "polis_5": 2})
    assert row(drawn(t, 0), "1 POLIS") == (
        "1 POLIS – [2+ 2 Titans once ●2] [2+ 1 disc 1:2] [3+ 1 Reinforcement –] [3+ 1 basic Good –] "
        "[4+ 2 discs ●3] [5+ 1 Titan –]"
    )
    assert "[4+ 2 jetons action ●3]" in row(drawn(t, 0, "fr"), "1 Polis")


def test_many_stand_in_the_titanus_and_rest_in_the_thermae() -> None:
    t = position({"leader": "titanus_1", "workers": ["titanus_1:3", "resting:2"]}, {"workers": ["titanus_1:1"]})
    assert row(drawn(t, 0), "7 TITANUS") == "7 TITANUS water [1+ 1:▲ 1:3 2:1]"
    assert row(drawn(t, 0), "0 THERMAE") == "0 THERMAE – 1:2"


# Displays, the underworld and stacks


def test_what_is_on_display() -> None:
    t = position(
        {}, {}, port=["iron_ship", "cotton_ship", "iron_ship"], agora=["grapes", "olives", "olives"],
        phalanx=["air_3", "fire_1"], art=["die_artisan"], merkator=["m02", "m12"],
    )  # fmt: skip
    picture = drawn(t, 0)
    assert row(picture, "PORT") == "PORT iron ×2 · cotton"
    assert row(picture, "AGORA display") == "AGORA display grapes · olives ×2"
    assert row(picture, "PHALANX display") == "PHALANX display air +3 · fire +1"
    assert row(picture, "ART display") == "ART display die Artisan (2 discs)"
    assert row(picture, "MERKATOR") == (
        "MERKATOR 5 points wine, any 4 discs 9 points armor, cloth, any ×2 3 further points · 2 Titans"
    )
    french = drawn(t, 0, "fr")
    assert row(french, "Offre de l’Art") == "Offre de l’Art artisan au dé (2 jetons action)"
    assert "armure, tissu, au choix ×2" in row(french, "Merkator")


def test_empty_displays() -> None:
    picture = drawn(position({}, {}), 0)
    for area in ("PORT", "AGORA display", "PHALANX display", "ART display", "MERKATOR"):
        assert row(picture, area) == f"{area} –"


def test_round_templum_and_the_attack_to_come() -> None:
    """WE-07 in round 1; in round 8 the same token would be stronger."""
    first = drawn(position({}, {}, underworld=["u01"]), None)
    assert first.splitlines()[0] == "Round 1 of 8 · Starting Player: Ada · Waiting for Ada."
    assert row(first, "TEMPLUM") == "TEMPLUM (1) 2 2 3 3 4 4 5"
    assert row(first, "Underworld") == "Underworld fire, strength 8 + 1 = 9 · 5 points"
    last = drawn(position({}, {}, underworld=["u01"], round=8, starter=1), None)
    assert last.startswith("Round 8 of 8 · Starting Player: Bob · ")
    assert row(last, "TEMPLUM") == "TEMPLUM 1 2 2 3 3 4 4 (5)"
    assert row(last, "Underworld") == "Underworld fire, strength 8 + 5 = 13 · 5 points"


def test_who_looked_at_the_underworld_knows_what_lies_below() -> None:
    t = position({}, {}, underworld=["u01", "u04"], agenda=[frame("UnderworldLook", 0)])
    t.play(0, "look")
    assert row(drawn(t, 0), "Underworld").endswith("· known, number 2 from the top: water 9")
    assert "known" not in drawn(t, 1)
    t.play(0, "keep_top")
    # Nothing else is to be decided, so the next round has begun with the next token.
    assert row(drawn(t, 0), "Underworld").endswith("· known, number 11 from the top: water 9")
    assert "known" not in drawn(t, None)


def test_the_collection_box_and_its_limit() -> None:
    t = position({"box": 2}, {}, {"box": 1})
    assert row(drawn(t, 1), "Collection box") == "Collection box 3 of 12 · Ada 2 · Cy 1"
    assert row(drawn(t, None, "fr"), "Collecte") == "Collecte 3 sur 12 · Ada 2 · Cy 1"


def test_stacks_and_the_removed_pile() -> None:
    t = position({"goods": ["wine"], "tokens": ["iron_ship"], "titans": ["fire_9"]}, {}, round=3)
    assert row(drawn(t, 0), "Stacks") == (
        "Stacks Goods 39 · Ships 19 · Artisans 14 · Reinforcements 44 · Titans 51 · Merchants 12 · Underworld 10"
    )
    assert row(drawn(t, 0), "Removed") == "Removed Goods 0 · tokens 0 · Merchants 0 · Underworld 2"


def test_titans_sold_unseen_are_only_counted() -> None:
    t = position({"titans": ["fire_9", "air_5"]}, {}, agenda=[frame("TokenSale", 0, picked=["air_5", "fire_9"])])
    t.play(0, "done")
    assert row(drawn(t, 1), "Removed").endswith("· Titans unseen 2")
    assert "fire 9" not in drawn(t, 1)


# Players


def test_a_player_in_numbers() -> None:
    ada = {"points": 12, "discs": 4, "box": 2, "titans": ["fire_9", "air_5"]}
    t = position(ada, {}, {}, polis={"polis_2": 0, "polis_3": 0}, passed=[1])
    picture = drawn(t, 1)
    assert row(picture, "Player").startswith("Player Points Discs Reserve POLIS Box Titans")
    lines = [" ".join(line.split()) for line in picture.splitlines()]
    assert "► 1 Ada 12 4 3 2 2 2" in lines
    assert "2 Bob (you) 0 5 6 0 0 0 passed" in lines


def test_what_lies_in_front_of_a_player() -> None:
    ada = {
        "workers": ["available:2", "available:4", "available:promoted", "resting:3"],
        "goods": ["iron", "iron", "armor"],
        "tokens": ["cotton_ship", "any_artisan", "any_artisan", "fire_2", "air_1"],
    }
    picture = drawn(position(ada, {}, {}), 1)
    assert below(picture, "1 Ada", "Available") == "▲ 2 4 △ · 1 unhired"
    assert below(picture, "1 Ada", "Goods") == "iron ×2 · armor"
    assert below(picture, "1 Ada", "Ships") == "cotton"
    assert below(picture, "1 Ada", "Artisans") == "“?” Artisan (2 discs) ×2"
    assert below(picture, "1 Ada", "Reinforcements") == "air +1 · fire +2"
    assert below(picture, "2 Bob", "Goods") == ""


def test_your_titans_are_yours_alone() -> None:
    t = position({"titans": ["fire_9", "water_6", "water_6"], "shown": ["water_6"]}, {"titans": ["earth_8"]})
    assert below(drawn(t, 0), "1 Ada", "Titans") == "water 6 ×2 · fire 9"
    assert below(drawn(t, 1), "1 Ada", "Titans seen") == "water 6"
    assert "earth 8" not in drawn(t, 0)
    spectators = drawn(t, None)
    assert "fire 9" not in spectators
    assert "(you)" not in spectators
    assert below(spectators, "1 Ada", "Titans seen") == "water 6"


def test_the_element_of_duels_follows_the_leader() -> None:
    """WE-09: a Leader in the AGORA means earth; who has come back from the ORACULUM keeps its element."""
    t = position({"leader": "agora_2"}, {"led": "oraculum"}, {})
    assert below(drawn(t, 0), "1 Ada", "Duels") == "earth (AGORA)"
    assert below(drawn(t, 0), "2 Bob", "Duels") == "air (ORACULUM)"
    assert below(drawn(t, 0), "3 Cy", "Duels") == ""
    assert below(drawn(t, 0, "fr"), "1 Ada", "Duels") == "terre (Agora)"


# What is going on


def test_what_is_chosen_for_a_defence_is_seen_only_by_the_one_who_chooses() -> None:
    seat = {"titans": ["fire_6"], "tokens": ["fire_3"], "leader": "agro_1"}
    t = position(seat, {"leader": "agro_1"}, underworld=["u01"], agenda=[frame("Defend", 0, picked=["fire_3"])])
    assert drawn(t, 0).splitlines()[1] == "Chosen  fire +3 · element fire · strength 3 of 9"
    assert drawn(t, 1).splitlines()[1] == ""
    t.play(0, "lay fire_6")
    assert drawn(t, 0).splitlines()[1] == "Chosen  fire +3 · fire 6 · element fire · strength 9 of 9"
    assert drawn(t, 0, "fr").splitlines()[1] == "Choix  feu +3 · feu 6 · élément feu · force 9 sur 9"


def test_who_stands_in_the_krypt_may_mix_elements() -> None:
    t = position(
        {"titans": ["water_9"], "workers": ["krypt_2:2"]}, {}, underworld=["u01"],
        agenda=[frame("Defend", 0, picked=[])],
    )  # fmt: skip
    assert drawn(t, 0).splitlines()[1] == "Chosen  – · any elements · strength 0 of 9"


def test_tokens_to_be_sold() -> None:
    t = position({"tokens": ["iron_ship", "die_artisan"], "titans": ["air_7"]}, {}, agenda=[frame("ArtChoose", 0)])
    t.play(0, "sell_tokens")
    assert drawn(t, 0).splitlines()[1] == "Chosen  –"
    for token in ("iron_ship", "die_artisan", "air_7"):
        t.play(0, f"discard {token}")
    assert drawn(t, 0).splitlines()[1] == "Chosen  iron Ship · die Artisan · air 7"


def test_a_duel() -> None:
    t = position(
        {"leader": "arena_1", "titans": ["earth_6"]}, {"leader": "agora_2", "titans": ["earth_8"]}, {},
        agenda=[frame("ArenaChallenge", 0)],
    )  # fmt: skip
    for move in ("challenge 1", "lay earth_6", "confirm"):
        t.play(0, move)
    assert drawn(t, 2).splitlines()[1] == "Duel  Ada attacks Bob · element earth · Ada 6 · Bob 0"
    assert drawn(t, 1).splitlines()[2] == "Chosen  – · element earth · strength 0 of 6"
    assert below(drawn(t, 2), "1 Ada", "Laid") == "earth 6"
    assert below(drawn(t, 2, "fr"), "1 Ada", "Dévoilés") == "terre 6"


def test_who_was_challenged() -> None:
    t = position({}, {}, {}, challenged=[2], passed=[0, 1, 2], agenda=[frame("PromoteTarget", 0)])
    assert row(drawn(t, 0), "3 Cy").split(" Available")[0].endswith("passed · challenged")


def test_the_winner_is_named_and_the_final_scoring_told() -> None:
    """After round 8, without the limit of the collection box: end shipping and ranks."""
    ada = {"points": 10, "workers": ["available:6", "resting:3"], "goods": ["armor"], "tokens": ["iron_ship"], "box": 1}
    t = evaluating(ada, {"workers": ["available:2"], "points": 3}, locations=["thermae"], round=8)
    assert t.over
    picture = drawn(t, 0)
    assert picture.splitlines()[0] == "Round 8 of 8 · Ada (you) has won"
    assert "►" not in picture
    assert "passed" not in picture
    assert below(picture, "1 Ada", "Final scoring") == "10 points before · Goods +4 · ranks +9"
    assert below(picture, "2 Bob", "Final scoring") == "3 points before · ranks +2"


def test_discs_in_a_full_collection_box_cost_points() -> None:
    t = evaluating({"points": 20, "box": 5}, {"points": 14, "box": 3}, locations=["thermae"])
    assert t.over
    assert below(drawn(t, 0), "1 Ada", "Final scoring") == "20 points before · collection box −15"
    assert drawn(t, None).splitlines()[0] == "Round 1 of 8 · Shared victory: Ada · Bob"
    assert drawn(t, None, "fr").splitlines()[0] == "Tour 1 sur 8 · Victoire partagée\u00a0: Ada · Bob"


def test_five_with_long_names_may_share_the_victory() -> None:
    t = evaluating(*[{"box": 4} for _ in range(5)], locations=["thermae"])
    assert t.view(None)["ranking"] == [[0, 1, 2, 3, 4]]
    for code in LANGUAGES:
        headline = drawn(t, 0, code, LONG).split("\n\n")[0]
        assert headline.count("Wilhelmina of T…") == 5
        assert max(width(line) for line in headline.splitlines()) <= WIDTH


def test_an_edition_with_greater_numbers_still_fits(tmp_path: Path) -> None:
    text = BASE.read_text(encoding="utf-8").replace('name = "base"', 'name = "crowded"')
    everything = '["points", "discs", "reinforcement", "titans", "promotion", "view"]'
    text = text.replace('["discs", "promotion"]', everything).replace('["points", "titans"]', everything)
    text = text.replace(
        'demand = ["wine", "hides", "oil", "cloth"]', 'demand = ["wine", "hides", "oil", "cloth", "any", "any"]'
    )
    edition = tmp_path / "crowded.toml"
    edition.write_text(text, encoding="utf-8")
    for seed in range(4):
        t = petteia.new(GAME, players=5, seed=seed, edition=edition)
        for code in LANGUAGES:
            check_fits(drawn(t, 0, code))
