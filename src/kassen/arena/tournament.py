"""An arena from its plan to its results: missing games are played, played games are kept."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import platformdirs

from kassen.arena.journal import Journal, demand_same
from kassen.arena.match import Played, Players
from kassen.arena.plan import Plan
from kassen.arena.results import Results, gathered, read, read_head, write

Watch = Callable[[int, int], None]  # (played so far, in all)


def hold(plan: Plan, out: Path | None, players: Players, watch: Watch) -> Results:
    """Play the games not played yet. After an interruption the same call continues; once finished, it only reads the file."""
    if out is not None and out.exists():
        demand_same(plan, read_head(out).plan, out)
        watch(plan.games, plan.games)
        if (path := journal_path(plan, out)).exists():  # killed after the file was written, before the journal was removed
            Journal(path, plan, Played).remove()
        return read(out)
    journal = Journal(journal_path(plan, out), plan, Played)
    try:
        seconds = play_missing(plan, journal, players, watch)
        results = finish(plan, journal, out, seconds)
    except BaseException:
        journal.close()
        raise
    journal.remove()
    return results


def journal_path(plan: Plan, out: Path | None) -> Path:
    """Where the journal is: beside the results or, without a file, in the user's state folder, named by the plan."""
    if out is not None:
        if not out.parent.is_dir():
            raise ValueError(f"cannot write {out}: there is no folder {out.parent}")
        return out.with_name(out.name + ".journal")
    folder = Path(platformdirs.user_state_dir("kassen")) / "arena"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{hashlib.sha256(msgspec.json.encode(plan)).hexdigest()[:16]}.journal"


def play_missing(plan: Plan, journal: Journal[Any], players: Players, watch: Watch) -> float:
    """Play what the journal lacks; returns the wall time, earlier calls included."""
    done = journal.numbers()
    count, before, begin = len(done), journal.seconds, time.perf_counter()
    seconds = before
    watch(count, plan.games)
    for played in players(plan.setting, plan.fixtures(without=done)):
        seconds = before + time.perf_counter() - begin
        journal.add(played, seconds)
        count += 1
        watch(count, plan.games)
    return seconds


def finish(plan: Plan, journal: Journal[Played], out: Path | None, seconds: float) -> Results:
    if out is None:
        return gathered(plan, journal.games(), seconds)
    try:
        write(out, plan, journal.games(), seconds)
    except OSError as error:
        raise ValueError(f"cannot write {out}: {error.strerror or error}; the games are kept in {journal.path}") from None
    return read(out)
