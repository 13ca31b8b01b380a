"""The board as a picture: ten territories with the rows of both teams facing each other, and the seats with their cards."""

from __future__ import annotations

from kassen.core.drawing import Drawing
from kassen.core.shapes import View
from kassen.core.text import Say
from kassen.core.text import width as columns
from kassen.games.moegahara.shapes import AnyMove, Board, Deployed
from kassen.games.moegahara.terminal import supply, teams

WIDE, HIGH = 96, 22
STEP = WIDE + 6
ROOM = 4  # cards of a row that always have room
LETTERS = 13  # that a card has room for


def picture(view: View[Board, AnyMove], say: Say) -> Drawing:
    board, drawing = view.board, Drawing()
    above = max(ROOM, *(len(territory.b) for territory in board.territories))
    below = max(ROOM, *(len(territory.a) for territory in board.territories))
    middle = Drawing.MARGIN + 26 + above * (HIGH + 3)
    for team, height in zip(teams(board, say), (middle + HIGH + 20 + below * (HIGH + 3), Drawing.MARGIN + 8), strict=True):
        drawing.words(Drawing.MARGIN, height, team)
    for number, territory in enumerate(board.territories):
        x = Drawing.MARGIN + STEP * number
        color = {None: Drawing.FAINT, "a": Drawing.SEATS[0], "b": Drawing.SEATS[1]}[territory.owner]
        drawing.card(x, middle, WIDE, HIGH, f"{number + 1}", color)
        for row, down in ((territory.b, -1), (territory.a, 1)):
            for place, card in enumerate(row):
                _deployed(drawing, card, x, middle + down * (HIGH + 3) * (place + 1), say)
    y = middle + HIGH + 40.0 + below * (HIGH + 3)
    width = 10 * STEP - 6
    for seat, own in enumerate(board.seats):
        lines = [f"{say('show-seat', seat=seat)} · {say('show-of-team', team=own.team)}"]
        lines[0] += f" · {say('show-sizes', hand=own.hand_size, deck=own.deck)}"
        if own.hand:
            lines.append(say("show-hand", card=own.hand))
        elif own.hand is None and own.known:
            lines.append(say("show-known", card=own.known))
        if own.markers:
            lines.append(say("show-markers", marker=own.markers))
        y = drawing.plate(Drawing.MARGIN, y, width, seat, lines)
    facts = [
        say("show-round", number=board.round), say("show-turn", seat=board.active), say("show-actions", number=board.actions),
        say("show-coins", number=board.coins), say("show-buys", number=board.buys),
    ]  # fmt: skip
    y = drawing.paragraph(Drawing.MARGIN, y, width, " · ".join(facts))
    offered = say("show-line", name=say("show-supply"), facts=" · ".join(supply(board, say)))
    drawing.paragraph(Drawing.MARGIN, y, width, offered, Drawing.FAINT)
    return drawing


def _deployed(drawing: Drawing, card: Deployed, x: float, y: float, say: Say) -> None:
    drawing.card(x, y, WIDE, HIGH, named(card, say), Drawing.SEATS[card.seat])
    drawing.box(x, y, WIDE, HIGH, None, Drawing.SHEET)


def named(card: Deployed, say: Say) -> str:
    """A name that is too long loses its last words, and not the strength behind it."""
    text = say("show-card", card=card.card, number=card.strength)
    name, strength = text.removesuffix(str(card.strength)), str(card.strength)
    while columns(name + strength) > LETTERS and " " in name.strip():
        name = name.strip().rpartition(" ")[0] + " "
    return name + strength
