"""What bots are called, in every language: one catalogue for the terminal, the server and the browser."""

from __future__ import annotations

from collections.abc import Sequence

from kassen.bots.people import PEOPLE
from kassen.core.text import Texts

TEXTS = Texts("kassen.bots")


def level_name(level: str, language: str = "en") -> str:
    """A kind of bot by its name; a variant (`search:sims=1000`) is called as it is written."""
    message = f"level-{level}"
    return TEXTS.say(message, language) if TEXTS.has(message, language) else level


def told_apart(names: Sequence[str], language: str = "en") -> list[str]:
    """Everybody at a table by a name of their own: who shares one is numbered by the seat."""
    return [
        TEXTS.say("bot-name", language, level=name, number=seat + 1) if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


def bot_name(level: str, seat: int, language: str = "en") -> str:
    """A bot at a table: several of one kind are told apart by their seats; a person is called by name."""
    name = level_name(level, language)
    return name if level in PEOPLE else TEXTS.say("bot-name", language, level=name, number=seat + 1)
