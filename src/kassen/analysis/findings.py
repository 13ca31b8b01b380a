"""What looking back at a game finds, as values that add up exactly and survive JSON."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

FORMAT = 1

# Every chance is a multiple of this, so that sums and differences are exact in any order, also after JSON, and every ledger
# really adds up.
GRAIN = 2.0**-20

# A decision gets the first grade whose limit is above its loss minus the standard error.
GRADES = {"best": 0.02, "fine": 0.05, "slip": 0.10, "blunder": math.inf}

TURNING_POINTS = 3

Chances = list[float]  # a win share for every seat


def grade(loss: float, error: float) -> str:
    return next(name for name, limit in GRADES.items() if loss - error < limit)


class OptionValue(msgspec.Struct, frozen=True):
    """An option that got a closer look."""

    id: int
    value: float  # the chance of the deciding seat, given what it knows
    error: float  # its standard error
    sims: int


class Row(msgspec.Struct, frozen=True):
    """One decision. Its effect on every seat's chance has three parts: `fair` is what it changed given what its seat could know,
    `met` how it met what was hidden from its seat, `luck` what chance then brought."""

    ply: int
    seat: int
    phase: str
    legal: int  # how many options there were
    played: int
    before: Chances  # given what all seats knew together
    fair: Chances
    met: Chances
    luck: Chances
    chance: bool  # did chance play a part in what followed?
    # Filled in once the options are compared, given what the seat knew; until then `grade` is empty.
    best: int = -1
    gap: float = 0.0  # the lead of the best over the played option, or over the next best if the best was played
    loss: float = 0.0
    error: float = 0.0  # the standard error of gap and loss
    grade: str = ""
    options: list[OptionValue] = []  # the best first


class Summary(msgspec.Struct, frozen=True):
    """The ledger of one seat: start + own + given + met + luck = ended."""

    start: float  # the mean over deals: what the seat itself is worth
    own: float  # what its own decisions changed (`fair`)
    given: float  # what the others' decisions changed for it (`fair`)
    met: float
    luck: float  # the deal, dice and draws
    ended: float
    loss: float  # given away by its own decisions in total; losses measured below 0 count, too, or noise would add up
    decisions: int
    grades: dict[str, int]

    def shown(self) -> Summary:
        """Rounded to whole percents that still add up: each figure absorbs the rounding of those before it."""
        figures, total, told = {}, 0.0, 0
        for name in ("start", "own", "given", "met", "luck"):
            total += getattr(self, name)
            figures[name] = (round(100 * total) - told) / 100
            told = round(100 * total)
        return msgspec.structs.replace(self, **figures, ended=told / 100)


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The analysis of a game. `check` asserts that everything adds up."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    log: str  # the SHA-256 of the game's log
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
        """How many decisions have had their options compared."""
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
        """The decisions (of one seat, or of all) with the largest loss minus standard error, in the order of the game."""
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
