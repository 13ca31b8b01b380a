"""What one seat may see, as data for people and programs and as a tensor for learners. Everything on the table is open."""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY, rule
from kassen.core.bits import members
from kassen.core.seats import clockwise, steps_to
from kassen.games.provinces.board import cards_locked
from kassen.games.provinces.decisions import RIVAL
from kassen.games.provinces.material import (
    ALL_TACTICS,
    CARD_IDS,
    CARDS,
    DICE,
    HIGHEST,
    IN_RESERVE,
    LAND,
    LOWEST,
    PLACES,
    PROVINCE_IDS,
    PROVINCES,
    SEA,
    SEATS,
)
from kassen.games.provinces.notation import provinces
from kassen.games.provinces.state import NO_ROLL, NONE, Table
from kassen.games.provinces.war import points


def view(s: Table) -> dict[str, Any]:
    board: dict[str, Any] = {
        "first": s.first,
        "locked": cards_locked(s),
        "tactics": cards(s.display & ALL_TACTICS),
        "provinces": [view_province(s, s.site[castle], castle) for castle in range(LOWEST, HIGHEST + 1)],
        "seats": [view_seat(s, other) for other in range(s.players)],
    }
    if s.advanced:
        board["daimyos"] = cards(s.display & ~ALL_TACTICS)
    if s.roll != NO_ROLL:
        board["dice"] = list(DICE[s.roll])
    if s.apart:
        board["apart"] = s.apart
    if s.seat != NOBODY and (s.phase < CARDS or s.phase == RIVAL):
        board["card"] = card_under_way(s)
    return board


def cards(set_: int) -> list[str]:
    return [CARD_IDS[card] for card in members(set_)]


def view_province(s: Table, province: int, castle: int) -> dict[str, Any]:
    """A province by its castle; once the war is over also who took it and with what help."""
    shown: dict[str, Any] = {
        "province": PROVINCE_IDS[province],
        "castle": castle,
        "land": provinces(LAND[province]),
        "sea": provinces(SEA[province]),
        "armies": s.armies[province][: s.players],
    }
    if s.advanced:
        shown["daimyos"] = [seat for seat in range(s.players) if s.daimyo[seat] == province]
    if s.seat == NOBODY:
        shown["reinforcements"] = s.reinforcements[province][: s.players]
        shown["winner"] = None if s.winner[castle] == NOBODY else s.winner[castle]
        shown["second"] = None if s.second[castle] == NOBODY else s.second[castle]
    return shown


def view_seat(s: Table, seat: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "reserve": s.reserve[seat],
        "tactic": None if s.tactic[seat] == NONE else CARD_IDS[s.tactic[seat]],
        "katana": s.katana[seat] or None,
        "points": points(s, seat),
    }
    if s.advanced:
        shown["daimyo"] = view_daimyo(s, seat)
    return shown


def view_daimyo(s: Table, seat: int) -> dict[str, Any]:
    return {
        "card": None if s.lord[seat] == NONE else CARD_IDS[s.lord[seat]],
        "used": bool(s.spent >> seat & 1),
        "at": None if s.daimyo[seat] == IN_RESERVE else PROVINCE_IDS[s.daimyo[seat]],
    }


def card_under_way(s: Table) -> dict[str, Any]:
    """How far the card of this turn has got."""
    return {
        "steps": s.steps,
        "origin": None if s.origin == NONE else PROVINCE_IDS[s.origin],
        "opponent": None if s.opponent == NOBODY else s.opponent,
        "visited": provinces(s.visited),
    }


# ── the tensor ──
# Public part: phase, dice, cards on display, the card under way, castles by province. Then every seat, the viewer first and on
# clockwise: reserve, katana, whose turn, cards, daimyo, armies and, after the war, reinforcements.

PHASE_ROWS = CARDS + 6
PER_SEAT = 5 + CARDS + PLACES + 2 * PROVINCES
PUBLIC = PHASE_ROWS + 4 * 6 + CARDS + 1 + 2 * PROVINCES + SEATS + 1 + PROVINCES


def observation(players: int) -> int:
    return PUBLIC + players * PER_SEAT


@rule
def observe(s: Table, seat: int, out: Any) -> None:
    for i in range(PUBLIC + s.players * PER_SEAT):
        out[i] = 0
    if s.seat >= 0:
        out[s.phase] = 1
    at = PHASE_ROWS
    if s.roll != NO_ROLL:
        for die in range(3):
            out[at + die * 6 + DICE[s.roll][die] - 1] = 1
    if s.apart > 0:
        out[at + 17 + s.apart] = 1
    at += 24
    for card in range(CARDS):
        out[at + card] = (s.display >> card) & 1
    at += CARDS
    out[at] = 1 if cards_locked(s) else 0
    at += 1
    if s.origin != NONE:
        out[at + s.origin] = 1
    for province in range(PROVINCES):
        out[at + PROVINCES + province] = (s.visited >> province) & 1
    at += 2 * PROVINCES
    if s.opponent != NOBODY:
        out[at + steps_to(s, seat, s.opponent)] = 1
    out[at + SEATS] = s.steps / 3
    at += SEATS + 1
    for castle in range(LOWEST, HIGHEST + 1):
        out[at + s.site[castle]] = castle / HIGHEST
    for step in range(s.players):
        observe_seat(s, clockwise(s, seat, step), out, PUBLIC + step * PER_SEAT)


@rule
def observe_seat(s: Table, seat: int, out: Any, at: int) -> None:
    out[at] = s.reserve[seat] / 18
    out[at + 1] = s.katana[seat] / SEATS
    out[at + 2] = 1 if s.seat == seat else 0
    out[at + 3] = 1 if s.first == seat else 0
    out[at + 4] = (s.spent >> seat) & 1
    if s.tactic[seat] != NONE:
        out[at + 5 + s.tactic[seat]] = 1
    if s.lord[seat] != NONE:
        out[at + 5 + s.lord[seat]] = 1
    at += 5 + CARDS
    out[at + s.daimyo[seat]] = 1
    at += PLACES
    for province in range(PROVINCES):
        out[at + province] = s.armies[province][seat] / 6
        out[at + PROVINCES + province] = s.reinforcements[province][seat] / 6
