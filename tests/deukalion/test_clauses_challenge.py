"""DEU-CHAL, DEU-SHIP, DEU-SITE: challenges in general, of ships, and of cities and settlements."""

from collections import Counter
from random import Random
from statistics import pvariance
from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME

from ..clauses import clause
from .arrange import (
    SEA,
    decision,
    happened,
    position,
    refused,
    rolling,
    rolls,
    sailing,
    scoring,
    seat,
    table,
    texts,
    until,
)

QUIET = ["p10", "p14"]  # Pursuit cards that no fight completes
NINE = ["red", "red", "red", "green", "green", "green", "blue", "blue", "blue"]

VALUES = dict(
    corinth=4, mykene=5, sparta=4, thera=3, crete=3, rhodes=3, cyprus=2, halikarnassos=4,
    ephesus=1, argos=3, lindos=4, salamis=4,
)  # fmt: skip
BESIDE = dict(
    corinth="a5 b4", mykene="a2 b3", sparta="b7 c6 d7", thera="d6 e5 f6", crete="d7 f7", rhodes="f5 g4 h5",
    cyprus="h6 i7", halikarnassos="h3 i4", ephesus="h2 i1", argos="b5 c6 d5", lindos="f6 g7 h6", salamis="h5 i4",
)  # fmt: skip


def fight(mine: dict[str, Any], theirs: dict[str, Any], display: list[str] = QUIET) -> petteia.Table:
    """Seat 0 on d4 is about to sail onto seat 1's ship on d5."""
    return sailing(dict(ship="d4", **mine), dict(ship="d5", **theirs), display=display)


def at(site: str, crew: int = 10, owner: int = 1, **mine: Any) -> petteia.Table:
    """Seat 0 sails beside a site; a settlement is seat 1's, or somebody else's."""
    owns = [
        dict(owns=[site]) if site in ("ephesus", "argos", "lindos", "salamis") and n == owner else {} for n in (0, 1)
    ]
    ship = BESIDE[site].split()[0]
    return sailing(dict(ship=ship, crew=crew, **mine, **owns[0]), owns[1], display=QUIET, hydra="f2")


def chests_of(t: petteia.Table, city: str) -> list[str]:
    (found,) = [one["chests"] for one in table(t)["cities"] if one["city"] == city]
    return list(found)


def owner_of(t: petteia.Table, settlement: str) -> int | None:
    (found,) = [one["owner"] for one in table(t)["settlements"] if one["settlement"] == settlement]
    return None if found is None else int(found)


def fate(t: petteia.Table, number: int) -> tuple[int, list[str], int]:
    """Crew, chests and Underworld of a seat, as the examples of the rules write it."""
    mine = seat(t, number)
    return mine["crew"], mine["chests"], mine["underworld"]


def chances(trials: int) -> list[list[int]]:
    """So many starting points of chance that have nothing to do with each other."""
    chance = Random(trials)
    return [[chance.getrandbits(32), 1 + chance.getrandbits(29)] for _ in range(trials)]


# Challenges in general


@clause("DEU-CHAL-01")
@pytest.mark.parametrize("crew", range(1, 11))
def test_who_challenges_rolls_the_whole_crew_and_is_not_asked_how_many(crew: int) -> None:
    t = at("crete", crew)
    t.play(0, "challenge crete")
    assert [sum(roll) for roll in rolls(t)] == [crew]


@clause("DEU-CHAL-01")
def test_only_hoplites_aboard_are_rolled_not_garrisons() -> None:
    t = sailing(dict(ship="f7", crew=5, owns=["lindos", "argos"]), {}, display=QUIET)
    t.play(0, "challenge crete")
    assert [sum(roll) for roll in rolls(t)] == [5]


@clause("DEU-CHAL-02", "RUL-41")
def test_hoplites_land_on_skull_shield_and_edge_as_9_to_9_to_7() -> None:
    told = at("mykene").dump(history=False)
    seen: Counter[str] = Counter()
    skulls: list[int] = []
    shields: list[int] = []
    for told["state"]["chance"] in chances(600):
        t = petteia.load(told, of=GAME)
        t.play(0, "challenge mykene")
        (roll,) = happened(t, "rolled")
        seen.update({landing: roll[landing] for landing in ("skulls", "shields", "edges")})
        skulls.append(roll["skulls"])
        shields.append(roll["shields"])
    share = {landing: many / 6000 for landing, many in seen.items()}
    assert share == pytest.approx(dict(skulls=0.36, shields=0.36, edges=0.28), abs=0.035)
    # each for itself: the number of skulls in ten varies as it should
    assert pvariance(skulls) == pytest.approx(10 * 0.36 * 0.64, rel=0.3)
    assert pvariance(shields) == pytest.approx(10 * 0.36 * 0.64, rel=0.3)


@clause("DEU-CHAL-03")
@pytest.mark.parametrize(
    ("roll", "score"), [((3, 2, 1), 4.0), ((3, 1, 2), 3.5), ((0, 5, 1), 2.5), ((0, 0, 6), 0.0), ((6, 0, 0), 6.0)]
)
def test_a_shield_scores_one_an_edge_a_half_and_a_skull_nothing(roll: tuple[int, int, int], score: float) -> None:
    t = at("mykene", 6, hand=["fair_wind"])
    t.play(0, "challenge mykene")
    assert decision(t) == (0, "pre_cards")
    t = rolling(t, 0, "pass", roll)
    assert happened(t, "rolled")[0]["half_points"] == 2 * score
    assert table(t)["challenge"]["rolls"][0]["score"] == score


@clause("DEU-CHAL-03")
def test_bonuses_of_cards_count_as_points() -> None:
    t = rolling(at("crete", hand=["fair_wind", "spear_of_ares", "aegis"]), 0, "challenge crete", (2, 1, 7))
    t.play(0, "play spear_of_ares")
    assert table(t)["challenge"]["rolls"][0]["score"] == 3.5
    t.play(0, "play aegis")
    assert table(t)["challenge"]["rolls"][0]["score"] == 4.0
    t.play(0, "pass")
    assert happened(t, "won") == [dict(event="won", seat=0)]


@clause("DEU-CHAL-04")
def test_skulls_go_to_the_underworld_and_all_others_stay_aboard() -> None:
    t = rolling(at("crete", 6, chests=["red"]), 0, "challenge crete", (3, 2, 1))
    assert fate(t, 0) == (5, ["red"], 5)
    t = rolling(at("crete", 6), 0, "challenge crete", (2, 1, 3))
    assert fate(t, 0) == (3, [], 7)


@clause("DEU-CHAL-05")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [((3, 1, 2), (2, 1, 1), 0), ((1, 1, 4), (2, 1, 1), 1)])
def test_skulls_are_lost_by_winner_and_loser_alike(
    mine: tuple[int, int, int], theirs: tuple[int, int, int], winner: int
) -> None:
    t = rolling(fight(dict(crew=6), dict(crew=4)), 0, "to d5", mine, theirs)
    assert happened(t, "won") == [dict(event="won", seat=winner)]
    assert fate(t, 0) == (6 - mine[2], [], 4 + mine[2])
    assert fate(t, 1) == (3, [], 7)


@clause("DEU-CHAL-06")
def test_cards_before_the_roll_then_rolls_then_cards_after_it_then_losses_then_the_result() -> None:
    cards = ["call_to_arms", "spear_of_ares"]
    t = fight(dict(crew=4, hand=cards), dict(crew=4, hand=cards))
    t.play(0, "to d5")
    for n in (0, 1):
        assert decision(t) == (n, "pre_cards")
        t.play(n, "play call_to_arms")
        t.play(n, "reclaim 4")
        assert happened(t, "rolled") == []
        if n == 0:
            t.play(n, "pass")
    t = until(t, 1, "pass", lambda after: all(roll[2] for roll in rolls(after)))
    assert [sum(roll) for roll in rolls(t)] == [8, 8]
    for n in (0, 1):
        assert decision(t) == (n, "post_cards")
        assert [seat(t, one)["crew"] for one in (0, 1)] == [8, 8]  # nobody has gone yet
        t.play(n, "play spear_of_ares")  # the last card of the hand
    told = [event["event"] for event in t.events(None)]
    assert told == ["rolled", "rolled", "played", "played", "lost-hoplites", "lost-hoplites", "won"]
    assert [event["seat"] for event in happened(t, "rolled")] == [0, 1]


@clause("DEU-CHAL-07")
def test_a_defender_without_crew_scores_nothing_and_still_wins_a_tie() -> None:
    t = fight(dict(crew=1), dict(crew=0))
    assert decision(rolling(t, 0, "to d5", (0, 1, 0), (0, 0, 0))) == (0, "steal")
    assert decision(rolling(t, 0, "to d5", (0, 0, 1), (0, 0, 0))) == (1, "steal")


@clause("DEU-CHAL-07")
def test_a_defender_without_crew_may_play_cards_before_and_after_the_roll() -> None:
    t = fight(dict(crew=1), dict(crew=0, hand=["call_to_arms", "spear_of_ares"]))
    t.play(0, "to d5")
    assert decision(t) == (1, "pre_cards")
    assert "play call_to_arms" in texts(t, 1)
    t = rolling(t, 1, "pass", (1, 0, 0), (0, 0, 0))
    assert decision(t) == (1, "post_cards")
    t.play(1, "play spear_of_ares")
    t.play(1, "pass")
    assert happened(t, "won") == [dict(event="won", seat=1)]  # 1 against 1: the defender


@clause("DEU-CHAL-07")
def test_whom_the_hydra_attacks_without_crew_may_play_cards_too() -> None:
    cards = ["call_to_arms", "spear_of_ares", "spear_of_ares"]
    t = position(
        {}, dict(ship="f6", crew=0, hand=cards), outer=(2, 2, 2, 2), rotation="unturned", agenda=[], display=QUIET
    )
    t.play(0, "act hydra")
    t.play(0, "hydra f6")
    assert decision(t) == (1, "pre_cards")
    t.play(1, "pass")
    assert decision(t) == (1, "post_cards")
    t.play(1, "play spear_of_ares")
    t.play(1, "play spear_of_ares")
    assert [one["score"] for one in table(t)["challenge"]["rolls"]] == [2.0]
    t.play(1, "pass")
    assert happened(t, "lost") == [dict(event="lost", seat=1)]


# Another player's ship


@clause("DEU-SHIP-01")
def test_challenger_and_defender_both_roll() -> None:
    t = fight(dict(crew=7), dict(crew=3))
    t.play(0, "to d5")
    assert happened(t, "challenged-ship") == [dict(event="challenged-ship", seat=0, whose=1)]
    assert [event["seat"] for event in happened(t, "rolled")] == [0, 1]
    assert [sum(roll) for roll in rolls(t)] == [7, 3]


@clause("DEU-SHIP-02")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [(2.5, 2.0, 0), (2.0, 2.0, 1), (2.0, 2.5, 1), (0.5, 0.0, 0), (0.0, 0.0, 1), (3.0, 0.5, 0)],
)
def test_the_higher_score_wins_and_the_defender_on_equal_ones(mine: float, theirs: float, winner: int) -> None:
    t = scoring(fight(dict(crew=3), dict(crew=3)), 0, "to d5", mine, theirs)
    assert happened(t, "won") == [dict(event="won", seat=winner)]
    assert decision(t) == (winner, "steal")


@clause("DEU-SHIP-02")
@pytest.mark.parametrize(("move", "winner"), [("play aegis", 0), ("pass", 1)])
def test_half_a_point_of_a_card_breaks_a_tie(move: str, winner: int) -> None:
    t = fight(dict(crew=3, hand=["aegis"]), dict(crew=3))
    t.play(0, "to d5")
    t = scoring(t, 0, "pass", 1.0, 1.0)
    t.play(0, move)
    assert happened(t, "won") == [dict(event="won", seat=winner)]


@clause("DEU-SHIP-03", "RUL-19")
def test_the_challenger_who_wins_may_steal_a_chest_a_card_or_nothing() -> None:
    t = fight(dict(crew=9), dict(crew=0, chests=["red", "red", "blue"], hand=["rally"]))
    t.play(0, "to d5")
    t = rolling(t, 1, "pass", (4, 2, 3), (0, 0, 0))
    t.play(1, "pass")
    assert decision(t) == (0, "steal")
    assert texts(t, 0) == ["steal red", "steal blue", "steal_card", "decline"]
    assert refused(t, 0, "steal green") == "DEU-SHIP-03"
    for move, mine, theirs, cards in (
        ("steal red", ["red"], ["red", "blue"], ([], ["rally"])),
        ("steal blue", ["blue"], ["red", "red"], ([], ["rally"])),
        ("steal_card", [], ["red", "red", "blue"], (["rally"], [])),
        ("decline", [], ["red", "red", "blue"], ([], ["rally"])),
    ):
        after = t.copy()
        after.play(0, move)
        assert (seat(after, 0)["chests"], seat(after, 1)["chests"]) == (mine, theirs)
        assert (seat(after, 0)["hand"], seat(after, 1)["hand"]) == cards
        assert decision(after) == (0, "move_ship_away")  # and no second theft


@clause("DEU-SHIP-03")
def test_the_defender_who_wins_may_steal_from_the_challenger() -> None:
    t = scoring(fight(dict(crew=2, chests=["white"]), dict(crew=2)), 0, "to d5", 0.5, 1.0)
    assert decision(t) == (1, "steal")
    assert texts(t, 1) == ["steal white", "decline"]  # no card: the hand is empty
    assert refused(t, 1, "steal_card") == "DEU-SHIP-03"
    t.play(1, "steal white")
    assert (seat(t, 0)["chests"], seat(t, 1)["chests"]) == ([], ["white"])


@clause("DEU-SHIP-03")
def test_from_a_ship_with_nothing_nothing_can_be_stolen() -> None:
    t = scoring(fight(dict(crew=2), dict(crew=2)), 0, "to d5", 1.0, 0.5)
    assert not any(move.startswith("steal") for move in texts(t, 0))


@clause("DEU-SHIP-04")
def test_every_card_of_the_hand_is_stolen_equally_often() -> None:
    """Two of the four cards are alike, so their sort comes up half the time."""
    hand = ["fair_wind", "fair_wind", "rally", "aegis"]
    t = fight(dict(crew=9), dict(crew=0, hand=hand))
    t.play(0, "to d5")
    t = scoring(t, 1, "pass", 4.0, 0.0)
    t.play(1, "pass")
    told = t.dump(history=False)
    stolen: Counter[str] = Counter()
    for told["state"]["chance"] in chances(600):
        after = petteia.load(told, of=GAME)
        after.play(0, "steal_card")
        (card,) = seat(after, 0)["hand"]
        assert sorted([card, *seat(after, 1)["hand"]]) == sorted(hand)
        stolen[card] += 1
    share = {card: many / 600 for card, many in stolen.items()}
    assert share == pytest.approx(dict(fair_wind=0.5, rally=0.25, aegis=0.25), abs=0.1)


@clause("DEU-SHIP-05")
def test_a_full_winner_sends_a_hoplite_to_the_underworld_for_a_stolen_chest() -> None:
    t = fight(dict(crew=1, chests=NINE), dict(crew=0, chests=["yellow"]))
    t = rolling(t, 0, "to d5", (1, 0, 0), (0, 0, 0))
    t.play(0, "steal yellow")
    assert fate(t, 0) == (0, [*NINE, "yellow"], 10)
    assert fate(t, 1) == (0, [], 10)


@clause("DEU-SHIP-05")
@pytest.mark.parametrize(("crew", "roll"), [(1, (1, 0, 0)), (2, (1, 0, 1))])
def test_with_room_aboard_no_hoplite_has_to_go(crew: int, roll: tuple[int, int, int]) -> None:
    t = fight(dict(crew=crew, chests=NINE[:8]), dict(crew=0, chests=["yellow"]))
    t = rolling(t, 0, "to d5", roll, (0, 0, 0))
    t.play(0, "steal yellow")
    assert fate(t, 0) == (1, [*NINE[:8], "yellow"], 9)


@clause("DEU-SHIP-05", "RUL-37")
def test_a_full_winner_may_do_without_the_chest_and_keep_the_hoplite() -> None:
    t = fight(dict(crew=1, chests=NINE), dict(crew=0, chests=["yellow"]))
    t = rolling(t, 0, "to d5", (1, 0, 0), (0, 0, 0))
    t.play(0, "decline")
    assert fate(t, 0) == (1, NINE, 9)


@clause("DEU-SHIP-05")
def test_a_stolen_card_takes_no_space() -> None:
    t = fight(dict(crew=1, chests=NINE), dict(crew=0, hand=["rally"]))
    t.play(0, "to d5")
    t = rolling(t, 1, "pass", (1, 0, 0), (0, 0, 0))
    t.play(1, "pass")
    t.play(0, "steal_card")
    assert fate(t, 0) == (1, NINE, 9)
    assert seat(t, 0)["hand"] == ["rally"]


@clause("DEU-SHIP-05")
def test_a_winner_full_of_chests_alone_can_steal_none() -> None:
    t = fight(
        dict(crew=1, chests=["white"], hand=["fair_wind"]),
        dict(crew=0, chests=[*NINE, "yellow"], hand=["spear_of_ares"]),
    )
    t.play(0, "to d5")
    t.play(0, "pass")
    t = rolling(t, 1, "pass", (0, 1, 0), (0, 0, 0))
    t.play(0, "pass")
    t.play(1, "play spear_of_ares")
    assert decision(t) == (1, "steal")
    assert texts(t, 1) == ["steal_card", "decline"]
    assert refused(t, 1, "steal white") == "DEU-SHIP-05"


@clause("DEU-SHIP-06", "DEU-RELOC-01")
@pytest.mark.parametrize(("points", "winner"), [((1.0, 0.5), 0), ((0.5, 1.0), 1)])
def test_the_winner_must_move_the_losers_ship_away(points: tuple[float, float], winner: int) -> None:
    t = scoring(fight(dict(crew=2), dict(crew=2)), 0, "to d5", *points)
    t.play(winner, "decline")
    assert decision(t) == (winner, "move_ship_away")
    assert {move.split()[0] for move in texts(t, winner)} == {"relocate"}
    t.play(winner, "relocate f4")
    assert seat(t, 1 - winner)["ship"] == "f4"


@clause("DEU-SHIP-07")
@pytest.mark.parametrize(("points", "winner"), [((1.0, 0.5), 0), ((0.5, 1.0), 1)])
def test_the_winners_ship_is_on_the_square_that_was_fought_for(points: tuple[float, float], winner: int) -> None:
    t = scoring(fight(dict(crew=2), dict(crew=2)), 0, "to d5", *points)
    t.play(winner, "decline")
    # the loser is moved from that square too, not from where he came from: these are three steps from d5
    assert texts(t, winner) == ["relocate c3", "relocate e3", "relocate f4", "relocate b6", "relocate f6"]
    t.play(winner, "relocate c3")
    assert (seat(t, winner)["ship"], seat(t, 1 - winner)["ship"]) == ("d5", "c3")


@clause("DEU-SHIP-08")
def test_after_the_result_come_pursuits_then_the_theft_then_the_relocation() -> None:
    t = scoring(fight(dict(crew=2), dict(crew=2, chests=["red"]), ["p02", "p10"]), 0, "to d5", 1.0, 0.5)
    assert decision(t) == (0, "steal")
    assert seat(t, 0)["total"] == 2  # the card is there before anything is stolen
    t.play(0, "steal red")
    t.play(0, "relocate c3")
    told = [event["event"] for event in t.events(None)]
    assert told.index("won") < told.index("completed") < told.index("stole-chest") < told.index("relocated-ship")


# A city or settlement


@clause("DEU-SITE-01", "DEU-TERM-02")
def test_sites_are_challenged_from_the_squares_beside_them_and_from_no_others() -> None:
    everything = ["ephesus", "argos", "lindos", "salamis"]
    assert len(SEA) == 39
    for square in SEA:
        t = sailing(
            dict(ship=square), dict(owns=everything), allowance=0, display=QUIET, hydra="f2" if square == "f1" else "f1"
        )
        offered = {move.split()[1] for move in texts(t, 0) if move.startswith("challenge")}
        assert offered == {site for site, beside in BESIDE.items() if square in beside.split()}, square
        for site in VALUES.keys() - offered:
            assert refused(t, 0, f"challenge {site}") == "DEU-SITE-01"


@clause("DEU-SITE-02", "RUL-21")
def test_a_city_without_chests_cannot_be_challenged() -> None:
    t = sailing(dict(ship="f6"), dict(ship="b3", chests=["red"]), cities=dict(thera=[]), display=QUIET)
    assert "challenge thera" not in texts(t, 0)
    assert refused(t, 0, "challenge thera") == "DEU-SITE-02"
    t = sailing(
        dict(ship="f6"), dict(ship="b3", chests=["red"]), cities=dict(thera=["red"], crete=["red"]), display=QUIET
    )
    assert "challenge thera" in texts(t, 0)


@clause("DEU-SITE-03")
def test_a_settlement_is_challenged_only_if_another_player_owns_it() -> None:
    assert "challenge salamis" in texts(at("salamis", 5, owner=1), 0)
    mine = at("salamis", 5, owner=0)
    assert "challenge salamis" not in texts(mine, 0)
    assert refused(mine, 0, "challenge salamis") in ("DEU-SITE-03", "DEU-SETT-07")
    nobodys = sailing(dict(ship="h5"), {}, display=QUIET)
    assert refused(nobodys, 0, "challenge salamis") == "DEU-SITE-03"


@clause("DEU-SITE-04", "RUL-20")
@pytest.mark.parametrize("site", ["crete", "salamis"])
def test_without_a_single_hoplite_aboard_nothing_can_be_challenged(site: str) -> None:
    t = at(site, 0)
    assert refused(t, 0, f"challenge {site}") == "DEU-SITE-04"
    assert f"challenge {site}" in texts(at(site, 1), 0)


@clause("DEU-SITE-05")
def test_the_owner_of_a_settlement_neither_rolls_nor_plays_cards() -> None:
    defence = ["call_to_arms", "spear_of_ares", "rally"]
    t = sailing(dict(ship="h5"), dict(owns=["salamis"], crew=4, hand=defence), display=QUIET)
    t.play(0, "challenge salamis")
    assert [event["seat"] for event in happened(t, "rolled")] == [0]
    assert decision(t) == (0, "sail")  # all is over; nobody else was asked


@clause("DEU-SITE-06", "DEU-TERM-08")
@pytest.mark.parametrize("site", VALUES)
@pytest.mark.parametrize(("short", "result"), [(0.0, "won"), (0.5, "lost"), (-0.5, "won")])
def test_a_score_equal_to_the_challenge_value_wins_and_half_a_point_less_does_not(
    site: str, short: float, result: str
) -> None:
    crew = 2 * VALUES[site] if VALUES[site] > 1 else 3
    t = scoring(at(site, crew), 0, f"challenge {site}", VALUES[site] - short)
    assert happened(t, result) == [dict(event=result, seat=0)]
    assert len(happened(t, "won")) + len(happened(t, "lost")) == 1


@clause("DEU-SITE-07", "DEU-CHEST-01")
def test_who_wins_against_a_city_takes_one_chest_of_his_choice() -> None:
    start = sailing(
        dict(ship="h3", chests=["red"], crew=9), {}, display=QUIET, cities=dict(halikarnassos=["red", "blue", "blue"])
    )
    t = scoring(start, 0, "challenge halikarnassos", 4.0)
    assert decision(t) == (0, "take_chest")
    assert texts(t, 0) == ["take red", "take blue"]
    assert refused(t, 0, "take white") == "DEU-SITE-07"
    t.play(0, "take blue")
    assert seat(t, 0)["chests"] == ["red", "blue"]
    assert chests_of(t, "halikarnassos") == ["red", "blue"]
    assert decision(t) == (0, "sail")


@clause("DEU-SITE-08", "DEU-CHEST-04", "RUL-37")
def test_with_a_full_board_a_hoplite_makes_room_for_the_chest_which_must_be_taken() -> None:
    start = sailing(
        dict(ship="h6", crew=3, chests=NINE[:7]), {}, display=QUIET, cities=dict(cyprus=["yellow", "white"])
    )
    t = rolling(start, 0, "challenge cyprus", (2, 1, 0))
    assert texts(t, 0) == [
        "take yellow",
        "take white",
    ]  # no chest can be thrown overboard for it, nor this one declined
    t.play(0, "take white")
    assert fate(t, 0) == (2, [*NINE[:7], "white"], 8)
    assert chests_of(t, "cyprus") == ["yellow"]
    assert happened(t, "made-room") == [dict(event="made-room", seat=0)]


@clause("DEU-SITE-08")
def test_a_hoplite_that_fell_in_the_roll_has_already_made_room() -> None:
    start = sailing(
        dict(ship="h6", crew=3, chests=NINE[:7]), {}, display=QUIET, cities=dict(cyprus=["yellow", "white"])
    )
    t = rolling(start, 0, "challenge cyprus", (2, 0, 1))
    t.play(0, "take white")
    assert fate(t, 0) == (2, [*NINE[:7], "white"], 8)
    assert happened(t, "made-room") == []


@clause("DEU-SITE-09", "DEU-SITE-10", "DEU-SITE-11", "DEU-SETT-06")
@pytest.mark.parametrize(("site", "garrison"), [("ephesus", 1), ("argos", 1), ("lindos", 2), ("salamis", 2)])
def test_a_conquered_settlement_changes_garrison_owner_and_honour(site: str, garrison: int) -> None:
    t = until(at(site, 8), 0, f"challenge {site}", lambda after: bool(happened(after, "won")))
    skulls = rolls(t)[0][2]
    assert fate(t, 1) == (10 - garrison, [], garrison)
    assert fate(t, 0) == (8 - skulls - garrison, [], 2 + skulls)
    assert owner_of(t, site) == 0
    assert (seat(t, 0)["total"], seat(t, 1)["total"]) == (garrison, 0)


@clause("DEU-SITE-12", "RUL-22")
def test_with_too_few_hoplites_left_for_the_garrison_the_challenge_is_lost() -> None:
    """Three spears lift one shield to the 4 points of Lindos, but two hoplites would have to stay there."""
    t = at("lindos", 2, hand=["spear_of_ares"] * 3)
    t.play(0, "challenge lindos")
    t = rolling(t, 0, "pass", (1, 0, 1))
    for _ in range(3):
        t.play(0, "play spear_of_ares")
    assert happened(t, "lost") == [dict(event="lost", seat=0)]
    assert owner_of(t, "lindos") == 1
    assert fate(t, 0) == (1, [], 9)
    assert fate(t, 1) == (8, [], 0)


@clause("DEU-SITE-12")
def test_with_just_enough_hoplites_left_for_the_garrison_it_is_won() -> None:
    """The same roll, but Athena's Shield keeps the second hoplite aboard."""
    t = at("lindos", 2, hand=["athenas_shield", *["spear_of_ares"] * 3])
    t.play(0, "challenge lindos")
    t = rolling(t, 0, "pass", (1, 0, 1))
    t.play(0, "play athenas_shield")
    t.play(0, "save 1")
    for _ in range(3):
        t.play(0, "play spear_of_ares")
    assert owner_of(t, "lindos") == 0
    assert fate(t, 0) == (0, [], 8)


@clause("DEU-SITE-13")
@pytest.mark.parametrize("site", ["crete", "lindos"])
def test_after_a_lost_challenge_nothing_else_happens(site: str) -> None:
    before = at(site, 4)
    t = scoring(before, 0, f"challenge {site}", 1.5)
    assert seat(t, 0)["ship"] == BESIDE[site].split()[0]
    assert table(t)["cities"] == table(before)["cities"]
    assert table(t)["settlements"] == table(before)["settlements"]
    assert decision(t) == (0, "sail")
    assert texts(t, 0) == ["close"]
