"""Takes the pictures of the site that the documents show: `python -m tests.browser.take_pictures`.

They may be taken again at any time: the same people and screens, at another moment of another game.
"""

from __future__ import annotations

import base64
import struct
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from petteia.bots.chair import Chair
from petteia.bots.roster import make
from tests.server.client import Keys, Site, serve

from .pages import PHONE, Person, decides, launch, new_table

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 400_000
DESK = {"width": 1360, "height": 850}
PIXELS = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const drawing = new OffscreenCanvas(image.width, image.height).getContext("2d");
  drawing.drawImage(image, 0, 0);
  const { data } = drawing.getImageData(0, 0, image.width, image.height);
  let text = "";
  for (let at = 0; at < data.length; at += 30000) text += String.fromCharCode(...data.subarray(at, at + 30000));
  return [image.width, image.height, btoa(text)];
}"""
NAMES = ("Ariadne", "Bion", "Chloe")


def take(who: Person, name: str, whole: bool = False) -> None:
    file = PICTURES / f"site-{name}.png"
    who.page.mouse.move(0, 0)
    who.page.evaluate("document.activeElement.blur()")
    who.page.wait_for_load_state("networkidle")
    file.write_bytes(packed(who, who.page.screenshot(animations="disabled", caret="hide", full_page=whole)))
    size = file.stat().st_size
    assert size < LARGEST, f"{file.name} has {size} bytes"
    print(f"{file.relative_to(PICTURES.parents[1])}: {size // 1000} KB")


def packed(who: Person, picture: bytes) -> bytes:
    """The same picture a fifth smaller: flat colours pack better without the filters that browsers use."""
    blank = who.context.new_page()
    width, height, pixels = blank.evaluate(PIXELS, base64.b64encode(picture).decode())
    blank.close()
    rgba = base64.b64decode(pixels)
    rgb = bytearray(width * height * 3)
    for channel in range(3):
        rgb[channel::3] = rgba[channel::4]
    rows = b"".join(b"\0" + rgb[start : start + width * 3] for start in range(0, len(rgb), width * 3))

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")
    return min(picture, b"\x89PNG\r\n\x1a\n" + parts, key=len)


def play_well(site: Site, table: str, wanted: Callable[[Any], bool]) -> bool:
    """Let bots play all seats until `wanted(game)` is true; False if the game ends before."""
    bot = make("heuristic", 1)
    found = False

    def play(game: Any) -> None:
        nonlocal found
        while not game.over and not (found := wanted(game)):
            seat = game.pending[0]
            game.play(seat, bot.choose(Chair(game, seat)))

    site.play_inside(table, play)
    return found


def is_worth_a_picture(game: Any) -> bool:
    """Well into the game, and the first seat has a whole hand and the choice to bribe."""
    if len(game.moves) < 60 or not decides(game, 0, "bribe"):
        return False
    seats = game.view(0)["table"]["seats"]
    return len(seats[0]["hand"]) >= 3 and all(len(seat["discs"]) >= 2 for seat in seats)


def midgame(site: Site) -> Keys:
    for _ in range(40):
        keys = new_table(site, *NAMES)
        if play_well(site, keys.table, is_worth_a_picture):
            return keys
    raise AssertionError("no game came to a position worth a picture")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as site, sync_playwright() as playwright:
        browser = launch(playwright)
        pictures(site, browser)
        browser.close()


def pictures(site: Site, browser: Browser) -> None:
    table = midgame(site)
    over = new_table(site, *NAMES)
    play_well(site, over.table, lambda game: False)
    site.create({"who": "me", "name": "Theseus"}, "open", "open", public=True)

    def come(**ways: Any) -> Person:
        return Person(site, browser, "Ariadne", **{"viewport": DESK, **ways})

    ariadne = come()
    ariadne.hold(table, 0, owner=True)
    bion, chloe = come(), come()
    bion.hold(table, 1)
    chloe.hold(table, 2)
    expect(chloe.hand.first).to_be_visible()
    ariadne.wait_until_asked()
    bion.page.get_by_role("tab", name="Chat").click()
    bion.page.get_by_label("Say something to the players").fill("Your move, Ariadne.")
    bion.button("Send").click()
    take(ariadne, "table-wide")
    kept = ariadne.context.storage_state()

    ariadne.open("/")
    expect(ariadne.page.get_by_role("region", name="Your tables").get_by_role("article").first).to_be_visible()
    ariadne.page.set_viewport_size({"width": 1040, "height": 850})
    take(ariadne, "front", whole=True)
    ariadne.page.set_viewport_size(DESK)

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
