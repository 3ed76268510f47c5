"""Kinds: the sorts of things that moves, events, frames and states speak of.

Inside a game everything is a small int; a `Kind` gives those ints their names in texts, dumps and sentences.
"""

from __future__ import annotations

from typing import Final

MOST: Final = 1 << 60
NOBODY: Final = -1
MANY: Final = 50  # names are not worth listing any more


class Kind:
    """A seat, a card, a place (named things, numbered from 0), or an amount (a plain number)."""

    __slots__ = ("name", "names", "highest", "_index")

    def __init__(self, name: str, names: tuple[str, ...] = (), highest: int = MOST) -> None:
        self.name = name
        self.names = names
        self.highest = len(names) - 1 if names else highest
        self._index: dict[str, int] = {text: number for number, text in enumerate(names)}

    def encode(self, value: int) -> str | int:
        """The readable form: a name, or the number itself."""
        return self.names[value] if self.names else value

    def text(self, value: int) -> str:
        return str(self.encode(value))

    def decode(self, found: object) -> int:
        """The int behind a readable form; ValueError says what is allowed."""
        if self.names:
            if isinstance(found, str) and found in self._index:
                return self._index[found]
            allowed = ", ".join(self.names) if len(self.names) < MANY else f"{len(self.names)} of them"
            raise ValueError(f"{found!r:.60} is not a {self.name}; allowed: {allowed}")
        if isinstance(found, int) and not isinstance(found, bool) and 0 <= found <= self.highest:
            return found
        top = f"0 to {self.highest}" if self.highest < MOST else "0 or more"
        raise ValueError(f"{found!r:.60} is not a {self.name}; allowed: a whole number, {top}")


AMOUNT: Final = Kind("amount")
FLAG: Final = Kind("flag", (), 1)


def seats(players: int) -> Kind:
    """The kind of the seats of a table."""
    return Kind("seat", (), players - 1)
