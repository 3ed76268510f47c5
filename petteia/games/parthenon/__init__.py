"""Parthenon: Rise of the Aegean, for 3 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ...kernel.agenda import Box, State
from ...kernel.edition import Sheet
from ...kernel.errors import BadDump
from ...kernel.game import Game, Option, rules_of
from ...kernel.moves import Move
from ...kernel.text import Phrasebook
from . import ending, evaluate, invariants, timers, view
from .components import (
    BUILD_MODES,
    DISCARD_PHASE,
    FEWEST_PLAYERS,
    JOURNEY_MODES,
    MOST_PLAYERS,
    ParthenonBox,
    read_box,
    read_sheet,
)
from .events import EVENTS
from .rules import (
    archon,
    audience,
    building,
    deeds,
    discard,
    donation,
    event,
    happenings,
    harbor,
    hazard,
    homecoming,
    island_trade,
    journey,
    payment,
    production,
    season,
    windows,
)
from .setup import house_of, set_up
from .state import FIELDS, Parthenon
from .terminal import draw
from .words import effect, further, label, part


class ParthenonGame(Game):
    """Ties the parts of Parthenon together for the kernel."""

    name = "parthenon"
    title = "Parthenon: Rise of the Aegean"
    prefix = "PAR"
    version = 1
    seats = (FEWEST_PLAYERS, MOST_PLAYERS)
    options = (
        Option("beginner", False, (False, True)),
        Option("delian_league", False, (False, True)),
        Option("tournament", False, (False, True)),
        Option("journey_mode", "dispute", JOURNEY_MODES),
        Option("build_mode", "open", BUILD_MODES),
        Option("allow_gifts", True, (True, False)),
        Option("hidden_trades", False, (False, True)),
        Option("memory_aid", False, (False, True)),
        Option("marketplace_by_island_card", False, (False, True)),
        Option("max_offers_per_seat", 12, tuple(range(31))),
        Option("max_open_offers_per_seat", 3, tuple(range(1, 6))),
        Option("max_trades_per_phase", 0, tuple(range(61))),
        Option("max_counter_depth", 3, tuple(range(10))),
        Option("max_donations_per_seat", 5, tuple(range(21))),
        Option("max_harbor_trades_per_fleet", 60, tuple(range(0, 201))),
    )
    fields = FIELDS
    state = Parthenon
    frames = (
        season.Season, season.EndOfSeason, season.ChooseWinner,
        event.EventPhase, event.Negotiate, event.Negotiation, event.OrderEvents, event.CarryOutAll,
        donation.Donation, donation.MayDonate, donation.GoOnGiving,
        audience.Audience, audience.OrderOfEvents, audience.NameIslands, audience.NameKind, audience.Decided,
        audience.ArchonNames,
        happenings.CarryOut, happenings.Save, happenings.Saving, happenings.Raided, happenings.Raids,
        happenings.FestivalGifts, happenings.FestivalGift, happenings.Festival, happenings.MoreTribute,
        happenings.Tributary, happenings.Tribute, happenings.ShipsAnswer, happenings.MerchantShips,
        happenings.Parched, happenings.Drought, happenings.PlagueStrikes, happenings.Ransom, happenings.Plague,
        happenings.TruceGold, happenings.WarComes, happenings.Defence, happenings.War, happenings.Earthquake,
        happenings.Ally, happenings.League, happenings.TyrantTakes,
        production.Production, production.Produce, production.Producing,
        island_trade.IslandTrade, island_trade.StartAction, island_trade.StartOfTrade, island_trade.Trading,
        island_trade.Market, island_trade.Trade, island_trade.Compose,
        journey.Journey, journey.Consult, journey.Peek, journey.StartOfJourney, journey.Launches, journey.Loading,
        journey.Launching, journey.LaunchOrder, journey.LaunchAlone, journey.EndOfJourney, journey.BuyProtection,
        journey.Protection,
        hazard.Hazards, hazard.DrawFor, hazard.Respond, hazard.Responses, hazard.Replacement, hazard.Suffering,
        hazard.LoseCards, hazard.Losing, hazard.BlowAway, hazard.AfterLosses, hazard.SaveAboard, hazard.SavingAboard,
        harbor.FleetTrade, harbor.HarborVote, harbor.HarborVotes, harbor.OpenHarbors, harbor.Harbors,
        harbor.HarborDesk, harbor.Bargain,
        homecoming.Return, homecoming.Unloading, homecoming.Homecoming,
        building.Build, building.BuildInTurn, building.CallForOrder, building.OrderCalls, building.Building,
        building.BuildDesk,
        deeds.ChoosePhilosophy, payment.Pay,
        discard.Discard, discard.Store, discard.StartOfDiscard, discard.Discarding, discard.Keep, discard.Discards,
        archon.Election, archon.AskVote, archon.Vote, archon.CountVotes, archon.TieChoice,
        windows.Settle, windows.SetOrder, windows.Slot, windows.AfterSlots, windows.Committed, windows.Pondering,
    )  # fmt: skip
    events = EVENTS
    text = Path(__file__).parent / "text"
    rules = rules_of("parthenon")
    iterations = 120
    rests = 1
    far = 1
    sample = 30
    company = 4
    whims = frozenset(("bargain", "discard", "harbor_trade", "harbor_vote", "launch", "overflow", "payment"))
    asides = frozenset(("offer", "offer_all", "counter", "donate", "request_order", "resume"))
    drafts = frozenset(("bargain", "compose", "event_order", "harbor_vote", "overflow", "payment", "set_order", "vote"))
    timed = True
    spoken = ("hand_over",)

    def sheet(self, edition: Path | None = None) -> Sheet:
        return read_sheet(edition)

    def box(self, edition: Path | None = None) -> Box:
        return read_box(edition)

    def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> State:
        assert isinstance(box, ParthenonBox)
        return set_up(box, players, options, seed)

    def decode(self, found: dict[str, Any], box: Box, players: int, variants: Mapping[str, object]) -> State:
        """The options stand in the state as numbers; they must be those of the table."""
        s = super().decode(found, box, players, variants)
        assert isinstance(s, Parthenon)
        if s.house != house_of(variants):
            raise BadDump("state.house: other options than those of the table")
        return s

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Parthenon)
        return view.view(s, seat)

    def violations(self, s: State) -> list[str]:
        assert isinstance(s, Parthenon)
        return invariants.violations(s)

    def ranking(self, s: State) -> list[list[int]]:
        """PAR-WIN-14"""
        assert isinstance(s, Parthenon)
        return season.places(s)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Parthenon)
        return evaluate.evaluate(s, seat)

    def reckon(self, s: State, seat: int) -> float:
        assert isinstance(s, Parthenon)
        return ending.reckon(s, seat)

    def glance(self, s: State, seat: int) -> float:
        assert isinstance(s, Parthenon)
        return evaluate.glance(s, seat)

    def rested(self, s: State) -> int:
        """After a Build Phase nothing more is paid for."""
        assert isinstance(s, Parthenon)
        built = s.season if s.phase >= DISCARD_PHASE else s.season - 1
        return s.year * s.contents.seasons + built

    def starter(self, s: State) -> int:
        assert isinstance(s, Parthenon)
        return s.archon

    def window(self, s: State) -> tuple[str, int]:
        return timers.window(s)

    def idle(self, s: State, seat: int) -> Move:
        assert isinstance(s, Parthenon)
        return timers.idle(s, seat)

    def hurry(self, s: State) -> tuple[int, int] | None:
        assert isinstance(s, Parthenon)
        return timers.hurry(s)

    def label(self, book: Phrasebook, box: Box, kind: str, value: int) -> str:
        assert isinstance(box, ParthenonBox)
        return label(book, box, kind, value) or super().label(book, box, kind, value)

    def effect(self, book: Phrasebook, box: Box, kind: str, value: int) -> str:
        assert isinstance(box, ParthenonBox)
        return effect(book, box, kind, value)

    def further(self, book: Phrasebook, box: Box, move: Move) -> dict[str, str]:
        assert isinstance(box, ParthenonBox)
        return further(book, box, move)

    def words(self, book: Phrasebook, box: Box, names: Sequence[str], kind: str, value: Any) -> str:
        assert isinstance(box, ParthenonBox)
        return part(book, box, names, kind, value) or super().words(book, box, names, kind, value)

    def draw(self, book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> str:
        box = self.box_named(view["edition"])
        assert isinstance(box, ParthenonBox)
        return draw(book, box, view, names)


GAME: Final = ParthenonGame()
