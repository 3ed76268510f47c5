"""A second reading of all chapters: small print of single cards, and what must not be betrayed."""

from __future__ import annotations

from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME

from ..clauses import clause
from .arrange import (
    cargo,
    decision,
    dump,
    hand,
    happened,
    play,
    position,
    refused,
    seat,
    table,
    texts,
    until,
    until_phase,
)

STOIC: dict[str, Any] = dict(built=["academy"], philosophies=["stoicism"])

# Events


@clause("PAR-EVENT-07", "PAR-GEN-15")
def test_pirate_raids_an_army_aboard_a_docked_fleet_can_be_shown() -> None:
    t = position(dict(hand={"wool": 3}, fleets=[["army"]]), {}, {}, phase="event", events=["pirate_raids"])
    assert texts(t, 0) == ["show_army", "endure"]
    play(t, 0, "show_army")
    assert happened(t, "showed-army") == [dict(event="showed-army", seat=0)]
    assert cargo(t, 0) == ["army"]


@clause("PAR-EVENT-07", "PAR-BLD-17")
def test_persian_war_any_village_but_the_starting_ones_can_be_given_up() -> None:
    own = ["village_3", "village_4", "village_5", "village_6"]
    t = position({}, dict(built=own), {}, phase="event", year=3, events=["persian_war"])
    play(t, 0, "name 1")
    makes = {one["slot"]: one["makes"] for one in seat(t, 1)["built"]}
    assert sorted([makes[text.split()[1]] for text in texts(t, 1)]) == ["grain", "olives", "timber"]
    play(t, 1, "abandon village_6")
    assert [one["slot"] for one in seat(t, 1)["built"]] == ["village_1", "village_2", *own[:3]]


@clause("PAR-EVENT-07")
def test_delian_league_sells_armies_and_warships_but_no_gifts_of_poseidon() -> None:
    t = position({}, dict(hand={"wool": 2}), {}, phase="event", year=3, events=["delian_league"])
    play(t, 1, "done", "pay wool")
    assert texts(t, 1) == ["take army", "take warship"]


@clause("PAR-GEN-19")
def test_answers_to_an_event_are_carried_out_clockwise_from_the_archon() -> None:
    rich: dict[str, Any] = dict(hand={"wool": 1, "gold": 1})
    t = position(rich, rich, rich, phase="event", year=2, events=["persian_tribute"], archon=1)
    play(t, 0, "done")
    play(t, 2, "done")
    for payer in (0, 1, 2):
        play(t, payer, "pay wool")
    assert [one["seat"] for one in happened(t, "gave-up")] == [1, 2, 0]


@clause("PAR-EVENT-02", "PAR-EVENT-08")
def test_earthquake_who_pays_in_the_next_season_can_use_the_acropolis_again() -> None:
    island = dict(built=["shrine"], hand={"timber": 1})
    t = position(island, {}, {}, phase="end", year=3, season=1, events=["earthquake"], shaken=[0])
    until(t, lambda t: decision(t, 0) == "ransom")
    play(t, 0, "pay timber")
    assert table(t)["shaken"] == []


# Island Trade


@clause("PAR-OFR-11")
def test_the_offers_of_an_earlier_season_do_not_count() -> None:
    t = position(dict(hand={"wool": 1}), {}, {}, phase="production", offers_made=[12, 0, 0])
    play(t, 0, "offer 1", "give wool", "propose")
    assert [one["offer"] for one in happened(t, "offered")] == ["0-0"]


@clause("PAR-OFR-11", "PAR-ITR-08")
def test_the_trades_of_an_earlier_season_do_not_count() -> None:
    t = position(dict(hand={"wool": 1}), {}, {}, phase="production", trades=1, options=dict(max_trades_per_phase=1))
    play(t, 0, "offer 1", "give wool", "propose")
    play(t, 1, "accept 0-0")
    assert len(happened(t, "traded")) == 1


@clause("PAR-OFR-09")
def test_who_is_ready_is_not_waited_for() -> None:
    t = position(dict(hand={"wool": 1}), {}, {}, phase="island_trade")
    play(t, 1, "ready")
    assert sorted(t.view(0)["deciding"]) == [0, 2]


# The order of acting


@clause("PAR-GEN-03", "PAR-ONL-04")
@pytest.mark.parametrize(
    ("begins", "wonder", "asked"),
    [
        ("island_trade", "statue_of_zeus", "start_action"),
        ("journey", "oracle", "start_action"),
        ("journey", "lighthouse", "end_action"),
        ("fleet_trade", "parthenon", "harbor_trade"),
        ("build", "parthenon", "build"),
        ("discard", "temple_of_artemis", "start_action"),
    ],
)
def test_the_archon_can_be_asked_for_an_order_in_every_open_window(begins: str, wonder: str, asked: str) -> None:
    away = dict(fleets=[("athens", ["wool"])]) if begins == "fleet_trade" else {}
    island: dict[str, Any] = dict(hand={"wool": 2}, **away)
    t = position(island, island, island, phase=begins, wonders={wonder: (2, "complete")}, face_up=["athens"], archon=1)
    if asked == "end_action":
        for number in (0, 1, 2):
            play(t, number, "sail a athens", "launch")
    assert decision(t, 0) == asked
    play(t, 0, "request_order")
    play(t, 1, "next 1", "next 0")
    assert (t.pending, decision(t, 1)) == ([1], asked)
    play(t, 1, "done")
    assert (t.pending, decision(t, 0)) == ([0], asked)


# Journey and Hazard


@clause("PAR-WON-07")
def test_oracle_the_hazards_are_told_from_the_top_of_the_deck() -> None:
    hazards = ["storm_01", "pirates_02", "sirens"]
    t = position({}, {}, {}, phase="journey", wonders={"oracle": (0, "complete")}, hazards=hazards)
    play(t, 0, "consult_oracle")
    assert [one["hazards"] for one in happened(t, "looked-at-hazards", 0)] == [hazards]
    assert table(t, 0)["hazards"]["known"] == hazards


@clause("PAR-JRN-13")
def test_everybody_sees_who_waits() -> None:
    island: dict[str, Any] = dict(hand={"wool": 1})
    t = position(island, island, island, phase="journey")
    play(t, 1, "wait")
    assert happened(t, "waits") == []
    play(t, 0, "dock a")
    play(t, 2, "sail a athens")
    assert [one["seat"] for one in happened(t, "waits", 0)] == [1]


@clause("PAR-HAZ-01", "PAR-HAZ-11")
def test_the_hazard_that_is_being_resolved_lies_open() -> None:
    t = position(dict(fleets=[("athens", ["gift_of_poseidon"])]), {}, {}, phase="hazard", hazards=["storm_09"])
    for viewer in (0, 1):
        hazards = table(t, viewer)["hazards"]
        assert (hazards["drawn"], hazards["discard"]) == (["storm_09"], [])


# Fleet Trade


@clause("PAR-FTR-11", "PAR-FTR-28")
def test_the_second_plans_are_paid_from_the_cargo_though_there_is_gold_at_home() -> None:
    island = dict(hand={"gold": 1}, fleets=[("athens", ["gold"])])
    t = position(island, {}, {}, phase="fleet_trade", face_up=["athens"], wonders={"oracle": (0, "plans")})
    play(t, 0, "buy_plans a")
    assert (cargo(t, 0), hand(t, 0)) == ([], {"gold": 1})


@clause("PAR-FTR-05", "PAR-FTR-06")
def test_one_who_reveals_is_enough_and_the_card_does_not_stay_hidden() -> None:
    visitor: dict[str, Any] = dict(fleets=[("athens", ["wool"])])
    t = position(visitor, visitor, dict(fleets=[("sparta", ["wool"])]), phase="fleet_trade")
    play(t, 0, "pass athens")
    play(t, 1, "reveal athens")
    play(t, 2, "pass sparta")
    assert [one["land"] for one in happened(t, "revealed")] == ["athens"]
    assert [one["land"] for one in happened(t, "stays-hidden")] == ["sparta"]


@clause("PAR-FTR-09")
def test_pythagoreanism_added_to_thriving_market_uses_up_both() -> None:
    scholar = dict(built=["academy"], philosophies=["pythagoreanism"], fleets=[("athens", ["wool"] * 6)])
    t = position(scholar, {}, {}, phase="fleet_trade", harbors={"athens": "+thriving_market"})
    play(t, 0, "trade_cheaply a nb_2 both")
    assert cargo(t, 0) == ["wool"] * 4 + ["gold"]
    assert [text for text in texts(t, 0) if text.startswith("trade")] == [
        "trade a nb_1",
        "trade a nb_2",
        "trade a ng_1",
    ]


@clause("PAR-LIM-01")
def test_the_harbor_trades_of_an_earlier_season_do_not_count() -> None:
    merchant = dict(fleets=[("athens", ["wool"] * 4)])
    limit = dict(max_harbor_trades_per_fleet=1)
    t = position(merchant, {}, {}, phase="fleet_trade", events=["fair_winds"], face_up=["athens"], options=limit)
    play(t, 0, "trade a nb_1", "take grain")
    assert "trade a nb_1" not in texts(t, 0)
    until(t, lambda t: decision(t, 0) == "launch")
    play(t, 0, "sail a athens", "load wool", "load wool")
    until(t, lambda t: decision(t, 0) == "harbor_trade")
    assert "trade a nb_1" in texts(t, 0)


# Build


@clause("PAR-ACR-01", "PAR-ACR-03")
@pytest.mark.parametrize(("slot", "asked"), [("fortress", "ore"), ("great_harbor", "timber")])
def test_an_army_asks_for_ore_and_a_warship_for_timber(slot: str, asked: str) -> None:
    """Nothing else stands for it, though there are cards of all other kinds."""
    others = {kind: 1 for kind in ("grain", "grapes", "olives", "ore", "timber", "wool") if kind != asked}
    t = position(dict(hand=others, built=[slot]), {}, {}, phase="build")
    assert refused(t, 0, f"make {slot}") in ("PAR-ACR-01", "PAR-ACR-03")
    t = position(dict(hand={"grain": 1, "wool": 1, asked: 1}, built=[slot]), {}, {}, phase="build")
    play(t, 0, f"make {slot}")
    assert hand(t, 0) == {}


@clause("PAR-WON-07", "PAR-PHI-04")
def test_great_library_its_owner_adopts_one_philosophy_a_season_for_nothing() -> None:
    owner = dict(STOIC, hand={"wool": 1})
    other = dict(built=["academy"], philosophies=["sophism", "cynicism"])
    t = position(owner, other, {}, phase="build", wonders={"great_library": (0, "complete")})
    play(t, 0, "adopt_library cynicism")
    assert seat(t, 0)["philosophies"] == ["stoicism", "cynicism"]
    refused(t, 0, "adopt_library sophism")


@clause("PAR-EVENT-08", "PAR-PHI-04")
def test_earthquake_not_even_the_owner_of_the_great_library_adopts_with_an_empty_hand() -> None:
    owner, other = dict(STOIC), dict(built=["academy"], philosophies=["cynicism"], hand={"wool": 1})
    library = {"great_library": (0, "complete")}
    t = position(owner, other, {}, phase="build", year=3, events=["earthquake"], wonders=library, shaken=[0])
    assert texts(t, 0) == ["request_order", "done"]
    assert refused(t, 0, "adopt_library cynicism") == "PAR-EVENT-08"
    t = position(owner, other, {}, phase="build", year=3, events=["earthquake"], wonders=library)
    assert "adopt_library cynicism" in texts(t, 0)


@clause("PAR-WON-09", "PAR-PHI-05")
def test_great_library_its_service_costs_1_gold() -> None:
    owner, payer = dict(built=["academy"], philosophies=["cynicism"]), dict(STOIC, hand={"wool": 1, "pottery": 1})
    t = position(owner, payer, {}, phase="build", wonders={"great_library": (0, "complete")})
    assert "build village_3" in texts(t, 1)
    assert refused(t, 1, "adopt_library cynicism") == "PAR-WON-09"


@clause("PAR-WON-07", "PAR-WON-09")
@pytest.mark.parametrize(("stage", "works"), [("plans", False), ("partial", False), ("complete", True)])
def test_mausoleum_helps_nobody_before_it_is_complete(stage: str, works: bool) -> None:
    """A Shrine asks for Spices; the owner of the Mausoleum and another Island have Pottery."""
    owner, other = dict(hand={"pottery": 1, "gold": 1}), dict(hand={"pottery": 1, "gold": 1, "wool": 1})
    t = position(owner, other, {}, phase="build", wonders={"mausoleum": (0, stage)})
    assert ["build shrine" in texts(t, number) for number in (0, 1)] == [works, works]


# The end of a Year


@clause("PAR-EVENT-08", "PAR-YEAR-02")
def test_locusts_end_with_their_year() -> None:
    t = position({}, {}, {}, phase="end", season=4, events=["locusts"], blight="wool")
    until_phase(t, "island_trade")
    assert (table(t)["year"], table(t)["events"]) == (2, ["plague"])
    assert hand(t, 0) == {"wool": 1, "olives": 1}


@clause("PAR-YEAR-04", "PAR-YEAR-05", "PAR-YEAR-06", "PAR-FTR-02")
def test_who_knew_the_old_status_card_does_not_know_the_new_one() -> None:
    """Seats 0 and 1 looked at the card of Athens, and it was revealed; seat 1 looked at that of Sparta and passed."""
    harbors, seen = {"athens": "+blockade", "sparta": "brigands"}, {"athens": [0, 1], "sparta": [1]}
    t = position({}, {}, {}, phase="end", season=4, harbors=harbors, seen=seen)
    for viewer in (0, 1, 2):
        athens, sparta = table(t, viewer)["lands"][:2]
        assert (athens["face_up"], athens["status"], athens["seen_by"]) == (False, None, [])
        assert (sparta["status"], sparta["seen_by"]) == ("brigands" if viewer == 1 else None, [1])


@clause("PAR-WIN-08", "PAR-WIN-09")
def test_the_sixth_philosophy_still_counts() -> None:
    all_six = ["stoicism", "epicureanism", "pythagoreanism", "sophism", "milesian_school", "cynicism"]
    five, six = dict(built=["academy"], philosophies=all_six[:5]), dict(built=["academy"], philosophies=all_six)
    t = position(five, six, {}, phase="end", year=3, season=4)
    assert table(t)["winner"] == 1


@clause("PAR-WIN-08", "PAR-WIN-09")
def test_the_sixth_acropolis_structure_still_counts() -> None:
    acropolis = ["fortress", "shrine", "great_harbor", "marketplace", "academy", "treasury"]
    t = position(dict(built=["village_3", *acropolis[1:]]), dict(built=acropolis), {}, phase="end", year=3, season=4)
    assert table(t)["winner"] == 1


# What must not be betrayed


@clause("PAR-GEN-17", "PAR-INV-23")
def test_nobody_learns_which_card_a_stoic_saved_from_a_random_loss() -> None:
    """A Storm took one random Commodity, and it came back: it may be any that the Island has."""
    stoic = dict(STOIC, hand={"wool": 1, "grain": 1}, fleets=[("athens", ["gold"])])
    t = position(stoic, {}, {}, phase="hazard", hazards=["storm_01"])
    play(t, 0, "save a gold")
    assert cargo(t, 0) == ["gold"]
    for viewer in (1, 2):
        assert seat(t, 0, viewer)["fleets"][0]["shown"] == []
    assert {tuple(cargo(t.determinize(1, n), 0)) for n in range(40)} == {("gold",), ("wool",), ("grain",)}


@clause("PAR-GEN-17", "PAR-INV-23")
def test_an_earlier_loss_does_not_tell_what_a_stoic_saved() -> None:
    """Pirates took a Rare for good; then a Storm took one random Commodity, which came back."""
    stoic = dict(STOIC, hand={"wool": 1, "grain": 1}, fleets=[("egypt", ["spices", "spices", "wool"])])
    t = position(stoic, {}, {}, phase="hazard", hazards=["pirates_04", "storm_01"], chance=(3, 9))
    play(t, 0, "save_none", "save a spices")
    worlds = {tuple(cargo(t.determinize(1, n), 0)) for n in range(80)}
    assert ("wool", "spices") in worlds
    assert ("grain", "wool") in worlds
    assert ("spices", "spices") not in worlds


@clause("PAR-OFR-13", "PAR-INV-23")
def test_hidden_trades_are_not_remembered_either() -> None:
    """With the options `hidden_trades` and `memory_aid` a third seat knows only that one card changed hands."""
    options = dict(hidden_trades=True, memory_aid=True)
    giver, taker = dict(hand={"wool": 1, "gold": 1}), dict(hand={"grain": 1})
    t = position(giver, taker, {}, phase="island_trade", options=options)
    play(t, 0, "offer 1", "give wool", "propose")
    play(t, 1, "accept 0-0")
    assert hand(t, 1) == {"grain": 1, "wool": 1}
    assert [seat(t, number, 2)["remembered"] for number in (0, 1)] == [{"wool": 1, "gold": 1}, {"grain": 1}]
    assert {tuple(hand(t.determinize(2, n), 1)) for n in range(20)} == {("grain", "wool"), ("grain", "gold")}


@clause("PAR-OFR-02", "PAR-INV-23")
def test_in_every_world_a_docked_fleet_has_the_aegis_card_that_is_offered_from_it() -> None:
    """Of an Army and a Warship one was lost unseen; the other is aboard, and it is an Army that is offered."""
    giver = dict(hand={"wool": 1}, fleets=[["army"]])
    found = dump(giver, dict(hand={"grain": 1}), {}, phase="island_trade")
    found["state"]["traced"][0]["warship"] = 1
    found["state"]["sure"][0] = {}
    found["state"]["lost_any"] = [1, 0, 0]
    t = petteia.load(found, of=GAME)
    assert {tuple(cargo(t.determinize(1, n), 0)) for n in range(20)} == {("army",), ("warship",)}
    play(t, 0, "offer 1", "give army", "want grain", "propose")
    for n in range(20):
        world = t.determinize(1, n)
        assert cargo(world, 0) == ["army"]
        play(world, 1, "accept 0-0")
