"""Positions by hand: what cannot be is refused with a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import kassen
from tests.games.gunkimono.table import draw, layout_of, position_of

DRAWING = draw({"b2": "I2", "c2": "S2", "b1": "A2", "c1": "S2"})
Change = Callable[[dict[str, Any]], object]


def load(position: dict[str, Any], players: int = 2) -> None:
    kassen.game("gunkimono", players, layout=layout_of(DRAWING)).load(position)


def cell(row: int, column: int, text: str) -> Change:
    def change(position: dict[str, Any]) -> None:
        cells = position["field"][row].split()
        cells[column] = text
        position["field"][row] = " ".join(cells)

    return change


def put(*path: Any) -> Change:
    """put("seats", 0, "score", -1): set what the path leads to."""

    def change(position: dict[str, Any]) -> None:
        *way, last, value = path
        for step in way:
            position = position[step]
        position[last] = value

    return change


def test_the_position_the_changes_start_from_is_fine() -> None:
    load(position_of(DRAWING))


BAD: list[tuple[Change, str]] = [
    (put("field", ["I0"]), "the battlefield has 4 rows, not 1"),
    (put("field", 0, "I0 S0"), "row 1 of the battlefield has 7 squares, not 2"),
    (cell(0, 0, "X0"), "'X0' on a1 is not a letter of I, S, C, P, A and a level"),
    (cell(0, 0, "I-1"), "'I-1' on a1 is not a letter"),
    (cell(0, 0, "."), "'.' on a1 is not a letter"),
    (cell(0, 0, "S0"), "a1 has level 0 but does not show the troop printed there"),
    (cell(0, 0, "I1"), "on a1 a tile would lie directly on its own troop"),
    (cell(0, 0, "S99"), "level 99 on a1 is higher than all tiles together"),
    (cell(0, 0, "S2"), "makes 8 levels in all, not 10"),
    (put("supports", {"b2": 2}), "2 supports, each under a tile, do not fit into level 2 of b2"),
    (put("supports", {"b2": 1}), "1 supports, but only 0 small tiles are spent"),
    (put("supports", {"z9": 1}), "no square 'z9' on this battlefield"),
    (put("seats", []), "2 players have 2 seats, not 0"),
    (put("seats", 0, "score", -1), "score"),
    (put("seats", 0, "unseen", []), "seat 0 holds 0 tiles, which cannot be at this point"),
    (put("seats", 0, "unseen", ["infantry1-samurai2"] * 4), "seat 0 holds 4 tiles, but at most 3"),
    (put("seats", 0, "unseen", ["infantry1-infantry2"] * 3), "no tile 'infantry1-infantry2'"),
    (put("row", ["infantry1-samurai2"] * 3), r"there are \d tiles infantry1-samurai2, but the box has 3"),
    (put("row", ["infantry1-samurai2"]), "3 tiles lie face up"),
    (put("seats", 0, "reserve", ["archer", "archer"]), "seat 0 has one small tile of each troop at most"),
    (put("seats", 0, "reserve", []), "makes 13 levels in all, not 8"),
    (put("seats", 0, "honor", {"infantry": 1}), "seat 0 has a marker for each of"),
    (put("seats", 0, "honor", "archer", 9), "the archer marker is at 9, but the track ends at the banner row, 8"),
    (put("seats", 0, "honor", "archer", 8), "archer: 1 markers left the track, so 1 banners were taken"),
    (put("seats", 0, "strongholds", ["a1"]), "seat 0 cannot have built 1 strongholds: not all its markers have reached 3"),
    (put("seats", 0, "strongholds", ["a1", "b1", "c1"]), "seat 0 has only 2 strongholds"),
    (put("seats", 0, "ruled_out", ["infantry1-samurai2"] * 2), "a tile is ruled out once"),
    (put("removed", []), "20 tiles are removed with 2 players, not 0"),
    (put("end_stack", []), "the end tile is in the end stack until it appears"),
    (put("end_stack", ["end"]), "the end stack is whole while there is a main stack"),
    (put("ending", True), "the end tile is in the end stack until it appears, and then no more"),
    (put("stack", []), "makes"),
    (put("banners", "archer", "taken", [0]), "archer: only a seat whose marker has left the track can have a banner"),
    (put("banners", "archer", "values", [15, 9]), "the crane banners are"),
    (put("banners", "archer", "values", [15]), "a stack has 2 banners with 2 players"),
    (put("banners", {}), "banners: one stack for each of"),
    (put("seat", 2), "seat is 2, but seats are 0 to 1"),
    (put("seat", None), "seat is None"),
    (put("first", 4), "first is seat 4"),
    (put("phase", "dance"), "there is no phase 'dance'; choose from place, support, score, build, refill"),
    (put("phase", "support"), "only a large tile is supported"),
    (put("phase", "score"), "`turn` must say which tile was placed"),
    (put("phase", "refill"), "`turn` must say which tile was placed"),
    (put("phase", "build"), "without a tile placed the seat must have passed"),
    (put("phase", "over"), "nobody decides when the game is over"),
    (put("passes", 2), "when all have passed in succession the game is over"),
    (put("turn", {"tile": "archer", "at": "a1"}), "before a tile is placed there is no turn"),
    (put("luck", 3), "luck"),
]


@pytest.mark.parametrize(("change", "sentence"), BAD, ids=[sentence[:40] for _, sentence in BAD])
def test_what_cannot_be_is_refused(change: Change, sentence: str) -> None:
    position = position_of(DRAWING)
    change(position)
    with pytest.raises(ValueError, match=sentence):
        load(position)


LAID = {"tile": "infantry1-samurai2", "at": "b2", "to": "c2"}


def laid(phase: str, turn: dict[str, Any] = LAID, **things: Any) -> dict[str, Any]:
    return position_of(DRAWING, phase=phase, turn=turn, **things)


def test_a_half_can_be_scored_where_its_tile_lies() -> None:
    load(laid("score", {**LAID, "scoring": "infantry"}))
    load(laid("refill"))


@pytest.mark.parametrize(
    ("phase", "turn", "sentence"),
    [
        ("score", LAID, "`scoring` is the half that is scored: infantry or samurai"),
        ("score", {**LAID, "scoring": "archer"}, "`scoring` is the half"),
        ("score", {**LAID, "at": "c2", "to": "b2", "scoring": "infantry"}, "the tile of this turn does not lie on c2"),
        ("refill", {**LAID, "to": "d4"}, "a large tile lies on two adjacent squares"),
        ("refill", {**LAID, "scoring": "infantry"}, "no half is scored in this phase"),
        ("refill", {"tile": "samurai", "at": "c2"}, "only who placed a large tile refills"),
        ("refill", {"tile": "samurai", "at": "c2", "to": "b2"}, "a small tile lies on one square"),
        ("refill", {"tile": "infantry1-samurai2", "at": "b2"}, "a large tile lies on two squares"),
        ("build", LAID, "no stronghold of seat 0 is due"),
        ("support", {**LAID, "at": "b2", "to": "c2"}, "cannot be placed there with a support"),
    ],
)
def test_a_turn_that_cannot_be_is_refused(phase: str, turn: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        load(laid(phase, turn))


def test_strongholds_of_two_seats_in_one_formation_are_refused() -> None:
    position = position_of(DRAWING, strongholds={0: ["c1"], 1: ["c2"]})
    with pytest.raises(ValueError, match="the formation of c1 holds strongholds of two seats"):
        load(position)
    load(position_of(DRAWING, strongholds={0: ["c1", "c2"]}))


def test_two_strongholds_on_one_square_are_refused() -> None:
    with pytest.raises(ValueError, match="two strongholds cannot stand on c1"):
        load(position_of(DRAWING, strongholds={0: ["c1"], 1: ["c1"]}))


def test_once_the_end_tile_has_appeared_the_first_player_has_no_more_turn() -> None:
    position = position_of(DRAWING, ending=True, first=0)
    layout = layout_of("\n".join(position["field"]))
    with pytest.raises(ValueError, match="the first player has no more turn"):
        kassen.game("gunkimono", 2, layout=layout).load(position)
    kassen.game("gunkimono", 2, layout=layout).load({**position, "first": 1})


def test_a_position_of_another_battlefield_is_refused() -> None:
    with pytest.raises(ValueError, match="the battlefield has 5 rows, not 4"):
        kassen.game("gunkimono", 2).load(position_of(DRAWING))
