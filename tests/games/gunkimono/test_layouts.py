"""Battlefields: the two of the box and anybody's own."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import kassen
from kassen.conformance import engine
from kassen.games.gunkimono.material import LAYOUTS, LETTERS, load_layout, square_name
from kassen.games.gunkimono.rules import AT_ONCE

ROW = "I S C P A "


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_layout_of_the_box_has_55_squares_11_of_each_troop_and_no_equal_neighbours(name: str) -> None:
    layout = load_layout(name)
    assert len(layout.printed) == 55
    for troop in range(5):
        assert list(layout.printed.values()).count(troop) == 11
    for square, troop in layout.printed.items():
        for step in (1, layout.columns + 1):
            assert layout.printed.get(square + step) != troop


def test_the_box_has_60_large_tiles_three_of_each_kind() -> None:
    position = kassen.game("gunkimono", 5).start(1).position()
    tiles = (
        position["row"]
        + position["stack"]
        + position["end_stack"]
        + [tile for seat in position["seats"] for tile in seat["unseen"]]
    )
    tiles.remove("end")
    assert len(tiles) == 60
    assert {tiles.count(tile) for tile in tiles} == {3}
    assert len(set(tiles)) == 20


@pytest.mark.parametrize(("players", "main", "removed"), [(2, 26, 20), (3, 33, 10), (4, 40, 0), (5, 37, 0)])
def test_the_main_stack_after_the_deal(players: int, main: int, removed: int) -> None:
    position = kassen.game("gunkimono", players).start(3).position()
    assert (len(position["stack"]), len(position["removed"]), len(position["end_stack"])) == (main, removed, 6)
    assert "end" in position["end_stack"]
    assert all(len(seat["unseen"]) == 3 for seat in position["seats"])


def test_the_first_player_is_random() -> None:
    game = kassen.game("gunkimono", 4)
    assert {game.start(seed).seat for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("I S C P A\n", "layout: 5 squares, but a battlefield has at least 20"),
        (f"{ROW * 2}\nI S C\n", "layout, line 2: 3 squares, but the first row has 10; write . for a hole"),
        (f"# mine\n{ROW * 2}\n{ROW}I S X P A\n", "layout, line 3: 'X' is not a square; write I, S, C, P, A or . for a hole"),
        (f"{ROW * 2}\n{ROW}I S CC P A\n", "layout, line 2: 'CC' is not a square"),
        (f"{ROW * 12}\n{ROW * 12}\n", "layout, line 2: too large; rows x \\(columns \\+ 1\\) may be 64 at most"),
        (f"{ROW * 13}\n", "layout, line 1: too large"),
        (f"{ROW * 4} . I\n.{' .' * 21}\n", "layout, line 1: the square v1 has no neighbor"),
        ("# nothing\n\n", "layout: 0 squares"),
        ("i s c p a\n" * 4, "layout, line 1: 'i' is not a square"),
    ],
)
def test_a_bad_layout_is_refused_with_line_and_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        kassen.game("gunkimono", layout=text)


def test_a_layout_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "field.txt"
    path.write_text(f"# a long strip\n{ROW * 2}. I\n{ROW[2:]}I {ROW} . S\n", "utf-8")
    game = kassen.game("gunkimono", layout=path)
    board = game.start(1).view(None).board
    assert (board.rows, board.columns, len(board.squares)) == (2, 12, 22)
    path.unlink()  # the log carries the layout and needs the file no more
    log = game.start(1).log
    assert kassen.game("gunkimono", log.players, **log.options).replay(log).position() == game.start(1).position()


# Strange shapes that must work: one row of 63, one column of 32, rings and combs.
SHAPES = {
    "one row of 63": (ROW * 12 + "I S C") + "\n",
    "one column of 32": "\n".join((ROW * 7).split()[:32]) + "\n",
    "two rows of 31": f"{ROW * 6}I\nS{' C P A I S' * 6}\n",
    "three rows of 20": f"{ROW * 4}\n{('S C P A I ') * 4}\n{ROW * 4}\n",
    "seven by eight": "\n".join(" ".join(LETTERS[(row * 2 + column) % 5] for column in range(8)) for row in range(7)) + "\n",
    "a ring": "I S C P A I S\n" + "C . . . . . P\n" * 5 + "A I S C P A I\n",
    "four by five": "\n".join(" ".join(LETTERS[(row * 2 + column) % 5] for column in range(5)) for row in range(4)) + "\n",
    "all alike": "I I I I I\n" * 4,
}


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("players", [2, 5])
def test_any_shape_can_be_played_to_the_end(name: str, players: int) -> None:
    game = kassen.game("gunkimono", players, layout=SHAPES[name])
    for seed in range(2):
        state, dice = game.start(seed), random.Random(seed)
        while not state.over:
            legal = state.legal()
            assert 1 < len(legal) <= game.most_legal - AT_ONCE
            state.play(dice.choice(legal))


@pytest.mark.xdist_group("gunkimono")  # compiled once
def test_compiled_and_plain_rules_agree_on_any_shape() -> None:
    for shape in SHAPES.values():
        for players in (2, 5):
            engine.compiled_equals_plain(kassen.game("gunkimono", players, layout=shape), 1)


def test_squares_are_named_by_column_and_row() -> None:
    assert square_name(0, 11) == "a1"
    assert square_name(12 * 2 + 10, 11) == "k3"
    assert square_name(62, 63) == "bk1"
