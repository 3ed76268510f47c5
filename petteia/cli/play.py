"""`petteia play`: a game in the terminal."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path
from typing import Any

from ..bots import LEVELS
from ..home import home
from ..kernel.game import Game
from ..kernel.opening import game as game_named
from ..kernel.opening import games, new, replay
from ..kernel.record import Record
from . import saves
from .arguments import Parser, UsageError, edition_file, needed_game, read_options
from .replay import read_text
from .screen import Screen, say
from .seats import Player, check_bot, read_seats, usual_bot
from .sitting import Sitting

SEEDS = 1_000_000_000
ABOUT_A_NEW_GAME = ("players", "seed", "option")  # what cannot be changed in a game that goes on


def describe(parser: Parser) -> None:
    parser.word("GAME", say("arg-game"), needed=False)
    parser.value("--seats", "LIST", say("arg-seats"))
    parser.number("--players", "N", say("arg-players"))
    parser.value("--bot", "NAME", say("arg-bot", bots=", ".join(LEVELS), usual=usual_bot()))
    parser.number("--seed", "S", say("arg-seed"))
    parser.value("--option", "NAME=VALUE", say("arg-option"), repeated=True)
    parser.value("--edition", "FILE", say("arg-edition"))
    parser.perhaps_value("--resume", "FILE", say("arg-resume"))
    parser.common(json=False)
    parser.example = "petteia play pantacle --seats Ada=you,bot,bot"


def run(args: Namespace) -> int:
    bot = check_bot(args.bot) if args.bot else usual_bot()
    if args.resume is not None:
        return _resume(args, bot)
    plain = not any((args.seats, args.players, args.bot, args.seed is not None, args.option, args.edition))
    if plain and not args.game:
        from . import front

        return front.run()
    game = needed_game(args.game)
    if plain:
        left = saves.newest(game.name)
        if left is not None and offer(Screen(), left):
            return go_on(left)
    players = read_seats(args.seats, args.players, game, bot)
    return start(game, players, args.seed, edition_file(args.edition), read_options(game, args.option))


def start(
    game: Game,
    players: list[Player],
    seed: int | None = None,
    edition: Path | None = None,
    options: dict[str, Any] | None = None,
) -> int:
    """Play a new game."""
    names = [player.name for player in players]
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    table = new(game, len(players), seed, edition=edition, names=names, **(options or {}))
    Sitting(Screen(names), table, players, None, edition).run()
    return 0


def offer(screen: Screen, left: Path) -> bool:
    """Ask whether to go on with a game that was left."""
    header = Record(saves.record_in(left.read_text(encoding="utf-8")))
    title = game_named(header.game).title
    screen.say("offer", title=title, names=", ".join(header.names), moves=len(header.moves))
    screen.say("offer-go-on", lead="  1. ")
    screen.say("offer-new", lead="  2. ")
    while True:
        typed = screen.ask()
        if typed in ("", "1"):
            return True
        if typed == "2":
            return False
        screen.say("error-choose", "yellow", count=2)


def _resume(args: Namespace, bot: str) -> int:
    if args.game is None and args.resume in games() and not Path(args.resume).exists():
        args.game, args.resume = args.resume, ""  # `play --resume pantacle` means that game, not a file
    for name in ABOUT_A_NEW_GAME:
        if getattr(args, name) not in (None, []):
            raise UsageError(say("error-resume-with", name=f"--{name}"))
    game = game_named(args.game.lower()) if args.game else None
    if args.resume:
        return go_on(Path(args.resume), game, args.seats, bot, edition_file(args.edition))
    left = saves.newest(game.name if game else None)
    if left is None:
        raise UsageError(say("error-nothing-left", folder=str(home() / "saves")))
    return go_on(left, game, args.seats, bot, edition_file(args.edition))


def go_on(
    path: Path, game: Game | None = None, seats: str | None = None, bot: str = "", edition: Path | None = None
) -> int:
    """Go on with a saved game, or with a record. Only our own saves are written over; other files stay as they are."""
    save = saves.read_save(read_text(str(path)))
    edition = edition or save.edition
    table = replay(save.record, edition=edition)
    if game is not None and table.game is not game:
        raise UsageError(say("error-resume-game", file=str(path), game=table.game.name, wanted=game.name))
    players = save.players()
    if seats is not None:
        asked = read_seats(seats, table.players, table.game, bot)
        players = [Player(was.name, now.bot) for was, now in zip(players, asked, strict=True)]
    for player in players:
        if player.bot:
            check_bot(player.bot)
    table.names = [player.name for player in players]
    own = path if path.resolve().parent == (home() / "saves").resolve() else None
    Sitting(Screen(table.names), table, players, own, edition).run()
    return 0
