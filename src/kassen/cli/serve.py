"""`kassen serve`: prints its address and where it stores data, then serves."""

from __future__ import annotations

import argparse
import contextlib
import os
import socket
import sys
import webbrowser
from urllib.parse import urlsplit

from kassen.cli.words import TEXTS, BadCall
from kassen.server.settings import Limits, Settings, default_database


def serve(given: argparse.Namespace) -> int:
    try:
        from kassen.server import serve as server
        from kassen.server.logs import set_up_logs
        from kassen.server.processes import serve_all
    except ImportError as error:
        raise BadCall("packages", package=str(error.name), extra="'kassen[server]'") from None
    settings = Settings(
        database=given.db or os.environ.get("KASSEN_DB") or default_database(),
        origins=tuple(given.origin),
        secure_cookie=given.secure,
        proxies=tuple(each.strip() for each in given.proxies.split(",") if each.strip()),
        bot_processes=given.bots,
        contact=given.contact or Settings.contact,
        push_hosts=tuple(given.push_host),
        limits=None if given.no_limits else Limits(),
    )
    set_up_logs(given.log)

    check_port(given.host, given.port)

    def say(message: str, **words: str) -> None:
        print(TEXTS.say(message, given.lang, **words), flush=True)

    def ready(port: int) -> None:
        everywhere = given.host in ("0.0.0.0", "::")
        host = "127.0.0.1" if everywhere else given.host
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        say("serve-at", address=address)
        if everywhere and (seen_as := address_in_network()):
            say("serve-network", address=f"http://{seen_as}:{port}/")
        elif host in ("127.0.0.1", "::1", "localhost"):
            say("serve-alone")
        say("serve-kept", place=without_password(settings.database))
        if given.open:
            webbrowser.open(address)

    if given.processes == 1:
        return server.serve(settings, given.host, given.port, ready)
    if sys.platform != "linux":
        raise BadCall("processes")
    return serve_all(settings, given.host, given.port, ready, given.processes, given.log)


def check_port(host: str, port: int) -> None:
    """If the port cannot be used, say so in a sentence; the server itself would only log it."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as trial:
        if sys.platform != "win32":  # where this option would allow a port that is taken
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise BadCall("port", host=host, port=str(port), reason=error.strerror or str(error)) from None


def address_in_network() -> str | None:
    """The address under which others in the network reach this machine. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line, contextlib.suppress(OSError):
        line.connect(("192.0.2.1", 9))  # reserved for documentation: nobody's address
        return str(line.getsockname()[0])
    return None


def without_password(url: str) -> str:
    parts = urlsplit(url)
    return url.replace(f":{parts.password}@", ":…@") if parts.password else url
