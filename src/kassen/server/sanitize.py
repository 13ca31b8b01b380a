"""Cleans the names and chat that people write. A name must show something; a line keeps the joiners that its script needs."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
# Letters and symbols that show nothing: Hangul fillers, the empty Braille cell, the null notehead, blank hieroglyphs.
BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159\U00013441\U00013442")
# The zero-width joiners: between letters they are spelling (Persian, Hindi), between emoji they make one of several (families).
JOINERS = frozenset("\u200c\u200d")


def is_visible(letter: str) -> bool:
    """Whether this character shows something by itself; a combining mark does not."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in BLANKS


def clean_name(name: str) -> str:
    """The name without control, invisible or private-use characters, with single spaces. Empty if nothing visible is left."""
    kept = (
        c for c in unicodedata.normalize("NFC", name) if c == " " or (unicodedata.category(c)[0] in "LMNPS" and c not in BLANKS)
    )
    name = " ".join("".join(kept).split())[:LONGEST_NAME].strip()
    return name if any(map(is_visible, name)) else ""


def clean_line(text: str) -> str:
    """A line of chat without characters that hide or change the writing direction, with single spaces. Empty if nothing visible
    is left."""
    kept = (c for c in " ".join(text.split()) if c.isprintable() or c in JOINERS)
    line = " ".join("".join(kept).split())
    return line if any(map(is_visible, line)) else ""
