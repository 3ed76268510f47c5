"""The table of Panthalos as text, at most 100 columns wide and without colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ...kernel.terminal import DOT, INDENT, Picture, aligned, counted, filled, folded, padded, page, width
from ...kernel.text import Phrasebook
from .components import BONUSES_EACH, LOCATION
from .words import bonuses_text, income_text

COLUMNS: Final = ("points", "discs", "reserve", "polis", "box", "titans")
STACKS: Final = ("bag", "ships", "artisans", "reinforcements", "titans", "merchants", "underworld")
REMOVED: Final = ("goods", "tokens", "merchants", "underworld")
LEGEND: Final = ("worker", "leader", "promoted", "disc", "lightning")
MARKS: Final = ("passed", "challenged")
FINAL: Final = ("shipped", "ranks", "penalty")


def draw(book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> str:
    """What a seat, or a spectator, sees: the locations, what is on display, the Underworld and stacks, the players."""
    picture = PanthalosPicture(book, view, names)
    return page([picture.headline(), picture.locations(), picture.displays(), picture.underworld(), picture.players()])


class PanthalosPicture(Picture):
    """One view of Panthalos, to be drawn in one language."""

    # Words

    def force(self, token: dict[str, Any]) -> str:
        """A Reinforcement, `fire +2`, or a Titan, `fire 9`."""
        sign = "+" if token["strength"] <= BONUSES_EACH else ""
        return f"{self.label('element', token['element'])} {sign}{token['strength']}"

    def named_force(self, token: str) -> str:
        """The same, by the name of the token."""
        element, strength = token.split("_")
        return self.force({"element": element, "strength": int(strength)})

    def picked(self, token: str) -> str:
        """Any token that can be sold, discarded or laid."""
        known = token.endswith(("_ship", "_artisan"))
        return self.label("token", token) if known else self.named_force(token)

    def goods(self, names: list[str]) -> list[str]:
        return counted([self.label("good", name) for name in names])

    def ships(self, names: list[str]) -> list[str]:
        return self.goods([name.removesuffix("_ship") for name in names])

    def artisans(self, tokens: list[dict[str, Any]]) -> list[str]:
        return counted([f"{self.label('token', one['token'])} ({self.cost(one['cost'])})" for one in tokens])

    def cost(self, cost: int) -> str:
        return self.say("cost-discs", cost=cost)

    # What is going on

    def headline(self) -> list[str]:
        """The round, whom the table waits for, and the duel or the choice of tokens that goes on."""
        table = self.table
        told = [self.say("draw-round", round=table["round"], rounds=table["rounds"])]
        if self.view["over"]:
            best = [self.seat(n) for n in self.view["ranking"][0]]
            told.append(self.say("draw-winners" if len(best) > 1 else "draw-winner", seat=best[0]))
            told += best[1:]
            return folded("", told)
        told.append(self.say("draw-starter", seat=self.seat(table["starter"])))
        lines = folded("", [*told, self.waiting()])
        if table["duel"]:
            lines += folded(self.say("draw-duel") + "  ", self.duel(table["duel"]))
        if table["laying"]:
            lines += folded(self.say("draw-chosen") + "  ", self.laying(table["laying"]))
        return lines

    def duel(self, duel: dict[str, Any]) -> list[str]:
        fighters = [self.seat(duel["attacker"]), self.seat(duel["defender"])]
        told = [self.say("draw-against", seat=fighters[0], whose=fighters[1])]
        told.append(self.say("draw-element", element=self.label("element", duel["element"])))
        totals = zip(fighters, duel["totals"], strict=True)
        return told + [self.say("draw-total", seat=seat, amount=total) for seat, total in totals]

    def laying(self, laying: dict[str, Any]) -> list[str]:
        told = [self.picked(token) for token in laying["picked"]] or ["–"]
        if laying["needed"] is None:
            return told
        element = self.label("element", laying["element"]) if laying["element"] else None
        told.append(self.say("draw-element", element=element) if element else self.say("draw-any-element"))
        return [*told, self.say("draw-strength", strength=laying["strength"], needed=laying["needed"])]

    # The locations

    def locations(self) -> list[str]:
        """Every location in the order of evaluation, with its element, its spaces and who stands there."""
        heads: list[list[str]] = []
        for number, location in enumerate(LOCATION.names):
            element = self.table["elements"].get(location)
            heads.append([
                f"{number:>2} {self.label('location', location)}",
                self.label("element", element) if element else "–",
            ])  # fmt: skip
        lines: list[str] = []
        for head, location in zip(aligned(heads, padded_out=True), LOCATION.names, strict=True):
            cells = [one for space in self.table["spaces"] if location_of(space["space"]) == location
                     for one in self.space(space)]  # fmt: skip
            lines += filled(head + "  ", cells or self.resting())
        return [*lines, *folded("   ", [self.say(f"draw-legend-{sign}") for sign in LEGEND])]

    def space(self, space: dict[str, Any]) -> list[str]:
        """`[3+↯ 1:2]`: the rank that is asked for, lightning, the income, the disc and the figures."""
        told = [f"{space['rank']}+{'↯' if space['lightning'] else ''}"]
        income = space["income"]
        if income:
            what = income_text(self.book, income["what"], income["amount"])
            told.append(self.say("draw-once", income=what) if income["once"] else what)
        if space["disc"] is not None:
            told.append(f"●{space['disc'] + 1}")
        figures = [f"{one['seat'] + 1}:{figure_sign(one['figure'])}" for one in space["figures"]]
        if not figures and space["disc"] is None:
            told.append("–")
        if len(figures) > 1:  # a location without limit: its figures may go on in the next line
            return [f"[{' '.join(told)}", *figures[:-1], f"{figures[-1]}]"]
        return [f"[{' '.join([*told, *figures])}]"]

    def resting(self) -> list[str]:
        """Who rests in the thermae."""
        found: list[str] = []
        for n, seat in enumerate(self.seats):
            found += [f"{n + 1}:{figure_sign(die['figure'])}" for die in seat["dice"] if die["place"] == "resting"]
        return found or ["–"]

    # Displays, the underworld and stacks

    def displays(self) -> list[str]:
        """What lies in the port, in the displays and in the merkator."""
        table = self.table
        rows = [
            ("draw-port", self.ships(table["port"])),
            ("draw-agora", self.goods(table["agora"])),
            ("draw-phalanx", counted([self.force(one) for one in table["phalanx"]])),
            ("draw-art", self.artisans(table["art"])),
        ]
        wide = max(width(self.say(title)) for title in (*[title for title, _ in rows], "draw-merkator")) + 2
        lines: list[str] = []
        for title, things in rows:
            lines += folded(padded(self.say(title), wide), things or ["–"])
        return lines + self.merchants(padded(self.say("draw-merkator"), wide))

    def merchants(self, title: str) -> list[str]:
        """A row for each merchant: points, what is wanted, and the bonuses."""
        merchants = self.table["merkator"]
        if not merchants:
            return [f"{title}–"]
        lines: list[str] = []
        rows = aligned([self.merchant(one) for one in merchants], padded_out=True)
        for n, (row, merchant) in enumerate(zip(rows, merchants, strict=True)):
            given = bonuses_text(self.book, [(one["bonus"], one["amount"]) for one in merchant["bonuses"]])
            lines += folded(f"{title if n == 0 else ' ' * width(title)}{row}  ", given or ["–"])
        return lines

    def merchant(self, merchant: dict[str, Any]) -> list[str]:
        wanted = [self.say("draw-any") if good is None else self.label("good", good) for good in merchant["demand"]]
        return [self.say("n-points", points=merchant["points"]), ", ".join(counted(wanted))]

    def underworld(self) -> list[str]:
        """The templum, the attack, the collection box, and how much is left in the stacks."""
        table = self.table
        worth = [f"({n})" if at == table["round"] else str(n) for at, n in enumerate(table["templum"], 1)]
        stacks = [self.say(f"draw-stack-{name}", amount=table["stacks"][name]) for name in STACKS]
        removed = [self.say(f"draw-gone-{name}", amount=len(table["removed"][name])) for name in REMOVED]
        unseen = sum(seat["sold_unseen"] for seat in self.seats)
        if unseen:
            removed.append(self.say("draw-unseen", amount=unseen))
        return self.labelled("", [
            ("draw-templum", [" ".join(worth)]),
            ("draw-underworld", self.attack()),
            ("draw-box", self.box()),
            ("draw-stacks", stacks),
            ("draw-removed", removed),
        ])  # fmt: skip

    def attack(self) -> list[str]:
        """The attack to come, and what the viewer knows of the tokens below."""
        table = self.table
        *below, top = table["underworld"]
        told = [
            self.say(
                "draw-attack",
                element=self.label("element", top["element"]),
                strength=top["strength"],
                templum=table["attack"] - top["strength"],
                amount=table["attack"],
            ),
            self.say("n-points", points=top["points"]),
        ]
        for depth, token in enumerate(reversed(below), 2):
            if token:
                known = f"{self.label('element', token['element'])} {token['strength']}"
                told.append(self.say("draw-known", number=depth, token=known))
        return told

    def box(self) -> list[str]:
        discs = [seat["box"] for seat in self.seats]
        told = [self.say("draw-limit", amount=sum(discs), limit=self.table["limit"])]
        return told + [self.say("draw-total", seat=self.seat(n), amount=mine) for n, mine in enumerate(discs) if mine]

    # Players

    def players(self) -> list[str]:
        """A row of numbers for each seat, and below it what lies there."""
        rows = [["", self.say("draw-player"), *(self.say(f"draw-column-{column}") for column in COLUMNS), ""]]
        for n, seat in enumerate(self.seats):
            rows.append([
                "►" if n in self.view["deciding"] and not self.view["over"] else "",
                f"{n + 1} {self.seat(n)}",
                str(seat["points"]),
                str(seat["personal"]),
                str(seat["general"]),
                str(len(seat["polis"])),
                str(seat["box"]),
                str(seat["titan_count"]),
                DOT.join(self.say(f"draw-{mark}") for mark in MARKS if seat[mark] and not self.view["over"]),
            ])  # fmt: skip
        return self.with_belongings(rows)

    def belongings(self, number: int, seat: dict[str, Any]) -> list[str]:
        """A player's figures at hand, goods and tokens; titans only as far as the viewer knows them."""
        mine = number == self.view["seat"]
        rows = [
            ("draw-available", self.available(seat)),
            ("draw-goods", self.goods(seat["goods"])),
            ("draw-ships", self.ships(seat["ships"])),
            ("draw-artisans", self.artisans(seat["artisans"])),
            ("draw-reinforcements", counted([self.force(one) for one in seat["reinforcements"]])),
            ("draw-titans" if mine else "draw-seen", counted([self.force(one) for one in seat["titans"]])),
            ("draw-laid", counted([self.force(one) for one in seat["laid"]])),
            ("draw-duels", self.element_of(seat)),
            ("draw-final", self.final(seat)),
        ]
        return self.labelled(INDENT, [row for row in rows if row[1]])

    def available(self, seat: dict[str, Any]) -> list[str]:
        figures = [figure_sign("leader")] if seat["leader"] == "available" else []
        figures += [figure_sign(die["figure"]) for die in seat["dice"] if die["place"] == "available"]
        unhired = sum(die["place"] == "unhired" for die in seat["dice"])
        told = [" ".join(figures)] if figures else ["–"]
        return [*told, self.say("draw-unhired", amount=unhired)] if unhired else told

    def element_of(self, seat: dict[str, Any]) -> list[str]:
        """What a duel against this player would be fought with, once the leader is placed."""
        if seat["led"] is None or self.view["over"]:
            return []
        return [f"{self.label('element', self.table['elements'][seat['led']])} ({self.label('location', seat['led'])})"]

    def final(self, seat: dict[str, Any]) -> list[str]:
        if seat["final"] is None:
            return []
        told = [self.say("draw-before", points=seat["final"]["before"])]
        return told + [self.say(f"draw-{one}", points=seat["final"][one]) for one in FINAL if seat["final"][one]]


def location_of(space: str) -> str:
    return space.rsplit("_", 1)[0]


def figure_sign(figure: str) -> str:
    """The rank of a worker, or the sign of a leader."""
    return {"leader": "▲", "promoted": "△"}.get(figure, figure.removeprefix("rank_"))
