"""What must hold after every move (PAN-INV-01..25)."""

from __future__ import annotations

from .components import (
    ARTISANS,
    AVAILABLE,
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
from .rules.placement import MainAction
from .state import Panthalos, without


def violations(s: Panthalos) -> list[str]:
    """What is wrong with a position, in words; nothing in every position that a game can reach."""
    wrong = lists(s)
    if wrong:
        return wrong
    return discs(s) + tokens(s) + goods(s) + cards(s) + figures(s) + displays(s) + knowledge(s) + rounds(s)


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
        try:
            without(tuple(left) + s.sold[seat], s.doubted[seat])
        except ValueError:
            wrong.append(f"a titan of seat {seat} that was seen is neither there nor among those sold")
        for since in s.doubts[seat]:
            if since >= len(s.sales[seat]):
                wrong.append(f"a titan of seat {seat} may have gone in a sale that has not been")
    return wrong


def rounds(s: Panthalos) -> list[str]:
    """PAN-INV-20, -21, -24: while figures are placed nobody has been challenged; nobody is in two minds."""
    wrong: list[str] = []
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
