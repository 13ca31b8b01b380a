"""Many raw inputs (tests/server/fuzz.py sends as many as one likes): none is a fault, and no line is left open."""

from __future__ import annotations

import logging

from tests.nightly import many
from tests.server.conftest import Invite, Serve
from tests.server.fuzz import Watch, attack
from tests.server.guests import Guest

INPUTS = many(1_000, at_night=2_000)


def test_nothing_that_is_sent_makes_the_server_fail(serve: Serve, invite: Invite) -> None:
    server = serve()
    beni = invite("Beni", at=server)
    before = faults(beni)
    assert attack(server, INPUTS, seed=15) == []
    assert faults(beni) == before
    beni.follow(beni.open("nobunaga")).type("welcome")


def test_a_fault_that_is_only_logged_counts() -> None:
    with Watch() as watch:
        try:
            raise ZeroDivisionError("on purpose")
        except ZeroDivisionError:
            logging.getLogger("kassen.server.room").exception("a duty failed")
        logging.getLogger("uvicorn.error").error("Exception in ASGI application")
        logging.getLogger("kassen.server").warning("no fault")
    assert [line.partition(":")[0] for line in watch.seen] == ["kassen.server.room", "uvicorn.error"]


def faults(guest: Guest) -> list[str]:
    return [line for line in guest.http.get("/metrics").text.splitlines() if line.startswith("kassen_errors_total")]
