"""Lists games and their rules, for people and programs."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table

from kassen.cli.words import TEXTS
from kassen.core import Option, Rules, all_rules
from kassen.core.text import broken, width


def describe(rules: Rules, language: str = "en") -> dict[str, Any]:
    """A game as data, also for the engine protocol."""
    options = [
        {
            "name": option.name,
            "default": option.default,
            "choices": list(option.choices),
            "says": option.says(rules.texts, language),
            "file": option.file,
            "help": rules.texts.say(f"option-{option.name}", language),
        }
        for option in rules.options
    ]
    return {
        "id": rules.id,
        "title": rules.title(language),
        "tagline": rules.texts.say("tagline", language),
        "players": list(rules.players),
        "options": options,
    }


def print_games(language: str) -> None:
    console = Console()
    heads = [TEXTS.say(f"column-{column}", language) for column in ("game", "players", "about")]
    rows = [[rules.id, TEXTS.say("list-comma", language).join(map(str, rules.players))] for rules in all_rules()]
    taken = sum(max(width(row[column]) for row in [heads, *rows]) + 2 for column in (0, 1))
    table = Table(*heads, box=None, pad_edge=False, show_edge=False)
    for rules, row in zip(all_rules(), rows, strict=True):
        lines = (part for line in about(rules, language) for part in broken(line, max(console.width - taken, 20)))
        table.add_row(*row, "\n".join(lines))
    console.print(table)


def about(rules: Rules, language: str) -> list[str]:
    options = [line for option in rules.options for line in option_lines(rules, option, language)]
    return [rules.title(language), rules.texts.say("tagline", language), *options]


def option_lines(rules: Rules, option: Option, language: str) -> Iterator[str]:
    """What to type for an option, and what it means."""

    def line(value: str, meaning: str) -> str:
        return TEXTS.say("show-line", language, name=f"--option {option.name}={value}", facts=meaning)

    help = rules.texts.say(f"option-{option.name}", language)
    if isinstance(option.default, bool):
        yield line(str(not option.default).lower(), help)
        return
    yield help
    yield from (
        f"  {line(str(value), said)}" for value, said in zip(option.choices, option.says(rules.texts, language), strict=True)
    )
    if option.file:
        yield f"  {line(TEXTS.say('placeholder-file', language), TEXTS.say('own-file', language))}"


def rules_text(rules: Rules, language: str) -> str:
    """The rules page without its markers for programs (HTML comments)."""
    return re.sub(r"<!--.*?-->\n*", "", rules.texts.page("rules", language))


def print_rules(rules: Rules, language: str) -> None:
    text = rules_text(rules, language)
    if sys.stdout.isatty():
        from kassen.cli.rules_page import RulesPage  # the Markdown reader takes as long to load as a game

        Console().print(RulesPage(text))
    else:
        print(text)
