"""Phase 7, Return: Fleets come home with at most six cards each. PAR-RET-01..09."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.agenda import Refusal, Step
from ....kernel.events import EVERYBODY
from ....kernel.moves import Move
from ..components import (
    ABROAD,
    CARDS,
    COMMODITIES,
    DOCK_IT,
    DOCKED,
    DROP,
    FLEETS,
    OUTSIDE,
    RETURN_PHASE,
    SENT_HOME,
    STOW,
    UNLOAD,
)
from ..events import BROUGHT_ASHORE, DROPPED, PHASE, RETURNED
from ..state import Cards, Parthenon, with_card
from .windows import Answer, Answers


class Return(Step[Parthenon]):
    """All Fleets return; who has too much, or Aegis cards aboard, decides about them."""

    __slots__ = ()

    def run(self, s: Parthenon) -> None:
        s.phase = RETURN_PHASE
        s.say(PHASE, RETURN_PHASE)
        concerned = 0
        for ship in range(s.players * FLEETS):
            if s.course[ship] != DOCKED and s.cargo[ship]:
                concerned |= 1 << ship // FLEETS
        Homecoming(concerned).start(s)


def parties(s: Parthenon, seat: int) -> list[list[int]]:
    """PAR-RET-03, -04: the Fleets of a seat that share their room: all at one Land; one sent home is by itself."""
    first = seat * FLEETS
    away = [ship for ship in range(first, first + FLEETS) if s.course[ship] != DOCKED]
    found: list[list[int]] = []
    for ship in away:
        mates = [one for one in found if s.course[one[0]] == s.course[ship] and s.course[ship] != SENT_HOME]
        if mates:
            mates[0].append(ship)
        else:
            found.append([ship])
    return found


def pooled(s: Parthenon, party: list[int]) -> list[int]:
    cards = [0] * CARDS
    for ship in party:
        for card in s.cargo[ship]:
            cards[card] += 1
    return cards


class Unloading(Answer):
    """PAR-RET-05, -08: for every Land: what is too much is dropped; then which Aegis cards stay aboard."""

    __slots__ = ()
    name: ClassVar[str] = "overflow"
    verbs: ClassVar[tuple[str, ...]] = ("drop", "stow", "unload")

    def with_picks(self, picks: Cards) -> Unloading:
        return Unloading(self.seat, picks)

    def code(self, move: Move) -> int:
        if move is UNLOAD:
            return DOCK_IT
        return move.args[0] + (COMMODITIES if move.verb.name == "stow" else 0)

    def ask(self, s: Parthenon, picks: Cards) -> list[Move]:
        for party in parties(s, self.seat):
            cards = pooled(s, party)
            excess = max(0, sum(cards) - s.contents.cargo * len(party))
            dropped = picks[:excess]
            for card in dropped:
                cards[card] -= 1
            if len(dropped) < excess:
                last = dropped[-1] if dropped else 0
                missing = excess - len(dropped)
                return [DROP[one] for one in range(last, CARDS) if cards[one] and sum(cards[one:]) >= missing]
            picks = picks[excess:]
            if sum(cards[COMMODITIES:]):
                if DOCK_IT not in picks:
                    return self.stow(cards, picks)
                picks = picks[picks.index(DOCK_IT) + 1 :]
        return []

    def stow(self, cards: list[int], picks: Cards) -> list[Move]:
        """Aegis cards that may stay aboard, in rising order."""
        for card in picks:
            cards[card] -= 1
        last = picks[-1] if picks else COMMODITIES
        return [*[STOW[card - COMMODITIES] for card in range(last, CARDS) if cards[card]], UNLOAD]

    def why(self, s: Parthenon, move: Move) -> Refusal | None:
        return Refusal("PAR-RET-05" if move.verb.name == "drop" else "PAR-RET-08", "why-not-unloaded")


class Homecoming(Answers):
    """PAR-RET-07, -09: Commodities go to the hand, Aegis cards home or back aboard; all Fleets are docked."""

    __slots__ = ()

    def question(self, s: Parthenon, seat: int) -> Unloading:
        return Unloading(seat, ())

    def carry_out(self, s: Parthenon, seat: int, picks: Cards) -> None:
        for party in parties(s, seat):
            cards = pooled(s, party)
            land = s.course[party[0]] - ABROAD
            excess = max(0, sum(cards) - s.contents.cargo * len(party))
            for card in picks[:excess]:
                cards[card] -= 1
            if excess:
                s.doubt(seat, 0, CARDS)
                s.lost_any[seat] += excess
                s.whisper(1 << seat, picks[:excess], DROPPED, seat, land, excess)
            picks = picks[excess:]
            stowed: Cards = ()
            if sum(cards[COMMODITIES:]):
                upto = picks.index(DOCK_IT)
                stowed, picks = picks[:upto], picks[upto + 1 :]
            come_home(s, seat, party, cards, stowed)

    def after(self, s: Parthenon) -> None:
        for ship in range(s.players * FLEETS):
            s.course[ship] = DOCKED
            s.visit[ship] = OUTSIDE
            s.shields[ship] = s.exchanges[ship] = 0
            s.shown[ship] = s.told[ship] = ()


def come_home(s: Parthenon, seat: int, party: list[int], cards: list[int], stowed: Cards) -> None:
    """Unload what these Fleets brought; what stays aboard stays on its own Fleet if there is room, else on another."""
    aboard = list(stowed)
    for ship in party:
        before, s.cargo[ship] = s.cargo[ship], ()
        for card in before:
            if card in aboard and len(s.cargo[ship]) < s.contents.cargo:
                aboard.remove(card)
                s.cargo[ship] = with_card(s.cargo[ship], card)
    for ship in party:
        room = s.contents.cargo - len(s.cargo[ship])
        s.cargo[ship] = tuple(sorted((*s.cargo[ship], *aboard[:room])))
        aboard = aboard[room:]
    goods = 0
    ashore: list[int] = []
    home = s.hand[seat][:]
    for card in range(CARDS):
        number = cards[card] - stowed.count(card)
        home[card] += number
        if card < COMMODITIES:
            goods += number
        else:
            ashore += [card] * number
    s.hand[seat] = home
    s.say(RETURNED, seat, goods)
    if ashore:
        s.whisper(EVERYBODY, tuple(ashore), BROUGHT_ASHORE, seat)
