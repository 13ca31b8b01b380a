"""Material, set-up and draft."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kassen
from kassen.games.provinces import material as m
from tests.games.provinces.slow import BY_LAND, BY_SEA, MAP_ORDER

STARTS = 300


def starts(players: int, **options: Any) -> list[kassen.State]:
    game = kassen.game("provinces", players=players, **options)
    return [game.start(seed) for seed in range(STARTS)]


# ── material ──


def test_the_map_has_10_land_and_6_sea_borders_and_none_is_both() -> None:
    for table, borders, number in ((m.LAND, BY_LAND, 10), (m.SEA, BY_SEA, 6)):
        read = {(a, b) for i, a in enumerate(m.PROVINCE_IDS) for j, b in enumerate(m.PROVINCE_IDS) if table[i] >> j & 1}
        assert read == borders
        assert len(read) == 2 * number
    assert not BY_LAND & BY_SEA
    assert m.PROVINCE_IDS == MAP_ORDER


def test_the_island_provinces_are_tokuyama_oko_usuki_and_shuri() -> None:
    islands = {name for place, name in enumerate(m.PROVINCE_IDS) if not m.LAND[place]}
    assert islands == {"tokuyama", "oko", "usuki", "shuri"}


def test_a_small_castle_is_worth_half_of_the_large_one_rounded_down() -> None:
    assert [m.SMALL[value] for value in range(2, 13)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6]
    assert all(m.SMALL[value] == value // 2 for value in range(2, 13))


# ── set-up ──


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_castle_stands_once_and_anywhere(players: int) -> None:
    places: Counter[tuple[str, int]] = Counter()
    for state in starts(players):
        castles = state.position()["castles"]
        assert sorted(castles.values()) == list(range(2, 13))
        places.update(castles.items())
    assert len(places) == 121, "every castle was seen in every province"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_tactic_card_more_than_players_is_shown_any_of_the_twelve(players: int) -> None:
    seen: Counter[str] = Counter()
    for state in starts(players):
        shown = state.position()["tactics"]
        assert len(shown) == len(set(shown)) == players + 1
        seen.update(shown)
    assert len(seen) == 12
    expected = STARTS * (players + 1) / 12
    assert all(abs(number - expected) < 5 * expected**0.5 for number in seen.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_random_and_begins_with_a_roll(players: int) -> None:
    first: Counter[int] = Counter()
    for state in starts(players):
        assert state.seat == state.position()["first"]
        assert state.phase == "keep", "with nothing on the map a roll is all one can do, so it is not asked"
        first[state.position()["first"]] += 1
    assert sorted(first) == list(range(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_18_armies_or_with_16_and_a_daimyo(players: int) -> None:
    basic = kassen.game("provinces", players=players).start(1).position()
    assert [seat["reserve"] for seat in basic["seats"]] == [18] * players
    assert not any("daimyo" in seat for seat in basic["seats"])
    advanced = kassen.game("provinces", players=players, daimyo=True).start(1).position()
    assert [seat["reserve"] for seat in advanced["seats"]] == [16] * players
    assert [seat["daimyo"]["at"] for seat in advanced["seats"]] == [None] * players


# ── draft ──


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_draft_goes_counter_clockwise_and_the_first_player_is_last(players: int) -> None:
    for state in starts(players, daimyo=True)[:20]:
        first = state.position()["first"]
        order = [(first - 1 - turn) % players for turn in range(players)]
        shown = list(state.position()["daimyos"])
        assert len(shown) == players + 1
        for seat in order:
            assert (state.phase, state.seat) == ("draft", seat)
            assert [move.data.daimyo for move in state.moves()] == shown
            taken = state.moves()[0]
            state.play(taken)
            shown.remove(taken.data.daimyo)
        [left_out] = shown
        assert state.events[-2].data.to_dict() == {"event": "left-out", "daimyo": left_out}
        assert "daimyos" not in state.position()
        assert (state.phase, state.seat) == ("keep", first)


def test_who_took_which_daimyo_card_is_open_to_everybody() -> None:
    state = kassen.game("provinces", players=3, daimyo=True).start(1)
    while state.phase == "draft":
        state.play(state.moves()[0])
    boards = [state.view(seat).board for seat in (None, 0, 1, 2)]
    assert all(board == boards[0] for board in boards)
    assert all(seat.daimyo.card and not seat.daimyo.used for seat in boards[0].seats)


def test_an_unknown_option_or_number_of_players_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="2, 3 or 4"):
        kassen.game("provinces", players=5)
    with pytest.raises(ValueError, match="daimyo"):
        kassen.game("provinces", players=2, shogun=True)
    with pytest.raises(ValueError, match="false or true"):
        kassen.game("provinces", players=2, daimyo="yes")
