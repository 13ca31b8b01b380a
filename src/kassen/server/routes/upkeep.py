"""/health, /metrics, /api/schema: for whoever runs the server and whoever writes a client."""

from __future__ import annotations

from typing import Any

from litestar import Response, Router, get

from kassen import __version__
from kassen.server import messages as m
from kassen.server import metrics
from kassen.server.guard import house_of
from kassen.server.routes.parameters import REFUSALS, HttpRequest


@get("/health", responses=REFUSALS)
async def health(request: HttpRequest) -> Response[m.Health]:
    """200 when the database can be written to and the server is not about to stop."""
    house = house_of(request)
    writes = await house.pulse.writes()
    database = "answers" if writes else "cannot be written to"
    ok = writes and not house.closing
    return Response(m.Health(ok, __version__, database), status_code=200 if ok else 503)


@get("/metrics", include_in_schema=False)
async def show_metrics() -> Response[bytes]:
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


@get("/api/schema", include_in_schema=False)
async def schema() -> dict[str, Any]:
    """Every structure on the wire as one JSON Schema."""
    return m.wire_schema()


ROUTER = Router("/", route_handlers=[health, show_metrics, schema], tags=["upkeep"])
