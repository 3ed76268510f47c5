"""What was found, as tables and pictures, and where it belongs in the docs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from bench.bots.told import percent, replace
from petteia.lab.plots import Point, histograms, points
from petteia.lab.standings import Standings
from petteia.lab.usage import Use, used

DOCS = Path(__file__).resolve().parents[2] / "docs"
NEAR = 0.05  # a seat may be so far from its fair share
SELDOM, NEARLY_ALWAYS = 0.02, 0.98  # where something may be chosen
ENOUGH = 60  # decisions: below that nothing is said

HEAD = """# Are the games fair?

Games between `strong` bots, at every number of players. `make balance` plays them, or goes on with them, and
`make balance ARGS=--write` puts what came out below. A seat should win its fair share within five points.

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


def in_words(known: Standings) -> str:
    shares = ", ".join(percent(one["share"]) for one in known.by_seat())
    return f"{known.plan.game}, {known.plan.players} players, {known.finished} games: {shares}"


def seats(found: Sequence[Standings]) -> list[str]:
    """Won from each seat, and how long games are."""
    lines = [
        "| game | players | games | won from seat 1, 2, ... | ± | fair | within 5 points | moves: least, median, most|",
        "|---|--:|--:|---|--:|--:|---|---|",
    ]
    for known in found:
        shares = known.by_seat()
        fair = 1 / known.plan.players
        wide = max(one["high"] - one["low"] for one in shares) / 2
        off = [n for n, one in enumerate(shares, 1) if abs(one["share"] - fair) > NEAR]
        lengths = known.lengths() or {}
        lines.append(
            f"| {known.plan.game} | {known.plan.players} | {known.finished} "
            f"| {', '.join(percent(one['share']) for one in shares)} | {100 * wide:.1f} | {percent(fair)} "
            f"| {'yes' if not off else 'not seat ' + ', '.join(map(str, off))} "
            f"| {lengths['min']}, {lengths['median']:g}, {lengths['max']} |"
        )
    return lines


def seat_picture(game: str, found: Sequence[Standings]) -> str:
    rows = [
        Point(
            f"{known.plan.players} players, seat {n}",
            100 * one["share"] - 100 / known.plan.players,
            100 * one["low"] - 100 / known.plan.players,
            100 * one["high"] - 100 / known.plan.players,
            percent(one["share"]),
        )
        for known in found
        for n, one in enumerate(known.by_seat(), 1)
    ]
    about = (
        "Share of wins of each seat with strong bots, as points above or below its fair share; bars are 95 % intervals."
    )
    return points(f"{game.capitalize()} by seat", about, rows, lambda value: f"{value:+.0f}", (-5, 5), fair=0)


def length_picture(game: str, found: Sequence[Standings]) -> str:
    rows = [
        (f"{known.plan.players} players", [one.decisions for one in known.played if one.finished]) for known in found
    ]
    about = "How many moves a game of strong bots takes, forced ones included."
    return histograms(f"How long {game.capitalize()} is", about, rows, lambda value: f"{value:g}")


def uses(found: Sequence[Standings]) -> dict[str, Use]:
    """What was chosen in all games of a game, whatever the number of players."""
    total: dict[str, Use] = {}
    for known in found:
        for about, one in used(known.plan, known.played).items():
            before = total.get(about, Use())
            total[about] = Use(before.offered + one.offered, before.chosen + one.chosen, before.won + one.won)
    return dict(sorted(total.items()))


def use_table(counted: dict[str, Use]) -> list[str]:
    lines = [
        "| chosen | where it could be | was | share | wins of who chose it, fair: 1 |",
        "|---|--:|--:|--:|--:|",
    ]
    for about, one in counted.items():
        if one.offered >= ENOUGH:
            merit = f"{one.merit:.2f}" if one.chosen else ""
            lines.append(f"| `{about}` | {one.offered} | {one.chosen} | {percent(one.share)} | {merit} |")
    return lines


def odd(counted: dict[str, Use]) -> list[str]:
    """What is hardly ever or nearly always chosen."""
    enough = {about: one for about, one in counted.items() if one.offered >= ENOUGH}
    seldom = [f"`{about}` ({percent(one.share)})" for about, one in enough.items() if one.share < SELDOM]
    always = [f"`{about}` ({percent(one.share)})" for about, one in enough.items() if one.share > NEARLY_ALWAYS]
    return [f"- Hardly ever: {', '.join(seldom) or 'nothing'}.", f"- Nearly always: {', '.join(always) or 'nothing'}."]


def write(found: Sequence[Standings]) -> None:
    """Into docs/balance.md, between the marks that are left for what is measured, and into docs/pictures."""
    if not (DOCS / "balance.md").exists():
        games = dict.fromkeys(str(known.plan.game) for known in found)
        (DOCS / "balance.md").write_text(HEAD + "".join(SECTION.format(game, game.capitalize()) for game in games))
    replace(DOCS / "balance.md", "seats", seats(found))
    for game, some in groupby(found, key=lambda known: str(known.plan.game)):
        tables = list(some)
        counted = uses(tables)
        (DOCS / "pictures" / f"seats-{game}.svg").write_text(seat_picture(game, tables) + "\n", encoding="utf-8")
        (DOCS / "pictures" / f"lengths-{game}.svg").write_text(length_picture(game, tables) + "\n", encoding="utf-8")
        replace(DOCS / "balance.md", f"odd-{game}", odd(counted))
        replace(DOCS / "balance.md", f"uses-{game}", use_table(counted))
