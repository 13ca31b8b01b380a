"""Finding puzzles in games between bots, and measuring how hard they are."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import replace

import msgspec

from kassen.analysis.compiled import compiled_measure
from kassen.analysis.decision import Options, Position
from kassen.analysis.findings import OptionValue
from kassen.analysis.judge import Measure, at_once, spread
from kassen.analysis.looking import walk
from kassen.analysis.puzzles import Puzzle, Source
from kassen.bots import Knowledge, levels, make_bot
from kassen.core import Game, State
from kassen.core.advice import Judge
from kassen.core.chance import split_mix

AHEAD = 0.15  # the lead of the best over every other option, both in the first look and with LONGER times the samples
LONGER = 20
SIMS = 200  # simulations per option in the first look
SCOUTED = (16, 8, 4, 2)  # a scout gets 1/16 of SIMS, while in doubt 1/8, and so on up to 1/2
SCOUT = 16  # its searches are smaller by this factor
SCOUT_CUT = 12  # ... and cut after at most this many decisions of each seat: a large lead shows by then, and with less noise
DOUBTS = 2.0  # in standard errors
OPTIONS = 12  # how many get a closer look
RIVALS = 3  # the next best options, which a second judge compares with the best
DECIDED = 0.97  # a chance above which there is nothing left to find
FEWEST = 3  # legal options
TRIES = 20  # for each level

MOST = 1500  # simulations for a level that is limited by time only

# Levels limited by simulations, so that they are the same on every machine.
LEVELS = {name: level.sims or MOST for name, level in levels.LEVELS.items()}

Kind = tuple[object, ...]


def others(judge: Judge) -> list[Judge]:
    """Judges that see differently from the game's own. Beside searches with a cut: one long search, which sees further, and
    searches to the end, where one decision may hardly show any more. Beside playouts: searches to the end. Beside searches to
    the end: playouts."""
    if judge.cut is not None:
        return [replace(judge, sims=LONGER * SIMS), Judge()]
    return [Judge(sims=0) if judge.sims else Judge()]


class Miner:
    """A funnel: every test of a decision costs several times as much as the one before, and is made only of what that one let
    through. `passed` counts what each test let through."""

    def __init__(self, game: Game) -> None:
        self.game = game
        judge = replace(game.rules.advice.judge, enough=1.0)  # a puzzle is worth the whole budget
        self.judge = compiled_measure(game, judge=judge)
        self.others = [compiled_measure(game, judge=other) for other in others(judge)]
        cut = None if judge.cut is None else min(judge.cut, SCOUT_CUT)
        self.scout = compiled_measure(game, judge=replace(judge, sims=judge.sims // SCOUT, cut=cut))
        self.passed: Counter[str] = Counter()

    def mine(self, seed: int, kept: Sequence[Puzzle]) -> list[Puzzle]:
        """Play the game of this seed and return its puzzle: one at most, of another kind than all those kept."""
        kinds = {kind(puzzle) for puzzle in kept}
        state, bots = played(self.game, seed)
        positions = walk(state.log.to_json())[0]
        self.passed["games"] += 1
        for position in random.Random(seed).sample(positions, len(positions)):
            if puzzle := self.look(position, Source(bots, seed, position.ply), kinds):
                return [puzzle]
        return []

    def look(self, position: Position, source: Source, kinds: Set[Kind] = frozenset()) -> Puzzle | None:
        """The decision as a puzzle, or None if it is not one or of one of these kinds."""
        self.passed["decisions"] += 1
        if len(position.legal) < FEWEST:
            return None
        seed = split_mix(source.seed, position.ply)
        ids = at_once(self.judge.promising(position.record, position.legal, seed, OPTIONS))
        if not self._promises(position, seed, ids):
            return None
        self.passed["scouted"] += 1
        table = Options(self.judge, position, seed, ids)
        at_once(table.deepen(ids, self.judge.samples(SIMS, 1)))
        best = ahead(table)[0]
        if best is None or table.mean(best) > DECIDED:
            return None
        self.passed["ahead"] += 1
        if best == self.obvious(position, seed) or self._kind(position, table) in kinds:
            return None
        if (state := self._redrawn(position, seed)) is None:
            return None
        self.passed["new"] += 1
        longer = self._longer(position, split_mix(seed, 1), ids, best)
        if longer is None or self._kind(position, longer) in kinds:
            return None
        self.passed["longer"] += 1
        if (also := self._agreed(position, split_mix(seed, 2), longer)) is None:
            return None
        self.passed["puzzles"] += 1
        return Puzzle(
            position=state.position(),
            options=values(self.judge, longer),
            ahead=[round(ahead(longer)[1], 4), round(also, 4)],
            missed=missed_by_levels(state, best),
            source=source,
        )

    def _kind(self, position: Position, table: Options) -> Kind:
        return (self.game.players, position.phase, *table.ranked()[:2])

    def _promises(self, position: Position, seed: int, ids: list[int]) -> bool:
        """Whether one option may be far enough ahead. Gives up as soon as that is unlikely: most decisions are no puzzles."""
        table = Options(self.scout, position, seed, ids)
        for part in SCOUTED:
            count = self.scout.samples(SIMS // part, 2)
            at_once(table.deepen(ids, count))
            if ahead(table)[1] + DOUBTS * table.spread() * (2 / count) ** 0.5 < AHEAD:
                return False
        return True

    def _longer(self, position: Position, seed: int, ids: list[int], best: int) -> Options | None:
        """All options with LONGER times the simulations; None as soon as the best is surely not far enough ahead any more."""
        table, most = Options(self.judge, position, seed, ids), self.judge.samples(LONGER * SIMS, 10)
        for count in (most // 5, most):
            at_once(table.deepen(ids, count))
            next_best = next(id for id in table.ranked() if id != best)
            gap, error = table.gap(best, next_best)
            if gap + DOUBTS * error < AHEAD:
                return None
        return table if gap >= AHEAD and table.mean(best) <= DECIDED else None

    def _agreed(self, position: Position, seed: int, table: Options) -> float | None:
        """The lead of the best over its rivals by the first of the other judges; None unless that is sure, and the others see a
        lead, too."""
        best, *rivals = table.ranked()[: 1 + RIVALS]
        found = []
        for other in self.others:
            again = Options(other, position, seed, [best, *rivals])
            at_once(again.deepen([best, *rivals], other.samples(LONGER * SIMS, 4)))
            found.append(min(again.gap(best, rival) for rival in rivals))
            if found[-1][0] <= 0:
                return None
        gap, error = found[0]
        return gap if gap > DOUBTS * error else None

    def check(self, puzzle: Puzzle, kept: Sequence[Puzzle]) -> Puzzle | None:
        """Test a puzzle again with today's judges; None if it no longer qualifies, or is now of the same kind as one kept."""
        state = puzzle.begin(self.game.rules)
        assert state.seat is not None
        position = Position(puzzle.source.ply, state.record(), state.seat, state.phase, state.legal(), puzzle.best)
        found = self.look(position, puzzle.source, {kind(other) for other in kept})
        return found if found and found.best == puzzle.best else None

    def obvious(self, position: Position, seed: int) -> int:
        """The advice's first choice or, if it weighs nothing, the option that looks best one decision ahead."""
        if self.game.rules.advice.weigh is not None:
            return at_once(self.judge.advised(position.record, seed))[0]
        guess = bytes(position.record.to_bytes())
        values = at_once(self.judge.searcher.look_ahead(guess, position.seat, seed, position.legal, 2 * OPTIONS))
        return position.legal[values.index(max(values))]

    def _redrawn(self, position: Position, seed: int) -> State | None:
        """The state as its seat sees it, with all else drawn again; None if a position cannot express what the seat sees."""
        state = self.game.unpack(position.record.pack())
        drawn = state.resample(position.seat, seed)
        loaded = self.game.load(msgspec.json.decode(msgspec.json.encode(drawn.position())), seed)
        same = loaded.view(position.seat) == state.view(position.seat) and loaded.legal() == position.legal
        return loaded if same else None


def missed_by_levels(state: State, best: int) -> dict[str, float]:
    """By level: how often its bot misses the best option; each try has a guess of its own."""

    def misses(level: str, sims: int, number: int) -> bool:
        bot = make_bot(level, number, sims=sims)
        return bot.choose(Knowledge(state.resample(state.seat, number))) != best

    return {level: sum(misses(level, sims, number) for number in range(TRIES)) / TRIES for level, sims in LEVELS.items()}


def played(game: Game, seed: int) -> tuple[State, list[str]]:
    """A game between bots of the two lowest levels: they play fastest, and stronger bots leave little to find."""
    names = list(LEVELS)[:2]
    dice = random.Random(seed)
    bots = [dice.choice(names) for _ in range(game.players)]
    players = [make_bot(name, split_mix(seed, seat), sims=LEVELS[name]) for seat, name in enumerate(bots)]
    state = game.start(seed)
    while (seat := state.seat) is not None:
        state.play(players[seat].choose(Knowledge(state)))
    return state, bots


def ahead(table: Options) -> tuple[int | None, float]:
    """The best option if it is far enough ahead of all others, else None; and its lead."""
    first, second, *_ = table.ranked()
    by = table.mean(first) - table.mean(second)
    return (first, by) if by >= AHEAD else (None, by)


def values(measure: Measure, table: Options) -> list[OptionValue]:
    each = [
        OptionValue(
            id,
            round(table.mean(id), 4),
            round(spread(chances) / len(chances) ** 0.5, 4),
            len(chances) * max(measure.sims, 1),
        )
        for id, chances in table.chances.items()
    ]
    return sorted(each, key=lambda option: -option.value)


def kind(puzzle: Puzzle) -> Kind:
    """Two puzzles are of one kind if number of players, phase, answer and second-best option are the same."""
    head = puzzle.position
    return head["players"], head["phase"], puzzle.best, puzzle.options[1].id
