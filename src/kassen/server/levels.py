"""Which bots may sit at a table."""

from __future__ import annotations

from kassen.bots import BOTS


def levels() -> list[str]:
    """The bots there are: building blocks, then the levels for people from weak to strong."""
    return list(BOTS)


def level_like(wish: str) -> str:
    """This level if there is one of that name, else the last of all."""
    return wish if wish in BOTS else levels()[-1]
