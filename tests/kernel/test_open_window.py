"""An open window: offers with escrow, `done` that is withdrawn or cleared, and an interrupt above the lanes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import BARTER, decisions, quick, sight, viewers
from positions import agora

import petteia
from petteia.kernel.table import Table


def goods(t: Table, seat: int) -> Any:
    return t.dump_state()["goods"][seat]


def test_all_seats_may_act_in_any_order() -> None:
    t = agora("wine", "oil", "grain")
    assert t.pending == t.view(None)["deciding"] == [0, 1, 2]
    t.play(2, "offer 0 grain wine")
    t.play(0, "done")
    t.play(1, "offer 2 oil wine")
    assert t.pending == t.view(None)["deciding"] == [1, 2], "an open window hides nothing"


def test_an_accepted_offer_is_carried_out_at_once() -> None:
    t = agora("wine", "oil")
    t.play(1, "offer 0 oil wine")
    t.play(0, "accept 1")
    assert goods(t, 0) == {"oil": 1}
    assert t.view(None)["table"]["offers"] == []
    assert t.pending == [0, 1], "the lane goes on after its step"


def test_what_is_offered_lies_in_escrow() -> None:
    t = agora("", "oil", "wine")
    t.play(1, "offer 2 oil wine")
    t.play(2, "offer 1 wine oil")
    assert "accept 2" not in map(str, t.options(1)), "its only oil is promised"
    clause, sentence = t.why(1, "accept 2") or (None, "")
    assert clause == "BAR-ACCEPT-01"
    assert sentence == "Seat 3 wants something that you cannot spare: oil."
    t.play(1, "withdraw")
    assert "accept 2" in map(str, t.options(1))


def test_a_rejected_or_withdrawn_offer_ends_and_frees_its_escrow() -> None:
    for seat, move in ((0, "reject 1"), (1, "withdraw")):
        t = agora("wine", "oil")
        t.play(1, "offer 0 oil wine")
        t.play(seat, move)
        assert t.view(0)["table"]["offers"] == []
        assert t.events(None)[-1] == {"event": "ended", "seat": 1}
        assert goods(t, 1)["oil"] == 4


def test_nobody_waits_for_a_seat_that_is_done_but_it_may_still_act() -> None:
    t = agora("wine", "oil")
    t.play(1, "offer 0 oil wine")
    t.play(0, "done")
    assert t.pending == [1]
    assert {"accept 1", "reject 1", "resume"} <= set(map(str, t.options(0)))
    t.play(0, "accept 1")
    assert goods(t, 0) == {"oil": 1}
    assert t.pending == [1]


def test_done_may_be_withdrawn_while_the_window_is_open() -> None:
    t = agora("wine", "oil")
    t.play(0, "done")
    t.play(0, "resume")
    assert t.pending == [0, 1]
    t.play(1, "done")
    assert not t.over


def test_an_offer_clears_the_done_of_whom_it_is_made_to_and_of_nobody_else() -> None:
    t = agora("wine", "wine", "oil")
    t.play(0, "done")
    t.play(1, "done")
    assert t.pending == [2]
    t.play(2, "offer 0 oil wine")
    assert t.pending == [0, 2]


def test_the_window_closes_when_everybody_is_done_and_offers_lapse() -> None:
    t = agora("wine", "oil")
    t.play(1, "offer 0 oil wine")
    t.play(0, "done")
    t.play(1, "done")
    assert t.over
    assert t.state.lanes == []
    assert t.events(None)[-1] == {"event": "ended", "seat": 1}
    assert t.dump_state()["to"] == [None, None]


def test_an_accepted_offer_goes_before_the_overseer_while_all_others_wait() -> None:
    t = agora("", "wine", "oil")
    t.play(2, "offer 1 oil wine")
    t.play(0, "done")
    t.play(1, "accept 2")
    assert t.pending == t.view(None)["deciding"] == [0]
    assert [str(move) for move in t.options(0)] == ["allow", "forbid"]
    assert t.options(1) == t.options(2) == []
    assert t.why(1, "done") == (None, "This is not your decision; the table waits for Seat 1.")
    assert t.prompt(0) == "Seat 1: may Seat 2 take the offer of Seat 3?"
    assert [t.view(viewer)["decision"] for viewer in viewers(t)] == ["rule"] * 4, "as for any choice of the main agenda"
    t.play(0, "allow")
    assert goods(t, 1) == {"oil": 1}
    assert t.pending == [1, 2], "the overseer is still done"


def test_the_overseer_may_forbid_and_the_lanes_go_on_as_before() -> None:
    t = agora("", "wine", "oil")
    t.play(2, "offer 1 oil wine")
    t.play(1, "accept 2")
    t.play(0, "forbid")
    assert goods(t, 1) == {"wine": 1}
    assert t.pending == [0, 1, 2]
    assert t.view(None)["table"]["offers"] == []


def test_an_interrupt_dumps_and_loads_above_its_lanes() -> None:
    t = agora("", "wine", "oil")
    t.play(2, "offer 1 oil wine")
    t.play(1, "accept 2")
    dump = t.dump()
    assert [frame["frame"] for frame in dump["state"]["agenda"]] == ["Window", "Rule"]
    again = petteia.load(dump, of=BARTER)
    for one in (t, again):
        one.play(0, "allow")
        one.play(1, "done")
    assert again.dump() == t.dump()


def test_the_contents_of_an_offer_are_seen_by_its_two_seats_only() -> None:
    one, two = agora("", "wine oil", "oil"), agora("", "wine oil", "oil")
    one.play(1, "offer 2 wine oil")
    two.play(1, "offer 2 oil grain")
    for viewer in viewers(one):
        assert (sight(one, viewer) == sight(two, viewer)) is (viewer in (0, None))
    assert one.events(None) == [{"event": "offered", "seat": 1, "other": 2}]
    assert one.events(2) == [{"event": "offered", "seat": 1, "other": 2, "goods": ["wine", "oil"]}]


def test_an_illegal_action_changes_nothing() -> None:
    t = agora("wine", "oil")
    before = t.dump()
    for move in ("accept 1", "withdraw", "resume", "offer 1 grain oil", "offer 1 wine wine"):
        with pytest.raises(petteia.IllegalMove):
            t.play(0, move)
    assert t.dump() == before


@quick
@given(st.integers(0, 10**6))
def test_goods_are_kept_and_escrow_is_never_spent(seed: int) -> None:
    for t in decisions(BARTER, seed):
        assert BARTER.violations(t.state) == []
        assert bool(t.pending) is not t.over
