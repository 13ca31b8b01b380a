"""Who sits where: exactly balanced, on the same deals."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kassen
from kassen.arena.plan import make_plan, seatings, setting_of

FREE_FOR_ALL = [tuple(range(players)) for players in (2, 3, 4, 5)]
TEAMS = [(0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 0, 1, 0, 1)]


@given(st.integers(1, 6), st.sampled_from(FREE_FOR_ALL + TEAMS))
def test_every_bot_sits_in_every_seat_equally_often(count: int, sides: tuple[int, ...]) -> None:
    bots = [f"bot{number}" for number in range(count)]
    sat = Counter((bot, seat) for seats in seatings(bots, sides) for seat, bot in enumerate(seats))
    assert len(set(sat.values())) == 1
    assert len(sat) == count * len(sides)


@given(st.integers(1, 6), st.sampled_from(TEAMS))
def test_allies_are_the_same_bot(count: int, sides: tuple[int, ...]) -> None:
    for seats in seatings([f"bot{number}" for number in range(count)], sides):
        assert len(set(zip(sides, seats, strict=True))) == len(set(sides))


def test_two_bots_at_two_seats_change_places() -> None:
    assert seatings(["a", "b"], (0, 1)) == [("a", "b"), ("b", "a")]


def test_two_bots_at_four_seats_sit_alternately() -> None:
    assert seatings(["a", "b"], (0, 1, 2, 3)) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_four_bots_at_two_seats_all_meet() -> None:
    meetings = Counter(frozenset(seats) for seats in seatings(["a", "b", "c", "d"], (0, 1)))
    assert len(meetings) == 6
    assert set(meetings.values()) == {2}


def test_a_bot_alone_needs_no_rotation() -> None:
    assert seatings(["a"], (0, 1, 2)) == [("a", "a", "a")]


def test_all_line_ups_are_played_on_the_same_deals() -> None:
    plan = make_plan(kassen.game("nobunaga", players=2), ["random"] * 2, seed=4, games=6)
    assert len({fixture.seed for fixture in plan.fixtures()}) == 6
    game = kassen.game("nobunaga", players=3)
    deals = Counter(fixture.seed for fixture in two_bots(game, 30).fixtures())
    assert set(deals.values()) == {6}


def two_bots(game: kassen.Game, games: int):
    """Names are not checked in a plan made by hand."""
    from kassen.arena.plan import Plan

    return Plan(setting_of(game), ("a", "b"), seed=1, games=games)


def test_whole_blocks_are_played() -> None:
    game = kassen.game("nobunaga", players=2)
    assert make_plan(game, ["random"], seed=1, games=7).games == 7  # a bot alone needs one game a block
    assert make_plan(game, ["random", "greedy"], seed=1, games=7).games == 8
    numbers = [fixture.number for fixture in two_bots(kassen.game("nobunaga", players=2), 8).fixtures()]
    assert numbers == list(range(8))


def test_seeds_next_to_each_other_share_no_deal_and_bots_no_chance() -> None:
    game = kassen.game("nobunaga", players=2)
    first, second = (list(make_plan(game, ["random"], seed, 200).fixtures()) for seed in (1, 2))
    assert not {fixture.seed for fixture in first} & {fixture.seed for fixture in second}
    assert len({seed for fixture in first for seed in fixture.bot_seeds}) == 400


def test_what_was_played_is_left_out() -> None:
    plan = make_plan(kassen.game("nobunaga", players=2), ["random"], seed=1, games=5)
    assert [fixture.number for fixture in plan.fixtures(without=frozenset({0, 3}))] == [1, 2, 4]


def test_another_version_of_the_program_does_not_play() -> None:
    import msgspec

    setting = setting_of(kassen.game("nobunaga"))
    with pytest.raises(ValueError, match="another version"):
        msgspec.structs.replace(setting, source="0").bind()
