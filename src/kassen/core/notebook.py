"""A state as a picture in a notebook: the board, the question and the legal moves, as the seat to move sees them."""

from __future__ import annotations

from html import escape

from kassen import core

# No text colors here: the notebook may be light or dark.
FRAME = "display:inline-block; margin:0; padding:.6em 1em; border:1px solid rgba(128,128,128,.4); border-radius:6px"
TABLE = "margin:.6em 0; line-height:1.25; background:none; white-space:pre; overflow-x:auto"
MANY = 12  # more moves than this start out folded


def picture(state: core.State) -> str:
    """HTML without scripts, all text escaped, with only what the seat to move (at the end: a spectator) may see."""
    texts = state.game.rules.texts
    who = [] if state.seat is None else [f"decision {state.ply + 1}", texts.seat(state.seat, "en")]
    head = ", ".join([f"<strong>{escape(texts.say('title'))}</strong>", *map(escape, who)])
    return (
        f'<figure style="{FRAME}"><figcaption>{head}<br>{escape(state.prompt())}'
        f"</figcaption>{_board(state)}{_moves(state)}</figure>"
    )


def _board(state: core.State) -> str:
    """The board drawn, with the text to unfold; or the text alone, if the game draws nothing."""
    text = f'<pre style="{TABLE}">{escape(state.show(state.seat))}</pre>'
    if state.game.rules.picture is None:
        return text
    return f"<div>{state.picture(state.seat).svg()}</div><details><summary>text</summary>{text}</details>"


def _moves(state: core.State) -> str:
    """The legal moves, numbered by id, as `State.play` takes them."""
    moves = state.listed()
    if not moves:
        return ""
    items = "".join(f'<li value="{move.id}">{escape(move.text())}</li>' for move in moves)
    shown = " open" if len(moves) <= MANY else ""
    return f"<details{shown}><summary>{len(moves)} moves</summary><ol>{items}</ol></details>"
