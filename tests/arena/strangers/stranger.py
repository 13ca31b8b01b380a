"""A bot that Kassen does not know."""

from __future__ import annotations

from typing import Any


class Bot:
    def __init__(self, seed: int) -> None: ...

    def choose(self, known: Any) -> int:
        return int(known.legal[0])
