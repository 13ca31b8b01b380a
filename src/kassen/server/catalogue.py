"""What can be played, with whom, and by which rules: in words, for clients."""

from __future__ import annotations

from importlib.resources import files

from kassen.bots import LEVELS
from kassen.core import Rules, all_rules, rules
from kassen.server import messages as m
from kassen.server.referee import Refusal
from kassen.server.thinking import levels


def games(language: str) -> list[m.GameInfo]:
    return [describe(game_rules, language) for game_rules in all_rules()]


def describe(game_rules: Rules, language: str) -> m.GameInfo:
    say = game_rules.texts.say
    return m.GameInfo(
        id=game_rules.id,
        title=game_rules.title(language),
        tagline=say("tagline", language),
        players=list(game_rules.players),
        options=[
            m.OptionInfo(option.name, option.default, list(option.choices), option.file, say(f"option-{option.name}", language))
            for option in game_rules.options
        ],
        phases=[phase.name for phase in game_rules.phases.values()],
    )


def bots() -> list[m.BotInfo]:
    return [m.BotInfo(level, level in LEVELS) for level in levels()]


def find(game: str) -> Rules:
    try:
        return rules(game)
    except ValueError as error:
        raise Refusal("not_found", str(error)) from None


def rules_page(game: str, language: str) -> str:
    return find(game).texts.page("rules", language)


def texts(game: str, language: str) -> str:
    """The Fluent messages a client needs to speak of this game: core's, the table's, then the game's own."""
    packages = ("kassen.core", "kassen.server", find(game).package)
    return "\n".join((files(package) / "locale" / f"{language}.ftl").read_text("utf-8") for package in packages)
