"""A table that begins from a position says so in words, wherever one meets it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from kassen.core import Game, rules
from tests.web.conftest import Visitor
from tests.web.playing import open_table

Visit = Callable[..., Visitor]


def position() -> dict[str, Any]:
    state = Game(rules("nobunaga"), 2).start(3)
    for _ in range(6):
        state.play(state.legal()[0])
    return state.position()


def test_a_hosts_position_is_for_the_host_and_bots(visit: Visit) -> None:
    host, stranger = visit().page, visit(lang="fr-FR").page
    path = open_table(host, "nobunaga", 2, ["me", "open"], position=position())
    expect(host.get_by_role("note")).to_contain_text("not for the position itself")
    expect(host.get_by_role("button", name="Take this seat too")).to_be_visible()
    stranger.goto(path)
    expect(stranger.get_by_role("note")).to_contain_text("Seuls l’hôte et des robots peuvent jouer ici.")
    expect(stranger.get_by_role("button", name="S’asseoir")).to_have_count(0)
    stranger.goto(path.replace("/t/", "/fair/"))
    expect(stranger.get_by_role("note")).to_contain_text("mais pas la position elle-même")


def test_a_redrawn_position_is_offered_with_what_its_seed_vouches_for(visit: Visit) -> None:
    host, stranger = visit().page, visit(lang="ja-JP").page
    path = open_table(host, "nobunaga", 2, ["me", "open"], position=position(), redraw=True, listed=True)
    stranger.goto("/")
    expect(stranger.get_by_text("の局面から（隠れたものは引き直し）").first).to_be_attached()
    stranger.goto(path)
    expect(stranger.get_by_role("note")).to_contain_text("封印されたシードで引き直されました")
    expect(stranger.get_by_role("button", name="座る")).to_be_visible()
