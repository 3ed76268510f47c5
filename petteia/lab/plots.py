"""Small plots as SVG: each stands alone, suits light and dark, and speaks to a screen reader.

Lengths along the axis are in per cent and the rest in pixels, so a plot can be as wide as its page while its words keep
their size.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 640  # where no page says otherwise
EDGE = 5.0  # per cent left free on both sides
BINS = 30  # bars of a histogram at most
FOOT = 26  # pixels for the numbers below the axis
STYLE = (
    ".plot{font:14px system-ui,sans-serif;overflow:visible}"
    ".plot text{fill:#1f2a37;stroke:#fbfaf7;stroke-width:4px;paint-order:stroke}"
    ".plot .tick{fill:#52606d;font-size:12px}"
    ".plot line{stroke:#d3dae1}.plot .fair{stroke:#1f2a37;stroke-dasharray:4 4}"
    ".plot .span{stroke:#5b8bb5;stroke-width:6;stroke-linecap:round}.plot .value{fill:#153e66}"
    ".plot .bar{fill:#5b8bb5;stroke:#fbfaf7}"
    "@media(prefers-color-scheme:dark){.plot text{fill:#e6ebf0;stroke:#14191f}"
    ".plot .tick{fill:#a3b1bf}.plot line{stroke:#3a4653}"
    ".plot .fair{stroke:#e6ebf0}.plot .span{stroke:#5b8bb5}.plot .value{fill:#d6e8fa}"
    ".plot .bar{stroke:#14191f}}"
)

Show = Callable[[float], str]  # a number on the axis in words


@dataclass(frozen=True)
class Point:
    """A row of a plot: what it is about, its value, where that surely lies, and the same in words."""

    label: str
    value: float
    low: float
    high: float
    words: str


class Scale:
    """Where a number stands on the axis."""

    def __init__(self, values: Iterable[float], log: bool = False, whole: bool = False) -> None:
        found = list(values) or [0.0]
        self.log = log
        self.least = 1.0 if whole else 0.0  # from one number on the axis to the next
        if log:
            self.low = 10.0 ** math.floor(math.log10(min(found)))
            self.high = 10.0 ** math.ceil(math.log10(max(found) * 1.000001))
        else:
            step = self._step(max(found) - min(found))
            self.low, self.high = math.floor(min(found) / step) * step, math.ceil(max(found) / step) * step
            self.high = max(self.high, self.low + step)

    def at(self, value: float) -> float:
        low, high = self.low, self.high
        if self.log:
            low, high, value = math.log10(low), math.log10(high), math.log10(value)
        return round(EDGE + (100 - 2 * EDGE) * (value - low) / (high - low), 2)

    def _step(self, span: float) -> float:
        return max(self.least, nice(span / 5))

    def ticks(self) -> list[float]:
        if self.log:
            return [self.low * 10.0**n for n in range(round(math.log10(self.high / self.low)) + 1)]
        step = self._step(self.high - self.low)
        return [self.low + n * step for n in range(math.floor((self.high - self.low) / step + 1e-9) + 1)]


def nice(step: float) -> float:
    """The next larger one of 1, 2, 5, 10, 20, 50 ..., or of their tenth parts and so on."""
    if step <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(step))
    return next(power * n for n in (1, 2, 5, 10) if power * n >= step * 0.999999)


def points(
    title: str, about: str, rows: Sequence[Point], show: Show, around: Sequence[float] = (), fair: float | None = None,
    log: bool = False,
) -> str:  # fmt: skip
    """A dot for each row and a bar for where it surely lies; `fair` is a broken line, `around` must be on the axis."""
    scale = Scale([*(end for row in rows for end in (row.low, row.high)), *around], log)
    height = 46 * len(rows)
    drawn = _axis(scale, height, show)
    if fair is not None:
        drawn.append(_line(scale.at(fair), 0, scale.at(fair), height, "fair"))
    for n, row in enumerate(rows):
        y = 46 * n + 32
        drawn += [
            _text(0, y - 15, row.label, "start"),
            _text(100, y - 15, row.words, "end"),
            _line(scale.at(row.low), y, scale.at(row.high), y, "span"),
            f'<circle class="value" cx="{scale.at(row.value)}%" cy="{y}" r="6"/>',
        ]
    return _plot(title, about, height, drawn)


def histograms(title: str, about: str, rows: Sequence[tuple[str, Sequence[int]]], show: Show) -> str:
    """How often each value occurs, on one axis for all rows."""
    every = [value for _, values in rows for value in values]
    width = max(1, math.ceil(nice((max(every) - min(every) + 1) / BINS))) if every else 1
    shift = 0.5 if width == 1 else 0  # a bar for one value stands over it, one for several from the first to the last
    scale = Scale([end - shift for value in every for end in _ends(value // width, width)], whole=True)
    height = 92 * len(rows)
    drawn = _axis(scale, height, show)
    for n, (label, values) in enumerate(rows):
        floor = 92 * n + 86
        drawn += [_text(0, floor - 68, label, "start"), _line(0, floor, 100, floor)]
        counts: dict[int, int] = {}
        for value in values:
            counts[value // width] = counts.get(value // width, 0) + 1
        for bin, count in sorted(counts.items()):
            x, end = (scale.at(edge - shift) for edge in _ends(bin, width))
            wide, tall = round(end - x, 2), round(60 * count / max(counts.values()), 1)
            drawn.append(f'<rect class="bar" x="{x}%" y="{floor - tall}" width="{wide}%" height="{tall}"/>')
    return _plot(title, about, height, drawn)


def _ends(bin: int, width: int) -> tuple[int, int]:
    return bin * width, (bin + 1) * width


def _axis(scale: Scale, height: int, show: Show) -> list[str]:
    drawn: list[str] = []
    for tick in scale.ticks():
        drawn.append(_line(scale.at(tick), 0, scale.at(tick), height))
        drawn.append(_text(scale.at(tick), height + 18, show(tick), "middle", "tick"))
    return drawn


def _line(x1: float, y1: float, x2: float, y2: float, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<line{named} x1="{x1}%" y1="{y1}" x2="{x2}%" y2="{y2}"/>'


def _text(x: float, y: float, words: str, anchor: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x}%" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def _plot(title: str, about: str, height: int, drawn: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="plot" role="img" width="{WIDTH}" height="{height + FOOT}" '
        f'aria-label="{escape(title)}"><title>{escape(title)}</title><desc>{escape(about)}</desc>'
        f"<style>{STYLE}</style>{''.join(drawn)}</svg>"
    )
