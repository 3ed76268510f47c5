"""Tic-tac-toe: a complete game for Petteia, and the worked example of docs/adding-a-game.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from petteia.kernel.agenda import Box, Choice, Refusal, State
from petteia.kernel.events import EventKind
from petteia.kernel.game import Game
from petteia.kernel.kinds import Kind
from petteia.kernel.moves import Move, Vocabulary
from petteia.kernel.text import Phrasebook

CELL: Final = Kind("cell", ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"))
WORDS: Final = Vocabulary()
MARK: Final = WORDS.words("mark", CELL)
MARKED: Final = EventKind("marked", (("seat", "seat"), ("cell", "cell")))
LINES: Final = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o124, 0o421)
ALL: Final = 0o777


class Board(State):
    """The cells that each seat has marked, as bit masks."""

    __slots__ = ("marks",)

    def __init__(self, box: Box, players: int, marks: list[int]) -> None:
        super().__init__(box, players)
        self.marks = marks

    def copy(self) -> Board:
        s = Board(self.box, self.players, self.marks[:])
        s.follow(self)
        return s

    def scores(self) -> list[int]:
        return [1 if any(mine & line == line for line in LINES) else 0 for mine in self.marks]


class MarkCell(Choice[Board]):
    """TTT-MARK-01: a seat marks a free cell. TTT-END-01: three in a row, or a full board, end the game."""

    __slots__ = ()
    name = "mark_cell"
    verbs = ("mark",)

    def options(self, s: Board) -> list[Move]:
        taken = s.marks[0] | s.marks[1]
        return [MARK[cell] for cell in range(9) if not taken >> cell & 1]

    def take(self, s: Board, move: Move) -> None:
        mine = s.marks[self.seat] = s.marks[self.seat] | 1 << move.args[0]
        s.say(MARKED, self.seat, move.args[0])
        for line in LINES:
            if mine & line == line:
                return
        if s.marks[0] | s.marks[1] != ALL:
            s.then(MarkCell(1 - self.seat))

    def why(self, s: Board, move: Move) -> Refusal:
        return Refusal("TTT-MARK-01", "why-taken")


class TicTacToe(Game):
    name, title, prefix, seats = "tictactoe", "Tic-tac-toe", "TTT", (2, 2)
    fields, state, frames, events = (("marks", "cell&@"),), Board, (MarkCell,), (MARKED,)
    text = Path(__file__).parent / "text"

    def box(self, edition: Path | None = None) -> Box:
        return Box("base", {"cell": CELL}, WORDS)

    def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> Board:
        s = Board(box, players, [0, 0])
        s.then(MarkCell(0))
        return s

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Board)
        return {"marks": [[name for n, name in enumerate(CELL.names) if m >> n & 1] for m in s.marks]}

    def draw(self, book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> str:
        marks = view["table"]["marks"]
        signs = ["x" if c in marks[0] else "o" if c in marks[1] else "." for c in CELL.names]
        return "\n".join(f"{row} {' '.join(signs[row * 3 - 3 : row * 3])}" for row in (3, 2, 1)) + "\n  a b c"


GAME: Final = TicTacToe()
