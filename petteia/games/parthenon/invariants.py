"""What must hold in every position. Chapter 9 of the rules; an invariant that speaks of moves is kept by the tests."""

from __future__ import annotations

from .components import (
    ABROAD,
    ACROPOLIS,
    ACROPOLIS_MASK,
    ALLOW_GIFTS,
    ALTERNATE_MASK,
    BEGINNER,
    CARDS,
    COMMODITIES,
    COMPLETE,
    DELIAN,
    DOCKED,
    EVENT,
    FLEETS,
    HARBOR,
    HAZARD,
    ISLAND,
    ISLAND_TRADE_PHASE,
    JOURNEY_PHASE,
    LANDS,
    MOST_ACROPOLIS,
    MOST_WANTED,
    OFFERS_EACH,
    PLANS,
    RETURN_PHASE,
    SHIP,
    SHIPS,
    STARTING_MASK,
    TOURNAMENT,
    VILLAGE_MASK,
    WONDER,
    WONDERS,
)
from .rules.agenda import check_agenda, is_rising
from .rules.deeds import has_academy
from .rules.season import Season
from .state import TOLD_NONE, Cards, Parthenon, classes, proposer, told_fits

MOST_OF_A_KIND = 999  # cards of a kind that a dump may speak of


def violations(s: Parthenon) -> list[str]:
    """Everything that is wrong with a position."""
    wrong: list[str] = []
    _check_time(s, wrong)
    _check_islands(s, wrong)
    _check_holdings(s, wrong)
    _check_fleets(s, wrong)
    _check_decks(s, wrong)
    _check_wonders(s, wrong)
    _check_philosophies(s, wrong)
    _check_offers(s, wrong)
    if not wrong:
        check_agenda(s, wrong)
    return wrong


def _check_time(s: Parthenon, wrong: list[str]) -> None:
    """PAR-INV-13, -21, -22"""
    first = 2 if s.house[TOURNAMENT] else 1
    if not first <= s.year <= s.contents.years:
        wrong.append(f"state.year: {s.year}; allowed: {first} to {s.contents.years}")
        return
    first_season = 0 if any([isinstance(frame, Season) for frame in s.agenda]) else 1
    if not first_season <= s.season <= s.contents.seasons:
        wrong.append(f"state.season: {s.season}; allowed: {first_season} to {s.contents.seasons}")
    if len(s.events) != s.contents.events_dealt or len(set(s.events)) != len(s.events):
        wrong.append(f"state.events: {len(s.events)} cards; {s.contents.events_dealt} different ones are dealt")
    for event in s.events:
        if s.contents.year_of[event] != s.year:
            wrong.append(f"state.events: {EVENT.names[event]} is not of Year {s.year}")
        elif s.house[BEGINNER] and not s.contents.for_beginners[event]:
            wrong.append(f"state.events: {EVENT.names[event]} is left out of the Beginner game")
    if any([event not in s.events[: s.season] for event in s.order]) or len(set(s.order)) != len(s.order):
        wrong.append("state.order: not an order of the Events that lie face up")


def _check_islands(s: Parthenon, wrong: list[str]) -> None:
    """PAR-INV-06, -07, -09"""
    if len(set(s.islands)) < s.players:
        wrong.append("state.islands: an Island stands there twice")
    torch = [island for island in range(len(ISLAND.names)) if s.contents.torch[island]]
    for island in torch:
        if island not in s.islands:
            wrong.append(f"state.islands: {ISLAND.names[island]} is in every game")
    for seat in range(s.players):
        built = s.built[seat]
        if built & STARTING_MASK != STARTING_MASK:
            wrong.append(f"state.built[{seat}]: a Starting Village is missing")
        if (built & ACROPOLIS_MASK).bit_count() > MOST_ACROPOLIS:
            wrong.append(f"state.built[{seat}]: more than {MOST_ACROPOLIS} Acropolis Structures")
        if (built & ALTERNATE_MASK).bit_count() > 1:
            wrong.append(f"state.built[{seat}]: more than one Alternate")
        if s.parched[seat] & ~(built & VILLAGE_MASK):
            wrong.append(f"state.parched[{seat}]: no Village stands there")
        if (s.once[seat] & 0xFF) << ACROPOLIS & ~built:
            wrong.append(f"state.once[{seat}]: a Structure that does not stand was used")
        if s.votes[seat] == seat:
            wrong.append(f"state.votes[{seat}]: nobody votes for itself")
        if not 1 <= s.fleets[seat] <= FLEETS:
            wrong.append(f"state.fleets[{seat}]: {s.fleets[seat]}; allowed: 1 to {FLEETS}")


def _check_holdings(s: Parthenon, wrong: list[str]) -> None:
    """PAR-INV-01, and what everybody could trace of it."""
    for seat in range(s.players):
        most = max([*s.hand[seat], *s.traced[seat], s.lost_rare[seat], s.lost_any[seat], s.donations[seat]])
        if most > MOST_OF_A_KIND:
            wrong.append(f"state.traced[{seat}]: {most} of a kind; allowed: at most {MOST_OF_A_KIND}")
            return
        taken = sum([1 for one in s.taken_by if one == seat])
        owned = sum(s.hand[seat])
        for ship in range(seat * FLEETS, seat * FLEETS + FLEETS):
            owned += len(s.cargo[ship])
        if owned > sum(s.traced[seat]) + taken:
            wrong.append(f"state.traced[{seat}]: {sum(s.traced[seat]) + taken} cards, but the Island has {owned}")
        if any([s.sure[seat][card] > s.traced[seat][card] for card in range(CARDS)]):
            wrong.append(f"state.sure[{seat}]: a card that was not traced there")
        for card in range(COMMODITIES, CARDS):
            if s.hand[seat][card] > s.traced[seat][card]:
                wrong.append(f"state.traced[{seat}]: fewer Aegis cards than lie open at home")
    size = len(s.taken_by)
    if {len(s.taken_from), len(s.taken_card), len(s.taken_of), len(s.taken_due)} != {size}:
        wrong.append("state.taken_by: each card taken has a victim, a taker, a card and what it may have been")
    elif any([s.taken_from[n] == s.taken_by[n] for n in range(size)]):
        wrong.append("state.taken_from: nobody takes from itself")
    elif any([s.taken_card[n] >= COMMODITIES or not s.taken_of[n] >> s.taken_card[n] & 1 for n in range(size)]):
        wrong.append("state.taken_of: does not hold the card that was taken")


def _check_fleets(s: Parthenon, wrong: list[str]) -> None:
    """PAR-INV-04, -05, -09"""
    for ship in range(SHIPS):
        seat, fleet = divmod(ship, FLEETS)
        cargo, name = s.cargo[ship], SHIP.names[ship]
        if tuple(sorted(cargo)) != cargo:
            wrong.append(f"state.cargo.{name}: not in order")
        traces = (s.shown[ship], s.told[ship], s.visit[ship], s.shields[ship], s.exchanges[ship])
        if (seat >= s.players or fleet >= s.fleets[seat]) and (cargo or s.course[ship] != DOCKED or any(traces)):
            wrong.append(f"state.cargo.{name}: there is no such Fleet")
        elif s.course[ship] != DOCKED and not JOURNEY_PHASE <= s.phase <= RETURN_PHASE:
            wrong.append(f"state.course.{name}: a Fleet is away only from the Journey to the Return Phase")
        elif s.course[ship] == DOCKED and any(traces[1:]):
            wrong.append(f"state.told.{name}: nothing is told of a docked Fleet")
        elif s.course[ship] == DOCKED:
            if any([card < COMMODITIES for card in cargo]):
                wrong.append(f"state.cargo.{name}: a docked Fleet holds only Aegis cards")
            if len(cargo) > s.contents.cargo:
                wrong.append(f"state.cargo.{name}: {len(cargo)} cards; allowed: 0 to {s.contents.cargo}")
        for card in set(s.shown[ship]):
            if s.shown[ship].count(card) > cargo.count(card):
                wrong.append(f"state.shown.{name}: a card that is not aboard")
        if s.told[ship] and len(s.told[ship]) != 6:
            wrong.append(f"state.told.{name}: six numbers, or nothing")
        elif s.told[ship] and not _told_truly(s, ship):
            wrong.append(f"state.told.{name}: the cargo is another")


def _told_truly(s: Parthenon, ship: int) -> bool:
    basic, rare, gold, _ = classes(s.cargo[ship])
    absent = any([s.told[ship][TOLD_NONE] >> card & 1 for card in s.cargo[ship]])
    return told_fits(s.told[ship], basic, rare, gold) and not absent


def _check_decks(s: Parthenon, wrong: list[str]) -> None:
    """PAR-INV-12"""
    for card, copies in enumerate(s.contents.hazards):
        found = s.hazard_deck.count(card) + s.hazard_discard.count(card) + s.drawn.count(card)
        if found != copies:
            wrong.append(f"state.hazard_deck: {found} of {HAZARD.names[card]}, not {copies}")
    if len(s.hazard_known) != len(s.hazard_deck):
        wrong.append("state.hazard_known: one entry for each card of the deck")
    for card, copies in enumerate(s.contents.harbors):
        found = s.harbor_deck.count(card) + s.harbor_discard.count(card) + s.status.count(card)
        if found != copies:
            wrong.append(f"state.harbor_deck: {found} of {HARBOR.names[card]}, not {copies}")
    for land in range(LANDS):
        empty = land == 0 and s.house[DELIAN] == 1 and s.year == 1 and not s.house[TOURNAMENT]
        if (s.status[land] < 0) != empty:
            wrong.append(f"state.status: {'a' if empty else 'no'} card on Land {land}")
        if s.status_up >> land & 1 and s.status[land] < 0:
            wrong.append("state.status_up: no card lies there")


def _check_wonders(s: Parthenon, wrong: list[str]) -> None:
    """PAR-INV-06, -11"""
    for wonder in range(WONDERS):
        held = s.stage[wonder] >= PLANS
        name = WONDER.names[wonder]
        if s.plans_deck.count(wonder) != (0 if held else 1):
            wrong.append(f"state.plans_deck: {name} is there and held, or nowhere")
        if held != (s.owner[wonder] >= 0):
            wrong.append(f"state.owner.{name}: who has the Plans owns the Great Wonder")
    for seat in range(s.players):
        held_by = sum([1 for wonder in range(WONDERS) if s.owner[wonder] == seat])
        if held_by != s.plans_taken[seat] or held_by > 2:
            wrong.append(f"state.plans_taken[{seat}]: {s.plans_taken[seat]}, but {held_by} Great Wonders; at most 2")
        if s.structures(seat) > 16:
            wrong.append(f"state.built[{seat}]: more than 16 Structures")


def _check_philosophies(s: Parthenon, wrong: list[str]) -> None:
    """PAR-INV-10"""
    owned = 0
    for seat in range(s.players):
        owned |= s.philosophies[seat]
        if s.philosophies[seat] and not has_academy(s, seat):
            wrong.append(f"state.philosophies[{seat}]: without an Academy")
    if owned & ~s.introduced:
        wrong.append("state.introduced: a Philosophy is owned that nobody introduced")
    for n in range(6):
        if sum([mine >> n & 1 for mine in s.philosophies]) > s.contents.philosophies:
            wrong.append(f"state.philosophies: more than {s.contents.philosophies} copies of one")


def _check_offers(s: Parthenon, wrong: list[str]) -> None:
    """PAR-INV-03"""
    size = len(s.offer_ids)
    lists = (s.offer_to, s.offer_give, s.offer_want, s.offer_depth, s.offer_refused)
    if any([len(one) != size for one in lists]) or len(set(s.offer_ids)) != size:
        wrong.append("state.offer_ids: each open offer has a number, an addressee and terms")
        return
    for n, offer in enumerate(s.offer_ids):
        seat = proposer(offer)
        if offer >= s.players * OFFERS_EACH or s.offer_to[n] == seat:
            wrong.append(f"state.offer_ids[{n}]: nobody here can have made this offer")
        elif any([s.unreserved(seat, card) < 0 for card in s.offer_give[n]]):
            wrong.append(f"state.offer_give[{n}]: more than the seat has")
        elif not _are_terms(s.offer_give[n], s.offer_want[n], s.house[ALLOW_GIFTS] == 1):
            wrong.append(f"state.offer_give[{n}]: rising order, no card on both sides, not nothing for nothing")
    if (s.winner >= 0) != (not s.agenda):
        wrong.append("state.winner: a game is over exactly when somebody has won")
    if s.offer_ids and s.phase != ISLAND_TRADE_PHASE:
        wrong.append("state.offer_ids: offers stand in the Island Trade Phase only")
    if max(s.course) >= ABROAD + LANDS or max(s.stage) > COMPLETE:
        wrong.append("state.course: no such place")


def _are_terms(give: Cards, want: Cards, gifts: bool) -> bool:
    """PAR-OFR-01, -14"""
    enough = (give or want) if gifts else (give and want)
    if not enough or any([card in want for card in give]) or len(want) > MOST_WANTED:
        return False
    return is_rising(give) and is_rising(want)
