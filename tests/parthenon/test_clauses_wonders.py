"""Great Wonders: how their stages are paid (chapter 4.9), and the powers and services of all twelve."""

from __future__ import annotations

from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import LAND, WONDER

from ..clauses import clause
from .arrange import (
    COMMODITIES,
    PHASES,
    aegis,
    built,
    cargo,
    decision,
    dump,
    frame,
    hand,
    happened,
    idle,
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
RICH = dict.fromkeys(COMMODITIES, 6)
ARMED = {"army": 1, "warship": 1, "gift_of_poseidon": 1}
NEIGHBORS = ("athens", "sparta", "ionia")
BEFORE = {"partial": "plans", "complete": "partial"}

STAGES: list[tuple[str, str, str, dict[str, int]]] = [
    ("parthenon", "partial", "build", EACH),
    ("parthenon", "complete", "build", {"spices": 1, "papyrus": 1, "gold": 1}),
    ("colossus", "partial", "build", {"ore": 2, "tools": 1}),
    ("colossus", "complete", "build", {"tools": 1, "gold": 2, "warship": 1}),
    ("lighthouse", "partial", "build", {"ore": 2, "timber": 2, "gold": 1}),
    ("lighthouse", "complete", "egypt", {"pottery": 1, "gold": 2}),
    ("great_library", "partial", "egypt", {"papyrus": 1, "gold": 1}),
    ("great_library", "complete", "build", {"papyrus": 1, "gold": 2}),
    ("hanging_gardens", "partial", "build", {"grain": 1, "ore": 1, "timber": 1, "wool": 1, "pottery": 1}),
    ("hanging_gardens", "complete", "island_trade", EACH),
    ("temple_of_artemis", "partial", "ionia", {"timber": 1, "gold": 2}),
    ("temple_of_artemis", "complete", "build", {"wool": 1, "pottery": 1, "spices": 1, "gift_of_poseidon": 1}),
    ("statue_of_zeus", "partial", "island_trade", {"grain": 1, "ore": 2, "wool": 1, "gold": 1}),
    ("statue_of_zeus", "complete", "build", {"spices": 1, "gold": 2}),
    ("mausoleum", "partial", "build", {"ore": 2, "tools": 2}),
    *[("mausoleum", "complete", land, {"gold": 3}) for land in NEIGHBORS],
    ("oracle", "partial", "island_trade", {"grain": 1, "grapes": 1, "wool": 1, "spices": 1}),
    ("oracle", "complete", "build", {"olives": 1, "gold": 2, "gift_of_poseidon": 1}),
    ("amphitheater", "partial", "island_trade", {"grain": 2, "ore": 1, "wool": 1, "gold": 1}),
    ("amphitheater", "complete", "island_trade", {"pottery": 1, "gold": 2}),
    ("diolkos", "partial", "sparta", {"timber": 2, "wool": 2, "tools": 1}),
    ("diolkos", "complete", "build", {"gold": 2, "warship": 1}),
    ("labyrinth", "partial", "build", {"ore": 3, "wool": 3}),
    ("labyrinth", "complete", "build", {"tools": 1, "gold": 1, "army": 1}),
]
PLACES = ("build", "island_trade", *LAND.names)


def asked(
    where: str, wonder: str, stage: str, cards: dict[str, int], spices: int = 0, keeper: int = 1
) -> petteia.Table:
    """Seat 0 (Chios) with these cards where something is paid; the keeper can pay another stage there."""
    held = {wonder: (0, BEFORE[stage])}
    if where in LAND.names:
        load = [card for card, many in cards.items() for _ in range(many)] + ["spices"] * spices
        return position(
            dict(fleets=[(where, load)]), dict(fleets=[(where, ["wool"] * 4)]), {}, phase="fleet_trade",
            harbors={where: "+open_harbor"}, wonders=held,
        )  # fmt: skip
    if where == "build":
        other = "labyrinth" if wonder == "parthenon" else "parthenon"
        held[other] = (keeper, "plans")
    else:
        other = "amphitheater" if wonder == "hanging_gardens" else "hanging_gardens"
        held[other] = (keeper, "partial")
    mine = {
        "hand": {card: many for card, many in cards.items() if card in COMMODITIES},
        "aegis": {card: many for card, many in cards.items() if card not in COMMODITIES},
    }
    return position(mine, dict(hand={**EACH, "pottery": 1, "gold": 2}), {}, phase=where, wonders=held)


def raises(where: str, wonder: str) -> str:
    return f"raise_at a {wonder}" if where in LAND.names else f"raise {wonder}"


def pay_up(t: petteia.Table, number: int = 0) -> None:
    while decision(t, number) == "payment":
        t.play(number, t.options(number)[0])


def stage_of(t: petteia.Table, wonder: str, viewer: int | None = None) -> str:
    found: str = next(one["stage"] for one in table(t, viewer)["wonders"] if one["wonder"] == wonder)
    return found


# Where and how stages are paid


@clause("PAR-WON-01", "PAR-WON-02", "PAR-WON-04")
@pytest.mark.parametrize(("wonder", "stage", "where", "cards"), STAGES)
def test_a_stage_is_paid_where_its_card_says(wonder: str, stage: str, where: str, cards: dict[str, int]) -> None:
    t = asked(where, wonder, stage, cards)
    play(t, 0, raises(where, wonder))
    pay_up(t)
    assert stage_of(t, wonder) == stage
    paid = [one["cards"] for one in happened(t, "paid") if one["seat"] == 0]
    assert paid == [
        [card for card, many in sorted(cards.items(), key=lambda one: ORDER.index(one[0])) for _ in range(many)]
    ]


ORDER = [*COMMODITIES, "army", "warship", "gift_of_poseidon"]


@clause("PAR-WON-04")
@pytest.mark.parametrize(("wonder", "stage"), sorted({(wonder, stage) for wonder, stage, _, _ in STAGES}))
def test_a_stage_is_paid_nowhere_else(wonder: str, stage: str) -> None:
    right = {where for name, part, where, _ in STAGES if (name, part) == (wonder, stage)}
    for where in PLACES:
        t = asked(where, wonder, stage, RICH | (ARMED if where not in LAND.names else {}), keeper=0)
        window = {"build": "build", "island_trade": "start_action"}.get(where, "harbor_trade")
        assert decision(t, 0) == window
        if where in right:
            assert raises(where, wonder) in texts(t, 0)
        else:
            refused(t, 0, raises(where, wonder))


@clause("PAR-WON-10", "PAR-BLD-05")
@pytest.mark.parametrize(("wonder", "stage", "where", "cards"), STAGES)
def test_a_stage_is_paid_in_one_go_and_in_full(wonder: str, stage: str, where: str, cards: dict[str, int]) -> None:
    for short in cards:
        less = {card: many - (card == short) for card, many in cards.items() if many > (card == short)}
        t = asked(where, wonder, stage, less, spices=1)
        assert phase(t) == ("fleet_trade" if where in LAND.names else where)
        assert raises(where, wonder) not in texts(t, 0)


@clause("PAR-WON-01")
def test_paid_plans_leave_the_game_and_the_wonder_is_in_play_partial_side_up() -> None:
    t = asked("build", "labyrinth", "partial", {"wool": 6})
    before = table(t)["plans"]
    play(t, 0, "raise labyrinth")
    assert (stage_of(t, "labyrinth"), table(t)["plans"], before) == ("partial", 10, 10)
    assert [one["wonder"] for one in happened(t, "raised")] == ["labyrinth"]


@clause("PAR-WON-03")
def test_stage_two_follows_at_once() -> None:
    t = asked("build", "labyrinth", "partial", {"wool": 6, "tools": 1, "gold": 1, "army": 1})
    play(t, 0, "raise labyrinth", "raise labyrinth")
    assert stage_of(t, "labyrinth") == "complete"


@clause("PAR-WON-03")
def test_stage_two_follows_in_a_later_season() -> None:
    mine = dict(hand={"wool": 6, "tools": 1, "gold": 1})
    t = position(mine, {}, {}, phase="build", events=["fair_winds"], wonders={"labyrinth": (0, "plans")})
    play(t, 0, "raise labyrinth")
    until_phase(t, "event")
    assert stage_of(t, "labyrinth") == "partial"
    t = position(mine | dict(aegis={"army": 1}), {}, {}, season=3, wonders={"labyrinth": (0, "partial")})
    play(t, 0, "raise labyrinth")
    assert stage_of(t, "labyrinth") == "complete"


@clause("PAR-WON-04")
def test_an_aegis_card_aboard_a_docked_fleet_pays_too() -> None:
    mine = dict(hand={"gold": 2}, fleets=[["warship", "army"]])
    t = position(mine, {}, {}, phase="build", wonders={"diolkos": (0, "partial")})
    play(t, 0, "raise diolkos")
    assert (stage_of(t, "diolkos"), cargo(t, 0)) == ("complete", ["army"])


@clause("PAR-WON-05", "PAR-WON-06")
def test_a_stage_paid_outside_the_build_phase_counts_at_that_moment() -> None:
    t = asked("egypt", "lighthouse", "complete", {"pottery": 1, "gold": 2})
    assert seat(t, 0)["structures"] == 2
    play(t, 0, "raise_at a lighthouse")
    assert (phase(t), stage_of(t, "lighthouse"), seat(t, 0)["structures"]) == ("fleet_trade", "complete", 3)
    t = asked("island_trade", "hanging_gardens", "complete", EACH)
    play(t, 0, "raise hanging_gardens")
    assert (phase(t), seat(t, 0)["structures"]) == ("island_trade", 3)


@clause("PAR-WON-07")
@pytest.mark.parametrize(("stage", "count"), [("plans", 2), ("partial", 2), ("complete", 3)])
def test_only_a_complete_wonder_is_a_structure(stage: str, count: int) -> None:
    t = position(dict(hand={"wool": 1}), {}, {}, phase="build", wonders={"labyrinth": (0, stage)})
    assert seat(t, 0)["structures"] == count


@clause("PAR-WON-07")
def test_the_ability_is_there_at_once() -> None:
    mine = dict(hand={"spices": 1, "tools": 1, "papyrus": 1, "gold": 2})
    t = position(mine, {}, {}, phase="build", wonders={"parthenon": (0, "partial")})
    play(t, 0, "raise parthenon", "pay spices", "pay tools")
    assert hand(t, 0) == {"papyrus": 1, "gold": 1}
    play(t, 0, "build academy", "spare gold")
    assert built(t, 0) == ["academy"]


@clause("PAR-WON-08")
@pytest.mark.parametrize("stage", ["plans", "partial", "complete"])
def test_wonders_lie_open_at_every_stage(stage: str) -> None:
    t = position(dict(hand={"wool": 1}), {}, {}, phase="build", wonders={"labyrinth": (0, stage)})
    for viewer in (0, 1, 2, None):
        (found,) = table(t, viewer)["wonders"]
        assert (found["wonder"], found["owner"], found["stage"]) == ("labyrinth", 0, stage)


@clause("PAR-WON-09")
def test_the_price_of_a_service_goes_to_the_owner_who_is_not_asked() -> None:
    t = position(dict(hand={"wool": 2}), {}, {}, phase="island_trade", wonders={"statue_of_zeus": (1, "complete")})
    play(t, 0, "zeus_basic army")
    assert (aegis(t, 0), hand(t, 0), hand(t, 1)) == ({"army": 1}, {}, {"wool": 2})
    assert {(one["seat"], one["whose"]) for one in happened(t, "paid-owner")} == {(0, 1)}


@clause("PAR-WON-10")
def test_a_stage_at_a_land_is_paid_from_one_fleet_not_from_another_nor_from_the_hand() -> None:
    held = {"great_library": (0, "plans")}
    fleets = [("egypt", ["papyrus", "wool"]), ("egypt", ["gold", "wool"])]
    t = position(
        dict(hand={"gold": 3, "papyrus": 3}, fleets=fleets), {}, {}, phase="fleet_trade",
        harbors={"egypt": "+open_harbor"}, wonders=held,
    )  # fmt: skip
    refused(t, 0, "raise_at a great_library")
    refused(t, 0, "raise_at b great_library")
    assert decision(t, 0) == "harbor_trade"


@clause("PAR-WON-10", "PAR-FTR-10")
def test_a_fleet_that_may_not_trade_pays_no_stage() -> None:
    t = position(
        dict(fleets=[("egypt", ["papyrus", "gold"])]), dict(fleets=[("egypt", ["warship", "wool"])]), {},
        phase="fleet_trade", harbors={"egypt": "+blockade"}, wonders={"great_library": (0, "plans")},
    )  # fmt: skip
    assert phase(t) == "fleet_trade"
    refused(t, 0, "raise_at a great_library")


@clause("PAR-WON-10")
def test_surplus_and_guild_monopoly_do_not_touch_a_payment() -> None:
    for harbor, wonder, cards in (
        ("guild_monopoly", "great_library", ["papyrus", "gold"]),
        ("surplus_timber", "great_library", ["papyrus", "gold"]),
    ):
        t = position(
            dict(fleets=[("egypt", cards)]), {}, {}, phase="fleet_trade", harbors={"egypt": f"+{harbor}"},
            wonders={wonder: (0, "plans")},
        )  # fmt: skip
        play(t, 0, f"raise_at a {wonder}")
        assert stage_of(t, wonder) == "partial"
    t = position(
        dict(fleets=[("sparta", ["timber", "timber", "wool", "wool", "tools"])]), {}, {}, phase="fleet_trade",
        harbors={"sparta": "+shortage_timber"}, wonders={"diolkos": (0, "plans")},
    )  # fmt: skip
    play(t, 0, "raise_at a diolkos")
    assert stage_of(t, "diolkos") == "partial"


@clause("PAR-WON-10")
def test_goods_gained_there_pay_a_stage() -> None:
    t = position(
        dict(fleets=[("egypt", ["gold", "gold", "gold"])]), {}, {}, phase="fleet_trade",
        harbors={"egypt": "+open_harbor"}, wonders={"great_library": (0, "plans")},
    )  # fmt: skip
    play(t, 0, "trade a fg_2", "take papyrus", "raise_at a great_library")
    assert stage_of(t, "great_library") == "partial"


# Hazards: Colossus, Lighthouse, Diolkos


def at_sea(*fleets: tuple[str, list[str]], hazards: list[str], **given: Any) -> petteia.Table:
    """Each seat has one Fleet under way when the Hazard Phase begins."""
    seats = [dict(fleets=[fleet]) for fleet in fleets]
    return position(*seats, *[{}] * (3 - len(seats)), phase="hazard", hazards=hazards, **given)


def settled(t: petteia.Table) -> petteia.Table:
    """Everybody suffers what comes, to the end of the Hazard Phase."""
    return until(t, lambda t: phase(t) != "hazard")


def spoils(t: petteia.Table) -> list[tuple[int, int]]:
    """Who lost how many cards at sea."""
    return [(one["seat"], one["amount"]) for one in happened(t, "lost-aboard")]


@clause("PAR-HAZ-37")
@pytest.mark.parametrize("hazard", ["pirates_05", "coastal_raiders"])
def test_colossus_its_owners_fleets_are_safe_from_pirates_and_raiders_but_count(hazard: str) -> None:
    fleets = [("sparta", ["wool"] * 5), ("ionia", ["wool"] * 4)]
    t = settled(at_sea(*fleets, hazards=[hazard], wonders={"colossus": (0, "complete")}))
    assert spoils(t) == []  # the Fleet with the most is immune, and no other is hit in its place
    t = settled(at_sea(*fleets, hazards=[hazard], wonders={"colossus": (1, "complete")}))
    assert [who for who, _ in spoils(t)] == [0]


@clause("PAR-HAZ-37")
def test_colossus_does_not_help_against_storms() -> None:
    t = settled(at_sea(("sparta", ["wool"] * 5), hazards=["storm_04"], wonders={"colossus": (0, "complete")}))
    assert spoils(t) == [(0, 2)]


@clause("PAR-HAZ-37")
@pytest.mark.parametrize("hazard", ["storm_01", "storm_02", "storm_03", "storm_08", "storm_09"])
def test_lighthouse_its_owners_fleets_are_safe_from_storms(hazard: str) -> None:
    t = settled(at_sea(("sparta", ["wool"] * 5), hazards=[hazard], wonders={"lighthouse": (0, "complete")}))
    assert (spoils(t), happened(t, "sent-home"), happened(t, "blown")) == ([], [], [])
    assert [one["land"] for one in seat(t, 0)["fleets"]] == ["sparta"]


@clause("PAR-HAZ-37")
def test_lighthouse_does_not_help_against_pirates() -> None:
    t = settled(at_sea(("sparta", ["wool"] * 5), hazards=["pirates_05"], wonders={"lighthouse": (0, "complete")}))
    assert spoils(t) == [(0, 3)]


@clause("PAR-HAZ-37", "PAR-HAZ-05")
def test_diolkos_only_the_first_foreign_hazard_touches_its_owner() -> None:
    fleets = [("egypt", ["wool"] * 5), ("italy", ["ore"] * 5)]
    t = settled(at_sea(*fleets, hazards=["storm_01", "storm_04"], wonders={"diolkos": (0, "complete")}))
    assert [one["hazard"] for one in happened(t, "drew-hazard")] == ["storm_01", "storm_04"]
    assert sorted(spoils(t)) == [(0, 1), (1, 1), (1, 2)]


@clause("PAR-HAZ-37")
def test_diolkos_does_nothing_at_neighboring_lands() -> None:
    t = settled(at_sea(("sparta", ["wool"] * 5), hazards=["storm_04"], wonders={"diolkos": (0, "complete")}))
    assert spoils(t) == [(0, 2)]


def launching(shield: str, hazards: list[str], land: str) -> petteia.Table:
    """Seat 0 has launched a Fleet with 5 Wool and has 1 Gold and 1 Ore left; seat 1 owns the Great Wonder."""
    t = position(
        dict(hand={"wool": 5, "gold": 1, "ore": 1}), {}, {}, phase="journey", hazards=hazards,
        wonders={shield: (1, "complete")},
    )  # fmt: skip
    play(t, 0, f"sail a {land}", *["load wool"] * 5, "launch")
    return t


@clause("PAR-WON-09", "PAR-GEN-18")
@pytest.mark.parametrize(
    ("shield", "hazards", "land", "lost"),
    [
        ("colossus", ["pirates_05"], "sparta", [(0, 3)]),
        ("lighthouse", ["storm_04"], "sparta", [(0, 2)]),
        ("diolkos", ["safe_journey", "storm_04"], "egypt", [(0, 2)]),
    ],
)
def test_a_commodity_buys_protection_for_one_fleet_at_the_end_of_the_journey_phase(
    shield: str, hazards: list[str], land: str, lost: list[tuple[int, int]]
) -> None:
    t = launching(shield, hazards, land)
    assert (phase(t), decision(t, 0)) == ("journey", "end_action")
    play(t, 0, f"protect {shield} a gold")
    assert (hand(t, 0), hand(t, 1)) == ({"ore": 1}, {"gold": 1})
    for viewer in (0, 1, None):
        assert seat(t, 0, viewer)["fleets"][0]["shields"] == [shield]
    assert spoils(settled(until(t, lambda t: phase(t) != "journey"))) == []
    t = launching(shield, hazards, land)
    play(t, 0, "done")
    assert spoils(settled(until(t, lambda t: phase(t) != "journey"))) == lost


@clause("PAR-WON-09")
def test_each_fleet_needs_a_payment_of_its_own_from_the_hand() -> None:
    t = position(
        dict(hand={"wool": 3, "ore": 1}, fleets=[None, None]), {}, {}, phase="journey",
        wonders={"colossus": (1, "complete")}, hazards=["safe_journey"],
    )  # fmt: skip
    play(t, 0, "sail a sparta", "load wool", "sail b sparta", "load wool", "launch")
    play(t, 0, "protect colossus b ore")
    assert [one["shields"] for one in seat(t, 0)["fleets"]] == [[], ["colossus"]]
    assert "protect colossus b wool" not in texts(t, 0)
    play(t, 0, "protect colossus a wool")
    assert [one["shields"] for one in seat(t, 0)["fleets"]] == [["colossus"], ["colossus"]]


@clause("PAR-WON-09")
@pytest.mark.parametrize("shield", ["colossus", "lighthouse", "diolkos"])
def test_the_owner_needs_no_protection_for_its_own_fleets(shield: str) -> None:
    t = position(dict(hand={"wool": 3}), {}, {}, phase="journey", wonders={shield: (0, "complete")})
    play(t, 0, "sail a egypt", "launch")
    assert phase(t) != "journey"


@clause("PAR-HAZ-37", "PAR-HAZ-34")
def test_diolkos_a_replacement_of_the_first_hazard_still_counts() -> None:
    fleets = [("egypt", ["wool"] * 4 + ["gift_of_poseidon"])]
    held = {"diolkos": (0, "complete")}
    t = at_sea(*fleets, hazards=["storm_09", "storm_01", "storm_04"], wonders=held)
    play(t, 0, "use_gift a")
    settled(t)
    assert [one["hazard"] for one in happened(t, "replaced")] == ["storm_01"]
    assert spoils(t) == [(0, 1)]


@clause("PAR-WON-09")
def test_protection_lasts_for_this_season() -> None:
    t = launching("colossus", ["safe_journey"], "sparta")
    play(t, 0, "protect colossus a gold")
    until_phase(t, "build")
    assert [one["shields"] for one in seat(t, 0)["fleets"]] == [[]]


# Production: Hanging Gardens, Amphitheater


@clause("PAR-PROD-01")
def test_hanging_gardens_bring_two_basic_of_different_kinds() -> None:
    t = position({}, {}, {}, phase="production", wonders={"hanging_gardens": (0, "complete")})
    play(t, 0, "take grain")
    refused(t, 0, "take grain")
    play(t, 0, "take ore")
    assert hand(t, 0) == {"grain": 1, "ore": 1, "olives": 1, "wool": 1}


@clause("PAR-PROD-01")
@pytest.mark.parametrize(("archon", "gold"), [(0, 0), (1, 1)])
def test_amphitheater_brings_a_gold_unless_its_owner_is_archon(archon: int, gold: int) -> None:
    t = position({}, {}, {}, phase="production", archon=archon, wonders={"amphitheater": (0, "complete")})
    assert (phase(t), hand(t, 0).get("gold", 0)) == ("island_trade", gold)


@clause("PAR-PROD-01")
def test_hanging_gardens_bear_in_spite_of_locusts() -> None:
    t = position(
        {}, {}, {}, phase="production", events=["locusts"], blight="wool", wonders={"hanging_gardens": (0, "complete")}
    )
    play(t, 0, "take timber")  # the second kind can only be Wool: cards are picked in rising order
    assert hand(t, 0) == {"olives": 1, "timber": 1, "wool": 1}


@clause("PAR-WON-04", "PAR-ACR-06")
def test_amphitheater_goods_not_produced_are_judged_by_standing_villages_whatever_the_marketplace_does() -> None:
    t = position(
        dict(hand={"ore": 3, "wool": 1, "gold": 1}), {}, {}, phase="island_trade",
        options={"marketplace_by_island_card": True}, wonders={"amphitheater": (0, "plans")},
    )  # fmt: skip
    play(t, 0, "raise amphitheater")
    assert stage_of(t, "amphitheater") == "partial"
    t = position(
        dict(hand={"ore": 3, "wool": 1, "gold": 1}, built=["village_6"]), dict(hand={**EACH}), {}, phase="island_trade",
        wonders={"amphitheater": (0, "plans"), "hanging_gardens": (1, "partial")},
    )  # fmt: skip
    assert phase(t) == "island_trade"
    refused(t, 0, "raise amphitheater")


@clause("PAR-WON-04", "PAR-GEN-20")
def test_an_aegis_card_at_home_pays_before_one_aboard() -> None:
    mine = dict(hand={"gold": 2}, aegis={"warship": 1}, fleets=[["warship"]])
    t = position(mine, {}, {}, phase="build", wonders={"diolkos": (0, "partial")})
    play(t, 0, "raise diolkos")
    assert (aegis(t, 0), cargo(t, 0)) == ({}, ["warship"])


# Temple of Artemis: test_clauses_discard. Great Library: test_clauses_philosophy. Mausoleum and Parthenon in the Build
# Phase: test_clauses_build. Votes of the Amphitheater: test_clauses_archon


@clause("PAR-BLD-05", "PAR-WON-10")
def test_mausoleum_its_owner_replaces_a_rare_in_any_payment() -> None:
    t = position(
        dict(fleets=[("egypt", ["tools", "gold", "gold"])]), {}, {}, phase="fleet_trade",
        harbors={"egypt": "+open_harbor"}, wonders={"lighthouse": (0, "partial"), "mausoleum": (0, "complete")},
    )  # fmt: skip
    play(t, 0, "raise_at a lighthouse")
    assert stage_of(t, "lighthouse") == "complete"


@clause("PAR-WON-09")
def test_mausoleum_its_service_is_for_the_build_phase() -> None:
    t = position(
        dict(hand={"wool": 3}, fleets=[("egypt", ["tools", "gold", "gold"])]), {}, {}, phase="fleet_trade",
        harbors={"egypt": "+open_harbor"}, wonders={"lighthouse": (0, "partial"), "mausoleum": (1, "complete")},
    )  # fmt: skip
    assert decision(t, 0) == "harbor_trade"
    refused(t, 0, "raise_at a lighthouse")


@clause("PAR-WON-09")
def test_mausoleum_and_cynicism_help_each_other_on_one_payment() -> None:
    cynic = dict(built=["academy"], philosophies=["cynicism"], hand={"ore": 1, "wool": 1, "papyrus": 1})
    held = {"colossus": (0, "plans"), "mausoleum": (0, "complete")}
    t = position(cynic, dict(hand={"wool": 1}), {}, phase="build", wonders=held)
    play(t, 0, "raise colossus")
    pay_up(t)
    assert (stage_of(t, "colossus"), hand(t, 0)) == ("partial", {})


# Statue of Zeus


@clause("PAR-GEN-18")
@pytest.mark.parametrize("card", ["army", "warship", "gift_of_poseidon"])
def test_statue_of_zeus_its_owner_pays_a_basic_to_the_bank_for_an_aegis_card(card: str) -> None:
    t = position(
        dict(hand={"wool": 2}),
        dict(hand={"wool": 1}),
        {},
        phase="island_trade",
        wonders={"statue_of_zeus": (0, "complete")},
    )
    play(t, 0, f"zeus_basic {card}")
    assert (aegis(t, 0), hand(t, 0)) == ({card: 1}, {"wool": 1})
    assert happened(t, "paid-owner") == []
    refused(t, 0, f"zeus_basic {card}")  # once a Season


@clause("PAR-WON-09")
def test_statue_of_zeus_others_pay_two_basic_or_a_rare_once_a_season() -> None:
    t = position(
        dict(hand={"wool": 2, "tools": 2}), dict(hand={"spices": 1, "wool": 1}), {}, phase="island_trade",
        wonders={"statue_of_zeus": (2, "complete")},
    )  # fmt: skip
    refused(t, 1, "zeus_basic army")
    play(t, 1, "zeus_rare warship")
    assert (aegis(t, 1), hand(t, 2)) == ({"warship": 1}, {"spices": 1})
    play(t, 0, "zeus_basic army")
    assert (aegis(t, 0), hand(t, 0), hand(t, 2)) == ({"army": 1}, {"tools": 2}, {"wool": 2, "spices": 1})
    refused(t, 0, "zeus_rare army")


@clause("PAR-ITR-01")
def test_statue_of_zeus_serves_before_any_trade() -> None:
    t = position(
        dict(hand={"wool": 2}),
        dict(hand={"wool": 2}),
        {},
        phase="island_trade",
        wonders={"statue_of_zeus": (2, "complete")},
    )
    refused(t, 0, "offer 1")
    until(t, lambda t: decision(t, 0) == "trade")
    refused(t, 0, "zeus_basic army")


@clause("PAR-WON-09")
def test_statue_of_zeus_its_owner_has_its_own_price_only() -> None:
    held = {"statue_of_zeus": (0, "complete")}
    t = position(dict(hand={"tools": 1, "wool": 1}), dict(hand={"tools": 1}), {}, phase="island_trade", wonders=held)
    refused(t, 0, "zeus_rare army")
    assert "zeus_rare army" in texts(t, 1)


# Oracle


@clause("PAR-GEN-18")
def test_oracle_its_owner_looks_at_three_hazards_and_a_face_down_harbor() -> None:
    t = position(
        dict(hand={"wool": 1}), {}, {}, phase="journey", hazards=["mutiny", "sirens", "storm_01", "storm_02"],
        harbors={"egypt": "brigands", "sparta": "+festival"}, wonders={"oracle": (0, "complete")},
    )  # fmt: skip
    play(t, 0, "consult_oracle")
    assert texts(t, 0) == [f"peek {land}" for land in LAND.names if land != "sparta"]
    play(t, 0, "peek egypt")
    assert table(t, 0)["hazards"]["known"] == ["mutiny", "sirens", "storm_01"]
    assert table(t, 1)["hazards"]["known"] == []
    statuses = [[one["status"] for one in table(t, n)["lands"] if one["land"] == "egypt"] for n in range(2)]
    assert statuses == [["brigands"], [None]]
    assert not next(one for one in table(t)["lands"] if one["land"] == "egypt")["face_up"]
    assert seat(t, 0)["used"] == ["oracle"]


@clause("PAR-WON-09", "PAR-GEN-18")
def test_oracle_others_pay_a_commodity_for_one_hazard_and_one_harbor() -> None:
    t = position(
        dict(hand={"wool": 1, "gold": 1}), {}, {}, phase="journey", hazards=["mutiny", "sirens"],
        harbors={"egypt": "brigands"}, wonders={"oracle": (1, "complete")},
    )  # fmt: skip
    play(t, 0, "consult_oracle_paying gold", "peek egypt")
    assert (hand(t, 0), hand(t, 1)) == ({"wool": 1}, {"gold": 1})
    assert table(t, 0)["hazards"]["known"] == ["mutiny"]
    assert [one["status"] for one in table(t, 0)["lands"] if one["land"] == "egypt"] == ["brigands"]
    assert "consult_oracle_paying wool" not in texts(t, 0)  # once an Island and Season


@clause("PAR-HAZ-12")
def test_oracle_leaves_the_deck_in_its_order() -> None:
    t = position(
        dict(hand={"wool": 1}), {}, {}, phase="journey", hazards=["safe_journey", "mutiny"],
        wonders={"oracle": (0, "complete")},
    )  # fmt: skip
    play(t, 0, "consult_oracle", "peek egypt")
    until(t, lambda t: decision(t, 0) == "launch")
    play(t, 0, "sail a italy")
    settled(until(t, lambda t: phase(t) != "journey"))
    assert [one["hazard"] for one in happened(t, "drew-hazard")] == ["safe_journey", "mutiny"]


@clause("PAR-GEN-16")
def test_oracle_a_look_shows_as_many_cards_as_the_deck_holds() -> None:
    told = dump(dict(hand={"wool": 1}), {}, {}, phase="journey", wonders={"oracle": (0, "complete")})
    deck = told["state"]["hazard_deck"]
    told["state"] |= {"hazard_deck": deck[:2], "hazard_known": [[], []], "hazard_discard": deck[2:]}
    t = petteia.load(told, of=GAME)
    play(t, 0, "consult_oracle", "peek egypt")
    assert table(t, 0)["hazards"]["known"] == [deck[1], deck[0]]


@clause("PAR-GEN-16")
def test_oracle_an_empty_deck_is_made_anew_before_the_look() -> None:
    told = dump(dict(hand={"wool": 1}), {}, {}, phase="journey", wonders={"oracle": (0, "complete")})
    told["state"] |= {"hazard_deck": [], "hazard_known": [], "hazard_discard": told["state"]["hazard_deck"]}
    t = petteia.load(told, of=GAME)
    play(t, 0, "consult_oracle", "peek egypt")
    assert len(table(t, 0)["hazards"]["known"]) == 3
    assert (table(t)["hazards"]["deck"], table(t)["hazards"]["discard"]) == (36, [])


@clause("PAR-GEN-18")
def test_oracle_with_all_harbors_open_still_shows_the_hazards() -> None:
    t = position(
        dict(hand={"wool": 1}), {}, {}, phase="journey", hazards=["mutiny"], face_up=LAND.names,
        wonders={"oracle": (0, "complete")},
    )  # fmt: skip
    play(t, 0, "consult_oracle")
    assert (table(t, 0)["hazards"]["known"][0], decision(t, 0)) == ("mutiny", "launch")


# Labyrinth


def event_phase(*seats: dict[str, Any], event: str, year: int) -> petteia.Table:
    """An Event Phase with one Event, after which Archons are elected; seat 1 owns the Labyrinth."""
    agenda = [frame("EndOfSeason"), frame(PHASES["archon"]), frame("EventPhase")]
    t = position(
        *seats, phase="event", year=year, events=[event], agenda=agenda, wonders={"labyrinth": (1, "complete")}
    )
    return until(t, lambda t: decision(t, t.pending[0]) != "negotiate")


@clause("PAR-EVENT-02")
def test_labyrinth_pirate_raids_take_nothing() -> None:
    store = dict(hand={"wool": 3})
    t = until_phase(event_phase(store, store, store, event="pirate_raids", year=1), "archon")
    assert [hand(t, n) for n in range(3)] == [{"wool": 1}, {"wool": 3}, {"wool": 1}]


@clause("PAR-EVENT-02")
def test_labyrinth_no_tribute_even_when_named() -> None:
    store = dict(hand={"wool": 3})
    t = event_phase(store, store, store, event="persian_tribute", year=2)
    until(t, lambda t: "name 1" in texts(t, 0))
    play(t, 0, "name 1")
    until_phase(t, "archon")
    assert [hand(t, n) for n in range(3)] == [{"wool": 2}, {"wool": 3}, {"wool": 2}]


@clause("PAR-EVENT-02")
def test_labyrinth_no_village_is_lost_to_the_persian_war() -> None:
    mine = dict(hand={"wool": 3, "gold": 2}, built=["village_3"], aegis={"army": 1})
    t = event_phase({}, mine, {}, event="persian_war", year=3)
    play(t, 0, "name 1")
    until_phase(t, "archon")
    assert (hand(t, 1), aegis(t, 1), built(t, 1)) == ({"wool": 3, "gold": 2}, {"army": 1}, ["village_3"])


@clause("PAR-EVENT-02")
def test_labyrinth_tyranny_takes_nothing() -> None:
    t = event_phase({}, dict(hand={"gold": 2}), {}, event="tyranny", year=3)
    play(t, 0, "name 1")
    until_phase(t, "archon")
    assert (hand(t, 0), hand(t, 1)) == ({}, {"gold": 2})


@clause("PAR-EVENT-02")
def test_labyrinth_offers_of_an_event_stay_open() -> None:
    t = event_phase({}, dict(hand={"wool": 2}), {}, event="merchant_ships", year=2)
    play(t, 1, "exchange ship_g")
    until_phase(t, "archon")
    assert hand(t, 1) == {"gold": 1}


@clause("PAR-EVENT-02", "PAR-EVENT-08")
def test_labyrinth_effects_on_building_still_apply() -> None:
    t = position(
        dict(hand={"wool": 1, "gold": 1}), {}, {}, phase="build", events=["unskilled_labor"],
        wonders={"labyrinth": (0, "complete")},
    )  # fmt: skip
    refused(t, 0, "build village_3")
    assert decision(t, 0) == "build"


@clause("PAR-WON-07")
@pytest.mark.parametrize("wonder", WONDER.names)
@pytest.mark.parametrize("stage", ["plans", "partial"])
def test_a_wonder_that_is_not_complete_sells_nothing(wonder: str, stage: str) -> None:
    rich = dict(hand={card: 1 for card in COMMODITIES if card not in ("papyrus", "spices")})
    for when in ("island_trade", "journey", "discard"):
        t = position(rich, {}, {}, phase=when, wonders={wonder: (1, stage)})
        for _ in range(30):
            sold = ("zeus_basic", "zeus_rare", "consult", "store", "protect")
            assert not any(move.startswith(sold) for move in texts(t, 0))
            if phase(t) != when:
                break
            idle(t)
        else:
            raise AssertionError("the phase does not end")
