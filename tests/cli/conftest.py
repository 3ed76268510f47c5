"""The command, driven in this process: `petteia("play", "pantacle", typed=["1", "quit"])`."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from petteia.cli import main


@dataclass
class Run:
    """What one run of the command left behind."""

    code: int
    out: str
    err: str


Command = Callable[..., Run]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves of a test are its own, and so is its language."""
    for variable in ("PETTEIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "PETTEIA_DEBUG"):
        monkeypatch.delenv(variable, raising=False)
    folder = tmp_path / "home"
    monkeypatch.setenv("PETTEIA_HOME", str(folder))
    return folder


@pytest.fixture
def petteia(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    def run(*words: str | Path, typed: Sequence[str] = ()) -> Run:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        code = main([str(word) for word in words])
        said = capsys.readouterr()
        return Run(code, said.out, said.err)

    return run


@pytest.fixture
def fails(petteia: Command) -> Command:
    """The command must refuse: exit 2, one line on stderr, nothing on stdout. The result is that line."""

    def run(*words: str | Path) -> str:
        done = petteia(*words)
        assert done.code == 2
        assert done.out == ""
        assert done.err.startswith("petteia: ")
        assert done.err.count("\n") == 1
        assert "Traceback" not in done.err
        return done.err.strip()

    return run
