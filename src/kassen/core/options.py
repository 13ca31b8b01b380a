"""Options of a game: declared and checked in one place, with errors that say what is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kassen.core.text import BadInput, Texts


@dataclass(frozen=True)
class Option:
    """One option. The text `option-<name>` of the game's catalogue explains it, `choice-<name>-<word>` a choice that is a word.

    `choices` lists what is allowed. With `file=True` so is a data file of the user's own, given as its text or its `Path`. A
    plain string is never taken for a path, because it may come from a stranger over the network.
    """

    name: str
    default: bool | int | str
    choices: tuple[bool | int | str, ...] = (False, True)
    file: bool = False

    def check(self, value: object) -> bool | int | str:
        for choice in self.choices:
            if type(value) is type(choice) and value == choice:
                return choice
        if self.file and isinstance(value, Path):
            return self._read(value)
        if self.file and isinstance(value, str) and "\n" in value:
            return value
        raise BadInput(
            "choice-or-file" if self.file else "choice", option=self.name, given=str(value)[:40], choices=self._allowed()
        )

    def parse(self, text: str) -> bool | int | str:
        """The value of an option typed on a command line."""
        for choice in self.choices:
            if text.lower() == str(choice).lower():
                return choice
        return self.check(Path(text) if self.file else text)

    def says(self, texts: Texts, language: str) -> list[str]:
        """The choices as people read them; only words have a text, numbers and yes or no stay as they are."""
        return [
            texts.say(f"choice-{self.name}-{choice}", language) if isinstance(choice, str) else str(choice).lower()
            for choice in self.choices
        ]

    def _allowed(self) -> list[str]:
        return [str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices]

    def _read(self, path: Path) -> str:
        """The text of the file: a log stores it, so that replaying does not need the file."""
        try:
            if path.stat().st_size > 100_000:
                raise BadInput("option-size", option=self.name, file=str(path))
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else error.reason
            raise BadInput("option-file", option=self.name, file=str(path), reason=reason, choices=self._allowed()) from None
        return text if "\n" in text else text + "\n"


def check_options(declared: Iterable[Option], given: Mapping[str, object]) -> dict[str, bool | int | str]:
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            if not known:
                raise BadInput("no-options", given=str(name)[:40])
            raise BadInput("option", given=str(name)[:40], choices=[*known])
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}


def parse_options(declared: Iterable[Option], pairs: Iterable[str]) -> dict[str, bool | int | str]:
    """Parse the `name=value` pairs of a command line."""
    known = {option.name: option for option in declared}
    chosen: dict[str, bool | int | str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadInput("pair", given=pair[:40])
        check_options(known.values(), {name: known[name].default} if name in known else {name: value})
        chosen[name] = known[name].parse(value)
    return chosen


OptionValues = dict[str, Any]
