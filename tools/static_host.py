"""Serves a folder on the loopback as any static host would: to try dist/tab, and for tests that cut the network."""

from __future__ import annotations

import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, ClassVar


class Handler(SimpleHTTPRequestHandler):
    extensions_map: ClassVar[dict[str, str]] = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def __init__(self, *given: Any, under: str, **named: Any) -> None:
        self._under = under
        super().__init__(*given, **named)

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(self._under) if path.startswith(self._under) else "/nothing")

    def log_message(self, format: str, *args: Any) -> None:
        pass


class StaticHost:
    """A running server. `under` is the path it serves at, instead of the root; `cut` stops it, like a network failure."""

    def __init__(self, folder: Path, under: str = "", port: int = 0) -> None:
        handler = functools.partial(Handler, directory=str(folder), under=under)
        self._server = ThreadingHTTPServer(("127.0.0.1", port), handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}{under}/"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def wait(self) -> None:
        """Block until interrupted."""
        self._thread.join()

    def cut(self) -> None:
        self._server.shutdown()
        self._server.server_close()
