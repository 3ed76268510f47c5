"""Taking back: exact where it is allowed, and never a way to learn something."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import petteia

from .arrange import position
from .test_properties_pool import Play, pool

NEWS = ("drew", "drew-curse", "looked")  # events that teach somebody something hidden


def trace(t: petteia.Table) -> str:
    """The table with its log and record, but for what only says how far one can take back."""
    dump = t.dump()
    dump["history"].pop("run")
    return json.dumps([dump, t.record()])


def check_undo(before: list[petteia.Table], t: petteia.Table, seat: int, depth: int) -> None:
    """Take back 1 to `depth` moves; `before` are the tables as they were, the last one a move ago."""
    for count in range(1, depth + 1):
        copy = t.copy()
        copy.undo(seat, count)
        where = f"seed {t.seed}, {len(t.moves)} moves, {count} taken back by {seat}"
        assert trace(copy) == trace(before[-count]), where
        assert copy.undoable(seat) <= max(0, depth - count), where
        for taken, move in zip(t.movers[-count:], t.moves[-count:], strict=True):
            assert taken == seat, f"{where}: a move of another seat"
            copy.play(seat, move)
        assert trace(copy) == trace(t), f"{where} and played again"
        check_nothing_was_learned(before[-count], t, seat, count, where)


def check_nothing_was_learned(before: petteia.Table, t: petteia.Table, seat: int, count: int, where: str) -> None:
    """In every world that the seat held possible before, the same moves would have looked the same to it."""
    assert not news(before, t, seat), f"{where}: {news(before, t, seat)}"
    for seed in range(6):
        world = before.determinize(seat, 977 * seed + len(t.moves))
        for move in t.moves[-count:]:
            world.play(seat, move)
        assert json.dumps(world.view(seat)) == json.dumps(t.view(seat)), where
        assert world.options(seat) == t.options(seat), where
        assert world.prompt(seat) == t.prompt(seat), where


def news(before: petteia.Table, after: petteia.Table, seat: int) -> list[dict[str, Any]]:
    """What taught somebody something hidden. A Curse that the seat knew to lie on top of the pile is no news to it."""
    known = before.view(seat)["table"]["curse_pile"]
    return [
        event
        for event in after.events(seat, len(before.log))
        if event["event"] in NEWS and not (event["event"] == "drew-curse" and event["curses"][0] in known)
    ]


def check_refusal(t: petteia.Table, seat: int, count: int = 1) -> None:
    before = json.dumps(t.dump())
    with pytest.raises(petteia.IllegalMove) as refused:
        t.undo(seat, count)
    assert "\n" not in str(refused.value)
    assert json.dumps(t.dump()) == before


def check_course(one: Play, every: int, seen: Counter[str]) -> None:
    """Look at what could be taken back at every so many moments of a game."""
    before: list[petteia.Table] = []
    skip = Random(one.seed).randrange(every)
    for n, t, seat, move in one.walk():
        before.append(t.copy())
        del before[:-8]
        if n % every != skip:
            continue
        after = t.copy()
        after.play(seat, move)
        depth = after.undoable(seat)
        learned = bool(news(t, after, seat))
        chance = after.dump_state()["chance"] != t.dump_state()["chance"]
        if learned or chance or after.over:
            assert depth == 0, f"{one}, move {n} ({seat} {move}): {news(t, after, seat)}"
            seen["learned"] += 1
        else:
            assert depth > 0, f"{one}, move {n} ({seat} {move}): nothing was learned, why not take it back?"
            seen["open"] += 1
        check_undo(before, after, seat, depth)
        check_refusal(after, seat, depth + 1)
        check_refusal(after, (seat + 1 + n % (one.players - 1)) % one.players)


def test_what_can_be_taken_back_is_taken_back_exactly_and_taught_nothing():
    seen: Counter[str] = Counter()
    for one in pool()[::3]:
        check_course(one, 37, seen)
    assert seen["learned"] > 20
    assert seen["open"] > 80


def test_long_runs_of_one_seat_can_be_taken_back_step_by_step():
    t = position(
        dict(adepts=3, powers=["protection", "hunt", "bewitchment"], emptied=["top", "upper_left"], influence=0,
             discs=["two_adepts", "extra_turn"], curses=["denial"], hand=["oracle_1"]),
        {}, {},
    )  # fmt: skip
    before = [t.copy()]
    run = ["flip denial", "decline", "place upper_right two_influence"]
    for move in run[:2]:
        t.play(0, move)
        before.append(t.copy())
    assert t.undoable(0) == 2
    check_undo(before[:-1], t, 0, 2)
    t.play(0, run[2])
    assert t.undoable(0) == 0, "a Curse was drawn"
    check_refusal(t, 0)


def test_an_announcement_can_be_taken_back_until_somebody_answers():
    t = position({}, {}, {})
    t.play(0, "announce hunt")
    assert t.undoable(0) == 1
    t.play(1, "pass")
    assert t.undoable(0) == 0
    check_refusal(t, 0)
    assert t.undoable(1) == 1
    t.undo(1)
    assert t.pending == [1]


def test_a_pass_and_a_bribe_can_be_taken_back():
    hand = ["alchemist_1", "executioner_1"]
    t = position(dict(hand=["oracle_1"]), dict(hand=hand), {})
    t.play(0, "announce hunt")
    before = t.copy()
    t.play(1, "bribe alchemist_1 executioner_1")
    check_undo([before], t, 1, t.undoable(1))
    assert t.undoable(1) == 1


@pytest.mark.parametrize(
    ("seat", "moves"),
    [
        (dict(powers=["bewitchment"]), ["look 1"]),
        (dict(adepts=3), ["place upper_left two_influence"]),
        (dict(adepts=3, influence=1, discs=["extra_turn"]), ["place upper_left two_influence", "draw"]),
    ],
    ids=["a look", "a Curse drawn", "another Curse drawn"],
)
def test_what_was_seen_cannot_be_unseen(seat: dict[str, Any], moves: list[str]):
    t = position(seat, {}, {})
    for move in moves:
        t.play(0, move)
    assert t.undoable(0) == 0
    check_refusal(t, 0)


def test_a_refilled_hand_cannot_be_put_back():
    t = position(dict(hand=["oracle_1", "oracle_2", "oracle_3"]), {}, {}, marked="hunt")
    t.play(0, "announce recruitment")
    t.play(1, "pass")
    t.play(2, "pass")
    t.play(0, "discard oracle_1")
    assert t.undoable(0) == 0
    check_refusal(t, 0)


def test_a_reshuffle_cannot_be_taken_back():
    """Even for the briber, who learned nothing from it: chance was drawn."""
    t = position(dict(hand=[]), dict(hand=["alchemist_1", "executioner_1"]), {}).dump(history=False)
    t["state"]["discard"], t["state"]["pile"] = t["state"]["pile"], []
    table = petteia.load(t)
    table.play(0, "announce hunt")
    table.play(1, "bribe alchemist_1 executioner_1")
    assert [event["event"] for event in table.events(1)].count("reshuffled") == 1
    assert table.undoable(1) == 0
    check_refusal(table, 1)


def test_discards_before_the_last_can_be_taken_back():
    """With Demonic Discard nothing is drawn until the discarding is over."""
    t = position(
        dict(hand=["oracle_1", "oracle_2", "oracle_3"], powers=["demonic_discard"], discs=["demonic_discard"]),
        {}, {}, agenda=[{"frame": "EndOfTurn", "seat": 0}, {"frame": "ChangeOfTheMoon", "seat": 0}],
        marked="hunt",
    )  # fmt: skip
    before = [t.copy()]
    t.play(0, "discard oracle_3")
    before.append(t.copy())
    t.play(0, "discard oracle_1")
    assert t.undoable(0) == 2
    check_undo(before, t, 0, 2)
    t.play(0, "stop")
    assert t.undoable(0) == 0


@pytest.mark.parametrize("count", [0, -1, 2, 10**9])
def test_no_other_number_of_moves_can_be_taken_back(count):
    t = position({}, {}, {})
    t.play(0, "announce hunt")
    check_refusal(t, 0, count)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_no_other_seat_can_take_back(seat):
    t = position({}, {}, {})
    check_refusal(t, seat)
    t.play(0, "announce hunt")
    check_refusal(t, seat)


def test_nothing_can_be_taken_back_before_the_first_move():
    t = petteia.new("pantacle", 3, 1)
    for seat in range(3):
        assert t.undoable(seat) == 0
        check_refusal(t, seat)


def test_taking_back_works_the_same_after_loading():
    chance = Random(5)
    for one in pool()[::9]:
        for count in chance.sample(range(1, len(one.moves)), 4):
            t = one.at(count)
            seat = t.movers[-1]
            back = petteia.load(json.loads(json.dumps(t.dump())))
            assert back.undoable(seat) == t.undoable(seat)
            if t.undoable(seat):
                t.undo(seat)
                back.undo(seat)
                assert trace(back) == trace(t)
                assert petteia.replay(t.record()).dump_state() == t.dump_state()


def test_a_game_with_moves_taken_back_replays_from_its_record():
    chance = Random(9)
    for seed in range(3):
        t = petteia.new("pantacle", 3, seed)
        taken = 0
        while not t.over and len(t.moves) < 120:
            (seat,) = t.pending
            t.play(seat, chance.choice(t.options(seat)))
            if chance.random() < 0.2:
                depth = t.undoable(seat)
                if depth:
                    t.undo(seat, chance.randint(1, depth))
                    taken += 1
        assert taken > 5
        again = petteia.replay(t.record())
        assert trace(again) == trace(t)


def test_a_quiet_table_takes_nothing_back():
    t = petteia.new("pantacle", 3, 1, quiet=True)
    (seat,) = t.pending
    t.play(seat, t.options(seat)[0])
    assert t.undoable(seat) == 0
    with pytest.raises(petteia.IllegalMove):
        t.undo(seat)
