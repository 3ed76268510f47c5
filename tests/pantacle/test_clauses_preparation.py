"""Chapter 4.2: phase A, Preparation."""

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

HAND = ["scholar_1", "scholar_2", "scholar_3"]
THREE = ["bewitchment", "hunt", "enslavement"]
DISCS = ["two_adepts", "two_influence", "extra_turn", "demonic_discard", "triple_influence"]


def told(t: petteia.Table) -> list[str]:
    return [event["event"] for event in t.events(None)]


# In general


@clause("PCL-PREP-01", "RUL-30")
def test_the_look_then_influence_then_powers_then_adepts() -> None:
    t = position(dict(influence=2, adepts=2, powers=THREE, hand=HAND), {}, {})
    assert t.view(0)["decision"] == "bewitchment_target"
    assert (seat(t, 0)["influence"], seat(t, 0)["powers"]) == (2, THREE)
    t.play(0, "look 1")
    assert told(t) == ["turn", "looked", "bought", "gained-adepts", "gave-up-powers"]
    t.play(0, "place top two_influence")
    assert told(t)[5:] == ["placed", "gained-influence", "gave-up-adepts"]
    t.play(0, "place upper_left extra_turn")
    t.play(0, "stop")
    assert t.view(0)["decision"] == "announce_favor"


@clause("RUL-30")
def test_bewitchment_looks_though_it_is_given_up_in_the_same_preparation() -> None:
    t = position(dict(powers=THREE), dict(hand=["oracle_1", "hound_2"]), {})
    t.play(0, "look 1")
    assert happened(t, "looked", 0) == [dict(event="looked", seat=0, whose=1, blades=["oracle_1", "hound_2"])]
    assert seat(t, 0)["powers"] == []


@clause("PCL-PREP-02")
def test_only_one_adept_is_bought_however_much_influence_there_is() -> None:
    t = position(dict(influence=20), {}, {})
    assert t.view(0)["decision"] == "announce_favor"
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (18, 1)


@clause("PCL-PREP-02")
def test_only_one_sacrifice_of_adepts_is_made_however_many_there_are() -> None:
    t = position(dict(adepts=9), {}, {})
    t.play(0, "place top extra_turn")
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["adepts"] == 6


@clause("PCL-PREP-02")
def test_adepts_won_by_a_sacrifice_of_adepts_do_not_make_another() -> None:
    t = position(dict(adepts=4), {}, {})
    t.play(0, "place top two_adepts")
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["adepts"] == 3


@clause("PCL-PREP-02", "PCL-PREP-05")
def test_the_second_sacrifice_comes_in_the_next_turn() -> None:
    t = position(dict(adepts=6, hand=HAND), {}, {})
    t.play(0, "place top extra_turn")
    t.play(0, "announce hunt")
    pass_all(t)
    assert seat(t, 0)["adepts"] == 3
    t.play(0, "discard scholar_1")
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["adepts"] == 0


@clause("PCL-PREP-03")
def test_nothing_of_preparation_can_be_declined() -> None:
    t = position(dict(influence=3, adepts=3, powers=["hunt", "protection", "enslavement"]), {}, {})
    assert t.view(0)["decision"] == "place_disc"  # nobody was asked whether to buy or to sacrifice
    assert (seat(t, 0)["influence"], seat(t, 0)["powers"]) == (1, [])
    assert all(text.startswith("place ") for text in texts(t, 0))
    t.play(0, "place top extra_turn")
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["adepts"] == 1
    with pytest.raises(petteia.IllegalMove):
        t.play(0, "decline")


@clause("PCL-PREP-03")
def test_a_purchase_is_mandatory_even_if_exhaustion_swallows_the_adept() -> None:
    t = position(dict(influence=3, discs=["extra_turn"], emptied=["upper_left"], curses=["exhaustion_7"]), {}, {})
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (0, 0)
    assert seat(t, 0)["curses"][0]["adepts"] == 1


@clause("PCL-PREP-04")
def test_a_bought_adept_counts_for_the_sacrifice_of_adepts() -> None:
    t = position(dict(influence=2, adepts=2), {}, {})
    assert t.view(0)["decision"] == "place_disc"
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (0, 0)


@clause("PCL-PREP-04")
def test_adepts_won_by_a_sacrifice_of_powers_count_for_the_sacrifice_of_adepts() -> None:
    t = position(dict(adepts=1, powers=["hunt", "protection", "enslavement"]), {}, {})
    t.play(0, "place top two_adepts")
    assert t.view(0)["decision"] == "place_disc"
    assert happened(t, "gave-up-adepts") == [dict(event="gave-up-adepts", seat=0, amount=3)]


@clause("PCL-PREP-04")
def test_influence_won_by_a_sacrifice_comes_too_late_for_the_influence_action() -> None:
    t = position(dict(influence=1, powers=["hunt", "protection", "enslavement"]), {}, {})
    t.play(0, "place top triple_influence")
    assert t.view(0)["decision"] == "announce_favor"
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (4, 0)


@clause("PCL-PREP-04", "PCL-SACA-01")
def test_the_last_disc_placed_for_powers_leaves_none_for_the_adepts() -> None:
    t = position(
        dict(adepts=3, powers=["hunt", "protection", "enslavement"], discs=DISCS[:4], emptied=[
            "upper_right", "lower_right", "lower_left", "upper_left"]),
        {}, {},
    )  # fmt: skip
    assert texts(t, 0) == ["place top triple_influence"]
    t.play(0, "place top triple_influence")
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["adepts"] == 3


@clause("PCL-PREP-05")
def test_what_is_not_spent_stays() -> None:
    t = position(dict(influence=6, adepts=1, powers=["hunt", "enslavement"], discs=DISCS[:2]), {}, {})
    assert t.view(0)["decision"] == "announce_favor"
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (2, 2)
    assert seat(t, 0)["powers"] == ["hunt", "enslavement"]


# Influence action


@clause("PCL-INFL-01")
@pytest.mark.parametrize("discs", range(6))
def test_an_adept_costs_two_and_one_more_for_each_own_disc(discs: int) -> None:
    t = position(dict(influence=10, discs=DISCS[:discs]), dict(discs=DISCS[:3]), {})
    assert happened(t, "bought") == [dict(event="bought", seat=0, cost=discs + 2)]
    assert seat(t, 0)["influence"] == 8 - discs


@clause("PCL-INFL-02")
def test_exactly_the_cost_is_enough_and_one_less_is_not() -> None:
    assert seat(position(dict(influence=4, discs=DISCS[:2]), {}, {}), 0)["influence"] == 0
    t = position(dict(influence=3, discs=DISCS[:2]), {}, {})
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"], told(t)) == (3, 0, ["turn"])


@clause("PCL-INFL-02", "RUL-14")
def test_no_adept_in_the_reserve_no_purchase_and_nothing_paid() -> None:
    t = position(dict(influence=9), dict(adepts=25), {})
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (9, 0)
    assert reserve(t) == dict(influence=51, adepts=0)


@clause("PCL-INFL-02")
def test_the_last_adept_of_the_reserve_can_be_bought() -> None:
    t = position(dict(influence=9), dict(adepts=24), {})
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"], reserve(t)["adepts"]) == (7, 1, 0)


@clause("PCL-INFL-02", "RUL-14", "PCL-GAIN-03")
def test_an_exhaustion_card_with_an_adept_makes_the_purchase_possible() -> None:
    t = position(
        dict(influence=9, discs=["extra_turn"], emptied=["upper_left"], curses=["exhaustion_7"]), dict(adepts=23), {}
    )
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (6, 0)
    assert reserve(t) == dict(influence=54, adepts=1)
    assert seat(t, 0)["curses"][0]["adepts"] == 1


@clause("PCL-INFL-02")
@pytest.mark.parametrize(
    ("curse", "on", "more"),
    [
        ("exhaustion_1", (3, 0), {}),  # holds no Adept
        ("exhaustion_7", (0, 2), dict(powers=["protection"], face_down="exhaustion_7")),  # not face up
    ],
)
def test_only_a_face_up_card_that_holds_an_adept_helps_against_an_empty_reserve(
    curse: str, on: tuple[int, int], more: dict
) -> None:
    t = position(
        dict(influence=9, discs=["extra_turn"], emptied=["upper_left"], curses=[curse], **more),
        dict(adepts=25 - on[1]), {},
    )  # fmt: skip
    assert (seat(t, 0)["influence"], happened(t, "bought")) == (9, [])


@clause("PCL-INFL-02")
def test_an_adept_on_somebody_elses_card_does_not_help() -> None:
    t = position(
        dict(influence=9), dict(adepts=23, discs=["extra_turn"], emptied=["upper_left"], curses=["exhaustion_7"]), {}
    )
    assert seat(t, 0)["influence"] == 9


@clause("PCL-INFL-03", "PCL-INFL-04")
def test_the_cost_goes_to_the_reserve_and_an_adept_comes_from_it() -> None:
    t = position(dict(influence=9, discs=DISCS[:2]), dict(influence=5, adepts=2), {})
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (5, 60 - 5 - 5)
    assert (seat(t, 0)["adepts"], reserve(t)["adepts"]) == (1, 25 - 2 - 1)


@clause("PCL-INFL-04", "RUL-28")
def test_a_bought_adept_is_a_gain_that_exhaustion_takes() -> None:
    t = position(dict(influence=4, discs=["extra_turn"], emptied=["upper_left"], curses=["exhaustion_5"]), {}, {})
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (1, 0)
    assert seat(t, 0)["curses"] == []
    assert reserve(t) == dict(influence=59, adepts=25)


# Sacrifice of Powers


@clause("PCL-SACP-01")
def test_two_powers_are_not_enough_for_a_sacrifice() -> None:
    t = position(dict(powers=["hunt", "enslavement"]), {}, {})
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["powers"] == ["hunt", "enslavement"]


@clause("PCL-SACP-01", "PCL-SACP-06")
def test_three_powers_are_given_up_for_a_disc() -> None:
    t = position(dict(powers=["hunt", "protection", "enslavement"]), {}, {})
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["powers"] == []
    t.play(0, "place top two_influence")
    assert seat(t, 0)["discs"] == ["two_influence"]
    assert "top" not in seat(t, 0)["pentagram"]
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-SACP-01", "RUL-13")
def test_without_a_disc_on_the_sanctuary_powers_are_kept() -> None:
    powers = ["hunt", "enslavement", "protection", "demonic_discard"]
    t = position(dict(powers=powers, discs=DISCS), {}, {})
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["powers"] == powers


@clause("PCL-SACP-02", "PCL-SACP-04", "RUL-11")
@pytest.mark.parametrize(
    "powers",
    [
        ["hunt", "bewitchment", "enslavement", "protection"],
        ["protection", "demonic_discard", "enslavement", "hunt"],
        ["enslavement", "protection", "hunt", "demonic_discard"],
    ],
)
def test_slots_1_to_3_are_given_up_and_slot_4_becomes_slot_1_before_the_disc(powers: list[str]) -> None:
    t = position(dict(powers=powers, discs=["demonic_discard"]), {}, {})
    if "bewitchment" in powers:
        t.play(0, "decline")
    assert happened(t, "gave-up-powers") == [
        dict(event="gave-up-powers", seat=0, first=powers[0], second=powers[1], third=powers[2])
    ]
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["powers"] == [powers[3]]


@clause("PCL-SACP-04", "RUL-11")
def test_a_token_taken_by_the_placement_comes_after_the_one_that_moved() -> None:
    t = position(dict(powers=["hunt", "protection", "bewitchment", "enslavement"]), {}, {})
    t.play(0, "decline")
    t.play(0, "place top demonic_discard")
    assert seat(t, 0)["powers"] == ["enslavement", "demonic_discard"]


@clause("PCL-SACP-03")
def test_given_up_powers_can_be_taken_again() -> None:
    t = position(dict(powers=["hunt", "protection", "enslavement"], hand=HAND), {}, {})
    t.play(0, "place top extra_turn")
    assert {"announce hunt", "announce protection", "announce enslavement"} < set(texts(t, 0))
    t.play(0, "announce protection")
    pass_all(t)
    assert seat(t, 0)["powers"] == ["protection"]


@clause("PCL-SACP-03")
def test_a_given_up_demonic_discard_cannot_be_taken_again() -> None:
    t = position(dict(powers=["hunt", "demonic_discard", "enslavement"], discs=["demonic_discard"]), {}, {})
    assert not any(text.endswith("demonic_discard") for text in texts(t, 0))


@clause("PCL-SACP-05")
def test_hunt_given_up_adds_nothing_to_the_placement() -> None:
    t = position(dict(powers=["hunt", "protection", "enslavement"]), {}, {})
    t.play(0, "place top two_influence")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (2, 58)


@clause("PCL-SACP-05")
def test_enslavement_given_up_does_not_count_for_the_refill() -> None:
    t = position(dict(powers=["hunt", "protection", "enslavement"], hand=HAND), {}, {})
    assert seat(t, 0)["hand_target"] == 3
    t.play(0, "place top two_influence")
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert len(seat(t, 0)["hand"]) == 3


@clause("PCL-SACP-05")
def test_hunt_in_slot_4_goes_on_acting() -> None:
    t = position(dict(powers=["bewitchment", "protection", "enslavement", "hunt"]), {}, {})
    t.play(0, "decline")
    t.play(0, "place top two_influence")
    assert seat(t, 0)["influence"] == 3


# Sacrifice of Adepts


@clause("PCL-SACA-01")
def test_two_adepts_are_not_enough_for_a_sacrifice() -> None:
    t = position(dict(adepts=2), {}, {})
    assert (t.view(0)["decision"], seat(t, 0)["adepts"]) == ("announce_favor", 2)


@clause("PCL-SACA-01", "RUL-13")
def test_without_a_disc_on_the_sanctuary_adepts_are_kept() -> None:
    t = position(dict(adepts=7, discs=DISCS), {}, {})
    assert (t.view(0)["decision"], seat(t, 0)["adepts"]) == ("announce_favor", 7)


@clause("PCL-SACA-01", "PCL-SACA-02", "PCL-SACA-03")
@pytest.mark.parametrize("adepts", [3, 4, 5, 8])
def test_three_adepts_return_to_the_reserve_for_a_disc_and_the_others_stay(adepts: int) -> None:
    t = position(dict(adepts=adepts), dict(adepts=4), {})
    assert t.view(0)["decision"] == "place_disc"
    assert (seat(t, 0)["adepts"], reserve(t)["adepts"]) == (adepts - 3, 25 - 4 - adepts + 3)
    t.play(0, "place top two_influence")
    assert (seat(t, 0)["discs"], len(seat(t, 0)["pentagram"])) == (["two_influence"], 4)
    assert t.view(0)["decision"] == "announce_favor"
