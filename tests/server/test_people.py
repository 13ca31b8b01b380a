"""Identity without accounts: cookies, nicknames, other devices."""

from __future__ import annotations

import re

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.conftest import Invite
from tests.server.guests import Guest


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(invite: Invite) -> None:
    nobody = invite(known=False)
    answer = nobody.http.post("/api/me", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert nobody.post("/api/me", {})["person"] == answer.json()["person"], "once somebody, always the same"


def test_nobody_may_do_nothing(invite: Invite) -> None:
    nobody, aki = invite(known=False), invite("Aki")
    table = aki.open("nobunaga")
    nobody.get("/api/me", 401)
    nobody.post("/api/tables", {"game": "nobunaga"}, 401)
    nobody.do(table, "sit", 401, seat=1)
    assert nobody.look(table)["you"]["person"] is None
    line = nobody.follow(table)
    line.send("sit", seat=1)
    assert line.type("refused")["code"] == "unknown_person"


@pytest.mark.parametrize("forged", ["x", "a" * 43, "../../etc/passwd", "' OR 1=1 --", "é" * 40])
def test_a_forged_cookie_is_nobody(invite: Invite, forged: str) -> None:
    aki, nobody = invite("Aki"), invite(known=False)
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    headers = {"Cookie": f"kassen={forged}".encode("utf-8", "ignore")}
    answer = nobody.http.post(f"/api/tables/{table}/do", json={"type": "undo"}, headers=headers)
    assert answer.status_code == 401
    assert nobody.http.get("/api/me", headers={"Authorization": f"Bearer {forged}".encode()}).status_code == 401


def test_a_public_id_is_no_key(invite: Invite) -> None:
    aki, thief = invite("Aki"), invite(known=False)
    thief.http.cookies.set("kassen", aki.id)
    thief.get("/api/me", 401)


def test_names_are_cleaned_and_changed(invite: Invite) -> None:
    aki = invite("  A\u202ek\u0000i   <b>  ")
    assert aki.get("/api/me")["name"] == "Aki <b>"
    assert aki.http.patch("/api/me", json={"name": "信長"}).json()["name"] == "信長"
    assert aki.get("/api/me")["name"] == "信長"
    for bad in ("", " ", "\u200b", "x" * 25, None, 7):
        assert aki.http.patch("/api/me", json={"name": bad}).status_code == 400
    table = aki.open("nobunaga")
    assert aki.look(table)["table"]["seats"][0]["name"] == "信長"


def test_a_code_moves_my_seats_to_another_device_once(invite: Invite) -> None:
    phone, laptop, late = invite("Aki"), invite("Somebody"), invite(known=False)
    table = phone.open("nobunaga", seats=["me", "me"], start=True)
    link = phone.post("/api/me/link", None)
    assert link["path"].endswith(link["code"])
    assert laptop.post("/api/me/claim", {"code": link["code"]})["person"] == phone.id
    assert laptop.look(table)["you"]["seats"] == [0, 1]
    assert phone.look(table)["you"]["seats"] == [0, 1]
    late.post("/api/me/claim", {"code": link["code"]}, 404)


def test_a_new_code_makes_the_old_one_void(invite: Invite) -> None:
    aki, other = invite("Aki"), invite(known=False)
    old, new = (aki.post("/api/me/link", None)["code"] for _ in range(2))
    other.post("/api/me/claim", {"code": old}, 404)
    assert other.post("/api/me/claim", {"code": new})["person"] == aki.id


def test_who_is_forgotten_has_no_key_any_more(invite: Invite) -> None:
    aki = invite("Aki")
    secret = aki.http.cookies["kassen"]
    assert aki.http.delete("/api/me").status_code == 204
    again = invite(known=False)
    again.http.cookies.set("kassen", secret)
    again.get("/api/me", 401)


def test_a_script_plays_with_a_bearer_token(invite: Invite) -> None:
    script = invite(known=False)
    me = script.post("/api/me", {"name": "Robot", "token": True})
    assert not script.http.cookies
    bearer = Guest(script.url, known=False)
    bearer.http.headers["Authorization"] = f"Bearer {me['token']}"
    assert bearer.get("/api/me")["person"] == me["person"]
    table = bearer.open("nobunaga", seats=["me", "me"], start=True)
    line = bearer.follow(table, headers={"Authorization": f"Bearer {me['token']}"})
    assert line.type("welcome")["you"]["person"] == me["person"]
    bearer.close()


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "\u3164 \u2800", "\u0301", "\ufe0f", "\u2060"]
)
def test_a_name_that_cannot_be_seen_is_refused(invite: Invite, name: str) -> None:
    assert invite(known=False).post("/api/me", {"name": name}, 400)["code"] == "unreadable"
    seen = invite(f"A{name}")
    assert seen.get("/api/me")["name"][0] in "AÁ"


def test_who_is_forgotten_is_hung_up_on_and_nobody_else(invite: Invite) -> None:
    aki, beni = invite("Aki"), invite("Beni")
    table = aki.open("nobunaga")
    hers, his = beni.follow(table), aki.follow(table)
    his.type("welcome")
    with aki.http.stream("GET", "/api/feed") as feed, aki.http.stream("GET", f"/api/tables/{table}/feed") as lines:
        told = [feed.iter_lines(), lines.iter_lines()]
        assert all(next(each) for each in told)
        assert invite(known=False).http.delete("/api/me", headers={"Cookie": aki.cookie}).status_code == 204
        for each in told:
            list(each)  # it ends
    with pytest.raises(ConnectionClosed) as closed:
        his.type("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    hers.type("welcome")
    hers.send("ping", ref=1)
    assert hers.type("pong")["ref"] == 1


@pytest.mark.parametrize(("language", "called"), [("en", r"Ronin \d{4}"), ("fr", r"Rônin \d{4}"), ("ja", r"浪人\d{4}")])
def test_a_guest_without_a_name_is_named_in_their_own_language_for_good(invite: Invite, language: str, called: str) -> None:
    guest = invite(known=False)
    name = guest.post("/api/me", {"lang": language})["name"]
    assert re.fullmatch(called, name)
    assert guest.post("/api/me", {"lang": "en"})["name"] == name
