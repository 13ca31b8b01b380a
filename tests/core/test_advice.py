"""Chances as they are said, and as they come true; numbers drawn by weights."""

from __future__ import annotations

import random
import sys
from bisect import bisect_right
from itertools import accumulate
from pathlib import Path
from types import SimpleNamespace

import pytest

from kassen.core.advice import AS_SAID, calibrated, draw_weighted, read_chances

WON = [0.0, 0.0, 0.1, 0.2, 0.4, 0.5, 0.6, 0.8, 0.9, 1.0, 1.0]


def test_between_two_tenths_a_straight_line_says_what_is_won() -> None:
    assert [calibrated(said, WON) for said in AS_SAID] == pytest.approx(WON)
    assert calibrated(0.35, WON) == pytest.approx(0.3)
    assert calibrated(0.05, WON) == 0.0
    assert [calibrated(said / 7, AS_SAID) for said in range(8)] == pytest.approx([said / 7 for said in range(8)])


@pytest.mark.parametrize("won", [WON[1:], [0.1, *WON[1:]], [*WON[:-1], 0.9], [*WON[:4], 0.1, *WON[5:]]])
def test_a_map_that_does_not_rise_from_nothing_to_certainty_is_refused(
    won: list[float], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / f"game_{len(won)}_{hash(tuple(won)) % 1000}"
    (game / "data").mkdir(parents=True)
    (game / "__init__.py").write_text("", "utf-8")
    (game / "data" / "chances.toml").write_text(f"[players.2]\nwon = {won}\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match="must rise from 0 to 1"):
        read_chances(game.name)
    sys.modules.pop(game.name, None)


def test_a_number_is_drawn_where_a_point_falls_on_a_ruler_of_the_weights() -> None:
    dice = random.Random(1)
    for _ in range(300):
        weights = [dice.choice((1e-3, 0.5, 1.0, 400.0)) * (1 + dice.random()) for _ in range(dice.randint(1, 9))]
        for drawn in (0, dice.randrange(1 << 24), (1 << 24) - 1):
            s = SimpleNamespace(draws=0, steered=lambda n, drawn=drawn: drawn * n >> 24)
            point = sum(weights) * drawn / (1 << 24)
            assert draw_weighted(s, weights, len(weights)) == bisect_right(list(accumulate(weights)), point)
            assert s.draws == 1
