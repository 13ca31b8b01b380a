"""The board as text, for terminals and screen readers: a province a line, its neighbours named by their castles."""

from __future__ import annotations

from collections.abc import Mapping

from kassen.core.shapes import View
from kassen.core.text import Say
from kassen.games.provinces.shapes import AnyMove, Board, DaimyoView, Province, ProvinceView

Seen = View[Board, AnyMove]


def show(view: Seen, say: Say) -> str:
    board = view.board
    castles = {place.province: place.castle for place in board.provinces}
    lines = [_province(place, castles, say) for place in board.provinces]
    if not view.over:
        lines.append(say("show-neighbours"))
    lines += [_seat(seat, board, say) for seat in range(view.players)]
    if not view.over:
        lines += _cards(view, say)
    if board.dice is not None:
        lines.append(say("show-dice", dice=board.dice))
    if board.apart is not None:
        lines.append(say("show-apart", die=board.apart))
    return "\n".join(lines)


def _cards(view: Seen, say: Say) -> list[str]:
    """The cards on display and the viewer's own daimyo card, each with what it does."""
    board = view.board
    if board.locked:
        return [say("show-locked")]
    lines = []
    for kind, cards in (("tactic", board.tactics), ("daimyo", board.daimyos)):
        if cards:
            lines.append(say("show-head", head=say(f"show-{kind}s")))
            lines += [say("show-line", name=say(f"{kind}-{card}"), facts=say(f"text-{card}")) for card in cards]
    own = board.seats[view.viewer].daimyo if view.viewer is not None else None
    if own and own.card and not own.used:
        lines.append(say("show-head", head=say("show-own-daimyo")))
        lines.append(say("show-line", name=say(f"daimyo-{own.card}"), facts=say(f"text-{own.card}")))
    return lines


def _province(place: ProvinceView, castles: Mapping[Province, int], say: Say) -> str:
    """Who is there and what borders on it; after the war, who took it."""
    parts = [_pieces(place, say)]
    if place.reinforcements is not None:
        taken = (("winner", place.winner), ("second", place.second))
        parts += [say(f"show-{rank}", seat=seat) for rank, seat in taken if seat is not None]
    else:
        borders = (("land", place.land), ("sea", place.sea))
        parts += [say(f"show-{border}", castles=sorted(castles[name] for name in there)) for border, there in borders if there]
    name = say("show-province", castle=place.castle, province=place.province)
    return say("show-line", name=name, facts=" · ".join(parts))


def _pieces(place: ProvinceView, say: Say) -> str:
    reinforcements = place.reinforcements or [0] * len(place.armies)
    there = [
        say("show-armies", seat=seat, number=f"{armies}+{extra}" if extra else armies)
        for seat, (armies, extra) in enumerate(zip(place.armies, reinforcements, strict=True))
        if armies or extra
    ]
    there += [say("show-daimyo-of", seat=seat) for seat in place.daimyos or []]
    return say("list-comma").join(there) or say("show-nobody")


def _seat(seat: int, board: Board, say: Say) -> str:
    own = board.seats[seat]
    parts = [say("show-first")] if board.first == seat else []
    if own.points:
        parts.append(say("show-points", number=own.points))
    parts.append(say("show-katana", number=own.katana) if own.katana else say("show-reserve", number=own.reserve))
    if own.daimyo is not None:
        parts += _daimyo(own.daimyo, say)
    parts.append(say("show-tactic-used", tactic=own.tactic) if own.tactic else say("show-tactic-ready"))
    return say("show-line", name=say("show-seat", seat=seat), facts=" · ".join(parts))


def _daimyo(daimyo: DaimyoView, say: Say) -> list[str]:
    parts = [] if daimyo.at else [say("show-daimyo-in-reserve")]
    if daimyo.card:
        parts.append(say("show-lord-used" if daimyo.used else "show-lord-ready", daimyo=daimyo.card))
    return parts
