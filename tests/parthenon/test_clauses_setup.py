"""Chapters 3 and 4.1: the setup, its variants, and what holds throughout the game."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import ISLAND, PHILOSOPHY, SLOT, WONDER

from ..clauses import clause
from .arrange import (
    COMMODITIES,
    PHASES,
    STARTING,
    aegis,
    built,
    cargo,
    decision,
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

EVERY_NUMBER = pytest.mark.parametrize("players", [3, 4, 5, 6])
TORCH = ["chios", "crete", "rhodes"]
OTHERS = ["lesbos", "samos", "naxos"]
YEARS = {
    1: ["unskilled_labor", "bountiful_harvest", "pirate_raids", "delphic_festival", "fair_winds", "locusts"],
    2: ["persian_tribute", "merchant_ships", "drought", "plague", "master_craftsmen", "olympic_truce"],
    3: ["persian_war", "earthquake", "delian_league", "golden_age", "tyranny", "open_markets"],
}
HAZARDS = {
    "safe_journey": 14, "storm_01": 1, "storm_02": 1, "storm_03": 2, "storm_04": 2, "storm_05": 1, "storm_06": 1,
    "storm_07": 1, "storm_08": 1, "storm_09": 1, "pirates_01": 1, "pirates_02": 2, "pirates_03": 1, "pirates_04": 1,
    "pirates_05": 1, "pirates_06": 1, "pirates_07": 1, "mutiny": 1, "coastal_raiders": 1, "sirens": 1,
}  # fmt: skip
BASICS = ["grain", "grapes", "olives", "ore", "timber", "wool"]
HARBORS = {
    **{f"surplus_{kind}": 1 for kind in BASICS}, **{f"shortage_{kind}": 1 for kind in BASICS}, "blockade": 3,
    "harbor_fees": 4, "heavy_harbor_fees": 1, "open_harbor": 4, "brigands": 2, "guild_monopoly": 1, "luxury_demand": 1,
    "thriving_market": 1, "festival": 1,
}  # fmt: skip
LANDS = ["athens", "sparta", "ionia", "egypt", "carthage", "italy"]
BASIC_COSTS = {
    "village_3": ["basic"], "village_4": ["basic"], "village_5": ["basic_distinct"] * 2,
    "village_6": ["basic_distinct"] * 3, "workshop_1": BASICS, "workshop_2": BASICS, "fortress": ["tools", "gold"],
    "shrine": ["spices", "gold"], "great_harbor": ["gold", "gold"], "marketplace": ["pottery", "gold"],
    "academy": ["papyrus", "gold"], "treasury": ["rare_distinct"] * 3,
}  # fmt: skip
ISLANDS = {  # the six Villages, what the Workshops make, the Alternates
    "chios": ("wool olives wool wool olives ore", "pottery", "marketplace shrine"),
    "crete": ("grain timber grain grain timber olives", "spices", "shrine great_harbor"),
    "rhodes": ("grapes ore grapes grapes ore timber", "tools", "fortress great_harbor"),
    "lesbos": ("olives wool olives olives wool grain", "spices", "shrine fortress"),
    "samos": ("timber grain timber timber grain grapes", "tools", "fortress marketplace"),
    "naxos": ("ore grapes ore ore grapes wool", "pottery", "marketplace great_harbor"),
}


def game(players: int = 3, seed: int = 1, **options: Any) -> petteia.Table:
    return petteia.new(GAME, players=players, seed=seed, **options)


def state(t: petteia.Table) -> dict[str, Any]:
    found: dict[str, Any] = t.dump(history=False)["state"]
    return found


def islands(t: petteia.Table) -> list[str]:
    return [one["island"] for one in table(t)["players"]]


def luck(n: int) -> tuple[int, int]:
    """One of many states of the game's generator."""
    source = random.Random(n)
    return source.getrandbits(32), source.getrandbits(30)


def even(counts: Counter[Any], values: int) -> bool:
    """Is every one of so many values about as frequent as the others? Chance alone fails this less than 1 in 10^6."""
    mean = counts.total() / values
    return len(counts) == values and all(abs(many - mean) < 5 * mean**0.5 for many in counts.values())


def table_of(players: int, *outsiders: str) -> petteia.Table:
    """A fresh game that has drawn these Islands beside those with the Torch."""
    return next(t for t in (game(players, seed) for seed in range(200)) if {*TORCH, *outsiders} == {*islands(t)})


def bonus(t: petteia.Table) -> dict[str, dict[str, int]]:
    """The Aegis cards at home, by Island."""
    return {one["island"]: aegis(t, n) for n, one in enumerate(table(t)["players"])}


# Setup


@clause("PAR-SET-01")
def test_the_bank_of_commodities_never_runs_out() -> None:
    t = position(dict(hand={"wool": 200, "gold": 200}), dict(hand={"wool": 200}), {}, phase="production")
    until_phase(t, "island_trade")
    assert hand(t, 0) == {"wool": 201, "olives": 1, "gold": 200}


@clause("PAR-SET-01")
def test_the_bank_of_aegis_never_runs_out() -> None:
    t = position(dict(hand={"spices": 1}, aegis={"gift_of_poseidon": 90}, built=["shrine"]), {}, {})
    play(t, 0, "make shrine")
    assert aegis(t, 0) == {"gift_of_poseidon": 91}


@clause("PAR-SET-02")
def test_the_twelve_plans_are_shuffled_face_down() -> None:
    decks = [state(game(3, seed))["plans_deck"] for seed in range(600)]
    assert all(sorted(deck) == sorted(WONDER.names) for deck in decks)
    assert even(Counter(deck[-1] for deck in decks), 12)
    assert even(Counter(deck[0] for deck in decks), 12)
    assert len({tuple(deck) for deck in decks}) == 600
    for viewer in (0, None):
        assert table(game(), viewer)["plans"] == 12
        assert table(game(), viewer)["wonders"] == []


@clause("PAR-SET-02")
def test_one_great_wonder_belongs_to_each_plans() -> None:
    t = position(
        dict(fleets=[("athens", ["wool"])]), {}, {}, phase="fleet_trade",
        plans=["oracle"], harbors={"athens": "+open_harbor"},
    )  # fmt: skip
    play(t, 0, "take_free_plans a")
    assert [(one["wonder"], one["owner"], one["stage"]) for one in table(t)["wonders"]] == [("oracle", 0, "plans")]


@clause("PAR-SET-03")
@EVERY_NUMBER
def test_there_are_four_copies_of_each_philosophy(players: int) -> None:
    supply = table(game(players), None)["philosophies"]
    assert supply == {one: {"introduced": False, "left": 4} for one in PHILOSOPHY.names}


@clause("PAR-SET-04")
def test_six_players_use_all_islands() -> None:
    assert all(sorted(islands(game(6, seed))) == sorted(ISLAND.names) for seed in range(20))


@clause("PAR-SET-05")
def test_three_players_use_the_islands_with_the_torch() -> None:
    assert all(sorted(islands(game(3, seed))) == TORCH for seed in range(20))


@clause("PAR-SET-06")
@pytest.mark.parametrize(("players", "ways"), [(4, 3), (5, 3)])
def test_four_or_five_players_add_islands_drawn_at_random(players: int, ways: int) -> None:
    drawn = [islands(game(players, seed)) for seed in range(400)]
    assert all({*TORCH} < {*one} and len({*one}) == players for one in drawn)
    assert even(Counter(frozenset(one) - {*TORCH} for one in drawn), ways)


@clause("PAR-SET-07")
def test_the_islands_are_dealt_at_random() -> None:
    assert even(Counter(tuple(islands(game(3, seed))) for seed in range(600)), 6)
    assert even(Counter(islands(game(6, seed))[4] for seed in range(600)), 6)


@clause("PAR-SET-07")
@EVERY_NUMBER
def test_islands_that_were_not_chosen_are_out_of_the_game(players: int) -> None:
    t = game(players)
    assert len(table(t)["players"]) == players
    for what in ("islands", "built", "fleets", "hand"):
        assert len(state(t)[what]) == players


@clause("PAR-SET-08", "PAR-GEN-10")
@pytest.mark.parametrize("island", ISLANDS)
def test_each_seat_receives_the_build_deck_of_its_island(island: str) -> None:
    t = game(6)
    number = islands(t).index(island)
    villages, rare, alternates = ISLANDS[island]
    deck = {one["slot"]: one for one in table(t, number)["mine"]["build_deck"]}
    costs = {**BASIC_COSTS}
    for slot, made in zip(("alternate_1", "alternate_2"), alternates.split(), strict=True):
        costs[slot] = BASIC_COSTS[made]
        assert deck[slot]["makes"] == made
    assert {slot: one["cost"] for slot, one in deck.items()} == costs
    kinds = dict(zip(SLOT.names, [*villages.split(), rare, rare], strict=False))
    assert {slot: deck[slot]["makes"] for slot in deck if slot in kinds} == {
        slot: kind for slot, kind in kinds.items() if slot not in STARTING
    }
    assert [one["makes"] for one in seat(t, number)["built"]] == villages.split()[:2]


@clause("PAR-SET-08")
def test_there_are_three_fleets_for_each_seat() -> None:
    t = position(dict(hand={"gold": 9}), {}, {})
    play(t, 0, "buy_fleet", "buy_fleet")
    assert [one["fleet"] for one in seat(t, 0)["fleets"]] == ["a", "b", "c"]
    assert refused(t, 0, "buy_fleet") is not None


@clause("PAR-SET-09")
@EVERY_NUMBER
def test_fleet_a_is_docked_and_empty(players: int) -> None:
    t = game(players)
    for number in range(players):
        assert [(one["fleet"], one["course"], one["cargo"]) for one in seat(t, number)["fleets"]] == [
            ("a", "docked", [])
        ]


@clause("PAR-SET-10")
@EVERY_NUMBER
def test_the_two_starting_villages_are_free_and_count_as_structures(players: int) -> None:
    for one in table(game(players))["players"]:
        assert [each["slot"] for each in one["built"]] == ["village_1", "village_2"]
        assert one["structures"] == 2


@clause("PAR-SET-11")
@EVERY_NUMBER
def test_the_first_archon_is_drawn_with_equal_chance(players: int) -> None:
    assert even(Counter(table(game(players, seed))["archon"] for seed in range(500)), players)


@clause("PAR-SET-12", "PAR-SET-13")
def test_four_of_the_six_events_of_the_first_year_are_dealt() -> None:
    rows = [state(game(3, seed))["events"] for seed in range(600)]
    assert all(len({*row}) == 4 and {*row} < {*YEARS[1]} for row in rows)
    for place in range(4):
        assert even(Counter(row[place] for row in rows), 6)


@clause("PAR-SET-12")
@pytest.mark.parametrize("year", [2, 3])
def test_the_later_years_have_six_events_of_their_own(year: int) -> None:
    rows = []
    for chance in range(1, 241):
        t = position({}, {}, {}, phase="end", year=year - 1, season=4, chance=luck(chance))
        rows.append(state(t)["events"])
    assert all(len({*row}) == 4 and {*row} < {*YEARS[year]} for row in rows)
    assert even(Counter(row[0] for row in rows), 6)
    assert even(Counter(row[3] for row in rows), 6)


@clause("PAR-SET-13")
def test_the_row_of_events_lies_face_down_and_is_turned_up_from_the_left() -> None:
    t = game()
    for viewer in (0, None):
        assert table(t, viewer)["events"] == state(t)["events"][:1]
        assert table(t, viewer)["face_down_events"] == 3


@clause("PAR-SET-14")
@EVERY_NUMBER
def test_a_status_card_lies_face_down_on_each_land(players: int) -> None:
    t = game(players)
    now = state(t)
    assert Counter([*now["harbor_deck"], *now["status"].values()]) == HARBORS
    assert [one["land"] for one in table(t)["lands"]] == LANDS
    for viewer in (0, None):
        for one in table(t, viewer)["lands"]:
            assert (one["has_card"], one["face_up"], one["status"]) == (True, False, None)
        assert table(t, viewer)["harbors"] == {"deck": 24, "discard": []}


@clause("PAR-SET-14")
def test_the_status_deck_is_shuffled() -> None:
    dealt = [state(game(3, seed)) for seed in range(800)]
    for land in LANDS:
        kinds = Counter(one["status"][land].split("_")[0] for one in dealt)
        assert 40 < kinds["blockade"] < 130  # 3 of 30
        assert 100 < kinds["surplus"] < 220  # 6 of 30
    assert len({tuple(one["harbor_deck"]) for one in dealt}) == 800


@clause("PAR-SET-15")
def test_the_hazard_deck_is_shuffled_face_down() -> None:
    decks = [state(game(3, seed))["hazard_deck"] for seed in range(800)]
    assert all(Counter(deck) == HAZARDS for deck in decks)
    for place in (0, -1):
        assert 230 < sum(deck[place] == "safe_journey" for deck in decks) < 400  # 14 of 36
    for viewer in (0, None):
        seen = table(game(), viewer)["hazards"]
        assert (seen["deck"], seen["discard"], seen["known"]) == (36, [], [])


@clause("PAR-SET-16")
@pytest.mark.parametrize("players", [3, 6])
def test_three_or_six_players_get_no_bonus_cards(players: int) -> None:
    for seed in range(10):
        assert not any(bonus(game(players, seed)).values())


@clause("PAR-SET-17", "PAR-SET-18", "PAR-SET-19", "PAR-SET-20")
@pytest.mark.parametrize(
    ("outsider", "same_villages", "same_rare", "without"),
    [
        ("lesbos", "chios", "crete", "rhodes"),
        ("samos", "crete", "rhodes", "chios"),
        ("naxos", "rhodes", "chios", "crete"),
    ],
)
def test_the_bonus_cards_of_four_players(outsider: str, same_villages: str, same_rare: str, without: str) -> None:
    assert bonus(table_of(4, outsider)) == {
        outsider: {"army": 1},
        same_villages: {"gift_of_poseidon": 1},
        same_rare: {"gift_of_poseidon": 1},
        without: {},
    }


@clause("PAR-SET-21", "PAR-SET-22")
@pytest.mark.parametrize(
    ("first", "second", "without"),
    [("lesbos", "samos", "chios"), ("lesbos", "naxos", "rhodes"), ("samos", "naxos", "crete")],
)
def test_the_bonus_cards_of_five_players(first: str, second: str, without: str) -> None:
    assert bonus(table_of(5, first, second)) == {
        one: {} if one == without else {"gift_of_poseidon": 1} for one in (*TORCH, first, second)
    }


@clause("PAR-SET-23")
def test_bonus_cards_lie_face_up_at_home() -> None:
    t = table_of(4, "lesbos")
    lesbos = islands(t).index("lesbos")
    assert seat(t, lesbos, viewer=(lesbos + 1) % 4)["aegis"]["army"] == 1
    assert cargo(t, lesbos) == []


@clause("PAR-SET-24")
@EVERY_NUMBER
def test_hands_are_empty_when_the_first_event_phase_begins(players: int) -> None:
    t = game(players)
    assert [hand(t, number) for number in range(players)] == [{}] * players
    assert (table(t)["year"], table(t)["season"], phase(t)) == (1, 1, "event")


# Variants


@clause("PAR-VAR-01")
@pytest.mark.parametrize(("year", "removed"), [(1, "unskilled_labor"), (2, "persian_tribute"), (3, "persian_war")])
def test_beginners_remove_one_event_of_each_year(year: int, removed: str) -> None:
    seen = Counter[str]()
    for n in range(100):
        if year == 1:
            t = game(3, n, beginner=True)
        else:
            t = position(
                {}, {}, {}, phase="end", year=year - 1, season=4, chance=luck(n), options={"beginner": True}
            )  # fmt: skip
        assert len(state(t)["events"]) == 4
        seen.update(state(t)["events"])
    assert {*seen} == {*YEARS[year]} - {removed}


@clause("PAR-VAR-02")
def test_delian_league_leaves_athens_without_a_status_card_in_the_first_year() -> None:
    t = game(delian_league=True)
    assert [one["land"] for one in table(t)["lands"] if one["has_card"]] == LANDS[1:]
    assert table(t)["harbors"]["deck"] == 25


@clause("PAR-VAR-03")
def test_delian_league_athens_is_open_without_a_vote() -> None:
    t = position(
        dict(fleets=[("athens", ["wool"] * 4)]), {}, {}, phase="fleet_trade",
        plans=["colossus"], options={"delian_league": True},
    )  # fmt: skip
    assert decision(t, 0) == "harbor_trade"
    assert happened(t, "looked") == []
    play(t, 0, "take_free_plans a", "trade a nb_2")
    until_phase(t, "build")
    assert hand(t, 0) == {"gold": 1}
    assert table(t)["wonders"][0]["wonder"] == "colossus"


@clause("PAR-VAR-03")
def test_delian_league_changes_no_rate_at_athens() -> None:
    t = position(dict(fleets=[("athens", ["wool"] * 4)]), {}, {}, phase="fleet_trade", options={"delian_league": True})
    assert refused(t, 0, "trade a fb_1") == "PAR-FTR-13"


@clause("PAR-VAR-04")
def test_delian_league_athens_receives_a_status_card_at_the_end_of_the_first_year() -> None:
    t = position({}, {}, {}, phase="end", season=4, options={"delian_league": True})
    athens = table(t)["lands"][0]
    assert table(t)["year"] == 2
    assert (athens["has_card"], athens["face_up"], athens["status"]) == (True, False, None)
    assert table(t)["harbors"]["deck"] == 24


@clause("PAR-VAR-05")
def test_a_tournament_starts_in_the_second_year() -> None:
    t = game(tournament=True)
    assert (table(t)["year"], table(t)["season"], phase(t)) == (2, 1, "event")
    for seed in range(20):
        assert {*state(game(3, seed, tournament=True))["events"]} < {*YEARS[2]}


@clause("PAR-VAR-05")
def test_a_tournament_lasts_eight_seasons() -> None:
    t = game(tournament=True)
    until(t, lambda t: t.over)
    assert [(one["year"], one["season"]) for one in happened(t, "season")] == [
        (year, season) for year in (2, 3) for season in (1, 2, 3, 4)
    ]


@clause("PAR-VAR-06", "PAR-VAR-07", "PAR-VAR-09")
@EVERY_NUMBER
def test_the_islands_of_a_tournament_start_with_villages_a_workshop_and_two_fleets(players: int) -> None:
    t = game(players, tournament=True)
    for number in range(players):
        assert built(t, number) == ["village_3", "village_4", "village_5", "village_6", "workshop_1"]
        assert [(one["fleet"], one["course"]) for one in seat(t, number)["fleets"]] == [
            ("a", "docked"),
            ("b", "docked"),
        ]
        assert seat(t, number)["structures"] == 7


@clause("PAR-VAR-08")
@EVERY_NUMBER
def test_the_islands_of_a_tournament_start_with_random_plans(players: int) -> None:
    t = game(players, tournament=True)
    assert sorted(one["owner"] for one in table(t)["wonders"]) == list(range(players))
    assert all(one["stage"] == "plans" for one in table(t)["wonders"])
    assert table(t)["plans"] == 12 - players
    if players == 3:
        tables = [table(game(3, seed, tournament=True))["wonders"] for seed in range(600)]
        assert even(Counter(one["wonder"] for wonders in tables for one in wonders if one["owner"] == 0), 12)


@clause("PAR-VAR-10")
def test_a_tournament_keeps_the_bonus_cards_and_the_goal() -> None:
    t = next(t for t in (game(4, seed, tournament=True) for seed in range(50)) if "samos" in islands(t))
    assert bonus(t) == {
        "samos": {"army": 1}, "crete": {"gift_of_poseidon": 1}, "rhodes": {"gift_of_poseidon": 1}, "chios": {}
    }  # fmt: skip
    everything = [slot for slot in SLOT.names if slot not in (*STARTING, "alternate_1", "alternate_2")]
    t = position(
        dict(built=everything), {}, {}, phase="end", year=2, season=2, options={"tournament": True},
        wonders={"oracle": (0, "complete"), "diolkos": (0, "complete")},
    )  # fmt: skip
    assert t.over
    assert table(t)["winner"] == 0


@clause("PAR-VAR-11")
def test_the_next_plans_of_a_tournament_costs_1_gold() -> None:
    t = position(
        dict(fleets=[("athens", ["wool", "gold", "gold"])]), {}, {}, phase="fleet_trade", year=2,
        harbors={"athens": "+open_harbor"}, wonders={"oracle": (0, "plans")}, options={"tournament": True},
    )  # fmt: skip
    assert refused(t, 0, "take_free_plans a") == "PAR-FTR-28"
    play(t, 0, "buy_plans a")
    assert cargo(t, 0) == ["wool", "gold"]
    assert seat(t, 0)["plans_taken"] == 2
    assert refused(t, 0, "buy_plans a") == "PAR-FTR-29"


@clause("PAR-VAR-11")
def test_the_plans_dealt_in_a_tournament_are_the_first_of_two() -> None:
    t = game(tournament=True)
    assert [one["plans_taken"] for one in table(t)["players"]] == [1, 1, 1]


@clause("PAR-VAR-12")
def test_beginner_and_tournament_may_be_combined() -> None:
    for seed in range(30):
        t = game(3, seed, tournament=True, beginner=True)
        assert table(t)["year"] == 2
        assert {*state(t)["events"]} < {*YEARS[2]} - {"persian_tribute"}


@clause("PAR-VAR-12")
def test_delian_league_has_no_effect_in_a_tournament() -> None:
    t = game(tournament=True, delian_league=True)
    assert [one["has_card"] for one in table(t)["lands"]] == [True] * 6


# General


@clause("PAR-GEN-01")
def test_a_year_is_four_seasons_of_ten_phases() -> None:
    t = game()
    until(t, lambda t: table(t)["year"] == 2)
    seasons = [(one["year"], one["season"]) for one in happened(t, "season")]
    assert seasons == [(1, 1), (1, 2), (1, 3), (1, 4), (2, 1)]
    phases = [one["phase"] for one in happened(t, "phase")]
    assert phases == [*(list(PHASES)[:10] * 4), "event"]


@clause("PAR-GEN-02")
def test_every_seat_takes_part_in_every_phase() -> None:
    t = position({}, {}, {}, {}, phase="production")
    until_phase(t, "island_trade")
    assert [one["seat"] for one in happened(t, "produced")] == [0, 1, 2, 3]
    assert t.pending == [0, 1, 2, 3]
    until_phase(t, "journey")
    assert sorted(t.pending) == [0, 1, 2, 3]
    until_phase(t, "build")
    assert [decision(t, number) for number in range(4)] == ["build"] * 4


@clause("PAR-GEN-03")
def test_the_archon_fixes_the_order_when_seats_cannot_agree() -> None:
    t = position(dict(hand={"wool": 1}), dict(hand={"wool": 1}), dict(hand={"wool": 2}), archon=1)
    play(t, 2, "request_order")
    assert [decision(t, number) for number in range(3)] == [None, "set_order", None]
    play(t, 1, "next 2", "next 0")
    assert happened(t, "set-order") == [{"event": "set-order", "seat": 1, "seats": [2, 0, 1]}]
    assert t.pending == [2]
    play(t, 2, "build village_3", "done")
    assert t.pending == [0]


@clause("PAR-GEN-04")
def test_a_card_overrides_the_rules() -> None:
    free = position(dict(hand={"wool": 9}), {}, {})
    play(free, 0, "build village_3", "build village_4")
    bound = position(dict(hand={"wool": 9, "gold": 1}), {}, {}, events=["unskilled_labor"])
    play(bound, 0, "build village_3")
    assert hand(bound, 0) == {"wool": 7, "gold": 1}
    assert refused(bound, 0, "build village_4") is not None  # PAR-BLD-02 would let it


@clause("PAR-GEN-05", "PAR-GEN-06")
@pytest.mark.parametrize(("card", "makes_a_gift"), [(card, card in COMMODITIES[6:10]) for card in COMMODITIES])
def test_each_card_belongs_to_one_class(card: str, makes_a_gift: bool) -> None:
    """A Shrine takes 1 Rare, a Village 1 Basic, a Fleet 1 Gold."""
    t = position(dict(hand={card: 1}, built=["shrine"]), {}, {})
    assert ("make shrine" in texts(t, 0)) == makes_a_gift
    assert ("build village_3" in texts(t, 0)) == (card in BASICS)
    assert ("buy_fleet" in texts(t, 0)) == (card == "gold")


@clause("PAR-GEN-06")
def test_papyrus_is_one_of_three_rare_of_different_kinds() -> None:
    t = position(dict(hand={"pottery": 1, "tools": 1, "papyrus": 1}), {}, {})
    play(t, 0, "build treasury")
    assert built(t, 0) == ["treasury"]
    assert hand(t, 0) == {}


@clause("PAR-GEN-07")
def test_only_commodities_are_part_of_the_hand() -> None:
    t = position(
        dict(
            hand={"wool": 1}, aegis={"army": 1}, built=["academy"], fleets=[["warship"], None], philosophies=["sophism"]
        ),
        {}, {}, phase="discard", wonders={"oracle": (0, "plans"), "colossus": (0, "complete")},
    )  # fmt: skip
    assert hand(t, 0) == {"wool": 1}
    assert seat(t, 0, viewer=1)["hand_count"] == 1


@clause("PAR-GEN-08")
def test_others_see_only_the_number_of_hand_cards() -> None:
    t = position(dict(hand={"wool": 3, "gold": 2}), {}, {})
    for viewer in (1, 2):
        assert seat(t, 0, viewer)["hand"] is None
        assert seat(t, 0, viewer)["hand_count"] == 5
    assert table(t, None)["players"][0]["hand"] is None
    assert hand(t, 0) == {"wool": 3, "gold": 2}


@clause("PAR-GEN-09")
def test_there_is_no_hand_limit_before_the_discard_phase() -> None:
    t = position(dict(hand={"wool": 9, "grain": 9, "gold": 9}), {}, {}, phase="production")
    until_phase(t, "discard")
    assert seat(t, 0)["hand_count"] == 29
    until_phase(t, "archon")
    assert seat(t, 0)["hand_count"] == 3


@clause("PAR-GEN-10")
@pytest.mark.parametrize("name", ["event", "island_trade", "journey", "build", "discard", "archon"])
def test_a_seat_may_consult_its_build_deck_at_any_time(name: str) -> None:
    t = position(dict(hand={"wool": 5, "ore": 1}, built=["village_3", "shrine"]), {}, {}, phase=name)
    deck = [one["slot"] for one in table(t, 0)["mine"]["build_deck"]]
    assert deck == [slot for slot in SLOT.names if slot not in (*STARTING, "village_3", "shrine")]
    for viewer in (1, None):  # what is left follows from the Island and from what stands
        one = table(t, viewer)["players"][0]
        assert one["island"] == "chios"
        assert [each["slot"] for each in one["built"]] == [*STARTING, "village_3", "shrine"]


@clause("PAR-GEN-11")
@pytest.mark.parametrize("name", ["journey", "build", "discard"])
def test_cards_pass_between_islands_in_no_other_phase(name: str) -> None:
    t = position(dict(hand={"wool": 5}), dict(hand={"ore": 5}), dict(hand={"gold": 5}), phase=name)
    assert decision(t, 1) == {"journey": "launch"}.get(name, name)
    for move in ("donate ore", "offer 0", "offer_all", "hand_over"):
        assert refused(t, 1, move) is None  # not now


@clause("PAR-GEN-12")
def test_a_promise_binds_nobody() -> None:
    t = position(
        dict(hand={"gold": 1}), {}, {}, agenda=[frame("EndOfSeason"), frame("Election"), frame("IslandTrade")],
        phase="island_trade",
    )  # fmt: skip
    play(t, 0, "offer 1", "give gold", "propose")  # for a vote, they say
    play(t, 1, "accept 0-0")
    until_phase(t, "archon")
    play(t, 0, "vote 1")
    assert texts(t, 1) == ["vote 0", "vote 2"]


@clause("PAR-GEN-13")
def test_who_cannot_obey_fully_obeys_as_far_as_possible() -> None:
    """Pirate Raids take 2 cards, but here is only 1."""
    t = position({}, dict(hand={"wool": 1}), {}, phase="event", events=["pirate_raids"])
    until_phase(t, "island_trade")
    assert [(one["seat"], one["amount"]) for one in happened(t, "lost-from-hand", 0)] == [(1, 1)]


@clause("PAR-GEN-14")
def test_random_means_uniform_over_the_cards() -> None:
    """Tyranny, by name, over a hand of 3 Wool and 1 Gold."""
    taken = Counter[str]()
    for chance in range(1, 401):
        t = position(
            {}, dict(hand={"wool": 3, "gold": 1}), dict(hand={"wool": 1}), phase="event", year=3, events=["tyranny"],
            chance=luck(chance), agenda=[frame("EndOfSeason"), frame("Election"), frame("EventPhase")],
        )  # fmt: skip
        play(t, 1, "done")
        play(t, 2, "done")
        play(t, 0, "name 1")
        taken.update(hand(t, 0))
    assert taken.total() == 400
    assert 250 < taken["wool"] < 345  # about 300


@clause("PAR-GEN-15")
def test_an_island_possesses_the_aegis_aboard_its_docked_fleets() -> None:
    t = position(
        dict(hand={"wool": 3}, fleets=[["army"]]), {}, {}, phase="event", events=["pirate_raids"]
    )  # fmt: skip
    until(t, lambda t: decision(t, 0) == "pirate_raids")
    play(t, 0, "show_army")
    assert happened(t, "showed-army") == [{"event": "showed-army", "seat": 0}]


@clause("PAR-GEN-16")
def test_the_discarded_hazards_are_shuffled_into_a_new_deck() -> None:
    cards = [one for one, many in HAZARDS.items() for _ in range(many)]
    drawn = Counter[str]()
    for chance in range(1, 201):
        t = position(
            dict(fleets=[("athens", ["wool"])]), {}, {}, phase="hazard", chance=luck(chance),
            hazard_deck=[], hazard_known=[], hazard_discard=cards,
        )  # fmt: skip
        assert len(happened(t, "reshuffled")) == 1
        drawn.update(one["hazard"] for one in happened(t, "drew-hazard"))
    assert drawn.total() == 200
    assert 40 < drawn["safe_journey"] < 120  # 14 of 36
    assert len(drawn) > 15


@clause("PAR-GEN-16")
def test_the_discarded_status_cards_are_shuffled_into_a_new_deck() -> None:
    pile = {**HARBORS, "open_harbor": 0, "blockade": 2, "festival": 0}
    t = position(
        {}, {}, {}, phase="end", season=4, harbors={"athens": "+blockade", "egypt": "+festival"},
        harbor_deck=[], harbor_discard=[one for one, many in pile.items() for _ in range(many)],
    )  # fmt: skip
    assert [one["has_card"] for one in table(t)["lands"]] == [True] * 6
    assert not any(one["face_up"] for one in table(t)["lands"])
    assert table(t)["harbors"] == {"deck": 24, "discard": []}


@clause("PAR-GEN-16")
def test_a_look_at_more_cards_than_there_are_shows_those_that_are_there() -> None:
    cards = [one for one, many in HAZARDS.items() for _ in range(many)]
    t = position(
        dict(hand={"wool": 1}), {}, {}, phase="journey", wonders={"oracle": (0, "complete")},
        hazard_deck=cards[:2], hazard_known=[[], []], hazard_discard=cards[2:],
    )  # fmt: skip
    play(t, 0, "consult_oracle")
    assert table(t, 0)["hazards"]["known"] == ["safe_journey", "safe_journey"]


@clause("PAR-GEN-16")
def test_a_look_at_an_empty_deck_has_it_shuffled_first() -> None:
    cards = [one for one, many in HAZARDS.items() for _ in range(many)]
    t = position(
        dict(hand={"wool": 1}, built=["academy"], philosophies=["milesian_school"]), {}, {}, phase="journey",
        hazard_deck=[], hazard_known=[], hazard_discard=cards,
    )  # fmt: skip
    play(t, 0, "consult_school")
    assert len(table(t, 0)["hazards"]["known"]) == 1
    assert (table(t)["hazards"]["deck"], table(t)["hazards"]["discard"]) == (36, [])


@clause("PAR-GEN-17")
def test_payments_are_shown_to_all() -> None:
    t = position(dict(hand={"wool": 1, "ore": 1}), {}, {})
    play(t, 0, "build village_5")
    for viewer in (1, None):
        assert [one["cards"] for one in happened(t, "paid", viewer)] == [["ore", "wool"]]


@clause("PAR-GEN-17")
def test_cards_lost_from_hidden_places_show_only_their_number() -> None:
    t = position(
        dict(fleets=[("athens", ["wool", "gold"])]), {}, {}, phase="hazard", hazards=["storm_02"]
    )  # fmt: skip
    assert [(one["amount"], one.get("cards")) for one in happened(t, "lost-aboard", 1)] == [(2, None)]
    assert [(one["amount"], one["cards"]) for one in happened(t, "lost-aboard", 0)] == [(2, ["wool", "gold"])]


@clause("PAR-GEN-17")
def test_discards_under_option_a_show_only_their_number() -> None:
    t = position(dict(hand={"wool": 3, "gold": 1}), {}, {}, phase="discard")
    play(t, 0, "option_a", "keep gold")
    assert [(one["kept"], one["amount"], one.get("cards")) for one in happened(t, "kept-a", 1) if one["seat"] == 0] == [
        (3, 1, None)
    ]


@clause("PAR-GEN-17")
def test_cards_that_do_not_fit_on_the_way_home_show_only_their_number() -> None:
    t = position(dict(fleets=[("egypt", ["wool"] * 6 + ["gold"])]), {}, {}, phase="return")
    play(t, 0, "drop wool")
    assert [(one["amount"], one.get("cards")) for one in happened(t, "dropped", 1)] == [(1, None)]
    assert [(one["amount"], one["cards"]) for one in happened(t, "dropped", 0)] == [(1, ["wool"])]


@clause("PAR-GEN-17")
def test_a_card_taken_unseen_is_known_to_two_seats_only() -> None:
    t = position(
        {}, dict(hand={"gold": 1}), dict(hand={"ore": 1}), phase="event", year=3, events=["tyranny"]
    )  # fmt: skip
    play(t, 1, "done")
    play(t, 2, "done")
    play(t, 0, "name 1")
    for viewer in (0, 1):
        assert [one["cards"] for one in happened(t, "taken-from", viewer)] == [["gold"]]
    for outsider in (2, None):
        assert [one.get("cards") for one in happened(t, "taken-from", outsider)] == [None]


@clause("PAR-GEN-18")
def test_actions_at_the_start_of_a_phase_come_before_its_own_steps() -> None:
    t = position(
        dict(hand={"wool": 1}), dict(hand={"grain": 2}), {}, phase="island_trade",
        wonders={"statue_of_zeus": (0, "complete")},
    )  # fmt: skip
    assert (decision(t, 0), decision(t, 1)) == ("start_action", "start_action")
    assert refused(t, 1, "offer 0") is None  # not now
    play(t, 0, "done")
    play(t, 1, "done")
    assert (decision(t, 0), decision(t, 1)) == ("trade", "trade")


@clause("PAR-GEN-18")
@pytest.mark.parametrize(
    ("name", "wonder", "move", "then"),
    [
        ("journey", "oracle", "consult_oracle_paying wool", "launch"),
        ("discard", "temple_of_artemis", "store wool", "discard"),
    ],
)
def test_every_seat_gets_its_chance_at_the_start(name: str, wonder: str, move: str, then: str) -> None:
    cards = {"wool": 5, "ore": 5}
    t = position(dict(hand=cards), dict(hand=cards), dict(hand=cards), phase=name, wonders={wonder: (0, "complete")})
    assert (decision(t, 1), decision(t, 2)) == ("start_action", "start_action")
    play(t, 1, move)
    assert hand(t, 0)["wool"] == 6
    until(t, lambda t: decision(t, 2) != "start_action")
    assert decision(t, 2) == then


@clause("PAR-GEN-18")
def test_actions_at_the_end_of_a_phase_come_after_its_own_steps() -> None:
    t = position({}, dict(hand={"grain": 1, "wool": 1}), {}, phase="journey", wonders={"colossus": (0, "complete")})
    play(t, 1, "sail a italy")
    assert refused(t, 1, "protect colossus a wool") is None  # not now
    play(t, 1, "load grain", "launch")
    assert decision(t, 1) == "end_action"
    play(t, 1, "protect colossus a wool")
    assert hand(t, 0) == {"wool": 1}


@clause("PAR-GEN-19")
def test_choices_on_one_card_are_collected_together() -> None:
    cards = {"ore": 1, "wool": 3}
    t = position(dict(hand=cards), dict(hand=cards), {}, phase="event", events=["pirate_raids"])
    until(t, lambda t: decision(t, 0) == "pirate_raids")
    assert sorted(t.pending) == [0, 1]
    play(t, 1, "pay ore")
    assert happened(t, "gave-up") == []
    assert seat(t, 1, viewer=0)["hand_count"] == 4
    play(t, 0, "pay ore")
    assert [one["seat"] for one in happened(t, "gave-up")] == [0, 1]


@clause("PAR-GEN-20")
def test_an_aegis_card_is_taken_from_home_first() -> None:
    t = position(
        dict(hand={"gold": 1}), dict(hand={"wool": 1}, aegis={"army": 1}, fleets=[["army"], ["army", "warship"]]), {},
        phase="event", events=["fair_winds"],
    )  # fmt: skip
    play(t, 1, "donate army", "hand_over")
    assert (aegis(t, 1), cargo(t, 1, "a"), cargo(t, 1, "b")) == ({}, ["army"], ["army", "warship"])
    play(t, 1, "donate army", "hand_over")
    assert (cargo(t, 1, "a"), cargo(t, 1, "b")) == ([], ["army", "warship"])
    play(t, 1, "donate army", "donate warship", "hand_over")
    assert cargo(t, 1, "b") == []
    assert aegis(t, 0) == {"army": 3, "warship": 1}
