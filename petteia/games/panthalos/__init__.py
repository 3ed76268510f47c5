"""Panthalos, for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ...kernel.agenda import Box, State
from ...kernel.edition import Sheet
from ...kernel.game import Game, rules_of
from ...kernel.text import Phrasebook
from . import evaluate, invariants, view
from .components import FEWEST_PLAYERS, MOST_PLAYERS, PanthalosBox, read_box, read_sheet
from .events import EVENTS
from .rules import arena, artisans, force, foro, harvest, krypt, market, placement, polis, promotion, round, trade
from .setup import set_up
from .state import FIELDS, Panthalos
from .terminal import draw
from .words import effect, label


class PanthalosGame(Game):
    """Ties the parts of Panthalos together for the kernel, whose ranking is PAN-SCORE-14 and -15."""

    name = "panthalos"
    title = "Panthalos"
    prefix = "PAN"
    version = 1
    seats = (FEWEST_PLAYERS, MOST_PLAYERS)
    fields = FIELDS
    state = Panthalos
    frames = (
        round.Round, round.Evaluation, round.Thermae, round.Visitors, round.Visitor, round.EndOfRound,
        placement.Turn, placement.MainAction, placement.ForoPartner,
        trade.DeliverGood, trade.Bonus, trade.UnderworldLook, trade.UnderworldPlace,
        artisans.RefineGood, artisans.TrainWorker,
        promotion.Promotion, promotion.PromoteTarget, promotion.Demotion, promotion.Demote,
        market.TakeGoods, market.Recruit, market.ArtChoose, market.TokenSale,
        polis.Polis, polis.LayDiscs, polis.PolisAllocate, polis.PolisIncome,
        foro.Oraculum, foro.Foro, foro.ForoChoose, foro.ForoDiscard,
        harvest.Titanus, harvest.Agro,
        force.KeepTitans, force.KeepTitan,
        krypt.Krypt, krypt.Defend, krypt.KryptOver,
        arena.Arena, arena.ArenaFigure, arena.ArenaChallenge, arena.DuelOpen, arena.DuelDefend, arena.DuelRaise,
        arena.Prize, arena.DuelReward,
    )  # fmt: skip
    events = EVENTS
    text = Path(__file__).parent / "text"
    rules = rules_of("panthalos")
    iterations = 64
    width = 16
    odds = True

    def sheet(self, edition: Path | None = None) -> Sheet:
        return read_sheet(edition)

    def box(self, edition: Path | None = None) -> Box:
        return read_box(edition)

    def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> State:
        assert isinstance(box, PanthalosBox)
        return set_up(box, players, seed)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Panthalos)
        return view.view(s, seat)

    def violations(self, s: State) -> list[str]:
        assert isinstance(s, Panthalos)
        return invariants.violations(s)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Panthalos)
        return evaluate.evaluate(s, seat)

    def glance(self, s: State, seat: int) -> float:
        assert isinstance(s, Panthalos)
        return evaluate.glance(s, seat)

    def label(self, book: Phrasebook, box: Box, kind: str, value: int) -> str:
        assert isinstance(box, PanthalosBox)
        return label(book, box, kind, value) or super().label(book, box, kind, value)

    def effect(self, book: Phrasebook, box: Box, kind: str, value: int) -> str:
        assert isinstance(box, PanthalosBox)
        return effect(book, box, kind, value)

    def draw(self, book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> str:
        return draw(book, view, names)


GAME: Final = PanthalosGame()
