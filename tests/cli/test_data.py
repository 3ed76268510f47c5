"""`petteia data`: components with their provenance."""

from __future__ import annotations

import json
from pathlib import Path

from .conftest import Command


def test_every_entry_with_its_letters(petteia: Command):
    lines = [line.split() for line in petteia("data", "pantacle").out.splitlines()]
    assert ["hunt", "alchemist,", "executioner", "full", "R,", "X"] in lines
    assert ["top", "no", "R"] in lines
    assert ["exhaustion_9", "3", "1", "R,", "X"] in lines
    assert ["top", "non", "R"] in [
        line.split() for line in petteia("data", "pantacle", "--lang", "fr").out.splitlines()
    ]


def test_check_says_that_all_is_well(petteia: Command):
    said = petteia("data", "pantacle", "--check").out
    assert "components.toml: 8 sections, 77 entries, all is well." in said


def test_json(petteia: Command):
    document = json.loads(petteia("data", "pantacle", "--json").out)
    assert document["game"] == "pantacle"
    assert document["edition"] == "base"
    assert document["sections"]["favors"]["hunt"]["from"] == "R, X"
    assert document["entries"] == sum(len(section) for section in document["sections"].values())
    assert set(document["provenance"]) == {"R", "D", "P", "X"}
    checked = json.loads(petteia("data", "pantacle", "--check", "--json").out)
    assert checked["ok"] is True
    assert "sections" not in checked


def test_an_edition_is_laid_over(petteia: Command, tmp_path: Path):
    edition = tmp_path / "mine.toml"
    edition.write_text(
        '[edition]\nname = "mine"\nreplace = ["phases"]\n\n'
        '[phases]\nwaxing = { from = "R" }\nfull = { from = "R" }\nwaning = { from = "R" }\n\n'
        '[numbers]\ninfluence = { value = 70, from = "R" }\n'
    )
    document = json.loads(petteia("data", "pantacle", "--json", "--edition", edition).out)
    assert document["edition"].startswith("mine-")
    assert document["sections"]["numbers"]["influence"] == {"value": 70, "from": "R"}
    assert document["sections"]["phases"]["full"] == {"from": "R"}
    assert document["sections"]["numbers"]["moon"]["value"] == 1
    assert str(edition) in petteia("data", "pantacle", "--check", "--edition", edition).out
