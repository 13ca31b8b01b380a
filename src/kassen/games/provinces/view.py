"""What one seat may see, as data for people and programs and as a tensor for learners. Everything on the table is open."""

from __future__ import annotations

from msgspec import UNSET

from kassen.core import NOBODY
from kassen.games.provinces import shapes as h
from kassen.games.provinces.board import cards_locked
from kassen.games.provinces.decisions import RIVAL
from kassen.games.provinces.material import (
    CARDS,
    DAIMYO_IDS,
    DICE,
    HIGHEST,
    IN_RESERVE,
    LAND,
    LOWEST,
    PROVINCE_IDS,
    SEA,
    SMALL,
    SMALL_FROM_PLAYERS,
    TACTIC_IDS,
    TACTICS,
)
from kassen.games.provinces.notation import daimyos, provinces, tactics
from kassen.games.provinces.state import NO_ROLL, NONE, ProvincesRecord
from kassen.games.provinces.war import points


def view(s: ProvincesRecord) -> h.Board:
    carried_out = s.seat != NOBODY and (s.phase < CARDS or s.phase == RIVAL)
    return h.Board(
        first=s.first,
        locked=cards_locked(s),
        tactics=tactics(s.display),
        provinces=[view_province(s, s.site[castle], castle) for castle in range(LOWEST, HIGHEST + 1)],
        seats=[view_seat(s, other) for other in range(s.players)],
        daimyos=daimyos(s.display) if s.advanced else None,
        dice=list(DICE[s.roll]) if s.roll != NO_ROLL else None,
        apart=s.apart or None,
        card=card_under_way(s) if carried_out else None,
    )


def view_province(s: ProvincesRecord, province: int, castle: int) -> h.ProvinceView:
    """A province by its castle; once the war is over also who took it and with what help."""
    fought = s.seat == NOBODY
    return h.ProvinceView(
        province=PROVINCE_IDS[province],
        castle=castle,
        land=provinces(LAND[province]),
        sea=provinces(SEA[province]),
        armies=s.armies[province][: s.players],
        daimyos=[seat for seat in range(s.players) if s.daimyo[seat] == province] if s.advanced else None,
        reinforcements=s.reinforcements[province][: s.players] if fought else None,
        winner=seat_or_none(s.winner[castle]) if fought else UNSET,
        second=seat_or_none(s.second[castle]) if fought else UNSET,
        small=SMALL[castle] if s.players >= SMALL_FROM_PLAYERS else None,
    )


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def view_seat(s: ProvincesRecord, seat: int) -> h.SeatView:
    return h.SeatView(
        reserve=s.reserve[seat],
        tactic=None if s.tactic[seat] == NONE else TACTIC_IDS[s.tactic[seat]],
        katana=s.katana[seat] or None,
        points=points(s, seat),
        daimyo=view_daimyo(s, seat) if s.advanced else None,
    )


def view_daimyo(s: ProvincesRecord, seat: int) -> h.DaimyoView:
    return h.DaimyoView(
        card=None if s.lord[seat] == NONE else DAIMYO_IDS[s.lord[seat] - TACTICS],
        used=bool(s.spent >> seat & 1),
        at=None if s.daimyo[seat] == IN_RESERVE else PROVINCE_IDS[s.daimyo[seat]],
    )


def card_under_way(s: ProvincesRecord) -> h.CardView:
    """How far the card of this turn has got."""
    return h.CardView(
        steps=s.steps,
        origin=None if s.origin == NONE else PROVINCE_IDS[s.origin],
        opponent=seat_or_none(s.opponent),
        visited=provinces(s.visited),
    )
