"""What was found, as tables and pictures, and where it belongs in the docs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from bench.balance.tally import Known, together
from bench.bots.told import BEGIN, percent, replace
from petteia.lab.plots import Point, histograms, points
from petteia.lab.usage import Use

DOCS = Path(__file__).resolve().parents[2] / "docs"
NEAR = 0.05  # a seat may be so far from its fair share
VAGUE = 0.1  # where the interval is so wide to either side nothing is said of that
SELDOM, NEARLY_ALWAYS = 0.02, 0.98  # where something may be chosen
ENOUGH = 60  # decisions: below that nothing is said

HEAD = """# Are the games fair?

The same bot plays all seats, at every number of players. With four players the matches of [the ladder](bots.md) tell it
too: one bot against three others, alone on every seat equally often, so that the better one favours none.
`make balance` plays these games, or goes on with them, and `make balance ARGS=--write` puts what came out below. Who
begins is drawn by lot in all four games, so no seat is better than another; what counts is when it is one's turn. Seat
1 is who begins (in Parthenon the first Archon), seat 2 the next one. Each should win its fair share within five points.
Where games rank everybody, the mean place tells more than who won: with few games look there; fair is the middle.

<!-- measured: seats -->
<!-- end -->
"""

SECTION = """
## {1}

![{1} by seat](pictures/seats-{0}.svg)
![How long {1} is](pictures/lengths-{0}.svg)

<!-- measured: odd-{0} -->
<!-- end -->

<details><summary>Everything that can be chosen</summary>

<!-- measured: uses-{0} -->
<!-- end -->

</details>
"""


def in_words(known: Known) -> str:
    shares = ", ".join(percent(one["share"]) for one in known.shares)
    return f"{known.game}, {known.players} players, {known.games} games by {known.bot}: {shares}"


def seats(found: Sequence[Known]) -> list[str]:
    """Won from each seat, and how long games are."""
    lines = [
        "| game | players | by | games | won by who begins, the next, ... | ± | fair | within 5 "
        "| mean place | ± | moves: least, median, most |",
        "|---|--:|---|--:|---|--:|--:|---|---|--:|---|",
    ]
    for known in found:
        lengths = known.standings.lengths() or {}
        lines.append(
            f"| {known.game} | {known.players} | {known.bot} | {known.games} "
            f"| {', '.join(percent(one['share']) for one in known.shares)} | {100 * known.half:.1f} "
            f"| {percent(1 / known.players)} | {verdict(known)} "
            f"| {', '.join(f'{mean:.2f}' for mean, _ in known.places)} | {max(half for _, half in known.places):.2f} "
            f"| {lengths['min']}, {lengths['median']:g}, {lengths['max']} |"
        )
    return lines


def verdict(known: Known) -> str:
    """Does every seat win its fair share, or nearly so?"""
    if known.half > VAGUE:
        return "too few games"
    off = [str(n) for n, one in enumerate(known.shares, 1) if abs(one["share"] - 1 / known.players) > NEAR]
    return f"not seat {', '.join(off)}" if off else "yes"


def seat_picture(game: str, found: Sequence[Known]) -> str:
    rows = [
        Point(
            f"{known.players} players, {known.bot}, seat {n}",
            100 * one["share"] - 100 / known.players,
            100 * one["low"] - 100 / known.players,
            100 * one["high"] - 100 / known.players,
            percent(one["share"]),
        )
        for known in found
        for n, one in enumerate(known.shares, 1)
    ]
    about = "Share of wins from who begins on, as points above or below the fair share; bars are 95 % intervals."
    return points(f"{game.capitalize()} by seat", about, rows, lambda value: f"{value:+.0f}", (-5, 5), fair=0)


def length_picture(game: str, found: Sequence[Known]) -> str:
    rows = [
        (
            f"{known.players} players, {known.bot}",
            [one.decisions for one in known.standings.played if one.finished],
        )
        for known in found
    ]
    about = "How many moves a game takes, forced ones included."
    return histograms(f"How long {game.capitalize()} is", about, rows, lambda value: f"{value:g}")


def uses(found: Sequence[Known], bot: str) -> dict[str, Use]:
    """What a bot chose in all games of a game, whatever the number of players."""
    return together([known.uses for known in found if known.bot == bot])


def bots_of(found: Sequence[Known]) -> list[str]:
    """Those of whom it was counted what they chose."""
    return list(dict.fromkeys(known.bot for known in found if known.uses))


def use_table(found: Sequence[Known]) -> list[str]:
    """Everything that could be chosen often enough, with what each bot made of it."""
    bots = bots_of(found)
    counted = {bot: uses(found, bot) for bot in bots}
    heads = [f"by {bot}: where it could be | was | share | wins of who chose it, fair: 1" for bot in bots]
    lines = [f"| chosen | {' | '.join(heads)} |", "|---|" + "--:|--:|--:|--:|" * len(bots)]
    for about in sorted({about for one in counted.values() for about, use in one.items() if use.offered >= ENOUGH}):
        cells = [_cells(counted[bot].get(about, Use())) for bot in bots]
        lines.append(f"| `{about}` | {' | '.join(cells)} |")
    return lines


def _cells(one: Use) -> str:
    merit = f"{one.merit:.2f}" if one.chosen else ""
    return f"{one.offered} | {one.chosen} | {percent(one.share)} | {merit}"


def odd(found: Sequence[Known]) -> list[str]:
    """What is hardly ever or nearly always chosen."""
    lines: list[str] = []
    for bot in bots_of(found):
        enough = {about: one for about, one in uses(found, bot).items() if one.offered >= ENOUGH}
        seldom = [f"`{about}` ({percent(one.share)})" for about, one in enough.items() if one.share < SELDOM]
        always = [f"`{about}` ({percent(one.share)})" for about, one in enough.items() if one.share > NEARLY_ALWAYS]
        lines.append(f"- Hardly ever, by {bot}: {', '.join(seldom) or 'nothing'}.")
        lines.append(f"- Nearly always, by {bot}: {', '.join(always) or 'nothing'}.")
    return lines


def write(found: Sequence[Known]) -> None:
    """Into docs/balance.md, between the marks that are left for what is measured, and into docs/pictures."""
    page = DOCS / "balance.md"
    if not page.exists():
        page.write_text(HEAD, encoding="utf-8")
    replace(page, "seats", seats(found))
    for game, some in groupby(found, key=lambda known: known.game):
        tables = list(some)
        text = page.read_text(encoding="utf-8")
        if BEGIN.format(f"odd-{game}") not in text:
            page.write_text(text + SECTION.format(game, game.capitalize()), encoding="utf-8")
        (DOCS / "pictures" / f"seats-{game}.svg").write_text(seat_picture(game, tables) + "\n", encoding="utf-8")
        (DOCS / "pictures" / f"lengths-{game}.svg").write_text(length_picture(game, tables) + "\n", encoding="utf-8")
        replace(page, f"odd-{game}", odd(tables))
        replace(page, f"uses-{game}", use_table(tables))
