"""One source of rules, and one game whoever reads it: compiled with and without inlining, and plain where those differ."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from kassen import conformance
from kassen.core.cache import cache_folder
from kassen.core.registry import installed
from tests.core.alike import compiled, plain
from tests.nightly import by_day

pytestmark = pytest.mark.slow


# Each compiles from zero: whichever worker is free takes the next.
@pytest.mark.parametrize("id", by_day(installed(), ["gunkimono"]))
def test_games_are_the_same_inlined_or_not_and_no_index_leaves_its_array(id: str) -> None:
    """The other build looks at every index, as compiled code does not otherwise; in a process and cache of its own."""
    kept = cache_folder() / "checked"  # as long as the rules are the same
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "0", "XDG_CACHE_HOME": str(kept)}
    command = [sys.executable, "-m", "tests.core.alike", id]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2])
    assert done.returncode == 0, done.stderr[-2000:]
    for game, others in zip(conformance.combinations(id), json.loads(done.stdout), strict=True):
        for seed, (one, other) in enumerate(zip(compiled(game), others, strict=True)):
            if one != other:
                right = plain(game, seed)
                raise AssertionError(f"{game!r}, seed {seed}: plain {right}, inlined {one}, not inlined {other}")


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.xdist_group(id)) for id in installed()])
def test_plain_games_are_those(id: str) -> None:
    game = next(conformance.combinations(id))
    assert plain(game, 3) == compiled(game)[3]
