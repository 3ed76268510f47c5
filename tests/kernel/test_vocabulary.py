"""Moves: one object each, a text, a dense number."""

from __future__ import annotations

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import ALL, BIDS, decisions, quick
from tiny.barter import OFFER
from tiny.bids import BID

import petteia
from petteia.kernel.game import Game
from petteia.kernel.kinds import AMOUNT, FLAG, Kind, seats
from petteia.kernel.moves import Verb, Vocabulary

GOD = Kind("god", ("zeus", "hera", "pan"))
PLACE = Kind("place", ("argos", "delos"))


def test_words_makes_a_move_for_each_thing_of_a_kind() -> None:
    words = Vocabulary()
    moves = words.words("greet", GOD)
    assert [str(move) for move in moves] == ["greet zeus", "greet hera", "greet pan"]
    assert [move.args for move in moves] == [(0,), (1,), (2,)]
    assert moves[0].verb is moves[2].verb
    assert moves[0].verb.kinds == ("god",)


def test_words_of_a_plain_number_are_counted() -> None:
    words = Vocabulary()
    assert [str(move) for move in words.words("pay", Kind("coin", (), 9), 3)] == ["pay 0", "pay 1", "pay 2"]


def test_pairs_makes_a_move_for_each_pair() -> None:
    words = Vocabulary()
    pairs = words.pairs("send", GOD, PLACE)
    assert str(pairs[2][1]) == "send pan delos"
    assert pairs[2][1].args == (2, 1)
    assert len(words) == 6


def test_ids_are_dense_in_the_order_of_making() -> None:
    for game in ALL:
        words = game.open_box(None).words
        assert [move.id for move in words.moves] == list(range(len(words)))


def test_the_same_text_is_the_same_object() -> None:
    words = Vocabulary()
    first = words.word("pass")
    assert words.word("pass") is first
    assert words.add(Verb("pass", ()), (), "pass") is first
    assert len(words) == 1


def test_every_text_finds_its_move() -> None:
    for game in ALL:
        words = game.open_box(None).words
        assert all(words.find(str(move)) is move for move in words.moves)


@pytest.mark.parametrize("text", ["offer 1 wine oil", " offer  1 wine\toil ", "offer\n1   wine oil\r\n"])
def test_spacing_does_not_matter(text: str) -> None:
    assert petteia.game(ALL[2]).open_box(None).words.find(text) is OFFER[1][0][1]


@pytest.mark.parametrize("text", ["", " ", "bid", "bid 9", "BID 1", "bid1", "bid 1 1", "bid 1;", "0 bid 1", "bid １"])
def test_other_texts_find_nothing(text: str) -> None:
    assert BIDS.open_box(None).words.find(text) is None


def test_an_edition_goes_on_from_the_games_moves() -> None:
    base = Vocabulary()
    zeus = base.words("greet", GOD)[0]
    more = Vocabulary(base)
    pan = more.word("panic")
    assert more.find("greet zeus") is zeus
    assert pan.id == 3
    assert base.find("panic") is None
    assert len(base) == 3


def test_a_copied_move_is_the_same_move() -> None:
    assert copy.copy(BID[1]) is BID[1]
    assert copy.deepcopy([BID[1]])[0] is BID[1]


def test_a_move_prints_as_its_text() -> None:
    assert (str(BID[1]), repr(BID[1])) == ("bid 1", "<bid 1>")


def test_moves_may_be_played_as_objects_or_as_loosely_spaced_text() -> None:
    one, two = petteia.new(BIDS, players=2, seed=3), petteia.new(BIDS, players=2, seed=3)
    seat = one.pending[0]
    move = one.options(seat)[0]
    one.play(seat, move)
    two.play(seat, "  " + str(move).replace(" ", "   ") + " ")
    assert one.dump() == two.dump()


@quick
@given(st.sampled_from(ALL), st.integers(0, 10**6))
def test_options_are_moves_of_the_vocabulary_without_repetition(game: Game, seed: int) -> None:
    for t in decisions(game, seed):
        for seat in range(t.players):
            offered = t.options(seat)
            assert len({move.id for move in offered}) == len(offered)
            assert all(t.state.box.words.moves[move.id] is move for move in offered)


def test_options_belong_to_whoever_asked() -> None:
    t = petteia.new(BIDS, players=2, seed=3)
    seat = t.pending[0]
    legal = list(t.options(seat))
    t.options(seat).clear()
    assert t.options(seat) == legal


def test_kinds_read_what_they_write() -> None:
    assert [GOD.decode(GOD.encode(n)) for n in range(3)] == [0, 1, 2]
    assert [AMOUNT.decode(n) for n in (0, 7, 1 << 60)] == [0, 7, 1 << 60]
    assert [seats(3).decode(n) for n in range(3)] == [0, 1, 2]
    assert (GOD.highest, seats(3).highest, FLAG.highest) == (2, 2, 1)


@pytest.mark.parametrize(
    ("kind", "wrong"),
    [
        (GOD, "ares"), (GOD, 0), (GOD, None), (GOD, ["zeus"]), (AMOUNT, -1), (AMOUNT, "1"), (AMOUNT, 1.0),
        (AMOUNT, True), (AMOUNT, None), (AMOUNT, (1 << 60) + 1), (FLAG, 2), (FLAG, False), (seats(3), 3),
        (seats(3), -1),
    ],
)  # fmt: skip
def test_kinds_refuse_other_things_and_say_what_is_allowed(kind: Kind, wrong: object) -> None:
    with pytest.raises(ValueError, match=f"is not a {kind.name}; allowed: "):
        kind.decode(wrong)


def test_a_kind_of_plain_numbers_without_a_count_is_not_silently_empty() -> None:
    """`words("look", seats(3))` means a move for each seat, or is an error; never nothing."""
    words = Vocabulary()
    try:
        made = words.words("look", seats(3))
    except (ValueError, AssertionError):
        return
    assert len(made) == 3
