"""Chapter 4.11: the election of the Archon, with Sophism and the Amphitheater."""

from __future__ import annotations

import random
from typing import Any

import pytest

import petteia

from ..clauses import clause
from .arrange import decision, happened, phase, play, position, refused, table, texts, until_phase

SOPHIST: dict[str, Any] = dict(built=["academy"], philosophies=["sophism"])


def election(*seats: dict[str, Any], players: int = 4, archon: int = 0, **given: Any) -> petteia.Table:
    everyone = [*seats, *[{}] * (players - len(seats))]
    return position(*everyone, phase="archon", archon=archon, **given)


def votes(t: petteia.Table, *choices: int) -> None:
    """Everybody votes, beginning with the Archon and going clockwise."""
    for one in choices:
        t.play(t.pending[0], f"vote {one}")


def archon(t: petteia.Table) -> int:
    found: int = table(t)["archon"]
    return found


def told(t: petteia.Table) -> list[tuple[int, int, int]]:
    return [(one["seat"], one["whose"], one["amount"]) for one in happened(t, "voted")]


@clause("PAR-ARC-01")
def test_each_seat_casts_exactly_one_vote_and_nobody_abstains() -> None:
    t = election()
    for one in range(4):
        assert t.pending == [one]
        assert all(move.startswith("vote") for move in texts(t, one))
        refused(t, one, "done")
        t.play(one, f"vote {(one + 1) % 4}")
    assert [who for who, _, _ in told(t)] == [0, 1, 2, 3]


@clause("PAR-ARC-02")
@pytest.mark.parametrize("first", range(4))
def test_the_archon_votes_first_then_the_others_clockwise(first: int) -> None:
    t = election(archon=first)
    order = []
    while phase(t) == "archon":
        order.append(t.pending[0])
        t.play(t.pending[0], texts(t, t.pending[0])[0])
    assert order == [(first + n) % 4 for n in range(4)]


@clause("PAR-ARC-03")
def test_votes_are_open() -> None:
    t = election()
    votes(t, 2)
    for viewer in (1, 2, 3, None):
        assert table(t, viewer)["votes"][0] == 2
        assert [(one["seat"], one["whose"]) for one in happened(t, "voted", viewer)] == [(0, 2)]


@clause("PAR-ARC-04")
def test_nobody_votes_for_itself() -> None:
    t = election()
    for one in range(4):
        assert refused(t, one, f"vote {one}") == "PAR-ARC-04"
        assert texts(t, one) == [f"vote {other}" for other in range(4) if other != one]
        t.play(one, f"vote {(one + 1) % 4}")


@clause("PAR-ARC-05")
def test_the_archon_may_be_re_elected() -> None:
    t = election(archon=2)
    votes(t, 0, 2, 2, 2)
    assert archon(t) == 2


@clause("PAR-ARC-06")
def test_who_has_most_votes_is_archon_from_the_next_season_on() -> None:
    t = election()
    votes(t, 3, 3, 1)
    assert archon(t) == 0
    votes(t, 2)
    assert (archon(t), table(t)["season"]) == (3, 2)
    assert [one["seat"] for one in happened(t, "elected")] == [3]


@clause("PAR-ARC-07")
def test_a_tie_is_drawn_among_the_tied_seats_only() -> None:
    won = set()
    for n in range(30):
        source = random.Random(n)
        t = election(chance=(source.getrandbits(32), source.getrandbits(30)), players=5)
        votes(t, 1, 3, 3, 1, 0)
        assert [one["seats"] for one in happened(t, "tied")] == [[1, 3]]
        won.add(archon(t))
    assert won == {1, 3}


@clause("PAR-ARC-07")
def test_without_a_tie_nothing_is_drawn() -> None:
    t = election()
    votes(t, 1, 0, 1, 1)
    assert (happened(t, "tied"), archon(t)) == ([], 1)


# Sophism


@clause("PAR-ARC-01", "PAR-ARC-06")
def test_sophism_the_vote_counts_one_more() -> None:
    t = election(SOPHIST)
    votes(t, 2, 3, 3, 1)
    assert told(t) == [(0, 2, 2), (1, 3, 1), (2, 3, 1), (3, 1, 1)]
    assert [one["seats"] for one in happened(t, "tied")] == [[2, 3]]


@clause("PAR-ARC-06")
def test_sophism_can_decide_an_election() -> None:
    t = election({}, SOPHIST)
    votes(t, 3, 2, 0, 1)
    assert (happened(t, "tied"), archon(t)) == ([], 2)


# Amphitheater


@clause("PAR-ARC-01", "PAR-ARC-06")
def test_amphitheater_the_vote_counts_one_more() -> None:
    t = election(wonders={"amphitheater": (1, "complete")})
    votes(t, 3, 2, 0, 1)
    assert (told(t)[1], archon(t)) == ((1, 2, 2), 2)


@clause("PAR-ARC-01")
def test_amphitheater_and_sophism_add_up() -> None:
    t = election(SOPHIST, wonders={"amphitheater": (0, "complete")})
    votes(t, 2)
    assert told(t) == [(0, 2, 3)]


@clause("PAR-ARC-07")
@pytest.mark.parametrize("chosen", [1, 2])
def test_amphitheater_its_owner_settles_a_tie(chosen: int) -> None:
    t = election(wonders={"amphitheater": (3, "complete")}, players=5)
    votes(t, 1, 2, 1, 2, 1)
    assert [one["seats"] for one in happened(t, "tied")] == [[1, 2]]
    assert (t.pending, decision(t, 3), texts(t, 3)) == ([3], "tie_choice", ["crown 1", "crown 2"])
    refused(t, 3, "crown 0")
    play(t, 3, f"crown {chosen}")
    assert archon(t) == chosen


@clause("PAR-ARC-07")
def test_amphitheater_its_owner_may_crown_itself_if_tied() -> None:
    t = election(wonders={"amphitheater": (1, "complete")}, players=3)
    votes(t, 1, 2, 1)
    assert texts(t, 1) == ["crown 1", "crown 2"]
    play(t, 1, "crown 1")
    assert archon(t) == 1


@clause("PAR-ARC-01", "PAR-WON-07")
@pytest.mark.parametrize("stage", ["plans", "partial"])
def test_amphitheater_counts_only_when_complete(stage: str) -> None:
    t = election(wonders={"amphitheater": (0, stage)})
    votes(t, 1)
    assert told(t) == [(0, 1, 1)]
    until_phase(t, "event")
