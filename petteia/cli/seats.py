"""Who sits where: people and bots, by name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..bots import LEVELS
from ..bots import names as bot_names
from ..bots.strength import USUAL, Level
from ..kernel.game import Game
from .arguments import UsageError
from .screen import CONTROL, say

CALLED = {"gentle": "level-gentle", "fair": "level-fair", "strong": "level-strong", "champion": "level-champion"}
YOU, BOT = "you", "bot"
LONGEST = 20  # letters of a name


@dataclass(frozen=True)
class Player:
    """A name, and the bot that plays under it; "" is a person."""

    name: str
    bot: str


def usual_bot() -> str:
    return USUAL


def known_bots() -> str:
    """All bots: the levels for people from the gentlest on, then those for measuring."""
    return ", ".join([*LEVELS, *(name for name in bot_names() if name not in LEVELS)])


def check_bot(name: str) -> str:
    if name not in bot_names():
        raise UsageError(say("error-bot", bot=name, bots=known_bots()))
    return name


def level_name(bot: str) -> str:
    """What a bot is called in the player's language; those for measuring go by their own names."""
    return say(CALLED[bot]) if bot in CALLED else bot


def level_line(level: Level) -> str:
    """A level with what was measured of it."""
    told = [level_name(level.name)]
    if level.seconds is not None:
        told.append(
            say("level-at-once") if level.seconds < 0.1 else say("level-seconds", seconds=f"{level.seconds:.1f}")
        )
    if level.rating is not None:
        told.append(say("level-rating", rating=f"{level.rating:.0f}"))
    return ", ".join(told)


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
    raise UsageError(say("error-seats", text=text.strip(), bots=known_bots()))


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
    free = {YOU: _free(_names_for_people(asked), given), BOT: _free(_names_for_bots(len(asked)), given)}
    players: list[Player] = []
    for name, who in asked:
        kind = YOU if who == YOU else BOT
        players.append(Player(name or next(free[kind]), "" if who == YOU else bot if who == BOT else who))
    return players


def _names_for_people(asked: list[tuple[str, str]]) -> list[str]:
    nameless = sum(who == YOU and not name for name, who in asked)
    alone = [say("name-person", number=1, of=1)] if nameless == 1 else []
    return alone + [say("name-person", number=n, of=2) for n in range(1, 2 * len(asked) + 1)]


def _names_for_bots(count: int) -> list[str]:
    return [one.strip() for one in say("names-bots").split(",")] + [
        say("name-bot", number=n) for n in range(1, 2 * count + 1)
    ]


def _free(names: list[str], taken: list[str]) -> Iterator[str]:
    return iter([name for name in names if name not in taken])
