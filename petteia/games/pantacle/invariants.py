"""What must hold in every position: nothing lost, doubled or misplaced."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .components import CURSE, DEMONIC_DISCARD, DEMONIC_DISCARD_POINT, FIRST_EXHAUSTION, LOCATIONS, POWER, PROTECTION
from .rules.curses import CurseKeep, CurseMore, DrawCurse, NarrowAltar, price_of_next
from .rules.favor import AnnounceFavor, Bribe, BribeMore, Compensation, HardFeelings
from .rules.flame import LocationEffect, PlaceDisc
from .rules.moon import ChangeOfTheMoon, MoonDiscard, MoonInfluence, RefillHand
from .rules.preparation import (
    BewitchmentTarget,
    DividedChoice,
    InfluenceAction,
    Preparation,
    SacrificeOfAdepts,
    SacrificeOfPowers,
)
from .rules.protection import ProtectionFlip, is_ready, power_room
from .rules.turn import EndOfTurn, Indiscretion, IndiscretionReveal, Turn
from .state import Pantacle

OF_THE_ACTIVE = (
    EndOfTurn, Indiscretion, IndiscretionReveal, Preparation, BewitchmentTarget, InfluenceAction, SacrificeOfPowers,
    DividedChoice, SacrificeOfAdepts, PlaceDisc, LocationEffect, DrawCurse, CurseMore, CurseKeep, NarrowAltar,
    AnnounceFavor, Compensation, ChangeOfTheMoon, MoonDiscard, MoonInfluence, RefillHand,
)  # fmt: skip
OF_OPPONENTS = (Bribe, BribeMore, HardFeelings)


def violations(s: Pantacle) -> list[str]:
    """Every broken invariant, in words; empty if all is well."""
    return [*shapes(s)] or [*counted(s), *cards(s), *sanctuaries(s), *knowledge(s)]


def shapes(s: Pantacle) -> Iterable[str]:
    if len(s.seen) != s.players + 1:
        yield f"state.seen: {len(s.seen)} viewers; a table of {s.players} has {s.players + 1}"
    if not 0 <= s.active < s.players:
        yield f"state.active: there is no seat {s.active}"
    if s.sacrifices > 2:
        yield f"state.sacrifices: {s.sacrifices} this turn; at most 2"
    if s.agenda and not isinstance(s.agenda[0], (Turn, EndOfTurn)):
        yield "state.agenda: the first frame must be Turn or EndOfTurn, or the game would stop"
    for frame in s.agenda:
        if isinstance(frame, OF_THE_ACTIVE) and frame.seat != s.active:
            yield f"state.agenda: seat {frame.seat} is not the Active Sorcerer, seat {s.active} is"
        if isinstance(frame, MoonDiscard) and frame.discarded > len(s.discard):
            yield f"state.agenda: {frame.discarded} blades were discarded this turn, the row has {len(s.discard)}"
        if isinstance(frame, ProtectionFlip) and not is_ready(s, frame.seat):
            yield f"state.agenda: the Protection of seat {frame.seat} is not ready"
        if isinstance(frame, CurseMore) and (frame.price != price_of_next(s) or frame.price > s.influence[frame.seat]):
            yield f"state.agenda: one more Curse does not cost {frame.price}, or seat {frame.seat} cannot pay it"
        if isinstance(frame, OF_OPPONENTS) and frame.seat == s.active:
            yield f"state.agenda: seat {frame.seat} is the Active Sorcerer and cannot bribe"
    announced = not any(isinstance(frame, (Turn, AnnounceFavor)) for frame in s.agenda)
    if s.agenda and announced and s.marked < 0:
        yield "state.marked: a Favor was announced this turn, so one must be marked"
    if s.agenda and s.winner >= 0:
        yield "state.winner: there is a winner, but the game goes on"
    if not s.agenda and s.winner < 0:
        yield "state.agenda: nothing is to be done, but there is no winner"


def counted(s: Pantacle) -> Iterable[str]:
    """Adepts and Influence: what is there and what there must be."""
    box = s.contents
    adepts = s.adept_reserve + sum(s.adepts) + sum(s.adepts_on)
    if adepts != box.adepts or min(s.adept_reserve, *s.adepts, *s.adepts_on) < 0:
        yield f"{adepts} Adepts are on the table; there are {box.adepts}"
    influence = s.influence_reserve + sum(s.influence) + sum(s.influence_on)
    if influence != box.influence or min(s.influence_reserve, *s.influence, *s.influence_on) < 0:
        yield f"{influence} Influence are on the table; there are {box.influence}"


def cards(s: Pantacle) -> Iterable[str]:
    blades = [*s.pile, *s.discard]
    for hand in s.hands:
        blades.extend(hand)
    yield from once_each("blade", blades, range(s.contents.blades), s.contents.kinds["blade"].names)
    curses = [*s.curse_pile, *s.drawn]
    for mine in s.curses:
        curses.extend(mine)
    yield from once_each("Curse", curses, s.contents.curse_cards, CURSE.names)
    lying = [*s.curse_pile, *s.drawn]
    for curse in s.drawn:
        if not (s.known[curse] >> s.active) & 1:
            yield f"state.known: the drawn Curse {CURSE.names[curse]} is unknown to its drawer"
    for curse in lying:
        if s.influence_on[curse] or s.adepts_on[curse]:
            yield f"the Curse {CURSE.names[curse]} holds resources, but lies in front of nobody"


def once_each(what: str, found: Sequence[int], wanted: Iterable[int], names: Sequence[str]) -> Iterable[str]:
    seen: set[int] = set()
    for one in found:
        if one in seen:
            yield f"the {what} {names[one]} is there twice"
        seen.add(one)
    for one in wanted:
        if one not in seen:
            yield f"the {what} {names[one]} is missing"
        seen.discard(one)
    for one in sorted(seen):
        yield f"the {what} {names[one]} is not in this edition"


def sanctuaries(s: Pantacle) -> Iterable[str]:
    for seat in range(s.players):
        yield from discs(s, seat)
        yield from powers(s, seat)
        yield from curses(s, seat)
        if s.resolve[seat] > 2:
            yield f"seat {seat}: the Resolve tracker is on {s.resolve[seat]}; it has positions 0 to 2"
        most = max(s.contents.hand, s.contents.hand_with_enslavement, s.contents.start_hand)
        if len(s.hands[seat]) > most:
            yield f"seat {seat}: {len(s.hands[seat])} blades in hand; at most {most}"
        if list(s.hands[seat]) != sorted(s.hands[seat]):
            yield f"seat {seat}: the hand is not in order"
    if s.winner >= 0 and s.discs_of(s.winner) < LOCATIONS:
        yield f"seat {s.winner} has won with {s.discs_of(s.winner)} discs on the Pantacle"


def discs(s: Pantacle, seat: int) -> Iterable[str]:
    total = s.pentagram[seat].bit_count() + s.discs[seat].bit_count()
    if total != LOCATIONS:
        yield f"seat {seat}: {total} Flame discs; each player has {LOCATIONS}"


def powers(s: Pantacle, seat: int) -> Iterable[str]:
    slots = s.slots[seat]
    if len(slots) > s.contents.power_slots:
        yield f"seat {seat}: {len(slots)} Power tokens; there are {s.contents.power_slots} slots"
    for power in slots:
        if slots.count(power) > 1:
            yield f"seat {seat}: the Power {POWER.names[power]} is there twice"
    waits = any(isinstance(frame, NarrowAltar) and frame.seat == seat for frame in s.agenda)
    if len(slots) > power_room(s, seat) and not waits:
        yield f"seat {seat}: {len(slots)} Power tokens under Narrow Altar"
    if DEMONIC_DISCARD in slots and not (s.discs[seat] >> DEMONIC_DISCARD_POINT) & 1:
        yield f"seat {seat}: Demonic Discard without a disc on its location"


def curses(s: Pantacle, seat: int) -> Iterable[str]:
    mine = s.curses[seat]
    cursed = s.contents.cursed_points
    emptied = sum(1 for point in range(len(cursed)) if cursed[point] and not (s.pentagram[seat] >> point) & 1)
    if len(mine) > emptied:
        yield f"seat {seat}: {len(mine)} Curses, but {emptied} cursed points are empty"
    veiled = s.veiled[seat]
    if veiled >= 0 and (veiled not in mine or PROTECTION not in s.slots[seat]):
        yield f"seat {seat}: {CURSE.names[veiled]} cannot be face down"
    for curse in mine:
        held = s.influence_on[curse] + s.adepts_on[curse]
        if curse >= FIRST_EXHAUSTION and held == 0:
            yield f"seat {seat}: {CURSE.names[curse]} is empty and should be gone"
        if curse < FIRST_EXHAUSTION and held > 0:
            yield f"seat {seat}: {CURSE.names[curse]} cannot hold resources"


def knowledge(s: Pantacle) -> Iterable[str]:
    """What viewers know must be so."""
    held = 0
    for hand in s.hands:
        for blade in hand:
            held |= 1 << blade
    for viewer in range(s.players + 1):
        if s.seen[viewer] & ~held:
            yield f"viewer {viewer} has seen a blade in a hand that is in no hand"
    if len(s.batch) != s.contents.blades or max(s.batch) > s.reshuffles:
        yield "state.batch: a blade comes from a shuffle that was not"
    for blade in s.pile:
        if s.batch[blade] != s.reshuffles:
            yield f"state.batch: {s.contents.kinds['blade'].names[blade]} is not of the last shuffle"
    for mine in s.curses:
        for curse in mine:
            if s.known[curse]:
                yield f"state.known: {CURSE.names[curse]} lies open"
