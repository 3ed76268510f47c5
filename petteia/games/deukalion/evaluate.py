"""What a position of Deukalion is worth to a seat, for bots."""

from __future__ import annotations

from math import exp
from typing import Final

from ...kernel.agenda import Choice
from ...kernel.moves import Move
from .components import (
    CARDS_ACTION,
    CHESTS,
    CITIES,
    DELIVER,
    DELIVER_ANY,
    DELIVER_DISTINCT,
    HOPLITES_ACTION,
    HYDRA,
    HYDRA_ACTION,
    LEAVE,
    MOVE_ACTION,
    OFFER,
    SETTLEMENTS,
    SHIP,
    UNLOAD,
    VISIT,
)
from .rules.delivery import Deliver, asks_for, completed_by, counted, events_with
from .rules.pursuits import display_shows
from .rules.reclaim import PutChest, Reclaim
from .rules.relocation import MoveHydraAway, MoveShipAway
from .rules.styx import has_majority
from .rules.turn import Window
from .state import Deukalion

# Worths, in honour points
HOPLITE: Final = 0.13  # aboard; a fallen one may still bring the Styx's award
FALLEN: Final = 0.03
CARD: Final = 0.22
CAPTURE: Final = 0.9  # of what a chest will bring, while it is still in its city
STEP: Final = 0.86  # a goal two steps away is worth so much less
OTHERS: Final = 0.25  # what further goals add to the best one
SPREAD: Final = 0.45
FADING: Final = [0.9 * STEP**turns for turns in range(9)]
NEAR: Final = 0.002  # of two ways to the same, the nearer


def evaluate(s: Deukalion, seat: int) -> float:
    """The seat's share of the hope of winning, from 0 to 1. What is only a consequence is settled first."""
    s = settled(s)
    if not s.agenda:
        best = max(s.scores())
        return 1.0 if s.total(seat) == best else 0.0
    hopes = [exp(SPREAD * progress(s, other)) for other in range(s.players)]
    total = 0.0
    for hope in hopes:
        total += hope
    return hopes[seat] / total


def glance(s: Deukalion, seat: int) -> float:
    """How far the seat has come, whatever the others have."""
    return progress(settled(s), seat)


def settled(s: Deukalion) -> Deukalion:
    """The position, or where it leads to if it is only a consequence."""
    if s.agenda and is_consequence(s):
        s = s.copy()
        settle(s)
    return s


def is_consequence(s: Deukalion) -> bool:
    top = s.agenda[-1]
    return s.contest == 1 or isinstance(top, (Reclaim, PutChest, Deliver))


def settle(s: Deukalion) -> None:
    """Let what was begun come to its end: no more cards, the most hoplites, the first chest, any place."""
    for _ in range(60):
        if not s.agenda or not is_consequence(s):
            return
        top = s.agenda[-1]
        if not isinstance(top, Choice):
            return
        options = top.options(s)
        move = options[0]
        if isinstance(top, Reclaim):
            for one in options:
                if one.verb.name == "reclaim":
                    move = one
        elif isinstance(top, Deliver):
            move = best_unloading(s, top, options)
        elif isinstance(top, (MoveShipAway, MoveHydraAway)):
            move = options[s.below(len(options))]
        s.step(top.seat, move)


def best_unloading(s: Deukalion, choice: Deliver, options: list[Move]) -> Move:
    """Towards the delivery that brings most, with the fewest chests."""
    chosen = counted(choice.chosen)
    best = chosen
    most = -1.0
    for chests in events_with(s, choice.seat, chosen):
        honour = 0.0
        for card in completed_by(s, choice.seat, chests):
            honour += s.contents.pursuit_honour[card]
        honour -= 0.01 * sum(chests)
        if honour > most:
            best, most = chests, honour
    for colour in range(CHESTS):
        if best[colour] > chosen[colour]:
            return UNLOAD[colour]
    return options[0]


def reach(s: Deukalion, seat: int) -> int:
    """The steps that a seat can still make in this turn."""
    if s.sailor == seat:
        return s.allowance if s.moving else 0
    if s.active == seat:
        return s.die(MOVE_ACTION) if s.rotation >= 0 and not s.used >> MOVE_ACTION & 1 else 2
    for frame in s.agenda:
        if isinstance(frame, Window) and frame.seat == seat:
            return s.centre
    return 0


def closeness(steps: int, reach: int) -> float:
    """How much of a goal's worth is left at this distance."""
    turns = (steps - reach + 1) // 2 if steps > reach else 0
    return FADING[turns if turns < 8 else 8] - NEAR * steps


def progress(s: Deukalion, seat: int) -> float:
    """How far a seat has come, in honour points."""
    value = float(s.total(seat)) + HOPLITE * s.crew[seat] + FALLEN * s.underworld[seat]
    value += CARD * min(8, len(s.hands[seat]) + len(s.face_up[seat]))
    value += actions_worth(s, seat)
    if s.ships[seat] < 0:
        return value
    best = 0.0
    sum_of_all = 0.0
    for worth in goals(s, seat, reach(s, seat)):
        sum_of_all += worth
        best = max(best, worth)
    return value + best + OTHERS * min(4.0, sum_of_all - best)


def actions_worth(s: Deukalion, seat: int) -> float:
    """What the dice of the Kylix still promise this turn."""
    if s.rotation < 0 or s.active < 0:
        return 0.0
    value = 0.0
    if not s.used >> CARDS_ACTION & 1:
        drawn = s.die(CARDS_ACTION)
        if (drawn == 3 and seat == s.active) or (drawn == 1 and seat != s.active):
            value += CARD
    if seat == s.active:
        if not s.used >> HOPLITES_ACTION & 1:
            value += (HOPLITE - FALLEN) * min(s.die(HOPLITES_ACTION), s.underworld[seat], max(0, s.room(seat)))
        if not s.used >> HYDRA_ACTION & 1:
            value += 0.03 * s.die(HYDRA_ACTION)
    return value


def goals(s: Deukalion, seat: int, steps: int) -> list[float]:
    """What the ship could do next, each with its worth at this distance, if it can still make so many steps."""
    cards = s.open_cards(seat)
    found = [delivery(s, seat, steps, cards), styx(s, seat, steps)]
    settlements(s, seat, steps, found)
    cities(s, seat, steps, cards, found)
    deeds(s, seat, steps, cards, found)
    return found


def wins(s: Deukalion, seat: int, value: int) -> float:
    """How likely the crew reaches a challenge value."""
    reached = s.contents.odds[s.crew[seat]]
    return reached[2 * value] if 2 * value < len(reached) else 0.0


def delivery(s: Deukalion, seat: int, steps: int, cards: list[int]) -> float:
    chests = s.aboard[seat]
    if not chests:
        return 0.0
    counts = counted(chests)
    completed = 0
    worth = 0.0
    for card in cards:
        if asks_for(s, card, counts):
            completed += 1
            worth += s.contents.pursuit_honour[card]
    worth = max(worth + 0.5 * max(0, len(chests) - completed), float(len(chests)))
    return worth * closeness(s.contents.to_athens[s.ships[seat]], steps)


def styx(s: Deukalion, seat: int, steps: int) -> float:
    worth = (HOPLITE - FALLEN) * min(s.underworld[seat], s.room(seat) + len(s.aboard[seat]))
    if has_majority(s, seat) and not s.rewarded[seat]:
        worth += s.contents.majority_of_two if s.players == 2 else s.contents.majority
    away = s.contents.to_styx[s.ships[seat]]
    return worth * closeness(away if away > 0 else 1, steps)


def settlements(s: Deukalion, seat: int, steps: int, found: list[float]) -> None:
    crew = s.crew[seat]
    square = s.ships[seat]
    for n in range(SETTLEMENTS):
        honour = s.contents.honour[n]
        needed = s.contents.garrison[n]
        if s.owners[n] == seat or crew < needed:
            continue
        worth = honour - HOPLITE * needed
        if s.owners[n] >= 0:
            worth = wins(s, seat, s.contents.site_value[CITIES + n]) * (worth + 0.3 * honour)
            worth -= 0.36 * (HOPLITE - FALLEN) * crew
        if worth > 0:
            found.append(worth * closeness(s.contents.to_site[CITIES + n][square], steps))


def cities(s: Deukalion, seat: int, steps: int, cards: list[int], found: list[float]) -> None:
    """A chest is worth what it would bring in Athens, if the crew can win it."""
    crew = s.crew[seat]
    if crew == 0:
        return
    wanted = chest_worths(s, seat, cards)
    square = s.ships[seat]
    for n in range(CITIES):
        best = 0.0
        for colour in s.stored[n]:
            if wanted[colour] > best:
                best = wanted[colour]
        worth = wins(s, seat, s.contents.site_value[n]) * best - 0.36 * (HOPLITE - FALLEN) * crew
        if worth > 0:
            home = CAPTURE * closeness(s.contents.home[n], 0)
            found.append(worth * home * closeness(s.contents.to_site[n][square], steps))


def chest_worths(s: Deukalion, seat: int, cards: list[int]) -> list[float]:
    """What one more chest of each colour would add to a delivery."""
    worths = [1.0] * CHESTS
    aboard = s.aboard[seat]
    have = counted(aboard)
    for card in cards:
        honour = s.contents.pursuit_honour[card]
        for deed in s.contents.deeds[card]:
            if deed.what == DELIVER:
                missing = 0
                for colour in range(CHESTS):
                    if deed.chests[colour] > have[colour]:
                        missing += deed.chests[colour] - have[colour]
                share = 1.0 if missing == 1 else 0.6
                for colour in range(CHESTS):
                    if deed.chests[colour] > have[colour]:
                        worths[colour] = max(worths[colour], share * honour)
            elif deed.what < SHIP and len(aboard) < deed.count:
                share = 1.0 if len(aboard) + 1 == deed.count and deed.what == DELIVER_ANY else 0.5
                for colour in range(CHESTS):
                    fresh = have[colour] == 0
                    if deed.what == DELIVER_ANY or fresh == (deed.what == DELIVER_DISTINCT):
                        worths[colour] = max(worths[colour], share * honour)
    return worths


def deeds(s: Deukalion, seat: int, steps: int, cards: list[int], found: list[float]) -> None:
    """Pursuits other than deliveries."""
    square = s.ships[seat]
    for card in cards:
        honour = s.contents.pursuit_honour[card]
        for deed in s.contents.deeds[card]:
            worth = 0.0
            distance = 0
            if deed.what == VISIT and s.crew[seat] >= deed.count:
                worth = float(honour)
            elif deed.what == LEAVE and s.crew[seat] >= deed.count:
                worth = honour - (HOPLITE - FALLEN) * deed.count
            elif deed.what == OFFER and len(s.hands[seat]) >= deed.count:
                worth = honour - 0.6 * CARD * deed.count
            elif deed.what == HYDRA and display_shows(s, HYDRA) and s.crew[seat] > 0:
                worth = wins(s, seat, s.contents.hydra_value) * honour - 0.36 * (HOPLITE - FALLEN) * s.crew[seat]
                distance = apart(square, s.hydra)
            if deed.city >= 0:
                distance = s.contents.to_site[deed.city][square]
            if worth > 0:
                found.append(worth * closeness(distance, steps))


def apart(one: int, other: int) -> int:
    return abs(one % 9 - other % 9) + abs(one // 9 - other // 9)
