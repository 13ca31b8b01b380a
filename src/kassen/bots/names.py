"""What bots are called, in every language: one catalogue for the terminal, the server and the browser."""

from __future__ import annotations

from kassen.core.text import Texts

TEXTS = Texts("kassen.bots")


def level_name(level: str, language: str = "en") -> str:
    """A kind of bot by its name; a variant (`search:sims=1000`) is called as it is written."""
    message = f"level-{level}"
    return TEXTS.say(message, language) if TEXTS.has(message, language) else level


def bot_name(level: str, seat: int, language: str = "en") -> str:
    """A bot at a table: several of one kind are told apart by their seats."""
    return TEXTS.say("bot-name", language, level=level_name(level, language), number=seat + 1)
