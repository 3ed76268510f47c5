"""Whatever is handed in, the answer is one clear line and the table stays as it was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import petteia
from petteia.games.pantacle import GAME

from .arrange import position
from .test_properties_invariants import POWERS, broken
from .test_properties_pool import pool

Path = tuple[Any, ...]
NONSENSE: tuple[Any, ...] = (None, -1, "zork", [], {}, True, 1.5, 10**30)


def one_clear_line(error: BaseException) -> str:
    text = str(error)
    assert text.strip()
    assert "\n" not in text
    assert len(text) < 1000, f"{len(text)} characters: {text[:200]}..."
    return text


# Moves


def tables() -> list[petteia.Table]:
    """A new game, one in each kind of decision, and one that is over."""
    one = max(pool(), key=lambda one: len(one.moves))
    found = {t.view(seat)["decision"]: n for n, t, seat, _ in one.walk(quiet=True)}
    return [one.at(n) for n in sorted({0, *found.values()})] + [one.end]


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
                for move in ("pass", "announce hunt", "stop", "draw"):
                    check_refused(t, seat, move)
        for seat in (-1, t.players, 99, 10**30):
            check_refused(t, seat, str(t.options(t.pending[0])[0]) if t.pending else "pass")


@pytest.mark.parametrize("seat", [None, "0", "zork", 0.5])
def test_a_seat_that_is_no_number_is_refused(seat):
    t = position({}, {}, {})
    check_refused(t, seat, "announce hunt")
    with pytest.raises(TypeError):
        t.why(seat, "announce hunt")


def test_every_illegal_move_of_the_vocabulary_is_refused():
    for t in tables():
        seat = t.pending[0] if t.pending else 0
        legal = t.options(seat)
        before = json.dumps(t.dump())
        for move in t.state.box.words.moves[::7]:
            if move not in legal:
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
        "", " ", "\n", "zork", "announce", "announce zork", "ANNOUNCE HUNT", "announce hunt hunt", "announce  hunt\0",
        "place top", "place zork zork", "bribe", "bribe resolve", "discard hound_6", "look 9", "relieve denial",
        "pass; pass", "0 pass", "{ $seat }", "{ -term }", "\ue000seat\ue001Ada\ue002", "announce hunt\nannounce hunt",
        "𝔭𝔞𝔰𝔰", "%s %d {0}", "' OR 1=1 --", "<script>", "\ud800",
    ],
)  # fmt: skip
def test_nonsense_text_is_refused(text):
    t = position({}, {}, {})
    check_refused(t, 0, text)
    told = t.why(0, text)
    assert told is not None
    assert "\n" not in told[1]


def test_huge_text_is_refused_in_few_words():
    t = position({}, {}, {})
    for text in ("z" * 1_000_000, "announce " * 100_000, "announce hunt" + " " * 500_000 + "x", "\n" * 100_000):
        check_refused(t, 0, text)
        assert len(t.why(0, text)[1]) < 500


@pytest.mark.parametrize("move", [None, 0, 1.5, b"pass", object(), [None], ["announce hunt", None]])
def test_what_is_no_move_at_all_is_refused(move):
    check_refused(position({}, {}, {}), 0, move)


def test_a_move_of_another_games_vocabulary_is_refused():
    from petteia.kernel.kinds import Kind
    from petteia.kernel.moves import Vocabulary

    other = Vocabulary()
    foreign = [
        other.word("surrender"),
        *other.words("announce", Kind("favor", ("hunt", "peace"))),
        *other.words("discard", Kind("blade", tuple(f"knife_{n}" for n in range(99))))[-1:],
        *other.words("place", Kind("cell", ("a1", "b1"))),
        *other.words("bribe", Kind("payment", ("gold",))),
        *other.words("flip", Kind("coin", ("heads",))),
        *other.words("keep", Kind("promise", ("this",))),
        *other.words("look", Kind("direction", ("up", "down"))),
    ]
    for t in tables():
        for move in foreign:
            for seat in {0, *t.pending}:
                check_refused(t, seat, move)


def test_a_sequence_is_played_whole_or_not_at_all():
    t = position(dict(powers=["protection"], curses=["denial"], discs=["two_adepts"], emptied=["upper_left"]), {}, {})
    check_refused(t, 0, ["flip denial", "announce zork"])
    check_refused(t, 0, ["flip denial", "announce hunt", "announce hunt"])
    check_refused(t, 0, ["flip denial", "announce hunt", "pass"])
    t.play(0, ["flip denial", "announce hunt"])
    assert t.pending == [1]


def outcome(t: petteia.Table, seat: int, moves: list[str]) -> str:
    """What a seat is told when it tries a sequence."""
    try:
        t.copy().play(seat, moves)
    except petteia.IllegalMove as error:
        return str(error)
    return "played"


def test_a_refused_sequence_is_no_way_to_look_ahead():
    """Trying a sequence tells the same in every world that the seat holds possible."""
    curses = GAME.open_box(None).kinds["curse"].names
    t = position(dict(adepts=3, influence=9, powers=["bewitchment"]), {}, {})
    place = "place upper_left two_influence"
    after = [["draw"], ["draw", "draw"], ["stop"], ["announce hunt"], *(["draw", f"keep {one}"] for one in curses[::4])]
    tries = [["decline", place, *rest] for rest in after]
    tries += [["look 1", place], ["look 1", "look 1"], ["look 1", "announce hunt"], ["decline", "announce hunt"]]
    for moves in tries:
        told = {outcome(t.determinize(0, seed), 0, moves) for seed in range(4)} | {outcome(t, 0, moves)}
        assert len(told) == 1, f"{moves}: {told}"


@pytest.mark.parametrize("seat", [-1, 3, 99, "0"])
def test_nobody_else_has_a_view_events_options_or_worlds(seat):
    """A seat that is not at the table is an error, or sees no more than a spectator; it never gets another's sight."""
    t = position({}, {}, dict(hand=["oracle_1", "vagrant_1", "hound_1"]))
    t.play(0, "announce recruitment")
    t.play(1, "pass")
    t.options(2)
    for ask in (
        lambda: t.options(seat),
        lambda: t.view(seat)["table"],
        lambda: t.events(seat),
        lambda: str(t.prompt(seat)),
        lambda: t.determinize(seat, 1).dump_state()["hands"],
    ):
        try:
            told = json.dumps(ask(), default=str)
        except (petteia.PetteiaError, TypeError) as error:
            one_clear_line(error)
            continue
        assert "bribe oracle_1" not in told
        assert '"oracle_1", "vagrant_1", "hound_1"' not in told


def test_a_seat_that_is_not_at_the_table_has_no_options():
    for t in tables():
        for seat in range(t.players):
            t.options(seat)
        if t.pending:
            (seat,) = t.pending
            t.play(seat, t.options(seat)[0])
        for nobody in (-1, t.players, 99):
            assert t.options(nobody) == [], f"seat {nobody} is offered what another seat was offered"


# New games


@pytest.mark.parametrize(
    ("game", "given"),
    [
        ("zork", {}), ("", {}), (None, {}), ("Pantacle", {}),
        ("pantacle", {"players": 2}), ("pantacle", {"players": 6}),
        ("pantacle", {"players": 0}), ("pantacle", {"players": -3}), ("pantacle", {"players": "3"}),
        ("pantacle", {"players": 3.0}), ("pantacle", {"players": True}), ("pantacle", {"seed": "7"}),
        ("pantacle", {"seed": None}), ("pantacle", {"seed": 1.5}), ("pantacle", {"adept_cap": 3}),
        ("pantacle", {"adept_cap": None}), ("pantacle", {"adept_cap": "zork"}), ("pantacle", {"adept_cap": -1}),
        ("pantacle", {"adept_cap": False}), ("pantacle", {"adept_cap": [5]}), ("pantacle", {"zork": 1}),
        ("pantacle", {"names": ["Ada"]}), ("pantacle", {"names": ["a", "b", "c", "d"]}),
        ("pantacle", {"names": [1, 2, 3]}), ("pantacle", {"names": "abc"}), ("pantacle", {"names": [None, None, None]}),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_is_refused(game, given):
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.new(game, **given)
    one_clear_line(refused.value)


@pytest.mark.parametrize("seed", [0, -1, 7, 2**63, -(2**64)])
def test_any_reasonable_whole_number_is_a_seed(seed):
    t = petteia.new("pantacle", 3, seed)
    assert petteia.replay(t.record()).dump() == t.dump()


# Records


def check_no_record(text: Any) -> str:
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.replay(text)
    return one_clear_line(refused.value)


@cache
def golden() -> str:
    """A whole game as a record, short enough to spoil every line of it."""
    return min((one for one in pool() if one.players == 4), key=lambda one: len(one.moves)).end.record()


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
    blank = lines.index("\n")
    for gone in range(len(lines)):
        if not lines[gone].startswith("names"):
            check_no_record("".join(lines[:gone] + lines[gone + 1 :]))
    assert blank


def test_a_record_with_any_line_twice_is_refused():
    lines = golden().splitlines(keepends=True)
    for twice in range(len(lines)):
        if lines[twice].strip():
            check_no_record("".join(lines[: twice + 1] + lines[twice:]))


def test_a_record_with_any_edited_move_is_refused():
    lines = golden().splitlines()
    start = lines.index("") + 1
    for n in range(start, len(lines) - 1, 3):
        seat, _, move = lines[n].partition(" ")
        other = f"{(int(seat) + 1) % 4} {move}"
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
        for other in t.options(int(seat))[:3]:
            if str(other) != move:
                check_no_record("\n".join([*lines[:n], f"{seat} {other}", *lines[n + 1 :]]))
        t.play(int(seat), move)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seed: ", "seed: 1"), ("seed: ", "seed: zork "), ("seed: ", "seed: -"), ("seed: ", "sead: "),
        ("seed: ", "start: "), ("players: 4", "players: 3"), ("players: 4", "players: 5"),
        ("players: 4", "players: 0"), ("players: 4", "players: four"), ("players: 4", "players: 4.0"),
        ("game: pantacle", "game: zork"), ("game: pantacle", "game:"), ("game: pantacle", "game pantacle"),
        ("edition: base", "edition: zork"), ("edition: base", "edition:"), ("rules: ", "rules: zork"),
        ('options: {"adept_cap": ', 'options: {"adept_cap": 9'),
        ("options: ", "options: []"), ("options: ", "options: {"),
        ("names: ", "names: {}"), ("names: [", 'names: ["Eve", '), ("end: ", "end: 9"), ("end: ", "end: -"),
        (" moves, ", " moves, 0"), (" moves, ", " moves "), ("petteia record 1", "petteia record 2"),
        ("petteia record 1", "pgn"), ("petteia record 1\n", "petteia record 1\nzork: 1\n"),
        ("petteia record 1\n", "petteia record 1\n\n"), ("petteia record 1\n", "petteia record 1\ngame: pantacle\n"),
    ],
)  # fmt: skip
def test_a_record_with_an_edited_header_or_end_is_refused(old, new):
    assert old in golden()
    check_no_record(golden().replace(old, new, 1))


def test_a_record_with_another_digest_is_refused():
    text = golden()
    for at in range(2, 18):
        sign = text[-at]
        told = check_no_record(text[:-at] + ("0" if sign != "0" else "1") + text[len(text) - at + 1 :])
        assert "record says" in told


@pytest.mark.parametrize(
    "text",
    ["", "\n", "zork", "petteia record 1", "petteia record 1\n", "\0", "{}", "[]", "petteia record 1\n\n0 pass\n"],
)
def test_what_is_no_record_is_refused(text):
    check_no_record(text)


@pytest.mark.parametrize("text", [None, b"petteia record 1"])
def test_what_is_no_text_is_no_record(text):
    check_no_record(text)


def test_numbers_beyond_reason_in_a_record_are_refused():
    lines = golden().splitlines()
    start = lines.index("") + 1
    huge = "9" * 5000
    for n, edit in (
        (start, f"{huge} pass"),
        (lines.index("players: 4"), f"players: {huge}"),
        (start - 2, f"seed: {huge}"),
        (len(lines) - 1, f"end: {huge} moves, 0"),
    ):
        check_no_record("\n".join([*lines[:n], edit, *lines[n + 1 :]]))


@pytest.mark.parametrize("key", ["options", "names"])
def test_deeply_nested_headers_are_refused(key):
    lines = golden().splitlines()
    n = next(n for n, line in enumerate(lines) if line.startswith(key))
    for nested in ("[" * 100_000, '{"a":' * 100_000, "[" * 5000 + "]" * 5000):
        check_no_record("\n".join([*lines[:n], f"{key}: {nested}", *lines[n + 1 :]]))


@pytest.mark.parametrize("to", [-1, 10**9])
def test_a_record_has_no_such_move(to):
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.replay(golden(), to)
    one_clear_line(refused.value)


def test_line_ends_and_trailing_space_do_not_matter():
    same = petteia.replay(golden())
    assert petteia.replay(golden().replace("\n", "\r\n")).dump() == same.dump()
    assert petteia.replay(golden() + "\n\n").dump() == same.dump()


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


COMPONENTS = ("blade", "curse", "adept", "influence", "disc", "power", "resolve", "protection", "seat", "viewer", "won")


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
        lines = [f"{len(self.wrong)} kinds of trouble", *list(self.wrong.values())[:20]]
        return "\n".join(lines)


def same(one: Any, other: Any) -> bool:
    """Equal, and of the same types (True is not 1); an empty entry of a map is as good as none."""
    return json.dumps(tidy(one), sort_keys=True) == json.dumps(tidy(other), sort_keys=True)


def tidy(value: Any) -> Any:
    if isinstance(value, dict):
        maps = ("known", "influence_on", "adepts_on", "batch")
        found = {key: tidy(one) for key, one in value.items() if not (key == "lanes" and one == [])}
        for name in maps:
            if isinstance(found.get(name), dict):
                found[name] = {key: one for key, one in found[name].items() if one not in (0, [])}
        return found
    return [tidy(one) for one in value] if isinstance(value, list) else value


@cache
def rich() -> dict[str, Any]:
    """A position in which nearly everything is somewhere: while a Curse is chosen, with secrets known to some."""
    best: dict[str, Any] = {}
    most = -1
    for one in pool()[1::3]:
        for _, t, seat, _ in one.walk(quiet=True):
            if t.view(seat)["decision"] != "curse_keep":
                continue
            s = t.dump_state()
            score = sum(
                map(bool, (any(s["veiled"]), s["influence_on"], s["adepts_on"], s["reshuffles"], any(s["seen"])))
            )
            score += sum(map(bool, (s["extra_turn"], s["marked"], any(s["resolve"]), len(s["known"]) > 4)))
            if score > most:
                most, best = score, t.dump()
    assert most >= 7
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
    one = pool()[2]
    t = next(t.copy() for _, t, _, _ in one.walk() if len(t.moves) > 8 and len(t.dump()["history"]["run"]["moves"]) > 1)
    dump = t.dump()
    assert petteia.load(dump).dump() == dump
    fuzz = Fuzz(dump)
    for path in paths(dump["history"], ("history",)):
        for value in NONSENSE[:5]:
            fuzz.load(replaced(dump, path, value), path, value)
        fuzz.load(removed(dump, path), path, "missing")
    assert not fuzz.wrong, fuzz.report()


@pytest.mark.parametrize("decision", ["bribe", "moon_discard", "exhaustion_source", "place_disc", "curse_more"])
def test_every_value_of_an_agenda_is_checked(decision):
    for one in pool():
        t = next((t.copy() for _, t, seat, _ in one.walk(True) if t.view(seat)["decision"] == decision), None)
        if t is not None:
            break
    dump = t.dump()
    fuzz = Fuzz(dump)
    for path in paths(dump["state"]["agenda"], ("state", "agenda")):
        for value in (*NONSENSE, 0, 4, 10**9):
            fuzz.load(replaced(dump, path, value), path, value)
        fuzz.load(removed(dump, path), path, "missing")
    assert not fuzz.wrong, fuzz.report()


def spoiled_state(**changes: Any) -> dict[str, Any]:
    dump = position(
        dict(influence=3, adepts=2, powers=["protection", "hunt"], discs=["two_adepts"], emptied=["upper_left"],
             curses=["exhaustion_1"], face_down="exhaustion_1", hand=["oracle_1", "oracle_2"]),
        dict(hand=["hound_1", "hound_2"]), dict(influence=5),
        marked="hunt", agenda=[{"frame": "EndOfTurn", "seat": 0}, {"frame": "AnnounceFavor", "seat": 0}],
    ).dump(history=False)  # fmt: skip
    s = dump["state"]
    for name, value in changes.items():
        s[name] = value(s[name])
    return dump


@pytest.mark.parametrize(
    ("what", "changes"),
    [
        ("oracle_1", dict(hands=lambda hands: [["oracle_2"], *hands[1:]])),
        ("oracle_1", dict(hands=lambda hands: [hands[0], [*hands[1], "oracle_1"], hands[2]])),
        ("oracle_1", dict(pile=lambda pile: [*pile, "oracle_1"])),
        ("hound_1", dict(discard=lambda row: ["hound_1"])),
        ("zork_1", dict(pile=lambda pile: [*pile[1:], "zork_1"])),
        ("denial", dict(curse_pile=lambda pile: [card for card in pile if card != "denial"])),
        ("denial", dict(curse_pile=lambda pile: [*pile, "denial"])),
        ("exhaustion_1", dict(curse_pile=lambda pile: [*pile, "exhaustion_1"])),
        ("exhaustion_1", dict(drawn=lambda drawn: ["exhaustion_1"])),
        ("zork", dict(curse_pile=lambda pile: [*pile, "zork"])),
        ("hunt", dict(slots=lambda slots: [["hunt", "hunt", "protection"], [], []])),
        ("zork", dict(slots=lambda slots: [["zork", "protection"], [], []])),
        ("exhaustion_1", dict(slots=lambda slots: [["hunt"], [], []])),
        ("demonic", dict(slots=lambda slots: [["protection", "demonic_discard"], [], []])),
        ("token", dict(slots=lambda slots: [POWERS, [], []])),
        ("disc", dict(discs=lambda discs: [["two_adepts", "extra_turn"], [], []])),
        ("disc", dict(discs=lambda discs: [[], [], []])),
        ("two_adepts", dict(discs=lambda discs: [["two_adepts", "two_adepts"], [], []])),
        ("zork", dict(discs=lambda discs: [["zork"], [], []])),
        ("top", dict(pentagram=lambda points: [["top", "top"], *points[1:]])),
        ("disc", dict(pentagram=lambda points: [[], *points[1:]])),
        ("zork", dict(pentagram=lambda points: [["zork"], *points[1:]])),
        ("influence", dict(influence=lambda cubes: [4, 0, 5])),
        ("influence", dict(influence=lambda cubes: [-1, 0, 5], influence_reserve=lambda cubes: cubes + 4)),
        ("influence", dict(influence=lambda cubes: [10**9, 0, 5])),
        ("influence", dict(influence_reserve=lambda cubes: cubes + 1)),
        ("influence", dict(influence_on=lambda on: {"exhaustion_1": 4})),
        ("influence", dict(influence_on=lambda on: {"exhaustion_1": -1})),
        ("denial", dict(influence_on=lambda on: {**on, "denial": 1}, influence_reserve=lambda cubes: cubes - 1)),
        ("adept", dict(adepts=lambda people: [3, 0, 0])),
        ("adept", dict(adepts=lambda people: [-1, 0, 0], adept_reserve=lambda people: people + 3)),
        ("adept", dict(adept_reserve=lambda people: people - 1)),
        ("exhaustion_5", dict(adepts_on=lambda on: {"exhaustion_5": 1}, adept_reserve=lambda people: people - 1)),
        ("exhaustion_1", dict(veiled=lambda veiled: ["exhaustion_1", "exhaustion_1", None])),
        ("denial", dict(veiled=lambda veiled: ["denial", None, None])),
        ("curse", dict(curses=lambda mine: [["exhaustion_1", "denial"], [], []],
                       curse_pile=lambda pile: [card for card in pile if card != "denial"])),
        ("resolve", dict(resolve=lambda track: [3, 0, 0])),
        ("resolve", dict(resolve=lambda track: [-1, 0, 0])),
        ("winner", dict(winner=lambda winner: 0)),
        ("won", dict(winner=lambda winner: 0, agenda=lambda agenda: [])),
        ("agenda", dict(agenda=lambda agenda: [])),
        ("active", dict(active=lambda seat: 3)),
        ("marked", dict(marked=lambda favor: "zork")),
        ("turns", dict(turns=lambda turns: [1, 1])),
        ("hands", dict(hands=lambda hands: [*hands, []])),
        ("adept_cap", dict(adept_cap=lambda cap: 5)),
        ("adept_cap", dict(adept_cap=lambda cap: 7)),
        ("seen", dict(seen=lambda seen: seen[1:])),
        ("seen", dict(seen=lambda seen: [["hound_6"], [], [], []])),
        ("seen", dict(seen=lambda seen: [["vagrant_1"], [], [], []], pile=lambda pile: pile)),
        ("known", dict(known=lambda known: {"denial": [4]})),
        ("known", dict(known=lambda known: {"zork": [1]})),
        ("exhaustion_1", dict(known=lambda known: {"exhaustion_1": [1]})),
        ("batch", dict(batch=lambda batch: {"oracle_1": 1})),
        ("batch", dict(reshuffles=lambda count: 1)),
        ("chance", dict(chance=lambda words: [0, 0])),
        ("chance", dict(chance=lambda words: [1])),
        ("chance", dict(chance=lambda words: [1 << 40, 1])),
        ("chance", dict(chance=lambda words: [1, -1])),
        ("sacrifices", dict(sacrifices=lambda count: 3)),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "Zork"}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "AnnounceFavor"}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "AnnounceFavor", "seat": 3}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "AnnounceFavor", "seat": 0, "zork": 1}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "Bribe", "seat": 0, "favor": "zork"}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "Sealed", "seat": 0, "move": "pass"}])),
        ("agenda", dict(agenda=lambda agenda: [{"frame": "Together", "concerned": [0]}])),
        ("agenda", dict(agenda=lambda agenda: ["AnnounceFavor"])),
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


def test_drawn_curses_that_their_drawer_does_not_know_are_refused():
    dump = rich()
    with pytest.raises(petteia.BadDump) as refused:
        petteia.load(replaced(dump, ("state", "known"), {}))
    one_clear_line(refused.value)


@pytest.mark.parametrize("dump", [None, 3, "zork", [], {}, {"petteia": 1}, {"petteia": 1, "game": "pantacle"}])
def test_what_is_no_dump_is_refused(dump):
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.load(dump)
    one_clear_line(refused.value)


def test_a_dump_of_another_number_of_players_is_refused():
    dump = position({}, {}, {}).dump(history=False)
    for players in (2, 4, 5, 6):
        with pytest.raises(petteia.BadDump) as refused:
            petteia.load({**dump, "players": players})
        one_clear_line(refused.value)


def test_options_that_contradict_the_position_are_refused():
    dump = position({}, {}, {}).dump(history=False)
    with pytest.raises(petteia.BadDump) as refused:
        petteia.load({**dump, "options": {"adept_cap": 5}})
    one_clear_line(refused.value)


def test_huge_values_in_a_dump_are_refused_in_few_words():
    dump = rich()
    for path in list(paths(dump))[::5]:
        for huge in ("z" * 100_000, ["zork"] * 20_000, {str(n): n for n in range(20_000)}):
            try:
                petteia.load(replaced(dump, path, huge))
            except petteia.PetteiaError as error:
                one_clear_line(error)


def test_a_refused_dump_leaves_no_trace():
    """Failing to load does not spoil the game that the dump was taken from, nor the next load."""
    t = position({}, {}, {})
    before = json.dumps(t.dump())
    with pytest.raises(petteia.BadDump):
        petteia.load(replaced(t.dump(), ("state", "hands"), []))
    assert json.dumps(t.dump()) == before
    assert json.dumps(petteia.load(json.loads(before)).dump()) == before
