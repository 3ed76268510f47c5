"""Phase B, a): the Active Sorcerer announces a Favor."""

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, seat, texts

FAVORS = ["recruitment", "indoctrination", "extortion", "bewitchment", "hunt", "protection", "enslavement"]
POWER_FAVORS = FAVORS[3:]
POOR = dict(hand=[])  # somebody who cannot bribe
FAVOR_PHASE = [
    {"frame": "EndOfTurn", "seat": 0},
    {"frame": "ChangeOfTheMoon", "seat": 0},
    {"frame": "AnnounceFavor", "seat": 0},
]


def announced(*favors: str) -> list[str]:
    return [f"announce {favor}" for favor in favors]


@clause("PCL-FAVOR-01")
def test_a_favor_must_be_announced_and_only_one() -> None:
    t = position(dict(hand=["oracle_1"]), POOR, POOR)
    assert texts(t, 0) == announced(*FAVORS)
    t.play(0, "announce extortion")
    pass_all(t)
    t.play(0, "discard oracle_1")
    assert happened(t, "announced") == [{"event": "announced", "seat": 0, "favor": "extortion"}]
    assert t.view(None)["table"]["active"] == 1


@clause("PCL-FAVOR-01")
@pytest.mark.parametrize("refusal", ["pass", "decline", "stop"])
def test_announcing_nothing_is_refused(refusal: str) -> None:
    t = position({}, POOR, POOR)
    with pytest.raises(petteia.IllegalMove):
        t.play(0, refusal)
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-FAVOR-02")
@pytest.mark.parametrize("marked", FAVORS)
def test_the_marked_favor_cannot_be_announced(marked: str) -> None:
    t = position({}, POOR, POOR, marked=marked)
    assert texts(t, 0) == announced(*(favor for favor in FAVORS if favor != marked))
    assert t.why(0, f"announce {marked}")[0] == "PCL-FAVOR-02"


@clause("PCL-FAVOR-02")
def test_a_favor_is_marked_only_until_somebody_announces_another() -> None:
    t = position(dict(hand=["oracle_1"]), dict(hand=["oracle_2"]), POOR, marked="hunt")
    t.play(0, "announce extortion")
    pass_all(t)
    t.play(0, "discard oracle_1")
    assert "announce hunt" in texts(t, 1)
    assert "announce extortion" not in texts(t, 1)
    t.play(1, "announce hunt")
    pass_all(t)
    t.play(1, "discard oracle_2")
    assert "announce extortion" in texts(t, 2)
    assert "announce hunt" not in texts(t, 2)


@clause("PCL-FAVOR-02")
def test_in_an_extra_turn_ones_own_last_favor_is_marked() -> None:
    t = position(dict(hand=["oracle_1"]), POOR, POOR, extra_turn=True)
    t.play(0, "announce recruitment")
    pass_all(t)
    t.play(0, "discard oracle_1")
    assert t.pending == [0]
    assert texts(t, 0) == announced(*FAVORS[1:])


@clause("PCL-FAVOR-03")
@pytest.mark.parametrize("power", POWER_FAVORS)
def test_a_favor_whose_power_you_have_cannot_be_announced(power: str) -> None:
    t = position(dict(powers=[power]), POOR, POOR, marked="extortion", agenda=FAVOR_PHASE)
    assert texts(t, 0) == announced(*(favor for favor in FAVORS if favor not in (power, "extortion")))
    assert t.why(0, f"announce {power}")[0] == "PCL-FAVOR-03"


@clause("PCL-FAVOR-03")
def test_powers_of_others_forbid_nothing() -> None:
    t = position({}, dict(hand=[], powers=["hunt", "protection"]), dict(hand=[], powers=["hunt"]))
    assert texts(t, 0) == announced(*FAVORS)


@clause("PCL-FAVOR-03")
def test_powers_given_up_earlier_in_the_turn_can_be_announced_again() -> None:
    t = position(dict(powers=["hunt", "protection", "enslavement"]), POOR, POOR)
    t.play(0, "place top demonic_discard")
    assert texts(t, 0) == announced(*FAVORS)


@clause("PCL-FAVOR-04", "PCL-SETUP-11")
def test_seven_favors_are_available_in_the_first_turn_of_the_game_and_six_in_the_next() -> None:
    t = petteia.new("pantacle", players=4, seed=1)
    first = t.pending[0]
    assert t.view(None)["table"]["marked"] is None
    assert texts(t, first) == announced(*FAVORS)
    t.play(first, "announce indoctrination")
    pass_all(t)
    t.play(first, t.options(first)[0])
    second = t.pending[0]
    assert second == (first + 1) % 4
    assert texts(t, second) == announced(*(favor for favor in FAVORS if favor != "indoctrination"))


@clause("PCL-FAVOR-05")
def test_the_tracker_moves_at_once_and_stays_when_the_favor_is_bribed() -> None:
    t = position(dict(hand=["matriarch_1"]), dict(hand=["oracle_1", "vagrant_1"]), POOR, marked="hunt")
    t.play(0, "announce recruitment")
    assert t.pending == [1]
    assert t.view(None)["table"]["marked"] == "recruitment"
    t.play(1, "bribe oracle_1 vagrant_1")
    assert t.view(None)["table"]["marked"] == "recruitment"
    t.play(0, "discard matriarch_1")
    assert t.view(None)["table"]["marked"] == "recruitment"
    assert t.why(1, "announce recruitment")[0] == "PCL-FAVOR-02"


@clause("PCL-FAVOR-06", "RUL-36")
def test_the_active_sorcerer_pays_no_blades() -> None:
    hand = ["oracle_1", "vagrant_1", "hound_1"]
    t = position(dict(hand=hand, resolve=2), POOR, POOR, marked="hunt")
    t.play(0, "announce recruitment")
    pass_all(t)
    mine = seat(t, 0)
    assert mine["adepts"] == 1
    assert mine["hand"] == hand
    assert mine["resolve"] == 2
    assert t.view(None)["table"]["discard"] == []


@clause("PCL-FAVOR-06")
def test_the_active_sorcerer_needs_no_blades() -> None:
    t = position(POOR, POOR, POOR)
    t.play(0, "announce hunt")
    pass_all(t)
    assert seat(t, 0)["powers"] == ["hunt"]


@clause("PCL-FAVOR-07", "PCL-GET-06")
def test_four_powers_do_not_forbid_announcing_the_one_you_lack() -> None:
    powers = ["bewitchment", "hunt", "enslavement", "demonic_discard"]
    t = position(dict(powers=powers, discs=["demonic_discard"], hand=["matriarch_1"]), POOR, POOR, agenda=FAVOR_PHASE)
    assert texts(t, 0) == announced("recruitment", "indoctrination", "extortion", "protection")
    t.play(0, "announce protection")
    pass_all(t)
    assert seat(t, 0)["powers"] == powers
    assert t.view(None)["table"]["marked"] == "protection"


@clause("PCL-FAVOR-08")
@pytest.mark.parametrize("marked", FAVORS)
def test_some_favor_can_always_be_announced(marked: str) -> None:
    me = dict(powers=POWER_FAVORS, discs=["two_adepts"], emptied=["lower_left"], curses=["closed_doors"])
    t = position(me, POOR, POOR, marked=marked, agenda=FAVOR_PHASE)
    left = [favor for favor in ("recruitment", "extortion") if favor != marked]
    assert texts(t, 0) == announced(*left)
    assert left
