"""`petteia arena`: bots against each other, with ratings and a report."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from ..bots import names
from ..kernel.game import Game
from ..lab.arena import FORMATS, POOL, ROUND_ROBIN, Tournament, arena
from ..lab.ledger import Ledger, NoLedger, OtherPlan
from ..lab.standings import Standings
from .arena_report import interval, number, page, percent, rating, thinking
from .arguments import Parser, UsageError, edition_file, needed_game, read_options
from .screen import Screen, print_json, say
from .simulate import FOUND, processes, progress, read_bots, show_violations


def describe(parser: Parser) -> None:
    parser.word("GAME", say("arg-game"))
    parser.value("--bots", "LIST", say("arg-arena-bots", bots=", ".join(names())))
    parser.number("--games", "K", say("arg-arena-games"), default=100, least=1)
    parser.number("--players", "N", say("arg-players"))
    parser.number("--seed", "S", say("arg-arena-seed"), default=0)
    parser.value("--format", "FORMAT", say("arg-format"))
    parser.number("--jobs", "J", say("arg-jobs"), default=1, least=0)
    parser.value("--save", "FILE", say("arg-arena-save"))
    parser.value("--report", "FILE", say("arg-report"))
    parser.value("--edition", "FILE", say("arg-edition"))
    parser.value("--option", "NAME=VALUE", say("arg-option"), repeated=True)
    parser.common(json=True)
    parser.example = "petteia arena pantacle --bots heuristic,random --games 120 --save duel.jsonl --report duel.html"


def run(args: Namespace) -> int:
    game = needed_game(args.game)
    plan = _plan(game, args)
    report = Path(args.report) if args.report else None
    if report:
        report.open("a").close()  # better refused now than after hours of play
    screen = Screen()
    with _ledger(args.save, plan) as ledger:
        if not args.json:
            _show_plan(screen, game, plan)
        with progress(plan.games) as heard:
            standings = arena(plan, processes(args.jobs), heard, ledger)
    if report:
        report.write_text(page(game, standings), encoding="utf-8")
    if args.json:
        print_json(standings.as_dict())
    else:
        _show(screen, standings)
        if report:
            screen.say("arena-report", file=str(report))
    return FOUND if standings.violations else 0


def _plan(game: Game, args: Namespace) -> Tournament:
    if not args.bots:
        raise UsageError(say("error-which-bots", bots=", ".join(names())))
    bots = list(dict.fromkeys(read_bots(args.bots)))
    format = args.format or (ROUND_ROBIN if len(bots) > 1 else POOL)
    if format not in FORMATS:
        raise UsageError(say("error-format", format=format, formats=", ".join(FORMATS)))
    if format != POOL and len(bots) < 2:
        raise UsageError(say("error-one-bot", format=format))
    plan = Tournament(
        game.name,
        game.seats[0] if args.players is None else args.players,
        args.games,
        args.seed,
        bots,
        edition_file(args.edition),
        read_options(game, args.option),
        format=format,
    )
    plan.check()
    return plan


@contextmanager
def _ledger(file: str | None, plan: Tournament) -> Iterator[Ledger | None]:
    """The file of finished games, if one is wanted; whoever stops early is told how to go on."""
    if not file:
        yield None
        return
    try:
        opened = Ledger(Path(file), plan)
    except OtherPlan as other:
        raise UsageError(
            say("error-other-plan", file=file, name=other.name, there=str(other.there), here=str(other.here))
        ) from None
    except NoLedger as wrong:
        raise UsageError(say("error-no-ledger", file=file, line=str(wrong.line))) from None
    with opened as ledger:
        try:
            yield ledger
        except KeyboardInterrupt:
            print(f"\n{say('arena-stopped', file=file)}", file=sys.stderr)
            raise


def _show_plan(screen: Screen, game: Game, plan: Tournament) -> None:
    screen.say(
        "arena-title", "bold", title=game.title, players=plan.players, games=plan.games, format=plan.format,
        bots=", ".join(plan.bots), first=str(plan.seed_of(0)), last=str(plan.seed_of(plan.games - 1)),
    )  # fmt: skip
    if plan.games % plan.round:
        screen.say("arena-uneven", lead="  ", round=plan.round)
    sys.stdout.flush()


def _show(screen: Screen, standings: Standings) -> None:
    screen.line()
    screen.show(_bots(standings.by_bot()))
    if len(standings.plan.bots) > 1:
        screen.line()
        screen.say("arena-pairs", lead="  ", fair=percent(1 / standings.plan.players))
        screen.show(_pairs(standings))
    screen.line()
    screen.say("arena-seats", lead="  ", fair=percent(1 / standings.plan.players))
    for seat, one in enumerate(standings.by_seat(), 1):
        screen.line(f"{seat}  {percent(one['share'])}  {interval(one)}", lead="    ")
    screen.line()
    lengths = standings.lengths()
    if lengths:
        told = {name: number(value) for name, value in lengths.items()}
        screen.say("simulate-lengths", lead="  ", **told)
    screen.say(
        "simulate-finished", lead="  ", finished=standings.finished,
        unfinished=len(standings.played) - standings.finished,
    )  # fmt: skip
    show_violations(screen, standings)


def _grid(first: str, columns: list[str]) -> Grid:
    grid = Grid(box=None, padding=(0, 1, 0, 1))
    grid.add_column(first, header_style="bold", style="bold")
    for name in columns:
        grid.add_column(name, header_style="bold", justify="right")
    return grid


def _bots(figures: list[dict[str, Any]]) -> Grid:
    heads = [
        say("figure-rating"), say("figure-games"), say("figure-share"), say("figure-interval"), say("figure-fair"),
        say("figure-rank"), say("figure-thinking"),
    ]  # fmt: skip
    grid = _grid(say("figure-bot"), heads)
    for one in figures:
        grid.add_row(
            one["name"], rating(one), number(one["games"]), percent(one["share"]), interval(one),
            percent(one["fair"]), number(one["mean_rank"]), thinking(one["seconds_per_decision"]),
        )  # fmt: skip
    return grid


def _pairs(standings: Standings) -> Grid:
    bots = [one["name"] for one in standings.by_bot()]
    met = {(one["name"], one["against"]): one for one in standings.by_pair()}
    grid = _grid(say("figure-bot"), bots)
    for bot in bots:
        grid.add_row(bot, *("–" if bot == other else percent(met[bot, other]["share"]) for other in bots))
    return grid
