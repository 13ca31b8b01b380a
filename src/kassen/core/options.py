"""Options of a game: declared once, checked once, with errors that say what is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass(frozen=True)
class Option:
    """One option, explained by the text `option-<name>` of the game's catalogue.

    `choices` names what is allowed. With `file=True` a table of one's own is allowed too: its text, or its `Path` (a plain
    string is never taken for a path: it may come from a stranger over the network).
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
        raise ValueError(f"option {self.name}: {str(value)[:40]!r} is not allowed; choose {self._allowed()}")

    def parse(self, text: str) -> bool | int | str:
        """An option as typed on a command line."""
        for choice in self.choices:
            if text.lower() == str(choice).lower():
                return choice
        return self.check(Path(text) if self.file else text)

    def _allowed(self) -> str:
        words = [str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in self.choices]
        return " or ".join([*words, "a file"] if self.file else words)

    def _read(self, path: Path) -> str:
        """The text of the file, so that a log carries what it was played with and needs the file no more."""
        try:
            if path.stat().st_size > 100_000:
                raise ValueError(f"option {self.name}: the file {path} is larger than 100 kB")
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise ValueError(f"option {self.name}: choose {self._allowed()}; cannot read {path} ({error})") from None
        return text if "\n" in text else text + "\n"


def check_options(declared: Iterable[Option], given: Mapping[str, object]) -> dict[str, bool | int | str]:
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            allowed = f"choose from {', '.join(known)}" if known else "it has none"
            raise ValueError(f"this game has no option {str(name)[:40]!r}; {allowed}")
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}


def parse_options(declared: Iterable[Option], pairs: Iterable[str]) -> dict[str, bool | int | str]:
    """`name=value` pairs of a command line."""
    known = {option.name: option for option in declared}
    chosen: dict[str, bool | int | str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise ValueError(f"an option is written name=value, not {pair[:40]!r}")
        check_options(known.values(), {name: known[name].default} if name in known else {name: value})
        chosen[name] = known[name].parse(value)
    return chosen


OptionValues = dict[str, Any]
