"""States as readable JSON and back.

The shape of a value is written as a kind followed by signs, read from left to right:

    favor     one thing of the kind          favor?    perhaps none (-1 inside, null in JSON)
    point&    a bit mask of things           blade*    an unchangeable row (a tuple)
    blade[]   a list                         amount@   a list with one value per seat
    amount{curse}   a value for each thing of another kind (zeros are left out of the JSON)
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from .agenda import MULTIPLIER, WORD, Box, Frame, State
from .errors import BadDump
from .events import EVERYBODY, SEEN_BY, Event, EventKind
from .kinds import AMOUNT, FLAG, MANY, NOBODY, Kind, seats

T = TypeVar("T")
WIDEST_MASK = 1000
BUILT_IN = {"amount": AMOUNT, "flag": FLAG}
SIGN = re.compile(r"\?|&|\*|\[\]|@|\{(\w+)\}")


class Codec:
    """Encodes and decodes values for one box and number of players."""

    def __init__(self, box: Box, players: int) -> None:
        self.box = box
        self.players = players
        self._parsed: dict[str, tuple[Kind, list[re.Match[str]]]] = {}
        self._encoders: dict[str, Callable[[Any], Any]] = {}

    def kind(self, name: str) -> Kind:
        if name == "seat":
            return seats(self.players)
        if name == "viewer":  # a seat, or one more: a spectator
            return Kind("viewer", (), self.players)
        if name == "move":
            return Kind("move", tuple(move.text for move in self.box.words.moves))
        return BUILT_IN[name] if name in BUILT_IN else self.box.kinds[name]

    def _parse(self, shape: str) -> tuple[Kind, list[re.Match[str]]]:
        parsed = self._parsed.get(shape)
        if parsed is None:
            name = re.match(r"\w+", shape)
            assert name, shape
            parsed = self.kind(name.group()), list(SIGN.finditer(shape, name.end()))
            self._parsed[shape] = parsed
        return parsed

    def encode(self, shape: str, value: Any) -> Any:
        return self.encoder(shape)(value)

    def encoder(self, shape: str) -> Callable[[Any], Any]:
        """What encodes a shape, made once."""
        made = self._encoders.get(shape)
        if made is None:
            made = self._encoders[shape] = self._encoder(*self._parse(shape))
        return made

    def _encoder(self, kind: Kind, signs: list[re.Match[str]]) -> Callable[[Any], Any]:
        if not signs:
            return kind.names.__getitem__ if kind.names else int
        last, inner = signs[-1], self._encoder(kind, signs[:-1])
        sign = last.group()
        if sign == "?":
            return lambda value: None if value == NOBODY else inner(value)
        if sign == "&":
            top = kind.highest if kind.names or kind.highest < WIDEST_MASK else 0
            return lambda mask: [kind.encode(n) for n in range((top or mask.bit_length()) + 1) if mask >> n & 1]
        if sign in ("*", "[]", "@"):
            return list if inner is int else lambda values: [inner(one) for one in values]
        kinds = self.kind(last.group(1))
        keys = [str(kinds.encode(n)) for n in range(kinds.highest + 1)]
        empty = self._zero(signs[:-1])
        return lambda values: {keys[n]: inner(one) for n, one in enumerate(values) if one != empty}

    def _zero(self, signs: list[re.Match[str]]) -> Any:
        """What a map leaves out: nothing of the shape that its entries have."""
        sign = signs[-1].group() if signs else ""
        if sign == "@" or (signs and signs[-1].group(1)):
            count = self.players if sign == "@" else self.kind(signs[-1].group(1)).highest + 1
            return [self._zero(signs[:-1]) for _ in range(count)]
        return NOBODY if sign == "?" else () if sign == "*" else [] if sign == "[]" else 0

    def decode(self, shape: str, found: Any, path: str) -> Any:
        kind, signs = self._parse(shape)
        return self._decode(kind, signs, found, path)

    def _decode(self, kind: Kind, signs: list[re.Match[str]], found: Any, path: str) -> Any:
        if not signs:
            try:
                return kind.decode(found)
            except ValueError as error:
                raise BadDump(f"{path}: {error}") from None
        last, inner = signs[-1], signs[:-1]
        sign = last.group()
        if sign == "?":
            return NOBODY if found is None else self._decode(kind, inner, found, path)
        if last.group(1):
            return self._decode_map(kind, inner, found, path, self.kind(last.group(1)))
        if not isinstance(found, list):
            raise BadDump(f"{path}: {found!r:.60} is not a list")
        values = [self._decode(kind, inner, one, f"{path}[{n}]") for n, one in enumerate(found)]
        if sign == "&":
            mask = 0
            for n, value in enumerate(values):
                if value > WIDEST_MASK:
                    raise BadDump(f"{path}[{n}]: {found[n]!r:.60} is too great; allowed: 0 to {WIDEST_MASK}")
                if mask >> value & 1:
                    raise BadDump(f"{path}[{n}]: {found[n]!r:.60} stands here twice")
                mask |= 1 << value
            return mask
        if sign == "@" and len(values) != self.players:
            raise BadDump(f"{path}: {len(values)} values for {self.players} seats")
        return tuple(values) if sign == "*" else values

    def _decode_map(self, kind: Kind, inner: list[re.Match[str]], found: Any, path: str, keys: Kind) -> list[Any]:
        if not isinstance(found, dict):
            raise BadDump(f"{path}: {found!r:.60} is not a mapping")
        values = [self._zero(inner) for _ in range(keys.highest + 1)]
        for key, one in found.items():
            try:
                number = keys.decode(key if keys.names or str(key) != str(int(key)) else int(key))
            except ValueError as error:
                raise BadDump(f"{path}: {error}") from None
            values[number] = self._decode(kind, inner, one, f"{path}.{key}")
        return values

    # Frames and events

    def encode_frame(self, frame: Frame) -> dict[str, Any]:
        fields = {name: self.encode(shape, getattr(frame, name)) for name, shape in type(frame).fields}
        return {"frame": type(frame).__name__, **fields}

    def decode_frame(self, found: Any, frames: dict[str, type[Frame]], path: str) -> Frame:
        made = _named(found, "frame", frames, path)
        _same_keys(found, ("frame", *(name for name, _ in made.fields)), path)
        values = [self.decode(shape, found[name], f"{path}.{name}") for name, shape in made.fields]
        return made(*values)

    def encode_event(self, event: Event) -> dict[str, Any]:
        """The whole event, secret part included: for dumps, never for a viewer."""
        told = self.public_part(event)
        if event.kind.secret:
            name, shape = event.kind.secret
            told[name] = self.encode(shape + "*", event.hidden)
        if event.kind.secret or event.kind.private:
            told[SEEN_BY] = "all" if event.audience == EVERYBODY else self.encode("seat&", event.audience)
        return told

    def public_part(self, event: Event) -> dict[str, Any]:
        parts = event.kind.parts
        told: dict[str, Any] = {"event": event.kind.name}
        for n in range(len(parts)):
            told[parts[n][0]] = self.encode(parts[n][1], event.values[n])
        return told

    def seen_part(self, event: Event) -> dict[str, Any]:
        """The event as its audience sees it."""
        told = self.public_part(event)
        if event.kind.secret:
            told[event.kind.secret[0]] = self.encode(event.kind.secret[1] + "*", event.hidden)
        return told

    def decode_event(self, found: Any, kinds: dict[str, EventKind], path: str) -> Event:
        kind = _named(found, "event", kinds, path)
        secret = kind.secret
        names = ["event", *(name for name, _ in kind.parts)]
        names += ([secret[0]] if secret else []) + ([SEEN_BY] if secret or kind.private else [])
        _same_keys(found, names, path)
        values = tuple(self.decode(shape, found[name], f"{path}.{name}") for name, shape in kind.parts)
        hidden = self.decode(secret[1] + "*", found[secret[0]], f"{path}.{secret[0]}") if secret else ()
        audience = EVERYBODY
        if found.get(SEEN_BY, "all") != "all":
            audience = self.decode("seat&", found[SEEN_BY], f"{path}.{SEEN_BY}")
        return Event(kind, values, audience, hidden)

    # Whole states

    def encode_state(self, s: State, fields: Sequence[tuple[str, str]]) -> dict[str, Any]:
        told = {name: self.encoder(shape)(getattr(s, name)) for name, shape in fields}
        told["agenda"] = [self.encode_frame(frame) for frame in s.agenda]
        if s.lanes:
            told["lanes"] = [[self.encode_frame(frame) for frame in lane] for lane in s.lanes]
        if s.opened:
            told["opened"] = s.opened
        if s.lessons:
            told["lessons"] = s.lessons
        told["chance"] = [s.x, s.c]
        return told

    def decode_fields(self, found: Any, fields: Sequence[tuple[str, str]]) -> list[Any]:
        """The values of the game's own fields, in their order."""
        if not isinstance(found, dict):
            raise BadDump(f"state: {found!r:.60} is not a mapping")
        wanted = [name for name, _ in fields] + ["agenda", "chance"]
        _same_keys(found, wanted + [name for name in ("lanes", "opened", "lessons") if name in found], "state")
        return [self.decode(shape, found[name], f"state.{name}") for name, shape in fields]

    def decode_agenda(self, found: dict[str, Any], s: State, frames: dict[str, type[Frame]]) -> None:
        s.agenda = self._decode_stack(found["agenda"], frames, "state.agenda")
        s.stack = s.agenda
        lanes = found.get("lanes", [])
        if not isinstance(lanes, list) or len(lanes) not in (0, self.players):
            raise BadDump(f"state.lanes: a list with a lane for each of the {self.players} seats is allowed")
        s.lanes = [self._decode_stack(lane, frames, f"state.lanes[{n}]") for n, lane in enumerate(lanes)]
        s.opened = self.decode("amount", found.get("opened", 0), "state.opened")
        s.lessons = self.decode("amount", found.get("lessons", 0), "state.lessons")
        chance = found["chance"]
        if not (isinstance(chance, list) and len(chance) == 2 and all(type(w) is int for w in chance)):
            raise BadDump(f"state.chance: {chance!r:.60} is not a list of two whole numbers")
        frozen = ([0, 0], [WORD, MULTIPLIER - 1])
        if not (0 <= chance[0] <= WORD and 0 <= chance[1] < MULTIPLIER) or chance in frozen:
            raise BadDump(f"state.chance: {chance!r:.60} is out of range")
        s.x, s.c = chance

    def _decode_stack(self, found: Any, frames: dict[str, type[Frame]], path: str) -> list[Frame]:
        if not isinstance(found, list):
            raise BadDump(f"{path}: {found!r:.60} is not a list")
        return [self.decode_frame(one, frames, f"{path}[{n}]") for n, one in enumerate(found)]


def _named(found: Any, key: str, known: dict[str, T], path: str) -> T:
    if not isinstance(found, dict) or not isinstance(found.get(key), str):
        raise BadDump(f"{path}: {found!r:.60} has no {key!r}")
    if found[key] not in known:
        allowed = ", ".join(sorted(known)) if len(known) < MANY else f"{len(known)} of them"
        raise BadDump(f"{path}: unknown {key} {found[key]!r:.60}; allowed: {allowed}")
    return known[found[key]]


def _same_keys(found: dict[str, Any], wanted: Sequence[str], path: str) -> None:
    for name in wanted:
        if name not in found:
            raise BadDump(f"{path}: {name!r} is missing")
    for name in found:
        if name not in wanted:
            raise BadDump(f"{path}: unknown entry {name!r:.60}; allowed: {', '.join(wanted)}")


def digest_of(told: dict[str, Any]) -> str:
    """A short fingerprint of something readable."""
    text = json.dumps(told, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
