"""Plots as small SVGs: intervals in table rows and histograms, both in the page's colors, and curves in colors of their own."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np

from kassen.arena.statistics import Estimate

Array = np.ndarray[Any, Any]

WIDTH, ROW, EDGE = 290, 28, 24  # of an interval plot: total width, row height, room for half a label at both ends
HISTOGRAM_WIDTH, HISTOGRAM_HEIGHT = 640, 110
BINS = 40


@dataclass(frozen=True)
class Axis:
    """A scale from low to high with round ticks."""

    low: float
    high: float
    ticks: tuple[float, ...]
    say: Callable[[float], str]
    mark: float | None = None  # the expected value, drawn as a line

    def place(self, value: float, width: float = WIDTH) -> float:
        inside = min(self.high, max(self.low, value))
        return round(EDGE + (width - 2 * EDGE) * (inside - self.low) / (self.high - self.low), 1)


def axis_for(estimates: Sequence[Estimate], say: Callable[[float], str], mark: float | None = None) -> Axis:
    """An axis wide enough for all intervals and the mark."""
    ends = [end for one in estimates for end in (one.low, one.high)] + ([] if mark is None else [mark])
    return axis_between(min(ends), max(ends), say, mark, ticks=4)


def axis_between(low: float, high: float, say: Callable[[float], str], mark: float | None = None, ticks: int = 8) -> Axis:
    if high <= low:
        low, high = low - abs(low) / 10 - 0.01, high + abs(high) / 10 + 0.01
    step = round_step((high - low) / ticks)
    first, last = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
    return Axis(first * step, last * step, tuple(k * step for k in range(first, last + 1)), say, mark)


def round_step(rough: float) -> float:
    """Round up to 1, 2 or 5 times a power of ten."""
    power = 10 ** math.floor(math.log10(rough))
    return float(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * (1 - 1e-9)))


# ── intervals, one per table row ──


def scale(axis: Axis) -> str:
    """The axis labels, for the head of the column of intervals."""
    labels = "".join(f'<text x="{axis.place(tick)}" y="20">{escape(axis.say(tick))}</text>' for tick in axis.ticks)
    return f'<svg class="row" viewBox="0 0 {WIDTH} {ROW}" aria-hidden="true">{labels}</svg>'


def interval(axis: Axis, one: Estimate | None) -> str:
    """A dot for the value and a line for its interval. Hidden from screen readers, because the numbers stand beside it."""
    lines = [line(axis.place(tick), "grid") for tick in axis.ticks]
    if axis.mark is not None:
        lines.append(line(axis.place(axis.mark), "mark"))
    if one is not None:
        middle = ROW / 2
        kind = verdict(axis.mark, one)
        lines.append(f'<path class="{kind}" d="M{axis.place(one.low)} {middle}H{axis.place(one.high)}"/>')
        lines.append(f'<circle class="{kind}" cx="{axis.place(one.value)}" cy="{middle}" r="4.5"/>')
    return f'<svg class="row" viewBox="0 0 {WIDTH} {ROW}" aria-hidden="true">{"".join(lines)}</svg>'


def line(x: float, kind: str) -> str:
    return f'<path class="{kind}" d="M{x} 0V{ROW}"/>'


def verdict(mark: float | None, one: Estimate) -> str:
    """The CSS class: whether the whole interval lies above or below the mark."""
    if mark is None or one.low > mark:
        return "above"
    return "below" if one.high < mark else "level"


# ── histograms ──


def histogram(values: Array, axis: Axis, width: float, title: str, tallest: float) -> str:
    """How often each value occurred, as a share of all. Plots to be compared get the same `tallest`."""
    edges = np.arange(axis.low, axis.high + width, width)
    shares = np.histogram(values, edges)[0] / max(1, len(values))
    base, room = HISTOGRAM_HEIGHT - 22, HISTOGRAM_HEIGHT - 30
    bars = []
    for at, part in zip(edges, shares, strict=False):
        left, right = axis.place(at, HISTOGRAM_WIDTH), axis.place(at + width, HISTOGRAM_WIDTH)
        top = round(base - room * float(part) / tallest, 1)
        if part > 0:
            bars.append(
                f'<rect class="bar" x="{left}" y="{top}" width="{max(0.6, right - left - 0.8):.1f}" height="{base - top:.1f}"/>'
            )
    ticks = [
        f'<text x="{axis.place(tick + (width / 2 if width == 1 else 0), HISTOGRAM_WIDTH)}" y="{HISTOGRAM_HEIGHT - 6}">'
        f"{escape(axis.say(tick))}</text>"
        for tick in axis.ticks
    ]
    middle = axis.place(float(values.mean()) + (0.5 if width == 1 else 0), HISTOGRAM_WIDTH)
    mean = f'<path class="mean" d="M{middle} 4V{base}"/>'
    floor = f'<path class="floor" d="M{EDGE} {base}H{HISTOGRAM_WIDTH - EDGE}"/>'
    box = f'viewBox="0 0 {HISTOGRAM_WIDTH} {HISTOGRAM_HEIGHT}"'
    inside = "".join([*bars, floor, mean, *ticks])
    return f'<svg class="histogram" role="img" {box} aria-label="{escape(title)}"><title>{escape(title)}</title>{inside}</svg>'


# ── curves ──

CURVE_HEIGHT = 220
CURVE_STYLE = (
    "text{font:11px sans-serif;fill:#777;text-anchor:middle}path{fill:none;stroke:#888}"
    ".curve{stroke:#b3402a;stroke-width:2}circle{fill:#b3402a}.bound{stroke-dasharray:4 4}text.said{text-anchor:end}"
)


def curve(points: Sequence[tuple[str, float]], bounds: Mapping[str, float], title: str) -> str:
    """Evenly spaced values with their labels below, between named bounds. This one is a file of its own, so it brings its own
    colors, which work on light and dark."""
    axis = axis_between(min([*bounds.values()] + [y for _, y in points]), max([*bounds.values()] + [y for _, y in points]), str)
    base, width = CURVE_HEIGHT - 30, HISTOGRAM_WIDTH

    def height(value: float) -> float:
        return round(base - (base - 16) * (value - axis.low) / (axis.high - axis.low), 1)

    across = [round(3 * EDGE + (width - 6 * EDGE) * k / max(1, len(points) - 1), 1) for k in range(len(points))]
    lines = [f'<path class="bound" d="M{2 * EDGE} {height(value)}H{width}"/>' for value in bounds.values()]
    lines += [
        f'<text class="said" x="{width}" y="{height(value) - 5}">{escape(name)} {value:.2f}</text>'
        for name, value in bounds.items()
    ]
    lines += [f'<text x="{EDGE}" y="{height(tick) + 4}">{tick:.2g}</text>' for tick in axis.ticks]
    lines.append(f'<path class="curve" d="M{" L".join(f"{x} {height(y)}" for x, (_, y) in zip(across, points, strict=True))}"/>')
    for x, (label, y) in zip(across, points, strict=True):
        lines.append(f'<circle cx="{x}" cy="{height(y)}" r="3.5"/><text x="{x}" y="{CURVE_HEIGHT - 10}">{escape(label)}</text>')
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {CURVE_HEIGHT}"'
    return f'<svg role="img" {box}><title>{escape(title)}</title><style>{CURVE_STYLE}</style>{"".join(lines)}</svg>\n'


def bin_width(values: Array) -> float:
    """1 for whole numbers over a small range, else a round width that gives about `BINS` bins."""
    low, high = float(values.min()), float(values.max())
    if bool((values == np.round(values)).all()):
        return 1.0 if high - low <= 2 * BINS else max(1.0, round_step((high - low) / BINS))
    return round_step((high - low) / BINS)


def tallest_bar(many: Sequence[Array], width: float) -> float:
    """The largest share of any bin in any of the histograms."""
    shares = []
    for values in many:
        edges = np.arange(math.floor(values.min() / width) * width, values.max() + 2 * width, width)
        shares.append(float(np.histogram(values, edges)[0].max()) / len(values))
    return max(shares)
