"""Which sources a kernel is made of: whoever builds one writes it down, whoever loads one compares."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from kassen.core.cache import SHARED, source_hash
from kassen.core.game import Rules

WRITTEN = Path(__file__).with_name("fingerprints.json")


def fingerprint(game: Rules) -> str:
    """A digest of everything that a kernel of this game is made of."""
    return written().get(game.id) or source_hash(*SHARED, "kassen.kernel", game.package)


@cache
def written() -> dict[str, str]:
    """What a package of bytecode brings along instead of its sources (tools/tab_python.py)."""
    return json.loads(WRITTEN.read_text("utf-8")) if WRITTEN.exists() else {}
