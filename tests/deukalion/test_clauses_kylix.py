"""Chapters 4.3 to 4.5: the Kylix, the windows of the others, the actions, and the card die."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations, product
from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME

from ..clauses import clause
from .arrange import (
    acting,
    decision,
    frame,
    happened,
    idle,
    position,
    refused,
    scoring,
    seat,
    table,
    texts,
)

SYMBOLS = ["cards", "hoplites", "move", "hydra"]
TURNS = ["unturned", "once", "twice", "thrice"]
SLOTS = ["north", "east", "south", "west"]
DELIVERIES = ["p12", "p13"]  # a display that nothing but a delivery completes


def shaken(seats: int = 3, turns: int = 1, seed: int = 1) -> petteia.Table:
    """A game of players who do nothing, after so many shakes."""
    t = petteia.new(GAME, players=seats, seed=seed)
    while table(t)["shakes"] == 0:
        t.play(t.pending[0], t.options(t.pending[0])[0])
    while table(t)["shakes"] < turns:
        idle(t)
    return t


def window(*seats: dict[str, Any], seat: int = 1, centre: int = 3, **given: Any) -> petteia.Table:
    """A non-active seat in its window; seat 0 is active, and the windows of the later seats follow."""
    frames = [frame("Window", n) for n in range(len(seats) - 1, seat - 1, -1)]
    return position(*seats, agenda=frames, centre=centre, **given)


def positioning(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """All windows are closed; the active player has to turn the Kylix."""
    return position(*(seats or ({}, {})), agenda=[], **given)


def values(t: petteia.Table) -> list[int] | None:
    """What CARDS, HOPLITES, MOVE and HYDRA have received."""
    found = table(t)["kylix"]["values"]
    return found and [found[symbol] for symbol in SYMBOLS]


def verbs(t: petteia.Table, who: int) -> set[str]:
    return {text.split()[0] for text in texts(t, who)}


def hands(t: petteia.Table) -> list[list[str]]:
    return [seat(t, n)["hand"] for n in range(t.players)]


# The Kylix


@clause("DEU-KYLIX-01")
def test_each_die_shows_1_2_or_3_equally_often_and_independently() -> None:
    shakes = [(shake["centre"], *[shake[slot] for slot in SLOTS]) for shake in happened(shaken(2, turns=720), "shook")]
    assert len(shakes) == 720
    for die in range(5):
        count = Counter(shake[die] for shake in shakes)
        assert sorted(count) == [1, 2, 3]
        assert all(180 < many < 300 for many in count.values())  # 240 on average
    for one, other in combinations(range(5), 2):
        pairs = Counter((shake[one], shake[other]) for shake in shakes)
        assert len(pairs) == 9
        assert all(40 < many < 125 for many in pairs.values())  # 80 on average
    following = Counter((a[0], b[0]) for a, b in pairwise(shakes))
    assert len(following) == 9
    assert all(40 < many < 125 for many in following.values())


@clause("DEU-KYLIX-01")
def test_the_first_shake_differs_from_game_to_game() -> None:
    first = [happened(shaken(2, seed=seed), "shook")[0] for seed in range(300)]
    for die in ("centre", *SLOTS):
        count = Counter(shake[die] for shake in first)
        assert all(60 < count[value] < 140 for value in (1, 2, 3))  # 100 on average


@clause("DEU-KYLIX-02", "DEU-KYLIX-03")
def test_a_centre_die_and_four_outer_dice_are_public_at_once() -> None:
    t = position({}, {}, {}, centre=1, outer=(1, 1, 1, 1), chance=(77, 678))
    (shake,) = happened(t, "shook")
    shown = table(t)["kylix"]
    assert shown["centre"] == shake["centre"]
    assert shown["outer"] == {slot: shake[slot] for slot in SLOTS}
    assert list(shown["outer"]) == SLOTS
    assert decision(t) == (1, "window")  # nobody has decided anything since the shake
    for viewer in (0, 1, 2, None):
        assert table(t, viewer)["kylix"] == shown
        assert happened(t, "shook", viewer) == [shake]


@clause("DEU-KYLIX-02")
def test_a_new_turn_forgets_how_the_kylix_was_turned() -> None:
    t = acting({}, {}, values=(2, 2, 2, 2))
    t.play(0, "act cards")
    t.play(0, "end_turn")
    assert table(t)["kylix"]["rotation"] is None
    assert table(t)["kylix"]["values"] is None
    assert table(t)["kylix"]["used"] == []


@clause("DEU-KYLIX-04", "DEU-OTHER-04", "RUL-34")
@pytest.mark.parametrize("centre", [1, 2, 3])
def test_the_centre_die_is_the_allowance_of_every_non_active_player(centre: int) -> None:
    other = 4 - centre if centre != 2 else 3
    t = window({}, {}, {}, {}, centre=centre, outer=[other] * 4)
    for n in (1, 2, 3):
        t.play(n, "sail")
        assert table(t)["sail"] == dict(seat=n, allowance=centre, moving=True, acted=False, courses={})
        t.play(n, "close")


@clause("DEU-KYLIX-04", "DEU-ACT-05")
@pytest.mark.parametrize(("centre", "move"), [(3, 1), (1, 3), (3, 2), (2, 3)])
def test_the_active_player_sails_by_the_move_die_and_never_by_the_centre_die(centre: int, move: int) -> None:
    t = acting({}, {}, values=(centre, centre, move, centre), centre=centre)
    t.play(0, "act move")
    assert table(t)["sail"]["allowance"] == move


@clause("DEU-KYLIX-05", "DEU-KYLIX-06", "RUL-02")
@pytest.mark.parametrize("turned", range(4))
def test_turning_the_ring_moves_each_die_on_to_the_next_symbol(turned: int) -> None:
    """Clockwise: CARDS, HOPLITES, MOVE, HYDRA. The die 1 lies in the slot north, the die 3 in the slot south."""
    t = positioning(outer=(1, 2, 3, 2))
    t.play(0, f"rotate {TURNS[turned]}")
    now = table(t)["kylix"]["values"]
    one = SYMBOLS[turned]
    assert now[one] == 1
    assert now[SYMBOLS[(turned + 2) % 4]] == 3
    assert sum(now.values()) == 8
    assert list(now) == SYMBOLS


@clause("DEU-KYLIX-06")
def test_the_values_are_what_the_actions_use() -> None:
    t = positioning(dict(crew=5), {}, outer=(2, 3, 1, 2))
    t.play(0, "rotate thrice")  # the die of north is now at HYDRA, east at CARDS, south at HOPLITES, west at MOVE
    assert values(t) == [3, 1, 2, 2]
    t.play(0, "act cards")
    assert [len(hand) for hand in hands(t)] == [1, 0]
    t.play(0, "act hoplites")
    assert texts(t, 0) == ["reclaim 1"]
    t.play(0, "reclaim 1")
    t.play(0, "act move")
    assert table(t)["sail"]["allowance"] == 2
    t.play(0, "close")
    t.play(0, "act hydra")
    assert "hydra f3" in texts(t, 0)  # 2 squares from f5
    assert refused(t, 0, "hydra f2") == "DEU-HYDRA-01"


@clause("DEU-KYLIX-07", "DEU-KYLIX-06")
def test_no_other_values_can_be_had_than_by_turning() -> None:
    for outer in product((1, 2, 3), repeat=4):
        t = positioning(outer=outer)
        assert verbs(t, 0) == {"rotate"}
        got = set()
        for move in texts(t, 0):
            after = t.copy()
            after.play(0, move)
            got.add(tuple(values(after) or ()))
        turned = {tuple(outer[(symbol - turn) % 4] for symbol in range(4)) for turn in range(4)}
        assert got == turned


@clause("DEU-KYLIX-08", "RUL-03")
def test_the_active_player_waits_until_every_window_is_closed() -> None:
    t = window({}, {}, {}, {})
    for n in (1, 2, 3):
        for what in ("window", "sail"):
            assert decision(t) == (n, what)
            assert t.options(0) == []
            assert t.why(0, "rotate once") is not None
            assert values(t) is None
            idle(t)
    assert decision(t) == (0, "position")
    assert texts(t, 0) == [f"rotate {turn}" for turn in TURNS]


@clause("DEU-KYLIX-09")
def test_the_rotation_is_public_and_stays() -> None:
    t = positioning(dict(crew=5), {}, {}, outer=(1, 2, 3, 3))
    t.play(0, "rotate once")
    for viewer in (0, 1, 2, None):
        assert happened(t, "positioned", viewer) == [
            dict(event="positioned", seat=0, cards=3, hoplites=1, move=2, hydra=3)
        ]
    for moves in (["act hoplites", "reclaim 1"], ["act hydra", "stay"], ["act move", "close"], ["act cards"]):
        assert t.why(0, "rotate twice") is not None
        assert not verbs(t, 0) & {"rotate", "set"}
        for move in moves:
            t.play(0, move)
        assert [table(t, viewer)["kylix"]["rotation"] for viewer in (0, 1, None)] == [1, 1, 1]
        assert values(t) == [3, 1, 2, 3]


# The windows of the others


@clause("DEU-OTHER-01")
@pytest.mark.parametrize(
    ("players", "active", "order"),
    [(2, 0, [1]), (2, 1, [0]), (3, 2, [0, 1]), (4, 0, [1, 2, 3]), (4, 2, [3, 0, 1])],
)
def test_each_other_player_has_one_window_from_the_active_players_left(
    players: int, active: int, order: list[int]
) -> None:
    t = position(*[dict(crew=9) for _ in range(players)], active=active)
    seen = []
    while decision(t)[1] != "position":
        who, what = decision(t)
        if what == "window":
            seen.append(who)
        idle(t)
    assert seen == order
    assert decision(t) == (active, "position")


@clause("DEU-OTHER-02")
def test_a_window_is_dealt_with_completely_before_the_next() -> None:
    t = window({}, dict(ship="b3"), dict(ship="b4", crew=3, chests=["red"]), {}, display=DELIVERIES)
    t.play(1, "sail")
    t = scoring(t, 1, "to b4", 5.0, 1.0)
    for who, what, move in ((1, "steal", "decline"), (1, "move_ship_away", "relocate d3"), (1, "sail", "close")):
        assert decision(t) == (who, what)
        assert t.options(2) == t.options(3) == []
        t.play(who, move)
    assert decision(t) == (2, "window")


@clause("DEU-OTHER-03")
@pytest.mark.parametrize("crew", [0, 5, 9])
def test_the_choice_is_to_sail_or_to_give_up(crew: int) -> None:
    t = window({}, dict(crew=crew, hand=["fair_wind", "ferrymans_fee"]))
    assert texts(t, 1) == ["sail", "give_up"]


@clause("DEU-OTHER-05", "RUL-04")
@pytest.mark.parametrize(
    ("mine", "moves", "event"),
    [
        (dict(ship="d5"), ["found argos"], "founded"),
        (dict(ship="b3"), ["challenge mykene"], "challenged-site"),
        (dict(ship="h2"), ["challenge ephesus"], "challenged-site"),
        (dict(ship="e3"), ["to f3"], "challenged-ship"),
        (dict(ship="f4"), ["to f5"], "challenged-hydra"),
        (dict(ship="b6", crew=5), ["to a6"], "majority"),
        (dict(ship="c3", crew=9, chests=["red"]), ["to c2", "unload red", "put halikarnassos"], "completed"),
        (dict(ship="d6", crew=5), ["declare p03 second"], "left"),
        (dict(ship="b3", hand=["fair_wind"]), ["play fair_wind"], "played"),
    ],
)
def test_a_non_active_player_has_all_the_rights_of_a_sail(mine: dict[str, Any], moves: list[str], event: str) -> None:
    t = window(dict(owns=["ephesus"]), dict(secret="p03", **mine), dict(ship="f3"), display=["p08", "p06"])
    t.play(1, "sail")
    for move in moves:
        t.play(1, move)
    assert [one["seat"] for one in happened(t, event)] == [1]


@clause("DEU-OTHER-06", "RUL-08")
@pytest.mark.parametrize(
    ("crew", "offered"), [(9, ["reclaim 1"]), (8, ["reclaim 1", "reclaim 2"]), (2, ["reclaim 1", "reclaim 2"])]
)
def test_giving_up_reclaims_up_to_two(crew: int, offered: list[str]) -> None:
    for amount in range(1, len(offered) + 1):
        t = window({}, dict(crew=crew), {})
        t.play(1, "give_up")
        assert texts(t, 1) == offered
        t.play(1, f"reclaim {amount}")
        assert (seat(t, 1)["crew"], seat(t, 1)["underworld"]) == (crew + amount, 10 - crew - amount)
        assert decision(t) == (2, "window")


@clause("DEU-OTHER-07", "RUL-08")
def test_who_gives_up_neither_sails_nor_acts_nor_plays_a_card() -> None:
    """On D6 five hoplites could be left at Thera for P03."""
    cards = ["fair_wind", "ferrymans_fee", "charons_mercy", "gift_of_hermes"]
    t = window({}, dict(ship="d6", crew=5, hand=cards, secret="p03"), dict(crew=9))
    t.play(1, "give_up")
    assert texts(t, 1) == ["reclaim 1", "reclaim 2"]
    for move in ("sail", "to d5", "challenge thera", "declare p03 second", "play ferrymans_fee", "close"):
        assert t.why(1, move) is not None
    t.play(1, "reclaim 2")
    assert decision(t) == (2, "window")
    assert table(t)["sail"] is None
    assert (seat(t, 1)["ship"], seat(t, 1)["hand_size"]) == ("d6", 4)


@clause("DEU-OTHER-07")
def test_no_card_is_played_before_the_choice_either() -> None:
    t = window({}, dict(crew=5, hand=["ferrymans_fee", "gift_of_hermes", "oracle_of_delphi"]))
    assert verbs(t, 1) == {"sail", "give_up"}
    assert t.why(1, "play ferrymans_fee") is not None


@clause("DEU-OTHER-08")
@pytest.mark.parametrize(
    ("mine", "legal"),
    [
        (dict(crew=10), False),
        (dict(crew=9, ship="b3", chests=["red"]), True),  # a chest can be dumped
        (dict(crew=8, ship="b3", chests=["red"]), True),
        (dict(crew=9), True),
        (dict(crew=0), True),
        (dict(owns=["lindos", "argos"], crew=7), False),  # three are garrisoned, none is in the Underworld
        (dict(owns=["lindos", "argos"], crew=6), True),
    ],
)
def test_giving_up_needs_a_hoplite_that_can_come_back(mine: dict[str, Any], legal: bool) -> None:
    t = window(dict(crew=2), mine)
    assert ("give_up" in texts(t, 1)) == legal
    assert legal or refused(t, 1, "give_up") == "DEU-OTHER-08"


@clause("DEU-OTHER-09")
def test_a_relocated_ship_has_its_window_from_its_new_square() -> None:
    t = window({}, dict(ship="b4"), dict(ship="b5", crew=1), display=DELIVERIES)
    t.play(1, "sail")
    t = scoring(t, 1, "to b5", 5.0, 0.0)
    for move in ("decline", "relocate d6", "close"):
        t.play(1, move)
    assert decision(t) == (2, "window")
    t.play(2, "sail")
    assert table(t)["sail"]["allowance"] == 3
    t.play(2, "to d5")
    assert seat(t, 2)["ship"] == "d5"


@clause("DEU-OTHER-10", "DEU-HYDRA-05")
def test_a_non_active_player_neither_moves_the_hydra_nor_uses_an_outer_die() -> None:
    t = window(
        {}, dict(crew=5, hand=["lure_of_the_deep", "oracle_of_delphi", "lyre_of_orpheus"]), centre=1, outer=[3] * 4
    )
    assert verbs(t, 1) == {"sail", "give_up"}
    for move in ("hydra f4", "act hydra", "act cards", "rotate once"):
        assert t.why(1, move) is not None
    t.play(1, "sail")
    assert table(t)["sail"]["allowance"] == 1
    assert verbs(t, 1) == {"to", "close"}
    for move in ("hydra f4", "act hydra", "play lure_of_the_deep", "play oracle_of_delphi", "play lyre_of_orpheus"):
        assert t.why(1, move) is not None


@clause("DEU-OTHER-11")
def test_the_active_players_ship_may_be_challenged() -> None:
    t = window(dict(ship="b5", crew=6, chests=["red"]), dict(ship="b4"), {}, display=DELIVERIES)
    t.play(1, "sail")
    t = scoring(t, 1, "to b5", 5.0, 2.0)
    t.play(1, "steal red")
    t.play(1, "relocate b2")
    t.play(1, "close")
    assert (seat(t, 0)["ship"], seat(t, 0)["chests"]) == ("b2", [])
    assert decision(t) == (2, "window")
    idle(t)
    idle(t)
    assert decision(t) == (0, "position")  # and he is active all the same


# The actions


def done(t: petteia.Table, action: str) -> None:
    """Carry out an action in part."""
    t.play(0, f"act {action}")
    for move in dict(cards=[], hoplites=["reclaim 1"], move=["to c3", "close"], hydra=["hydra f4"])[action]:
        t.play(0, move)


@clause("DEU-ACT-01")
@pytest.mark.parametrize("order", list(permutations(SYMBOLS)))
def test_the_four_actions_come_in_any_order_each_once(order: tuple[str, ...]) -> None:
    t = acting(dict(crew=5), {})
    for n, action in enumerate(order):
        left = [f"act {one}" for one in SYMBOLS if one not in order[:n]]
        assert [text for text in texts(t, 0) if text.startswith("act")] == left
        done(t, action)
        assert table(t)["kylix"]["used"] == sorted(order[: n + 1], key=SYMBOLS.index)
        assert refused(t, 0, f"act {action}") == "DEU-ACT-01"
    assert texts(t, 0) == ["end_turn"]


@clause("DEU-ACT-01")
def test_a_new_turn_brings_new_actions() -> None:
    t = acting(dict(crew=5), {}, used=["cards", "move", "hoplites"])
    t.play(0, "end_turn")
    for _ in range(3):
        idle(t)
    assert decision(t) == (1, "actions")
    assert texts(t, 1) == ["act cards", "act move", "act hydra"]


@clause("DEU-ACT-02")
def test_an_action_is_finished_before_another_starts() -> None:
    for action, midway in (("hoplites", []), ("move", ["to c3"]), ("hydra", [])):
        t = acting(dict(crew=5, hand=["lure_of_the_deep"]), {})
        t.play(0, f"act {action}")
        for move in midway:
            t.play(0, move)
        assert not verbs(t, 0) & {"act", "end_turn", "play"}
        for other in (*[f"act {one}" for one in SYMBOLS], "end_turn", "play lure_of_the_deep"):
            assert t.why(0, other) is not None


@clause("DEU-ACT-03", "RUL-05")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_turn_does_not_end_before_the_card_die(value: int) -> None:
    t = acting(dict(crew=5), {}, values=(value, 2, 2, 2))
    for action in ("move", "hydra", "hoplites"):
        assert refused(t, 0, "end_turn") == "DEU-ACT-03"
        done(t, action)
    assert texts(t, 0) == ["act cards"]
    t.play(0, "act cards")
    assert texts(t, 0) == ["end_turn"]


@clause("DEU-ACT-04", "RUL-05")
def test_the_other_actions_may_be_left_out() -> None:
    t = acting(dict(crew=5), {})
    t.play(0, "act cards")
    assert texts(t, 0) == ["act hoplites", "act move", "act hydra", "end_turn"]
    t.play(0, "end_turn")
    assert decision(t) == (0, "window")  # the next turn
    assert (seat(t, 0)["crew"], seat(t, 0)["ship"], table(t)["hydra"]) == (5, "c2", "f5")


@clause("DEU-ACT-04", "RUL-05")
def test_the_other_actions_may_be_used_in_part() -> None:
    t = acting(dict(crew=5), {}, values=(2, 3, 3, 3))
    for action in ("hoplites", "move", "hydra", "cards"):
        done(t, action)
    assert (seat(t, 0)["crew"], seat(t, 0)["ship"], table(t)["hydra"]) == (6, "c3", "f4")
    assert texts(t, 0) == ["end_turn"]


@clause("DEU-ACT-05")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_move_is_a_sail_by_the_move_die(die: int) -> None:
    t = acting(dict(ship="b2"), {}, values=(2, 2, die, 2))
    t.play(0, "act move")
    assert table(t)["sail"] == dict(seat=0, allowance=die, moving=True, acted=False, courses={})
    route = ["to b3", "to b4", "to b5", "to b6"]
    for n in range(die):
        assert route[n] in texts(t, 0)
        t.play(0, route[n])
    assert refused(t, 0, route[die]) == "DEU-MOVE-01"
    t.play(0, "close")
    assert table(t)["sail"] is None
    assert decision(t) == (0, "actions")


# The card die


@clause("DEU-CDIE-01", "DEU-CDIE-04", "RUL-01")
@pytest.mark.parametrize(("players", "active", "order"), [(2, 0, [1]), (3, 2, [0, 1]), (4, 1, [2, 3, 0])])
def test_on_a_1_every_other_player_draws_one_card_from_the_active_players_left(
    players: int, active: int, order: list[int]
) -> None:
    top = ["rally", "aegis", "golden_oars", "fair_wind"]
    t = acting(*[{} for _ in range(players)], values=(1, 2, 2, 2), active=active, pile=top)
    t.play(active, "act cards")
    expected: list[list[str]] = [[] for _ in range(players)]
    for n, who in enumerate(order):
        expected[who] = [top[n]]
    assert hands(t) == expected
    assert [(one["seat"], one["amount"]) for one in happened(t, "drew")] == [(who, 1) for who in order]
    assert decision(t) == (active, "actions")  # nobody was asked


@clause("DEU-CDIE-02", "RUL-01")
@pytest.mark.parametrize("players", [2, 4])
def test_on_a_2_nobody_draws(players: int) -> None:
    t = acting(*[dict(hand=["fair_wind"]) for _ in range(players)], values=(2, 1, 3, 1))
    t.play(0, "act cards")
    assert hands(t) == [["fair_wind"]] * players
    assert happened(t, "drew") == []
    assert "end_turn" in texts(t, 0)


@clause("DEU-CDIE-03", "DEU-CDIE-04", "RUL-01")
@pytest.mark.parametrize("players", [2, 4])
def test_on_a_3_the_active_player_draws_one_card(players: int) -> None:
    t = acting(*[{} for _ in range(players)], values=(3, 1, 1, 1), pile=["rally", "aegis"])
    t.play(0, "act cards")
    assert hands(t) == [["rally"], *[[]] * (players - 1)]
    assert [(one["seat"], one["amount"]) for one in happened(t, "drew")] == [(0, 1)]
    assert decision(t) == (0, "actions")


@clause("DEU-CDIE-04")
@pytest.mark.parametrize(("value", "drawn"), [(1, [0, 1, 1]), (3, [1, 0, 0])])
def test_no_draw_can_be_declined(value: int, drawn: list[int]) -> None:
    """The only way to the end of the turn is over the card die, which asks nobody anything."""
    t = acting({}, {}, {}, values=(value, 2, 2, 2))
    assert [text for text in texts(t, 0) if "cards" in text or "end" in text] == ["act cards"]
    t.play(0, "act cards")
    assert [len(hand) for hand in hands(t)] == drawn
    t.play(0, "end_turn")
    assert [len(hand) for hand in hands(t)] == drawn
