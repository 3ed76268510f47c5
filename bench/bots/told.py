"""The figures as tables and pictures, and where they belong in the repository."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bench.bots.ladder import ANCHOR, HEIGHT, rungs
from bench.bots.matches import Outcome
from bench.bots.search import Pace
from petteia.bots import LEVELS
from petteia.lab.plots import Point, points

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
STRENGTH = ROOT / "petteia" / "bots" / "strength.toml"
BEGIN, END = "<!-- measured: {} -->", "<!-- end -->"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def in_words(known: Outcome) -> str:
    figures = known.figures
    return (
        f"{known.match.one} against {known.match.other}: {percent(figures['share'])} of {known.games} games, "
        f"{percent(figures['low'])} to {percent(figures['high'])}"
    )


def matches(outcomes: Sequence[Outcome]) -> list[str]:
    """Who beats whom."""
    lines = [
        "| game | one | against | games | wins | 95 % interval | bar | reached |",
        "|---|---|---|--:|--:|---|--:|---|",
    ]
    for one in outcomes:
        if one.games:
            figures = one.figures
            lines.append(
                f"| {one.game} | {one.match.one} | {one.match.other} | {one.games} | {percent(figures['share'])} "
                f"| {percent(figures['low'])} to {percent(figures['high'])} "
                f"| {'' if one.bar is None else percent(one.bar)} | {one.verdict} |"
            )
    return lines


def seconds(outcomes: Sequence[Outcome], game: str) -> dict[str, float]:
    """How long each bot thinks about a decision, forced ones included, in the match in which it is alone."""
    spent: dict[str, tuple[float, int]] = {}
    for one in outcomes:
        if one.game == game:
            for seat in one.standings.seats:
                before, decisions = spent.get(seat.bot, (0.0, 0))
                spent[seat.bot] = before + seat.game.seconds[seat.seat], decisions + seat.game.taken[seat.seat]
    return {bot: total / max(1, decisions) for bot, (total, decisions) in spent.items()}


def ratings(outcomes: Sequence[Outcome], game: str) -> dict[str, tuple[float, float]]:
    """Rating and half of its interval, the best first."""
    return rungs([one for one in outcomes if one.game == game])


def _games(outcomes: Sequence[Outcome]) -> list[str]:
    return list(dict.fromkeys(one.game for one in outcomes if one.games))


def levels(outcomes: Sequence[Outcome]) -> list[str]:
    """How strong each bot is and how long it thinks."""
    lines = ["| game | bot | rating | seconds a move |", "|---|---|--:|--:|"]
    for game in _games(outcomes):
        times = seconds(outcomes, game)
        for bot, (rating, half) in ratings(outcomes, game).items():
            lines.append(f"| {game} | {bot} | {rating:.0f} ± {half:.0f} | {times[bot]:.4f} |")
    return lines


def paces(found: dict[str, Pace]) -> list[str]:
    """How fast the search is."""
    parts = list(next(iter(found.values())).shares) if found else []
    lines = [f"| game | iterations a second | {' | '.join(parts)} |", "|---|--:|" + "--:|" * len(parts)]
    for game, one in found.items():
        shares = " | ".join(f"{100 * share:.0f} %" for share in one.shares.values())
        lines.append(f"| {game} | {one.per_second:,.0f} | {shares} |")
    return lines


def ladder(outcomes: Sequence[Outcome], game: str) -> str:
    """The rungs of a game as a picture."""
    rows = [
        Point(bot, rating, rating - half, rating + half, f"{rating:.0f} ± {half:.0f}")
        for bot, (rating, half) in ratings(outcomes, game).items()
    ]
    about = f"Ratings with 95 % intervals; {ANCHOR} has {HEIGHT:.0f}, and 400 more are ten times the weight."
    return points(f"The bots in {game.capitalize()}", about, rows, lambda value: f"{value:.0f}")


def write(outcomes: Sequence[Outcome], found: dict[str, Pace]) -> None:
    """Into docs/bots.md, its pictures, and the file of the levels."""
    for game in _games(outcomes):
        (DOCS / "pictures" / f"ladder-{game}.svg").write_text(ladder(outcomes, game) + "\n", encoding="utf-8")
    for name, lines in {"matches": matches(outcomes), "levels": levels(outcomes), "paces": paces(found)}.items():
        replace(DOCS / "bots.md", name, lines)
    STRENGTH.write_text(strength(outcomes), encoding="utf-8")


def replace(file: Path, name: str, lines: Sequence[str]) -> None:
    """Put lines between the two marks of this name."""
    text = file.read_text(encoding="utf-8")
    begin = text.index(BEGIN.format(name)) + len(BEGIN.format(name))
    end = text.index(END, begin)
    body = "\n".join(lines)
    file.write_text(f"{text[:begin]}\n{body}\n{text[end:]}", encoding="utf-8")


def strength(outcomes: Sequence[Outcome]) -> str:
    """The levels' file: seconds a move, and rating."""
    lines = ["# Written by `make ladder ARGS=--write`: what was measured of each level, with four players."]
    for game in _games(outcomes):
        times, rates = seconds(outcomes, game), ratings(outcomes, game)
        for level in LEVELS:
            if level in rates:
                lines += ["", f"[{game}.{level}]", f"seconds = {times[level]:.2g}", f"rating = {rates[level][0]:.0f}"]
    return "\n".join(lines) + "\n"
