"""Chapters 4.9 to 4.15: the evaluation in general, and the locations from THERMAE to ORACULUM."""

from __future__ import annotations

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import (
    decision,
    evaluating,
    happened,
    idle,
    position,
    refused,
    seat,
    space,
    table,
    texts,
    until,
    workers,
)

LOCATIONS = [
    "thermae", "polis", "agora", "phalanx", "art", "oraculum", "foro", "titanus", "agro", "krypt", "arena",
]  # fmt: skip


def names(things: list[dict[str, Any]]) -> list[str]:
    return [one["token"] for one in things]


def discs(t: petteia.Table, number: int = 0) -> tuple[int, int]:
    return seat(t, number)["personal"], seat(t, number)["general"]


def yielded(t: petteia.Table) -> petteia.Table:
    """Nobody defends the KRYPT: the round goes on to its end."""
    while not t.over and decision(t)[1] == "krypt_defend":
        t.play(t.pending[0], "yield")
    return t


# The evaluation in general


@clause("PAN-EVAL-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_locations_are_evaluated_once_and_in_order(players: int) -> None:
    t = position(*[dict(leader="agro_1") for _ in range(players)])
    for who in range(players):
        t.play(who, "pass")
    yielded(t)
    assert [one["location"] for one in happened(t, "evaluated")] == LOCATIONS


@clause("PAN-EVAL-01", "PAN-EVAL-02")
def test_every_location_is_finished_before_the_next_one() -> None:
    t = evaluating(
        dict(leader="phalanx_2", workers=["agora_3:2", "art_2:3"]), dict(workers=["agora_2:2", "phalanx_3:2"]), {},
        agora=["iron"] * 4, phalanx=["fire_1"] * 4, art=["iron_artisan"],
    )  # fmt: skip
    order = []
    while decision(t)[1] != "krypt_defend":
        who, what = decision(t)
        order.append((what, who))
        t.play(who, texts(t, who)[0])
    assert order == [
        ("agora_take", 1), ("agora_take", 0), ("phalanx_take", 0), ("phalanx_take", 1), ("art_choose", 0),
    ]  # fmt: skip
    story = [event.get("location", event["event"]) for event in t.events(None)]
    for location, after, taken in (("agora", "phalanx", ["took-good"] * 4), ("phalanx", "art", ["took-token"] * 4)):
        assert story[story.index(location) + 1 : story.index(after)] == taken


@clause("PAN-EVAL-03", "RUL-13")
@pytest.mark.parametrize("location", ["agora", "phalanx", "art"])
@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_figures_resolve_from_the_left_whoever_starts(location: str, starter: int) -> None:
    left, right = {"agora": (3, 4), "phalanx": (3, 4), "art": (2, 3)}[location]
    t = evaluating(
        dict(workers=[f"{location}_{right}:3"]), {}, dict(leader=f"{location}_{left}"), {},
        locations=[location], starter=starter, agora=["iron"] * 4, phalanx=["fire_1"] * 4,
        art=["iron_artisan", "any_artisan"],
    )  # fmt: skip
    assert t.pending == [2]
    t.play(2, texts(t, 2)[0])
    assert t.pending == [0]


@clause("PAN-EVAL-03", "PAN-ARENA-01")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_arena_resolves_from_the_left(starter: int) -> None:
    t = evaluating(dict(leader="arena_2"), {}, dict(leader="arena_1"), locations=["arena"], starter=starter)
    assert decision(t) == (2, "arena_challenge")
    t.play(2, "renounce")
    assert decision(t) == (0, "arena_challenge")


@clause("PAN-EVAL-04", "PAN-TITAN-08")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_titanus_agro_and_krypt_go_by_the_turn_order(starter: int) -> None:
    order = [(starter + n) % 3 for n in range(3)]
    here = dict(leader="agro_1", workers=["titanus_1:2", "agro_1:1"])
    t = evaluating(
        here, here, here, locations=["titanus", "agro", "krypt"], starter=starter,
        titan_stack=["fire_9", "air_5", "water_7", "earth_6"],
    )  # fmt: skip
    assert [names(seat(t, who)["titans"]) for who in order] == [["fire_9"], ["air_5"], ["water_7"]]
    gained = [one["seat"] for one in happened(t, "got-discs")]
    assert list(dict.fromkeys(gained)) == order
    assert gained == sorted(gained, key=order.index)
    for who in order:
        assert decision(t) == (who, "krypt_defend")
        t.play(who, "yield")


@clause("PAN-EVAL-04", "PAN-POLIS-04", "PAN-POLIS-12")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_polis_goes_by_the_turn_order(starter: int) -> None:
    order = [(starter + n) % 3 for n in range(3)]
    t = evaluating(
        dict(workers=["polis_1:2", "polis_2:2"], discs=1),
        dict(workers=["polis_3:3", "polis_4:3"], discs=1),
        dict(workers=["polis_5:4", "polis_6:5"], discs=1),
        locations=["polis", "krypt"],
        starter=starter,
    )
    for who in order:
        assert decision(t) == (who, "polis_allocate")
        t.play(who, {0: "disc polis_2", 1: "disc polis_3", 2: "disc polis_5"}[who])
    assert [one["seat"] for one in happened(t, "marked")] == order
    income = [event["seat"] for event in t.events(None) if event["event"] in ("got-discs", "took-token")]
    assert list(dict.fromkeys(income)) == order


@clause("PAN-EVAL-05", "PAN-ORAC-01")
def test_a_new_starting_player_counts_from_step_6_on() -> None:
    t = evaluating(
        dict(workers=["polis_6:5", "titanus_1:2"]), {}, dict(workers=["oraculum_1:2", "titanus_1:2", "polis_1:2"]),
        locations=LOCATIONS, titan_stack=["fire_9", "air_5", "earth_5", "water_7", "earth_6"],
    )  # fmt: skip
    assert decision(t) == (2, "krypt_defend")  # the turn order is 2, 0, 1
    assert names(seat(t, 0)["titans"]) == ["earth_6", "fire_9"]  # first in the POLIS, last in the TITANUS
    assert names(seat(t, 2)["titans"]) == ["air_5", "water_7", "earth_5"]
    for who in (2, 0, 1):
        assert decision(t) == (who, "krypt_defend")
        t.play(who, "yield")


# THERMAE


@clause("PAN-THERM-01", "PAN-THERM-02")
def test_resting_workers_become_available_with_their_ranks() -> None:
    t = evaluating(
        dict(workers=["resting:4", "resting:1", "agro_1:3", "available:2"]), dict(workers=["resting:6"]), {},
        locations=["thermae", "krypt"],
    )  # fmt: skip
    assert workers(t, 0) == ["agro_1:3", "available:1", "available:2", "available:4"]
    assert workers(t, 1) == ["available:6"]


@clause("PAN-THERM-03")
def test_a_resting_worker_is_placed_in_the_next_round() -> None:
    t = position(dict(workers=["resting:4", "available:2"]), {}, {}, passed=[1, 2])
    assert refused(t, 0, "place rank_4 agro_1") in ("PAN-PLACE-01", "PAN-THERM-03")
    t.play(0, "place leader agro_1")
    t.play(0, "place rank_2 agro_1")
    while table(t)["round"] == 1:
        (who,) = t.pending
        assert not any(text.startswith("place") for text in texts(t, who))
        t.play(who, "yield")
    assert workers(t, 0) == ["available:4", "resting:2"]
    assert "place rank_4 agro_1" in texts(t, 0)
    assert refused(t, 0, "place rank_2 agro_1") in ("PAN-PLACE-01", "PAN-THERM-03")


# POLIS


@clause("PAN-POLIS-01")
def test_each_worker_gets_a_disc() -> None:
    t = evaluating(
        dict(workers=["polis_1:2", "polis_4:3"], discs=3), dict(workers=["polis_3:3"], discs=1), {},
        locations=["polis", "krypt"],
    )  # fmt: skip
    assert [space(t, f"polis_{n}")["disc"] for n in range(1, 7)] == [0, None, 1, 0, None, None]
    assert discs(t, 0) == (1, 8)
    assert discs(t, 1) == (0, 10)
    assert seat(t, 0)["polis"] == ["polis_1", "polis_4"]


@clause("PAN-POLIS-02", "RUL-14")
def test_the_disc_is_compulsory() -> None:
    t = evaluating(dict(workers=["polis_1:2"], discs=1), {}, {}, locations=["polis", "krypt"])
    assert decision(t) == (0, "krypt_defend")  # nobody was asked
    assert space(t, "polis_1")["disc"] == 0
    t = evaluating(dict(workers=["polis_1:2", "polis_2:2"], discs=1), {}, {}, locations=["polis", "krypt"])
    assert texts(t, 0) == ["disc polis_1", "disc polis_2"]  # one of them it must be


@clause("PAN-POLIS-03")
def test_without_a_personal_disc_none_is_placed() -> None:
    t = evaluating(dict(workers=["polis_1:2", "polis_2:2"], discs=0), {}, {}, locations=["polis", "krypt"])
    assert decision(t) == (0, "krypt_defend")
    assert [space(t, f"polis_{n}")["disc"] for n in (1, 2)] == [None, None]
    assert discs(t) == (0, 11)


@clause("PAN-POLIS-04", "RUL-14")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        (("polis_1", "polis_2"), "polis_3"), (("polis_1", "polis_3"), "polis_2"), (("polis_2", "polis_3"), "polis_1"),
    ],
)  # fmt: skip
def test_with_too_few_discs_the_owner_chooses(chosen: tuple[str, ...], left: str) -> None:
    mine = dict(workers=["polis_1:2", "polis_2:2", "polis_3:3"], discs=2)
    t = evaluating(mine, {}, {}, locations=["polis", "krypt"], polis={"polis_6": 1})
    for one in chosen:
        if decision(t) == (0, "polis_allocate"):  # what comes last may be the only one left
            t.play(0, f"disc {one}")
    assert decision(t) == (0, "krypt_defend")
    assert space(t, left)["disc"] is None
    assert [space(t, one)["disc"] for one in chosen] == [0, 0]
    for other in ("polis_4", "polis_6"):  # neither an empty space nor that of another
        with pytest.raises(petteia.IllegalMove):
            evaluating(mine, {}, {}, locations=["polis"], polis={"polis_6": 1}).play(0, f"disc {other}")


@clause("PAN-POLIS-05")
def test_discs_are_placed_before_the_own_income() -> None:
    t = evaluating(dict(workers=["polis_3:3"], discs=0), {}, {}, locations=["polis", "krypt"], polis={"polis_2": 0})
    assert discs(t) == (1, 9)  # the income came too late
    assert space(t, "polis_3")["disc"] is None


@clause("PAN-POLIS-05")
def test_discs_of_all_players_are_placed_before_any_income() -> None:
    t = evaluating(
        dict(discs=3), dict(workers=["polis_3:3", "polis_4:3"], discs=1), {}, locations=["polis", "krypt"],
        polis={"polis_2": 0},
    )  # fmt: skip
    assert decision(t) == (1, "polis_allocate")
    assert discs(t, 0) == (3, 7)
    t.play(1, "disc polis_4")
    assert discs(t, 0) == (4, 6)


@clause("PAN-POLIS-06", "PAN-PLACE-06")
def test_a_disc_stays_for_the_rest_of_the_game() -> None:
    t = evaluating(dict(workers=["polis_2:3"], discs=4), {}, {}, locations=["polis"])
    assert (table(t)["round"], space(t, "polis_2")["disc"], space(t, "polis_2")["figures"]) == (2, 0, [])
    until(t, lambda t: bool(table(t)["round"] == 4))
    assert space(t, "polis_2")["disc"] == 0


@clause("PAN-POLIS-07", "PAN-POLIS-09")
def test_income_comes_in_every_evaluation_the_first_included() -> None:
    t = evaluating(dict(workers=["polis_5:4"], discs=1), {}, {}, locations=["polis", "krypt"])
    assert discs(t) == (2, 8)  # 1 laid, 2 gained
    t = evaluating(dict(discs=1), {}, {}, locations=["polis", "krypt"], polis={"polis_5": 0, "polis_2": 0})
    assert discs(t) == (4, 5)


@clause("PAN-POLIS-07")
def test_income_goes_to_the_owner_of_the_disc() -> None:
    t = evaluating({}, dict(discs=1), {}, locations=["polis", "krypt"], polis={"polis_5": 1})
    assert (discs(t, 0), discs(t, 1)) == ((5, 6), (3, 7))


@clause("PAN-POLIS-07")
def test_income_comes_round_after_round() -> None:
    t = evaluating(dict(discs=1, leader="krypt_1"), {}, {}, locations=["polis"], polis={"polis_3": 0})
    for round in (2, 3, 4):
        while table(t)["round"] < round:
            idle(t)
        assert len(seat(t, 0)["reinforcements"]) == round - 1


@clause("PAN-POLIS-08", "PAN-POLIS-10")
def test_the_leftmost_space_pays_only_once() -> None:
    stack = ["fire_9", "air_5", "water_7"]
    t = evaluating(dict(workers=["polis_1:2"]), {}, {}, locations=["polis", "krypt"], titan_stack=stack)
    assert names(seat(t, 0)["titans"]) == ["air_5", "fire_9"]
    t = evaluating({}, {}, {}, locations=["polis", "krypt"], titan_stack=stack, polis={"polis_1": 0})
    assert seat(t, 0)["titans"] == []
    assert table(t)["stacks"]["titans"] == 3


@clause("PAN-POLIS-06", "PAN-POLIS-08")
def test_the_leftmost_space_pays_nothing_in_the_next_round() -> None:
    t = evaluating(dict(workers=["polis_1:2"]), {}, {}, locations=["polis"])
    assert (table(t)["round"], seat(t, 0)["titan_count"]) == (2, 2)
    for move in ("place leader agro_1", "pass"):
        for who in range(3):
            if t.pending == [who]:
                t.play(who, move)
    yielded(t)
    assert (table(t)["round"], seat(t, 0)["titan_count"], space(t, "polis_1")["disc"]) == (3, 2, 0)


@clause("PAN-POLIS-08", "PAN-POLIS-13")
def test_the_leftmost_space_pays_nothing_without_a_disc() -> None:
    t = evaluating(dict(workers=["polis_1:2"], discs=0), {}, {}, locations=["polis", "krypt"])
    assert seat(t, 0)["titan_count"] == 0


@clause("PAN-POLIS-09", "PAN-GEN-05")
@pytest.mark.parametrize(("personal", "after"), [(0, (2, 8)), (8, (10, 0)), (9, (10, 0)), (10, (10, 0))])
def test_disc_income_comes_from_the_general_reserve(personal: int, after: tuple[int, int]) -> None:
    t = evaluating(dict(discs=personal), {}, {}, locations=["polis", "krypt"], polis={"polis_5": 0})
    assert discs(t) == after


@clause("PAN-POLIS-10", "PAN-POLIS-11")
def test_tokens_come_from_the_stacks_and_goods_from_the_bag() -> None:
    t = evaluating(
        {}, {}, {}, locations=["polis", "krypt"], polis={"polis_3": 0, "polis_4": 0, "polis_6": 0},
        reinforcement_stack=["fire_3", "air_1"], titan_stack=["earth_8", "air_5"], bag=["iron", "grapes"],
        agora=["cotton"], phalanx=["water_2"],
    )  # fmt: skip
    one = seat(t, 0)
    assert (names(one["reinforcements"]), names(one["titans"])) == (["fire_3"], ["earth_8"])
    assert one["goods"] == ["iron"]  # basic side up
    assert (table(t)["agora"], names(table(t)["phalanx"])) == (["cotton"], ["water_2"])
    stacks = table(t)["stacks"]
    assert (stacks["reinforcements"], stacks["titans"], stacks["bag"]) == (1, 1, 1)
    assert happened(t, "drew-titans", 1) == [dict(event="drew-titans", seat=0, amount=1)]  # in secret


@clause("PAN-POLIS-12", "RUL-15")
@pytest.mark.parametrize(
    ("starter", "one", "two"),
    [(0, ["air_5"], ["water_7"]), (1, [], ["air_5", "water_7"]), (2, ["air_5"], ["water_7"])],
)
def test_who_comes_first_takes_everything_due(starter: int, one: list[str], two: list[str]) -> None:
    """One Titan is due to seat 0 and two to seat 1, but only two are left."""
    t = evaluating(
        {}, dict(workers=["polis_1:2"]), {}, locations=["polis", "krypt"], starter=starter,
        titan_stack=["air_5", "water_7"], polis={"polis_6": 0},
    )  # fmt: skip
    assert (names(seat(t, 0)["titans"]), names(seat(t, 1)["titans"])) == (one, two)


@clause("PAN-POLIS-12", "RUL-15")
def test_a_player_gets_all_incomes_from_left_to_right_before_the_next_one() -> None:
    t = evaluating(
        {}, {}, {}, {}, locations=["polis", "krypt"], starter=1,
        polis={"polis_3": 0, "polis_4": 1, "polis_5": 0, "polis_6": 1, "polis_7": 1, "polis_8": 0},
    )  # fmt: skip
    told = ("got-discs", "took-token", "took-good", "drew-titans")
    assert [(event["seat"], event["event"]) for event in t.events(None) if event["event"] in told] == [
        (1, "took-token"), (1, "got-discs"), (1, "took-good"),
        (0, "got-discs"), (0, "took-good"), (0, "drew-titans"),
    ]  # fmt: skip


@clause("PAN-POLIS-13")
def test_a_space_without_a_disc_pays_nothing_and_is_open_again() -> None:
    t = evaluating(dict(workers=["polis_5:4", "available:4"], discs=0), {}, {}, locations=["polis"])
    assert discs(t) == (0, 11)
    assert table(t)["round"] == 2
    assert (space(t, "polis_5")["figures"], space(t, "polis_5")["disc"]) == ([], None)
    assert "place rank_4 polis_5" in texts(t, 0)


# AGORA


@clause("PAN-AGORA-01")
def test_each_figure_in_the_agora_makes_one_choice() -> None:
    t = evaluating(
        dict(workers=["agora_2:2", "agora_3:2"]), {}, {}, locations=["agora", "krypt"],
        agora=["grapes", "cattle", "olives", "iron"],
    )  # fmt: skip
    assert decision(t) == (0, "agora_take")
    t.play(0, "take_goods grapes iron")
    assert decision(t) == (0, "agora_take")
    t.play(0, "take_goods cattle olives")
    assert decision(t) == (0, "krypt_defend")
    assert seat(t, 0)["goods"] == ["grapes", "cattle", "olives", "iron"]


@clause("PAN-AGORA-02", "PAN-AGORA-03", "PAN-AGORA-06")
def test_two_goods_or_one_of_ones_choice() -> None:
    t = evaluating(dict(leader="agora_2"), {}, {}, locations=["agora"], agora=["grapes", "grapes", "iron", "cotton"])
    assert texts(t, 0) == [
        "take_goods grapes grapes", "take_goods grapes iron", "take_goods grapes cotton", "take_goods iron cotton",
        "take_good grapes", "take_good iron", "take_good cotton",
    ]  # fmt: skip
    assert refused(t, 0, "take_goods iron iron") in ("PAN-AGORA-02", "PAN-AGORA-06")
    assert refused(t, 0, "take_good olives") in ("PAN-AGORA-03", "PAN-AGORA-06")
    assert refused(t, 0, "train") == "PAN-AGORA-04"


@clause("PAN-AGORA-02", "PAN-AGORA-07")
def test_two_goods_come_without_a_promotion_and_stay_basic() -> None:
    t = evaluating(
        dict(leader="agora_2"), {}, {}, locations=["agora", "krypt"], agora=["grapes", "grapes", "iron", "cotton"]
    )
    before = workers(t, 0)
    t.play(0, "take_goods grapes cotton")
    assert decision(t) == (0, "krypt_defend")
    assert seat(t, 0)["goods"] == ["grapes", "cotton"]
    assert workers(t, 0) == before
    assert table(t)["agora"] == ["grapes", "iron"]


@clause("PAN-AGORA-03", "PAN-AGORA-07", "PAN-PROM-01")
def test_one_good_comes_with_a_promotion() -> None:
    t = evaluating(
        dict(leader="agora_2", workers=["available:2", "agro_1:3"]), {}, {}, locations=["agora", "krypt"],
        agora=["grapes", "grapes", "iron", "cotton"],
    )  # fmt: skip
    t.play(0, "take_good iron")
    assert decision(t) == (0, "promote_target")
    t.play(0, "promote rank_3 agro_1")
    assert (seat(t, 0)["goods"], workers(t, 0)) == (["iron"], ["agro_1:4", "available:2"])
    assert table(t)["agora"] == ["grapes", "grapes", "cotton"]


@clause("PAN-AGORA-04")
def test_the_empty_agora_gives_a_promotion() -> None:
    t = evaluating(dict(leader="agora_2", workers=["available:2", "agro_1:3"]), {}, {}, locations=["agora", "krypt"])
    assert texts(t, 0) == ["train"]
    t.play(0, "train")
    t.play(0, "promote rank_2 available")
    assert (seat(t, 0)["goods"], workers(t, 0)) == ([], ["agro_1:3", "available:3"])


@clause("PAN-AGORA-05", "RUL-16")
def test_the_last_good_comes_with_a_promotion() -> None:
    t = evaluating(
        dict(leader="agora_2", workers=["available:2"]), {}, {}, locations=["agora", "krypt"], agora=["iron"]
    )
    assert texts(t, 0) == ["take_good iron"]
    assert refused(t, 0, "take_goods iron iron") in ("PAN-AGORA-02", "PAN-AGORA-05")
    t.play(0, "take_good iron")
    assert (seat(t, 0)["goods"], workers(t, 0)) == (["iron"], ["available:3"])


@clause("PAN-AGORA-08", "PAN-PROM-12", "RUL-16")
@pytest.mark.parametrize(("goods", "choice"), [(["iron", "grapes"], "take_good iron"), ([], "train")])
def test_in_the_agora_a_promotion_may_lapse(goods: list[str], choice: str) -> None:
    t = evaluating(dict(leader="agora_2", workers=["available:6"]), {}, {}, locations=["agora", "krypt"], agora=goods)
    t.play(0, choice)
    assert decision(t) == (0, "krypt_defend")
    assert workers(t, 0) == ["available:6"]
    assert seat(t, 0)["goods"] == ["iron"][: len(goods)]


@clause("PAN-AGORA-09", "PAN-EOR-06")
def test_the_agora_is_refilled_at_the_end_of_the_round() -> None:
    t = evaluating(
        dict(workers=["agora_2:2"]), dict(workers=["agora_3:2"]), {}, locations=["agora", "krypt"],
        agora=["grapes", "cattle", "olives", "iron"], bag=["cotton"] * 5,
    )  # fmt: skip
    t.play(0, "take_goods grapes iron")
    assert texts(t, 1) == ["take_goods cattle olives", "take_good cattle", "take_good olives"]
    t.play(1, "take_goods cattle olives")
    assert (table(t)["agora"], table(t)["stacks"]["bag"]) == ([], 5)
    yielded(t)
    assert (table(t)["agora"], table(t)["stacks"]["bag"]) == (["cotton"] * 4, 1)


# PHALANX


@clause("PAN-PHAL-01")
def test_each_figure_in_the_phalanx_makes_one_choice() -> None:
    t = evaluating(
        dict(workers=["phalanx_2:2", "phalanx_3:2"]), {}, {}, locations=["phalanx", "krypt"],
        phalanx=["air_1", "air_2", "water_1", "fire_3"],
    )  # fmt: skip
    assert decision(t) == (0, "phalanx_take")
    t.play(0, "recruit_both air_1 fire_3")
    assert decision(t) == (0, "phalanx_take")
    t.play(0, "recruit_both air_2 water_1")
    assert decision(t) == (0, "krypt_defend")
    assert names(seat(t, 0)["reinforcements"]) == ["air_1", "air_2", "water_1", "fire_3"]


@clause("PAN-PHAL-02", "PAN-PHAL-03", "PAN-PHAL-06")
def test_two_reinforcements_or_one_of_ones_choice() -> None:
    t = evaluating(
        dict(leader="phalanx_2"), {}, {}, locations=["phalanx"], phalanx=["air_1", "air_1", "water_1", "fire_3"]
    )
    assert texts(t, 0) == [
        "recruit_both air_1 air_1", "recruit_both air_1 water_1", "recruit_both air_1 fire_3",
        "recruit_both water_1 fire_3", "recruit air_1", "recruit water_1", "recruit fire_3",
    ]  # fmt: skip
    assert refused(t, 0, "recruit_both fire_3 fire_3") in ("PAN-PHAL-02", "PAN-PHAL-06")
    assert refused(t, 0, "recruit earth_1") in ("PAN-PHAL-03", "PAN-PHAL-06")
    assert refused(t, 0, "train") == "PAN-PHAL-04"


@clause("PAN-PHAL-02")
def test_two_reinforcements_come_without_a_promotion() -> None:
    t = evaluating(
        dict(leader="phalanx_2"), {}, {}, locations=["phalanx", "krypt"], phalanx=["air_1", "air_1", "water_1"]
    )
    before = workers(t, 0)
    t.play(0, "recruit_both air_1 air_1")
    assert decision(t) == (0, "krypt_defend")
    assert (names(seat(t, 0)["reinforcements"]), workers(t, 0)) == (["air_1", "air_1"], before)
    assert names(table(t)["phalanx"]) == ["water_1"]


@clause("PAN-PHAL-03", "PAN-PROM-01")
def test_one_reinforcement_comes_with_a_promotion() -> None:
    t = evaluating(
        dict(leader="phalanx_2", workers=["available:2", "phalanx_3:3"]), {}, {}, locations=["phalanx", "krypt"],
        phalanx=["air_1", "fire_3"],
    )  # fmt: skip
    t.play(0, "recruit fire_3")
    assert decision(t) == (0, "promote_target")
    t.play(0, "promote rank_3 phalanx_3")
    assert names(seat(t, 0)["reinforcements"]) == ["fire_3"]
    assert workers(t, 0) == ["available:2", "phalanx_3:4"]


@clause("PAN-PHAL-04")
def test_the_empty_phalanx_gives_a_promotion() -> None:
    t = evaluating(
        dict(leader="phalanx_2", workers=["available:2", "agro_1:3"]), {}, {}, locations=["phalanx", "krypt"]
    )
    assert texts(t, 0) == ["train"]
    t.play(0, "train")
    t.play(0, "promote rank_2 available")
    assert (seat(t, 0)["reinforcements"], workers(t, 0)) == ([], ["agro_1:3", "available:3"])


@clause("PAN-PHAL-05", "RUL-16")
def test_the_last_reinforcement_comes_with_a_promotion() -> None:
    t = evaluating(
        dict(leader="phalanx_2", workers=["available:2"]), {}, {}, locations=["phalanx", "krypt"], phalanx=["fire_3"]
    )
    assert texts(t, 0) == ["recruit fire_3"]
    assert refused(t, 0, "recruit_both fire_3 fire_3") in ("PAN-PHAL-02", "PAN-PHAL-05")
    t.play(0, "recruit fire_3")
    assert (names(seat(t, 0)["reinforcements"]), workers(t, 0)) == (["fire_3"], ["available:3"])


@clause("PAN-PHAL-07", "PAN-PROM-12", "RUL-16")
@pytest.mark.parametrize(("tokens", "choice"), [(["air_1", "fire_3"], "recruit fire_3"), ([], "train")])
def test_in_the_phalanx_a_promotion_may_lapse(tokens: list[str], choice: str) -> None:
    mine = dict(leader="phalanx_2", workers=["available:6"])
    t = evaluating(mine, {}, {}, locations=["phalanx", "krypt"], phalanx=tokens)
    t.play(0, choice)
    assert decision(t) == (0, "krypt_defend")
    assert workers(t, 0) == ["available:6"]
    assert names(seat(t, 0)["reinforcements"]) == ["fire_3"][: len(tokens)]


@clause("PAN-PHAL-08", "PAN-EOR-06")
def test_the_phalanx_is_refilled_at_the_end_of_the_round() -> None:
    t = evaluating(
        dict(workers=["phalanx_2:2"]), dict(workers=["phalanx_3:2"]), {}, locations=["phalanx", "krypt"],
        phalanx=["air_1", "air_2", "water_1"], reinforcement_stack=["fire_1"] * 4,
    )  # fmt: skip
    t.play(0, "recruit_both air_1 water_1")
    assert texts(t, 1) == ["recruit air_2"]
    t.play(1, "recruit air_2")
    assert (table(t)["phalanx"], table(t)["stacks"]["reinforcements"]) == ([], 4)
    yielded(t)
    assert names(table(t)["phalanx"]) == ["fire_1"] * 4


# ART


@clause("PAN-ART-01", "PAN-ART-02")
def test_each_figure_in_the_art_takes_an_artisan_or_sells() -> None:
    t = evaluating(
        dict(leader="art_2", workers=["art_3:2"], tokens=["iron_ship", "fire_1"]), {}, {}, {},
        locations=["art", "krypt"], art=["iron_artisan", "die_artisan"],
    )  # fmt: skip
    assert decision(t) == (0, "art_choose")
    assert texts(t, 0) == ["engage iron_artisan", "engage die_artisan", "sell_tokens"]
    assert refused(t, 0, "engage any_artisan") == "PAN-ART-02"
    t.play(0, "engage die_artisan")
    assert decision(t) == (0, "art_choose")
    assert texts(t, 0) == ["engage iron_artisan", "sell_tokens"]
    t.play(0, "engage iron_artisan")
    assert decision(t) == (0, "krypt_defend")
    assert names(seat(t, 0)["artisans"]) == ["iron_artisan", "die_artisan"]
    assert discs(t) == (5, 6)  # for nothing
    assert seat(t, 0)["points"] == 0


def selling(*tokens: str, **mine: Any) -> petteia.Table:
    """Seat 0 is in the ART with a worker and chooses to sell."""
    titans = [one for one in tokens if one[-1] in "56789"]
    others = [one for one in tokens if one not in titans]
    t = evaluating(
        dict(workers=["art_2:2"], tokens=others, titans=titans, **mine), {}, {}, locations=["art", "krypt"],
        art=["cotton_artisan"],
    )  # fmt: skip
    t.play(0, "sell_tokens")
    return t


def sell(t: petteia.Table, *tokens: str) -> petteia.Table:
    for one in tokens:
        t.play(0, f"discard {one}")
    if decision(t) == (0, "token_sale"):
        t.play(0, "done")
    return t


@clause("PAN-ART-03", "PAN-ART-04", "RUL-17")
@pytest.mark.parametrize(
    ("sold", "points"),
    [
        ((), 0), (("iron_ship",), 0), (("iron_ship", "any_artisan"), 1), (("fire_3", "air_9"), 1),
        (("any_artisan", "fire_3", "air_9"), 1), (("iron_ship", "iron_ship", "any_artisan", "fire_3"), 2),
        (("iron_ship", "iron_ship", "any_artisan", "fire_3", "air_9"), 2),
        (("iron_ship", "iron_ship", "any_artisan", "fire_3", "air_9", "earth_5"), 3),
    ],
)  # fmt: skip
def test_any_tokens_are_sold_for_a_point_per_two(sold: tuple[str, ...], points: int) -> None:
    everything = ["iron_ship", "iron_ship", "any_artisan", "fire_3", "air_9", "earth_5"]
    t = sell(selling(*everything), *sold)
    assert decision(t) == (0, "krypt_defend")
    assert seat(t, 0)["points"] == points
    left = everything[:]
    for one in sold:
        left.remove(one)
    mine = seat(t, 0)
    assert [*mine["ships"], *names(mine["artisans"]), *names(mine["reinforcements"]), *names(mine["titans"])] == left


@clause("PAN-ART-03", "PAN-ART-05", "RUL-18")
def test_goods_and_discs_are_not_sold() -> None:
    t = selling("iron_ship", "fire_3", "air_9", goods=["iron", "cloth"])
    assert texts(t, 0) == ["done", "discard iron_ship", "discard fire_3", "discard air_9"]
    for other in ("discard iron", "discard cloth", "discard disc", "deliver cloth"):
        with pytest.raises(petteia.IllegalMove):
            t.play(0, other)
    sell(t, "iron_ship", "fire_3", "air_9")
    assert (seat(t, 0)["goods"], discs(t)) == (["iron", "cloth"], (5, 6))


@clause("PAN-ART-03")
def test_only_the_own_tokens_are_sold() -> None:
    t = selling("iron_ship", "fire_3")
    with pytest.raises(petteia.IllegalMove):
        t.play(0, "discard cotton_artisan")  # it lies in the display


@clause("PAN-ART-06")
def test_without_artisans_one_sells_perhaps_nothing() -> None:
    t = evaluating(dict(workers=["art_2:2"], tokens=["iron_ship", "fire_3"]), {}, {}, locations=["art", "krypt"])
    assert texts(t, 0) == ["sell_tokens"]
    assert refused(t, 0, "engage iron_artisan") in ("PAN-ART-02", "PAN-ART-06")
    t.play(0, "sell_tokens")
    t.play(0, "done")
    assert (seat(t, 0)["points"], seat(t, 0)["ships"]) == (0, ["iron_ship"])
    assert decision(t) == (0, "krypt_defend")


@clause("PAN-ART-06")
def test_without_artisans_and_tokens_nothing_happens() -> None:
    t = evaluating(dict(workers=["art_2:2"]), {}, {}, locations=["art", "krypt"])
    assert decision(t) == (0, "art_choose")
    t.play(0, "sell_tokens")
    sell(t)
    assert (decision(t), seat(t, 0)["points"]) == ((0, "krypt_defend"), 0)


@clause("PAN-ART-07", "RUL-19")
def test_titans_sold_are_not_shown() -> None:
    t = sell(selling("fire_3", "air_9", "earth_5", "earth_6"), "fire_3", "air_9", "earth_5")
    for viewer in (1, 2, None):
        assert table(t, viewer)["seats"][0]["titan_count"] == 1
        assert table(t, viewer)["seats"][0]["titans"] == []
        assert table(t, viewer)["removed"]["tokens"] == ["fire_3"]
        assert happened(t, "discarded-titans", viewer) == [dict(event="discarded-titans", seat=0, amount=2)]
        assert [one["token"] for one in happened(t, "discarded", viewer)] == ["fire_3"]
    (told,) = happened(t, "discarded-titans", 0)
    assert sorted(told["titans"]) == ["air_9", "earth_5"]


@clause("PAN-ART-07", "RUL-19")
def test_what_is_being_picked_is_not_shown_either() -> None:
    t = selling("fire_3", "air_9", "earth_5")
    t.play(0, "discard air_9")
    assert table(t, 0)["laying"]["picked"] == ["air_9"]
    for viewer in (1, 2, None):
        assert table(t, viewer)["laying"] is None
        assert table(t, viewer)["seats"][0]["titan_count"] == 2


@clause("PAN-ART-08")
def test_sold_tokens_are_removed() -> None:
    t = selling("iron_ship", "any_artisan", "fire_3", "air_9")
    stacks = dict(table(t)["stacks"])
    sell(t, "iron_ship", "any_artisan", "fire_3", "air_9")
    assert table(t)["stacks"] == stacks
    assert table(t)["removed"]["tokens"] == ["iron_ship", "any_artisan", "fire_3"]
    assert names(table(t)["art"]) == ["cotton_artisan"]


@clause("PAN-ART-09", "PAN-EOR-06")
def test_the_art_is_refilled_at_the_end_of_the_round() -> None:
    t = evaluating(
        dict(workers=["art_2:3"]), {}, dict(leader="art_3"), {}, locations=["art", "krypt"],
        art=["iron_artisan"], artisan_stack=["any_artisan", "die_artisan", "any_artisan"],
    )  # fmt: skip
    t.play(0, "engage iron_artisan")
    assert (table(t)["art"], table(t)["stacks"]["artisans"]) == ([], 3)
    assert texts(t, 2) == ["sell_tokens"]
    until(t, lambda t: bool(table(t)["round"] == 2))
    assert (names(table(t)["art"]), table(t)["stacks"]["artisans"]) == (["any_artisan", "die_artisan"], 1)


# ORACULUM


@clause("PAN-ORAC-01", "PAN-ORAC-02", "PAN-ORAC-03")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_oraculum_makes_the_starting_player(starter: int) -> None:
    """The token is taken, or kept."""
    t = evaluating(
        {}, {}, dict(workers=["oraculum_1:4", "agro_1:2"], discs=3), locations=["oraculum", "krypt"], starter=starter
    )
    assert table(t)["starter"] == 2
    assert decision(t) == (2, "krypt_defend")
    assert discs(t, 2) == (4, 7)
    assert discs(t, 0) == (5, 6)
    assert workers(t, 2) == ["agro_1:2", "available:4"]  # at once
    yielded(t)
    assert workers(t, 2) == ["available:4", "resting:2"]
    assert decision(t) == (2, "main_action")  # the first turn of the next round
    assert "place rank_4 agro_1" in texts(t, 2)


@clause("PAN-ORAC-02", "PAN-GEN-05")
def test_without_discs_in_the_general_reserve_the_oraculum_brings_none() -> None:
    t = evaluating({}, dict(workers=["oraculum_1:2"], discs=11), {}, locations=["oraculum", "krypt"])
    assert discs(t, 1) == (11, 0)
    assert table(t)["starter"] == 1


@clause("PAN-ORAC-04", "RUL-20")
@pytest.mark.parametrize("figure", ["leader", "promoted"])
def test_a_leader_comes_back_from_the_oraculum_too(figure: str) -> None:
    here = dict(leader="oraculum_1") if figure == "leader" else dict(workers=["oraculum_1:promoted"])
    t = evaluating({}, here, {}, locations=["oraculum", "krypt"])
    assert (table(t)["starter"], discs(t, 1)[0]) == (1, 6)
    assert space(t, "oraculum_1")["figures"] == []
    if figure == "leader":
        assert seat(t, 1)["leader"] == "available"
    else:
        assert workers(t, 1) == ["available:promoted"]


@clause("PAN-ORAC-05", "RUL-21")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_with_nobody_in_the_oraculum_the_starting_player_stays(starter: int) -> None:
    t = evaluating({}, {}, {}, locations=["oraculum", "krypt"], starter=starter)
    assert table(t)["starter"] == starter
    assert [discs(t, who) for who in range(3)] == [(5, 6)] * 3
    yielded(t)
    assert (table(t)["starter"], decision(t)) == (starter, (starter, "main_action"))
