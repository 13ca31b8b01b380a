"""The rules of Bluff, in the order of the rules page: round, bid, doubt, end.

Marks behind a sentence: S the rules page says it, I it follows from that.
"""

from __future__ import annotations

from typing import Any

from kassen.author import EVERYBODY, NOBODY, Phase, draw, only, rule, tell
from kassen_bluff.material import FACES, HIGH, MOST_DICE, ROUNDS
from kassen_bluff.state import BluffRecord

# Ids of decisions: 0 doubts the last bid, any other number is a bid.
DOUBT = 0

# Phases: which decision is open.
BID = 0

# What happened (notation.py puts it into words).
ROUND, ROLLED, BIDS, DOUBTS, SHOWN, RIGHT, WRONG, ENDED = range(8)


def move_count(players: int) -> int:
    return players * MOST_DICE + 1


def most_legal(players: int) -> int:
    return players * MOST_DICE  # the first bid: there is nothing to doubt yet


# ── A ROUND ───────────────────────────────────────────
# Every seat rolls its dice in secret. (S)


@rule
def begin_round(s: BluffRecord) -> None:
    s.round += 1
    s.seat = s.first
    s.phase = BID
    tell(s, EVERYBODY, ROUND, s.round, s.first)
    for seat in range(s.players):
        roll(s, seat)
        tell(s, only(seat), ROLLED, seat, packed(s.dice[seat]))


@rule
def roll(s: BluffRecord, seat: int) -> None:
    put_away(s, seat)
    for _ in range(s.dice_each):
        s.dice[seat][draw(s, FACES)] += 1


@rule
def put_away(s: BluffRecord, seat: int) -> None:
    for face in range(FACES):
        s.dice[seat][face] = 0


@rule
def packed(dice: Any) -> int:
    """The dice of a seat in one number for events, three bits a face."""
    number = 0
    for face in range(FACES):
        number |= int(dice[face]) << (3 * face)
    return number


# ── BID ───────────────────────────────────────────────
# In turn, seats bid how many of all dice on the table are high. A bid is higher than the last one, up to the number of all
# dice. (S)


@rule
def count_dice(s: BluffRecord) -> int:
    return s.players * s.dice_each


# When the bid is as high as possible nothing is left but to doubt it: that is not asked. (S)


@rule
def legal_bid(s: BluffRecord, out: Any) -> int:
    n = 0
    if s.bid > 0:
        out[n] = DOUBT
        n += 1
    for number in range(s.bid + 1, count_dice(s) + 1):
        out[n] = number
        n += 1
    return n


@rule
def apply_bid(s: BluffRecord, a: int) -> None:
    if a == DOUBT:
        doubt(s)
        return
    tell(s, EVERYBODY, BIDS, s.seat, a)
    s.bid = a
    s.seat = (s.seat + 1) % s.players


# ── DOUBT ─────────────────────────────────────────────
# Instead of bidding, a seat doubts the last bid. Then all dice are shown. If at least as many as bid are high, the bidder gets
# a point, otherwise the doubter. (S)


@rule
def doubt(s: BluffRecord) -> None:
    doubter = s.seat
    bidder = (s.seat - 1 + s.players) % s.players
    tell(s, EVERYBODY, DOUBTS, doubter, bidder)
    for seat in range(s.players):
        tell(s, EVERYBODY, SHOWN, seat, packed(s.dice[seat]))
    s.shown += 1
    high = count_high(s)
    if high >= s.bid:
        s.points[bidder] += 1
        tell(s, EVERYBODY, RIGHT, bidder, high)
    else:
        s.points[doubter] += 1
        tell(s, EVERYBODY, WRONG, doubter, high)
    end_round(s)


@rule
def count_high(s: BluffRecord) -> int:
    high = 0
    for seat in range(s.players):
        for face in range(HIGH - 1, FACES):
            high += s.dice[seat][face]
    return high


# The next round is begun by the next seat clockwise. After three rounds the game ends. (S)


@rule
def end_round(s: BluffRecord) -> None:
    s.bid = 0
    if s.round < ROUNDS:
        s.first = (s.first + 1) % s.players
        begin_round(s)
        return
    for seat in range(s.players):
        put_away(s, seat)
    s.seat = NOBODY
    tell(s, EVERYBODY, ENDED)


# ── END ───────────────────────────────────────────────
# Most points first; equal points share the rank. (S)


@rule
def result(s: BluffRecord, out: Any) -> None:
    for seat in range(s.players):
        rank = 1
        for other in range(s.players):
            if s.points[other] > s.points[seat]:
                rank += 1
        out[seat] = s.points[seat]
        out[s.players + seat] = rank


PHASES = {BID: Phase("bid", legal_bid, apply_bid)}
