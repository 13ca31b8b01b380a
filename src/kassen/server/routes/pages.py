"""Every other address: the browser client's files, and its page for addresses that only the client understands."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

STATIC = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"  # for files with a hash in their names
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Kassen</title>
<h1>Kassen</h1><p>The server runs; the browser client is not part of this installation.
The <a href="/api/openapi.json">API</a> is complete: see docs/server.md and docs/bots-http.md.</p></html>"""


def files(folder: Path) -> dict[str, Path]:
    """The client's files by address. Requests are looked up here; no path is ever made from what somebody asks for."""
    return {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}


def make_router(folder: Path = STATIC) -> Router:
    known = files(folder)

    @get("/", include_in_schema=False)
    async def home() -> Response[bytes]:
        return answer("/")

    @get("/{path:path}", include_in_schema=False)
    async def page(path: FromPath[str]) -> Response[bytes]:
        return answer(path)

    def answer(path: str) -> Response[bytes]:
        if path in known:
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            caching = FOREVER if path.startswith("/assets/") else "no-cache"
            return Response(known[path].read_bytes(), media_type=kind, headers={"Cache-Control": caching})
        if path.startswith("/api/") or "." in path.rpartition("/")[2]:
            raise NotFoundException
        index = known["/index.html"].read_bytes() if "/index.html" in known else NOT_BUILT.encode()
        return Response(index, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})

    return Router("/", route_handlers=[home, page])
