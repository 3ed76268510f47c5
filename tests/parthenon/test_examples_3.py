"""The worked examples PAR-EX-16, 17, 21 and 22."""

from __future__ import annotations

from ..clauses import clause
from .arrange import aegis, built, hand, play, position, refused, seat, texts, until_phase

OTHER = dict(hand={"wool": 1})  # can build, so that the Build Phase goes on


@clause("PAR-ACR-02", "PAR-ACR-07")
def test_example_16_one_shrine_makes_one_gift_a_season() -> None:
    t = position(dict(built=["shrine"], hand={"tools": 2}), OTHER, {}, phase="build")
    play(t, 0, "make shrine")
    assert (aegis(t, 0), hand(t, 0)) == ({"gift_of_poseidon": 1}, {"tools": 1})
    assert refused(t, 0, "make shrine") == "PAR-ACR-07"
    assert hand(t, 0) == {"tools": 1}


@clause("PAR-ACR-11", "PAR-DIS-02")
def test_example_17_a_treasury_built_in_this_season_keeps_six_of_eight() -> None:
    t = position(dict(hand={"pottery": 1, "spices": 1, "tools": 1, "wool": 5, "gold": 3}), OTHER, {}, phase="build")
    play(t, 0, "build treasury", "done")
    play(t, 1, "done")
    assert hand(t, 0) == {"wool": 5, "gold": 3}
    play(t, 0, "option_a")
    while "keep gold" not in texts(t, 0):
        play(t, 0, "keep wool")
    play(t, 0, "keep gold")
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": 3, "gold": 3}


@clause("PAR-BLD-04")
def test_example_21_two_basic_without_duplicates() -> None:
    t = position(dict(hand={"wool": 2, "grain": 1}), OTHER, {}, phase="build")
    play(t, 0, "build village_5")
    assert (built(t, 0), hand(t, 0)) == (["village_5"], {"wool": 1})
    t = position(dict(hand={"wool": 2}), OTHER, {}, phase="build")
    assert refused(t, 0, "build village_5") == "PAR-BLD-03"


@clause("PAR-BLD-04")
def test_example_21_the_second_card_must_be_of_another_kind() -> None:
    t = position(dict(hand={"wool": 2, "grain": 1, "ore": 1}), OTHER, {}, phase="build")
    play(t, 0, "build village_5", "pay grain")
    refused(t, 0, "pay grain")
    assert texts(t, 0) == ["pay ore", "pay wool"]


@clause("PAR-FLT-01", "PAR-FLT-02")
def test_example_22_fleet_b_for_one_gold_then_fleet_c_for_two() -> None:
    t = position(dict(hand={"gold": 3}), OTHER, {}, phase="build")
    play(t, 0, "buy_fleet")
    assert ([one["fleet"] for one in seat(t, 0)["fleets"]], hand(t, 0)) == (["a", "b"], {"gold": 2})  # never C first
    play(t, 0, "buy_fleet")
    assert ([one["fleet"] for one in seat(t, 0)["fleets"]], hand(t, 0)) == (["a", "b", "c"], {})
