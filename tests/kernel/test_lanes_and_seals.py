"""Simultaneous phases: secret commits, reconsidering, two-step choices, and seats that only seem to decide."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import BIDS, advance, decisions, few, play, quick, sight, through_json, told, viewers
from positions import market
from tiny.bids import BACK, BID, RECONSIDER, Market

import petteia
from petteia.kernel.agenda import Sealed


def test_everybody_owes_a_bid_at_first() -> None:
    t = market([2, 3, 4])
    assert t.pending == [0, 1, 2]
    assert t.view(None)["deciding"] == [0, 1, 2]
    assert [str(move) for move in t.options(0)] == ["bid 0", "bid 1", "bid 2"]


def test_a_commit_ends_what_a_seat_owes_but_not_what_it_seems_to_decide() -> None:
    t = market([2, 3, 4])
    t.play(1, "bid 3")
    assert t.pending == [0, 2]
    for viewer in viewers(t):
        assert t.view(viewer)["deciding"] == [0, 1, 2]


def test_who_committed_sees_it_and_may_only_reconsider() -> None:
    t = market([2, 3, 4])
    t.play(1, "bid 3")
    assert t.options(1) == [RECONSIDER]
    assert t.view(1)["decision"] == "sealed"
    assert t.view(1)["table"]["committed"] == ["bid 3"]
    assert t.prompt(1) == "Seat 2: your bid is in; you may still reconsider."


def test_reconsidering_opens_the_same_choice_again() -> None:
    t = market([2, 3, 4])
    before = t.dump(history=False)
    t.play(1, "bid 3")
    t.play(1, "reconsider")
    assert t.pending == [0, 1, 2]
    assert t.dump(history=False) == before
    t.play(1, "bid 1")
    assert t.view(1)["table"]["committed"] == ["bid 1"]


def test_the_last_commit_reveals_all_and_cannot_be_reconsidered() -> None:
    t = market([2, 3, 4])
    for seat, bid in ((2, 4), (0, 2), (1, 3)):
        assert t.events(None) == []
        t.play(seat, BID[bid])
    assert t.events(None) == [
        {"event": "bade", "seat": 0, "coin": 2},
        {"event": "bade", "seat": 1, "coin": 3},
        {"event": "bade", "seat": 2, "coin": 4},
        {"event": "sold", "seat": 2, "stake": "single"},
    ]
    assert t.over
    assert t.scores == [0, 0, 1]
    with pytest.raises(petteia.IllegalMove, match="over"):
        t.play(1, "reconsider")


def test_only_the_last_commit_counts() -> None:
    t = market([2, 3])
    play(t, 1, "bid 3", "reconsider", "bid 0", "reconsider", "bid 1")
    t.play(0, "bid 2")
    assert [event["coin"] for event in t.events(None)[:2]] == [2, 1]


def test_the_order_of_the_commits_does_not_matter() -> None:
    ends = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        t = market([2, 3, 4])
        for seat in order:
            t.play(seat, BID[seat + 1])
        ends.add((told(t.dump_state()), told(t.events(None))))
    assert len(ends) == 1


def test_a_choice_of_two_steps_stays_in_its_lane() -> None:
    t = market([2, 3, 4], hosted=True)  # with one jar left, the host is seat 1
    others = [sight(t, viewer) for viewer in (0, 2, None)]
    assert t.view(1)["decision"] == "set_stake"
    t.play(1, "stake double")
    assert t.view(1)["decision"] == "place_bid"
    assert t.pending == [0, 1, 2], "half a choice is still owed"
    t.play(1, "bid 3")
    assert t.pending == [0, 2]
    assert others == [sight(t, viewer) for viewer in (0, 2, None)]
    t.play(0, "bid 1")
    t.play(2, "bid 2")
    assert t.events(None)[-1] == {"event": "sold", "seat": 1, "stake": "double"}


def test_reconsidering_a_choice_of_two_steps_returns_to_its_second_step_and_from_there_to_the_first() -> None:
    t = market([2, 3], hosted=True)
    play(t, 1, "stake double", "bid 3", "reconsider")
    assert t.view(1)["decision"] == "place_bid"
    assert BACK in t.options(1)
    play(t, 1, "back", "stake single", "bid 2")
    t.play(0, "bid 0")
    assert t.events(None)[-1] == {"event": "sold", "seat": 1, "stake": "single"}


def test_a_seat_without_a_real_choice_is_shown_as_deciding_until_the_phase_closes() -> None:
    t = market([2, 0, 4])
    assert t.pending == [0, 2]
    assert t.options(1) == []
    assert t.view(1)["decision"] is None
    for seat in (0, 2):
        assert [t.view(viewer)["deciding"] for viewer in viewers(t)] == [[0, 1, 2]] * 4
        assert t.prompt(1) == t.prompt(None) == "Waiting for Seat 1, Seat 2 and Seat 3."
        t.play(seat, "bid 2")
    assert {"event": "bade", "seat": 1, "coin": 0} in t.events(None)


def test_the_others_cannot_tell_a_poor_seat_from_a_slow_one() -> None:
    poor, slow = market([2, 0, 4]), market([2, 1, 4])
    for seat in (0, 2):
        assert [sight(poor, viewer) for viewer in (0, 2, None)] == [sight(slow, viewer) for viewer in (0, 2, None)]
        if seat == 0:
            poor.play(0, "bid 2")
            slow.play(0, "bid 2")


def test_a_phase_without_any_real_choice_runs_through_but_is_told() -> None:
    t = market([1, 1], jars=2)
    dump = t.dump(history=False)
    dump["state"].update(purse=[1, 0], lanes=[dump["state"]["lanes"][0], []])
    t = petteia.load(dump, of=BIDS)
    t.play(0, "bid 1")
    assert t.over, "nobody can pay for the second jar"
    assert [event["event"] for event in t.events(None)] == ["bade", "bade", "sold", "opened", "bade", "bade", "sold"]


def test_sealed_choices_dump_and_load_by_name() -> None:
    t = market([2, 3], hosted=True)
    t.play(1, ["stake double", "bid 3"])
    dump = through_json(t.dump())
    assert dump["state"]["lanes"][1] == [
        {"frame": "PlaceBid", "seat": 1, "stake": "double"},
        {"frame": "Sealed", "seat": 1, "move": "bid 3"},
    ]
    again = petteia.load(dump, of=BIDS)
    again.play(0, "bid 1")
    t.play(0, "bid 1")
    assert again.dump() == t.dump()


@few
@given(st.integers(0, 10**6))
def test_nobodys_commit_shows_to_anybody_else(seed: int) -> None:
    """As long as the phase is open, a move in one lane changes nothing that another viewer sees."""
    chance = Random(seed)
    for t in decisions(BIDS, seed):
        if t.over or chance.random() < 0.5:
            continue
        seat = chance.choice([seat for seat in range(t.players) if t.options(seat)])
        before = {viewer: sight(t, viewer) for viewer in viewers(t) if viewer != seat}
        trial = t.copy()
        jars = trial.state.unsold if isinstance(trial.state, Market) else 0
        trial.play(seat, chance.choice(trial.options(seat)))
        if isinstance(trial.state, Market) and trial.state.unsold == jars and not trial.over:
            assert before == {viewer: sight(trial, viewer) for viewer in before}


@quick
@given(st.integers(0, 10**6))
def test_pending_seats_always_have_options_and_deciding_hides_nobody(seed: int) -> None:
    for t in decisions(BIDS, seed):
        for seat in t.pending:
            assert t.options(seat)
        assert set(t.pending) <= set(t.view(None)["deciding"])
        for seat, lane in enumerate(t.state.lanes):
            if lane and isinstance(lane[-1], Sealed):
                assert seat not in t.pending


def test_what_one_may_take_back_does_not_tell_that_another_committed() -> None:
    t = market([2, 3, 4], shown=2)
    t.play(0, "bid 1")
    before = t.undoable(0)
    t.play(1, "bid 1")
    assert t.undoable(0) == before


def test_a_sequence_of_moves_cannot_ask_what_the_others_committed() -> None:
    """All or nothing must not become a question: a refused sequence says the same whatever others bid in secret."""
    refusals = []
    for bid in ("bid 0", "bid 3"):
        t = market([2, 3], jars=2)
        t.play(1, bid)
        with pytest.raises(petteia.IllegalMove) as refused:
            t.play(0, ["bid 2", "bid 2", "bid 2"])  # the second can be played only if the first did not win
        refusals.append(str(refused.value))
        assert t.pending == [0]
    assert refusals[0] == refusals[1]


def test_a_sequence_of_moves_cannot_ask_whether_the_others_have_committed() -> None:
    outcomes = set()
    for others in ((), (1,), (1, 2)):
        t = market([2, 3, 4], shown=2)
        for seat in others:
            t.play(seat, "bid 1")
        with pytest.raises(petteia.IllegalMove) as refused:
            t.play(0, ["bid 2", "reconsider"])
        outcomes.add(str(refused.value))
    assert len(outcomes) == 1


def test_a_sequence_may_reconsider_and_commit_anew() -> None:
    t = market([2, 3, 4], shown=2)
    t.play(1, "bid 3")
    t.play(1, ["reconsider", "bid 1"])
    assert t.view(1)["table"]["committed"] == ["bid 1"]


def test_random_games_end_whoever_reconsiders() -> None:
    for seed in range(20):
        t = petteia.new(BIDS, players=3, seed=seed)
        chance = Random(seed)
        for _ in range(200):
            if t.over:
                break
            advance(t, chance, eager=0.5)
        assert t.over
