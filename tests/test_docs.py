"""The documents keep their word: links lead somewhere, code runs, quotes and transcripts are real.

A fenced block is

- run as Python, if it is `python` alone: by doctest if it has prompts, else as a script;
- a quotation, if a path stands behind its language (`python petteia/kernel/table.py`): it must occur in that file;
- a file of the reader's own, if a bare name stands there (`toml my-copy.toml`): the transcripts of that page find it;
- a transcript, if it is `console`: what follows `$ petteia ...` must be what the command really prints, where `...`
  stands for anything; other commands must exist.
"""

from __future__ import annotations

import doctest
import io
import os
import re
import shlex
import subprocess
import sys
import textwrap
import tokenize
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

import petteia

ROOT = Path(__file__).resolve().parents[1]
TUTORIALS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs", "examples", "bench")
FENCE = re.compile(r"^(?P<indent> *)```(?P<info>[^\n`]*)\n(?P<body>.*?)^(?P=indent)```$", re.S | re.M)
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ +(.+?) *$", re.M)
ANCHOR = re.compile(r'<a id="([^"]+)"')
TARGET = re.compile(r"^([a-z][\w-]*):", re.M)
SVG = "{http://www.w3.org/2000/svg}"


def documents() -> list[Path]:
    found: list[Path] = []
    for name in TUTORIALS:
        path = ROOT / name
        found += sorted(path.rglob("*.md")) if path.is_dir() else [path]
    return found


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


pages = pytest.mark.parametrize("page", documents(), ids=named)


class Block:
    """A fenced block: its language, the name behind it, and its text."""

    def __init__(self, page: Path, found: re.Match[str]) -> None:
        self.page = page
        self.line = page.read_text(encoding="utf-8")[: found.start()].count("\n") + 2
        self.language, _, self.name = found["info"].strip().partition(" ")
        indent = len(found["indent"])
        self.text = "".join(line[indent:] or "\n" for line in found["body"].splitlines(keepends=True))

    def __str__(self) -> str:
        return f"{named(self.page)}:{self.line}"


def blocks(page: Path) -> list[Block]:
    return [Block(page, found) for found in FENCE.finditer(page.read_text(encoding="utf-8"))]


ALL = [block for page in documents() for block in blocks(page)]
QUOTES = [block for block in ALL if "/" in block.name]


# Links


def anchors(page: Path) -> set[str]:
    """What can stand behind # in a link to a page: its anchors, and its headings as pages show them."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    slugs = {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in HEADING.findall(text)}
    return slugs | set(ANCHOR.findall(text))


@pages
def test_links_lead_somewhere(page: Path) -> None:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    for groups in LINK.findall(text):
        link = groups[0] or groups[1]
        if link.startswith(("https://", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        to = (page.parent / path).resolve() if path else page
        assert to.exists(), f"{link} leads nowhere"
        assert to.is_relative_to(ROOT), f"{link} leads out of the repository"
        if anchor:
            assert anchor in anchors(to), f"{link}: there is no such heading or anchor"


def test_every_document_is_reached_from_the_readme() -> None:
    seen: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page in seen:
            continue
        seen.add(page)
        for groups in LINK.findall(page.read_text(encoding="utf-8")):
            to = (page.parent / (groups[0] or groups[1]).partition("#")[0]).resolve()
            if to.suffix == ".md" and to.exists():
                waiting.append(to)
    assert [named(page) for page in documents() if page not in seen] == []


# Pictures


@pytest.mark.parametrize("picture", sorted((ROOT / "docs" / "pictures").glob("*.svg")), ids=named)
def test_pictures_speak_and_stand_alone(picture: Path) -> None:
    text = picture.read_text(encoding="utf-8")
    drawing = ElementTree.fromstring(text)
    for part in ("title", "desc"):
        found = drawing.find(f"{SVG}{part}")
        assert found is not None, f"a picture needs a {part} for those who do not see it"
        assert found.text
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)", text) == []
    assert any(picture.name in page.read_text(encoding="utf-8") for page in documents())


# Code


@pages
def test_python_blocks_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All blocks of a page run in their order, each going on from those before, as a reader would type them."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PETTEIA_LANG", "en")
    monkeypatch.setattr(sys, "path", sys.path[:])
    names: dict[str, object] = {"__name__": "page"}
    for block in blocks(page):
        if block.language != "python" or block.name:
            continue
        if ">>>" not in block.text:
            exec(compile(block.text, str(block), "exec"), names)
            continue
        test = doctest.DocTestParser().get_doctest(block.text, names, str(block), str(page), block.line)
        told = io.StringIO()
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
        runner.run(test, out=told.write, clear_globs=False)
        assert runner.failures == 0, told.getvalue()
        names.update(test.globs)


@pytest.mark.parametrize("block", QUOTES, ids=str)
def test_quotes_are_real(block: Block) -> None:
    source = ROOT / block.name
    assert source.exists(), f"{block.name} is not there"
    assert block.text.strip("\n") in source.read_text(encoding="utf-8"), f"not in {block.name}:\n{block.text}"


# Commands


def targets() -> set[str]:
    return set(TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))


def test_make_targets_exist_and_are_told() -> None:
    told: set[str] = set()
    for page in documents():
        text = re.sub(r"<!-- measured: .*?<!-- end -->", "", page.read_text(encoding="utf-8"), flags=re.S)  # moves
        for target in re.findall(r"(?:`|^\$ |^ *)make ([a-z][a-z-]*)", text, re.M):
            assert target in targets(), f"{named(page)}: make {target}"
            told.add(target)
    assert targets() <= told, "targets that no document tells of"


def environment(home: Path) -> dict[str, str]:
    """A quiet English terminal of 100 columns, with nothing of the reader's own in it. The checkout is what is run."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "PETTEIA_"))}
    mine = {"PYTHONPATH": str(ROOT), "PETTEIA_HOME": str(home), "COLUMNS": "100", "NO_COLOR": "1", "LANG": "C.UTF-8"}
    return {**kept, **mine}


def command(words: list[str], folder: Path) -> tuple[str, bool]:
    """What a command prints or complains of, and whether all was well."""
    done = subprocess.run(
        [sys.executable, "-P", "-m", "petteia.cli", *words],
        cwd=folder, env=environment(folder / "home"), stdin=subprocess.DEVNULL,
        capture_output=True, text=True, encoding="utf-8", timeout=120,
    )  # fmt: skip
    return done.stdout + done.stderr, done.returncode == 0


def transcripts(page: Path) -> Iterator[tuple[Block, str, str]]:
    """(block, command line, shown output) of a page."""
    for block in blocks(page):
        if block.language == "console":
            for part in re.split(r"^\$ ", block.text, flags=re.M)[1:]:
                line, _, shown = part.partition("\n")
                yield block, line, shown


@pages
def test_transcripts_are_real(page: Path, tmp_path: Path) -> None:
    for block in blocks(page):
        if block.name and "/" not in block.name:
            (tmp_path / block.name).write_text(block.text, encoding="utf-8")
    same = doctest.OutputChecker().check_output
    for block, line, shown in transcripts(page):
        first, *words = shlex.split(line, comments=True)
        if first == "make":
            assert words[0] in targets(), f"{block}: {line}"
        elif Path(first).name == "petteia" and shown.strip():
            got, well = command(words, tmp_path)
            assert same(shown, got, doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE), f"{block}: {line}\nprints\n{got}"
            assert well != shown.startswith("petteia: "), f"{block}: {line}\nprints\n{got}"
        elif Path(first).name == "petteia" and words:
            usage, _ = command([words[0], "--help"], tmp_path)
            for flag in re.findall(r"--[a-z-]+", line):
                assert flag in usage, f"{block}: {line}: there is no {flag}"


def test_the_readme_names_every_command() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in import_module("petteia.cli").COMMANDS:
        assert f"petteia {name}" in text


def test_commands_in_the_text_exist() -> None:
    known = set(import_module("petteia.cli").COMMANDS)
    for page in documents():
        for name in re.findall(r"`petteia ([a-z]+)", page.read_text(encoding="utf-8")):
            assert name in known, f"{named(page)}: petteia {name}"


# The edition that docs/provenance.md shows


def test_the_example_edition_can_be_played(tmp_path: Path) -> None:
    page = ROOT / "docs" / "provenance.md"
    file = tmp_path / "my-copy.toml"
    file.write_text(next(block.text for block in blocks(page) if block.name == file.name), encoding="utf-8")
    t = petteia.new("pantacle", players=4, seed=1, edition=file)
    assert t.view(None)["edition"].startswith("my-copy-")
    assert "restless_night" not in t.dump()["state"]["curse_pile"]
    said: set[str] = set()
    while not t.over:
        seat = t.pending[0]
        said |= {t.say(move, code) for move in t.options(seat) for code in ("en", "fr")}
        t.play(seat, t.options(seat)[-1])
        assert t.game.violations(t.state) == []
    assert any("Ferryman" in text for text in said)
    assert any("Passeur" in text for text in said)
    assert petteia.replay(t.record(), edition=file).digest() == t.digest()


# The files around


def test_the_example_game_can_be_found_once_installed_and_drawn() -> None:
    folder = ROOT / "examples" / "tictactoe"
    about = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    [(name, place)] = about["project"]["entry-points"]["petteia.games"].items()
    module, _, thing = place.partition(":")
    sys.path.insert(0, str(folder))
    try:
        game = getattr(import_module(module), thing)
    finally:
        sys.path.remove(str(folder))
    assert game.name == name
    shipped = about["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    assert all((folder / source).exists() for source in shipped)
    assert shipped["text"] == f"{module}/{game.text.name}"
    t = petteia.new(game, names=["Ada", "Bel"])
    t.play(0, "mark b2")
    for viewer in (0, 1, None):
        assert "x" in game.draw(t.book(), t.view(viewer), t.names)


def test_the_changelog_tells_of_this_version() -> None:
    assert f"\n## {petteia.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_hooks_are_local_and_run_tools_of_the_checkout() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: (.+)", text) == ["local"]
    entries = re.findall(r"entry: (.+)", text)
    assert len(entries) == 4
    assert all(entry.startswith(".venv/bin/") for entry in entries)


# The repository speaks of Petteia alone

OURSELVES = Path(__file__).resolve()
PLACES = re.compile(
    r"(?<![\w.])/(?:work|opt|root|home/\w+)/"
    r"|https?://[^ \"]*/(?:simple|packages)/"
    r"|--(?:extra-)?index-url"
)
WORDS = re.compile(r"\bsessions?\b", re.I)


def repository() -> list[Path]:
    """Every text file that belongs to the repository, whether committed yet or not."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"], cwd=ROOT, capture_output=True, text=True
    )
    if listed.returncode:
        pytest.skip("not a checkout")
    return [ROOT / name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


def prose(path: Path, text: str) -> str:
    """What a file says to people: of Python its comments and longer texts, unless they speak of a name in its code."""
    if path.suffix != ".py":
        return text
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    if any(token.type == tokenize.NAME and WORDS.fullmatch(token.string) for token in tokens):
        return ""
    kinds = (tokenize.COMMENT, tokenize.STRING)
    return "\n".join(token.string for token in tokens if token.type in kinds and " " in token.string)


def test_no_file_speaks_of_where_it_was_made() -> None:
    found = []
    for path in repository():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        if path == OURSELVES:
            continue
        for match in [*PLACES.finditer(text), *WORDS.finditer(prose(path, text))]:
            found.append(f"{named(path)}: {match.group()}")
    assert found == [], textwrap.indent("\n".join(found), "  ")
