"""What a position of Panthalos is worth to a seat, for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from ...kernel.agenda import Choice
from .components import (
    AGORA,
    AGRO,
    AGRO_SPACE,
    ANY_ARTISAN,
    ARENA,
    ART,
    ARTISANS,
    AVAILABLE,
    CONFIRM,
    DIE_ARTISAN,
    DISC_INCOME,
    DONE,
    FORO,
    GOOD_INCOME,
    HIGHEST,
    KINDS_OF_GOODS,
    KRYPT,
    LEADER,
    LOCATION_OF,
    ON_BOARD,
    ORACULUM,
    PHALANX,
    POLIS,
    PROMOTED,
    REINFORCEMENT_INCOME,
    REINFORCEMENTS,
    RESTING,
    ROUNDS,
    STRENGTH_OF,
    THERMAE,
    TITANS,
    TITANUS,
    TITANUS_SPACE,
    UNHIRED,
)
from .rules.arena import Arena, ArenaFigure, DuelDefend, DuelOpen, DuelRaise, Laying, duel_element
from .rules.artisans import RefineGood, TrainWorker
from .rules.force import most, strength
from .rules.foro import Foro, ForoDiscard, Oraculum
from .rules.harvest import highest_worker
from .rules.krypt import Defend, Krypt, attack_strength, element_for
from .rules.market import ArtChoose, Recruit, TakeGoods, TokenSale
from .rules.placement import ForoPartner
from .rules.promotion import PromoteTarget
from .rules.round import Evaluation, Visitor, Visitors
from .rules.trade import DeliverGood, UnderworldPlace
from .state import Panthalos

# Worths, in points
SPREAD: Final = 0.09
BASIC: Final = 1.5
REFINED: Final = 2.9
SHIP: Final = 0.6
ARTISAN: Final = 1.4
REINFORCEMENT: Final = 0.35  # per point of its bonus, and as much again
TITAN: Final = 0.11  # per point of strength
DISCS: Final = (0.0, 0.9, 1.7, 2.4, 3.0, 3.5, 3.9, 4.2, 4.4, 4.5, 4.6, 4.7)
AT_HAND: Final = 1.7  # a figure that may still be placed in this round
READY: Final = 0.9  # a worker that will not rest in the next one
RANK: Final = 0.45  # of use while the game goes on
HIRED: Final = 1.6
LEADS: Final = 2.2  # a promoted leader, beside what it scores at the end
BOXED: Final = 0.6  # a disc in the collection box, beside what it may cost at the end
DUEL: Final = 5.0


def evaluate(s: Panthalos, seat: int) -> float:
    """The seat's share of the hope of winning, from 0 to 1. What it has begun is brought to an end first."""
    s = settled(s, seat)
    if not s.agenda:
        best = max(s.scores())
        return 1.0 if s.scores()[seat] == best else 0.0
    ahead = Outlook(s)
    worths = [worth(s, other, ahead) for other in range(s.players)]
    top = max(worths)
    total = 0.0
    for one in worths:
        total += exp(SPREAD * (one - top))
    return exp(SPREAD * (worths[seat] - top)) / total


def glance(s: Panthalos, seat: int) -> float:
    """What the seat has and may hope for, whatever the others have."""
    s = settled(s, seat)
    return worth(s, seat, Outlook(s))


class Outlook:
    """What lies ahead of all seats alike."""

    __slots__ = ("rounds", "to_the_end", "full_box", "location")

    def __init__(self, s: Panthalos) -> None:
        discs = 0
        for some in s.box_discs:
            discs += some
        limit = s.contents.limit[s.players]
        rounds = max(0.0, min(float(ROUNDS - s.round), (limit - discs) / (0.6 * s.players) - 0.5))
        self.rounds: float = rounds  # after this one, as far as the collection box lets expect
        self.to_the_end: float = max(0.0, 1.0 - 0.4 * (ROUNDS - s.round - rounds))  # the chance of all rounds
        # how likely the discs in the collection box will cost their owners something
        self.full_box: float = min(1.0, max(0.0, (discs + 0.5 * s.players * rounds) / limit - 0.35))
        self.location: int = next_location(s)


# What was begun


def settled(s: Panthalos, seat: int) -> Panthalos:
    """The position, or where it leads to if the seat has begun something."""
    if s.agenda and is_begun(s, seat):
        s = s.copy()
        settle(s, seat)
    return s


def is_begun(s: Panthalos, seat: int) -> bool:
    """Does the seat itself have to go on with what it has just done?"""
    top = s.agenda[-1]
    if not isinstance(top, Choice) or top.seat != seat:
        return False
    if isinstance(top, (Defend, DuelDefend, DuelRaise)):
        return len(top.picked) > 0
    return isinstance(
        top,
        (
            DuelOpen, ForoPartner, DeliverGood, RefineGood, TrainWorker, PromoteTarget, TakeGoods, Recruit, ArtChoose,
            TokenSale, ForoDiscard, UnderworldPlace,
        ),
    )  # fmt: skip


def settle(s: Panthalos, seat: int) -> None:
    """The plain way on: confirm what suffices, sell no more, take what stands first."""
    for _ in range(24):
        if not s.agenda or not is_begun(s, seat):
            return
        top = s.agenda[-1]
        if not isinstance(top, Choice):
            return
        options = top.options(s)
        move = options[0]
        if CONFIRM in options:
            move = CONFIRM
        elif DONE in options:
            move = DONE
        s.step(seat, move)


# Worth


def worth(s: Panthalos, seat: int, ahead: Outlook) -> float:
    """What a seat has and may hope for, in points."""
    value = s.points[seat] - BOXED * s.box_discs[seat]
    value -= s.contents.penalty * s.box_discs[seat] * ahead.full_box
    value += goods_worth(s, seat, ahead.to_the_end)
    value += tokens_worth(s, seat, ahead.rounds)
    value += DISCS[min(s.personal[seat], len(DISCS) - 1)]
    value += figures_worth(s, seat, ahead)
    value += polis_worth(s, seat, ahead)
    if s.starter == seat:
        value += 0.4
    return value + defence_worth(s, seat, ahead) + duel_worth(s, seat)


def goods_worth(s: Panthalos, seat: int, to_the_end: float) -> float:
    value = 0.0
    last = s.round == ROUNDS
    for good in s.goods[seat]:
        kind = good % KINDS_OF_GOODS
        symbols = 1 if good < KINDS_OF_GOODS else 2
        shipped = s.contents.end_shipping * symbols * to_the_end if kind in s.tokens[seat] else 0.0
        hoped = 0.6 * symbols if last else BASIC if symbols == 1 else REFINED
        value += max(shipped, hoped)
    return value


def tokens_worth(s: Panthalos, seat: int, left: float) -> float:
    """Ships, artisans, reinforcements and titans: the more rounds are left, the more they are worth."""
    time = min(1.0, 0.35 + 0.2 * left)
    value = 0.0
    for token in s.tokens[seat]:
        if token < ARTISANS:
            value += SHIP
        elif token < REINFORCEMENTS:
            value += ARTISAN * time * (1.2 if token in (ANY_ARTISAN, DIE_ARTISAN) else 1.0)
        else:
            value += REINFORCEMENT * (1 + STRENGTH_OF[token]) * time
    for titan in s.titans[seat]:
        value += TITAN * STRENGTH_OF[titan] * time
    for token in s.laid[seat]:  # may be taken back for a disc
        if token >= TITANS:
            value += 0.4 * TITAN * STRENGTH_OF[token] * time
    return value


def figures_worth(s: Panthalos, seat: int, ahead: Outlook) -> float:
    """Ranks, and what the figures will bring where they stand."""
    value = 0.0
    to_the_end = ahead.to_the_end
    placing = not s.passed >> seat & 1
    for die in s.dice[seat]:
        place, shows = die >> 3, die & 7
        if place == UNHIRED:
            continue
        if shows == PROMOTED:
            value += LEADS + s.contents.promoted_leader * to_the_end
        else:
            value += HIRED + (RANK + to_the_end) * shows
        if place == AVAILABLE:
            value += AT_HAND if placing else READY
        elif place >= ON_BOARD:
            value += figure_worth(s, seat, shows, place - ON_BOARD, ahead)
        elif place == RESTING:
            value += 0.1
    leader = s.leaders[seat]
    if leader == AVAILABLE and placing:
        value += AT_HAND
    elif leader >= ON_BOARD:
        value += figure_worth(s, seat, LEADER, leader - ON_BOARD, ahead)
    return value


def next_location(s: Panthalos) -> int:
    """The first location that is still to be evaluated in this round."""
    for n in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[n]
        if isinstance(frame, Evaluation):
            return THERMAE
        if isinstance(frame, Visitors):
            return frame.location
        if isinstance(frame, Oraculum):
            return ORACULUM
        if isinstance(frame, Foro):
            return FORO
        if isinstance(frame, Krypt):
            return KRYPT
        if isinstance(frame, Arena):
            return ARENA
    return ARENA + 1


def waits(s: Panthalos, space: int) -> bool:
    """Is the figure on this space the next or a later one of the location that is being evaluated?"""
    for frame in s.agenda:
        if isinstance(frame, (Visitor, ArenaFigure)) and frame.space == space:
            return True
    return False


def figure_worth(s: Panthalos, seat: int, figure: int, space: int, ahead: Outlook) -> float:
    """What a figure on a space will bring when its location is evaluated."""
    location = LOCATION_OF[space]
    if s.side.lightning[space] or (location < ahead.location and not waits(s, space)):
        return 0.0
    if location == POLIS:
        if s.personal[seat] == 0 or s.polis[space] >= 0:
            return 0.0
        return income_worth(s, space, ahead.rounds + 1, True) - 0.6
    if location == AGORA:
        return 2.7 - 0.3 * (space - s.side.at[AGORA][0])
    if location == PHALANX:
        return 2.1 - 0.2 * (space - s.side.at[PHALANX][0])
    if location == ART:
        return 1.5
    if location == ORACULUM:
        return 0.6 + 0.5 + READY
    if location == FORO:
        return 1.6 if unhired(s, seat) else 1.2 if s.personal[seat] > 1 and tokens_spare(s, seat) else 0.2
    if location == TITANUS:
        value = figure if 1 <= figure <= HIGHEST else highest_worker(s, TITANUS_SPACE)
        return 7 * TITAN * (value // 2 if value else 1)
    if location == AGRO:
        value = figure if 1 <= figure <= HIGHEST else highest_worker(s, AGRO_SPACE)
        gained = min(max(value, 1), s.general[seat])
        now = s.personal[seat]
        return DISCS[min(now + gained, len(DISCS) - 1)] - DISCS[min(now, len(DISCS) - 1)]
    if location == KRYPT:
        return READY + 0.1
    return 7 * TITAN + (1.6 if len(s.titans[seat]) > 2 else 0.6)


def unhired(s: Panthalos, seat: int) -> bool:
    return s.dice[seat][0] >> 3 == UNHIRED


def tokens_spare(s: Panthalos, seat: int) -> bool:
    return len(s.tokens[seat]) + len(s.titans[seat]) > 3


def polis_worth(s: Panthalos, seat: int, ahead: Outlook) -> float:
    """What a seat's discs in the polis will still bring."""
    value = 0.0
    rounds = ahead.rounds + (1.0 if ahead.location <= POLIS else 0.0)
    for space in s.side.at[POLIS]:
        if s.polis[space] == seat and not s.side.once[space]:
            value += income_worth(s, space, rounds, False)
    return value


def income_worth(s: Panthalos, space: int, rounds: float, first: bool) -> float:
    kind = s.side.income[space]
    each = 7 * TITAN
    if kind == DISC_INCOME:
        each = 0.5
    elif kind == REINFORCEMENT_INCOME:
        each = 3 * REINFORCEMENT
    elif kind == GOOD_INCOME:
        each = BASIC
    times = 1.0 if s.side.once[space] and first else 0.8 * rounds
    return each * s.side.amount[space] * times


# Fighting


def defence_worth(s: Panthalos, seat: int, ahead: Outlook) -> float:
    """Before the krypt: the points of a defence that the seat could make, less what it would cost."""
    if not before_the_krypt(s, seat, ahead):
        return 0.0
    needed = attack_strength(s)
    if most(s, seat, element_for(s, seat), ()) < needed:
        return -0.9 - s.contents.penalty * ahead.full_box
    return 0.8 * s.contents.reward[s.underworld[-1]] - TITAN * needed


def before_the_krypt(s: Panthalos, seat: int, ahead: Outlook) -> bool:
    """Is the seat still to be attacked in this round?"""
    for frame in s.agenda:
        if isinstance(frame, Defend) and frame.seat == seat:
            return True
    return ahead.location <= KRYPT


def duel_worth(s: Panthalos, seat: int) -> float:
    """In a duel: who will probably win it, and what lies on the table for that."""
    for frame in s.agenda:
        if isinstance(frame, Laying):
            defends = isinstance(frame, DuelDefend)
            attacker = frame.against if defends else frame.seat
            defender = frame.seat if defends else frame.against
            if seat not in (attacker, defender):
                return 0.0
            element = duel_element(s, defender)
            wins = attacker if most(s, attacker, element, ()) > most(s, defender, element, ()) else defender
            if isinstance(frame, DuelRaise) and wins == attacker:
                wins = attacker if most(s, attacker, element, ()) > strength(s.laid[defender]) else defender
            return DUEL if seat == wins else -1.5
    return 0.0
