"""Decisions and news as data: stable names for logs, programs and texts."""

from __future__ import annotations

from typing import Any

from kassen.core import NOBODY
from kassen.core.bits import members
from kassen.games.provinces import decisions as d
from kassen.games.provinces.material import (
    ARMIES_MARCHING,
    CARD_IDS,
    DECOY,
    DEPLOYED,
    DICE,
    HIGHEST,
    IN_RESERVE,
    KYOTO,
    LOWEST,
    MORI,
    ODA,
    OTOMO,
    PROVINCE_IDS,
    PROVINCES,
    REBEL,
    REINFORCEMENTS,
    RETREAT,
    SMALL,
    SQUAD,
    SUPPORT,
    TACTICS,
    TAKEDA,
    TOTAL,
)
from kassen.games.provinces.state import Table
from kassen.games.provinces.war import points

SIMPLE = {
    d.ROLL_DICE: "roll",
    d.KEEP_DICE: "keep",
    d.ROLL_AGAIN: "reroll",
    d.WITHOUT_DAIMYO: "without-daimyo",
    d.WITH_DAIMYO: "with-daimyo",
    d.STOP: "stop",
}

# A step that names a province, by card: where the army is called from, put, withdrawn from, pushed to; else where it is sent.
STEP_WORDS = {KYOTO: "call", SUPPORT: "add", MORI: "add", RETREAT: "withdraw", TAKEDA: "push", ODA: "ride-together"}


def provinces(set_: int) -> list[str]:
    return [PROVINCE_IDS[province] for province in members(set_)]


def card_word(card: int) -> dict[str, str]:
    return {"tactic" if card < TACTICS else "daimyo": CARD_IDS[card]}


# ── decisions ──


def move(s: Table, id: int) -> dict[str, Any]:
    if id in SIMPLE:
        return {"do": SIMPLE[id]}
    if id < d.ROLL_DICE:
        return {"do": "draft" if s.phase == d.DRAFT else "tactic" if id < TACTICS else "daimyo", **card_word(id)}
    if id < d.WITHOUT_DAIMYO:
        return split(s, id - d.SET_APART)
    if id < d.DAIMYO_AT:
        return {"do": STEP_WORDS.get(s.phase, "send"), "province": PROVINCE_IDS[id - d.ARMY_AT]}
    if id < d.AGAINST:
        return {"do": "ride", "province": PROVINCE_IDS[id - d.DAIMYO_AT]}
    if id < d.MARCH:
        return {"do": "against", "opponent_seat": id - d.AGAINST}
    return march(s, id - d.MARCH)


def split(s: Table, die: int) -> dict[str, Any]:
    castle = TOTAL[s.roll] - die
    pieces = s.reserve[s.seat] + (s.daimyo[s.seat] == IN_RESERVE)
    number = min(DEPLOYED[die], pieces)
    return {"do": "split", "die": die, "number": number, "castle": castle, "province": PROVINCE_IDS[s.site[castle]]}


def march(s: Table, number: int) -> dict[str, Any]:
    who, source, target = number // PROVINCES**2, number // PROVINCES % PROVINCES, number % PROVINCES
    if s.phase in (REBEL, OTOMO):
        return {"do": "replace", "opponent_seat": who, "province": PROVINCE_IDS[source]}
    armies = s.armies[source][who] // 2 if s.phase == SQUAD else ARMIES_MARCHING[s.phase]
    way = {"number": armies, "from_province": PROVINCE_IDS[source], "to_province": PROVINCE_IDS[target]}
    if who == s.seat:
        return {"do": "move", **way}
    return {"do": "lure" if s.phase == DECOY else "drive", "opponent_seat": who, **way}


def listed(s: Table, ids: list[int]) -> list[int]:
    """As a person likes to read them: the dice first, stopping last."""
    return sorted(ids, key=lambda a: (a != d.ROLL_DICE, a == d.STOP))


# ── news ──


def event(s: Table, kind: int, numbers: tuple[int, ...]) -> dict[str, Any]:
    a, b, c, e = numbers
    match kind:
        case d.CASTLES_LAID:
            return {"event": "castles-laid", "province": [PROVINCE_IDS[s.site[castle]] for castle in range(LOWEST, HIGHEST + 1)]}
        case d.TACTICS_SHOWN:
            return {"event": "tactics-shown", "tactic": [CARD_IDS[card] for card in members(a)]}
        case d.FIRST_CHOSEN:
            return {"event": "first-chosen", "seat": a}
        case d.DAIMYOS_SHOWN:
            return {"event": "daimyos-shown", "daimyo": [CARD_IDS[card] for card in members(a) if card >= TACTICS]}
        case d.DRAFTED:
            return {"event": "drafted", "seat": a, "daimyo": CARD_IDS[b]}
        case d.LEFT_OUT:
            return {"event": "left-out", "daimyo": CARD_IDS[a]}
        case d.ROLLED:
            return {"event": "rolled", "seat": a, "dice": list(DICE[b])}
        case d.ROLLED_AGAIN:
            return {"event": "rolled-again", "seat": a, "dice": list(DICE[b])}
        case d.DEPLOYED_ARMIES:
            place = {"number": b, "castle": c, "province": PROVINCE_IDS[s.site[c]]}
            return {"event": "deployed-daimyo" if e else "deployed", "seat": a, **place}
        case d.TACTIC_USED:
            return {"event": "tactic-used", "seat": a, "tactic": CARD_IDS[b]}
        case d.DAIMYO_USED:
            return {"event": "daimyo-used", "seat": a, "daimyo": CARD_IDS[b]}
        case d.MOVED:
            return {"event": "moved", "seat": a, "number": b, "from_province": PROVINCE_IDS[c], "to_province": PROVINCE_IDS[e]}
        case d.DAIMYO_MOVED:
            return {"event": "daimyo-moved", "seat": a, "from_province": PROVINCE_IDS[b], "to_province": PROVINCE_IDS[c]}
        case d.ADDED:
            return {"event": "added", "seat": a, "province": PROVINCE_IDS[b]}
        case d.RETURNED:
            return {"event": "returned", "seat": a, "province": PROVINCE_IDS[b]}
        case d.TOOK_KATANA:
            return {"event": "katana", "seat": a, "number": b, "locks": b == s.players}
        case d.WAR:
            return {"event": "war"}
        case d.BATTLE:
            return battle(s, a, b, c, e)
        case d.ENDED:
            return ended(s)
    raise ValueError(f"unknown news {kind}")


def battle(s: Table, castle: int, forces: int, second: int, reinforced: int) -> dict[str, Any]:
    """One battle with everything a screen needs: who stood there from the strongest down, who took what, who was reinforced."""
    place = {"castle": castle, "province": PROVINCE_IDS[s.site[castle]]}
    strengths = [forces >> 8 * seat & 255 for seat in range(s.players)]
    standing = sorted(
        (seat for seat in range(s.players) if strengths[seat]), key=lambda seat: (-strengths[seat], -s.katana[seat])
    )
    if not standing:
        return {"event": "no-battle", **place}
    told: dict[str, Any] = {
        "event": "battle-alone" if len(standing) == 1 else "battle" if second == NOBODY else "battle-second",
        **place,
        "fighter_seat": standing,
        "strength": [strengths[seat] for seat in standing],
        "force": [{"seat": seat, "number": strengths[seat]} for seat in standing],
        "winner_seat": standing[0],
    }
    if second != NOBODY:
        told |= {"second_seat": second, "small": SMALL[castle]}
    places = provinces(reinforced)
    return told | {"places": len(places), "reinforcements": REINFORCEMENTS[s.players], "to_province": places}


def ended(s: Table) -> dict[str, Any]:
    ranking = sorted(range(s.players), key=lambda seat: (-points(s, seat), -s.katana[seat]))
    won = [points(s, seat) for seat in ranking]
    final = [{"seat": seat, "number": number} for seat, number in zip(ranking, won, strict=True)]
    return {"event": "ended", "ranking_seat": ranking, "points": won, "final": final}
