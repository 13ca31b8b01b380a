"""A table that is over can be looked back on; one that is not cannot."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import kassen
from kassen.analysis import Analysis
from kassen.core import Log
from kassen.server.analyses import Analyses
from kassen.server.bot_queue import ANYBODY
from kassen.server.limits import Gate
from kassen.server.lookback import Pictures, lines
from kassen.server.refusal import Refusal
from kassen.server.settings import Limits
from kassen.server.store import make_store
from kassen.server.thinking import Thinking
from tests.nightly import at_night
from tests.server.conftest import Invite
from tests.server.guests import Guest, let_bots_finish


@pytest.fixture
def finished(invite: Invite) -> tuple[Guest, str]:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["me", "random"], start=True)
    let_bots_finish(aki, table)
    return aki, table


def look_back(guest: Guest, table: str, language: str = "en") -> list[dict[str, Any]]:
    answer = guest.http.get(f"/api/tables/{table}/analysis", params={"lang": language}, timeout=300)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


def test_a_game_under_way_is_not_looked_back_on(invite: Invite) -> None:
    aki = invite("Aki")
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    answer = aki.http.get(f"/api/tables/{table}/analysis")
    assert answer.status_code == 409
    assert answer.json()["code"] == "not_now"
    assert aki.http.get("/api/tables/nowhere/analysis").status_code == 404


def test_pictures_get_better_until_one_is_complete(finished: tuple[Guest, str]) -> None:
    aki, table = finished
    lines = look_back(aki, table)
    done = [sum(row["grade"] != "" for row in line["analysis"]["rows"]) for line in lines]
    assert done == sorted(done)
    assert [line["complete"] for line in lines] == [False] * (len(lines) - 1) + [True]
    for line in lines:
        Analysis.from_json(json.dumps(line["analysis"])).check()
    last = lines[-1]
    assert len(last["told"]) == len(last["analysis"]["rows"]) == len(aki.get(f"/api/tables/{table}/file")["decisions"])
    assert all(told["move"] for told in last["told"])

    again = look_back(aki, table, "fr")  # it was kept: one picture, the same, in other words
    assert [line["analysis"] for line in again] == [last["analysis"]]
    assert again[0]["told"] != last["told"]


@at_night
def test_a_slow_viewer_still_gets_the_last_picture(tmp_path: Path) -> None:
    state = kassen.game("nobunaga", players=2).start(3)
    while not state.over:
        state.play(state.legal()[0])

    async def main() -> list[bool]:
        store, thinking = make_store(f"sqlite:///{tmp_path / 'kassen.db'}", 1), Thinking(0)
        await store.open()
        analyses = Analyses(thinking, store)
        last = []
        async for _, complete in analyses.pictures("table", state.log, ANYBODY):
            last.append(complete)
            while analyses.under_way:  # all is done before the next one is asked for
                await asyncio.sleep(0)
        thinking.close()
        await store.close()
        return last

    assert asyncio.run(main()) == [False, True]


def test_what_nobody_waits_for_is_left_and_gone_on_with(tmp_path: Path) -> None:
    state = kassen.game("nobunaga", players=2).start(3)
    while not state.over:
        state.play(state.legal()[0])

    async def main() -> None:
        store, thinking = make_store(f"sqlite:///{tmp_path / 'kassen.db'}", 1), Thinking(0)
        await store.open()
        analyses = Analyses(thinking, store)
        try:
            first = [picture async for picture in some(analyses, state.log, 2)]
            assert not first[-1][1]
            assert await analyses.kept("table") is None
            rest = [picture async for picture in analyses.pictures("table", state.log, ANYBODY)]
            assert rest[-1][1]
            assert count(rest[0][0]) >= count(first[-1][0]) > 0
            assert await analyses.kept("table") == rest[-1][0]
        finally:
            await analyses.close()
            thinking.close()
            await store.close()

    asyncio.run(main())


async def some(analyses: Analyses, log: Log, number: int) -> AsyncIterator[tuple[bytes, bool]]:
    """Look for a while, and go away."""
    pictures = analyses.pictures("table", log, ANYBODY)
    for _ in range(number):
        yield await anext(pictures)
    await pictures.aclose()


def count(picture: bytes) -> int:
    return Analysis.from_json(picture).done


def test_a_fault_of_ours_is_the_last_line_and_not_a_lost_connection() -> None:
    async def failing() -> Pictures:
        raise RuntimeError("the judge fell asleep")
        yield b"", True

    async def told(picture: bytes) -> bytes:
        return b"[]"

    async def main() -> list[dict[str, Any]]:
        return [json.loads(line) async for line in lines(failing(), told, "fr")]

    (problem,) = asyncio.run(main())
    assert (problem["code"], problem["why"]) == ("unavailable", "look-back-failed")
    assert "connexion" in problem["error"]
    assert "asleep" not in str(problem)


def test_there_is_a_limit() -> None:
    gate = Gate(Limits())
    for _ in range(int(Limits().analyses_a.burst)):
        gate.analysis("here")
    with pytest.raises(Refusal):
        gate.analysis("here")
    gate.analysis("elsewhere")
