"""`petteia data`: the components of a game and where each comes from."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from ..kernel.edition import PROVENANCE, Sheet
from ..kernel.game import Game
from .arguments import Parser, UsageError, edition_file, needed_game
from .screen import Screen, clean, print_json, say

Section = dict[str, dict[str, Any]]


def describe(parser: Parser) -> None:
    parser.word("GAME", say("arg-game"))
    parser.flag("--check", say("arg-check"))
    parser.value("--edition", "FILE", say("arg-edition"))
    parser.common(json=True)
    parser.example = "petteia data pantacle --check --edition my.toml"


def run(args: Namespace) -> int:
    game = needed_game(args.game)
    edition = edition_file(args.edition)
    game.open_box(edition)  # complains about anything that the game cannot use
    sheet = _sheet(game, edition)
    sections = {name: entries for name, entries in sheet.data.items() if name != "edition"}
    if args.json:
        print_json(_as_dict(game, sheet, sections, args.check))
    elif args.check:
        _say_sound(Screen(), sheet, sections)
    else:
        _show(Screen(), game, sheet, sections)
    return 0


def _sheet(game: Game, edition: Path | None) -> Sheet:
    sheet = game.sheet(edition)
    if sheet is None:
        raise UsageError(say("error-no-components", game=game.name))
    return sheet


def _as_dict(game: Game, sheet: Sheet, sections: dict[str, Section], checked: bool) -> dict[str, Any]:
    document = {
        "game": game.name,
        "edition": sheet.name,
        "file": str(sheet.path),
        "ok": True,
        "entries": _count(sections),
        "provenance": provenance(sections),
    }
    return document if checked else {**document, "sections": sections}


def _count(sections: dict[str, Section]) -> int:
    return sum(len(entries) for entries in sections.values())


def provenance(sections: dict[str, Section]) -> dict[str, int]:
    """How many entries rest on each source; one that rests on two counts for both."""
    counts = dict.fromkeys(PROVENANCE, 0)
    for entries in sections.values():
        for values in entries.values():
            for letter in values["from"].split(", "):
                counts[letter] += 1
    return counts


def _say_sound(screen: Screen, sheet: Sheet, sections: dict[str, Section]) -> None:
    screen.say("data-sound", file=str(sheet.path), sections=len(sections), entries=_count(sections))


def _show(screen: Screen, game: Game, sheet: Sheet, sections: dict[str, Section]) -> None:
    screen.say("data-title", "bold", title=game.title, edition=sheet.name, entries=_count(sections))
    for name, entries in sections.items():
        screen.line()
        screen.show(_grid(name, entries))
    screen.line()
    counts = provenance(sections)
    screen.say("data-legend", r=counts["R"], d=counts["D"], p=counts["P"], x=counts["X"])


def _grid(name: str, entries: Section) -> Grid:
    """A section as a table: one row per entry, one column per key."""
    keys = list(dict.fromkeys(key for values in entries.values() for key in values if key != "from"))
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), title=None)
    grid.add_column(name, header_style="bold underline", style="bold")
    for key in keys:
        grid.add_column(key, header_style="bold")
    grid.add_column(say("data-from"), header_style="bold", style="cyan")
    for entry, values in entries.items():
        grid.add_row(clean(entry), *(_cell(values.get(key)) for key in keys), values["from"])
    return grid


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return say("word-yes") if value else say("word-no")
    if isinstance(value, list):
        return clean(", ".join(str(one) for one in value))
    if isinstance(value, dict):
        return clean(", ".join(f"{key}: {one}" for key, one in value.items()))
    return clean(str(value))
