"""Undo: as far back as nothing was learned, drawn or answered."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import (
    ALL,
    BARTER,
    BIDS,
    LOTS,
    TICTACTOE,
    decisions,
    few,
    finish,
    played,
    quick,
    sight,
    through_json,
    told,
    viewers,
)
from positions import shrine
from tiny.barter import Agora, Barter, Window
from tiny.whispers import GAME as WHISPERS

import petteia
from petteia.kernel.agenda import Box
from petteia.kernel.game import Game
from petteia.kernel.table import Table


def refused(t: Table, seat: int, moves: int = 1) -> str:
    before = told(t.dump())
    with pytest.raises(petteia.IllegalMove) as error:
        t.undo(seat, moves)
    assert told(t.dump()) == before
    return str(error.value)


def test_nothing_can_be_taken_back_at_first() -> None:
    t = shrine()
    assert [t.undoable(seat) for seat in (0, 1)] == [0, 0]
    assert refused(t, 0) == "You have no move of your own to take back."


def test_ones_own_public_choice_can_be_taken_back() -> None:
    t = shrine()
    before = told(t.dump())
    t.play(0, "lay klio")
    assert (t.undoable(0), t.undoable(1)) == (1, 0)
    t.undo(0)
    assert told(t.dump()) == before
    assert t.undoable(0) == 0


def test_nobody_takes_back_for_another() -> None:
    t = shrine()
    t.play(0, "lay klio")
    assert refused(t, 1) == "You have no move of your own to take back."


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_who_is_not_at_the_table_takes_nothing_back(seat: int) -> None:
    t = shrine()
    assert t.undoable(seat) == 0
    t.play(0, "lay klio")
    assert t.undoable(seat) == 0
    refused(t, seat)


def test_several_moves_can_be_taken_back_one_by_one_or_at_once() -> None:
    for steps in ((1, 1), (2,)):
        t = shrine()
        before = told(t.dump())
        t.play(0, "lay klio")
        t.play(0, "lay euterpe")
        assert t.undoable(0) == 2
        for count in steps:
            t.undo(0, count)
        assert told(t.dump()) == before


def test_part_of_a_run_can_be_taken_back() -> None:
    t = shrine()
    t.play(0, "lay klio")
    between = told(t.dump())
    t.play(0, "lay euterpe")
    t.undo(0)
    assert told(t.dump()) == between
    assert t.undoable(0) == 1


@pytest.mark.parametrize("moves", [0, -1, 3])
def test_no_other_number_of_moves_can_be_taken_back(moves: int) -> None:
    t = shrine()
    t.play(0, ["lay klio", "lay euterpe"])
    refused(t, 0, moves)


def test_chance_stands() -> None:
    t = shrine()
    t.play(0, "shuffle")
    assert t.undoable(0) == 0
    assert "chance was drawn" in refused(t, 0)


def test_a_private_look_stands() -> None:
    t = shrine()
    t.play(0, "look 1")
    assert t.undoable(0) == 0
    assert "learned" in refused(t, 0)


def test_a_private_draw_stands() -> None:
    t = shrine()
    t.play(0, "draw")
    assert t.undoable(0) == 0


def test_a_public_reveal_from_the_deck_stands() -> None:
    t = shrine()
    t.play(0, "turn")
    assert t.undoable(0) == 0


def test_a_confidence_to_another_stands() -> None:
    t = shrine()
    t.play(0, "confide 1")
    assert t.undoable(0) == 0


def test_a_look_that_taught_nothing_new_can_be_taken_back() -> None:
    t = shrine(known=[["thalia", "melpomene"], []])
    t.play(0, "look 1")
    assert t.undoable(0) == 1


def test_what_follows_a_look_can_be_taken_back_but_not_the_look() -> None:
    t = shrine()
    t.play(0, "lay klio")
    t.play(0, "look 1")
    after_look = told(t.dump())
    t.play(0, "lay euterpe")
    t.play(0, "rest")
    assert t.undoable(0) == 2
    refused(t, 0, 3)
    t.undo(0, 2)
    assert t.view(0)["table"]["hands"] == [["euterpe"], ["thalia", "melpomene"]]
    assert (t.undoable(0), told(t.dump())) == (0, after_look)


def test_what_follows_a_shuffle_can_be_taken_back_to_just_after_it() -> None:
    t = shrine()
    t.play(0, "shuffle")
    after = told(t.dump_state())
    t.play(0, "lay klio")
    t.play(0, "lay euterpe")
    assert t.undoable(0) == 2
    t.undo(0, 2)
    assert told(t.dump_state()) == after


def test_the_end_of_a_turn_can_be_taken_back_until_someone_else_moves() -> None:
    t = shrine()
    t.play(0, "turn")
    t.play(0, "rest")
    assert t.undoable(0) == 1
    t.play(1, "lay thalia")
    assert (t.undoable(0), t.undoable(1)) == (0, 1)
    refused(t, 0)
    t.undo(1)
    assert t.undoable(0) == 0, "what stood stays"


def test_the_start_of_ones_run_is_the_same_restore() -> None:
    t = shrine()
    t.play(0, "look 1")
    t.play(0, "rest")
    start = told(t.dump_state())
    t.play(1, ["lay thalia", "lay melpomene"])
    t.undo(1, t.undoable(1))
    assert told(t.dump_state()) == start
    assert len(t.moves) == 2


def test_a_taken_back_move_is_gone_from_record_and_log() -> None:
    t = shrine()
    t.play(0, "look 1")
    events, record = [t.events(viewer) for viewer in viewers(t)], t.record()
    t.play(0, "lay klio")
    t.undo(0)
    assert [t.events(viewer) for viewer in viewers(t)] == events
    assert t.record() == record
    t.play(0, "lay euterpe")
    finish(t, 1)
    assert told(petteia.replay(t.record(), of=LOTS).dump()) == told(t.dump())


def test_undo_survives_dump_and_load() -> None:
    t = shrine()
    for move in ("look 1", "lay klio", "rest"):
        t.play(0, move)
    t.play(1, ["lay thalia", "lay melpomene"])
    again = petteia.load(through_json(t.dump()), of=LOTS)
    assert again.undoable(1) == t.undoable(1) == 2
    t.undo(1)
    again.undo(1)
    assert told(again.dump()) == told(t.dump())
    assert [event["event"] for event in again.events(None)] == ["looked", "laid", "laid"]
    assert again.undoable(1) == 1


def test_a_replayed_record_can_be_taken_back_as_far() -> None:
    t = shrine()
    t.play(0, "look 1")
    t.play(0, ["lay klio", "lay euterpe"])
    assert petteia.replay(t.record(), of=LOTS).undoable(0) == 2


def test_options_are_asked_anew_after_taking_back() -> None:
    t = shrine()
    before = t.options(0)
    t.play(0, "lay klio")
    assert t.options(0) != before
    t.undo(0)
    assert t.options(0) == before


def test_nobody_takes_back_a_commit_that_revealed_the_others() -> None:
    t = petteia.new(BIDS, players=3, seed=8, hosted=False, purses="filled")
    for seat in range(3):
        t.play(seat, "bid 1")
    assert [t.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_what_can_be_taken_back_in_a_lane_is_restored() -> None:
    """How much that is, is the kernel's to say: a seat that has committed may also reconsider."""
    t = petteia.new(BIDS, players=2, seed=8, jars=2, purses="filled")
    before = [told(t.dump_state())]
    for move in ("stake double", "bid 1"):
        t.play(0, move)
        before.append(told(t.dump_state()))
    depth = t.undoable(0)
    if depth:
        t.undo(0, depth)
    assert told(t.dump_state()) == before[2 - depth]


def test_an_offer_stands_as_another_has_seen_it_but_done_does_not() -> None:
    t = petteia.new(BARTER, players=2, seed=1)
    t.play(0, "done")
    assert t.undoable(0) == 1
    t.undo(0)
    t.play(0, next(move for move in t.options(0) if move.verb.name == "offer"))
    assert t.undoable(0) == 0


def test_the_end_of_a_game_stands() -> None:
    """With it everything comes to light: the seed, the record, what was hidden."""
    t = petteia.new(TICTACTOE)
    for n, cell in enumerate(("a1", "b1", "a2", "b2", "a3")):
        t.play(n % 2, f"mark {cell}")
    assert t.ranking == [[0], [1]]
    assert t.undoable(0) == 0
    with pytest.raises(petteia.IllegalMove):
        t.undo(0)
    assert t.over


def test_the_end_stands_if_the_scores_tell_what_was_hidden() -> None:
    t = shrine(left=1)
    t.play(0, "turn")
    t.play(0, "rest")
    assert t.view(0)["scores"] == [2, 10], "seat 0 now knows the sum of the other hand"
    assert t.undoable(0) == 0


def test_a_rare_answer_stands_too() -> None:
    """`No, it is not that one number of ten thousand` is an answer, though nearly every world gives it."""
    t = petteia.new(WHISPERS, players=2, seed=1)
    t.play(0, "ask")
    assert t.undoable(0) == 0


def test_what_follows_a_lesson_can_be_taken_back_but_not_the_lesson() -> None:
    t = petteia.new(WHISPERS, players=2, seed=1)
    t.play(0, "ask")
    after = told(t.dump_state())
    assert petteia.load(through_json(t.dump()), of=WHISPERS).undoable(0) == 0
    t.play(0, "say beta")
    again = petteia.load(through_json(t.dump()), of=WHISPERS)
    for one in (t, again):
        assert one.undoable(0) == 1
        one.undo(0)
        assert told(one.dump_state()) == after
        assert one.undoable(0) == 0


def test_a_sequence_does_not_go_past_a_lesson() -> None:
    t = petteia.new(WHISPERS, players=2, seed=1)
    with pytest.raises(petteia.IllegalMove, match="cannot go past"):
        t.play(0, ["ask", "say beta"])
    assert t.moves == []
    t.play(0, ["say beta", "ask"])
    assert len(t.moves) == 2


def test_a_private_event_for_another_stands() -> None:
    t = petteia.new(WHISPERS, players=2, seed=1)
    t.play(0, "say beta")
    assert t.undoable(0) == 1
    t.play(0, "note beta")
    assert t.undoable(0) == 0


def without_last(t: Table, seat: int, back: int) -> Table:
    """The game played again, but for so many of a seat's last moves."""
    made = list(zip(t.movers, t.moves, strict=True))
    for _ in range(back):
        del made[max(n for n, (mover, _) in enumerate(made) if mover == seat)]
    assert t.seed is not None
    again = petteia.new(t.game, players=t.players, seed=t.seed)
    for mover, move in made:
        again.play(mover, move)
    return again


@few
@given(st.sampled_from(ALL), st.integers(0, 10**6))
def test_what_may_be_taken_back_restores_the_table_exactly(game: Game, seed: int) -> None:
    chance = Random(seed)
    for t in decisions(game, seed):
        for seat in range(t.players):
            depth = t.undoable(seat)
            if depth and chance.random() < 0.5:
                back = chance.randint(1, depth)
                trial = t.copy()
                trial.undo(seat, back)
                again = without_last(t, seat, back)
                assert trial.record() == again.record()
                assert trial.dump()["history"]["events"] == again.dump()["history"]["events"]
                assert trial.undoable(seat) == depth - back


def test_in_a_secret_phase_each_takes_back_their_own_whatever_others_did_since() -> None:
    t = petteia.new(BIDS, players=3, seed=8, hosted=False, purses="filled")
    t.play(0, "bid 1")
    t.play(1, "bid 2")
    others = [sight(t, viewer) for viewer in (1, 2, None)]
    assert [t.undoable(seat) for seat in range(3)] == [1, 1, 0]
    t.undo(0)
    assert t.pending == [0, 2]
    assert t.view(1)["table"]["committed"] == ["bid 2"]
    assert [sight(t, viewer) for viewer in (1, 2, None)] == others, "nobody notices"
    again = petteia.load(through_json(t.dump()), of=BIDS)
    assert [again.undoable(seat) for seat in range(3)] == [0, 1, 0]
    again.undo(1)
    assert again.pending == [0, 1, 2]


def test_to_take_back_a_reconsidering_does_not_break_the_table() -> None:
    """It would seal the bid again, perhaps close the phase, and leave no room for what others did since."""
    t = petteia.new(BIDS, players=3, seed=8, hosted=False, purses="filled")
    for seat, move in ((2, "bid 1"), (2, "reconsider"), (0, "bid 1"), (1, "bid 2"), (1, "reconsider")):
        t.play(seat, move)
    with suppress(petteia.IllegalMove):
        t.undo(2)
    assert t.pending
    assert petteia.replay(t.record(), of=BIDS).dump_state() == t.dump_state()
    assert len(t.moves) in (4, 5)
    finish(t, 1)


class Curtain(Window):
    """Trading behind a curtain: nobody sees who is done."""

    __slots__ = ()
    secret = True


class CurtainBarter(Barter):
    name = "curtain"
    frames = (*Barter.frames, Curtain)  # type: ignore[assignment]

    def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> Agora:
        s = super().setup(box, players, options, seed)
        s.agenda[0] = Curtain(0b111)
        return s


def test_to_take_back_a_withdrawn_done_does_not_break_the_table_either() -> None:
    """Whatever a game calls its reconsidering: a move from a choice that was not owed."""
    t = petteia.new(CurtainBarter(), players=3, seed=8)
    for seat, move in ((2, "done"), (2, "resume"), (0, "done"), (1, "done"), (1, "resume")):
        t.play(seat, move)
    with suppress(petteia.IllegalMove):
        t.undo(2)
    assert t.pending
    assert len(t.moves) in (4, 5)
    assert petteia.replay(t.record(), of=t.game).dump_state() == t.dump_state()


def test_what_may_be_taken_back_of_a_reconsidering_does_not_tell_what_others_did() -> None:
    depths = set()
    for others in ((), ((0, "bid 1"),), ((0, "bid 1"), (1, "bid 2")), ((0, "bid 1"), (1, "bid 2"), (1, "reconsider"))):
        t = petteia.new(BIDS, players=3, seed=8, hosted=False, purses="filled")
        for seat, move in ((2, "bid 1"), (2, "reconsider"), *others):
            t.play(seat, move)
        depths.add(t.undoable(2))
    assert len(depths) == 1


@quick
@given(st.integers(0, 10**6))
def test_taking_back_never_shows_the_mover_anything_new(seed: int) -> None:
    """Whoever takes back has seen nothing that another world could not have shown."""
    for t in decisions(LOTS, seed):
        seat = t.movers[-1] if t.movers else 0
        depth = t.undoable(seat)
        if depth:
            earlier = t.copy()
            earlier.undo(seat, depth)
            for n in range(4):
                world = earlier.determinize(seat, n)
                for move in t.moves[-depth:]:
                    world.play(seat, move)
                assert world.view(seat) == t.view(seat)
                assert world.options(seat) == t.options(seat)


def test_a_quiet_table_takes_nothing_back() -> None:
    t = petteia.new(TICTACTOE, quiet=True)
    t.play(0, "mark a1")
    assert t.undoable(0) == 0
    with pytest.raises(petteia.IllegalMove):
        t.undo(0)


def test_taking_back_in_the_middle_of_a_game_leaves_the_rest_of_it_possible() -> None:
    for seed in range(10):
        t = played(LOTS, seed, 7)
        for seat in range(t.players):
            if t.undoable(seat):
                t.undo(seat, t.undoable(seat))
        finish(t, seed)
        assert told(petteia.replay(t.record(), of=LOTS).dump()) == told(t.dump())
