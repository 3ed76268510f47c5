"""The end of the game."""

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

Seat = dict[str, Any]
POOR: Seat = dict(hand=[])  # somebody who cannot bribe
EVERYWHERE = ["triple_influence", "two_adepts", "two_influence", "demonic_discard", "extra_turn"]
READY = dict(discs=EVERYWHERE)  # one more Favor wins
HUNTERS = ["alchemist_1", "executioner_1"]


def announce(t: petteia.Table, favor: str, who: int = 0) -> None:
    t.play(who, f"announce {favor}")
    pass_all(t)


def won(t: petteia.Table, winner: int) -> bool:
    return t.over and t.view(None)["table"]["winner"] == winner


@clause("PCL-WIN-01")
@pytest.mark.parametrize(
    "favor", ["recruitment", "indoctrination", "extortion", "bewitchment", "hunt", "protection", "enslavement"]
)
def test_a_favor_obtained_with_five_discs_on_the_pantacle_wins_at_once(favor: str) -> None:
    t = position(READY | dict(hand=["matriarch_1", "matriarch_3", "matriarch_5"]), POOR, POOR, extra_turn=True)
    announce(t, favor)
    assert won(t, 0)
    assert t.scores == [1, 0, 0]
    assert t.ranking[0] == [0]
    assert t.pending == []
    assert happened(t, "won") == [{"event": "won", "seat": 0, "favor": favor}]


@clause("PCL-WIN-01")
def test_no_further_phase_is_played() -> None:
    t = position(READY | dict(hand=["matriarch_1"]), POOR, POOR)
    announce(t, "recruitment")
    assert happened(t, "discarded") == happened(t, "drew") == []
    assert seat(t, 0)["hand"] == ["matriarch_1"]
    assert seat(t, 0)["influence"] == 0
    for someone in range(3):
        assert texts(t, someone) == []
        with pytest.raises(petteia.IllegalMove):
            t.play(someone, "announce hunt")


@clause("PCL-WIN-01")
@pytest.mark.parametrize("discs", range(5))
def test_a_favor_obtained_with_fewer_discs_does_not_win(discs: int) -> None:
    t = position(dict(discs=EVERYWHERE[:discs], hand=["matriarch_1"]), POOR, POOR)
    announce(t, "recruitment")
    assert not t.over
    assert t.ranking == []
    assert t.scores == [0, 0, 0]


@clause("PCL-WIN-01")
def test_the_discs_of_others_do_not_count() -> None:
    t = position(dict(hand=["matriarch_1"]), READY | POOR, READY | POOR)
    announce(t, "recruitment")
    assert not t.over


@clause("PCL-WIN-02")
def test_a_bribed_favor_wins_alike() -> None:
    t = position(dict(hand=["matriarch_1"]), POOR, READY | dict(hand=HUNTERS))
    t.play(0, "announce hunt")
    t.play(1, "pass")
    t.play(2, "bribe alchemist_1 executioner_1")
    assert won(t, 2)
    assert t.scores == [0, 0, 1]
    assert seat(t, 0)["hand"] == ["matriarch_1"]


def fifth_disc(location: str = "two_influence", **more: Any) -> Seat:
    """Somebody who is about to place the fifth disc, on this location."""
    rest = [one for one in EVERYWHERE if one != location]
    emptied = ["upper_right", "lower_right", "lower_left", "upper_left"]
    return dict(discs=rest, emptied=emptied, adepts=3, hand=["matriarch_1"]) | more


@clause("PCL-WIN-03")
def test_the_fifth_disc_alone_does_not_win() -> None:
    t = position(fifth_disc(), dict(hand=HUNTERS), POOR)
    t.play(0, "place top two_influence")
    assert not t.over
    t.play(0, "announce hunt")
    t.play(1, "bribe alchemist_1 executioner_1")
    t.play(0, "discard matriarch_1")
    assert not t.over


@clause("PCL-WIN-03")
def test_a_favor_obtained_after_the_fifth_disc_in_the_same_turn_wins() -> None:
    t = position(fifth_disc(), POOR, POOR)
    t.play(0, "place top two_influence")
    announce(t, "hunt")
    assert won(t, 0)


@clause("PCL-WIN-04", "RUL-17", "PCL-CARD-01")
def test_the_adept_of_the_last_favor_is_there_when_the_win_is_checked() -> None:
    t = position(READY | dict(curses=["final_gathering"]), POOR, POOR)
    announce(t, "recruitment")
    assert won(t, 0)


@clause("PCL-WIN-04", "RUL-17", "PCL-CARD-01")
def test_the_win_is_checked_after_the_protection_window() -> None:
    t = position(READY | dict(curses=["final_gathering"], hand=["matriarch_1"]), POOR, POOR)
    announce(t, "protection")
    assert not t.over
    other = t.copy()
    t.play(0, "flip final_gathering")
    assert won(t, 0)
    other.play(0, "decline")
    assert not other.over
    assert other.view(0)["decision"] == "moon_discard"


@clause("PCL-WIN-04", "RUL-17", "PCL-CARD-16")
def test_a_bribed_protection_can_undo_lonely_triumph_before_the_win_is_checked() -> None:
    t = position(
        dict(hand=["matriarch_1"]),
        READY | dict(curses=["lonely_triumph"], hand=["vagrant_1", "gravedigger_1"]),
        POOR,
    )
    t.play(0, "announce protection")
    t.play(1, "bribe vagrant_1 gravedigger_1")
    assert t.pending == [1]
    t.play(1, "flip lonely_triumph")
    assert won(t, 1)


@clause("PCL-WIN-04", "PCL-EXH-05")
def test_the_win_waits_until_the_benefit_is_worked_out() -> None:
    t = position(READY | dict(curses=["exhaustion_5", "exhaustion_7"]), POOR, POOR)
    announce(t, "recruitment")
    assert not t.over
    t.play(0, "relieve exhaustion_5")
    assert won(t, 0)
    assert [event["event"] for event in t.events(None)][-3:] == ["relieved-adept", "curse-gone", "won"]


@clause("PCL-WIN-05", "RUL-16")
def test_a_bribed_favor_wins_though_the_token_is_already_held() -> None:
    t = position(dict(hand=["matriarch_1"]), READY | dict(hand=HUNTERS, powers=["hunt"]), POOR)
    t.play(0, "announce hunt")
    t.play(1, "bribe alchemist_1 executioner_1")
    assert won(t, 1)
    assert seat(t, 1)["powers"] == ["hunt"]


@clause("PCL-WIN-05", "RUL-16")
def test_a_favor_wins_though_there_is_no_free_slot() -> None:
    powers = ["enslavement", "hunt", "protection", "demonic_discard"]
    t = position(READY | dict(powers=powers), POOR, POOR)
    announce(t, "bewitchment")
    assert won(t, 0)
    assert seat(t, 0)["powers"] == powers


@clause("PCL-WIN-05", "RUL-16")
def test_a_favor_wins_though_the_reserve_is_empty() -> None:
    t = position(READY, dict(hand=[], adepts=25), POOR)
    announce(t, "indoctrination")
    assert won(t, 0)
    assert seat(t, 0)["adepts"] == 0


@clause("PCL-WIN-05", "RUL-16")
def test_a_favor_wins_though_there_is_nothing_to_steal() -> None:
    t = position(READY, POOR, POOR)
    announce(t, "extortion")
    assert won(t, 0)
    assert seat(t, 0)["influence"] == 0


@clause("PCL-WIN-05", "RUL-16")
def test_a_favor_wins_though_everything_is_redirected() -> None:
    t = position(READY | dict(curses=["exhaustion_7"]), POOR, POOR)
    announce(t, "indoctrination")
    assert won(t, 0)
    assert seat(t, 0)["adepts"] == 0
    assert reserve(t)["adepts"] == 25


@clause("PCL-WIN-06")
@pytest.mark.parametrize("location", EVERYWHERE)
def test_the_location_of_the_fifth_disc_is_no_favor(location: str) -> None:
    t = position(fifth_disc(location), POOR, POOR)
    t.play(0, f"place top {location}")
    assert seat(t, 0)["pentagram"] == []
    assert not t.over
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-WIN-07", "PCL-CARD-01")
def test_if_a_curse_forbids_the_win_the_game_goes_on_until_another_favor() -> None:
    t = position(
        READY | dict(curses=["final_gathering"], hand=["matriarch_3", "oracle_1", "vagrant_1"]),
        dict(hand=["matriarch_5"]),
        POOR,
    )
    announce(t, "enslavement")
    assert not t.over
    assert happened(t, "denied") == [{"event": "denied", "seat": 0, "curse": "final_gathering"}]
    t.play(0, "discard matriarch_3")
    t.play(1, "announce recruitment")
    t.play(2, "pass")
    t.play(0, "bribe oracle_1 vagrant_1")
    assert won(t, 0)


@clause("PCL-WIN-07")
def test_meeting_the_condition_later_does_not_win_without_another_favor() -> None:
    """Seat 0 buys the missing Adept in the extra turn: nothing is won before the Favor."""
    me = READY | dict(curses=["final_gathering"], hand=["matriarch_3"], influence=6)
    t = position(me, dict(hand=[], influence=1), POOR, extra_turn=True)
    announce(t, "extortion")
    t.play(0, "discard matriarch_3")
    assert seat(t, 0)["adepts"] == 1
    assert not t.over
    announce(t, "hunt")
    assert won(t, 0)


@clause("PCL-WIN-08")
def test_an_active_sorcerer_with_five_discs_whose_favor_is_bribed_does_not_win() -> None:
    t = position(READY | dict(hand=["matriarch_1"]), dict(hand=HUNTERS), POOR)
    t.play(0, "announce hunt")
    t.play(1, "bribe alchemist_1 executioner_1")
    assert not t.over
    t.play(0, "discard matriarch_1")
    assert t.pending == [1]
    assert t.view(None)["table"]["winner"] is None


@clause("PCL-WIN-09")
def test_there_is_one_winner_though_several_are_ready() -> None:
    t = position(READY | dict(hand=["matriarch_1"]), READY | dict(hand=HUNTERS), READY | POOR)
    t.play(0, "announce hunt")
    t.play(1, "bribe alchemist_1 executioner_1")
    assert won(t, 1)
    assert t.scores == [0, 1, 0]
    assert t.ranking == [[1], [0, 2]]
    assert len(happened(t, "won")) == 1


@clause("RUL-40")
def test_there_is_no_last_turn() -> None:
    t = position(*[dict(hand=[], turns=5000) for _ in range(3)])
    announce(t, "hunt")
    assert t.pending == [1]
    assert not t.over
