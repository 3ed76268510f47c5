"""The nine Exhaustion cards: what each holds, and how it is worked off."""

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

Seat = dict[str, Any]
POOR: Seat = dict(hand=[])  # somebody who cannot bribe
CARDS = [
    pytest.param("exhaustion_1", 3, 0, marks=clause("PCL-CARD-19")),
    pytest.param("exhaustion_2", 3, 0, marks=clause("PCL-CARD-20")),
    pytest.param("exhaustion_3", 4, 0, marks=clause("PCL-CARD-21")),
    pytest.param("exhaustion_4", 5, 0, marks=clause("PCL-CARD-22")),
    pytest.param("exhaustion_5", 0, 1, marks=clause("PCL-CARD-23")),
    pytest.param("exhaustion_6", 0, 1, marks=clause("PCL-CARD-24")),
    pytest.param("exhaustion_7", 0, 2, marks=clause("PCL-CARD-25")),
    pytest.param("exhaustion_8", 2, 1, marks=clause("PCL-CARD-26")),
    pytest.param("exhaustion_9", 3, 1, marks=clause("PCL-CARD-27")),
]
GAINS = [  # 6 Influence, then 2 Adepts
    {"frame": "AnnounceFavor", "seat": 0},
    {"frame": "LocationEffect", "seat": 0, "location": "two_adepts"},
    {"frame": "LocationEffect", "seat": 0, "location": "triple_influence"},
]


def exhausted(*curses: str, **more: Any) -> Seat:
    """Somebody with these cards, and two discs on the Pantacle."""
    points = ["upper_right", "lower_right"]
    return (
        dict(hand=["matriarch_1"], curses=list(curses), discs=["triple_influence", "two_adepts"], emptied=points) | more
    )


def held(t: petteia.Table, who: int = 0) -> dict[str, tuple[int, int]]:
    return {card["curse"]: (card["influence"], card["adepts"]) for card in seat(t, who)["curses"]}


def bottom(t: petteia.Table) -> str:
    """The lowest card of the Curse pile."""
    return t.dump()["state"]["curse_pile"][0]


@clause("PCL-EXH-01")
@pytest.mark.parametrize(("card", "influence", "adepts"), CARDS)
def test_the_card_is_filled_from_the_reserve(card: str, influence: int, adepts: int) -> None:
    t = position(dict(adepts=3), POOR, POOR, curse_pile=[card])
    t.play(0, "place upper_left extra_turn")
    assert held(t) == {card: (influence, adepts)}
    assert reserve(t) == {"influence": 60 - influence, "adepts": 25 - adepts}
    assert seat(t, 0)["influence"] == seat(t, 0)["adepts"] == 0
    assert happened(t, "filled") == [
        {"event": "filled", "seat": 0, "curse": card, "influence": influence, "adepts": adepts}
    ]


@clause("PCL-EXH-03", "PCL-EXH-06", "PCL-EXH-09")
@pytest.mark.parametrize(("card", "influence", "adepts"), CARDS)
def test_gains_clear_the_card_first_and_it_goes_under_the_curse_pile(card: str, influence: int, adepts: int) -> None:
    t = position(exhausted(card), POOR, POOR, agenda=GAINS)
    assert seat(t, 0)["influence"] == 6 - influence
    assert seat(t, 0)["adepts"] == 2 - adepts
    assert seat(t, 0)["curses"] == []
    assert reserve(t) == {"influence": 54 + influence, "adepts": 23 + adepts}
    assert bottom(t) == card
    assert len(happened(t, "relieved-influence")) == influence
    assert len(happened(t, "relieved-adept")) == adepts
    assert happened(t, "curse-gone") == [{"event": "curse-gone", "seat": 0, "curse": card}]


@clause("PCL-PROT-04", "PCL-PROT-05")
@pytest.mark.parametrize(("card", "influence", "adepts"), CARDS)
def test_face_down_the_card_keeps_what_it_holds_and_takes_nothing(card: str, influence: int, adepts: int) -> None:
    t = position(exhausted(card, powers=["protection"], face_down=card), POOR, POOR, agenda=GAINS)
    assert seat(t, 0)["influence"] == 6
    assert seat(t, 0)["adepts"] == 2
    assert held(t) == {card: (influence, adepts)}
    assert reserve(t) == {"influence": 54 - influence, "adepts": 23 - adepts}


@clause("PCL-EXH-04", "PCL-CARD-26", "PCL-CARD-27")
@pytest.mark.parametrize("card", ["exhaustion_8", "exhaustion_9"])
def test_a_card_that_holds_both_stays_until_both_are_gone(card: str) -> None:
    t = position(exhausted(card), POOR, POOR)
    t.play(0, "announce indoctrination")
    pass_all(t)
    assert seat(t, 0)["adepts"] == 1
    assert held(t) == {card: (2 if card == "exhaustion_8" else 3, 0)}


@clause("PCL-EXH-04", "PCL-CARD-19", "PCL-CARD-23")
def test_like_is_taken_for_like() -> None:
    t = position(exhausted("exhaustion_1"), POOR, POOR)
    t.play(0, "announce recruitment")
    pass_all(t)
    assert seat(t, 0)["adepts"] == 1
    t.play(0, "discard matriarch_1")
    assert seat(t, 0)["influence"] == 0
    assert held(t) == {"exhaustion_1": (2, 0)}
    t = position(exhausted("exhaustion_5"), POOR, POOR)
    t.play(0, "announce enslavement")
    pass_all(t)
    t.play(0, "discard matriarch_1")
    assert seat(t, 0)["influence"] == 1
    assert held(t) == {"exhaustion_5": (0, 1)}


@clause("PCL-EXH-07")
def test_compensation_moon_and_hunt_bonus_are_taken_unit_by_unit() -> None:
    """Compensation 1 + 1, then the moon 1 + 1: the card's 3 cubes and 1 for seat 0."""
    t = position(exhausted("exhaustion_1", powers=["hunt"]), dict(hand=["oracle_1", "vagrant_1"]), POOR)
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert held(t) == {"exhaustion_1": (1, 0)}
    assert seat(t, 0)["influence"] == 0
    t.play(0, "discard matriarch_1")
    assert held(t) == {}
    assert seat(t, 0)["influence"] == 1
    assert reserve(t)["influence"] == 59


@clause("PCL-EXH-07", "PCL-EXH-08", "RUL-27")
def test_what_an_exhausted_sorcerer_extorts_goes_to_the_reserve() -> None:
    t = position(exhausted("exhaustion_8"), dict(hand=[], influence=1), dict(hand=[], influence=4), POOR)
    t.play(0, "announce extortion")
    pass_all(t)
    assert [seat(t, n)["influence"] for n in range(4)] == [0, 0, 3, 0]
    assert held(t) == {"exhaustion_8": (0, 1)}
    assert reserve(t)["influence"] == 57


@clause("PCL-EXH-05")
def test_between_two_cards_the_owner_chooses_for_each_unit() -> None:
    t = position(exhausted("exhaustion_5", "exhaustion_7"), POOR, POOR)
    t.play(0, "announce indoctrination")
    pass_all(t)
    assert set(texts(t, 0)) == {"relieve exhaustion_5", "relieve exhaustion_7"}
    t.play(0, "relieve exhaustion_7")
    assert held(t) == {"exhaustion_5": (0, 1), "exhaustion_7": (0, 1)}
    assert set(texts(t, 0)) == {"relieve exhaustion_5", "relieve exhaustion_7"}
    t.play(0, "relieve exhaustion_5")
    assert held(t) == {"exhaustion_7": (0, 1)}
    assert seat(t, 0)["adepts"] == 0
    assert bottom(t) == "exhaustion_5"


@clause("PCL-EXH-05")
def test_the_choice_belongs_to_the_one_who_gains() -> None:
    """The compensation of seat 0 is its own choice, before the benefit of seat 1."""
    t = position(exhausted("exhaustion_1", "exhaustion_4"), dict(hand=["oracle_1", "vagrant_1"]), POOR)
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert t.pending == [0]
    assert seat(t, 1)["adepts"] == 0
    t.play(0, "relieve exhaustion_4")
    assert held(t) == {"exhaustion_1": (3, 0), "exhaustion_4": (4, 0)}
    assert seat(t, 1)["adepts"] == 1


@clause("PCL-CURSE-08", "PCL-CARD-22")
def test_a_card_just_drawn_takes_from_the_location_of_the_same_disc() -> None:
    t = position(dict(adepts=3), POOR, POOR, curse_pile=["exhaustion_4"])
    t.play(0, "place upper_left triple_influence")
    assert seat(t, 0)["influence"] == 0
    assert held(t) == {"exhaustion_4": (2, 0)}
    assert reserve(t)["influence"] == 58


@clause("PCL-PROT-07", "PCL-CARD-19")
def test_given_up_protection_turns_the_card_up_before_the_location_gives() -> None:
    powers = ["protection", "bewitchment", "enslavement"]
    me = exhausted("exhaustion_1", powers=powers, face_down="exhaustion_1")
    t = position(me, POOR, POOR)
    t.play(0, "decline")
    t.play(0, "place top two_influence")
    assert seat(t, 0)["influence"] == 0
    assert held(t) == {"exhaustion_1": (1, 0)}
