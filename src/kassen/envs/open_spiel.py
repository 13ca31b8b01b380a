"""OpenSpiel: every game as a Python game of pyspiel.

    import kassen.envs.open_spiel
    game = kassen.envs.open_spiel.load("nobunaga", players=3, seed=7)

Chance is in the game's own generator and not in chance nodes: with a seed every new state is dealt alike, without one each is
dealt anew. `state.resample_from_infostate` redraws all that a player cannot know.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from kassen.core import Game, State, rules

LONGEST = 100_000
ANEW = -1  # as seed: every new state is dealt anew


def load(id: str, players: int | None = None, seed: int = ANEW, **options: object) -> Any:
    """A pyspiel game."""
    register(id)
    bound = Game(rules(id), players, options)
    chosen = json.dumps(bound.options, separators=(",", ":"))
    return pyspiel.load_game(f"kassen_{id}", {"players": bound.players, "seed": seed, "options": chosen.encode().hex()})


@cache
def register(id: str) -> None:
    game_rules = rules(id)
    kind = pyspiel.GameType(
        short_name=f"kassen_{id}",
        long_name=game_rules.title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game_rules.players),
        min_num_players=min(game_rules.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game_rules.players[0], "seed": ANEW, "options": ""},
    )

    class SpielGame(_SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(id, kind, parameters or {})

    pyspiel.register_game(kind, SpielGame)


class _SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, id: str, kind: Any, parameters: dict[str, Any]) -> None:
        text = bytes.fromhex(parameters.get("options", "")).decode()
        self.bound = Game(rules(id), parameters.get("players"), json.loads(text) if text else {})
        self.seed = int(parameters.get("seed", ANEW))
        information = pyspiel.GameInfo(
            num_distinct_actions=self.bound.moves,
            max_chance_outcomes=0,
            num_players=self.bound.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, information, parameters)

    def new_initial_state(self, state: str | None = None) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.bound)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: _SpielGame) -> None:
        super().__init__(game)
        self.state: State = game.bound.start(None if game.seed == ANEW else game.seed)

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.state.seat is None else self.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.state.legal()) if player == self.state.seat else []

    def _apply_action(self, action: int) -> None:
        self.state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.move(action).text() if action in self._legal_actions(player) else str(action)

    def is_terminal(self) -> bool:
        return self.state.over

    def returns(self) -> list[float]:
        """1 shared by the winners at the end, 0 for the others."""
        winners = self.state.result()["winners"]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.state.game.players)]

    def information_state_string(self, player: int) -> str:
        """All that a player has seen and heard."""
        heard = [event.data for event in self.state.news(player)]
        return json.dumps([self.state.view(player), heard])

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        twin: SpielState = self.clone()
        twin.state = self.state.redeal(player, int(sampler() * 2**63))
        return twin

    def __deepcopy__(self, memo: Any) -> SpielState:
        twin = SpielState(self.get_game())
        twin.state = self.state.copy()
        return twin

    def __str__(self) -> str:
        return self.state.show()


class Observer:
    """Observation tensors and strings in OpenSpiel's way."""

    def __init__(self, game: Game) -> None:
        self.tensor = np.zeros(game.observation, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.state.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        return json.dumps(state.state.view(player))
