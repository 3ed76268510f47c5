"""What happened, and how it ended, as both `play` and `replay` tell it."""

from __future__ import annotations

from collections.abc import Iterable

from ..kernel.table import Table
from ..kernel.text import seat_name
from .screen import Screen, say


def seat_names(table: Table) -> list[str]:
    """What the seats are called, named or not."""
    return [seat_name(table.book(), table.names, seat) for seat in range(table.players)]


def show_table(screen: Screen, table: Table, seat: int | None) -> None:
    screen.picture(table.game.draw(table.book(), table.view(seat), seat_names(table)))


def show_question(screen: Screen, table: Table, seat: int) -> None:
    """What a seat is asked, and its numbered answers."""
    screen.line(table.prompt(seat), "bold")
    options = table.options(seat)
    screen.numbered([table.say(move) for move in options])
    if len(options) == 1:
        screen.say("play-only", "dim")


def show_result(screen: Screen, table: Table) -> None:
    """Who won, and everybody's place."""
    names = seat_names(table)
    winners = table.ranking[0]
    everybody = len(winners) == table.players
    message = "result-draw" if everybody else "result-won"
    screen.say(message, "bold", names=_listed(names[seat] for seat in winners), count=len(winners))
    place = 1
    for group in table.ranking:
        for seat in group:
            screen.say("result-place", lead="  ", place=place, name=names[seat], score=table.scores[seat])
        place += len(group)


def _listed(names: Iterable[str]) -> str:
    *first, last = names
    return say("list-and", first=", ".join(first), last=last) if first else last
