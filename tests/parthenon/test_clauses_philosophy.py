"""Academies and Philosophies (chapter 4.9), the six Philosophies and the Great Library."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import PHILOSOPHY

from ..clauses import clause
from ..editions import edition
from .arrange import (
    PHASES,
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

ALL = PHILOSOPHY.names
TWO_ACADEMIES = edition('[chios]\nalternate_1 = { makes = "academy", cost = { gold = 1 } }')


def scholar(*philosophies: str, **more: Any) -> dict[str, Any]:
    """An Island with an Academy and these Philosophies."""
    return dict(built=["academy"], philosophies=list(philosophies), **more)


def building(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """A Build Phase in which the last of three or more seats can build a Village, so that it goes on."""
    return position(*seats, *[{}] * (2 - len(seats)), dict(hand={"wool": 1}), phase="build", **given)


def denied(t: petteia.Table, number: int, move: str) -> str | None:
    """The clause that forbids a move in the Build Phase."""
    assert phase(t) == "build"
    return refused(t, number, move)


def copies(t: petteia.Table, name: str) -> int:
    left: int = table(t)["philosophies"][name]["left"]
    return left


def laid_over(path: Path, told: dict[str, Any]) -> petteia.Table:
    """The same position with the components of an edition."""
    told["edition"] = petteia.new(GAME, players=3, seed=1, edition=path).dump()["edition"]
    return petteia.load(told, edition=path, of=GAME)


# Academies


@clause("PAR-PHI-01")
def test_who_builds_an_academy_at_once_takes_a_philosophy_that_no_island_has() -> None:
    t = building(dict(hand={"papyrus": 1, "gold": 1}), scholar("sophism", "cynicism"))
    play(t, 0, "build academy")
    assert decision(t, 0) == "choose_philosophy"
    assert texts(t, 0) == [f"choose {one}" for one in ALL if one not in ("sophism", "cynicism")]
    assert refused(t, 0, "choose sophism") == "PAR-PHI-01"
    play(t, 0, "choose stoicism")
    assert (seat(t, 0)["philosophies"], hand(t, 0), copies(t, "stoicism")) == (["stoicism"], {}, 3)


@clause("PAR-PHI-01")
def test_the_choice_comes_before_anything_else() -> None:
    t = building(dict(hand={"papyrus": 1, "gold": 2, "wool": 1}))
    play(t, 0, "build academy")
    for move in ("build village_3", "buy_fleet", "done"):
        denied(t, 0, move)


@clause("PAR-PHI-02")
def test_a_second_academy_brings_another_new_philosophy(write: Callable[..., Path]) -> None:
    told = dump(scholar("sophism", hand={"gold": 1}), dict(hand={"wool": 1}), {}, phase="build")
    t = laid_over(write(TWO_ACADEMIES), told)
    play(t, 0, "build alternate_1")
    refused(t, 0, "choose sophism")
    play(t, 0, "choose cynicism")
    assert seat(t, 0)["philosophies"] == ["sophism", "cynicism"]


@clause("PAR-PHI-03")
def test_a_philosophy_lies_face_up_and_is_usable_from_then_on() -> None:
    t = building(dict(hand={"papyrus": 1, "gold": 1, "ore": 2}))
    denied(t, 0, "build village_5")
    play(t, 0, "build academy", "choose cynicism")
    for viewer in (0, 1, 2, None):
        assert seat(t, 0, viewer)["philosophies"] == ["cynicism"]
    play(t, 0, "build village_5")
    assert built(t, 0) == ["village_5", "academy"]


@clause("PAR-PHI-04")
def test_with_an_academy_a_philosophy_of_another_island_is_adopted() -> None:
    t = building(scholar("sophism", hand={"gold": 1}), scholar("cynicism", "stoicism"))
    assert [move for move in texts(t, 0) if move.startswith("adopt")] == ["adopt stoicism", "adopt cynicism"]
    play(t, 0, "adopt cynicism")
    assert (seat(t, 0)["philosophies"], copies(t, "cynicism")) == (["sophism", "cynicism"], 2)
    assert seat(t, 1)["philosophies"] == ["stoicism", "cynicism"]


@clause("PAR-PHI-04")
def test_without_an_academy_nothing_is_adopted() -> None:
    t = building(dict(hand={"gold": 9}, built=["shrine"]), scholar("cynicism"))
    assert denied(t, 0, "adopt cynicism") == "PAR-PHI-04"


@clause("PAR-PHI-04")
@pytest.mark.parametrize("when", ["island_trade", "discard"])
def test_adopting_is_for_the_build_phase(when: str) -> None:
    t = position(scholar("sophism", hand={"gold": 9}), scholar("cynicism", hand={"gold": 9}), {}, phase=when)
    assert phase(t) == when
    refused(t, 0, "adopt cynicism")


@clause("PAR-PHI-05")
@pytest.mark.parametrize("owned", range(1, 6))
def test_adopting_costs_as_much_gold_as_the_island_has_philosophies(owned: int) -> None:
    wise = scholar(*ALL)
    t = building(scholar(*ALL[:owned], hand={"gold": owned - 1, "wool": 1}), wise)
    assert denied(t, 0, f"adopt {ALL[owned]}") == "PAR-PHI-05"
    t = building(scholar(*ALL[:owned], hand={"gold": owned, "wool": 1}), wise)
    play(t, 0, f"adopt {ALL[owned]}")
    assert hand(t, 0) == {"wool": 1}
    assert happened(t, "adopted")[-1]["gold"] == owned


@clause("PAR-PHI-05")
def test_rare_and_basic_do_not_pay_for_a_philosophy() -> None:
    t = building(scholar("sophism", hand={"tools": 9, "wool": 9}), scholar("cynicism"))
    denied(t, 0, "adopt cynicism")


@clause("PAR-PHI-06")
def test_the_gold_goes_to_the_bank() -> None:
    t = building(scholar("sophism", hand={"gold": 1}), scholar("cynicism"))
    play(t, 0, "adopt cynicism")
    assert [hand(t, one) for one in range(3)] == [{}, {}, {"wool": 1}]


@clause("PAR-PHI-07")
def test_the_other_island_is_not_asked() -> None:
    t = building(scholar("sophism", hand={"gold": 1}), scholar("cynicism", hand={"gold": 1}))
    play(t, 0, "adopt cynicism")
    assert (seat(t, 0)["philosophies"], decision(t, 1)) == (["sophism", "cynicism"], "build")


@clause("PAR-PHI-08")
def test_what_nobody_has_introduced_cannot_be_adopted() -> None:
    t = building(scholar("sophism", hand={"gold": 9}), scholar("cynicism"))
    for name in ALL:
        if name not in ("sophism", "cynicism"):
            assert denied(t, 0, f"adopt {name}") == "PAR-PHI-08"


@clause("PAR-PHI-09")
def test_there_are_four_copies_of_each() -> None:
    assert [copies(building({}), name) for name in ALL] == [4] * 6
    islands = [scholar("sophism")] * 4
    t = position(*islands, scholar("cynicism", hand={"gold": 9}), dict(hand={"wool": 1}), phase="build")
    assert copies(t, "sophism") == 0
    assert denied(t, 4, "adopt sophism") == "PAR-PHI-09"
    t = position(*islands[:3], {}, scholar("cynicism", hand={"gold": 9}), {}, phase="build")
    play(t, 4, "adopt sophism")
    assert copies(t, "sophism") == 0


@clause("PAR-PHI-10")
def test_nobody_has_two_copies_of_the_same() -> None:
    t = building(scholar("sophism", hand={"gold": 9}), scholar("sophism"))
    assert denied(t, 0, "adopt sophism") == "PAR-PHI-10"


@clause("PAR-PHI-11")
def test_philosophies_cannot_be_traded_or_given() -> None:
    t = position(scholar("sophism", hand={"wool": 1}), dict(hand={"gold": 1}), {}, phase="island_trade")
    play(t, 0, "offer 1")
    assert decision(t, 0) == "compose"
    assert all(move.split()[-1] not in ALL for number in range(3) for move in texts(t, number))
    t = position({}, scholar("sophism", hand={"wool": 1}), {}, phase="event", events=["fair_winds"])
    assert [move for move in texts(t, 1) if move.startswith("donate")] == ["donate wool"]


@clause("PAR-PHI-12")
def test_several_are_adopted_in_the_season_in_which_the_academy_is_built() -> None:
    t = building(dict(hand={"papyrus": 1, "gold": 4}), scholar("cynicism", "stoicism"))
    play(t, 0, "build academy", "choose sophism", "adopt stoicism", "adopt cynicism")
    assert (seat(t, 0)["philosophies"], hand(t, 0)) == (["stoicism", "sophism", "cynicism"], {})


@clause("PAR-PHI-12")
def test_what_is_introduced_in_this_phase_can_be_adopted_in_it() -> None:
    t = building(dict(hand={"papyrus": 1, "gold": 1}), scholar("cynicism", hand={"gold": 1}))
    play(t, 1, "done")
    play(t, 0, "build academy", "choose sophism")
    assert 1 in t.pending  # there is something new for it
    play(t, 1, "adopt sophism")
    assert seat(t, 1)["philosophies"] == ["sophism", "cynicism"]


@clause("PAR-PHI-13")
def test_when_all_are_introduced_an_academy_brings_none() -> None:
    t = building(dict(hand={"papyrus": 1, "gold": 2}), scholar(*ALL))
    play(t, 0, "build academy")
    assert (built(t, 0), seat(t, 0)["philosophies"], decision(t, 0)) == (["academy"], [], "build")


@clause("PAR-PHI-13", "PAR-PHI-05")
def test_the_first_philosophy_of_an_academy_that_brought_none_is_adopted_for_nothing() -> None:
    t = building(dict(hand={"papyrus": 1, "gold": 1}), scholar(*ALL))
    play(t, 0, "build academy", "adopt stoicism")
    assert seat(t, 0)["philosophies"] == ["stoicism"]


@clause("PAR-PHI-14")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_new_academies_the_one_that_acts_first_chooses_first(first: int) -> None:
    rich = dict(hand={"papyrus": 1, "gold": 1})
    t = building(rich, rich)
    play(t, first, "build academy", "choose sophism")
    play(t, 1 - first, "build academy")
    refused(t, 1 - first, "choose sophism")


@clause("PAR-PHI-14")
def test_the_archon_decides_who_acts_first_if_somebody_asks() -> None:
    rich = dict(hand={"papyrus": 1, "gold": 1})
    t = building(rich, rich)
    play(t, 0, "request_order", "next 1", "next 0")
    assert t.pending == [1]
    play(t, 1, "build academy", "choose sophism")
    until(t, lambda t: 0 in t.pending)
    play(t, 0, "build academy")
    refused(t, 0, "choose sophism")


# Stoicism


@clause("PAR-HAZ-11")
def test_stoicism_keeps_one_of_the_commodities_that_a_hazard_takes() -> None:
    stoic = scholar("stoicism", fleets=[("sparta", ["wool", "wool", "gold", "tools"])])
    t = position(stoic, {}, {}, phase="hazard", hazards=["storm_02"])  # the whole cargo
    until(t, lambda t: decision(t, 0) == "save_from_hazard")
    assert texts(t, 0) == ["save a wool", "save a tools", "save a gold", "save_none"]
    play(t, 0, "save a gold")
    assert cargo(t, 0) == ["gold"]


@clause("PAR-HAZ-11")
def test_stoicism_once_per_card_in_one_of_the_fleets() -> None:
    stoic = scholar("stoicism", fleets=[("sparta", ["wool", "ore"]), ("ionia", ["gold", "timber"])])
    t = position(stoic, {}, {}, phase="hazard", hazards=["storm_02"])
    until(t, lambda t: decision(t, 0) == "save_from_hazard")
    play(t, 0, "save b gold")
    assert (cargo(t, 0, "a"), cargo(t, 0, "b")) == ([], ["gold"])


@clause("PAR-HAZ-11")
def test_stoicism_is_never_compulsory_and_saves_no_aegis_card() -> None:
    stoic = scholar("stoicism", fleets=[("sparta", ["wool", "army"])])
    t = position(stoic, {}, {}, phase="hazard", hazards=["storm_02"])
    until(t, lambda t: decision(t, 0) == "save_from_hazard")
    assert texts(t, 0) == ["save a wool", "save_none"]
    play(t, 0, "save_none")
    assert cargo(t, 0) == []


@clause("PAR-HAZ-11")
def test_stoicism_a_random_loss_is_drawn_first() -> None:
    stoic = scholar("stoicism", fleets=[("sparta", ["wool", "ore", "gold", "tools"])])
    t = position(stoic, {}, {}, phase="hazard", hazards=["storm_04"])  # 2 random Commodities
    until(t, lambda t: decision(t, 0) == "save_from_hazard")
    saves = [move for move in texts(t, 0) if move != "save_none"]
    assert len(saves) == 2
    play(t, 0, saves[0])
    assert len(cargo(t, 0)) == 3


@clause("PAR-HAZ-11")
def test_stoicism_does_not_stop_a_fleet_from_being_sent_home() -> None:
    stoic = scholar("stoicism", fleets=[("sparta", ["wool", "ore"])])
    t = position(stoic, {}, {}, phase="hazard", hazards=["storm_09"])
    assert [one["seat"] for one in happened(t, "sent-home")] == [0]
    assert happened(t, "saved") == []


@clause("PAR-EVENT-02")
def test_stoicism_keeps_one_of_the_cards_that_pirate_raids_take() -> None:
    agenda = [frame("EndOfSeason"), frame(PHASES["archon"]), frame("EventPhase")]
    t = position(
        {}, scholar("stoicism", hand={"wool": 1, "gold": 1}), {}, phase="event", events=["pirate_raids"], agenda=agenda
    )
    until(t, lambda t: decision(t, 1) not in (None, "negotiate"))
    if decision(t, 1) == "pirate_raids":
        play(t, 1, "endure")
    assert (decision(t, 1), texts(t, 1)) == ("save_from_event", ["save_in_hand wool", "save_in_hand gold", "save_none"])
    play(t, 1, "save_in_hand gold")
    assert hand(t, 1) == {"gold": 1}


# Epicureanism


@clause("PAR-DIS-02", "PAR-DIS-08")
@pytest.mark.parametrize(("more", "many"), [([], 4), (["treasury"], 7)])
def test_epicureanism_keeps_one_more_under_option_a(more: list[str], many: int) -> None:
    mine = dict(hand={"wool": 9}, built=["academy", *more], philosophies=["epicureanism"])
    t = position(mine, {}, {}, phase="discard")
    play(t, 0, "option_a")
    while decision(t, 0) == "discard" and "keep wool" in texts(t, 0):
        play(t, 0, "keep wool")
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": many}


@clause("PAR-DIS-04", "PAR-DIS-08")
def test_epicureanism_keeps_one_duplicate_face_up_under_option_b() -> None:
    t = position(scholar("epicureanism", hand={"wool": 3, "gold": 2}), {}, {}, phase="discard")
    play(t, 0, "option_b", "keep gold")
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": 1, "gold": 2}
    assert seat(t, 0, 1)["hand"] == {"wool": 1, "gold": 2}


@clause("PAR-DIS-08")
@pytest.mark.parametrize(("option", "left"), [("option_a", {"wool": 3}), ("option_b", {"wool": 1})])
def test_epicureanism_is_never_compulsory(option: str, left: dict[str, int]) -> None:
    t = position(scholar("epicureanism", hand={"wool": 9}), {}, {}, phase="discard")
    play(t, 0, option)
    until(t, lambda t: decision(t, 0) != "discard" or "enough" in texts(t, 0))
    play(t, 0, "enough")
    until_phase(t, "archon")
    assert hand(t, 0) == left


# Pythagoreanism


def at_sparta(*cards: str, mine: dict[str, Any] | None = None, **given: Any) -> petteia.Table:
    given = dict(harbors={"sparta": "+open_harbor"}) | given
    first = scholar("pythagoreanism") if mine is None else mine
    return position(first | dict(fleets=[("sparta", list(cards))]), {}, {}, phase="fleet_trade", **given)


@clause("PAR-FTR-13")
def test_pythagoreanism_one_exchange_gives_one_card_less() -> None:
    t = at_sparta("wool", "wool", "wool")
    refused(t, 0, "trade a nb_2")
    play(t, 0, "trade_cheaply a nb_2 pythagoras")
    assert cargo(t, 0) == ["gold"]


@clause("PAR-FTR-13")
def test_pythagoreanism_once_per_season() -> None:
    t = at_sparta("wool", "wool", "wool", "ore")
    play(t, 0, "trade_cheaply a nb_1 pythagoras", "give ore", "take grain")
    assert cargo(t, 0) == ["grain", "wool", "wool", "wool"]
    refused(t, 0, "trade_cheaply a nb_1 pythagoras")


@clause("PAR-FTR-13")
def test_pythagoreanism_at_least_one_card_is_given() -> None:
    t = at_sparta("gold", "tools")
    refused(t, 0, "trade_cheaply a ng_1 pythagoras")
    refused(t, 0, "trade_cheaply a nr_1 pythagoras")
    play(t, 0, "trade_cheaply a nr_2 pythagoras")
    assert cargo(t, 0) == ["gold", "gold"]


@clause("PAR-FTR-36")
def test_pythagoreanism_not_with_the_rates_of_a_surplus() -> None:
    t = at_sparta("wool", "wool", "wool", harbors={"sparta": "+surplus_wool"})
    until(t, lambda t: decision(t, 0) in ("harbor_trade", None) or phase(t) != "fleet_trade")
    assert all("surplus_sell" not in move for move in texts(t, 0))


@clause("PAR-FTR-13")
def test_pythagoreanism_adds_to_a_thriving_market() -> None:
    t = at_sparta("wool", "wool", harbors={"sparta": "+thriving_market"})
    play(t, 0, "trade_cheaply a nb_2 both")
    assert cargo(t, 0) == ["gold"]


@clause("PAR-FTR-13")
def test_pythagoreanism_helps_nobody_else() -> None:
    t = at_sparta("wool", "wool", "wool", mine=scholar("sophism"))
    refused(t, 0, "trade_cheaply a nb_2 pythagoras")


# Sophism (its votes: test_clauses_archon)


@clause("PAR-FTR-10", "PAR-FTR-11")
@pytest.mark.parametrize("fees", ["harbor_fees", "heavy_harbor_fees"])
def test_sophism_fleets_pay_no_harbor_fees_of_either_form(fees: str) -> None:
    t = at_sparta(*["wool"] * 4, mine=scholar("sophism"), harbors={"sparta": f"+{fees}"})
    play(t, 0, "trade a nb_1", "take ore")
    assert (cargo(t, 0), happened(t, "paid-fee")) == (["ore", "wool", "wool"], [])
    t = at_sparta(*["wool"] * 4, mine=scholar("cynicism"), harbors={"sparta": f"+{fees}"})
    refused(t, 0, "trade a nb_1")


# Milesian School


@clause("PAR-GEN-18")
def test_milesian_school_looks_at_the_top_hazard_before_anybody_loads() -> None:
    t = position(
        scholar("milesian_school", hand={"wool": 1}),
        dict(hand={"wool": 1}),
        {},
        phase="journey",
        hazards=["mutiny", "sirens"],
    )
    assert (decision(t, 0), t.pending) == ("start_action", [0])
    play(t, 0, "consult_school")
    assert table(t, 0)["hazards"]["known"] == ["mutiny"]
    assert table(t, 1)["hazards"]["known"] == []
    looked = [happened(t, "looked-at-hazards", viewer)[-1] for viewer in (0, 1)]
    assert (looked[0]["hazards"], looked[1].get("hazards")) == (["mutiny"], None)


@clause("PAR-GEN-18")
def test_milesian_school_once_a_season_and_the_card_stays_on_top() -> None:
    t = position(scholar("milesian_school", hand={"wool": 1}), {}, {}, phase="journey", hazards=["mutiny", "sirens"])
    play(t, 0, "consult_school")
    assert seat(t, 0)["used"] == ["milesian_school"]
    assert decision(t, 0) == "launch"
    play(t, 0, "sail a sparta")
    until(t, lambda t: bool(happened(t, "drew-hazard")))
    assert happened(t, "drew-hazard")[0]["hazard"] == "mutiny"


@clause("PAR-GEN-18")
def test_milesian_school_is_never_compulsory() -> None:
    t = position(scholar("milesian_school", hand={"wool": 1}), {}, {}, phase="journey")
    play(t, 0, "done")
    until(t, lambda t: decision(t, 0) == "launch")
    assert table(t, 0)["hazards"]["known"] == []


# Cynicism (more in test_clauses_build)


@clause("PAR-PHI-03", "PAR-BLD-05")
def test_cynicism_is_renewed_each_season() -> None:
    t = building(scholar("cynicism", hand={"wool": 2, "ore": 2}), events=["pirate_raids"])
    play(t, 0, "build village_5", "cynic basic_distinct")
    until(t, lambda t: decision(t, 0) != "payment")
    assert "cynicism" in seat(t, 0)["used"]
    until_phase(t, "event")
    assert "cynicism" not in seat(t, 0)["used"]


# Great Library


@clause("PAR-PHI-05")
def test_great_library_its_owner_takes_one_philosophy_a_season_free_of_charge() -> None:
    t = building(scholar("sophism"), scholar("cynicism", "stoicism"), wonders={"great_library": (0, "complete")})
    play(t, 0, "adopt_library cynicism")
    assert (seat(t, 0)["philosophies"], copies(t, "cynicism")) == (["sophism", "cynicism"], 2)
    assert denied(t, 0, "adopt_library stoicism") is not None


@clause("PAR-PHI-05")
def test_great_library_its_owner_pays_the_bank_for_any_further_one() -> None:
    t = building(
        scholar("sophism", hand={"gold": 2}), scholar("cynicism", "stoicism"),
        wonders={"great_library": (0, "complete")},
    )  # fmt: skip
    play(t, 0, "adopt_library cynicism", "adopt stoicism")
    assert (seat(t, 0)["philosophies"], hand(t, 0)) == (["stoicism", "sophism", "cynicism"], {})


@clause("PAR-PHI-04", "PAR-PHI-08", "PAR-PHI-10")
def test_great_library_needs_an_academy_and_an_introduced_philosophy() -> None:
    t = building({}, scholar("cynicism"), wonders={"great_library": (0, "complete")})
    denied(t, 0, "adopt_library cynicism")
    t = building(scholar("cynicism"), scholar("cynicism"), wonders={"great_library": (0, "complete")})
    denied(t, 0, "adopt_library cynicism")
    denied(t, 0, "adopt_library sophism")


@clause("PAR-PHI-05", "PAR-PHI-06", "PAR-WON-09")
def test_great_library_others_pay_its_owner_one_gold_instead_of_the_bank() -> None:
    t = building(
        scholar("sophism", "stoicism", "milesian_school", hand={"gold": 2}), scholar("cynicism", "epicureanism"),
        wonders={"great_library": (1, "complete")},
    )  # fmt: skip
    denied(t, 0, "adopt cynicism")  # 3 Gold
    play(t, 0, "adopt_library cynicism", "adopt_library epicureanism")  # as often as they like
    assert (len(seat(t, 0)["philosophies"]), hand(t, 0), hand(t, 1)) == (5, {}, {"gold": 2})


@clause("PAR-WON-07")
@pytest.mark.parametrize("stage", ["plans", "partial"])
def test_great_library_gives_nothing_before_it_is_complete(stage: str) -> None:
    t = building(
        scholar("sophism", hand={"gold": 1}),
        scholar("cynicism", hand={"gold": 1}),
        wonders={"great_library": (0, stage)},
    )
    denied(t, 0, "adopt_library cynicism")
    denied(t, 1, "adopt_library sophism")
