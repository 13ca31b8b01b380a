"""Nobody learns what they should not, bots neither."""

from __future__ import annotations

import pytest

from kassen.bots import Knowledge, make_bot
from kassen.core import Game
from tests.bots.games import GAMES, some_states


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["search", "greedy"])
def test_a_seeded_bot_chooses_the_same_in_all_states_that_look_the_same_to_its_seat(game: Game, name: str) -> None:
    for state in some_states(game, seed=3, count=4):
        choices = {
            make_bot(name, seed=5, sims=30).choose(Knowledge(twin))
            for twin in (state, state.resample(state.seat, 1), state.resample(state.seat, 2), state.resample(state.seat, 3))
        }
        assert len(choices) == 1, f"decision {state.ply}: {name} can tell apart what its seat cannot"


def test_a_guess_knows_nothing_of_a_sealed_future() -> None:
    """The chance of a live table comes from its secret; a guess must not draw from it when it is played on."""
    rules = GAMES[0].values[0].rules  # type: ignore[attr-defined]
    futures = set()
    for secret in ("one", "two"):
        state = Game(rules).start(7)
        state.seed = secret
        guess = Knowledge(state).guess(11)
        while not guess.over:
            guess.play(guess.legal()[0])
        futures.add(guess.pack().tobytes())
    assert len(futures) == 1


def test_nothing_is_asked_when_the_game_is_over() -> None:
    state = GAMES[0].values[0].start(1)  # type: ignore[attr-defined]
    while not state.over:
        state.play(state.legal()[0])
    with pytest.raises(ValueError, match="over"):
        Knowledge(state)
