"""Reading a command's words, with help and complaints in the player's language."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Sequence
from pathlib import Path
from shutil import get_terminal_size

from ..kernel.errors import PetteiaError
from ..kernel.game import Game
from ..kernel.opening import game as game_named
from ..kernel.opening import games
from .screen import say

WIDEST = 100
LEFT = 26  # the width of the column with the names


class UsageError(PetteiaError):
    """The command was not given what it needs."""


class Parser:
    """The arguments of one command. argparse only splits the words; all text is ours."""

    def __init__(self, command: str, about: str) -> None:
        self.command = command
        self.about = about
        self.example = ""
        self._splitter = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
        self._words: list[str] = []
        self._usage: list[str] = []
        self._lines: list[tuple[str, str]] = []
        self._flags: list[str] = []
        self._numbers: dict[str, tuple[str, int | None]] = {}

    # What a command takes

    def word(self, name: str, help: str, needed: bool = True) -> None:
        """A word without a name before it: GAME."""
        self._words.append(name.lower())
        self._add(name if needed else f"[{name}]", name, help)

    def value(self, name: str, sign: str, help: str, repeated: bool = False) -> None:
        """An option with a text: --edition FILE."""
        if repeated:
            self._splitter.add_argument(name, action="append", default=[])
        else:
            self._splitter.add_argument(name)
        self._add(f"[{name} {sign}]{' ...' if repeated else ''}", f"{name} {sign}", help)

    def perhaps_value(self, name: str, sign: str, help: str) -> None:
        """An option whose text may be left out, and is "" then: --resume [FILE]."""
        self._splitter.add_argument(name, nargs="?", const="")
        self._add(f"[{name} [{sign}]]", f"{name} [{sign}]", help)

    def number(self, name: str, sign: str, help: str, default: int | None = None, least: int | None = None) -> None:
        """An option with a whole number: --seed S."""
        self._splitter.add_argument(name, default=default)
        self._numbers[name[2:].replace("-", "_")] = (name, least)
        self._add(f"[{name} {sign}]", f"{name} {sign}", help)

    def flag(self, name: str, help: str) -> None:
        """An option that is there or not: --json."""
        self._splitter.add_argument(name, action="store_true")
        self._flags.append(name)
        self._add(f"[{name}]", name, help)

    def _add(self, usage: str, left: str, help: str) -> None:
        self._usage.append(usage)
        self._lines.append((left, help))

    def common(self, json: bool) -> None:
        """What every command takes, last."""
        if json:
            self.flag("--json", say("arg-json"))
        self._add("[--lang en|fr]", "--lang en|fr", say("arg-lang"))  # taken out of the words before they come here
        self._splitter.add_argument("-h", "--help", action="store_true")
        self._add("", "-h, --help", say("arg-help"))

    # Reading

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        try:
            args, others = self._splitter.parse_known_args(words)
        except argparse.ArgumentError as error:
            name = error.argument_name or ""
            message = "error-takes-no-value" if name in self._flags else "error-needs-value"
            raise UsageError(say(message, name=name)) from None
        self._read_words(args, others)
        for key, (name, least) in self._numbers.items():
            setattr(args, key, _whole(name, getattr(args, key), least))
        return args

    def _read_words(self, args: argparse.Namespace, others: list[str]) -> None:
        """What has no name before it, wherever it stands between the options (argparse would lose track)."""
        plain = [word for word in others if word == "-" or not word.startswith("-")]
        wrong = [word for word in others if word not in plain] + plain[len(self._words) :]
        if wrong:
            raise UsageError(say("error-unknown-argument", word=wrong[0], command=self.command))
        for at, name in enumerate(self._words):
            setattr(args, name, plain[at] if at < len(plain) else None)

    def format_help(self) -> str:
        width = min(get_terminal_size().columns, WIDEST)
        usage = say("help-usage", line=" ".join(["petteia", self.command, *filter(None, self._usage)]))
        lines = textwrap.wrap(usage, width, subsequent_indent="    ", break_on_hyphens=False)
        lines += ["", *textwrap.wrap(f"{self.about[0].upper()}{self.about[1:]}.", width), ""]
        for left, help in self._lines:
            lead = f"  {left}".ljust(LEFT)
            if len(lead) > LEFT:
                lines.append(lead)
                lead = " " * LEFT
            lines += textwrap.wrap(help, width, initial_indent=lead, subsequent_indent=" " * LEFT)
        return "\n".join([*lines, "", say("help-example"), f"  {self.example}"])


def _whole(name: str, given: object, least: int | None) -> int | None:
    if given is None or isinstance(given, int):
        return given
    text = str(given).strip()
    if not text.removeprefix("-").isdecimal() or len(text) > 30:
        raise UsageError(say("error-not-whole", name=name, text=text[:40]))
    if least is not None and int(text) < least:
        raise UsageError(say("error-too-small", name=name, text=text, least=str(least)))
    return int(text)


def needed_game(name: str | None) -> Game:
    """The game that a command was given."""
    if not name:
        raise UsageError(say("error-which-game", games=", ".join(games())))
    return game_named(name.lower())


def read_options(game: Game, given: Sequence[str]) -> dict[str, int | str | bool]:
    """The game's variants from `name=value` texts, checked; only those that were given."""
    texts: dict[str, str] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise UsageError(say("error-option", text=one))
        texts[name.strip()] = value.strip()
    checked = game.check_options(texts)
    return {name: checked[name] for name in texts}


def edition_file(text: str | None) -> Path | None:
    return None if text is None else Path(text)
