"""How the war would go if it began now, foretold castle by castle without a trace in the record. (war.py is the war itself.)

What a forecast has to remember are the provinces every seat has `won` so far, in one number with 16 bits a seat: reinforcements
need not be laid out, they are the won provinces next to a battle. So it can be taken up again at any castle, and that makes it
quick: armies more in a province change nothing before its castle.
"""

from __future__ import annotations

from kassen.core import rule, table
from kassen.games.provinces.material import (
    COUNT_DIFFERENT,
    DEPLOYED,
    DIFFERENT,
    EVERYWHERE,
    HIGHEST,
    LOWEST,
    NEXT_TO,
    REINFORCEMENTS,
    TOTAL,
)
from kassen.games.provinces.state import Table
from kassen.games.provinces.war import strength

# Rules of thumb, found by matches of playouts against `greedy:by=war`.
ARMY = 4.0  # points an army is worth while it is still in reserve: the last word is worth having
SAFE = 0.3  # a lead of so many armies makes a castle half sure; and for each army in anybody's reserve so many more:
SAFE_FOR_ARMY = 0.1

SIZE = table([provinces.bit_count() for provinces in range(EVERYWHERE + 1)])  # [set] how many provinces it has


@rule
def doubt(s: Table) -> float:
    """The lead in armies that makes a castle half sure."""
    reserves = 0
    for seat in range(s.players):
        reserves += s.reserve[seat]
    return SAFE + SAFE_FOR_ARMY * reserves


@rule
def foretell(s: Table, castle: int, more: int, won: int, half: float) -> tuple[int, float]:
    """The battle for a castle, where the seat to move has so many armies more: what is won then, and what it is worth to the
    seat, from all points of the castle when it is far ahead to minus all when it is far behind."""
    province = s.site[castle]
    mine = 0
    best = 0  # of the others
    for seat in range(s.players):
        force = strength(s, province, seat)
        if seat == s.seat:
            force += more
        if force > 0:
            force += REINFORCEMENTS[s.players] * SIZE[won >> (16 * seat) & NEXT_TO[province]]
            standing = ((force << 3 | s.katana[seat]) << 2) | seat  # compares by strength, then by katana
            if seat == s.seat:
                mine = standing
            else:
                best = max(best, standing)
    if mine == best:
        return won, 0.0  # nobody is there
    ahead = (mine >> 5) - (best >> 5) + (0.5 if mine > best else -0.5)
    return won | 1 << (16 * (max(mine, best) & 3) + province), castle * ahead / (half + abs(ahead))


@rule
def foretell_rest(s: Table, castle: int, more: int, won: int, half: float) -> float:
    """What the war is worth to the seat to move from this castle on, where it has so many armies more."""
    won, total = foretell(s, castle, more, won, half)
    for later in range(castle + 1, HIGHEST + 1):
        won, value = foretell(s, later, 0, won, half)
        total += value
    return total


@rule
def best_split(s: Table) -> tuple[int, float]:
    """The die that is best set apart if the war began then, and what that gains."""
    half = doubt(s)
    won = 0
    castle = LOWEST
    best = 0
    most = -1000.0
    sofar = 0.0
    for k in range(COUNT_DIFFERENT[s.roll] - 1, -1, -1):  # the highest die leads to the lowest castle
        die = DIFFERENT[s.roll][k]
        armies = min(int(DEPLOYED[die]), int(s.reserve[s.seat]))
        while castle < TOTAL[s.roll] - die:
            won, value = foretell(s, castle, 0, won, half)
            sofar += value
            castle += 1
        total = sofar + foretell_rest(s, castle, armies, won, half) - ARMY * armies
        if total > most:
            best = die
            most = total
    return best, most - sofar - foretell_rest(s, castle, 0, won, half)
