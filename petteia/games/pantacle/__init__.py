"""Pantacle, for 3 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ...kernel.agenda import Box, State
from ...kernel.edition import Sheet
from ...kernel.game import Game, Option, rules_of
from ...kernel.text import Phrasebook, message
from . import evaluate, invariants, view
from .components import MOST_PLAYERS, PantacleBox, read_box, read_sheet
from .events import EVENTS
from .rules import curses, ending, favor, flame, gains, moon, preparation, protection, turn
from .setup import set_up
from .state import FIELDS, Pantacle
from .terminal import draw


class PantacleGame(Game):
    """Ties the parts of Pantacle together for the kernel."""

    name = "pantacle"
    title = "Pantacle"
    prefix = "PCL"
    version = 1
    seats = (3, MOST_PLAYERS)
    options = (Option("adept_cap", 0, (0, 5)),)
    fields = FIELDS
    state = Pantacle
    frames = (
        turn.Turn, turn.Indiscretion, turn.IndiscretionReveal, turn.EndOfTurn,
        preparation.Preparation, preparation.BewitchmentTarget, preparation.InfluenceAction,
        preparation.SacrificeOfPowers, preparation.DividedChoice, preparation.SacrificeOfAdepts,
        flame.PlaceDisc, flame.LocationEffect,
        curses.DrawCurse, curses.CurseMore, curses.CurseKeep, curses.NarrowAltar,
        gains.ExhaustionSource, protection.ProtectionWindow, protection.ProtectionFlip,
        favor.AnnounceFavor, favor.Bribe, favor.BribeMore, favor.Compensation, favor.HardFeelings, favor.Benefit,
        ending.WinCheck, moon.ChangeOfTheMoon, moon.MoonDiscard, moon.MoonInfluence, moon.RefillHand,
    )  # fmt: skip
    events = EVENTS
    text = Path(__file__).parent / "text"
    rules = rules_of("pantacle")
    iterations = 112
    width = 4
    far = 1
    sample = 8

    def sheet(self, edition: Path | None = None) -> Sheet:
        return read_sheet(edition)

    def box(self, edition: Path | None = None) -> Box:
        return read_box(edition)

    def setup(self, box: Box, players: int, options: Mapping[str, Any], seed: int) -> State:
        assert isinstance(box, PantacleBox)
        return set_up(box, players, options["adept_cap"], seed)

    def view(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, Pantacle)
        return view.view(s, seat)

    def violations(self, s: State) -> list[str]:
        assert isinstance(s, Pantacle)
        return invariants.violations(s)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, Pantacle)
        return evaluate.evaluate(s, seat)

    def label(self, book: Phrasebook, box: Box, kind: str, value: int) -> str:
        assert isinstance(box, PantacleBox)
        if kind == "payment" and value == box.resolve:
            return book.format("resolve-hound")
        if kind in ("blade", "payment"):
            keeper = self.label(book, box, "keeper", box.keeper_of[value])
            number = box.kinds["blade"].names[value].rsplit("_", 1)[1]
            phase = self.label(book, box, "phase", box.phase_of[value])
            return book.format("blade-name", {"keeper": keeper, "number": number, "phase": phase})
        if kind in ("keeper", "phase"):
            name = box.kinds[kind].names[value]
            own = box.names[f"{kind}-{name}"].get(book.code)
            if own or not book.has(message(kind, name)):
                return own or name.replace("_", " ").capitalize()
        return super().label(book, box, kind, value)

    def effect(self, book: Phrasebook, box: Box, kind: str, value: int) -> str:
        assert isinstance(box, PantacleBox)
        amounts = {"favor": box.favor_amount, "location": box.location_amount, "curse": box.curse_amount}
        if kind not in ("favor", "location", "curse", "power"):
            return ""
        told = message(kind, box.kinds[kind].names[value], "effect")
        return book.format(told, {"amount": amounts[kind][value]} if kind in amounts else {})

    def draw(self, book: Phrasebook, view: dict[str, Any], names: Sequence[str]) -> str:
        return draw(book, view, names)


GAME: Final = PantacleGame()
