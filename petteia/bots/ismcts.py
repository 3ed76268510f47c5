"""Information-set Monte Carlo tree search: a bot that plays on in its mind, in worlds that fit what its seat knows.

Every iteration deals a fresh world, walks down one tree that is shared by all worlds (its nodes stand for what was
played, not for what is hidden), and plays on from its rim for a few decisions. There everybody takes the best of a few
options drawn at random. Then the game's evaluation tells what each seat that decided on the way has got out of it.
All leaves lie equally many decisions ahead: positions in the middle of different turns cannot be compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from random import Random as Generator
from time import perf_counter

from ..kernel.agenda import State
from ..kernel.moves import Move
from .chair import Chair


@dataclass(frozen=True)
class Effort:
    """How hard to think: until the iterations are made or the time is up, whatever comes first."""

    iterations: int = 100
    seconds: float = float("inf")
    horizon: int = 0  # decisions ahead at which a world is valued; 0: as the game says
    sample: int = 4  # options that are tried where the search plays on, and at first in a node below the root
    curiosity: float = 1.0  # how much a less visited option is favoured
    sharpness: float = 4.0  # how much an option that looks good at once is


@dataclass(frozen=True)
class Finding:
    """An option, how often it was tried, and what the seat may hope for with it, from 0 to 1."""

    move: Move
    visits: int
    worth: float


class Arm:
    """An option of a node: what it looks like at once, what came of it, and what may follow."""

    __slots__ = ("move", "look", "visits", "total", "next")

    def __init__(self, move: Move, look: float) -> None:
        self.move = move
        self.look = look
        self.visits = 0
        self.total = 0.0
        self.next: dict[tuple[int, str], Node] = {}

    @property
    def mean(self) -> float:
        """What it is worth: the first look counts as one visit."""
        return (self.total + self.look) / (self.visits + 1)


class Node:
    """A decision of one seat after the same moves in whatever world."""

    __slots__ = ("seat", "visits", "arms")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.arms: dict[int, Arm] = {}


class Ismcts:
    """The same seed, effort and knowledge give the same moves, unless time cuts the thinking short."""

    def __init__(self, seed: int = 0, effort: Effort | None = None) -> None:
        self._chance = Generator(seed)
        self._effort = effort or Effort()

    def choose(self, chair: Chair) -> Move:
        options = chair.options
        return options[0] if len(options) == 1 else self.ponder(chair)[0].move

    def ponder(self, chair: Chair) -> list[Finding]:
        """All options of a seat that owes a move, the best first."""
        search = Search(chair, self._effort, self._chance)
        if len(chair.options) == 1:
            return [search.only_way()]
        search.go_on()
        arms = [search.root.arms[move.id] for move in chair.options]
        arms.sort(key=lambda arm: (-arm.visits, -arm.mean))
        return [Finding(arm.move, arm.visits, arm.mean) for arm in arms]


class Search:
    """One decision being thought about."""

    def __init__(self, chair: Chair, effort: Effort, chance: Generator) -> None:
        self._chair = chair
        self._effort = effort
        self._chance = chance
        self._horizon = effort.horizon or chair.horizon
        self._low: dict[int, float] = {}  # the range of what was found for each seat
        self._high: dict[int, float] = {}
        self.root = Node(chair.seat)

    def only_way(self) -> Finding:
        """What a single option leads to, at a glance."""
        move = self._chair.options[0]
        world = self._chair.imagine(self._chance.getrandbits(48)).state
        return Finding(move, 0, self._look(world, self.root.seat, move))

    def go_on(self) -> None:
        """Think until the effort is made, or the best option cannot be overtaken any more."""
        until = perf_counter() + self._effort.seconds
        for left in range(self._effort.iterations, 0, -1):
            if self.root.visits and (perf_counter() >= until or self._is_settled(left)):
                return
            self._iterate()

    def _is_settled(self, left: int) -> bool:
        visits = sorted([arm.visits for arm in self.root.arms.values()])
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def _iterate(self) -> None:
        world = self._chair.imagine(self._chance.getrandbits(48)).state
        path = self._descend(world)
        seats = {node.seat for node, _ in path}
        found = {seat: self._chair.worth(world, seat) for seat in seats}
        for seat, worth in found.items():
            self._low[seat] = min(worth, self._low.get(seat, worth))
            self._high[seat] = max(worth, self._high.get(seat, worth))
        for node, arm in path:
            arm.visits += 1
            arm.total += found[node.seat]

    def _descend(self, world: State) -> list[tuple[Node, Arm]]:
        """Walk to the rim of the tree and play on to the horizon; the way that was taken in the tree."""
        path: list[tuple[Node, Arm]] = []
        node: Node | None = self.root
        seat = self.root.seat
        made = 0
        while made < self._horizon and world.agenda:
            choice = world.choice(seat)
            assert choice is not None
            options = choice.options(world)
            if len(options) == 1:
                world.step(seat, options[0])
            elif node is None:
                world.step(seat, self._best_of_a_few(world, seat, options))
                made += 1
            else:
                if path:
                    node = path[-1][1].next.setdefault((seat, type(choice).name), Node(seat))
                rim = not node.visits and bool(path)
                arm = self._select(world, node, options)
                node.visits += 1
                path.append((node, arm))
                world.step(seat, arm.move)
                made += 1
                if rim:
                    node = None
            if world.agenda:
                seat = world.pending()[0]
        return path

    def _select(self, world: State, node: Node, options: list[Move]) -> Arm:
        """The most promising option: by what came of it, and for those seldom tried by what it looks like."""
        arms = self._arms(world, node, options)
        best = max([arm.look for arm in arms])
        spread = best - min([arm.look for arm in arms]) or 1.0
        hopes = [exp(self._effort.sharpness * (arm.look - best) / spread) for arm in arms]
        low = self._low.get(node.seat, best)
        scale = self._high.get(node.seat, best) - low or 1.0
        pull = self._effort.curiosity * sqrt(node.visits + 1) / sum(hopes)
        scores = [
            (arm.mean - low) / scale + pull * hope / (arm.visits + 1) for arm, hope in zip(arms, hopes, strict=True)
        ]
        return arms[scores.index(max(scores))]

    def _arms(self, world: State, node: Node, options: list[Move]) -> list[Arm]:
        """The options that are considered: all at the root, below it the more, the oftener one was there."""
        known = [node.arms[move.id] for move in options if move.id in node.arms]
        wanted = len(options)
        if node is not self.root:
            wanted = min(wanted, self._effort.sample + int(sqrt(node.visits)))
        if len(known) < wanted:
            fresh = [move for move in options if move.id not in node.arms]
            for move in self._chance.sample(fresh, wanted - len(known)) if wanted < len(options) else fresh:
                arm = Arm(move, self._look(world, node.seat, move))
                node.arms[move.id] = arm
                known.append(arm)
        return known

    def _best_of_a_few(self, world: State, seat: int, options: list[Move]) -> Move:
        if len(options) > self._effort.sample:
            options = self._chance.sample(options, self._effort.sample)
        looks = [self._look(world, seat, move) for move in options]
        return options[looks.index(max(looks))]

    def _look(self, world: State, seat: int, move: Move) -> float:
        """What a move is worth to its player at once."""
        tried = world.copy()
        tried.step(seat, move)
        return self._chair.worth(tried, seat)
