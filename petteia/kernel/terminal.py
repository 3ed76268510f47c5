"""The table as text for a terminal, at most 100 columns wide and without colours: what the drawings share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final
from unicodedata import combining, east_asian_width

from .text import Phrasebook, seat_name

WIDTH: Final = 100
INDENT: Final = " " * 6
DOT: Final = " · "


class Picture:
    """One view, to be drawn in one language. A game's own picture adds the parts, and what belongs to each seat."""

    longest_name: ClassVar[int] = 16

    def __init__(self, book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> None:
        self.book = book
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.seats: list[dict[str, Any]] = self.table["seats"]
        self.names = names

    def belongings(self, number: int, seat: dict[str, Any]) -> list[str]:
        """What is to be shown below the row of a seat."""
        raise NotImplementedError

    # Words

    def say(self, id: str, **args: Any) -> str:
        return self.book.format(id, args)

    def label(self, kind: str, name: str) -> str:
        return self.book.named(kind, name)

    def seat(self, number: int) -> str:
        name = clipped(seat_name(self.book, self.names, number), self.longest_name)
        return self.say("draw-you", seat=name) if number == self.view["seat"] else name

    def waiting(self) -> str:
        return self.say("waiting", waiting=self.book.listing([self.seat(n) for n in self.view["deciding"]]))

    # Blocks

    def labelled(self, indent: str, rows: list[tuple[str, list[str]]]) -> list[str]:
        """Rows of a label and several things, the things beginning in one column; rows of nothing are left out."""
        labels = [indent + self.say(title) for title, _ in rows]
        wide = max(width(label) for label in labels) + 2
        lines: list[str] = []
        for label, (_, things) in zip(labels, rows, strict=True):
            if things:
                lines += folded(padded(label, wide), things)
        return lines

    def with_belongings(self, rows: list[list[str]]) -> list[str]:
        """A table of a head and a row for each seat, and below each row what belongs to the seat."""
        head, *told = aligned(rows)
        lines = [head]
        for n, (row, seat) in enumerate(zip(told, self.seats, strict=True)):
            lines += [row, *self.belongings(n, seat)]
        return lines


def page(parts: Iterable[list[str]]) -> str:
    """Parts of a picture, one below the other; those without lines are left out."""
    return "\n\n".join("\n".join(clipped(line.rstrip(), WIDTH) for line in part) for part in parts if part)


# Setting text


def width(text: str) -> int:
    """The columns that a text takes in a terminal."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def centred(text: str, columns: int) -> str:
    return padded(" " * ((columns - width(text)) // 2) + text, columns)


def clipped(text: str, columns: int) -> str:
    """A text cut down to so many columns."""
    if width(text) <= columns:
        return text
    while width(text) >= columns:
        text = text[:-1]
    return text + "…"


def counted(things: Iterable[str]) -> list[str]:
    """Equal things together: “iron ×2”."""
    return [f"{thing} ×{many}" if many > 1 else thing for thing, many in Counter(things).items()]


def aligned(rows: list[list[str]], gap: int = 2, padded_out: bool = False) -> list[str]:
    """Rows of a table, its columns as wide as they need to be; the last one too, if something is to follow."""
    wide = [max(width(row[n]) for row in rows) for n in range(len(rows[0]))]
    lines = [(" " * gap).join(padded(cell, wide[n]) for n, cell in enumerate(row)) for row in rows]
    return lines if padded_out else [line.rstrip() for line in lines]


def beside(left: list[str], right: list[str], gap: int) -> list[str]:
    """One block to the right of another, or below it where there is no room."""
    wide = max(width(line) for line in left) + gap
    if wide + max(width(line) for line in right) > WIDTH:
        return [*left, "", *right]
    longest = max(len(left), len(right))
    rows = zip(left + [""] * (longest - len(left)), right + [""] * (longest - len(right)), strict=True)
    return [padded(one, wide) + other for one, other in rows]


def folded(label: str, things: list[str]) -> list[str]:
    """Things in a row after a label; what does not fit goes on below, no thing torn apart."""
    lines = [label + things[0]]
    for n in range(1, len(things)):
        tail = len(DOT) - 1 if n + 1 < len(things) else 0
        if width(lines[-1]) + len(DOT) + width(things[n]) + tail > WIDTH:
            lines[-1] += DOT
            lines.append(" " * width(label) + things[n])
        else:
            lines[-1] += DOT + things[n]
    return lines


def filled(label: str, things: list[str]) -> list[str]:
    """Things after a label with a gap between them; what does not fit goes on below."""
    lines = [label + things[0]]
    for thing in things[1:]:
        if width(lines[-1]) + 1 + width(thing) > WIDTH:
            lines.append(" " * width(label) + thing)
        else:
            lines[-1] += " " + thing
    return lines
