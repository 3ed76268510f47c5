"""Games as pages need them: their names and words, their components, their rules."""

from __future__ import annotations

import dataclasses
import re
from functools import cache
from typing import Any

from markdown_it import MarkdownIt

from ..bots import names as bot_names
from ..bots.strength import levels
from ..kernel.errors import PetteiaError
from ..kernel.game import Game
from ..kernel.opening import game as game_named
from ..kernel.opening import games
from ..kernel.text import Phrasebook, phrasebook
from ..rulebook import Chapter, Rulebook, in_language
from .safety import Refused

Wire = dict[str, Any]
CLAUSE = re.compile(r"\b([A-Z]{2,4}(?:-[A-Z]+)*-\d+)\b")


def find(name: str) -> Game:
    try:
        return game_named(name)
    except PetteiaError:
        raise Refused("no-game", 404) from None


@cache
def all_games(code: str) -> list[Wire]:
    return [_game(game_named(name), code) for name in games()]


def _game(game: Game, code: str) -> Wire:
    book = phrasebook((game.text,), code)
    return {
        "name": game.name,
        "title": game.title,
        "seats": game.seats,
        "options": [
            {
                "name": option.name,
                "label": _or_name(book, f"option-{option.name}", option.name),
                "note": _or_nothing(book, f"option-{option.name}-note"),
                "default": option.default,
                "allowed": list(option.allowed),
            }
            for option in game.options
        ],
        "levels": [dataclasses.asdict(level) for level in levels(game.name)],
        "bots": bot_names(),
        "timed": game.timed,
    }


def _or_nothing(book: Phrasebook, message: str) -> str:
    message = message.replace("_", "-")
    return book.format(message) if book.has(message) else ""


def _or_name(book: Phrasebook, message: str, name: str) -> str:
    message = message.replace("_", "-")
    return book.format(message) if book.has(message) else name.replace("_", " ").capitalize()


@cache
def words(name: str, code: str) -> Wire:
    """All named things of a game, and its components with their provenance."""
    game = find(name)
    book = phrasebook((game.text,), code)
    box = game.open_box(None)
    things = {
        kind: {
            one: {"label": game.label(book, box, kind, n), "effect": game.effect(book, box, kind, n)}
            for n, one in enumerate(known.names)
        }
        for kind, known in box.kinds.items()
        if known.names
    }
    sheet = game.sheet()
    sections = {} if sheet is None else {name: rows for name, rows in sheet.data.items() if name != "edition"}
    labels = {one: thing["label"] for kind in things.values() for one, thing in kind.items()}
    return {
        "game": name,
        "language": code,
        "things": things,
        "texts": {},
        "components": {
            section: [
                {
                    "name": one,
                    "label": labels.get(one, one.replace("_", " ")),
                    "values": {key: value for key, value in values.items() if key != "from"},
                    "provenance": values["from"],
                }
                for one, values in rows.items()
            ]
            for section, rows in sections.items()
        },
    }


@cache
def rules(name: str, code: str) -> Wire:
    game = find(name)
    if game.rules is None or not game.rules.exists():
        raise Refused("no-rules", 404)
    book = Rulebook(in_language(game.rules, code) if code != "en" else game.rules)
    known = {clause.id for clause in book.clauses}
    return {
        "game": name,
        "title": book.title,
        "html": html(book.introduction, known),
        "chapters": [_chapter(chapter, known) for chapter in book.chapters],
    }


def _chapter(chapter: Chapter, known: set[str]) -> Wire:
    return {
        "title": chapter.title,
        "html": html(chapter.prose, known),
        "clauses": [
            {"id": clause.id, "html": html(clause.text, known), "provenance": list(clause.provenance)}
            for clause in chapter.clauses
        ],
    }


def html(markdown: str, known: set[str]) -> str:
    """Markdown of ours as HTML without any HTML of its own; the ids of clauses become links."""
    made = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown))
    return CLAUSE.sub(lambda id: f'<a href="#{id[0]}">{id[0]}</a>' if id[0] in known else id[0], made)
