"""Information-set Monte Carlo tree search: a bot that plays on in its mind, in worlds that fit what its seat knows.

The options of the seat that thinks are compared in the same worlds: each is played on for a few decisions, and the
worse half drops out, until one is left. What may follow an option is one tree for all worlds: its nodes stand for what
was played, not for what is hidden. Beyond the tree everybody takes the best of a few options drawn at random. Then the
game's evaluation tells what each seat that decided on the way has got out of it. All lines end equally many decisions
ahead, or at the same point of rest: positions in the middle of different turns cannot be compared.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from random import Random as Generator
from time import perf_counter

from ..kernel.agenda import Chance, State
from ..kernel.moves import Move
from .chair import Chair

GLANCES = 4  # worlds in which every option is looked at before any is played on
TWICE = 2  # in fewer worlds nothing is proved
FEW = 4  # in fewer worlds nothing is given up
SUREST = 0.001  # no line is thought to be lost, or won, more surely than this


@dataclass(frozen=True)
class Effort:
    """How hard to think: until the iterations are made or the time is up, whatever comes first."""

    iterations: int | None = None  # None: as many as the game says, so many times
    times: int = 1
    seconds: float = float("inf")
    width: int = 0  # options that are played on: those that look best at once; 0: as the game says
    horizon: int = 0  # decisions ahead at which a world is valued; 0: as the game says
    far: bool = False  # so many times as many, or points of rest, as the game says
    reckons: bool = False  # with how the game will end, where that tells more
    sample: int = 0  # options that are tried where the search plays on, and at first in a node; 0: as the game says
    curiosity: float = 1.0  # how much a less visited option of a node is favoured
    sharpness: float = 4.0  # how much an option that looks good at once is
    caution: float = 0.5  # how many standard errors better than what looks best at once another option must prove
    patience: float = 1.0  # how many worse it must prove to be given up


@dataclass(frozen=True)
class Finding:
    """An option, how often it was tried, and what the seat may hope for with it, from 0 to 1."""

    move: Move
    visits: int
    worth: float


class Arm:
    """An option of a node: what it looks like at once, what came of it, and what may follow."""

    def __init__(self, move: Move, look: float) -> None:
        self.move = move
        self.look = look
        self.visits = 0
        self.total = 0.0
        self.found: list[float] = []  # at the root: what came of it in each world, in the order of the worlds
        self.next: dict[tuple[int, str], Node] = {}

    def mean(self) -> float:
        """What it is worth: the first look counts as one visit."""
        return (self.total + self.look) / (self.visits + 1)


class Node:
    """A decision of one seat after the same moves in whatever world."""

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
        search.go_on()
        return [Finding(arm.move, arm.visits, search.hope(arm)) for arm in search.ranked]


class Search:
    """One decision being thought about."""

    def __init__(self, chair: Chair, effort: Effort, chance: Generator) -> None:
        self._chair = chair
        self._effort = effort
        self._chance = chance
        self._line = Chance()  # what is drawn while playing on: the same for all options in a world
        far = chair.far if effort.far else 1
        self._horizon = effort.horizon or far * chair.horizon
        self._rest = 0 if effort.horizon else chair.rest(far)
        self._sample = effort.sample or chair.sample
        self._width = effort.width or chair.width
        iterations = effort.iterations
        if iterations is None:  # lines to a further point of rest take longer, and fewer tell as much
            iterations = effort.times * chair.iterations // (far if self._rest else 1)
        self._share = iterations // max(1, halvings(self._width))  # for each time that half of the options drop out
        self._company = chair.company or self._sample
        self._asides = chair.asides
        self._whims = chair.whims
        self._odds = chair.odds
        self._low: dict[int, float] = {}  # the range of what was found for each seat
        self._high: dict[int, float] = {}
        self.ranked: list[Arm] = []  # the best first

    def go_on(self) -> None:
        """Think until the effort is made, or until nothing can be better than what looks best at once."""
        started = perf_counter()
        self.ranked = self._looked_at()
        running = self.ranked[: 1 if self._chair.drafting else self._worth_a_thought()]
        obvious = running[0]
        rounds = halvings(len(running))
        while len(running) > 1:
            until = started + self._effort.seconds * (1 + rounds - halvings(len(running))) / rounds
            last = len(running) == 2
            running = self._compare(running, until)
            if last:
                break
            running = self._better_half(running)
        self.ranked.sort(key=lambda arm: (-arm.visits, -arm.mean() if arm.visits else 0.0))
        best = max(running, key=lambda arm: arm.mean())
        if not is_better(best.found, obvious.found, self._effort.caution):
            best = obvious
        self.ranked.remove(best)
        self.ranked.insert(0, best)

    def hope(self, arm: Arm) -> float:
        """What the seat may hope for with an option, from 0 to 1."""
        return 1.0 / (1.0 + exp(-arm.mean())) if self._odds else arm.mean()

    def _better_half(self, running: list[Arm]) -> list[Arm]:
        """What looks best at once stays in the running to the end: the others have to prove better than that."""
        others = sorted(running[1:], key=lambda arm: -arm.mean())
        return [running[0], *others[: max(1, (len(running) + 1) // 2 - 1)]]

    def _looked_at(self) -> list[Arm]:
        """All options, what looks best first."""
        arms = [Arm(move, 0.0) for move in self._chair.options]
        for _ in range(GLANCES):
            world = self._world()
            for arm in arms:
                arm.look += self._look(world, self._chair.seat, arm.move) / GLANCES
        arms.sort(key=lambda arm: -arm.look)
        return arms

    def _worth_a_thought(self) -> int:
        """How many options to think about, by width and effort; asides only where they look better than all else."""
        n = 0
        while n < len(self.ranked) and self._is_aside(self.ranked[n].move):
            n += 1
        asides = [arm for arm in self.ranked[n:] if self._is_aside(arm.move)]
        self.ranked = [arm for arm in self.ranked if arm not in asides] + asides
        return min(len(self.ranked) - len(asides), self._width, max(2, self._share))

    def _is_aside(self, move: Move) -> bool:
        return move.verb.name in self._asides

    def _world(self) -> State:
        return self._chair.imagine(self._chance.getrandbits(48)).state

    def _compare(self, arms: list[Arm], until: float) -> list[Arm]:
        """Play all of them on in the same worlds: those that may still prove better than the first one, and that."""
        for _ in range(max(1, self._share // len(arms))):
            world = self._world()
            seed = self._chance.getrandbits(32)
            for arm in arms:
                self._line.seed(seed)
                self._iterate(arm, world.copy())
            arms = [arm for arm in arms if arm is arms[0] or not self._is_hopeless(arm, arms[0])]
            if len(arms) == 1 or perf_counter() >= until:
                break
        return arms

    def _is_hopeless(self, arm: Arm, obvious: Arm) -> bool:
        return len(arm.found) >= FEW and is_worse(arm.found, obvious.found, self._effort.patience)

    def _iterate(self, first: Arm, world: State) -> None:
        me = self._chair.seat
        nodes, arms, world = self._play_on(first, world)
        found: dict[int, float] = {me: self._worth(world, me)}
        for node in nodes:
            if node.seat not in found:
                found[node.seat] = self._worth(world, node.seat)
        for seat, worth in found.items():
            self._low[seat] = min(worth, self._low.get(seat, worth))
            self._high[seat] = max(worth, self._high.get(seat, worth))
        first.visits += 1
        first.total += found[me]
        first.found.append(found[me])
        for node, arm in zip(nodes, arms, strict=True):
            arm.visits += 1
            arm.total += found[node.seat]

    def _worth(self, world: State, seat: int) -> float:
        worth = self._chair.worth(world, seat, self._effort.reckons)
        return log_odds(worth) if self._odds else worth

    def _play_on(self, first: Arm, world: State) -> tuple[list[Node], list[Arm], State]:
        """From an option through its tree and on to the horizon: the way that was taken in the tree, and its end."""
        nodes: list[Node] = []
        arms: list[Arm] = []
        last: Arm | None = first
        world.step(self._chair.seat, first.move)
        made = 1
        while world.agenda and not self._is_far(world, made):
            seat = world.pending()[0]
            choice = world.choice(seat)
            assert choice is not None
            options = choice.options(world)
            if self._asides and len(options) > 1:
                options = [move for move in options if not self._is_aside(move)] or options
            if len(options) == 1:
                world.step(seat, options[0])
                continue
            made += 1
            if last is None:
                world = self._best_of_a_few(world, seat, options, self._drawing(seat, type(choice).name))
                continue
            key = (seat, type(choice).name)
            node = last.next.get(key)
            if node is None:
                node = last.next[key] = Node(seat)
            arm = self._select(world, node, options)
            node.visits += 1
            nodes.append(node)
            arms.append(arm)
            world.step(seat, arm.move)
            last = None if node.visits == 1 else arm
        return nodes, arms, world

    def _is_far(self, world: State, made: int) -> bool:
        """Is a line at its end after so many decisions?"""
        return self._chair.rested(world) >= self._rest if self._rest else made >= self._horizon

    def _select(self, world: State, node: Node, options: list[Move]) -> Arm:
        """The most promising option: by what came of it, and for those seldom tried by what it looks like."""
        arms = self._arms(world, node, options)
        best = max([arm.look for arm in arms])
        spread = best - min([arm.look for arm in arms]) or 1.0
        hopes = [exp(self._effort.sharpness * (arm.look - best) / spread) for arm in arms]
        low = self._low.get(node.seat, best)
        scale = self._high.get(node.seat, best) - low or 1.0
        pull = self._effort.curiosity * sqrt(node.visits + 1) / sum(hopes)
        top = -1e9
        taken = arms[0]
        for arm, hope in zip(arms, hopes, strict=True):
            score = (arm.mean() - low) / scale + pull * hope / (arm.visits + 1)
            if score > top:
                top = score
                taken = arm
        return taken

    def _arms(self, world: State, node: Node, options: list[Move]) -> list[Arm]:
        """The options of a node that are considered: the more, the oftener one was there."""
        known = [node.arms[move.id] for move in options if move.id in node.arms]
        wanted = min(len(options), self._sample + int(sqrt(node.visits)))
        if len(known) < wanted:
            fresh = [move for move in options if move.id not in node.arms]
            for move in self._drawn(fresh, wanted - len(known)):
                arm = Arm(move, self._look(world, node.seat, move))
                node.arms[move.id] = arm
                known.append(arm)
        return known

    def _drawing(self, seat: int, choice: str) -> int:
        """How many options a seat tries where one plays on."""
        if seat == self._chair.seat:
            return self._sample
        return 1 if choice in self._whims else self._company

    def _best_of_a_few(self, world: State, seat: int, options: list[Move], number: int) -> State:
        """The world after the best of so many options."""
        drawn = self._drawn(options, number)
        if len(drawn) == 1:
            world.step(seat, drawn[0])
            return world
        best = world
        top = -1e9
        last = drawn[-1]
        for move in drawn:
            tried = world if move is last else world.copy()
            tried.step(seat, move)
            look = self._chair.glance(tried, seat)
            if look > top:
                top = look
                best = tried
        return best

    def _drawn(self, options: list[Move], number: int) -> list[Move]:
        """So many of them at random, or all if there are no more."""
        if number >= len(options):
            return options
        rest = options[:]
        for n in range(number):
            other = n + self._line.below(len(rest) - n)
            rest[n], rest[other] = rest[other], rest[n]
        return rest[:number]

    def _look(self, world: State, seat: int, move: Move) -> float:
        """What a move is worth to its player at once."""
        tried = world.copy()
        tried.step(seat, move)
        return self._worth(tried, seat)


def log_odds(hope: float) -> float:
    """What may be hoped for, on a scale without ends, so that who is far ahead or behind still sees differences."""
    hope = min(max(hope, SUREST), 1.0 - SUREST)
    return log(hope / (1.0 - hope))


def halvings(number: int) -> int:
    """How often the worse half of so many drops out until one is left."""
    return (number - 1).bit_length()


def is_better(one: list[float], other: list[float], caution: float) -> bool:
    """Is one better on average where both were found, by so many standard errors? Once proves nothing."""
    if min(len(one), len(other)) < TWICE:
        return False
    mean, error = gain(one, other)
    return mean > 0 and mean > caution * error


def is_worse(one: list[float], other: list[float], patience: float) -> bool:
    """Is one no better on average where both were found, nor would it be if so many standard errors were added?"""
    mean, error = gain(one, other)
    return mean + patience * error <= 0


def gain(one: list[float], other: list[float]) -> tuple[float, float]:
    """How much better one is on average where both were found, and its standard error; in few worlds that is large."""
    gains = [a - b for a, b in zip(one, other, strict=False)]
    number = len(gains)
    mean = sum(gains) / number
    spread = sum([(gain - mean) ** 2 for gain in gains])
    return mean, sqrt(spread / number) * (number + 1) / (number - 1) ** 1.5
