"""Finding puzzles in games of bots, and finding out how hard they are."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import msgspec

from kassen.analysis.compiled import compiled_measure
from kassen.analysis.decision import Options, Position
from kassen.analysis.findings import OptionValue
from kassen.analysis.judge import Measure, at_once, spread
from kassen.analysis.looking import walk
from kassen.analysis.puzzles import Puzzle, Source
from kassen.bots import Knowledge, make_bot
from kassen.core import Game, State
from kassen.core.advice import Advice, Judge
from kassen.core.chance import split_mix

AHEAD = 0.15  # of every other option, in the first look, in one of LONGER times the samples, and by another judge
LONGER = 20
GLANCE = 0.10  # ... and in a quarter of the first
SIMS = 200  # simulations of an option in the first look
OPTIONS = 12  # that deserve a closer look
DECIDED = 0.97  # a chance above which there is nothing left to find
FEWEST = 3  # options
TRIES = 20  # of each level

LEVELS = {"ashigaru": 4, "samurai": 12, "daimyo": 150, "shogun": 1500}  # simulations, so that a level is the same everywhere


def another(advice: Advice) -> Judge:
    """A judge that sees otherwise than the game's own: searches to the end beside quick games and evaluations, quick games
    beside searches to the end."""
    judge = advice.judge
    return Judge() if judge.cut or not judge.sims else Judge(sims=0)


class Miner:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.judge, self.other = compiled_measure(game), compiled_measure(game, judge=another(game.rules.advice))
        judge = game.rules.advice.judge
        self.scout = compiled_measure(
            game, judge=replace(judge, sims=judge.sims // 4)
        )  # most decisions are no puzzle at a glance

    def mine(self, games: int, seed: int, kept: Sequence[Puzzle]) -> Iterator[list[Puzzle]]:
        """What each of so many games has, one puzzle at most, and of another kind than all before."""
        kinds = {kind(puzzle) for puzzle in kept}
        for number in range(seed, seed + games):
            found = self._search(number, kinds)
            kinds |= {kind(puzzle) for puzzle in found}
            yield found

    def _search(self, seed: int, kinds: set[tuple[object, ...]]) -> list[Puzzle]:
        state, bots = played(self.game, seed)
        positions = walk(state.log.to_json())[0]
        random.Random(seed).shuffle(positions)
        for position in positions:
            puzzle = self.look(position, Source(bots, seed, position.ply))
            if puzzle is not None and kind(puzzle) not in kinds:
                return [puzzle]
        return []

    def look(self, position: Position, source: Source) -> Puzzle | None:
        """The decision as a puzzle, if it is one."""
        if len(position.legal) < FEWEST:
            return None
        seed = split_mix(source.seed, position.ply)
        ids = at_once(self.judge.promising(position.record, position.legal, seed, OPTIONS))
        if ahead(self._table(self.scout, position, seed, ids, SIMS // 4))[1] < GLANCE:
            return None
        best = ahead(self._table(self.judge, position, seed, ids, SIMS))[0]
        if best is None or best == self.obvious(position, seed):
            return None
        table = self._table(self.judge, position, split_mix(seed, 1), ids, LONGER * SIMS)
        again, by = ahead(table)
        if again != best or table.mean(best) > DECIDED:
            return None
        second, also = ahead(self._table(self.other, position, split_mix(seed, 2), ids, LONGER * SIMS))
        if second != best:
            return None
        state = self._redrawn(position, seed)
        if state is None:
            return None
        return Puzzle(
            position=state.position(),
            options=values(self.judge, table),
            ahead=[round(by, 4), round(also, 4)],
            missed=self.missed(state, best),
            source=source,
        )

    def check(self, puzzle: Puzzle) -> Puzzle | None:
        """Looked at again, by the judges as they are now; None if it is none any more."""
        state = puzzle.begin(self.game.rules)
        assert state.seat is not None
        position = Position(puzzle.source.ply, state.record(), state.seat, state.phase, state.legal(), puzzle.best)
        found = self.look(position, puzzle.source)
        return found if found and found.best == puzzle.best else None

    def _table(self, measure: Measure, position: Position, seed: int, ids: list[int], sims: int) -> Options:
        """All of them, with so many simulations each."""
        table = Options(measure, position, seed, ids)
        at_once(table.deepen(ids, measure.samples(sims, 1)))
        return table

    def obvious(self, position: Position, seed: int) -> int:
        """The advice's first choice; where it weighs nothing, what looks best one decision ahead."""
        if self.game.rules.advice.weigh is not None:
            return at_once(self.judge.advised(position.record, seed))[0]
        guess = bytes(position.record.to_bytes())
        values = at_once(self.judge.searcher.look_ahead(guess, position.seat, seed, position.legal, 2 * OPTIONS))
        return position.legal[values.index(max(values))]

    def _redrawn(self, position: Position, seed: int) -> State | None:
        """As its seat sees it, everything else drawn anew; None if a position cannot say what it sees."""
        state = self.game.unpack(position.record.pack())
        drawn = state.resample(position.seat, seed)
        loaded = self.game.load(msgspec.json.decode(msgspec.json.encode(drawn.position())), seed)
        same = loaded.view(position.seat) == state.view(position.seat) and loaded.legal() == position.legal
        return loaded if same else None

    def missed(self, state: State, best: int) -> dict[str, float]:
        """How often a bot of each level decides otherwise, in guesses of its own."""
        seat = state.seat

        def misses(level: str, sims: int, number: int) -> bool:
            bot = make_bot(level, number, sims=sims)
            return bot.choose(Knowledge(state.resample(seat, number))) != best

        return {level: sum(misses(level, sims, number) for number in range(TRIES)) / TRIES for level, sims in LEVELS.items()}


def played(game: Game, seed: int) -> tuple[State, list[str]]:
    """A game of bots of all levels but the last: who plays too well leaves little to find."""
    names = [name for name in LEVELS if name != "shogun"]
    dice = random.Random(seed)
    bots = [dice.choice(names) for _ in range(game.players)]
    players = [make_bot(name, split_mix(seed, seat), sims=LEVELS[name]) for seat, name in enumerate(bots)]
    state = game.start(seed)
    while (seat := state.seat) is not None:
        state.play(players[seat].choose(Knowledge(state)))
    return state, bots


def ahead(table: Options) -> tuple[int | None, float]:
    """The option that is far enough ahead of all others, and by how much."""
    first, *rest = sorted(table.chances, key=table.mean, reverse=True)
    by = table.mean(first) - table.mean(rest[0])
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


def kind(puzzle: Puzzle) -> tuple[object, ...]:
    """Puzzles of one kind ask the same question and have the same answer, instead of the same next best."""
    head = puzzle.position
    return head["players"], head["phase"], puzzle.best, puzzle.options[1].id
