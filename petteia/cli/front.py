"""`petteia play` alone: a few questions, then a game against bots."""

from __future__ import annotations

from ..bots.strength import levels
from ..kernel.game import Game
from ..kernel.opening import game as game_named
from ..kernel.opening import games
from . import saves
from .arguments import UsageError
from .play import go_on, offer, start
from .screen import Screen, number_in, say
from .seats import BOT, YOU, check_name, level_line, level_name, name_everybody, usual_bot


def run() -> int:
    screen = Screen()
    screen.say("front-title", "bold")
    left = saves.newest(None)
    if left is not None and offer(screen, left):
        return go_on(left)
    game = _ask_game(screen)
    count = _ask_players(screen, game)
    level = _ask_level(screen, game)
    name = _ask_name(screen)
    asked = [(name, YOU)] + [("", BOT)] * (count - 1)
    screen.line()
    return start(game, name_everybody(asked, level))


def _ask_game(screen: Screen) -> Game:
    known = [game_named(name) for name in games()]
    if len(known) == 1:
        return known[0]
    screen.say("front-game")
    for number, game in enumerate(known, 1):
        screen.line(game.title, lead=f"  {number}. ")
    while True:
        typed = screen.ask()
        if not typed:
            return known[0]
        if 0 < number_in(typed) <= len(known):
            return known[number_in(typed) - 1]
        for game in known:
            if typed.casefold() in (game.name, game.title.casefold()):
                return game
        screen.say("error-choose", "yellow", count=len(known))


def _ask_players(screen: Screen, game: Game) -> int:
    least, most = game.seats
    if least == most:
        return least
    screen.say("front-players", title=game.title, least=least, most=most)
    while True:
        typed = screen.ask()
        if not typed:
            return least
        if least <= number_in(typed) <= most:
            return number_in(typed)
        screen.say("error-from-to", "yellow", least=least, most=most)


def _ask_level(screen: Screen, game: Game) -> str:
    known = levels(game.name)
    screen.say("front-level", usual=level_name(usual_bot()))
    for number, level in enumerate(known, 1):
        screen.line(level_line(level), lead=f"  {number}. ")
    while True:
        typed = screen.ask()
        if not typed:
            return usual_bot()
        if 0 < number_in(typed) <= len(known):
            return known[number_in(typed) - 1].name
        for level in known:
            if typed.casefold() in (level.name, level_name(level.name)):
                return level.name
        screen.say("error-choose", "yellow", count=len(known))


def _ask_name(screen: Screen) -> str:
    screen.say("front-name", name=say("name-person", number=1, of=1))
    while True:
        typed = screen.ask()
        if not typed:
            return ""
        try:
            return check_name(typed)
        except UsageError as error:
            screen.line(str(error), "yellow")
