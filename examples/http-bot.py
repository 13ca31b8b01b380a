"""A bot over HTTP, with nothing but Python's standard library: plays at random wherever it is seated (docs/bots-http.md).

python examples/http-bot.py http://127.0.0.1:8000 [TABLE SEAT]   without TABLE it opens a table against a built-in bot
"""

import json
import random
import sys
import urllib.request
from typing import Any


class Server:
    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.headers = {"Content-Type": "application/json"}
        me = self.call("/api/me", {"name": "http-bot", "token": True})
        self.headers["Authorization"] = f"Bearer {me['token']}"

    def open(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, self.headers), timeout=60)

    def call(self, path: str, body: Any = None) -> Any:
        with self.open(path, body) as answer:
            return json.load(answer)


def main() -> None:
    server = Server(sys.argv[1])
    if len(sys.argv) == 4:
        table = sys.argv[2]
        server.call(f"/api/tables/{table}/do", {"type": "sit", "seat": int(sys.argv[3])})
    else:
        table = server.call("/api/tables", {"game": "nobunaga", "seats": ["me", "random"], "start": True})["id"]
    with server.open("/api/feed") as feed:
        for line in map(json.loads, feed):
            if line["type"] == "turn":
                decide(server, line)
            elif line["type"] == "over" and line["table"] == table:
                result = server.call(f"/api/tables/{table}")["scene"]["view"]["result"]
                print(f"over: {result['scores']}", flush=True)
                return


def decide(server: Server, line: Any) -> None:
    scene = server.call(f"/api/tables/{line['table']}?seat={line['seat']}")["scene"]
    if scene["turn"] == line["turn"]:  # otherwise it was undone, or is already decided
        move = random.choice(scene["view"]["moves"])
        server.call(f"/api/tables/{line['table']}/do", {"type": "decide", "turn": scene["turn"], "id": move["id"]})


if __name__ == "__main__":
    main()
