"""The war, battle by battle, and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from kassen import State
from kassen.core.text import LANGUAGES
from tests.games.provinces.table import IN_MAP_ORDER, Armies, Data, castles, load, lord, position, table
from tests.games.told import told

PAULINE, HERVE, LEA = range(3)


def after(
    armies: Sequence[Armies], katanas: dict[int, int] | None = None, castles: dict[str, int] | None = None, lords: Any = ()
) -> State:
    """The end of a game with these armies on the map; what is missing to the full number stands in Shuri."""
    full = [{**held, "shuri": held.get("shuri", 0) + (16 if lords else 18) - sum(held.values())} for held in armies]
    return load(position(full, phase="over", seat=None, katanas=katanas, lords=lords, castles=castles or IN_MAP_ORDER))


def battle(state: State, province: str) -> Data:
    [found] = [place for place in state.view().board.provinces if place.province == province]
    return dict(found.to_dict())


# ── the rulebook's example ──


def example() -> State:
    """Léa's last army is on its way to Tsutsujigasaki."""
    pauline = {"yoshida-koriyama": 1, "oko": 1, "kyoto": 1, "shuri": 15}
    herve = {"kasugayama": 1, "oko": 1, "tokuyama": 16}
    lea = {"kasugayama": 2, "yoshida-koriyama": 1, "oko": 1, "kyoto": 3, "tsutsujigasaki": 10}
    at = castles(c2="kasugayama", c3="yoshida-koriyama", c4="oko", c5="kyoto", c12="tsutsujigasaki")
    state = table([pauline, herve, lea], seat=LEA, phase="split", dice=[6, 1, 6], castles=at)
    [last] = [move for move in state.moves() if move.data.castle == 12]
    state.play(last)
    return state


def test_the_rulebooks_war_with_3_players_battle_by_battle() -> None:
    state = example()
    assert [seat["katana"] for seat in state.position()["seats"]] == [3, 2, 1]
    two, three, four, five = (
        event.data.to_dict() for event in state.events if "battle" in event.data.event and event.data.castle < 6
    )
    # Léa wins 2 and, with armies in 5 and 12, adds 2 to each; Hervé takes the first small castle 1.
    assert two == {
        "event": "battle-second",
        "castle": 2,
        "province": "kasugayama",
        "fighter_seat": [LEA, HERVE],
        "strength": [2, 1],
        "force": [{"seat": LEA, "number": 2}, {"seat": HERVE, "number": 1}],
        "winner_seat": LEA,
        "second_seat": HERVE,
        "small": 1,
        "places": 2,
        "reinforcements": 2,
        "to_province": ["tsutsujigasaki", "kyoto"],
    }
    # Pauline ties Léa in 3 and wins by katana; Léa takes the second small castle 1; Pauline adds 2 in 4 and in 5.
    assert (three["fighter_seat"], three["strength"]) == ([PAULINE, LEA], [1, 1])
    assert (three["winner_seat"], three["second_seat"], three["small"]) == (PAULINE, LEA, 1)
    assert sorted(three["to_province"]) == ["kyoto", "oko"]
    # All have the same number in 4: Pauline has 3 with her reinforcements, Hervé is second by katana.
    assert (four["fighter_seat"], four["strength"]) == ([PAULINE, HERVE, LEA], [3, 1, 1])
    assert (four["winner_seat"], four["second_seat"], four["small"]) == (PAULINE, HERVE, 2)
    assert four["to_province"] == ["kyoto"]
    # In 5 Léa has 3 armies and 2, Pauline 1 and 2 and 2: Pauline wins by katana, Léa takes the other small castle 2.
    assert (five["fighter_seat"], five["strength"]) == ([PAULINE, LEA], [5, 5])
    assert (five["winner_seat"], five["second_seat"], five["small"]) == (PAULINE, LEA, 2)
    assert five["places"] == 0, "Pauline has no army in a neighbour still to come"


def test_each_battle_is_told_in_one_line() -> None:
    lines = [event.text("en", ["Pauline", "Hervé", "Léa"]) for event in example().events]
    assert any(line.startswith("Castle 3, Yoshida-Koriyama: Pauline 1, Léa 1. Pauline takes it, Léa ") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_stands_beside_its_number(language: str) -> None:
    names = ["Pauline", "Hervé", "Léa"]
    told = {getattr(event.data, "castle", 0): event.text(language, names) for event in example().events}
    assert "Pauline 1" in told[3]
    assert "Léa 1" in told[3]
    final = example().events[-1]
    pairs = [f"{names[seat]} {points}" for seat, points in zip(final.data.ranking_seat, final.data.points, strict=True)]
    assert final.data.event == "ended"
    assert all(pair in final.text(language, names) for pair in pairs)


# ── one battle ──


def test_the_strongest_takes_the_castle_and_with_3_players_the_second_the_small_one() -> None:
    state = after([{"kyoto": 3}, {"kyoto": 5}, {"kyoto": 1}])
    assert (battle(state, "kyoto")["winner"], battle(state, "kyoto")["second"]) == (1, 0)


def test_with_2_players_there_are_no_small_castles() -> None:
    state = after([{"kyoto": 3}, {"kyoto": 5}])
    assert (battle(state, "kyoto")["winner"], battle(state, "kyoto")["second"]) == (1, None)


def test_ties_for_first_and_second_place_go_to_the_higher_katana() -> None:
    there = [{"kyoto": 2}, {"kyoto": 2}, {"kyoto": 2}, {"kyoto": 2}]
    state = after(there, katanas={0: 1, 1: 3, 2: 4, 3: 2})
    assert (battle(state, "kyoto")["winner"], battle(state, "kyoto")["second"]) == (2, 1)
    other = after(there, katanas={0: 4, 1: 1, 2: 2, 3: 3})
    assert (battle(other, "kyoto")["winner"], battle(other, "kyoto")["second"]) == (0, 3)


def test_alone_in_a_province_one_takes_the_large_castle_and_nobody_the_small() -> None:
    state = after([{"kyoto": 1}, {}, {}])
    assert (battle(state, "kyoto")["winner"], battle(state, "kyoto")["second"]) == (0, None)


def test_a_castle_without_anybody_is_discarded() -> None:
    state = after([{}, {}, {}])
    assert battle(state, "kyoto")["winner"] is None
    assert sum(state.scores) == 12 + 6, "all fight in Shuri, castle 12"


def test_a_castle_that_is_discarded_is_told() -> None:
    assert {"event": "no-battle", "castle": 7, "province": "yonezawa"} in told(example(), "no-battle")


# ── reinforcements ──


@pytest.mark.parametrize(("players", "number"), [(2, 1), (3, 2), (4, 2)])
def test_the_winner_adds_reinforcements_where_he_has_a_piece(players: int, number: int) -> None:
    others: list[Armies] = [{} for _ in range(players - 1)]
    state = after([{"kasugayama": 1, "kyoto": 1, "kiyosu": 1}, *others])  # castles 4, 8, 7: Kasugayama comes first
    assert battle(state, "kiyosu")["reinforcements"][0] == number
    assert battle(state, "kyoto")["reinforcements"][0] == 2 * number, "from Kasugayama and from Kiyosu"
    assert battle(state, "tsutsujigasaki")["reinforcements"] == [0] * players, "no piece there"


def test_a_sole_occupant_sends_reinforcements_too() -> None:
    state = after([{"tokuyama": 1, "yonezawa": 1}, {"yonezawa": 1}], katanas={0: 1, 1: 2})
    assert battle(state, "yonezawa")["reinforcements"] == [1, 0]
    assert battle(state, "yonezawa")["winner"] == 0


def test_a_resolved_province_is_not_reinforced() -> None:
    at = castles(c12="tokuyama", c2="yonezawa")
    state = after([{"tokuyama": 1, "yonezawa": 1}, {}], castles=at)
    assert battle(state, "tokuyama")["reinforcements"] == [1, 0]
    assert battle(state, "yonezawa")["reinforcements"] == [0, 0]


def test_only_the_winner_is_reinforced() -> None:
    state = after([{"tokuyama": 2, "yonezawa": 1}, {"tokuyama": 1, "yonezawa": 2}])
    assert battle(state, "yonezawa")["reinforcements"] == [1, 0]


# ── the daimyo ──


def test_the_daimyo_counts_as_2() -> None:
    lords = [lord("oda", "kyoto"), lord("mori", "shuri")]
    assert battle(after([{}, {"kyoto": 1}], lords=lords), "kyoto")["winner"] == 0
    tie = [{}, {"kyoto": 2}]
    assert battle(after(tie, lords=lords, katanas={0: 2, 1: 1}), "kyoto")["winner"] == 0
    assert battle(after(tie, lords=lords, katanas={0: 1, 1: 2}), "kyoto")["winner"] == 1
    assert battle(after([{}, {"kyoto": 3}], lords=lords), "kyoto")["winner"] == 1


def test_a_lone_daimyo_fights_takes_a_small_castle_and_is_reinforced() -> None:
    lords = [lord("oda", "kyoto"), lord("mori", "shuri"), lord("otomo", "shuri")]
    state = after([{"kiyosu": 1}, {"kyoto": 9}, {}], lords=lords)
    assert battle(state, "kyoto")["reinforcements"] == [2, 0, 0], "Kiyosu, castle 7, is won before Kyoto, castle 8"
    assert (battle(state, "kyoto")["winner"], battle(state, "kyoto")["second"]) == (1, 0)


# ── the end ──


def test_castles_are_added_up_large_and_small() -> None:
    state = after([{"kyoto": 3}, {"kyoto": 1}, {"oko": 1}])  # 8, small 4; 10; and all three in Shuri, 12 and 6
    shuri = battle(state, "shuri")
    expected = [8, 4, 10]
    expected[shuri["winner"]] += 12
    expected[shuri["second"]] += 6
    assert state.scores == expected


def test_a_tie_of_points_goes_to_the_higher_katana() -> None:
    # 12 against 2 + 10: Shuri (reached from Usuki by nobody) against Tokuyama and Oko.
    armies: list[Armies] = [{"shuri": 18}, {"tokuyama": 9, "oko": 9}]
    assert after(armies, katanas={0: 2, 1: 1}).result(sheet=False) == {"scores": [12, 12], "ranks": [1, 2], "winners": [0]}
    assert after(armies, katanas={0: 1, 1: 2}).result(sheet=False) == {"scores": [12, 12], "ranks": [2, 1], "winners": [1]}
