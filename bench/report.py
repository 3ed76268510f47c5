"""The two tables: every subject's figures, and ours against the bars."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bench.subjects.timing import Figures

Build = Literal["interpreted", "compiled"]
Verdict = Literal["below bar", "pass", "goal reached"]

CATANATRON = "catanatron"
PYTHON_TIC_TAC_TOE = "openspiel python_tic_tac_toe"


@dataclass(frozen=True)
class Result:
    """A subject and its best figures. Peers have no build."""

    name: str
    players: int
    build: Build | None
    figures: Figures

    @property
    def title(self) -> str:
        return f"{self.name}, {self.build}" if self.build else self.name


@dataclass(frozen=True)
class Bar:
    """What a ratio to a peer has to reach, and where it should go; None: no further goal."""

    bar: float
    goal: float | None


@dataclass(frozen=True)
class Ratio:
    """One of our figures against a peer's, as "times better", with the same for recorded play and real choices."""

    name: str
    players: int
    build: Build
    quantity: Literal["decisions/s", "copy"]
    peer: str
    times: float
    recorded_times: float | None
    choice_times: float | None
    bar: float
    goal: float | None
    verdict: Verdict


DECISIONS: dict[Build, Bar] = {"interpreted": Bar(3, 7), "compiled": Bar(15, 50)}
COPIES: dict[Build, Bar] = {"interpreted": Bar(6, 12), "compiled": Bar(15, 40)}
TIC_TAC_TOE = Bar(3, None)


def ratios(results: Sequence[Result]) -> list[Ratio]:
    """Ours against the peers that were measured in the same run."""
    peers = {result.name: result.figures for result in results if result.build is None}
    found: list[Ratio] = []
    for ours in results:
        if ours.build is None:
            continue
        if ours.name == "tictactoe":
            if peer := peers.get(PYTHON_TIC_TAC_TOE):
                found.append(decisions(ours, ours.build, PYTHON_TIC_TAC_TOE, peer, TIC_TAC_TOE))
        elif peer := peers.get(CATANATRON):
            found.append(decisions(ours, ours.build, CATANATRON, peer, DECISIONS[ours.build]))
            if ours.figures.copy_us and peer.copy_us:
                times = peer.copy_us / ours.figures.copy_us
                bar = COPIES[ours.build]
                found.append(ratio(ours, ours.build, "copy", CATANATRON, times, None, None, bar))
    return found


def decisions(ours: Result, build: Build, name: str, peer: Figures, bar: Bar) -> Ratio:
    mine = ours.figures
    recorded = mine.recorded_per_second and mine.recorded_per_second / peer.decisions_per_second
    times = mine.decisions_per_second / peer.decisions_per_second
    choices = times * mine.choice_share / peer.choice_share
    return ratio(ours, build, "decisions/s", name, times, recorded, choices, bar)


def ratio(
    ours: Result,
    build: Build,
    quantity: Literal["decisions/s", "copy"],
    peer: str,
    times: float,
    recorded: float | None,
    choices: float | None,
    bar: Bar,
) -> Ratio:
    verdict: Verdict = "below bar" if times < bar.bar else "pass"
    if bar.goal is not None and times >= bar.goal:
        verdict = "goal reached"
    return Ratio(
        ours.name, ours.players, build, quantity, peer, times, recorded, choices, bar.bar, bar.goal, verdict
    )


def figures_table(results: Sequence[Result]) -> str:
    rows = [
        (
            result.title,
            str(result.players),
            f"{result.figures.decisions_per_second:,.0f}",
            number(result.figures.recorded_per_second, ",.0f"),
            number(result.figures.copy_us, ".2f"),
            number(result.figures.options_us, ".2f"),
            number(result.figures.determinize_us, ".2f"),
            f"{result.figures.decisions_per_game:,.0f}",
            f"{result.figures.choice_share:.0%}",
        )
        for result in results
    ]
    head = (
        "subject",
        "players",
        "decisions/s",
        "recorded/s",
        "µs/copy",
        "µs/options",
        "µs/determinize",
        "decisions/game",
        "real choices",
    )
    return table(head, rows)


def ratios_table(found: Sequence[Ratio]) -> str:
    rows = []
    for one in found:
        write = faster if one.quantity == "decisions/s" else shorter
        rows.append(
            (
                f"{one.name}, {one.build}",
                str(one.players),
                one.quantity,
                one.peer,
                write(one.times),
                faster(one.recorded_times),
                faster(one.choice_times),
                write(one.bar),
                write(one.goal),
                one.verdict,
            )
        )
    head = (
        "ours",
        "players",
        "quantity",
        "against",
        "ratio",
        "recorded",
        "real choices",
        "bar",
        "goal",
        "verdict",
    )
    return table(head, rows)


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A markdown table, padded so that it also reads as plain text."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = [head, ["-" * width for width in widths], *rows]
    return "\n".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in lines
    )


def number(value: float | None, form: str) -> str:
    return "-" if value is None else format(value, form)


def faster(times: float | None) -> str:
    return "-" if times is None else f"{times:.3g}x"


def shorter(times: float | None) -> str:
    return "-" if times is None else f"1/{times:.3g}"
