"""The board as text, for terminals and screen readers: one fact a line, 80 columns."""

from __future__ import annotations

from kassen.core.shapes import View
from kassen.core.text import Say
from kassen.games.nobunaga.shapes import AnyMove, Board, Cards, Lord

Seen = View[Board, AnyMove]


def show(view: Seen, say: Say) -> str:
    board = view.board
    lines = [_nobunaga(board.nobunaga, say)]
    lines += [_line(say, say("show-seat", seat=seat), _seat(seat, board, say)) for seat in range(view.players)]
    if board.pairs is not None:
        pairs = [_line(say, position, [say("show-houses", house=pair)]) for position, pair in board.pairs.items()]
        lines.append(_line(say, say("show-pairs"), pairs))
    elif board.middle:
        active = [say("show-active-card")] if board.active_card_offered else []
        lines.append(_line(say, say("show-middle"), [_houses(board.middle, say), *active]))
    if view.result is not None:
        nobunaga = view.result["nobunaga"]
        lines.append(say("show-rank-nobunaga", number=nobunaga["score"], rank=nobunaga["rank"]))
    else:
        lines.append(say("show-pile", number=board.pile))
    return "\n".join(lines)


def _line(say: Say, name: str, facts: list[str]) -> str:
    return say("show-line", name=name, facts=" · ".join(facts))


def _houses(cards: Cards, say: Say) -> str:
    return say("show-houses", house=cards) if cards else "–"


def _nobunaga(lord: Lord, say: Say) -> str:
    parts = [say("show-points", number=lord.points)]
    places = {"right": lord.right, "left": lord.left, "scored": lord.scored}
    parts += [f"{say(f'show-{where}')} {_houses(cards, say)}" for where, cards in places.items() if cards]
    return _line(say, say("show-nobunaga"), parts)


def _seat(seat: int, board: Board, say: Say) -> list[str]:
    cards = board.seats[seat]
    holder = board.active if board.taker is None else board.taker  # who took the active card holds it from then on
    marks = [say("show-active")] if holder == seat else []
    parts = [*marks, say("show-points", number=cards.points), say("show-cards", number=cards.cards)]
    if cards.scored:
        parts.append(f"{say('show-scored')} {_houses(cards.scored, say)}")
    if cards.hand is not None:
        parts.append(f"{say('show-hand')} {_houses(cards.hand, say)}")
    elif cards.known is not None:
        parts.append(f"{say('show-known')} {_houses(cards.known.cards, say)}")
        if cards.known.one_of is not None:
            parts.append(f"{say('show-one-of')} {say('show-houses', house=cards.known.one_of)}")
    elif cards.pair is not None:
        parts.append(f"{say('show-pair')} {say('show-houses', house=cards.pair)}")
    return parts
