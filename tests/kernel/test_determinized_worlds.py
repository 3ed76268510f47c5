"""Other worlds: all that a seat knows is the same, all else may differ."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import (
    ALL,
    BARTER,
    BIDS,
    LOTS,
    TICTACTOE,
    TINY,
    decisions,
    few,
    finish,
    names_of,
    play,
    quick,
    sight,
    told,
    viewers,
)

import petteia
from petteia.kernel.agenda import Choice, State
from petteia.kernel.game import Game
from petteia.kernel.table import Table


@pytest.mark.parametrize("game", TINY, ids=names_of(TINY))
def test_a_world_shows_its_seat_exactly_what_the_table_does(game: Game) -> None:
    for seed in range(3):
        for n, t in enumerate(decisions(game, seed)):
            for viewer in viewers(t):
                world = t.determinize(viewer, n)
                assert sight(world, viewer) == sight(t, viewer)
                assert game.violations(world.state) == []


@pytest.mark.parametrize("game", TINY, ids=names_of(TINY))
def test_worlds_differ_from_the_truth_often_enough(game: Game) -> None:
    """Where something is hidden, most worlds guess it otherwise."""
    differ: Counter[bool] = Counter()
    for seed in range(6):
        for t in decisions(game, seed, players=3):
            truth = {**t.dump_state(), "chance": 0}
            worlds = [{**t.determinize(0, n).dump_state(), "chance": 0} for n in range(8)]
            if any(world != truth for world in worlds):  # something is hidden
                differ.update(world != truth for world in worlds)
    assert differ[True] > differ[False]
    assert differ[True] > 50


@quick
@given(st.sampled_from(TINY), st.integers(0, 10**6))
def test_a_world_can_be_played_to_its_end(game: Game, seed: int) -> None:
    for n, t in enumerate(decisions(game, seed)):
        if n % 3 == seed % 3:
            for viewer in viewers(t):
                world = t.determinize(viewer, seed)
                finish(world, seed)
                assert game.violations(world.state) == []


@few
@given(st.sampled_from(TINY), st.integers(0, 10**6))
def test_what_is_seen_is_never_dealt_away(game: Game, seed: int) -> None:
    """A world of a world of a seat still shows it the same."""
    for n, t in enumerate(decisions(game, seed)):
        if n % 4 == 0:
            world = t.determinize(0, seed).determinize(0, seed + 1)
            assert sight(world, 0) == sight(t, 0)


def test_the_same_seed_gives_the_same_world() -> None:
    t = petteia.new(LOTS, players=3, seed=1)
    assert t.determinize(1, 5).dump_state() == t.determinize(1, 5).dump_state()
    assert len({told(t.determinize(1, seed).dump_state()) for seed in range(20)}) == 20


@pytest.mark.parametrize("seed", [0, -1, 1 << 70, -(1 << 70)])
def test_a_world_may_have_any_seed(seed: int) -> None:
    t = petteia.new(LOTS, players=3, seed=1)
    assert sight(t.determinize(1, seed), 1) == sight(t, 1)


def test_the_chance_of_a_world_is_its_own() -> None:
    t = petteia.new(TICTACTOE)
    assert t.determinize(0, 1).dump_state()["chance"] != t.dump_state()["chance"]


@pytest.mark.parametrize("game", ALL, ids=names_of(ALL))
def test_making_and_playing_worlds_leaves_the_table_alone(game: Game) -> None:
    for n, t in enumerate(decisions(game, 7)):
        before = told(t.dump())
        for viewer in viewers(t):
            finish(t.determinize(viewer, n), n)
        assert told(t.dump()) == before


def test_a_world_keeps_no_record_and_no_undo() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    world = t.determinize(0, 1)
    world.play(0, "lay " + world.view(0)["table"]["hands"][0][0])
    assert world.quiet
    assert world.undoable(0) == 0
    assert "history" not in world.dump()
    with pytest.raises(petteia.BadRecord):
        world.record()


def busy() -> Table:
    """Three seats have looked, drawn, confided and shuffled."""
    t = petteia.new(LOTS, players=3, seed=2)
    play(t, 0, "look 1", "rest")
    play(t, 1, "draw", "rest")
    play(t, 2, "confide 0", "rest")
    play(t, 0, "shuffle", "rest")
    return t


def test_the_events_of_a_world_tell_nobody_more_than_its_seat_knew() -> None:
    t = busy()
    for eyes in viewers(t):
        world = t.determinize(eyes, 3)
        for viewer in viewers(t):
            for event in world.events(viewer):
                assert event in t.events(eyes) or event in t.events(None)
        assert world.events(eyes) == t.events(eyes)


def test_in_a_world_of_a_spectator_no_secret_part_is_left() -> None:
    t = busy()
    world = t.determinize(None, 3)
    for viewer in viewers(t):
        assert world.events(viewer) == t.events(None)


def test_a_world_within_a_world_knows_what_both_seats_knew() -> None:
    t = busy()
    inner = t.determinize(0, 3).determinize(1, 4)
    for viewer in viewers(t):
        told_events = inner.events(viewer)
        for event in told_events:
            assert event in t.events(None) or (event in t.events(0) and event in t.events(1))
    assert inner.copy().events(2) == inner.events(2)


def test_later_events_of_the_table_do_not_reach_a_world_made_before() -> None:
    t = busy()
    world = t.determinize(1, 3)
    before = world.events(1)
    play(t, 1, "turn", "rest")
    assert world.events(1) == before


def test_taking_back_at_the_table_does_not_change_a_world_made_before() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    t.play(0, "turn")
    hand = t.view(0)["table"]["hands"][0]
    t.play(0, f"lay {hand[0]}")
    world = t.determinize(1, 3)
    before = world.events(1)
    t.undo(0)
    assert world.events(1) == before
    t.play(0, f"lay {hand[1]}")
    assert world.events(1) == before


def test_secret_commits_of_others_are_forgotten_in_a_world() -> None:
    sights = set()
    for bid in ("bid 0", "bid 1", "bid 2"):
        t = petteia.new(BIDS, players=3, seed=8, hosted=False, purses="filled")
        t.play(1, bid)
        world = t.determinize(0, 1)
        sights.add(told(world.dump_state()))
    assert len(sights) == 1, "nothing of what seat 1 did is left in the world of seat 0"


def test_offers_between_others_are_guessed_anew() -> None:
    t = petteia.new(BARTER, players=3, seed=3)
    t.play(1, next(move for move in t.options(1) if str(move).startswith("offer 2")))
    guesses = {told(t.determinize(0, seed).view(1)["table"]["offers"]) for seed in range(30)}
    assert len(guesses) > 1
    assert {told(t.determinize(2, seed).view(1)["table"]["offers"]) for seed in range(30)} == {
        told(t.view(1)["table"]["offers"])
    }


def test_a_game_without_secrets_has_one_world() -> None:
    t = petteia.new(TICTACTOE)
    t.play(0, "mark b2")
    world = t.determinize(None, 5)
    assert {**world.dump_state(), "chance": 0} == {**t.dump_state(), "chance": 0}


class HalfPicked(Choice[State]):
    """A choice of several things, some of them picked."""

    __slots__ = ("picked",)

    def __init__(self, seat: int, picked: int) -> None:
        super().__init__(seat)
        self.picked = picked

    def afresh(self) -> Choice[State]:
        return HalfPicked(self.seat, 0)


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_what_a_seat_has_half_picked_it_picks_afresh_in_the_worlds_of_all_others(viewer: int) -> None:
    state = petteia.new(LOTS, players=3, seed=1).state.copy()
    state.agenda.append(HalfPicked(1, 7))
    state.imagine(viewer)
    picking = state.agenda[-1]
    assert isinstance(picking, HalfPicked)
    assert picking.picked == (7 if viewer == 1 else 0)
