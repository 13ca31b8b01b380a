"""Words for people: Fluent catalogues (locale/en.ftl, fr.ftl, ja.ftl) of core and of each game.

A message id says what it is for: `prompt-<phase>`, `move-<do>`, `event-<kind>`. An argument whose value is a name of the game is
translated by the message `<argument>-<value>` (house: "takeda" → `house-takeda`, and so for `under_house`); an argument called
`seat` or ending in `_seat` becomes the name of the person sitting there. A list is joined, each mapping in it said by
`each-<argument>`; a mapping is things and how many of each.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "ja")

Say = Callable[..., str]  # what a game's terminal.py gets: a message and its arguments, in the reader's language


def width(text: str) -> int:
    """Columns of a terminal: Japanese letters take two."""
    return len(text) if text.isascii() else sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; choose from {', '.join(LANGUAGES)}")
    return language


@cache
def catalogue(package: str, language: str) -> FluentBundle:
    """The messages of one package in one language, on top of core's own."""
    bundle = FluentBundle([language], use_isolating=False)
    for name in dict.fromkeys(("kassen.core", package)):
        text = (files(name) / "locale" / f"{check_language(language)}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@cache
def _bare(package: str, message: str, language: str) -> str:
    """A message without arguments, such as a name: said often, worked out once."""
    bundle = catalogue(package, language)
    if not bundle.has_message(message) or (pattern := bundle.get_message(message).value) is None:
        raise KeyError(f"{package} has no text {message!r} in {language!r}")
    text, errors = bundle.format_pattern(pattern, {})
    if errors:
        raise KeyError(f"{package}, text {message!r} in {language!r}: {errors[0]}")
    return str(text)


class Texts:
    """What one package can say."""

    def __init__(self, package: str) -> None:
        self.package = package

    def has(self, message: str, language: str) -> bool:
        return bool(catalogue(self.package, language).has_message(message))

    def say(self, message: str, language: str = "en", names: Sequence[str] | None = None, /, **arguments: Any) -> str:
        """A message in words; `names` are those of the people in the seats."""
        if not arguments:
            return _bare(self.package, message, language)
        bundle = catalogue(self.package, language)
        if not bundle.has_message(message) or (pattern := bundle.get_message(message).value) is None:
            raise KeyError(f"{self.package} has no text {message!r} in {language!r}")
        words = {key: self.word(key, value, language, names) for key, value in arguments.items()}
        text, errors = bundle.format_pattern(pattern, words)
        if errors:
            raise KeyError(f"{self.package}, text {message!r} in {language!r}: {errors[0]}")
        return str(text)

    def word(self, key: str, value: Any, language: str, names: Sequence[str] | None = None) -> Any:
        """One argument as the reader should see it."""
        if isinstance(value, (list, tuple)):
            return self.say("list-comma", language).join(self.item(key, item, language, names) for item in value)
        if isinstance(value, Mapping):  # things and how many of each
            comma = self.say("list-comma", language)
            things = ((self.word(key, name, language, names), number) for name, number in value.items())
            return comma.join(self.say("list-count", language, name=name, number=number) for name, number in things)
        if isinstance(value, bool):
            return str(value).lower()
        if key == "seat" or key.endswith("_seat"):  # a person may be called anything, a message's name too
            return self.seat(value, language, names) if isinstance(value, int) else str(value)
        kind = key.rpartition("_")[2]
        if isinstance(value, str) and self.has(f"{kind}-{value}", language):
            return self.say(f"{kind}-{value}", language)
        return value if isinstance(value, (int, str)) else str(value)

    def item(self, key: str, item: Any, language: str, names: Sequence[str] | None = None) -> str:
        """One thing of a list; what belongs together is said together."""
        if isinstance(item, Mapping):
            return self.say(f"each-{key}", language, names, **item)
        return str(self.word(key, item, language, names))

    def seat(self, seat: int, language: str, names: Sequence[str] | None = None) -> str:
        return names[seat] if names is not None else self.say("seat-name", language, number=seat + 1)

    def page(self, name: str, language: str) -> str:
        """A longer text of the package, such as its rules page (Markdown)."""
        return (files(self.package) / "locale" / f"{name}.{check_language(language)}.md").read_text("utf-8")
