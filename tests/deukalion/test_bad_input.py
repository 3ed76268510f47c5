"""Whatever is handed in to Deukalion, the answer is one clear line and the table stays as it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME
from petteia.kernel.kinds import Kind
from petteia.kernel.moves import Vocabulary

from ..bad_input import BadInput, also, always, at, but, check_no_dump, check_refused, one_clear_line, removed, without
from .arrange import SIGN, acting, frame, sailing

State = dict[str, Any]


# What every position must keep, written from chapter 8 of the rules: read from dumps, not from the engine

CITIES = dict(corinth=2, mykene=1, sparta=2, thera=1, crete=2, rhodes=2, cyprus=2, halikarnassos=3)  # spaces
SETTLEMENTS = dict(ephesus=(1, 1), argos=(1, 1), lindos=(2, 2), salamis=(2, 2))  # hoplites, honour
COLOURS = ["red", "green", "blue", "yellow", "white"]
DECK = dict(
    fair_wind=5, strong_wind=2, ferrymans_fee=4, charons_mercy=3, call_to_arms=2, athenas_shield=2, spear_of_ares=3,
    rally=2, lure_of_the_deep=2, oracle_of_delphi=1, gift_of_hermes=1, golden_oars=1, lyre_of_orpheus=1, aegis=1,
)  # fmt: skip
HONOUR = {f"p{n:02}": 2 if n <= 7 else 3 if n <= 14 else 4 for n in range(1, 17)}
TARGET = {2: 16, 3: 14, 4: 12}


def total(s: State, seat: int) -> int:
    """DEU-HON-01"""
    settled = sum(SETTLEMENTS[name][1] for name, owner in s["owners"].items() if owner == seat)
    completed = sum(HONOUR[card] for card in s["completed"][seat])
    return int(s["honour_cards"][seat] + s["tally"][seat] + completed + settled)


def ten_hoplites_each(s: State) -> bool:
    """Invariants 1, 2 and 8."""
    for seat, (crew, below, chests) in enumerate(zip(s["crew"], s["underworld"], s["aboard"], strict=True)):
        away = sum(SETTLEMENTS[name][0] for name, owner in s["owners"].items() if owner == seat)
        if crew + below + away != 10 or crew + len(chests) > 10 or min(crew, below) < 0:
            return False
    return True


def three_chests_of_each_colour(s: State) -> bool:
    """Invariants 3 and 4."""
    places = [*s["stored"].values(), *s["aboard"]]
    found = Counter(colour for place in places for colour in place)
    found.update(one["chest"] for one in s["agenda"] if one["frame"] == "PutChest")
    return found == Counter(COLOURS * 3) and all(len(chests) <= CITIES[name] for name, chests in s["stored"].items())


def thirty_action_cards(s: State) -> bool:
    """Invariant 5."""
    up = [card for cards in s["face_up"] for card in cards]
    everywhere = [*s["pile"], *s["discard"], *up, *(card for hand in s["hands"] for card in hand)]
    if any(card.rsplit("_", 1)[0] not in ("golden_oars", "lyre_of_orpheus", "aegis") for card in up):
        return False
    return sorted(everywhere) == sorted(f"{card}_{n}" for card, many in DECK.items() for n in range(1, many + 1))


def sixteen_pursuit_cards(s: State) -> bool:
    """Invariant 6."""
    there = [
        *s["pursuits"],
        *s["removed"],
        *s["display"],
        *s["secrets"],
        *(card for row in s["completed"] for card in row),
    ]
    full = None not in s["display"] or not s["pursuits"]
    waits = any(one["frame"] == "Refill" for one in s["agenda"])
    return sorted(card for card in there if card) == sorted(HONOUR) and (full or waits or not s["agenda"])


def fourteen_honour_cards(s: State) -> bool:
    """Invariant 7."""
    held = [s["supply"], *s["honour_cards"]]
    return sum(held) == 14 and min(held) >= 0 and (s["supply"] == 0 or not any(s["tally"]))


def one_piece_on_a_sea_square(s: State) -> bool:
    """Invariants 9 and 10."""
    ships = [square for square in s["ships"] if square]
    if SIGN[s["hydra"]] != "." or any(SIGN[square] not in ".oS" for square in ships):
        return False
    at_sea = Counter([s["hydra"], *(square for square in ships if SIGN[square] == ".")])
    return max(at_sea.values()) == 1 or bool(s["contest"]) or not s["agenda"]


def athens_takes_every_chest(s: State) -> bool:
    """Invariant 11."""
    if not s["agenda"] or any(one["frame"] in ("Deliver", "DeliveryEvent") for one in s["agenda"]):
        return True
    return not any(
        square and SIGN[square] == "o" and chests for square, chests in zip(s["ships"], s["aboard"], strict=True)
    )


def the_game_ends_with_enough_honour(s: State) -> bool:
    """Invariant 12."""
    players = len(s["ships"])
    return (max(total(s, seat) for seat in range(players)) >= TARGET[players]) == (not s["agenda"])


STATIC: tuple[Callable[[State], bool], ...] = (
    ten_hoplites_each,
    three_chests_of_each_colour,
    thirty_action_cards,
    sixteen_pursuit_cards,
    fourteen_honour_cards,
    one_piece_on_a_sea_square,
    athens_takes_every_chest,
    the_game_ends_with_enough_honour,
)


def broken(s: State) -> list[str]:
    """The invariants that a dumped state breaks."""
    return [rule.__name__ for rule in STATIC if not rule(s)]


def spoils() -> dict[str, Callable[[State], None]]:
    def lose_a_hoplite(s: State) -> None:
        s["underworld"][0] -= 1

    def crowd_a_shipboard(s: State) -> None:
        s["crew"][1] += 10
        s["underworld"][1] -= 10

    def lose_a_chest(s: State) -> None:
        next(chests for chests in s["stored"].values() if chests).pop()

    def pile_up_chests(s: State) -> None:
        s["stored"] = {"mykene": [colour for chests in s["stored"].values() for colour in chests]}

    def double_a_card(s: State) -> None:
        s["discard"].append(s["pile"][0])

    def show_a_card(s: State) -> None:
        card = next(card for card in s["pile"] if card.startswith(("fair", "ferry", "charon", "spear")))
        s["pile"].remove(card)
        s["face_up"][0].append(card)

    def lose_a_pursuit(s: State) -> None:
        s["pursuits"].pop()

    def leave_a_gap(s: State) -> None:
        s["pursuits"].append(s["display"][0])
        s["display"][0] = None

    def print_honour(s: State) -> None:
        s["honour_cards"][0] += 1

    def keep_a_tally(s: State) -> None:
        s["tally"][0] += 1

    def strand_a_ship(s: State) -> None:
        s["ships"][0] = "e4"

    def let_the_hydra_ashore(s: State) -> None:
        s["hydra"] = "c2"

    def meet_in_peace(s: State) -> None:
        s["ships"][0] = s["hydra"]

    def carry_on_in_athens(s: State) -> None:
        seat = next(seat for seat in range(3) if s["aboard"][seat])
        s["ships"][seat] = "d2"

    def play_on(s: State) -> None:
        s["supply"], s["tally"][0] = 0, 14

    def stop_early(s: State) -> None:
        s["agenda"] = []

    return {name: spoil for name, spoil in locals().items() if callable(spoil)}


@pytest.mark.parametrize("name", spoils())
def test_the_invariants_notice_what_they_are_for(name: str) -> None:
    s = TestBadInput.sound().dump_state()
    assert broken(s) == []
    spoils()[name](s)
    assert broken(s), f"{name} is not noticed"


def emptied(city: str) -> Callable[[dict[str, list[str]]], dict[str, list[str]]]:
    """The chests of a city lie in Halikarnassos instead."""

    def moved(found: dict[str, list[str]]) -> dict[str, list[str]]:
        chests = sorted(found["halikarnassos"] + found[city], key=COLOURS.index)
        return {**found, "halikarnassos": chests, city: []}

    return moved


IN_A_CHALLENGE = [
    frame("SailOn", 0),
    frame("EndOfChallenge"),
    frame("SiteOutcome", 0, site="mykene"),
    frame("Losses", 0),
]


class TestBadInput(BadInput):
    game = GAME

    # Moves

    games = [(players, seed) for players in (4, 3, 2) for seed in range(3)]
    legal = "to b4"
    anyones = ("pass", "sail", "close", "end_turn")
    nonsense = (
        "to j9", "to a0", "to b4 b4", "to  b4\0", "sail", "anchor c2", "declare p01", "declare p17 first",
        "declare p01 third", "reclaim", "reclaim -1", "reclaim 11", "reclaim two", "found corinth", "challenge athens",
        "play zork", "play fair_wind_1", "set north four", "act sail", "hydra", "close; close", "0 close",
        "to b4\nto b5", "𝔠𝔩𝔬𝔰𝔢",
    )  # fmt: skip

    @classmethod
    def sound(cls) -> petteia.Table:
        """Seat 0 in its sail."""
        return sailing(
            dict(ship="b3", crew=7, chests=["red", "blue"], hand=["fair_wind", "rally"], face_up=["golden_oars"]),
            dict(ship="h5", crew=6, owns=["salamis"], hand=["aegis"], honour_cards=3, completed=["p07"]),
            dict(ship="a6", crew=9, hand=["lyre_of_orpheus", "fair_wind"], secret=None, completed=["p16"],
                 honour_cards=1),
            display=["p01", "p05"], discard=["rally"], removed=["p12"], shakes=4,
        )  # fmt: skip

    @classmethod
    def foreign(cls, other: Vocabulary) -> list[petteia.Move]:
        return [
            *other.words("to", Kind("square", tuple(f"z{n}" for n in range(99))))[-1:],
            *other.words("to", Kind("cell", ("a1", "b4")))[-1:],
            *other.words("play", Kind("card", ("joker",))),
            *other.words("challenge", Kind("site", ("troy",))),
            *other.pairs("declare", Kind("pursuit", ("p99",)), Kind("deed", ("third",)))[0],
            *other.words("reclaim", Kind("count", (), 99), 100)[-1:],
            *other.words("act", Kind("action", ("rest",))),
            *other.words("hydra", Kind("square", ("f5",))),
        ]

    @classmethod
    def looking_ahead(cls) -> tuple[petteia.Table, list[list[str]]]:
        then = ("steal_card", "decline", "play rally", "pass", "relocate b6")
        tries = [["act cards", f"play {card}"] for card in DECK]
        tries += [["play gift_of_hermes", "act move", f"play {card}"] for card in DECK]
        tries += [["act move", "to d6", after] for after in then]
        tries += [["act move", "challenge crete", f"take {colour}"] for colour in COLOURS]
        tries += [["act move", "challenge sparta", "pass", f"take {colour}"] for colour in COLOURS]
        tries += [["act move", "declare p01 second", *(["offer rally"] * n), "close"] for n in range(4)]
        t = acting(
            dict(ship="d7", hand=["gift_of_hermes", "rally", "ferrymans_fee"], crew=8),
            dict(ship="d6", hand=["aegis", "spear_of_ares"]), {}, values=(3, 2, 2, 2), display=["p01", "p15"],
        )  # fmt: skip
        return t, tries

    @classmethod
    def secretive(cls) -> tuple[petteia.Table, list[str]]:
        t = sailing({}, {}, dict(hand=["oracle_of_delphi", "aegis", "rally"], secret="p11"), seat=2)
        hands = ['["rally_1", "oracle_of_delphi_1", "aegis_1"]', '["rally", "oracle_of_delphi", "aegis"]']
        return t, ['"to ', "p11", *hands]

    # New games

    own_options = [
        ({"youngest": "zork"}, "nobody, 1, 2"),
        *[({"youngest": wrong}, f"youngest: {wrong!r}") for wrong in ("5", 1, None, "", "2+1")],
        *[({"youngest": wrong}, "youngest") for wrong in ("0", "1+1", ["1"], "1, 2", False)],
        ({"adept_cap": 5}, "its options: youngest"),
    ]

    # Records

    golden_players = 3
    record_step = 7
    own_header = ('options: {"youngest": "', 'options: {"youngest": "9')
    spoiled_start = (
        ('"crew": [7', '"crew": [8'),
        ('"ships": ["b3"', '"ships": ["e4"'),
        ('"hydra": "f5"', '"hydra": 5'),
    )

    @classmethod
    @cache
    def golden(cls) -> str:
        """A game of chance is far longer than those of the bots among the golden records."""
        folder = Path(__file__).parents[1] / "records" / "deukalion"
        texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.record")]
        return min((text for text in texts if "\nseed: " in text and "\nplayers: 3\n" in text), key=len)

    # Dumps

    components = (
        "hoplite", "chest", "card", "die", "dice", "hydra", "ship", "seat", "viewer", "honour", "spaces", "times",
        "challenge", "display",
    )  # fmt: skip
    maps = ("stored", "owners", "batch")
    nothing = (0, [], None)
    rich_games = [(players, seed) for players in (4, 3) for seed in range(3)]
    rich_enough = 12
    per_seat = "hands"

    @classmethod
    def richness(cls, s: Any) -> int:
        """In a challenge, with secrets known to some."""
        if s.agenda[-1].name not in ("choose_rerolled", "post_cards"):
            return -1
        kept = (any(s.seen), max(s.under, default=-1) >= 0, s.reshuffles, s.spent, any(s.face_up))
        here = (any(s.aboard), any(s.completed), sum(s.honour_cards), max(s.owners) >= 0, any(s.rewarded))
        return sum(map(bool, (*kept, *here, s.sailor >= 0, s.rotation >= 0, s.discard, len(s.stored) > 5)))

    @classmethod
    def violations(cls, t: petteia.Table) -> list[str]:
        return broken(t.dump_state())

    spoiled = [
        # hoplites
        ("seat 0 has 11 hoplites, not 10", dict(crew=at(0, 8))),
        ("seat 1 has 9 hoplites, not 10", dict(underworld=at(1, 1))),
        ("shipboard of seat 0", dict(crew=at(0, 10), underworld=at(0, 0))),
        ("crew[0]", dict(crew=at(0, -1))),
        ("underworld[2]", dict(underworld=at(2, "1"))),
        ("hoplites", dict(crew=at(0, 10**9))),
        ("seat 2 has 12 hoplites", dict(owners=but(salamis=2))),
        ("seat 1 has 8 hoplites", dict(owners=always({}))),
        ("owners.salamis", dict(owners=but(salamis=3))),
        ("troy", dict(owners=but(troy=0))),
        # chests
        ("red chests", dict(aboard=at(0, ["blue"]))),
        ("white chests", dict(aboard=at(2, ["white"]))),
        ("green chests", dict(stored=but(thera=["green"], corinth=["green", "green"]))),
        ("mykene", dict(stored=lambda found: {**found, "mykene": found["mykene"] + found["crete"], "crete": []})),
        ("purple", dict(aboard=at(0, ["purple", "red"]))),
        ("athens", dict(stored=but(athens=["red"]))),
        ("by colour", dict(aboard=at(0, ["blue", "red"]))),
        # action cards
        ("fair_wind_1", dict(hands=at(0, ["rally_1"]))),
        ("fair_wind_1", dict(hands=at(1, ["fair_wind_1", "aegis_1"]))),
        ("rally_1", dict(discard=also("rally_1"))),
        ("golden_oars_1", dict(pile=also("golden_oars_1"))),
        ("fair_wind_9", dict(discard=also("fair_wind_9"))),
        ("'rally'", dict(discard=also("rally"))),
        ("face up", dict(face_up=at(0, ["rally_2"]), discard=also("golden_oars_1"), pile=without("rally_2"))),
        ("order", dict(hands=at(2, ["lyre_of_orpheus_1", "fair_wind_2"]))),
        ("hands", dict(hands=also([]))),
        # pursuit cards
        ("p01", dict(display=at(0, "p02"))),
        ("p05", dict(display=at(1, None))),
        ("p16", dict(secrets=at(2, "p16"))),
        ("p07", dict(completed=at(1, []))),
        ("p12", dict(removed=always([]))),
        ("p12", dict(pursuits=also("p12"))),
        ("p17", dict(pursuits=also("p17"))),
        ("display", dict(display=also(None))),
        ("display", dict(display=lambda found: found[:1], removed=also("p05"))),
        # honour
        ("15 honour cards, not 14", dict(supply=lambda found: found + 1)),
        ("honour cards", dict(honour_cards=at(1, 4))),
        ("honour_cards[1]", dict(honour_cards=at(1, -3))),
        ("tally", dict(tally=at(0, 1))),
        ("somebody has honour enough", dict(supply=always(0), tally=at(1, 14), honour_cards=at(1, 13))),
        ("nobody has honour enough", dict(agenda=always([]))),
        # dice
        ("a die shows 4", dict(outer=always([1, 2, 3, 4]))),
        ("a die shows 0", dict(centre=always(0))),
        ("3 outer dice", dict(outer=always([1, 2, 3]))),
        ("rotation", dict(rotation=always("four times"))),
        ("used", dict(used=always(["cards", "cards"]))),
        ("active", dict(active=always(3))),
        # squares
        ("the hydra is not in the sea", dict(hydra=always("c2"))),
        ("hydra", dict(hydra=always(None))),
        ("a ship is on land: e4", dict(ships=at(0, "e4"))),
        ("two pieces on f5", dict(ships=at(0, "f5"))),
        ("two pieces on h5", dict(ships=at(0, "h5"))),
        ("ships[0]", dict(ships=at(0, "j1"))),
        ("2 values for 3 seats", dict(ships=lambda found: found[1:])),
        # challenges
        ("seat 0 has rolled, but not in a challenge", dict(rolls=at(0, [1, 2, 4, 0, 0]))),
        ("seat 0 has rolled", dict(rolls=at(0, [1, 2, 4]), contest=always(1))),
        ("contest", dict(contest=always(2))),
        # what is known
        ("under", dict(under=lambda found: found[1:])),
        ("under[0]", dict(under=at(0, 3))),
        ("seen", dict(seen=lambda found: found[1:])),
        ("viewer 1", dict(seen=at(1, ["fair_wind_3"]))),
        ("viewer 0", dict(seen=at(0, ["fair_wind_1"]))),
        ("seen[3]", dict(seen=at(3, ["zork_1"]))),
        ("reshuffle", dict(batch=always({"aegis_1": 1}))),
        ("batch", dict(batch=always({"zork_1": 1}))),
        # chance, agenda
        ("chance", dict(chance=always([0, 0]))),
        ("chance", dict(chance=always([1]))),
        ("chance", dict(chance=always([1 << 40, 1]))),
        ("chance", dict(chance=always([1, -1]))),
        ("agenda", dict(agenda=always([{"frame": "Zork"}]))),
        ("agenda", dict(agenda=always([{"frame": "Sail"}]))),
        ("agenda", dict(agenda=always([{"frame": "Sail", "seat": 3}]))),
        ("agenda", dict(agenda=always([{"frame": "Sail", "seat": 0, "zork": 1}]))),
        ("agenda", dict(agenda=always([{"frame": "PutChest", "seat": 0, "chest": "purple"}]))),
        ("agenda", dict(agenda=always([{"frame": "Sealed", "seat": 0, "move": "pass"}]))),
        ("agenda", dict(agenda=always([{"frame": "Together", "concerned": [0]}]))),
        ("agenda", dict(agenda=always(["Sail"]))),
        ("agenda", dict(agenda=also(frame("Deliver", 1, chosen=[])))),
        ("agenda", dict(agenda=also(frame("TakeChest", 1, city="corinth")), stored=emptied("corinth"))),
    ]  # fmt: skip
    unreachable = [
        ("display", dict(display=at(0, None), pursuits=also("p01"))),  # invariant 6
        ("anchor athens", dict(ships=at(0, "d2"))),  # invariant 11
        ("ship", dict(ships=at(1, None))),  # only before it is placed
        ("rotation position agenda", dict(agenda=always([frame("Actions", 0)]), sailor=always(None))),
        ("contest challenge", dict(contest=always(1))),
        ("allowance", dict(allowance=always(1000))),
        ("limit hydra agenda", dict(agenda=also(frame("MoveHydra", 0, limit=1000)))),
        ("limit reclaim agenda", dict(agenda=also(frame("Reclaim", 0, limit=0, dumped=0, all=0, lyre=0)))),
        ("dumped reclaim agenda", dict(agenda=also(frame("Reclaim", 0, limit=2, dumped=9, all=0, lyre=0)))),
        ("p03 offer agenda", dict(agenda=also(frame("OfferCards", 0, pursuit="p03", amount=2, chosen=[])))),
        ("amount offer agenda", dict(agenda=also(frame("OfferCards", 0, pursuit="p01", amount=3, chosen=[])))),
        ("amount offer agenda", dict(agenda=also(frame("OfferCards", 0, pursuit="p01", amount=0, chosen=[])))),
        ("cannot offer", dict(agenda=also(frame("OfferCards", 0, pursuit="p01", amount=1, chosen=["aegis"])))),
        ("cannot offer", dict(agenda=also(frame("OfferCards", 0, pursuit="p01", amount=2, chosen=["rally"])))),
        ("not in its sail", dict(agenda=at(1, frame("OfferCards", 0, pursuit="p01", amount=1, chosen=[])))),
        ("whose steal agenda", dict(agenda=also(frame("Steal", 0, whose=0)))),
        ("roll agenda", dict(contest=always(1), agenda=also(*IN_A_CHALLENGE))),
        ("roll agenda", dict(contest=always(1), agenda=also(*IN_A_CHALLENGE, frame("PostCards", 0)))),
        ("roll agenda", dict(contest=always(1), agenda=also(*IN_A_CHALLENGE, frame("ChooseSaved", 0)))),
        ("roll", dict(contest=always(1), agenda=also(*IN_A_CHALLENGE), rolls=at(0, [4, 4, 4, 0, 0]))),  # invariant 15
        ("skulls roll agenda", dict(contest=always(1), rolls=at(0, [1, 3, 3, 0, 0]),
            agenda=also(*IN_A_CHALLENGE, frame("ChooseRerolled", 0, skulls=2, shields=0, edges=0, saved=0)))),
    ]  # fmt: skip
    own_dumps = [({"options": {"youngest": "9"}}, "youngest"), ({"options": {"adept_cap": 5}}, "adept_cap")]


def test_a_sequence_is_played_whole_or_not_at_all() -> None:
    t = TestBadInput.sound()
    check_refused(t, 0, ["to b4", "to zork"])
    check_refused(t, 0, ["to b4", "to b5", "to b6", "to b7"])
    check_refused(t, 0, ["to b4", "close", "close"])
    t.play(0, ["to b4", "play fair_wind", "to b5", "close"])
    assert t.dump_state()["ships"][0] == "b5"
    assert t.pending == [0]


@pytest.mark.parametrize(("players", "youngest"), [(2, "3"), (2, "1+4"), (3, "4"), (3, "2+3+4")])
def test_the_youngest_must_be_at_the_table(players: int, youngest: str) -> None:
    """DEU-SETUP-01: somebody who does not play cannot be the first player."""
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.new(GAME, players, 1, youngest=youngest)
    assert "youngest" in one_clear_line(refused.value)


def test_a_finished_game_has_all_its_chests() -> None:
    dump = TestBadInput.at_every_decision()["over"].dump(history=False)
    city = next(iter(dump["state"]["stored"]))
    assert "chests" in check_no_dump(removed(dump, ("state", "stored", city)))
