"""A drawn board as pixels, and a window to show it: what environments render with."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any

import numpy as np

from kassen.core.drawing import PAPER, Box, Disc, Drawing, Line, Words

Pixels = np.ndarray[Any, np.dtype[np.uint8]]
FRAME = (1080, 820)  # width and height of every picture; a film needs frames of one size
FINE = 2  # drawn at this multiple, then scaled down, for smooth edges

ANCHORS = {"start": "lm", "middle": "mm", "end": "rm"}  # our text anchors in Pillow's terms


def pixels(drawing: Drawing) -> Pixels:
    """An array of height, width and RGB. Boards larger than FRAME are scaled down."""
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (FINE * drawing.width, FINE * drawing.height), PAPER)
    pen = ImageDraw.Draw(image)
    for shape in drawing.shapes:
        match shape:
            case Box(x, y, width, height, fill, edge, thick):
                corners = [FINE * x, FINE * y, FINE * (x + width), FINE * (y + height)]
                pen.rounded_rectangle(corners, 3 * FINE, fill, edge, round(FINE * thick) if edge else 0)
            case Disc(x, y, radius, fill):
                pen.circle((FINE * x, FINE * y), FINE * radius, fill)
            case Line(x, y, to_x, to_y, color, thick):
                pen.line([FINE * x, FINE * y, FINE * to_x, FINE * to_y], color, round(FINE * thick))
            case Words(x, y, text, size, color, anchor):
                font = ImageFont.load_default(FINE * size)
                # Pillow's default font has no multiplication sign
                pen.text((FINE * x, FINE * y), text.replace("×", "x"), color, font, anchor=ANCHORS[anchor])
    image.thumbnail((min(drawing.width, FRAME[0]), min(drawing.height, FRAME[1])))
    framed = Image.new("RGB", FRAME, PAPER)
    framed.paste(image)
    return np.asarray(framed)


class Window:
    """Shows one board after another. Needs `pip install pygame-ce`, as Gymnasium's own windows do; without it, or without a
    screen, `show` prints the text instead."""

    def __init__(self, caption: str) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        self._screen: Any = None
        try:
            import pygame
        except ImportError:
            return
        with suppress(pygame.error):
            self._screen = pygame.display.set_mode(FRAME)
            pygame.display.set_caption(caption)

    def show(self, drawing: Drawing, text: str) -> None:
        if self._screen is None:
            print(text, flush=True)
            return
        import pygame

        self._screen.blit(pygame.surfarray.make_surface(pixels(drawing).swapaxes(0, 1)), (0, 0))
        pygame.event.pump()  # the system takes a window that handles no events for hung
        pygame.display.flip()

    def close(self) -> None:
        if self._screen is not None:
            import pygame

            pygame.display.quit()
            self._screen = None
