"""What a seat may see, built up from nothing. PAR-GEN-08, -10, -17, PAR-OFR-13 and chapter 7 of the rules."""

from __future__ import annotations

from typing import Any

from .components import (
    ABROAD,
    ACADEMY,
    ACROPOLIS,
    CARD,
    CARDS,
    COMMODITIES,
    COMPLETE,
    COURSE,
    DEED,
    DELIAN_LEAGUE,
    DELPHIC_FESTIVAL,
    DROUGHT,
    EARTHQUAKE,
    EVENT,
    EVENT_PHASE,
    FLEET,
    FLEETS,
    HARBOR,
    HAZARD,
    ISLAND,
    LAND,
    LANDS,
    MAKE,
    MEMORY_AID,
    MERCHANT_SHIPS,
    NAMED,
    NEED,
    OFFER,
    ONCE,
    PAID_IN,
    PERSIAN_TRIBUTE,
    PERSIAN_WAR,
    PHASE,
    PHILOSOPHY,
    PIRATE_RAIDS,
    PLAGUE,
    PLANS,
    RAISE,
    RATE,
    SHIELD,
    SHIPS,
    SLOT,
    SLOTS,
    STAGE,
    STEP,
    STRUCTURE,
    VISIT,
    WONDER,
    WONDERS,
)
from .rules import happenings
from .rules.audience import Audience, NameIslands, OrderOfEvents
from .rules.building import build_cost, buildable
from .rules.deeds import acropolis_of
from .rules.discard import extra, limit_a
from .rules.donation import Donation
from .rules.harbor import Bargain, is_open, named_kind, rates_at
from .rules.hazard import BlowAway, Losing, Responses
from .rules.island_trade import Compose
from .rules.journey import LaunchOrder
from .rules.payment import Pay, foreign_kinds, missing, purse_of
from .rules.season import tie_breaker
from .rules.windows import Answer, Answers, Committed, SetOrder
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
            "strike": _strike(s),
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
        "rates": {name: _rate(s, n) for n, name in enumerate(RATE.names)},
        "happening": _happening(s),
        "named": [one for one in range(s.players) if s.named >> one & 1] if s.phase == EVENT_PHASE else [],
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
        "names": CARD.names[named_kind(status)] if status >= 0 and known and named_kind(status) >= 0 else None,
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
    box = s.contents
    return {
        "wonder": WONDER.names[wonder],
        "owner": s.owner[wonder],
        "stage": STAGE.names[s.stage[wonder]],
        "stages": [
            {"cost": _needs(box.stage_cost[wonder][n]), "paid": PAID_IN[box.stage_paid[wonder][n]]} for n in range(2)
        ],
    }


def _needs(needs: Cards) -> list[str]:
    return [NEED.names[need] for need in needs]


def _rate(s: Parthenon, rate: int) -> dict[str, Any]:
    """What an exchange gives and takes: a sort of card and how many."""
    sides = s.contents.give[rate], s.contents.take[rate]
    give, take = [["named" if need == NAMED else NEED.names[need], number] for need, number in sides]
    return {"give": give, "take": take}


def _happening(s: Parthenon) -> str | None:
    """The Event that the Archon decides about, or that is being answered."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Audience) and frame.event >= 0:
            return EVENT.names[frame.event]
        if isinstance(frame, Answers) and type(frame) in EVENT_OF:
            return EVENT.names[EVENT_OF[type(frame)]]
    return None


EVENT_OF: dict[type[Answers], int] = {
    happenings.Raids: PIRATE_RAIDS,
    happenings.Festival: DELPHIC_FESTIVAL,
    happenings.Tribute: PERSIAN_TRIBUTE,
    happenings.MerchantShips: MERCHANT_SHIPS,
    happenings.Drought: DROUGHT,
    happenings.Plague: PLAGUE,
    happenings.War: PERSIAN_WAR,
    happenings.Earthquake: EARTHQUAKE,
    happenings.League: DELIAN_LEAGUE,
}


def _strike(s: Parthenon) -> dict[str, Any] | None:
    """The Hazard that Fleets answer to, or lose cards to, and which Fleets those are."""
    for frame in reversed(s.agenda):
        if isinstance(frame, Responses):
            return _struck(frame.card, frame.struck)
        if isinstance(frame, Losing):
            return _struck(frame.card, frame.ships)
        if isinstance(frame, BlowAway):
            return _struck(s.drawn[-1], 1 << frame.ship)
    return None


def _struck(card: int, ships: int) -> dict[str, Any]:
    hit = [{"seat": ship // FLEETS, "fleet": FLEET.names[ship % FLEETS]} for ship in range(SHIPS) if ships >> ship & 1]
    return {"hazard": HAZARD.names[card], "hit": hit}


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
    """What only this seat sees: what everything costs it now, and its choice in the making."""
    if seat < 0:
        return None
    purse = purse_of(s, seat, -1)
    fleets, taken = s.fleets[seat], s.plans_taken[seat]
    told: dict[str, Any] = {
        "build_deck": [_unbuilt(s, seat, slot, purse) for slot in range(SLOTS) if not s.built[seat] >> slot & 1],
        "makes": [
            _maker(s, seat, slot, purse)
            for slot in range(ACROPOLIS, SLOTS)
            if s.built[seat] >> slot & 1 and acropolis_of(s, seat, slot) < ACADEMY
        ],
        "raises": [
            _raised(s, seat, wonder, purse)
            for wonder in range(WONDERS)
            if s.owner[wonder] == seat and s.stage[wonder] < COMPLETE
        ],
        "prices": {
            "fleet": s.contents.fleet_price[fleets] if fleets < FLEETS else None,
            "plans": s.contents.plans_price[taken] if taken < 2 else None,
            "philosophy": s.philosophies[seat].bit_count(),
        },
        "reserved": {
            CARD.names[card]: purse[card] - s.unreserved(seat, card)
            for card in range(CARDS)
            if s.offer_ids and purse[card] > s.unreserved(seat, card)
        },
        "keeps": {"a": limit_a(s, seat), "more": extra(s, seat)},
        "picks": None,
    }
    return {**told, **_choosing(s, seat)}


def _price(s: Parthenon, seat: int, deed: int, cost: Cards, purse: list[int]) -> dict[str, Any]:
    """A cost, and what of it this purse cannot pay."""
    return {"cost": _needs(cost), "missing": _needs(missing(purse, cost, foreign_kinds(s, seat, deed)))}


def _unbuilt(s: Parthenon, seat: int, slot: int, purse: list[int]) -> dict[str, Any]:
    made = s.contents.makes[s.islands[seat]][slot]
    return {
        "slot": SLOT.names[slot],
        "makes": STRUCTURE.names[made] if slot >= ACROPOLIS else CARD.names[made],
        "open": buildable(s, seat) >> slot & 1 == 1,
        **_price(s, seat, slot, build_cost(s, seat, slot), purse),
    }


def _maker(s: Parthenon, seat: int, slot: int, purse: list[int]) -> dict[str, Any]:
    structure = acropolis_of(s, seat, slot)
    return {
        "slot": SLOT.names[slot],
        "card": CARD.names[s.contents.made[structure]],
        "used": bool(s.once[seat] >> (slot - ACROPOLIS) & 1),
        **_price(s, seat, MAKE + slot - ACROPOLIS, s.contents.price[structure], purse),
    }


def _raised(s: Parthenon, seat: int, wonder: int, purse: list[int]) -> dict[str, Any]:
    stage = s.stage[wonder] - 1
    return {
        "wonder": WONDER.names[wonder],
        "paid": PAID_IN[s.contents.stage_paid[wonder][stage]],
        **_price(s, seat, RAISE + wonder, s.contents.stage_cost[wonder][stage], purse),
    }


def _choosing(s: Parthenon, seat: int) -> dict[str, Any]:
    """The picks of a choice that the seat has begun."""
    choice = s.choice(seat)
    if isinstance(choice, (Answer, Committed)):
        return {"picks": [STEP.names[pick] for pick in choice.picks]}
    if isinstance(choice, Pay):
        return {
            "payment": {"deed": DEED.names[choice.deed], "needs": _needs(choice.needs), "paid": _names(choice.paid)}
        }
    if isinstance(choice, Compose):
        return {
            "offer": {
                "to": None if choice.to == s.players else choice.to,
                "give": _names(choice.give),
                "want": _names(choice.want),
                "answers": None if choice.answered < 0 else OFFER.names[choice.answered],
            }
        }
    if isinstance(choice, Bargain):
        return {
            "bargain": {
                "fleet": FLEET.names[choice.ship % FLEETS],
                "rate": RATE.names[choice.rate],
                "given": _names(choice.given),
                "taken": _names(choice.taken),
            }
        }
    if isinstance(choice, Donation):
        return {"donation": _names(choice.cards)}
    if isinstance(choice, OrderOfEvents):
        return {"events": [EVENT.names[event] for event in choice.order]}
    if isinstance(choice, NameIslands):
        return {"named": list(choice.named)}
    return {"order": list(choice.order)} if isinstance(choice, (SetOrder, LaunchOrder)) else {}
