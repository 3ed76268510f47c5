"""Moves: interned objects with a text for people and records, and a dense number for learning."""

from __future__ import annotations

from collections.abc import Sequence

from .kinds import Kind


class Verb:
    """What a move does: its name and the kinds of its arguments. A last kind ending in `*` takes any number."""

    __slots__ = ("name", "kinds")

    def __init__(self, name: str, kinds: tuple[str, ...]) -> None:
        self.name = name
        self.kinds = kinds

    def __reduce__(self) -> tuple[object, ...]:
        return Verb, (self.name, self.kinds)


class Move:
    """One thing a seat can do. There is one object per move of a vocabulary, so moves compare by identity."""

    __slots__ = ("id", "verb", "args", "text")

    def __init__(self, id: int, verb: Verb, args: tuple[int, ...], text: str) -> None:
        self.id = id
        self.verb = verb
        self.args = args
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.id, self.verb, self.args, self.text)

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self


class Vocabulary:
    """All moves of a game. An edition may go on from the game's fixed moves with moves of its own."""

    __slots__ = ("moves", "_texts")

    def __init__(self, base: Vocabulary | None = None) -> None:
        self.moves: list[Move] = [] if base is None else base.moves[:]
        self._texts: dict[str, Move] = {} if base is None else dict(base._texts)

    def add(self, verb: Verb, args: tuple[int, ...], text: str) -> Move:
        """The move with this text, made if it is new."""
        known = self._texts.get(text)
        if known is None:
            known = Move(len(self.moves), verb, args, text)
            self.moves.append(known)
            self._texts[text] = known
        return known

    def word(self, name: str) -> Move:
        """A move without arguments: `pass`."""
        return self.add(Verb(name, ()), (), name)

    def words(self, name: str, kind: Kind, count: int = 0) -> list[Move]:
        """A move for each thing of a kind: `announce hunt`. For a kind of plain numbers `count` says how many."""
        verb = Verb(name, (kind.name,))
        if not kind.names and not count:
            raise ValueError(f"{name}: how many moves? {kind.name} is a kind of plain numbers")
        return [self.add(verb, (n,), f"{name} {kind.text(n)}") for n in range(count or len(kind.names))]

    def pairs(self, name: str, first: Kind, second: Kind) -> list[list[Move]]:
        """A move for each pair of things: `place top two_adepts`."""
        verb = Verb(name, (first.name, second.name))
        return [
            [self.add(verb, (a, b), f"{name} {first.text(a)} {second.text(b)}") for b in range(len(second.names))]
            for a in range(len(first.names))
        ]

    def find(self, text: str) -> Move | None:
        """The move with this text, however it is spaced."""
        return self._texts.get(text) or self._texts.get(" ".join(text.split()))

    def __len__(self) -> int:
        return len(self.moves)


def by_mask(moves: Sequence[Move | None]) -> list[list[Move]]:
    """For every bit mask the moves of its bits, so that no list has to be made in play; None: that bit has no move."""
    found: list[list[Move]] = [[]]
    for move in moves:
        found += [before if move is None else [*before, move] for before in found]
    return found
