"""What people write: names and chat without tricks. A name can be seen; a line keeps what its script needs to be read."""

from __future__ import annotations

import unicodedata

LONGEST_NAME = 24
# Signs that leave the paper white: fillers of Hangul, the empty cell of Braille, a note without head, blank hieroglyphs.
BLANKS = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159\U00013441\U00013442")
# Between letters they are spelling (Persian, Hindi), between emoji they make one of several: a family, a flag, a profession.
JOINERS = frozenset("\u200c\u200d")


def is_visible(letter: str) -> bool:
    """Does it leave a mark by itself? A combining sign needs something to stand on."""
    return unicodedata.category(letter)[0] in "LNPS" and letter not in BLANKS


def clean_name(name: str) -> str:
    """Printable, no tricks with invisible or private characters, single spaces. Empty: there is nothing to see."""
    kept = (
        c for c in unicodedata.normalize("NFC", name) if c == " " or (unicodedata.category(c)[0] in "LMNPS" and c not in BLANKS)
    )
    name = " ".join("".join(kept).split())[:LONGEST_NAME].strip()
    return name if any(map(is_visible, name)) else ""


def clean_line(text: str) -> str:
    """A line of chat: nothing that turns the writing direction or hides, single spaces. Empty: there is nothing to see."""
    kept = (c for c in " ".join(text.split()) if c.isprintable() or c in JOINERS)
    line = " ".join("".join(kept).split())
    return line if any(map(is_visible, line)) else ""
