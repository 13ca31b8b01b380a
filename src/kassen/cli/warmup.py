"""Compile everything now, with progress."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from kassen.core import Game, Rules


def warmup(games: list[Rules]) -> None:
    from kassen.core import compiled

    console = Console(stderr=True)
    work = [(rules.id, name, compile) for rules in games for name, compile in compiled.warm(Game(rules))]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task("compiling", total=len(work))
        for id, name, compile in work:
            progress.update(task, description=f"compiling {id}: {name}")
            compile()
            progress.advance(task)
    print(f"compiled and kept in {compiled.FOLDER}")
