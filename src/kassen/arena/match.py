"""One game between bots, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from operator import index
from typing import Any

import msgspec

from kassen.analysis import Summary, refine
from kassen.arena.outside import make_any, outside
from kassen.arena.plan import Fixture, Setting, sides_of
from kassen.bots import Bot, Knowledge, get_ready
from kassen.core import Game, IllegalMove, Log, share_win


class Played(msgspec.Struct, frozen=True):
    """A finished game; tuples have an entry per seat."""

    number: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    win_shares: tuple[float, ...]
    decisions: tuple[int, ...]  # how many the seat made
    seconds: tuple[float, ...]  # how long the seat thought
    facts: tuple[dict[str, Any], ...]  # about the seat, see `Rules.facts`
    table_facts: dict[str, Any]  # about the whole game
    losses: tuple[float | None, ...] = ()  # what the seat gave away, if the game was looked back on
    luck: tuple[float | None, ...] = ()  # ... and what chance brought it


Job = Callable[[Game, Fixture], Played]  # plays one game; a module-level function, so that it can be pickled for other processes
Players = Callable[[Setting, Iterator[Fixture]], Iterator[Played]]  # plays many games: on local processes or a cluster


def play(game: Game, fixture: Fixture) -> Played:
    get_ready(game, [name for name in fixture.bots if not outside(name)])  # so that no bot's thinking time includes compiling
    return watch(game, fixture, [make_any(name, seed) for name, seed in zip(fixture.bots, fixture.bot_seeds, strict=True)])


def watch(game: Game, fixture: Fixture, bots: Sequence[Bot]) -> Played:
    """Play the game between these bots."""
    state = game.start(fixture.seed)
    decisions, seconds = [0] * game.players, [0.0] * game.players
    while (seat := state.seat) is not None:
        begin = time.perf_counter()
        decision = bots[seat].choose(Knowledge(state))
        seconds[seat] += time.perf_counter() - begin
        decisions[seat] += 1
        try:
            state.play(index(decision))  # NumPy and PyTorch integers are fine
        except (IllegalMove, TypeError) as error:
            raise ValueError(f"bot {fixture.bots[seat]}: {error}") from None
    result, facts = state.result(), game.rules.facts(state)
    looked = ledgers(state.log) if fixture.analysed else []
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
        losses=tuple(ledger.loss for ledger in looked),
        luck=tuple(ledger.luck for ledger in looked),
    )


def ledgers(log: Log) -> list[Summary]:
    """Look back at the game, in this thread only: the other cores play games of their own."""
    *_, found = refine(log, threads=1)
    return [found.summary(seat) for seat in range(log.players)]


def win_shares(ranks: Sequence[int], sides: Sequence[int]) -> list[float]:
    """`share_win` from ranks alone."""
    out = [0.0] * len(ranks)
    share_win([*ranks, *ranks], sides, len(ranks), out)
    return out
