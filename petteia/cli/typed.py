"""What a player can type at the question: a move, or one of a few words."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots.hint import percent
from ..kernel.errors import PetteiaError
from ..kernel.moves import Move
from . import saves
from .rules import find_clauses, rulebook, show_clause, show_clauses
from .screen import number_in, say
from .story import show_question, show_table

if TYPE_CHECKING:
    from .sitting import Sitting

BAR = 10  # signs for a hundred percent
HELP = (
    ("usage-hint", "help-hint"),
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


class Typed:
    """Carries out what the people of a sitting type. Its methods say whether the game went on, or back."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.screen = sitting.screen
        self.table = sitting.table
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "word-help": self.help,
            "word-rules": self.rules,
            "word-hint": self.hint,
            "word-why": self.why,
            "word-undo": self.undo,
            "word-log": self.log,
            "word-table": self.draw,
            "word-save": self.save,
            "word-quit": self.quit,
        }

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
            return options[number_in(typed) - 1] if 0 < number_in(typed) <= len(options) else None
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
        return self._ask_again(seat)

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
        return self._ask_again(seat)

    def hint(self, seat: int, rest: str) -> bool:
        """The most promising choices with their numbers, and what the strong bot expects of them."""
        options = self.table.options(seat)
        if len(options) == 1:
            self.screen.say("play-only")
            return False
        found = self.sitting.hint(seat)
        self.screen.say("play-hints", "bold")
        width = len(str(len(options)))
        for finding in found:
            full = round(BAR * finding.worth)
            bar = "█" * full + "░" * (BAR - full)
            lead = f"  {bar} {percent(finding):>3} %  {options.index(finding.move) + 1:>{width}}. "
            self.screen.line(self.table.say(finding.move), lead=lead)
        return False

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
            return self.sitting.take_back(seat, max(1, possible))
        if rest and not rest.isdecimal():
            self.screen.say("play-undo-what", "yellow")
            return False
        return self.sitting.take_back(seat, number_in(rest) if rest else 1)

    def log(self, seat: int, rest: str) -> bool:
        """Everything this seat saw happen, or the last so many sentences of it."""
        events = self.table.events(seat)
        if rest.isdecimal():
            events = events[max(0, len(events) - number_in(rest)) :]
        for event in events:
            self.screen.line(self.table.say(event), lead="  ")
        if not events:
            self.screen.say("play-log-empty")
        return self._ask_again(seat)

    def draw(self, seat: int, rest: str) -> bool:
        show_table(self.screen, self.table, seat)
        return self._ask_again(seat)

    def save(self, seat: int, rest: str) -> bool:
        """Keep the game, in the player's own file if one is named; never over a file of another kind."""
        try:
            path = Path(rest).expanduser() if rest else self.sitting.file
            if path.is_file() and not saves.is_ours(path):
                self.screen.say("play-other-file", "yellow", file=str(path))
                return False
            self.sitting.keep(path)
        except OSError as error:
            self.screen.line(f"{rest}: {error.strerror}", "yellow")
        except (ValueError, RuntimeError) as error:  # a name that no file can have
            self.screen.line(f"{rest}: {error}", "yellow")
        else:
            self.screen.say("play-saved", file=str(path))
        return False

    def quit(self, seat: int, rest: str) -> bool:
        raise Leave

    def _ask_again(self, seat: int) -> bool:
        """After something long was shown: the question must not be out of sight."""
        self.screen.line()
        show_question(self.screen, self.table, seat)
        return False
