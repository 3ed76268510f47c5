"""Editions of Deukalion: another map and other components from a file. They play whole games; mistakes are named."""

from __future__ import annotations

import pytest

import petteia
from petteia.games.deukalion import GAME

from ..cases import Write
from ..editions import Editions, edition
from .arrange import ROWS, texts

CARDS = GAME.open_box(None).kinds["card"].names
PURSUITS = GAME.open_box(None).kinds["pursuit"].names

SMALL = """
[edition]
name = "small-print"

[numbers]
target_2 = { value = 9, from = "P" }
target_3 = { value = 8, from = "P" }
target_4 = { value = 7 }
hoplites.value = 8
start_cards = { value = 2 }
display = { value = 3 }
honour_cards = { value = 5 }

[map]
row_3 = { squares = "M.#.....H", from = "P" }
row_7 = { squares = "S.P.Z.#.." }

[hydra]
start = { square = "b4" }

[cities]
corinth = { value = 2, spaces = 1 }
mykene = { spaces = 3, from = "P" }

[cities.thera]
value = 6

[settlements]
ephesus = { hoplites = 2, honour = 3, value = 2 }

[chests]
white = { count = 4 }
red = { count = 3 }

[cards]
fair_wind = { count = 4, amount = 1 }
oracle_of_delphi = { count = 2 }
gift_of_hermes = { count = 0 }
rally = { count = 3 }

[pursuits]
p01 = { honour = 5 }
p02 = { deeds = ["deliver_same 3", "offer rhodes 1"] }
"""


def the_map(rows: list[str], hydra: str) -> str:
    lines = "\n".join(f'row_{n} = {{ squares = "{row}" }}' for n, row in enumerate(rows, 1))
    return f"[map]\n{lines}\n[hydra]\nstart = {{ square = '{hydra}' }}"


def with_map(rows: list[str], hydra: str = "f5") -> str:
    return edition(the_map(rows, hydra))


def drawn(**squares: str) -> list[str]:
    """The base map with some squares drawn otherwise: `drawn(b7="#")`."""
    rows = [list(row) for row in ROWS]
    for square, sign in squares.items():
        rows[int(square[1]) - 1]["abcdefghi".index(square[0])] = sign
    return ["".join(row) for row in rows]


MAPS = {
    "from the east": ([row[::-1] for row in ROWS], "d5"),
    "from the south": (ROWS[::-1], "f3"),
    "no plain land": (drawn(a1="o", b1=".", c4="."), "f5"),
    "a narrow sea": (drawn(f1="#", g1="#", f2="#", g2="#", h7="#", i7="#", g7="#", d7="#"), "f5"),
    "a wide Styx": (drawn(a5="S", b7="S", b6="S"), "f5"),
    "a far Styx": (drawn(a6=".", a7="#", i1="S"), "f5"),
    "Athens in the corner": (["Aoo......", "ooo.....E", ".......MH", *ROWS[3:]], "g7"),
    "more anchors": (drawn(f1="o", f2="o", g1="o"), "f5"),
    "sites change places": (drawn(a4="E", i2="C", g5="G", c5="R", e6="Y", i6="T"), "f7"),
    "the Kylix aside": (drawn(e4=".", g5=".", f5="R", g6=".", g3="K", b7="L"), "a5"),
}  # fmt: skip


# Far corners that the limits allow

ALL_CARDS = "".join(f"{card} = {{ count = %d }}\n" for card in CARDS)
EXTREMES = {
    "short": "[numbers]\ntarget_2 = { value = 2 }\ntarget_3 = { value = 2 }\ntarget_4 = { value = 2 }",
    "long": "[numbers]\ntarget_2 = { value = 25 }\ntarget_3 = { value = 25 }\ntarget_4 = { value = 25 }",
    "small crews": "[numbers]\nhoplites = { value = 4 }\ntarget_2 = { value = 8 }\ntarget_3 = { value = 7 }",
    "empty hands": "[numbers]\nstart_cards = { value = 0 }",
    "full hands": "[numbers]\nstart_cards = { value = 5 }",
    "one on display": "[numbers]\ndisplay = { value = 1 }",
    "four on display": "[numbers]\ndisplay = { value = 4 }",
    "no Honour cards": "[numbers]\nhonour_cards = { value = 0 }",
    "nobody gives up": "[numbers]\ngive_up = { value = 0 }",
    "everybody comes back": "[numbers]\ngive_up = { value = 10 }",
    "a weak Hydra": "[numbers]\nhydra = { value = 1 }\nhydra_beaten = { value = 5 }",
    "a Hydra that nobody beats": "[numbers]\nhydra = { value = 20 }",
    "pushed a step": "[numbers]\nrelocation = { value = 1 }",
    "pushed far": "[numbers]\nrelocation = { value = 4 }",
    "a generous Styx": "[numbers]\nmajority = { value = 5 }\nmajority_of_two = { value = 5 }",
    "a dry Styx": "[numbers]\nmajority = { value = 0 }\nmajority_of_two = { value = 0 }\ntogether = { value = 0 }",
    "nothing for a chest": "[numbers]\ndelivery = { value = 0 }",
    "nobody falls": "[landings]\nskull = { weight = 0 }",
    "nearly everybody falls": "[landings]\nskull = { weight = 1000 }\nshield = { weight = 300 }\nedge = { weight = 0 }",
    "only shields": "[landings]\nskull = { weight = 0 }\nedge = { weight = 0 }",
    "weak cities": "[cities]\n" + "\n".join(f"{one} = {{ value = 1 }}" for one in ("corinth", "mykene", "crete")),
    "strong cities": "[cities]\n" + "\n".join(f"{one} = {{ value = 10 }}" for one in ("corinth", "mykene", "crete")),
    "big garrisons": "[settlements]\nargos = { hoplites = 5, honour = 5 }\nlindos = { hoplites = 5, value = 10 }",
    "few chests": "[cities]\nhalikarnassos = { spaces = 1 }\ncorinth = { spaces = 1 }\n"
    "[chests]\nred = { count = 1 }\nblue = { count = 2 }",
    "many chests": "[cities]\nhalikarnassos = { spaces = 6 }\ncorinth = { spaces = 5 }\n"
    "[chests]\nred = { count = 6 }\nblue = { count = 6 }",
    "one card of each": f"[numbers]\nstart_cards = {{ value = 3 }}\n[cards]\n{ALL_CARDS % ((1,) * 14)}",
    "ten cards of each": f"[cards]\n{ALL_CARDS % ((10,) * 14)}",
    "only winds": f"[cards]\n{ALL_CARDS % (6, 6, *(0,) * 12)}",
    "three Aegis, many Oars": "[cards]\naegis = { count = 3, amount = 10 }\ngolden_oars = { count = 5, amount = 4 }",
    "mighty cards": "[cards]\n"
    + "\n".join(f"{one} = {{ amount = 10 }}" for one in CARDS if one not in ("rally", "oracle_of_delphi")),
    "only deliveries": "[pursuits]\n"
    + "\n".join(f"{one} = {{ deeds = ['deliver red', 'deliver_distinct 2'] }}" for one in PURSUITS),
    "only visits": "[pursuits]\n"
    + "\n".join(f"{one} = {{ deeds = ['visit cyprus 9', 'visit thera 1'], honour = 1 }}" for one in PURSUITS),
    "only the Hydra": "[pursuits]\n" + "\n".join(f"{one} = {{ deeds = ['hydra', 'ship'] }}" for one in PURSUITS),
    "only gifts": "[pursuits]\n"
    + "\n".join(f"{one} = {{ deeds = ['leave crete 1', 'offer corinth 1'] }}" for one in PURSUITS),
    "great deeds": "[pursuits]\n"
    + "\n".join(f"{one} = {{ deeds = ['deliver_any 6', 'offer rhodes 10'], honour = 9 }}" for one in PURSUITS),
}  # fmt: skip


class TestEditions(Editions):
    game = GAME
    editions = {"small-print": SMALL}
    seeds = 1
    most_moves = 60_000
    edit = ('"b4"', '"b5"')
    edited = (lambda s: s["hydra"], "b5")
    extremes = EXTREMES | {name: the_map(*drawing) for name, drawing in MAPS.items()}
    extreme_players = (2, 4)
    for_bots = (
        "small crews", "nobody falls", "nearly everybody falls", "mighty cards", "few chests", "from the east",
        "a narrow sea", "Athens in the corner",
    )  # fmt: skip
    bot_moves = 60

    number = "hydra"
    too_much = 90
    before_it = "[hydra]\nstart = { square = 'f6' }\n[chests]\nred = { count = 3 }"
    replaceable = "none"
    sections = "numbers, landings, map"
    own_mistakes = [
        ("numbers", "target_2 = { value = 1 }", "target_2.value: 1", "2 to 60"),
        ("numbers", "target_3 = { value = 61 }", "target_3.value: 61", "2 to 60"),
        ("numbers", "target_5 = { value = 10 }", "target_5", "target_4"),
        ("numbers", "hoplites = { value = 3 }", "hoplites.value", "4 to 10"),
        ("numbers", "hoplites = { value = 11 }", "hoplites.value", "4 to 10"),
        ("numbers", "start_cards = { value = 6 }", "start_cards.value", "0 to 5"),
        ("numbers", "display = { value = 0 }", "display.value", "1 to 4"),
        ("numbers", "honour_cards = { value = -1 }", "honour_cards.value", "0 to 60"),
        ("numbers", "give_up = { value = 11 }", "give_up.value", "0 to 10"),
        ("numbers", "hydra = { value = 0 }", "hydra.value", "1 to 20"),
        ("numbers", "relocation = { value = 0 }", "relocation.value", "1 to 4"),
        ("numbers", "relocation = { value = 5 }", "relocation.value", "1 to 4"),
        ("numbers", "majority = { value = 6 }", "majority.value", "0 to 5"),
        ("numbers", "majority_of_two = { value = [] }", "majority_of_two.value", "0 to 5"),
        ("numbers", "delivery = { value = 6 }", "delivery.value", "0 to 5"),
        ("numbers", "hydra_beaten = { value = 6 }", "hydra_beaten.value", "0 to 5"),
        ("numbers", "together = { value = 6 }", "together.value", "0 to 5"),
        ("landings", "skull = { weight = -1 }", "skull.weight", "0 to 1000"),
        ("landings", "edge = { weight = 0.5 }", "edge.weight", "whole number"),
        ("landings", "saved = { weight = 1 }", "saved", "skull, shield, edge"),
        ("map", 'row_1 = { squares = "##oAo..." }', "row_1.squares: 8 squares", "9"),
        ("map", 'row_1 = { squares = "##oAo....." }', "row_1.squares: 10 squares", "9"),
        ("map", 'row_1 = { squares = "" }', "row_1.squares: 0 squares", "9"),
        ("map", 'row_1 = { squares = "##oAo...x" }', "row_1.squares: 'x'", "# A K . o S C M P"),
        ("map", 'row_1 = { squares = "##oAo...c" }', "row_1.squares: 'c'", "C"),
        ("map", "row_1 = { squares = 123456789 }", "row_1.squares", "allowed"),
        ("map", 'row_1 = { squares = ["#", "#"] }', "row_1.squares", "allowed"),
        ("map", "row_1 = { }\nrow_2 = { signs = 'x' }", "row_2.signs", "squares"),
        ("map", 'row_7 = { squares = "S.P.Z...C" }', "row_7.squares: corinth", "twice"),
        ("map", 'row_8 = { squares = "........." }', "row_8", "row_7"),
        ("hydra", "start = { square = 'e4' }", "start.square: 'e4'", "sea"),
        ("hydra", "start = { square = 'a4' }", "start.square: 'a4'", "sea"),
        ("hydra", "start = { square = 'c2' }", "start.square: 'c2'", "sea"),
        ("hydra", "start = { square = 'a6' }", "start.square: 'a6'", "sea"),
        ("hydra", "start = { square = 'j1' }", "start.square: 'j1'", "a1, b1"),
        ("hydra", "start = { square = 'F5' }", "start.square: 'F5'", "f5"),
        ("hydra", "start = { square = 5 }", "start.square: 5", "f5"),
        ("hydra", "start = { square = ['f5'] }", "start.square", "f5"),
        ("cities", "corinth = { value = 0 }", "corinth.value", "1 to 10"),
        ("cities", "corinth = { value = 11 }", "corinth.value", "1 to 10"),
        ("cities", "corinth = { spaces = 0 }", "corinth.spaces", "1 to 6"),
        ("cities", "corinth = { spaces = 7 }", "corinth.spaces", "1 to 6"),
        ("cities", "corinth = { spaces = '2' }", "corinth.spaces", "whole number"),
        ("cities", "corinth = { hoplites = 2 }", "corinth.hoplites", "sign, value, spaces"),
        ("cities", "corinth = { sign = 'CC' }", "corinth.sign: 'CC'", "one letter"),
        ("cities", "corinth = { sign = '' }", "corinth.sign: ''", "one letter"),
        ("cities", "corinth = { sign = '.' }", "corinth.sign: '.'", "one letter"),
        ("cities", "corinth = { sign = 'A' }", "corinth.sign: 'A'", "not taken"),
        ("cities", "mykene = { sign = 'C' }", "mykene.sign: 'C'", "not taken"),
        ("cities", "corinth = { sign = true }", "corinth.sign", "one letter"),
        ("cities", "athens = { value = 2 }", "athens", "corinth"),
        ("settlements", "ephesus = { sign = 'C' }", "ephesus.sign: 'C'", "not taken"),
        ("settlements", "ephesus = { hoplites = 0 }", "ephesus.hoplites", "1 to 5"),
        ("settlements", "ephesus = { hoplites = 6 }", "ephesus.hoplites", "1 to 5"),
        ("settlements", "ephesus = { honour = 6 }", "ephesus.honour", "1 to 5"),
        ("settlements", "ephesus = { value = 0 }", "ephesus.value", "1 to 10"),
        ("settlements", "ephesus = { spaces = 1 }", "ephesus.spaces", "hoplites"),
        ("settlements", "corinth = { value = 2 }", "corinth", "ephesus"),
        ("chests", "red = { count = 0 }", "red.count", "1 to 6"),
        ("chests", "red = { count = 7 }", "red.count", "1 to 6"),
        ("chests", "purple = { count = 3 }", "purple", "red, green"),
        ("chests", "red = { amount = 3 }", "red.amount", "count"),
        ("cards", "rally = { count = -1 }", "rally.count", "0 to 10"),
        ("cards", "rally = { count = 11 }", "rally.count", "0 to 10"),
        ("cards", "rally = { amount = 2 }", "rally.amount", "count"),
        ("cards", "fair_wind = { amount = 0 }", "fair_wind.amount", "1 to 10"),
        ("cards", "fair_wind = { amount = 11 }", "fair_wind.amount", "1 to 10"),
        ("cards", "foul_wind = { count = 1 }", "foul_wind", "fair_wind"),
        ("pursuits", "p01 = { honour = 0 }", "p01.honour", "1 to 9"),
        ("pursuits", "p01 = { honour = 10 }", "p01.honour", "1 to 9"),
        ("pursuits", "p17 = { honour = 2 }", "p17", "p16"),
        ("pursuits", "p01 = { deeds = 'ship' }", "p01.deeds", "list of 2 deeds"),
        ("pursuits", "p01 = { deeds = ['ship'] }", "p01.deeds", "list of 2 deeds"),
        ("pursuits", "p01 = { deeds = ['ship', 'hydra', 'ship'] }", "p01.deeds", "list of 2 deeds"),
        ("pursuits", "p01 = { deeds = ['ship', 3] }", "p01.deeds: '3'", "deliver COLOURS"),
        ("pursuits", "p01 = { deeds = ['ship', ''] }", "p01.deeds: ''", "deliver COLOURS"),
        ("pursuits", "p01 = { deeds = ['ship', 'rest'] }", "p01.deeds: 'rest'", "deliver COLOURS"),
        ("pursuits", "p01 = { deeds = ['ship', 'ship 2'] }", "p01.deeds: 'ship 2'", "deliver COLOURS"),
        ("pursuits", "p01 = { deeds = ['ship', 'deliver'] }", "p01.deeds: 'deliver'", "deliver COLOURS"),
        ("pursuits", "p01 = { deeds = ['ship', 'deliver purple'] }", "p01.deeds: 'deliver purple'", "deliver COLOURS"),
        ("pursuits", "p01 = { deeds = ['ship', 'deliver_any'] }", "p01.deeds: 'deliver_any'", "deliver_any N"),
        ("pursuits", "p01 = { deeds = ['ship', 'deliver_any 0'] }", "p01.deeds: 'deliver_any 0'", "deliver_any N"),
        ("pursuits", "p01 = { deeds = ['ship', 'deliver_any 7'] }", "p01.deeds: 'deliver_any 7'", "deliver_any N"),
        ("pursuits", "p01 = { deeds = ['ship', 'deliver_any 12'] }", "p01.deeds: 'deliver_any 12'", "deliver_any N"),
        ("pursuits", "p01 = { deeds = ['ship', 'deliver_same two'] }", "p01.deeds", "deliver_same N"),
        ("pursuits", "p01 = { deeds = ['ship', 'deliver_distinct -1'] }", "p01.deeds", "deliver_distinct N"),
        ("pursuits", "p01 = { deeds = ['ship', 'visit cyprus'] }", "p01.deeds: 'visit cyprus'", "visit CITY N"),
        ("pursuits", "p01 = { deeds = ['ship', 'visit cyprus 11'] }", "p01.deeds: 'visit cyprus 11'", "visit CITY N"),
        ("pursuits", "p01 = { deeds = ['ship', 'visit cyprus 0'] }", "p01.deeds: 'visit cyprus 0'", "visit CITY N"),
        ("pursuits", "p01 = { deeds = ['ship', 'leave ephesus 2'] }", "p01.deeds: 'leave ephesus 2'", "leave CITY N"),
        ("pursuits", "p01 = { deeds = ['ship', 'offer 2 crete'] }", "p01.deeds: 'offer 2 crete'", "offer CITY N"),
        ("pursuits", "p01 = { deed = ['ship', 'hydra'] }", "p01.deed", "deeds"),
    ]
    own_refused = [
        (edition("replace = ['map']"), "none"),
        (f"map = 1\n{edition('')}", "map"),
        (edition("[[map]]\nrow_1 = 1"), "map"),
        (edition("[map]\n'row 1' = { squares = '.........' }"), "row 1"),
    ]

    @classmethod
    def check_end(cls, name: str, t: petteia.Table) -> None:
        table = t.view(None)["table"]
        assert max(t.scores) >= table["target"]
        if name == "small-print":
            assert table["target"] == {2: 9, 3: 8, 4: 7}[t.players]
        if name in MAPS:
            assert table["map"] == MAPS[name][0]


def test_an_edition_changes_what_it_says_and_nothing_else(write: Write) -> None:
    t = petteia.new(GAME, 4, 3, edition=write(SMALL))
    s = t.dump_state()
    assert s["crew"] == [8, 8, 8, 8]
    assert [len(hand) for hand in s["hands"]] == [2, 2, 2, 2]
    assert len(s["display"]) == 3
    assert s["supply"] == 5
    assert s["hydra"] == "b4"
    cards = sorted(s["pile"] + [card for hand in s["hands"] for card in hand])
    assert len(cards) == 30
    assert "oracle_of_delphi_2" in cards
    assert "rally_3" in cards
    assert not {"gift_of_hermes_1", "fair_wind_5"} & set(cards)
    assert sum(chests.count("white") for chests in s["stored"].values()) == 4
    table = t.view(0)["table"]
    assert table["target"] == 7
    assert table["map"] == [*ROWS[:2], "M.#.....H", *ROWS[3:6], "S.P.Z.#.."]
    cities = {city["city"]: (city["square"], city["value"], city["spaces"]) for city in table["cities"]}
    assert cities["corinth"] == ("a4", 2, 1)
    assert cities["mykene"] == ("a3", 5, 3)
    assert cities["thera"] == ("e6", 6, 1)
    assert cities["sparta"] == ("c7", 4, 2)
    ephesus, argos = table["settlements"][:2]
    assert (ephesus["hoplites"], ephesus["honour"], ephesus["value"]) == (2, 3, 2)
    assert (argos["hoplites"], argos["honour"], argos["value"]) == (1, 1, 3)


def test_what_a_card_says_follows_its_edition(write: Write) -> None:
    t = petteia.new(GAME, 2, 1, edition=write(SMALL))
    book, box = t.book("en"), t.state.box
    first = GAME.effect(book, box, "pursuit", 0)
    second = GAME.effect(book, box, "pursuit", 1)
    assert "5" in first
    assert "Rhodes" in second
    assert "1" in GAME.effect(book, box, "card", CARDS.index("fair_wind"))
    assert first != GAME.effect(book, GAME.open_box(None), "pursuit", 0)


def test_a_dump_is_checked_against_its_edition(write: Write) -> None:
    """Fifteen chests on their spaces, but not on those of this edition."""
    path = write(SMALL)
    dump = petteia.new(GAME, 3, 5, edition=path).dump(history=False)
    dump["state"]["crew"][0] = 10
    with pytest.raises(petteia.BadDump) as refused:
        petteia.load(dump, edition=path)
    assert "seat 0 has 10 hoplites, not 8" in str(refused.value)


# Other maps


@pytest.mark.parametrize("name", MAPS)
def test_ships_and_the_hydra_keep_to_the_water_of_their_map(write: Write, name: str) -> None:
    """Every square that is entered has the right sign, and every step goes to a square beside."""
    rows, hydra = MAPS[name]
    sign = {f"{'abcdefghi'[x]}{y + 1}": rows[y][x] for y in range(7) for x in range(9)}
    t = TestEditions.whole_game(write(with_map(rows, hydra)), 3, 8)
    seen = set()
    for event in t.events(None):
        match event["event"]:
            case "anchored":
                assert sign[event["square"]] == "o"
            case "hydra-moved" | "relocated-hydra" | "relocated-ship":
                assert sign[event["square"]] == "."
            case "sailed":
                start, end = event["start"], event["square"]
                assert sign[end] in ".oS"
                assert event["steps"] >= abs(ord(start[0]) - ord(end[0])) + abs(int(start[1]) - int(end[1]))
            case _:
                continue
        seen.add(event["event"])
    assert {"anchored", "hydra-moved", "sailed"} <= seen


def test_a_mirrored_map_offers_the_mirrored_moves(write: Write) -> None:
    """From the same place every way is there, east for west."""
    mirror = str.maketrans("abcdefghi", "ihgfedcba")
    t = petteia.new(GAME, 2, 7, youngest="1")
    other = petteia.new(GAME, 2, 7, youngest="1", edition=write(with_map(*MAPS["from the east"])))
    for seat, move in ((0, "anchor c2"), (1, "anchor e2"), (1, "sail")):
        t.play(seat, move)
        verb, *square = move.split()
        other.play(seat, " ".join([verb, *(one.translate(mirror) for one in square)]))
    ways = {move for move in texts(t, 1) if move.startswith("to ")}
    mirrored = {f"to {move[3:].translate(mirror)}" for move in texts(other, 1) if move.startswith("to ")}
    assert ways == mirrored
    assert ways


# Mistakes


def test_a_sign_must_be_a_text(write: Write) -> None:
    path = write(edition("[cities]\ncorinth = { sign = 7 }\n[map]\nrow_4 = { squares = '7.#.K....' }"))
    assert "corinth.sign" in TestEditions.refused(path)


@pytest.mark.parametrize(
    ("rows", "named"),
    [
        (drawn(a4="."), "corinth (C) is not on the map"),
        (drawn(i5="."), "salamis (V) is not on the map"),
        (drawn(e4="."), "the Kylix (K) must lie on the map once"),
        (drawn(a1="K"), "the Kylix (K) must lie on the map once"),
        (drawn(d1="#"), "Athens (A) must lie on the map once"),
        (drawn(a1="A"), "Athens (A) must lie on the map once"),
        (drawn(d4="#"), "d4 lies beside the Kylix"),
        (drawn(e5="#"), "e5 lies beside the Kylix"),
        (drawn(f3="S"), "f3 lies beside the Kylix"),
        (drawn(c1="#", e1="#", c2="#", d2="#", e2="#"), "0 anchor squares; 4 are needed"),
        (drawn(c1="#", e1="#"), "3 anchor squares; 4 are needed"),
        (drawn(a6="#", a7="#"), "the Styx (S) is not on the map"),
        (drawn(h1="#", i1=".", h2="#"), "i1 cannot be reached from Athens"),
        (drawn(h1="#", h2="#", h3="#", h4="#", h5="#", h6="#", h7="#"), "cannot be reached from Athens"),
        (drawn(a5="#", b6="#", b7="#"), "a6, a square of the Styx, cannot be reached"),
        (drawn(h7="S"), "i7 cannot be reached from Athens without the Styx"),
        (drawn(c1=".", c3="o", c2="o", d1="A", b1="o", b2="o", e1="#", a2="."), "the Hydra cannot reach"),
        (drawn(a2="#", b3="#"), "mykene lies beside no sea"),
        (drawn(h2="#", i1="#"), "ephesus lies beside no sea"),
        (drawn(h2="o", i1="o"), "ephesus lies beside"),
    ],
)  # fmt: skip
def test_a_map_that_cannot_be_played_is_refused_with_the_reason(write: Write, rows: list[str], named: str) -> None:
    text = TestEditions.refused(write(with_map(rows)))
    assert "line 3: [map]" in text
    assert named in text, text


@pytest.mark.parametrize(("site", "square"), [("argos", "c3"), ("mykene", "b2"), ("halikarnassos", "f2")])
def test_no_site_may_lie_beside_an_anchor(write: Write, site: str, square: str) -> None:
    """DEU-ANCH-03: no challenge of any kind takes place on an anchor square, so there must be nothing to challenge."""
    sign = dict(argos="G", mykene="M", halikarnassos="H")[site]
    at = next(f"{'abcdefghi'[row.index(sign)]}{n}" for n, row in enumerate(ROWS, 1) if sign in row)
    text = TestEditions.refused(write(with_map(drawn(**{at: ".", square: sign}))))
    assert site in text
    assert "anchor" in text


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ("[cities]\ncorinth = { spaces = 3 }", "16 spaces for 15 chests"),
        ("[chests]\nred = { count = 4 }", "15 spaces for 16 chests"),
        ("[chests]\nred = { count = 1 }\nblue = { count = 4 }", "15 spaces for 14 chests"),
        ("[landings]\nskull = { weight = 0 }\nshield = { weight = 0 }\nedge = { weight = 0 }", "must land in some way"),
        (f"[cards]\n{ALL_CARDS % (4, 4, 3, *(0,) * 11)}", "11 Action cards; the start takes up to 12"),
        (f"[numbers]\nstart_cards = {{ value = 5 }}\n[cards]\n{ALL_CARDS % (9, 10, *(0,) * 12)}", "19 Action cards"),
    ],
)
def test_numbers_that_do_not_fit_each_other_are_refused(write: Write, changes: str, named: str) -> None:
    text = TestEditions.refused(write(edition(changes)))
    assert named in text, text


def test_an_edition_without_any_action_card_is_refused(write: Write) -> None:
    changes = f"[numbers]\nstart_cards = {{ value = 0 }}\n[cards]\n{ALL_CARDS % ((0,) * 14)}"
    assert "[cards]" in TestEditions.refused(write(edition(changes)))


def test_an_edition_in_which_nobody_can_ever_win_is_refused(write: Write) -> None:
    """All Pursuit cards and settlements together are worth 49, and nothing else gives honour here."""
    nothing = "\n".join(
        f"{one} = {{ value = 0 }}" for one in ("majority", "majority_of_two", "delivery", "hydra_beaten", "together")
    )
    changes = f"[numbers]\ntarget_2 = {{ value = 60 }}\ntarget_3 = {{ value = 60 }}\n{nothing}"
    assert "target" in TestEditions.refused(write(edition(changes)))
