"""What a decision would bring, by what the deciding seat knows: its own dice, and how many the others have."""

from __future__ import annotations

from kassen.author import Effect, State
from kassen_bluff import rules as r
from kassen_bluff.material import HIGH
from kassen_bluff.state import BluffRecord


class Needs(Effect, frozen=True):
    """A bid, the last one or a new one, is right if at least `number` of the others' dice are high."""

    number: int
    of: int
    bid: int

    def holds(self, before: State, after: State) -> bool:
        """True until the dice are shown, which happens after a doubt or after the highest bid (it is doubted at once)."""
        s = before._s
        if after._s.points == s.points:
            return True
        bidder = (s.seat - 1) % s.players if self.bid == s.bid else s.seat
        right = r.count_high(s) - own_high(s) >= self.number
        return right == (after._s.points[bidder] > s.points[bidder])


def own_high(s: BluffRecord) -> int:
    return sum(s.dice[s.seat][HIGH - 1 :])


def effects(s: BluffRecord, id: int) -> list[Effect]:
    bid = s.bid if id == r.DOUBT else id
    return [Needs(max(0, bid - own_high(s)), r.count_dice(s) - s.dice_each, bid)]
