"""A board as a picture: a list of shapes in drawing order, as plain values. They become SVG here, pixels in envs/picture.py.

A game draws its view (`Rules.picture`) with boxes, discs, lines and words; `plate` draws a seat the same way in every game. A
game that draws nothing is shown as text, each character in a cell of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Literal, NamedTuple

from kassen.core.text import width as columns

Anchor = Literal["start", "middle", "end"]

INK, FAINT, PAPER, SHEET = "#231f1b", "#8a7f70", "#f6eeda", "#fffaf0"
MARGIN = 12
CELL = (9, 18)  # width and height of a character, where a board is text
LETTER = 0.52  # the average width of a letter, as a share of its font size


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float
    fill: str | None
    edge: str | None
    thick: float


class Disc(NamedTuple):
    x: float
    y: float
    radius: float
    fill: str


class Line(NamedTuple):
    x: float
    y: float
    to_x: float
    to_y: float
    color: str
    thick: float


class Words(NamedTuple):
    """One line of text, vertically centered on `y`."""

    x: float
    y: float
    text: str
    size: float
    color: str
    anchor: Anchor


class Drawing:
    """Shapes on a sheet of paper that grows to hold them.

    >>> drawing = Drawing()
    >>> drawing.box(12, 12, 60, 20, fill="#234a74")
    >>> drawing.words(42, 22, "Uesugi & co.", anchor="middle")
    >>> (drawing.width, drawing.height)
    (94, 44)
    >>> "Uesugi &amp; co." in drawing.svg()
    True
    """

    INK, FAINT, PAPER, SHEET, MARGIN = INK, FAINT, PAPER, SHEET, MARGIN  # so that games need no further import
    SEATS = ("#234a74", "#b8361f", "#2f6145", "#85590c", "#69427a", "#4b4c52")  # the seat colors of the browser client

    def __init__(self) -> None:
        self.shapes: list[Box | Disc | Line | Words] = []
        self.width, self.height = 2 * MARGIN, 2 * MARGIN

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str | None = SHEET,
        edge: str | None = None,
        thick: float = 1,
    ) -> None:
        self._add(Box(x, y, width, height, fill, edge, thick), x + width, y + height)

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        self._add(Disc(x, y, radius, fill), x + radius, y + radius)

    def line(self, x: float, y: float, to_x: float, to_y: float, color: str = FAINT, thick: float = 2) -> None:
        self._add(Line(x, y, to_x, to_y, color, thick), max(x, to_x), max(y, to_y))

    def words(self, x: float, y: float, text: str, size: float = 13, color: str = INK, anchor: Anchor = "start") -> None:
        after = {"start": 1.0, "middle": 0.5, "end": 0.0}[anchor]
        self._add(Words(x, y, text, size, color, anchor), x + after * columns(text) * size * LETTER, y + size / 2)

    def card(self, x: float, y: float, width: float, height: float, text: str, fill: str, note: str = "") -> None:
        """A piece with its name in the middle, shortened to fit, and a note (such as a number) in its corner if given."""
        self.box(x, y, width, height, fill, INK)
        size = min(12.0, height * 0.62)
        letters = int(width / (size * LETTER))
        self.words(
            x + width / 2, y + height / 2, text if len(text) <= letters else f"{text[: letters - 1]}.", size, SHEET, "middle"
        )
        if note:
            self.words(x + width - 3, y + height - 7, note, 11, SHEET, "end")

    def paragraph(self, x: float, y: float, width: float, text: str, color: str = INK) -> float:
        """Text on as many lines as it needs; returns the `y` below it, as `plate` does."""
        for line in _wrapped(text, width):
            self.words(x, y + 8, line, color=color)
            y += 20
        return y

    def plate(self, x: float, y: float, width: float, seat: int, lines: Iterable[str]) -> float:
        """A seat in its color; the first line is its name. Returns the `y` below it."""
        color = self.SEATS[seat % len(self.SEATS)]
        broken = [piece for line in lines for piece in _wrapped(line, width - 20)]
        self.box(x, y, width, 20 * len(broken) + 6)
        self.box(x, y, 8, 20 * len(broken) + 6, color)
        for number, line in enumerate(broken):
            self.words(x + 16, y + 13 + 20 * number, line, color=INK if number else color)
        return y + 20 * len(broken) + 14

    def svg(self) -> str:
        """The picture as SVG, all text escaped."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}"'
        paper = f'<rect width="{self.width}" height="{self.height}" fill="{PAPER}"></rect>'
        return f'{head} font-family="sans-serif">{paper}{"".join(map(_svg, self.shapes))}</svg>'

    def _add(self, shape: Box | Disc | Line | Words, right: float, bottom: float) -> None:
        self.shapes.append(shape)
        self.width, self.height = max(self.width, int(right) + MARGIN), max(self.height, int(bottom) + MARGIN)


def of_text(text: str) -> Drawing:
    """A board as text, every character in its own cell, so that columns line up in any font."""
    drawing = Drawing()
    for row, line in enumerate(text.splitlines()):
        column = 0
        for character in line:
            if character != " ":
                x = MARGIN + CELL[0] * (column + columns(character) / 2)
                drawing.words(x, MARGIN + CELL[1] * (row + 0.5), character, 15, anchor="middle")
            column += columns(character)
    return drawing


def _wrapped(text: str, width: float, size: float = 13) -> list[str]:
    """Break a line between words into lines no wider than `width`."""
    lines, most = [""], width / (size * LETTER)
    for word in text.split(" "):
        if lines[-1] and columns(lines[-1]) + 1 + columns(word) > most:
            lines.append("")
        lines[-1] += f" {word}" if lines[-1] else word
    return lines


def _svg(shape: Box | Disc | Line | Words) -> str:
    match shape:
        case Box(x, y, width, height, fill, edge, thick):
            rim = f' stroke="{edge}" stroke-width="{thick:g}"' if edge else ""
            return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="3" fill="{fill or "none"}"{rim}></rect>'
        case Disc(x, y, radius, fill):
            return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"></circle>'
        case Line(x, y, to_x, to_y, color, thick):
            ends = f'x1="{x:g}" y1="{y:g}" x2="{to_x:g}" y2="{to_y:g}"'
            return f'<line {ends} stroke="{color}" stroke-width="{thick:g}"></line>'
        case Words(x, y, text, size, color, anchor):
            place = f'x="{x:g}" y="{y + 0.35 * size:g}" font-size="{size:g}" text-anchor="{anchor}"'
            return f'<text {place} fill="{color}">{escape(text)}</text>'
