"""Worked examples of the rules: Favor, Change of the Moon, Curses, the end. P1 is seat 0, P2 seat 1, and so on."""

from typing import Any

import pytest

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

Seat = dict[str, Any]
POOR: Seat = dict(hand=[])
KEEPERS = dict(matriarch=5, scholar=4, executioner=4, oracle=3, alchemist=3, gravedigger=3, vagrant=2, hound=5)
BLADES = [f"{keeper}_{n}" for keeper, blades in KEEPERS.items() for n in range(1, blades + 1)]


def cursed(curse: str, **more: Any) -> Seat:
    return dict(discs=["two_adepts"], emptied=["lower_left"], curses=[curse]) | more


@clause("PCL-MOON-03")
@pytest.mark.parametrize(("blade", "gain"), [("oracle_1", 1), ("oracle_2", 0)])
def test_we_05_an_oracle_of_the_phase_of_recruitment(blade: str, gain: int) -> None:
    t = position(dict(hand=["oracle_1", "oracle_2"], adepts=1), POOR, POOR)
    t.play(0, "announce recruitment")
    pass_all(t)
    assert seat(t, 0)["adepts"] == 2
    t.play(0, f"discard {blade}")
    assert seat(t, 0)["influence"] == gain


@clause("PCL-MOON-05")
@pytest.mark.parametrize("blade", ["oracle_1", "oracle_2", "oracle_3"])
def test_we_06_no_blade_matches_indoctrination(blade: str) -> None:
    t = position(dict(hand=["oracle_1", "oracle_2", "oracle_3"]), POOR, POOR)
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, f"discard {blade}")
    assert seat(t, 0)["influence"] == 0


@clause("PCL-BRIBE-01", "PCL-BRIBE-03")
def test_we_07_p2_passes_p3_bribes_p4_is_not_asked() -> None:
    t = position(
        dict(hand=["matriarch_1"]),
        dict(hand=["oracle_1", "vagrant_1"]),
        dict(hand=["oracle_2", "vagrant_2"]),
        dict(hand=["oracle_3", "hound_1", "hound_2"]),
    )
    t.play(0, "announce recruitment")
    assert t.pending == [1]
    t.play(1, "pass")
    assert t.pending == [2]
    t.play(2, "bribe oracle_2 vagrant_2")
    assert t.pending == [0]
    assert texts(t, 3) == []
    assert [seat(t, n)["adepts"] for n in range(4)] == [0, 0, 1, 0]


@clause("PCL-COMP-01", "PCL-COMP-02")
def test_we_08_three_bribed_favors_move_the_tracker_to_1_2_2() -> None:
    t = position(
        dict(hand=["scholar_1", "scholar_2", "scholar_3"]),
        dict(hand=["oracle_1", "vagrant_1", "matriarch_1"]),
        POOR,
        pile=["scholar_4", "alchemist_1", "executioner_1", "matriarch_2", "gravedigger_1", "gravedigger_2",
              "gravedigger_3", "hound_1", "executioner_2", "oracle_3", "vagrant_2", "matriarch_3"],
    )  # fmt: skip
    for favor, payment, resolve, blade, others in (
        ("recruitment", "oracle_1 vagrant_1", 1, "scholar_1", ("protection", "enslavement")),
        ("hunt", "alchemist_1 executioner_1", 2, "scholar_3", ("indoctrination", "bewitchment")),
        ("recruitment", "oracle_3 vagrant_2", 2, "scholar_4", ()),
    ):
        t.play(0, f"announce {favor}")
        before = seat(t, 0)["influence"]
        t.play(1, f"bribe {payment}")
        assert seat(t, 0)["resolve"] == resolve
        assert seat(t, 0)["influence"] == before + 1
        t.play(0, f"discard {blade}")
        for who, other in enumerate(others, 1):
            t.play(who, f"announce {other}")
            pass_all(t)
            if t.pending == [who]:
                t.play(who, t.options(who)[0])


@clause("PCL-PAY-01", "PCL-PAY-06")
def test_we_09_an_oracle_and_two_hounds() -> None:
    t = position(dict(hand=["matriarch_1"]), dict(hand=["oracle_2", "hound_1", "hound_3"]), POOR)
    t.play(0, "announce recruitment")
    assert texts(t, 1) == ["pass", "bribe oracle_2 hound_1 hound_3"]
    t.play(1, "bribe oracle_2 hound_1 hound_3")
    assert seat(t, 1)["hand"] == []
    assert seat(t, 1)["adepts"] == 1
    t = position(dict(hand=["matriarch_1"]), dict(hand=["oracle_2", "hound_1", "scholar_1"]), POOR)
    t.play(0, "announce recruitment")
    assert texts(t, 1) == ["pass"]


@clause("PCL-BRIBE-05", "PCL-GET-05")
def test_we_10_an_owner_of_hunt_bribes_hunt() -> None:
    t = position(dict(hand=["matriarch_1"]), dict(hand=["alchemist_1", "executioner_3"], powers=["hunt"]), POOR)
    t.play(0, "announce hunt")
    t.play(1, "bribe alchemist_1 executioner_3")
    assert seat(t, 1)["powers"] == ["hunt"]
    assert seat(t, 0)["powers"] == []
    assert seat(t, 0)["influence"] == 1
    assert seat(t, 0)["resolve"] == 1


@clause("PCL-GET-03", "PCL-POWER-05")
def test_we_11_extortion_with_hunt() -> None:
    t = position(
        dict(hand=["matriarch_1"], powers=["hunt"]),
        dict(hand=[], influence=2),
        POOR,
        dict(hand=[], influence=1),
    )
    t.play(0, "announce extortion")
    pass_all(t)
    assert [seat(t, n)["influence"] for n in range(4)] == [3, 1, 0, 0]
    assert reserve(t)["influence"] == 56


@clause("PCL-MOON-06", "PCL-MOON-11")
@pytest.mark.parametrize(("first", "second", "gain"), [("vagrant_1", "scholar_2", 1), ("scholar_2", "vagrant_1", 0)])
def test_we_15_demonic_discard_compares_the_last_blade(first: str, second: str, gain: int) -> None:
    hand = ["scholar_2", "vagrant_1", "hound_5"]
    t = position(dict(hand=hand, powers=["demonic_discard"], discs=["demonic_discard"]), POOR, POOR)
    t.play(0, "announce bewitchment")
    pass_all(t)
    t.play(0, [f"discard {first}", f"discard {second}", "stop"])
    assert seat(t, 0)["influence"] == gain
    assert happened(t, "drew")[0]["amount"] == 2
    assert "hound_5" in seat(t, 0)["hand"]


@clause("PCL-MOON-08")
def test_we_16_enslavement_discards_1_and_draws_2() -> None:
    t = position(dict(hand=["oracle_1", "oracle_2", "oracle_3"], powers=["enslavement"]), POOR, POOR)
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, "discard oracle_3")
    assert happened(t, "drew")[0]["amount"] == 2
    assert seat(t, 0)["hand_size"] == 4


@clause("PCL-DECK-02")
def test_we_17_the_pile_is_empty() -> None:
    """With 29 blades the row is longer than in the example; its last blade is the one just discarded."""
    hands = [["oracle_1", "oracle_2", "oracle_3"], [], []]
    row = [blade for blade in BLADES if blade not in hands[0]]
    t = position(*[dict(hand=hand) for hand in hands], discard=row)
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, "discard oracle_1")
    assert t.view(None)["table"]["discard"] == ["oracle_1"]
    assert t.view(None)["table"]["pile"] == len(row) - 1
    (drawn,) = set(seat(t, 0)["hand"]) - {"oracle_2", "oracle_3"}
    assert {drawn, *t.dump()["state"]["pile"]} == set(row)


@clause("PCL-FAVOR-02", "PCL-FAVOR-03", "PCL-CARD-14")
def test_we_18_which_favors_can_be_announced() -> None:
    favors = ["recruitment", "indoctrination", "extortion", "bewitchment", "enslavement"]
    t = position(dict(powers=["hunt"]), POOR, POOR, marked="protection")
    assert texts(t, 0) == [f"announce {favor}" for favor in favors]
    favors.remove("indoctrination")
    t = position(cursed("closed_doors", powers=["hunt"]), POOR, POOR, marked="protection")
    assert texts(t, 0) == [f"announce {favor}" for favor in favors]


@clause("PCL-WIN-01", "PCL-WIN-03")
def test_we_20_the_fifth_disc_and_one_more_favor() -> None:
    me = dict(
        adepts=3,
        hand=["oracle_1"],
        discs=["two_adepts", "two_influence", "demonic_discard", "extra_turn"],
        emptied=["upper_right", "lower_right", "lower_left", "upper_left"],
    )
    t = position(me, POOR, POOR)
    assert seat(t, 0)["adepts"] == 0
    assert texts(t, 0) == ["place top triple_influence"]
    t.play(0, "place top triple_influence")
    assert not t.over
    t.play(0, "announce enslavement")
    pass_all(t)
    assert t.over
    assert t.ranking[0] == [0]
    assert happened(t, "discarded") == []
    assert seat(t, 0)["hand"] == ["oracle_1"]


@clause("PCL-CARD-11")
def test_we_21_greedy_keepers() -> None:
    t = position(dict(hand=["matriarch_1"]), cursed("greedy_keepers", hand=["scholar_1", "oracle_1"]), POOR)
    t.play(0, "announce bewitchment")
    assert texts(t, 1) == ["pass"]
    three = ["scholar_1", "oracle_1", "gravedigger_1"]
    t = position(dict(hand=["matriarch_1"]), cursed("greedy_keepers", hand=three), POOR)
    t.play(0, "announce bewitchment")
    assert texts(t, 1) == ["pass", "bribe scholar_1 oracle_1"]
    t.play(1, ["bribe scholar_1 oracle_1", "add gravedigger_1"])
    assert seat(t, 1)["hand"] == []
    assert seat(t, 1)["powers"] == ["bewitchment"]
    assert t.view(None)["table"]["discard"] == three


@clause("PCL-CARD-18")
def test_we_23_restless_night() -> None:
    t = position(cursed("restless_night", hand=["hound_1", "hound_3", "oracle_2"]), POOR, POOR)
    t.play(0, "announce recruitment")
    pass_all(t)
    t.play(0, "discard hound_3")
    assert texts(t, 0) == ["discard oracle_2", "discard hound_1"]
    t.play(0, "discard hound_1")
    assert t.pending == [1]
    assert seat(t, 0)["influence"] == 1
    assert happened(t, "drew")[0]["amount"] == 2
