"""`petteia play`: whole games by piped input, and everything that can be typed in one."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import petteia as api
from petteia.bots import Effort

from .conftest import Command

ONES = ["1"] * 400  # more than any game asks for
THREE = ["play", "pantacle", "--seats", "Ada=you,bot,bot", "--bot", "random", "--seed", "3"]


def record_path(said: str) -> Path:
    found = re.search(r"The record of the game is in (.*)\n", said)
    assert found
    return Path(found[1])


def saves(home: Path) -> list[Path]:
    return sorted((home / "saves").glob("*.petteia"))


def test_a_whole_game(petteia: Command, home: Path):
    done = petteia(*THREE, typed=ONES)
    assert done.code == 0
    assert done.err == ""
    assert done.out.startswith("Pantacle: Ada, Kirke (random), Orpheus (random)\n")
    assert "\x1b" not in done.out
    record = record_path(done.out)
    assert record.parent == home / "records"
    assert saves(home) == []
    played = api.replay(record.read_text(encoding="utf-8"))
    assert played.over
    assert f"{played.names[played.ranking[0][0]]} wins!" in done.out
    for event in played.events(0):
        assert f"  {played.say(event)}\n" in done.out
    assert f"petteia replay {record}" in done.out


def test_five_players_and_the_usual_bot(petteia: Command):
    done = petteia("play", "pantacle", "--players", "5", "--seed", "1", typed=ONES)
    assert done.out.startswith("Pantacle: Player, Kirke (fair), Orpheus (fair), Medea (fair), Daidalos (fair)\n")
    assert api.replay(record_path(done.out).read_text(encoding="utf-8")).over


def test_only_bots(petteia: Command):
    done = petteia("play", "pantacle", "--seats", "random,Bo=bot,bot", "--bot", "random", "--seed", "4")
    assert done.out.startswith("Pantacle: Kirke (random), Bo (random), Orpheus (random)\n")
    table = api.replay(record_path(done.out).read_text(encoding="utf-8"))
    assert done.out.count("wins!") == 2  # the event and the result
    for event in table.events(None):
        assert f"{table.say(event)}\n" in done.out


def test_the_table_the_question_and_the_options_as_sentences(petteia: Command):
    said = petteia(*THREE).out
    table = api.new("pantacle", 3, seed=3, names=["Ada", "Kirke", "Orpheus"])
    assert table.pending == [0]
    assert table.game.draw(table.book(), table.view(0), table.names) in said
    assert f"{table.prompt(0)}\n" in said
    for number, move in enumerate(table.options(0), 1):
        assert f"  {number}. {table.say(move)}\n" in said


def test_a_move_by_its_number_its_text_or_its_sentence(petteia: Command, home: Path):
    moves = []
    for typed in ["2", "announce indoctrination", "  Announce   INDOCTRINATION ", "0000002"]:
        petteia(*THREE, typed=[typed])
        (save,) = saves(home)
        moves.append(save.read_text().split("\n\n")[2].splitlines()[0])
        save.unlink()
    assert moves == ["0 announce indoctrination"] * 4


def test_end_of_input_and_quit_keep_the_game(petteia: Command, home: Path):
    for typed in (["1", "quit"], ["1"]):
        done = petteia(*THREE, typed=typed)
        assert done.code == 0
        (save,) = saves(home)
        assert f"The game is saved in {save}\nTo go on: petteia play pantacle\n" in done.out
        save.unlink()


def test_a_game_that_was_left_goes_on_as_if_nothing_had_happened(petteia: Command, home: Path):
    whole = record_path(petteia(*THREE, typed=ONES).out).read_text()
    petteia(*THREE, typed=["1"] * 7 + ["quit"])
    done = petteia("play", "--resume", typed=["1"] * 5)
    assert "What happened last:" in done.out
    assert len(saves(home)) == 1
    done = petteia("play", "pantacle", typed=["", *ONES])  # offered; Enter goes on
    assert "You left a game of Pantacle: Ada, Kirke, Orpheus (" in done.out
    assert record_path(done.out).read_text() == whole
    assert saves(home) == []


def test_the_offer_can_be_declined(petteia: Command, home: Path):
    petteia(*THREE, typed=["1"])
    done = petteia("play", "pantacle", typed=["what", "2"])
    assert "Type a number from 1 to 2." in done.out
    assert "Pantacle: Player, Kirke" in done.out
    assert len(saves(home)) == 2
    left = petteia("play", "pantacle")  # the input ends at the offer: nothing begins
    assert left.code == 0
    assert len(saves(home)) == 2


def test_a_file_of_ones_own_is_never_touched(petteia: Command, home: Path, tmp_path: Path):
    mine = tmp_path / "my game"
    done = petteia(*THREE, typed=["1", f"save {mine}", "1"])
    assert f"Saved in {mine}\n" in done.out
    before = mine.read_text()
    petteia("play", "--resume", mine, typed=ONES)
    assert mine.read_text() == before
    assert petteia("replay", mine).code == 0


def test_a_record_can_be_gone_on_with(petteia: Command, tmp_path: Path):
    file = tmp_path / "record"
    file.write_text(api.new("pantacle", 3, seed=3, names=["Ada", "Bel", "Cy"]).record())
    assert "Pantacle: Ada, Bel (fair), Cy (fair)" in petteia("play", "--resume", file).out
    said = petteia("play", "pantacle", "--resume", file, "--seats", "random,you,bot", "--bot", "random").out
    assert "Pantacle: Bel, Ada (random), Cy (random)" in said
    file.write_text(api.new("pantacle", 3, seed=3).record())
    assert "Pantacle: Seat 1, Seat 2 (fair), Seat 3 (fair)" in petteia("play", "--resume", file).out


def test_an_edition_is_remembered(petteia: Command, tmp_path: Path):
    edition = tmp_path / "mine.toml"
    edition.write_text('[edition]\nname = "mine"\n\n[numbers]\nstart_adepts = { value = 2, from = "R" }\n')
    petteia(*THREE, "--edition", edition, "--option", "adept_cap=5", typed=["1"])
    done = petteia("play", "--resume", typed=ONES)
    assert done.code == 0
    record = record_path(done.out).read_text()
    assert 'options: {"adept_cap": 5}' in record
    assert "edition: mine-" in record


# What can be typed


@pytest.fixture
def typing(petteia: Command):
    """What is said after the first question of a fixed game when these lines are typed."""

    def run(*typed: str, lang: str = "en", seed: str = "3") -> str:
        said = petteia(*THREE, "--seed", seed, "--lang", lang, typed=typed).out
        return said.split("\n> ", 1)[1]

    return run


def test_illegal_input_is_explained_in_one_line_and_changes_nothing(typing):
    said = typing("", "0", "9", "0000000019", "9" * 50, "dance", "anounce hunt", "pass", "announce", "\x1b[2J")
    answers = [part.split("\n", 1)[1].strip() for part in said.split("\n> ")[:-1]]
    answers.insert(0, said.split("\n", 2)[1])
    assert "Type a number from 1 to 7, or “help”." in said
    assert "There is no choice 0: type a number from 1 to 7, or “help”." in said
    assert said.count("There is no choice") == 4
    assert "No move reads “dance”. Type a number from 1 to 7, or “help”." in said
    assert "Did you mean: announce hunt" in said
    assert "Not now. Announce a Favor" in said  # pass is a move, but not now
    assert "\x1b" not in said
    assert all("\n" not in answer for answer in answers[:-1])
    assert "Since your last move" not in said


def test_why(typing):
    said = typing("why announce hunt", "why 2", "why", "why fly", "1", "why announce recruitment", "why announce hunt")
    assert "That is allowed now: Announce Hunt." in said
    assert "That is allowed now: Announce Indoctrination." in said
    assert "Why what? Write a move after it, for example “why announce recruitment”." in said
    assert "No move reads “fly”." in said


def test_why_names_the_clause_and_shows_it(petteia: Command, tmp_path: Path):
    table = api.new("pantacle", 3, seed=3, names=["Ada", "Bel", "Cy"])
    table.play(0, "announce hunt")
    while table.pending != [1] or table.view(1)["decision"] != "announce_favor":
        table.play(table.pending[0], table.options(table.pending[0])[0])
    file = tmp_path / "record"
    file.write_text(table.record())
    said = petteia("play", "--resume", file, "--seats", "bot,you,bot", typed=["why announce hunt", "announce hunt"]).out
    assert "[PCL-FAVOR-02]\nPCL-FAVOR-02  The marked Favor" in said
    assert said.count("[PCL-FAVOR-02]\n") == 2


def test_undo(typing):
    assert "You have no move of your own to take back." in typing("undo")
    assert "“undo 2” the last two" in typing("undo it")


def test_undo_takes_back_a_move_and_all_of_a_run(petteia: Command, home: Path):
    """Placing a disc from the top point draws no Curse: nothing is learned, so it can be taken back."""
    typed = until_placed()
    done = petteia(*THREE, typed=[*typed, "undo", "2", "undo all", "undo 2", "undo"])
    assert done.out.count("Taken back: Place the top disc on") == 2
    after = done.out.split("Taken back:")[1]
    assert "Place the top disc on" in after  # asked again
    assert not re.search(r"^0 place", saves(home)[0].read_text(), re.MULTILINE)


def until_placed() -> list[str]:
    """Ones up to and including the first disc that Ada places, in the game of THREE."""
    from petteia.bots import Chair, make
    from petteia.kernel.table import mix

    table = api.new("pantacle", 3, seed=3)
    typed: list[str] = []
    while True:
        seat = table.pending[0]
        if seat:
            bot = make("random", mix(3) + len(table.moves) * 31 + seat)
            table.play(seat, bot.choose(Chair(table, seat)))
            continue
        move = table.options(0)[0]
        table.play(0, move)
        typed.append("1")
        if move.verb.name == "place":
            assert table.undoable(0) == 1
            return typed


def test_help_rules_log_and_table(typing):
    said = typing("help")
    for word in ("1, 2, 3 ...", "why MOVE", "undo [all]", "rules [CLAUSE]", "log [N]", "table", "save [FILE]", "quit"):
        assert f"\n  {word}  " in said
    assert "announce recruitment" in said
    assert "You are a sorcerer" in typing("rules")
    assert "](#" not in typing("rules")
    assert "PCL-TURN-01  Turns pass clockwise. [R]" in typing("rules pcl-turn-01")
    assert "PCL-PAY-10  " in typing("rules PCL-PAY")
    assert "there is no clause “PCL-TRN-01”; near it: PCL-TURN-01" in typing("rules PCL-TRN-01")
    log = typing("1", "log 2", "log").split("\n> log")
    assert len(log[1].split("\n\n")[0].splitlines()) == 3
    assert "Ada announces Recruitment." in log[2]
    assert typing("table").count("Your hand") == 1


def test_a_file_that_cannot_be_written_is_no_reason_to_stop(typing, tmp_path: Path):
    letter = tmp_path / "letter"
    letter.write_text("Dear Ada")
    said = typing(f"save {tmp_path}", "save /proc/nowhere/x", "save ~nobody-at-all/x", "save \0", f"save {letter}", "1")
    assert f"{tmp_path}: " in said
    assert "/proc/nowhere/x: " in said
    assert f"{letter} is there already and is not a game of ours" in said
    assert letter.read_text() == "Dear Ada"
    assert "Since your last move:" in said


def test_a_home_that_cannot_be_written_is_no_reason_to_stop(petteia: Command, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PETTEIA_HOME", "/proc/nowhere")
    done = petteia(*THREE, typed=["1", "1", "1", "quit"])
    assert done.code == 0
    assert done.out.count("could not be saved in /proc/nowhere/saves/") == 2  # once in the game, once at the end
    assert "wins!" in petteia(*THREE, typed=ONES).out


def test_the_only_option_is_taken_with_enter_and_never_by_itself(petteia: Command):
    said = petteia(*THREE, typed=["1"] * 6 + [""]).out
    assert "  1. Pass\nThere is only one thing to do: press Enter.\n> " in said


def test_french(typing, petteia: Command):
    said = typing("aide", "pourquoi", "annuler", "règles PCL-TURN-01", "journal", "1", "quitter", lang="fr")
    said = said.replace("\N{NO-BREAK SPACE}", " ")
    assert "Vous pouvez taper :" in said
    assert "Les tours se jouent" in said or "PCL-TURN-01" in said
    assert "Ada annonce" in said
    assert "La partie est sauvegardée" in said
    assert "help" not in said
    assert "Vous pouvez taper" in typing("help", lang="fr")  # English words work everywhere
    whole = petteia(*THREE, "--lang", "fr", "--seats", "Ada=vous,bot,bot", typed=ONES).out
    assert "gagne" in whole
    assert "Since" not in whole


# Several people at one screen


def test_the_curtain_hides_hands(petteia: Command):
    said = petteia("play", "pantacle", "--seats", "Ada=you,Bel=you,bot", "--seed", "4", typed=["", "1"] * 6).out
    scenes = re.split(r"It is (\w+)’s turn. Everybody else, please look away.\n", said)[1:]
    names = scenes[::2]
    assert set(names) == {"Ada", "Bel"}
    assert all(first != second for first, second in pairwise(names))
    for name, scene in list(zip(names, scenes[1::2], strict=True))[:-1]:  # the input ends at the last curtain
        assert scene.startswith(("Press Enter: \n─", f"({'Bel' if name == 'Ada' else 'Ada'} may still"))
        assert f"{name} (you)" in scene
        assert "Ada (you)" not in scene or name == "Ada"
        drawn = re.findall(r"(\w+) draws (.*)\.", scene)
        assert all("blade" in what or who == name for who, what in drawn)


def test_curtain_quit(petteia: Command, home: Path):
    done = petteia("play", "pantacle", "--seats", "you,you,you", "--seed", "4", typed=["quit"])
    assert done.code == 0
    assert "Your hand" not in done.out
    assert "Pantacle: Player 1, Player 2, Player 3\n" in done.out
    assert len(saves(home)) == 1


def test_the_one_before_may_take_back_at_the_curtain(petteia: Command, home: Path):
    done = petteia("play", "pantacle", "--seats", "Ada=you,Bel=you,Cy=you", "--seed", "4", typed=["", "1", "undo"])
    order = re.findall(r"It is (\w+)’s turn", done.out)
    assert order[0] == order[2] != order[1]
    assert f"({order[0]} may still type “undo”.)" in done.out
    assert "0 moves" in saves(home)[0].read_text()


def test_a_whole_game_of_people(petteia: Command):
    done = petteia(
        "play", "pantacle", "--seats", "you,you,bot", "--bot", "random", "--seed", "4", typed=["", "1"] * 500
    )
    assert "wins!" in done.out
    assert "Your hand" not in done.out.rsplit("\n> ", 1)[1]  # the last table is for everybody's eyes


# The front door


def test_front_door(petteia: Command, home: Path):
    done = petteia("play", typed=["Pantacle", "7", "x", "4", "5", "Gentle", "Ada", "1", "quit"])
    assert done.code == 0
    assert done.out.startswith("Petteia: Greek board games in the terminal\nWhich game?\n  1. Deukalion\n  2. Pant")
    assert "\nPantacle: how many players" in done.out
    assert done.out.count("Type a number from 3 to 5.") == 2
    levels = [line.split(",")[0] for line in done.out.partition("Enter means fair.\n")[2].splitlines()[:4]]
    assert levels == ["  1. gentle", "  2. fair", "  3. strong", "  4. champion"]  # what was measured of each follows
    assert "Type a number from 1 to 4." in done.out
    assert "Pantacle: Ada, Kirke (gentle), Orpheus (gentle), Medea (gentle)\n" in done.out
    again = petteia("play", typed=["1"])
    assert "You left a game of Pantacle: Ada, Kirke, Orpheus, Medea (" in again.out
    assert "What happened last:" in again.out


def test_front_door_with_nothing_but_enter(petteia: Command):
    assert "Deukalion: Player, Kirke (fair)\n" in petteia("play", typed=[""] * 4).out


@pytest.mark.parametrize("typed", [[], ["3"], ["3", "n" * 30]])
def test_front_door_when_the_input_ends(petteia: Command, home: Path, typed: list[str]):
    done = petteia("play", typed=typed)
    assert done.code == 0
    assert done.err == ""
    assert not home.exists()


def test_front_door_asks_which_game_if_there_are_several(petteia: Command, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("petteia.cli.front.games", lambda: ["pantacle", "pantacle"])
    done = petteia("play", typed=["9", "Pantacle"])
    assert "Which game?\n  1. Pantacle\n  2. Pantacle\n> 9\nType a number from 1 to 2.\n" in done.out
    assert "how many players" in done.out


# What cannot be played


@pytest.mark.parametrize(
    ("seats", "wanted"),
    [
        ("you,bot", "3 to 5 players"),
        (
            "you,bot,robot",
            "“robot” is not a player; allowed: you, bot, gentle, fair, strong, champion, heuristic, random",
        ),
        ("you,bot,", "is not a player"),
        ("you,=bot,bot", "cannot be a name"),
        ("you,Ada=bot,Ada=bot", "two players are called “Ada”"),
        (f"{'n' * 21}=you,bot,bot", "1 to 20 letters"),
        ("a\x1bb=you,bot,bot", "cannot be a name"),
        ("you,bot,bot,bot,bot,bot", "3 to 5 players"),
    ],
)
def test_bad_seats(fails: Command, seats: str, wanted: str):
    assert wanted in fails("play", "pantacle", "--seats", seats)


def test_names_that_would_be_given_twice(petteia: Command):
    said = petteia("play", "pantacle", "--seats", "Kirke=you,bot,Player=bot", "--seed", "1").out
    assert said.startswith("Pantacle: Kirke, Orpheus (fair), Player (fair)\n")
    said = petteia("play", "pantacle", "--seats", "you,bot,Player=bot", "--seed", "1").out
    assert said.startswith("Pantacle: Player 1, Kirke (fair), Player (fair)\n")


def test_seats_and_players_must_agree(fails: Command):
    assert "--seats lists 3 players, --players says 4" in fails(
        "play", "pantacle", "--seats", "you,bot,bot", "--players", "4"
    )


def test_unknown_bot(fails: Command):
    assert "there is no bot “clever”; known: gentle, fair, strong, champion, heuristic, random" in fails(
        "play", "pantacle", "--bot", "clever"
    )


def test_bad_resumes(fails: Command, petteia: Command, home: Path, tmp_path: Path):
    assert "there is no game to go on with" in fails("play", "--resume")
    assert "there is no game to go on with" in fails("play", "pantacle", "--resume")
    assert "there is no game to go on with" in fails("play", "--resume", "pantacle")
    assert "nowhere" in fails("play", "--resume", tmp_path / "nowhere")
    petteia(*THREE, typed=["1"])
    (save,) = saves(home)
    assert "--seed" in fails("play", "--resume", save, "--seed", "3")
    assert "--players" in fails("play", "--resume", save, "--players", "3")
    assert "--seats lists 4 players" in fails("play", "--resume", save, "--seats", "you,bot,bot,bot")
    text = save.read_text()
    save.write_text(text.rsplit("\n", 2)[0])
    assert "the record is cut" in fails("play", "--resume", save)
    save.write_text(text.replace('["you", "random", "random"]', '["you", "random"]'))
    assert "who sits on each seat" in fails("play", "--resume", save)
    save.write_text(text.replace('["you", "random", "random"]', "[1, 2, 3]"))
    assert "who sits on each seat" in fails("play", "--resume", save)
    save.write_text(text.replace('["you", "random", "random"]', '["you", "random", "gone"]'))
    assert "no bot “gone”" in fails("play", "--resume", save)


def test_a_spoiled_save_is_not_offered(petteia: Command, home: Path):
    petteia(*THREE, typed=["1"])
    (save,) = saves(home)
    save.write_bytes(b"\xff")
    assert "You left" not in petteia("play", "pantacle").out


# Levels and hints


def test_the_levels_are_offered_with_what_was_measured(
    petteia: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    figures = tmp_path / "strength.toml"
    figures.write_text("[pantacle.gentle]\nseconds = 0.04\n[pantacle.strong]\nseconds = 1.52\nrating = 31.4\n")
    monkeypatch.setattr("petteia.bots.strength.FILE", figures)
    said = petteia("play", typed=["pantacle", "3", "3", ""]).out
    assert "  1. gentle, moves at once\n  2. fair\n  3. strong, thinks for about 1.5 s, strength 31\n" in said
    assert "Pantacle: Player, Kirke (strong), Orpheus (strong)\n" in said


def test_levels_go_by_their_names_in_french(petteia: Command, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("PETTEIA_LANG", "fr")
    assert "Circé (indulgent)" in petteia("play", "pantacle", "--seats", "you,gentle,random").out
    assert "Circé (indulgent)" in petteia("play", typed=["pantacle", "3", "indulgent", ""]).out


def test_old_games_go_on_with_the_bots_they_were_begun_with(petteia: Command, home: Path):
    petteia("play", "pantacle", "--seats", "you,heuristic,random", "--seed", "2", typed=["1"])
    assert '"heuristic", "random"' in saves(home)[0].read_text()
    assert "Kirke (heuristic), Orpheus (random)" in petteia("play", "--resume", typed=["1"]).out


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("petteia.cli.sitting.EFFORT", Effort(iterations=6))


def test_a_hint(petteia: Command, quick: None):
    done = petteia(*THREE, typed=["hint", "help"])
    table = api.new("pantacle", 3, seed=3)
    lines = done.out.split("its favourite first, and what it hopes for:\n")[1].splitlines()
    for line in lines[:3]:
        found = re.fullmatch(r"  [█░]{10} +(\d+) %  (\d)\. (.*)", line)
        assert found
        assert 0 <= int(found[1]) <= 100
        assert table.say(table.options(0)[int(found[2]) - 1]) == found[3]
    assert not lines[3].startswith("  █")
    assert re.search(r"\n  hint +what the strong bot would do in your place\n", done.out)
    assert "took a hint" not in done.out  # nobody else is at the screen


def test_a_hint_where_there_is_one_way_only(petteia: Command, tmp_path: Path):
    table = api.new("pantacle", 3, seed=3)
    while table.pending != [0] or len(table.options(0)) > 1:
        table.play(table.pending[0], table.options(table.pending[0])[0])
    file = tmp_path / "one way"
    file.write_text(table.record())
    assert petteia("play", "--resume", file, typed=["hint"]).out.count("There is only one thing to do") == 2


def test_the_others_at_the_screen_are_told_of_a_hint(petteia: Command, quick: None):
    words = ["play", "pantacle", "--seats", "Ada=you,Bel=you,random", "--seed", "3"]
    done = petteia(*words, typed=["", "hint", "hint", *["1", ""] * 20])
    assert done.out.count("Ada took a hint.") == 1
    after = done.out.partition("Ada took a hint.")[0].rpartition("It is ")[2]
    assert after.startswith("Bel’s turn.")
    assert "took a hint" not in petteia(*words, typed=["", *["1", ""] * 20]).out
