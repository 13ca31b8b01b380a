"""Every message on the wire: what a socket carries, what HTTP takes and gives. docs/server.md explains them.

The browser's types are generated from `wire_schema()`, docstrings of structs included; nothing here is repeated by hand. Times
are milliseconds since 1970 by the server's clock; a duration has its unit in its name. A field that is absent has its default.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kassen.analysis import Analysis
from kassen.core import View
from kassen.server.sanitize import LONGEST_NAME

# ── small things ──

GRACE_S = 60  # how long somebody may be away before a bot may stand in, unless the host says otherwise

Seat = Annotated[int, Meta(ge=0, le=15, description="A seat, counted from 0.")]
Number = Annotated[int, Meta(ge=-1, le=2**53, description="An entry of the table's journal; -1 is before the first.")]
Turn = Annotated[int, Meta(ge=0, le=2**53)]
Ply = Annotated[int, Meta(ge=0, le=100_000, description="How many decisions were made.")]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="What a person is called at tables.")]
Level = Annotated[str, Meta(min_length=1, max_length=24, description="A bot of GET /api/bots.")]
ChatText = Annotated[str, Meta(min_length=1, max_length=300, description="One line of chat.")]
Language = Literal["en", "fr", "ja"]
Ref = Annotated[str, Meta(max_length=40)] | Annotated[int, Meta(ge=-(2**53), le=2**53)] | None
Reaction = Literal["bow", "laugh", "cheer", "think", "ouch", "thanks"]
Status = Literal["open", "running", "over", "closed"]


def words(tag: str, **fields: str) -> Meta:
    """The schema of a value that each game defines for itself: a tag, some fields that all games have, and any others."""
    properties = {tag: {"type": "string"}} | {name: {"type": type} for name, type in fields.items()}
    open_end = {"additionalProperties": True}
    return Meta(extra_json_schema={"type": "object", "properties": properties, "required": list(properties), **open_end})


Offer = Annotated[Any, words("do", id="integer")]
GameEvent = Annotated[Any, words("event")]
SeatView = View[Any, Offer]


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a seat may think. `live`: a bank of `seconds` for the whole game, and `bonus` more with every decision.
    `days`: `seconds` for every decision anew. `none`: as long as it likes."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=30 * 86_400)] = 900
    bonus: Annotated[int, Meta(ge=0, le=3_600)] = 0


# ── what a client says ──
# The same on the socket and to POST /api/tables/{id}/do. The answer repeats `ref`.


class FromClient(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    ref: Ref = None


class Decide(FromClient, tag="decide", frozen=True, kw_only=True):
    """The decision of the seat to move. `turn` is the `turn` of the scene it answers: a late or doubled one is refused. Give the
    `id` of one of the view's moves, or the move itself without its id."""

    turn: Turn
    id: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    move: dict[str, Any] | None = None


class Sit(FromClient, tag="sit", frozen=True, kw_only=True):
    """Take an open seat before the start; one person may take several, each under a `name` of its own (several people at one
    screen). After the start: back into a seat one has left."""

    seat: Seat
    name: Name | None = None


class Leave(FromClient, tag="leave", frozen=True, kw_only=True):
    """Give up a seat (none named: all of mine). Before the start it is open again, after it a bot plays on."""

    seat: Seat | None = None


class PutBot(FromClient, tag="bot", frozen=True, kw_only=True):
    """Before the start: a bot into an open seat, or another level (host). After it: another level for a bot (host, while nobody
    else is seated), a bot of the table's `cover` level in place of somebody who is to decide and has been away for `grace_s`
    (anybody seated), or any for myself until I come `back`."""

    seat: Seat
    level: Level


class Clear(FromClient, tag="clear", frozen=True, kw_only=True):
    """The host empties a seat before the start: a bot goes, a person is removed and may not sit down again."""

    seat: Seat


class Start(FromClient, tag="start", frozen=True, kw_only=True):
    """The host begins; every seat must be taken."""


class Back(FromClient, tag="back", frozen=True, kw_only=True):
    """I am here again: the bot that covers my seats hands them back. Making a decision says so too."""


class Undo(FromClient, tag="undo", frozen=True, kw_only=True):
    """Take back decisions, down to `to` (none: my last one). The scene's `undo` says what is free and what must be asked for;
    what must be asked for becomes a request that the others answer."""

    to: Ply | None = None


class AskHints(FromClient, tag="ask_hints", frozen=True, kw_only=True):
    """Ask the other people to allow hints at this table."""


class Answer(FromClient, tag="answer", frozen=True, kw_only=True):
    """Yes or no to the open request, by its number. One no ends it, even from somebody who has said yes, or who asked."""

    request: Number
    yes: bool


class Hint(FromClient, tag="hint", frozen=True, kw_only=True):
    """What would a good player do here? Free against bots alone; with other people only after all have agreed."""


class AskEffects(FromClient, tag="effects", frozen=True, kw_only=True):
    """What would these moves bring me? Only for the person to decide, at this turn."""

    turn: Turn
    ids: Annotated[list[Annotated[int, Meta(ge=0, le=2**31)]], Meta(max_length=24)]


class Chat(FromClient, tag="chat", frozen=True, kw_only=True):
    text: ChatText


class React(FromClient, tag="react", frozen=True, kw_only=True):
    reaction: Reaction


class Look(FromClient, tag="look", frozen=True, kw_only=True):
    """Show me the table through this seat of mine (hot seat), or as a spectator (none). Only for sockets."""

    seat: Seat | None = None


class Rematch(FromClient, tag="rematch", frozen=True, kw_only=True):
    """The same again: a new table with the same game, options and bots. Its address comes as the table's `rematch`."""


class Ping(FromClient, tag="ping", frozen=True, kw_only=True): ...


ClientMessage = (
    Decide
    | Sit
    | Leave
    | PutBot
    | Clear
    | Start
    | Back
    | Undo
    | AskHints
    | Answer
    | Hint
    | AskEffects
    | Chat
    | React
    | Look
    | Rematch
    | Ping
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
    clock: TimeControl
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


class Scene(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The game as one viewer may see it. `view` is core's view of that seat (docs/engine.md): board, seat to move, phase, and the
    legal moves when the viewer is to decide. Sentences come when the connection named a language."""

    turn: int
    view: SeatView
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
    ply: int | None = None  # decided: decisions made by then; undone, asked: the ply to go back to
    round: int | None = None  # decided: in which round
    yes: bool | None = None
    how: str | None = None
    text: str | None = None
    events: list[GameEvent] = []
    lines: list[str] = []


class You(Struct, frozen=True):
    """Who the server takes you for, and the seat you look through (none: a spectator)."""

    person: str | None
    name: str | None
    seats: list[int]
    viewer: int | None


# ── what the server says ──


class FromServer(Struct, frozen=True, tag_field="type", omit_defaults=True, kw_only=True): ...


class Welcome(FromServer, tag="welcome", frozen=True, kw_only=True):
    """First on every socket (but for pieces of a long story), and the answer of HTTP: everything, with the news after `since`."""

    ref: Ref = None
    number: int
    you: You
    table: TableInfo
    scene: Scene | None = None  # none before the start
    story: list[News]
    present: list[str]
    spectators: int = 0
    watchers: list[str] = []
    preparing: bool = False  # as in Present


class Story(FromServer, tag="story", frozen=True, kw_only=True):
    """Before a Welcome with a long story: how it begins, piece by piece, so that no message is large."""

    news: list[News]


class Update(FromServer, tag="update", frozen=True, kw_only=True):
    """One entry was written: what it was, and what is different now. `you` when my seats changed."""

    number: int
    news: News
    table: TableInfo | None = None
    scene: Scene | None = None
    you: You | None = None


class Done(FromServer, tag="done", frozen=True, kw_only=True):
    """The message with this `ref` was carried out; the journal had this number then."""

    ref: Ref = None
    number: int


Code = Literal[
    "late", "not_yours", "illegal", "not_now", "not_allowed", "not_found", "too_many", "too_long", "unreadable", "unknown_person",
    "unavailable", "conflict",
]  # fmt: skip


class Refused(FromServer, tag="refused", frozen=True, kw_only=True):
    """The message was not carried out and nothing changed. `error` says why and what to do (in the connection's language, else in
    English); the same is message `refusal-<why>` of the catalogues with `words`. `detail` is for whoever writes a program. The
    scene is the current one."""

    ref: Ref = None
    code: Code
    error: str
    why: str
    words: dict[str, Any] = {}
    detail: str = ""
    scene: Scene | None = None


class Looking(FromServer, tag="looking", frozen=True, kw_only=True):
    """The answer to `look`: the table through that seat."""

    ref: Ref = None
    you: You
    scene: Scene | None = None


class Candidate(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One of the two best moves: its estimated chance to win (0 to 1) with the standard error, from so many simulations, and what
    it would bring that the other does not (core's effects)."""

    move: Offer
    chance: float
    error: float
    sims: int
    effects: list[dict[str, Any]]
    line: str | None = None
    why: list[str] = []


class Hinted(FromServer, tag="hinted", frozen=True, kw_only=True):
    """What seems best at this turn, and next to it; nothing was done. `move` is that of the first candidate."""

    ref: Ref = None
    turn: int
    level: str
    move: Offer
    line: str | None = None
    candidates: list[Candidate]


class Effects(FromServer, tag="effects", frozen=True, kw_only=True):
    """What moves would bring, by what their seat knows: id → core's effects; in words when the connection named a language."""

    ref: Ref = None
    turn: int
    effects: dict[str, list[dict[str, Any]]]
    lines: dict[str, list[str]] | None = None


class Present(FromServer, tag="present", frozen=True, kw_only=True):
    """Who of the people seated has a page open, and how many others watch; `watchers` are the names of some of them. `preparing`:
    the bots' machine code is still being made (once after an installation); until then they think in plain Python, and less."""

    people: list[str]
    spectators: int
    watchers: list[str] = []
    preparing: bool = False


class Pong(FromServer, tag="pong", frozen=True, kw_only=True):
    ref: Ref = None


class Bye(FromServer, tag="bye", frozen=True, kw_only=True):
    """The server closes this socket; come back after so many seconds (none: do not)."""

    reason: str
    retry_s: int | None = None


class YourTurn(FromServer, tag="turn", frozen=True, kw_only=True):
    """In GET /api/feed: a seat of mine is to decide."""

    table: str
    game: str
    seat: int
    turn: int


class TableOver(FromServer, tag="over", frozen=True, kw_only=True):
    """In GET /api/feed: a table of mine has ended."""

    table: str
    reason: str


class Alive(FromServer, tag="alive", frozen=True, kw_only=True):
    """In feeds, now and then: nothing happened, the line is up."""


ServerMessage = Welcome | Story | Update | Done | Refused | Looking | Hinted | Effects | Present | Pong | Bye
FeedMessage = YourTurn | TableOver | Alive
Acted = Welcome | Hinted | Effects | Pong  # what POST /api/tables/{id}/do answers


# ── HTTP bodies ──


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True): ...


class NewPerson(Body, frozen=True, kw_only=True):
    """Without a name a guest gets one, in `lang`. `token: true` is for scripts: the secret comes back in the answer, to be sent
    as `Authorization: Bearer …`."""

    name: Name | None = None
    lang: Language = "en"
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


Hour = Annotated[int, Meta(ge=0, le=23)]


class Quiet(Body, frozen=True, kw_only=True):
    """From this hour to that one, by the device's own clock, nothing is told; what still waits then is told afterwards."""

    start: Hour
    end: Hour


class Device(Body, frozen=True, kw_only=True):
    """A browser's push subscription (RFC 8030, 8291): its endpoint and keys, and how it wants to be told. `ahead_min`: minutes
    by which its clock is ahead of UTC."""

    endpoint: Annotated[str, Meta(min_length=12, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=80, max_length=120)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]
    lang: Language = "en"
    quiet: Quiet | None = None
    ahead_min: Annotated[int, Meta(ge=-900, le=900)] = 0


class PushKey(Struct, frozen=True):
    """The server's public key (VAPID), for `pushManager.subscribe`."""

    key: str


class Registered(Struct, frozen=True):
    """DELETE /api/me/devices/{device} ends it."""

    device: str


class NewTable(Body, frozen=True, kw_only=True):
    """`seats` says who sits where: `me`, `open`, or the level of a bot; left out, I sit first and the rest is open. `names`, one
    a seat, are those of several people at my screen. `start` begins at once, when no seat is open. `position` is core's position
    to begin from: such a table is for me and bots, unless all that is hidden in it is drawn anew from the sealed seed
    (`redraw`)."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=24)]], Meta(max_length=16)] | None = None
    names: Annotated[list[Name | None], Meta(max_length=16)] = []
    clock: TimeControl = TimeControl()
    listed: bool = False
    chat: bool = True
    cover: Level | None = None
    grace_s: Annotated[int, Meta(ge=1, le=86_400)] = GRACE_S
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
    """A table in a list. `moved`: by seat, how many decisions had been made when it made its last (0: none yet). `news`: what
    everybody may know of the last decision (core's events). `scores`, `ranks`: by seat, of a game that is over."""

    id: str
    game: str
    players: int
    status: Status
    seats: list[SeatInfo]
    clock: TimeControl
    listed: bool
    ply: int
    turn: int
    round: int = 0  # 0 before the start
    seat: int | None = None  # whose turn it is
    moved: list[int] = []
    news: list[GameEvent] = []
    scores: list[float] = []
    ranks: list[int] = []
    my_turn: bool = False
    removable: bool = False  # may be taken off my list: it is over, or nobody else sits there
    updated: int
    origin: Origin | None = None


class Lobby(Struct, frozen=True):
    """My tables, those that wait for me first; listed tables with an open seat; listed tables to watch."""

    mine: list[TableCard]
    open: list[TableCard]
    running: list[TableCard]


class OptionInfo(Struct, frozen=True):
    """`says`: the choices in words. `file`: a text of one's own is allowed besides them (a text, never a path)."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    says: list[str]
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
    teams: dict[str, list[int]]  # by number of players, the team of each seat; empty: everybody for themselves
    lesson: bool  # there is GET /api/games/{id}/lesson
    summary: bool  # there is GET /api/games/{id}/summary
    puzzles: int  # how many there are (GET /api/games/{id}/puzzle)


class Rating(Struct, frozen=True):
    """On the scale of chess, and where it may lie instead (95 %): 400 points more are ten to one. `games`: in how many of all
    people against each other it was measured."""

    rating: int
    low: int
    high: int
    games: int


class BotInfo(Struct, frozen=True):
    """`for_people`: to offer to players; the others are building blocks. From weak to strong within each kind. By game the
    `strength` that was measured. Somebody with a name of their own has a level as `rank`, and a `style` in the games in which it
    was measured to differ from the others' of that level."""

    level: str
    for_people: bool
    rank: str | None = None
    strength: dict[str, Rating] = {}
    style: tuple[str, ...] = ()


class Replay(Struct, frozen=True, kw_only=True):
    """A table after `ply` of `plies` decisions: as a spectator or one's own seat sees it while it runs, as any seat does when it
    is over. `news` are the events of the decision that led here; `file` adds the address of the whole file."""

    table: TableInfo
    ply: int
    plies: int
    scene: Scene
    news: News | None = None
    file: str | None = None


class Told(Struct, frozen=True, kw_only=True):
    """One decision of a game looked back on, in words. `better`: the best option, if it was another. `why`, `why_better`: what
    those would bring, by what their seat knew. `news`: what happened then. `options`: of a slip or a blunder, in the order of
    the row."""

    move: str
    better: str
    why: list[str]
    why_better: list[str]
    news: list[str]
    options: list[str]


class LookedBack(Struct, frozen=True, kw_only=True):
    """A picture of a table that is over: one line of many, each better than the last. `analysis` is described in
    docs/analysis.md; `told`, an entry a row, comes with the first and the last line."""

    complete: bool
    analysis: Analysis
    told: list[Told] | None = None


class LessonAnswer(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What is said to some decisions, by their ids. The one without any is for all the others. One decision is right."""

    moves: list[int] = []
    right: bool = False
    text: str


class LessonTurn(Struct, frozen=True, kw_only=True):
    """A decision that follows, the learner's own first: what they may know of it, and the view then (without moves)."""

    seat: Seat
    events: list[GameEvent]
    lines: list[str]
    view: SeatView


class LessonStep(Struct, frozen=True, kw_only=True):
    """A decision to learn from: the learner's view, what to know, what is asked, the answers, what comes of the right one.
    Steps with the same `chapter` go on from each other. `points_at` and `compares_with` are places to look at (docs/learn.md)."""

    name: str
    chapter: int
    seat: Seat
    text: str
    ask: str
    prompt: str
    view: SeatView
    answers: list[LessonAnswer]
    turns: list[LessonTurn]
    points_at: list[str]
    compares_with: list[str]


class Lesson(Struct, frozen=True, kw_only=True):
    """A first game on fixed positions. `names` are the people in it, by seat; `farewell` is said at the end."""

    game: str
    names: list[str]
    steps: list[LessonStep]
    farewell: str


class Puzzle(Struct, frozen=True, kw_only=True):
    """A decision of a real game, by what its seat knew: `number` from 0 of `total`. `bots`: the levels of who played it, by seat.
    `effects`: what some of its moves would bring, by id. `missed`: by level, how often bots decide otherwise; `level` is the
    weakest that finds it more often than not."""

    game: str
    number: int
    total: int
    seat: Seat
    bots: list[str]
    view: SeatView
    effects: dict[str, list[dict[str, Any]]]
    level: str
    missed: dict[str, float]


class Try(Body, frozen=True):
    """The move that somebody would make."""

    id: int


class PuzzleOption(Struct, frozen=True):
    """The chance of the seat after a move, and its standard error."""

    id: int
    chance: float
    error: float


class PuzzleAnswer(Struct, frozen=True, kw_only=True):
    """What was tried, graded as when looking back; the moves that were compared, the best first (what is not among them looked
    worse at once). `why`: what the best would bring that the one tried would not, as effects; `instead`: the other way round.
    `position`: to play on from, everything hidden from the seat drawn anew."""

    grade: str
    options: list[PuzzleOption]
    why: list[dict[str, Any]]
    instead: list[dict[str, Any]]
    position: dict[str, Any]


class OpenedTable(Struct, frozen=True):
    id: str
    path: str


class Health(Struct, frozen=True):
    ok: bool
    version: str
    database: str
    processes: int = 1  # how many of them answer


class Problem(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Every error of HTTP: a code for programs, a sentence for people (in the language of `lang`, else in English); the same is
    message `refusal-<why>` of the catalogues with `words`. `detail` is for whoever writes a program."""

    code: Code
    error: str
    why: str
    words: dict[str, Any] = {}
    detail: str = ""


@cache
def wire_schema() -> dict[str, Any]:
    """One JSON Schema of everything on the wire, for generating a client's types."""
    roots: dict[str, Any] = {
        "ClientMessage": ClientMessage,
        "ServerMessage": ServerMessage,
        "FeedMessage": FeedMessage,
    }
    asked = (NewPerson, Rename, Claim, Device, NewTable, Fork, Try)
    told = (
        *(Me, LinkCode, PushKey, Registered, Lobby, GameInfo, BotInfo, Lesson, Puzzle, PuzzleAnswer, Replay, LookedBack),
        *(OpenedTable, Health, Problem),
    )
    bodies = (*asked, *told)
    schemas, definitions = msgspec.json.schema_components([*roots.values(), *bodies], ref_template="#/$defs/{name}")
    definitions |= dict(zip(roots, schemas[: len(roots)], strict=True))
    (long_name,) = (name for name in definitions if name.startswith("View_"))  # msgspec spells its parameters out
    definitions = msgspec.json.decode(encode(definitions).replace(long_name.encode(), b"View"))
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


@cache
def _reader() -> msgspec.json.Decoder[ClientMessage]:
    """Built for the first message: a page in a browser tab that opens a table need not wait for it."""
    return msgspec.json.Decoder(ClientMessage)


def decode_message(text: str | bytes) -> ClientMessage:
    return _reader().decode(text)


encode = msgspec.json.Encoder().encode


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(encode(wire_schema())).decode() + "\n")
