"""PAN-FORO: a worker is hired, or becomes a leader."""

from typing import Any

import pytest

import petteia
from petteia.games.panthalos import GAME

from ..clauses import clause
from .arrange import decision, evaluating, happened, position, refused, seat, space, table, texts, until, workers

PAIR = ["foro_1:2", "foro_2:3"]
TWO_TOKENS = ["iron_ship", "fire_2"]


def foro(*others: dict[str, Any], locations: tuple[str, ...] = ("foro",), round: int = 1, **mine: Any) -> petteia.Table:
    """Seat 0 has two workers in the Foro, and two tokens to give up unless something else is said."""
    given = dict(workers=PAIR, leader="agro_1", tokens=TWO_TOKENS) | mine
    placed: list[dict[str, Any]] = [dict(leader="agro_1"), dict(leader="agro_1")]
    return evaluating(given, *(others or placed), locations=locations, round=round, underworld=["u06"])


def lead(t: petteia.Table, figure: str, *tokens: str) -> None:
    """Seat 0 makes a leader and gives up two tokens."""
    t.play(0, f"lead {figure}")
    for token in tokens:
        t.play(0, f"discard {token}")


# The choice


@clause("PAN-FORO-01")
def test_who_is_in_the_foro_hires_makes_a_leader_or_does_nothing() -> None:
    t = foro()
    assert decision(t) == (0, "foro_choose")
    assert texts(t, 0) == ["nothing", "hire", "lead rank_2 foro_1", "lead rank_3 foro_2"]


@clause("PAN-FORO-01")
def test_the_owner_of_the_two_figures_chooses_whoever_starts() -> None:
    t = evaluating(
        dict(leader="agro_1"), dict(workers=["foro_1:2"], leader="foro_2"), dict(leader="agro_1"), locations=["foro"]
    )
    assert decision(t) == (1, "foro_choose")


@clause("PAN-FORO-01")
def test_nobody_is_asked_if_the_foro_is_empty() -> None:
    t = evaluating(dict(leader="agro_1"), dict(leader="agro_1"), dict(leader="agro_1"), locations=["foro"])
    assert table(t)["round"] == 2


@clause("PAN-FORO-01", "RUL-22")
def test_two_figures_in_the_foro_need_not_be_put_to_use() -> None:
    t = foro(locations=("foro", "krypt"), titans=["fire_6"], discs=4)
    before = seat(t, 0)
    t.play(0, "nothing")
    assert decision(t) == (0, "krypt_defend")
    assert seat(t, 0) == before


@clause("PAN-FORO-01")
def test_only_one_of_the_three_is_done() -> None:
    t = foro(locations=("foro", "krypt"))
    t.play(0, "hire")
    assert decision(t) == (0, "krypt_defend")
    t = foro(locations=("foro", "krypt"))
    lead(t, "rank_2 foro_1", *TWO_TOKENS)
    assert decision(t) == (0, "krypt_defend")


# Hiring


@clause("PAN-FORO-02")
def test_who_has_hired_everybody_cannot_hire() -> None:
    t = foro(workers=[*PAIR, "available:1", "available:1"])
    assert "hire" in texts(t, 0)
    t = foro(workers=[*PAIR, "available:1", "available:1", "available:promoted"])
    assert refused(t, 0, "hire") == "PAN-FORO-02"


@clause("PAN-FORO-03")
@pytest.mark.parametrize(("round", "rank"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4), (7, 4), (8, 5)])
def test_who_is_hired_has_the_worth_of_the_templum_as_rank(round: int, rank: int) -> None:
    t = foro(locations=("foro", "krypt"), round=round)
    t.play(0, "hire")
    assert workers(t, 0) == [f"available:{rank}", *PAIR]
    assert [die["place"] for die in seat(t, 0)["dice"]].count("unhired") == 2
    assert happened(t, "hired") == [dict(event="hired", seat=0, rank=rank)]


@clause("PAN-FORO-03")
def test_hiring_costs_nothing() -> None:
    t = foro(locations=("foro", "krypt"), discs=3, titans=["fire_6"])
    t.play(0, "hire")
    mine = seat(t, 0)
    assert (mine["personal"], mine["ships"], mine["titan_count"]) == (3, ["iron_ship"], 1)
    assert [one["token"] for one in mine["reinforcements"]] == ["fire_2"]


@clause("PAN-FORO-04", "PAN-FORO-02")
def test_two_players_have_nobody_to_hire() -> None:
    t = petteia.new(GAME, players=2, seed=1)
    for n in range(2):
        assert [die["place"] for die in seat(t, n)["dice"]] == ["available"] * 5
    t = evaluating(
        dict(workers=[*PAIR, *["available:2"] * 3], leader="agro_1"), dict(leader="agro_1"), locations=["foro"]
    )
    assert refused(t, 0, "hire") in ("PAN-FORO-02", "PAN-FORO-04")


# Making a leader: what it takes


@clause("PAN-FORO-05")
def test_a_leader_needs_a_disc_of_the_personal_reserve() -> None:
    t = foro(discs=1)
    assert "lead rank_2 foro_1" in texts(t, 0)
    t = foro(discs=0)
    assert seat(t, 0)["general"] == 11
    assert refused(t, 0, "lead rank_2 foro_1") == "PAN-FORO-05"
    assert texts(t, 0) == ["nothing", "hire"]


@clause("PAN-FORO-06")
@pytest.mark.parametrize(
    ("tokens", "titans"),
    [
        (["iron_ship", "iron_ship"], []),
        (["any_artisan", "die_artisan"], []),
        (["air_1", "fire_3"], []),
        ([], ["air_5", "earth_9"]),
        (["grapes_ship"], ["water_7"]),
        (["iron_artisan", "earth_1"], []),
    ],
)
def test_a_leader_needs_two_tokens_of_any_kinds(tokens: list[str], titans: list[str]) -> None:
    t = foro(tokens=tokens, titans=titans)
    assert "lead rank_2 foro_1" in texts(t, 0)
    for n in range(2):
        fewer = [*tokens, *titans]
        del fewer[n]
        mine: dict[str, Any] = dict(
            tokens=[one for one in fewer if one in tokens], titans=[one for one in fewer if one in titans]
        )
        t = foro(**mine)
        assert refused(t, 0, "lead rank_2 foro_1") == "PAN-FORO-06"


@clause("PAN-FORO-06", "RUL-18")
def test_goods_and_discs_are_no_tokens_to_give_up() -> None:
    t = foro(tokens=["iron_ship"], goods=["iron", "iron", "wine"], discs=9)
    assert refused(t, 0, "lead rank_2 foro_1") == "PAN-FORO-06"


@clause("PAN-FORO-07", "RUL-37")
def test_any_hired_worker_can_become_a_leader_wherever_it_is() -> None:
    t = foro(workers=[*PAIR, "available:6", "resting:4", "titanus_1:1"])
    assert texts(t, 0) == [
        "nothing",
        "lead rank_6 available",
        "lead rank_4 resting",
        "lead rank_2 foro_1",
        "lead rank_3 foro_2",
        "lead rank_1 titanus_1",
    ]
    t.play(0, "lead rank_4 resting")
    for token in TWO_TOKENS:
        t.play(0, f"discard {token}")
    assert "available:promoted" in workers(t, 0)


@clause("PAN-FORO-07")
def test_neither_an_unhired_die_nor_a_leader_nor_another_players_worker_can() -> None:
    t = foro(
        dict(workers=["available:5"], leader="agro_1"),
        dict(leader="agro_1"),
        workers=[*PAIR, "available:promoted"],
    )
    assert refused(t, 0, "lead rank_1 unhired") == "PAN-FORO-07"
    assert refused(t, 0, "lead promoted available") in ("PAN-FORO-07", "PAN-FORO-16")
    assert refused(t, 0, "lead leader agro_1") == "PAN-FORO-07"
    assert refused(t, 0, "lead rank_5 available") == "PAN-FORO-07"


@clause("PAN-FORO-07")
def test_without_a_worker_no_leader_can_be_made() -> None:
    t = foro(workers=["foro_1:promoted"], leader="foro_2")
    assert texts(t, 0) == ["nothing", "hire"]


# Making a leader: what happens


@clause("PAN-FORO-08")
def test_the_disc_lies_on_the_die_for_the_rest_of_the_game() -> None:
    t = foro(discs=4)
    lead(t, "rank_2 foro_1", *TWO_TOKENS)
    assert table(t)["round"] == 2
    assert (seat(t, 0)["personal"], seat(t, 0)["general"]) == (3, 7)
    until(t, lambda t: t.over)
    mine = seat(t, 0)
    assert mine["personal"] + mine["general"] + mine["box"] == 10
    assert sum(worker.endswith(":promoted") for worker in workers(t, 0)) == 1


@clause("PAN-FORO-09")
def test_exactly_two_tokens_of_ones_choice_are_removed() -> None:
    t = foro(
        locations=("foro", "krypt"),
        tokens=["iron_ship", "die_artisan", "fire_2"],
        titans=["air_5", "fire_9"],
        goods=["iron"],
    )
    t.play(0, "lead rank_2 foro_1")
    assert decision(t) == (0, "foro_discard")
    assert texts(t, 0) == ["discard iron_ship", "discard die_artisan", "discard fire_2", "discard air_5"]
    t.play(0, "discard die_artisan")
    assert decision(t) == (0, "foro_discard")  # one is not enough
    assert texts(t, 0) == ["discard fire_2", "discard air_5", "discard fire_9"]
    t.play(0, "discard fire_2")
    assert decision(t) == (0, "krypt_defend")
    mine = seat(t, 0)
    assert (mine["ships"], mine["artisans"], mine["reinforcements"]) == (["iron_ship"], [], [])
    assert [one["token"] for one in mine["titans"]] == ["air_5", "fire_9"]
    assert mine["goods"] == ["iron"]
    assert table(t)["removed"]["tokens"] == ["die_artisan", "fire_2"]


@clause("PAN-FORO-09")
def test_two_equal_tokens_may_be_given_up() -> None:
    t = foro(locations=("foro", "krypt"), tokens=["iron_ship", "iron_ship", "cotton_ship"])
    t.play(0, "lead rank_2 foro_1")
    t.play(0, "discard iron_ship")
    t.play(0, "discard iron_ship")
    assert seat(t, 0)["ships"] == ["cotton_ship"]


@clause("PAN-FORO-10", "RUL-23")
@pytest.mark.parametrize("place", ["foro_1", "agora_2", "titanus_1", "krypt_2", "available"])
def test_the_new_leader_is_available_at_once_and_leaves_its_space(place: str) -> None:
    mine = PAIR if place == "foro_1" else [*PAIR, f"{place}:2"]
    t = foro(locations=("foro", "krypt"), workers=mine)
    lead(t, f"rank_2 {place}", *TWO_TOKENS)
    assert decision(t) == (0, "krypt_defend")
    left = [worker for worker in mine if worker != f"{place}:2"]
    assert workers(t, 0) == sorted([*left, "available:promoted"])
    if place != "available":
        assert [figure for figure in space(t, place)["figures"] if figure["seat"] == 0] == []


@clause("PAN-FORO-10")
def test_a_leader_made_in_the_foro_can_be_placed_in_the_next_round() -> None:
    t = foro(workers=PAIR)
    lead(t, "rank_3 foro_2", *TWO_TOKENS)
    assert decision(t) == (0, "main_action")
    assert "place promoted titanus_1" in texts(t, 0)


@clause("PAN-FORO-11", "RUL-23")
def test_a_worker_that_left_the_titanus_brings_no_titans() -> None:
    mine = [*PAIR, "titanus_1:6"]
    t = foro(locations=("foro", "titanus", "krypt"), workers=mine)
    t.play(0, "nothing")
    assert seat(t, 0)["titan_count"] == 3
    t = foro(locations=("foro", "titanus", "krypt"), workers=mine)
    lead(t, "rank_6 titanus_1", *TWO_TOKENS)
    assert seat(t, 0)["titan_count"] == 0


@clause("PAN-FORO-11", "RUL-23")
def test_a_worker_that_left_the_arena_fights_no_more() -> None:
    mine = [*PAIR, "arena_2:4"]
    t = foro(locations=("foro", "arena"), workers=mine)
    lead(t, "rank_4 arena_2", *TWO_TOKENS)
    assert (table(t)["round"], seat(t, 0)["titan_count"]) == (2, 0)
    t = foro(locations=("foro", "arena"), workers=mine)
    t.play(0, "nothing")
    assert decision(t) == (0, "arena_challenge")


@clause("PAN-FORO-11", "RUL-23")
def test_a_worker_that_left_the_krypt_gives_no_privilege_there() -> None:
    mine: dict[str, Any] = dict(workers=[*PAIR, "krypt_2:2"], titans=["fire_9"])  # water is required
    t = foro(locations=("foro", "krypt"), **mine)
    t.play(0, "nothing")
    assert texts(t, 0) == ["yield", "lay fire_2", "lay fire_9"]
    t = foro(locations=("foro", "krypt"), **mine)
    lead(t, "rank_2 krypt_2", *TWO_TOKENS)
    assert texts(t, 0) == ["yield"]


@clause("PAN-FORO-12")
def test_a_disc_in_the_polis_stays_when_the_worker_above_it_becomes_a_leader() -> None:
    t = evaluating(
        dict(workers=[*PAIR, "polis_2:4"], leader="agro_1", tokens=TWO_TOKENS),
        dict(leader="agro_1"),
        dict(leader="agro_1"),
        polis={"polis_2": 0},
        locations=["foro", "krypt"],
    )
    lead(t, "rank_4 polis_2", *TWO_TOKENS)
    assert (space(t, "polis_2")["disc"], space(t, "polis_2")["figures"]) == (0, [])
    assert seat(t, 0)["polis"] == ["polis_2"]
    assert seat(t, 0)["personal"] == 4  # the disc on the die is another one


# What a promoted leader is


@clause("PAN-FORO-13")
def test_a_promoted_leader_ignores_minimum_ranks() -> None:
    t = position(dict(workers=["available:promoted", "available:1"]), {}, {})
    placed = {move.split()[2] for move in texts(t, 0) if move.startswith("place promoted ")}
    assert placed == {
        "agora_1", "agora_2", "agora_3", "phalanx_1", "phalanx_2", "phalanx_3", "art_1", "art_2", "oraculum_1",
        "foro_1", "titanus_1", "agro_1", "krypt_1", "krypt_2", "arena_1", "arena_2",
    }  # fmt: skip
    assert refused(t, 0, "place rank_1 arena_1") == "PAN-PLACE-03"


@clause("PAN-FORO-14")
def test_a_promoted_leader_may_not_enter_the_polis() -> None:
    t = position(dict(workers=["available:promoted", "available:5"]), {}, {})
    for n in range(1, 7):
        assert f"place rank_5 polis_{n}" in texts(t, 0)
        assert refused(t, 0, f"place promoted polis_{n}") in ("PAN-FORO-14", "PAN-PLACE-05")


@clause("PAN-FORO-15")
def test_a_promoted_leader_never_rests() -> None:
    t = evaluating(
        dict(workers=["agro_1:promoted", "agro_1:3", "agora_2:promoted"], leader="agro_1"),
        dict(leader="agro_1"),
        dict(leader="agro_1"),
        locations=["oraculum"],
    )
    assert table(t)["round"] == 2
    assert workers(t, 0) == ["available:promoted", "available:promoted", "resting:3"]


@clause("PAN-FORO-16")
def test_a_promoted_leader_is_not_promoted() -> None:
    mine = dict(workers=["agora_2:promoted", "available:3", "available:6"], leader="agro_1")
    t = evaluating(mine, dict(leader="agro_1"), dict(leader="agro_1"), agora=["iron"], locations=["agora", "krypt"])
    t.play(0, "take_good iron")  # there is but one worker to promote
    assert workers(t, 0) == ["agora_2:promoted", "available:4", "available:6"]
    mine = dict(workers=["agora_2:promoted"], leader="agro_1")
    t = evaluating(mine, dict(leader="agro_1"), dict(leader="agro_1"), agora=["iron"], locations=["agora", "krypt"])
    t.play(0, "take_good iron")
    assert decision(t) == (0, "krypt_defend")
    assert workers(t, 0) == ["agora_2:promoted"]
    assert happened(t, "promoted") == []


@clause("PAN-FORO-16")
def test_a_promoted_leader_cannot_be_chosen_for_a_promotion() -> None:
    mine = dict(workers=["agora_2:promoted", "available:3", "available:5"], leader="agro_1")
    t = evaluating(mine, dict(leader="agro_1"), dict(leader="agro_1"), agora=["iron"], locations=["agora", "krypt"])
    t.play(0, "take_good iron")
    assert texts(t, 0) == ["promote rank_3 available", "promote rank_5 available"]
    assert refused(t, 0, "promote promoted agora_2") in ("PAN-FORO-16", "PAN-PROM-05")


@clause("PAN-FORO-16")
def test_a_promoted_leader_is_not_demoted() -> None:
    loser = dict(workers=["arena_1:promoted", "available:2", "available:3"], leader="agro_1", titans=["fire_5"])
    t = evaluating(
        loser, dict(leader="phalanx_2", titans=["fire_9"]), dict(leader="agro_1"), titan_stack=[], locations=["arena"]
    )
    for who, move in ((0, "challenge 1"), (0, "lay fire_5"), (0, "confirm"), (1, "lay fire_9"), (1, "confirm")):
        t.play(who, move)
    t.play(0, "stop")
    assert decision(t) == (0, "duel_demote")
    assert texts(t, 0) == ["demote rank_2 available", "demote rank_3 available"]
    assert refused(t, 0, "demote promoted arena_1") in ("PAN-FORO-16", "PAN-DUEL-14", "PAN-PROM-10")


@clause("PAN-FORO-16")
def test_a_promoted_leader_never_becomes_a_worker_again() -> None:
    t = foro(workers=["foro_1:promoted", "foro_2:3"])
    until(t, lambda t: t.over)
    assert [worker for worker in workers(t, 0) if worker.endswith(":promoted")] == ["available:promoted"]


@clause("PAN-FORO-17")
def test_figures_stay_in_the_foro_until_the_end_of_the_round() -> None:
    t = foro(locations=("foro", "titanus", "agro", "krypt"), workers=["foro_1:2"], leader="foro_2")
    t.play(0, "hire")
    assert decision(t) == (0, "krypt_defend")
    assert space(t, "foro_1")["figures"] == [dict(seat=0, figure="rank_2")]
    assert space(t, "foro_2")["figures"] == [dict(seat=0, figure="leader")]
    for n in range(3):
        t.play(n, "yield")
    assert table(t)["round"] == 2
    assert (workers(t, 0), seat(t, 0)["leader"]) == (["available:1", "resting:2"], "available")


@clause("PAN-FORO-17", "PAN-FORO-10")
def test_of_two_figures_in_the_foro_the_one_made_a_leader_goes_and_the_other_stays() -> None:
    t = foro(locations=("foro", "krypt"))
    lead(t, "rank_2 foro_1", *TWO_TOKENS)
    assert workers(t, 0) == ["available:promoted", "foro_2:3"]


@clause("PAN-FORO-18", "RUL-19")
def test_titans_discarded_in_the_foro_are_not_shown() -> None:
    t = foro(locations=("foro", "krypt"), tokens=["iron_ship"], titans=["air_5", "fire_9"])
    lead(t, "rank_2 foro_1", "air_5", "fire_9")
    assert happened(t, "discarded-titans", 0) == [
        dict(event="discarded-titans", seat=0, amount=2, titans=["air_5", "fire_9"])
    ]
    for viewer in (1, 2, None):
        assert happened(t, "discarded-titans", viewer) == [dict(event="discarded-titans", seat=0, amount=2)]
        assert table(t, viewer)["removed"]["tokens"] == []
        assert table(t, viewer)["seats"][0]["titan_count"] == 0
