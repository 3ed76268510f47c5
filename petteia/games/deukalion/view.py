"""What a seat may see of a game of Deukalion, built up from nothing (HID-01..10)."""

from __future__ import annotations

from typing import Any

from .components import (
    ACTION,
    CARD,
    CHEST,
    CITIES,
    CITY,
    DEEDS,
    EDGE,
    PURSUIT,
    SAVED,
    SETTLEMENT,
    SETTLEMENTS,
    SHIELD,
    SITE,
    SKULL,
    SLOT,
    SQUARE,
    SYMBOLS,
    Deed,
    DeukalionBox,
    squares_of,
)
from .rules.challenge import BONUS, HydraOutcome, ShipOutcome, SiteOutcome, score
from .rules.sail import Sail, reached, route_to
from .state import Deukalion


def view(s: Deukalion, seat: int) -> dict[str, Any]:
    """The table through the eyes of a seat (-1: a spectator)."""
    viewer = s.players if seat < 0 else seat
    return {
        "map": list(s.contents.rows),
        "target": s.contents.targets[s.players],
        "active": s.active,
        "shakes": s.shakes,
        "kylix": kylix(s),
        "hydra": SQUARE.names[s.hydra],
        "cities": [city(s, n) for n in range(CITIES)],
        "settlements": [settlement(s, n) for n in range(SETTLEMENTS)],
        "display": [None if card < 0 else pursuit(s.contents, card) for card in s.display],
        "pursuit_pile": len(s.pursuits),
        "removed": [PURSUIT.names[card] for card in s.removed],
        "pile": [pile_card(s, n, viewer) for n in range(len(s.pile))],  # top last
        "discard": names_of(s, tuple(s.discard)),
        "supply": s.supply,
        "sail": sail(s, viewer),
        "challenge": challenge(s),
        "seats": [player(s, owner, viewer) for owner in range(s.players)],
    }


def names_of(s: Deukalion, copies: tuple[int, ...]) -> list[str]:
    return [CARD.names[s.contents.card_of[copy]] for copy in copies]


def kylix(s: Deukalion) -> dict[str, Any]:
    """The dice as they lie, what each symbol has received, and what each turning of the ring would give."""
    return {
        "centre": s.centre,
        "outer": {SLOT.names[n]: s.outer[n] for n in range(SYMBOLS)},
        "rotation": None if s.rotation < 0 else s.rotation,
        "values": None if s.rotation < 0 else {ACTION.names[n]: s.die(n) for n in range(SYMBOLS)},
        "turnings": [{ACTION.names[n]: s.turned(n, turns) for n in range(SYMBOLS)} for turns in range(SYMBOLS)],
        "used": [ACTION.names[n] for n in range(SYMBOLS) if s.used >> n & 1],
    }


def city(s: Deukalion, n: int) -> dict[str, Any]:
    return {
        "city": CITY.names[n],
        "square": SQUARE.names[s.contents.site_at[n]],
        "value": s.contents.site_value[n],
        "spaces": s.contents.spaces[n],
        "chests": [CHEST.names[colour] for colour in s.stored[n]],
    }


def settlement(s: Deukalion, n: int) -> dict[str, Any]:
    return {
        "settlement": SETTLEMENT.names[n],
        "square": SQUARE.names[s.contents.site_at[CITIES + n]],
        "value": s.contents.site_value[CITIES + n],
        "hoplites": s.contents.garrison[n],
        "honour": s.contents.honour[n],
        "owner": None if s.owners[n] < 0 else s.owners[n],
    }


def deed(one: Deed) -> dict[str, Any]:
    """What a pursuit asks for, as data."""
    return {
        "what": DEEDS[one.what],
        "chests": [CHEST.names[n] for n, many in enumerate(one.chests) for _ in range(many)],
        "city": None if one.city < 0 else SITE.names[one.city],
        "count": one.count,
    }


def pursuit(box: DeukalionBox, card: int) -> dict[str, Any]:
    return {
        "pursuit": PURSUIT.names[card],
        "honour": box.pursuit_honour[card],
        "deeds": [deed(one) for one in box.deeds[card]],
    }


def pile_card(s: Deukalion, n: int, viewer: int) -> str | None:
    """A card of the draw pile, if this viewer put it there."""
    known = viewer < s.players and s.under[n] == viewer
    return CARD.names[s.contents.card_of[s.pile[n]]] if known else None


def sail(s: Deukalion, viewer: int) -> dict[str, Any] | None:
    """The open sail; to the sailor himself also where he can go, and by which way."""
    if s.sailor < 0:
        return None
    found: dict[str, Any] = {
        "seat": s.sailor,
        "allowance": s.allowance,
        "moving": s.moving == 1,
        "acted": s.acted == 1,
        "courses": {},
    }
    if viewer == s.sailor and s.agenda and isinstance(s.agenda[-1], Sail):
        found["courses"] = {
            SQUARE.names[square]: [SQUARE.names[step] for step in route_to(s, viewer, square)]
            for square in squares_of(reached(s, viewer))
        }
    return found


def challenge(s: Deukalion) -> dict[str, Any] | None:
    """The rolls of the open challenge, by seat."""
    if not s.contest:
        return None
    found = contestants(s)
    rolls: list[dict[str, Any]] = []
    for seat in range(s.players):
        roll = s.rolls[seat]
        if roll:
            rolls.append({
                "seat": seat,
                "skulls": roll[SKULL],
                "shields": roll[SHIELD],
                "edges": roll[EDGE],
                "saved": roll[SAVED],
                "bonus": roll[BONUS] / 2,
                "score": score(s, seat) / 2,
            })  # fmt: skip
    return {**found, "rolls": rolls}


def contestants(s: Deukalion) -> dict[str, Any]:
    """Who challenges whom or what, and the score that is needed; None where the other side's score counts."""
    found: dict[str, Any] = {"seat": None, "against": None, "whose": None, "site": None, "needed": None}
    for frame in s.agenda:
        if isinstance(frame, ShipOutcome):
            found |= {"seat": frame.seat, "against": "ship", "whose": frame.defender}
        elif isinstance(frame, SiteOutcome):
            value = s.contents.site_value[frame.site]
            found |= {"seat": frame.seat, "against": "site", "site": SITE.names[frame.site], "needed": value}
        elif isinstance(frame, HydraOutcome):
            found |= {"seat": frame.seat, "against": "hydra", "needed": s.contents.hydra_value}
    return found


def player(s: Deukalion, owner: int, viewer: int) -> dict[str, Any]:
    """One player's things; hand and secret card only for himself, and what the viewer has seen of them."""
    hand = s.hands[owner]
    mine = owner == viewer
    shown = hand if mine else tuple([copy for copy in hand if s.seen[viewer] >> copy & 1])
    secret = s.secrets[owner]
    over = not s.agenda
    return {
        "ship": None if s.ships[owner] < 0 else SQUARE.names[s.ships[owner]],
        "crew": s.crew[owner],
        "underworld": s.underworld[owner],
        "chests": [CHEST.names[colour] for colour in s.aboard[owner]],
        "room": s.room(owner),
        "hand_size": len(hand),
        "hand": names_of(s, shown),
        "face_up": [
            {"card": CARD.names[s.contents.card_of[copy]], "used": s.spent >> copy & 1 == 1}
            for copy in s.face_up[owner]
        ],
        "secret": pursuit(s.contents, secret) if secret >= 0 and (mine or over) else None,
        "has_secret": secret >= 0,
        "completed": [pursuit(s.contents, card) for card in s.completed[owner]],
        "honour_cards": s.honour_cards[owner],
        "tally": s.tally[owner],
        "total": s.total(owner),
        "rewarded": s.rewarded[owner] == 1,
    }
