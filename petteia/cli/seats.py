"""Who sits where: people and bots, by name."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots import names as bot_names
from ..kernel.game import Game
from .arguments import UsageError
from .screen import CONTROL, say

STRONGEST = "heuristic"
YOU, BOT = "you", "bot"
LONGEST = 20  # letters of a name


@dataclass(frozen=True)
class Player:
    """A name, and the bot that plays under it; "" is a person."""

    name: str
    bot: str


def usual_bot() -> str:
    known = bot_names()
    return STRONGEST if STRONGEST in known else known[0]


def check_bot(name: str) -> str:
    if name not in bot_names():
        raise UsageError(say("error-bot", bot=name, bots=", ".join(bot_names())))
    return name


def read_seats(text: str | None, players: int | None, game: Game, bot: str) -> list[Player]:
    """The players that `--seats` or `--players` ask for; else one person and as many bots as the game needs."""
    if text is None:
        count = game.check_players(game.seats[0] if players is None else players)
        asked = [("", YOU)] + [("", BOT)] * (count - 1)
    else:
        asked = [_read_seat(one) for one in text.split(",")]
        game.check_players(len(asked))
        if players is not None and players != len(asked):
            raise UsageError(say("error-seats-count", seats=len(asked), players=players))
    return name_everybody(asked, bot)


def _read_seat(text: str) -> tuple[str, str]:
    """(name, who) from `Ada=you`, `you`, `bot` or a bot's name."""
    name, equals, who = text.partition("=")
    name, who = (name.strip(), who.strip()) if equals else ("", name.strip())
    if equals:
        check_name(name)
    if who.casefold() in (YOU, say("word-you").casefold()):
        return name, YOU
    if who.casefold() == BOT or who in bot_names():
        return name, BOT if who.casefold() == BOT else who
    raise UsageError(say("error-seats", text=text.strip(), bots=", ".join(bot_names())))


def check_name(name: str) -> str:
    if not name or len(name) > LONGEST or CONTROL.search(name):
        raise UsageError(say("error-name", name=name[:LONGEST], longest=LONGEST))
    return name


def name_everybody(asked: list[tuple[str, str]], bot: str) -> list[Player]:
    """Names for those who have none; no name twice."""
    given = [name for name, _ in asked if name]
    for name in given:
        if given.count(name) > 1:
            raise UsageError(say("error-name-twice", name=name))
    people = sum(who == YOU and not name for name, who in asked)
    for_people = [say("name-person", number=n + 1, of=people) for n in range(people)]
    for_bots = [one.strip() for one in say("names-bots").split(",")]
    for_bots += [say("name-bot", number=n + 1) for n in range(len(asked))]
    free = {YOU: iter(_others(for_people, given)), BOT: iter(_others(for_bots, given))}
    players: list[Player] = []
    for name, who in asked:
        is_you = who == YOU
        players.append(Player(name or next(free[YOU if is_you else BOT]), "" if is_you else bot if who == BOT else who))
    return players


def _others(names: list[str], taken: list[str]) -> list[str]:
    """These names, changed where somebody has the same."""
    return [name if name not in taken else f"{name} *" for name in names]
