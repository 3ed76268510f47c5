"""The Permanent Curses, one after the other."""

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

Seat = dict[str, Any]
POOR: Seat = dict(hand=[])  # somebody who cannot bribe
EVERYWHERE = ["triple_influence", "two_adepts", "two_influence", "demonic_discard", "extra_turn"]
POINTS = ["upper_right", "lower_right", "lower_left", "upper_left"]
WAXING, FULL, WANING = "matriarch_1", "matriarch_3", "matriarch_5"
HUNTERS = ["alchemist_1", "executioner_1"]  # bribe Hunt


def cursed(*curses: str, **more: Any) -> Seat:
    """Somebody with these Curses, and as many discs on the Pantacle from cursed points."""
    discs = ["extra_turn", "two_influence", "two_adepts"][: len(curses)]
    return dict(hand=[WAXING, FULL, WANING], curses=list(curses), discs=discs, emptied=POINTS[: len(curses)]) | more


def protected(*curses: str, **more: Any) -> Seat:
    """The same, with the first Curse face down under Protection."""
    return cursed(*curses, face_down=curses[0], powers=["protection"]) | more


def announce(t: petteia.Table, favor: str) -> None:
    t.play(0, f"announce {favor}")
    pass_all(t)


def bribed_hunt(active: Seat, briber: Seat, *others: Seat) -> petteia.Table:
    """Seat 1 has bribed the Hunt that seat 0 announced."""
    t = position(dict(hand=[WAXING]) | active, dict(hand=HUNTERS) | briber, *(others or (POOR,)))
    t.play(0, "announce hunt")
    t.play(1, "bribe alchemist_1 executioner_1")
    return t


def influence(t: petteia.Table) -> list[int]:
    return [seat(t, n)["influence"] for n in range(t.players)]


def names(t: petteia.Table) -> list[str]:
    return [event["event"] for event in t.events(None)]


# Final Gathering


@clause("PCL-CARD-01")
def test_final_gathering_asks_for_an_adept_to_win() -> None:
    t = position(cursed("final_gathering", discs=EVERYWHERE, emptied=["top", *POINTS]), POOR, POOR)
    announce(t, "hunt")
    assert not t.over
    assert seat(t, 0)["powers"] == ["hunt"]


@clause("PCL-CARD-01")
def test_final_gathering_does_not_discard_the_adept() -> None:
    t = position(cursed("final_gathering", adepts=1, discs=EVERYWHERE, emptied=["top", *POINTS]), POOR, POOR)
    announce(t, "hunt")
    assert t.over
    assert seat(t, 0)["adepts"] == 1
    assert reserve(t)["adepts"] == 24


@clause("PCL-CARD-01", "PCL-EXH-10")
def test_an_adept_on_a_curse_card_is_not_on_the_sanctuary() -> None:
    t = position(cursed("final_gathering", "exhaustion_7", discs=EVERYWHERE, emptied=["top", *POINTS]), POOR, POOR)
    announce(t, "recruitment")
    assert seat(t, 0)["adepts"] == 0
    assert not t.over


@clause("PCL-CARD-01", "PCL-PROT-04")
def test_final_gathering_face_down_does_not_hinder_the_win() -> None:
    t = position(protected("final_gathering", discs=EVERYWHERE, emptied=["top", *POINTS]), POOR, POOR)
    announce(t, "hunt")
    assert t.over


@clause("PCL-CARD-01")
def test_final_gathering_asks_for_an_adept_when_bribing_too() -> None:
    t = bribed_hunt({}, cursed("final_gathering", discs=EVERYWHERE, emptied=["top", *POINTS], hand=HUNTERS))
    assert not t.over


# Hard Feelings


@clause("PCL-CARD-02")
def test_hard_feelings_gives_1_influence_to_the_active_sorcerer() -> None:
    t = bribed_hunt({}, cursed("hard_feelings", hand=HUNTERS, influence=3))
    assert influence(t) == [2, 2, 0]
    assert reserve(t)["influence"] == 56
    assert happened(t, "gave") == [{"event": "gave", "seat": 1, "whose": 0}]


@clause("PCL-CARD-02")
def test_hard_feelings_gives_nothing_if_there_is_nothing_to_give() -> None:
    t = bribed_hunt({}, cursed("hard_feelings", hand=HUNTERS, influence=0))
    assert influence(t) == [1, 0, 0]
    assert happened(t, "gave") == []
    assert seat(t, 1)["powers"] == ["hunt"]


@clause("PCL-CARD-02", "PCL-EXH-08")
def test_a_gift_to_an_exhausted_sorcerer_goes_to_the_reserve_and_clears_the_card() -> None:
    """The compensation takes one cube off the card, the gift another."""
    t = bribed_hunt(cursed("exhaustion_1"), cursed("hard_feelings", hand=HUNTERS, influence=3))
    assert influence(t) == [0, 2, 0]
    assert seat(t, 0)["curses"][0]["influence"] == 1
    assert reserve(t)["influence"] == 57


@clause("PCL-CARD-02")
def test_hard_feelings_does_not_act_on_ones_own_announcements() -> None:
    t = position(cursed("hard_feelings", influence=2), POOR, POOR)
    announce(t, "hunt")
    assert influence(t) == [2, 0, 0]


@clause("PCL-CARD-02")
def test_hard_feelings_of_the_one_who_is_bribed_gives_nothing() -> None:
    t = bribed_hunt(cursed("hard_feelings", influence=1), dict(influence=1))
    assert influence(t) == [2, 1, 0]


@clause("PCL-CARD-02", "PCL-PROT-04")
def test_hard_feelings_face_down_gives_nothing() -> None:
    t = bribed_hunt({}, protected("hard_feelings", hand=HUNTERS, influence=3))
    assert influence(t) == [1, 3, 0]


# Denial


@clause("PCL-CARD-03")
@pytest.mark.parametrize("resolve", [0, 1, 2])
def test_under_denial_the_tracker_does_not_move_but_influence_is_gained(resolve: int) -> None:
    t = bribed_hunt(cursed("denial", resolve=resolve), {})
    assert seat(t, 0)["resolve"] == resolve
    assert influence(t) == [1, 0, 0]


@clause("PCL-CARD-03")
def test_denial_of_the_briber_changes_nothing() -> None:
    t = bribed_hunt({}, cursed("denial", hand=HUNTERS))
    assert seat(t, 0)["resolve"] == 1


@clause("PCL-CARD-03", "PCL-PAY-05")
def test_denial_does_not_keep_a_used_resolve_hound() -> None:
    t = position(dict(hand=[WAXING]), cursed("denial", hand=["oracle_1", "hound_1"], resolve=2), POOR)
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 hound_1 resolve")
    assert seat(t, 1)["resolve"] == 0


@clause("PCL-CARD-03", "PCL-PROT-04")
def test_denial_face_down_lets_the_tracker_move() -> None:
    t = bribed_hunt(protected("denial"), {})
    assert seat(t, 0)["resolve"] == 1


# Indiscretion


@clause("PCL-CARD-04")
@pytest.mark.parametrize("turns", [0, 1])
def test_indiscretion_shows_a_blade_of_your_choice_at_the_start_of_every_turn(turns: int) -> None:
    t = position(cursed("indiscretion", turns=turns), POOR, POOR)
    assert texts(t, 0) == [f"show {WAXING}", f"show {FULL}", f"show {WANING}"]
    t.play(0, f"show {FULL}")
    for viewer in (1, 2, None):
        assert happened(t, "showed", viewer) == [{"event": "showed", "seat": 0, "blade": FULL}]
        assert t.view(viewer)["table"]["seats"][0]["hand"] == [FULL]
    assert seat(t, 0)["hand"] == [WAXING, FULL, WANING]
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-CARD-04", "PCL-TURN-04")
def test_indiscretion_comes_before_preparation() -> None:
    t = position(cursed("indiscretion", influence=3), POOR, POOR)
    assert seat(t, 0)["adepts"] == 0
    t.play(0, f"show {FULL}")
    assert seat(t, 0)["adepts"] == 1


@clause("PCL-CARD-04")
def test_indiscretion_cannot_be_declined() -> None:
    t = position(cursed("indiscretion"), POOR, POOR)
    with pytest.raises(petteia.IllegalMove):
        t.play(0, "decline")


@clause("PCL-CARD-04")
def test_indiscretion_shows_nothing_of_an_empty_hand() -> None:
    t = position(cursed("indiscretion", hand=[]), POOR, POOR)
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-CARD-04")
def test_indiscretion_shows_nothing_in_the_turns_of_others() -> None:
    t = position(dict(hand=[WAXING]), cursed("indiscretion", hand=[FULL]), POOR)
    assert t.pending == [0]
    announce(t, "hunt")
    t.play(0, f"discard {WAXING}")
    assert texts(t, 1) == [f"show {FULL}"]


@clause("PCL-CARD-04", "PCL-TURN-04")
def test_indiscretion_can_be_turned_down_before_it_shows_anything() -> None:
    t = position(cursed("indiscretion", powers=["protection"]), POOR, POOR)
    assert set(texts(t, 0)) == {"flip indiscretion", "decline"}
    t.play(0, "flip indiscretion")
    assert t.view(0)["decision"] == "announce_favor"
    assert happened(t, "showed") == []


@clause("PCL-CARD-04", "PCL-PROT-04")
def test_indiscretion_face_down_shows_nothing() -> None:
    t = position(protected("indiscretion"), POOR, POOR)
    assert t.view(0)["decision"] == "announce_favor"


# Heavy Tithe


@clause("PCL-CARD-05")
@pytest.mark.parametrize(("before", "after", "adepts"), [(3, 3, 0), (4, 0, 1), (9, 5, 1)])
def test_heavy_tithe_makes_an_adept_cost_1_more(before: int, after: int, adepts: int) -> None:
    """1 disc on the Pantacle: 3, and 1 more."""
    t = position(cursed("heavy_tithe", influence=before), POOR, POOR)
    assert seat(t, 0)["influence"] == after
    assert seat(t, 0)["adepts"] == adepts
    assert seat(t, 0)["adept_cost"] == 4
    assert reserve(t) == {"influence": 60 - after, "adepts": 25 - adepts}


@clause("PCL-CARD-05", "PCL-PROT-04")
def test_heavy_tithe_face_down_costs_nothing() -> None:
    t = position(protected("heavy_tithe", influence=3), POOR, POOR)
    assert seat(t, 0)["influence"] == 0
    assert seat(t, 0)["adepts"] == 1


# Blood Price


@clause("PCL-CARD-06")
def test_blood_price_takes_1_influence_right_after_the_discard() -> None:
    t = position(cursed("blood_price", influence=2, adepts=3), POOR, POOR)
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["influence"] == 1
    assert reserve(t)["influence"] == 59
    t.play(0, "place top two_adepts")
    assert [name for name in names(t) if name in ("gave-up-adepts", "bled", "placed")] == [
        "gave-up-adepts",
        "bled",
        "placed",
    ]


@clause("PCL-CARD-06", "PCL-CURSE-12")
def test_blood_price_is_paid_for_both_sacrifices() -> None:
    powers = ["hunt", "enslavement", "protection"]
    t = position(cursed("blood_price", influence=2, adepts=3, powers=powers), POOR, POOR)
    t.play(0, "decline")
    assert seat(t, 0)["influence"] == 1
    t.play(0, "place top two_adepts")
    assert seat(t, 0)["influence"] == 0
    t.play(0, "place upper_left demonic_discard")
    assert len(happened(t, "bled")) == 2
    assert reserve(t)["influence"] == 60


@clause("PCL-CARD-06")
def test_blood_price_is_not_owed_and_not_taken_from_what_the_location_gives() -> None:
    t = position(cursed("blood_price", influence=0, adepts=3), POOR, POOR)
    t.play(0, "place top two_influence")
    assert seat(t, 0)["influence"] == 2
    assert happened(t, "bled") == []


@clause("PCL-CARD-06")
def test_blood_price_drawn_by_a_sacrifice_does_not_act_on_the_same_one() -> None:
    t = position(dict(influence=1, adepts=3, hand=[WAXING]), POOR, POOR, curse_pile=["blood_price"])
    t.play(0, "place upper_left extra_turn")
    t.play(0, "stop")
    assert seat(t, 0)["curses"][0]["curse"] == "blood_price"
    assert seat(t, 0)["influence"] == 1


@clause("PCL-CARD-06", "PCL-CURSE-08")
def test_blood_price_drawn_by_the_first_sacrifice_acts_on_the_second() -> None:
    powers = ["hunt", "enslavement", "protection"]
    t = position(dict(influence=1, adepts=3, powers=powers), POOR, POOR, curse_pile=["blood_price"])
    t.play(0, "place upper_left extra_turn")
    t.play(0, "stop")
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["influence"] == 0


@clause("PCL-CARD-06", "PCL-PROT-04")
def test_blood_price_face_down_takes_nothing() -> None:
    t = position(protected("blood_price", influence=2, adepts=3), POOR, POOR)
    assert seat(t, 0)["influence"] == 2


@clause("PCL-CARD-06", "RUL-35")
def test_blood_price_acts_on_the_sacrifice_that_turns_it_up() -> None:
    t = position(protected("blood_price", influence=2, powers=["hunt", "protection", "enslavement"]), POOR, POOR)
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["influence"] == 1


# Divided Devotion


def devoted(**more: Any) -> Seat:
    """Divided Devotion, three Powers and three Adepts."""
    return cursed("divided_devotion") | dict(powers=["hunt", "bewitchment", "enslavement"], adepts=3) | more


def begun(me: Seat, **more: Any) -> petteia.Table:
    """The start of seat 0's turn, Bewitchment and Protection declined."""
    t = position(me, POOR, POOR, **more)
    while "decline" in texts(t, 0):
        t.play(0, "decline")
    return t


@clause("PCL-CARD-07", "PCL-CURSE-12")
def test_divided_devotion_lets_you_choose_between_both_sacrifices() -> None:
    t = begun(devoted())
    assert t.view(0)["decision"] == "divided_choice"
    assert set(texts(t, 0)) == {"sacrifice powers", "sacrifice adepts"}
    for refusal in ("decline", "pass"):
        with pytest.raises(petteia.IllegalMove):
            t.play(0, refusal)


@clause("PCL-CARD-07")
def test_divided_devotion_powers_chosen_the_adepts_stay() -> None:
    t = begun(devoted())
    t.play(0, "sacrifice powers")
    t.play(0, "place top demonic_discard")
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["powers"] == ["demonic_discard"]
    assert seat(t, 0)["adepts"] == 3


@clause("PCL-CARD-07")
def test_divided_devotion_adepts_chosen_the_powers_stay() -> None:
    t = begun(devoted())
    t.play(0, "sacrifice adepts")
    t.play(0, "place top two_influence")
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["powers"] == ["hunt", "bewitchment", "enslavement"]
    assert seat(t, 0)["adepts"] == 0
    assert seat(t, 0)["influence"] == 3


@clause("PCL-CARD-07", "PCL-PREP-04")
def test_divided_devotion_an_adept_bought_this_turn_counts_for_the_choice() -> None:
    t = begun(devoted(adepts=2, influence=3))
    assert t.view(0)["decision"] == "divided_choice"


@clause("PCL-CARD-07")
def test_divided_devotion_the_only_possible_sacrifice_of_powers_is_mandatory() -> None:
    t = begun(devoted(adepts=2))
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["powers"] == []


@clause("PCL-CARD-07")
def test_divided_devotion_adepts_won_by_the_first_sacrifice_are_not_sacrificed() -> None:
    t = begun(devoted(adepts=2))
    t.play(0, "place top two_adepts")
    assert seat(t, 0)["adepts"] == 4
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-CARD-07")
def test_divided_devotion_the_only_possible_sacrifice_of_adepts_is_mandatory() -> None:
    t = begun(devoted(powers=["hunt", "enslavement"]))
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["adepts"] == 0


@clause("PCL-CARD-07")
def test_divided_devotion_allows_a_sacrifice_in_each_turn() -> None:
    t = begun(devoted(hand=[WAXING]), extra_turn=True)
    t.play(0, "sacrifice powers")
    t.play(0, "place top two_influence")
    announce(t, "indoctrination")
    t.play(0, f"discard {WAXING}")
    assert seat(t, 0)["adepts"] == 2  # three more went at the beginning of the extra turn
    assert t.view(0)["decision"] == "place_disc"


@clause("PCL-CARD-07", "RUL-34")
def test_divided_devotion_drawn_through_a_sacrifice_of_powers_skips_the_adepts_step() -> None:
    t = begun(
        dict(powers=["hunt", "protection", "enslavement"], adepts=3, hand=[WAXING]), curse_pile=["divided_devotion"]
    )
    t.play(0, "place upper_left two_influence")
    assert seat(t, 0)["curses"][0]["curse"] == "divided_devotion"
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["adepts"] == 3


@clause("PCL-CARD-07", "PCL-PROT-07")
def test_divided_devotion_turned_up_by_a_sacrifice_of_powers_skips_the_adepts_step() -> None:
    me = devoted(powers=["hunt", "protection", "enslavement"], face_down="divided_devotion")
    t = begun(me)
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["powers"] == []
    t.play(0, "place top demonic_discard")
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["adepts"] == 3


@clause("PCL-CARD-07", "PCL-PROT-04")
def test_divided_devotion_face_down_leaves_both_sacrifices_mandatory() -> None:
    powers = ["hunt", "bewitchment", "enslavement", "protection"]
    t = begun(devoted(powers=powers, face_down="divided_devotion"))
    t.play(0, "place top demonic_discard")
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["adepts"] == 0
    assert seat(t, 0)["powers"] == ["protection", "demonic_discard"]


@clause("PCL-CARD-07", "PCL-SACP-01")
def test_divided_devotion_offers_no_choice_without_a_disc() -> None:
    t = begun(devoted(discs=EVERYWHERE, emptied=["top", *POINTS]))
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["adepts"] == 3


# Deserters


@clause("PCL-CARD-08")
@pytest.mark.parametrize(("before", "after"), [(3, 0), (4, 0), (5, 1), (7, 3)])
def test_deserters_discards_a_fourth_adept_if_there_is_one(before: int, after: int) -> None:
    t = position(cursed("deserters", adepts=before), POOR, POOR)
    assert t.view(0)["decision"] == "place_disc"
    assert seat(t, 0)["adepts"] == after
    assert reserve(t)["adepts"] == 25 - after
    assert happened(t, "gave-up-adepts")[0]["amount"] == before - after


@clause("PCL-CARD-08")
def test_deserters_does_not_make_a_sacrifice_possible_or_impossible() -> None:
    t = position(cursed("deserters", adepts=2), POOR, POOR)
    assert t.view(0)["decision"] == "announce_favor"
    assert seat(t, 0)["adepts"] == 2


@clause("PCL-CARD-08")
def test_deserters_does_not_touch_a_sacrifice_of_powers() -> None:
    t = position(cursed("deserters", adepts=2, powers=["hunt", "enslavement", "protection"]), POOR, POOR)
    t.play(0, "decline")
    t.play(0, "place top demonic_discard")
    assert seat(t, 0)["adepts"] == 2


@clause("PCL-CARD-08", "PCL-PROT-04")
def test_deserters_face_down_changes_nothing() -> None:
    t = position(protected("deserters", adepts=4), POOR, POOR)
    assert seat(t, 0)["adepts"] == 1


# Feeble Grip


@clause("PCL-CARD-09")
@pytest.mark.parametrize(("powers", "target"), [([], 2), (["enslavement"], 3)])
def test_feeble_grip_lowers_the_hand_target(powers: list[str], target: int) -> None:
    t = position(cursed("feeble_grip", powers=powers, hand=[WAXING]), POOR, POOR)
    announce(t, "indoctrination")
    t.play(0, f"discard {WAXING}")
    assert seat(t, 0)["hand_size"] == target
    assert seat(t, 0)["hand_target"] == target


@clause("PCL-CARD-09", "PCL-MOON-09")
def test_feeble_grip_takes_no_blade_away() -> None:
    t = position(cursed("feeble_grip"), POOR, POOR)
    announce(t, "indoctrination")
    t.play(0, f"discard {WAXING}")
    assert seat(t, 0)["hand"] == [FULL, WANING]


@clause("PCL-CARD-09", "PCL-PROT-04")
def test_feeble_grip_face_down_changes_nothing() -> None:
    t = position(protected("feeble_grip"), POOR, POOR)
    announce(t, "indoctrination")
    t.play(0, f"discard {WAXING}")
    assert seat(t, 0)["hand_size"] == 3


# Moonblind


@clause("PCL-CARD-10")
@pytest.mark.parametrize("powers", [[], ["hunt"]])
def test_moonblind_gives_no_influence_for_a_match(powers: list[str]) -> None:
    t = position(cursed("moonblind", powers=powers), POOR, POOR)
    announce(t, "recruitment")
    t.play(0, f"discard {WAXING}")
    assert seat(t, 0)["influence"] == 0
    assert seat(t, 0)["hand_size"] == 3


@clause("PCL-CARD-10")
def test_moonblind_leaves_the_compensation() -> None:
    t = bribed_hunt(cursed("moonblind", hand=[FULL]), {})
    t.play(0, f"discard {FULL}")
    assert seat(t, 0)["influence"] == 1


@clause("PCL-CARD-10", "PCL-PROT-04")
def test_moonblind_face_down_changes_nothing() -> None:
    t = position(protected("moonblind"), POOR, POOR)
    announce(t, "recruitment")
    t.play(0, f"discard {WAXING}")
    assert seat(t, 0)["influence"] == 1


# Greedy Keepers


def asked_for_recruitment(*curses: str, **more: Any) -> petteia.Table:
    """Seat 1, under Curses, is asked to bribe Recruitment (Oracle and Vagrant)."""
    t = position(dict(hand=[WAXING]), cursed(*curses, **more), POOR)
    t.play(0, "announce recruitment")
    return t


@clause("PCL-CARD-11")
def test_greedy_keepers_want_one_more_blade_of_any_kind() -> None:
    t = asked_for_recruitment(
        "greedy_keepers", hand=["oracle_1", "scholar_1", "vagrant_1", "hound_1"], powers=["enslavement"]
    )
    t.play(1, "bribe oracle_1 vagrant_1")
    assert t.pending == [1]
    assert set(texts(t, 1)) == {"add scholar_1", "add hound_1"}
    assert seat(t, 1)["adepts"] == 0
    t.play(1, "add hound_1")
    assert seat(t, 1)["hand"] == ["scholar_1"]
    assert seat(t, 1)["adepts"] == 1
    assert t.view(None)["table"]["discard"] == ["oracle_1", "vagrant_1", "hound_1"]
    assert t.pending == [0]


@clause("PCL-CARD-11")
def test_greedy_keepers_forbid_a_bribe_without_one_more_blade() -> None:
    t = asked_for_recruitment("greedy_keepers", hand=["oracle_1", "vagrant_1"])
    assert texts(t, 1) == ["pass"]
    assert t.why(1, "bribe oracle_1 vagrant_1")[0] == "PCL-CARD-11"


@clause("PCL-CARD-11", "PCL-PAY-03")
def test_greedy_keepers_want_a_blade_and_not_the_resolve_hound() -> None:
    t = asked_for_recruitment("greedy_keepers", hand=["oracle_1", "vagrant_1"], resolve=2)
    assert texts(t, 1) == ["pass"]
    t = asked_for_recruitment("greedy_keepers", hand=["oracle_1", "hound_1"], resolve=2)
    assert texts(t, 1) == ["pass"]


@clause("PCL-CARD-11", "PCL-PAY-05")
def test_greedy_keepers_with_the_resolve_hound_in_the_payment() -> None:
    t = asked_for_recruitment("greedy_keepers", hand=["oracle_1", "hound_1", "hound_2"], resolve=2)
    assert texts(t, 1) == ["pass", "bribe oracle_1 hound_1 resolve", "bribe oracle_1 hound_2 resolve"]
    t.play(1, "bribe oracle_1 hound_1 resolve")
    assert texts(t, 1) == ["add hound_2"]
    t.play(1, "add hound_2")
    assert seat(t, 1)["hand"] == []
    assert seat(t, 1)["resolve"] == 0
    assert t.view(None)["table"]["discard"] == ["oracle_1", "hound_1", "hound_2"]


@clause("PCL-CARD-11", "RUL-08")
def test_greedy_keepers_with_hounds_only() -> None:
    pack = dict(hand=["hound_1", "hound_2", "hound_3", "hound_4"], powers=["enslavement"])
    assert texts(asked_for_recruitment("greedy_keepers", **pack), 1) == ["pass"]
    t = asked_for_recruitment("greedy_keepers", resolve=2, **pack)
    assert len(texts(t, 1)) == 5
    t.play(1, "bribe hound_1 hound_2 hound_4 resolve")
    t.play(1, "add hound_3")
    assert t.view(None)["table"]["discard"] == ["hound_1", "hound_2", "hound_4", "hound_3"]


@clause("PCL-CARD-11", "PCL-GET-00")
def test_greedy_keepers_are_paid_before_the_compensation() -> None:
    t = asked_for_recruitment("greedy_keepers", hand=["oracle_1", "scholar_1", "vagrant_1"])
    t.play(1, "bribe oracle_1 vagrant_1")
    assert seat(t, 0)["influence"] == 0
    assert seat(t, 0)["resolve"] == 0
    t.play(1, "add scholar_1")
    assert seat(t, 0)["influence"] == 1
    assert names(t)[-5:] == ["bribed", "added", "resolved", "gained-influence", "gained-adepts"]


@clause("PCL-CARD-11")
def test_greedy_keepers_cost_the_active_sorcerer_nothing() -> None:
    t = position(cursed("greedy_keepers"), POOR, POOR)
    announce(t, "recruitment")
    assert seat(t, 0)["hand"] == [WAXING, FULL, WANING]


@clause("PCL-CARD-11", "PCL-PROT-04")
def test_greedy_keepers_face_down_want_nothing_more() -> None:
    t = position(dict(hand=[WAXING]), protected("greedy_keepers", hand=["oracle_1", "vagrant_1", "hound_1"]), POOR)
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert t.pending == [0]
    assert seat(t, 1)["hand"] == ["hound_1"]


# Scorned by the Pack


@clause("PCL-CARD-12")
def test_scorned_by_the_pack_forbids_hounds_and_the_resolve_hound() -> None:
    t = asked_for_recruitment("scorned_by_the_pack", hand=["oracle_1", "hound_1", "hound_2"], resolve=2)
    assert texts(t, 1) == ["pass"]
    assert t.why(1, "bribe oracle_1 hound_1 hound_2")[0] == "PCL-CARD-12"
    assert t.why(1, "bribe oracle_1 hound_1 resolve")[0] == "PCL-CARD-12"


@clause("PCL-CARD-12")
def test_scorned_by_the_pack_leaves_the_payment_by_keepers() -> None:
    t = asked_for_recruitment(
        "scorned_by_the_pack", hand=["oracle_1", "vagrant_1", "hound_1", "hound_2"], powers=["enslavement"]
    )
    assert texts(t, 1) == ["pass", "bribe oracle_1 vagrant_1"]


@clause("PCL-CARD-12")
def test_scorned_by_the_pack_leaves_hounds_for_the_change_of_the_moon() -> None:
    t = position(cursed("scorned_by_the_pack", hand=["hound_1"]), POOR, POOR)
    announce(t, "recruitment")
    t.play(0, "discard hound_1")
    assert seat(t, 0)["influence"] == 1


@clause("PCL-CARD-12", "PCL-CARD-11")
def test_scorned_by_the_pack_leaves_a_hound_for_greedy_keepers_as_it_comes_besides_the_payment() -> None:
    t = asked_for_recruitment("scorned_by_the_pack", "greedy_keepers", hand=["oracle_1", "vagrant_1", "hound_1"])
    t.play(1, "bribe oracle_1 vagrant_1")
    assert texts(t, 1) == ["add hound_1"]
    t.play(1, "add hound_1")
    assert seat(t, 1)["adepts"] == 1


@clause("PCL-CARD-12", "PCL-PROT-04")
def test_scorned_by_the_pack_face_down_forbids_nothing() -> None:
    t = position(dict(hand=[WAXING]), protected("scorned_by_the_pack", hand=["oracle_1", "hound_1", "hound_2"]), POOR)
    t.play(0, "announce recruitment")
    assert texts(t, 1) == ["pass", "bribe oracle_1 hound_1 hound_2"]


# Bitter Loss


@clause("PCL-CARD-13")
def test_bitter_loss_gives_no_compensation_influence_but_the_tracker_moves() -> None:
    t = bribed_hunt(cursed("bitter_loss"), {})
    assert influence(t) == [0, 0, 0]
    assert seat(t, 0)["resolve"] == 1
    assert reserve(t)["influence"] == 60


@clause("PCL-CARD-13", "PCL-POWER-06")
def test_bitter_loss_leaves_nothing_for_hunt_to_add_to() -> None:
    t = position(cursed("bitter_loss", powers=["hunt"]), dict(hand=["oracle_1", "vagrant_1"]), POOR)
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert seat(t, 0)["influence"] == 0


@clause("PCL-CARD-13", "PCL-CARD-02")
def test_bitter_loss_leaves_the_gift_of_hard_feelings() -> None:
    t = bribed_hunt(cursed("bitter_loss"), cursed("hard_feelings", hand=HUNTERS, influence=1))
    assert influence(t) == [1, 0, 0]


@clause("PCL-CARD-13", "PCL-CARD-03")
def test_bitter_loss_and_denial_leave_no_compensation_at_all() -> None:
    t = bribed_hunt(cursed("bitter_loss", "denial"), {})
    assert seat(t, 0)["influence"] == 0
    assert seat(t, 0)["resolve"] == 0


@clause("PCL-CARD-13", "PCL-PROT-04")
def test_bitter_loss_face_down_changes_nothing() -> None:
    t = bribed_hunt(protected("bitter_loss"), {})
    assert influence(t) == [1, 0, 0]


# Closed Doors


@clause("PCL-CARD-14")
def test_closed_doors_forbids_announcing_indoctrination() -> None:
    t = position(cursed("closed_doors"), POOR, POOR)
    assert len(texts(t, 0)) == 6
    assert "announce indoctrination" not in texts(t, 0)
    assert t.why(0, "announce indoctrination")[0] == "PCL-CARD-14"


@clause("PCL-CARD-14")
def test_closed_doors_allows_bribing_indoctrination() -> None:
    t = position(dict(hand=[WAXING]), cursed("closed_doors", hand=[WANING, "scholar_1"]), POOR)
    t.play(0, "announce indoctrination")
    t.play(1, f"bribe {WANING} scholar_1")
    assert seat(t, 1)["adepts"] == 2


@clause("PCL-CARD-14", "PCL-PROT-04")
def test_closed_doors_face_down_forbids_nothing() -> None:
    t = position(protected("closed_doors"), POOR, POOR)
    assert "announce indoctrination" in texts(t, 0)


# Narrow Altar


def altar(powers: list[str], *moves: str) -> petteia.Table:
    """Seat 0 has four Powers, chooses to give up Adepts (Divided Devotion), and draws Narrow Altar."""
    t = begun(
        devoted(powers=powers, discs=["two_influence", "demonic_discard"], emptied=["top", "upper_right"]),
        curse_pile=["narrow_altar"],
    )
    t.play(0, "sacrifice adepts")
    t.play(0, "place upper_left extra_turn")
    for move in moves:
        t.play(0, move)
    return t


@clause("PCL-CARD-15")
def test_narrow_altar_discards_the_token_in_slot_4_at_once() -> None:
    t = altar(["hunt", "bewitchment", "enslavement", "demonic_discard"])
    assert seat(t, 0)["powers"] == ["hunt", "bewitchment", "enslavement"]
    assert happened(t, "lost-power") == [{"event": "lost-power", "seat": 0, "power": "demonic_discard"}]
    assert names(t).index("lost-power") < names(t).index("extra-turn")


@clause("PCL-CARD-15", "PCL-PROT-02")
def test_narrow_altar_can_be_turned_down_by_protection_in_slot_4() -> None:
    t = altar(["hunt", "bewitchment", "enslavement", "protection"])
    assert set(texts(t, 0)) == {"flip divided_devotion", "flip narrow_altar", "decline"}
    t.play(0, "flip narrow_altar")
    assert seat(t, 0)["powers"] == ["hunt", "bewitchment", "enslavement", "protection"]


@clause("PCL-CARD-15", "PCL-PROT-02")
def test_narrow_altar_not_turned_down_discards_protection_in_slot_4() -> None:
    t = altar(["hunt", "bewitchment", "enslavement", "protection"], "decline")
    assert seat(t, 0)["powers"] == ["hunt", "bewitchment", "enslavement"]


@clause("PCL-CARD-15", "PCL-PROT-07")
def test_narrow_altar_turns_up_what_protection_in_slot_4_kept_face_down() -> None:
    t = altar(["hunt", "bewitchment", "enslavement", "protection"], "flip divided_devotion")
    assert seat(t, 0)["powers"] == ["hunt", "bewitchment", "enslavement"]
    assert [curse["face_down"] for curse in seat(t, 0)["curses"]] == [False, False]


@clause("PCL-CARD-15")
def test_narrow_altar_leaves_three_tokens_alone() -> None:
    t = altar(["hunt", "bewitchment", "enslavement"])
    assert seat(t, 0)["powers"] == ["hunt", "bewitchment", "enslavement"]
    assert happened(t, "lost-power") == []


@clause("PCL-CARD-15", "PCL-LIMIT-03")
def test_under_narrow_altar_slot_4_is_not_free_for_a_favor() -> None:
    powers = ["bewitchment", "protection", "enslavement"]
    t = bribed_hunt({}, cursed("narrow_altar", powers=powers, hand=HUNTERS))
    assert seat(t, 1)["powers"] == powers


@clause("PCL-CARD-15", "PCL-LIMIT-03", "PCL-LOC-04")
def test_under_narrow_altar_slot_4_is_not_free_for_demonic_discard() -> None:
    powers = ["hunt", "bewitchment", "enslavement"]
    t = begun(cursed("narrow_altar", "divided_devotion", powers=powers, adepts=3))
    t.play(0, "sacrifice adepts")
    t.play(0, "place top demonic_discard")
    assert seat(t, 0)["powers"] == powers


@clause("PCL-CARD-15")
def test_under_narrow_altar_a_third_token_is_taken() -> None:
    t = bribed_hunt({}, cursed("narrow_altar", powers=["bewitchment", "enslavement"], hand=HUNTERS))
    assert seat(t, 1)["powers"] == ["bewitchment", "enslavement", "hunt"]


@clause("PCL-CARD-15", "PCL-PROT-04")
def test_narrow_altar_face_down_leaves_slot_4_free() -> None:
    me = protected("narrow_altar", powers=["bewitchment", "protection", "enslavement"], hand=HUNTERS)
    t = bribed_hunt({}, me)
    assert seat(t, 1)["powers"] == ["bewitchment", "protection", "enslavement", "hunt"]


@clause("PCL-CARD-15", "PCL-SACP-04", "PCL-PROT-07")
def test_narrow_altar_turned_up_by_a_sacrifice_of_powers_takes_nothing_from_the_token_that_is_left() -> None:
    powers = ["protection", "bewitchment", "enslavement", "hunt"]
    t = begun(protected("narrow_altar", powers=powers))
    assert seat(t, 0)["curses"][0]["face_down"] is False
    assert seat(t, 0)["powers"] == ["hunt"]
    assert happened(t, "lost-power") == []


# Lonely Triumph


@clause("PCL-CARD-16")
def test_lonely_triumph_a_bribed_favor_does_not_win() -> None:
    t = bribed_hunt({}, cursed("lonely_triumph", discs=EVERYWHERE, emptied=["top", *POINTS], hand=HUNTERS))
    assert not t.over
    assert seat(t, 1)["powers"] == ["hunt"]
    assert happened(t, "denied") == [{"event": "denied", "seat": 1, "curse": "lonely_triumph"}]


@clause("PCL-CARD-16")
def test_lonely_triumph_an_announced_favor_wins() -> None:
    t = position(cursed("lonely_triumph", discs=EVERYWHERE, emptied=["top", *POINTS]), POOR, POOR)
    announce(t, "hunt")
    assert t.over
    assert t.scores == [1, 0, 0]


@clause("PCL-CARD-16", "PCL-PROT-04")
def test_lonely_triumph_face_down_lets_a_bribed_favor_win() -> None:
    t = bribed_hunt({}, protected("lonely_triumph", discs=EVERYWHERE, emptied=["top", *POINTS], hand=HUNTERS))
    assert t.over
    assert t.scores == [0, 1, 0]


# Leaking Coffers


@clause("PCL-CARD-17")
@pytest.mark.parametrize(("before", "after"), [(8, 5), (9, 6), (10, 6), (20, 6)])
def test_leaking_coffers_returns_all_influence_above_6(before: int, after: int) -> None:
    """3 go for an Adept at the beginning of the turn."""
    t = position(cursed("leaking_coffers", influence=before), POOR, POOR)
    announce(t, "indoctrination")
    assert seat(t, 0)["influence"] == before - 3
    t.play(0, f"discard {WAXING}")
    assert seat(t, 0)["influence"] == after
    assert reserve(t)["influence"] == 60 - after
    assert sum(event["amount"] for event in happened(t, "leaked")) == before - 3 - after


@clause("PCL-CARD-17", "PCL-TURN-05")
def test_leaking_coffers_comes_at_the_very_end_of_the_turn() -> None:
    t = position(cursed("leaking_coffers", influence=9), POOR, POOR)
    announce(t, "recruitment")
    t.play(0, f"discard {WAXING}")
    assert seat(t, 0)["influence"] == 6
    assert names(t)[-5:] == ["discarded", "gained-influence", "drew", "leaked", "turn"]


@clause("PCL-CARD-17")
def test_leaking_coffers_does_not_leak_in_the_turns_of_others() -> None:
    t = position(dict(hand=["oracle_1"]), cursed("leaking_coffers", influence=20), POOR)
    announce(t, "recruitment")
    t.play(0, "discard oracle_1")
    assert t.pending == [1]
    assert seat(t, 1)["influence"] == 17  # 3 went for an Adept


@clause("PCL-CARD-17", "PCL-TURN-05")
def test_leaking_coffers_leaks_before_an_extra_turn() -> None:
    t = position(cursed("leaking_coffers", influence=15), POOR, POOR, extra_turn=True)
    announce(t, "indoctrination")
    t.play(0, f"discard {WAXING}")
    assert t.pending == [0]
    assert happened(t, "leaked") == [{"event": "leaked", "seat": 0, "amount": 6}]


@clause("PCL-CARD-17", "PCL-PROT-04")
def test_leaking_coffers_face_down_does_not_leak() -> None:
    t = position(protected("leaking_coffers", influence=20), POOR, POOR)
    announce(t, "indoctrination")
    t.play(0, f"discard {WAXING}")
    assert seat(t, 0)["influence"] == 17


# Restless Night


def restless(hand: list[str], favor: str = "recruitment", **more: Any) -> petteia.Table:
    t = position(cursed("restless_night", hand=hand) | more, POOR, POOR)
    announce(t, favor)
    return t


@clause("PCL-CARD-18")
def test_restless_night_discards_exactly_2_and_compares_the_last() -> None:
    for first, second, gain in ((FULL, WAXING, 1), (WAXING, FULL, 0), (WAXING, "oracle_1", 1)):
        t = restless([WAXING, FULL, "oracle_1"])
        t.play(0, f"discard {first}")
        assert "stop" not in texts(t, 0)
        assert seat(t, 0)["influence"] == 0
        t.play(0, f"discard {second}")
        assert t.pending == [1]
        assert t.view(None)["table"]["discard"] == [first, second]
        assert seat(t, 0)["influence"] == gain
        assert seat(t, 0)["hand_size"] == 3


@clause("PCL-CARD-18")
def test_restless_night_cannot_be_cut_short() -> None:
    t = restless([WAXING, FULL, WANING])
    t.play(0, f"discard {WAXING}")
    with pytest.raises(petteia.IllegalMove):
        t.play(0, "stop")


@clause("PCL-CARD-18")
def test_restless_night_takes_a_smaller_hand_whole() -> None:
    t = restless([WAXING, FULL])
    t.play(0, f"discard {FULL}")
    t.play(0, f"discard {WAXING}")
    assert t.pending == [1]
    assert seat(t, 0)["influence"] == 1
    t = restless([WAXING])
    t.play(0, f"discard {WAXING}")
    assert t.pending == [1]
    assert seat(t, 0)["influence"] == 1
    t = restless([])
    assert t.pending == [1]
    assert seat(t, 0)["influence"] == 0


@clause("PCL-CARD-18", "PCL-MOON-06")
def test_restless_night_with_demonic_discard_asks_for_2_or_more() -> None:
    demonic = dict(powers=["demonic_discard"], discs=["demonic_discard"])
    t = restless([WAXING, FULL, WANING], **demonic)
    t.play(0, f"discard {WAXING}")
    assert set(texts(t, 0)) == {f"discard {FULL}", f"discard {WANING}"}
    assert t.why(0, "stop")[0] == "PCL-CARD-18"
    t.play(0, f"discard {FULL}")
    assert set(texts(t, 0)) == {f"discard {WANING}", "stop"}
    both, three = t.copy(), t
    both.play(0, "stop")
    assert both.view(None)["table"]["discard"] == [WAXING, FULL]
    three.play(0, f"discard {WANING}")
    assert three.view(None)["table"]["discard"] == [WAXING, FULL, WANING]
    assert three.pending == [1]


@clause("PCL-CARD-18", "PCL-CARD-09")
def test_restless_night_under_feeble_grip_refills_to_2() -> None:
    t = position(cursed("restless_night", "feeble_grip"), POOR, POOR)
    announce(t, "recruitment")
    t.play(0, f"discard {WAXING}")
    t.play(0, f"discard {FULL}")
    assert seat(t, 0)["hand_size"] == 2


@clause("PCL-CARD-18", "PCL-PROT-04")
def test_restless_night_face_down_asks_for_1() -> None:
    t = position(protected("restless_night"), POOR, POOR)
    announce(t, "recruitment")
    t.play(0, f"discard {WAXING}")
    assert t.pending == [1]
