"""A new game of Deukalion."""

from __future__ import annotations

from ...kernel.errors import BadOption
from .components import CITIES, PURSUITS, SETTLEMENTS, SYMBOLS, DeukalionBox
from .rules.turn import PlaceShip, Turn
from .state import Deukalion


def set_up(box: DeukalionBox, players: int, youngest: str, seed: int) -> Deukalion:
    """DEU-SETUP-01..12"""
    s = Deukalion(
        box,
        players,
        active=0,
        shakes=0,
        centre=0,
        outer=[0] * SYMBOLS,
        rotation=-1,
        used=0,
        spent=0,
        ships=[-1] * players,
        hydra=box.hydra_start,
        crew=[box.hoplites] * players,
        underworld=[0] * players,
        aboard=[()] * players,
        stored=[()] * CITIES,
        owners=[-1] * SETTLEMENTS,
        hands=[()] * players,
        face_up=[()] * players,
        pile=list(range(len(box.card_of))),
        discard=[],
        display=[],
        pursuits=list(range(PURSUITS)),
        secrets=[-1] * players,
        ruled_out=[0] * players,
        completed=[()] * players,
        removed=(),
        honour_cards=[0] * players,
        tally=[0] * players,
        supply=box.honour_cards,
        rewarded=[0] * players,
        sailor=-1,
        allowance=0,
        moving=0,
        acted=0,
        contest=0,
        rolls=[()] * players,
        under=[],
        seen=[0] * (players + 1),
        reshuffles=0,
        batch=[0] * len(box.card_of),
    )
    s.seed(seed)
    first = first_player(s, youngest)
    fill_cities(s)
    s.shuffle(s.pile)
    s.shuffle(s.pursuits)
    s.display = [s.pursuits.pop() for _ in range(box.display)]
    order = [(first + n) % players for n in range(players)]
    for seat in order:
        for _ in range(box.start_cards):
            s.enter_hand(seat, s.pile.pop())
    for seat in order:
        s.secrets[seat] = s.pursuits.pop()
    s.under = [-1] * len(s.pile)
    s.active = first
    s.then(*[PlaceShip(seat) for seat in order], Turn(first))
    return s


def first_player(s: Deukalion, youngest: str) -> int:
    """DEU-SETUP-01: whoever was said to be the youngest; among several of them, or all if none was, by lot."""
    absent = [seat for seat in ("1", "2", "3", "4")[s.players :] if seat in youngest]
    if absent:
        raise BadOption(f"youngest: there is no player {absent[0]} at a table of {s.players}")
    flagged = [seat for seat in range(s.players) if str(seat + 1) in youngest]
    if not flagged:
        flagged = list(range(s.players))
    return flagged[s.below(len(flagged))]


def fill_cities(s: Deukalion) -> None:
    """DEU-SETUP-02: a chest on every chest space, the cities in the order of their list."""
    chests = [colour for colour, many in enumerate(s.contents.chest_count) for _ in range(many)]
    s.shuffle(chests)
    for city in range(CITIES):
        many = s.contents.spaces[city]
        s.stored[city] = tuple(sorted(chests[:many]))
        del chests[:many]
