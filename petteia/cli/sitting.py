"""One game at the terminal: people take turns at the screen, bots move by themselves."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

from ..bots import Chair, Finding, make
from ..bots.hint import hint
from ..bots.roster import STRONG
from ..kernel.errors import IllegalMove
from ..kernel.table import Table, mix
from . import saves
from .screen import EndOfInput, Screen, say
from .seats import Player, level_name
from .story import show_question, show_result, show_table
from .typed import Leave, Typed

EFFORT = STRONG  # for a hint
FRESH = 10  # events told again to somebody who comes back to a saved game


class Sitting:
    """A table, its players and the screen. `file` is where the game is kept while it lasts."""

    def __init__(
        self, screen: Screen, table: Table, players: Sequence[Player], file: Path | None, edition: Path | None
    ) -> None:
        self.screen = screen
        self.table = table
        self.players = players
        self.file = file or saves.new_file("saves", table.game.name)
        self.edition = edition
        self.warned = False  # that the game cannot be kept
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.at = self.people[0] if len(self.people) == 1 else -1  # who sits at the screen; -1: nobody yet
        viewers: list[int | None] = [*range(table.players), None]
        self.told = {viewer: max(0, len(table.events(viewer)) - FRESH) for viewer in viewers}
        self.hints: dict[int | None, list[int]] = {viewer: [] for viewer in viewers}  # taken, and not yet told them
        self.headings = dict.fromkeys(viewers, "play-last" if table.moves else "play-begun")
        self.seed = mix(table.seed or 0)
        self.typed = Typed(self)

    def run(self) -> None:
        """Play until the game is over or the player goes."""
        try:
            self.welcome()
            while not self.table.over:
                self.step()
        except (Leave, EndOfInput):
            self.leave()
        except KeyboardInterrupt:
            self.screen.line()
            self.leave()
            raise
        except BrokenPipeError:
            self.keep_going()
            raise
        else:
            self.finish()

    def step(self) -> None:
        """One move of somebody."""
        seat = self.next_seat()
        if self.players[seat].bot:
            self.move_bot(seat)
        else:
            self.move_person(seat)

    def next_seat(self) -> int:
        """Bots first, then whoever is at the screen already."""
        owing = self.table.pending
        for seat in owing:
            if self.players[seat].bot:
                return seat
        return self.at if self.at in owing else owing[0]

    def move_bot(self, seat: int) -> None:
        """A bot is made anew for each move, so that a game that was left goes on as it would have."""
        seed = self.seed + len(self.table.moves) * 31 + seat
        bot = make(self.players[seat].bot, seed, processes=os.cpu_count() or 1)
        self.table.play(seat, bot.choose(Chair(self.table, seat)))
        if not self.people:
            self.tell_news(None)

    def move_person(self, seat: int) -> None:
        if seat != self.at and not self.pass_screen(seat):
            return
        self.at = seat
        self.show(seat)
        while True:
            if self.typed.obey(seat, self.screen.ask()):
                if not self.keep_going() and not self.warned:
                    self.warned = True
                    self.screen.say("play-not-saved", "yellow", file=str(self.file))
                return

    def pass_screen(self, seat: int) -> bool:
        """A curtain between two people. False if the one before took a move back instead."""
        before = self.at
        self.screen.clear()
        self.screen.line()
        self.screen.say("curtain", "bold", name=self.players[seat].name)
        undoable = before >= 0 and self.table.undoable(before) > 0
        if undoable:
            self.screen.say("curtain-undo", name=self.players[before].name)
        while True:
            typed = self.screen.ask(say("curtain-enter"))
            if self.typed.command(typed) == "word-quit":
                raise Leave
            if not typed:
                self.screen.clear()
                return True
            if undoable and self.typed.command(typed) == "word-undo":
                self.take_back(before, 1)
                self.at = -1  # whoever typed that may not be the one who moved
                return False

    # What is shown

    def welcome(self) -> None:
        bots = [f"{one.name} ({level_name(one.bot)})" for one in self.players if one.bot]
        people = [one.name for one in self.players if not one.bot]
        self.screen.say("play-welcome", "bold", title=self.table.game.title, names=", ".join(people + bots))

    def show(self, seat: int) -> None:
        """Everything that a person needs to decide: the news, the table, the question and the answers."""
        self.screen.rule()
        if self.headings[seat] != "play-news":
            self.screen.say("play-hint", "dim")
            self.screen.line()
        self.tell_news(seat)
        self.headings[seat] = "play-news"
        show_table(self.screen, self.table, seat)
        self.screen.line()
        show_question(self.screen, self.table, seat)

    def tell_news(self, viewer: int | None) -> None:
        news = self.table.events(viewer, self.told[viewer])
        if news and viewer is not None:
            self.screen.say(self.headings[viewer], "bold")
        for event in news:
            self.screen.line(self.table.say(event), lead="  " if viewer is not None else "")
        for seat in self.hints[viewer]:
            self.screen.say("play-hint-taken", lead="  " if viewer is not None else "", name=self.players[seat].name)
        self.hints[viewer] = []
        if news and viewer is not None:
            self.screen.line()
        self.told[viewer] += len(news)
        if viewer is not None and len(self.people) > 1:
            self.told[None] = len(self.table.events(None))  # what a spectator need not hear again at the end

    def hint(self, seat: int) -> list[Finding]:
        """What the strong bot would do; the others are told, when they look, that it was asked."""
        for viewer, taken in self.hints.items():
            if viewer != seat and seat not in taken:
                taken.append(seat)
        return hint(Chair(self.table, seat), self.seed + len(self.table.moves) * 31 + seat, EFFORT)

    # Keeping, and taking back

    def take_back(self, seat: int, moves: int) -> bool:
        taken = [self.table.say(move) for move in self.table.moves[-moves:]] if moves else []
        try:
            self.table.undo(seat, moves)
        except IllegalMove as error:
            self.screen.line(str(error), "yellow")
            return False
        for viewer in self.told:
            self.told[viewer] = min(self.told[viewer], len(self.table.events(viewer)))
        self.screen.say("play-undone", moves="; ".join(taken))
        self.screen.line()
        return True

    def keep(self, path: Path) -> None:
        saves.write_save(path, self.players, self.edition, self.table.record())

    def keep_going(self) -> bool:
        """Keep the game; False where that is not possible, which is no reason to stop playing."""
        try:
            self.keep(self.file)
        except OSError:
            return False
        return True

    def leave(self) -> None:
        if self.keep_going():
            self.screen.say("play-left", game=self.table.game.name, file=str(self.file))
        else:
            self.screen.say("play-not-saved", "yellow", file=str(self.file))

    def finish(self) -> None:
        """The end: what happened last, the table, who won, and where the record is."""
        viewer = self.people[0] if len(self.people) == 1 else None
        self.screen.rule()
        self.tell_news(viewer)
        show_table(self.screen, self.table, viewer)
        self.screen.line()
        show_result(self.screen, self.table)
        self.screen.line()
        path = saves.new_file("records", self.table.game.name)
        try:
            saves.write(path, self.table.record())
        except OSError:
            self.screen.say("play-not-saved", "yellow", file=str(path))
        else:
            self.file.unlink(missing_ok=True)
            self.screen.say("play-record", file=str(path), quoted=quote(str(path)))
