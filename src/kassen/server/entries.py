"""The journal of a table: everything that ever happens at it, as entries. A table is what its entries make of it (table.py).

Entries are stored as JSON under (table, number) and read back for years: fields may be added with a default, never removed.
They hold the secret seed; what a viewer may know of an entry is made in scenes.py.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct


class Entry(Struct, frozen=True, tag_field="what", omit_defaults=True, kw_only=True, gc=False):
    at: int  # milliseconds since 1970


class TimeControl(Struct, frozen=True, gc=False):
    """How long a seat may think, as the wire's TimeControl has it; what is written was within its bounds."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: int = 900
    bonus: int = 0


class Origin(Struct, frozen=True, omit_defaults=True, gc=False):
    """Where a table came from, as the wire's Origin has it."""

    kind: Literal["fork", "rematch", "file", "position"]
    table: str | None = None
    ply: int | None = None
    by: str | None = None
    redrawn: bool = False


class Opened(Entry, tag="opened", frozen=True, kw_only=True):
    """The first entry: what is played, how, and the sealed chance. `decisions` are those of a file that was loaded. `given`: the
    position as it was set up, where what was hidden in it was drawn anew (positions.py); `position` is the one played from."""

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
    """`level`: the bot that plays on when the game has begun."""

    seat: int
    level: str | None = None


class BotPut(Entry, tag="bot", frozen=True, kw_only=True):
    seat: int
    level: str


class Cleared(Entry, tag="cleared", frozen=True, kw_only=True):
    seat: int


class Started(Entry, tag="started", frozen=True, kw_only=True): ...


class Decided(Entry, tag="decided", frozen=True, kw_only=True):
    """`by` is the person, or `level` the bot that decided in its own right, for somebody absent, or because time was up."""

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
    """A yes that is not the last one, or a no, which ends the request. (The last yes is the thing itself: Undone or Agreed.)"""

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
    """A person takes all covered seats back."""

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
    """Before its end: nobody came back, or the host gave it up before the start."""

    reason: Literal["abandoned", "closed"]


class Resumed(Entry, tag="resumed", frozen=True, kw_only=True):
    """The server was away: whoever was thinking begins that turn's time anew."""


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
