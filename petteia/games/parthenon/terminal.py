"""The table of Parthenon as text, at most 100 columns wide and without colours."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from ...kernel.terminal import DOT, INDENT, WIDTH, Picture, clipped, counted, filled, folded, padded, page, width
from ...kernel.text import Phrasebook, Sentence, seat_name
from .components import (
    ACROPOLIS,
    CARD,
    CARDS,
    COMPLETE,
    EVENT,
    HARBOR,
    HAZARD,
    LAND,
    NEED,
    OFFERS_EACH,
    PAID_IN,
    SLOT,
    STAGE,
    WONDER,
    WORKSHOPS,
    ParthenonBox,
)
from .words import cost, effect, hazard_in_words, offer_number, owned, terms
from .words import counted as counted_cards

COLUMNS: Final = ("island", "structures", "hand", "aegis")
DECKS: Final = ("hazards", "harbors", "plans")
MARKS: Final = ("done", "plagued", "shaken")
BREAK: Final = re.compile(r"(?<!\d) ")  # between words, but not after a number


def draw(book: Phrasebook, box: ParthenonBox, view: dict[str, Any], names: Sequence[str]) -> str:
    """What a seat, or a spectator, sees: Events, Lands, decks, offers, and every Island."""
    table = {**view["table"], "seats": view["table"]["players"]}
    picture = ParthenonPicture(book, {**view, "table": table}, names)
    picture.box = box
    return page([
        picture.headline(), picture.events(), picture.lands(), picture.decks(), picture.offers(), picture.islands(),
    ])  # fmt: skip


class ParthenonPicture(Picture):
    """One view of Parthenon, to be drawn in one language."""

    longest_name: ClassVar[int] = 11  # so that six of them fit on a line
    box: ParthenonBox

    # Words

    def cards(self, names: Sequence[str]) -> str:
        """“2 Wool, 1 Gold”"""
        return str(Sentence(counted_cards(self.book, "card", [CARD.decode(name) for name in names])))

    def held(self, numbers: dict[str, int]) -> list[str]:
        """The cards of a hand, kind by kind."""
        return [self.cards([name] * many) for name, many in numbers.items() if many]

    def costs(self, needs: list[str]) -> str:
        return cost(self.book, [NEED.decode(need) for need in needs])

    def hazard(self, name: str) -> str:
        return hazard_in_words(self.book, self.box, HAZARD.decode(name))

    def name(self, number: int) -> str:
        return clipped(seat_name(self.book, self.names, number), self.longest_name)

    def told(self, label: str, text: str) -> list[str]:
        """A text after a label, word by word over several lines."""
        return filled(label, BREAK.split(text))

    def labelled(self, indent: str, rows: list[tuple[str, list[str]]]) -> list[str]:
        """As everywhere; but a row with a thing that is longer than a line goes on below between any two words."""
        wide = max(width(indent + self.say(title)) for title, _ in rows) + 2
        lines: list[str] = []
        for title, things in rows:
            label = padded(indent + self.say(title), wide)
            fits = all(wide + width(thing) + width(DOT) <= WIDTH for thing in things)
            lines += folded(label, things) if fits else self.told(label, DOT.join(things))
        return lines

    # What is going on

    def headline(self) -> list[str]:
        """The Year, the Season, the phase, the Archon, and whom the table waits for."""
        table = self.table
        told = [
            self.say("draw-year", year=table["year"], years=self.box.years),
            self.say("draw-season", season=table["season"], seasons=self.box.seasons),
        ]
        if self.view["over"]:
            return folded("", [*told, self.say("draw-winner", seat=self.seat(table["winner"]))])
        told.append(self.say("draw-phase", phase=self.label("phase", table["phase"])))
        told.append(self.say("draw-archon", seat=self.seat(table["archon"])))
        return folded("", [*told, self.waiting()])

    def events(self) -> list[str]:
        """The Events that lie face up, with what they do."""
        table = self.table
        names = table["order"] or table["events"]
        wide = max([width(self.label("happening", name)) for name in names], default=0) + 2
        lines: list[str] = []
        for name in names:
            does = effect(self.book, self.box, "happening", EVENT.decode(name))
            lines += self.told(padded(self.label("happening", name), wide), does)
        notes: list[str] = []
        if table["blight"]:
            notes.append(self.say("draw-blight", card=self.label("card", table["blight"])))
        if table["face_down_events"]:
            notes.append(self.say("draw-hidden-events", amount=table["face_down_events"]))
        return lines + (folded(" " * wide, notes) if notes else [])

    # Lands, decks and offers

    def lands(self) -> list[str]:
        """Every Land, its harbor card as far as the viewer knows it, and the Fleets bound for it."""
        wide = max(width(self.label("land", land)) for land in LAND.names) + 2
        lines: list[str] = []
        for land in self.table["lands"]:
            lines += self.told(padded(self.label("land", land["land"]), wide), self.status(land))
            fleets = self.fleets_at(land["land"])
            if fleets:
                lines += folded(" " * wide, fleets)
        return lines

    def status(self, land: dict[str, Any]) -> str:
        if not land["has_card"]:
            return self.say("draw-no-card")
        if land["status"] is None:
            return self.say("draw-face-down")
        does = effect(self.book, self.box, "harbor", HARBOR.decode(land["status"]))
        told = self.say("draw-status", harbor=self.label("harbor", land["status"]), effect=does)
        return told if land["face_up"] else self.say("draw-face-down-seen", harbor=told)

    def fleets_at(self, land: str) -> list[str]:
        return [
            self.say(
                "draw-fleet-there",
                seat=self.seat(n),
                fleet=self.label("fleet", fleet["fleet"]),
                amount=fleet["count"],
            )
            for n, seat in enumerate(self.seats)
            for fleet in seat["fleets"]
            if fleet["land"] == land
        ]

    def decks(self) -> list[str]:
        """How much is left in the decks, and what the viewer knows of the Hazards."""
        table = self.table
        sizes = (table["hazards"]["deck"], table["harbors"]["deck"], table["plans"])
        left = [self.say(f"draw-deck-{name}", amount=size) for name, size in zip(DECKS, sizes, strict=True)]
        schools = [
            self.say("draw-left", philosophy=self.label("philosophy", name), amount=one["left"])
            for name, one in table["philosophies"].items()
            if one["introduced"]
        ]
        rows = self.labelled("", [("draw-decks", left), *([("draw-introduced", schools)] if schools else [])])
        for name in table["hazards"]["drawn"]:
            rows += self.told("", self.say("draw-drawn", hazard=self.hazard(name)))
        for number, name in enumerate(table["hazards"]["known"], 1):
            if name:
                rows += self.told("", self.say("draw-known", number=number, hazard=self.hazard(name)))
        return rows

    def offers(self) -> list[str]:
        """The open offers, with their terms where the viewer may see them."""
        offers = self.table["offers"]
        if not offers:
            return []
        label = self.say("draw-offers") + "  "
        lines: list[str] = []
        for offer in offers:
            lines += self.told(label, self.offer(offer))
            label = " " * width(label)
        return lines

    def offer(self, offer: dict[str, Any]) -> str:
        number = self.box.kinds["offer"].decode(offer["id"]) % OFFERS_EACH
        args = {"offer": owned(self.book, "offer", offer_number(self.book, number), self.name(offer["from"]))}
        if offer["to"] is not None:
            args["seat"] = self.seat(offer["to"])
        if offer["give"] is None:
            return self.say("draw-offer-hidden", **args)
        values = [CARD.decode(name) for name in offer["give"]]
        values += [CARDS + CARD.decode(name) for name in offer["want"]]
        args["terms"] = str(Sentence(terms(self.book, values)))
        return self.say("draw-offer-all" if offer["to"] is None else "draw-offer-to", **args)

    # Islands

    def islands(self) -> list[str]:
        """A row of numbers for each Island, and below it what it has."""
        rows = [["", self.say("draw-player"), *(self.say(f"draw-column-{column}") for column in COLUMNS), ""]]
        for n, seat in enumerate(self.seats):
            rows.append([
                "►" if n in self.view["deciding"] and not self.view["over"] else "",
                f"{n + 1} {self.seat(n)}",
                self.label("island", seat["island"]),
                f"{seat['structures']}/{self.box.structures}",
                str(seat["hand_count"]),
                str(sum(seat["aegis"].values())),
                DOT.join(self.marks(n)),
            ])  # fmt: skip
        return self.with_belongings(rows)

    def marks(self, number: int) -> list[str]:
        if self.view["over"]:
            return []
        told = [self.say("draw-mark-archon")] if number == self.table["archon"] else []
        told += [self.say(f"draw-mark-{mark}") for mark in MARKS if number in self.table[mark]]
        vote = self.table["votes"][number]
        return [*told, self.say("draw-mark-vote", seat=self.seat(vote))] if vote is not None and vote >= 0 else told

    def belongings(self, number: int, seat: dict[str, Any]) -> list[str]:
        """What an Island has; its hand and cargo only as far as the viewer sees them."""
        parched = [self.label("slot", slot) for slot in seat["parched"]]
        rows = [
            ("draw-hand", self.held(seat["hand"] or {})),
            ("draw-remembered", self.held(seat.get("remembered", {})) if seat["hand"] is None else []),
            ("draw-built", counted([self.structure(one) for one in seat["built"]])),
            ("draw-parched", parched),
            ("draw-wonders", self.wonders(number)),
            ("draw-philosophies", [self.label("philosophy", name) for name in seat["philosophies"]]),
            ("draw-aegis", self.held(seat["aegis"])),
            ("draw-fleets", [self.fleet(one) for one in seat["fleets"]]),
            ("draw-deck", self.build_deck(number)),
            ("draw-ties", self.tie_breakers(seat)),
        ]
        return self.labelled(INDENT, [row for row in rows if row[1]])

    def structure(self, one: dict[str, str]) -> str:
        """“Wool Village”, “Pottery Workshop”, “Shrine”"""
        slot = SLOT.decode(one["slot"])
        if slot >= ACROPOLIS:
            return self.label("slot", one["makes"])
        made = self.label("card", one["makes"])
        return self.say("draw-village" if slot < WORKSHOPS else "draw-workshop", kind=made)

    def wonders(self, number: int) -> list[str]:
        return [self.wonder(one) for one in self.table["wonders"] if one["owner"] == number]

    def wonder(self, one: dict[str, Any]) -> str:
        """A Great Wonder with its stage, and what the next one costs and where."""
        stage, wonder = STAGE.decode(one["stage"]), WONDER.decode(one["wonder"])
        args = {"wonder": self.label("wonder", one["wonder"]), "stage": self.label("stage", one["stage"])}
        if stage == COMPLETE:
            return self.say("draw-wonder", **args)
        args["cost"] = cost(self.book, self.box.stage_cost[wonder][stage - 1])
        args["paid"] = self.label("paid", PAID_IN[self.box.stage_paid[wonder][stage - 1]])
        return self.say("draw-next-stage", **args)

    def fleet(self, one: dict[str, Any]) -> str:
        args = {"fleet": self.label("fleet", one["fleet"]), "course": self.label("course", one["course"])}
        if one["cargo"]:
            return self.say("draw-cargo", **args, cards=self.cards(one["cargo"]))
        if one["shown"]:
            return self.say("draw-shown", **args, amount=one["count"], cards=self.cards(one["shown"]))
        if one["count"]:
            return self.say("draw-counted", **args, amount=one["count"])
        return self.say("draw-fleet", **args)

    def build_deck(self, number: int) -> list[str]:
        """What the viewer's own Island can still build, with its cost."""
        mine = self.table["mine"]
        if number != self.view["seat"] or mine is None or self.view["over"]:
            return []
        return [self.slot(one) for one in mine["build_deck"] if one["open"]]

    def slot(self, one: dict[str, Any]) -> str:
        name, price = self.label("slot", one["slot"]), self.costs(one["cost"])
        if one["slot"] == one["makes"]:
            return self.say("draw-slot", slot=name, cost=price)
        kind = "slot" if SLOT.decode(one["slot"]) >= ACROPOLIS else "card"
        return self.say("draw-slot-made", slot=name, made=self.label(kind, one["makes"]), cost=price)

    def tie_breakers(self, seat: dict[str, Any]) -> list[str]:
        """At the end: what decides between Islands with as many Structures."""
        numbers = enumerate(seat.get("tie_breakers", []), 1)
        return [self.say(f"tie-breaker-{number}", amount=amount) for number, amount in numbers if amount]
