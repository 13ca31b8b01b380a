"""What a game is: `Rules`, the contract every game folder fills in, and `Game`, rules bound to players and options."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from kassen.core.advice import Advice
from kassen.core.chance import Seed, check_seed, deal_chance
from kassen.core.facts import Facts
from kassen.core.log import Log
from kassen.core.options import Option, OptionValues, check_options
from kassen.core.phases import Phase, Program, Step, know
from kassen.core.record import Record
from kassen.core.text import Texts

if TYPE_CHECKING:
    from kassen.core.batch import Batch
    from kassen.core.state import State


@dataclass(frozen=True)
class Rules:
    """The contract between core and one game. The first block is `@rule` source, compiled and plain; the second plain only."""

    id: str
    package: str  # where locale/ lies
    players: tuple[int, ...]
    record: type[Record]
    phases: Mapping[int, Phase]  # the program (phases.py), the busiest first

    setup: Callable[[Any], None]  # deal and place; `s.seat` and `s.phase` say where the game begins
    # (s, seat): redraw all that `seat` (NOBODY: a spectator) cannot know. What was there before leaves no trace: the outcome
    # depends on what the seat knows and on the generator alone, so that a seeded bot cannot tell such states apart.
    resample: Callable[[Any, int], None]
    observe: Callable[[Any, int, Any], None]  # (s, seat, out): the observation tensor of that seat
    result: Callable[[Any, Any], None]  # (s, out): scores of all seats, then ranks of all seats (1 is first)

    configure: Callable[[Any, OptionValues], None]  # write the options into a fresh record (players is set)
    moves: Callable[[int], int]  # players → length of a mask: ids are 0..moves-1
    widest: Callable[[int], int]  # players → the most options one decision can have
    observation: Callable[[int], int]  # players → length of the observation tensor
    move: Callable[[Any, int], dict[str, Any]]  # (s, id): the structured form of a legal decision
    event: Callable[[Any, int, tuple[int, ...]], dict[str, Any]]  # (s, kind, numbers): a piece of news as data
    view: Callable[[Any], dict[str, Any]]  # what everybody may see
    position: Callable[[Any], dict[str, Any]]  # the whole state in names
    place: Callable[[Any, Mapping[str, Any]], None]  # (s, position): set up a configured record, or ValueError
    show: Callable[[Mapping[str, Any], Callable[..., str]], str]  # (view, say): the table as text, 80 columns

    steps: Mapping[int, Step] = field(default_factory=dict)  # phases in which nobody decides
    options: tuple[Option, ...] = ()
    # (s, seat, board): what everybody may see (`board`, which stays as it is) with what this seat sees besides
    own: Callable[[Any, int, dict[str, Any]], dict[str, Any]] = field(default=lambda s, seat, board: board)
    listed: Callable[[Any, list[int]], list[int]] = field(default=lambda s, ids: ids)  # legal ids as a person likes them listed
    teams: Callable[[int], tuple[int, ...]] | None = None  # players → team of each seat, where allies win together
    hidden: bool = True  # is anything hidden from anybody, beside the chance to come?
    extra: Callable[[Any], dict[str, Any]] = field(default=lambda s: {})  # what the result adds for this game
    facts: Callable[[State], Facts] = field(default=lambda state: Facts())  # what a finished game tells its designer
    advice: Advice = field(default_factory=Advice)  # what bots know of it

    def __post_init__(self) -> None:
        know(self.record, self.program)

    @cached_property
    def program(self) -> Program:
        return Program(self.phases, self.steps, self.widest)

    @cached_property
    def texts(self) -> Texts:
        return Texts(self.package)

    def title(self, language: str = "en") -> str:
        return self.texts.say("title", language)


class Game:
    """Rules for a number of players with options chosen: what one sits down to."""

    def __init__(self, rules: Rules, players: int | None = None, options: Mapping[str, object] | None = None) -> None:
        count = rules.players[0] if players is None else players
        if type(count) is not int or count not in rules.players:
            allowed = ", ".join(map(str, rules.players))
            raise ValueError(f"{rules.id} is played by {allowed}, not by {str(count)[:40]}")
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
    def moves(self) -> int:
        """The length of a mask."""
        return self.rules.moves(self.players)

    @property
    def widest(self) -> int:
        return self.rules.widest(self.players)

    @cached_property
    def packed(self) -> np.ndarray[Any, Any]:
        """The configured, not yet set up record for compiled code."""
        return self.template.pack()

    def start(self, seed: Seed | None = None) -> State:
        """A new game. A number as seed reproduces it, a text seals it, none makes one up."""
        from kassen.core.state import State

        return State(self, secrets.randbits(63) if seed is None else check_seed(seed))

    def load(self, position: Mapping[str, Any], seed: Seed = 0) -> State:
        """The game from a position on; ValueError says what is wrong with it."""
        from kassen.core.state import State

        return State(self, check_seed(seed), position)

    def replay(self, log: Log) -> State:
        """The state after the decisions of a log."""
        state = self.start(log.seed) if log.position is None else self.load(log.position, log.seed)
        for decision in log.decisions:
            state.play(decision)
        return state

    def batch(self, size: int = 1) -> Batch:
        """Many games at once as compiled records."""
        from kassen.core.batch import Batch

        return Batch(self, size)

    def deal(self, seed: Seed) -> Any:
        """A plain record, set up."""
        s = self.template.copy()
        deal_chance(s, seed, 0)
        self.rules.setup(s)
        self.rules.program.begin(s)
        return s

    def arrange(self, position: Mapping[str, Any], seed: Seed) -> Any:
        """A plain record, set up from a position. The future's chance comes from the seed."""
        head = {"game": self.id, "players": self.players, "options": self.options}
        given = {**head, **position}
        if isinstance(given["options"], Mapping):  # options that came later have their default
            given["options"] = check_options(self.rules.options, given["options"])
        for key, value in head.items():
            if given[key] != value:
                raise ValueError(f"position: {key} is {str(position[key])[:80]!r}, but this game has {value!r}")
        s = self.template.copy()
        self.rules.place(s, {key: value for key, value in position.items() if key not in head})
        deal_chance(s, seed, 0)
        return s
