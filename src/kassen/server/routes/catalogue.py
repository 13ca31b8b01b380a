"""/api/games, /api/bots: what can be played and with whom."""

from __future__ import annotations

from litestar import MediaType, Router, get

from kassen.server import catalogue
from kassen.server import messages as m
from kassen.server.routes.asked import REFUSALS, GameId, Lang


@get("/games", responses=REFUSALS)
async def list_games(lang: Lang = "en") -> list[m.GameInfo]:
    """The games, with players and options, in words."""
    return catalogue.games(lang)


@get("/games/{game:str}/rules", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_rules(game: GameId, lang: Lang = "en") -> str:
    """The rules page, Markdown."""
    return catalogue.rules_page(game, lang)


@get("/games/{game:str}/texts", media_type=MediaType.TEXT, responses=REFUSALS)
async def show_texts(game: GameId, lang: Lang = "en") -> str:
    """The Fluent catalogue of a game: everything a client needs to speak of it."""
    return catalogue.texts(game, lang)


@get("/bots", responses=REFUSALS)
async def list_bots() -> list[m.BotInfo]:
    """The levels for people, from weak to strong, and the building blocks."""
    return catalogue.bots()


ROUTER = Router("/api", route_handlers=[list_games, show_rules, show_texts, list_bots], tags=["catalogue"])
