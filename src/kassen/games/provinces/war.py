"""The war: every province in turn, nobody choosing anything, and who has won in the end."""

from __future__ import annotations

from typing import Any

from kassen.core import EVERYBODY, NOBODY, listening, rule, tell
from kassen.core.bits import lowest
from kassen.games.provinces.decisions import ACT, BATTLE, ENDED, WAR
from kassen.games.provinces.material import (
    DAIMYO_STRENGTH,
    EVERYWHERE,
    HIGHEST,
    LOWEST,
    NEXT_TO,
    REINFORCEMENTS,
    SMALL,
    SMALL_FROM_PLAYERS,
)
from kassen.games.provinces.state import ProvincesRecord

# ── WAR ───────────────────────────────────────────────
# Provinces are fought over in increasing value of their castles. (S)


@rule
def wage_war(s: ProvincesRecord) -> None:
    tell(s, EVERYBODY, WAR)
    unresolved = EVERYWHERE
    for castle in range(LOWEST, HIGHEST + 1):
        unresolved &= ~(1 << s.site[castle])
        fight(s, castle, unresolved)
    s.seat = NOBODY
    s.phase = ACT
    s.options = 0
    tell(s, EVERYBODY, ENDED)


# Strength is armies and reinforcements there, the daimyo counting 2. (S) A daimyo alone makes a battle too. (I)


@rule
def strength(s: ProvincesRecord, province: int, seat: int) -> int:
    force = s.armies[province][seat] + s.reinforcements[province][seat]
    return force + DAIMYO_STRENGTH if s.daimyo[seat] == province else force


# The strongest takes the large castle; nobody there, and it is discarded. With 3-4 players the second strongest with a piece
# there takes the small one. Ties, for first and second place, go to the higher katana. (S)

ONE_STRONG = 1 << 5  # whoever stands lower has no piece there


@rule
def standing(s: ProvincesRecord, seat: int, force: int) -> int:
    """One number that compares by strength, then by katana, and tells the seat in its last two bits."""
    return force * ONE_STRONG + (s.katana[seat] << 2) + seat


@rule
def fight(s: ProvincesRecord, castle: int, unresolved: int) -> None:
    province = s.site[castle]
    best = 0
    next_best = 0
    for seat in range(s.players):
        mine = standing(s, seat, strength(s, province, seat))
        next_best = max(next_best, min(best, mine))  # without a branch, as no battle is like the last
        best = max(best, mine)
    if best >= ONE_STRONG:
        s.winner[castle] = best & 3
        if next_best >= ONE_STRONG and s.players >= SMALL_FROM_PLAYERS:
            s.second[castle] = next_best & 3
        reinforce(s, best & 3, NEXT_TO[province] & unresolved)
    if listening():
        tell_battle(s, castle, unresolved)


# Then the winner, a sole occupant too (I), adds reinforcements, always (I), to each neighbour that is not yet resolved and
# where it has a piece: 1 with 2 players, else 2. (S; a daimyo alone I)


@rule
def pieces(s: ProvincesRecord, seat: int) -> int:
    """The provinces where a seat has an army or its daimyo; his places off the map are no province's neighbours."""
    return int(s.held[seat]) | (1 << s.daimyo[seat])


@rule
def reinforce(s: ProvincesRecord, seat: int, neighbours: int) -> None:
    places = neighbours & pieces(s, seat)
    while places:
        s.reinforcements[lowest(places)][seat] += REINFORCEMENTS[s.players]
        places &= places - 1


@rule
def tell_battle(s: ProvincesRecord, castle: int, unresolved: int) -> None:
    province = s.site[castle]
    forces = 0
    for seat in range(s.players):
        forces |= strength(s, province, seat) << (8 * seat)
    winner = s.winner[castle]
    places = NEXT_TO[province] & unresolved & pieces(s, winner) if winner != NOBODY else 0
    tell(s, EVERYBODY, BATTLE, castle, forces, s.second[castle], places)


# ── END ───────────────────────────────────────────────
# The castles taken are added up; most points first, ties to the higher katana. (S)


@rule
def points(s: ProvincesRecord, seat: int) -> int:
    total = 0
    for castle in range(LOWEST, HIGHEST + 1):
        if s.winner[castle] == seat:
            total += castle
        if s.second[castle] == seat:
            total += SMALL[castle]
    return total


@rule
def result(s: ProvincesRecord, out: Any) -> None:
    for seat in range(s.players):
        out[seat] = points(s, seat)
    for seat in range(s.players):
        rank = 1
        for other in range(s.players):
            if out[other] > out[seat] or (out[other] == out[seat] and s.katana[other] > s.katana[seat]):
                rank += 1
        out[s.players + seat] = rank
