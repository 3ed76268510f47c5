"""Whatever is handed in, the answer is one clear line and the table stays as it was: tests for every game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any, ClassVar

import pytest

import petteia
from petteia.kernel.agenda import Choice
from petteia.kernel.kinds import Kind
from petteia.kernel.moves import Vocabulary

from .cases import Shared, each
from .properties import moments

Path = tuple[Any, ...]
Dump = dict[str, Any]
Change = Callable[[Any], Any]
NONSENSE: tuple[Any, ...] = (None, -1, "zork", [], {}, True, 1.5, 10**30)
NAMES = ["Ada", "Bel", "Cyd", "Dov", "Eli", "Fay", "Gus"]


def one_clear_line(error: BaseException) -> str:
    text = str(error)
    assert text.strip()
    assert "\n" not in text
    assert len(text) < 1000, f"{len(text)} characters: {text[:200]}..."
    return text


def check_refused(t: petteia.Table, seat: Any, move: Any) -> None:
    before = json.dumps(t.dump())
    with pytest.raises((petteia.IllegalMove, TypeError)) as refused:
        t.play(seat, move)
    one_clear_line(refused.value)
    right_types = isinstance(seat, int) and isinstance(move, str | petteia.Move)
    assert isinstance(refused.value, petteia.IllegalMove) or not right_types
    assert json.dumps(t.dump()) == before, f"{seat} {move!r:.40} was refused and yet changed the table"


def check_no_record(text: Any) -> str:
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.replay(text)
    return one_clear_line(refused.value)


def check_no_dump(dump: Any) -> str:
    with pytest.raises(petteia.PetteiaError) as refused:
        petteia.load(dump)
    return one_clear_line(refused.value)


def bare(t: petteia.Table) -> petteia.Table:
    """The same without its past, which makes it quick to compare."""
    return petteia.load(t.dump(history=False))


def after(t: petteia.Table, *moves: tuple[int, str]) -> petteia.Table:
    for seat, move in moves:
        t.play(seat, move)
    return t


def outcome(t: petteia.Table, seat: int, moves: list[str]) -> str:
    """What a seat is told when it tries a sequence."""
    try:
        t.copy().play(seat, moves)
    except petteia.IllegalMove as error:
        return str(error)
    return "played"


# Dumps with something else in them


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


def some_paths(value: Any, at: Path = ()) -> Iterator[Path]:
    """Every place, but of a long row only the first and the last ones."""
    for path in paths(value, at):
        inside = value
        for key in path[len(at) :]:
            if isinstance(inside, list) and len(inside) > 6 and 2 <= key < len(inside) - 1:
                break
            inside = inside[key]
        else:
            yield path


def inside(dump: Dump, path: Path) -> Any:
    found: Any = dump
    for key in path:
        found = found[key]
    return found


def replaced(dump: Dump, path: Path, value: Any) -> Dump:
    copy: Dump = json.loads(json.dumps(dump))
    inside(copy, path[:-1])[path[-1]] = value
    return copy


def removed(dump: Dump, path: Path) -> Dump:
    copy: Dump = json.loads(json.dumps(dump))
    del inside(copy, path[:-1])[path[-1]]
    return copy


def spoil_all(value: Any) -> None:
    """Clear every list and mapping, the innermost first."""
    for one in list(value.values() if isinstance(value, dict) else value):
        if isinstance(one, dict | list):
            spoil_all(one)
    value.clear()


# Changes of one field of a state, for the tables of spoiled positions


def always(value: Any) -> Change:
    return lambda found: value


def at(place: int, value: Any) -> Change:
    """A list with another value in one place."""
    return lambda found: [*found[:place], value, *found[place + 1 :]]


def also(*values: Any) -> Change:
    return lambda found: [*found, *values]


def before(*values: Any) -> Change:
    """At the bottom of a stack."""
    return lambda found: [*values, *found]


def without(value: Any) -> Change:
    return lambda found: [one for one in found if one != value]


def less(value: Any) -> Change:
    """One of them fewer."""

    def taken(found: list[Any]) -> list[Any]:
        left = list(found)
        left.remove(value)
        return left

    return taken


def but(**given: Any) -> Change:
    """A mapping with some other entries."""
    return lambda found: {**found, **given}


class Fuzz:
    """Loads spoiled dumps. What must not be is collected, so that one run tells all."""

    def __init__(self, case: type[BadInput], dump: Dump) -> None:
        self.case = case
        self.dump = dump
        self.refused = 0
        self.accepted = 0
        self.wrong: dict[str, str] = {}

    def load(self, spoiled: Dump, path: Path, value: Any = "") -> bool:
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

    def replace(self, path: Path, values: Iterable[Any]) -> None:
        for value in values:
            self.load(replaced(self.dump, path, value), path, value)

    def remove(self, path: Path) -> bool:
        return self.load(removed(self.dump, path), path, "missing")

    def _load(self, spoiled: Dump, path: Path) -> bool:
        """What is accepted must be what was written: a value is never quietly taken for another one."""
        try:
            t = petteia.load(spoiled)
        except petteia.PetteiaError as error:
            text = one_clear_line(error).lower()
            names = [str(key).lower() for key in path if isinstance(key, str)]
            assert any(one in text for one in (*names, *self.case.components)), (
                f"the message does not say where: {text}"
            )
            return True
        waiting = spoiled["state"]["agenda"][-1:] == t.dump_state()["agenda"][-1:]
        for key, told in t.dump().items():
            if key != "history" and (key != "state" or waiting):  # where a Step was on top, it has happened by now
                known = self.same(told, spoiled[key]) or self.same(told, self.dump[key])
                assert known, f"{key} is read as something else"
        assert self.case.violations(t) == []
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

    def same(self, one: Any, other: Any) -> bool:
        """Equal, and of the same types (True is not 1); an empty entry of a map is as good as none."""
        return json.dumps(self.tidy(one), sort_keys=True) == json.dumps(self.tidy(other), sort_keys=True)

    def tidy(self, value: Any) -> Any:
        if isinstance(value, dict):
            found = {key: self.tidy(one) for key, one in value.items() if not (key == "lanes" and one == [])}
            for name in self.case.maps:
                if isinstance(found.get(name), dict):
                    found[name] = {key: one for key, one in found[name].items() if one not in self.case.nothing}
            return found
        return [self.tidy(one) for one in value] if isinstance(value, list) else value

    def check(self) -> None:
        assert not self.wrong, "\n".join([f"{len(self.wrong)} kinds of trouble", *list(self.wrong.values())[:20]])


class BadInput(Shared):
    """Inherit it as `TestBadInput` and give it the names and tables below. A table may not be empty."""

    # Moves
    games: ClassVar[Sequence[tuple[int, int]]]  # players and seed of games of chance that have every decision
    arranged: ClassVar[dict[str, Callable[[], petteia.Table]]] = {}  # decisions that such games hardly ever have
    legal: ClassVar[str]  # a move that seat 0 can make in `sound`
    anyones: ClassVar[Sequence[str]]  # moves that others might try when it is not their turn
    words_step: ClassVar[int] = 1  # of the vocabulary every move, or every so many
    nonsense: ClassVar[Sequence[str]]  # texts that are nearly moves

    # New games
    own_options: ClassVar[Sequence[tuple[dict[str, Any], str]]] = ()  # wrong options, and what the refusal says

    # Records
    golden_players: ClassVar[int]
    golden_seed: ClassVar[int]  # of a short game of chance
    record_step: ClassVar[int]  # every move of the record is edited, or every so many
    other_moves: ClassVar[int] = 2  # so many others are tried in the place of each
    own_header: ClassVar[tuple[str, str]]  # text of the record's options, and what is wrong there instead
    spoiled_start: ClassVar[Sequence[tuple[str, str]]]  # text in the record of `sound`, and what is wrong instead

    # Dumps
    components: ClassVar[Sequence[str]]  # words by which a refusal may name what is wrong
    maps: ClassVar[Sequence[str]] = ()  # fields of the state in which an empty entry is as good as none
    nothing: ClassVar[tuple[Any, ...]] = (0, [])  # what an empty entry is
    rich_games: ClassVar[Sequence[tuple[int, int]]]  # players and seed of games to look for a rich position in
    rich_enough: ClassVar[int]  # its richness
    every_path: ClassVar[bool] = True  # or only the ends of long rows
    refusals: ClassVar[int] = 1500  # at least so many when each value of that position is spoiled
    history_step: ClassVar[int] = 3  # every place in a history is spoiled, or every so many
    on_agenda: ClassVar[Sequence[Any]] = (*NONSENSE[:-1], 0, 3, 4, 10**6)  # to be tried in all places of an agenda
    per_seat: ClassVar[str]  # a field of the state with a row for each seat
    spoiled: ClassVar[Sequence[tuple[str, dict[str, Change]]]]  # what the refusal says; changes of `sound`
    unreachable: ClassVar[Sequence[tuple[str, dict[str, Change]]]]  # one of these words; changes of `sound`
    own_dumps: ClassVar[Sequence[tuple[dict[str, Any], str]]] = ()  # other parts of a dump, and what the refusal says

    # What a game writes

    @classmethod
    def sound(cls) -> petteia.Table:
        """Seat 0's turn, somewhere in the middle of a game of three."""
        raise NotImplementedError

    @classmethod
    def foreign(cls, other: Vocabulary) -> list[petteia.Move]:
        """Moves of another game that look like ours."""
        raise NotImplementedError

    @classmethod
    def looking_ahead(cls) -> tuple[petteia.Table, list[list[str]]]:
        """A position, and sequences by which seat 0 might try to find out what it cannot know."""
        raise NotImplementedError

    @classmethod
    def secretive(cls) -> tuple[petteia.Table, list[str]]:
        """A table of three where seat 2 has `per_seat` secrets and options, and texts that would betray them."""
        raise NotImplementedError

    @classmethod
    def richness(cls, s: Any) -> int:
        """How much of everything there is in a position; -1 where it is not the kind of position looked for."""
        raise NotImplementedError

    @classmethod
    def violations(cls, t: petteia.Table) -> list[str]:
        """What cannot be; best by other means than those of the game itself."""
        return cls.game.violations(t.state)

    # What is made of it

    @classmethod
    @cache
    def at_every_decision(cls) -> dict[str, petteia.Table]:
        """A table at each kind of decision, and one that is over; not to be played on."""
        found = {name: bare(made()) for name, made in cls.arranged.items()}
        for players, seed in cls.games:
            for t in moments(cls.game, players, seed, 1):
                choice = None if t.over else t.state.choice(t.pending[0])
                if choice and choice.name not in found and cls.begun(choice):
                    found[choice.name] = bare(t)
            if len(found) == len(cls.decisions()):
                break
        assert set(found) == set(cls.decisions())
        assert all(t.view(t.pending[0])["decision"] == name for name, t in found.items())
        return {**found, "over": bare(t)}

    @classmethod
    def begun(cls, choice: Any) -> bool:
        """Is a decision good as it is? Or only later, when it carries more that can be spoiled?"""
        return True

    @classmethod
    def decisions(cls) -> list[str]:
        """The names of all decisions there are."""
        return list(dict.fromkeys(frame.name for frame in cls.game.frames if issubclass(frame, Choice)))

    @classmethod
    def decisions_and_end(cls) -> list[str]:
        return [*cls.decisions(), "over"]

    @classmethod
    def tables(cls) -> list[petteia.Table]:
        return list(cls.at_every_decision().values())

    @classmethod
    def texts(cls) -> list[str]:
        verb, legal = cls.legal.split()[0], cls.legal
        common = ["", " ", "\n", "zork", f"{legal} zork", f"{legal}\0", legal.upper(), f"{legal}; {legal}"]
        common += [f"0 {legal}", f"{legal}\n{legal}", "{ $seat }", "{ -term }", "\ue000seat\ue001Ada\ue002", "𝔭𝔞𝔰𝔰"]
        return list(
            dict.fromkeys(
                [*common, verb, f"{verb} zork", "%s %d {0}", "' OR 1=1 --", "<script>", "\ud800", *cls.nonsense]
            )
        )

    @classmethod
    def no_moves(cls) -> list[Any]:
        return [None, 0, 1.5, cls.legal.encode(), object(), [None], [cls.legal, None]]

    @classmethod
    def impossible(cls) -> list[tuple[dict[str, Any], str]]:
        low, high = cls.game.seats
        return [
            *[({"players": n}, f"{low} to {high} players, not {n}") for n in (low - 1, high + 1, 0, -3)],
            *[({"players": wrong}, f"not {wrong!r}") for wrong in (str(low), float(low), True)],
            *[({"seed": wrong}, "seed") for wrong in ("7", None, 1.5, True, 1 << 300)],
            ({"zork": 1}, "'zork'"),
            ({"zork": 1}, f"its options: {', '.join(option.name for option in cls.game.options) or 'none'}"),
            ({"names": ["Ada"]}, f"1 names for {low} players"),
            ({"names": NAMES[: low + 1]}, f"{low + 1} names"),
            *[({"names": wrong}, "names") for wrong in ([1] * low, "abcde"[:low], [None] * low)],
            ({"edition": "nowhere.toml"}, "nowhere.toml"),
            *cls.own_options,
        ]

    @classmethod
    @cache
    def golden(cls) -> str:
        """A whole game as a record, short enough to spoil every line of it."""
        names = NAMES[: cls.golden_players]
        *_, t = moments(cls.game, cls.golden_players, cls.golden_seed, 1, names)
        return t.record()

    @classmethod
    def golden_moves(cls) -> tuple[list[str], range]:
        """The lines of the record, and which of them are moves."""
        lines = cls.golden().splitlines()
        return lines, range(lines.index("") + 1, len(lines) - 1)

    @classmethod
    def header_edits(cls) -> list[tuple[str, str]]:
        name, first = cls.game.name, "petteia record 1"
        seats, most = cls.golden_players, cls.game.seats[1]
        others = dict.fromkeys((seats - 1, seats + 1, most + 1, 0))
        return [
            *[("seed: ", wrong) for wrong in ("seed: 1", "seed: zork ", "seed: -1", "sead: ", "start: ")],
            *[(f"players: {seats}", f"players: {wrong}") for wrong in (*others, "three", f"{seats}.0")],
            *[(f"game: {name}", wrong) for wrong in ("game: zork", "game:", f"game {name}", f"game: {cls.another()}")],
            *[("edition: base", wrong) for wrong in ("edition: zork", "edition:")],
            ("rules: ", "rules: zork"),
            cls.own_header,
            *[("options: ", wrong) for wrong in ("options: []", "options: {")],
            ("names: ", "names: {}"),
            ("names: [", 'names: ["Eve", '),
            *[("end: ", wrong) for wrong in ("end: 9", "end: -")],
            *[(" moves, ", wrong) for wrong in (" moves, 0", " moves ")],
            *[(first, wrong) for wrong in ("petteia record 2", "pgn")],
            *[(f"{first}\n", f"{first}\n{more}\n") for more in ("zork: 1", "", f"game: {name}")],
        ]

    @classmethod
    def another(cls) -> str:
        """The name of another game."""
        return next(name for name in petteia.games() if name != cls.game.name)

    @classmethod
    @cache
    def rich(cls) -> Dump:
        """A position in which nearly everything is somewhere."""
        best: Dump = {}
        most = -1
        for players, seed in cls.rich_games:
            for t in moments(cls.game, players, seed, 1):
                score = -1 if t.over else cls.richness(t.state)
                if score > most:
                    most, best = score, t.dump(history=False)
        assert most >= cls.rich_enough
        return best

    @classmethod
    def places(cls, value: Any, at: Path = ()) -> list[Path]:
        return list(paths(value, at) if cls.every_path else some_paths(value, at))

    @classmethod
    def spoiled_state(cls, changes: dict[str, Change]) -> Dump:
        dump = cls.sound().dump(history=False)
        for name, change in changes.items():
            dump["state"][name] = change(dump["state"][name])
        return dump

    @classmethod
    def other_dumps(cls) -> list[tuple[dict[str, Any], str]]:
        return [
            ({"game": cls.another(), "options": {}}, "is missing"), ({"game": "zork"}, "zork"),
            ({"petteia": 2}, "format 2"), ({"rules": "1"}, "rules"), ({"edition": "zork"}, "edition"),
            ({"names": ["Ada"]}, "names"), ({"options": {"zork": 5}}, "zork"), ({"options": []}, "options"),
            ({"zork": 1}, "zork"), ({"state": []}, "state"), ({"players": "3"}, "players"), ({"history": 3}, "history"),
            *cls.own_dumps,
        ]  # fmt: skip

    # Moves

    def test_a_wrong_seat_is_refused(self) -> None:
        for t in self.tables():
            for seat in range(t.players):
                if seat not in t.pending:
                    for move in self.anyones:
                        check_refused(t, seat, move)
            for seat in (-1, t.players, 99, 10**30):
                check_refused(t, seat, str(t.options(t.pending[0])[0]) if t.pending else "pass")

    @pytest.mark.parametrize("seat", [None, "0", "zork", 0.5])
    def test_a_seat_that_is_no_number_is_refused(self, seat: Any) -> None:
        t = self.sound()
        check_refused(t, seat, self.legal)
        with pytest.raises(TypeError):
            t.why(seat, self.legal)

    @each("decision", "decisions_and_end")
    def test_every_illegal_move_of_the_vocabulary_is_refused(self, decision: str) -> None:
        """Also at every decision: what is no option is refused with the same words by `why` and by `play`."""
        t = self.at_every_decision()[decision]
        seat = t.pending[0] if t.pending else 0
        legal = t.options(seat)
        before = json.dumps(t.dump())
        for move in t.state.box.words.moves[:: self.words_step]:
            told = t.why(seat, move)
            if move in legal:
                assert told is None
                continue
            assert told is not None
            assert "\n" not in told[1]
            with pytest.raises(petteia.IllegalMove) as refused:
                t.play(seat, move)
            assert refused.value.clause == told[0]
            assert refused.value.sentence == told[1]
            one_clear_line(refused.value)
        assert json.dumps(t.dump()) == before

    @each("text", "texts")
    def test_nonsense_text_is_refused(self, text: str) -> None:
        t = self.sound()
        check_refused(t, 0, text)
        told = t.why(0, text)
        assert told is not None
        assert "\n" not in told[1]

    def test_huge_text_is_refused_in_few_words(self) -> None:
        t = self.sound()
        verb = self.legal.split()[0]
        for text in ("z" * 1_000_000, f"{verb} " * 100_000, self.legal + " " * 500_000 + "x", "\n" * 100_000):
            check_refused(t, 0, text)
            told = t.why(0, text)
            assert told is not None
            assert len(told[1]) < 500

    @each("move", "no_moves")
    def test_what_is_no_move_at_all_is_refused(self, move: Any) -> None:
        check_refused(self.sound(), 0, move)

    def test_the_move_that_is_spoiled_above_is_legal(self) -> None:
        t = self.sound()
        assert t.pending == [0]
        t.play(0, [self.legal])

    def test_a_move_of_another_games_vocabulary_is_refused(self) -> None:
        other = Vocabulary()
        foreign = [other.word("surrender"), *other.words("flip", Kind("coin", ("heads",))), *self.foreign(other)]
        for t in self.tables():
            for move in foreign:
                for seat in {0, *t.pending}:
                    check_refused(t, seat, move)

    def test_a_refused_sequence_is_no_way_to_look_ahead(self) -> None:
        """Trying a sequence tells the same in every world that the seat holds possible, whatever chance would bring."""
        t, tries = self.looking_ahead()
        for moves in tries:
            told = {outcome(t.determinize(0, seed), 0, moves) for seed in range(4)} | {outcome(t, 0, moves)}
            assert len(told) == 1, f"{moves}: {told}"

    @pytest.mark.parametrize("seat", [-1, 3, 99, "0"])
    def test_nobody_else_has_a_view_events_options_or_worlds(self, seat: Any) -> None:
        """A seat that is not at the table is an error, or sees no more than a spectator; never with another's eyes."""
        t, betraying = self.secretive()
        mine = t.dump_state()[self.per_seat][2]
        for known in (json.dumps(t.view(2)), json.dumps(t.options(2), default=str)):
            assert any(one in known for one in betraying), "this would betray nothing"
        for ask in (
            lambda: t.options(seat),
            lambda: [t.view(seat)["table"]],
            lambda: t.events(seat),
            lambda: [t.prompt(seat)],
            lambda: [t.determinize(seat, n).dump_state()[self.per_seat][2] for n in range(5)],
        ):
            try:
                told = ask()
            except (petteia.PetteiaError, TypeError) as error:
                one_clear_line(error)
                continue
            assert not [one for one in betraying if one in json.dumps(told, default=str)]
            assert mine not in told

    def test_a_seat_that_is_not_at_the_table_has_no_options(self) -> None:
        for table in self.tables():
            t = table.copy()
            for seat in range(t.players):
                t.options(seat)
            if t.pending:
                seat = t.pending[0]
                t.play(seat, t.options(seat)[0])
            for nobody in (-1, t.players, 99):
                assert t.options(nobody) == [], f"seat {nobody} is offered what another seat was offered"

    # New games

    def test_a_game_that_is_not_there_is_refused(self) -> None:
        for name in ("zork", "", None, self.game.name.capitalize()):
            with pytest.raises(petteia.PetteiaError) as refused:
                petteia.new(name)  # type: ignore[arg-type]
            one_clear_line(refused.value)

    @each("given, said", "impossible")
    def test_a_game_that_cannot_be_is_refused(self, given: dict[str, Any], said: str) -> None:
        with pytest.raises(petteia.PetteiaError) as refused:
            petteia.new(self.game, **given)
        assert said in one_clear_line(refused.value)

    @pytest.mark.parametrize("seed", [0, -1, 7, 2**63, -(2**64)])
    def test_any_reasonable_whole_number_is_a_seed(self, seed: int) -> None:
        t = petteia.new(self.game, 3, seed)
        assert petteia.replay(t.record()).dump() == t.dump()

    # Records

    def test_the_record_that_is_spoiled_below_is_sound(self) -> None:
        t = petteia.replay(self.golden())
        assert t.over
        assert t.record() == self.golden()

    def test_a_record_cut_after_any_line_is_refused(self) -> None:
        lines = self.golden().splitlines(keepends=True)
        for count in range(len(lines)):
            check_no_record("".join(lines[:count]))

    def test_a_record_cut_in_the_middle_of_any_line_is_refused(self) -> None:
        text = self.golden()
        for at in range(1, len(text) - 1, 29):
            check_no_record(text[:at])

    def test_a_record_that_lost_any_line_is_refused(self) -> None:
        lines = self.golden().splitlines(keepends=True)
        for gone in range(len(lines)):
            check_no_record("".join(lines[:gone] + lines[gone + 1 :]))

    def test_a_record_with_any_line_twice_is_refused(self) -> None:
        lines = self.golden().splitlines(keepends=True)
        for twice in range(len(lines)):
            if lines[twice].strip():
                check_no_record("".join(lines[: twice + 1] + lines[twice:]))

    def test_a_record_with_any_edited_move_is_refused(self) -> None:
        lines, moves = self.golden_moves()
        for n in moves[:: self.record_step]:
            seat, _, move = lines[n].partition(" ")
            wrong = [f"{(int(seat) + 1) % self.golden_players} {move}", f"{seat} zork", seat, f"7 {move}", f"-1 {move}"]
            for edit in (*wrong, f"zork {move}", "", f"{seat} end:"):
                told = check_no_record("\n".join([*lines[:n], edit, *lines[n + 1 :]]))
                assert f"line {n + 1}:" in told, told

    def test_a_record_with_another_legal_move_ends_elsewhere(self) -> None:
        """An edit that stays legal for a while is still noticed: by an illegal move later, or by the digest."""
        lines, moves = self.golden_moves()
        t = petteia.replay(self.golden(), 0)
        for n in moves:
            seat, _, move = lines[n].partition(" ")
            for other in t.options(int(seat))[: self.other_moves]:
                if str(other) != move:
                    check_no_record("\n".join([*lines[:n], f"{seat} {other}", *lines[n + 1 :]]))
            t.play(int(seat), move)

    @each("old, new", "header_edits")
    def test_a_record_with_an_edited_header_or_end_is_refused(self, old: str, new: str) -> None:
        assert old in self.golden()
        check_no_record(self.golden().replace(old, new, 1))

    def test_a_record_with_another_digest_is_refused(self) -> None:
        text = self.golden()
        for at in range(2, 18):
            sign = text[-at]
            told = check_no_record(text[:-at] + ("0" if sign != "0" else "1") + text[len(text) - at + 1 :])
            assert "record says" in told

    @pytest.mark.parametrize(
        "text",
        [None, b"petteia record 1", "", "\n", "zork", "petteia record 1", "petteia record 1\n", "\0", "{}", "[]",
         "petteia record 1\n\n0 pass\n"],
    )  # fmt: skip
    def test_what_is_no_record_is_refused(self, text: Any) -> None:
        check_no_record(text)

    def test_a_record_that_starts_from_a_broken_position_is_refused(self) -> None:
        t = after(self.sound(), (0, self.legal))
        text = t.record()
        assert petteia.replay(text).dump_state() == t.dump_state()
        for old, new in self.spoiled_start:
            assert old in text
            assert check_no_record(text.replace(old, new, 1)).startswith("header")

    def test_numbers_beyond_reason_in_a_record_are_refused(self) -> None:
        lines, moves = self.golden_moves()
        huge = "9" * 5000
        edits = {f"{key}: ": f"{key}: {huge}" for key in ("players", "seed")}
        for start, edit in (edits | {"end: ": f"end: {huge} moves, 0", lines[moves[0]]: f"{huge} pass"}).items():
            n = next(n for n, line in enumerate(lines) if line.startswith(start))
            check_no_record("\n".join([*lines[:n], edit, *lines[n + 1 :]]))

    @pytest.mark.parametrize("key", ["options", "names"])
    def test_deeply_nested_headers_are_refused(self, key: str) -> None:
        lines = self.golden().splitlines()
        n = next(n for n, line in enumerate(lines) if line.startswith(key))
        for nested in ("[" * 100_000, '{"a":' * 100_000, "[" * 5000 + "]" * 5000):
            check_no_record("\n".join([*lines[:n], f"{key}: {nested}", *lines[n + 1 :]]))

    @pytest.mark.parametrize("to", [-1, 10**9])
    def test_a_record_has_no_such_move(self, to: int) -> None:
        with pytest.raises(petteia.PetteiaError) as refused:
            petteia.replay(self.golden(), to)
        one_clear_line(refused.value)

    def test_line_ends_and_trailing_space_do_not_matter(self) -> None:
        same = petteia.replay(self.golden())
        assert petteia.replay(self.golden().replace("\n", "\r\n")).dump() == same.dump()
        assert petteia.replay(self.golden() + "\n\n").dump() == same.dump()

    # Dumps

    def test_every_value_of_a_position_is_checked(self) -> None:
        dump = self.rich()
        assert petteia.load(dump).dump(history=False) == dump
        fuzz = Fuzz(type(self), dump)
        for path in self.places(dump):
            fuzz.replace(path, NONSENSE)
        fuzz.check()
        assert fuzz.refused > self.refusals
        assert fuzz.accepted < fuzz.refused / 10, f"{fuzz.accepted} spoiled dumps accepted, {fuzz.refused} refused"

    def test_no_part_of_a_position_may_be_missing(self) -> None:
        fuzz = Fuzz(type(self), self.rich())
        accepted = [path for path in paths(self.rich()) if not fuzz.remove(path)]
        fuzz.check()
        unexpected = [path for path in accepted if not set(path) & set(self.maps)]
        assert len(unexpected) < fuzz.refused / 10, unexpected

    def test_nothing_may_be_added_to_a_position(self) -> None:
        dump = self.rich()
        fuzz = Fuzz(type(self), dump)
        for path in paths(dump):
            found = inside(dump, path)
            if isinstance(found, dict):
                more = (*path, "zork")
                assert fuzz.load(replaced(dump, more, 1), more, 1), f"{path}: 'zork' was accepted"
            elif isinstance(found, list):
                fuzz.replace(path, [[*found, value] for value in (*NONSENSE, *found[:1])])
        fuzz.check()

    def test_every_value_of_a_history_is_checked(self) -> None:
        for t in moments(self.game, 3, 0, 1):
            run = t.dump()["history"]["run"]
            if len(t.moves) > 8 and run and len(run["moves"]) > 1:
                break
        dump = t.dump()
        assert petteia.load(dump).dump() == dump
        fuzz = Fuzz(type(self), dump)
        for path in self.places(dump["history"], ("history",))[:: self.history_step]:
            fuzz.replace(path, NONSENSE[:5])
            fuzz.remove(path)
        fuzz.check()
        assert fuzz.refused > 300

    @each("decision", "decisions")
    def test_every_value_of_an_agenda_is_checked(self, decision: str) -> None:
        dump = self.at_every_decision()[decision].dump(history=False)
        fuzz = Fuzz(type(self), dump)
        for field in [one for one in ("agenda", "lanes") if one in dump["state"]]:
            for path in paths(dump["state"][field], ("state", field)):
                fuzz.replace(path, self.on_agenda)
                fuzz.remove(path)
        fuzz.check()

    @each("what, changes", "spoiled")
    def test_a_position_with_wrong_components_is_refused_by_name(self, what: str, changes: dict[str, Change]) -> None:
        """The first is what the message must name."""
        with pytest.raises(petteia.BadDump) as refused:
            petteia.load(self.spoiled_state(changes))
        assert what in one_clear_line(refused.value).lower()

    def test_the_position_that_is_spoiled_above_is_sound(self) -> None:
        t = petteia.load(self.spoiled_state({}))
        assert t.pending == [0]
        assert self.violations(t) == []

    @each("what, changes", "unreachable")
    def test_a_position_that_cannot_come_about_is_refused_by_name(self, what: str, changes: dict[str, Change]) -> None:
        """Nothing is lost or doubled, but no game leads there, and some would lead nowhere. A word of it is told."""
        with pytest.raises(petteia.BadDump) as refused:
            petteia.load(self.spoiled_state(changes))
        told = one_clear_line(refused.value).lower()
        assert any(word in told for word in what.lower().split()), told

    @pytest.mark.parametrize("dump", [None, 3, "zork", [], {}, {"petteia": 1}])
    def test_what_is_no_dump_is_refused(self, dump: Any) -> None:
        check_no_dump(dump)

    def test_the_beginning_of_a_dump_is_refused(self) -> None:
        check_no_dump({"petteia": 1, "game": self.game.name})

    def test_a_dump_of_another_number_of_players_is_refused(self) -> None:
        dump = self.sound().dump(history=False)
        for players in range(self.game.seats[0] - 1, self.game.seats[1] + 2):
            if players != dump["players"]:
                with pytest.raises(petteia.BadDump) as refused:
                    petteia.load({**dump, "players": players})
                one_clear_line(refused.value)

    @each("changes, said", "other_dumps")
    def test_a_dump_with_another_header_is_refused(self, changes: dict[str, Any], said: str) -> None:
        assert said in check_no_dump({**self.sound().dump(history=False), **changes})

    def test_huge_values_in_a_dump_are_refused_in_few_words(self) -> None:
        dump = self.rich()
        for path in self.places(dump)[::5]:
            for huge in ("z" * 100_000, ["zork"] * 20_000, {str(n): n for n in range(20_000)}):
                check_no_dump(replaced(dump, path, huge))

    def test_a_refused_dump_leaves_no_trace(self) -> None:
        """Failing to load does not spoil the game that the dump was taken from, nor the next load."""
        t = self.sound()
        before = json.dumps(t.dump())
        with pytest.raises(petteia.BadDump):
            petteia.load(replaced(t.dump(), ("state", self.per_seat), []))
        assert json.dumps(t.dump()) == before
        assert json.dumps(petteia.load(json.loads(before)).dump()) == before

    # What is handed out

    def test_what_a_table_hands_out_is_the_callers_own(self) -> None:
        """Whoever changes a view, a dump or events changes nothing for anybody else."""
        t = after(self.sound(), (0, self.legal))
        clean = [json.dumps(one) for one in (t.view(0), t.view(None), t.dump(), t.events(0))]
        for handed in (t.view(0), t.view(None), t.dump(), t.events(0)):
            spoil_all(handed)
        assert [json.dumps(one) for one in (t.view(0), t.view(None), t.dump(), t.events(0))] == clean
