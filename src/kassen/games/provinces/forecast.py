"""How the war would go if it began now, foretold castle by castle without a trace in the record. (war.py is the war itself.)

What a forecast has to remember are the provinces every seat has `won` so far, in one number with 16 bits a seat: reinforcements
need not be laid out, they are the won provinces next to a battle. So it can be taken up again at any castle, and that makes it
quick: armies more in a province change nothing before its castle.
"""

from __future__ import annotations

from kassen.core import constant, rule
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
from kassen.games.provinces.state import ProvincesRecord
from kassen.games.provinces.war import ONE_STRONG, standing, strength

# Rules of thumb, found by matches of playouts against `greedy:by=war`.
SPENT = 3.3  # points that an army must bring to be spent: who has some left has the last word
SAFE = 0.3  # a lead of so many armies makes a castle half sure; and for each army in anybody's reserve so many more:
SAFE_FOR_ARMY = 0.12

SIZE = constant([provinces.bit_count() for provinces in range(EVERYWHERE + 1)])  # [set] how many provinces it has


@rule
def doubt(s: ProvincesRecord) -> float:
    """The lead in armies that makes a castle half sure."""
    reserves = 0
    for seat in range(s.players):
        reserves += s.reserve[seat]
    return SAFE + SAFE_FOR_ARMY * reserves


@rule
def foretell(s: ProvincesRecord, castle: int, more: int, won: int, half: float) -> tuple[int, float]:
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
            if seat == s.seat:
                mine = standing(s, seat, force)
            else:
                best = max(best, standing(s, seat, force))
    if mine == best:
        return won, 0.0  # nobody is there
    ahead = mine // ONE_STRONG - best // ONE_STRONG + (0.5 if mine > best else -0.5)
    return won | 1 << (16 * (max(mine, best) & 3) + province), castle * ahead / (half + abs(ahead))


@rule
def gain(s: ProvincesRecord, castle: int, armies: int, won: int, half: float) -> float:
    """What so many armies more at a castle gain the seat to move, there and in later battles; `won` is what was won before."""
    without, before = foretell(s, castle, 0, won, half)
    won, after = foretell(s, castle, armies, won, half)
    total = after - before
    # Only if the winner is another one, and only next to where it made a difference, can later battles go otherwise.
    changed = either(won ^ without)
    while changed and castle < HIGHEST:
        castle += 1
        fresh, before = foretell(s, castle, 0, without, half)
        if NEXT_TO[s.site[castle]] & changed:
            won, after = foretell(s, castle, 0, won, half)
            total += after - before
            changed |= either(won ^ fresh)
        else:
            won |= fresh ^ without
        without = fresh
    return total


@rule
def either(won: int) -> int:
    """The provinces won by anybody."""
    won |= won >> 32
    return (won | won >> 16) & EVERYWHERE


@rule
def best_split(s: ProvincesRecord) -> tuple[int, float]:
    """The die that is best set apart if the war began then, and what that gains, the armies spent taken off."""
    half = doubt(s)
    won = 0
    castle = LOWEST
    best = 0
    most = -1000.0
    for k in range(COUNT_DIFFERENT[s.roll] - 1, -1, -1):  # the highest die leads to the lowest castle
        die = DIFFERENT[s.roll][k]
        armies = min(int(DEPLOYED[die]), int(s.reserve[s.seat]))
        while castle < TOTAL[s.roll] - die:
            won, _ = foretell(s, castle, 0, won, half)
            castle += 1
        brings = gain(s, castle, armies, won, half) - SPENT * armies
        if brings > most:
            best = die
            most = brings
    return best, most
