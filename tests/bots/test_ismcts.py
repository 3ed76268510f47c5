"""The searching bot: it finds what one look does not, knows only what its seat knows, and keeps to its effort."""

from __future__ import annotations

from math import inf
from time import perf_counter

import pytest

import petteia
from petteia.bots import Chair, Effort, Heuristic, Ismcts
from petteia.bots.ismcts import SUREST, is_better, is_worse, log_odds
from petteia.kernel.agenda import Choice, State
from petteia.kernel.table import Table
from tests.pantacle.arrange import position

QUICK = Effort(iterations=24, horizon=8)
GAMES = ["deukalion", "pantacle", "panthalos", "parthenon"]


def ponder(t: Table, effort: Effort = QUICK, seed: int = 1) -> list[tuple[str, int, float]]:
    found = Ismcts(seed, effort).ponder(Chair(t, t.pending[0]))
    return [(str(one.move), one.visits, one.worth) for one in found]


def in_the_middle(game: str, moves: int, options: int = 2) -> Table:
    """A table after so many moves of bots that look one move ahead, or a few more until there is a choice."""
    t = petteia.new(game, players=3, seed=4)
    bots = [Heuristic(seat, 1) for seat in range(3)]
    while moves or len(t.options(t.pending[0])) < options:
        seat = t.pending[0]
        t.play(seat, bots[seat].choose(Chair(t, seat)))
        moves -= bool(moves)
    return t


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_judged_and_the_effort_is_kept_to(game: str):
    t = in_the_middle(game, 30)
    before = t.dump()
    found = ponder(t)
    assert sorted(move for move, _, _ in found) == sorted(map(str, t.options(t.pending[0])))
    assert 0 < sum(visits for _, visits, _ in found) <= 24
    assert all(0.0 <= worth <= 1.0 for _, _, worth in found)
    others = [visits for _, visits, _ in found[1:]]  # the first one is what it would do
    assert others == sorted(others, reverse=True)
    assert t.dump() == before


@pytest.mark.parametrize(
    ("game", "effort"), [*((game, QUICK) for game in GAMES), ("parthenon", Effort(iterations=24, reckons=True))]
)
def test_two_worlds_that_the_seat_cannot_tell_apart_give_the_same_thoughts(game: str, effort: Effort):
    for moves in (12, 25, 40):
        t = in_the_middle(game, moves)
        seat = t.pending[0]
        others = [t.determinize(seat, seed) for seed in range(3)]
        assert any(other.digest() != t.digest() for other in others)
        thoughts = ponder(t, effort)
        for other in others:
            assert Ismcts(1, effort).ponder(Chair(other, seat))[0].move == Ismcts(1, effort).choose(Chair(t, seat))
            assert [
                (str(one.move), one.visits, one.worth) for one in Ismcts(1, effort).ponder(Chair(other, seat))
            ] == thoughts


def test_the_same_seed_and_effort_think_alike_and_another_seed_does_not():
    t = in_the_middle("panthalos", 20)
    assert ponder(t) == ponder(t)
    assert ponder(t) != ponder(t, seed=2)


def test_it_stops_when_the_time_is_up():
    t = in_the_middle("panthalos", 20)
    began = perf_counter()
    found = ponder(t, Effort(iterations=10**9, seconds=0.2, patience=inf))
    assert 0.2 <= perf_counter() - began < 5
    assert sum(visits for _, visits, _ in found) > 0


def test_it_finds_the_one_way_not_to_lose():
    five = ["triple_influence", "two_adepts", "two_influence", "demonic_discard", "extra_turn"]
    t = position(dict(discs=five), dict(hand=["oracle_1", "vagrant_1", "matriarch_1"]), dict(hand=["scholar_1"]))
    t.play(0, "announce recruitment")
    found = ponder(t, Effort(iterations=60, horizon=8))
    assert found[0][0].startswith("bribe")  # else seat 0 wins


def test_options_are_compared_in_the_same_worlds_and_the_worse_half_drops_out():
    t = in_the_middle("panthalos", 20, options=9)
    effort = Effort(iterations=48, horizon=8, width=8, caution=0, patience=inf)
    visits = [visits for _, visits, _ in ponder(t, effort)]
    assert visits[:8] == [14, 14, 6, 6, 2, 2, 2, 2]  # 2 worlds for eight, 4 more for four, 8 more for two
    assert not any(visits[8:])


def test_two_options_are_compared_as_often_as_the_last_two_of_many():
    t = in_the_middle("pantacle", 20)
    while len(t.options(t.pending[0])) != 2:
        t.play(t.pending[0], t.options(t.pending[0])[0])
    found = ponder(t, Effort(iterations=48, horizon=8, width=8, patience=inf))
    assert [visits for _, visits, _ in found] == [8, 8]


def test_what_is_worse_in_every_world_is_given_up():
    t = in_the_middle("panthalos", 20, options=9)
    patient = ponder(t, Effort(iterations=480, horizon=8, patience=inf))
    brief = ponder(t, Effort(iterations=480, horizon=8))
    assert sum(visits for _, visits, _ in brief) < sum(visits for _, visits, _ in patient)
    assert min(visits for _, visits, _ in brief if visits) == 4


def test_worse_is_what_could_not_be_better_with_a_little_more_luck():
    assert is_worse([0.4, 0.5, 0.6], [0.5, 0.6, 0.7], 1)
    assert is_worse([0.5, 0.5], [0.5, 0.5], 1)  # the same in every world: thinking on would not help
    assert not is_worse([0.4, 0.8], [0.5, 0.6], 0)
    assert not is_worse([0.4, 0.6], [0.5, 0.6], 1)
    assert is_worse([0.4, 0.6], [0.5, 0.6], 0)


def test_better_is_what_was_better_in_the_same_worlds_beyond_doubt():
    assert is_better([0.5, 0.6, 0.7], [0.4, 0.5, 0.6], 1)  # by as much in every world
    assert not is_better([0.4, 0.5, 0.6], [0.5, 0.6, 0.7], 0)
    assert is_better([0.9, 0.1], [0.0, 0.8], 0)  # 0.1 on average, and 0.8 up or down
    assert not is_better([0.9, 0.1], [0.0, 0.8], 1)
    assert is_better([0.5, 0.5], [0.4, 0.4, 0.9], 1)  # the third world was seen by one alone
    assert not is_better([], [], 0)
    assert not is_better([0.9], [0.1], 0)  # once proves nothing
    assert not is_better([0.5, 0.5], [0.5, 0.5], 0)


def test_what_looks_best_at_once_is_done_unless_another_option_is_proved_better():
    t = in_the_middle("panthalos", 20, options=9)
    at_once = ponder(t, Effort(iterations=0, width=1))[0][0]
    bold = {ponder(t, Effort(iterations=24, horizon=8, caution=0), seed)[0][0] for seed in range(8)}
    careful = [ponder(t, Effort(iterations=24, horizon=8, caution=1e9), seed)[0][0] for seed in range(8)]
    assert bold - {at_once}
    assert set(careful) == {at_once}


def test_what_looks_best_at_once_stays_in_the_running_to_the_end():
    """Dropped early, it would have been compared with the best of the others in too few worlds to tell."""
    t = in_the_middle("panthalos", 20, options=9)
    at_once = ponder(t, Effort(iterations=0, width=1))[0][0]
    beaten = 0
    for seed in range(8):
        found = ponder(t, Effort(iterations=48, horizon=8, caution=0), seed)
        beaten += found[0][0] != at_once
        assert max(visits for _, visits, _ in found) == next(visits for move, visits, _ in found if move == at_once)
    assert beaten


@pytest.mark.parametrize("game", GAMES)
def test_how_often_a_strong_bot_tries_is_the_games_to_say(game: str):
    t = in_the_middle(game, 30)
    said = t.game.iterations
    assert ponder(t, Effort(horizon=2)) == ponder(t, Effort(iterations=said, horizon=2))
    assert 0 < sum(visits for _, visits, _ in ponder(t, Effort(horizon=2, patience=inf))) <= said
    assert ponder(t, Effort(times=3, horizon=2)) == ponder(t, Effort(iterations=3 * said, horizon=2))


@pytest.mark.parametrize(("game", "times"), [("deukalion", 2), ("pantacle", 1), ("panthalos", 2)])
def test_how_far_it_looks_and_how_far_with_much_effort_is_the_games_to_say(game: str, times: int):
    t = in_the_middle(game, 12)
    said = t.game.horizon
    assert ponder(t, Effort(iterations=8)) == ponder(t, Effort(iterations=8, horizon=said))
    assert ponder(t, Effort(iterations=8, far=True)) == ponder(t, Effort(iterations=8, horizon=times * said))
    assert ponder(t, Effort(iterations=8, horizon=2 * said)) != ponder(t, Effort(iterations=8))


def test_where_lines_end_at_points_of_rest_those_that_go_further_are_fewer(monkeypatch: pytest.MonkeyPatch):
    t = at_sea()
    monkeypatch.setattr(t.game, "far", 2)
    said = t.game.iterations
    near, far = (sum(v for _, v, _ in ponder(t, Effort(times=4, far=far, patience=inf))) for far in (False, True))
    assert 3 * said < near <= 4 * said
    assert said < far <= 2 * said


@pytest.mark.parametrize("game", ["deukalion", "panthalos"])
def test_a_glance_looks_at_the_own_seat_alone(game: str):
    t = in_the_middle(game, 20)
    other = t.copy()
    getattr(other.state, {"deukalion": "tally", "panthalos": "points"}[game])[2] += 1
    for seat in (0, 1):
        assert t.game.glance(other.state, seat) == t.game.glance(t.state, seat)
        assert t.game.evaluate(other.state, seat) < t.game.evaluate(t.state, seat)
    assert t.game.glance(other.state, 2) > t.game.glance(t.state, 2)


def test_what_is_won_or_lost_counts_more_than_any_glance():
    t = petteia.new("deukalion", players=2, seed=3)
    chair = Chair(t, 0)
    before = chair.glance(t.state, 0)
    t.playout(5)
    winner = t.ranking[0][0]
    assert chair.glance(t.state, winner) > before > chair.glance(t.state, 1 - winner)


def test_odds_tell_those_far_ahead_or_behind_apart_and_have_no_ends():
    assert log_odds(0.5) == 0
    assert log_odds(0.02) - log_odds(0.01) == pytest.approx(log_odds(0.99) - log_odds(0.98))
    assert log_odds(0.02) - log_odds(0.01) > 10 * (log_odds(0.51) - log_odds(0.50))
    assert log_odds(1.0) == log_odds(1 - SUREST) == pytest.approx(-log_odds(0.0))


def test_where_lines_are_weighed_by_odds_it_does_not_matter_how_sure_the_evaluation_is(monkeypatch: pytest.MonkeyPatch):
    """In Panthalos, whose evaluation is too sure of who wins: with twice the odds for whoever is ahead, the same."""
    t = in_the_middle("panthalos", 40, 8)
    assert t.game.odds
    evaluate = t.game.evaluate

    def surer(world: State, seat: int) -> float:
        hope = evaluate(world, seat)
        return hope**2 / (hope**2 + (1 - hope) ** 2)

    def visits() -> list[tuple[str, int]]:
        return [(move, visits) for move, visits, _ in ponder(t, Effort(iterations=48))]

    by_odds, hopes = visits(), [worth for _, _, worth in ponder(t, Effort(iterations=48))]
    assert all(0 < hope < 1 for hope in hopes)
    monkeypatch.setattr(t.game, "evaluate", surer)
    assert visits() == by_odds
    monkeypatch.setattr(t.game, "odds", False)
    by_hope = visits()
    monkeypatch.setattr(t.game, "evaluate", evaluate)
    assert visits() != by_hope


def at_sea() -> Table:
    """Parthenon where a seat has several ways to load a Fleet."""
    t = in_the_middle("parthenon", 60)
    while "launch" not in type(t.state.choice(t.pending[0])).name or len(t.options(t.pending[0])) < 3:
        t.play(t.pending[0], Heuristic(1, 1).choose(Chair(t, t.pending[0])))
    return t


def test_in_parthenon_all_lines_end_at_the_same_point_of_rest(monkeypatch: pytest.MonkeyPatch):
    t = at_sea()
    ends: list[int] = []
    evaluate = t.game.evaluate

    def valued(world: State, seat: int) -> float:
        if seat == t.pending[0]:
            ends.append(t.game.rested(world))
        return evaluate(world, seat)

    monkeypatch.setattr(t.game, "evaluate", valued)
    assert t.game.far == 1  # no champion looks further there: it would lose by that
    monkeypatch.setattr(t.game, "far", 2)
    for far in (False, True):
        ends.clear()
        visits = sum(visits for _, visits, _ in ponder(t, Effort(iterations=12, far=far)))
        assert visits > 0
        rest = t.game.rested(t.state) + 1 + far
        assert ends.count(rest) == visits
        assert max(ends) == rest


def test_others_are_not_looked_at_where_they_act_on_a_whim(monkeypatch: pytest.MonkeyPatch):
    t = at_sea()
    names = {frame.name for frame in t.game.frames if issubclass(frame, Choice)}
    assert t.game.whims < names
    assert t.game.drafts < names
    glanced: set[int] = set()
    glance = t.game.glance

    def glanced_at(world: State, seat: int) -> float:
        glanced.add(seat)
        return glance(world, seat)

    monkeypatch.setattr(t.game, "glance", glanced_at)
    ponder(t, Effort(iterations=12))
    assert glanced == set(range(t.players))
    glanced.clear()
    monkeypatch.setattr(t.game, "whims", frozenset(names))
    ponder(t, Effort(iterations=12))
    assert glanced == {t.pending[0]}


def test_points_of_rest_come_one_after_the_other():
    """In Parthenon after every Build Phase."""
    t = petteia.new("parthenon", players=3, seed=4, quiet=True)
    seen = [t.game.rested(t.state)]
    for seed in range(20_000):
        if t.playout(seed, 1) and t.game.rested(t.state) != seen[-1]:
            seen.append(t.game.rested(t.state))
    assert t.over
    assert seen == list(range(4, 17))  # four Seasons in each of three Years


SEARCHED = {"parthenon": "offer", "pantacle": "bribe", "panthalos": "duel", "deukalion": "rotate"}


@pytest.mark.parametrize("game", SEARCHED)
def test_offers_bribes_duels_and_turned_dice_are_played_on(game: str):
    """Where there is one among several options, it is tried like any other; an offer if it promises something."""
    t = petteia.new(game, players=3, seed=4)
    bots = [Heuristic(seat, 1) for seat in range(3)]
    while True:
        seat = t.pending[0]
        asked = type(t.state.choice(seat)).name
        options = t.options(seat)
        verbs = {move.verb.name for move in options}
        if len(options) > 1 and any(SEARCHED[game] in name for name in (asked, *verbs)):
            found = ponder(t, Effort(iterations=2 * len(options), horizon=8, width=len(options)))
            tried = [move for move, visits, _ in found if visits]
            if any(SEARCHED[game] in name for name in (asked, *tried)):
                break
            assert game == "parthenon"
        t.play(seat, bots[seat].choose(Chair(t, seat)))
    asides = [move for move in map(str, options) if game == "parthenon" and move not in tried]
    assert all(move.startswith(("offer", "counter", "withdraw")) for move in asides)
    assert len(tried) + len(asides) == len(options)
    assert len(tried) > 1


def test_asides_are_thought_about_only_where_they_look_best():
    t = petteia.new("parthenon", players=3, seed=4)
    bots = [Heuristic(seat, 1) for seat in range(3)]
    promising = 0
    while promising < 3:
        seat = t.pending[0]
        options = t.options(seat)
        if any(move.verb.name in t.game.asides for move in options) and len(options) > 2:
            at_once = [move.split()[0] for move, _, _ in ponder(t, Effort(iterations=0, width=1))]
            tried = {move.split()[0] for move, visits, _ in ponder(t) if visits}
            assert bool(tried & t.game.asides) == (at_once[0] in t.game.asides)
            assert tried - t.game.asides or not tried  # one that is left alone needs no thought
            promising += at_once[0] in t.game.asides
        t.play(seat, bots[seat].choose(Chair(t, seat)))


def test_what_an_offer_is_made_of_is_seen_at_a_glance():
    """Its bits mean something only together: thought about one by one they became a dozen cards for one."""
    t = petteia.new("parthenon", players=3, seed=4)
    bots = [Heuristic(seat, 1) for seat in range(3)]
    while type(t.state.choice(t.pending[0])).name != "compose":
        t.play(t.pending[0], bots[t.pending[0]].choose(Chair(t, t.pending[0])))
    found = ponder(t)
    assert len(found) > 2
    assert not any(visits for _, visits, _ in found)
    assert [worth for _, _, worth in found] == sorted([worth for _, _, worth in found], reverse=True)


def test_a_single_option_needs_no_thought():
    t = petteia.new("pantacle", players=3, seed=1)
    while len(t.options(t.pending[0])) > 1:
        t.play(t.pending[0], t.options(t.pending[0])[0])
    thoughtless = Ismcts(1, Effort(iterations=0))
    assert thoughtless.choose(Chair(t, t.pending[0])) == t.options(t.pending[0])[0]
    (only,) = thoughtless.ponder(Chair(t, t.pending[0]))
    assert (only.move, only.visits) == (t.options(t.pending[0])[0], 0)
    assert 0.0 < only.worth < 1.0
