"""Positions of Pantacle for tests, arranged by what a reader cares about; everything else is filled in.

    t = position(
        dict(influence=9, discs=["two_adepts", "extra_turn"], hand=["oracle_1", "hound_1"]),
        dict(powers=["hunt"], curses=["denial"]),
        dict(),
        marked="protection",
    )

is the start of seat 0's turn (not the first of the game) at a table of three. Blades that nobody was given fill the
other hands to three and then the pile; cubes and Adepts that nobody was given are in the reserve.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import petteia
from petteia.games.pantacle import GAME
from petteia.games.pantacle.components import PantacleBox

POINTS = ["top", "upper_right", "lower_right", "lower_left", "upper_left"]


def position(
    *seats: dict[str, Any],
    active: int = 0,
    marked: str | None = None,
    pile: Sequence[str] = (),
    discard: Sequence[str] = (),
    curse_pile: Sequence[str] | None = None,
    agenda: Sequence[dict[str, Any]] | None = None,
    extra_turn: bool = False,
    chance: Sequence[int] = (12345, 678),
    **options: Any,
) -> petteia.Table:
    """A table at the start of the active seat's turn, or wherever `agenda` (last frame first to happen) says.

    A seat's entries, all optional: influence, adepts, resolve, turns (finished ones; 0 makes its next turn its first),
    hand, powers (slot 1 first), discs (locations on the Pantacle), emptied (the pentagram points those discs left; by
    default `top` first, then clockwise), curses (with `on={"exhaustion_1": (2, 0)}` for cubes and Adepts still on them;
    full by default), face_down (one of its curses).
    `pile` and `curse_pile` are given from the top; the rest lies below in the order of the components.
    """
    return petteia.load(dump(*seats, active=active, marked=marked, pile=pile, discard=discard, curse_pile=curse_pile,
                             agenda=agenda, extra_turn=extra_turn, chance=chance, **options))  # fmt: skip


def dump(
    *seats: dict[str, Any],
    active: int,
    marked: str | None,
    pile: Sequence[str],
    discard: Sequence[str],
    curse_pile: Sequence[str] | None,
    agenda: Sequence[dict[str, Any]] | None,
    extra_turn: bool,
    chance: Sequence[int],
    **options: Any,
) -> dict[str, Any]:
    """The dump behind `position`, for tests that want to spoil it."""
    box = GAME.open_box(None)
    assert isinstance(box, PantacleBox)
    everyone = [dict(seat) for seat in seats]
    given = [*pile, *discard] + [blade for seat in everyone for blade in seat.get("hand", [])]
    left = [name for name in box.kinds["blade"].names if name not in given]
    for seat in everyone:
        if "hand" not in seat:
            seat["hand"] = [left.pop() for _ in range(3)]
    hands = [sorted(seat["hand"], key=box.kinds["blade"].decode) for seat in everyone]
    curses = [list(seat.get("curses", [])) for seat in everyone]
    taken = [curse for mine in curses for curse in mine]
    curse_order = [
        *(curse_pile or []),
        *(c for c in box.kinds["curse"].names if c not in taken + list(curse_pile or [])),
    ]
    on: dict[str, tuple[int, int]] = {}
    for seat, mine in zip(everyone, curses, strict=True):
        for curse in mine:
            number = box.kinds["curse"].decode(curse)
            full = (box.holds_influence[number], box.holds_adepts[number])
            on[curse] = seat.get("on", {}).get(curse, full)
    emptied = [seat.get("emptied", POINTS[: len(seat.get("discs", []))]) for seat in everyone]
    influence = [seat.get("influence", 0) for seat in everyone]
    adepts = [seat.get("adepts", 0) for seat in everyone]
    state = {
        "adept_cap": options.get("adept_cap", 0),
        "winner": None,
        "active": active,
        "turns": [seat.get("turns", 1) for seat in everyone],
        "marked": marked or next((frame["favor"] for frame in agenda or () if "favor" in frame), None),
        "extra_turn": int(extra_turn),
        "sacrifices": 0,
        "influence_reserve": box.influence - sum(influence) - sum(cubes for cubes, _ in on.values()),
        "adept_reserve": box.adepts - sum(adepts) - sum(people for _, people in on.values()),
        "influence": influence,
        "adepts": adepts,
        "resolve": [seat.get("resolve", 0) for seat in everyone],
        "hands": hands,
        "slots": [seat.get("powers", []) for seat in everyone],
        "pentagram": [[point for point in POINTS if point not in gone] for gone in emptied],
        "discs": [seat.get("discs", []) for seat in everyone],
        "curses": curses,
        "veiled": [seat.get("face_down") for seat in everyone],
        "influence_on": {curse: cubes for curse, (cubes, _) in on.items() if cubes},
        "adepts_on": {curse: people for curse, (_, people) in on.items() if people},
        "pile": [*left, *reversed(pile)],
        "discard": list(discard),
        "curse_pile": list(reversed(curse_order)),
        "drawn": [],
        "seen": [[] for _ in range(len(everyone) + 1)],
        "known": {},
        "reshuffles": 0,
        "batch": {},
        "agenda": written_agenda(agenda, active),
        "chance": list(chance),
    }
    return {
        "petteia": 1,
        "game": "pantacle",
        "rules": GAME.version,
        "edition": "base",
        "players": len(everyone),
        "options": options,
        "names": [],
        "state": state,
    }


def written_agenda(frames: Sequence[dict[str, Any]] | None, active: int) -> list[dict[str, Any]]:
    """The start of the active seat's turn, or these frames and then the end of that turn."""
    if frames is None:
        return [{"frame": "Turn", "seat": active}]
    ends = bool(frames) and frames[0]["frame"] in ("Turn", "EndOfTurn")
    return [*frames] if ends else [{"frame": "EndOfTurn", "seat": active}, *frames]


def seat(t: petteia.Table, number: int) -> dict[str, Any]:
    """What lies in front of a seat, its own hand included."""
    found: dict[str, Any] = t.view(number)["table"]["seats"][number]
    return found


def reserve(t: petteia.Table) -> dict[str, int]:
    found: dict[str, int] = t.view(None)["table"]["reserve"]
    return found


def texts(t: petteia.Table, seat: int) -> list[str]:
    """The options of a seat, as texts."""
    return [str(move) for move in t.options(seat)]


def pass_all(t: petteia.Table) -> None:
    """Nobody bribes."""
    while t.view(None)["deciding"] and t.view(t.pending[0])["decision"] == "bribe":
        t.play(t.pending[0], "pass")


def happened(t: petteia.Table, name: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The events of one name that a viewer saw."""
    return [event for event in t.events(viewer) if event["event"] == name]
