"""The engine protocol: one JSON object a line in, one out. Documented in docs/engine.md; keep it stable."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from kassen.bots import Knowledge, make_bot
from kassen.cli.listing import describe
from kassen.core import Event, Game, State, all_rules, rules

LONGEST_LINE = 1_000_000  # bytes


class Request(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    ref: Any = None  # echoed in the answer


class New(Request):
    game: str
    players: int | None = None
    options: dict[str, Any] = {}
    seed: int | str | None = None


class Load(Request):
    game: str
    position: dict[str, Any]
    seed: int | str = 0


class Moves(Request): ...


class Play(Request):
    id: int | None = None
    index: int | None = None
    move: dict[str, Any] | None = None


class Undo(Request):
    to: int | None = None


class View(Request):
    seat: int | None = None


class Position(Request): ...


class Bot(Request):
    level: str = "random"
    ms: int | None = None
    sims: int | None = None
    seed: int | None = None


class Result(Request): ...


class Games(Request): ...


AnyRequest = New | Load | Moves | Play | Undo | View | Position | Bot | Result | Games
Answer = dict[str, Any]


class Engine:
    """One game at a time, held between requests. A refused request leaves it as it was."""

    def __init__(self) -> None:
        self.state: State | None = None
        self._decoder = msgspec.json.Decoder(AnyRequest)
        self._told = 0  # events already sent

    def answer(self, line: bytes) -> Answer:
        ref = None
        try:
            request = self._decoder.decode(line)
            ref = request.ref
            answer = {"ok": True, **self.handle(request)}
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors too
            ref = ref if ref is not None else find_ref(line)
            answer = {"ok": False, "error": str(error) or type(error).__name__}
        return answer if ref is None else {**answer, "ref": ref}

    def handle(self, request: AnyRequest) -> Answer:
        match request:
            case New():
                self.state = Game(rules(request.game), request.players, request.options).start(request.seed)
                self._told = 0
                return self.state_line()
            case Load():
                self.state = load(request)
                self._told = 0
                return self.state_line()
            case Games():
                return {"games": [describe(game_rules) for game_rules in all_rules()]}
        state = self.need_state()
        match request:
            case Moves():
                return {"moves": [{"id": move.id, **move.data} for move in state.moves()]}
            case Play():
                fresh = state.copy()
                fresh.play(chosen(state, request))
                self.state = fresh
                return self.state_line()
            case Undo():
                state.undo(request.to)
                self._told = min(self._told, len(state.events))
                return self.state_line()
            case View():
                return {"view": state.view(request.seat)}
            case Position():
                return {"position": state.position()}
            case Bot():
                id = make_bot(request.level, request.seed, request.ms, request.sims).choose(Knowledge(state))
                return {"move": next({"id": move.id, **move.data} for move in state.moves() if move.id == id)}
        return state.result()

    def need_state(self) -> State:
        if self.state is None:
            raise ValueError('no game yet: begin with {"do":"new","game":...} or {"do":"load",...}')
        return self.state

    def state_line(self) -> Answer:
        state = self.need_state()
        fresh: list[Event] = state.events[self._told :]
        self._told = len(state.events)
        return {
            "ply": state.ply,
            "seat": state.seat,
            "phase": state.phase,
            "count": len(state.legal()),
            "over": state.over,
            "events": [event.to_dict() for event in fresh],
        }


def load(request: Load) -> State:
    """A position names its players and options itself."""
    options = request.position.get("options", {})
    if not isinstance(options, dict):
        raise ValueError("position: options must be an object")
    return Game(rules(request.game), request.position.get("players"), options).load(request.position, request.seed)


def chosen(state: State, request: Play) -> int:
    given = [value for value in (request.id, request.index, request.move) if value is not None]
    if len(given) != 1:
        raise ValueError('play takes exactly one of "id", "index" and "move"')
    if request.index is None:
        return state.find(given[0])
    legal = state.legal()
    if not 0 <= request.index < len(legal):
        raise ValueError(
            f"index {request.index} is not in 0 to {len(legal) - 1}" if legal else "the game is over: nothing to play"
        )
    return legal[request.index]


def find_ref(line: bytes) -> Any:
    """The ref of a request that is otherwise wrong, if it can be made out."""
    try:
        data = msgspec.json.decode(line)
    except (ValueError, RecursionError):
        return None
    return data.get("ref") if isinstance(data, dict) else None


def lines(stream: BinaryIO, tell: Callable[[str], None]) -> Any:
    """The lines of a stream; one that is too long is passed over with a word about it."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE)
        tell(f"a line is longer than {LONGEST_LINE:,} bytes; it was passed over")


def serve(source: BinaryIO, target: BinaryIO) -> None:
    engine = Engine()

    def send(answer: Answer) -> None:
        target.write(msgspec.json.encode(answer) + b"\n")
        target.flush()

    for line in lines(source, lambda error: send({"ok": False, "error": error})):
        if line.strip():
            send(engine.answer(line))
