"""Refusals: why a move is not allowed, in words, with nothing changed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import ALL, BIDS, LOTS, TICTACTOE, decisions, few, finish, sight, told
from positions import market

import petteia
from petteia.kernel.game import Game


@few
@given(st.sampled_from(ALL), st.integers(0, 10**6))
def test_why_is_none_exactly_for_the_options(game: Game, seed: int) -> None:
    """Over all moves of the vocabulary and all seats, at every third decision."""
    for n, t in enumerate(decisions(game, seed)):
        if n % 3:
            continue
        before = told(t.dump())
        for seat in range(t.players):
            legal = t.options(seat)
            for move in t.state.box.words.moves:
                answer = t.why(seat, move)
                assert (answer is None) is (move in legal)
                if answer is not None:
                    assert isinstance(answer[1], petteia.Sentence)
                    assert answer[1]
        assert told(t.dump()) == before


@few
@given(st.sampled_from(ALL), st.integers(0, 10**6))
def test_a_refused_move_raises_its_reason_and_changes_nothing(game: Game, seed: int) -> None:
    for n, t in enumerate(decisions(game, seed)):
        if n % 5:
            continue
        before = told(t.dump())
        for seat in range(t.players):
            for move in t.state.box.words.moves[:: 3 + n % 4]:
                answer = t.why(seat, move)
                if answer is not None:
                    with pytest.raises(petteia.IllegalMove) as refused:
                        t.play(seat, move)
                    assert (refused.value.clause, refused.value.sentence) == answer
        assert told(t.dump()) == before


def test_a_move_of_the_decision_is_refused_with_its_clause() -> None:
    t = petteia.new(TICTACTOE)
    t.play(0, "mark a1")
    assert t.why(1, "mark a1") == ("TTT-MARK-01", "a1 is taken.")
    with pytest.raises(petteia.IllegalMove) as refused:
        t.play(1, "mark a1")
    assert (refused.value.clause, str(refused.value)) == ("TTT-MARK-01", "a1 is taken. [TTT-MARK-01]")
    assert isinstance(refused.value, petteia.PetteiaError)


def test_a_refusal_may_have_parts_of_its_own() -> None:
    t = market([3, 2])
    clause, sentence = t.why(0, "bid 4") or (None, petteia.Sentence(""))
    assert clause == "BID-PURSE-01"
    assert sentence == "Seat 1 has only 3 and cannot bid 4."
    assert ("seat", "Seat 1") in sentence.parts


def test_a_move_of_the_decision_without_a_clause_is_refused_with_the_prompt() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    assert t.why(0, "rest") == (None, "That is not among your choices now. Seat 1: one deed, then rest.")


def test_a_move_for_another_time_is_refused_with_the_prompt() -> None:
    t = petteia.new(BIDS, players=2, seed=1, hosted=False, purses="filled")
    assert t.why(0, "reconsider") == (None, "Not now. Seat 1: bid in secret.")


def test_a_move_out_of_turn_is_refused_with_whom_the_table_waits_for() -> None:
    t = petteia.new(LOTS, players=2, seed=1, names=["Ada", "Bel"])
    assert t.why(1, "draw") == (None, "This is not your decision; the table waits for Ada.")


@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    t.options(0)
    before = told(t.dump())
    answer = t.why(seat, "draw")
    assert answer is not None
    assert answer[1] == f"There is no seat {seat} at this table; its seats are numbered 0 to 1."
    for _ in range(2):
        with pytest.raises(petteia.IllegalMove, match="There is no seat"):
            t.play(seat, "draw")
    assert told(t.dump()) == before


@pytest.mark.parametrize(
    "text", ["dance", "", "draw draw", "DRAW", "draw\x00", "\ud800", "x" * 10000, "\ue000seat\ue001x\ue002"]
)
def test_an_unknown_text_is_refused_in_one_short_line(text: str) -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    answer = t.why(0, text)
    assert answer is not None
    assert answer[0] is None
    assert answer[1].startswith("No move reads")
    assert len(answer[1]) < 120
    assert answer[1].parts == [("", str(answer[1]))], "nobody puts typed parts into our sentences"
    with pytest.raises(petteia.IllegalMove, match="No move reads"):
        t.play(0, text)


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    finish(t, 1)
    before = told(t.dump())
    for seat in (0, 1):
        assert t.options(seat) == []
        assert t.why(seat, "draw") == (None, "The game is over.")
        with pytest.raises(petteia.IllegalMove, match="over"):
            t.play(seat, "draw")
    assert t.prompt(0) == t.prompt(None) == "The game is over."
    assert told(t.dump()) == before


def test_refusals_speak_the_language_in_force() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    petteia.use_language("fr")
    clause, sentence = t.why(1, "draw") or ("", "")
    assert clause is None
    assert sentence.startswith("Ce n’est pas à vous de décider")
    assert sentence.endswith("la table attend Siège 1.")


def test_the_move_of_another_game_is_refused() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    stranger = petteia.new(TICTACTOE).options(0)[0]
    assert t.why(0, stranger) is not None
    with pytest.raises(petteia.IllegalMove):
        t.play(0, stranger)


def test_a_refusal_tells_nothing_of_other_hands() -> None:
    """The same question in two worlds of a seat gets the same answer."""
    for t in decisions(LOTS, 6):
        world = t.determinize(0, 3)
        for move in t.state.box.words.moves:
            assert t.why(0, move) == world.why(0, move)
        assert sight(world, 0) == sight(t, 0)
