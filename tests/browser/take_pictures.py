"""Takes the pictures of the site that the documents show: `python -m tests.browser.take_pictures`.

Anybody may take them again: the people, the moves and the screens are the same every time.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.client import Keys, Site, serve

from .pages import PHONE, Person, decides, launch, new_table, play_until

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 400_000
DESK = {"width": 1360, "height": 850}
NAMES = ("Ariadne", "Bion", "Chloe")


def take(who: Person, name: str) -> None:
    file = PICTURES / f"site-{name}.png"
    who.page.mouse.move(0, 0)
    who.page.evaluate("document.activeElement.blur()")
    who.page.wait_for_load_state("networkidle")
    who.page.screenshot(path=file, animations="disabled", caret="hide")
    size = file.stat().st_size
    assert size < LARGEST, f"{file.name} has {size} bytes"
    print(f"{file.relative_to(PICTURES.parents[1])}: {size // 1000} KB")


def midgame(site: Site, seed: int) -> Keys:
    """A table after a good while, with a decision of the first seat that has much to choose from."""
    keys = new_table(site, *NAMES, public=True)
    play_until(site, keys.table, lambda game: len(game.moves) > 75 and decides(game, 0, "announce"), seed)
    return keys


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        pictures(site, browser)
        browser.close()


def pictures(site: Site, browser: Browser) -> None:
    table = midgame(site, seed=4)
    over = new_table(site, *NAMES)
    site.finish(over.table, seed=7)
    site.create({"who": "me", "name": "Theseus"}, "open", "open", public=True)

    def come(**ways: Any) -> Person:
        return Person(site, browser, "Ariadne", **{"viewport": DESK, **ways})

    ariadne = come()
    ariadne.hold(table, 0, owner=True)
    bion = come()
    bion.hold(table, 1)
    ariadne.wait_until_asked()
    bion.page.get_by_role("tab", name="Chat").click()
    bion.page.get_by_label("Say something to the players").fill("Your move, Ariadne.")
    bion.button("Send").click()
    take(ariadne, "table-wide")
    kept = ariadne.context.storage_state()

    ariadne.open("/")
    expect(ariadne.page.get_by_role("region", name="Your tables").get_by_role("article").first).to_be_visible()
    take(ariadne, "front")

    ariadne.open("/new/pantacle")
    ariadne.page.get_by_role("textbox", name="Name").fill("Ariadne")
    ariadne.button("Me and friends").click()
    ariadne.page.get_by_label("Who plays seat 3").select_option("bot")
    ariadne.button("Open the table").click()
    expect(ariadne.button("Fill with bots and start")).to_be_visible()
    take(ariadne, "lobby")

    dark = come(color_scheme="dark", storage_state=kept)
    dark.open(f"/t/{table.table}")
    dark.wait_until_asked()
    take(dark, "table-dark")

    phone = come(viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True, storage_state=kept)
    phone.open(f"/t/{table.table}")
    phone.wait_until_asked()
    take(phone, "table-narrow")

    ariadne.hold(over, 0)
    ariadne.open(f"/t/{over.table}/replay?move=88&as=1")
    expect(ariadne.hand.first).to_be_visible()
    take(ariadne, "replay")


if __name__ == "__main__":
    main()
