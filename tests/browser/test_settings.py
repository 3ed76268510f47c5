"""What one has chosen holds on every page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.client import Site

from .pages import Person, decides, moves_played, new_table, play_until

STILL = """() => document.getAnimations().filter((each) => each.playState === "running").length === 0"""
DARK_AT_ONCE = """() => {
  const colours = () => getComputedStyle(document.body).backgroundColor + getComputedStyle(document.body).color;
  const light = colours();
  document.documentElement.dataset.theme = "dark";
  const dark = colours();
  return dark !== light && document.getAnimations().length === 0;
}"""


def test_chosen_once_and_kept(person: Callable[..., Person]) -> None:
    ada = person("Ada")
    ada.open("/settings")
    ada.page.get_by_label("Dark", exact=True).check()
    ada.page.get_by_label("Very large").check()
    ada.page.get_by_label("Your name").fill("Ariadne")
    ada.page.get_by_label("Your name").blur()
    ada.open("/new/pantacle")
    root = ada.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-text", "huge")
    expect(ada.page.get_by_role("textbox", name="Name")).to_have_value("Ariadne")
    background = ada.page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert sum(int(part) for part in background.removeprefix("rgb(").removesuffix(")").split(",")[:3]) < 200


def test_no_animation_means_that_nothing_moves(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo")
    play_until(site, keys.table, lambda game: decides(game, 0, "announce"))
    ada = person("Ada", choices={"animation": "off"}, reduced_motion="no-preference")
    ada.hold(keys, 0)
    ada.wait_until_asked()
    expect(ada.lit.first).to_be_visible()
    ada.page.wait_for_function(STILL)
    ada.page.wait_for_load_state("networkidle")
    assert ada.page.evaluate(STILL)


@pytest.mark.parametrize(("animation", "system"), [("off", "no-preference"), ("on", "reduce")])
def test_without_motion_another_theme_is_there_at_once(
    person: Callable[..., Person], animation: str, system: str
) -> None:
    """No old colour lingers for a frame: whoever reads colours, as axe does, reads the new ones."""
    ada = person("Ada", choices={"animation": animation, "theme": "light"}, reduced_motion=system)
    ada.open("/settings")
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "light")
    assert ada.page.evaluate(DARK_AT_ONCE)


def test_pieces_move_and_the_table_waits_for_them(person: Callable[..., Person], site: Site) -> None:
    """With everything moving, the game goes on all the same."""
    ada = person("Ada", choices={"animation": "on"}, reduced_motion="no-preference")
    ada.open("/")
    ada.card().get_by_role("button", name="Play with bots").click()
    for _ in range(3):
        assert ada.wait_until_asked()
        before = moves_played(site, ada.table)
        ada.options.first.click()
        ada.wait_until_settled()
        assert moves_played(site, ada.table) > before


def test_asked_before_a_move_is_made(person: Callable[..., Person], site: Site) -> None:
    keys = new_table(site, "Ada", "Ben", "Cleo")
    play_until(site, keys.table, lambda game: decides(game, 0, "announce"))
    ada = person("Ada", choices={"confirm": "always"})
    ada.hold(keys, 0)
    ada.wait_until_asked()
    before = moves_played(site, keys.table)
    ada.options.first.click()
    ada.button("Think again").click()
    expect(ada.button("Play it")).to_have_count(0)
    assert moves_played(site, keys.table) == before
    ada.options.first.click()
    ada.button("Play it").click()
    ada.wait_until_settled()
    expect(ada.button("Undo")).to_be_visible()
    assert moves_played(site, keys.table) == before + 1
