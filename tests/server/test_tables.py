"""The life of a table: opened, seated, played, over."""

from __future__ import annotations

import random

from tests.server.conftest import Invite
from tests.server.guests import Guest, Message, let_bots_finish, play_out, race, seated


def test_one_click_and_the_first_decision_is_open(invite: Invite, game: str) -> None:
    aki = invite("Aki")
    table = aki.open(game, seats=["me", "random"], start=True)
    seen = aki.look(table, lang="fr")
    assert seen["table"]["status"] == "running"
    assert seen["you"]["seats"] == [0]
    assert seen["scene"]["prompt"]


def test_a_person_plays_bots_to_the_end(invite: Invite, game: str) -> None:
    aki, dice = invite("Aki"), random.Random(2)
    table = aki.open(game, seats=["me", "random"], start=True)
    line = aki.follow(table)
    message = line.type("welcome")
    while message["table"]["status"] != "over" if "table" in message else True:
        scene = message.get("scene")
        if scene and scene["view"].get("moves"):
            line.send("decide", turn=scene["turn"], id=dice.choice(scene["view"]["moves"])["id"])
        message = line.type("update")
    assert message["table"]["reason"] == "finished"
    assert message["table"]["seed"]
    assert message["scene"]["view"]["result"]["winners"] is not None


def test_friends_sit_down_by_the_link_and_play_to_the_end(invite: Invite, game: str) -> None:
    guests = [invite("Aki"), invite("Beni")]
    table = seated(guests, game)
    race({seat: guest.follow(table) for seat, guest in enumerate(guests)}, guests[0].look(table)["scene"], seed=1)
    over = guests[1].look(table)
    assert over["table"]["status"] == "over"
    assert {news["what"] for news in over["story"]} >= {"opened", "sat", "started", "decided"}


def test_two_seats_of_one_person_are_looked_through_one_at_a_time(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    line = aki.follow(table, seat=1)
    assert line.type("welcome")["scene"]["view"]["viewer"] == 1
    line.send("look", seat=0, ref="x")
    looking = line.type("looking")
    assert (looking["you"]["viewer"], looking["scene"]["view"]["viewer"], looking["ref"]) == (0, 0, "x")
    line.send("look")
    assert line.type("looking")["scene"]["view"]["viewer"] is None
    assert aki.get(f"/api/tables/{table}", seat=1)["scene"]["view"]["viewer"] == 1


def test_the_host_seats_bots_clears_seats_and_starts(invite: Invite) -> None:
    host, guest = invite("Host"), invite("Guest")
    table = host.open("nobunaga", players=3)
    assert host.refused(table, "start") == "not_now"
    assert guest.refused(table, "bot", seat=1, level="random") == "not_allowed"
    guest.do(table, "sit", seat=1)
    host.do(table, "clear", seat=1)
    assert guest.refused(table, "sit", seat=1) == "not_allowed"
    host.do(table, "bot", seat=1, level="random")
    host.do(table, "clear", seat=1)
    host.do(table, "bot", seat=1, level="random")
    host.do(table, "bot", seat=2, level="random")
    assert guest.refused(table, "start") == "not_allowed"
    assert host.do(table, "start")["table"]["status"] == "running"
    assert host.refused(table, "clear", seat=1) == "not_now"


def test_who_leaves_a_running_game_is_followed_by_a_bot_and_may_return(invite: Invite) -> None:
    guests = [invite("Aki"), invite("Beni"), invite("Chie")]
    table = seated(guests, "nobunaga")
    guests[2].do(table, "leave")
    assert guests[0].look(table)["table"]["seats"][2]["kind"] == "bot"
    stranger = invite("Stranger")
    assert stranger.refused(table, "sit", seat=2) == "not_now"
    guests[2].do(table, "sit", seat=2)
    assert guests[0].look(table)["table"]["seats"][2]["name"] == "Chie"


def test_a_rematch_has_the_same_game_options_and_bots_and_is_opened_once(invite: Invite) -> None:
    aki, beni = invite("Aki"), invite("Beni")
    table = aki.open("nobunaga", seats=["me", "open", "random"], options={"strict": True})
    beni.do(table, "sit", seat=1)
    aki.do(table, "start")
    assert aki.refused(table, "rematch") == "not_now"
    line = aki.follow(table)
    beni.do(table, "bot", seat=1, level="random")
    let_bots_finish(aki, table)
    again = aki.do(table, "rematch")["table"]["rematch"]
    assert beni.do(table, "rematch")["table"]["rematch"] == again
    assert line.news("rematch")["table"]["rematch"] == again
    new = beni.look(again)["table"]
    assert new["options"]["strict"] is True
    assert [seat["kind"] for seat in new["seats"]] == ["person", "open", "bot"]
    assert new["origin"] == {"kind": "rematch", "table": table}


def test_lists_show_my_tables_first_and_only_listed_ones_to_others(invite: Invite) -> None:
    aki, beni = invite("Aki"), invite("Beni")
    hidden = aki.open("nobunaga")
    shown = aki.open("nobunaga", listed=True)
    mine = aki.open("nobunaga", seats=["me", "me"], start=True)
    lobby = aki.get("/api/lobby")
    assert {hidden, shown, mine} <= {card["id"] for card in lobby["mine"]}
    assert lobby["mine"][0]["id"] == mine
    assert lobby["mine"][0]["my_turn"]
    others = beni.get("/api/lobby")
    listed = {card["id"] for card in others["open"] + others["running"]}
    assert shown in listed
    assert not {hidden, mine} & listed
    assert others["mine"] == []


def mine(guest: Guest) -> dict[str, Message]:
    return {card["id"]: card for card in guest.get("/api/lobby")["mine"]}


def test_a_rematch_against_bots_begins_at_once(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["me", "random"], start=True)
    let_bots_finish(aki, table)
    again = aki.do(table, "rematch")["table"]["rematch"]
    assert aki.look(again)["table"]["status"] == "running"


def test_a_table_of_bots_is_on_its_host_s_list_and_says_its_round(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["random", "random"], start=True)
    line = aki.follow(table)
    line.until(lambda message: message.get("table", {}).get("status") == "over")
    assert mine(aki)[table]["status"] == "over"
    assert mine(aki)[table]["round"] == 6
    guest = invite("Beni")
    open_table = aki.open("nobunaga", seats=["open", "random"])
    assert open_table in mine(aki)
    guest.do(open_table, "sit", seat=0)
    assert open_table not in mine(aki)
    assert open_table in mine(guest)


def test_a_list_is_cleared_one_by_one_and_of_all_that_is_over(invite: Invite) -> None:
    aki, beni = invite("Aki"), invite("Beni")
    over = [aki.open("nobunaga", seats=["me", "me"], start=True) for _ in range(3)]
    for table in over:
        play_out([aki], table)
    alone = aki.open("nobunaga", seats=["me", "random"], start=True)
    shared = seated([aki, beni], "nobunaga")
    assert {id for id, card in mine(aki).items() if card.get("removable")} == {*over, alone}
    assert aki.http.delete(f"/api/me/tables/{over[0]}").status_code == 204
    assert over[0] not in mine(aki)
    assert aki.http.delete("/api/me/tables").status_code == 204
    assert mine(aki).keys() == {alone, shared}
    assert aki.http.delete(f"/api/me/tables/{shared}").json()["code"] == "not_now"
    assert beni.http.delete(f"/api/me/tables/{alone}").json()["code"] == "not_found"
    assert aki.http.delete(f"/api/me/tables/{alone}").status_code == 204
    assert mine(aki).keys() == {shared}
    assert aki.look(alone)["table"]["status"] == "closed"
    assert aki.look(shared)["table"]["status"] == "running"


def test_people_at_one_screen_have_names_of_their_own_and_keep_them(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["me", "me", "random"], names=[None, "Hana", None], start=True)
    assert [seat.get("name") for seat in aki.look(table)["table"]["seats"]] == ["Aki", "Hana", None]
    let_bots_finish(aki, table)
    again = aki.do(table, "rematch")["table"]["rematch"]
    assert [seat.get("name") for seat in aki.look(again)["table"]["seats"]] == ["Aki", "Hana", None]
    unseen = {"game": "nobunaga", "seats": ["me", "me"], "names": ["Aki", "\u3164"]}
    assert aki.post("/api/tables", unseen, expect=400)["why"] == "empty-name"


def test_a_card_says_what_happened_since_and_how_it_ended(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["me", "random"], start=True)
    line = aki.follow(table)
    message = line.type("welcome")
    while (card := mine(aki)[table]).get("seat") != 0 or not all(card["moved"]) or card["moved"][1] < card["ply"]:
        if message.get("scene", {}).get("view", {}).get("moves"):
            scene = message["scene"]
            line.send("decide", turn=scene["turn"], id=scene["view"]["moves"][0]["id"])
        message = line.type("update")
    assert card["moved"][1] == card["ply"] > card["moved"][0] > 0
    assert card["news"][0]["seat"] == 1
    assert "ranks" not in card
    let_bots_finish(aki, table)
    over = mine(aki)[table]
    result = aki.look(table)["scene"]["view"]["result"]
    assert (over["ranks"], over["scores"]) == (result["ranks"], result["scores"])
    assert "news" not in over
