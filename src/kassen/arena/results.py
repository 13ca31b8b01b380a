"""Played games as a Parquet file, one row per game and seat, and as arrays for computing."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from kassen import __version__
from kassen.arena.match import Played
from kassen.arena.plan import Plan, sides_of
from kassen.core import Rules, rules

Array = np.ndarray[Any, Any]

HEAD = b"kassen.arena"
GROUP = 10_000  # games per row group
WORD = pa.dictionary(pa.int32(), pa.string())
COLUMNS = pa.schema(
    [
        ("game", WORD),
        ("options", WORD),  # JSON
        ("players", pa.int8()),
        ("number", pa.int64()),  # the number of the game in this arena
        ("seed", pa.uint64()),  # of the deal; games on the same deal form a block
        ("seat", pa.int8()),
        ("team", pa.int8()),  # the side: the same for allies, otherwise each seat has its own
        ("bot", WORD),
        ("score", pa.float64()),
        ("rank", pa.int8()),
        ("win_share", pa.float64()),  # 1 if the side wins alone, a fraction if several sides win together
        ("decisions", pa.int32()),  # how many this seat made
        ("seconds", pa.float64()),  # how long this seat thought
        ("facts", pa.string()),  # about this seat, JSON
        ("table_facts", WORD),  # about the whole game, JSON
        ("loss", pa.float64()),  # what this seat gave away, in win shares; null: not looked back on
        ("luck", pa.float64()),  # what chance brought it, in win shares
    ]
)


class Head(msgspec.Struct, frozen=True):
    """The metadata of the file."""

    plan: Plan
    seconds: float  # wall time, over all calls that continued this arena
    version: str = __version__


@dataclass(frozen=True)
class Results:
    """A finished arena. Its arrays have a row per game and a column per seat."""

    head: Head
    table: Any  # the Arrow table with the data

    @cached_property
    def rules(self) -> Rules:
        return rules(self.plan.setting.game)

    @property
    def plan(self) -> Plan:
        return self.head.plan

    @property
    def players(self) -> int:
        return self.plan.setting.players

    @property
    def games(self) -> int:
        return self.plan.games

    @cached_property
    def names(self) -> list[str]:
        """The bots, in the order they were given."""
        return list(dict.fromkeys(self.plan.bots))

    @cached_property
    def bots(self) -> Array:
        """The bot in each seat, as an index into `names`."""
        column = self.table["bot"].combine_chunks()
        place = np.array([self.names.index(name) for name in column.dictionary.to_pylist()])
        bots: Array = place[column.indices.to_numpy()]
        return bots.reshape(-1, self.players)

    @cached_property
    def blocks(self) -> Array:
        """The block of each game, numbered from 0."""
        return np.unique(self.numbers("seed")[:, 0], return_inverse=True)[1]

    @property
    def sides(self) -> Array:
        """The side of each seat."""
        return np.asarray(self.numbers("team")[0])

    def numbers(self, column: str) -> Array:
        values: Array = self.table[column].to_numpy()
        return values.reshape(-1, self.players)

    def seat_facts(self) -> list[dict[str, Any]]:
        """One mapping per row: game by game, and in a game seat by seat."""
        return [msgspec.json.decode(text) for text in self.table["facts"].to_pylist()]

    def table_facts(self) -> list[dict[str, Any]]:
        """One mapping per game."""
        return [msgspec.json.decode(text) for text in self.table["table_facts"].to_pylist()[:: self.players]]


# ── the file ──


def write(path: Path, plan: Plan, games: Iterable[Played], seconds: float) -> None:
    """Write the file atomically: it appears complete or not at all."""
    part = path.with_name(path.name + ".part")
    schema = COLUMNS.with_metadata({HEAD: msgspec.json.encode(Head(plan, round(seconds, 3)))})
    with pq.ParquetWriter(part, schema, compression="zstd") as writer:
        for group in grouped(games):
            writer.write_table(to_table(plan, group, schema))
    with open(part, "rb+") as file:
        os.fsync(file.fileno())
    part.replace(path)


def grouped(games: Iterable[Played]) -> Iterator[list[Played]]:
    waiting = iter(games)
    while group := list(islice(waiting, GROUP)):
        yield group


def to_table(plan: Plan, games: list[Played], schema: Any = COLUMNS) -> Any:
    setting = plan.setting
    sides = sides_of(setting.bind())
    rows = len(games) * setting.players

    def each(field: str) -> list[Any]:
        return [value for played in games for value in getattr(played, field) or [None] * setting.players]

    def whole(field: str) -> list[Any]:
        return [getattr(played, field) for played in games for _ in range(setting.players)]

    columns = {
        "game": [setting.game] * rows,
        "options": [json.dumps(setting.options, sort_keys=True)] * rows,
        "players": [setting.players] * rows,
        "number": whole("number"),
        "seed": whole("seed"),
        "seat": list(range(setting.players)) * len(games),
        "team": list(sides) * len(games),
        "bot": each("bots"),
        "score": each("scores"),
        "rank": each("ranks"),
        "win_share": each("win_shares"),
        "decisions": each("decisions"),
        "seconds": each("seconds"),
        "facts": list(map(json.dumps, each("facts"))),
        "table_facts": list(map(json.dumps, whole("table_facts"))),
        "loss": each("losses"),
        "luck": each("luck"),
    }
    return pa.table(columns, schema=schema)


def read_head(path: Path) -> Head:
    try:
        found = pq.read_schema(path).metadata or {}
        return msgspec.json.decode(found[HEAD], type=Head)
    except OSError as error:
        raise ValueError(f"cannot read {path}: {error.strerror or 'it is not a Parquet file'}") from None
    except (pa.ArrowException, KeyError, msgspec.MsgspecError):
        raise ValueError(f"{path} was not written by `kassen arena`") from None


def read(path: Path) -> Results:
    return Results(read_head(path), pq.read_table(path).unify_dictionaries())


def gathered(plan: Plan, games: Iterable[Played], seconds: float) -> Results:
    """The results of these games without a file."""
    tables = [to_table(plan, group) for group in grouped(games)]
    return Results(Head(plan, round(seconds, 3)), pa.concat_tables(tables).unify_dictionaries())
