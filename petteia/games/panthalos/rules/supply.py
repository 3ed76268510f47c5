"""Discs, titans, reinforcements and goods: where they come from and where they go."""

from __future__ import annotations

from ..components import TITANS
from ..events import DISCARDED, DISCARDED_TITANS, DREW_TITANS, GOT_DISCS, GOT_POINTS, TOOK_GOOD, TOOK_TOKEN
from ..state import Panthalos, added, joined, less


def gain_points(s: Panthalos, seat: int, points: int) -> None:
    """PAN-GEN-11"""
    s.points[seat] += points
    if points:
        s.say(GOT_POINTS, seat, points)


def gain_discs(s: Panthalos, seat: int, many: int) -> None:
    """PAN-GEN-04, -05: from the general reserve of the own colour, as far as it goes."""
    taken = min(many, s.general[seat])
    s.general[seat] -= taken
    s.personal[seat] += taken
    if taken:
        s.say(GOT_DISCS, seat, taken)


def pay_discs(s: Panthalos, seat: int, many: int) -> None:
    """PAN-GEN-04: back to the general reserve."""
    s.personal[seat] -= many
    s.general[seat] += many


def box_disc(s: Panthalos, seat: int) -> None:
    """A disc of the personal reserve goes to the collection box."""
    s.personal[seat] -= 1
    s.box_discs[seat] += 1


def draw_titans(s: Panthalos, seat: int, many: int) -> None:
    """PAN-GEN-06, -09: from the stack, as far as it goes; only the drawer sees them."""
    many = min(many, len(s.titan_stack))
    if many:
        drawn = s.titan_stack[len(s.titan_stack) - many :]
        s.titan_stack = s.titan_stack[: len(s.titan_stack) - many]
        s.titans[seat] = joined(s.titans[seat], drawn)
        s.whisper(1 << seat, tuple(sorted(drawn)), DREW_TITANS, seat, many)


def draw_reinforcements(s: Panthalos, seat: int, many: int) -> None:
    """PAN-GEN-06, -08: from the stack, as far as it goes, face up."""
    for _ in range(min(many, len(s.reinforcement_stack))):
        token = s.reinforcement_stack[-1]
        s.reinforcement_stack = s.reinforcement_stack[:-1]
        s.tokens[seat] = added(s.tokens[seat], token)
        s.say(TOOK_TOKEN, seat, token)


def draw_goods(s: Panthalos, seat: int, many: int) -> None:
    """PAN-GEN-06, PAN-POLIS-11: out of the bag, as far as it goes, basic side up."""
    for _ in range(min(many, len(s.bag))):
        good = s.bag[-1]
        s.bag = s.bag[:-1]
        s.goods[seat] = added(s.goods[seat], good)
        s.say(TOOK_GOOD, seat, good)


def discard(s: Panthalos, seat: int, tokens: tuple[int, ...]) -> None:
    """PAN-ART-07, -08, PAN-FORO-09, -18: to the removed pile; titans are not shown."""
    titans = tuple([token for token in tokens if token >= TITANS])
    for token in tokens:
        if token < TITANS:
            s.tokens[seat] = less(s.tokens[seat], token)
            s.gone_tokens = added(s.gone_tokens, token)
            s.say(DISCARDED, seat, token)
    if titans:
        for titan in titans:
            s.titans[seat] = less(s.titans[seat], titan)
        doubt_what_was_seen(s, seat)
        s.sold[seat] = (*s.sold[seat], *sorted(titans))
        s.sales[seat] = (*s.sales[seat], len(titans))
        s.whisper(1 << seat, tuple(sorted(titans)), DISCARDED_TITANS, seat, len(titans))


def doubt_what_was_seen(s: Panthalos, seat: int) -> None:
    """Titans go unseen: those that all had seen are still there or among these, and nobody else knows which."""
    seen = s.shown[seat]
    s.doubted[seat] = s.doubted[seat] + seen
    s.doubts[seat] = s.doubts[seat] + (len(s.sales[seat]),) * len(seen)
    s.shown[seat] = ()


def lay_titan(s: Panthalos, seat: int, titan: int) -> None:
    """A titan leaves its owner's stack before everybody's eyes."""
    s.titans[seat] = less(s.titans[seat], titan)
    if titan in s.shown[seat]:
        s.shown[seat] = less(s.shown[seat], titan)
    elif titan in s.doubted[seat]:
        at = len(s.doubted[seat]) - 1 - s.doubted[seat][::-1].index(titan)  # the one with the fewest possible places
        s.doubted[seat] = s.doubted[seat][:at] + s.doubted[seat][at + 1 :]
        s.doubts[seat] = s.doubts[seat][:at] + s.doubts[seat][at + 1 :]


def take_titan_back(s: Panthalos, seat: int, titan: int) -> None:
    """PAN-KEEP-03: face down again, but everybody has seen it."""
    s.titans[seat] = added(s.titans[seat], titan)
    s.shown[seat] = added(s.shown[seat], titan)
