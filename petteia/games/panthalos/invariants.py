"""What must hold after every move (PAN-INV-01..25)."""

from __future__ import annotations

from ...kernel.agenda import Frame
from .components import (
    ARTISANS,
    AVAILABLE,
    DIE_ARTISAN,
    FIGURE,
    FORO_1,
    FORO_2,
    HIGHEST,
    KINDS_OF_GOODS,
    LOCATION_OF,
    MERCHANT,
    ON_BOARD,
    POLIS,
    PROMOTED,
    REINFORCEMENTS,
    RESTING,
    ROUNDS,
    SPACE,
    TITANS,
    TITANUS_SPACE,
    TOKEN,
    TOKENS,
    UNDERWORLD,
    UNHIRED,
)
from .rules.arena import DuelReward, Laying, Prize
from .rules.artisans import RefineGood, TrainWorker, refinable, targets_of
from .rules.force import KeepTitan, KeepTitans
from .rules.foro import ForoDiscard
from .rules.placement import MainAction
from .rules.promotion import Demote, Demotion
from .rules.trade import DeliverGood, deliverable
from .state import Panthalos, Picking, without

FIGHTING = (Laying, Demotion, Demote, Prize, DuelReward, KeepTitans, KeepTitan)


def violations(s: Panthalos) -> list[str]:
    """What is wrong with a position, in words; nothing in every position that a game can reach."""
    wrong = lists(s)
    if wrong:
        return wrong
    wrong = discs(s) + tokens(s) + goods(s) + cards(s) + figures(s) + displays(s) + knowledge(s) + rounds(s)
    for frame in s.agenda:
        wrong += begun(s, frame)
    return wrong


def lists(s: Panthalos) -> list[str]:
    """What cannot even be counted."""
    wrong: list[str] = []
    if len(s.polis) != 8:
        wrong.append(f"polis has {len(s.polis)} spaces, not 8")
    for seat in range(s.players):
        if len(s.dice[seat]) != s.contents.dice:
            wrong.append(f"seat {seat} has {len(s.dice[seat])} dice, not {s.contents.dice}")
    if len(s.known) != len(s.underworld):
        wrong.append("known and underworld must be of the same length")
    if not s.underworld:
        wrong.append("the underworld stack is empty")
    if not 1 <= s.round <= ROUNDS:
        wrong.append(f"there is no round {s.round}")
    return wrong


def discs(s: Panthalos) -> list[str]:
    """PAN-INV-01, -22: every disc is somewhere; none is owed."""
    wrong: list[str] = []
    for seat in range(s.players):
        placed = s.polis.count(seat) + s.box_discs[seat] + s.promoted(seat)
        found = s.personal[seat] + s.general[seat] + placed
        if found != s.contents.discs:
            wrong.append(f"seat {seat} has {found} discs, not {s.contents.discs}")
        if s.personal[seat] < 0 or s.general[seat] < 0:
            wrong.append(f"seat {seat} has fewer than no discs")
    return wrong


def tokens(s: Panthalos) -> list[str]:
    """PAN-INV-02, -03, -06, -08: every ship, artisan, reinforcement and titan is somewhere."""
    count = [0] * TOKENS
    places = [s.ship_stack, s.artisan_stack, s.reinforcement_stack, s.titan_stack, s.port, s.art, s.phalanx]
    places += [s.gone_tokens, *s.tokens, *s.titans, *s.sold, *s.laid]
    for place in places:
        for token in place:
            count[token] += 1
    wrong: list[str] = []
    for token in range(TOKENS):
        if count[token] != s.contents.tokens[token]:
            wrong.append(f"{count[token]} of {TOKEN.names[token]}, not {s.contents.tokens[token]}")
    wrong += outside("ship_stack", s.ship_stack, 0, ARTISANS) + outside("port", s.port, 0, ARTISANS)
    wrong += outside("artisan_stack", s.artisan_stack, ARTISANS, REINFORCEMENTS)
    wrong += outside("art", s.art, ARTISANS, REINFORCEMENTS)
    wrong += outside("reinforcement_stack", s.reinforcement_stack, REINFORCEMENTS, TITANS)
    wrong += outside("phalanx", s.phalanx, REINFORCEMENTS, TITANS)
    wrong += outside("titan_stack", s.titan_stack, TITANS, TOKENS)
    for seat in range(s.players):
        wrong += outside(f"tokens of seat {seat}", s.tokens[seat], 0, TITANS)
        wrong += outside(f"titans of seat {seat}", s.titans[seat], TITANS, TOKENS)
        wrong += outside(f"sold titans of seat {seat}", s.sold[seat], TITANS, TOKENS)
        wrong += outside(f"what seat {seat} has laid", s.laid[seat], REINFORCEMENTS, TOKENS)
    return wrong


def outside(what: str, things: tuple[int, ...], first: int, end: int) -> list[str]:
    return [f"{TOKEN.names[one]} does not belong to {what}" for one in things if not first <= one < end]


def goods(s: Panthalos) -> list[str]:
    """PAN-INV-04, -05: every good is somewhere; in bag and agora they are basic."""
    wrong: list[str] = []
    for kind in range(KINDS_OF_GOODS):
        found = 0
        for place in (s.bag, s.agora, s.gone_goods, *s.goods):
            found += place.count(kind) + place.count(kind + KINDS_OF_GOODS)
        if found != s.contents.goods[kind]:
            wrong.append(f"{found} goods of kind {kind}, not {s.contents.goods[kind]}")
    if [good for good in s.bag + s.agora if good >= KINDS_OF_GOODS]:
        wrong.append("a refined good is in the bag or in the agora")
    return wrong


def cards(s: Panthalos) -> list[str]:
    """PAN-INV-07, -09: every merchant and every underworld token is somewhere, once."""
    wrong: list[str] = []
    if sorted(s.merchant_stack + s.merkator + s.gone_merchants) != list(range(len(MERCHANT.names))):
        wrong.append("a merchant is missing or there twice")
    if sorted(s.underworld + s.gone_underworld) != list(range(len(UNDERWORLD.names))):
        wrong.append("an underworld token is missing or there twice")
    if len(s.underworld) != 13 - s.round:
        wrong.append(f"{len(s.underworld)} underworld tokens in round {s.round}")
    if not s.known[-1] >> s.players & 1:
        wrong.append("the top underworld token must be known to all")
    return wrong


def figures(s: Panthalos) -> list[str]:
    """PAN-INV-10..14: ranks, places and spaces."""
    wrong: list[str] = []
    count = [0] * len(SPACE.names)
    for seat in range(s.players):
        leader = s.leaders[seat]
        if leader in (UNHIRED, RESTING):
            wrong.append(f"the leader of seat {seat} must be available or on the board")
        if leader >= ON_BOARD:
            count[leader - ON_BOARD] += 1
            if LOCATION_OF[leader - ON_BOARD] == POLIS:
                wrong.append(f"the leader of seat {seat} is in the polis")
        for die in s.dice[seat]:
            place, shows = die >> 3, die & 7
            if not 1 <= shows <= PROMOTED:
                wrong.append(f"a die of seat {seat} shows {FIGURE.names[shows]}")
            if shows > HIGHEST and (place in (UNHIRED, RESTING) or is_polis(place)):
                wrong.append(f"a promoted leader of seat {seat} is where no leader can be")
            if place >= ON_BOARD:
                count[place - ON_BOARD] += 1
    for space in range(len(s.polis)):
        if s.polis[space] >= 0 and not s.side.has[space]:
            wrong.append(f"a disc on {SPACE.names[space]}, which this side does not have")
    for space in range(len(count)):
        if count[space] and not s.side.has[space]:
            wrong.append(f"somebody stands on {SPACE.names[space]}, which this side does not have")
        if count[space] > 1 and not TITANUS_SPACE <= space <= TITANUS_SPACE + 1:
            wrong.append(f"{count[space]} figures on {SPACE.names[space]}")
    placing = bool(s.agenda) and isinstance(s.agenda[-1], MainAction)
    if placing:
        for space in range(len(s.polis)):
            if s.polis[space] >= 0 and count[space]:
                wrong.append(f"a figure on {SPACE.names[space]}, which a disc closes")
        if s.owner_at(FORO_1) != s.owner_at(FORO_2):
            wrong.append("the spaces of the foro must be held by one player, or be empty")
    return wrong


def is_polis(place: int) -> bool:
    return place >= ON_BOARD and LOCATION_OF[place - ON_BOARD] == POLIS


def displays(s: Panthalos) -> list[str]:
    """PAN-INV-18, -23: no display is fuller than it can be; what is laid lies only while somebody fights."""
    wrong: list[str] = []
    full = (
        ("port", s.port, s.contents.port),
        ("merkator", s.merkator, s.contents.merkator),
        ("agora", s.agora, s.contents.agora),
        ("phalanx", s.phalanx, s.contents.phalanx),
        ("art", s.art, s.contents.art),
    )
    for name, things, most in full:
        if len(things) > most:
            wrong.append(f"{name} holds {len(things)}, not more than {most}")
    fought = any([isinstance(frame, FIGHTING) for frame in s.agenda])
    for seat in range(s.players):
        if s.laid[seat] and not fought:
            wrong.append(f"seat {seat} has laid tokens, but nobody fights")
    return wrong


def knowledge(s: Panthalos) -> list[str]:
    """What is written down of who has seen what fits where the titans are."""
    wrong: list[str] = []
    for seat in range(s.players):
        if len(s.doubted[seat]) != len(s.doubts[seat]):
            wrong.append(f"doubted and doubts of seat {seat} must be of the same length")
            continue
        if sum(s.sales[seat]) != len(s.sold[seat]):
            wrong.append(f"the sales of seat {seat} do not add up to what it has sold unseen")
            continue
        try:
            left = without(s.titans[seat], s.shown[seat])
        except ValueError:
            wrong.append(f"seat {seat} was seen with titans that it does not have")
            continue
        if list(s.doubts[seat]) != sorted(s.doubts[seat]):
            wrong.append(f"what was seen of seat {seat} is not in the order of its sales")
        for since in sorted(set(s.doubts[seat])):
            if since >= len(s.sales[seat]):
                wrong.append(f"a titan of seat {seat} may have gone in a sale that has not been")
                continue
            later = s.sold[seat][sum(s.sales[seat][:since]) :]
            try:
                without((*left, *later), s.doubted[seat][s.doubts[seat].index(since) :])
            except ValueError:
                wrong.append(f"a titan of seat {seat} that was seen is neither there nor among those sold")
    return wrong


def rounds(s: Panthalos) -> list[str]:
    """PAN-INV-17, -20, -21, -24, PAN-END-01, -02: when a game ends, and what has not happened before."""
    wrong: list[str] = []
    full = sum(s.box_discs) >= s.contents.limit[s.players]
    if not s.agenda and s.round < ROUNDS and not full:
        wrong.append("nothing is left to do, but neither is the collection box full nor was this the last round")
    if s.agenda and sum(s.lost):
        wrong.append("somebody has lost points before the end")
    if s.agenda and isinstance(s.agenda[-1], MainAction):
        if s.challenged:
            wrong.append("somebody was challenged before the arena was evaluated")
        seat = s.agenda[-1].seat
        if s.passed >> seat & 1:
            wrong.append(f"seat {seat} has passed and yet has a turn")
        for other in range(s.players):
            if s.leaders[other] != AVAILABLE and s.led[other] < 0:
                wrong.append(f"the leader of seat {other} was placed, but not written down where")
    return wrong


def begun(s: Panthalos, frame: Frame) -> list[str]:
    """Whoever is in the middle of a choice has what it is about."""
    wrong: list[str] = []
    if isinstance(frame, Picking):
        try:
            without(s.tokens[frame.seat] + s.titans[frame.seat], frame.picked)
        except ValueError:
            wrong.append(f"agenda: seat {frame.seat} has picked tokens that it does not have")
        if list(frame.picked) != sorted(frame.picked):
            wrong.append(f"agenda: seat {frame.seat} has not picked its tokens by rising number")
    if isinstance(frame, ForoDiscard):
        hired = frame.place != UNHIRED and 1 <= frame.rank <= HIGHEST
        if not hired or not s.has_die(frame.seat, frame.place, frame.rank):
            wrong.append(f"agenda: seat {frame.seat} makes a worker a leader that is not there")
        if len(frame.picked) > 1 or s.personal[frame.seat] < 1:
            wrong.append(f"agenda: seat {frame.seat} cannot be in the middle of making a leader")
    elif isinstance(frame, Laying):
        if frame.seat == frame.against:
            wrong.append(f"agenda: seat {frame.seat} fights a duel with itself")
        elif s.led[frame.defender()] < 0 or s.contents.element_at[s.led[frame.defender()]] < 0:
            wrong.append("agenda: a duel has the element of a location where the defender's leader was placed")
    elif isinstance(frame, DeliverGood):
        if frame.many < 1 or not deliverable(s, frame.seat, frame.many, frame.lowest):
            wrong.append(f"agenda: seat {frame.seat} cannot deliver {frame.many} more goods of its choice")
    elif isinstance(frame, RefineGood):
        if frame.many < 1 or not refinable(s, frame.seat, frame.many, frame.lowest):
            wrong.append(f"agenda: seat {frame.seat} cannot refine {frame.many} more goods")
    elif isinstance(frame, TrainWorker) and not 1 <= frame.many <= min(2, targets_of(s, frame.seat, DIE_ARTISAN)):
        wrong.append(f"agenda: seat {frame.seat} cannot promote workers {frame.many} more times")
    return wrong
