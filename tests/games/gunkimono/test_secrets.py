"""Who sees what, and what is drawn again for those who do not."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import kassen
from kassen.core import State
from kassen.core.chance import deal_chance
from kassen.games.gunkimono.resample import deal_barred
from tests.games.gunkimono.table import choose, draw, place, table

HAND = ["infantry1-cavalry2", "infantry1-samurai2", "infantry1-spearman2"]


def seat_view(state: State, seat: int, viewer: int | None) -> dict[str, object]:
    return dict(state.view(viewer).board.seats[seat].to_dict())


def test_a_hand_is_seen_by_its_own_seat_alone() -> None:
    state = table(draw({}), [HAND])
    assert seat_view(state, 0, 0)["hand"] == sorted(HAND, key=lambda tile: tile.split("-")[1] != "samurai2")
    for viewer in (1, None):
        assert "hand" not in seat_view(state, 0, viewer)
        assert seat_view(state, 0, viewer)["tiles"] == 3
        assert seat_view(state, 0, viewer)["known"] == []


def test_no_view_names_the_stacks_or_the_removed_tiles() -> None:
    state = table(draw({}), [HAND], known={1: []})
    position = state.position()
    for viewer in (0, 1, None):
        text = json.dumps(state.view(viewer).board.to_dict())
        assert '"removed"' not in text
        board = state.view(viewer).board
        assert (board.stack, board.end_stack) == (len(position["stack"]), len(position["end_stack"]))


def test_a_tile_taken_face_up_is_known_until_it_is_placed() -> None:
    state = table(draw({}), [HAND[:2]], known={0: ["samurai1-archer2"]})
    assert seat_view(state, 0, 1)["known"] == ["samurai1-archer2"]
    place(state, "samurai1-archer2", "a1", "a2")
    assert seat_view(state, 0, 1)["known"] == []


def test_of_a_known_and_an_unknown_copy_the_known_one_counts_as_placed() -> None:
    state = table(draw({}), [["samurai1-archer2", HAND[0]]], known={0: ["samurai1-archer2"]})
    place(state, "samurai1-archer2", "a1", "a2")
    position = state.position()["seats"][0]
    assert position["known"] == []
    assert sorted(position["unseen"]) == sorted(["samurai1-archer2", HAND[0]])


def test_placing_an_unknown_tile_shows_it_and_cannot_be_undone_for_free() -> None:
    state = table(draw({}), [HAND])
    place(state, HAND[0], "b1", "b2")
    assert state.undo_floor == 1
    state = table(draw({}), [HAND[:2]], known={0: ["samurai1-archer2"]})
    place(state, "samurai1-archer2", "a1", "a2")
    assert state.undo_floor == 0
    choose(state, "points")
    assert state.undo_floor == 0


def test_others_banner_values_are_hidden_until_the_end() -> None:
    things = {"players": 4, "honor": {0: [6, 0, 0, 0, 0]}, "taken": {"infantry": [0]}}
    state = table(draw({}), **things)  # type: ignore[arg-type]
    assert seat_view(state, 0, 0)["banners"] == [{"troop": "infantry", "banner": "dragon", "value": 11}]
    assert seat_view(state, 0, 1)["banners"] == [{"troop": "infantry", "banner": "dragon"}]
    state = table(draw({}), phase="over", seat=None, ending=True, **things)  # type: ignore[arg-type]
    assert seat_view(state, 0, 1)["banners"] == [{"troop": "infantry", "banner": "dragon", "value": 11}]


# ── drawn again ──


def middle_of_a_game(players: int = 3, decisions: int = 90) -> State:
    state, dice = kassen.game("gunkimono", players).start(5), random.Random(5)
    for _ in range(decisions):
        state.play(dice.choice(state.legal()))
    return state


def test_what_is_drawn_again_is_a_position_and_keeps_what_is_known() -> None:
    state = middle_of_a_game()
    before = state.position()
    for viewer in (0, 1, 2, None):
        for key in range(10):
            after = state.resample(viewer, key).position()
            state.game.load(after)
            for seat in range(3):
                assert after["seats"][seat]["known"] == before["seats"][seat]["known"]
                if seat == viewer:
                    assert after["seats"][seat] == before["seats"][seat]
            assert (after["row"], after["field"], after["supports"]) == (before["row"], before["field"], before["supports"])


def test_every_hidden_tile_is_as_likely_in_every_hidden_place() -> None:
    """Position of the end tile, and one kind in an opponent's hand: frequencies within four standard deviations."""
    state = middle_of_a_game(2, 20)
    ends: Counter[int] = Counter()
    held = 0
    position = state.position()
    hidden = position["stack"] + position["end_stack"] + position["removed"] + position["seats"][1]["unseen"]
    kind = Counter(hidden).most_common(1)[0][0]
    chance = hidden.count(kind) * len(position["seats"][1]["unseen"]) / (len(hidden) - 1)  # tiles of the kind expected there
    rounds = 600
    for key in range(rounds):
        after = state.resample(0, key).position()
        ends[after["end_stack"].index("end")] += 1
        held += after["seats"][1]["unseen"].count(kind)
    assert sorted(ends) == list(range(6))
    assert all(abs(ends[at] - rounds / 6) < 4 * (rounds * 5 / 36) ** 0.5 for at in ends)
    assert abs(held - rounds * chance) < 4 * (rounds * chance) ** 0.5


def test_the_end_tile_may_lie_anywhere_in_its_stack_from_the_first_to_the_last() -> None:
    stacks = [kassen.game("gunkimono", players=3).start(seed).position()["end_stack"] for seed in range(80)]
    assert {stack.index("end") for stack in stacks} == set(range(6))


def test_of_seats_that_passed_every_deal_that_is_possible_is_as_likely() -> None:
    """Three tiles are unseen; one seat can only have one of the first two, the other one of the last two: three deals."""
    fresh, first, second = kassen.game("gunkimono", players=3).deal(1), 0b011, 0b110
    fresh.stack_size, fresh.known, fresh.held = 3, [0, 0, 0], [0, 1, 1]
    fresh.barred = [0, ~first, ~second]
    deals: Counter[tuple[int, int]] = Counter()
    for key in range(600):
        s = fresh.copy()
        for kind in range(3):
            s.stack[kind] = kind
        deal_chance(s, key, 0)
        deal_barred(s, 0)
        deals[int(s.hand[1][0]), int(s.hand[2][0])] += 1
    assert sorted(deals) == [(0, 1), (0, 2), (1, 2)]
    assert all(abs(number - 200) < 4 * (600 * 2 / 9) ** 0.5 for number in deals.values())


def test_banner_values_are_drawn_again_but_not_ones_own() -> None:
    honor = {0: [6, 0, 0, 0, 0], 1: [0, 6, 0, 0, 0]}
    state = table(draw({}), players=4, honor=honor, taken={"infantry": [0], "samurai": [1]})
    seen: dict[str, set[int]] = {"infantry": set(), "samurai": set()}
    for key in range(80):
        banners = state.resample(0, key).position()["banners"]
        assert sorted(stack["values"][0] for stack in banners.values()) == [11, 12, 13, 14, 15]
        for troop, values in seen.items():
            values.add(banners[troop]["values"][0])
    assert seen == {"infantry": {11}, "samurai": {12, 13, 14, 15}}
    spectator = {state.resample(None, key).position()["banners"]["infantry"]["values"][0] for key in range(80)}
    assert spectator == {11, 12, 13, 14, 15}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_random_game_conserves_its_tiles_banners_and_levels(players: int) -> None:
    game = kassen.game("gunkimono", players)
    for seed in range(3):
        state, dice = game.start(seed), random.Random(seed)
        while not state.over:
            state.play(dice.choice(state.legal()))
            check_conserved(state)


def check_conserved(state: State) -> None:
    position = state.position()
    seats = position["seats"]
    tiles = [*position["row"], *position["stack"], *position["end_stack"], *position["removed"]]
    tiles += [tile for seat in seats for tile in seat["known"] + seat["unseen"]]
    large = [tile for tile in tiles if tile != "end"]
    assert tiles.count("end") == (not position["ending"])
    assert max(Counter(large).values()) <= 3
    placing = state.phase == "support"
    small = sum(5 - len(seat["reserve"]) for seat in seats)
    levels = sum(int(cell[1:]) for row in position["field"] for cell in row.split() if cell != ".")
    assert levels == 2 * (60 - len(large) - placing) + small
    banners = [value for stack in position["banners"].values() for value in stack["values"]]
    assert len(set(banners)) == len(banners) == (10 if len(seats) == 2 else 15)
