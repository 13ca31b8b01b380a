"""What bots foretell of the war, against the slow and obvious war of slow.py."""

from __future__ import annotations

from copy import deepcopy

import pytest

from kassen.games.provinces.forecast import SAFE, SAFE_FOR_ARMY, SPENT, best_split
from kassen.games.provinces.material import HIGHEST
from tests.games.provinces.slow import Data, war
from tests.games.provinces.test_slow_and_fast import TABLES, every_position


def worth(position: Data, seat: int, half: float) -> float:
    """What a war would be worth to a seat: every castle by how far it is ahead or behind there."""
    total = 0.0
    for battle in war(position):
        if battle["winner"] is not None:
            best = max(strength for other, strength in enumerate(battle["strengths"]) if other != seat)
            ahead = battle["strengths"][seat] - best + (0.5 if battle["winner"] == seat else -0.5)
            total += battle["castle"] * ahead / (half + abs(ahead))
    return total


def gains(position: Data, dice: list[int], seat: int) -> dict[int, float]:
    """By the die set apart: what the split would gain the seat in a war that began then, the armies spent taken off."""
    for number, own in enumerate(position["seats"]):
        own["katana"] = own.get("katana", 0) + number / 10  # ties of those who have none yet have to end somehow
    half = SAFE + SAFE_FOR_ARMY * sum(own["reserve"] for own in position["seats"])
    before = worth(position, seat, half)
    found = {}
    for die in set(dice):
        after = deepcopy(position)
        own = after["seats"][seat]
        armies = min((die + 1) // 2, own["reserve"])
        province = next(name for name, castle in position["castles"].items() if castle == sum(dice) - die)
        own["armies"][province] = own["armies"].get(province, 0) + armies
        found[die] = worth(after, seat, half) - before - SPENT * armies
    return found


@pytest.mark.parametrize(("players", "daimyo"), TABLES)
def test_the_best_split_is_the_one_after_which_the_slow_war_goes_best(players: int, daimyo: bool) -> None:
    for state in every_position(players, daimyo, range(12)):
        if state.over or state.phase not in ("keep", "split"):
            continue
        position = state.position()
        slow = gains(position, position["dice"], position["seat"])
        die, gained = best_split(state._s, [0.0] * (HIGHEST + 1))
        assert gained == pytest.approx(max(slow.values()))
        assert slow[die] == pytest.approx(gained)
