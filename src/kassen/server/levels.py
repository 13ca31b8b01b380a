"""Which bots may sit at a table."""

from __future__ import annotations

from kassen.bots import BOTS


def levels() -> list[str]:
    """All bots: building blocks, then the levels for people from weak to strong, then the bots with names."""
    return list(BOTS)


def level_like(wish: str) -> str:
    """The level of this name if there is one, else the last of all."""
    return wish if wish in BOTS else levels()[-1]
