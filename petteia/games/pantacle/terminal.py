"""The table of Pantacle as text, at most 100 columns wide and without colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...kernel.terminal import DOT, INDENT, Picture, aligned, beside, folded, page
from ...kernel.text import Phrasebook, message
from .components import LOCATION

NEWEST: Final = 4  # discards that are shown
COLUMNS: Final = ("influence", "adepts", "cost", "resolve", "discs", "hand")


def draw(book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> str:
    """What a seat, or a spectator, sees: Favors and Pantacle, supplies, Sanctuaries, and the seat's own hand."""
    picture = PantaclePicture(book, view, names)
    boards = beside(picture.favors(), picture.pantacle(), 4)
    return page([picture.headline(), boards, picture.supplies(), picture.sanctuaries(), picture.own_hand()])


class PantaclePicture(Picture):
    """One view of Pantacle, to be drawn in one language."""

    longest_name = 20

    def label(self, kind: str, name: str) -> str:
        """The words for a thing; a Keeper or Moon Phase that only an edition knows goes by its id."""
        known = self.book.has(message(kind, name))
        return super().label(kind, name) if known else name.replace("_", " ").capitalize()

    def blade(self, name: str) -> str:
        face = self.table["blades"][name]
        keeper, phase = self.label("keeper", face["keeper"]), self.label("phase", face["phase"])
        return self.say("blade-name", keeper=keeper, number=name.rsplit("_", 1)[1], phase=phase)

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
        return folded("", [*told, self.waiting()])

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
        return self.with_belongings(rows)

    def belongings(self, number: int, seat: dict[str, Any]) -> list[str]:
        """What lies on a Sanctuary and in front of it, and what was seen of another's hand."""
        return self.labelled(INDENT, [
            ("draw-powers", [f"{n} {self.label('power', name)}" for n, name in enumerate(seat["powers"], 1)]),
            ("draw-pentagram", self.points(seat["pentagram"])),
            ("draw-curses", [self.curse(card) for card in seat["curses"]]),
            ("draw-seen", [self.blade(name) for name in seat["hand"] if number != self.view["seat"]]),
        ])  # fmt: skip

    def points(self, names: list[str]) -> list[str]:
        """Where discs are left, the cursed points last."""
        cursed = [self.label("point", name) for name in names if name in self.table["cursed_points"]]
        if cursed:
            cursed[0] = self.say("draw-cursed", point=cursed[0])
        return [self.label("point", name) for name in names if name not in self.table["cursed_points"]] + cursed

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
