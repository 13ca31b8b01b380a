"""Taking back, asking the others, advice, talk."""

from __future__ import annotations

import random

from tests.server.conftest import Invite
from tests.server.guests import Guest, decide, seated


def test_against_bots_alone_undo_is_always_possible_and_marked(invite: Invite) -> None:
    aki, dice = invite("Aki"), random.Random(1)
    table = aki.open("nobunaga", seats=["me", "random"], start=True)
    line = aki.follow(table)
    scene = line.type("welcome")["scene"]
    while not scene["view"].get("moves"):
        scene = line.news("decided")["scene"]
    made = scene["view"]["ply"]
    line.send("decide", turn=scene["turn"], id=dice.choice(scene["view"]["moves"])["id"])
    scene = line.until(lambda m: m["type"] == "update" and bool(m["scene"]["view"].get("moves")))["scene"]
    assert scene["undo"]["how"] in ("alone", "free")
    line.send("undo", to=made)
    undone = line.news("undone")
    assert undone["scene"]["view"]["ply"] == made
    assert undone["news"]["how"] in ("alone", "free")
    story = aki.look(table)["story"]
    assert "undone" in [news["what"] for news in story]
    assert not [news for news in story if news["what"] == "decided" and news["ply"] > made and news["number"] < undone["number"]]


def asking(invite: Invite) -> tuple[list[Guest], str, Guest, Guest]:
    """Two people, and the one of them who cannot take their last decision back for nothing any more."""
    guests, dice = [invite("Aki"), invite("Beni")], random.Random(1)
    table = seated(guests, "nobunaga")
    while True:
        for asker, other in (guests, guests[::-1]):
            if asker.look(table)["scene"].get("undo", {}).get("how") == "ask":
                return guests, table, asker, other
        mover = guests[guests[0].look(table)["table"]["seat"]]
        decide(mover, table, mover.look(table)["scene"], dice)


def test_undo_is_free_to_the_last_information_point_also_against_people(invite: Invite) -> None:
    guests, dice = [invite("Aki"), invite("Beni")], random.Random(1)
    table = seated(guests, "gunkimono")  # where one turn is several decisions
    while True:
        mover = guests[guests[0].look(table)["table"]["seat"]]
        decide(mover, table, mover.look(table)["scene"], dice)
        offer = mover.look(table)["scene"]["undo"]
        if offer["how"] == "free":
            break
    other = next(guest for guest in guests if guest is not mover)
    assert other.look(table)["scene"].get("undo", {}).get("how") != "free"
    seen = mover.do(table, "undo")
    assert seen["table"]["ply"] == offer["to"]
    assert seen["story"][-1]["how"] == "free"
    if offer["to"]:
        assert "request" in mover.do(table, "undo", to=0)["table"]


def test_beyond_an_information_point_the_others_must_agree(invite: Invite) -> None:
    _, table, asker, other = asking(invite)
    to = asker.look(table)["scene"]["undo"]["to"]
    line = other.follow(table)
    asker.do(table, "undo")
    request = line.news("asked")["table"]["request"]
    assert (request["kind"], request["by"], request["waiting"]) == ("undo", asker.id, [other.id])
    assert asker.refused(table, "answer", request=request["number"], yes=True) == "not_now"
    other.do(table, "answer", request=request["number"], yes=True)
    undone = line.news("undone")
    assert undone["news"]["how"] == "agreed"
    assert undone["table"]["ply"] == to
    assert "request" not in undone["table"]


def test_one_no_ends_the_request(invite: Invite) -> None:
    _, table, asker, other = asking(invite)
    asked = asker.do(table, "undo")["table"]
    number = asked["request"]["number"]
    seen = other.do(table, "answer", request=number, yes=False)
    assert "request" not in seen["table"]
    assert seen["table"]["ply"] == asked["ply"]
    assert other.refused(table, "answer", request=number, yes=True) == "late"


def test_a_decision_ends_the_request_to_undo(invite: Invite) -> None:
    guests, table, asker, other = asking(invite)
    line = asker.follow(table)
    number = asker.do(table, "undo")["table"]["request"]["number"]
    mover = guests[other.look(table)["table"]["seat"]]
    decide(mover, table, mover.look(table)["scene"], random.Random(1))
    assert "request" not in line.news("decided")["table"]
    assert other.refused(table, "answer", request=number, yes=True) == "late"


def test_undo_never_rolls_other_dice(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    first = aki.look(table)["scene"]
    once = decide(aki, table, first, random.Random(5))
    aki.do(table, "undo", to=0)
    again = decide(aki, table, aki.look(table)["scene"], random.Random(5))
    assert again["story"][-1]["events"] == once["story"][-1]["events"]


def test_hints_are_free_against_bots_and_need_consent_against_people(invite: Invite) -> None:
    aki = invite("Aki")
    alone = aki.open("nobunaga", seats=["me", "me"], start=True)
    hinted = aki.do(alone, "hint")
    assert hinted["type"] == "hinted"
    assert hinted["move"]["id"] in [move["id"] for move in aki.look(alone)["scene"]["view"]["moves"]]
    best, other = hinted["candidates"]
    assert best["move"] == hinted["move"]
    assert best["chance"] >= other["chance"]
    assert min(best["error"], other["error"]) > 0
    guests = [aki, invite("Beni")]
    table = seated(guests, "nobunaga")
    mover = guests[aki.look(table)["table"]["seat"]]
    other = next(guest for guest in guests if guest is not mover)
    assert mover.refused(table, "hint") == "not_allowed"
    number = mover.do(table, "ask_hints")["table"]["request"]["number"]
    assert other.do(table, "answer", request=number, yes=True)["table"]["hints"]
    assert mover.do(table, "hint")["type"] == "hinted"
    assert other.refused(table, "hint") == "not_now"


def test_who_is_to_decide_and_nobody_else_is_told_what_moves_would_bring(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga")
    mover = guests[guests[0].look(table)["table"]["seat"]]
    other = next(guest for guest in guests if guest is not mover)
    scene = mover.look(table)["scene"]
    ids = [move["id"] for move in scene["view"]["moves"]]
    told = mover.do(table, "effects", turn=scene["turn"], ids=[*ids, 1])
    assert list(told["effects"]) == [str(id) for id in ids]
    assert told["effects"][str(ids[0])][0]["effect"] == "worth"
    assert other.refused(table, "effects", turn=scene["turn"], ids=ids) == "not_now"
    assert mover.refused(table, "effects", turn=scene["turn"] + 1, ids=ids) == "late"


def test_chat_is_told_and_kept_as_text(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, "nobunaga")
    line = guests[1].follow(table)
    nasty = '<script>alert("x")</script> & “合戦” \u202e\x00'
    guests[0].do(table, "chat", text=nasty)
    said = line.news("said")["news"]
    assert said["name"] == "Aki"
    assert said["text"].startswith('<script>alert("x")</script> & “合戦”')
    assert "\x00" not in said["text"]
    guests[0].do(table, "react", reaction="bow")
    assert line.news("reacted")["news"]["text"] == "bow"
    assert guests[0].refused(table, "chat", text="x" * 301) == "unreadable"
    assert guests[0].refused(table, "chat", text=" ") == "unreadable"
    assert invite("Watcher").do(table, "chat", text="good luck")["number"] == line.news("said")["number"]


def test_a_table_without_chat_has_none(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", chat=False)
    assert aki.refused(table, "chat", text="hello") == "not_allowed"
    assert aki.refused(table, "react", reaction="bow") == "not_allowed"


def test_chat_keeps_what_scripts_and_emoji_are_joined_with_and_drops_what_hides(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga")
    family, persian = "👨‍👩‍👧‍👦 ok", "می‌خواهم"
    for said, kept in ((family, family), (persian, persian), ("a\u202eb\u200bc", "abc"), ("❤️", "❤️")):
        assert aki.do(table, "chat", text=said)["story"][-1]["text"] == kept
    for nothing in ("\u200d\u200c", "\u3164", "\u2800 \u2800", "\u202e"):
        assert aki.refused(table, "chat", text=nothing) == "unreadable"
