"""Ways to a table: a new game, a loaded dump, a replayed record. And which games there are."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from .codec import Codec, digest_of
from .errors import BadDump, BadOption, BadRecord, IllegalMove, PetteiaError, UnknownGame
from .game import Game
from .record import Record, seal
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
        try:
            game = entry.load()
        except Exception as error:  # one broken game must not take the others away
            warnings.warn(f"the game {entry.name!r} cannot be loaded: {error}", stacklevel=2)
        else:
            found[game.name] = game
    return found


def games() -> list[str]:
    """The names of the installed games, ours and others'."""
    return sorted(_installed())


def game(name: str | Game) -> Game:
    """The game of this name."""
    if isinstance(name, Game):
        return name
    if not isinstance(name, str) or name not in _installed():
        raise UnknownGame(f"unknown game {name!r:.60}; installed: {', '.join(games())}")
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
    return _new(of, of.seats[0] if players is None else players, seed, edition, names, quiet, options)


def _new(
    of: Game,
    players: int,
    seed: int,
    edition: str | Path | None,
    names: Sequence[str],
    quiet: bool,
    options: dict[str, Any],
) -> Table:
    of.check_players(players)
    if type(seed) is not int:
        raise BadOption(f"the seed must be a whole number, not {seed!r:.60}")
    if seed.bit_length() > SEED_BITS:
        raise BadOption(f"the seed must be a whole number of at most {SEED_BITS} bits")
    variants = of.check_options(options)
    state = of.setup(of.open_box(edition), players, variants, mix(seed))
    table = Table(of, state, variants, seed, None, _check_names(names, players), quiet)
    state.run()
    return table


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
            raise BadDump(f"unknown entry {key!r:.60}; allowed: {', '.join(HEADER)}, history")
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
    state = kind.decode(dump["state"], box, players, variants)
    history = dump.get("history")
    if history is not None and _fits(history, dump["state"]):
        table = Table(kind, state, variants, history["seed"], deepcopy(history["origin"]), names, False)
        _load_history(table, history)
        return table
    table = Table(kind, state, variants, None, deepcopy(dump["state"]), names, False)
    _go_on(table)
    return table


def _go_on(table: Table) -> None:
    """Let the Steps on top of a written agenda happen, and look at what comes of it."""
    try:
        table.state.run()
    except (LookupError, ArithmeticError, ValueError, TypeError, AssertionError, RuntimeError) as error:
        raise BadDump(f"state.agenda: this cannot happen here: {error}") from None
    wrong = table.game.violations(table.state)
    if wrong:
        raise BadDump(f"state.agenda: this leads to something that cannot be: {wrong[0]}")


def _fits(history: Any, state: dict[str, Any]) -> bool:
    """Does the history lead to this state? If the state was edited, its record begins anew from there."""
    wanted = {"digest", "seed", "origin", "moves", "events", "run"}
    if not isinstance(history, dict) or set(history) != wanted:
        raise BadDump(f"history: a mapping with {', '.join(sorted(wanted))} is allowed")
    seed, origin = history["seed"], history["origin"]
    if seed is not None and type(seed) is not int:
        raise BadDump(f"history.seed: {seed!r:.60} is not a whole number")
    if origin is not None and not isinstance(origin, dict):
        raise BadDump(f"history.origin: {origin!r:.60} is not a mapping")
    if (seed is None) == (origin is None):
        raise BadDump("history: exactly one of 'seed' and 'origin' is needed")
    return bool(history["digest"] == digest_of(state))


def _load_history(table: Table, history: dict[str, Any]) -> None:
    codec = table.game.codec(table.state.box, table.players)
    kinds = table.game.event_kinds()
    if history["origin"] is not None:
        table.game.decode(history["origin"], table.state.box, table.players, table.variants)
    for key in ("moves", "events"):
        if not isinstance(history[key], list):
            raise BadDump(f"history.{key}: {history[key]!r:.60} is not a list")
    for n, made in enumerate(history["moves"]):
        if not isinstance(made, list) or len(made) != 2:
            raise BadDump(f"history.moves[{n}]: {made!r:.60} is not a seat and a move")
        table.movers.append(codec.decode("seat", made[0], f"history.moves[{n}]"))
        table.moves.append(table.state.box.words.moves[codec.decode("move", made[1], f"history.moves[{n}]")])
    for n, told in enumerate(history["events"]):
        table.log.append(codec.decode_event(told, kinds, f"history.events[{n}]"))
    if history["run"] is not None:
        _load_run(table, codec, history["run"])


def _load_run(table: Table, codec: Codec, run: Any) -> None:
    """What may be taken back. It must be the end of the history and lead from its start to the state."""
    wanted = {"moves", "state", "events"}
    if not isinstance(run, dict) or set(run) != wanted:
        raise BadDump(f"history.run: a mapping with {', '.join(sorted(wanted))} is allowed")
    count = len(run["moves"]) if isinstance(run["moves"], list) else 0
    last = [[table.movers[n], table.moves[n].text] for n in range(max(0, len(table.moves) - count), len(table.moves))]
    if not count or run["moves"] != last:
        raise BadDump("history.run.moves: these are not the last moves of the history")
    start = table.game.decode(run["state"], table.state.box, table.players, table.variants)
    s = start.copy()
    for n in range(count):
        seat, move = table.movers[n - count], table.moves[n - count]
        choice = s.choice(seat)
        if choice is None or move not in choice.options(s):
            raise BadDump(f"history.run.state: seat {seat} cannot play {move.text!r} from there")
        s.step(seat, move)
        table._run.append((seat, move))
    if codec.encode_state(s, table.game.fields) != codec.encode_state(table.state, table.game.fields):
        raise BadDump("history.run.state: its moves do not lead to the present state")
    table._mark = start
    table._mark_log = codec.decode("amount", run["events"], "history.run.events")
    if table._mark_log > len(table.log):
        raise BadDump(f"history.run.events: {table._mark_log} of {len(table.log)} events")


def reopen(of: Game, dump: dict[str, Any], quiet: bool) -> Table:
    """A table as it was pickled."""
    table = load(dump, of=of)
    if quiet:
        return Table(of, table.state, table.variants, None, None, table.names, True)
    return table


def replay(text: str, to: int | None = None, *, edition: str | Path | None = None, of: Game | None = None) -> Table:
    """Play a record again, whole or its first `to` moves. BadRecord names the line that is wrong."""
    record = Record(text)
    try:
        kind = of or game(record.game)
    except UnknownGame as error:
        raise BadRecord(f"header: {error}") from None
    if kind.name != record.game:
        raise BadRecord(f"header: game: {record.game!r:.60} is not {kind.name!r}")
    table = _start(record, kind, edition)
    if to is not None and not 0 <= to <= len(record.moves):
        raise BadOption(f"the record has {len(record.moves)} moves; there is no move {to}")
    for line, seat, move in record.moves[:to]:
        try:
            table.play(seat, move)
        except IllegalMove as error:
            raise BadRecord(f"line {line}: seat {seat} cannot play {move!r}: {error}") from None
    if len(table.moves) == len(record.moves) and seal(record.lines, table.digest()) != record.seal:
        raise BadRecord(
            f"played again it ends in {seal(record.lines, table.digest())}, the record says {record.seal:.60}: it was "
            f"edited, or played on other rules than version {kind.version}"
        )
    return table


def _start(record: Record, kind: Game, edition: str | Path | None) -> Table:
    try:
        if record.start is None:
            assert record.seed is not None
            if edition is None:
                edition = kind.edition_file(record.edition)
            table = _new(kind, record.players, record.seed, edition, record.names, False, record.options)
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
