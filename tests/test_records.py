"""The golden records: whole games that together show everything a game has. Each replays to its digest.

`python -m tools.golden` makes them. A rule that changes on purpose changes them too: make them anew, read the
difference, and raise the version of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Protocol

import pytest

import petteia
from petteia.games import deukalion, pantacle, panthalos, parthenon
from petteia.kernel.agenda import Choice
from petteia.kernel.game import Game

from .deukalion.arrange import SIGN
from .deukalion.test_bad_input import CITIES, COLOURS, SETTLEMENTS
from .deukalion.test_bad_input import broken as broken_in_deukalion
from .pantacle.test_properties_invariants import Watcher as WatcherOfPantacle
from .pantacle.test_properties_invariants import broken as broken_in_pantacle
from .panthalos.test_properties_invariants import BOX as PANTHALOS
from .panthalos.test_properties_invariants import LOCATIONS, SIDES, STACKS, element, location
from .panthalos.test_properties_invariants import Watcher as WatcherOfPanthalos
from .panthalos.test_properties_invariants import broken as broken_in_panthalos
from .parthenon.test_clauses_invariants import Moment, holdings, moved, told_already

FOLDER = Path(__file__).parent / "records"
UNREACHABLE = ("no-curse",)  # 27 Curses are enough: at most 20 lie before players, and 5 are being chosen from

State = dict[str, Any]
Event = dict[str, Any]


def frame_of(t: petteia.Table) -> Counter[str]:
    """What every game can show: how many play, who plays, and where it began."""
    marks = Counter([f"{t.players} players"])
    if t.origin is not None:
        marks["arranged"] += 1
    if any(name.startswith("heuristic") for name in t.names):
        marks["heuristic"] += 1
    return marks


# What a game of Pantacle shows


class Sanctuary:
    """What lies in front of a player, as far as the marks below need it; kept up from public events alone."""

    def __init__(self) -> None:
        self.curses: set[str] = set()
        self.face_down: str | None = None
        self.powers: set[str] = set()
        self.discards = 0  # in this turn

    def suffers(self, curse: str) -> bool:
        return curse in self.curses and self.face_down != curse


def shown_in_pantacle(t: petteia.Table) -> Counter[str]:
    """Everything that a whole game shows, as marks with how often, read from its events and moves."""
    marks = frame_of(t)
    if t.variants["adept_cap"]:
        marks["adept cap"] += 1
    for move in t.moves:
        if move.verb.name in ("relieve", "sacrifice"):
            marks[f"chose {move}" if move.verb.name == "sacrifice" else "chose an exhaustion card"] += 1
    seats = [Sanctuary() for _ in range(t.players)]
    turn, announced = -1, ""
    for event in t.events(None):
        name = event["event"]
        marks[name] += 1
        seat = event.get("seat", 0)
        mine = seats[seat]
        match name:
            case "turn":
                if seat == turn:
                    marks["played an extra turn"] += 1
                turn = seat
                mine.discards = 0
            case "announced":
                announced = event["favor"]
                marks[f"announced {announced}"] += 1
            case "bribed":
                marks[f"bribed {announced}"] += 1
                marks[f"announced {announced}"] -= 1
                marks[payment_form(event["payment"])] += 1
            case "kept-curse":
                mine.curses.add(event["curse"])
                marks[f"curse {event['curse']}"] += 1
            case "curse-gone":
                mine.curses.discard(event["curse"])
            case "protected":
                mine.face_down = event["curse"]
                marks["protected an exhaustion card"] += event["curse"].startswith("exhaustion")
            case "unveiled":
                mine.face_down = None
            case "took-power":
                mine.powers.add(event["power"])
            case "gave-up-powers":
                mine.powers -= {event["first"], event["second"], event["third"]}
            case "lost-power":
                mine.powers.discard(event["power"])
            case "discarded":
                mine.discards += 1
                if mine.discards > 1:
                    demonic = "demonic_discard" in mine.powers
                    marks["demonic discard of several" if demonic else "restless night"] += 1
            case "denied":
                marks[f"denied by {event['curse']}"] += 1
            case "won":
                marks["won by bribe" if seat != turn else "won on the own turn"] += 1
    return +marks


def payment_form(payment: list[str]) -> str:
    hounds = sum(blade.startswith("hound") for blade in payment)
    with_resolve = " with resolve" if "resolve" in payment else ""
    return {2: "paid 2 keepers", 3: "paid keeper and 2 hounds", 4: "paid 4 hounds"}[len(payment)] + (
        with_resolve if hounds or with_resolve else ""
    )


@cache
def wanted_of_pantacle() -> frozenset[str]:
    """What the records must show together."""
    kinds = pantacle.GAME.open_box(None).kinds
    favors = kinds["favor"].names
    return frozenset(
        [f"{n} players" for n in (3, 4, 5)]
        + ["adept cap", "won on the own turn", "won by bribe", "denied by final_gathering", "denied by lonely_triumph"]
        + ["played an extra turn", "restless night", "demonic discard of several", "protected an exhaustion card"]
        + ["chose sacrifice powers", "chose sacrifice adepts", "chose an exhaustion card"]
        + ["paid 2 keepers", "paid keeper and 2 hounds", "paid keeper and 2 hounds with resolve"]
        + ["paid 4 hounds", "paid 4 hounds with resolve"]
        + [f"curse {curse}" for curse in kinds["curse"].names]
        + [f"announced {favor}" for favor in favors]
        + [f"bribed {favor}" for favor in favors]
        + [kind.name for kind in pantacle.GAME.events if kind.name not in UNREACHABLE]
        + ["heuristic", "arranged"]
    )


# What a game of Deukalion shows

CARDS = deukalion.GAME.open_box(None).kinds["card"].names
DEEDS: dict[str, list[str]] = {
    card: entry["deeds"] for card, entry in deukalion.GAME.sheet(None).data["pursuits"].items()
}
REUSABLE = ("golden_oars", "lyre_of_orpheus", "aegis")
BONUS = {"spear_of_ares": 2, "aegis": 1}  # half-points
CHALLENGES = ("city", "settlement", "ship", "hydra", "hydra attack")


def shown_in_deukalion(t: petteia.Table) -> Counter[str]:
    """Everything that a whole game shows, as marks with how often, read from its public events."""
    marks = frame_of(t)
    if t.variants["youngest"] != "nobody":
        marks["youngest"] += 1
    if len(t.ranking[0]) > 1:
        marks["shared victory"] += 1
    events = t.events(None)
    for event in events:
        marks[event["event"]] += 1
    for events_of_one in (challenges(events), pursuits(t, events), sails(events, t.players), cards(events)):
        marks.update(events_of_one)
    if sum(event["amount"] for event in events if event["event"] == "honoured") > 14:
        marks["tally"] += 1
    names = [event["event"] for event in events]
    if "together" in names and "shook" in names[names.index("together") :]:
        marks["played on after together"] += 1
    return marks


def challenges(events: list[Event]) -> Iterator[str]:
    """Every challenge, and whether the challenger, or who is attacked, has won."""
    what, seat, scores = "", -1, dict[int, int]()
    for event in events:
        match event["event"]:
            case "challenged-site":
                what, seat = "city" if event["site"] in CITIES else "settlement", event["seat"]
            case "challenged-ship":
                what, seat = "ship", event["seat"]
            case "challenged-hydra":
                what, seat = "hydra", event["seat"]
            case "hydra-attacks":
                what, seat = "hydra attack", event["seat"]
            case "rolled" | "rerolled":
                scores[event["seat"]] = event["half_points"]
                if event["skulls"] + event["shields"] + event["edges"] == 0:
                    yield "rolled nobody"
            case "played":
                scores[event["seat"]] = scores.get(event["seat"], 0) + BONUS.get(event["card"], 0)
            case "won" | "lost":
                won = event["event"] == "won" and event["seat"] == seat
                yield f"{what} {'won' if won else 'lost'}"
                if what == "ship" and len(set(scores.values())) == 1:
                    assert not won, "DEU-SHIP-02: on equal scores the defender wins"
                    yield "ship tied"
                scores = {}


def pursuits(t: petteia.Table, events: list[Event]) -> Iterator[str]:
    """Every Pursuit card that was completed: by which of its deeds, and how."""
    on_display = {card["pursuit"] for card in petteia.replay(t.record(), 0).view(None)["table"]["display"] if card}
    new: set[str] = set()  # revealed since the last step
    cause, delivered, before = "visit", list[str](), ""
    for event in events:
        match event["event"]:
            case "revealed":
                on_display.add(event["pursuit"])
                new.add(event["pursuit"])
                cause = "visit"
            case "challenged-ship" | "challenged-hydra" | "hydra-attacks":
                before = "ship" if event["event"] == "challenged-ship" else "hydra"
            case "delivered" | "dumped":
                delivered = []
            case "stored":
                delivered.append(event["chest"])
                cause = "deliver"
            case "won":
                cause = before
            case "left":
                cause = "leave"
            case "offered":
                cause = "offer"
            case "completed":
                card = event["pursuit"]
                done = [deed for deed in DEEDS[card] if is_done(deed, cause, delivered)]
                assert done, f"{card} by {cause} {delivered}"
                yield from (f"{card} by {deed}" for deed in done)
                if card not in on_display:
                    yield "completed a secret pursuit"
                elif card in new and cause == "deliver":
                    yield "delivered for a card just revealed"
            case "sailed":
                cause = "visit"
                new = set()
            case _:
                cause = "visit"
    for one, two in pairwise(events):
        if one["event"] == two["event"] == "completed" and one["seat"] == two["seat"]:
            yield "completed two cards at once"


def is_done(deed: str, cause: str, chests: list[str]) -> bool:
    """Is this deed, as it is written in the components, what a card was completed by?"""
    what, *words = deed.split()
    if cause != "deliver":
        return what == cause
    many = Counter(chests)
    match what:
        case "deliver":
            return Counter(words) <= many
        case "deliver_any":
            return many.total() >= int(words[0])
        case "deliver_same":
            return max(many.values()) >= int(words[0])
        case "deliver_distinct":
            return len(many) >= int(words[0])
    return False


def sails(events: list[Event], players: int) -> Iterator[str]:
    """What happened on the way."""
    stopped: dict[int, str] = {}  # where each seat has sailed to in this turn
    paid: set[int] = set()  # who has delivered in this turn, for an Honour card
    for one, event in pairwise(events):
        seat = event.get("seat", -1)
        match event["event"]:
            case "shook":
                stopped, paid = {}, set()
            case "sailed":
                if seat in paid:
                    yield "sailed on after a delivery"
                stopped[seat] = event["square"]
            case "honoured" if one["event"] == "stored":
                paid.add(seat)
            case "honoured" if one["event"] == "majority":
                yield "majority of two" if players == 2 else "majority of many"
            case "dumped" if SIGN[stopped.get(seat, "a1")] == "S":
                yield "dumped at the styx"


def cards(events: list[Event]) -> Iterator[str]:
    """Every Action card that was played; the reusable ones more than once."""
    played: set[tuple[int, str]] = set()
    for event in events:
        if event["event"] == "played":
            card = event["card"]
            yield f"played {card}"
            if card in REUSABLE and (event["seat"], card) in played:
                yield f"used {card} again"
            played.add((event["seat"], card))


@cache
def wanted_of_deukalion() -> frozenset[str]:
    """What the records must show together."""
    return frozenset(
        [f"{n} players" for n in (2, 3, 4)]
        + ["youngest", "shared victory", "tally", "heuristic", "arranged"]
        + [f"played {card}" for card in CARDS]
        + [f"used {card} again" for card in REUSABLE]
        + [f"{card} by {deed}" for card, deeds in DEEDS.items() for deed in deeds]
        + ["completed a secret pursuit", "completed two cards at once", "delivered for a card just revealed"]
        + ["played on after together"]
        + [f"{what} {how}" for what in CHALLENGES for how in ("won", "lost")]
        + ["ship tied", "rolled nobody"]
        + ["majority of two", "majority of many", "dumped at the styx", "sailed on after a delivery"]
        + [kind.name for kind in deukalion.GAME.events]
    )


# What only a course of positions of Deukalion shows

CHANCE = {"shook", "rolled", "rerolled", "stole-card", "reshuffled"}
WINDS = {"fair_wind": 2, "strong_wind": 3, "golden_oars": 1}
TOLD = ("ships", "hydra", "crew", "underworld", "aboard", "owners", "honour_cards", "completed", "allowance")


class WatcherOfDeukalion:
    """Follows one game from dump to dump: what is public is kept up from events alone, and must be what the dumps say.

    So it also holds invariants 13 to 17 of the rules, and that nothing public changes without a word.
    """

    def __init__(self, start: State) -> None:
        self.s = start
        self.now: State = {name: copied(start[name]) for name in TOLD}
        self.windows: list[int] = []
        self.skulls: dict[int, int] = {}
        self.saved: dict[int, int] = {}

    def follow(self, s: State, events: list[Event]) -> None:
        """One move: the state after it, and what happened."""
        before, self.s = self.s, s
        top = before["agenda"][-1]
        if top["frame"] == "Window":
            self.windows.append(top["seat"])
        if before["sailor"] is None and s["sailor"] is not None:
            self.now["allowance"] = die(s, "move") if s["sailor"] == s["active"] else s["centre"]
        for event in events:
            self.note(event, before)
        for name in TOLD:
            if name not in ("allowance", "honour_cards") or (name == "allowance" and s["sailor"] is not None):
                assert self.now[name] == s[name], f"{name}: told {self.now[name]}, dumped {s[name]}"
        held = [cards + tally for cards, tally in zip(s["honour_cards"], s["tally"], strict=True)]
        assert self.now["honour_cards"] == held, "invariant 17"
        self.chance_is_told(before, s, {event["event"] for event in events})

    def note(self, event: Event, before: State) -> None:
        now, seat = self.now, event.get("seat", -1)
        match event["event"]:
            case "shook":
                self.next_turn(seat, before)
            case "positioned":
                self.positioned(event)
            case "anchored":
                now["ships"][seat] = event["square"]
            case "sailed":
                self.sailed(event, before)
            case "hydra-moved" | "relocated-hydra":
                now["hydra"] = event["square"]
                assert SIGN[event["square"]] == ".", "DEU-HYDRA-02"
            case "relocated-ship":
                now["ships"][event["whose"]] = event["square"]
                assert SIGN[event["square"]] == ".", "DEU-RELOC-03"
            case "played":
                now["allowance"] += WINDS.get(event["card"], 0)
            case "reclaimed":
                self.lose(seat, -event["amount"])
            case "rolled" | "rerolled":
                self.rolled(event)
            case "saved":
                self.saved[seat] = self.saved.get(seat, 0) + event["amount"]
            case "lost-hoplites":
                least = self.skulls[seat] - self.saved.get(seat, 0)
                assert least <= event["amount"] <= self.skulls[seat], "invariant 15: the skulls are lost"
                self.lose(seat, event["amount"])
            case "left":
                self.lose(seat, event["amount"])
            case "made-room":
                self.lose(seat, 1)
            case "founded" | "conquered":
                self.settled(event)
            case "took-chest" | "stole-chest":
                now["aboard"][seat] = sorted([*now["aboard"][seat], event["chest"]], key=COLOURS.index)
                if event["event"] == "stole-chest":
                    now["aboard"][event["whose"]].remove(event["chest"])
            case "dumped":
                now["aboard"][seat].remove(event["chest"])
            case "delivered":
                self.delivered(event)
            case "honoured":
                now["honour_cards"][seat] += event["amount"]
            case "completed":
                now["completed"][seat].append(event["pursuit"])

    def next_turn(self, seat: int, before: State) -> None:
        players = len(before["ships"])
        if before["shakes"]:
            assert seat == (before["active"] + 1) % players, "DEU-TURN-02"
            assert "cards" in before["used"], "DEU-ACT-03: CARDS was not used"
        else:
            assert seat == before["active"], "DEU-SETUP-12"
        self.windows = []

    def positioned(self, event: Event) -> None:
        players, seat = len(self.s["ships"]), event["seat"]
        assert self.windows == [(seat + n) % players for n in range(1, players)], "invariant 13: one window each"
        values = [event[name] for name in ("cards", "hoplites", "move", "hydra")]
        outer = self.s["outer"]
        assert values in [outer[n:] + outer[:n] for n in range(4)], "invariant 14: no turn of the ring"

    def sailed(self, event: Event, before: State) -> None:
        start, end, steps = event["start"], event["square"], event["steps"]
        assert start == self.now["ships"][event["seat"]]
        assert SIGN[end] in ".oS", "DEU-MOVE-03"
        straight = abs(ord(start[0]) - ord(end[0])) + abs(int(start[1]) - int(end[1]))
        assert steps >= straight, "DEU-TERM-02"
        assert (steps - straight) % 2 == 0
        assert before["moving"], "invariant 16: a step after movement had ended"
        self.now["allowance"] -= steps
        assert self.now["allowance"] >= 0, "invariant 16: more steps than allowed"
        self.now["ships"][event["seat"]] = end

    def rolled(self, event: Event) -> None:
        seat = event["seat"]
        assert event["skulls"] + event["shields"] + event["edges"] == self.now["crew"][seat], "invariant 15"
        if event["event"] == "rolled":
            assert event["half_points"] == 2 * event["shields"] + event["edges"], "DEU-CHAL-03"
            self.saved[seat] = 0
        self.skulls[seat] = event["skulls"]

    def lose(self, seat: int, many: int) -> None:
        self.now["crew"][seat] -= many
        self.now["underworld"][seat] += many

    def settled(self, event: Event) -> None:
        settlement = event["settlement"]
        hoplites = SETTLEMENTS[settlement][0]
        assert self.now["owners"].get(settlement) == event.get("whose")
        self.now["crew"][event["seat"]] -= hoplites
        if "whose" in event:
            self.now["underworld"][event["whose"]] += hoplites
        self.now["owners"][settlement] = event["seat"]
        self.now["owners"] = {name: self.now["owners"][name] for name in SETTLEMENTS if name in self.now["owners"]}

    def delivered(self, event: Event) -> None:
        """Which chests they are is told as they are put back; until then the dump says it."""
        seat = event["seat"]
        assert SIGN[self.now["ships"][seat]] == "o", "DEU-DELIV-01"
        gone = Counter(self.now["aboard"][seat]) - Counter(self.s["aboard"][seat])
        assert gone.total() == event["amount"]
        self.now["aboard"][seat] = copied(self.s["aboard"][seat])

    def chance_is_told(self, before: State, s: State, names: set[str]) -> None:
        if before["chance"] != s["chance"]:
            assert names & CHANCE, "invariant 19: chance without a word"
        else:
            assert not names & {"shook", "reshuffled"}


def copied(value: Any) -> Any:
    if isinstance(value, dict):
        return dict(value)
    return [copied(one) for one in value] if isinstance(value, list) else value


def die(s: State, action: str) -> int:
    """DEU-KYLIX-06: what the ring gives an action."""
    turn = ("unturned", "once", "twice", "thrice").index(s["rotation"])
    value: int = s["outer"][(("cards", "hoplites", "move", "hydra").index(action) - turn) % 4]
    return value


# What a game of Panthalos shows

EACH = ("ship", "sell", "activate", "activate_both", "engage")  # what these are done with is worth a mark
BONUSES = {
    "got-points": "points", "got-discs": "discs", "took-token": "reinforcement", "drew-titans": "titans",
    "promoted": "promotion", "looked": "view",
}  # fmt: skip
ACTIONS = ("placed", "shipped", "sold", "activated", "activated-both", "passed", "evaluated")
ENDS = ("ended by a full box", "ended after round 8", "ended after round 8 with a full box")
TITANS, REINFORCEMENTS = STACKS["titan_stack"], STACKS["reinforcement_stack"]


def shown_in_panthalos(t: petteia.Table) -> Counter[str]:
    """Everything that a whole game shows, as marks with how often, read from its moves and public events."""
    marks = frame_of(t)
    events = t.events(None)
    marks.update(event["event"] for event in events)
    for found in (
        choices(t), placements(SIDES[t.players], events), trades(events), evaluations(SIDES[t.players], events),
        defences(events), duels(t, events), ending_of_panthalos(t, events),
    ):  # fmt: skip
        marks.update(found)
    return marks


def choices(t: petteia.Table) -> Iterator[str]:
    """Every kind of decision, and how it was decided."""
    again = petteia.replay(t.record(), 0)
    for seat, move in zip(t.movers, t.moves, strict=True):
        choice = again.state.choice(seat)
        assert choice is not None
        verb = move.verb.name
        yield str(move) if verb in EACH else f"{choice.name} {verb}"
        if verb == "yield" and again.dump_state()["personal"][seat] == 0:
            yield "yielded without a disc at hand"
        again.play(seat, move)


def placements(side: str, events: list[Event]) -> Iterator[str]:
    """Every space of either side, every figure, every sort of pair in the foro."""
    for one, event in pairwise([{"event": ""}, *events]):
        if event["event"] == "placed":
            figure, space = event["figure"], event["space"]
            yield f"{side} {space}"
            yield f"placed {figure}"
            if PANTHALOS[side][space]["lightning"]:
                yield f"lightning {location(space)}"
                if is_leader(figure):
                    yield "lightning by a leader"
            if space == "foro_2":
                yield f"foro with {is_leader(one['figure']) + is_leader(figure)} leaders"


def is_leader(figure: str) -> bool:
    return figure in ("leader", "promoted")


def trades(events: list[Event]) -> Iterator[str]:
    """What merchants gave, whom artisans trained, what was sold for points."""
    action: Event = {}
    trained: list[tuple[str, int]] = []  # by a pair of artisans: where, and up to which rank
    for event in events:
        name = event["event"]
        if name in ACTIONS:
            action, trained = event, []
        elif action.get("event") == "sold" and name in BONUSES:
            yield f"bonus {BONUSES[name]}"
        if name == "promoted":
            yield f"promoted to rank {event['rank']}"
            trained.append((event["place"], event["rank"]))
            if action.get("event") == "activated-both" and len(trained) == 2:
                (place, rank), second = trained
                yield "trained one worker twice" if second == (place, rank + 1) else "trained two workers"
        elif name == "sold-tokens":
            many = event["amount"]
            yield f"sold {'no' if many == 0 else 'an odd number of' if many % 2 else 'an even number of'} tokens"


def evaluations(side: str, events: list[Event]) -> Iterator[str]:
    """What happened at the locations, one after the other."""
    here = ""
    at: dict[str, list[str]] = {}  # who was placed where in this round
    marked: list[str] = []
    for event in events:
        match event["event"]:
            case "round":
                here, at, marked = "", {}, []
            case "placed":
                at.setdefault(location(event["space"]), []).append(event["figure"])
            case "evaluated":
                if here == "polis" and len(marked) < len(at.get("polis", [])):
                    yield "a worker in the polis without a disc"
                here = event["location"]
                leaders = [figure for figure in at.get(here, []) if is_leader(figure)]
                if here in ("titanus", "agro") and leaders:
                    yield f"leader {'alone' if len(leaders) == len(at[here]) else 'beside a worker'} in {here}"
            case "marked":
                marked.append(event["space"])
                yield f"disc on {side} {event['space']}"
            case "returned":
                yield f"returned from {here}"
            case "led":
                place = event["place"]
                if place in ("available", "resting"):
                    yield f"led from {place}"
                else:
                    there = at.get(location(place), [])
                    there[:] = sorted(there, key=is_leader)[1:]  # a worker, of whatever rank by now
                    yield f"led from a location {'to come' if is_after_foro(place) else 'that was evaluated'}"
            case "discarded" | "discarded-titans":
                what = "titans" if "token" not in event else event["token"].rsplit("_", 1)[1]
                what = what if what in ("titans", "ship", "artisan") else "reinforcements"
                yield f"gave away {what} in {'foro' if here == 'foro' else 'art'}"


def is_after_foro(space: str) -> bool:
    return LOCATIONS.index(location(space)) > LOCATIONS.index("foro")


def defences(events: list[Event]) -> Iterator[str]:
    """Every underworld token, and how one defends."""
    attack: Event = {}
    laid: list[str] = []
    in_krypt: set[int] = set()
    for event in events:
        match event["event"]:
            case "round":
                in_krypt = set()
            case "placed" if location(event["space"]) == "krypt":
                in_krypt.add(event["seat"])
            case "attacked":
                attack, laid = event, []
                yield f"attacked by {event['underworld']}"
            case "laid":
                laid.append(event["token"])
            case "defended":
                yield f"defended with {kind_of_force(laid, attack['element'], event['seat'] in in_krypt)}"
                yield f"defended against {attack['element']}"
                laid = []
            case "not-defended":
                yield "lost a disc" if event["amount"] else "lost no disc"


def kind_of_force(laid: list[str], wanted: str, in_krypt: bool) -> str:
    """PAN-FORCE-02, -04, -05, PAN-KRYPT-12"""
    titans = [token for token in laid if token in TITANS]
    if in_krypt and any(element(token) != wanted for token in laid):
        return "any elements from the krypt"
    if not titans:
        return "reinforcements alone"
    if any(element(titan) != wanted for titan in titans):
        return "a titan of another element"
    return "titans and reinforcements" if len(titans) < len(laid) else "titans alone"


def duels(t: petteia.Table, events: list[Event]) -> Iterator[str]:
    """Who won, what was kept, who was demoted, and what it brought."""
    attacker = winner = -1
    for one, event in pairwise([{"event": ""}, *events]):
        match event["event"]:
            case "evaluated":
                attacker = winner = -1
            case "challenged":
                attacker, winner = event["seat"], -1
                yield f"duel of {event['element']}"
            case "won":
                winner = event["seat"]
                yield f"{'attacker' if winner == attacker else 'defender'} won"
            case "demoted":
                yield f"demoted to rank {event['rank']}"
            case "rewarded":
                if one["event"] == "won":
                    yield "nobody to demote"
            case "kept" if winner >= 0:
                yield f"kept by the {'winner' if event['seat'] == winner else 'loser'}"
            case "kept":
                yield "kept after a defence"
    four = sum(event["event"] == "rewarded" and event["discs"] == 0 for event in events)
    if four > sum(move.text == "four" for move in t.moves):
        yield "won without a disc to give"


def ending_of_panthalos(t: petteia.Table, events: list[Event]) -> Iterator[str]:
    """When and how it ended, and what had run out by then."""
    full, last = (any(event["event"] == name for event in events) for name in ("penalty", "ranks"))
    yield ENDS[2 if full and last else 1 if last else 0]
    if len(t.ranking[0]) > 1:
        yield "shared victory"
    if min(t.scores) < 0:
        yield "less than no points"
    yield from (f"no {name} left" for name, many in t.view(None)["table"]["stacks"].items() if not many)


@cache
def wanted_of_panthalos() -> frozenset[str]:
    """What the records must show together."""
    box = PANTHALOS
    artisans = [f"{kind}_artisan" for kind in box["artisans"]]
    things = {
        "ship": [f"{kind}_ship" for kind in box["ships"]], "sell": list(box["merchants"]), "activate": artisans,
        "activate_both": artisans, "engage": artisans,
    }  # fmt: skip
    decisions = [
        f"{frame.name} {verb}"
        for frame in panthalos.GAME.frames
        if issubclass(frame, Choice)
        for verb in frame.verbs
        if verb not in EACH
    ]
    spaces = [f"{side} {space}" for side in ("small", "large") for space in box[side]]
    given = [f"gave away {what} in" for what in ("ship", "artisan", "reinforcements", "titans")]
    forces = ("reinforcements alone", "a titan of another element", "titans and reinforcements", "titans alone")
    return frozenset(
        [f"{n} players" for n in (2, 3, 4, 5)]
        + ["shared victory", "less than no points", "heuristic", "arranged", *ENDS, *decisions]
        + [f"{verb} {thing}" for verb in EACH for thing in things[verb]]
        + spaces
        + [f"placed {figure}" for figure in ("leader", "promoted", *(f"rank_{n}" for n in range(1, 7)))]
        + [f"lightning {where}" for where in ("agora", "phalanx", "art", "by a leader")]
        + [f"foro with {n} leaders" for n in (0, 1, 2)]
        + [f"bonus {bonus}" for bonus in box["bonuses"]]
        + ["trained one worker twice", "trained two workers"]
        + [f"promoted to rank {n}" for n in (2, 3, 4, 5, 6)]
        + [f"demoted to rank {n}" for n in (1, 2, 3, 4, 5)]
        + [f"sold {many} tokens" for many in ("no", "an odd number of", "an even number of")]
        + [f"disc on {space}" for space in spaces if " polis_" in space]
        + ["a worker in the polis without a disc"]
        + [f"leader {how} in {where}" for how in ("alone", "beside a worker") for where in ("titanus", "agro")]
        + [f"returned from {where}" for where in ("thermae", "oraculum", "krypt")]
        + [f"led from {where}" for where in ("available", "a location to come", "a location that was evaluated")]
        + [f"{what} {where}" for what in given for where in ("art", "foro")]
        + [f"attacked by {token}" for token in box["underworld"]]
        + [f"defended with {how}" for how in (*forces, "any elements from the krypt")]
        + [f"defended against {what}" for what in ("air", "water", "earth", "fire")]
        + ["lost a disc", "lost no disc", "yielded without a disc at hand"]
        + [f"duel of {what}" for what in ("air", "water", "earth", "fire")]
        + ["attacker won", "defender won", "nobody to demote", "won without a disc to give"]
        + ["kept by the winner", "kept by the loser", "kept after a defence"]
        + [f"no {what} left" for what in ("bag", "artisans", "reinforcements", "titans")]
        + [kind.name for kind in panthalos.GAME.events]
    )


# What a game of Parthenon shows

ISLES: dict[str, Any] = parthenon.GAME.sheet(None).data
WONDERS, PHILOSOPHIES = list(ISLES["wonders"]), parthenon.GAME.open_box(None).kinds["philosophy"].names
SLOTS = list(ISLES["chios"])
SERVICES = (
    "colossus", "lighthouse", "great_library", "temple_of_artemis", "statue_of_zeus", "mausoleum", "oracle", "diolkos",
)  # fmt: skip
IMAGINED = ("pondering done",)  # nobody decides this at a real table


def shown_in_parthenon(t: petteia.Table) -> Counter[str]:
    """Everything that a whole game shows, as marks with how often, read from its moves and events."""
    marks = frame_of(t)
    defaults = {option.name: option.default for option in parthenon.GAME.options}
    marks.update(f"{name} {value}" for name, value in t.variants.items() if value != defaults[name])
    events = t.events(None)
    marks.update(event["event"] for event in events)
    for found in (decided(t), cards_of_parthenon(events), voyages(events), ending_of_parthenon(t)):
        marks.update(found)
    return marks


def decided(t: petteia.Table) -> Iterator[str]:
    """Every kind of decision, and how it was decided; every rate, and every way to make an exchange cheaper."""
    again = petteia.replay(t.record(), 0)
    for seat, move in zip(t.movers, t.moves, strict=True):
        choice = again.state.choice(seat)
        assert choice is not None
        yield f"{choice.name} {move.verb.name}"
        words = str(move).split()
        if words[0] in ("trade", "trade_cheaply", "exchange"):
            yield f"rate {words[1 if words[0] == 'exchange' else 2]}"
            yield from (f"discount {less}" for less in words[3:])
        again.play(seat, move)


def cards_of_parthenon(events: list[Event]) -> Iterator[str]:
    """Every card and Structure, and what became of it."""
    for event in events:
        match event["event"]:
            case "carried-out":
                yield f"carried out {event['happening']}"
            case "drew-hazard" | "replaced":
                yield f"hazard {event['hazard']}"
            case "revealed":
                yield f"harbor {event['harbor']}"
            case "took-plans" | "raised" | "completed" as name:
                yield f"{name} {event['wonder']}"
            case "philosophy-chosen" | "adopted" as name:
                yield f"{name} {event['philosophy']}"
            case "paid-owner":
                yield f"service of {event['wonder']}"
            case "built":
                yield f"built {event['slot']}"
            case "made":
                yield f"made {event['card']}"
            case "bought-fleet":
                yield f"bought fleet {event['fleet']}"


def voyages(events: list[Event]) -> Iterator[str]:
    """Every Land that a Fleet sailed to or traded at, every Hazard that hit somebody, and who was left in the end."""
    hazard = ""
    for event in events:
        match event["event"]:
            case "launched":
                yield f"launched to {event['land']}"
            case "harbor-traded":
                yield f"traded at {event['land']}"
            case "drew-hazard" | "replaced":
                hazard = event["hazard"]
            case "hit":
                yield f"hit by {hazard}"


def standing(s: State, seat: int) -> tuple[list[int], int]:
    """The tie-breakers of an Island from the first to the eleventh, and its Structures (PAR-WIN-08..11)."""
    stages = [s["stage"][wonder] for wonder, owner in s["owner"].items() if owner == seat]
    built = s["built"][seat]
    kinds = holdings(s)[seat]
    hand = s["hand"][seat]
    return [
        stages.count("complete"),
        stages.count("partial"),
        stages.count("plans"),
        sum(SLOTS.index(slot) >= 8 for slot in built),
        sum(slot.startswith("workshop") for slot in built),
        len(s["philosophies"][seat]),
        s["fleets"][seat],
        sum(kinds[card] for card in ("army", "warship", "gift_of_poseidon")),
        min(6, hand.get("gold", 0)),
        min(6, sum(hand.get(card, 0) for card in ("pottery", "spices", "tools", "papyrus"))),
        min(6, sum(hand.get(card, 0) for card in ("grain", "grapes", "olives", "ore", "timber", "wool"))),
    ], len(built) + stages.count("complete")


def ending_of_parthenon(t: petteia.Table) -> Iterator[str]:
    """Why it ended, and what told each place from the next one."""
    s = t.dump_state()
    stands = [standing(s, seat) for seat in range(t.players)]
    complete = sum(structures == 16 for _, structures in stands)
    yield "no complete island" if not complete else "a complete island" if complete == 1 else "complete islands"
    if s["year"] < 3 or s["season"] < 4:
        yield "ended early"
    order = [seat for place in t.ranking for seat in place]
    for one, two in pairwise(order):
        (mine, structures), (theirs, fewer) = stands[one], stands[two]
        if structures == fewer:
            first = 5 if structures == 16 else 0
            different = [n for n in range(first, 11) if mine[n] != theirs[n]]
            yield f"told apart by TB{different[0] + 1}" if different else "level in everything"


@cache
def wanted_of_parthenon() -> frozenset[str]:
    """What the records must show together."""
    decisions = {
        f"{frame.name} {verb}" for frame in parthenon.GAME.frames if issubclass(frame, Choice) for verb in frame.verbs
    }
    lands = parthenon.GAME.open_box(None).kinds["land"].names
    return frozenset(
        [f"{n} players" for n in (3, 4, 5, 6)]
        + ["heuristic", "arranged"]
        + [f"{name} True" for name in ("beginner", "delian_league", "tournament", "hidden_trades", "memory_aid")]
        + ["allow_gifts False", "marketplace_by_island_card True", "build_mode ordered"]
        + ["journey_mode simultaneous", "journey_mode archon_order", "max_trades_per_phase 2"]
        + list(decisions - set(IMAGINED))
        + [f"rate {rate}" for rate in ISLES["rates"]]
        + [f"discount {less}" for less in ("market", "pythagoras", "both")]
        + [f"carried out {event}" for event in ISLES["events"]]
        + [f"hazard {hazard}" for hazard in ISLES["hazards"]]
        + [f"hit by {hazard}" for hazard in ISLES["hazards"] if hazard != "safe_journey"]
        + [f"harbor {harbor}" for harbor in ISLES["harbors"]]
        + [f"{what} {wonder}" for what in ("took-plans", "raised", "completed") for wonder in WONDERS]
        + [f"{what} {one}" for what in ("philosophy-chosen", "adopted") for one in PHILOSOPHIES]
        + [f"service of {wonder}" for wonder in SERVICES]
        + [f"built {slot}" for slot in SLOTS[2:]]
        + [f"made {card}" for card in ("army", "warship", "gift_of_poseidon", "gold")]
        + ["bought fleet b", "bought fleet c"]
        + [f"{what} {land}" for what in ("launched to", "traded at") for land in lands]
        + ["no complete island", "a complete island", "complete islands", "ended early"]
        + [f"told apart by TB{n}" for n in range(1, 12)]
        + ["level in everything"]
        + [kind.name for kind in parthenon.GAME.events]
    )


def broken_in_parthenon(s: State) -> list[str]:
    """PAR-INV-06, -09..13, read from a dump alone."""
    wrong: list[str] = []
    hazards = Counter([*s["hazard_deck"], *s["hazard_discard"], *s["drawn"]])
    if hazards != Counter({name: entry["copies"] for name, entry in ISLES["hazards"].items()}):
        wrong.append("hazards")
    harbors = Counter([*s["harbor_deck"], *s["harbor_discard"], *s["status"].values()])
    if harbors != Counter({name: entry["copies"] for name, entry in ISLES["harbors"].items()}):
        wrong.append("harbors")
    if sorted([*s["plans_deck"], *s["owner"]]) != sorted(WONDERS) or set(s["owner"]) != set(s["stage"]):
        wrong.append("plans")
    if len(s["events"]) != 4 or {ISLES["events"][name]["year"] for name in s["events"]} != {s["year"]}:
        wrong.append("events")
    copies = Counter(one for mine in s["philosophies"] for one in mine)
    if max(copies.values(), default=0) > 4 or not set(copies) <= set(s["introduced"]):
        wrong.append("philosophies")
    for seat, built in enumerate(s["built"]):
        acropolis = [slot for slot in built if SLOTS.index(slot) >= 8]
        alternates = [slot for slot in acropolis if slot.startswith("alternate")]
        if not {"village_1", "village_2"} <= set(built) or len(acropolis) > 6 or len(alternates) > 1:
            wrong.append(f"structures of seat {seat}")
        if not list(s["owner"].values()).count(seat) == s["plans_taken"][seat] <= 2 or not 1 <= s["fleets"][seat] <= 3:
            wrong.append(f"wonders or fleets of seat {seat}")
    return wrong


class WatcherOfParthenon:
    """Follows one game from dump to dump: what is public, and what each Island has, is kept up from events alone."""

    def __init__(self, start: State) -> None:
        self.s = start
        self.now = told_in_parthenon(start)

    def follow(self, s: State, events: list[Event]) -> None:
        """One move: the state after it, and what happened."""
        moment, self.s = Moment(self.s, s, events, ""), s
        for event in events:
            self.note(event)
        for name, dumped in told_in_parthenon(s).items():
            assert self.now[name] == dumped, f"{name}: told {self.now[name]}, dumped {dumped}"
        expected = holdings(moment.before)
        for n, event in enumerate(events):
            if not told_already(moment, n):
                for seat, card, many in moved(event):
                    expected[seat][card] += many
        assert [+mine for mine in expected] == holdings(s), "PAR-INV-01"

    def note(self, event: Event) -> None:
        now, seat = self.now, event.get("seat", -1)
        match event["event"]:
            case "season":
                now["year"], now["season"] = event["year"], event["season"]
            case "year-ends":
                now["year"], now["season"] = event["year"] + 1, 0
            case "elected":
                now["archon"] = seat
            case "built":
                now["built"][seat].add(event["slot"])
            case "abandoned":
                now["built"][seat].remove(event["slot"])
            case "bought-fleet":
                now["fleets"][seat] += 1
            case "philosophy-chosen" | "adopted":
                now["philosophies"][seat].add(event["philosophy"])
            case "took-plans":
                now["stage"][event["wonder"]], now["owner"][event["wonder"]] = "plans", seat
            case "raised" | "completed" as name:
                now["stage"][event["wonder"]] = "partial" if name == "raised" else "complete"
            case "launched" | "blown":
                now["course"][f"{event['fleet']}{seat}"] = event["land"]
            case "sent-home":
                now["course"][f"{event['fleet']}{seat}"] = "sent_home"
            case "phase" if event["phase"] == "build":
                now["course"] = {}
            case "revealed":
                now["status_up"].add(event["land"])
            case "status-discarded":
                now["status_up"].remove(event["land"])


def told_in_parthenon(s: State) -> State:
    """What everybody can follow by the events."""
    plain = ("year", "season", "archon", "fleets", "stage", "owner", "course")
    rows = {name: [set(row) for row in s[name]] for name in ("built", "philosophies")}
    return {**{name: copied(s[name]) for name in plain}, **rows, "status_up": set(s["status_up"])}


# The shelves


class Watcher(Protocol):
    def follow(self, s: State, events: list[Event]) -> None: ...


@dataclass(frozen=True)
class Shelf:
    """The golden records of one game, and how they are looked at."""

    game: Game
    fewest: int  # records
    shown: Callable[[petteia.Table], Counter[str]]
    wanted: Callable[[], frozenset[str]]
    broken: Callable[[State], list[str]]
    watcher: Callable[[State], Watcher]

    @property
    def folder(self) -> Path:
        return FOLDER / self.game.name

    @property
    def records(self) -> list[Path]:
        return sorted(self.folder.glob("*.record"))


SHELVES = {
    shelf.game.name: shelf
    for shelf in (
        Shelf(deukalion.GAME, 8, shown_in_deukalion, wanted_of_deukalion, broken_in_deukalion, WatcherOfDeukalion),
        Shelf(pantacle.GAME, 20, shown_in_pantacle, wanted_of_pantacle, broken_in_pantacle, WatcherOfPantacle),
        Shelf(panthalos.GAME, 8, shown_in_panthalos, wanted_of_panthalos, broken_in_panthalos, WatcherOfPanthalos),
        Shelf(parthenon.GAME, 8, shown_in_parthenon, wanted_of_parthenon, broken_in_parthenon, WatcherOfParthenon),
    )
}
RECORDS = [(shelf, path) for shelf in SHELVES.values() for path in shelf.records]

# The tests

each_game = pytest.mark.parametrize("shelf", SHELVES.values(), ids=SHELVES)
each_record = pytest.mark.parametrize(
    ("shelf", "path"), RECORDS, ids=[f"{shelf.game.name}-{path.stem}" for shelf, path in RECORDS]
)


@each_game
def test_there_are_enough_records(shelf):
    assert len(shelf.records) >= shelf.fewest


@each_record
def test_a_record_replays_to_its_digest_without_breaking_an_invariant_or_a_copy(shelf, path):
    text = path.read_text(encoding="utf-8")
    whole = petteia.replay(text)
    assert whole.game is shelf.game
    assert whole.over
    assert whole.record() == text
    t = petteia.replay(text, 0)
    codec = shelf.game.codec(t.state.box, t.players)
    s = t.dump_state()
    watcher = shelf.watcher(s)
    arranged = t.origin is not None
    for seat, move in zip(whole.movers, whole.moves, strict=True):
        since = len(t.log)
        copied, before = t.state.copy(), s
        t.play(seat, move)
        assert codec.encode_state(copied, shelf.game.fields) == before
        s = t.dump_state()
        assert shelf.game.violations(t.state) == []
        assert shelf.broken(s) == []
        if not arranged:  # a position has no past to compare with
            watcher.follow(s, [codec.encode_event(event) for event in t.log[since:]])
    assert t.digest() == whole.digest()


CHANGES = {
    "deukalion": {
        "anchored", "sailed", "hydra-moved", "relocated-hydra", "relocated-ship", "reclaimed", "lost-hoplites", "left",
        "made-room", "founded", "conquered", "took-chest", "stole-chest", "dumped", "delivered", "honoured",
        "completed", "shook",
    },
    "panthalos": {
        "round", "placed", "passed", "shipped", "sold", "delivered", "activated", "activated-both", "refined",
        "promoted", "demoted", "got-discs", "got-points", "took-good", "took-token", "drew-titans", "discarded",
        "discarded-titans", "sold-tokens", "swapped", "evaluated", "returned", "marked", "starts", "hired", "led",
        "laid", "defended", "not-defended", "kept", "challenged", "rewarded", "turned-up", "penalty", "end-shipped",
        "ranks", "over",
    },
    "parthenon": {
        "season", "elected", "built", "bought-fleet", "took-plans", "launched", "sent-home", "phase", "revealed",
        "status-discarded", "donated", "gave-up", "lost-from-hand", "took", "swapped", "produced", "traded", "paid",
        "lost-aboard", "harbor-traded", "made", "kept-a", "discarded-b",
    },
}  # fmt: skip


@pytest.mark.parametrize("name", CHANGES)
def test_nothing_public_happens_without_a_word(name):
    """Leave out an event of any sort that changes the table, and whoever follows the game by its events is lost."""
    shelf = SHELVES[name]
    left = set(CHANGES[name])
    for path in shelf.records:
        whole = petteia.replay(path.read_text(encoding="utf-8"))
        if whole.origin is not None:
            continue
        t = petteia.replay(whole.record(), 0)
        codec = shelf.game.codec(t.state.box, t.players)
        watcher = shelf.watcher(t.dump_state())
        for seat, move in zip(whole.movers, whole.moves, strict=True):
            since = len(t.log)
            t.play(seat, move)
            events = [codec.encode_event(event) for event in t.log[since:]]
            for event in events:
                if event["event"] in left and is_lost(watcher, t, [one for one in events if one is not event]):
                    left.remove(event["event"])
            watcher.follow(t.dump_state(), events)
        if not left:
            return
    assert not left


def is_lost(watcher, t, events):
    try:
        deepcopy(watcher).follow(t.dump_state(), events)
    except AssertionError:
        return True
    return False


@each_game
def test_the_records_show_everything_together(shelf):
    together: Counter[str] = Counter()
    for path in shelf.records:
        together.update(shelf.shown(petteia.replay(path.read_text(encoding="utf-8"))))
    missing = sorted(shelf.wanted() - set(together))
    assert not missing, f"no golden record shows: {', '.join(missing)}"


@each_record
def test_a_record_shows_what_its_name_says(shelf, path):
    """A name is made of marks, joined by `--`."""
    marks = shelf.shown(petteia.replay(path.read_text(encoding="utf-8")))
    for part in path.stem.split("--"):
        assert part in {slug(mark) for mark in marks}, f"{path.name} does not show {part}"


def slug(mark: str) -> str:
    return mark.replace(" ", "-").replace("_", "-")
