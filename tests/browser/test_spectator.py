"""Those who watch: they see what lies open, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.client import Site

from .pages import Person, hands, moves_played, new_table, others_play


def test_sees_no_hand_and_no_options(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo")
    others_play(site, keys.table, 0)
    eve = person("Eve")
    eve.open(f"/t/{keys.table}")
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(eve.page.get_by_role("main", name="Board")).to_be_visible()
    expect(eve.page.locator("[data-thing]").first).to_be_visible()
    expect(eve.hand).to_have_count(0)
    expect(eve.options).to_have_count(0)
    expect(eve.lit).to_have_count(0)
    for blades in hands(site, keys.table):
        assert not eve.knows(blades)

    before = moves_played(site, keys.table)
    for digit in "123":
        eve.page.keyboard.press(digit)
    eve.page.locator("[data-thing^='favor:']").first.click()
    assert moves_played(site, keys.table) == before


def test_speaks_only_to_other_watchers(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo")
    ada, eve, fay = person("Ada"), person("Eve"), person("Fay")
    ada.hold(keys, 0)
    for who in (eve, fay):
        who.open(f"/t/{keys.table}")
    for who in (ada, eve, fay):
        who.page.get_by_role("tab", name="Chat").click()
    eve.page.get_by_label("Say something to those who watch").fill("A fine move")
    eve.button("Send").click()
    expect(fay.page.get_by_text("A fine move")).to_be_visible()
    ada.page.get_by_label("Say something to the players").fill("Shall we begin?")
    ada.button("Send").click()
    expect(ada.page.get_by_text("Shall we begin?")).to_be_visible()
    assert "A fine move" not in ada.page.content()
    for who in (eve, fay):
        who.page.reload()
        who.page.get_by_role("tab", name="Chat").click()
        expect(who.page.get_by_text("A fine move")).to_be_visible()
        assert "Shall we begin?" not in who.page.content()


def test_a_closed_table_refuses_with_a_sentence(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo", spectators="closed")
    eve = person("Eve")
    eve.open(f"/t/{keys.table}")
    expect(eve.page.get_by_text("This table is closed to spectators.")).to_be_visible()
    expect(eve.page.locator("[data-thing]")).to_have_count(0)
    expect(eve.options).to_have_count(0)
    eve.allowed.append("status of 403")
    eve.open(f"/t/{keys.table}/replay")
    expect(eve.page.get_by_role("alert")).to_contain_text(".")
    expect(eve.page.locator("[data-thing]")).to_have_count(0)


def test_no_such_table_is_said(person: Callable[..., Person]) -> None:
    eve = person("Eve")
    eve.open("/t/there-is-none")
    expect(eve.page.get_by_role("main")).to_contain_text("There is no table at this address.")
    expect(eve.page.get_by_role("link", name="Front page")).to_be_visible()
