"""A bot is never late: its clock is ours here."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from kassen.bots import LEVELS, Knowledge, make_bot
from kassen.bots.bot import RandomBot
from kassen.bots.compiling import is_ready
from kassen.bots.deadlines import SHARE, deadline
from kassen.bots.greedy import GreedyBot, plain_survey
from kassen.bots.search import SLICE, SearchBot, in_slices
from kassen.core import Game
from tests.bots.games import SMALLEST

ROOT = Path(__file__).parents[2]


class TimeSource:
    """Time passes only when somebody works, or looks at it too often."""

    def __init__(self, tick: float = 0.0) -> None:
        self.now, self.tick = 100.0, tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("cost", [1e-6, 1e-4, 3e-3])  # seconds a simulation: a fast game, a slow one, a busy machine
def test_thinking_stops_within_a_slice_of_its_end(cost: float) -> None:
    clock = TimeSource()
    sizes = []

    def simulate(number: int) -> None:
        sizes.append(number)
        clock.now += cost * number

    is_late = deadline(clock, 1.0)
    in_slices(simulate, 10**9, is_late, clock)
    assert SHARE <= clock.now - 100.0 <= SHARE + max(2 * SLICE, 4 * cost)
    assert sum(sizes) * cost >= SHARE


def test_a_machine_that_suddenly_slows_down_costs_one_slice() -> None:
    clock = TimeSource()
    done = 0

    def simulate(number: int) -> None:
        nonlocal done
        done += number
        clock.now += number * (1e-6 if clock.now < 100.5 else 2e-5)

    in_slices(simulate, 10**9, deadline(clock, 1.0), clock)
    assert clock.now - 100.0 < 1.0


def test_a_number_of_simulations_is_kept_exactly() -> None:
    sizes: list[int] = []
    in_slices(sizes.append, 1000, lambda: False, TimeSource())
    assert sum(sizes) == 1000


def test_who_is_late_from_the_beginning_has_thought_a_little_all_the_same() -> None:
    sizes: list[int] = []
    in_slices(sizes.append, 1000, lambda: True, TimeSource())
    assert len(sizes) == 1


@pytest.mark.parametrize("game", SMALLEST)
def test_a_bot_with_no_time_at_all_still_decides(game: Game) -> None:
    state = game.start(1)
    for bot in (SearchBot(1, ms=1, clock=TimeSource(10.0)), GreedyBot(1, ms=1, clock=TimeSource(10.0))):
        assert bot.choose(Knowledge(state)) in state.legal()


def test_the_plain_survey_stops_when_it_is_late() -> None:
    state = SMALLEST[0].values[0].start(1)  # type: ignore[attr-defined]
    looks = iter([False, False, True])
    values = plain_survey(Knowledge(state), 1, lambda: next(looks))
    assert sum(value > 0 for value in values) <= 2


def test_nobody_waits_for_the_compiler_longer_than_he_likes() -> None:
    game = SMALLEST[0].values[0]
    done = threading.Event()

    def slow_part(game: Game) -> None:
        assert done.wait(60)

    assert not is_ready(game, slow_part, 0.0)  # type: ignore[arg-type]
    done.set()
    assert is_ready(game, slow_part, None)  # type: ignore[arg-type]


def test_a_part_that_does_not_compile_is_an_error() -> None:
    def broken(game: Game) -> None:
        raise TypeError("no such thing")

    with pytest.raises(TypeError, match="no such thing"):
        is_ready(SMALLEST[0].values[0], broken, None)  # type: ignore[arg-type]


COLD = """
from kassen.bots import Knowledge
from kassen.bots.search import SearchBot, compile_search
from kassen.bots.compiling import start_compiling
from kassen.core import Game, all_rules
from tests.bots.test_time import TimeSource
game = Game(all_rules()[0])
state = game.start(1)
clock = TimeSource(0.01)  # a hundred looks at the clock are a second
choice = SearchBot(1, ms=600_000, clock=clock).choose(Knowledge(state))
assert choice in state.legal()
print("compiled" if start_compiling(game, compile_search).done() else "still compiling", clock.now - 100 < 2)
"""


def test_with_a_cold_cache_a_bot_with_ten_minutes_decides_within_two_seconds_while_the_compiler_works(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", COLD], cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["still", "compiling", "True"]


# ── names ──


def test_levels_think_at_most_so_long() -> None:
    assert [level.ms for level in LEVELS.values()] == [100, 300, 1000, 3000]


def test_bots_are_made_by_name() -> None:
    assert isinstance(make_bot("random"), RandomBot)
    assert isinstance(make_bot("greedy", 1, ms=20), GreedyBot)
    assert isinstance(make_bot("shogun", 1, sims=20), SearchBot)
    with pytest.raises(ValueError, match="ashigaru, samurai, daimyo, shogun"):
        make_bot("emperor")
    with pytest.raises(ValueError, match="at least 1"):
        make_bot("samurai", sims=0)
