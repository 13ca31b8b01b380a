"""What routes are asked with: parameters of path and query, each with its bounds."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.params import FromQuery, PathParameter, QueryParameter

from kassen.server import messages as m

Ask = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=32)]
GameId = Annotated[str, PathParameter(max_length=40)]
Lang = FromQuery[m.Language]
MaybeLang = FromQuery[m.Language | None]
MaybeSeat = Annotated[int | None, QueryParameter(ge=0, le=15)]
Since = Annotated[int, QueryParameter(ge=-1, le=2**31)]
MaybePly = Annotated[int | None, QueryParameter(ge=0, le=100_000)]
