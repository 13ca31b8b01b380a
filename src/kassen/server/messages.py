"""Every message on the wire: what a socket carries, what HTTP takes and gives. docs/server.md tells the story.

The browser's types are generated from `wire_schema()`; nothing here is retyped by hand anywhere. Times are milliseconds since
1970 by the server's clock, durations say their unit in their name. A field that is absent has its default.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

# ── small things ──

Seat = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
Number = Annotated[int, Meta(ge=-1, le=2**53, description="An entry of the table's journal; -1 is before the first.")]
Turn = Annotated[int, Meta(ge=0, le=2**53)]
Ply = Annotated[int, Meta(ge=0, le=100_000, description="How many decisions were made.")]
Millis = Annotated[int, Meta(ge=0, le=2**53)]
Name = Annotated[str, Meta(min_length=1, max_length=24, description="What a person is called at tables.")]
Level = Annotated[str, Meta(min_length=1, max_length=24, description="A bot of GET /api/bots.")]
Line = Annotated[str, Meta(min_length=1, max_length=300, description="One line of chat.")]
Language = Literal["en", "fr", "ja"]
Ref = Annotated[str, Meta(max_length=40)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | None
Reaction = Literal["bow", "laugh", "cheer", "think", "ouch", "thanks"]
Status = Literal["open", "running", "over", "closed"]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think. `live`: a bank of `seconds` for the whole game, and `bonus` more with every decision.
    `days`: `seconds` for every decision anew. `none`: as long as it likes."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)] = 900
    bonus: Annotated[int, Meta(ge=0, le=3_600)] = 0


# ── what a client says ──
# The same on the socket and to POST /api/tables/{id}/do. `ref` comes back in the answer.


class Say(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    ref: Ref = None


class Decide(Say, tag="decide", frozen=True, kw_only=True):
    """The decision of the seat to move. `turn` is the `turn` of the scene it answers: a late or doubled one is refused. Give the
    `id` of one of the view's moves, or the move itself without its id."""

    turn: Turn
    id: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    move: dict[str, Any] | None = None


class Sit(Say, tag="sit", frozen=True, kw_only=True):
    """Take an open seat before the start; one person may take several. After the start: back into a seat one has left."""

    seat: Seat


class Leave(Say, tag="leave", frozen=True, kw_only=True):
    """Give up a seat (none named: all of mine). Before the start it is open again, after it a bot plays on."""

    seat: Seat | None = None


class PutBot(Say, tag="bot", frozen=True, kw_only=True):
    """Before the start: a bot into an open seat, or another level (host). After it: another level for a bot (host), a bot in
    place of somebody who has been away for `grace_s` (anybody seated), or for myself until I come `back`."""

    seat: Seat
    level: Level


class Clear(Say, tag="clear", frozen=True, kw_only=True):
    """The host empties a seat before the start: a bot goes, a person is shown the door and may not sit down again."""

    seat: Seat


class Start(Say, tag="start", frozen=True, kw_only=True):
    """The host begins; every seat must be taken."""


class Back(Say, tag="back", frozen=True, kw_only=True):
    """I am here again: the bot that covers my seats hands them back. Making a decision says so too."""


class Undo(Say, tag="undo", frozen=True, kw_only=True):
    """Take back decisions, down to `to` (none: my last one). The scene's `undo` says what is free and what must be asked for;
    what must be asked for becomes a request that the others answer."""

    to: Ply | None = None


class AskHints(Say, tag="ask_hints", frozen=True, kw_only=True):
    """Ask the other people to allow hints at this table."""


class Answer(Say, tag="answer", frozen=True, kw_only=True):
    """Yes or no to the open request, by its number. One no ends it, also of who has said yes, or of who asked."""

    request: Number
    yes: bool


class Hint(Say, tag="hint", frozen=True, kw_only=True):
    """What would a good player do here? Free against bots alone; with other people only after all have agreed."""


class Chat(Say, tag="chat", frozen=True, kw_only=True):
    text: Line


class React(Say, tag="react", frozen=True, kw_only=True):
    reaction: Reaction


class Look(Say, tag="look", frozen=True, kw_only=True):
    """Show me the table through this seat of mine (hot seat), or as a spectator (none). Only for sockets."""

    seat: Seat | None = None


class Rematch(Say, tag="rematch", frozen=True, kw_only=True):
    """The same again: a new table with the same game, options and bots. Its address comes as the table's `rematch`."""


class Ping(Say, tag="ping", frozen=True, kw_only=True): ...


ClientMessage = (
    Decide | Sit | Leave | PutBot | Clear | Start | Back | Undo | AskHints | Answer | Hint | Chat | React | Look | Rematch | Ping
)


# ── what a table is, for everybody ──


class SeatInfo(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Who sits there. `cover` is the level of the bot that plays for the person for the time being."""

    kind: Literal["open", "person", "bot"]
    person: str | None = None
    name: str | None = None
    level: str | None = None
    cover: str | None = None


class Request(Struct, frozen=True, kw_only=True):
    """Something one person asks of the others at the table. `waiting` still have to answer."""

    number: int
    kind: Literal["undo", "hints"]
    by: str
    to: int | None = None
    waiting: list[str]


class Origin(Struct, frozen=True, omit_defaults=True):
    """Where a table came from: a position of another table, its rematch, a file, or a position set up by hand. `ply`: how far
    that game was; a file without it is a whole game, to look at. `by`: the name of who chose it. `redrawn`: all that was hidden
    in it was drawn anew from the sealed seed; otherwise only who chose it and bots may play."""

    kind: Literal["fork", "rematch", "file", "position"]
    table: str | None = None
    ply: int | None = None
    by: str | None = None
    redrawn: bool = False


class TableInfo(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """All that everybody may know of a table except the game itself."""

    id: str
    number: int
    game: str
    players: int
    options: dict[str, Any]
    status: Status
    host: str
    seats: list[SeatInfo]
    clock: Clock
    listed: bool
    chat: bool
    hints: bool
    cover: str
    grace_s: int
    created: int
    started: int | None = None
    ended: int | None = None
    reason: Literal["finished", "abandoned", "closed"] | None = None
    ply: int
    turn: int
    seat: int | None = None
    commitment: str
    seed: str | int | None = None  # told when the table is over
    request: Request | None = None
    rematch: str | None = None
    origin: Origin | None = None


class UndoInfo(Struct, frozen=True):
    """What this person could take back now: `free` at once, `alone` because only bots watch (marked in the log), `ask` with the
    consent of everybody else seated."""

    to: int
    how: Literal["free", "alone", "ask"]


class Clocks(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What each seat had left at the moment `at`; that of `running` goes down since."""

    at: int
    left_ms: list[int]
    running: int | None = None


class Moves(Struct, frozen=True):
    """Legal moves as one table, in the order in which a person likes them listed: a hundred placements of a tile say its name
    once. A row is the id of a move, then for each of `keys` where in `values` its value stands (-1: this move has none)."""

    keys: list[str]
    values: list[Any]
    rows: list[list[int]]


class Scene(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The game as one viewer may see it. `view` is core's view of that seat (docs/engine.md): board, seat to move, phase. When
    the viewer is to decide, what is told as it happens has `moves`, an answer of HTTP the view's own `moves` and their `order`.
    Sentences come when the connection named a language."""

    turn: int
    view: dict[str, Any]
    moves: Moves | None = None
    order: list[int] | None = None  # ids of the view's moves as a person likes them listed
    prompt: str | None = None
    sentences: dict[str, str] | None = None  # move id → sentence
    undo: UndoInfo | None = None
    clocks: Clocks | None = None


class News(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One entry of the table's journal as this viewer may know it. `events` are core's events (data), `lines` the sentences."""

    number: int
    at: int
    what: Literal[
        "opened", "sat", "left", "bot", "cleared", "started", "decided", "undone", "asked", "answered", "agreed", "away", "back",
        "said", "reacted", "ended", "resumed", "rematch",
    ]  # fmt: skip
    person: str | None = None
    name: str | None = None
    seat: int | None = None
    level: str | None = None
    ply: int | None = None  # decided: decisions made now; undone, asked: back to here
    yes: bool | None = None
    how: str | None = None
    text: str | None = None
    events: list[dict[str, Any]] = []
    lines: list[str] = []


class You(Struct, frozen=True):
    """Who the server takes you for, and the seat you look through (none: a spectator)."""

    person: str | None
    name: str | None
    seats: list[int]
    viewer: int | None


# ── what the server says ──


class Tell(Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True): ...


class Welcome(Tell, tag="welcome", frozen=True, kw_only=True):
    """First on every socket (but for pieces of a long story), and the answer of HTTP: everything, with the news after `since`."""

    ref: Ref = None
    number: int
    you: You
    table: TableInfo
    scene: Scene | None = None  # none before the start
    story: list[News]
    present: list[str]
    spectators: int = 0
    preparing: bool = False  # as in Present


class Story(Tell, tag="story", frozen=True, kw_only=True):
    """Before a Welcome with a long story: how it begins, piece by piece, so that no message is large."""

    news: list[News]


class Update(Tell, tag="update", frozen=True, kw_only=True):
    """One entry was written: what it was, and what is different now. `you` when my seats changed."""

    number: int
    news: News
    table: TableInfo | None = None
    scene: Scene | None = None
    you: You | None = None


class Done(Tell, tag="done", frozen=True, kw_only=True):
    """The message with this `ref` was carried out; the journal had this number then."""

    ref: Ref = None
    number: int


Code = Literal[
    "late", "not_yours", "illegal", "not_now", "not_allowed", "not_found", "too_many", "too_long", "unreadable", "unknown_person",
    "unavailable", "conflict",
]  # fmt: skip


class Refused(Tell, tag="refused", frozen=True, kw_only=True):
    """The message was not carried out and nothing changed. `error` says why and what to do (in the connection's language, else in
    English); the same is message `refusal-<why>` of the catalogues with `words`. The scene is the current one."""

    ref: Ref = None
    code: Code
    error: str
    why: str
    words: dict[str, Any] = {}
    scene: Scene | None = None


class Looking(Tell, tag="looking", frozen=True, kw_only=True):
    """The answer to `look`: the table through that seat."""

    ref: Ref = None
    you: You
    scene: Scene | None = None


class Hinted(Tell, tag="hinted", frozen=True, kw_only=True):
    """What the bot would do at this turn; it was not done."""

    ref: Ref = None
    turn: int
    level: str
    move: dict[str, Any]
    line: str | None = None


class Present(Tell, tag="present", frozen=True, kw_only=True):
    """Who of the people seated has a page open, and how many others watch. `preparing`: the bots' machine code is still being
    made (once after an installation); until then they think in plain Python, and less."""

    people: list[str]
    spectators: int
    preparing: bool = False


class Pong(Tell, tag="pong", frozen=True, kw_only=True):
    ref: Ref = None


class Bye(Tell, tag="bye", frozen=True, kw_only=True):
    """The server closes this socket; come back after so many seconds (none: do not)."""

    reason: str
    retry_s: int | None = None


class YourTurn(Tell, tag="turn", frozen=True, kw_only=True):
    """In GET /api/feed: a seat of mine is to decide."""

    table: str
    game: str
    seat: int
    turn: int


class TableOver(Tell, tag="over", frozen=True, kw_only=True):
    """In GET /api/feed: a table of mine has ended."""

    table: str
    reason: str


class Alive(Tell, tag="alive", frozen=True, kw_only=True):
    """In feeds, now and then: nothing happened, the line is up."""


ServerMessage = Welcome | Story | Update | Done | Refused | Looking | Hinted | Present | Pong | Bye
FeedMessage = YourTurn | TableOver | Alive
Acted = Welcome | Hinted | Pong  # what POST /api/tables/{id}/do answers


# ── HTTP bodies ──


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True): ...


class NewPerson(Body, frozen=True, kw_only=True):
    """`token: true` is for scripts: the secret comes back in the answer, to be sent as `Authorization: Bearer …`."""

    name: Name | None = None
    token: bool = False


class Rename(Body, frozen=True, kw_only=True):
    name: Name


class Me(Struct, frozen=True, omit_defaults=True, kw_only=True):
    person: str
    name: str
    token: str | None = None


class LinkCode(Struct, frozen=True):
    """Good once, for a few minutes: open `path` on the other device, or POST the code to /api/me/claim."""

    code: str
    path: str
    expires: int


class Claim(Body, frozen=True, kw_only=True):
    code: Annotated[str, Meta(min_length=8, max_length=100)]


class NewTable(Body, frozen=True, kw_only=True):
    """`seats` says who sits where: `me`, `open`, or the level of a bot; left out, I sit first and the rest is open. `start`
    begins at once, when no seat is open. `position` is core's position to begin from: such a table is for me and bots, unless all
    that is hidden in it is drawn anew from the sealed seed (`redraw`)."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=16)] | None = None
    clock: Clock = Clock()
    listed: bool = False
    chat: bool = True
    cover: Level | None = None
    grace_s: Annotated[int, Meta(ge=1, le=86_400)] = 60
    start: bool = False
    position: dict[str, Any] | None = None
    redraw: bool = False


class Fork(Body, frozen=True, kw_only=True):
    """A new table against bots from decision `ply` of a table that is over. I take `seat`; with `redraw` everything that this
    seat could not know then is drawn anew, so that having read the replay is no help."""

    ply: Ply
    seat: Seat = 0
    level: Level | None = None
    redraw: bool = False


class TableCard(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    status: Status
    seats: list[SeatInfo]
    clock: Clock
    listed: bool
    ply: int
    turn: int
    round: int = 0  # 0 before the start
    seat: int | None = None  # whose turn it is
    my_turn: bool = False
    removable: bool = False  # from my list: it is over, or nobody but me would miss it
    updated: int
    origin: Origin | None = None


class Lobby(Struct, frozen=True):
    """My tables, those that wait for me first; listed tables with an open seat; listed tables to watch."""

    mine: list[TableCard]
    open: list[TableCard]
    running: list[TableCard]


class OptionInfo(Struct, frozen=True):
    """`file`: a text of one's own is allowed besides the choices (a text, never a path)."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    file: bool
    help: str


class GameInfo(Struct, frozen=True):
    """`title_ja` is what stands on the box."""

    id: str
    title: str
    title_ja: str
    tagline: str
    players: list[int]
    options: list[OptionInfo]
    phases: list[str]
    lesson: bool  # there is GET /api/games/{id}/lesson
    summary: bool  # there is GET /api/games/{id}/summary


class BotInfo(Struct, frozen=True):
    """`for_people`: a level to offer to players; the others are building blocks. From weak to strong within each kind."""

    level: str
    for_people: bool


class Replay(Struct, frozen=True, kw_only=True):
    """A table after `ply` of `plies` decisions: as a spectator or one's own seat sees it while it runs, as any seat does when it
    is over. `news` are the events of the decision that led here; `file` adds the address of the whole file."""

    table: TableInfo
    ply: int
    plies: int
    scene: Scene
    news: News | None = None
    file: str | None = None


class LessonAnswer(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is said to some decisions, by their ids. The one without any is for all the others. One decision is right."""

    moves: list[int] = []
    right: bool = False
    text: str


class LessonTurn(Struct, frozen=True, kw_only=True):
    """A decision that follows, the learner's own first: what he may know of it, and the view then (without moves)."""

    seat: Seat
    events: list[dict[str, Any]]
    lines: list[str]
    view: dict[str, Any]


class LessonStep(Struct, frozen=True, kw_only=True):
    """A decision to learn from: the learner's view, what to know, what is asked, the answers, what comes of the right one.
    Steps with the same `chapter` go on from each other. `order` is the moves as a person likes them."""

    name: str
    chapter: int
    seat: Seat
    text: str
    ask: str
    prompt: str
    view: dict[str, Any]
    order: list[int]
    answers: list[LessonAnswer]
    turns: list[LessonTurn]


class Lesson(Struct, frozen=True, kw_only=True):
    """A first game on fixed positions. `names` are the people in it, by seat; `farewell` is said at the end."""

    game: str
    names: list[str]
    steps: list[LessonStep]
    farewell: str


class Opened(Struct, frozen=True):
    id: str
    path: str


class Health(Struct, frozen=True):
    ok: bool
    version: str
    database: str


class Problem(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Every error of HTTP: a code for programs, a sentence for people (in the language of `lang`, else in English); the same is
    message `refusal-<why>` of the catalogues with `words`."""

    code: Code
    error: str
    why: str
    words: dict[str, Any] = {}


@cache
def wire_schema() -> dict[str, Any]:
    """One JSON Schema of everything on the wire, for generating a client's types."""
    roots: dict[str, Any] = {
        "ClientMessage": ClientMessage,
        "ServerMessage": ServerMessage,
        "FeedMessage": FeedMessage,
    }
    asked = (NewPerson, Rename, Claim, NewTable, Fork)
    told = (Me, LinkCode, Lobby, GameInfo, BotInfo, Lesson, Replay, Opened, Health, Problem)
    bodies = (*asked, *told)
    schemas, definitions = msgspec.json.schema_components([*roots.values(), *bodies], ref_template="#/$defs/{name}")
    definitions |= dict(zip(roots, schemas[: len(roots)], strict=True))
    names = [*roots, *(body.__name__ for body in bodies)]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "type": "object",
        "additionalProperties": False,
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names},
        "required": names,
        "$defs": definitions,
    }


decode_message = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(encode(wire_schema())).decode() + "\n")
