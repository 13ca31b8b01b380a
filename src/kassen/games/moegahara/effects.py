"""The effects of generals, troops and tactics. Each has a name in the card table and one small function here.

A strength effect answers: how much does the card that has it, the holder, add to the judged card? Places count from 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from kassen.core import rule
from kassen.core.bits import members, wide
from kassen.games.moegahara.material import CAVALRY, EFFECTS, GUNNERS, LAST_GENERAL, PLACES
from kassen.games.moegahara.rows import kind_at, size
from kassen.games.moegahara.shapes import CardEffect
from kassen.games.moegahara.state import MoegaharaRecord

(
    UNTRAPPABLE,
    ESCAPES,
    LIFTS_ROW,
    LEADS,
    BACKS_FIRST,
    LIFTS_CAVALRY,
    LIFTS_GUNNERS,
    WEAKENS_ENEMIES,
    CHARGES,
    STRIKES,
    TAKES_AS_THIRD,
    REORDERS,
    RALLIES,
    PLOTS,
) = (1 << number for number in range(len(EFFECTS)))

IN_OWN_ROW = LIFTS_ROW | LEADS | BACKS_FIRST | LIFTS_CAVALRY | LIFTS_GUNNERS | CHARGES

# ── STRENGTH ──────────────────────────────────────────


@rule
def lifts_row(row: int, holder: int, judged: int) -> int:
    """Ieyasu: all own-side cards of his row +1, himself too. (S)"""
    return 1


@rule
def leads(row: int, holder: int, judged: int) -> int:
    """Fukushima: +1 while first of his row. (R)"""
    return 1 if judged == holder and holder == 0 else 0


@rule
def backs_first(row: int, holder: int, judged: int) -> int:
    """Kuroda: while second of his row, the first card of that row +1. (S)"""
    return 1 if holder == 1 and judged == 0 else 0


@rule
def lifts_cavalry(row: int, holder: int, judged: int) -> int:
    """Ii: own-side cavalry of his row +1. (R)"""
    return 1 if kind_at(row, judged) == CAVALRY else 0


@rule
def lifts_gunners(row: int, holder: int, judged: int) -> int:
    """Ukita: own-side gunners of his row +1. (R)"""
    return 1 if kind_at(row, judged) == GUNNERS else 0


@rule
def charges(row: int, holder: int, judged: int) -> int:
    """Cavalry: +1 while the next place of its row holds a general. (S)"""
    return 1 if judged == holder and holder + 1 < PLACES and 0 <= kind_at(row, holder + 1) <= LAST_GENERAL else 0


@rule
def weakens_enemies(row: int, holder: int, judged: int) -> int:
    """Ishida: all enemy cards of the same territory -1; `row` and `judged` are the enemy's. (R)"""
    return -1


@rule
def added(s: MoegaharaRecord, row: int, holder: int, judged: int) -> int:
    """What a card adds to another of its own row, or to itself: all its effects that apply. (S)"""
    effects = s.effects[kind_at(row, holder)]
    total = 0
    if effects & IN_OWN_ROW:
        if effects & LIFTS_ROW:
            total += lifts_row(row, holder, judged)
        if effects & LEADS:
            total += leads(row, holder, judged)
        if effects & BACKS_FIRST:
            total += backs_first(row, holder, judged)
        if effects & LIFTS_CAVALRY:
            total += lifts_cavalry(row, holder, judged)
        if effects & LIFTS_GUNNERS:
            total += lifts_gunners(row, holder, judged)
        if effects & CHARGES:
            total += charges(row, holder, judged)
    return total


@rule
def taken(s: MoegaharaRecord, enemy: int, holder: int, row: int, judged: int) -> int:
    """What a card of the row opposite changes."""
    return weakens_enemies(row, holder, judged) if s.effects[kind_at(enemy, holder)] & WEAKENS_ENEMIES else 0


@rule
def strength(s: MoegaharaRecord, own: int, enemy: int, place: int) -> int:
    """The strength of a card of row `own` opposite row `enemy`: its cost and all that applies, from both sides. (S)"""
    total = wide(s.cost[kind_at(own, place)])
    for holder in range(size(own)):
        total += added(s, own, holder, place)
    for holder in range(size(enemy)):
        total += taken(s, enemy, holder, own, place)
    return total


# ── OTHER QUESTIONS ───────────────────────────────────


@rule
def is_untrappable(s: MoegaharaRecord, kind: int) -> bool:
    """Ieyasu and Ishida are not affected by Trap. (S; Ishida I)"""
    return (s.effects[kind] & UNTRAPPABLE) != 0


@rule
def escapes(s: MoegaharaRecord, kind: int) -> bool:
    """Shimazu: when his territory is decided, won or lost, he goes to his deployer's discard pile, not out of the game. (R)"""
    return (s.effects[kind] & ESCAPES) != 0


@rule
def takes_as_third(s: MoegaharaRecord, kind: int, row: int) -> bool:
    """Hideyori: deployed as third card of a row he wins that territory at once; being moved there does not count. (S)

    Only a deployment asks (deploy.py).
    """
    return (s.effects[kind] & TAKES_AS_THIRD) != 0 and size(row) == PLACES


@rule
def strikes(s: MoegaharaRecord, kind: int) -> bool:
    """Kobayakawa: when deployed, may discard one enemy card of the same territory, Ishida too. (S)"""
    return (s.effects[kind] & STRIKES) != 0


@rule
def reorders(s: MoegaharaRecord, kind: int) -> bool:
    """Otani: when deployed, may reorder the own-side cards of that row, himself too. (S; the moment R)"""
    return (s.effects[kind] & REORDERS) != 0


@rule
def rallies(s: MoegaharaRecord, kind: int) -> bool:
    """Horo: discards or reorders own-side cards, or gives a card to an ally; see tactics.py. (S)"""
    return (s.effects[kind] & RALLIES) != 0


@rule
def plots(s: MoegaharaRecord, kind: int) -> bool:
    """Trap: discards one enemy card; see tactics.py. (S; enemy R)"""
    return (s.effects[kind] & PLOTS) != 0


def effects_of(s: MoegaharaRecord, kind: int) -> list[CardEffect]:
    names: tuple[CardEffect, ...] = get_args(CardEffect)
    return [names[number] for number in members(int(s.effects[kind]))]


# Every effect of the card table by its name.
FUNCTIONS: dict[str, Callable[..., Any]] = {
    "untrappable": is_untrappable,
    "escapes": escapes,
    "lifts-row": lifts_row,
    "leads": leads,
    "backs-first": backs_first,
    "lifts-cavalry": lifts_cavalry,
    "lifts-gunners": lifts_gunners,
    "weakens-enemies": weakens_enemies,
    "charges": charges,
    "strikes": strikes,
    "takes-as-third": takes_as_third,
    "reorders": reorders,
    "rallies": rallies,
    "plots": plots,
}
