"""`petteia replay`: a recorded game told again."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

from ..kernel.opening import replay
from ..kernel.table import Table
from .arguments import Parser, UsageError, edition_file
from .saves import record_in
from .screen import Screen, print_json, say
from .story import seat_names, show_result, show_table


def describe(parser: Parser) -> None:
    parser.word("FILE", say("arg-record"))
    parser.number("--to", "N", say("arg-to"))
    parser.value("--seat", "S", say("arg-seat"))
    parser.value("--edition", "FILE", say("arg-edition"))
    parser.common(json=True)
    parser.example = "petteia replay game.petteia --to 20 --seat Ada"


def run(args: Namespace) -> int:
    if not args.file:
        raise UsageError(say("error-which-file"))
    text = record_in(read_text(args.file))
    table = replay(text, args.to, edition=edition_file(args.edition))
    seat = find_seat(table, args.seat)
    story = tell(text, table, seat, edition_file(args.edition))
    if args.json:
        print_json(_as_dict(table, seat, story))
    else:
        _show(Screen(table.names), table, seat, story)
    return 0


def read_text(file: str) -> str:
    """The text of a file, or of stdin for `-`."""
    try:
        return sys.stdin.read() if file == "-" else Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise UsageError(say("error-not-text", file=file)) from None


def find_seat(table: Table, wanted: str | None) -> int | None:
    """A seat by its name, or by its number as in the record; None is a spectator."""
    if wanted is None:
        return None
    names = seat_names(table)
    for seat, name in enumerate(names):
        if wanted.casefold() == name.casefold():
            return seat
    if wanted.isdecimal() and int(wanted) < table.players:
        return int(wanted)
    raise UsageError(say("error-seat", seat=wanted, names=", ".join(names), last=table.players - 1))


def tell(text: str, end: Table, seat: int | None, edition: Path | None) -> list[tuple[int, str]]:
    """What a viewer saw happen, as sentences, each with the number of the move that brought it about."""
    table = replay(text, 0, edition=edition)
    told: list[tuple[int, str]] = []
    for number in range(len(end.moves) + 1):
        if number:
            table.play(end.movers[number - 1], end.moves[number - 1])
        told += [(number, table.say(event)) for event in table.events(seat, len(told))]
    return told


def _as_dict(table: Table, seat: int | None, story: list[tuple[int, str]]) -> dict[str, Any]:
    return {
        "game": table.game.name,
        "players": table.players,
        "names": seat_names(table),
        "seat": seat,
        "moves": [{"seat": table.movers[n], "move": str(move)} for n, move in enumerate(table.moves)],
        "over": table.over,
        "scores": table.scores,
        "ranking": table.ranking,
        "digest": table.digest(),
        "events": table.events(seat),
        "story": [{"move": number, "text": str(sentence)} for number, sentence in story],
        "view": table.view(seat),
    }


def _show(screen: Screen, table: Table, seat: int | None, story: list[tuple[int, str]]) -> None:
    names = ", ".join(seat_names(table))
    screen.say("replay-title", "bold", title=table.game.title, names=names, moves=len(table.moves))
    eyes = say("replay-spectator") if seat is None else say("replay-seat", name=seat_names(table)[seat])
    screen.line(eyes, "dim")
    screen.line()
    width = len(str(len(table.moves)))
    last = -1
    for number, sentence in story:
        screen.line(sentence, lead=f"{number if number != last else '':>{width}}  ")
        last = number
    screen.line()
    show_table(screen, table, seat)
    screen.line()
    if table.over:
        show_result(screen, table)
    else:
        screen.line(table.prompt(seat), "bold")
