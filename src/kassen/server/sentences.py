"""Sentences of moves, events and news. Making one with Fluent takes hundreds of microseconds, so each is made once, with marks in
place of people's names, and cached."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from kassen.bots import names as bots
from kassen.core import Effect, Event, Game, Move, State, rules
from kassen.core.text import Texts
from kassen.server.slices import Steps

TEXTS = Texts("kassen.server")
# Private-use characters: no catalogue has them, and sanitize.py removes them from names.
MARKS = [chr(0xE000 + seat) for seat in range(16)]


def fill(template: str, names: Sequence[str]) -> str:
    for mark, name in zip(MARKS, names, strict=False):
        template = template.replace(mark, name)
    return template


@lru_cache(maxsize=50_000)
def _phrase(game: str, language: str, prefix: str, data: bytes) -> str:
    words: dict[str, Any] = msgspec.json.decode(data)
    return rules(game).texts.say(f"{prefix}-{words.pop(PREFIXES[prefix])}", language, MARKS, **words)


PREFIXES = {"event": "event", "move": "do", "prompt": "phase", "effect": "effect"}
_encode = msgspec.json.Encoder().encode


def event_sentence(event: Event, language: str, names: Sequence[str]) -> str:
    return fill(_phrase(event.game.id, language, "event", _encode(event.data)), names)


def move_sentence(move: Move, language: str, names: Sequence[str]) -> str:
    data = {"seat": move.seat, **move.data.to_dict()}
    return fill(_phrase(move.game.id, language, "move", _encode(data)), names)


def spelling(state: State, language: str) -> Steps[None]:
    """Put the moves of a state into words, one per step: there may be six hundred. Afterwards they are in the cache."""
    for move in state.moves():
        move_sentence(move, language, ())
        yield


def effect_sentence(game: Game, effect: Effect, language: str, names: Sequence[str]) -> str:
    return fill(_phrase(game.id, language, "effect", _encode(effect)), names)


def prompt_sentence(state: State, language: str, names: Sequence[str]) -> str:
    words = {"phase": state.phase} if state.over else {"phase": state.phase, "seat": state.seat, **state.asked}
    return fill(_phrase(state.game.id, language, "prompt", _encode(words)), names)


@lru_cache(maxsize=2_000)
def seat_name(game: str, seat: int, language: str) -> str:
    return rules(game).texts.seat(seat, language)


bot_name = lru_cache(maxsize=2_000)(bots.bot_name)


def news_sentence(what: str, language: str, **words: Any) -> str | None:
    """The sentence for news of the table itself, if there is one."""
    message = f"news-{what}"
    return TEXTS.say(message, language, **words) if TEXTS.has(message, language) else None
