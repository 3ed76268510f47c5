"""Hints at a table that allows them: asked for, chosen from, told to everybody; and the levels of bots."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.server.client import Keys, Site, serve

from .pages import Person, decides, new_table, play_until

LEVELS = [re.compile(f"^{name}") for name in ("gentle", "fair", "strong", "champion")]  # what was measured may follow


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server whose hints are not worth much, but quick."""
    with serve(tmp_path_factory.mktemp("hints"), hint_iterations=8, hint_burst=1e6) as running:
        yield running


@pytest.fixture
def table(site: Site) -> Keys:
    keys = new_table(site, "Ada", "Ben", "Cleo", hints=True)
    play_until(site, keys.table, lambda game: decides(game, 0, "announce"))
    return keys


def hints(person: Person) -> Locator:
    return person.ask.locator("[data-hint]")


def test_a_hint_is_asked_for_shown_and_played(person: Callable[..., Person], table: Keys) -> None:
    ada, ben = person("Ada"), person("Ben")
    ada.hold(table, 0)
    ben.hold(table, 1)
    ada.wait_until_asked()
    expect(ada.ask).to_contain_text("The others are told that you asked.")
    ben.button("Menu").click()
    expect(ben.window).to_contain_text("Hints: Whose turn it is may ask")
    ben.page.keyboard.press("Escape")
    ada.button("Hint").click()
    expect(hints(ada)).to_have_count(3)
    for hint in hints(ada).all():
        text = hint.inner_text()
        found = re.search(r"Announce .*?(\d+) %", text, re.S)
        assert found, text
        bar = hint.locator(".bar")
        filled = bar.evaluate("bar => bar.firstElementChild.offsetWidth / bar.offsetWidth")
        assert abs(filled - int(found[1]) / 100) < 0.02, "the bar is as long as it says"
    expect(ada.ask.get_by_role("status").filter(has_text="%")).to_have_count(1)
    expect(ada.note("Ada took a hint.")).to_be_visible()
    expect(ben.note("Ada took a hint.")).to_be_visible()
    assert hints(ben).count() == 0
    move = hints(ada).first.get_attribute("data-hint")
    assert move is not None
    hints(ada).first.click()
    ada.wait_until_settled()
    favor = move.split()[1]
    expect(ben.note(f"Ada announces {favor.capitalize()}")).to_be_visible()
    expect(hints(ada)).to_have_count(0)


def test_with_the_keyboard_and_a_question_before_each_move(person: Callable[..., Person], table: Keys) -> None:
    ada = person("Ada", choices={"confirm": "always"})
    ada.hold(table, 0)
    ada.wait_until_asked()
    ada.page.keyboard.press("h")
    expect(hints(ada)).to_have_count(3)
    move = hints(ada).nth(1).get_attribute("data-hint")
    hints(ada).nth(1).focus()
    ada.page.keyboard.press("Enter")
    expect(ada.button("Play it")).to_be_visible()
    ada.button("Think again").click()
    expect(ada.ask.locator(f"[data-move={json.dumps(move)}]")).to_be_visible()
    expect(hints(ada)).to_have_count(3)  # still there: nothing has changed


def test_no_hints_for_spectators_out_of_turn_and_where_they_are_off(
    person: Callable[..., Person], site: Site, table: Keys
) -> None:
    watcher, ben = person("Wil"), person("Ben")
    watcher.open(f"/t/{table.table}")
    ben.hold(table, 1)
    off = new_table(site, "Ada", "Ben", "Cleo")
    play_until(site, off.table, lambda game: decides(game, 0, "announce"))
    ada = person("Ada")
    ada.hold(off, 0)
    ada.wait_until_asked()
    for one in (watcher, ben, ada):
        expect(one.prompt).to_be_visible()
        one.page.keyboard.press("h")
        expect(one.button("Hint")).to_have_count(0)
    expect(ada.note("took a hint")).to_have_count(0)


def test_a_table_with_hints_is_made_and_told(person: Callable[..., Person], site: Site) -> None:
    ada = person("Ada")
    ada.open("/new/pantacle")
    ada.page.get_by_label("Allow hints").check()
    ada.button("Me and friends").click()
    ada.button("Open the table").click()
    agreed = ada.page.get_by_role("region", name="What was agreed")
    expect(agreed).to_contain_text("Whose turn it is may ask what the strong bot would do")
    assert site.room(ada.table)["hints"]


# Levels


def test_people_are_offered_the_levels_and_fair_unless_they_choose(person: Callable[..., Person], site: Site) -> None:
    ada = person("Ada")
    ada.open("/new/pantacle")
    for choice in (ada.page.get_by_label("Level", exact=True).first, ada.page.get_by_label("Level of stand-in bots")):
        expect(choice).to_have_value("fair")
        expect(choice.locator("option")).to_have_text(LEVELS)
    ada.page.get_by_label("Level", exact=True).first.select_option("champion")
    ada.page.get_by_label("Who plays seat 3").select_option("open")
    ada.button("Open the table").click()
    expect(ada.page.get_by_label("Level of the bot in seat 2")).to_have_value("champion")
    seats = site.room(ada.table)["seats"]
    assert [seat["bot"] for seat in seats] == [None, "champion", None]


def test_a_bot_of_another_sort_stays_what_it_is(person: Callable[..., Person], site: Site) -> None:
    keys = site.create("me", {"who": "bot", "bot": "heuristic"}, "open")
    ada = person("Ada")
    ada.hold(keys, 0, owner=True)
    choice = ada.page.get_by_label("Level of the bot in seat 2")
    expect(choice).to_have_value("heuristic")
    expect(choice.locator("option")).to_have_text([*LEVELS, "skilled"])
    choice.select_option("gentle")
    expect(ada.page.get_by_text("bot, gentle")).to_be_visible()


def test_what_was_measured_of_a_level_stands_beside_its_name(person: Callable[..., Person]) -> None:
    figures = {"gentle": (0.04, 18.2), "fair": (None, 22.7), "strong": (1.52, None), "champion": (5, 33)}
    for locale, wanted in {
        "en-GB": ["gentle · at once · strength 18", "fair · strength 23", "strong · about 1.5 s"],
        "fr-FR": ["indulgent · tout de suite · force 18", "moyen · force 23", "fort · environ 1,5 s"],
    }.items():
        ada = person("Ada", locale=locale)

        def measured(route: Route) -> None:
            answer = route.fetch()
            games = answer.json()
            for game in games:
                for level in game["levels"]:
                    level["seconds"], level["rating"] = figures[level["name"]]
            route.fulfill(response=answer, json=games)

        ada.page.route("**/api/games?*", measured)
        ada.open("/new/pantacle")
        options = ada.page.get_by_label("Level" if locale == "en-GB" else "Niveau", exact=True).first.locator("option")
        expect(options).to_have_count(4)
        assert options.all_inner_texts()[:3] == wanted
