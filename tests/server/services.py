"""A PostgreSQL and a Redis of the tests' own: on free ports of this machine, in a temporary folder, gone afterwards."""

from __future__ import annotations

import contextlib
import ctypes
import fcntl
import os
import pwd
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

HERE = "127.0.0.1"
PATIENCE = 60.0
PARENT_DEATH = 1  # PR_SET_PDEATHSIG


def free_port() -> int:
    """A port that nobody listens on, below those that the system gives to outgoing connections."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((HERE, port))
            return port


def go_with_parent(how: int) -> Callable[[], None]:
    """What a child does before it becomes something else: ask to be ended when the tests are, however that happens."""
    libc = ctypes.CDLL(None) if sys.platform == "linux" else None

    def ask() -> None:
        if libc is not None:
            libc.prctl(PARENT_DEATH, how)

    return ask


def stop(process: subprocess.Popen[bytes], how: int = signal.SIGTERM) -> None:
    """End a process of ours: kindly, and if that takes too long, not."""
    if process.poll() is None:
        process.send_signal(how)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(20)


def install(what: str, found: Callable[[], Path | None]) -> Path:
    """Where the binaries of a Debian package are; it is installed if we may do that."""
    with (Path(tempfile.gettempdir()) / "petteia-install.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        place = found()
        if place is None and os.geteuid() == 0 and shutil.which("apt-get"):
            quiet = dict(check=True, stdout=subprocess.DEVNULL, env={**os.environ, "DEBIAN_FRONTEND": "noninteractive"})
            subprocess.run(["apt-get", "update", "-qq"], **quiet)
            subprocess.run(["apt-get", "install", "-y", "-qq", what], **quiet)
            place = found()
    if place is None:
        pytest.fail(f"these tests need {what}: install it (Debian: apt-get install {what}) and start again")
    return place


def _postgres_binaries() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    on_path = shutil.which("postgres")
    folders += [Path(on_path).resolve().parent] if on_path else []
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


def _redis_binary() -> Path | None:
    found = shutil.which("redis-server")
    return Path(found) if found else None


class Postgres:
    """A cluster with nothing in it. Whoever wants a database gets a new one."""

    def __init__(self) -> None:
        self.binaries = install("postgresql", _postgres_binaries)
        self.folder = Path(tempfile.mkdtemp(prefix="petteia-postgres-"))
        self.owner: dict[str, object] = {}
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            who = pwd.getpwnam("postgres")
            os.chown(self.folder, who.pw_uid, who.pw_gid)
            self.owner = dict(user=who.pw_uid, group=who.pw_gid, extra_groups=[])
        made = subprocess.run(
            [
                self.binaries / "initdb", "-D", self.folder / "data", "-U", "petteia", "-A", "trust", "-E", "UTF8",
                "--locale=C", "--no-sync",
            ],
            capture_output=True, cwd=self.folder, **self.owner,
        )  # fmt: skip
        assert made.returncode == 0, made.stderr.decode()
        self.port = free_port()
        self.start()

    def start(self) -> None:
        options = {
            "listen_addresses": HERE, "port": self.port, "unix_socket_directories": "", "fsync": "off",
            "max_connections": 60, "shared_buffers": "16MB",
        }  # fmt: skip
        arguments = [f"--{name}={value}" for name, value in options.items()]
        self.log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            [self.binaries / "postgres", "-D", self.folder / "data", *arguments],
            stdout=self.log, stderr=self.log, stdin=subprocess.DEVNULL, cwd=self.folder,
            preexec_fn=go_with_parent(signal.SIGINT), **self.owner,
        )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while True:
            try:
                with psycopg.connect(self.url("postgres"), connect_timeout=5):
                    return
            except psycopg.OperationalError:
                said = (self.folder / "log").read_text()
                assert self.process.poll() is None, said
                assert time.monotonic() < until, said
                time.sleep(0.1)

    def url(self, name: str) -> str:
        return f"postgresql://petteia@{HERE}:{self.port}/{name}"

    def new(self) -> str:
        """The URL of a new, empty database."""
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def crash(self) -> None:
        """As when the machine fails: no goodbye to anybody. `start` recovers."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)
        self.log.close()

    def close(self) -> None:
        stop(self.process, signal.SIGINT)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """A Redis that keeps nothing."""

    def __init__(self) -> None:
        self.binary = install("redis-server", _redis_binary)
        self.folder = Path(tempfile.mkdtemp(prefix="petteia-redis-"))
        self.port = free_port()
        self.url = f"redis://{HERE}:{self.port}/0"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [
                self.binary, "--port", str(self.port), "--bind", HERE, "--save", "", "--appendonly", "no",
                "--dir", str(self.folder),
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
            preexec_fn=go_with_parent(signal.SIGTERM),
        )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError), socket.create_connection((HERE, self.port), 5) as connection:
                connection.sendall(b"PING\r\n")
                if connection.recv(20).startswith(b"+PONG"):
                    return
            assert self.process.poll() is None, "redis-server does not start"
            assert time.monotonic() < until, "redis-server does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(20)

    def freeze(self) -> None:
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self.process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        if self.process.poll() is None:
            self.thaw()
        stop(self.process)
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def postgres_here() -> Iterator[Postgres]:
    cluster = Postgres()
    try:
        yield cluster
    finally:
        cluster.close()


@contextlib.contextmanager
def redis_here() -> Iterator[Redis]:
    server = Redis()
    try:
        yield server
    finally:
        server.close()
