"""DEU-PUR: Pursuit cards, on display and secret."""

from collections.abc import Sequence
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
    frame,
    happened,
    position,
    refused,
    rolling,
    rolls,
    sailing,
    scoring,
    seat,
    shown,
    table,
    texts,
    until,
    won,
)

QUIET = ["p10", "p12"]  # deliveries, and cards offered at Halikarnassos
ALL = [f"p{n:02}" for n in range(1, 17)]
ANY = ["rally", "rally", "aegis", "fair_wind", "fair_wind"]  # five cards that do nothing by themselves

# All Pursuit cards, written down a second time: honour, and how each of the two pursuits is completed
CARDS: dict[str, tuple[int, list[str]]] = dict(
    p01=(2, ["deliver red", "offer d7 3"]),
    p02=(2, ["deliver green", "ship"]),
    p03=(2, ["deliver blue", "leave d6 5"]),
    p04=(2, ["deliver yellow", "ship"]),
    p05=(2, ["deliver white", "visit h6 9"]),
    p06=(2, ["deliver red", "deliver yellow"]),
    p07=(2, ["deliver green", "deliver blue"]),
    p08=(3, ["deliver red yellow", "hydra"]),
    p09=(3, ["deliver blue white", "hydra"]),
    p10=(3, ["deliver green yellow", "offer h3 4"]),
    p11=(3, ["deliver green white", "leave g4 7"]),
    p12=(3, ["deliver blue yellow", "deliver red red"]),
    p13=(3, ["deliver red white", "deliver green blue"]),
    p14=(3, ["deliver red green", "offer c6 4"]),
    p15=(4, ["deliver red red red", "offer i7 5"]),
    p16=(4, ["deliver red green blue", "leave h6 8"]),
)


def unload(t: petteia.Table, *chests: str) -> None:
    """One delivery event with these chests, put wherever there is room."""
    for chest in chests:
        t.play(0, f"unload {chest}")
    if "deliver" in texts(t, 0):
        t.play(0, "deliver")
    while not t.over and decision(t)[1] == "put_chest":
        t.play(0, texts(t, 0)[0])


def offer(t: petteia.Table, card: str, cards: Sequence[str]) -> None:
    t.play(0, f"declare {card} second")
    for one in cards:
        t.play(0, f"offer {one}")


def do(way: str, card: str, mine: dict[str, Any], **given: Any) -> petteia.Table:
    """Seat 0 does what a pursuit asks for; seat 1's ship is on d5 without a crew, the Hydra on f5."""
    verb, *rest = way.split()
    other = dict(ship="d5", crew=0)
    if verb == "deliver":
        t = sailing(dict(ship="c3", chests=rest, **mine), other, **given)
        t.play(0, "to c2")
        unload(t, *rest)
        return t
    if verb == "ship":
        return until(sailing(dict(ship="d4", **mine), other, **given), 0, "to d5", won)
    if verb == "hydra":
        return until(sailing(dict(ship="f4", **mine), other, **given), 0, "to f5", won)
    square, many = rest[0], int(rest[1])
    if verb == "visit":
        t = sailing(dict(ship="h7", crew=many, **mine), other, **given)
        t.play(0, f"to {square}")
        return t
    if verb == "leave":
        t = sailing(dict(ship=square, crew=many, **mine), other, **given)
        t.play(0, f"declare {card} second")
        return t
    t = sailing(dict(ship=square, hand=ANY[:many], **mine), other, **given)
    offer(t, card, ANY[:many])
    return t


@clause("DEU-PUR-01")
def test_two_cards_are_on_display_and_anybody_may_complete_them() -> None:
    assert len(table(petteia.new(GAME, players=3, seed=4))["display"]) == 2
    for active in (0, 1):  # seat 0 sails in its own turn, and in seat 1's
        t = do("deliver red", "p01", {}, display=["p01", "p10"], active=active)
        assert completed(t) == ["p01"]


@clause("DEU-PUR-02", "DEU-TERM-10")
def test_a_secret_pursuit_is_completed_by_its_owner_only() -> None:
    t = sailing(dict(ship="c3", chests=["red"], secret="p16"), dict(secret="p01"), display=QUIET)
    t.play(0, "to c2")
    unload(t, "red")
    assert [completed(t, 0), completed(t, 1)] == [[], []]
    assert seat(t, 0)["honour_cards"] == 1
    for active in (0, 1):
        t = do("deliver red", "p01", dict(secret="p01"), display=QUIET, active=active)
        assert completed(t) == ["p01"]


@clause("DEU-PUR-02")
def test_nobody_else_may_declare_a_secret_pursuit() -> None:
    t = sailing(dict(ship="d6", crew=10, secret="p16"), dict(secret="p03"), display=QUIET)
    assert not any(move.startswith("declare") for move in texts(t, 0))
    assert refused(t, 0, "declare p03 second") in ("DEU-TERM-10", "DEU-PUR-02")


@clause("DEU-PUR-03", "DEU-PUR-04")
@pytest.mark.parametrize(
    ("card", "way", "place"),
    [
        (card, way, place) for card in ALL for way in (0, 1) for place in ("display", "secret")
        if (CARDS[card][1][way], place) != ("hydra", "secret")  # which does not allow to challenge it
    ],
)  # fmt: skip
def test_either_of_its_two_pursuits_completes_a_card_which_adds_its_honour(card: str, way: int, place: str) -> None:
    honour, ways = CARDS[card]
    quiet = ["p10", "p12"] if card not in ("p10", "p12") else ["p06", "p07"]
    mine, display = ({}, [card, quiet[0]]) if place == "display" else (dict(secret=card), quiet)
    pursuits = [one for one in ("p14", "p15") if one != card]
    spare = [one for one in ALL if one not in (card, *display, *pursuits)]
    t = do(ways[way], card, mine or dict(secret=spare[0]), display=display, pursuits=pursuits)
    assert card in completed(t)
    (found,) = [one for one in seat(t, 0, viewer=1)["completed"] if one["pursuit"] == card]  # face up, for all to see
    assert found["honour"] == honour
    others = [one for one in completed(t) if one != card]
    assert seat(t, 0)["total"] == honour + sum(CARDS[one][0] for one in others)


@clause("DEU-PUR-05")
def test_an_uncompleted_secret_card_counts_nothing() -> None:
    t = position(dict(secret="p15"), {})
    assert seat(t, 0)["secret"]["honour"] == 4
    assert seat(t, 0)["total"] == 0


@clause("DEU-PUR-06")
def test_an_empty_slot_is_refilled_at_once_and_the_other_stays() -> None:
    t = do("deliver red", "p01", {}, display=["p10", "p01"], pursuits=["p11", "p14"])
    assert shown(t) == ["p10", "p11"]
    assert table(t)["pursuit_pile"] == 16 - 2 - 2 - 1
    assert happened(t, "revealed") == [dict(event="revealed", pursuit="p11")]


@clause("DEU-PUR-06")
def test_of_two_empty_slots_the_first_is_refilled_first() -> None:
    t = do("hydra", "p08", {}, display=["p09", "p08"], pursuits=["p11", "p14"])
    assert shown(t) == ["p11", "p14"]


@clause("DEU-PUR-07", "RUL-28")
def test_if_the_pile_is_empty_the_slot_stays_empty() -> None:
    rest = [card for card in ALL if card not in ("p01", "p10", "p16", "p15")]
    t = do("deliver red", "p01", dict(secret="p16"), display=["p01", "p10"], removed=rest)
    assert table(t)["pursuit_pile"] == 0
    assert shown(t) == [None, "p10"]
    assert decision(t) == (0, "sail")


@clause("DEU-PUR-07")
def test_with_one_card_left_only_the_first_slot_is_refilled() -> None:
    rest = [card for card in ALL if card not in ("p08", "p09", "p16", "p15", "p14")]
    t = do("hydra", "p08", dict(secret="p16"), display=["p08", "p09"], removed=rest, pursuits=["p14"])
    assert shown(t) == ["p14", None]


@clause("DEU-PUR-08")
def test_a_completed_secret_card_is_not_replaced() -> None:
    before = sailing(dict(ship="c3", chests=["red"], secret="p01"), {}, display=QUIET)
    t = do("deliver red", "p01", dict(secret="p01"), display=QUIET)
    assert seat(t, 0)["has_secret"] is False
    assert seat(t, 0)["secret"] is None
    assert table(t)["pursuit_pile"] == table(before)["pursuit_pile"]


@clause("DEU-PUR-09")
def test_the_first_to_complete_a_card_gets_it_and_the_next_does_not() -> None:
    """Both carry a red chest to Athens in one turn, seat 1 in its window, seat 0 as the active player."""
    t = position(
        dict(ship="c3", chests=["red"], secret="p16"), dict(ship="e3", chests=["red"], secret="p15"),
        display=["p01", "p10"], pursuits=["p11"], outer=(2, 2, 2, 2), centre=1, agenda=[dict(frame="Window", seat=1)],
    )  # fmt: skip
    t.play(1, "sail")
    t.play(1, "to e2")
    t.play(1, "unload red")
    t.play(1, texts(t, 1)[0])
    t.play(1, "close")
    t.play(0, "rotate unturned")
    t.play(0, "act move")
    t.play(0, "to c2")
    unload(t, "red")
    assert (completed(t, 1), completed(t, 0)) == (["p01"], [])
    assert (seat(t, 1)["total"], seat(t, 0)["total"]) == (2, 1)  # an Honour card for the second chest


@clause("DEU-PUR-10", "DEU-HFIGHT-03")
def test_one_event_may_complete_several_cards_and_all_count() -> None:
    t = do("deliver green yellow", "p10", dict(secret="p07"), display=["p10", "p14"])
    assert sorted(completed(t)) == ["p07", "p10", "p14"]
    assert seat(t, 0)["total"] == 2 + 3 + 3


@clause("DEU-PUR-11", "DEU-PUR-16", "RUL-39")
def test_a_revealed_visit_is_completed_at_once() -> None:
    """Cards are offered at Cyprus with ten hoplites aboard, and the next card is Visit Cyprus."""
    t = do("offer i7 5", "p15", {}, display=["p15", "p10"], pursuits=["p05", "p14"])
    assert completed(t) == ["p15", "p05"]
    assert shown(t) == ["p14", "p10"]
    told = [event["event"] for event in t.events(None)]
    assert told[-4:] == ["completed", "revealed", "completed", "revealed"]


@clause("DEU-PUR-11", "DEU-PUR-24", "RUL-39")
def test_several_cards_can_be_completed_in_a_row() -> None:
    """Beside Crete and Sparta: three cards are offered, then four for the card that is revealed."""
    t = sailing(dict(ship="d7", hand=["rally", "rally", *["fair_wind"] * 5], secret="p16"), {},
                display=["p01", "p10"], pursuits=["p14"])  # fmt: skip
    offer(t, "p01", ["rally", "rally", "fair_wind"])
    assert shown(t) == ["p14", "p10"]
    offer(t, "p14", ["fair_wind"] * 4)
    assert completed(t) == ["p01", "p14"]


def off_cyprus(*crews: int, hand: Sequence[str] = (), **given: Any) -> petteia.Table:
    """Seat 0 on h6, seat 1 on i7, both beside Cyprus; the next Pursuit card is Visit Cyprus."""
    ships = ["h6", "i7", "b2", "b3"]
    seats = [dict(ship=ships[n], crew=crew) for n, crew in enumerate(crews)]
    seats[0]["hand"] = list(hand)
    return sailing(*seats, **dict(display=["p15", "p10"], pursuits=["p05", "p14"]) | given)


@clause("DEU-PUR-12", "DEU-PUR-21", "RUL-25")
def test_who_complete_a_card_in_the_same_check_take_an_honour_card_each_and_it_is_removed() -> None:
    t = off_cyprus(9, 10, 10, hand=ANY)
    offer(t, "p15", ANY)
    assert [seat(t, n)["honour_cards"] for n in range(3)] == [1, 1, 0]
    assert [completed(t, n) for n in range(3)] == [["p15"], [], []]
    assert table(t)["removed"] == ["p05"]
    assert shown(t) == ["p14", "p10"]
    assert happened(t, "together") == [dict(event="together", pursuit="p05")]


@clause("DEU-PUR-12", "DEU-PUR-09")
@pytest.mark.parametrize(("crews", "who"), [((9, 8), 0), ((8, 9), 1), ((8, 8), None)])
def test_who_alone_fulfils_a_revealed_card_gets_it(crews: tuple[int, int], who: int | None) -> None:
    t = off_cyprus(*crews, hand=ANY)
    offer(t, "p15", ANY)
    assert [("p05" in completed(t, n)) for n in (0, 1)] == [who == 0, who == 1]
    assert [seat(t, n)["honour_cards"] for n in (0, 1)] == [0, 0]
    assert table(t)["removed"] == []


@clause("DEU-PUR-12", "DEU-MOVE-13")
def test_a_card_completed_together_ends_the_movement_too() -> None:
    t = sailing(dict(ship="h7", crew=9), dict(ship="i7", crew=9), display=["p05", "p10"])
    t.play(0, "to h6")
    assert table(t)["removed"] == ["p05"]
    assert not any(move.startswith("to ") for move in texts(t, 0))
    assert refused(t, 0, "to h7") in ("DEU-MOVE-13", "DEU-MOVE-14")


@clause("DEU-PUR-13", "DEU-HOP-06")
def test_a_chest_that_is_captured_stolen_or_dumped_completes_no_delivery() -> None:
    t = scoring(
        sailing(dict(ship="f6"), {}, display=["p01", "p06"], cities=dict(thera=["red"])), 0, "challenge thera", 3.0
    )
    t.play(0, "take red")
    assert completed(t) == []
    t = acting(dict(ship="b2", crew=9, chests=["red"]), {}, display=["p01", "p06"])
    t.play(0, "act hoplites")
    t.play(0, "dump red")
    while decision(t)[1] != "actions":
        t.play(0, texts(t, 0)[0])
    assert (seat(t, 0)["crew"], seat(t, 0)["chests"], completed(t), seat(t, 0)["total"]) == (10, [], [], 0)


@clause("DEU-PUR-14", "RUL-18")
def test_a_ship_is_defeated_by_winning_as_the_challenger_and_not_as_the_defender() -> None:
    start = sailing(dict(ship="d4", crew=2, secret="p04"), dict(ship="d5", crew=2), display=["p02", "p10"])
    t = scoring(start, 0, "to d5", 1.0, 0.5)
    assert (completed(t, 0), completed(t, 1)) == (["p02", "p04"], [])
    t = scoring(start, 0, "to d5", 0.5, 1.0)
    assert (completed(t, 0), completed(t, 1)) == ([], [])
    assert shown(t) == ["p02", "p10"]


@clause("DEU-PUR-15")
def test_the_hydra_is_defeated_by_challenge_and_by_defence() -> None:
    assert completed(do("hydra", "p08", {}, display=["p08", "p10"])) == ["p08"]
    t = acting({}, dict(ship="f6"), display=["p08", "p10"])
    t.play(0, "act hydra")
    t = until(t, 0, "hydra f6", won)
    assert (completed(t, 0), completed(t, 1)) == ([], ["p08"])


# Visit


@clause("DEU-PUR-16")
@pytest.mark.parametrize(("crew", "done"), [(9, True), (10, True), (8, False)])
def test_visit_is_completed_by_arriving_with_enough_hoplites(crew: int, done: bool) -> None:
    t = sailing(dict(ship="h7", crew=crew, secret="p16"), {}, display=["p05", "p10"])
    t.play(0, "to i7")
    assert completed(t) == (["p05"] if done else [])
    assert ("to h7" in texts(t, 0)) is not done  # DEU-MOVE-13


@clause("DEU-PUR-16", "DEU-TERM-02")
def test_visit_is_not_completed_diagonally() -> None:
    t = sailing(dict(ship="g7", crew=10), {}, display=["p05", "p10"])
    t.play(0, "to h7")
    assert completed(t) == []


@clause("DEU-PUR-16")
def test_visit_is_checked_when_hoplites_come_back() -> None:
    beside = dict(ship="i7", crew=8, hand=["ferrymans_fee"])
    t = acting(beside, {}, display=["p05", "p10"])
    t.play(0, "act hoplites")
    t.play(0, "reclaim 1")
    assert completed(t) == ["p05"]
    t = acting(beside, {}, display=["p05", "p10"])
    t.play(0, "play ferrymans_fee")
    t.play(0, "reclaim 2")
    assert completed(t) == ["p05"]
    t = position({}, beside, display=["p05", "p10"], agenda=[dict(frame="Window", seat=1)])
    t.play(1, "give_up")
    t.play(1, "reclaim 1")
    assert completed(t, 1) == ["p05"]
    t = sailing(beside, {}, display=["p05", "p10"])
    t.play(0, "play ferrymans_fee")
    t.play(0, "reclaim 1")
    assert completed(t) == ["p05"]
    assert not any(move.startswith("to ") for move in texts(t, 0))  # DEU-MOVE-13


@clause("DEU-PUR-16", "RUL-14")
def test_visit_is_checked_for_a_ship_that_was_moved_there_by_another() -> None:
    """Seat 1 loses on g4 with all but four hoplites, three of whom Athena's Shield saves, and is moved to h6."""
    start = sailing(dict(ship="g3"), dict(ship="g4", hand=["athenas_shield"]), display=["p05", "p10"])
    t = until(start, 0, "to g4", lambda after: rolls(after)[0][0] > 5 and rolls(after)[1][2] == 4)
    t.play(1, "play athenas_shield")
    t.play(1, "save 3")
    t.play(0, "decline")
    assert completed(t, 1) == []
    t.play(0, "relocate h6")
    assert completed(t, 1) == ["p05"]


@clause("DEU-PUR-16")
def test_visit_waits_until_a_challenge_is_over() -> None:
    """With the four of Call to Arms there are ten aboard beside Cyprus, but after the roll there are not."""
    t = sailing(dict(ship="i7", crew=6, hand=["call_to_arms"]), {}, display=["p05", "p10"])
    t.play(0, "challenge cyprus")
    t.play(0, "play call_to_arms")
    t = until(t, 0, "reclaim 4", lambda after: bool(rolls(after)) and rolls(after)[0][2] >= 2)
    assert completed(t) == []


@clause("DEU-PUR-16")
@pytest.mark.parametrize(("roll", "done"), [((8, 1, 1), True), ((7, 1, 2), False)])
def test_visit_is_checked_after_a_ship_challenge_and_its_relocation(roll: tuple[int, int, int], done: bool) -> None:
    t = rolling(sailing(dict(ship="h5"), dict(ship="h6", crew=0), display=["p05", "p10"]), 0, "to h6", roll, (0, 0, 0))
    t.play(0, "decline")
    assert completed(t) == []
    t.play(0, texts(t, 0)[0])
    assert completed(t) == (["p05"] if done else [])


@clause("DEU-PUR-16", "DEU-PUR-11")
@pytest.mark.parametrize(("roll", "done"), [((5, 4, 1), ["p08", "p05"]), ((5, 3, 2), ["p08"])])
def test_a_visit_revealed_in_a_challenge_waits_for_its_end(roll: tuple[int, int, int], done: list[str]) -> None:
    """The Hydra is beaten beside Cyprus; the card revealed for it is completed after the Hydra has been moved away."""
    start = sailing(dict(ship="h5"), {}, hydra="h6", display=["p08", "p10"], pursuits=["p05"])
    t = rolling(start, 0, "to h6", roll)
    assert decision(t) == (0, "move_hydra_away")
    assert (completed(t), shown(t)) == (["p08"], ["p05", "p10"])
    t.play(0, texts(t, 0)[0])
    assert completed(t) == done


@clause("DEU-PUR-16", "DEU-MOVE-13")
def test_nobody_sails_past_a_city_without_visiting_it() -> None:
    """From h4 the way to h7 leads past Cyprus: with nine hoplites it ends there."""
    t = sailing(dict(ship="h4", crew=8), {}, display=["p05", "p10"])
    assert {"to h6", "to h7"} <= set(texts(t, 0))
    t = sailing(dict(ship="h4", crew=9), {}, display=["p05", "p10"])
    assert "to h6" in texts(t, 0)
    assert "to h7" not in texts(t, 0)
    t = sailing(dict(ship="h4", crew=9, secret="p05"), {}, display=["p12", "p10"])
    assert "to h7" not in texts(t, 0)
    t.play(0, "to h6")
    assert [card["pursuit"] for card in seat(t, 0)["completed"]] == ["p05"]


@clause("DEU-PUR-16")
def test_a_ship_that_others_move_beside_a_city_visits_it_too() -> None:
    """Seat 0 relocates a third player's ship to Cyprus: nine hoplites aboard, and P05 is that player's secret."""
    told = dump(
        dict(ship="g4"), dict(ship="d4", secret="p13"), dict(ship="g4", crew=9, secret="p05"), hydra="a2",
        display=["p12", "p10"], sailor=0, moving=False, acted=True,
        agenda=[frame("SailOn", 0), frame("EndOfChallenge"), frame("RelocateShip", 0, ship=2)],
    )  # fmt: skip
    told["state"]["contest"] = 1
    t = petteia.load(told, of=GAME)
    t.play(0, "relocate h6")
    assert [card["pursuit"] for card in seat(t, 2)["completed"]] == ["p05"]


@clause("DEU-PUR-16")
def test_a_challenge_that_leaves_enough_hoplites_ends_with_a_visit() -> None:
    """Call to Arms brings the crew to nine beside Cyprus: once the challenge is over, the Visit counts."""
    start = sailing(
        dict(ship="h6", crew=7, hand=["call_to_arms"], secret="p05"), {}, display=["p12", "p10"],
        cities=dict(cyprus=["yellow", "white"]),
    )  # fmt: skip
    start.play(0, "challenge cyprus")
    start.play(0, "play call_to_arms")
    t = until(start, 0, "reclaim 2", no_skulls)
    assert decision(t) == (0, "take_chest")
    t.play(0, "take white")
    assert [card["pursuit"] for card in seat(t, 0)["completed"]] == ["p05"]


def no_skulls(t: petteia.Table) -> bool:
    return [one["skulls"] for one in happened(t, "rolled")] == [0]


# Leave and Offer


@clause("DEU-PUR-17")
def test_leave_is_declared_in_the_own_sail_beside_the_city_with_enough_hoplites() -> None:
    def may(ship: str, crew: int) -> bool:
        t = sailing(dict(ship=ship, crew=crew, secret="p16"), {}, display=["p03", "p10"])
        if "declare p03 second" in texts(t, 0):
            return True
        assert refused(t, 0, "declare p03 second") == "DEU-PUR-17"
        return False

    assert [may(square, 5) for square in ("d6", "e5", "f6")] == [True, True, True]
    assert [may(square, 10) for square in ("d5", "d7", "f7")] == [False, False, False]
    assert [may("d6", crew) for crew in (4, 5, 10)] == [False, True, True]


@clause("DEU-PUR-17", "DEU-PUR-18")
def test_nothing_is_declared_outside_a_sail() -> None:
    """Beside Thera with ten hoplites, and beside Crete with five cards, but between the actions or before a sail."""
    ready = dict(ship="d6", secret="p03"), dict(ship="d7", secret="p01", hand=ANY)
    for t in (acting(ready[0], {}, display=QUIET), acting(ready[1], {}, display=QUIET)):
        assert not any(move.startswith("declare") for move in texts(t, 0))
        assert t.why(0, "declare p03 second") is not None
    t = position({}, ready[0], display=QUIET, agenda=[dict(frame="Window", seat=1)])
    assert texts(t, 1) == ["sail"]
    t = sailing({}, ready[0], display=QUIET)
    assert t.why(1, "declare p03 second") is not None  # in somebody else's sail


@clause("DEU-PUR-18")
def test_offer_is_declared_in_the_own_sail_beside_the_city_with_enough_cards() -> None:
    def may(ship: str, cards: int, face_up: Sequence[str] = ()) -> bool:
        t = sailing(
            dict(ship=ship, hand=ANY[:cards], face_up=face_up, secret="p16"), {}, display=["p01", "p10"], hydra="h1"
        )
        if "declare p01 second" in texts(t, 0):
            return True
        assert refused(t, 0, "declare p01 second") == "DEU-PUR-18"
        return False

    assert [may(square, 3) for square in ("d7", "f7")] == [True, True]
    assert [may(square, 5) for square in ("d6", "f6", "g7")] == [False, False, False]
    assert [may("d7", cards) for cards in (2, 3, 5)] == [False, True, True]
    assert may("d7", 2, ["golden_oars"]) is False  # a card that lies face up is no hand card


@clause("DEU-PUR-19")
def test_a_victory_does_not_count_for_a_card_revealed_because_of_it() -> None:
    t = do("ship", "p02", {}, display=["p02", "p10"], pursuits=["p04"])
    assert (completed(t), shown(t)) == (["p02"], ["p04", "p10"])
    t = do("hydra", "p08", {}, display=["p08", "p10"], pursuits=["p09"])
    assert (completed(t), shown(t)) == (["p08"], ["p09", "p10"])
    t = do("deliver red", "p01", {}, display=["p01", "p10"], pursuits=["p06"])
    assert (completed(t), shown(t)) == (["p01"], ["p06", "p10"])


@clause("DEU-PUR-20")
@pytest.mark.parametrize(("card", "way"), [("p01", 0), ("p01", 1), ("p02", 1), ("p03", 1), ("p05", 1), ("p08", 1)])
def test_no_honour_card_is_taken_for_a_completed_card(card: str, way: int) -> None:
    t = do(CARDS[card][1][way], card, {}, display=[card, "p10"])
    assert completed(t) == [card]
    assert seat(t, 0)["honour_cards"] == 0
    assert table(t)["supply"] == 14


@clause("DEU-PUR-22", "RUL-23")
@pytest.mark.parametrize(("card", "ship", "many"), [("p03", "d6", 5), ("p11", "g4", 7), ("p16", "h6", 8)])
def test_leave_sends_the_hoplites_to_the_underworld(card: str, ship: str, many: int) -> None:
    t = sailing(dict(ship=ship, crew=9), {}, display=[card, "p10"])
    t.play(0, f"declare {card} second")
    assert (seat(t, 0)["crew"], seat(t, 0)["underworld"]) == (9 - many, 1 + many)
    assert completed(t) == [card]


@clause("DEU-PUR-23", "RUL-24")
def test_offer_puts_cards_of_choice_under_the_draw_pile() -> None:
    hand = ["fair_wind", "rally", "aegis", "golden_oars", "spear_of_ares"]
    t = sailing(dict(ship="d7", hand=hand), {}, display=["p01", "p10"])
    before = t.dump()["state"]["pile"]
    offer(t, "p01", ["aegis", "fair_wind", "spear_of_ares"])
    assert seat(t, 0)["hand"] == ["rally", "golden_oars"]
    after = t.dump()["state"]["pile"]
    assert after[3:] == before  # the top is last
    assert {card.rsplit("_", 1)[0] for card in after[:3]} == {"aegis", "fair_wind", "spear_of_ares"}
    assert t.dump()["state"]["discard"] == []
    assert completed(t) == ["p01"]


@clause("DEU-PUR-23")
def test_only_cards_of_the_hand_are_offered_and_exactly_as_many_as_asked_for() -> None:
    t = sailing(dict(ship="d7", hand=["rally", "rally", "aegis"], face_up=["golden_oars"]), {}, display=["p01", "p10"])
    t.play(0, "declare p01 second")
    assert decision(t) == (0, "offer_cards")
    assert texts(t, 0) == ["offer rally", "offer aegis"]
    assert t.why(0, "offer golden_oars") is not None
    t.play(0, "offer aegis")
    assert texts(t, 0) == ["offer rally"]  # no way to stop halfway
    t.play(0, "offer rally")
    t.play(0, "offer rally")
    assert decision(t) == (0, "sail")


@clause("DEU-PUR-24", "DEU-MOVE-13", "DEU-MOVE-17", "RUL-42")
def test_a_pursuit_may_be_declared_before_the_first_step_and_ends_the_movement() -> None:
    t = sailing(dict(ship="d6", crew=9, secret="p16"), {}, allowance=3, display=["p03", "p10"])
    t.play(0, "declare p03 second")
    assert texts(t, 0) == ["challenge thera", "close"]


@clause("DEU-PUR-24")
def test_a_pursuit_may_be_declared_after_steps_and_after_the_sailing_action() -> None:
    t = sailing(dict(ship="d4", crew=9, secret="p16"), {}, allowance=3, display=["p03", "p10"])
    t.play(0, "to d6")
    assert "declare p03 second" in texts(t, 0)
    t = until(t, 0, "challenge thera", lambda after: decision(after)[1] == "sail" and seat(after, 0)["crew"] >= 5)
    assert texts(t, 0) == ["declare p03 second", "close"]
    t.play(0, "declare p03 second")
    assert completed(t) == ["p03"]
    t.play(0, "close")
    assert t.why(0, "declare p03 second") is not None
