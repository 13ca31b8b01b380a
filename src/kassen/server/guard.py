"""Guards every request: identity from cookie or bearer token, the origin that a browser names, security headers, and errors as
Problems."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException

from kassen.core.text import LANGUAGES
from kassen.server import messages as m
from kassen.server import metrics
from kassen.server.house import House
from kassen.server.journal import Unavailable
from kassen.server.limits import network
from kassen.server.person import Person
from kassen.server.refusal import Refusal
from kassen.server.settings import Settings

LOG = logging.getLogger("kassen.server")
COOKIE = "kassen"
YEAR_S = 365 * 86_400
SAFE = {"GET", "HEAD", "OPTIONS"}
PORTS = {"http": 80, "https": 443}
Knock = ASGIConnection[Any, Any, Any, Any]

# Only our own scripts, styles and images, and no framing. The address of a private table is its invitation: never send it as a
# referrer.
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

STATUS: dict[m.Code, int] = {
    "late": 409,
    "conflict": 409,
    "not_now": 409,
    "not_yours": 403,
    "not_allowed": 403,
    "illegal": 422,
    "not_found": 404,
    "too_many": 429,
    "too_long": 413,
    "unreadable": 400,
    "unknown_person": 401,
    "unavailable": 503,
}


def house_of(knock: Knock) -> House:
    house: House = knock.app.state.house
    return house


def address_of(knock: Knock) -> str:
    """The network that every limit counts this request under."""
    return network(knock.client.host) if knock.client else "local"


def secret_of(knock: Knock) -> str | None:
    kind, _, token = knock.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else knock.cookies.get(COOKIE)


def check_origin(knock: Knock, settings: Settings) -> None:
    """A browser says which site's page is asking; only our own pages may act with our cookie. Scripts send no origin."""
    origin = knock.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    scheme = "https" if settings.secure_cookie or knock.scope["scheme"] in ("https", "wss") else "http"
    asked = place_of(origin)
    if asked is None or asked != place_of(f"{scheme}://{knock.headers.get('host', '')}"):
        raise Refusal("not_allowed", "other-site")


def place_of(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port: two origins are the same if these are. None: not an origin."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname and port else None


def check_host(knock: Knock) -> None:
    """Refuse a malformed Host header: any code that asks for the URL of the request would fail on it."""
    host = knock.headers.get("host")
    if host and place_of(f"http://{host}") is None:
        raise Refusal("unreadable", "unreadable", "Host: not a name or an address, and perhaps a port")


async def before(request: Request[Any, Any, Any]) -> None:
    """Check every HTTP request before it is read any further."""
    house = house_of(request)
    house.gate.request(address_of(request))
    check_host(request)
    if request.method not in SAFE:
        check_origin(request, house.settings)


async def who(request: Request[Any, Any, Any]) -> Person | None:
    """The person who asks, if we know them."""
    house = house_of(request)
    person = await house.people.find(secret_of(request))
    if person:
        house.whereabouts.note(person.id, address_of(request))
    return person


async def somebody(request: Request[Any, Any, Any]) -> Person:
    person = await who(request)
    if person is None:
        raise Refusal("unknown_person", "unknown-person", "POST /api/me first, then send the cookie or the bearer token")
    return person


def cookie(secret: str, settings: Settings) -> Cookie:
    return Cookie(key=COOKIE, value=secret, httponly=True, samesite="lax", secure=settings.secure_cookie, max_age=YEAR_S)


# ── errors ──


def on_refusal(request: Request[Any, Any, Any], refusal: Refusal, status: int | None = None) -> Response[bytes]:
    metrics.REFUSED.labels(refusal.code).inc()
    status = status or STATUS[refusal.code]
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    asked = request.query_params.get("lang")
    body = m.encode(refusal.problem(asked if asked in LANGUAGES else None))
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def on_unreadable(request: Request[Any, Any, Any], error: msgspec.MsgspecError) -> Response[bytes]:
    return on_refusal(request, Refusal("unreadable", "unreadable", error))


def on_invalid(request: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    found = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(f"{item.get('key', 'body')}: {item.get('message', '')}" for item in found if isinstance(item, dict))
    return on_refusal(request, Refusal("unreadable", "unreadable", said or error.detail))


def on_unavailable(request: Request[Any, Any, Any], _: Unavailable) -> Response[bytes]:
    return on_refusal(request, Refusal("unavailable", "cannot-write"))


def on_garbage(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Invalid UTF-8, or JSON nested a thousand deep: errors raised before any of our code sees the request."""
    said = "it is nested too deeply" if isinstance(error, RecursionError) else "it is not UTF-8"
    return on_refusal(request, Refusal("unreadable", "unreadable", said))


def refused_by_framework(error: HTTPException) -> Refusal:
    match error.status_code:
        case 401:
            return Refusal("unknown_person", "unknown-person", error.detail)
        case 403:
            return Refusal("not_allowed", "not-allowed", error.detail)
        case 404:
            return Refusal("not_found", "nothing-here")
        case 405:
            return Refusal("not_allowed", "wrong-method")
        case 413:
            return Refusal("too_long", "too-long", error.detail)
    return Refusal("unreadable", "unreadable", error.detail)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    answer = on_refusal(request, refused_by_framework(error), error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers.setdefault(name, value)
    return answer


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours: the details go to the log, not to the client."""
    metrics.ERRORS.inc()
    LOG.error("fault", exc_info=error)
    return on_refusal(request, Refusal("unavailable", "fault"), 500)


HANDLERS: dict[Any, Any] = {
    Refusal: on_refusal,
    ValidationException: on_invalid,
    HTTPException: on_http,
    Unavailable: on_unavailable,
    RecursionError: on_garbage,
    UnicodeError: on_garbage,
    msgspec.MsgspecError: on_unreadable,
    Exception: on_fault,
}
