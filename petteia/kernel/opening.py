"""Ways to a table: a new game, a loaded dump, a replayed record. And which games there are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from .codec import digest_of
from .errors import BadDump, BadOption, BadRecord, IllegalMove, PetteiaError, UnknownGame
from .game import Game
from .record import Record
from .table import FORMAT, Table, mix

SEED_BITS = 256
HEADER = {
    "petteia": int, "game": str, "rules": int, "edition": str, "players": int, "options": dict, "names": list,
    "state": dict,
}  # fmt: skip


@cache
def _installed() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group="petteia.games"), key=lambda entry: entry.name):
        game = entry.load()
        found[game.name] = game
    return found


def games() -> list[str]:
    """The names of the installed games, ours and others'."""
    return sorted(_installed())


def game(name: str | Game) -> Game:
    """The game of this name."""
    if isinstance(name, Game):
        return name
    if name not in _installed():
        raise UnknownGame(f"unknown game {name!r}; installed: {', '.join(games())}")
    return _installed()[name]


def new(
    name: str | Game,
    players: int | None = None,
    seed: int = 0,
    *,
    edition: str | Path | None = None,
    names: Sequence[str] = (),
    quiet: bool = False,
    **options: Any,
) -> Table:
    """A new table. Other keywords are the game's variants; `edition` is a TOML file laid over the components."""
    of = game(name)
    players = of.check_players(of.seats[0] if players is None else players)
    if type(seed) is not int:
        raise BadOption(f"the seed must be a whole number, not {seed!r:.60}")
    if seed.bit_length() > SEED_BITS:
        raise BadOption(f"the seed must be a whole number of at most {SEED_BITS} bits")
    variants = of.check_options(options)
    state = of.setup(of.open_box(edition), players, variants, mix(seed))
    state.run()
    return Table(of, state, variants, seed, None, _check_names(names, players), quiet)


def _check_names(names: Sequence[str], players: int) -> list[str]:
    if isinstance(names, str) or not all(isinstance(name, str) for name in names):
        raise BadOption(f"names: {names!r:.60} is not a list of names")
    if len(names) not in (0, players):
        raise BadOption(f"{len(names)} names for {players} players; allowed: none or one each")
    return list(names)


def load(dump: dict[str, Any], *, edition: str | Path | None = None, of: Game | None = None) -> Table:
    """A table from its dump. BadDump names the first thing that cannot be.

    A position may also be written by hand: where the last frame of its agenda is a Step, that happens at once.
    """
    if not isinstance(dump, dict):
        raise BadDump(f"a dump is a mapping, not {dump!r:.60}")
    for key, sort in HEADER.items():
        if key not in dump:
            raise BadDump(f"{key!r} is missing")
        if type(dump[key]) is not sort:
            raise BadDump(f"{key}: {dump[key]!r:.60} is not a {sort.__name__}")
    for key in dump:
        if key not in (*HEADER, "history"):
            raise BadDump(f"unknown entry {key!r}; allowed: {', '.join(HEADER)}, history")
    if dump["petteia"] != FORMAT:
        raise BadDump(f"petteia: format {dump['petteia']!r} is unknown; this version reads format {FORMAT}")
    kind = of or game(dump["game"])
    if dump["game"] != kind.name:
        raise BadDump(f"game: {dump['game']!r} is not {kind.name!r}")
    try:
        players = kind.check_players(dump["players"])
        variants = kind.check_options(dump["options"])
        names = _check_names(dump["names"], players)
        box = kind.open_box(edition) if edition else kind.box_named(dump["edition"])
    except BadOption as error:
        raise BadDump(f"header: {error}") from None
    if box.edition != dump["edition"]:
        raise BadDump(f"edition: {dump['edition']!r} is not {box.edition!r}")
    state = kind.decode(dump["state"], box, players)
    history = dump.get("history")
    if history is None or not _fits(history, dump["state"]):
        table = Table(kind, state, variants, None, dump["state"], names, False)
        state.run()
        return table
    table = Table(kind, state, variants, history["seed"], history["origin"], names, False)
    _load_history(table, history)
    return table


def _fits(history: Any, state: dict[str, Any]) -> bool:
    """Does the history lead to this state? If the state was edited, its record begins anew from there."""
    wanted = {"digest", "seed", "origin", "moves", "events", "run"}
    if not isinstance(history, dict) or set(history) != wanted:
        raise BadDump(f"history: a mapping with {', '.join(sorted(wanted))} is allowed")
    return bool(history["digest"] == digest_of(state))


def _load_history(table: Table, history: dict[str, Any]) -> None:
    codec = table.game.codec(table.state.box, table.players)
    kinds = table.game.event_kinds()
    if history["seed"] is None and history["origin"] is None:
        raise BadDump("history: one of 'seed' and 'origin' is needed")
    try:
        for n, (seat, text) in enumerate(history["moves"]):
            table.movers.append(codec.decode("seat", seat, f"history.moves[{n}]"))
            table.moves.append(table.state.box.words.moves[codec.decode("move", text, f"history.moves[{n}]")])
        for n, told in enumerate(history["events"]):
            table.log.append(codec.decode_event(told, kinds, f"history.events[{n}]"))
        run = history["run"]
        if run is not None:
            table._mark = table.game.decode(run["state"], table.state.box, table.players)
            table._runner = codec.decode("seat", run["seat"], "history.run.seat")
            table._run = [table._find(text) for text in run["moves"]]
            table._mark_log = codec.decode("amount", run["events"], "history.run.events")
    except (TypeError, ValueError, KeyError) as error:
        raise BadDump(f"history: cannot be read: {error}") from None


def replay(text: str, to: int | None = None, *, edition: str | Path | None = None, of: Game | None = None) -> Table:
    """Play a record again, whole or its first `to` moves. BadRecord names the line that is wrong."""
    record = Record(text)
    kind = of or game(record.game)
    table = _start(record, kind, edition)
    if to is not None and not 0 <= to <= len(record.moves):
        raise BadOption(f"the record has {len(record.moves)} moves; there is no move {to}")
    for line, seat, move in record.moves[:to]:
        try:
            table.play(seat, move)
        except IllegalMove as error:
            raise BadRecord(f"line {line}: seat {seat} cannot play {move!r}: {error}") from None
    if len(table.moves) == len(record.moves) and table.digest() != record.digest:
        raise BadRecord(
            f"the game played again ends in {table.digest()}, its record says {record.digest}: the record was edited, "
            f"or played on other rules than version {kind.version}"
        )
    return table


def _start(record: Record, kind: Game, edition: str | Path | None) -> Table:
    try:
        if record.start is None:
            assert record.seed is not None
            if edition is None:
                edition = kind.edition_file(record.edition)
            table = new(kind, record.players, record.seed, edition=edition, names=record.names, **record.options)
        else:
            dump = {
                "petteia": FORMAT, "game": record.game, "rules": record.rules, "edition": record.edition,
                "players": record.players, "options": record.options, "names": record.names, "state": record.start,
            }  # fmt: skip
            table = load(dump, edition=edition, of=kind)
    except BadRecord:
        raise
    except PetteiaError as error:
        raise BadRecord(f"header: {error}") from None
    if table.state.box.edition != record.edition:
        raise BadRecord(f"header: played with the edition {record.edition!r}, not {table.state.box.edition!r}")
    return table
