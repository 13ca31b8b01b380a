"""/api/games, /api/bots: what can be played and with whom."""

from __future__ import annotations

import hashlib

from litestar import MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from kassen.server import games, puzzles
from kassen.server import messages as m
from kassen.server.routes.parameters import REFUSALS, Day, GameId, HttpRequest, Lang

LESSON = {
    200: ResponseSpec(m.Lesson, description="The lesson, with its ETag.", generate_examples=False),
    304: ResponseSpec(None, description="As you have it (If-None-Match)."),
}


@get("/games", responses=REFUSALS)
async def list_games(lang: Lang = "en") -> list[m.GameInfo]:
    """The games, with players and options, in words."""
    return games.all_games(lang)


@get("/games/{game:str}/rules", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_rules(game: GameId, lang: Lang = "en") -> str:
    """The rules page, Markdown."""
    return games.page(game, "rules", lang)


@get("/games/{game:str}/summary", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_summary(game: GameId, lang: Lang = "en") -> str:
    """The game on one page, to print; Markdown."""
    return games.page(game, "summary", lang)


@get("/games/{game:str}/lesson", responses={**REFUSALS, **LESSON}, sync_to_thread=True)
def show_lesson(request: HttpRequest, game: GameId, lang: Lang = "en") -> Response[bytes]:
    """A first game on fixed positions: every step with its view, its answers and what comes of the right decision."""
    body = games.encode_lesson(game, lang)
    headers = {"ETag": f'"{hashlib.sha256(body).hexdigest()[:24]}"', "Cache-Control": "no-cache"}
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(body, media_type=MediaType.JSON, headers=headers)


@get("/games/{game:str}/puzzle", responses=REFUSALS, sync_to_thread=True)
def show_puzzle(game: GameId, date: Day) -> m.Puzzle:
    """The puzzle of a day (the date where the reader is): the same for everybody, and without its answer."""
    return puzzles.of_the_day(game, date)


@post("/games/{game:str}/puzzles/{number:int}/try", responses=REFUSALS, status_code=200, sync_to_thread=True)
def try_puzzle(game: GameId, number: FromPath[int], data: JSONBody[m.Try]) -> m.PuzzleAnswer:
    """Try one move of a puzzle, and be told the answer."""
    return puzzles.answer(game, number, data.id)


@get("/games/{game:str}/texts", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_texts(game: GameId, lang: Lang = "en") -> str:
    """The Fluent catalogue of a game: every message a client needs for it."""
    return games.texts(game, lang)


@get("/bots", responses=REFUSALS)
async def list_bots() -> list[m.BotInfo]:
    """The levels for people, from weak to strong, and the building blocks."""
    return games.all_bots()


ROUTER = Router(
    "/api",
    route_handlers=[list_games, show_rules, show_summary, show_lesson, show_puzzle, try_puzzle, show_texts, list_bots],
    tags=["games"],
)
