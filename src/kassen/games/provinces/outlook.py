"""What a decision would bring: how the castles it touches would then stand for the seat that decides. Everything lies open."""

from __future__ import annotations

from collections.abc import Iterator

from kassen.core import Effect, State
from kassen.core.bits import members
from kassen.core.phases import Program
from kassen.games.provinces import decisions as d
from kassen.games.provinces.deployment import can_choose_leader
from kassen.games.provinces.material import (
    COUNT_DIFFERENT,
    DAIMYO_IDS,
    DAIMYO_STRENGTH,
    DIFFERENT,
    HIGHEST,
    LOWEST,
    NEXT_TO,
    PROVINCE_IDS,
    PROVINCES,
    REINFORCEMENTS,
    TACTICS,
)
from kassen.games.provinces.notation import provinces, split
from kassen.games.provinces.rules import PHASES, STEPS
from kassen.games.provinces.shapes import Daimyo, Province
from kassen.games.provinces.state import ProvincesRecord
from kassen.games.provinces.war import ONE_STRONG, pieces, standing

PROGRAM = Program(PHASES, STEPS, lambda players: d.MOST_LEGAL)


class Standing(Effect, frozen=True):
    """How a castle would stand for me, and who is the strongest of the others."""

    castle: int
    province: Province
    how: str  # alone, ahead, level (no katana decides yet), behind, absent, empty
    strength: int
    rival_seat: int | None
    rival: int  # their strength

    def holds(self, before: State, after: State) -> bool:
        return self in standings(after._s, before._s.seat) or self in standings(_without_daimyo(after), before._s.seat)


class Split(Standing, frozen=True):
    """A split of the dice on the table, and how its castle would then stand."""

    die: int
    number: int

    def holds(self, before: State, after: State) -> bool:
        if after.phase == "split":
            after = after.copy()
            after.play(split(after._s, self.die))
        return Standing(*(getattr(self, name) for name in Standing.__struct_fields__)).holds(before, after)


class Reroll(Effect, frozen=True):
    """New dice, which must be kept."""


class Roll(Effect, frozen=True):
    """Three dice, which may be rolled once more."""


class Reach(Effect, frozen=True):
    """Where the next step of a card could put me ahead, as I am not now."""

    province: list[Province]
    number: int

    def holds(self, before: State, after: State) -> bool:
        seat = before._s.seat
        reached = {name for s in _next_steps(after._s.copy()) for name in led(s, seat)} | set(led(after._s, seat))
        return set(self.province) <= reached


class Stops(Effect, frozen=True):
    """The rest of a card is left undone, and the turn ends."""


class Does(Effect, frozen=True):
    """What a daimyo card does, in the words printed on it."""

    text: Daimyo


class Reinforced(Effect, frozen=True):
    """Where I would be reinforced in the war if I took this castle as it would stand."""

    castle: int
    province: Province
    number: int
    to_province: list[Province]


class WithDaimyo(Effect, frozen=True):
    """The daimyo may take the place of an army."""

    strength: int


class Katana(Effect, frozen=True):
    """The reserve is empty then."""

    number: int

    def holds(self, before: State, after: State) -> bool:
        return bool(after._s.katana[before._s.seat] == self.number)


def effects(s: ProvincesRecord, id: int) -> list[Effect]:
    if id == d.KEEP_DICE:
        dice = DIFFERENT[s.roll][: COUNT_DIFFERENT[s.roll]]
        return [_split(s, die) for die in dice]
    if id == d.ROLL_AGAIN:
        return [Reroll()]
    if id == d.ROLL_DICE:
        return [Roll()]
    if id == d.STOP:
        return [Stops()]
    if s.phase == d.DRAFT:
        return [Does(DAIMYO_IDS[id - TACTICS])]
    if s.phase in (d.ACT, d.RIVAL):
        return [_reach(s, id)]
    after = _after(s, id)
    changed = [Standing(*_stands(after, castle, s.seat)) for castle in _changed(s, after)]
    return [*changed, *_with_daimyo(s, id), *_reinforced(after, s.seat, changed), *_katana(s, after)]


# ── how castles stand ──


def force(s: ProvincesRecord, province: int, seat: int) -> int:
    """The pieces there, before any reinforcements."""
    return s.armies[province][seat] + (DAIMYO_STRENGTH if s.daimyo[seat] == province else 0)


def _stands(s: ProvincesRecord, castle: int, seat: int) -> tuple[int, Province, str, int, int | None, int]:
    """The fields of a Standing."""
    province = s.site[castle]
    mine = force(s, province, seat)
    others = [standing(s, other, force(s, province, other)) for other in range(s.players) if other != seat]
    best = max(others)
    rival = best & 3 if best >= ONE_STRONG else None
    theirs = best // ONE_STRONG
    return castle, PROVINCE_IDS[province], _how(s, seat, mine, rival, theirs), mine, rival, theirs


def _how(s: ProvincesRecord, seat: int, mine: int, rival: int | None, theirs: int) -> str:
    if rival is None:
        return "alone" if mine else "empty"
    if not mine:
        return "absent"
    if mine == theirs and s.katana[seat] == s.katana[rival]:
        return "level"
    return "ahead" if (mine, s.katana[seat]) > (theirs, s.katana[rival]) else "behind"


def standings(s: ProvincesRecord, seat: int) -> list[Standing]:
    return [Standing(*_stands(s, castle, seat)) for castle in range(LOWEST, HIGHEST + 1)]


def led(s: ProvincesRecord, seat: int) -> list[Province]:
    return [each.province for each in standings(s, seat) if each.how in ("alone", "ahead")]


# ── what a decision changes ──


def _after(s: ProvincesRecord, id: int) -> ProvincesRecord:
    """The decision is made, and all that follows without asking; dice that are rolled on the way are looked at by nobody."""
    after = s.copy()
    PROGRAM.apply(after, id)
    return after if after.phase != d.LEAD else _after(after, d.WITHOUT_DAIMYO)


def _without_daimyo(state: State) -> ProvincesRecord:
    return _after(state._s, d.WITHOUT_DAIMYO) if state.phase == "lead" else state._s


def _changed(s: ProvincesRecord, after: ProvincesRecord) -> list[int]:
    """The castles where somebody stands otherwise, where the seat gains most first."""
    gains = {
        castle: force(after, s.site[castle], s.seat) - force(s, s.site[castle], s.seat)
        for castle in range(LOWEST, HIGHEST + 1)
        if any(force(after, s.site[castle], seat) != force(s, s.site[castle], seat) for seat in range(s.players))
    }
    return sorted(gains, key=lambda castle: -gains[castle])


def _split(s: ProvincesRecord, die: int) -> Split:
    move, after = split(s, die), s.copy()
    after.phase = d.SPLIT
    return Split(*_stands(_after(after, d.SET_APART + die), move.castle, s.seat), die=die, number=move.number)


def _with_daimyo(s: ProvincesRecord, id: int) -> Iterator[WithDaimyo]:
    if s.phase == d.SPLIT:
        chosen = s.copy()
        chosen.apart = id - d.SET_APART
        if can_choose_leader(chosen):
            yield WithDaimyo(DAIMYO_STRENGTH - 1)


def _reinforced(s: ProvincesRecord, seat: int, changed: list[Standing]) -> Iterator[Reinforced]:
    """The winner of a castle sends men to all neighbours of higher castles where they have a piece."""
    for each in changed:
        if each.how in ("alone", "ahead"):
            higher = sum(1 << s.site[castle] for castle in range(each.castle + 1, HIGHEST + 1))
            places = NEXT_TO[s.site[each.castle]] & higher & pieces(s, seat) & ((1 << PROVINCES) - 1)
            if places:
                yield Reinforced(each.castle, each.province, REINFORCEMENTS[s.players], provinces(places))


def _katana(s: ProvincesRecord, after: ProvincesRecord) -> Iterator[Katana]:
    if after.katana[s.seat] and not s.katana[s.seat]:
        yield Katana(after.katana[s.seat])


# ── cards ──


def _next_steps(s: ProvincesRecord) -> Iterator[ProvincesRecord]:
    """After each option of the open decision; whom a card is aimed at is not a step yet."""
    if s.seat < 0:
        return
    out = [0] * d.MOST_LEGAL
    for id in out[: PROGRAM.legal(s, out)]:
        after = s.copy()
        PHASES[s.phase].apply(after, id)
        yield from _next_steps(after) if s.phase == d.RIVAL else [after]


def _reach(s: ProvincesRecord, id: int) -> Reach:
    """Of a card, or of whom it is aimed at."""
    used, now = s.copy(), set(led(s, s.seat))
    PHASES[s.phase].apply(used, id)
    reached = {name for after in _next_steps(used) for name in led(after, s.seat)} - now
    found = [PROVINCE_IDS[province] for province in members(sum(1 << PROVINCE_IDS.index(name) for name in reached))]
    return Reach(found, len(found))
