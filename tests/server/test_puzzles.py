"""Puzzles over HTTP: the question without its answer, then the answer to one try."""

from __future__ import annotations

import datetime
import json

from kassen.analysis.puzzles import of_the_day, puzzles
from kassen.core import rules
from tests.server.conftest import Invite

GAME = "provinces"


def test_a_try_is_answered_and_a_question_is_not(invite: Invite) -> None:
    guest = invite(known=False)
    asked = guest.get(f"/api/games/{GAME}/puzzle", date="2026-11-17")
    puzzle = puzzles(rules(GAME))[asked["number"]]
    assert not {"options", "ahead", "best", "chance"} & asked.keys()
    assert str(puzzle.options[0].value) not in json.dumps(asked)
    tried = next(option.id for option in puzzle.options if option.id != puzzle.best)
    answer = guest.post(f"/api/games/{GAME}/puzzles/{asked['number']}/try", {"id": tried}, expect=200)
    assert answer["grade"] == "blunder"
    assert [option["id"] for option in answer["options"]] == [option.id for option in puzzle.options]
    right = guest.post(f"/api/games/{GAME}/puzzles/{asked['number']}/try", {"id": puzzle.best}, expect=200)
    assert right["grade"] == "best"


def test_the_day_decides_which_puzzle_it_is(invite: Invite) -> None:
    guest = invite(known=False)
    for day in ("2026-11-17", "2026-11-18", "2027-01-01"):
        asked = guest.get(f"/api/games/{GAME}/puzzle", date=day)
        assert asked["number"] == of_the_day(rules(GAME), datetime.date.fromisoformat(day))


def test_nonsense_is_refused(invite: Invite) -> None:
    guest = invite(known=False)
    guest.get("/api/games/chess/puzzle", expect=404, date="2026-11-17")
    guest.get(f"/api/games/{GAME}/puzzle", expect=400, date="2026-02-31")
    guest.get(f"/api/games/{GAME}/puzzle", expect=400)
    guest.post(f"/api/games/{GAME}/puzzles/99999/try", {"id": 1}, expect=404)
    guest.post(f"/api/games/{GAME}/puzzles/0/try", {"id": 99999}, expect=422)
    guest.post(f"/api/games/{GAME}/puzzles/0/try", {}, expect=400)
