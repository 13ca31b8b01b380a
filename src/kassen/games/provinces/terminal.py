"""The table as text, for terminals and screen readers: a province a line, its neighbours named by their castles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kassen.core.text import Say


def show(view: Mapping[str, Any], say: Say) -> str:
    board = view["board"]
    castles = {place["province"]: place["castle"] for place in board["provinces"]}
    lines = [_province(place, castles, say) for place in board["provinces"]]
    if not view["over"]:
        lines.append(say("show-neighbours"))
    lines += [_seat(seat, board, say) for seat in range(view["players"])]
    if not view["over"]:
        lines += _cards(view, say)
    if "dice" in board:
        lines.append(say("show-dice", dice=board["dice"]))
    if "apart" in board:
        lines.append(say("show-apart", die=board["apart"]))
    return "\n".join(lines)


def _cards(view: Mapping[str, Any], say: Say) -> list[str]:
    """The cards on display and the viewer's own daimyo card, each with what it does."""
    board = view["board"]
    if board["locked"]:
        return [say("show-locked")]
    lines = []
    for kind in ("tactic", "daimyo"):
        if board.get(f"{kind}s"):
            lines.append(say("show-head", head=say(f"show-{kind}s")))
            lines += [say("show-line", name=say(f"{kind}-{card}"), facts=say(f"effect-{card}")) for card in board[f"{kind}s"]]
    own = board["seats"][view["viewer"]].get("daimyo") if view["viewer"] is not None else None
    if own and own["card"] and not own["used"]:
        lines.append(say("show-head", head=say("show-own-daimyo")))
        lines.append(say("show-line", name=say(f"daimyo-{own['card']}"), facts=say(f"effect-{own['card']}")))
    return lines


def _province(place: Mapping[str, Any], castles: Mapping[str, int], say: Say) -> str:
    """Who is there and what borders on it; after the war, who took it."""
    parts = [_pieces(place, say)]
    if "winner" in place:
        parts += [say(f"show-{rank}", seat=place[rank]) for rank in ("winner", "second") if place[rank] is not None]
    else:
        parts += [
            say(f"show-{border}", castles=sorted(castles[name] for name in place[border]))
            for border in ("land", "sea")
            if place[border]
        ]
    name = say("show-province", castle=place["castle"], province=place["province"])
    return say("show-line", name=name, facts=" · ".join(parts))


def _pieces(place: Mapping[str, Any], say: Say) -> str:
    reinforcements = place.get("reinforcements", [0] * len(place["armies"]))
    there = [
        say("show-armies", seat=seat, number=f"{armies}+{extra}" if extra else armies)
        for seat, (armies, extra) in enumerate(zip(place["armies"], reinforcements, strict=True))
        if armies or extra
    ]
    there += [say("show-daimyo-of", seat=seat) for seat in place.get("daimyos", [])]
    return say("list-comma").join(there) or say("show-nobody")


def _seat(seat: int, board: Mapping[str, Any], say: Say) -> str:
    own = board["seats"][seat]
    parts = [say("show-first")] if board["first"] == seat else []
    if own["points"]:
        parts.append(say("show-points", number=own["points"]))
    parts.append(say("show-katana", number=own["katana"]) if own["katana"] else say("show-reserve", number=own["reserve"]))
    if "daimyo" in own:
        parts += _daimyo(own["daimyo"], say)
    parts.append(say("show-tactic-used", tactic=own["tactic"]) if own["tactic"] else say("show-tactic-ready"))
    return say("show-line", name=say("show-seat", seat=seat), facts=" · ".join(parts))


def _daimyo(daimyo: Mapping[str, Any], say: Say) -> list[str]:
    parts = [] if daimyo["at"] else [say("show-daimyo-in-reserve")]
    if daimyo["card"]:
        parts.append(say("show-lord-used" if daimyo["used"] else "show-lord-ready", daimyo=daimyo["card"]))
    return parts
