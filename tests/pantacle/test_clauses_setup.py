"""Chapter 3: setup."""

from collections import Counter
from pathlib import Path

import pytest

import petteia

from ..clauses import clause
from .arrange import pass_all, position, reserve, seat, texts

BLADES = {"matriarch": 5, "scholar": 4, "executioner": 4, "oracle": 3, "alchemist": 3, "gravedigger": 3, "vagrant": 2,
          "hound": 5}  # fmt: skip


def game(players: int = 4, seed: int = 1, **how: object) -> petteia.Table:
    return petteia.new("pantacle", players=players, seed=seed, **how)


@clause("PCL-SETUP-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_take_seats(players: int) -> None:
    t = game(players)
    assert len(t.view(None)["table"]["seats"]) == t.players == players


@clause("PCL-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_fewer_than_three_or_more_than_five_players_cannot_play(players: int) -> None:
    with pytest.raises(petteia.BadOption, match="3 to 5"):
        game(players)


@clause("PCL-SETUP-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_seats_are_in_clockwise_order(players: int) -> None:
    t = game(players)
    first = t.pending[0]
    for n in range(players):
        assert t.pending == [(first + n) % players]
        mover = t.pending[0]
        t.play(mover, "announce extortion" if n % 2 else "announce recruitment")
        pass_all(t)
        t.play(mover, t.options(mover)[0])


@clause("PCL-SETUP-02")
@pytest.mark.parametrize("players", [3, 5])
def test_each_player_has_five_discs_and_a_resolve_tracker_and_unused_colours_stay_out(players: int) -> None:
    t = game(players)
    seats = t.view(None)["table"]["seats"]
    assert [len(one["pentagram"]) + len(one["discs"]) for one in seats] == [5] * players
    assert ["resolve" in one for one in seats] == [True] * players


@clause("PCL-SETUP-02")
def test_each_player_has_a_set_of_power_tokens_of_their_own() -> None:
    t = position({}, dict(powers=["hunt"]), dict(powers=["hunt"]))
    t.play(0, "announce hunt")
    pass_all(t)
    assert [seat(t, n)["powers"] for n in range(3)] == [["hunt"], ["hunt"], ["hunt"]]


@clause("PCL-SETUP-03")
def test_each_resolve_tracker_starts_on_position_0() -> None:
    t = game(5)
    assert [seat(t, n)["resolve"] for n in range(5)] == [0] * 5


@clause("PCL-SETUP-04")
@pytest.mark.parametrize(("players", "left"), [(3, 22), (4, 21), (5, 20)])
def test_each_player_starts_with_one_adept_out_of_25(players: int, left: int) -> None:
    t = game(players)
    assert [seat(t, n)["adepts"] for n in range(players)] == [1] * players
    assert reserve(t)["adepts"] == left


@clause("PCL-SETUP-05")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_has_influence_and_all_60_cubes_are_in_the_reserve(players: int) -> None:
    t = game(players)
    assert [seat(t, n)["influence"] for n in range(players)] == [0] * players
    assert reserve(t)["influence"] == 60


@clause("PCL-SETUP-06")
def test_all_power_slots_are_empty_and_every_token_can_be_had() -> None:
    t = game()
    first = t.pending[0]
    assert [seat(t, n)["powers"] for n in range(4)] == [[], [], [], []]
    assert {f"announce {power}" for power in ("bewitchment", "hunt", "protection", "enslavement")} < set(
        texts(t, first)
    )


@clause("PCL-SETUP-07")
def test_a_disc_lies_on_each_point_of_each_pentagram_and_none_on_the_pantacle() -> None:
    t = game()
    for n in range(4):
        assert seat(t, n)["pentagram"] == ["top", "upper_right", "lower_right", "lower_left", "upper_left"]
        assert seat(t, n)["discs"] == []


@clause("PCL-SETUP-08")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_29_blades_are_in_the_pile_and_the_hands_and_none_is_discarded(players: int) -> None:
    state = game(players).dump()["state"]
    blades = [*state["pile"], *(blade for hand in state["hands"] for blade in hand)]
    assert sorted(blades) == sorted(f"{keeper}_{n}" for keeper, count in BLADES.items() for n in range(1, count + 1))
    assert len(blades) == 29
    assert len(state["pile"]) == 29 - 3 * players
    assert state["discard"] == []


@clause("PCL-SETUP-08")
def test_the_blades_are_shuffled_anew_for_each_game() -> None:
    piles = {tuple(game(seed=seed).dump()["state"]["pile"]) for seed in range(20)}
    assert len(piles) == 20


@clause("PCL-SETUP-08")
def test_any_blade_may_come_to_lie_on_top() -> None:
    tops = Counter(game(3, seed).dump()["state"]["pile"][-1] for seed in range(600))
    assert len(tops) == 29
    assert max(tops.values()) < 60  # about 21 each


@clause("PCL-SETUP-09")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_draws_three_blades(players: int) -> None:
    t = game(players)
    assert [len(seat(t, n)["hand"]) for n in range(players)] == [3] * players
    assert t.view(None)["table"]["pile"] == 29 - 3 * players


@clause("PCL-SETUP-09")
@pytest.mark.parametrize("seed", range(8))
def test_blades_are_drawn_three_at_a_time_from_the_starting_player_on(tmp_path: Path, seed: int) -> None:
    """The same shuffle, once with nobody drawing, shows who drew what."""
    edition = tmp_path / "undealt.toml"
    edition.write_text('[edition]\nname = "undealt"\n[numbers]\nstart_hand = { value = 0, from = "X" }\n')
    shuffled = game(4, seed, edition=edition).dump()["state"]["pile"]
    t = game(4, seed)
    first = t.pending[0]
    for n in range(4):
        drawn = [shuffled.pop() for _ in range(3)]
        assert sorted(seat(t, (first + n) % 4)["hand"]) == sorted(drawn)
    assert t.dump()["state"]["pile"] == shuffled


@clause("PCL-SETUP-10")
def test_the_27_curses_are_a_face_down_pile_and_nobody_has_one() -> None:
    t = game()
    curses = t.dump()["state"]["curse_pile"]
    assert len(curses) == len(set(curses)) == 27
    assert sum(curse.startswith("exhaustion_") for curse in curses) == 9
    assert [seat(t, n)["curses"] for n in range(4)] == [[], [], [], []]
    for viewer in (None, 0, 1, 2, 3):
        assert t.view(viewer)["table"]["curse_pile"] == [None] * 27


@clause("PCL-SETUP-10")
def test_the_curses_are_shuffled_anew_for_each_game() -> None:
    piles = {tuple(game(seed=seed).dump()["state"]["curse_pile"]) for seed in range(20)}
    assert len(piles) == 20


@clause("PCL-SETUP-11")
def test_no_favor_is_marked_at_first() -> None:
    t = game()
    assert t.view(None)["table"]["marked"] is None
    assert len(t.options(t.pending[0])) == 7


@clause("PCL-SETUP-03", "PCL-SETUP-05", "PCL-SETUP-06", "PCL-SETUP-10", "PCL-SETUP-11")
def test_nothing_has_happened_yet() -> None:
    state = game(3).dump()["state"]
    points = ["top", "upper_right", "lower_right", "lower_left", "upper_left"]
    fresh = dict(
        winner=None, turns=[0, 0, 0], marked=None, extra_turn=0, sacrifices=0, influence_reserve=60, adept_reserve=22,
        influence=[0, 0, 0], adepts=[1, 1, 1], resolve=[0, 0, 0], slots=[[], [], []], pentagram=[points] * 3,
        discs=[[], [], []], curses=[[], [], []], veiled=[None] * 3, influence_on={}, adepts_on={}, discard=[], drawn=[],
        seen=[[], [], [], []], known={}, reshuffles=0, batch={},
    )  # fmt: skip
    assert {name: state[name] for name in fresh} == fresh


@clause("PCL-SETUP-12")
def test_the_starting_player_is_drawn_from_the_seed() -> None:
    starters = [game(5, seed).pending[0] for seed in range(500)]
    assert starters == [game(5, seed).pending[0] for seed in range(500)]
    count = Counter(starters)
    assert sorted(count) == [0, 1, 2, 3, 4]
    assert all(60 < times < 140 for times in count.values())  # about 100 each
