"""The board as a picture: Nobunaga's cards, the middle, and every seat with what it holds and has scored."""

from __future__ import annotations

from kassen.core.drawing import Drawing
from kassen.core.shapes import View
from kassen.core.text import Say
from kassen.games.nobunaga.shapes import AnyMove, Board, Cards, House

COLORS: dict[House, str] = {
    "uesugi": "#4a6f9c", "mouri": "#8c3b2e", "takeda": "#b0531d", "asai": "#4f7a3d", "ashikaga": "#7a5a94", "hongan": "#8a7420",
}  # fmt: skip
WIDE, HIGH = 76, 42  # a name, and below it how many
STEP = WIDE + 6
LABEL = 190  # room for names on the left
ROW = HIGH + 14
WIDTH = LABEL + 10 * STEP


def picture(view: View[Board, AnyMove], say: Say) -> Drawing:
    board, drawing, y = view.board, Drawing(), Drawing.MARGIN

    def row(name: str, note: str, groups: list[tuple[str, Cards | int]], color: str) -> None:
        """A line of the table: whose it is, and their cards, group by group, each under its heading."""
        nonlocal y
        drawing.box(Drawing.MARGIN, y, WIDTH, ROW + 12)
        drawing.box(Drawing.MARGIN, y, 8, ROW + 12, color)
        drawing.words(Drawing.MARGIN + 16, y + 18, name, 14, color)
        drawing.words(Drawing.MARGIN + 16, y + 38, note, 12)
        x = float(Drawing.MARGIN + LABEL)
        for heading, cards in groups:
            if not cards:
                continue
            drawing.words(x, y + 10, heading, 11, Drawing.FAINT)
            if isinstance(cards, int):  # face down
                drawing.card(x, y + 20, WIDE, HIGH, f"× {cards}", "#5d606a")
                x += STEP
            else:
                for house, number in cards.items():
                    note_of = f"× {number}" if number > 1 else ""
                    drawing.card(x, y + 20, WIDE, HIGH, say("show-houses", house=[house]), COLORS[house], note_of)
                    x += STEP
            x += 14
        y += ROW + 20

    lord = board.nobunaga
    groups: list[tuple[str, Cards | int]] = [
        (say("show-right"), lord.right), (say("show-left"), lord.left), (say("show-scored"), lord.scored),
    ]  # fmt: skip
    row(say("show-nobunaga"), say("show-points", number=lord.points), groups, "#231f1b")
    middle = say("show-active-card") if board.active_card_offered else say("show-pile", number=board.pile)
    pairs = [(f"{say('show-pair')} {place}", _counted(pair)) for place, pair in (board.pairs or {}).items()]
    row(say("show-pairs" if pairs else "show-middle"), middle, [*pairs] or [("", board.middle)], Drawing.FAINT)
    holder = board.active if board.taker is None else board.taker
    for seat, own in enumerate(board.seats):
        held: tuple[str, Cards | int] = (say("show-hand"), own.cards if own.hand is None else own.hand)
        known: list[tuple[str, Cards | int]] = [(say("show-known"), own.known.cards)] if own.known and own.hand is None else []
        note = say("show-points", number=own.points) + (f" · {say('show-active')}" if seat == holder else "")
        row(say("show-seat", seat=seat), note, [held, *known, (say("show-scored"), own.scored)], Drawing.SEATS[seat])
    return drawing


def _counted(pair: list[House]) -> Cards:
    return {house: pair.count(house) for house in pair}
