"""Pieces on the map and in reserve: every change of theirs goes through here, so that the sets of the record stay true."""

from __future__ import annotations

from kassen.core import EVERYBODY, rule, tell
from kassen.games.provinces.decisions import ADDED, DAIMYO_MOVED, MOVED, RETURNED, TOOK_KATANA
from kassen.games.provinces.material import IN_RESERVE
from kassen.games.provinces.state import ProvincesRecord


@rule
def put_armies(s: ProvincesRecord, seat: int, province: int, number: int) -> None:
    armies = s.armies[province][seat] + number
    s.armies[province][seat] = armies
    # The busiest lines of the game, so without a branch: a bit for one army or more, a bit for two or more.
    s.held[seat] |= min(armies, 1) << province
    s.pairs[seat] |= min(armies >> 1, 1) << province


@rule
def take_armies(s: ProvincesRecord, seat: int, province: int, number: int) -> None:
    armies = s.armies[province][seat] - number
    s.armies[province][seat] = armies
    if armies < 2:
        s.pairs[seat] &= ~(1 << province)
    if armies < 1:
        s.held[seat] &= ~(1 << province)


@rule
def move_armies(s: ProvincesRecord, seat: int, source: int, target: int, number: int) -> None:
    take_armies(s, seat, source, number)
    put_armies(s, seat, target, number)
    tell(s, EVERYBODY, MOVED, seat, number, source, target)


@rule
def move_daimyo(s: ProvincesRecord, seat: int, target: int) -> None:
    tell(s, EVERYBODY, DAIMYO_MOVED, seat, s.daimyo[seat], target)
    s.daimyo[seat] = target


@rule
def return_army(s: ProvincesRecord, seat: int, province: int) -> None:
    take_armies(s, seat, province, 1)
    s.reserve[seat] += 1
    tell(s, EVERYBODY, RETURNED, seat, province)


@rule
def add_army(s: ProvincesRecord, seat: int, province: int) -> None:
    s.reserve[seat] -= 1
    put_armies(s, seat, province, 1)
    tell(s, EVERYBODY, ADDED, seat, province)
    check_reserve(s, seat)


@rule
def replace_army(s: ProvincesRecord, seat: int, opponent: int, province: int) -> None:
    return_army(s, opponent, province)
    add_army(s, seat, province)


# A seat whose reserve, armies and daimyo, becomes empty takes the highest katana left at once, be it by deploying or by a
# single step of a card (I), and is out of this phase. (S) From the first katana on all cards are locked. (S)


@rule
def check_reserve(s: ProvincesRecord, seat: int) -> None:
    if s.reserve[seat] == 0 and s.daimyo[seat] != IN_RESERVE:
        s.katana[seat] = s.katanas
        s.katanas -= 1
        tell(s, EVERYBODY, TOOK_KATANA, seat, s.katana[seat])


@rule
def cards_locked(s: ProvincesRecord) -> bool:
    return s.katanas < s.players
