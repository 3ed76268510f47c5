"""Whatever is handed in, the answer is one clear line and the table stays as it was."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path as FilePath
from typing import Any

import pytest

import petteia
from petteia.games.deukalion import GAME

from ..properties import played
from .arrange import SIGN, acting, frame, sailing

Path = tuple[Any, ...]
State = dict[str, Any]
GAMES = [(players, seed) for players in (4, 3, 2) for seed in range(3)]
NONSENSE: tuple[Any, ...] = (None, -1, "zork", [], {}, True, 1.5, 10**30)


def one_clear_line(error: BaseException) -> str:
    text = str(error)
    assert text.strip()
    assert "\n" not in text
    assert len(text) < 1000, f"{len(text)} characters: {text[:200]}..."
    return text


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
def test_the_invariants_notice_what_they_are_for(name):
    s = sound().dump_state()
    assert broken(s) == []
    spoils()[name](s)
    assert broken(s), f"{name} is not noticed"


def sound() -> petteia.Table:
    """Seat 0 in its sail, somewhere in the middle of a game of three."""
    return sailing(
        dict(ship="b3", crew=7, chests=["red", "blue"], hand=["fair_wind", "rally"], face_up=["golden_oars"]),
        dict(ship="h5", crew=6, owns=["salamis"], hand=["aegis"], honour_cards=3, completed=["p07"]),
        dict(ship="a6", crew=9, hand=["lyre_of_orpheus", "fair_wind"], secret=None, completed=["p16"], honour_cards=1),
        display=["p01", "p05"], discard=["rally"], removed=["p12"], shakes=4,
    )  # fmt: skip


# Moves

DECISIONS = (
    "place_ship", "window", "sail", "position", "turn_die", "actions", "move_hydra", "reclaim", "put_chest", "deliver",
    "offer_cards", "pre_cards", "post_cards", "choose_saved", "choose_rerolled", "steal", "take_chest",
    "move_ship_away", "move_hydra_away",
)  # fmt: skip


@cache
def at_every_decision() -> dict[str, petteia.Table]:
    """A table at each kind of decision, and one that is over; not to be played on."""
    found: dict[str, petteia.Table] = {}
    for players, seed in GAMES:
        whole = played(GAME, players, seed)
        t = petteia.new(GAME, players, seed)
        for seat, move in zip(whole.movers, whole.moves, strict=True):
            decision = t.state.agenda[-1].name
            if decision not in found:
                found[decision] = bare(t)
            t.play(seat, move)
        if len(found) == len(DECISIONS):
            break
    assert set(found) == set(DECISIONS)
    return {**found, "over": bare(whole)}


def bare(t: petteia.Table) -> petteia.Table:
    """The same without its past, which makes it quick to compare."""
    return petteia.load(t.dump(history=False))


def tables() -> list[petteia.Table]:
    return list(at_every_decision().values())


def check_refused(t: petteia.Table, seat: Any, move: Any) -> None:
    before = json.dumps(t.dump())
    with pytest.raises((petteia.IllegalMove, TypeError)) as refused:
        t.play(seat, move)
    one_clear_line(refused.value)
    right_types = isinstance(seat, int) and isinstance(move, str | petteia.Move)
    assert isinstance(refused.value, petteia.IllegalMove) or not right_types
    assert json.dumps(t.dump()) == before, f"{seat} {move!r:.40} was refused and yet changed the table"


def test_a_wrong_seat_is_refused():
    for t in tables():
        for seat in range(t.players):
            if seat not in t.pending:
                for move in ("pass", "sail", "close", "end_turn"):
                    check_refused(t, seat, move)
        for seat in (-1, t.players, 99, 10**30):
            check_refused(t, seat, str(t.options(t.pending[0])[0]) if t.pending else "pass")


@pytest.mark.parametrize("seat", [None, "0", "zork", 0.5])
def test_a_seat_that_is_no_number_is_refused(seat):
    t = sound()
    check_refused(t, seat, "close")
    with pytest.raises(TypeError):
        t.why(seat, "close")


@pytest.mark.parametrize("decision", [*DECISIONS, "over"])
def test_every_illegal_move_of_the_vocabulary_is_refused(decision):
    """Also at every decision: what is no option is refused with the same words by `why` and by `play`."""
    t = at_every_decision()[decision]
    seat = t.pending[0] if t.pending else 0
    legal = t.options(seat)
    before = json.dumps(t.dump())
    for move in t.state.box.words.moves:
        if move in legal:
            assert t.why(seat, move) is None
            continue
        told = t.why(seat, move)
        assert told is not None
        assert "\n" not in told[1]
        with pytest.raises(petteia.IllegalMove) as refused:
            t.play(seat, move)
        assert refused.value.clause == told[0]
        assert refused.value.sentence == told[1]
        one_clear_line(refused.value)
    assert json.dumps(t.dump()) == before


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "\n", "zork", "to", "to zork", "to j9", "to a0", "TO B4", "to b4 b4", "to  b4\0", "sail", "anchor c2",
        "declare p01", "declare p17 first", "declare p01 third", "reclaim", "reclaim -1", "reclaim 11", "reclaim two",
        "found corinth", "challenge athens", "play zork", "play fair_wind_1", "set north four", "act sail", "hydra",
        "close; close", "0 close", "{ $seat }", "{ -term }", "\ue000seat\ue001Ada\ue002", "to b4\nto b5",
        "𝔠𝔩𝔬𝔰𝔢", "%s %d {0}", "' OR 1=1 --", "<script>", "\ud800",
    ],
)  # fmt: skip
def test_nonsense_text_is_refused(text):
    t = sound()
    check_refused(t, 0, text)
    told = t.why(0, text)
    assert told is not None
    assert "\n" not in told[1]


def test_huge_text_is_refused_in_few_words():
    t = sound()
    for text in ("z" * 1_000_000, "to " * 100_000, "to b4" + " " * 500_000 + "x", "\n" * 100_000):
        check_refused(t, 0, text)
        assert len(t.why(0, text)[1]) < 500


@pytest.mark.parametrize("move", [None, 0, 1.5, b"close", object(), [None], ["to b4", None]])
def test_what_is_no_move_at_all_is_refused(move):
    check_refused(sound(), 0, move)


def test_a_move_of_another_games_vocabulary_is_refused():
    from petteia.kernel.kinds import Kind
    from petteia.kernel.moves import Vocabulary

    other = Vocabulary()
    foreign = [
        other.word("surrender"),
        *other.words("to", Kind("square", tuple(f"z{n}" for n in range(99))))[-1:],
        *other.words("to", Kind("cell", ("a1", "b4")))[-1:],
        *other.words("play", Kind("card", ("joker",))),
        *other.words("challenge", Kind("site", ("troy",))),
        *other.pairs("declare", Kind("pursuit", ("p99",)), Kind("deed", ("third",)))[0],
        *other.words("reclaim", Kind("count", (), 99), 100)[-1:],
        *other.words("act", Kind("action", ("rest",))),
        *other.words("hydra", Kind("square", ("f5",))),
    ]
    for t in tables():
        for move in foreign:
            for seat in {0, *t.pending}:
                check_refused(t, seat, move)


def test_a_sequence_is_played_whole_or_not_at_all():
    t = sound()
    check_refused(t, 0, ["to b4", "to zork"])
    check_refused(t, 0, ["to b4", "to b5", "to b6", "to b7"])
    check_refused(t, 0, ["to b4", "close", "close"])
    t.play(0, ["to b4", "play fair_wind", "to b5", "close"])
    assert t.dump_state()["ships"][0] == "b5"
    assert t.pending == [0]


def outcome(t: petteia.Table, seat: int, moves: list[str]) -> str:
    """What a seat is told when it tries a sequence."""
    try:
        t.copy().play(seat, moves)
    except petteia.IllegalMove as error:
        return str(error)
    return "played"


def test_a_refused_sequence_is_no_way_to_look_ahead():
    """Trying a sequence tells the same in every world that the seat holds possible, whatever chance would bring."""
    t = acting(
        dict(ship="d7", hand=["gift_of_hermes", "rally", "ferrymans_fee"], crew=8),
        dict(ship="d6", hand=["aegis", "spear_of_ares"]), {}, values=(3, 2, 2, 2), display=["p01", "p15"],
    )  # fmt: skip
    tries = [["act cards", f"play {card}"] for card in DECK]
    tries += [["play gift_of_hermes", "act move", f"play {card}"] for card in DECK]
    tries += [["act move", "to d6", after] for after in ("steal_card", "decline", "play rally", "pass", "relocate b6")]
    tries += [["act move", "challenge crete", f"take {colour}"] for colour in COLOURS]
    tries += [["act move", "challenge sparta", "pass", f"take {colour}"] for colour in COLOURS]
    tries += [["act move", "declare p01 second", *(["offer rally"] * n), "close"] for n in range(4)]
    for moves in tries:
        told = {outcome(t.determinize(0, seed), 0, moves) for seed in range(4)} | {outcome(t, 0, moves)}
        assert len(told) == 1, f"{moves}: {told}"


@pytest.mark.parametrize("seat", [-1, 3, 99, "0"])
def test_nobody_else_has_a_view_events_options_or_worlds(seat):
    """A seat that is not at the table is an error, or sees no more than a spectator; it never gets another's sight."""
    t = sailing({}, {}, dict(hand=["oracle_of_delphi", "aegis", "rally"], secret="p11"), seat=2)
    assert "declare p11 second" not in map(str, t.options(2))
    for ask in (
        lambda: t.options(seat),
        lambda: t.view(seat)["table"]["seats"],
        lambda: t.events(seat),
        lambda: str(t.prompt(seat)),
        lambda: t.determinize(seat, 1).dump_state()["hands"],
    ):
        try:
            told = json.dumps(ask(), default=str)
        except (petteia.PetteiaError, TypeError) as error:
            one_clear_line(error)
            continue
        assert '"to ' not in told
        assert "p11" not in told
        assert '["rally_1", "oracle_of_delphi_1", "aegis_1"]' not in told
        assert '["rally", "oracle_of_delphi", "aegis"]' not in told


def test_a_seat_that_is_not_at_the_table_has_no_options():
    for table in tables():
        t = table.copy()
        for seat in range(t.players):
            t.options(seat)
        if t.pending:
            (seat,) = t.pending
            t.play(seat, t.options(seat)[0])
        for nobody in (-1, t.players, 99):
            assert t.options(nobody) == [], f"seat {nobody} is offered what another seat was offered"


# New games


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 1}, "2 to 4 players, not 1"), ({"players": 5}, "2 to 4 players, not 5"),
        ({"players": 0}, "2 to 4 players"), ({"players": -3}, "2 to 4 players"), ({"players": "3"}, "not '3'"),
        ({"players": 3.0}, "not 3.0"), ({"players": True}, "not True"), ({"seed": "7"}, "seed"),
        ({"seed": None}, "seed"), ({"seed": 1.5}, "seed"), ({"seed": 1 << 300}, "seed"),
        ({"youngest": "zork"}, "nobody, 1, 2"), ({"youngest": "5"}, "youngest: '5'"), ({"youngest": 1}, "youngest: 1"),
        ({"youngest": None}, "youngest: None"), ({"youngest": ""}, "youngest: ''"), ({"youngest": "0"}, "youngest"),
        ({"youngest": "2+1"}, "youngest: '2+1'"), ({"youngest": "1+1"}, "youngest"), ({"youngest": ["1"]}, "youngest"),
        ({"youngest": "1, 2"}, "youngest"), ({"youngest": False}, "youngest"), ({"zork": 1}, "'zork'"),
        ({"adept_cap": 5}, "its options: youngest"), ({"names": ["Ada"]}, "1 names for 2 players"),
        ({"names": ["a", "b", "c"]}, "3 names"), ({"names": [1, 2]}, "names"), ({"names": "ab"}, "names"),
        ({"names": [None, None]}, "names"), ({"edition": "nowhere.toml"}, "nowhere.toml"),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_is_refused(given, said):
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.new(GAME, **given)
    assert said in one_clear_line(refused.value)


@pytest.mark.parametrize(("players", "youngest"), [(2, "3"), (2, "1+4"), (3, "4"), (3, "2+3+4")])
def test_the_youngest_must_be_at_the_table(players, youngest):
    """DEU-SETUP-01: somebody who does not play cannot be the first player."""
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.new(GAME, players, 1, youngest=youngest)
    assert "youngest" in one_clear_line(refused.value)


@pytest.mark.parametrize("seed", [0, -1, 7, 2**63, -(2**64)])
def test_any_reasonable_whole_number_is_a_seed(seed):
    t = petteia.new(GAME, 3, seed)
    assert petteia.replay(t.record()).dump() == t.dump()


# Records


def check_no_record(text: Any) -> str:
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.replay(text)
    return one_clear_line(refused.value)


@cache
def golden() -> str:
    """A whole game of three as a record, short enough to spoil every line of it."""
    folder = FilePath(__file__).parents[1] / "records" / "deukalion"
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*.record")]
    return min((text for text in texts if "\nseed: " in text and "\nplayers: 3\n" in text), key=len)


def test_a_record_cut_after_any_line_is_refused():
    lines = golden().splitlines(keepends=True)
    for count in range(len(lines)):
        check_no_record("".join(lines[:count]))


def test_a_record_cut_in_the_middle_of_any_line_is_refused():
    text = golden()
    for at in range(1, len(text) - 1, 29):
        check_no_record(text[:at])


def test_a_record_that_lost_any_line_is_refused():
    lines = golden().splitlines(keepends=True)
    for gone in range(len(lines)):
        check_no_record("".join(lines[:gone] + lines[gone + 1 :]))


def test_a_record_with_any_line_twice_is_refused():
    lines = golden().splitlines(keepends=True)
    for twice in range(len(lines)):
        if lines[twice].strip():
            check_no_record("".join(lines[: twice + 1] + lines[twice:]))


def test_a_record_with_any_edited_move_is_refused():
    lines = golden().splitlines()
    start = lines.index("") + 1
    for n in range(start, len(lines) - 1, 7):
        seat, _, move = lines[n].partition(" ")
        other = f"{(int(seat) + 1) % 3} {move}"
        for edit in (other, f"{seat} zork", f"{seat}", f"7 {move}", f"-1 {move}", f"zork {move}", "", f"{seat} end:"):
            told = check_no_record("\n".join([*lines[:n], edit, *lines[n + 1 :]]))
            assert f"line {n + 1}:" in told, told


def test_a_record_with_another_legal_move_ends_elsewhere():
    """An edit that stays legal for a while is still noticed: by an illegal move later, or by the digest."""
    lines = golden().splitlines()
    start = lines.index("") + 1
    t = petteia.replay(golden(), 0)
    for n in range(start, len(lines) - 1):
        seat, _, move = lines[n].partition(" ")
        for other in t.options(int(seat))[:2]:
            if str(other) != move:
                check_no_record("\n".join([*lines[:n], f"{seat} {other}", *lines[n + 1 :]]))
        t.play(int(seat), move)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seed: ", "seed: 1"), ("seed: ", "seed: zork "), ("seed: ", "seed: -1"), ("seed: ", "sead: "),
        ("seed: ", "start: "), ("players: 3", "players: 2"), ("players: 3", "players: 4"),
        ("players: 3", "players: 0"), ("players: 3", "players: three"), ("players: 3", "players: 3.0"),
        ("game: deukalion", "game: zork"), ("game: deukalion", "game:"), ("game: deukalion", "game deukalion"),
        ("game: deukalion", "game: pantacle"), ("edition: base", "edition: zork"), ("edition: base", "edition:"),
        ("rules: ", "rules: zork"), ('options: {"youngest": "', 'options: {"youngest": "9'),
        ("options: {", 'options: {"adept_cap": 5, '), ("options: ", "options: []"), ("options: ", "options: {"),
        ("names: ", "names: {}"), ("names: [", 'names: ["Eve", '), ("end: ", "end: 9"), ("end: ", "end: -"),
        (" moves, ", " moves, 0"), (" moves, ", " moves "), ("petteia record 1", "petteia record 2"),
        ("petteia record 1", "pgn"), ("petteia record 1\n", "petteia record 1\nzork: 1\n"),
        ("petteia record 1\n", "petteia record 1\n\n"), ("petteia record 1\n", "petteia record 1\ngame: deukalion\n"),
    ],
)  # fmt: skip
def test_a_record_with_an_edited_header_or_end_is_refused(old, new):
    assert old in golden()
    check_no_record(golden().replace(old, new, 1))


def test_a_record_with_another_digest_is_refused():
    text = golden()
    for at in range(2, 18, 3):
        sign = text[-at]
        told = check_no_record(text[:-at] + ("0" if sign != "0" else "1") + text[len(text) - at + 1 :])
        assert "record says" in told


@pytest.mark.parametrize(
    "text",
    [None, b"petteia record 1", "", "\n", "zork", "petteia record 1", "petteia record 1\n", "\0", "{}", "[]",
     "petteia record 1\n\n0 close\n"],
)  # fmt: skip
def test_what_is_no_record_is_refused(text):
    check_no_record(text)


def test_a_record_that_starts_from_a_broken_position_is_refused():
    t = sound()
    t.play(0, "to b4")
    text = t.record()
    assert petteia.replay(text).dump_state() == t.dump_state()
    for old, new in (
        ('"crew": [7', '"crew": [8'),
        ('"ships": ["b3"', '"ships": ["e4"'),
        ('"hydra": "f5"', '"hydra": 5'),
    ):
        assert old in text
        assert check_no_record(text.replace(old, new, 1)).startswith("header")


@pytest.mark.parametrize("to", [-1, 10**9])
def test_a_record_has_no_such_move(to):
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.replay(golden(), to)
    one_clear_line(refused.value)


# Dumps


def paths(value: Any, at: Path = ()) -> Iterator[Path]:
    """Every place in a JSON value, containers included."""
    if at:
        yield at
    if isinstance(value, dict):
        for key in value:
            yield from paths(value[key], (*at, key))
    elif isinstance(value, list):
        for n in range(len(value)):
            yield from paths(value[n], (*at, n))


def replaced(dump: dict[str, Any], path: Path, value: Any) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(dump))
    inside: Any = copy
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return copy


def removed(dump: dict[str, Any], path: Path) -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(dump))
    inside: Any = copy
    for key in path[:-1]:
        inside = inside[key]
    del inside[path[-1]]
    return copy


COMPONENTS = (
    "hoplite", "chest", "card", "die", "dice", "hydra", "ship", "seat", "viewer", "honour", "spaces", "times",
    "challenge", "display",
)  # fmt: skip


class Fuzz:
    """Loads spoiled dumps. What must not be is collected, so that one run tells all."""

    def __init__(self, dump: dict[str, Any]) -> None:
        self.dump = dump
        self.refused = 0
        self.accepted = 0
        self.wrong: dict[str, str] = {}

    def load(self, spoiled: dict[str, Any], path: Path, value: Any = "") -> bool:
        """Is this refused, as it should be, or else something that can be played?"""
        try:
            refused = self._load(spoiled, path)
        except Exception as error:  # an assertion of ours, or anything but a PetteiaError: a defect
            what = f"{type(error).__name__}: {error}"
            kind = ".".join("*" if isinstance(key, int) else key for key in path)
            self.wrong.setdefault(f"{kind} {what[:20]}", f"{path} = {value!r:.30}: {what[:160]}")
            return True
        self.refused += refused
        self.accepted += not refused
        return refused

    def _load(self, spoiled: dict[str, Any], path: Path) -> bool:
        """What is accepted must be what was written: a value is never quietly taken for another one."""
        try:
            t = petteia.load(spoiled)
        except petteia.PetteiaError as error:
            text = one_clear_line(error).lower()
            names = [str(key).lower() for key in path if isinstance(key, str)]
            assert any(name in text for name in (*names, *COMPONENTS)), f"the message does not say where: {text}"
            return True
        waiting = spoiled["state"]["agenda"][-1:] == t.dump_state()["agenda"][-1:]
        for key, told in t.dump().items():
            if key != "history" and (key != "state" or waiting):  # where a Step was on top, it has happened by now
                assert same(told, spoiled[key]) or same(told, self.dump[key]), f"{key} is read as something else"
        assert broken(t.dump_state()) == []
        for seat in range(t.players):
            t.undoable(seat)
            t.view(seat)
            t.events(seat)
            t.prompt(seat)
        assert t.pending or t.over
        for seat in t.pending:
            assert t.options(seat), "somebody must decide and has no option"
            for move in t.options(seat):
                t.copy().play(seat, move)
        return False

    def report(self) -> str:
        return "\n".join([f"{len(self.wrong)} kinds of trouble", *list(self.wrong.values())[:20]])


def same(one: Any, other: Any) -> bool:
    """Equal, and of the same types (True is not 1); an empty entry of a map is as good as none."""
    return json.dumps(tidy(one), sort_keys=True) == json.dumps(tidy(other), sort_keys=True)


def tidy(value: Any) -> Any:
    if isinstance(value, dict):
        found = {key: tidy(one) for key, one in value.items() if not (key == "lanes" and one == [])}
        for name in ("stored", "owners", "batch"):
            if isinstance(found.get(name), dict):
                found[name] = {key: one for key, one in found[name].items() if one not in (0, [], None)}
        return found
    return [tidy(one) for one in value] if isinstance(value, list) else value


@cache
def rich() -> dict[str, Any]:
    """A position in which nearly everything is somewhere: in a challenge, with secrets known to some."""
    best: dict[str, Any] = {}
    most = -1
    for players, seed in GAMES[:6]:
        whole = played(GAME, players, seed)
        t = petteia.new(GAME, players, seed)
        for seat, move in zip(whole.movers, whole.moves, strict=True):
            s: Any = t.state
            if s.agenda[-1].name in ("choose_rerolled", "post_cards"):
                kept = (any(s.seen), max(s.under, default=-1) >= 0, s.reshuffles, s.spent, any(s.face_up))
                here = (any(s.aboard), any(s.completed), sum(s.honour_cards), max(s.owners) >= 0, any(s.rewarded))
                score = sum(map(bool, (*kept, *here, s.sailor >= 0, s.rotation >= 0, s.discard, len(s.stored) > 5)))
                if score > most:
                    most, best = score, t.dump(history=False)
            t.play(seat, move)
    assert most >= 12
    return best


def test_every_value_of_a_position_is_checked():
    dump = rich()
    assert petteia.load(dump).dump(history=False) == dump
    fuzz = Fuzz(dump)
    for path in paths(dump):
        for value in NONSENSE:
            fuzz.load(replaced(dump, path, value), path, value)
    assert not fuzz.wrong, fuzz.report()
    assert fuzz.refused > 1500
    assert fuzz.accepted < fuzz.refused / 10, f"{fuzz.accepted} spoiled dumps accepted, {fuzz.refused} refused"


def test_no_part_of_a_position_may_be_missing():
    fuzz = Fuzz(rich())
    for path in paths(rich()):
        fuzz.load(removed(rich(), path), path, "missing")
    assert not fuzz.wrong, fuzz.report()


def test_nothing_may_be_added_to_a_position():
    fuzz = Fuzz(rich())
    for path in paths(rich()):
        inside: Any = rich()
        for key in path:
            inside = inside[key]
        if isinstance(inside, dict):
            assert fuzz.load(replaced(rich(), (*path, "zork"), 1), (*path, "zork"), 1), f"{path}: 'zork' was accepted"
        elif isinstance(inside, list):
            for value in (*NONSENSE, *inside[:1]):
                fuzz.load(replaced(rich(), path, [*inside, value]), path, value)
    assert not fuzz.wrong, fuzz.report()


def test_every_value_of_a_history_is_checked():
    t = petteia.new(GAME, 3, 0)
    for seat, move in zip(played(GAME, 3, 0).movers, played(GAME, 3, 0).moves, strict=True):
        t.play(seat, move)
        run = t.dump()["history"]["run"]
        if len(t.moves) > 8 and run and len(run["moves"]) > 1:
            break
    dump = t.dump()
    assert petteia.load(dump).dump() == dump
    fuzz = Fuzz(dump)
    for path in list(paths(dump["history"], ("history",)))[::3]:
        for value in NONSENSE[:5]:
            fuzz.load(replaced(dump, path, value), path, value)
        fuzz.load(removed(dump, path), path, "missing")
    assert not fuzz.wrong, fuzz.report()


@pytest.mark.parametrize("decision", DECISIONS)
def test_every_value_of_an_agenda_is_checked(decision):
    dump = at_every_decision()[decision].dump(history=False)
    fuzz = Fuzz(dump)
    for path in paths(dump["state"]["agenda"], ("state", "agenda")):
        for value in (*NONSENSE[:-1], 0, 3, 4, 10**6):
            fuzz.load(replaced(dump, path, value), path, value)
        fuzz.load(removed(dump, path), path, "missing")
    assert not fuzz.wrong, fuzz.report()


def spoiled_state(**changes: Callable[[Any], Any]) -> dict[str, Any]:
    dump = sound().dump(history=False)
    for name, change in changes.items():
        dump["state"][name] = change(dump["state"][name])
    return dump


def but(**given: Any) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """A mapping with some other entries."""
    return lambda found: {**found, **given}


def at(place: int, value: Any) -> Callable[[list[Any]], list[Any]]:
    """A list with another value in one place."""
    return lambda found: [*found[:place], value, *found[place + 1 :]]


def also(*values: Any) -> Callable[[list[Any]], list[Any]]:
    return lambda found: [*found, *values]


def without(value: Any) -> Callable[[list[Any]], list[Any]]:
    return lambda found: [one for one in found if one != value]


def emptied(city: str) -> Callable[[dict[str, list[str]]], dict[str, list[str]]]:
    """The chests of a city lie in Halikarnassos instead."""

    def moved(found: dict[str, list[str]]) -> dict[str, list[str]]:
        chests = sorted(found["halikarnassos"] + found[city], key=COLOURS.index)
        return {**found, "halikarnassos": chests, city: []}

    return moved


def always(value: Any) -> Callable[[Any], Any]:
    return lambda found: value


@pytest.mark.parametrize(
    ("what", "changes"),
    [
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
    ],
)  # fmt: skip
def test_a_position_with_wrong_components_is_refused_by_name(what, changes):
    """The first is what the message must name."""
    with pytest.raises(petteia.BadDump) as refused:
        petteia.load(spoiled_state(**changes))
    assert what in one_clear_line(refused.value).lower()


def test_the_position_that_is_spoiled_above_is_sound():
    t = petteia.load(spoiled_state())
    assert t.pending == [0]
    assert broken(t.dump_state()) == []


IN_A_CHALLENGE = [
    frame("SailOn", 0),
    frame("EndOfChallenge"),
    frame("SiteOutcome", 0, site="mykene"),
    frame("Losses", 0),
]


@pytest.mark.parametrize(
    ("what", "changes"),
    [
        ("display", dict(display=at(0, None), pursuits=also("p01"))),  # invariant 6
        ("anchor athens", dict(ships=at(0, "d2"))),  # invariant 11
        ("ship", dict(ships=at(1, None))),  # only before it is placed
        ("rotation position agenda", dict(agenda=always([frame("Actions", 0)]), sailor=always(None))),
        ("contest challenge", dict(contest=always(1))),
        ("allowance", dict(allowance=always(1000))),
        ("limit hydra agenda", dict(agenda=also(frame("MoveHydra", 0, limit=1000)))),
        ("limit reclaim agenda", dict(agenda=also(frame("Reclaim", 0, limit=0, dumped=0, all=0, lyre=0)))),
        ("dumped reclaim agenda", dict(agenda=also(frame("Reclaim", 0, limit=2, dumped=9, all=0, lyre=0)))),
        ("p03 offer agenda", dict(agenda=also(frame("OfferCards", 0, pursuit="p03", amount=2)))),
        ("amount offer agenda", dict(agenda=also(frame("OfferCards", 0, pursuit="p01", amount=3)))),
        ("amount offer agenda", dict(agenda=also(frame("OfferCards", 0, pursuit="p01", amount=0)))),
        ("whose steal agenda", dict(agenda=also(frame("Steal", 0, whose=0)))),
        ("roll agenda", dict(contest=always(1), agenda=also(*IN_A_CHALLENGE))),
        ("roll agenda", dict(contest=always(1), agenda=also(*IN_A_CHALLENGE, frame("PostCards", 0)))),
        ("roll agenda", dict(contest=always(1), agenda=also(*IN_A_CHALLENGE, frame("ChooseSaved", 0)))),
        ("roll", dict(contest=always(1), agenda=also(*IN_A_CHALLENGE), rolls=at(0, [4, 4, 4, 0, 0]))),  # invariant 15
        ("skulls roll agenda", dict(contest=always(1), rolls=at(0, [1, 3, 3, 0, 0]),
            agenda=also(*IN_A_CHALLENGE, frame("ChooseRerolled", 0, skulls=2, shields=0, edges=0, saved=0)))),
    ],
)  # fmt: skip
def test_a_position_that_cannot_come_about_is_refused_by_name(what, changes):
    """Nothing is lost or doubled, but no game leads there, and some would lead nowhere. The message has such a word."""
    with pytest.raises(petteia.BadDump) as refused:
        petteia.load(spoiled_state(**changes))
    told = one_clear_line(refused.value).lower()
    assert any(word in told for word in what.split()), told


def test_a_finished_game_has_all_its_chests():
    dump = at_every_decision()["over"].dump(history=False)
    city = next(iter(dump["state"]["stored"]))
    with pytest.raises(petteia.BadDump) as refused:
        petteia.load(removed(dump, ("state", "stored", city)))
    assert "chests" in one_clear_line(refused.value)


@pytest.mark.parametrize("dump", [None, 3, "zork", [], {}, {"petteia": 1}, {"petteia": 1, "game": "deukalion"}])
def test_what_is_no_dump_is_refused(dump):
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.load(dump)
    one_clear_line(refused.value)


def test_a_dump_of_another_number_of_players_is_refused():
    dump = sound().dump(history=False)
    for players in (1, 2, 4, 5):
        with pytest.raises(petteia.BadDump) as refused:
            petteia.load({**dump, "players": players})
        one_clear_line(refused.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "pantacle"}, "pantacle"), ({"game": "zork"}, "zork"), ({"petteia": 2}, "format 2"),
        ({"rules": "1"}, "rules"),
        ({"edition": "zork"}, "edition"), ({"options": {"youngest": "9"}}, "youngest"), ({"names": ["Ada"]}, "names"),
        ({"options": {"adept_cap": 5}}, "adept_cap"), ({"zork": 1}, "zork"), ({"state": []}, "state"),
    ],
)  # fmt: skip
def test_a_dump_with_another_header_is_refused(changes, said):
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.load({**sound().dump(history=False), **changes})
    assert said in one_clear_line(refused.value)


def test_huge_values_in_a_dump_are_refused_in_few_words():
    dump = rich()
    for path in list(paths(dump))[::5]:
        for huge in ("z" * 100_000, ["zork"] * 20_000, {str(n): n for n in range(20_000)}):
            with pytest.raises(petteia.PetteiaError) as refused:
                petteia.load(replaced(dump, path, huge))
            one_clear_line(refused.value)


def test_a_refused_dump_leaves_no_trace():
    """Failing to load does not spoil the game that the dump was taken from, nor the next load."""
    t = sound()
    before = json.dumps(t.dump())
    with pytest.raises(petteia.BadDump):
        petteia.load(replaced(t.dump(), ("state", "hands"), []))
    assert json.dumps(t.dump()) == before
    assert json.dumps(petteia.load(json.loads(before)).dump()) == before


# What is handed out


def spoil_all(value: Any) -> None:
    """Clear every list and mapping, the innermost first."""
    for one in list(value.values() if isinstance(value, dict) else value):
        if isinstance(one, dict | list):
            spoil_all(one)
    value.clear()


def test_what_a_table_hands_out_is_the_callers_own():
    """Whoever changes a view, a dump or events changes nothing for anybody else."""
    box: Any = GAME.open_box(None)
    rows = list(box.rows)
    t = sound()
    t.play(0, "to b4")
    clean = [json.dumps(one) for one in (t.view(0), t.view(None), t.dump(), t.events(0))]
    for handed in (t.view(0), t.view(None), t.dump(), t.events(0)):
        spoil_all(handed)
    seen = [json.dumps(one) for one in (t.view(0), t.view(None), t.dump(), t.events(0))]
    box.rows[:] = rows  # put right again, whatever was shared, for the tests to come
    assert seen == clean
