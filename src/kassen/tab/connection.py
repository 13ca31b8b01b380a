"""The page's connection to one table: what a socket would carry, as function calls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kassen.server import messages as m
from kassen.server.dispatch import act
from kassen.server.refusal import Refusal
from kassen.server.room import Room
from kassen.tab.house import TabHouse

CLOSING = {"not_found": 4404, "not_yours": 4403, "not_allowed": 4403}
Say = Callable[[str], Any]  # sends the page a message
Close = Callable[[int], Any]  # tells the page that nothing more comes; the code says why


class PageConnection:
    def __init__(self, house: TabHouse, say: Say, close: Close) -> None:
        self.house, self._say, self._close = house, say, close
        self.connection = house.connection()
        self.connection.use(house.post, self._at_once)
        self.room: Room | None = None

    async def open(self, table: str, seat: int | None, since: int) -> None:
        try:
            room = await self.house.room(table)
            await room.join(self.connection, seat, since)
            self.room = room
        except Refusal as refusal:
            self._say(m.encode(refusal.told()).decode())
            self._close(CLOSING.get(refusal.code, 1013))

    async def hear(self, text: str) -> None:
        if self.room is None:
            return
        message = m.decode_message(text)
        try:
            answer = await act(self.house, self.room, self.connection, message)
            if message.ref is not None or not isinstance(answer, m.Done):
                self.connection.send(m.encode(answer))
        except Refusal as refusal:
            self.connection.send(m.encode(refusal.told(None, message.ref, await self._scene(self.room))))

    def close(self) -> None:
        if self.room:
            self.room.part(self.connection)
        self.connection.hang_up()

    async def _scene(self, room: Room) -> m.Scene | None:
        """The current scene, to send with a refusal. After a failed write the table is read again, which may fail too."""
        try:
            async with room.enter():
                return room.scene(self.connection)
        except Refusal:
            return None

    def _at_once(self, message: bytes) -> bool:
        self._say(message.decode())
        return True
