"""PAR-HAZ: the Hazard Phase, every Hazard card, and all that keeps it off."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import HAZARD

from ..clauses import clause
from .arrange import cargo, decision, dump, hand, happened, phase, play, position, refused, seat, table, texts

CALM = "safe_journey"
GIFT = "gift_of_poseidon"
STOIC: dict[str, Any] = dict(built=["academy"], philosophies=["stoicism"])


def sea(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """The Hazard Phase begins."""
    return position(*seats, **{"phase": "hazard", **given})


def voyage(*cargoes: list[str], land: str = "athens", hazards: list[str], **given: Any) -> petteia.Table:
    """Each seat has Fleet A under way to the same Land with this cargo; a third seat, if not given, stays home."""
    seats = [dict(fleets=[(land, one)]) for one in cargoes]
    return sea(*seats, *[{}] * (3 - len(seats)), hazards=[*hazards, CALM, CALM], **given)


def aboard(t: petteia.Table) -> list[list[str]]:
    """The cargo of every Fleet A."""
    return [cargo(t, number) for number in range(len(table(t)["players"]))]


def hit(t: petteia.Table) -> list[tuple[int, str]]:
    return [(one["seat"], one["fleet"]) for one in happened(t, "hit")]


def drawn(t: petteia.Table) -> list[str]:
    return [one["hazard"] for one in happened(t, "drew-hazard")]


def replaced(t: petteia.Table) -> list[tuple[int, str, str]]:
    return [(one["seat"], one["fleet"], one["hazard"]) for one in happened(t, "replaced")]


def sent_home(t: petteia.Table) -> list[tuple[int, str]]:
    return [(one["seat"], one["fleet"]) for one in happened(t, "sent-home")]


def lost(t: petteia.Table, viewer: int | None = None) -> list[tuple[int, str, int]]:
    return [(one["seat"], one["fleet"], one["amount"]) for one in happened(t, "lost-aboard", viewer)]


def names(t: petteia.Table) -> list[str]:
    return [one["event"] for one in t.events(None)]


# Drawing


@clause("PAR-HAZ-01", "PAR-HAZ-02")
def test_one_card_is_drawn_for_all_fleets_to_the_neighboring_lands() -> None:
    seats = [dict(fleets=[(land, ["wool", "ore"])]) for land in ("athens", "sparta", "ionia")]
    t = sea(*seats, hazards=["storm_01", "storm_02"])
    assert drawn(t) == ["storm_01"]
    assert lost(t) == [(0, "a", 1), (1, "a", 1), (2, "a", 1)]


@clause("PAR-HAZ-03", "PAR-HAZ-05")
def test_two_cards_are_drawn_for_all_fleets_to_the_foreign_lands() -> None:
    seats = [dict(fleets=[(land, ["wool", "ore"])]) for land in ("egypt", "carthage", "italy")]
    t = sea(*seats, hazards=[CALM, "storm_01", "storm_02"])
    assert drawn(t) == [CALM, "storm_01"]
    assert [one["foreign"] for one in happened(t, "drew-hazard")] == [1, 1]
    assert lost(t) == [(0, "a", 1), (1, "a", 1), (2, "a", 1)]


@clause("PAR-HAZ-03", "PAR-HAZ-08")
def test_the_neighboring_group_comes_first_and_neither_touches_the_other() -> None:
    t = sea(
        dict(fleets=[("athens", ["wool", "ore"])]),
        dict(fleets=[("egypt", ["wool", "ore", "gold"])]),
        {},
        hazards=["storm_02", CALM, "storm_01"],
    )
    assert drawn(t) == ["storm_02", CALM, "storm_01"]
    assert [one["foreign"] for one in happened(t, "drew-hazard")] == [0, 1, 1]
    assert (cargo(t, 0), len(cargo(t, 1))) == ([], 2)  # most cargo of its group, though not of all


@clause("PAR-HAZ-04")
def test_the_first_foreign_card_takes_full_effect_before_the_second_is_drawn() -> None:
    t = voyage(["wool"] * 4, ["ore"] * 3, land="egypt", hazards=["storm_04", "storm_02"])
    assert drawn(t) == ["storm_04", "storm_02"]
    assert aboard(t) == [["wool"] * 2, [], []]  # after 2 losses the first Fleet has no longer the most
    assert names(t).index("lost-aboard") < [n for n, name in enumerate(names(t)) if name == "drew-hazard"][1]


@clause("PAR-HAZ-06")
def test_no_second_card_if_no_foreign_fleet_is_left() -> None:
    t = voyage(["wool"], ["ore"], land="egypt", hazards=["storm_09", "storm_02"])
    assert drawn(t) == ["storm_09"]
    assert table(t)["hazards"]["deck"] == 35


@clause("PAR-HAZ-05", "PAR-HAZ-06")
def test_a_second_card_if_one_foreign_fleet_is_left() -> None:
    t = voyage(["wool"] * 5, ["ore"], land="egypt", hazards=["storm_03", "storm_01"])
    assert (drawn(t), sent_home(t)) == (["storm_03", "storm_01"], [(0, "a")])
    assert (cargo(t, 0), cargo(t, 1)) == (["wool"] * 5, [])


@clause("PAR-HAZ-07")
def test_nothing_is_drawn_for_an_empty_group() -> None:
    assert drawn(voyage(["wool"], land="sparta", hazards=[CALM])) == [CALM]
    assert drawn(voyage(["wool"], land="italy", hazards=[CALM])) == [CALM, CALM]
    t = sea(dict(hand={"wool": 1}, fleets=[["army"]]), {}, {})
    assert (drawn(t), phase(t)) == ([], "build")


@clause("PAR-HAZ-09")
def test_drawn_cards_go_to_the_discard_pile() -> None:
    t = voyage(["wool"], ["ore"], land="egypt", hazards=["storm_01", "pirates_03"])
    found = table(t)["hazards"]
    assert (found["discard"], found["drawn"], found["deck"]) == (["storm_01", "pirates_03"], [], 34)


@clause("PAR-HAZ-09", "PAR-GEN-16")
def test_an_empty_hazard_deck_is_made_anew_from_the_discard_pile() -> None:
    told = dump(dict(fleets=[("egypt", ["wool"])]), {}, {}, phase="hazard", hazards=[CALM])
    state = told["state"]
    state["hazard_discard"], state["hazard_deck"], state["hazard_known"] = state["hazard_deck"][:-1], [CALM], [[]]
    t = petteia.load(told, of=GAME)
    assert len(drawn(t)) == 2
    assert len(happened(t, "reshuffled")) == 1
    found = table(t)["hazards"]
    assert found["deck"] + len(found["discard"]) == 36
    assert drawn(t)[1] in found["discard"]


# Effects


@clause("PAR-HAZ-10")
def test_safe_journey() -> None:
    t = voyage(["wool", "gold", "army"], ["ore"] * 6, hazards=[CALM])
    assert aboard(t) == [["wool", "gold", "army"], ["ore"] * 6, []]
    assert (hit(t), t.view(None)["deciding"], phase(t)) == ([], [0, 1], "fleet_trade")


@clause("PAR-HAZ-11", "PAR-HAZ-13", "PAR-HAZ-15")
def test_storm_01_every_fleet_loses_a_random_commodity() -> None:
    t = voyage(["wool", "army", "army"], ["ore", GIFT], ["gold", "gold"], hazards=["storm_01"])
    play(t, 1, "suffer a")
    assert aboard(t) == [["army", "army"], [GIFT], ["gold"]]
    assert lost(t) == [(0, "a", 1), (1, "a", 1), (2, "a", 1)]


@clause("PAR-GEN-14")
def test_storm_01_takes_any_commodity_with_equal_chance() -> None:
    left = Counter(
        tuple(cargo(voyage(["wool", "wool", "gold"], hazards=["storm_01"], chance=(n * 77731 + 5, n * 9973 + 3)), 0))
        for n in range(150)
    )
    assert set(left) == {("wool", "gold"), ("wool", "wool")}
    assert 65 < left[("wool", "gold")] < 135  # 2 of 3


@clause("PAR-HAZ-13", "PAR-HAZ-14", "PAR-HAZ-15")
def test_storm_02_the_fleets_with_most_cargo_lose_it_all() -> None:
    t = voyage(["wool", "army", "gold"], ["ore"] * 2, ["wool"] * 3, hazards=["storm_02"])
    assert aboard(t) == [[], ["ore"] * 2, []]
    assert lost(t) == [(0, "a", 3), (2, "a", 3)]


@clause("PAR-HAZ-15", "PAR-HAZ-21")
def test_storm_03_the_fleets_with_most_cargo_are_sent_home() -> None:
    t = voyage(["wool", "army"], ["ore"], ["wool", "gold"], hazards=["storm_03"])
    assert sent_home(t) == [(0, "a"), (2, "a")]
    assert [seat(t, number)["fleets"][0]["course"] for number in range(3)] == ["sent_home", "athens", "sent_home"]
    assert lost(t) == []


@clause("PAR-HAZ-12", "PAR-HAZ-13")
def test_storm_04_fleets_with_more_than_three_cards_lose_two_commodities() -> None:
    t = voyage(["wool"] * 3, ["ore"] * 4, ["gold", "army", "army", "army"], hazards=["storm_04"])
    assert aboard(t) == [["wool"] * 3, ["ore"] * 2, ["army"] * 3]
    assert lost(t) == [(1, "a", 2), (2, "a", 1)]


@clause("PAR-HAZ-12")
def test_storm_05_fleets_with_more_than_three_cards_are_sent_home() -> None:
    t = voyage(["wool"] * 3, ["ore"] * 4, ["gold", "army", "army", "army", "army"], hazards=["storm_05"])
    assert sent_home(t) == [(1, "a"), (2, "a")]


@clause("PAR-HAZ-13")
def test_storm_06_the_fleet_with_most_cargo_loses_half_of_it_of_its_choice() -> None:
    t = voyage(["wool", "wool", "gold", "army", "warship"], ["ore"] * 4, hazards=["storm_06"])
    assert (t.pending, decision(t, 0)) == ([0], "hazard_loss")
    play(t, 0, "lose wool", "lose wool", "lose army")  # three of five: rounded up
    assert aboard(t) == [["gold", "warship"], ["ore"] * 4, []]
    assert lost(t) == [(0, "a", 3)]


@clause("PAR-GEN-17")
def test_storm_06_everyone_hit_chooses_at_once_and_unseen() -> None:
    t = voyage(["wool", "gold"], ["ore", "gold"], hazards=["storm_06"])
    assert sorted(t.pending) == [0, 1]
    before = [(t.view(viewer), t.events(viewer)) for viewer in (1, 2, None)]
    play(t, 0, "lose wool")
    assert before == [(t.view(viewer), t.events(viewer)) for viewer in (1, 2, None)]
    play(t, 1, "lose gold")
    assert aboard(t) == [["gold"], ["ore"], []]
    for viewer in (2, None):
        assert all("cards" not in one for one in happened(t, "lost-aboard", viewer))
    assert [one.get("cards") for one in happened(t, "lost-aboard", 1)] == [None, ["gold"]]


@clause("PAR-HAZ-15")
def test_storm_06_a_seat_chooses_for_each_of_its_fleets() -> None:
    t = sea(dict(fleets=[("athens", ["wool", "gold"]), ("ionia", ["ore", "gold"])]), {}, {}, hazards=["storm_06"])
    assert texts(t, 0) == ["lose wool", "lose gold"]
    play(t, 0, "lose wool")
    assert texts(t, 0) == ["lose ore", "lose gold"]
    play(t, 0, "lose gold")
    assert (cargo(t, 0, "a"), cargo(t, 0, "b")) == (["gold"], ["ore"])


@clause("PAR-HAZ-11")
def test_storm_07_fleets_with_more_than_three_cards_keep_three_of_their_choice() -> None:
    t = voyage(["wool", "wool", "wool", "gold", "army"], ["ore"] * 3, ["grain"] * 4, hazards=["storm_07"])
    assert t.pending == [0]  # four times Grain leaves no choice
    play(t, 0, "lose wool")
    assert texts(t, 0) == ["lose wool", "lose gold", "lose army"]
    play(t, 0, "lose army")
    assert aboard(t) == [["wool", "wool", "gold"], ["ore"] * 3, ["grain"] * 3]


@clause("PAR-HAZ-11", "PAR-JRN-01")
def test_storm_08_the_archon_blows_the_fleet_with_most_cargo_to_another_land() -> None:
    t = voyage(["wool", "ore"], ["ore"], land="sparta", hazards=["storm_08"], archon=1)
    assert (t.pending, decision(t, 1), texts(t, 1)) == ([1], "hazard_archon", ["blow athens", "blow ionia"])
    play(t, 1, "blow ionia")
    assert [one["land"] for one in seat(t, 0)["fleets"]] == ["ionia"]
    assert happened(t, "blown") == [dict(event="blown", seat=0, fleet="a", land="ionia")]
    assert cargo(t, 0) == ["ore", "wool"]
    assert texts(t, 0) == ["reveal ionia", "pass ionia"]  # its destination from now on


@clause("PAR-HAZ-15")
def test_storm_08_the_archon_chooses_for_each_fleet() -> None:
    t = voyage(["wool"], ["ore"], land="egypt", hazards=["storm_08"])
    play(t, 0, "blow carthage", "blow italy")
    assert [seat(t, number)["fleets"][0]["land"] for number in range(2)] == ["carthage", "italy"]
    assert drawn(t) == ["storm_08", CALM]


@clause("PAR-HAZ-11", "PAR-HAZ-20")
def test_storm_09_every_fleet_is_sent_home() -> None:
    t = voyage(["wool"], ["ore"] * 4, hazards=["storm_09"])
    assert sent_home(t) == [(0, "a"), (1, "a")]
    assert (hand(t, 0), hand(t, 1)) == ({"wool": 1}, {"ore": 4})  # nobody was left to trade


@clause("PAR-HAZ-14", "PAR-GEN-06")
def test_pirates_01_the_fleets_with_most_rare_lose_all_of_it() -> None:
    t = voyage(["tools", "papyrus", "gold"], ["spices", "ore", "ore"], ["tools", "tools"], hazards=["pirates_01"])
    assert aboard(t) == [["gold"], ["ore", "ore", "spices"], []]


@clause("PAR-HAZ-18")
def test_pirates_02_every_fleet_with_gold_loses_one() -> None:
    t = voyage(["gold", "gold", "wool"], ["ore"], ["gold"], hazards=["pirates_02"])
    assert aboard(t) == [["wool", "gold"], ["ore"], []]
    assert [one["seat"] for one in happened(t, "meets")] == [0, 2]
    assert happened(t, "counted") == []


@clause("PAR-HAZ-14", "PAR-HAZ-18")
def test_pirates_03_the_fleet_with_most_gold_loses_all_of_it() -> None:
    t = voyage(["gold", "gold", "wool"], ["ore"] * 4, ["gold"], hazards=["pirates_03"])
    assert aboard(t) == [["wool"], ["ore"] * 4, ["gold"]]
    assert [(one["seat"], one["amount"]) for one in happened(t, "counted")] == [(0, 2), (1, 0), (2, 1)]


@clause("PAR-HAZ-11")
def test_pirates_04_every_fleet_with_rare_loses_one_of_its_choice() -> None:
    t = voyage(["spices", "tools", "gold"], ["ore", "gold"], ["papyrus", "wool"], hazards=["pirates_04"])
    assert (t.pending, texts(t, 0)) == ([0], ["lose spices", "lose tools"])
    play(t, 0, "lose spices")
    assert aboard(t) == [["tools", "gold"], ["ore", "gold"], ["wool"]]


@clause("PAR-HAZ-13")
def test_pirates_05_the_fleet_with_most_commodities_loses_three() -> None:
    t = voyage(["wool"] * 4, ["ore", "army", "army", "army", "army"], hazards=["pirates_05"])
    assert aboard(t) == [["wool"], ["ore", *["army"] * 4], []]
    assert [(one["seat"], one["amount"]) for one in happened(t, "counted")] == [(0, 4), (1, 1)]


@clause("PAR-HAZ-13")
def test_pirates_05_takes_all_if_there_are_fewer() -> None:
    t = voyage(["wool", "gold", "army"], ["ore"], hazards=["pirates_05"])
    assert aboard(t) == [["army"], ["ore"], []]


@clause("PAR-HAZ-18")
def test_pirates_06_every_fleet_with_rare_or_gold_loses_two_commodities() -> None:
    t = voyage(["gold", "gold", "army"], ["ore"] * 4, ["tools", "tools", "tools"], hazards=["pirates_06"])
    assert aboard(t) == [["army"], ["ore"] * 4, ["tools"]]
    assert [one["seat"] for one in happened(t, "meets")] == [0, 2]


@clause("PAR-HAZ-14")
def test_pirates_07_the_fleet_with_most_rare_and_gold_loses_all_commodities() -> None:
    t = voyage(["gold", "gold", "wool", "army"], ["ore"] * 6, ["tools", "gold", "papyrus"], hazards=["pirates_07"])
    assert aboard(t) == [["wool", "gold", "gold", "army"], ["ore"] * 6, []]


@clause("PAR-HAZ-13")
def test_mutiny_costs_fleets_with_more_than_three_cards_a_commodity_of_their_choice() -> None:
    t = voyage(["wool", "gold", "warship", "warship"], ["ore"] * 3, ["grain"] * 4, hazards=["mutiny"])
    assert (t.pending, texts(t, 0)) == ([0], ["lose wool", "lose gold"])
    play(t, 0, "lose wool")
    assert aboard(t) == [["gold", "warship", "warship"], ["ore"] * 3, ["grain"] * 3]


@clause("PAR-HAZ-14")
def test_coastal_raiders_cost_the_fleet_with_most_cargo_two_commodities() -> None:
    t = voyage(["wool"] * 4, ["ore"] * 3, hazards=["coastal_raiders"])
    assert aboard(t) == [["wool"] * 2, ["ore"] * 3, []]


@clause("PAR-GEN-04")
def test_sirens_send_home_the_fullest_fleet_of_islands_with_several() -> None:
    t = sea(
        dict(fleets=[("athens", ["wool"] * 2), ("sparta", ["wool"])]),
        dict(fleets=[("athens", ["ore"] * 5)]),
        dict(fleets=[("ionia", ["grain"]), ("egypt", ["grain"] * 6)]),  # only one of its Fleets is in the group
        hazards=["sirens", CALM, CALM],
    )
    assert sent_home(t) == [(0, "a")]


@clause("PAR-GEN-04")
def test_sirens_of_equal_fleets_take_the_later_letter() -> None:
    t = sea(
        dict(fleets=[("athens", ["wool"] * 2), ("athens", ["ore"] * 2), ("athens", ["wool"])]),
        dict(fleets=[("athens", ["ore"]), None, ("athens", ["ore"])]),
        {},
        hazards=["sirens"],
    )
    assert sent_home(t) == [(0, "b"), (1, "c")]


STORMY = [["wool"] * 5, ["ore", "ore", "ore", "gold"], ["grain"] * 3]
RAIDED = [
    ["tools", "tools", "tools", "tools", "wool"],
    ["gold", "gold", "gold", "ore"],
    ["tools", "tools", "gold", "gold"],
]


@clause("PAR-HAZ-12")
@pytest.mark.parametrize(("title", "cargoes", "many"), [("storm", STORMY, 9), ("pirates", RAIDED, 7)])
def test_cards_of_the_same_title_differ(title: str, cargoes: list[list[str]], many: int) -> None:
    effects = set()
    for card in HAZARD.names:
        if card.startswith(title):
            t = voyage(*cargoes, hazards=[card])
            asked = [(number, decision(t, number)) for number in t.pending]
            effects.add(str((lost(t), sent_home(t), asked)))
    assert len(effects) == many


# Comparisons


@clause("PAR-HAZ-14")
def test_each_fleet_is_compared_for_itself_whoever_owns_it() -> None:
    t = sea(
        dict(fleets=[("athens", ["wool"] * 2), ("sparta", ["wool"] * 2)]),
        dict(fleets=[("ionia", ["ore"] * 3)]),
        {},
        hazards=["storm_02"],
    )
    assert (cargo(t, 0, "a"), cargo(t, 0, "b"), cargo(t, 1)) == (["wool"] * 2, ["wool"] * 2, [])


@clause("PAR-HAZ-16")
@pytest.mark.parametrize("card", ["pirates_01", "pirates_03", "pirates_05", "pirates_07"])
def test_the_most_of_nothing_is_no_target(card: str) -> None:
    t = voyage(["army"], ["army"], hazards=[card])
    assert (hit(t), aboard(t)) == ([], [["army"], ["army"], []])


@clause("PAR-HAZ-16", "PAR-HAZ-20")
@pytest.mark.parametrize("card", ["storm_02", "storm_03", "storm_06", "storm_08", "coastal_raiders"])
def test_emptied_fleets_are_not_those_with_the_most_cargo(card: str) -> None:
    t = voyage([], [], land="egypt", hazards=[card])
    assert (hit(t), sent_home(t), phase(t)) == ([], [], "fleet_trade")


@clause("PAR-HAZ-17")
def test_the_targets_are_fixed_when_the_card_is_drawn() -> None:
    t = voyage(["wool", "wool", GIFT], ["ore", "ore"], hazards=["storm_02"])
    assert (hit(t), t.pending) == ([(0, "a")], [0])
    play(t, 0, "use_gift a")
    assert aboard(t) == [["wool", "wool"], ["ore", "ore"], []]


@clause("PAR-HAZ-18")
def test_compared_numbers_are_told_to_all_and_the_cards_are_not() -> None:
    t = voyage(["gold", "tools", "wool"], ["gold"], hazards=["pirates_07"])
    for viewer in (1, 2, None):
        assert [(one["seat"], one["amount"]) for one in happened(t, "counted", viewer)] == [(0, 2), (1, 1)]
        assert table(t, viewer)["players"][0]["fleets"][0]["shown"] == []


@clause("PAR-HAZ-18")
def test_what_is_seen_on_the_table_need_not_be_told() -> None:
    t = voyage(["gold", "tools", "wool"], ["gold"], hazards=["storm_02"])
    assert happened(t, "counted") == []


@clause("PAR-HAZ-19")
def test_lost_cards_are_gone() -> None:
    t = voyage(["wool"] * 3, hazards=["storm_02"])
    assert (cargo(t, 0), hand(t, 0), hand(t, 1), hand(t, 2)) == ([], {}, {}, {})
    assert lost(t) == [(0, "a", 3)]


@clause("PAR-HAZ-20")
def test_an_emptied_fleet_sails_on() -> None:
    t = voyage(["wool"], hazards=["storm_02"])
    assert (seat(t, 0)["fleets"][0]["course"], texts(t, 0)) == ("athens", ["reveal athens", "pass athens"])
    play(t, 0, "reveal athens", "take_free_plans a")
    assert len(table(t)["wonders"]) == 1


@clause("PAR-HAZ-20", "PAR-HAZ-11")
def test_an_emptied_fleet_is_still_hit() -> None:
    t = voyage([], ["ore"], land="egypt", hazards=["storm_09"])
    assert sent_home(t) == [(0, "a"), (1, "a")]


@clause("PAR-HAZ-21")
def test_a_fleet_sent_home_is_out_of_later_comparisons() -> None:
    t = voyage(["wool"] * 5, ["ore"] * 2, land="egypt", hazards=["storm_05", "storm_02"])
    assert (sent_home(t), hit(t)) == ([(0, "a")], [(0, "a"), (1, "a")])
    assert (cargo(t, 0), cargo(t, 1)) == (["wool"] * 5, [])


@clause("PAR-HAZ-21", "PAR-FTR-01")
def test_a_fleet_sent_home_takes_no_part_in_the_fleet_trade() -> None:
    t = voyage(["wool"] * 5, ["ore"] * 2, hazards=["storm_05"])
    assert (phase(t), t.pending) == ("fleet_trade", [1])
    assert table(t, 0)["lands"][0]["seen_by"] == [1]


@clause("PAR-HAZ-22")
def test_the_cargo_of_a_fleet_sent_home_stays_aboard_until_it_returns() -> None:
    t = voyage(["wool"] * 5, ["ore"] * 2, hazards=["storm_05"])
    assert (cargo(t, 0), hand(t, 0)) == (["wool"] * 5, {})
    play(t, 1, "pass athens")
    assert (phase(t), cargo(t, 0), hand(t, 0)) == ("build", [], {"wool": 5})


# The Warship


@clause("PAR-HAZ-23", "PAR-HAZ-25")
@pytest.mark.parametrize("card", [f"pirates_0{n}" for n in range(1, 8)])
def test_a_warship_keeps_every_pirates_card_off(card: str) -> None:
    mine = ["wool", "tools", "tools", "gold", "gold", "warship"]
    t = voyage(mine, hazards=[card])
    assert (decision(t, 0), texts(t, 0)) == ("hazard_response", ["suffer a", "show_warship a"])
    play(t, 0, "show_warship a")
    assert cargo(t, 0) == mine
    for viewer in (1, None):
        assert table(t, viewer)["players"][0]["fleets"][0]["shown"] == ["warship"]
    assert happened(t, "warship-shown") == [dict(event="warship-shown", seat=0, fleet="a")]


@clause("PAR-HAZ-24")
def test_a_fleet_with_a_warship_still_counts_and_nobody_is_hit_in_its_place() -> None:
    t = voyage(["gold", "gold", "warship"], ["gold"], hazards=["pirates_03"])
    play(t, 0, "show_warship a")
    assert (hit(t), aboard(t)) == ([(0, "a")], [["gold", "gold", "warship"], ["gold"], []])


@clause("PAR-HAZ-25")
def test_a_warship_serves_again() -> None:
    t = voyage(["gold", "warship"], land="egypt", hazards=["pirates_02", "pirates_03"])
    play(t, 0, "show_warship a")
    assert texts(t, 0) == ["suffer a", "show_warship a"]
    play(t, 0, "show_warship a")
    assert cargo(t, 0) == ["gold", "warship"]


@clause("PAR-HAZ-26")
def test_a_warship_protects_its_own_fleet_only() -> None:
    t = sea(
        dict(aegis={"warship": 1}, fleets=[("athens", ["gold"]), ("athens", ["gold", "warship"])]),
        {}, {}, hazards=["pirates_02"],
    )  # fmt: skip
    assert hit(t) == [(0, "a"), (0, "b")]
    assert "show_warship a" not in texts(t, 0)
    play(t, 0, "show_warship b")
    assert (cargo(t, 0, "a"), cargo(t, 0, "b")) == ([], ["gold", "warship"])


@clause("PAR-HAZ-26")
@pytest.mark.parametrize("card", ["storm_01", "storm_02", "storm_03", "mutiny", "coastal_raiders"])
def test_a_warship_helps_against_pirates_only(card: str) -> None:
    t = voyage(["wool", "wool", "wool", "warship"], hazards=[card])
    assert hit(t) == [(0, "a")]
    assert (happened(t, "unharmed"), decision(t, 0) == "hazard_response") == ([], False)


@clause("PAR-HAZ-23")
def test_showing_a_warship_is_no_duty() -> None:
    t = voyage(["gold", "warship"], hazards=["pirates_02"])
    play(t, 0, "suffer a")
    assert cargo(t, 0) == ["warship"]
    assert table(t, 1)["players"][0]["fleets"][0]["shown"] == []


# The Gift of Poseidon


@clause("PAR-HAZ-27", "PAR-HAZ-28")
def test_a_gift_is_discarded_and_the_card_ignored() -> None:
    t = voyage(["wool", GIFT], ["ore"], hazards=["storm_09", CALM])
    assert texts(t, 0) == ["suffer a", "use_gift a"]
    play(t, 0, "use_gift a")
    assert (sent_home(t), cargo(t, 0)) == ([(1, "a")], ["wool"])
    assert replaced(t) == [(0, "a", CALM)]
    assert table(t)["hazards"]["discard"] == ["storm_09", CALM]


@clause("PAR-HAZ-28")
def test_the_replacement_affects_this_fleet_only() -> None:
    t = voyage(["wool", "wool", GIFT], ["ore", "ore"], hazards=["storm_01", "storm_09"])
    play(t, 0, "use_gift a")
    assert (sent_home(t), len(cargo(t, 1))) == ([(0, "a")], 1)


@clause("PAR-HAZ-29", "PAR-HAZ-30")
def test_others_count_after_their_losses_when_the_replacement_compares() -> None:
    t = voyage(["wool", "wool", GIFT], ["ore"] * 3, hazards=["storm_01", "storm_02"])
    play(t, 0, "use_gift a")
    assert aboard(t) == [[], ["ore"] * 2, []]  # 2 cards each by now


@clause("PAR-HAZ-29", "PAR-HAZ-30")
def test_the_user_counts_without_its_gift_when_the_replacement_compares() -> None:
    t = voyage(["wool", "wool", GIFT], ["ore"] * 4, hazards=["storm_01", "storm_02"])
    play(t, 0, "use_gift a")
    assert aboard(t) == [["wool"] * 2, ["ore"] * 3, []]  # another has more, and the card is not for it


@clause("PAR-HAZ-29")
def test_fleets_sent_home_do_not_count_for_the_replacement() -> None:
    t = voyage(["wool", GIFT], ["ore"] * 4, hazards=["storm_09", "storm_02"])
    play(t, 0, "use_gift a")
    assert (cargo(t, 0), sent_home(t)) == ([], [(1, "a")])


@clause("PAR-HAZ-18", "PAR-HAZ-29")
def test_a_replacement_that_compares_is_told_for_the_whole_group() -> None:
    t = voyage(["gold", "tools", GIFT], ["gold", "gold"], ["wool", "wool"], hazards=["storm_01", "pirates_03"])
    play(t, 0, "use_gift a")
    assert [(one["seat"], one["amount"]) for one in happened(t, "counted")] == [(0, 1), (1, 1), (2, 0)]
    assert aboard(t) == [["tools"], ["gold"], ["wool"]]  # a tie, but the card is for one Fleet only


@clause("PAR-HAZ-31")
def test_the_user_counts_gift_included_for_the_original() -> None:
    t = voyage(["wool", "wool", GIFT], ["ore", "ore"], hazards=["storm_02"])
    assert hit(t) == [(0, "a")]
    play(t, 0, "use_gift a")
    assert cargo(t, 1) == ["ore", "ore"]


@clause("PAR-HAZ-32")
def test_a_replacement_may_be_answered_by_a_warship() -> None:
    t = voyage(["gold", "warship", GIFT], hazards=["storm_09", "pirates_03"])
    assert texts(t, 0) == ["suffer a", "use_gift a"]
    play(t, 0, "use_gift a")
    assert texts(t, 0) == ["suffer a", "show_warship a"]
    play(t, 0, "show_warship a")
    assert cargo(t, 0) == ["gold", "warship"]


@clause("PAR-HAZ-32")
def test_a_replacement_may_be_answered_by_another_gift() -> None:
    t = voyage(["gold", GIFT, GIFT], hazards=["storm_09", "storm_02", "storm_01"])
    play(t, 0, "use_gift a", "use_gift a")
    assert replaced(t) == [(0, "a", "storm_02"), (0, "a", "storm_01")]
    assert cargo(t, 0) == []


@clause("PAR-HAZ-33")
def test_replacements_come_clockwise_from_the_archon_then_by_letter() -> None:
    two = dict(fleets=[("athens", ["wool", GIFT]), ("sparta", ["wool", GIFT])])
    t = sea(
        dict(fleets=[("ionia", ["wool", GIFT])]), two, dict(fleets=[("ionia", ["wool", GIFT])]),
        archon=1, hazards=["storm_09", "storm_01", CALM, "storm_02", "storm_07"],
    )  # fmt: skip
    play(t, 0, "use_gift a")
    play(t, 1, "use_gift a", "use_gift b")
    play(t, 2, "use_gift a")
    assert replaced(t) == [(1, "a", "storm_01"), (1, "b", CALM), (2, "a", "storm_02"), (0, "a", "storm_07")]
    kinds = [name for name in names(t) if name in ("gift-used", "replaced")]
    assert kinds == ["gift-used"] * 4 + ["replaced"] * 4  # all Gifts are gone before the first new card


@clause("PAR-HAZ-33")
def test_each_replacement_is_dealt_with_fully_before_the_next() -> None:
    t = voyage(["gold", "wool", "wool", "wool", GIFT], ["ore", GIFT], hazards=["storm_09", "mutiny", "storm_01"])
    play(t, 1, "use_gift a")
    play(t, 0, "use_gift a")
    assert (replaced(t), t.pending, decision(t, 0)) == ([(0, "a", "mutiny")], [0], "hazard_loss")
    play(t, 0, "lose wool")
    assert replaced(t)[1:] == [(1, "a", "storm_01")]
    assert aboard(t) == [["wool", "wool", "gold"], [], []]


@clause("PAR-HAZ-34")
def test_a_fleet_that_replaced_the_first_card_faces_the_second() -> None:
    t = voyage(["wool", "wool", GIFT], ["ore"], land="egypt", hazards=["storm_09", CALM, "storm_01"])
    play(t, 0, "use_gift a")
    assert (drawn(t), replaced(t)) == (["storm_09", "storm_01"], [(0, "a", CALM)])
    assert cargo(t, 0) == ["wool"]


@clause("PAR-HAZ-35")
def test_a_gift_is_of_no_use_against_a_card_for_others() -> None:
    t = sea(
        dict(fleets=[("athens", ["wool", "wool", GIFT]), ("sparta", ["wool", GIFT])]), {}, {},
        hazards=["storm_02", CALM],
    )  # fmt: skip
    assert texts(t, 0) == ["suffer a", "use_gift a"]
    refused(t, 0, "use_gift b")
    play(t, 0, "use_gift a")
    assert cargo(t, 0, "b") == ["wool", GIFT]


@clause("PAR-HAZ-35")
def test_a_gift_is_of_no_use_against_a_safe_journey() -> None:
    t = voyage(["wool", GIFT], hazards=[CALM])
    assert (phase(t), cargo(t, 0)) == ("fleet_trade", ["wool", GIFT])


@clause("PAR-HAZ-36")
def test_answers_are_given_in_secret_and_together() -> None:
    t = voyage(["wool", GIFT], ["ore", GIFT], hazards=["storm_09", CALM, CALM])
    assert sorted(t.pending) == [0, 1]
    before = [(t.view(viewer), t.events(viewer)) for viewer in (1, 2, None)]
    play(t, 0, "use_gift a")
    assert before == [(t.view(viewer), t.events(viewer)) for viewer in (1, 2, None)]
    assert texts(t, 0) == ["reconsider"]
    play(t, 0, "reconsider", "suffer a")
    play(t, 1, "use_gift a")
    assert (sent_home(t), replaced(t)) == ([(0, "a")], [(1, "a", CALM)])


@clause("PAR-HAZ-36")
def test_a_seat_answers_for_all_its_fleets() -> None:
    t = sea(
        dict(fleets=[("athens", ["gold", "warship"]), ("sparta", ["gold", GIFT])]), {}, {},
        hazards=["pirates_02", CALM],
    )  # fmt: skip
    assert texts(t, 0) == ["suffer a", "show_warship a"]
    play(t, 0, "show_warship a", "use_gift b")
    assert (cargo(t, 0, "a"), cargo(t, 0, "b")) == (["gold", "warship"], ["gold"])


# Armies, Great Wonders and services work by themselves


@clause("PAR-HAZ-37")
@pytest.mark.parametrize("card", ["mutiny", "coastal_raiders"])
def test_an_army_aboard_keeps_mutiny_and_raiders_off(card: str) -> None:
    mine = ["wool", "wool", "gold", "army", GIFT]
    t = voyage(mine, ["ore"] * 4, hazards=[card])
    assert aboard(t)[0] == mine  # not asked, and the Gift is not used
    assert happened(t, "army-shown") == [dict(event="army-shown", seat=0, fleet="a")]
    assert table(t, 1)["players"][0]["fleets"][0]["shown"] == ["army"]
    assert cargo(t, 1) == ["ore"] * (3 if card == "mutiny" else 4)  # it still has the most cargo


@clause("PAR-HAZ-37")
def test_an_army_is_not_shown_if_its_fleet_is_no_target() -> None:
    t = voyage(["wool", "army"], ["ore"] * 4, hazards=["mutiny"])
    assert (happened(t, "army-shown"), table(t, 1)["players"][0]["fleets"][0]["shown"]) == ([], [])


@clause("PAR-HAZ-37")
@pytest.mark.parametrize("card", ["storm_01", "pirates_05"])
def test_an_army_helps_against_nothing_else(card: str) -> None:
    t = voyage(["wool", "army"], hazards=[card])
    assert cargo(t, 0) == ["army"]


RICH = ["wool", "tools", "tools", "gold", "gold", GIFT]
PIRATES = [*[f"pirates_0{n}" for n in range(1, 8)], "coastal_raiders"]
STORMS = [f"storm_0{n}" for n in range(1, 10)]


@clause("PAR-HAZ-37", "PAR-WON-07")
@pytest.mark.parametrize("card", PIRATES)
def test_colossus_keeps_pirates_and_raiders_off_its_owners_fleets(card: str) -> None:
    t = voyage(RICH, ["wool"], hazards=[card], wonders={"colossus": (0, "complete")})
    assert (phase(t), cargo(t, 0)) == ("fleet_trade", RICH)  # and the Gift is not asked for
    assert cargo(t, 1) == ["wool"]  # the protected Fleet counts


@clause("PAR-HAZ-37")
@pytest.mark.parametrize("card", ["storm_01", "storm_02", "mutiny"])
def test_colossus_helps_against_nothing_else(card: str) -> None:
    t = voyage(["wool"] * 4, hazards=[card], wonders={"colossus": (0, "complete")})
    assert len(cargo(t, 0)) < 4


@clause("PAR-HAZ-37", "PAR-WON-07")
@pytest.mark.parametrize("card", STORMS)
def test_lighthouse_keeps_storms_off_its_owners_fleets(card: str) -> None:
    t = voyage(RICH, land="egypt", hazards=[card, card if card in ("storm_03", "storm_04") else CALM],
               wonders={"lighthouse": (0, "complete")})  # fmt: skip
    assert (phase(t), cargo(t, 0), sent_home(t)) == ("fleet_trade", RICH, [])


@clause("PAR-HAZ-37")
@pytest.mark.parametrize("card", ["pirates_05", "mutiny", "coastal_raiders"])
def test_lighthouse_helps_against_nothing_else(card: str) -> None:
    t = voyage(["wool"] * 4, hazards=[card], wonders={"lighthouse": (0, "complete")})
    assert len(cargo(t, 0)) < 4


@clause("PAR-HAZ-37")
@pytest.mark.parametrize("wonder", ["colossus", "lighthouse"])
def test_an_unfinished_wonder_protects_nobody(wonder: str) -> None:
    card = "pirates_05" if wonder == "colossus" else "storm_02"
    assert cargo(voyage(["wool"], hazards=[card], wonders={wonder: (0, "partial")}), 0) == []


@clause("PAR-HAZ-37", "PAR-WON-09")
@pytest.mark.parametrize(
    ("wonder", "card"), [("colossus", "pirates_05"), ("colossus", "coastal_raiders"), ("lighthouse", "storm_02")]
)
def test_a_bought_service_protects_this_fleet_in_this_season(wonder: str, card: str) -> None:
    t = position(
        dict(hand={"wool": 4, "ore": 1}, fleets=[None, None]), {}, {},
        phase="journey", hazards=[card], wonders={wonder: (2, "complete")},
    )  # fmt: skip
    play(t, 0, "sail a athens", "load wool", "sail b athens", "load wool", "launch")
    play(t, 0, f"protect {wonder} b ore", "done")
    assert (cargo(t, 0, "a"), cargo(t, 0, "b")) == ([], ["wool"])
    while phase(t) != "build":
        play(t, t.pending[0], texts(t, t.pending[0])[-1])
    assert [one["shields"] for one in seat(t, 0)["fleets"]] == [[], []]


@clause("PAR-HAZ-37", "PAR-WON-07")
def test_diolkos_lets_only_the_first_foreign_card_affect_its_owner() -> None:
    t = voyage(["wool"] * 3, ["ore"] * 2, land="egypt", hazards=["storm_01", "storm_02"],
               wonders={"diolkos": (0, "complete")})  # fmt: skip
    assert drawn(t) == ["storm_01", "storm_02"]  # the second is drawn as usual
    assert aboard(t) == [["wool"] * 2, ["ore"], []]  # and its Fleet counts for it


@clause("PAR-HAZ-37")
def test_diolkos_changes_nothing_at_the_neighboring_lands() -> None:
    assert cargo(voyage(["wool"], hazards=["storm_02"], wonders={"diolkos": (0, "complete")}), 0) == []


@clause("PAR-HAZ-37", "PAR-HAZ-34")
def test_diolkos_does_not_stop_the_replacement_of_the_first_card() -> None:
    t = voyage(["wool", "wool", GIFT], land="egypt", hazards=["storm_09", "storm_01", "storm_02"],
               wonders={"diolkos": (0, "complete")})  # fmt: skip
    play(t, 0, "use_gift a")
    assert (replaced(t), cargo(t, 0)) == ([(0, "a", "storm_01")], ["wool"])


@clause("PAR-WON-09")
def test_diolkos_sells_the_same_to_others() -> None:
    t = position(
        dict(hand={"wool": 3, "ore": 1}), {}, {},
        phase="journey", hazards=["storm_01", "storm_02"], wonders={"diolkos": (2, "complete")},
    )  # fmt: skip
    play(t, 0, "sail a egypt", "load wool", "load wool", "launch")
    play(t, 0, "protect diolkos a ore")
    if decision(t, 0) == "end_action":
        play(t, 0, "done")
    assert (drawn(t), cargo(t, 0)) == (["storm_01", "storm_02"], ["wool"])


# Stoicism


def stoic(*cargoes: list[str], hazards: list[str], land: str = "athens", **given: Any) -> petteia.Table:
    """Seat 0 is a Stoic with these Fleets, seat 1 has one with 2 Ore."""
    mine = dict(STOIC, fleets=[(land, one) for one in cargoes])
    return sea(mine, dict(fleets=[(land, ["ore", "ore"])]), {}, hazards=[*hazards, CALM, CALM], **given)


@clause("PAR-PHI-03")
def test_stoicism_saves_a_commodity_after_the_draw() -> None:
    t = stoic(["wool", "wool", "gold", "army"], hazards=["storm_02"])
    assert (t.pending, decision(t, 0)) == ([0], "save_from_hazard")
    assert texts(t, 0) == ["save a wool", "save a gold", "save_none"]
    play(t, 0, "save a gold")
    assert cargo(t, 0) == ["gold"]
    assert happened(t, "saved", 0) == [dict(event="saved", seat=0, cards=["gold"])]


@clause("PAR-PHI-03")
def test_stoicism_saves_what_was_drawn_at_random() -> None:
    t = stoic(["wool"] * 4, hazards=["storm_04"])
    play(t, 0, "save a wool")
    assert cargo(t, 0) == ["wool"] * 3


@clause("PAR-PHI-03")
def test_stoicism_may_be_left_unused() -> None:
    t = stoic(["wool"] * 3, hazards=["storm_02"])
    play(t, 0, "save_none")
    assert cargo(t, 0) == []


@clause("PAR-PHI-03")
def test_stoicism_saves_in_one_fleet_only() -> None:
    t = stoic(["wool"], ["gold"], hazards=["storm_01"])
    assert texts(t, 0) == ["save a wool", "save b gold", "save_none"]
    play(t, 0, "save b gold")
    assert (cargo(t, 0, "a"), cargo(t, 0, "b")) == ([], ["gold"])


@clause("PAR-PHI-03")
def test_stoicism_saves_from_each_card() -> None:
    t = stoic(["wool", "wool"], land="egypt", hazards=["storm_01", "storm_02"])
    play(t, 0, "save a wool", "save a wool")
    assert (drawn(t), cargo(t, 0)) == (["storm_01", "storm_02"], ["wool"])


@clause("PAR-PHI-03")
def test_stoicism_saves_one_of_the_chosen_losses() -> None:
    t = stoic(["wool", "wool", "gold", "army"], hazards=["storm_06"])
    play(t, 0, "lose wool", "lose gold", "save a gold")
    assert cargo(t, 0) == ["wool", "gold", "army"]


@clause("PAR-PHI-03")
def test_stoicism_saves_no_aegis_and_no_voyage() -> None:
    t = stoic(["army", "army", "army"], hazards=["storm_02"])
    assert (phase(t), cargo(t, 0)) == ("fleet_trade", [])
    t = stoic(["wool"] * 3, hazards=["storm_03"])
    assert sent_home(t) == [(0, "a")]


@clause("PAR-PHI-03")
def test_stoicism_saves_from_a_replacement_too() -> None:
    t = stoic(["wool", "gold", GIFT], hazards=["storm_09", "storm_02"])
    play(t, 0, "use_gift a", "save a gold")
    assert cargo(t, 0) == ["gold"]


# Events


@clause("PAR-EVENT-08")
def test_fair_winds_no_card_is_drawn_for_the_neighboring_lands() -> None:
    t = sea(
        dict(fleets=[("athens", ["wool"])]), dict(fleets=[("egypt", ["ore", "ore", "ore"])]), {},
        events=["fair_winds"], hazards=["storm_01", CALM, "storm_02"],
    )  # fmt: skip
    assert (drawn(t), [one["foreign"] for one in happened(t, "drew-hazard")]) == (["storm_01", CALM], [1, 1])
    assert aboard(t) == [["wool"], ["ore", "ore"], []]


@clause("PAR-EVENT-08")
@pytest.mark.parametrize("card", [f"pirates_0{n}" for n in range(1, 8)])
def test_olympic_truce_pirates_count_as_a_safe_journey(card: str) -> None:
    t = voyage(RICH, year=2, events=["olympic_truce"], hazards=[card])
    assert (phase(t), drawn(t), cargo(t, 0)) == ("fleet_trade", [card], RICH)


@clause("PAR-EVENT-08")
@pytest.mark.parametrize("card", ["storm_02", "mutiny", "coastal_raiders"])
def test_olympic_truce_stops_nothing_else(card: str) -> None:
    t = voyage(["wool"] * 4, year=2, events=["olympic_truce"], hazards=[card])
    assert len(cargo(t, 0)) < 4


@clause("PAR-EVENT-08")
def test_fair_winds_and_truce_act_only_while_they_lie_open() -> None:
    t = voyage(["wool"], hazards=["storm_01"], events=["pirate_raids"])
    assert cargo(t, 0) == []


@clause("PAR-EVENT-08", "PAR-HAZ-28")
def test_olympic_truce_holds_for_a_replacement_too() -> None:
    t = voyage(["gold", GIFT], year=2, events=["olympic_truce"], hazards=["storm_09", "pirates_02"])
    play(t, 0, "use_gift a")
    assert (replaced(t), cargo(t, 0)) == ([(0, "a", "pirates_02")], ["gold"])
