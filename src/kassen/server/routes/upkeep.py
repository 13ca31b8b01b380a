"""/health, /metrics, /api/schema: for people who run the server, and people who write clients."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get

from kassen.server import messages as m
from kassen.server.guard import house_of
from kassen.server.routes.parameters import REFUSALS, HttpRequest


@get("/health", responses=REFUSALS)
async def health(request: HttpRequest) -> Response[m.Health]:
    """200 when every process can write to the database and the server is not about to stop."""
    found = await house_of(request).health()
    return Response(found, status_code=200 if found.ok else 503)


@get("/metrics", include_in_schema=False)
async def show_metrics(request: HttpRequest) -> Response[bytes]:
    return Response(await house_of(request).counted(), media_type="text/plain; version=0.0.4")


@get("/api/schema", include_in_schema=False)
async def schema() -> dict[str, Any]:
    """Every structure on the wire as one JSON Schema."""
    return m.wire_schema()


ROUTER = Router("/", route_handlers=[health, show_metrics, schema], tags=["upkeep"])
