"""The agenda: what happens next, in which order."""

from __future__ import annotations

import pytest

from petteia.kernel.agenda import Box, Choice, Frame, State, Step, Together
from petteia.kernel.moves import Move, Vocabulary

WORDS = Vocabulary()
GO = WORDS.word("go")
BOX = Box("base", {}, WORDS)


class Diary(State):
    """Writes down what happened."""

    def __init__(self, players: int = 2) -> None:
        super().__init__(BOX, players)
        self.lines: list[str] = []

    def copy(self) -> Diary:
        s = Diary(self.players)
        s.lines = self.lines[:]
        s.follow(self)
        return s


class Write(Step[Diary]):
    """Writes a line, then lets other frames follow."""

    def __init__(self, line: str, *after: Frame) -> None:
        self.line = line
        self.after = after

    def run(self, s: Diary) -> None:
        s.lines.append(self.line)
        s.then(*self.after)


class Ask(Choice[Diary]):
    def __init__(self, seat: int, line: str = "", *after: Frame) -> None:
        super().__init__(seat)
        self.line = line
        self.after = after

    def options(self, s: Diary) -> list[Move]:
        return [GO]

    def take(self, s: Diary, move: Move) -> None:
        s.lines.append(self.line)
        s.then(*self.after)


class Optional(Ask):
    def owed(self, s: Diary) -> bool:
        return False


class Phase(Together[Diary]):
    def close(self, s: Diary, lanes: list[list[Frame]]) -> None:
        s.lines.append(f"closed with {[len(lane) for lane in lanes]}")


class Interrupt(Step[Diary]):
    """In a lane: puts something on the main agenda, above the lanes."""

    def __init__(self, *frames: Frame) -> None:
        self.frames = frames

    def run(self, s: Diary) -> None:
        s.lines.append("interrupt")
        s.interrupt(*self.frames)


class End(Step[Diary]):
    def run(self, s: Diary) -> None:
        s.end()


def test_frames_happen_in_the_order_in_which_then_names_them() -> None:
    s = Diary()
    s.then(Write("a"), Write("b"), Write("c"))
    s.run()
    assert s.lines == ["a", "b", "c"]


def test_what_a_step_adds_happens_before_what_was_there() -> None:
    s = Diary()
    s.then(Write("a", Write("a1", Write("a11")), Write("a2")), Write("b"))
    s.run()
    assert s.lines == ["a", "a1", "a11", "a2", "b"]


def test_then_called_twice_puts_the_later_call_first() -> None:
    s = Diary()
    s.then(Write("second"))
    s.then(Write("first"))
    s.run()
    assert s.lines == ["first", "second"]


def test_steps_run_until_a_choice_and_no_further() -> None:
    s = Diary()
    s.then(Write("a"), Ask(1, "asked", Write("answer")), Write("b"))
    s.run()
    assert (s.lines, s.pending(), s.deciding()) == (["a"], [1], [1])
    s.run()
    assert s.lines == ["a"], "running again changes nothing"
    s.step(1, GO)
    assert s.lines == ["a", "asked", "answer", "b"]
    assert (s.agenda, s.pending(), s.deciding()) == ([], [], [])


def test_a_choice_on_the_main_agenda_is_only_its_own_seats() -> None:
    s = Diary(3)
    s.then(Ask(1))
    assert [s.choice(seat) is not None for seat in (-1, 0, 1, 2, 3)] == [False, False, True, False, False]


def test_an_empty_agenda_asks_nobody() -> None:
    s = Diary()
    s.run()
    assert s.choice(0) is None
    assert s.pending() == []


def test_end_leaves_nothing_to_do() -> None:
    s = Diary()
    s.then(Write("a"), End(), Write("never"), Ask(0))
    s.run()
    assert (s.lines, s.agenda, s.pending()) == (["a"], [], [])


def test_lane_steps_run_in_their_lane_up_to_its_choice() -> None:
    s = Diary()
    s.open(Phase(0b11), [[Write("a", Write("a1")), Ask(0, "x", Write("after x"))], [Ask(1, "y"), Write("b")]])
    s.run()
    assert s.lines == ["a", "a1"]
    assert s.pending() == [0, 1]
    s.step(1, GO)
    assert s.lines == ["a", "a1", "y", "b"]
    assert s.pending() == [0]
    s.step(0, GO)
    assert s.lines == ["a", "a1", "y", "b", "x", "after x", "closed with [0, 0]"]


def test_what_a_lane_step_puts_next_stays_in_its_lane() -> None:
    s = Diary()
    s.open(Phase(0b11), [[Write("a", Ask(0, "x"))], [Ask(1, "y")]])
    s.run()
    assert s.pending() == [0, 1]
    assert len(s.agenda) == 1
    s.step(1, GO)
    s.step(0, GO)
    assert s.lines == ["a", "y", "x", "closed with [0, 0]"]


def test_a_phase_in_which_nobody_owes_a_move_closes_at_once() -> None:
    s = Diary()
    s.then(Write("after"))
    s.open(Phase(0b11), [[Optional(0)], []])
    s.run()
    assert s.lines == ["closed with [1, 0]", "after"]
    assert (s.lanes, s.agenda) == ([], [])


def test_a_seat_that_may_but_need_not_move_keeps_its_choice_until_the_phase_closes() -> None:
    s = Diary()
    s.open(Phase(0b11), [[Optional(0, "early", Optional(0))], [Ask(1)]])
    s.run()
    assert s.pending() == [1]
    assert s.choice(0) is not None
    s.step(0, GO)
    assert s.lines == ["early"]
    assert s.choice(0) is not None
    s.step(1, GO)
    assert s.choice(0) is None


def test_lanes_do_not_open_twice() -> None:
    s = Diary()
    s.open(Phase(0b11), [[Ask(0)], [Ask(1)]])
    with pytest.raises(RuntimeError, match="open already"):
        s.open(Phase(0b11), [[], []])


def test_an_interrupt_of_a_lane_is_settled_before_the_lanes_go_on() -> None:
    s = Diary(3)
    interrupt = Interrupt(Write("main"), Ask(2, "ruled"))
    s.open(Phase(0b011), [[Ask(0, "x", interrupt, Write("lane 0 goes on"), Ask(0, "x2"))], [Ask(1, "y")], []])
    s.run()
    s.step(0, GO)
    assert s.lines == ["x", "interrupt", "main"]
    assert s.pending() == s.deciding() == [2]
    assert s.choice(0) is None
    assert s.choice(1) is None
    s.step(2, GO)
    assert s.lines == ["x", "interrupt", "main", "ruled", "lane 0 goes on"]
    assert s.pending() == [0, 1]


def test_an_interrupt_stops_the_steps_of_the_lanes_after_it() -> None:
    s = Diary(3)
    s.open(Phase(0b011), [[Interrupt(Ask(2, "ruled")), Ask(0)], [Write("lane 1"), Ask(1)], []])
    s.run()
    assert s.lines == ["interrupt"]
    s.step(2, GO)
    assert s.lines == ["interrupt", "ruled", "lane 1"]


def test_the_end_of_the_game_inside_a_lane_closes_everything() -> None:
    s = Diary()
    s.then(Write("never"))
    s.open(Phase(0b11), [[Ask(0, "x", End(), Write("never"))], [Ask(1)]])
    s.run()
    s.step(0, GO)
    assert (s.lines, s.agenda, s.lanes, s.pending()) == (["x"], [], [], [])
    assert s.stack is s.agenda


def test_close_may_open_the_next_phase() -> None:
    class First(Phase):
        def close(self, s: Diary, lanes: list[list[Frame]]) -> None:
            super().close(s, lanes)
            s.open(Phase(0b10), [[], [Ask(1)]])

    s = Diary()
    s.open(First(0b01), [[Ask(0)], []])
    s.run()
    assert s.pending() == [0]
    s.step(0, GO)
    assert s.pending() == [1]
    s.step(1, GO)
    assert s.lines == ["", "closed with [0, 0]", "", "closed with [0, 0]"]


def test_what_close_puts_next_goes_on_the_main_agenda() -> None:
    class Closing(Phase):
        def close(self, s: Diary, lanes: list[list[Frame]]) -> None:
            s.then(Write("closing"), Ask(0))

    s = Diary()
    s.then(Write("after"))
    s.open(Closing(0b11), [[], []])
    s.run()
    assert s.lines == ["closing"]
    s.step(0, GO)
    assert s.lines == ["closing", "", "after"]


def test_a_copy_shares_neither_agenda_nor_lanes() -> None:
    s = Diary()
    s.then(Write("after"))
    s.open(Phase(0b11), [[Ask(0, "x")], [Ask(1, "y")]])
    s.run()
    other = s.copy()
    assert other.stack is other.agenda
    other.step(0, GO)
    other.step(1, GO)
    assert other.agenda == []
    assert s.pending() == [0, 1]
    assert len(s.agenda) == 2
    s.step(0, GO)
    s.step(1, GO)
    assert s.lines == other.lines
