"""How the war would go if it began now, foretold castle by castle without a trace in the record. (war.py is the war itself.)

What a forecast has to remember are the provinces every seat has `won` so far: reinforcements need not be laid out, they are the
won provinces next to a battle. So it can be taken up again at any castle, and that makes it quick: armies more in a province
change nothing before its castle. Quick games spend most of their time here. So what is asked of every seat is asked of all at
once, in a number with a column of 16 bits for each, and without a branch: no battle is like the last.
"""

from __future__ import annotations

from typing import Any

from kassen.core import rule
from kassen.core.bits import count, wide
from kassen.games.provinces.material import (
    ABSENT,
    COUNT_DIFFERENT,
    DAIMYO_STRENGTH,
    DEPLOYED,
    DIFFERENT,
    HIGHEST,
    LOWEST,
    NEXT_TO,
    REINFORCEMENTS,
    SEATS,
    TOTAL,
)
from kassen.games.provinces.state import ProvincesRecord
from kassen.games.provinces.war import ONE_STRONG, standing

# Rules of thumb, found by matches of playouts against `greedy:by=war`.
SPENT = 3.3  # points that an army must bring to be spent: who has some left has the last word
SAFE = 0.3  # a lead of so many armies makes a castle half sure; and for each army in anybody's reserve so many more:
SAFE_FOR_ARMY = 0.12

# ── a number for every seat, in columns ──

COLUMN = 16  # bits
LARGEST = (1 << 11) - 1  # of what stands in one: a standing, with a force of up to 63 (material.py checks that)
EACH = sum(1 << COLUMN * seat for seat in range(SEATS))  # a 1 in every column


@rule
def ones(columns: int) -> int:
    """1 where there is more than 0."""
    return columns + EACH * LARGEST >> 11 & EACH


@rule
def highest(columns: int) -> int:
    best = 0
    for seat in range(SEATS):
        best = max(best, columns >> COLUMN * seat & LARGEST)
    return best


# ── the war ──


@rule
def doubt(s: ProvincesRecord) -> float:
    """The lead in armies that makes a castle half sure."""
    reserves = 0
    for seat in range(s.players):
        reserves += s.reserve[seat]
    return SAFE + SAFE_FOR_ARMY * reserves


@rule
def all_daimyos(s: ProvincesRecord) -> int:
    """Where they are."""
    places = 0
    for seat in range(SEATS):
        places |= (wide(s.daimyo[seat]) if seat < s.players else ABSENT) << COLUMN * seat
    return places


@rule
def all_unarmed(s: ProvincesRecord) -> int:
    """How they stand without a piece: what breaks their ties."""
    standings = 0
    for seat in range(s.players):
        standings += wide(standing(s, seat, 0)) << COLUMN * seat
    return standings


@rule
def foretell(s: ProvincesRecord, castle: int, more: int, won: int, half: float, daimyos: int, unarmed: int) -> tuple[int, float]:
    """The battle for a castle, with `more` armies: what is won then, and what it is worth to the seat to move, from all points of
    the castle when it is far ahead to minus all when it is far behind."""
    province = wide(s.site[castle])
    forces = more + DAIMYO_STRENGTH * (EACH - ones(daimyos ^ EACH * province))
    for seat in range(SEATS):
        forces += wide(s.armies[province][seat]) << COLUMN * seat
    there = ones(forces) * LARGEST
    near = NEXT_TO[province]
    helped = 0
    for seat in range(SEATS):
        helped += count(won >> COLUMN * seat & near) << COLUMN * seat
    forces += REINFORCEMENTS[s.players] * helped
    standings = forces * ONE_STRONG + unarmed & there
    mine = standings >> COLUMN * s.seat & LARGEST
    best = highest(standings & ~(LARGEST << COLUMN * s.seat))  # of the others
    first = max(mine, best)
    ahead = mine // ONE_STRONG - best // ONE_STRONG + 0.5 * ((mine > best) - (mine < best))
    taken = (1 if first > 0 else 0) << COLUMN * (first & 3) + province  # nobody may be there
    return won | taken, castle * ahead / (half + abs(ahead))


@rule
def foretell_all(s: ProvincesRecord, half: float, daimyos: int, unarmed: int, worths: Any) -> int:
    """The whole war as things stand: what is won in it, and [castle] what it is worth to the seat to move."""
    won = 0
    for castle in range(LOWEST, HIGHEST + 1):
        won, worths[castle] = foretell(s, castle, 0, won, half, daimyos, unarmed)
    return won


@rule
def fought_before(s: ProvincesRecord, castle: int) -> int:
    """The provinces that are fought over before this castle, each once for every seat."""
    before = 0
    for other in range(LOWEST, HIGHEST):
        before |= (1 << s.site[other]) if other < castle else 0
    return before * EACH


@rule
def other_winner(s: ProvincesRecord, castle: int, won: int, after: int) -> int:
    """The province of a castle as a set, if its battle goes otherwise than without more armies; else none."""
    return 1 << s.site[castle] if (won ^ after) & EACH << s.site[castle] else 0


@rule
def gain(s: ProvincesRecord, castle: int, armies: int, won: int, half: float, daimyos: int, unarmed: int, worths: Any) -> float:
    """What so many armies more at a castle gain the seat to move, there and in later battles; `won` and `worths` are of the war
    without them."""
    before = won & fought_before(s, castle)
    after, worth = foretell(s, castle, armies << COLUMN * s.seat, before, half, daimyos, unarmed)
    total: float = worth - worths[castle]
    changed = other_winner(s, castle, won, after)
    if changed:  # only then, and only next to where the winner is another one, can later battles go otherwise
        for later in range(castle + 1, HIGHEST + 1):
            if NEXT_TO[s.site[later]] & changed:
                after, worth = foretell(s, later, 0, after, half, daimyos, unarmed)
                total += worth - worths[later]
                changed |= other_winner(s, later, won, after)
            else:
                after |= won & EACH << s.site[later]
    return total


@rule
def best_split(s: ProvincesRecord, worths: Any) -> tuple[int, float]:
    """The die that is best set apart if the war began then, and what that gains, the armies spent taken off. `worths` is scratch,
    with room for a number for every castle."""
    half = doubt(s)
    daimyos = all_daimyos(s)
    unarmed = all_unarmed(s)
    won = foretell_all(s, half, daimyos, unarmed, worths)
    best = 0
    most = -1000.0
    for k in range(COUNT_DIFFERENT[s.roll] - 1, -1, -1):  # the highest die leads to the lowest castle
        die = DIFFERENT[s.roll][k]
        armies = min(int(DEPLOYED[die]), int(s.reserve[s.seat]))
        brings = gain(s, TOTAL[s.roll] - die, armies, won, half, daimyos, unarmed, worths) - SPENT * armies
        best = die if brings > most else best
        most = max(most, brings)
    return best, most
