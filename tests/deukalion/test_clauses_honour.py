"""DEU-HON, DEU-END: honour, and the end of the game."""

from collections.abc import Callable
from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import (
    acting,
    decision,
    happened,
    position,
    rolling,
    sailing,
    scoring,
    seat,
    table,
    texts,
    until,
    won,
)

QUIET = ["p10", "p12"]  # Pursuit cards that nothing here completes
TARGET = {2: 16, 3: 14, 4: 12}


def short(points: int, players: int) -> dict[str, Any]:
    """So many points short of the target: a Pursuit card of 4, the rest in Honour cards."""
    return dict(completed=["p15"], honour_cards=TARGET[players] - points - 4, secret="p16")


def unload(t: petteia.Table, *chests: str) -> petteia.Table:
    """Seat 0 delivers these chests together, in the first city that has room."""
    for chest in chests:
        t.play(0, f"unload {chest}")
    if decision(t)[1] == "deliver":
        t.play(0, "deliver")
    while not t.over and decision(t)[1] == "put_chest":
        t.play(0, texts(t, 0)[0])
    return t


# Honour points


@clause("DEU-HON-01", "DEU-HON-02", "DEU-SETT-04")
def test_a_total_is_honour_cards_tally_completed_cards_and_settlements() -> None:
    t = position(
        dict(honour_cards=2, tally=2, completed=["p03", "p15"], owns=["argos", "salamis"]),
        dict(honour_cards=6),
        dict(honour_cards=6, owns=["ephesus"]),
    )
    assert [seat(t, n)["total"] for n in range(3)] == [2 + 2 + (2 + 4) + (1 + 2), 6, 6 + 1]
    assert t.scores == [13, 6, 7]


@clause("DEU-HON-02")
def test_each_honour_card_is_worth_one() -> None:
    assert [seat(position(dict(honour_cards=many), {}), 0)["total"] for many in (0, 1, 7, 14)] == [0, 1, 7, 14]


@clause("DEU-HON-03")
def test_honour_cards_and_completed_cards_are_not_lost_in_defeat() -> None:
    proud = dict(ship="d5", crew=0, honour_cards=4, completed=["p01"], secret="p16")
    t = rolling(sailing(dict(ship="d4"), proud, display=QUIET), 0, "to d5", (5, 2, 3), (0, 0, 0))
    assert texts(t, 0) == ["decline"]  # nothing of it can be stolen
    t.play(0, "decline")
    t.play(0, "relocate c3")
    assert (seat(t, 1)["honour_cards"], seat(t, 1)["total"]) == (4, 6)
    t = acting({}, proud | dict(ship="f6"), display=QUIET)
    t.play(0, "act hydra")
    t.play(0, "hydra f6")
    assert happened(t, "lost") != []
    assert (seat(t, 1)["honour_cards"], seat(t, 1)["total"]) == (4, 6)


@clause("DEU-HON-04")
@pytest.mark.parametrize(("settlement", "ship", "honour"), [("ephesus", "h2", 1), ("salamis", "h5", 2)])
def test_the_points_of_a_settlement_go_to_its_new_owner(settlement: str, ship: str, honour: int) -> None:
    start = sailing(dict(ship=ship, honour_cards=1), dict(owns=[settlement], honour_cards=3), display=QUIET)
    assert [seat(start, n)["total"] for n in (0, 1)] == [1, 3 + honour]
    t = until(start, 0, f"challenge {settlement}", won)
    assert [seat(t, n)["total"] for n in (0, 1)] == [1 + honour, 3]


@clause("DEU-HON-05", "RUL-26")
def test_when_honour_cards_run_out_each_missing_one_is_a_tally_point() -> None:
    """Thirteen are taken; the majority in the Underworld earns two."""
    t = sailing(dict(ship="b6", crew=5), dict(honour_cards=6), dict(honour_cards=7), display=QUIET)
    t.play(0, "to a6")
    mine = seat(t, 0)
    assert (mine["honour_cards"], mine["tally"], mine["total"]) == (1, 1, 2)
    assert table(t)["supply"] == 0


@clause("DEU-HON-05")
def test_with_an_empty_supply_points_are_tallied_without_limit() -> None:
    start = dict(ship="c3", chests=["red", "red", "white"], tally=3, secret="p16")
    t = sailing(start, dict(honour_cards=7), dict(honour_cards=7), display=["p10", "p09"])
    t.play(0, "to c2")
    for chest in ("red", "white", "red"):
        unload(t, chest)
    mine = seat(t, 0)
    assert (mine["honour_cards"], mine["tally"], mine["total"]) == (0, 6, 6)
    assert table(t)["supply"] == 0


@clause("DEU-HON-05", "DEU-PUR-12")
def test_of_two_who_earn_an_honour_card_at_once_one_notes_it_if_there_is_but_one() -> None:
    t = together(dict(honour_cards=6), dict(honour_cards=7))
    assert [seat(t, n)["total"] for n in (0, 1)] == [7, 8]
    assert sorted(seat(t, n)["tally"] for n in (0, 1)) == [0, 1]
    assert table(t)["supply"] == 0


@clause("DEU-HON-06")
def test_everybody_sees_all_totals() -> None:
    t = position(dict(honour_cards=3), dict(completed=["p15"]), dict(owns=["salamis"]))
    for viewer in (0, 1, 2, None):
        assert [one["total"] for one in table(t, viewer)["seats"]] == [3, 4, 2]


# The end


def delivering(points: int, players: int) -> petteia.Table:
    t = sailing(dict(ship="c3", chests=["red"], **short(points, players)), *[{}] * (players - 1), display=QUIET)
    t.play(0, "to c2")
    return unload(t, "red")


def completing(points: int, players: int) -> petteia.Table:
    mine = dict(ship="c3", chests=["red"], **short(points + 1, players))
    t = sailing(mine, *[{}] * (players - 1), display=["p01", "p10"])
    t.play(0, "to c2")
    return unload(t, "red")


def founding(points: int, players: int) -> petteia.Table:
    t = sailing(dict(ship="h2", **short(points, players)), *[{}] * (players - 1), display=QUIET)
    t.play(0, "found ephesus")
    return t


def conquering(points: int, players: int) -> petteia.Table:
    others: list[dict[str, Any]] = [dict(owns=["ephesus"])] + [{}] * (players - 2)
    return until(
        sailing(dict(ship="h2", **short(points, players)), *others, display=QUIET), 0, "challenge ephesus", won
    )


def beating_the_hydra(points: int, players: int) -> petteia.Table:
    seats = [dict(ship="f6", **short(points, players))] + [{}] * (players - 1)
    t = acting(*seats, active=1, display=QUIET)
    t.play(1, "act hydra")
    return until(t, 1, "hydra f6", won)


def visiting(points: int, players: int) -> petteia.Table:
    t = sailing(dict(ship="h7", **short(points + 1, players)), *[{}] * (players - 1), display=["p05", "p10"])
    t.play(0, "to h6")
    return t


@clause("DEU-END-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("gain", [delivering, completing, founding, conquering, beating_the_hydra, visiting])
def test_the_game_ends_when_a_gain_reaches_16_14_or_12_points(
    gain: Callable[[int, int], petteia.Table], players: int
) -> None:
    t = gain(1, players)
    assert t.over
    assert t.scores[0] == TARGET[players]
    assert t.ranking[0] == [0]
    t = gain(2, players)
    assert not t.over  # one point short
    assert t.scores[0] == TARGET[players] - 1


@clause("DEU-END-01")
def test_a_player_who_is_not_active_may_win() -> None:
    t = sailing(dict(ship="h2", **short(1, 3)), {}, {}, active=2, display=QUIET)
    t.play(0, "found ephesus")
    assert t.ranking == [[0], [1, 2]]


@clause("DEU-END-02")
def test_nothing_further_is_resolved_not_even_the_refill() -> None:
    t = completing(1, 2)
    assert table(t)["display"][0] is None
    assert happened(t, "revealed") == []
    assert (t.pending, t.options(0), t.options(1)) == ([], [], [])
    assert t.why(0, "close") is not None


@clause("DEU-END-02")
def test_the_winner_does_not_steal_or_relocate_any_more() -> None:
    t = sailing(dict(ship="d4", **short(2, 2)), dict(ship="d5", crew=0, chests=["red"]), display=["p02", "p10"])
    t = rolling(t, 0, "to d5", (5, 2, 3), (0, 0, 0))
    assert t.over
    assert seat(t, 1)["chests"] == ["red"]
    assert seat(t, 1)["ship"] == "d5"
    assert seat(t, 0)["crew"] == 7  # the losses came before the result


@clause("DEU-END-02")
def test_the_winner_does_not_move_the_hydra_away_any_more() -> None:
    t = beating_the_hydra(1, 3)
    assert t.over
    assert table(t)["hydra"] == "f6"


@clause("DEU-END-02", "DEU-STYX-01")
def test_who_wins_by_the_majority_reclaims_nobody_any_more() -> None:
    t = sailing(dict(ship="b6", crew=5, **short(1, 3)), {}, {}, display=QUIET)
    t.play(0, "to a6")
    assert t.over
    assert (seat(t, 0)["crew"], seat(t, 0)["underworld"]) == (5, 5)


@clause("DEU-END-02")
def test_the_rest_of_a_delivery_is_dropped_and_so_are_later_windows() -> None:
    t = sailing(dict(ship="c3", chests=["red", "white"], **short(1, 3)), {}, {}, active=2, display=QUIET)
    t.play(0, "to c2")
    unload(t, "red")
    assert t.over
    assert seat(t, 0)["chests"] == ["white"]
    assert seat(t, 0)["total"] == 14


@clause("DEU-END-03")
def test_several_cards_of_one_event_count_together() -> None:
    t = sailing(dict(ship="c3", chests=["green", "yellow"], **short(2, 2)), {}, display=["p07", "p10"])
    t.play(0, "to c2")
    unload(t, "green", "yellow")
    assert t.over
    assert t.scores[0] == 14 + 2 + 3


@clause("DEU-END-03")
def test_both_honour_cards_of_the_styx_are_taken_together() -> None:
    t = sailing(dict(ship="b6", crew=5, **short(1, 4)), {}, {}, {}, display=QUIET)
    t.play(0, "to a6")
    assert t.over
    assert t.scores[0] == 13
    assert seat(t, 0)["honour_cards"] == 9


def together(mine: dict[str, Any], theirs: dict[str, Any]) -> petteia.Table:
    """Seats 0 and 1 visit Cyprus in the same check, and take an Honour card each."""
    t = sailing(dict(ship="h7", crew=9, **mine), dict(ship="i7", crew=9, **theirs), {}, display=["p05", "p12"])
    t.play(0, "to h6")
    return t


@clause("DEU-END-03", "DEU-PUR-12")
def test_the_honour_cards_of_a_pursuit_completed_together_are_taken_together() -> None:
    t = together(dict(completed=["p15", "p16"], honour_cards=5), dict(completed=["p13", "p14"], honour_cards=7))
    assert t.over
    assert t.scores == [14, 14, 0]


@clause("DEU-END-04", "RUL-40")
@pytest.mark.parametrize(
    ("theirs", "honour", "ranking"),
    [
        (["p13", "p14"], 7, [[0, 1], [2]]),
        (["p01", "p02", "p03"], 7, [[1], [0], [2]]),
        (["p13", "p14"], 6, [[0], [1], [2]]),
    ],
)
def test_level_totals_are_decided_by_completed_cards_or_shared(
    theirs: list[str], honour: int, ranking: list[list[int]]
) -> None:
    """Seat 0 reaches 14 with two completed cards; seat 1 with two, with three, or not at all."""
    t = together(dict(completed=["p15", "p16"], honour_cards=5), dict(completed=theirs, honour_cards=honour))
    assert t.over
    assert t.ranking == ranking


@clause("DEU-END-04")
def test_a_card_completed_together_does_not_count_as_a_completed_card() -> None:
    t = together(dict(completed=["p15"], honour_cards=5), dict(completed=["p14"], honour_cards=5))
    assert not t.over
    assert [len(seat(t, n)["completed"]) for n in (0, 1)] == [1, 1]
    assert [seat(t, n)["total"] for n in (0, 1)] == [10, 9]


@clause("DEU-TURN-03", "DEU-END-01")
def test_one_point_short_the_game_goes_on() -> None:
    t = scoring(sailing(dict(ship="f6", **short(1, 2)), {}, display=QUIET), 0, "challenge thera", 3.0)
    t.play(0, texts(t, 0)[0])  # a chest aboard is no honour
    assert not t.over
    assert seat(t, 0)["total"] == 15
