"""`Rules`, the contract that every game's package fills in, and `Game`, rules bound to a number of players and options."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from kassen.core.advice import Advice
from kassen.core.arrays import np
from kassen.core.chance import Seed, check_seed, deal_chance
from kassen.core.drawing import Drawing
from kassen.core.effects import Effect
from kassen.core.facts import Facts
from kassen.core.log import Log
from kassen.core.observation import Observation, Part
from kassen.core.options import Option, OptionValues, check_options
from kassen.core.phases import MOVED_ON, Phase, Program, Step, know
from kassen.core.record import Record
from kassen.core.seats import count_rounds
from kassen.core.shapes import EventData, MoveData, Shape, Shapes
from kassen.core.sheet import Sheet, plain_sheet
from kassen.core.text import BadInput, Texts


@dataclass(frozen=True, eq=False, repr=False)  # identity is equality enough, and generated methods would slow down every start
class Rules:
    """The contract between core and one game. The functions from `setup` to `result`, and those in `phases`, `steps` and
    `advice`, are `@rule` source, which also runs compiled; the others run in plain Python only."""

    id: str
    package: str  # the one that contains locale/ and data/
    players: tuple[int, ...]
    record: type[Record]
    phases: Mapping[int, Phase]  # the program (phases.py), the busiest phase first

    setup: Callable[[Any], None]  # (s): deal and place; `s.seat` and `s.phase` say where the game begins
    # (s, seat): redraw everything that `seat` (NOBODY: a spectator; ALL_SEATS: all seats together) cannot know. The outcome must
    # depend only on what the seat knows and on the generator: a seeded bot must not be able to tell apart states that look the
    # same to it.
    resample: Callable[[Any, int], None]
    observe: Callable[[Any, int, Any], None]  # (s, seat, out): write that seat's observation, integers laid out as `observation`
    result: Callable[[Any, Any], None]  # (s, out): write the scores of all seats, then their ranks (1 is first)

    configure: Callable[[Any, OptionValues], None]  # (s, options): write the options into a fresh record (players is set)
    move_count: Callable[[int], int]  # players → length of a mask: ids are 0..move_count-1
    most_legal: Callable[[int], int]  # players → the most legal moves one decision can have
    observation: Callable[[int], Sequence[Part]]  # players → the parts of an observation, in order
    shapes: Shapes  # the types that `view`, `move` and `event` return
    move: Callable[[Any, int], MoveData]  # (s, id): a legal decision as data
    event: Callable[[Any, int, tuple[int, ...]], EventData]  # (s, kind, numbers): something that happened, as data
    view: Callable[[Any], Shape]  # (s): the board as everybody may see it
    position: Callable[[Any], dict[str, Any]]  # (s): the whole state in names
    place: Callable[[Any, Mapping[str, Any]], None]  # (s, position): write a position into a configured record, or ValueError
    show: Callable[[Any, Callable[..., str]], str]  # (view, say): the board as text, 80 columns

    # (view, say): the board as a picture; without it the text is drawn
    picture: Callable[[Any, Callable[..., str]], Drawing] | None = None
    steps: Mapping[int, Step] = field(default_factory=dict)  # phases in which nobody decides
    options: tuple[Option, ...] = ()
    # (s, seat, board): `board` (what everybody may see; do not change it) plus what this seat sees besides
    own: Callable[[Any, int, Any], Shape] = field(default=lambda s, seat, board: board)
    listed: Callable[[Any, list[int]], list[int]] = field(default=lambda s, ids: ids)  # legal ids in the order people like
    # (state): the round under way, from 1; without it, core counts how often the turn has gone round the table
    round: Callable[[State], int] = field(default=lambda state: count_rounds(state.seats_asked, state.game.players))
    teams: Callable[[int], tuple[int, ...]] | None = None  # players → team of each seat, where allies win together
    outsider: bool = False  # is there a rival without a seat, who is ranked too and may win?
    # (s): arguments of the prompt besides `seat`; nothing secret
    asks: Callable[[Any], dict[str, Any]] = field(default=lambda s: {})
    # (s, id): what a legal decision would bring the seat that makes it, given what that seat knows
    effects: Callable[[Any, int], Sequence[Effect]] = field(default=lambda s, move: ())
    hidden: bool = True  # is anything hidden from anybody, apart from future chance?
    sheet: Callable[[State], Sheet] = plain_sheet  # of a finished game: where the points come from, and what decided
    extra: Callable[[Any], dict[str, Any]] = field(default=lambda s: {})  # (s): entries that this game adds to `State.result`
    facts: Callable[[State], Facts] = field(default=lambda state: Facts())  # what a finished game tells its designer
    advice: Advice = field(default_factory=Advice)  # what bots know about the game

    def __post_init__(self) -> None:
        know(self.record, self.program)

    @cached_property
    def program(self) -> Program:
        return Program(self.phases, self.steps, self.most_legal)

    @cached_property
    def texts(self) -> Texts:
        return Texts(self.package)

    def title(self, language: str = "en") -> str:
        return self.texts.say("title", language)

    def __repr__(self) -> str:
        return f"<Rules of {self.id}>"


class SeedAndPosition(Protocol):
    """What a game begins with: a log has both, and so does the first entry of a journal."""

    @property
    def seed(self) -> Seed: ...
    @property
    def position(self) -> Mapping[str, Any] | None: ...


class Game:
    """Rules bound to a number of players and options. Immutable.

    >>> import kassen
    >>> game = kassen.game("nobunaga", players=4, strict=True)
    >>> game
    kassen.game('nobunaga', players=4, strict=True)
    >>> game == kassen.game("nobunaga", players=4, strict=True)
    True
    >>> game.options
    {'strict': True, 'extra_cards': False, 'cut_off': False, 'counted': False}
    """

    def __init__(self, rules: Rules, players: int | None = None, options: Mapping[str, object] | None = None) -> None:
        count = rules.players[0] if players is None else players
        if type(count) is not int or count not in rules.players:
            raise BadInput("players", game=rules.id, given=str(count)[:40], choices=[*rules.players])
        self.rules = rules
        self.players: int = count
        self.options = check_options(rules.options, options or {})
        self.template = rules.record()
        self.template.players = count
        rules.configure(self.template, self.options)

    @property
    def id(self) -> str:
        return self.rules.id

    @property
    def move_count(self) -> int:
        """How many move ids there are: the length of a mask."""
        return self.rules.move_count(self.players)

    @property
    def most_legal(self) -> int:
        """The most legal moves one decision can have."""
        return self.rules.most_legal(self.players)

    @cached_property
    def observation(self) -> Observation:
        """The layout of an observation: `size` numbers in named parts."""
        return Observation(self.rules.observation(self.players))

    @cached_property
    def packed(self) -> np.ndarray[Any, Any]:
        """The record for compiled code, configured but not yet set up."""
        return self.template.pack()

    def start(self, seed: Seed | None = None, decisions: Iterable[int] = ()) -> State:
        """A new game with some decisions made. A number as seed makes it reproducible, a text seals it; without a seed a random
        number is taken.

        >>> import kassen
        >>> kassen.game("nobunaga", players=3).start(7, [7, 8])
        kassen.game('nobunaga', players=3).start(7, [7, 8])
        """
        return State(self, secrets.randbits(63) if seed is None else check_seed(seed)).play_all(decisions)

    def load(self, position: Mapping[str, Any], seed: Seed = 0, decisions: Iterable[int] = ()) -> State:
        """A game that begins at a position, with some decisions made; ValueError says what is wrong with the position.

        >>> import kassen
        >>> game = kassen.game("nobunaga", players=3)
        >>> position = game.start(7).position()
        >>> position["phase"], position["seat"]
        ('pair', 1)
        >>> game.load(position) == game.start(7)
        True
        """
        return State(self, check_seed(seed), position).play_all(decisions)

    def begin(self, log: SeedAndPosition) -> State:
        """The state before the first decision of a log, or of anything else with a seed and perhaps a position."""
        return self.start(log.seed) if log.position is None else self.load(log.position, log.seed)

    def replay(self, log: Log) -> State:
        """The state after the decisions of a log.

        >>> import kassen
        >>> game = kassen.game("nobunaga", players=3)
        >>> state = game.start(7, [7, 8])
        >>> game.replay(state.log) == state
        True
        """
        return self.begin(log).play_all(log.decisions)

    def unpack(self, record: Any) -> State:
        """The state of a compiled record: one game of a batch, or the result of `State.pack`. It goes on exactly as the record
        would, but its past is unknown: no events, no undo, no log.

        >>> import kassen
        >>> state = kassen.game("nobunaga", players=3).start(7, [7, 8])
        >>> state.game.unpack(state.pack()) == state
        True
        """
        one = record[0] if getattr(record, "shape", None) == (1,) else record
        s = self.rules.record.unpack(one)
        return State(self, int(s.key0) | int(s.key1) << 32, record=s)

    def check_seat(self, seat: object) -> int:
        """The seat, if it exists; else ValueError names those that do."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {str(seat)[:40]}; seats are 0 to {self.players - 1}")
        return seat

    def batch(self, size: int = 1) -> Batch:
        """Many games at once as compiled records."""
        return Batch(self, size)

    def steered(self, chance: Callable[[int], int]) -> State:
        """A new game in which `chance` replaces the generator from the deal on; see `State.steered`."""
        return State(self, 0, record=self.deal(0, chance))

    def deal(self, seed: Seed, chance: Callable[[int], int] | None = None) -> Any:
        """A plain record, set up and at its first decision."""
        s = self.template.copy()
        s.steered = chance
        deal_chance(s, seed, 0)
        self.rules.setup(s)
        self.rules.program.apply(s, MOVED_ON)
        return s

    def arrange(self, position: Mapping[str, Any], seed: Seed) -> Any:
        """A plain record at a position. Future chance comes from the seed."""
        head = {"game": self.id, "players": self.players, "options": self.options}
        given = {**head, **position}
        if isinstance(given["options"], Mapping):  # options that are newer than the position get their default
            given["options"] = check_options(self.rules.options, given["options"])
        for key, value in head.items():
            if given[key] != value:
                raise ValueError(f"position: {key} is {str(position[key])[:80]!r}, but this game has {value!r}")
        s = self.template.copy()
        self.rules.place(s, {key: value for key, value in position.items() if key not in head})
        deal_chance(s, seed, 0)
        return s

    # ── as a value ──

    def __repr__(self) -> str:
        declared = {option.name: option.default for option in self.rules.options}
        chosen = [f"{name}={_short(value)}" for name, value in self.options.items() if value != declared[name]]
        return f"kassen.game({', '.join([repr(self.id), f'players={self.players}', *chosen])})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.rules is other.rules and self.players == other.players and self.options == other.options

    def __hash__(self) -> int:
        return hash((self.id, self.players, *self.options.values()))

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds only the name of the game: the reader must have it installed."""
        from kassen.core.registry import installed_game, is_installed

        if not is_installed(self.rules):
            raise TypeError(f"{self!r} has rules that are not installed as {self.id!r}: another process could not find them")
        return installed_game, (self.id, self.players, tuple(self.options.items()))


def _short(value: bool | int | str) -> str:
    """An option's value as typed; a whole file is abbreviated."""
    return f"<{len(value)} characters>" if isinstance(value, str) and len(value) > 60 else repr(value)


# Game makes states and batches, and their modules import Game, so they are imported last, when Game exists.
from kassen.core.batch import Batch  # noqa: E402
from kassen.core.state import State  # noqa: E402
