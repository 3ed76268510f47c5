"""What is used in games: every choice is counted once, for what it is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from petteia.lab.arena import POOL, Tournament, arena
from petteia.lab.ledger import Ledger, OtherPlan
from petteia.lab.playing import replay
from petteia.lab.usage import used

PLAN = Tournament("pantacle", players=3, games=3, seed=2, bots=("heuristic",), format=POOL, keep=True)


def test_a_game_that_was_kept_is_played_again_to_the_same_end():
    for one in arena(PLAN).played:
        assert len(one.moves) == one.decisions
        for table, seat, move in replay(PLAN, one):
            assert move in table.options(seat)
            last = table
        assert last.over
        assert last.digest() == one.digest


def test_choices_are_counted_where_there_was_one_and_by_verb_and_thing():
    played = arena(PLAN).played
    counted = used(PLAN, played)
    choices = [
        (table.options(seat), move) for one in played for table, seat, move in replay(PLAN, one)
        if len(table.options(seat)) > 1
    ]  # fmt: skip
    for about in ("announce", "announce hunt", "announce indoctrination", "pass"):
        words = about.split()
        offered = sum(any(option.text.split()[: len(words)] == words for option in options) for options, _ in choices)
        chosen = sum(move.text.split()[: len(words)] == words for _, move in choices)
        assert (counted[about].offered, counted[about].chosen) == (offered, chosen)
    verbs = [one for about, one in counted.items() if " " not in about]
    assert sum(one.chosen for one in verbs) == len(choices)
    assert all(0 <= one.share <= 1 and 0 <= one.merit <= 3 for one in counted.values())
    assert counted["announce"].share == 1.0
    assert "give 1" not in counted  # a seat is no thing


def test_games_with_and_without_their_moves_do_not_belong_into_one_file(tmp_path: Path):
    file = tmp_path / "games.jsonl"
    with Ledger(file, PLAN) as ledger:
        first = arena(PLAN, ledger=ledger)
    with Ledger(file, PLAN) as ledger:
        assert [one.moves for one in ledger.played.values()] == [one.moves for one in first.played]
    with pytest.raises(OtherPlan):
        Ledger(file, Tournament("pantacle", players=3, games=3, seed=2, bots=("heuristic",), format=POOL))
