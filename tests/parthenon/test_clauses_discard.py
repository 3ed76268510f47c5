"""Chapter 4.10: what is kept in the Discard Phase, with Treasury, Epicureanism and the Temple of Artemis."""

from __future__ import annotations

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import (
    aegis,
    built,
    cargo,
    decision,
    hand,
    happened,
    phase,
    play,
    position,
    refused,
    seat,
    table,
    texts,
    until,
    until_phase,
)

SEVEN = {"wool": 4, "tools": 1, "gold": 2}


def discarding(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    return position(*seats, *[{}] * (3 - len(seats)), phase="discard", **given)


def keeping(t: petteia.Table, number: int, *cards: str) -> petteia.Table:
    """Option A with these cards, until there is no more to choose."""
    play(t, number, "option_a", *[f"keep {card}" for card in cards])
    return t


# The two options


@clause("PAR-DIS-01")
def test_all_seats_choose_at_once_and_unseen() -> None:
    t = discarding(dict(hand=SEVEN), dict(hand=SEVEN), dict(hand=SEVEN))
    assert t.pending == [0, 1, 2]
    play(t, 1, "option_b")
    assert (happened(t, "kept-b"), hand(t, 1), seat(t, 1, 0)["hand"]) == ([], SEVEN, None)
    play(t, 1, "reconsider")  # until all are in
    assert texts(t, 1) == ["option_a", "option_b"]
    play(t, 1, "option_b")
    play(t, 0, "option_b")
    play(t, 2, "option_b")
    assert phase(t) == "archon"
    assert [one["seat"] for one in happened(t, "kept-b")] == [0, 1, 2]


@clause("PAR-DIS-02")
def test_option_a_keeps_three_cards_of_ones_choice() -> None:
    t = keeping(discarding(dict(hand=SEVEN)), 0, "wool", "gold")
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": 1, "gold": 2}


@clause("PAR-DIS-02")
def test_option_a_with_fewer_cards_keeps_all() -> None:
    t = discarding(dict(hand={"wool": 2}), dict(hand=SEVEN))
    play(t, 0, "option_a")
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": 2}


@clause("PAR-DIS-02", "PAR-ACR-11")
def test_option_a_with_a_treasury_keeps_six() -> None:
    t = discarding(dict(hand=SEVEN, built=["treasury"]))
    play(t, 0, "option_a", "keep tools")  # three Wool are kept anyhow
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": 3, "tools": 1, "gold": 2}


@clause("PAR-DIS-03")
def test_cards_kept_under_a_stay_face_down_and_only_their_number_is_told() -> None:
    t = keeping(discarding(dict(hand=SEVEN)), 0, "wool", "gold")
    until_phase(t, "archon")
    for viewer in (1, 2, None):
        told = table(t, viewer)["players"][0]
        assert (told["hand"], told["hand_count"]) == (None, 3)
        (found,) = [one for one in happened(t, "kept-a", viewer) if one["seat"] == 0]
        assert (found["kept"], found["amount"], found.get("cards")) == (3, 4, None)


@clause("PAR-DIS-04")
def test_option_b_shows_everything_and_keeps_one_of_each_type() -> None:
    t = discarding(dict(hand=SEVEN), dict(hand=SEVEN))
    play(t, 0, "option_b")
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": 1, "tools": 1, "gold": 1}
    for viewer in (1, None):
        (kept,) = [one["cards"] for one in happened(t, "kept-b", viewer) if one["seat"] == 0]
        (gone,) = [one["cards"] for one in happened(t, "discarded-b", viewer) if one["seat"] == 0]
        assert (kept, gone) == (["wool", "tools", "gold"], ["wool", "wool", "wool", "gold"])


@clause("PAR-DIS-05")
def test_cards_kept_under_b_lie_open_until_the_season_ends() -> None:
    t = discarding(dict(hand=SEVEN), events=["fair_winds"])
    play(t, 0, "option_b")
    until_phase(t, "archon")
    assert seat(t, 0, 1)["hand"] == {"wool": 1, "tools": 1, "gold": 1}
    until_phase(t, "event")
    assert (seat(t, 0, 1)["hand"], seat(t, 0, 1)["hand_count"]) == (None, 3)


@clause("PAR-DIS-06")
@pytest.mark.parametrize("more", [[], ["treasury"]])
def test_option_b_has_no_maximum_and_a_treasury_does_not_change_it(more: list[str]) -> None:
    every = dict.fromkeys(
        ["grain", "grapes", "olives", "ore", "timber", "wool", "pottery", "spices", "tools", "papyrus", "gold"], 2
    )
    t = discarding(dict(hand=every, built=more))
    play(t, 0, "option_b")
    until_phase(t, "archon")
    assert hand(t, 0) == dict.fromkeys(every, 1)


@clause("PAR-DIS-07")
@pytest.mark.parametrize("option", ["option_a", "option_b"])
def test_nothing_but_commodities_is_ever_discarded(option: str) -> None:
    mine = dict(
        hand={"wool": 9}, aegis={"army": 2, "gift_of_poseidon": 3}, fleets=[["warship", "warship"], None],
        built=["academy"], philosophies=["sophism"],
    )  # fmt: skip
    t = discarding(mine, wonders={"oracle": (0, "plans"), "diolkos": (0, "complete")})
    play(t, 0, option)
    until_phase(t, "archon")
    assert (aegis(t, 0), cargo(t, 0)) == ({"army": 2, "gift_of_poseidon": 3}, ["warship", "warship"])
    assert (built(t, 0), seat(t, 0)["philosophies"], len(seat(t, 0)["fleets"])) == (["academy"], ["sophism"], 2)
    assert [one["wonder"] for one in table(t)["wonders"]] == ["oracle", "diolkos"]


@clause("PAR-DIS-08")
def test_nobody_keeps_fewer_than_the_option_allows() -> None:
    t = keeping(discarding(dict(hand=SEVEN)), 0, "wool")
    refused(t, 0, "enough")
    play(t, 0, "keep wool")
    refused(t, 0, "enough")


@clause("PAR-DIS-09")
def test_a_small_hand_discards_nothing_under_a() -> None:
    t = discarding(dict(hand={"wool": 3}), dict(hand={"wool": 6}, built=["treasury"]))
    play(t, 0, "option_a")
    play(t, 1, "option_a")
    until_phase(t, "archon")
    assert (hand(t, 0), hand(t, 1)) == ({"wool": 3}, {"wool": 6})


@clause("PAR-DIS-09")
def test_an_empty_hand_is_not_asked() -> None:
    t = discarding({}, dict(hand={"wool": 4}))
    assert t.pending == [1]


# Epicureanism, Treasury and Temple of Artemis together (Epicureanism by itself: test_clauses_philosophy)


EPICURE: dict[str, Any] = dict(built=["academy"], philosophies=["epicureanism"])


@clause("PAR-DIS-08")
def test_epicureanism_the_extra_card_may_be_left() -> None:
    t = discarding(dict(EPICURE, hand={"wool": 9}))
    play(t, 0, "option_a")
    until(t, lambda t: "enough" in texts(t, 0))
    play(t, 0, "enough")
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": 3}


TEMPLE = {"temple_of_artemis": (0, "complete")}


@clause("PAR-DIS-02", "PAR-DIS-08")
@pytest.mark.parametrize("more", [0, 1, 2, 3])
def test_temple_of_artemis_its_owner_keeps_up_to_three_more_under_a(more: int) -> None:
    t = discarding(dict(hand={"wool": 5, "gold": 4}), wonders=TEMPLE)
    play(t, 0, "option_a", *["keep wool"] * 3, *["keep gold"] * more)
    if more < 3:
        play(t, 0, "enough")
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": 3, **({"gold": more} if more else {})}


@clause("PAR-DIS-04", "PAR-DIS-05")
def test_temple_of_artemis_under_b_the_cards_are_kept_face_up() -> None:
    t = discarding(dict(hand={"wool": 5, "gold": 4}), wonders=TEMPLE)
    play(t, 0, "option_b", "keep wool", "keep gold", "keep gold")
    until_phase(t, "archon")
    assert hand(t, 0) == seat(t, 0, 1)["hand"] == {"wool": 2, "gold": 3}


@clause("PAR-DIS-02")
def test_temple_of_artemis_treasury_and_epicureanism_add_up_to_ten() -> None:
    mine = dict(hand={"wool": 12}, built=["treasury", "academy"], philosophies=["epicureanism"])
    t = discarding(mine, wonders=TEMPLE)
    play(t, 0, "option_a")
    while "keep wool" in texts(t, 0):
        play(t, 0, "keep wool")
    until_phase(t, "archon")
    assert hand(t, 0) == {"wool": 10}


@clause("PAR-WON-09", "PAR-GEN-18")
def test_temple_of_artemis_others_pay_a_commodity_to_keep_two_more() -> None:
    t = discarding({}, dict(hand={"wool": 6, "ore": 1}), dict(hand={"wool": 6}), wonders=TEMPLE)
    assert [decision(t, one) for one in (1, 2)] == ["start_action"] * 2
    refused(t, 1, "option_a")
    play(t, 1, "store ore")
    assert (hand(t, 0), hand(t, 1)) == ({"ore": 1}, {"wool": 6})
    refused(t, 1, "store wool")  # once an Island and Season
    play(t, 2, "done")
    play(t, 1, "option_a")
    while "keep wool" in texts(t, 1):
        play(t, 1, "keep wool")
    play(t, 2, "option_a")
    until_phase(t, "archon")
    assert (hand(t, 1), hand(t, 2)) == ({"wool": 5}, {"wool": 3})


@clause("PAR-WON-09", "PAR-DIS-04")
def test_temple_of_artemis_its_service_works_under_b_too() -> None:
    t = discarding({}, dict(hand={"wool": 6, "ore": 1}), wonders=TEMPLE)
    play(t, 1, "store ore", "option_b", "keep wool", "keep wool")
    until_phase(t, "archon")
    assert hand(t, 1) == {"wool": 3}


@clause("PAR-WON-09")
def test_temple_of_artemis_what_is_bought_may_be_left_unused() -> None:
    t = discarding({}, dict(hand={"wool": 6, "ore": 1}), wonders=TEMPLE)
    play(t, 1, "store ore", "option_b", "enough")
    until_phase(t, "archon")
    assert hand(t, 1) == {"wool": 1}


@clause("PAR-WON-09")
def test_temple_of_artemis_its_owner_buys_nothing_from_itself() -> None:
    t = discarding(dict(hand={"wool": 6}), dict(hand={"wool": 6}), wonders=TEMPLE)
    refused(t, 0, "store wool")
    assert decision(t, 1) == "start_action"
