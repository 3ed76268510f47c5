"""What the tests know about the pages: people, what they press and what they read."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Playwright, Request, Response, WebSocket, expect

from petteia.kernel.opening import replay
from petteia.server import telling
from tests.server.client import Keys, Site
from tools.needed import browser as installed_browser

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
PATIENCE = 20_000  # milliseconds
expect.set_options(timeout=PATIENCE)

REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""
# Is there a board, and are there options, and is no move on its way? "over" at the end of the game.
ASKED = """() => {
  if (document.querySelector("#ending")) return "over";
  if (!document.querySelector("[data-thing]")) return false;
  const options = [...document.querySelectorAll("[data-move]")];
  return options.length > 0 && options.every((each) => each.getAttribute("aria-disabled") !== "true");
}"""
BLADE = "[data-thing][data-piece^='blade:']"
SETTLED = """() => document.querySelector("[data-move][aria-disabled=true]") === null"""
SHOWS = """(moves) => {
  const shown = [...document.querySelectorAll("[data-move]")].map((each) => each.dataset.move);
  return document.querySelector("#ending") !== null || shown.sort().join() === moves.join();
}"""
SCROLLS_SIDEWAYS = """() => {
  const root = document.documentElement;
  return Math.max(root.scrollWidth, document.body.scrollWidth) > root.clientWidth;
}"""


def launch(playwright: Playwright) -> Browser:
    """The browser that is installed here."""
    program = installed_browser()
    assert program, "no browser is installed: run `python tools/needed.py`"
    as_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(executable_path=program, args=as_root)


class Person:
    """Somebody with a browser of their own. `troubles` is everything that went wrong in it."""

    def __init__(
        self, site: Site, browser: Browser, name: str, *, choices: dict[str, Any] | None = None, **context: Any
    ) -> None:
        self.site = site
        self.name = name
        self.troubles: list[str] = []
        self.allowed: list[str] = []  # beginnings of troubles that are part of the test
        given = {
            "viewport": WIDE,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "base_url": site.url,
            "storage_state": self._kept(choices or {}),
        }
        self.context = browser.new_context(**{**given, **context})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(REPORT_VIOLATIONS)
        self.context.on("page", self._listen)
        self.page = self.context.new_page()

    def _kept(self, choices: dict[str, Any]) -> Any:
        """What this browser remembers of the choices of an earlier visit."""
        settings = {"name": "petteia.settings", "value": json.dumps({"animation": "off", **choices})}
        return {"cookies": [], "origins": [{"origin": self.site.url, "localStorage": [settings]}]}

    def leave(self) -> None:
        self.context.close()

    # Trouble

    def _listen(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._trouble(f"error: {error}"))
        page.on("request", self._request)
        page.on("response", self._response)
        page.on("websocket", self._socket)

    def _trouble(self, what: str) -> None:
        if not any(part in what for part in self.allowed):
            self.troubles.append(what)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._trouble(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        self._address(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self._address(socket.url)

    def _address(self, url: str) -> None:
        place = urlsplit(url)
        if place.scheme not in ("blob", "data") and place.netloc != self.site.host:
            self._trouble(f"left the server: {url}")

    def _response(self, response: Response) -> None:
        if response.status >= 500:
            self._trouble(f"{response.status}: {response.url}")

    # Going

    def open(self, path: str) -> None:
        self.page.goto(path)

    def hold(self, keys: Keys, *seats: int, owner: bool = False) -> None:
        """Come to a table with the keys of these seats, by the link that opens them on another device."""
        held = [*([keys.owner] if owner else []), *(keys.seats[seat] for seat in seats)]
        self.open(f"/t/{keys.table}#{'&'.join(f'key={key}' for key in held)}")

    def card(self, game: str = "Pantacle") -> Locator:
        """A game on the front page."""
        return self.page.get_by_role("region", name="The games").get_by_role("article", name=game)

    def button(self, name: str, **more: Any) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True, **more)

    def heading(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("heading", name=name)

    @property
    def table(self) -> str:
        """The table that the address names."""
        return urlsplit(self.page.url).path.split("/")[2]

    def scrolls_sideways(self) -> bool:
        return bool(self.page.evaluate(SCROLLS_SIDEWAYS))

    # At the table

    @property
    def ask(self) -> Locator:
        """Where the question and its answers stand."""
        return self.page.get_by_role("complementary")

    @property
    def prompt(self) -> Locator:
        return self.ask.locator("#prompt")

    @property
    def options(self) -> Locator:
        return self.ask.locator("[data-move]")

    @property
    def lit(self) -> Locator:
        """What on the board would narrow the options."""
        return self.page.locator("[data-thing][aria-pressed=false]")

    @property
    def board(self) -> Locator:
        """The game's own drawing."""
        return self.page.locator(".gameboard")

    def thing(self, kind: str, name: str) -> Locator:
        return self.page.locator(f'[data-thing="{kind}:{name}"]')

    @property
    def hand(self) -> Locator:
        """The blades in one's hand."""
        return self.page.locator("section").filter(has=self.page.locator("#pcl-hand-title")).locator(BLADE)

    def knows(self, blades: Iterable[str]) -> set[str]:
        """Which of these blades are named anywhere in what the browser holds of the page."""
        html = self.page.content()
        return {blade for blade in blades if re.search(rf"\b{blade}\b", html)}

    @property
    def answer(self) -> Locator:
        """What the page says about something that was pressed."""
        return self.page.get_by_test_id("answer")

    @property
    def is_over(self) -> bool:
        return self.page.locator("#ending").count() > 0

    def moves(self) -> list[str]:
        """The options, as written."""
        return list(self.options.evaluate_all("all => all.map((each) => each.dataset.move)"))

    def wait_until_asked(self) -> bool:
        """Wait for a question that can be answered; False if the game is over instead."""
        return bool(self.page.wait_for_function(ASKED).json_value() != "over")

    def wait_until_asked_anew(self, table: str, seat: int) -> bool:
        """Wait for the question of this moment: who has decided may still have options, and those of before too."""
        asked = look_inside(self.site, table, lambda live: [str(move) for move in live.table.options(seat)])
        self.page.wait_for_function(SHOWS, arg=sorted(asked))
        return self.wait_until_asked()

    def wait_until_settled(self) -> None:
        """Wait until what was pressed is done."""
        self.page.wait_for_function(SETTLED)

    def take(self, move: str) -> None:
        """Press an option of the list."""
        self.ask.locator(f"[data-move={json.dumps(move)}]").click()
        self.wait_until_settled()

    def take_any(self, chance: random.Random, first: Iterable[str] = ()) -> str:
        """Press an option: one that begins with one of these words if there is one, else any."""
        assert self.wait_until_asked()
        moves = self.moves()
        wished = [move for word in first for move in moves if move.startswith(word)]
        move = wished[0] if wished else chance.choice(moves)
        self.take(move)
        return move

    def take_on_board(self, chance: random.Random) -> bool:
        """Press lit things on the board until that has made a move. False if nothing was lit."""
        assert self.wait_until_asked()
        chosen = self.page.locator("[data-thing][aria-pressed=true]")
        pressed = False
        while self.lit.count() > 0:
            self.lit.nth(chance.randrange(self.lit.count())).click()
            pressed = True
            self.wait_until_settled()
            if chosen.count() == 0:
                break
        return pressed

    # Around the table

    def seat(self, name: str) -> Locator:
        """The button of a seat, with everything one can do about it behind."""
        players = self.page.get_by_role("region", name="Players")
        return players.get_by_role("button").filter(has_text=name)

    @property
    def window(self) -> Locator:
        return self.page.get_by_role("dialog")

    # The log

    def log(self) -> list[tuple[str, bool]]:
        """Everything that happened, in words, and whether only some see it. The whole log: also what is further up."""
        log = self.page.get_by_role("region", name="Log", exact=True)
        expect(log.get_by_role("listitem").first).to_be_visible()
        older = log.get_by_role("button", name="Show what happened before")
        while older.count() > 0:
            count = log.get_by_role("listitem").count()
            older.click()
            expect(log.get_by_role("listitem").nth(count)).to_be_attached()
        rows = log.locator("li:not(.note):not(.looked)").evaluate_all(
            "all => all.map((row) => { const only = row.querySelector('.only');"
            " const times = Number(row.querySelector('.times')?.textContent.slice(1) ?? 1);"
            " const copy = row.cloneNode(true); copy.querySelectorAll('.only, .times').forEach((it) => it.remove());"
            " return [copy.textContent.replace(/\\s+/g, ' ').trim(), only !== null, times]; })"
        )
        return [(words, secret) for words, secret, times in rows for _ in range(times)]

    def note(self, words: str) -> Locator:
        """A note of the table itself in the log."""
        return self.page.get_by_role("region", name="Log", exact=True).get_by_role("listitem").filter(has_text=words)


# What the server knows, and what others do there


def new_table(site: Site, *names: str, bots: int = 0, **more: Any) -> Keys:
    """A game that has begun: people of these names, and bots that move at random."""
    people = [{"who": "me", "name": name} for name in names]
    return site.create(*people, *[{"who": "bot", "bot": "random"}] * bots, start=True, **more)


def play_until(site: Site, table: str, wanted: Callable[[Any], Any], seed: int = 1) -> None:
    """Let everybody play at random until `wanted(game)` is true; nothing is told where it is already."""
    if look_inside(site, table, lambda live: wanted(live.table)):
        return
    chance = random.Random(seed)

    def play(game: Any) -> None:
        while not wanted(game):
            assert not game.over, "the game ended before"
            seat = chance.choice(game.pending)
            game.play(seat, chance.choice(game.options(seat)))

    site.play_inside(table, play)


def decides(game: Any, seat: int, verb: str) -> bool:
    """Has this seat to decide now, and is this among what it may do?"""
    return seat in game.pending and any(move.verb.name == verb for move in game.options(seat))


def others_play(site: Site, table: str, mine: int, seed: int = 1) -> None:
    """Let the other seats play at random until only one's own is waited for, or the game is over."""
    play_until(site, table, lambda game: game.over or mine in game.pending, seed)


def look_inside(site: Site, table: str, read: Callable[[Any], Any]) -> Any:
    """Read something of a table while nobody moves there."""

    async def look() -> Any:
        async with site.hall.at(table) as live:
            return read(live)

    return site.inside(look())


def moves_played(site: Site, table: str) -> int:
    return int(look_inside(site, table, lambda live: len(live.table.moves)))


def waited_for(site: Site, table: str) -> list[int]:
    """The people who have to decide now, after the bots have had their turns. Nobody: the game is over."""

    def read(live: Any) -> list[int] | None:
        if live.table.over:
            return []
        pending = [seat for seat in live.pending() if live.room.seats[seat].a_person_plays]
        return pending or None

    async def wait() -> list[int]:
        while True:
            async with site.hall.at(table) as live:
                found = read(live)
            if found is not None:
                return found
            await asyncio.sleep(0.005)

    return list(site.inside(wait()))


def hands(site: Site, table: str, move: int | None = None) -> list[list[str]]:
    """The blades in every hand, now or after so many moves."""

    def read(live: Any) -> list[list[str]]:
        game = live.table if move is None else replay(live.table.record(), move)
        return [game.view(seat)["table"]["seats"][seat]["hand"] for seat in range(game.players)]

    return list(look_inside(site, table, read))


def told(site: Site, table: str, seat: int | None) -> list[tuple[str, bool]]:
    """The whole log of a seat (None: a spectator) as the server tells it."""

    def read(live: Any) -> list[tuple[str, bool]]:
        viewer = live.viewer(seat)
        rows = telling.all_happened(live.table, live.eyes(viewer), 0, live.counts[viewer], "en")
        return [(in_words(row["say"], [each.name for each in live.room.seats]), row["secret"]) for row in rows]

    return list(look_inside(site, table, read))


def in_words(say: list[Any], names: list[str]) -> str:
    words = "".join(
        part if isinstance(part, str) else names[int(part[1])] if part[0] == "seat" else part[2] for part in say
    )
    return " ".join(words.split())


def cut(site: Site) -> None:
    """Break every connection off, as a failing network does. Nobody is told."""

    async def abort() -> None:
        for connection in list(site._server.server_state.connections):
            connection.transport.abort()  # type: ignore[union-attr]

    site.inside(abort())
