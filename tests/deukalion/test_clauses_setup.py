"""Chapters 3, 4.1 and 4.2: setup, terms and the order of a turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME

from ..clauses import clause
from .arrange import (
    ROWS,
    SIGN,
    acting,
    beside,
    decision,
    happened,
    idle,
    position,
    refused,
    rolling,
    rolls,
    sailing,
    scoring,
    seat,
    table,
    texts,
)

ANCHORS = ["anchor c1", "anchor e1", "anchor c2", "anchor d2", "anchor e2"]
CARDS = {"fair_wind": 5, "strong_wind": 2, "ferrymans_fee": 4, "charons_mercy": 3, "call_to_arms": 2,
         "athenas_shield": 2, "spear_of_ares": 3, "rally": 2, "lure_of_the_deep": 2, "oracle_of_delphi": 1,
         "gift_of_hermes": 1, "golden_oars": 1, "lyre_of_orpheus": 1, "aegis": 1}  # fmt: skip
SPACES = dict(corinth=2, mykene=1, sparta=2, thera=1, crete=2, rhodes=2, cyprus=2, halikarnassos=3)
DELIVERIES = ["p12", "p13"]  # a display that nothing but a delivery completes


def game(players: int = 4, seed: int = 1, youngest: str = "1") -> petteia.Table:
    return petteia.new(GAME, players=players, seed=seed, youngest=youngest)


def started(players: int = 4, seed: int = 1, youngest: str = "1") -> petteia.Table:
    """A new game in which all ships lie at anchor and the first shake has been made."""
    t = game(players, seed, youngest)
    for _ in range(players):
        mover = t.pending[0]
        t.play(mover, t.options(mover)[0])
    return t


def state(t: petteia.Table) -> dict[str, Any]:
    found: dict[str, Any] = t.dump()["state"]
    return found


def sort(copy: str) -> str:
    """What card a copy of a dump is."""
    return copy.rsplit("_", 1)[0]


def even(counts: Counter[Any], values: int) -> bool:
    """Is every one of so many values about as frequent as the others? Chance alone fails this less than 1 in 10^6."""
    mean = counts.total() / values
    return len(counts) == values and all(abs(many - mean) < 5 * mean**0.5 for many in counts.values())


# Setup


@clause("DEU-SETUP-01", "DEU-SETUP-12", "RUL-35")
@pytest.mark.parametrize(("players", "youngest"), [(2, 1), (2, 2), (3, 3), (4, 1), (4, 4)])
def test_the_youngest_player_begins(players: int, youngest: int) -> None:
    for seed in range(5):
        assert started(players, seed, str(youngest)).view(None)["table"]["active"] == youngest - 1


@clause("DEU-SETUP-01", "RUL-35")
@pytest.mark.parametrize(
    ("players", "youngest", "possible"),
    [(3, "1+3", [0, 2]), (4, "2+3+4", [1, 2, 3]), (2, "nobody", [0, 1]), (4, "nobody", [0, 1, 2, 3])],
)
def test_among_several_youngest_or_all_if_nobody_is_the_first_player_is_drawn(
    players: int, youngest: str, possible: list[int]
) -> None:
    first = Counter(table(game(players, seed, youngest))["active"] for seed in range(400))
    assert sorted(first) == possible
    assert even(first, len(possible))


@clause("DEU-SETUP-01")
def test_the_draw_comes_from_the_seed() -> None:
    for seed in range(10):
        drawn = {table(petteia.new(GAME, players=4, seed=seed))["active"] for _ in range(3)}
        assert len(drawn) == 1


@clause("DEU-SETUP-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_chest_lies_on_each_of_the_15_spaces(players: int) -> None:
    cities = table(game(players))["cities"]
    assert {one["city"]: len(one["chests"]) for one in cities} == SPACES
    assert {one["city"]: one["spaces"] for one in cities} == SPACES
    assert Counter(chest for one in cities for chest in one["chests"]) == dict(
        red=3, green=3, blue=3, yellow=3, white=3
    )


@clause("DEU-SETUP-02")
def test_the_chests_are_shuffled() -> None:
    start = [{one["city"]: one["chests"] for one in table(game(2, seed))["cities"]} for seed in range(600)]
    for city, many in SPACES.items():
        assert even(Counter(chest for cities in start for chest in cities[city]), 5), city
        assert many == 1 or any(len(set(cities[city])) < many for cities in start)  # two of a colour come together too


@clause("DEU-SETUP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hydra_starts_on_f5(players: int) -> None:
    assert table(game(players))["hydra"] == "f5"


@clause("DEU-SETUP-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_thirty_action_cards_are_dealt_or_in_the_pile(players: int) -> None:
    t = game(players)
    now = state(t)
    assert Counter(sort(copy) for place in (now["pile"], *now["hands"]) for copy in place) == CARDS
    for viewer in (0, 1, None):
        assert table(t, viewer)["pile"] == [None] * (30 - 3 * players)  # face down
        assert table(t, viewer)["discard"] == []


@clause("DEU-SETUP-04")
def test_the_action_cards_are_shuffled() -> None:
    piles = [state(game(2, seed))["pile"] for seed in range(900)]
    for place in (0, -1):
        assert even(Counter(pile[place] for pile in piles), 30)
    together = Counter(sort(pile[0]) == sort(pile[1]) for pile in piles)
    assert 20 < together[True] < 130  # 74 of 900 pairs are alike by chance


@clause("DEU-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_pursuit_cards_are_on_display_and_the_rest_is_a_face_down_pile(players: int) -> None:
    t = game(players)
    now = state(t)
    cards = [*now["display"], *now["secrets"], *now["pursuits"]]
    assert sorted(cards) == [f"p{n:02}" for n in range(1, 17)]
    for viewer in (0, 1, None):
        assert [card["pursuit"] for card in table(t, viewer)["display"]] == now["display"]
        assert table(t, viewer)["pursuit_pile"] == 16 - 2 - players


@clause("DEU-SETUP-05")
def test_the_pursuit_cards_are_shuffled() -> None:
    games = [state(game(2, seed)) for seed in range(640)]
    for place in (0, 1):
        assert even(Counter(now["display"][place] for now in games), 16)
    assert even(Counter(now["pursuits"][-1] for now in games), 16)


@clause("DEU-SETUP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_14_honour_cards_are_in_the_supply(players: int) -> None:
    t = game(players)
    assert table(t)["supply"] == 14
    assert [seat(t, n)["honour_cards"] for n in range(players)] == [0] * players


@clause("DEU-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_a_ship_with_ten_hoplites_aboard_and_other_heroes_stay_out(players: int) -> None:
    t = started(players)
    seats = table(t)["seats"]
    assert len(seats) == t.players == players
    for one in seats:
        assert (one["crew"], one["chests"], one["room"]) == (10, [], 0)
    assert len({one["ship"] for one in seats}) == players


@clause("DEU-SETUP-07")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_there_are_heroes_for_two_to_four_players(players: int) -> None:
    with pytest.raises(petteia.BadOption, match="2 to 4"):
        game(players)


@clause("DEU-SETUP-08", "RUL-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_dealt_three_action_cards(players: int) -> None:
    t = game(players)
    for n in range(players):
        assert (len(seat(t, n)["hand"]), seat(t, n)["hand_size"], seat(t, n)["face_up"]) == (3, 3, [])
        assert (seat(t, n, (n + 1) % players)["hand"], seat(t, n, (n + 1) % players)["hand_size"]) == ([], 3)


@clause("DEU-SETUP-08")
def test_three_cards_at_once_come_from_the_top_of_the_pile() -> None:
    """At a table of two the third and the fourth hand are still on the pile."""
    four, two = state(game(4)), state(game(2))
    assert two["hands"] == four["hands"][:2]
    assert sorted(two["pile"][-3:]) == sorted(four["hands"][2])
    assert sorted(two["pile"][-6:-3]) == sorted(four["hands"][3])
    assert two["pile"][:-6] == four["pile"]


@clause("DEU-SETUP-08", "DEU-SETUP-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealing_begins_with_the_first_player(players: int) -> None:
    as_seat_0 = state(game(players, 7, "1"))
    for first in range(1, players):
        now = state(game(players, 7, str(first + 1)))
        for n in range(players):
            assert now["hands"][(first + n) % players] == as_seat_0["hands"][n]
            assert now["secrets"][(first + n) % players] == as_seat_0["secrets"][n]


@clause("DEU-SETUP-09")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_gets_a_secret_pursuit_card(players: int) -> None:
    t = game(players)
    secrets = state(t)["secrets"]
    for n in range(players):
        assert seat(t, n)["secret"]["pursuit"] == secrets[n]
        for viewer in (other for other in (0, 1, 2, 3, None) if other != n and (other or 0) < players):
            shown = table(t, viewer)["seats"][n]
            assert (shown["secret"], shown["has_secret"]) == (None, True)


@clause("DEU-SETUP-05", "DEU-SETUP-09")
def test_the_secret_cards_are_dealt_after_those_on_display() -> None:
    four, two = state(game(4)), state(game(2))
    assert two["display"] == four["display"]
    assert two["secrets"] == four["secrets"][:2]
    assert two["pursuits"] == [*four["pursuits"], four["secrets"][3], four["secrets"][2]]


@clause("DEU-SETUP-10")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 0), (4, 2)])
def test_each_ship_is_put_on_an_anchor_square_of_its_own(players: int, first: int) -> None:
    t = game(players, youngest=str(first + 1))
    free = list(ANCHORS)
    for n in range(players):
        assert decision(t) == ((first + n) % players, "place_ship")
        assert texts(t, (first + n) % players) == free
        t.play((first + n) % players, free.pop(1))
    assert [one["ship"] for one in table(t)["seats"]] == [
        ["e1", "c2", "d2", "e2"][(n - first) % players] for n in range(players)
    ]


@clause("DEU-SETUP-10", "DEU-ANCH-04")
def test_at_setup_no_other_square_will_do() -> None:
    t = game(3)
    t.play(0, "anchor d2")
    assert refused(t, 1, "anchor d2") in ("DEU-SETUP-10", "DEU-ANCH-04")
    for square in ("d1", "c3", "a6", "e4", "i7"):
        assert refused(t, 1, f"anchor {square}") == "DEU-SETUP-10"


@clause("DEU-SETUP-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_owns_a_settlement_and_the_underworld_is_empty(players: int) -> None:
    t = game(players)
    assert [one["owner"] for one in table(t)["settlements"]] == [None] * 4
    assert [one["underworld"] for one in table(t)["seats"]] == [0] * players
    assert t.scores == [0] * players


@clause("DEU-SETUP-12")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 1), (4, 3)])
def test_the_first_player_shakes_first(players: int, first: int) -> None:
    t = started(players, youngest=str(first + 1))
    assert [one["seat"] for one in happened(t, "shook")] == [first]
    assert (table(t)["active"], table(t)["shakes"]) == (first, 1)


# Terms


@clause("DEU-TERM-01")
@pytest.mark.parametrize(("players", "attacked", "right"), [(2, 1, 0), (3, 1, 0), (3, 2, 1), (4, 1, 0), (4, 3, 2)])
def test_on_the_right_is_the_seat_before(players: int, attacked: int, right: int) -> None:
    """The player on the right moves away a ship that lost against the Hydra."""
    seats = [dict(ship="f6", crew=0) if n == attacked else {} for n in range(players)]
    t = acting(*seats, values=(2, 2, 2, 1))
    t.play(0, "act hydra")
    t.play(0, "hydra f6")
    assert decision(t) == (right, "move_ship_away")


@clause("DEU-TERM-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_0_has_the_last_seat_on_its_right(players: int) -> None:
    t = acting(dict(ship="f6", crew=0), *[{} for _ in range(players - 1)], values=(2, 2, 2, 1), active=1)
    t.play(1, "act hydra")
    t.play(1, "hydra f6")
    assert decision(t) == (players - 1, "move_ship_away")


@clause("DEU-TERM-01")
@pytest.mark.parametrize(("players", "active", "order"), [(2, 1, [0]), (3, 1, [2, 0]), (4, 2, [3, 0, 1])])
def test_on_the_left_is_the_seat_after(players: int, active: int, order: list[int]) -> None:
    t = position(*[{} for _ in range(players)], active=active)
    for n in order:
        assert decision(t) == (n, "window")
        idle(t)
        idle(t)
    assert decision(t) == (active, "position")


@clause("DEU-TERM-02")
def test_squares_that_share_a_side_are_adjacent_and_diagonal_ones_are_not() -> None:
    t = sailing(dict(ship="f3"), {}, allowance=1)
    assert [move for move in texts(t, 0) if move.startswith("to ")] == ["to f2", "to e3", "to g3", "to f4"]
    for diagonal in ("e2", "g2", "g4"):
        assert refused(t, 0, f"to {diagonal}") == "DEU-MOVE-01"


@clause("DEU-TERM-02")
def test_a_site_is_not_adjacent_diagonally() -> None:
    beside_thera = texts(sailing(dict(ship="e5"), {}), 0)
    assert "challenge thera" in beside_thera
    for square in ("d5", "d7", "f7"):  # the corners of Thera; f5 is one too
        t = sailing(dict(ship=square), {})
        assert refused(t, 0, "challenge thera") == "DEU-SITE-01"


@clause("DEU-TERM-03", "DEU-TERM-02", "DEU-MOVE-03")
def test_ships_go_to_sea_anchor_and_styx_squares_and_never_to_land() -> None:
    """Every square of the map, and every step from it."""
    assert table(game(2))["map"] == ROWS
    water = [square for square, sign in SIGN.items() if sign in ".oS"]
    assert Counter(SIGN[square] for square in water) == {".": 39, "o": 5, "S": 2}
    for square in water:
        hydra = "i7" if square[0] < "f" else "a2"  # out of the way
        t = sailing(dict(ship=square), dict(ship="e1" if square != "e1" else "c1"), allowance=1, hydra=hydra)
        steps = [move.removeprefix("to ") for move in texts(t, 0) if move.startswith("to ")]
        assert sorted(steps) == sorted(beside(square)), square


@clause("DEU-TERM-03")
@pytest.mark.parametrize("square", ["a1", "d1", "e4", "a4", "c5"])  # plain land, Athens, Kylix, Corinth, Argos
def test_no_ship_can_be_on_land(square: str) -> None:
    with pytest.raises(petteia.BadDump, match="land"):
        sailing(dict(ship=square), {})


@clause("DEU-TERM-04")
@pytest.mark.parametrize(
    ("third", "hydra", "free"),
    [
        ("c1", "i7", ["c3", "e3", "f4", "b6", "f6"]),
        ("b6", "i7", ["c3", "e3", "f4", "f6"]),  # a ship is on B6
        ("c1", "f4", ["c3", "e3", "b6", "f6"]),  # the Hydra is on F4
        ("c3", "f6", ["e3", "f4", "b6"]),
    ],
)
def test_a_square_with_a_ship_or_the_hydra_is_not_free(third: str, hydra: str, free: list[str]) -> None:
    """A ship can be moved away to free squares only."""
    t = sailing(dict(ship="d4"), dict(ship="d5", crew=0), dict(ship=third), hydra=hydra, display=DELIVERIES)
    t = rolling(t, 0, "to d5", (4, 2, 4), (0, 0, 0))
    t.play(0, "decline")
    assert texts(t, 0) == [f"relocate {square}" for square in free]


@clause("DEU-TERM-05")
def test_a_turn_goes_from_one_shake_to_the_next_and_who_shakes_is_active() -> None:
    t = position({}, {}, {}, active=1, shakes=4)
    assert (table(t)["shakes"], table(t)["active"]) == (5, 1)
    while table(t)["shakes"] == 5:
        assert table(t)["active"] == 1
        idle(t)
    assert (table(t)["shakes"], table(t)["active"]) == (6, 2)
    assert [one["seat"] for one in happened(t, "shook")] == [1, 2]


@clause("DEU-TERM-06")
def test_everybody_has_one_sail_in_a_turn() -> None:
    t = position({}, {}, {}, active=1)
    sails: Counter[int] = Counter()
    while table(t)["shakes"] == 2:
        who, what = decision(t)
        if what == "sail":
            sails[who] += 1
            assert table(t)["sail"]["seat"] == who
        if what == "actions" and "act move" in texts(t, who):
            t.play(who, "act move")
        else:
            idle(t)
    assert sails == {0: 1, 1: 1, 2: 1}


@clause("DEU-TERM-07")
@pytest.mark.parametrize(("crew", "chests", "room"), [(10, 0, 0), (9, 1, 0), (6, 2, 2), (0, 3, 7), (7, 3, 0)])
def test_hoplites_and_chests_share_ten_board_spaces(crew: int, chests: int, room: int) -> None:
    t = sailing(dict(ship="b3", crew=crew, chests=["red", "blue", "white"][:chests]), {})
    assert (seat(t, 0)["crew"], seat(t, 0)["room"]) == (crew, room)


@clause("DEU-TERM-07")
def test_an_eleventh_piece_has_no_space() -> None:
    with pytest.raises(petteia.BadDump, match="spaces"):
        position(dict(ship="b3", crew=9, chests=["red", "blue"]), {})


@clause("DEU-TERM-08")
@pytest.mark.parametrize(("score", "won"), [(4.5, False), (5.0, True), (5.5, True)])
def test_half_a_point_decides(score: float, won: bool) -> None:
    t = scoring(sailing(dict(ship="b3"), {}), 0, "challenge mykene", score)  # Mykene's value is 5
    assert [one["event"] for one in t.events(None) if one["event"] in ("won", "lost")] == ["won" if won else "lost"]
    assert (decision(t)[1] == "take_chest") == won


@clause("DEU-TERM-08")
def test_half_a_point_decides_between_ships_too() -> None:
    t = scoring(sailing(dict(ship="b3"), dict(ship="b4"), display=DELIVERIES), 0, "to b4", 5.0, 4.5)
    assert happened(t, "won") == [dict(event="won", seat=0)]
    t = scoring(sailing(dict(ship="b3"), dict(ship="b4"), display=DELIVERIES), 0, "to b4", 4.5, 5.0)
    assert happened(t, "won") == [dict(event="won", seat=1)]


@clause("DEU-TERM-09", "DEU-HOP-10")
def test_to_reclaim_is_to_move_own_hoplites_from_the_underworld_to_the_own_shipboard() -> None:
    t = acting(dict(crew=6), dict(crew=3), dict(crew=9), values=(2, 3, 2, 2))
    t.play(0, "act hoplites")
    t.play(0, "reclaim 3")
    assert [(one["crew"], one["underworld"]) for one in table(t)["seats"]] == [(9, 1), (3, 7), (9, 1)]
    assert happened(t, "reclaimed") == [dict(event="reclaimed", seat=0, amount=3)]


@clause("DEU-TERM-10")
@pytest.mark.parametrize(
    ("display", "mine", "theirs", "completed"),
    [
        (["p12", "p13"], "p06", "p15", ["p06"]),  # the own secret card
        (["p12", "p06"], "p16", "p15", ["p06"]),  # on display
        (["p12", "p13"], "p16", "p06", []),  # somebody else's secret card
        (["p12", "p13"], "p16", "p15", []),  # P06 is in the pile
        (["p12", "p13"], None, "p15", []),  # the own secret card was completed
    ],
)
def test_open_are_the_cards_on_display_and_the_own_secret_one(
    display: list[str], mine: str | None, theirs: str, completed: list[str]
) -> None:
    """P06 asks for a red chest."""
    done = dict(completed=["p06"]) if mine is None else {}
    t = sailing(dict(ship="c3", crew=9, chests=["red"], secret=mine, **done), dict(secret=theirs), display=display)
    before = t.scores[0]
    t.play(0, "to c2")
    t.play(0, "unload red")
    t.play(0, "put halikarnassos")
    assert [one["pursuit"] for one in happened(t, "completed")] == completed
    assert t.scores[0] - before == (2 if completed else 1)


@clause("DEU-TERM-11")
def test_who_sails_is_the_challenger_and_the_other_ship_defends() -> None:
    """The challenger is the one who rolls first, and he loses a draw, whoever is active."""
    t = sailing({}, dict(ship="b4"), dict(ship="b3"), seat=2, display=DELIVERIES)
    t = scoring(t, 2, "to b4", 4.0, 4.0)
    assert happened(t, "challenged-ship") == [dict(event="challenged-ship", seat=2, whose=1)]
    assert [one["seat"] for one in happened(t, "rolled")] == [2, 1]
    assert happened(t, "won") == [dict(event="won", seat=1)]


@clause("DEU-TERM-11")
def test_only_the_attacked_player_takes_part_in_a_hydra_attack() -> None:
    cards = ["rally", "spear_of_ares", "call_to_arms"]
    t = acting(dict(hand=cards), dict(ship="f6", crew=7, hand=["spear_of_ares"]), {}, values=(2, 2, 2, 1))
    t.play(0, "act hydra")
    t.play(0, "hydra f6")
    asked = []
    while decision(t)[1] in ("pre_cards", "post_cards"):
        asked.append(decision(t))
        t.play(asked[-1][0], "pass")
    assert asked == [(1, "pre_cards"), (1, "post_cards")]
    assert [one["seat"] for one in happened(t, "rolled")] == [1]
    assert sum(rolls(t)[0]) == 7
    assert seat(t, 0)["crew"] == 10


# The order of a turn


@clause("DEU-TURN-01", "DEU-KYLIX-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_shake_others_position_actions(players: int) -> None:
    t = position(*[{} for _ in range(players)], active=1)
    phases = []
    while table(t)["shakes"] == 2:
        phases.append(decision(t))
        idle(t)
    others = [(1 + n) % players for n in range(1, players)]
    expected = [(n, what) for n in others for what in ("window", "sail")]
    assert phases == [*expected, (1, "position"), (1, "actions"), (1, "actions")]
    told = [one["event"] for one in t.events(None)]
    assert told[0] == "shook"
    assert told[-1] == "shook"
    assert "positioned" in told[1:-1]


@clause("DEU-TURN-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_actions_the_player_on_the_left_is_active(players: int) -> None:
    t = started(players, youngest="2")
    order = []
    for shake in range(1, 10):
        order.append(table(t)["active"])
        while table(t)["shakes"] == shake:
            idle(t)
    assert order == [(1 + n) % players for n in range(9)]


@clause("DEU-TURN-03")
def test_the_number_of_turns_is_not_limited() -> None:
    t = started(2)
    for _ in range(2500):
        idle(t)
    assert not t.over
    assert table(t)["shakes"] > 400
