"""Deukalion, for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from ...kernel.agenda import Box, State
from ...kernel.edition import Sheet
from ...kernel.game import Game, Option, ranked, rules_of
from ...kernel.moves import Move
from ...kernel.text import Phrasebook
from . import evaluate, invariants, view
from .components import MOST_PLAYERS, DeukalionBox, read_box, read_sheet
from .events import EVENTS
from .rules import challenge, delivery, pursuits, reclaim, relocation, sail, styx, turn
from .setup import set_up
from .state import FIELDS, Deukalion
from .terminal import draw
from .words import effect, further, label

SEATS: Final = [str(seat) for seat in range(1, MOST_PLAYERS + 1)]
# DEU-SETUP-01: who is said to be the youngest, or several
YOUNGEST: Final = ["nobody", *["+".join(some) for many in range(1, 5) for some in combinations(SEATS, many)]]


class DeukalionGame(Game):
    """Ties the parts of Deukalion together for the kernel."""

    name = "deukalion"
    title = "Deukalion"
    prefix = "DEU"
    version = 1
    seats = (2, MOST_PLAYERS)
    options = (Option("youngest", "nobody", YOUNGEST),)
    fields = FIELDS
    state = Deukalion
    frames = (
        turn.PlaceShip, turn.Turn, turn.Window, turn.Position, turn.TurnDie, turn.Actions, turn.MoveHydra,
        sail.SailOn, sail.Sail, styx.Styx, reclaim.Reclaim, reclaim.ReclaimAll, reclaim.PutChest,
        delivery.Deliver, delivery.DeliveryEvent,
        pursuits.Refill, pursuits.VisitCheck, pursuits.OfferCards,
        challenge.BeforeRoll, challenge.PreCards, challenge.Roll, challenge.AfterRoll, challenge.PostCards,
        challenge.ChooseSaved, challenge.ChooseRerolled, challenge.Losses, challenge.ShipOutcome, challenge.Steal,
        challenge.SiteOutcome, challenge.TakeChest, challenge.HydraOutcome,
        relocation.RelocateShip, relocation.MoveShipAway, relocation.RelocateHydra, relocation.MoveHydraAway,
        relocation.EndOfChallenge,
    )  # fmt: skip
    events = EVENTS
    text = Path(__file__).parent / "text"
    rules = rules_of("deukalion")
    iterations = 120
    drafts = frozenset(("reclaim",))

    def sheet(self, edition: Path | None = None) -> Sheet:
        return read_sheet(edition)

    def box(self, edition: Path | None = None) -> Box:
        return read_box(edition)

    def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> State:
        assert isinstance(box, DeukalionBox)
        return set_up(box, players, options["youngest"], seed)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Deukalion)
        return view.view(s, seat)

    def violations(self, s: State) -> list[str]:
        assert isinstance(s, Deukalion)
        return invariants.violations(s)

    def ranking(self, s: State) -> list[list[int]]:
        """DEU-END-04: by total, then by completed Pursuit cards; who is level in both shares a place."""
        assert isinstance(s, Deukalion)
        return ranked([(s.total(seat), len(s.completed[seat])) for seat in range(s.players)])

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Deukalion)
        return evaluate.evaluate(s, seat)

    def glance(self, s: State, seat: int) -> float:
        assert isinstance(s, Deukalion)
        return evaluate.glance(s, seat)

    def label(self, book: Phrasebook, box: Box, kind: str, value: int) -> str:
        assert isinstance(box, DeukalionBox)
        return label(book, box, kind, value) or super().label(book, box, kind, value)

    def effect(self, book: Phrasebook, box: Box, kind: str, value: int) -> str:
        assert isinstance(box, DeukalionBox)
        return effect(book, box, kind, value)

    def further(self, book: Phrasebook, box: Box, move: Move) -> dict[str, str]:
        assert isinstance(box, DeukalionBox)
        return further(book, box, move)

    def draw(self, book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> str:
        return draw(book, view, names)


GAME: Final = DeukalionGame()
