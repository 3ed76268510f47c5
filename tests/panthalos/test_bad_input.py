"""Whatever is handed in, the answer is one clear line and the table stays as it was."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import petteia
from petteia.games.panthalos import GAME

from ..properties import played
from .arrange import evaluating, frame, position

Path = tuple[Any, ...]
GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in range(3)]
NONSENSE: tuple[Any, ...] = (None, -1, "zork", [], {}, True, 1.5, 10**30)


def one_clear_line(error: BaseException) -> str:
    text = str(error)
    assert text.strip()
    assert "\n" not in text
    assert len(text) < 1000, f"{len(text)} characters: {text[:200]}..."
    return text


def sound() -> petteia.Table:
    """Seat 0 in its turn, somewhere in the middle of a game of three."""
    return position(
        dict(workers=["available:3", "available:2", "agora_2:2", "resting:4"], discs=4, box=2, points=11,
             titans=["fire_6", "air_5"], shown=["fire_6"], tokens=["iron_ship", "any_artisan", "fire_2"],
             goods=["iron", "cotton", "wine", "oil"]),
        dict(workers=["available:5", "polis_2:3", "available:promoted"], leader="titanus_1", discs=1, box=1, points=20,
             titans=["water_9"], tokens=["die_artisan"], goods=["hides"]),
        dict(workers=["phalanx_1:3", "agro_1:1", "resting:2", "available:1"], leader="krypt_1", discs=0, points=7,
             titans=["earth_7", "earth_7"]),
        round=3, starter=1, polis={"polis_1": 0, "polis_4": 2}, port=["iron_ship", "cotton_ship"],
        merkator=["m01", "m02"], agora=["iron", "grapes"], phalanx=["air_1", "fire_3"], art=["iron_artisan"],
        underworld=["u04", "u05"],
    )  # fmt: skip


# Moves

ARRANGED: dict[str, Callable[[], petteia.Table]] = {
    "deliver_good": lambda: after(
        position(dict(goods=["wine", "oil", "armor"]), {}, {}, merkator=["m02"]), (0, "sell m02")
    ),
    "refine_good": lambda: after(
        position(dict(goods=["grapes", "iron"], tokens=["any_artisan"]), {}, {}), (0, "activate any_artisan")
    ),
    "underworld_look": lambda: after(
        position(dict(goods=["armor", "cloth"], titans=["air_5"]), {}, {}, merkator=["m05"]), (0, "sell m05")
    ),
    "underworld_place": lambda: after(
        position(dict(goods=["armor", "cloth"], titans=["air_5"]), {}, {}, merkator=["m05"]),
        (0, "sell m05"), (0, "look"),
    ),
    "polis_allocate": lambda: evaluating(
        dict(workers=["polis_1:2", "polis_2:3", "polis_5:4"], leader="agro_1", discs=1),
        dict(leader="agro_1"), dict(leader="agro_1"), locations=["polis"],
    ),
}  # fmt: skip
DECISIONS = (
    "main_action", "foro_partner", "deliver_good", "refine_good", "train_worker", "promote_target", "underworld_look",
    "underworld_place", "agora_take", "phalanx_take", "art_choose", "token_sale", "polis_allocate", "foro_choose",
    "foro_discard", "krypt_defend", "keep_titans", "arena_challenge", "duel_open", "duel_defend", "duel_raise",
    "duel_demote", "duel_reward",
)  # fmt: skip
PICKING = ("token_sale", "foro_discard", "krypt_defend", "duel_open", "duel_defend", "duel_raise")


def after(t: petteia.Table, *moves: tuple[int, str]) -> petteia.Table:
    for seat, move in moves:
        t.play(seat, move)
    return t


@cache
def at_every_decision() -> dict[str, petteia.Table]:
    """A table at each kind of decision, and one that is over; not to be played on."""
    found = {name: bare(made()) for name, made in ARRANGED.items()}
    for players, seed in GAMES:
        whole = played(GAME, players, seed)
        t = petteia.new(GAME, players, seed)
        for seat, move in zip(whole.movers, whole.moves, strict=True):
            top: Any = t.state.agenda[-1]
            if top.name not in found and (top.name not in PICKING or top.picked):
                found[top.name] = bare(t)
            t.play(seat, move)
        if len(found) == len(DECISIONS):
            break
    assert set(found) == set(DECISIONS)
    assert all(t.state.agenda[-1].name == name for name, t in found.items())
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
                for move in ("pass", "yield", "done", "stop", "place leader agro_1"):
                    check_refused(t, seat, move)
        for seat in (-1, t.players, 99, 10**30):
            check_refused(t, seat, str(t.options(t.pending[0])[0]) if t.pending else "pass")


@pytest.mark.parametrize("seat", [None, "0", "zork", 0.5])
def test_a_seat_that_is_no_number_is_refused(seat):
    t = sound()
    check_refused(t, seat, "place leader agro_1")
    with pytest.raises(TypeError):
        t.why(seat, "place leader agro_1")


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
        "", " ", "\n", "zork", "place", "place leader", "place zork agro_1", "place leader zork", "place rank_0 agro_1",
        "place rank_7 agro_1", "place rank_3 thermae_1", "PLACE LEADER AGRO_1", "place leader agro_1 agro_1",
        "place  leader agro_1\0", "ship iron", "ship any_ship", "ship", "sell m13", "sell m0", "sell", "deliver ore",
        "activate iron", "activate_both die", "take_goods iron", "recruit air_5", "lay air_4", "keep air_1",
        "discard 2", "challenge", "challenge -1", "challenge 5", "challenge two", "promote rank_2", "pass now",
        "promote rank_2 nowhere", "pass; pass", "0 pass", "{ $seat }", "{ -term }", "\ue000seat\ue001Ada\ue002",
        "pass\npass", "𝔭𝔞𝔰𝔰", "%s %d {0}", "' OR 1=1 --", "<script>", "\ud800",
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
    for text in ("z" * 1_000_000, "place " * 100_000, "place leader agro_1" + " " * 500_000 + "x", "\n" * 100_000):
        check_refused(t, 0, text)
        assert len(t.why(0, text)[1]) < 500


@pytest.mark.parametrize("move", [None, 0, 1.5, b"pass", object(), [None], ["place leader agro_1", None]])
def test_what_is_no_move_at_all_is_refused(move):
    check_refused(sound(), 0, move)


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("pass", "PAN-PASS-01"), ("place rank_3 polis_5", "PAN-PLACE-03"), ("place rank_3 polis_1", "PAN-PLACE-06"),
        ("place leader polis_3", "PAN-PLACE-05"), ("place rank_2 agora_2", "PAN-PLACE-02"),
        ("place rank_4 agro_1", "PAN-PLACE-01"), ("place rank_3 foro_2", "PAN-PLACE-09"),
        ("place rank_3 polis_7", "PAN-SET-01"), ("ship grapes_ship", "PAN-SHIP-01"), ("sell m01", "PAN-MERCH-01"),
        ("sell m12", "PAN-MERCH-01"), ("activate die_artisan", "PAN-ARTI-01"), ("yield", None), ("deliver wine", None),
    ],
)  # fmt: skip
def test_an_illegal_action_is_refused_with_its_clause(move, clause):
    t = sound()
    told = t.why(0, move)
    assert told is not None
    assert told[0] == clause
    check_refused(t, 0, move)


def test_a_move_of_another_games_vocabulary_is_refused():
    from petteia.kernel.kinds import Kind
    from petteia.kernel.moves import Vocabulary

    other = Vocabulary()
    foreign = [
        other.word("surrender"),
        *other.words("ship", Kind("boat", ("raft",))),
        *other.words("lay", Kind("token", tuple(f"t{n}" for n in range(99))))[-1:],
        *other.words("sell", Kind("buyer", ("m01", "m02")))[-1:],
        *other.words("challenge", Kind("seat", (), 99), 100)[-1:],
        *other.pairs("place", Kind("man", ("king",)), Kind("square", ("e1",)))[0],
        *other.pairs("promote", Kind("man", ("pawn",)), Kind("square", ("e8",)))[0],
    ]
    for t in tables():
        for move in foreign:
            for seat in {0, *t.pending}:
                check_refused(t, seat, move)


def test_a_sequence_is_played_whole_or_not_at_all():
    t = sound()
    check_refused(t, 0, ["place rank_3 foro_1", "place rank_3 foro_2"])
    check_refused(t, 0, ["place rank_3 foro_1", "zork"])
    check_refused(t, 0, ["place leader agro_1", "pass"])
    t.play(0, ["place rank_3 foro_1", "place rank_2 foro_2"])
    assert [one["place"] for one in t.view(0)["table"]["seats"][0]["dice"]].count("available") == 0
    assert t.pending == [1]


def outcome(t: petteia.Table, seat: int, moves: list[str]) -> str:
    """What a seat is told when it tries a sequence."""
    try:
        t.copy().play(seat, moves)
    except petteia.IllegalMove as error:
        return str(error)
    return "played"


def test_a_refused_sequence_is_no_way_to_look_ahead():
    """Trying a sequence tells the same in every world that the seat holds possible, whatever chance would bring."""
    t = position(
        dict(goods=["armor", "cloth", "armor", "cloth", "cloth"], workers=["available:3"], tokens=["fire_1"]),
        dict(titans=["air_5", "fire_9"]), {}, merkator=["m01", "m05"], phalanx=["air_1"],
    )  # fmt: skip
    titans = [f"{element}_{strength}" for element in ("air", "water", "earth", "fire") for strength in (5, 6, 7, 8, 9)]
    tries = [["sell m01", "look", after] for after in ("keep_top", "swap", "decline")]
    tries += [["sell m05", "decline", "pass"], ["sell m05", "look", "swap", "place leader agro_1"]]
    tries += [["sell m01", "decline", f"lay {titan}"] for titan in titans]
    tries += [["sell m01", "look", f"discard {titan}"] for titan in titans]
    for moves in tries:
        told = {outcome(t.determinize(0, seed), 0, moves) for seed in range(4)} | {outcome(t, 0, moves)}
        assert len(told) == 1, f"{moves}: {told}"


@pytest.mark.parametrize("seat", [-1, 3, 99, "0"])
def test_nobody_else_has_a_view_events_options_or_worlds(seat):
    """A seat that is not at the table is an error, or sees no more than a spectator; it never gets another's sight."""
    mine = ["air_5", "water_6", "fire_9"]
    t = position(dict(titans=["earth_8"]), {}, dict(titans=mine), turn=2)
    for ask in (
        lambda: t.options(seat),
        lambda: t.view(seat)["table"]["seats"],
        lambda: t.events(seat),
        lambda: str(t.prompt(seat)),
    ):
        try:
            told = json.dumps(ask(), default=str)
        except (petteia.PetteiaError, TypeError) as error:
            one_clear_line(error)
            continue
        assert '"place ' not in told
        assert not [titan for titan in ("earth_8", *mine) if titan in told]
    try:
        worlds = [t.determinize(seat, n).dump_state()["titans"][2] for n in range(5)]
    except (petteia.PetteiaError, TypeError) as error:
        one_clear_line(error)
    else:
        assert mine not in worlds


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
        ({"players": 1}, "2 to 5 players, not 1"), ({"players": 6}, "2 to 5 players, not 6"),
        ({"players": 0}, "2 to 5 players"), ({"players": -3}, "2 to 5 players"), ({"players": "3"}, "not '3'"),
        ({"players": 3.0}, "not 3.0"), ({"players": True}, "not True"), ({"seed": "7"}, "seed"),
        ({"seed": None}, "seed"), ({"seed": 1.5}, "seed"), ({"seed": True}, "seed"), ({"seed": 1 << 300}, "seed"),
        ({"zork": 1}, "'zork'"), ({"adept_cap": 5}, "its options: none"), ({"youngest": "1"}, "its options: none"),
        ({"names": ["Ada"]}, "1 names for 2 players"), ({"names": ["a", "b", "c"]}, "3 names"),
        ({"names": [1, 2]}, "names"), ({"names": "ab"}, "names"), ({"names": [None, None]}, "names"),
        ({"edition": "nowhere.toml"}, "nowhere.toml"),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_is_refused(given, said):
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.new(GAME, **given)
    assert said in one_clear_line(refused.value)


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
    """A whole game of two as a record."""
    whole = played(GAME, 2, 1)
    t = petteia.new(GAME, 2, 1, names=["Ada", "Bel"])
    for seat, move in zip(whole.movers, whole.moves, strict=True):
        t.play(seat, move)
    return t.record()


def test_the_record_that_is_spoiled_below_is_sound():
    t = petteia.replay(golden())
    assert t.over
    assert t.digest() == played(GAME, 2, 1).digest()


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
    for n in range(start, len(lines) - 1, 9):
        seat, _, move = lines[n].partition(" ")
        other = f"{1 - int(seat)} {move}"
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
        ("seed: ", "start: "), ("players: 2", "players: 3"), ("players: 2", "players: 6"),
        ("players: 2", "players: 0"), ("players: 2", "players: two"), ("players: 2", "players: 2.0"),
        ("game: panthalos", "game: zork"), ("game: panthalos", "game:"), ("game: panthalos", "game panthalos"),
        ("game: panthalos", "game: pantacle"), ("edition: base", "edition: zork"), ("edition: base", "edition:"),
        ("rules: ", "rules: zork"), ("options: {", 'options: {"adept_cap": 5'), ("options: ", "options: []"),
        ("options: ", "options: {"), ("names: ", "names: {}"), ("names: [", 'names: ["Eve", '), ("end: ", "end: 9"),
        ("end: ", "end: -"), (" moves, ", " moves, 0"), (" moves, ", " moves "),
        ("petteia record 1", "petteia record 2"), ("petteia record 1", "pgn"),
        ("petteia record 1\n", "petteia record 1\nzork: 1\n"), ("petteia record 1\n", "petteia record 1\n\n"),
        ("petteia record 1\n", "petteia record 1\ngame: panthalos\n"),
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
     "petteia record 1\n\n0 pass\n"],
)  # fmt: skip
def test_what_is_no_record_is_refused(text):
    check_no_record(text)


def test_a_record_that_starts_from_a_broken_position_is_refused():
    t = sound()
    t.play(0, "place leader agro_1")
    text = t.record()
    assert petteia.replay(text).dump_state() == t.dump_state()
    for old, new in (
        ('"personal": [4', '"personal": [5'),
        ('"round": 3', '"round": 4'),
        ('"starter": 1', '"starter": 3'),
        ('"leaders": ["available"', '"leaders": ["polis_3"'),
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


def some_paths(value: Any, at: Path = ()) -> list[Path]:
    """Every place, but of a long row only the first and the last ones."""
    found = []
    for path in paths(value, at):
        inside = value
        for key in path[len(at) :]:
            if isinstance(inside, list) and len(inside) > 6 and 2 <= key < len(inside) - 1:
                break
            inside = inside[key]
        else:
            found.append(path)
    return found


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
    "disc", "token", "good", "titan", "merchant", "underworld", "leader", "dice", "die", "seat", "round", "foro",
    "figure", "sales", " of air", " of water", " of earth", " of fire", "_ship", "_artisan",
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
        assert GAME.violations(t.state) == []
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
    """Equal, and of the same types (True is not 1)."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@cache
def rich() -> dict[str, Any]:
    """A position in which nearly everything is somewhere: in a duel, with titans seen, in doubt and sold."""
    best: dict[str, Any] = {}
    most = -1
    for players, seed in GAMES[3:]:
        whole = played(GAME, players, seed)
        t = petteia.new(GAME, players, seed)
        for seat, move in zip(whole.movers, whole.moves, strict=True):
            s: Any = t.state
            if s.agenda[-1].name in PICKING[3:] and s.agenda[-1].picked:
                kept = (any(s.shown), any(s.doubted), any(s.sold), any(s.laid), any(s.box_discs), max(s.polis) >= 0)
                here = (any(s.goods), any(s.tokens), any(s.titans), s.gone_goods, s.gone_tokens, s.gone_merchants)
                score = sum(map(bool, (*kept, *here, any(s.promoted(n) for n in range(players)), s.passed)))
                if score > most:
                    most, best = score, t.dump(history=False)
            t.play(seat, move)
    assert most >= 11
    return best


def test_every_value_of_a_position_is_checked():
    dump = rich()
    assert petteia.load(dump).dump(history=False) == dump
    fuzz = Fuzz(dump)
    for path in some_paths(dump):
        for value in NONSENSE:
            fuzz.load(replaced(dump, path, value), path, value)
    assert not fuzz.wrong, fuzz.report()
    assert fuzz.refused > 1200
    assert fuzz.accepted < fuzz.refused / 10, f"{fuzz.accepted} spoiled dumps accepted, {fuzz.refused} refused"


def test_no_part_of_a_position_may_be_missing():
    fuzz = Fuzz(rich())
    for path in paths(rich()):
        fuzz.load(removed(rich(), path), path, "missing")
    assert not fuzz.wrong, fuzz.report()
    assert fuzz.accepted < fuzz.refused / 10


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
    whole = played(GAME, 3, 0)
    t = petteia.new(GAME, 3, 0)
    for seat, move in zip(whole.movers, whole.moves, strict=True):
        t.play(seat, move)
        run = t.dump()["history"]["run"]
        if len(t.moves) > 8 and run and len(run["moves"]) > 1:
            break
    dump = t.dump()
    assert petteia.load(dump).dump() == dump
    fuzz = Fuzz(dump)
    for path in some_paths(dump["history"], ("history",))[::3]:
        for value in NONSENSE[:5]:
            fuzz.load(replaced(dump, path, value), path, value)
        fuzz.load(removed(dump, path), path, "missing")
    assert not fuzz.wrong, fuzz.report()
    assert fuzz.refused > 300


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


def at(place: int, value: Any) -> Callable[[list[Any]], list[Any]]:
    """A list with another value in one place."""
    return lambda found: [*found[:place], value, *found[place + 1 :]]


def also(*values: Any) -> Callable[[list[Any]], list[Any]]:
    return lambda found: [*found, *values]


def before(*values: Any) -> Callable[[list[Any]], list[Any]]:
    """At the bottom of a stack."""
    return lambda found: [*values, *found]


def less(value: Any) -> Callable[[list[Any]], list[Any]]:
    def taken(found: list[Any]) -> list[Any]:
        left = list(found)
        left.remove(value)
        return left

    return taken


def always(value: Any) -> Callable[[Any], Any]:
    return lambda found: value


DICE = ["available:rank_2", "available:rank_3", "resting:rank_4", "agora_2:rank_2"]  # of seat 0, and one unhired


def die(text: str) -> Callable[[Any], Any]:
    """Seat 0's last die is elsewhere or shows something else."""
    return lambda found: [[*DICE, text], *found[1:]]


@pytest.mark.parametrize(
    ("what", "changes"),
    [
        # what cannot even be counted
        ("polis has 7 spaces, not 8", dict(polis=lambda found: found[1:])),
        ("polis has 9 spaces, not 8", dict(polis=also(None))),
        ("seat 0 has 4 dice, not 5", dict(dice=at(0, DICE))),
        ("seat 0 has 6 dice, not 5", dict(dice=at(0, [*DICE, "unhired:rank_1", "unhired:rank_1"]))),
        ("known and underworld must be of the same length", dict(known=also(15))),
        ("known and underworld must be of the same length", dict(underworld=lambda found: found[1:])),
        ("the underworld stack is empty", dict(underworld=always([]), known=always([]))),
        ("there is no round 0", dict(round=always(0))),
        ("there is no round 9", dict(round=always(9))),
        # discs
        ("seat 0 has 12 discs, not 11", dict(personal=at(0, 5))),
        ("seat 1 has 12 discs, not 11", dict(box_discs=at(1, 2))),
        ("seat 2 has 10 discs, not 11", dict(general=lambda found: [*found[:2], found[2] - 1])),
        ("seat 0 has 12 discs, not 11", dict(polis=at(2, 0))),
        ("seat 2 has 10 discs, not 11", dict(polis=at(3, None))),
        ("seat 0 has 12 discs, not 11", dict(dice=die("available:promoted"))),
        ("personal[0]", dict(personal=at(0, -1))),
        ("personal[0]", dict(personal=at(0, "4"))),
        ("general[2]", dict(general=at(2, 1.5))),
        ("seat 0 has 1000000007 discs", dict(personal=at(0, 10**9))),
        ("polis[0]", dict(polis=at(0, 3))),
        # tokens
        ("2 of fire_6, not 3", dict(titans=at(0, ["air_5"]), shown=at(0, []))),
        ("4 of fire_6, not 3", dict(titans=at(0, ["air_5", "fire_6", "fire_6"]))),
        ("5 of iron_ship, not 4", dict(port=always(["iron_ship", "iron_ship", "cotton_ship"]))),
        ("3 of any_artisan, not 2", dict(artisan_stack=before("any_artisan"))),
        ("5 of fire_2, not 4", dict(gone_tokens=before("fire_2"))),
        ("4 of air_6, not 3", dict(sold=at(1, ["air_6"]), sales=at(1, [1]))),
        ("4 of air_6, not 3", dict(laid=at(1, ["air_6"]))),
        ("titan_stack", dict(titan_stack=before("zork"))),
        ("fire_6 does not belong to ship_stack", dict(ship_stack=before("fire_6"), titans=at(0, ["air_5"]))),
        ("fire_6 does not belong to port", dict(port=also("fire_6"), titans=at(0, ["air_5"]))),
        ("fire_6 does not belong to artisan_stack", dict(artisan_stack=before("fire_6"), titans=at(0, ["air_5"]))),
        ("fire_6 does not belong to art", dict(art=also("fire_6"), titans=at(0, ["air_5"]))),
        ("fire_6 does not belong to phalanx", dict(phalanx=also("fire_6"), titans=at(0, ["air_5"]))),
        ("fire_6 does not belong to reinforcement_stack",
         dict(reinforcement_stack=before("fire_6"), titans=at(0, ["air_5"]))),
        ("air_1 does not belong to titan_stack", dict(titan_stack=before("air_1"), phalanx=less("air_1"))),
        ("fire_6 does not belong to tokens of seat 1",
         dict(tokens=at(1, ["die_artisan", "fire_6"]), titans=at(0, ["air_5"]))),
        ("die_artisan does not belong to titans of seat 1",
         dict(titans=at(1, ["die_artisan", "water_9"]), tokens=at(1, []))),
        ("die_artisan does not belong to sold titans of seat 1",
         dict(sold=at(1, ["die_artisan"]), sales=at(1, [1]), tokens=at(1, []))),
        ("die_artisan does not belong to what seat 1 has laid", dict(laid=at(1, ["die_artisan"]), tokens=at(1, []))),
        # goods
        ("7 goods of kind 1, not 8", dict(goods=at(1, []))),
        ("9 goods of kind 3, not 8", dict(agora=also("iron"))),
        ("9 goods of kind 0, not 8", dict(gone_goods=also("wine"))),
        ("a refined good is in the bag or in the agora", dict(agora=always(["grapes", "armor"]))),
        ("a refined good is in the bag or in the agora", dict(bag=lambda found: ["wine", *less("grapes")(found)])),
        ("goods[0][0]", dict(goods=at(0, ["fish"]))),
        # merchants and the underworld
        ("a merchant is missing or there twice", dict(merkator=also("m03"))),
        ("a merchant is missing or there twice", dict(merkator=always(["m01"]))),
        ("a merchant is missing or there twice", dict(gone_merchants=also("m01"))),
        ("merkator[0]", dict(merkator=always(["m13"]))),
        ("an underworld token is missing or there twice", dict(gone_underworld=also("u04"))),
        ("an underworld token is missing or there twice", dict(underworld=lambda found: [found[1], *found[1:]])),
        ("10 underworld tokens in round 4", dict(round=always(4))),
        ("10 underworld tokens in round 2", dict(round=always(2))),
        ("the top underworld token must be known to all", dict(known=lambda found: [*found[:-1], 7])),
        ("the top underworld token must be known to all", dict(known=lambda found: [*found[:-1], 0])),
        # figures
        ("the leader of seat 0 must be available or on the board", dict(leaders=at(0, "unhired"))),
        ("the leader of seat 0 must be available or on the board", dict(leaders=at(0, "resting"))),
        ("the leader of seat 0 is in the polis", dict(leaders=at(0, "polis_3"))),
        ("a die of seat 0 shows leader", dict(dice=die("unhired:leader"))),
        ("a promoted leader of seat 0 is where no leader can be",
         dict(dice=die("unhired:promoted"), personal=at(0, 3))),
        ("a promoted leader of seat 0 is where no leader can be",
         dict(dice=die("resting:promoted"), personal=at(0, 3))),
        ("a promoted leader of seat 0 is where no leader can be",
         dict(dice=die("polis_3:promoted"), personal=at(0, 3))),
        ("somebody stands on polis_7, which this side does not have", dict(dice=die("polis_7:rank_5"))),
        ("somebody stands on arena_3, which this side does not have", dict(leaders=at(0, "arena_3"))),
        ("2 figures on phalanx_1", dict(dice=die("phalanx_1:rank_3"))),
        ("2 figures on krypt_1", dict(leaders=at(0, "krypt_1"))),
        ("a figure on polis_1, which a disc closes", dict(dice=die("polis_1:rank_2"))),
        ("a figure on polis_4, which a disc closes", dict(dice=die("polis_4:rank_3"))),
        ("the spaces of the foro must be held by one player", dict(dice=die("foro_1:rank_2"))),
        ("the spaces of the foro must be held by one player", dict(leaders=at(0, "foro_2"))),
        ("dice[0][4]", dict(dice=die("available:rank_7"))),
        ("dice[0][4]", dict(dice=die("thermae:rank_1"))),
        ("dice[0][4]", dict(dice=die("rank_1"))),
        ("leaders[0]", dict(leaders=at(0, None))),
        ("led[0]", dict(led=at(0, "agora_1"))),
        # displays
        ("port holds 6, not more than 5",
         dict(port=lambda found: ["grapes_ship"] * 4 + found, ship_stack=always(
             [*["cattle_ship", "olives_ship"] * 4, *["iron_ship"] * 2, *["cotton_ship"] * 3]))),
        ("merkator holds 6, not more than 5",
         dict(merkator=always(["m01", "m02", "m03", "m04", "m05", "m06"]),
              merchant_stack=always(["m07", "m08", "m09", "m10", "m11", "m12"]))),
        ("agora holds 5, not more than 4",
         dict(agora=also("cotton", "cotton", "cotton"), bag=lambda found: found[:-3])),
        ("art holds 3, not more than 2",
         dict(art=also("die_artisan", "any_artisan"),
              artisan_stack=lambda found: less("any_artisan")(found), tokens=at(1, []))),
        ("phalanx holds 5, not more than 4",
         dict(phalanx=before("air_1", "air_1", "air_1"), reinforcement_stack=lambda found: found[3:])),
        # what is known
        ("doubted and doubts of seat 0", dict(doubts=at(0, [0]))),
        ("doubted and doubts of seat 0", dict(doubted=at(0, ["air_5"]))),
        ("the sales of seat 1 do not add up", dict(sales=at(1, [1]))),
        ("the sales of seat 1 do not add up",
         dict(sold=at(1, ["water_9"]), titans=at(1, []), sales=at(1, [2]))),
        ("seat 1 was seen with titans that it does not have", dict(shown=at(1, ["air_9"]))),
        ("a titan of seat 1 that was seen is neither there nor among those sold",
         dict(sold=at(1, ["water_9"]), titans=at(1, []), sales=at(1, [1]), doubted=at(1, ["air_9"]),
              doubts=at(1, [0]))),
        ("a titan of seat 1 may have gone in a sale that has not been",
         dict(sold=at(1, ["water_9"]), titans=at(1, []), sales=at(1, [1]), doubted=at(1, ["water_9"]),
              doubts=at(1, [1]))),
        ("doubts[0]", dict(doubts=at(0, [-1]), doubted=at(0, ["air_5"]))),
        # the round
        ("somebody was challenged before the arena was evaluated", dict(challenged=always([1]))),
        ("seat 0 has passed and yet has a turn", dict(passed=always([0]))),
        ("the leader of seat 1 was placed, but not written down where", dict(led=at(1, None))),
        # seats
        ("starter", dict(starter=always(3))),
        ("starter", dict(starter=always(None))),
        ("passed[0]", dict(passed=always([3]))),
        ("passed[1]", dict(passed=always([2, 2]))),
        ("passed", dict(passed=always(2))),
        ("challenged[0]", dict(challenged=always(["0"]))),
        ("2 values for 3 seats", dict(leaders=lambda found: found[1:])),
        ("4 values for 3 seats", dict(points=also(0))),
        ("4 values for 3 seats", dict(titans=also([]))),
        ("points[0]", dict(points=at(0, -1))),
        ("lost[2]", dict(lost=at(2, None))),
        # chance, agenda
        ("chance", dict(chance=always([0, 0]))),
        ("chance", dict(chance=always([1]))),
        ("chance", dict(chance=always([1 << 40, 1]))),
        ("chance", dict(chance=always([1, -1]))),
        ("agenda", dict(agenda=always({}))),
        ("agenda", dict(agenda=always([{"frame": "Zork"}]))),
        ("agenda", dict(agenda=always([{"frame": "MainAction"}]))),
        ("agenda", dict(agenda=always([{"frame": "MainAction", "seat": 3}]))),
        ("agenda", dict(agenda=always([{"frame": "MainAction", "seat": 0, "zork": 1}]))),
        ("agenda", dict(agenda=always(["MainAction"]))),
        ("agenda", dict(agenda=also(frame("Visitors", location="port")))),
        ("agenda", dict(agenda=also(frame("Visitor", space="temple_1")))),
        ("agenda", dict(agenda=also(frame("Bonus", 0, bonus="gold")))),
        ("agenda", dict(agenda=also(frame("TokenSale", 0, picked=["zork"])))),
        ("agenda", dict(agenda=also(frame("Sealed", 0, move="pass")))),
        ("agenda", dict(agenda=also(frame("Together", concerned=[0])))),
    ],
)  # fmt: skip
def test_a_position_with_wrong_components_is_refused_by_name(what, changes):
    """The first is what the message must name."""
    with pytest.raises(petteia.BadDump) as refused:
        petteia.load(spoiled_state(**changes))
    assert what in one_clear_line(refused.value)


def test_the_position_that_is_spoiled_above_is_sound():
    t = petteia.load(spoiled_state())
    assert t.pending == [0]
    assert sorted(t.dump_state()["dice"][0]) == sorted([*DICE, "unhired:rank_1"])


@pytest.mark.parametrize(
    ("what", "changes"),
    [
        ("picked token agenda", dict(agenda=also(frame("TokenSale", 0, picked=["fire_9"])))),
        ("picked token agenda", dict(agenda=also(frame("Defend", 0, picked=["water_9"])))),
        ("picked token agenda", dict(agenda=also(frame("ForoDiscard", 0, rank="rank_2", place="available",
                                                       picked=["earth_9"])))),
        ("ForoDiscard agenda rank place", dict(agenda=also(frame("ForoDiscard", 0, rank="rank_6", place="available",
                                                                 picked=["iron_ship"])))),
        ("agenda seat against", dict(agenda=also(frame("DuelOpen", 0, against=0, picked=[])))),
        ("agenda deliver", dict(agenda=also(frame("DeliverGood", 0, many=9, lowest="wine")))),
        ("agenda deliver", dict(agenda=also(frame("DeliverGood", 0, many=0, lowest="wine")))),
        ("agenda refine", dict(agenda=also(frame("RefineGood", 0, many=9, lowest="grapes")))),
        ("agenda refine", dict(agenda=also(frame("RefineGood", 0, many=0, lowest="grapes")))),
        ("agenda train", dict(agenda=also(frame("TrainWorker", 0, many=99, first="unhired:leader")))),
        ("agenda polis", dict(agenda=also(frame("PolisAllocate", 0, many=1, lowest="polis_1")))),
        ("agenda foro", dict(agenda=also(frame("ForoPartner", 2)))),
        ("laid", dict(laid=at(0, ["air_5"]), titans=at(0, ["fire_6"]))),
        ("polis", dict(polis=at(7, 0), personal=at(0, 3))),
        ("agenda over round", dict(agenda=always([]))),
        ("lost", dict(lost=at(0, 3))),
    ],
)  # fmt: skip
def test_a_position_that_cannot_come_about_is_refused_by_name(what, changes):
    """Nothing is lost or doubled, but no game leads there, and some would lead nowhere. The message has such a word."""
    with pytest.raises(petteia.BadDump) as refused:
        petteia.load(spoiled_state(**changes))
    told = one_clear_line(refused.value)
    assert any(word in told for word in what.split()), told


@pytest.mark.parametrize("dump", [None, 3, "zork", [], {}, {"petteia": 1}, {"petteia": 1, "game": "panthalos"}])
def test_what_is_no_dump_is_refused(dump):
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.load(dump)
    one_clear_line(refused.value)


def test_a_dump_of_another_number_of_players_is_refused():
    dump = sound().dump(history=False)
    for players in (1, 2, 4, 5, 6):
        with pytest.raises(petteia.BadDump) as refused:
            petteia.load({**dump, "players": players})
        one_clear_line(refused.value)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "pantacle"}, "missing"), ({"game": "zork"}, "zork"), ({"petteia": 2}, "format 2"),
        ({"rules": "1"}, "rules"), ({"edition": "zork"}, "edition"), ({"names": ["Ada"]}, "names"),
        ({"options": {"adept_cap": 5}}, "adept_cap"), ({"zork": 1}, "zork"), ({"state": []}, "state"),
        ({"players": "3"}, "players"), ({"options": []}, "options"), ({"history": 3}, "history"),
    ],
)  # fmt: skip
def test_a_dump_with_another_header_is_refused(changes, said):
    with pytest.raises(petteia.PetteiaError, match=said) as refused:
        petteia.load({**sound().dump(history=False), **changes})
    one_clear_line(refused.value)


def test_huge_values_in_a_dump_are_refused_in_few_words():
    dump = rich()
    for path in some_paths(dump)[::5]:
        for huge in ("z" * 100_000, ["zork"] * 20_000, {str(n): n for n in range(20_000)}):
            with pytest.raises(petteia.PetteiaError) as refused:
                petteia.load(replaced(dump, path, huge))
            one_clear_line(refused.value)


def test_a_refused_dump_leaves_no_trace():
    """Failing to load does not spoil the game that the dump was taken from, nor the next load."""
    t = sound()
    before = json.dumps(t.dump())
    with pytest.raises(petteia.BadDump):
        petteia.load(replaced(t.dump(), ("state", "titans"), []))
    assert json.dumps(t.dump()) == before
    assert json.dumps(petteia.load(json.loads(before)).dump()) == before
