"""A game's data/: what its box holds, as files that whoever owns the box may correct."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, TypeVar

Value = TypeVar("Value")


def read_text(package: str, name: str) -> str:
    """A file of the data/ folder of a game's package."""
    return (files(package) / "data" / name).read_text("utf-8")


def has_data(package: str, name: str) -> bool:
    """Not every game has every file: what is measured or learned may be missing."""
    return (files(package) / "data" / name).is_file()


def read_toml(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads(read_text(package, name))


def by_players(values: Mapping[str, Value], most: int, nothing: Value) -> list[Value]:
    """What the data give by number of players ("2", "3", ...), as a list [players] up to the most there can be."""
    return [values.get(str(players), nothing) for players in range(most + 1)]
