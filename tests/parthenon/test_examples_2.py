"""Worked examples of chapter 10 about voyages, harbors and the way home: PAR-EX-06 to PAR-EX-15, -18 and -23."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import petteia

from ..clauses import clause
from .arrange import aegis, cargo, decision, hand, happened, phase, play, position, refused, seat, table, texts, until
from .test_clauses_harbor import deal

S, T = 0, 1


def pirates_in_group_f() -> petteia.Table:
    """Fleet S with 2 Rare and Fleet T with 3 Rare and a Warship; Pirates come for those with the most Rare."""
    return position(
        dict(fleets=[("egypt", ["spices", "tools"])]),
        dict(fleets=[("carthage", ["pottery", "spices", "tools", "warship"])]),
        {},
        phase="hazard",
        hazards=["pirates_01", "safe_journey"],
    )


@clause("PAR-HAZ-14", "PAR-HAZ-23", "PAR-HAZ-24", "PAR-HAZ-25")
def test_ex_06_a_warship_is_revealed() -> None:
    t = pirates_in_group_f()
    play(t, T, "show_warship a")
    assert cargo(t, S) == ["spices", "tools"]
    assert cargo(t, T) == ["pottery", "spices", "tools", "warship"]
    for viewer in (S, 2, None):
        assert table(t, viewer)["players"][T]["fleets"][0]["shown"] == ["warship"]


@clause("PAR-HAZ-14", "PAR-HAZ-24")
def test_ex_07_the_warship_is_not_revealed() -> None:
    t = pirates_in_group_f()
    play(t, T, "suffer a")
    assert (cargo(t, S), cargo(t, T)) == (["spices", "tools"], ["warship"])


@clause("PAR-FTR-01", "PAR-HAZ-21", "PAR-HAZ-22")
def test_ex_08_a_storm_sends_a_fleet_home() -> None:
    t = position(
        dict(fleets=[("sparta", ["wool"] * 3)]), dict(fleets=[("sparta", ["ore"] * 2)]), {},
        phase="hazard", hazards=["storm_03"], harbors={"sparta": "shortage_ore"},
    )  # fmt: skip
    assert seat(t, 0)["fleets"][0]["course"] == "sent_home"
    assert (phase(t), t.pending, decision(t, 0)) == ("fleet_trade", [1], None)
    assert (table(t, 0)["lands"][1]["status"], table(t, 1)["lands"][1]["status"]) == (None, "shortage_ore")
    play(t, 1, "reveal sparta")
    assert decision(t, 0) is None
    until(t, lambda t: phase(t) == "build")
    assert hand(t, 0) == {"wool": 3}


@clause("PAR-FTR-10", "PAR-FTR-27")
def test_ex_09_a_blockade_stops_the_fleet_but_the_plans_stay_free() -> None:
    t = position(
        dict(aegis={"warship": 1}, fleets=[("athens", ["wool"])]), dict(fleets=[("egypt", ["wool", "wool"])]), {},
        phase="fleet_trade", harbors={"athens": "+blockade", "egypt": "+open_harbor"}, hazards=["safe_journey"] * 3,
    )  # fmt: skip
    assert refused(t, 0, "take_free_plans a") == "PAR-FTR-10"
    until(t, lambda t: decision(t, 0) == "launch")
    play(t, 0, "sail a athens", "load warship")  # a later visit, permitted to a Warship that is shown
    until(t, lambda t: decision(t, 0) == "harbor_trade")
    play(t, 0, "enter_showing a", "take_free_plans a")
    assert [(one["seat"], one["gold"]) for one in happened(t, "took-plans")] == [(0, 0)]


@clause("PAR-FTR-10", "PAR-FTR-12")
def test_ex_10_harbor_fees_are_refused() -> None:
    t = position(
        dict(fleets=[("athens", ["wool", "wool", "wool"])]), dict(fleets=[("egypt", ["wool", "wool"])]), {},
        phase="fleet_trade", harbors={"athens": "+harbor_fees", "egypt": "+open_harbor"},
    )  # fmt: skip
    assert refused(t, 0, "take_free_plans a") == "PAR-FTR-10"
    assert refused(t, 0, "trade a nb_1") == "PAR-FTR-10"
    play(t, 0, "done")
    play(t, 1, "done")
    assert (phase(t), hand(t, 0), seat(t, 0)["plans_taken"]) == ("build", {"wool": 3}, 0)


def at(land: str, goods: list[str], harbor: str = "open_harbor") -> petteia.Table:
    """Seat 0 may trade at a Land; seat 1 is busy elsewhere."""
    return position(
        dict(fleets=[(land, goods)]), dict(fleets=[("egypt", ["ore", "ore"])]), {},
        phase="fleet_trade", harbors={land: f"+{harbor}", "egypt": "+open_harbor"},
    )  # fmt: skip


@clause("PAR-FTR-13", "PAR-FTR-15")
@pytest.mark.parametrize("given", [["wool"] * 4, ["ore", "wool", "wool", "wool"]])
def test_ex_11_four_basic_for_one_gold_at_ionia(given: list[str]) -> None:
    deal(at("ionia", given), "trade a nb_2", given, ["gold"])


@clause("PAR-FTR-13", "PAR-FTR-14")
def test_ex_12_wool_for_grapes() -> None:
    t = at("sparta", ["wool", "wool"])
    deal(t, "trade a nb_1", ["wool", "wool"], ["grapes"])
    assert cargo(t, 0) == ["grapes"]
    t = at("carthage", ["wool", "wool"])
    deal(t, "trade a fb_1", ["wool"], ["grapes"])
    assert cargo(t, 0) == ["grapes", "wool"]
    assert refused(at("sparta", ["wool", "wool"]), 0, "trade a fb_1") == "PAR-FTR-13"


@clause("PAR-FTR-16")
def test_ex_13_three_wool_and_a_pottery_are_no_four_basic() -> None:
    t = at("ionia", ["wool", "wool", "wool", "pottery"])
    assert refused(t, 0, "trade a nb_2") is not None
    assert refused(t, 0, "trade a nr_2") is not None


@clause("PAR-FTR-36", "PAR-FTR-37", "PAR-FTR-38", "PAR-FTR-39")
def test_ex_14_an_olive_shortage_in_italy() -> None:
    t = at("italy", ["olives", "olives"], "shortage_olives")
    assert refused(t, 0, "trade a fb_2") is not None
    deal(t, "trade a shortage_sell", ["olives"], ["gold"])
    deal(t, "trade a shortage_sell", ["olives"], ["gold"])
    play(t, 0, "trade a fg_1")
    assert refused(t, 0, "take olives") is not None
    play(t, 0, "take ore", "take wool")
    assert cargo(t, 0) == ["ore", "wool", "gold"]


@clause("PAR-FTR-37", "PAR-FTR-39")
def test_ex_15_olives_are_bought_with_gold() -> None:
    t = at("italy", ["grain", "wool"], "shortage_olives")
    play(t, 0, "trade a fb_1", "give wool")
    assert refused(t, 0, "take olives") is not None
    t = at("italy", ["grain", "wool"], "shortage_olives")
    deal(t, "trade a fb_2", ["grain", "wool"], ["gold"])
    deal(t, "trade a shortage_buy", ["gold"], ["olives"])
    assert cargo(t, 0) == ["olives"]


GOODS = ["grain", "grapes", "olives", "ore", "timber", "wool", "gold", "army"]


@clause("PAR-RET-02", "PAR-RET-08")
@pytest.mark.parametrize("dropped", list(combinations(GOODS, 2)))
def test_ex_18_two_of_eight_cards_are_discarded(dropped: tuple[str, str]) -> None:
    t = position(dict(fleets=[("egypt", GOODS)]), {}, {}, phase="return")
    for card in dropped:
        if f"drop {card}" in texts(t, 0):
            play(t, 0, f"drop {card}")
    kept = Counter(GOODS) - Counter(dropped)
    if "army" not in dropped:
        assert texts(t, 0) == ["stow army", "unload"]
        aboard = t.copy()
        play(aboard, 0, "stow army")
        assert (cargo(aboard, 0), aegis(aboard, 0)) == (["army"], {})
        play(t, 0, "unload")
        assert (cargo(t, 0), aegis(t, 0)) == ([], {"army": 1})
    assert hand(t, 0) == {card: 1 for card in kept if card != "army"}


@clause("PAR-JRN-13", "PAR-JRN-14")
@pytest.mark.parametrize(("first", "last"), [(1, 3), (3, 1)])
def test_ex_23_the_archon_orders_those_who_wait(first: int, last: int) -> None:
    t = position(*[dict(hand={"ore": 1, "wool": 1})] * 4, phase="journey", archon=3, hazards=["safe_journey"] * 3)
    play(t, 1, "wait")
    play(t, 3, "wait")
    play(t, 0, "sail a egypt", "load wool")
    assert happened(t, "launched") == []
    play(t, 2, "sail a athens", "load wool")
    assert [(one["seat"], one["land"]) for one in happened(t, "launched")] == [(0, "egypt"), (2, "athens")]
    assert (t.pending, sorted(texts(t, 3))) == ([3], ["next 1", "next 3"])
    play(t, 3, f"next {first}")
    assert t.pending == [first]
    play(t, first, "sail a sparta", "load wool")
    assert t.pending == [last]
    assert [(one["seat"], one["land"]) for one in happened(t, "launched", last)][2:] == [(first, "sparta")]
    play(t, last, "sail a italy", "load wool")
    assert happened(t, "launched")[3]["seat"] == last
