"""`petteia rules`: clauses, near matches and coverage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import petteia as api

from .conftest import Command


def test_all_clauses_by_chapter(petteia: Command):
    lines = petteia("rules", "pantacle").out.splitlines()
    assert lines.index("Setup") < lines.index("The turn") < lines.index("Rulings")
    assert "PCL-TURN-01  Turns pass clockwise. [R]" in lines
    assert sum(line.startswith("PCL-") for line in lines) == 182


def test_one_clause_a_group_and_french(petteia: Command):
    assert petteia("rules", "pantacle", "pcl-turn-01").out == "The turn\nPCL-TURN-01  Turns pass clockwise. [R]\n"
    group = petteia("rules", "pantacle", "PCL-SACA").out
    assert [line[:11] for line in group.splitlines() if line.startswith("PCL")] == [f"PCL-SACA-0{n}" for n in (1, 2, 3)]
    assert "Le tour de jeu" in petteia("rules", "pantacle", "PCL-TURN-01", "--lang", "fr").out


def test_unknown_clause(fails: Command):
    assert "near it: PCL-TURN-01" in fails("rules", "pantacle", "PCL-TRN-01")
    assert "near it: PCL-PAY" in fails("rules", "pantacle", "pay")
    assert "PCL-SETUP" in fails("rules", "pantacle", "???")
    assert "CLAUSE" in fails("rules", "pantacle", "PCL-TURN-01", "--coverage")


def test_json(petteia: Command):
    document = json.loads(petteia("rules", "pantacle", "--json").out)
    assert document["game"] == "pantacle"
    assert document["total"] == len(document["clauses"]) == 230
    (clause,) = json.loads(petteia("rules", "pantacle", "PCL-SACP-01", "--json").out)["clauses"]
    assert clause["chapter"] == "Phase A: Preparation"
    assert clause["section"] == "Sacrifice of Powers"
    assert clause["from"] == ["R", "D"]
    assert "[" not in clause["text"]


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small checkout with rules of three clauses and one ruling."""
    rules = tmp_path / "docs" / "rules" / "pantacle.md"
    rules.parent.mkdir(parents=True)
    (tmp_path / "tests" / "pantacle").mkdir(parents=True)
    rules.write_text(
        "# Rules\n\n## One\n\n"
        '- <a id="PCL-A-01"></a>**PCL-A-01** First. [R]\n'
        '- <a id="PCL-A-02"></a>**PCL-A-02** Second. [R, X]\n'
        '- <a id="PCL-A-03"></a>**PCL-A-03** Third. [D]\n\n## Two\n\n'
        '- <a id="RUL-01"></a>**RUL-01** A ruling. [X]\n'
    )
    monkeypatch.setattr(type(api.game("pantacle")), "rules", rules)
    return tmp_path


def test_coverage(petteia: Command, checkout: Path):
    (checkout / "tests" / "pantacle" / "test_a.py").write_text(
        '@clause("PCL-A-01", "RUL-01", "PCL-A-09")\ndef test_one():\n    pass\n'
    )
    document = json.loads(petteia("rules", "pantacle", "--coverage", "--json").out)
    test = "tests/pantacle/test_a.py::test_one"
    assert document == {
        "game": "pantacle",
        "total": 3,
        "covered": 1,
        "missing": ["PCL-A-02", "PCL-A-03"],
        "tests": {"PCL-A-01": [test], "RUL-01": [test]},
        "unknown": {"PCL-A-09": [test]},
    }
    said = petteia("rules", "pantacle", "--coverage").out
    assert "1 of 3 clauses" in said
    assert "PCL-A-02, PCL-A-03" in said
    assert f"There is no clause PCL-A-09, but it is named by {test}" in said


def test_coverage_needs_a_checkout(fails: Command, checkout: Path):
    (checkout / "tests" / "pantacle").rmdir()
    (checkout / "tests").rmdir()
    assert "checkout" in fails("rules", "pantacle", "--coverage")


def test_rules_that_are_not_there(fails: Command, checkout: Path):
    (checkout / "docs" / "rules" / "pantacle.md").unlink()
    assert "pantacle.md" in fails("rules", "pantacle")
