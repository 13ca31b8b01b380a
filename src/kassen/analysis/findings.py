"""What looking back at a game finds, as values: they add up exactly, and survive JSON."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

FORMAT = 1

# Every chance is a multiple of this. Sums and differences of such numbers are exact, in any order and after JSON, so that what
# is said to add up does.
GRAIN = 2.0**-20

# By the loss less its standard error: what is below the first is best, and so on.
GRADES = {"best": 0.02, "fine": 0.05, "slip": 0.10, "blunder": math.inf}

TURNING_POINTS = 3

Chances = list[float]  # a win share for every seat


def grade(loss: float, error: float) -> str:
    return next(name for name, limit in GRADES.items() if loss - error < limit)


class OptionValue(msgspec.Struct, frozen=True):
    """An option that was looked at more than once over."""

    id: int
    value: float  # the chance of the seat that decides, by what it knows
    error: float  # its standard error
    sims: int


class Row(msgspec.Struct, frozen=True):
    """One decision. What it did to every seat's chance stands in three parts: `fair` is what it changed by what its seat could
    know, `met` how it met what was hidden from its seat, `luck` what chance then brought."""

    ply: int
    seat: int
    phase: str
    legal: int  # options there were
    played: int
    before: Chances  # by what the table knew
    fair: Chances
    met: Chances
    luck: Chances
    chance: bool  # had chance a part in what followed?
    # Filled in when the options were compared, by what the seat knew; before, `grade` is empty.
    best: int = -1
    gap: float = 0.0  # the best over the played one; if that is the best, over the next
    loss: float = 0.0
    error: float = 0.0  # the standard error of gap and loss
    grade: str = ""
    options: list[OptionValue] = []  # the best first


class Summary(msgspec.Struct, frozen=True):
    """The ledger of one seat: start + own + given + met + luck = ended."""

    start: float  # the mean over all deals: what its place at the table is worth
    own: float  # its own decisions, beside the reference
    given: float  # what the others' decisions brought it
    met: float
    luck: float  # the deal, dice and draws
    ended: float
    loss: float  # given away by its own decisions, all together; below 0 counts, too, or noise would add up
    decisions: int
    grades: dict[str, int]

    def shown(self) -> Summary:
        """In whole percents that add up to the reader, too: each figure takes what the rounding of those before it left over."""
        figures, total, told = {}, 0.0, 0
        for name in ("start", "own", "given", "met", "luck"):
            total += getattr(self, name)
            figures[name] = (round(100 * total) - told) / 100
            told = round(100 * total)
        return msgspec.structs.replace(self, **figures, ended=told / 100)


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A game looked back on. `check` asserts that everything adds up."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    log: str  # SHA-256 of the log it is about
    budget: str
    seed: int
    start: Chances
    deal: Chances  # the luck of the deal
    ended: Chances  # win shares; of a game that goes on, the chances now
    over: bool
    rows: list[Row]
    format: int = FORMAT

    @property
    def done(self) -> int:
        """Decisions whose options were compared."""
        return sum(row.grade != "" for row in self.rows)

    @property
    def complete(self) -> bool:
        return self.done == len(self.rows)

    def summary(self, seat: int) -> Summary:
        own = [row for row in self.rows if row.seat == seat]
        given = [row for row in self.rows if row.seat != seat]
        return Summary(
            start=self.start[seat],
            own=sum(row.fair[seat] for row in own),
            given=sum(row.fair[seat] for row in given),
            met=sum(row.met[seat] for row in self.rows),
            luck=self.deal[seat] + sum(row.luck[seat] for row in self.rows),
            ended=self.ended[seat],
            loss=max(0.0, sum(row.gap for row in own if row.best != row.played)),
            decisions=len(own),
            grades={name: sum(row.grade == name for row in own) for name in GRADES},
        )

    def turning_points(self, seat: int | None = None, count: int = TURNING_POINTS) -> list[Row]:
        """The decisions that gave most away (of one seat, or of all), as far as that is certain, in the order of the game."""
        rows = [row for row in self.rows if seat in (None, row.seat) and row.grade not in ("", "best")]
        return sorted(sorted(rows, key=lambda row: row.error - row.loss)[:count], key=lambda row: row.ply)

    def strokes_of_luck(self, count: int = TURNING_POINTS) -> list[Row]:
        """The decisions after which chance moved the chances most, in the order of the game."""
        rows = [row for row in self.rows if row.chance]
        return sorted(sorted(rows, key=lambda row: -max(map(abs, row.luck)))[:count], key=lambda row: row.ply)

    def check(self) -> None:
        for seat in range(self.players):
            ledger = self.summary(seat)
            total = ledger.start + ledger.own + ledger.given + ledger.met + ledger.luck
            assert total == ledger.ended, f"seat {seat}: {total} is not {ledger.ended}"

    def to_json(self) -> str:
        return msgspec.json.encode(self).decode()

    @staticmethod
    def from_json(text: str | bytes) -> Analysis:
        try:
            found = msgspec.json.decode(text, type=Analysis)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise ValueError(f"this is not an analysis: {error}") from None
        if found.format != FORMAT:
            raise ValueError(f"this analysis has format {found.format}; this program reads format {FORMAT}")
        return found


def differences(after: Sequence[float], before: Sequence[float]) -> Chances:
    return [one - other for one, other in zip(after, before, strict=True)]
