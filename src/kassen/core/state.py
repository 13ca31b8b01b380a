"""A game under way, for people and programs: plain Python, with words, views, events, undo and log.

For millions of games use `Game.batch`: the same rules, compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from kassen.core.arrays import np
from kassen.core.chance import Seed, deal_chance
from kassen.core.drawing import Drawing
from kassen.core.effects import Effect
from kassen.core.game import Game
from kassen.core.history import History
from kassen.core.log import Log
from kassen.core.moves import Event, IllegalMove, Move
from kassen.core.record import ALL_SEATS, NOBODY
from kassen.core.shapes import MoveData, View, offer
from kassen.core.sheet import explain, say_reason
from kassen.core.views import Views
from kassen.core.words import Words

AnyMove: TypeAlias = Move | MoveData | int | Mapping[str, Any]  # a decision, in any form


class State:
    """A game under way. `seat` decides next (None when over) among `moves()`; `play` takes a Move, its id or its data.

    >>> import kassen
    >>> state = kassen.game("nobunaga", players=3).start(seed=7)
    >>> state.seat, state.phase, state.legal()
    (1, 'pair', [7, 8, 9])

    `print(state)` shows the board as the seat to move sees it, and so does a notebook. Two states are equal when they are the
    same position of the same game, hidden information included; past decisions and future chance do not count (compare `log` for
    those).

    >>> twin = state.copy()
    >>> state == twin
    True
    >>> _ = twin.play(7)
    >>> state == twin
    False

    The state drives the game. `history` keeps decisions and events, `views()` makes what a seat may see, and
    `words(language, names)` makes sentences; methods of the same names here are shortcuts.
    """

    def __init__(self, game: Game, seed: Seed, position: Mapping[str, Any] | None = None, record: Any = None) -> None:
        """Start from a deal, from a position, or from a given record (see `Game.unpack`)."""
        self.game = game
        self.seed = seed
        self.history = History(position)
        self._legal: list[int] | None = None  # cached until the next decision
        self._replayable = record is None  # does replaying the log lead to this state?
        if record is None:
            record = game.deal(seed) if position is None else game.arrange(position, seed)
        self._s = record
        self._hear()

    # ── who decides what ──

    @property
    def seat(self) -> int | None:
        seat = self._s.seat
        return None if seat == NOBODY else int(seat)

    @property
    def over(self) -> bool:
        return bool(self._s.seat == NOBODY)

    @property
    def phase(self) -> str:
        s = self._s
        return "over" if s.seat == NOBODY else self.game.rules.phases[s.phase].name

    @property
    def ply(self) -> int:
        """How many decisions were made."""
        return len(self.history.decisions)

    @property
    def seats_asked(self) -> list[int]:
        """The seats asked to decide so far, in order; the last one is being asked now."""
        return self.deciders if self.seat is None else [*self.deciders, self.seat]

    @property
    def round(self) -> int:
        """The round under way, from 1, to tell people how far the game is."""
        return self.game.rules.round(self)

    def legal(self) -> list[int]:
        """The ids of the legal decisions."""
        return self._ids()[:]

    def moves(self) -> list[Move]:
        """The legal decisions."""
        return [self._move(id) for id in self._ids()]

    def move(self, id: int) -> Move:
        """The legal decision with this id; IllegalMove says what is allowed.

        >>> import kassen
        >>> print(kassen.game("nobunaga", players=3).start(seed=7).move(8))
        Pair 2: Takeda, Asai & Asakura
        """
        return self._move(self.find(id))

    def listed(self) -> list[Move]:
        """`moves()` in the order that suits a human reader."""
        return [self._move(id) for id in self.game.rules.listed(self._s, self.legal())]

    def offers(self) -> list[MoveData]:
        """`listed()` as data, each with its `id`: the `moves` of a view."""
        s, move = self._s, self.game.rules.move
        return [offer(id, move(s, id)) for id in self.game.rules.listed(s, self.legal())]

    def mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        """An array by id: 1 where a decision is legal, else 0."""
        mask = np.zeros(self.game.move_count, np.int8)
        mask[self._ids()] = 1
        return mask

    def prompt(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The open decision as a question."""
        return Words(self, language, names).prompt()

    def effects(self, move: AnyMove) -> list[Effect]:
        """What a legal decision would bring the seat that makes it, given what that seat knows; empty if the game does not say.

        >>> import kassen
        >>> state = kassen.game("provinces", players=2).start(seed=7)
        >>> state.effects({"do": "keep"})[0].data()["province"]
        'yonezawa'
        """
        return list(self.game.rules.effects(self._s, self.find(move)))

    @property
    def asked(self) -> dict[str, Any]:
        """Arguments of the prompt besides the seat."""
        return {} if self.over else self.game.rules.asks(self._s)

    def play(self, move: AnyMove) -> list[Event]:
        """Make one decision; returns what happened. After IllegalMove the state is unchanged."""
        id = self.find(move)
        s, seat = self._s, self._s.seat
        deal_chance(s, self.seed, self.ply + 1)
        draws, shown = s.draws, s.shown
        self.game.rules.program.apply(s, id)
        self._legal = None
        self.history.add(id, seat, s.draws != draws or s.shown != shown or s.seat != seat)
        return self._hear()

    def play_all(self, decisions: Iterable[AnyMove]) -> State:
        """Make these decisions in order; returns this state."""
        for decision in decisions:
            self.play(decision)
        return self

    def find(self, move: AnyMove) -> int:
        """The id of a legal decision given in any form; IllegalMove says what is allowed."""
        if self.over:
            raise IllegalMove("the game is over: there is nothing to decide")
        legal = self._ids()
        wanted = move if type(move) is int else self._id_of(move)
        if type(wanted) is not int or wanted not in legal:
            given = move.data if isinstance(move, Move) else move
            given = given.to_dict() if isinstance(given, MoveData) else given
            some = [self.game.rules.move(self._s, id).to_dict() for id in legal[:3]]
            more = f" and {len(legal) - 3} more" if len(legal) > 3 else ""
            raise IllegalMove(f"{str(given)[:100]} is not legal here; seat {self._s.seat} may choose {some}{more}")
        return wanted

    # ── what is seen ──

    def view(self, seat: int | None = None, moves: bool = True) -> View[Any, Any]:
        """All that a seat may see (None: a spectator), with its legal decisions if it is to decide and `moves` is true."""
        return Views(self).of(seat, moves)

    def views(self) -> Views:
        """The views of several seats, cheaper than making each by itself."""
        return Views(self)

    def words(self, language: str = "en", names: Sequence[str] | None = None) -> Words:
        """Question, moves, events and board in a language; `names` are the names of the people in the seats."""
        return Words(self, language, names)

    def position(self) -> dict[str, Any]:
        """The whole state in names, hidden information included; `game.load` is the inverse."""
        head = {"game": self.game.id, "players": self.game.players, "options": dict(self.game.options)}
        return {**head, "seat": self.seat, "phase": self.phase, **self.game.rules.position(self._s)}

    def observe(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The observation tensor of a seat; `game.observation` describes its layout."""
        out = np.zeros(self.game.observation.size, np.float32)
        self.game.rules.observe(self._s, self.game.check_seat(seat), out)
        return out * self.game.observation.scale

    def seen_events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The events from number `since` on that a seat (None: a spectator) may know of."""
        return self.history.seen_events(seat, since)

    def show(self, seat: int | None = None, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The board as text, as that seat sees it."""
        return Words(self, language, names).show(seat)

    def picture(self, seat: int | None = None, language: str = "en", names: Sequence[str] | None = None) -> Drawing:
        """The board drawn, as that seat sees it; `picture().svg()` is an SVG that any browser shows."""
        return Words(self, language, names).picture(seat)

    # ── the end ──

    def result(self, sheet: bool = True) -> dict[str, Any]:
        """Scores and ranks, one entry per seat, while the game goes on as they stand so far. Rank 1 at the end wins.

        When the game is over, also `sheet` (where the points come from) and `reason` (what decided; see core/sheet.py). Both take
        some time and can be left out.
        """
        out = [0.0] * (2 * self.game.players)
        self.game.rules.result(self._s, out)
        scores, ranks = out[: self.game.players], [int(rank) for rank in out[self.game.players :]]
        scores = [int(score) if score == int(score) else score for score in scores]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1] if self.over else []
        why = explain(self.game.rules.sheet(self)) if self.over and sheet else {}
        return {"scores": scores, "ranks": ranks, "winners": winners, **self.game.rules.extra(self._s), **why}

    def reason(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """Why a finished game ended as it did."""
        if not self.over:
            raise ValueError("the game is not over: there is no result to explain yet")
        return say_reason(self.game.rules.texts, self.result()["reason"], language, names)

    @property
    def scores(self) -> list[int | float]:
        return list(self.result(sheet=False)["scores"])

    @property
    def ranking(self) -> list[int]:
        """The seats from first to last."""
        ranks = self.result(sheet=False)["ranks"]
        return sorted(range(self.game.players), key=lambda seat: ranks[seat])

    # ── the log ──

    @property
    def log(self) -> Log:
        """Everything needed to play this game again."""
        return Log(
            game=self.game.id,
            players=self.game.players,
            options=self.game.options,
            seed=self.seed,
            position=self.history.position,
            decisions=tuple(self.history.decisions),
        )

    @property
    def decisions(self) -> list[int]:
        """The ids of all decisions so far."""
        return self.history.decisions

    @property
    def deciders(self) -> list[int]:
        """The seats that made the decisions."""
        return self.history.deciders

    @property
    def events(self) -> list[Event]:
        """All events, hidden ones included; `seen_events` has those that one seat may know of."""
        return self.history.events

    @property
    def undo_floor(self) -> int:
        """Undo is free back to this ply: the last one at which somebody learned something or another seat's turn came."""
        return self.history.undo_floor

    def undo(self, to: int | None = None) -> None:
        """Go back to an earlier ply (default: by one decision) by replaying the log."""
        if not self._replayable:
            raise ValueError("a guess or an unpacked record cannot be undone: no log leads to it")
        target = self.ply - 1 if to is None else to
        if type(target) is not int or not 0 <= target < self.ply:
            allowed = f"choose 0 to {self.ply - 1}" if self.ply else "there is nothing to undo"
            raise ValueError(f"cannot undo to decision {str(target)[:40]}; {allowed}")
        earlier = State(self.game, self.seed, self.history.position).play_all(self.decisions[:target])
        self.__dict__.update(earlier.__dict__)

    def copy(self) -> State:
        twin = object.__new__(State)
        twin.__dict__.update(self.__dict__)
        twin._s, twin._legal, twin.history = self._s.copy(), None, self.history.copy()
        return twin

    def resample(self, seat: int | None, key: Seed) -> State:
        """A guess: a state that looks the same to a seat (None: a spectator; ALL_SEATS: all seats together), with everything that
        seat cannot know, future chance included, drawn again."""
        twin = self.copy()
        twin.seed, twin._replayable, twin._s.steered = key, False, None
        deal_chance(twin._s, key, 0)
        self.game.rules.resample(
            twin._s, NOBODY if seat is None else ALL_SEATS if seat == ALL_SEATS else self.game.check_seat(seat)
        )
        return twin

    def steered(self, chance: Callable[[int], int]) -> State:
        """A copy in which `chance` replaces the generator: called with the number of equally likely outcomes, it returns the
        index of one. An exception it raises aborts the decision under way, so make only one decision in each copy. The copy's
        log does not reproduce it.

        >>> import kassen
        >>> state = kassen.game("provinces").start(7)
        >>> asked = []
        >>> _ = state.steered(lambda outcomes: asked.append(outcomes) or 0).play({"do": "reroll"})
        >>> asked[0]  # three dice
        216
        """
        twin = self.copy()
        twin._s.steered, twin._replayable = chance, False
        return twin

    def pack(self) -> np.ndarray[Any, Any]:
        """The state as an array of one compiled record; `Game.unpack` is the inverse."""
        return self._s.pack()  # type: ignore[no-any-return]

    def record(self) -> Any:
        """A copy of the state's plain record, the form that rules work on."""
        return self._s.copy()

    def to_bytes(self) -> bytes:
        """The bytes of the packed record: equal for equal records."""
        return bytes(self._s.to_bytes())

    # ── as a value ──

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and bool(self._s == other._s)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __str__(self) -> str:
        """The board as the seat to move sees it; when the game is over, as a spectator does."""
        return self.show(self.seat)

    def __repr__(self) -> str:
        """An expression that makes this state again, except under a sealed seed, which is secret until the table publishes it."""
        if isinstance(self.seed, str):
            return f"<State of {self.game!r}, sealed, after {self.ply} decisions>"
        if not self._replayable:
            return f"<State of {self.game!r}, without a log, after {self.ply} decisions>"
        position = self.history.position
        begin = [f"start({self.seed}"] if position is None else [f"load({position!r}, {self.seed}"]
        return f"{self.game!r}." + ", ".join([*begin, repr(self.decisions)] if self.decisions else begin) + ")"

    def _repr_html_(self) -> str:
        from kassen.core.notebook import picture

        return picture(self)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    # ── private ──

    def _ids(self) -> list[int]:
        """`legal()` without the copy: do not change it."""
        if self._legal is None:
            out = [0] * self.game.most_legal
            self._legal = [] if self.over else out[: self.game.rules.program.legal(self._s, out)]
        return self._legal

    def _id_of(self, move: AnyMove) -> object:
        """The id of a move given in any form; data without an id is looked up among the legal decisions."""
        match move:
            case Move():
                return move.id
            case MoveData():
                if hasattr(move, "id"):  # from a view
                    return move.id
                return next((id for id in self._ids() if self.game.rules.move(self._s, id) == move), None)
            case Mapping():
                data = dict(move)
                return next((id for id in self._ids() if self.game.rules.move(self._s, id).to_dict() == data), None)
        return move

    def _move(self, id: int) -> Move:
        return Move(self.game, self._s.seat, id, self.game.rules.move(self._s, id))

    def _hear(self) -> list[Event]:
        ply, event = self.ply, self.game.rules.event
        game, s = self.game, self._s
        fresh = [Event(game, ply, told[0], event(s, told[1], told[2:])) for told in s.told]
        s.told.clear()
        self.history.events += fresh
        return fresh
