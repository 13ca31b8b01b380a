"""The table as text, for terminals and screen readers: one fact a line, 80 columns."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from typing import Any

Say = Callable[..., str]
WIDTH = 80
INDENT = "    "


def show(view: Mapping[str, Any], say: Say) -> str:
    board = view["board"]
    lines = [_line(say("show-round", number=board["round"]), _teams(board, say))]
    lines += [_line(f"{number:>2}", _territory(cards, say)) for number, cards in enumerate(board["territories"], 1)]
    lines.append(_line(say("show-supply"), _supply(board, say)))
    lines += [_line(say("show-seat", seat=seat), _seat(seat, board, say)) for seat in range(view["players"])]
    if not view["over"]:
        lines.append(_line(say("show-turn", seat=board["active"]), _turn(board, say)))
    return "\n".join(lines)


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def _line(head: str, parts: Sequence[str]) -> str:
    """A heading and its facts; what does not fit goes on in the next line, indented."""
    lines = [f"{head}:"]
    for part in parts:
        for number, piece in enumerate(part.split("  ")):
            joint = (" " if lines[-1].endswith(":") else " · ") if number == 0 else " "
            if _width(lines[-1] + joint + piece) > WIDTH and lines[-1].strip():
                lines.append(INDENT + piece)
            else:
                lines[-1] += joint + piece
    return "\n".join(lines)


def _teams(board: Mapping[str, Any], say: Say) -> list[str]:
    parts = []
    for name, team in board["teams"].items():
        side = say("show-side", side=team["side"]) if team["side"] else say("show-no-side")
        parts.append(say("show-team", team=name, side=side, number=team["points"]))
    return parts


def _territory(cards: Mapping[str, Any], say: Say) -> list[str]:
    """Both rows, the first card first, each with its strength."""
    if cards["owner"]:
        return [say("show-won", team=cards["owner"])]
    rows = []
    for team in ("a", "b"):
        names = [say("show-card", card=card["card"], number=card["strength"]) for card in cards[team]]
        rows.append(f"{say('show-row', team=team)}  {',  '.join(names) if names else '–'}")
    return rows if cards["a"] or cards["b"] else [say("show-empty")]


def _listed(cards: Mapping[str, int], say: Say) -> str:
    return ",  ".join(say("show-cards", card={card: number}) for card, number in cards.items()) if cards else "–"


def _supply(board: Mapping[str, Any], say: Say) -> list[str]:
    """What can be bought, with its cost."""
    return [
        say("show-offer", card=card, cost=board["costs"][card], number=number)
        for card, number in sorted(board["supply"].items(), key=lambda kind: board["costs"][kind[0]])
    ]


def _seat(seat: int, board: Mapping[str, Any], say: Say) -> list[str]:
    cards = board["seats"][seat]
    parts = [
        say("show-of-team", team=cards["team"]),
        say("show-hand-size", number=cards["hand_size"]),
        say("show-deck", number=cards["deck"]),
    ]
    if cards["markers"]:
        parts.append(
            f"{say('show-markers')} " + ", ".join(say("show-marker", marker=m, number=n) for m, n in cards["markers"].items())
        )
    if cards["discard"]:
        parts.append(f"{say('show-discard')}  {_listed(cards['discard'], say)}")
    if "hand" in cards:
        parts.append(f"{say('show-hand')}  {_listed(cards['hand'], say)}")
    elif cards["known"]:
        parts.append(f"{say('show-known')}  {_listed(cards['known'], say)}")
    return parts


def _turn(board: Mapping[str, Any], say: Say) -> list[str]:
    parts = [
        say("show-actions", number=board["actions"]),
        say("show-coins", number=board["coins"]),
        say("show-buys", number=board["buys"]),
    ]
    if board["settling"]:
        parts.append(f"{say('show-settling')}  {say('show-cards', card=board['settling'])}")
    if board["waiting"]:
        parts.append(f"{say('show-waiting')}  {_listed(board['waiting'], say)}")
    if board["spent"]:
        parts.append(f"{say('show-spent')}  {_listed(board['spent'], say)}")
    return parts
