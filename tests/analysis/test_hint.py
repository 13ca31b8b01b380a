"""A hint: two candidates with their chances, the same for the same position, and what differs between them."""

from __future__ import annotations

import pytest

import kassen
from kassen.analysis.compiled import compiled_measure
from kassen.analysis.decision import BUDGETS, Position, compare
from kassen.analysis.hint import differences, estimates
from kassen.analysis.judge import at_once
from kassen.bots import Knowledge
from kassen.core import Game
from tests.bots.games import SMALLEST, some_states

SIMS = 60


@pytest.mark.parametrize("game", SMALLEST)
def test_the_same_knowledge_gives_the_same_hint(game: Game) -> None:
    for state in some_states(game, 3, 3):
        first = estimates(Knowledge(state), SIMS)
        assert first == estimates(Knowledge(state.resample(state.seat, 9)), SIMS)
        assert len(first) == 2
        assert all(0 <= option.chance <= 1 and option.error > 0 and option.id in state.legal() for option in first)
        assert first[0].chance >= first[1].chance


def test_without_machine_code_there_is_a_hint_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kassen.analysis.hint.is_ready", lambda *_: False)
    known = Knowledge(kassen.game("provinces", players=2).start(5))
    assert estimates(known) == estimates(known)
    assert len(estimates(known)) == 2


def test_only_what_differs_is_a_reason() -> None:
    state = next(state for state in some_states(kassen.game("gunkimono"), 4, 40) if state.phase == "place")
    options = estimates(Knowledge(state), SIMS)
    one, other = differences(state, options)
    assert not set(map(str, one)) & set(map(str, other))
    assert set(map(str, one)) <= set(map(str, state.effects(options[0].id)))


@pytest.mark.parametrize("game", SMALLEST)
def test_a_hint_and_looking_back_have_the_same_judge(game: Game) -> None:
    """What a hint says of a move is what looking back says of it, within the errors of both."""
    for state in some_states(game, 3, 2):
        assert state.seat is not None
        hinted = {option.id: option for option in estimates(Knowledge(state))}
        position = Position(state.ply, state.record(), state.seat, state.phase, state.legal(), next(iter(hinted)))
        found = at_once(compare(compiled_measure(game), position, BUDGETS["normal"], 1, 2))
        for option in found.options:
            if (hint := hinted.get(option.id)) is not None:
                assert abs(hint.chance - option.value) < 4 * (hint.error + option.error) + 0.01
