"""Several people at one device: between their turns a curtain hides everything."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.client import Site

from .pages import Person, hands, waited_for

NAMES = ("Ada", "Ben", "Cleo")


def test_pass_and_play(person: Callable[..., Person], site: Site) -> None:
    device = person("the device")
    device.open("/new/pantacle")
    device.button("All on this device").click()
    for field, name in zip(device.page.get_by_role("textbox", name="Name").all(), NAMES, strict=True):
        field.fill(name)
    device.button("Start the game").click()
    expect(device.heading("Pass the device to")).to_be_visible()
    table = device.table

    made = 0
    for _ in range(6):
        seat = waited_for(site, table)[0]
        name = NAMES[seat]
        lift = device.button(f"I am {name}: show the table")
        # The curtain is up: nobody's blades are in the document, nor any other thing of the table.
        expect(lift).to_be_focused()
        held = hands(site, table)
        assert not device.knows(blade for hand in held for blade in hand)
        expect(device.page.locator("[data-thing], [data-piece]")).to_have_count(0)

        lift.click()
        assert device.wait_until_asked()
        expect(device.hand).to_have_count(len(held[seat]))
        assert device.knows(held[seat]) == set(held[seat])
        others = {blade for other, hand in enumerate(held) for blade in hand if other != seat}
        assert not others & set(shown_hand(device))
        while seat in waited_for(site, table):
            device.options.first.click()
            device.wait_until_settled()
            made += 1
    assert made >= 6


def shown_hand(who: Person) -> list[str]:
    return list(who.hand.evaluate_all("all => all.map((each) => each.dataset.piece.slice('blade:'.length))"))


def test_somebody_alone_with_all_seats_needs_no_curtain(person: Callable[..., Person], site: Site) -> None:
    device = person("the device")
    device.open("/new/pantacle")
    device.button("All on this device").click()
    device.button("Start the game").click()
    device.button("Only I use this device: no curtain at this table").click()
    for _ in range(4):
        assert device.wait_until_asked()
        seat = waited_for(site, device.table)[0]
        expect(device.page.locator(f"[data-seat='{seat}']")).to_contain_text("you")
        device.options.first.click()
        device.wait_until_settled()
    expect(device.heading("Pass the device to")).to_have_count(0)
