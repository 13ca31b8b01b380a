"""What can be open and what can be chosen: phases, ids of decisions, events."""

from __future__ import annotations

from typing import Any

from kassen.core import rule
from kassen.core.bits import lowest
from kassen.games.provinces.material import (
    CARDS,
    DECOY,
    EXILE,
    MOUNTAIN,
    NAVY,
    NINJA,
    OTOMO,
    PRISONER,
    PROVINCES,
    REBEL,
    SCOUT,
    SQUAD,
)
from kassen.games.provinces.state import ProvincesRecord

# Phases: which decision is open. While a card is carried out the phase is the number of the card (material.py).
DRAFT, ACT, KEEP, SPLIT, LEAD, RIVAL = range(CARDS, CARDS + 6)
TURN_OVER = CARDS + 6  # nobody decides: the next turn is to begin

# Ids of decisions. A card to draft or to use is its number.
ROLL_DICE = CARDS
KEEP_DICE = ROLL_DICE + 1
ROLL_AGAIN = KEEP_DICE + 1
SET_APART = ROLL_AGAIN  # + the value of the die, 1 to 6
WITHOUT_DAIMYO = SET_APART + 7
WITH_DAIMYO = WITHOUT_DAIMYO + 1
STOP = WITH_DAIMYO + 1
ARMY_AT = STOP + 1  # + province
DAIMYO_AT = ARMY_AT + PROVINCES  # + province
AGAINST = DAIMYO_AT + PROVINCES  # + seat
MARCH = AGAINST + 4  # + (seat * PROVINCES + from) * PROVINCES + to: whose armies go from where to where; replaced, from = to


def count_ids(players: int) -> int:
    return MARCH + players * PROVINCES * PROVINCES


# The most options one decision can have: a ninja with an army in every province.
MOST_LEGAL = PROVINCES * (PROVINCES - 1)

# The cards whose decision is a march. The others name a province, a set that fits into `options`.
MARCHES = sum(1 << card for card in (SCOUT, MOUNTAIN, NAVY, SQUAD, NINJA, REBEL, EXILE, PRISONER, DECOY, OTOMO))

# What happened (notation.py puts it into words).
FIRST_CHOSEN, CASTLES_LAID, TACTICS_SHOWN, DAIMYOS_SHOWN, DRAFTED, LEFT_OUT = range(6)
ROLLED, ROLLED_AGAIN, DEPLOYED_ARMIES, TACTIC_USED, DAIMYO_USED, MOVED = range(6, 12)
DAIMYO_MOVED, ADDED, RETURNED, TOOK_KATANA, WAR, BATTLE, ENDED = range(12, 19)


# ── ASKING ────────────────────────────────────────────
# Every decision is put to a seat as a set of ids, one bit each.


@rule
def end_turn(s: ProvincesRecord) -> None:
    s.phase = TURN_OVER


@rule
def is_march(phase: int) -> int:
    return (MARCHES >> phase) & 1


# ── SETS ──────────────────────────────────────────────


@rule
def below_last(members: int) -> int:
    """All numbers below the highest member of a set of provinces."""
    members >>= 1
    members |= members >> 1
    members |= members >> 2
    members |= members >> 4
    return members | members >> 8


@rule
def list_members(members: int, out: Any, n: int) -> int:
    """Write the members of a set into `out` from place n on; the next free place."""
    while members:
        out[n] = lowest(members)
        members &= members - 1
        n += 1
    return n
