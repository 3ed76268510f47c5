"""`petteia serve` and `petteia` alone."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .conftest import Command


@contextmanager
def running(*words: str, home: Path) -> Iterator[subprocess.Popen[str]]:
    variables = os.environ | {"PETTEIA_HOME": str(home), "BROWSER": f"{sys.executable} -c pass"}
    process = subprocess.Popen(
        [sys.executable, "-m", "petteia.cli", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=variables,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def address_in(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    return next(word for word in line.split() if word.startswith("http"))


def answer(url: str) -> str:
    until = time.monotonic() + 20
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5) as found:
                return str(found.read().decode())
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)


def test_serve_says_where_it_is_and_answers_there(home: Path) -> None:
    with running("serve", "--port", "0", home=home) as process:
        address = address_in(process)
        assert '"status":"ok"' in answer(f"{address}healthz")
        assert "<title>Petteia" in answer(address)
        assert (home / "tables.db").exists()
        process.send_signal(signal.SIGINT)
        assert process.wait(15) in (0, 130)
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()


def test_petteia_alone_serves_and_opens_the_browser(home: Path) -> None:
    with running(home=home) as process:
        address = address_in(process)
        assert '"status":"ok"' in answer(f"{address}healthz")


def test_a_port_that_is_taken_is_one_line(fails: Command) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in fails("serve", "--port", port)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "70000"], "70000"),
        (["--port", "x"], "--port"),
        (["--database", "mysql://x"], "postgresql://"),
        (["--bus", "nats://x"], "redis://"),
        (["--workers", "2"], "--bus"),
        (["--workers", "0"], "--workers"),
        (["--host", "256.1.1.1"], "256.1.1.1"),
        (["--database", "postgresql://127.0.0.1:1/none"], "database"),
    ],
)
def test_what_cannot_be_served_is_one_line(fails: Command, words: list[str], told: str) -> None:
    assert told in fails("serve", *words)
