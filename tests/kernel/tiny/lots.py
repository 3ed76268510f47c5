"""Lots: a deck, hidden hands, private looks and draws, public reveals, and a shuffle in mid-game.

A turn is one deed (draw, turn up, look at a hand, confide one's own, or shuffle) and any number of cards laid open from
the hand, then `rest`. The game ends with the deck or after the last turn; what is still in a hand then counts double.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from petteia.kernel.agenda import Box, Choice, State, Step
from petteia.kernel.events import EventKind
from petteia.kernel.game import Game, Option
from petteia.kernel.kinds import Kind
from petteia.kernel.moves import Move, Verb, Vocabulary

NAMES: Final = ("klio", "euterpe", "thalia", "melpomene", "terpsichore", "erato", "polymnia", "urania", "kalliope")
CARD: Final = Kind("card", NAMES)
MOST: Final = 3  # seats
WORDS: Final = Vocabulary()
DRAW: Final = WORDS.word("draw")
TURN: Final = WORDS.word("turn")
SHUFFLE: Final = WORDS.word("shuffle")
REST: Final = WORDS.word("rest")
LAY: Final = WORDS.words("lay", CARD)
LOOK: Final = [WORDS.add(Verb("look", ("seat",)), (n,), f"look {n}") for n in range(MOST)]
CONFIDE: Final = [WORDS.add(Verb("confide", ("seat",)), (n,), f"confide {n}") for n in range(MOST)]
DEALT: Final = EventKind("dealt", (("seat", "seat"),), ("cards", "card"))
DREW: Final = EventKind("drew", (("seat", "seat"),), ("card", "card"))
TURNED: Final = EventKind("turned", (("seat", "seat"), ("card", "card")))
LAID: Final = EventKind("laid", (("seat", "seat"), ("card", "card")))
LOOKED: Final = EventKind("looked", (("seat", "seat"), ("at", "seat")), ("cards", "card"))
CONFIDED: Final = EventKind("confided", (("seat", "seat"), ("other", "seat")), ("cards", "card"))
SHUFFLED: Final = EventKind("shuffled", (("seat", "seat"),))
GLIMPSED: Final = EventKind("glimpsed", (("seat", "seat"),), ("card", "card"), private=True)
EVENTS: Final = (DEALT, DREW, TURNED, LAID, LOOKED, CONFIDED, SHUFFLED, GLIMPSED)


def cards_of(mask: int) -> list[int]:
    return [card for card in range(len(NAMES)) if mask >> card & 1]


class Shrine(State):
    """`known` are the cards that a seat has seen in other hands; `bottom` the lowest card of the deck, if glimpsed."""

    __slots__ = ("left", "deck", "open_cards", "hands", "known", "bottom", "points", "shuffled")

    def __init__(
        self, box: Box, players: int, left: int, deck: list[int], open_cards: list[int], hands: list[int],
        known: list[int], bottom: list[int], points: list[int], shuffled: int,
    ) -> None:  # fmt: skip
        super().__init__(box, players)
        self.left = left
        self.deck = deck
        self.open_cards = open_cards
        self.hands = hands
        self.known = known
        self.bottom = bottom
        self.points = points
        self.shuffled = shuffled

    def copy(self) -> Shrine:
        s = Shrine(
            self.box, self.players, self.left, self.deck[:], self.open_cards[:], self.hands[:], self.known[:],
            self.bottom[:], self.points[:], self.shuffled,
        )  # fmt: skip
        s.follow(self)
        return s

    def redeal(self, seat: int) -> None:
        """The cards that the seat has not seen trade places, wherever they lie and whoever has seen them."""
        if not self.agenda:
            return  # the scores have told
        seen = self.hands[seat] | self.known[seat] if seat >= 0 else 0
        for card in self.open_cards if seat < 0 else [*self.open_cards, self.bottom[seat]]:
            seen |= 1 << card if card >= 0 else 0
        unseen = cards_of(~seen)
        shuffled = unseen[:]
        self.shuffle(shuffled)
        other = list(range(len(NAMES)))
        for n, card in enumerate(unseen):
            other[card] = shuffled[n]
        self.deck = [other[card] for card in self.deck]
        self.bottom = [card if card < 0 else other[card] for card in self.bottom]
        self.hands = [sum(1 << other[card] for card in cards_of(hand)) for hand in self.hands]
        self.known = [sum(1 << other[card] for card in cards_of(known)) for known in self.known]

    def scores(self) -> list[int]:
        if self.agenda:
            return self.points[:]
        return [self.points[n] + 2 * sum(cards_of(self.hands[n])) for n in range(self.players)]


class Deal(Step[Shrine]):
    """Two cards each, then the first turn."""

    __slots__ = ()

    def run(self, s: Shrine) -> None:
        for seat in range(s.players):
            dealt = s.deck.pop(), s.deck.pop()
            s.hands[seat] = 1 << dealt[0] | 1 << dealt[1]
            s.whisper(1 << seat, dealt, DEALT, seat)
        s.then(Turn(0, 0))


class Turn(Choice[Shrine]):
    """One deed, cards laid open before or after it, and rest."""

    __slots__ = ("deed",)
    fields = (("seat", "seat"), ("deed", "flag"))
    name = "turn"
    verbs = ("draw", "turn", "shuffle", "rest", "lay", "look", "confide")

    def __init__(self, seat: int, deed: int) -> None:
        super().__init__(seat)
        self.deed = deed

    def options(self, s: Shrine) -> list[Move]:
        hand = s.hands[self.seat]
        lay = [LAY[card] for card in cards_of(hand)]
        if self.deed:
            return [*lay, REST]
        others = [n for n in range(s.players) if n != self.seat]
        look = [LOOK[n] for n in others if s.hands[n]]
        confide = [CONFIDE[n] for n in others if hand]
        shuffle = [] if s.shuffled >> self.seat & 1 else [SHUFFLE]
        return [*lay, DRAW, TURN, *look, *confide, *shuffle]

    def take(self, s: Shrine, move: Move) -> None:
        seat = self.seat
        if move is REST:
            s.then(NextTurn(seat))
            return
        name = move.verb.name
        if name == "lay":
            lay(s, seat, move.args[0])
        elif name == "look":
            see(s, seat, move.args[0])
            s.whisper(1 << seat, tuple(cards_of(s.hands[move.args[0]])), LOOKED, seat, move.args[0])
        elif name == "confide":
            see(s, move.args[0], seat)
            s.whisper(1 << move.args[0], tuple(cards_of(s.hands[seat])), CONFIDED, seat, move.args[0])
        elif move is SHUFFLE:
            shuffle(s, seat)
        else:
            card = s.deck.pop()
            if move is DRAW:
                s.hands[seat] |= 1 << card
                s.whisper(1 << seat, (card,), DREW, seat)
            else:
                s.open_cards.append(card)
                s.say(TURNED, seat, card)
        if s.deck:
            s.then(Turn(seat, 1 if name != "lay" else self.deed))


class NextTurn(Step[Shrine]):
    """To the left, until the turns run out."""

    __slots__ = ("seat",)
    fields = (("seat", "seat"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Shrine) -> None:
        s.left -= 1
        if s.left:
            s.then(Turn((self.seat + 1) % s.players, 0))


def lay(s: Shrine, seat: int, card: int) -> None:
    s.hands[seat] &= ~(1 << card)
    s.known = [known & ~(1 << card) for known in s.known]
    s.open_cards.append(card)
    s.points[seat] += card
    s.say(LAID, seat, card)


def see(s: Shrine, seat: int, whose: int) -> None:
    s.known[seat] |= s.hands[whose]


def shuffle(s: Shrine, seat: int) -> None:
    """The open cards go back into the deck; whoever shuffles glimpses the lowest card."""
    s.shuffled |= 1 << seat
    s.deck += s.open_cards
    s.open_cards.clear()
    s.shuffle(s.deck)
    s.bottom = [-1] * s.players
    s.bottom[seat] = s.deck[0]
    s.say(SHUFFLED, seat)
    s.whisper(1 << seat, (s.deck[0],), GLIMPSED, seat)


class Lots(Game):
    name, title, prefix, seats = "lots", "Lots", "LOT", (2, MOST)
    options = (Option("turns", 8, range(1, 13)),)
    fields = (
        ("left", "amount"), ("deck", "card[]"), ("open_cards", "card[]"), ("hands", "card&@"), ("known", "card&@"),
        ("bottom", "card?@"), ("points", "amount@"), ("shuffled", "seat&"),
    )  # fmt: skip
    state, frames, events = Shrine, (Deal, Turn, NextTurn), EVENTS
    text = Path(__file__).parent / "lots_text"

    def box(self, edition: Path | None = None) -> Box:
        return Box("base", {"card": CARD}, WORDS)

    def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> Shrine:
        none = [0] * players
        deck = list(range(len(NAMES)))
        s = Shrine(box, players, options["turns"], deck, [], none, none[:], [-1] * players, none[:], 0)
        s.seed(seed)
        s.shuffle(s.deck)
        s.then(Deal())
        return s

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Shrine)
        seen = s.known[seat] | s.hands[seat] if seat >= 0 else 0
        return {
            "left": s.left, "deck": len(s.deck), "open": [NAMES[card] for card in s.open_cards],
            "hands": [[NAMES[card] for card in cards_of(hand & seen)] for hand in s.hands],
            "sizes": [len(cards_of(hand)) for hand in s.hands],
            "bottom": NAMES[s.bottom[seat]] if seat >= 0 and s.bottom[seat] >= 0 else None,
        }  # fmt: skip

    def violations(self, s: State) -> list[str]:
        assert isinstance(s, Shrine)
        placed = s.deck + s.open_cards
        for hand in s.hands:
            placed += cards_of(hand)
        return [f"state: {CARD.names[n]} lies in {placed.count(n)} places" for n in range(9) if placed.count(n) != 1]


GAME: Final = Lots()
