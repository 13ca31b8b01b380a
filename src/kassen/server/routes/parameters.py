"""Parameters of path and query, each with its bounds."""

from __future__ import annotations

import datetime
from typing import Annotated, Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, PathParameter, QueryParameter

from kassen.server import messages as m

HttpRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=32)]
GameId = Annotated[str, PathParameter(max_length=40)]
DeviceId = Annotated[str, PathParameter(max_length=64)]
Lang = FromQuery[m.Language]
MaybeLang = FromQuery[m.Language | None]
MaybeSeat = Annotated[int | None, QueryParameter(ge=0, le=15)]
Since = Annotated[int, QueryParameter(ge=-1, le=2**31)]
Redraw = FromQuery[bool]
Day = FromQuery[datetime.date]
MaybePly = Annotated[int | None, QueryParameter(ge=0, le=100_000)]

# The errors that any request may be answered with, for the OpenAPI description.
REFUSALS = {
    status: ResponseSpec(m.Problem, description=description, generate_examples=False)
    for status, description in {
        400: "It cannot be read, or breaks a bound.",
        401: "Nobody knows you yet: POST /api/me.",
        403: "Not yours to do.",
        404: "There is no such thing.",
        409: "Not now, or too late: look again.",
        413: "Too long.",
        422: "It can be read, but is impossible; the sentence says what is allowed.",
        429: "Too much at once: wait a moment.",
        503: "The server cannot write just now, or stops.",
    }.items()
}
