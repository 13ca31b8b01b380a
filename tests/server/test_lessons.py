"""Lessons over HTTP: whole, slim, asked for once."""

from __future__ import annotations

import gzip

import pytest

from tests.server.conftest import Invite

GAMES = ["gunkimono", "moegahara", "nobunaga", "provinces"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_comes_whole_and_is_not_sent_twice(invite: Invite, game: str) -> None:
    guest = invite(known=False)
    first = guest.http.get(f"/api/games/{game}/lesson", params={"lang": "ja"})
    assert first.status_code == 200
    assert len(gzip.compress(first.content)) < 20_000
    for step in first.json()["steps"]:
        moves = [move["id"] for move in step["view"]["moves"]]
        answered = [id for answer in step["answers"] for id in answer.get("moves", [])]
        assert len(answered) == len(set(answered))
        general = [answer for answer in step["answers"] if not answer.get("moves")]
        assert set(answered) == set(moves) or len(general) == 1
        assert sum(answer.get("right", False) for answer in step["answers"]) == 1
        assert all("moves" not in turn["view"] for turn in step["turns"])
    again = guest.http.get(f"/api/games/{game}/lesson", params={"lang": "ja"}, headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_a_lesson_shows_the_learner_nothing_he_may_not_see(invite: Invite) -> None:
    lesson = invite(known=False).get("/api/games/moegahara/lesson")
    for step in lesson["steps"]:
        for view in [step["view"], *(turn["view"] for turn in step["turns"])]:
            assert view["viewer"] == step["seat"]


def test_games_say_what_they_have_to_learn_from(invite: Invite) -> None:
    guest = invite(known=False)
    assert {game["id"] for game in guest.get("/api/games") if game["lesson"] and game["summary"]} >= set(GAMES)
    assert guest.http.get("/api/games/provinces/summary", params={"lang": "fr"}).text.startswith("# ")
    guest.get("/api/games/chess/lesson", expect=404)
    guest.get("/api/games/chess/summary", expect=404)
