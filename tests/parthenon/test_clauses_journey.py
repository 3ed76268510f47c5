"""PAR-JRN: the Journey Phase, the looks at its start and the services at its end."""

from __future__ import annotations

from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import LAND

from ..clauses import clause
from .arrange import (
    aegis,
    cargo,
    decision,
    dump,
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
)

CALM = ["safe_journey", "safe_journey", "safe_journey"]
WOOL: dict[str, Any] = dict(hand={"wool": 2})


def journey(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """The Journey Phase begins; the sea will be calm."""
    return position(*seats, **{"phase": "journey", "hazards": CALM, **given})


def launch(t: petteia.Table, number: int, *moves: str) -> None:
    """A seat sends its Fleets out; what leaves no choice is picked by itself."""
    plan = []
    for move in moves:
        plan.append("dock" if move.startswith("dock") else move.split()[-1])
        if decision(t, number) in ("launch", "committed") and table(t, number)["mine"]["picks"][: len(plan)] != plan:
            play(t, number, move)
    if "launch" in texts(t, number):
        play(t, number, "launch")


def stay(t: petteia.Table, *seats: int) -> None:
    """Seats with one Fleet keep it at home, without Aegis aboard."""
    for number in seats:
        launch(t, number, "dock a")


def out(t: petteia.Table, number: int) -> list[tuple[str, str | None, int]]:
    """Fleets of a seat with their Lands and numbers of cards, as a spectator sees them."""
    return [(one["fleet"], one["land"], one["count"]) for one in table(t, None)["players"][number]["fleets"]]


# Loading and launching


@clause("PAR-JRN-01")
@pytest.mark.parametrize("land", LAND.names)
def test_a_fleet_is_loaded_and_sent_to_one_of_the_six_lands(land: str) -> None:
    t = journey(dict(hand={"wool": 1, "gold": 1}), {}, {})
    launch(t, 0, f"sail a {land}", "load wool", "load gold")
    assert out(t, 0) == [("a", land, 2)]
    assert (cargo(t, 0), hand(t, 0)) == (["wool", "gold"], {})


@clause("PAR-JRN-01")
def test_each_fleet_gets_a_land_and_a_cargo_of_its_own() -> None:
    t = journey(dict(hand={"wool": 2, "ore": 1}, fleets=[None, None, None]), {}, {})
    launch(t, 0, "sail a egypt", "load wool", "sail b athens", "load ore", "sail c italy", "load wool")
    assert out(t, 0) == [("a", "egypt", 1), ("b", "athens", 1), ("c", "italy", 1)]
    assert [cargo(t, 0, one) for one in "abc"] == [["wool"], ["ore"], ["wool"]]


@clause("PAR-JRN-02")
def test_cargo_is_any_mix_of_commodities_and_aegis() -> None:
    t = journey(dict(hand={"wool": 1, "papyrus": 1, "gold": 1}, aegis={"army": 1, "gift_of_poseidon": 1}), {}, {})
    launch(t, 0, "sail a egypt", *[f"load {one}" for one in ("wool", "papyrus", "gold", "army", "gift_of_poseidon")])
    assert cargo(t, 0) == ["wool", "papyrus", "gold", "army", "gift_of_poseidon"]
    assert (hand(t, 0), aegis(t, 0)) == ({}, {})


@clause("PAR-JRN-02")
def test_only_cards_that_one_has_can_be_loaded() -> None:
    t = journey(dict(hand={"wool": 2, "gold": 1}, fleets=[None, None]), {}, {})
    play(t, 0, "sail a egypt")
    assert texts(t, 0) == ["load wool", "load gold"]
    assert refused(t, 0, "load spices") == "PAR-JRN-02"
    play(t, 0, "load gold", "sail b egypt")
    assert refused(t, 0, "load gold") == "PAR-JRN-02"


@clause("PAR-JRN-03")
def test_six_cards_are_the_most_for_a_fleet() -> None:
    t = journey(dict(hand={"wool": 9}, aegis={"army": 1}, fleets=[None, None]), {}, {})
    play(t, 0, "sail a egypt", *["load wool"] * 6)
    assert refused(t, 0, "load wool") == "PAR-JRN-03"
    assert refused(t, 0, "load army") == "PAR-JRN-03"


@clause("PAR-JRN-03")
def test_aegis_cards_take_places_too() -> None:
    t = journey(dict(hand={"wool": 9}, aegis={"army": 2}, fleets=[None, None]), {}, {})
    launch(t, 0, "sail a egypt", *["load wool"] * 4, *["load army"] * 2)
    assert refused(t, 0, "load wool") is not None
    launch(t, 0, "dock b")
    assert out(t, 0)[0] == ("a", "egypt", 6)


@clause("PAR-JRN-04")
def test_a_fleet_needs_a_card_to_sail() -> None:
    t = journey(dict(hand={"wool": 1, "ore": 1}), WOOL, {})
    play(t, 0, "sail a athens")
    assert refused(t, 0, "launch") == "PAR-JRN-04"
    assert texts(t, 0) == ["load ore", "load wool"]


@clause("PAR-JRN-04")
def test_who_has_no_card_left_for_a_fleet_cannot_send_it() -> None:
    t = journey(dict(hand={"wool": 1, "ore": 1}, fleets=[None, None, None]), WOOL, {})
    launch(t, 0, "sail a athens", "load ore", "sail b athens", "load wool")
    assert decision(t, 0) == "committed"  # nothing is left for Fleet C
    stay(t, 1)
    assert [one["course"] for one in seat(t, 0)["fleets"]] == ["athens", "athens", "docked"]


@clause("PAR-JRN-04", "PAR-ONL-05")
def test_who_has_no_card_at_all_is_not_asked() -> None:
    t = journey(WOOL, {}, WOOL)
    assert t.pending == [0, 2]
    assert t.view(None)["deciding"] == [0, 2]


@clause("PAR-JRN-05")
def test_every_fleet_may_stay_at_home() -> None:
    t = journey(dict(hand={"wool": 3}, fleets=[None, None]), WOOL, {})
    launch(t, 0, "dock a", "dock b")
    stay(t, 1)
    assert [one["course"] for one in seat(t, 0)["fleets"]] == ["docked", "docked"]
    assert (hand(t, 0), hand(t, 1)) == ({"wool": 3}, {"wool": 2})
    assert happened(t, "drew-hazard") == []


@clause("PAR-JRN-06")
def test_one_seat_may_send_all_fleets_to_one_land() -> None:
    t = journey(dict(hand={"wool": 3}, fleets=[None, None, None]), {}, {})
    launch(t, 0, "sail a egypt", "load wool", "sail b egypt", "load wool", "sail c egypt", "load wool")
    assert out(t, 0) == [("a", "egypt", 1), ("b", "egypt", 1), ("c", "egypt", 1)]


@clause("PAR-JRN-07")
def test_all_seats_may_send_fleets_to_one_land() -> None:
    t = journey(WOOL, WOOL, WOOL)
    for number in range(3):
        launch(t, number, "sail a sparta", "load wool", "load wool")
    assert [out(t, number) for number in range(3)] == [[("a", "sparta", 2)]] * 3


# Aegis aboard


@clause("PAR-JRN-08")
def test_aegis_are_moved_freely_among_home_and_fleets() -> None:
    t = journey(dict(aegis={"gift_of_poseidon": 1}, fleets=[["army", "warship"], None]), {}, WOOL)
    launch(t, 0, "dock a", "load gift_of_poseidon", "dock b", "load warship")
    stay(t, 2)
    assert (cargo(t, 0, "a"), cargo(t, 0, "b"), aegis(t, 0)) == (["gift_of_poseidon"], ["warship"], {"army": 1})


@clause("PAR-JRN-08")
def test_aegis_stored_aboard_a_fleet_may_sail_with_another_one() -> None:
    t = journey(dict(hand={"wool": 1}, fleets=[["army"], None]), {}, {})
    launch(t, 0, "dock a", "sail b italy", "load wool", "load army")
    assert (cargo(t, 0, "a"), cargo(t, 0, "b")) == ([], ["wool", "army"])


@clause("PAR-JRN-09")
def test_a_docked_fleet_holds_aegis_only() -> None:
    t = journey(dict(hand={"wool": 1}, aegis={"army": 1}, fleets=[None, None]), {}, {})
    play(t, 0, "dock a")
    assert refused(t, 0, "load wool") == "PAR-JRN-09"
    launch(t, 0, "load army", "dock b")
    assert (cargo(t, 0), hand(t, 0)) == (["army"], {"wool": 1})


@clause("PAR-JRN-09")
def test_a_docked_fleet_holds_at_most_six_aegis() -> None:
    t = journey(dict(aegis={"army": 8}, fleets=[None, None]), {}, {})
    play(t, 0, "dock a", *["load army"] * 6)
    assert refused(t, 0, "load army") in ("PAR-JRN-09", "PAR-JRN-03")
    play(t, 0, "dock b", "load army", "launch")
    assert ([len(cargo(t, 0, one)) for one in "ab"], aegis(t, 0)) == ([6, 1], {"army": 1})


# What is seen


@clause("PAR-JRN-10")
def test_land_and_number_are_public_and_the_cards_are_not() -> None:
    t = journey(dict(hand={"wool": 1, "gold": 1}, aegis={"warship": 1}), WOOL, {})
    launch(t, 0, "sail a egypt", "load gold", "load warship")
    stay(t, 1)
    assert cargo(t, 0) == ["gold", "warship"]
    for viewer in (1, 2, None):
        (fleet,) = table(t, viewer)["players"][0]["fleets"]
        assert (fleet["land"], fleet["count"], fleet["cargo"], fleet["shown"]) == ("egypt", 2, None, [])
        assert happened(t, "launched", viewer) == [dict(event="launched", seat=0, fleet="a", land="egypt", amount=2)]


@clause("PAR-JRN-10", "PAR-JRN-13")
def test_until_all_have_launched_nothing_is_seen() -> None:
    t = journey(WOOL, WOOL, WOOL)
    before = [(t.view(viewer), t.events(viewer)) for viewer in (1, 2, None)]
    launch(t, 0, "sail a egypt", "load wool", "load wool")
    assert before == [(t.view(viewer), t.events(viewer)) for viewer in (1, 2, None)]
    assert table(t, 1)["players"][0]["hand_count"] == 2


@clause("PAR-JRN-11")
def test_nothing_is_changed_after_the_launch() -> None:
    t = journey(dict(hand={"wool": 2, "ore": 1}), WOOL, WOOL, wonders={"colossus": (1, "complete")})
    launch(t, 0, "sail a egypt", "load wool")
    stay(t, 1, 2)
    assert decision(t, 0) == "end_action"
    for move in ("sail a athens", "load wool", "dock a", "reconsider"):
        refused(t, 0, move)
    assert out(t, 0) == [("a", "egypt", 1)]


@clause("PAR-JRN-11")
def test_a_launch_may_be_reconsidered_until_all_are_in() -> None:
    t = journey(dict(hand={"wool": 2}), WOOL, {})
    launch(t, 0, "sail a egypt", "load wool", "load wool")
    play(t, 0, "reconsider")
    launch(t, 0, "sail a athens", "load wool")
    stay(t, 1)
    assert out(t, 0) == [("a", "athens", 1)]


# Who launches when


@clause("PAR-JRN-12")
def test_the_archon_orders_those_who_want_to_wait() -> None:
    t = journey(WOOL, WOOL, WOOL, archon=0)
    launch(t, 0, "sail a egypt", "load wool")
    play(t, 1, "wait")
    play(t, 2, "wait")
    assert (t.pending, decision(t, 0), sorted(texts(t, 0))) == ([0], "launch_order", ["next 1", "next 2"])
    play(t, 0, "next 2")
    assert (t.pending, decision(t, 2)) == ([2], "launch")


@clause("PAR-JRN-12")
def test_nobody_else_orders_the_launches() -> None:
    t = journey(WOOL, WOOL, WOOL, archon=0)
    stay(t, 0)
    play(t, 1, "wait")
    play(t, 2, "wait")
    assert [decision(t, number) for number in range(3)] == ["launch_order", None, None]


@clause("PAR-JRN-13")
def test_seats_that_do_not_wait_are_revealed_together() -> None:
    t = journey(WOOL, WOOL, WOOL)
    launch(t, 1, "sail a egypt", "load wool", "load wool")
    launch(t, 0, "sail a egypt", "load wool", "load wool")
    assert out(t, 0) == out(t, 1) == [("a", None, 0)]
    play(t, 2, "wait")
    assert out(t, 0) == out(t, 1) == [("a", "egypt", 2)]


@clause("PAR-JRN-13")
def test_a_single_waiting_seat_launches_without_an_order() -> None:
    t = journey(WOOL, WOOL, WOOL)
    stay(t, 0)
    play(t, 1, "wait")
    launch(t, 2, "sail a egypt", "load wool", "load wool")
    assert (t.pending, decision(t, 1)) == ([1], "launch")
    assert seat(t, 2, 1)["fleets"][0]["land"] == "egypt"
    assert refused(t, 1, "wait") is not None
    launch(t, 1, "sail a egypt", "load wool", "load wool")
    assert out(t, 1) == [("a", "egypt", 2)]


@clause("PAR-JRN-13")
def test_a_waiting_seat_launches_all_its_fleets_at_once_seeing_earlier_ones() -> None:
    waiting = dict(hand={"wool": 2}, fleets=[None, None])
    t = journey({}, waiting, waiting)
    play(t, 1, "wait")
    play(t, 2, "wait")
    play(t, 0, "next 2")
    launch(t, 2, "sail a egypt", "load wool", "sail b athens", "load wool")
    assert [(one["fleet"], one["land"], one["count"]) for one in seat(t, 2, 1)["fleets"]] == [
        ("a", "egypt", 1),
        ("b", "athens", 1),
    ]
    assert (t.pending, decision(t, 1)) == ([1], "launch")


@clause("PAR-JRN-13")
def test_who_has_begun_to_load_does_not_wait() -> None:
    t = journey(dict(hand={"wool": 2}, fleets=[None, None]), WOOL, {})
    play(t, 0, "sail a egypt")
    assert refused(t, 0, "wait") is not None


@clause("PAR-JRN-14")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_archon_may_place_itself_anywhere(first: int) -> None:
    t = journey(WOOL, WOOL, WOOL, archon=0)
    for number in range(3):
        play(t, number, "wait")
    assert sorted(texts(t, 0)) == ["next 0", "next 1", "next 2"]
    last = 0 if first else 2
    middle = 3 - first - last
    play(t, 0, f"next {first}", f"next {middle}")
    for number in (first, middle, last):
        assert t.pending == [number]
        stay(t, number)


@clause("PAR-JRN-15")
def test_what_is_not_loaded_stays_in_the_hand_safe_from_hazards() -> None:
    t = journey(dict(hand={"wool": 3, "gold": 2}), {}, {}, hazards=["storm_02", "safe_journey"])
    launch(t, 0, "sail a egypt", "load wool", "load wool")
    assert (cargo(t, 0), hand(t, 0)) == ([], {"wool": 1, "gold": 2})


@clause("PAR-ONL-08")
def test_by_default_seats_may_wait() -> None:
    assert "wait" in texts(journey(WOOL, WOOL, WOOL), 0)


@clause("PAR-ONL-08")
def test_in_simultaneous_mode_nobody_waits() -> None:
    t = journey(WOOL, WOOL, WOOL, options={"journey_mode": "simultaneous"})
    assert t.pending == [0, 1, 2]
    assert refused(t, 0, "wait") in ("PAR-ONL-08", "PAR-JRN-13")
    for number in range(3):
        launch(t, number, "sail a egypt", "load wool", "load wool")
    assert phase(t) == "fleet_trade"


@clause("PAR-ONL-08")
def test_in_archon_order_the_archon_always_orders_all_seats() -> None:
    t = journey(WOOL, WOOL, WOOL, archon=1, options={"journey_mode": "archon_order"})
    assert (t.pending, decision(t, 1)) == ([1], "launch_order")
    assert sorted(texts(t, 1)) == ["next 0", "next 1", "next 2"]
    play(t, 1, "next 2", "next 0")
    launch(t, 2, "sail a egypt", "load wool", "load wool")
    assert (t.pending, out(t, 2)) == ([0], [("a", "egypt", 2)])
    assert refused(t, 0, "wait") in ("PAR-ONL-08", "PAR-JRN-13")
    stay(t, 0, 1)
    assert out(t, 2) == [("a", "egypt", 2)]


# At the start: the Milesian School and the Oracle


SCHOLAR: dict[str, Any] = dict(hand={"wool": 2}, built=["academy"], philosophies=["milesian_school"])
TOP = ["storm_05", "mutiny", "pirates_02"]


@clause("PAR-GEN-18")
def test_milesian_school_looks_at_the_top_hazard_before_anybody_loads() -> None:
    t = journey(SCHOLAR, WOOL, {}, hazards=TOP)
    assert (t.pending, decision(t, 0)) == ([0], "start_action")
    play(t, 0, "consult_school")
    assert table(t, 0)["hazards"]["known"] == ["storm_05"]
    assert happened(t, "looked-at-hazards", 0)[0]["hazards"] == ["storm_05"]
    until(t, lambda t: decision(t, 1) == "launch")
    launch(t, 0, "sail a athens", "load wool", "load wool")
    stay(t, 1)
    assert [one["hazard"] for one in happened(t, "drew-hazard")] == ["storm_05"]  # it was put back on top
    assert table(t, 0)["hazards"]["known"] == []


@clause("PAR-GEN-18")
def test_milesian_school_is_secret_and_optional_and_once_a_season() -> None:
    t = journey(SCHOLAR, WOOL, {}, hazards=TOP, wonders={"oracle": (2, "complete")})
    play(t, 0, "consult_school")
    for viewer in (1, 2, None):
        assert table(t, viewer)["hazards"]["known"] == []
        assert happened(t, "looked-at-hazards", viewer) == [dict(event="looked-at-hazards", seat=0, amount=1)]
    refused(t, 0, "consult_school")
    t = journey(SCHOLAR, WOOL, {}, hazards=TOP)
    play(t, 0, "done")
    assert (decision(t, 0), table(t, 0)["hazards"]["known"]) == ("launch", [])


@clause("PAR-PHI-03")
def test_milesian_school_serves_its_owner_only() -> None:
    t = journey(SCHOLAR, WOOL, {}, wonders={"oracle": (2, "complete")})
    assert decision(t, 1) == "start_action"
    refused(t, 1, "consult_school")


@clause("PAR-WON-07", "PAR-GEN-18")
def test_oracle_shows_its_owner_three_hazards_and_one_harbor() -> None:
    t = journey(WOOL, {}, {}, hazards=TOP, wonders={"oracle": (0, "complete")}, harbors={"egypt": "blockade"})
    play(t, 0, "consult_oracle")
    assert (decision(t, 0), len(texts(t, 0))) == ("peek", 6)
    play(t, 0, "peek egypt")
    assert table(t, 0)["hazards"]["known"] == TOP
    egypt = table(t, 0)["lands"][3]
    assert (egypt["status"], egypt["face_up"], egypt["seen_by"]) == ("blockade", False, [0])
    assert hand(t, 0) == {"wool": 2}
    for viewer in (1, 2, None):
        assert (table(t, viewer)["hazards"]["known"], table(t, viewer)["lands"][3]["status"]) == ([], None)
        assert happened(t, "looked-at-harbor", viewer) == [dict(event="looked-at-harbor", seat=0, land="egypt")]
    refused(t, 0, "consult_oracle")  # once a Season


@clause("PAR-WON-07")
def test_oracle_peeks_at_face_down_cards_only() -> None:
    t = journey(WOOL, {}, {}, wonders={"oracle": (0, "complete")}, face_up=["athens", "egypt"])
    play(t, 0, "consult_oracle")
    assert texts(t, 0) == ["peek sparta", "peek ionia", "peek carthage", "peek italy"]
    t = journey(WOOL, {}, {}, hazards=TOP, wonders={"oracle": (0, "complete")}, face_up=LAND.names)
    play(t, 0, "consult_oracle")
    assert decision(t, 0) != "peek"
    assert table(t, 0)["hazards"]["known"] == TOP


@clause("PAR-WON-09")
def test_oracle_sells_a_look_at_one_hazard_and_one_harbor() -> None:
    t = journey(
        dict(hand={"wool": 1, "gold": 1}), dict(hand={"ore": 1}), {}, hazards=TOP, wonders={"oracle": (2, "complete")}
    )
    refused(t, 0, "consult_oracle")  # only its owner looks for nothing
    play(t, 0, "consult_oracle_paying gold", "peek italy")
    assert (hand(t, 0), hand(t, 2)) == ({"wool": 1}, {"gold": 1})
    assert table(t, 0)["hazards"]["known"] == TOP[:1]
    assert table(t, 0)["lands"][5]["seen_by"] == [0]
    assert happened(t, "paid-owner") == [dict(event="paid-owner", seat=0, whose=2, card="gold", wonder="oracle")]
    refused(t, 0, "consult_oracle_paying wool")  # once per Island and Season
    play(t, 1, "consult_oracle_paying ore", "peek italy")
    assert table(t, 1)["lands"][5]["seen_by"] == [0, 1]


@clause("PAR-WON-09")
def test_oracle_is_no_help_before_it_is_complete() -> None:
    t = journey(WOOL, {}, WOOL, wonders={"oracle": (2, "partial")})
    assert [decision(t, number) for number in range(3)] == ["launch", None, "launch"]


@clause("PAR-GEN-16")
def test_oracle_sees_what_the_deck_holds() -> None:
    told = dump(WOOL, {}, {}, phase="journey", hazards=["storm_05", "mutiny"], wonders={"oracle": (0, "complete")})
    state = told["state"]
    state["hazard_discard"], state["hazard_deck"] = state["hazard_deck"][:-2], state["hazard_deck"][-2:]
    state["hazard_known"] = [[], []]
    t = petteia.load(told, of=GAME)
    play(t, 0, "consult_oracle")
    assert table(t, 0)["hazards"]["known"] == ["storm_05", "mutiny"]


# At the end: services of the Colossus, the Lighthouse and the Diolkos


SHIELDS = pytest.mark.parametrize("wonder", ["colossus", "lighthouse", "diolkos"])


def sold(wonder: str, *seats: dict[str, Any], **given: Any) -> petteia.Table:
    """All Fleets of seat 0 have sailed to Egypt with Wool; seat 2 owns a Wonder that protects."""
    t = journey(*seats, wonders={wonder: (2, "complete")}, **given)
    launch(t, 0, *[move for one in "abc"[: len(seat(t, 0)["fleets"])] for move in (f"sail {one} egypt", "load wool")])
    for number in (1, 2):
        if decision(t, number) == "launch":
            stay(t, number)
    return t


@clause("PAR-WON-09", "PAR-GEN-18")
@SHIELDS
def test_protection_is_bought_for_a_commodity_from_the_hand(wonder: str) -> None:
    t = sold(wonder, dict(hand={"wool": 1, "ore": 1, "gold": 1}, aegis={"army": 1}), WOOL, {})
    assert (t.pending, decision(t, 0)) == ([0], "end_action")
    bought = [text for text in texts(t, 0) if text.startswith("protect")]
    assert bought == [f"protect {wonder} a ore", f"protect {wonder} a gold"]
    play(t, 0, f"protect {wonder} a ore")
    assert (hand(t, 0), hand(t, 2), cargo(t, 0)) == ({"gold": 1}, {"ore": 1}, ["wool"])
    assert seat(t, 0, 1)["fleets"][0]["shields"] == [wonder]
    assert happened(t, "paid-owner")[0] == dict(event="paid-owner", seat=0, whose=2, card="ore", wonder=wonder)
    assert happened(t, "protected") == [dict(event="protected", seat=0, fleet="a", wonder=wonder)]


@clause("PAR-WON-09")
@SHIELDS
def test_protection_is_paid_for_each_fleet(wonder: str) -> None:
    t = sold(wonder, dict(hand={"wool": 2, "ore": 3}, fleets=[None, None]), WOOL, {})
    play(t, 0, f"protect {wonder} b ore")
    refused(t, 0, f"protect {wonder} b ore")
    assert [one["shields"] for one in seat(t, 0)["fleets"]] == [[], [wonder]]
    play(t, 0, f"protect {wonder} a ore")
    assert [one["shields"] for one in seat(t, 0)["fleets"]] == [[wonder], [wonder]]
    assert hand(t, 2) == {"ore": 2}


@clause("PAR-WON-09")
@SHIELDS
def test_protection_is_no_duty(wonder: str) -> None:
    t = sold(wonder, dict(hand={"wool": 1, "ore": 1}), WOOL, {})
    play(t, 0, "done")
    assert (hand(t, 0), hand(t, 2), seat(t, 0)["fleets"][0]["shields"]) == ({"ore": 1}, {}, [])


@clause("PAR-WON-09")
@SHIELDS
def test_protection_is_for_fleets_under_way(wonder: str) -> None:
    t = journey(WOOL, WOOL, {}, wonders={wonder: (2, "complete")})
    stay(t, 0, 1)
    assert phase(t) != "journey"
    assert happened(t, "protected") == []


@clause("PAR-WON-09")
@SHIELDS
def test_protection_is_sold_by_a_complete_wonder_only(wonder: str) -> None:
    t = journey(dict(hand={"wool": 1, "ore": 1}), {}, {}, wonders={wonder: (2, "partial")})
    launch(t, 0, "sail a egypt", "load wool")
    assert phase(t) == "fleet_trade"


@clause("PAR-WON-09")
def test_the_owner_pays_nothing_to_itself() -> None:
    t = journey(dict(hand={"wool": 1, "ore": 1}), {}, {}, wonders={"colossus": (0, "complete")})
    launch(t, 0, "sail a egypt", "load wool")
    assert (phase(t), hand(t, 0)) == ("fleet_trade", {"ore": 1})


@clause("PAR-WON-09", "PAR-ONL-02")
@pytest.mark.parametrize("left", [{}, {"timber": 1}])
def test_a_payment_received_may_buy_another_service(left: dict[str, int]) -> None:
    """Seat 2 is paid for its Colossus, and has now a card for the Lighthouse of seat 1."""
    t = journey(
        dict(hand={"ore": 1, "wool": 1}), WOOL, dict(hand={"grain": 1, **left}),
        wonders={"lighthouse": (1, "complete"), "colossus": (2, "complete")},
    )  # fmt: skip
    launch(t, 0, "sail a athens", "load wool")
    launch(t, 2, "sail a athens", "load grain")
    stay(t, 1)
    if left:
        play(t, 2, "done")
    play(t, 0, "protect colossus a ore")
    assert decision(t, 2) == "end_action"
    play(t, 2, "protect lighthouse a ore")
    assert hand(t, 1) == {"wool": 2, "ore": 1}
