"""How the bots of an arena stand: shares of wins with their intervals, ratings, ranks, scores, and time to think."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import sqrt
from statistics import NormalDist, fmean
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from .playing import Played
from .simulate import Result, plain, spread

Z = NormalDist().inv_cdf(0.975)  # 95 % of a normal distribution lie within so many deviations of its middle


@dataclass(frozen=True)
class Seat:
    """One seat of one finished game, as it came out."""

    game: Played
    seat: int
    bot: str

    @property
    def won(self) -> Fraction:
        winners = self.game.winners
        return Fraction(1, len(winners)) if self.seat in winners else Fraction(0)

    @property
    def rank(self) -> float:
        """Its place, from 1; who are level share the places they take."""
        before = 0
        for group in self.game.ranking:
            if self.seat in group:
                break
            before += len(group)
        return before + (len(group) + 1) / 2

    @property
    def score(self) -> int:
        return self.game.scores[self.seat]

    @property
    def margin(self) -> int:
        """How far its score is before the best of the other seats."""
        return self.score - max(score for seat, score in enumerate(self.game.scores) if seat != self.seat)


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of wins, after Wilson: it holds for few games and for shares near 0 and 1 too."""
    if not games:
        return 0.0, 1.0
    share, squared = wins / games, Z * Z / games
    middle = (share + squared / 2) / (1 + squared)
    half = Z * sqrt(share * (1 - share) / games + squared / games / 4) / (1 + squared)
    return max(0.0, middle - half), min(1.0, middle + half)


def independent(groups: Sequence[Sequence[Fraction]]) -> float:
    """How many independent games these are worth, if those of a group came out alike more often than chance has it.

    That is at most all of them, and at least one for each group.
    """
    games, won = sum(map(len, groups)), float(sum(map(sum, groups)))
    if len(groups) < 2:
        return len(groups)
    share = won / games
    by_chance = share * (1 - share) * games
    found = sum((float(sum(one)) - share * len(one)) ** 2 for one in groups) * len(groups) / (len(groups) - 1)
    worth = games * by_chance / found if found else games if by_chance else 0
    return min(games, max(len(groups), worth))


def share_of(wins: Fraction, games: int, worth: float | None = None) -> dict[str, int | float]:
    """Wins as a share of games, with its interval: for independent games, or for as few as they are worth."""
    share = float(wins) / games if games else 0.0
    worth = games if worth is None else worth
    low, high = wilson(share * worth, worth)
    return {
        "games": games, "wins": plain(wins), "share": round(share, 6), "low": round(low, 6), "high": round(high, 6),
    }  # fmt: skip


@dataclass(frozen=True)
class Standings(Result):
    """The games of an arena, and what they say about its bots. Games that did not finish say nothing."""

    @cached_property
    def games(self) -> list[list[Seat]]:
        """The seats of every finished game."""
        return [
            [Seat(one, seat, bot) for seat, bot in enumerate(self.plan.lineup(one.number))]
            for one in self.played
            if one.finished
        ]

    @cached_property
    def seats(self) -> list[Seat]:
        return [seat for seats in self.games for seat in seats]

    def by_bot(self) -> list[dict[str, Any]]:
        """Each bot's figures, the best rating first."""
        seats, ratings = self.seats, self.ratings
        told = [_figures(bot, [seat for seat in seats if seat.bot == bot], ratings[bot]) for bot in self.plan.bots]
        return sorted(told, key=lambda one: -one["rating"])

    def by_seat(self) -> list[dict[str, int | float]]:
        """How many games were won from each seat. One deal may favour a seat in all games of its seed."""
        told = []
        for place in range(self.plan.players):
            won: dict[int, list[Fraction]] = {}
            for seats in self.games:
                won.setdefault(self.plan.seed_of(seats[place].game.number), []).append(seats[place].won)
            groups = list(won.values())
            wins = sum((one for group in groups for one in group), Fraction(0))
            told.append(share_of(wins, self.finished, independent(groups)))
        return told

    def by_pair(self) -> list[dict[str, Any]]:
        """How each bot fares on a single seat where the other bot has at least one; fair is one in as many seats."""
        met: dict[tuple[str, str], list[Fraction]] = {
            (bot, other): [] for bot in self.plan.bots for other in self.plan.bots if bot != other
        }
        for seats in self.games:
            lineup = [seat.bot for seat in seats]
            for seat in seats:
                if lineup.count(seat.bot) == 1:
                    for other in set(lineup) - {seat.bot}:
                        met[seat.bot, other].append(seat.won)
        return [
            {"name": bot, "against": other, **share_of(sum(won, Fraction(0)), len(won))}
            for (bot, other), won in met.items()
        ]

    @cached_property
    def ratings(self) -> dict[str, PlackettLuceRating]:
        found = rated(self.games)
        return {bot: found.get(bot) or PlackettLuce().rating(name=bot) for bot in self.plan.bots}

    def as_dict(self) -> dict[str, Any]:
        return super().as_dict() | {"bots": self.by_bot(), "seats": self.by_seat(), "pairs": self.by_pair()}


def rated(games: Sequence[Sequence[Seat]]) -> dict[str, PlackettLuceRating]:
    """Plackett-Luce ratings after all games in their order.

    A bot with several seats is rated by what all of them gained and lost together, so that what they take from each
    other cancels out; it becomes as much surer of its rating as by one seat.
    """
    model = PlackettLuce(tau=0.0)  # bots do not get better from game to game
    ratings: dict[str, PlackettLuceRating] = {}
    for seats in games:
        bots = {seat.bot: None for seat in seats}
        for bot in bots:
            ratings.setdefault(bot, model.rating(name=bot))
        if len(bots) > 1:
            teams = [[model.rating(ratings[seat.bot].mu, ratings[seat.bot].sigma)] for seat in seats]
            places = model.rate(teams, ranks=[seat.rank for seat in seats])
            for bot in bots:
                own = [team[0] for seat, team in zip(seats, places, strict=True) if seat.bot == bot]
                gained = sum(one.mu - ratings[bot].mu for one in own)
                ratings[bot] = model.rating(ratings[bot].mu + gained, fmean(one.sigma for one in own), bot)
    return ratings


def _figures(bot: str, seats: list[Seat], rating: PlackettLuceRating) -> dict[str, Any]:
    games = {seat.game.number: len(seat.game.scores) for seat in seats}
    taken = sum(seat.game.taken[seat.seat] for seat in seats)
    thought = sum(seat.game.seconds[seat.seat] for seat in seats)
    fair = sum(Fraction(1, games[seat.game.number]) for seat in seats) / max(1, len(games))
    return {
        "name": bot,
        **share_of(sum((seat.won for seat in seats), Fraction(0)), len(games)),
        "fair": plain(Fraction(fair)),
        "rating": round(rating.mu, 3),
        "rating_low": round(rating.mu - Z * rating.sigma, 3),
        "rating_high": round(rating.mu + Z * rating.sigma, 3),
        "mean_rank": _mean([seat.rank for seat in seats]),
        "mean_score": _mean([seat.score for seat in seats]),
        "mean_margin": _mean([seat.margin for seat in seats]),
        "scores": spread(seat.score for seat in seats),
        "decisions_per_game": round(taken / len(seats), 3) if seats else None,
        "seconds_per_decision": round(thought / taken, 9) if taken else None,
    }


def _mean(values: list[float] | list[int]) -> float | None:
    return round(fmean(values), 3) if values else None
