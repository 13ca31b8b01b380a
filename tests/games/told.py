"""What happened at a table, for tests."""

from __future__ import annotations

from typing import Any

from kassen.core import State


def told(state: State, event: str) -> list[dict[str, Any]]:
    """All news of a kind so far, as data."""
    return [news.data.to_dict() for news in state.events if news.data.event == event]
