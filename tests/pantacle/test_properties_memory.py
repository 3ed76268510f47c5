"""What a seat can know, worked out from nothing but the events it saw: every view must say exactly that.

`Memory` is a player with perfect memory and a pencil. It knows no state, so a view that shows more than it remembers
gives something away, and a view that shows less has forgotten something.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import petteia

from .arrange import position
from .test_properties_pool import Play, pool

EVERY = 9  # decisions between two looks at a game


class Memory:
    """What one viewer (None: a spectator) knows of the hidden things."""

    def __init__(self, t: petteia.Table, viewer: int | None) -> None:
        table = t.view(viewer)["table"]
        self.viewer = viewer
        self.heard = 0  # events
        self.active: int = table["active"]
        self.shuffles = 0
        self.age: Counter[str] = Counter()  # of every blade: how many reshuffles were before it last lay in the pile
        self.pile: int = table["pile"]
        self.discard: list[str] = list(table["discard"])
        self.hands: list[set[str]] = [set(seat["hand"]) for seat in table["seats"]]  # blades known to be there
        self.ages: list[Counter[int]] = [Counter({0: seat["hand_size"]}) for seat in table["seats"]]
        self.drawn_already = 0  # in the present refill, before its reshuffle
        self.curses: list[str | None] = list(table["curse_pile"])  # bottom first
        self.drawn: list[str | None] = list(table["drawn"])

    def listen(self, t: petteia.Table) -> None:
        """Take in what the viewer saw since the last time."""
        for event in t.events(self.viewer, self.heard):
            self.hear(event)
            self.heard += 1

    def hear(self, event: dict[str, Any]) -> None:
        seat = event.get("seat", -1)
        match event["event"]:
            case "turn":
                self.active = seat
            case "looked":
                if seat == self.viewer:
                    self.hands[event["whose"]] = set(event["blades"])
            case "showed":
                self.hands[seat].add(event["blade"])
            case "discarded" | "added":
                self.leaves(seat, event["blade"])
            case "bribed":
                for paid in event["payment"]:
                    if paid != "resolve":
                        self.leaves(seat, paid)
            case "reshuffled":
                self.reshuffle(event["amount"])
            case "drew":
                self.draws(seat, event)
            case "drew-curse":
                top = self.curses.pop()
                self.drawn.append(event["curses"][0] if "curses" in event else top)
            case "kept-curse":
                self.keeps(event["curse"], event["draw"])
            case "curse-gone":
                self.curses.insert(0, event["curse"])

    def leaves(self, seat: int, blade: str) -> None:
        self.hands[seat].discard(blade)
        self.ages[seat][self.age[blade]] -= 1
        self.discard.append(blade)

    def reshuffle(self, amount: int) -> None:
        """The Active Sorcerer has drawn all that was left, and the discards but the last make a new pile."""
        self.ages[self.active][self.shuffles] += self.pile
        self.drawn_already = self.pile
        self.shuffles += 1
        for blade in self.discard[:-1]:
            self.age[blade] = self.shuffles
        assert amount == len(self.discard) - 1
        self.pile = amount
        self.discard = self.discard[-1:]

    def draws(self, seat: int, event: dict[str, Any]) -> None:
        fresh = event["amount"] - self.drawn_already
        self.ages[seat][self.shuffles] += fresh
        self.pile -= fresh
        self.drawn_already = 0
        if "blades" in event:
            self.hands[seat] |= set(event["blades"])

    def keeps(self, curse: str, draw: int) -> None:
        """One card of the drawn row lies open now, the others went under the pile in the order drawn."""
        kept = self.drawn.pop(draw - 1)
        assert kept in (None, curse)
        self.curses[:0] = self.drawn[::-1]
        self.drawn = []

    # What follows from it

    def view_fits(self, table: dict[str, Any]) -> bool:
        """Does a view show exactly what is remembered?"""
        hands = all(set(seat["hand"]) == self.hands[n] for n, seat in enumerate(table["seats"]))
        sizes = all(seat["hand_size"] == self.ages[n].total() for n, seat in enumerate(table["seats"]))
        places = table["curse_pile"] == self.curses
        open_piles = table["pile"] == self.pile and table["discard"] == self.discard
        return hands and sizes and places and open_piles and table["drawn"] == self.drawn

    def world_fits(self, s: dict[str, Any]) -> bool:
        """Could a dumped state be the truth, for all that is remembered?"""
        if len(s["pile"]) != self.pile or s["discard"] != self.discard:
            return False
        for n, hand in enumerate(s["hands"]):
            mine = n == self.viewer
            if not self.hands[n] <= set(hand) or (mine and self.hands[n] != set(hand)):
                return False
            if +Counter(self.age[blade] for blade in hand) != +self.ages[n]:
                return False
        if any(self.age[blade] != self.shuffles for blade in s["pile"]):
            return False
        places = zip([*s["curse_pile"], *s["drawn"]], [*self.curses, *self.drawn], strict=True)
        return all(card is None or there == card for there, card in places)

    def unknown_blades(self, s: dict[str, Any]) -> dict[int, list[str]]:
        """The blades that this viewer cannot place, by age; `s` only says which blades there are."""
        everything = [*s["pile"], *(blade for hand in s["hands"] for blade in hand)]
        placed = {blade for hand in self.hands for blade in hand}
        found: dict[int, list[str]] = {}
        for blade in sorted(everything):
            if blade not in placed:
                found.setdefault(self.age[blade], []).append(blade)
        return found


def remembered(one: Play, every: int, first: int = 0) -> Iterator[tuple[petteia.Table, list[Memory]]]:
    """A game looked at every so many decisions, with the memories of all seats and of a spectator (the last)."""
    memories: list[Memory] = []
    for n, t, _, _ in one.walk():
        if n == 0:
            memories = [Memory(t, viewer) for viewer in (*range(one.players), None)]
        if n % every == first % every:
            for memory in memories:
                memory.listen(t)
            yield t, memories


def check_views(one: Play, every: int) -> int:
    """Every view says exactly what its viewer can know; returns how many were looked at."""
    looks = 0
    for t, memories in remembered(one, every, one.seed):
        s = t.dump_state()
        for memory in memories:
            assert memory.view_fits(t.view(memory.viewer)["table"]), f"{one}, {len(t.moves)} moves: {memory.viewer}"
            assert memory.world_fits(s), f"{one}, {len(t.moves)} moves: the truth does not fit {memory.viewer}"
            looks += 1
    return looks


def test_every_view_says_exactly_what_its_viewer_could_know():
    looks = sum(check_views(one, EVERY) for one in pool()[::2])
    assert looks > 2000


def test_seats_remember_different_things():
    """The property above is not empty: somebody often knows a blade or a Curse that another does not."""
    blades = curses = 0
    for one in pool()[1::6]:
        for t, _ in remembered(one, 20):
            tables = [t.view(viewer)["table"] for viewer in (*range(one.players), None)]
            blades += any(
                tables[n]["seats"][other]["hand"] != tables[-1]["seats"][other]["hand"]
                for n in range(one.players)
                for other in range(one.players)
                if n != other
            )
            curses += any(table["curse_pile"] != tables[-1]["curse_pile"] for table in tables)
    assert blades > 20
    assert curses > 20


def test_what_an_opponent_knows_of_returned_curses_follows_from_what_it_saw():
    """HID-02: seat 1 knows the second of three cards that seat 0 draws; which draw was kept is seen by all.

    In both worlds the same card is kept, once the first draw and once the third. Seat 1 may tell where the card that it
    knows lies now only because it saw which draw was kept.
    """
    seen = []
    for top in (["denial", "exhaustion_1", "moonblind"], ["moonblind", "exhaustion_1", "denial"]):
        base = position(dict(influence=6, adepts=3), {}, {}, curse_pile=top).dump(history=False)
        base["state"]["known"] = {"exhaustion_1": [1]}
        t = petteia.load(base)
        memories = [Memory(t, viewer) for viewer in (0, 1, 2, None)]
        for move in ("place upper_right two_influence", "draw", "draw", "keep denial"):
            t.play(0, move)
        for memory in memories:
            memory.heard = 1  # the turn began before the position was loaded
            memory.listen(t)
            assert memory.view_fits(t.view(memory.viewer)["table"]), memory.viewer
        seen.append((t.events(1), t.view(1)))
    assert (seen[0][0] == seen[1][0]) == (seen[0][1] == seen[1][1]), "the view tells apart what the events do not"
