"""Chapter 4.5: Protection."""

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

HAND = ["scholar_1", "scholar_2", "scholar_3"]
STARVED = dict(hand=[])


def cursed(*curses: str, powers: tuple[str, ...] = ("protection",), **more: object) -> dict:
    """A seat with Protection and these Curses, its `top` disc still at home."""
    places = ["extra_turn", "demonic_discard", "two_adepts"][: len(curses)]
    return dict(curses=list(curses), powers=list(powers), discs=places, hand=HAND,
                emptied=["upper_left", "lower_left", "lower_right"][: len(curses)]) | more  # fmt: skip


def face_down(t: petteia.Table, who: int) -> list[str]:
    return [card["curse"] for card in seat(t, who)["curses"] if card["face_down"]]


# Ready, and when


@clause("PCL-PROT-01", "PCL-PROT-02")
def test_without_the_token_there_is_no_window() -> None:
    t = position(cursed("denial", powers=("hunt",)), {}, {})
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-PROT-01", "PCL-PROT-06")
def test_with_a_card_face_down_there_is_no_window_for_another() -> None:
    t = position(cursed("denial", "moonblind", face_down="denial"), {}, {})
    assert t.view(0)["decision"] == "announce_favor"
    assert face_down(t, 0) == ["denial"]


@clause("PCL-PROT-02", "PCL-PROT-03")
def test_a_window_opens_right_after_taking_the_token() -> None:
    t = position(cursed("denial", "moonblind", powers=()), STARVED, STARVED)
    t.play(0, "announce protection")
    pass_all(t)
    assert seat(t, 0)["powers"] == ["protection"]
    assert t.view(0)["decision"] == "protection_flip"
    assert texts(t, 0) == ["flip denial", "flip moonblind", "decline"]
    t.play(0, "flip moonblind")
    assert face_down(t, 0) == ["moonblind"]
    assert happened(t, "protected", 2) == [dict(event="protected", seat=0, curse="moonblind")]
    assert t.view(0)["decision"] == "moon_discard"


@clause("PCL-PROT-02")
def test_a_window_opens_for_a_briber_of_protection_too() -> None:
    t = position(dict(hand=HAND), cursed("denial", powers=(), hand=["vagrant_1", "gravedigger_1"]), {})
    t.play(0, "announce protection")
    t.play(1, "bribe vagrant_1 gravedigger_1")
    assert (t.pending, t.view(1)["decision"]) == ([1], "protection_flip")
    t.play(1, "flip denial")
    assert face_down(t, 1) == ["denial"]
    assert t.pending == [0]


@clause("PCL-PROT-02")
def test_a_protection_that_is_not_taken_opens_no_window() -> None:
    t = position(dict(hand=HAND), cursed("denial", hand=["vagrant_1", "gravedigger_1"]), {})  # has the token already
    t.play(0, "announce protection")
    t.play(1, "bribe vagrant_1 gravedigger_1")
    assert (t.pending, t.view(0)["decision"]) == ([0], "moon_discard")


@clause("PCL-PROT-02", "RUL-24")
def test_a_window_opens_after_a_curse_is_kept_and_before_the_location_acts() -> None:
    t = position(dict(adepts=3, powers=["protection"]), {}, {}, curse_pile=["exhaustion_1"])
    t.play(0, "place lower_left two_influence")
    assert t.view(0)["decision"] == "protection_flip"
    assert seat(t, 0)["curses"] == [dict(curse="exhaustion_1", face_down=False, influence=3, adepts=0)]
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (0, 57)
    t.play(0, "flip exhaustion_1")
    assert seat(t, 0)["curses"] == [dict(curse="exhaustion_1", face_down=True, influence=3, adepts=0)]
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (2, 55)


@clause("PCL-PROT-02")
def test_the_window_after_a_new_curse_may_be_used_on_an_old_one() -> None:
    t = position(cursed("denial", adepts=3), {}, {}, curse_pile=["moonblind"])
    t.play(0, "decline")  # at the start of the turn
    t.play(0, "place lower_left two_influence")
    assert texts(t, 0) == ["flip denial", "flip moonblind", "decline"]
    t.play(0, "flip denial")
    assert face_down(t, 0) == ["denial"]


@clause("PCL-PROT-02")
def test_a_window_opens_at_the_start_of_each_of_ones_own_turns_only() -> None:
    t = position({}, cursed("denial"), {}, active=0)
    assert t.view(0)["decision"] == "announce_favor"
    t.play(0, "announce hunt")
    pass_all(t)
    t.play(0, t.options(0)[0])
    assert (t.pending, t.view(1)["decision"]) == ([1], "protection_flip")
    t.play(1, "decline")
    t.play(1, "announce extortion")
    pass_all(t)
    t.play(1, "discard scholar_1")
    assert (t.pending, t.view(2)["decision"]) == ([2], "announce_favor")


@clause("PCL-PROT-02", "RUL-24")
def test_without_a_curse_the_token_waits() -> None:
    t = position(dict(hand=HAND), dict(STARVED, turns=0), dict(STARVED, turns=0))
    t.play(0, "announce protection")
    pass_all(t)
    assert t.view(0)["decision"] == "moon_discard"
    t = position(dict(powers=["protection"], adepts=3), {}, {}, curse_pile=["denial"])
    assert t.view(0)["decision"] == "place_disc"  # no window at the start of the turn
    t.play(0, "place lower_left two_influence")
    assert t.view(0)["decision"] == "protection_flip"


@clause("PCL-PROT-03", "RUL-24")
def test_a_window_may_be_declined_and_comes_again() -> None:
    t = position(cursed("denial"), STARVED, STARVED, extra_turn=True)
    t.play(0, "decline")
    assert face_down(t, 0) == []
    t.play(0, "announce hunt")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert texts(t, 0) == ["flip denial", "decline"]


@clause("PCL-PROT-03")
def test_only_an_own_face_up_curse_can_be_turned() -> None:
    t = position(cursed("denial"), cursed("moonblind", hand=[]), {})
    assert texts(t, 0) == ["flip denial", "decline"]
    assert t.why(0, "flip moonblind")[0] == "PCL-PROT-03"


# Face down


@clause("PCL-PROT-04")
def test_a_face_down_curse_has_no_effect() -> None:
    t = position(cursed("heavy_tithe", influence=3, face_down="heavy_tithe"), STARVED, STARVED)
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (0, 1)
    t = position(cursed("closed_doors", face_down="closed_doors"), STARVED, STARVED)
    assert "announce indoctrination" in texts(t, 0)


@clause("PCL-PROT-04")
def test_it_has_no_effect_from_the_moment_it_is_turned() -> None:
    t = position(cursed("heavy_tithe", influence=3), STARVED, STARVED)
    t.play(0, "flip heavy_tithe")
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (0, 1)
    t = position(cursed("heavy_tithe", influence=3), STARVED, STARVED)
    t.play(0, "decline")
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (3, 0)


@clause("PCL-PROT-05")
def test_a_face_down_exhaustion_keeps_its_resources_and_its_owner_gains_normally() -> None:
    t = position(cursed("exhaustion_9", influence=3, adepts=2, face_down="exhaustion_9"), STARVED, STARVED)
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (0, 0)  # bought the third Adept, gave up three
    t.play(0, "place top two_influence")
    assert seat(t, 0)["influence"] == 2
    assert seat(t, 0)["curses"] == [dict(curse="exhaustion_9", face_down=True, influence=3, adepts=1)]
    assert reserve(t) == dict(influence=55, adepts=24)


@clause("PCL-PROT-06", "RUL-24")
def test_a_face_down_curse_cannot_be_exchanged_or_turned_up() -> None:
    t = position(cursed("denial", "moonblind"), STARVED, STARVED, extra_turn=True)
    t.play(0, "flip denial")
    t.play(0, "announce hunt")
    pass_all(t)
    t.play(0, "discard scholar_1")  # the extra turn starts
    assert t.view(0)["decision"] == "announce_favor"
    assert face_down(t, 0) == ["denial"]


@clause("PCL-PROT-06")
def test_a_new_curse_opens_no_window_while_another_is_face_down() -> None:
    t = position(cursed("denial", adepts=3, face_down="denial"), {}, {}, curse_pile=["moonblind"])
    t.play(0, "place lower_left two_influence")
    assert t.view(0)["decision"] == "announce_favor"
    assert face_down(t, 0) == ["denial"]


# Losing it


@clause("PCL-PROT-07", "RUL-25")
def test_when_the_token_is_sacrificed_the_curse_acts_on_that_very_placement() -> None:
    t = position(cursed("exhaustion_3", powers=("hunt", "protection", "enslavement"), face_down="exhaustion_3"), {}, {})
    assert happened(t, "unveiled") == [dict(event="unveiled", seat=0, curse="exhaustion_3")]
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["curses"] == [dict(curse="exhaustion_3", face_down=False, influence=4, adepts=0)]
    t.play(0, "place top two_influence")
    assert seat(t, 0)["influence"] == 0
    assert seat(t, 0)["curses"] == [dict(curse="exhaustion_3", face_down=False, influence=2, adepts=0)]


@clause("PCL-PROT-07")
def test_the_curse_turned_up_acts_on_the_rest_of_the_turn() -> None:
    t = position(cursed("closed_doors", powers=("hunt", "protection", "enslavement"), face_down="closed_doors"), {}, {})
    t.play(0, "place top two_influence")
    assert "announce indoctrination" not in texts(t, 0)
    assert t.why(0, "announce indoctrination")[0] == "PCL-CARD-14"


@clause("PCL-PROT-07", "PCL-SACP-04")
def test_protection_that_moves_from_slot_4_to_slot_1_has_not_left() -> None:
    t = position(
        cursed("exhaustion_3", powers=("hunt", "bewitchment", "enslavement", "protection"), face_down="exhaustion_3"),
        {}, {},
    )  # fmt: skip
    t.play(0, "decline")  # Bewitchment
    assert (seat(t, 0)["powers"], face_down(t, 0)) == (["protection"], ["exhaustion_3"])
    t.play(0, "place top two_influence")
    assert seat(t, 0)["influence"] == 2


@clause("PCL-PROT-07")
def test_narrow_altar_takes_protection_from_slot_4_and_the_curse_turns_up() -> None:
    t = position(
        cursed("divided_devotion", "exhaustion_3", powers=("hunt", "bewitchment", "enslavement", "protection"),
               adepts=3, face_down="exhaustion_3"),
        {}, {}, curse_pile=["narrow_altar"],
    )  # fmt: skip
    for move in ("decline", "sacrifice adepts", "place upper_right two_influence"):
        t.play(0, move)
    assert seat(t, 0)["powers"] == ["hunt", "bewitchment", "enslavement"]
    assert face_down(t, 0) == []
    assert seat(t, 0)["influence"] == 0  # the location's 2 cubes and Hunt's are taken off the card
    assert seat(t, 0)["curses"][1] == dict(curse="exhaustion_3", face_down=False, influence=4 - 3, adepts=0)


@clause("PCL-PROT-07", "RUL-24")
def test_taking_the_token_again_opens_a_window_again() -> None:
    t = position(cursed("denial", powers=("hunt", "protection", "enslavement"), face_down="denial"), STARVED, STARVED)
    t.play(0, "place top two_influence")
    t.play(0, "announce protection")
    pass_all(t)
    assert texts(t, 0) == ["flip denial", "decline"]


@clause("RUL-35")
@pytest.mark.parametrize(("influence", "left"), [(0, 0), (2, 1)])
def test_blood_price_turned_up_by_the_sacrifice_of_protection_applies_to_it(influence: int, left: int) -> None:
    t = position(
        cursed("blood_price", powers=("hunt", "protection", "enslavement"), face_down="blood_price",
               influence=influence),
        {}, {},
    )  # fmt: skip
    assert t.view(0)["decision"] == "place_disc"
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (left, 60 - left)
    assert len(happened(t, "bled")) == influence - left
