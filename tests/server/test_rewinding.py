"""Nobody rewinds, takes advice or is replaced behind the back of somebody who sits at the table."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from kassen.server import entries as e
from kassen.server import messages as m
from kassen.server.duty import HERE, Think, Write, next_duty
from kassen.server.person import Person
from kassen.server.presence import Presence
from kassen.server.referee import judge, may_hint
from kassen.server.refusal import Refusal
from kassen.server.settings import Settings
from kassen.server.table import Table
from tests.server.conftest import Invite, Process, Serve
from tests.server.guests import Guest, decide, seated, until_replaced

AKI, BENI, CHIE = Person("aki", "Aki"), Person("beni", "Beni"), Person("chie", "Chie")
GRACE_S = 60
NO_CLOCK, LIVE = e.TimeControl(), e.TimeControl("live", 60)


def opened(people: list[Person], clock: e.TimeControl = NO_CLOCK, bots: int = 0) -> Table:
    """A game of nobunaga under way at time 0."""
    wish: dict[str, Any] = {"game": "nobunaga", "options": {}, "listed": False, "chat": True, "cover": "random"}
    players = len(people) + bots
    table = Table("t", e.Opened(at=0, host="aki", players=players, seed="s", clock=clock, grace_s=GRACE_S, **wish))
    for seat, person in enumerate(people):
        table.apply(e.Sat(at=0, seat=seat, person=person.id, name=person.name))
    for seat in range(len(people), players):
        table.apply(e.BotPut(at=0, seat=seat, level="random"))
    table.apply(e.Started(at=0))
    return table


def play(table: Table, decisions: int) -> Table:
    for _ in range(decisions):
        assert table.state is not None
        assert table.seat is not None
        table.apply(e.Decided(at=table.touched + 1000, id=table.state.legal()[0], by=table.places[table.seat].person))
    return table


def covered(why: Any, clock: e.TimeControl = NO_CLOCK) -> Table:
    table = play(opened([AKI, BENI], clock), 4)
    table.apply(e.Away(at=table.touched, seat=1, level="random", why=why))
    return table


# ── consent ──


@pytest.mark.parametrize(("why", "clock"), [("asked", NO_CLOCK), ("absent", NO_CLOCK), ("clock", LIVE)])
def test_who_is_covered_is_asked_before_anything_is_taken_back_or_advised(why: Any, clock: e.TimeControl) -> None:
    table = covered(why, clock)
    asked = judge(table, AKI, m.Undo(to=0), 9_000)
    assert isinstance(asked, e.Asked)
    assert not may_hint(table, "aki")
    table.apply(asked)
    assert table.request is not None
    assert table.request.waiting == {"beni"}
    with pytest.raises(Refusal):
        judge(table, AKI, m.Answer(request=table.request.number, yes=True), 9_000)
    assert isinstance(judge(table, BENI, m.Answer(request=table.request.number, yes=True), 9_000), e.Undone)


def test_alone_are_taken_back_only_ones_own_decisions_since_the_last_information_point() -> None:
    table = covered("asked")
    assert table.state is not None
    for to in range(table.state.ply):
        entry = judge(table, AKI, m.Undo(to=to), 9_000)
        free = isinstance(entry, e.Undone)
        assert free == (to >= table.state.undo_floor and table.seat == 0)
        assert not free or table.state.deciders[to:] == [0] * (table.state.ply - to)


def test_who_sits_alone_with_bots_asks_nobody() -> None:
    table = play(opened([AKI], bots=1), 4)
    entry = judge(table, AKI, m.Undo(to=0), 9_000)
    assert isinstance(entry, e.Undone)
    assert entry.how == "alone"
    assert may_hint(table, "aki")


def test_being_covered_does_not_end_the_request_one_is_asked() -> None:
    table = play(opened([AKI, BENI]), 4)
    table.apply(e.Asked(at=9_000, kind="hints", by="aki"))
    table.apply(e.Away(at=9_000, seat=1, level="random", why="absent"))
    assert table.request is not None
    assert table.request.waiting == {"beni"}


def test_a_consent_that_never_comes_stops_nothing() -> None:
    table = covered("absent")
    table.apply(judge(table, AKI, m.Undo(to=0), 9_000))
    play(table, 1)  # whoever is to decide decides, and the request is over
    assert table.request is None
    table.apply(judge(table, AKI, m.AskHints(), 9_000))
    play(table, 1)
    assert table.request is not None
    table.apply(judge(table, AKI, m.Answer(request=table.request.number, yes=False), 9_000))
    assert table.request is None
    assert table.running


def test_who_said_yes_may_still_say_no_when_neither_asker_nor_asked_come_back() -> None:
    table = play(opened([AKI, BENI, CHIE]), 3)
    table.apply(judge(table, AKI, m.AskHints(), 9_000))
    assert table.request is not None
    number = table.request.number
    table.apply(judge(table, CHIE, m.Answer(request=number, yes=True), 9_000))
    table.apply(judge(table, CHIE, m.Answer(request=number, yes=False), 9_000))
    assert table.request is None
    assert isinstance(judge(table, CHIE, m.AskHints(), 9_000), e.Asked)


def test_who_left_does_not_return_into_a_game_that_was_rewound_without_them() -> None:
    table = play(opened([AKI, BENI]), 4)
    table.apply(e.Left(at=9_000, seat=1, level="random"))
    assert isinstance(judge(table, BENI, m.Sit(seat=1), 9_000), e.Sat)
    table.apply(judge(table, AKI, m.Undo(to=0), 9_000))
    with pytest.raises(Refusal, match="watch"):
        judge(table, BENI, m.Sit(seat=1), 9_000)


# ── covering ──


def cover(table: Table, now_s: float, absent: dict[str, int]) -> e.AnyEntry:
    return judge(table, AKI, m.PutBot(seat=1, level="random"), int(now_s * 1000), absent)


def asking_beni(people: list[Person] | None = None, clock: e.TimeControl = NO_CLOCK) -> Table:
    table = opened(people or [AKI, BENI], clock)
    while table.seat != 1:
        play(table, 1)
    return table


def test_nobody_is_replaced_before_the_grace_time_has_run_out() -> None:
    table = asking_beni()
    closed = 100_000  # when Beni's page was closed
    for now_s in (100, 130, 159.9):
        with pytest.raises(Refusal, match="back-soon"):
            cover(table, now_s, {"aki": HERE, "beni": closed})
    assert isinstance(cover(table, 160, {"aki": HERE, "beni": closed}), e.Away)
    with pytest.raises(Refusal, match="person-present"):
        cover(table, 10_000, {"aki": HERE, "beni": HERE})
    assert isinstance(judge(table, BENI, m.PutBot(seat=1, level="random"), 100_000, {"beni": HERE}), e.Away)


def test_who_waits_for_a_slow_decision_has_the_grace_time_from_when_they_are_asked() -> None:
    table = asking_beni()
    table.since = 500_000
    with pytest.raises(Refusal):
        cover(table, 559, {"beni": 1_000})
    assert isinstance(cover(table, 560, {"beni": 1_000}), e.Away)


def test_who_has_days_for_a_decision_is_not_replaced() -> None:
    table = play(opened([AKI, BENI], e.TimeControl("days", 86_400)), 4)
    with pytest.raises(Refusal, match="days"):
        cover(table, 3_600, {"beni": 10_000})


def test_the_server_covers_by_the_same_grace_time() -> None:
    table = asking_beni()
    duty = next_duty(table, {"aki": HERE, "beni": 100_000}, Settings())
    assert isinstance(duty, Write)
    assert isinstance(duty.entry, e.Away)
    assert duty.at == 100_000 + GRACE_S * 1000


def test_bots_among_themselves_play_only_while_somebody_watches() -> None:
    table = opened([], bots=2)
    assert isinstance(next_duty(table, {"": 100_000}, Settings()), Write)  # to close it one day
    assert next_duty(table, {"": HERE}, Settings(watched_ms=700)) == Think(700, "random")


def test_nobody_is_replaced_before_it_is_their_turn_nor_by_a_weaker_bot_than_the_table_has() -> None:
    table = asking_beni()
    assert isinstance(bot := judge(table, AKI, m.PutBot(seat=1, level="greedy"), 10_000_000, {"aki": HERE, "beni": 0}), e.Away)
    assert bot.level == table.opened.cover == "random"
    while table.seat != 0:
        play(table, 1)
    with pytest.raises(Refusal, match="not-their-turn"):
        judge(table, AKI, m.PutBot(seat=1, level="random"), 10_000_000, {"aki": HERE, "beni": 0})


def test_with_other_people_there_the_host_does_not_change_a_bot_under_way() -> None:
    table = opened([AKI, BENI], bots=1)
    with pytest.raises(Refusal, match="begun-bot"):
        judge(table, AKI, m.PutBot(seat=2, level="greedy"), 9_000)
    table.apply(e.Left(at=9_000, seat=1, level="random"))
    assert isinstance(judge(table, AKI, m.PutBot(seat=2, level="greedy"), 9_000), e.BotPut)


# ── time ──


def deciding_twice(clock: e.TimeControl) -> Table:
    """Aki has made a decision and has another to make, so that the first may be taken back freely."""
    wish: dict[str, Any] = {"game": "gunkimono", "options": {}, "listed": False, "chat": True, "cover": "random"}
    table = Table("t", e.Opened(at=0, host="aki", players=2, seed="s", clock=clock, grace_s=GRACE_S, **wish))
    for seat, person in enumerate([AKI, BENI]):
        table.apply(e.Sat(at=0, seat=seat, person=person.id, name=person.name))
    table.apply(e.Started(at=0))
    while not (table.seat == 0 and table.state and table.state.ply > table.undo_floor):
        play(table, 1)
    return table


def around(table: Table, at: int) -> None:
    """The last decision is taken back, and made again."""
    assert table.state is not None
    last = table.state.decisions[-1]
    undone = judge(table, AKI, m.Undo(to=table.state.ply - 1), at)
    assert isinstance(undone, e.Undone)
    assert undone.how == "free"
    table.apply(undone)
    table.apply(e.Decided(at=at, id=last, by="aki"))


def test_taking_back_neither_stops_a_live_clock_nor_earns_the_bonus_again() -> None:
    table = deciding_twice(e.TimeControl("live", 600, 5))
    left, begun = table.left_ms(table.touched)[0], table.touched
    for seconds in (40, 90, 130):
        around(table, begun + seconds * 1000)
        assert table.left_ms(table.touched)[0] == left - seconds * 1000


def test_taking_back_does_not_put_off_the_day() -> None:
    table = deciding_twice(e.TimeControl("days", 86_400))
    due = table.deadline
    for hours in (5, 10, 20):
        around(table, table.touched + hours * 1_000)
        assert table.deadline == due


@pytest.mark.parametrize("clock", [e.TimeControl("live", 600), e.TimeControl("days", 86_400)], ids=["live", "days"])
def test_getting_up_or_handing_over_for_a_moment_gives_no_time(clock: e.TimeControl) -> None:
    table = asking_beni(clock=clock)
    due, begun = table.deadline, table.since
    for entry in (
        e.Left(at=begun + 50_000, seat=1, level="random"),
        e.Sat(at=begun + 50_000, seat=1, person="beni", name="Beni"),
        e.Away(at=begun + 90_000, seat=1, level="random", why="asked"),
        e.Back(at=begun + 90_000, by="beni"),
    ):
        table.apply(entry)
    assert table.deadline == due


def test_coming_back_again_and_again_does_not_keep_the_bot_from_deciding() -> None:
    table = asking_beni(clock=LIVE)
    for times in range(3):
        duty = next_duty(table, {"aki": HERE, "beni": HERE}, Settings())
        assert isinstance(duty, Write) == (times < 2)
        if isinstance(duty, Write):
            table.apply(duty.entry)
            table.apply(e.Back(at=duty.at, by="beni"))
    assert isinstance(duty, Think)
    assert duty.at <= table.touched


# ── presence ──


def test_a_look_or_an_act_without_a_socket_is_presence_also_at_another_process() -> None:
    heard: list[str] = []
    here = Presence(heard.append, lambda _: None, alone=False)
    there = Presence(lambda _: None, lambda _: None, alone=False)
    here.sign("t", "beni", 50_000)
    for word in heard:
        there.hear(word, 50_100)
    assert here.absent("t", ["beni", "chie"], 7, 60_000) == {"beni": 50_000, "chie": 7}
    assert there.absent("t", ["beni"], 7, 60_000) == {"beni": 50_100}


def test_nobody_is_away_before_the_other_processes_could_say_whom_they_see() -> None:
    here = Presence(lambda _: None, lambda _: None, alone=False)
    here.ask("t", 100_000)
    assert here.absent("t", ["beni"], 7, 101_000) == {"beni": 100_000}
    assert here.absent("t", ["beni"], 7, 106_000) == {"beni": 7}


def test_somebody_at_a_process_that_died_was_here_until_it_was_missed() -> None:
    heard: list[str] = []
    dying = Presence(heard.append, lambda _: None, alone=False)
    alive = Presence(lambda _: None, lambda _: None, alone=False)
    dying.come("t", "beni", 1_000)
    alive.hear(heard[-1], 1_000)
    assert alive.absent("t", ["beni"], 0, 40_000) == {"beni": HERE}
    assert alive.absent("t", ["beni"], 0, 50_000) == {"beni": 50_000}


# ── the attack, at a real server ──


def rewinds_alone(guest: Guest, table: str) -> bool:
    happened = [news["what"] for news in guest.do(table, "undo", to=0)["story"]]
    assert ("undone" in happened) != ("asked" in happened)
    return "undone" in happened


@pytest.mark.parametrize("page", [True, False], ids=["with a page", "over HTTP only"])
def test_covering_somebody_for_a_moment_does_not_show_the_pile(invite: Invite, page: bool) -> None:
    guests, dice = [invite("Aki"), invite("Beni")], random.Random(1)
    aki, beni = guests
    table = seated(guests, "nobunaga", grace_s=2)
    while (now := aki.look(table)["table"])["ply"] < 4 or now["seat"] != 1:
        mover = guests[now["seat"]]
        decide(mover, table, mover.look(table)["scene"], dice)
    if page:
        line = beni.follow(table)
        line.type("welcome")
        line.close()
    else:
        beni.look(table)
    assert aki.refused(table, "bot", seat=1, level="random") == "not_allowed"
    until_replaced(aki, table, 1)
    before = aki.look(table)["table"]["ply"]
    assert not rewinds_alone(aki, table)
    seen = aki.look(table)["table"]
    assert seen["ply"] >= before
    assert seen["request"]["waiting"] == [beni.id]
    assert aki.refused(table, "answer", request=seen["request"]["number"], yes=True) == "not_now"


def test_with_a_live_clock_who_sits_there_covered_is_asked(invite: Invite) -> None:
    guests, dice = [invite("Aki"), invite("Beni")], random.Random(1)
    table = seated(guests, "nobunaga", clock={"kind": "live", "seconds": 3, "bonus": 0})
    lines = [guest.follow(table) for guest in guests]
    mover = guests[guests[0].look(table)["table"]["seat"]]
    while guests[mover.look(table)["table"]["seat"]] is mover:
        decide(mover, table, mover.look(table)["scene"], dice)
    away = lines[0].news("away")["news"]
    assert away["how"] == "clock"
    assert away["person"] != mover.id
    assert not rewinds_alone(mover, table)
    assert not mover.look(table)["table"]["hints"]


def test_a_table_that_left_memory_still_ends_when_nobody_returns(serve: Serve, invite: Invite) -> None:
    server = serve(idle_open_s=1, forget_room_s=0.0)
    aki, watcher = invite("Aki", at=server), invite("Watcher", at=server)
    table, give_up = aki.open("nobunaga"), time.monotonic() + 10
    while watcher.look(table)["table"]["status"] == "open":
        assert time.monotonic() < give_up, "it begins to wait anew whenever it is read from the journal"
        server.forget_all()


def test_acts_at_one_process_are_presence_at_the_other(pair: list[Process], invite: Invite) -> None:
    guests = [invite("Aki", at=pair[0]), invite("Beni", at=pair[0])]
    table = seated(guests, "nobunaga", grace_s=3_600)
    aki, beni = guests
    aki.move_to(pair[1].url)
    beni.look(table)
    assert aki.refused(table, "bot", seat=1, level="random") == "not_allowed"
