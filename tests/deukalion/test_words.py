"""Deukalion in words: every sentence that the code can ask for is there in both languages, and reads well."""

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
from petteia.games.deukalion import GAME
from petteia.games.deukalion.components import CARD, CHEST, DEEDS, DELIVER, MOST_PLAYERS, Deed, DeukalionBox
from petteia.games.deukalion.events import EVENTS
from petteia.games.deukalion.terminal import LEGEND, OWNED, PLAYER
from petteia.games.deukalion.view import deed
from petteia.games.deukalion.words import TOLD, deed_text
from petteia.kernel.agenda import Choice, Frame
from petteia.kernel.text import CLOSE, KERNEL_TEXT, LANGUAGES, MIDDLE, OPEN

from .arrange import acting, dump, frame, position, sailing

SOURCES = Path(__file__).parents[2] / "petteia" / "games" / "deukalion"
LABELLED_OTHERWISE = ("square", "pursuit", "copy")  # see words.label
IN_POINTS = ("spear_of_ares", "aegis")  # cards whose number is told in points
NAMES = ["Ada", "Böb", "Çem", "Dot"]
RANDOM_GAMES = [(2 + n % 3, n) for n in range(12)]


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
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                first = node.args[0]
                if node.func.attr in ("format", "say") and isinstance(first, ast.Constant):
                    found.add(str(first.value))
    return found


def asked_for() -> set[str]:
    """Every message of the game that code can ask for."""
    kinds = [kind for kind in GAME.open_box(None).kinds if kind not in LABELLED_OTHERWISE]
    return {
        *things(*kinds),
        *(f"{thing}-effect" for thing in things("card", *TOLD)),
        *(dashed("deed", what) for what in DEEDS),
        *(dashed("move", verb) for verb in verbs()),
        *(dashed("prompt", choice.name) for choice in choices()),
        *(dashed("event", kind.name) for kind in EVENTS),
        *(dashed("event", kind.name, "seen") for kind in EVENTS if kind.secret),
        *(dashed("draw", name) for name in (*CHEST.names, *OWNED)),
        *(dashed("draw-column", column) for column in PLAYER),
        *(dashed("draw-legend", sign) for sign in LEGEND),
        *(dashed("option", option.name, *more) for option in GAME.options for more in ((), ("note",))),
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


def test_no_message_uses_a_variable_that_it_is_not_given() -> None:
    """In all variants of a message, also those that no random game reaches. Refusals are all tried further down."""
    for verb, kinds in verbs().items():
        assert variables(dashed("move", verb)) == set(kinds)
    for choice in choices():
        assert variables(dashed("prompt", choice.name)) <= {name for name, _ in choice.fields}
    for kind in EVENTS:
        parts = {name for name, _ in kind.parts}
        assert variables(dashed("event", kind.name)) <= parts
        if kind.secret:
            assert kind.secret[0] in variables(dashed("event", kind.name, "seen")) <= {*parts, kind.secret[0]}
    box = GAME.open_box(None)
    assert isinstance(box, DeukalionBox)
    for name, amount in zip(CARD.names, box.amount, strict=True):
        told = {"points" if name in IN_POINTS else "amount"} if amount else set()
        assert variables(dashed("card", name, "effect")) == told, name
    for thing in things(*TOLD):
        assert not variables(f"{thing}-effect")


def test_french_is_set_with_its_own_signs() -> None:
    text = (GAME.text / "fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(r".{9} [;:!?»]", text), "an ordinary space before a sign"
    assert not re.findall(r".{9}[^\s\u00a0][;!?»]", text), "no space before a sign"
    assert "'" not in text


@pytest.mark.parametrize("name", ["seat", "whose"])
def test_french_puts_nothing_before_a_name_that_would_have_to_be_elided(name: str) -> None:
    text = (GAME.text / "fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(rf"\b(?:de|que|le|la|du|au) {{ \${name} }}", text)


# What comes out


SLIPS = (
    r"  |\.\.|"
    r"\b1 (?:hoplites|chests|cards|squares|steps|shields|skulls|spaces|honour points|points|Action cards)\b|"
    r"\b1 (?:coffres|cartes|cases|boucliers|crânes|emplacements|places|points)\b"
)


def check(sentence: str) -> None:
    """A sentence without anything left over from its making."""
    assert sentence.strip() == sentence != ""
    assert not set(sentence) & {OPEN, MIDDLE, CLOSE, "\u2068", "\u2069", "{", "}", "$", "_"}, sentence
    assert not re.search(SLIPS, sentence), sentence


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
                check(t.prompt(seat, code))
            moves |= {str(move): move for move in t.options(seat)}
    told = {json.dumps(event): event for viewer in (*range(players), None) for event in t.events(viewer)}
    for code in LANGUAGES:
        for move in moves.values():
            check(t.say(move, code))
        for event in told.values():
            check(t.say(event, code))
        check(t.prompt(None, code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_reads_well_whatever_its_numbers(code: str) -> None:
    t = petteia.new(GAME, players=3, names=NAMES[:3])
    box = t.state.box
    for kind in EVENTS:
        for number in (0, 1, 2, 3, 7, 28):
            told: dict[str, Any] = {"event": kind.name}
            for name, shape in kind.parts:
                told[name] = number if shape == "amount" else 1 if shape == "seat" else box.kinds[shape].names[-1]
            check(t.say(told, code))
            for count in range(3 if kind.secret else 0):
                assert kind.secret
                told[kind.secret[0]] = list(box.kinds[kind.secret[1]].names[-count:]) if count else []
                check(t.say(told, code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_prompt_reads_well_whatever_its_numbers(code: str) -> None:
    t = petteia.new(GAME, players=2, names=NAMES[:2])
    book = t.book(code)
    for choice in choices():
        for number in (0, 1, 2, 3):
            args: dict[str, str | int] = {}
            for name, shape in choice.fields:
                args[name] = min(number, 1) if shape == "flag" else number if shape == "amount" else "x"
            check(book.format(dashed("prompt", choice.name), args))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_move_reads_well_and_unlike_any_other(code: str) -> None:
    t = petteia.new(GAME, players=4)
    said = [t.say(move, code) for move in t.state.box.words.moves]
    for sentence in said:
        check(sentence)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_has_a_name_and_what_does_something_tells_it(code: str) -> None:
    book = petteia.new(GAME, players=2).book(code)
    box = GAME.open_box(None)
    silent = ("square", "chest", "deed", "turn", "slot", "face")
    for kind, known in box.kinds.items():
        for n in range(len(known.names)):
            check(GAME.label(book, box, kind, n))
            told = GAME.effect(book, box, kind, n)
            if kind in silent:
                assert told == ""
            else:
                check(told)
                assert told.endswith(".")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_of_a_thing_reads_well_whatever_its_numbers(code: str) -> None:
    book = petteia.new(GAME, players=2).book(code)
    for number in (0, 1, 2, 5):
        numbers = {"amount": number, "points": number / 2}
        for thing in things("card"):
            check(book.format(f"{thing}-effect", numbers))
        places = {"value": number, "spaces": number, "hoplites": number, "honour": number}
        for place in ("city-effect", "settlement-effect"):
            check(book.format(place, places))
        for what in range(len(DEEDS)):
            chests = (number, 1, 0, 0, 0) if what == DELIVER else (0,) * len(CHEST.names)
            check(deed_text(book, deed(Deed(what, chests, 4, number))))


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
    for code in LANGUAGES:
        assert "nobody" in petteia.new(GAME).book(code).format("option-youngest-note")


# Refusals


def reclaiming(limit: int, dumped: int = 0, all: bool = False, lyre: bool = False) -> list[dict[str, Any]]:
    return [frame("Reclaim", 0, limit=limit, dumped=dumped, all=int(all), lyre=int(lyre))]


def awkward_positions() -> list[petteia.Table]:
    """Positions that between them know every way to refuse a move."""
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
        position({**full, "secret": "p11"}, {}, agenda=[frame("Deliver", 0, chosen=["red"])], display=["p08", "p10"]),
        position({"hand": ["rally"]}, {}, agenda=[frame("OfferCards", 0, pursuit="p01", amount=1)]),
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


def refuse_all(t: petteia.Table) -> set[str]:
    """Try every move of the vocabulary, in both languages; the messages of the game that refused them."""
    used: set[str] = set()
    words = t.state.box.words.moves
    for seat in range(t.players):
        options = t.options(seat)
        choice = t.state.choice(seat)
        for move in words if choice else words[:: len(words) // 9]:
            for code in LANGUAGES:
                told = copy_context().run(why_in, t, seat, move, code)
                if move in options:
                    assert told is None
                else:
                    assert told is not None
                    check(told[1])
            if choice and move.verb.name in choice.verbs and move not in options:
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


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_at_random_moments_is_legal_or_refused_in_words(players: int) -> None:
    seen: set[str] = set()
    for t in random_game(players, seed=players):
        decision = t.view(t.pending[0])["decision"] if t.pending else "over"
        if decision not in seen:
            seen.add(decision)
            refuse_all(t)
    assert len(seen) > 8
