"""Events: what happened, told to each as far as they may know it."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import ALL, LOTS, TINY, decisions, finish, last, names_of, play, quick, sight, through_json, viewers
from positions import shrine
from tiny.whispers import GAME as WHISPERS

import petteia
from petteia.kernel.events import EVERYBODY, Event, EventKind
from petteia.kernel.game import Game

KIND = EventKind("drew", (("seat", "seat"),), ("card", "card"))


def test_everybody_sees_what_is_said_aloud() -> None:
    t = shrine()
    t.play(0, "turn")
    for viewer in viewers(t):
        assert t.events(viewer) == [{"event": "turned", "seat": 0, "card": "kalliope"}]


def test_only_the_audience_sees_the_secret_part() -> None:
    t = shrine()
    t.play(0, "draw")
    assert t.events(0) == [{"event": "drew", "seat": 0, "card": ["kalliope"]}]
    assert t.events(1) == t.events(None) == [{"event": "drew", "seat": 0}]


def test_a_secret_part_may_hold_several_things_or_none() -> None:
    t = shrine()
    t.play(0, "look 1")
    assert t.events(0) == [{"event": "looked", "seat": 0, "at": 1, "cards": ["thalia", "melpomene"]}]
    assert t.say(t.events(0)[0]) == "Seat 1 looks at the hand of Seat 2: Thalia and Melpomene."
    assert t.say(t.events(1)[0]) == "Seat 1 looks at the hand of Seat 2."


def test_the_audience_may_be_someone_else_than_the_mover() -> None:
    t = shrine()
    t.play(0, "confide 1")
    assert t.events(1) == [{"event": "confided", "seat": 0, "other": 1, "cards": ["klio", "euterpe"]}]
    assert t.events(0) == t.events(None) == [{"event": "confided", "seat": 0, "other": 1}]


def test_a_private_event_does_not_exist_for_others() -> None:
    t = shrine()
    t.play(0, "shuffle")
    assert [event["event"] for event in t.events(0)] == ["shuffled", "glimpsed"]
    assert [event["event"] for event in t.events(1)] == ["shuffled"]
    assert t.events(1) == t.events(None)


def test_since_counts_what_the_viewer_saw() -> None:
    t = shrine()
    play(t, 0, "shuffle", "lay klio")
    assert [[len(t.events(viewer, since)) for since in range(5)] for viewer in (0, 1, None)] == [
        [3, 2, 1, 0, 0], [2, 1, 0, 0, 0], [2, 1, 0, 0, 0],
    ]  # fmt: skip
    assert t.events(0, 2) == t.events(1, 1) == [{"event": "laid", "seat": 0, "card": "klio"}]
    assert t.events(1, 10**9) == []


@quick
@given(st.sampled_from(ALL), st.integers(0, 10**6))
def test_events_only_grow_and_since_takes_up_where_one_left(game: Game, seed: int) -> None:
    seen: dict[int | None, list[dict[str, object]]] = {}
    for t in decisions(game, seed):
        for viewer in viewers(t):
            before = seen.setdefault(viewer, t.events(viewer))
            news = t.events(viewer, len(before))
            seen[viewer] = before + news
            assert t.events(viewer) == seen[viewer]


@quick
@given(st.sampled_from(TINY), st.integers(0, 10**6))
def test_a_spectator_sees_no_more_than_any_seat(game: Game, seed: int) -> None:
    """What the spectator is told of an event, every seat is told."""
    t = last(decisions(game, seed))
    for seat in range(t.players):
        mine = iter(t.events(seat))
        for event in t.events(None):
            assert any(event.items() <= one.items() for one in mine), "in the same order"


def test_who_may_read_a_secret() -> None:
    one = Event(KIND, (0,), 0b10, (3,))
    assert [one.shown_to(seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]
    both = Event(KIND, (0,), 0b11, (3,))
    assert [both.shown_to(seat) for seat in (-1, 0, 1)] == [False, True, True]
    everybody = Event(KIND, (0,), EVERYBODY, (3,))
    assert all(everybody.shown_to(seat) for seat in (-1, 0, 1, 62))


def test_a_quiet_table_plays_the_same_and_keeps_no_log() -> None:
    loud, quiet = petteia.new(LOTS, players=3, seed=5), petteia.new(LOTS, players=3, seed=5, quiet=True)
    finish(loud, 1)
    finish(quiet, 1)
    assert quiet.dump_state() == loud.dump_state()
    assert quiet.events(0) == []
    assert quiet.moves == []


def test_a_quiet_table_has_no_record() -> None:
    t = petteia.new(LOTS, players=2, seed=5, quiet=True)
    t.play(0, "turn")
    with pytest.raises(petteia.BadRecord, match="keeps no record"):
        t.record()


@pytest.mark.parametrize("game", ALL, ids=names_of(ALL))
def test_views_and_events_are_json(game: Game) -> None:
    for seed in range(3):
        for t in decisions(game, seed):
            for viewer in viewers(t):
                assert through_json(t.view(viewer)) == t.view(viewer)
                assert through_json(t.events(viewer)) == t.events(viewer)


def test_what_happens_before_the_first_choice_is_told_too() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    assert [event["event"] for event in t.events(None)] == ["dealt", "dealt"]
    assert sorted(t.events(0)[0]["cards"]) == sorted(t.view(0)["table"]["hands"][0])
    assert "cards" not in t.events(0)[1]
    assert petteia.replay(t.record(), of=LOTS).events(0) == t.events(0)


def test_a_private_event_without_a_secret_part_stays_private() -> None:
    t = petteia.new(WHISPERS, players=3, seed=1)
    t.play(0, "note beta")
    noted = [{"event": "noted", "seat": 0, "word": "beta"}]
    assert [t.events(viewer)[-1:] == noted for viewer in viewers(t)] == [False, True, False, False]


def test_a_private_event_without_a_secret_part_stays_private_when_dumped_and_loaded() -> None:
    t = petteia.new(WHISPERS, players=3, seed=1)
    t.play(0, "note beta")
    again = petteia.load(through_json(t.dump()), of=WHISPERS)
    assert [sight(again, viewer) for viewer in viewers(t)] == [sight(t, viewer) for viewer in viewers(t)]


def test_an_event_may_have_a_part_called_to() -> None:
    t = petteia.new(WHISPERS, players=3, seed=1)
    t.play(0, "tell alpha")
    assert t.events(None)[-1] == {"event": "told", "seat": 0, "to": 1}
    again = petteia.load(through_json(t.dump()), of=WHISPERS)
    assert [again.events(viewer) for viewer in viewers(t)] == [t.events(viewer) for viewer in viewers(t)]


@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat: int) -> None:
    """Least of all the hand of the seat that Python finds at a negative index."""
    t = shrine()
    spectator = t.view(None)["table"]
    with suppress(petteia.PetteiaError):
        assert t.view(seat)["table"] == spectator
    with suppress(petteia.PetteiaError):
        assert t.determinize(seat, 1).view(seat)["table"] == spectator


def test_only_seats_have_options() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    assert t.options(0)
    t.play(0, "turn")
    assert t.options(-1) == t.options(2) == t.options(-2) == []


def test_scores_that_only_the_end_tells_are_not_told_before() -> None:
    t = shrine(left=1)
    assert t.view(None)["scores"] is None
    play(t, 0, "confide 1", "rest")
    assert t.over
    assert t.view(None)["scores"] == [2 * (0 + 1), 2 * (2 + 3)]
