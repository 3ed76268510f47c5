"""What a seat may see of a game of Pantacle, built up from nothing (HID-01..08)."""

from __future__ import annotations

from typing import Any

from .components import CURSE, FAVOR, FAVORS, LOCATION, POINT, POINTS, POWER
from .rules.moon import hand_target
from .rules.preparation import adept_cost
from .rules.protection import power_room
from .state import Pantacle


def names_in(mask: int, names: tuple[str, ...]) -> list[str]:
    return [name for n, name in enumerate(names) if (mask >> n) & 1]


def view(s: Pantacle, seat: int) -> dict[str, Any]:
    """The table through the eyes of a seat (-1: a spectator)."""
    viewer = s.players if seat < 0 else seat
    blades = s.contents.kinds["blade"].names
    return {
        "active": s.active,
        "favors": favors(s),
        "cursed_points": [POINT.names[n] for n in range(POINTS) if s.contents.cursed_points[n]],
        "blades": {name: dict(face) for name, face in s.contents.blade_faces.items()},
        "winner": None if s.winner < 0 else s.winner,
        "marked": None if s.marked < 0 else FAVOR.names[s.marked],
        "extra_turn": s.extra_turn == 1,
        "sacrifices": s.sacrifices,
        "reserve": {"influence": s.influence_reserve, "adepts": s.adept_reserve},
        "pile": len(s.pile),
        "discard": [blades[blade] for blade in s.discard],
        "curse_pile": [curse_name(s, viewer, curse) for curse in s.curse_pile],  # top last
        "drawn": [curse_name(s, viewer, curse) for curse in s.drawn],
        "seats": [sanctuary(s, owner, viewer) for owner in range(s.players)],
    }


def favors(s: Pantacle) -> list[dict[str, Any]]:
    """The board of Favors: who grants each, its Moon Phase, and whether the tracker leaves it free."""
    box = s.contents
    keepers = box.kinds["keeper"].names
    return [
        {
            "favor": FAVOR.names[n],
            "keepers": [keepers[keeper] for keeper in box.favor_keepers[n]],
            "phase": None if box.favor_phase[n] < 0 else box.kinds["phase"].names[box.favor_phase[n]],
            "available": n != s.marked,
        }
        for n in range(FAVORS)
    ]


def curse_name(s: Pantacle, viewer: int, curse: int) -> str | None:
    """A hidden Curse card, if this viewer knows that it lies there."""
    return CURSE.names[curse] if (s.known[curse] >> viewer) & 1 else None


def sanctuary(s: Pantacle, owner: int, viewer: int) -> dict[str, Any]:
    """One player's area; the hand only for its owner, and what the viewer has seen of it."""
    blades = s.contents.kinds["blade"].names
    hand = s.hands[owner]
    shown = hand if owner == viewer else tuple([b for b in hand if (s.seen[viewer] >> b) & 1])
    return {
        "turns": s.turns[owner],
        "influence": s.influence[owner],
        "adepts": s.adepts[owner],
        "adept_cost": adept_cost(s, owner),
        "resolve": s.resolve[owner],
        "slots": power_room(s, owner),
        "powers": [POWER.names[power] for power in s.slots[owner]],
        "pentagram": names_in(s.pentagram[owner], POINT.names),
        "discs": names_in(s.discs[owner], LOCATION.names),
        "curses": [curse_card(s, owner, curse) for curse in s.curses[owner]],
        "hand_size": len(hand),
        "hand_target": hand_target(s, owner),
        "hand": [blades[blade] for blade in shown],
    }


def curse_card(s: Pantacle, owner: int, curse: int) -> dict[str, Any]:
    return {
        "curse": CURSE.names[curse],
        "face_down": s.veiled[owner] == curse,
        "influence": s.influence_on[curse],
        "adepts": s.adepts_on[curse],
    }
