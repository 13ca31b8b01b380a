"""People at a real server, for tests: every byte they are sent is kept. Nothing here waits without an end."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE_S = 30
Message = dict[str, Any]


def read(text: str | bytes) -> Message:
    return dict(json.loads(text))


class Guest:
    """One person (or nobody, before `arrive`) with a browser's cookie jar."""

    def __init__(self, url: str, name: str | None = None, known: bool = True) -> None:
        self.url = url
        # Plain HTTP only: reading the certificates of the world would take longer than most tests.
        self.http = httpx.Client(base_url=url, timeout=PATIENCE_S, verify=False)
        self.lines: list[Line] = []
        self.id = ""
        if known:
            self.id = self.post("/api/me", {"name": name} if name else {})["person"]

    def post(self, path: str, body: Any, expect: int | None = None) -> Any:
        return self._read(self.http.post(path, json=body), expect)

    def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        return self._read(self.http.get(path, params=query), expect)

    @staticmethod
    def _read(answer: httpx.Response, expect: int | None) -> Any:
        wanted = (200, 201) if expect is None else (expect,)
        assert answer.status_code in wanted, f"{answer.status_code}: {answer.text[:500]}"
        return answer.json() if answer.content else None

    def open(self, game: str, **wish: Any) -> str:
        return str(self.post("/api/tables", {"game": game, **wish})["id"])

    def do(self, table: str, what: str, expect: int = 200, **said: Any) -> Any:
        return self.post(f"/api/tables/{table}/do", {"type": what, **said}, expect)

    def refused(self, table: str, what: str, **said: Any) -> str:
        """The code with which this is refused."""
        answer = self.http.post(f"/api/tables/{table}/do", json={"type": what, **said})
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["code"])

    def look(self, table: str, **query: Any) -> Message:
        return dict(self.get(f"/api/tables/{table}", **query))

    def follow(self, table: str, headers: dict[str, str] | None = None, **query: Any) -> Line:
        line = Line(self, table, headers or {}, query)
        self.lines.append(line)
        return line

    def move_to(self, url: str) -> None:
        """The same person at another server process."""
        self.url = url
        self.http.base_url = httpx.URL(url)

    def close(self) -> None:
        for line in self.lines:
            line.close()
        self.http.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Line:
    """A socket at a table. `bytes` is everything it was ever sent."""

    def __init__(self, guest: Guest, table: str, headers: dict[str, str], query: dict[str, Any]) -> None:
        address = httpx.URL(guest.url.replace("http", "ws", 1) + f"/api/tables/{table}/socket", params=query)
        sent = {"Cookie": guest.cookie, **headers} if guest.cookie else headers
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(str(address), additional_headers=sent, open_timeout=PATIENCE_S, close_timeout=1, max_size=None)
        )
        self.bytes: list[str] = []

    def send(self, what: str, **said: Any) -> None:
        self.socket.send(json.dumps({"type": what, **said}))

    def receive(self) -> Message:
        text = self.socket.recv(PATIENCE_S, decode=True)
        self.bytes.append(text)
        return read(text)

    def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The next message of this kind; the others are read and kept."""
        while not wanted(message := self.receive()):
            pass
        return message

    def type(self, what: str) -> Message:
        return self.until(lambda message: message["type"] == what)

    def news(self, what: str) -> Message:
        return self.until(lambda message: message["type"] == "update" and message["news"]["what"] == what)

    def number(self, number: int) -> Message:
        return self.until(lambda message: message["type"] == "update" and message["number"] == number)

    def close(self) -> None:
        self._stack.close()


def decide(guest: Guest, table: str, scene: Message, dice: random.Random) -> Message:
    """One random decision by HTTP; the table afterwards."""
    choice = dice.choice(scene["view"]["moves"])
    return dict(guest.do(table, "decide", turn=scene["turn"], id=choice["id"]))


def play_out(guests: list[Guest], table: str, seed: int = 1, most: int = 100_000) -> Message:
    """People who hold all the seats play at random, to the end or for so many decisions. The table afterwards."""
    dice, made = random.Random(seed), 0
    seen = guests[0].look(table)
    while seen["table"]["status"] == "running" and made < most:
        mover = next(guest for guest in guests if seen["table"]["seats"][seen["table"]["seat"]].get("person") == guest.id)
        scene = mover.look(table, seat=seen["table"]["seat"])["scene"]
        seen = decide(mover, table, scene, dice)
        made += 1
    return seen


def let_bots_finish(guest: Guest, table: str) -> Message:
    """Who holds all the people's seats lets bots play for them to the end, and watches. The last message."""
    line = guest.follow(table, since=2**31)
    for seat in guest.look(table, since=2**31)["you"]["seats"]:
        guest.do(table, "bot", seat=seat, level="random")
    over = line.until(lambda message: message.get("table", {}).get("status") == "over")
    line.close()
    return over


def race(
    lines: dict[int, Line], scene: Message, seed: int, each: Callable[[int], None] = lambda ply: None, plies: int = 10_000
) -> None:
    """Everybody at their socket (by seat; further ones only listen) plays at random to the end, or so many plies. `scene` is
    anybody's first."""
    dice, seat, turn = random.Random(seed), scene["view"]["seat"], scene["turn"]
    views = {}
    for viewer, line in lines.items():
        views[viewer] = line.type("welcome")["scene"]
    for _ in range(plies):
        lines[seat].send("decide", turn=turn, id=dice.choice(views[seat]["view"]["moves"])["id"])
        views = {viewer: line.news("decided")["scene"] for viewer, line in lines.items()}
        some = next(iter(views.values()))
        if some["view"]["over"]:
            return
        seat, turn = some["view"]["seat"], some["turn"]
        each(some["view"]["ply"])


def seated(guests: list[Guest], game: str, **wish: Any) -> str:
    """A table that has begun, each guest in their seat."""
    seats = ["me", *["open"] * (len(guests) - 1)]
    table = guests[0].open(game, players=len(guests), **{"seats": seats, "cover": "random", **wish})
    for seat, guest in enumerate(guests[1:], 1):
        guest.do(table, "sit", seat=seat)
    guests[0].do(table, "start")
    return table


def until_replaced(guest: Guest, table: str, seat: int) -> None:
    """A bot for somebody absent, asked for until the grace time is over: the answer before that is always the same no."""
    while (answer := guest.http.post(f"/api/tables/{table}/do", json={"type": "bot", "seat": seat, "level": "random"})).is_error:
        assert answer.json()["code"] == "not_allowed"
