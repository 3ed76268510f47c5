"""Every page: nothing against the content security policy, nothing from elsewhere, nothing that axe finds serious."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import expect

from tests.server.client import Keys, Site

from .pages import PHONE, WIDE, Person, decides, look_inside, new_table, play_until

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
BOARD = ".pantacle"
LOOKS = {"wide": WIDE, "narrow": PHONE}
# The rules are long, and one clause is like another: some of each sort will do.
THIN_OUT = """document.querySelectorAll("article.clause:nth-of-type(n+3), section:has(.clause):nth-of-type(n+4), "
  + "tr:nth-child(n+3), #components ~ ul > li:nth-child(n+3)").forEach((each) => each.remove())"""
# A board costs axe seconds, so it is put away where another station has it.
CHECK = """async ([hidden, tags]) => {
  const away = hidden ? [...document.querySelectorAll(hidden)] : [];
  for (const each of away) each.style.display = "none";
  const serious = (result) => result.violations
    .filter((each) => ["serious", "critical"].includes(each.impact))
    .flatMap((each) => each.nodes.slice(0, 5).map((node) =>
      `${each.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
  const resultTypes = ["violations"];
  const root = document.documentElement;
  const light = await axe.run({ runOnly: tags, resultTypes });
  root.dataset.theme = "dark";
  const dark = await axe.run({ runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes });
  root.dataset.theme = "light";
  for (const each of away) each.style.display = "";
  return [...serious(light), ...serious(dark).map((each) => `dark: ${each}`)];
}"""


def is_after_a_roll(game: Any) -> bool:
    """Deukalion: is the first seat asked for cards, with a roll on the table?"""
    return bool(game.state.shakes > 20 and game.pending == [0] and game.view(0)["decision"] == "post_cards")


def is_a_later_turn(game: Any) -> bool:
    """Panthalos: may the first seat place somebody, with much on the table?"""
    return bool(game.state.round > 2 and game.pending == [0] and decides(game, 0, "place"))


def is_in_a_duel(game: Any) -> bool:
    """Panthalos: has the first seat chosen a token for its reply?"""
    laying = game.view(0)["table"]["laying"] if game.pending == [0] else None
    return bool(laying and laying["picked"] and game.view(0)["decision"] in ("duel_defend", "duel_raise"))


def table_where(site: Site, game: str, wanted: Callable[[Any], bool]) -> Keys:
    """A table that has come to such a moment, which not every game does."""
    for _ in range(50):
        keys = new_table(site, "Ada", "Ben", "Cleo", game=game)
        play_until(site, keys.table, lambda game: game.over or wanted(game))
        if not look_inside(site, keys.table, lambda live: live.table.over):
            return keys
    raise AssertionError("no game came to such a moment")


class Tour:
    """Ways to every page of the site, with something on each."""

    def __init__(self, site: Site, who: Person) -> None:
        self.who = who
        self.waiting = site.create({"who": "me", "name": "Ada"}, "open", "bot", public=True)
        self.running = new_table(site, "Ada", "Ben", "Cleo")
        play_until(site, self.running.table, lambda game: len(game.moves) > 30 and decides(game, 0, "announce"))
        self.over = new_table(site, "Ada", "Ben", "Cleo")
        site.finish(self.over.table)
        sail = table_where(site, "deukalion", lambda game: game.state.shakes > 20 and decides(game, 0, "to"))
        self.boards = (
            ("Deukalion: a sail", "", sail),
            ("Deukalion: a challenge", "", table_where(site, "deukalion", is_after_a_roll)),
            ("Panthalos: a turn", "", table_where(site, "panthalos", is_a_later_turn)),
            ("Panthalos: a duel", ".town, .right", table_where(site, "panthalos", is_in_a_duel)),
            ("Parthenon: trade", "", table_where(site, "parthenon", lambda game: decides(game, 0, "offer"))),
        )
        self.ends = (
            ("Panthalos: the final scoring", "Final scoring", ".city, .market, .home, .right", "panthalos", {}),
            ("Parthenon: the end", "The end", ".columns, .home", "parthenon", {"tournament": True}),
        )
        self.ended = [new_table(site, "Ada", "Ben", "Cleo", game=game, options=more) for *_, game, more in self.ends]
        for keys in self.ended:
            site.finish(keys.table)

    def stations(self) -> Iterator[tuple[str, str]]:
        """Goes from page to page; gives the name of each when it is there, and what of it another one has already."""
        who = self.who
        for path, name in (
            ("/new/pantacle", "new table"),
            ("/new/deukalion", "new table of Deukalion"),
            ("/new/panthalos", "new table of Panthalos"),
            ("/new/parthenon", "new table of Parthenon"),
            ("/settings", "settings"),
            ("/records", "records"),
            ("/rules/pantacle#components", "rules"),
            ("/nowhere", "nowhere"),
        ):
            who.open(path)
            expect(who.page.get_by_role("heading", level=1)).to_be_visible()
            who.page.wait_for_load_state("networkidle")
            who.page.evaluate(THIN_OUT)
            yield name, ""
        who.open(f"/t/{self.waiting.table}")
        expect(who.button("Take a seat")).to_be_visible()
        yield "waiting room, before sitting down", ""
        who.hold(self.waiting, 0, owner=True)
        expect(who.button("Fill with bots and start")).to_be_visible()
        yield "waiting room", ""
        who.open(f"/t/{self.running.table}")
        expect(who.page.get_by_text("You are watching.")).to_be_visible()
        yield "watched table", BOARD
        who.hold(self.running, 0, owner=True)
        who.wait_until_asked()
        yield "table", ""
        who.page.locator("[data-thing]:not([aria-pressed])").first.click()
        expect(who.answer).to_be_visible()
        yield "table with an answer", BOARD
        with self.window(lambda: who.button("Menu").click()):
            yield "menu", ".table"
        with self.window(lambda: who.seat("Ada").click()):
            yield "own seat", ".table"
        with self.window(lambda: who.seat("Ben").click()):
            yield "another's seat", ".table"
        with self.window(lambda: who.page.keyboard.press("?")):
            yield "help", ".table"
        who.page.keyboard.press("/")
        expect(who.page.get_by_label("Say something to the players")).to_be_visible()
        yield "chat", BOARD
        who.hold(self.over, 0, owner=True)
        expect(who.page.locator("#ending")).to_be_visible()
        yield "end", BOARD
        for name, hidden, keys in self.boards:
            who.hold(keys, 0)
            who.wait_until_asked()
            yield name, hidden
        for (name, region, hidden, *_), keys in zip(self.ends, self.ended, strict=True):
            who.hold(keys, 0)
            expect(who.page.get_by_role("region", name=region, exact=True)).to_be_visible()
            yield name, hidden
        who.open(f"/t/{self.over.table}/replay?move=40&as=1")
        expect(who.page.locator("[data-thing]").first).to_be_visible()
        yield "replay", BOARD
        who.open("/")
        expect(who.page.get_by_role("region", name="Your tables").get_by_role("article").first).to_be_visible()
        expect(who.page.get_by_role("article", name="Pantacle").first).to_be_visible()
        yield "front", ""

    @contextmanager
    def window(self, press: Callable[[], Any]) -> Iterator[None]:
        press()
        expect(self.who.window).to_be_visible()
        yield
        self.who.page.keyboard.press("Escape")
        expect(self.who.window).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious(person: Callable[..., Person], site: Site, look: str) -> None:
    who = person("Ada", viewport=LOOKS[look], choices={"theme": "light"})
    who.context.add_init_script(AXE_SCRIPT)
    found = {name: who.page.evaluate(CHECK, [hidden, TAGS]) for name, hidden in Tour(site, who).stations()}
    found = {name: violations for name, violations in found.items() if violations}
    assert not found, json.dumps(found, indent=2)


def test_nothing_comes_from_elsewhere_and_nothing_is_blocked(person: Callable[..., Person], site: Site) -> None:
    """Every page's policy is strict; that none is violated and no other host asked, each person's troubles show."""
    who = person("Ada", choices={"sound": True})
    who.allowed.append("AudioContext")  # no sound before the first press: the browser says so
    policies = set()
    who.page.on("response", lambda response: policies.add(response.headers.get("content-security-policy")))
    names = [name for name, _ in Tour(site, who).stations()]
    assert len(names) == len(set(names)) > 12
    assert len(policies) == 1
    policy = str(policies.pop())
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert who.troubles == []


def test_a_script_from_elsewhere_would_be_noticed(person: Callable[..., Person]) -> None:
    """So that the silence of the other tests means something."""
    who = person("Ada")
    who.open("/")
    who.page.evaluate(
        "() => { const script = document.createElement('script'); script.textContent = 'window.bad = true';"
        " document.head.append(script); }"
    )
    assert who.page.evaluate("window.bad") is None
    assert any("against the policy" in trouble for trouble in who.troubles)
    who.troubles.clear()
