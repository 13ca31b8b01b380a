"""What learners meet, kept as digests: a game at random for every table, with all that is observed, allowed and paid.

`python -m tests.envs.trajectories` writes them anew. It refuses while `kassen.envs.VERSION` is that of the digests: whoever
changes what learners meet raises it, so that results of different versions are not taken for one.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path

import numpy as np

from kassen.core import Game, all_rules
from kassen.envs import VERSION
from kassen.envs.reward import KINDS, Reward

FILE = Path(__file__).parent / "trajectories.json"


def digests() -> dict[str, str]:
    return {f"{rules.id}-{players}": digest(Game(rules, players)) for rules in all_rules() for players in rules.players}


def digest(game: Game) -> str:
    state, dice, digest = game.start(7), random.Random(7), hashlib.sha256()
    digest.update(json.dumps([game.move_count, [(part.name, part.shape, part.most) for part in game.observation]]).encode())
    while not state.over:
        if state.ply % 8 == 0:
            digest.update(np.rint(state.observe(state.seat or 0) * game.observation.most).astype(np.uint8).tobytes())
            digest.update(state.mask().tobytes())
        state.play(dice.choice(sorted(state.legal())))
    result = state.result(sheet=False)
    digest.update(Reward(game, tuple(KINDS)).of(np.array([*result["scores"], *result["ranks"]], float)).tobytes())
    return digest.hexdigest()[:16]


def main() -> None:
    known, now = json.loads(FILE.read_text()) if FILE.exists() else {}, digests()
    if known.get("version") == VERSION and known["digests"] != now:
        sys.exit(f"learners would meet something else than in version {VERSION}: raise kassen.envs.VERSION first")
    FILE.write_text(json.dumps({"version": VERSION, "digests": now}, indent=2) + "\n")


if __name__ == "__main__":
    main()
