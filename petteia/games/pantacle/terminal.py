"""The table of Pantacle as text, at most 100 columns wide and without colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from unicodedata import combining, east_asian_width

from ...kernel.text import Phrasebook
from .components import LOCATION

WIDTH: Final = 100
LONGEST_NAME: Final = 20
NEWEST: Final = 4  # discards that are shown
COLUMNS: Final = ("influence", "adepts", "cost", "resolve", "discs", "hand")
INDENT: Final = " " * 6
DOT: Final = " · "


def draw(book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> str:
    """What a seat, or a spectator, sees: Favors and Pantacle, supplies, Sanctuaries, and the seat's own hand."""
    picture = Picture(book, view, names)
    parts = [picture.headline(), picture.boards(), picture.supplies(), picture.sanctuaries(), picture.own_hand()]
    return "\n\n".join("\n".join(clipped(line.rstrip(), WIDTH) for line in part) for part in parts if part)


class Picture:
    """One view, to be drawn in one language."""

    def __init__(self, book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> None:
        self.book = book
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.seats: list[dict[str, Any]] = self.table["seats"]
        self.cursed: list[str] = self.table["cursed_points"]
        self.names = names

    # Words

    def say(self, message: str, **args: Any) -> str:
        return self.book.format(message, args)

    def label(self, kind: str, name: str) -> str:
        """The words for a thing; a Keeper or Moon Phase that only an edition knows goes by its id."""
        message = f"{kind}-{name.replace('_', '-')}"
        return self.book.format(message) if self.book.has(message) else name.replace("_", " ").capitalize()

    def blade(self, name: str) -> str:
        face = self.table["blades"][name]
        keeper, phase = self.label("keeper", face["keeper"]), self.label("phase", face["phase"])
        return self.say("blade-name", keeper=keeper, number=name.rsplit("_", 1)[1], phase=phase)

    def seat(self, number: int) -> str:
        name = self.names[number] if number < len(self.names) else ""
        name = clipped("".join(sign for sign in name if sign.isprintable()), LONGEST_NAME)
        name = name or self.say("seat-unnamed", number=number + 1)
        return self.say("draw-you", seat=name) if number == self.view["seat"] else name

    # Parts of the picture

    def headline(self) -> list[str]:
        """Whose turn it is and whom the table waits for."""
        table = self.table
        told = [self.say("draw-turn", number=sum(seat["turns"] for seat in self.seats) + 1)]
        if table["winner"] is not None:
            told.append(self.say("draw-winner", seat=self.seat(table["winner"])))
            return [DOT.join(told)]
        told.append(self.say("draw-active", seat=self.seat(table["active"])))
        if table["extra_turn"]:
            told.append(self.say("draw-extra-turn"))
        told.append(self.say("waiting", waiting=self.book.listing([self.seat(n) for n in self.view["deciding"]])))
        return folded("", told)

    def boards(self) -> list[str]:
        """The board of Favors with the Pantacle to its right, or below it where there is no room."""
        favors, pantacle = self.favors(), self.pantacle()
        wide = max(width(line) for line in favors) + 4
        if wide + max(width(line) for line in pantacle) > WIDTH:
            return [*favors, "", *pantacle]
        pantacle += [""] * (len(favors) - len(pantacle))
        return [padded(left, wide) + right for left, right in zip(favors, pantacle, strict=True)]

    def favors(self) -> list[str]:
        rows = [[self.say("draw-favor"), self.say("draw-keepers"), self.say("draw-moon"), ""]]
        for favor in self.table["favors"]:
            rows.append([
                self.label("favor", favor["favor"]),
                ", ".join(self.label("keeper", keeper) for keeper in favor["keepers"]),
                self.label("phase", favor["phase"]) if favor["phase"] else "–",
                self.say("draw-marked") if favor["favor"] == self.table["marked"] else "",
            ])  # fmt: skip
        return aligned(rows)

    def pantacle(self) -> list[str]:
        """Who has a disc where: a row for each location, a column for each seat by its number."""
        rows = [[self.say("draw-pantacle"), " ".join(str(n + 1) for n in range(len(self.seats)))]]
        for location in LOCATION.names:
            discs = " ".join("●" if location in seat["discs"] else "·" for seat in self.seats)
            rows.append([self.label("location", location), discs])
        return aligned(rows)

    def supplies(self) -> list[str]:
        """The reserve, the piles, and the Curses that the Active Sorcerer is choosing from."""
        table = self.table
        reserve = [
            self.say("draw-influence", amount=table["reserve"]["influence"]),
            self.say("draw-adepts", amount=table["reserve"]["adepts"]),
        ]
        discards = [self.blade(name) for name in reversed(table["discard"][-NEWEST:])] or ["–"]
        discards[0] = self.say("draw-discarded", amount=len(table["discard"]), blade=discards[0])
        curses = [self.say("draw-pile", amount=len(table["curse_pile"]))]
        known = [self.label("curse", name) for name in table["curse_pile"] if name]
        if known:
            known[0] = self.say("draw-known", curse=known[0])
        drawn = [self.label("curse", name) if name else self.say("draw-hidden") for name in table["drawn"]]
        return self.labelled("", [
            ("draw-reserve", reserve),
            ("draw-blades", [self.say("draw-pile", amount=table["pile"])]),
            ("draw-discards", discards),
            ("draw-curses", curses + known),
            ("draw-drawn", drawn),
        ])  # fmt: skip

    def sanctuaries(self) -> list[str]:
        """A row of numbers for each seat, and below it what lies there."""
        rows = [["", self.say("draw-sanctuary"), *(self.say(f"draw-column-{column}") for column in COLUMNS)]]
        for n, seat in enumerate(self.seats):
            discs = len(seat["discs"])
            rows.append([
                "►" if n == self.table["active"] and not self.view["over"] else "",
                f"{n + 1} {self.seat(n)}",
                str(seat["influence"]),
                str(seat["adepts"]),
                str(seat["adept_cost"]),
                self.say("draw-resolve", position=seat["resolve"]),
                f"{discs}/{discs + len(seat['pentagram'])}",
                f"{seat['hand_size']}/{seat['hand_target']}",
            ])  # fmt: skip
        told = aligned(rows)
        lines = [told[0]]
        for n, seat in enumerate(self.seats):
            lines += [told[n + 1], *self.belongings(n, seat)]
        return lines

    def belongings(self, number: int, seat: dict[str, Any]) -> list[str]:
        """What lies on a Sanctuary and in front of it, and what was seen of another's hand."""
        return self.labelled(INDENT, [
            ("draw-powers", [f"{n} {self.label('power', name)}" for n, name in enumerate(seat["powers"], 1)]),
            ("draw-pentagram", self.points(seat["pentagram"])),
            ("draw-curses", [self.curse(card) for card in seat["curses"]]),
            ("draw-seen", [self.blade(name) for name in seat["hand"] if number != self.view["seat"]]),
        ])  # fmt: skip

    def labelled(self, indent: str, rows: list[tuple[str, list[str]]]) -> list[str]:
        """Rows of a label and several things, the things beginning in one column; rows of nothing are left out."""
        labels = [indent + self.say(message) for message, _ in rows]
        wide = max(width(label) for label in labels) + 2
        lines: list[str] = []
        for label, (_, things) in zip(labels, rows, strict=True):
            if things:
                lines += folded(padded(label, wide), things)
        return lines

    def points(self, names: list[str]) -> list[str]:
        """Where discs are left, the cursed points last."""
        cursed = [self.label("point", name) for name in names if name in self.cursed]
        if cursed:
            cursed[0] = self.say("draw-cursed", point=cursed[0])
        return [self.label("point", name) for name in names if name not in self.cursed] + cursed

    def curse(self, card: dict[str, Any]) -> str:
        """A Curse card with what is to be said of it."""
        told = [self.say("draw-hidden")] if card["face_down"] else []
        if card["influence"]:
            told.append(self.say("draw-influence", amount=card["influence"]))
        if card["adepts"]:
            told.append(self.say("draw-adepts", amount=card["adepts"]))
        name = self.label("curse", card["curse"])
        return f"{name} ({', '.join(told)})" if told else name

    def own_hand(self) -> list[str]:
        if self.view["seat"] is None:
            return []
        hand = [self.blade(name) for name in self.seats[self.view["seat"]]["hand"]]
        return folded(self.say("draw-hand") + "  ", hand or ["–"])


# Setting text


def width(text: str) -> int:
    """The columns that a text takes in a terminal."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(sign) else 2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def clipped(text: str, columns: int) -> str:
    """A text cut down to so many columns."""
    if width(text) <= columns:
        return text
    while width(text) >= columns:
        text = text[:-1]
    return text + "…"


def aligned(rows: list[list[str]]) -> list[str]:
    """Rows of a table, its columns as wide as they need to be."""
    wide = [max(width(row[n]) for row in rows) for n in range(len(rows[0]))]
    return ["  ".join(padded(cell, wide[n]) for n, cell in enumerate(row)).rstrip() for row in rows]


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
