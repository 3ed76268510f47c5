"""One game at the terminal: people take turns at the screen, bots move by themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path

from ..bots import Chair, make
from ..kernel.errors import IllegalMove, PetteiaError
from ..kernel.moves import Move
from ..kernel.table import Table, mix
from . import saves
from .rules import find_clauses, rulebook, show_clause, show_clauses
from .screen import EndOfInput, Screen, say
from .seats import Player
from .story import show_result, show_table

FRESH = 10  # events told again to somebody who comes back to a saved game
HELP = (
    ("usage-why", "help-why"),
    ("usage-undo", "help-undo"),
    ("usage-rules", "help-clause"),
    ("usage-log", "help-log"),
    ("usage-table", "help-table"),
    ("usage-save", "help-save"),
    ("usage-quit", "help-quit"),
)


class Leave(Exception):
    """The player goes; the game is kept."""


class Session:
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
        self.headings = dict.fromkeys(viewers, "play-last" if table.moves else "play-begun")
        self.seed = mix(table.seed or 0)
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "word-help": self.help,
            "word-rules": self.rules,
            "word-why": self.why,
            "word-undo": self.undo,
            "word-log": self.log,
            "word-table": self.draw,
            "word-save": self.save,
            "word-quit": self.quit,
        }

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
        bot = make(self.players[seat].bot, self.seed + len(self.table.moves) * 31 + seat)
        self.table.play(seat, bot.choose(Chair(self.table, seat)))
        if not self.people:
            self.tell_news(None)

    def move_person(self, seat: int) -> None:
        if seat != self.at and not self.pass_screen(seat):
            return
        self.at = seat
        self.show(seat)
        while True:
            if self.obey(seat, self.screen.ask()):
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
            if self.command(typed) == "word-quit":
                raise Leave
            if not typed:
                self.screen.clear()
                return True
            if undoable and self.command(typed) == "word-undo":
                self.take_back(before, 1)
                self.at = -1  # whoever typed that may not be the one who moved
                return False

    # What is shown

    def welcome(self) -> None:
        bots = [f"{one.name} ({one.bot})" for one in self.players if one.bot]
        people = [one.name for one in self.players if not one.bot]
        self.screen.say("play-welcome", "bold", title=self.table.game.title, names=", ".join(people + bots))

    def show(self, seat: int) -> None:
        """Everything that a person needs to decide: the news, the table, the question and the answers."""
        self.screen.rule()
        if self.headings[seat] != "play-news":
            self.screen.say("play-hint", "dim")
            self.screen.line()
        self.tell_news(seat)
        show_table(self.screen, self.table, seat)
        self.screen.line()
        self.ask_question(seat)

    def tell_news(self, viewer: int | None) -> None:
        news = self.table.events(viewer, self.told[viewer])
        if news and viewer is not None:
            self.screen.say(self.headings[viewer], "bold")
            self.headings[viewer] = "play-news"
        for event in news:
            self.screen.line(self.table.say(event), lead="  " if viewer is not None else "")
        if news and viewer is not None:
            self.screen.line()
        self.mark_told(viewer)

    def mark_told(self, viewer: int | None) -> None:
        self.told[viewer] = len(self.table.events(viewer))
        self.told[None] = len(self.table.events(None))

    def ask_question(self, seat: int) -> None:
        self.screen.line(self.table.prompt(seat), "bold")
        options = self.table.options(seat)
        self.screen.numbered([self.table.say(move) for move in options])
        if len(options) == 1:
            self.screen.say("play-only", "dim")

    def ask_again(self, seat: int) -> bool:
        """After something long was shown: the question must not be out of sight."""
        self.screen.line()
        self.ask_question(seat)
        return False

    # What is typed

    def obey(self, seat: int, typed: str) -> bool:
        """Do what was typed; True if the game went on, or back."""
        move = self.chosen(seat, typed)
        if move is not None:
            self.table.play(seat, move)
            return True
        command = self.command(typed)
        if command is not None:
            return self.commands[command](seat, typed.partition(" ")[2].strip())
        self.explain(seat, typed)
        return False

    def chosen(self, seat: int, typed: str) -> Move | None:
        """The option that was meant: by its number, its text or its sentence; Enter takes the only one."""
        options = self.table.options(seat)
        if typed.isdecimal():
            return options[int(typed) - 1] if 0 < int(typed[:9]) <= len(options) else None
        if not typed:
            return options[0] if len(options) == 1 else None
        wanted = " ".join(typed.casefold().split())
        for move in options:
            if wanted in (str(move).casefold(), self.table.say(move).casefold()):
                return move
        return None

    def command(self, typed: str) -> str | None:
        """The command that a line begins with, in English or in the player's language."""
        word = typed.partition(" ")[0].casefold()
        for message in self.commands:
            if word in (message.removeprefix("word-"), say(message)):
                return message
        return None

    def explain(self, seat: int, typed: str) -> None:
        """Why nothing happened, in one line."""
        count = len(self.table.options(seat))
        if not typed:
            self.screen.say("play-type-something", "yellow", count=count)
            return
        if typed.isdecimal():
            self.screen.say("play-no-number", "yellow", typed=typed[:9], count=count)
            return
        move = self.find_move(typed)
        refusal = self.table.why(seat, move or typed)
        if refusal is None:
            return
        clause, sentence = refusal
        near = self.near(seat, typed)
        if move is not None:
            self.screen.line(f"{sentence} [{clause}]" if clause else f"{sentence}", "yellow")
        elif near:
            self.screen.say("play-near", "yellow", sentence=sentence, near=", ".join(near))
        else:
            self.screen.say("play-unknown", "yellow", sentence=sentence, count=count)

    def find_move(self, typed: str) -> Move | None:
        return self.table.state.box.words.find(" ".join(typed.casefold().split()))

    def near(self, seat: int, typed: str) -> list[str]:
        known = [str(move) for move in self.table.options(seat)] + [say(word) for word in self.commands]
        return get_close_matches(typed.casefold(), known, 3, 0.6)

    # The commands

    def help(self, seat: int, rest: str) -> bool:
        self.screen.say("play-help", "bold")
        width = max(len(say(usage)) for usage, _ in HELP) + 2
        example = str(self.table.options(seat)[0])
        self.screen.say("help-number", lead=f"  {say('usage-number'):<{width}}", move=example)
        for usage, message in HELP:
            self.screen.say(message, lead=f"  {say(usage):<{width}}")
        return self.ask_again(seat)

    def rules(self, seat: int, rest: str) -> bool:
        """The game in short, or a clause."""
        try:
            book = rulebook(self.table.game)
            if rest:
                show_clauses(self.screen, find_clauses(book, rest))
            else:
                self.screen.markdown(book.summary())
                groups = book.groups()
                first = book.clauses[0].id if groups else ""
                self.screen.say("play-rules", clause=first, group=groups[0] if groups else "", groups=", ".join(groups))
        except PetteiaError as error:
            self.screen.line(str(error), "yellow")
            return False
        return self.ask_again(seat)

    def why(self, seat: int, rest: str) -> bool:
        """Whether a move is allowed, and which clause says so."""
        if not rest:
            self.screen.say("play-why-what", "yellow", move=str(self.table.options(seat)[0]))
            return False
        move = self.chosen(seat, rest)
        if move is not None:
            self.screen.say("play-why-allowed", move=self.table.say(move))
            return False
        self.explain(seat, rest)
        refusal = self.table.why(seat, self.find_move(rest) or rest)
        if refusal is not None and refusal[0] is not None and self.table.game.rules is not None:
            clause = rulebook(self.table.game).find(refusal[0])
            if clause is not None:
                show_clause(self.screen, clause)
        return False

    def undo(self, seat: int, rest: str) -> bool:
        """Take back a move, several, or all of the present run."""
        possible = self.table.undoable(seat)
        if rest.casefold() in ("all", say("word-all")):
            return self.take_back(seat, max(1, possible))
        if rest and not rest.isdecimal():
            self.screen.say("play-undo-what", "yellow")
            return False
        return self.take_back(seat, int(rest[:9]) if rest else 1)

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

    def log(self, seat: int, rest: str) -> bool:
        """Everything this seat saw happen, or the last so many sentences of it."""
        events = self.table.events(seat)
        if rest.isdecimal():
            events = events[max(0, len(events) - int(rest[:9])) :]
        for event in events:
            self.screen.line(self.table.say(event), lead="  ")
        if not events:
            self.screen.say("play-log-empty")
        return self.ask_again(seat)

    def draw(self, seat: int, rest: str) -> bool:
        show_table(self.screen, self.table, seat)
        return self.ask_again(seat)

    def save(self, seat: int, rest: str) -> bool:
        path = Path(rest).expanduser() if rest else self.file
        try:
            self.keep(path)
        except OSError as error:
            self.screen.line(f"{path}: {error.strerror}", "yellow")
        else:
            self.screen.say("play-saved", file=str(path))
        return False

    def quit(self, seat: int, rest: str) -> bool:
        raise Leave

    # Keeping

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
            self.screen.say("play-record", file=str(path))
