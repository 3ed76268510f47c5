"""Chapters 4.2 and 5.4, and the 18 Events: what they do in the Event Phase and in the phases after it."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import EVENT

from ..clauses import clause
from .arrange import (
    PHASES,
    aegis,
    built,
    cargo,
    decision,
    frame,
    hand,
    happened,
    phase,
    play,
    position,
    refused,
    seat,
    table,
    texts,
    until,
    until_phase,
)

BASICS = ["grain", "grapes", "olives", "ore", "timber", "wool"]
FEW_AND_MANY = pytest.mark.parametrize(("players", "many"), [(3, 1), (4, 1), (5, 2), (6, 2)])
STOIC: dict[str, Any] = dict(built=["academy"], philosophies=["stoicism"])


def event_phase(*seats: dict[str, Any], events: list[str], then: str = "archon", **given: Any) -> petteia.Table:
    """An Event Phase with these Events face up, after which the Season goes on with a later phase."""
    names = list(PHASES)
    agenda = [*[frame(PHASES[name]) for name in reversed(names[names.index(then) :])], frame("EventPhase")]
    return position(
        *seats, phase="event", events=events, year=EVENT.names.index(events[0]) // 6 + 1, agenda=agenda, **given
    )


def negotiated(*seats: dict[str, Any], events: list[str], **given: Any) -> petteia.Table:
    """The same, after a negotiation without donations."""
    t = event_phase(*seats, events=events, **given)
    return until(t, lambda t: decision(t, t.pending[0]) != "negotiate")


def islands(players: int, **of_each: Any) -> list[dict[str, Any]]:
    return [dict(of_each) for _ in range(players)]


def luck(n: int) -> tuple[int, int]:
    """One of many states of the game's generator."""
    source = random.Random(n)
    return source.getrandbits(32), source.getrandbits(30)


def gone(t: petteia.Table, number: int) -> list[list[str]]:
    """What a seat gave up openly."""
    return [one["cards"] for one in happened(t, "gave-up") if one["seat"] == number]


# Turning up and ordering


@clause("PAR-EVENT-01", "PAR-EVENT-02")
def test_one_more_event_is_turned_up_each_season_and_all_are_carried_out() -> None:
    t = petteia.new(GAME, players=3, seed=4)
    row: list[str] = t.dump(history=False)["state"]["events"]
    until(t, lambda t: table(t)["year"] == 2)
    seasons: list[list[str]] = []
    for one in t.events(None):
        if one["event"] == "season":
            seasons.append([])
        elif one["event"] == "turned-up":
            seasons[-1].insert(0, one["happening"])
        elif one["event"] == "carried-out":
            seasons[-1].append(one["happening"])
    for n in range(4):
        assert seasons[n][0] == row[n]
        assert sorted(seasons[n][1:]) == sorted(row[: n + 1])


@clause("PAR-EVENT-03")
@pytest.mark.parametrize("order", [*permutations(["locusts", "fair_winds", "unskilled_labor"])])
def test_the_archon_decides_the_order_of_all_face_up_events(order: tuple[str, ...]) -> None:
    t = negotiated({}, {}, {}, events=["locusts", "fair_winds", "unskilled_labor"], archon=1)
    assert (t.pending, decision(t, 1)) == ([1], "event_order")
    play(t, 1, *[f"carry_out {one}" for one in order[:2]])
    until_phase(t, "archon")
    assert [one["happening"] for one in happened(t, "carried-out")] == [*order]


@clause("PAR-EVENT-03")
def test_events_face_down_cannot_be_ordered() -> None:
    t = negotiated({}, {}, {}, events=["locusts", "fair_winds"])
    assert texts(t, 0) == ["carry_out locusts", "carry_out fair_winds"]
    refused(t, 0, "carry_out unskilled_labor")


@clause("PAR-EVENT-04")
def test_the_whole_order_is_announced_before_the_first_event() -> None:
    t = negotiated({}, {}, {}, events=["fair_winds", "locusts", "unskilled_labor"])
    play(t, 0, "carry_out fair_winds")
    assert happened(t, "carried-out") == []
    play(t, 0, "carry_out locusts")
    assert [one["order"] for one in happened(t, "ordered")] == [["fair_winds", "locusts", "unskilled_labor"]]
    assert texts(t, 0) == [f"blight {kind}" for kind in BASICS]  # the order stands: no more carry_out
    play(t, 0, "blight ore")
    assert [one["happening"] for one in happened(t, "carried-out")] == ["fair_winds", "locusts", "unskilled_labor"]


@clause("PAR-EVENT-05")
def test_a_single_event_needs_no_order() -> None:
    t = negotiated({}, {}, {}, events=["locusts"])
    assert happened(t, "ordered") == []
    assert texts(t, 0) == [f"blight {kind}" for kind in BASICS]


@clause("PAR-EVENT-06")
def test_an_event_is_carried_out_completely_before_the_next() -> None:
    t = negotiated({}, dict(hand={"ore": 1, "wool": 1}), {}, events=["pirate_raids", "locusts"])
    play(t, 0, "carry_out pirate_raids")
    assert t.pending == [1]
    refused(t, 0, "blight ore")
    play(t, 1, "pay ore")
    assert t.pending == [0]
    play(t, 0, "blight ore")


@clause("PAR-EVENT-07")
def test_the_archon_alone_decides_what_an_event_leaves_open() -> None:
    t = negotiated({}, {}, {}, events=["delphic_festival"], archon=2)
    assert t.pending == [2]
    refused(t, 0, "name 1")
    play(t, 2, "name 1")
    assert [(one["seat"], one["whose"]) for one in happened(t, "named")] == [(2, 1)]


@clause("PAR-EVENT-07")
def test_the_archon_decides_only_when_the_event_is_carried_out() -> None:
    t = negotiated({}, {}, {}, events=["locusts", "fair_winds"])
    refused(t, 0, "blight ore")


@clause("PAR-EVENT-08")
def test_a_lasting_event_acts_in_later_phases_of_every_season_until_the_year_ends() -> None:
    t = position({}, {}, {}, phase="event", events=["fair_winds", "bountiful_harvest"], season=3)
    until(t, lambda t: table(t)["year"] == 2 and phase(t) == "island_trade")
    harvests = [len(one["cards"]) for one in happened(t, "produced")]
    assert harvests == [3, 3, 3, 3, 3, 3, 2, 2, 2]  # Seasons 3 and 4 of Year 1, Season 1 of Year 2


# Donations


@clause("PAR-EVENT-09", "PAR-EVENT-10", "PAR-DON-01")
def test_any_other_seat_may_donate_commodities_and_aegis_to_the_archon() -> None:
    t = event_phase({}, dict(hand={"wool": 2, "gold": 1}, aegis={"army": 1}), {}, events=["fair_winds"], archon=2)
    play(t, 1, "donate wool", "donate gold", "donate army", "hand_over")
    assert (hand(t, 2), aegis(t, 2)) == ({"wool": 1, "gold": 1}, {"army": 1})
    assert (hand(t, 1), aegis(t, 1)) == ({"wool": 1}, {})
    for viewer in (0, 1, 2, None):
        told = [(one["seat"], one["whose"], one["cards"]) for one in happened(t, "donated", viewer)]
        assert told == [(1, 2, ["wool", "gold", "army"])]


@clause("PAR-EVENT-09")
def test_a_donation_may_be_given_up_before_it_is_handed_over() -> None:
    t = event_phase({}, dict(hand={"wool": 2}), {}, events=["fair_winds"])
    play(t, 1, "donate wool", "cancel")
    assert happened(t, "donated") == []
    assert hand(t, 1) == {"wool": 2}


@clause("PAR-EVENT-11")
def test_a_donation_obliges_the_archon_to_nothing() -> None:
    t = event_phase(dict(hand={"ore": 1}), dict(hand={"gold": 2}), {}, events=["plague"])
    play(t, 1, "donate gold", "hand_over")
    until(t, lambda t: t.pending == [0])
    assert texts(t, 0) == ["name 0", "name 1", "name 2"]
    play(t, 0, "name 1")
    assert table(t)["plagued"] == [1]


@clause("PAR-EVENT-12")
def test_who_promised_something_for_later_need_not_give_it() -> None:
    t = negotiated({}, dict(hand={"gold": 1}), {}, events=["plague"], then="island_trade")
    play(t, 0, "name 2")  # seat 1 was spared on its word
    assert "ready" in texts(t, 1)
    play(t, 1, "ready")
    until_phase(t, "journey")
    assert hand(t, 1) == {"gold": 1}


@clause("PAR-EVENT-13")
def test_a_donation_needs_no_consent_and_cannot_be_taken_back() -> None:
    t = event_phase({}, dict(hand={"wool": 2}), {}, events=["fair_winds"])
    play(t, 1, "donate wool", "hand_over")
    assert (decision(t, 0), hand(t, 0)) == (None, {"wool": 1})
    assert texts(t, 1) == ["donate wool", "done"]
    refused(t, 1, "cancel")
    assert t.undoable(1) == 0


@clause("PAR-EVENT-14")
def test_the_archon_hands_cards_to_nobody() -> None:
    t = event_phase(dict(hand={"wool": 2}), dict(hand={"ore": 1}), dict(hand={"ore": 1}), events=["locusts"])
    refused(t, 0, "donate wool")
    play(t, 1, "done")
    play(t, 2, "done")
    assert decision(t, 0) == "name_kind"
    refused(t, 0, "donate wool")


@clause("PAR-EVENT-14")
def test_only_the_archon_receives_donations() -> None:
    t = event_phase({}, {}, dict(hand={"wool": 2}), events=["fair_winds"], archon=1)
    play(t, 2, "donate wool", "hand_over")
    assert [hand(t, number) for number in range(3)] == [{}, {"wool": 1}, {"wool": 1}]


@clause("PAR-EVENT-15")
def test_donations_are_possible_while_the_archon_decides() -> None:
    t = negotiated({}, dict(hand={"wool": 2}), {}, events=["locusts", "fair_winds"])
    assert decision(t, 1) == "donate"  # while the order is awaited
    play(t, 1, "donate wool", "hand_over")
    play(t, 0, "carry_out fair_winds")
    assert (t.pending, decision(t, 1)) == ([0], "donate")  # while the Archon thinks of the Locusts
    play(t, 1, "donate wool", "hand_over")
    assert hand(t, 0) == {"wool": 2}
    play(t, 0, "blight grain")


@clause("PAR-EVENT-15")
def test_a_donation_not_handed_over_when_the_archon_has_decided_is_none() -> None:
    t = negotiated({}, dict(hand={"wool": 2}), {}, events=["plague"])
    play(t, 1, "donate wool")
    play(t, 0, "name 2")
    assert (hand(t, 0), hand(t, 1)) == ({}, {"wool": 2})
    assert phase(t) == "archon"


@clause("PAR-EVENT-15")
def test_no_donation_while_other_seats_answer_an_event() -> None:
    t = negotiated({}, dict(hand={"ore": 1, "wool": 2}), dict(hand={"gold": 3}), events=["pirate_raids"])
    assert decision(t, 1) == "pirate_raids"
    refused(t, 1, "donate wool")
    refused(t, 2, "donate gold")


@clause("PAR-EVENT-15")
def test_no_donation_after_the_last_event() -> None:
    t = negotiated({}, dict(hand={"wool": 2}), {}, events=["locusts"], then="island_trade")
    play(t, 0, "blight ore")
    assert phase(t) == "island_trade"
    refused(t, 1, "donate wool")


@clause("PAR-EVENT-16")
def test_a_donation_is_of_cards_the_giver_owns_now() -> None:
    t = event_phase(
        {},
        dict(hand={"wool": 1}, aegis={"army": 1}, fleets=[["warship"]]),
        dict(hand={"gold": 2}),
        events=["fair_winds"],
    )
    assert texts(t, 1) == ["donate wool", "donate army", "donate warship", "done"]
    assert refused(t, 1, "donate gold") == "PAR-EVENT-16"
    play(t, 1, "donate wool")
    assert refused(t, 1, "donate wool") is not None  # there is no second Wool
    play(t, 1, "donate warship", "hand_over")
    assert cargo(t, 1) == []
    assert aegis(t, 0) == {"warship": 1}


@clause("PAR-EVENT-17")
def test_donated_cards_satisfy_an_event_of_the_same_phase() -> None:
    t = event_phase(dict(hand={"gold": 3}), dict(hand={"ore": 1}), {}, events=["pirate_raids"])
    play(t, 1, "donate ore", "hand_over")
    until(t, lambda t: decision(t, 0) == "pirate_raids")
    play(t, 0, "pay ore")
    assert hand(t, 0) == {"gold": 3}


@clause("PAR-DON-01")
def test_the_archon_does_not_donate() -> None:
    t = event_phase(dict(hand={"wool": 1}), dict(hand={"wool": 1}), {}, events=["fair_winds"])
    assert (decision(t, 0), texts(t, 0)) == (None, [])
    assert decision(t, 1) == "negotiate"


@clause("PAR-DON-03")
def test_five_donations_a_phase() -> None:
    t = event_phase({}, dict(hand={"wool": 9}), {}, events=["locusts"])
    for _ in range(4):
        play(t, 1, "donate wool", "hand_over")
    play(t, 1, "done")
    until(t, lambda t: decision(t, 0) == "name_kind")
    play(t, 1, "donate wool", "hand_over")
    assert hand(t, 0) == {"wool": 5}
    assert "donate wool" not in texts(t, 1)


@clause("PAR-DON-03")
def test_the_limit_of_donations_is_an_option() -> None:
    t = event_phase({}, dict(hand={"wool": 9}), {}, events=["locusts"], options={"max_donations_per_seat": 1})
    play(t, 1, "donate wool", "hand_over")
    assert decision(t, 0) == "name_kind"  # nobody has more to give
    refused(t, 1, "donate wool")
    assert seat(t, 1)["donations"] == 1


@clause("PAR-DON-03")
def test_the_limit_is_for_each_phase() -> None:
    t = event_phase({}, dict(hand={"wool": 2}), {}, events=["fair_winds"], options={"max_donations_per_seat": 1})
    play(t, 1, "donate wool", "hand_over")
    until(t, lambda t: table(t)["season"] == 2 and phase(t) == "event")
    assert "donate wool" in texts(t, 1)


@clause("PAR-DON-04")
def test_the_archon_fixes_the_order_when_all_others_are_done() -> None:
    t = event_phase({}, dict(hand={"wool": 1}), dict(hand={"wool": 1}), events=["locusts", "fair_winds"])
    play(t, 1, "done")
    refused(t, 0, "carry_out locusts")
    play(t, 1, "resume")
    play(t, 2, "done")
    refused(t, 0, "carry_out locusts")
    play(t, 1, "done")
    play(t, 0, "carry_out fair_winds")
    assert len(happened(t, "ordered")) == 1


@clause("PAR-DON-04")
def test_with_a_single_event_the_negotiation_ends_when_all_others_are_done() -> None:
    t = event_phase({}, dict(hand={"wool": 1}), dict(hand={"wool": 1}), events=["fair_winds"])
    play(t, 1, "done")
    assert happened(t, "carried-out") == []
    play(t, 2, "done")
    assert len(happened(t, "carried-out")) == 1


# Year 1: Unskilled Labor


def test_unskilled_labor_lets_every_island_build_one_structure_for_1_more_basic() -> None:
    t = position(dict(hand={"wool": 9, "gold": 1}), dict(hand={"ore": 2}), {}, events=["unskilled_labor"])
    play(t, 0, "build village_3")
    assert hand(t, 0) == {"wool": 7, "gold": 1}
    refused(t, 0, "build village_4")
    play(t, 1, "build village_3")
    assert (built(t, 0), built(t, 1)) == (["village_3"], ["village_3"])


@pytest.mark.parametrize(
    ("slot", "cards"),
    [
        ("village_5", {"wool": 2, "ore": 1}),  # the additional card may repeat a kind
        ("workshop_1", {"grain": 2, "grapes": 1, "olives": 1, "ore": 1, "timber": 1, "wool": 1}),
        ("great_harbor", {"gold": 2, "timber": 1}),
        ("treasury", {"tools": 1, "spices": 1, "pottery": 1, "wool": 1}),
    ],
)
def test_unskilled_labor_adds_1_basic_to_every_cost(slot: str, cards: dict[str, int]) -> None:
    t = position(dict(hand={**cards}), {}, {}, events=["unskilled_labor"])
    play(t, 0, f"build {slot}")
    assert (built(t, 0), hand(t, 0)) == ([slot], {})


@pytest.mark.parametrize(("slot", "cards"), [("village_3", {"wool": 1, "gold": 3}), ("great_harbor", {"gold": 3})])
def test_unskilled_labor_cannot_be_paid_but_with_a_basic(slot: str, cards: dict[str, int]) -> None:
    t = position(dict(hand=cards), {}, {}, events=["unskilled_labor"])
    assert refused(t, 0, f"build {slot}") is not None


@pytest.mark.parametrize(
    ("moves", "spent"),
    [
        (["buy_fleet", "buy_fleet"], {"gold": 3}),
        (["make shrine"], {"tools": 1}),
        (["make marketplace", "pay grapes", "pay ore"], {"grapes": 2, "ore": 1, "gold": -1}),
        (["adopt cynicism"], {"gold": 1}),
        (["raise colossus"], {"ore": 2, "tools": 1}),
    ],
)
def test_unskilled_labor_limits_nothing_else_and_makes_it_no_dearer(moves: list[str], spent: dict[str, int]) -> None:
    t = position(
        dict(
            island="lesbos",
            hand={"wool": 2, "grapes": 4, "ore": 2, "tools": 1, "gold": 9},
            built=["shrine", "marketplace", "academy"],
            philosophies=["sophism"],
        ),
        dict(built=["academy"], philosophies=["cynicism"]),
        {},
        dict(island="chios"),
        events=["unskilled_labor"],
        wonders={"colossus": (0, "plans")},
    )
    play(t, 0, "build great_harbor", "pay wool")
    before = hand(t, 0)
    assert before["gold"] == 7
    play(t, 0, *moves)
    changes = {card: many - hand(t, 0).get(card, 0) for card, many in before.items()}
    assert {card: many for card, many in changes.items() if many} == spent


def test_unskilled_labor_is_over_with_the_year() -> None:
    t = position(dict(hand={"wool": 3}), {}, {}, year=2, season=1)
    play(t, 0, "build village_3", "build village_4")
    assert built(t, 0) == ["village_3", "village_4"]


# Bountiful Harvest


def test_bountiful_harvest_gives_every_island_1_more_from_a_village_of_its_choice() -> None:
    t = negotiated({}, {}, {}, events=["bountiful_harvest"], then="production")
    assert sorted(t.pending) == [0, 1, 2]
    play(t, 0, "harvest village_2")
    play(t, 1, "harvest village_1")
    play(t, 2, "harvest village_2")
    assert hand(t, 0) == {"wool": 1, "olives": 2}
    assert hand(t, 1) == {"grain": 2, "timber": 1}
    assert hand(t, 2) == {"grapes": 1, "ore": 2}


def test_bountiful_harvest_comes_on_top_of_an_army() -> None:
    t = negotiated(dict(aegis={"army": 1}), {}, {}, events=["bountiful_harvest"], then="production")
    play(t, 0, "work village_1", "harvest village_1")
    until_phase(t, "island_trade")
    assert hand(t, 0) == {"wool": 3, "olives": 1}


def test_bountiful_harvest_is_for_villages_only() -> None:
    t = negotiated(dict(built=["workshop_1"]), {}, {}, events=["bountiful_harvest"], then="production")
    assert texts(t, 0) == ["harvest village_1", "harvest village_2"]
    refused(t, 0, "harvest workshop_1")


# Pirate Raids


def test_pirate_raids_may_be_bought_off_with_1_ore() -> None:
    t = negotiated({}, dict(hand={"ore": 2, "gold": 2}), {}, events=["pirate_raids"])
    play(t, 1, "pay ore")
    assert hand(t, 1) == {"ore": 1, "gold": 2}
    assert gone(t, 1) == [["ore"]]


def test_pirate_raids_are_driven_off_by_showing_an_army() -> None:
    t = negotiated({}, dict(hand={"gold": 2}, aegis={"army": 1}), {}, events=["pirate_raids"])
    assert texts(t, 1) == ["show_army", "endure"]
    play(t, 1, "show_army")
    assert (hand(t, 1), aegis(t, 1)) == ({"gold": 2}, {"army": 1})


def test_pirate_raids_take_2_random_commodities_from_the_hand() -> None:
    left = Counter[str]()
    for n in range(300):
        t = negotiated({}, dict(hand={"wool": 2, "gold": 2}), {}, events=["pirate_raids"], chance=luck(n))
        left[" ".join(card for card, many in hand(t, 1).items() for _ in range(many))] += 1
    assert {*left} == {"wool wool", "wool gold", "gold gold"}
    assert left["wool gold"] > 160  # 4 of 6
    assert min(left.values()) > 25  # 1 of 6 each


def test_pirate_raids_take_a_single_card_from_who_has_no_more() -> None:
    t = negotiated({}, dict(hand={"gold": 1}), {}, events=["pirate_raids"])
    assert hand(t, 1) == {}
    assert happened(t, "lost-from-hand", 0)[0]["amount"] == 1


def test_pirate_raids_spare_empty_hands() -> None:
    t = negotiated(dict(aegis={"warship": 1}), {}, {}, events=["pirate_raids"])
    assert phase(t) == "archon"
    assert happened(t, "lost-from-hand") == []
    assert aegis(t, 0) == {"warship": 1}


def test_pirate_raids_concern_the_archon_too_and_leave_the_choice() -> None:
    t = negotiated(dict(hand={"ore": 1, "gold": 2}, aegis={"army": 1}), {}, {}, events=["pirate_raids"])
    assert texts(t, 0) == ["pay ore", "show_army", "endure"]
    play(t, 0, "endure")
    assert seat(t, 0)["hand_count"] == 1


@clause("PAR-ONL-05")
def test_pirate_raids_do_not_betray_who_has_a_choice() -> None:
    t = negotiated(dict(hand={"gold": 1}), dict(hand={"ore": 1, "wool": 1}), {}, events=["pirate_raids"])
    assert t.pending == [1]
    for viewer in (0, 2, None):
        assert t.view(viewer)["deciding"] == [0, 1]  # seat 2 has no card, which everybody sees


# Delphic Festival


@pytest.mark.parametrize(("players", "many"), [(3, 1), (4, 2), (5, 2), (6, 2)])
def test_delphic_festival_gives_a_basic_to_islands_that_the_archon_names(players: int, many: int) -> None:
    t = negotiated(*islands(players), events=["delphic_festival"], archon=1)
    assert refused(t, 1, "name 1") is not None
    named = [0, 2][:many]
    play(t, 1, *[f"name {number}" for number in named])
    assert sorted(t.pending) == sorted(named)
    for number in named:
        assert texts(t, number) == [f"take {kind}" for kind in BASICS]
        play(t, number, "take olives")
    assert [hand(t, number) for number in range(players)] == [
        {"olives": 1} if number in named else {} for number in range(players)
    ]


def test_delphic_festival_names_different_islands() -> None:
    t = negotiated(*islands(4), events=["delphic_festival"])
    play(t, 0, "name 1")
    assert refused(t, 0, "name 1") == "PAR-EVENT-07"
    assert texts(t, 0) == ["name 2", "name 3"]


# Fair Winds


def test_fair_winds_keep_hazards_from_the_neighboring_lands_only() -> None:
    t = position(
        dict(fleets=[("athens", ["wool"])]), dict(fleets=[("egypt", ["ore"])]), {}, phase="hazard",
        events=["fair_winds"], hazards=["safe_journey", "safe_journey"],
    )  # fmt: skip
    assert [(one["hazard"], one["foreign"]) for one in happened(t, "drew-hazard")] == [("safe_journey", True)] * 2


def test_fair_winds_last_only_while_their_year_lasts() -> None:
    t = position(dict(fleets=[("athens", ["wool"])]), {}, {}, phase="hazard", year=2, hazards=["safe_journey"])
    assert len(happened(t, "drew-hazard")) == 1


# Locusts


def test_locusts_eat_one_kind_everywhere() -> None:
    t = negotiated({}, {}, {}, dict(built=["village_6"]), events=["locusts"], then="production")
    assert texts(t, 0) == [f"blight {kind}" for kind in BASICS]
    play(t, 0, "blight wool")
    assert [one["card"] for one in happened(t, "blighted")] == ["wool"]
    assert [hand(t, number) for number in range(4)] == [
        {"olives": 1}, {"grain": 1, "timber": 1}, {"grapes": 1, "ore": 1}, {"olives": 1, "grain": 1}
    ]  # fmt: skip


def test_locusts_leave_nothing_to_armies_and_harvests() -> None:
    t = negotiated(
        dict(aegis={"army": 2}, built=["village_3"]), {}, {}, events=["locusts", "bountiful_harvest"], then="production"
    )
    play(t, 0, "carry_out locusts", "blight wool")
    refused(t, 0, "work village_1")
    until_phase(t, "island_trade")
    assert hand(t, 0).get("wool", 0) == 0
    assert hand(t, 0)["olives"] > 1


def test_locusts_come_anew_each_season() -> None:
    t = position({}, {}, {}, phase="event", events=["locusts"])
    until(t, lambda t: decision(t, 0) == "name_kind")
    play(t, 0, "blight wool")
    until(t, lambda t: table(t)["season"] == 2 and any("blight ore" in texts(t, number) for number in range(3)))
    archon = table(t)["archon"]
    assert "blight wool" in texts(t, archon)
    play(t, archon, "blight ore")
    until_phase(t, "island_trade")
    assert happened(t, "produced")[-3]["cards"] == ["olives", "wool"]
    assert happened(t, "produced")[-1]["cards"] == ["grapes"]


# Year 2: Persian Tribute


def test_persian_tribute_takes_1_commodity_from_everybody_and_more_from_those_named() -> None:
    t = negotiated(
        dict(hand={"wool": 1, "gold": 1}), dict(hand={"ore": 4, "gold": 1}), dict(hand={"grain": 1}),
        events=["persian_tribute"],
    )  # fmt: skip
    assert sorted(t.pending) == [0, 1]  # seat 2 has nothing to choose
    play(t, 0, "pay wool")
    play(t, 1, "pay ore")
    assert [hand(t, number) for number in range(3)] == [{"gold": 1}, {"ore": 3, "gold": 1}, {}]
    assert texts(t, 0) == ["name 0", "name 1", "name 2"]
    play(t, 0, "name 1")
    play(t, 1, "pay ore")
    assert hand(t, 1) == {"ore": 1, "gold": 1}
    assert phase(t) == "archon"


@pytest.mark.parametrize(
    ("paid", "left"), [("pay gold", {"wool": 2, "tools": 1}), ("pay tools", {"wool": 2, "gold": 1})]
)
def test_persian_tribute_named_islands_may_pay_1_rare_or_1_gold_instead(paid: str, left: dict[str, int]) -> None:
    t = negotiated({}, dict(hand={"wool": 3, "tools": 1, "gold": 1}), {}, events=["persian_tribute"])
    play(t, 1, "pay wool")
    play(t, 0, "name 1")
    assert texts(t, 1) == ["pay wool", "pay tools", "pay gold"]
    play(t, 1, paid)
    assert hand(t, 1) == left


def test_persian_tribute_each_way_to_pay_is_paid_in_full() -> None:
    t = negotiated({}, dict(hand={"wool": 2, "tools": 1}), {}, events=["persian_tribute"])
    play(t, 1, "pay wool")
    play(t, 0, "name 1")
    assert hand(t, 1) == {"wool": 1}  # 1 Wool is not 2 Basic: the Tools it was


def test_persian_tribute_the_archon_names_after_everybody_has_paid() -> None:
    t = negotiated({}, dict(hand={"wool": 2, "gold": 1}), {}, events=["persian_tribute"])
    refused(t, 0, "name 1")
    play(t, 1, "pay gold")
    assert texts(t, 0) == ["name 0", "name 1", "name 2"]


def test_persian_tribute_2_basic_may_differ() -> None:
    t = negotiated({}, dict(hand={"wool": 1, "grain": 1, "ore": 2}), {}, events=["persian_tribute"])
    play(t, 1, "pay ore")
    play(t, 0, "name 1")
    play(t, 1, "pay grain", "pay wool")
    assert hand(t, 1) == {"ore": 1}


@FEW_AND_MANY
def test_persian_tribute_names_one_or_two_islands(players: int, many: int) -> None:
    t = negotiated(*islands(players, hand={"gold": 9}), events=["persian_tribute"])
    until(t, lambda t: decision(t, 0) == "name_islands")
    play(t, 0, *["name 0", "name 2"][:many])
    gold = [hand(t, number)["gold"] for number in range(players)]
    assert gold == [7 if number in [0, 2][:many] else 8 for number in range(players)]


def test_persian_tribute_who_cannot_pay_gives_all_and_1_aegis() -> None:
    t = negotiated({}, dict(hand={"wool": 2}, aegis={"army": 1, "warship": 1}), {}, events=["persian_tribute"])
    play(t, 0, "name 1")
    assert texts(t, 1) == ["pay army", "pay warship"]
    play(t, 1, "pay warship")
    assert (hand(t, 1), aegis(t, 1)) == ({}, {"army": 1})  # 1 Wool in step 1, 1 Wool and the Warship in step 2


def test_persian_tribute_an_empty_hand_pays_with_an_aegis_in_each_step() -> None:
    t = negotiated({}, dict(aegis={"army": 2}), {}, events=["persian_tribute"])
    assert aegis(t, 1) == {"army": 1}
    play(t, 0, "name 1")
    assert aegis(t, 1) == {}


def test_persian_tribute_an_aegis_aboard_a_docked_fleet_is_owned_too() -> None:
    t = negotiated({}, dict(fleets=[["gift_of_poseidon"]]), {}, events=["persian_tribute"])
    assert cargo(t, 1) == []
    assert gone(t, 1) == [["gift_of_poseidon"]]


def test_persian_tribute_who_has_nothing_owes_nothing() -> None:
    t = negotiated({}, {}, {}, events=["persian_tribute"])
    play(t, 0, "name 1")
    assert phase(t) == "archon"
    assert happened(t, "gave-up") == []


# Merchant Ships


def ships(cards: dict[str, int], **more: Any) -> petteia.Table:
    return negotiated(dict(hand=cards, **more), {}, {}, events=["merchant_ships"])


@pytest.mark.parametrize(
    ("cards", "moves", "left"),
    [
        ({"wool": 1, "papyrus": 2}, ["exchange ship_b", "take ore"], {"ore": 1, "papyrus": 2}),
        ({"wool": 1, "ore": 1}, ["exchange ship_g"], {"gold": 1}),
        ({"wool": 1, "papyrus": 1}, ["exchange ship_r"], {"wool": 1, "gold": 1}),
        ({"wool": 1, "gold": 1}, ["exchange ship_c", "take grain", "take ore"], {"grain": 1, "ore": 1, "wool": 1}),
    ],
)
def test_merchant_ships_four_exchanges(cards: dict[str, int], moves: list[str], left: dict[str, int]) -> None:
    t = ships(cards)
    play(t, 0, *moves)
    if phase(t) == "event":
        play(t, 0, "enough")
    assert hand(t, 0) == left


def test_merchant_ships_two_basic_of_the_same_kind_may_be_taken_for_gold() -> None:
    t = ships({"gold": 1})
    play(t, 0, "exchange ship_c", "take wool")
    assert hand(t, 0) == {"gold": 1}  # as the answer is not in yet
    play(t, 0, "enough")
    assert hand(t, 0) == {"wool": 2}


def test_merchant_ships_make_two_exchanges_and_the_second_may_use_the_first() -> None:
    t = ships({"tools": 1})
    play(t, 0, "exchange ship_r", "exchange ship_c", "take grain", "take ore")
    assert hand(t, 0) == {"grain": 1, "ore": 1}
    assert phase(t) == "archon"  # no third


def test_merchant_ships_take_1_basic_for_another() -> None:
    t = ships({"wool": 1, "ore": 1})
    play(t, 0, "exchange ship_b", "give wool")
    assert texts(t, 0) == [f"take {kind}" for kind in BASICS if kind != "wool"]


def test_merchant_ships_are_optional() -> None:
    t = ships({"tools": 1})
    play(t, 0, "enough")
    assert hand(t, 0) == {"tools": 1}


def test_merchant_ships_take_what_is_in_the_hand() -> None:
    t = ships({"wool": 1})
    assert texts(t, 0) == ["exchange ship_b", "enough"]
    refused(t, 0, "exchange ship_c")


def test_merchant_ships_are_not_changed_by_pythagoreanism() -> None:
    t = ships({"wool": 1}, built=["academy"], philosophies=["pythagoreanism"])
    refused(t, 0, "exchange ship_g")


# Drought


def test_drought_may_be_bought_off_with_1_grapes() -> None:
    t = negotiated({}, dict(hand={"grapes": 1}), {}, events=["drought"], then="production")
    play(t, 0, "parch village_1")
    play(t, 2, "parch village_2")
    play(t, 1, "pay grapes")
    assert hand(t, 1) == {"grain": 1, "timber": 1}
    assert (hand(t, 0), hand(t, 2)) == ({"olives": 1}, {"grapes": 1})


def test_drought_parches_2_villages_where_4_or_more_stand() -> None:
    four = ["village_3", "village_4"]
    t = negotiated(dict(built=four), dict(built=["village_3"]), {}, events=["drought"], then="production")
    play(t, 0, "parch village_2")  # and one of three equal Villages
    play(t, 1, "parch village_1")
    play(t, 2, "parch village_1")
    assert seat(t, 0, viewer=1)["parched"] == ["village_1", "village_2"]
    assert hand(t, 0) == {"wool": 2}
    assert hand(t, 1) == {"grain": 1, "timber": 1}


def test_drought_leaves_nothing_to_an_army() -> None:
    t = negotiated(dict(aegis={"army": 1}), {}, {}, events=["drought"], then="production")
    for number in range(3):
        play(t, number, "parch village_1")
    refused(t, 0, "work village_1")
    until_phase(t, "island_trade")
    assert "wool" not in hand(t, 0)


def test_drought_may_be_endured_with_grapes_in_hand() -> None:
    t = negotiated(dict(hand={"grapes": 1}), {}, {}, events=["drought"])
    assert texts(t, 0) == ["pay grapes", "parch village_1", "parch village_2"]
    play(t, 0, "parch village_2")
    until_phase(t, "archon")
    assert hand(t, 0) == {"grapes": 1}


def test_drought_is_renewed_each_season() -> None:
    t = position({}, {}, {}, phase="event", year=2, events=["drought"])
    until(t, lambda t: table(t)["season"] == 2 and phase(t) == "event")
    assert seat(t, 0)["parched"] == []
    until(t, lambda t: decision(t, 0) == "drought")


# Plague


def test_plague_keeps_a_named_island_out_of_trade() -> None:
    t = negotiated(
        dict(hand={"wool": 2}), dict(hand={"ore": 2}), dict(hand={"gold": 2}), events=["plague"], then="island_trade"
    )
    play(t, 0, "name 1")
    assert [one["seat"] for one in happened(t, "plagued")] == [1]
    assert 1 not in t.pending
    refused(t, 1, "offer 0")
    assert refused(t, 0, "offer 1") is not None
    play(t, 0, "offer_all", "give wool", "want ore", "propose")
    refused(t, 1, "accept 0-0")
    play(t, 0, "offer 2", "give wool", "want gold", "propose")
    play(t, 2, "accept 0-1")  # the others trade as ever
    assert hand(t, 0) == {"wool": 1, "gold": 1}


def test_plague_is_cured_with_1_spices() -> None:
    t = negotiated(
        dict(hand={"wool": 2}), dict(hand={"spices": 1, "ore": 1}), {}, events=["plague"], then="island_trade"
    )
    play(t, 0, "name 1")
    assert texts(t, 1) == ["pay spices", "refuse"]
    play(t, 1, "pay spices")
    assert table(t)["plagued"] == []
    play(t, 0, "offer 1", "give wool", "want ore", "propose")
    play(t, 1, "accept 0-0")
    assert hand(t, 1) == {"wool": 1}


def test_plague_may_be_borne_with_spices_in_hand() -> None:
    t = negotiated({}, dict(hand={"spices": 1}), {}, events=["plague"])
    play(t, 0, "name 1")
    play(t, 1, "refuse")
    assert hand(t, 1) == {"spices": 1}
    assert [one["seat"] for one in happened(t, "plagued")] == [1]


def test_plague_leaves_the_actions_at_the_start_of_the_phase() -> None:
    t = negotiated(
        {}, dict(hand={"grain": 2}), {}, events=["plague"], then="island_trade",
        wonders={"statue_of_zeus": (1, "complete")},
    )  # fmt: skip
    play(t, 0, "name 1")
    play(t, 1, "zeus_basic army")
    assert aegis(t, 1) == {"army": 1}


@FEW_AND_MANY
def test_plague_names_one_or_two_islands_even_the_archons_own(players: int, many: int) -> None:
    t = negotiated(*islands(players), events=["plague"])
    play(t, 0, *["name 0", "name 2"][:many])
    assert [one["seat"] for one in happened(t, "plagued")] == [0, 2][:many]


def test_plague_is_over_in_the_next_season_unless_named_again() -> None:
    t = position({}, {}, {}, phase="event", year=2, events=["plague"])
    until(t, lambda t: decision(t, 0) == "name_islands")
    play(t, 0, "name 1")
    until(t, lambda t: table(t)["season"] == 2)
    assert table(t)["plagued"] == []


# Master Craftsmen


def test_master_craftsmen_give_1_rare_where_a_workshop_stands_and_1_basic_elsewhere() -> None:
    t = negotiated(
        dict(built=["workshop_1"]), dict(built=["workshop_1", "workshop_2"]), {}, events=["master_craftsmen"],
        then="production",
    )  # fmt: skip
    assert t.pending == [2]
    assert texts(t, 2) == [f"take {kind}" for kind in BASICS]
    play(t, 2, "take wool")
    assert hand(t, 0) == {"wool": 1, "olives": 1, "pottery": 2}
    assert hand(t, 1) == {"grain": 1, "timber": 1, "spices": 3}  # 1 in all, not 1 for each Workshop
    assert hand(t, 2) == {"grapes": 1, "ore": 1, "wool": 1}


# Olympic Truce


def test_olympic_truce_gives_1_gold_to_an_island_that_is_not_the_archons() -> None:
    t = negotiated(*islands(5), events=["olympic_truce"], archon=3)
    assert refused(t, 3, "name 3") is not None
    play(t, 3, "name 1")
    assert [hand(t, number) for number in range(5)] == [{}, {"gold": 1}, {}, {}, {}]
    assert phase(t) == "archon"


@pytest.mark.parametrize("truce", [True, False])
def test_olympic_truce_turns_pirates_into_a_safe_journey(truce: bool) -> None:
    t = position(
        dict(fleets=[("athens", ["wool", "gold"])]), {}, {}, phase="hazard", year=2, hazards=["pirates_07"],
        events=["olympic_truce" if truce else "merchant_ships"],
    )  # fmt: skip
    assert cargo(t, 0) == (["wool", "gold"] if truce else [])


def test_olympic_truce_leaves_the_gift_aboard() -> None:
    t = position(
        dict(fleets=[("egypt", ["gold", "gift_of_poseidon"])]), {}, {}, phase="hazard", year=2,
        hazards=["pirates_03", "pirates_07"], events=["olympic_truce"],
    )  # fmt: skip
    assert phase(t) == "fleet_trade"  # both cards were safe journeys, nobody was asked
    assert cargo(t, 0) == ["gold", "gift_of_poseidon"]


def test_olympic_truce_stops_no_storm() -> None:
    t = position(
        dict(fleets=[("athens", ["wool", "gold"])]), {}, {}, phase="hazard", year=2, hazards=["storm_02"],
        events=["olympic_truce"],
    )  # fmt: skip
    assert cargo(t, 0) == []


# Year 3: Persian War


def at_war(*seats: dict[str, Any], name: int = 1, **given: Any) -> petteia.Table:
    t = negotiated(*seats, events=["persian_war"], **given)
    play(t, 0, f"name {name}")
    return t


@pytest.mark.parametrize("card", ["army", "warship"])
def test_persian_war_is_answered_with_an_army_or_a_warship(card: str) -> None:
    t = at_war({}, dict(hand={"gold": 2}, aegis={"army": 1, "warship": 1}, built=["village_3"]), {})
    assert texts(t, 1) == ["pay army", "pay warship", "buy_off", "abandon village_3"]
    play(t, 1, f"pay {card}")
    assert sorted([*aegis(t, 1), card]) == ["army", "warship"]
    assert hand(t, 1) == {"gold": 2}


def test_persian_war_is_answered_with_2_gold() -> None:
    t = at_war({}, dict(hand={"gold": 3}, aegis={"army": 1}), {})
    play(t, 1, "buy_off")
    assert (hand(t, 1), aegis(t, 1)) == ({"gold": 1}, {"army": 1})


def test_persian_war_1_gold_is_no_answer() -> None:
    t = at_war({}, dict(hand={"gold": 1}, aegis={"army": 1}, built=["village_3"]), {})
    assert texts(t, 1) == ["pay army", "abandon village_3"]


@clause("PAR-BLD-17")
def test_persian_war_a_village_given_up_can_be_rebuilt_for_its_printed_cost() -> None:
    t = at_war({}, dict(hand={"ore": 1, "wool": 1}, built=["village_3", "village_5"]), {}, then="build")
    assert sorted(texts(t, 1)) == ["abandon village_3", "abandon village_5"]
    play(t, 1, "abandon village_5")
    assert built(t, 1) == ["village_3"]
    assert seat(t, 1)["structures"] == 3
    assert hand(t, 1) == {"ore": 1, "wool": 1}  # this was its answer
    play(t, 1, "build village_5")
    assert built(t, 1) == ["village_3", "village_5"]
    assert hand(t, 1) == {}


def test_persian_war_never_takes_a_starting_village() -> None:
    t = at_war({}, dict(hand={"gold": 2}, built=["village_3"]), {})
    refused(t, 1, "abandon village_1")
    refused(t, 1, "abandon village_2")
    assert texts(t, 1) == ["buy_off", "abandon village_3"]


def test_persian_war_who_can_do_nothing_gives_up_the_whole_hand() -> None:
    t = at_war({}, dict(hand={"wool": 2, "gold": 1, "papyrus": 1}, aegis={"gift_of_poseidon": 1}), {})
    assert (hand(t, 1), aegis(t, 1)) == ({}, {"gift_of_poseidon": 1})


def test_persian_war_the_others_pay_1_basic_if_they_have_one() -> None:
    t = at_war(
        dict(hand={"wool": 1, "ore": 1}), dict(aegis={"army": 1}), dict(hand={"gold": 2}), dict(hand={"grain": 2})
    )  # fmt: skip
    assert texts(t, 0) == ["pay ore", "pay wool"]
    play(t, 0, "pay wool")
    assert [hand(t, number) for number in range(4)] == [{"ore": 1}, {}, {"gold": 2}, {"grain": 1}]
    assert aegis(t, 1) == {}


@FEW_AND_MANY
def test_persian_war_names_one_or_two_islands(players: int, many: int) -> None:
    t = negotiated(*islands(players, aegis={"army": 1}), events=["persian_war"])
    play(t, 0, *["name 0", "name 2"][:many])
    assert phase(t) == "archon"
    assert [number for number in range(players) if not aegis(t, number)] == [0, 2][:many]


# Earthquake


def shaken(*seats: dict[str, Any], then: str = "build", **given: Any) -> petteia.Table:
    return negotiated(*seats, events=["earthquake"], then=then, **given)


RICH = {"wool": 9, "grain": 3, "ore": 3, "timber": 0, "spices": 2, "tools": 2, "papyrus": 1, "pottery": 1, "gold": 9}
MAKERS = ["fortress", "shrine", "great_harbor", "marketplace"]


def test_earthquake_stops_the_acropolis_of_who_does_not_pay() -> None:
    cards = {**RICH, "timber": 2, "grapes": 3}
    t = shaken(dict(hand=cards, built=[*MAKERS, "academy"], philosophies=["sophism"]),
               dict(built=["academy"], philosophies=["cynicism"]), {},
               wonders={"great_library": (0, "complete")})  # fmt: skip
    play(t, 0, "refuse")
    assert [one["seat"] for one in happened(t, "shaken")] == [0, 1]  # seat 1 has no Timber
    for slot in MAKERS:
        assert refused(t, 0, f"make {slot}") is not None
    assert refused(t, 0, "adopt cynicism") is not None
    assert refused(t, 0, "adopt_library cynicism") is not None


def test_earthquake_may_be_bought_off_with_1_timber() -> None:
    cards = {**RICH, "timber": 2, "grapes": 3}
    t = shaken(dict(hand=cards, built=MAKERS), {}, {})
    assert texts(t, 0) == ["pay timber", "refuse"]
    play(t, 0, "pay timber")
    assert hand(t, 0)["timber"] == 1
    for slot in MAKERS:
        assert f"make {slot}" in texts(t, 0)


def test_earthquake_does_not_concern_islands_without_an_acropolis() -> None:
    t = shaken(dict(hand={"timber": 1, "spices": 2, "gold": 2}), {}, {})
    assert happened(t, "shaken") == []
    play(t, 0, "build shrine", "make shrine")
    assert aegis(t, 0) == {"gift_of_poseidon": 1}


def test_earthquake_new_structures_may_be_built_but_not_used() -> None:
    t = shaken(dict(hand={"spices": 2, "gold": 3}, built=["fortress"]), {}, {})
    play(t, 0, "build shrine")
    assert built(t, 0) == ["fortress", "shrine"]
    assert refused(t, 0, "make shrine") is not None


def test_earthquake_a_new_academy_still_brings_its_first_philosophy() -> None:
    t = shaken(dict(hand={"papyrus": 1, "gold": 4}, built=["fortress"]),
               dict(built=["academy"], philosophies=["cynicism"]), {})  # fmt: skip
    play(t, 0, "build academy", "choose sophism")
    assert seat(t, 0)["philosophies"] == ["sophism"]
    assert refused(t, 0, "adopt cynicism") is not None


@pytest.mark.parametrize(("timber", "kept"), [(0, 3), (1, 6)])
def test_earthquake_brings_the_treasury_down_to_3(timber: int, kept: int) -> None:
    t = shaken(dict(hand={"wool": 9, "timber": timber}, built=["treasury"]), {}, {}, then="discard")
    if timber:
        play(t, 0, "pay timber")
    play(t, 0, "option_a")
    assert hand(t, 0) == {"wool": kept}


def test_earthquake_leaves_philosophies_at_work() -> None:
    t = shaken(dict(hand={"wool": 9}, built=["academy"], philosophies=["epicureanism"]), {}, {}, then="discard")
    play(t, 0, "option_a", "keep wool")
    assert hand(t, 0) == {"wool": 4}


# Delian League


@pytest.mark.parametrize("card", ["army", "warship"])
def test_delian_league_sells_an_army_or_a_warship_for_1_basic_to_the_archon_and_1_to_the_bank(card: str) -> None:
    t = negotiated({}, dict(hand={"wool": 1, "ore": 2}), {}, events=["delian_league"])
    play(t, 1, "pay wool", f"take {card}")
    assert hand(t, 0) == {"wool": 1}
    assert (hand(t, 1), aegis(t, 1)) == ({"ore": 1}, {card: 1})


def test_delian_league_sells_once_to_everybody_but_the_archon() -> None:
    t = negotiated(dict(hand={"ore": 5}), dict(hand={"wool": 5}), dict(hand={"wool": 5}), events=["delian_league"])
    assert t.pending == [1, 2]
    play(t, 1, "pay wool", "take army")
    play(t, 2, "pay wool", "take army")
    assert phase(t) == "archon"
    assert hand(t, 0) == {"ore": 5, "wool": 2}
    assert (hand(t, 1), aegis(t, 1)) == ({"wool": 3}, {"army": 1})


def test_delian_league_is_optional_and_asks_for_2_basic() -> None:
    t = negotiated({}, dict(hand={"wool": 2}), dict(hand={"wool": 1, "gold": 5}), events=["delian_league"])
    assert t.pending == [1]
    assert texts(t, 1) == ["pay wool", "refuse"]
    play(t, 1, "refuse")
    assert (hand(t, 1), aegis(t, 1), hand(t, 0)) == ({"wool": 2}, {}, {})


# Golden Age


def settle(t: petteia.Table, move: str) -> None:
    """Finish a payment of seat 0 with this move wherever it is asked."""
    while decision(t, 0) == "payment":
        play(t, 0, move if move in texts(t, 0) else texts(t, 0)[0])


@pytest.mark.parametrize(
    ("slot", "spared", "cards"),
    [
        ("great_harbor", "gold", {"gold": 1}),
        ("academy", "papyrus", {"gold": 1}),
        ("academy", "gold", {"papyrus": 1}),
        ("treasury", "rare_distinct", {"tools": 1, "spices": 1}),
    ],
)
def test_golden_age_leaves_out_1_gold_or_1_rare(slot: str, spared: str, cards: dict[str, int]) -> None:
    t = position(dict(hand=cards), {}, {}, year=3, events=["golden_age"])
    play(t, 0, f"build {slot}")
    settle(t, f"spare_golden {spared}")
    assert built(t, 0) == [slot]
    assert hand(t, 0) == {}


def test_golden_age_leaves_out_no_basic() -> None:
    t = position(dict(hand={"gold": 1}), {}, {}, year=3, events=["golden_age"])
    assert refused(t, 0, "build village_3") is not None


def test_golden_age_is_for_wonder_stages_too_and_once_a_season() -> None:
    t = position(
        dict(hand={"ore": 2, "gold": 3}), {}, {}, year=3, events=["golden_age"], wonders={"colossus": (0, "plans")}
    )
    play(t, 0, "raise colossus")
    settle(t, "spare_golden tools")
    assert table(t)["wonders"][0]["stage"] == "partial"
    assert hand(t, 0) == {"gold": 3}
    play(t, 0, "build great_harbor")
    assert hand(t, 0) == {"gold": 1}
    assert refused(t, 0, "build fortress") is not None  # its Tools cannot be left out again


def test_golden_age_is_not_for_fleets_and_cards() -> None:
    t = position(dict(hand={"wool": 3}, built=["shrine"]), {}, {}, year=3, events=["golden_age"])
    assert refused(t, 0, "buy_fleet") is not None
    assert refused(t, 0, "make shrine") is not None


def test_golden_age_need_not_be_used() -> None:
    t = position(dict(hand={"gold": 3}), {}, {}, year=3, events=["golden_age"])
    play(t, 0, "build great_harbor")
    settle(t, "pay gold")
    assert hand(t, 0) == {"gold": 1}
    assert "golden_age" not in seat(t, 0)["used"]


def test_golden_age_acts_in_the_build_phase_only() -> None:
    t = position(
        dict(fleets=[("egypt", ["gold"])]), {}, {}, phase="fleet_trade", year=3, events=["golden_age"],
        harbors={"egypt": "+open_harbor"}, wonders={"great_library": (0, "plans")},
    )  # fmt: skip
    assert refused(t, 0, "raise_at a great_library") is not None


# Tyranny


def test_tyranny_takes_a_random_commodity_from_those_named() -> None:
    taken = Counter[str]()
    for n in range(200):
        t = negotiated({}, dict(hand={"wool": 1, "gold": 1}, aegis={"army": 1}), {}, events=["tyranny"], chance=luck(n))
        play(t, 0, "name 1")
        assert seat(t, 1)["hand_count"] == 1
        assert aegis(t, 1) == {"army": 1}
        taken.update(hand(t, 0))
    assert 65 < taken["wool"] < 135
    assert taken.total() == 200


@FEW_AND_MANY
def test_tyranny_names_one_or_two_other_islands(players: int, many: int) -> None:
    t = negotiated(*islands(players, hand={"gold": 1}), events=["tyranny"], archon=1)
    assert refused(t, 1, "name 1") is not None
    play(t, 1, *["name 0", "name 2"][:many])
    assert hand(t, 1) == {"gold": 1 + many}
    assert phase(t) == "archon"


def test_tyranny_takes_nothing_from_an_empty_hand() -> None:
    t = negotiated({}, dict(aegis={"army": 1}), {}, events=["tyranny"])
    play(t, 0, "name 1")
    assert (hand(t, 0), aegis(t, 1)) == ({}, {"army": 1})


def test_tyranny_shows_the_card_to_the_two_islands_only() -> None:
    t = negotiated({}, dict(hand={"papyrus": 1}), {}, events=["tyranny"])
    play(t, 0, "name 1")
    assert [one["cards"] for one in happened(t, "taken-from", 1)] == [["papyrus"]]
    assert [one.get("cards") for one in happened(t, "taken-from", 2)] == [None]


# Open Markets


def open_market(land: str, cards: list[str], **given: Any) -> petteia.Table:
    harbors = {land: "+open_harbor", **given.pop("harbors", {})}
    return position(
        dict(fleets=[(land, cards)]),
        {},
        {},
        phase="fleet_trade",
        year=3,
        events=["open_markets"],
        harbors=harbors,
        **given,
    )


@pytest.mark.parametrize("land", ["athens", "sparta", "ionia"])
def test_open_markets_bring_foreign_rates_to_the_neighboring_lands(land: str) -> None:
    t = open_market(land, ["wool", "wool", "tools", "gold", "gold"])
    rates = [one["rates"] for one in table(t)["lands"] if one["land"] == land]
    assert rates == [["fb_1", "fb_2", "fb_3", "fr_1", "fr_2", "fr_3", "fg_1", "fg_2"]]
    for rate in ("nb_1", "nr_1", "ng_1", "fg_3", "fg_4"):
        assert refused(t, 0, f"trade a {rate}") is not None
    play(t, 0, "trade a fb_2")
    assert sorted(cargo(t, 0)) == ["gold", "gold", "gold", "tools"]


def test_open_markets_sell_no_papyrus() -> None:
    t = open_market("athens", ["gold", "gold"])
    play(t, 0, "trade a fg_2")
    assert texts(t, 0) == ["take pottery", "take spices", "take tools"]


def test_open_markets_leave_the_plans_at_athens() -> None:
    t = open_market("athens", ["gold", "gold", "wool"])
    play(t, 0, "take_free_plans a", "buy_plans a")
    assert cargo(t, 0) == ["wool", "gold"]


def test_open_markets_leave_harbor_status_cards_in_force() -> None:
    t = open_market("athens", ["olives", "olives", "wool"], harbors={"athens": "+shortage_olives"})
    play(t, 0, "trade a shortage_sell")
    assert sorted(cargo(t, 0)) == ["gold", "olives", "wool"]
    assert refused(t, 0, "trade a fb_2") is not None  # Olives and Wool: not together


@pytest.mark.parametrize(
    ("status", "rates"),
    [
        ("luxury_demand", ["fb_1", "fb_2", "fb_3", "fr_1", "fr_3", "fg_1", "fg_2", "luxury"]),
        ("guild_monopoly", ["fb_1", "fb_2", "fg_1"]),
    ],
)
def test_open_markets_under_luxury_demand_and_guild_monopoly(status: str, rates: list[str]) -> None:
    t = open_market("ionia", ["wool", "tools"], harbors={"ionia": f"+{status}"})
    assert table(t)["lands"][2]["rates"] == rates


def test_open_markets_are_over_with_their_season_if_not_face_up() -> None:
    t = position(
        dict(fleets=[("athens", ["wool", "wool"])]), {}, {}, phase="fleet_trade", year=3,
        events=["tyranny"], harbors={"athens": "+open_harbor"},
    )  # fmt: skip
    assert refused(t, 0, "trade a fb_2") == "PAR-FTR-13"


# The Labyrinth


def in_labyrinth(first: dict[str, Any], second: dict[str, Any], events: list[str], **given: Any) -> petteia.Table:
    return negotiated(first, second, {}, events=events, wonders={"labyrinth": (1, "complete")}, **given)


def test_labyrinth_pirate_raids_take_nothing() -> None:
    t = in_labyrinth(dict(hand={"gold": 2}), dict(hand={"gold": 2, "ore": 1}), ["pirate_raids"])
    assert (hand(t, 0), hand(t, 1)) == ({}, {"gold": 2, "ore": 1})


def test_labyrinth_persian_tribute_takes_nothing() -> None:
    t = in_labyrinth(dict(hand={"gold": 2}), dict(hand={"gold": 2}, aegis={"army": 1}), ["persian_tribute"])
    play(t, 0, "name 1")
    assert (hand(t, 0), hand(t, 1), aegis(t, 1)) == ({"gold": 1}, {"gold": 2}, {"army": 1})


@pytest.mark.parametrize("named", [0, 1])
def test_labyrinth_persian_war_takes_nothing(named: int) -> None:
    t = in_labyrinth(
        dict(aegis={"army": 1}),
        dict(hand={"gold": 2, "wool": 1}, aegis={"army": 1}, built=["village_3"]),
        ["persian_war"],
    )
    play(t, 0, f"name {named}")
    assert phase(t) == "archon"
    assert (hand(t, 1), aegis(t, 1), built(t, 1)) == ({"gold": 2, "wool": 1}, {"army": 1}, ["village_3"])


def test_labyrinth_tyranny_takes_nothing() -> None:
    t = in_labyrinth({}, dict(hand={"gold": 2}), ["tyranny"])
    play(t, 0, "name 1")
    assert (hand(t, 0), hand(t, 1)) == ({}, {"gold": 2})


def test_labyrinth_offers_from_which_its_owner_gains_stay_open() -> None:
    t = in_labyrinth({}, dict(hand={"wool": 2}), ["delian_league"])
    play(t, 1, "pay wool", "take army")
    assert aegis(t, 1) == {"army": 1}
    t = in_labyrinth({}, dict(hand={"wool": 2}), ["merchant_ships"])
    play(t, 1, "exchange ship_g", "enough")
    assert hand(t, 1) == {"gold": 1}
    t = in_labyrinth({}, {}, ["delphic_festival"])
    play(t, 0, "name 1")
    play(t, 1, "take wool")
    assert hand(t, 1) == {"wool": 1}


def test_labyrinth_effects_on_production_still_apply() -> None:
    t = in_labyrinth({}, {}, ["locusts"], then="production")
    play(t, 0, "blight grain")
    assert hand(t, 1) == {"timber": 1}
    t = in_labyrinth({}, dict(hand={"grapes": 1}), ["drought"], then="production")
    assert texts(t, 1) == ["pay grapes", "parch village_1", "parch village_2"]


def test_labyrinth_effects_on_building_trading_and_structures_still_apply() -> None:
    t = in_labyrinth({}, dict(hand={"spices": 1}, built=["shrine"]), ["earthquake"], then="build")
    assert [one["seat"] for one in happened(t, "shaken")] == [1]
    t = in_labyrinth({}, {}, ["plague"], then="island_trade")
    play(t, 0, "name 1")
    assert table(t)["plagued"] == [1]
    t = in_labyrinth({}, dict(hand={"wool": 3}), ["unskilled_labor"], then="build")
    play(t, 1, "build village_3")
    assert hand(t, 1) == {"wool": 1}


def test_labyrinth_protects_only_when_complete() -> None:
    t = negotiated({}, dict(hand={"gold": 2}), {}, events=["pirate_raids"], wonders={"labyrinth": (1, "partial")})
    assert hand(t, 1) == {}


# Stoicism


def test_stoicism_keeps_1_card_from_pirate_raids() -> None:
    t = negotiated({}, dict(hand={"wool": 1, "gold": 1}, **STOIC), {}, events=["pirate_raids"])
    assert texts(t, 1) == ["save_in_hand wool", "save_in_hand gold", "save_none"]
    play(t, 1, "save_in_hand gold")
    assert hand(t, 1) == {"gold": 1}


def test_stoicism_is_never_compulsory() -> None:
    t = negotiated({}, dict(hand={"wool": 1, "gold": 1}, **STOIC), {}, events=["pirate_raids"])
    play(t, 1, "save_none")
    assert hand(t, 1) == {}


def test_stoicism_saves_only_a_card_that_was_drawn() -> None:
    seen = set()
    for n in range(40):
        t = negotiated({}, dict(hand={"wool": 4, "gold": 4}, **STOIC), {}, events=["pirate_raids"], chance=luck(n))
        drawn = [move.removeprefix("save_in_hand ") for move in texts(t, 1)[:-1]]
        seen.add(tuple(drawn))
        play(t, 1, f"save_in_hand {drawn[0]}")
        lost = drawn[-1]  # the other card of the two
        assert hand(t, 1) == {card: 3 if card == lost else 4 for card in ("wool", "gold")}
    assert seen == {("wool",), ("gold",), ("wool", "gold")}


def test_stoicism_keeps_the_card_from_tyranny() -> None:
    t = negotiated({}, dict(hand={"gold": 1}, **STOIC), {}, events=["tyranny"])
    play(t, 0, "name 1")
    play(t, 1, "save_in_hand gold")
    assert (hand(t, 0), hand(t, 1)) == ({}, {"gold": 1})
    assert not any("gold" in str(one) for one in t.events(0))  # it never reached the Archon's hand


def test_stoicism_keeps_1_card_of_the_hand_given_up_to_persian_war() -> None:
    t = negotiated({}, dict(hand={"wool": 3, "gold": 1}, **STOIC), {}, events=["persian_war"])
    play(t, 0, "name 1")
    play(t, 1, "save_in_hand gold")
    assert hand(t, 1) == {"gold": 1}


def test_stoicism_does_not_reduce_payments() -> None:
    t = negotiated({}, dict(hand={"gold": 3}, **STOIC), {}, events=["persian_tribute"])
    play(t, 0, "name 1")
    assert phase(t) == "archon"
    assert hand(t, 1) == {"gold": 1}
    t = negotiated({}, dict(hand={"gold": 3}, **STOIC), {}, events=["persian_war"])
    play(t, 0, "name 1")
    assert hand(t, 1) == {"gold": 1}


def test_stoicism_two_islands_keep_their_cards_from_tyranny() -> None:
    t = negotiated(*[dict(hand={"gold": 1}, **STOIC) if n in (1, 2) else {} for n in range(5)], events=["tyranny"])
    play(t, 0, "name 1", "name 2")
    play(t, 2, "save_in_hand gold")
    play(t, 1, "save_none")
    assert [hand(t, number) for number in range(3)] == [{"gold": 1}, {}, {"gold": 1}]


def test_stoicism_does_not_keep_an_aegis_from_persian_tribute() -> None:
    t = negotiated({}, dict(aegis={"army": 1}, **STOIC), {}, events=["persian_tribute"])
    assert aegis(t, 1) == {}


def test_stoicism_works_once_for_each_event() -> None:
    t = negotiated({}, dict(hand={"wool": 2, "gold": 2}, **STOIC), {}, events=["pirate_raids"])
    play(t, 1, texts(t, 1)[0])
    assert phase(t) == "archon"
    assert seat(t, 1)["hand_count"] == 3
