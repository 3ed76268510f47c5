"""The worked examples PAR-EX-01 to 05, 19, 20 and 24."""

from __future__ import annotations

from itertools import permutations

import pytest

import petteia
from petteia.games.parthenon import GAME

from ..clauses import clause
from .arrange import aegis, decision, hand, happened, phase, play, position, refused, table, texts, until, until_phase


def negotiated(events: list[str], year: int) -> petteia.Table:
    """An Event Phase after the negotiation, at a table where everybody has something to lose."""
    cards = {"wool": 4, "ore": 4, "gold": 4}
    t = position(*[dict(hand=cards)] * 3, phase="event", year=year, events=events)
    return until(t, lambda t: decision(t, t.pending[0]) != "negotiate")


def carried_out(t: petteia.Table) -> list[str]:
    return [one["happening"] for one in happened(t, "carried-out")]


def orders(t: petteia.Table, archon: int) -> list[tuple[str, ...]]:
    """Every order of Events that the Archon can say."""
    if not any(move.startswith("carry_out") for move in texts(t, archon)):
        (told,) = happened(t, "ordered")
        return [tuple(told["order"])]
    found = []
    for move in texts(t, archon):
        world = t.copy()
        world.play(archon, move)
        found += orders(world, archon)
    return found


@clause("PAR-EVENT-01", "PAR-EVENT-02", "PAR-EVENT-05")
def test_ex_01_an_early_event_acts_in_every_season_of_its_year() -> None:
    t = negotiated(["persian_tribute"], year=2)
    assert happened(t, "turned-up") == [{"event": "turned-up", "happening": "persian_tribute"}]
    assert happened(t, "ordered") == []
    assert carried_out(t) == ["persian_tribute"]
    until(t, lambda t: table(t)["year"] == 3)
    assert carried_out(t).count("persian_tribute") == 4
    until(t, lambda t: table(t)["season"] == 2 or t.over)
    assert carried_out(t).count("persian_tribute") == 4


@clause("PAR-EVENT-03", "PAR-EVENT-04")
@pytest.mark.parametrize("order", [["persian_tribute", "merchant_ships"], ["merchant_ships", "persian_tribute"]])
def test_ex_02_the_archon_has_two_orders_of_two_events(order: list[str]) -> None:
    t = negotiated(["persian_tribute", "merchant_ships"], year=2)
    assert [one["happening"] for one in happened(t, "turned-up")] == ["merchant_ships"]
    assert (t.pending, decision(t, 0)) == ([0], "event_order")
    assert sorted(orders(t, 0)) == [("merchant_ships", "persian_tribute"), ("persian_tribute", "merchant_ships")]
    play(t, 0, f"carry_out {order[0]}")
    until_phase(t, "island_trade")
    assert carried_out(t) == order


@clause("PAR-EVENT-03")
def test_ex_03_four_events_have_24_orders() -> None:
    events = ["persian_tribute", "merchant_ships", "drought", "olympic_truce"]
    t = negotiated(events, year=2)
    assert (table(t)["season"], table(t)["events"]) == (4, events)
    assert sorted(orders(t, 0)) == sorted(permutations(events))
    play(t, 0, "carry_out drought", "carry_out olympic_truce", "carry_out persian_tribute")
    until_phase(t, "island_trade")
    assert carried_out(t) == ["drought", "olympic_truce", "persian_tribute", "merchant_ships"]


@clause("PAR-PROD-01", "PAR-PROD-03")
def test_ex_04_two_wool_villages_and_one_grain_village() -> None:
    """Lesbos, which has an Olives Village besides from the beginning."""
    t = position({}, {}, {}, dict(island="lesbos", built=["village_5", "village_6"]), phase="production")
    assert phase(t) == "island_trade"
    assert hand(t, 3) == {"wool": 2, "grain": 1, "olives": 1}


@clause("PAR-PROD-04", "PAR-PROD-05")
def test_ex_05_an_army_on_the_grain_village() -> None:
    t = position(
        {}, {}, {}, dict(island="lesbos", built=["village_5", "village_6"], aegis={"army": 1}), phase="production"
    )
    play(t, 3, "work village_6")
    assert hand(t, 3) == {"wool": 2, "grain": 2, "olives": 1}
    assert aegis(t, 3) == {"army": 1}


def bonus(*outsiders: str) -> dict[str, dict[str, int]]:
    """The Aegis cards at home when a game begins that has drawn these Islands."""
    for seed in range(200):
        t = petteia.new(GAME, players=3 + len(outsiders), seed=seed)
        islands = [one["island"] for one in table(t)["players"]]
        if {*outsiders} <= {*islands}:
            return {island: aegis(t, number) for number, island in enumerate(islands)}
    raise AssertionError("these Islands are never drawn")


@clause("PAR-SET-21", "PAR-SET-22")
def test_ex_19_the_only_maker_of_tools_gets_nothing() -> None:
    gift = {"gift_of_poseidon": 1}
    assert bonus("lesbos", "naxos") == {"chios": gift, "crete": gift, "rhodes": {}, "lesbos": gift, "naxos": gift}


@clause("PAR-SET-17", "PAR-SET-18", "PAR-SET-19", "PAR-SET-20")
def test_ex_20_lesbos_with_the_villages_of_chios_and_the_rare_commodity_of_crete() -> None:
    gift = {"gift_of_poseidon": 1}
    assert bonus("lesbos") == {"lesbos": {"army": 1}, "chios": gift, "crete": gift, "rhodes": {}}


@clause("PAR-OFR-02", "PAR-OFR-03")
def test_ex_24_the_same_gold_cannot_be_offered_twice() -> None:
    t = position(dict(hand={"gold": 1, "wool": 1}), dict(hand={"tools": 1}), {}, phase="island_trade")
    play(t, 0, "offer_all", "give gold", "want tools", "propose")
    play(t, 0, "offer 2")
    refused(t, 0, "give gold")
    play(t, 0, "cancel", "withdraw 0-0", "offer 2", "give gold", "propose")
    play(t, 2, "accept 0-1")
    assert (hand(t, 0), hand(t, 2)) == ({"wool": 1}, {"gold": 1})
