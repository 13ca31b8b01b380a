"""A game under way, for people and programs: plain Python, with words, views, news, undo and log.

For millions of games use `Game.batch`: the same rules, compiled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec import Struct

from kassen.core.chance import Seed, deal_chance
from kassen.core.log import Log
from kassen.core.record import NOBODY
from kassen.core.source import EVERYBODY

if TYPE_CHECKING:
    from kassen.core.game import Game


class IllegalMove(ValueError):
    """A decision that is not among the legal ones; the state is untouched."""


# Neither can lead back to itself, and long games hold many: the collector need not look at them (gc=False).


class Move(Struct, frozen=True, gc=False):
    """One legal decision: a small number, its structured form, and its sentence."""

    game: Game
    seat: int
    id: int
    data: dict[str, Any]

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        words = {**self.data, "seat": self.data.get("seat", self.seat)}
        return self.game.rules.texts.say(f"move-{words.pop('do')}", language, names, **words)


class Event(Struct, frozen=True, gc=False):
    """One thing that happened after decision number `ply`, and who may know of it."""

    game: Game
    ply: int
    to: int
    data: dict[str, Any]

    def seen_by(self, seat: int) -> bool:
        """May this seat (NOBODY: a spectator) know of it?"""
        return self.to == EVERYBODY or self.to == seat or (self.to < EVERYBODY and -2 - self.to != seat)

    def text(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        words = dict(self.data)
        return self.game.rules.texts.say(f"event-{words.pop('event')}", language, names, **words)

    def to_dict(self) -> dict[str, Any]:
        if self.to == EVERYBODY:
            return self.data
        return {**self.data, "only": self.to} if self.to >= 0 else {**self.data, "not": -2 - self.to}


class Views:
    """What each may see of a state as it is now. What everybody sees is made once, and is one and the same object in all views:
    look, do not touch."""

    def __init__(self, state: State) -> None:
        self._state = state
        game = state.game
        self._public: dict[str, Any] = {
            "game": game.id,
            "players": game.players,
            "options": dict(game.options),
            "viewer": None,
            "ply": state.ply,
            "seat": state.seat,
            "phase": state.phase,
            "over": state.over,
            "board": game.rules.view(state._s),
        }
        if state.over:
            self._public["result"] = state.result()

    def of(self, seat: int | None = None, moves: bool = True) -> dict[str, Any]:
        view, state = self._public.copy(), self._state
        if state.ply != view["ply"]:
            raise RuntimeError("the game went on; ask the state for its views again")
        if seat is not None:
            view["viewer"] = state._check_seat(seat)
            view["board"] = state.game.rules.own(state._s, seat, view["board"])
            if moves and seat == view["seat"]:
                view["moves"] = [{"id": move.id, **move.data} for move in state.moves()]
        return view


class State:
    """A game under way. `seat` decides next (None when over) among `moves()`; `play` takes a Move, its id or its data."""

    def __init__(self, game: Game, seed: Seed, position: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.seed = seed
        self.decisions: list[int] = []
        self.deciders: list[int] = []  # who made each of them
        self.events: list[Event] = []
        self._start = None if position is None else dict(position)
        self._points: list[bool] = []  # per decision: was it an information point?
        self._legal: list[int] | None = None  # listed once for each decision
        self._s = game.deal(seed) if position is None else game.arrange(position, seed)
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
        return "over" if self.over else self.game.rules.phases[self._s.phase].name

    @property
    def ply(self) -> int:
        """How many decisions were made."""
        return len(self.decisions)

    def legal(self) -> list[int]:
        """The ids of the legal decisions."""
        if self._legal is None:
            out = [0] * self.game.widest
            self._legal = [] if self.over else out[: self.game.rules.program.legal(self._s, out)]
        return self._legal[:]

    def moves(self) -> list[Move]:
        return [self._move(id) for id in self.legal()]

    def listed(self) -> list[Move]:
        """The same moves in the order in which a person likes to read them."""
        return [self._move(id) for id in self.game.rules.listed(self._s, self.legal())]

    def mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        mask = np.zeros(self.game.moves, np.int8)
        mask[self.legal()] = 1
        return mask

    def prompt(self, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The open decision as a question."""
        words = {} if self.over else {"seat": self._s.seat}
        return self.game.rules.texts.say(f"prompt-{self.phase}", language, names, **words)

    def play(self, move: Move | int | Mapping[str, Any]) -> list[Event]:
        """Make one decision; returns what happened. IllegalMove leaves everything as it was."""
        id = self.find(move)
        seat = self._s.seat
        deal_chance(self._s, self.seed, self.ply + 1)
        before = self._s.draws, self._s.shown
        self.game.rules.program.apply(self._s, id)
        self._legal = None
        self.decisions.append(id)
        self.deciders.append(seat)
        self._points.append((self._s.draws, self._s.shown) != before or self._s.seat != seat)
        return self._hear()

    def find(self, move: Move | int | Mapping[str, Any]) -> int:
        """The id of a legal decision given in any form, or IllegalMove with what is allowed."""
        if self.over:
            raise IllegalMove("the game is over: there is nothing to decide")
        legal = self.legal()
        if isinstance(move, Mapping):
            found = [id for id in legal if self.game.rules.move(self._s, id) == dict(move)]
            wanted: int | None = found[0] if found else None
        else:
            wanted = move.id if isinstance(move, Move) else move
        if type(wanted) is not int or wanted not in legal:
            given = move.data if isinstance(move, Move) else move
            some = [self.game.rules.move(self._s, id) for id in legal[:3]]
            more = f" and {len(legal) - 3} more" if len(legal) > 3 else ""
            raise IllegalMove(f"{str(given)[:100]} is not legal here; seat {self._s.seat} may choose {some}{more}")
        return wanted

    # ── what is seen ──

    def view(self, seat: int | None = None, moves: bool = True) -> dict[str, Any]:
        """All that a seat may see (None: a spectator), with its legal decisions when it is to decide (if `moves`)."""
        return Views(self).of(seat, moves)

    def views(self) -> Views:
        """The views of several seats, for less than each by itself."""
        return Views(self)

    def position(self) -> dict[str, Any]:
        """The whole state in names, hidden things included; `game.load` takes it back."""
        head = {"game": self.game.id, "players": self.game.players, "options": dict(self.game.options)}
        return {**head, "seat": self.seat, "phase": self.phase, **self.game.rules.position(self._s)}

    def observe(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The observation tensor of a seat."""
        out = np.zeros(self.game.rules.observation(self.game.players), np.float32)
        self.game.rules.observe(self._s, self._check_seat(seat), out)
        return out

    def news(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) may know of what happened from event number `since` on."""
        return [event for event in self.events[since:] if event.seen_by(NOBODY if seat is None else seat)]

    def show(self, seat: int | None = None, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The table as text, as that seat sees it."""
        texts = self.game.rules.texts

        def say(message: str, **words: Any) -> str:
            return texts.say(message, language, names, **words)

        return self.game.rules.show(self.view(seat), say)

    # ── the end ──

    def result(self) -> dict[str, Any]:
        """Scores and ranks, one entry a seat (so far, while the game goes on); who has rank 1 at the end has won."""
        out = [0.0] * (2 * self.game.players)
        self.game.rules.result(self._s, out)
        scores, ranks = out[: self.game.players], [int(rank) for rank in out[self.game.players :]]
        scores = [int(score) if score == int(score) else score for score in scores]
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1] if self.over else []
        return {"scores": scores, "ranks": ranks, "winners": winners, **self.game.rules.extra(self._s)}

    @property
    def scores(self) -> list[int | float]:
        return list(self.result()["scores"])

    @property
    def ranking(self) -> list[int]:
        """The seats from first to last."""
        ranks = self.result()["ranks"]
        return sorted(range(self.game.players), key=lambda seat: ranks[seat])

    # ── the log ──

    @property
    def log(self) -> Log:
        return Log(
            game=self.game.id,
            players=self.game.players,
            options=self.game.options,
            seed=self.seed,
            position=self._start,
            decisions=tuple(self.decisions),
        )

    @property
    def undo_floor(self) -> int:
        """Undo is free back to this ply: the last point at which somebody learned something or another seat was asked."""
        return next((ply for ply in range(self.ply, 0, -1) if self._points[ply - 1]), 0)

    def undo(self, to: int | None = None) -> None:
        """Go back to an earlier ply (default: one decision), by replaying the log."""
        target = self.ply - 1 if to is None else to
        if type(target) is not int or not 0 <= target < self.ply:
            allowed = f"0 to {self.ply - 1}" if self.ply else "nothing to undo"
            raise ValueError(f"cannot undo to decision {str(target)[:40]}; possible: {allowed}")
        earlier = State(self.game, self.seed, self._start)
        for decision in self.decisions[:target]:
            earlier.play(decision)
        self.__dict__.update(earlier.__dict__)

    def copy(self) -> State:
        twin = object.__new__(State)
        twin.__dict__.update(self.__dict__)
        twin._s, twin._legal = self._s.copy(), None
        twin.decisions, twin.deciders = self.decisions[:], self.deciders[:]
        twin.events, twin._points = self.events[:], self._points[:]
        return twin

    def redeal(self, seat: int | None, key: int) -> State:
        """A state that looks the same to a seat (None: a spectator), all it cannot know drawn again, its future too."""
        twin = self.copy()
        twin.seed = key
        deal_chance(twin._s, key, 0)
        self.game.rules.resample(twin._s, NOBODY if seat is None else self._check_seat(seat))
        return twin

    def pack(self) -> np.ndarray[Any, Any]:
        """The state as an array of one compiled record."""
        return self._s.pack()  # type: ignore[no-any-return]

    # ── private ──

    def _move(self, id: int) -> Move:
        return Move(self.game, self._s.seat, id, self.game.rules.move(self._s, id))

    def _hear(self) -> list[Event]:
        fresh = []
        for to, kind, *numbers in self._s.told:
            fresh.append(Event(self.game, self.ply, to, self.game.rules.event(self._s, kind, tuple(numbers))))
        self._s.told.clear()
        self.events += fresh
        return fresh

    def _check_seat(self, seat: object) -> int:
        if type(seat) is not int or not 0 <= seat < self.game.players:
            raise ValueError(f"there is no seat {str(seat)[:40]}; seats are 0 to {self.game.players - 1}")
        return seat
