"""python -m bench.beliefs [--games N] [--sims N]: how much placements in Gunkimono tell about the tiles
their makers still hold.

Searching bots play each other. Whenever one places a tile, the game's advice says how likely that was if it also held any given
other tile: who holds a good tile places it. Before every placement we ask how much is unknown about each tile the other player
holds unseen (in nats: minus the logarithm of the true tile's probability), and how much less if one believes the advice.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

import numpy as np

from bench.strength import commit
from kassen.arena.plan import derive
from kassen.arena.statistics import average
from kassen.bots import Knowledge, get_ready, make_bot
from kassen.core import Game, rules
from kassen.games.gunkimono.advice import weigh
from kassen.games.gunkimono.field import clear_fits, find_fits
from kassen.games.gunkimono.material import END_TILE, HAND, KINDS, SQUARES
from kassen.games.gunkimono.rules import FIRST_SMALL, PLACE, legal_place
from kassen.games.gunkimono.state import NOTHING, WAYS

Array = np.ndarray[Any, Any]


def kind_of(decision: int) -> int:
    """The large tile a decision places, or NOTHING."""
    return decision // (SQUARES * WAYS) if decision < FIRST_SMALL else NOTHING


def appeals(game: Game, s: Any) -> Array:
    """For each kind of tile, the weight of its best placement if the deciding seat held it; kinds are tried a hand at a time."""
    found, s = np.zeros(KINDS), s.copy()
    out, weights = [0] * game.most_legal, [0.0] * game.most_legal
    for first in range(0, KINDS, HAND):
        kinds = [*range(first, min(first + HAND, KINDS))]
        s.hand[s.seat] = [*kinds, *[NOTHING] * (HAND - len(kinds))]
        s.held[s.seat] = len(kinds)
        clear_fits(s)
        find_fits(s)
        n = legal_place(s, out)
        weigh(s, out, n, weights)
        for decision, weight in zip(out[:n], weights[:n], strict=True):
            if (kind := kind_of(decision)) != NOTHING:
                found[kind] = max(found[kind], weight)
    return found


def hidden(s: Any, seat: int) -> list[int]:
    """A seat's tiles that others have not seen, oldest first."""
    return [int(kind) for kind in s.hand[seat][s.known[seat] : s.held[seat]]]


def watch(game: Game, seed: int, sims: int) -> Iterator[tuple[float, float]]:
    """For every placement and every tile the other player holds unseen: the nats unknown, and how many of them are told."""
    state = game.start(seed)
    bots = [make_bot(f"search:sims={sims}", derive(seed, seat)) for seat in range(game.players)]
    told = [
        [np.zeros(KINDS) for _ in range(HAND)] for _ in bots
    ]  # [seat][unseen tile][kind]: log-likelihood of the placements so far, if the tile were that kind
    while state.seat is not None:
        s, seat = state.record(), state.seat
        decision = bots[seat].choose(Knowledge(state))
        if s.phase == PLACE:
            held, unseen = hidden(s, 1 - seat), np.zeros(KINDS)
            np.add.at(unseen, [*held, *(kind for kind in s.stack[: s.stack_size] if kind != END_TILE)], 1)
            for kind, doubts in zip(held, told[1 - seat], strict=True):
                believed = unseen * np.exp(doubts)
                unknown = -np.log(unseen[kind] / unseen.sum())
                yield unknown, unknown + np.log(believed[kind] / believed.sum())
            learn(game, s, kind_of(decision), told[seat])
        state.play(decision)
        while len(told[seat]) < len(hidden(state.record(), seat)):
            told[seat].append(np.zeros(KINDS))


def learn(game: Game, s: Any, placed: int, told: list[Array]) -> None:
    """Update what is told about a seat's unseen tiles by what it placed instead."""
    if placed == NOTHING:
        return
    known = [int(kind) for kind in s.hand[s.seat][: s.known[s.seat]]]
    if placed not in known:
        told.pop(hidden(s, s.seat).index(placed))
    appeal = appeals(game, s)
    open_ones = max(sum(appeal[kind] for kind in {*known, placed}), 1e-9)
    for doubts in told:
        doubts += np.log(open_ones / (open_ones + appeal))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--sims", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = Game(rules("gunkimono"), 2)
    get_ready(game, ["search"])
    found = [(*each, deal) for deal in range(given.games) for each in watch(game, derive(given.seed, deal), given.sims)]
    unknown, told, deals = np.array(found).T
    much, little = average(unknown, deals.astype(int)), average(told, deals.astype(int))
    print(f"{given.games} games, {len(found)} tiles, commit {commit()}: of {much.value:.2f} nats unknown of each tile")
    print(f"placements tell {little.value:.2f} ({little.low:.2f}-{little.high:.2f}), {100 * little.value / much.value:.0f} %")


if __name__ == "__main__":
    main()
