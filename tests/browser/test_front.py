"""The way in: a game in two clicks, and one's tables still there after the browser was closed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.client import Site

from .pages import Person, hands, new_table


def test_a_game_in_two_clicks_and_back_again(person: Callable[..., Person], site: Site) -> None:
    ada = person("Ada")
    ada.open("/")
    ada.card().get_by_role("button", name="Play with bots").click()  # one click
    assert ada.wait_until_asked()
    table = ada.table
    ada.options.first.click()  # the second is a move
    ada.wait_until_settled()
    assert ada.wait_until_asked()
    held = hands(site, table)[0]
    kept = ada.context.storage_state()
    ada.leave()

    later = person("Ada, the next day", storage_state=kept)
    later.open("/")
    mine = later.page.get_by_role("region", name="Your tables")
    expect(mine.get_by_role("article")).to_have_count(1)
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link", name="Open Pantacle").click()
    assert later.wait_until_asked()
    assert later.table == table
    expect(later.hand).to_have_count(len(held))
    assert later.knows(held) == set(held)


def test_friends_are_invited_and_seats_filled_with_bots(person: Callable[..., Person], site: Site) -> None:
    ada = person("Ada")
    ada.open("/")
    ada.card().get_by_role("button", name="Invite friends").click()
    expect(ada.heading("Pantacle: players are gathering")).to_be_visible()
    seats = ada.page.get_by_role("region", name="Around the table")
    seats.get_by_role("listitem").nth(1).get_by_role("button", name="Own link").click()
    link = ada.page.get_by_label("Link for seat 2 only").input_value()
    ben = person("Ben")
    ben.open(link)
    expect(ben.page).to_have_url(f"{site.url}/t/{ada.table}")  # the secret is out of the address
    expect(ben.page.get_by_text("A seat is kept for you.")).to_be_visible()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take a seat").click()
    expect(seats.get_by_role("listitem").nth(1)).to_contain_text("Ben")

    cleo = person("Cleo")
    cleo.open(link)  # used once
    cleo.allowed.append("status of 4")
    cleo.page.get_by_label("Your name").fill("Cleo")
    cleo.button("Take a seat").click()
    expect(cleo.page.get_by_role("alert")).to_contain_text(".")

    ada.button("Fill with bots and start").click()
    for who in (ada, ben):
        expect(who.hand.first).to_be_visible()
    expect(cleo.page.get_by_text("You are watching.")).to_be_visible()


def test_a_public_table_is_found_and_joined(person: Callable[..., Person], site: Site) -> None:
    keys = site.create({"who": "me", "name": "Ada"}, "open", "bot", public=True)
    ben = person("Ben")
    ben.open("/")
    found = ben.page.get_by_role("region", name="Tables to join").locator(f"[data-table='{keys.table}']")
    expect(found).to_contain_text("Ada")
    found.get_by_role("link", name="Join").click()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Take a seat").click()
    expect(ben.page.get_by_text("The host will start any moment")).to_be_visible()


def test_a_table_is_removed_after_asking(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo")
    ada = person("Ada")
    ada.hold(keys, 0)
    expect(ada.hand.first).to_be_visible()
    ada.open("/")
    ada.button("Remove Pantacle from this list").click()
    expect(ada.button("Keep it")).to_be_focused()
    ada.button("Remove").click()
    expect(ada.page.locator(f"[data-table='{keys.table}']")).to_have_count(0)


def test_tables_are_carried_to_another_device(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo")
    ada = person("Ada")
    ada.hold(keys, 0)
    expect(ada.hand.first).to_be_visible()
    ada.open("/settings")
    ada.button("Make the link").click()
    link = ada.page.get_by_label("Your private link").input_value()
    phone = person("Ada's phone")
    phone.open("/settings")
    phone.page.get_by_label("Link from the other device").fill(link)
    phone.button("Bring them").click()
    expect(phone.page.get_by_text("1 table brought here.")).to_be_visible()
    phone.open(f"/t/{keys.table}")
    expect(phone.hand.first).to_be_visible()


def test_a_key_opens_its_seat_also_in_the_same_tab(person: Callable[..., Person], site: Site) -> None:
    """Somebody watches a table, and then opens the link of a seat where the table is already."""
    keys = new_table(site, "Ada", "Ben", "Cleo")
    ada = person("Ada")
    ada.open(f"/t/{keys.table}")
    expect(ada.page.get_by_text("You are watching.")).to_be_visible()
    ada.hold(keys, 0)
    expect(ada.page.get_by_text("You are watching.")).to_have_count(0)
    expect(ada.hand.first).to_be_visible()
    expect(ada.page).to_have_url(f"{site.url}/t/{keys.table}")
