"""Hidden information never leaves: every byte sent to every seat and spectator, against the leak property.

A game is played by people whose sockets record everything. Each message must be exactly what scenes.Broadcast makes of the true
table, and must stay the same, byte for byte, when everything that viewer cannot know is drawn again.
"""

from __future__ import annotations

import json
import random
import sqlite3
from typing import Any

import pytest

from kassen.core import rules
from kassen.server import messages as m
from kassen.server import scenes
from kassen.server.entries import AnyEntry, read_entry
from kassen.server.table import Table
from tests.nightly import by_day
from tests.server.conftest import GAMES, Invite, Running
from tests.server.guests import Guest, Line, decide, let_bots_finish, race, seated

MOST_MESSAGES = 100  # a viewer; longer games are checked at that many random moments
LONGEST = 400  # plies; only a random game of Moegahara with six is longer, and the same things happen on and on


def journal_of(server: Running, table: str) -> list[AnyEntry]:
    with sqlite3.connect(server.house.store.path) as database:
        rows = database.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    return [read_entry(body) for (body,) in rows]


@pytest.mark.parametrize(
    ("game", "players"),
    by_day(
        [(game, count) for game in GAMES for count in (2, max(rules(game).players))],
        [("gunkimono", 5), ("moegahara", 2), ("nobunaga", 2), ("nobunaga", 5), ("provinces", 4)],
    ),
)
def test_every_byte_sent_stays_the_same_whatever_the_viewer_cannot_know(
    shared: Running, invite: Invite, game: str, players: int
) -> None:
    guests = [invite(f"Guest {seat}") for seat in range(players)]
    table = seated(guests, game)
    viewers: dict[Any, Line] = {seat: guest.follow(table, lang="en") for seat, guest in enumerate(guests)}
    viewers[None] = invite("Watcher").follow(table, lang="en")
    race(viewers, guests[0].look(table)["scene"], seed=3, plies=LONGEST)
    first, *journal = journal_of(shared, table)
    check(Table.read(table, [first]), journal, viewers)


class Told:
    """What one viewer was sent: the welcome, and every update by its number."""

    def __init__(self, line: Line) -> None:
        texts = [(json.loads(text), text) for text in line.bytes]
        self.since, self.welcome = next((read["number"], text) for read, text in texts if read["type"] == "welcome")
        self.updates = {read["number"]: text for read, text in texts if read["type"] == "update"}
        self.checked = set(random.Random(1).sample(sorted(self.updates), min(len(self.updates), MOST_MESSAGES)))


def check(table: Table, journal: list[AnyEntry], lines: dict[int | None, Line]) -> None:
    """The welcome and all updates of everybody; the table is played through once beside them."""
    viewers = {viewer: Told(line) for viewer, line in lines.items()}
    for number, entry in enumerate(journal, 1):
        applied = table.apply(entry)
        broadcast = scenes.Broadcast(table, applied, entry.at)
        for viewer, told in viewers.items():
            if number == told.since:
                check_welcome(table, viewer, told.welcome)
            if number not in told.updates:
                continue
            assert m.encode(broadcast.update(viewer, "en")).decode() == told.updates[number]
            if number in told.checked and table.state is not None and not table.finished:
                true, table.state = table.state, table.state.resample(viewer, number)
                again = scenes.Broadcast(table, applied, entry.at).update(viewer, "en")
                assert m.encode(again).decode() == told.updates[number]
                table.state = true


def check_welcome(table: Table, viewer: int | None, welcome: str) -> None:
    assert table.state is not None
    true = table.state
    for state in (true, true.resample(viewer, 1)):
        table.state = state
        assert m.encode(scenes.scene(table, viewer, "en", 0)).decode() in welcome
        assert m.encode(scenes.story(table, viewer, "en", -1)).decode() in welcome
    table.state = true


def everything_sent(guest: Guest) -> str:
    return "".join(text for line in guest.lines for text in line.bytes)


def test_the_seed_is_told_at_the_end_and_not_before(shared: Running, invite: Invite, game: str) -> None:
    aki = invite("Aki")
    table = aki.open(game, seats=["me", "me"], start=True)
    seed = journal_of(shared, table)[0].seed  # type: ignore[union-attr]
    play_some([aki, aki], table, 5)
    for path in ("", "/replay", "/replay?ply=0&seat=0", "/file"):
        assert str(seed) not in aki.http.get(f"/api/tables/{table}{path}").text
    over = let_bots_finish(aki, table)
    before_the_end = everything_sent(aki).replace(json.dumps(over, separators=(",", ":"), ensure_ascii=False), "")
    assert over["table"]["seed"] == seed
    assert before_the_end.count(str(seed)) == 0
    assert str(seed) in aki.http.get(f"/api/tables/{table}/file").text


def play_some(guests: list[Guest], table: str, decisions: int = 25) -> None:
    dice = random.Random(decisions)
    for _ in range(decisions):
        seen = guests[0].look(table)["table"]
        if seen["status"] != "running":
            return
        mover = guests[seen["seat"]]
        decide(mover, table, mover.look(table, seat=seen["seat"])["scene"], dice)


def test_a_replay_of_a_running_game_shows_a_spectator_no_more_than_he_saw(invite: Invite, game: str) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, game)
    watcher = invite("Watcher")
    line = watcher.follow(table)
    views = {0: line.type("welcome")["scene"]["view"]}
    play_some(guests, table, 8)
    plies = watcher.look(table)["table"]["ply"]
    while max(views) < plies:
        view = line.news("decided")["scene"]["view"]
        views[view["ply"]] = view
    for ply, view in views.items():
        assert watcher.get(f"/api/tables/{table}/replay", ply=ply)["scene"]["view"] == view
    watcher.get(f"/api/tables/{table}/replay", 403, seat=0)
    watcher.get(f"/api/tables/{table}", 403, seat=0)
    own = guests[1].get(f"/api/tables/{table}/replay", ply=1, seat=1)["scene"]["view"]
    assert own["viewer"] == 1
    guests[1].get(f"/api/tables/{table}/replay", 403, seat=0)


def test_cookies_are_never_repeated_and_only_their_hashes_are_kept(shared: Running, invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga")
    line = guests[0].follow(table)
    play_some(guests, table, 3)
    line.news("decided")
    secrets: list[Any] = [guest.http.cookies["kassen"] for guest in guests]
    with sqlite3.connect(shared.house.store.path) as database:
        kept = str([database.execute(f"SELECT * FROM {name}").fetchall() for name in ("people", "keys", "codes", "entries")])
    for secret in secrets:
        assert secret not in everything_sent(guests[0]) + guests[1].http.get(f"/api/tables/{table}").text
        assert secret not in kept
