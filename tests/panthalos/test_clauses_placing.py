"""Chapters 4.2, 4.3, 4.4 and 4.8: turns, placing figures, lightning spaces, passing."""

from __future__ import annotations

from pathlib import Path
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
    space,
    table,
    texts,
    until,
    workers,
)

LOCATIONS = [
    "thermae", "polis", "agora", "phalanx", "art", "oraculum", "foro", "titanus", "agro", "krypt", "arena",
]  # fmt: skip


def standing(t: petteia.Table, name: str) -> list[tuple[int, str]]:
    return [(one["seat"], one["figure"]) for one in space(t, name)["figures"]]


def placing(t: petteia.Table, number: int) -> dict[str, set[str]]:
    """The spaces that each figure may be placed on."""
    found: dict[str, set[str]] = {}
    for text in texts(t, number):
        if text.startswith("place "):
            _, figure, where = text.split()
            found.setdefault(figure, set()).add(where)
    return found


def names(things: list[dict[str, Any]]) -> list[str]:
    return [one["token"] for one in things]


# Round and turn


@clause("PAN-TURN-01", "PAN-TURN-08", "PAN-EVAL-01")
def test_a_round_is_placement_then_evaluation_then_its_end() -> None:
    t = position(dict(leader="agro_1"), {}, {}, passed=[1, 2])
    assert happened(t, "evaluated") == []
    t.play(0, "pass")
    until(t, lambda t: bool(table(t)["round"] == 2))
    story = [event.get("location") or event["event"] for event in t.events(None)]
    assert [one for one in story if one in (*LOCATIONS, "passed", "round")][:12] == ["passed", *LOCATIONS]
    after = [event["event"] for event in t.events(None)][story.index("arena") + 1 :]
    assert after[-1] == "round"
    assert "placed" not in after
    assert decision(t) == (0, "main_action")


@clause("PAN-TURN-02")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_the_starting_player_takes_the_first_turn_of_every_round(starter: int) -> None:
    t = evaluating({}, {}, {}, locations=["thermae"], starter=starter)
    assert (table(t)["round"], decision(t)) == (2, (starter, "main_action"))


@clause("PAN-TURN-02")
def test_the_starting_player_takes_the_first_turn_of_the_game() -> None:
    for seed in range(8):
        t = petteia.new(GAME, players=4, seed=seed)
        assert decision(t) == (table(t)["starter"], "main_action")


@clause("PAN-TURN-03")
def test_turns_pass_clockwise() -> None:
    t = position({}, {}, {}, {}, turn=2, starter=2)
    order = []
    for _ in range(6):
        (who,) = t.pending
        order.append(who)
        t.play(who, "place rank_2 agro_1" if len(order) < 5 else "place leader agro_1")
    assert order == [2, 3, 0, 1, 2, 3]


@clause("PAN-TURN-04", "PAN-PLACE-01")
@pytest.mark.parametrize(
    "action", ["place rank_3 agora_2", "ship iron_ship", "sell m09", "activate any_artisan", "pass"]
)
def test_a_turn_is_exactly_one_action(action: str) -> None:
    mine = dict(
        workers=["available:3", "agro_1:3"], leader="agro_1", goods=["iron", "armor", "armor", "wine"],
        tokens=["any_artisan"],
    )  # fmt: skip
    t = position(mine, {}, {}, port=["iron_ship"], merkator=["m09"])
    assert {text.split()[0] for text in texts(t, 0)} == {"place", "ship", "sell", "activate", "pass"}
    t.play(0, action)
    if t.pending == [0]:  # the promotion that comes with the merchant
        assert decision(t) == (0, "promote_target")
        t.play(0, "promote rank_3 agro_1")
    assert decision(t) == (1, "main_action")
    assert texts(t, 0) == []


@clause("PAN-TURN-04")
@pytest.mark.parametrize("idea", ["hire", "take_good iron", "yield", "nothing", "engage iron_artisan", "train", "stop"])
def test_nothing_else_is_done_in_a_turn(idea: str) -> None:
    t = position({}, {}, {}, agora=["iron"], art=["iron_artisan"])
    with pytest.raises(petteia.IllegalMove):
        t.play(0, idea)
    assert decision(t) == (0, "main_action")


@clause("PAN-TURN-05", "PAN-TURN-03")
def test_who_has_passed_is_skipped() -> None:
    t = position({}, dict(leader="agro_1"), {})
    t.play(0, "place leader agro_1")
    t.play(1, "pass")
    order = []
    for _ in range(5):
        (who,) = t.pending
        order.append(who)
        t.play(who, "place leader titanus_1" if "place leader titanus_1" in texts(t, who) else "place rank_2 agro_1")
    assert order == [2, 0, 2, 0, 2]
    assert [one["passed"] for one in table(t)["seats"]] == [False, True, False]


@clause("PAN-TURN-06")
def test_one_available_figure_is_enough_to_ship_sell_and_activate() -> None:
    mine = dict(
        workers=["available:1"], leader="agro_1", goods=["iron", "iron", "wine", "wine"], tokens=["iron_artisan"]
    )
    t = position(mine, dict(leader="agro_1"), {}, passed=[1, 2], port=["iron_ship"], merkator=["m02"])
    t.play(0, "sell m02")
    t.play(0, "activate iron_artisan")
    t.play(0, "ship iron_ship")
    assert decision(t) == (0, "main_action")
    assert seat(t, 0)["goods"] == []


@clause("PAN-TURN-06", "PAN-TURN-07", "RUL-03")
def test_with_the_last_figure_the_other_actions_are_gone_too() -> None:
    mine = dict(
        workers=["available:1"], leader="agro_1", goods=["iron", "iron", "wine", "wine"], tokens=["iron_artisan"]
    )
    t = position(mine, {}, {}, port=["iron_ship"], merkator=["m02"])
    assert {"ship iron_ship", "sell m02", "activate iron_artisan"} <= set(texts(t, 0))
    t.play(0, "place rank_1 agro_1")
    assert seat(t, 0)["passed"]
    t.play(1, "place leader agro_1")
    t.play(2, "place leader agro_1")
    assert decision(t) == (1, "main_action")  # seat 0 is not asked again, whatever could be shipped


@clause("PAN-TURN-07", "RUL-03")
@pytest.mark.parametrize(
    ("left", "passed"), [("agro_1:2", True), ("resting:2", True), ("available:2", False)]
)  # a resting worker is not available
def test_who_has_no_available_figure_counts_as_having_passed(left: str, passed: bool) -> None:
    t = position(dict(workers=[left]), {}, {})
    t.play(0, "place leader titanus_1")
    assert seat(t, 0)["passed"] == passed
    t.play(1, "place leader titanus_1")
    t.play(2, "place leader titanus_1")
    assert t.pending == [1 if passed else 0]


@clause("PAN-TURN-07")
def test_the_foro_may_take_the_last_two_figures() -> None:
    t = position(dict(workers=["available:2"]), {}, {})
    t.play(0, "place leader foro_1")
    t.play(0, "place rank_2 foro_2")
    assert seat(t, 0)["passed"]


@clause("PAN-TURN-08")
def test_the_placement_phase_ends_when_all_have_passed() -> None:
    t = position(dict(leader="agro_1"), dict(leader="agro_1"), dict(leader="agro_1"))
    t.play(0, "pass")
    t.play(1, "pass")
    assert decision(t) == (2, "main_action")
    assert happened(t, "evaluated") == []
    t.play(2, "place rank_2 agro_1")
    assert decision(t) == (2, "main_action")
    t.play(2, "pass")
    assert [one["location"] for one in happened(t, "evaluated")] == LOCATIONS[:10]
    assert decision(t) == (0, "krypt_defend")


@clause("PAN-TURN-09")
def test_the_last_player_keeps_taking_turns() -> None:
    t = position({}, {}, {}, passed=[1, 2])
    for move in ("place rank_2 agro_1", "place leader agro_1", "place rank_2 titanus_1", "place rank_2 polis_1"):
        assert decision(t) == (0, "main_action")
        t.play(0, move)
    assert decision(t) == (0, "main_action")
    assert workers(t, 0) == ["agro_1:2", "available:2", "polis_1:2", "titanus_1:2"]


# Placing


@clause("PAN-PLACE-01", "PAN-PLACE-14")
def test_placing_moves_one_figure_to_one_space_for_nothing() -> None:
    t = position(dict(workers=["available:2", "available:3"], discs=0), {}, {})
    t.play(0, "place rank_3 krypt_1")
    assert workers(t, 0) == ["available:2", "krypt_1:3"]
    assert seat(t, 0)["leader"] == "available"
    assert standing(t, "krypt_1") == [(0, "rank_3")]
    assert (seat(t, 0)["personal"], seat(t, 0)["general"], seat(t, 0)["points"]) == (0, 11, 0)


@clause("PAN-PLACE-01")
def test_only_available_figures_are_placed() -> None:
    t = position(dict(workers=["available:2", "resting:3", "agora_2:4"]), {}, {})
    assert set(placing(t, 0)) == {"leader", "rank_2"}  # the unhired dice show rank 1
    for figure in ("rank_1", "rank_3", "rank_4", "promoted"):
        assert refused(t, 0, f"place {figure} agro_1") in ("PAN-PLACE-01", "PAN-PLACE-15")


@clause("PAN-PLACE-02")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("figure", ["leader", "worker"])
def test_a_space_takes_one_figure(owner: int, figure: str) -> None:
    there = dict(leader="arena_2") if figure == "leader" else dict(workers=["available:4", "arena_2:3"])
    others: list[dict[str, Any]] = [dict(workers=["available:4"]), dict(workers=["available:4"])]
    others[owner] |= there
    t = position(*others)
    assert refused(t, 0, "place rank_4 arena_2") == "PAN-PLACE-02"
    assert "place rank_4 arena_1" in texts(t, 0)


@clause("PAN-PLACE-03", "PAN-PLACE-04", "PAN-PLACE-05")
@pytest.mark.parametrize("players", [2, 5])
def test_minimum_ranks(players: int) -> None:
    """Of the FORO spaces the first is named; its partner is asked for then."""
    ranks = [f"available:{rank}" for rank in (1, 2, 3, 4, 5)]
    t = position(dict(workers=ranks), *[{}] * (players - 1))
    board = {one["space"]: one["rank"] for one in table(t)["spaces"] if one["space"] != "foro_2"}
    found = placing(t, 0)
    for rank in (1, 2, 3, 4, 5):
        assert found[f"rank_{rank}"] == {name for name, least in board.items() if rank >= least}
        for name, least in board.items():
            if rank < least:
                assert refused(t, 0, f"place rank_{rank} {name}") in ("PAN-PLACE-03", "PAN-PLACE-12")
    assert found["leader"] == {name for name in board if not name.startswith("polis")}


@clause("PAN-PLACE-04", "PAN-FORO-13")
def test_a_promoted_leader_ignores_minimum_ranks_too() -> None:
    t = position(dict(workers=["available:promoted"]), {}, {}, {})
    found = placing(t, 0)
    assert found["promoted"] == found["leader"]
    assert {"arena_1", "krypt_1", "agora_1"} <= found["promoted"]


@clause("PAN-PLACE-05", "PAN-FORO-14")
@pytest.mark.parametrize("figure", ["leader", "promoted"])
def test_no_leader_enters_the_polis(figure: str) -> None:
    t = position(dict(workers=["available:promoted", "available:6"]), {}, {})
    for n in range(1, 7):
        assert refused(t, 0, f"place {figure} polis_{n}") in ("PAN-PLACE-05", "PAN-FORO-14")
        assert f"place rank_6 polis_{n}" in texts(t, 0)


@clause("PAN-PLACE-06")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_disc_closes_a_space_of_the_polis_to_everybody(owner: int) -> None:
    t = position(dict(workers=["available:3"]), {}, {}, polis={"polis_2": owner})
    assert refused(t, 0, "place rank_3 polis_2") == "PAN-PLACE-06"
    assert "place rank_3 polis_1" in texts(t, 0)


@clause("PAN-PLACE-07")
@pytest.mark.parametrize("where", ["titanus_1", "agro_1"])
def test_titanus_and_agro_have_no_limit(where: str) -> None:
    crowd = dict(leader=where, workers=[f"{where}:2"] * 3)
    t = position(dict(leader=where, workers=[f"{where}:1", f"{where}:4", "available:1"]), crowd, crowd)
    assert len(standing(t, where)) == 11
    t.play(0, f"place rank_1 {where}")
    assert len(standing(t, where)) == 12


@clause("PAN-PLACE-08")
@pytest.mark.parametrize("where", ["titanus_1", "agro_1"])
def test_one_figure_a_turn_goes_to_titanus_or_agro(where: str) -> None:
    t = position({}, {}, {})
    t.play(0, f"place rank_2 {where}")
    assert decision(t) == (1, "main_action")  # no second one, as in the FORO
    assert standing(t, where) == [(0, "rank_2")]


@clause("PAN-PLACE-09")
def test_the_foro_takes_two_figures_in_one_turn() -> None:
    t = position({}, {}, {})
    assert refused(t, 0, "place rank_2 foro_2") == "PAN-PLACE-09"  # the first one goes to the first space
    t.play(0, "place leader foro_1")
    assert decision(t) == (0, "foro_partner")
    assert texts(t, 0) == ["place rank_2 foro_2"]  # nothing else, and no way back
    t.play(0, "place rank_2 foro_2")
    assert (standing(t, "foro_1"), standing(t, "foro_2")) == ([(0, "leader")], [(0, "rank_2")])
    assert decision(t) == (1, "main_action")


@clause("PAN-PLACE-09")
@pytest.mark.parametrize(
    ("workers", "leader", "figure"),
    [(["available:6", "resting:3", "agora_2:2"], "agro_1", "rank_6"), (["resting:3"], "available", "leader")],
)
def test_with_one_figure_the_foro_cannot_be_entered(workers: list[str], leader: str, figure: str) -> None:
    t = position(dict(workers=workers, leader=leader), {}, {})
    assert refused(t, 0, f"place {figure} foro_1") == "PAN-PLACE-09"
    assert refused(t, 0, f"place {figure} foro_2") == "PAN-PLACE-09"


@clause("PAN-PLACE-10")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_foro_is_entered_only_while_it_is_empty(owner: int) -> None:
    here: list[dict[str, Any]] = [dict(workers=["available:4", "available:5"]), {}, {}]
    here[owner] = dict(workers=["available:4", "available:5", "foro_1:2", "foro_2:2"])
    t = position(*here)
    for figure in ("leader", "rank_4", "rank_5"):
        assert refused(t, 0, f"place {figure} foro_1") in ("PAN-PLACE-10", "PAN-PLACE-02")


@clause("PAN-PLACE-11", "RUL-04")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("rank_2", "rank_3"), ("rank_3", "rank_2"), ("rank_2", "leader"), ("leader", "rank_2"), ("promoted", "rank_2"),
        ("rank_2", "promoted"), ("leader", "promoted"), ("promoted", "leader"),
    ],
)  # fmt: skip
def test_any_two_figures_may_enter_the_foro(first: str, second: str) -> None:
    t = position(dict(workers=["available:2", "available:3", "available:promoted"]), {}, {})
    t.play(0, f"place {first} foro_1")
    t.play(0, f"place {second} foro_2")
    assert (standing(t, "foro_1"), standing(t, "foro_2")) == ([(0, first)], [(0, second)])


@clause("PAN-PLACE-11", "RUL-04")
def test_two_promoted_leaders_may_enter_the_foro() -> None:
    t = position(dict(workers=["available:promoted", "available:promoted"]), {}, {})
    t.play(0, "place promoted foro_1")
    assert texts(t, 0) == ["place leader foro_2", "place promoted foro_2"]
    t.play(0, "place promoted foro_2")
    assert workers(t, 0) == ["foro_1:promoted", "foro_2:promoted"]


@clause("PAN-PLACE-09", "PAN-PLACE-11")
def test_one_figure_cannot_be_both() -> None:
    t = position(dict(workers=["available:2", "available:3"]), {}, {})
    t.play(0, "place leader foro_1")
    assert refused(t, 0, "place leader foro_2") == "PAN-PLACE-01"
    assert refused(t, 0, "place rank_2 agro_1") == "PAN-PLACE-09"


@clause("PAN-PLACE-12")
def test_each_worker_of_the_pair_needs_the_rank_of_its_space() -> None:
    t = position(dict(workers=["available:1", "available:2"]), {}, {})
    assert refused(t, 0, "place rank_1 foro_1") in ("PAN-PLACE-12", "PAN-PLACE-03")
    t.play(0, "place leader foro_1")
    assert texts(t, 0) == ["place rank_2 foro_2"]
    assert refused(t, 0, "place rank_1 foro_2") in ("PAN-PLACE-12", "PAN-PLACE-03")


@clause("PAN-PLACE-12", "PAN-PLACE-09")
def test_a_leader_cannot_enter_with_a_worker_of_too_low_a_rank_alone() -> None:
    t = position(dict(workers=["available:1", "available:1"]), {}, {})
    assert refused(t, 0, "place leader foro_1") in ("PAN-PLACE-09", "PAN-PLACE-12")


@clause("PAN-PLACE-12")
def test_each_space_of_the_foro_has_its_own_minimum(tmp_path: Path) -> None:
    """On the printed board they are alike; in this edition the second space asks for rank 4."""
    edition = tmp_path / "steep.toml"
    edition.write_text(
        "[edition]\nname = 'steep'\n[small]\nforo_2 = { rank = 4, lightning = false, capacity = 1, from = 'X' }\n"
    )
    arranged = dump(dict(workers=["available:3", "available:5"], leader="agro_1"), {}, {})
    arranged["edition"] = petteia.new(GAME, edition=edition).view(None)["edition"]
    t = petteia.load(arranged, edition=edition, of=GAME)
    assert refused(t, 0, "place rank_5 foro_1") in ("PAN-PLACE-12", "PAN-PLACE-09")  # rank 3 is left for the second
    t.play(0, "place rank_3 foro_1")
    assert texts(t, 0) == ["place rank_5 foro_2"]


@clause("PAN-PLACE-13")
def test_a_player_may_hold_several_spaces_of_a_location() -> None:
    t = position(dict(workers=["available:2"] * 3), {}, {}, passed=[1, 2])
    t.play(0, "place rank_2 polis_1")
    t.play(0, "place rank_2 polis_2")
    t.play(0, "place leader krypt_1")
    t.play(0, "place rank_2 krypt_2")
    assert workers(t, 0) == ["krypt_2:2", "polis_1:2", "polis_2:2"]
    assert seat(t, 0)["leader"] == "krypt_1"


@clause("PAN-PLACE-15")
def test_a_placed_figure_stays_where_it_is() -> None:
    t = position(dict(workers=["agora_2:4", "available:2"], leader="titanus_1"), {}, {})
    assert set(placing(t, 0)) == {"rank_2"}
    assert refused(t, 0, "place rank_4 agro_1") in ("PAN-PLACE-15", "PAN-PLACE-01")
    assert refused(t, 0, "place leader agro_1") in ("PAN-PLACE-15", "PAN-PLACE-01")


@clause("PAN-PLACE-16", "RUL-27")
def test_a_demotion_does_not_dislodge_a_worker() -> None:
    t = evaluating(
        dict(leader="arena_1", titans=["earth_9"]),
        dict(leader="agora_2", workers=["polis_1:2", "available:4"]),
        {},
        locations=["arena"],
    )
    t.play(0, "challenge 1")
    t.play(0, "lay earth_9")
    t.play(0, "confirm")
    t.play(1, "stop")
    t.play(1, "demote rank_2 polis_1")
    assert decision(t) == (0, "duel_reward")
    assert standing(t, "polis_1") == [(1, "rank_1")]  # the minimum rank is 2


@clause("PAN-PLACE-16", "RUL-27")
def test_a_worker_below_the_minimum_rank_still_works() -> None:
    t = evaluating(dict(workers=["agora_2:1"]), {}, {}, locations=["agora"], agora=["iron", "iron"])
    assert decision(t) == (0, "agora_take")


@clause("PAN-PLACE-17")
@pytest.mark.parametrize("players", [3, 4])
def test_there_are_no_spaces_elsewhere(players: int) -> None:
    t = position(*[{}] * players)
    assert {one["space"].split("_")[0] for one in table(t)["spaces"]} == set(LOCATIONS[1:])
    for place in ("thermae_1", "port_1", "merkator_1", "templum_1", "resting"):
        with pytest.raises(petteia.IllegalMove):
            t.play(0, f"place rank_2 {place}")


@clause("PAN-PLACE-18")
@pytest.mark.parametrize("where", ["agora_2", "phalanx_2", "art_2", "polis_2", "oraculum_1", "titanus_1", "arena_2"])
def test_a_space_without_lightning_gives_nothing_yet(where: str) -> None:
    t = position({}, {}, {}, starter=1, agora=["iron", "iron"], phalanx=["fire_1", "fire_1"], art=["iron_artisan"])
    before = seat(t, 0)
    t.play(0, f"place rank_2 {where}")
    assert decision(t) == (1, "main_action")
    kept = ("points", "personal", "goods", "artisans", "reinforcements", "titans")
    assert {what: before[what] for what in kept} == {what: seat(t, 0)[what] for what in kept}
    assert table(t)["starter"] == 1
    assert (len(table(t)["agora"]), len(table(t)["phalanx"]), len(table(t)["art"])) == (2, 2, 1)


# Lightning


@clause("PAN-LIGHT-01", "PAN-LIGHT-07")
@pytest.mark.parametrize("figure", ["rank_3", "leader", "promoted"])
@pytest.mark.parametrize(
    ("where", "asked"), [("agora_1", "agora_take"), ("phalanx_1", "phalanx_take"), ("art_1", "art_choose")]
)
def test_a_lightning_space_works_at_once(figure: str, where: str, asked: str) -> None:
    t = position(
        dict(workers=["available:3", "available:promoted"]), {}, {},
        agora=["iron", "iron"], phalanx=["fire_1", "fire_1"], art=["iron_artisan"],
    )  # fmt: skip
    t.play(0, f"place {figure} {where}")
    assert decision(t) == (0, asked)
    choice = {
        "agora_1": "take_goods iron iron",
        "phalanx_1": "recruit_both fire_1 fire_1",
        "art_1": "engage iron_artisan",
    }
    t.play(0, choice[where])
    assert decision(t) == (1, "main_action")
    one = seat(t, 0)
    got = {"agora_1": one["goods"], "phalanx_1": names(one["reinforcements"]), "art_1": names(one["artisans"])}
    expected = {"agora_1": ["iron", "iron"], "phalanx_1": ["fire_1", "fire_1"], "art_1": ["iron_artisan"]}
    assert got[where] == expected[where]


@clause("PAN-LIGHT-01", "PAN-TURN-07", "PAN-TURN-08")
def test_the_last_figure_of_all_still_gets_its_lightning_before_the_evaluation() -> None:
    t = position(dict(workers=["agro_1:3"]), {}, {}, passed=[1, 2], agora=["iron", "iron"])
    t.play(0, "place leader agora_1")
    assert decision(t) == (0, "agora_take")
    assert happened(t, "evaluated") == []
    t.play(0, "take_goods iron iron")
    assert (seat(t, 0)["passed"], seat(t, 0)["goods"]) == (True, ["iron", "iron"])
    assert decision(t) == (0, "krypt_defend")


@clause("PAN-LIGHT-02", "RUL-05")
def test_the_whole_choice_of_the_agora_is_made_at_once() -> None:
    t = position(dict(workers=["available:3", "resting:2"]), {}, {}, agora=["grapes", "iron", "iron"])
    t.play(0, "place leader agora_1")
    assert texts(t, 0) == ["take_goods grapes iron", "take_goods iron iron", "take_good grapes", "take_good iron"]
    t.play(0, "take_good iron")
    assert decision(t) == (0, "promote_target")
    t.play(0, "promote rank_2 resting")
    assert (seat(t, 0)["goods"], workers(t, 0)) == (["iron"], ["available:3", "resting:3"])
    assert decision(t) == (1, "main_action")


@clause("PAN-LIGHT-02", "PAN-AGORA-04", "RUL-05")
def test_an_empty_display_gives_the_promotion_at_once() -> None:
    t = position(dict(workers=["available:3"]), {}, {})
    t.play(0, "place leader agora_1")
    assert texts(t, 0) == ["train"]
    t.play(0, "train")
    assert workers(t, 0) == ["available:4"]


@clause("PAN-LIGHT-02", "RUL-05")
def test_the_whole_choice_of_the_phalanx_is_made_at_once() -> None:
    t = position(dict(workers=["available:3", "agro_1:5"]), {}, {}, phalanx=["air_1", "fire_2"])
    t.play(0, "place leader phalanx_1")
    assert texts(t, 0) == ["recruit_both air_1 fire_2", "recruit air_1", "recruit fire_2"]
    t.play(0, "recruit fire_2")
    t.play(0, "promote rank_5 agro_1")
    assert (names(seat(t, 0)["reinforcements"]), workers(t, 0)) == (["fire_2"], ["agro_1:6", "available:3"])
    assert decision(t) == (1, "main_action")


@clause("PAN-LIGHT-02", "RUL-05")
def test_tokens_may_be_sold_on_the_lightning_space_of_the_art() -> None:
    t = position(dict(tokens=["iron_ship", "fire_3"]), {}, {}, art=["iron_artisan"])
    t.play(0, "place leader art_1")
    assert texts(t, 0) == ["engage iron_artisan", "sell_tokens"]
    for move in ("sell_tokens", "discard iron_ship", "discard fire_3", "done"):
        t.play(0, move)
    assert (seat(t, 0)["points"], seat(t, 0)["ships"], seat(t, 0)["reinforcements"]) == (1, [], [])
    assert decision(t) == (1, "main_action")


@clause("PAN-LIGHT-03")
def test_the_display_is_not_refilled_after_a_lightning() -> None:
    t = position(
        dict(workers=["available:4"]), {}, {}, {},
        agora=["grapes", "cattle", "olives", "iron"], phalanx=["fire_1"] * 4, art=["iron_artisan", "any_artisan"],
    )  # fmt: skip
    t.play(0, "place rank_4 agora_1")
    t.play(0, "take_goods grapes iron")
    assert table(t)["agora"] == ["cattle", "olives"]
    t.play(1, "place leader agora_2")  # also a lightning space on this side
    assert texts(t, 1) == ["take_goods cattle olives", "take_good cattle", "take_good olives"]
    t.play(1, "take_goods cattle olives")
    t.play(2, "place leader art_1")
    t.play(2, "engage iron_artisan")
    t.play(3, "place leader phalanx_1")
    t.play(3, "recruit_both fire_1 fire_1")
    assert table(t)["agora"] == []
    assert names(table(t)["art"]) == ["any_artisan"]
    assert names(table(t)["phalanx"]) == ["fire_1", "fire_1"]
    assert (table(t)["stacks"]["bag"], table(t)["stacks"]["artisans"]) == (36, 12)


@clause("PAN-LIGHT-04", "PAN-AGORA-01", "PAN-PHAL-01", "PAN-ART-01")
@pytest.mark.parametrize("location", ["agora", "phalanx", "art"])
@pytest.mark.parametrize("figure", ["leader", "worker"])
def test_a_figure_on_a_lightning_space_yields_nothing_in_the_evaluation(location: str, figure: str) -> None:
    here = dict(leader=f"{location}_1") if figure == "leader" else dict(workers=[f"{location}_1:3"])
    t = evaluating(
        here, {}, {}, locations=[location, "krypt"],
        agora=["iron", "iron"], phalanx=["fire_1", "fire_1"], art=["iron_artisan"],
    )  # fmt: skip
    assert decision(t) == (0, "krypt_defend")
    assert (seat(t, 0)["goods"], seat(t, 0)["reinforcements"], seat(t, 0)["artisans"]) == ([], [], [])


@clause("PAN-LIGHT-05", "PAN-PLACE-02")
def test_the_figure_stays_on_the_lightning_space() -> None:
    t = position(dict(workers=["available:3"]), dict(workers=["available:3"]), {}, agora=["iron", "iron"])
    t.play(0, "place rank_3 agora_1")
    t.play(0, "take_goods iron iron")
    assert standing(t, "agora_1") == [(0, "rank_3")]
    assert refused(t, 1, "place rank_3 agora_1") == "PAN-PLACE-02"


@clause("PAN-LIGHT-05")
def test_the_figure_on_a_lightning_space_rests_only_at_the_end_of_the_round() -> None:
    t = evaluating(dict(workers=["agora_1:3"]), {}, {}, locations=["agora", "krypt"])
    assert standing(t, "agora_1") == [(0, "rank_3")]
    for who in range(3):
        t.play(who, "yield")
    assert (table(t)["round"], workers(t, 0)) == (2, ["resting:3"])


@clause("PAN-LIGHT-05", "PAN-FORO-10")
def test_a_worker_leaves_a_lightning_space_as_a_leader() -> None:
    here = dict(workers=["agora_1:3", "foro_1:2", "foro_2:2"], tokens=["fire_1", "fire_2"])
    t = evaluating(here, {}, {}, locations=["foro", "krypt"])
    for move in ("lead rank_3 agora_1", "discard fire_1", "discard fire_2"):
        t.play(0, move)
    assert standing(t, "agora_1") == []
    assert workers(t, 0) == ["available:promoted", "foro_1:2", "foro_2:2"]


@clause("PAN-LIGHT-06", "PAN-PROM-03")
@pytest.mark.parametrize(("where", "one"), [("agora_1", "take_good iron"), ("phalanx_1", "recruit fire_1")])
def test_the_worker_just_placed_may_be_promoted(where: str, one: str) -> None:
    t = position(dict(workers=["available:3", "available:2"]), {}, {}, agora=["iron"], phalanx=["fire_1"])
    t.play(0, f"place rank_3 {where}")
    t.play(0, one)
    assert texts(t, 0) == ["promote rank_2 available", f"promote rank_3 {where}"]
    t.play(0, f"promote rank_3 {where}")
    assert workers(t, 0) == sorted([f"{where}:4", "available:2"])


# Passing


@clause("PAN-PASS-01")
@pytest.mark.parametrize("where", ["agro_1", "agora_1", "krypt_2"])
def test_pass_only_with_the_leader_placed(where: str) -> None:
    assert refused(position({}, {}, {}), 0, "pass") == "PAN-PASS-01"
    assert "pass" in texts(position(dict(leader=where), {}, {}), 0)


@clause("PAN-PASS-02", "RUL-12")
def test_pass_only_with_all_promoted_leaders_placed() -> None:
    mine = ["available:promoted", "agro_1:promoted", "available:2"]
    t = position(dict(leader="agro_1", workers=mine), {}, {}, passed=[1, 2])
    assert refused(t, 0, "pass") == "PAN-PASS-02"
    t.play(0, "place promoted titanus_1")
    t.play(0, "pass")
    assert seat(t, 0)["passed"]


@clause("PAN-PASS-01", "PAN-PASS-02", "RUL-12")
def test_the_original_leader_must_be_placed_too() -> None:
    t = position(dict(workers=["agro_1:promoted", "available:2"]), {}, {})
    assert refused(t, 0, "pass") == "PAN-PASS-01"


@clause("PAN-PASS-03")
def test_pass_with_available_workers() -> None:
    t = position(dict(leader="agro_1", workers=["available:6"] * 4), {}, {})
    t.play(0, "pass")
    assert seat(t, 0)["passed"]
    assert workers(t, 0) == ["available:6"] * 4
    assert decision(t) == (1, "main_action")


@clause("PAN-PASS-04")
def test_workers_not_placed_do_not_rest() -> None:
    t = position(dict(leader="agro_1", workers=["available:4", "agro_1:3"]), {}, {}, passed=[1, 2])
    t.play(0, "pass")
    until(t, lambda t: bool(table(t)["round"] == 2))
    assert workers(t, 0) == ["available:4", "resting:3"]
    assert "place rank_4 agro_1" in texts(t, 0)


@clause("PAN-PASS-05")
def test_a_figure_always_finds_a_place() -> None:
    """Nobody is ever without an action: when everything else is full, TITANUS and AGRO are open."""
    others = ["krypt_1:6", "krypt_2:6", "arena_1:6", "arena_2:6", "oraculum_1:6"]
    full = ["agora_1:6", "agora_2:6", "agora_3:6", "phalanx_1:6", "phalanx_2:6"]
    t = position(
        dict(workers=["phalanx_3:6", "foro_1:2", "foro_2:2", "art_2:3", "available:1"], leader="art_1"),
        dict(workers=others), dict(workers=full), polis={f"polis_{n}": 1 for n in range(1, 7)},
    )  # fmt: skip
    assert sorted(texts(t, 0)) == ["pass", "place rank_1 agro_1", "place rank_1 titanus_1"]


@clause("PAN-PASS-05", "PAN-PASS-01")
def test_with_the_leader_at_hand_there_is_something_else_than_passing() -> None:
    t = position(dict(workers=["resting:2"]), {}, {})
    assert "pass" not in texts(t, 0)
    assert {"place leader titanus_1", "place leader agro_1"} <= set(texts(t, 0))
