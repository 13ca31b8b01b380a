"""The six daimyo cards: legal uses with their exact effect, and cases in which the card is not offered."""

from __future__ import annotations

import pytest

from kassen.games.provinces.material import CARD_IDS, TACTICS
from tests.games.provinces.table import armies, can_use_lord, choices, daimyo_at, lord, offered, position, reserve, use_lord

STOP = {"do": "stop"}
LORDS = CARD_IDS[TACTICS:]


def to(do: str, *provinces: str) -> list[dict[str, str]]:
    return [{"do": do, "province": province} for province in provinces]


# ── all ──


@pytest.mark.parametrize("card", LORDS)
def test_a_daimyo_card_needs_the_daimyo_on_the_map(card: str) -> None:
    there = [{"kyoto": 2}, {"kyoto": 2, "oko": 1}]
    assert can_use_lord(card, there, at="kyoto")
    assert not can_use_lord(card, there, at=None)


@pytest.mark.parametrize("card", LORDS)
def test_a_daimyo_card_is_used_once_and_is_the_whole_turn(card: str) -> None:
    state = use_lord(card, [{"kyoto": 2}, {"kyoto": 2, "oko": 1}], at="kyoto")
    while state.seat == 0:
        state.play(state.moves()[-1])
    assert state.position()["seats"][0]["daimyo"]["used"]
    used = [lord(card, "kyoto", used=True), lord(next(name for name in LORDS if name != card))]
    assert card not in offered(position([{"kyoto": 2}, {"kyoto": 2, "oko": 1}], lords=used))


# ── Uesugi ──


def test_uesugi_moves_up_to_three_own_armies_by_land_split_freely() -> None:
    state = use_lord("uesugi", [{"kyoto": 4}, {"oko": 1}], at="kyoto")
    land = to("send", "kasugayama", "kiyosu", "yoshida-koriyama")
    assert choices(state) == land, "not Oko, which lies across the sea, and not none"
    state.play(land[1])
    assert choices(state) == [STOP, *land]
    state.play(land[1])
    state.play(land[2])
    assert armies(state, 0) == {"kyoto": 1, "kiyosu": 2, "yoshida-koriyama": 1}
    assert (state.seat, daimyo_at(state, 0)) == (1, "kyoto"), "three is the most; the daimyo stays"


def test_uesugi_may_stop_after_one_and_ends_when_no_army_is_left() -> None:
    state = use_lord("uesugi", [{"kyoto": 2}, {"oko": 1}], at="kyoto")
    state.play({"do": "send", "province": "kiyosu"})
    stopped = state.copy()
    stopped.play(STOP)
    assert (stopped.seat, armies(stopped, 0)) == (1, {"kyoto": 1, "kiyosu": 1})
    state.play({"do": "send", "province": "kiyosu"})
    assert (state.seat, armies(state, 0)) == (1, {"kiyosu": 2})


def test_uesugi_needs_an_own_army_with_him_and_a_land_neighbour() -> None:
    assert can_use_lord("uesugi", [{"kyoto": 1}, {}], at="kyoto")
    assert not can_use_lord("uesugi", [{"kiyosu": 3}, {"kyoto": 2}], at="kyoto")
    assert not can_use_lord("uesugi", [{"oko": 3}, {}], at="oko")


# ── Takeda ──


def test_takeda_chooses_an_opponent_and_moves_up_to_three_of_his_armies_anywhere_near() -> None:
    state = use_lord("takeda", [{}, {"kyoto": 1}, {"kyoto": 4}], at="kyoto")
    assert (state.phase, choices(state)) == ("rival", [{"do": "against", "opponent_seat": seat} for seat in (1, 2)])
    state.play({"do": "against", "opponent_seat": 2})
    near = to("push", "kasugayama", "kiyosu", "yoshida-koriyama", "oko")
    assert choices(state) == near
    state.play(near[3])
    assert choices(state) == [STOP, *near]
    state.play(near[3])
    state.play(near[0])
    assert armies(state, 2) == {"kyoto": 1, "oko": 2, "kasugayama": 1}
    assert armies(state, 1) == {"kyoto": 1}
    assert state.seat == 1


def test_takeda_moves_at_most_what_the_opponent_has_there_and_asks_for_no_only_opponent() -> None:
    state = use_lord("takeda", [{}, {"kyoto": 1}, {"oko": 4}], at="kyoto")
    assert state.phase == "takeda"
    state.play({"do": "push", "province": "oko"})
    assert (state.seat, armies(state, 1)) == (1, {"oko": 1})


def test_takeda_needs_an_opposing_army_with_him() -> None:
    assert can_use_lord("takeda", [{}, {"kyoto": 1}], at="kyoto")
    assert not can_use_lord("takeda", [{"kyoto": 3}, {"oko": 3}], at="kyoto")
    both_there = [lord("takeda", "kyoto"), lord("oda", "kyoto")]
    assert offered(position([{"oko": 1}, {"oko": 3}], lords=both_there)).isdisjoint({"takeda"}), "a daimyo is not an army"


# ── Oda ──


def test_oda_moves_the_daimyo_alone_or_with_one_army() -> None:
    state = use_lord("oda", [{"yonezawa": 3}, {"oko": 1}], at="yonezawa")
    near = ["tokuyama", "odawara", "tsutsujigasaki"]
    assert choices(state) == to("ride-together", *near) + to("ride", *near)
    alone, together = state.copy(), state.copy()
    alone.play({"do": "ride", "province": "tokuyama"})
    assert (daimyo_at(alone, 0), armies(alone, 0), alone.seat) == ("tokuyama", {"yonezawa": 3}, 1)
    together.play({"do": "ride-together", "province": "tokuyama"})
    assert (daimyo_at(together, 0), armies(together, 0)) == ("tokuyama", {"yonezawa": 2, "tokuyama": 1})


def test_oda_without_an_army_rides_alone() -> None:
    state = use_lord("oda", [{"kyoto": 1}, {"oko": 1}], at="usuki")
    assert choices(state) == to("ride", "yoshida-koriyama", "oko", "shuri")


# ── Mori ──


def test_mori_puts_up_to_three_armies_from_reserve_into_different_neighbours() -> None:
    state = use_lord("mori", [{}, {"oko": 1}], at="kyoto")
    near = to("add", "kasugayama", "kiyosu", "yoshida-koriyama", "oko")
    assert choices(state) == near
    state.play(near[1])
    assert choices(state) == [STOP, near[0], near[2], near[3]], "at most one in each"
    state.play(near[3])
    state.play(near[0])
    assert (armies(state, 0), reserve(state, 0)) == ({"kiyosu": 1, "oko": 1, "kasugayama": 1}, 13)
    assert state.seat == 1


def test_mori_ends_when_every_neighbour_has_one() -> None:
    state = use_lord("mori", [{}, {"oko": 1}], at="tokuyama")
    assert (state.seat, armies(state, 0)) == (1, {"yonezawa": 1})


def test_mori_needs_an_army_in_reserve() -> None:
    lords = [lord("mori", "kyoto"), lord("oda")]
    assert "mori" in offered(position([{"oko": 15}, {}], lords=lords))
    state = use_lord("mori", [{"oko": 15}, {"oko": 1}], at="kyoto")
    state.play({"do": "add", "province": "oko"})
    assert state.seat == 1, "no further army, no further step"


# ── Chosokabe ──


def test_chosokabe_moves_up_to_three_units_by_sea_the_daimyo_among_them() -> None:
    state = use_lord("chosokabe", [{"oko": 3}, {"shuri": 1}], at="oko")
    sea = ["kyoto", "yoshida-koriyama", "usuki"]
    assert choices(state) == to("send", *sea) + to("ride", *sea)
    state.play({"do": "ride", "province": "kyoto"})
    assert choices(state) == [STOP, *to("send", *sea)], "from where he stood, not from where he is"
    state.play({"do": "send", "province": "usuki"})
    state.play({"do": "send", "province": "kyoto"})
    assert (daimyo_at(state, 0), armies(state, 0)) == ("kyoto", {"oko": 1, "usuki": 1, "kyoto": 1})
    assert state.seat == 1


def test_chosokabe_may_move_armies_only_or_the_daimyo_only() -> None:
    state = use_lord("chosokabe", [{"oko": 1}, {"shuri": 1}], at="oko")
    only_army, only_daimyo = state.copy(), state.copy()
    only_army.play({"do": "send", "province": "usuki"})
    only_army.play(STOP)
    assert (daimyo_at(only_army, 0), armies(only_army, 0)) == ("oko", {"usuki": 1})
    only_daimyo.play({"do": "ride", "province": "usuki"})
    only_daimyo.play(STOP)
    assert (daimyo_at(only_daimyo, 0), armies(only_daimyo, 0)) == ("usuki", {"oko": 1})


def test_chosokabe_ends_when_nobody_is_left_to_sail() -> None:
    state = use_lord("chosokabe", [{"kyoto": 1}, {"shuri": 1}], at="oko")
    state.play({"do": "ride", "province": "kyoto"})
    assert (state.seat, daimyo_at(state, 0)) == (1, "kyoto")


def test_chosokabe_needs_the_sea() -> None:
    assert can_use_lord("chosokabe", [{}, {"oko": 1}], at="kyoto"), "the daimyo alone will do"
    assert not can_use_lord("chosokabe", [{"kiyosu": 3}, {}], at="kiyosu")


# ── Otomo ──


def test_otomo_replaces_armies_in_two_different_neighbours_of_any_opponents() -> None:
    state = use_lord("otomo", [{}, {"oko": 2, "kyoto": 1}, {"oko": 1, "kiyosu": 1, "shuri": 1}], at="kyoto")
    oko = [{"do": "replace", "opponent_seat": seat, "province": "oko"} for seat in (1, 2)]
    kiyosu = {"do": "replace", "opponent_seat": 2, "province": "kiyosu"}
    assert sorted(map(str, choices(state))) == sorted(map(str, [*oko, kiyosu]))
    state.play(oko[0])
    assert choices(state) == [STOP, kiyosu], "each province once"
    state.play(kiyosu)
    assert (armies(state, 0), reserve(state, 0)) == ({"oko": 1, "kiyosu": 1}, 14)
    assert (armies(state, 1), reserve(state, 1)) == ({"oko": 1, "kyoto": 1}, 14)
    assert (armies(state, 2), reserve(state, 2)) == ({"oko": 1, "shuri": 1}, 14)
    assert state.seat == 1


def test_otomo_may_stop_after_one_and_ends_when_no_other_neighbour_has_an_army() -> None:
    state = use_lord("otomo", [{}, {"oko": 2, "kiyosu": 1}], at="kyoto")
    state.play({"do": "replace", "opponent_seat": 1, "province": "oko"})
    state.play(STOP)
    assert (state.seat, armies(state, 0)) == (1, {"oko": 1})
    single = use_lord("otomo", [{}, {"oko": 2}], at="kyoto")
    assert (single.seat, armies(single, 0)) == (1, {"oko": 1}), "one way only, so it is not asked"


def test_otomo_needs_an_opposing_army_next_to_him_and_an_own_one_in_reserve() -> None:
    assert can_use_lord("otomo", [{}, {"oko": 1}], at="kyoto")
    assert not can_use_lord("otomo", [{"kyoto": 2}, {"kyoto": 3, "shuri": 2}], at="kyoto")
    both = [lord("otomo", "kyoto"), lord("oda", "oko")]
    assert "otomo" not in offered(position([{"shuri": 1}, {"shuri": 1}], lords=both)), "a daimyo cannot be replaced"
