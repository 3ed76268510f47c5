"""The examples WE-01 to WE-06, WE-15 and WE-16 of the rules, move by move. Discs are written personal, general."""

from __future__ import annotations

import pytest

import petteia
from petteia.games.panthalos import GAME

from ..clauses import clause
from .arrange import decision, evaluating, position, refused, seat, space, table, texts, workers


def discs(t: petteia.Table, number: int) -> tuple[int, int]:
    return seat(t, number)["personal"], seat(t, number)["general"]


def occupants(t: petteia.Table, name: str) -> list[tuple[int, str]]:
    return [(one["seat"], one["figure"]) for one in space(t, name)["figures"]]


@clause("PAN-PLACE-03", "PAN-PLACE-04")
def test_we_01_minimum_rank() -> None:
    t = position(dict(workers=["available:2", "available:3"]), {}, {}, {})
    assert (space(t, "agora_2")["rank"], space(t, "agora_2")["figures"]) == (3, [])
    assert refused(t, 0, "place rank_2 agora_2") == "PAN-PLACE-03"
    for figure in ("rank_3", "leader"):
        other = t.copy()
        other.play(0, f"place {figure} agora_2")
        assert occupants(other, "agora_2") == [(0, figure)]


@clause("PAN-PLACE-09", "PAN-PLACE-10", "PAN-PLACE-11")
def test_we_02_foro_pair() -> None:
    t = position(dict(workers=["available:2", "available:3"]), {}, {}, {})
    t.play(0, "place leader foro_1")
    assert decision(t) == (0, "foro_partner")
    assert texts(t, 0) == ["place rank_2 foro_2", "place rank_3 foro_2"]  # one of them there alone is illegal
    t.play(0, "place rank_2 foro_2")
    assert (occupants(t, "foro_1"), occupants(t, "foro_2")) == ([(0, "leader")], [(0, "rank_2")])
    assert decision(t) == (1, "main_action")  # one turn
    assert workers(t, 0) == ["available:3", "foro_2:2"]
    assert refused(t, 1, "place leader foro_1") in ("PAN-PLACE-10", "PAN-PLACE-02")


@clause("PAN-PLACE-09")
def test_we_02_one_figure_alone() -> None:
    t = position(dict(workers=["agro_1:2"]), {}, {}, {})
    assert refused(t, 0, "place leader foro_1") == "PAN-PLACE-09"


@clause("PAN-PLACE-07", "PAN-PLACE-08")
def test_we_03_titanus_has_no_limit() -> None:
    t = position(
        dict(leader="titanus_1", workers=["titanus_1:2", "available:2", "available:3"]), dict(leader="titanus_1"), {}
    )
    assert occupants(t, "titanus_1") == [(0, "leader"), (0, "rank_2"), (1, "leader")]
    t.play(0, "place rank_3 titanus_1")
    assert occupants(t, "titanus_1") == [(0, "leader"), (0, "rank_2"), (0, "rank_3"), (1, "leader")]
    assert decision(t) == (1, "main_action")  # not two in the same turn


@clause("PAN-ARTI-02", "PAN-ARTI-05", "PAN-ARTI-07", "PAN-ARTI-10")
@pytest.mark.parametrize(
    ("choices", "after"),
    [
        (["promote rank_2 available", "promote rank_3 resting"], ["available:3", "resting:4"]),
        (["promote rank_2 available", "promote rank_3 available"], ["available:4", "resting:3"]),
    ],
)
def test_we_04_artisan_pair(choices: list[str], after: list[str]) -> None:
    """One of the two workers rests, so that what becomes of each can be told apart."""
    t = position(
        dict(tokens=["die_artisan"] * 2, discs=3, workers=["available:2", "resting:3"], leader="available"), {}
    )
    assert discs(t, 0) == (3, 8)
    t.play(0, "activate_both die_artisan")
    for one in choices:
        t.play(0, one)
    assert workers(t, 0) == after
    assert discs(t, 0) == (1, 10)
    assert decision(t) == (1, "main_action")  # one turn


@clause("PAN-ARTI-02", "PAN-ARTI-10")
def test_we_04_artisan_pair_with_both_workers_available() -> None:
    """With 4 discs elsewhere the general reserve is as in the example."""
    mine = dict(tokens=["die_artisan"] * 2, discs=3, box=2, workers=["available:2", "available:3"])
    t = position(mine, {}, {}, polis={"polis_1": 0, "polis_2": 0})
    assert discs(t, 0) == (3, 4)
    t.play(0, "activate_both die_artisan")
    while t.pending == [0]:
        t.play(0, texts(t, 0)[0])
    assert workers(t, 0) == ["available:3", "available:4"]
    assert discs(t, 0) == (1, 6)


@clause("PAN-FORO-02", "PAN-FORO-03")
def test_we_05_hiring_in_round_1() -> None:
    t = evaluating(
        dict(workers=["foro_1:2", "foro_2:2", "available:2"]), {}, {}, {}, locations=["foro", "krypt"], round=1
    )
    assert decision(t) == (0, "foro_choose")
    t.play(0, "hire")
    assert workers(t, 0) == ["available:1", "available:2", "foro_1:2", "foro_2:2"]
    assert [die["place"] for die in seat(t, 0)["dice"]].count("unhired") == 1
    assert decision(t) == (0, "krypt_defend")


@clause("PAN-FORO-05", "PAN-FORO-06", "PAN-FORO-07", "PAN-FORO-08", "PAN-FORO-09", "PAN-FORO-10")
def test_we_06_worker_to_leader() -> None:
    mine = dict(
        workers=["foro_2:2", "agro_1:3"], leader="foro_1", discs=2, box=2, tokens=["iron_ship"],
        titans=["air_5", "water_7", "fire_9"],
    )  # fmt: skip
    t = evaluating(mine, {}, {}, {}, locations=["foro", "krypt"], polis={"polis_1": 0, "polis_2": 0})
    assert discs(t, 0) == (2, 5)
    t.play(0, "lead rank_3 agro_1")
    t.play(0, "discard iron_ship")
    t.play(0, "discard water_7")
    assert decision(t) == (0, "krypt_defend")
    assert workers(t, 0) == ["available:promoted", "foro_2:2"]
    assert discs(t, 0) == (1, 5)  # and one on the die
    assert seat(t, 0)["ships"] == []
    assert table(t)["removed"]["tokens"] == ["iron_ship"]
    assert [one["token"] for one in seat(t, 0)["titans"]] == ["air_5", "fire_9"]
    assert table(t, 1)["seats"][0]["sold_unseen"] == 1  # nobody else knows which Titan it was


@clause(
    "PAN-SHIP-02", "PAN-SHIP-03", "PAN-SHIP-04", "PAN-SHIP-05", "PAN-SHIP-06", "PAN-SHIP-07", "PAN-SHIP-08",
)  # fmt: skip
def test_we_15_shipping() -> None:
    port = ["grapes_ship", "cattle_ship", "olives_ship", "iron_ship", "cotton_ship"]
    t = position(dict(discs=4, goods=["iron", "armor", "grapes"]), {}, {}, port=port)
    assert discs(t, 0) == (4, 7)
    t.play(0, "ship iron_ship")
    assert seat(t, 0)["points"] == 3
    assert discs(t, 0) == (5, 6)
    assert seat(t, 0)["goods"] == ["grapes"]
    assert len(table(t)["removed"]["goods"]) == 2
    assert seat(t, 0)["ships"] == ["iron_ship"]
    assert table(t)["port"] == ["grapes_ship", "cattle_ship", "olives_ship", "cotton_ship"]


@clause("PAN-SET-14", "PAN-SET-15", "PAN-SET-16")
@pytest.mark.parametrize("seed", range(6))
def test_we_16_discs_at_the_start(seed: int) -> None:
    t = petteia.new(GAME, players=5, seed=seed)
    first = table(t)["starter"]
    order = [(first + n) % 5 for n in range(5)]
    assert [discs(t, who) for who in order] == [(4, 7), (5, 6), (5, 6), (6, 5), (6, 5)]
    assert all(sum(discs(t, who)) + 1 == 12 and seat(t, who)["points"] == 0 for who in order)  # 1 is the score marker
