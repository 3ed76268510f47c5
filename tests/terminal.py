"""The table drawn as text: it fits the terminal at every moment, and no name spoils it. How to read a picture."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar
from unicodedata import category

import pytest

import petteia
from petteia.kernel.game import Game
from petteia.kernel.terminal import WIDTH, width
from petteia.kernel.text import LANGUAGES, phrasebook

from .cases import Shared, each
from .properties import moments

NAMES = ["Ada", "Bob", "Cy", "Dot", "Eve", "Fay"]
LONG = ["Wilhelmina of Thessalonike"] * 6
WIDE = ["三国志演義水滸伝西遊記紅楼夢"] * 6


def drawn(t: petteia.Table, seat: int | None, code: str = "en", names: list[str] = NAMES) -> str:
    return t.game.draw(t.book(code), t.view(seat), names)


def is_plain(picture: str) -> bool:
    """No control, format or private sign but the ends of lines."""
    return not any(category(sign).startswith("C") for sign in picture.replace("\n", ""))


def check_fits(picture: str) -> None:
    for line in picture.splitlines():
        assert width(line) <= WIDTH, line
        assert not line.endswith((" ", "…")), line
    assert is_plain(picture), picture
    assert not any(sign in picture for sign in "{}$_"), picture


def row(picture: str, start: str) -> str:
    """The row that begins with this, with what goes on below it, its columns one space apart."""
    lines = picture.splitlines()
    rows = [n for n, line in enumerate(lines) if not line.startswith(" " * 7)]
    found = [n for n in rows if lines[n].strip(" ►").startswith(start)]
    assert len(found) == 1, picture
    told = lines[found[0]]
    for line in lines[found[0] + 1 :]:
        if not line.startswith(" " * 7):
            break
        told += line
    return " ".join(told.split())


def below(picture: str, start: str, label: str) -> str:
    """What stands beside a label below a player's row."""
    lines = picture.splitlines()
    at = next(n for n, line in enumerate(lines) if line.strip(" ►").startswith(start))
    told = ""
    for line in lines[at + 1 :]:
        if not line.startswith(" " * 6):
            break
        if line.strip().startswith(label + "  ") or (told and not line[6].strip()):
            told = f"{told} {line.strip()}".strip()
        elif told:
            break
    return told.removeprefix(label).strip()


@cache
def views(game: Game, players: int, every: int) -> list[dict[str, Any]]:
    """What everybody sees at many moments of a game of chance."""
    viewers = (None, *range(players))
    return [t.view(seat) for t in moments(game, players, players, every) for seat in viewers]


class Drawing(Shared):
    """Inherit it as `TestDrawing`."""

    every: ClassVar[int]  # so many moves a picture
    before_number: ClassVar[str] = ""  # of a seat

    @each("players", "players")
    @pytest.mark.parametrize("code", LANGUAGES)
    @pytest.mark.parametrize("names", [[], NAMES, LONG, WIDE], ids=["unnamed", "short", "long", "wide"])
    def test_every_moment_of_a_game_fits_the_terminal(self, players: int, code: str, names: list[str]) -> None:
        for view in views(self.game, players, self.every):
            check_fits(self.game.draw(phrasebook((self.game.text,), code), view, names))
        assert view["over"]

    def test_names_cannot_draw_over_the_table(self) -> None:
        t = petteia.new(self.game, players=3)
        picture = drawn(t, None, names=["\x1b[2JAda\n", "B\u202eob", "\t"])
        assert is_plain(picture)
        for number, name in enumerate(["[2JAda", "Bob", "Seat 3"], 1):
            assert f"{self.before_number}{number} {name} " in picture
