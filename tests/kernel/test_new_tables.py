"""New tables: players, seeds, names and variants, checked; and the games that are installed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playing import ALL, BIDS, LOTS, TICTACTOE, decisions, finish, names_of, run_python

import petteia
from petteia.kernel.game import Game, Option


@pytest.mark.parametrize("game", ALL, ids=names_of(ALL))
def test_by_default_a_table_is_for_the_fewest_players(game: Game) -> None:
    t = petteia.new(game)
    assert t.players == game.seats[0]
    assert t.seed == 0
    assert t.variants == {option.name: option.default for option in game.options}


@pytest.mark.parametrize("players", [1, 5, 0, -2, "2", 2.0, True])
def test_a_game_is_for_its_number_of_players(players: Any) -> None:
    with pytest.raises(petteia.BadOption, match="bids is for 2 to 4 players"):
        petteia.new(BIDS, players=players)


@pytest.mark.parametrize("seed", ["7", 7.0, None, True, [7]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(petteia.BadOption, match="seed"):
        petteia.new(BIDS, seed=seed)


def test_variants_are_taken_from_values_or_from_text() -> None:
    given: list[tuple[dict[str, Any], dict[str, Any]]] = [
        ({}, {"jars": 3, "hosted": True, "purses": "any"}),
        ({"jars": 1}, {"jars": 1, "hosted": True, "purses": "any"}),
        ({"jars": "2", "hosted": "false"}, {"jars": 2, "hosted": False, "purses": "any"}),
        ({"hosted": False, "purses": "filled"}, {"jars": 3, "hosted": False, "purses": "filled"}),
    ]
    for options, variants in given:
        t = petteia.new(BIDS, **options)
        assert t.variants == t.view(0)["options"] == t.dump()["options"] == variants
        assert [type(value) for value in t.variants.values()] == [int, bool, str]


@pytest.mark.parametrize(
    "options",
    [
        {"jars": 4}, {"jars": 0}, {"jars": "many"}, {"jars": True}, {"jars": 2.0}, {"jars": None}, {"jars": [1]},
        {"hosted": 1}, {"hosted": 0}, {"hosted": "yes"}, {"hosted": None}, {"purses": "empty"}, {"purses": 0},
    ],
)  # fmt: skip
def test_a_value_that_a_variant_does_not_have_is_refused(options: dict[str, Any]) -> None:
    name = next(iter(options))
    with pytest.raises(petteia.BadOption, match=f"option {name}: .* is not allowed; allowed: "):
        petteia.new(BIDS, **options)


def test_an_unknown_variant_is_refused_with_those_there_are() -> None:
    with pytest.raises(petteia.BadOption, match="bids has no option 'dice'; its options: jars, hosted, purses"):
        petteia.new(BIDS, dice=2)
    with pytest.raises(petteia.BadOption, match="its options: none"):
        petteia.new(TICTACTOE, dice=2)


def test_a_variant_reads_its_own_text() -> None:
    option = Option("pace", 2, (1, 2, True, "fast"))
    assert [option.read(value) for value in (1, "1", True, "true", "fast")] == [1, 1, True, True, "fast"]
    assert type(option.read(1)) is int
    assert type(option.read("true")) is bool


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Bel", "Cy"]])
def test_there_is_a_name_for_everybody_or_for_nobody(names: list[str]) -> None:
    with pytest.raises(petteia.BadOption, match="names for 2 players"):
        petteia.new(LOTS, players=2, names=names)


@pytest.mark.parametrize("names", [[1, 2], "ab", [None, "Bel"]])
def test_names_are_texts(names: Any) -> None:
    with pytest.raises(petteia.BadOption, match="name"):
        petteia.new(LOTS, players=2, names=names)


def test_names_are_spoken_and_empty_ones_numbered() -> None:
    t = petteia.new(LOTS, players=2, seed=1, names=["Ada", ""])
    assert t.prompt(None) == "Waiting for Ada."
    t.play(0, "turn")
    t.play(0, "rest")
    assert t.prompt(None) == "Waiting for Seat 2."


def test_the_list_of_names_given_stays_the_callers() -> None:
    names = ["Ada", "Bel"]
    t = petteia.new(LOTS, players=2, names=names)
    names[0] = "Eve"
    assert list(t.names) == ["Ada", "Bel"]


@pytest.mark.parametrize("name", ["chess", "", None, 5, [], {}])
def test_an_unknown_game_is_refused_with_those_there_are(name: Any) -> None:
    with pytest.raises(petteia.UnknownGame, match="installed: "):
        petteia.new(name)


@pytest.mark.parametrize("game", ALL, ids=names_of(ALL))
def test_the_end_has_scores_and_a_ranking_of_all_seats(game: Game) -> None:
    for seed in range(5):
        for t in decisions(game, seed):
            assert (t.ranking == []) is not t.over
            assert t.view(None)["over"] is t.over
            assert bool(t.pending) is not t.over
        assert sorted(seat for group in t.ranking for seat in group) == list(range(t.players))
        tops = [t.scores[group[0]] for group in t.ranking]
        assert tops == sorted(set(tops), reverse=True)
        for group in t.ranking:
            assert len({t.scores[seat] for seat in group}) == 1
        assert t.view(None)["ranking"] == t.ranking


PLUGIN = """
import petteia
print(petteia.games())
t = petteia.new("lots", players=3, seed=4)
print(t.players, petteia.load(t.dump()).digest() == t.digest(), petteia.replay(t.record()).digest() == t.digest())
print(petteia.game("lots").title)
import pickle
print(pickle.loads(pickle.dumps(t)).dump() == t.dump())
"""


def install(folder: Path, *entries: str) -> None:
    """A distribution with these entry points, as pip would leave it."""
    info = folder / "tiny_games-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-games\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[petteia.games]\n" + "".join(f"{entry}\n" for entry in entries))


def test_an_installed_game_is_found_by_its_entry_point(tmp_path: Path) -> None:
    install(tmp_path, "lots = tiny.lots:GAME", "bids = tiny.bids:GAME")
    names, played, title, pickled = run_python(PLUGIN, tmp_path).splitlines()
    assert "'bids'" in names
    assert "'lots'" in names
    assert names == str(sorted(eval(names)))
    assert played == "3 True True"
    assert title == "Lots"
    assert pickled == "True"


def test_without_it_the_tiny_games_are_unknown() -> None:
    assert "lots" not in run_python("import petteia; print(petteia.games())")


def test_a_broken_entry_point_does_not_take_the_other_games_away(tmp_path: Path) -> None:
    install(tmp_path, "lots = tiny.lots:GAME", "broken = no_such_module:GAME")
    assert "'lots'" in run_python("import petteia; print(petteia.games())", tmp_path)


def test_a_game_may_be_given_itself_instead_of_its_name() -> None:
    assert petteia.game(LOTS) is LOTS
    t = petteia.new(LOTS, players=2, seed=3)
    finish(t, 1)
    assert t.over
