"""Chapter 7: hidden information; PAR-GEN-08, -17, PAR-ONL-10, -11 and PAR-INV-23 as each seat sees them."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import petteia
from petteia.games.parthenon import GAME
from petteia.games.parthenon.components import AEGIS, LAND, STRUCTURE
from petteia.kernel.kinds import Kind

from ..clauses import clause
from .arrange import (
    COMMODITIES,
    cargo,
    decision,
    dump,
    hand,
    happened,
    phase,
    play,
    position,
    seat,
    table,
    texts,
    until,
)

CALM = "safe_journey"
GIFT = "gift_of_poseidon"
OTHERS = (1, 2, None)
VIEWERS = (0, 1, 2, None)
WOOL: dict[str, Any] = dict(hand={"wool": 2})
YEAR_1 = {"unskilled_labor", "bountiful_harvest", "pirate_raids", "delphic_festival", "fair_winds", "locusts"}


def worlds(t: petteia.Table, viewer: int | None, many: int = 30) -> list[dict[str, Any]]:
    """Worlds that fit all that a viewer knows."""
    return [t.determinize(viewer, chance).dump(history=False)["state"] for chance in range(many)]


def hands(t: petteia.Table, viewer: int | None, owner: int = 0, many: int = 40) -> set[tuple[tuple[str, int], ...]]:
    """The hands, home Aegis included, that an owner has in those worlds."""
    return {tuple(sorted(world["hand"][owner].items())) for world in worlds(t, viewer, many)}


def cargoes(t: petteia.Table, viewer: int | None, ship: str = "a0", many: int = 40) -> set[tuple[str, ...]]:
    """The cargoes of a Fleet in those worlds."""
    return {tuple(world["cargo"].get(ship, [])) for world in worlds(t, viewer, many)}


def look_alike(one: petteia.Table, other: petteia.Table, viewers: tuple[int | None, ...] = OTHERS) -> None:
    """Other viewers cannot tell these two apart."""
    for viewer in viewers:
        assert one.view(viewer) == other.view(viewer)
        assert one.events(viewer) == other.events(viewer)
        assert one.prompt(viewer) == other.prompt(viewer)
        if viewer is not None:
            assert texts(one, viewer) == texts(other, viewer)


def hears(t: petteia.Table, name: str, viewer: int | None) -> list[Any]:
    """The cards that events of one name tell a viewer, None where they tell none."""
    return [one.get("cards") for one in happened(t, name, viewer)]


# Decks


@clause("PAR-GEN-08", "PAR-INV-23")
def test_of_the_decks_only_the_sizes_are_seen() -> None:
    t = petteia.new(GAME, players=3, seed=4)
    truth = t.dump()["state"]
    for viewer in VIEWERS:
        shown = table(t, viewer)
        assert (shown["hazards"]["deck"], shown["harbors"]["deck"], shown["plans"]) == (36, 24, 12)
        found = worlds(t, viewer, 15)
        for deck in ("hazard_deck", "harbor_deck", "plans_deck"):
            assert len({tuple(world[deck]) for world in found}) == 15
            assert all(len(world[deck]) == len(truth[deck]) for world in found)
        assert all(Counter(world["hazard_deck"]) == Counter(truth["hazard_deck"]) for world in found)


@clause("PAR-HAZ-09")
def test_the_discard_piles_are_public() -> None:
    t = position(dict(fleets=[("athens", ["wool"])]), {}, {}, phase="hazard", hazards=["storm_01"])
    for viewer in VIEWERS:
        assert table(t, viewer)["hazards"]["discard"] == ["storm_01"]
        assert all("storm_01" not in world["hazard_deck"] for world in worlds(t, viewer, 10))


def looked() -> petteia.Table:
    """Seat 0, who owns the Oracle, has looked at three Hazards and at Egypt."""
    t = position(
        WOOL, WOOL, {}, phase="journey", hazards=[CALM, "storm_05", "mutiny"], wonders={"oracle": (0, "complete")},
        harbors={"egypt": "blockade"},
    )  # fmt: skip
    play(t, 0, "consult_oracle", "peek egypt")
    return t


@clause("PAR-INV-23")
def test_a_seat_that_looked_at_hazards_knows_them() -> None:
    t = looked()
    assert all(world["hazard_deck"][-3:] == ["mutiny", "storm_05", CALM] for world in worlds(t, 0))
    assert len({world["hazard_deck"][-4] for world in worlds(t, 0)}) > 3
    for viewer in OTHERS:
        assert table(t, viewer)["hazards"]["known"] == []
        assert len({tuple(world["hazard_deck"][-3:]) for world in worlds(t, viewer)}) > 10
        assert all("hazards" not in one for one in happened(t, "looked-at-hazards", viewer))
    assert happened(t, "looked-at-hazards", 0)[0]["hazards"] == [CALM, "storm_05", "mutiny"]


@clause("PAR-INV-23")
def test_it_knows_what_is_left_after_a_draw() -> None:
    t = looked()
    until(t, lambda t: decision(t, 0) == "launch")
    play(t, 0, "sail a athens", "launch")
    play(t, 1, "dock a")
    assert happened(t, "drew-hazard")[0]["hazard"] == CALM
    assert table(t, 0)["hazards"]["known"] == ["storm_05", "mutiny"]
    assert all(world["hazard_deck"][-2:] == ["mutiny", "storm_05"] for world in worlds(t, 0))


@clause("PAR-GEN-16")
def test_it_knows_nothing_after_the_deck_was_shuffled() -> None:
    told = dump(dict(fleets=[("egypt", ["wool"])]), {}, {}, phase="hazard", hazards=[CALM])
    state = told["state"]
    state["hazard_discard"], state["hazard_deck"], state["hazard_known"] = state["hazard_deck"][:-1], [CALM], [[0]]
    t = petteia.load(told, of=GAME)
    assert (len(happened(t, "reshuffled")), table(t, 0)["hazards"]["known"]) == (1, [])
    assert len({tuple(world["hazard_deck"]) for world in worlds(t, 0)}) > 20


# Events


@clause("PAR-SET-13", "PAR-INV-23")
def test_face_down_events_and_those_that_left_are_known_to_nobody() -> None:
    t = petteia.new(GAME, players=3, seed=4)
    truth = t.dump()["state"]["events"]
    for viewer in VIEWERS:
        assert (table(t, viewer)["events"], table(t, viewer)["face_down_events"]) == (truth[:1], 3)
        shown = json.dumps([t.view(viewer), t.events(viewer)])
        assert not any(f'"{name}"' in shown for name in YEAR_1 - {truth[0]})
        found = worlds(t, viewer, 60)
        assert all(world["events"][0] == truth[0] and len({*world["events"]}) == 4 for world in found)
        for place in (1, 2, 3):
            assert {world["events"][place] for world in found} == YEAR_1 - {truth[0]}


# Status cards


def visited(harbor: str = "surplus_ore") -> petteia.Table:
    """Seats 0 and 1 have come to Sparta, where a card lies face down."""
    return position(
        dict(fleets=[("sparta", ["wool"])]), dict(fleets=[("sparta", ["ore"])]), WOOL,
        phase="fleet_trade", harbors={"sparta": harbor},
    )  # fmt: skip


@clause("PAR-FTR-02", "PAR-INV-23")
def test_a_face_down_status_card_is_known_to_its_visitors() -> None:
    t = visited()
    for visitor in (0, 1):
        assert table(t, visitor)["lands"][1]["status"] == "surplus_ore"
        assert all(world["status"]["sparta"] == "surplus_ore" for world in worlds(t, visitor))
        assert len({world["status"]["egypt"] for world in worlds(t, visitor)}) > 5
    for viewer in (2, None):
        assert table(t, viewer)["lands"][1]["status"] is None
        assert len({world["status"]["sparta"] for world in worlds(t, viewer)}) > 5
        assert "surplus_ore" not in json.dumps([t.view(viewer), t.events(viewer)])


@clause("PAR-FTR-05")
def test_who_looked_and_passed_is_public_and_the_card_is_not() -> None:
    t = visited()
    play(t, 0, "pass sparta")
    play(t, 1, "pass sparta")
    for viewer in (2, None):
        assert [one["seat"] for one in happened(t, "looked", viewer)] == [0, 1]
        assert [one["seat"] for one in happened(t, "voted-pass", viewer)] == [0, 1]
        assert table(t, viewer)["lands"][1]["seen_by"] == [0, 1]
        assert "surplus_ore" not in json.dumps([t.view(viewer), t.events(viewer)])
    assert [one.get("harbors") for one in happened(t, "looked", 0)] == [["surplus_ore"], None]


@clause("PAR-YEAR-06")
def test_the_knowledge_of_a_status_card_is_kept_in_later_seasons_and_years() -> None:
    t = position(
        {}, {}, {}, phase="end", season=4, harbors={"egypt": "blockade", "italy": "+festival"}, seen={"egypt": [0]}
    )
    assert table(t)["year"] == 2
    assert (table(t, 0)["lands"][3]["status"], table(t, 1)["lands"][3]["status"]) == ("blockade", None)
    assert all(world["status"]["egypt"] == "blockade" for world in worlds(t, 0))
    assert len({world["status"]["egypt"] for world in worlds(t, 1)}) > 5
    for viewer in VIEWERS:  # of the new card in Italy nobody knows anything
        assert table(t, viewer)["lands"][5]["status"] is None
        assert len({world["status"]["italy"] for world in worlds(t, viewer)}) > 5


@clause("PAR-FTR-02")
def test_by_an_oracle_only_the_payer_knows_a_status_card() -> None:
    t = looked()
    assert (table(t, 0)["lands"][3]["status"], table(t, 1)["lands"][3]["status"]) == ("blockade", None)
    assert all(world["status"]["egypt"] == "blockade" for world in worlds(t, 0))
    assert [one.get("harbors") for one in happened(t, "looked-at-harbor", 1)] == [None]


# Hands


@clause("PAR-GEN-08")
def test_a_hand_is_seen_by_its_owner_and_its_number_by_all() -> None:
    t = position(dict(hand={"wool": 2, "gold": 1}), WOOL, {}, phase="journey")
    assert hand(t, 0) == {"wool": 2, "gold": 1}
    for viewer in OTHERS:
        shown = table(t, viewer)["players"][0]
        assert (shown["hand"], shown["hand_count"]) == (None, 3)


@clause("PAR-GEN-08", "PAR-INV-23")
@pytest.mark.parametrize("begins", ["island_trade", "journey", "build", "discard"])
def test_nobody_can_tell_what_a_hand_holds(begins: str) -> None:
    rich = position(dict(hand={"gold": 3, "papyrus": 1}), WOOL, WOOL, phase=begins)
    poor = position(dict(hand={"wool": 4}), WOOL, WOOL, phase=begins)
    look_alike(rich, poor)


@clause("PAR-GEN-08", "PAR-DIS-05")
def test_cards_kept_under_option_b_are_public_until_the_season_ends() -> None:
    t = position(dict(hand={"wool": 4, "gold": 1}), dict(hand={"ore": 4}), {}, phase="discard")
    play(t, 0, "option_b")
    play(t, 1, "option_a")
    assert phase(t) == "archon"
    for viewer in OTHERS:
        assert table(t, viewer)["players"][0]["hand"] == {"wool": 1, "gold": 1}
        assert hears(t, "discarded-b", viewer) == [["wool"] * 3]
    assert table(t, 0)["players"][1]["hand"] is None
    until(t, lambda t: bool(table(t)["season"] == 2))
    for viewer in OTHERS:
        assert table(t, viewer)["players"][0]["hand"] is None


# Cargo


@clause("PAR-JRN-10", "PAR-INV-23")
def test_the_cargo_of_a_launched_fleet_might_be_any_of_its_owners_cards() -> None:
    t = position(
        dict(hand={"wool": 1, "gold": 1}, fleets=[("athens", ["ore", "tools"])]), {}, {}, phase="fleet_trade"
    )  # fmt: skip
    for viewer in OTHERS:
        (fleet,) = table(t, viewer)["players"][0]["fleets"]
        assert (fleet["land"], fleet["count"], fleet["cargo"]) == ("athens", 2, None)
        assert len(cargoes(t, viewer, many=80)) == 6  # any two of the four cards
        for world in worlds(t, viewer):
            both = Counter(world["cargo"]["a0"]) + Counter(world["hand"][0])
            assert both == Counter(["wool", "gold", "ore", "tools"])
    assert cargoes(t, 0) == {("ore", "tools")}


@clause("PAR-HAZ-18", "PAR-INV-23")
def test_compared_numbers_are_kept_in_mind() -> None:
    t = position(
        dict(hand={"wool": 2, "gold": 2}, fleets=[("athens", ["wool", "gold", GIFT])]),
        dict(hand={"gold": 2}, fleets=[("athens", ["ore", "ore"])]), {}, phase="hazard", hazards=["pirates_03", CALM],
    )  # fmt: skip
    assert decision(t, 0) == "hazard_response"
    for viewer in OTHERS:
        assert {Counter(one)["gold"] for one in cargoes(t, viewer)} == {1}
    assert cargoes(t, 0, "a1") == {("ore", "ore")}  # without Gold nothing else is left to carry


@clause("PAR-HAZ-18", "PAR-INV-23")
def test_who_met_a_condition_is_kept_in_mind() -> None:
    t = position(
        dict(hand={"wool": 2, "gold": 2}, fleets=[("athens", ["wool", "gold", GIFT])]),
        dict(hand={"gold": 2, "wool": 1}, fleets=[("athens", ["ore", "ore"])]), {},
        phase="hazard", hazards=["pirates_02", CALM],
    )  # fmt: skip
    for viewer in (1, 2, None):
        assert all("gold" in one for one in cargoes(t, viewer))
    for viewer in (0, 2, None):
        assert all("gold" not in one for one in cargoes(t, viewer, "a1"))
        assert len(cargoes(t, viewer, "a1")) == 2  # two Ore, or an Ore and the Wool


@clause("PAR-HAZ-23", "PAR-INV-23")
def test_a_warship_that_was_shown_is_known_to_be_aboard() -> None:
    t = position(
        dict(fleets=[("athens", ["gold", "warship", "wool"]), ["army"]]), {}, {}, phase="hazard", hazards=["pirates_02"]
    )  # fmt: skip
    for viewer in OTHERS:
        assert any("army" in one for one in cargoes(t, viewer))
    play(t, 0, "show_warship a")
    for viewer in OTHERS:
        assert table(t, viewer)["players"][0]["fleets"][0]["shown"] == ["warship"]
        assert all("warship" in one for one in cargoes(t, viewer))


@clause("PAR-GEN-17", "PAR-INV-23")
def test_what_was_taken_in_a_harbor_trade_is_known_to_be_aboard() -> None:
    t = position(
        dict(hand={"gold": 2, "wool": 2}, fleets=[("egypt", ["wool", "tools"])]), dict(fleets=[("egypt", ["ore"])]), {},
        phase="fleet_trade", harbors={"egypt": "+open_harbor"},
    )  # fmt: skip
    play(t, 0, "trade a fr_2")
    for viewer in OTHERS:
        assert happened(t, "harbor-traded", viewer)[0]["terms"] == ["give_tools", "take_gold"]
        found = cargoes(t, viewer)
        assert all("gold" in one for one in found)
        assert found == {("wool", "gold"), ("gold", "gold")}


# Losses


@clause("PAR-GEN-17")
@pytest.mark.parametrize("card", ["storm_01", "storm_02", "pirates_05"])
def test_of_cards_lost_at_sea_only_the_number_is_told(card: str) -> None:
    t = position(
        dict(hand={"ore": 1}, fleets=[("athens", ["wool", "gold", "tools", "grain"])]), {}, {},
        phase="hazard", hazards=[card],
    )  # fmt: skip
    assert hears(t, "lost-aboard", 0) != [None]
    for viewer in OTHERS:
        assert hears(t, "lost-aboard", viewer) == [None]
        assert table(t, viewer)["players"][0]["fleets"][0]["count"] == len(cargo(t, 0))
        assert "tools" not in json.dumps(t.events(viewer))


@clause("PAR-GEN-17", "PAR-INV-23")
def test_which_card_was_lost_stays_in_doubt() -> None:
    t = position(
        dict(fleets=[("athens", ["wool", "gold"])], hand={"tools": 1}), {}, {}, phase="hazard", hazards=["storm_01"]
    )  # fmt: skip
    found = {tuple(sorted([*world["hand"][0], *world["cargo"].get("a0", [])])) for world in worlds(t, 1, 60)}
    assert found == {("gold", "wool"), ("gold", "tools"), ("tools", "wool")}
    assert len({str((world["hand"][0], world["cargo"])) for world in worlds(t, 0)}) == 1


@clause("PAR-GEN-17")
def test_losses_of_ones_own_choice_are_told_by_number() -> None:
    t = position(
        dict(fleets=[("athens", ["wool", "gold", "tools", "grain"])]), {}, {}, phase="hazard", hazards=["storm_06"]
    )  # fmt: skip
    play(t, 0, "lose grain", "lose tools")
    assert hears(t, "lost-aboard", 0) == [["grain", "tools"]]
    for viewer in OTHERS:
        assert hears(t, "lost-aboard", viewer) == [None]


@clause("PAR-GEN-17")
def test_a_card_that_stoicism_saves_is_not_told() -> None:
    t = position(
        dict(built=["academy"], philosophies=["stoicism"], fleets=[("athens", ["wool", "gold"])]), {}, {},
        phase="hazard", hazards=["storm_02"],
    )  # fmt: skip
    play(t, 0, "save a gold")
    assert hears(t, "saved", 0) == [["gold"]]
    for viewer in OTHERS:
        assert hears(t, "saved", viewer) == [None]
        assert cargoes(t, viewer) == {("wool",), ("gold",)}


@clause("PAR-GEN-17")
def test_return_overflow_is_told_by_number() -> None:
    t = position(dict(fleets=[("athens", ["ore"] * 4 + ["gold"] * 4)]), {}, {}, phase="return")
    play(t, 0, "drop ore", "drop gold")
    assert hears(t, "dropped", 0) == [["ore", "gold"]]
    for viewer in OTHERS:
        assert happened(t, "dropped", viewer) == [dict(event="dropped", seat=0, land="athens", amount=2)]
        assert hands(t, viewer) == {
            (("gold", 2), ("ore", 4)), (("gold", 3), ("ore", 3)), (("gold", 4), ("ore", 2)),
        }  # fmt: skip


@clause("PAR-GEN-17", "PAR-DIS-03")
def test_discards_under_option_a_are_told_by_number() -> None:
    t = position(dict(hand={"wool": 3, "gold": 2}), {}, {}, phase="discard")
    play(t, 0, "option_a", "keep gold")
    assert hand(t, 0) == {"wool": 1, "gold": 2}
    assert hears(t, "kept-a", 0) == [["wool", "wool"]]
    for viewer in OTHERS:
        assert happened(t, "kept-a", viewer) == [dict(event="kept-a", seat=0, kept=3, amount=2)]
        assert hands(t, viewer) == {(("wool", 3),), (("gold", 1), ("wool", 2)), (("gold", 2), ("wool", 1))}


@clause("PAR-GEN-17")
def test_random_losses_from_the_hand_are_told_by_number() -> None:
    t = position(dict(hand={"wool": 2, "gold": 2}), {}, {}, phase="event", events=["pirate_raids"], season=1)
    until(t, lambda t: decision(t, 0) == "pirate_raids" or phase(t) != "event")
    until(t, lambda t: phase(t) != "event")
    assert len(hears(t, "lost-from-hand", 0)[0]) == 2
    for viewer in OTHERS:
        assert happened(t, "lost-from-hand", viewer) == [dict(event="lost-from-hand", seat=0, amount=2)]


@clause("PAR-GEN-17", "PAR-INV-23")
def test_a_card_taken_unseen_is_known_to_these_two_seats_only() -> None:
    t = position(
        {}, dict(hand={"gold": 1, "papyrus": 1}), dict(hand={"ore": 1}), phase="event", year=3, events=["tyranny"]
    )  # fmt: skip
    until(t, lambda t: decision(t, 0) == "name_islands")
    play(t, 0, "name 1")
    (taken,) = hears(t, "taken-from", 0)[0]
    assert hears(t, "taken-from", 1) == [[taken]]
    for viewer in (2, None):
        assert hears(t, "taken-from", viewer) == [None]
        assert {"gold", "papyrus"} <= {card for one in hands(t, viewer) for card, _ in one}
        assert {"gold", "papyrus"} <= {card for one in hands(t, viewer, 1) for card, _ in one}
    assert all(taken in dict(one) for one in hands(t, 1))  # the victim knows where it went
    other = "gold" if taken == "papyrus" else "papyrus"
    assert all(other in dict(one) for one in hands(t, 0, 1))  # and the Archon what is left there


# What the table has been told about losses holds in every world


@clause("PAR-HAZ-13", "PAR-INV-23")
@pytest.mark.parametrize("card", ["storm_01", "storm_04", "pirates_05"])
def test_what_a_hazard_took_from_the_commodities_was_no_aegis(card: str) -> None:
    t = position(
        dict(hand={"wool": 2}, fleets=[("athens", ["gold", "army", "army", "army"]), ["warship", "warship"]]), {}, {},
        phase="hazard", hazards=[card],
    )  # fmt: skip
    assert [one["amount"] for one in happened(t, "lost-aboard")] == [1]
    for viewer in OTHERS:
        assert all(not set(one) & {*COMMODITIES} for one in cargoes(t, viewer))
        assert hands(t, viewer) == {(("wool", 2),), (("gold", 1), ("wool", 1))}


@clause("PAR-HAZ-18", "PAR-INV-23")
@pytest.mark.parametrize(("card", "taken"), [("pirates_02", "gold"), ("pirates_04", "tools"), ("pirates_01", "tools")])
def test_what_pirates_took_is_known_by_its_class(card: str, taken: str) -> None:
    t = position(
        dict(hand={"wool": 2, taken: 1}, fleets=[("athens", ["wool", taken])]), {}, {}, phase="hazard", hazards=[card]
    )  # fmt: skip
    for viewer in OTHERS:
        for world in worlds(t, viewer):
            assert Counter(world["cargo"]["a0"]) + Counter(world["hand"][0]) == Counter({"wool": 3, taken: 1})


@clause("PAR-HAZ-13", "PAR-INV-23")
def test_a_plundered_fleet_has_nothing_of_that_class_left() -> None:
    def plundered(card: str) -> petteia.Table:
        return position(
            dict(hand={"wool": 2, "tools": 1}, fleets=[("athens", ["wool", "gold", "tools", "army"])]), {}, {},
            phase="hazard", hazards=[card],
        )  # fmt: skip

    for viewer in OTHERS:
        assert cargoes(plundered("pirates_07"), viewer) == {("army",)}
        assert all("tools" not in one for one in cargoes(plundered("pirates_01"), viewer))
        assert all("gold" not in one for one in cargoes(plundered("pirates_03"), viewer))


@clause("PAR-HAZ-18", "PAR-INV-23")
def test_a_number_that_was_told_still_holds_after_a_later_loss() -> None:
    """No Gold was aboard, so both Gold cards are in the hand, whatever the storm took then."""
    t = position(
        dict(hand={"gold": 2}, fleets=[("egypt", ["ore", "wool", "spices"])]), {}, {},
        phase="hazard", hazards=["pirates_02", "storm_01"],
    )  # fmt: skip
    for viewer in OTHERS:
        assert hands(t, viewer) == {(("gold", 2),)}


@clause("PAR-HAZ-18", "PAR-INV-23")
def test_what_stoicism_saved_was_of_the_class_that_was_lost() -> None:
    t = position(
        dict(hand={"wool": 1}, built=["academy"], philosophies=["stoicism"], fleets=[("athens", ["gold", "gold"])]),
        {}, {}, phase="hazard", hazards=["pirates_03"],
    )  # fmt: skip
    play(t, 0, "save a gold")
    for viewer in OTHERS:
        assert cargoes(t, viewer) == {("gold",)}


@clause("PAR-HAZ-37", "PAR-INV-23")
@pytest.mark.parametrize("card", ["mutiny", "coastal_raiders"])
def test_a_fleet_hit_by_mutiny_or_raiders_has_no_army(card: str) -> None:
    t = position(
        dict(hand={"wool": 2}, fleets=[("athens", ["gold", "wool", "wool", "warship"]), ["army"]]), {}, {},
        phase="hazard", hazards=[card],
    )  # fmt: skip
    for viewer in OTHERS:
        assert all("army" not in one for one in cargoes(t, viewer))


@clause("PAR-GEN-17", "PAR-INV-23")
def test_a_card_taken_unseen_is_in_one_hand_only() -> None:
    t = position({}, dict(hand={"gold": 1, "papyrus": 1}), {}, phase="event", year=3, events=["tyranny"])
    until(t, lambda t: decision(t, 0) == "name_islands")
    play(t, 0, "name 1")
    total = Counter({"gold": 1, "papyrus": 1, "olives": 1, "wool": 1, "grain": 1, "timber": 1})
    for viewer in (2, None):
        for world in worlds(t, viewer):
            assert Counter(world["hand"][0]) + Counter(world["hand"][1]) == total
        assert len(hands(t, viewer)) == len(hands(t, viewer, 1)) == 2
    (taken,) = hears(t, "taken-from", 0)[0]
    play(t, 0, "offer_all", f"give {taken}", "want ore", "propose")  # now all know what it was
    for viewer in (2, None):
        assert len(hands(t, viewer)) == len(hands(t, viewer, 1)) == 1


@clause("PAR-GEN-17", "PAR-INV-23")
def test_what_came_later_was_not_lost_before() -> None:
    """Five Gold, of which two are discarded and two are lost to the Pirate Raids; then three Villages produce."""
    t = position(dict(hand={"gold": 5}, built=["village_3"]), {}, {}, phase="discard", events=["fair_winds"])
    play(t, 0, "option_a")
    until(t, lambda t: phase(t) == "island_trade")
    assert hand(t, 0) == {"gold": 1, "olives": 1, "wool": 2}
    for viewer in OTHERS:
        assert hands(t, viewer) == {(("gold", 1), ("olives", 1), ("wool", 2))}


# Aegis


@clause("PAR-GEN-15", "PAR-RET-08")
def test_aegis_at_home_are_seen_by_all_and_those_aboard_by_number() -> None:
    t = position(dict(hand={"wool": 1}, aegis={"army": 1, GIFT: 2}, fleets=[["warship", "army"], [GIFT]]), WOOL, {},
                 phase="journey")  # fmt: skip
    for viewer in OTHERS:
        shown = table(t, viewer)["players"][0]
        assert shown["aegis"] == {"army": 1, "warship": 0, GIFT: 2}
        assert [(one["count"], one["cargo"]) for one in shown["fleets"]] == [(2, None), (1, None)]
        assert len(cargoes(t, viewer)) == 3  # two of the three that lie face down
        assert all(not set(one) & {*COMMODITIES} for one in cargoes(t, viewer))
    assert cargoes(t, 0) == {("army", "warship")}


@clause("PAR-GEN-15", "PAR-INV-23")
def test_nobody_can_tell_which_aegis_lie_aboard_a_docked_fleet() -> None:
    one = position(dict(fleets=[["army"]]), WOOL, WOOL, phase="island_trade")
    other = position(dict(fleets=[["warship"]]), WOOL, WOOL, phase="island_trade")
    look_alike(one, other)


# What all see


@clause("PAR-GEN-17", "PAR-PROD-03")
def test_production_is_public() -> None:
    t = position({}, {}, {}, phase="production")
    for viewer in VIEWERS:
        assert hears(t, "produced", viewer) == [["olives", "wool"], ["grain", "timber"], ["grapes", "ore"]]
        assert {len(hands(t, viewer, owner)) for owner in range(3)} == {1}


@clause("PAR-GEN-17", "PAR-BLD-03")
def test_build_payments_are_public() -> None:
    t = position(dict(hand={"tools": 1, "gold": 1}), WOOL, {}, phase="build")
    play(t, 0, "build fortress")
    for viewer in VIEWERS:
        assert hears(t, "paid", viewer) == [["tools", "gold"]]
        assert happened(t, "built", viewer) == [dict(event="built", seat=0, slot="fortress")]


@clause("PAR-GEN-17", "PAR-FTR-11")
def test_fees_are_public() -> None:
    t = position(
        dict(fleets=[("egypt", ["wool", "gold"])]), {}, {}, phase="fleet_trade", harbors={"egypt": "+harbor_fees"}
    )  # fmt: skip
    play(t, 0, "enter_paying a gold")
    for viewer in VIEWERS:
        assert "gold" in json.dumps([one for one in t.events(viewer) if one["event"] in ("paid", "paid-fee")])


@clause("PAR-GEN-17")
def test_a_card_robbed_by_brigands_is_told_by_number() -> None:
    t = position(
        dict(fleets=[("egypt", ["wool", "gold", "tools"])]), {}, {}, phase="fleet_trade",
        harbors={"egypt": "+brigands"},
    )  # fmt: skip
    play(t, 0, "enter a")
    assert len(hears(t, "lost-aboard", 0)[0]) == 1
    for viewer in OTHERS:
        assert hears(t, "lost-aboard", viewer) == [None]


@clause("PAR-GEN-17", "PAR-DON-01")
def test_donations_are_public() -> None:
    t = position({}, dict(hand={"wool": 1, "gold": 1}), WOOL, phase="event")
    play(t, 1, "donate gold", "hand_over")
    for viewer in VIEWERS:
        assert happened(t, "donated", viewer) == [dict(event="donated", seat=1, whose=0, cards=["gold"])]
        assert all(dict(one)["gold"] == 1 for one in hands(t, viewer))


@clause("PAR-GEN-17", "PAR-OFR-13")
def test_executed_trades_are_public_and_directed_offers_are_not() -> None:
    t = position(dict(hand={"wool": 1, "gold": 1}), dict(hand={"ore": 1}), WOOL, phase="island_trade")
    play(t, 0, "offer 1", "give gold", "want ore", "propose")
    for party in (0, 1):
        assert happened(t, "offered", party)[0]["terms"] == ["give_gold", "take_ore"]
    for viewer in (2, None):
        assert "terms" not in happened(t, "offered", viewer)[0]
        assert (table(t, viewer)["offers"][0]["give"], table(t, viewer)["offers"][0]["want"]) == (None, None)
    play(t, 1, "accept 0-0")
    for viewer in VIEWERS:
        assert len(happened(t, "traded", viewer)[0]["terms"]) == 2


@clause("PAR-ARC-03")
def test_votes_are_public_at_once() -> None:
    t = position({}, {}, {}, phase="archon")
    play(t, 0, "vote 2")
    for viewer in VIEWERS:
        assert table(t, viewer)["votes"][0] == 2
        assert [(one["seat"], one["whose"]) for one in happened(t, "voted", viewer)] == [(0, 2)]


@clause("PAR-WON-08", "PAR-GEN-10")
def test_what_lies_on_the_table_is_the_same_for_all() -> None:
    t = position(
        dict(built=["academy", "village_3"], philosophies=["stoicism"], fleets=[None, None]), WOOL, {},
        phase="journey", wonders={"oracle": (1, "plans"), "labyrinth": (0, "partial"), "colossus": (2, "complete")},
    )  # fmt: skip
    for name in ("wonders", "philosophies", "plans", "votes", "archon", "year", "season", "phase", "events"):
        assert len({json.dumps(table(t, viewer)[name]) for viewer in VIEWERS}) == 1
    for name in ("built", "structures", "philosophies", "plans_taken", "island", "hand_count", "aegis", "used"):
        assert len({json.dumps([one[name] for one in table(t, viewer)["players"]]) for viewer in VIEWERS}) == 1


@clause("PAR-GEN-08")
def test_what_only_one_seat_sees_is_in_its_own_view() -> None:
    t = position(WOOL, WOOL, {}, phase="journey")
    assert table(t, None)["mine"] is None
    play(t, 0, "sail a egypt")
    assert table(t, 0)["mine"]["picks"][0] == "egypt"
    for viewer in (1, 2):
        assert "egypt" not in (table(t, viewer)["mine"]["picks"] or [])


@clause("PAR-GEN-08")
def test_nothing_is_remembered_for_a_seat_unless_the_table_wants_it() -> None:
    assert "remembered" not in seat(position(WOOL, {}, {}, phase="journey"), 0, 1)
    t = position(WOOL, {}, {}, phase="journey", options={"memory_aid": True})
    assert seat(t, 0, 1)["remembered"] == {"wool": 2}
    assert seat(t, 0, 1)["hand"] is None


# Choices made at the same time


def choosing(which: str) -> tuple[petteia.Table, list[str]]:
    """Seats 0 and 1 choose something at once; moves by which seat 0 commits itself."""
    if which == "launch":
        two = dict(hand={"wool": 1, "ore": 1})
        return position(two, two, {}, phase="journey"), ["sail a egypt", "load wool"]
    if which == "hazard_response":
        return sailing(GIFT, hazards=["storm_09", CALM, CALM]), ["use_gift a"]
    if which == "hazard_loss":
        return sailing("gold", hazards=["storm_06"]), ["lose gold"]
    if which == "harbor_vote":
        return visited(), ["reveal sparta"]
    if which == "overflow":
        return position(*[dict(fleets=[("athens", ["wool"] * 6 + ["gold"])])] * 2, {}, phase="return"), ["drop gold"]
    if which == "assign_armies":
        return position(*[dict(aegis={"army": 1})] * 2, {}, phase="production"), ["work village_1"]
    return position(*[dict(hand={"wool": 5})] * 2, {}, phase="discard"), ["option_b"]


def sailing(card: str, hazards: list[str]) -> petteia.Table:
    return position(*[dict(fleets=[("athens", ["wool", card])])] * 2, {}, phase="hazard", hazards=hazards)


WINDOWS = ["launch", "hazard_response", "hazard_loss", "harbor_vote", "overflow", "assign_armies", "discard"]


@clause("PAR-HAZ-36", "PAR-FTR-04", "PAR-DIS-01", "PAR-JRN-13")
@pytest.mark.parametrize("which", WINDOWS)
def test_a_choice_is_known_to_its_chooser_only_until_all_are_in(which: str) -> None:
    t, moves = choosing(which)
    assert decision(t, 0) == decision(t, 1) == which
    before = {viewer: (t.view(viewer), t.events(viewer), t.prompt(viewer)) for viewer in OTHERS}
    play(t, 0, *moves)
    assert decision(t, 0) == "committed"
    assert before == {viewer: (t.view(viewer), t.events(viewer), t.prompt(viewer)) for viewer in OTHERS}


@clause("PAR-INV-23")
@pytest.mark.parametrize("which", WINDOWS)
def test_worlds_dealt_while_others_have_chosen_can_be_played_on(which: str) -> None:
    t, moves = choosing(which)
    play(t, 0, *moves)
    for viewer in VIEWERS:
        for chance in range(8):
            other = t.determinize(viewer, chance)
            assert other.view(viewer) == t.view(viewer)
            other = petteia.load(other.dump(history=False), of=GAME)
            until(other, lambda t: bool(t.over or table(t)["season"] == 2))


# Being asked


@clause("PAR-ONL-10")
def test_nobody_can_tell_who_has_a_gift_aboard() -> None:
    def storm(card: str) -> petteia.Table:
        return position(
            dict(hand={"wool": 1}, fleets=[("athens", ["wool", card])]), dict(fleets=[("athens", ["ore", GIFT])]), {},
            phase="hazard", hazards=["storm_09", CALM, CALM],
        )  # fmt: skip

    able, unable = storm(GIFT), storm("army")
    assert (sorted(able.pending), unable.pending) == ([0, 1], [1])
    look_alike(able, unable)
    assert able.view(None)["deciding"] == unable.view(None)["deciding"] == [0, 1]


@clause("PAR-ONL-10")
def test_nobody_can_tell_who_could_show_a_warship() -> None:
    def pirates(card: str) -> petteia.Table:
        return position(
            dict(fleets=[("athens", ["gold", card])]), dict(fleets=[("athens", ["gold", "warship"])]), {},
            phase="hazard", hazards=["pirates_02"],
        )  # fmt: skip

    able, unable = pirates("warship"), pirates("army")
    assert "show_warship a" in texts(able, 0)
    look_alike(able, unable)


@clause("PAR-ONL-10")
def test_nobody_can_tell_who_has_an_army_aboard_a_docked_fleet() -> None:
    def production(card: str) -> petteia.Table:
        return position(dict(fleets=[[card]]), dict(aegis={"army": 1}), {}, phase="production")

    able, unable = production("army"), production("warship")
    assert (sorted(able.pending), unable.pending) == ([0, 1], [1])
    look_alike(able, unable)
    assert able.view(None)["deciding"] == [0, 1]


@clause("PAR-ONL-10")
def test_nobody_can_tell_what_a_hand_can_pay() -> None:
    able = position(dict(hand={"tools": 1, "gold": 1}), WOOL, {}, phase="build")
    unable = position(dict(hand={"papyrus": 1, "spices": 1}), WOOL, {}, phase="build")
    assert ("build fortress" in texts(able, 0), "build fortress" in texts(unable, 0)) == (True, False)
    look_alike(able, unable)
    assert 0 in unable.view(None)["deciding"]


@clause("PAR-ONL-10")
def test_nobody_can_tell_who_could_meet_a_fee_or_break_a_blockade() -> None:
    def blockade(card: str) -> petteia.Table:
        return position(
            dict(fleets=[("egypt", [card])]), dict(fleets=[("italy", ["ore", "ore"])]), {},
            phase="fleet_trade", harbors={"egypt": "+blockade", "italy": "+open_harbor"},
        )  # fmt: skip

    able, unable = blockade("warship"), blockade("army")
    assert "enter_showing a" in texts(able, 0)
    look_alike(able, unable)


@clause("PAR-ONL-10")
@pytest.mark.parametrize(
    ("event", "year", "good", "bad"),
    [("pirate_raids", 1, "ore", "wool"), ("drought", 2, "grapes", "wool"), ("persian_tribute", 2, "gold", "wool")],
)
def test_nobody_can_tell_who_could_meet_an_event(event: str, year: int, good: str, bad: str) -> None:
    def struck(card: str) -> petteia.Table:
        t = position(
            dict(hand={card: 1, "olives": 1}), dict(hand={"ore": 1, "grapes": 1, "gold": 1}), {},
            phase="event", year=year, events=[event], archon=2,
        )  # fmt: skip
        for number in (0, 1):
            play(t, number, "done")
        return t

    look_alike(struck(good), struck(bad), (2, None))


MIXED = ["grain", "ore", "wool", "gold"]


@clause("PAR-ONL-10")
@pytest.mark.parametrize("card", ["storm_06", "storm_07", "mutiny"])
def test_nobody_can_tell_who_has_a_choice_of_losses(card: str) -> None:
    def storm(goods: list[str]) -> petteia.Table:
        return position(
            dict(fleets=[("athens", goods)]), dict(fleets=[("athens", MIXED)]), {}, phase="hazard", hazards=[card]
        )  # fmt: skip

    able, unable = storm(MIXED), storm(["grain"] * 4)
    assert (sorted(able.pending), unable.pending) == ([0, 1], [1])
    look_alike(able, unable)


@clause("PAR-ONL-10")
def test_nobody_can_tell_who_has_a_choice_at_the_return() -> None:
    def overflow(goods: list[str]) -> petteia.Table:
        return position(dict(fleets=[("athens", goods)]), dict(fleets=[("athens", MIXED * 2)]), {}, phase="return")

    able, unable = overflow(MIXED * 2), overflow(["grain"] * 8)
    assert (sorted(able.pending), unable.pending) == ([0, 1], [1])
    look_alike(able, unable)


def stoics(fleet: list[str], docked: list[str]) -> petteia.Table:
    """Seats 0 and 2 are Stoics; a storm takes the whole cargo of all Fleets with the most, which have two cards."""
    stoic: dict[str, Any] = dict(built=["academy"], philosophies=["stoicism"])
    return position(
        dict(stoic, hand={"wool": 2}, fleets=[("athens", fleet), docked]), dict(fleets=[("athens", ["ore"])]),
        dict(stoic, fleets=[("athens", ["ore", "ore"])]), phase="hazard", hazards=["storm_02"],
    )  # fmt: skip


@clause("PAR-ONL-10")
def test_nobody_can_tell_what_a_stoic_lost() -> None:
    goods, arms = stoics(["wool", "gold"], ["army", "army"]), stoics(["army", "warship"], ["army", "army"])
    assert (sorted(goods.pending), arms.pending) == ([0, 2], [2])
    look_alike(goods, arms, (1, None))


@clause("PAR-ONL-10")
@pytest.mark.parametrize("owner", [0, 2])
def test_nobody_can_tell_who_could_pay_at_the_start_of_the_island_trade(owner: int) -> None:
    def statue(card: str) -> petteia.Table:
        return position(
            dict(hand={card: 2}), WOOL, WOOL, phase="island_trade", wonders={"statue_of_zeus": (owner, "complete")}
        )  # fmt: skip

    able, unable = statue("wool"), statue("gold")
    assert decision(able, 0) == "start_action"
    assert 0 not in unable.pending
    look_alike(able, unable)


@clause("PAR-ONL-10")
@pytest.mark.parametrize(("able", "unable"), [("gold", "wool"), ("tools", "army")])
def test_nobody_can_tell_whose_cargo_is_of_use_at_a_harbor(able: str, unable: str) -> None:
    def harbor(card: str) -> petteia.Table:
        return position(
            dict(fleets=[("egypt", [card])]), dict(fleets=[("italy", MIXED)]), {}, phase="fleet_trade",
            harbors={"egypt": "+heavy_harbor_fees", "italy": "+open_harbor"},
        )  # fmt: skip

    assert [0 in harbor(card).pending for card in (able, unable)] == [True, False]
    look_alike(harbor(able), harbor(unable))


@clause("PAR-ONL-10")
@pytest.mark.parametrize(
    ("event", "good"), [("persian_war", "gold"), ("earthquake", "timber"), ("delian_league", "wool")]
)
def test_nobody_can_tell_who_could_pay_in_the_third_year(event: str, good: str) -> None:
    def struck(card: str) -> petteia.Table:
        t = position(
            dict(hand={card: 2}, built=["fortress"]),
            dict(hand={"wool": 1, "timber": 1, "gold": 2}, aegis={"army": 1}, built=["fortress"]), {},
            phase="event", year=3, events=[event], archon=2,
        )  # fmt: skip
        for number in (0, 1):
            play(t, number, "done")
        if decision(t, 2) == "name_islands":
            play(t, 2, "name 1")
        return t

    look_alike(struck(good), struck("papyrus"), (2, None))


@clause("PAR-ONL-01")
def test_a_refusal_betrays_nothing() -> None:
    one = position(dict(hand={"gold": 1}), dict(hand={"tools": 1}), {}, phase="island_trade")
    other = position(dict(hand={"gold": 1}), dict(hand={"wool": 1}), {}, phase="island_trade")
    for t in (one, other):
        play(t, 0, "offer 1", "give gold", "want tools", "propose")
    for move in ("accept 0-0", "counter 0-0", "offer 2"):
        assert one.why(0, move) == other.why(0, move)
        assert one.why(2, move) == other.why(2, move)


# Guides


def guide(kind: Kind, name: str) -> str:
    t = petteia.new(GAME, players=3)
    return GAME.effect(t.book("en"), GAME.open_box(None), kind.name, kind.decode(name))


@clause("PAR-ONL-11")
@pytest.mark.parametrize("name", STRUCTURE.names)
def test_the_guide_says_what_each_acropolis_structure_does(name: str) -> None:
    assert len(guide(STRUCTURE, name)) > 20


@clause("PAR-ONL-11")
@pytest.mark.parametrize("name", AEGIS.names)
def test_the_guide_says_what_each_aegis_does(name: str) -> None:
    assert len(guide(AEGIS, name)) > 20


@clause("PAR-ONL-11")
@pytest.mark.parametrize("name", LAND.names)
def test_the_guide_says_what_a_voyage_to_each_land_means(name: str) -> None:
    words = guide(LAND, name)
    assert ("one Hazard" if name in LAND.names[:3] else "two Hazards") in words
    special = {"athens": "Plans", "egypt": "Papyrus", "carthage": "Warship", "italy": "Arm"}
    assert special.get(name, "") in words


@clause("PAR-ONL-11")
def test_the_guide_never_shows_a_face_down_card() -> None:
    t = position({}, {}, {}, phase="journey", harbors=dict.fromkeys(LAND.names[:3], "blockade"))
    assert [one["status"] for one in table(t, 0)["lands"]] == [None] * 6
    assert "lockade" not in "".join(guide(LAND, name) for name in LAND.names[:3])
    assert "blockade" not in json.dumps(t.view(0))


# The generator, and the end of the game


@clause("PAR-GEN-14", "PAR-ONL-06")
def test_a_view_holds_no_seed() -> None:
    t = petteia.new(GAME, players=3, seed=987654321)
    chance = [str(word) for word in t.dump()["state"]["chance"]]
    for viewer in VIEWERS:
        shown = json.dumps([t.view(viewer), t.events(viewer)])
        assert not any(secret in shown for secret in ["987654321", "seed", "chance", *chance])
    assert len({tuple(t.determinize(0, n).dump()["state"]["chance"]) for n in range(5)}) == 5


@clause("PAR-WIN-01")
def test_at_the_end_of_the_game_everything_is_shown() -> None:
    t = position(
        dict(hand={"wool": 2}, fleets=[["army"]]), {}, {}, phase="end", year=3, season=4, harbors={"egypt": "blockade"}
    )  # fmt: skip
    until(t, lambda t: t.over)
    for viewer in VIEWERS:
        shown = table(t, viewer)
        assert (shown["players"][0]["hand"], shown["players"][0]["fleets"][0]["cargo"]) == ({"wool": 2}, ["army"])
        assert shown["lands"][3]["status"] == "blockade"


# Whole games


PUBLIC = (
    "year", "season", "phase", "archon", "built", "islands", "fleets", "course", "status_up", "stage", "owner", "once",
    "philosophies", "introduced", "votes", "hazard_discard", "harbor_discard", "plans_taken", "shields",
)  # fmt: skip


def played(players: int, seed: int, moves: int) -> petteia.Table:
    """A game in the middle; everybody prefers sailing, trading and building to standing by."""
    t = petteia.new(GAME, players=players, seed=seed)
    for n in range(moves):
        who = t.pending[n % len(t.pending)]
        options = texts(t, who)
        lively = [one for one in options if one.split()[0] in ("sail", "load", "build", "reveal", "trade", "enter")]
        few = [
            one for one in options if one.split()[0] not in ("offer", "offer_all", "counter", "resume", "reconsider")
        ]
        choose = lively if lively and n % 3 else few or options
        t.play(who, choose[(n * 7 + seed) % len(choose)])
        if t.over:
            break
    return t


@clause("PAR-INV-23")
@pytest.mark.parametrize("seed", range(12))
def test_what_a_viewer_cannot_know_changes_nothing_in_what_it_sees(seed: int) -> None:
    """Everything hidden is dealt anew, and the viewer sees no difference."""
    t = played(3 + seed % 4, seed, 40 + 45 * seed)
    truth = t.dump()["state"]
    for viewer in (*range(t.players), None):
        for chance in range(3):
            other = t.determinize(viewer, chance)
            assert other.view(viewer) == t.view(viewer)
            assert other.events(viewer) == t.events(viewer)
            world = other.dump()["state"]
            for name in PUBLIC:
                assert world[name] == truth[name], name
            assert {ship: len(one) for ship, one in world["cargo"].items()} == {
                ship: len(one) for ship, one in truth["cargo"].items()
            }
            for number in range(t.players):
                mine, real = world["hand"][number], truth["hand"][number]
                assert sum(mine.values()) == sum(real.values())
                assert {card: mine.get(card, 0) for card in AEGIS.names} == {
                    card: real.get(card, 0) for card in AEGIS.names
                }
            if viewer is not None:
                assert texts(other, viewer) == texts(t, viewer)
                assert world["hand"][viewer] == truth["hand"][viewer]


@clause("PAR-INV-23")
@pytest.mark.parametrize("seed", range(6))
def test_a_world_dealt_anew_can_be_saved_and_played_on(seed: int) -> None:
    t = played(3 + seed % 4, seed, 60 + 70 * seed)
    for viewer in (0, None):
        told = t.determinize(viewer, 5).dump(history=False)
        other = petteia.load(told, of=GAME)
        until(other, lambda t: t.over or phase(t) == "archon")
        until(other, lambda t: t.over or phase(t) == "journey")
