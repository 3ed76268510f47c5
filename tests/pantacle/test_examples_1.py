"""Worked examples of chapter 9: preparation, discs, Curses and limits. P1 is seat 0."""

import pytest

from ..clauses import clause
from .arrange import happened, pass_all, position, reserve, seat, texts

LOCATIONS = ["two_adepts", "two_influence", "extra_turn", "demonic_discard", "triple_influence"]


@clause("PCL-INFL-01")
@pytest.mark.parametrize(("discs", "cost"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6), (5, 7)])
def test_we_01_the_table_of_adept_costs(discs: int, cost: int) -> None:
    t = position(dict(discs=LOCATIONS[:discs]), {}, {})
    assert seat(t, 0)["adept_cost"] == cost


@clause("PCL-INFL-03", "PCL-PREP-02")
def test_we_02_one_purchase_a_turn() -> None:
    t = position(dict(turns=1, discs=LOCATIONS[:2], influence=9, adepts=0), {}, {})
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (5, 1)
    assert reserve(t) == dict(influence=55, adepts=24)
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-PREP-03", "PCL-PREP-04")
def test_we_03_the_bought_adept_completes_a_mandatory_sacrifice() -> None:
    t = position(dict(discs=LOCATIONS[:1], influence=3, adepts=2), {}, {})
    assert happened(t, "gained-adepts") == [dict(event="gained-adepts", seat=0, amount=1)]
    assert happened(t, "gave-up-adepts") == [dict(event="gave-up-adepts", seat=0, amount=3)]
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"]) == (0, 0)
    assert t.view(0)["decision"] == "place_disc"


@clause("PCL-SACP-02", "PCL-SACP-04")
def test_we_04_the_first_three_powers_go_and_the_fourth_slides() -> None:
    t = position(dict(powers=["hunt", "bewitchment", "enslavement", "protection"]), {}, {})
    t.play(0, "decline")
    assert seat(t, 0)["powers"] == ["protection"]
    t.play(0, "place top two_influence")
    taken = {text.removeprefix("announce ") for text in texts(t, 0)}
    assert {"hunt", "bewitchment", "enslavement"} < taken
    assert "protection" not in taken


@clause("PCL-LOC-01", "PCL-FLAME-06")
def test_we_12_a_third_disc_on_triple_influence_from_the_top() -> None:
    t = position(dict(adepts=3, discs=["two_adepts", "extra_turn"], emptied=["lower_left", "lower_right"]), {}, {})
    t.play(0, "place top triple_influence")
    assert (seat(t, 0)["influence"], reserve(t)["influence"]) == (9, 51)
    assert seat(t, 0)["curses"] == []


@clause("PCL-CURSE-03")
def test_we_13_five_cubes_pay_for_two_additional_curses() -> None:
    t = position(dict(powers=["hunt", "protection", "enslavement"], influence=7), {}, {})  # 2 buy an Adept
    assert seat(t, 0)["influence"] == 5
    t.play(0, "place lower_left extra_turn")
    t.play(0, "draw")
    assert seat(t, 0)["influence"] == 4
    t.play(0, "draw")
    assert seat(t, 0)["influence"] == 1
    assert [text.split()[0] for text in texts(t, 0)] == ["keep", "keep", "keep"]


@clause("PCL-EXH-03", "PCL-EXH-06", "PCL-EXH-09")
def test_we_14_an_exhaustion_of_three_cubes_against_two_gains_of_two() -> None:
    t = position(
        dict(adepts=3, discs=["extra_turn"], emptied=["upper_left"], curses=["exhaustion_1"], hand=["scholar_2"]),
        dict(hand=[]), dict(hand=[]),
    )  # fmt: skip
    t.play(0, "place top two_influence")
    assert (seat(t, 0)["influence"], seat(t, 0)["curses"][0]["influence"]) == (0, 1)
    t.play(0, "announce hunt")
    pass_all(t)
    t.play(0, "discard scholar_2")  # 1 for the full moon and 1 for Hunt
    assert (seat(t, 0)["influence"], seat(t, 0)["curses"]) == (1, [])
    assert t.dump()["state"]["curse_pile"][0] == "exhaustion_1"


@clause("PCL-SACP-01", "PCL-SACA-01", "PCL-INFL-02")
def test_we_19_with_five_discs_placed_and_six_cubes_preparation_does_nothing() -> None:
    powers = ["hunt", "enslavement", "protection"]
    t = position(dict(discs=LOCATIONS, adepts=4, powers=powers, influence=6), {}, {})
    assert t.view(0)["decision"] == "announce_favor"
    assert (seat(t, 0)["influence"], seat(t, 0)["adepts"], seat(t, 0)["powers"]) == (6, 4, powers)
    assert t.events(0) == [dict(event="turn", seat=0)]


@clause("PCL-CARD-07")
def test_we_22_divided_devotion_chooses_the_adepts() -> None:
    powers = ["hunt", "enslavement", "bewitchment"]
    t = position(
        dict(powers=powers, adepts=3, discs=["two_influence", "extra_turn", "demonic_discard"],
             emptied=["upper_right", "lower_right", "lower_left"], curses=["divided_devotion"]),
        {}, {},
    )  # fmt: skip
    t.play(0, "decline")  # Bewitchment
    assert texts(t, 0) == ["sacrifice powers", "sacrifice adepts"]
    t.play(0, "sacrifice adepts")
    t.play(0, "place top triple_influence")
    assert (seat(t, 0)["powers"], seat(t, 0)["adepts"], len(seat(t, 0)["discs"])) == (powers, 0, 4)
    assert t.view(0)["decision"] == "announce_favor"


@clause("PCL-LIMIT-01", "PCL-LIMIT-02")
@pytest.mark.parametrize(("options", "adepts"), [({}, 6), (dict(adept_cap=5), 5)])
def test_we_24_a_sixth_adept(options: dict, adepts: int) -> None:
    t = position(dict(adepts=5, turns=0), {}, {}, **options)
    t.play(0, "announce recruitment")
    pass_all(t)
    assert (seat(t, 0)["adepts"], reserve(t)["adepts"]) == (adepts, 25 - adepts)
