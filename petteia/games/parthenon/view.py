"""What a seat may see, built up from nothing. PAR-GEN-08, -10, -17, PAR-OFR-13 and chapter 7 of the rules."""

from __future__ import annotations

from typing import Any

from .components import (
    ABROAD,
    ACROPOLIS,
    CARD,
    CARDS,
    COMMODITIES,
    COURSE,
    DEED,
    EVENT,
    FLEET,
    FLEETS,
    HARBOR,
    HAZARD,
    ISLAND,
    LAND,
    LANDS,
    MEMORY_AID,
    NEED,
    OFFER,
    ONCE,
    PHASE,
    PHILOSOPHY,
    PLANS,
    RATE,
    SHIELD,
    SLOT,
    STAGE,
    STEP,
    STRUCTURE,
    VISIT,
    WONDER,
    WONDERS,
)
from .rules.building import build_cost, is_buildable
from .rules.harbor import Bargain, is_open, rates_at
from .rules.island_trade import Compose
from .rules.payment import Pay
from .rules.season import tie_breaker
from .rules.windows import Answer, Committed
from .state import Cards, Parthenon, proposer


def view(s: Parthenon, seat: int) -> dict[str, Any]:
    """The table as a seat (-1: a spectator) sees it."""
    over = not s.agenda
    return {
        "year": s.year,
        "season": s.season,
        "phase": PHASE.names[s.phase],
        "archon": s.archon,
        "done": [one for one in range(s.players) if s.done >> one & 1],
        "events": [EVENT.names[event] for event in s.events[: s.season]],
        "face_down_events": len(s.events) - s.season,
        "order": [EVENT.names[event] for event in s.order],
        "blight": None if s.blight < 0 else CARD.names[s.blight],
        "plagued": [one for one in range(s.players) if s.plagued >> one & 1],
        "shaken": [one for one in range(s.players) if s.shaken >> one & 1],
        "lands": [_land(s, seat, land, over) for land in range(LANDS)],
        "hazards": {
            "deck": len(s.hazard_deck),
            "discard": [HAZARD.names[card] for card in s.hazard_discard],
            "drawn": [HAZARD.names[card] for card in s.drawn],
            "known": _known_hazards(s, seat),
        },
        "harbors": {"deck": len(s.harbor_deck), "discard": [HARBOR.names[card] for card in s.harbor_discard]},
        "plans": len(s.plans_deck),
        "wonders": [_wonder(s, wonder) for wonder in range(WONDERS) if s.stage[wonder] >= PLANS],
        "philosophies": {
            name: {
                "introduced": bool(s.introduced >> n & 1),
                "left": s.contents.philosophies - sum([mine >> n & 1 for mine in s.philosophies]),
            }
            for n, name in enumerate(PHILOSOPHY.names)
        },
        "offers": [_offer(s, seat, n) for n in range(len(s.offer_ids))],
        "trades": s.trades,
        "votes": s.votes[:],
        "players": [_player(s, seat, one, over) for one in range(s.players)],
        "mine": _mine(s, seat),
        "winner": None if s.winner < 0 else s.winner,
    }


def _names(cards: Cards | list[int]) -> list[str]:
    return [CARD.names[card] for card in cards]


def _land(s: Parthenon, seat: int, land: int, over: bool) -> dict[str, Any]:
    up = bool(s.status_up >> land & 1)
    known = up or over or (seat >= 0 and bool(s.status_known[land] >> seat & 1))
    status = s.status[land]
    return {
        "land": LAND.names[land],
        "face_up": up,
        "status": HARBOR.names[status] if status >= 0 and known else None,
        "has_card": status >= 0,
        "seen_by": [one for one in range(s.players) if s.status_known[land] >> one & 1],
        "rates": [RATE.names[rate] for rate in rates_at(s, land)] if is_open(s, land) else [],
    }


def _known_hazards(s: Parthenon, seat: int) -> list[str | None]:
    """The deck from its top, as far down as this seat knows any of it."""
    if seat < 0:
        return []
    found = [
        HAZARD.names[card] if who >> seat & 1 else None
        for card, who in zip(s.hazard_deck[::-1], s.hazard_known[::-1], strict=True)
    ]
    while found and found[-1] is None:
        found.pop()
    return found


def _wonder(s: Parthenon, wonder: int) -> dict[str, Any]:
    return {"wonder": WONDER.names[wonder], "owner": s.owner[wonder], "stage": STAGE.names[s.stage[wonder]]}


def _offer(s: Parthenon, seat: int, n: int) -> dict[str, Any]:
    sees = s.sees_offer(seat, n)
    to = s.offer_to[n]
    return {
        "id": OFFER.names[s.offer_ids[n]],
        "from": proposer(s.offer_ids[n]),
        "to": None if to == s.players else to,
        "give": _names(s.offer_give[n]) if sees else None,
        "want": _names(s.offer_want[n]) if sees else None,
        "refused": [one for one in range(s.players) if s.offer_refused[n] >> one & 1],
    }


def _player(s: Parthenon, seat: int, one: int, over: bool) -> dict[str, Any]:
    makes = s.contents.makes[s.islands[one]]
    sees_hand = seat == one or over or bool(s.faced >> one & 1)
    told: dict[str, Any] = {
        "island": ISLAND.names[s.islands[one]],
        "structures": s.structures(one),
        "built": [
            {"slot": SLOT.names[slot], "makes": STRUCTURE.names[made] if slot >= ACROPOLIS else CARD.names[made]}
            for slot, made in enumerate(makes)
            if s.built[one] >> slot & 1
        ],
        "hand_count": s.count(one),
        "hand": _hand(s, one) if sees_hand else None,
        "aegis": {CARD.names[card]: s.hand[one][card] for card in range(COMMODITIES, CARDS)},
        "fleets": [_fleet(s, seat, one, fleet, over) for fleet in range(s.fleets[one])],
        "philosophies": [name for n, name in enumerate(PHILOSOPHY.names) if s.philosophies[one] >> n & 1],
        "plans_taken": s.plans_taken[one],
        "used": [name for n, name in enumerate(ONCE.names) if s.once[one] >> n & 1],
        "parched": [name for n, name in enumerate(SLOT.names) if s.parched[one] >> n & 1],
        "donations": s.donations[one],
        "offers_made": s.offers_made[one],
    }
    if s.house[MEMORY_AID]:
        told["remembered"] = {CARD.names[card]: s.traced[one][card] for card in range(CARDS) if s.traced[one][card]}
    if over:
        told["tie_breakers"] = [tie_breaker(s, one, number) for number in range(1, 12)]
    return told


def _hand(s: Parthenon, seat: int) -> dict[str, int]:
    return {CARD.names[card]: s.hand[seat][card] for card in range(COMMODITIES) if s.hand[seat][card]}


def _fleet(s: Parthenon, seat: int, one: int, fleet: int, over: bool) -> dict[str, Any]:
    ship = one * FLEETS + fleet
    course = s.course[ship]
    return {
        "fleet": FLEET.names[fleet],
        "course": COURSE.names[course],
        "land": LAND.names[course - ABROAD] if course >= ABROAD else None,
        "count": len(s.cargo[ship]),
        "cargo": _names(s.cargo[ship]) if seat == one or over else None,
        "shown": _names(s.shown[ship]),
        "visit": VISIT.names[s.visit[ship]] if course >= ABROAD else None,
        "shields": [name for n, name in enumerate(SHIELD.names) if s.shields[ship] >> n & 1],
    }


def _mine(s: Parthenon, seat: int) -> dict[str, Any] | None:
    """What only this seat sees: its plans in the making, and what its Build Deck costs now."""
    if seat < 0:
        return None
    told: dict[str, Any] = {
        "build_deck": [
            {
                "slot": SLOT.names[slot],
                "makes": STRUCTURE.names[made] if slot >= ACROPOLIS else CARD.names[made],
                "cost": [NEED.names[need] for need in build_cost(s, seat, slot)],
                "open": is_buildable(s, seat, slot),
            }
            for slot, made in enumerate(s.contents.makes[s.islands[seat]])
            if not s.built[seat] >> slot & 1
        ],
        "picks": None,
    }
    choice = s.choice(seat)
    if isinstance(choice, (Answer, Committed)):
        told["picks"] = [STEP.names[pick] for pick in choice.picks]
    elif isinstance(choice, Pay):
        told["payment"] = {
            "deed": DEED.names[choice.deed],
            "needs": [NEED.names[need] for need in choice.needs],
            "paid": _names(choice.paid),
        }
    elif isinstance(choice, Compose):
        told["offer"] = {
            "to": None if choice.to == s.players else choice.to,
            "give": _names(choice.give),
            "want": _names(choice.want),
            "answers": None if choice.answered < 0 else OFFER.names[choice.answered],
        }
    elif isinstance(choice, Bargain):
        told["bargain"] = {
            "fleet": FLEET.names[choice.ship % FLEETS],
            "rate": RATE.names[choice.rate],
            "given": _names(choice.given),
            "taken": _names(choice.taken),
        }
    return told
