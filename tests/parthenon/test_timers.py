"""Time limits: how long each decision may take, and what happens for a seat whose time is up."""

from __future__ import annotations

import random
from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import CARD
from petteia.games.parthenon.timers import SECONDS
from petteia.kernel.agenda import Choice, Together

from .arrange import aegis, built, cargo, frame, hand, happened, play, position, texts, until


def idle(t: petteia.Table, seat: int) -> list[str]:
    """A seat's time is up: what is done for it, until it owes nothing more here."""
    window = t.game.window(t.state)
    done: list[str] = []
    while seat in t.pending and t.game.window(t.state) == window:
        move = t.game.idle(t.state, seat)
        t.play(seat, move)
        done.append(str(move))
    return done


def seconds(t: petteia.Table) -> int:
    return t.game.window(t.state)[1]


RICH: dict[str, Any] = dict(hand={"grain": 2, "gold": 2}, aegis={"army": 1})


@pytest.mark.parametrize(
    ("phase", "seats", "more", "limit"),
    [
        ("event", [{}, RICH, RICH], dict(events=["locusts"]), 60),
        ("event", [RICH, {}, {}], dict(events=["locusts"]), 45),
        ("event", [{}, {}, {}], dict(events=["locusts", "fair_winds"]), 45),
        ("event", [dict(hand={"ore": 3}), {}, {}], dict(events=["pirate_raids"]), 45),
        ("production", [RICH, {}, {}], {}, 30),
        ("island_trade", [{}, RICH, {}], dict(wonders={"statue_of_zeus": (0, "complete")}), 45),
        ("island_trade", [RICH, {}, {}], {}, 180),
        ("journey", [dict(built=["academy"], philosophies=["milesian_school"]), {}, {}], {}, 45),
        ("journey", [RICH, {}, {}], {}, 90),
        ("hazard", [dict(fleets=[("athens", ["gift_of_poseidon", "wool"])]), {}, {}], dict(hazards=["storm_09"]), 25),
        ("fleet_trade", [dict(fleets=[("athens", ["wool"])]), {}, {}], {}, 25),
        ("fleet_trade", [dict(fleets=[("athens", ["gold"])]), {}, {}], dict(face_up=["athens"]), 120),
        ("return", [dict(fleets=[("athens", ["army", "wool"])]), {}, {}], {}, 40),
        ("build", [RICH, {}, {}], {}, 150),
        ("discard", [RICH, {}, {}], {}, 40),
        ("archon", [{}, {}, {}], {}, 30),
    ],
)
def test_every_decision_has_its_time(phase: str, seats: list[Any], more: dict[str, Any], limit: int) -> None:
    assert seconds(position(*seats, phase=phase, **more)) == limit


def test_there_is_a_time_for_everything_that_a_seat_can_be_asked() -> None:
    """But for what is part of another decision, or nobody waits for."""
    within = {
        "Negotiate", "Donation", "MayDonate", "OrderOfEvents", "NameIslands", "NameKind", "Decided", "Save", "Raided",
        "FestivalGift", "Tributary", "ShipsAnswer", "Parched", "Ransom", "Defence", "Ally", "Produce", "Trade",
        "Compose", "Peek", "Respond", "LoseCards", "SaveAboard", "HarborVote", "Bargain", "Unloading", "CallForOrder",
        "Pay", "Keep", "Committed", "Pondering",
    }  # fmt: skip
    asked = {one for one in GAME.frames if issubclass(one, (Choice, Together))}
    assert {one.__name__ for one in asked - SECONDS.keys()} == within


@pytest.mark.parametrize("seed", range(6))
def test_an_idle_table_plays_on_to_the_end(seed: int) -> None:
    """Whatever people have begun: what is done for them is legal, and leads on."""
    t = petteia.new(GAME, players=3 + seed % 4, seed=seed, build_mode=("open", "ordered")[seed % 2])
    chance = random.Random(seed)
    while not t.over:
        seat = chance.choice(t.pending)
        if chance.random() < 0.6:
            assert 0 < len(idle(t, seat)) < 60
        else:
            t.play(seat, chance.choice(t.options(seat)))


@pytest.mark.parametrize("seed", range(3))
def test_the_time_tells_nothing_that_is_hidden(seed: int) -> None:
    t = petteia.new(GAME, players=4, seed=seed)
    chance = random.Random(seed)
    for _ in range(250):
        if t.over:
            break
        seat = chance.choice(t.pending)
        for viewer in (None, 0, 1, 2, 3):
            world = t.determinize(viewer, chance.getrandbits(40))
            assert world.game.window(world.state) == t.game.window(t.state)
        own = t.determinize(seat, chance.getrandbits(40))
        assert own.game.idle(own.state, seat).text == t.game.idle(t.state, seat).text
        t.play(seat, chance.choice(t.options(seat)))


# What happens


def test_negotiation_whoever_has_not_finished_is_done_and_a_gift_half_chosen_is_kept() -> None:
    t = position({}, dict(hand={"wool": 2}), dict(hand={"wool": 1}), phase="event", events=["fair_winds"])
    play(t, 1, "donate wool")
    assert idle(t, 1) == ["cancel", "done"]
    assert hand(t, 1) == {"wool": 2}


def test_the_order_of_events_is_from_left_to_right() -> None:
    t = position({}, {}, {}, phase="event", events=["locusts", "fair_winds", "pirate_raids"])
    assert idle(t, 0) == ["carry_out locusts", "carry_out fair_winds"]


def test_the_archon_names_islands_clockwise_from_the_archon() -> None:
    t = position({}, {}, {}, {}, phase="event", archon=2, events=["delphic_festival"], year=1)
    assert idle(t, 2) == ["name 0", "name 3"]


def test_locusts_take_the_first_kind_that_a_village_makes() -> None:
    t = position({}, {}, {}, phase="event", events=["locusts"])
    first = texts(t, 0)[0]
    assert idle(t, 0) == [first]


@pytest.mark.parametrize(
    ("seat", "answer"),
    [
        (dict(hand={"ore": 2}, aegis={"army": 1}), "show_army"),
        (dict(hand={"ore": 2, "wool": 1}), "pay ore"),
    ],
)
def test_pirate_raids_cost_as_few_cards_as_possible(seat: dict[str, Any], answer: str) -> None:
    t = position(seat, {}, {}, phase="event", events=["pirate_raids"])
    assert idle(t, 0) == [answer]


def test_the_second_tribute_is_one_rare_rather_than_two_basic() -> None:
    seats = (dict(hand={"grain": 4, "pottery": 1, "gold": 1}), {}, {})
    t = position(*seats, phase="event", year=2, events=["persian_tribute"])
    assert idle(t, 0) == ["pay grain"]
    until(t, lambda t: "pay pottery" in texts(t, 0))
    assert idle(t, 0) == ["pay pottery"]


def test_a_village_is_given_up_only_for_want_of_cards() -> None:
    """A Structure is a card too, and the dearest."""
    seats: tuple[dict[str, Any], ...] = tuple(dict(hand={"gold": 2}, built=["village_3"]) for _ in range(3))
    t = position(*seats, phase="event", year=3, events=["persian_war"])
    until(t, lambda t: any(one.startswith("abandon") for one in texts(t, 0)))
    assert idle(t, 0) == ["buy_off"]


def test_whatever_may_be_refused_is() -> None:
    t = position(dict(hand={"timber": 1}, built=["fortress"]), {}, {}, phase="event", year=3, events=["earthquake"])
    assert idle(t, 0) == ["refuse"]


def test_armies_work_as_many_as_can_in_the_order_of_the_island_card() -> None:
    t = position(dict(built=["village_3", "village_4"], aegis={"army": 2}), {}, {}, phase="production")
    made = [one["makes"] for one in t.view(0)["table"]["players"][0]["built"]]
    idle(t, 0)
    produced = happened(t, "produced")[0]["cards"]
    expected = sorted([*made, *made[:2]], key=CARD.names.index)
    assert produced == expected


def test_trading_ends_and_an_offer_half_made_is_dropped() -> None:
    t = position(dict(hand={"wool": 1}), dict(hand={"ore": 1}), {}, phase="island_trade")
    play(t, 0, "offer 1", "give wool")
    assert idle(t, 0) == ["cancel", "ready"]
    assert idle(t, 1) == ["ready"]


def test_fleets_that_are_not_launched_stay_docked() -> None:
    t = position(dict(hand={"wool": 3}, fleets=[None, None]), {}, {}, phase="journey")
    play(t, 0, "sail a athens", "load wool")
    assert idle(t, 0) == ["dock b"]
    assert (cargo(t, 0, "a"), cargo(t, 0, "b")) == (["wool", "wool"], [])


def test_a_warship_is_shown_where_it_helps_and_a_gift_is_kept() -> None:
    ships = [("athens", ["gold", "warship", "gift_of_poseidon"])]
    t = position(dict(fleets=ships), {}, {}, phase="hazard", hazards=["pirates_02"])
    assert idle(t, 0) == ["show_warship a"]
    t = position(dict(fleets=ships), {}, {}, phase="hazard", hazards=["storm_09"])
    assert idle(t, 0) == ["suffer a"]


def test_losses_are_basic_then_aegis_then_rare_then_gold() -> None:
    aboard = ["wool", "pottery", "gold", "gold", "army", "warship"]
    t = position(dict(fleets=[("athens", aboard)]), {}, {}, phase="hazard", hazards=["storm_06"])
    until(t, lambda t: any(one.startswith("lose") for one in texts(t, 0)))
    assert idle(t, 0) == ["lose wool", "lose army"]  # and of what is left the Warship
    assert cargo(t, 0) == ["pottery", "gold", "gold"]


def test_a_harbor_is_entered_only_for_nothing() -> None:
    ships = [("athens", ["wool", "gold"])]
    t = position(dict(fleets=ships), {}, {}, phase="fleet_trade", harbors={"athens": "+harbor_fees"})
    assert idle(t, 0) == ["done"]
    t = position(dict(fleets=ships), {}, {}, phase="fleet_trade", harbors={"athens": "+festival"})
    done = idle(t, 0)
    assert done[0].startswith("enter_taking a")
    assert done[1:] == ["take_free_plans a", "done"]


def test_a_hidden_harbor_is_passed() -> None:
    t = position(dict(fleets=[("athens", ["wool"])]), {}, {}, phase="fleet_trade")
    assert idle(t, 0) == ["pass athens"]


def test_on_return_basic_cards_of_the_most_numerous_kind_go_first_and_aegis_cards_go_home() -> None:
    aboard = ["wool", "wool", "wool", "ore", "pottery", "gold", "army", "gold"]
    ships = [("athens", aboard)]
    seat: dict[str, Any] = dict(fleets=ships)
    t = position(seat, {}, {}, phase="return")
    assert idle(t, 0) == ["drop wool", "drop wool", "unload"]
    assert hand(t, 0) == {"ore": 1, "wool": 1, "pottery": 1, "gold": 2}
    assert aegis(t, 0) == {"army": 1}


def test_build_nothing() -> None:
    t = position(dict(hand={"gold": 3, "wool": 3}), {}, {}, phase="build")
    assert idle(t, 0) == ["done"]
    assert built(t, 0) == []


@pytest.mark.parametrize(
    ("cards", "option", "kept"),
    [
        ({"grain": 5}, "option_a", {"grain": 3}),
        ({"grain": 2, "wool": 2, "ore": 2, "gold": 2}, "option_b", {"grain": 1, "wool": 1, "ore": 1, "gold": 1}),
        ({"grain": 3, "wool": 2, "gold": 1}, "option_a", {"grain": 1, "wool": 1, "gold": 1}),
        ({"grain": 3, "pottery": 1, "gold": 4}, "option_a", {"gold": 3}),
    ],
)
def test_discard_keeps_as_many_cards_as_can_be(cards: dict[str, int], option: str, kept: dict[str, int]) -> None:
    t = position(dict(hand=cards), {}, {}, phase="discard")
    assert idle(t, 0)[0] == option
    assert hand(t, 0) == kept


def test_the_vote_goes_to_who_has_fewest_structures_clockwise() -> None:
    t = position({}, dict(built=["village_3"]), {}, {}, phase="archon")
    assert idle(t, 0) == ["vote 2"]
    assert idle(t, 1) == ["vote 2"]
    assert idle(t, 2) == ["vote 3"]


def test_the_winner_is_one_of_the_tied() -> None:
    t = position({}, {}, {}, phase="archon", agenda=[frame("ChooseWinner", 0, tied=[1, 2])])
    assert seconds(t) == 60
    assert idle(t, 0)[0] in ("choose_winner 1", "choose_winner 2")


def test_an_order_is_clockwise_from_the_archon() -> None:
    t = position(RICH, RICH, RICH, phase="build", archon=1)
    play(t, 0, "request_order")
    assert seconds(t) == 30
    assert idle(t, 1) == ["next 1", "next 2"]
    assert seconds(t) == 150


def test_a_payment_belongs_to_what_it_is_for() -> None:
    t = position(dict(hand={"grain": 2, "wool": 2, "ore": 2, "timber": 2, "gold": 2}), {}, {}, phase="build")
    play(t, 0, "request_order")
    idle(t, 0)
    until(t, lambda t: t.pending == [0])
    window = t.game.window(t.state)
    t.play(0, next(one for one in texts(t, 0) if one.startswith("build")))
    assert t.game.window(t.state) == window
