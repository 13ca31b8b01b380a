"""The board as text, for terminals and screen readers: one fact a line, 80 columns."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from kassen.core.shapes import View
from kassen.core.text import Say, width
from kassen.games.moegahara.shapes import AnyMove, Board, Deployed, TerritoryView

Seen = View[Board, AnyMove]

WIDTH = 80
INDENT = "    "


def show(view: Seen, say: Say) -> str:
    board, say = view.board, _remembering(say)
    lines = [_line(say, say("show-round", number=board.round), teams(board, say))]
    lines += [_line(say, f"{number:>2}", _territory(cards, say)) for number, cards in enumerate(board.territories, 1)]
    lines.append(_line(say, say("show-supply"), supply(board, say)))
    lines += [_line(say, say("show-seat", seat=seat), _seat(seat, board, say)) for seat in range(view.players)]
    if not view.over:
        lines.append(_line(say, say("show-turn", seat=board.active), _turn(board, say)))
    return "\n".join(lines)


def _remembering(say: Say) -> Say:
    """The same words are wanted many times at one table."""
    said: dict[str, str] = {}

    def again(message: str, **words: Any) -> str:
        key = f"{message} {words}"
        if key not in said:
            said[key] = say(message, **words)
        return said[key]

    return again


def _line(say: Say, head: str, parts: Iterable[str]) -> str:
    """A heading and its facts; what does not fit goes on in the next line, indented."""
    lines, used = [""], 0
    for word in re.findall(r"(?:\d+ )?[^ 、]+、?| ", say("show-line", name=head, facts=" · ".join(parts))):
        if used + width(word) > WIDTH:
            lines.append(INDENT)
            used = len(INDENT)
        if word != " " or lines[-1] != INDENT:
            lines[-1] += word
            used += width(word)
    return "\n".join(line.rstrip() for line in lines)


def teams(board: Board, say: Say) -> Iterable[str]:
    for name, team in (("a", board.teams.a), ("b", board.teams.b)):
        side = say("show-side", side=team.side) if team.side else say("show-no-side")
        yield say("show-team", team=name, side=side, number=team.points)


def _territory(cards: TerritoryView, say: Say) -> Iterable[str]:
    """Both rows, the first card first, each with its strength."""
    if cards.owner:
        return [say("show-won", team=cards.owner)]
    if not cards.a and not cards.b:
        return [say("show-empty")]
    return [f"{say('show-row', team=team)} {_row(row, say)}" for team, row in (("a", cards.a), ("b", cards.b))]


def _row(cards: Iterable[Deployed], say: Say) -> str:
    return say("list-comma").join(say("show-card", card=card.card, number=card.strength) for card in cards) or "–"


def supply(board: Board, say: Say) -> Iterable[str]:
    """What can be bought, cheap cards first."""
    costs = board.costs
    for cost in sorted({costs[card] for card in board.supply}):
        offered = {card: number for card, number in board.supply.items() if costs[card] == cost}
        yield say("show-offer", cost=cost, card=offered)


def _seat(seat: int, board: Board, say: Say) -> Iterable[str]:
    cards = board.seats[seat]
    yield say("show-of-team", team=cards.team)
    yield say("show-sizes", hand=cards.hand_size, deck=cards.deck)
    if cards.markers:
        yield say("show-markers", marker=cards.markers)
    if cards.discard:
        yield say("show-discard", card=cards.discard)
    if cards.hand:
        yield say("show-hand", card=cards.hand)
    elif cards.hand is None and cards.known:
        yield say("show-known", card=cards.known)


def _turn(board: Board, say: Say) -> Iterable[str]:
    yield say("show-actions", number=board.actions)
    yield say("show-coins", number=board.coins)
    yield say("show-buys", number=board.buys)
    for pile, cards in (("settling", board.settling), ("waiting", board.waiting), ("spent", board.spent)):
        if cards:
            yield say(f"show-{pile}", card=cards)
