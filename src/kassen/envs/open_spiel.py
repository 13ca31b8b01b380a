"""OpenSpiel: every game as a pyspiel game written in Python, registered when `kassen.envs` is imported.

    import kassen.envs, pyspiel
    game = pyspiel.load_game("kassen_nobunaga(players=3,strict=True)")

Every number that the rules draw is a chance node with that many equally likely outcomes, the deal included: a roll of three
dice is one node of 216 outcomes, a shuffle of ten cards is nine nodes. So nothing random is settled before it happens, and a
cloned state cannot foretell it. Cards dealt face down are in the state, as in every OpenSpiel game. A search that must not see
them calls `resample_from_infostate`, which redraws all that a player cannot know; OpenSpiel's ISMCTS does. For a search that
does not, such as OpenSpiel's MCTS, there is `piles=drawn`: after every decision, before it takes effect, a chance node
reshuffles the cards that no player knows. Such a search still sees all hands, but not what will be drawn.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel

from kassen.core import ALL_SEATS, Game, State, all_rules, rules
from kassen.envs.reward import Reward

LONGEST = 100_000
MOST_OUTCOMES = 1024  # of one draw; none of our games needs more
MOST_POINTS = 10_000.0  # bound given to OpenSpiel for the reward "score", which has none
PREFIX = "KassenGame_"  # of the class names, one class for each game
DEAL = -1  # stands for a decision: the deal
PILES = ("dealt", "drawn")  # the order of cards no player knows: fixed by the deal, or reshuffled at every decision
ORDERS = 16  # outcomes of such a reshuffle; few, so that a search meets the same one more than once


def load(id: str, players: int | None = None, **options: object) -> Any:
    """A pyspiel game: `load("nobunaga", players=3, strict=True)`."""
    register(id)
    bound = Game(rules(id), players, options)
    return pyspiel.load_game(f"kassen_{id}", {"players": bound.players, **bound.options})


def register_all() -> None:
    for game_rules in all_rules():
        register(game_rules.id)


@cache
def register(id: str) -> type[_SpielGame]:
    """Register a game with pyspiel. Unpickling finds its class through this module's `__getattr__`."""
    game_rules = rules(id)
    kind = pyspiel.GameType(
        short_name=f"kassen_{id}",
        long_name=game_rules.title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game_rules.players),
        min_num_players=min(game_rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game_rules.players[0],
            "reward": "win",
            "zero_sum": False,
            "piles": PILES[0],
            **{option.name: option.default for option in game_rules.options},
        },
    )

    def begin(self: _SpielGame, parameters: dict[str, Any] | None = None) -> None:
        _SpielGame.__init__(self, id, kind, parameters or {})

    made = type(f"{PREFIX}{id}", (_SpielGame,), {"__init__": begin, "__module__": __name__})
    pyspiel.register_game(kind, made)
    return made


def __getattr__(name: str) -> type[_SpielGame]:
    if not name.startswith(PREFIX):
        raise AttributeError(name)
    return register(name.removeprefix(PREFIX))


class _SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, id: str, kind: Any, parameters: dict[str, Any]) -> None:
        chosen = dict(parameters)
        players, kind_of_reward = chosen.pop("players", None), chosen.pop("reward", "win")
        zero_sum, piles = chosen.pop("zero_sum", False), chosen.pop("piles", PILES[0])
        if piles not in PILES:
            raise ValueError(f"piles: {' or '.join(PILES)}, not {str(piles)[:40]!r}")
        self.bound = Game(rules(id), players, chosen)
        self.reward = Reward(self.bound, kind_of_reward, zero_sum)
        self.shuffles = piles == "drawn" and self.bound.rules.hidden
        lowest, highest = self.reward.bounds
        information = pyspiel.GameInfo(
            num_distinct_actions=self.bound.move_count,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.bound.players,
            min_utility=max(lowest, -MOST_POINTS),
            max_utility=min(highest, MOST_POINTS),
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, parameters)

    @cached_property
    def beginning(self) -> Moment:
        return Moment(self, None).after_chance()

    def new_initial_state(self, state: str | None = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.bound)


class _Undecided(Exception):
    """The rules ask for a chance outcome that nobody has chosen yet."""

    def __init__(self, outcomes: int) -> None:
        self.outcomes = outcomes


def _leave_open(outcomes: int) -> int:
    raise _Undecided(outcomes)


class Moment(NamedTuple):
    """A point in a game, between chance outcomes or decisions. Immutable, so clones share it (OpenSpiel clones by deep-copying
    attributes)."""

    game: _SpielGame
    state: State | None  # while a draw is pending, as it was before `decision`; None before the deal
    decision: int = DEAL  # the decision whose chance outcomes are being drawn
    outcomes: tuple[int, ...] = ()  # drawn so far
    waiting: int = 0  # how many outcomes the pending draw has; 0: none is pending

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def next(self, action: int) -> Moment:
        if self.waiting:
            return self._replace(outcomes=(*self.outcomes, action)).after_chance()
        return Moment(self.game, self.state, action).after_chance()

    def after_chance(self) -> Moment:
        """Play on as far as the outcomes suffice: to the next draw, or to a player's next decision."""
        try:
            return Moment(self.game, self.settled(_leave_open))
        except _Undecided as draw:
            return self._replace(waiting=draw.outcomes)

    def settled(self, draw: Callable[[int], int]) -> State:
        """The state once all chance is drawn: a player's decision, or the end. Draws beyond `outcomes` come from `draw(number)`,
        which returns one of 0 .. number-1."""
        if self.state is not None and self.decision == DEAL:
            return self.state
        given = iter(self.outcomes)

        def chance(outcomes: int) -> int:
            for outcome in given:
                return outcome
            return int(draw(outcomes))

        if self.state is None:
            return self.game.bound.steered(chance)
        before = self.shuffled(chance(ORDERS)) if self.game.shuffles else self.state
        state = before.steered(chance)
        state.play(self.decision)
        return state

    def shuffled(self, order: int) -> State:
        """The state with all that no player knows drawn again. The seed depends on the state as well as on `order`, so that
        over many games no result is likelier than another."""
        assert self.state is not None
        return self.state.resample(ALL_SEATS, zlib.crc32(self.state.to_bytes(), order))


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: _SpielGame) -> None:
        super().__init__(game)
        self._come_to(game.beginning)

    def _come_to(self, moment: Moment) -> None:
        self.moment = moment
        self._known: dict[int, str] = {}  # information state by player, cached: a search asks for each several times

    @property
    def state(self) -> State:
        """The game at the decision being made now or, while chance is pending, at the last one."""
        if self.moment.state is None:
            raise ValueError("the game is being dealt: choose among chance_outcomes first")
        return self.moment.state

    def current_player(self) -> int:
        if self.moment.waiting:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.seat is None else self.state.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(_equally_likely(self.moment.waiting))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal()) if player >= 0 and player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        self._come_to(self.moment.next(action))

    def undo_action(self, player: int, action: int) -> None:
        """Not possible for games in Python: OpenSpiel keeps their history in C++, writes it only in `apply_action`, and never
        calls their `undo_action` (PyState in its python_games.h). Its own Python games refuse it, too."""
        raise NotImplementedError(
            "OpenSpiel's games in Python cannot be undone in place; `before()` is the state one action earlier"
        )

    def before(self) -> SpielState:
        """The state one action earlier."""
        earlier = self.get_game().new_initial_state()
        for action in self.history()[:-1]:
            earlier.apply_action(action)
        return earlier  # type: ignore[no-any-return]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action + 1} of {self.moment.waiting}"
        return self.state.move(action).text() if action in self._legal_actions(player) else str(action)

    def is_terminal(self) -> bool:
        return not self.moment.waiting and self.state.over

    def returns(self) -> list[float]:
        """What the result is worth to each player; 0 until the game is over."""
        if not self.is_terminal():
            return [0.0] * self.moment.game.bound.players
        result = self.state.result(sheet=False)
        return [float(paid) for paid in self.moment.game.reward.of(np.array([*result["scores"], *result["ranks"]], float))]

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen and heard. Default: the player to decide."""
        seat = self._seat(player)
        if seat not in self._known:
            legal = (
                self.state.legal() if seat == self.state.seat else []
            )  # as ids: putting moves into words takes longer than all the rest
            heard = [event.data for event in self.state.seen_events(seat)]
            self._known[seat] = msgspec.json.encode([self.state.view(seat, moves=False), legal, heard]).decode()
        return self._known[seat]

    def observation_string(self, player: int | None = None) -> str:
        """All that a player sees."""
        return msgspec.json.encode(self.state.view(self._seat(player))).decode()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        if self.moment.waiting:
            raise ValueError("chance has the move: resample where a player decides")
        twin: SpielState = self.clone()
        twin._come_to(Moment(self.moment.game, self.state.resample(player, int(sampler() * 2**63))))
        return twin

    def __str__(self) -> str:
        if self.moment.state is None:
            return f"being dealt: {len(self.moment.outcomes)} drawn"
        waiting = [f"drawn: {list(self.moment.outcomes)}"] if self.moment.waiting else []
        return "\n".join([self.state.show(), *waiting])

    def _seat(self, player: int | None) -> int:
        return self.current_player() if player is None else player


@cache
def _equally_likely(outcomes: int) -> Sequence[tuple[int, float]]:
    if outcomes > MOST_OUTCOMES:
        raise ValueError(f"a draw with {outcomes} outcomes, but max_chance_outcomes is {MOST_OUTCOMES}")
    return [(outcome, 1 / outcomes) for outcome in range(outcomes)]


class Observer:
    """OpenSpiel's observer interface: tensors and strings. While the game is being dealt they are zeros and empty."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(game.observation.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        dealt = state.moment.state
        self.tensor[:] = 0 if dealt is None else dealt.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return "" if state.moment.state is None else state.observation_string(player)
