"""Powers in play."""

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

POOR = dict(hand=[])  # somebody who cannot bribe
SPIED = ["oracle_2", "alchemist_1", "hound_4"]


def announce(t: petteia.Table, favor: str) -> None:
    """Seat 0 announces a Favor and nobody bribes."""
    t.play(0, f"announce {favor}")
    pass_all(t)


@clause("PCL-POWER-01")
def test_an_optional_power_need_not_be_used() -> None:
    t = position(dict(powers=["bewitchment"]), dict(hand=SPIED), POOR)
    t.play(0, "decline")
    assert t.view(0)["decision"] == "announce_favor"
    assert happened(t, "looked") == []
    assert t.view(0)["table"]["seats"][1]["hand"] == []


@clause("PCL-POWER-01", "PCL-SACP-05")
def test_a_power_acts_only_while_in_a_slot() -> None:
    """Hunt adds nothing to the location reached by giving up Hunt."""
    t = position(dict(powers=["hunt", "protection", "enslavement"]), POOR, POOR)
    t.play(0, "place top two_influence")
    assert seat(t, 0)["influence"] == 2
    assert seat(t, 0)["hand_target"] == 3


@clause("PCL-POWER-01")
def test_a_fourth_power_acts_from_its_new_slot() -> None:
    t = position(dict(powers=["protection", "enslavement", "bewitchment", "hunt"]), POOR, POOR)
    t.play(0, "decline")
    t.play(0, "place top two_influence")
    assert seat(t, 0)["powers"] == ["hunt"]
    assert seat(t, 0)["influence"] == 3


@clause("PCL-POWER-02", "PCL-PREP-01")
def test_bewitchment_looks_at_one_hand_before_the_influence_action() -> None:
    t = position(dict(powers=["bewitchment"], influence=2), dict(hand=SPIED), dict(hand=["hound_1"]), POOR)
    assert set(texts(t, 0)) == {"look 1", "look 2", "look 3", "decline"}
    assert seat(t, 0)["adepts"] == 0
    t.play(0, "look 1")
    assert seat(t, 0)["adepts"] == 1
    assert happened(t, "looked", 0) == [{"event": "looked", "seat": 0, "whose": 1, "blades": SPIED}]
    assert t.view(0)["table"]["seats"][1]["hand"] == SPIED
    assert t.view(0)["table"]["seats"][2]["hand"] == []


@clause("PCL-POWER-02", "HID-04")
def test_bewitchment_shows_the_hand_to_the_looker_alone() -> None:
    t = position(dict(powers=["bewitchment"]), dict(hand=SPIED), POOR)
    t.play(0, "look 1")
    for viewer in (2, None):
        assert happened(t, "looked", viewer) == [{"event": "looked", "seat": 0, "whose": 1}]
        assert t.view(viewer)["table"]["seats"][1]["hand"] == []


@clause("PCL-POWER-02")
def test_bewitchment_looks_once_in_each_preparation() -> None:
    t = position(dict(powers=["bewitchment"], hand=["matriarch_1"]), dict(hand=SPIED), POOR, extra_turn=True)
    t.play(0, "look 1")
    announce(t, "indoctrination")
    t.play(0, "discard matriarch_1")
    assert t.view(0)["decision"] == "bewitchment_target"
    t.play(0, "look 2")
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-POWER-02", "RUL-30")
def test_bewitchment_looks_before_it_is_given_up() -> None:
    t = position(dict(powers=["bewitchment", "hunt", "enslavement"]), dict(hand=SPIED), POOR)
    t.play(0, "look 1")
    assert seat(t, 0)["powers"] == []
    assert t.view(0)["decision"] == "place_disc"


@clause("PCL-POWER-02")
def test_nobody_looks_at_their_own_hand() -> None:
    t = position(dict(powers=["bewitchment"]), dict(hand=SPIED), POOR)
    assert t.why(0, "look 0") is not None


@clause("PCL-POWER-03", "PCL-TURN-03")
def test_bewitchment_gives_nothing_in_a_first_turn() -> None:
    t = position(dict(powers=["bewitchment"], turns=0), dict(hand=SPIED), POOR)
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-POWER-03")
def test_bewitchment_gives_nothing_in_the_turn_it_is_taken() -> None:
    t = position(dict(hand=["matriarch_1"]), dict(hand=SPIED), POOR)
    announce(t, "bewitchment")
    assert t.view(0)["decision"] == "moon_discard"


@clause("PCL-POWER-04")
@pytest.mark.parametrize(("location", "gain"), [("two_influence", 3), ("triple_influence", 4)])
def test_hunt_adds_one_cube_to_the_gain_of_a_location(location: str, gain: int) -> None:
    t = position(dict(powers=["hunt"], adepts=3), POOR, POOR)
    t.play(0, f"place top {location}")
    assert seat(t, 0)["influence"] == gain
    assert reserve(t)["influence"] == 60 - gain


@clause("PCL-POWER-04")
def test_hunt_adds_one_cube_however_large_the_gain() -> None:
    discs = ["two_influence", "two_adepts", "demonic_discard", "extra_turn"]
    emptied = ["upper_right", "lower_right", "lower_left", "upper_left"]
    t = position(dict(powers=["hunt"], adepts=3, discs=discs, emptied=emptied), POOR, POOR)
    t.play(0, "place top triple_influence")
    assert seat(t, 0)["influence"] == 16
    assert reserve(t)["influence"] == 44


@clause("PCL-POWER-04", "RUL-21")
def test_hunt_adds_to_compensation_and_to_the_moon_separately() -> None:
    t = position(
        dict(powers=["hunt"], hand=["matriarch_1"]),
        dict(hand=["oracle_1", "vagrant_1"]),
        POOR,
    )
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert seat(t, 0)["influence"] == 2
    t.play(0, "discard matriarch_1")
    assert seat(t, 0)["influence"] == 4
    assert reserve(t)["influence"] == 56


@clause("PCL-POWER-04", "RUL-21", "PCL-CARD-02")
def test_hunt_adds_to_the_gift_of_hard_feelings() -> None:
    """Compensation 1 + 1, gift 1 + 1."""
    t = position(
        dict(powers=["hunt"], hand=["matriarch_1"]),
        dict(
            hand=["oracle_1", "vagrant_1"],
            influence=1,
            discs=["two_adepts"],
            emptied=["lower_left"],
            curses=["hard_feelings"],
        ),
        POOR,
    )
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert [seat(t, n)["influence"] for n in (0, 1)] == [4, 0]
    assert reserve(t)["influence"] == 56


@clause("PCL-POWER-04")
def test_hunt_adds_nothing_to_adepts() -> None:
    t = position(dict(powers=["hunt"], hand=["matriarch_3"]), POOR, POOR)
    announce(t, "recruitment")
    assert seat(t, 0)["adepts"] == 1
    assert seat(t, 0)["influence"] == 0


@clause("PCL-POWER-04")
def test_hunt_of_others_adds_nothing() -> None:
    t = position(dict(hand=["matriarch_1"]), dict(hand=[], powers=["hunt"]), POOR)
    announce(t, "recruitment")
    t.play(0, "discard matriarch_1")
    assert [seat(t, n)["influence"] for n in (0, 1)] == [1, 0]


@clause("PCL-POWER-05")
@pytest.mark.parametrize("victims", [1, 2, 3])
def test_hunt_adds_one_cube_to_an_extortion_whatever_the_number_of_victims(victims: int) -> None:
    others = [dict(hand=[], influence=2 if n < victims else 0) for n in range(3)]
    t = position(dict(powers=["hunt"], hand=["matriarch_1"]), *others)
    announce(t, "extortion")
    assert seat(t, 0)["influence"] == victims + 1
    assert reserve(t)["influence"] == 60 - 2 * victims - 1


@clause("PCL-POWER-06")
def test_hunt_adds_nothing_if_there_was_nothing_to_steal() -> None:
    t = position(dict(powers=["hunt"], influence=1, hand=["matriarch_1"]), POOR, POOR)
    announce(t, "extortion")
    assert seat(t, 0)["influence"] == 1
    assert reserve(t)["influence"] == 59


@clause("PCL-POWER-06")
def test_hunt_adds_nothing_if_the_moon_does_not_match() -> None:
    t = position(dict(powers=["hunt"], hand=["matriarch_3"]), POOR, POOR)
    announce(t, "recruitment")
    t.play(0, "discard matriarch_3")
    assert seat(t, 0)["influence"] == 0


@clause("PCL-POWER-07", "PCL-PROT-03")
def test_protection_turns_a_curse_face_down() -> None:
    me = dict(hand=["matriarch_1"], discs=["two_adepts"], emptied=["lower_left"], curses=["closed_doors"])
    t = position(me, POOR, POOR)
    announce(t, "protection")
    assert set(texts(t, 0)) == {"flip closed_doors", "decline"}
    t.play(0, "flip closed_doors")
    assert seat(t, 0)["curses"] == [{"curse": "closed_doors", "face_down": True, "influence": 0, "adepts": 0}]


@clause("PCL-POWER-07")
def test_enslavement_and_demonic_discard_work_together() -> None:
    hand = ["matriarch_1", "matriarch_2", "matriarch_3"]
    me = dict(hand=hand, powers=["enslavement", "demonic_discard"], discs=["demonic_discard"])
    t = position(me, POOR, POOR)
    announce(t, "indoctrination")
    for blade in hand:
        t.play(0, f"discard {blade}")
    assert seat(t, 0)["hand_size"] == 4


@clause("PCL-POWER-08", "RUL-11")
def test_tokens_keep_the_order_in_which_they_were_taken() -> None:
    powers = ["protection", "hunt", "bewitchment", "enslavement"]
    t = position(dict(powers=powers, hand=["matriarch_1"]), POOR, POOR)
    t.play(0, "decline")
    t.play(0, "place top demonic_discard")
    assert seat(t, 0)["powers"] == ["enslavement", "demonic_discard"]
    announce(t, "bewitchment")
    assert seat(t, 0)["powers"] == ["enslavement", "demonic_discard", "bewitchment"]


@clause("RUL-38", "PCL-PREP-03")
def test_useful_powers_must_be_given_up_all_the_same() -> None:
    me = dict(
        powers=["protection", "enslavement", "hunt"],
        discs=["two_adepts"],
        emptied=["lower_left"],
        curses=["closed_doors"],
        face_down="closed_doors",
    )
    t = position(me, POOR, POOR)
    assert seat(t, 0)["powers"] == []
    assert seat(t, 0)["curses"][0]["face_down"] is False
    assert all(text.startswith("place ") for text in texts(t, 0))


@clause("RUL-38", "RUL-28", "PCL-PREP-03")
def test_an_adept_must_be_bought_though_exhaustion_swallows_it() -> None:
    me = dict(influence=3, discs=["two_adepts"], emptied=["lower_left"], curses=["exhaustion_5"])
    t = position(me, POOR, POOR)
    assert seat(t, 0)["influence"] == 0
    assert seat(t, 0)["adepts"] == 0
    assert seat(t, 0)["curses"] == []
    assert reserve(t) == {"influence": 60, "adepts": 25}
