"""Chapter 4 of a turn: the clean-up, and the end of the turn."""

from __future__ import annotations

from kassen.core import EVERYBODY, MOVED_ON, go, listening, rule, tell
from kassen.core.bits import lowest, wide
from kassen.core.seats import clockwise
from kassen.games.moegahara.action import draw_cards, put_on_discard
from kassen.games.moegahara.decisions import (
    DISCARDED,
    FIRST_KEEP,
    KEEP_HORO,
    KEEP_TRAP,
    KEPT,
    TURN_BEGINS,
    offer,
    tell_cards,
)
from kassen.games.moegahara.end import end_stalemate
from kassen.games.moegahara.material import HAND, HORO, TRAP
from kassen.games.moegahara.state import MoegaharaRecord

# ── KEEP ──────────────────────────────────────────────
# Any number of tactics in hand may be kept, shown to all: first Horo, then Trap. (S)
# Who is asked has one: everybody knows that from the question on.


@rule
def keep_options(s: MoegaharaRecord, seat: int, kind: int) -> int:
    """None of them, or one, and so on up to all."""
    return (2 << wide(s.hand[seat][kind])) - 1


@rule
def open_keep_horo(s: MoegaharaRecord) -> int:
    if s.hand[s.active][HORO] == 0:
        return go(s, KEEP_TRAP)
    s.known[s.active][HORO] = max(s.known[s.active][HORO], 1)
    return offer(s, KEEP_HORO, s.active, FIRST_KEEP, keep_options(s, s.active, HORO), 0)


@rule
def apply_keep_horo(s: MoegaharaRecord, a: int) -> None:
    s.keeping = a - FIRST_KEEP
    show_kept(s, HORO, a - FIRST_KEEP)
    s.phase = KEEP_TRAP


@rule
def open_keep_trap(s: MoegaharaRecord) -> int:
    if s.hand[s.active][TRAP] == 0:
        clean_up(s, 0)
        return MOVED_ON
    s.known[s.active][TRAP] = max(s.known[s.active][TRAP], 1)
    return offer(s, KEEP_TRAP, s.active, FIRST_KEEP, keep_options(s, s.active, TRAP), 0)


@rule
def apply_keep_trap(s: MoegaharaRecord, a: int) -> None:
    show_kept(s, TRAP, a - FIRST_KEEP)
    clean_up(s, a - FIRST_KEEP)


@rule
def show_kept(s: MoegaharaRecord, kind: int, number: int) -> None:
    s.shown += 1
    s.known[s.active][kind] = max(s.known[s.active][kind], number)
    tell(s, EVERYBODY, KEPT, s.active, kind, number)


# ── CLEAN-UP ──────────────────────────────────────────
# Everything else in hand and in play goes to the discard pile, then draw up to 4 in hand, kept cards included (with 4 or more
# kept, none). (S)


@rule
def clean_up(s: MoegaharaRecord, traps: int) -> None:
    discard_and_draw(s, traps)
    end_turn(s)


@rule
def discard_and_draw(s: MoegaharaRecord, traps: int) -> None:
    seat = wide(s.active)
    horo = max(wide(s.keeping), 0)
    s.keeping = -1
    s.hand[seat][HORO] -= horo
    s.hand[seat][TRAP] -= traps
    if listening() and s.hand_size[seat] > horo + traps:
        tell_cards(s, EVERYBODY, DISCARDED, seat, s.hand[seat])
    kinds = wide(s.hand_kinds[seat])
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        s.known[seat][kind] = 0
        if s.hand[seat][kind]:
            put_on_discard(s, seat, kind, wide(s.hand[seat][kind]))
            s.hand[seat][kind] = 0
    kinds = wide(s.spent_kinds)
    s.spent_kinds = 0
    while kinds:
        kind = lowest(kinds)
        kinds &= kinds - 1
        put_on_discard(s, seat, kind, wide(s.spent[kind]))
        s.spent[kind] = 0
    s.hand[seat][HORO] = horo
    s.hand[seat][TRAP] = traps
    s.known[seat][HORO] = horo
    s.known[seat][TRAP] = traps
    s.hand_kinds[seat] = (1 << HORO if horo else 0) | (1 << TRAP if traps else 0)
    s.hand_size[seat] = horo + traps
    draw_cards(s, seat, HAND - horo - traps)


# ── END OF THE TURN ───────────────────────────────────


@rule
def end_turn(s: MoegaharaRecord) -> None:
    s.phase = TURN_BEGINS
    s.turns += 1
    s.active = clockwise(s, s.active, 1)
    if s.marched:
        s.quiet = 0
    elif s.quiet >= 0:
        s.quiet += 1
    s.marched = 0
    end_stalemate(s)
