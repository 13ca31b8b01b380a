"""docs/games/<id>.md: one position and one view of each game, as they really are, every field explained once."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import kassen
from kassen.core.registry import installed

FOLDER = Path(__file__).parents[2] / "docs" / "games"


def blocks(page: str) -> list[Any]:
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", page, re.S)]


def fields(data: Any) -> set[str]:
    """Every key at every depth."""
    if isinstance(data, dict):
        return set(data) | {field for value in data.values() for field in fields(value)}
    return {field for value in data for field in fields(value)} if isinstance(data, list) else set()


@pytest.mark.parametrize("id", list(installed()))
def test_the_page_shows_a_real_position_and_a_real_view_and_explains_every_field(id: str) -> None:
    page = (FOLDER / f"{id}.md").read_text("utf-8")
    position, view = blocks(page)
    state = kassen.game(id, players=position["players"], **position["options"]).load(position)
    assert state.position() == position
    assert state.view(view["viewer"]).to_dict() == {**view, "ply": 0}
    words = set(re.findall(r"`([^`\s]+)`", page))
    missing = fields(position) | fields(view)
    assert not {field for field in missing if field not in words}, "not explained"
