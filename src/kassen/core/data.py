"""A game's data/ folder: the contents of its box, in files that people who own the game can correct."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, TypeVar

Value = TypeVar("Value")


def read_text(package: str, name: str) -> str:
    """A file from the data/ folder of a game's package."""
    return (files(package) / "data" / name).read_text("utf-8")


def has_data(package: str, name: str) -> bool:
    """Whether the file exists: files that are measured or learned may be missing."""
    return (files(package) / "data" / name).is_file()


def read_toml(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads(read_text(package, name))


def by_players(values: Mapping[str, Value], most: int, nothing: Value) -> list[Value]:
    """Data given by number of players ("2", "3", ...) as a list indexed by that number, 0 to `most`."""
    return [values.get(str(players), nothing) for players in range(most + 1)]
