"""What holds in every game of Panthalos: conservation, secrets, dumps, records, undo, and an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import petteia
from petteia.games.panthalos import GAME
from petteia.kernel.errors import BadDump
from tests import properties
from tests.properties import played

GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in range(3)]
EVERY = 23  # decisions between two close looks
HIDDEN = (
    "titans", "sold", "titan_stack", "underworld", "bag", "ship_stack", "artisan_stack", "reinforcement_stack",
    "merchant_stack",
)  # fmt: skip
PICKS = ("agenda",)  # what somebody is choosing for nobody else to see lies on it


def moments(players: int, seed: int, every: int = EVERY) -> Iterator[petteia.Table]:
    return properties.moments(GAME, players, seed, every)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_nothing_is_lost_or_doubled(players: int, seed: int) -> None:
    properties.check_conservation(GAME, players, seed)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_the_rules_say_of_whole_rounds(players: int, seed: int) -> None:
    """PAN-INV-15..17, -19, -20, -24, counted from the public view alone."""
    boxed = [0] * players
    points = [0] * players
    removed = round = 0
    for t in moments(players, seed, 1):
        table = t.view(None)["table"]
        assert round <= table["round"] <= 8
        for n, seat in enumerate(table["seats"]):
            fixed = seat["box"] + len(seat["polis"]) + sum(die["figure"] == "promoted" for die in seat["dice"])
            assert fixed >= boxed[n]
            boxed[n] = fixed
            assert t.over or seat["points"] >= points[n]
            points[n] = seat["points"]
            assert len(seat["dice"]) == 5
        gone = sum(len(things) for things in table["removed"].values())
        assert gone >= removed
        removed, round = gone, table["round"]


def test_every_random_game_ends() -> None:
    assert max(len(played(GAME, *game).moves) for game in GAMES) < 2_000


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_redealt_world_looks_the_same_and_is_no_echo_of_the_truth(players: int, seed: int) -> None:
    worlds, differs = properties.check_secrets(GAME, players, seed, EVERY, HIDDEN, PICKS)
    assert differs > 0.95 * worlds


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_titans_that_were_seen_are_there_or_among_those_sold_unseen(players: int, seed: int) -> None:
    """What all saw taken back stays in every imagined world; once its owner sells unseen, there or among those."""
    for t in moments(players, seed, 11):
        s = t.state
        for viewer in range(players):
            world = t.determinize(viewer, len(t.moves)).dump_state()
            truth = t.dump_state()
            assert world["titans"][viewer] == truth["titans"][viewer]
            assert world["sold"][viewer] == truth["sold"][viewer]
            for other in range(players):
                for titan in set(truth["shown"][other]):
                    assert world["titans"][other].count(titan) >= truth["shown"][other].count(titan)
                both = world["titans"][other] + world["sold"][other]
                for titan in set(truth["doubted"][other]):
                    seen = truth["doubted"][other].count(titan) + truth["shown"][other].count(titan)
                    assert both.count(titan) >= seen
        assert s is t.state


@pytest.mark.parametrize(("players", "seed"), GAMES[::2])
def test_a_dump_loads_to_the_same_game(players: int, seed: int) -> None:
    properties.check_dumps(GAME, players, seed, 61)


@pytest.mark.parametrize(("players", "seed"), GAMES[::4])
def test_a_record_replays_to_the_same_end(players: int, seed: int) -> None:
    properties.check_record(GAME, players, seed)


def test_another_process_deals_and_plays_the_same() -> None:
    properties.check_processes(GAME)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (lambda s: s["personal"].__setitem__(0, 11), "seat 0 has"),
        (lambda s: s["titan_stack"].pop(), "of air_|of water_|of earth_|of fire_"),
        (lambda s: s["bag"].pop(), "goods of kind"),
        (lambda s: s["underworld"].pop(0), "same length"),
        (lambda s: s["merkator"].pop(), "a merchant is missing"),
        (lambda s: s["dice"][0].pop(), "4 dice"),
        (lambda s: s["dice"][0].__setitem__(0, "polis_1:promoted"), "where no leader can be"),
        (lambda s: s["leaders"].__setitem__(0, "resting"), "must be available"),
        (lambda s: s["leaders"].__setitem__(0, "polis_2"), "in the polis"),
        (lambda s: s["leaders"].__setitem__(0, "nowhere"), "is not a place"),
        (lambda s: s["shown"].__setitem__(0, ["air_5"] * 3), "was seen with titans"),
        (lambda s: s["sales"].__setitem__(0, [2]), "do not add up"),
        (lambda s: s.__setitem__("round", 9), "no round 9"),
        (lambda s: s["agora"].append("wine"), "refined"),
    ],
)
def test_a_spoilt_dump_is_refused_and_named(spoil: Any, says: str) -> None:
    found = next(iter(moments(3, 0))).dump(history=False)
    spoil(found["state"])
    with pytest.raises(BadDump, match=says):
        petteia.load(found, of=GAME)


def test_moves_that_teach_nothing_can_be_taken_back_and_others_cannot() -> None:
    t = petteia.new(GAME, players=2, seed=2)
    first = t.pending[0]
    t.play(first, "place leader titanus_1")
    assert t.undoable(first) == 1
    t.undo(first)
    t.play(first, "place rank_2 polis_1")
    second = t.pending[0]
    t.play(second, "place leader agro_1")
    assert (t.undoable(first), t.undoable(second)) == (0, 1)


@pytest.mark.parametrize("seed", range(3))
def test_taking_back_restores_the_table(seed: int) -> None:
    assert properties.check_undo(GAME, 3, seed, 13) > 20


def test_the_heuristic_bot_beats_a_random_one() -> None:
    assert properties.heuristic_wins(GAME, 4) >= 3
