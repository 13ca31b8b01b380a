"""A chart of a whole game as inline SVG: every side's chances as stacked hills, and below them a rail that shows what decisions
and luck did to one seat."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kassen.analysis.findings import Analysis, Row

WIDTH, HEIGHT, LEFT, TOP, RAIL = 960, 300, 40, 8, 76
SHOWN = 0.008  # changes below this are not drawn
PER_POINT = 1.3  # height of a stem per point of chance

# ◎ ○ △ ✕ ◇, drawn so that they look the same everywhere; each fits a circle of radius 10 around (0, 0).
SIGNS = {
    "best": '<circle r="8"/><circle r="3.5"/>',
    "fine": '<circle r="7"/>',
    "slip": '<path d="M0 -8L8 6H-8z"/>',
    "blunder": '<path d="M-6 -6L6 6M6 -6L-6 6"/>',
    "chance": '<path d="M0 -7L7 0L0 7L-7 0z"/>',
}

PATTERNS = (
    '<circle cx="8" cy="8" r="7"/><circle cx="8" cy="8" r="3"/>',
    '<path d="M0 0l8 6 8-6M0 8l8 6 8-6M8 0v16"/>',
    '<path d="M0 16L8 0l8 16z"/>',
    '<path d="M0 0h8v8H0zM8 8h8v8H8z" fill="#fff"/>',
    '<path d="M8 0v4l7 4v6l-7 4M8 4L1 8v6"/>',
    '<path d="M3 0v16M10 0v16"/>',
)


def sign(name: str, word: str) -> str:
    return f'<svg class="sign {name}" viewBox="-11 -11 22 22" role="img" aria-label="{escape(word)}">{SIGNS[name]}</svg>'


def sides(teams: Sequence[int], own: int) -> list[int]:
    """One seat of each side, from the bottom up, beginning with the side of `own`."""
    firsts = [seat for seat in range(len(teams)) if teams.index(teams[seat]) == seat]
    first = teams.index(teams[own])
    return [first, *(seat for seat in firsts if seat != first)]


def chart(analysis: Analysis, teams: Sequence[int], own: int, label: str) -> str:
    curve = [row.before for row in analysis.rows] + [analysis.ended]
    count = max(len(curve) - 1, 1)
    bottom = TOP + HEIGHT

    def x(ply: int) -> float:
        return round(LEFT + (WIDTH - LEFT - 12) * ply / count, 1)

    def y(share: float) -> float:
        return round(bottom - HEIGHT * min(max(share, 0.0), 1.0), 1)

    low, layers = [0.0] * len(curve), []
    for seat in sides(teams, own):
        high = [below + chances[seat] for below, chances in zip(low, curve, strict=True)]
        layers.append(layer(seat, [(x(i), y(v)) for i, v in enumerate(high)], [(x(i), y(v)) for i, v in enumerate(low)]))
        low = high
    if min(low) < 1 - 1e-6:  # the game itself may win
        rest = [(x(i), y(1.0)) for i in range(len(curve))], [(x(i), y(v)) for i, v in enumerate(low)]
        layers.append(f'<path class="rest" d="{area(*rest)}"/>')
    middle, end = bottom + 10 + RAIL / 2, x(count)
    grid = "".join(
        f'<path class="grid" d="M{LEFT} {y(share)}H{end}"/><text x="{LEFT - 6}" y="{y(share) + 4}">{round(100 * share)}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    stems = "".join(stem_pair(row, own, x(row.ply - analysis.rows[0].ply + 1), middle) for row in analysis.rows)
    frame = f'<path class="frame" d="M{LEFT} {TOP}H{end}V{bottom}H{LEFT}z"/><path class="zero" d="M{LEFT} {middle}H{end}"/>'
    drawn = "".join([defs(), *layers, grid, frame, stems])
    return f'<svg class="hills" viewBox="0 0 {WIDTH} {bottom + RAIL + 20}" role="img" aria-label="{escape(label)}">{drawn}</svg>'


def defs() -> str:
    size = 'width="16" height="16" patternUnits="userSpaceOnUse"'
    drawn = "".join(
        f'<pattern id="p{number}" {size}><g fill="none" stroke="#fff">{lines}</g></pattern>'
        for number, lines in enumerate(PATTERNS)
    )
    return f"<defs>{drawn}</defs>"


Points = Sequence[tuple[float, float]]


def area(high: Points, low: Points) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in [*high, *reversed(low)]) + "z"


def layer(seat: int, high: Points, low: Points) -> str:
    shape, edge = area(high, low), "L".join(f"{x} {y}" for x, y in high)
    return (
        f'<path class="dye-{seat % 6}" d="{shape}"/><path fill="url(#p{seat % 6})" opacity=".18" d="{shape}"/>'
        f'<path class="edge" d="M{edge}"/>'
    )


def stem_pair(row: Row, own: int, x: float, middle: float) -> str:
    """A solid stem in the seat's color for the decision, a dotted one for the luck that followed."""
    decided, luck = row.fair[own] + row.met[own], row.luck[own]
    drawn = ""
    if abs(decided) >= SHOWN or row.grade in ("slip", "blunder"):
        drawn += stem(f"ink-{row.seat % 6}", x - 2, middle, decided, row.grade if row.grade in ("slip", "blunder") else "")
    if abs(luck) >= SHOWN:
        drawn += stem("luck", x + 2, middle, luck, "chance")
    return drawn


def stem(kind: str, x: float, middle: float, change: float, tip: str) -> str:
    length = min(max(abs(change) * 100 * PER_POINT, 2.0), RAIL / 2)
    end = round(middle - length if change > 0 else middle + length, 1)
    mark = f'<g class="sign {tip}" transform="translate({x} {end}) scale(.6)">{SIGNS[tip]}</g>' if tip else ""
    return f'<path class="stem {kind}" d="M{x} {middle}V{end}"/>{mark}'
