"""Notices to devices whose browser is closed, received by a push service of our own that really decrypts them."""

from __future__ import annotations

import asyncio
import http.server
import json
import os
import ssl
import threading
from base64 import urlsafe_b64encode
from collections.abc import Coroutine, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jwt
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import func, select

from kassen.server.push import address_of, check_endpoint, is_quiet
from kassen.server.refusal import Refusal
from kassen.server.schema import DEVICES
from tests.server.conftest import Invite, Running, Serve
from tests.server.guests import PATIENCE_S, Guest

HOST = "localhost"
# Once when it starts, and then when we say so.
SETTINGS: dict[str, Any] = {
    "push_s": 3_600.0, "push_after_s": 0.0, "push_gap_s": 0.0, "push_hosts": (HOST,), "contact": "host@example.org",
}  # fmt: skip


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """What a browser keeps of a subscription: it alone can read what is sent (RFC 8291)."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint, self.auth = endpoint, os.urandom(16)
        self._key = ec.generate_private_key(ec.SECP256R1())
        encoding = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.public = self._key.public_key().public_bytes(*encoding)

    def subscription(self, **wishes: Any) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "p256dh": text(self.public), "auth": text(self.auth), **wishes}

    def read(self, body: bytes) -> dict[str, Any]:
        salt, size = body[:16], body[20]
        theirs, sealed = body[21 : 21 + size], body[21 + size :]
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = derive(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key, nonce = (
            derive(secret, salt, b"Content-Encoding: " + name + b"\0", n) for name, n in ((b"aes128gcm", 16), (b"nonce", 12))
        )
        opened = AESGCM(key).decrypt(nonce, sealed, None)
        assert opened[-1:] == b"\2"
        return dict(json.loads(opened[:-1]))


class Service:
    """A push service on this machine, with a certificate of its own."""

    def __init__(self, folder: Path) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answer = 201
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((self.path, dict(self.headers), body))
                self.send_response(service.answer)
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.certificate = certify(folder)
        context.load_cert_chain(self.certificate)
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"https://{HOST}:{self._server.server_port}"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def certify(folder: Path) -> Path:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HOST)])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(1)
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
    private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    path = folder / "service.pem"
    path.write_bytes(private + made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    return path


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    made = Service(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(made.certificate))
    yield made
    made.stop()


@pytest.fixture
def server(serve: Serve) -> Running:
    return serve(**SETTINGS)


def play(server: Running, invite: Invite, **given: Any) -> tuple[Guest, Guest, str]:
    """Two people at a table, and its id; whoever is to move has no page open."""
    aki, ren = invite("Aki", server), invite("Ren", server)
    table = aki.open("nobunaga", seats=["me", "open"], **given)
    ren.do(table, "sit", seat=1)
    aki.do(table, "start")
    return aki, ren, table


def register(guest: Guest, browser: Browser, status: int = 201, **wishes: Any) -> dict[str, Any]:
    return dict(guest.post("/api/me/devices", browser.subscription(**wishes), status) or {})


def decide(guests: tuple[Guest, Guest], table: str) -> None:
    """Whose turn it is takes the first move there is."""
    for guest in guests:
        scene = guest.look(table)["scene"]
        if moves := scene["view"].get("moves"):
            guest.do(table, "decide", turn=scene["turn"], id=moves[0]["id"])
            return


def test_whose_turn_it_is_gets_a_notice_that_only_their_browser_can_read(
    server: Running, service: Service, invite: Invite
) -> None:
    aki, ren, table = play(server, invite)
    browsers = {guest: Browser(f"{service.url}/{name}?x=1") for guest, name in ((aki, "aki"), (ren, "ren"))}
    for guest, browser in browsers.items():
        register(guest, browser, lang="fr")
    decide((aki, ren), table)
    tell_all(server)
    path, headers, body = service.got[0]
    browser = browsers[aki if path == "/aki?x=1" else ren]
    assert browser.read(body) == {"title": "Kassen", "body": "À vous de jouer\u00a0: Nobunaga"}
    assert table.encode() not in body
    headers = {name.lower(): value for name, value in headers.items()}
    assert headers["content-encoding"] == "aes128gcm"
    assert int(headers["ttl"]) > 0
    token, key = (part.split("=", 1)[1] for part in headers["authorization"].removeprefix("vapid ").split(", "))
    assert key == aki.get("/api/me/devices/key")["key"]
    claims = jwt.decode(token, options={"verify_signature": False})
    assert claims["sub"] == "mailto:host@example.org"
    assert claims["aud"] == f"https://{HOST}"


def test_one_turn_is_told_once_and_the_key_outlives_the_server(serve: Serve, service: Service, invite: Invite) -> None:
    first = serve(**SETTINGS)
    aki, ren, table = play(first, invite)
    for name, guest in (("aki", aki), ("ren", ren)):
        register(guest, Browser(f"{service.url}/{name}"))
    key = aki.get("/api/me/devices/key")
    for told in (1, 2):
        decide((aki, ren), table)
        for _ in range(3):
            tell_all(first)
            assert len(service.got) == told
    first.stop()
    again = serve(**SETTINGS)
    tell_all(again)
    assert invite("Mei", again).get("/api/me/devices/key") == key
    assert len(service.got) == 2


def test_a_device_that_is_gone_and_a_person_who_is_forgotten_are_told_nothing_more(
    server: Running, service: Service, invite: Invite
) -> None:
    service.answer = 410
    aki, ren, table = play(server, invite)
    register(aki, Browser(f"{service.url}/aki"))
    register(ren, Browser(f"{service.url}/ren"))
    decide((aki, ren), table)
    tell_all(server)
    assert devices(server) == 1
    ren.http.delete("/api/me").raise_for_status()
    aki.http.delete("/api/me").raise_for_status()
    assert devices(server) == 0


def test_a_device_can_be_dropped_by_its_owner_alone(server: Running, service: Service, invite: Invite) -> None:
    aki, ren = invite("Aki", server), invite("Ren", server)
    id = register(aki, Browser(f"{service.url}/aki"))["device"]
    ren.http.delete(f"/api/me/devices/{id}").raise_for_status()
    assert devices(server) == 1
    aki.http.delete(f"/api/me/devices/{id}").raise_for_status()
    assert devices(server) == 0


def test_so_many_devices_and_no_more(server: Running, service: Service, invite: Invite) -> None:
    aki = invite("Aki", server)
    for number in range(14):
        register(aki, Browser(f"{service.url}/{number}"))
    assert devices(server) == 10


def devices(server: Running) -> int:
    return int(done(server, server.house.store.read(select(func.count()).select_from(DEVICES)))[0][0])


def tell_all(server: Running) -> None:
    """A round of notices; over when each was sent, answered, and noted."""
    done(server, server.house.push.tell_all())


def done(server: Running, work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run_coroutine_threadsafe(work, server.house.loop).result(PATIENCE_S)


# ── addresses that a visitor may not make us write to ──

BAD = """http://push.example.org/x https://127.0.0.1/x https://10.0.0.8/x https://[::1]/x https://169.254.169.254/latest https://push.example.org:8443/x
https://localhost/x https://intranet/x https://db.internal/x https://user:pw@push.example.org/x ftp://push.example.org/x https:///a-path
https://192.168.1.1/x https://[::ffff:127.0.0.1]/x https://100.64.0.1/x https://[fd00::1]/x https://[bad/x https://push.example.org:x/"""


@pytest.mark.parametrize("endpoint", BAD.split())
def test_an_address_inside_or_odd_is_refused(invite: Invite, endpoint: str) -> None:
    assert register(invite("Aki"), Browser(endpoint), 422)["why"] == "bad-device"


def test_a_name_that_leads_inside_is_refused_when_it_is_looked_up() -> None:
    with pytest.raises(Refusal):
        address_of("localhost", 443, ())
    assert address_of("localhost", 443, ("localhost",))[0] in ("127.0.0.1", "::1")


def test_an_ordinary_push_service_is_allowed() -> None:
    assert check_endpoint("https://fcm.googleapis.com/fcm/send/abc:def?x=1", ()).hostname == "fcm.googleapis.com"


@pytest.mark.parametrize(
    "wrong", [{"p256dh": "A" * 87}, {"auth": "A" * 20}, {"ahead_min": 99_999}, {"quiet": {"start": 25, "end": 3}}]
)
def test_keys_that_are_none_and_hours_that_are_none_are_refused(invite: Invite, wrong: dict[str, Any]) -> None:
    body = {**Browser("https://push.example.org/x").subscription(), **wrong}
    assert invite("Aki").http.post("/api/me/devices", json=body).status_code in (400, 422)


@pytest.mark.parametrize(
    ("start", "end", "ahead", "hour", "quiet"),
    [
        (22, 8, 0, 23, True), (22, 8, 0, 7, True), (22, 8, 0, 8, False), (22, 8, 0, 12, False), (22, 8, 540, 14, True),
        (22, 8, -300, 4, True), (1, 6, 0, 5, True), (1, 6, 0, 6, False), (3, 3, 0, 3, False), (None, None, 0, 3, False),
    ],
)  # fmt: skip
def test_quiet_hours_are_those_of_the_device(start: int | None, end: int | None, ahead: int, hour: int, quiet: bool) -> None:
    device: Any = SimpleNamespace(quiet_from=start, quiet_to=end, ahead_min=ahead)
    assert is_quiet(device, hour * 3_600_000) == quiet
