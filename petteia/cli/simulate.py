"""`petteia simulate`: bots play many games."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ..bots import names
from ..kernel.game import Game
from ..lab.playing import Plan
from ..lab.simulate import Result, simulate
from .arguments import Parser, UsageError, edition_file, needed_game, read_options
from .screen import Screen, print_json, say

FOUND = 1  # the exit code where something was wrong with the games


def describe(parser: Parser) -> None:
    parser.word("GAME", say("arg-game"))
    parser.number("--players", "N", say("arg-players"))
    parser.number("--games", "K", say("arg-games"), default=100, least=1)
    parser.number("--seed", "S", say("arg-first-seed"), default=0)
    parser.value("--bots", "LIST", say("arg-bots", bots=", ".join(names())))
    parser.number("--jobs", "J", say("arg-jobs"), default=1, least=0)
    parser.number("--max-moves", "M", say("arg-max-moves"), default=20_000, least=1)
    parser.value("--edition", "FILE", say("arg-edition"))
    parser.value("--option", "NAME=VALUE", say("arg-option"), repeated=True)
    parser.common(json=True)
    parser.example = "petteia simulate pantacle --players 4 --games 1000 --bots heuristic,random --jobs 0"


def run(args: Namespace) -> int:
    game = needed_game(args.game)
    plan = Plan(
        game.name,
        game.seats[0] if args.players is None else args.players,
        args.games,
        args.seed,
        read_bots(args.bots or "random"),
        edition_file(args.edition),
        read_options(game, args.option),
        args.max_moves,
    )
    plan.check()
    with progress(plan.games) as heard:
        result = simulate(plan, processes(args.jobs), heard)
    if args.json:
        print_json(result.as_dict())
    else:
        _show(Screen(), game, result)
    return FOUND if result.violations else 0


def read_bots(text: str) -> list[str]:
    bots = [bot.strip() for bot in text.split(",")]
    for bot in bots:
        if bot not in names():
            raise UsageError(say("error-bot", bot=bot, bots=", ".join(names())))
    return bots


def processes(jobs: int) -> int:
    """How many of them `--jobs` means."""
    return jobs or os.cpu_count() or 1


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, if a person is looking; it hears how many more games are done."""
    looking = sys.stderr.isatty()
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(file=sys.stderr), transient=True, disable=not looking) as bar:
        task = bar.add_task("", total=games)
        yield lambda more: bar.advance(task, more)


def _show(screen: Screen, game: Game, result: Result) -> None:
    plan = result.plan
    screen.say(
        "simulate-title", "bold", title=game.title, players=plan.players, games=plan.games,
        bots=", ".join(plan.bots), first=str(plan.seed), last=str(plan.seed + plan.games - 1),
    )  # fmt: skip
    screen.say("simulate-finished", lead="  ", finished=result.finished, unfinished=plan.games - result.finished)
    speed = round(result.decisions / result.seconds) if result.seconds else 0
    seconds = f"{result.seconds:.1f}"
    screen.say("simulate-decisions", lead="  ", decisions=result.decisions, seconds=seconds, speed=speed)
    lengths = result.lengths()
    if lengths:
        told = {name: f"{value:g}" for name, value in lengths.items() if name != "mean"}
        screen.say("simulate-lengths", lead="  ", mean=f"{lengths['mean']:.1f}", **told)
    wins = ", ".join(f"{share:g}" for share in result.wins_by_seat())
    screen.say("simulate-wins-by-seat", lead="  ", wins=wins)
    if len(set(plan.bots)) > 1:
        seats = result.seats_by_bot()
        for bot, share in result.wins_by_bot().items():
            screen.say("simulate-wins-by-bot", lead="  ", bot=bot, wins=f"{share:g}", seats=seats[bot])
    show_violations(screen, result)


def show_violations(screen: Screen, result: Result) -> None:
    wrong = result.violations
    screen.say("simulate-violations", "bold red" if wrong else "", lead="  ", count=len(wrong))
    for one in result.as_dict()["violation_list"]:
        screen.say("simulate-violation", lead="    ", seed=str(one["seed"]), move=one["move"], what=one["what"])
