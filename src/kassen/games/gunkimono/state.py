"""The record of Gunkimono: the battlefield as words of bits, tiles, track and banners."""

from __future__ import annotations

from kassen.core import Grid, Record, Row, int8, int16, int64
from kassen.games.gunkimono.material import HAND, KINDS, ROW, SEATS, SETS_IN_STACK, SQUARES, STRONGHOLDS, TILES, TROOPS

PLANES = 7  # bits of a height: 60 large and 25 small tiles cannot pile up higher than 85
NOTHING = -1  # no tile, no square
WAYS = 4  # how a large tile lies


class GunkimonoRecord(Record):
    """One field a line: meaning · who sees it (everybody, where nothing is said). A word holds one bit a square."""

    strict_build: int = int8()  # option: 1 keeps a second stronghold out of an own formation
    rows: int = int8()
    columns: int = int8()
    below: int = int8()  # from a square to the one below it, in bits
    board: int = int64()  # word: the squares there are
    printed: Row = int64(TROOPS)  # [troop] word: where it is printed

    # the battlefield
    face: Row = int64(TROOPS)  # [troop] word: where it is face up
    plane: Row = int64(PLANES)  # heights in binary: word k holds bit k of the height of every square
    planes: int = int8()  # how many of them are in use
    supports: Row = int8(SQUARES)  # [square] small tiles face down in its pile
    site: Grid = int64(SEATS, STRONGHOLDS)  # word of the one square where it stands, 0 before · in order of building
    strongholds: int = int64()  # word: all of them together
    claim: Grid = int64(SEATS, STRONGHOLDS)  # word: the formation of that stronghold
    contested: Row = int64(TROOPS)  # [troop] word: where this troop would link formations of two seats

    # the seats
    score: Row = int16(SEATS)  # points without banners
    honor: Grid = int8(SEATS, TROOPS)  # steps of the marker; on the banner row it has left the track
    built: Row = int8(SEATS)  # strongholds built
    reserve: Row = int8(SEATS)  # bits: the small tiles left, by troop
    hand: Grid = int8(SEATS, HAND)  # kinds held, those taken face up first, NOTHING behind the last · that seat
    known: Row = int8(SEATS)  # how many of them were taken face up · everybody, with their kinds
    held: Row = int8(SEATS)  # tiles in hand
    barred: Row = int64(SEATS)  # bits: kinds its unknown tiles cannot be, because it passed when they could have been placed

    # stacks
    stack: Row = int8(TILES + 1)  # removed tiles, end stack, main stack; the next tile is the last · nobody
    stack_size: int = int8()  # everybody
    pool: Row = int8(KINDS)  # [kind] while tiles are redrawn: how many are unseen; else 0
    row: Row = int8(ROW)  # kinds face up, the newest last
    row_size: int = int8()
    banner: Grid = int8(TROOPS, SETS_IN_STACK)  # [column][set] value · its owner
    owner: Grid = int8(TROOPS, SETS_IN_STACK)  # [column][set] the seat that took it, NOBODY while it is on the stack

    # the turn
    first: int = int8()  # first player
    ending: int = int8()  # 1 once the end tile has appeared
    passes: int = int8()  # seats that passed in succession
    tile: int = int8()  # placed this turn: a kind, KINDS + troop for a small tile, NOTHING before or after a pass
    at: int = int8()  # square of its first half
    to: int = int8()  # square of its second half
    half: int = int8()  # which half is scored
    fits: Grid = int64(HAND, WAYS)  # while placing: [tile in hand][way] word of the left or upper square · its own seat
    fits_small: Row = int64(TROOPS)  # while placing: [troop] word
    sites: int = int64()  # while building: word of the squares allowed
