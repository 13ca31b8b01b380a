"""The engine protocol: one JSON object per line in, one out. Documented in docs/engine.md; keep it stable. The docstrings of
requests and answers become descriptions in docs/engine.schema.json (`make generated`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, BinaryIO

import msgspec

from kassen.analysis.hint import SIMULATIONS, differences, estimates
from kassen.bots import Knowledge, make_bot
from kassen.cli.listing import describe
from kassen.core import Event, Game, State, all_rules, rules
from kassen.core.shapes import offer

LONGEST_LINE = 1_000_000  # bytes


class Request(msgspec.Struct, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    ref: Any = None  # copied into the answer


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


class Effects(Request):
    id: int


class Hint(Request):
    sims: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = SIMULATIONS


class Result(Request): ...


class Games(Request): ...


AnyRequest = New | Load | Moves | Play | Undo | View | Position | Bot | Effects | Hint | Result | Games


class Answered(msgspec.Struct, kw_only=True):
    """What every answer has."""

    ok: bool = True
    ref: Any = msgspec.UNSET  # of the request


class StateLine(Answered):
    """Where the game stands, and what happened since the last state line."""

    ply: int
    seat: int | None
    phase: str
    count: int
    over: bool
    events: list[dict[str, Any]]


class MovesAnswer(Answered):
    """The legal decisions; `index` counts them from 0."""

    moves: list[Any]


class MoveAnswer(Answered):
    """What a bot would do."""

    move: Any


class EffectsAnswer(Answered):
    """What a legal decision would bring its seat, by what that seat knows."""

    effects: list[dict[str, Any]]


class Candidate(msgspec.Struct):
    """One of the two best moves: its estimated chance to win with its standard error, and what it alone brings."""

    move: Any
    chance: float
    error: float
    sims: int
    effects: list[dict[str, Any]]


class HintAnswer(Answered):
    """The two best moves, the better first."""

    hint: list[Candidate]


class ViewAnswer(Answered):
    """All that a seat may see."""

    view: Any


class PositionAnswer(Answered):
    """The whole state in names."""

    position: dict[str, Any]


class GamesAnswer(Answered):
    """The games that can be played."""

    games: list[dict[str, Any]]


class ResultAnswer(Answered):
    """Scores and ranks, one entry per seat; a game may add fields."""

    scores: list[int | float]
    ranks: list[int]
    winners: list[int]


class Refused(Answered, kw_only=True):
    """What is wrong and what is allowed; the game is untouched."""

    error: str
    ok: bool = False


ANSWERS = (
    StateLine,
    MovesAnswer,
    MoveAnswer,
    EffectsAnswer,
    HintAnswer,
    ViewAnswer,
    PositionAnswer,
    GamesAnswer,
    ResultAnswer,
    Refused,
)
Answer = Answered | dict[str, Any]


class Engine:
    """Holds one game between requests. A refused request leaves it unchanged."""

    def __init__(self) -> None:
        self.state: State | None = None
        self._decoder = msgspec.json.Decoder(AnyRequest)
        self._told = 0  # events already sent

    def answer(self, line: bytes) -> Answer:
        ref = None
        try:
            request = self._decoder.decode(line)
            ref = request.ref
            answer = self.handle(request)
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors too
            ref = ref if ref is not None else find_ref(line)
            answer = Refused(error=str(error) or type(error).__name__)
        if ref is None:
            return answer
        if isinstance(answer, dict):
            return {**answer, "ref": ref}
        answer.ref = ref
        return answer

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
                return GamesAnswer(games=[describe(game_rules) for game_rules in all_rules()])
        state = self.need_state()
        match request:
            case Moves():
                return MovesAnswer(moves=[offer(move.id, move.data) for move in state.moves()])
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
                return ViewAnswer(view=state.view(request.seat))
            case Position():
                return PositionAnswer(position=state.position())
            case Bot():
                id = make_bot(request.level, request.seed, request.ms, request.sims).choose(Knowledge(state))
                return MoveAnswer(move=offer(id, state.move(id).data))
            case Effects():
                return EffectsAnswer(effects=[effect.data() for effect in state.effects(request.id)])
            case Hint():
                return HintAnswer(hint=hint(state, request.sims))
        return {"ok": True, **state.result()}  # a game may add fields

    def need_state(self) -> State:
        if self.state is None:
            raise ValueError('no game yet: begin with {"do":"new","game":...} or {"do":"load",...}')
        return self.state

    def state_line(self) -> StateLine:
        state = self.need_state()
        fresh: list[Event] = state.events[self._told :]
        self._told = len(state.events)
        return StateLine(
            ply=state.ply,
            seat=state.seat,
            phase=state.phase,
            count=len(state.legal()),
            over=state.over,
            events=[event.to_dict() for event in fresh],
        )


def load(request: Load) -> State:
    """A position brings its own players and options."""
    options = request.position.get("options", {})
    if not isinstance(options, dict):
        raise ValueError("position: options must be an object")
    return Game(rules(request.game), request.position.get("players"), options).load(request.position, request.seed)


def hint(state: State, sims: int) -> list[Candidate]:
    options = estimates(Knowledge(state), sims)
    return [
        Candidate(
            offer(option.id, state.move(option.id).data),
            option.chance,
            option.error,
            option.sims,
            [effect.data() for effect in effects],
        )
        for option, effects in zip(options, differences(state, options), strict=True)
    ]


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
    """The ref of an invalid request, if it can be read."""
    try:
        data = msgspec.json.decode(line)
    except (ValueError, RecursionError):
        return None
    return data.get("ref") if isinstance(data, dict) else None


def lines(stream: BinaryIO, tell: Callable[[str], None]) -> Any:
    """The lines of a stream. One that is too long is skipped and reported."""
    while line := stream.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE:
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE)
        tell(f"a line is longer than {LONGEST_LINE:,} bytes; it was skipped")


def serve(source: BinaryIO, target: BinaryIO) -> None:
    engine = Engine()

    def send(answer: Answer) -> None:
        target.write(msgspec.json.encode(answer) + b"\n")
        target.flush()

    for line in lines(source, lambda error: send(Refused(error=error))):
        if line.strip():
            send(engine.answer(line))
