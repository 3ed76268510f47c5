"""The golden records: whole games that together show everything Pantacle has. Each replays to its digest.

`python -m tools.golden` makes them. A rule that changes on purpose changes them too: make them anew, read the
difference, and raise the version of the rules.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import petteia
from petteia.games.pantacle import GAME

from .pantacle.test_properties_invariants import Watcher, broken

FOLDER = Path(__file__).parent / "records" / "pantacle"
RECORDS = sorted(FOLDER.glob("*.record"))
UNREACHABLE = ("no-curse",)  # 27 Curses are enough: at most 20 lie before players, and 5 are being chosen from


# What a game shows


class Sanctuary:
    """What lies in front of a player, as far as the marks below need it; kept up from public events alone."""

    def __init__(self) -> None:
        self.curses: set[str] = set()
        self.face_down: str | None = None
        self.powers: set[str] = set()
        self.discards = 0  # in this turn

    def suffers(self, curse: str) -> bool:
        return curse in self.curses and self.face_down != curse


def shown(t: petteia.Table) -> Counter[str]:
    """Everything that a whole game shows, as marks with how often, read from its events and moves."""
    marks: Counter[str] = Counter()
    marks[f"{t.players} players"] += 1
    if t.variants["adept_cap"]:
        marks["adept cap"] += 1
    if t.origin is not None:
        marks["arranged"] += 1
    if any(name.startswith("heuristic") for name in t.names):
        marks["heuristic"] += 1
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
def wanted() -> frozenset[str]:
    """What the records must show together."""
    kinds = GAME.open_box(None).kinds
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
        + [kind.name for kind in GAME.events if kind.name not in UNREACHABLE]
        + ["heuristic", "arranged"]
    )


# The tests


def name_of(path: Path) -> str:
    return path.stem


def test_there_are_enough_records():
    assert len(RECORDS) >= 20


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_replays_to_its_digest_without_breaking_an_invariant(path):
    text = path.read_text(encoding="utf-8")
    whole = petteia.replay(text)
    assert whole.over
    assert whole.record() == text
    t = petteia.replay(text, 0)
    codec = GAME.codec(t.state.box, t.players)
    watcher = Watcher(t.dump_state())
    arranged = t.origin is not None
    for seat, move in zip(whole.movers, whole.moves, strict=True):
        since = len(t.log)
        t.play(seat, move)
        s = t.dump_state()
        assert GAME.violations(t.state) == []
        assert broken(s) == []
        if not arranged:  # a position has no past to compare with
            watcher.follow(s, [codec.encode_event(event) for event in t.log[since:]])
    assert t.digest() == whole.digest()


def test_the_records_show_everything_together():
    together: Counter[str] = Counter()
    for path in RECORDS:
        together.update(shown(petteia.replay(path.read_text(encoding="utf-8"))))
    missing = sorted(wanted() - set(together))
    assert not missing, f"no golden record shows: {', '.join(missing)}"


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_a_record_shows_what_its_name_says(path):
    """A name is made of marks, joined by `--`."""
    marks = shown(petteia.replay(path.read_text(encoding="utf-8")))
    for part in path.stem.split("--"):
        assert part in {slug(mark) for mark in marks}, f"{path.name} does not show {part}"


def slug(mark: str) -> str:
    return mark.replace(" ", "-").replace("_", "-")
