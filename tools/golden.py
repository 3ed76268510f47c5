"""Makes the golden records of Pantacle: a small set of whole games that together show everything.

    python -m tools.golden

plays many games by seed, at random and by the heuristic bot, adds a few that start from an arranged position (for what
random games hardly reach), and keeps those that cover the marks of tests/test_records.py in the fewest moves.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import petteia
from petteia.bots import Chair, make
from tests.pantacle.arrange import position
from tests.pantacle.test_properties_pool import TEMPERS, pick, play
from tests.test_records import FOLDER, shown, slug, wanted

FEWEST = 24  # records, even if fewer would cover everything
HEURISTIC_GAMES = 12


@dataclass(frozen=True)
class Candidate:
    text: str
    moves: int
    marks: frozenset[str]


def candidate(t: petteia.Table) -> Candidate:
    return Candidate(t.record(), len(t.moves), frozenset(shown(t)) & wanted())


def random_games(rounds: int) -> Iterator[Candidate]:
    for seed in range(rounds):
        for players in (3, 4, 5):
            for adept_cap in (0, 5):
                for temper in TEMPERS:
                    yield candidate(play(players, adept_cap, temper, seed).end)


def heuristic_games(count: int) -> Iterator[Candidate]:
    for seed in range(count):
        players = 3 + seed % 3
        names = [f"heuristic {n + 1}" for n in range(players)]
        t = petteia.new("pantacle", players, seed, adept_cap=(0, 5)[seed // 3 % 2], names=names)
        bots = [make("heuristic", 100 * seed + n) for n in range(players)]
        while not t.over:
            (seat,) = t.pending
            t.play(seat, bots[seat].choose(Chair(t, seat)))
        yield candidate(t)


def arranged_games() -> Iterator[Candidate]:
    """What random games hardly reach, played on at random from there; the shortest of some tries each."""
    for start in (four_hounds, narrow_altar_with_four_powers):
        tries = []
        for seed in range(200):
            t = start()
            chance = Random(seed)
            while not t.over:
                (seat,) = t.pending
                t.play(seat, pick(t.options(seat), "mixed", chance))
            tries.append(candidate(t))
        yield min(tries, key=lambda one: one.moves)


def four_hounds() -> petteia.Table:
    """PCL-PAY-02: four Hound blades in a hand of four pay both Keepers."""
    t = position(
        dict(discs=["two_adepts", "two_influence", "extra_turn", "triple_influence"], adepts=2, hand=["matriarch_1"]),
        dict(hand=["hound_1", "hound_2", "hound_3", "hound_5"], powers=["enslavement"], adepts=3),
        dict(discs=["two_adepts", "two_influence", "demonic_discard"], adepts=3),
        marked="recruitment",
    )
    t.play(0, "announce protection")
    t.play(1, "bribe hound_1 hound_2 hound_3 hound_5")
    return t


def narrow_altar_with_four_powers() -> petteia.Table:
    """PCL-CARD-15: Narrow Altar drawn while four Power tokens are held, so that the fourth is lost."""
    t = position(
        dict(powers=["hunt", "bewitchment", "enslavement", "protection"], curses=["divided_devotion"], adepts=3,
             discs=["two_adepts"], emptied=["upper_right"], face_down=None),
        dict(discs=["two_adepts", "two_influence", "extra_turn"], adepts=3),
        dict(discs=["two_adepts", "two_influence", "extra_turn", "triple_influence"], adepts=2),
        marked="recruitment", curse_pile=["narrow_altar"],
    )  # fmt: skip
    for move in ("decline", "decline", "sacrifice adepts", "place lower_left two_influence", "decline"):
        t.play(0, move)
    return t


def choose(candidates: list[Candidate], fewest: int) -> list[Candidate]:
    """A greedy cover: most new marks per move first; then more games for what only one of them shows."""
    chosen: list[Candidate] = []
    times: Counter[str] = Counter()

    def take(one: Candidate) -> None:
        chosen.append(one)
        times.update(one.marks)

    while missing := {mark for mark in wanted() if not times[mark]}:
        useful = [one for one in candidates if one.marks & missing]
        if not useful:
            raise SystemExit(f"no game shows: {', '.join(sorted(missing))}")
        take(max(useful, key=lambda one: len(one.marks & missing) / one.moves))
    for one in sorted(chosen, key=lambda one: -one.moves):
        if all(times[mark] > 1 for mark in one.marks):
            chosen.remove(one)
            times.subtract(one.marks)
    while len(chosen) < fewest:
        rest = [one for one in candidates if one not in chosen]
        take(max(rest, key=lambda one: sum(times[mark] < 2 for mark in one.marks) / one.moves))
    return chosen


def titles(chosen: list[Candidate]) -> Iterator[tuple[str, Candidate]]:
    """A name for each record: the marks it shows that the fewest others show, and the number of players."""
    times = Counter(mark for one in chosen for mark in one.marks)
    events = petteia.game("pantacle").event_kinds()
    taken: set[str] = set()
    for one in sorted(chosen, key=lambda one: one.moves):
        players = next(mark for mark in one.marks if mark.endswith("players"))
        plain = sorted(one.marks - {players}, key=lambda mark: (times[mark], mark in events, mark))
        parts = [slug(mark) for mark in plain[:3]] + [slug(players)]
        title = "--".join(parts)
        assert title not in taken, title
        taken.add(title)
        yield title, one


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=60, help="rounds of 18 random games to choose from")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the records go; old ones there are removed")
    asked = parser.parse_args()
    candidates = [*random_games(asked.rounds), *heuristic_games(HEURISTIC_GAMES), *arranged_games()]
    chosen = choose(candidates, FEWEST)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for old in asked.folder.glob("*.record"):
        old.unlink()
    for title, one in titles(chosen):
        (asked.folder / f"{title}.record").write_text(one.text, encoding="utf-8")
        print(f"{one.moves:4} moves  {title}")
    print(f"{len(chosen)} records, {sum(one.moves for one in chosen)} moves, chosen from {len(candidates)} games")


if __name__ == "__main__":
    main()
