"""Two people in two browsers and a bot play a whole game, and neither a reload nor a cut loses anything."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.client import Site

from .pages import Person, cut, moves_played, told, waited_for

QUICKLY = ("announce", "pass", "discard")  # what brings a game on


def open_table(ada: Person, ben: Person) -> str:
    """Ada makes a table through the pages, Ben comes by its link, Ada starts."""
    ada.open("/")
    ada.card().get_by_role("link", name=re.compile("All choices")).click()
    expect(ada.heading("New table: Pantacle")).to_be_visible()
    ada.page.get_by_role("textbox", name="Name").fill("Ada")
    ada.page.get_by_label("Who plays seat 2").select_option(label="A friend (open seat)")
    ada.page.get_by_label("Level", exact=True).select_option("gentle")
    ada.button("Open the table").click()

    expect(ada.heading("Pantacle: players are gathering")).to_be_visible()
    ben.open(ada.page.get_by_label("Link of this table").input_value())
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take a seat").click()
    expect(ben.page.get_by_text("The host will start any moment")).to_be_visible()
    ada.button("Start the game").click()
    return ada.table


def test_two_people_and_a_bot(person: Callable[..., Person], site: Site) -> None:
    ada, ben = person("Ada"), person("Ben")
    people = {0: ada, 1: ben}
    chance = random.Random(5)
    table = open_table(ada, ben)
    for each in people.values():
        expect(each.page.get_by_role("main", name="Board")).to_be_visible()
        expect(each.hand).to_have_count(3)

    made = {0: 0, 1: 0}
    reloaded = gone = closed = False
    while waiting := waited_for(site, table):
        seat = waiting[0]
        who = people[seat]
        before = moves_played(site, table)
        if made[seat] % 3 != 2 or not who.take_on_board(chance):
            who.take_any(chance, QUICKLY)
        assert moves_played(site, table) > before
        made[seat] += 1

        if not reloaded and min(made.values()) >= 8:
            reloaded = True
            log = ada.log()
            ada.page.reload()
            expect(ada.hand.first).to_be_visible()
            assert ada.log()[: len(log)] == log
        if not gone and min(made.values()) >= 12 and waited_for(site, table) == [0]:
            gone = True
            go_offline(ben, ada, site, table)
        if not closed and min(made.values()) >= 16:
            closed = True
            with ada.page.expect_websocket(), ben.page.expect_websocket():
                cut(site)
            for each in people.values():
                expect(each.page.get_by_text("Connected", exact=True)).to_be_attached()
    assert reloaded
    assert gone
    assert closed
    assert min(made.values()) >= 15

    for who in people.values():
        expect(who.page.get_by_role("heading", name="The game is over", level=2)).to_be_visible()
    endings = [
        who.page.get_by_role("region", name="The game is over").locator("li").all_inner_texts()
        for who in people.values()
    ]
    assert endings[0] == endings[1]
    assert len(endings[0]) == 3

    ada_log, ben_log = ada.log(), ben.log()
    assert ada_log == told(site, table, 0)
    assert ben_log == told(site, table, 1)
    public = [(mine, other) for (mine, own), (other, his) in zip(ada_log, ben_log, strict=True) if not own and not his]
    assert len(public) > 50
    assert all(mine == other for mine, other in public)


def go_offline(ben: Person, ada: Person, site: Site, table: str) -> None:
    """Ben's network goes; Ada plays on until it is Ben's turn; what Ben presses meanwhile is answered, not lost."""
    chance = random.Random(1)
    ben.allowed += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    ben.context.set_offline(True)
    expect(ben.page.get_by_text("Offline", exact=True)).to_be_visible()
    while waited_for(site, table) == [0]:
        ada.take_any(chance, QUICKLY)
    before = moves_played(site, table)
    expect(ben.options).to_have_count(0)
    ben.page.locator("[data-thing]").first.click()
    expect(ben.answer).to_contain_text("The server does not answer.")
    ben.context.set_offline(False)
    ben.wait_until_asked()
    expect(ben.page.get_by_text("Offline", exact=True)).to_have_count(0)
    assert moves_played(site, table) == before
