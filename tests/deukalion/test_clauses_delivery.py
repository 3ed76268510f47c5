"""DEU-CHEST, DEU-DELIV: chests aboard and in the cities, and their delivery in Athens."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME

from ..clauses import clause
from .arrange import (
    acting,
    completed,
    decision,
    dump,
    happened,
    refused,
    rolling,
    sailing,
    seat,
    shown,
    table,
    texts,
)

COLOURS = ["red", "green", "blue", "yellow", "white"]
NINE = ["red", "red", "red", "green", "green", "green", "blue", "blue", "blue"]
QUIET = ["p08", "p09"]  # each asks for two chests or the Hydra

# What the chests of the Pursuit cards are, written down a second time: colours, or a number and how
DELIVERIES: dict[str, list[Any]] = dict(
    p01=[["red"]], p02=[["green"]], p03=[["blue"]], p04=[["yellow"]], p05=[["white"]], p06=[["red"], ["yellow"]],
    p07=[["green"], ["blue"]], p08=[["red", "yellow"]], p09=[["blue", "white"]], p10=[["green", "yellow"]],
    p11=[["green", "white"]], p12=[["blue", "yellow"], (2, "same")], p13=[["white", "red"], ["green", "blue"]],
    p14=[(2, "any")], p15=[(3, "any")], p16=[(3, "distinct")],
)  # fmt: skip


def arriving(*chests: str, secret: str = "p16", **given: Any) -> petteia.Table:
    """Seat 0 on c3 is about to sail to the anchor square c2 with some chests, three steps left."""
    return sailing(dict(ship="c3", chests=chests, secret=secret), {}, **given)


def arrived(*chests: str, secret: str = "p16", **given: Any) -> petteia.Table:
    t = arriving(*chests, secret=secret, **given)
    t.play(0, "to c2")
    return t


def put_all(t: petteia.Table) -> None:
    """Put what is being delivered into the first city that has room."""
    while not t.over and decision(t)[1] == "put_chest":
        t.play(0, texts(t, 0)[0])


def deliver(t: petteia.Table, *chests: str) -> None:
    """One delivery event with these chests."""
    for chest in chests:
        t.play(0, f"unload {chest}")
    if decision(t)[1] == "deliver" and "deliver" in texts(t, 0):
        t.play(0, "deliver")
    assert decision(t)[1] == "put_chest"
    put_all(t)


def chests_in(t: petteia.Table) -> dict[str, list[str]]:
    return {one["city"]: one["chests"] for one in table(t)["cities"]}


# Chests


@clause("DEU-CHEST-01", "DEU-TERM-07")
def test_hoplites_and_chests_share_ten_spaces() -> None:
    t = acting(dict(ship="b2", crew=5, chests=NINE[:4]), {}, values=(2, 3, 2, 2))
    assert seat(t, 0)["room"] == 1
    t.play(0, "act hoplites")
    assert [move for move in texts(t, 0) if move.startswith("reclaim")] == ["reclaim 1"]
    t.play(0, "reclaim 1")
    assert seat(t, 0)["room"] == 0
    with pytest.raises(petteia.BadDump):
        acting(dict(ship="b2", crew=7, chests=NINE[:4]), {})


@clause("DEU-CHEST-02", "DEU-CHEST-03")
def test_a_chest_goes_to_any_city_with_an_empty_space_and_to_no_other() -> None:
    """Three are aboard; Thera has lost its only chest, Corinth one of two, Cyprus one of two."""
    t = arrived("red", "red", "white", display=QUIET, cities=dict(thera=[], corinth=["blue"], cyprus=["green"]))
    t.play(0, "unload white")
    t.play(0, "deliver")
    assert decision(t) == (0, "put_chest")
    assert texts(t, 0) == ["put corinth", "put thera", "put cyprus"]
    assert refused(t, 0, "put crete") in ("DEU-CHEST-02", "DEU-CHEST-03")
    t.play(0, "put thera")
    assert chests_in(t)["thera"] == ["white"]
    t.play(0, "unload red")
    t.play(0, "deliver")
    assert texts(t, 0) == ["put corinth", "put cyprus"]  # Thera has one space only
    t.play(0, "put corinth")
    assert chests_in(t)["corinth"] == ["red", "blue"]


@clause("DEU-CHEST-02")
def test_no_city_holds_more_chests_than_it_has_spaces() -> None:
    told = dump({}, {}, cities=dict(thera=["red"], mykene=["red"]))
    told["state"]["stored"]["thera"], told["state"]["stored"]["mykene"] = ["red", "red"], []
    with pytest.raises(petteia.BadDump, match="space"):
        petteia.load(told, of=GAME)


@clause("DEU-CHEST-04", "RUL-37")
def test_no_chest_can_be_dumped_to_make_room_for_another() -> None:
    start = sailing(
        dict(ship="h6", crew=3, chests=NINE[:7]), {}, cities=dict(cyprus=["yellow", "white"]), display=QUIET
    )
    t = rolling(start, 0, "challenge cyprus", (2, 1, 0))
    assert not any(move.startswith("dump") for move in texts(t, 0))
    t.play(0, "take white")
    assert (seat(t, 0)["crew"], len(seat(t, 0)["chests"]), seat(t, 0)["underworld"]) == (2, 8, 8)
    start = sailing(
        dict(ship="d4", crew=1, chests=NINE), dict(ship="d5", crew=0, chests=["white"]), display=["p08", "p10"]
    )
    t = rolling(start, 0, "to d5", (1, 0, 0), (0, 0, 0))
    assert texts(t, 0) == ["steal white", "decline"]


# Delivery


@clause("DEU-DELIV-01", "RUL-09")
@pytest.mark.parametrize("anchor", ["c2", "d2"])
def test_on_an_anchor_square_all_chests_are_delivered_at_once_before_anything_else(anchor: str) -> None:
    t = arriving("red", "green", display=QUIET)
    t.play(0, f"to {anchor}")
    assert seat(t, 0)["ship"] == anchor
    assert decision(t) == (0, "deliver")
    assert texts(t, 0) == ["unload red", "unload green"]  # neither close nor sail on
    deliver(t, "green")
    assert texts(t, 0) == ["unload red"]
    deliver(t, "red")
    assert seat(t, 0)["chests"] == []
    assert decision(t) == (0, "sail")


@clause("DEU-DELIV-01")
def test_who_sails_past_athens_with_chests_delivers_there_and_nobody_slips_through() -> None:
    """From c1 there is no way out but over other anchor squares."""
    t = sailing(dict(ship="b2", chests=["red"]), {}, allowance=2, display=QUIET)
    assert "to c1" not in texts(t, 0)  # two steps, over c2, where the chest is delivered
    t.play(0, "to c2")
    assert decision(t) == (0, "deliver")


@clause("DEU-DELIV-01")
def test_without_chests_an_anchor_square_is_just_a_step() -> None:
    t = arriving(display=QUIET)
    t.play(0, "to c2")
    assert decision(t) == (0, "sail")
    t.play(0, "to d2")
    assert decision(t) == (0, "sail")


@clause("DEU-DELIV-01", "DEU-OTHER-05")
def test_a_non_active_player_delivers_too() -> None:
    t = arriving("red", active=1, display=QUIET)
    t.play(0, "to c2")
    deliver(t, "red")
    assert seat(t, 0)["honour_cards"] == 1


@clause("DEU-DELIV-02")
@pytest.mark.parametrize("order", [["red", "green", "red"], ["green", "red", "red"], ["red", "red", "green"]])
def test_the_carrier_chooses_the_order_until_no_chest_is_left(order: list[str]) -> None:
    t = arrived("red", "red", "green", display=QUIET)
    for chest in order:
        assert decision(t) == (0, "deliver")
        deliver(t, chest)
    assert decision(t) == (0, "sail")
    assert [event["chest"] for event in happened(t, "stored")] == order
    assert seat(t, 0)["honour_cards"] == 3


def first_events(t: petteia.Table) -> set[tuple[tuple[str, ...], tuple[str, ...], int]]:
    """Everything that the first delivery event can be: chests, cards completed, Honour cards taken."""
    if decision(t)[1] == "put_chest":
        put_all(t)
        cards = completed(t)
        honour = seat(t, 0)["honour_cards"]
        return {(tuple(sorted(event["chest"] for event in happened(t, "stored"))), tuple(sorted(cards)), honour)}
    found = set()
    for move in t.options(0):
        after = t.copy()
        after.play(0, move)
        found |= first_events(after)
    return found


def completes(chests: tuple[str, ...], cards: list[str]) -> list[str]:
    """Which of some cards these chests complete together."""

    def does(deed: Any) -> bool:
        if isinstance(deed, list):
            return all(chests.count(colour) >= deed.count(colour) for colour in deed)
        many, how = deed
        most = max(chests.count(colour) for colour in COLOURS)
        return {"any": len(chests), "same": most, "distinct": len(set(chests))}[how] >= int(many)

    return sorted(card for card in cards if any(does(deed) for deed in DELIVERIES[card]))


def allowed_events(chests: list[str], cards: list[str]) -> set[tuple[tuple[str, ...], tuple[str, ...], int]]:
    """DEU-DELIV-03, -05, -06, -10, -11, taken literally."""
    found = set()
    parts = {tuple(sorted(part)) for many in range(1, len(chests) + 1) for part in combinations(chests, many)}
    for part in parts:
        done = completes(part, cards)
        smaller = [one for many in range(1, len(part)) for one in combinations(part, many)]
        if done and not any(completes(one, cards) == done for one in smaller):
            found.add((part, tuple(done), 0))
        if not done and len(part) == 1:
            found.add((part, (), 1))
    return found


@clause("DEU-DELIV-03", "DEU-DELIV-05", "DEU-DELIV-06", "DEU-DELIV-10", "DEU-DELIV-11", "RUL-10")
@pytest.mark.parametrize("seed", range(40))
def test_a_delivery_event_is_a_minimal_set_that_completes_cards_or_one_chest_that_completes_none(seed: int) -> None:
    chance = Random(seed)
    one, other, secret = chance.sample(sorted(DELIVERIES), 3)
    chests = sorted(chance.sample(COLOURS * 3, chance.randint(1, 5)))
    spare = [card for card in DELIVERIES if card not in (one, other, secret)]
    t = sailing(
        dict(ship="c3", chests=chests, secret=secret), {}, {}, display=[one, other], removed=spare[2:]
    )  # no card is left in the pile that could be revealed by it
    t.play(0, "to c2")
    assert first_events(t) == allowed_events(chests, [one, other, secret])


@clause("DEU-DELIV-03")
def test_a_card_that_asks_for_two_chests_gets_them_in_one_event_or_not_at_all() -> None:
    t = arrived("blue", "white", display=QUIET)
    deliver(t, "blue")
    deliver(t, "white")
    assert completed(t) == []
    assert seat(t, 0)["honour_cards"] == 2
    t = arrived("blue", "white", display=QUIET)
    deliver(t, "blue", "white")
    assert completed(t) == ["p09"]


@clause("DEU-DELIV-03", "DEU-PUR-02")
def test_a_secret_card_of_somebody_else_is_no_reason_to_deliver_together() -> None:
    t = sailing(dict(ship="c3", chests=["green", "white"], secret="p01"), dict(secret="p11"), display=QUIET)
    t.play(0, "to c2")
    t.play(0, "unload green")
    assert texts(t, 0) == ["deliver"]  # nothing can go with it; yet it is asked, for that is a secret


@clause("DEU-DELIV-04", "DEU-DELIV-11", "DEU-PUR-10")
def test_one_chest_counts_for_all_cards_completed_in_its_event() -> None:
    t = arrived("green", secret="p02", display=["p07", "p08"])
    deliver(t, "green")
    assert sorted(completed(t)) == ["p02", "p07"]
    assert seat(t, 0)["total"] == 4


@clause("DEU-DELIV-05")
def test_a_chest_that_completes_nothing_alone_earns_an_honour_card() -> None:
    t = arrived("yellow", display=["p01", "p10"])
    deliver(t, "yellow")
    assert (seat(t, 0)["honour_cards"], completed(t)) == (1, [])
    assert table(t)["supply"] == 13


@clause("DEU-DELIV-05")
def test_a_chest_that_completes_a_card_alone_cannot_be_delivered_for_an_honour_card() -> None:
    t = arrived("red", display=["p01", "p10"])
    deliver(t, "red")
    assert (seat(t, 0)["honour_cards"], completed(t)) == (0, ["p01"])


@clause("DEU-DELIV-06", "DEU-PUR-20")
def test_chests_of_a_pursuit_earn_no_honour_cards() -> None:
    t = arrived("red", "green", "blue", secret="p01", display=["p15", "p10"])
    deliver(t, "red", "green", "blue")
    assert sorted(completed(t)) == ["p01", "p15"]
    assert seat(t, 0)["honour_cards"] == 0
    assert table(t)["supply"] == 14


@clause("DEU-DELIV-07")
def test_chests_are_put_away_before_cards_are_taken_and_refilled() -> None:
    t = arrived("red", "yellow", display=QUIET, pursuits=["p01"], cities=dict(corinth=[]))
    t.play(0, "unload red")
    t.play(0, "unload yellow")
    for chests in ([], ["red"]):
        assert decision(t) == (0, "put_chest")
        assert chests_in(t)["corinth"] == chests
        assert (completed(t), shown(t)) == ([], ["p08", "p09"])
        t.play(0, "put corinth")
    assert chests_in(t)["corinth"] == ["red", "yellow"]
    assert (completed(t), shown(t)) == (["p08"], ["p01", "p09"])


@clause("DEU-DELIV-07")
def test_a_chest_is_put_away_before_its_honour_card_is_taken() -> None:
    t = arrived("green", display=QUIET)
    t.play(0, "unload green")
    assert decision(t) == (0, "put_chest")
    assert seat(t, 0)["honour_cards"] == 0
    put_all(t)
    assert seat(t, 0)["honour_cards"] == 1


@clause("DEU-DELIV-08", "DEU-PUR-11", "DEU-PUR-19", "RUL-10")
def test_a_revealed_card_may_be_completed_with_chests_still_aboard() -> None:
    t = arrived("red", "green", "blue", display=["p14", "p08"], pursuits=["p03"])
    deliver(t, "red", "green")
    assert shown(t) == ["p03", "p08"]
    assert completed(t) == ["p14"]
    deliver(t, "blue")
    assert sorted(completed(t)) == ["p03", "p14"]
    assert seat(t, 0)["honour_cards"] == 0


@clause("DEU-DELIV-08", "DEU-PUR-19")
def test_a_revealed_card_is_not_completed_with_chests_already_delivered() -> None:
    t = arrived("red", "green", "blue", display=["p14", "p08"], pursuits=["p06"])  # p06: red or yellow
    deliver(t, "red", "green")
    assert shown(t) == ["p06", "p08"]
    deliver(t, "blue")
    assert completed(t) == ["p14"]
    assert seat(t, 0)["honour_cards"] == 1


@clause("DEU-DELIV-09", "RUL-11")
def test_a_delivery_without_a_completed_card_does_not_end_the_movement() -> None:
    t = arrived("green", display=QUIET)
    deliver(t, "green")
    assert {"to c1", "to b2", "to b3", "to d3"} <= set(texts(t, 0))  # two of three steps are left


@clause("DEU-DELIV-09", "DEU-MOVE-13")
def test_a_delivery_with_a_completed_card_ends_it() -> None:
    t = arrived("green", "white", display=["p07", "p08"])
    deliver(t, "white")
    deliver(t, "green")
    assert completed(t) == ["p07"]
    assert texts(t, 0) == ["close"]
    assert refused(t, 0, "to b2") in ("DEU-MOVE-13", "DEU-MOVE-14")


@clause("DEU-DELIV-10", "RUL-10")
def test_no_chest_is_delivered_that_the_cards_do_not_need() -> None:
    """Two of any colour complete p14: a third would be one too many, and earns an Honour card of its own."""
    t = arrived("red", "green", "blue", secret="p09", display=["p14", "p08"])
    t.play(0, "unload red")
    t.play(0, "unload green")
    assert texts(t, 0) == ["deliver"]
    t.play(0, "deliver")
    put_all(t)
    assert seat(t, 0)["chests"] == ["blue"]


@clause("DEU-DELIV-11")
def test_cards_that_a_set_completes_cannot_be_left_out() -> None:
    """The secret card is completed together with the one on display, wanted or not."""
    t = arrived("green", "yellow", secret="p10", display=["p14", "p08"])
    deliver(t, "green", "yellow")
    assert sorted(completed(t)) == ["p10", "p14"]
    assert seat(t, 0)["has_secret"] is False
