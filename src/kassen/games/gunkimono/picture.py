"""The board as a picture: the battlefield with its levels and strongholds, the honor track, the row, and the seats."""

from __future__ import annotations

from kassen.core.drawing import Drawing
from kassen.core.shapes import View
from kassen.core.text import Say
from kassen.games.gunkimono.shapes import AnyMove, Board, SquareView, Troop

COLORS: dict[Troop, str] = {
    "infantry": "#7d6b4f", "samurai": "#9c3f2c", "cavalry": "#4d7a3e", "spearman": "#3f6a94", "archer": "#7a5590",
}  # fmt: skip
SQUARE = 44
STEP = 22  # of the honor track


def picture(view: View[Board, AnyMove], say: Say) -> Drawing:
    board, drawing = view.board, Drawing()
    commanded = {at: seat for seat, own in enumerate(board.seats) for squares in own.formations for at in squares}
    for square in board.squares:
        _square(drawing, square, commanded.get(square.at), say)
    if board.turn is not None:
        for square in board.squares:
            if square.at in (board.turn.at, board.turn.to):
                drawing.box(*_corner(square), SQUARE - 3, SQUARE - 3, None, Drawing.SHEET, 3)
    below = Drawing.MARGIN + 20 + SQUARE * board.rows + 12
    drawing.words(Drawing.MARGIN, below + 15, say("show-row"), color=Drawing.FAINT)
    x = Drawing.MARGIN + 110  # as long as its name is in any language
    for tile in board.row:
        _tile(drawing, tile, x, below, say)
        x += 76
    drawing.words(Drawing.MARGIN, below + 50, say("show-stack", number=board.stack, end=board.end_stack), color=Drawing.FAINT)
    if board.ending:
        drawing.words(Drawing.MARGIN, below + 72, say("show-ending"))
    right = Drawing.MARGIN + 20 + SQUARE * board.columns + 24
    y = _track(drawing, board, right, say)
    for seat, own in enumerate(board.seats):
        name = say("show-seat", seat=seat) + (f" · {say('show-first')}" if board.first == seat else "")
        score = f"{say('show-points', number=own.score)} · {say('show-tiles', number=own.tiles)}"
        left = [say(f"show-letter-{troop}") for troop in own.reserve] or [say("show-none")]
        small = say("show-line", name=say("show-reserve"), facts=" ".join(left))
        banners = [say("show-line", name=say("show-banners"), facts=str(len(own.banners)))] if own.banners else []
        y = drawing.plate(right, y, 270, seat, [name, score, small, *banners])
        tiles = own.known if own.hand is None else own.hand
        for number, tile in enumerate(tiles):
            _tile(drawing, tile, right + 16 + 76 * number, y - 4, say)
        y += 38 if tiles else 0
    return drawing


def _corner(square: SquareView) -> tuple[int, int]:
    return Drawing.MARGIN + 20 + SQUARE * (square.column - 1), Drawing.MARGIN + 20 + SQUARE * (square.row - 1)


def _square(drawing: Drawing, square: SquareView, seat: int | None, say: Say) -> None:
    """Its troop's letter, how high it lies, what supports it; a disc for a stronghold, a bar for whose formation it is in."""
    x, y = _corner(square)
    drawing.card(x, y, SQUARE - 3, SQUARE - 3, say(f"show-letter-{square.troop}"), COLORS[square.troop], str(square.level or ""))
    if square.supports:
        drawing.words(x + 3, y + SQUARE - 10, f"+{square.supports}", 10, Drawing.SHEET)
    if seat is not None:
        drawing.box(x + 2, y + 2, SQUARE - 7, 6, Drawing.SEATS[seat], Drawing.SHEET)
    if square.stronghold is not None:
        drawing.disc(x + SQUARE / 2 - 1, y + SQUARE / 2 - 1, 15, Drawing.SHEET)
        drawing.disc(x + SQUARE / 2 - 1, y + SQUARE / 2 - 1, 13, Drawing.SEATS[square.stronghold])
        drawing.words(x + SQUARE / 2 - 1, y + SQUARE / 2 - 1, str(square.stronghold + 1), 14, Drawing.SHEET, "middle")
    if square.row == 1:
        drawing.words(x + SQUARE / 2, Drawing.MARGIN + 10, square.at.rstrip("0123456789"), 11, Drawing.FAINT, "middle")
    if square.column == 1:
        drawing.words(Drawing.MARGIN + 8, y + SQUARE / 2, str(square.row), 11, Drawing.FAINT, "middle")


def _tile(drawing: Drawing, tile: str, x: float, y: float, say: Say) -> None:
    """Its two halves, each a troop and its symbols."""
    for number, half in enumerate(tile.split("-")):
        troop, symbols = half.rstrip("0123456789"), half[-1]
        for name, color in COLORS.items():
            if name == troop:
                drawing.card(x + 34 * number, y, 34, 30, say(f"show-letter-{troop}"), color, symbols)


def _track(drawing: Drawing, board: Board, x: float, say: Say) -> float:
    """A column for each troop, steps upwards; lines where strongholds and banners are. Gives the height below it."""
    top = board.track.banners
    wide = 14 * len(board.seats) + 8
    drawing.words(x, Drawing.MARGIN + 8, say("show-honor"), color=Drawing.FAINT)
    y = Drawing.MARGIN + 40
    for column, (troop, color) in enumerate(COLORS.items()):
        left = x + 24 + column * (wide + 4)
        drawing.card(left, Drawing.MARGIN + 18, wide, 18, say(f"show-letter-{troop}"), color)
        drawing.box(left, y, wide, STEP * (top + 1))
        for seat, own in enumerate(board.seats):
            drawing.disc(left + 11 + 14 * seat, y + STEP * (top - own.honor[troop]) + STEP / 2, 6, Drawing.SEATS[seat])
    for step in range(top + 1):
        marked = step in (*board.track.strongholds, top)
        drawing.words(
            x + 8, y + STEP * (top - step) + STEP / 2, str(step), 11, Drawing.INK if marked else Drawing.FAINT, "middle"
        )
        if marked:
            bottom = y + STEP * (top - step + 1)
            drawing.line(x + 20, bottom, x + 20 + 5 * (wide + 4), bottom, Drawing.INK, 1)
    return y + STEP * (top + 1) + 14
