"""Pantacle in words: every sentence that the code can ask for is there in both languages, and reads well."""

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
from petteia.games.pantacle import GAME
from petteia.games.pantacle.components import PantacleBox
from petteia.games.pantacle.events import EVENTS
from petteia.games.pantacle.terminal import COLUMNS
from petteia.kernel.agenda import Choice, Frame
from petteia.kernel.text import CLOSE, KERNEL_TEXT, LANGUAGES, MIDDLE, OPEN

from .arrange import position

SOURCES = Path(__file__).parents[2] / "petteia" / "games" / "pantacle"
TOLD = ("favor", "power", "location", "curse")  # kinds of things that have a text of their own besides a name
LABELLED_OTHERWISE = ("blade", "payment")  # see PantacleGame.label
RANDOM_GAMES = [(3 + n % 3, n) for n in range(20)]


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
        *(f"{thing}-effect" for thing in things(*TOLD)),
        *(dashed("move", verb) for verb in verbs()),
        *(dashed("prompt", choice.name) for choice in choices()),
        *(dashed("event", kind.name) for kind in EVENTS),
        *(dashed("event", kind.name, "seen") for kind in EVENTS if kind.secret),
        *(dashed("draw-column", column) for column in COLUMNS),
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
    """The variables and terms that an entry mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)


def mentions(entry: ftl.EntryType) -> Mentions:
    seen = Mentions()
    seen.visit(entry)
    return seen


def variables(message: str, code: str = "en") -> set[str]:
    return mentions(messages(GAME.text, code)[message]).variables


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_file_holds_exactly_what_the_code_asks_for(code: str) -> None:
    asked, held = asked_for(), set(messages(GAME.text, code))
    assert sorted(asked - held) == [], "missing"
    assert sorted(held - asked) == [], "never used"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_file_is_well_formed(code: str) -> None:
    found = entries(GAME.text, code)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ftl.Message | ftl.Term)]
    assert sorted(names) == sorted(set(names))
    terms = {entry.id.name for entry in found if isinstance(entry, ftl.Term)}
    assert terms == {term for entry in found for term in mentions(entry).terms}


def test_a_message_uses_the_same_variables_in_both_languages() -> None:
    for message in messages(GAME.text, "en"):
        assert variables(message, "en") == variables(message, "fr"), message


def test_no_message_uses_a_variable_that_it_is_not_given() -> None:
    """In all variants of a message, also those that no random game reaches. Refusals are all tried further down."""
    for verb, kinds in verbs().items():
        given = {kind[:-1] + "s" if kind.endswith("*") else kind for kind in kinds}
        assert variables(dashed("move", verb)) == given
    for choice in choices():
        assert variables(dashed("prompt", choice.name)) <= {name for name, _ in choice.fields}
    for kind in EVENTS:
        parts = {name for name, _ in kind.parts}
        assert variables(dashed("event", kind.name)) <= parts
        if kind.secret:
            assert kind.secret[0] in variables(dashed("event", kind.name, "seen")) <= {*parts, kind.secret[0]}
    box = GAME.open_box(None)
    assert isinstance(box, PantacleBox)
    for told, amounts in (
        ("favor", box.favor_amount),
        ("power", [0] * len(box.kinds["power"].names)),
        ("location", box.location_amount),
        ("curse", box.curse_amount),
    ):
        for thing, amount in zip(things(told), amounts, strict=True):
            assert not variables(thing)
            assert variables(f"{thing}-effect") == ({"amount"} if amount else set()), thing


def test_french_is_set_with_its_own_signs() -> None:
    text = (GAME.text / "fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(r".{9} [;:!?»]", text), "an ordinary space before a sign"
    assert not re.findall(r".{9}[^\s\u00a0][;!?»]", text), "no space before a sign"
    assert "'" not in text


# What comes out


def check(sentence: str) -> None:
    """A sentence without anything left over from its making."""
    assert sentence.strip() == sentence != ""
    assert not set(sentence) & {OPEN, MIDDLE, CLOSE, "\u2068", "\u2069", "{", "}", "$", "_"}, sentence
    assert not re.search(r"  |\.\.|\b1 Adepts|\b1 Adeptes|\b1 lames|\b1 blades", sentence), sentence


def random_game(players: int, seed: int) -> Iterator[petteia.Table]:
    """A table before each of the moves of a random game, and after the last."""
    t = petteia.new("pantacle", players=players, seed=seed, names=["Ada", "Böb", "Çem", "Dot", "Eve"][:players])
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
    t = petteia.new("pantacle", players=3, names=["Ada", "Bob", "Cy"])
    box = t.state.box
    for kind in EVENTS:
        for number in (0, 1, 2, 3, 7):
            told: dict[str, Any] = {"event": kind.name}
            for name, shape in kind.parts:
                told[name] = number if shape == "amount" else 1 if shape == "seat" else box.kinds[shape].names[-1]
            check(t.say(told, code))
            for count in range(3 if kind.secret else 0):
                assert kind.secret
                told[kind.secret[0]] = list(box.kinds[kind.secret[1]].names[-count:]) if count else []
                check(t.say(told, code))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_move_reads_well_and_unlike_any_other(code: str) -> None:
    t = petteia.new("pantacle", players=5)
    said = [t.say(move, code) for move in t.state.box.words.moves]
    for sentence in said:
        check(sentence)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_of_a_thing_reads_well(code: str) -> None:
    book = petteia.new("pantacle", players=3).book(code)
    for thing in things(*TOLD):
        for amount in (0, 1, 2, 5):
            check(book.format(f"{thing}-effect", {"amount": amount}))


def test_a_sentence_knows_its_parts() -> None:
    t = petteia.new("pantacle", players=3, names=["Ada", "Bob", "Cy"])
    said = t.say({"event": "stolen", "seat": 0, "whose": 2, "amount": 1}, "fr")
    assert said == "Ada vole 1 Influence à Cy."
    assert said.parts == [("seat", "Ada"), ("", " vole 1 Influence à "), ("seat", "Cy"), ("", ".")]


# Some of it, word for word


def test_a_gain_of_nothing_says_why() -> None:
    t = petteia.new("pantacle", players=3, names=["Ada", "Bob", "Cy"])
    nothing = {"event": "gained-influence", "seat": 0, "amount": 0}
    assert t.say(nothing, "en") == "Ada gains no Influence: the reserve is empty."
    assert t.say(nothing, "fr") == "Ada ne gagne pas d’Influence\u00a0: la réserve est vide."


def test_numbers_take_their_plural() -> None:
    t = petteia.new("pantacle", players=3, names=["Ada", "Bob", "Cy"])
    one, two = ({"event": "gained-adepts", "seat": 0, "amount": amount} for amount in (1, 2))
    assert [t.say(one, "en"), t.say(two, "en")] == ["Ada gains 1 Adept.", "Ada gains 2 Adepts."]
    assert [t.say(one, "fr"), t.say(two, "fr")] == ["Ada gagne 1 Adepte.", "Ada gagne 2 Adeptes."]


def test_a_payment_is_named_blade_by_blade() -> None:
    t = position({}, {"resolve": 2, "hand": ["oracle_2", "hound_1", "scholar_3"]}, {}, agenda=bribing("recruitment"))
    passing, paying = t.options(1)
    assert t.say(passing, "en") == "Pass"
    assert t.say(paying, "en") == "Bribe with Oracle 2 (full), Hound 1 (waxing) and the Resolve Bonus Hound"
    assert t.say(paying, "fr").startswith("Détourner avec Oracle 2 (pleine), Limier 1 (croissante) et le Limier du ")


# Refusals


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


def awkward_positions() -> list[petteia.Table]:
    """Positions that between them know every way to refuse a move."""
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


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_move_at_random_moments_is_legal_or_refused_in_words(players: int) -> None:
    seen: set[str] = set()
    for t in random_game(players, seed=players):
        decision = t.view(t.pending[0])["decision"] if t.pending else "over"
        if decision not in seen:
            seen.add(decision)
            refuse_all(t)
    assert len(seen) > 4
