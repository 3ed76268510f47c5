"""The command as a process of its own: on pipes, and on a real terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from fcntl import ioctl
from pathlib import Path
from termios import TIOCSWINSZ

import pytest

PETTEIA = [sys.executable, "-m", "petteia.cli"]
WIPED = "\x1b[2J\x1b[3J\x1b[H"
PEOPLE = ["play", "pantacle", "--seats", "Ada=you,Bel=you,bot", "--seed", "4"]


def run(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*PETTEIA, *words],
        input=typed,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        timeout=60,
        check=False,
    )


def test_exit_codes_and_streams():
    good = run("rules", "pantacle", "PCL-TURN-01")
    assert (good.returncode, good.stderr) == (0, "")
    bad = run("rules", "pantacle", "PCL-TRN-01")
    assert (bad.returncode, bad.stdout, bad.stderr.count("\n")) == (2, "", 1)


def test_a_reader_that_goes_away_is_no_error():
    done = subprocess.run(
        f"{sys.executable} -m petteia.cli rules pantacle | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout == "Setup\n"
    assert done.stderr == ""


def test_a_terminal_that_knows_only_ascii():
    done = run("play", "pantacle", "--seed", "3", "--lang", "fr", typed="1\n", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == ""
    assert "Pantacle" in done.stdout


def test_input_that_is_no_text():
    done = subprocess.run(
        [*PETTEIA, "play", "pantacle", "--seed", "3"],
        input=b"\xff\xfe\n\x00\n",
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""


class Terminal:
    """A terminal of a given width with the command running on it."""

    def __init__(self, words: list[str], columns: int) -> None:
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            sized = ("COLUMNS", "LINES")  # readline sets them behind Python's back
            environment = {name: value for name, value in os.environ.items() if name not in sized}
            os.execve(PETTEIA[0], [*PETTEIA, *words], {**environment, "TERM": "xterm-256color"})
        ioctl(self.end, TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))

    def read_until(self, wanted: str, seconds: float = 30) -> str:
        """What appears on the screen, up to and including a text."""
        said = ""
        late = time.monotonic() + seconds
        while wanted not in said and time.monotonic() < late:
            if select.select([self.end], [], [], 0.2)[0]:
                try:
                    said += os.read(self.end, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert wanted in said, said
        return said

    def type(self, line: str) -> None:
        os.write(self.end, line.encode() + b"\n")

    def code(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@pytest.fixture
def people() -> Iterator[Terminal]:
    terminal = Terminal(PEOPLE, 100)
    yield terminal
    os.close(terminal.end)


def test_on_a_terminal_the_curtain_wipes_the_screen(people: Terminal):
    people.read_until("Press Enter: ")
    people.type("")
    shown = people.read_until("\n> ")
    assert "Your hand" in shown
    assert "\x1b[1" in shown  # colour, as an addition
    people.type("1")
    hidden = people.read_until("Press Enter: ")
    assert WIPED in hidden
    assert "Your hand" not in hidden.split(WIPED)[-1]
    people.type("quit")
    people.read_until("To go on: petteia play pantacle")
    assert people.code() == 0


def test_ctrl_c_keeps_the_game(people: Terminal, home: Path):
    people.read_until("Press Enter: ")
    for patience in (2, 5, 30):  # a signal that comes just before input() waits is seen only with the next one
        os.kill(people.pid, signal.SIGINT)
        with suppress(AssertionError):
            people.read_until("To go on: petteia play pantacle", patience)
            break
    assert people.code() == 130
    assert len(list((home / "saves").iterdir())) == 1


def test_nothing_is_wider_than_a_narrow_terminal():
    terminal = Terminal(["play", "pantacle", "--seed", "3"], 60)
    shown = terminal.read_until("\n> ")
    terminal.type("help")
    shown += terminal.read_until("\n> ")
    terminal.type("quit")
    terminal.read_until("To go on")
    assert terminal.code() == 0
    os.close(terminal.end)
    lines = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown).splitlines()
    assert [line for line in lines if len(line) > 60] == []
