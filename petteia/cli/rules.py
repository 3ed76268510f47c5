"""`petteia rules`: the clauses of a game, and which tests show which."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from ..kernel.game import Game
from ..kernel.opening import games
from ..kernel.text import language
from ..rulebook import Clause, Coverage, Rulebook, coverage, in_language, tests_beside
from .arguments import Parser, UsageError, needed_game
from .screen import Screen, print_json, say


def describe(parser: Parser) -> None:
    parser.word("GAME", say("arg-game"))
    parser.word("CLAUSE", say("arg-clause"), needed=False)
    parser.flag("--coverage", say("arg-coverage"))
    parser.common(json=True)
    parser.example = "petteia rules pantacle PCL-BRIBE-01"


def run(args: Namespace) -> int:
    game = needed_game(args.game)
    if args.coverage:
        if args.clause:
            raise UsageError(say("error-coverage-of-all"))
        return _run_coverage(game, args.json)
    book = rulebook(game)
    found = book.clauses if args.clause is None else find_clauses(book, args.clause)
    if args.json:
        print_json({"game": game.name, "total": len(found), "clauses": [_as_dict(clause) for clause in found]})
    else:
        show_clauses(Screen(), found)
    return 0


def rulebook(game: Game, code: str | None = None) -> Rulebook:
    """The rules of a game in the language in force."""
    if game.rules is None:
        raise UsageError(say("error-no-rules", game=game.name))
    return Rulebook(in_language(game.rules, code or language()))


def find_clauses(book: Rulebook, wanted: str) -> Sequence[Clause]:
    """One clause, or all whose ids begin so."""
    clause = book.find(wanted)
    found = [clause] if clause else book.group(wanted)
    if not found:
        near = book.near(wanted)
        message = "error-clause-near" if near else "error-clause"
        raise UsageError(say(message, clause=wanted, near=", ".join(near or book.groups())))
    return found


def show_clauses(screen: Screen, clauses: Sequence[Clause]) -> None:
    """Clause by clause under the titles of their chapters."""
    chapter = section = ""
    for clause in clauses:
        if clause.chapter != chapter:
            if chapter:
                screen.line()
            screen.line(clause.chapter, "bold underline")
        if clause.section and (clause.chapter, clause.section) != (chapter, section):
            screen.line()
            screen.line(clause.section, "bold")
        chapter, section = clause.chapter, clause.section
        show_clause(screen, clause)
    if len(clauses) > 1:
        screen.line()
        screen.say("legend", "dim")


def show_clause(screen: Screen, clause: Clause) -> None:
    screen.line(f"{clause.text} [{', '.join(clause.provenance)}]", lead=f"{clause.id}  ")


def _as_dict(clause: Clause) -> dict[str, Any]:
    return {
        "id": clause.id,
        "chapter": clause.chapter,
        "section": clause.section or None,
        "text": clause.text,
        "from": list(clause.provenance),
    }


# Coverage


def _run_coverage(game: Game, as_json: bool) -> int:
    book = rulebook(game, "en")
    assert game.rules is not None
    others = [name for name in games() if name != game.name]
    found = coverage(book, game.prefix, tests_beside(game.rules.resolve()), others)
    if as_json:
        print_json(
            {
                "game": game.name,
                "total": len(found.counted),
                "covered": len(found.covered),
                "missing": found.missing,
                "tests": found.tests,
                "unknown": found.unknown,
            }
        )
    else:
        _show_coverage(Screen(), book, found)
    return 0


def _show_coverage(screen: Screen, book: Rulebook, found: Coverage) -> None:
    screen.say("coverage-total", "bold", covered=len(found.covered), total=len(found.counted))
    for chapter in book.chapters:
        ids = [clause.id for clause in chapter.clauses if clause.id in found.counted]
        if ids:
            shown = sum(id in found.tests for id in ids)
            screen.line(chapter.title, lead=f"  {f'{shown}/{len(ids)}':>7}  ")
    if found.missing:
        screen.say("coverage-missing", "bold")
        screen.line(", ".join(found.missing), lead="  ")
    for id, tests in found.unknown.items():
        screen.say("coverage-unknown", clause=id, tests=", ".join(tests))
