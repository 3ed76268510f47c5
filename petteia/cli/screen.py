"""Writing to the terminal and reading from it.

On a terminal lines are wrapped and names coloured; on a pipe nothing is coloured or cleared, and a sentence is a line.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from ..kernel.text import Sentence, language, phrasebook
from ..rulebook import plain

TEXT = Path(__file__).parent / "text"
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
SEAT_STYLES = ("bold bright_blue", "bold bright_red", "bold green", "bold yellow", "bold magenta")
WIDEST = 100  # of running text on a terminal
MANY = 12  # choices that rather stand in columns
ENDLESS = 10_000  # the width of a pipe
WIPE = "\x1b[2J\x1b[3J\x1b[H"  # the screen, and what had scrolled off it


def say(message: str, **args: str | float) -> str:
    """A message of the command's own, in the language in force."""
    return phrasebook((TEXT,), language()).format(message, args)


def clean(text: str) -> str:
    """Without signs that would move the cursor or colour the screen: names come from files of other people."""
    return CONTROL.sub("\N{REPLACEMENT CHARACTER}", text)


def number_in(typed: str) -> int:
    """The number that was typed, or -1."""
    return int(typed) if typed.isdecimal() and len(typed) < 10 else -1


def print_json(document: dict[str, Any]) -> None:
    """One document on stdout."""
    unicode = (sys.stdout.encoding or "").lower().startswith("utf")
    print(json.dumps(document, ensure_ascii=not unicode, indent=2))


class EndOfInput(Exception):
    """Nobody will type anything more."""


class Output(Console):
    """A console that leaves a closed pipe to whoever started it."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where a player looks and types."""

    def __init__(self, names: Sequence[str] = ()) -> None:
        self.names = names
        self.on_terminal = sys.stdout.isatty()
        self.interactive = self.on_terminal and sys.stdin.isatty()
        self.out = Output(file=sys.stdout, highlight=False, markup=False, emoji=False, soft_wrap=False)
        self.whole = self.out.width if self.on_terminal else ENDLESS  # of the terminal
        self.width = min(self.whole, WIDEST) if self.on_terminal else ENDLESS  # of running text
        self.out.width = self.width
        if self.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  (arrow keys and history for input())

    # Writing

    def line(self, text: str = "", style: str = "", lead: str = "") -> None:
        """A line of running text; what does not fit goes on below the text, not below the lead."""
        painted = self.paint(text)
        painted.stylize_before(style)
        indent = " " * len(lead)
        for paragraph in painted.split("\n", allow_blank=True) or [Text()]:
            for part in paragraph.wrap(self.out, max(20, self.width - len(lead))) or [Text()]:
                part.rstrip()
                self._put(Text(lead) + part)
                lead = indent

    def _put(self, line: Text) -> None:
        """One line that fits: coloured on a terminal, bare on a pipe."""
        if self.on_terminal:
            self.out.print(line, soft_wrap=True)
        else:
            sys.stdout.write(f"{line.plain}\n")

    def say(self, message: str, style: str = "", lead: str = "", **args: str | float) -> None:
        self.line(say(message, **args), style, lead)

    def numbered(self, texts: Sequence[str]) -> None:
        """Choices with their numbers; many of them stand in columns, if the terminal is wide enough."""
        width = len(str(len(texts)))
        leads = [f"  {number:>{width}}. " for number in range(1, len(texts) + 1)]
        widest = max((len(lead) + len(text) for lead, text in zip(leads, texts, strict=True)), default=0) + 2
        columns = self.whole // widest if self.on_terminal and len(texts) >= MANY else 1
        if columns < 2:
            for lead, text in zip(leads, texts, strict=True):
                self.line(text, lead=lead)
            return
        rows = -(-len(texts) // columns)
        for row in range(rows):
            line = Text()
            for at in range(row, len(texts), rows):
                line.append(leads[at]).append_text(self.paint(texts[at]))
                line.pad_right(widest * (at // rows + 1) - line.cell_len)
            line.rstrip()
            self._put(line)

    def picture(self, text: str) -> None:
        """A drawing, whose lines stay as they are if they fit."""
        painted = Text(clean(text))
        for seat, name in enumerate(self.names):
            painted.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", self._seat_style(seat))
        for line in painted.split("\n", allow_blank=True):
            if line.cell_len <= self.whole:
                self._put(line)
            else:
                self._break(line)

    def _break(self, line: Text) -> None:
        """A line of a drawing that is too long for this terminal, between words."""
        indent = len(line.plain) - len(line.plain.lstrip())
        first, rest = " " * indent, " " * (indent + 4)
        for n, part in enumerate(line[indent:].wrap(self.out, max(20, self.whole - len(rest)))):
            part.rstrip()
            self._put(Text(rest if n else first) + part)

    def rule(self) -> None:
        """A line across, where something new begins."""
        self.line("─" * min(self.width, WIDEST), "dim")

    def show(self, thing: RenderableType) -> None:
        self.out.print(thing)

    def markdown(self, text: str) -> None:
        """Running text with tables and emphasis."""
        if self.on_terminal:
            from rich.markdown import Markdown  # slow to import, and seldom needed

            self.out.print(Markdown(clean(text)))
        else:
            self.line(plain(text))
        self.line()

    def paint(self, text: str) -> Text:
        """A sentence with its typed parts coloured, as an addition."""
        if not isinstance(text, Sentence):
            return Text(clean(text))
        painted = Text()
        for kind, part in text.parts:
            if kind == "seat":
                style = self._seat_style(self.names.index(part)) if part in self.names else "bold"
            else:
                style = "bold" if kind else ""
            painted.append(clean(part), style)
        return painted

    def _seat_style(self, seat: int) -> str:
        return SEAT_STYLES[seat % len(SEAT_STYLES)]

    def clear(self) -> None:
        """Hide everything that was shown, also what had scrolled off; only a terminal can."""
        if self.interactive:
            sys.stdout.write(WIPE)
            sys.stdout.flush()

    # Reading

    def ask(self, prompt: str = "> ") -> str:
        """What the player types."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                raise EndOfInput from None
        sys.stdout.write(prompt)
        sys.stdout.flush()
        typed = sys.stdin.readline()
        sys.stdout.write(clean(typed.rstrip("\r\n")) + "\n")  # as a terminal would echo it
        if not typed:
            raise EndOfInput
        return typed.strip()
