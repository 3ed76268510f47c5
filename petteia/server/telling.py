"""What a viewer is told: views as patches, options and events as sentences. Everything outbound of a game is made here.

Nothing here knows more than the public API shows to that viewer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..kernel.moves import Move
from ..kernel.table import Table
from ..kernel.text import Sentence

Wire = dict[str, Any]
MOST = 20_000  # sentences remembered of one game in one language
_offers: dict[tuple[str, str, str], dict[str, Wire]] = {}
_said: dict[tuple[str, str, str], dict[str, list[Any]]] = {}


def parts(sentence: Sentence) -> list[Any]:
    """A sentence on the wire: plain texts, and [kind, name, text] for typed parts."""
    return [
        text if not kind else [kind, name, text]
        for (kind, text), name in zip(sentence.parts, sentence.names, strict=True)
    ]


def happened(table: Table, events: Sequence[Wire], whispers: Sequence[bool], code: str) -> list[Wire]:
    """Events as data and in words. Seats have no names here, so all tables of a game share the sentences."""
    return [
        {"event": event, "say": _say(table, event, code), "secret": secret}
        for event, secret in zip(events, whispers, strict=True)
    ]


def all_happened(table: Table, viewer: int, start: int, end: int, code: str) -> list[Wire]:
    """What a viewer (-1: a spectator) saw from its own event number `start` to before `end`."""
    return happened(table, table.heard(viewer, 0)[start:end], table.whispers(viewer, 0)[start:end], code)


def _say(table: Table, event: Wire, code: str) -> list[Any]:
    return _remembered(table, code, str(event), lambda: table.say(event, code))


def _remembered(table: Table, code: str, key: str, say: Callable[[], Sentence]) -> list[Any]:
    assert not table.names, "sentences are shared between tables, so they must not hold names"
    known = _said.setdefault((table.game.name, table.state.box.edition, code), {})
    made = known.get(key)
    if made is None:
        if len(known) >= MOST:
            known.clear()
        made = known[key] = parts(say())
    return made


def prompt(table: Table, seat: int | None, code: str) -> list[Any]:
    """What a viewer is asked, or whom it waits for."""
    choice = None if seat is None else table.state.choice(seat)
    if choice is None:
        key = f"waiting {table.over} {table.state.deciding()}"
    else:
        key = f"{type(choice).name} {[getattr(choice, name) for name, _ in type(choice).fields]}"
    return _remembered(table, code, key, lambda: table.prompt(seat, code))


def offer(table: Table, move: Move, code: str) -> Wire:
    """An option, made once for all tables of a game."""
    known = _offers.setdefault((table.game.name, table.state.box.edition, code), {})
    made = known.get(move.text)
    if made is None:
        made = known[move.text] = {
            "move": move.text,
            "say": parts(table.say(move, code)),
            "verb": move.verb.name,
            "things": table.things(move),
        }
    return made


def now(table: Table, seat: int | None, code: str, undo: int) -> Wire:
    """What a viewer is asked."""
    options = [] if seat is None else table.options(seat)
    return {
        "prompt": prompt(table, seat, code),
        "options": [offer(table, move, code) for move in options],
        "undo": undo,
    }


def patch(old: Any, new: Any) -> list[Any]:
    """What turns one view into the next: [path, value] sets, [path] cuts a list there or drops a key."""
    found: list[Any] = []
    _differ(old, new, [], found)
    return found


def _differ(old: Any, new: Any, path: list[str | int], found: list[Any]) -> None:
    if type(old) is dict and type(new) is dict:
        if old.keys() != new.keys():
            found += [[[*path, key]] for key in old if key not in new]
            found += [[[*path, key], value] for key, value in new.items() if key not in old]
        for key, value in new.items():
            if key in old and old[key] != value:
                _differ(old[key], value, [*path, key], found)
    elif type(old) is list and type(new) is list and old and new:
        for n, (before, after) in enumerate(zip(old, new, strict=False)):
            if before != after:
                _differ(before, after, [*path, n], found)
        if len(new) < len(old):
            found.append([[*path, len(new)]])
        found += [[[*path, n], new[n]] for n in range(len(old), len(new))]
    else:
        found.append([path, new])
