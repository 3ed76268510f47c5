"""Positions of Deukalion for tests, arranged by what a reader cares about; everything else is filled in.

    t = position(
        dict(ship="b3", crew=8, chests=["red"], hand=["fair_wind"]),
        dict(ship="d3", crew=9, secret="p13"),
        display=["p01", "p15"],
        agenda=[frame("SailOn", 0)], sailor=0, allowance=3,
    )

is the middle of seat 0's sail at a table of two. Hoplites that are neither aboard nor in a garrison are in the
Underworld; chests that nobody was given lie in the cities, filled in the order of their list; Action cards that nobody
was given are in the pile, and hands are empty unless said otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import petteia
from petteia.games.deukalion import GAME
from petteia.games.deukalion.components import CHEST, CITY, PURSUIT, SETTLEMENT, DeukalionBox

ANCHORS = ["c2", "d2", "e2", "c1"]

# The map and the cards of the rules, written down once more: the engine's components are held against them
ROWS = ["##oAo....", "..ooo...E", "M.......H", "C.#.K....", "..G...R.V", "S...T.L.Y", "S.P.Z...."]
SIGN = {f"{'abcdefghi'[x]}{y + 1}": ROWS[y][x] for y in range(7) for x in range(9)}
SEA = [square for square, sign in SIGN.items() if sign == "."]
ALL_CARDS = [
    *["fair_wind"] * 5, *["strong_wind"] * 2, *["ferrymans_fee"] * 4, *["charons_mercy"] * 3, *["call_to_arms"] * 2,
    *["athenas_shield"] * 2, *["spear_of_ares"] * 3, *["rally"] * 2, *["lure_of_the_deep"] * 2, "oracle_of_delphi",
    "gift_of_hermes", "golden_oars", "lyre_of_orpheus", "aegis",
]  # fmt: skip


def without(*cards: str) -> list[str]:
    """All Action cards but these."""
    rest = ALL_CARDS[:]
    for card in cards:
        rest.remove(card)
    return rest


def frame(name: str, seat: int | None = None, **values: Any) -> dict[str, Any]:
    """A frame of the agenda."""
    return {"frame": name, **({} if seat is None else {"seat": seat}), **values}


def position(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """A table at the start of the active seat's turn (which shakes), or wherever `agenda` says; see `dump`."""
    return petteia.load(dump(*seats, **given), of=GAME)


def dump(
    *seats: dict[str, Any],
    active: int = 0,
    shakes: int = 1,
    centre: int = 1,
    outer: Sequence[int] = (1, 2, 3, 3),
    rotation: str | None = None,
    used: Sequence[str] = (),
    spent: Sequence[str] = (),
    hydra: str = "f5",
    cities: Mapping[str, Sequence[str]] | None = None,
    display: Sequence[str | None] = ("p01", "p02"),
    pursuits: Sequence[str] = (),
    removed: Sequence[str] = (),
    pile: Sequence[str] = (),
    discard: Sequence[str] = (),
    sailor: int | None = None,
    allowance: int = 0,
    moving: bool = True,
    acted: bool = False,
    agenda: Sequence[dict[str, Any]] | None = None,
    chance: Sequence[int] = (12345, 678),
    **options: Any,
) -> dict[str, Any]:
    """The dump behind `position`, for tests that want to spoil it.

    A seat's entries, all optional: ship (an anchor by default), crew (10 less the garrisons by default), chests, owns
    (settlements), hand and face_up (sorts of cards), secret (a Pursuit card, None: completed; by default one that is
    nowhere else), completed, honour_cards, tally, rewarded.
    `cities` gives the chests of some cities; the rest is filled up. `pile` and `pursuits` are given from the top, the
    other cards lie below. The last frame of `agenda` happens first; below it the turn goes on with its actions (if
    `rotation` is set) or with Position.
    """
    box = GAME.open_box(None)
    assert isinstance(box, DeukalionBox)
    everyone = [dict(seat) for seat in seats]
    copies = list(box.kinds["copy"].names)

    def take(sort: str) -> str:
        found = next(copy for copy in copies if copy.rsplit("_", 1)[0] == sort)
        copies.remove(found)
        return found

    hands = [[take(sort) for sort in seat.get("hand", [])] for seat in everyone]
    face_up = [[take(sort) for sort in seat.get("face_up", [])] for seat in everyone]
    top = [take(sort) for sort in pile]
    discards = [take(sort) for sort in discard]
    order = list(box.kinds["copy"].names)
    used_copies = [copy for cards in face_up for copy in cards if copy.rsplit("_", 1)[0] in spent]
    placed = [card for card in display if card] + list(removed) + list(pursuits)
    for seat in everyone:
        placed += list(seat.get("completed", [])) + ([seat["secret"]] if seat.get("secret") else [])
    left = [card for card in PURSUIT.names if card not in placed]
    secrets = [seat["secret"] if "secret" in seat else left.pop() for seat in everyone]
    garrisons = [sum(box.garrison[SETTLEMENT.decode(name)] for name in seat.get("owns", [])) for seat in everyone]
    aboard = [list(seat.get("chests", [])) for seat in everyone]
    crew = [
        seat.get("crew", min(10 - garrison, 10 - len(chests)))
        for seat, garrison, chests in zip(everyone, garrisons, aboard, strict=True)
    ]
    honour = [seat.get("honour_cards", 0) for seat in everyone]
    state = {
        "active": active,
        "shakes": shakes,
        "centre": centre,
        "outer": list(outer),
        "rotation": rotation,
        "used": list(used),
        "spent": sorted(used_copies, key=order.index),
        "ships": [seat.get("ship", ANCHORS[n]) for n, seat in enumerate(everyone)],
        "hydra": hydra,
        "crew": crew,
        "underworld": [10 - mine - away for mine, away in zip(crew, garrisons, strict=True)],
        "aboard": [sorted(chests, key=CHEST.names.index) for chests in aboard],
        "stored": _stored(box, aboard, cities or {}, agenda or ()),
        "owners": {name: n for n, seat in enumerate(everyone) for name in seat.get("owns", [])},
        "hands": [sorted(hand, key=order.index) for hand in hands],
        "face_up": face_up,
        "pile": [*copies, *reversed(top)],
        "discard": discards,
        "display": list(display),
        "pursuits": [*left, *reversed(pursuits)],
        "secrets": secrets,
        "ruled_out": [[] for _ in everyone],
        "completed": [list(seat.get("completed", [])) for seat in everyone],
        "removed": list(removed),
        "honour_cards": honour,
        "tally": [seat.get("tally", 0) for seat in everyone],
        "supply": box.honour_cards - sum(honour),
        "rewarded": [int(seat.get("rewarded", False)) for seat in everyone],
        "sailor": sailor,
        "allowance": allowance,
        "moving": int(moving),
        "acted": int(acted),
        "contest": 0,
        "rolls": [[] for _ in everyone],
        "under": [None] * (len(copies) + len(top)),
        "seen": [[] for _ in range(len(everyone) + 1)],
        "reshuffles": 0,
        "batch": {},
        "agenda": _agenda(agenda, active, rotation),
        "chance": list(chance),
    }
    return {
        "petteia": 1,
        "game": "deukalion",
        "rules": GAME.version,
        "edition": "base",
        "players": len(everyone),
        "options": {"youngest": "nobody", **options},
        "names": [],
        "state": state,
    }


def _stored(
    box: DeukalionBox, aboard: list[list[str]], cities: Mapping[str, Sequence[str]], agenda: Sequence[dict[str, Any]]
) -> dict[str, list[str]]:
    """The chests of the cities: as given, the others filled up in their order with what is left."""
    left = [colour for colour in CHEST.names for _ in range(3)]
    moving = [one["chest"] for one in agenda if one["frame"] == "PutChest"]
    for colour in [*moving, *(chest for chests in aboard for chest in chests)]:
        left.remove(colour)
    for chests in cities.values():
        for colour in chests:
            left.remove(colour)
    stored: dict[str, list[str]] = {name: list(chests) for name, chests in cities.items()}
    for n, name in enumerate(CITY.names):
        if name not in stored:
            stored[name], left = left[: box.spaces[n]], left[box.spaces[n] :]
    for n, name in enumerate(CITY.names):  # what cities given with fewer chests leave over goes where there is room
        while left and len(stored[name]) < box.spaces[n] and name not in cities:
            stored[name].append(left.pop())
    assert not left, f"no space for {left}"
    return {name: sorted(chests, key=CHEST.names.index) for name, chests in stored.items() if chests}


def _agenda(frames: Sequence[dict[str, Any]] | None, active: int, rotation: str | None) -> list[dict[str, Any]]:
    """The start of a turn, or these frames and then the rest of the turn."""
    if frames is None:
        return [frame("Turn", active)]
    rest = frame("Position", active) if rotation is None else frame("Actions", active)
    return [rest, *frames]


def sailing(*seats: dict[str, Any], seat: int = 0, allowance: int = 3, **given: Any) -> petteia.Table:
    """A seat in its sail, with so many steps left."""
    return position(*seats, sailor=seat, allowance=allowance, agenda=[frame("Sail", seat)], **given)


def acting(*seats: dict[str, Any], values: Sequence[int] = (2, 2, 2, 2), **given: Any) -> petteia.Table:
    """The active seat at its actions; `values` are those of CARDS, HOPLITES, MOVE and HYDRA."""
    return position(*seats, outer=values, rotation="unturned", agenda=[], **given)


def seat(t: petteia.Table, number: int, viewer: int | None = None) -> dict[str, Any]:
    """What lies in front of a seat, as it sees it itself (or another viewer)."""
    found: dict[str, Any] = t.view(number if viewer is None else viewer)["table"]["seats"][number]
    return found


def table(t: petteia.Table, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = t.view(viewer)["table"]
    return found


def completed(t: petteia.Table, number: int = 0) -> list[str]:
    """The Pursuit cards that a seat has completed."""
    return [card["pursuit"] for card in seat(t, number)["completed"]]


def shown(t: petteia.Table) -> list[str | None]:
    """The Pursuit cards on display."""
    return [card and card["pursuit"] for card in table(t)["display"]]


def texts(t: petteia.Table, seat: int) -> list[str]:
    """The options of a seat, as texts."""
    return [str(move) for move in t.options(seat)]


def decision(t: petteia.Table) -> tuple[int, str]:
    """Who decides, and what."""
    (who,) = t.pending
    return who, t.view(who)["decision"]


def happened(t: petteia.Table, name: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """The events of one name that a viewer saw."""
    return [event for event in t.events(viewer) if event["event"] == name]


def won(t: petteia.Table) -> bool:
    return bool(happened(t, "won"))


def refused(t: petteia.Table, seat: int, move: str) -> str | None:
    """The clause that forbids a move, which must not be an option."""
    assert move not in texts(t, seat)
    told = t.why(seat, move)
    assert told is not None
    return told[0]


def until(t: petteia.Table, seat: int, move: str, wished: Callable[[petteia.Table], bool]) -> petteia.Table:
    """The table after a move, with such chance that what is wished for comes about; its events begin there.

    The table given stays as it is.
    """
    told = t.dump(history=False)
    for k in range(1, 20_000):
        told["state"]["chance"] = [k, 678]
        after = petteia.load(told, of=GAME)
        after.play(seat, move)
        if wished(after):
            return after
    raise AssertionError("it never comes about")


def rolls(t: petteia.Table) -> list[tuple[int, int, int]]:
    """What was rolled, one roll after the other: shields, edges and skulls, as the examples of the rules write it."""
    return [(one["shields"], one["edges"], one["skulls"]) for one in happened(t, "rolled")]


def rolling(t: petteia.Table, seat: int, move: str, *wished: tuple[int, int, int]) -> petteia.Table:
    """The table after a move that leads to these rolls (shields, edges, skulls)."""
    return until(t, seat, move, lambda after: rolls(after) == list(wished))


def scoring(t: petteia.Table, seat: int, move: str, *points: float) -> petteia.Table:
    """The table after a move that leads to rolls of so many points, before bonuses."""

    def wished(after: petteia.Table) -> bool:
        return [one["half_points"] / 2 for one in happened(after, "rolled")] == [*points]

    return until(t, seat, move, wished)


def idle(t: petteia.Table) -> None:
    """Whoever decides does as little as the rules allow, so that a turn soon goes by."""
    (who,) = t.pending
    options = texts(t, who)
    for least in ("close", "end_turn", "act cards", "rotate unturned", "sail"):
        if least in options:
            t.play(who, least)
            return
    raise AssertionError(f"seat {who} cannot be idle: {options}")


def beside(square: str, signs: str = ".oS") -> list[str]:
    """The squares that share a side with this one and have one of these signs: by default those a ship can be on."""
    column, row = "abcdefghi".index(square[0]), int(square[1])
    near = [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
    names = [f"{'abcdefghi'[x]}{y}" for x, y in near if 0 <= x < 9 and 1 <= y <= 7]
    return [name for name in names if SIGN[name] in signs]
