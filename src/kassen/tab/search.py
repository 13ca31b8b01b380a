"""Bots in a tab: they decide as anywhere else, but their trees grow in the page's workers, each with its own kernel."""

from __future__ import annotations

import base64
import secrets
import struct
from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from kassen.bots import Bot, Knowledge, make_bot
from kassen.bots.greedy import GUESSES, GreedyBot, best_of
from kassen.bots.habits import looks_of
from kassen.bots.search import ENDLESS, Options, Plan, SearchBot, Taste, added_up
from kassen.bots.value import teams_of
from kassen.core import Game, Log, rules
from kassen.kernel.fingerprint import fingerprint
from kassen.server.bot_queue import ANYBODY, Share
from kassen.tab.host import Host

if TYPE_CHECKING:  # loading what hints need takes longer than loading a table
    from kassen.analysis.hint import Estimate
    from kassen.analysis.judge import Simulations

# The layouts of a tree's records, and the longest path in it (bots/tree.py).
NODE, EDGE, HEAD, DEEPEST = struct.Struct("<qdiii"), struct.Struct("<dfiiiii"), struct.Struct("<iiiiqq"), 256
NONE = -1
ROOM = 100_000  # most nodes of a tree: a phone has little memory


class Order(msgspec.Struct):
    """What a worker needs to grow trees: the kernel, the guess, how long to search, and the sizes of all arrays."""

    game: str
    kernel: str
    guess: str  # the packed record, in base64
    seat: int
    seed: str  # of the first tree; a string because JavaScript's numbers are too narrow
    shares: list[int | None]  # simulations for each tree; None: until time is up
    ms: float | None
    horizon: int
    teams: list[int]
    moves: int
    widest: int
    room: int
    bytes: dict[str, int]


class Piece(msgspec.Struct, omit_defaults=True):
    """An array in a kernel's memory: `size` bytes that begin with `data` (base64), the rest zeros."""

    size: int
    data: str = ""


class Place(msgspec.Struct):
    """The address of a piece, by its name."""

    at: str


class Big(msgspec.Struct):
    """A 64-bit number, as a string because JavaScript's numbers are too narrow."""

    big: str


Given = int | Place | Big


class Errand(msgspec.Struct):
    """A call of a kernel function in a worker: the pieces to lay out in memory, the arguments, and which pieces to return."""

    game: str
    kernel: str
    pieces: dict[str, Piece]
    call: str
    given: list[Given]
    answer: list[str]


class TabThinking:
    """Takes the place of the server's Thinking: `choose` decides for a bot, `advise` gives a hint."""

    def __init__(self, host: Host) -> None:
        self.preparing: set[str] = set()  # always empty: kernels are loaded before a table opens
        self._host = host

    async def choose(self, log: Log, level: str, awaited: bool, share: Share = ANYBODY) -> int:
        return await self._decide(make_bot(level, secrets.randbits(32)), known_of(log))

    async def advise(self, log: Log, share: Share = ANYBODY) -> list[Estimate]:
        """The best options. They depend only on what the seat to move knows."""
        from kassen.analysis.hint import judged
        from kassen.analysis.judge import Measure

        known = known_of(log)
        return await judged(Measure(known.game, PageSearcher(known.game, self._host)), known)

    async def _decide(self, bot: Bot, known: Knowledge) -> int:
        if isinstance(bot, GreedyBot):
            return best_of(known.legal, (await self._ahead(known, secrets.randbits(63), known.legal))[0])
        if not isinstance(bot, SearchBot):
            return bot.choose(known)
        found = bot.plan(known, self._host.cores)
        if isinstance(found, Plan):
            found = bot.settle(known, found, await self._search(known, found))
        if isinstance(found, Taste):
            return found.habit.favourite(found.good, looks_of(*await self._ahead(known, found.seed, found.good)))
        return found

    async def _ahead(self, known: Knowledge, seed: int, ids: Sequence[int]) -> tuple[list[float], list[float]]:
        guess = known.guess(seed).to_bytes()
        return await PageSearcher(known.game, self._host).ahead(guess, known.seat, seed, ids, GUESSES)

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
        horizon=-1 if horizon is None else horizon(game.players),
        teams=teams_of(game),
        moves=game.move_count,
        widest=game.most_legal,
        room=min(plan.room, ROOM),
        bytes={"node": NODE.size, "edge": EDGE.size, "head": HEAD.size, "path": 8 * DEEPEST},
    )


def options(found: list[list[Any]]) -> Options:
    """A tree's answer, one row per option with its id, visits and total reward, as a mapping by id."""
    return {int(id): (int(visits), float(total)) for id, visits, total in found}


class PageSearcher:
    """A searcher (analysis/judge.py) that uses the page's workers."""

    def __init__(self, game: Game, host: Host) -> None:
        self.game, self._host = game, host
        self._kernel = fingerprint(game.rules)
        self._teams = bytes(teams_of(game))

    async def wins(self, wanted: Simulations) -> Sequence[float]:
        return numbers(await self._grow(wanted, Piece(8 * wanted.sims * self.game.players), ["won"]))

    async def look_ahead(self, guess: bytes, seat: int, seed: int, ids: Sequence[int], guesses: int) -> list[float]:
        return (await self.ahead(guess, seat, seed, ids, guesses))[0]

    async def ahead(
        self, guess: bytes, seat: int, seed: int, ids: Sequence[int], guesses: int
    ) -> tuple[list[float], list[float]]:
        """For each decision, the sum of the values after it, and the sum of their squares."""
        n, players = len(ids), self.game.players
        pieces = {**self._common(guess), "ids": piece(struct.pack(f"<{n}i", *ids)), "found": Piece(16 * n)}
        given: list[Given] = [*row("guess", 1), *row("work", 1), seat, Big(str(seed)), guesses, *row("ids", n)]
        given += [*row("teams", players), *row("values", 2, 2 * players), *row("found", 2, n)]
        found = numbers(await self._run(pieces, "look_ahead", given, ["found"]))
        return list(found[:n]), list(found[n:])

    async def weights(self, guess: bytes, seat: int, seed: int) -> list[tuple[int, float]]:
        from kassen.analysis.judge import TWIG, Simulations

        twig = Simulations(guess, seat, seat, seed, sims=1, nodes=TWIG, cut=0, first=0, option=None)
        back = await self._grow(twig, Piece(0), ["nodes", "edges"])
        nodes, edges = back[: NODE.size * TWIG], back[NODE.size * TWIG :]
        found, edge = [], NODE.unpack_from(nodes)[3]
        while edge != NONE:
            _, weight, _, _, id, edge_after, _ = EDGE.unpack_from(edges, EDGE.size * edge)
            found.append((id, weight))
            edge = edge_after
        return found

    def ready(self, s: Any) -> Any:
        return s

    def redrawn(self, s: Any, knower: int, key: int, decision: int | None = None) -> Any:
        from kassen.analysis.judge import plainly_redrawn

        return plainly_redrawn(self.game, s, knower, key, decision)

    async def _grow(self, wanted: Simulations, won: Piece, answer: list[str]) -> bytes:
        guess, seat, knower, seed, sims, nodes, cut, first, option = wanted
        players, moves, widest = self.game.players, self.game.move_count, self.game.most_legal
        pieces = {
            **self._common(guess),
            **sown(nodes, first, option),
            "won": won,
            "path": Piece(8 * DEEPEST),
            "marks": Piece(8 * moves),
        }
        pieces |= {"ids": Piece(4 * widest), "weights": Piece(8 * widest)}
        given: list[Given] = [*row("guess", 1), *row("work", 1), seat, knower, Big(str(seed)), sims]
        given += [NONE if cut is None else cut, *row("teams", players), *row("head", 1), *row("nodes", nodes)]
        given += [*row("edges", 4 * nodes), *row("path", 2, DEEPEST), *row("marks", moves), *row("ids", widest)]
        given += [
            *row("weights", widest),
            *row("values", 2, 2 * players),
            *row("won", won.size // (8 * players), players),
        ]
        return await self._run(pieces, "grow", given, answer)

    def _common(self, guess: bytes) -> dict[str, Piece]:
        values = Piece(32 * self.game.players)
        return {"guess": piece(guess), "work": Piece(len(guess)), "teams": piece(self._teams), "values": values}

    async def _run(self, pieces: dict[str, Piece], call: str, given: list[Given], answer: list[str]) -> bytes:
        errand = Errand(self.game.id, self._kernel, pieces, call, given, answer)
        return await self._host.run(msgspec.json.encode(errand).decode())


def sown(nodes: int, first: int, option: int | None) -> dict[str, Piece]:
    """A tree before its first simulation, as `Tree.begin` leaves it. With `option`, the root considers that option only."""
    forced = option is not None
    head = HEAD.pack(NONE if nodes == 1 and not forced else 0, 1, int(forced), 0 if forced else NONE, 0, first)
    root = NODE.pack(NONE, 0.0, 0, 0 if forced else NONE, NONE)
    edge = EDGE.pack(0.0, 1.0, 0, 0, option, NONE, NONE) if forced else b""
    return {"head": piece(head), "nodes": piece(root, NODE.size * nodes), "edges": piece(edge, 4 * EDGE.size * nodes)}


def piece(data: bytes, size: int | None = None) -> Piece:
    return Piece(len(data) if size is None else size, base64.b64encode(data).decode())


def row(name: str, *lengths: int) -> list[Given]:
    """An array as kernel arguments: its address and its lengths."""
    return [Place(name), *lengths]


def numbers(data: bytes) -> Sequence[float]:
    found = array("d")
    found.frombytes(data)
    return found
