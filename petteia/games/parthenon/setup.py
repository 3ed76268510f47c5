"""A new game of Parthenon. PAR-SET-01..24, PAR-VAR-01..12."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .components import (
    ARMY,
    ATHENS,
    BUILD_MODES,
    CARDS,
    DELIAN,
    GIFT,
    ISLAND,
    JOURNEY_MODES,
    LANDS,
    RULE,
    SHIPS,
    STARTING_MASK,
    TOURNAMENT,
    VILLAGE_MASK,
    WONDERS,
    WORKSHOPS,
    ParthenonBox,
)
from .rules.decks import draw_harbor
from .rules.harbor import draw_plans
from .rules.season import Season, deal_events
from .state import Parthenon


def house_of(options: Mapping[str, Any]) -> list[int]:
    """The options of a table as numbers, in the order of RULE."""
    modes = {"journey_mode": JOURNEY_MODES, "build_mode": BUILD_MODES}
    return [
        modes[name].index(options[name]) if name in modes else 1 if options[name] is True else int(options[name])
        for name in RULE.names
    ]


def set_up(box: ParthenonBox, players: int, options: Mapping[str, Any], seed: int) -> Parthenon:
    house = house_of(options)
    tournament = house[TOURNAMENT] == 1
    nobody = [0] * players
    s = Parthenon(
        box,
        players,
        house=house,
        year=2 if tournament else 1,
        season=0,
        phase=0,
        archon=0,
        done=0,
        idle=0,
        asked=1,
        turn=0,
        islands=nobody[:],
        built=[STARTING_MASK] * players,
        fleets=[1] * players,
        hand=[[0] * CARDS for _ in range(players)],
        traced=[[0] * CARDS for _ in range(players)],
        sure=[[0] * CARDS for _ in range(players)],
        lost_rare=nobody[:],
        lost_any=nobody[:],
        cargo=[()] * SHIPS,
        course=[0] * SHIPS,
        shown=[()] * SHIPS,
        told=[()] * SHIPS,
        lost=[()] * SHIPS,
        visit=[0] * SHIPS,
        shields=[0] * SHIPS,
        exchanges=[0] * SHIPS,
        events=(),
        order=(),
        hazard_deck=(),
        hazard_known=(),
        hazard_discard=(),
        drawn=(),
        harbor_deck=(),
        harbor_discard=(),
        status=[-1] * LANDS,
        status_up=0,
        status_known=[0] * LANDS,
        plans_deck=(),
        stage=[0] * WONDERS,
        owner=[-1] * WONDERS,
        plans_taken=nobody[:],
        philosophies=nobody[:],
        introduced=0,
        once=nobody[:],
        parched=nobody[:],
        named=0,
        blight=-1,
        plagued=0,
        shaken=0,
        donations=nobody[:],
        offer_ids=(),
        offer_to=(),
        offer_give=(),
        offer_want=(),
        offer_depth=(),
        offer_refused=(),
        offers_made=nobody[:],
        tried=[()] * players,
        trades=0,
        faced=0,
        votes=[-1] * players,
        winner=-1,
        taken_from=(),
        taken_by=(),
        taken_card=(),
        taken_of=(),
        taken_due=(),
    )
    s.seed(seed)
    shuffle_decks(s)
    deal_islands(s)
    s.archon = s.below(players)
    s.turn = s.archon
    deal_events(s)
    lay_status_cards(s)
    give_bonuses(s)
    if tournament:
        advance_start(s)
    s.lessons = 0
    s.then(Season())
    return s


def shuffle_decks(s: Parthenon) -> None:
    """PAR-SET-02, -14, -15"""
    box = s.contents
    hazards = [card for card, copies in enumerate(box.hazards) for _ in range(copies)]
    harbors = [card for card, copies in enumerate(box.harbors) for _ in range(copies)]
    plans = list(range(WONDERS))
    for deck in (hazards, harbors, plans):
        s.shuffle(deck)
    s.hazard_deck, s.harbor_deck, s.plans_deck = tuple(hazards), tuple(harbors), tuple(plans)
    s.hazard_known = (0,) * len(hazards)


def deal_islands(s: Parthenon) -> None:
    """PAR-SET-04..07: the Torch Islands, and some of the others for more than three players."""
    torch = s.contents.torch
    chosen = [island for island in range(len(ISLAND.names)) if torch[island]]
    others = [island for island in range(len(ISLAND.names)) if not torch[island]]
    s.shuffle(others)
    chosen += others[: s.players - len(chosen)]
    s.shuffle(chosen)
    s.islands = chosen


def lay_status_cards(s: Parthenon) -> None:
    """PAR-SET-14, PAR-VAR-02: one face down on each Land; in the Delian League variant none on Athens in Year 1."""
    for land in range(LANDS):
        if not (land == ATHENS and s.house[DELIAN] and s.year == 1):
            s.status[land] = draw_harbor(s)


def give_bonuses(s: Parthenon) -> None:
    """PAR-SET-16..23: with four or five players some Islands start with an Aegis card."""
    makes = [s.contents.makes[island] for island in s.islands]
    rare = [made[WORKSHOPS] for made in makes]
    if s.players == 4:
        bonus = next(seat for seat in range(4) if not s.contents.torch[s.islands[seat]])
        s.receive(bonus, ARMY)
        for seat in range(4):
            if seat != bonus and set(makes[seat][:2]) == set(makes[bonus][:2]):
                s.receive(seat, GIFT)
            if seat != bonus and rare[seat] == rare[bonus]:
                s.receive(seat, GIFT)
    elif s.players == 5:
        for seat in range(5):
            if rare.count(rare[seat]) > 1:
                s.receive(seat, GIFT)


def advance_start(s: Parthenon) -> None:
    """PAR-VAR-05..09: the Tournament starts with more of everything."""
    for seat in range(s.players):
        s.built[seat] |= VILLAGE_MASK | 1 << WORKSHOPS
        s.fleets[seat] = 2
        draw_plans(s, seat)
