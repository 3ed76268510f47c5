"""The site: pages, the REST API, the live connection. Everything outside of the tables themselves."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any, Literal

from fastapi import Body, Depends, FastAPI, Header, Query, Request, WebSocket
from fastapi import Path as Place
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from pydantic import ValidationError
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import __version__
from ..kernel.text import use_language
from . import commands, lobby, metrics, replays, schema, words
from .bus import open_bus
from .hall import Hall
from .migrating import bring_up_to_date
from .safety import HEADERS, Bucket, Buckets, Refused, refusal, same_origin, wanted_language
from .settings import Settings
from .store import Conflict, Store, open_engine
from .watcher import Watcher

log = logging.getLogger("petteia.http")
SITE = Path(__file__).parent.parent / "web"  # the built client
REPORTS: dict[int | str, dict[str, Any]] = {
    code: {"model": schema.Trouble, "description": said}
    for code, said in {
        400: "the request cannot be read",
        403: "the keys do not open this",
        404: "there is no such thing",
        409: "not now",
        413: "too big",
        422: "a value is not allowed",
        429: "too many requests",
        503: "the database does not answer",
    }.items()
}


PLAIN: dict[int | str, dict[str, Any]] = {200: {"description": "a text", "content": {"text/plain": {}}}}


def trouble(error: Refused) -> Response:
    metrics.REFUSED.labels(error.code).inc()
    told = {"code": error.code, "sentence": error.sentence, "clause": error.clause}
    return JSONResponse(told, error.status)


class Limited:
    """A body that is sent in pieces is counted as it comes, and cut where it is too big."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.receive = receive
        self.limit = limit
        self.size = 0

    @property
    def exceeded(self) -> bool:
        return self.size > self.limit

    async def __call__(self) -> Message:
        message = await self.receive()
        self.size += len(message.get("body", b""))
        return {"type": "http.request", "body": b"", "more_body": False} if self.exceeded else message


class Guard:
    """Limits and headers for every request."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Buckets(settings.rate, settings.burst * 4)
        self.tables = Buckets(settings.new_tables, 20)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        use_language(wanted_language(headers.get("accept-language", "")))
        refused = self._refusal(scope, headers)
        if refused is not None:
            await trouble(refused)(scope, receive, self._with_headers(scope, send))
            return
        limited = Limited(receive, self.settings.largest_body)
        await self.app(scope, limited, self._with_headers(scope, send, limited))

    def _refusal(self, scope: Scope, headers: dict[str, str]) -> Refused | None:
        address = scope["client"][0] if scope.get("client") else ""
        api = scope["path"].startswith("/api")
        if api and not self.requests.take(address):
            return Refused("too-fast", 429)
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers):
            return Refused("other-origin", 403)
        makes = scope["method"] == "POST" and scope["path"] in ("/api/tables", "/api/records")
        if makes and not self.tables.take(address):
            return Refused("too-many-tables", 429)
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > self.settings.largest_body:
            return Refused("too-big", 413, limit=self.settings.largest_body)
        return None

    def _with_headers(self, scope: Scope, send: Send, limited: Limited | None = None) -> Send:
        refused = False

        async def add(message: Message) -> None:
            nonlocal refused
            if limited is not None and limited.exceeded:  # whatever was made of the cut body, this is the answer
                if not refused:
                    refused = True
                    answer = trouble(Refused("too-big", 413, limit=self.settings.largest_body))
                    await answer(scope, limited, self._with_headers(scope, send))
                return
            if message["type"] == "http.response.start":
                extra = dict(HEADERS)
                if scope["path"].startswith("/api"):
                    extra["cache-control"] = "no-store"
                message["headers"] = [
                    *message.get("headers", []), *((key.encode(), value.encode()) for key, value in extra.items()),
                ]  # fmt: skip
            await send(message)

        return add


def keys_in(authorization: Annotated[str, Header()] = "") -> list[str]:
    """The keys that came with a request: `Authorization: Bearer KEY,KEY`."""
    scheme, _, keys = authorization.partition(" ")
    if scheme.lower() != "bearer":
        return []
    return [key for key in keys.split(",") if key][: schema.MOST_SEATS + 1]


def in_language(language: schema.Language | None = None, accept_language: Annotated[str, Header()] = "") -> str:
    code = language or wanted_language(accept_language)
    use_language(code)
    return code


KeysHeld = Annotated[list[str], Depends(keys_in)]
Spoken = Annotated[str, Depends(in_language)]
Id = Annotated[str, Place(pattern=schema.ID)]
SeatPath = Annotated[int, Place(ge=0, lt=schema.MOST_SEATS)]
SeatQuery = Annotated[int | None, Query(ge=0, lt=schema.MOST_SEATS)]


def create_app(settings: Settings) -> FastAPI:
    """The whole server. The database is opened, and brought up to date, when it starts."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        url = settings.database_url()
        engine = open_engine(url)
        if url.startswith("sqlite"):
            await asyncio.to_thread(bring_up_to_date, url)
        hall = Hall(settings, Store(engine), open_bus(settings.bus))
        await hall.start()
        app.state.hall = hall
        yield
        await hall.close()

    app = FastAPI(
        title="Petteia",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        responses=REPORTS,
        description="Tables of Greek board games. Live play is a WebSocket at /api/live; see docs/protocol.md.",
    )
    app.add_middleware(GZipMiddleware, minimum_size=2000)
    app.add_middleware(Guard, settings=settings)
    _report_errors(app)
    _add_games(app)
    _add_tables(app)
    _add_records(app)
    _add_health(app)
    _add_live(app, settings)
    _add_pages(app)
    return app


def _report_errors(app: FastAPI) -> None:
    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return trouble(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        place = ".".join(str(one) for one in first["loc"])
        return trouble(Refused("bad-request", 422, problem=f"{place}: {first['msg']}"[:200]))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        code = {404: "no-such-thing", 405: "bad-method"}.get(error.status_code, "bad-request")
        told = trouble(Refused(code, error.status_code, problem=str(error.detail)))
        told.headers.update(error.headers or {})
        return told

    @app.exception_handler(SQLAlchemyError)
    @app.exception_handler(Conflict)
    async def unsaved(request: Request, error: Exception) -> Response:
        log.error("a request could not be saved", exc_info=error)
        return trouble(Refused("unavailable", 503))


def hall_of(request: Request) -> Hall:
    found: Hall = request.app.state.hall
    return found


TheHall = Annotated[Hall, Depends(hall_of)]


def _add_games(app: FastAPI) -> None:
    @app.get("/api/games", response_model=list[schema.GameInfo])
    async def games(language: Spoken) -> Any:
        return words.all_games(language)

    @app.get("/api/games/{game}/words", response_model=schema.GameWords)
    async def game_words(game: Id, language: Spoken) -> Any:
        return words.words(words.find(game).name, language)

    @app.get("/api/games/{game}/rules", response_model=schema.Rules)
    async def game_rules(game: Id, language: Spoken) -> Any:
        return words.rules(words.find(game).name, language)


def _add_tables(app: FastAPI) -> None:
    @app.get("/api/tables", response_model=list[schema.Room])
    async def tables(hall: TheHall, status: Literal["waiting", "running"] = "waiting") -> Any:
        return await lobby.listing(hall, status)

    @app.post("/api/tables", response_model=schema.Keys, status_code=201)
    async def create(hall: TheHall, wish: schema.NewTable, language: Spoken) -> Any:
        return await lobby.create(hall, wish)

    @app.post("/api/tables/mine", response_model=list[schema.Mine])
    async def mine(hall: TheHall, asked: schema.MineAsked) -> Any:
        return await lobby.mine(hall, asked)

    @app.get("/api/tables/{id}", response_model=schema.Mine)
    async def table(hall: TheHall, id: Id, keys: KeysHeld, language: Spoken) -> Any:
        return await lobby.describe(hall, id, keys)

    @app.post("/api/tables/{id}/join", response_model=schema.Joined)
    async def join(hall: TheHall, id: Id, wish: schema.Joining, language: Spoken) -> Any:
        return await lobby.join(hall, id, wish)

    @app.post("/api/tables/{id}/leave", status_code=204)
    async def leave(hall: TheHall, id: Id, wish: schema.Leaving, keys: KeysHeld, language: Spoken) -> None:
        await lobby.leave(hall, id, keys, wish.seat)

    @app.post("/api/tables/{id}/seats/{seat}", status_code=204)
    async def seat(
        hall: TheHall, id: Id, seat: SeatPath, wish: schema.SeatChange, keys: KeysHeld, language: Spoken
    ) -> None:
        await lobby.change_seat(hall, id, keys, seat, wish)

    @app.post("/api/tables/{id}/seats/{seat}/invite", response_model=schema.Invitation)
    async def invite(hall: TheHall, id: Id, seat: SeatPath, keys: KeysHeld, language: Spoken) -> Any:
        return await lobby.invite(hall, id, keys, seat)

    @app.post("/api/tables/{id}/start", status_code=204)
    async def start(hall: TheHall, id: Id, keys: KeysHeld, language: Spoken) -> None:
        await lobby.start(hall, id, keys)

    @app.post("/api/tables/{id}/rematch", response_model=schema.Made)
    async def rematch(hall: TheHall, id: Id, keys: KeysHeld, language: Spoken) -> Any:
        return await lobby.rematch(hall, id, keys)


def _add_records(app: FastAPI) -> None:
    @app.get("/api/tables/{id}/record", response_class=Response, responses=PLAIN)
    async def record(hall: TheHall, id: Id, keys: KeysHeld, language: Spoken) -> Any:
        return PlainTextResponse(await replays.record(hall, id, keys))

    @app.get("/api/tables/{id}/seen")
    async def seen(hall: TheHall, id: Id, keys: KeysHeld, language: Spoken, seat: SeatQuery = None) -> dict[str, Any]:
        return await replays.seen(hall, id, keys, seat, language)

    @app.get("/api/tables/{id}/replay", response_model=schema.Replay)
    async def replay(
        hall: TheHall,
        id: Id,
        keys: KeysHeld,
        language: Spoken,
        seat: SeatQuery = None,
        start: Annotated[int, Query(ge=0, le=100_000)] = 0,
        count: Annotated[int, Query(ge=0, le=replays.MOST_FRAMES)] = 100,
    ) -> Any:
        return await replays.show(hall, id, keys, seat, start, count, language)

    @app.post("/api/records", response_model=schema.Made, status_code=201)
    async def upload(hall: TheHall, record: Annotated[schema.NewRecord, Body()], language: Spoken) -> Any:
        return await lobby.upload(hall, record.record)


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz")
    async def health(hall: TheHall) -> dict[str, str]:
        try:
            await asyncio.wait_for(hall.store.read(lambda connection: connection.execute(text("SELECT 1"))), 5)
        except Exception:
            raise Refused("unavailable", 503) from None
        return {"status": "ok", "version": __version__}

    @app.get("/metrics", response_class=Response, responses=PLAIN)
    async def measures() -> Response:
        registry = REGISTRY
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:  # several workers: add up what all of them count
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def _add_live(app: FastAPI, settings: Settings) -> None:
    connected: Counter[str] = Counter()

    @app.websocket("/api/live")
    async def live(socket: WebSocket) -> None:
        address = socket.client.host if socket.client else ""
        use_language(wanted_language(socket.headers.get("accept-language", "")))
        await socket.accept()
        if not same_origin(socket.headers) or connected[address] >= settings.sockets:
            code = "too-many-sockets" if same_origin(socket.headers) else "other-origin"
            await socket.send_text(json.dumps(refusal(Refused(code), None)))
            await socket.close(1008)
            return
        connected[address] += 1
        metrics.CONNECTIONS.inc()
        try:
            await converse(socket, socket.app.state.hall, settings)
        finally:
            connected[address] -= 1
            metrics.CONNECTIONS.dec()


async def converse(socket: WebSocket, hall: Hall, settings: Settings) -> None:
    """Read a connection's messages one after another, until it closes or is too slow to hear the answers."""
    code = wanted_language(socket.headers.get("accept-language", ""))
    watcher = Watcher(code, Bucket(settings.rate, settings.burst), socket.send)
    watcher.cut_off = asyncio.get_running_loop().create_future()
    reading = asyncio.create_task(_read_all(socket, hall, watcher, settings))
    try:
        await asyncio.wait((reading, watcher.cut_off), return_when=asyncio.FIRST_COMPLETED)
    finally:
        watcher.gone = True
        if not watcher.busy:  # a move that is being saved is also told, though its player has gone
            reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)
        await commands.leave(hall, watcher)


async def _read_all(socket: WebSocket, hall: Hall, watcher: Watcher, settings: Settings) -> None:
    while not watcher.gone:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        watcher.busy = True
        await _answer(hall, watcher, message.get("text"), settings)
        watcher.busy = False
        if len(watcher.out) > 8:  # many at once: let the answers out before more is read
            await asyncio.sleep(0)


async def _answer(hall: Hall, watcher: Watcher, text: str | None, settings: Settings) -> None:
    id: int | None = None
    try:
        if not watcher.bucket.take():
            raise Refused("too-fast", 429)
        if text is None:
            raise Refused("bad-message", 400, problem="not a text")
        if len(text.encode()) > settings.largest_message:
            raise Refused("too-big", 413, limit=settings.largest_message)
        try:
            message = schema.INCOMING.validate_json(text)
        except ValidationError as error:
            id = _id_in(text)
            raise Refused("bad-message", 400, problem=_problem(error)) from None
        id = getattr(message, "id", None)
        wish = message.language if isinstance(message, (schema.Sit, schema.Look)) else None
        use_language(wish or watcher.language)
        await commands.handle(hall, watcher, message)
    except Refused as error:
        watcher.send(refusal(error, id))
    except (SQLAlchemyError, Conflict):
        log.exception("a message could not be saved")
        watcher.send(refusal(Refused("unavailable"), id))


def _id_in(text: str) -> int | None:
    """The id of a message that is otherwise wrong, so that its sender knows which one was refused."""
    with contextlib.suppress(ValueError, RecursionError):
        found = json.loads(text)
        if isinstance(found, dict) and type(found.get("id")) is int and 0 <= found["id"] <= 2**31:
            return int(found["id"])
    return None


def _problem(error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False)[0]
    return f"{'.'.join(str(one) for one in first['loc'])}: {first['msg']}".removeprefix(": ")[:200]


def _add_pages(app: FastAPI) -> None:
    """The built client: its files, and for every other address its one page."""
    root = SITE.resolve()

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str) -> Response:
        if path.startswith("api/"):
            raise Refused("no-such-thing", 404)
        try:
            file = (root / path).resolve() if path else root / "index.html"
            found = file.is_relative_to(root) and file.is_file()
        except (ValueError, OSError):  # no file can be called that
            raise Refused("no-such-thing", 404) from None
        if not found:
            if "." in path.rsplit("/", 1)[-1]:
                raise Refused("no-such-thing", 404)
            file = root / "index.html"
        if not file.is_file():
            raise Refused("no-pages", 404)
        kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"cache-control": kept})
