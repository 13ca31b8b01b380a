"""`kassen train`: a game's bots learn from their own search."""

from __future__ import annotations

import argparse
import subprocess
import tempfile
import time
from functools import partial
from importlib.resources import files
from pathlib import Path

from kassen.arena.chart import curve
from kassen.arena.cluster import play_on_ray
from kassen.arena.crew import play_on_cores
from kassen.arena.duel import Standing, Terms, duel
from kassen.arena.match import Players
from kassen.arena.plan import make_plan
from kassen.arena.tournament import journal_path
from kassen.arena.training import Lesson, Step, copied, demand_policy, gather, lessons_of, progress, study, written
from kassen.cli.arena import address_of
from kassen.cli.progress import shown
from kassen.core import Game
from kassen.core.batch import cores
from kassen.core.policy import FILE

GATE_MS = 10  # processor time per decision when new weights play old ones
GATE_GAMES = 400
GATE = 0.6  # share of games in which the new must end ahead; the test (arena/duel.py) decides between this and a half


def train(game: Game, given: argparse.Namespace) -> int:
    policy = demand_policy(game)
    plan = make_plan(game, [f"search:sims={given.sims}"], given.seed, given.games)
    end = time.monotonic() + given.hours * 3600
    with shown(f"{game.id}: games to learn from", plan.games) as tell:
        games = gather(plan, players_of(given), lambda done, _: tell(done), lambda: time.monotonic() > end)
    lessons = lessons_of(policy, games)
    if not lessons:
        raise ValueError(f"{len(games)} games are too few to learn from")
    show(lessons)
    if given.curve:
        draw(game, progress(policy, games), given)
    target = files(game.rules.package) / "data" / FILE
    before = target.read_text("utf-8") if target.is_file() else ""
    origin = {"seed": given.seed, "commit": commit(), "games": len(games), "sims": given.sims}
    gate = admit(game, before, written(lessons, origin, game.players, before), given.seed)
    journal_path(plan, None).unlink(missing_ok=True)  # training is finished, so there is nothing to resume
    interval = f"{100 * gate.low:.1f}-{100 * gate.high:.1f}"
    print(f"gate, {GATE_MS} ms a decision: ahead in {100 * gate.ahead:.1f} % ({interval}) of {gate.games} games")
    if gate.verdict != "wanted":
        print("no better than before: nothing was changed")
        return 1
    origin |= {"gate": round(gate.ahead, 3), "gate_games": gate.games, "gate_ms": GATE_MS}
    Path(str(target)).write_text(written(lessons, origin, game.players, before), "utf-8")
    print(f"{target} is written; the same command again learns from what it plays now")
    return 0


def admit(game: Game, before: str, after: str, seed: int) -> Standing:
    """Play the search with new weights against the search with old ones."""
    with tempfile.TemporaryDirectory() as folder, shown(f"{game.id}: new against old", GATE_GAMES) as tell:
        old, new = (copied(game.rules.package, Path(folder, name), text) for name, text in (("old", before), ("new", after)))
        for standing in duel(game, new, old, Terms(GATE_GAMES, ms=GATE_MS, seed=seed, wanted=GATE)):
            tell(standing.games)
    return standing


def show(lessons: dict[str, Lesson]) -> None:
    print("what the search tried, as the policy would have said it: nats a decision in games that were not learned from")
    for kind, lesson in lessons.items():
        bounds = f"all alike {lesson.before:.3f}, at best {lesson.least:.3f}"
        print(f"  {kind:12} {lesson.decisions:7,} decisions: {lesson.loss:.3f} ({bounds})")


def draw(game: Game, steps: list[Step], given: argparse.Namespace) -> None:
    """Plot how well the policy predicts the search, by the number of games it learned from."""
    title = (
        f"{game.id}, {game.players} players: nats a decision in unseen games, by games learned from ({given.sims} simulations)"
    )
    bounds = {"all alike": steps[-1].before, "the search itself": steps[-1].least}
    try:
        Path(given.curve).write_text(curve([(f"{step.games:,}", step.loss) for step in steps], bounds, title), "utf-8")
    except OSError as error:
        raise ValueError(f"cannot write {given.curve}: {error.strerror}") from None


def players_of(given: argparse.Namespace) -> Players:
    if given.ray:
        return partial(play_on_ray, address=address_of(given.ray), job=study)
    return partial(play_on_cores, processes=given.cores or cores(), job=study)


def commit() -> str:
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False, cwd=Path(__file__).parent
    )
    return done.stdout.strip() or "unknown"
