"""Deukalion in words: every sentence that the code can ask for is there in both languages, and reads well."""

from __future__ import annotations

from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME
from petteia.games.deukalion.components import CARD, CHEST, DEEDS, DELIVER, MOST_PLAYERS, Deed, DeukalionBox
from petteia.games.deukalion.terminal import LEGEND, OWNED, PLAYER
from petteia.games.deukalion.view import deed
from petteia.games.deukalion.words import TOLD, deed_text
from petteia.kernel.text import LANGUAGES, message

from ..words import Words, things
from .arrange import acting, dump, frame, position, sailing

IN_POINTS = ("spear_of_ares", "aegis")  # cards whose number is told in points


def reclaiming(limit: int, dumped: int = 0, all: bool = False, lyre: bool = False) -> list[dict[str, Any]]:
    return [frame("Reclaim", 0, limit=limit, dumped=dumped, all=int(all), lyre=int(lyre))]


def placing() -> petteia.Table:
    """The second player's turn to drop anchor."""
    t = petteia.new(GAME, players=2, seed=1)
    t.play(t.pending[0], "anchor c2")
    return t


def rolled(seat: dict[str, Any], roll: list[int], asked: dict[str, Any]) -> petteia.Table:
    """In a challenge of seat 0 against a city, after this roll."""
    given = dump({"ship": "f7", "crew": sum(roll[:4]), **seat}, {}, agenda=[frame("EndOfChallenge"), asked])
    given["state"] |= {"contest": 1, "rolls": [roll, []]}
    return petteia.load(given, of=GAME)


class TestWords(Words):
    game = GAME
    slips = {
        "en": r"\b1 (?:hoplites|chests|cards|squares|steps|shields|skulls|spaces|honour points|points|Action cards)\b",
        "fr": r"\b1 (?:coffres|cartes|cases|boucliers|crânes|emplacements|places|points)\b",
    }
    slipped = [
        ("en", "Ada reclaims 1 hoplites."), ("en", "1 honour points win."), ("en", "Ada sails to  B4."),
        ("en", "Ada plays fair_wind."), ("fr", "Ada livre 1 coffres."),
        ("fr", "Ada sauve 1 crânes."), ("fr", "{ $seat }"),
    ]  # fmt: skip
    named_otherwise = ("square", "pursuit", "copy")  # see words.label
    silent = ("square", "chest", "deed", "turn", "slot", "face")
    alike = ("copy",)
    told_otherwise = {"declare": {"pursuit", "what"}}  # by what is to be done, not by its number on the card

    @classmethod
    def made_of_names(cls) -> set[str]:
        return {
            *(f"{thing}-effect" for thing in things(GAME, "card", *TOLD)),
            *(message("deed", what) for what in DEEDS),
            *(message("draw", name) for name in (*CHEST.names, *OWNED)),
            *(message("draw-column", column) for column in PLAYER),
            *(message("draw-legend", sign) for sign in LEGEND),
        }

    @classmethod
    def awkward_positions(cls) -> list[petteia.Table]:
        full = {"ship": "b3", "crew": 7, "chests": ["red", "green", "blue"]}
        cramped = {"crew": 7, "chests": ["red", "green"], "ship": "d5"}
        chests = ["red", "red", "red", "green", "green", "green", "blue", "blue", "blue", "yellow"]
        moved = [frame("MoveShipAway", 0, whose=1)]
        rallied = {"skulls": 0, "shields": 0, "edges": 0, "saved": 0}
        return [
            petteia.new(GAME, players=2, seed=1),
            placing(),
            position({}, {}, agenda=[frame("Window", 1)]),
            position({"hand": ["fair_wind"]}, {}, agenda=[]),
            position({}, {}, agenda=[frame("TurnDie", 0)]),
            acting({"hand": ["fair_wind", "ferrymans_fee"]}, {}, used=["move"]),
            position({"ship": "f6"}, {"ship": "f4"}, agenda=[frame("MoveHydra", 0, limit=2)]),
            position({"ship": "f6"}, {"ship": "f4"}, agenda=[frame("MoveHydra", 0, limit=1)]),
            # Sails
            sailing({"ship": "e5", "face_up": ["golden_oars"], "hand": ["fair_wind"]}, {}, spent=["golden_oars"]),
            sailing({"ship": "e5", "crew": 0}, {"ship": "d5"}, allowance=2, display=["p08", "p02"]),
            sailing({"ship": "e5"}, {}, allowance=0),
            sailing({"ship": "e5"}, {}, allowance=1),
            sailing({"ship": "f6", "hand": ["fair_wind", "ferrymans_fee"]}, {}, moving=False, acted=True),
            sailing({"ship": "f6", "crew": 1, "chests": ["red"]}, {}, cities={"thera": []}),
            sailing({"ship": "f6", "crew": 0}, {}),
            sailing({"ship": "f6", "owns": ["lindos"]}, {}),
            sailing({"ship": "f6"}, {"owns": ["lindos"]}, acted=True),
            sailing({"ship": "d6", "crew": 4}, {}, display=["p01", "p03"]),
            sailing({"ship": "d7", "hand": ["rally"]}, {}, display=["p01", "p03"]),
            # Hoplites and chests
            position(cramped, {}, agenda=reclaiming(2)),
            position(cramped, {}, agenda=reclaiming(1)),
            position({"ship": "b3", "crew": 5, "chests": ["red"]}, {}, agenda=reclaiming(3)),
            position({"ship": "b3", "crew": 5, "chests": ["red"]}, {}, agenda=reclaiming(3, dumped=2)),
            position({"crew": 5}, {}, agenda=reclaiming(5, all=True)),
            position({"crew": 8, "hand": ["lyre_of_orpheus"]}, {}, agenda=reclaiming(2)),
            position(full, {}, agenda=[frame("PutChest", 0, chest="red")], cities={"corinth": []}),
            position(full, {}, agenda=[frame("Deliver", 0, chosen=["red", "green"])], display=["p15", "p10"]),
            position(
                {**full, "secret": "p11"}, {}, agenda=[frame("Deliver", 0, chosen=["red"])], display=["p08", "p10"]
            ),
            position(
                {"hand": ["rally"]},
                {},
                agenda=[frame("Sail", 0), frame("OfferCards", 0, pursuit="p01", amount=1, chosen=[])],
            ),
            # Challenges
            position({"hand": ["rally"], "crew": 5}, {}, agenda=[frame("PreCards", 0)]),
            rolled({"hand": ["athenas_shield", "fair_wind"]}, [0, 3, 2, 0, 0], frame("PostCards", 0)),
            rolled({}, [2, 3, 0, 0, 0], frame("ChooseSaved", 0)),
            rolled({}, [1, 3, 0, 0, 0], frame("ChooseSaved", 0)),
            rolled({}, [2, 3, 0, 0, 0], frame("ChooseRerolled", 0, **rallied)),
            position({}, {"ship": "b3", "chests": ["red"]}, agenda=[frame("Steal", 0, whose=1)]),
            position(
                {"ship": "f4", "crew": 0, "chests": chests},
                {"ship": "b3", "chests": ["white"]},
                agenda=[frame("Steal", 0, whose=1)],
            ),
            position({}, {}, agenda=[frame("TakeChest", 0, city="thera")], cities={"thera": ["red"]}),
            position({"ship": "d4"}, {"ship": "d5"}, {"ship": "c3"}, agenda=moved),
            position({"ship": "e5"}, {"ship": "f3"}, agenda=[frame("MoveHydraAway", 0)]),
        ]


def test_the_text_of_a_thing_has_its_number_where_there_is_one() -> None:
    box = GAME.open_box(None)
    assert isinstance(box, DeukalionBox)
    for name, amount in zip(CARD.names, box.amount, strict=True):
        told = {"points" if name in IN_POINTS else "amount"} if amount else set()
        assert TestWords.variables(message("card", name, "effect")) == told, name
    for thing in things(GAME, *TOLD):
        assert not TestWords.variables(f"{thing}-effect")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_of_a_thing_reads_well_whatever_its_numbers(code: str) -> None:
    book = petteia.new(GAME, players=2).book(code)
    for number in (0, 1, 2, 5):
        numbers = {"amount": number, "points": number / 2}
        for thing in things(GAME, "card"):
            TestWords.check(book.format(f"{thing}-effect", numbers), code)
        places = {"value": number, "spaces": number, "hoplites": number, "honour": number}
        for place in ("city-effect", "settlement-effect"):
            TestWords.check(book.format(place, places), code)
        for what in range(len(DEEDS)):
            chests = (number, 1, 0, 0, 0) if what == DELIVER else (0,) * len(CHEST.names)
            TestWords.check(deed_text(book, deed(Deed(what, chests, 4, number))), code)


def test_a_sentence_knows_its_parts() -> None:
    t = petteia.new(GAME, players=3, names=["Ada", "Bob", "Cy"])
    said = t.say({"event": "stole-chest", "seat": 0, "whose": 2, "chest": "red"}, "fr")
    assert said == "Ada vole un coffre rouge à Cy."
    assert said.parts == [
        ("seat", "Ada"), ("", " vole un "), ("chest", "coffre rouge"), ("", " à "), ("seat", "Cy"), ("", "."),
    ]  # fmt: skip
    assert said.names == ["0", "", "red", "", "2", ""]


# Some of it, word for word


@pytest.mark.parametrize(
    ("shields", "edges", "skulls", "english", "french"),
    [(3, 2, 1, "4", "4"), (3, 1, 2, "3.5", "3,5"), (0, 1, 0, "0.5", "0,5"), (0, 0, 1, "0", "0")],
)
def test_a_score_is_told_in_points(shields: int, edges: int, skulls: int, english: str, french: str) -> None:
    """WE-01 and WE-02 are the first two."""
    t = petteia.new(GAME, players=2, names=["Ada", "Bob"])
    halves = 2 * shields + edges
    rolled = {"event": "rolled", "seat": 0, "skulls": skulls, "shields": shields, "edges": edges, "half_points": halves}
    assert t.say(rolled, "en").endswith(f": a score of {english}.")
    assert t.say(rolled, "fr").endswith(f"\u00a0: un score de {french}.")


def test_every_possible_score_is_told_in_points() -> None:
    """Ten shields, three Spears of Ares and the Aegis are the most there can be with the printed cards."""
    t = petteia.new(GAME, players=2)
    for halves in range(28):
        for code, comma in (("en", "."), ("fr", ",")):
            points = f"{halves / 2:g}".replace(".", comma)
            assert t.book(code).format("half-points", {"half_points": halves}) == points
    assert t.book("en").format("half-points", {"half_points": 28}) == "28 half-points"


def test_a_roll_is_told_in_full() -> None:
    t = petteia.new(GAME, players=2, names=["Ada", "Bob"])
    rolled = {"event": "rolled", "seat": 0, "skulls": 2, "shields": 3, "edges": 1, "half_points": 7}
    assert t.say(rolled, "en") == "Ada rolls 3 shields, 1 on edge and 2 skulls: a score of 3.5."
    assert t.say(rolled, "fr") == "Ada jette 3 boucliers, 1 sur la tranche et 2 crânes\u00a0: un score de 3,5."


def test_a_bonus_is_told_in_points() -> None:
    box = GAME.open_box(None)
    aegis = CARD.decode("aegis")
    english, french = [GAME.effect(petteia.new(GAME).book(code), box, "card", aegis) for code in LANGUAGES]
    assert english.startswith("After your roll: 0.5 points more for your score.")
    assert french.startswith("Après votre jet\u00a0: 0,5 point de plus à votre score.")


def test_a_pursuit_card_says_what_it_asks_for() -> None:
    box = GAME.open_box(None)
    p01, p13 = 0, 12
    english, french = [petteia.new(GAME).book(code) for code in LANGUAGES]
    assert (
        GAME.effect(english, box, "pursuit", p13)
        == "Either deliver a red chest and a white chest, or deliver a green chest and a blue chest: 3 honour points."
    )
    assert (
        GAME.effect(french, box, "pursuit", p01)
        == "Au choix, livrer un coffre rouge, ou offrir 3 cartes Action à la Crète\u00a0: 2 points d’honneur."
    )


def test_a_declared_pursuit_is_told_by_what_is_to_be_done() -> None:
    t = petteia.new(GAME, players=2)
    offered, left = t.find("declare p01 second"), t.find("declare p03 second")
    assert t.say(offered, "en") == "Declare P01: offer 3 Action cards at Crete"
    assert t.say(left, "en") == "Declare P03: leave 5 hoplites at Thera"
    assert t.say(offered, "fr") == "Déclarer P01\u00a0: offrir 3 cartes Action à la Crète"


def test_crete_has_its_article_in_a_french_sentence() -> None:
    t = petteia.new(GAME, players=2)
    assert t.say(t.find("challenge crete"), "fr") == "Défier la Crète"
    assert t.say(t.find("challenge rhodes"), "fr") == "Défier Rhodes"
    assert GAME.label(t.book("fr"), t.state.box, "city", 4) == "Crète"


def test_numbers_take_their_plural() -> None:
    t = petteia.new(GAME, players=2, names=["Ada", "Bob"])
    one, two = ({"event": "reclaimed", "seat": 0, "amount": amount} for amount in (1, 2))
    assert t.say(one, "en") == "Ada reclaims 1 hoplite from the Underworld."
    assert t.say(two, "en") == "Ada reclaims 2 hoplites from the Underworld."
    assert t.say(one, "fr") == "Ada récupère 1 hoplite du Monde souterrain."
    assert t.say(two, "fr") == "Ada récupère 2 hoplites du Monde souterrain."


def test_what_is_secret_is_told_only_to_those_who_saw_it() -> None:
    t = petteia.new(GAME, players=3, names=["Ada", "Bob", "Cy"])
    stolen = {"event": "stole-card", "seat": 0, "whose": 1}
    assert t.say(stolen, "en") == "Ada steals an Action card from Bob."
    assert t.say({**stolen, "cards": ["rally"]}, "en") == "Ada steals an Action card from Bob: Rally."


def test_the_youngest_may_be_any_of_the_seats() -> None:
    (option,) = GAME.options
    assert {"nobody", "1", str(MOST_PLAYERS), "1+3"} < set(option.allowed)
