"""PAN-TITAN, PAN-AGRO: what figures bring from the Titanus and the Agro."""

from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import decision, evaluating, happened, seat, table

IN_AGRO: dict[str, Any] = dict(leader="agro_1", workers=["agro_1:6"])  # a player with nobody in the Titanus
IN_TITANUS: dict[str, Any] = dict(leader="titanus_1", workers=["titanus_1:6"])  # nor in the Agro


def titanus(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    """The Titanus has been evaluated and the Krypt asks the first player."""
    return evaluating(*seats, locations=["titanus", "krypt"], **given)


def agro(*seats: dict[str, Any], **given: Any) -> petteia.Table:
    return evaluating(*seats, locations=["agro", "krypt"], **given)


def titans(t: petteia.Table) -> list[int]:
    return [one["titan_count"] for one in table(t)["seats"]]


def discs(t: petteia.Table) -> list[tuple[int, int]]:
    """Of each player: discs of the personal and the general reserve."""
    return [(one["personal"], one["general"]) for one in table(t)["seats"]]


# Titanus


@clause("PAN-TITAN-01")
@pytest.mark.parametrize(("rank", "amount"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_worker_brings_half_its_rank_in_titans(rank: int, amount: int) -> None:
    t = titanus(dict(workers=[f"titanus_1:{rank}"], leader="agro_1", titans=["air_5"]), IN_AGRO, IN_AGRO)
    assert titans(t) == [1 + amount, 0, 0]
    assert table(t)["stacks"]["titans"] == 51 - amount


@clause("PAN-TITAN-02")
@pytest.mark.parametrize(("ranks", "amount"), [((3, 3), 2), ((1, 1), 0), ((1, 3, 5), 3), ((5, 5), 4)])
def test_each_worker_is_rounded_on_its_own(ranks: tuple[int, ...], amount: int) -> None:
    t = titanus(dict(workers=[f"titanus_1:{rank}" for rank in ranks], leader="agro_1"), IN_AGRO, IN_AGRO)
    assert titans(t) == [amount, 0, 0]


@clause("PAN-TITAN-03")
@pytest.mark.parametrize(("rank", "amount"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_a_leader_counts_as_the_best_worker_there_whoever_owns_it(rank: int, amount: int) -> None:
    t = titanus(dict(leader="titanus_1"), dict(workers=[f"titanus_1:{rank}"], leader="agro_1"), IN_AGRO)
    assert titans(t) == [amount, amount, 0]


@clause("PAN-TITAN-03")
def test_a_leader_counts_as_the_best_worker_be_it_ones_own() -> None:
    t = titanus(
        dict(workers=["titanus_1:4"], leader="titanus_1"),
        dict(workers=["titanus_1:2"], leader="titanus_1"),
        IN_AGRO,
    )
    assert titans(t) == [4, 3, 0]


@clause("PAN-TITAN-03")
def test_workers_elsewhere_do_not_raise_a_leader_in_the_titanus() -> None:
    mine = dict(workers=["titanus_1:2", "agro_1:6", "available:6"], leader="titanus_1")
    t = titanus(mine, IN_AGRO, IN_AGRO)
    assert titans(t) == [2, 0, 0]


@clause("PAN-TITAN-04")
def test_leaders_without_any_worker_bring_one_titan_each() -> None:
    t = titanus(
        dict(workers=["titanus_1:promoted", "available:6"], leader="titanus_1"),
        dict(workers=["agro_1:6"], leader="titanus_1"),
        IN_AGRO,
    )
    assert titans(t) == [2, 1, 0]


@clause("PAN-TITAN-05")
def test_a_promoted_leader_counts_as_a_leader() -> None:
    t = titanus(dict(workers=["titanus_1:promoted"], leader="agro_1"), dict(workers=["titanus_1:5"]), IN_AGRO)
    assert titans(t) == [2, 2, 0]


@clause("PAN-TITAN-05")
def test_a_promoted_leader_is_never_the_best_worker() -> None:
    t = titanus(dict(workers=["titanus_1:promoted"], leader="titanus_1"), dict(workers=["titanus_1:3"]), IN_AGRO)
    assert titans(t) == [2, 1, 0]
    t = titanus(dict(workers=["titanus_1:promoted"], leader="titanus_1"), dict(workers=["titanus_1:1"]), IN_AGRO)
    assert titans(t) == [0, 0, 0]


@clause("PAN-TITAN-06")
def test_the_ranks_at_the_moment_of_evaluation_count() -> None:
    t = evaluating(
        dict(workers=["agora_2:6", "titanus_1:3"], leader="agro_1"),
        dict(leader="titanus_1"),
        IN_AGRO,
        agora=["iron"],
        locations=["agora", "titanus", "krypt"],
    )
    t.play(0, "take_good iron")  # and the worker in the Titanus is promoted, for the other one cannot be
    assert decision(t) == (0, "krypt_defend")
    assert titans(t) == [2, 2, 0]


@clause("PAN-TITAN-07")
def test_the_titans_come_from_the_stack_in_secret() -> None:
    t = titanus(
        dict(workers=["titanus_1:5"], leader="agro_1", titans=["air_5"]),
        dict(workers=["titanus_1:2"], leader="agro_1"),
        IN_AGRO,
        titan_stack=["fire_9", "air_6", "water_7", "earth_8"],
    )
    assert [one["token"] for one in seat(t, 0)["titans"]] == ["air_5", "air_6", "fire_9"]
    assert [one["token"] for one in seat(t, 1)["titans"]] == ["water_7"]
    assert table(t)["stacks"]["titans"] == 1
    assert happened(t, "drew-titans", 0) == [
        dict(event="drew-titans", seat=0, amount=2, titans=["air_6", "fire_9"]),
        dict(event="drew-titans", seat=1, amount=1),
    ]
    for viewer in (2, None):
        assert happened(t, "drew-titans", viewer) == [
            dict(event="drew-titans", seat=0, amount=2),
            dict(event="drew-titans", seat=1, amount=1),
        ]
        assert [one["titans"] for one in table(t, viewer)["seats"]] == [[], [], []]


@clause("PAN-TITAN-08", "RUL-15")
def test_in_turn_order_each_draws_everything_due_until_the_stack_is_empty() -> None:
    each = dict(workers=["titanus_1:4"], leader="agro_1")
    t = titanus(each, each, each, starter=1, titan_stack=["fire_9", "fire_8", "fire_7"])
    assert [[one["token"] for one in seat(t, n)["titans"]] for n in range(3)] == [[], ["fire_8", "fire_9"], ["fire_7"]]
    assert table(t)["stacks"]["titans"] == 0


@clause("PAN-TITAN-08")
def test_a_change_of_the_starting_player_at_the_oraculum_counts_in_the_titanus() -> None:
    each = dict(workers=["titanus_1:4"], leader="agro_1")
    last = dict(workers=["titanus_1:4", "oraculum_1:2"], leader="agro_1")
    t = evaluating(each, each, last, titan_stack=["fire_9", "fire_8"], locations=["oraculum", "titanus", "krypt"])
    assert titans(t) == [0, 0, 2]


# Agro


@clause("PAN-AGRO-01")
@pytest.mark.parametrize("rank", range(1, 7))
def test_a_worker_brings_as_many_discs_as_its_rank(rank: int) -> None:
    t = agro(dict(workers=[f"agro_1:{rank}"], leader="titanus_1", discs=3), IN_TITANUS, IN_TITANUS)
    assert discs(t) == [(3 + rank, 8 - rank), (5, 6), (5, 6)]


@clause("PAN-AGRO-01")
def test_every_worker_in_the_agro_brings_discs() -> None:
    t = agro(dict(workers=["agro_1:2", "agro_1:1", "available:6"], leader="titanus_1", discs=3), IN_TITANUS, IN_TITANUS)
    assert discs(t)[0] == (6, 5)


@clause("PAN-AGRO-02")
def test_a_leader_brings_as_many_discs_as_the_best_worker_there() -> None:
    t = agro(
        dict(workers=["titanus_1:6"], leader="agro_1", discs=1),
        dict(workers=["agro_1:4", "agro_1:2"], leader="titanus_1", discs=1),
        dict(workers=["agro_1:1"], leader="agro_1", discs=1),
    )
    assert discs(t) == [(5, 6), (7, 4), (6, 5)]


@clause("PAN-AGRO-03")
def test_leaders_without_any_worker_bring_one_disc_each() -> None:
    t = agro(
        dict(workers=["agro_1:promoted", "available:6"], leader="agro_1", discs=1),
        dict(workers=["titanus_1:6"], leader="agro_1", discs=1),
        IN_TITANUS,
    )
    assert discs(t) == [(3, 7), (2, 9), (5, 6)]  # one disc lies on the promoted leader


@clause("PAN-AGRO-04")
def test_a_promoted_leader_in_the_agro_counts_as_a_leader_and_never_as_the_best_worker() -> None:
    t = agro(
        dict(workers=["agro_1:promoted"], leader="agro_1", discs=1),
        dict(workers=["agro_1:3"], leader="titanus_1", discs=1),
        IN_TITANUS,
    )
    assert discs(t)[:2] == [(7, 3), (4, 7)]
    t = agro(
        dict(workers=["agro_1:promoted"], leader="agro_1", discs=1), dict(workers=["agro_1:1"], discs=1), IN_TITANUS
    )
    assert discs(t)[:2] == [(3, 7), (2, 9)]


@clause("PAN-AGRO-05")
def test_nobody_gets_more_discs_than_there_are_of_the_own_colour() -> None:
    t = agro(
        dict(workers=["agro_1:6", "agro_1:5"], leader="titanus_1", discs=8, box=1),
        dict(workers=["agro_1:1"], leader="agro_1", discs=11),
        IN_TITANUS,
    )
    assert discs(t) == [(10, 0), (11, 0), (5, 6)]
