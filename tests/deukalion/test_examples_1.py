"""The examples WE-01 to WE-09 of the rules, move by move. Rolls are given as shields, edges, skulls."""

from __future__ import annotations

import pytest

import petteia

from ..clauses import clause
from .arrange import (
    acting,
    decision,
    frame,
    happened,
    idle,
    position,
    refused,
    rolling,
    sailing,
    seat,
    table,
    texts,
)


def board(t: petteia.Table, who: int) -> tuple[int, list[str], int]:
    """Crew, chests and hoplites in the Underworld, as the examples write them."""
    one = seat(t, who)
    return one["crew"], one["chests"], one["underworld"]


def settlement(t: petteia.Table, name: str) -> int | None:
    (owner,) = [one["owner"] for one in table(t)["settlements"] if one["settlement"] == name]
    return owner if owner is None else int(owner)


@clause("DEU-CHAL-03", "DEU-CHAL-04")
def test_we_01_four_points() -> None:
    t = sailing(dict(ship="b4", crew=6), {})
    t = rolling(t, 0, "challenge corinth", (3, 2, 1))
    assert [one["half_points"] for one in happened(t, "rolled")] == [8]
    assert board(t, 0) == (5, [], 5)
    assert happened(t, "won") == [dict(event="won", seat=0)]  # Corinth has the value 4


@clause("DEU-CHAL-03", "DEU-CHAL-04")
def test_we_02_three_and_a_half_points() -> None:
    t = sailing(dict(ship="b4", crew=6), {})
    t = rolling(t, 0, "challenge corinth", (3, 1, 2))
    assert [one["half_points"] for one in happened(t, "rolled")] == [7]
    assert board(t, 0) == (4, [], 6)
    assert happened(t, "lost") == [dict(event="lost", seat=0)]


@clause("DEU-TERM-02")
@pytest.mark.parametrize(
    ("square", "adjacent"),
    [("f5", True), ("g4", True), ("h5", True), ("f4", False), ("h4", False), ("f6", False), ("h6", False)],
)
def test_we_03_adjacent_to_rhodes(square: str, adjacent: bool) -> None:
    t = sailing(dict(ship=square), {}, hydra="i7")
    assert ("challenge rhodes" in texts(t, 0)) == adjacent
    assert adjacent or refused(t, 0, "challenge rhodes") == "DEU-SITE-01"


@clause("DEU-TERM-02", "DEU-MOVE-03")
def test_we_03_the_square_south_of_rhodes_is_land() -> None:
    with pytest.raises(petteia.BadDump, match="land"):
        sailing(dict(ship="g6"), {})


@clause(
    "DEU-OTHER-01", "DEU-OTHER-02", "DEU-OTHER-09", "DEU-SHIP-02", "DEU-SHIP-03", "DEU-SHIP-06", "DEU-STYX-02",
    "DEU-STYX-03", "DEU-STYX-06", "DEU-DELIV-05", "DEU-DELIV-07", "DEU-KYLIX-08",
)  # fmt: skip
def test_we_04_a_round() -> None:
    t = position(
        dict(crew=10),
        dict(ship="b3", crew=8),
        dict(ship="b5", crew=5, chests=["red"]),
        dict(ship="d3", crew=9, chests=["blue"], secret="p13"),
        display=["p01", "p15"],
        centre=3,
        agenda=[frame("Window", 3), frame("Window", 2), frame("Window", 1)],
    )
    a, b, c, d = range(4)

    # B sails B3-B4-B5: a ship challenge
    assert decision(t) == (b, "window")
    t.play(b, "sail")
    t.play(b, "to b4")
    t = rolling(t, b, "to b5", (4, 2, 2), (1, 2, 2))
    assert [one["half_points"] / 2 for one in happened(t, "rolled")] == [5.0, 2.0]
    assert (board(t, b), board(t, c)) == ((6, [], 4), (3, ["red"], 7))
    assert happened(t, "won") == [dict(event="won", seat=b)]
    assert texts(t, b) == ["steal red", "decline"]
    t.play(b, "steal red")
    assert (board(t, b), board(t, c)) == ((6, ["red"], 4), (3, [], 7))
    assert decision(t) == (b, "move_ship_away")
    assert refused(t, b, "relocate c6") == "DEU-RELOC-02"  # only two steps
    t.play(b, "relocate d6")
    assert table(t)["sail"]["allowance"] == 1
    assert not any(text.startswith("to ") for text in texts(t, b))
    t.play(b, "close")

    # C, from the new square, D6-C6-B6-A6: the Styx
    assert decision(t) == (c, "window")
    t.play(c, "sail")
    for square in ("c6", "b6", "a6"):
        t.play(c, f"to {square}")
    assert [one["seat"] for one in happened(t, "majority")] == [c]
    assert board(t, c) == (10, [], 0)
    assert [one["honour_cards"] for one in table(t)["seats"]] == [0, 0, 2, 0]

    # D sails D3-D2: the blue chest completes nothing
    assert decision(t) == (d, "window")
    t.play(d, "sail")
    t.play(d, "to d2")
    assert texts(t, d) == ["unload blue"]
    t.play(d, "unload blue")
    assert decision(t) == (d, "put_chest")
    assert seat(t, d)["honour_cards"] == 0  # the chest is put back before the Honour card is taken
    empty = [one["city"] for one in table(t)["cities"] if len(one["chests"]) < one["spaces"]]
    assert texts(t, d) == [f"put {city}" for city in empty]
    t.play(d, texts(t, d)[0])
    assert t.scores == [0, 0, 2, 1]
    assert happened(t, "completed") == []
    assert table(t)["sail"]["moving"] is True
    t.play(d, "close")

    # Only now does A turn the Kylix
    assert decision(t) == (a, "position")


@clause("DEU-SETT-04", "DEU-SETT-08", "DEU-SITE-06", "DEU-SITE-09", "DEU-SITE-10", "DEU-SITE-11")
def test_we_05_ephesus() -> None:
    t = sailing(dict(ship="h2", crew=10), dict(ship="i1", crew=4), allowance=1, outer=(2, 2, 2, 2))
    t.play(0, "found ephesus")
    assert board(t, 0) == (9, [], 0)
    assert (settlement(t, "ephesus"), t.scores) == (0, [1, 0])
    assert (seat(t, 0)["honour_cards"], table(t)["supply"]) == (0, 14)
    t.play(0, "close")
    while decision(t) != (1, "actions"):  # until seat 1 is active
        idle(t)
    t.play(1, "act move")

    won = rolling(t, 1, "challenge ephesus", (0, 2, 2))
    assert (settlement(won, "ephesus"), won.scores) == (1, [0, 1])
    assert board(won, 0) == (9, [], 1)
    assert board(won, 1) == (1, [], 8)  # 6 had fallen before, 2 fall now and 1 is the garrison

    lost = rolling(t, 1, "challenge ephesus", (0, 1, 3))
    assert (settlement(lost, "ephesus"), lost.scores) == (0, [1, 0])
    assert board(lost, 0) == (9, [], 0)
    assert board(lost, 1) == (1, [], 9)


@clause("DEU-CARD-02", "DEU-CARD-03", "DEU-CARD-06")
def test_we_06_two_cards_in_one_turn() -> None:
    t = acting(dict(crew=6, hand=["ferrymans_fee", "fair_wind"]), {}, values=(2, 2, 2, 2))
    assert refused(t, 0, "play fair_wind") == "DEU-CARD-03"  # not before the sail
    t.play(0, "play ferrymans_fee")
    t.play(0, "reclaim 2")
    assert board(t, 0) == (8, [], 2)
    t.play(0, "act move")
    assert table(t)["sail"]["allowance"] == 2
    t.play(0, "play fair_wind")
    assert table(t)["sail"]["allowance"] == 4
    assert table(t)["discard"] == ["ferrymans_fee", "fair_wind"]
    assert seat(t, 0)["hand"] == []


@clause("DEU-CDIE-01", "DEU-CDIE-02", "DEU-CDIE-03")
@pytest.mark.parametrize(("value", "drawn"), [(1, [2, 0]), (2, []), (3, [1])])
def test_we_07_the_card_die(value: int, drawn: list[int]) -> None:
    t = acting({}, {}, {}, active=1, values=(value, 2, 2, 2), pile=["rally", "aegis"])
    t.play(1, "act cards")
    assert [one["seat"] for one in happened(t, "drew")] == drawn
    hands: list[list[str]] = [[], [], []]
    for who, card in zip(drawn, ["rally", "aegis"], strict=False):
        hands[who] = [card]
    assert [seat(t, n)["hand"] for n in range(3)] == hands


@clause("DEU-KYLIX-06", "DEU-KYLIX-07")
def test_we_08_rotations() -> None:
    t = position({}, {}, agenda=[], outer=(1, 2, 3, 3))
    got = {}
    for move in texts(t, 0):
        after = t.copy()
        after.play(0, move)
        got[move] = tuple(table(after)["kylix"]["values"].values())
    assert got == {
        "rotate unturned": (1, 2, 3, 3),
        "rotate once": (3, 1, 2, 3),
        "rotate twice": (3, 3, 1, 2),
        "rotate thrice": (2, 3, 3, 1),
    }
    assert (3, 2, 1, 3) not in got.values()


@clause("DEU-OTHER-06", "DEU-OTHER-08")
def test_we_09_giving_up() -> None:
    t = position({}, dict(crew=9), agenda=[frame("Window", 1)])
    assert "give_up" in texts(t, 1)
    t.play(1, "give_up")
    assert texts(t, 1) == ["reclaim 1"]
    t.play(1, "reclaim 1")
    assert board(t, 1) == (10, [], 0)
    t = position({}, dict(crew=10), agenda=[frame("Window", 1)])
    assert texts(t, 1) == ["sail"]
    assert refused(t, 1, "give_up") == "DEU-OTHER-08"
