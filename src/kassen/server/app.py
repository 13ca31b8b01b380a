"""Builds the Litestar application: routes, guards, and the house's lifespan."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import get_args

from litestar import Litestar, Router
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from kassen import __version__
from kassen.core.text import catalogue
from kassen.server import messages as m
from kassen.server.games import all_games
from kassen.server.guard import HANDLERS, HEADERS, before
from kassen.server.house import House
from kassen.server.peers import Peers
from kassen.server.routes import games, pages, people, sockets, tables, upkeep
from kassen.server.routes.parameters import HttpRequest
from kassen.server.settings import Settings
from kassen.server.wire import Doors, InnerDoors


def get_ready() -> None:
    """Do the slow one-time work before the first visitor needs it: read the catalogues, build the schema."""
    m.wire_schema()
    for language in get_args(m.Language):
        all_games(language)
        for package in ("kassen.server", "kassen.bots"):
            catalogue(package, language)


async def described(request: HttpRequest) -> None:
    """Build the OpenAPI description for the first request for it, in a thread: it takes a third of a second, too long for every
    start and for the event loop."""
    await before(request)
    await asyncio.to_thread(request.app.plugins.get(OpenAPIPlugin).provide_openapi_schema)


def make_app(settings: Settings, peers: Peers | None = None) -> Litestar:
    house = House(settings, peers)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        get_ready()
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = Litestar(
        [
            people.ROUTER,
            games.ROUTER,
            tables.make_router(settings.file_bytes),
            sockets.ROUTER,
            upkeep.ROUTER,
            pages.make_router(),
        ],
        lifespan=[life],
        before_request=before,
        exception_handlers=HANDLERS,
        response_headers=HEADERS,
        request_max_body_size=settings.body_bytes,
        compression_config=CompressionConfig(backend="gzip", minimum_size=2_000, gzip_compress_level=4, exclude=["/feed"]),
        openapi_config=OpenAPIConfig(
            title="Kassen",
            version=__version__,
            description="Tables of Sengoku games over HTTP and WebSocket; docs/server.md tells the story.",
            openapi_router=Router("/api", route_handlers=[], include_in_schema=False, before_request=described),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        debug=False,
        logging_config=None,
    )
    app.state.house = house
    app.state.doors = InnerDoors(settings, peers.left) if peers else Doors(settings)
    return app
