"""Phase B, b): what a bribe costs."""

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, seat, texts

POOR = dict(hand=[])  # somebody who cannot bribe


def offered(favor: str, hand: list[str], **more: Any) -> list[str]:
    """The payments that seat 1 may choose from when seat 0 announces a Favor."""
    t = position(dict(hand=["matriarch_5"]), dict(hand=hand, **more), POOR)
    t.play(0, f"announce {favor}")
    assert texts(t, 1)[0] == "pass"
    return [text.removeprefix("bribe ") for text in texts(t, 1)[1:]]


def bribed(favor: str, payment: str, hand: list[str], **more: Any) -> petteia.Table:
    """The table after seat 1 has paid."""
    t = position(dict(hand=["matriarch_5"]), dict(hand=hand, **more), POOR)
    t.play(0, f"announce {favor}")
    t.play(1, f"bribe {payment}")
    return t


def row(t: petteia.Table) -> list[str]:
    return t.view(None)["table"]["discard"]


@clause("PCL-PAY-01")
@pytest.mark.parametrize(
    ("favor", "first", "second"),
    [
        ("recruitment", "oracle", "vagrant"),
        ("indoctrination", "matriarch", "scholar"),
        ("extortion", "executioner", "matriarch"),
        ("bewitchment", "scholar", "oracle"),
        ("hunt", "alchemist", "executioner"),
        ("protection", "vagrant", "gravedigger"),
        ("enslavement", "gravedigger", "alchemist"),
    ],
)
def test_each_favor_has_two_keepers_and_each_must_be_paid(favor: str, first: str, second: str) -> None:
    assert offered(favor, [f"{first}_1", f"{second}_1"]) == [f"{first}_1 {second}_1"]
    assert offered(favor, [f"{first}_1", f"{first}_2"]) == []
    assert offered(favor, [f"{second}_1", f"{second}_2"]) == []
    assert offered(favor, [f"{first}_1", "hound_1", "hound_2"]) == [f"{first}_1 hound_1 hound_2"]
    assert offered(favor, [f"{second}_1", "hound_1", "hound_2"]) == [f"hound_1 hound_2 {second}_1"]


@clause("PCL-PAY-02", "RUL-08")
def test_all_kinds_of_payment() -> None:
    enslaved = dict(powers=["enslavement"])
    assert offered("recruitment", ["oracle_1", "vagrant_1", "hound_1", "hound_2"], **enslaved) == [
        "oracle_1 vagrant_1",
        "oracle_1 hound_1 hound_2",
        "hound_1 hound_2 vagrant_1",
    ]
    assert offered("recruitment", ["hound_1", "hound_2", "hound_4", "hound_5"], **enslaved) == [
        "hound_1 hound_2 hound_4 hound_5"
    ]
    assert offered("recruitment", ["hound_1", "hound_2", "hound_3"]) == []


@clause("PCL-PAY-02", "RUL-08")
def test_two_pairs_of_hounds_replace_both_keepers() -> None:
    t = bribed("hunt", "hound_1 hound_3 hound_5 resolve", ["hound_1", "hound_3", "hound_5"], resolve=2)
    assert seat(t, 1)["powers"] == ["hunt"]
    assert seat(t, 1)["hand"] == []
    assert seat(t, 1)["resolve"] == 0


@clause("PCL-PAY-03")
def test_the_resolve_hound_makes_a_pair_with_a_hound_blade() -> None:
    assert offered("recruitment", ["oracle_1", "hound_4"], resolve=2) == ["oracle_1 hound_4 resolve"]
    assert offered("recruitment", ["vagrant_1", "hound_4"], resolve=2) == ["hound_4 resolve vagrant_1"]
    t = bribed("recruitment", "oracle_1 hound_4 resolve", ["oracle_1", "hound_4"], resolve=2)
    assert seat(t, 1)["adepts"] == 1
    assert row(t) == ["oracle_1", "hound_4"]


@clause("PCL-PAY-03")
def test_only_hounds_replace_a_keeper() -> None:
    assert offered("recruitment", ["oracle_1", "scholar_1", "scholar_2"]) == []
    assert offered("recruitment", ["oracle_1", "hound_1", "scholar_2"]) == []


@clause("PCL-PAY-04", "RUL-07")
@pytest.mark.parametrize("resolve", [0, 1])
def test_there_is_a_resolve_hound_only_on_the_last_position(resolve: int) -> None:
    assert offered("recruitment", ["oracle_1", "hound_4"], resolve=resolve) == []


@clause("PCL-PAY-04")
def test_the_resolve_bonus_is_one_hound_and_no_pair() -> None:
    assert offered("recruitment", ["oracle_1", "scholar_1"], resolve=2) == []
    assert offered("recruitment", ["hound_1", "hound_2"], resolve=2) == []


@clause("PCL-PAY-05")
def test_the_tracker_returns_to_0_if_the_resolve_hound_is_used() -> None:
    hand = ["oracle_1", "hound_1", "hound_2"]
    assert seat(bribed("recruitment", "oracle_1 hound_1 resolve", hand, resolve=2), 1)["resolve"] == 0
    assert seat(bribed("recruitment", "oracle_1 hound_1 hound_2", hand, resolve=2), 1)["resolve"] == 2


@clause("PCL-PAY-06")
def test_a_single_hound_replaces_nothing() -> None:
    assert offered("recruitment", ["oracle_1", "hound_1"]) == []
    assert offered("recruitment", ["vagrant_1", "hound_1"]) == []
    t = position(dict(hand=["matriarch_5"]), dict(hand=["oracle_1", "hound_1", "scholar_1"]), POOR)
    t.play(0, "announce recruitment")
    assert t.why(1, "bribe oracle_1 hound_1 hound_2")[0].startswith("PCL-PAY")


@clause("PCL-PAY-07")
def test_you_choose_which_copies_you_pay() -> None:
    assert offered("recruitment", ["oracle_1", "oracle_3", "vagrant_1"]) == ["oracle_1 vagrant_1", "oracle_3 vagrant_1"]
    assert offered("recruitment", ["oracle_1", "hound_1", "hound_2"], resolve=2) == [
        "oracle_1 hound_1 hound_2",
        "oracle_1 hound_1 resolve",
        "oracle_1 hound_2 resolve",
    ]
    t = bribed("recruitment", "oracle_3 vagrant_1", ["oracle_1", "oracle_3", "vagrant_1"])
    assert seat(t, 1)["hand"] == ["oracle_1"]


@clause("PCL-PAY-07")
def test_nothing_beyond_the_payment_may_be_added() -> None:
    hand = ["oracle_1", "vagrant_1", "hound_1"]
    t = bribed("recruitment", "oracle_1 vagrant_1", hand)
    assert seat(t, 1)["hand"] == ["hound_1"]
    assert t.pending == [0]
    assert texts(t, 1) == []


@clause("PCL-PAY-08", "PCL-DECK-01")
@pytest.mark.parametrize(
    ("payment", "resolve"),
    [
        ("vagrant_2 gravedigger_1", 0),
        ("vagrant_2 hound_2 hound_5", 0),
        ("hound_2 hound_5 gravedigger_1", 0),
        ("hound_2 resolve gravedigger_1", 2),
        ("hound_1 hound_2 hound_3 hound_5", 0),
    ],
)
def test_paid_blades_are_discarded_in_the_order_of_the_keepers(payment: str, resolve: int) -> None:
    paid = [one for one in payment.split() if one != "resolve"]
    t = position(
        dict(hand=["matriarch_5"]),
        dict(hand=paid, resolve=resolve, powers=["enslavement"]),
        POOR,
        discard=["scholar_1", "scholar_2"],
    )
    t.play(0, "announce protection")
    t.play(1, f"bribe {payment}")
    assert row(t) == ["scholar_1", "scholar_2", *paid]
    assert happened(t, "bribed")[0]["payment"] == payment.split()


@clause("PCL-PAY-08")
def test_keeper_1_is_discarded_first_even_if_its_blade_is_a_later_one() -> None:
    t = bribed("protection", "vagrant_1 gravedigger_1", ["gravedigger_1", "vagrant_1"])
    assert row(t) == ["vagrant_1", "gravedigger_1"]
    t = bribed("extortion", "executioner_4 matriarch_1", ["matriarch_1", "executioner_4"])
    assert row(t) == ["executioner_4", "matriarch_1"]


@clause("PCL-PAY-08", "PCL-CARD-11")
def test_the_blade_for_greedy_keepers_is_discarded_last() -> None:
    t = position(
        dict(hand=["matriarch_5"]),
        dict(
            hand=["alchemist_1", "oracle_1", "vagrant_1"],
            discs=["two_adepts"],
            emptied=["lower_left"],
            curses=["greedy_keepers"],
        ),
        POOR,
    )
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    t.play(1, "add alchemist_1")
    assert row(t) == ["oracle_1", "vagrant_1", "alchemist_1"]


@clause("PCL-PAY-09", "PCL-MOON-10")
def test_the_briber_refills_the_hand_only_in_the_own_change_of_the_moon() -> None:
    t = bribed("recruitment", "oracle_1 vagrant_1", ["oracle_1", "scholar_1", "vagrant_1"])
    assert seat(t, 1)["hand"] == ["scholar_1"]
    t.play(0, "discard matriarch_5")
    assert seat(t, 0)["hand_size"] == 3
    assert seat(t, 1)["hand"] == ["scholar_1"]
    t.play(1, "announce hunt")
    pass_all(t)
    assert seat(t, 1)["hand"] == ["scholar_1"]
    t.play(1, "discard scholar_1")
    assert seat(t, 1)["hand_size"] == 3


@clause("PCL-PAY-10", "PCL-MOON-10")
def test_paid_blades_of_the_favors_phase_give_the_briber_no_influence() -> None:
    """oracle_1 and vagrant_1 are waxing, like Recruitment."""
    t = bribed("recruitment", "oracle_1 vagrant_1", ["oracle_1", "vagrant_1"])
    t.play(0, "discard matriarch_5")
    assert seat(t, 1)["influence"] == 0
    assert [event["seat"] for event in happened(t, "gained-influence")] == [0]
