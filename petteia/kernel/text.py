"""Sentences: every event, option, prompt and refusal in words, in each language, from Fluent message files.

A message gets typed parts (a seat, a card, a place, an amount). Named things are messages too: the favor `hunt` is the
message `favor-hunt`. A rendered sentence remembers its parts, so that a page can link or colour them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .errors import BadOption

LANGUAGES = ("en", "fr")
OPEN, MIDDLE, CLOSE = "\ue000", "\ue001", "\ue002"  # private-use signs that frame a typed part while it is formatted
PART = re.compile(f"{OPEN}([^{MIDDLE}]*){MIDDLE}([^{MIDDLE}]*){MIDDLE}([^{CLOSE}]*){CLOSE}")
REMEMBERED = 20_000  # sentences that a phrasebook keeps: a game says the same things again and again
KERNEL_TEXT = Path(__file__).parent / "text"

_language: ContextVar[str | None] = ContextVar("language", default=None)


def language() -> str:
    """The language in force: what `use_language` set, else the environment's, else English."""
    chosen = _language.get()
    if chosen:
        return chosen
    for variable in ("PETTEIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(variable, "")[:2].lower()
        if code in LANGUAGES:
            return code
    return "en"


def use_language(code: str) -> None:
    """Speak this language from now on (in this thread or task)."""
    if code not in LANGUAGES:
        raise BadOption(f"unknown language {code!r}; allowed: {', '.join(LANGUAGES)}")
    _language.set(code)


class Sentence(str):
    """A text that remembers its typed parts: a list of (kind or "", text), and beside it what each part names."""

    parts: list[tuple[str, str]]
    names: list[str]  # the thing's own name, as in a view; a seat's number; "" for plain text

    def __new__(cls, framed: str) -> Sentence:
        parts: list[tuple[str, str]] = []
        names: list[str] = []
        end = 0
        for found in PART.finditer(framed):
            if found.start() > end:
                parts.append(("", framed[end : found.start()]))
                names.append("")
            parts.append((found.group(1), found.group(3)))
            names.append(found.group(2))
            end = found.end()
        if end < len(framed):
            parts.append(("", framed[end:]))
            names.append("")
        made = super().__new__(cls, "".join(text for _, text in parts))
        made.parts = parts
        made.names = names
        return made


def message(*words: str) -> str:
    """The id of a message: names have underscores, ids have dashes."""
    return "-".join(words).replace("_", "-")


def framed(kind: str, name: str, text: str) -> str:
    """A typed part, for use as an argument of a message."""
    return f"{OPEN}{kind}{MIDDLE}{name}{MIDDLE}{text}{CLOSE}"


class Phrasebook:
    """The messages of the kernel and of one game (or program), in one language."""

    def __init__(self, folders: Sequence[Path], code: str) -> None:
        self.code = code
        self.bundle = FluentBundle([code], use_isolating=False)
        self._said: dict[tuple[object, ...], str] = {}
        for folder in folders:
            text = (folder / f"{code}.ftl").read_text(encoding="utf-8")
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)  # a game may say it its own way

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def format(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """The message's text; a missing message or argument is a defect and raises."""
        key = (message, *args.items()) if args else (message,)
        said = self._said.get(key)
        if said is None:
            said = self._format(message, args)
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = said
        return said

    def _format(self, message: str, args: Mapping[str, Any] | None) -> str:
        if not self.has(message):
            raise KeyError(f"no message {message!r} in {self.code}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"message {message!r} in {self.code} has no text")
        text, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise KeyError(f"message {message!r} in {self.code}: {errors[0]}")
        return str(text)

    def named(self, kind: str, name: str) -> str:
        """The words for a thing, by its own message."""
        return self.format(message(kind, name))

    def listing(self, texts: Sequence[str]) -> str:
        """Several things in a row: `a, b and c`."""
        if not texts:
            return self.format("list-none")
        if len(texts) == 1:
            return texts[0]
        return self.format("list-and", {"first": ", ".join(texts[:-1]), "last": texts[-1]})


def seat_name(book: Phrasebook, names: Sequence[str], seat: int) -> str:
    """What a player is called, without signs that would spoil a line; nobody is a seat below 0."""
    if seat < 0:
        return book.format("seat-nobody")
    if seat < len(names):
        plain = "".join(sign for sign in names[seat] if sign.isprintable()).strip()
        if plain:
            return plain
    return book.format("seat-unnamed", {"number": seat + 1})


@cache
def phrasebook(folders: tuple[Path, ...], code: str) -> Phrasebook:
    """Read once, kept for good."""
    return Phrasebook((KERNEL_TEXT, *folders), code)
