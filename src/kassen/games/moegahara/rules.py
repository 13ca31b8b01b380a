"""The rules of Moegahara: the ladders over the chapters action, buy, deploy, tactics, showdown, cleanup and end.

Marks behind a sentence: S the rulebook or the publisher's FAQ says it, I it follows from those, R reconstructed.
"""

from __future__ import annotations

from typing import Any

from kassen.core import Phase, rule
from kassen.core.bits import lowest, wide
from kassen.games.moegahara import decisions as d
from kassen.games.moegahara.action import apply_action, begin_turn, next_action
from kassen.games.moegahara.buy import apply_buy, lay_treasure, next_buy
from kassen.games.moegahara.cleanup import apply_keep_horo, apply_keep_trap, clean_without_traps, keep_horo, keep_trap
from kassen.games.moegahara.decisions import (
    ACTION,
    ASKED,
    BUY,
    CHOSEN,
    GO_ACTION,
    GO_BUY,
    GO_CLEAN,
    GO_DEPLOY,
    GO_KEEP,
    GO_KEEP_TRAP,
    GO_NEXT,
    GO_PAY,
    GO_RESOLVE,
    KEEP_HORO,
    KEEP_TRAP,
    MARKER,
    NEXT,
    NO_OPTION,
    ORDER,
    PASS,
    RALLY,
    STRIKE,
    TERRITORY,
    TRAPPING,
    only_option,
)
from kassen.games.moegahara.deploy import apply_order, apply_strike, apply_territory, begin_deployment, next_waiting, settle
from kassen.games.moegahara.material import KINDS, PLACES, TERRITORIES
from kassen.games.moegahara.showdown import apply_marker, resolve
from kassen.games.moegahara.state import Table
from kassen.games.moegahara.tactics import apply_rally, apply_trap, legal_rally


def moves(players: int) -> int:
    return d.FIRST_GIFT + KINDS * (players // 2 - 1)


def widest(players: int) -> int:
    """Horo has the most options."""
    return 1 + (PLACES + d.NEW_ORDERS) * TERRITORIES + KINDS * (players // 2 - 1)


# ── THE LADDERS ───────────────────────────────────────


@rule
def legal(s: Table, out: Any) -> int:
    return legal_rally(s, out) if s.phase == RALLY else legal_options(s, out)


@rule
def legal_options(s: Table, out: Any) -> int:
    n = 0
    if s.may_pass:
        out[0] = PASS
        n = 1
    options = wide(s.options)
    first = wide(s.first_option)
    while options:
        out[n] = first + lowest(options)
        options &= options - 1
        n += 1
    return n


@rule
def apply_one(s: Table, a: int) -> int:
    if s.phase == ACTION:
        return apply_action(s, a)
    if s.phase == BUY:
        return apply_buy(s, a)
    if s.phase == NEXT:
        return settle(s, a)
    if s.phase == TERRITORY:
        return apply_territory(s, a)
    if s.phase == RALLY:
        return apply_rally(s, a)
    if s.phase == TRAPPING:
        return apply_trap(s, a)
    if s.phase == KEEP_HORO:
        return apply_keep_horo(s, a)
    if s.phase == KEEP_TRAP:
        return apply_keep_trap(s, a)
    if s.phase == MARKER:
        return apply_marker(s, a)
    if s.phase == STRIKE:
        return apply_strike(s, a)
    return apply_order(s, a)


@rule
def follow(s: Table, step: int) -> int:
    if step == GO_ACTION:
        return next_action(s)
    if step == GO_BUY:
        return next_buy(s)
    if step == GO_NEXT:
        return next_waiting(s)
    if step == GO_RESOLVE:
        return resolve(s)
    if step == GO_PAY:
        return lay_treasure(s)
    if step == GO_DEPLOY:
        return begin_deployment(s)
    if step == GO_KEEP:
        return keep_horo(s)
    if step == GO_KEEP_TRAP:
        return keep_trap(s)
    if step == GO_CLEAN:
        return clean_without_traps(s)
    return begin_turn(s)


@rule
def run(s: Table, step: int, a: int) -> None:
    """Step by step until a decision with two options or more is open, or the game is over."""
    while a != NO_OPTION:
        if step == CHOSEN:
            step = apply_one(s, a)
        while step != ASKED:
            step = follow(s, step)
        a = only_option(s)
        step = CHOSEN


@rule
def apply(s: Table, a: int) -> None:
    run(s, CHOSEN, wide(a))  # one width of number, so that it is compiled once


PHASES = {
    ACTION: Phase("action", legal_options, apply_action),
    BUY: Phase("buy", legal_options, apply_buy),
    NEXT: Phase("next", legal_options, settle),
    TERRITORY: Phase("territory", legal_options, apply_territory),
    STRIKE: Phase("strike", legal_options, apply_strike),
    ORDER: Phase("order", legal_options, apply_order),
    TRAPPING: Phase("trap", legal_options, apply_trap),
    RALLY: Phase("horo", legal_rally, apply_rally),
    MARKER: Phase("marker", legal_options, apply_marker),
    KEEP_HORO: Phase("keep-horo", legal_options, apply_keep_horo),
    KEEP_TRAP: Phase("keep-trap", legal_options, apply_keep_trap),
}
