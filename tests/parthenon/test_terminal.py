"""The table of Parthenon drawn as text."""

from __future__ import annotations

from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import CARD, EVENT, LAND, PHILOSOPHY, SLOT
from petteia.kernel.text import LANGUAGES

from ..terminal import LONG, NAMES, WIDE, Drawing, below, check_fits, drawn, row
from .arrange import play, position, until


class TestDrawing(Drawing):
    game = GAME
    every = 600


def test_the_fullest_table_fits_the_terminal() -> None:
    """Six Islands with everything, all Fleets at sea, four Events, harbors open, offers, the longest texts."""
    aboard = ["grain", "grapes", "olives", "ore", "army", "gift_of_poseidon"]
    full = {
        "hand": dict.fromkeys(CARD.names[:11], 3),
        "aegis": {"army": 2, "warship": 2, "gift_of_poseidon": 2},
        "built": [slot for slot in SLOT.names[2:] if slot not in ("treasury", "alternate_2")],
        "fleets": [("egypt", aboard), ("carthage", aboard), ("athens", aboard)],
        "philosophies": list(PHILOSOPHY.names),
    }
    most = {**full, "philosophies": ["stoicism"]}
    wonders = {"mausoleum": (0, "plans"), "temple_of_artemis": (0, "partial"), "oracle": (1, "complete")}
    status = dict(zip(LAND.names, ["+surplus_wool", "+brigands", "+heavy_harbor_fees"] * 2, strict=True))
    status |= {"egypt": "+shortage_ore", "carthage": "+blockade", "italy": "+luxury_demand"}
    t = position(
        full, most, most, most, {"hand": {"wool": 1}}, {},
        phase="fleet_trade", year=3, events=EVENT.names[12:16], harbors=status, wonders=wonders, plagued=[1],
        shaken=[2], options={"memory_aid": True},
    )  # fmt: skip
    for code in LANGUAGES:
        for names in ([], NAMES, LONG, WIDE):
            for viewer in (None, 0, 1, 5):
                check_fits(drawn(t, viewer, code, names))


# What is going on


def test_the_headline() -> None:
    t = position({"hand": {"wool": 4}}, {}, {}, phase="discard", year=2, season=3, archon=1)
    assert drawn(t, 1).splitlines()[0] == (
        "Year 2 of 3 · Season 3 of 4 · Phase: Discard · Archon: Bob (you) · Waiting for Ada."
    )
    assert drawn(t, None, "fr").splitlines()[0] == (
        "Année 2 sur 3 · Saison 3 sur 4 · Phase\u00a0: Défausse · Archonte\u00a0: Bob · On attend Ada."
    )


def test_events_tell_what_they_do() -> None:
    t = position({}, {}, {}, phase="archon", events=["fair_winds", "locusts"], blight="wool")
    picture = drawn(t, 0)
    assert row(picture, "Fair Winds") == "Fair Winds No Hazard is drawn for Fleets bound for Neighboring Lands."
    assert row(picture, "Locusts").endswith(
        "Villages of that kind make nothing this Season. eaten by the Locusts: Wool · 2 Events face down"
    )
    assert "Delphic" not in picture


def test_lands_show_their_harbor_cards_and_fleets() -> None:
    t = position(
        {"fleets": [("athens", ["wool", "wool"])]}, {"fleets": [("athens", ["ore"])]}, {},
        phase="fleet_trade", harbors={"athens": "+surplus_wool", "sparta": "blockade"}, seen={"sparta": [0]},
    )  # fmt: skip
    assert row(drawn(t, 2), "Athens") == (
        "Athens Wool Surplus: Sell 4 Wool for 1 Basic; buy 2 Wool for 1 Basic. "
        "No other trade here gives or takes that kind. Ada Fleet A (2 cards) · Bob Fleet A (1 card)"
    )
    assert row(drawn(t, 0), "Sparta").startswith("Sparta face down: Blockade: No Fleet may trade here")
    assert row(drawn(t, 1), "Sparta") == "Sparta face down"
    assert row(drawn(t, None, "fr"), "Sparte") == "Sparte cachée"


def test_a_land_without_a_harbor_card() -> None:
    t = position({}, {}, {}, phase="archon", options={"delian_league": True})
    assert row(drawn(t, 0), "Athens") == "Athens no harbor card"


def test_decks_and_what_is_known_of_them() -> None:
    known = [[0] if n == 34 else [] for n in range(36)]
    t = position(
        {"built": ["academy"], "philosophies": ["stoicism"]}, {}, {},
        phase="archon", hazards=["safe_journey", "storm_09"], hazard_known=known, wonders={"oracle": (1, "plans")},
    )  # fmt: skip
    assert row(drawn(t, 0), "Decks") == "Decks Hazards 36 · harbor cards 24 · Plans 11"
    assert row(drawn(t, 0), "Introduced") == "Introduced Stoicism 3"
    assert "known, number 2 from the top: Storm (every Fleet: each is sent home with its cargo)" in drawn(t, 0)
    assert "known" not in drawn(t, 1)


def test_offers_are_seen_by_those_whom_they_concern() -> None:
    t = position({"hand": {"wool": 2}}, {"hand": {"ore": 1}}, {}, phase="island_trade")
    play(t, 0, "offer 1", "give wool", "give wool", "want gold", "propose")
    assert row(drawn(t, 1), "Offers") == "Offers offer 1 by Ada to Bob (you): 2 Wool for 1 Gold"
    assert row(drawn(t, 2), "Offers") == "Offers offer 1 by Ada to Bob, unseen"
    play(t, 1, "offer_all", "give ore", "want papyrus", "propose")
    assert row(drawn(t, 2), "Offers").endswith("offer 1 by Bob to everybody: 1 Ore for 1 Papyrus")
    assert row(drawn(t, None, "fr"), "Offres").endswith("offre 1 faite par Bob à tous : 1 minerai contre 1 papyrus")


# Islands


def test_an_island_in_numbers() -> None:
    ada = {"hand": {"wool": 2, "gold": 1}, "aegis": {"army": 1}, "built": ["village_3"]}
    t = position(ada, {}, {}, phase="archon", archon=1)
    picture = drawn(t, 0)
    assert row(picture, "Island").startswith("Island Name Structures Hand Aegis")
    lines = [" ".join(line.split()) for line in picture.splitlines()]
    assert "1 Ada (you) Chios 3/16 3 1" in lines
    assert "► 2 Bob Crete 2/16 0 0 Archon" in lines


def test_what_an_island_has() -> None:
    ada = {
        "built": ["village_3", "workshop_1", "academy", "alternate_1"],
        "aegis": {"army": 2, "gift_of_poseidon": 1},
        "philosophies": ["stoicism", "cynicism"],
    }
    wonders = {"lighthouse": (0, "partial"), "oracle": (0, "complete")}
    picture = drawn(position(ada, {}, {}, phase="archon", wonders=wonders), 1)
    assert (
        below(picture, "1 Ada", "Built")
        == "Wool Village ×2 · Olives Village · Pottery Workshop · Academy · Marketplace"
    )
    assert below(picture, "1 Ada", "Aegis at home") == "2 Armies · 1 Gift of Poseidon"
    assert below(picture, "1 Ada", "Philosophies") == "Stoicism · Cynicism"
    assert below(picture, "1 Ada", "Great Wonders") == (
        "Lighthouse (partial, next: 1 Pottery, 2 Gold, at Egypt) · Oracle (complete)"
    )
    assert below(picture, "2 Bob", "Aegis at home") == ""


def test_hands_and_cargo_are_their_owners_alone() -> None:
    ada = {"hand": {"wool": 2, "gold": 1}, "fleets": [("athens", ["ore", "ore", "army"]), None]}
    t = position(ada, {}, {}, phase="fleet_trade", shown={"a0": ["army"]})
    own, other = drawn(t, 0), drawn(t, 1)
    assert below(own, "1 Ada", "Hand") == "2 Wool · 1 Gold"
    assert below(own, "1 Ada", "Fleets") == "Fleet A to Athens (2 Ore, 1 Army) · Fleet B docked"
    assert below(other, "1 Ada", "Hand") == ""
    assert below(other, "1 Ada", "Fleets") == "Fleet A to Athens (3 cards, seen: 1 Army) · Fleet B docked"
    assert "2 Ore" not in drawn(t, None)


def test_cargo_that_nobody_has_seen_is_only_counted() -> None:
    t = position({"fleets": [("athens", ["ore"])]}, {}, {}, phase="fleet_trade")
    assert below(drawn(t, 1), "1 Ada", "Fleets") == "Fleet A to Athens (1 card)"
    assert below(drawn(t, 1, "fr"), "1 Ada", "Flottes") == "flotte A vers Athènes (1 carte)"


def test_the_build_deck_with_its_costs() -> None:
    t = position({"built": ["village_3", "village_4", "village_5", "workshop_1", "workshop_2", "alternate_1"]}, {}, {},
                 phase="archon")  # fmt: skip
    assert below(drawn(t, 0), "1 Ada", "Build Deck") == (
        "Village 6 (Ore): 3 different Basic · Fortress: 1 Tools, 1 Gold · Shrine: 1 Spices, 1 Gold · "
        "Great Harbor: 2 Gold · Marketplace: 1 Pottery, 1 Gold · Academy: 1 Papyrus, 1 Gold · "
        "Treasury: 3 different Rare"
    )
    assert "Workshop 1 (Spices): one of each Basic" in below(drawn(t, 1), "2 Bob", "Build Deck")
    assert below(drawn(t, 1), "1 Ada", "Build Deck") == ""
    assert "Build Deck" not in drawn(t, None)


def test_dry_villages_plague_and_earthquake_are_marked() -> None:
    t = position({}, {}, {}, phase="archon", archon=2, plagued=[0], shaken=[0], parched=[["village_2"], [], []])
    assert row(drawn(t, 1), "1 Ada").startswith("1 Ada Chios 2/16 0 0 Plague · Earthquake")
    assert below(drawn(t, 1), "1 Ada", "Dried up") == "Village 2"


def test_votes_are_shown() -> None:
    t = position({}, {}, {}, phase="archon")
    play(t, 0, "vote 2")
    assert row(drawn(t, 1), "1 Ada").startswith("1 Ada Chios 2/16 0 0 Archon · (votes for Cy)")
    assert "vote pour Cy" in row(drawn(t, 1, "fr"), "1 Ada")


def test_the_memory_aid_shows_what_everybody_could_know() -> None:
    t = position({"hand": {"wool": 2}}, {}, {}, phase="archon", options={"memory_aid": True})
    assert below(drawn(t, 1), "1 Ada", "Remembered") == "2 Wool"
    assert "Remembered" not in drawn(position({"hand": {"wool": 2}}, {}, {}, phase="archon"), 1)


def test_the_winner_and_the_tie_breakers() -> None:
    bob = {"built": ["workshop_1"], "hand": {"wool": 2, "gold": 1}}
    t = position({}, bob, {}, phase="archon", year=3, season=4)
    until(t, lambda t: t.over)
    picture = drawn(t, 1)
    assert picture.splitlines()[0] == "Year 3 of 3 · Season 4 of 4 · Bob (you) has won"
    assert "►" not in picture
    assert below(picture, "2 Bob", "Tie-breakers") == "Workshops 1 · Fleets 1 · Gold 1 · Basic 2"
    assert below(drawn(t, 0, "fr"), "2 Bob", "Départages") == "ateliers 1 · flottes 1 · or 1 · de base 2"


def test_a_hand_laid_open_is_seen_by_all() -> None:
    t = position({"hand": {"wool": 2, "gold": 1}}, {}, {}, phase="archon", faced=[0])
    assert below(drawn(t, 2), "1 Ada", "Hand") == "2 Wool · 1 Gold"


def test_a_drawn_hazard_is_on_the_table() -> None:
    gift = {"fleets": [("athens", ["wool", "gift_of_poseidon"])]}
    t = position(gift, {}, {}, phase="hazard", hazards=["storm_09"])
    assert "drawn: Storm (every Fleet: each is sent home with its cargo)" in drawn(t, 1)
