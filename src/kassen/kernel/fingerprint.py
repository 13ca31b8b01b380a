"""A fingerprint of the sources a kernel is made from: written down when it is built, compared when it is loaded."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from kassen.core.cache import SHARED, source_hash
from kassen.core.game import Rules

WRITTEN = Path(__file__).with_name("fingerprints.json")


def fingerprint(game: Rules) -> str:
    """A digest of all sources that go into this game's kernel."""
    return written().get(game.id) or source_hash(*SHARED, "kassen.kernel", game.package)


@cache
def written() -> dict[str, str]:
    """The fingerprints that a bytecode-only package carries, as it has no sources to hash (tools/tab_python.py)."""
    return json.loads(WRITTEN.read_text("utf-8")) if WRITTEN.exists() else {}
