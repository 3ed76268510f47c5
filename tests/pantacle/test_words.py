"""Pantacle in words: every sentence that the code can ask for is there in both languages, and reads well."""

from __future__ import annotations

from typing import Any

import pytest

import petteia
from petteia.games.pantacle import GAME
from petteia.games.pantacle.components import PantacleBox
from petteia.games.pantacle.terminal import COLUMNS
from petteia.kernel.text import LANGUAGES, message

from ..words import Words, things
from .arrange import position

TOLD = ("favor", "power", "location", "curse")  # kinds of things that have a text of their own besides a name


def bribing(favor: str) -> list[dict[str, Any]]:
    return [{"frame": "Bribe", "seat": 1, "favor": favor}]


def discarding(discarded: int) -> list[dict[str, Any]]:
    return [{"frame": "MoonDiscard", "seat": 0, "discarded": discarded}]


def cursed(*curses: str, **more: Any) -> dict[str, Any]:
    """A seat with these Curses, and as many discs gone from cursed points."""
    many = len(curses)
    return {
        "curses": list(curses),
        "discs": ["two_adepts", "two_influence", "extra_turn", "triple_influence"][:many],
        "emptied": ["upper_right", "lower_right", "lower_left", "upper_left"][:many],
        **more,
    }


class TestWords(Words):
    game = GAME
    slips = {"en": r"\b1 Adepts|\b1 blades", "fr": r"\b1 Adeptes|\b1 lames"}
    slipped = [
        ("en", "Ada gains 1 Adepts."), ("en", "Ada draws 1 blades."), ("en", "Ada  passes."), ("en", "Ada passes.."),
        ("en", "Ada plays oracle_1."), ("fr", "Ada gagne 1 Adeptes."),
        ("fr", "Ada pioche 1 lames."), ("fr", "{ $seat }"),
    ]  # fmt: skip
    named_otherwise = ("blade", "payment")  # see PantacleGame.label
    silent = ("point", "sacrifice", "resource", "phase", "keeper", "blade", "payment")
    random_games = 20
    fewest_decisions = 5

    @classmethod
    def made_of_names(cls) -> set[str]:
        return {
            *(f"{thing}-effect" for thing in things(GAME, *TOLD)),
            *(message("draw-column", column) for column in COLUMNS),
        }

    @classmethod
    def awkward_positions(cls) -> list[petteia.Table]:
        hounds = ["hound_1", "hound_2", "matriarch_1"]
        swallowing = [{"frame": "ExhaustionSource", "seat": 0, "resource": "adepts", "units": 2}]
        exhausted = cursed("exhaustion_1", "exhaustion_5", "exhaustion_6", "exhaustion_7", face_down="exhaustion_7")
        tables = [
            position(cursed("closed_doors", powers=["hunt"]), {}, {}, marked="extortion"),
            position(cursed("indiscretion"), {}, {}),
            position({"powers": ["bewitchment"]}, {}, {}),
            position(cursed("denial", powers=["protection"]), {}, {}),
            position(cursed("denial", adepts=3), {}, {}),
            position({}, {}, {}, marked="hunt", agenda=[{"frame": "DividedChoice", "seat": 0}]),
            position({**exhausted, "powers": ["protection"]}, {}, {}, marked="hunt", agenda=swallowing),
            position({}, {"hand": hounds}, {}, agenda=bribing("extortion")),
            position({}, {"hand": hounds}, {}, agenda=bribing("recruitment")),
            position({}, cursed("scorned_by_the_pack", hand=hounds), {}, agenda=bribing("extortion")),
            position({}, cursed("greedy_keepers", hand=hounds), {}, agenda=bribing("extortion")),
            position({}, {"hand": hounds}, {}, marked="hunt", agenda=[{"frame": "BribeMore", "seat": 1}]),
            position(cursed("restless_night"), {}, {}, marked="hunt", agenda=discarding(1), discard=["oracle_1"]),
            position({}, {}, {}, marked="hunt", agenda=discarding(0)),
        ]
        choosing = position({"influence": 9, "adepts": 3}, {}, {})
        for move in ("place upper_left two_adepts", "draw", "stop"):
            choosing.play(0, move)
        return [*tables, choosing]


def test_the_text_of_a_thing_has_its_amount_where_there_is_one() -> None:
    box = GAME.open_box(None)
    assert isinstance(box, PantacleBox)
    for told, amounts in (
        ("favor", box.favor_amount),
        ("power", [0] * len(box.kinds["power"].names)),
        ("location", box.location_amount),
        ("curse", box.curse_amount),
    ):
        for thing, amount in zip(things(GAME, told), amounts, strict=True):
            assert not TestWords.variables(thing)
            assert TestWords.variables(f"{thing}-effect") == ({"amount"} if amount else set()), thing


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_of_a_thing_reads_well(code: str) -> None:
    book = petteia.new(GAME, players=3).book(code)
    for thing in things(GAME, *TOLD):
        for amount in (0, 1, 2, 5):
            TestWords.check(book.format(f"{thing}-effect", {"amount": amount}), code)


def test_a_sentence_knows_its_parts() -> None:
    t = petteia.new(GAME, players=3, names=["Ada", "Bob", "Cy"])
    said = t.say({"event": "stolen", "seat": 0, "whose": 2, "amount": 1}, "fr")
    assert said == "Ada vole 1 Influence à Cy."
    assert said.parts == [("seat", "Ada"), ("", " vole 1 Influence à "), ("seat", "Cy"), ("", ".")]


# Some of it, word for word


def test_a_gain_of_nothing_says_why() -> None:
    t = petteia.new(GAME, players=3, names=["Ada", "Bob", "Cy"])
    nothing = {"event": "gained-influence", "seat": 0, "amount": 0}
    assert t.say(nothing, "en") == "Ada gains no Influence: the reserve is empty."
    assert t.say(nothing, "fr") == "Ada ne gagne pas d’Influence\u00a0: la réserve est vide."


def test_numbers_take_their_plural() -> None:
    t = petteia.new(GAME, players=3, names=["Ada", "Bob", "Cy"])
    one, two = ({"event": "gained-adepts", "seat": 0, "amount": amount} for amount in (1, 2))
    assert [t.say(one, "en"), t.say(two, "en")] == ["Ada gains 1 Adept.", "Ada gains 2 Adepts."]
    assert [t.say(one, "fr"), t.say(two, "fr")] == ["Ada gagne 1 Adepte.", "Ada gagne 2 Adeptes."]


def test_a_payment_is_named_blade_by_blade() -> None:
    t = position({}, {"resolve": 2, "hand": ["oracle_2", "hound_1", "scholar_3"]}, {}, agenda=bribing("recruitment"))
    passing, paying = t.options(1)
    assert t.say(passing, "en") == "Pass"
    assert t.say(paying, "en") == "Bribe with Oracle 2 (full), Hound 1 (waxing) and the Resolve Bonus Hound"
    assert t.say(paying, "fr").startswith("Détourner avec Oracle 2 (pleine), Limier 1 (croissante) et le Limier du ")
