"""A table of Moegahara set up by hand: say what matters, the rest of the box is filled in around it.

A deployed card is written by its kind, or "archers@2" if seat 2 deployed it; without a seat the first of the team did.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import kassen
from kassen.core import State
from kassen.games.moegahara.material import PRINTED, TERRITORIES, Card, read_cards

CARDS: dict[str, Card] = {card.id: card for card in read_cards(PRINTED)}
COLOURS = ["red", "blue", "yellow"]
EAST = ["ieyasu", "fukushima", "kuroda", "ii", "kobayakawa"]
WEST = ["ishida", "hideyori", "shimazu", "ukita", "otani"]

Rows = Mapping[int, tuple[Sequence[str], Sequence[str]]]  # by territory: the row of team a, the row of team b


def deployed(text: str, team: int) -> dict[str, Any]:
    card, _, seat = text.partition("@")
    return {"card": card, "seat": int(seat) if seat else team}


def position(
    phase: str,
    *,
    players: int = 2,
    active: int = 0,
    hands: Mapping[int, Sequence[str]] | None = None,
    decks: Mapping[int, Sequence[str]] | None = None,
    discards: Mapping[int, Sequence[str]] | None = None,
    known: Mapping[int, Sequence[str]] | None = None,
    markers: Mapping[int, Mapping[str, int]] | None = None,
    rows: Rows | None = None,
    won: Mapping[int, str] | None = None,
    waiting: Sequence[str] = (),
    spent: Sequence[str] = (),
    settling: str | None = None,
    **parts: Any,
) -> dict[str, Any]:
    """A whole position. `parts` are fields of it, as they are."""
    field: list[dict[str, Any]] = [{"owner": None, "a": [], "b": []} for _ in range(TERRITORIES)]
    for territory, pair in (rows or {}).items():
        for team, row in enumerate(pair):
            field[territory - 1]["ab"[team]] = [deployed(card, team) for card in row]
    for territory, owner in (won or {}).items():
        field[territory - 1]["owner"] = owner
    gone: Counter[str] = Counter()
    for number in range(len(won or {})):  # three cards fell for each
        gone["spearmen" if number < 3 else "peasants" if number < 4 else "archers"] += 3
    seats: list[dict[str, Any]] = [
        {
            "deck": list((decks or {}).get(seat, ["copper"] * 5)),
            "hand": dict(Counter((hands or {}).get(seat, []))),
            "discard": dict(Counter((discards or {}).get(seat, []))),
            "known": dict(Counter((known or {}).get(seat, []))),
            "markers": dict((markers or {}).get(seat, {})),
        }
        for seat in range(players)
    ]
    if markers is None:
        for card in (card for territory in field for row in (territory["a"], territory["b"]) for card in row):
            marker = CARDS[card["card"]].marker
            if marker >= 0:
                own = seats[card["seat"]]["markers"]
                own[COLOURS[marker]] = own.get(COLOURS[marker], 0) + 1
        for owes in parts.get("returns", []):
            own = seats["ab".index(owes["team"])]["markers"]
            own[owes["marker"]] = own.get(owes["marker"], 0) + 1
    used = Counter(gone)
    for seat in seats:
        used += Counter(seat["deck"]) + Counter(seat["hand"]) + Counter(seat["discard"])
    used += Counter(waiting) + Counter(spent) + Counter([settling] if settling else [])
    used += Counter(card["card"] for territory in field for row in (territory["a"], territory["b"]) for card in row)
    whole: dict[str, Any] = {
        "seat": active,
        "phase": phase,
        "first": active,
        "active": active,
        "turns": 20 * players,
        "quiet": 0,
        "marched": False,
        "actions": 0,
        "coins": 0,
        "buys": 0,
        "waiting": dict(Counter(waiting)),
        "spent": dict(Counter(spent)),
        "settling": settling,
        "showdown": None,
        "returns": [],
        "keeping": None,
        "east": _east(field, seats, [*waiting, *spent, *([settling] if settling else [])], active),
        "territories": field,
        "supply": {card: CARDS[card].copies - used[card] for card in CARDS if CARDS[card].copies > used[card]},
        "gone": dict(gone),
        "seats": seats,
    }
    if phase == "action":
        played = [CARDS[card] for card in [*waiting, *spent]]
        own = sum(seats[active]["markers"].values())
        whole["actions"] = 1 + own + sum(card.actions - 1 for card in played)
        whole["coins"], whole["buys"] = sum(card.coins for card in played), 1 + sum(card.buys for card in played)
    return {**whole, **parts}


def _east(field: list[dict[str, Any]], seats: list[dict[str, Any]], in_play: list[str], active: int) -> str | None:
    """Whose side the East must be, by the generals that were bought."""
    for team in range(2):
        cards = [card["card"] for territory in field for card in territory["ab"[team]]]
        for seat in seats[team::2]:
            cards += [*seat["deck"], *seat["hand"], *seat["discard"]]
        cards += in_play if active % 2 == team else []
        if any(card in EAST for card in cards):
            return "ab"[team]
        if any(card in WEST for card in cards):
            return "ab"[1 - team]
    return None


def table(phase: str, *, players: int = 2, options: Mapping[str, Any] | None = None, seed: int = 0, **parts: Any) -> State:
    return kassen.game("moegahara", players=players, **(options or {})).load(position(phase, players=players, **parts), seed)


def deploying(card: str, *, rows: Rows | None = None, active: int = 0, **parts: Any) -> State:
    """The active seat is about to choose the territory of a card."""
    return table("territory", settling=card, rows=rows, active=active, **parts)


def deploy(state: State, territory: int) -> State:
    card = state.position()["settling"]
    state.play({"do": "deploy", "card": card, "territory": territory})
    return state


def owner(state: State, territory: int) -> str | None:
    found: str | None = state.position()["territories"][territory - 1]["owner"]
    return found


def row(state: State, territory: int, team: str) -> list[str]:
    return [card["card"] for card in state.position()["territories"][territory - 1][team]]


def discard(state: State, seat: int) -> dict[str, int]:
    cards: dict[str, int] = state.position()["seats"][seat]["discard"]
    return cards


def markers(state: State, seat: int) -> dict[str, int]:
    held: dict[str, int] = state.position()["seats"][seat]["markers"]
    return held


def choices(state: State, do: str) -> list[dict[str, Any]]:
    return [move.data.to_dict() for move in state.moves() if move.data.do == do]
