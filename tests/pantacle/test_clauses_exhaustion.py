"""Chapter 4.4: Exhaustion cards."""

import pytest

import petteia

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

HAND = ["scholar_1", "scholar_2", "scholar_3"]
POWERS = ["hunt", "protection", "enslavement"]
STARVED = dict(hand=[])


def tired(*curses: str, **more: object) -> dict:
    """A seat with these Exhaustion cards and as many discs on the Pantacle, its `top` disc still at home."""
    places = ["extra_turn", "demonic_discard", "two_adepts"][: len(curses)]
    return dict(curses=list(curses), discs=places, emptied=["upper_left", "lower_left", "lower_right"][: len(curses)],
                hand=HAND, **more)  # fmt: skip


def on(t: petteia.Table, who: int) -> dict[str, tuple[int, int]]:
    """What is still on the cards in front of a seat."""
    return {card["curse"]: (card["influence"], card["adepts"]) for card in seat(t, who)["curses"]}


# Filling


@clause("PCL-EXH-01")
@pytest.mark.parametrize(
    ("curse", "influence", "adepts"),
    [(1, 3, 0), (2, 3, 0), (3, 4, 0), (4, 5, 0), (5, 0, 1), (6, 0, 1), (7, 0, 2), (8, 2, 1), (9, 3, 1)],
)
def test_the_card_is_filled_from_the_reserve(curse: int, influence: int, adepts: int) -> None:
    t = position(dict(adepts=3), {}, {}, curse_pile=[f"exhaustion_{curse}"])
    t.play(0, "place lower_left extra_turn")
    assert on(t, 0) == {f"exhaustion_{curse}": (influence, adepts)}
    assert reserve(t) == dict(influence=60 - influence, adepts=25 - adepts)
    (filled,) = happened(t, "filled", 2)
    assert (filled["influence"], filled["adepts"]) == (influence, adepts)


@clause("PCL-EXH-01")
def test_a_short_reserve_fills_the_card_as_far_as_it_goes() -> None:
    t = position(dict(powers=POWERS), dict(influence=58, adepts=24), {}, curse_pile=["exhaustion_4"])
    t.play(0, "place lower_left extra_turn")
    assert on(t, 0) == {"exhaustion_4": (2, 0)}
    assert reserve(t) == dict(influence=0, adepts=1)


@clause("PCL-EXH-01")
def test_one_resource_may_be_short_and_the_other_not() -> None:
    t = position(dict(powers=POWERS), dict(adepts=25), {}, curse_pile=["exhaustion_9"])
    t.play(0, "place lower_left extra_turn")
    assert on(t, 0) == {"exhaustion_9": (3, 0)}


@clause("PCL-EXH-02")
@pytest.mark.parametrize(("curse", "other"), [("exhaustion_7", dict(adepts=25)), ("exhaustion_1", dict(influence=60))])
def test_a_card_that_nothing_can_be_put_on_goes_under_the_pile_at_once(curse: str, other: dict) -> None:
    t = position(dict(powers=POWERS), other, {}, curse_pile=[curse])
    t.play(0, "place lower_left extra_turn")
    assert seat(t, 0)["curses"] == []
    assert t.dump()["state"]["curse_pile"][0] == curse
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-EXH-02")
def test_no_protection_window_opens_for_a_card_that_is_gone_at_once() -> None:
    t = position(dict(powers=["hunt", "enslavement", "bewitchment", "protection"]), dict(adepts=25), {},
                 curse_pile=["exhaustion_7"])  # fmt: skip
    t.play(0, "decline")  # Bewitchment
    t.play(0, "place lower_left extra_turn")
    assert t.view(0)["decision"] == "announce_favor"


# Redirection


@clause("PCL-EXH-03")
def test_a_unit_is_not_collected_but_moved_from_the_card_to_the_reserve() -> None:
    t = position(tired("exhaustion_1", adepts=3), {}, {})
    t.play(0, "place top two_influence")
    assert seat(t, 0)["influence"] == 0
    assert on(t, 0) == {"exhaustion_1": (1, 0)}
    assert reserve(t)["influence"] == 57 + 2
    assert happened(t, "gained-influence") == []
    assert happened(t, "relieved-influence") == [dict(event="relieved-influence", seat=0, curse="exhaustion_1")] * 2


@clause("PCL-EXH-03")
def test_somebody_elses_card_redirects_nothing() -> None:
    t = position(dict(adepts=3), tired("exhaustion_1"), {})
    t.play(0, "place top two_influence")
    assert seat(t, 0)["influence"] == 2
    assert on(t, 1) == {"exhaustion_1": (3, 0)}


@clause("PCL-EXH-04")
def test_influence_on_a_card_takes_no_adepts() -> None:
    t = position(tired("exhaustion_1", turns=0), STARVED, STARVED)
    t.play(0, "announce indoctrination")
    pass_all(t)
    assert (seat(t, 0)["adepts"], on(t, 0)) == (2, {"exhaustion_1": (3, 0)})


@clause("PCL-EXH-04")
def test_adepts_on_a_card_take_no_influence() -> None:
    t = position(tired("exhaustion_7", adepts=3), STARVED, STARVED)
    t.play(0, "place top two_influence")
    assert (seat(t, 0)["influence"], on(t, 0)) == (2, {"exhaustion_7": (0, 2)})


@clause("PCL-EXH-04")
def test_a_mixed_card_gives_back_like_for_like() -> None:
    t = position(tired("exhaustion_9", adepts=3), STARVED, STARVED)
    t.play(0, "place top two_influence")
    assert on(t, 0) == {"exhaustion_9": (1, 1)}
    t.play(0, "announce recruitment")
    pass_all(t)
    assert on(t, 0) == {"exhaustion_9": (1, 0)}
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (0, 0)


@clause("PCL-EXH-05")
def test_with_several_cards_the_player_chooses_for_each_unit() -> None:
    t = position(tired("exhaustion_1", "exhaustion_8", adepts=3), {}, {})
    t.play(0, "place top two_influence")
    assert t.view(0)["decision"] == "exhaustion_source"
    assert texts(t, 0) == ["relieve exhaustion_1", "relieve exhaustion_8"]  # and nothing to decline
    t.play(0, "relieve exhaustion_8")
    assert on(t, 0) == {"exhaustion_1": (3, 0), "exhaustion_8": (1, 1)}
    assert texts(t, 0) == ["relieve exhaustion_1", "relieve exhaustion_8"]
    t.play(0, "relieve exhaustion_1")
    assert on(t, 0) == {"exhaustion_1": (2, 0), "exhaustion_8": (1, 1)}
    assert seat(t, 0)["influence"] == 0
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-EXH-05")
def test_only_cards_with_the_resource_can_be_chosen() -> None:
    t = position(tired("exhaustion_5", "exhaustion_1", "exhaustion_3", adepts=3), {}, {})
    t.play(0, "place top two_influence")
    assert texts(t, 0) == ["relieve exhaustion_1", "relieve exhaustion_3"]
    assert t.why(0, "relieve exhaustion_5")[0] in ("PCL-EXH-03", "PCL-EXH-04", "PCL-EXH-05")
    assert t.why(0, "relieve exhaustion_9")[0] in ("PCL-EXH-03", "PCL-EXH-05")  # nobody has it


@clause("PCL-EXH-05")
def test_a_face_down_card_is_not_among_the_choices() -> None:
    t = position(tired("exhaustion_1", "exhaustion_3", adepts=3, powers=["protection"], face_down="exhaustion_1"),
                 {}, {})  # fmt: skip
    t.play(0, "place top two_influence")
    assert on(t, 0) == {"exhaustion_1": (3, 0), "exhaustion_3": (2, 0)}


@clause("PCL-EXH-05", "PCL-EXH-06")
def test_the_choice_ends_when_only_one_card_is_left() -> None:
    t = position(tired("exhaustion_1", "exhaustion_8", "exhaustion_3", adepts=3, on={
        "exhaustion_1": (1, 0), "exhaustion_8": (0, 1), "exhaustion_3": (2, 0)}), {}, {})  # fmt: skip
    t.play(0, "place top triple_influence")  # 12 cubes
    t.play(0, "relieve exhaustion_1")
    assert on(t, 0) == {"exhaustion_8": (0, 1)}
    assert seat(t, 0)["influence"] == 12 - 3


@clause("PCL-EXH-05")
def test_who_gains_in_another_players_turn_chooses_too() -> None:
    t = position(
        dict(hand=HAND),
        dict(tired("exhaustion_5", "exhaustion_6"), hand=["oracle_1", "vagrant_1"]),
        {},
    )
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert (t.pending, t.view(1)["decision"]) == ([1], "exhaustion_source")
    t.play(1, "relieve exhaustion_6")
    assert on(t, 1) == {"exhaustion_5": (0, 1)}
    assert t.pending == [0]


@clause("PCL-EXH-05", "PCL-PREP-01")
def test_the_card_for_a_bought_adept_is_chosen_before_the_sacrifices() -> None:
    t = position(tired("exhaustion_5", "exhaustion_7", influence=4, adepts=3), {}, {})
    assert t.view(0)["decision"] == "exhaustion_source"
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (0, 3)
    t.play(0, "relieve exhaustion_5")
    assert (on(t, 0), seat(t, 0)["adepts"]) == ({"exhaustion_7": (0, 2)}, 0)
    assert t.view(0)["decision"] == "place_disc"


@clause("PCL-EXH-05", "RUL-29")
def test_the_card_for_the_compensation_is_chosen_before_the_briber_benefits() -> None:
    t = position(tired("exhaustion_1", "exhaustion_3"), dict(hand=["oracle_1", "vagrant_1"]), {})
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert (t.pending, t.view(0)["decision"]) == ([0], "exhaustion_source")
    assert (seat(t, 0)["resolve"], seat(t, 1)["adepts"]) == (1, 0)
    t.play(0, "relieve exhaustion_3")
    assert on(t, 0) == {"exhaustion_1": (3, 0), "exhaustion_3": (3, 0)}
    assert seat(t, 1)["adepts"] == 1


@clause("PCL-EXH-05", "PCL-EXH-08")
def test_a_card_is_chosen_for_each_stolen_cube() -> None:
    t = position(tired("exhaustion_1", "exhaustion_3"), dict(influence=1, hand=[]), dict(influence=1, hand=[]))
    t.play(0, "announce extortion")
    pass_all(t)
    for move in ("relieve exhaustion_3", "relieve exhaustion_1"):
        t.play(0, move)
    assert on(t, 0) == {"exhaustion_1": (2, 0), "exhaustion_3": (3, 0)}
    assert [seat(t, n)["influence"] for n in range(3)] == [0, 0, 0]
    assert reserve(t)["influence"] == 60 - 5
    assert t.view(0)["decision"] == "moon_discard"


@clause("PCL-EXH-06", "PCL-EXH-09")
def test_units_beyond_the_card_are_gained_and_the_empty_card_goes() -> None:
    t = position(tired("exhaustion_1", adepts=3, on={"exhaustion_1": (1, 0)}), {}, {})
    t.play(0, "place top two_influence")
    assert (seat(t, 0)["influence"], seat(t, 0)["curses"]) == (1, [])
    assert reserve(t)["influence"] == 59
    assert happened(t, "gained-influence") == [dict(event="gained-influence", seat=0, amount=1)]


# Every gain


@clause("PCL-EXH-07", "PCL-LOC-01")
def test_triple_influence_is_redirected() -> None:
    t = position(tired("exhaustion_4", adepts=3), {}, {})
    t.play(0, "place top triple_influence")
    assert (seat(t, 0)["influence"], seat(t, 0)["curses"], reserve(t)["influence"]) == (1, [], 59)


@clause("PCL-EXH-07")
def test_adepts_of_a_location_are_redirected() -> None:
    t = position(tired("exhaustion_7", adepts=3), {}, {})
    t.play(0, "place top two_adepts")
    assert (seat(t, 0)["adepts"], seat(t, 0)["curses"], reserve(t)["adepts"]) == (0, [], 25)


@clause("PCL-EXH-07")
@pytest.mark.parametrize(("favor", "left"), [("recruitment", {"exhaustion_7": (0, 1)}), ("indoctrination", {})])
def test_adepts_of_a_favor_are_redirected(favor: str, left: dict) -> None:
    t = position(tired("exhaustion_7"), STARVED, STARVED)
    t.play(0, f"announce {favor}")
    pass_all(t)
    assert (seat(t, 0)["adepts"], on(t, 0)) == (0, left)


@clause("PCL-EXH-07")
def test_the_compensation_is_redirected() -> None:
    t = position(tired("exhaustion_1"), dict(hand=["oracle_1", "vagrant_1"]), {})
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert (seat(t, 0)["influence"], on(t, 0)) == (0, {"exhaustion_1": (2, 0)})
    assert reserve(t)["influence"] == 58


@clause("PCL-EXH-07")
def test_moon_influence_is_redirected() -> None:
    t = position(tired("exhaustion_1"), STARVED, STARVED)
    t.play(0, "announce recruitment")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert (seat(t, 0)["influence"], on(t, 0)) == (0, {"exhaustion_1": (2, 0)})


@clause("PCL-EXH-07")
def test_the_hunt_bonus_is_redirected() -> None:
    t = position(tired("exhaustion_1", powers=["hunt"]), STARVED, STARVED)
    t.play(0, "announce recruitment")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert (seat(t, 0)["influence"], on(t, 0)) == (0, {"exhaustion_1": (1, 0)})


@clause("PCL-EXH-07")
def test_a_bought_adept_is_redirected() -> None:
    t = position(tired("exhaustion_7", influence=3), {}, {})
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"], on(t, 0)) == (0, 0, {"exhaustion_7": (0, 1)})


@clause("PCL-EXH-07", "PCL-EXH-08", "RUL-27")
def test_stolen_cubes_leave_their_owners_and_go_to_the_reserve() -> None:
    t = position(tired("exhaustion_4"), dict(influence=2, hand=[]), dict(influence=3, hand=[]))
    assert reserve(t)["influence"] == 50
    t.play(0, "announce extortion")
    pass_all(t)
    assert [seat(t, n)["influence"] for n in range(3)] == [0, 1, 2]
    assert on(t, 0) == {"exhaustion_4": (3, 0)}
    assert reserve(t)["influence"] == 50 + 2 + 2


@clause("PCL-EXH-07", "PCL-EXH-08", "RUL-27")
def test_a_given_cube_leaves_its_giver_and_goes_to_the_reserve() -> None:
    """Two gains: the compensation and the gift of Hard Feelings."""
    giver = dict(influence=2, hand=["oracle_1", "vagrant_1"], curses=["hard_feelings"], discs=["extra_turn"],
                 emptied=["upper_left"])  # fmt: skip
    t = position(tired("exhaustion_4"), giver, {})
    t.play(0, "announce recruitment")
    t.play(1, "bribe oracle_1 vagrant_1")
    assert [seat(t, n)["influence"] for n in (0, 1)] == [0, 1]
    assert on(t, 0) == {"exhaustion_4": (3, 0)}
    assert reserve(t)["influence"] == 53 + 2 + 1


@clause("PCL-EXH-06", "PCL-EXH-08")
def test_stolen_cubes_beyond_the_card_are_collected() -> None:
    t = position(tired("exhaustion_4", on={"exhaustion_4": (1, 0)}), dict(influence=2, hand=[]),
                 dict(influence=3, hand=[]))  # fmt: skip
    t.play(0, "announce extortion")
    pass_all(t)
    assert [seat(t, n)["influence"] for n in range(3)] == [1, 1, 2]
    assert seat(t, 0)["curses"] == []
    assert reserve(t)["influence"] == 54 + 2


# An empty card


@clause("PCL-EXH-09")
def test_an_emptied_card_is_the_lowest_of_the_curse_pile_and_everybody_knows_it() -> None:
    t = position(tired("exhaustion_1", adepts=3, on={"exhaustion_1": (2, 0)}), {}, {})
    t.play(0, "place top two_influence")
    assert seat(t, 0)["curses"] == []
    assert happened(t, "curse-gone") == [dict(event="curse-gone", seat=0, curse="exhaustion_1")]
    for viewer in (0, 1, 2, None):
        assert t.view(viewer)["table"]["curse_pile"] == ["exhaustion_1", *[None] * 26]


@clause("PCL-EXH-09")
def test_a_card_with_one_resource_left_stays() -> None:
    t = position(tired("exhaustion_8", adepts=3), {}, {})
    t.play(0, "place top two_influence")
    assert on(t, 0) == {"exhaustion_8": (0, 1)}


@clause("PCL-EXH-09")
def test_a_card_may_be_filled_and_emptied_by_one_placement() -> None:
    t = position(dict(adepts=3), {}, {}, curse_pile=["exhaustion_1"])
    t.play(0, "place lower_left triple_influence")  # all 3 cubes are redirected
    assert seat(t, 0)["curses"] == []
    assert t.dump()["state"]["influence_on"] == {}
    assert reserve(t)["influence"] == 60


# Nobody's


@clause("PCL-EXH-10")
def test_cubes_on_a_card_do_not_buy_an_adept() -> None:
    t = position(tired("exhaustion_4", influence=2), {}, {})
    assert (seat(t, 0)["influence"], on(t, 0), happened(t, "bought")) == (2, {"exhaustion_4": (5, 0)}, [])


@clause("PCL-EXH-10")
def test_adepts_on_a_card_do_not_count_for_a_sacrifice() -> None:
    t = position(tired("exhaustion_7", adepts=2), {}, {})
    assert (t.view(0)["decision"], seat(t, 0)["adepts"]) == ("announce_favor", 2)


@clause("PCL-EXH-10")
def test_cubes_on_a_card_are_not_stolen() -> None:
    t = position(dict(hand=HAND), dict(tired("exhaustion_4"), hand=[]), STARVED)
    t.play(0, "announce extortion")
    pass_all(t)
    assert (seat(t, 0)["influence"], on(t, 1)) == (0, {"exhaustion_4": (5, 0)})


@clause("PCL-EXH-10")
def test_cubes_on_a_card_draw_no_more_curses() -> None:
    t = position(tired("exhaustion_4", adepts=3), {}, {}, curse_pile=["denial"])
    t.play(0, "place upper_right two_adepts")
    assert t.view(0)["decision"] == "announce_favor"
    assert [card["curse"] for card in seat(t, 0)["curses"]] == ["exhaustion_4", "denial"]


@clause("PCL-EXH-10")
def test_cubes_on_a_card_do_not_leak() -> None:
    t = position(
        dict(hand=HAND, influence=10, curses=["leaking_coffers", "exhaustion_4"], discs=["two_adepts", "extra_turn"],
             emptied=["upper_left", "lower_left"]),
        STARVED, STARVED,
    )  # fmt: skip
    t.play(0, "announce indoctrination")
    pass_all(t)
    t.play(0, "discard scholar_1")
    assert (seat(t, 0)["influence"], on(t, 0)["exhaustion_4"]) == (6, (5, 0))
    assert happened(t, "leaked") == []


@clause("PCL-EXH-10")
def test_an_adept_on_a_card_is_no_final_gathering() -> None:
    t = position(
        dict(hand=HAND, curses=["final_gathering", "exhaustion_7"],
             discs=["two_adepts", "two_influence", "triple_influence", "demonic_discard", "extra_turn"]),
        STARVED, STARVED,
    )  # fmt: skip
    t.play(0, "announce hunt")
    pass_all(t)
    assert not t.over
