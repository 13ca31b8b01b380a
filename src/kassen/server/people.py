"""People without accounts: an identity is nothing but a random secret in a cookie. The database keeps only its hash."""

from __future__ import annotations

import hashlib
import secrets
import time

from sqlalchemy import delete, insert, select, update

from kassen.server.person import Person, guest_name
from kassen.server.referee import need_name
from kassen.server.refusal import Refusal
from kassen.server.schema import CODES, DEVICES, KEYS, PEOPLE
from kassen.server.store import Store

RENAMED = "renamed"  # gossip to other processes
CODE_S = 600
REMEMBER_S = 60  # how long a process trusts its cache
MOST_REMEMBERED = 20_000


def hash_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[float, Person]] = {}  # hash → read when, who

    async def make(self, name: str | None, language: str = "en") -> tuple[Person, str]:
        """Create a person. Returns them and the secret that proves who they are."""
        person = Person(secrets.token_urlsafe(9), need_name(name) if name else guest_name(language))
        secret = secrets.token_urlsafe(32)
        now = int(time.time() * 1000)
        await self._store.write(
            insert(PEOPLE).values(id=person.id, name=person.name, created=now),
            insert(KEYS).values(hash=hash_of(secret), person=person.id, created=now),
        )
        self._remember(hash_of(secret), person)
        return person, secret

    async def find(self, secret: str | None) -> Person | None:
        """The person whose secret this is."""
        if not secret or not 20 <= len(secret) <= 100:
            return None
        key = hash_of(secret)
        read_at, person = self._known.get(key, (0.0, None))
        if person and time.monotonic() - read_at < REMEMBER_S:
            return person
        wanted = select(PEOPLE.c.id, PEOPLE.c.name).join(KEYS, KEYS.c.person == PEOPLE.c.id).where(KEYS.c.hash == key)
        rows = await self._store.read(wanted)
        if not rows:
            self._known.pop(key, None)
            return None
        return self._remember(key, Person(rows[0].id, rows[0].name))

    def _remember(self, key: str, person: Person) -> Person:
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        self._known[key] = (time.monotonic(), person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, need_name(name))
        await self._store.write(update(PEOPLE).where(PEOPLE.c.id == person.id).values(name=renamed.name))
        self.lose(person.id)
        self._store.gossip(f"{RENAMED} {person.id}")
        return renamed

    async def make_code(self, person: Person) -> tuple[str, int]:
        """A code that makes another device this person, and when it expires."""
        code = secrets.token_urlsafe(18)
        now = int(time.time() * 1000)
        await self._store.write(
            delete(CODES).where((CODES.c.expires < now) | (CODES.c.person == person.id)),
            insert(CODES).values(hash=hash_of(code), person=person.id, expires=now + CODE_S * 1000),
        )
        return code, now + CODE_S * 1000

    async def claim(self, code: str) -> tuple[Person, str]:
        """Redeem a code: its person, and a new secret for this device. A code is good once."""
        now, secret = int(time.time() * 1000), secrets.token_urlsafe(32)
        wanted = select(PEOPLE.c.id, PEOPLE.c.name).join(CODES, CODES.c.person == PEOPLE.c.id)
        rows = await self._store.read(wanted.where(CODES.c.hash == hash_of(code), CODES.c.expires >= now))
        # Deleting the row claims the code: of two devices at once only one succeeds.
        if not rows or await self._store.write(delete(CODES).where(CODES.c.hash == hash_of(code))) != 1:
            raise Refusal("not_found", "no-such-code")
        person = Person(rows[0].id, rows[0].name)
        await self._store.write(insert(KEYS).values(hash=hash_of(secret), person=person.id, created=now))
        return person, secret

    async def forget(self, person: Person) -> None:
        """Delete the person's keys, devices and name. What they played stays, under the name they played it with."""
        await self._store.write(
            delete(CODES).where(CODES.c.person == person.id),
            delete(KEYS).where(KEYS.c.person == person.id),
            delete(DEVICES).where(DEVICES.c.person == person.id),
            update(PEOPLE).where(PEOPLE.c.id == person.id).values(name="Ronin"),
        )
        self.lose(person.id)

    def lose(self, id: str) -> None:
        """Drop this person from the cache."""
        for key in [key for key, (_, known) in self._known.items() if known.id == id]:
            del self._known[key]
