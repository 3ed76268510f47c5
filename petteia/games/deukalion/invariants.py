"""What must hold in every position of Deukalion (chapter 8 of the rules)."""

from __future__ import annotations

from ...kernel.kinds import NOBODY
from .components import (
    ANCHOR,
    CARD,
    CHEST,
    CHESTS,
    CITIES,
    CITY,
    FACES,
    FIRST_REUSABLE,
    LAND,
    LURE_OF_THE_DEEP,
    PURSUITS,
    SEA,
    SETTLEMENT,
    SETTLEMENTS,
    SQUARE,
)
from .rules.cards import WINDS
from .rules.challenge import (
    AfterRoll,
    ChooseRerolled,
    ChooseSaved,
    HydraOutcome,
    Losses,
    PostCards,
    Roll,
    ShipOutcome,
    SiteOutcome,
    Steal,
)
from .rules.delivery import Deliver, DeliveryEvent
from .rules.pursuits import OfferCards, Refill
from .rules.reclaim import PutChest, Reclaim
from .rules.relocation import EndOfChallenge, MoveShipAway, RelocateShip
from .rules.sail import Sail
from .rules.turn import Actions, MoveHydra, PlaceShip
from .state import Deukalion

ROLLED = (PostCards, ChooseSaved, ChooseRerolled, Losses, ShipOutcome, SiteOutcome, HydraOutcome, AfterRoll)


def violations(s: Deukalion) -> list[str]:
    """Everything that cannot be. A finished game may lack a refill, a relocation or the rest of a delivery."""
    wrong = hoplites(s) + chests(s) + actions(s) + pursuits(s) + honour(s) + dice(s) + knowledge(s)
    return wrong + squares(s) + rest(s) + begun(s)


def hoplites(s: Deukalion) -> list[str]:
    """1, 2, 8: each player's hoplites are aboard, garrisoned or in the Underworld, and the shipboard has its spaces."""
    wrong: list[str] = []
    for seat in range(s.players):
        garrisoned = sum([s.contents.garrison[n] for n in range(SETTLEMENTS) if s.owners[n] == seat])
        count = s.crew[seat] + garrisoned + s.underworld[seat]
        if count != s.contents.hoplites:
            wrong.append(f"seat {seat} has {count} hoplites, not {s.contents.hoplites}")
        if s.room(seat) < 0:
            wrong.append(f"the shipboard of seat {seat} holds more than it has spaces")
    for n in range(SETTLEMENTS):
        if not -1 <= s.owners[n] < s.players:
            wrong.append(f"{SETTLEMENT.names[n]} belongs to nobody at the table")
    return wrong


def chests(s: Deukalion) -> list[str]:
    """3, 4: every chest is in a city, aboard, or just being put back; a city holds no more than it has spaces for."""
    wrong: list[str] = []
    found = [0] * CHESTS
    for places in (s.stored, s.aboard):
        for place in places:
            for colour in place:
                found[colour] += 1
    for frame in s.agenda:
        if isinstance(frame, PutChest):
            found[frame.chest] += 1
    for colour in range(CHESTS):
        wanted = s.contents.chest_count[colour]
        if found[colour] != wanted:
            wrong.append(f"{found[colour]} {CHEST.names[colour]} chests, not {wanted}")
    for n in range(CITIES):
        if len(s.stored[n]) > s.contents.spaces[n]:
            wrong.append(f"{CITY.names[n]} holds more chests than it has spaces")
    for place in (*s.stored, *s.aboard):
        if list(place) != sorted(place):
            wrong.append("chests are kept by colour, red first")
    return wrong


def actions(s: Deukalion) -> list[str]:
    """5: each Action card is in one place; only reusable ones lie face up."""
    wrong: list[str] = []
    found = [0] * len(s.contents.card_of)
    for place in (*s.hands, *s.face_up, tuple(s.pile), tuple(s.discard)):
        for copy in place:
            found[copy] += 1
    names = s.contents.kinds["copy"].names
    for copy in range(len(found)):
        if found[copy] != 1:
            wrong.append(f"{names[copy]} is there {found[copy]} times")
    for place in s.face_up:
        for copy in place:
            if s.contents.card_of[copy] < FIRST_REUSABLE:
                wrong.append(f"{CARD.names[s.contents.card_of[copy]]} lies face up, but is not reusable")
    for hand in s.hands:
        if list(hand) != sorted(hand):
            wrong.append("hands are kept in the order of the components")
    return wrong


def pursuits(s: Deukalion) -> list[str]:
    """6: each Pursuit card is in one place; the display is full while there is a pile."""
    wrong: list[str] = []
    found = [0] * PURSUITS
    for place in (*s.completed, tuple(s.pursuits), tuple(s.display), tuple(s.secrets), s.removed):
        for card in place:
            if card >= 0:
                found[card] += 1
    for card in range(PURSUITS):
        if found[card] != 1:
            wrong.append(f"the Pursuit card p{card + 1:02} is there {found[card]} times")
    if len(s.display) != s.contents.display:
        wrong.append(f"{len(s.display)} display slots, not {s.contents.display}")
    return wrong


def honour(s: Deukalion) -> list[str]:
    """7, 12: the Honour cards; a tally only without a supply; and nobody plays on with enough points."""
    wrong: list[str] = []
    count = s.supply + sum(s.honour_cards)
    if count != s.contents.honour_cards:
        wrong.append(f"{count} Honour cards, not {s.contents.honour_cards}")
    if s.supply > 0 and sum(s.tally) > 0:
        wrong.append("a tally is kept though there are Honour cards left")
    enough = max(s.scores()) >= s.contents.targets[s.players]
    if enough and s.agenda:
        wrong.append("somebody has honour enough, but the game goes on")
    if not enough and not s.agenda:
        wrong.append("the game is over, but nobody has honour enough")
    return wrong


def dice(s: Deukalion) -> list[str]:
    """14: five dice of three faces, none before the first shake."""
    wrong: list[str] = []
    low = 1 if s.shakes > 0 else 0
    for value in (s.centre, *s.outer):
        if not low <= value <= 3:
            wrong.append(f"a die shows {value}")
    if len(s.outer) != 4:
        wrong.append(f"{len(s.outer)} outer dice, not 4")
    return wrong


def knowledge(s: Deukalion) -> list[str]:
    """What is written down of who knows what fits where the cards are."""
    wrong: list[str] = []
    if len(s.under) != len(s.pile):
        wrong.append("under and pile must be of the same length")
    if len(s.seen) != s.players + 1:
        wrong.append(f"seen has {len(s.seen)} entries for {s.players} seats and a spectator")
        return wrong
    for seat in range(s.players):
        if s.secrets[seat] >= 0 and s.ruled_out[seat] >> s.secrets[seat] & 1:
            wrong.append(f"the secret card of seat {seat} is ruled out")
    for viewer in range(s.players + 1):
        held = 0
        for seat in range(s.players):
            if seat != viewer:
                for copy in s.hands[seat]:
                    held |= 1 << copy
        if s.seen[viewer] & ~held:
            wrong.append(f"viewer {viewer} has seen cards in other hands that are not there")
    for copy in (*s.pile, *[copy for hand in s.hands for copy in hand]):
        if s.batch[copy] > s.reshuffles:
            wrong.append("a card comes from a reshuffle that has not been")
    return wrong


def squares(s: Deukalion) -> list[str]:
    """9..11: ships on water, the Hydra in the sea, one piece on a sea square unless a challenge is open."""
    wrong: list[str] = []
    if s.contents.squares[s.hydra] != SEA:
        wrong.append("the Hydra is not in the sea")
    at = [square for square in s.ships if square >= 0]
    for square in at:
        if s.contents.squares[square] == LAND:
            wrong.append(f"a ship is on land: {SQUARE.names[square]}")
    if s.agenda and not s.contest:
        for square in at:
            if s.contents.squares[square] == SEA and (at.count(square) > 1 or square == s.hydra):
                wrong.append(f"two pieces on {SQUARE.names[square]}, and no challenge")
    for seat in range(s.players):
        if s.rolls[seat] and (not s.contest or len(s.rolls[seat]) != 5):
            wrong.append(f"seat {seat} has rolled, but not in a challenge")
    return wrong


def rest(s: Deukalion) -> list[str]:
    """6, 11: while the game goes on, ships are on the map, the display is full, chests at an anchor are delivered."""
    wrong: list[str] = []
    if not s.agenda:
        return wrong
    placing = [frame.seat for frame in s.agenda if isinstance(frame, PlaceShip)]
    delivering = any([isinstance(frame, (Deliver, DeliveryEvent)) for frame in s.agenda])
    for seat in range(s.players):
        if s.ships[seat] < 0:
            if seat not in placing:
                wrong.append(f"the ship of seat {seat} is not on the map")
        elif s.aboard[seat] and s.contents.squares[s.ships[seat]] == ANCHOR and not delivering:
            wrong.append(f"seat {seat} carries chests on an anchor square")
    if s.pursuits and NOBODY in s.display and not any([isinstance(frame, Refill) for frame in s.agenda]):
        wrong.append("a display slot is empty though there is a pile")
    if s.rotation < 0 and any([isinstance(frame, Actions) for frame in s.agenda]):
        wrong.append("actions before a rotation was chosen")
    if s.contest and not any([isinstance(frame, EndOfChallenge) for frame in s.agenda]):
        wrong.append("contest: no challenge is open")
    winds = sum([s.contents.amount[card] for card in s.contents.card_of if card in WINDS])
    if s.allowance > FACES + 2 * winds:
        wrong.append(f"an allowance of {s.allowance} squares is too much")
    return wrong


def begun(s: Deukalion) -> list[str]:
    """15: whoever is in the middle of something has what it is about."""
    wrong: list[str] = []
    rolling = [frame.seat for frame in s.agenda if isinstance(frame, Roll)]
    for n, frame in enumerate(s.agenda):
        if isinstance(frame, ROLLED):
            both = [frame.seat, frame.defender] if isinstance(frame, ShipOutcome) else [frame.seat]
            wrong += [
                f"agenda: seat {seat} has not rolled" for seat in both if not s.rolls[seat] and seat not in rolling
            ]
        if isinstance(frame, Losses) and s.rolls[frame.seat] and sum(s.rolls[frame.seat][:4]) != s.crew[frame.seat]:
            wrong.append(f"agenda: the roll of seat {frame.seat} is not of its crew")
        if isinstance(frame, ChooseRerolled) and s.rolls[frame.seat]:
            asked = (frame.skulls, frame.shields, frame.edges, frame.saved)
            if any([asked[n] > s.rolls[frame.seat][n] for n in range(4)]):
                wrong.append("agenda: more hoplites to roll again than were rolled")
        if isinstance(frame, MoveHydra) and frame.limit > max(FACES, s.contents.amount[LURE_OF_THE_DEEP]):
            wrong.append(f"agenda: a limit of {frame.limit} squares is too much for the Hydra")
        if isinstance(frame, Reclaim) and not (frame.limit > 0 and frame.dumped <= frame.most(s)):
            wrong.append(f"agenda: seat {frame.seat} cannot reclaim for {frame.dumped} dumped chests")
        if isinstance(frame, OfferCards):
            left = [s.contents.card_of[copy] for copy in s.hands[frame.seat]]
            held = all([left.count(card) >= frame.chosen.count(card) for card in frame.chosen])
            held = held and 1 <= frame.amount <= len(left) - len(frame.chosen)
            if not held or frame.pursuit not in s.open_cards(frame.seat):
                wrong.append(f"agenda: seat {frame.seat} cannot offer {frame.amount} cards for this Pursuit card")
            below = s.agenda[n - 1] if n else frame
            if not isinstance(below, Sail) or below.seat != frame.seat:
                wrong.append(f"agenda: seat {frame.seat} offers cards, but not in its sail")
        if isinstance(frame, (Steal, MoveShipAway)) and frame.whose == frame.seat:
            wrong.append(f"agenda: seat {frame.seat} cannot steal from itself, nor relocate its own ship")
        if isinstance(frame, RelocateShip) and frame.ship == frame.seat:
            wrong.append(f"agenda: seat {frame.seat} cannot relocate its own ship")
    return wrong
