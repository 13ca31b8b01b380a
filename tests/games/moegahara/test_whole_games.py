"""What holds at every step of random games."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

import kassen
from kassen.games.moegahara import rows
from kassen.games.moegahara.material import CARD_IDS, MARKERS
from kassen.games.moegahara.position import count_everywhere
from kassen.games.moegahara.rules import PHASES
from tests.games.moegahara.table import CARDS

ENDINGS = ("ended-points", "ended-silence", "ended-rounds", "ended-silence-draw", "ended-rounds-draw")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_card_is_somewhere_and_there_is_a_marker_for_each_marker_troop(players: int) -> None:
    game = kassen.game("moegahara", players=players)
    for seed in range(3):
        state, dice = game.start(seed), random.Random(seed)
        while not state.over:
            state.play(dice.choice(state.legal()))
            after = state.position()
            gone = after["gone"]
            everywhere = count_everywhere(state._s)
            assert all(number >= 0 for number in everywhere)
            assert sum(everywhere) + sum(gone.values()) == 154
            assert all(CARDS[card].type in ("general", "troop") for card in gone)
            if not state.over:
                for team in range(2):
                    for marker in range(3):
                        troops = sum(
                            owed["team"] == "ab"[team] and owed["marker"] == MARKERS[marker] for owed in after["returns"]
                        )
                        field = [card for territory in after["territories"] for card in territory["ab"[team]]]
                        troops += sum(CARDS[card["card"]].marker == marker for card in field)
                        seats = after["seats"][team::2]
                        assert troops == sum(seat["markers"].get(MARKERS[marker], 0) for seat in seats)


def test_random_games_reach_every_phase_and_every_way_of_ending_but_a_level_last_round() -> None:
    phases, endings = set(), set()
    for seed in range(40):
        state, dice = kassen.game("moegahara", players=(2, 4)[seed % 2]).start(seed), random.Random(seed)
        while not state.over:
            phases.add(state.phase)
            state.play(dice.choice(state.legal()))
        endings.add(state.events[-1].data.event)
        if phases == {phase.name for phase in PHASES.values()} and {"ended-points", "ended-rounds"} <= endings:
            break
    assert phases == {phase.name for phase in PHASES.values()}
    assert {"ended-points", "ended-rounds"} <= endings <= set(ENDINGS)


# ── rows as numbers, beside rows as lists ──


def random_row(dice: random.Random) -> list[tuple[int, int]]:
    return [(dice.choice([0, 3, 12, 14]), dice.choice([0, 2])) for _ in range(dice.randrange(4))]


def as_number(cards: list[tuple[int, int]]) -> int:
    return sum(rows.card(kind, seat) << (8 * place) for place, (kind, seat) in enumerate(cards))


def as_list(row: int) -> list[tuple[int, int]]:
    return [(rows.kind_at(row, place), rows.seat_at(row, place)) for place in range(rows.size(row))]


def test_rows_as_numbers_do_what_lists_do() -> None:
    dice = random.Random(1)
    for _ in range(3000):
        cards = random_row(dice)
        row = as_number(cards)
        assert as_list(row) == cards
        for place in range(len(cards)):
            assert as_list(rows.without(row, place)) == cards[:place] + cards[place + 1 :]
        removals = [rows.without(row, place) for place in range(len(cards)) if rows.distinct_places(row) >> place & 1]
        wanted = {tuple(cards[:place] + cards[place + 1 :]) for place in range(len(cards))}
        assert len(removals) == len(wanted)
        assert {tuple(as_list(one)) for one in removals} == wanted
        orders = [rows.in_order(row, order) for order in range(1, 6) if rows.distinct_orders(row) >> (order - 1) & 1]
        others = {tuple(order) for order in permutations(cards)} - {tuple(cards)}
        assert len(orders) == len(others)
        assert {tuple(as_list(one)) for one in orders} == others


def test_a_card_fits_into_its_byte() -> None:
    assert rows.card(len(CARD_IDS) - 1, 5) < 256
    assert min(rows.card(kind, 0) for kind in range(len(CARD_IDS))) > 0
