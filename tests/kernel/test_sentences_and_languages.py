"""Sentences: everything in words, in both languages, with typed parts."""

from __future__ import annotations

import pickle
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playing import ALL, BIDS, LOTS, TINY, decisions, last, names_of, run_python, viewers
from tiny.whispers import GAME as WHISPERS

import petteia
from petteia.kernel.agenda import Choice
from petteia.kernel.game import Game
from petteia.kernel.text import KERNEL_TEXT, LANGUAGES, Phrasebook, Sentence, framed, language, phrasebook

GAMES = (*ALL, WHISPERS)


def messages(folder: Path, code: str) -> dict[str, set[str]]:
    """Every message of a file and the arguments that it uses."""
    found: dict[str, set[str]] = {}
    name = ""
    for line in (folder / f"{code}.ftl").read_text(encoding="utf-8").splitlines():
        start = re.match(r"([a-z][\w-]*) =", line)
        if start:
            name = start.group(1)
            found[name] = set()
        if name:
            found[name] |= set(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize("folder", [KERNEL_TEXT, *(game.text for game in GAMES)], ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages_with_the_same_parts(folder: Path) -> None:
    assert messages(folder, "en") == messages(folder, "fr")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=names_of(GAMES))
def test_every_move_event_prompt_and_thing_has_its_message(game: Game, code: str) -> None:
    book = phrasebook((game.text,), code)
    box = game.open_box(None)
    wanted = {f"move-{move.verb.name}" for move in box.words.moves}
    wanted |= {f"event-{kind.name}" for kind in game.events}
    wanted |= {f"event-{kind.name}-seen" for kind in game.events if kind.secret}
    wanted |= {f"prompt-{frame.name.replace('_', '-')}" for frame in game.frames if issubclass(frame, Choice)}
    assert [name for name in sorted(wanted) if not book.has(name)] == []
    for kind in box.kinds.values():
        assert all(game.label(book, box, kind.name, n) for n in range(min(kind.highest, 20) + 1))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=names_of(GAMES))
def test_every_move_can_be_said(game: Game, code: str) -> None:
    t = petteia.new(game, players=game.seats[1], seed=1)
    for move in t.state.box.words.moves:
        sentence = t.say(move, code)
        assert sentence
        assert "\ue000" not in sentence


@pytest.mark.parametrize("game", ALL, ids=names_of(ALL))
def test_whatever_happens_can_be_said_to_everybody_in_both_languages(game: Game) -> None:
    for seed in range(2):
        for t in decisions(game, seed):
            for viewer in viewers(t):
                for code in LANGUAGES:
                    assert t.prompt(viewer, code)
        for viewer in viewers(t):
            for event in t.events(viewer):
                for code in LANGUAGES:
                    assert t.say(event, code)


def test_a_sentence_remembers_its_parts() -> None:
    sentence = Sentence(f"{framed('seat', '0', 'Ada')} plays {framed('card', 'klio', 'Klio')}.")
    assert sentence.names == ["0", "", "klio", ""]
    assert sentence == "Ada plays Klio."
    assert sentence.parts == [("seat", "Ada"), ("", " plays "), ("card", "Klio"), ("", ".")]
    assert "".join(text for _, text in sentence.parts) == sentence


def test_a_sentence_without_parts_is_one_part() -> None:
    assert Sentence("Over.").parts == [("", "Over.")]
    assert Sentence("").parts == []


def test_a_sentence_keeps_its_parts_when_pickled() -> None:
    sentence = Sentence(f"{framed('seat', '0', 'Ada')} plays.")
    again = pickle.loads(pickle.dumps(sentence))
    assert (again, again.parts) == (sentence, sentence.parts)


def test_moves_and_events_are_said_with_typed_parts() -> None:
    t = petteia.new(LOTS, players=2, seed=1, names=["Ada", "Bel"])
    move = t.state.box.words.find("lay thalia")
    assert move is not None
    assert t.say(move).parts == [("", "Lay "), ("card", "Thalia"), ("", " open")]
    t.play(0, "look 1")
    seen = t.say(t.events(0)[-1])
    assert seen.parts[:4] == [("seat", "Ada"), ("", " looks at the hand of "), ("seat", "Bel"), ("", ": ")]
    assert [kind for kind, _ in seen.parts[4:]] == ["card", "", "card", ""]
    assert t.say(t.events(1)[-1]).parts[-2:] == [("seat", "Bel"), ("", ".")]


def test_numbers_are_said_as_numbers() -> None:
    t = petteia.new(BIDS, players=2, seed=1)
    move = t.state.box.words.find("bid 3")
    assert move is not None
    assert t.say(move) == "Bid 3"
    assert t.say(move).parts == [("", "Bid "), ("coin", "3")]
    assert t.say({"event": "opened", "jars": 2, "host": 0}) == "2 jars are left; the host is Seat 1."


def test_nobody_is_not_called_a_seat() -> None:
    t = petteia.new(BIDS, players=2, seed=1)
    sold = t.say({"event": "sold", "seat": None, "stake": "single"})
    assert "Seat" not in sold
    t = petteia.new(WHISPERS, players=2, seed=1)
    said = t.say({"event": "said", "seat": 0, "word": None, "to_whom": []})
    assert "gamma" not in said, "no word is not the last word"


def test_a_set_of_seats_is_said_as_a_list() -> None:
    t = petteia.new(WHISPERS, players=3, seed=1)
    t.play(0, "say beta")
    assert t.events(0)[-1] == {"event": "said", "seat": 0, "word": "beta", "to_whom": [0, 1]}
    assert t.say(t.events(0)[-1]) == "Seat 1 says beta to Seat 1 and Seat 2."


def test_a_move_with_two_things_of_one_kind_says_both() -> None:
    """`swap alpha beta` and `swap gamma beta` must not read alike; which argument names they get is free."""
    t = petteia.new(WHISPERS, players=2, seed=1)
    one, two = t.state.box.words.find("swap alpha beta"), t.state.box.words.find("swap gamma beta")
    assert one is not None
    assert two is not None
    assert t._move_args(one) != t._move_args(two)


def test_lists_are_joined_in_words() -> None:
    book = phrasebook((), "en")
    assert [book.listing(["a", "b", "c"][:n]) for n in range(4)] == ["nothing", "a", "a and b", "a, b and c"]
    assert phrasebook((), "fr").listing(["a", "b", "c"]) == "a, b et c"


def test_a_missing_message_or_part_is_an_error_not_a_gap() -> None:
    book = phrasebook((LOTS.text,), "en")
    with pytest.raises(KeyError, match="no message 'dance' in en"):
        book.format("dance")
    with pytest.raises(KeyError, match="move-lay"):
        book.format("move-lay", {})


def test_a_game_may_say_a_kernel_message_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("over = It is finished.\n")
    assert Phrasebook((KERNEL_TEXT, tmp_path), "en").format("over") == "It is finished."


def test_the_kernel_has_words_for_its_own_decision() -> None:
    """A game that lets choices be sealed need not word the seal and its reconsidering itself."""
    for code in LANGUAGES:
        book = phrasebook((), code)
        assert book.has("prompt-sealed")
        assert book.has("move-reconsider")


def test_use_language_changes_what_is_said_from_then_on() -> None:
    t = petteia.new(LOTS, players=2, seed=1)
    assert t.prompt(0) == "Seat 1: one deed, then rest."
    petteia.use_language("fr")
    assert language() == "fr"
    assert t.prompt(0) == "Siège 1 : une action, puis repos."
    assert t.prompt(0, "en") == "Seat 1: one deed, then rest."
    petteia.use_language("en")
    assert t.prompt(0, "fr") == "Siège 1 : une action, puis repos."


@pytest.mark.parametrize("code", ["de", "", "EN", "en_GB", "francais"])
def test_an_unknown_language_is_refused(code: str) -> None:
    with pytest.raises(petteia.BadOption, match="allowed: en, fr"):
        petteia.use_language(code)
    assert language() == "en"


def test_a_language_is_ones_own_in_another_thread() -> None:
    petteia.use_language("fr")
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(language).result() == "en"
    assert language() == "fr"


@pytest.mark.parametrize(
    ("variables", "spoken"),
    [
        ({}, "en"), ({"PETTEIA_LANG": "fr"}, "fr"), ({"LANG": "fr_FR.UTF-8"}, "fr"), ({"LANG": "C"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "PETTEIA_LANG": "en"}, "en"), ({"LC_ALL": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"LC_MESSAGES": "fr", "LANG": "en_US"}, "fr"), ({"PETTEIA_LANG": "de", "LANG": "fr_FR"}, "fr"),
        ({"PETTEIA_LANG": "FR"}, "fr"), ({"PETTEIA_LANG": ""}, "en"),
    ],
)  # fmt: skip
def test_the_environment_chooses_the_language(
    variables: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert language() == spoken


def test_what_is_chosen_in_the_program_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PETTEIA_LANG", "fr")
    petteia.use_language("en")
    assert language() == "en"


def test_the_environment_reaches_a_fresh_process() -> None:
    code = "import petteia; from tiny.lots import GAME; print(petteia.new(GAME, seed=1).prompt(0))"
    assert run_python(code, PETTEIA_LANG="fr", PYTHONIOENCODING="utf-8").strip() == "Siège 1 : une action, puis repos."
    assert run_python(code, PETTEIA_LANG="en", PYTHONIOENCODING="utf-8").strip() == "Seat 1: one deed, then rest."


def test_the_language_changes_no_game() -> None:
    digests = set()
    for code in LANGUAGES:
        petteia.use_language(code)
        for game in TINY:
            t = last(decisions(game, 3))
            digests.add((game.name, t.digest(), t.record()))
    assert len(digests) == len(TINY)


def test_a_name_cannot_pretend_to_be_a_part_of_a_sentence() -> None:
    t = petteia.new(LOTS, players=2, seed=1, names=["\ue000card\ue001Klio\ue002", "Bel"])
    assert "card" not in [kind for kind, _ in t.prompt(None).parts]
    assert not set("\ue000\ue001\ue002") & set(t.prompt(None))
