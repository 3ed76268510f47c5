"""Panthalos in words: every sentence that the code can ask for is there in both languages, and reads well."""

from __future__ import annotations

from pathlib import Path

import pytest

import petteia
from petteia.games.panthalos import GAME
from petteia.games.panthalos.components import BASE, BONUS, GOOD, INCOMES, LOCATION, SPACE, TOKEN, UNDERWORLD
from petteia.games.panthalos.terminal import COLUMNS, FINAL, LEGEND, MARKS, REMOVED, STACKS
from petteia.games.panthalos.words import LABELS
from petteia.kernel.text import LANGUAGES, message

from ..words import Words, arguments, things, verbs
from .arrange import frame, position

NUMBERS = (0, 1, 2, 3, 7, 20)
COUNTED = {
    "en": "point disc Good Titan Reinforcement token promotion figure",
    "fr": "point jeton marchandise Titan renfort tuile personnage disciple armure vin huile peau tissu promotion",
}
MISCOUNTED = {  # one of them in the plural, or several of them in the singular; nought is singular in French
    code: rf"\b1 {kind}(?:{each})[sx]\b|(?<!:)\b(?:{zero}[2-9]|\d\d+) {kind}(?:{each})\b(?! \d)"
    for code, zero in (("en", "0|"), ("fr", ""))
    for each, kind in [(COUNTED[code].replace(" ", "|"), "(?:basic |refined |further )?")]
}
UGLY = {
    "en": r"\ba [aeio]\w+ (?:Ship|Artisan|Titan|Reinforcement)",
    "fr": r"\b(?:de|du|le|la) (?:air|eau|olives|huile|armure|Agora|Art|Oraculum|Agro|Arena)\b",
}
RAW = rf"\b[mu]\d\d\b|\b(?:{'|'.join(LOCATION.names)})\b"  # ids; a location has capitals, or in French one


class TestWords(Words):
    game = GAME
    slips = {code: f"{MISCOUNTED[code]}|{UGLY[code]}|{RAW}" for code in LANGUAGES}
    slipped = [
        ("en", "Ada takes 1 discs."),
        ("en", "Ada scores 0 point."),
        ("en", "for 2 refined Good"),
        ("en", "Ada takes a iron Ship."),
        ("en", "Ada sells to m01."),
        ("en", "Evaluation: agora."),
        ("fr", "Ada marque 2 point."),
        ("fr", "un Titan de air 5"),
        ("fr", "Résolution\u00a0: agora."),
        ("fr", "{ $seat }"),
    ]
    named_otherwise = tuple(LABELS)
    silent = ("element", "die")
    every_move = False

    @classmethod
    def made_of_names(cls) -> set[str]:
        elements = GAME.open_box(None).kinds["element"].names
        return {
            *(message("token", name) for name in TOKEN.names[:12]),
            *(message("artisan", name) for name in TOKEN.names[5:12]),
            *(message(kind, element) for kind in ("reinforcement", "titan", "underworld") for element in elements),
            *(message(kind, "effect") for kind in ("good-basic", "good-refined", "reinforcement", "titan")),
            *(message("merchant", good) for good in GOOD.names[5:]),
            *(message("bonus", bonus, what) for bonus in BONUS.names for what in ("amount", "effect")),
            *(f"{location}-effect" for location in things(GAME, "location")),
            *(message("income", what) for what in INCOMES[1:]),
            *(message("space", side) for side in ("small", "large")),
            *(message("figure", name) for name in ("leader", "promoted")),
            *(
                message("place", name, *more)
                for name in ("unhired", "available", "resting")
                for more in ((), ("effect",))
            ),
            *(message("draw", name) for name in (*MARKS, *FINAL)),
            *(message("draw-column", name) for name in COLUMNS),
            *(message("draw-stack", name) for name in STACKS),
            *(message("draw-gone", name) for name in REMOVED),
            *(message("draw-legend", name) for name in LEGEND),
        }

    @classmethod
    def awkward_positions(cls) -> list[petteia.Table]:
        placed = {"leader": "agro_1"}
        merchants = {"merkator": ["m01"], "port": ["iron_ship"]}
        crowded = {"leader": "agora_2", "workers": ["available:2", "available:2", "polis_1:2"]}
        masters = {"titans": ["fire_6", "air_9", "fire_5"], "tokens": ["fire_2", "air_1"]}
        return [
            petteia.new(GAME, players=5, seed=1),
            position({"tokens": ["iron_artisan"]}, crowded, {}, polis={"polis_2": 1}, **merchants),
            position({**placed, "workers": ["available:2"], "tokens": ["iron_artisan"] * 2, "goods": ["iron"]}, {}),
            position({**placed, "workers": ["available:promoted"], "tokens": ["iron_artisan"] * 2, "discs": 0}, {}),
            position({"tokens": ["any_artisan"], "discs": 1, "goods": ["iron"]}, {}),
            position(
                {"leader": "foro_1", "workers": ["available:1", "available:2"]},
                {},
                agenda=[frame("ForoPartner", 0)],
            ),
            position(
                {"goods": ["grapes", "wine", "hides", "oil"]},
                {},
                agenda=[frame("DeliverGood", 0, many=2, lowest="wine")],
            ),
            position(
                {"goods": ["grapes", "cattle", "wine"]},
                {},
                agenda=[frame("RefineGood", 0, many=2, lowest="grapes")],
            ),
            # Ranks
            position(
                {"workers": ["available:2", "available:3", "resting:6"]},
                {},
                {},
                agenda=[frame("TrainWorker", 0, many=1, first="available:rank_4")],
            ),
            position(
                {"workers": ["available:2", "agora_2:6", "resting:3"]},
                {},
                {},
                agenda=[frame("PromoteTarget", 0)],
            ),
            position({"workers": ["available:2", "resting:1", "resting:3"]}, {}, agenda=[frame("Demote", 0)]),
            # Displays
            position({}, {}, agora=["grapes", "iron", "iron"], agenda=[frame("TakeGoods", 0)]),
            position({}, {}, agora=["iron"], agenda=[frame("TakeGoods", 0)]),
            position({}, {}, phalanx=["air_1", "fire_2", "fire_2"], agenda=[frame("Recruit", 0)]),
            position({}, {}, phalanx=["air_1"], agenda=[frame("Recruit", 0)]),
            position({}, {}, art=["iron_artisan"], agenda=[frame("ArtChoose", 0)]),
            position(
                {"tokens": ["iron_ship", "air_1"], "titans": ["fire_6"]},
                {},
                agenda=[frame("TokenSale", 0, picked=["air_1"])],
            ),
            # Polis and foro
            position(
                {"workers": ["polis_1:2", "polis_2:2", "polis_3:3"], "discs": 2},
                {},
                agenda=[frame("PolisAllocate", 0, many=2, lowest="polis_1")],
            ),
            position({"leader": "foro_1", "discs": 0}, {}, agenda=[frame("ForoChoose", 0)]),
            position({"leader": "foro_1", "tokens": ["air_1"]}, {}, agenda=[frame("ForoChoose", 0)]),
            position({"leader": "foro_1", "tokens": ["air_1"] * 2}, {}, {}, agenda=[frame("ForoChoose", 0)]),
            position(
                {"tokens": ["air_1", "iron_ship", "fire_2"]},
                {},
                agenda=[frame("ForoDiscard", 0, rank="rank_2", place="available", picked=["air_1"])],
            ),
            # Forces
            position(masters, {}, underworld=["u01"], agenda=[frame("Defend", 0, picked=[])]),
            position(masters, {}, underworld=["u02"], agenda=[frame("Defend", 0, picked=["fire_2"])]),
            position({"laid": ["fire_6", "air_9"]}, {}, agenda=[frame("KeepTitan", 0, lowest="fire_5")]),
            position(
                {"leader": "agro_1", "titans": ["earth_7"]},
                {"leader": "titanus_1"},
                {"leader": "agro_1"},
                challenged=[2],
                agenda=[frame("ArenaChallenge", 0)],
            ),
            position(
                {**masters, "led": "art"},
                {"led": "art"},
                agenda=[frame("DuelOpen", 0, against=1, picked=[])],
            ),
            position(
                {**masters, "led": "art"},
                {"led": "art", "laid": ["fire_9"]},
                agenda=[frame("DuelDefend", 0, against=1, picked=["fire_2"])],
            ),
            position(
                {**masters, "led": "art", "laid": ["fire_7"]},
                {"led": "art", "laid": ["fire_9"]},
                agenda=[frame("DuelRaise", 0, against=1, picked=["fire_2"])],
            ),
        ]  # fmt: skip


def test_a_second_thing_of_the_same_kind_has_its_own_name() -> None:
    assert arguments(verbs(GAME)["take_goods"]) == {"good", "good2"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_of_a_thing_reads_well_whatever_its_numbers(code: str) -> None:
    book = petteia.new(GAME, players=2).book(code)
    told = {*TestWords.made_of_names(), *things(GAME, "good", "element", "bonus", "location")}
    for text in sorted(told | {"n-points", "n-discs", "cost-discs", "n-goods", "n-tokens"}):
        for number in NUMBERS:
            args: dict[str, str | int] = dict.fromkeys(TestWords.variables(text), number)
            args |= dict.fromkeys(TestWords.variables(text) & {"basic", "refined", "effect"}, "x")
            TestWords.check(book.format(text, args), code)


def test_a_sentence_knows_its_parts() -> None:
    t = petteia.new(GAME, players=3, names=["Ada", "Bob", "Cy"])
    said = t.say({"event": "placed", "seat": 0, "figure": "rank_3", "space": "agora_2"}, "fr")
    assert said == "Ada place un disciple de valeur 3 sur Agora 2."
    assert said.parts == [
        ("seat", "Ada"), ("", " place "), ("figure", "un disciple de valeur 3"), ("", " sur "), ("space", "Agora 2"),
        ("", "."),
    ]  # fmt: skip
    assert said.names == ["0", "", "rank_3", "", "agora_2", ""]


# Some of it, word for word


@pytest.mark.parametrize(
    ("move", "english", "french"),
    [
        ("place rank_3 agora_1", "Place a Worker of rank 3 on AGORA 1", "Placer un disciple de valeur 3 sur Agora 1"),
        ("place leader titanus_1", "Place the Leader on TITANUS", "Placer le maître sur Titanus"),
        (
            "sell m01",
            "Sell to the Merchant who gives 8 points, 2 Titans and a look at 2 Underworld tokens "
            "for armor and cloth ×2",
            "Livrer le marchand qui donne 8 points, 2 Titans et 2 calamités à consulter contre 1 armure et 2 tissus",
        ),
        (
            "activate iron_artisan",
            "Activate your iron Artisan (1 disc: iron becomes armor)",
            "Activer votre artisan du fer (1 jeton action\u00a0: le fer devient une armure)",
        ),
        ("lay fire_9", "Lay the fire Titan 9", "Dévoiler le Titan de feu 9"),
        ("lay air_2", "Lay the air Reinforcement +2", "Dévoiler le renfort d’air +2"),
        (
            "promote rank_2 resting",
            "Promote a Worker of rank 2 by one rank (resting)",
            "Promouvoir de 1 un disciple de valeur 2 (au repos)",
        ),
        ("take_goods olives iron", "Take two Goods: olives and iron", "Prendre deux marchandises\u00a0: olives et fer"),
        ("challenge 1", "Challenge Bob", "Défier Bob"),
    ],
)
def test_moves_word_for_word(move: str, english: str, french: str) -> None:
    t = petteia.new(GAME, players=2, names=["Ada", "Bob"])
    assert t.say(t.find(move), "en") == english
    assert t.say(t.find(move), "fr") == french


def test_numbers_take_their_plural() -> None:
    t = petteia.new(GAME, players=2, names=["Ada", "Bob"])
    shipped = {"event": "shipped", "seat": 0, "token": "iron_ship", "amount": 1, "points": 1}
    assert t.say(shipped, "en") == "Ada ships 1 Good with the iron Ship and scores 1 point."
    assert t.say(shipped, "fr") == "Ada expédie 1 marchandise avec le bateau de fer et marque 1 point."
    shipped |= {"amount": 2, "points": 3}
    assert t.say(shipped, "en") == "Ada ships 2 Goods with the iron Ship and scores 3 points."
    assert t.say(shipped, "fr") == "Ada expédie 2 marchandises avec le bateau de fer et marque 3 points."


def test_who_has_no_disc_loses_none() -> None:
    t = petteia.new(GAME, players=2, names=["Ada", "Bob"])
    yielded = {"event": "not-defended", "seat": 0, "amount": 0}
    assert t.say(yielded, "en") == "Ada does not defend, and has no disc to lose."
    assert t.say({**yielded, "amount": 1}, "en") == "Ada does not defend and loses 1 disc to the collection box."


def test_what_is_secret_is_told_only_to_those_who_saw_it() -> None:
    t = petteia.new(GAME, players=3, names=["Ada", "Bob", "Cy"])
    drawn = {"event": "drew-titans", "seat": 0, "amount": 2}
    assert t.say(drawn, "en") == "Ada draws 2 Titans."
    assert t.say({**drawn, "titans": ["air_5", "fire_9"]}, "en") == "Ada draws 2 Titans: air Titan 5 and fire Titan 9."
    assert t.say({**drawn, "titans": ["air_5", "fire_9"]}, "fr") == (
        "Ada tire 2 Titans\u00a0: Titan d’air 5 et Titan de feu 9."
    )


def test_what_things_do() -> None:
    english, french = [petteia.new(GAME, players=2).book(code) for code in LANGUAGES]
    box = GAME.open_box(None)
    u01, any_artisan = UNDERWORLD.decode("u01"), TOKEN.decode("any_artisan")
    assert GAME.effect(english, box, "underworld", u01) == (
        "Attacks every player in the KRYPT with fire, strength 8 and the TEMPLUM value of the round. "
        "Whoever defends scores 5 points."
    )
    assert GAME.effect(english, box, "token", any_artisan).startswith("Refines one basic Good of any kind for 2 discs.")
    assert GAME.effect(french, box, "token", TOKEN.decode("olives_artisan")).startswith(
        "Manufacture une marchandise (olives → huile) pour 1 jeton action."
    )


def test_a_space_tells_what_it_asks_for_on_each_side_of_the_board() -> None:
    book = petteia.new(GAME, players=2).book("en")
    box = GAME.open_box(None)

    def told(space: str) -> str:
        return GAME.effect(book, box, "space", SPACE.decode(space))

    assert told("foro_1") == "Takes a Worker of rank 2 or more, or a Leader."
    assert told("polis_1") == (
        "Takes a Worker of rank 2 or more, but no Leader. The disc laid here brings 2 Titans, only once."
    )
    assert told("art_2") == (
        "2 or 3 players – Takes a Worker of rank 2 or more, or a Leader. "
        "4 or 5 players – Takes a Worker of rank 3 or more, or a Leader."
    )
    assert told("agora_4") == "4 or 5 players – Takes a Worker of rank 1 or more, or a Leader."
    assert told("agora_5") == "Not on this board."


def test_an_edition_speaks_of_its_own_numbers(tmp_path: Path) -> None:
    text = BASE.read_text(encoding="utf-8").replace('name = "base"', 'name = "other"')
    text = text.replace("iron = { count = 2, cost = 1", "iron = { count = 2, cost = 3")
    text = text.replace("promotion = { amount = 1", "promotion = { amount = 2")
    text = text.replace('income = "titans 2 once"', 'income = "goods 3"')
    edition = tmp_path / "other.toml"
    edition.write_text(text, encoding="utf-8")
    t = petteia.new(GAME, players=2, edition=edition)
    assert t.say(t.find("engage iron_artisan"), "en") == "Take the iron Artisan (3 discs: iron becomes armor)"
    assert "6 points and 2 promotions" in t.say(t.find("sell m04"), "en")
    assert GAME.effect(t.book("en"), t.state.box, "space", 0).endswith("brings 3 basic Goods in every round.")
