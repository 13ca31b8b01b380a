"""What a decision would bring: points, steps of honor with what they unlock, strongholds. By what everybody sees on the field."""

from __future__ import annotations

from collections.abc import Iterator

from kassen.core import NOBODY, Effect, State
from kassen.core.bits import lowest, members
from kassen.games.gunkimono import rules as r
from kassen.games.gunkimono.field import connected, troop_at
from kassen.games.gunkimono.material import (
    BANNER_ROW,
    BANNER_VALUES,
    END_TILES,
    HALF_SYMBOLS,
    HALF_TROOP,
    REMOVED,
    SET_IDS,
    SETS,
    STRONGHOLD_ROW,
    STRONGHOLDS,
    TROOP_IDS,
    TROOPS,
)
from kassen.games.gunkimono.notation import square
from kassen.games.gunkimono.shapes import BannerSet, Troop
from kassen.games.gunkimono.state import GunkimonoRecord


class Half(Effect, frozen=True):
    """What a half of the tile could score: points, or steps of honor."""

    troop: Troop
    how: str  # either, points, honor, nothing
    points: int
    honor: int

    def holds(self, before: State, after: State) -> bool:
        """The first of two halves may be asked for next; then it is as foretold."""
        s = after._s
        if after.phase != "score" or s.seat != before._s.seat or s.half or TROOP_IDS[r.half_troop(s)] != self.troop:
            return True
        return self.how == "either" and (r.half_formation(s).bit_count(), r.half_symbols(s)) == (self.points, self.honor)


class Support(Effect, frozen=True):
    """A small tile is spent to support a half."""

    at: str

    def holds(self, before: State, after: State) -> bool:
        seat = before._s.seat
        return after.phase == "support" or bool(after._s.reserve[seat] != before._s.reserve[seat])


class Left(Effect, frozen=True):
    """Small tiles that are left."""

    number: int

    def holds(self, before: State, after: State) -> bool:
        return int(after._s.reserve[before._s.seat]).bit_count() == self.number


class Formation(Effect, frozen=True):
    """The formation of a stronghold that becomes larger or smaller."""

    seat: int
    at: str
    was: int
    now: int

    def holds(self, before: State, after: State) -> bool:
        """A seat may have built another one since, but the first ones stand where they stood."""
        s = after._s
        sizes = {square(s, lowest(s.site[self.seat][k])): s.claim[self.seat][k].bit_count() for k in range(s.built[self.seat])}
        return after.phase == "support" or sizes[self.at] == self.now


class Points(Effect, frozen=True):
    """Points now."""

    was: int
    now: int

    def holds(self, before: State, after: State) -> bool:
        return bool(after._s.score[before._s.seat] >= self.now)


class Climb(Effect, frozen=True):
    """A marker of the honor track."""

    troop: Troop
    was: int
    now: int

    def holds(self, before: State, after: State) -> bool:
        return bool(after._s.honor[before._s.seat][TROOP_IDS.index(self.troop)] >= self.now)


class Banner(Effect, frozen=True):
    """The marker leaves the track with the top banner, worth so much as banners of its set are."""

    troop: Troop
    banner: BannerSet
    least: int
    most: int

    def holds(self, before: State, after: State) -> bool:
        column, k, seat = TROOP_IDS.index(self.troop), SET_IDS.index(self.banner), before._s.seat
        return bool(after._s.owner[column][k] == seat and self.least <= after._s.banner[column][k] <= self.most)


class NoBanner(Effect, frozen=True):
    """The marker leaves the track, and the stack is empty."""

    troop: Troop


class CouldClaim(Banner, frozen=True):
    """The same, if honor is chosen later."""

    def holds(self, before: State, after: State) -> bool:
        return True


class Builds(Effect, frozen=True):
    """All five markers are then high enough for the next stronghold; the best site brings so many points a turn."""

    number: int
    points: int

    def holds(self, before: State, after: State) -> bool:
        seat = before._s.seat
        return after._s.built[seat] == self.number or (after.seat == seat and after.phase in ("score", "build"))


class CouldBuild(Builds, frozen=True):
    """The same, if honor is chosen later."""

    def holds(self, before: State, after: State) -> bool:
        return True


class Reached(Effect, frozen=True):
    """So many of the five markers then stand at the row of the next stronghold or past it."""

    number: int
    row: int
    stronghold: int


class Income(Effect, frozen=True):
    """What a stronghold on a square brings at the end of each own turn, this one included."""

    at: str
    points: int

    def holds(self, before: State, after: State) -> bool:
        seat = before._s.seat
        return bool(after._s.score[seat] - before._s.score[seat] >= self.points)


class Promises(Effect, frozen=True):
    """What a half of a tile could join or raise: the largest formation of its troop without a stronghold, and its marker."""

    troop: Troop
    number: int  # squares
    was: int
    now: int


class Seen(Effect, frozen=True):
    """Everybody knows the tile taken."""


class Unseen(Effect, frozen=True):
    """Nobody knows the tile drawn."""


class EndTile(Effect, frozen=True):
    """One of so many tiles that may come up now is the end tile."""

    number: int


def effects(s: GunkimonoRecord, id: int) -> list[Effect]:
    if id < r.FIRST_SUPPORT:
        return list(_placed(s, id))
    if id < r.POINTS:
        return [Left(int(s.reserve[s.seat]).bit_count() - 1)]
    if id == r.POINTS:
        return [Points(s.score[s.seat], s.score[s.seat] + r.half_formation(s).bit_count())]
    if id == r.HONOR:
        return list(_honored(s))
    if id < r.FIRST_TAKE:
        at = id - r.FIRST_SITE
        return [Income(square(s, at), _formation_size(s, at))]
    if id == r.DRAW:
        return [Unseen(), *_end_tile(s)]
    return [*_promises(s, id - r.FIRST_TAKE), Seen(), *_end_tile(s)]


def _formation_size(s: GunkimonoRecord, at: int) -> int:
    return connected(s.face[troop_at(s, at)], 1 << at, s.below).bit_count()


# ── placing ──


def _placed(s: GunkimonoRecord, id: int) -> Iterator[Effect]:
    after = s.copy()
    r.apply_place(after, id)
    support = []
    if after.phase == r.SUPPORT:
        support = [Support(square(s, r.lower_square(after)))]
        r.apply_support(after, r.FIRST_SUPPORT + lowest(int(after.reserve[s.seat])))
    yield from _halves(after)
    yield from support
    yield from _formations(s, after)
    yield from _could_unlock(after)


def _halves(s: GunkimonoRecord) -> Iterator[Half]:
    for half in range(r.count_halves(s)):
        s.half = half
        points = r.half_formation(s).bit_count() if r.can_score_points(s) else 0
        honor = r.half_symbols(s) if r.can_score_honor(s) else 0
        how = "either" if points and honor else "points" if points else "honor" if honor else "nothing"
        yield Half(TROOP_IDS[r.half_troop(s)], how, points, honor)
    s.half = 0


def _formations(s: GunkimonoRecord, after: GunkimonoRecord) -> Iterator[Formation]:
    for seat in range(s.players):
        for k in range(s.built[seat]):
            was, now = s.claim[seat][k].bit_count(), after.claim[seat][k].bit_count()
            if was != now:
                yield Formation(seat, square(s, lowest(s.site[seat][k])), was, now)


def _could_unlock(s: GunkimonoRecord) -> Iterator[Effect]:
    """What honor for every half that can have it would lead to."""
    due = r.is_due(s)
    for half in range(r.count_halves(s)):
        s.half = half
        if r.can_score_honor(s):
            for effect in _climbed(s, r.half_troop(s), r.half_symbols(s)):
                if isinstance(effect, Banner):
                    yield CouldClaim(effect.troop, effect.banner, effect.least, effect.most)
    if not due and r.is_due(s):
        yield CouldBuild(s.built[s.seat] + 1, _best_site(s))


# ── honor ──


def _honored(s: GunkimonoRecord) -> Iterator[Effect]:
    after, due = s.copy(), r.is_due(s)
    yield from _climbed(after, r.half_troop(s), r.half_symbols(s))
    if due or s.built[s.seat] == STRONGHOLDS:
        return
    if r.is_due(after) and r.build_sites(after):
        yield Builds(s.built[s.seat] + 1, _best_site(after))
    else:
        row = STRONGHOLD_ROW[s.players][s.built[s.seat]]
        yield Reached(sum(steps >= row for steps in after.honor[s.seat][:TROOPS]), row, s.built[s.seat] + 1)


def _climbed(s: GunkimonoRecord, troop: int, steps: int) -> Iterator[Effect]:
    """The marker goes up in this record, and what comes of it."""
    was, top = s.honor[s.seat][troop], BANNER_ROW[s.players]
    now = min(was + steps, top)
    s.honor[s.seat][troop] = now
    yield Climb(TROOP_IDS[troop], was, now)
    if now == top:
        left = [k for k in range(SETS[s.players]) if s.owner[troop][k] == NOBODY]
        if left:
            values = BANNER_VALUES[left[0]]
            yield Banner(TROOP_IDS[troop], SET_IDS[left[0]], min(values), max(values))
        else:
            yield NoBanner(TROOP_IDS[troop])


def _best_site(s: GunkimonoRecord) -> int:
    return max((_formation_size(s, at) for at in members(r.build_sites(s))), default=0)


# ── refilling ──


def _promises(s: GunkimonoRecord, kind: int) -> Iterator[Promises]:
    built = sum(site for seat in range(s.players) for site in s.site[seat][: s.built[seat]])
    for troop, symbols in zip(HALF_TROOP[kind], HALF_SYMBOLS[kind], strict=True):
        formations = {connected(s.face[troop], 1 << at, s.below) for at in members(int(s.face[troop]))}
        number = max((each.bit_count() for each in formations if not each & built), default=0)
        was = s.honor[s.seat][troop]
        yield Promises(TROOP_IDS[troop], number, was, min(was + symbols, BANNER_ROW[s.players]))


def _end_tile(s: GunkimonoRecord) -> Iterator[EndTile]:
    """It lies in the end stack: the last tiles before those that were removed."""
    left = s.stack_size - REMOVED[s.players]
    if left <= END_TILES + 1:
        yield EndTile(left)
