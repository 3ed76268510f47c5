"""Chapters 3 and 4.1: the setup, and what holds throughout the game."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import petteia
from petteia.games.panthalos import GAME

from ..clauses import clause
from .arrange import (
    decision,
    dump,
    evaluating,
    happened,
    position,
    refused,
    seat,
    table,
    texts,
    until,
    workers,
)

EVERY_NUMBER = pytest.mark.parametrize("players", [2, 3, 4, 5])
GOODS = ["grapes", "cattle", "olives", "iron", "cotton"]
REFINED = ["wine", "hides", "oil", "armor", "cloth"]
ELEMENTS = ["air", "water", "earth", "fire"]
MERCHANTS = [f"m{n:02}" for n in range(1, 13)]
UNDERWORLD = [f"u{n:02}" for n in range(1, 13)]
SHIPS = {f"{good}_ship": 4 for good in GOODS}
ARTISANS = {f"{what}_artisan": 2 for what in (*GOODS, "any", "die")}
REINFORCEMENTS = {f"{element}_{n}": many for element in ELEMENTS for n, many in ((1, 4), (2, 4), (3, 3))}
TITANS = {f"{element}_{n}": many for element in ELEMENTS for n, many in ((5, 3), (6, 3), (7, 3), (8, 2), (9, 2))}

# Minimum rank, "!" for a lightning space, income

SMALL = """
    polis_1 2 titans 2 once; polis_2 2 discs 1; polis_3 3 reinforcements 1; polis_4 3 goods 1; polis_5 4 discs 2;
    polis_6 5 titans 1; agora_1 3 !; agora_2 2; agora_3 1; phalanx_1 3 !; phalanx_2 2; phalanx_3 1; art_1 3 !; art_2 2;
    oraculum_1 2; foro_1 2; foro_2 2; titanus_1 1; agro_1 1; krypt_1 3; krypt_2 2; arena_1 4; arena_2 2"""
LARGE = """
    polis_1 2 titans 2 once; polis_2 2 discs 1; polis_3 3 discs 1; polis_4 3 reinforcements 1; polis_5 3 goods 1;
    polis_6 4 discs 2; polis_7 4 goods 1; polis_8 5 titans 1; agora_1 4 !; agora_2 3 !; agora_3 2; agora_4 1;
    phalanx_1 4 !; phalanx_2 3 !; phalanx_3 2; phalanx_4 1; art_1 4 !; art_2 3; art_3 2; oraculum_1 2; foro_1 2;
    foro_2 2; titanus_1 1; agro_1 1; krypt_1 4; krypt_2 3; krypt_3 2; arena_1 5; arena_2 3; arena_3 2"""


def game(players: int = 3, seed: int = 1) -> petteia.Table:
    return petteia.new(GAME, players=players, seed=seed)


def state(t: petteia.Table) -> dict[str, Any]:
    found: dict[str, Any] = t.dump()["state"]
    return found


def in_turn_order(t: petteia.Table) -> list[dict[str, Any]]:
    """The seats as everybody sees them, the Starting Player first."""
    seats, first = table(t)["seats"], table(t)["starter"]
    return [*seats[first:], *seats[:first]]


def printed(one: dict[str, Any]) -> str:
    """What is printed on a space, as in SMALL and LARGE."""
    income = one["income"]
    words = [one["space"], str(one["rank"]), *(["!"] if one["lightning"] else [])]
    if income:
        words += [income["what"], str(income["amount"]), *(["once"] if income["once"] else [])]
    return " ".join(words)


def even(counts: Counter[Any], values: int) -> bool:
    """Is every one of so many values about as frequent as the others? Chance alone fails this less than 1 in 10^6."""
    mean = counts.total() / values
    return len(counts) == values and all(abs(many - mean) < 5 * mean**0.5 for many in counts.values())


# Setup


@clause("PAN-SET-01")
@pytest.mark.parametrize(
    ("players", "side", "spaces"), [(2, "small", SMALL), (3, "small", SMALL), (4, "large", LARGE), (5, "large", LARGE)]
)
def test_the_side_of_the_board_goes_by_the_number_of_players(players: int, side: str, spaces: str) -> None:
    board = table(game(players))
    assert board["side"] == side
    assert [printed(one) for one in board["spaces"]] == [" ".join(one.split()) for one in spaces.split(";")]
    assert all(one["figures"] == [] and one["disc"] is None for one in board["spaces"])


@clause("PAN-SET-01")
@pytest.mark.parametrize("players", [1, 6])
def test_two_to_five_play(players: int) -> None:
    with pytest.raises(petteia.BadOption):
        game(players)


@clause("PAN-SET-02")
@EVERY_NUMBER
def test_all_forty_goods_come_out_of_the_bag(players: int) -> None:
    t = game(players)
    now = state(t)
    drawn = [GOODS[REFINED.index(good)] for goods in now["goods"] for good in goods]
    assert Counter([*now["bag"], *now["agora"], *drawn]) == dict.fromkeys(GOODS, 8)
    assert table(t)["stacks"]["bag"] == 40 - 4 - players
    assert table(t)["removed"]["goods"] == []


@clause("PAN-SET-03")
@EVERY_NUMBER
def test_five_separate_stacks_lie_face_down(players: int) -> None:
    t = game(players)
    now = state(t)
    in_front = [token for tokens in now["tokens"] for token in tokens]
    assert sorted([*now["merchant_stack"], *now["merkator"]]) == MERCHANTS
    assert Counter([*now["ship_stack"], *now["port"]]) == SHIPS
    assert Counter([*now["artisan_stack"], *now["art"]]) == ARTISANS
    assert Counter([*now["reinforcement_stack"], *now["phalanx"], *in_front]) == REINFORCEMENTS
    assert Counter([*now["titan_stack"], *[titan for titans in now["titans"] for titan in titans]]) == TITANS
    for viewer in (0, 1, None):  # nobody sees more than how many there are
        assert table(t, viewer)["stacks"] == dict(
            bag=36 - players, ships=15, artisans=12, reinforcements=40 - players, titans=52 - 2 * players, merchants=7,
            underworld=12,
        )  # fmt: skip


@clause("PAN-SET-03")
@pytest.mark.parametrize(
    ("stack", "kinds", "many"),
    [("merchant_stack", 12, 7), ("ship_stack", 5, 15), ("artisan_stack", 7, 12)],
)
def test_the_stacks_are_shuffled(stack: str, kinds: int, many: int) -> None:
    dealt = [state(game(2, seed))[stack] for seed in range(400)]
    assert all(len(one) == many for one in dealt)
    for place in (0, -1):
        assert even(Counter(one[place] for one in dealt), kinds)
    assert len({tuple(one) for one in dealt}) > 395  # not the same few orders again and again


@clause("PAN-SET-03")
@pytest.mark.parametrize(("stack", "kinds"), [("reinforcement_stack", 4), ("titan_stack", 4)])
def test_the_stacks_of_titans_and_reinforcements_are_shuffled(stack: str, kinds: int) -> None:
    dealt = [state(game(2, seed))[stack] for seed in range(400)]
    for place in (0, -1):
        assert even(Counter(one[place].split("_")[0] for one in dealt), kinds)
        assert len({one[place] for one in dealt}) == (12 if stack == "reinforcement_stack" else 20)


@clause("PAN-SET-04")
def test_the_twelve_underworld_tokens_are_shuffled_into_one_stack() -> None:
    stacks = [state(game(2, seed))["underworld"] for seed in range(600)]
    assert all(sorted(stack) == UNDERWORLD for stack in stacks)
    for place in (0, 5, -1):
        assert even(Counter(stack[place] for stack in stacks), 12)


@clause("PAN-SET-04", "PAN-SET-05")
@EVERY_NUMBER
def test_only_the_top_of_the_underworld_is_face_up_and_it_stays_on_the_stack(players: int) -> None:
    t = game(players)
    top = state(t)["underworld"][-1]
    for viewer in (*range(players), None):
        seen = table(t, viewer)["underworld"]
        assert len(seen) == 12
        assert seen[:-1] == [None] * 11
        assert seen[-1]["underworld"] == top
    assert table(t)["stacks"]["underworld"] == 12


@clause("PAN-SET-06", "PAN-SET-07", "PAN-SET-08")
@pytest.mark.parametrize(("players", "hired"), [(2, 5), (3, 4), (4, 3), (5, 3)])
def test_leader_and_workers_of_rank_2_are_available_and_the_other_dice_unhired(players: int, hired: int) -> None:
    t = game(players)
    for number in range(players):
        assert seat(t, number)["leader"] == "available"
        assert workers(t, number) == ["available:2"] * hired
        assert [die["place"] for die in seat(t, number)["dice"]].count("unhired") == 5 - hired
        assert len(seat(t, number)["dice"]) == 5


@clause("PAN-SET-09")
@EVERY_NUMBER
def test_there_are_pieces_only_of_the_colours_in_play(players: int) -> None:
    t = game(players)
    assert len(table(t)["seats"]) == players
    for what in ("dice", "leaders", "personal", "general", "box_discs", "points"):
        assert len(state(t)[what]) == players


@clause("PAN-SET-10")
@EVERY_NUMBER
def test_the_starting_player_is_drawn_from_the_seed(players: int) -> None:
    starters = Counter(table(game(players, seed))["starter"] for seed in range(400))
    assert even(starters, players)
    for seed in range(5):
        assert len({table(game(players, seed))["starter"] for _ in range(3)}) == 1
        assert game(players, seed).pending == [table(game(players, seed))["starter"]]


@clause("PAN-SET-11")
@EVERY_NUMBER
def test_everyone_starts_with_one_refined_good(players: int) -> None:
    for seed in range(10):
        t = game(players, seed)
        for one in table(t)["seats"]:
            assert len(one["goods"]) == 1
            assert one["goods"][0] in REFINED


@clause("PAN-SET-11")
def test_the_first_good_is_a_random_one_and_several_may_get_the_same() -> None:
    dealt = [[one["goods"][0] for one in table(game(4, seed))["seats"]] for seed in range(400)]
    for place in range(4):
        assert even(Counter(goods[place] for goods in dealt), 5)
    assert any(goods[0] == goods[1] for goods in dealt)


@clause("PAN-SET-12")
@EVERY_NUMBER
def test_everyone_starts_with_one_reinforcement_that_all_see(players: int) -> None:
    t = game(players)
    for number, tokens in enumerate(state(t)["tokens"]):
        for viewer in (0, 1, None):
            assert [one["token"] for one in table(t, viewer)["seats"][number]["reinforcements"]] == tokens
        assert len(tokens) == 1


@clause("PAN-SET-13")
@EVERY_NUMBER
def test_everyone_starts_with_two_titans_that_nobody_else_sees(players: int) -> None:
    t = game(players)
    for number, titans in enumerate(state(t)["titans"]):
        assert len(titans) == 2
        assert [one["token"] for one in seat(t, number)["titans"]] == titans
        for viewer in [*[other for other in range(players) if other != number], None]:
            seen = table(t, viewer)["seats"][number]
            assert (seen["titan_count"], seen["titans"]) == (2, [])


@clause("PAN-SET-14", "PAN-SET-15", "PAN-SET-16")
@EVERY_NUMBER
def test_discs_go_by_the_turn_order(players: int) -> None:
    """Of the 12 of a colour one is the score marker."""
    starters = set()
    for seed in range(12):
        t = game(players, seed)
        starters.add(table(t)["starter"])
        assert [one["personal"] for one in in_turn_order(t)] == [4, 5, 5, 6, 6][:players]
        assert [one["general"] for one in in_turn_order(t)] == [7, 6, 6, 5, 5][:players]
        assert [one["points"] for one in in_turn_order(t)] == [0] * players
        assert [one["box"] for one in in_turn_order(t)] == [0] * players
    assert len(starters) > 1


@clause("PAN-SET-17")
@EVERY_NUMBER
def test_the_displays_are_filled(players: int) -> None:
    board = table(game(players))
    assert [len(board[display]) for display in ("port", "agora", "art", "phalanx", "merkator")] == [5, 4, 2, 4, 5]
    assert set(board["port"]) <= set(SHIPS)
    assert set(board["agora"]) <= set(GOODS)  # basic side up
    assert {one["token"] for one in board["art"]} <= set(ARTISANS)
    assert {one["token"] for one in board["phalanx"]} <= set(REINFORCEMENTS)
    assert {one["merchant"] for one in board["merkator"]} <= set(MERCHANTS)


@clause("PAN-SET-18")
@EVERY_NUMBER
def test_the_game_starts_in_round_1_of_the_templum(players: int) -> None:
    board = table(game(players))
    assert (board["round"], board["rounds"], board["templum"]) == (1, 8, [1, 2, 2, 3, 3, 4, 4, 5])
    assert board["attack"] == board["underworld"][-1]["strength"] + 1


# General rules


@clause("PAN-GEN-01")
def test_a_player_moves_only_the_own_pieces() -> None:
    t = position(dict(workers=["available:3"]), dict(workers=["available:5", "polis_1:4"]), {})
    assert refused(t, 0, "place rank_5 agro_1") == "PAN-PLACE-01"
    assert texts(t, 1) == []  # not even its owner, for it is not his turn
    t.play(0, "place rank_3 agro_1")
    assert workers(t, 0) == ["agro_1:3"]
    assert workers(t, 1) == ["available:5", "polis_1:4"]


@clause("PAN-GEN-01")
def test_only_the_own_workers_are_promoted() -> None:
    t = position(dict(workers=["available:3", "available:2"], goods=["hides", "hides"]), {}, {}, merkator=["m04"])
    t.play(0, "sell m04")
    assert texts(t, 0) == ["promote rank_2 available", "promote rank_3 available"]
    t = position(dict(workers=["available:3"], tokens=["die_artisan"]), dict(workers=["agora_2:4"]), {})
    t.play(0, "activate die_artisan")
    assert (workers(t, 0), workers(t, 1)) == (["available:4"], ["agora_2:4"])


@clause("PAN-GEN-02")
@pytest.mark.parametrize("rank", [0, 7])
def test_there_is_no_rank_below_1_or_above_6(rank: int) -> None:
    spoilt = dump({}, {}, {})
    spoilt["state"]["dice"][0][-1] = f"available:rank_{rank}"
    with pytest.raises(petteia.BadDump, match=f"rank_{rank}"):
        petteia.load(spoilt, of=GAME)


@clause("PAN-GEN-02")
@pytest.mark.parametrize("rank", [1, 2, 3, 4, 5, 6])
def test_a_worker_may_have_any_rank_from_1_to_6(rank: int) -> None:
    t = position(dict(workers=[f"available:{rank}"]), {}, {})
    t.play(0, f"place rank_{rank} agro_1")
    assert workers(t, 0) == [f"agro_1:{rank}"]


@clause("PAN-GEN-03", "RUL-28")
def test_a_leader_has_no_rank() -> None:
    t = position(dict(workers=["available:promoted", "available:1"], tokens=["die_artisan"]), {}, {})
    assert {"place leader arena_1", "place promoted arena_1"} <= set(texts(t, 0))  # minimum rank 4
    assert refused(t, 0, "place rank_1 arena_1") == "PAN-PLACE-03"
    t.play(0, "activate die_artisan")  # the only worker is the one of rank 1
    assert workers(t, 0) == ["available:2", "available:promoted"]


@clause("PAN-GEN-03", "RUL-28")
def test_the_face_of_a_promoted_leader_counts_for_nothing() -> None:
    was = evaluating(
        dict(workers=["foro_1:6", "foro_2:2"], leader="agro_1", tokens=["fire_1", "fire_2"], discs=1), {}, {},
        locations=["foro"],
    )  # fmt: skip
    was.play(0, ["lead rank_6 foro_1", "discard fire_1", "discard fire_2"])
    assert "available:promoted" in workers(was, 0)  # the six can be seen no more
    t = evaluating(dict(workers=["agro_1:promoted"], discs=0), {}, {}, locations=["agro"])
    assert seat(t, 0)["personal"] == 1  # a leader without a worker brings 1 disc


@clause("PAN-GEN-04", "PAN-GEN-05")
def test_a_gain_comes_from_the_part_of_the_general_reserve_of_the_own_colour() -> None:
    t = position(dict(discs=11, goods=["iron"]), dict(discs=0), dict(discs=0), port=["iron_ship"])
    t.play(0, "ship iron_ship")
    assert [(one["personal"], one["general"]) for one in table(t)["seats"]] == [(11, 0), (0, 11), (0, 11)]


@clause("PAN-GEN-04")
def test_a_payment_goes_into_the_part_of_the_own_colour() -> None:
    t = position(dict(discs=4, goods=["iron"], tokens=["iron_artisan"]), dict(discs=5), dict(discs=6))
    t.play(0, "activate iron_artisan")
    assert [(one["personal"], one["general"]) for one in table(t)["seats"]] == [(3, 8), (5, 6), (6, 5)]


@clause("PAN-GEN-05")
def test_discs_that_are_missing_are_not_owed() -> None:
    t = position(
        dict(discs=9, goods=["wine", "wine", "iron"], tokens=["iron_artisan"]),
        dict(leader="agro_1"),
        dict(leader="agro_1"),
        merkator=["m02"],
    )
    t.play(0, "sell m02")
    assert (seat(t, 0)["personal"], seat(t, 0)["general"]) == (11, 0)  # 2 of 4
    for other in (1, 2):
        t.play(other, "pass")
    t.play(0, "activate iron_artisan")
    assert (seat(t, 0)["personal"], seat(t, 0)["general"]) == (10, 1)


@clause("PAN-GEN-06")
@pytest.mark.parametrize("left", [0, 1])
def test_a_stack_yields_what_is_there(left: int) -> None:
    t = position(dict(goods=["oil", "wine"]), {}, {}, merkator=["m03"], titan_stack=["fire_9"][:left])
    t.play(0, "sell m03")
    assert [one["token"] for one in seat(t, 0)["titans"]] == ["fire_9"][:left]  # not 2
    assert decision(t) == (1, "main_action")


@clause("PAN-GEN-06", "PAN-MERCH-11", "PAN-POLIS-10")
def test_an_empty_stack_yields_nothing() -> None:
    t = position(dict(goods=["wine", "wine", "oil"]), {}, {}, merkator=["m06"], reinforcement_stack=[])
    t.play(0, "sell m06")
    assert (seat(t, 0)["reinforcements"], seat(t, 0)["personal"], seat(t, 0)["points"]) == ([], 9, 8)
    income = {"polis_3": 0, "polis_5": 0, "polis_6": 0}
    t = evaluating({}, {}, {}, locations=["polis", "krypt"], polis=income, reinforcement_stack=[], titan_stack=[])
    assert (seat(t, 0)["reinforcements"], seat(t, 0)["titans"], seat(t, 0)["personal"]) == ([], [], 7)


@clause("PAN-GEN-06")
def test_the_bag_yields_what_is_there() -> None:
    t = evaluating({}, {}, {}, locations=["polis", "krypt"], polis={"polis_4": 0}, bag=[])
    assert seat(t, 0)["goods"] == []
    t = evaluating({}, {}, {}, locations=["polis", "krypt"], polis={"polis_4": 0}, bag=["iron"])
    assert seat(t, 0)["goods"] == ["iron"]


@clause("PAN-GEN-07", "RUL-29")
def test_nothing_comes_back_from_the_removed_pile() -> None:
    t = evaluating(
        {}, {}, {}, locations=["thermae"], bag=["iron"], artisan_stack=[], reinforcement_stack=["fire_1"],
        ship_stack=[], merchant_stack=[], agora=["cotton"], phalanx=["fire_2"],
    )  # fmt: skip
    board = table(t)
    assert board["round"] == 2
    assert len(board["removed"]["goods"]) == 39  # the cotton of the display among them
    assert (board["agora"], board["art"], board["port"], board["merkator"]) == (["iron"], [], [], [])
    assert [one["token"] for one in board["phalanx"]] == ["fire_1"]
    assert {board["stacks"][name] for name in ("bag", "artisans", "reinforcements", "ships", "merchants")} == {0}


@clause("PAN-GEN-08", "PAN-GEN-09")
def test_all_tokens_but_the_titans_are_public() -> None:
    mine = dict(goods=["iron", "cloth"], tokens=["iron_ship", "any_artisan", "fire_3"], titans=["air_9", "earth_5"])
    t = position(mine, {}, {})
    for viewer in (1, 2, None):
        seen = table(t, viewer)["seats"][0]
        assert (seen["goods"], seen["ships"]) == (["iron", "cloth"], ["iron_ship"])
        assert [one["token"] for one in seen["artisans"]] == ["any_artisan"]
        assert [one["token"] for one in seen["reinforcements"]] == ["fire_3"]
        assert (seen["titan_count"], seen["titans"]) == (2, [])


@clause("PAN-GEN-09", "PAN-GEN-10")
@pytest.mark.parametrize("turn", [0, 1, 2])
def test_a_player_sees_the_own_titans_in_anybodys_turn(turn: int) -> None:
    t = position(dict(titans=["air_9"]), dict(titans=["earth_5", "fire_6"]), {}, turn=turn)
    t2 = evaluating(dict(titans=["air_9"]), dict(titans=["earth_5", "fire_6"]), {}, locations=["krypt"], starter=turn)
    assert t2.pending == [turn]
    for now in (t, t2):
        assert [one["token"] for one in table(now, 1)["seats"][1]["titans"]] == ["earth_5", "fire_6"]
        assert [one["token"] for one in table(now, 0)["seats"][0]["titans"]] == ["air_9"]
        assert table(now, 0)["seats"][1]["titans"] == []


@clause("PAN-GEN-11")
def test_points_count_when_they_are_earned() -> None:
    t = position(dict(goods=["hides", "hides", "cloth"], points=2), {}, {}, merkator=["m08"])
    t.play(0, "sell m08")
    assert decision(t) == (0, "underworld_look")  # in the middle of the action
    assert [one["points"] for one in table(t)["seats"]] == [10, 0, 0]


@clause("PAN-GEN-12")
def test_a_score_has_no_upper_limit() -> None:
    t = position(dict(goods=["iron", "armor"], points=998), {}, {}, port=["iron_ship"])
    t.play(0, "ship iron_ship")
    assert seat(t, 0)["points"] == 1001


@clause("PAN-GEN-12", "RUL-30")
def test_the_final_scoring_may_lead_below_zero() -> None:
    t = evaluating(dict(box=5, points=4), dict(box=4), dict(box=3, points=20), locations=["thermae"])
    assert t.over
    assert t.scores == [-11, -12, 11]


def belongings(t: petteia.Table, number: int) -> tuple[Any, ...]:
    one = seat(t, number)
    return tuple(
        one[what] for what in ("goods", "ships", "artisans", "reinforcements", "titans", "personal", "general")
    )


@clause("PAN-GEN-13")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nobody_gives_anything_to_another_in_the_placement_phase(seed: int) -> None:
    t, chance = game(3, seed), random.Random(seed)
    moves = 0
    while table(t)["round"] < 4 and not t.over:
        (who,) = t.pending
        before = [belongings(t, number) for number in range(3)]
        evaluated = len(happened(t, "evaluated"))
        t.play(who, chance.choice(t.options(who)))
        if len(happened(t, "evaluated")) == evaluated and not table(t)["seats"][who]["passed"]:
            moves += 1
            assert [belongings(t, number) for number in range(3) if number != who] == [
                one for number, one in enumerate(before) if number != who
            ]
    assert moves > 20


@clause("PAN-GEN-13")
def test_no_move_names_another_player_but_a_challenge() -> None:
    t = game()
    verbs = {move.verb.name for move in t.state.box.words.moves if "seat" in move.verb.kinds}
    assert verbs == {"challenge"}


@clause("PAN-GEN-10")
def test_titans_are_still_seen_after_a_whole_round() -> None:
    t = until(game(3, 5), lambda t: bool(table(t)["round"] == 2))
    for number in range(3):
        assert len(seat(t, number)["titans"]) == seat(t, number)["titan_count"] > 0
