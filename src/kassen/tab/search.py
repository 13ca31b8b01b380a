"""Bots in a tab: they decide as they do anywhere, and their trees grow in the page's workers, each with a kernel of its own."""

from __future__ import annotations

import base64
import secrets
import time
from typing import Any

import msgspec

from kassen.bots import Bot, Estimate, Knowledge, make_bot
from kassen.bots.deadlines import deadline
from kassen.bots.greedy import GreedyBot, best_of, plain_survey
from kassen.bots.hint import candidates, measured, plan
from kassen.bots.search import ENDLESS, Options, Plan, SearchBot, added_up, most_tried
from kassen.bots.value import teams_of
from kassen.core import Game, Log, rules
from kassen.kernel.fingerprint import fingerprint
from kassen.server.bot_queue import ANYBODY, Share
from kassen.tab.host import Host

NODE, EDGE, HEAD, DEEPEST = 28, 32, 32, 256  # bytes of a tree's records, and how far a walk goes (bots/tree.py)
ROOM = 100_000  # nodes: a phone has little memory
GREEDY_S = 0.3


class Order(msgspec.Struct):
    """What a worker needs to grow trees: the kernel, the guess, how long, and how large everything is."""

    game: str
    kernel: str
    guess: str  # the packed record, base64
    seat: int
    seed: str  # of the first tree; a number too wide for JavaScript's
    shares: list[int | None]  # simulations for each tree; none: until time is up
    ms: float | None
    horizon: int
    teams: list[int]
    moves: int
    widest: int
    room: int
    bytes: dict[str, int]


class TabThinking:
    """As the server's Thinking: `choose` and `advise` answer with a bot's decision."""

    def __init__(self, host: Host) -> None:
        self.preparing: set[str] = set()  # kernels are there before a table is
        self._host = host

    async def choose(self, log: Log, level: str, awaited: bool, share: Share = ANYBODY) -> int:
        return await self._decide(make_bot(level, secrets.randbits(32)), known_of(log))

    async def advise(self, log: Log, share: Share = ANYBODY) -> list[Estimate]:
        """The best options: the same whenever the seat to move knows the same."""
        known = known_of(log)
        return candidates(measured(known, await self._search(known, plan(known))))

    async def _decide(self, bot: Bot, known: Knowledge) -> int:
        if isinstance(bot, GreedyBot):
            return best_of(known.legal, plain_survey(known, secrets.randbits(63), deadline(time.monotonic, GREEDY_S)))
        if not isinstance(bot, SearchBot):
            return bot.choose(known)
        planned = bot.plan(known, self._host.cores)
        if isinstance(planned, int):
            return planned
        return most_tried(known.legal, await self._search(known, planned))

    async def _search(self, known: Knowledge, plan: Plan) -> Options:
        answer = await self._host.search(msgspec.json.encode(order(known, plan)).decode())
        return added_up(options(found) for found in msgspec.json.decode(answer))


def known_of(log: Log) -> Knowledge:
    return Knowledge(Game(rules(log.game), log.players, log.options).replay(log))


def order(known: Knowledge, plan: Plan) -> Order:
    game = known.game
    horizon = game.rules.advice.horizon
    return Order(
        game=game.id,
        kernel=fingerprint(game.rules),
        guess=base64.b64encode(known.guess(0).to_bytes()).decode(),
        seat=known.seat,
        seed=str(plan.seed),
        shares=[None if share == ENDLESS else share for share in plan.shares],
        ms=None if plan.seconds is None else plan.seconds * 1000,
        horizon=-1 if horizon is None else horizon,
        teams=teams_of(game),
        moves=game.move_count,
        widest=game.most_legal,
        room=min(plan.room, ROOM),
        bytes={"node": NODE, "edge": EDGE, "head": HEAD, "path": 8 * DEEPEST},
    )


def options(found: list[list[Any]]) -> Options:
    """One tree's answer: a row an option, with its id, visits and total reward."""
    return {int(id): (int(visits), float(total)) for id, visits, total in found}
