"""Copies: independent, whatever is played in them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import ALL, BIDS, LOTS, decisions, finish, names_of, played, quick, sight, told, viewers
from positions import shrine
from tictactoe import GAME as TICTACTOE

import petteia
from petteia.kernel.game import Game
from petteia.kernel.table import Table


@pytest.mark.parametrize("game", ALL, ids=names_of(ALL))
def test_playing_on_in_a_copy_leaves_the_original_as_it_was(game: Game) -> None:
    for seed in range(4):
        for n, t in enumerate(decisions(game, seed)):
            before = told(t.dump())
            other = t.copy()
            assert told(other.dump()) == before
            finish(other, n)
            assert told(t.dump()) == before


@pytest.mark.parametrize("game", ALL, ids=names_of(ALL))
def test_playing_on_in_the_original_leaves_a_copy_as_it_was(game: Game) -> None:
    for seed in range(2):
        kept = [(t.copy(), told(t.dump())) for t in decisions(game, seed)]
        for other, before in kept:
            assert told(other.dump()) == before


@quick
@given(st.sampled_from(ALL), st.integers(0, 10**6), st.integers(0, 12))
def test_a_copy_plays_on_identically(game: Game, seed: int, moves: int) -> None:
    t = played(game, seed, moves)
    other = t.copy()
    finish(t, seed)
    finish(other, seed)
    assert told(other.dump()) == told(t.dump())
    assert other.record() == t.record()


def test_a_copy_shows_the_same_to_everybody() -> None:
    for t in decisions(LOTS, 3):
        other = t.copy()
        assert [sight(other, viewer) for viewer in viewers(t)] == [sight(t, viewer) for viewer in viewers(t)]


def test_taking_back_in_a_copy_leaves_the_original_alone() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    t.play(0, "turn")
    hand = t.view(0)["table"]["hands"][0]
    t.play(0, [f"lay {hand[0]}", f"lay {hand[1]}"])
    before = told(t.dump())
    other = t.copy()
    other.undo(0, 2)
    assert told(t.dump()) == before
    t.undo(0)
    assert len(other.moves) == 1
    assert len(t.moves) == 2


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_copy_and_deepcopy_are_copies(duplicate: Callable[[Table], Table]) -> None:
    t = played(LOTS, 3, 6)
    other = duplicate(t)
    before = told(t.dump())
    assert told(other.dump()) == before
    finish(other, 1)
    assert told(t.dump()) == before


def test_a_quiet_copy_stays_quiet() -> None:
    t = petteia.new(LOTS, players=2, seed=1, quiet=True)
    other = t.copy()
    other.play(0, "turn")
    assert other.quiet
    assert other.events(None) == []
    assert t.options(0)
    assert "history" not in other.dump()


def test_playing_a_sequence_is_all_or_nothing() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    hand = t.view(0)["table"]["hands"][0]
    for wrong in ("rest", "lay kalliope lay", "nonsense"):
        before = told(t.dump())
        with pytest.raises(petteia.IllegalMove):
            t.play(0, [f"lay {hand[0]}", f"lay {hand[1]}", wrong])
        assert told(t.dump()) == before
    t.play(0, [f"lay {hand[0]}", f"lay {hand[1]}", "turn"])
    assert [str(move) for move in t.moves] == [f"lay {hand[0]}", f"lay {hand[1]}", "turn"]


def test_a_quiet_table_takes_sequences_too() -> None:
    t = petteia.new(LOTS, players=2, seed=1, quiet=True)
    hand = t.view(0)["table"]["hands"][0]
    t.play(0, [f"lay {hand[0]}", f"lay {hand[1]}"])
    assert t.view(0)["table"]["hands"][0] == []
    assert t.quiet


def test_an_empty_sequence_does_nothing() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    before = told(t.dump())
    t.play(0, [])
    assert told(t.dump()) == before


def test_a_sequence_may_mix_moves_and_texts_and_be_any_iterable() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    hand = t.view(0)["table"]["hands"][0]
    first = t.state.box.words.find(f"lay {hand[0]}")
    assert first is not None
    t.play(0, (move for move in (first, f"lay {hand[1]}")))
    assert len(t.moves) == 2


def test_a_sequence_cannot_go_on_after_the_turn_has_passed() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    t.play(0, "turn")
    with pytest.raises(petteia.IllegalMove, match="not your decision"):
        t.play(0, ["rest", "turn"])
    assert len(t.moves) == 1


def test_a_sequence_of_moves_cannot_ask_what_chance_will_bring() -> None:
    """Refused as a whole or played as a whole, that must not depend on a card that nobody has seen."""
    outcomes = set()
    for top in ("kalliope", "urania"):
        t = shrine("klio", "euterpe", top=top)
        try:
            t.play(0, ["draw", "lay kalliope"])
            outcomes.add("played")
        except petteia.IllegalMove as refused:
            outcomes.add(str(refused))
    assert len(outcomes) == 1


def test_a_pickled_table_is_the_same_table() -> None:
    for game in (TICTACTOE, BIDS, LOTS):
        t = played(game, 4, 5)
        again = pickle.loads(pickle.dumps(t))
        assert told(again.dump()) == told(t.dump())
        finish(t, 1)
        finish(again, 1)
        assert again.record() == t.record()


def test_a_pickled_quiet_table_stays_quiet() -> None:
    t = petteia.new(TICTACTOE, seed=1, quiet=True)
    t.play(0, "mark a1")
    again = pickle.loads(pickle.dumps(t))
    assert again.quiet
    assert again.dump() == t.dump()


def test_a_pickled_move_can_still_be_played() -> None:
    t = petteia.new(TICTACTOE, seed=1)
    t.play(0, pickle.loads(pickle.dumps(t.options(0)[0])))
    assert [str(move) for move in t.moves] == ["mark a1"]


def test_a_sequence_of_pickled_moves_can_still_be_played() -> None:
    t = petteia.new(BIDS, players=2, seed=1, jars=2, purses="filled")
    t.play(0, "stake double")
    t.play(0, pickle.loads(pickle.dumps([t.find("back"), t.find("stake single"), t.find("bid 1")])))
    assert [str(move) for move in t.moves] == ["stake double", "back", "stake single", "bid 1"]
