"""Tables that begin from a position somebody set up: what the sealed seed vouches for there, and what it does not.

A person who sets up a position may know every hand and the order of every pile. So either only they and bots play at such a
table, or everything hidden from a spectator is redrawn from the table's own sealed seed before anybody else can sit down.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kassen.core import Game
from kassen.core.chance import Seed
from kassen.server import sentences
from kassen.server.entries import Origin

Beginning = Literal["dealt", "redrawn", "given", "loaded"]


def redraw(game: Game, position: dict[str, Any], seed: Seed) -> dict[str, Any]:
    """The position with all that is hidden from a spectator redrawn from the seed; ValueError if a spectator would notice."""
    given = game.load(position, seed)
    drawn: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(given.resample(None, seed).position()))
    try:
        unchanged = game.load(drawn, seed).view() == given.view()
    except ValueError:
        unchanged = False
    if not unchanged:
        raise ValueError("what is hidden in this position cannot be drawn anew; keep the table for yourself and bots")
    return drawn


def beginning(origin: Origin | None, position: bool) -> Beginning:
    """How a table began. `loaded`: with a whole game from a file, which was not dealt here."""
    if origin is not None and origin.kind == "file" and origin.ply is None:
        return "loaded"
    if not position:
        return "dealt"
    return "redrawn" if origin is not None and origin.redrawn else "given"


def beginning_sentences(origin: Origin | None, position: bool, language: str) -> list[str]:
    """From what and by whom a table was begun, and what its seed vouches for; nothing for a game that was dealt."""
    how = beginning(origin, position)
    if how == "dealt":
        return []
    kind = "position" if origin is None or origin.kind == "rematch" else origin.kind
    name = (origin and origin.by) or sentences.TEXTS.say("begun-somebody", language)
    return [sentences.TEXTS.say(f"news-opened-{kind}", language, name=name), sentences.TEXTS.say(f"vouched-{how}", language)]
