"""The measuring of bots and games: matches are kept and added to, and told as they came out."""

from __future__ import annotations

import sys
import tomllib
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import petteia
from bench.balance import __main__ as balance
from bench.balance import tally
from bench.balance import told as fairness
from bench.bots import ladder, matches, search, told
from bench.bots.matches import Match, Outcome
from petteia.lab.playing import play
from petteia.lab.usage import used

MATCH = Match("heuristic", "random", lambda players: 2 / players)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module in (matches, tally):
        monkeypatch.setattr(module, "FOLDER", tmp_path / "kept")
    return tmp_path


@pytest.fixture
def known() -> Outcome:
    return matches.outcome("pantacle", MATCH, more=8)


def test_a_match_goes_on_where_it_was(known: Outcome):
    assert known.games == 8
    more = matches.outcome("pantacle", MATCH, more=4)
    assert [one.digest for one in more.standings.played][:8] == [one.digest for one in known.standings.played]
    assert more.games == 12
    assert matches.outcome("pantacle", MATCH).games == 12


def test_the_bot_alone_is_counted_on_every_seat(known: Outcome):
    lineups = [known.standings.plan.lineup(number) for number in range(8)]
    assert [lineup.index("heuristic") for lineup in lineups] == [0, 1, 2, 3] * 2
    won = sum(
        lineup.index("heuristic") in one.winners for lineup, one in zip(lineups, known.standings.played, strict=True)
    )
    assert known.figures["wins"] == won
    assert known.bar == 0.5
    assert known.verdict == "too few games"


def test_it_is_played_until_the_interval_is_narrow(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(matches, "SURE", 0.3)
    monkeypatch.setattr(matches, "STEP", 1)
    last = list(matches.played("pantacle", MATCH, jobs=1))[-1]
    assert last.half <= 0.3
    assert last.verdict in ("yes", "no")
    assert not list(matches.played("pantacle", MATCH, jobs=1)), "nothing is left to play"


def test_figures_are_told_as_tables_a_picture_and_a_file(known: Outcome):
    (row,) = told.matches([known])[2:]
    assert row.startswith("| pantacle | heuristic | random | 8 | ")
    assert [row.split(" | ")[1] for row in told.levels([known])[2:]] == ["heuristic", "random"]
    assert told.ladder([known], "pantacle").startswith("<svg")
    assert told.strength([known]).count("[") == 0, "neither is a level"
    level = matches.outcome("pantacle", Match("gentle", "random"), more=4)
    assert tomllib.loads(told.strength([level]))["pantacle"]["gentle"]["seconds"] > 0


def match(one: str, other: str, games: int, wins: float, players: int = 4) -> Any:
    """A match as far as the ladder looks at it."""
    plan = SimpleNamespace(players=players)
    standings, figures = SimpleNamespace(plan=plan), {"wins": wins}
    return SimpleNamespace(match=Match(one, other), games=games, figures=figures, standings=standings)


def test_rungs_fit_all_matches():
    alone = match("strong", "fair", 10**6, 10**6 * 10 / 13)  # ten times the weight against three
    assert ladder.rungs([alone])["strong"][0] == pytest.approx(1400, abs=0.1)
    assert ladder.rungs([match("strong", "fair", 10**6, 10**6 / 2, 2)])["strong"][0] == pytest.approx(1000, abs=0.1)
    chain = ladder.rungs([alone, match("champion", "strong", 10**6, 10**6 * 10 / 13)])
    assert [round(rating) for rating, _ in chain.values()] == [1800, 1400, 1000]
    assert list(chain) == ["champion", "strong", "fair"]
    assert chain["champion"][1] > chain["strong"][1] > chain["fair"][1] == 0.0
    torn = ladder.rungs([alone, match("strong", "gentle", 100, 25), match("gentle", "fair", 100, 25)])
    assert 1000 < torn["gentle"][0] < torn["strong"][0] < 1400  # who is surer counts for more
    assert torn["strong"][0] > 1390


def test_a_hundred_games_tell_as_much_as_their_interval_says():
    (rating, half) = ladder.rungs([match("strong", "fair", 399, 199.5)])["strong"]
    assert (round(rating), round(half)) == (1191, 34)  # 50 % against three: three times the weight; 5 points of 100


def test_who_wins_all_stands_high_but_not_infinitely_and_who_met_nobody_is_left_out():
    found = ladder.rungs([match("fair", "random", 40, 40), match("strong", "heuristic", 40, 20)])
    assert set(found) == {"fair", "random"}
    assert -1000 < found["random"][0] < 200
    assert found["random"][1] > 200
    assert ladder.rungs([match("strong", "fair", 0, 0)]) == {}


def test_lines_are_put_between_their_marks(tmp_path: Path):
    file = tmp_path / "page.md"
    file.write_text("a\n<!-- measured: x -->\nold\n<!-- end -->\n<!-- measured: y -->\n<!-- end -->\nb\n")
    told.replace(file, "y", ["1", "2"])
    told.replace(file, "x", ["new"])
    assert (
        file.read_text() == "a\n<!-- measured: x -->\nnew\n<!-- end -->\n<!-- measured: y -->\n1\n2\n<!-- end -->\nb\n"
    )


def test_the_pace_of_the_search_and_its_parts(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(search, "POSITIONS", 3)
    monkeypatch.setattr(search, "ITERATIONS", 8)
    pace = search.pace("pantacle", 3)
    assert pace.per_second > 0
    assert sum(pace.shares.values()) == pytest.approx(1)
    assert all(share > 0 for share in pace.shares.values())


def test_seats_lengths_and_uses_of_a_game():
    known = tally.known("pantacle", 3, "heuristic", more=12)
    assert not known.is_sure
    assert fairness.seats([known])[-1].startswith("| pantacle | 3 | heuristic | 12 | ")
    assert fairness.seat_picture("pantacle", [known]).count("<circle") == 3
    assert fairness.length_picture("pantacle", [known]).startswith("<svg")
    announced = fairness.uses([known, known], "heuristic")["announce"]
    assert announced.chosen == announced.offered > 120
    assert not fairness.uses([known], "strong")
    assert "- Nearly always, by heuristic: `announce` (100.0 %)" in fairness.odd([known])[1]
    assert any(line.startswith("| `announce hunt` | ") for line in fairness.use_table([known]))


def test_seats_are_counted_from_who_begins():
    known = tally.known("pantacle", 3, "random", more=5)
    won = [0.0] * 3
    for one in known.standings.played:
        first = petteia.new("pantacle", players=3, seed=one.number).pending[0]
        for winner in one.winners:
            won[(winner - first) % 3] += 1 / len(one.winners)
    assert [one["wins"] for one in known.shares] == won
    assert all(len(one.winners) == 1 for one in known.standings.played), "who has not won shares the second place"
    assert [mean for mean, _ in known.places] == pytest.approx([(wins + 2.5 * (5 - wins)) / 5 for wins in won])


def test_whether_seats_are_fair_is_said_once_there_are_enough_games():
    few = tally.known("pantacle", 3, "random", more=20)
    assert fairness.verdict(few) == "too few games"
    enough = tally.known("pantacle", 3, "random", more=100)
    off = [n for n, one in enumerate(enough.shares, 1) if abs(one["share"] - 1 / 3) > 0.05]
    assert fairness.verdict(enough) == (f"not seat {', '.join(map(str, off))}" if off else "yes")


def test_places_are_known_the_better_the_more_games_there_are():
    assert [half for _, half in tally.known("pantacle", 3, "random", more=1).places] == [inf] * 3
    halves = [[half for _, half in tally.known("pantacle", 3, "random", more=more).places] for more in (5, 60)]
    assert max(halves[0]) > 2 * max(halves[1]) > 0


def test_the_matches_of_the_ladder_tell_who_wins_from_which_seat(monkeypatch: pytest.MonkeyPatch, known: Outcome):
    monkeypatch.setattr(tally, "MATCHES", (MATCH, Match("fair", "random"), Match("heuristic", "fair")))
    fair, found = tally.of_the_ladder("pantacle", ["random"])
    assert (fair.bot, fair.games) == ("fair against random", 0)
    assert (found.bot, found.games, found.players) == ("heuristic against random", 8, 4)
    assert sum(one["wins"] for one in found.shares) == 8
    assert fairness.seats([found])[-1].startswith("| pantacle | 4 | heuristic against random | 8 | ")
    assert not fairness.odd([found])  # what they chose was not counted


@pytest.mark.parametrize(
    ("game", "begins"),
    [("deukalion", "active"), ("pantacle", "active"), ("panthalos", "starter"), ("parthenon", "archon")],
)
def test_who_begins(game: str, begins: str):
    for seed in range(5):
        t = petteia.new(game, players=4, seed=seed)
        assert t.game.starter(t.state) == getattr(t.state, begins)


def test_what_was_used_is_counted_once_and_the_moves_are_not_kept(folder: Path):
    first = tally.known("pantacle", 3, "random", more=2)
    again = tally.known("pantacle", 3, "random")
    assert again.uses == first.uses
    assert again.games == 2
    assert not any(one.moves for one in again.standings.played)
    more = tally.known("pantacle", 3, "random", more=1)
    assert more.uses["announce"].chosen > first.uses["announce"].chosen
    assert more.uses == tally.together([used(more.standings.plan, [play(more.standings.plan, n)]) for n in range(3)])


def test_what_was_found_goes_into_the_docs_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(fairness, "DOCS", tmp_path)
    (tmp_path / "pictures").mkdir()
    known = tally.known("pantacle", 3, "random", more=4)
    fairness.write([known])
    page = (tmp_path / "balance.md").read_text()
    assert "| pantacle | 3 | random | 4 | " in page
    assert sorted(file.name for file in (tmp_path / "pictures").iterdir()) == [
        "lengths-pantacle.svg",
        "seats-pantacle.svg",
    ]
    fairness.write([known])
    assert (tmp_path / "balance.md").read_text() == page


def test_a_game_that_is_measured_later_gets_its_section(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(fairness, "DOCS", tmp_path)
    (tmp_path / "pictures").mkdir()
    known = tally.known("pantacle", 3, "random", more=2)
    fairness.write([known])
    fairness.write([known, tally.known("panthalos", 2, "random", more=2)])
    page = (tmp_path / "balance.md").read_text()
    assert page.index("## Pantacle") < page.index("## Panthalos")
    assert "| panthalos | 2 | random | 2 | " in page


def test_asking_what_is_known_keeps_nothing(folder: Path):
    assert tally.known("pantacle", 3, "random").games == 0
    assert not (folder / "kept").exists()


def test_balance_can_be_asked_for_some_numbers_of_players(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    for players in (3, 4):
        tally.known("pantacle", players, "heuristic", more=1)
    asked = ["balance", "--games", "pantacle", "--bot", "heuristic", "--minutes", "0"]
    monkeypatch.setattr(sys, "argv", [*asked, "--players", "4,5"])
    balance.main()
    table = capsys.readouterr().out
    assert "| pantacle | 4 | heuristic | 1 |" in table
    assert "| pantacle | 3 |" not in table
    for players, wrong in (("few", "'few' are not numbers such as 3,5"), ("9", "allowed: pantacle 3 to 5")):
        monkeypatch.setattr(sys, "argv", [*asked, "--players", players])
        with pytest.raises(SystemExit, match="2"):
            balance.main()
        assert wrong in capsys.readouterr().err
