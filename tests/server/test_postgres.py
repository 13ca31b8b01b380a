"""Several processes serve the same tables: a real PostgreSQL, real processes, kill -9."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.server.conftest import Invite, Process
from tests.server.crowd import play_until
from tests.server.guests import Guest, decide, play_out
from tests.server.test_recovery import check_nothing_lost

Run = Callable[..., Process]
pytestmark = pytest.mark.xdist_group("postgres")  # one server for all of them


@pytest.fixture
def two(run: Run, fresh_postgres: str) -> list[Process]:
    return [run("--no-limits", database=fresh_postgres) for _ in range(2)]


def at_both(two: list[Process], invite: Invite) -> tuple[list[Guest], str]:
    """Aki at one process, Beni at the other, at one table that has begun."""
    guests = [invite("Aki", at=two[0]), invite("Beni", at=two[1])]
    table = guests[0].open("nobunaga", players=3, seats=["me", "open", "random"])
    guests[1].do(table, "sit", seat=1)
    guests[0].do(table, "start")
    return guests, table


def test_people_at_different_processes_see_each_others_moves_to_the_end(pair: list[Process], invite: Invite) -> None:
    guests, table = at_both(pair, invite)
    lines, dice = [guest.follow(table) for guest in guests], random.Random(1)
    messages = [line.type("welcome") for line in lines]
    latest = max(message["number"] for message in messages)  # the bot may have moved before the second was welcomed
    messages = [
        message if message["number"] == latest else line.until(lambda m: m.get("number") == latest and "scene" in m)
        for line, message in zip(lines, messages, strict=True)
    ]
    numbers: list[list[int]] = [[], []]
    while messages[0].get("table", {}).get("status", "running") == "running":
        for guest, message in zip(guests, messages, strict=True):
            if message["scene"]["view"].get("moves"):
                decide(guest, table, message["scene"], dice)
        messages = [line.until(lambda m: m["type"] == "update" and "scene" in m) for line in lines]
        for heard, message in zip(numbers, messages, strict=True):
            heard.append(message["number"])
    assert numbers[0] == numbers[1]
    assert messages[1]["table"]["status"] == "over"
    assert messages[0]["scene"]["view"]["board"]["seats"][2] == messages[1]["scene"]["view"]["board"]["seats"][2]


def test_presence_is_known_across_processes(pair: list[Process], invite: Invite) -> None:
    guests, table = at_both(pair, invite)
    line = guests[0].follow(table)
    other = guests[1].follow(table)
    line.until(lambda m: m["type"] == "present" and len(m["people"]) == 2)
    assert guests[0].refused(table, "bot", seat=1, level="random") == "not_allowed"
    other.close()
    line.until(lambda m: m["type"] == "present" and m["people"] == [guests[0].id])


def test_two_at_once_on_two_processes_only_one_is_first(pair: list[Process], invite: Invite) -> None:
    aki = invite("Aki", at=pair[0])
    twin = Guest(pair[1].url, known=False)
    twin.http.cookies.update({"kassen": aki.http.cookies["kassen"]})
    tables = [aki.open("nobunaga", seats=["me", "me"], start=True) for _ in range(10)]
    lines = [(aki.follow(table), twin.follow(table)) for table in tables]
    for pair in lines:
        scene, _ = [line.type("welcome")["scene"] for line in pair]
        for line in pair:
            line.send("decide", turn=scene["turn"], id=scene["view"]["moves"][0]["id"], ref="x")
    for pair in lines:
        answers = [line.until(lambda m: m["type"] in ("done", "refused"))["type"] for line in pair]
        assert sorted(answers) == ["done", "refused"]
    assert {aki.look(table)["table"]["ply"] for table in tables} == {1}
    twin.close()


def test_one_process_killed_in_mid_game_the_players_go_on_at_the_other(two: list[Process], invite: Invite) -> None:
    guests, table = at_both(two, invite)
    lines = [guest.follow(table) for guest in guests]
    for line in lines:
        line.type("welcome")
    two[0].kill()
    guests[0].move_to(two[1].url)
    guests[0].follow(table).type("welcome")
    dice, line = random.Random(2), lines[1]
    seen = guests[1].look(table)
    while seen["table"]["status"] == "running":
        seat = seen["table"]["seat"]
        if seat == 2:  # the bot, now looked after by the process that is left
            line.until(
                lambda m, ply=seen["table"]["ply"]: (
                    m["type"] == "update" and m.get("scene", {}).get("view", {}).get("ply", 0) > ply
                )
            )
        else:
            decide(guests[seat], table, guests[seat].look(table)["scene"], dice)
        seen = guests[1].look(table)
    assert seen["table"]["reason"] == "finished"


def test_kill_9_of_one_process_loses_and_doubles_nothing(two: list[Process], invite: Invite) -> None:
    aki = invite("Aki", at=two[0])
    tables = [aki.open("nobunaga", seats=["me", "me"], start=True) for _ in range(30)]
    seen = play_until(two[0].url, aki, tables, 400, two[0].kill)
    aki.move_to(two[1].url)
    for each in seen:
        check_nothing_lost(aki, each)
    assert play_out([aki], tables[0])["table"]["status"] == "over"


def test_your_turn_is_told_by_a_process_that_does_not_serve_the_table(pair: list[Process], invite: Invite) -> None:
    guests, table = at_both(pair, invite)
    while (seen := guests[0].look(table))["table"]["seat"] == 2:  # the bot is quick, but not always quicker than we are
        pass
    with guests[1].http.stream("GET", "/api/feed") as feed:
        lines = feed.iter_lines()
        first = next(lines)
        if seen["table"]["seat"] == 1:
            assert f'"table":"{table}"' in first
        else:
            assert "alive" in first
            while seen["table"]["seat"] != 1:
                if seen["table"]["seat"] == 0:
                    decide(guests[0], table, guests[0].look(table)["scene"], random.Random(1))
                seen = guests[0].look(table)
            assert f'"table":"{table}"' in next(lines)
