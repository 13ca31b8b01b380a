"""Words for people: Fluent catalogues (locale/en.ftl, fr.ftl, ja.ftl) of core and of each game.

A message id says what it is for: `prompt-<phase>`, `move-<do>`, `event-<kind>`. An argument whose value is a name in the game is
translated by the message `<argument>-<value>` (house: "takeda" → `house-takeda`, also for an argument `under_house`). An argument
called `seat` or ending in `_seat` becomes the name of the person in that seat. A list is joined; each mapping in a list is worded
by `each-<argument>`. Any other mapping is counts of things.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from itertools import pairwise
from threading import RLock
from typing import Any

LANGUAGES = ("en", "fr", "ja")

Say = Callable[..., str]  # passed to a game's terminal.py: words a message with its arguments in the reader's language


def width(text: str) -> int:
    """How many columns of a terminal the text takes: two for a Japanese character."""
    return len(text) if text.isascii() else sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


# Japanese may be broken between any two characters, except (kinsoku) before the first set and after the second. Other text is
# broken at ordinary spaces.
NEVER_FIRST = "、。，．・：；！？）］｝」』】〉》〕ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々…‥〜～％／"
NEVER_LAST = "（［｛「『【〈《〔"
WIDE = "\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6"
PIECE = f"[{NEVER_LAST}]*(?:[^ {WIDE}]+|[{WIDE}])[{NEVER_FIRST}]* *| +"  # compiled on use: only terminals need it


def line_starts(text: str, columns: int) -> list[int]:
    """The offsets at which the second and later lines begin, on a terminal of this width."""
    starts, used, at = [], 0, 0
    for piece in re.findall(PIECE, text):
        if used and used + width(piece.rstrip(" ")) > columns:
            starts.append(at)
            used = 0
        for letter in piece:  # a piece longer than a line is cut anywhere
            if used + width(letter) > columns and letter != " ":
                starts.append(at)
                used = 0
            used += width(letter)
            at += 1
    return starts


def broken(text: str, columns: int) -> list[str]:
    """A paragraph broken into lines."""
    starts = [0, *line_starts(text, columns), len(text)]
    return [text[start:end].rstrip(" ") for start, end in pairwise(starts)]


def check_language(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}; choose from {', '.join(LANGUAGES)}")
    return language


ENTRY = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)  # nothing else in a catalogue begins a line like this
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


def entries(catalogue: str) -> dict[str, str]:
    """The source of each message in a catalogue, by message id."""
    _, *parts = ENTRY.split(catalogue)
    return dict(zip(parts[::2], parts[1::2], strict=True))


class Catalogue:
    """The messages of some files in one language. Each is parsed when it is first needed: parsing all of them would take most of
    a server's start-up time, and longer than most commands."""

    def __init__(self, language: str, *places: tuple[str, str]) -> None:
        """Places are pairs of package and file name; messages of later places override earlier ones."""
        from fluent.runtime import FluentBundle  # imported here, so that programs that only use data never wait for it

        self._bundle = FluentBundle([check_language(language)], use_isolating=False)
        self._entries: dict[str, str] = {}
        for package, name in places:
            text = (files(package) / "locale" / f"{name}.ftl").read_text("utf-8")
            self._entries.update(entries(text))
        self._parsed: set[str] = set()
        self._lock = RLock()  # a server uses it from several threads

    def __contains__(self, message: str) -> bool:
        return message in self._entries

    def get(self, message: str) -> Any:
        """The Fluent message, with `value` and `attributes`, or None."""
        with self._lock:
            self._parse(message)
        return self._bundle.get_message(message) if message in self._parsed else None

    def format(self, pattern: Any, words: Mapping[str, Any]) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(words))
        if errors:
            raise KeyError(str(errors[0]))
        return str(text)

    def _parse(self, entry: str) -> None:
        """Parse a message and everything it refers to."""
        if entry in self._parsed or entry not in self._entries:
            return
        from fluent.runtime import FluentResource

        self._parsed.add(entry)
        self._bundle.add_resource(FluentResource(self._entries[entry]))
        for other in REFERENCE.findall(self._entries[entry]):
            self._parse(other)


@cache
def catalogue(package: str, language: str) -> Catalogue:
    """The messages of one package in one language, on top of core's."""
    return Catalogue(language, ("kassen.core", language), (package, language))


# The same sentences are needed again and again, so they are cached; the size is bounded, because people's names can be anything.
@lru_cache(maxsize=20_000)
def _sentence(package: str, message: str, language: str, words: tuple[tuple[str, str | float], ...] = ()) -> str:
    messages = catalogue(package, language)
    found = messages.get(message)
    if found is None or found.value is None:
        raise KeyError(f"{package} has no text {message!r} in {language!r}")
    try:
        return messages.format(found.value, dict(words))
    except KeyError as error:
        raise KeyError(f"{package}, text {message!r} in {language!r}: {error.args[0]}") from None


@lru_cache(maxsize=20_000)
def _name(package: str, message: str, language: str) -> str | None:
    """The translated name for a word in the data, or None if it has none."""
    return _sentence(package, message, language) if message in catalogue(package, language) else None


class Texts:
    """The texts of one package."""

    def __init__(self, package: str) -> None:
        self.package = package

    def has(self, message: str, language: str) -> bool:
        return message in catalogue(self.package, language)

    def say(self, message: str, language: str = "en", names: Sequence[str] | None = None, /, **arguments: Any) -> str:
        """A message with its arguments, as text; `names` are the names of the people in the seats."""
        words = tuple((key, self.word(key, value, language, names)) for key, value in arguments.items())
        return _sentence(self.package, message, language, words)

    def word(self, key: str, value: Any, language: str, names: Sequence[str] | None = None) -> Any:
        """One argument as the reader should see it."""
        if isinstance(value, (list, tuple)):
            return self.say("list-comma", language).join(self.item(key, item, language, names) for item in value)
        if isinstance(value, Mapping):  # counts of things
            comma = self.say("list-comma", language)
            things = ((self.word(key, name, language, names), number) for name, number in value.items())
            return comma.join(self.say("list-count", language, name=name, number=number) for name, number in things)
        if isinstance(value, bool):
            return str(value).lower()
        if key == "seat" or key.endswith("_seat"):  # names are not translated: a person's could equal a message id
            return self.seat(value, language, names) if isinstance(value, int) else str(value)
        if isinstance(value, str):
            return _name(self.package, f"{key.rpartition('_')[2]}-{value}", language) or value
        return value if isinstance(value, (int, float)) else str(value)

    def item(self, key: str, item: Any, language: str, names: Sequence[str] | None = None) -> str:
        """One item of a list; a mapping is worded as a whole by `each-<key>`."""
        if isinstance(item, Mapping):
            return self.say(f"each-{key}", language, names, **item)
        return str(self.word(key, item, language, names))

    def seat(self, seat: int, language: str, names: Sequence[str] | None = None) -> str:
        return names[seat] if names is not None else self.say("seat-name", language, number=seat + 1)

    def either(self, choices: Sequence[object], language: str) -> str:
        """The choices joined by "or"."""
        *others, last = map(str, choices)
        return self.say("list-or", language).join([self.say("list-comma", language).join(others), last] if others else [last])

    def page(self, name: str, language: str) -> str:
        """A longer text of the package, such as its rules page (Markdown)."""
        return (files(self.package) / "locale" / f"{name}.{check_language(language)}.md").read_text("utf-8")


class BadInput(ValueError):
    """Unusable input. `say` words it in the reader's language (text `wrong-<what>` of the package), `str()` in English."""

    package = "kassen.core"

    def __init__(self, what: str, /, **words: Any) -> None:
        self.what = what
        self.words = {key: [*map(_shown, word)] if isinstance(word, list) else _shown(word) for key, word in words.items()}
        super().__init__(self.say())

    def say(self, language: str = "en") -> str:
        texts = Texts(self.package)
        words = {key: texts.either(word, language) if isinstance(word, list) else word for key, word in self.words.items()}
        return texts.say(f"wrong-{self.what}", language, **words)

    def __reduce__(self) -> tuple[Any, ...]:  # pickled between processes
        return partial(type(self), self.what, **self.words), ()


def _shown(word: Any) -> Any:
    return printable(word[:200]) if isinstance(word, str) else word


def printable(text: str) -> str:
    """The text with unprintable characters replaced, so that outside input cannot control a terminal. Python's `isprintable`
    rejects all spaces but the ordinary one; here all of them are kept."""
    return "".join(letter if letter.isprintable() or unicodedata.category(letter) == "Zs" else "\ufffd" for letter in text)


def say_error(error: BaseException, language: str) -> str:
    """The error in the reader's language; errors that only programmers see are in English."""
    return error.say(language) if isinstance(error, BadInput) else str(error)
