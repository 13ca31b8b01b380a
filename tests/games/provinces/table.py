"""Positions set up by hand: say what matters, the rest is filled in sensibly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import kassen
from kassen import State
from kassen.games.provinces.material import CARD_IDS, PROVINCE_IDS, TACTICS

Armies = Mapping[str, int]
Data = dict[str, Any]

# Castle 2 in Tokuyama, 3 in Yonezawa, ... 12 in Shuri.
IN_MAP_ORDER = {province: value for value, province in enumerate(PROVINCE_IDS, 2)}


def castles(**at: str) -> dict[str, int]:
    """`castles(c2="kyoto")`: these castles there, the others in map order where room is left."""
    given = {province: int(castle[1:]) for castle, province in at.items()}
    rest = iter(value for value in range(2, 13) if value not in given.values())
    return {province: given[province] if province in given else next(rest) for province in PROVINCE_IDS}


def lord(card: str | None, at: str | None = None, used: bool = False) -> Data:
    return {"card": card, "at": at, "used": used}


def position(
    armies: Sequence[Armies],
    *,
    phase: str = "act",
    seat: int | None = 0,
    tactics: Sequence[str] = (),
    used: Mapping[int, str] | None = None,
    reserve: Mapping[int, int] | None = None,
    lords: Sequence[Data] = (),
    katanas: Mapping[int, int] | None = None,
    **fields: Any,
) -> Data:
    """A seat an entry of `armies`. What is not on the map is in reserve, unless `reserve` says how many: then the others stand
    far off, in Shuri. Tactic cards that are not named come from the end of the list. Katanas go to the empty reserves, lowest
    seat first."""
    players = len(armies)
    used = used or {}
    box = 16 if lords else 18
    seats: list[Data] = []
    for number, held in enumerate(armies):
        left = box - sum(held.values())
        kept = left if reserve is None else reserve.get(number, left)
        there = dict(held)
        if left > kept:
            there["shuri"] = there.get("shuri", 0) + left - kept
        own: Data = {"reserve": kept, "armies": there}
        if number in used:
            own["tactic"] = used[number]
        if lords:
            own["daimyo"] = dict(lords[number])
        seats.append(own)
    empty = [number for number, own in enumerate(seats) if own["reserve"] == 0 and (not lords or own["daimyo"]["at"])]
    for rank, number in enumerate(empty):
        seats[number]["katana"] = (katanas or {}).get(number, players - rank)
    known = [*tactics, *used.values()]
    fill = [card for card in reversed(CARD_IDS[:TACTICS]) if card not in known]
    return {
        "seat": seat,
        "phase": phase,
        "first": 0,
        "castles": IN_MAP_ORDER,
        "tactics": [*tactics, *fill[: players + 1 - len(known)]],
        "seats": seats,
        **fields,
    }


def load(data: Data, seed: int = 0) -> State:
    advanced = "daimyo" in data["seats"][0]
    return kassen.game("provinces", players=len(data["seats"]), daimyo=advanced).load(data, seed)


def table(armies: Sequence[Armies], **given: Any) -> State:
    return load(position(armies, **given))


def use_tactic(card: str, armies: Sequence[Armies], **given: Any) -> State:
    """Seat 0 has just taken this tactic card."""
    state = table(armies, tactics=[card], **given)
    state.play({"do": "tactic", "tactic": card})
    return state


def use_lord(card: str, armies: Sequence[Armies], at: str, **given: Any) -> State:
    """Seat 0, with its daimyo there, has just turned up its daimyo card."""
    others = [name for name in CARD_IDS[TACTICS:] if name != card]
    lords = [lord(card, at), *(lord(name) for name in others[: len(armies) - 1])]
    state = table(armies, lords=given.pop("lords", lords), **given)
    state.play({"do": "daimyo", "daimyo": card})
    return state


def offered(data: Data) -> set[str]:
    """The cards the deciding seat may use; none when all it can do is roll (such a decision is not asked)."""
    try:
        moves = load(data).moves()
    except ValueError as error:
        if "fewer than two options" in str(error):
            return set()
        raise
    return {getattr(move.data, "tactic", None) or move.data.daimyo for move in moves if move.data.do in ("tactic", "daimyo")}


def can_use_tactic(card: str, armies: Sequence[Armies], **given: Any) -> bool:
    return card in offered(position(armies, tactics=[card], **given))


def can_use_lord(card: str, armies: Sequence[Armies], at: str | None, **given: Any) -> bool:
    others = [name for name in CARD_IDS[TACTICS:] if name != card]
    lords = [lord(card, at), *(lord(name) for name in others[: len(armies) - 1])]
    return card in offered(position(armies, lords=lords, **given))


def choices(state: State) -> list[Data]:
    return [move.data.to_dict() for move in state.moves()]


def armies(state: State, seat: int) -> dict[str, int]:
    return dict(state.position()["seats"][seat]["armies"])


def reserve(state: State, seat: int) -> int:
    return int(state.position()["seats"][seat]["reserve"])


def daimyo_at(state: State, seat: int) -> str | None:
    at: str | None = state.position()["seats"][seat]["daimyo"]["at"]
    return at


def katana(state: State, seat: int) -> int | None:
    value: int | None = state.position()["seats"][seat].get("katana")
    return value
