"""Many games at once."""

from __future__ import annotations

import time

import numpy as np
import pytest
from numba.core.registry import cpu_target

import kassen
from kassen.core import all_rules
from kassen.core.batch import WORTH_NS, Sharing, random_games
from kassen.core.compiled import choose_one
from tests.nightly import by_day


def test_a_batch_steps_every_game_as_if_it_were_alone() -> None:
    game = kassen.game("nobunaga", players=4)
    batch = game.batch(600)
    batch.start(np.arange(600))
    states = [game.start(seed) for seed in range(0, 600, 37)]
    for turn in range(80):
        choices = batch.legal[np.arange(600), turn % np.maximum(batch.counts, 1)].astype(np.int32)
        for state in states:
            if not state.over:
                state.play(state.legal()[turn % len(state.legal())])
        batch.step(choices)
    assert not batch.counts.any()
    results = batch.results()
    for state, seed in zip(states, range(0, 600, 37), strict=True):
        result = state.result()
        assert results[seed].tolist() == result["scores"] + result["ranks"]


@pytest.mark.parametrize("id", [rules.id for rules in all_rules()])
def test_a_decision_by_its_number_is_that_of_the_list(id: str) -> None:
    game, dice = kassen.game(id), np.random.default_rng(7)
    listed, counted = game.batch(50), game.batch(50)
    for batch in (listed, counted):
        batch.start(range(50))
    for _ in range(120):
        assert np.array_equal(listed.counts, counted.counts)
        numbers = (dice.random(50) * listed.counts).astype(np.int32)
        listed.step(listed.legal[np.arange(50), numbers])
        counted.step_nth(numbers)
    assert np.array_equal(listed.records, counted.records)


def test_a_state_is_loaded_into_a_batch() -> None:
    game = kassen.game("nobunaga", players=2)
    state = game.start(3)
    for _ in range(5):
        state.play(state.moves()[0])
    batch = game.batch(2)
    assert batch.load(1, state.pack()) == len(state.legal())
    assert batch.legal[1, : batch.counts[1]].tolist() == state.legal()


def test_random_games_are_the_same_on_any_number_of_cores() -> None:
    game = kassen.game("nobunaga", players=3)
    one, two = ([tally.results for tally in random_games(game, 900, 5, cores, chunk=100)] for cores in (1, 2))
    assert np.array_equal(np.concatenate(one), np.concatenate(two))


@pytest.mark.parametrize("id", by_day([rules.id for rules in all_rules()], ["nobunaga"]))
def test_whole_games_at_random_are_those_that_steps_of_the_same_choices_play(id: str) -> None:
    game = kassen.game(id)
    (tally,) = random_games(game, 3, seed=9)
    chooser, batch = np.array([9], np.uint64), game.batch(1)
    for number in range(3):
        batch.start([9 + number])
        length = 0
        while batch.counts[0]:
            batch.step_one(0, int(batch.legal[0, choose_one(chooser, batch.counts[0])]))
            length += 1
        assert length == tally.lengths[number]
        assert batch.results()[0].tolist() == tally.results[number].tolist()


@pytest.mark.parametrize("size", [0, -1, "3"])
def test_a_batch_without_games_is_refused(size: object) -> None:
    with pytest.raises(ValueError, match="at least one game"):
        kassen.game("nobunaga").batch(size)  # type: ignore[arg-type]


@pytest.mark.parametrize("games", [1, 2, 3, 8])
def test_work_is_shared_out_whole_and_goes_on_after_a_failure(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KASSEN_CORES", "3")
    sharing, done = Sharing(), list[int]()

    def work(first: int, last: int) -> None:
        end = time.perf_counter_ns() + 2 * WORTH_NS * (last - first)  # long enough to be worth another thread
        while time.perf_counter_ns() < end:
            pass
        done.extend(range(first, last))

    def fail(first: int, last: int) -> None:
        if first == 0:
            raise KeyError("here")
        work(first, last)

    for _ in range(2):
        sharing.run(games, work)
    with pytest.raises(KeyError, match="here"):
        sharing.run(games, fail)
    done.clear()
    sharing.run(games, work)
    assert sorted(done) == list(range(games))


def test_machine_code_has_no_instructions_that_avx_waits_for() -> None:
    """Those of SSE4a, which rows were written with on AMD: each took 0.1 us among others of AVX."""
    assert "+sse4a" not in cpu_target.target_context.codegen()._tm_features.split(",")
