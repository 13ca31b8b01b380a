"""Notices to devices whose browser is closed: "your turn", at a table that is played over days (Web Push, RFC 8030, 8291, 8292).

Every so often the database is searched for people to notify: those whose turn it has been for a while at a table with other
people and no live clock, who have no page open there, and who are not in their quiet hours. With several processes, the one that
first notes that a device was told sends the notice. A push service is named by the visitor's browser, so a visitor can forge its
address: it must be an ordinary https address on the open internet, and is resolved and checked again for every notice.
"""

from __future__ import annotations

import asyncio
import hashlib
import http.client
import json
import logging
import socket
import ssl
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterable
from functools import cache
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import SplitResult, urlsplit

import msgspec
from sqlalchemy import Row, delete, exists, insert, literal, select, update

from kassen.core import rules
from kassen.server import messages as m
from kassen.server import metrics
from kassen.server.person import Person
from kassen.server.presence import Presence
from kassen.server.refusal import Refusal
from kassen.server.schema import DEVICES, HOUSE_KEYS, TABLES
from kassen.server.sentences import TEXTS
from kassen.server.settings import Settings
from kassen.server.store import Store

if TYPE_CHECKING:
    from webpush import WebPush

LOG = logging.getLogger("kassen.server.push")
KEPT_S = 86_400  # how long a push service may keep a notice for a device that is off
TIMEOUT_S = 10
AT_ONCE = 8  # notices being sent at the same time
IN_A_ROUND = 500
DEVICES_OF_ONE = 10
TRIES = 20  # a device is dropped after this many failures in a row
GONE = (404, 410)
_read_card = msgspec.json.Decoder(m.TableCard).decode


def now_ms() -> int:
    return int(time.time() * 1000)


class Push:
    def __init__(self, store: Store, presence: Presence, settings: Settings) -> None:
        self._store, self._presence, self._settings = store, presence, settings
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._keys: tuple[bytes, bytes] | None = None

    # ── the server's key ──

    async def keys(self) -> tuple[bytes, bytes]:
        """The private and the public key, made by the first process that needs them."""
        if self._keys is None:
            wanted = select(HOUSE_KEYS.c.private, HOUSE_KEYS.c.public).where(HOUSE_KEYS.c.name == "push")
            rows = await self._store.read(wanted)
            if not rows:
                private, public = await asyncio.to_thread(new_keys)
                row = select(literal("push"), literal(private), literal(public)).where(~exists(wanted))
                await self._store.write(insert(HOUSE_KEYS).from_select(["name", "private", "public"], row))
                rows = await self._store.read(wanted)
            self._keys = rows[0].private, rows[0].public
        return self._keys

    async def public_key(self) -> str:
        return public_text(await self.keys())

    # ── devices ──

    async def register(self, person: Person, device: m.Device) -> str:
        """Notify this device of the person's turns from now on; returns its id. For a known device all settings are replaced, its
        owner included."""
        check_endpoint(device.endpoint, self._settings.push_hosts)
        check_keys(device)
        id = hashlib.sha256(device.endpoint.encode()).hexdigest()
        quiet = (device.quiet.start, device.quiet.end) if device.quiet else (None, None)
        row = {
            "hash": id, "person": person.id, "endpoint": device.endpoint, "public": device.p256dh, "auth": device.auth,
            "language": device.lang, "quiet_from": quiet[0], "quiet_to": quiet[1], "ahead_min": device.ahead_min,
            "told": now_ms(), "failures": 0,
        }  # fmt: skip
        others = await self._store.read(
            select(DEVICES.c.hash).where(DEVICES.c.person == person.id).order_by(DEVICES.c.told.desc())
        )
        surplus = [each.hash for each in others if each.hash != id][DEVICES_OF_ONE - 1 :]
        await self._store.write(delete(DEVICES).where(DEVICES.c.hash.in_([id, *surplus])), insert(DEVICES).values(**row))
        return id

    async def drop(self, person: Person, device: str) -> None:
        await self._store.write(delete(DEVICES).where(DEVICES.c.hash == device, DEVICES.c.person == person.id))

    # ── telling ──

    async def tell_all(self) -> None:
        """Notify everybody whose turn it has been for a while, who is away, and who may be disturbed."""
        now, settings = now_ms(), self._settings
        waiting = (
            select(DEVICES, TABLES.c.id.label("table_id"), TABLES.c.card)
            .join(TABLES, TABLES.c.person == DEVICES.c.person)
            .where(
                self._store.own(TABLES.c.id),
                TABLES.c.status == "running",
                TABLES.c.updated > DEVICES.c.told,
                TABLES.c.updated <= now - settings.push_after_s * 1000,
                DEVICES.c.told <= now - settings.push_gap_s * 1000,
            )
            .limit(IN_A_ROUND)
        )
        games: dict[str, set[str]] = {}
        devices: dict[str, Row[Any]] = {}
        for row in await self._store.read(waiting):
            if not is_quiet(row, now) and self._is_waited_for(row, now):
                devices[row.hash] = row
                games.setdefault(row.hash, set()).add(_read_card(row.card).game)
        await asyncio.gather(*(self._tell(device, sorted(games[hash])) for hash, device in devices.items()))

    def _is_waited_for(self, row: Row[Any], now: int) -> bool:
        """Whether other people sit there, no live clock runs, and this person does not have the table open."""
        card = _read_card(row.card)
        others = any(seat.person not in (None, row.person) for seat in card.seats)
        return others and card.clock.kind != "live" and not self._presence.counts(row.table_id, now).get(row.person)

    async def _tell(self, device: Row[Any], games: list[str]) -> None:
        mine = update(DEVICES).where(DEVICES.c.hash == device.hash)
        if not await self._store.write(mine.where(DEVICES.c.told == device.told).values(told=now_ms())):
            return  # another process was first
        async with self._slots:
            status = await self._send(device, notice(games, device.language))
        metrics.NOTICES.labels(str(status)).inc()
        if status in GONE or (status >= 300 and device.failures + 1 >= TRIES):
            await self._store.write(delete(DEVICES).where(DEVICES.c.hash == device.hash))
        elif status >= 300:  # try again in the next round
            await self._store.write(mine.values(told=device.told, failures=device.failures + 1))
        elif device.failures:
            await self._store.write(mine.values(failures=0))

    async def _send(self, device: Row[Any], message: bytes) -> int:
        """The push service's answer; 599 if there was none."""
        keys = await self.keys()
        try:
            work = asyncio.to_thread(post, device, message, keys, self._settings)
            return await asyncio.wait_for(work, 3 * TIMEOUT_S)
        except (OSError, TimeoutError, http.client.HTTPException, Refusal) as error:
            LOG.info("a push service could not be reached: %s", type(error).__name__)
            return 599


def notice(games: Iterable[str], language: str) -> bytes:
    """The text of a notice: which games wait, and nothing that a stranger who sees the screen should not know. Not the table's
    address either: that is its invitation."""
    titles = [rules(game).title(language) for game in games]
    body = TEXTS.say("push-turn", language, games=titles)
    return json.dumps({"title": "Kassen", "body": body}, ensure_ascii=False).encode()


def is_quiet(device: Row[Any], now: int) -> bool:
    """Whether the device is in its quiet hours, by its own clock. From 22 to 8 they go past midnight."""
    if device.quiet_from is None or device.quiet_from == device.quiet_to:
        return False
    hour = (now // 60_000 + device.ahead_min) // 60 % 24
    if device.quiet_from < device.quiet_to:
        return bool(device.quiet_from <= hour < device.quiet_to)
    return bool(hour >= device.quiet_from or hour < device.quiet_to)


# ── a visitor names an address: it must not lead into our own network ──


def check_endpoint(endpoint: str, allowed: tuple[str, ...]) -> SplitResult:
    """Accept an https address on the open internet, or one of a push service that the operator allowed; else Refusal."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refusal("illegal", "bad-device") from None
    if parts.scheme != "https" or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or "@" in parts.netloc:
        raise Refusal("illegal", "bad-device")
    if host not in allowed and (port not in (None, 443) or "." not in host or is_private(host)):
        raise Refusal("illegal", "bad-device")
    return parts


def is_private(host: str) -> bool:
    """Whether this is an address outside the open internet. A name is judged by its ending; it is resolved only for sending."""
    try:
        return not ip_address(host).is_global
    except ValueError:
        return host.endswith((".localhost", ".local", ".internal", ".home.arpa"))


def address_of(host: str, port: int, allowed: tuple[str, ...]) -> tuple[str, int]:
    """Resolve a name. Unless it is allowed, all its addresses must be on the open internet, lest one lead into our network."""
    found = [each[4][:2] for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if host not in allowed and any(is_private(str(address)) or ip_address(str(address)).is_multicast for address, _ in found):
        raise Refusal("illegal", "bad-device")
    return str(found[0][0]), int(found[0][1])


def check_keys(device: m.Device) -> None:
    """Check that the keys are a point of the curve P-256 and a secret of 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(device.p256dh))
        if len(decoded(device.auth)) != 16:
            raise ValueError
    except ValueError:
        raise Refusal("illegal", "bad-device") from None


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


# ── in a thread ──


def new_keys() -> tuple[bytes, bytes]:
    from webpush.vapid import VAPID

    private, public, _ = VAPID.generate_keys()
    return private, public


def public_text(keys: tuple[bytes, bytes]) -> str:
    from webpush.vapid import VAPID

    return str(VAPID.get_application_server_key(VAPID(*keys).public_key))


@cache
def writer(keys: tuple[bytes, bytes], contact: str) -> WebPush:
    from webpush import WebPush

    return WebPush(*keys, subscriber=contact, ttl=KEPT_S)


def post(device: Row[Any], message: bytes, keys: tuple[bytes, bytes], settings: Settings) -> int:
    """Encrypt a notice for one device and hand it to its push service, at the very address that was checked. Redirects are not
    followed."""
    from webpush.types import WebPushKeys, WebPushSubscription

    parts = check_endpoint(device.endpoint, settings.push_hosts)
    host = str(parts.hostname)
    place = address_of(host, parts.port or 443, settings.push_hosts)
    subscription = WebPushSubscription(endpoint=device.endpoint, keys=WebPushKeys(auth=device.auth, p256dh=device.public))
    sealed = writer(keys, settings.contact).get(message, subscription)
    connection = http.client.HTTPSConnection(host, place[1], timeout=TIMEOUT_S)
    try:
        plain = socket.create_connection(place, TIMEOUT_S)
        connection.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=host)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path or "/", sealed.encrypted, {**sealed.headers, "Urgency": "normal", "Topic": "turn"})
        return connection.getresponse().status
    finally:
        connection.close()
