"""Clocks, absence, and tables nobody comes back to."""

from __future__ import annotations

import random

from tests.server.conftest import Invite, Serve
from tests.server.guests import Guest, Line, decide, seated, until_replaced

LIVE = {"kind": "live", "seconds": 1, "bonus": 0}


def mover_of(guests: list[Guest], table: str) -> tuple[Guest, Guest]:
    mover = guests[guests[0].look(table)["table"]["seat"]]
    return mover, next(guest for guest in guests if guest is not mover)


def test_who_is_away_is_covered_and_returns(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga", grace_s=1)
    mover, other = mover_of(guests, table)
    line = other.follow(table, lang="en")
    away = line.news("away")
    assert away["news"]["how"] == "absent"
    assert away["news"]["lines"] == [f"{away['news']['name']} is away; a bot (Random) plays meanwhile."]
    assert line.news("decided")["news"]["level"] == "random"
    back = mover.follow(table)
    assert line.news("back")["news"]["person"] == mover.id
    assert back.news("back")["table"]["seats"][guests.index(mover)].get("cover") is None


def test_nobody_is_covered_while_nobody_waits(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["me", "random"], start=True, grace_s=1)
    with_socket = aki.follow(table)
    with_socket.type("welcome")
    with_socket.close()
    later = aki.open("nobunaga", seats=["me", "me"], start=True, grace_s=1)  # something that takes a while on the same server
    decide(aki, later, aki.look(later)["scene"], random.Random(1))
    assert "away" not in [news["what"] for news in aki.look(table)["story"]]


def test_time_is_up_a_bot_plays_until_the_person_says_back(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga", clock=LIVE)
    mover, other = mover_of(guests, table)
    lines = {guest: guest.follow(table) for guest in guests}
    clocks = lines[mover].type("welcome")["scene"]["clocks"]
    assert clocks["running"] == guests.index(mover)
    away = lines[mover].news("away")
    assert away["news"]["how"] == "clock"
    assert lines[other].news("decided")["news"]["level"] == "random"
    mover.do(table, "back")
    back = lines[mover].news("back")
    assert 0 < back["scene"]["clocks"]["left_ms"][guests.index(mover)] <= 30_000


def test_days_per_decision_the_bot_makes_only_the_one_that_is_late(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga", clock={"kind": "days", "seconds": 1})
    _, other = mover_of(guests, table)
    line = other.follow(table)
    assert line.news("decided")["news"]["level"] == "random"
    seats = other.look(table)["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person"]
    assert not [seat for seat in seats if "cover" in seat]


def test_deciding_takes_a_covered_seat_back(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga", grace_s=1)
    mover, other = mover_of(guests, table)
    seat = guests.index(mover)
    scene = mover.look(table)["scene"]
    until_replaced(other, table, seat)  # nobody has a page open: the bot waits for company
    assert other.look(table)["table"]["seats"][seat]["cover"] == "random"
    seen = decide(mover, table, scene, random.Random(1))
    assert [news["what"] for news in seen["story"]] == ["back", "decided"]


def test_a_bot_takes_only_the_place_of_somebody_absent_or_of_oneself(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga")
    lines: list[Line] = [guest.follow(table) for guest in guests]
    for line in lines:
        line.until(lambda m: m["type"] == "present" and len(m["people"]) == 2)
    assert guests[0].refused(table, "bot", seat=1, level="random") == "not_allowed"
    assert guests[1].do(table, "bot", seat=1, level="random")["table"]["seats"][1]["cover"] == "random"
    assert invite("Stranger").refused(table, "bot", seat=0, level="random") == "not_yours"


def test_a_table_nobody_returns_to_ends(serve: Serve, invite: Invite) -> None:
    server = serve(idle_open_s=1, idle_running_s=1)
    aki, watcher = invite("Aki", at=server), invite("Watcher", at=server)
    for wish, reason in (({}, "closed"), ({"seats": ["me", "me"], "start": True}, "abandoned")):
        line = watcher.follow(aki.open("nobunaga", **wish))
        ended = line.news("ended")["table"]
        assert (ended["status"], ended["reason"]) == ("closed", reason)
        assert ended["seed"]


def test_a_table_does_not_end_while_its_people_are_there(serve: Serve, invite: Invite) -> None:
    server = serve(idle_running_s=1)
    aki, watcher = invite("Aki", at=server), invite("Watcher", at=server)
    kept = aki.open("nobunaga", seats=["me", "me"], start=True)
    aki.follow(kept).type("welcome")
    line = watcher.follow(aki.open("nobunaga", seats=["me", "me"], start=True))
    line.news("ended")  # by now the other one would have ended too
    assert aki.look(kept)["table"]["status"] == "running"
