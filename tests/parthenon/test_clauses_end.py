"""Chapters 4.12 and 4.13: the end of Seasons and Years, winning, all tie-breakers and places."""

from __future__ import annotations

import random
from typing import Any

import pytest

import petteia
from petteia.games.parthenon.components import EVENT, LAND

from ..clauses import clause
from .arrange import (
    decision,
    dump,
    frame,
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

SIX = ["fortress", "shrine", "great_harbor", "marketplace", "academy", "treasury"]
POLIS = ["village_3", "village_4", "village_5", "village_6", "workshop_1", "workshop_2"]
Wonders = dict[str, tuple[int, str]]


def luck(n: int) -> tuple[int, int]:
    source = random.Random(n)
    return source.getrandbits(32), source.getrandbits(30)


def ended(*seats: dict[str, Any], year: int = 3, season: int = 4, **given: Any) -> petteia.Table:
    """The end of a Season, at first that of the last one."""
    return position(*seats, phase="end", year=year, season=season, **given)


def complete(**more: Any) -> dict[str, Any]:
    """A complete Island, but for its two Great Wonders."""
    return dict(built=[*POLIS, *SIX]) | more


def two(first: int, *more: int) -> Wonders:
    """Two complete Great Wonders for each of these seats."""
    names = ["colossus", "lighthouse", "hanging_gardens", "diolkos", "oracle", "temple_of_artemis"]
    return {names[2 * n + k]: (who, "complete") for n, who in enumerate((first, *more)) for k in range(2)}


def winner(t: petteia.Table) -> int | None:
    found: int | None = table(t)["winner"]
    return found


def land(t: petteia.Table, name: str, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in table(t, viewer)["lands"] if one["land"] == name)
    return found


# The end of a Season and of a Year


@clause("PAR-YEAR-01")
def test_cards_kept_under_b_are_hidden_again_when_the_season_ends() -> None:
    t = position(dict(hand={"wool": 4}), {}, {}, phase="discard", events=["fair_winds"])
    play(t, 0, "option_b")
    until_phase(t, "archon")
    assert seat(t, 0, 1)["hand"] == {"wool": 1}
    until(t, lambda t: table(t)["season"] == 2)
    assert seat(t, 0, 1)["hand"] is None


@clause("PAR-YEAR-01")
def test_the_win_check_comes_before_the_end_of_the_year() -> None:
    t = ended(complete(), {}, {}, year=1, wonders=two(0), harbors={"egypt": "+brigands"})
    assert (t.over, happened(t, "year-ends"), happened(t, "status-discarded")) == (True, [], [])


@clause("PAR-YEAR-01")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_within_a_year_nothing_but_the_season_changes(season: int) -> None:
    t = ended({}, {}, {}, year=1, season=season, harbors={"egypt": "+brigands"})
    assert (table(t)["year"], table(t)["season"]) == (1, season + 1)
    assert (land(t, "egypt")["status"], happened(t, "year-ends")) == ("brigands", [])


@clause("PAR-YEAR-02", "PAR-YEAR-03")
@pytest.mark.parametrize("year", [1, 2])
def test_four_events_of_the_next_year_replace_those_of_the_ending_one(year: int) -> None:
    seen = set()
    for n in range(12):
        t = ended({}, {}, {}, year=year, chance=luck(n))
        row = t.dump_state()["events"]
        assert (table(t)["year"], table(t)["season"], len(table(t)["events"])) == (year + 1, 1, 1)
        assert table(t)["face_down_events"] == 3
        assert len(set(row)) == 4
        assert set(row) <= set(EVENT.names[6 * year : 6 * year + 6])
        seen |= set(row)
    assert seen == set(EVENT.names[6 * year : 6 * year + 6])


@clause("PAR-YEAR-03")
def test_nobody_sees_the_events_that_lie_face_down() -> None:
    t = ended({}, {}, {}, year=1)
    row = t.dump_state()["events"]
    for viewer in (0, 1, 2, None):
        assert table(t, viewer)["events"] == row[:1]


@clause("PAR-YEAR-04", "PAR-YEAR-05")
def test_face_up_status_cards_are_discarded_and_replaced_face_down() -> None:
    t = ended({}, {}, {}, year=1, harbors={"egypt": "+brigands", "athens": "+festival"})
    assert sorted(table(t)["harbors"]["discard"]) == ["brigands", "festival"]
    assert [(one["land"], one["harbor"]) for one in happened(t, "status-discarded")] == [
        ("athens", "festival"),
        ("egypt", "brigands"),
    ]
    for name in LAND.names:
        assert (land(t, name)["has_card"], land(t, name)["face_up"]) == (True, False)
        assert land(t, name, 0)["status"] is None


@clause("PAR-YEAR-05")
def test_athens_receives_its_first_card_when_year_1_of_the_delian_league_ends() -> None:
    t = ended({}, {}, {}, year=1, options={"delian_league": True})
    assert (land(t, "athens")["has_card"], land(t, "athens")["face_up"]) == (True, False)


@clause("PAR-YEAR-06")
def test_a_face_down_status_card_stays_and_who_saw_it_still_knows_it() -> None:
    t = ended({}, {}, {}, year=1, harbors={"egypt": "brigands"}, seen={"egypt": [1]})
    assert (land(t, "egypt", 1)["status"], land(t, "egypt", 0)["status"]) == ("brigands", None)
    assert land(t, "egypt")["seen_by"] == [1]


@clause("PAR-YEAR-07")
def test_nothing_else_changes_at_the_end_of_a_year() -> None:
    seats: list[dict[str, Any]] = [
        dict(hand={"wool": 2, "gold": 1}, aegis={"army": 1}, built=["village_3", "academy"], philosophies=["sophism"]),
        dict(hand={"tools": 3}, fleets=[["warship"], None]),
        {},
    ]
    told = dump(*seats, phase="end", year=1, season=4, archon=2, wonders={"oracle": (0, "partial")})
    t = petteia.load(told, of=position({}, {}, {}).game)
    before, after = told["state"], t.dump_state()
    for name in ("hand", "cargo", "fleets", "built", "philosophies", "stage", "owner", "hazard_deck", "plans_deck"):
        assert after[name] == before[name]
    assert after["archon"] == 2


# Winning


@clause("PAR-WIN-01", "PAR-WIN-02")
def test_the_sixteenth_structure_does_not_stop_the_season() -> None:
    built = [slot for slot in (*POLIS, *SIX) if slot != "great_harbor"]
    t = position(dict(built=built, hand={"gold": 2}), {}, {}, phase="build", year=2, wonders=two(0))
    play(t, 0, "build great_harbor")
    assert (seat(t, 0)["structures"], t.over, winner(t)) == (16, False, None)
    until_phase(t, "archon")
    assert not t.over
    until(t, lambda t: t.over)
    assert (winner(t), table(t)["year"], table(t)["season"]) == (0, 2, 1)


@clause("PAR-WIN-02")
def test_who_is_complete_in_the_season_may_be_so_no_more_at_its_end() -> None:
    agenda = [frame("EndOfSeason"), frame("Election"), frame("EventPhase")]
    t = position(
        {},
        complete(hand={}),
        {},
        phase="event",
        year=3,
        season=2,
        events=["persian_war"],
        wonders=two(1),
        agenda=agenda,
    )
    assert seat(t, 1)["structures"] == 16
    until(t, lambda t: "name 1" in texts(t, 0))
    play(t, 0, "name 1")
    until(t, lambda t: t.over or decision(t, 1) == "persian_war")
    play(t, 1, "abandon village_4")
    until(t, lambda t: t.over or table(t)["season"] == 3)
    assert not t.over


@clause("PAR-WIN-03", "PAR-WIN-04")
@pytest.mark.parametrize(("year", "season"), [(1, 1), (2, 3), (3, 4)])
def test_the_only_complete_island_wins_at_the_end_of_any_season(year: int, season: int) -> None:
    t = ended({}, complete(), {}, year=year, season=season, wonders=two(1))
    assert (t.over, winner(t)) == (True, 1)
    assert [(one["seat"], one["structures"]) for one in happened(t, "won")] == [(1, 16)]


@clause("PAR-WIN-03")
@pytest.mark.parametrize("missing", [*POLIS, *SIX])
def test_without_any_one_structure_an_island_is_not_complete(missing: str) -> None:
    built = [slot for slot in (*POLIS, *SIX) if slot != missing]
    t = ended(dict(built=built), {}, {}, year=2, season=2, wonders=two(0))
    assert not t.over


@clause("PAR-WIN-03")
def test_a_partial_wonder_does_not_complete_an_island_and_an_alternate_does() -> None:
    t = ended(complete(), {}, {}, year=2, season=2, wonders={"oracle": (0, "complete"), "diolkos": (0, "partial")})
    assert not t.over
    five = [slot for slot in SIX if slot != "shrine"]
    t = ended(dict(built=[*POLIS, *five, "alternate_1"]), {}, {}, year=2, season=2, wonders=two(0))
    assert winner(t) == 0


@clause("PAR-WIN-05", "PAR-WIN-08")
@pytest.mark.parametrize(
    ("better", "equal"),
    [
        (dict(philosophies=["sophism", "cynicism"]), dict(philosophies=["sophism"], fleets=[None, None])),
        (dict(fleets=[None, None]), dict(aegis={"army": 1})),
        (dict(aegis={"army": 1}), dict(hand={"gold": 1})),
        (dict(hand={"gold": 1}), dict(hand={"tools": 3})),
        (dict(hand={"tools": 1}), dict(hand={"wool": 3})),
        (dict(hand={"wool": 2}), dict(hand={"wool": 1})),
    ],
    ids=["TB6", "TB7", "TB8", "TB9", "TB10", "TB11"],
)
def test_several_complete_islands_are_compared_from_the_sixth_tie_breaker_on(
    better: dict[str, Any], equal: dict[str, Any]
) -> None:
    others = dict(built=["academy"], philosophies=["sophism", "cynicism", "stoicism"], hand={"gold": 6})
    for first, second, best in ((better, equal, 0), (equal, better, 1)):
        t = ended(complete(**first), complete(**second), others, year=2, season=1, wonders=two(0, 1))
        assert (t.over, winner(t)) == (True, best)


@clause("PAR-WIN-06")
def test_after_the_last_season_most_structures_win() -> None:
    t = ended(dict(built=["village_3"]), dict(built=["village_3", "workshop_1"]), dict(hand={"gold": 6}))
    assert (t.over, winner(t)) == (True, 1)
    t = ended(dict(built=["village_3"]), dict(built=["village_3", "workshop_1"]), {}, season=3)
    assert not t.over


@clause("PAR-WIN-06")
def test_a_complete_island_is_looked_for_first_in_the_last_season_too() -> None:
    t = ended(complete(), complete(philosophies=["sophism"]), {}, wonders=two(0, 1))
    assert winner(t) == 1


@clause("PAR-WIN-07")
def test_only_the_islands_that_share_the_most_structures_are_compared() -> None:
    t = ended(
        dict(built=["village_3", "village_4"]), dict(built=["village_3", "workshop_1"]),
        dict(hand={"gold": 6}, fleets=[None] * 3), wonders={"oracle": (2, "complete")},
    )  # fmt: skip
    assert (seat(t, 2)["structures"], winner(t)) == (3, 1)


# The eleven tie-breakers: the first seat is behind in the one that decides, and ahead in those after it

LATER: dict[str, Any] = dict(fleets=[None, None, None], aegis={"army": 3}, hand={"gold": 6, "tools": 6, "wool": 6})
TIES: dict[str, tuple[dict[str, Any], dict[str, Any], Wonders]] = {
    "TB1": (
        dict(built=["fortress", "workshop_1"]), dict(built=["village_3"]),
        {"oracle": (1, "complete"), "diolkos": (0, "partial"), "colossus": (0, "partial")},
    ),
    "TB2": (
        dict(built=["fortress", "workshop_1"]), dict(built=["village_3", "village_4"]),
        {"oracle": (1, "partial"), "diolkos": (0, "plans"), "colossus": (0, "plans")},
    ),
    "TB3": (
        dict(built=["fortress", "workshop_1"]), dict(built=["village_3", "village_4"]), {"oracle": (1, "plans")}
    ),
    "TB4": (dict(built=["workshop_1", "workshop_2"]), dict(built=["fortress", "village_3"]), {}),
    "TB5": (
        dict(built=["academy", "village_3"], philosophies=["sophism"]), dict(built=["academy", "workshop_1"]), {}
    ),
    "TB6": (
        dict(built=["academy"], philosophies=["sophism"]),
        dict(built=["academy"], philosophies=["sophism", "cynicism"]), {},
    ),
    "TB7": (dict(fleets=[None]), dict(fleets=[None, None]), {}),
    "TB8": (dict(fleets=[None], aegis={"army": 1}), dict(aegis={"warship": 2}), {}),
    "TB9": (dict(fleets=[None], aegis={}, hand={"gold": 1, "tools": 6}), dict(hand={"gold": 2}), {}),
    "TB10": (dict(fleets=[None], aegis={}, hand={"tools": 1, "wool": 6}), dict(hand={"papyrus": 1, "tools": 1}), {}),
    "TB11": (dict(fleets=[None], aegis={}, hand={"wool": 1}), dict(hand={"ore": 1, "wool": 1}), {}),
}  # fmt: skip


@clause("PAR-WIN-07", "PAR-WIN-08")
@pytest.mark.parametrize("name", TIES)
def test_each_tie_breaker_decides_before_those_after_it(name: str) -> None:
    behind, ahead, wonders = TIES[name]
    t = ended(LATER | behind, ahead, {}, wonders=wonders)
    assert seat(t, 0)["structures"] == seat(t, 1)["structures"]
    number = int(name.removeprefix("TB"))
    mine, theirs = (seat(t, n)["tie_breakers"] for n in (0, 1))
    assert mine[: number - 1] == theirs[: number - 1]
    assert mine[number - 1] < theirs[number - 1]
    assert winner(t) == 1


@clause("PAR-WIN-08")
def test_who_falls_out_at_a_tie_breaker_does_not_come_back() -> None:
    wise = dict(built=["academy"], philosophies=["sophism"])
    t = ended(
        wise | dict(fleets=[None] * 3), wise | dict(fleets=[None] * 2),
        dict(built=["academy"], philosophies=["sophism", "cynicism", "stoicism"][:1], fleets=[None] * 3),
        wonders={"oracle": (0, "plans"), "diolkos": (1, "plans")},
    )  # fmt: skip
    assert winner(t) == 0  # seat 2 has no Plans; it was out before the Fleets were counted


@clause("PAR-WIN-09")
@pytest.mark.parametrize(("kind", "then"), [("gold", {"tools": 1}), ("tools", {"wool": 1})], ids=["TB9", "TB10"])
def test_a_value_above_its_cap_counts_as_the_cap(kind: str, then: dict[str, int]) -> None:
    t = ended(dict(hand={kind: 9}), dict(hand={kind: 6, **then}), {})
    assert winner(t) == 1


@clause("PAR-WIN-09", "PAR-WIN-12")
def test_basic_commodities_beyond_six_do_not_count() -> None:
    t = ended(dict(hand={"wool": 9}), dict(hand={"ore": 6}), {})
    assert (t.over, texts(t, 0)) == (False, ["choose_winner 0", "choose_winner 1"])


@clause("PAR-WIN-09")
def test_aegis_cards_have_no_cap_and_count_wherever_they_lie() -> None:
    t = ended(dict(aegis={"army": 4, "warship": 4}), dict(aegis={"army": 4}, fleets=[["gift_of_poseidon"] * 5]), {})
    assert winner(t) == 1


@clause("PAR-WIN-10")
def test_the_last_tie_breakers_count_what_the_discard_phase_left() -> None:
    hands: list[dict[str, Any]] = [
        dict(hand={"gold": 5}),
        dict(hand={"gold": 4}, built=["village_3"]),
        dict(hand={"wool": 3}),
    ]
    t = position(*hands, phase="discard", year=3, season=4)
    play(t, 0, "option_a")
    play(t, 1, "option_b")
    play(t, 2, "option_a")
    until(t, lambda t: t.over)
    assert (hand(t, 1), seat(t, 1)["tie_breakers"][8:], winner(t)) == ({"gold": 1}, [1, 0, 0], 1)
    assert seat(t, 0)["tie_breakers"][8:] == [3, 0, 0]


@clause("PAR-WIN-11")
@pytest.mark.parametrize(("stage", "counts"), [("plans", [0, 0, 1]), ("partial", [0, 1, 0]), ("complete", [1, 0, 0])])
def test_a_wonder_counts_only_at_its_present_stage(stage: str, counts: list[int]) -> None:
    t = ended(dict(built=["village_3", "village_4", "village_5"]), {}, {}, wonders={"oracle": (0, stage)})
    assert seat(t, 0)["tie_breakers"][:3] == counts


@clause("PAR-WIN-12")
@pytest.mark.parametrize("chosen", [1, 2])
def test_if_all_is_equal_the_final_archon_chooses_the_winner_among_the_tied(chosen: int) -> None:
    t = ended({}, dict(hand={"wool": 1}), dict(hand={"ore": 1}))
    assert (t.over, t.pending, decision(t, 0)) == (False, [0], "choose_winner")
    assert texts(t, 0) == ["choose_winner 1", "choose_winner 2"]
    refused(t, 0, "choose_winner 0")
    play(t, 0, f"choose_winner {chosen}")
    assert (t.over, winner(t), t.ranking[0]) == (True, chosen, [chosen])


@clause("PAR-WIN-12", "PAR-WIN-05")
def test_complete_islands_that_are_all_equal_are_left_to_the_archon_too() -> None:
    t = ended({}, complete(), complete(), year=2, season=2, wonders=two(1, 2))
    assert texts(t, 0) == ["choose_winner 1", "choose_winner 2"]
    play(t, 0, "choose_winner 2")
    assert (t.over, winner(t), t.ranking) == (True, 2, [[2], [1], [0]])


@clause("PAR-WIN-13")
def test_the_final_archon_is_the_one_elected_last_and_may_choose_itself() -> None:
    t = position({}, {}, {}, phase="archon", year=3, season=4)
    play(t, 0, "vote 1")
    play(t, 1, "vote 2")
    play(t, 2, "vote 1")
    assert (table(t)["archon"], t.pending, decision(t, 1)) == (1, [1], "choose_winner")
    play(t, 1, "choose_winner 1")
    assert winner(t) == 1


# Places


@clause("PAR-WIN-14")
def test_places_other_complete_islands_first_then_structures_then_tie_breakers() -> None:
    t = ended(
        dict(built=["village_3", "workshop_1"]), dict(built=["village_3", "fortress"]), complete(),
        complete(fleets=[None, None]), dict(built=[*POLIS, *SIX]), year=2, season=2,
        wonders=two(2, 3) | {"labyrinth": (4, "partial")},
    )  # fmt: skip
    assert t.ranking == [[3], [2], [4], [1], [0]]
    assert t.scores == [4, 4, 16, 16, 14]


@clause("PAR-WIN-14")
def test_islands_that_are_still_equal_share_a_place() -> None:
    t = ended(dict(hand={"wool": 1}), dict(built=["village_3"]), dict(hand={"ore": 1}), {})
    assert t.ranking == [[1], [0, 2], [3]]
    assert t.scores == [2, 3, 2, 2]


@clause("PAR-WIN-14")
def test_whom_the_archon_did_not_choose_comes_second() -> None:
    t = ended(dict(built=["village_3"]), dict(built=["village_3"]), {})
    play(t, 0, "choose_winner 1")
    assert t.ranking == [[1], [0], [2]]


@clause("PAR-WIN-01", "PAR-WIN-06")
@pytest.mark.parametrize("tournament", [False, True])
def test_a_game_of_idlers_lasts_all_its_seasons(tournament: bool) -> None:
    told = petteia.new(position({}, {}, {}).game, players=3, seed=2, tournament=tournament)
    until(told, lambda t: t.over)
    seasons = [(one["year"], one["season"]) for one in happened(told, "season")]
    assert seasons == [(year, n) for year in range(2 if tournament else 1, 4) for n in range(1, 5)]
    assert phase(told) == "archon"
