"""Chapters 4.4, 5.1 and 5.3: the start of Island Trade, offers, and how windows work that are open to all."""

from __future__ import annotations

from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME

from ..clauses import clause
from .arrange import (
    aegis,
    built,
    cargo,
    decision,
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
ONE_OF_EACH = dict.fromkeys(BASICS, 1)
ZEUS = {"statue_of_zeus": (0, "complete")}


def market(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """The beginning of an Island Trade Phase at a table of three, or more."""
    return position(*seats, *[{}] * (3 - len(seats)), phase="island_trade", **given)


def propose(t: petteia.Table, number: int, to: int | None, give: str = "", want: str = "") -> None:
    """An offer: cards in rising order on both sides."""
    play(t, number, "offer_all" if to is None else f"offer {to}")
    play(t, number, *[f"give {card}" for card in give.split()], *[f"want {card}" for card in want.split()], "propose")


def offers(t: petteia.Table, viewer: int | None = None) -> list[str]:
    return [one["id"] for one in table(t, viewer)["offers"]]


def ready(t: petteia.Table) -> list[int]:
    found: list[int] = table(t)["done"]
    return found


# Step 1: the start of the phase


@clause("PAR-ITR-01")
def test_no_trade_before_everybody_has_finished_the_actions_at_the_start() -> None:
    t = market(dict(hand={"wool": 2}), dict(hand={"ore": 3}), dict(hand={"gold": 3}), wonders=ZEUS)
    assert [decision(t, number) for number in range(3)] == ["start_action"] * 3
    refused(t, 1, "offer 0")
    refused(t, 2, "offer_all")
    until(t, lambda t: decision(t, 0) == "trade")
    assert "offer 0" in texts(t, 1)


@clause("PAR-ITR-02")
def test_several_actions_at_the_start_in_one_season() -> None:
    t = market(
        dict(hand={**ONE_OF_EACH, "spices": 1, "wool": 2}),
        wonders={"statue_of_zeus": (0, "complete"), "oracle": (0, "plans")},
    )
    play(t, 0, "zeus_basic army", "pay wool", "raise oracle", "pay wool")
    assert aegis(t, 0) == {"army": 1}
    assert stage(t, "oracle") == "partial"
    assert phase(t) == "island_trade"


@clause("PAR-ITR-03")
def test_actions_at_the_start_are_paid_without_the_trade_of_the_season() -> None:
    t = market(
        dict(hand={"grain": 1, "grapes": 1, "wool": 1}), dict(hand={"spices": 1}), wonders={"oracle": (0, "plans")}
    )
    assert decision(t, 0) == "trade"  # nothing could be paid at the start
    propose(t, 1, 0, "spices")
    play(t, 0, "accept 1-0")
    assert hand(t, 0)["spices"] == 1
    refused(t, 0, "raise oracle")
    until_phase(t, "journey")
    assert stage(t, "oracle") == "plans"


# Stages of Great Wonders that are paid here


def stage(t: petteia.Table, wonder: str) -> str:
    found: str = next(one for one in table(t)["wonders"] if one["wonder"] == wonder)["stage"]
    return found


@clause("PAR-WON-04", "PAR-WON-05")
@pytest.mark.parametrize(
    ("wonder", "before", "cards", "after"),
    [
        ("hanging_gardens", "partial", ONE_OF_EACH, "complete"),
        ("statue_of_zeus", "plans", {"wool": 1, "grain": 2, "ore": 1, "gold": 1}, "partial"),
        ("oracle", "plans", {"spices": 1, "grain": 1, "grapes": 1, "ore": 1}, "partial"),
        ("amphitheater", "plans", {"grain": 2, "grapes": 1, "wool": 1, "gold": 1}, "partial"),
        ("amphitheater", "partial", {"pottery": 1, "gold": 2}, "complete"),
    ],
)
def test_stages_paid_at_the_start_of_island_trade(wonder: str, before: str, cards: dict[str, int], after: str) -> None:
    t = market(dict(hand=cards), wonders={wonder: (0, before)})
    assert decision(t, 0) == "start_action"
    play(t, 0, f"raise {wonder}")
    assert (stage(t, wonder), hand(t, 0)) == (after, {})


@clause("PAR-WON-04")
@pytest.mark.parametrize(
    ("wonder", "before", "cards"),
    [
        ("hanging_gardens", "partial", {**ONE_OF_EACH, "wool": 0}),
        ("statue_of_zeus", "plans", {"wool": 3, "grain": 1}),  # no Gold
        ("statue_of_zeus", "plans", {"wool": 4, "gold": 1}),  # no Grain
        ("oracle", "plans", {"spices": 1, "grain": 2, "wool": 1}),  # no Grapes
        ("amphitheater", "plans", {"wool": 2, "grain": 2, "gold": 1}),  # Wool is made on Chios
        ("amphitheater", "partial", {"pottery": 1, "gold": 1, "papyrus": 3}),
    ],
)
def test_a_stage_is_paid_in_full_or_not_at_all(wonder: str, before: str, cards: dict[str, int]) -> None:
    t = market(dict(hand={**cards, "tools": 1}), wonders={wonder: (0, before), "colossus": (1, "complete")})
    assert decision(t, 0) == "trade"
    assert stage(t, wonder) == before


@clause("PAR-WON-04")
@pytest.mark.parametrize("wonder", ["parthenon", "colossus", "labyrinth"])
def test_a_stage_of_the_build_phase_is_not_paid_here(wonder: str) -> None:
    t = market(dict(hand={**ONE_OF_EACH, "ore": 2, "tools": 1}), wonders={wonder: (0, "plans")})
    assert decision(t, 0) == "trade"


@clause("PAR-WON-03")
def test_amphitheater_both_stages_at_one_start() -> None:
    t = market(dict(hand={"grain": 3, "wool": 1, "pottery": 1, "gold": 3}), wonders={"amphitheater": (0, "plans")})
    play(t, 0, "raise amphitheater", "raise amphitheater")
    assert (stage(t, "amphitheater"), hand(t, 0)) == ("complete", {})
    assert seat(t, 0)["structures"] == 3


# Statue of Zeus


@pytest.mark.parametrize("card", ["army", "warship", "gift_of_poseidon"])
def test_statue_of_zeus_gives_its_owner_an_aegis_for_1_basic(card: str) -> None:
    t = market(dict(hand={"wool": 1, "gold": 2}), wonders=ZEUS)
    play(t, 0, f"zeus_basic {card}")
    assert (hand(t, 0), aegis(t, 0)) == ({"gold": 2}, {card: 1})


def test_statue_of_zeus_serves_its_owner_once_a_season() -> None:
    t = market(dict(hand={"wool": 3}), dict(hand={"wool": 2}), wonders=ZEUS)
    play(t, 0, "zeus_basic army")
    refused(t, 0, "zeus_basic army")
    assert aegis(t, 0) == {"army": 1}


def test_statue_of_zeus_takes_a_basic_from_its_owner() -> None:
    t = market(dict(hand={"gold": 3, "tools": 3}), dict(hand={"ore": 2}), wonders=ZEUS)
    refused(t, 0, "zeus_basic army")
    refused(t, 0, "zeus_rare army")
    assert decision(t, 1) == "start_action"


@pytest.mark.parametrize(
    ("move", "price"), [("zeus_basic warship", {"ore": 1, "wool": 1}), ("zeus_rare warship", {"papyrus": 1})]
)
def test_statue_of_zeus_serves_others_for_2_basic_or_1_rare_to_its_owner(move: str, price: dict[str, int]) -> None:
    cards = {"ore": 1, "wool": 1, "papyrus": 1}
    t = market(dict(hand={"gold": 1}), dict(hand=cards), wonders=ZEUS)
    play(t, 1, move)
    assert aegis(t, 1) == {"warship": 1}
    assert hand(t, 0) == {**price, "gold": 1}
    assert hand(t, 1) == {card: 1 for card in cards if card not in price}


@clause("PAR-WON-09")
def test_statue_of_zeus_its_owner_cannot_refuse() -> None:
    t = market({}, dict(hand={"tools": 2}), wonders=ZEUS)
    play(t, 1, "zeus_rare army")
    assert (hand(t, 0), aegis(t, 1)) == ({"tools": 1}, {"army": 1})
    assert len(happened(t, "paid-owner", 2)) == 1  # payments are open


def test_statue_of_zeus_serves_each_island_once_a_season() -> None:
    t = market({}, dict(hand={"tools": 2}), dict(hand={"ore": 4}), wonders=ZEUS)
    play(t, 1, "zeus_rare army")
    refused(t, 1, "zeus_rare army")
    play(t, 2, "zeus_basic army")
    refused(t, 2, "zeus_basic army")
    assert (hand(t, 1), hand(t, 2)) == ({"tools": 1}, {"ore": 2})


def test_statue_of_zeus_1_basic_is_not_enough_for_others() -> None:
    t = market(dict(hand={"ore": 1}), dict(hand={"wool": 1, "gold": 2}), wonders=ZEUS)
    refused(t, 1, "zeus_basic army")
    refused(t, 1, "zeus_rare army")


@pytest.mark.parametrize("before", ["plans", "partial"])
def test_statue_of_zeus_serves_nobody_before_it_is_complete(before: str) -> None:
    t = market({}, dict(hand={"tools": 2}), wonders={"statue_of_zeus": (0, before)})
    assert decision(t, 1) == "trade"


# Step 2: trading


@clause("PAR-ITR-04", "PAR-ITR-06", "PAR-ITR-09")
def test_two_seats_trade_commodities_and_aegis_at_any_ratio() -> None:
    t = market(dict(hand={"wool": 3, "gold": 1}), dict(hand={"papyrus": 1}, aegis={"army": 1}))
    propose(t, 0, 1, "wool wool wool gold", "army")
    assert (hand(t, 0), aegis(t, 1)) == ({"wool": 3, "gold": 1}, {"army": 1})
    play(t, 1, "accept 0-0")
    assert (hand(t, 0), aegis(t, 0)) == ({}, {"army": 1})
    assert (hand(t, 1), aegis(t, 1)) == ({"wool": 3, "papyrus": 1, "gold": 1}, {})


@clause("PAR-ITR-05")
def test_nothing_else_can_be_traded() -> None:
    t = market(
        dict(hand={"wool": 1}, aegis={"army": 1}, built=["academy"], philosophies=["sophism"], fleets=[None, None]),
        wonders={"oracle": (0, "plans"), "colossus": (0, "complete")},
    )
    play(t, 0, "offer 1")
    assert {*texts(t, 0)} == {
        "give wool", "give army", "cancel",
        *[f"want {card}" for card in (*BASICS, "pottery", "spices", "tools", "papyrus", "gold")],
        "want army", "want warship", "want gift_of_poseidon",
    }  # fmt: skip


@clause("PAR-ITR-07")
def test_nobody_is_obliged_to_trade() -> None:
    t = market(dict(hand={"gold": 5}), dict(hand={"wool": 1}))
    propose(t, 0, 1, "gold gold gold gold gold", "wool")
    assert {"accept 0-0", "reject 0-0", "ready"} <= {*texts(t, 1)}
    until_phase(t, "journey")  # everybody is ready
    assert hand(t, 1) == {"wool": 1}


@clause("PAR-ITR-08")
def test_the_number_of_trades_is_not_limited() -> None:
    t = market(dict(hand={"wool": 20}), dict(hand={"ore": 20}), options={"max_offers_per_seat": 0})
    for n in range(20):
        propose(t, 0, 1, "wool", "ore")
        play(t, 1, f"accept 0-{n}")
    assert (hand(t, 0), hand(t, 1)) == ({"ore": 20}, {"wool": 20})
    assert table(t)["trades"] == 20


@clause("PAR-ITR-10", "PAR-OFR-01", "PAR-OFR-14")
def test_one_side_of_a_trade_may_be_empty() -> None:
    t = market(dict(hand={"wool": 1, "gold": 1}), dict(hand={"ore": 1}))
    propose(t, 0, 1, "gold")
    play(t, 1, "accept 0-0")
    propose(t, 0, 1, want="ore")
    play(t, 1, "accept 0-1")
    assert (hand(t, 0), hand(t, 1)) == ({"wool": 1, "ore": 1}, {"gold": 1})


@clause("PAR-ITR-10", "PAR-OFR-01", "PAR-OFR-14")
def test_gifts_can_be_forbidden() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}), options={"allow_gifts": False})
    play(t, 0, "offer 1", "give gold")
    assert refused(t, 0, "propose") == "PAR-OFR-14"
    play(t, 0, "want ore", "propose")
    play(t, 1, "accept 0-0")
    assert hand(t, 0) == {"ore": 1}
    play(t, 1, "offer 0", "want ore")
    assert refused(t, 1, "propose") == "PAR-OFR-14"


@clause("PAR-OFR-14")
def test_gifts_are_allowed_by_default() -> None:
    assert petteia.new(GAME, players=3, seed=1).view(None)["options"]["allow_gifts"] is True


@clause("PAR-ITR-11")
def test_received_cards_may_be_traded_on_at_once() -> None:
    t = market(dict(hand={"wool": 1}), dict(hand={"ore": 1}), dict(hand={"gold": 1}))
    propose(t, 0, 1, "wool", "ore")
    play(t, 1, "accept 0-0")
    propose(t, 0, 2, "ore", "gold")
    play(t, 2, "accept 0-1")
    assert [hand(t, number) for number in range(3)] == [{"gold": 1}, {"wool": 1}, {"ore": 1}]


@clause("PAR-ITR-12")
def test_aegis_aboard_a_docked_fleet_may_be_traded_and_arrives_at_home() -> None:
    t = market(dict(hand={"gold": 1}, fleets=[["warship"]]), dict(fleets=[["army", "gift_of_poseidon"]]))
    propose(t, 0, 1, "gold", "army")
    play(t, 1, "accept 0-0")
    assert (aegis(t, 0), cargo(t, 0), cargo(t, 1)) == ({"army": 1}, ["warship"], ["gift_of_poseidon"])
    propose(t, 0, 1, "warship")
    play(t, 1, "accept 0-1")
    assert (cargo(t, 0), aegis(t, 1)) == ([], {"warship": 1})


@clause("PAR-ITR-13")
def test_no_hazard_and_no_status_card_touches_a_trade() -> None:
    t = market(
        dict(hand={"wool": 1}), dict(hand={"gold": 1}), hazards=["storm_02"],
        harbors={"athens": "+blockade", "sparta": "+shortage_wool", "ionia": "+surplus_wool"},
    )  # fmt: skip
    propose(t, 0, 1, "wool", "gold")
    play(t, 1, "accept 0-0")
    assert (hand(t, 0), hand(t, 1)) == ({"gold": 1}, {"wool": 1})
    assert happened(t, "drew-hazard") == []


# Offers


@clause("PAR-OFR-01")
def test_an_offer_gives_cards_that_its_proposer_has() -> None:
    t = market(dict(hand={"wool": 2}))
    play(t, 0, "offer 1")
    refused(t, 0, "give gold")
    play(t, 0, "give wool", "give wool")
    refused(t, 0, "give wool")


@clause("PAR-OFR-01")
def test_an_empty_offer_is_none() -> None:
    t = market(dict(hand={"wool": 2}))
    play(t, 0, "offer 1")
    assert refused(t, 0, "propose") == "PAR-OFR-01"


@clause("PAR-OFR-01")
def test_both_sides_of_an_offer_share_no_type() -> None:
    t = market(dict(hand={"wool": 2, "ore": 1}))
    play(t, 0, "offer 1", "give wool")
    assert refused(t, 0, "want wool") == "PAR-OFR-01"
    assert "want ore" in texts(t, 0)


@clause("PAR-OFR-01")
def test_an_offer_may_be_dropped_before_it_is_made() -> None:
    t = market(dict(hand={"wool": 2}))
    play(t, 0, "offer 1", "give wool", "cancel")
    assert offers(t) == []
    assert seat(t, 0)["offers_made"] == 0


@clause("PAR-OFR-02")
def test_offered_cards_are_reserved_until_the_offer_ends() -> None:
    t = market(dict(hand={"wool": 2, "gold": 1}), dict(hand={"ore": 1}), dict(hand={"tools": 1}))
    propose(t, 0, 1, "wool gold", "ore")
    assert table(t, 0)["mine"]["reserved"] == {"wool": 1, "gold": 1}
    play(t, 0, "offer 2", "give wool")
    refused(t, 0, "give wool")
    refused(t, 0, "give gold")
    play(t, 0, "cancel")
    propose(t, 2, 0, "tools", "gold")
    refused(t, 0, "accept 2-0")  # nor given in another trade
    play(t, 0, "withdraw 0-0", "accept 2-0")
    assert hand(t, 0) == {"wool": 2, "tools": 1}


@clause("PAR-OFR-02")
@pytest.mark.parametrize("ending", ["reject 0-0", "accept 0-0"])
def test_an_offer_that_ended_reserves_nothing(ending: str) -> None:
    t = market(dict(hand={"gold": 2}), dict(hand={"ore": 1}))
    propose(t, 0, 1, "gold", "ore")
    play(t, 1, ending)
    assert table(t, 0)["mine"]["reserved"] == {}
    play(t, 0, "offer 2", "give gold")


@clause("PAR-OFR-03")
def test_the_addressee_accepts_if_it_has_all_that_is_wanted() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1, "wool": 1}), dict(hand={"ore": 9}))
    propose(t, 0, 1, "gold", "ore ore")
    assert refused(t, 1, "accept 0-0") == "PAR-OFR-03"
    propose(t, 2, 1, "ore", "wool")
    play(t, 1, "accept 2-0")
    play(t, 1, "accept 0-0")
    assert (hand(t, 0), hand(t, 1)) == ({"ore": 2}, {"gold": 1})


@clause("PAR-OFR-03")
def test_nobody_else_accepts_a_directed_offer() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}), dict(hand={"ore": 1}))
    propose(t, 0, 1, "gold", "ore")
    assert refused(t, 2, "accept 0-0") == "PAR-OFR-03"
    assert refused(t, 0, "accept 0-0") == "PAR-OFR-03"


@clause("PAR-OFR-03")
def test_what_the_addressee_has_reserved_cannot_be_paid() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}))
    propose(t, 1, 2, "ore", "tools")
    propose(t, 0, 1, "gold", "ore")
    assert refused(t, 1, "accept 0-0") == "PAR-OFR-03"


@clause("PAR-OFR-04")
def test_the_first_to_accept_an_offer_to_all_wins() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}), dict(hand={"ore": 1}))
    propose(t, 0, None, "gold", "ore")
    assert "accept 0-0" in texts(t, 1)
    play(t, 2, "accept 0-0")
    assert (hand(t, 0), hand(t, 1), hand(t, 2)) == ({"ore": 1}, {"ore": 1}, {"gold": 1})
    refused(t, 1, "accept 0-0")


@clause("PAR-OFR-04")
@pytest.mark.parametrize("proposer", [0, 1, 2, 3])
def test_an_offer_to_all_is_put_to_the_seats_clockwise_from_the_proposer(proposer: int) -> None:
    t = market(*[dict(hand={"gold": 1, "ore": 1})] * 4, archon=3)
    propose(t, proposer, None, "gold", "ore")
    assert t.pending == [(proposer + n) % 4 for n in (1, 2, 3, 4)]


@clause("PAR-OFR-05")
def test_a_rejected_directed_offer_ends() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}))
    propose(t, 0, 1, "gold", "ore")
    play(t, 1, "reject 0-0")
    assert offers(t) == []
    for viewer in (0, 2):
        assert [(one["seat"], one["offer"]) for one in happened(t, "rejected", viewer)] == [(1, "0-0")]


@clause("PAR-OFR-05")
def test_a_rejected_offer_to_all_stays_open_for_the_others() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}), dict(hand={"ore": 1}))
    propose(t, 0, None, "gold", "ore")
    play(t, 1, "reject 0-0")
    refused(t, 1, "accept 0-0")
    assert table(t)["offers"][0]["refused"] == [1]
    play(t, 2, "accept 0-0")
    assert hand(t, 2) == {"gold": 1}


@clause("PAR-OFR-06")
def test_a_counter_rejects_the_offer_and_makes_a_new_one() -> None:
    t = market(dict(hand={"gold": 1, "wool": 1}), dict(hand={"ore": 2}))
    propose(t, 0, 1, "wool", "ore")
    play(t, 1, "counter 0-0", "give ore", "want gold", "propose")
    assert [(one["id"], one["from"], one["to"]) for one in table(t)["offers"]] == [("1-0", 1, 0)]
    play(t, 0, "accept 1-0")
    assert (hand(t, 0), hand(t, 1)) == ({"wool": 1, "ore": 1}, {"ore": 1, "gold": 1})


@clause("PAR-OFR-06")
def test_a_counter_releases_what_was_reserved_first() -> None:
    t = market(dict(hand={"wool": 1}), dict(hand={"ore": 2}))
    propose(t, 0, 1, "wool", "ore ore")
    play(t, 1, "counter 0-0", "give ore", "want wool", "propose")
    play(t, 0, "accept 1-0")  # the very Wool that was offered
    assert (hand(t, 0), hand(t, 1)) == ({"ore": 1}, {"ore": 1, "wool": 1})


@clause("PAR-OFR-06")
def test_an_offer_to_all_ends_for_the_countering_seat_only() -> None:
    t = market(dict(hand={"wool": 1}), dict(hand={"ore": 2}), dict(hand={"ore": 2}))
    propose(t, 0, None, "wool", "ore ore")
    play(t, 1, "counter 0-0", "give ore", "want wool", "propose")
    assert offers(t) == ["0-0", "1-0"]
    refused(t, 1, "accept 0-0")
    refused(t, 0, "accept 1-0")  # the Wool is still reserved
    play(t, 2, "accept 0-0")
    assert hand(t, 0) == {"ore": 2}


@clause("PAR-OFR-06")
@pytest.mark.parametrize("depth", [3, 1])
def test_chains_of_counters_are_limited(depth: int) -> None:
    t = market(
        dict(hand={"wool": 9}), dict(hand={"ore": 9}), options={} if depth == 3 else {"max_counter_depth": depth}
    )
    propose(t, 0, 1, "wool", "ore")
    made, last = [1, 0], "0-0"
    for n in range(depth):
        who = 1 - n % 2
        play(t, who, f"counter {last}", "give ore" if who else "give wool", "propose")
        last = f"{who}-{made[who]}"
        made[who] += 1
    who = 1 - depth % 2
    assert "accept " + last in texts(t, who)
    assert refused(t, who, f"counter {last}") == "PAR-OFR-06"


@clause("PAR-OFR-07")
def test_an_open_offer_may_be_withdrawn() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}))
    propose(t, 0, 1, "gold", "ore")
    refused(t, 2, "withdraw 0-0")
    play(t, 0, "withdraw 0-0")
    assert offers(t) == []
    refused(t, 1, "accept 0-0")
    assert hand(t, 0) == {"gold": 1}


@clause("PAR-OFR-08")
def test_the_proposer_does_not_see_who_could_pay() -> None:
    views = []
    for other in ({"ore": 2}, {"wool": 2}):
        t = market(dict(hand={"gold": 1}), dict(hand=other))
        propose(t, 0, 1, "gold", "ore")
        propose(t, 0, None, want="ore")
        views.append((t.view(0), t.pending, texts(t, 0), t.events(0)))
    assert views[0] == views[1]


@clause("PAR-OFR-09")
def test_who_is_ready_may_still_accept() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}))
    propose(t, 0, None, "gold", "ore")
    play(t, 1, "ready")
    assert ready(t) == [1]
    play(t, 1, "accept 0-0")
    assert hand(t, 1) == {"gold": 1}


@clause("PAR-OFR-09", "PAR-ONL-02")
def test_a_directed_offer_makes_its_addressee_unready_once() -> None:
    t = market(dict(hand={"gold": 2}), dict(hand={"ore": 1}), dict(hand={"ore": 1}))
    play(t, 1, "ready")
    play(t, 2, "ready")
    propose(t, 0, 1, "gold", "ore")
    assert ready(t) == [2]
    play(t, 1, "ready")
    assert ready(t) == [1, 2]
    propose(t, 0, 1, "gold", "ore")
    assert ready(t) == [2]


@clause("PAR-OFR-10")
def test_trading_ends_when_all_are_ready_and_open_offers_lapse() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}))
    propose(t, 0, 1, "gold", "ore")
    play(t, 1, "ready")
    play(t, 2, "ready")
    assert phase(t) == "island_trade"
    play(t, 0, "ready")
    assert phase(t) == "journey"
    assert [(one["seat"], one["offer"]) for one in happened(t, "lapsed")] == [(0, "0-0")]
    assert offers(t) == []
    play(t, 0, "sail a athens")  # with the Gold, which is free again
    play(t, 1, "dock a")
    assert happened(t, "launched", 0)[0]["cards"] == ["gold"]


@clause("PAR-OFR-11")
def test_twelve_offers_a_seat_by_default_and_counters_count() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}))
    for n in range(11):
        propose(t, 0, 1, "gold", "ore")
        play(t, 0, f"withdraw 0-{n}")
    propose(t, 1, 0, "ore", "gold")
    play(t, 0, "counter 1-0", "give gold", "propose")
    assert seat(t, 0)["offers_made"] == 12
    assert refused(t, 0, "offer 1") == "PAR-OFR-11"
    assert refused(t, 0, "offer_all") == "PAR-OFR-11"


@clause("PAR-OFR-11")
def test_a_seat_at_its_limit_still_accepts_rejects_and_withdraws() -> None:
    t = market(dict(hand={"gold": 2}), dict(hand={"ore": 2}), options={"max_offers_per_seat": 1})
    propose(t, 0, 2, "gold")
    propose(t, 1, 0, "ore", "gold")
    assert texts(t, 0) == ["withdraw 0-0", "accept 1-0", "reject 1-0", "ready"]
    play(t, 0, "withdraw 0-0", "accept 1-0")
    assert hand(t, 0) == {"ore": 1, "gold": 1}


@clause("PAR-OFR-11")
def test_no_limit_of_offers_where_the_option_says_so() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}), options={"max_offers_per_seat": 0})
    for _ in range(40):
        propose(t, 0, 1, "gold", "ore")
        play(t, 0, f"withdraw {offers(t)[0]}")
    assert "offer 1" in texts(t, 0)


@clause("PAR-OFR-11")
@pytest.mark.parametrize(("options", "many"), [({}, 3), ({"max_open_offers_per_seat": 1}, 1)])
def test_three_open_offers_a_seat_by_default(options: dict[str, int], many: int) -> None:
    t = market(dict(hand={"gold": 9}), options=options)
    for _ in range(many):
        propose(t, 0, 1, "gold")
    assert refused(t, 0, "offer 2") == "PAR-OFR-11"
    play(t, 1, "accept 0-0")
    assert "offer 2" in texts(t, 0)


@clause("PAR-OFR-11")
def test_trading_ends_at_the_limit_of_trades() -> None:
    t = market(dict(hand={"gold": 9}), dict(hand={"ore": 9}), options={"max_trades_per_phase": 2})
    propose(t, 0, 2, "gold")
    propose(t, 0, 1, "gold", "ore")
    play(t, 1, "accept 0-1")
    assert phase(t) == "island_trade"
    play(t, 2, "accept 0-0")
    assert phase(t) == "journey"


@clause("PAR-OFR-13")
def test_a_directed_offer_is_seen_by_its_two_seats() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}))
    propose(t, 0, 1, "gold", "ore")
    for viewer in (0, 1):
        assert [(one["give"], one["want"]) for one in table(t, viewer)["offers"]] == [(["gold"], ["ore"])]
    for outsider in (2, None):
        assert [(one["give"], one["want"]) for one in table(t, outsider)["offers"]] == [(None, None)]
        assert [(one["seat"], one["whose"], one.get("terms")) for one in happened(t, "offered", outsider)] == [
            (0, 1, None)
        ]


@clause("PAR-OFR-13")
def test_an_offer_to_all_is_seen_by_all() -> None:
    t = market(dict(hand={"gold": 1}))
    propose(t, 0, None, "gold", "ore")
    for viewer in (1, 2, None):
        assert [(one["to"], one["give"], one["want"]) for one in table(t, viewer)["offers"]] == [
            (None, ["gold"], ["ore"])
        ]


@clause("PAR-OFR-13")
@pytest.mark.parametrize("hidden", [False, True])
def test_a_trade_that_was_made_is_seen_by_all(hidden: bool) -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 2}), options={"hidden_trades": hidden})
    propose(t, 0, 1, "gold", "ore ore")
    play(t, 1, "accept 0-0")
    terms = ["give_gold", "take_ore", "take_ore"]
    seen: list[tuple[int | None, bool]] = [(0, True), (1, True), (2, not hidden), (None, not hidden)]
    for viewer, shown in seen:
        (told,) = happened(t, "traded", viewer)
        assert told.get("terms") == (terms if shown else None)
        assert (told["given"], told["taken"]) == (1, 2)


# Windows that are open to all


@clause("PAR-ONL-01")
def test_an_illegal_action_changes_nothing() -> None:
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}))
    before = t.dump()
    for number, move in ((0, "accept 0-0"), (0, "give gold"), (1, "propose"), (2, "done"), (1, "offer 1")):
        with pytest.raises(petteia.IllegalMove):
            t.play(number, move)
    assert t.dump() == before


@clause("PAR-ONL-01")
def test_a_refusal_reveals_nothing_hidden() -> None:
    reasons = []
    for give in ("gold", "wool"):
        t = market(dict(hand={"gold": 1, "wool": 1}), dict(hand={"ore": 1}), dict(hand={"ore": 1}))
        propose(t, 0, 1, give, "ore")
        reasons.append([t.why(2, move) for move in ("accept 0-0", "reject 0-0", "counter 0-0", "withdraw 0-0")])
    assert reasons[0] == reasons[1]


@clause("PAR-ONL-02")
def test_ready_may_be_withdrawn() -> None:
    t = market(dict(hand={"gold": 1}))
    play(t, 0, "ready")
    assert (ready(t), 0 in t.pending) == ([0], False)
    play(t, 0, "resume")
    assert (ready(t), 0 in t.pending) == ([], True)
    assert "offer 1" in texts(t, 0)


@clause("PAR-ONL-02")
def test_done_may_be_withdrawn() -> None:
    t = position(dict(hand={"wool": 1}), dict(hand={"wool": 1}), {})
    play(t, 0, "done")
    play(t, 0, "resume", "build village_3")
    assert built(t, 0) == ["village_3"]


@clause("PAR-ONL-02")
@pytest.mark.parametrize(("cards", "cleared"), [({"gold": 3}, [1, 2]), ({"wool": 3}, [1, 2])])
def test_a_philosophy_that_is_introduced_clears_done_where_an_academy_stands(
    cards: dict[str, int], cleared: list[int]
) -> None:
    """Whatever the hand holds: nobody can tell from it who could pay."""
    t = position(
        dict(hand={"papyrus": 1, "gold": 2}),
        dict(hand=cards, built=["academy"], philosophies=["stoicism"]),
        dict(hand=cards, built=["academy"], philosophies=["cynicism"]),
        dict(hand=cards),
    )
    for number in (1, 2, 3):
        play(t, number, "done")
    play(t, 0, "build academy", "choose sophism")
    assert [number for number in (1, 2, 3) if number not in ready(t)] == cleared


@clause("PAR-ONL-02")
def test_a_great_wonder_that_serves_others_clears_done_when_it_is_complete() -> None:
    t = position(
        dict(hand={"papyrus": 1, "gold": 3}),
        dict(hand={"gold": 1, "wool": 1}, built=["academy"], philosophies=["stoicism", "sophism"]),
        dict(built=["academy"], philosophies=["cynicism"]),
        wonders={"great_library": (0, "partial")},
    )
    play(t, 1, "done")
    play(t, 0, "raise great_library")
    assert 1 not in ready(t)
    assert "adopt_library cynicism" in texts(t, 1)


@clause("PAR-ONL-02")
def test_a_payment_for_a_service_clears_the_owners_done() -> None:
    t = market(dict(hand={"wool": 1, "gold": 1}), dict(hand={"tools": 1}), dict(hand={"tools": 1}), wonders=ZEUS)
    play(t, 0, "done")
    assert ready(t) == [0]
    play(t, 1, "zeus_rare army")
    assert 0 not in ready(t)


@clause("PAR-ONL-03")
@pytest.mark.parametrize("archon", [0, 1, 2])
def test_seats_are_polled_clockwise_from_the_archon(archon: int) -> None:
    t = market(*[dict(hand={"gold": 1})] * 3, archon=archon)
    order = [(archon + n) % 3 for n in range(3)]
    assert t.pending == order
    propose(t, archon, order[1], "gold")
    assert t.pending == [*order[1:], archon]  # one action, then the next seat


@clause("PAR-ONL-03")
def test_a_window_closes_when_all_are_done() -> None:
    t = position(*[dict(hand={"wool": 1})] * 3)
    for number in (0, 2):
        play(t, number, "done")
        assert phase(t) == "build"
    assert t.pending == [1]
    play(t, 1, "done")
    assert phase(t) != "build"


@clause("PAR-ONL-03")
def test_a_ready_seat_is_polled_again_for_an_offer_to_all_once_per_offer() -> None:
    t = market(*[dict(hand={"gold": 2})] * 3)
    play(t, 1, "ready")
    play(t, 2, "ready")
    assert t.pending == [0]
    propose(t, 0, None, "gold", "ore")
    assert {1, 2} <= {*t.pending}
    play(t, 1, "ready")
    assert 1 not in t.pending
    play(t, 2, "ready")
    assert t.pending == [0]


@clause("PAR-ONL-03", "PAR-ONL-04")
def test_seats_are_polled_in_the_archons_order_if_set() -> None:
    t = market(dict(hand={"wool": 1}), dict(hand={"tools": 1}), dict(hand={"tools": 1}), wonders=ZEUS)
    play(t, 1, "request_order")
    assert (t.pending, decision(t, 0)) == ([0], "set_order")
    play(t, 0, "next 2", "next 1")
    assert [one["seats"] for one in happened(t, "set-order")] == [[2, 1, 0]]
    assert t.pending == [2]  # an undisturbed slot
    refused(t, 1, "zeus_rare army")
    play(t, 2, "zeus_rare army")
    until(t, lambda t: t.pending[0] != 2)
    assert t.pending == [1]


@clause("PAR-ONL-04")
def test_an_order_is_requested_before_the_first_action_only() -> None:
    t = position(dict(hand={"wool": 1}), dict(hand={"wool": 1}), dict(hand={"wool": 1}))
    play(t, 0, "build village_3")
    assert "build village_3" in texts(t, 1)
    refused(t, 1, "request_order")


@clause("PAR-ONL-04")
def test_each_seat_has_its_slot_even_if_it_was_done_before() -> None:
    t = position(*[dict(hand={"wool": 1})] * 3)
    play(t, 1, "done")
    play(t, 2, "request_order")
    play(t, 0, "next 1", "next 2")
    assert "build village_3" in texts(t, 1)


@clause("PAR-ONL-04")
def test_an_order_is_requested_once_in_a_window() -> None:
    t = position(*[dict(hand={"wool": 2})] * 3)
    play(t, 2, "request_order")
    play(t, 0, "next 2", "next 1")
    refused(t, 2, "request_order")
    play(t, 2, "done")
    refused(t, 1, "request_order")


@clause("PAR-ONL-04")
def test_a_slot_holds_any_number_of_actions() -> None:
    t = position(*[dict(hand={"wool": 4, "gold": 1})] * 3)
    play(t, 1, "request_order")
    play(t, 0, "next 1", "next 0")
    play(t, 1, "build village_3", "build village_4")
    assert t.pending == [1]
    refused(t, 0, "build village_3")
    play(t, 1, "done")
    assert t.pending == [0]


@clause("PAR-ONL-04")
def test_after_the_last_slot_the_window_goes_on_until_all_are_done() -> None:
    t = position(*[dict(hand={"wool": 4, "gold": 1})] * 3)
    play(t, 1, "request_order")
    play(t, 0, "next 1", "next 0")
    for number in (1, 0, 2):
        play(t, number, "done")
    assert (phase(t), t.pending) == ("build", [0, 1, 2])
    play(t, 2, "build village_3")
    play(t, 0, "buy_fleet")
    until_phase(t, "discard")
    assert built(t, 2) == ["village_3"]


@clause("PAR-ONL-04")
def test_who_had_an_early_slot_may_use_what_a_later_one_brought() -> None:
    t = position(
        dict(hand={"gold": 1, "wool": 1}, built=["academy"], philosophies=["sophism"]),
        dict(hand={"wool": 2}),
        dict(hand={"papyrus": 1, "gold": 2}),
    )
    play(t, 1, "request_order")
    play(t, 0, "next 0", "next 1")
    play(t, 0, "done")
    play(t, 1, "done")
    play(t, 2, "build academy", "choose stoicism", "done")
    play(t, 0, "adopt stoicism")
    assert seat(t, 0)["philosophies"] == ["stoicism", "sophism"]


@clause("PAR-ONL-04")
def test_no_order_is_requested_in_the_event_phase_or_for_trading() -> None:
    t = position({}, dict(hand={"wool": 1}), {}, phase="event", events=["fair_winds"])
    refused(t, 1, "request_order")
    t = market(dict(hand={"gold": 1}), dict(hand={"ore": 1}))
    for number in range(3):
        refused(t, number, "request_order")


@clause("PAR-ONL-05")
def test_who_has_no_choice_is_not_asked() -> None:
    t = position({}, dict(hand={"grain": 1}), {}, phase="journey")
    assert t.pending == [1]


@clause("PAR-ONL-05")
def test_a_phase_without_decisions_runs_through_but_is_logged() -> None:
    t = position({}, {}, {}, phase="journey")
    told = [one["phase"] for one in happened(t, "phase")]
    assert told[:4] == ["journey", "hazard", "fleet_trade", "return"]
    assert phase(t) == "archon"
    assert told == ["journey", "hazard", "fleet_trade", "return", "build", "discard", "archon"]


@clause("PAR-ONL-06")
def test_the_same_seed_and_the_same_actions_give_the_same_game() -> None:
    def season(seed: int) -> petteia.Table:
        t = petteia.new(GAME, players=4, seed=seed)
        return until(t, lambda t: table(t)["season"] == 2)

    assert season(5).dump() == season(5).dump()
    assert season(5).dump()["state"] != season(6).dump()["state"]
