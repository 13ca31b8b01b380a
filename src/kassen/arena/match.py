"""One game between bots, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from kassen.arena.plan import Fixture, Setting, sides_of
from kassen.bots import Knowledge, get_ready, make_bot
from kassen.core import Game


class Played(msgspec.Struct, frozen=True):
    """A finished game, an entry a seat."""

    number: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    win_shares: tuple[float, ...]
    decisions: tuple[int, ...]  # made by that seat
    seconds: tuple[float, ...]  # thought by that seat
    facts: tuple[dict[str, Any], ...]  # of that seat, see `Rules.facts`
    table_facts: dict[str, Any]  # of the whole game


Players = Callable[[Setting, Iterator[Fixture]], Iterator[Played]]  # who plays many games: local processes or a cluster


def play(game: Game, fixture: Fixture) -> Played:
    get_ready(game, fixture.bots)  # nobody's time is the compiler's
    state = game.start(fixture.seed)
    bots = [make_bot(name, seed) for name, seed in zip(fixture.bots, fixture.bot_seeds, strict=True)]
    decisions, seconds = [0] * game.players, [0.0] * game.players
    while (seat := state.seat) is not None:
        begin = time.perf_counter()
        decision = bots[seat].choose(Knowledge(state))
        seconds[seat] += time.perf_counter() - begin
        decisions[seat] += 1
        state.play(decision)
    result, facts = state.result(), game.rules.facts(state)
    return Played(
        number=fixture.number,
        seed=fixture.seed,
        bots=fixture.bots,
        scores=tuple(map(float, result["scores"])),
        ranks=tuple(result["ranks"]),
        win_shares=tuple(win_shares(result["ranks"], sides_of(game))),
        decisions=tuple(decisions),
        seconds=tuple(round(spent, 6) for spent in seconds),
        facts=tuple(dict(seat_facts) for seat_facts in facts.seats or [{}] * game.players),
        table_facts=dict(facts.table),
    )


def win_shares(ranks: Sequence[int], sides: Sequence[int]) -> list[float]:
    """A win is 1 for the whole side; sides that win together share it; nobody may win at all."""
    winners = {side for rank, side in zip(ranks, sides, strict=True) if rank == 1}
    return [1 / len(winners) if side in winners else 0.0 for side in sides]
