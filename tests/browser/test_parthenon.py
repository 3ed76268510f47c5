"""Parthenon through the page: offers between two browsers, Fleets and harbors by tapping, a whole game."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Locator, expect

from tests.parthenon.arrange import position
from tests.server.client import Keys, Site

from .pages import Person, look_inside, moves_played, new_table, waited_for
from .test_pages import CHECK, TAGS

WIDE = {"width": 1360, "height": 850}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOOKS = pytest.mark.parametrize("look", [{"viewport": WIDE}, PHONE], ids=["wide", "phone"])
# What brings a game on; whatever else is asked is answered at random.
QUICKLY = (
    "done", "ready", "launch", "enough", "reject", "propose", "hand_over", "unload", "pass", "endure", "refuse",
    "save_none",
)  # fmt: skip
TABS = {"Map": "map", "Island": "island", "Offers": "offers", "Players": "others", "Events": "year"}
TABS_FR = {"Carte": "map", "Île": "island", "Offres": "offers", "Joueurs": "others", "Événements": "year"}
# Only the hand may be drawn sideways.
TOO_WIDE = """() => [...document.querySelectorAll("main.board, .parthenon *")]
  .filter((each) => !each.classList.contains("spoken") && !each.closest("svg, .hand, .scroll"))
  .filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowX))
  .filter((each) => each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.className)"""


def table_with(site: Site, *seats: dict[str, Any], **given: Any) -> Keys:
    """A table of people at an arranged position; Ada, Ben and Cleo have these Islands."""
    keys = new_table(site, *("Ada", "Ben", "Cleo")[: len(seats)], game="parthenon")
    arranged: Any = position(*seats, **given)
    site.play_inside(keys.table, lambda game: arranged)
    return keys


def view_of(site: Site, table: str, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = look_inside(site, table, lambda live: live.table.view(seat)["table"])
    return found


SAME_OPTIONS = """(wanted) => {
  const found = [...document.querySelectorAll("[data-move]")].map((each) => each.dataset.move).sort();
  return JSON.stringify(found) === wanted;
}"""


def is_asked(who: Person, site: Site, table: str, seat: int = 0) -> bool:
    """Wait until the bots have nothing to do and the page shows all that this seat may do; False: the game is over."""

    def read(live: Any) -> list[str] | None:
        if live.table.over:
            return []
        bots = any(not live.room.seats[one].a_person_plays for one in live.pending())
        return None if bots else [str(move) for move in live.table.options(seat)]

    async def wait() -> list[str]:
        while True:
            async with site.hall.at(table) as live:
                found = read(live)
            if found is not None:
                return found
            await asyncio.sleep(0.005)

    options = site.inside(wait())
    if not options:
        return False
    who.page.wait_for_function(SAME_OPTIONS, arg=json.dumps(sorted(options), separators=(",", ":")))
    return who.wait_until_asked()


def deed(who: Person, move: str) -> Locator:
    """The button on the board for one very option."""
    return who.page.locator(f'main [data-thing="move:{move}"]')


def press(who: Person, *moves: str) -> None:
    """Take these options one after the other on the board."""
    for move in moves:
        deed(who, move).first.click()
        who.wait_until_settled()


def offers(who: Person) -> Locator:
    return who.page.locator("#par-offers")


def open_part(who: Person, part: str) -> Locator:
    """A part of the board: on a phone it is a tab."""
    tab = who.page.get_by_role("navigation", name="Go to a part of the board").get_by_role("button", name=part)
    if tab.is_visible():
        tab.click()
    return who.page.locator(f"#par-{TABS[part]}")


# Trade between Islands

TRADERS = (
    {"island": "chios", "hand": {"wool": 2, "olives": 1}},
    {"island": "crete", "hand": {"grain": 2, "timber": 1}},
    {"island": "rhodes", "hand": {"ore": 1}},
)


@LOOKS
def test_an_offer_is_countered_and_the_counter_accepted(
    person: Callable[..., Person], site: Site, look: dict[str, Any]
) -> None:
    keys = table_with(site, *TRADERS, phase="island_trade")
    ada, ben, cleo = person("Ada", **look), person("Ben", **look), person("Cleo", **look)
    for seat, who in enumerate((ada, ben, cleo)):
        who.hold(keys, seat)
        assert who.wait_until_asked()
        expect(offers(who)).to_contain_text("No open offers.")

    press(ada, "offer 1")
    expect(offers(ada).get_by_role("group", name="Your offer")).to_be_visible()
    press(ada, "give wool", "want grain", "want grain", "propose")
    expect(offers(ben)).to_contain_text("Ada to you")
    expect(offers(ben).get_by_role("img", name="2 × Grain")).to_be_visible()
    expect(offers(cleo)).to_contain_text("Ada to Ben")
    expect(offers(cleo)).to_contain_text("terms unknown to you")
    expect(
        ada.page.locator("#par-hand").get_by_role("button", name=re.compile("^2 × Wool. 1 reserved"))
    ).to_be_visible()

    press(ben, "counter 0-0", "give grain", "want wool", "propose")
    expect(offers(ada)).to_contain_text("Ben to you")
    expect(offers(ada)).not_to_contain_text("You to Ben")
    press(ada, "accept 1-0")
    for who in (ada, ben, cleo):
        expect(offers(who)).to_contain_text("1 trade made")
        expect(offers(who)).to_contain_text("No open offers.")
    players = view_of(site, keys.table)["players"]
    assert players[0]["hand"] == {"grain": 1, "olives": 1, "wool": 1}
    expect(ada.page.locator("#par-hand").get_by_role("button", name=re.compile("^Grain"))).to_be_visible()
    expect(ben.page.locator("#par-hand").get_by_role("button", name=re.compile("^Wool"))).to_be_visible()


def test_an_offer_to_everybody_is_rejected_and_withdrawn(person: Callable[..., Person], site: Site) -> None:
    keys = table_with(site, *TRADERS, phase="island_trade")
    ada, ben = person("Ada", viewport=WIDE), person("Ben", viewport=WIDE)
    ada.hold(keys, 0)
    ben.hold(keys, 1)
    assert ada.wait_until_asked()
    assert ben.wait_until_asked()
    press(ada, "offer_all", "give olives", "want ore", "propose")
    expect(offers(ben)).to_contain_text("Ada to everybody")
    expect(deed(ben, "accept 0-0")).to_have_count(0)  # no Ore
    press(ben, "reject 0-0")
    expect(offers(ada)).to_contain_text("rejected by Ben")
    press(ada, "withdraw 0-0")
    expect(offers(ben)).to_contain_text("No open offers.")


def test_the_offers_never_lie_over_the_board(person: Callable[..., Person], site: Site) -> None:
    keys = table_with(site, *TRADERS, phase="island_trade")
    ada = person("Ada", viewport=WIDE)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    press(ada, "offer 1", "give wool")
    panel = offers(ada).bounding_box()
    chart = ada.page.locator("#par-map").bounding_box()
    assert panel is not None
    assert chart is not None
    assert panel["x"] >= chart["x"] + chart["width"]


def test_two_people_play_a_season(person: Callable[..., Person], site: Site) -> None:
    """From its first phase to its last, each in a browser of their own; a third does only what must be done."""
    keys = new_table(site, "Ada", "Ben", "Cleo", game="parthenon")
    people = [person("Ada", viewport=WIDE), person("Ben", viewport=WIDE)]
    for seat, who in enumerate(people):
        who.hold(keys, seat)
    chance = random.Random(1)
    traded = False
    while view_of(site, keys.table)["season"] == 1:
        seat = waited_for(site, keys.table)[0]
        if seat == 2:
            site.play_inside(keys.table, lambda game: game.play(2, quickest(game, 2)))
            continue
        who, other = people[seat], people[1 - seat]
        assert is_asked(who, site, keys.table, seat)
        if not traded and f"offer {1 - seat}" in who.moves():
            haggle(site, keys.table, who, other, seat)
            traded = True
        else:
            who.take_any(chance, QUICKLY)
    assert traded
    for who in people:
        expect(who.page.get_by_text("Year 1, Season 2", exact=True)).to_be_visible()


def quickest(game: Any, seat: int) -> str:
    options = [str(move) for move in game.options(seat)]
    return next((move for word in QUICKLY for move in options if move.startswith(word)), options[0])


def haggle(site: Site, table: str, who: Person, other: Person, seat: int) -> None:
    """One asks for two cards, the other offers one, and that is accepted: each in a few taps."""

    def hand(owner: int) -> dict[str, int]:
        found: dict[str, int] = view_of(site, table, owner)["players"][owner]["hand"]
        return found

    mine, theirs = hand(seat), hand(1 - seat)
    given = next(card for card in mine if card not in theirs)
    wanted = next(card for card in theirs if card not in mine)
    press(who, f"offer {1 - seat}", f"give {given}", f"want {wanted}", f"want {wanted}", "propose")
    press(other, f"counter {last_offer(site, table)}", f"give {wanted}", f"want {given}", "propose")
    press(who, f"accept {last_offer(site, table)}")
    for each in (who, other):
        expect(offers(each)).to_contain_text("1 trade made")
    assert hand(seat) == {**less(mine, given), wanted: 1}
    assert hand(1 - seat) == {**less(theirs, wanted), given: 1}


def last_offer(site: Site, table: str) -> str:
    return str(view_of(site, table)["offers"][-1]["id"])


def less(hand: dict[str, int], card: str) -> dict[str, int]:
    return {one: count - (one == card) for one, count in hand.items() if one != card or count > 1}


# Fleets


@LOOKS
def test_a_fleet_is_loaded_by_tapping(person: Callable[..., Person], site: Site, look: dict[str, Any]) -> None:
    keys = table_with(
        site, {"hand": {"wool": 3, "gold": 1}, "aegis": {"warship": 1}}, {"hand": {"grain": 1}}, {}, phase="journey"
    )
    ada = person("Ada", **look)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    ada.thing("land", "egypt").click()
    ada.wait_until_settled()
    fleets = ada.page.get_by_role("group", name="Your Fleets")
    expect(fleets).to_contain_text("to Egypt")
    press(ada, "load wool", "load wool")
    expect(fleets.get_by_role("img", name="2 × Wool")).to_be_visible()
    press(ada, "launch")
    expect(deed(ada, "reconsider")).to_be_visible()
    press(ada, "reconsider")
    expect(fleets).not_to_contain_text("to Egypt")
    ada.thing("land", "athens").click()
    ada.wait_until_settled()
    press(ada, "load gold", "launch")
    site.play_inside(keys.table, lambda game: game.play(1, "dock a"))
    ship = ada.page.locator(".athens").get_by_role("button", name=re.compile("^Fleet A of Ada. Athens"))
    expect(ship).to_have_accessible_name(re.compile("1 card. Gold"))


@LOOKS
def test_a_harbor_is_traded_in_by_tapping_a_rate_and_cards(
    person: Callable[..., Person], site: Site, look: dict[str, Any]
) -> None:
    keys = table_with(
        site,
        {"fleets": [("egypt", ["grain", "wool", "wool"])]},
        {},
        {},
        phase="fleet_trade",
        harbors={"egypt": "+open_harbor"},
    )
    ada = person("Ada", **look)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    press(ada, "trade a fb_2")
    expect(ada.page.locator("#par-bench")).to_contain_text("Given")
    press(ada, "give grain")
    assert view_of(site, keys.table)["players"][0]["fleets"][0]["cargo"] == ["wool", "gold"]
    expect(ada.page.locator("#par-bench").get_by_role("button", name=re.compile("^Gold"))).to_be_visible()


def test_the_hazard_tells_whom_it_hits(person: Callable[..., Person], site: Site) -> None:
    keys = table_with(
        site,
        {"fleets": [("athens", ["wool", "gift_of_poseidon"])]},
        {"fleets": [("athens", ["grain"])]},
        {},
        phase="hazard",
        hazards=["storm_01"],
    )
    ada, ben = person("Ada", viewport=WIDE), person("Ben", viewport=WIDE)
    ada.hold(keys, 0)
    ben.hold(keys, 1)
    assert ada.wait_until_asked()
    for who in (ada, ben):
        expect(who.page.locator("#par-map")).to_contain_text("Hit: Fleet A of Ada, Fleet A of Ben")
        expect(who.page.locator(".fleet.hit")).to_have_count(2)
    press(ada, "suffer a")
    expect(ben.page.locator(".fleet.hit")).to_have_count(0)


# Building


@LOOKS
def test_what_can_be_paid_and_what_is_missing(person: Callable[..., Person], site: Site, look: dict[str, Any]) -> None:
    keys = table_with(site, {"island": "chios", "hand": {"wool": 1, "gold": 1}}, {}, {}, phase="build")
    ada = person("Ada", **look)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    island = open_part(ada, "Island")
    expect(ada.thing("slot", "village_3")).to_have_accessible_name(re.compile("costs Basic.* you can pay it"))
    expect(ada.thing("slot", "fortress")).to_have_accessible_name(re.compile("missing: Tools"))
    expect(ada.thing("slot", "fortress").locator(".lacks")).to_have_count(1)
    ada.thing("slot", "village_3").click()
    ada.wait_until_settled()
    expect(island.locator('[data-thing="slot:village_3"].standing')).to_be_visible()
    assert view_of(site, keys.table)["players"][0]["hand"] == {"gold": 1}


# The Archon


def test_the_archon_orders_the_events_and_names_an_island(person: Callable[..., Person], site: Site) -> None:
    keys = table_with(
        site,
        {"hand": {"gold": 1}},
        {},
        {},
        phase="event",
        year=1,
        season=2,
        events=["fair_winds", "delphic_festival"],
    )
    ada = person("Ada", viewport=WIDE)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    ada.thing("happening", "fair_winds").click()
    ada.wait_until_settled()
    expect(ada.page.locator("#par-year .event.now")).to_contain_text("Delphic Festival")
    ada.thing("seat", "2").click()
    ada.wait_until_settled()
    expect(ada.page.locator("#par-year")).to_contain_text("Named: Cleo")


# On a phone


@pytest.mark.parametrize("language", ["en", "fr"])
def test_thirty_moves_on_a_phone(person: Callable[..., Person], site: Site, language: str) -> None:
    """Whatever is asked: the hand and every part one tap away, nothing to scroll sideways, no trouble on the page."""
    keys = new_table(site, "Ada", bots=2, game="parthenon")
    ada = person("Ada", **PHONE, choices={"language": language})
    ada.hold(keys, 0)
    chance = random.Random(4)
    tabs = TABS if language == "en" else TABS_FR
    for turn in range(30):
        if not is_asked(ada, site, keys.table):
            break
        name, part = list(tabs.items())[turn % len(tabs)]
        ada.page.locator(".tabs").get_by_role("button", name=name).tap()
        expect(ada.page.locator(f"#par-{part}")).to_be_visible()
        expect(ada.page.locator(".part:visible")).to_have_count(2 if part == "year" else 1)  # the Wonders are there too
        expect(ada.page.locator("#par-hand")).to_be_in_viewport()
        assert not ada.scrolls_sideways()
        assert ada.page.evaluate(TOO_WIDE) == []
        before = moves_played(site, keys.table)
        ada.options.nth(chance.randrange(ada.options.count())).tap()
        ada.wait_until_settled()
        assert moves_played(site, keys.table) > before
    assert ada.troubles == []


def test_a_new_question_opens_the_part_where_it_is_answered(person: Callable[..., Person], site: Site) -> None:
    keys = table_with(site, *TRADERS, phase="island_trade")
    ada = person("Ada", **PHONE)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    expect(offers(ada)).to_be_visible()
    expect(ada.page.locator("#par-map")).to_be_hidden()
    press(ada, "ready")

    def all_are_ready(game: Any) -> None:
        game.play(1, "ready")
        game.play(2, "ready")

    site.play_inside(keys.table, all_are_ready)
    expect(ada.page.locator("#par-map")).to_be_visible()
    expect(ada.thing("land", "athens")).to_have_attribute("aria-pressed", "false")


# A whole game

SHORT = {
    "Tournament variant": "Yes", "Offers in a phase": "1", "Trades in a phase": "1", "Donations in a Season": "none",
    "Harbor trades of a Fleet": "1",
}  # fmt: skip


def begin_a_short_game(who: Person) -> str:
    """A table with bots, made through the page, with limits that bring it to its end soon."""
    who.open("/")
    who.card("Parthenon: Rise of the Aegean").get_by_role("link", name=re.compile("All choices")).click()
    expect(who.heading(re.compile("^New table: Parthenon"))).to_be_visible()
    who.page.get_by_role("textbox", name="Name").fill("Ada")
    who.page.get_by_label("Number of players").select_option("3")
    for level in who.page.get_by_label("Level", exact=True).all():
        level.select_option("gentle")
    for option, value in SHORT.items():
        choice = who.page.locator("label").filter(has=who.page.get_by_text(option, exact=True))
        choice.get_by_role("combobox").select_option(label=value)
    who.button("Start the game").click()
    assert who.wait_until_asked()
    return who.table


def test_a_whole_game_and_its_tie_breakers(person: Callable[..., Person], site: Site) -> None:
    """Against bots, on the board where something is lit there, else from the list."""
    ada = person("Ada", viewport=WIDE)
    table = begin_a_short_game(ada)
    chance = random.Random(2)
    turn = 0
    while is_asked(ada, site, table):
        turn += 1
        if turn % 4 or not ada.take_on_board(chance):
            ada.take_any(chance, QUICKLY)
    final = ada.page.get_by_role("region", name="The end")
    expect(final).to_be_visible()
    players = view_of(site, table)["players"]
    ranking = look_inside(site, table, lambda live: [seat for place in live.table.ranking for seat in place])
    for place, seat in enumerate(ranking):
        numbers = [players[seat]["structures"], *players[seat]["tie_breakers"]]
        cells = final.locator("tbody tr").nth(place).locator("td")
        expect(cells).to_have_text([str(number) for number in numbers])


# For everybody


def test_a_spectator_sees_no_hand_and_no_terms(person: Callable[..., Person], site: Site) -> None:
    keys = table_with(site, *TRADERS, phase="island_trade")

    def propose(game: Any) -> None:
        for move in ("offer 1", "give wool", "want grain", "propose"):
            game.play(0, move)

    site.play_inside(keys.table, propose)
    eve = person("Eve", viewport=WIDE)
    eve.open(f"/t/{keys.table}")
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    expect(offers(eve)).to_contain_text("Ada to Ben")
    expect(offers(eve)).to_contain_text("terms unknown to you")
    for part in ("#par-hand", "#par-island", "#par-bench"):
        expect(eve.page.locator(part)).to_have_count(0)
    expect(eve.lit).to_have_count(0)


def test_nothing_is_pressed_in_vain(person: Callable[..., Person], site: Site) -> None:
    """Everything on the board answers: it is lit, or it says why not."""
    keys = table_with(site, {"hand": {"wool": 1, "gold": 1}}, {}, {}, phase="build")
    ada = person("Ada", viewport=WIDE)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    dark = ada.page.locator("main [data-thing]:not([aria-pressed])")
    names = dark.evaluate_all("all => [...new Set(all.map((each) => each.dataset.thing))]")
    assert len({name.split(":")[0] for name in names}) > 5
    for name in names:
        ada.page.locator(f"main [data-thing='{name}']").first.click()
        expect(ada.answer).to_be_visible()
        assert len(ada.answer.inner_text()) > 10, name
        ada.page.keyboard.press("Escape")
        expect(ada.answer).to_have_count(0)


Station = tuple[tuple[dict[str, Any], ...], dict[str, Any], tuple[str, ...], tuple[str, ...]]
# Islands, position, moves on the board, and the parts of the board that differ most from other stations
STATIONS: dict[str, Station] = {
    "an offer": (TRADERS, {"phase": "island_trade"}, ("offer 1", "give wool"), ("Offers",)),
    "a Hazard": (
        ({"fleets": [("egypt", ["wool", "gift_of_poseidon"])]}, {"fleets": [("egypt", ["grain"])]}, {}),
        {"phase": "hazard", "hazards": ["storm_01", "storm_09"]},
        (),
        ("Map",),
    ),
    "a harbor": (
        ({"fleets": [("egypt", ["grain", "wool", "wool", "gold"])]}, {}, {}),
        {"phase": "fleet_trade", "harbors": {"egypt": "+surplus_wool", "italy": "blockade"}, "seen": {"italy": [0]}},
        (),
        ("Map",),
    ),
    "building": (
        ({"hand": {"wool": 3, "gold": 2}, "built": ["fortress", "academy"], "philosophies": ["stoicism"]}, {}, {}),
        {"phase": "build", "year": 2, "wonders": {"colossus": (0, "partial"), "labyrinth": (1, "complete")}},
        (),
        ("Island", "Players", "Events"),
    ),
}  # fmt: skip


@LOOKS
@pytest.mark.parametrize("station", STATIONS)
def test_axe_finds_nothing_serious(
    person: Callable[..., Person], site: Site, look: dict[str, Any], station: str
) -> None:
    seats, given, moves, parts = STATIONS[station]
    keys = table_with(site, *seats, **given)
    ada = person("Ada", **look, choices={"theme": "light"})
    ada.context.add_init_script(AXE_SCRIPT)
    ada.hold(keys, 0)
    assert ada.wait_until_asked()
    press(ada, *moves)
    found = {}
    for part in parts if look is PHONE else parts[:1]:
        open_part(ada, part)
        found[part] = ada.page.evaluate(CHECK, ["", TAGS])
    found = {part: violations for part, violations in found.items() if violations}
    assert not found, json.dumps(found, indent=2)
