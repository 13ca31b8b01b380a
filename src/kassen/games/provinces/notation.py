"""Decisions and events as data: stable names for logs, programs and texts."""

from __future__ import annotations

from kassen.core import NOBODY
from kassen.core.bits import members
from kassen.core.shapes import EventData, MoveData
from kassen.games.provinces import decisions as d
from kassen.games.provinces import shapes as h
from kassen.games.provinces.material import (
    ARMIES_MARCHING,
    DAIMYO_IDS,
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
    TACTIC_IDS,
    TACTICS,
    TAKEDA,
    TOTAL,
)
from kassen.games.provinces.state import ProvincesRecord
from kassen.games.provinces.war import points

SIMPLE = {
    d.ROLL_DICE: h.Roll,
    d.KEEP_DICE: h.Keep,
    d.ROLL_AGAIN: h.Reroll,
    d.WITHOUT_DAIMYO: h.WithoutDaimyo,
    d.WITH_DAIMYO: h.WithDaimyo,
    d.STOP: h.Stop,
}

# A step that names a province, by card: where the army is called from, put, withdrawn from, pushed to; else where it is sent.
STEP_WORDS = {KYOTO: h.Call, SUPPORT: h.Add, MORI: h.Add, RETREAT: h.Withdraw, TAKEDA: h.Push, ODA: h.RideTogether}


def provinces(set_: int) -> list[h.Province]:
    return [PROVINCE_IDS[province] for province in members(set_)]


def tactics(set_: int) -> list[h.Tactic]:
    return [TACTIC_IDS[card] for card in members(set_) if card < TACTICS]


def daimyos(set_: int) -> list[h.Daimyo]:
    return [DAIMYO_IDS[card - TACTICS] for card in members(set_) if card >= TACTICS]


# ── decisions ──


def move(s: ProvincesRecord, id: int) -> MoveData:
    if id in SIMPLE:
        return SIMPLE[id]()
    if id < TACTICS:
        return h.UseTactic(TACTIC_IDS[id])
    if id < d.ROLL_DICE:
        return (h.Draft if s.phase == d.DRAFT else h.UseDaimyo)(DAIMYO_IDS[id - TACTICS])
    if id < d.WITHOUT_DAIMYO:
        return split(s, id - d.SET_APART)
    if id < d.DAIMYO_AT:
        return STEP_WORDS.get(s.phase, h.Send)(PROVINCE_IDS[id - d.ARMY_AT])
    if id < d.AGAINST:
        return h.Ride(PROVINCE_IDS[id - d.DAIMYO_AT])
    if id < d.MARCH:
        return h.Against(id - d.AGAINST)
    return march(s, id - d.MARCH)


def split(s: ProvincesRecord, die: int) -> h.Split:
    castle = TOTAL[s.roll] - die
    pieces = s.reserve[s.seat] + (s.daimyo[s.seat] == IN_RESERVE)
    return h.Split(die, min(DEPLOYED[die], pieces), castle, PROVINCE_IDS[s.site[castle]])


def march(s: ProvincesRecord, number: int) -> MoveData:
    who, source, target = number // PROVINCES**2, number // PROVINCES % PROVINCES, number % PROVINCES
    if s.phase in (REBEL, OTOMO):
        return h.Replace(who, PROVINCE_IDS[source])
    armies = s.armies[source][who] // 2 if s.phase == SQUAD else ARMIES_MARCHING[s.phase]
    way = armies, PROVINCE_IDS[source], PROVINCE_IDS[target]
    if who == s.seat:
        return h.March(*way)
    return (h.Lure if s.phase == DECOY else h.Drive)(*way, who)


def listed(s: ProvincesRecord, ids: list[int]) -> list[int]:
    """As a person likes to read them: the dice first, stopping last."""
    return sorted(ids, key=lambda a: (a != d.ROLL_DICE, a == d.STOP))


# ── events ──


def event(s: ProvincesRecord, kind: int, numbers: tuple[int, ...]) -> EventData:
    a, b, c, e = numbers
    match kind:
        case d.CASTLES_LAID:
            return h.CastlesLaid([PROVINCE_IDS[s.site[castle]] for castle in range(LOWEST, HIGHEST + 1)])
        case d.TACTICS_SHOWN:
            return h.TacticsShown(tactics(a))
        case d.FIRST_CHOSEN:
            return h.FirstChosen(a)
        case d.DAIMYOS_SHOWN:
            return h.DaimyosShown(daimyos(a))
        case d.DRAFTED:
            return h.Drafted(a, DAIMYO_IDS[b - TACTICS])
        case d.LEFT_OUT:
            return h.LeftOut(DAIMYO_IDS[a - TACTICS])
        case d.ROLLED:
            return h.Rolled(a, list(DICE[b]))
        case d.ROLLED_AGAIN:
            return h.RolledAgain(a, list(DICE[b]))
        case d.DEPLOYED_ARMIES:
            return (h.DeployedDaimyo if e else h.Deployed)(a, b, c, PROVINCE_IDS[s.site[c]])
        case d.TACTIC_USED:
            return h.TacticUsed(a, TACTIC_IDS[b])
        case d.DAIMYO_USED:
            return h.DaimyoUsed(a, DAIMYO_IDS[b - TACTICS])
        case d.MOVED:
            return h.Moved(a, b, PROVINCE_IDS[c], PROVINCE_IDS[e])
        case d.DAIMYO_MOVED:
            return h.DaimyoMoved(a, PROVINCE_IDS[b], PROVINCE_IDS[c])
        case d.ADDED:
            return h.Added(a, PROVINCE_IDS[b])
        case d.RETURNED:
            return h.Returned(a, PROVINCE_IDS[b])
        case d.TOOK_KATANA:
            return h.Katana(a, b, b == s.players)
        case d.WAR:
            return h.War()
        case d.BATTLE:
            return battle(s, a, b, c, e)
        case d.ENDED:
            return ended(s)
    raise ValueError(f"unknown event {kind}")


def battle(s: ProvincesRecord, castle: int, forces: int, second: int, reinforced: int) -> EventData:
    """One battle with everything a screen needs: who stood there from the strongest down, who took what, who was reinforced."""
    where = castle, PROVINCE_IDS[s.site[castle]]
    strengths = [forces >> 8 * seat & 255 for seat in range(s.players)]
    standing = sorted(
        (seat for seat in range(s.players) if strengths[seat]), key=lambda seat: (-strengths[seat], -s.katana[seat])
    )
    if not standing:
        return h.NoBattle(*where)
    strength = [strengths[seat] for seat in standing]
    places = provinces(reinforced)
    force = [h.Force(seat, number) for seat, number in zip(standing, strength, strict=True)]
    fought = *where, standing, strength, force, standing[0], len(places), REINFORCEMENTS[s.players], places
    if second != NOBODY:
        return h.BattleSecond(*fought, second, SMALL[castle])
    return (h.BattleAlone if len(standing) == 1 else h.Battle)(*fought)


def ended(s: ProvincesRecord) -> h.Ended:
    ranking = sorted(range(s.players), key=lambda seat: (-points(s, seat), -s.katana[seat]))
    won = [points(s, seat) for seat in ranking]
    return h.Ended(ranking, won, [h.Force(seat, number) for seat, number in zip(ranking, won, strict=True)])
