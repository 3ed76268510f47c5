"""Chapter 4.9: gains, limits, supply."""

import pytest

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

HAND = ["scholar_1", "scholar_2", "scholar_3"]
STARVED = dict(hand=[])
CURSED = dict(discs=["extra_turn"], emptied=["upper_left"], hand=HAND)  # and one Curse


# Gains


@clause("PCL-GAIN-01")
@pytest.mark.parametrize(("powers", "gained"), [([], 2), (["hunt"], 3)])
def test_hunt_adds_one_cube_from_the_reserve(powers: list[str], gained: int) -> None:
    t = position(dict(adepts=3, powers=powers), {}, {})
    t.play(0, "place top two_influence")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (gained, 60 - gained)


@clause("PCL-GAIN-01")
def test_hunt_adds_nothing_to_adepts() -> None:
    t = position(dict(adepts=3, powers=["hunt"]), {}, {})
    t.play(0, "place top two_adepts")
    assert (seat(t, 0)["adepts"], seat(t, 0)["influence"]) == (2, 0)


@clause("PCL-GAIN-01")
def test_hunt_adds_nothing_to_a_gain_of_nothing() -> None:
    t = position(dict(powers=["hunt"], hand=HAND), STARVED, STARVED)
    t.play(0, "announce extortion")
    pass_all(t)
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (0, 60)


@clause("PCL-GAIN-01")
def test_hunts_cube_is_added_before_exhaustion_takes_its_share() -> None:
    t = position(dict(CURSED, powers=["hunt"], curses=["exhaustion_1"], adepts=3), {}, {})
    t.play(0, "place top two_influence")
    assert (seat(t, 0)["influence"], seat(t, 0)["curses"]) == (0, [])
    assert reserve(t)["influence"] == 60


@clause("PCL-GAIN-01", "PCL-EXH-08")
def test_cubes_of_players_come_first_and_hunts_after_them() -> None:
    """One cube is on the card: the stolen one takes it off, Hunt's is collected."""
    t = position(
        dict(CURSED, powers=["hunt"], curses=["exhaustion_1"], on={"exhaustion_1": (1, 0)}),
        dict(influence=2, hand=[]),
        STARVED,
    )
    t.play(0, "announce extortion")
    pass_all(t)
    assert [seat(t, n)["influence"] for n in (0, 1)] == [1, 1]
    assert reserve(t)["influence"] == 57 + 1 + 1 - 1


@clause("PCL-GAIN-02")
def test_what_the_reserve_lacks_is_lost_and_not_owed() -> None:
    t = position(dict(adepts=3, hand=HAND), dict(influence=59, discs=["two_adepts"], hand=["hound_1"]), STARVED)
    t.play(0, "place top triple_influence")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (1, 0)
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert reserve(t)["influence"] == 3  # seat 1 has bought an Adept
    assert seat(t, 0)["influence"] == 1


@clause("PCL-GAIN-02")
def test_adepts_the_reserve_lacks_are_lost() -> None:
    t = position(dict(hand=HAND), dict(adepts=24, hand=[]), STARVED)
    t.play(0, "announce indoctrination")
    pass_all(t)
    assert (seat(t, 0)["adepts"], reserve(t)["adepts"]) == (1, 0)


@clause("PCL-GAIN-02")
def test_an_empty_reserve_gives_nothing() -> None:
    t = position(dict(hand=HAND, turns=0), dict(influence=60, hand=[], turns=0), STARVED)
    t.play(0, "announce recruitment")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (0, 0)


@clause("PCL-GAIN-02")
def test_hunts_cube_is_lost_if_the_reserve_is_empty_but_not_the_stolen_ones() -> None:
    t = position(dict(powers=["hunt"], hand=HAND), dict(influence=40, hand=[]), dict(influence=20, hand=[]))
    t.play(0, "announce extortion")
    pass_all(t)
    assert [seat(t, n)["influence"] for n in range(3)] == [2, 39, 19]
    assert reserve(t)["influence"] == 0


@clause("PCL-GAIN-03")
def test_a_redirected_unit_needs_nothing_from_the_reserve() -> None:
    t = position(dict(CURSED, curses=["exhaustion_1"], adepts=3), dict(influence=57), {})
    t.play(0, "place top two_influence")
    assert (seat(t, 0)["influence"], seat(t, 0)["curses"][0]["influence"]) == (0, 1)
    assert reserve(t)["influence"] == 2


@clause("PCL-GAIN-01", "PCL-GAIN-02", "PCL-GAIN-03")
def test_a_unit_taken_off_a_card_can_be_collected_by_the_next() -> None:
    """3 units against an empty reserve: off the card, out of the reserve again, lost."""
    t = position(
        dict(adepts=3, curses=["exhaustion_1"], on={"exhaustion_1": (1, 0)}, discs=["extra_turn"],
             emptied=["upper_left"], powers=["hunt"]),
        dict(influence=59), {},
    )  # fmt: skip
    t.play(0, "place top two_influence")
    assert (seat(t, 0)["influence"], seat(t, 0)["curses"], reserve(t)["influence"]) == (1, [], 0)


@clause("RUL-29")
def test_the_compensation_is_served_before_the_benefit() -> None:
    """The last cube of the reserve: the compensation takes it, the briber's Hunt finds none."""
    t = position(
        dict(influence=1, hand=HAND, turns=0),
        dict(influence=20, hand=["executioner_1", "matriarch_1"], powers=["hunt"]),
        dict(influence=38),
    )
    t.play(0, "announce extortion")
    t.play(1, "bribe executioner_1 matriarch_1")
    assert [seat(t, n)["influence"] for n in range(3)] == [1 + 1 - 1, 20 + 2, 37]
    assert reserve(t)["influence"] == 0


# Limits


@clause("PCL-LIMIT-01", "RUL-02")
def test_more_than_five_adepts_may_be_held() -> None:
    t = position(dict(adepts=5, turns=0, hand=HAND), STARVED, STARVED)
    t.play(0, "announce indoctrination")
    pass_all(t)
    assert (seat(t, 0)["adepts"], reserve(t)["adepts"]) == (7, 18)


@clause("PCL-LIMIT-01", "RUL-02")
def test_a_sixth_adept_may_be_bought() -> None:
    t = position(dict(adepts=5, influence=2), {}, {})
    assert happened(t, "gained-adepts") == [dict(event="gained-adepts", seat=0, amount=1)]
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (0, 6 - 3)


@clause("PCL-LIMIT-02", "RUL-02")
@pytest.mark.parametrize(("adepts", "after"), [(2, 4), (3, 5), (4, 5), (5, 5)])
def test_with_a_cap_collecting_stops_at_five(adepts: int, after: int) -> None:
    t = position(dict(adepts=adepts, turns=0, hand=HAND), STARVED, STARVED, adept_cap=5)
    t.play(0, "announce indoctrination")
    pass_all(t)
    assert (seat(t, 0)["adepts"], reserve(t)["adepts"]) == (after, 25 - after)


@clause("PCL-LIMIT-02")
def test_with_a_cap_five_adepts_make_the_influence_action_impossible() -> None:
    t = position(dict(adepts=5, influence=9), {}, {}, adept_cap=5)
    assert (seat(t, 0)["influence"], happened(t, "bought")) == (9, [])
    t = position(dict(adepts=4, influence=9), {}, {}, adept_cap=5)
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (7, 5 - 3)


@clause("PCL-LIMIT-02")
def test_with_a_cap_an_adept_that_would_be_redirected_can_be_bought() -> None:
    t = position(dict(CURSED, adepts=5, influence=9, curses=["exhaustion_7"]), {}, {}, adept_cap=5)
    assert (seat(t, 0)["influence"], seat(t, 0)["curses"][0]["adepts"]) == (6, 1)
    assert seat(t, 0)["adepts"] == 5 - 3


@clause("PCL-LIMIT-02", "PCL-EXH-06")
def test_with_a_cap_redirected_adepts_do_not_count_against_it() -> None:
    t = position(dict(CURSED, adepts=4, turns=0, curses=["exhaustion_5"]), STARVED, STARVED, adept_cap=5)
    t.play(0, "announce indoctrination")
    pass_all(t)
    assert (seat(t, 0)["adepts"], seat(t, 0)["curses"], reserve(t)["adepts"]) == (5, [], 20)


@clause("PCL-LIMIT-02")
def test_with_a_cap_two_adepts_of_a_location_are_cut_too() -> None:
    t = position(
        dict(adepts=4, powers=["hunt", "protection", "enslavement"], discs=["two_influence", "extra_turn",
             "demonic_discard", "triple_influence"], emptied=["upper_right", "lower_right", "lower_left",
             "upper_left"]),
        {}, {}, adept_cap=5,
    )  # fmt: skip
    t.play(0, "place top two_adepts")  # the last disc, so the Adepts are kept
    assert (seat(t, 0)["adepts"], reserve(t)["adepts"]) == (5, 20)


@clause("PCL-LIMIT-03", "RUL-12")
def test_a_fifth_power_is_announced_and_obtained_but_not_taken() -> None:
    powers = ["demonic_discard", "bewitchment", "hunt", "protection"]
    t = position(dict(turns=0, powers=powers, discs=["demonic_discard"], hand=HAND), STARVED, STARVED)
    assert "announce enslavement" in texts(t, 0)
    t.play(0, "announce enslavement")
    pass_all(t)
    assert seat(t, 0)["powers"] == powers
    assert happened(t, "no-power") == [dict(event="no-power", seat=0, power="enslavement")]
    assert t.view(None)["table"]["marked"] == "enslavement"


@clause("PCL-LIMIT-03", "RUL-12")
def test_a_fifth_power_may_be_bribed_but_is_not_taken() -> None:
    powers = ["demonic_discard", "bewitchment", "hunt", "protection"]
    t = position(
        dict(hand=HAND), dict(powers=powers, discs=["demonic_discard"], hand=["gravedigger_1", "alchemist_1"]), {}
    )
    t.play(0, "announce enslavement")
    t.play(1, "bribe gravedigger_1 alchemist_1")
    assert (seat(t, 0)["powers"], seat(t, 1)["powers"]) == ([], powers)
    assert seat(t, 0)["influence"] == 1  # bribed all the same


@clause("PCL-LIMIT-03")
@pytest.mark.parametrize("curses", [[], ["narrow_altar"]])
def test_a_fourth_power_is_taken_unless_the_altar_is_narrow(curses: list[str]) -> None:
    t = position(dict(CURSED, turns=0, powers=["bewitchment", "hunt", "enslavement"], curses=curses), STARVED, STARVED)
    t.play(0, "announce protection")
    pass_all(t)
    assert seat(t, 0)["powers"] == ["bewitchment", "hunt", "enslavement", *([] if curses else ["protection"])]


@clause("PCL-LIMIT-03", "PCL-PROT-04")
def test_a_narrow_altar_that_lies_face_down_leaves_the_fourth_slot_free() -> None:
    t = position(
        dict(CURSED, turns=0, powers=["protection", "hunt", "enslavement"], curses=["narrow_altar"],
             face_down="narrow_altar"),
        STARVED, STARVED,
    )  # fmt: skip
    t.play(0, "announce bewitchment")
    pass_all(t)
    assert seat(t, 0)["powers"] == ["protection", "hunt", "enslavement", "bewitchment"]


@clause("PCL-LIMIT-04")
def test_nobody_holds_the_same_token_twice() -> None:
    t = position(dict(hand=HAND), dict(powers=["hunt"], hand=["alchemist_1", "executioner_1"]), {})
    t.play(0, "announce hunt")
    t.play(1, "bribe alchemist_1 executioner_1")
    assert (seat(t, 0)["powers"], seat(t, 1)["powers"]) == ([], ["hunt"])
    assert happened(t, "took-power") == []
    assert happened(t, "held-already") == [dict(event="held-already", seat=1, power="hunt")]


@clause("PCL-LIMIT-05")
def test_influence_is_not_limited() -> None:
    discs = dict(discs=["two_adepts", "extra_turn"], emptied=["lower_left", "lower_right"])
    t = position(dict(adepts=3, influence=45, **discs), {}, {})
    t.play(0, "place top triple_influence")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (45 - 4 + 9, 60 - 50)


@clause("PCL-LIMIT-06")
def test_only_what_is_returned_refills_an_empty_reserve() -> None:
    t = position(
        dict(influence=2, adepts=2, hand=HAND, discs=["two_adepts"], emptied=["upper_left"]),
        dict(influence=58, adepts=23), {},
    )  # fmt: skip
    assert t.view(0)["decision"] == "announce_favor"  # too poor for an Adept
    assert reserve(t) == dict(influence=0, adepts=0)
    t.play(0, "announce indoctrination")
    pass_all(t)
    assert seat(t, 0)["adepts"] == 2
    t.play(0, "discard scholar_1")  # seat 1 cannot buy, but gives up three Adepts
    assert reserve(t) == dict(influence=0, adepts=3)


@clause("PCL-LIMIT-06")
def test_cubes_paid_for_an_adept_can_be_gained_in_the_same_turn() -> None:
    t = position(dict(influence=2, adepts=2), dict(influence=58), {})
    assert reserve(t)["influence"] == 2
    t.play(0, "place top triple_influence")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (2, 0)
