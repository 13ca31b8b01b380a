"""Tests that share something dear run in one worker: the scheduler knows their group."""

from __future__ import annotations

import pytest

pytestmark = pytest.mark.xdist_group("together")
seen: list[str] = []


@pytest.mark.parametrize("number", range(6))
def test_a_group_stays_together(number: int, worker_id: str, request: pytest.FixtureRequest) -> None:
    if worker_id == "master":
        pytest.skip("one process runs everything")
    seen.append(request.node.nodeid)
    assert len(seen) == number + 1, "another worker ran some of the group"
    assert all(name.endswith("@together") for name in seen)
