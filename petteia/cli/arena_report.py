"""The report of an arena: one page that needs nothing else, with a table beside every plot."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from html import escape
from math import floor, log10
from typing import Any

from ..kernel.game import Game
from ..kernel.text import language
from ..lab.plots import Point, histograms, points
from ..lab.standings import Standings
from .screen import say

STYLE = """
:root{color-scheme:light dark;--ink:#1f2a37;--soft:#52606d;--line:#d3dae1;--page:#fbfaf7;--shade:#5b8bb5}
@media(prefers-color-scheme:dark){:root{--ink:#e6ebf0;--soft:#a3b1bf;--line:#3a4653;--page:#14191f;--shade:#3f74a3}}
body{margin:0 auto;max-width:76rem;padding:1rem;font:16px/1.5 system-ui,sans-serif}
body{color:var(--ink);background:var(--page)}
h1{line-height:1.2}h2{margin:0 0 .25rem}section{margin:2rem 0;border-top:1px solid var(--line);padding-top:1rem}
p{max-width:46rem;margin:.25rem 0 1rem}.beside{display:grid;gap:1rem 2.5rem;align-items:start}
@media(min-width:60rem){.beside{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
.plot{display:block;width:100%;max-width:40rem}.scroll{overflow-x:auto}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child{text-align:left}thead th{color:var(--soft);white-space:normal}
figure{margin:0 0 1rem}.matrix td{min-width:5rem}
.shaded{background:color-mix(in srgb,var(--shade) calc(var(--share)*55%),transparent)}code{overflow-wrap:anywhere}
"""

# Figures in words


def number(value: float | None) -> str:
    return "–" if value is None else say("figure-number", value=value)


def percent(value: float) -> str:
    return say("figure-percent", value=value)


def whole_percent(value: float) -> str:
    return say("figure-whole-percent", value=value)


def interval(one: dict[str, Any]) -> str:
    """Where a share surely lies."""
    return say("figure-from-to", low=percent(one["low"]), high=percent(one["high"]))


def rating(one: dict[str, Any]) -> str:
    """A rating, and how far it surely is from the truth at most."""
    return f"{number(one['rating'])} ± {number(one['rating_high'] - one['rating'])}"


def thinking(seconds: float | None) -> str:
    return "–" if seconds is None else say("figure-ms", value=float(f"{seconds * 1000:.3g}"))


# The page


def page(game: Game, standings: Standings) -> str:
    plan = standings.plan
    title = say("report-title", title=game.title, players=plan.players)
    bots = standings.by_bot()
    parts = [
        _ratings(bots),
        _shares(bots),
        _pairs(standings, [one["name"] for one in bots]) if len(bots) > 1 else "",
        _seats(standings),
        _scores(standings, bots),
        _lengths(standings),
        _thinking(bots),
        _again(game, standings),
    ]
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
        f"<p>{escape(_summary(standings))}</p>\n{''.join(parts)}</main>\n</body>\n</html>\n"
    )


def _summary(standings: Standings) -> str:
    plan = standings.plan
    first, last = str(plan.seed_of(0)), str(plan.seed_of(plan.games - 1))
    return say(
        "report-summary", games=plan.games, finished=standings.finished, violations=len(standings.violations),
        format=plan.as_dict()["format"], bots=", ".join(plan.bots), first=first, last=last,
    )  # fmt: skip


def _section(title: str, about: str, plots: Sequence[str], table: str) -> str:
    figures = "".join(f"<figure>{plot}</figure>" for plot in plots)
    body = f"<div class='beside'><div>{figures}</div>{table}</div>" if plots else table
    return f"<section>\n<h2>{escape(title)}</h2>\n<p>{escape(about)}</p>\n{body}\n</section>\n"


def _table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The first column names the rows."""
    head = "".join(f"<th scope='col'>{escape(one)}</th>" for one in heads)
    body = "".join(
        f"<tr><th scope='row'>{escape(name)}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"
        for name, *cells in rows
    )
    return _scrolling(title, f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>")


def _heads(*messages: str) -> list[str]:
    return [say(message) for message in messages]


def _scrolling(title: str, table: str) -> str:
    """A table that is too wide for the page can be moved, by keys too."""
    return f"<div class='scroll' role='region' tabindex='0' aria-label='{escape(title)}'>{table}</div>"


def _ratings(bots: list[dict[str, Any]]) -> str:
    title, about = say("report-ratings"), say("report-ratings-about")
    rows = [Point(one["name"], one["rating"], one["rating_low"], one["rating_high"], rating(one)) for one in bots]
    heads = _heads("figure-bot", "figure-rating", "figure-games", "figure-rank")
    cells = [[one["name"], rating(one), number(one["games"]), number(one["mean_rank"])] for one in bots]
    return _section(title, about, [points(title, about, rows, number)], _table(title, heads, cells))


def _share_point(label: str, one: dict[str, Any]) -> Point:
    return Point(label, one["share"], one["low"], one["high"], f"{percent(one['share'])} ({interval(one)})")


def _shares(bots: list[dict[str, Any]]) -> str:
    title, about = say("report-shares"), say("report-shares-about")
    rows = [_share_point(one["name"], one) for one in bots]
    heads = _heads("figure-bot", "figure-games", "figure-wins", "figure-share", "figure-interval", "figure-fair")
    cells = [
        [
            one["name"],
            number(one["games"]),
            number(one["wins"]),
            percent(one["share"]),
            interval(one),
            percent(one["fair"]),
        ]
        for one in bots
    ]
    same = {one["fair"] for one in bots}
    plot = points(title, about, rows, whole_percent, (0, 1), same.pop() if len(same) == 1 else None)
    return _section(title, about, [plot], _table(title, heads, cells))


def _pairs(standings: Standings, bots: list[str]) -> str:
    fair = 1 / standings.plan.players
    title, about = say("report-pairs"), say("report-pairs-about", fair=percent(fair))
    met = {(one["name"], one["against"]): one for one in standings.by_pair()}
    head = "".join(f"<th scope='col'>{escape(say('report-against', bot=bot))}</th>" for bot in bots)
    body = "".join(
        f"<tr><th scope='row'>{escape(bot)}</th>{''.join(_cell(met.get((bot, other)), fair) for other in bots)}</tr>"
        for bot in bots
    )
    table = (
        f"<table class='matrix'><thead><tr><th scope='col'>{escape(say('figure-bot'))}</th>{head}</tr></thead>"
        f"<tbody>{body}</tbody></table>"
    )
    return _section(title, about, [], _scrolling(title, table))


def _cell(one: dict[str, Any] | None, fair: float) -> str:
    """A share in the matrix; a sign beside it says that chance alone hardly explains it."""
    if one is None or not one["games"]:
        return "<td>–</td>"
    sign = " ▲" if one["low"] > fair else " ▼" if one["high"] < fair else ""
    words = f"{escape(percent(one['share']))}{sign}<br><small>{escape(interval(one))}</small>"
    return f"<td class='shaded' style='--share:{one['share']}'>{words}</td>"


def _seats(standings: Standings) -> str:
    fair = 1 / standings.plan.players
    title, about = say("report-seats"), say("report-seats-about", fair=percent(fair))
    shares = [(say("name-seat", number=seat), one) for seat, one in enumerate(standings.by_seat(), 1)]
    rows = [_share_point(name, one) for name, one in shares]
    heads = _heads("figure-seat", "figure-games", "figure-wins", "figure-share", "figure-interval")
    cells = [
        [name, number(one["games"]), number(one["wins"]), percent(one["share"]), interval(one)] for name, one in shares
    ]
    return _section(title, about, [points(title, about, rows, whole_percent, (0,), fair)], _table(title, heads, cells))


SPREAD = {
    "min": "figure-min", "q1": "figure-q1", "median": "figure-median", "q3": "figure-q3", "max": "figure-max",
    "mean": "figure-mean",
}  # fmt: skip


def _spread(name: str, spread: dict[str, float] | None) -> list[str]:
    return [name, *(number(spread[key] if spread else None) for key in SPREAD)]


def _scores(standings: Standings, bots: list[dict[str, Any]]) -> str:
    title, about = say("report-scores"), say("report-scores-about")
    seats = standings.seats
    rows = [(one["name"], [seat.score for seat in seats if seat.bot == one["name"]]) for one in bots]
    heads = _heads("figure-bot", *SPREAD.values(), "figure-margin")
    cells = [[*_spread(one["name"], one["scores"]), number(one["mean_margin"])] for one in bots]
    return _section(title, about, [histograms(title, about, rows, number)], _table(title, heads, cells))


def _lengths(standings: Standings) -> str:
    title, about = say("report-lengths"), say("report-lengths-about")
    taken = [one.decisions for one in standings.played if one.finished]
    name = say("report-all-games")
    table = _table(title, _heads("figure-games", *SPREAD.values()), [_spread(name, standings.lengths())])
    return _section(title, about, [histograms(title, about, [(name, taken)], number)], table)


def _thinking(bots: list[dict[str, Any]]) -> str:
    title, about = say("report-thinking"), say("report-thinking-about")
    shortest = min((one["seconds_per_decision"] for one in bots if one["seconds_per_decision"]), default=1)
    plots = [
        _stems(say("figure-decisions"), "decisions_per_game", bots, number, 0),
        _stems(say("figure-thinking"), "seconds_per_decision", bots, thinking, 10 ** floor(log10(shortest))),
    ]
    heads = _heads("figure-bot", "figure-decisions", "figure-thinking")
    cells = [[one["name"], number(one["decisions_per_game"]), thinking(one["seconds_per_decision"])] for one in bots]
    return _section(title, about, plots, _table(title, heads, cells))


def _stems(title: str, key: str, bots: list[dict[str, Any]], words: Callable[[float], str], foot: float) -> str:
    """A dot for each bot on a stem that begins at the foot of the axis; a foot above 0 asks for steps of ten times."""
    rows = [Point(one["name"], value, foot, value, words(value)) for one in bots if (value := one[key])]
    plot = points(title, say("report-thinking-about"), rows, words, (foot,), log=foot > 0)
    return f"<figcaption>{escape(title)}</figcaption>{plot}"


def _again(game: Game, standings: Standings) -> str:
    plan = standings.plan.as_dict()
    words = [
        "petteia", "arena", game.name, "--players", str(plan["players"]), "--bots", ",".join(plan["bots"]), "--games",
        str(plan["games"]), "--seed", str(plan["seed"]), "--format", plan["format"],
    ]  # fmt: skip
    words += [word for name, value in standings.plan.options.items() for word in ("--option", f"{name}={value}")]
    if standings.plan.edition:
        words += ["--edition", str(standings.plan.edition)]
    about = say("report-again-about", edition=plan["edition"], digest=standings.digest())
    return _section(say("report-again"), about, [], f"<p><code>{escape(shlex.join(words))}</code></p>")
