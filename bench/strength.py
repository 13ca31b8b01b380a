"""python -m bench.strength [--games N] [--rows ROW,ROW] [--json] [GAME ...]: the levels against each other, two players
or teams.

Every row is a separate arena, which ends once its interval is within five points of its middle, or after N games. All bots are
limited by simulations, so that any machine plays the same games; the strongest level, normally limited only by time, gets fewer
than it would have time for. To reproduce a row, run the command printed under the table with its bots and games.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise

from rich.console import Console
from rich.table import Table

from kassen.arena.crew import play_on_cores
from kassen.arena.match import Played
from kassen.arena.plan import Plan, make_plan
from kassen.arena.ratings import ahead, comparisons
from kassen.arena.results import gathered
from kassen.arena.statistics import Estimate
from kassen.bots import LEVELS
from kassen.core import Game, all_rules, rules
from kassen.core.batch import cores

ROUND = 40  # games between two checks of the interval
CLOSE = 0.05
BOUND = 4000  # simulations for a level that is not limited by simulations

# How often, at least, the first should end ahead of the second.
STEP, MASTERY, SENSE = 0.70, 0.85, 0.75


@dataclass(frozen=True)
class Pairing:
    game: str
    bot: str
    rival: str
    wanted: float

    @property
    def row(self) -> str:
        """The names of both bots, without their limits: `shogun-daimyo`."""
        return "-".join(bot.partition(":")[0] for bot in (self.bot, self.rival))


def bounded(level: str) -> str:
    return f"{level}:sims={LEVELS[level].sims or BOUND}"


def pairings(game: str) -> Iterator[Pairing]:
    """Each level against the one below; the highest against `greedy`; the second highest against `greedy` by each yardstick."""
    levels = list(LEVELS)
    for lower, higher in pairwise(levels):
        yield Pairing(game, bounded(higher), bounded(lower), STEP)
    yield Pairing(game, bounded(levels[-1]), "greedy", MASTERY)
    for name in rules(game).advice.yardsticks:
        yield Pairing(game, bounded(levels[-2]), f"greedy:by={name}", SENSE)
    # How much thinking ten times as long still gains.
    yield Pairing(game, f"search:sims={BOUND}", f"search:sims={BOUND // 10}", 0.0)


def chosen(games: Iterable[str], rows: Sequence[str]) -> list[Pairing]:
    """The rows to measure; all if none is named."""
    found = [pairing for game in games for pairing in pairings(game)]
    if missing := set(rows) - {pairing.row for pairing in found}:
        raise ValueError(f"no row {', '.join(sorted(missing))}; there are {', '.join(dict.fromkeys(each.row for each in found))}")
    return [pairing for pairing in found if not rows or pairing.row in rows]


def measure(pairing: Pairing, seed: int, most: int) -> Estimate:
    """How often the first bot ends ahead."""
    whole = make_plan(Game(rules(pairing.game), 2), [pairing.bot, pairing.rival], seed, most)
    played: dict[int, Played] = {}
    while True:
        plan = Plan(whole.setting, whole.bots, whole.seed, min(whole.games, len(played) + ROUND))
        for each in play_on_cores(plan.setting, plan.fixtures(without=frozenset(played)), cores()):
            played[each.number] = each
            print(f"\r{pairing.game}: {pairing.bot} v {pairing.rival}: {len(played)} games ", end="", file=sys.stderr, flush=True)
        results = gathered(plan, (played[number] for number in sorted(played)), 0.0)
        found = ahead(results, comparisons(results))[pairing.bot][pairing.rival]
        if found.high - found.low <= 2 * CLOSE or plan.games == whole.games:
            print("", file=sys.stderr)
            return found


def commit() -> str:
    done = subprocess.run(["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rows", type=lambda text: text.split(","), default=[], help="only these, such as shogun-daimyo")
    parser.add_argument("--json", action="store_true", help="print each row as a line of JSON as soon as it is done")
    given = parser.parse_args()
    names = given.game or [each.id for each in all_rules() if 2 in each.players]
    table = Table("game", "bot", "rival", "ahead (95 %)", "games", "wanted")
    for pairing in chosen(names, given.rows):
        found = measure(pairing, given.seed, given.games)
        if given.json:
            print(json.dumps({"commit": commit(), "seed": given.seed, **asdict(pairing), **asdict(found)}), flush=True)
        share = f"{100 * found.value:.1f} % ({100 * found.low:.1f}-{100 * found.high:.1f})"
        wanted = f"{100 * pairing.wanted:.0f} %" if pairing.wanted else ""
        table.add_row(pairing.game, pairing.bot, pairing.rival, share, str(found.games), wanted)
    if not given.json:
        Console(width=120).print(table)
        print(f"commit {commit()}; a row: kassen arena GAME --players 2 --bots BOT,RIVAL --games GAMES --seed {given.seed}")


if __name__ == "__main__":
    main()
