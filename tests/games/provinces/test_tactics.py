"""The twelve tactic cards: a legal use with its exact effect, and a case in which the card is not offered."""

from __future__ import annotations

import pytest

from kassen.games.provinces.material import CARD_IDS, TACTICS
from tests.games.provinces.table import Data, armies, can_use_tactic, choices, lord, offered, position, reserve, table, use_tactic

# Seat 0 has only its daimyo on the map, in Kyoto; seat 1 has its own in Oko.
LONE_DAIMYO = [lord("oda", "kyoto", used=True), lord("mori", "oko")]


def go(number: int, source: str, target: str) -> Data:
    return {"do": "move", "number": number, "from_province": source, "to_province": target}


def drive(opponent: int, source: str, target: str, number: int = 1, do: str = "drive") -> Data:
    return {"do": do, "opponent_seat": opponent, "number": number, "from_province": source, "to_province": target}


def replace(opponent: int, province: str) -> Data:
    return {"do": "replace", "opponent_seat": opponent, "province": province}


def named(state_choices: list[Data]) -> list[str]:
    return [str(choice.get("province", choice["do"])) for choice in state_choices]


# ── scout ──


def test_scout_moves_one_army_to_a_neighbour_by_land_or_sea() -> None:
    state = use_tactic("scout", [{"yonezawa": 2}, {"oko": 1}])
    targets = ["tokuyama", "odawara", "tsutsujigasaki"]
    assert choices(state) == [go(1, "yonezawa", target) for target in targets]
    state.play(go(1, "yonezawa", "tokuyama"))
    assert armies(state, 0) == {"tokuyama": 1, "yonezawa": 1}
    assert state.seat == 1


def test_scout_needs_an_army_on_the_map() -> None:
    assert can_use_tactic("scout", [{"shuri": 1}, {}])
    assert not can_use_tactic("scout", [{}, {"shuri": 1}], used={1: "retreat"})


def test_a_single_way_to_use_a_card_is_not_asked() -> None:
    state = use_tactic("scout", [{"shuri": 1}, {"oko": 1}])
    assert armies(state, 0) == {"usuki": 1}
    assert state.seat == 1


# ── over the mountains, navy ──


def test_over_the_mountains_moves_exactly_two_by_land() -> None:
    state = use_tactic("mountain", [{"kyoto": 3, "kiyosu": 1}, {"oko": 1}])
    targets = ["kasugayama", "kiyosu", "yoshida-koriyama"]
    assert choices(state) == [go(2, "kyoto", target) for target in targets]
    state.play(go(2, "kyoto", "kiyosu"))
    assert armies(state, 0) == {"kyoto": 1, "kiyosu": 3}


def test_over_the_mountains_needs_two_armies_where_a_land_border_is() -> None:
    assert can_use_tactic("mountain", [{"kyoto": 2}, {}])
    assert not can_use_tactic("mountain", [{"kyoto": 1, "kiyosu": 1}, {}])
    assert not can_use_tactic("mountain", [{"oko": 5, "usuki": 5, "shuri": 3, "tokuyama": 2}, {}])


def test_navy_moves_exactly_two_by_sea() -> None:
    state = use_tactic("navy", [{"kyoto": 3, "oko": 2}, {"oko": 1}])
    ways = [("kyoto", "oko"), ("oko", "kyoto"), ("oko", "yoshida-koriyama"), ("oko", "usuki")]
    assert choices(state) == [go(2, *way) for way in ways]
    state.play(go(2, "kyoto", "oko"))
    assert armies(state, 0) == {"kyoto": 1, "oko": 4}


def test_navy_needs_two_armies_where_a_sea_border_is() -> None:
    assert can_use_tactic("navy", [{"tokuyama": 2}, {}])
    assert not can_use_tactic("navy", [{"tokuyama": 1, "kyoto": 1}, {}])
    assert not can_use_tactic("navy", [{"kasugayama": 4, "odawara": 4, "tsutsujigasaki": 4, "kiyosu": 4}, {}])


# ── squad ──


@pytest.mark.parametrize(("there", "moved"), [(2, 1), (3, 1), (4, 2), (7, 3)])
def test_squad_moves_half_rounded_down(there: int, moved: int) -> None:
    state = use_tactic("squad", [{"kyoto": there, "oko": 1}, {"oko": 1}])
    assert {choice["number"] for choice in choices(state)} == {moved}
    assert {choice["from_province"] for choice in choices(state)} == {"kyoto"}
    state.play(go(moved, "kyoto", "oko"))
    assert armies(state, 0) == {"kyoto": there - moved, "oko": 1 + moved}


def test_squad_needs_a_province_with_two_armies() -> None:
    assert can_use_tactic("squad", [{"kyoto": 2}, {}])
    assert not can_use_tactic("squad", [{"kyoto": 1, "oko": 1}, {}])


# ── ninja ──


def test_ninja_moves_one_army_to_any_other_province_with_an_own_army() -> None:
    state = use_tactic("ninja", [{"tokuyama": 2, "shuri": 1}, {"oko": 1}])
    assert choices(state) == [go(1, "tokuyama", "shuri"), go(1, "shuri", "tokuyama")]
    state.play(go(1, "tokuyama", "shuri"))
    assert armies(state, 0) == {"tokuyama": 1, "shuri": 2}


def test_ninja_needs_armies_in_two_provinces() -> None:
    assert can_use_tactic("ninja", [{"tokuyama": 1, "shuri": 1}, {}])
    assert not can_use_tactic("ninja", [{"tokuyama": 5}, {"shuri": 3}])


def test_a_lone_daimyo_is_no_army_for_the_ninja_to_join() -> None:
    assert not can_use_tactic("ninja", [{"shuri": 1}, {}], lords=LONE_DAIMYO)
    assert can_use_tactic("ninja", [{"shuri": 1, "kyoto": 1}, {}], lords=LONE_DAIMYO)


# ── march on Kyoto ──


def test_march_on_kyoto_calls_one_army_after_the_other_and_may_stop_after_the_first() -> None:
    state = use_tactic("kyoto", [{"kiyosu": 2, "oko": 1, "shuri": 4}, {"oko": 1}])
    assert named(choices(state)) == ["kiyosu", "oko"], "not none, and only from neighbours"
    state.play({"do": "call", "province": "kiyosu"})
    assert {"do": "stop"} in choices(state)
    state.play({"do": "call", "province": "oko"})
    assert armies(state, 0) == {"kiyosu": 1, "shuri": 4, "kyoto": 2}
    state.play({"do": "stop"})
    assert state.seat == 1
    assert armies(state, 0) == {"kiyosu": 1, "shuri": 4, "kyoto": 2}


def test_march_on_kyoto_ends_by_itself_when_nobody_is_left_to_come() -> None:
    state = use_tactic("kyoto", [{"kiyosu": 1, "oko": 1}, {"oko": 1}])
    state.play({"do": "call", "province": "oko"})
    state.play({"do": "call", "province": "kiyosu"})
    assert (state.seat, armies(state, 0)) == (1, {"kyoto": 2})


def test_march_on_kyoto_needs_an_army_next_to_it() -> None:
    assert can_use_tactic("kyoto", [{"yoshida-koriyama": 1}, {}])
    assert not can_use_tactic("kyoto", [{"kyoto": 3, "usuki": 2, "odawara": 2}, {}])


# ── support ──


def test_support_puts_an_army_from_reserve_beside_an_own_one() -> None:
    state = use_tactic("support", [{"kyoto": 1, "oko": 2}, {"shuri": 1}])
    assert named(choices(state)) == ["kyoto", "oko"]
    state.play({"do": "add", "province": "oko"})
    assert (armies(state, 0), reserve(state, 0)) == ({"kyoto": 1, "oko": 3}, 14)


def test_support_needs_an_army_on_the_map_and_one_in_reserve() -> None:
    assert can_use_tactic("support", [{"kyoto": 1}, {}])
    assert not can_use_tactic("support", [{}, {"kyoto": 1}])
    assert not can_use_tactic("support", [{"kyoto": 16}, {}], lords=[lord("oda"), lord("mori")]), "a daimyo is no army"


def test_support_does_not_go_to_a_lone_daimyo() -> None:
    state = use_tactic("support", [{"shuri": 1, "oko": 1}, {"usuki": 1}], lords=LONE_DAIMYO)
    assert named(choices(state)) == ["oko", "shuri"]


# ── revolt ──


def test_a_revolt_replaces_an_opposing_army_anywhere() -> None:
    state = use_tactic("rebel", [{}, {"kyoto": 2}, {"shuri": 1}])
    assert choices(state) == [replace(1, "kyoto"), replace(2, "shuri")]
    state.play(replace(1, "kyoto"))
    assert (armies(state, 0), reserve(state, 0)) == ({"kyoto": 1}, 17)
    assert (armies(state, 1), reserve(state, 1)) == ({"kyoto": 1}, 17)


def test_a_revolt_needs_an_opposing_army_and_an_own_one_in_reserve() -> None:
    assert can_use_tactic("rebel", [{}, {"kyoto": 1}])
    assert not can_use_tactic("rebel", [{"kyoto": 3}, {}])
    assert not can_use_tactic("rebel", [{"kyoto": 16}, {"oko": 1}], lords=[lord("oda"), lord("mori")]), "a daimyo is no army"


def test_a_daimyo_cannot_be_replaced() -> None:
    assert not can_use_tactic("rebel", [{"shuri": 1}, {}], lords=LONE_DAIMYO)


# ── exile ──


def test_exile_sends_an_opposing_army_away_from_ones_own() -> None:
    state = use_tactic("exile", [{"tokuyama": 1, "shuri": 1}, {"shuri": 2, "kyoto": 1}, {"tokuyama": 1}])
    assert choices(state) == [drive(1, "shuri", "usuki"), drive(2, "tokuyama", "yonezawa")]
    state.play(drive(1, "shuri", "usuki"))
    assert armies(state, 1) == {"shuri": 1, "kyoto": 1, "usuki": 1}
    assert armies(state, 0) == {"tokuyama": 1, "shuri": 1}


def test_exile_needs_an_opposing_army_beside_an_own_one() -> None:
    assert can_use_tactic("exile", [{"kyoto": 1}, {"kyoto": 1}])
    assert not can_use_tactic("exile", [{"kyoto": 1}, {"oko": 5}])


def test_exile_needs_an_army_of_ones_own_and_moves_no_daimyo() -> None:
    assert not can_use_tactic("exile", [{"shuri": 1}, {"kyoto": 1}], lords=LONE_DAIMYO)
    assert not can_use_tactic("exile", [{"oko": 1}, {}], lords=LONE_DAIMYO)


# ── prisoner ──


def test_prisoner_brings_an_opposing_army_from_a_neighbour_to_ones_own() -> None:
    state = use_tactic("prisoner", [{"kyoto": 1}, {"oko": 2, "shuri": 3}, {"kiyosu": 1}])
    assert choices(state) == [drive(1, "oko", "kyoto"), drive(2, "kiyosu", "kyoto")]
    state.play(drive(1, "oko", "kyoto"))
    assert armies(state, 1) == {"oko": 1, "shuri": 3, "kyoto": 1}


def test_prisoner_needs_an_opposing_army_next_to_an_own_one() -> None:
    assert can_use_tactic("prisoner", [{"kyoto": 1}, {"oko": 1}])
    assert not can_use_tactic("prisoner", [{"kyoto": 1}, {"kyoto": 1, "usuki": 3}])
    assert not can_use_tactic("prisoner", [{"shuri": 1}, {"kiyosu": 1}], lords=LONE_DAIMYO), "a lone daimyo takes no prisoner"


# ── decoy ──


def test_decoy_moves_one_own_army_and_two_of_one_opponent_together() -> None:
    state = use_tactic("decoy", [{"shuri": 2, "usuki": 1}, {"shuri": 3, "usuki": 1}, {"usuki": 2}])
    ways = [(1, "shuri", "usuki"), (2, "usuki", "yoshida-koriyama"), (2, "usuki", "oko"), (2, "usuki", "shuri")]
    assert choices(state) == [drive(*way, number=2, do="lure") for way in ways]
    state.play(drive(1, "shuri", "usuki", number=2, do="lure"))
    assert armies(state, 0) == {"shuri": 1, "usuki": 2}
    assert armies(state, 1) == {"shuri": 1, "usuki": 3}


def test_decoy_needs_two_armies_of_one_opponent_beside_an_own_one() -> None:
    assert can_use_tactic("decoy", [{"kyoto": 1}, {"kyoto": 2}])
    assert not can_use_tactic("decoy", [{"kyoto": 1}, {"kyoto": 1}, {"kyoto": 1}]), "one each of two opponents"
    assert not can_use_tactic("decoy", [{"oko": 1}, {"kyoto": 2}])
    assert not can_use_tactic("decoy", [{"shuri": 1}, {"kyoto": 2}], lords=LONE_DAIMYO)


# ── retreat ──


def test_retreat_takes_two_armies_back_from_two_provinces() -> None:
    state = use_tactic("retreat", [{"tokuyama": 1, "kyoto": 1, "shuri": 1}, {"oko": 1}])
    assert named(choices(state)) == ["tokuyama", "kyoto"], "after Shuri nobody could follow"
    state.play({"do": "withdraw", "province": "tokuyama"})
    assert named(choices(state)) == ["kyoto", "shuri"]
    state.play({"do": "withdraw", "province": "shuri"})
    assert (armies(state, 0), reserve(state, 0)) == ({"kyoto": 1}, 17)
    assert state.seat == 1


def test_retreat_takes_two_armies_back_from_one_province() -> None:
    state = use_tactic("retreat", [{"tokuyama": 1, "kyoto": 2}, {"oko": 1}])
    assert named(choices(state)) == ["tokuyama", "kyoto"]
    state.play({"do": "withdraw", "province": "kyoto"})
    assert (armies(state, 0), reserve(state, 0)) == ({"tokuyama": 1}, 17), "Tokuyama comes before Kyoto, so Kyoto follows unasked"


def test_every_pair_of_a_retreat_is_offered_once() -> None:
    start = table([{"tokuyama": 1, "kyoto": 3, "shuri": 2}, {"oko": 1}], tactics=["retreat"])
    start.play({"do": "tactic", "tactic": "retreat"})
    pairs = []
    for first in start.moves():
        state = start.copy()
        state.play(first)
        if state.seat == 0:
            pairs += [(first.data.province, second.data.province) for second in state.moves()]
        else:
            pairs.append((first.data.province, first.data.province))
    expected = [("tokuyama", "kyoto"), ("tokuyama", "shuri"), ("kyoto", "kyoto"), ("kyoto", "shuri"), ("shuri", "shuri")]
    assert pairs == expected


def test_retreat_cannot_be_stopped_halfway() -> None:
    state = use_tactic("retreat", [{"tokuyama": 1, "kyoto": 1, "shuri": 1}, {"oko": 1}])
    state.play({"do": "withdraw", "province": "tokuyama"})
    assert {"do": "stop"} not in choices(state)


def test_retreat_needs_two_armies_on_the_map() -> None:
    assert can_use_tactic("retreat", [{"kyoto": 1, "oko": 1}, {}])
    assert can_use_tactic("retreat", [{"kyoto": 2}, {}])
    assert not can_use_tactic("retreat", [{"kyoto": 1}, {"oko": 4}])
    assert not can_use_tactic("retreat", [{"oko": 1}, {}], lords=LONE_DAIMYO), "the daimyo does not retreat"


# ── all ──


@pytest.mark.parametrize("card", CARD_IDS[:TACTICS])
def test_no_tactic_can_be_used_with_nothing_on_the_map(card: str) -> None:
    assert offered(position([{}, {}], tactics=[card])) == set()


@pytest.mark.parametrize("card", CARD_IDS[:TACTICS])
def test_every_tactic_ends_the_turn(card: str) -> None:
    state = use_tactic(card, [{"kyoto": 3, "oko": 3, "kiyosu": 2}, {"kyoto": 3, "oko": 2}, {}])
    while state.seat == 0:
        state.play(state.moves()[-1])
    assert state.seat == 1
    assert state.position()["seats"][0]["tactic"] == card
