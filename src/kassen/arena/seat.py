"""One side of `bench.duel`: a process that plays some seats with the search of the checkout on its path.

It reads one JSON object per line: the decisions made since the last one, and perhaps a new game or the request to decide now. It
uses only what every version of Kassen has, so that old versions can play, too.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

from kassen.bots import Knowledge, get_ready
from kassen.bots.search import SearchBot
from kassen.core import ALL_SEATS, Game, State, rules


def open_game(asked: dict[str, Any]) -> tuple[State, dict[int, SearchBot]]:
    """Start a game. The clock is this process's processor time: both sides think equally long, however busy the machine is."""
    game = Game(rules(asked["game"]), asked["players"])
    get_ready(game, ["search"])
    limits = {"ms": asked["ms"], "sims": asked["sims"], "clock": time.process_time}
    bots = {int(seat): SearchBot(seed, **limits) for seat, seed in asked["seeds"].items()}
    return game.start(asked["deal"]), bots


def main() -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        if "deal" in asked:
            state, bots = open_game(asked)
            sight = {"knower": ALL_SEATS} if asked["sees_all"] else {}
        for decision in asked["decisions"]:
            state.play(decision)
        if asked["decide"]:
            begin = time.process_time()
            decision = bots[state.seat or 0].choose(Knowledge(state, **sight))
            print(json.dumps({"decision": decision, "seconds": time.process_time() - begin}), flush=True)


if __name__ == "__main__":
    main()
