"""Who knocks: identity from cookie or bearer, the origin of browsers, headers that keep pages safe, errors as Problems."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException

from kassen.server import messages as m
from kassen.server import metrics
from kassen.server.house import House
from kassen.server.referee import Person, Refusal
from kassen.server.settings import Settings
from kassen.server.store import Unavailable

LOG = logging.getLogger("kassen.server")
COOKIE = "kassen"
YEAR_S = 365 * 86_400
SAFE = {"GET", "HEAD", "OPTIONS"}
PORTS = {"http": 80, "https": 443}
Knock = ASGIConnection[Any, Any, Any, Any]

# Scripts, styles and pictures of our own only. The address of a private table is its invitation: no referrer, no framing.
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
    return knock.client.host if knock.client else "local"


def secret_of(knock: Knock) -> str | None:
    kind, _, token = knock.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else knock.cookies.get(COOKIE)


def check_origin(knock: Knock, settings: Settings) -> None:
    """A browser says whose page is asking; only our own pages may act with our cookie. Scripts send no origin."""
    origin = knock.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    scheme = "https" if settings.secure_cookie or knock.scope["scheme"] in ("https", "wss") else "http"
    asked = place_of(origin)
    if asked is None or asked != place_of(f"{scheme}://{knock.headers.get('host', '')}"):
        raise Refusal("not_allowed", "a page of another site may not do that")


def place_of(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port: what makes two origins one. None: it is no origin."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme)
    except ValueError:
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname and port else None


async def before(request: Request[Any, Any, Any]) -> None:
    """Every HTTP request, before it is read any further."""
    house = house_of(request)
    house.gate.request(address_of(request))
    if request.method not in SAFE:
        check_origin(request, house.settings)


async def who(request: Request[Any, Any, Any]) -> Person | None:
    """Whoever asks, if we know them."""
    return await house_of(request).people.find(secret_of(request))


async def somebody(request: Request[Any, Any, Any]) -> Person:
    person = await who(request)
    if person is None:
        raise Refusal("unknown_person", "nobody knows you yet: POST /api/me first, and send the cookie or the bearer token")
    return person


def cookie(secret: str, settings: Settings) -> Cookie:
    return Cookie(key=COOKIE, value=secret, httponly=True, samesite="lax", secure=settings.secure_cookie, max_age=YEAR_S)


# ── errors ──


def problem(code: m.Code, error: str, status: int | None = None) -> Response[bytes]:
    metrics.REFUSED.labels(code).inc()
    status = status or STATUS[code]
    headers = {"Retry-After": "1"} if status in (429, 503) else None
    return Response(m.encode(m.Problem(code, error)), status_code=status, media_type="application/json", headers=headers)


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[bytes]:
    return problem(error.code, error.error)


def on_invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[bytes]:
    found = error.extra if isinstance(error.extra, list) else []
    said = "; ".join(f"{item.get('key', 'body')}: {item.get('message', '')}" for item in found if isinstance(item, dict))
    return problem("unreadable", (said or error.detail)[:500])


def on_unavailable(_: Request[Any, Any, Any], error: Unavailable) -> Response[bytes]:
    return problem("unavailable", error.sentence)


def on_unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Letters that are none, or a thousand brackets in each other: what is read before any of our code sees it."""
    said = "it is nested too deeply" if isinstance(error, RecursionError) else "it is not UTF-8"
    return problem("unreadable", f"this cannot be read: {said}")


CODES: dict[int, m.Code] = {401: "unknown_person", 403: "not_allowed", 404: "not_found", 405: "not_allowed", 413: "too_long"}


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    sentences = {404: "there is nothing at this address", 405: "this address does not take that method"}
    said = sentences.get(error.status_code, error.detail or "the request cannot be read")
    answer = problem(CODES.get(error.status_code, "unreadable"), said[:500], error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers.setdefault(name, value)
    return answer


def on_fault(_: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A fault of ours. The log has it; the world gets no details."""
    metrics.ERRORS.inc()
    LOG.error("fault", exc_info=error)
    return problem("unavailable", "the server made a mistake; it has been noted. Try again", 500)


HANDLERS: dict[Any, Any] = {
    Refusal: on_refusal,
    ValidationException: on_invalid,
    HTTPException: on_http,
    Unavailable: on_unavailable,
    RecursionError: on_unreadable,
    UnicodeError: on_unreadable,
    msgspec.MsgspecError: lambda request, error: problem("unreadable", str(error)[:500]),
    Exception: on_fault,
}
