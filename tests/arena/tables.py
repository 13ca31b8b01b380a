"""Arenas set up by hand: say who sat where and who ended where, the rest is filled in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import kassen
from kassen.arena.match import Played, win_shares
from kassen.arena.plan import Plan, setting_of
from kassen.arena.results import Results, gathered

Line = tuple[int, Sequence[str], Sequence[int]]  # the deal, the bot of each seat, the rank of each seat


def arena(lines: Sequence[Line], facts: Sequence[Sequence[dict[str, Any]]] = ()) -> Results:
    """One finished game a line, of Nobunaga for want of another."""
    game = kassen.game("nobunaga", players=len(lines[0][1]))
    names = dict.fromkeys(name for _, bots, _ in lines for name in bots)
    plan = Plan(setting_of(game), tuple(names), seed=1, games=len(lines))
    return gathered(plan, [played(number, line, facts) for number, line in enumerate(lines)], seconds=2.0)


def played(number: int, line: Line, facts: Sequence[Sequence[dict[str, Any]]]) -> Played:
    deal, bots, ranks = line
    seats = len(bots)
    return Played(
        number=number,
        seed=deal,
        bots=tuple(bots),
        scores=tuple(10.0 - rank for rank in ranks),
        ranks=tuple(ranks),
        win_shares=tuple(win_shares(ranks, range(seats))),
        decisions=(5,) * seats,
        seconds=(0.5,) * seats,
        facts=tuple(facts[number]) if facts else ({},) * seats,
        table_facts={},
    )


def duel(wins: int, losses: int) -> Results:
    """So many games won and lost by `strong` against `weak`, each on a deal of its own."""
    games = [(deal, ("strong", "weak"), (1, 2) if deal < wins else (2, 1)) for deal in range(wins + losses)]
    return arena(games)
