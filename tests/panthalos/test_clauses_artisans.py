"""Chapters 4.7 and 4.24: activating artisans, promotion and demotion."""

from __future__ import annotations

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import (
    decision,
    evaluating,
    happened,
    position,
    refused,
    seat,
    table,
    texts,
    workers,
)

GOODS = ["grapes", "cattle", "olives", "iron", "cotton"]
REFINED = dict(grapes="wine", cattle="hides", olives="oil", iron="armor", cotton="cloth")


def discs(t: petteia.Table, number: int = 0) -> tuple[int, int]:
    return seat(t, number)["personal"], seat(t, number)["general"]


def activations(t: petteia.Table) -> list[str]:
    return [text for text in texts(t, 0) if text.startswith("activate")]


# Activating artisans


@clause("PAN-ARTI-01")
def test_only_artisans_in_front_of_the_player_are_activated() -> None:
    t = position(
        dict(goods=["iron", "cotton", "grapes"], tokens=["iron_artisan"]), dict(tokens=["cotton_artisan"]), {},
        art=["grapes_artisan"],
    )  # fmt: skip
    assert activations(t) == ["activate iron_artisan"]
    assert refused(t, 0, "activate cotton_artisan") == "PAN-ARTI-01"
    assert refused(t, 0, "activate grapes_artisan") == "PAN-ARTI-01"


@clause("PAN-ARTI-02")
@pytest.mark.parametrize(
    ("artisan", "cost"),
    [*[(f"{good}_artisan", 1) for good in GOODS], ("any_artisan", 2), ("die_artisan", 2)],
)
def test_the_cost_is_paid_in_full_into_the_general_reserve(artisan: str, cost: int) -> None:
    mine: dict[str, Any] = dict(tokens=[artisan], workers=["available:2"])
    mine["goods"] = ["iron"] if artisan == "any_artisan" else GOODS
    t = position(mine | dict(discs=cost), {}, {})
    t.play(0, f"activate {artisan}")
    assert discs(t) == (0, 11)
    assert discs(t, 1) == (5, 6)
    short = position(mine | dict(discs=cost - 1), {}, {})
    assert refused(short, 0, f"activate {artisan}") == "PAN-ARTI-02"  # the general reserve does not help
    assert seat(t, 0)["artisans"] == [dict(token=artisan, cost=cost)]


@clause("PAN-ARTI-03")
@pytest.mark.parametrize("good", GOODS)
def test_an_artisan_refines_one_good_of_its_type(good: str) -> None:
    t = position(dict(goods=[*GOODS, good], tokens=[f"{good}_artisan"]), dict(goods=[good]), {})
    t.play(0, f"activate {good}_artisan")
    assert seat(t, 0)["goods"] == [*GOODS, REFINED[good]]
    assert seat(t, 1)["goods"] == [good]
    assert decision(t) == (1, "main_action")


@clause("PAN-ARTI-04")
@pytest.mark.parametrize("good", GOODS)
def test_one_artisan_refines_a_good_of_any_type(good: str) -> None:
    t = position(dict(goods=GOODS, tokens=["any_artisan"]), {}, {})
    t.play(0, "activate any_artisan")
    assert texts(t, 0) == [f"refine {one}" for one in GOODS]
    t.play(0, f"refine {good}")
    assert seat(t, 0)["goods"] == [*[one for one in GOODS if one != good], REFINED[good]]
    assert decision(t) == (1, "main_action")


@clause("PAN-ARTI-05", "PAN-PROM-01", "RUL-09")
def test_one_artisan_promotes_a_worker_and_refines_nothing() -> None:
    t = position(dict(goods=["iron"], workers=["available:2", "agora_2:3"], tokens=["die_artisan"]), {}, {})
    t.play(0, "activate die_artisan")
    assert texts(t, 0) == ["promote rank_2 available", "promote rank_3 agora_2"]
    t.play(0, "promote rank_3 agora_2")
    assert workers(t, 0) == ["agora_2:4", "available:2"]
    assert seat(t, 0)["goods"] == ["iron"]
    assert decision(t) == (1, "main_action")


@clause("PAN-ARTI-06", "PAN-ARTI-14")
@pytest.mark.parametrize("goods", [[], ["cotton"], ["armor"]])
def test_without_a_good_to_refine_there_is_no_activation(goods: list[str]) -> None:
    t = position(dict(goods=goods, tokens=["iron_artisan"]), {}, {})
    assert refused(t, 0, "activate iron_artisan") in ("PAN-ARTI-06", "PAN-ARTI-03")


@clause("PAN-ARTI-06", "PAN-ARTI-14")
def test_refined_goods_are_nothing_to_the_artisan_for_any_type() -> None:
    t = position(dict(goods=["armor", "wine"], tokens=["any_artisan"]), {}, {})
    assert refused(t, 0, "activate any_artisan") in ("PAN-ARTI-06", "PAN-ARTI-04")


@clause("PAN-ARTI-06", "PAN-PROM-02", "PAN-PROM-04", "PAN-PROM-05")
def test_without_a_worker_to_promote_there_is_no_activation() -> None:
    t = position(dict(workers=["available:6", "available:promoted"], tokens=["die_artisan"]), {}, {})
    assert refused(t, 0, "activate die_artisan") in ("PAN-ARTI-06", "PAN-ARTI-05")


@clause("PAN-ARTI-07", "PAN-ARTI-08")
@pytest.mark.parametrize("good", GOODS)
def test_a_pair_refines_two_goods_of_its_type_for_the_cost_of_one(good: str) -> None:
    t = position(dict(goods=[good] * 3, tokens=[f"{good}_artisan"] * 2, discs=1), {}, {})
    t.play(0, f"activate_both {good}_artisan")
    assert seat(t, 0)["goods"] == [good, REFINED[good], REFINED[good]]
    assert discs(t) == (0, 11)
    assert decision(t) == (1, "main_action")


@clause("PAN-ARTI-07")
@pytest.mark.parametrize("tokens", [["iron_artisan", "any_artisan"], ["iron_artisan", "cotton_artisan"]])
def test_only_identical_artisans_are_a_pair(tokens: list[str]) -> None:
    t = position(dict(goods=["iron", "iron", "cotton", "cotton"], tokens=tokens), dict(tokens=["iron_artisan"]), {})
    assert sorted(activations(t)) == sorted(f"activate {one}" for one in tokens)
    for one in tokens:
        assert refused(t, 0, f"activate_both {one}") == "PAN-ARTI-07"


@clause("PAN-ARTI-07", "PAN-ARTI-02")
def test_a_pair_costs_what_one_costs_and_no_less() -> None:
    t = position(dict(goods=["iron", "iron"], tokens=["any_artisan"] * 2, discs=1), {}, {})
    assert refused(t, 0, "activate_both any_artisan") == "PAN-ARTI-02"
    t = position(dict(goods=["iron", "iron"], tokens=["any_artisan"] * 2, discs=2), {}, {})
    t.play(0, "activate_both any_artisan")
    assert (seat(t, 0)["goods"], discs(t)) == (["armor", "armor"], (0, 11))


@clause("PAN-ARTI-09", "PAN-ARTI-07")
@pytest.mark.parametrize(
    ("first", "second", "after"),
    [
        ("grapes", "grapes", ["iron", "cotton", "wine", "wine"]),
        ("grapes", "iron", ["grapes", "cotton", "wine", "armor"]),
        ("iron", "cotton", ["grapes", "grapes", "armor", "cloth"]),
    ],
)
def test_a_pair_for_any_type_refines_two_goods(first: str, second: str, after: list[str]) -> None:
    t = position(dict(goods=["grapes", "grapes", "iron", "cotton"], tokens=["any_artisan"] * 2), {}, {})
    t.play(0, "activate_both any_artisan")
    t.play(0, f"refine {first}")
    if decision(t) == (0, "refine_good"):  # what comes last may be the only one left
        t.play(0, f"refine {second}")
    assert seat(t, 0)["goods"] == after
    assert discs(t) == (3, 8)
    assert decision(t) == (1, "main_action")


def ends(t: petteia.Table) -> set[tuple[str, ...]]:
    """The workers of seat 0 after all that it may choose now."""
    if t.pending != [0]:
        return {tuple(workers(t, 0))}
    found: set[tuple[str, ...]] = set()
    for move in t.options(0):
        other = t.copy()
        other.play(0, move)
        found |= ends(other)
    return found


@clause("PAN-ARTI-10", "PAN-ARTI-07")
def test_a_pair_promotes_two_workers_or_one_twice() -> None:
    mine = dict(workers=["available:2", "resting:3", "agora_2:5"], tokens=["die_artisan"] * 2)
    t = position(mine, {}, {})
    t.play(0, "activate_both die_artisan")
    assert ends(t) == {
        ("agora_2:5", "available:3", "resting:4"),
        ("agora_2:6", "available:3", "resting:3"),
        ("agora_2:6", "available:2", "resting:4"),
        ("agora_2:5", "available:4", "resting:3"),
        ("agora_2:5", "available:2", "resting:5"),
    }  # the worker of rank 5 not twice
    assert discs(t) == (3, 8)


@clause("PAN-ARTI-10")
def test_a_pair_promotes_two_workers_of_the_same_rank() -> None:
    t = position(dict(workers=["available:2", "available:2"], tokens=["die_artisan"] * 2), {}, {})
    t.play(0, "activate_both die_artisan")
    assert ends(t) == {("available:3", "available:3"), ("available:2", "available:4")}


@clause("PAN-ARTI-11", "RUL-10")
def test_a_pair_needs_two_goods_to_refine() -> None:
    t = position(dict(goods=["iron", "armor", "cotton"], tokens=["iron_artisan"] * 2), {}, {})
    assert refused(t, 0, "activate_both iron_artisan") in ("PAN-ARTI-11", "PAN-ARTI-08")
    assert "activate iron_artisan" in texts(t, 0)
    t = position(dict(goods=["iron", "armor"], tokens=["any_artisan"] * 2), {}, {})
    assert refused(t, 0, "activate_both any_artisan") in ("PAN-ARTI-11", "PAN-ARTI-09")
    assert "activate any_artisan" in texts(t, 0)


@clause("PAN-ARTI-11", "RUL-10")
@pytest.mark.parametrize(
    ("mine", "possible"),
    [
        (["available:5"], False), (["available:5", "available:6"], False), (["available:5", "agro_1:promoted"], False),
        (["available:5", "available:5"], True), (["available:4"], True), (["available:4", "available:6"], True),
    ],
)  # fmt: skip
def test_a_pair_needs_two_promotions_that_are_possible(mine: list[str], possible: bool) -> None:
    t = position(dict(workers=mine, tokens=["die_artisan"] * 2), {}, {})
    assert "activate die_artisan" in texts(t, 0)
    assert ("activate_both die_artisan" in texts(t, 0)) == possible
    assert possible or refused(t, 0, "activate_both die_artisan") in ("PAN-ARTI-11", "PAN-ARTI-10")


@clause("PAN-ARTI-12")
def test_one_of_a_pair_may_be_activated_at_the_same_cost() -> None:
    t = position(dict(goods=["iron", "iron"], tokens=["iron_artisan"] * 2), {}, {})
    t.play(0, "activate iron_artisan")
    assert (seat(t, 0)["goods"], discs(t)) == (["iron", "armor"], (4, 7))


@clause("PAN-ARTI-13", "RUL-11")
def test_an_artisan_may_be_activated_again_in_a_later_turn() -> None:
    t = position(dict(goods=["iron"] * 5, tokens=["iron_artisan"] * 2), {}, {}, passed=[1, 2])
    t.play(0, "activate iron_artisan")
    t.play(0, "activate_both iron_artisan")
    t.play(0, "activate iron_artisan")
    t.play(0, "activate iron_artisan")
    assert (seat(t, 0)["goods"], discs(t)) == (["armor"] * 5, (1, 10))
    assert len(seat(t, 0)["artisans"]) == 2


@clause("PAN-ARTI-13")
def test_each_activation_is_an_action_of_its_own() -> None:
    t = position(dict(goods=["iron", "cotton"], tokens=["iron_artisan", "cotton_artisan"]), {}, {})
    t.play(0, "activate iron_artisan")
    assert decision(t) == (1, "main_action")


@clause("PAN-ARTI-14")
def test_refined_goods_are_left_alone() -> None:
    t = position(dict(goods=["iron", "armor", "wine"], tokens=["any_artisan"]), {}, {})
    t.play(0, "activate any_artisan")
    assert seat(t, 0)["goods"] == ["wine", "armor", "armor"]  # the iron was the only one to choose


@clause("PAN-ARTI-15")
def test_an_artisan_from_a_lightning_space_works_from_the_next_turn_on() -> None:
    t = position(dict(goods=["iron"], workers=["available:3"]), {}, {}, passed=[2], art=["iron_artisan"])
    t.play(0, "place leader art_1")
    t.play(0, "engage iron_artisan")
    assert decision(t) == (1, "main_action")  # not at once
    assert seat(t, 0)["goods"] == ["iron"]
    t.play(1, "place rank_2 agro_1")
    t.play(0, "activate iron_artisan")
    assert seat(t, 0)["goods"] == ["armor"]


# Promotion


def promoting(*mine: str) -> petteia.Table:
    """Seat 0 gets a promotion from a merchant."""
    t = position(
        dict(workers=list(mine), goods=["hides", "hides"]), dict(workers=["available:4"]), {}, merkator=["m04"]
    )
    t.play(0, "sell m04")
    return t


@clause("PAN-PROM-01")
@pytest.mark.parametrize("rank", [1, 2, 3, 4, 5])
def test_a_promotion_raises_a_rank_by_1(rank: int) -> None:
    assert workers(promoting(f"available:{rank}"), 0) == [f"available:{rank + 1}"]


@clause("PAN-PROM-02")
def test_rank_6_is_the_highest() -> None:
    t = promoting("available:6", "available:5", "resting:3")
    assert texts(t, 0) == ["promote rank_5 available", "promote rank_3 resting"]
    assert refused(t, 0, "promote rank_6 available") == "PAN-PROM-02"


@clause("PAN-PROM-03", "PAN-PROM-07")
@pytest.mark.parametrize(
    ("choice", "after"),
    [
        ("promote rank_2 available", ["available:3", "polis_1:2", "resting:2", "titanus_1:2"]),
        ("promote rank_2 resting", ["available:2", "polis_1:2", "resting:3", "titanus_1:2"]),
        ("promote rank_2 polis_1", ["available:2", "polis_1:3", "resting:2", "titanus_1:2"]),
        ("promote rank_2 titanus_1", ["available:2", "polis_1:2", "resting:2", "titanus_1:3"]),
    ],
)
def test_any_hired_worker_is_promoted_where_it_is(choice: str, after: list[str]) -> None:
    t = promoting("available:2", "resting:2", "polis_1:2", "titanus_1:2")
    t.play(0, choice)
    assert workers(t, 0) == after


@clause("PAN-PROM-04")
def test_unhired_dice_are_not_promoted() -> None:
    t = promoting("available:2", "resting:3")
    assert texts(t, 0) == ["promote rank_2 available", "promote rank_3 resting"]
    assert refused(t, 0, "promote rank_1 unhired") == "PAN-PROM-04"


@clause("PAN-PROM-05", "PAN-FORO-16")
def test_leaders_are_not_promoted() -> None:
    t = promoting("available:2", "resting:3", "available:promoted")
    assert refused(t, 0, "promote leader available") == "PAN-PROM-05"
    assert refused(t, 0, "promote promoted available") in ("PAN-PROM-05", "PAN-FORO-16")


@clause("PAN-PROM-06")
@pytest.mark.parametrize(("choice", "titans"), [("titanus_1", 2), ("available", 1)])
def test_a_worker_counts_with_the_new_rank_where_it_stands(choice: str, titans: int) -> None:
    t = evaluating(
        dict(leader="agora_2", workers=["titanus_1:3", "available:3"]), {}, {},
        locations=["agora", "titanus", "krypt"], agora=["iron"],
    )  # fmt: skip
    t.play(0, "take_good iron")
    t.play(0, f"promote rank_3 {choice}")
    assert decision(t) == (0, "krypt_defend")
    assert seat(t, 0)["titan_count"] == titans


@clause("PAN-PROM-07")
def test_a_promotion_does_not_take_a_worker_out_of_the_thermae() -> None:
    t = promoting("resting:2")
    assert workers(t, 0) == ["resting:3"]


@clause("PAN-PROM-08", "RUL-16")
def test_a_promotion_must_be_used() -> None:
    t = promoting("available:2", "resting:3")
    assert decision(t) == (0, "promote_target")
    assert texts(t, 0) == ["promote rank_2 available", "promote rank_3 resting"]
    for way_out in ("decline", "nothing", "done", "pass"):
        with pytest.raises(petteia.IllegalMove):
            t.play(0, way_out)
    assert workers(promoting("available:5", "available:6"), 0) == ["available:6", "available:6"]  # the only one


@clause("PAN-PROM-12", "PAN-PROM-02", "RUL-16")
@pytest.mark.parametrize("mine", [["available:6", "agro_1:6"], ["available:promoted"], []])
def test_a_promotion_without_an_eligible_worker_lapses(mine: list[str]) -> None:
    merchant = promoting(*mine)
    assert decision(merchant) == (1, "main_action")
    assert seat(merchant, 0)["points"] == 6  # everything else stands
    lightning = position(dict(workers=mine), {}, {}, phalanx=["fire_1"])
    lightning.play(0, "place leader phalanx_1")
    lightning.play(0, "recruit fire_1")
    assert decision(lightning) == (1, "main_action")
    assert len(seat(lightning, 0)["reinforcements"]) == 1
    for location in ("agora", "phalanx"):
        t = evaluating(
            dict(leader=f"{location}_2", workers=mine), {}, {}, locations=[location, "krypt"],
            agora=["iron"], phalanx=["fire_1"],
        )  # fmt: skip
        t.play(0, {"agora": "take_good iron", "phalanx": "recruit fire_1"}[location])
        assert decision(t) == (0, "krypt_defend")
        assert happened(t, "promoted") == []
        assert workers(t, 0) == sorted(mine)


# Demotion


def losing(*mine: str) -> petteia.Table:
    """Seat 1 with these workers has just lost a duel against seat 0."""
    t = evaluating(
        dict(leader="arena_1", titans=["earth_9"], workers=["available:5"]),
        dict(leader="agora_2", workers=list(mine)),
        {},
        locations=["arena"],
    )
    for who, move in ((0, "challenge 1"), (0, "lay earth_9"), (0, "confirm"), (1, "stop")):
        t.play(who, move)
    return t


@clause("PAN-PROM-09", "PAN-DUEL-14")
@pytest.mark.parametrize("rank", [2, 3, 4, 5, 6])
def test_a_demotion_lowers_a_rank_by_1(rank: int) -> None:
    t = losing(f"available:{rank}")
    assert workers(t, 1) == [f"available:{rank - 1}"]
    assert workers(t, 0) == ["available:5"]


@clause("PAN-PROM-09", "PAN-DUEL-15")
def test_rank_1_is_the_lowest() -> None:
    t = losing("available:1", "agro_1:1")
    assert decision(t) == (0, "duel_reward")
    assert workers(t, 1) == ["agro_1:1", "available:1"]
    t = losing("available:1", "available:2", "resting:3")
    assert texts(t, 1) == ["demote rank_2 available", "demote rank_3 resting"]
    assert refused(t, 1, "demote rank_1 available") in ("PAN-PROM-09", "PAN-DUEL-15")


@clause("PAN-PROM-10", "PAN-PROM-11")
@pytest.mark.parametrize(
    ("choice", "after"),
    [
        ("demote rank_3 available", ["available:2", "krypt_1:3", "resting:3"]),
        ("demote rank_3 resting", ["available:3", "krypt_1:3", "resting:2"]),
        ("demote rank_3 krypt_1", ["available:3", "krypt_1:2", "resting:3"]),
    ],
)
def test_any_hired_worker_may_be_demoted_where_it_is(choice: str, after: list[str]) -> None:
    t = losing("available:3", "resting:3", "krypt_1:3")
    assert texts(t, 1) == ["demote rank_3 available", "demote rank_3 resting", "demote rank_3 krypt_1"]
    t.play(1, choice)
    assert decision(t) == (0, "duel_reward")
    assert workers(t, 1) == after


@clause("PAN-PROM-10", "PAN-FORO-16")
def test_leaders_and_unhired_dice_are_not_demoted() -> None:
    t = losing("available:promoted", "available:3", "resting:2")
    assert texts(t, 1) == ["demote rank_3 available", "demote rank_2 resting"]
    for other in ("demote leader agora_2", "demote promoted available", "demote rank_1 unhired"):
        with pytest.raises(petteia.IllegalMove):
            t.play(1, other)
    assert table(t)["seats"][1]["leader"] == "agora_2"
