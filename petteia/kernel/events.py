"""Events: what happened, as data, with who may see which part."""

from __future__ import annotations

from typing import Final

SEEN_BY: Final = "seen_by"
EVERYBODY: Final = -1  # an audience is a bit mask of seats; all bits set means everybody


class EventKind:
    """The shape of an event: named public parts, and perhaps one secret part that only its audience sees.

    A `private` event does not exist at all outside its audience.
    """

    __slots__ = ("name", "parts", "secret", "private")

    def __init__(
        self,
        name: str,
        parts: tuple[tuple[str, str], ...],
        secret: tuple[str, str] | None = None,
        private: bool = False,
    ) -> None:
        if {"event", SEEN_BY} & {part for part, _ in (*parts, *([secret] if secret else []))}:
            raise ValueError(f"event {name}: no part may be called 'event' or {SEEN_BY!r}")
        self.name = name
        self.parts = parts
        self.secret = secret
        self.private = private


class Event:
    """Something that happened. `hidden` is the secret part; `audience` may read it."""

    __slots__ = ("kind", "values", "audience", "hidden")

    def __init__(self, kind: EventKind, values: tuple[int, ...], audience: int, hidden: tuple[int, ...]) -> None:
        self.kind = kind
        self.values = values
        self.audience = audience
        self.hidden = hidden

    def shown_to(self, seat: int) -> bool:
        """May this seat (-1: a spectator) read the secret part?"""
        if seat < 0:
            return self.audience == EVERYBODY
        return (self.audience >> seat) & 1 == 1
