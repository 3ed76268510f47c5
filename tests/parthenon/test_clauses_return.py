"""PAR-RET: the Return Phase."""

from __future__ import annotations

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import aegis, cargo, decision, hand, happened, phase, play, position, refused, seat, table, texts

GIFT = "gift_of_poseidon"


def homeward(*fleets: Any, **given: Any) -> petteia.Table:
    """The Return Phase begins; these are the Fleets of seat 0. The other seats have nothing."""
    return position(dict(fleets=list(fleets), **given), {}, {}, phase="return")


def courses(t: petteia.Table, number: int) -> list[str]:
    return [one["course"] for one in seat(t, number)["fleets"]]


def home(t: petteia.Table) -> tuple[dict[str, int], dict[str, int]]:
    """What seat 0 has in hand and beside its Island Card."""
    return hand(t, 0), aegis(t, 0)


@clause("PAR-RET-01", "PAR-RET-09")
def test_all_fleets_return_and_are_docked() -> None:
    t = position(
        dict(fleets=[("athens", ["wool"]), ("egypt", ["ore"])]),
        dict(fleets=[("italy", ["wool"])]),
        dict(fleets=[("sent_home", ["gold"])]),
        phase="return",
    )
    assert [courses(t, number) for number in range(3)] == [["docked", "docked"], ["docked"], ["docked"]]
    assert [hand(t, number) for number in range(3)] == [{"ore": 1, "wool": 1}, {"wool": 1}, {"gold": 1}]


@clause("PAR-RET-02", "PAR-RET-05")
def test_a_fleet_brings_six_cards_and_discards_the_rest() -> None:
    t = homeward(("athens", ["ore"] * 3 + ["wool"] * 3 + ["gold"] * 2))
    assert decision(t, 0) == "overflow"
    play(t, 0, "drop ore", "drop wool")
    assert home(t) == ({"ore": 2, "wool": 2, "gold": 2}, {})
    assert happened(t, "dropped", 0) == [dict(event="dropped", seat=0, land="athens", amount=2, cards=["ore", "wool"])]


@clause("PAR-RET-02")
def test_aegis_cards_count_among_the_six() -> None:
    t = homeward(("athens", ["wool"] * 5 + ["army"] * 2))
    assert texts(t, 0) == ["drop wool", "drop army"]
    play(t, 0, "drop army", "unload")
    assert home(t) == ({"wool": 5}, {"army": 1})


@clause("PAR-RET-02")
def test_six_cards_are_not_too_many() -> None:
    assert home(homeward(("athens", ["wool"] * 6))) == ({"wool": 6}, {})


@clause("PAR-RET-02", "PAR-RET-05")
def test_no_more_than_the_excess_is_discarded() -> None:
    t = homeward(("athens", ["ore"] * 4 + ["wool"] * 2 + ["army"]))
    play(t, 0, "drop ore")
    assert refused(t, 0, "drop wool") == "PAR-RET-05"
    assert texts(t, 0) == ["stow army", "unload"]


@clause("PAR-RET-03", "PAR-RET-05")
def test_fleets_at_the_same_land_take_over_each_others_excess() -> None:
    t = homeward(("egypt", ["wool"] * 9), ("egypt", ["ore"] * 3))
    assert home(t) == ({"wool": 9, "ore": 3}, {})
    t = homeward(("egypt", ["wool"] * 10), ("egypt", ["ore"] * 3))
    assert texts(t, 0) == ["drop ore", "drop wool"]
    play(t, 0, "drop ore")
    assert home(t) == ({"wool": 10, "ore": 2}, {})


@clause("PAR-RET-03", "PAR-RET-05")
def test_three_fleets_at_one_land_bring_eighteen_cards() -> None:
    t = homeward(("egypt", ["wool"] * 16), ("egypt", ["ore"]), ("egypt", ["gold"]))
    assert home(t) == ({"wool": 16, "ore": 1, "gold": 1}, {})


@clause("PAR-RET-04")
def test_fleets_at_different_lands_do_not_share() -> None:
    t = homeward(("egypt", ["wool"] * 8), ("italy", ["ore"]))
    assert home(t) == ({"wool": 6, "ore": 1}, {})
    assert happened(t, "dropped") == [dict(event="dropped", seat=0, land="egypt", amount=2)]


@clause("PAR-RET-04")
def test_islands_do_not_share() -> None:
    t = position(
        dict(fleets=[("egypt", ["wool"] * 8)]), dict(fleets=[("egypt", ["ore"])]), {}, phase="return"
    )  # fmt: skip
    assert (hand(t, 0), hand(t, 1)) == ({"wool": 6}, {"ore": 1})


@clause("PAR-RET-04")
def test_a_fleet_sent_home_shares_with_nobody() -> None:
    t = homeward(("egypt", ["wool"] * 8), ("sent_home", ["ore"]))
    assert home(t) == ({"wool": 6, "ore": 1}, {})


@clause("PAR-RET-05")
def test_the_owner_chooses_at_each_land_for_itself() -> None:
    t = homeward(("athens", ["ore"] * 4 + ["wool"] * 3), ("egypt", ["ore"] * 4 + ["gold"] * 3))
    assert texts(t, 0) == ["drop ore", "drop wool"]
    play(t, 0, "drop wool")
    assert texts(t, 0) == ["drop ore", "drop gold"]
    play(t, 0, "drop ore")
    assert home(t) == ({"ore": 7, "wool": 2, "gold": 3}, {})


@clause("PAR-RET-05")
@pytest.mark.parametrize("cards", range(1, 20, 3))
@pytest.mark.parametrize("fleets", [1, 2, 3])
def test_an_island_brings_home_as_much_as_its_fleets_can_carry(cards: int, fleets: int) -> None:
    t = homeward(("egypt", ["wool"] * cards), *[("egypt", [])] * (fleets - 1))
    assert home(t) == ({"wool": min(cards, 6 * fleets)}, {})


@clause("PAR-RET-06")
def test_no_hazards_are_drawn_on_the_way_home() -> None:
    t = homeward(("egypt", ["wool"] * 6), ("sparta", ["wool"]))
    assert (happened(t, "drew-hazard"), table(t)["hazards"]["deck"]) == ([], 36)


@clause("PAR-RET-07")
def test_all_commodities_go_to_the_hand() -> None:
    t = homeward(("egypt", ["wool", "papyrus", "gold", "army"]))
    for card in ("wool", "papyrus", "gold"):
        refused(t, 0, f"drop {card}")
    with pytest.raises(petteia.IllegalMove, match="stow wool"):  # only Aegis may stay aboard: there is no such move
        t.find("stow wool")
    play(t, 0, "stow army")
    assert (home(t), cargo(t, 0)) == (({"wool": 1, "papyrus": 1, "gold": 1}, {}), ["army"])


@clause("PAR-RET-08")
def test_each_aegis_aboard_is_left_there_or_placed_at_home() -> None:
    t = homeward(("egypt", ["wool", "army", "warship", GIFT]))
    assert texts(t, 0) == ["stow army", "stow warship", f"stow {GIFT}", "unload"]
    play(t, 0, "stow warship", "unload")
    assert (home(t), cargo(t, 0)) == (({"wool": 1}, {"army": 1, GIFT: 1}), ["warship"])


@clause("PAR-RET-08")
def test_aegis_at_home_lie_face_up_and_those_aboard_face_down() -> None:
    t = homeward(("egypt", ["army", "warship"]))
    play(t, 0, "stow warship")
    for viewer in (1, None):
        found = table(t, viewer)["players"][0]
        assert found["aegis"] == {"army": 1, "warship": 0, GIFT: 0}
        assert (found["fleets"][0]["count"], found["fleets"][0]["cargo"]) == (1, None)
    assert happened(t, "brought-ashore") == [dict(event="brought-ashore", seat=0, cards=["army"])]


@clause("PAR-RET-08")
def test_at_most_six_aegis_stay_aboard() -> None:
    t = homeward(("egypt", ["army"] * 7))
    if decision(t, 0) == "overflow":
        play(t, 0, *["stow army"] * 6)
    assert cargo(t, 0) == ["army"] * 6
    assert home(t) == ({}, {})  # the seventh was discarded


@clause("PAR-RET-08")
def test_aegis_that_stay_aboard_stay_on_their_own_fleet() -> None:
    for land in ("egypt", "athens"):
        t = homeward(("athens", ["army"]), (land, ["warship"]))
        play(t, 0, "stow army", "stow warship")
        assert (cargo(t, 0, "a"), cargo(t, 0, "b")) == (["army"], ["warship"])


@clause("PAR-RET-08")
def test_the_owner_chooses_for_each_land() -> None:
    t = homeward(("athens", ["army"]), ("egypt", ["army"]))
    play(t, 0, "unload", "stow army")
    assert (cargo(t, 0, "a"), cargo(t, 0, "b"), aegis(t, 0)) == ([], ["army"], {"army": 1})


@clause("PAR-RET-08", "PAR-RET-03")
def test_excess_aegis_may_stay_on_the_other_fleet() -> None:
    t = homeward(("egypt", ["army"] * 9), ("egypt", ["warship"] * 3))
    play(t, 0, *["stow army"] * 9, *["stow warship"] * 3)
    assert [len(cargo(t, 0, one)) for one in "ab"] == [6, 6]


@clause("PAR-RET-08", "PAR-RET-01")
def test_aegis_of_fleets_that_stayed_docked_are_left_alone() -> None:
    t = homeward(["army"], ("egypt", ["wool"]))
    assert (phase(t), cargo(t, 0, "a"), home(t)) == ("build", ["army"], ({"wool": 1}, {}))


@clause("PAR-RET-08")
def test_aegis_of_a_fleet_sent_home_are_placed_too() -> None:
    t = homeward(("sent_home", ["army", "wool"]))
    play(t, 0, "unload")
    assert home(t) == ({"wool": 1}, {"army": 1})


@clause("PAR-RET-09")
def test_a_shown_warship_may_stay_aboard_the_docked_fleet() -> None:
    t = position(
        dict(fleets=[("athens", ["gold", "warship"])]), {}, {}, phase="hazard", hazards=["pirates_02"]
    )  # fmt: skip
    play(t, 0, "show_warship a", "pass athens", "stow warship")
    assert (phase(t), courses(t, 0), cargo(t, 0)) == ("build", ["docked"], ["warship"])


@clause("PAR-RET-02", "PAR-RET-08")
def test_all_seats_unload_at_once_and_in_secret() -> None:
    mine = dict(fleets=[("athens", ["ore"] * 4 + ["wool"] * 4)])
    t = position(mine, mine, {}, phase="return")
    assert sorted(t.pending) == [0, 1]
    before = [(t.view(viewer), t.events(viewer)) for viewer in (1, 2, None)]
    play(t, 0, "drop ore", "drop ore")
    assert before == [(t.view(viewer), t.events(viewer)) for viewer in (1, 2, None)]
    play(t, 1, "drop wool")
    assert (hand(t, 0), hand(t, 1)) == ({"ore": 2, "wool": 4}, {"ore": 4, "wool": 2})
