"""Players made of code. A bot is given what a person in its seat would know, and nothing else."""

from kassen.bots.bot import Bot, Knowledge
from kassen.bots.levels import BOTS, LEVELS, PARTS, check_bot, check_variant, get_ready, make_bot
from kassen.bots.names import bot_name, level_name, told_apart
from kassen.bots.people import PEOPLE, Personality, Strength, strengths, styles

__all__ = [
    "BOTS",
    "LEVELS",
    "PARTS",
    "PEOPLE",
    "Bot",
    "Knowledge",
    "Personality",
    "Strength",
    "bot_name",
    "check_bot",
    "check_variant",
    "get_ready",
    "level_name",
    "make_bot",
    "strengths",
    "styles",
    "told_apart",
]
