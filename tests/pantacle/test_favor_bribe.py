"""Phase B, b): the bribing round."""

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, position, reserve, seat, texts

POOR = dict(hand=[])  # somebody who cannot bribe
RICH = dict(hand=["oracle_1", "vagrant_1"])  # can bribe Recruitment
RICH_TOO = dict(hand=["oracle_2", "vagrant_2"])


def asked(t: petteia.Table) -> list[int]:
    """Who is asked to bribe, in order, if everybody passes."""
    order = []
    while t.pending and t.view(t.pending[0])["decision"] == "bribe":
        assert len(t.pending) == 1
        order.append(t.pending[0])
        t.play(t.pending[0], "pass")
    return order


@clause("PCL-BRIBE-01")
@pytest.mark.parametrize(
    ("players", "active", "order"), [(3, 0, [1, 2]), (4, 1, [2, 3, 0]), (5, 2, [3, 4, 0, 1]), (5, 4, [0, 1, 2, 3])]
)
def test_opponents_are_asked_once_each_clockwise_from_the_left(players: int, active: int, order: list[int]) -> None:
    t = position(*[{} for _ in range(players)], active=active)
    t.play(active, "announce recruitment")
    assert asked(t) == order
    assert t.pending == [active]
    assert [event["seat"] for event in happened(t, "passed")] == order


@clause("PCL-BRIBE-01", "HID-05")
def test_those_who_cannot_pay_are_asked_like_the_others() -> None:
    t = position(dict(hand=["matriarch_1"]), POOR, RICH, POOR)
    t.play(0, "announce recruitment")
    assert asked(t) == [1, 2, 3]


@clause("PCL-BRIBE-02")
def test_an_opponent_who_can_pay_may_pass() -> None:
    t = position(dict(hand=["matriarch_1"]), RICH, POOR)
    t.play(0, "announce recruitment")
    assert texts(t, 1) == ["pass", "bribe oracle_1 vagrant_1"]
    t.play(1, "pass")
    assert seat(t, 1)["hand"] == ["oracle_1", "vagrant_1"]
    assert t.view(None)["table"]["discard"] == []


@clause("PCL-BRIBE-02")
@pytest.mark.parametrize(
    "hand",
    [
        [],
        ["oracle_1", "oracle_2", "oracle_3"],
        ["vagrant_1", "vagrant_2", "scholar_1"],
        ["matriarch_1", "scholar_1", "alchemist_1"],
    ],
)
def test_an_opponent_without_a_complete_payment_can_only_pass(hand: list[str]) -> None:
    t = position(dict(hand=["matriarch_2"]), dict(hand=hand), POOR)
    t.play(0, "announce recruitment")
    assert texts(t, 1) == ["pass"]


@clause("PCL-BRIBE-02", "PCL-PAY-01")
def test_a_bribe_with_blades_that_are_not_in_hand_is_refused() -> None:
    t = position(dict(hand=["matriarch_2"]), RICH, POOR)
    t.play(0, "announce recruitment")
    assert t.why(1, "bribe oracle_1 vagrant_1") is None
    for missing in ("bribe oracle_2 vagrant_1", "bribe oracle_1 vagrant_2", "bribe oracle_1 hound_1 hound_2"):
        assert t.why(1, missing)[0].startswith(("PCL-BRIBE", "PCL-PAY"))
        with pytest.raises(petteia.IllegalMove):
            t.play(1, missing)
    assert texts(t, 1) == ["pass", "bribe oracle_1 vagrant_1"]


@clause("PCL-BRIBE-02", "PCL-PAY-01")
def test_a_payment_for_another_favor_is_refused() -> None:
    t = position(dict(hand=["matriarch_2"]), RICH, POOR)
    t.play(0, "announce hunt")
    assert texts(t, 1) == ["pass"]
    assert t.why(1, "bribe oracle_1 vagrant_1")[0].startswith(("PCL-BRIBE", "PCL-PAY"))


@clause("PCL-BRIBE-03")
def test_the_first_bribe_ends_the_round() -> None:
    t = position(dict(hand=["matriarch_1"]), RICH, RICH_TOO, dict(hand=["hound_1", "hound_2", "oracle_3"]))
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert t.pending == [0]
    assert t.view(0)["decision"] == "moon_discard"
    assert texts(t, 2) == texts(t, 3) == []
    with pytest.raises(petteia.IllegalMove):
        t.play(2, "bribe oracle_2 vagrant_2")
    assert [event["seat"] for event in happened(t, "bribed")] == [1]


@clause("PCL-BRIBE-04")
def test_a_pass_is_final_for_this_turn() -> None:
    t = position(dict(hand=["matriarch_1"]), RICH, POOR, POOR)
    t.play(0, "announce recruitment")
    t.play(1, "pass")
    for later in (2, 3):
        assert texts(t, 1) == []
        with pytest.raises(petteia.IllegalMove):
            t.play(1, "bribe oracle_1 vagrant_1")
        t.play(later, "pass")
    assert seat(t, 0)["adepts"] == 1


@clause("PCL-BRIBE-04")
def test_who_passed_is_asked_again_in_the_next_turn() -> None:
    t = position(dict(hand=["matriarch_1"]), POOR, RICH, marked="hunt", pile=["scholar_1", "scholar_2", "scholar_3"])
    t.play(0, "announce extortion")
    assert asked(t) == [1, 2]
    t.play(0, "discard matriarch_1")
    t.play(1, "announce recruitment")
    assert texts(t, 2) == ["pass", "bribe oracle_1 vagrant_1"]


@clause("PCL-BRIBE-05")
@pytest.mark.parametrize(
    ("power", "payment"),
    [
        ("bewitchment", "scholar_1 oracle_1"),
        ("hunt", "alchemist_1 executioner_1"),
        ("protection", "vagrant_1 gravedigger_1"),
        ("enslavement", "gravedigger_1 alchemist_1"),
    ],
)
def test_an_opponent_may_bribe_a_favor_whose_power_they_have(power: str, payment: str) -> None:
    t = position(dict(hand=["matriarch_1"]), dict(hand=payment.split(), powers=[power]), POOR)
    t.play(0, f"announce {power}")
    assert texts(t, 1) == ["pass", f"bribe {payment}"]
    t.play(1, f"bribe {payment}")
    assert seat(t, 0)["powers"] == []


@clause("PCL-BRIBE-06")
def test_if_nobody_bribes_the_active_sorcerer_obtains_the_favor() -> None:
    t = position(dict(hand=["matriarch_1"]), RICH, RICH_TOO)
    t.play(0, "announce recruitment")
    assert seat(t, 0)["adepts"] == 0
    t.play(1, "pass")
    assert seat(t, 0)["adepts"] == 0
    t.play(2, "pass")
    assert [seat(t, n)["adepts"] for n in range(3)] == [1, 0, 0]
    assert reserve(t)["adepts"] == 24


@clause("PCL-BRIBE-07")
def test_who_bribes_obtains_the_favor_and_the_active_sorcerer_gets_none_of_it() -> None:
    t = position(dict(hand=["matriarch_1"]), POOR, RICH)
    t.play(0, "announce recruitment")
    t.play(1, "pass")
    t.play(2, "bribe oracle_1 vagrant_1")
    assert [seat(t, n)["adepts"] for n in range(3)] == [0, 0, 1]
    assert reserve(t)["adepts"] == 24


@clause("PCL-BRIBE-07")
def test_a_bribed_power_goes_to_the_briber() -> None:
    t = position(dict(hand=["matriarch_1"]), dict(hand=["alchemist_2", "executioner_1"]), POOR)
    t.play(0, "announce hunt")
    t.play(1, "bribe alchemist_2 executioner_1")
    assert seat(t, 0)["powers"] == []
    assert seat(t, 1)["powers"] == ["hunt"]


@clause("RUL-36", "PCL-BRIBE-01")
def test_the_active_sorcerer_is_never_asked_to_bribe() -> None:
    t = position(dict(hand=["oracle_1", "vagrant_1", "hound_1"], resolve=2), POOR, POOR)
    t.play(0, "announce recruitment")
    assert texts(t, 0) == []
    assert 0 not in asked(t)
    assert not any(text.startswith("bribe") for text in texts(t, 0))
