"""`kassen serve`: says where it is and where it keeps things, then serves."""

from __future__ import annotations

import argparse
import os
import webbrowser
from urllib.parse import urlsplit

from kassen.server.settings import Limits, Settings, default_database


def serve(given: argparse.Namespace) -> int:
    try:
        from kassen.server import serve as server
    except ImportError as error:
        raise ValueError(f"the server needs more packages ({error.name}): pip install 'kassen[server]'") from None
    settings = Settings(
        database=given.db or os.environ.get("KASSEN_DB") or default_database(),
        origins=tuple(given.origin),
        secure_cookie=given.secure,
        bot_processes=given.bots,
        limits=None if given.no_limits else Limits(),
    )
    server.set_up_logs(given.log)

    def ready(port: int) -> None:
        host = given.host if ":" not in given.host else f"[{given.host}]"
        address = f"http://{host}:{port}/"
        print(f"Kassen is at {address}", flush=True)
        print(f"Tables are kept in {without_password(settings.database)}", flush=True)
        if given.open:
            webbrowser.open(address)

    return server.serve(settings, given.host, given.port, ready, given.proxies)


def without_password(url: str) -> str:
    parts = urlsplit(url)
    return url.replace(f":{parts.password}@", ":…@") if parts.password else url
