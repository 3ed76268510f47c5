"""A game in words: every sentence that the code can ask for is there in both languages, and reads well."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Sequence
from contextvars import copy_context
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import petteia
from petteia.kernel.agenda import Choice
from petteia.kernel.game import Game
from petteia.kernel.text import CLOSE, KERNEL_TEXT, LANGUAGES, MIDDLE, OPEN, message

from .cases import Shared, each
from .properties import moments

NAMES = ["Ada", "Böb", "Çem", "Dot", "Eve", "Fay"]
LEFT_OVER = {OPEN, MIDDLE, CLOSE, "\u2068", "\u2069", "{", "}", "$", "_"}


# What the code asks for


def choices(game: Game) -> list[type[Choice[Any]]]:
    return [frame for frame in game.frames if issubclass(frame, Choice)]


def verbs(game: Game) -> dict[str, tuple[str, ...]]:
    return {move.verb.name: move.verb.kinds for move in game.open_box(None).words.moves}


def things(game: Game, *kinds: str) -> list[str]:
    box = game.open_box(None)
    return [message(kind, name) for kind in kinds for name in box.kinds[kind].names]


def written_in_sources(game: Game) -> set[str]:
    """Whole message ids that stand in the sources: refusals, the drawing, and what is formatted by name."""
    found: set[str] = set()
    for source in game.text.parent.rglob("*.py"):
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


def arguments(kinds: tuple[str, ...]) -> set[str]:
    """What the sentence of a move is given: its kinds, a second one of the same kind with a 2, several as a list."""
    found = {f"{kind}{kinds[: n + 1].count(kind)}".removesuffix("1") for n, kind in enumerate(kinds)}
    return {kind[:-1] + "s" if kind.endswith("*") else kind for kind in found}


# What the files hold


@cache
def entries(folder: Path, code: str) -> list[ftl.EntryType]:
    text = (folder / f"{code}.ftl").read_text(encoding="utf-8")
    return [entry for entry in FluentParser().parse(text).body if not isinstance(entry, ftl.BaseComment)]


@cache
def messages(folder: Path, code: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(folder, code) if isinstance(entry, ftl.Message)}


class Mentions(Visitor):
    """The variables, the other messages and the terms that an entry mentions."""

    def __init__(self, entry: ftl.EntryType) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)


def with_mentioned(game: Game, found: set[str], code: str) -> set[str]:
    """These messages, and those that they are made of."""
    more = {other for one in found for other in Mentions(messages(game.text, code)[one]).messages}
    return found if more <= found else with_mentioned(game, found | more, code)


@cache
def variables(game: Game, asked: str, code: str = "en") -> set[str]:
    """What a message must be given, for itself and for the messages that it is made of."""
    parts = [messages(game.text, code)[part] for part in with_mentioned(game, {asked}, code)]
    return {name for part in parts for name in Mentions(part).variables}


def why_in(t: petteia.Table, seat: int, move: petteia.Move, code: str) -> tuple[str | None, petteia.Sentence] | None:
    petteia.use_language(code)
    return t.why(seat, move)


class Words(Shared):
    """Inherit it as `TestWords` and give it the names and tables below. A table may not be empty."""

    slips: ClassVar[dict[str, str]]  # by language, a pattern of what must not be said: `1 cards`
    slipped: ClassVar[Sequence[tuple[str, str]]]  # languages, and sentences that the pattern finds
    named_otherwise: ClassVar[Sequence[str]]  # kinds whose things have no message each; see the game's `label`
    silent: ClassVar[Sequence[str]]  # kinds whose things do nothing; see the game's `effect`
    alike: ClassVar[Sequence[str]] = ()  # kinds of which several things have the same name
    told_otherwise: ClassVar[dict[str, set[str]]] = {}  # verbs that are not told by their kinds: what they are given
    random_games: ClassVar[int] = 12
    fewest_decisions: ClassVar[int] = 9  # kinds of them in a random game
    every_move: ClassVar[bool] = True  # of the vocabulary is tried where it is refused, or only some of other verbs

    # What a game writes

    @classmethod
    def made_of_names(cls) -> set[str]:
        """Messages whose ids the code puts together, besides those that every game has."""
        raise NotImplementedError

    @classmethod
    def awkward_positions(cls) -> list[petteia.Table]:
        """Positions that between them know every way to refuse a move."""
        raise NotImplementedError

    # What is made of it

    @classmethod
    def asked_for(cls) -> set[str]:
        """Every message of the game that code can ask for."""
        game = cls.game
        kinds = [kind for kind in game.open_box(None).kinds if kind not in cls.named_otherwise]
        return {
            *things(game, *kinds),
            *cls.made_of_names(),
            *(message("move", verb) for verb in verbs(game)),
            *(message("prompt", choice.name) for choice in choices(game)),
            *(message("event", kind.name) for kind in game.events),
            *(message("event", kind.name, "seen") for kind in game.events if kind.secret),
            *(message("option", option.name, *more) for option in game.options for more in ((), ("note",))),
            *(written_in_sources(game) - set(messages(KERNEL_TEXT, "en"))),
        }

    @classmethod
    def variables(cls, asked: str) -> set[str]:
        return variables(cls.game, asked)

    @classmethod
    def check(cls, sentence: str, code: str) -> None:
        """A sentence without anything left over from its making."""
        assert sentence.strip() == sentence != ""
        assert not set(sentence) & LEFT_OVER, sentence
        assert not re.search(rf"  |\.\.|{cls.slips[code]}", sentence), sentence

    @classmethod
    def games(cls) -> list[tuple[int, int]]:
        return [(cls.players()[n % len(cls.players())], n) for n in range(cls.random_games)]

    @classmethod
    def seat_parts(cls) -> list[str]:
        """What the parts of sentences that name a player are called."""
        parts = [kind.parts for kind in cls.game.events] + [choice.fields for choice in choices(cls.game)]
        return sorted({name for part in parts for name, shape in part if shape == "seat"})

    @classmethod
    def refuse_all(cls, t: petteia.Table) -> set[str]:
        """Try the moves of the vocabulary, in both languages; the messages of the game that refused them."""
        used: set[str] = set()
        words = t.state.box.words.moves
        for seat in range(t.players):
            options = t.options(seat)
            choice = t.state.choice(seat)
            asked = [move for move in words if choice and move.verb.name in choice.verbs]
            for move in words if choice and cls.every_move else [*asked, *words[:: len(words) // 9]]:
                for code in LANGUAGES:
                    told = copy_context().run(why_in, t, seat, move, code)
                    if move in options:
                        assert told is None
                    else:
                        assert told is not None
                        cls.check(told[1], code)
                if choice and move.verb.name in choice.verbs and move not in options:
                    refusal = choice.why(t.state, move)
                    used |= {refusal.message} if refusal else set()
        return used

    # The files

    @pytest.mark.parametrize("code", LANGUAGES)
    def test_the_file_holds_exactly_what_the_code_asks_for(self, code: str) -> None:
        asked, held = self.asked_for(), set(messages(self.game.text, code))
        assert sorted(asked - held) == [], "missing"
        assert sorted(held - with_mentioned(self.game, asked, code)) == [], "never used"

    @pytest.mark.parametrize("code", LANGUAGES)
    def test_the_file_is_well_formed(self, code: str) -> None:
        found = entries(self.game.text, code)
        assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
        names = [(type(entry), entry.id.name) for entry in found if isinstance(entry, ftl.Message | ftl.Term)]
        assert len(names) == len(set(names)) == len(found)
        terms = {entry.id.name for entry in found if isinstance(entry, ftl.Term)}
        assert terms == {term for entry in found for term in Mentions(entry).terms}

    def test_a_message_uses_the_same_variables_in_both_languages(self) -> None:
        assert set(messages(self.game.text, "en")) == set(messages(self.game.text, "fr"))
        for one in messages(self.game.text, "en"):
            assert variables(self.game, one, "en") == variables(self.game, one, "fr"), one

    def test_no_message_uses_a_variable_that_it_is_not_given(self) -> None:
        """In all variants of a message, also those that no random game reaches. Refusals are all tried further down."""
        for verb, kinds in verbs(self.game).items():
            assert self.variables(message("move", verb)) == self.told_otherwise.get(verb, arguments(kinds)), verb
        for choice in choices(self.game):
            assert self.variables(message("prompt", choice.name)) <= {name for name, _ in choice.fields}, choice.name
        for kind in self.game.events:
            parts = {name for name, _ in kind.parts}
            assert self.variables(message("event", kind.name)) <= parts, kind.name
            if kind.secret:
                seen = self.variables(message("event", kind.name, "seen"))
                assert kind.secret[0] in seen <= {*parts, kind.secret[0]}, kind.name

    def test_french_is_set_with_its_own_signs(self) -> None:
        text = (self.game.text / "fr.ftl").read_text(encoding="utf-8")
        assert not re.findall(r".{9} [;:!?»]", text), "an ordinary space before a sign"
        assert not re.findall(r".{9}[^\s\u00a0][;!?»]", text), "no space before a sign"
        assert not re.findall(r"« .{9}", text), "an ordinary space after a sign"
        assert "'" not in text

    @each("name", "seat_parts")
    def test_french_puts_nothing_before_a_name_that_would_have_to_be_elided(self, name: str) -> None:
        text = (self.game.text / "fr.ftl").read_text(encoding="utf-8")
        assert not re.findall(rf"\b(?:de|que|le|la|du|au) {{ \${name} }}", text)

    # What comes out

    @each("code, sentence", "slipped")
    def test_a_slip_is_found(self, code: str, sentence: str) -> None:
        with pytest.raises(AssertionError):
            self.check(sentence, code)

    @each("players, seed", "games")
    def test_everything_said_in_a_random_game(self, players: int, seed: int) -> None:
        moves: dict[str, petteia.Move] = {}
        for t in moments(self.game, players, seed, 1, NAMES[:players]):
            for seat in t.pending:
                for code in LANGUAGES:
                    self.check(t.prompt(seat, code), code)
                    self.check(t.prompt((seat + 1) % players, code), code)
                moves |= {str(move): move for move in t.options(seat)}
        told = {json.dumps(event): event for viewer in (*range(players), None) for event in t.events(viewer)}
        for code in LANGUAGES:
            for move in moves.values():
                self.check(t.say(move, code), code)
            for event in told.values():
                self.check(t.say(event, code), code)
            self.check(t.prompt(None, code), code)

    @pytest.mark.parametrize("code", LANGUAGES)
    def test_every_event_reads_well_whatever_its_numbers(self, code: str) -> None:
        t = petteia.new(self.game, players=3, names=NAMES[:3])
        box = t.state.box
        for kind in self.game.events:
            for number in (0, 1, 2, 3, 7, 20, 28):
                told: dict[str, Any] = {"event": kind.name}
                for name, shape in kind.parts:
                    told[name] = number if shape == "amount" else 1 if shape == "seat" else box.kinds[shape].names[-1]
                self.check(t.say(told, code), code)
                for count in range(3 if kind.secret else 0):
                    assert kind.secret
                    told[kind.secret[0]] = list(box.kinds[kind.secret[1]].names[-count:]) if count else []
                    self.check(t.say(told, code), code)

    @pytest.mark.parametrize("code", LANGUAGES)
    def test_every_prompt_reads_well_whatever_its_numbers(self, code: str) -> None:
        book = petteia.new(self.game).book(code)
        for choice in choices(self.game):
            for number in (0, 1, 2, 3):
                args: dict[str, str | int] = {}
                for name, shape in choice.fields:
                    args[name] = min(number, 1) if shape == "flag" else number if shape == "amount" else "x"
                self.check(book.format(message("prompt", choice.name), args), code)

    @pytest.mark.parametrize("code", LANGUAGES)
    def test_every_move_reads_well_and_unlike_any_other(self, code: str) -> None:
        t = petteia.new(self.game, players=self.game.seats[1])
        said = [t.say(move, code) for move in t.state.box.words.moves]
        for sentence in said:
            self.check(sentence, code)
        assert len(set(said)) == len(said)

    @pytest.mark.parametrize("code", LANGUAGES)
    def test_everything_has_a_name_and_what_does_something_tells_it(self, code: str) -> None:
        book = petteia.new(self.game).book(code)
        box = self.game.open_box(None)
        for kind, known in box.kinds.items():
            labels = [self.game.label(book, box, kind, n) for n in range(len(known.names))]
            assert len(set(labels)) == len(labels) or kind in self.alike, kind
            for n, label in enumerate(labels):
                self.check(label, code)
                told = self.game.effect(book, box, kind, n)
                if kind in self.silent:
                    assert told == ""
                else:
                    self.check(told, code)
                    assert told.endswith(".")

    # Refusals

    def test_every_refusal_reads_well(self) -> None:
        used = {one for t in self.awkward_positions() for one in self.refuse_all(t)}
        assert used == {one for one in self.asked_for() if one.startswith("why-")}

    @each("players", "players")
    def test_every_move_at_random_moments_is_legal_or_refused_in_words(self, players: int) -> None:
        seen: set[str] = set()
        for t in moments(self.game, players, players, 1, NAMES[:players]):
            decision = t.view(t.pending[0])["decision"] if t.pending else "over"
            if decision not in seen:
                seen.add(decision)
                self.refuse_all(t)
        assert len(seen) >= self.fewest_decisions
