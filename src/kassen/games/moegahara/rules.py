"""The rules of Moegahara: the phases of the chapters action, buy, deploy, tactics, showdown, cleanup and end.

Marks behind a sentence: S the rulebook or the publisher's FAQ says it, I it follows from those, R reconstructed.
"""

from __future__ import annotations

from kassen.core import Phase
from kassen.games.moegahara import decisions as d
from kassen.games.moegahara.action import apply_action, begin_turn, open_action
from kassen.games.moegahara.buy import apply_buy, lay_treasure, open_buy
from kassen.games.moegahara.cleanup import apply_keep_horo, apply_keep_trap, open_keep_horo, open_keep_trap
from kassen.games.moegahara.decisions import count_options, legal_options, nth_option, only_option
from kassen.games.moegahara.deploy import apply_order, apply_strike, apply_territory, begin_deployment, open_next, settle
from kassen.games.moegahara.material import KINDS, PLACES, TERRITORIES
from kassen.games.moegahara.showdown import apply_marker, resolve
from kassen.games.moegahara.tactics import apply_rally, apply_trap, legal_rally


def move_count(players: int) -> int:
    return d.FIRST_GIFT + KINDS * (players // 2 - 1)


def most_legal(players: int) -> int:
    """Horo has the most options."""
    return 1 + (PLACES + d.NEW_ORDERS) * TERRITORIES + KINDS * (players // 2 - 1)


PHASES = {
    d.ACTION: Phase("action", legal_options, apply_action, open_action, count_options, nth_option),
    d.BUY: Phase("buy", legal_options, apply_buy, open_buy, count_options, nth_option),
    d.NEXT: Phase("next", legal_options, settle, open_next, count_options, nth_option),
    d.TERRITORY: Phase("territory", legal_options, apply_territory, only_option, count_options, nth_option),
    d.STRIKE: Phase("strike", legal_options, apply_strike, only_option, count_options, nth_option),
    d.ORDER: Phase("order", legal_options, apply_order, only_option, count_options, nth_option),
    d.TRAPPING: Phase("trap", legal_options, apply_trap, only_option, count_options, nth_option),
    d.RALLY: Phase("horo", legal_rally, apply_rally, only_option),
    d.MARKER: Phase("marker", legal_options, apply_marker, only_option, count_options, nth_option),
    d.KEEP_HORO: Phase("keep-horo", legal_options, apply_keep_horo, open_keep_horo, count_options, nth_option),
    d.KEEP_TRAP: Phase("keep-trap", legal_options, apply_keep_trap, open_keep_trap, count_options, nth_option),
}
STEPS = {d.RESOLVE: resolve, d.PAY: lay_treasure, d.DEPLOYMENT: begin_deployment, d.TURN_BEGINS: begin_turn}
