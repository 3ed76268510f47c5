"""The rungs of a ladder: one rating for each bot of a game, from all matches between them.

As in Elo's ratings a distance of 400 means ten times the weight: a bot alone against `n` others of another weight wins
its weight's share, `a / (a + n * b)`. The ratings that fit all matches best, each by how sure it is, solve a small
system of linear equations; its inverse tells how sure they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt

from bench.bots.matches import Outcome
from petteia.lab.standings import Z

ANCHOR, HEIGHT = "fair", 1000.0  # who stands where by agreement
UNIT = 400 / log(10)

Matrix = list[list[float]]


def rungs(outcomes: Sequence[Outcome]) -> dict[str, tuple[float, float]]:
    """Rating and half of its 95 % interval, for all bots that matches connect with the anchor; the best first."""
    known = [one for one in outcomes if one.games]
    bots = connected([(one.match.one, one.match.other) for one in known])
    if not bots:
        return {}
    places = {bot: n for n, bot in enumerate(bots[1:])}  # the anchor stands still
    sums: Matrix = [[0.0] * len(places) for _ in places]
    pulls = [0.0] * len(places)
    for one in known:
        if one.match.one in bots:
            distance, sureness = apart(one)
            _add(sums, pulls, places.get(one.match.one), places.get(one.match.other), distance, sureness)
    inverse = inverted(sums)
    found = {bots[0]: (HEIGHT, 0.0)}
    for bot, n in places.items():
        rating = HEIGHT + UNIT * sum(a * b for a, b in zip(inverse[n], pulls, strict=True))
        found[bot] = rating, Z * UNIT * sqrt(inverse[n][n])
    return dict(sorted(found.items(), key=lambda item: -item[1][0]))


def connected(pairs: Sequence[tuple[str, str]]) -> list[str]:
    """The anchor, or else the first bot, and all whom matches connect with it."""
    names = list(dict.fromkeys(bot for pair in pairs for bot in pair))
    found = [ANCHOR] if ANCHOR in names else names[:1]
    for bot in found:  # grows while it is gone through
        found += [name for name in names if name not in found and {(bot, name), (name, bot)} & set(pairs)]
    return found


def apart(one: Outcome) -> tuple[float, float]:
    """How far the bot alone stands above the others, in natural units, and one by its variance.

    Half a game is added to both sides, so that who wins all games does not stand infinitely high.
    """
    games = one.games + 1
    share = (float(one.figures["wins"]) + 0.5) / games
    return log((one.standings.plan.players - 1) * share / (1 - share)), games * share * (1 - share)


def _add(sums: Matrix, pulls: list[float], one: int | None, other: int | None, distance: float, sure: float) -> None:
    for here, there, way in ((one, other, distance), (other, one, -distance)):
        if here is not None:
            sums[here][here] += sure
            pulls[here] += sure * way
            if there is not None:
                sums[here][there] -= sure


def inverted(matrix: Matrix) -> Matrix:
    """By elimination; no row needs to change places, as every bot pulls at itself most."""
    size = len(matrix)
    rows = [[*row, *[float(n == m) for m in range(size)]] for n, row in enumerate(matrix)]
    for n in range(size):
        rows[n] = [value / rows[n][n] for value in rows[n]]
        for m in range(size):
            if m != n:
                rows[m] = [a - rows[m][n] * b for a, b in zip(rows[m], rows[n], strict=True)]
    return [row[size:] for row in rows]
