"""Games and their rules, listed for people and programs."""

from __future__ import annotations

import re
import sys
from typing import Any

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

from kassen.core import Rules, all_rules
from kassen.core.text import Texts

TEXTS = Texts("kassen.cli")


def describe(rules: Rules, language: str = "en") -> dict[str, Any]:
    """A game as data, also for the engine protocol."""
    options = [
        {
            "name": option.name,
            "default": option.default,
            "choices": list(option.choices),
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
    table = Table(box=None, pad_edge=False, show_edge=False)
    for column in ("column-game", "column-players", "column-about"):
        table.add_column(TEXTS.say(column, language), overflow="fold")
    for rules in all_rules():
        about = [rules.title(language), rules.texts.say("tagline", language)]
        about += [
            TEXTS.say(
                "show-line", language, name=f"--option {option.name}", facts=rules.texts.say(f"option-{option.name}", language)
            )
            for option in rules.options
        ]
        table.add_row(rules.id, TEXTS.say("list-comma", language).join(map(str, rules.players)), "\n".join(about))
    Console().print(table)


def rules_text(rules: Rules, language: str) -> str:
    """The rules page without its marks for machines."""
    return re.sub(r"<!--.*?-->\n*", "", rules.texts.page("rules", language))


def print_rules(rules: Rules, language: str) -> None:
    text = rules_text(rules, language)
    if sys.stdout.isatty():
        Console().print(Markdown(text))
    else:
        print(text)
