"""Action cards: drawing, playing, and what is in a window."""

from __future__ import annotations

from typing import Final

from ....kernel.agenda import Refusal
from ..components import FAIR_WIND, FIRST_REUSABLE, GOLDEN_OARS, STRONG_WIND
from ..events import DREW, PLAYED, RESHUFFLED
from ..state import Deukalion

WINDS: Final = (FAIR_WIND, STRONG_WIND, GOLDEN_OARS)


def can_draw(s: Deukalion) -> bool:
    """DEU-CARD-10: is there a card to draw at all?"""
    return len(s.pile) > 0 or len(s.discard) > 0


def draw(s: Deukalion, seat: int, many: int) -> None:
    """DEU-CARD-09, -10: from the top; an empty pile is made anew of the discards; without these nothing is drawn."""
    drawn: list[int] = []
    for _ in range(many):
        if not s.pile and not reshuffle(s):
            break
        copy = s.pile.pop()
        knower = s.under.pop()
        s.enter_hand(seat, copy)
        if knower >= 0 and knower != seat:
            s.seen[knower] |= 1 << copy  # he put it there, so he knows who draws it
        drawn.append(s.contents.card_of[copy])
    if drawn:
        s.whisper(1 << seat, tuple(sorted(drawn)), DREW, seat, len(drawn))


def reshuffle(s: Deukalion) -> bool:
    """DEU-CARD-09: the discards become the pile."""
    if not s.discard:
        return False
    s.pile = s.discard
    s.discard = []
    s.shuffle(s.pile)
    s.under = [-1] * len(s.pile)
    s.reshuffles += 1
    batch = s.batch[:]
    for copy in s.pile:
        batch[copy] = s.reshuffles
    s.batch = batch
    s.say(RESHUFFLED, len(s.pile))
    return True


def at_hand(s: Deukalion, seat: int) -> int:
    """DEU-CARD-07, -14: the cards in the hand, or face up; a reusable card once a turn. A bit mask."""
    found = 0
    for copy in s.hands[seat]:
        if not s.spent >> copy & 1:
            found |= s.contents.card_bit[copy]
    for copy in s.face_up[seat]:
        if not s.spent >> copy & 1:
            found |= s.contents.card_bit[copy]
    return found


def usable(s: Deukalion, seat: int, card: int) -> bool:
    return at_hand(s, seat) >> card & 1 == 1


def lay_down(s: Deukalion, seat: int, card: int) -> None:
    """DEU-CARD-06..08: a card is played; a reusable one stays face up."""
    s.say(PLAYED, seat, card)
    for copy in s.face_up[seat]:
        if s.contents.card_of[copy] == card and not s.spent >> copy & 1:
            s.spent |= 1 << copy
            return
    for copy in s.hands[seat]:
        if s.contents.card_of[copy] == card:
            s.leave_hand(seat, copy)
            s.forget_shown(seat, copy)
            if card >= FIRST_REUSABLE:
                s.face_up[seat] = (*s.face_up[seat], copy)
                s.spent |= 1 << copy
            else:
                s.discard.append(copy)
            return
    raise AssertionError("not a card of this seat")


def why_no_card(s: Deukalion, seat: int, card: int, window: list[int]) -> Refusal:
    """Why a card cannot be played in a window that the cards of `window` belong to."""
    if card not in window:
        return Refusal("DEU-CARD-03", "why-card-not-now")
    for copy in (*s.hands[seat], *s.face_up[seat]):
        if s.contents.card_of[copy] == card:
            if s.spent >> copy & 1:
                return Refusal("DEU-CARD-14", "why-card-spent")
            if card in WINDS:
                return Refusal("DEU-MOVE-14", "why-movement-ended")
            return Refusal("DEU-CARD-05", "why-card-no-effect")
    return Refusal("DEU-CARD-03", "why-card-not-held")
