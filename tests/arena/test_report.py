"""The page says what was found, and needs nothing but itself."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest

import kassen
from kassen.arena import balance
from kassen.arena.chart import axis_between, bin_width, round_step
from kassen.arena.match import play
from kassen.arena.plan import make_plan
from kassen.arena.report import page
from kassen.arena.results import gathered
from kassen.core import rules
from tests.arena.command import run
from tests.arena.tables import arena

VOID = {"meta", "br", "circle", "path", "rect"}


class Outline(HTMLParser):
    """Checks that every element is closed, and gathers what there is."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.words: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attrs) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data) -> None:
        self.words.append(data)


@pytest.fixture(scope="module")
def text() -> str:
    game = kassen.game("nobunaga", players=3)
    plan = make_plan(game, ["random"], seed=3, games=60)
    return page(gathered(plan, [play(game, fixture) for fixture in plan.fixtures()], 75.0))


def test_it_needs_nothing_from_elsewhere(text: str) -> None:
    assert not re.search(r"https?:|//[a-z]|url\(|@import|<script|<link|<img|src=", text)
    assert len(text) < 60_000


def test_every_section_is_there_and_linked(text: str) -> None:
    outline = Outline(text)
    ids = {attributes["id"] for tag, attributes in outline.seen if tag == "section"}
    links = {attributes["href"] for tag, attributes in outline.seen if tag == "a"}
    assert ids == {"bots", "seats", "shapes", "balance", "method"}
    assert links == {f"#{id}" for id in ids}


def test_plots_have_words_and_tables_heads(text: str) -> None:
    outline = Outline(text)
    plots = [attributes for tag, attributes in outline.seen if tag == "svg"]
    assert plots
    for plot in plots:
        assert plot.get("aria-hidden") == "true" or (plot["role"] == "img" and plot["aria-label"])
    tables = [tag for tag, _ in outline.seen].count("table")
    words = " ".join(outline.words)
    assert words.count("95 % interval") == tables


def test_nobunagas_own_balance_is_shown(text: str) -> None:
    words = " ".join(Outline(text).words)
    for part in (
        "Houses scored",
        "Takeda",
        "Asai & Asakura",
        rules("nobunaga").texts.say("fact-nobunaga_first"),
        "Houses scored by Nobunaga",
    ):
        assert part in words
    assert "Of 180 seats in all games." in words


def test_light_and_dark(text: str) -> None:
    assert "prefers-color-scheme: dark" in text


def test_bots_are_rated_and_compared() -> None:
    games = [(deal, bots, (1, 2)) for deal in range(30) for bots in (("<strong>", "weak"), ("<strong>", "weak"))]
    words = page(arena(games))
    assert "&lt;strong&gt; ahead of weak" in words
    assert "<strong>" not in words
    assert "This game reports no facts" in words


def test_the_command_writes_it_and_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parquet, html = tmp_path / "out.parquet", tmp_path / "out.html"
    call = ["arena", "nobunaga", "--players", "4", "--bots", "random", "--games", "8", "--option", "strict=true"]
    run(capsys, *call, "--out", str(parquet))
    assert str(html) in run(capsys, "report", str(parquet), "--html", str(html))[0]
    words = Outline(html.read_text("utf-8")).words
    assert any("--games 8 --seed 1 --option strict=true" in word for word in words)


# ── the game's facts as numbers ──


def test_facts_of_all_kinds_become_counts() -> None:
    told = [
        {"side": "east", "won": True, "cards": {"spy": 2}, "castles": 3},
        {"side": "west", "won": False, "cards": {}, "castles": 3},
    ]
    counts = {fact.name: {name: list(count) for name, count in fact.counts.items()} for fact in balance.columns(told)}
    assert counts == {
        "side": {"east": [1, 0], "west": [0, 1]},
        "won": {"yes": [1, 0]},
        "cards": {"spy": [2, 0]},
        "castles": {"3": [1, 1]},
    }


def test_lifts_are_ordered_by_what_they_are_worth_and_numbers_by_value() -> None:
    games = [(deal, ("a", "a"), (1, 2) if deal % 4 else (2, 1)) for deal in range(80)]
    facts = [[{"card": {"good": 1}, "level": 10}, {"card": {"bad": 1}, "level": 9}] for _ in games]
    tables = balance.lifts(arena(games, facts))
    assert [item.name for item in tables["card"]] == ["good", "bad"]
    assert [item.name for item in tables["level"]] == ["9", "10"]
    good = tables["card"][0].lift
    assert (good.with_it, good.without, good.count) == (0.75, 0.25, 80)


def test_of_what_nearly_all_have_more_is_held_against_less() -> None:
    assert balance.threshold(np.array([0.0, 0, 1, 2])) == 0
    assert balance.threshold(np.array([1.0, 2, 2, 7])) == 2


def test_scales_are_round() -> None:
    assert axis_between(0.07, 0.38, str).ticks == pytest.approx([0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4])
    assert (round_step(0.3), round_step(7), round_step(20)) == (0.5, 10, 20)
    assert axis_between(5, 5, str).low < 5 < axis_between(5, 5, str).high


def test_whole_numbers_get_a_bar_each() -> None:
    assert bin_width(np.array([3.0, 40.0])) == 1
    assert bin_width(np.array([0.0, 4000.0])) == 100
    assert bin_width(np.array([0.0, 0.5])) == 0.02
