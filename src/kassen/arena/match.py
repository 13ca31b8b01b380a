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
    """A finished game, an entry per seat."""

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
    losses: tuple[float | None, ...] = ()  # given away by that seat, of a game that was looked back on
    luck: tuple[float | None, ...] = ()  # ... and what chance brought it


Job = Callable[[Game, Fixture], Played]  # how one game is played: a function of a module, so that others can be told
Players = Callable[[Setting, Iterator[Fixture]], Iterator[Played]]  # who plays many games: local processes or a cluster


def play(game: Game, fixture: Fixture) -> Played:
    get_ready(game, [name for name in fixture.bots if not outside(name)])  # nobody's time is the compiler's
    return watch(game, fixture, [make_any(name, seed) for name, seed in zip(fixture.bots, fixture.bot_seeds, strict=True)])


def watch(game: Game, fixture: Fixture, bots: Sequence[Bot]) -> Played:
    """The game between these bots."""
    state = game.start(fixture.seed)
    decisions, seconds = [0] * game.players, [0.0] * game.players
    while (seat := state.seat) is not None:
        begin = time.perf_counter()
        decision = bots[seat].choose(Knowledge(state))
        seconds[seat] += time.perf_counter() - begin
        decisions[seat] += 1
        try:
            state.play(index(decision))  # a number of NumPy or PyTorch will do
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
    """Looked back on in this thread alone: the other cores have games of their own."""
    *_, found = refine(log, threads=1)
    return [found.summary(seat) for seat in range(log.players)]


def win_shares(ranks: Sequence[int], sides: Sequence[int]) -> list[float]:
    """As `share_win` has it, from ranks alone."""
    out = [0.0] * len(ranks)
    share_win([*ranks, *ranks], sides, len(ranks), out)
    return out
