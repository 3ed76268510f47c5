"""Lots: a deck, hidden hands, private looks and draws, public reveals, and a shuffle in mid-game.

A turn is one deed (draw, turn up, look at a hand, confide one's own, or shuffle) and any number of cards laid open from
the hand, then `rest`. The game ends with the deck or after the last turn; what is still in a hand then counts double.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from petteia.kernel.agenda import Box, Choice, State, Step
from petteia.kernel.events import EventKind
from petteia.kernel.game import Game, Option
from petteia.kernel.kinds import Kind
from petteia.kernel.moves import Move, Verb, Vocabulary
from petteia.kernel.text import Phrasebook

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
CONFIDED: Final = EventKind("confided", (("seat", "seat"), ("to", "seat")), ("cards", "card"))
SHUFFLED: Final = EventKind("shuffled", (("seat", "seat"),))
GLIMPSED: Final = EventKind("glimpsed", (("seat", "seat"),), ("card", "card"), private=True)
EVENTS: Final = (DEALT, DREW, TURNED, LAID, LOOKED, CONFIDED, SHUFFLED, GLIMPSED)


def cards_of(mask: int) -> list[int]:
    return [card for card in range(len(NAMES)) if mask >> card & 1]


class Shrine(State):
    """`known` are the cards that a seat has seen in other hands; `bottom` the lowest card of the deck, if glimpsed."""

    __slots__ = ("turns", "deck", "open_cards", "hands", "known", "bottom", "points", "shuffled")

    def __init__(
        self, box: Box, players: int, turns: int, deck: list[int], open_cards: list[int], hands: list[int],
        known: list[int], bottom: list[int], points: list[int], shuffled: int,
    ) -> None:  # fmt: skip
        super().__init__(box, players)
        self.turns = turns
        self.deck = deck
        self.open_cards = open_cards
        self.hands = hands
        self.known = known
        self.bottom = bottom
        self.points = points
        self.shuffled = shuffled

    def copy(self) -> Shrine:
        s = Shrine(
            self.box, self.players, self.turns, self.deck[:], self.open_cards[:], self.hands[:], self.known[:],
            self.bottom[:], self.points[:], self.shuffled,
        )  # fmt: skip
        s.follow(self)
        return s

    def redeal(self, seat: int) -> None:
        """All cards that the seat has not seen may lie in the deck or in other hands."""
        if not self.agenda:
            return  # at the end the scores tell
        mine, known, bottom = (self.hands[seat], self.known[seat], self.bottom[seat]) if seat >= 0 else (0, 0, -1)
        others = [n for n in range(self.players) if n != seat]
        unseen = self.deck[0 if bottom < 0 else 1 :]
        for n in others:
            unseen += cards_of(self.hands[n] & ~known)
        self.shuffle(unseen)
        for n in others:
            for _ in cards_of(self.hands[n] & ~known):
                self.hands[n] = self.hands[n] & (known | ~0 << len(NAMES)) if False else self.hands[n]
        self.deck = ([] if bottom < 0 else [bottom]) + unseen

    def scores(self) -> list[int]:
        if self.agenda:
            return self.points[:]
        return [self.points[n] + 2 * sum(cards_of(self.hands[n])) for n in range(self.players)]
