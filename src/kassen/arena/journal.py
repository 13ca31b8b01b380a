"""Keeps every game on disk as soon as it is played, so that nothing is lost when the arena is stopped, killed or crashes.

SQLite guarantees that a game is in the file entirely or not at all, never twice, and that two arenas cannot write to one file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from kassen.arena.match import Played
from kassen.arena.plan import Plan

Kept = TypeVar("Kept", bound=Played)

SCHEMA = """
CREATE TABLE IF NOT EXISTS head (id INTEGER PRIMARY KEY CHECK (id = 1), plan BLOB NOT NULL, seconds REAL NOT NULL);
CREATE TABLE IF NOT EXISTS game (number INTEGER PRIMARY KEY, played BLOB NOT NULL);
"""


class Journal(Generic[Kept]):
    """The games of one plan played so far, each stored as a `kept`."""

    def __init__(self, path: Path, plan: Plan, kept: type[Kept]) -> None:
        self.path, self.kept = path, kept
        try:
            self.base = open_exclusively(path)
        except sqlite3.DatabaseError as error:
            raise ValueError(f"cannot keep games in {path}: {reason(error)}") from None
        try:
            self._begin(plan)
        except BaseException:
            self.base.close()
            raise

    def _begin(self, plan: Plan) -> None:
        head = self.base.execute("SELECT plan, seconds FROM head").fetchone()
        if head is None:
            self.seconds = 0.0
            self.base.execute("INSERT INTO head VALUES (1, ?, 0)", (msgspec.json.encode(plan),))
        else:
            self.seconds = float(head[1])
            demand_same(plan, msgspec.json.decode(head[0], type=Plan), self.path)

    def add(self, played: Kept, seconds: float) -> None:
        """Store a game, and the wall time of all games so far."""
        self.base.execute("BEGIN")
        self.base.execute("INSERT INTO game VALUES (?, ?)", (played.number, msgspec.json.encode(played)))
        self.base.execute("UPDATE head SET seconds = ?", (seconds,))
        self.base.execute("COMMIT")

    def numbers(self) -> frozenset[int]:
        return frozenset(number for (number,) in self.base.execute("SELECT number FROM game"))

    def games(self) -> Iterator[Kept]:
        """The games in the order of their numbers, whatever order they ended in."""
        for (played,) in self.base.execute("SELECT played FROM game ORDER BY number"):
            yield msgspec.json.decode(played, type=self.kept)

    def close(self) -> None:
        self.base.close()

    def remove(self) -> None:
        self.close()
        self.path.unlink()


def open_exclusively(path: Path) -> sqlite3.Connection:
    """Open the file for this process alone. With a write-ahead log a commit is one short write: it survives a crash of the
    process, and the file stays intact after a power cut."""
    base = sqlite3.connect(path, timeout=0, isolation_level=None)
    try:
        for setting in ("locking_mode = EXCLUSIVE", "journal_mode = WAL", "synchronous = NORMAL"):
            base.execute(f"PRAGMA {setting}")
        base.executescript(SCHEMA)
    except sqlite3.DatabaseError:
        base.close()
        raise
    return base


def reason(error: sqlite3.DatabaseError) -> str:
    return "another arena is writing to it" if "locked" in str(error) else str(error)


def demand_same(asked: Plan, there: Plan, path: Path) -> None:
    """Refuse to mix games of different plans in one file; ValueError says what differs."""
    if asked == there:
        return
    ask, was = (msgspec.to_builtins(plan.setting) | msgspec.to_builtins(plan) for plan in (asked, there))
    if ask["source"] != was["source"]:
        differ = "played with another version of this program"
    elif ask["bots"] == was["bots"] and ask["sources"] != was["sources"]:
        differ = "played with different code of " + ", ".join(sorted(ask["sources"]))
    else:
        changed = [key for key in ("game", "players", "options", "bots", "seed", "games") if ask[key] != was[key]]
        differ = "with " + ", ".join(f"{key} {said(was[key])} instead of {said(ask[key])}" for key in changed)
    raise ValueError(f"{path} holds another arena's games, {differ}; run the command that started it, or choose another --out")


def said(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={str(choice)[:20]}" for name, choice in value.items()) or "none"
    return ",".join(value) if isinstance(value, (list, tuple)) else str(value)
