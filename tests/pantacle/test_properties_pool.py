"""One pool of whole games that all property tests of Pantacle share, and what must be true of every whole game.

The games differ in players, Adept cap and temper: a `plain` game takes any legal move, a `busy` one likes what makes
trouble (bribes, Curses, looks, Protection), a `mixed` one changes its mind. Everything follows from the seed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import petteia

NAMES = ("Ada", "Zoé", "Ĉapek", "Nikos", "佐藤")
TEMPERS = ("plain", "busy", "mixed")
ROUNDS = 3  # games of each number of players, cap and temper
TROUBLE = {
    "pass": 1, "bribe": 5, "draw": 5, "look": 3, "flip": 5, "discard": 4, "stop": 1, "decline": 1,
    "announce bewitchment": 4, "announce protection": 4, "announce enslavement": 3, "announce hunt": 2,
    "keep indiscretion": 8, "keep greedy_keepers": 4, "keep divided_devotion": 4, "keep restless_night": 4,
}  # fmt: skip


@dataclass(frozen=True)
class Play:
    """A whole game: how it began, every move, and the table at its end."""

    players: int
    adept_cap: int
    temper: str
    seed: int
    moves: tuple[tuple[int, str], ...]
    end: petteia.Table

    def start(self, quiet: bool = False) -> petteia.Table:
        return petteia.new(
            "pantacle", self.players, self.seed, adept_cap=self.adept_cap, names=NAMES[: self.players], quiet=quiet
        )

    def walk(self, quiet: bool = False) -> Iterator[tuple[int, petteia.Table, int, str]]:
        """The game once more: (number of the move, the table before it, seat, move)."""
        t = self.start(quiet)
        for n, (seat, move) in enumerate(self.moves):
            yield n, t, seat, move
            t.play(seat, move)
        assert t.over

    def at(self, count: int, quiet: bool = False) -> petteia.Table:
        """The table after so many moves."""
        t = self.start(quiet)
        for seat, move in self.moves[:count]:
            t.play(seat, move)
        return t

    def __str__(self) -> str:
        return f"{self.temper} game of {self.players}, adept_cap {self.adept_cap}, seed {self.seed}"


def appeal(move: str) -> int:
    """How much a busy player likes a move."""
    verb = move.split()[0]
    if verb == "place":
        return 1 if move.startswith("place top") else 3
    return TROUBLE.get(move, TROUBLE.get(verb, 1))


def pick(options: list[petteia.Move], temper: str, chance: Random) -> petteia.Move:
    if temper == "plain" or (temper == "mixed" and chance.random() < 0.5):
        return options[int(chance.random() * len(options))]
    return chance.choices(options, [appeal(str(move)) for move in options])[0]


def play(players: int, adept_cap: int, temper: str, seed: int) -> Play:
    """A whole game by its seed."""
    chance = Random(f"{players} {adept_cap} {temper} {seed}")
    t = petteia.new("pantacle", players, seed, adept_cap=adept_cap, names=NAMES[:players])
    moves: list[tuple[int, str]] = []
    while not t.over:
        assert len(moves) < 20_000, "this game does not end"
        (seat,) = t.pending
        move = pick(t.options(seat), temper, chance)
        t.play(seat, move)
        moves.append((seat, str(move)))
    return Play(players, adept_cap, temper, seed, tuple(moves), t)


def games(rounds: int, first: int = 0) -> Iterator[Play]:
    """Games of every kind, so many rounds of them."""
    for n in range(first, first + rounds):
        for players in (3, 4, 5):
            for adept_cap in (0, 5):
                for temper in TEMPERS:
                    yield play(players, adept_cap, temper, n * 1000 + players * 100 + adept_cap * 10)


@cache
def pool() -> tuple[Play, ...]:
    return tuple(games(ROUNDS))


def happenings(plays: tuple[Play, ...]) -> Counter[str]:
    """How often each event occurred."""
    return Counter(event.kind.name for one in plays for event in one.end.log)


# What must be true of every whole game


def check_end(one: Play) -> None:
    """PCL-WIN-01, -09: one winner with five discs, ranked alone before all others, who share the second place."""
    t = one.end
    assert t.over
    assert t.pending == []
    table = t.view(None)["table"]
    winner = table["winner"]
    losers = [seat for seat in range(one.players) if seat != winner]
    assert winner in range(one.players), one
    assert t.ranking == [[winner], losers]
    assert t.scores == [int(seat == winner) for seat in range(one.players)]
    assert len(table["seats"][winner]["discs"]) == 5
    assert [event for event in t.events(None) if event["event"] == "won"] == [t.events(None)[-1]]
    assert t.events(None)[-1]["seat"] == winner
    for seat in range(one.players):
        assert t.options(seat) == []
        assert t.view(seat)["decision"] is None


def test_every_game_ends_with_exactly_one_winner_ranked_first():
    for one in pool():
        check_end(one)


def test_no_game_is_endless():
    longest = max(pool(), key=lambda one: len(one.moves))
    assert len(longest.moves) < 1500, f"{longest}: {len(longest.moves)} decisions"


def test_the_pool_shows_everything_that_can_happen():
    counts = happenings(pool())
    rare = {"no-curse", "denied", "bled", "leaked", "lost-power", "no-power", "gave"}
    kinds = {kind.name for kind in petteia.game("pantacle").events}
    assert kinds - set(counts) <= rare, f"never seen: {sorted(kinds - set(counts))}"
    for often in ("bribed", "kept-curse", "returned-curses", "protected", "unveiled", "looked", "showed", "reshuffled"):
        assert counts[often] >= 50, f"{often}: {counts[often]}"


def test_the_pool_asks_every_decision_of_the_rules():
    asked: Counter[str] = Counter()
    for one in pool():
        for _, t, seat, _ in one.walk(quiet=True):
            asked[t.view(seat)["decision"]] += 1
    assert set(asked) == {
        "protection_flip", "indiscretion_reveal", "bewitchment_target", "divided_choice", "place_disc", "curse_more",
        "curse_keep", "exhaustion_source", "announce_favor", "bribe", "bribe_more", "moon_discard",
    }  # fmt: skip


def test_every_turn_is_told_from_the_first_one_on():
    for one in pool():
        told = [event for event in one.end.events(None) if event["event"] in ("turn", "announced")]
        assert [event["event"] for event in told[::2]] == ["turn"] * len(told[::2]), one
        assert [event["event"] for event in told[1::2]] == ["announced"] * len(told[1::2]), one
        assert one.end.events(None)[0] == {"event": "turn", "seat": one.start().pending[0]}
