"""The site in French: everything that is said, and no word of English left over."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from petteia.server import telling
from tests.server.client import Site

from .pages import Person, in_words, look_inside, new_table, others_play, play_until

HERE = Path(__file__).parents[2]
QUOTED = re.compile(r'"((?:[^"\\]|\\.)+)"')
ALL_WORDS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.nodeValue);
  for (const each of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-valuetext"])
      if (each.hasAttribute(name)) found.push(each.getAttribute(name));
  return [document.title, ...found].map((words) => words.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


def texts_in(*programs: str) -> set[str]:
    return {text for program in programs for line in program.splitlines() for text in QUOTED.findall(line)}


def english_of_the_site(game: str = "pantacle") -> set[str]:
    """The texts of the client's English dictionaries that are not the same in French."""
    web = HERE / "web" / "src"
    english, french = ((web / "text" / f"{language}.ts").read_text() for language in ("en", "fr"))
    boards = [(web / place / "text.ts").read_text().split("const fr") for place in ("board", f"games/{game}")]
    found = texts_in(english, *[first for first, _ in boards]) - texts_in(french, *[second for _, second in boards])
    assert {"Front page", "Your hand"} <= found
    return {text for text in found if not text[0].isdigit()}  # "1 point" is the same in both, but made in other ways


def english_of_the_game(site: Site, game: str = "pantacle") -> set[str]:
    """The game's labels and effects, likewise."""

    def all_in(language: str) -> set[str]:
        words = site.ask("GET", f"/api/games/{game}/words", params={"language": language})
        return {text for kind in words["things"].values() for thing in kind.values() for text in thing.values() if text}

    return all_in("en") - all_in("fr")


def names_of_messages() -> set[str]:
    """What a message is called in the files of texts: shown, it would be a missing translation."""
    found = {
        name
        for file in HERE.glob("petteia/**/text/*.ftl")
        for name in re.findall(r"^([a-z][\w-]*-[\w-]*) *=", file.read_text(), re.MULTILINE)
    }
    assert found
    return found


def check_words(who: Person, english: set[str], codes: set[str]) -> None:
    said = set(who.page.evaluate(ALL_WORDS))
    assert said & english == set()
    assert not {words for words in said if codes & set(re.findall(r"[a-z][\w-]*-[\w-]+", words))}
    assert not {words for words in said if "undefined" in words or "[object" in words or "{$" in words}


def test_switched_in_the_settings(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo")
    others_play(site, keys.table, 0)
    ada = person("Ada")
    ada.hold(keys, 0)
    ada.wait_until_asked()
    assert ada.page.locator("html").get_attribute("lang") == "en"
    ada.open("/settings")
    ada.page.get_by_label("Français").check()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Réglages")

    ada.open(f"/t/{keys.table}")
    ada.wait_until_asked()
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")

    def read(live: Any) -> tuple[str, list[str], list[str]]:
        names = [each.name for each in live.room.seats]
        now = telling.now(live.table, 0, "fr", 0)
        events = telling.all_happened(live.table, 0, 0, live.counts[0], "fr")
        options = [in_words(offer["say"], names) for offer in now["options"]]
        return in_words(now["prompt"], names), options, [in_words(event["say"], names) for event in events]

    prompt, options, events = look_inside(site, keys.table, read)
    expect(ada.prompt).to_have_text(prompt)
    shown = ada.options.locator("span").first
    expect(shown).to_be_visible()
    texts = ada.options.evaluate_all("all => all.map((each) => each.querySelector('span').textContent)")
    assert sorted(texts) == sorted(options)
    log = ada.page.get_by_role("region", name="Journal", exact=True)
    expect(log.locator("li:not(.note)").last).to_contain_text(events[-1])


def test_no_english_anywhere(person: Callable[..., Person], site: Site) -> None:
    waiting = site.create({"who": "me", "name": "Ada"}, "open", "bot")
    running = new_table(site, "Ada", "Ben", "Cleo")
    play_until(site, running.table, lambda game: len(game.moves) > 40 and 0 in game.pending)
    over = new_table(site, "Ada", "Ben", "Cleo")
    site.finish(over.table)
    english, codes = english_of_the_site() | english_of_the_game(site), names_of_messages()
    ada = person("Ada", choices={"language": "fr"})
    ada.hold(waiting, 0, owner=True)
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    check_words(ada, english, codes)
    ada.hold(running, 0)
    ada.wait_until_asked()
    check_words(ada, english, codes)
    for press in ("?", "Escape"):
        ada.page.keyboard.press(press)
        check_words(ada, english, codes)
    ada.page.locator("[data-seat='1']").click()
    check_words(ada, english, codes)
    ada.page.keyboard.press("Escape")
    ada.hold(over, 0)
    expect(ada.page.locator("#ending")).to_be_visible()
    expect(ada.board).to_be_visible()
    check_words(ada, english, codes)
    replay = f"/t/{over.table}/replay?move=30&as=1"
    for path in ("/", "/new/pantacle", "/settings", "/records", replay, "/nowhere/at/all"):
        ada.open(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        ada.page.wait_for_load_state("networkidle")
        check_words(ada, english, codes)


@pytest.mark.parametrize("page", ["", "/replay"])
def test_a_board_is_not_shown_before_its_words(person: Callable[..., Person], site: Site, page: str) -> None:
    over = new_table(site, "Ada", "Ben", "Cleo")
    site.finish(over.table)
    english, codes = english_of_the_site() | english_of_the_game(site), names_of_messages()
    ada = person("Ada", choices={"language": "fr"})
    held: list[Route] = []
    words, drawing = "**/api/games/pantacle/words?*", re.compile(r"/Board-.*\.js$")
    ada.page.route(words, lambda route: held.append(route))
    with (
        ada.page.expect_request(words),
        ada.page.expect_request_finished(lambda request: bool(drawing.search(request.url))),
    ):
        ada.open(f"/t/{over.table}{page}")
    expect(ada.page.get_by_text("Chargement…")).to_be_visible()
    check_words(ada, english, codes)
    held[0].continue_()
    expect(ada.board).to_be_visible()
    check_words(ada, english, codes)


@pytest.mark.parametrize("page", ["", "/replay"])
def test_a_board_whose_words_cannot_be_had_is_shown_without(
    person: Callable[..., Person], site: Site, page: str
) -> None:
    over = new_table(site, "Ada", "Ben", "Cleo")
    site.finish(over.table)
    ada = person("Ada", choices={"language": "fr"})
    ada.allowed.append("net::ERR_FAILED")  # the request that this test breaks off
    ada.page.route("**/api/games/pantacle/words?*", lambda route: route.abort())
    ada.open(f"/t/{over.table}{page}")
    expect(ada.board).to_be_visible()


@pytest.mark.parametrize("game", ["deukalion", "panthalos", "parthenon"])
def test_no_english_at_the_tables_of_other_games(person: Callable[..., Person], site: Site, game: str) -> None:
    running = new_table(site, "Ada", "Ben", "Cleo", game=game)
    play_until(site, running.table, lambda game: len(game.moves) > 60 and 0 in game.pending)
    over = new_table(site, "Ada", "Ben", "Cleo", game=game, options={"tournament": True} if game == "parthenon" else {})
    site.finish(over.table)
    english, codes = english_of_the_site(game) | english_of_the_game(site, game), names_of_messages()
    ada = person("Ada", choices={"language": "fr"})
    ada.open(f"/new/{game}")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    check_words(ada, english, codes)
    ada.hold(running, 0)
    ada.wait_until_asked()
    check_words(ada, english, codes)
    ada.hold(over, 0)
    expect(ada.page.locator("#ending")).to_be_visible()
    expect(ada.board).to_be_visible()
    check_words(ada, english, codes)
