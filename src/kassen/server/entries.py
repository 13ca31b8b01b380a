"""The journal of a table: one entry for everything that happens there. The entries alone determine the table (table.py).

Entries are stored as JSON under (table, number) and read back for years: fields may be added with a default, never removed.
They hold the secret seed; scenes.py makes of an entry what a viewer may know of it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct


class Entry(Struct, frozen=True, tag_field="what", omit_defaults=True, kw_only=True, gc=False):
    at: int  # milliseconds since 1970


class TimeControl(Struct, frozen=True, gc=False):
    """How long a seat may think: the wire's TimeControl, whose bounds were checked before writing."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 900
    bonus: int = 0


class Origin(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where a table came from: the same fields as the wire's Origin."""

    kind: Literal["fork", "rematch", "file", "position"]
    table: str | None = None
    ply: int | None = None
    by: str | None = None
    redrawn: bool = False


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """The first entry: the game, its settings, and the sealed seed. `decisions`: those of a loaded file. `position`: where play
    begins, if not with the deal. `given`: the position as somebody set it up, if `position` is that with its hidden side redrawn
    (positions.py)."""

    host: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str | int
    clock: TimeControl
    listed: bool
    chat: bool
    cover: str
    grace_s: int
    position: dict[str, Any] | None = None
    given: dict[str, Any] | None = None
    decisions: tuple[int, ...] = ()
    origin: Origin | None = None


class Sat(Entry, tag="sat", frozen=True, kw_only=True):
    seat: int
    person: str
    name: str


class Left(Entry, tag="left", frozen=True, kw_only=True):
    """`level`: the bot that plays on, if the game has begun."""

    seat: int
    level: str | None = None


class BotPut(Entry, tag="bot", frozen=True, kw_only=True):
    seat: int
    level: str


class Cleared(Entry, tag="cleared", frozen=True, kw_only=True):
    seat: int


class Started(Entry, tag="started", frozen=True, kw_only=True): ...


class Decided(Entry, tag="decided", frozen=True, kw_only=True):
    """Decided by a person (`by`) or by a bot (`level`): in its own seat, for an absent person, or because time was up."""

    id: int
    by: str | None = None
    level: str | None = None


class Undone(Entry, tag="undone", frozen=True, kw_only=True):
    to: int
    by: str
    how: Literal["free", "alone", "agreed"]


class Asked(Entry, tag="asked", frozen=True, kw_only=True):
    kind: Literal["undo", "hints"]
    by: str
    to: int | None = None


class Answered(Entry, tag="answered", frozen=True, kw_only=True):
    """A yes while others are still to answer, or a no, which ends the request. (The last yes is written as Undone or Agreed.)"""

    by: str
    yes: bool


class Agreed(Entry, tag="agreed", frozen=True, kw_only=True):
    """Everybody allows hints."""

    by: str


class Away(Entry, tag="away", frozen=True, kw_only=True):
    """A bot covers a person's seat."""

    seat: int
    level: str
    why: Literal["absent", "clock", "asked"]


class Back(Entry, tag="back", frozen=True, kw_only=True):
    """A person takes back all of their covered seats."""

    by: str


class Said(Entry, tag="said", frozen=True, kw_only=True):
    by: str
    name: str
    text: str


class Reacted(Entry, tag="reacted", frozen=True, kw_only=True):
    by: str
    name: str
    reaction: str


class Ended(Entry, tag="ended", frozen=True, kw_only=True):
    """The table is closed before the end of the game: `abandoned` when it was running, `closed` when it had not begun."""

    reason: Literal["abandoned", "closed"]


class Resumed(Entry, tag="resumed", frozen=True, kw_only=True):
    """The server was down: the time for the current turn begins anew."""


class Rematched(Entry, tag="rematch", frozen=True, kw_only=True):
    by: str
    table: str


AnyEntry = (
    Opened
    | Sat
    | Left
    | BotPut
    | Cleared
    | Started
    | Decided
    | Undone
    | Asked
    | Answered
    | Agreed
    | Away
    | Back
    | Said
    | Reacted
    | Ended
    | Resumed
    | Rematched
)

# Kinds of entries, for `type(entry) in ...`: `isinstance` asks every class that it is not, which takes long with msgspec's.
TALK = (Said, Reacted)
RESEATS = (Sat, Left, Cleared, BotPut)  # others may sit there afterwards

write_entry = msgspec.json.Encoder().encode
read_entry = msgspec.json.Decoder(AnyEntry).decode
