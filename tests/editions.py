"""Editions: other components from a file, laid over ours. They play whole games, and mistakes in them are named."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

import petteia
from petteia.bots import Chair, make
from petteia.kernel.text import LANGUAGES

from .cases import Shared, Write, each

ELSEWHERE = """
import sys
import petteia
text = open(sys.argv[1], encoding="utf-8").read()
try:
    print("replayed", petteia.replay(text, edition=sys.argv[2] if len(sys.argv) > 2 else None).digest())
except petteia.PetteiaError as error:
    print(type(error).__name__, error)
"""


def edition(changes: str) -> str:
    return f"[edition]\nname = 'mine'\n{changes}\n"


class Editions(Shared):
    """Inherit it as `TestEditions` and give it the names and tables below. A table may not be empty."""

    editions: ClassVar[dict[str, str]]  # whole files by the name of their edition; the first one is looked at closely
    seeds: ClassVar[int] = 2  # games of each edition and number of players
    most_moves: ClassVar[int] = 5000
    edit: ClassVar[tuple[str, str]]  # something in the first edition, and what may stand there instead
    edited: ClassVar[tuple[Callable[[dict[str, Any]], Any], Any]]  # what shows that in the state of a new game of three
    extremes: ClassVar[dict[str, str]]  # changes in far corners of what the limits allow
    extreme_players: ClassVar[Sequence[int]]
    for_bots: ClassVar[Sequence[str]]  # editions and extremes that are a challenge for the heuristic bot
    bot_moves: ClassVar[int] = 40

    number: ClassVar[str]  # an entry of [numbers]
    too_much: ClassVar[int]  # a value that it cannot have
    before_it: ClassVar[str]  # four lines with two other entries, each in its section
    replaceable: ClassVar[str]  # sections that an edition may take as a whole, as a refusal lists them
    sections: ClassVar[str]  # the beginning of that list of all sections
    own_mistakes: ClassVar[Sequence[tuple[str, str, str, str]]]  # section, line, entry and key, what would be allowed
    own_refused: ClassVar[Sequence[tuple[str, str]]] = ()  # whole files, and what the refusal says

    # What a game may write

    @classmethod
    def options(cls, seed: int) -> dict[str, Any]:
        """With which variants to play."""
        return {}

    @classmethod
    def check_end(cls, name: str, t: petteia.Table) -> None:
        """What must be true at the end of a game, whatever its edition or for this one alone."""

    # What is made of it

    @classmethod
    def text(cls, name: str) -> str:
        return cls.editions[name] if name in cls.editions else edition(cls.extremes[name])

    @classmethod
    def first(cls) -> tuple[str, str]:
        """The name and the text of the first edition."""
        return next(iter(cls.editions.items()))

    @classmethod
    def other(cls) -> str:
        """The first edition with another value."""
        assert cls.edit[0] in cls.first()[1]
        return cls.first()[1].replace(*cls.edit)

    @classmethod
    def whole_game(cls, path: Path, players: int, seed: int) -> petteia.Table:
        """A random game to its end, checked after every move."""
        chance = Random(seed)
        t = petteia.new(cls.game, players, seed, edition=path, **cls.options(seed))
        assert cls.game.violations(t.state) == []
        while not t.over:
            assert len(t.moves) < cls.most_moves, "this game does not end"
            seat = t.pending[0]
            options = t.options(seat)
            assert options, f"{t.view(seat)['decision']}: no option"
            t.play(seat, chance.choice(options))
            assert cls.game.violations(t.state) == []
        return t

    @classmethod
    def refused(cls, path: Path) -> str:
        with pytest.raises(petteia.BadEdition) as error:
            petteia.new(cls.game, 3, 1, edition=path)
        text = str(error.value)
        assert "\n" not in text, text
        assert len(text) < 1000
        assert str(path) in text
        return text

    @classmethod
    def shown(cls, path: Path) -> Any:
        return cls.edited[0](petteia.new(cls.game, 3, 4, edition=path).dump_state())

    @classmethod
    def mistakes(cls) -> list[tuple[str, str, str, str]]:
        one = cls.number
        whole = f"{one}.value", "whole number"
        return [
            *[("numbers", f"{one} = {{ value = {wrong} }}", *whole) for wrong in ("1.0", "true", '"1"', "[]", "-1")],
            ("numbers", f"{one} = {{ value = {cls.too_much} }}", f"{one}.value: {cls.too_much}", "whole number"),
            ("numbers", f"{one} = {{ amount = 1 }}", f"{one}.amount", "value"),
            ("numbers", f"{one} = 1", one, "table"),
            ("numbers", "zork = { value = 1 }", "zork", one),
            *[
                ("numbers", f"{one} = {{ from = {bad} }}", f"{one}.from", "R, D, P, X")
                for bad in ('"Q"', '"R,D"', '""', 3)
            ],
            *cls.own_mistakes,
        ]

    @classmethod
    def written_ways(cls) -> list[tuple[str, int]]:
        """The same mistake written in different ways, and the line on which it stands."""
        one, value, head = cls.number, cls.too_much, "[edition]\nname = 'mine'\n"
        return [
            (f"{head}\n[numbers.{one}]\nvalue = {value}\n", 4),
            (f"{head}\n[numbers]\n{one}.value = {value}\n", 5),
            (f'{head}\n[numbers]\n"{one}" = {{ value = {value} }}\n', 5),
            (f"{head}\n[numbers]\n  {one}={{value={value}}}\n", 5),
            (f"# a\n# b\nnumbers.{one}.value = {value}\n{head}", 3),
            (f"{head}\n{cls.before_it}\n\n[numbers.{one}]\nvalue = {value}\n", 9),
        ]

    @classmethod
    def no_editions(cls) -> list[tuple[str, str]]:
        names = ("", "name = ''", "name = 'two words'", "name = 'a/b'", 'name = "a\\nb"', "name = 3.5")
        return [
            ("", "edition"),
            ("edition = 'mine'\n", "edition"),
            *[(f"[edition]\n{name}\n", "name") for name in names],
            *[
                (edition(f"replace = {wrong}"), cls.replaceable)
                for wrong in ("['zork']", "'zork'", "[['zork']]", "[3]")
            ],
            (edition("replace = ['numbers']"), cls.replaceable),
            (edition("zork = 3"), "zork"),
            *[(edition(f"[{wrong}]\na = 1"), cls.sections) for wrong in ("zork", '"zo\\nrk"')],
            (edition("[zork]"), "zork"),
            (f"zork = 1\n{edition('')}", "zork"),
            (f"numbers = 1\n{edition('')}", "numbers"),
            (edition("[[numbers]]\nzork = 1"), "numbers"),
            (edition("[numbers]\n'red zork' = { value = 1 }"), "red zork"),
            *cls.own_refused,
        ]

    # Whole games

    @each("players", "players")
    @each("name", "editions")
    def test_an_edition_plays_whole_games(self, write: Write, name: str, players: int) -> None:
        path = write(self.text(name))
        for seed in range(self.seeds):
            t = self.whole_game(path, players, seed)
            assert t.view(0)["edition"].startswith(f"{name}-")
            assert petteia.replay(t.record(), edition=path).dump() == t.dump()
            self.check_end(name, t)

    @each("name", "extremes")
    def test_every_edition_within_the_limits_plays_whole_games(self, write: Write, name: str) -> None:
        path = write(self.text(name))
        for seed, players in enumerate(self.extreme_players):
            t = self.whole_game(path, players, seed)
            assert petteia.replay(t.record(), edition=path).digest() == t.digest()
            self.check_end(name, t)

    @each("name", "editions")
    def test_secrets_of_an_edition_are_redealt_honestly(self, write: Write, name: str) -> None:
        """A world that a seat imagines looks the same to it, breaks no rule, and can be played on."""
        path = write(self.text(name))
        whole = self.whole_game(path, 4, 7)
        t = petteia.new(self.game, 4, 7, edition=path, **self.options(7))
        for n, (seat, move) in enumerate(zip(whole.movers, whole.moves, strict=True)):
            if n % 17 == 0:
                for viewer in (*range(4), None):
                    world = t.determinize(viewer, n)
                    assert world.view(viewer) == t.view(viewer)
                    assert self.game.violations(world.state) == []
                    who = world.pending[0]
                    world.play(who, world.options(who)[0])
            t.play(seat, move)

    @pytest.mark.parametrize("code", LANGUAGES)
    @each("name", "editions")
    def test_a_game_of_an_edition_can_be_told(self, write: Write, name: str, code: str) -> None:
        path = write(self.text(name))
        t = self.whole_game(path, 3, 1)
        for move in t.state.box.words.moves:
            assert str(t.say(move, code))
        for viewer in (0, 1, 2, None):
            for event in t.events(viewer):
                assert str(t.say(event, code))
        half = petteia.replay(t.record(), len(t.moves) // 2, edition=path)
        for seat in range(3):
            assert str(half.prompt(seat, code))
            assert self.game.draw(half.book(code), half.view(seat), half.names)

    @each("name", "for_bots")
    def test_the_heuristic_bot_plays_every_edition(self, write: Write, name: str) -> None:
        t = petteia.new(self.game, 3, 1, edition=write(self.text(name)))
        bot = make("heuristic", 1)
        for _ in range(self.bot_moves):
            if t.over:
                break
            seat = t.pending[0]
            t.play(seat, bot.choose(Chair(t, seat)))
        assert len(t.moves) == self.bot_moves or t.over

    def test_the_base_edition_is_untouched_by_others(self, write: Write) -> None:
        before = petteia.new(self.game, 3, 5).dump()
        for name in (*self.editions, *self.extremes):
            petteia.new(self.game, 3, 5, edition=write(self.text(name), f"{name}.toml"))
        assert petteia.new(self.game, 3, 5).dump() == before
        assert before["edition"] == "base"

    # Dumps and records name their edition

    def test_a_dump_of_an_edition_names_it_and_loads_with_it(self, write: Write) -> None:
        name, text = self.first()
        path, other = write(text), write(self.other(), "other.toml")
        dump = petteia.new(self.game, 3, 5, edition=path).dump()
        assert dump["edition"].startswith(f"{name}-")
        assert petteia.load(dump, edition=path).dump() == dump
        with pytest.raises(petteia.PetteiaError, match=name):
            petteia.load(dump, edition=other)

    def test_a_record_of_an_edition_names_it_and_replays_only_with_it(self, write: Write) -> None:
        path, other = write(self.first()[1]), write(self.other(), "other.toml")
        t = self.whole_game(path, 3, 4)
        text = t.record()
        name = t.view(None)["edition"]
        assert f"\nedition: {name}\n" in text
        assert petteia.replay(text, edition=path).dump() == t.dump()
        with pytest.raises(petteia.BadRecord, match=name):
            petteia.replay(text, edition=other)
        with pytest.raises(petteia.BadRecord):
            petteia.replay(text.replace(f"edition: {name}", "edition: base"))

    def test_another_process_needs_the_editions_file_to_replay(self, write: Write, tmp_path: Path) -> None:
        path = write(self.first()[1])
        t = self.whole_game(path, 4, 4)
        record = tmp_path / "game.record"
        record.write_text(t.record(), encoding="utf-8")

        def elsewhere(*more: str) -> str:
            command = [sys.executable, "-c", ELSEWHERE, str(record), *more]
            done = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
            return done.stdout.strip()

        assert elsewhere(str(path)) == f"replayed {t.digest()}"
        without = elsewhere()
        assert without.startswith("Bad")
        assert t.view(None)["edition"] in without
        assert "\n" not in without

    def test_the_same_file_elsewhere_is_the_same_edition(self, write: Write) -> None:
        first, second = write(self.first()[1]), write(self.first()[1], "copy.toml")
        t = petteia.new(self.game, 3, 4, edition=first)
        assert petteia.replay(t.record(), edition=second).dump() == t.dump()

    def test_an_edited_file_is_another_edition(self, write: Write) -> None:
        path = write(self.first()[1])
        first = petteia.new(self.game, 3, 4, edition=path).view(None)["edition"]
        assert self.shown(path) != self.edited[1]
        path.write_text(self.other(), encoding="utf-8")
        os.utime(path, (1, 1))
        assert petteia.new(self.game, 3, 4, edition=path).view(None)["edition"] != first
        assert self.shown(path) == self.edited[1]

    @pytest.mark.parametrize("kind", [str, Path])
    def test_an_edition_is_given_as_a_path_or_as_text(self, write: Write, kind: type[str] | type[Path]) -> None:
        name, text = self.first()
        t = petteia.new(self.game, 3, 4, edition=kind(write(text)))
        assert t.dump()["edition"].startswith(f"{name}-")

    # Mistakes

    @each("section, line, named, allowed", "mistakes")
    def test_a_bad_value_is_refused_with_file_line_entry_and_what_is_allowed(
        self, write: Write, section: str, line: str, named: str, allowed: str
    ) -> None:
        text = self.refused(write(f"# A comment\n\n[edition]\nname = 'mine'\n\n[{section}]\n# another\n{line}\n"))
        assert f"line {8 + line.count(chr(10))}: [{section}] {named}" in text, text
        assert allowed in text, text

    @each("text, line", "written_ways")
    def test_the_line_is_found_however_the_entry_is_written(self, write: Write, text: str, line: int) -> None:
        found = self.refused(write(text))
        assert f"{self.number}.value: {self.too_much}" in found
        assert f"line {line}:" in found, found

    @each("text, said", "no_editions")
    def test_a_file_that_is_no_edition_is_refused(self, write: Write, text: str, said: str) -> None:
        assert said in self.refused(write(text))

    @pytest.mark.parametrize(
        ("text", "line"),
        [
            ("[edition\nname = 'mine'\n", 1),
            ("[edition]\nname = mine\n", 2),
            ("[edition]\nname = 'mine'\n\n[numbers]\nzork = { value = 60\n", 5),
            ("[edition]\nname = 'mine'\nname = 'yours'\n", 3),
            ("[edition]\nname = 'mine'\n[edition]\n", 3),
        ],
    )
    def test_a_syntax_error_is_refused_with_its_line(self, write: Write, text: str, line: int) -> None:
        assert f"line {line}" in self.refused(write(text))

    def test_a_missing_file_is_refused(self, tmp_path: Path) -> None:
        assert "cannot be read" in self.refused(tmp_path / "nowhere.toml")

    def test_a_folder_is_refused(self, tmp_path: Path) -> None:
        assert "cannot be read" in self.refused(tmp_path)

    def test_a_file_that_is_no_text_is_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "noise.toml"
        path.write_bytes(bytes(range(256)))
        assert "cannot be read" in self.refused(path)

    def test_a_refused_edition_is_read_again_after_it_was_mended(self, write: Write) -> None:
        path = write(edition(f"[numbers]\n{self.number} = {{ value = {self.too_much} }}"))
        self.refused(path)
        path.write_text(self.other(), encoding="utf-8")
        assert self.shown(path) == self.edited[1]
