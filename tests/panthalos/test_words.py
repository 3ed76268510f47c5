"""Panthalos in words: every sentence that the code can ask for is there in both languages, and reads well."""

from __future__ import annotations

import ast
import json
import random
import re
from collections.abc import Iterator
from contextvars import copy_context
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import petteia
from petteia.games.panthalos import GAME
from petteia.games.panthalos.components import BASE, BONUS, GOOD, INCOMES, SPACE, TOKEN, UNDERWORLD
from petteia.games.panthalos.events import EVENTS
from petteia.games.panthalos.terminal import COLUMNS, FINAL, LEGEND, MARKS, REMOVED, STACKS
from petteia.kernel.agenda import Choice, Frame
from petteia.kernel.text import CLOSE, KERNEL_TEXT, LANGUAGES, MIDDLE, OPEN

from .arrange import frame, position

SOURCES = Path(__file__).parents[2] / "petteia" / "games" / "panthalos"
NAMED = ("good", "element", "bonus", "location")  # kinds whose things each have a message; for others see words.LABELS
NAMES = ["Ada", "Böb", "Çem", "Dot", "Eve"]
RANDOM_GAMES = [(2 + n % 4, n) for n in range(12)]
NUMBERS = (0, 1, 2, 3, 7, 20)


# What the code asks for


def choices() -> list[type[Choice[Any]]]:
    frames: tuple[type[Frame], ...] = GAME.frames
    return [frame for frame in frames if issubclass(frame, Choice)]


def verbs() -> dict[str, tuple[str, ...]]:
    return {move.verb.name: move.verb.kinds for move in GAME.open_box(None).words.moves}


def dashed(*words: str) -> str:
    return "-".join(words).replace("_", "-")


def things(*kinds: str) -> list[str]:
    box = GAME.open_box(None)
    return [dashed(kind, name) for kind in kinds for name in box.kinds[kind].names]


def written_in_sources() -> set[str]:
    """Whole message ids that stand in the sources: refusals, the drawing, and what is formatted by name."""
    found: set[str] = set()
    for source in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if re.fullmatch(r"(why|draw)(-[a-z]+)+", node.value):
                    found.add(node.value)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                found |= whole_ids(node.args[0]) if node.args and node.func.attr in ("format", "say") else set()
    return found


def whole_ids(asked: ast.expr) -> set[str]:
    """The id that stands there, or both of `one if this else other`."""
    if isinstance(asked, ast.IfExp):
        return whole_ids(asked.body) | whole_ids(asked.orelse)
    return {asked.value} if isinstance(asked, ast.Constant) and isinstance(asked.value, str) else set()


def made_of_names() -> set[str]:
    """Messages whose ids the code puts together."""
    elements = GAME.open_box(None).kinds["element"].names
    return {
        *things(*NAMED),
        *(dashed("token", name) for name in TOKEN.names[:12]),
        *(dashed("artisan", name) for name in TOKEN.names[5:12]),
        *(dashed(kind, element) for kind in ("reinforcement", "titan", "underworld") for element in elements),
        *(dashed(kind, "effect") for kind in ("good-basic", "good-refined", "reinforcement", "titan")),
        *(dashed("merchant", good) for good in GOOD.names[5:]),
        *(dashed("bonus", bonus, what) for bonus in BONUS.names for what in ("amount", "effect")),
        *(f"{location}-effect" for location in things("location")),
        *(dashed("income", what) for what in INCOMES[1:]),
        *(dashed("space", side) for side in ("small", "large")),
        *(dashed("figure", name) for name in ("leader", "promoted")),
        *(dashed("place", name, *more) for name in ("unhired", "available", "resting") for more in ((), ("effect",))),
        *(dashed("draw", name) for name in (*MARKS, *FINAL)),
        *(dashed("draw-column", name) for name in COLUMNS),
        *(dashed("draw-stack", name) for name in STACKS),
        *(dashed("draw-gone", name) for name in REMOVED),
        *(dashed("draw-legend", name) for name in LEGEND),
    }


def asked_for() -> set[str]:
    """Every message of the game that code can ask for."""
    return {
        *made_of_names(),
        *(dashed("move", verb) for verb in verbs()),
        *(dashed("prompt", choice.name) for choice in choices()),
        *(dashed("event", kind.name) for kind in EVENTS),
        *(dashed("event", kind.name, "seen") for kind in EVENTS if kind.secret),
        *(written_in_sources() - set(messages(KERNEL_TEXT, "en"))),
    }


# What the files hold


@cache
def entries(folder: Path, code: str) -> list[ftl.EntryType]:
    text = (folder / f"{code}.ftl").read_text(encoding="utf-8")
    return [entry for entry in FluentParser().parse(text).body if not isinstance(entry, ftl.BaseComment)]


def messages(folder: Path, code: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(folder, code) if isinstance(entry, ftl.Message)}


class Mentions(Visitor):
    """The variables and the other messages that an entry mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def mentions(message: str, code: str) -> Mentions:
    seen = Mentions()
    seen.visit(messages(GAME.text, code)[message])
    return seen


def with_mentioned(found: set[str], code: str) -> set[str]:
    """These messages, and those that they are made of."""
    more = {other for message in found for other in mentions(message, code).messages}
    return found if more <= found else with_mentioned(found | more, code)


@cache
def variables(message: str, code: str = "en") -> set[str]:
    """What a message must be given, for itself and for the messages that it is made of."""
    return {name for part in with_mentioned({message}, code) for name in mentions(part, code).variables}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_file_holds_exactly_what_the_code_asks_for(code: str) -> None:
    asked, held = asked_for(), set(messages(GAME.text, code))
    assert sorted(asked - held) == [], "missing"
    assert sorted(held - with_mentioned(asked, code)) == [], "never used"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_file_is_well_formed(code: str) -> None:
    found = entries(GAME.text, code)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))
    assert len(names) == len(found)


def test_a_message_uses_the_same_variables_in_both_languages() -> None:
    assert set(messages(GAME.text, "en")) == set(messages(GAME.text, "fr"))
    for message in messages(GAME.text, "en"):
        assert variables(message, "en") == variables(message, "fr"), message


def arguments(kinds: tuple[str, ...]) -> set[str]:
    """What the sentence of a move is given: its kinds, and a second one of the same kind with a 2."""
    return {f"{kind}{kinds[: n + 1].count(kind)}".removesuffix("1") for n, kind in enumerate(kinds)}


def test_no_message_uses_a_variable_that_it_is_not_given() -> None:
    """In all variants of a message, also those that no random game reaches. Refusals are all tried further down."""
    assert arguments(verbs()["take_goods"]) == {"good", "good2"}
    for verb, kinds in verbs().items():
        assert variables(dashed("move", verb)) == arguments(kinds), verb
    for choice in choices():
        assert variables(dashed("prompt", choice.name)) <= {name for name, _ in choice.fields}, choice.name
    for kind in EVENTS:
        parts = {name for name, _ in kind.parts}
        assert variables(dashed("event", kind.name)) <= parts, kind.name
        if kind.secret:
            assert kind.secret[0] in variables(dashed("event", kind.name, "seen")) <= {*parts, kind.secret[0]}


def test_french_is_set_with_its_own_signs() -> None:
    text = (GAME.text / "fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(r".{9} [;:!?»]", text), "an ordinary space before a sign"
    assert not re.findall(r".{9}[^\s\u00a0][;!?»]", text), "no space before a sign"
    assert not re.findall(r"« .{9}", text), "an ordinary space after a sign"
    assert "'" not in text


@pytest.mark.parametrize("name", ["seat", "whose", "against"])
def test_french_puts_nothing_before_a_name_that_would_have_to_be_elided(name: str) -> None:
    text = (GAME.text / "fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(rf"\b(?:de|que|le|la|du|au) {{ \${name} }}", text)


# What comes out


COUNTED = {
    "en": "point disc Good Titan Reinforcement token promotion figure",
    "fr": "point jeton marchandise Titan renfort tuile personnage disciple armure vin huile peau tissu promotion",
}
MISCOUNTED = {  # one of them in the plural, or several of them in the singular; nought is singular in French
    code: re.compile(rf"\b1 {kind}(?:{each})[sx]\b|(?<!:)\b(?:{zero}[2-9]|\d\d+) {kind}(?:{each})\b(?! \d)")
    for code, zero in (("en", "0|"), ("fr", ""))
    for each, kind in [(COUNTED[code].replace(" ", "|"), "(?:basic |refined |further )?")]
}
UGLY = {
    "en": re.compile(r"  |\.\.|\ba [aeio]\w+ (?:Ship|Artisan|Titan|Reinforcement)"),
    "fr": re.compile(r"  |\.\.|\b(?:de|du|le|la) (?:air|eau|olives|huile|armure|Agora|Art|Oraculum|Agro|Arena)\b"),
}
LOCATIONS = "|".join(GAME.open_box(None).kinds["location"].names)
RAW = re.compile(rf"\b[mu]\d\d\b|\b(?:{LOCATIONS})\b")  # ids; a location has capitals, or in French one


def check(sentence: str, code: str) -> None:
    """A sentence without anything left over from its making."""
    assert sentence.strip() == sentence != ""
    assert not set(sentence) & {OPEN, MIDDLE, CLOSE, "\u2068", "\u2069", "{", "}", "$", "_"}, sentence
    for slip in (MISCOUNTED[code], UGLY[code], RAW):
        assert not slip.search(sentence), sentence


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
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
    ],
)
def test_a_slip_is_found(code: str, sentence: str) -> None:
    with pytest.raises(AssertionError):
        check(sentence, code)


def random_game(players: int, seed: int) -> Iterator[petteia.Table]:
    """A table before each of the moves of a random game, and after the last."""
    t = petteia.new(GAME, players=players, seed=seed, names=NAMES[:players])
    chance = random.Random(seed)
    yield t
    while not t.over:
        seat = t.pending[0]
        t.play(seat, chance.choice(t.options(seat)))
        yield t


@pytest.mark.parametrize(("players", "seed"), RANDOM_GAMES)
def test_everything_said_in_a_random_game(players: int, seed: int) -> None:
    moves: dict[str, petteia.Move] = {}
    for t in random_game(players, seed):
        for seat in t.pending:
            for code in LANGUAGES:
                check(t.prompt(seat, code), code)
                check(t.prompt((seat + 1) % players, code), code)
            moves |= {str(move): move for move in t.options(seat)}
    told = {json.dumps(event): event for viewer in (*range(players), None) for event in t.events(viewer)}
    for code in LANGUAGES:
        for move in moves.values():
            check(t.say(move, code), code)
        for event in told.values():
            check(t.say(event, code), code)
        check(t.prompt(None, code), code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_reads_well_whatever_its_numbers(code: str) -> None:
    t = petteia.new(GAME, players=3, names=NAMES[:3])
    box = t.state.box
    for kind in EVENTS:
        for number in NUMBERS:
            told: dict[str, Any] = {"event": kind.name}
            for name, shape in kind.parts:
                told[name] = number if shape == "amount" else 1 if shape == "seat" else box.kinds[shape].names[-1]
            check(t.say(told, code), code)
            for count in range(3 if kind.secret else 0):
                assert kind.secret
                told[kind.secret[0]] = list(box.kinds[kind.secret[1]].names[-count:]) if count else []
                check(t.say(told, code), code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_prompt_reads_well_whatever_its_numbers(code: str) -> None:
    t = petteia.new(GAME, players=2, names=NAMES[:2])
    book = t.book(code)
    for choice in choices():
        for number in (0, 1, 2, 3):
            args: dict[str, str | int] = {}
            for name, shape in choice.fields:
                args[name] = number if shape == "amount" else "x"
            check(book.format(dashed("prompt", choice.name), args), code)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_move_reads_well_and_unlike_any_other(code: str) -> None:
    t = petteia.new(GAME, players=5)
    said = [t.say(move, code) for move in t.state.box.words.moves]
    for sentence in said:
        check(sentence, code)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_has_a_name_and_what_does_something_tells_it(code: str) -> None:
    book = petteia.new(GAME, players=2).book(code)
    box = GAME.open_box(None)
    for kind, known in box.kinds.items():
        labels = [GAME.label(book, box, kind, n) for n in range(len(known.names))]
        assert len(set(labels)) == len(labels), kind
        for n, label in enumerate(labels):
            check(label, code)
            told = GAME.effect(book, box, kind, n)
            if kind in ("element", "die"):
                assert told == ""
            else:
                check(told, code)
                assert told.endswith(".")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_of_a_thing_reads_well_whatever_its_numbers(code: str) -> None:
    book = petteia.new(GAME, players=2).book(code)
    for message in sorted(made_of_names() | {"n-points", "n-discs", "cost-discs", "n-goods", "n-tokens"}):
        for number in NUMBERS:
            args: dict[str, str | int] = dict.fromkeys(variables(message), number)
            args |= dict.fromkeys(variables(message) & {"basic", "refined", "effect"}, "x")
            check(book.format(message, args), code)


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


# Refusals


def awkward_positions() -> list[petteia.Table]:
    """Positions that between them know every way to refuse a move."""
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
        position({"leader": "foro_1", "workers": ["available:1", "available:2"]}, {}, agenda=[frame("ForoPartner", 0)]),
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
        position({"workers": ["available:2", "agora_2:6", "resting:3"]}, {}, {}, agenda=[frame("PromoteTarget", 0)]),
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


def refuse_all(t: petteia.Table) -> set[str]:
    """Try every move of the sort that is asked for, and some others; the messages of the game that refused them."""
    used: set[str] = set()
    words = t.state.box.words.moves
    for seat in range(t.players):
        options = t.options(seat)
        choice = t.state.choice(seat)
        asked = [move for move in words if choice and move.verb.name in choice.verbs]
        for move in [*asked, *words[:: len(words) // 9]]:
            for code in LANGUAGES:
                told = copy_context().run(why_in, t, seat, move, code)
                if move in options:
                    assert told is None
                else:
                    assert told is not None
                    check(told[1], code)
            if choice and move in asked and move not in options:
                refusal = choice.why(t.state, move)
                if refusal:
                    used.add(refusal.message)
    return used


def why_in(t: petteia.Table, seat: int, move: petteia.Move, code: str) -> tuple[str | None, petteia.Sentence] | None:
    petteia.use_language(code)
    return t.why(seat, move)


def test_every_refusal_reads_well() -> None:
    used = {message for t in awkward_positions() for message in refuse_all(t)}
    assert used == {message for message in asked_for() if message.startswith("why-")}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_move_at_random_moments_is_legal_or_refused_in_words(players: int) -> None:
    seen: set[str] = set()
    for t in random_game(players, seed=players):
        decision = t.view(t.pending[0])["decision"] if t.pending else "over"
        if decision not in seen:
            seen.add(decision)
            refuse_all(t)
    assert len(seen) > 8
