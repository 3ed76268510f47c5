"""A table apart from its game: who sits where, what was agreed on, and who may do what."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import RowMapping

from .safety import opens
from .schema import COLOURS


class Seat:
    """A place at a table. It outlives whoever sits there: people and bots come and go."""

    __slots__ = ("seat", "who", "name", "colour", "bot", "stand_in", "key", "invite")

    def __init__(
        self,
        seat: int,
        who: str,
        name: str,
        colour: str,
        bot: str | None = None,
        stand_in: bool = False,
        key: str | None = None,
        invite: str | None = None,
    ) -> None:
        self.seat = seat
        self.who = who
        self.name = name
        self.colour = colour
        self.bot = bot
        self.stand_in = stand_in
        self.key = key
        self.invite = invite

    @property
    def played_by_bot(self) -> bool:
        return self.who == "bot" or self.stand_in

    @property
    def a_person_plays(self) -> bool:
        return self.who == "person" and not self.stand_in

    def row(self, table: str) -> dict[str, Any]:
        return {"table_id": table, **{name: getattr(self, name) for name in self.__slots__}}


class Room:
    """What was agreed on for a table, and its seats. Made from its rows, never changed but by reading them again."""

    def __init__(self, table: RowMapping, seats: Sequence[RowMapping]) -> None:
        self.id: str = table["id"]
        self.game: str = table["game"]
        self.edition: str = table["edition"]
        self.rules: int = table["rules"]
        self.options: dict[str, Any] = json.loads(table["options"])
        self.seed: int = int(table["seed"])
        self.public: bool = table["public"]
        self.pace: str = table["pace"]
        self.strict: bool = table["strict"]
        self.spectators: str = table["spectators"]
        self.stand_in: str = table["stand_in"]
        self.hints: bool = table["hints"]
        self.owner: str = table["owner"]
        self.status: str = table["status"]
        self.created: float = table["created"]
        self.before: str | None = table["before"]
        self.next: str | None = table["next"]
        self.record: bool = table["record"]
        self.ranking: list[list[int]] = json.loads(table["ranking"])
        self.version: int = table["version"]  # counts the changes of the room
        self.proposal_text: str | None = table["proposal"]
        self.proposal: dict[str, Any] | None = json.loads(table["proposal"]) if table["proposal"] else None
        self.seats = [
            Seat(**{name: row[name] for name in Seat.__slots__}) for row in sorted(seats, key=lambda row: row["seat"])
        ]
        self.players = len(self.seats)

    def is_owner(self, keys: Iterable[str]) -> bool:
        return opens(keys, self.owner)

    def held(self, keys: Sequence[str]) -> list[int]:
        """The seats that these keys open."""
        return [seat.seat for seat in self.seats if opens(keys, seat.key)]

    def eyes(self, held: Sequence[int]) -> list[int | None]:
        """Through whose eyes someone who holds these seats may look; None is a spectator's.

        After the end a player may look through anybody's, and so may everyone else unless the table says otherwise.
        """
        over = self.status == "over"
        if over and (held or self.spectators == "open"):
            return [*range(self.players), None]
        if held:
            return [*held, None]
        return [] if self.spectators == "closed" else [None]

    def consenting(self, seats: Iterable[int]) -> list[int]:
        """Those of these seats at which a person plays."""
        return [n for n in seats if self.seats[n].a_person_plays]


def free_colour(seats: Iterable[Seat], wish: str | None) -> str:
    """A colour that nobody at the table has: the wished one if it is free."""
    taken = {seat.colour for seat in seats}
    if wish is not None and wish not in taken:
        return wish
    return next(colour for colour in COLOURS if colour not in taken)
