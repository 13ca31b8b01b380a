"""The board as a picture: the map as a sketch, every castle where it about lies, with who stands there; and the seats."""

from __future__ import annotations

from kassen.core.drawing import Drawing
from kassen.core.shapes import View
from kassen.core.text import Say
from kassen.games.provinces.shapes import AnyMove, Board, Province, ProvinceView

# A sketch, in steps of half a castle's room from the upper left.
PLACES: dict[Province, tuple[int, int]] = {
    "tokuyama": (12, 0), "yonezawa": (12, 2), "kasugayama": (8, 2), "odawara": (11, 6), "tsutsujigasaki": (10, 4),
    "kiyosu": (7, 5), "kyoto": (6, 3), "yoshida-koriyama": (3, 2), "oko": (4, 5), "usuki": (1, 4), "shuri": (0, 7),
}  # fmt: skip
STEP_X, STEP_Y = 54, 62
LEFT, TOP = Drawing.MARGIN + 56, Drawing.MARGIN + 26
PANEL = LEFT + 12 * STEP_X + 70
SEA, LAND = "#8fb0bb", "#b49b6c"


def picture(view: View[Board, AnyMove], say: Say) -> Drawing:
    board, drawing = view.board, Drawing()
    for place in board.provinces:
        for color, neighbours in ((LAND, place.land), (SEA, place.sea)):
            for name in neighbours:
                drawing.line(*_at(place.province), *_at(name), color, 5)
    for place in board.provinces:
        _province(drawing, place, say)
    bottom = float(Drawing.MARGIN)
    for seat in range(view.players):
        bottom = drawing.plate(PANEL, bottom, 260, seat, _seat(seat, board, say))
    if board.dice is not None:
        for number, die in enumerate(board.dice):
            drawing.card(PANEL + 40 * number, bottom, 32, 32, str(die), Drawing.INK)
        if board.apart is not None:
            drawing.words(PANEL + 130, bottom + 16, say("show-apart", die=board.apart))
        bottom += 44
    cards = say("list-comma").join(say(f"tactic-{tactic}") for tactic in board.tactics)
    offered = say("show-locked") if board.locked else f"{say('show-tactics')} · {cards}"
    drawing.paragraph(PANEL, bottom, 260, offered)
    return drawing


def _at(province: Province) -> tuple[int, int]:
    column, row = PLACES[province]
    return LEFT + STEP_X * column, TOP + STEP_Y * row


def _province(drawing: Drawing, place: ProvinceView, say: Say) -> None:
    """A castle with its number, ringed by who took it; its armies, and those that came in addition, below its name."""
    x, y = _at(place.province)
    if isinstance(place.winner, int):
        drawing.disc(x, y, 22, Drawing.SEATS[place.winner])
    drawing.disc(x, y, 17, Drawing.SHEET)
    drawing.disc(x, y, 15, Drawing.INK)
    drawing.words(x, y, str(place.castle), 15, Drawing.SHEET, "middle")
    drawing.words(x, y - 26, say(f"province-{place.province}"), 12, Drawing.INK, "middle")
    extra = place.reinforcements or [0] * len(place.armies)
    there = [(seat, number, extra[seat]) for seat, number in enumerate(place.armies) if number or extra[seat]]
    x -= 13 * len(there)
    for seat, number, more in there:
        lord = "*" if seat in (place.daimyos or []) else ""
        drawing.card(x, y + 16, 26, 18, f"{number}+{more}" if more else f"{number}{lord}", Drawing.SEATS[seat])
        x += 26


def _seat(seat: int, board: Board, say: Say) -> list[str]:
    own = board.seats[seat]
    head = say("show-seat", seat=seat) + (f" · {say('show-first')}" if board.first == seat else "")
    lines = [head, say("show-katana", number=own.katana) if own.katana else say("show-reserve", number=own.reserve)]
    lines.append(say("show-tactic-used", tactic=own.tactic) if own.tactic else say("show-tactic-ready"))
    if own.daimyo is not None and own.daimyo.card:
        lines.append(say("show-lord-used" if own.daimyo.used else "show-lord-ready", daimyo=own.daimyo.card))
    return [*lines, say("show-points", number=own.points)] if own.points else lines
