"""The table of Deukalion as text, at most 100 columns wide and without colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...kernel.terminal import DOT, INDENT, Picture, aligned, beside, centred, counted, folded, page, width
from ...kernel.text import Phrasebook
from .components import ACTION, COLUMNS, SLOT, SQUARE
from .words import deed_text

NEWEST: Final = 4  # discards that are shown
CELL: Final = 5  # columns of a square of the map
CODE: Final = 3  # letters of a city or settlement on the map
PLAYER: Final = ("honour", "crew", "shipboard", "underworld", "cards", "square")
OWNED: Final = ("settlement", "value", "hoplites", "honour", "owner")
TURNINGS: Final = ("–", "¼", "½", "¾")
LEGEND: Final = ("ship", "anchor", "styx", "land")


def draw(book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> str:
    """What a seat, or a spectator, sees: map and sites, Kylix and Pursuits, the players, piles, and the own hand."""
    picture = DeukalionPicture(book, view, names)
    parts = [
        picture.headline(),
        beside(picture.map(), picture.sites(), 3),
        beside(picture.kylix(), picture.pursuits(), 3),
        picture.players(),
        picture.piles(),
        picture.own_hand(),
    ]
    return page(parts)


class DeukalionPicture(Picture):
    """One view of Deukalion, to be drawn in one language."""

    # Whose turn it is

    def headline(self) -> list[str]:
        """The turn, whom the table waits for, and the sail or challenge that goes on."""
        table = self.table
        told = [self.say("draw-turn", number=table["shakes"]) if table["shakes"] else self.say("draw-setup")]
        if self.view["over"]:
            best = [self.seat(n) for n in self.view["ranking"][0]]
            shared = len(best) > 1
            told.append(self.say("draw-winners", seats=self.book.listing(best)) if shared else self.won(best[0]))
            return [DOT.join(told)]
        told.append(self.say("draw-active", seat=self.seat(table["active"])))
        told.append(self.say("draw-target", amount=table["target"]))
        lines = folded("", [*told, self.waiting()])
        if table["sail"]:
            lines += folded(self.say("draw-sail") + "  ", self.sail(table["sail"]))
        if table["challenge"]:
            rolls = [self.roll(one) for one in table["challenge"]["rolls"]] or [[self.say("draw-unrolled")]]
            head = self.say("draw-challenge") + "  "
            for n, roll in enumerate(rolls):
                lines += folded(" " * width(head) if n else head, roll)
        return lines

    def won(self, seat: str) -> str:
        return self.say("draw-winner", seat=seat)

    def sail(self, sail: dict[str, Any]) -> list[str]:
        seat = self.seat(sail["seat"])
        moving = self.say("draw-steps", seat=seat, steps=sail["allowance"])
        told = [moving if sail["moving"] else self.say("draw-stopped", seat=seat)]
        return [*told, self.say("draw-acted")] if sail["acted"] else told

    def roll(self, roll: dict[str, Any]) -> list[str]:
        ways = {way: roll[way] for way in ("shields", "edges", "skulls")}
        told = [self.say("draw-roll", seat=self.seat(roll["seat"]), **ways)]
        if roll["saved"]:
            told.append(self.say("draw-saved", amount=roll["saved"]))
        if roll["bonus"]:
            told.append(self.say("draw-bonus", points=roll["bonus"]))
        return [*told, self.say("draw-score", points=roll["score"])]

    # The map

    def map(self) -> list[str]:
        """The squares in a grid, and below it what their signs mean."""
        rows: list[str] = self.table["map"]
        signs = {site["square"]: self.site_sign(site) for site in [*self.table["cities"], *self.table["settlements"]]}
        lines = ["   " + " ".join(letter.center(CELL) for letter in "ABCDEFGHI").rstrip(), rule("┌┬┐")]
        for n, row in enumerate(rows):
            squares = SQUARE.names[n * COLUMNS : (n + 1) * COLUMNS]
            cells = [self.cell(square, ground, signs) for square, ground in zip(squares, row, strict=True)]
            lines += [f"{n + 1} │" + "│".join(centred(cell, CELL) for cell in cells) + "│", rule("├┼┤")]
        lines[-1] = rule("└┴┘")
        legend = [self.say(f"draw-legend-{sign}") for sign in LEGEND]
        if self.courses():
            legend.append(self.say("draw-legend-reach"))
        return [*lines, "  " + "  ".join(legend)]

    def site_sign(self, site: dict[str, Any]) -> str:
        """The first letters of its name and its challenge value."""
        name = self.label("city", site["city"]) if "city" in site else self.label("settlement", site["settlement"])
        return f"{name[:CODE]}{site['value']:>2}"

    def courses(self) -> dict[str, list[str]]:
        """Where the viewer's ship can sail now, and by which way."""
        found: dict[str, list[str]] = self.table["sail"]["courses"] if self.table["sail"] else {}
        return found

    def cell(self, square: str, ground: str, signs: dict[str, str]) -> str:
        """What is to be seen on a square."""
        if square in signs:
            return signs[square]
        if ground == "#":
            return "░" * CELL
        if ground == "A":
            return self.say("draw-athens").center(CELL, "░")
        if ground == "K":
            return self.say("draw-kylix")
        return self.water(square, {"o": "o", "S": "≈"}.get(ground, ""))

    def water(self, square: str, sign: str) -> str:
        """Ships by the numbers of their seats, and the Hydra; where there is little room, gaps and ground go first."""
        numbers = "".join(str(n + 1) for n, seat in enumerate(self.seats) if seat["ship"] == square)
        ships = [f"▲{numbers}"] if numbers else []
        steps = [f"+{len(self.courses()[square])}"] if square in self.courses() else []
        ground = [sign] if sign else []
        if square == self.table["hydra"]:
            ground = [self.say("draw-hydra-beside" if ships or steps else "draw-hydra")]
        elif sign == "≈" and not ships and not steps:
            return sign * CELL
        for told in (" ".join(ships + ground + steps), "".join(ships + ground + steps), "".join(ships + steps)):
            if width(told) <= CELL:
                return told
        return told[:CELL]

    def sites(self) -> list[str]:
        """The cities with their chests, and the settlements with their owners."""
        cities = [[self.say("draw-city"), self.say("draw-value"), self.say("draw-chests")]]
        for city in self.table["cities"]:
            empty = ["–"] * (city["spaces"] - len(city["chests"]))
            chests = [self.say(f"draw-{colour}") for colour in city["chests"]] + empty
            cities.append([self.label("city", city["city"]), str(city["value"]), " ".join(chests)])
        settlements = [[self.say(f"draw-{column}") for column in OWNED]]
        for one in self.table["settlements"]:
            owner = "–" if one["owner"] is None else f"▲{one['owner'] + 1}"
            numbers = [str(one[number]) for number in ("value", "hoplites", "honour")]
            settlements.append([self.label("settlement", one["settlement"]), *numbers, owner])
        return ["", *aligned(cities, 1), "", *aligned(settlements, 1)]

    # The Kylix and the Pursuits

    def kylix(self) -> list[str]:
        """The dice: what each turning of the Kylix would give to the actions, or what they have received."""
        kylix = self.table["kylix"]
        if not self.table["shakes"]:
            return [f"{self.say('draw-kylix')}  {self.say('draw-unshaken')}"]
        title = f"{self.say('draw-kylix')}  {self.say('draw-centre', number=kylix['centre'])}"
        rows: list[list[str]] = []
        for action, slot in zip(ACTION.names, SLOT.names, strict=True):
            if kylix["values"]:
                given = [str(kylix["values"][action]), self.say("draw-used") if action in kylix["used"] else ""]
            else:
                given = [self.label("slot", slot), *(str(turning[action]) for turning in kylix["turnings"])]
            rows.append([self.label("action", action), *given])
        return [title, *aligned(rows if kylix["values"] else [["", "", *TURNINGS], *rows])]

    def pursuits(self) -> list[str]:
        """The Pursuit cards on display and the viewer's own, each with what it asks for."""
        rows: list[list[str]] = []
        for n, card in enumerate(self.table["display"]):
            rows += self.pursuit("draw-pursuits" if n == 0 else "", card)
        if self.view["seat"] is not None:
            secret = self.seats[self.view["seat"]]["secret"]
            rows += self.pursuit("draw-secret", secret) if secret else []
        return aligned(rows)

    def pursuit(self, title: str, card: dict[str, Any] | None) -> list[list[str]]:
        head = self.say(title) if title else ""
        if card is None:
            return [[head, "–", "", ""]]
        first, second = [deed_text(self.book, deed) for deed in card["deeds"]]
        worth = self.say("draw-worth", amount=card["honour"])
        return [[head, card["pursuit"].upper(), worth, first], ["", "", "", self.say("draw-or", deed=second)]]

    # Players

    def players(self) -> list[str]:
        """A row of numbers for each seat, and below it what lies there."""
        rows = [["", self.say("draw-player"), *(self.say(f"draw-column-{column}") for column in PLAYER)]]
        for n, seat in enumerate(self.seats):
            rows.append([
                "►" if n == self.table["active"] and not self.view["over"] else "",
                f"▲{n + 1} {self.seat(n)}",
                f"{seat['total']}/{self.table['target']}",
                str(seat["crew"]),
                "●" * seat["crew"] + "■" * len(seat["chests"]) + "·" * seat["room"],
                str(seat["underworld"]),
                str(seat["hand_size"]),
                seat["ship"].upper() if seat["ship"] else "–",
            ])  # fmt: skip
        return self.with_belongings(rows)

    def belongings(self, number: int, seat: dict[str, Any]) -> list[str]:
        """What makes up a player's honour, what lies on the shipboard, and what is known of the cards."""
        other = number != self.view["seat"]
        secret = [self.worth(seat["secret"])] if seat["secret"] and other else []
        return self.labelled(INDENT, [
            ("draw-honour", self.honour(number, seat)),
            ("draw-chests", [self.say(f"draw-{colour}") for colour in seat["chests"]]),
            ("draw-face-up", [self.face_up(card) for card in seat["face_up"]]),
            ("draw-styx", [self.say("draw-rewarded")] if seat["rewarded"] else []),
            ("draw-secret", secret),
            ("draw-seen", [self.label("card", card) for card in seat["hand"]] if other else []),
        ])  # fmt: skip

    def honour(self, number: int, seat: dict[str, Any]) -> list[str]:
        cards = [self.say("draw-honoured", amount=seat["honour_cards"])] if seat["honour_cards"] else []
        noted = [self.say("draw-tally", amount=seat["tally"])] if seat["tally"] else []
        owned = [
            f"{self.label('settlement', one['settlement'])} ({one['honour']})"
            for one in self.table["settlements"]
            if one["owner"] == number
        ]
        return [*cards, *noted, *[self.worth(card) for card in seat["completed"]], *owned]

    def worth(self, card: dict[str, Any]) -> str:
        return f"{card['pursuit'].upper()} ({card['honour']})"

    def face_up(self, card: dict[str, Any]) -> str:
        name = self.label("card", card["card"])
        return f"{name} ({self.say('draw-used')})" if card["used"] else name

    # Cards

    def piles(self) -> list[str]:
        table = self.table
        actions = [self.say("draw-pile", amount=len(table["pile"]))]
        known = [self.label("card", card) for card in table["pile"] if card]
        if known:
            known[0] = self.say("draw-known", card=known[0])
        discards = [self.label("card", card) for card in reversed(table["discard"][-NEWEST:])] or ["–"]
        discards[0] = self.say("draw-discarded", amount=len(table["discard"]), card=discards[0])
        pursuits = [self.say("draw-pile", amount=table["pursuit_pile"])]
        removed = [card.upper() for card in table["removed"]]
        if removed:
            removed[0] = self.say("draw-removed", pursuit=removed[0])
        return self.labelled("", [
            ("draw-actions", actions + known),
            ("draw-discards", discards),
            ("draw-pursuit-cards", pursuits + removed),
            ("draw-honour-cards", [self.say("draw-supply", amount=table["supply"])]),
        ])  # fmt: skip

    def own_hand(self) -> list[str]:
        if self.view["seat"] is None:
            return []
        hand: list[str] = self.seats[self.view["seat"]]["hand"]
        cards = counted([self.label("card", card) for card in hand])
        return folded(self.say("draw-hand") + "  ", cards or ["–"])


def rule(corners: str) -> str:
    """A line of the grid of the map."""
    return "  " + corners[0] + corners[1].join(["─" * CELL] * COLUMNS) + corners[2]
