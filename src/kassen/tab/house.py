"""The house in a tab: one person and all their tables, stored by the page."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from kassen.core.registry import installed, rules
from kassen.kernel.fingerprint import fingerprint, written
from kassen.server import entries as e
from kassen.server import messages as m
from kassen.server import scenes
from kassen.server.connection import Connection
from kassen.server.journal import Append
from kassen.server.owners import ALONE
from kassen.server.person import Person, guest_name
from kassen.server.referee import need_name
from kassen.server.room import Room
from kassen.server.settings import Settings
from kassen.server.table import Table
from kassen.server.tables import Tables, card_of, read_card
from kassen.tab.host import Host
from kassen.tab.search import TabThinking

ME = "me"  # key under which the page stores who I am


class Uncounted:
    """In place of the server's metrics: accepts every call and does nothing."""

    def __getattr__(self, name: str) -> Any:
        return self

    def __call__(self, *given: object) -> Uncounted:
        return self


class PageJournals:
    """Journals in the page's storage. The page makes sure that no other tab writes them while this one is open."""

    alone = True

    def __init__(self, host: Host) -> None:
        self._host = host

    async def append(self, item: Append) -> bool:
        return await self._host.append(
            item.table, item.number, item.body.decode(), item.summary.card.decode(), item.summary.person
        )

    async def journal(self, table: str, since: int = -1) -> list[e.AnyEntry]:
        return [e.read_entry(body.encode()) for body in await self._host.journal(table, since)]

    async def settle(self) -> None:
        return

    async def keep(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        return

    def gossip(self, word: str) -> None:
        return

    def new_id(self) -> str:
        return ALONE.new_id()

    def serves(self, table: str) -> bool:
        return True


class TabHouse(Tables):
    person: Person

    def __init__(self, host: Host) -> None:
        super().__init__(Settings(database="", limits=None), PageJournals(host), TabThinking(host), Uncounted())
        self.host = host

    async def open(self) -> None:
        """Restore who I am, or become somebody new."""
        kept = await self.host.read(ME)
        if kept is None:
            await self._be(Person(secrets.token_urlsafe(9), guest_name(self.host.language)))
        else:
            self.person = msgspec.json.decode(kept, type=Person)

    async def rename(self, name: str) -> Person:
        return await self._be(Person(self.person.id, need_name(name)))

    async def _be(self, person: Person) -> Person:
        await self.host.write(ME, msgspec.json.encode(person).decode())
        self.person = person
        return person

    async def lobby(self) -> m.Lobby:
        mine = [card_of(self.person, read_card(card), decides) for card, decides in await self.host.cards()]
        return m.Lobby(mine=sorted(mine, key=lambda card: (not card.my_turn, card.status != "running")), open=[], running=[])

    async def drop(self, table: str) -> None:
        """Delete a table for good; nobody else has a copy."""
        await (await self.room(table)).abandon(self.person)
        self.rooms.pop(table).stop()
        await self.host.remove(table)

    async def drop_finished(self) -> None:
        for card in (await self.lobby()).mine:
            if card.status in ("over", "closed"):
                await self.drop(card.id)

    async def file(self, table: Table, address: str) -> bytes:
        """A table's file, even while its game is under way: its secrets are on this device anyway."""
        if table.finished:
            return await super().file(table, address)
        from kassen.server.files import making_file

        return (await self.slicer.run(making_file(table, under_way=True))).to_json().encode()

    async def open_table(self, host: Person, wish: m.NewTable, origin: e.Origin | None = None) -> str:
        await self._prepare(wish.game)
        return await super().open_table(host, wish, origin)

    async def _load(self, id: str, address: str | None) -> Room:
        for opened in (await self.host.journal(id, -1))[:1]:
            await self._prepare(getattr(e.read_entry(opened.encode()), "game", ""))
        return await super()._load(id, address)

    async def _prepare(self, game: str) -> None:
        """Load the kernel for a game's bots before they are needed; Refusal if none matches. The rules are imported meanwhile."""
        if game in installed():
            kernel = asyncio.ensure_future(self.host.prepare(game, written().get(game) or fingerprint(rules(game))))
            await asyncio.sleep(0)
            rules(game)
            await kernel

    def look_back(self, room: Room, language: str) -> AsyncIterator[bytes]:
        """Ever better pictures of a finished table, one per line, measured in the page's workers."""
        from kassen.server.lookback import lines, log_of, tell_back  # imported here because most visits do not look back
        from kassen.tab.analyses import pictures

        log, names = log_of(room.table), scenes.names(room.table, language)

        async def told(picture: bytes) -> bytes:
            return tell_back(log.to_json(), picture, language, names)

        return lines(pictures(self.host, room.table.id, log), told, language)

    def connection(self) -> Connection:
        return Connection(self.person, "", None, self.settings.outbox)

    async def _still_under_way(self, ids: set[str]) -> set[str]:
        return ids
