"""Every message of the command exists in both languages, is used, and gets the arguments it speaks of."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import petteia.cli

FOLDER = Path(petteia.cli.__file__).parent
KERNEL = {"list-and"}  # messages of the kernel that the command uses
NOT_FOR_THE_MESSAGE = {"style", "lead"}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(code: str) -> dict[str, set[str]]:
    """The messages of a language, each with its variables."""
    resource = FluentParser().parse((FOLDER / "text" / f"{code}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands in {code}.ftl twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def nodes() -> Iterator[ast.AST]:
    for file in sorted(FOLDER.glob("*.py")):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def calls() -> Iterator[tuple[str, set[str] | None]]:
    """(message, names of its arguments) of every call of `say`; None where they cannot be read."""
    for node in nodes():
        if isinstance(node, ast.Call) and ast.unparse(node.func).rsplit(".", 1)[-1] == "say" and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                names = {keyword.arg for keyword in node.keywords}
                yield first.value, None if None in names else {str(name) for name in names} - NOT_FOR_THE_MESSAGE


def test_both_languages_have_the_same_messages_with_the_same_variables():
    assert messages("en") == messages("fr")


def test_no_message_is_missing_and_each_gets_its_arguments():
    known = messages("en")
    for message, given in calls():
        if message not in KERNEL:
            assert message in known
            assert given is None or known[message] <= given, f"{message} is not given {known[message] - given}"
            assert given is None or given <= known[message], f"{message} does not use {given - known[message]}"


def test_no_message_is_unused():
    literals = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert set(messages("en")) - literals == set()


@pytest.mark.parametrize("code", ["en", "fr"])
def test_command_words_are_single_words_and_all_different(code: str):
    from petteia.cli.screen import TEXT
    from petteia.kernel.text import phrasebook

    book = phrasebook((TEXT,), code)
    words = [book.format(f"word-{name}") for name in ("help", "rules", "why", "undo", "log", "table", "save", "quit")]
    assert len(set(words)) == len(words)
    assert all(word == word.casefold() and word.isalpha() for word in words)
