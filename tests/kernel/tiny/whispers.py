"""Whispers: one choice that tells things in every way there is; for the corners of events, dumps and undo.

A number from 1 to 10000 lies hidden. A seat may say a word aloud, tell its neighbour, leave a note that only the
neighbour knows of, or ask whether the number is 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from petteia.kernel.agenda import Box, Choice, State, Step
from petteia.kernel.events import EventKind
from petteia.kernel.game import Game
from petteia.kernel.kinds import Kind
from petteia.kernel.moves import Move, Vocabulary

WORD: Final = Kind("word", ("alpha", "beta", "gamma"))
WORDS: Final = Vocabulary()
SAY: Final = WORDS.words("say", WORD)
TELL: Final = WORDS.words("tell", WORD)
NOTE: Final = WORDS.words("note", WORD)
SWAP: Final = WORDS.pairs("swap", WORD, WORD)
ASK: Final = WORDS.word("ask")
END: Final = WORDS.word("end")
BEGAN: Final = EventKind("began", (("players", "amount"),))
SAID: Final = EventKind("said", (("seat", "seat"), ("word", "word?"), ("to_whom", "seat&")))
TOLD: Final = EventKind("told", (("seat", "seat"), ("to", "seat")), ("words", "word"))
NOTED: Final = EventKind("noted", (("seat", "seat"), ("word", "word")), private=True)
ANSWERED: Final = EventKind("answered", (("yes", "flag"),))


class Room(State):
    """A hidden number, and how often anything was said."""

    __slots__ = ("number", "said")

    def __init__(self, box: Box, players: int, number: int, said: int) -> None:
        super().__init__(box, players)
        self.number = number
        self.said = said

    def copy(self) -> Room:
        s = Room(self.box, self.players, self.number, self.said)
        s.follow(self)
        return s

    def redeal(self, seat: int) -> None:
        self.number = 1 + self.below(10000)

    def scores(self) -> list[int]:
        return [0] * self.players


class Begin(Step[Room]):
    """Tells that it begins."""

    __slots__ = ()

    def run(self, s: Room) -> None:
        s.say(BEGAN, s.players)
        s.then(Speak(0))


class Speak(Choice[Room]):
    """Anything may be said, again and again, until the end."""

    __slots__ = ()
    name = "speak"
    verbs = ("say", "tell", "note", "swap", "ask", "end")

    def options(self, s: Room) -> list[Move]:
        return s.box.words.moves

    def take(self, s: Room, move: Move) -> None:
        me, left, name = self.seat, (self.seat + 1) % s.players, move.verb.name
        s.said += 1
        if name == "say":
            s.say(SAID, me, move.args[0], 0b11)
        elif name == "swap":
            s.say(SAID, me, -1, 0)
        elif name == "tell":
            s.whisper(1 << left, move.args, TOLD, me, left)
        elif name == "note":
            s.whisper(1 << left, (), NOTED, me, move.args[0])
        elif name == "ask":
            s.say(ANSWERED, 1 if s.number == 1 else 0)
            s.learn()
        if move is not END:
            s.then(Speak(left) if s.said % 3 == 0 else self)


class Whispers(Game):
    name, title, seats = "whispers", "Whispers", (2, 3)
    fields = (("number", "amount"), ("said", "amount"))
    state, frames, events = Room, (Begin, Speak), (BEGAN, SAID, TOLD, NOTED, ANSWERED)
    text = Path(__file__).parent / "whispers_text"

    def box(self, edition: Path | None = None) -> Box:
        return Box("base", {"word": WORD}, WORDS)

    def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> Room:
        s = Room(box, players, 0, 0)
        s.seed(seed)
        s.number = 2 + s.below(9999)
        s.then(Begin())
        return s

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Room)
        return {"said": s.said}


GAME: Final = Whispers()
