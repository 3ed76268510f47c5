"""DEU-HFIGHT, DEU-HATT, DEU-RELOC: fights with the Hydra, and how ships and the Hydra are moved away."""

from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME

from ..clauses import clause
from .arrange import (
    SEA,
    SIGN,
    acting,
    beside,
    decision,
    dump,
    frame,
    happened,
    refused,
    rolls,
    sailing,
    scoring,
    seat,
    table,
    texts,
    until,
    won,
)

QUIET = ["p10", "p14"]  # Pursuit cards that no fight completes
HUNT = ["p08", "p10"]  # the first shows the Hydra


def hunting(*others: dict[str, Any], display: list[str] = HUNT, **mine: Any) -> petteia.Table:
    """Seat 0 on f4 is about to sail onto the Hydra on f5."""
    return sailing(dict(ship="f4", **mine), *(others or ({}, {})), display=display)


def attacking(*others: dict[str, Any], display: list[str] = QUIET, **theirs: Any) -> petteia.Table:
    """Seat 0 is about to move the Hydra from f5 onto seat 1's ship on f6."""
    t = acting({}, dict(ship="f6", **theirs), *others, display=display)
    t.play(0, "act hydra")
    return t


def lost(t: petteia.Table) -> bool:
    return bool(happened(t, "lost"))


# Challenging the Hydra


@clause("DEU-HFIGHT-01", "DEU-MOVE-21")
@pytest.mark.parametrize("display", [["p08", "p10"], ["p10", "p08"], ["p09", "p10"], ["p08", "p09"]])
def test_the_hydra_may_be_challenged_while_a_card_on_display_shows_it(display: list[str]) -> None:
    t = hunting(display=display)
    assert "to f5" in texts(t, 0)
    t.play(0, "to f5")
    assert happened(t, "challenged-hydra") == [dict(event="challenged-hydra", seat=0)]


@clause("DEU-HFIGHT-01", "DEU-MOVE-06", "RUL-16")
def test_a_secret_card_does_not_allow_to_challenge_the_hydra() -> None:
    t = hunting(display=QUIET, secret="p08")
    assert refused(t, 0, "to f5") in ("DEU-HFIGHT-01", "DEU-MOVE-06")


@clause("DEU-HFIGHT-01", "DEU-OTHER-05", "RUL-04")
def test_a_non_active_player_may_challenge_the_hydra_too() -> None:
    t = sailing(dict(ship="f4"), {}, active=1, display=HUNT)
    t.play(0, "to f5")
    assert [event["seat"] for event in happened(t, "challenged-hydra")] == [0]


@clause("DEU-HFIGHT-02")
@pytest.mark.parametrize(("points", "result"), [(5.0, "won"), (4.5, "lost"), (5.5, "won")])
def test_the_challenger_alone_rolls_and_wins_with_five_points_or_more(points: float, result: str) -> None:
    t = scoring(hunting(), 0, "to f5", points)
    assert [event["seat"] for event in happened(t, "rolled")] == [0]
    assert happened(t, result) == [dict(event=result, seat=0)]
    assert len(happened(t, "won")) + len(happened(t, "lost")) == 1


@clause("DEU-HFIGHT-03", "DEU-PUR-15", "RUL-17")
def test_a_victory_completes_every_card_that_shows_the_hydra_on_display_and_the_own_secret_one() -> None:
    t = until(hunting(display=["p08", "p09"]), 0, "to f5", won)
    assert [card["pursuit"] for card in seat(t, 0)["completed"]] == ["p08", "p09"]
    t = until(hunting(display=["p10", "p08"], secret="p09"), 0, "to f5", won)
    assert [card["pursuit"] for card in seat(t, 0)["completed"]] == ["p08", "p09"]
    assert seat(t, 0)["has_secret"] is False


@clause("DEU-HFIGHT-03", "DEU-PUR-02")
def test_a_victory_leaves_other_cards_alone_and_the_secrets_of_others() -> None:
    t = until(hunting(dict(secret="p09"), {}, display=["p10", "p08"], secret="p01"), 0, "to f5", won)
    assert [card["pursuit"] for card in seat(t, 0)["completed"]] == ["p08"]
    assert table(t)["display"][0]["pursuit"] == "p10"
    assert [seat(t, n)["has_secret"] for n in range(3)] == [True, True, True]
    assert seat(t, 1)["completed"] == []


@clause("DEU-HFIGHT-03")
def test_a_defeat_completes_nothing() -> None:
    t = until(hunting(display=["p08", "p09"]), 0, "to f5", lost)
    assert seat(t, 0)["total"] == 0


@clause("DEU-HFIGHT-04", "DEU-RELOC-04")
def test_the_winner_moves_the_hydra_away_and_his_ship_stays() -> None:
    t = until(hunting(), 0, "to f5", won)
    assert decision(t) == (0, "move_hydra_away")
    assert texts(t, 0) == [f"relocate {end}" for end in ("f2", "e3", "g3", "d4", "h4", "d6", "g7")]
    t.play(0, "relocate g7")
    assert table(t)["hydra"] == "g7"
    assert seat(t, 0)["ship"] == "f5"


@clause("DEU-HFIGHT-05", "RUL-29")
def test_after_a_defeat_the_player_on_the_right_moves_the_ship_away_and_the_hydra_stays() -> None:
    t = until(hunting(), 0, "to f5", lost)
    assert decision(t) == (2, "move_ship_away")  # right of seat 0 at a table of three
    t.play(2, "relocate d4")
    assert seat(t, 0)["ship"] == "d4"
    assert table(t)["hydra"] == "f5"
    assert table(t)["sail"] is None  # DEU-MOVE-19


@clause("DEU-HFIGHT-06", "DEU-PUR-20", "RUL-17")
def test_a_victory_earns_no_honour_card_besides() -> None:
    t = until(hunting(), 0, "to f5", won)
    assert seat(t, 0)["honour_cards"] == 0
    assert seat(t, 0)["total"] == 3
    assert table(t)["supply"] == 14


# Attack with the Hydra


@clause("DEU-HATT-01", "DEU-HYDRA-03", "DEU-TERM-11")
def test_who_is_attacked_rolls_and_the_active_player_does_not() -> None:
    t = attacking(crew=7, hand=["fair_wind"])
    t.play(0, "hydra f6")
    assert happened(t, "hydra-attacks") == [dict(event="hydra-attacks", seat=1)]
    assert decision(t) == (1, "pre_cards")
    t.play(1, "pass")
    assert [event["seat"] for event in happened(t, "rolled")] == [1]
    assert sum(rolls(t)[0]) == 7
    assert decision(t) == (1, "post_cards")


@clause("DEU-HATT-02")
@pytest.mark.parametrize(("points", "result"), [(5.0, "won"), (4.5, "lost"), (6.0, "won")])
def test_who_is_attacked_wins_with_five_points_or_more(points: float, result: str) -> None:
    t = scoring(attacking(), 0, "hydra f6", points)
    assert happened(t, result) == [dict(event=result, seat=1)]
    assert len(happened(t, "won")) + len(happened(t, "lost")) == 1


@clause("DEU-HATT-03", "DEU-PUR-02", "DEU-PUR-15", "RUL-17")
@pytest.mark.parametrize(
    ("display", "secret", "completed"),
    [(["p08", "p10"], "p01", ["p08"]), (QUIET, "p09", ["p09"]), (["p08", "p09"], "p01", ["p08", "p09"]),
     (["p08", "p10"], "p09", ["p08", "p09"])],
)  # fmt: skip
def test_beating_an_attack_completes_all_cards_that_show_the_hydra_instead_of_earning_an_honour_card(
    display: list[str], secret: str, completed: list[str]
) -> None:
    t = until(attacking(display=display, secret=secret), 0, "hydra f6", won)
    assert [card["pursuit"] for card in seat(t, 1)["completed"]] == completed
    assert seat(t, 1)["honour_cards"] == 0
    assert seat(t, 1)["total"] == 3 * len(completed)


@clause("DEU-HATT-04")
def test_beating_an_attack_without_such_a_card_earns_an_honour_card() -> None:
    t = until(attacking(dict(secret="p08"), secret="p01"), 0, "hydra f6", won)
    assert seat(t, 1)["honour_cards"] == 1
    assert seat(t, 1)["completed"] == []
    assert table(t)["supply"] == 13
    assert [seat(t, n)["total"] for n in range(3)] == [0, 1, 0]


@clause("DEU-HATT-05", "DEU-RELOC-04")
def test_who_beat_the_attack_moves_the_hydra_away() -> None:
    t = until(attacking(), 0, "hydra f6", won)
    assert decision(t) == (1, "move_hydra_away")
    assert texts(t, 1) == [f"relocate {end}" for end in ("f3", "g4", "d5", "h7")]
    t.play(1, "relocate h7")
    assert table(t)["hydra"] == "h7"
    assert seat(t, 1)["ship"] == "f6"
    assert decision(t) == (0, "actions")


@clause("DEU-HATT-06", "RUL-29")
@pytest.mark.parametrize("others", [0, 1, 2])
def test_after_a_lost_defence_the_player_on_the_right_moves_the_ship_away(others: int) -> None:
    t = until(attacking(*[{}] * others), 0, "hydra f6", lost)
    assert decision(t) == (0, "move_ship_away")  # right of seat 1
    t.play(0, "relocate d5")
    assert seat(t, 1)["ship"] == "d5"
    assert table(t)["hydra"] == "f6"
    assert decision(t) == (0, "actions")


@clause("DEU-HATT-06", "RUL-29")
def test_it_is_the_neighbour_of_the_attacked_player_not_the_active_one_who_moves_his_ship() -> None:
    t = acting({}, {}, {}, dict(ship="f6"), display=QUIET)
    t.play(0, "act hydra")
    t = until(t, 0, "hydra f6", lost)
    assert decision(t) == (2, "move_ship_away")


@clause("DEU-HATT-07")
@pytest.mark.parametrize("result", [won, lost])
def test_in_an_attack_nothing_is_stolen(result: Any) -> None:
    start = acting(dict(chests=["white"], ship="b2"), dict(ship="f6", crew=8, chests=["red", "blue"]), display=QUIET)
    start.play(0, "act hydra")
    t = until(start, 0, "hydra f6", result)
    mover, name = decision(t)
    assert name in ("move_hydra_away", "move_ship_away")
    t.play(mover, texts(t, mover)[0])
    assert decision(t) == (0, "actions")
    assert (seat(t, 0)["chests"], seat(t, 1)["chests"]) == (["white"], ["red", "blue"])


# Moving ships and the Hydra away


def ends(start: str, steps: int, over: str) -> set[str]:
    """The sea squares at the end of all routes of so many steps that enter no square twice."""
    routes = [[start]]
    for _ in range(steps):
        routes = [[*route, to] for route in routes for to in beside(route[-1], over) if to not in route]
    return {route[-1] for route in routes if SIGN[route[-1]] == "."}


def relocations(t: petteia.Table) -> set[str]:
    (mover,) = t.pending
    assert all(move.startswith("relocate ") for move in texts(t, mover))
    return {move.split()[1] for move in texts(t, mover)}


def in_a_challenge(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """A table at the end of a challenge."""
    told = dump(*seats, display=QUIET, **given)
    told["state"]["contest"] = 1
    return petteia.load(told, of=GAME)


def ship_away(square: str, *others: dict[str, Any], hydra: str = "f2", **loser: Any) -> petteia.Table:
    """Seat 1 has lost a fight on a square; seat 0 moves its ship away. The others are seats from 2 on."""
    away = [frame("SailOn", 0), frame("EndOfChallenge"), frame("RelocateShip", 0, ship=1)]
    return in_a_challenge(
        dict(ship=square), dict(ship=square, **loser), *others,
        hydra=hydra, agenda=away, sailor=0, moving=False, acted=True,
    )  # fmt: skip


def hydra_away(square: str, *others: dict[str, Any]) -> petteia.Table:
    """Seat 1 has beaten the Hydra on a square and moves it away; the others are seat 0 and from 2 on."""
    first, *rest = others or ({},)
    away = [frame("EndOfChallenge"), frame("RelocateHydra", 1)]
    return in_a_challenge(first, dict(ship=square), *rest, hydra=square, agenda=away, rotation="unturned")


@clause("DEU-RELOC-01")
def test_nobody_can_do_without_a_relocation() -> None:
    t = until(hunting(), 0, "to f5", won)
    assert {move.split()[0] for move in texts(t, 0)} == {"relocate"}
    assert t.why(0, "close") is not None
    t = until(attacking(), 0, "hydra f6", lost)
    assert {move.split()[0] for move in texts(t, 0)} == {"relocate"}
    assert t.why(0, "end_turn") is not None


@clause("DEU-RELOC-02", "DEU-RELOC-03", "DEU-RELOC-08", "RUL-12", "RUL-13")
def test_a_ship_is_moved_by_exactly_three_steps_over_water_to_a_free_sea_square() -> None:
    for square in SEA:
        hydra = "f2" if square == "a2" else "a2"
        assert relocations(ship_away(square, hydra=hydra)) == ends(square, 3, ".oS") - {hydra}, square


@clause("DEU-RELOC-02", "DEU-RELOC-03")
def test_ships_are_moved_so_from_d5_and_from_g4() -> None:
    assert relocations(ship_away("d5")) == {"b6", "c3", "e3", "f4", "f6"}
    # not to g7, straight over Rhodes and Lindos, and not back to g4
    assert relocations(ship_away("g4", hydra="a2")) == {"g1", "f2", "h2", "e3", "g3", "f4", "h4", "e5", "f6", "h6"}


@clause("DEU-RELOC-03")
def test_a_relocation_ends_on_no_ship_and_not_on_the_hydra() -> None:
    t = ship_away("d5", dict(ship="b6"), dict(ship="e3"), hydra="f4")
    assert relocations(t) == {"c3", "f6"}
    assert refused(t, 0, "relocate f4") == "DEU-RELOC-03"
    assert refused(t, 0, "relocate b6") == "DEU-RELOC-03"
    assert refused(t, 0, "relocate d4") == "DEU-RELOC-02"


@clause("DEU-RELOC-03", "RUL-13")
def test_a_route_may_cross_anchors_and_the_styx_but_not_end_there() -> None:
    """The only three steps from b6 to b7 lead over the Styx, and those from c3 to d3 over anchors."""
    assert "b7" in relocations(ship_away("b6"))
    assert "d3" in relocations(ship_away("c3"))
    assert not {"a6", "a7"} & relocations(ship_away("b5"))
    assert not {"c2", "d2", "e2", "e1", "c1"} & (relocations(ship_away("d4")) | relocations(ship_away("b3")))
    assert refused(ship_away("d4"), 0, "relocate e2") == "DEU-RELOC-03"
    assert refused(ship_away("b5"), 0, "relocate a7") == "DEU-RELOC-03"


@clause("DEU-RELOC-04")
def test_the_hydra_is_moved_over_the_sea_only() -> None:
    for square in SEA:
        assert relocations(hydra_away(square)) == ends(square, 3, "."), square
    assert "b7" not in relocations(hydra_away("b6"))


@clause("DEU-RELOC-04")
def test_the_hydra_is_not_moved_onto_a_ship() -> None:
    t = hydra_away("f6", dict(ship="f3"), dict(ship="d5"))
    assert relocations(t) == {"g4", "h7"}
    assert refused(t, 1, "relocate f3") == "DEU-RELOC-04"


@clause("DEU-RELOC-05")
def test_where_three_steps_lead_nowhere_two_are_taken_then_one() -> None:
    """From a2 three steps lead to b4 and c3, two to b3, one to b2."""
    assert relocations(ship_away("a2")) == {"b4", "c3"}
    assert relocations(ship_away("a2", dict(ship="c3"))) == {"b4"}
    assert relocations(ship_away("a2", dict(ship="c3"), hydra="b4")) == {"b3"}
    assert relocations(ship_away("a2", dict(ship="c3"), dict(ship="b3"), hydra="b4")) == {"b2"}


@clause("DEU-RELOC-05")
def test_where_no_step_is_possible_the_ship_stays() -> None:
    blockers = dict(ship="b2"), dict(ship="a2"), dict(ship="c3"), dict(ship="b3")
    t = in_a_challenge(*blockers, hydra="b4", agenda=[frame("EndOfChallenge"), frame("RelocateShip", 0, ship=1)])
    assert seat(t, 1)["ship"] == "a2"
    assert decision(t) == (0, "position")


@clause("DEU-RELOC-05")
def test_the_hydra_too_takes_fewer_steps_where_three_lead_nowhere() -> None:
    assert relocations(hydra_away("a2", dict(ship="b4"))) == {"c3"}
    assert relocations(hydra_away("a2", dict(ship="b4"), dict(ship="c3"))) == {"b3"}
    assert relocations(hydra_away("a2", dict(ship="b4"), dict(ship="c3"), dict(ship="b3"))) == {"b2"}


@clause("DEU-RELOC-06", "RUL-14")
def test_a_relocation_across_the_styx_brings_nobody_back_and_wins_no_award() -> None:
    t = ship_away("b6", crew=4)
    t.play(0, "relocate b7")
    assert (seat(t, 1)["crew"], seat(t, 1)["underworld"], seat(t, 1)["total"]) == (4, 6, 0)
    assert decision(t) == (0, "sail")


@clause("DEU-RELOC-06", "RUL-14")
def test_a_relocation_across_the_anchors_delivers_nothing() -> None:
    """The only three steps from c3 to d3 lead over c2 and d2."""
    t = ship_away("c3", crew=8, chests=["red", "blue"])
    t.play(0, "relocate d3")
    assert seat(t, 1)["chests"] == ["red", "blue"]
    assert seat(t, 1)["total"] == 0
    assert decision(t) == (0, "sail")


@clause("DEU-RELOC-06")
def test_a_relocated_ship_neither_challenges_nor_founds_nor_sails_on() -> None:
    t = ship_away("g7", dict(owns=["salamis"]))
    t.play(0, "relocate h5")  # beside Rhodes and seat 2's Salamis
    assert [event["event"] for event in t.events(None)] == ["relocated-ship"]
    assert decision(t) == (0, "sail")  # the winner's sail goes on


@clause("DEU-RELOC-07")
def test_ships_and_the_hydra_on_the_route_do_not_matter() -> None:
    """All routes from a2 lead through b2, and those to b4 through b3."""
    assert relocations(ship_away("a2", dict(ship="b2"), hydra="b3")) == {"b4", "c3"}
    assert relocations(hydra_away("a2", dict(ship="b2"), dict(ship="b3"))) == {"b4", "c3"}


@clause("DEU-RELOC-08")
def test_a_route_does_not_cross_land() -> None:
    """In a straight line three steps would lead from b5 over Argos to e5, and from g4 over Rhodes and Lindos to g7."""
    assert "e5" not in relocations(ship_away("b5"))
    assert "g7" not in relocations(ship_away("g4"))
    assert "g4" not in relocations(hydra_away("g7"))
