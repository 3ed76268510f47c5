"""Worked examples of the rules: the attack of the Underworld, duels, forces, merchants and the final scoring."""

from typing import Any

import petteia

from ..clauses import clause
from .arrange import decision, evaluating, happened, position, refused, seat, table, texts, workers

RED, GREEN, YELLOW, BLUE = range(4)
AWAY: dict[str, Any] = dict(leader="agro_1")
ELEMENTS = {"fire": "phalanx_2", "earth": "agora_2", "water": "titanus_1", "air": "oraculum_1"}


def lay(t: petteia.Table, who: int, *tokens: str) -> None:
    for token in tokens:
        t.play(who, f"lay {token}")
    t.play(who, "confirm")


def opening(element: str, tokens: list[str], titans: list[str]) -> petteia.Table:
    """Seat 0 opens a duel of this element and has only these tokens."""
    t = evaluating(
        dict(workers=["arena_1:4"], leader="agro_1", tokens=tokens, titans=titans),
        dict(leader=ELEMENTS[element]),
        AWAY,
        titan_stack=[],
        locations=["arena"],
    )
    t.play(0, "challenge 1")
    return t


@clause("PAN-KRYPT-01", "PAN-KRYPT-02", "PAN-KRYPT-04", "PAN-KRYPT-05", "PAN-KRYPT-07", "PAN-KRYPT-08")
def test_we_07_the_underworld_attacks() -> None:
    t = evaluating(
        dict(leader="agro_1", discs=4),
        dict(leader="agro_1", discs=5),
        dict(leader="agro_1", discs=5, titans=["fire_6"], tokens=["fire_3"]),
        dict(leader="agro_1", discs=6, titans=["fire_9"]),
        locations=["krypt"],
        underworld=["u01"],
    )
    assert happened(t, "attacked") == [dict(event="attacked", underworld="u01", element="fire", strength=9, points=5)]
    t.play(RED, "yield")
    t.play(GREEN, "yield")
    lay(t, YELLOW, "fire_3", "fire_6")
    t.play(YELLOW, "done")
    lay(t, BLUE, "fire_9")
    t.play(BLUE, "done")
    assert t.scores == [0, 0, 5, 5]
    assert [one["personal"] for one in table(t)["seats"]] == [3, 4, 5, 6]
    assert [one["box"] for one in table(t)["seats"]] == [1, 1, 0, 0]


@clause("PAN-KRYPT-05", "PAN-KRYPT-12", "PAN-KRYPT-13")
def test_we_08_a_worker_in_the_krypt() -> None:
    red = dict(leader="agro_1", workers=["krypt_1:3"], titans=["water_9"])
    t = evaluating(red, AWAY, AWAY, locations=["krypt"], underworld=["u08"], round=2)
    assert table(t)["attack"] == 9
    lay(t, RED, "water_9")
    t.play(RED, "done")
    for n in (1, 2):
        t.play(n, "yield")
    assert t.scores == [4, 0, 0]
    assert table(t)["round"] == 3
    assert workers(t, RED) == ["available:3"]


@clause("PAN-KRYPT-05", "PAN-KRYPT-12")
def test_we_08_without_the_worker_the_force_is_not_legal() -> None:
    red = dict(leader="agro_1", workers=["titanus_1:3"], titans=["water_9"])
    t = evaluating(red, AWAY, AWAY, locations=["krypt"], underworld=["u08"], round=2)
    assert texts(t, RED) == ["yield"]


@clause("PAN-DUEL-01")
def test_we_09_the_element_of_a_duel() -> None:
    green = dict(leader="titanus_1", workers=["arena_1:4"], titans=["earth_5", "water_9"])
    t = evaluating(
        dict(leader="agora_2", titans=["earth_5", "water_9"]), green, AWAY, locations=["arena"], titan_stack=[]
    )
    t.play(GREEN, "challenge 0")
    assert table(t)["duel"]["element"] == "earth"
    assert texts(t, GREEN) == ["lay earth_5"]
    lay(t, GREEN, "earth_5")
    assert texts(t, RED) == ["stop", "lay earth_5"]


def won_by_red() -> petteia.Table:
    t = evaluating(
        dict(leader="agro_1", workers=["arena_1:4"], titans=["fire_9"], discs=3),
        dict(leader="phalanx_2"),
        AWAY,
        locations=["arena"],
        titan_stack=[],
    )
    t.play(RED, "challenge 1")
    lay(t, RED, "fire_9")
    t.play(GREEN, "stop")
    assert decision(t) == (RED, "duel_reward")
    return t


@clause("PAN-DUEL-16")
def test_we_10_eight_points_and_a_disc() -> None:
    t = won_by_red()
    t.play(RED, "eight")
    assert (t.scores[RED], seat(t, RED)["personal"], seat(t, RED)["box"]) == (8, 2, 1)


@clause("PAN-DUEL-16")
def test_we_10_four_points_and_nothing_else() -> None:
    t = won_by_red()
    t.play(RED, "four")
    assert (t.scores[RED], seat(t, RED)["personal"], seat(t, RED)["box"]) == (4, 3, 0)


@clause("PAN-FORCE-02", "PAN-FORCE-03", "PAN-FORCE-07")
def test_we_11_reinforcements_alone() -> None:
    t = opening("fire", ["fire_2", "fire_3"], [])
    lay(t, 0, "fire_2", "fire_3")
    assert table(t)["duel"]["totals"] == [5, 0]


@clause("PAN-FORCE-03")
def test_we_12_reinforcements_of_two_elements() -> None:
    t = opening("fire", ["water_3", "fire_2"], [])
    assert texts(t, 0) == ["lay fire_2"]
    assert refused(t, 0, "lay water_3") == "PAN-FORCE-03"
    t = opening("water", ["water_3", "fire_2"], [])
    assert texts(t, 0) == ["lay water_3"]
    for element in ("air", "earth"):
        t = evaluating(
            dict(workers=["arena_1:4"], leader="agro_1", tokens=["water_3", "fire_2"]),
            dict(leader=ELEMENTS[element]),
            AWAY,
            titan_stack=[],
            locations=["arena"],
        )
        assert texts(t, 0) == ["renounce"]


@clause("PAN-FORCE-03", "PAN-FORCE-04", "PAN-FORCE-07")
def test_we_13_a_titan_with_reinforcements() -> None:
    t = opening("earth", ["earth_2", "earth_3"], ["earth_9"])
    lay(t, 0, "earth_2", "earth_3", "earth_9")
    assert table(t)["duel"]["totals"] == [14, 0]


@clause("PAN-FORCE-05", "PAN-FORCE-06", "PAN-FORCE-08")
def test_we_14_a_titan_of_another_element() -> None:
    t = opening("fire", ["fire_2"], ["air_8"])
    assert texts(t, 0) == ["lay fire_2"]  # not the titan by itself
    assert refused(t, 0, "lay air_8") in ("PAN-FORCE-05", "PAN-FORCE-06")
    lay(t, 0, "fire_2", "air_8")
    assert table(t)["duel"]["totals"] == [10, 0]


@clause("PAN-TITAN-01", "PAN-TITAN-02", "PAN-TITAN-03")
def test_we_17_titans_for_workers_and_a_leader() -> None:
    t = evaluating(
        dict(leader="titanus_1", workers=["titanus_1:2"]),
        dict(leader="agro_1", workers=["titanus_1:5"]),
        AWAY,
        locations=["titanus", "krypt"],
    )
    assert [one["titan_count"] for one in table(t)["seats"]] == [3, 2, 0]


@clause("PAN-MERCH-01", "PAN-MERCH-06", "PAN-MERCH-07", "PAN-MERCH-12", "PAN-MERCH-15")
def test_we_18_the_merchant_m01() -> None:
    t = position(
        dict(goods=["cloth", "cloth", "armor", "iron"]), {}, {},
        merkator=["m01"], titan_stack=["fire_5", "air_9", "air_8"], underworld=["u01", "u08"],
    )  # fmt: skip
    t.play(0, "sell m01")
    assert t.scores == [8, 0, 0]
    assert seat(t, 0)["goods"] == ["iron"]
    assert [one["token"] for one in seat(t, 0)["titans"]] == ["air_9", "fire_5"]
    assert decision(t) == (0, "underworld_look")
    t.play(0, "look")
    assert table(t, 0)["underworld"][-2]["underworld"] == "u08"


@clause("PAN-KEEP-01", "PAN-KEEP-03", "PAN-KEEP-04")
def test_we_19_one_of_two_titans_is_kept() -> None:
    t = opening("earth", [], ["earth_6", "earth_8"])
    lay(t, 0, "earth_6", "earth_8")
    t.play(1, "stop")
    t.play(0, "four")
    assert texts(t, 0) == ["done", "keep earth_6", "keep earth_8"]
    t.play(0, "keep earth_8")
    assert [one["token"] for one in seat(t, 0)["titans"]] == ["earth_8"]
    assert seat(t, 0)["personal"] == 4
    assert "earth_6" in table(t)["removed"]["tokens"]


@clause("PAN-END-01", "PAN-SCORE-01", "PAN-SCORE-03")
def test_we_20_the_box_is_full_after_round_7() -> None:
    mine = dict(leader="agro_1", goods=["armor"], tokens=["iron_ship"])
    t = evaluating(
        mine | dict(box=2), dict(leader="agro_1", box=6), dict(leader="agro_1", box=4), locations=["oraculum"], round=7
    )
    assert t.over
    assert t.scores == [-6, -18, -12]


@clause("PAN-SCORE-05", "PAN-SCORE-08")
def test_we_21_end_shipping() -> None:
    mine = dict(goods=["iron", "armor", "wine", "olives"], tokens=["iron_ship", "cotton_ship"])
    t = evaluating(dict(leader="agro_1", workers=[]) | mine, AWAY, AWAY, locations=["oraculum"], round=8)
    assert t.over
    assert t.scores[0] == 6
    assert [(event["good"], event["points"]) for event in happened(t, "end-shipped")] == [("iron", 6)]
