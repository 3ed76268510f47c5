"""Chapter 4.3: Production, with the Armies and the Great Wonders that act in it."""

from __future__ import annotations

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import aegis, decision, hand, happened, phase, play, position, refused, table, texts, until, until_phase

BASICS = ["grain", "grapes", "olives", "ore", "timber", "wool"]
VILLAGES = ["village_3", "village_4", "village_5", "village_6"]


def production(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    return position(*seats, *[{}] * (3 - len(seats)), phase="production", **given)


# Villages and Workshops


@clause("PAR-PROD-01")
def test_each_village_gives_1_commodity_of_its_type() -> None:
    t = production(dict(built=VILLAGES), dict(built=["village_6"]))
    assert hand(t, 0) == {"wool": 3, "olives": 2, "ore": 1}
    assert hand(t, 1) == {"grain": 1, "timber": 1, "olives": 1}
    assert hand(t, 2) == {"grapes": 1, "ore": 1}


@clause("PAR-PROD-01", "PAR-PROD-02")
@pytest.mark.parametrize(
    ("island", "harvest"),
    [
        ("chios", {"wool": 3, "olives": 2, "ore": 1, "pottery": 2}),
        ("crete", {"grain": 3, "timber": 2, "olives": 1, "spices": 2}),
        ("rhodes", {"grapes": 3, "ore": 2, "timber": 1, "tools": 2}),
        ("lesbos", {"olives": 3, "wool": 2, "grain": 1, "spices": 2}),
        ("samos", {"timber": 3, "grain": 2, "grapes": 1, "tools": 2}),
        ("naxos", {"ore": 3, "grapes": 2, "wool": 1, "pottery": 2}),
    ],
)
def test_what_the_six_islands_produce(island: str, harvest: dict[str, int]) -> None:
    built = [*VILLAGES, "workshop_1", "workshop_2"]
    t = position(*[dict(built=built)] * 6, phase="production")
    number = next(n for n, one in enumerate(table(t)["players"]) if one["island"] == island)
    assert hand(t, number) == harvest


@clause("PAR-PROD-02")
@pytest.mark.parametrize(
    ("built", "pottery"), [(["workshop_1"], 1), (["workshop_2"], 1), (["workshop_1", "workshop_2"], 2)]
)
def test_each_workshop_gives_1_commodity_of_its_type(built: list[str], pottery: int) -> None:
    assert hand(production(dict(built=built)), 0) == {"wool": 1, "olives": 1, "pottery": pottery}


@clause("PAR-PROD-02")
def test_no_other_structure_produces() -> None:
    acropolis = ["fortress", "shrine", "great_harbor", "marketplace", "academy", "treasury"]
    t = production(dict(built=acropolis), wonders={"colossus": (0, "complete"), "hanging_gardens": (0, "partial")})
    assert hand(t, 0) == {"wool": 1, "olives": 1}


@clause("PAR-PROD-03")
def test_all_islands_produce_at_the_same_time() -> None:
    t = production({}, dict(aegis={"army": 1}))
    assert t.pending == [1]
    assert [hand(t, number) for number in range(3)] == [{}, {}, {}]  # nobody before the last has chosen
    play(t, 1, "work village_1")
    assert [hand(t, number) for number in range(3)] == [
        {"wool": 1, "olives": 1}, {"grain": 2, "timber": 1}, {"grapes": 1, "ore": 1}
    ]  # fmt: skip


@clause("PAR-PROD-03")
def test_everybody_sees_what_is_produced() -> None:
    t = production({}, dict(built=["workshop_1"]))
    for viewer in (0, 2, None):
        assert [(one["seat"], sorted(one["cards"])) for one in happened(t, "produced", viewer)] == [
            (0, ["olives", "wool"]), (1, ["grain", "spices", "timber"]), (2, ["grapes", "ore"])
        ]  # fmt: skip


# Armies


@clause("PAR-PROD-04")
@pytest.mark.parametrize(
    ("worked", "harvest"), [("village_1", {"wool": 2, "olives": 1}), ("village_2", {"wool": 1, "olives": 2})]
)
def test_an_army_makes_a_village_produce_2(worked: str, harvest: dict[str, int]) -> None:
    t = production(dict(aegis={"army": 1}))
    assert decision(t, 0) == "assign_armies"
    assert texts(t, 0) == ["work village_1", "work village_2", "enough"]
    play(t, 0, f"work {worked}")
    assert hand(t, 0) == harvest


@clause("PAR-PROD-04")
def test_each_army_works_in_a_village_of_its_own() -> None:
    t = production(dict(aegis={"army": 2}, built=["village_6"]))
    play(t, 0, "work village_2", "work village_6")
    assert hand(t, 0) == {"wool": 1, "olives": 2, "ore": 2}


@clause("PAR-PROD-04")
def test_armies_need_not_work() -> None:
    t = production(dict(aegis={"army": 2}))
    play(t, 0, "enough")
    assert hand(t, 0) == {"wool": 1, "olives": 1}


@clause("PAR-PROD-04")
def test_armies_work_on_their_own_island_only() -> None:
    t = production(dict(aegis={"army": 1}), dict(built=VILLAGES))
    refused(t, 0, "work village_3")
    play(t, 0, "work village_1")
    assert hand(t, 1) == {"grain": 3, "timber": 2, "olives": 1}


@clause("PAR-PROD-05")
def test_a_village_has_at_most_one_army() -> None:
    t = production(dict(aegis={"army": 5}))
    play(t, 0, "work village_2")
    assert refused(t, 0, "work village_2") == "PAR-PROD-05"
    play(t, 0, "work village_1")
    assert hand(t, 0) == {"wool": 2, "olives": 2}


@clause("PAR-PROD-06")
@pytest.mark.parametrize("slot", ["workshop_1", "fortress"])
def test_armies_increase_villages_only(slot: str) -> None:
    t = production(dict(aegis={"army": 3}, built=[slot]))
    refused(t, 0, f"work {slot}")
    play(t, 0, "work village_2", "work village_1")
    assert hand(t, 0) == {"wool": 2, "olives": 2, **({"pottery": 1} if slot == "workshop_1" else {})}


@clause("PAR-PROD-07")
def test_an_army_that_worked_may_board_a_fleet() -> None:
    t = production(dict(aegis={"army": 1}))
    play(t, 0, "work village_1")
    assert aegis(t, 0) == {"army": 1}
    until_phase(t, "journey")
    play(t, 0, "sail a athens", "load army")
    until(t, lambda t: happened(t, "launched", 0) != [])
    assert happened(t, "launched", 0)[0]["cards"] == ["army"]


@clause("PAR-PROD-08")
def test_an_army_aboard_a_docked_fleet_works() -> None:
    t = production(dict(fleets=[["army"]]))
    play(t, 0, "work village_1")
    assert hand(t, 0) == {"wool": 2, "olives": 1}


@clause("PAR-PROD-08")
def test_an_army_received_in_the_event_phase_works() -> None:
    t = position({}, dict(aegis={"army": 1}), {}, phase="event", events=["fair_winds"])
    play(t, 1, "donate army", "hand_over")
    assert decision(t, 0) == "assign_armies"
    play(t, 0, "work village_2")
    assert hand(t, 0) == {"wool": 1, "olives": 2}


@clause("PAR-PROD-09")
def test_produced_cards_join_those_saved_before() -> None:
    t = production(dict(hand={"wool": 2, "gold": 1}))
    assert hand(t, 0) == {"wool": 3, "olives": 1, "gold": 1}


@clause("PAR-PROD-04")
@pytest.mark.parametrize("card", ["warship", "gift_of_poseidon"])
def test_other_aegis_do_not_work(card: str) -> None:
    t = production(dict(aegis={card: 2}))
    assert phase(t) == "island_trade"
    assert hand(t, 0) == {"wool": 1, "olives": 1}


# Hanging Gardens


def test_hanging_gardens_bring_2_basic_of_different_kinds() -> None:
    t = production({}, wonders={"hanging_gardens": (0, "complete")})
    assert texts(t, 0) == [f"take {kind}" for kind in BASICS[:-1]]
    play(t, 0, "take grain")
    assert texts(t, 0) == [f"take {kind}" for kind in BASICS[1:]]
    refused(t, 0, "take grain")
    refused(t, 0, "take gold")
    play(t, 0, "take wool")
    assert hand(t, 0) == {"grain": 1, "olives": 1, "wool": 2}


@pytest.mark.parametrize("stage", ["plans", "partial"])
def test_hanging_gardens_bring_nothing_before_they_are_complete(stage: str) -> None:
    t = production({}, wonders={"hanging_gardens": (0, stage)})
    assert hand(t, 0) == {"wool": 1, "olives": 1}


def test_hanging_gardens_bring_nothing_to_others() -> None:
    t = production({}, {}, wonders={"hanging_gardens": (1, "complete")})
    assert t.pending == [1]
    play(t, 1, "take grapes", "take wool")
    assert hand(t, 0) == {"wool": 1, "olives": 1}
    assert hand(t, 1) == {"grain": 1, "timber": 1, "grapes": 1, "wool": 1}


def test_hanging_gardens_and_an_army_serve_together() -> None:
    t = production(dict(aegis={"army": 1}), wonders={"hanging_gardens": (0, "complete")})
    play(t, 0, "work village_2", "take grain", "take ore")
    assert hand(t, 0) == {"grain": 1, "ore": 1, "wool": 1, "olives": 2}


# Amphitheater


@pytest.mark.parametrize(("archon", "gold"), [(0, {}), (1, {"gold": 1}), (2, {"gold": 1})])
def test_amphitheater_brings_1_gold_unless_its_owner_is_archon(archon: int, gold: dict[str, int]) -> None:
    t = production({}, wonders={"amphitheater": (0, "complete")}, archon=archon)
    assert hand(t, 0) == {"wool": 1, "olives": 1, **gold}


@pytest.mark.parametrize("stage", ["plans", "partial"])
def test_amphitheater_brings_nothing_before_it_is_complete(stage: str) -> None:
    t = production({}, wonders={"amphitheater": (0, stage)}, archon=1)
    assert hand(t, 0) == {"wool": 1, "olives": 1}


# Events


def test_two_events_and_an_army_on_one_island() -> None:
    """Bountiful Harvest and an Army on one Village: 1 + 1 + 1, and the other Village as ever."""
    t = production(dict(aegis={"army": 1}), events=["bountiful_harvest", "fair_winds"])
    play(t, 0, "work village_1", "harvest village_1")
    until_phase(t, "island_trade")
    assert hand(t, 0) == {"wool": 3, "olives": 1}
