"""Phase B, c): compensation, and the benefit of a Favor."""

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

Seat = dict[str, Any]
POOR: Seat = dict(hand=[])  # somebody who cannot bribe
EVERYWHERE = ["triple_influence", "two_adepts", "two_influence", "demonic_discard", "extra_turn"]
PAYMENTS = {
    "recruitment": "oracle_3 vagrant_2",
    "indoctrination": "matriarch_5 scholar_4",
    "extortion": "executioner_4 matriarch_5",
    "bewitchment": "scholar_4 oracle_3",
    "hunt": "alchemist_3 executioner_4",
    "protection": "vagrant_2 gravedigger_3",
    "enslavement": "gravedigger_3 alchemist_3",
}


def obtained(favor: str, me: Seat, *others: Seat, **more: Any) -> petteia.Table:
    """Seat 0 announces a Favor and nobody bribes."""
    t = position(dict(hand=["matriarch_1"]) | me, *(POOR | other for other in others or ({}, {})), **more)
    t.play(0, f"announce {favor}")
    pass_all(t)
    return t


def bribed(favor: str, active: Seat, briber: Seat, *others: Seat, **more: Any) -> petteia.Table:
    """Seat 0 announces a Favor and seat 1 bribes it."""
    t = position(
        dict(hand=["matriarch_1"]) | active,
        dict(hand=PAYMENTS[favor].split()) | briber,
        *(POOR | other for other in others or ({},)),
        **more,
    )
    t.play(0, f"announce {favor}")
    t.play(1, f"bribe {PAYMENTS[favor]}")
    return t


def influence(t: petteia.Table) -> list[int]:
    return [seat(t, n)["influence"] for n in range(t.players)]


def story(t: petteia.Table) -> list[tuple[str, int]]:
    """What happened from the bribe or the last pass on, as (event, seat)."""
    events = t.events(None)
    start = max(n for n, event in enumerate(events) if event["event"] in ("bribed", "passed"))
    return [(event["event"], event["seat"]) for event in events[start:]]


@clause("PCL-GET-00", "PCL-CARD-02")
def test_after_a_bribe_come_tracker_compensation_gift_benefit_and_win_in_this_order() -> None:
    t = bribed(
        "hunt",
        {},
        dict(
            influence=2,
            discs=EVERYWHERE,
            curses=["hard_feelings"],
        ),
    )
    assert story(t) == [
        ("bribed", 1),
        ("resolved", 0),
        ("gained-influence", 0),
        ("gave", 1),
        ("gained-influence", 0),
        ("took-power", 1),
        ("won", 1),
    ]
    assert influence(t) == [2, 1, 0]


@clause("PCL-GET-00")
def test_without_a_bribe_the_benefit_comes_before_the_win() -> None:
    t = obtained("hunt", dict(discs=EVERYWHERE))
    assert story(t) == [("passed", 2), ("took-power", 0), ("won", 0)]


@clause("PCL-GET-00", "RUL-18")
def test_a_bribed_extortion_steals_the_compensation() -> None:
    t = bribed("extortion", dict(influence=0), dict(influence=0))
    assert influence(t) == [0, 1, 0]
    assert reserve(t)["influence"] == 59


@clause("PCL-GET-00", "PCL-CARD-02")
def test_a_bribed_extortion_comes_after_the_gift_of_hard_feelings() -> None:
    t = bribed(
        "extortion",
        {},
        dict(influence=1, discs=["two_adepts"], emptied=["lower_left"], curses=["hard_feelings"]),
    )
    assert influence(t) == [1, 1, 0]


@clause("PCL-GET-00", "RUL-29")
def test_a_short_reserve_serves_the_compensation_before_the_hunt_bonus_of_the_briber() -> None:
    t = bribed("extortion", {}, dict(powers=["hunt"]), dict(influence=59))
    assert influence(t) == [0, 2, 58]
    assert reserve(t)["influence"] == 0


@clause("PCL-COMP-01")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_bribed_favor_moves_the_resolve_tracker_one_step_if_it_can(before: int, after: int) -> None:
    t = bribed("hunt", dict(resolve=before), dict(resolve=1))
    assert seat(t, 0)["resolve"] == after
    assert seat(t, 1)["resolve"] == 1
    assert seat(t, 2)["resolve"] == 0


@clause("PCL-COMP-01", "PCL-COMP-02")
def test_there_is_no_compensation_if_nobody_bribes() -> None:
    t = obtained("hunt", dict(resolve=1))
    assert seat(t, 0)["resolve"] == 1
    assert influence(t) == [0, 0, 0]


@clause("PCL-COMP-02", "RUL-19")
@pytest.mark.parametrize("resolve", [0, 1, 2])
def test_a_bribed_favor_is_compensated_with_one_influence_whatever_the_tracker_did(resolve: int) -> None:
    t = bribed("hunt", dict(resolve=resolve), {})
    assert influence(t) == [1, 0, 0]
    assert reserve(t)["influence"] == 59


@clause("PCL-GET-01")
def test_recruitment_gives_1_adept() -> None:
    t = obtained("recruitment", dict(adepts=1), dict(adepts=1), {})
    assert [seat(t, n)["adepts"] for n in range(3)] == [2, 1, 0]
    assert reserve(t) == {"influence": 60, "adepts": 22}


@clause("PCL-GET-02")
def test_indoctrination_gives_2_adepts() -> None:
    t = obtained("indoctrination", dict(adepts=1), dict(adepts=1), {})
    assert [seat(t, n)["adepts"] for n in range(3)] == [3, 1, 0]
    assert reserve(t) == {"influence": 60, "adepts": 21}


@clause("PCL-GET-02", "PCL-BRIBE-07")
def test_a_bribed_indoctrination_gives_the_briber_2_adepts() -> None:
    t = bribed("indoctrination", dict(adepts=1), dict(adepts=2))
    assert [seat(t, n)["adepts"] for n in range(3)] == [1, 4, 0]


@clause("PCL-GET-03")
def test_extortion_takes_1_influence_from_everybody_who_has_any() -> None:
    t = obtained("extortion", dict(influence=1), dict(influence=1), dict(influence=5), dict(influence=0))
    assert influence(t) == [3, 0, 4, 0]
    assert reserve(t)["influence"] == 53
    assert [(event["seat"], event["whose"]) for event in happened(t, "stolen")] == [(0, 1), (0, 2)]


@clause("PCL-GET-03")
def test_the_cubes_of_an_extortion_form_one_gain() -> None:
    t = obtained("extortion", {}, dict(influence=1), dict(influence=5), dict(influence=2))
    assert [event["amount"] for event in happened(t, "gained-influence")] == [3]


@clause("PCL-GET-03", "PCL-EXH-10")
def test_extortion_does_not_reach_cubes_on_curse_cards() -> None:
    exhausted = dict(discs=["two_adepts"], emptied=["lower_left"], curses=["exhaustion_1"])
    t = obtained("extortion", {}, exhausted, {})
    assert influence(t) == [0, 0, 0]
    assert seat(t, 1)["curses"][0]["influence"] == 3


@clause("PCL-GET-03", "PCL-TURN-06", "RUL-20")
def test_a_bribed_extortion_robs_the_active_sorcerer_too() -> None:
    t = bribed("extortion", dict(influence=1), dict(influence=3), dict(influence=2), dict(influence=0))
    assert influence(t) == [1, 5, 1, 0]
    assert reserve(t)["influence"] == 53


@clause("PCL-GET-04", "PCL-POWER-08")
@pytest.mark.parametrize("power", ["bewitchment", "hunt", "protection", "enslavement"])
def test_a_power_favor_gives_its_token_in_the_lowest_free_slot(power: str) -> None:
    t = obtained(power, {})
    assert seat(t, 0)["powers"] == [power]
    first = "hunt" if power != "hunt" else "enslavement"
    t = obtained(power, dict(powers=[first]))
    assert seat(t, 0)["powers"] == [first, power]
    t = bribed(power, {}, dict(powers=[first]))
    assert seat(t, 1)["powers"] == [first, power]


@clause("PCL-GET-05", "PCL-LIMIT-04")
def test_who_bribes_a_power_they_have_takes_nothing() -> None:
    t = bribed("hunt", {}, dict(powers=["enslavement", "hunt"]))
    assert seat(t, 1)["powers"] == ["enslavement", "hunt"]
    assert seat(t, 0)["powers"] == []
    assert happened(t, "took-power") == []


@clause("PCL-GET-06", "RUL-12")
def test_who_has_four_powers_takes_no_fifth() -> None:
    powers = ["demonic_discard", "hunt", "bewitchment", "enslavement"]
    t = bribed("protection", {}, dict(powers=powers, discs=["demonic_discard"]))
    assert seat(t, 1)["powers"] == powers
    assert seat(t, 0)["powers"] == []
    assert happened(t, "took-power") == []
    assert t.pending == [0]


@clause("RUL-39", "PCL-GET-01")
def test_a_benefit_cannot_be_declined() -> None:
    """The Adept that seat 1 bribes only clears a card; the briber is asked nothing."""
    exhausted = dict(discs=["two_influence"], emptied=["lower_left"], curses=["exhaustion_5"])
    t = bribed("recruitment", {}, exhausted)
    assert texts(t, 1) == []
    assert seat(t, 1)["adepts"] == 0
    assert seat(t, 1)["curses"] == []
    assert reserve(t)["adepts"] == 25
