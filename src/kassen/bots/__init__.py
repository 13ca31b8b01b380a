"""Players made of code. A bot is given what a person in its seat would know, and nothing else."""

from kassen.bots.bot import Bot, Knowledge, check_bot, make_bot

__all__ = ["Bot", "Knowledge", "check_bot", "make_bot"]
