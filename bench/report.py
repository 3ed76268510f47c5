"""The two tables: every subject's figures, and ours against the bars."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from bench.subjects.timing import Figures

Build = Literal["interpreted", "compiled"]
Verdict = Literal["below bar", "pass", "goal reached"]

CATANATRON = "catanatron"
PYTHON_TIC_TAC_TOE = "openspiel python_tic_tac_toe"


@dataclass(frozen=True)
class Result:
    """A subject and its best figures. Only ours have a build."""

    name: str
    players: int
    build: Build | None
    figures: Figures

    @property
    def package(self) -> str:
        return "petteia" if self.build else self.name.split()[0]

    @property
    def title(self) -> str:
        return f"{self.name}, {self.build}" if self.build else self.name


@dataclass(frozen=True)
class Bar:
    """How many times better than a peer we must be, and want to be; None: no further goal."""

    bar: float
    goal: float | None

    def verdict(self, times: float) -> Verdict:
        if times < self.bar:
            return "below bar"
        return "pass" if self.goal is None or times < self.goal else "goal reached"


FASTER: dict[Build, Bar] = {"interpreted": Bar(3, 7), "compiled": Bar(15, 50)}
SHORTER_COPY: dict[Build, Bar] = {"interpreted": Bar(6, 12), "compiled": Bar(15, 40)}
TIC_TAC_TOE = Bar(3, None)


@dataclass(frozen=True)
class Ratio:
    """How many times better a figure of ours is than a peer's.

    For decisions also: the same with our recorded play, and with decisions of more than one option alone.
    """

    name: str
    players: int
    build: Build
    quantity: Literal["decisions/s", "µs/copy"]
    peer: str
    times: float
    bar: Bar
    verdict: Verdict
    recorded: float | None = None
    choices: float | None = None


def ratios(results: Sequence[Result]) -> list[Ratio]:
    """Ours against those peers that were measured in the same run."""
    peers = {result.name: result.figures for result in results if result.build is None}
    found: list[Ratio] = []
    for ours in results:
        build = ours.build
        peer = PYTHON_TIC_TAC_TOE if ours.name == "tictactoe" else CATANATRON
        if build is None or peer not in peers:
            continue
        row = ours.name, ours.players, build
        mine, theirs = ours.figures, peers[peer]
        like = mine.by_hand_per_second or 0 if peer == PYTHON_TIC_TAC_TOE else mine.decisions_per_second
        times = like / theirs.decisions_per_second
        bar = TIC_TAC_TOE if peer == PYTHON_TIC_TAC_TOE else FASTER[build]
        recorded = (mine.recorded_per_second or 0) / theirs.decisions_per_second
        choices = times * mine.choice_share / theirs.choice_share
        found.append(Ratio(*row, "decisions/s", peer, times, bar, bar.verdict(times), recorded, choices))
        if peer == CATANATRON and mine.copy_us and theirs.copy_us:
            times = theirs.copy_us / mine.copy_us
            bar = SHORTER_COPY[build]
            found.append(Ratio(*row, "µs/copy", peer, times, bar, bar.verdict(times)))
    return found


def document(
    about: Mapping[str, Any], results: Sequence[Result], found: Sequence[Ratio], remarks: Sequence[str]
) -> str:
    """All that is printed, as markdown."""
    versions = ", ".join(f"{package} {version}" for package, version in about["versions"].items())
    parts = [
        f"{about['date']}, Python {about['python']}, {about['cpus']} CPUs ({about['machine']}). "
        f"Best of {about['runs']} windows of {about['seconds']:g} s of CPU time. {versions}"
    ]
    if results:
        parts.append(table(FIGURES_HEAD, [figures_row(result) for result in results]))
    if found:
        parts.append(table(RATIOS_HEAD, [ratios_row(ratio) for ratio in found]))
    if remarks:
        parts.append("\n".join(f"- {remark}" for remark in remarks))
    return "\n\n".join(parts)


FIGURES_HEAD = (
    "subject", "players", "decisions/s", "by hand/s", "recorded/s", "µs/copy", "µs/options", "µs/determinize",
    "decisions/game", "real choices",
)  # fmt: skip
RATIOS_HEAD = (
    "ours", "players", "quantity", "against", "ratio", "recorded", "real choices", "bar", "goal", "verdict",
)  # fmt: skip


def figures_row(result: Result) -> list[str]:
    figures = result.figures
    calls = figures.copy_us, figures.options_us, figures.determinize_us
    return [
        result.title,
        str(result.players),
        f"{figures.decisions_per_second:,.0f}",
        "-" if figures.by_hand_per_second is None else f"{figures.by_hand_per_second:,.0f}",
        "-" if figures.recorded_per_second is None else f"{figures.recorded_per_second:,.0f}",
        *("-" if us is None else f"{us:.2f}" for us in calls),
        f"{figures.decisions_per_game:,.0f}",
        f"{figures.choice_share:.0%}",
    ]


def ratios_row(ratio: Ratio) -> list[str]:
    pattern = "{:.3g}x" if ratio.quantity == "decisions/s" else "1/{:.3g}"
    times, recorded, choices, bar, goal = (
        "-" if value is None else pattern.format(value)
        for value in (ratio.times, ratio.recorded, ratio.choices, ratio.bar.bar, ratio.bar.goal)
    )
    return [
        f"{ratio.name}, {ratio.build}", str(ratio.players), ratio.quantity, ratio.peer,
        times, recorded, choices, bar, goal, ratio.verdict,
    ]  # fmt: skip


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A markdown table, padded so that it also reads as plain text."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]
    lines = [head, ["-" * width for width in widths], *rows]
    padded = [[cell.ljust(width) for cell, width in zip(line, widths, strict=True)] for line in lines]
    return "\n".join(f"| {' | '.join(line)} |" for line in padded)
