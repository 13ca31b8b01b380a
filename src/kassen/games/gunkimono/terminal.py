"""The board as text, for terminals and screen readers: battlefield, honor track, seats, 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kassen.core.shapes import View
from kassen.core.text import Say, width
from kassen.games.gunkimono.shapes import AnyMove, Banner, Board, SquareView, Troop, TurnView

Seen = View[Board, AnyMove]

Letters = Mapping[Troop, str]  # troop → its letter on the battlefield

WIDTH = 80
CELL = 5  # columns of a square; a battlefield too wide is drawn in parts
PART = (WIDTH - 3) // CELL


def show(view: Seen, say: Say) -> str:
    board = view.board
    letters = {troop: say(f"show-letter-{troop}") for troop in board.banners}
    lines = [*_field(board, letters, say), "", *_track(view, letters, say), ""]
    for seat in range(view.players):
        lines += _seat(seat, view, say)
    tiles = [say("show-tile", tile=tile) for tile in board.row]
    lines += ["", *_facts(say, say("show-row"), tiles or [say("show-none")])]
    lines.append(say("show-stack", number=board.stack, end=board.end_stack))
    if board.ending:
        lines.append(say("show-ending"))
    if board.turn is not None:
        lines.append(_turn(board.turn, say))
    return "\n".join(lines)


def _pad(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def _facts(say: Say, head: str, facts: Iterable[str], indent: str = "") -> list[str]:
    """A heading and its facts, in as many lines as they need."""
    first, *others = facts
    lines, line = [], indent + say("show-line", name=head, facts=first)
    for fact in others:
        piece = f" · {fact}"
        if width(line) + width(piece) > WIDTH:
            lines.append(line)
            line, piece = f"{indent}  ", fact
        line += piece
    return [*lines, line]


def _field(board: Board, letters: Letters, say: Say) -> list[str]:
    lines = [say("show-key"), " · ".join(say("show-letter", letter=letter, troop=troop) for troop, letter in letters.items())]
    squares = {(square.row, square.column): square for square in board.squares}
    heads = {square.column: square.at.rstrip("0123456789") for square in board.squares}
    for first in range(1, board.columns + 1, PART):
        columns = range(first, min(first + PART, board.columns + 1))
        lines.append("   " + "".join(_pad(heads.get(column, ""), CELL) for column in columns).rstrip())
        for row in range(1, board.rows + 1):
            cells = (_pad(_square(squares.get((row, column)), letters), CELL) for column in columns)
            lines.append(f"{row:<3}" + "".join(cells).rstrip())
    return lines


def _square(square: SquareView | None, letters: Letters) -> str:
    if square is None:
        return ""
    stronghold = "" if square.stronghold is None else f"!{square.stronghold + 1}"
    return f"{letters[square.troop]}{square.level}{stronghold}"


def _track(view: Seen, letters: Letters, say: Say) -> list[str]:
    board = view.board
    track = board.track
    names = [say("show-seat", seat=seat)[:30] for seat in range(view.players)]
    wide = max(width(name) for name in [*names, say("show-honor")]) + 2
    lines = [_pad(say("show-honor"), wide) + "".join(_pad(letter, 4) for letter in letters.values()).rstrip()]
    for name, seat in zip(names, board.seats, strict=True):
        steps = ("–" if steps == track.banners else str(steps) for steps in seat.honor.values())
        lines.append(_pad(name, wide) + "".join(_pad(step, 4) for step in steps).rstrip())
    first, second = track.strongholds
    lines.append(say("show-track", first=first, second=second, top=track.banners))
    left = [f"{letters[troop]} {len(sets)}" for troop, sets in board.banners.items()]
    return [*lines, *_facts(say, say("show-banners-left"), left)]


def _seat(seat: int, view: Seen, say: Say) -> list[str]:
    board, things = view.board, view.board.seats[seat]
    facts = [say("show-points", number=things.score), say("show-tiles", number=things.tiles)]
    if board.first == seat:
        facts.append(say("show-first"))
    if things.strongholds:
        facts.append(f"{say('show-strongholds')} {say('list-comma').join(things.strongholds)}")
    lines = _facts(say, say("show-seat", seat=seat), facts)
    none = [say("show-none")]
    lines += _facts(say, say("show-reserve"), [say("show-troop", troop=troop) for troop in things.reserve] or none, "  ")
    if things.banners:
        lines += _facts(say, say("show-banners"), [_banner(banner, say) for banner in things.banners], "  ")
    if things.hand is not None:
        lines += _facts(say, say("show-hand"), [say("show-tile", tile=tile) for tile in things.hand] or none, "  ")
    elif things.known:
        lines += _facts(say, say("show-known"), [say("show-tile", tile=tile) for tile in things.known], "  ")
    return lines


def _banner(banner: Banner, say: Say) -> str:
    return say("show-banner" if banner.value is None else "show-banner-value", **banner.to_dict())


def _turn(turn: TurnView, say: Say) -> str:
    # a small tile is named by its troop
    if turn.to is None:
        return say("show-turn", tile=say("show-troop", troop=turn.tile), at=turn.at)
    return say("show-turn-two", tile=turn.tile, at=turn.at, to=turn.to)
