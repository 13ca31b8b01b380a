"""The table as text, for terminals and screen readers: one fact a line, 80 columns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kassen.core.text import Say


def show(view: Mapping[str, Any], say: Say) -> str:
    board = view["board"]
    lines = [_nobunaga(board["nobunaga"], say)]
    lines += [_line(say, say("show-seat", seat=seat), _seat(seat, view, say)) for seat in range(view["players"])]
    if "pairs" in board:
        pairs = [_line(say, position, [say("show-houses", house=pair)]) for position, pair in board["pairs"].items()]
        lines.append(_line(say, say("show-pairs"), pairs))
    elif board["middle"]:
        active = [say("show-active-card")] if board["active_card_offered"] else []
        lines.append(_line(say, say("show-middle"), [_houses(board["middle"], say), *active]))
    if view["over"]:
        nobunaga = view["result"]["nobunaga"]
        lines.append(say("show-rank-nobunaga", number=nobunaga["score"], rank=nobunaga["rank"]))
    else:
        lines.append(say("show-pile", number=board["pile"]))
    return "\n".join(lines)


def _line(say: Say, name: str, facts: list[str]) -> str:
    return say("show-line", name=name, facts=" · ".join(facts))


def _houses(cards: Mapping[str, int], say: Say) -> str:
    return say("show-houses", house=cards) if cards else "–"


def _nobunaga(cards: Mapping[str, Any], say: Say) -> str:
    parts = [say("show-points", number=cards["points"])]
    parts += [f"{say(f'show-{where}')} {_houses(cards[where], say)}" for where in ("right", "left", "scored") if cards[where]]
    return _line(say, say("show-nobunaga"), parts)


def _seat(seat: int, view: Mapping[str, Any], say: Say) -> list[str]:
    cards = view["board"]["seats"][seat]
    board = view["board"]
    holder = board["active"] if board["taker"] is None else board["taker"]  # who took the active card holds it from then on
    marks = [say("show-active")] if holder == seat else []
    parts = [*marks, say("show-points", number=cards["points"]), say("show-cards", number=cards["cards"])]
    if cards["scored"]:
        parts.append(f"{say('show-scored')} {_houses(cards['scored'], say)}")
    if "hand" in cards:
        parts.append(f"{say('show-hand')} {_houses(cards['hand'], say)}")
    elif "pair" in cards and "known" not in cards:
        parts.append(f"{say('show-pair')} {say('show-houses', house=cards['pair'])}")
    if "known" in cards and "hand" not in cards:
        parts.append(f"{say('show-known')} {_houses(cards['known']['cards'], say)}")
        if "one_of" in cards["known"]:
            parts.append(f"{say('show-one-of')} {say('show-houses', house=cards['known']['one_of'])}")
    return parts
