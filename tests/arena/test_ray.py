"""The same command on a Ray cluster of two workers, one of which is killed in the middle.

Ray is large and not among what `make test` installs; `make nightly` adds it.
"""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from tests.arena.command import read_until, run, start
from tests.nightly import at_night

ray = pytest.importorskip("ray", reason="RAY IS NOT INSTALLED: the arena on a cluster is NOT tested (pip install -e '.[ray]')")
pytestmark = [at_night, pytest.mark.xdist_group("ray"), pytest.mark.filterwarnings("ignore")]

CALL = ("arena", "nobunaga", "--players", "2", "--bots", "random", "--games", "400", "--seed", "9")
MEMORY = 80 * 1024 * 1024


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    from ray.cluster_utils import Cluster

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            made = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, "object_store_memory": MEMORY})
            made.two = [made.add_node(num_cpus=1, object_store_memory=MEMORY) for _ in range(2)]
        except Exception as error:
            pytest.skip(f"RAY CANNOT RUN HERE, the arena on a cluster is NOT tested: {error}")
        yield made
        made.shutdown()


def test_the_example_holds_a_tournament(cluster: Any, tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / "examples" / "ray_tournament.py"
    call = [
        sys.executable,
        str(example),
        "nobunaga",
        "--bots",
        "random,greedy",
        "--games",
        "4",
        "--at",
        cluster.address,
    ]
    done = subprocess.run(
        [*call, "--out", str(tmp_path / "games.parquet")], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert "4 games of Nobunaga on 2 deals" in done.stdout
    assert pq.read_table(tmp_path / "games.parquet").num_rows == 8


def test_a_killed_worker_loses_no_game_and_doubles_none(cluster: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    far, near = tmp_path / "far.parquet", tmp_path / "near.parquet"
    process = start(*CALL, "--on", "ray", "--out", str(far), RAY_ADDRESS=cluster.address)
    try:
        read_until(process, "of 400 games")
        cluster.remove_node(cluster.two[0], allow_graceful=False)
        _, errors = process.communicate(timeout=120)
    finally:
        process.kill()
    assert process.returncode == 0, errors[-2000:]
    run(capsys, *CALL, "--out", str(near))
    played, expected = (pq.read_table(path).drop_columns(["seconds"]) for path in (far, near))
    assert played.equals(expected)
