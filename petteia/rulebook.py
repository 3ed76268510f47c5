"""The rules for players as data: chapters and numbered clauses, and which tests show which clause.

A clause is a list item of a rules file that opens with its anchor and its id and closes with its provenance:

    - <a id="PCL-TURN-01"></a>**PCL-TURN-01** Turns pass clockwise. [R]
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path

from .kernel.errors import PetteiaError

OPENING = re.compile(r'- <a id="(?P<anchor>[^"]+)"></a>\*\*(?P<id>[A-Z]+(?:-[A-Z]+)*-\d+)\*\*\s+(?P<text>.*)')
ANY_ANCHOR = re.compile(r"\s*- <a id=")
CLOSING = re.compile(r"\s*\[(?P<letters>[A-Z](?:, [A-Z])*)\]$")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
EMPHASIS = re.compile(r"(\*\*|\*)(\S(?:.*?\S)?)\1")


class BadRules(PetteiaError):
    """A rules file, or a folder of tests, that cannot be read as one."""


@dataclass(frozen=True)
class Clause:
    """One rule: its id, its words without Markdown, where it comes from, and where it stands."""

    id: str
    text: str
    provenance: tuple[str, ...]
    chapter: str
    section: str


@dataclass(frozen=True)
class Chapter:
    """A chapter: its title, its clauses, and what it says around them, in Markdown."""

    title: str
    prose: str
    clauses: tuple[Clause, ...]


class Rulebook:
    """The rules of one game in one language."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.title = ""
        self.introduction = ""  # what stands before the first chapter, in Markdown
        self.chapters = tuple(self._read_chapters())
        self.clauses = tuple(clause for chapter in self.chapters for clause in chapter.clauses)
        self._by_id: dict[str, Clause] = {}
        for clause in self.clauses:
            if clause.id in self._by_id:
                raise BadRules(f"{path}: the clause {clause.id} stands there twice")
            self._by_id[clause.id] = clause

    def find(self, id: str) -> Clause | None:
        """The clause of this id, in capitals or not."""
        return self._by_id.get(id.strip().upper())

    def group(self, start: str) -> list[Clause]:
        """The clauses whose ids begin with these whole words: `PCL-PAY` finds PCL-PAY-01 and all its neighbours."""
        start = start.strip().upper().rstrip("-")
        return [clause for clause in self.clauses if start and clause.id.startswith(f"{start}-")]

    def groups(self) -> list[str]:
        """The beginnings that `group` knows, without the number: PCL-PAY, HID, ..."""
        return list(dict.fromkeys(clause.id.rsplit("-", 1)[0] for clause in self.clauses))

    def near(self, id: str) -> list[str]:
        """Ids that someone who wrote this may have meant, the nearest first."""
        wanted = id.strip().upper()
        named = [group for group in self.groups() if wanted and wanted in group.split("-")]
        return named or get_close_matches(wanted, [*self._by_id, *self.groups()], 3, 0.6)

    def summary(self) -> str:
        """What the rules say before they begin to count clauses, in Markdown: the game in short."""
        return self.chapters[0].prose if self.chapters and not self.chapters[0].clauses else ""

    def _read_chapters(self) -> Iterator[Chapter]:
        title = section = ""
        prose: list[str] = []
        clauses: list[Clause] = []
        for number, line in _items(self._read_text()):
            if line.startswith("# "):
                self.title = line[2:].strip()
            elif line.startswith("## "):
                if not title:
                    self.introduction = "\n".join(prose).strip()
                else:
                    yield Chapter(title, "\n".join(prose).strip(), tuple(clauses))
                title, section, prose, clauses = line[3:].strip(), "", [], []
            elif ANY_ANCHOR.match(line):
                clauses.append(self._read_clause(number, line, title, section))
            else:
                if line.startswith("### "):
                    section = line[4:].strip()
                prose.append(line)
        if title:
            yield Chapter(title, "\n".join(prose).strip(), tuple(clauses))

    def _read_text(self) -> str:
        try:
            return self.path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadRules(f"{self.path}: cannot be read: {error}") from None

    def _read_clause(self, number: int, line: str, chapter: str, section: str) -> Clause:
        opening = OPENING.fullmatch(line.strip())
        closing = CLOSING.search(line)
        if opening is None or closing is None or opening["anchor"] != opening["id"]:
            raise BadRules(f"{self.path}, line {number}: not a clause with its anchor, id and provenance: {line[:60]}")
        text = CLOSING.sub("", opening["text"])
        return Clause(opening["id"], plain(text), tuple(closing["letters"].split(", ")), chapter, section)


def _items(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers; a clause that goes on over several lines comes as one."""
    waiting: list[str] = []
    since = 0
    for number, line in enumerate(text.splitlines(), 1):
        if waiting and line.startswith("  ") and line.strip():
            waiting.append(line.strip())
            continue
        if waiting:
            yield since, " ".join(waiting)
            waiting = []
        if ANY_ANCHOR.match(line):
            waiting, since = [line.strip()], number
        else:
            yield number, line
    if waiting:
        yield since, " ".join(waiting)


def plain(markdown: str) -> str:
    """A line of Markdown without its links and emphasis; `names of things` keep their ticks."""
    return EMPHASIS.sub(r"\2", LINK.sub(r"\1", markdown)).strip()


def in_language(path: Path, code: str) -> Path:
    """The rules file of another language beside the English one, where there is one."""
    other = path.with_suffix(f".{code}{path.suffix}")
    return other if other.exists() else path


# Which tests show which clause


@dataclass(frozen=True)
class Coverage:
    """What the tests show of a rulebook. `tests` also holds the clauses that do not count, such as rulings."""

    counted: tuple[str, ...]
    tests: dict[str, list[str]]
    unknown: dict[str, list[str]]

    @property
    def covered(self) -> list[str]:
        return [id for id in self.counted if id in self.tests]

    @property
    def missing(self) -> list[str]:
        return [id for id in self.counted if id not in self.tests]


def coverage(book: Rulebook, prefix: str, tests: Path, others: Sequence[str] = ()) -> Coverage:
    """Reads the tests of a folder; `others` are its sub-folders that belong to other games."""
    own = {clause.id.split("-", 1)[0] for clause in book.clauses}
    shown: dict[str, list[str]] = {}
    unknown: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        place = file.relative_to(tests)
        if place.parts[0] in others:
            continue
        for id, test in _marks(file, f"{tests.name}/{place.as_posix()}"):
            if book.find(id) is not None:
                shown.setdefault(id, []).append(test)
            elif id.split("-", 1)[0] in own:
                unknown.setdefault(id, []).append(test)
    counted = tuple(clause.id for clause in book.clauses if clause.id.startswith(f"{prefix}-"))
    order = {clause.id: n for n, clause in enumerate(book.clauses)}
    return Coverage(counted, dict(sorted(shown.items(), key=lambda item: order[item[0]])), unknown)


def tests_beside(rules: Path) -> Path:
    """The tests folder of the checkout that a rules file stands in."""
    folder = rules.parent.parent.parent / "tests"
    if rules.parent.parent.name != "docs" or not folder.is_dir():
        raise BadRules(f"no tests beside {rules.parent.parent}: the coverage can be told in a checkout only")
    return folder


def _marks(file: Path, name: str) -> Iterator[tuple[str, str]]:
    """(clause id, test) for every test of a file and every clause that it or something around it is marked with."""
    try:
        module = ast.parse(file.read_text(encoding="utf-8"))
    except (SyntaxError, UnicodeDecodeError) as error:
        raise BadRules(f"{file}: cannot be read: {error}") from None
    constants = {
        target.id: _ids(statement.value)
        for statement in module.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    }
    yield from _marks_in(module.body, name, [], constants)


def _marks_in(
    body: list[ast.stmt], name: str, around: list[str], constants: dict[str, list[str]]
) -> Iterator[tuple[str, str]]:
    around = around + [id for statement in body for id in _pytestmark(statement)]
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            ids = around + _decorators(statement.decorator_list, constants)
            yield from _marks_in(statement.body, f"{name}::{statement.name}", ids, constants)
        elif isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef)) and statement.name.startswith("test"):
            if any(_is_set_aside(decorator) for decorator in statement.decorator_list):
                continue
            ids = around + _decorators(statement.decorator_list, constants)
            for id in dict.fromkeys(ids):
                yield id, f"{name}::{statement.name}"


def _pytestmark(statement: ast.stmt) -> list[str]:
    if isinstance(statement, ast.Assign) and any(ast.unparse(target) == "pytestmark" for target in statement.targets):
        return _ids(statement.value)
    return []


def _decorators(decorators: list[ast.expr], constants: dict[str, list[str]]) -> list[str]:
    """The ids in decorators: their own, those of parameters, and those in a constant that they name."""
    ids: list[str] = []
    for decorator in decorators:
        ids += _ids(decorator)
        for node in ast.walk(decorator):
            if isinstance(node, ast.Name):
                ids += constants.get(node.id, [])
    return ids


def _ids(expression: ast.expr) -> list[str]:
    """The texts in all calls of `clause` (or `pytest.mark.clause`) inside an expression."""
    return [
        argument.value
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and ast.unparse(node.func).rsplit(".", 1)[-1] == "clause"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _is_set_aside(decorator: ast.expr) -> bool:
    """A test that is skipped or expected to fail shows nothing."""
    mark = decorator.func if isinstance(decorator, ast.Call) else decorator
    return ast.unparse(mark) in ("pytest.mark.skip", "pytest.mark.xfail")
