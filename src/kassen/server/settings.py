"""What the operator of a server may choose. Everything has a default that suits one machine."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct, field


def default_database() -> str:
    import platformdirs

    return f"sqlite:///{Path(platformdirs.user_data_dir('kassen')) / 'kassen.db'}"


class Rate(Struct, frozen=True):
    """A token bucket: `burst` at once, then `per_s` a second."""

    burst: float
    per_s: float


class Limits(Struct, frozen=True):
    """How much one person (p) or one network address (a) may ask for."""

    actions_p: Rate = Rate(60, 20)
    requests_a: Rate = Rate(300, 100)
    work_a: Rate = Rate(20_000, 1_000)  # decisions played again, entries put into words
    people_a: Rate = Rate(20, 0.1)
    tables_p: Rate = Rate(20, 0.1)
    chat_p: Rate = Rate(8, 0.5)
    hints_p: Rate = Rate(10, 0.5)
    analyses_a: Rate = Rate(10, 0.05)  # games looked back on
    claims_a: Rate = Rate(10, 0.05)
    sockets_p: int = 40
    sockets_a: int = 400
    under_way_p: int = 50  # tables opened that are not over, and where something happened within a day
    under_way_a: int = 200
    connections_a: int = 600  # of any kind, from one address
    connections: int = 20_000  # in all


class Settings(Struct, frozen=True):
    database: str = field(default_factory=default_database)
    origins: tuple[str, ...] = ()  # further origins whose pages may speak to us, e.g. https://play.example.org
    secure_cookie: bool = False  # behind TLS
    proxies: tuple[str, ...] = ()  # whose X-Forwarded-For and -Proto are trusted: addresses or networks
    bot_processes: int | None = None  # None: one per core, at least two; 0: threads of this process
    limits: Limits | None = Limits()
    batch_ms: float = 4.0  # how long the writer gathers entries for one transaction
    idle_open_s: int = 86_400
    idle_running_s: int = 30 * 86_400
    forget_room_s: float = 60.0  # after this a table nobody looks at is dropped from memory
    wake_s: float = 5.0  # how often tables without a room are searched for something due
    watched_ms: int = 1_000  # between two decisions of bots that play among themselves, while somebody watches
    message_bytes: int = 16_384
    body_bytes: int = 65_536  # short enough to be parsed at once, even if it is all brackets
    file_bytes: int = 3_000_000  # the longest game (1,900 decisions) has 440 kB with its story, and its analysis 1.8 MB
    file_values: int = 60_000  # without its analysis; twice as many as the longest game has with its story
    outbox: int = 256  # messages a slow client may lag behind
    head_s: float = 8.0  # for the head of a request to arrive, and between two pieces of its body
    request_s: float = 60.0  # for the whole request
    push_s: float = 30.0  # how often people to notify of their turn are searched for
    push_after_s: float = 60.0  # how long after the last decision, if they are still away
    push_gap_s: float = 600.0  # at least, between two notices to one device
    push_hosts: tuple[str, ...] = ()  # push services that may be in our own network
    contact: str = "nobody@example.org"  # where a push service may write to about us
    alive_s: float = 20.0  # pings on sockets, keep-alive lines in feeds
