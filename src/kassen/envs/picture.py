"""A table as text, drawn: for environments that are asked for a picture."""

from __future__ import annotations

from typing import Any

import numpy as np

CELL = (9, 18)  # pixels a character
MARGIN = 12
INK, PAPER = (32, 28, 24), (246, 240, 228)


def picture(text: str) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """Height, width, three colours. Every character has its own cell, so that columns stay columns in any font."""
    from PIL import Image, ImageDraw, ImageFont

    lines = text.splitlines() or [""]
    width = MARGIN * 2 + CELL[0] * max(map(len, lines))
    image = Image.new("RGB", (width, MARGIN * 2 + CELL[1] * len(lines)), PAPER)
    pen, font = ImageDraw.Draw(image), ImageFont.load_default(size=15)
    for row, line in enumerate(lines):
        for column, character in enumerate(line):
            middle = (MARGIN + CELL[0] * column + CELL[0] // 2, MARGIN + CELL[1] * row + CELL[1] // 2)
            pen.text(middle, character, INK, font, anchor="mm")
    return np.asarray(image)
