"""Some thousand raw inputs (tests/server/fuzz.py sends as many as one likes): none is a fault, and no line is left open."""

from __future__ import annotations

import asyncio

from tests.server.conftest import Invite, Serve
from tests.server.fuzz import attack
from tests.server.guests import Guest

INPUTS = 4_000


def test_nothing_that_is_sent_makes_the_server_fail(serve: Serve, invite: Invite) -> None:
    server = serve()
    aki = invite("Aki", at=server)
    table = aki.open("nobunaga", seats=["me", "me"], start=True)
    before = faults(aki)
    assert asyncio.run(attack(server.port, table, aki.cookie, INPUTS, seed=15)) == []
    assert faults(aki) == before
    beni = invite("Beni", at=server)  # Aki may have been forgotten meanwhile: that can be sent, too
    beni.follow(beni.open("nobunaga")).type("welcome")


def faults(guest: Guest) -> list[str]:
    return [line for line in guest.http.get("/metrics").text.splitlines() if line.startswith("kassen_errors_total")]
