"""What can go wrong, in words. Every error of ours is a `PetteiaError` whose text is one clear line."""

from __future__ import annotations


class PetteiaError(Exception):
    """Bad input of any kind: the text says what is wrong and what is allowed; nothing was changed."""


class UnknownGame(PetteiaError):
    """No installed game has that name."""


class BadOption(PetteiaError):
    """A number of players, a variant or a seed that the game does not have."""


class BadEdition(PetteiaError):
    """An edition file with a value that the game cannot use."""


class BadDump(PetteiaError):
    """A dump that does not describe a possible state."""


class BadRecord(PetteiaError):
    """A record that is cut, edited or not a record at all."""


class IllegalMove(PetteiaError):
    """A move that the rules do not allow now. `clause` names the rule where there is one."""

    def __init__(self, sentence: str, clause: str | None = None) -> None:
        super().__init__(f"{sentence} [{clause}]" if clause else sentence)
        self.sentence = sentence
        self.clause = clause
