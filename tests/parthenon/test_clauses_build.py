"""Chapter 4.9 up to the Acropolis and the Fleets: building and making, and the cards that change what is paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import ISLAND, SLOT

from ..clauses import clause
from ..editions import edition
from .arrange import (
    PHASES,
    aegis,
    built,
    cargo,
    decision,
    dump,
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
EACH = dict.fromkeys(BASICS, 1)
REGULAR = ["fortress", "shrine", "great_harbor", "marketplace", "academy", "treasury"]
VILLAGES = [f"village_{n}" for n in range(3, 7)]
CYNIC: dict[str, Any] = dict(built=["academy"], philosophies=["cynicism"])


def building(mine: dict[str, Any], *others: dict[str, Any], **given: Any) -> petteia.Table:
    """A Build Phase; the last seat can build a Village, so that the phase goes on, and another has nothing."""
    seats = [mine, *others, {}][:2]
    return position(*seats, dict(hand={"wool": 1}), phase="build", **given)


def can(t: petteia.Table, number: int, move: str) -> bool:
    return move in texts(t, number)


def spend(t: petteia.Table, number: int) -> list[list[str]]:
    """What a seat has paid openly, deed by deed, as everybody saw it."""
    return [one["cards"] for one in happened(t, "paid") if one["seat"] == number]


def denied(t: petteia.Table, number: int, move: str) -> str | None:
    """The clause that forbids a move in the Build Phase."""
    assert phase(t) == "build"
    return refused(t, number, move)


def pay_up(t: petteia.Table, number: int = 0) -> None:
    """Choose the first way to pay that is offered, card by card."""
    while decision(t, number) == "payment":
        t.play(number, t.options(number)[0])


def cost(t: petteia.Table, number: int, slot: str) -> list[str]:
    deck = table(t, number)["mine"]["build_deck"]
    found: list[str] = next(one["cost"] for one in deck if one["slot"] == slot)
    return found


# Building


@clause("PAR-BLD-01")
def test_actions_are_taken_in_any_order_and_as_often_as_they_can_be_paid() -> None:
    t = building(dict(hand={"wool": 1, "ore": 1, "pottery": 1, "gold": 5}, built=["shrine"]))
    play(t, 0, "buy_fleet", "build village_3", "pay ore", "make shrine", "build village_4", "build great_harbor")
    play(t, 0, "buy_fleet")
    assert built(t, 0) == ["village_3", "village_4", "shrine", "great_harbor"]
    assert (len(seat(t, 0)["fleets"]), aegis(t, 0), hand(t, 0)) == (3, {"gift_of_poseidon": 1}, {})


@clause("PAR-BLD-02")
def test_any_number_of_structures_is_built_in_one_season() -> None:
    t = building(dict(hand={"grain": 3, "wool": 3, "timber": 1, "gold": 2}))
    play(t, 0, "build village_6", "build village_5", "build village_3", "pay grain", "build village_4")
    assert built(t, 0) == VILLAGES
    play(t, 0, "build great_harbor")
    assert built(t, 0) == [*VILLAGES, "great_harbor"]


@clause("PAR-BLD-03")
def test_a_cost_is_paid_from_the_hand_to_the_bank_face_up() -> None:
    t = building(dict(hand={"tools": 2, "gold": 2, "wool": 1}), dict(hand={"gold": 1}))
    play(t, 0, "build fortress")
    assert (hand(t, 0), hand(t, 1)) == ({"wool": 1, "tools": 1, "gold": 1}, {"gold": 1})
    for viewer in (0, 1, 2, None):
        assert [one["cards"] for one in happened(t, "paid", viewer)] == [["tools", "gold"]]


@clause("PAR-BLD-03")
def test_cards_aboard_a_docked_fleet_or_of_others_do_not_pay_for_a_structure() -> None:
    t = building(dict(fleets=[["army", "warship"]], aegis={"army": 1}), dict(hand={"tools": 1, "gold": 1}))
    denied(t, 0, "build fortress")
    denied(t, 0, "build village_3")


@clause("PAR-BLD-03")
@pytest.mark.parametrize("island", ISLAND.names)
def test_costs_are_those_of_the_island_card(island: str) -> None:
    t = position(*[dict(island=name) for name in ISLAND.names], phase="build")
    mine = ISLAND.names.index(island)
    twins = {
        "chios": ["marketplace", "shrine"], "crete": ["shrine", "great_harbor"], "rhodes": ["fortress", "great_harbor"],
        "lesbos": ["shrine", "fortress"], "samos": ["fortress", "marketplace"],
        "naxos": ["marketplace", "great_harbor"],
    }  # fmt: skip
    acropolis = {
        "fortress": ["tools", "gold"], "shrine": ["spices", "gold"], "great_harbor": ["gold", "gold"],
        "marketplace": ["pottery", "gold"], "academy": ["papyrus", "gold"], "treasury": ["rare_distinct"] * 3,
    }  # fmt: skip
    villages = [["basic"], ["basic"], ["basic_distinct"] * 2, ["basic_distinct"] * 3]
    assert [cost(t, mine, slot) for slot in VILLAGES] == villages
    for slot, asked in acropolis.items():
        assert cost(t, mine, slot) == asked
    for n, twin in enumerate(twins[island], 1):
        assert cost(t, mine, f"alternate_{n}") == acropolis[twin]


@clause("PAR-BLD-04")
@pytest.mark.parametrize("card", BASICS)
def test_one_basic_is_any_card_of_the_class(card: str) -> None:
    t = building(dict(hand={card: 1}))
    play(t, 0, "build village_3")
    assert spend(t, 0) == [[card]]


@clause("PAR-BLD-04")
@pytest.mark.parametrize("card", ["pottery", "spices", "tools", "papyrus"])
def test_one_rare_is_any_card_of_the_class_papyrus_too(card: str) -> None:
    t = building(dict(hand={card: 1}, built=["shrine"]))
    play(t, 0, "make shrine")
    assert (spend(t, 0), aegis(t, 0)) == ([[card]], {"gift_of_poseidon": 1})


@clause("PAR-BLD-04")
def test_no_duplicates_means_cards_of_different_types() -> None:
    t = building(dict(hand={"wool": 5, "grain": 1, "spices": 2, "tools": 2}))
    assert can(t, 0, "build village_5")
    denied(t, 0, "build village_6")  # three different kinds
    denied(t, 0, "build treasury")
    t = building(dict(hand={"wool": 5, "grain": 1, "ore": 1, "spices": 1, "tools": 2, "papyrus": 1}))
    play(t, 0, "build village_6", "build treasury")
    assert spend(t, 0) == [["grain", "ore", "wool"], ["spices", "tools", "papyrus"]]


@clause("PAR-BLD-04")
def test_a_named_type_is_that_very_type() -> None:
    t = building(dict(hand={"pottery": 1, "tools": 1, "papyrus": 1, "gold": 1}))
    assert [can(t, 0, f"build {slot}") for slot in REGULAR] == [True, False, False, True, True, True]


@clause("PAR-BLD-05")
def test_nothing_stands_for_something_else_and_there_is_no_part_payment() -> None:
    t = building(dict(hand={"gold": 9, "papyrus": 9, "wool": 5}))
    assert denied(t, 0, "build village_5") == "PAR-BLD-03"
    denied(t, 0, "build workshop_1")
    denied(t, 0, "build shrine")
    assert hand(t, 0) == {"wool": 5, "papyrus": 9, "gold": 9}


@clause("PAR-BLD-05")
def test_a_payment_takes_no_more_and_no_other_cards_than_the_cost() -> None:
    t = building(dict(hand={"wool": 2, "grain": 2, "ore": 2, "gold": 2}))
    play(t, 0, "build village_5", "pay grain")
    denied(t, 0, "pay gold")
    denied(t, 0, "pay grain")
    denied(t, 0, "done")
    play(t, 0, "pay wool")
    assert (decision(t, 0), hand(t, 0)) == ("build", {"grain": 1, "ore": 2, "wool": 1, "gold": 2})


@clause("PAR-BLD-06")
def test_what_is_built_moves_from_the_build_deck_into_play_face_up() -> None:
    t = building(dict(hand={"gold": 2}))
    play(t, 0, "build great_harbor")
    for viewer in (0, 1, 2, None):
        assert {"slot": "great_harbor", "makes": "great_harbor"} in seat(t, 0, viewer)["built"]
    assert "great_harbor" not in [one["slot"] for one in table(t, 0)["mine"]["build_deck"]]
    assert seat(t, 0)["structures"] == 3


@clause("PAR-BLD-07")
def test_only_what_is_still_in_the_build_deck_can_be_built() -> None:
    t = building(dict(hand={"wool": 9, "gold": 9, "tools": 9}, built=["village_3", "fortress"]))
    assert [denied(t, 0, f"build {slot}") for slot in ("village_1", "village_3")] == ["PAR-BLD-07"] * 2
    denied(t, 0, "build fortress")


@clause("PAR-BLD-07")
def test_the_build_deck_has_four_villages_two_workshops_six_acropolis_structures_and_the_alternates() -> None:
    t = building({})
    deck = [one["slot"] for one in table(t, 0)["mine"]["build_deck"]]
    assert deck == [*VILLAGES, "workshop_1", "workshop_2", *REGULAR, "alternate_1", "alternate_2"]
    assert deck == [*SLOT.names[2:]]


@clause("PAR-BLD-08")
def test_there_is_no_required_building_order() -> None:
    t = building(dict(hand={**dict.fromkeys(BASICS, 3), "spices": 2, "tools": 2, "papyrus": 2, "gold": 2}))
    for slot in ("village_6", "village_5", "workshop_1", "treasury", "academy", "shrine", "fortress"):
        assert can(t, 0, f"build {slot}")


@clause("PAR-BLD-09")
def test_a_new_village_or_workshop_first_produces_in_the_next_production_phase() -> None:
    t = building(dict(hand=dict.fromkeys(BASICS, 2)), events=["pirate_raids"])
    play(t, 0, "build village_5", "pay grain", "pay grapes")
    assert "olives" in hand(t, 0)
    before = hand(t, 0)
    assert happened(t, "produced") == []
    play(t, 0, "build workshop_1")
    assert hand(t, 0) == {card: many - 1 for card, many in before.items() if many > 1}
    until_phase(t, "island_trade")
    mine = [one["cards"] for one in happened(t, "produced") if one["seat"] == 0]
    assert mine == [["olives", "olives", "wool", "pottery"]]


@clause("PAR-BLD-10")
def test_an_acropolis_structure_is_used_in_the_phase_in_which_it_is_built() -> None:
    t = building(dict(hand={"spices": 2, "gold": 1}))
    play(t, 0, "build shrine", "make shrine")
    assert aegis(t, 0) == {"gift_of_poseidon": 1}


@clause("PAR-BLD-11")
def test_a_second_copy_comes_only_through_the_alternate() -> None:
    t = building(dict(hand={"pottery": 3, "tools": 3, "gold": 9}, built=["marketplace", "fortress"]))
    denied(t, 0, "build marketplace")
    denied(t, 0, "build fortress")
    play(t, 0, "build alternate_1")
    assert seat(t, 0)["built"][-1] == {"slot": "alternate_1", "makes": "marketplace"}
    denied(t, 0, "build alternate_1")


@clause("PAR-BLD-12")
@pytest.mark.parametrize(("first", "second"), [("alternate_1", "alternate_2"), ("alternate_2", "alternate_1")])
def test_only_one_of_the_two_alternates_is_ever_built(first: str, second: str) -> None:
    t = building(dict(hand={"pottery": 2, "spices": 2, "gold": 4}))
    play(t, 0, f"build {first}")
    assert denied(t, 0, f"build {second}") == "PAR-BLD-12"


@clause("PAR-BLD-13")
@pytest.mark.parametrize("left_out", REGULAR)
def test_with_the_alternate_one_regular_structure_stays_unbuilt(left_out: str) -> None:
    five = [slot for slot in REGULAR if slot != left_out]
    rich = {"pottery": 5, "spices": 5, "tools": 5, "papyrus": 5, "gold": 5}
    t = building(dict(hand=rich, built=[*five, "alternate_1"]))
    assert denied(t, 0, f"build {left_out}") == "PAR-BLD-13"
    t = building(dict(hand=rich, built=five))
    assert can(t, 0, f"build {left_out}")
    assert can(t, 0, "build alternate_1")


@clause("PAR-BLD-13")
def test_after_six_regular_structures_there_is_no_alternate() -> None:
    t = building(dict(hand={"pottery": 5, "spices": 5, "gold": 5}, built=REGULAR))
    assert denied(t, 0, "build alternate_1") == "PAR-BLD-13"
    assert denied(t, 0, "build alternate_2") == "PAR-BLD-13"


@clause("PAR-BLD-14")
def test_an_alternate_may_come_before_its_regular_twin_or_without_it() -> None:
    t = building(dict(hand={"spices": 3, "gold": 3}))
    play(t, 0, "build alternate_2", "make alternate_2")
    assert (built(t, 0), aegis(t, 0)) == (["alternate_2"], {"gift_of_poseidon": 1})
    play(t, 0, "build shrine")
    assert built(t, 0) == ["shrine", "alternate_2"]


@clause("PAR-BLD-15")
@pytest.mark.parametrize("when", [name for name in PHASES if name not in ("build", "end")])
def test_other_structures_are_built_in_the_build_phase_only(when: str) -> None:
    rich = dict(
        hand={**dict.fromkeys(BASICS, 6), "pottery": 2, "spices": 2, "tools": 2, "gold": 9}, aegis={"army": 1},
        fleets=[("sparta", ["wool", "army"])] if when in ("hazard", "fleet_trade", "return") else [None],
    )  # fmt: skip
    t = position(rich, rich, rich, phase=when)
    for slot in ("village_3", "workshop_1", "great_harbor", "alternate_1"):
        refused(t, 0, f"build {slot}")


@clause("PAR-BLD-16")
@pytest.mark.parametrize("island", ISLAND.names)
def test_a_workshop_costs_one_of_each_basic_type(island: str) -> None:
    t = position(*[dict(island=name, hand=dict.fromkeys(BASICS, 2)) for name in ISLAND.names], phase="build")
    mine = ISLAND.names.index(island)
    play(t, mine, "build workshop_1")
    assert (spend(t, mine), hand(t, mine)) == ([BASICS], EACH)
    play(t, mine, "build workshop_2")
    assert (spend(t, mine), hand(t, mine)) == ([BASICS, BASICS], {})


@clause("PAR-BLD-16")
@pytest.mark.parametrize("missing", BASICS)
def test_five_basic_types_do_not_pay_for_a_workshop(missing: str) -> None:
    t = building(dict(hand={card: 3 for card in BASICS if card != missing} | {"gold": 9, "tools": 9}))
    denied(t, 0, "build workshop_1")


@clause("PAR-BLD-17")
def test_a_village_lost_in_the_persian_war_can_be_built_again_at_its_price() -> None:
    agenda = [frame("EndOfSeason"), frame(PHASES["build"]), frame(PHASES["production"]), frame("EventPhase")]
    mine = dict(built=["village_3", "village_6", "academy"], philosophies=["sophism"], hand={"gold": 1, "wool": 1})
    t = position({}, mine, {}, phase="event", year=3, events=["persian_war"], agenda=agenda)
    until(t, lambda t: decision(t, 0) == "name_islands")
    play(t, 0, "name 1")
    play(t, 1, "abandon village_6")
    assert (built(t, 1), seat(t, 1)["structures"]) == (["village_3", "academy"], 4)
    assert seat(t, 1)["philosophies"] == ["sophism"]
    until_phase(t, "build")
    assert [one["cards"] for one in happened(t, "produced") if one["seat"] == 1] == [["grain", "grain", "timber"]]
    assert cost(t, 1, "village_6") == ["basic_distinct"] * 3
    play(t, 1, "build village_6")
    assert built(t, 1) == ["village_3", "village_6", "academy"]


# The Acropolis at work


@clause("PAR-ACR-01")
def test_a_fortress_makes_an_army_for_ore_and_two_other_basic_kinds() -> None:
    t = building(dict(hand={"ore": 2, "wool": 2, "grain": 1}, built=["fortress"]))
    play(t, 0, "make fortress")
    assert (spend(t, 0), aegis(t, 0)) == ([["grain", "ore", "wool"]], {"army": 1})


@clause("PAR-ACR-01")
@pytest.mark.parametrize("poor", [{"wool": 3, "grain": 3}, {"ore": 3, "wool": 3}, {"grain": 1, "wool": 1, "timber": 1}])
def test_a_fortress_needs_ore_and_two_kinds_that_differ_from_it_and_from_each_other(poor: dict[str, int]) -> None:
    t = building(dict(hand=poor, built=["fortress"]))
    denied(t, 0, "make fortress")


@clause("PAR-ACR-02")
def test_a_shrine_makes_a_gift_of_poseidon_for_one_rare() -> None:
    t = building(dict(hand={"tools": 1, "gold": 1, "wool": 1}, built=["shrine"]))
    play(t, 0, "make shrine")
    assert (spend(t, 0), aegis(t, 0)) == ([["tools"]], {"gift_of_poseidon": 1})
    t = building(dict(hand={"gold": 1, "wool": 1}, built=["shrine"]))
    denied(t, 0, "make shrine")


@clause("PAR-ACR-03")
def test_a_great_harbor_makes_a_warship_for_timber_and_two_other_basic_kinds() -> None:
    t = building(dict(hand={"timber": 1, "ore": 1, "olives": 1}, built=["great_harbor"]))
    play(t, 0, "make great_harbor")
    assert (spend(t, 0), aegis(t, 0)) == ([["olives", "ore", "timber"]], {"warship": 1})
    t = building(dict(hand={"timber": 2, "ore": 1}, built=["great_harbor"]))
    denied(t, 0, "make great_harbor")


@clause("PAR-ACR-04")
def test_a_marketplace_turns_three_basic_that_the_island_does_not_produce_into_gold() -> None:
    t = building(dict(hand={"grain": 1, "ore": 1, "timber": 1, "wool": 3, "olives": 3}, built=["marketplace"]))
    play(t, 0, "make marketplace")
    assert spend(t, 0) == [["grain", "ore", "timber"]]
    assert hand(t, 0) == {"olives": 3, "wool": 3, "gold": 1}
    t = building(dict(hand={"grain": 2, "wool": 3, "olives": 3}, built=["marketplace"]))
    denied(t, 0, "make marketplace")


@clause("PAR-ACR-05")
@pytest.mark.parametrize(
    "given", [{"grain": 3}, {"grain": 2, "ore": 1}, {"grain": 1, "ore": 1, "timber": 1}], ids=["equal", "two", "three"]
)
def test_the_three_basic_may_be_equal_or_different(given: dict[str, int]) -> None:
    t = building(dict(hand=given, built=["marketplace"]))
    play(t, 0, "make marketplace")
    assert hand(t, 0) == {"gold": 1}


@clause("PAR-ACR-06")
def test_the_villages_in_play_decide_what_a_marketplace_takes() -> None:
    t = building(dict(hand={"ore": 3}, built=["marketplace"]))  # Chios: its Ore Village is still in the Build Deck
    assert can(t, 0, "make marketplace")
    t = building(dict(hand={"ore": 3}, built=["marketplace", "village_6"]))
    denied(t, 0, "make marketplace")


@clause("PAR-ACR-06")
def test_a_village_built_in_this_phase_changes_it_at_once() -> None:
    t = building(dict(hand={"ore": 4, "grain": 1, "wool": 1}, built=["marketplace"]))
    assert can(t, 0, "make marketplace")
    play(t, 0, "build village_6")
    assert hand(t, 0) == {"ore": 3}
    denied(t, 0, "make marketplace")


@clause("PAR-ACR-06")
def test_by_the_island_card_the_marketplace_takes_no_kind_of_any_village() -> None:
    t = building(dict(hand={"ore": 3}, built=["marketplace"]), options={"marketplace_by_island_card": True})
    denied(t, 0, "make marketplace")
    t = building(dict(hand={"grain": 3}, built=["marketplace"]), options={"marketplace_by_island_card": True})
    assert can(t, 0, "make marketplace")


@clause("PAR-ACR-07")
@pytest.mark.parametrize("slot", ["fortress", "shrine", "great_harbor", "marketplace"])
def test_each_structure_creates_one_card_per_season(slot: str) -> None:
    rich = {"grain": 9, "ore": 9, "timber": 9, "grapes": 9, "tools": 9}
    t = building(dict(hand=rich, built=["fortress", "shrine", "great_harbor", "marketplace"]))
    play(t, 0, f"make {slot}")
    until(t, lambda t: decision(t, 0) == "build")
    assert denied(t, 0, f"make {slot}") == "PAR-ACR-07"
    others = {"fortress", "shrine", "great_harbor", "marketplace"} - {slot}
    assert all(can(t, 0, f"make {one}") for one in others)


@clause("PAR-ACR-07")
def test_in_the_next_season_each_structure_works_again() -> None:
    t = building(dict(hand={"tools": 4}, built=["shrine", "treasury"]), events=["pirate_raids"])
    play(t, 0, "make shrine")
    until_phase(t, "event")
    until_phase(t, "build")
    assert can(t, 0, "make shrine")


@clause("PAR-ACR-08")
def test_two_shrines_make_one_gift_each() -> None:
    t = building(dict(hand={"tools": 3, "wool": 1}, built=["shrine", "alternate_2"]))
    play(t, 0, "make shrine", "make alternate_2")
    assert (aegis(t, 0), hand(t, 0)) == ({"gift_of_poseidon": 2}, {"wool": 1, "tools": 1})
    assert [denied(t, 0, f"make {slot}") for slot in ("shrine", "alternate_2")] == ["PAR-ACR-07"] * 2


@clause("PAR-ACR-09")
def test_making_is_optional_and_comes_between_other_actions() -> None:
    t = building(dict(hand={"grain": 4, "pottery": 1}, built=["marketplace"]))
    play(t, 0, "build village_3", "make marketplace")
    assert hand(t, 0) == {"pottery": 1, "gold": 1}
    t = building(dict(hand={"grain": 4}, built=["marketplace"]))
    play(t, 0, "done")
    until_phase(t, "discard")
    assert happened(t, "made") == []


@clause("PAR-ACR-10")
def test_gold_of_the_marketplace_is_spent_in_the_same_phase() -> None:
    t = building(dict(hand={"grain": 3}, built=["marketplace"]))
    denied(t, 0, "buy_fleet")
    play(t, 0, "make marketplace", "buy_fleet")
    assert (hand(t, 0), len(seat(t, 0)["fleets"])) == ({}, 2)


@clause("PAR-ACR-11")
def test_a_treasury_keeps_six_cards_from_the_moment_it_is_built() -> None:
    t = building(dict(hand={"spices": 1, "tools": 1, "papyrus": 1, "wool": 8}))
    play(t, 0, "build treasury", "done")
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": 6}


@clause("PAR-ACR-12")
def test_a_second_treasury_adds_nothing(write: Callable[..., Path]) -> None:
    path = write(edition('[chios]\nalternate_1 = { makes = "treasury", cost = { gold = 1 } }'))
    told = dump(dict(hand={"wool": 8}, built=["treasury", "alternate_1"]), {}, {}, phase="discard")
    told["edition"] = petteia.new(GAME, players=3, seed=1, edition=path).dump()["edition"]
    t = petteia.load(told, edition=path, of=GAME)
    play(t, 0, "option_a")
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": 6}


@clause("PAR-ACR-13")
def test_new_aegis_cards_arrive_at_home() -> None:
    t = building(dict(hand={"tools": 1}, built=["shrine"], fleets=[["gift_of_poseidon"]]))
    play(t, 0, "make shrine")
    for viewer in (0, 1, None):
        assert seat(t, 0, viewer)["aegis"]["gift_of_poseidon"] == 1
    assert cargo(t, 0) == ["gift_of_poseidon"]


# Fleets


@clause("PAR-FLT-01")
def test_fleet_b_costs_one_gold() -> None:
    t = building(dict(hand={"gold": 1}))
    play(t, 0, "buy_fleet")
    assert ([one["fleet"] for one in seat(t, 0)["fleets"]], hand(t, 0)) == (["a", "b"], {})
    t = building(dict(hand={"pottery": 9, "wool": 9}))
    denied(t, 0, "buy_fleet")


@clause("PAR-FLT-02")
def test_fleet_c_costs_two_gold_and_is_the_last() -> None:
    t = building(dict(hand={"gold": 1}, fleets=[None, None]))
    assert denied(t, 0, "buy_fleet") == "PAR-FLT-02"
    t = building(dict(hand={"gold": 9}, fleets=[None, None]))
    play(t, 0, "buy_fleet")
    assert ([one["fleet"] for one in seat(t, 0)["fleets"]], hand(t, 0)) == (["a", "b", "c"], {"gold": 7})
    assert denied(t, 0, "buy_fleet") == "PAR-FLT-02"


@clause("PAR-FLT-03")
def test_both_fleets_are_bought_in_one_season_and_sail_in_the_next() -> None:
    t = building(dict(hand={"gold": 3, "wool": 3}), events=["fair_winds"])
    play(t, 0, "buy_fleet", "buy_fleet", "done")
    assert [one["course"] for one in seat(t, 0)["fleets"]] == ["docked"] * 3
    until_phase(t, "event")
    until_phase(t, "journey")
    until(t, lambda t: decision(t, 0) == "launch")
    play(t, 0, "dock a", "sail b sparta")
    while "sail c athens" not in texts(t, 0):
        play(t, 0, "load wool")
    play(t, 0, "sail c athens")


@clause("PAR-FLT-04")
def test_fleets_are_not_structures() -> None:
    t = building(dict(hand={"gold": 3}))
    before = seat(t, 0)["structures"]
    play(t, 0, "buy_fleet", "buy_fleet")
    assert seat(t, 0)["structures"] == before == 2


# Who acts when


@clause("PAR-ONL-09")
def test_in_an_open_build_phase_everybody_acts_as_they_like() -> None:
    t = building(dict(hand={"wool": 2}), dict(hand={"wool": 2}))
    assert set(t.pending) == {0, 1, 2}
    play(t, 1, "build village_3")
    play(t, 0, "build village_3")
    play(t, 1, "build village_4")
    assert (built(t, 0), built(t, 1)) == (["village_3"], ["village_3", "village_4"])


@clause("PAR-ONL-09")
def test_in_an_ordered_build_phase_slots_go_clockwise_from_the_archon_and_then_it_is_open() -> None:
    hands = [dict(hand={"wool": 3})] * 3
    t = position(*hands, phase="build", archon=1, options={"build_mode": "ordered"})
    for one in (1, 2, 0):
        play(t, one, "refuse")
    for one, another in ((1, 2), (2, 0), (0, 1)):
        assert t.pending == [one]
        denied(t, another, "build village_3")
        play(t, one, "build village_3", "done")
    assert set(t.pending) == {0, 1, 2}  # then the phase is open
    play(t, 2, "build village_4")
    play(t, 0, "build village_4")
    assert phase(t) == "build"


@clause("PAR-ONL-09")
def test_before_the_first_slot_the_archons_order_may_be_requested() -> None:
    hands = [dict(hand={"wool": 3})] * 3
    t = position(*hands, phase="build", archon=1, options={"build_mode": "ordered"})
    play(t, 1, "refuse")
    play(t, 0, "refuse")
    play(t, 2, "request_order")
    until(t, lambda t: decision(t, 1) == "set_order")
    play(t, 1, "next 0", "next 2")
    for one in (0, 2, 1):
        assert t.pending == [one]
        play(t, one, "done")
    assert [one["seats"] for one in happened(t, "set-order")] == [[0, 2, 1]]


# Unskilled Labor (Event of Year 1)


@clause("PAR-BLD-02", "PAR-EVENT-08")
def test_unskilled_labor_one_structure_in_all() -> None:
    t = building(dict(hand={"wool": 4, "gold": 9, "grain": 4}), events=["unskilled_labor"])
    play(t, 0, "build village_3", "pay wool")
    assert (built(t, 0), spend(t, 0)) == (["village_3"], [["wool", "wool"]])
    for slot in ("village_4", "village_5", "great_harbor"):
        denied(t, 0, f"build {slot}")


@clause("PAR-BLD-03", "PAR-EVENT-08")
def test_unskilled_labor_one_more_basic_of_any_kind_even_a_repeated_one() -> None:
    t = building(dict(hand={"wool": 1, "grain": 1}), events=["unskilled_labor"])
    denied(t, 0, "build village_5")
    t = building(dict(hand={"wool": 2, "grain": 1}), events=["unskilled_labor"])
    play(t, 0, "build village_5")
    assert (spend(t, 0), hand(t, 0)) == ([["grain", "wool", "wool"]], {})


@clause("PAR-BLD-03", "PAR-EVENT-08")
def test_unskilled_labor_acropolis_structures_and_workshops_cost_a_basic_more_too() -> None:
    t = building(dict(hand={"gold": 2}), dict(hand={**EACH, "ore": 2}), events=["unskilled_labor"])
    denied(t, 0, "build great_harbor")
    play(t, 1, "build workshop_1")
    assert (built(t, 1), hand(t, 1)) == (["workshop_1"], {})
    t = building(dict(hand={"gold": 2, "ore": 1}), events=["unskilled_labor"])
    play(t, 0, "build great_harbor")
    assert hand(t, 0) == {}


@clause("PAR-EVENT-08")
def test_unskilled_labor_leaves_fleets_aegis_gold_philosophies_and_wonders_alone() -> None:
    mine = dict(hand={"wool": 2, "gold": 4, "tools": 1, "grain": 3}, philosophies=["stoicism"])
    t = building(
        mine | dict(built=["shrine", "marketplace", "academy"]), dict(built=["academy"], philosophies=["sophism"]),
        events=["unskilled_labor"],
    )  # fmt: skip
    play(t, 0, "buy_fleet", "build village_3", "pay wool", "make shrine", "adopt sophism", "buy_fleet")
    assert (len(seat(t, 0)["fleets"]), aegis(t, 0)) == (3, {"gift_of_poseidon": 1})
    assert (seat(t, 0)["philosophies"], hand(t, 0)) == (["stoicism", "sophism"], {"grain": 3})
    play(t, 0, "make marketplace")
    assert hand(t, 0) == {"gold": 1}


@clause("PAR-EVENT-08")
def test_unskilled_labor_great_wonder_stages_cost_no_more() -> None:
    t = building(dict(hand={"wool": 8}), events=["unskilled_labor"], wonders={"labyrinth": (0, "plans")})
    play(t, 0, "build village_3", "raise labyrinth")
    assert (hand(t, 0), table(t)["wonders"][0]["stage"]) == ({}, "partial")


# Earthquake (Event of Year 3)


def shaken(mine: dict[str, Any], *others: dict[str, Any], **given: Any) -> petteia.Table:
    """A Build Phase in which seat 0 suffers the Earthquake."""
    return building(mine, *others, year=3, events=["earthquake"], shaken=[0], **given)


@clause("PAR-ACR-01", "PAR-ACR-04", "PAR-EVENT-08")
def test_earthquake_no_army_gift_warship_or_gold() -> None:
    four = ["fortress", "shrine", "great_harbor", "marketplace"]
    rich = dict.fromkeys([*BASICS, "tools", "gold"], 9)
    t = shaken(dict(hand=rich, built=four), dict(hand=rich, built=four))
    for slot in four:
        denied(t, 0, f"make {slot}")
        assert can(t, 1, f"make {slot}")


@clause("PAR-PHI-04", "PAR-EVENT-08")
def test_earthquake_no_adoption_not_even_through_the_great_library() -> None:
    school = dict(hand={"gold": 9}, built=["academy"])
    wise = [dict(school, philosophies=["stoicism"]), dict(school, philosophies=["sophism"])]
    t = shaken(*wise, wonders={"great_library": (0, "complete")})
    denied(t, 0, "adopt sophism")
    denied(t, 0, "adopt_library sophism")
    assert can(t, 1, "adopt stoicism")
    t = shaken(*wise, wonders={"great_library": (1, "complete")})
    denied(t, 0, "adopt_library sophism")


@clause("PAR-BLD-10", "PAR-EVENT-08")
def test_earthquake_new_structures_are_built_but_not_used() -> None:
    t = shaken(dict(hand={"spices": 2, "gold": 2, "papyrus": 1}, built=["fortress"]))
    play(t, 0, "build shrine")
    denied(t, 0, "make shrine")
    play(t, 0, "build academy", "choose sophism")
    assert seat(t, 0)["philosophies"] == ["sophism"]


@clause("PAR-ACR-11", "PAR-EVENT-08")
def test_earthquake_a_treasury_keeps_three() -> None:
    t = position(
        dict(hand={"wool": 8}, built=["treasury"]), dict(hand={"wool": 8}, built=["treasury"]), {},
        phase="discard", year=3, events=["earthquake"], shaken=[0],
    )  # fmt: skip
    play(t, 0, "option_a")
    play(t, 1, "option_a")
    until_phase(t, "archon")
    assert (hand(t, 0), hand(t, 1)) == ({"wool": 3}, {"wool": 6})


@clause("PAR-EVENT-08")
def test_earthquake_owned_philosophies_keep_working() -> None:
    t = shaken(dict(CYNIC, hand={"wool": 2}))
    play(t, 0, "build village_5")
    assert built(t, 0) == ["village_5", "academy"]


# Golden Age (Event of Year 3)


@clause("PAR-BLD-05", "PAR-EVENT-08")
@pytest.mark.parametrize("need", ["papyrus", "gold"])
def test_golden_age_leaves_out_one_gold_or_one_rare_of_any_kind(need: str) -> None:
    paid = "gold" if need == "papyrus" else "papyrus"
    t = building(dict(hand={paid: 1}), year=3, events=["golden_age"])
    play(t, 0, "build academy")
    pay_up(t)
    assert (decision(t, 0), spend(t, 0), hand(t, 0)) == ("choose_philosophy", [[paid]], {})


@clause("PAR-EVENT-08")
def test_golden_age_once_a_season_and_never_for_a_basic() -> None:
    t = building(dict(hand={"gold": 2}), year=3, events=["golden_age"])
    denied(t, 0, "build village_3")
    play(t, 0, "build great_harbor", "spare_golden gold")
    assert hand(t, 0) == {"gold": 1}
    denied(t, 0, "build fortress")
    t = building(dict(hand={"gold": 2}), year=3, events=["golden_age"])
    play(t, 0, "build great_harbor", "pay gold")
    assert hand(t, 0) == {}


@clause("PAR-EVENT-08")
def test_golden_age_helps_with_a_great_wonder_but_not_with_making_or_fleets() -> None:
    t = building(
        dict(hand={"ore": 2}, built=["shrine"]), year=3, events=["golden_age"], wonders={"colossus": (0, "plans")}
    )
    denied(t, 0, "make shrine")
    denied(t, 0, "buy_fleet")
    play(t, 0, "raise colossus")
    pay_up(t)
    assert table(t)["wonders"][0]["stage"] == "partial"


@clause("PAR-EVENT-08")
def test_golden_age_acts_in_the_build_phase_only() -> None:
    t = position(
        dict(fleets=[("egypt", ["papyrus"])]), {}, {}, phase="fleet_trade", year=3, events=["golden_age"],
        harbors={"egypt": "+open_harbor"}, wonders={"great_library": (0, "plans")},
    )  # fmt: skip
    assert decision(t, 0) == "harbor_trade"
    refused(t, 0, "raise_at a great_library")


# Cynicism (Philosophy)


@clause("PAR-BLD-05")
def test_cynicism_a_basic_repeats_a_kind_where_duplicates_are_forbidden() -> None:
    t = building(dict(CYNIC, hand={"wool": 2}), dict(hand={"wool": 2}))
    denied(t, 1, "build village_5")
    play(t, 0, "build village_5")
    assert (spend(t, 0), built(t, 0)) == ([["wool", "wool"]], ["village_5", "academy"])


@clause("PAR-BLD-05")
@pytest.mark.parametrize("missing", BASICS)
def test_cynicism_any_basic_stands_for_a_kind_that_is_asked_for(missing: str) -> None:
    have = {card: 1 for card in BASICS if card != missing}
    extra = "wool" if missing != "wool" else "grain"
    t = building(dict(CYNIC, hand={**have, extra: 2}))
    play(t, 0, "build workshop_1")
    pay_up(t)
    assert (built(t, 0), hand(t, 0)) == (["workshop_1", "academy"], {})


@clause("PAR-BLD-05")
def test_cynicism_one_card_only_once_a_season() -> None:
    t = building(dict(CYNIC, hand={"wool": 3}))
    denied(t, 0, "build village_6")
    t = building(dict(CYNIC, hand={"wool": 5, "grain": 1}))
    play(t, 0, "build village_6")
    until(t, lambda t: decision(t, 0) == "build")
    assert built(t, 0) == ["village_6", "academy"]
    denied(t, 0, "build village_5")


@clause("PAR-BLD-05")
def test_cynicism_helps_with_aegis_cards_and_great_wonders() -> None:
    t = building(dict(CYNIC, built=["academy", "fortress"], hand={"wool": 1, "grain": 2}))
    play(t, 0, "make fortress")
    assert (aegis(t, 0), hand(t, 0)) == ({"army": 1}, {})
    t = building(dict(CYNIC, hand={"ore": 1, "wool": 1, "tools": 1}), wonders={"colossus": (0, "plans")})
    play(t, 0, "raise colossus")
    pay_up(t)
    assert (table(t)["wonders"][0]["stage"], hand(t, 0)) == ("partial", {})


@clause("PAR-BLD-05")
def test_cynicism_does_not_help_the_marketplace_nor_replace_rare_or_gold() -> None:
    t = building(dict(CYNIC, built=["academy", "marketplace"], hand={"wool": 2, "grain": 2}))
    denied(t, 0, "make marketplace")
    denied(t, 0, "build fortress")
    denied(t, 0, "buy_fleet")


@clause("PAR-BLD-05")
def test_cynicism_acts_in_the_build_phase_only() -> None:
    mine = dict(CYNIC, hand={card: 2 for card in BASICS if card != "ore"})
    held = {"hanging_gardens": (0, "partial"), "statue_of_zeus": (0, "complete")}
    t = position(mine, {}, {}, phase="island_trade", wonders=held)
    assert decision(t, 0) == "start_action"
    refused(t, 0, "raise hanging_gardens")


# Mausoleum (Great Wonder)


@clause("PAR-BLD-05", "PAR-WON-09")
def test_mausoleum_its_owner_pays_any_rare_for_another() -> None:
    t = building(dict(hand={"tools": 3, "gold": 1}), wonders={"mausoleum": (0, "complete")})
    play(t, 0, "build shrine")
    assert (spend(t, 0), hand(t, 0)) == ([["tools", "gold"]], {"tools": 2})
    t = building(dict(hand={"tools": 3}), wonders={"mausoleum": (0, "complete")})
    play(t, 0, "build treasury")  # also to repeat a kind
    pay_up(t)
    assert hand(t, 0) == {}


@clause("PAR-BLD-05")
def test_mausoleum_papyrus_replaces_but_is_not_replaced() -> None:
    t = building(dict(hand={"tools": 2, "gold": 2}), wonders={"mausoleum": (0, "complete")})
    denied(t, 0, "build academy")
    t = building(dict(hand={"papyrus": 1, "gold": 1}), wonders={"mausoleum": (0, "complete")})
    play(t, 0, "build shrine")
    assert built(t, 0) == ["shrine"]


@clause("PAR-WON-09", "PAR-BLD-05")
def test_mausoleum_another_island_pays_its_owner_a_basic_for_each_replacement() -> None:
    t = building(dict(hand={"tools": 3, "wool": 2}), wonders={"mausoleum": (1, "complete")})
    play(t, 0, "build treasury")
    assert (built(t, 0), hand(t, 0), hand(t, 1)) == (["treasury"], {}, {"wool": 2})
    t = building(dict(hand={"tools": 3, "wool": 1}), wonders={"mausoleum": (1, "complete")})
    denied(t, 0, "build treasury")


@clause("PAR-WON-09")
def test_mausoleum_the_payer_chooses_the_basic_and_what_to_replace() -> None:
    t = building(
        dict(hand={"spices": 1, "tools": 1, "wool": 1, "ore": 1, "gold": 1}), wonders={"mausoleum": (1, "complete")}
    )
    play(t, 0, "build shrine", "replace_paying spices ore")
    assert hand(t, 1) == {"ore": 1}
    until(t, lambda t: decision(t, 0) == "build")
    assert built(t, 0) == ["shrine"]
    t = building(dict(hand={"spices": 1, "tools": 1, "wool": 1, "gold": 1}), wonders={"mausoleum": (1, "complete")})
    play(t, 0, "build shrine", "pay spices")
    assert (hand(t, 0), hand(t, 1)) == ({"wool": 1, "tools": 1}, {})


@clause("PAR-WON-09")
def test_mausoleum_its_owner_pays_nobody() -> None:
    t = building(dict(hand={"tools": 1, "wool": 1, "gold": 1}), wonders={"mausoleum": (0, "complete")})
    play(t, 0, "build shrine")
    assert hand(t, 0) == {"wool": 1}


# Parthenon (Great Wonder)


@clause("PAR-BLD-05")
def test_parthenon_leaves_out_a_gold_or_a_rare_that_is_not_papyrus() -> None:
    t = building(dict(hand={"papyrus": 1, "tools": 1, "gold": 1}), wonders={"parthenon": (0, "complete")})
    play(t, 0, "build academy")
    denied(t, 0, "spare papyrus")
    play(t, 0, "spare gold")
    assert hand(t, 0) == {"tools": 1, "gold": 1}
    t = building(dict(hand={"gold": 1}), wonders={"parthenon": (0, "complete")})
    denied(t, 0, "build academy")
    play(t, 0, "build shrine")
    assert (built(t, 0), hand(t, 0)) == (["shrine"], {})


@clause("PAR-BLD-05")
def test_parthenon_once_a_season_and_not_for_a_basic_a_fleet_or_an_aegis_card() -> None:
    t = building(dict(hand={"gold": 2}, built=["shrine"]), wonders={"parthenon": (0, "complete")})
    denied(t, 0, "build village_3")
    denied(t, 0, "make shrine")
    play(t, 0, "build fortress")
    assert (built(t, 0), hand(t, 0)) == (["fortress", "shrine"], {"gold": 1})
    denied(t, 0, "build marketplace")
    t = building({}, wonders={"parthenon": (0, "complete")})
    denied(t, 0, "buy_fleet")


@clause("PAR-BLD-05", "PAR-WON-10")
def test_parthenon_helps_with_great_wonders_wherever_they_are_paid() -> None:
    t = position(
        dict(fleets=[("egypt", ["papyrus"])]), {}, {}, phase="fleet_trade",
        harbors={"egypt": "+open_harbor"}, wonders={"parthenon": (0, "complete"), "great_library": (0, "plans")},
    )  # fmt: skip
    play(t, 0, "raise_at a great_library")
    pay_up(t)
    assert [(one["wonder"], one["stage"]) for one in table(t)["wonders"]] == [
        ("parthenon", "complete"),
        ("great_library", "partial"),
    ]


@clause("PAR-BLD-05")
def test_parthenon_and_golden_age_on_the_same_payment_let_a_cost_fall_to_nothing() -> None:
    t = building({}, year=3, events=["golden_age"], wonders={"parthenon": (0, "complete")})
    play(t, 0, "build great_harbor")
    assert (built(t, 0), hand(t, 0)) == (["great_harbor"], {})


# Cards together, and windows that open again


@clause("PAR-BLD-05")
def test_parthenon_leaves_one_of_the_three_rare_of_a_treasury_out() -> None:
    t = building(dict(hand={"tools": 1, "spices": 1}), wonders={"parthenon": (0, "complete")})
    play(t, 0, "build treasury")
    pay_up(t)
    assert (built(t, 0), hand(t, 0)) == (["treasury"], {})
    t = building(dict(hand={"tools": 2}), wonders={"parthenon": (0, "complete")})
    denied(t, 0, "build treasury")


@clause("PAR-BLD-05")
def test_parthenon_and_the_mausoleums_service_on_one_payment() -> None:
    held = {"parthenon": (0, "complete"), "mausoleum": (1, "complete")}
    t = building(dict(hand={"tools": 2, "ore": 1}), wonders=held)
    play(t, 0, "build treasury")
    pay_up(t)
    assert (built(t, 0), hand(t, 0), hand(t, 1)) == (["treasury"], {}, {"ore": 1})


@clause("PAR-BLD-05")
def test_parthenon_used_at_a_land_is_used_up_in_the_build_phase_of_that_season() -> None:
    t = position(
        dict(fleets=[("egypt", ["papyrus", "tools"])], hand={"gold": 1}), dict(hand={"wool": 1}), {},
        phase="fleet_trade", harbors={"egypt": "+open_harbor"},
        wonders={"parthenon": (0, "complete"), "great_library": (0, "plans")},
    )  # fmt: skip
    play(t, 0, "raise_at a great_library")
    pay_up(t)
    until_phase(t, "build")
    assert hand(t, 0) == {"tools": 1, "gold": 1}
    denied(t, 0, "build great_harbor")
    assert can(t, 0, "build fortress")


@clause("PAR-BLD-05")
def test_cynicism_may_save_a_card_that_one_has() -> None:
    t = building(dict(CYNIC, hand={**EACH, "wool": 2}))
    play(t, 0, "build workshop_1", "cynic grain", "pay wool")
    pay_up(t)
    assert (built(t, 0), hand(t, 0)) == (["workshop_1", "academy"], {"grain": 1})


@clause("PAR-BLD-05")
def test_cynicism_the_two_others_of_an_army_may_repeat_ore() -> None:
    t = building(dict(CYNIC, built=["academy", "fortress"], hand={"ore": 2, "wool": 1}))
    play(t, 0, "make fortress")
    pay_up(t)
    assert (aegis(t, 0), hand(t, 0)) == ({"army": 1}, {})


@clause("PAR-BLD-05", "PAR-EVENT-08")
def test_cynicism_under_unskilled_labor_the_extra_card_needs_no_help() -> None:
    t = building(dict(CYNIC, hand={"wool": 3}), dict(hand={"wool": 3}), events=["unskilled_labor"])
    denied(t, 1, "build village_5")
    play(t, 0, "build village_5")
    pay_up(t)
    assert (built(t, 0), hand(t, 0)) == (["village_5", "academy"], {})


@clause("PAR-EVENT-08", "PAR-ACR-01")
def test_earthquake_who_pays_timber_or_had_no_acropolis_is_not_concerned() -> None:
    agenda = [frame("EndOfSeason"), frame(PHASES["build"]), frame("EventPhase")]
    t = position(
        dict(built=["shrine"], hand={"timber": 1, "tools": 1}), dict(built=["shrine"], hand={"timber": 1, "tools": 1}),
        dict(hand={"spices": 2, "gold": 1}), phase="event", year=3, events=["earthquake"], agenda=agenda,
    )  # fmt: skip
    until(t, lambda t: decision(t, 0) == "ransom")
    play(t, 0, "pay timber")
    play(t, 1, "refuse")
    assert (phase(t), table(t)["shaken"]) == ("build", [1])
    assert can(t, 0, "make shrine")
    denied(t, 1, "make shrine")
    play(t, 2, "build shrine", "make shrine")
    assert aegis(t, 2) == {"gift_of_poseidon": 1}


@clause("PAR-WON-09")
def test_who_is_done_acts_again_when_a_service_has_brought_it_a_card() -> None:
    t = building(dict(hand={"tools": 1, "gold": 1, "ore": 1}), {}, wonders={"mausoleum": (1, "complete")})
    assert 1 not in t.pending
    play(t, 0, "build shrine")
    pay_up(t)
    assert 1 in t.pending
    play(t, 1, "build village_3")
    assert built(t, 1) == ["village_3"]


@clause("PAR-WON-09", "PAR-WON-07")
def test_who_is_done_acts_again_when_a_wonder_with_a_service_is_completed() -> None:
    wise = dict(built=["academy"], philosophies=["sophism", "stoicism"], hand={"gold": 1})
    t = building(
        dict(built=["academy"], philosophies=["cynicism"], hand={"papyrus": 1, "gold": 2}), wise,
        wonders={"great_library": (0, "partial")},
    )  # fmt: skip
    play(t, 1, "done")
    play(t, 0, "raise great_library")
    assert 1 in t.pending
    play(t, 1, "adopt_library cynicism")
    assert (len(seat(t, 1)["philosophies"]), hand(t, 0)) == (3, {"gold": 1})


@clause("PAR-BLD-05", "PAR-INV-25")
@pytest.mark.parametrize("seed", range(40))
def test_every_payment_that_is_begun_comes_to_an_end(seed: int) -> None:
    chance = Random(seed)
    kinds = ["grain", "ore", "timber", "wool", "pottery", "spices", "tools", "papyrus", "gold"]
    mine: dict[str, Any] = dict(
        hand=Counter(chance.choices(kinds, k=chance.randint(1, 6))), aegis={"army": 1, "warship": 1},
        built=["academy", "fortress", "great_harbor", "shrine"], philosophies=["cynicism"],
    )  # fmt: skip
    held = {chance.choice(["colossus", "hanging_gardens", "labyrinth"]): (0, chance.choice(["plans", "partial"]))}
    held |= chance.choice([{}, {"parthenon": (0, "complete")}]) | {"mausoleum": (1, "complete")}
    t = building(mine, year=3, events=chance.choice([[], ["golden_age"]]), wonders=held)
    deeds = [move for move in texts(t, 0) if move.startswith(("build", "make", "raise"))]
    paths = [(t, move) for move in deeds]
    for _ in range(120):
        if not paths:
            break
        before, move = paths.pop()
        after = before.copy()
        play(after, 0, move)
        assert holds(after) <= holds(before)
        if decision(after, 0) == "payment":
            assert texts(after, 0)
            paths += [(after, one) for one in texts(after, 0)]


def holds(t: petteia.Table) -> int:
    """How many Commodities the first two seats have: no payment brings any, but what the shrine and others make."""
    return sum(sum(hand(t, number).values()) for number in (0, 1))
