"""PAN-EOR, PAN-END, PAN-SCORE: the end of a round and of the game, and the final scoring."""

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import decision, evaluating, happened, position, seat, table, texts, until, workers

LIMITS = [(2, 8), (3, 12), (4, 16), (5, 20)]


def closing(*seats: dict[str, Any], players: int = 3, **given: Any) -> petteia.Table:
    """A round that comes to its end: nothing is left to evaluate but an Oraculum where nobody is."""
    everyone = [dict(leader="agro_1", discs=0) | one for one in seats]
    everyone += [dict(leader="agro_1", discs=0)] * (players - len(everyone))
    return evaluating(*everyone, locations=["oraculum"], **given)


def last(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """The end of round 8; unless something else is said nobody has a worker."""
    everyone = [dict(workers=[]) | one for one in seats] + [dict(workers=[])] * (3 - len(seats))
    return closing(*everyone, round=8, **given)


# The end of a round


@clause("PAN-EOR-01")
def test_workers_on_the_board_go_to_rest_and_keep_their_ranks() -> None:
    t = closing(
        dict(workers=["polis_2:2", "agora_1:3", "phalanx_2:2", "art_2:4", "titanus_1:1"]),
        dict(workers=["foro_1:2", "foro_2:6", "agro_1:5", "krypt_1:3", "arena_1:4"]),
        dict(workers=["oraculum_1:2"]),
    )
    assert table(t)["round"] == 2
    assert workers(t, 0) == ["resting:1", "resting:2", "resting:2", "resting:3", "resting:4"]
    assert workers(t, 1) == ["resting:2", "resting:3", "resting:4", "resting:5", "resting:6"]
    assert all(one["figures"] == [] for one in table(t)["spaces"])


@clause("PAN-EOR-01")
def test_available_workers_stay_available_and_unhired_dice_unhired() -> None:
    t = closing(dict(workers=["available:4", "agora_2:2"]))
    assert workers(t, 0) == ["available:4", "resting:2"]
    assert [die["place"] for die in seat(t, 0)["dice"]].count("unhired") == 3


@clause("PAN-EOR-02")
def test_leaders_on_the_board_are_available_again() -> None:
    t = closing(
        dict(leader="arena_1", workers=["titanus_1:promoted", "agora_2:promoted", "available:promoted"]),
        dict(leader="titanus_1"),
        dict(leader="krypt_2"),
    )
    assert [one["leader"] for one in table(t)["seats"]] == ["available"] * 3
    assert workers(t, 0) == ["available:promoted"] * 3


@clause("PAN-EOR-03")
def test_what_is_left_on_display_is_removed() -> None:
    t = closing(
        agora=["iron", "iron"], art=["any_artisan"], phalanx=["fire_1", "air_2"], port=["iron_ship"], merkator=["m02"],
        bag=["grapes"], artisan_stack=[], reinforcement_stack=[], ship_stack=[], merchant_stack=[],
    )  # fmt: skip
    shown = table(t)
    assert (shown["agora"], shown["art"], shown["phalanx"]) == (["grapes"], [], [])
    assert shown["removed"]["goods"].count("iron") == 8
    assert shown["removed"]["tokens"].count("any_artisan") == 2
    assert [shown["removed"]["tokens"].count(one) for one in ("fire_1", "air_2")] == [4, 4]
    assert "iron_ship" in shown["port"]
    assert "m02" not in shown["removed"]["merchants"]


@clause("PAN-EOR-04")
def test_when_the_game_ends_the_board_is_cleared_but_not_filled_again() -> None:
    t = closing(
        dict(box=6, workers=["agora_2:3"]), dict(box=6), agora=["iron"], art=["any_artisan"], phalanx=["fire_1"],
        port=["iron_ship"], merkator=["m02"], underworld=["u01"],
    )  # fmt: skip
    assert t.over
    shown = table(t)
    assert (workers(t, 0), seat(t, 0)["leader"]) == (["resting:3"], "available")
    assert (shown["agora"], shown["art"], shown["phalanx"]) == ([], [], [])
    assert shown["removed"]["goods"] == ["iron"]
    assert shown["removed"]["tokens"] == ["any_artisan", "fire_1"]
    assert (shown["round"], shown["port"], len(shown["merkator"])) == (1, ["iron_ship"], 1)
    assert shown["underworld"][-1]["underworld"] == "u01"


@clause("PAN-EOR-05")
@pytest.mark.parametrize("round", range(1, 8))
def test_the_round_marker_moves_on_by_one(round: int) -> None:
    t = closing(round=round)
    assert table(t)["round"] == round + 1
    templum = [1, 2, 2, 3, 3, 4, 4, 5]
    assert happened(t, "round") == [dict(event="round", round=round + 1, templum=templum[round], seat=0)]


@clause("PAN-EOR-06")
def test_displays_are_filled_from_the_bag_and_the_stacks() -> None:
    t = closing(
        agora=["iron"] * 4,
        art=["any_artisan"],
        bag=["grapes", "cattle", "olives", "cotton", "iron"],
        artisan_stack=["iron_artisan", "die_artisan", "grapes_artisan"],
        reinforcement_stack=["air_1", "water_2", "earth_3", "fire_1", "fire_2"],
    )
    shown = table(t)
    assert shown["agora"] == ["grapes", "cattle", "olives", "cotton"]
    assert [one["token"] for one in shown["art"]] == ["iron_artisan", "die_artisan"]
    assert [one["token"] for one in shown["phalanx"]] == ["air_1", "water_2", "earth_3", "fire_1"]
    assert (shown["stacks"]["bag"], shown["stacks"]["artisans"], shown["stacks"]["reinforcements"]) == (1, 1, 1)


@clause("PAN-EOR-07")
def test_ships_and_merchants_stay_and_are_filled_up_to_5() -> None:
    t = closing(
        port=["iron_ship", "iron_ship"],
        merkator=["m01", "m12", "m05", "m06"],
        ship_stack=["cotton_ship", "grapes_ship", "grapes_ship", "olives_ship"],
        merchant_stack=["m03", "m04"],
    )
    shown = table(t)
    assert shown["port"] == ["grapes_ship", "grapes_ship", "iron_ship", "iron_ship", "cotton_ship"]
    assert [one["merchant"] for one in shown["merkator"]] == ["m01", "m03", "m05", "m06", "m12"]
    assert (shown["stacks"]["ships"], shown["stacks"]["merchants"]) == (1, 1)


@clause("PAN-EOR-08", "RUL-29")
def test_where_tokens_are_lacking_places_stay_empty() -> None:
    t = closing(
        agora=["iron"], art=["any_artisan"], phalanx=["fire_1"], port=["iron_ship"], merkator=["m02"],
        bag=["grapes", "olives"], artisan_stack=["die_artisan"], reinforcement_stack=["air_1"],
        ship_stack=["olives_ship"], merchant_stack=["m03", "m04"],
    )  # fmt: skip
    shown = table(t)
    assert shown["agora"] == ["grapes", "olives"]
    assert [one["token"] for one in shown["art"]] == ["die_artisan"]
    assert [one["token"] for one in shown["phalanx"]] == ["air_1"]
    assert shown["port"] == ["olives_ship", "iron_ship"]
    assert [one["merchant"] for one in shown["merkator"]] == ["m02", "m03", "m04"]
    assert [shown["stacks"][name] for name in ("bag", "artisans", "reinforcements", "ships", "merchants")] == [0] * 5


@clause("PAN-EOR-09", "RUL-39")
def test_the_underworld_token_is_removed_and_the_next_one_turned_up() -> None:
    t = closing(underworld=["u01", "u08", "u05"])
    for viewer in (0, 1, 2, None):
        shown = table(t, viewer)
        assert shown["underworld"][-1]["underworld"] == "u08"
        assert shown["underworld"][:-1] == [None] * 10
        assert shown["removed"]["underworld"] == ["u01"]
    assert happened(t, "turned-up") == [dict(event="turned-up", underworld="u08")]


@clause("PAN-EOR-10")
def test_who_passed_who_was_challenged_and_where_leaders_were_is_forgotten() -> None:
    t = closing(dict(leader="titanus_1"), dict(leader="available", led="oraculum"), challenged=[0, 2])
    assert decision(t) == (0, "main_action")
    for one in table(t)["seats"]:
        assert (one["passed"], one["challenged"], one["led"]) == (False, False, None)


@clause("PAN-EOR-10", "PAN-ARENA-05")
def test_who_was_challenged_can_be_challenged_in_the_next_round() -> None:
    mine = dict(workers=["available:4"], titans=["fire_9"])
    t = closing(mine, challenged=[1, 2], titan_stack=["water_9"])
    t.play(0, "place rank_4 arena_1")
    t.play(1, "place leader titanus_1")
    t.play(2, "place leader titanus_1")
    until(t, lambda t: decision(t)[1] == "arena_challenge")
    assert texts(t, 0) == ["renounce", "challenge 1", "challenge 2"]


@clause("PAN-EOR-11")
def test_the_underworld_token_is_turned_up_last_of_all_before_the_new_round() -> None:
    """Each area is filled from a source of its own, so that nothing else shows the order."""
    t = closing(port=["iron_ship"], merkator=["m02"], underworld=["u01", "u08"])
    assert [event["event"] for event in t.events(None)][-2:] == ["turned-up", "round"]
    shown = table(t)
    assert [len(shown[area]) for area in ("agora", "art", "phalanx", "port", "merkator")] == [4, 2, 4, 5, 5]


# The end of the game


@clause("PAN-END-01")
@pytest.mark.parametrize(("players", "limit"), LIMITS)
def test_the_game_is_over_when_the_box_holds_enough_discs(players: int, limit: int) -> None:
    half = limit // 2  # nobody has more than 11 discs
    assert not closing(dict(box=half), dict(box=half - 1), players=players).over
    assert closing(dict(box=half), dict(box=half), players=players).over
    assert closing(dict(box=half), dict(box=half + 1), players=players).over
    assert not closing(*[dict(box=3)] * (players - 1), dict(box=2), players=players).over
    assert closing(*[dict(box=4)] * players, players=players).over


@clause("PAN-END-01")
def test_only_discs_in_the_box_count() -> None:
    t = closing(
        dict(box=6, workers=["available:promoted"]), dict(box=5), polis={"polis_1": 0, "polis_2": 1, "polis_3": 2}
    )
    assert not t.over


@clause("PAN-END-02")
def test_the_game_is_over_after_round_8() -> None:
    assert not closing(round=7).over
    t = closing(round=8)
    assert t.over
    assert happened(t, "over") == [dict(event="over")]
    assert t.pending == []


@clause("PAN-END-03")
def test_a_round_in_which_the_limit_is_reached_is_played_to_its_end() -> None:
    seats = [
        dict(leader="agro_1", box=4, workers=["arena_1:4"]),
        dict(leader="agro_1", box=4),
        dict(leader="agro_1", box=3),
    ]
    t = evaluating(*seats, locations=["krypt", "arena"])
    t.play(0, "yield")
    assert sum(one["box"] for one in table(t)["seats"]) == 12
    for n in (1, 2):
        assert decision(t) == (n, "krypt_defend")
        t.play(n, "yield")
    assert decision(t) == (0, "arena_challenge")
    t.play(0, "renounce")
    assert t.over
    assert t.scores == [-15, -15, -12]


@clause("PAN-END-03", "PAN-END-01")
def test_a_reward_that_fills_the_box_ends_the_game_too() -> None:
    seats = [
        dict(leader="agro_1", box=4, workers=["arena_1:4"]),
        dict(leader="phalanx_2", box=4),
        dict(leader="agro_1", box=3),
    ]
    t = evaluating(*seats, locations=["arena"], titan_stack=["fire_9"])
    for who, move in ((0, "challenge 1"), (0, "lay fire_9"), (0, "confirm"), (1, "stop"), (0, "eight")):
        t.play(who, move)
    assert decision(t) == (0, "keep_titans")
    t.play(0, "done")
    assert t.over
    assert t.scores == [8 - 15, -12, -9]


# Final scoring


@clause("PAN-SCORE-01")
@pytest.mark.parametrize("round", [1, 5, 8])
def test_each_disc_in_a_full_box_costs_3_points(round: int) -> None:
    seats = [dict(box=2, points=20, workers=[]), dict(box=6, points=20, workers=[]), dict(box=4, points=5, workers=[])]
    t = closing(*seats, round=round)
    assert t.over
    assert t.scores == [14, 2, -7]
    assert [(event["seat"], event["amount"], event["points"]) for event in happened(t, "penalty")] == [
        (0, 2, 6),
        (1, 6, 18),
        (2, 4, 12),
    ]


@clause("PAN-SCORE-01", "RUL-30")
def test_a_score_may_fall_below_zero() -> None:
    t = closing(dict(box=11), dict(box=1, points=2))
    assert t.scores == [-33, -1, 0]


@clause("PAN-SCORE-02")
def test_after_round_8_end_shipping_and_ranks_are_scored() -> None:
    t = last(dict(goods=["iron"], tokens=["iron_ship"], workers=["available:4"], points=10))
    assert t.scores == [10 + 2 + 4, 0, 0]


@clause("PAN-SCORE-02", "PAN-SCORE-01")
def test_after_round_8_with_a_full_box_all_three_are_scored() -> None:
    t = last(dict(goods=["iron"], tokens=["iron_ship"], workers=["available:4"], points=10, box=5), dict(box=7))
    assert t.scores == [10 + 2 + 4 - 15, -21, 0]
    for viewer in (0, 1, 2, None):
        assert table(t, viewer)["seats"][0]["final"] == dict(before=10, shipped=2, ranks=4, penalty=15)


@clause("PAN-SCORE-03")
@pytest.mark.parametrize("round", [1, 7])
def test_before_round_8_neither_is_scored(round: int) -> None:
    mine = dict(goods=["iron"], tokens=["iron_ship"], workers=["available:4", "available:promoted"], points=10)
    t = closing(mine, dict(box=9), dict(box=3), round=round)
    assert t.over
    assert t.scores == [10, -27, -9]


@clause("PAN-SCORE-04")
def test_discs_in_a_box_below_its_limit_cost_nothing() -> None:
    t = last(dict(box=6, points=3), dict(box=5, points=4))
    assert t.over
    assert t.scores == [3, 4, 0]
    assert happened(t, "penalty") == []


@clause("PAN-SCORE-05", "RUL-36")
def test_end_shipping_pays_2_points_per_symbol() -> None:
    t = last(
        dict(goods=["iron"], tokens=["iron_ship"]),
        dict(goods=["armor"], tokens=["iron_ship"]),
        dict(goods=["grapes", "grapes", "wine", "olives", "oil"], tokens=["grapes_ship", "olives_ship"]),
    )
    assert t.scores == [2, 4, 8 + 6]


@clause("PAN-SCORE-06")
def test_further_ships_of_the_same_kind_change_nothing() -> None:
    t = last(
        dict(goods=["iron", "armor"], tokens=["iron_ship"]),
        dict(goods=["iron", "armor"], tokens=["iron_ship", "iron_ship", "iron_ship"]),
    )
    assert t.scores == [6, 6, 0]


@clause("PAN-SCORE-07")
def test_a_ship_that_was_given_up_does_not_count() -> None:
    seats = [dict(leader="art_2", goods=["armor"], tokens=["iron_ship", "cotton_ship"], workers=[])]
    seats += [dict(leader="agro_1", workers=[])] * 2
    t = evaluating(*seats, locations=["art"], round=8, art=[])
    t.play(0, "sell_tokens")
    t.play(0, "discard iron_ship")
    t.play(0, "done")
    assert t.over
    assert t.scores == [0, 0, 0]
    t = evaluating(*seats, locations=["art"], round=8, art=[])
    t.play(0, "sell_tokens")
    t.play(0, "discard cotton_ship")
    t.play(0, "done")
    assert t.scores == [4, 0, 0]


@clause("PAN-SCORE-07")
def test_ships_in_the_port_or_of_others_do_not_count() -> None:
    t = last(dict(goods=["armor"]), dict(tokens=["iron_ship"]), port=["iron_ship"])
    assert t.scores == [0, 0, 0]


@clause("PAN-SCORE-08")
def test_goods_without_a_ship_score_nothing() -> None:
    t = last(dict(goods=["grapes", "wine", "iron", "oil"], tokens=["iron_ship", "cotton_ship"]))
    assert t.scores == [2, 0, 0]


@clause("PAN-SCORE-09")
def test_end_shipping_brings_no_discs() -> None:
    t = last(dict(goods=["iron", "armor"], tokens=["iron_ship"], discs=2))
    assert t.scores == [6, 0, 0]
    assert (seat(t, 0)["personal"], seat(t, 0)["general"]) == (2, 9)


@clause("PAN-SCORE-10")
def test_each_hired_worker_scores_its_rank_wherever_it_is() -> None:
    t = last(
        dict(workers=["available:1", "resting:2", "agora_2:3", "polis_2:4", "foro_2:6"], leader="foro_1"),
        dict(workers=["available:5"]),
    )
    assert t.scores == [16, 5, 0]


@clause("PAN-SCORE-11", "RUL-28")
def test_a_promoted_leader_scores_7() -> None:
    t = last(
        dict(workers=["available:promoted"]), dict(workers=["titanus_1:promoted", "available:promoted", "available:6"])
    )
    assert t.scores == [7, 20, 0]


@clause("PAN-SCORE-12", "RUL-41")
def test_unhired_dice_and_the_original_leader_score_nothing() -> None:
    t = last(dict(workers=["available:3"]))
    assert [die["place"] for die in seat(t, 0)["dice"]].count("unhired") == 4
    assert t.scores == [3, 0, 0]


@clause("PAN-SCORE-13")
def test_what_is_left_over_scores_nothing() -> None:
    mine = dict(discs=10, titans=["fire_9", "air_5"], tokens=["iron_ship", "die_artisan", "fire_3"])
    assert last(mine).scores == [0, 0, 0]


@clause("PAN-SCORE-14")
def test_whoever_has_the_most_points_wins() -> None:
    t = last(dict(points=12), dict(points=30), dict(points=25))
    assert t.ranking == [[1], [2], [0]]
    assert t.view(0)["scores"] == [12, 30, 25]


@clause("PAN-SCORE-14", "PAN-SCORE-01")
def test_what_counts_is_the_score_after_the_penalty() -> None:
    t = closing(dict(points=30, box=9), dict(points=14, box=3), dict(points=4))
    assert (t.scores, t.ranking) == ([3, 5, 4], [[1], [2], [0]])


@clause("PAN-SCORE-15", "RUL-01")
def test_players_with_equally_many_points_win_together() -> None:
    t = last(dict(points=12, discs=9), dict(points=11), dict(points=12, titans=["fire_9"]))
    assert t.ranking == [[0, 2], [1]]


@clause("PAN-END-02")
def test_a_game_in_which_nobody_does_anything_ends_early_or_after_round_8() -> None:
    t = until(position({}, {}, {}), lambda t: t.over)
    assert sum(one["box"] for one in table(t)["seats"]) >= 12
    assert table(t)["round"] == 4
