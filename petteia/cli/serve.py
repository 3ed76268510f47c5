"""`petteia serve`, and `petteia` alone: the site, on one's own machine or for everybody."""

from __future__ import annotations

import os
import socket
import tempfile
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from typing import TypeVar

import uvicorn
from redis import Redis
from redis.exceptions import RedisError
from sqlalchemy.exc import SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from ..server.migrating import bring_up_to_date, is_up_to_date
from ..server.settings import Settings
from ..server.start import SUPERVISOR, application, remember
from .arguments import Parser, UsageError
from .screen import Screen, say

T = TypeVar("T")
HERE = "127.0.0.1"
PORT = 8000
LARGEST_FRAME = 64 * 1024
SCHEMES = ("sqlite://", "postgresql://", "postgresql+psycopg://")


def describe(parser: Parser) -> None:
    parser.value("--host", "ADDRESS", say("arg-host"))
    parser.number("--port", "N", say("arg-port"), default=PORT, least=0)
    parser.value("--database", "URL", say("arg-database"))
    parser.value("--bus", "URL", say("arg-bus"))
    parser.number("--workers", "N", say("arg-workers"), default=1, least=1)
    parser.number("--rate", "N", say("arg-rate"), default=int(Settings.rate), least=1)
    parser.flag("--migrate", say("arg-migrate"))
    parser.common(json=False)
    parser.example = "petteia serve --host 0.0.0.0 --port 80 --database postgresql://localhost/petteia"


def run(args: Namespace) -> int:
    settings = _settings(args)
    if args.migrate:
        _with_database(settings, bring_up_to_date)
        Screen().say("serve-migrated")
        return 0
    if not settings.database_url().startswith("sqlite") and not _with_database(settings, is_up_to_date):
        raise UsageError(say("error-migrate"))
    if settings.bus:
        _check_bus(settings.bus)
    host = args.host or HERE
    listening = _listen(host, args.port)
    Screen().say("serve-at", "bold", address=f"http://{_shown(host)}:{listening.getsockname()[1]}/")
    return _serve(settings, listening, args.workers)


def _with_database(settings: Settings, work: Callable[[str], T]) -> T:
    try:
        return work(settings.database_url())
    except SQLAlchemyError as error:
        why = " ".join(str(getattr(error, "orig", None) or error).split())
        raise UsageError(say("error-no-database", why=why[:300])) from None


def _check_bus(url: str) -> None:
    try:
        with Redis.from_url(url, socket_connect_timeout=3, socket_timeout=3) as bus:
            bus.ping()
    except (RedisError, OSError, ValueError) as error:
        raise UsageError(say("error-no-bus", url=url, why=" ".join(str(error).split())[:300])) from None


def run_here() -> int:
    """Serve on this machine and open the browser; if a server of ours is there already, only open it."""
    address = f"http://localhost:{PORT}/"
    if _is_ours(address):
        Screen().say("serve-there", "bold", address=address)
        webbrowser.open(address)
        return 0
    try:
        listening = _listen(HERE, PORT)
    except UsageError:
        listening = _listen(HERE, 0)  # somebody else's program has our port
    address = f"http://localhost:{listening.getsockname()[1]}/"
    Screen().say("serve-at", "bold", address=address)
    threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    return _serve(Settings(), listening, 1)


def check_database(url: str | None) -> Settings:
    """Settings with the database of this address; none is the usual file."""
    if url and not url.startswith(SCHEMES):
        raise UsageError(say("error-database", url=url))
    return Settings(database=url or "")


def _settings(args: Namespace) -> Settings:
    database, bus = check_database(args.database).database, args.bus or ""
    if bus and not bus.startswith(("redis://", "rediss://", "unix://")):
        raise UsageError(say("error-bus", url=bus))
    if args.workers > 1 and not (bus and database.startswith("postgresql")):
        raise UsageError(say("error-workers"))
    if args.port > 65535:
        raise UsageError(say("error-port", port=str(args.port)))
    rate = float(args.rate)
    return Settings(database=database, bus=bus, rate=rate, burst=max(Settings.burst, rate * 2))


def _listen(host: str, port: int) -> socket.socket:
    """The socket, before anything is started: a port that is taken is one clear line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise UsageError(say("error-listen", host=host, port=str(port), why=error.strerror or str(error))) from None
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def _serve(settings: Settings, listening: socket.socket, workers: int) -> int:
    remember(settings)
    config = uvicorn.Config(
        application if workers == 1 else "petteia.server.start:application",
        factory=True,
        workers=workers,
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    if workers == 1:
        server = uvicorn.Server(config)
        server.run(sockets=[listening])
        return 0 if server.started else 1
    with tempfile.TemporaryDirectory(prefix="petteia-metrics-") as folder:
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", folder)
        os.environ[SUPERVISOR] = str(os.getpid())
        Multiprocess(config, sockets=[listening]).run()
    return 0


def _shown(host: str) -> str:
    if host in (HERE, "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _is_ours(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}healthz", timeout=1) as answer:
            return b'"status":"ok"' in answer.read(200)
    except (urllib.error.URLError, OSError, ValueError):
        return False


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        if _is_ours(address):
            webbrowser.open(address)
            return
        time.sleep(0.1)
