"""Many tables at once, each played by one person on both seats: every decision that was told is remembered."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.guests import PATIENCE_S, Guest, read


class Seen:
    """What the server has told of a table: decisions by their number in the journal; and how many were sent."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.decided: dict[int, Any] = {}
        self.sent = 0
        self._answered = -1
        self._dice = random.Random(table)

    def hear(self, message: dict[str, Any]) -> bool:
        """True for a decision."""
        if message["type"] != "update" or message["news"]["what"] != "decided":
            return False
        assert message["number"] not in self.decided, "told twice"
        self.decided[message["number"]] = message["news"]
        return True

    def answer(self, scene: dict[str, Any] | None) -> dict[str, Any] | None:
        """Decide when it is our turn; look through the seat that is to decide first."""
        if not scene or scene["view"]["over"] or scene["turn"] == self._answered:
            return None
        moves = scene["view"].get("moves")
        if not moves:
            return {"type": "look", "seat": scene["view"]["seat"]} if scene["view"]["seat"] in (0, 1) else None
        self._answered = scene["turn"]
        self.sent += 1
        return {"type": "decide", "turn": self._answered, "id": self._dice.choice(moves)["id"]}


async def play(socket: ClientConnection, seen: Seen, told: Callable[[], None]) -> None:
    while True:
        message = read(await asyncio.wait_for(socket.recv(), PATIENCE_S))
        if seen.hear(message):
            told()
        if answer := seen.answer(message.get("scene")):
            await socket.send(json.dumps(answer))


def play_until(url: str, guest: Guest, tables: list[str], target: int, then: Callable[[], None]) -> list[Seen]:
    """Play at all tables; when `target` decisions were told, `then` happens in the middle of everything."""
    seen, count = [Seen(table) for table in tables], [0]

    def told() -> None:
        count[0] += 1
        if count[0] == target:
            then()

    async def at(each: Seen) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{each.table}/socket"
        with suppress(OSError, WebSocketException):  # the server is gone
            async with connect(address, additional_headers={"Cookie": guest.cookie}, open_timeout=PATIENCE_S) as socket:
                await play(socket, each, told)

    async def all_of_them() -> None:
        await asyncio.gather(*(at(each) for each in seen))

    asyncio.run(all_of_them())
    assert count[0] >= target
    return seen
