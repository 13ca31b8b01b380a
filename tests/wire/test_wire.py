"""What is sent keeps its meaning: views, moves and events of some moments, as they have been sent since the first version."""

from __future__ import annotations

import json

import pytest

from tests.wire.sample import FOLDER, sample


@pytest.mark.parametrize("id", sorted(path.stem for path in FOLDER.glob("*.jsonl")))
def test_views_moves_and_events_are_sent_as_ever(id: str) -> None:
    lines = (FOLDER / f"{id}.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line) for line in lines] == json.loads(json.dumps(sample(id)))
