"""Chapters 4.5 and 4.6: shipping goods and selling to merchants."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.games.panthalos import GAME

from ..clauses import clause
from .arrange import (
    decision,
    dump,
    evaluating,
    happened,
    position,
    refused,
    seat,
    table,
    texts,
    workers,
)

PORT = ["grapes_ship", "cattle_ship", "olives_ship", "iron_ship", "cotton_ship"]
REFINED = dict(grapes="wine", cattle="hides", olives="oil", iron="armor", cotton="cloth")


def names(things: list[dict[str, Any]]) -> list[str]:
    return [one["token"] for one in things]


def merchants(t: petteia.Table) -> list[str]:
    return [one["merchant"] for one in table(t)["merkator"]]


def discs(t: petteia.Table, number: int = 0) -> tuple[int, int]:
    return seat(t, number)["personal"], seat(t, number)["general"]


def underworld(t: petteia.Table, viewer: int | None) -> list[str | None]:
    """The stack as a viewer knows it, from the top."""
    return [one and one["underworld"] for one in reversed(table(t, viewer)["underworld"])]


# Shipping


@clause("PAN-SHIP-01", "RUL-06")
@pytest.mark.parametrize("good", list(REFINED))
def test_a_ship_is_taken_only_with_a_good_of_its_type(good: str) -> None:
    for mine in (good, REFINED[good]):
        t = position(dict(goods=[mine]), {}, {}, port=PORT)
        assert [text for text in texts(t, 0) if text.startswith("ship")] == [f"ship {good}_ship"]
        for other in REFINED:
            assert other == good or refused(t, 0, f"ship {other}_ship") == "PAN-SHIP-01"


@clause("PAN-SHIP-01", "RUL-06")
def test_without_goods_no_ship_is_taken_for_its_disc() -> None:
    t = position({}, dict(goods=["iron"]), {}, port=PORT)
    assert refused(t, 0, "ship iron_ship") == "PAN-SHIP-01"


@clause("PAN-SHIP-01")
def test_the_ship_must_lie_in_the_port() -> None:
    t = position(
        dict(goods=["iron", "cotton"], tokens=["iron_ship"]), dict(tokens=["iron_ship"]), {}, port=["cotton_ship"]
    )
    assert refused(t, 0, "ship iron_ship") == "PAN-SHIP-01"
    assert "ship cotton_ship" in texts(t, 0)


@clause("PAN-SHIP-02", "PAN-SHIP-03", "PAN-SHIP-04", "RUL-38")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        (["iron"], 1), (["armor"], 2), (["iron", "iron"], 2), (["armor", "armor"], 4), (["iron", "armor"], 3),
        (["iron", "iron", "iron", "armor", "armor"], 7),
    ],
)  # fmt: skip
def test_all_goods_of_the_type_are_shipped(goods: list[str], points: int) -> None:
    t = position(dict(goods=["cotton", "wine", *goods]), dict(goods=["iron"]), {}, port=["iron_ship"])
    t.play(0, "ship iron_ship")
    assert decision(t) == (1, "main_action")  # nothing to be held back
    assert seat(t, 0)["goods"] == ["cotton", "wine"]
    assert seat(t, 1)["goods"] == ["iron"]
    assert [one["points"] for one in table(t)["seats"]] == [points, 0, 0]


@clause("PAN-SHIP-05", "RUL-40")
@pytest.mark.parametrize(("personal", "after"), [(4, (5, 6)), (0, (1, 10)), (10, (11, 0)), (11, (11, 0))])
def test_shipping_brings_one_disc_if_available(personal: int, after: tuple[int, int]) -> None:
    t = position(dict(goods=["iron", "iron", "armor"], discs=personal), {}, {}, port=["iron_ship"])
    t.play(0, "ship iron_ship")
    assert discs(t) == after  # one, however many goods


@clause("PAN-SHIP-06")
def test_shipped_goods_are_removed() -> None:
    t = position(dict(goods=["iron", "armor"]), {}, {}, port=["iron_ship"])
    bag = table(t)["stacks"]["bag"]
    t.play(0, "ship iron_ship")
    assert table(t)["stacks"]["bag"] == bag == 38
    assert len(table(t)["removed"]["goods"]) == 2


@clause("PAN-SHIP-07", "PAN-SHIP-08")
def test_the_ship_goes_in_front_of_the_player_and_the_port_is_not_refilled() -> None:
    t = position(dict(goods=["iron"]), dict(goods=["cotton", "armor"]), {}, port=[*PORT[:4], "iron_ship"])
    t.play(0, "ship iron_ship")
    assert table(t, 2)["seats"][0]["ships"] == ["iron_ship"]  # for all to see
    assert table(t)["port"] == PORT[:4]
    assert refused(t, 1, "ship cotton_ship") == "PAN-SHIP-01"
    t.play(1, "ship iron_ship")
    assert table(t)["port"] == PORT[:3]
    assert table(t)["stacks"]["ships"] == 15


@clause("PAN-SHIP-08", "PAN-EOR-07")
def test_the_port_is_refilled_at_the_end_of_the_round() -> None:
    t = evaluating({}, {}, {}, locations=["krypt"], port=["iron_ship"], ship_stack=["cotton_ship", *PORT])
    assert table(t)["port"] == ["iron_ship"]
    for who in range(3):
        t.play(who, "yield")
    assert sorted(table(t)["port"]) == sorted(["iron_ship", "cotton_ship", *PORT[:3]])


# Merchants


@clause("PAN-MERCH-01", "PAN-MERCH-06")
@pytest.mark.parametrize(
    ("merchant", "goods", "points"),
    [
        ("m01", ["armor", "cloth", "cloth"], 8), ("m02", ["wine", "wine"], 5), ("m03", ["oil", "armor"], 5),
        ("m04", ["hides", "cloth"], 6), ("m05", ["armor", "cloth"], 6), ("m06", ["wine", "wine", "oil"], 8),
        ("m07", ["hides", "oil", "oil"], 8), ("m08", ["hides", "hides", "cloth"], 8),
        ("m09", ["wine", "armor", "armor"], 7), ("m10", ["wine", "oil", "armor"], 10),
        ("m11", ["wine", "hides", "oil", "cloth"], 10), ("m12", ["hides", "armor", "armor", "cloth"], 12),
    ],
)  # fmt: skip
def test_a_merchant_gets_what_is_demanded_and_gives_points(merchant: str, goods: list[str], points: int) -> None:
    """The points of m10 and m12 have the bonus of 3 in them."""
    t = position(dict(goods=goods), {}, {}, merkator=[merchant])
    t.play(0, f"sell {merchant}")
    assert seat(t, 0)["goods"] == []
    assert seat(t, 0)["points"] == points
    for n in range(len(goods)):
        t = position(dict(goods=goods[:n] + goods[n + 1 :]), dict(goods=goods), {}, merkator=[merchant])
        assert refused(t, 0, f"sell {merchant}") == "PAN-MERCH-01"  # one is missing


@clause("PAN-MERCH-01")
def test_no_more_than_the_demand_is_delivered() -> None:
    t = position(dict(goods=["cloth"] * 3 + ["armor"] * 2 + ["oil"]), {}, {}, merkator=["m05"])
    t.play(0, "sell m05")
    assert seat(t, 0)["goods"] == ["oil", "armor", "cloth", "cloth"]


@clause("PAN-MERCH-01")
def test_the_merchant_must_be_face_up_in_the_merkator() -> None:
    t = position(dict(goods=["wine", "wine"]), {}, {}, merkator=["m03"])
    assert refused(t, 0, "sell m02") == "PAN-MERCH-01"


@clause("PAN-MERCH-02")
@pytest.mark.parametrize("goods", [["wine", "iron"], ["grapes", "wine"], ["grapes", "grapes"], ["grapes", "armor"]])
def test_basic_goods_are_worth_nothing_to_a_merchant(goods: list[str]) -> None:
    t = position(dict(goods=goods), {}, {}, merkator=["m02"])
    assert refused(t, 0, "sell m02") in ("PAN-MERCH-01", "PAN-MERCH-02")


@clause("PAN-MERCH-02", "PAN-MERCH-03")
def test_only_refined_goods_are_offered_for_an_open_demand() -> None:
    t = position(dict(goods=["wine", "wine", "armor", "iron", "cotton"]), {}, {}, merkator=["m02"])
    t.play(0, "sell m02")
    assert texts(t, 0) == ["deliver wine", "deliver armor"]


@clause("PAN-MERCH-03")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [("wine", ["iron", "oil", "cloth"]), ("oil", ["iron", "wine", "cloth"]), ("cloth", ["iron", "wine", "oil"])],
)
def test_an_open_demand_is_met_by_any_refined_good(chosen: str, left: list[str]) -> None:
    t = position(dict(goods=["wine", "wine", "oil", "cloth", "iron"]), {}, {}, merkator=["m02"])
    t.play(0, "sell m02")
    assert decision(t) == (0, "deliver_good")
    t.play(0, f"deliver {chosen}")
    assert seat(t, 0)["goods"] == left
    assert seat(t, 0)["points"] == 5


@clause("PAN-MERCH-03", "PAN-MERCH-04")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        (["wine", "wine"], ["hides", "armor", "cloth"]), (["wine", "hides"], ["wine", "armor", "cloth"]),
        (["armor", "cloth"], ["wine", "wine", "hides"]),
    ],
)  # fmt: skip
def test_open_demands_are_met_with_equal_or_different_kinds(chosen: list[str], left: list[str]) -> None:
    goods = ["wine", "wine", "hides", "armor", "armor", "cloth", "cloth"]
    t = position(dict(goods=goods), {}, {}, merkator=["m12"])
    t.play(0, "sell m12")
    for one in chosen:
        if decision(t) == (0, "deliver_good"):  # what comes last may be the only one left
            t.play(0, f"deliver {one}")
    assert seat(t, 0)["goods"] == left
    assert decision(t) == (1, "main_action")


@clause("PAN-MERCH-05", "PAN-MERCH-18", "PAN-MERCH-19", "RUL-07")
def test_goods_and_merchant_are_removed_and_the_merkator_is_not_refilled() -> None:
    t = position(dict(goods=["armor", "cloth"]), dict(goods=["wine"] * 4), {}, merkator=["m02", "m05", "m11"])
    t.play(0, "sell m05")
    t.play(0, "decline")
    assert table(t)["stacks"]["bag"] == 34
    assert len(table(t)["removed"]["goods"]) == 2
    assert table(t)["removed"]["merchants"] == ["m05"]
    assert merchants(t) == ["m02", "m11"]
    assert table(t)["stacks"]["merchants"] == 9
    t.play(1, "sell m02")
    assert (merchants(t), table(t)["stacks"]["merchants"]) == (["m11"], 9)
    assert refused(t, 2, "sell m05") == "PAN-MERCH-01"


@clause("PAN-MERCH-19", "PAN-EOR-07")
def test_the_merkator_is_refilled_at_the_end_of_the_round() -> None:
    t = evaluating({}, {}, {}, locations=["krypt"], merkator=["m02"], merchant_stack=["m05", "m04", "m03"])
    assert merchants(t) == ["m02"]
    for who in range(3):
        t.play(who, "yield")
    assert merchants(t) == ["m02", "m03", "m04", "m05"]


@clause("PAN-MERCH-06", "PAN-MERCH-07")
def test_a_merchant_gives_points_and_every_bonus() -> None:
    t = position(
        dict(goods=["hides", "hides", "cloth"], workers=["available:3"]), {}, {}, merkator=["m08"],
        reinforcement_stack=["fire_3", "air_1"], underworld=["u01", "u02"],
    )  # fmt: skip
    t.play(0, "sell m08")
    assert decision(t) == (0, "underworld_look")
    assert seat(t, 0)["points"] == 8
    assert names(seat(t, 0)["reinforcements"]) == ["fire_3"]
    assert workers(t, 0) == ["available:4"]


BONUS_EVENTS = ("sold", "got-points", "got-discs", "took-token", "drew-titans", "promoted", "looked", "declined-look")


@clause("PAN-MERCH-07", "PAN-MERCH-08", "RUL-08")
def test_bonuses_come_in_a_fixed_order(tmp_path: Path) -> None:
    """A merchant of another edition has all of them."""
    edition = tmp_path / "generous.toml"
    edition.write_text(
        "[edition]\nname = 'generous'\n[merchants]\n"
        "m05 = { demand = ['cloth'], points = 6, from = 'X', "
        "bonuses = ['view', 'promotion', 'titans', 'reinforcement', 'discs', 'points'] }\n"
    )
    arranged = dump(dict(goods=["cloth"], discs=0, workers=["available:3"]), {}, {}, merkator=["m05"])
    arranged["edition"] = petteia.new(GAME, edition=edition).view(None)["edition"]
    t = petteia.load(arranged, edition=edition, of=GAME)
    t.play(0, "sell m05")
    t.play(0, "decline")
    told = [event["event"] for event in t.events(0) if event["event"] in BONUS_EVENTS]
    assert told == ["sold", "got-points", "got-discs", "took-token", "drew-titans", "promoted", "declined-look"]
    assert (seat(t, 0)["points"], seat(t, 0)["personal"], seat(t, 0)["titan_count"]) == (9, 4, 2)


@clause("PAN-MERCH-08", "RUL-08")
@pytest.mark.parametrize(
    ("merchant", "goods", "order"),
    [
        ("m06", ["wine", "wine", "oil"], ["got-discs", "took-token"]),
        ("m07", ["oil", "oil", "hides"], ["took-token", "drew-titans"]),
        ("m08", ["hides", "hides", "cloth"], ["took-token", "promoted", "looked"]),
        ("m09", ["armor", "armor", "wine"], ["got-discs", "promoted"]),
        ("m10", ["wine", "wine", "armor"], ["got-points", "promoted"]),
        ("m12", ["cloth", "armor", "oil", "oil"], ["got-points", "drew-titans"]),
        ("m01", ["cloth", "cloth", "armor"], ["drew-titans", "looked"]),
        ("m05", ["cloth", "armor"], ["took-token", "looked"]),
    ],
)
def test_bonuses_of_the_printed_merchants_come_in_order(merchant: str, goods: list[str], order: list[str]) -> None:
    t = position(dict(goods=goods, discs=2, workers=["available:3"]), {}, {}, merkator=[merchant])
    t.play(0, f"sell {merchant}")
    if decision(t)[1] == "underworld_look":
        t.play(0, "look")
    told = [event["event"] for event in t.events(0) if event["event"] in BONUS_EVENTS]
    assert told == ["sold", *order]


@clause("PAN-MERCH-09", "RUL-02")
@pytest.mark.parametrize("merchant", ["m10", "m12"])
def test_three_further_points(merchant: str) -> None:
    t = position(dict(goods=["wine", "armor", "cloth", "oil"], workers=["available:6"]), {}, {}, merkator=[merchant])
    t.play(0, f"sell {merchant}")
    if decision(t)[1] == "deliver_good":
        t.play(0, "deliver oil")
    assert [one["amount"] for one in happened(t, "got-points")] == [3]
    assert seat(t, 0)["points"] == {"m10": 7, "m12": 9}[merchant] + 3


@clause("PAN-MERCH-09", "RUL-02")
def test_the_three_points_are_printed_on_two_merchants_only() -> None:
    everyone = [f"m{n:02}" for n in range(1, 13)]
    shown = [one for n in (0, 5, 7) for one in table(position({}, {}, {}, merkator=everyone[n : n + 5]))["merkator"]]
    with_points = {one["merchant"] for one in shown if "points" in [bonus["bonus"] for bonus in one["bonuses"]]}
    assert len({one["merchant"] for one in shown}) == 12
    assert with_points == {"m10", "m12"}


@clause("PAN-MERCH-10", "PAN-GEN-05")
@pytest.mark.parametrize(("personal", "after"), [(0, (4, 7)), (5, (9, 2)), (8, (11, 0)), (11, (11, 0))])
def test_four_discs(personal: int, after: tuple[int, int]) -> None:
    t = position(dict(goods=["wine", "wine"], discs=personal), {}, {}, merkator=["m02"])
    t.play(0, "sell m02")
    assert discs(t) == after


@clause("PAN-MERCH-11")
def test_one_reinforcement_from_the_stack() -> None:
    t = position(
        dict(goods=["armor", "cloth"]), {}, {}, merkator=["m05"], phalanx=["air_2"],
        reinforcement_stack=["fire_3", "earth_1"],
    )  # fmt: skip
    t.play(0, "sell m05")
    assert names(table(t, 1)["seats"][0]["reinforcements"]) == ["fire_3"]
    assert (names(table(t)["phalanx"]), table(t)["stacks"]["reinforcements"]) == (["air_2"], 1)


@clause("PAN-MERCH-12", "PAN-GEN-09")
def test_two_titans_from_the_stack_in_secret() -> None:
    t = position(dict(goods=["oil", "oil"]), {}, {}, merkator=["m03"], titan_stack=["fire_9", "air_5", "water_6"])
    t.play(0, "sell m03")
    assert sorted(names(seat(t, 0)["titans"])) == ["air_5", "fire_9"]
    for viewer in (1, 2, None):
        assert table(t, viewer)["seats"][0]["titan_count"] == 2
        assert table(t, viewer)["seats"][0]["titans"] == []
        (told,) = happened(t, "drew-titans", viewer)
        assert told == dict(event="drew-titans", seat=0, amount=2)
    assert sorted(happened(t, "drew-titans", 0)[0]["titans"]) == ["air_5", "fire_9"]


@clause("PAN-MERCH-13", "PAN-PROM-01", "PAN-PROM-03")
def test_one_promotion() -> None:
    mine = dict(goods=["hides", "hides"], workers=["available:1", "resting:3", "agora_2:6", "titanus_1:5"])
    t = position(mine, dict(workers=["available:4"]), {}, merkator=["m04"])
    t.play(0, "sell m04")
    assert decision(t) == (0, "promote_target")
    assert sorted(texts(t, 0)) == ["promote rank_1 available", "promote rank_3 resting", "promote rank_5 titanus_1"]
    t.play(0, "promote rank_3 resting")
    assert workers(t, 0) == ["agora_2:6", "available:1", "resting:4", "titanus_1:5"]
    assert decision(t) == (1, "main_action")


def viewing(**given: Any) -> petteia.Table:
    """The seller of m05 is asked whether to look at the underworld."""
    mine = dict(goods=["armor", "cloth"])
    t = position(mine, {}, {}, merkator=["m05"], underworld=["u01", "u04", "u07"], **given)
    t.play(0, "sell m05")
    return t


@clause("PAN-MERCH-14")
def test_the_look_at_the_underworld_may_be_declined() -> None:
    t = viewing()
    assert decision(t) == (0, "underworld_look")
    assert texts(t, 0) == ["look", "decline"]
    t.play(0, "decline")
    for viewer in (0, 1, None):
        assert underworld(t, viewer) == ["u01", *[None] * 11]
    assert decision(t) == (1, "main_action")
    assert t.dump()["state"]["underworld"][-3:] == ["u07", "u04", "u01"]


@clause("PAN-MERCH-15")
def test_only_the_seller_sees_the_second_token() -> None:
    t = viewing()
    t.play(0, "look")
    assert decision(t) == (0, "underworld_place")
    assert underworld(t, 0)[:3] == ["u01", "u04", None]
    for viewer in (1, 2, None):
        assert underworld(t, viewer) == ["u01", *[None] * 11]
        assert happened(t, "looked", viewer) == [dict(event="looked", seat=0)]
    assert happened(t, "looked", 0)[0]["underworld"] == ["u04"]


@clause("PAN-MERCH-16", "PAN-MERCH-17")
def test_the_face_up_token_stays_and_the_other_goes_under_the_stack() -> None:
    t = viewing()
    t.play(0, "look")
    assert texts(t, 0) == ["keep_top", "swap"]
    t.play(0, "keep_top")
    stack = t.dump()["state"]["underworld"]
    assert (stack[0], stack[-2:], len(stack)) == ("u04", ["u07", "u01"], 12)
    assert underworld(t, 0) == ["u01", *[None] * 10, "u04"]  # who looked remembers it
    for viewer in (1, 2, None):
        assert underworld(t, viewer) == ["u01", *[None] * 11]
    assert decision(t) == (1, "main_action")


@clause("PAN-MERCH-16", "PAN-MERCH-17", "PAN-KRYPT-02")
def test_the_second_token_comes_on_top_and_the_first_goes_under_the_stack() -> None:
    t = viewing()
    t.play(0, "look")
    t.play(0, "swap")
    stack = t.dump()["state"]["underworld"]
    assert (stack[0], stack[-2:], len(stack)) == ("u01", ["u07", "u04"], 12)
    for viewer in (0, 1, None):
        assert underworld(t, viewer) == ["u04", *[None] * 10, "u01"]  # it lay face up for all to see
    assert table(t)["attack"] == 10
    assert decision(t) == (1, "main_action")
