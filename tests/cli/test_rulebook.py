"""`petteia.rulebook`: clauses from Markdown, and marks from tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from petteia.kernel.opening import game, games
from petteia.rulebook import BadRules, Rulebook, coverage, in_language, plain

RULES = """# A game: the rules

Before the first chapter.

## In short

A game about **nothing**, see [TST-A-01](#TST-A-01).

## Playing

Some words.

### At first

- <a id="TST-A-01"></a>**TST-A-01** *Why?* Because `it` is
  so, see [TST-A-02](#TST-A-02) and [1, 2]. [R, X]
- <a id="TST-A-02"></a>**TST-A-02** The second. [D]

### Later

- <a id="TST-B-01"></a>**TST-B-01** The third.
  [P]

## Rulings

- <a id="RUL-01"></a>**RUL-01** A ruling. [X]
"""


@pytest.fixture
def rules(tmp_path: Path) -> Path:
    path = tmp_path / "game.md"
    path.write_text(RULES, encoding="utf-8")
    return path


def test_chapters_and_clauses(rules: Path):
    book = Rulebook(rules)
    assert book.title == "A game: the rules"
    assert [chapter.title for chapter in book.chapters] == ["In short", "Playing", "Rulings"]
    assert book.summary() == "A game about **nothing**, see [TST-A-01](#TST-A-01)."
    assert [clause.id for clause in book.clauses] == ["TST-A-01", "TST-A-02", "TST-B-01", "RUL-01"]
    first = book.clauses[0]
    assert first.text == "Why? Because `it` is so, see TST-A-02 and [1, 2]."
    assert first.provenance == ("R", "X")
    assert (first.chapter, first.section) == ("Playing", "At first")
    assert book.clauses[2].provenance == ("P",)
    assert "Some words." in book.chapters[1].prose


def test_finding(rules: Path):
    book = Rulebook(rules)
    assert book.find("tst-a-02") is book.clauses[1]
    assert book.find("TST-A-99") is None
    assert [clause.id for clause in book.group("tst-a")] == ["TST-A-01", "TST-A-02"]
    assert book.group("TST-") == book.group("TST") == list(book.clauses[:3])
    assert book.group("") == []
    assert book.groups() == ["TST-A", "TST-B", "RUL"]
    assert book.near("tst-a-3")[0].startswith("TST-A")
    assert book.near("b") == ["TST-B"]
    assert book.near("zzzzzz") == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('<a id="TST-A-02"></a>', '<a id="TST-A-03"></a>'),
        ("The second. [D]", "The second."),
        ("**TST-A-02**", "TST-A-02"),
        ("TST-A-02", "TST-A-01"),
    ],
)
def test_spoiled_rules_name_the_place(rules: Path, before: str, after: str):
    rules.write_text(RULES.replace(before, after), encoding="utf-8")
    with pytest.raises(BadRules, match=r"line 17|twice"):
        Rulebook(rules)


def test_both_languages_of_our_rules_have_the_same_clauses_in_the_same_order():
    for name in games():
        path = game(name).rules
        assert path is not None
        english, french = Rulebook(path), Rulebook(in_language(path, "fr"))
        assert french.path != english.path
        assert [(c.id, c.provenance) for c in english.clauses] == [(c.id, c.provenance) for c in french.clauses]
        assert english.summary()
        assert french.summary()
        for clause in (*english.clauses, *french.clauses):
            assert not any(sign in clause.text for sign in ("](", "**", "<a "))


def test_plain():
    assert plain("a **b c** *d* `e_f` [g](#h) 2 * 3 * 4") == "a b c d `e_f` g 2 * 3 * 4"


# Coverage

TESTS = '''
import pytest
from clauses import clause

pytestmark = [clause("RUL-01"), pytest.mark.slow]
CASES = [pytest.param(1, marks=clause("TST-B-01")), 2]


@clause("TST-A-01", "TST-A-09")
def test_one():
    @clause("TST-A-02")
    def helper():
        """Not a test."""


@pytest.mark.parametrize("n", [pytest.param(1, marks=[clause("TST-A-02"), pytest.mark.slow]), 2])
async def test_two(n):
    pass


@pytest.mark.parametrize("n", CASES)
def test_three(n):
    pass


@pytest.mark.clause("TST-A-01")
class TestMany:
    pytestmark = clause("TST-B-01")

    def test_four(self):
        pass

    @clause("TST-C-01", "OTH-A-01")
    def test_five(self):
        pass

    def helper(self):
        pass
'''


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    folder = tmp_path / "tests"
    for name in ("mine", "other"):
        (folder / name).mkdir(parents=True)
    (folder / "mine" / "test_it.py").write_text(TESTS)
    (folder / "mine" / "helpers.py").write_text('@clause("TST-A-02")\ndef test_nothing(): pass\n')
    (folder / "other" / "test_it.py").write_text('@clause("RUL-01", "RUL-77")\ndef test_other(): pass\n')
    return folder


def test_marks_wherever_they_stand(rules: Path, tests: Path):
    found = coverage(Rulebook(rules), "TST", tests, ["other"])
    here = "tests/mine/test_it.py::"
    assert found.counted == ("TST-A-01", "TST-A-02", "TST-B-01")
    assert found.covered == list(found.counted)
    assert found.missing == []
    assert found.tests == {
        "TST-A-01": [f"{here}test_one", f"{here}TestMany::test_four", f"{here}TestMany::test_five"],
        "TST-A-02": [f"{here}test_two"],
        "TST-B-01": [f"{here}test_three", f"{here}TestMany::test_four", f"{here}TestMany::test_five"],
        "RUL-01": [
            f"{here}{name}"
            for name in ("test_one", "test_two", "test_three", "TestMany::test_four", "TestMany::test_five")
        ],
    }
    assert found.unknown == {"TST-A-09": [f"{here}test_one"], "TST-C-01": [f"{here}TestMany::test_five"]}


def test_a_test_that_does_not_run_shows_nothing(rules: Path, tests: Path):
    marked = "\n\n".join(
        f'@clause("TST-A-0{n}")\n@pytest.mark.{mark}\ndef test_{n}(): pass'
        for n, mark in ((1, "skip"), (2, "xfail(strict=True)"))
    )
    (tests / "mine" / "test_it.py").write_text(marked)
    assert coverage(Rulebook(rules), "TST", tests, ["other"]).covered == []


def test_a_spoiled_test_file_is_named(rules: Path, tests: Path):
    (tests / "mine" / "test_it.py").write_text("def (:")
    with pytest.raises(BadRules, match=r"test_it\.py"):
        coverage(Rulebook(rules), "TST", tests)
