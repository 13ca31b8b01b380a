"""`kassen warmup`: compiles everything now, with progress."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from kassen.bots import PARTS
from kassen.cli.words import TEXTS
from kassen.core import Game, Rules, rules


def warmup(games: list[Rules], language: str) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from kassen.core.compiled import FOLDER

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(TEXTS.say("compiling", language), total=len(games))
        for id in compile_all([game_rules.id for game_rules in games]):
            compiled = TEXTS.say("compiled", language, game=id)
            progress.update(task, advance=1, description=compiled)
            if not console.is_terminal:
                console.print(compiled)
    print(TEXTS.say("compiled-kept", language, folder=str(FOLDER)))


def compile_all(ids: list[str]) -> Iterator[str]:
    """Yields each game once compiled. One process per core, since the compiler itself uses only one."""
    with ProcessPoolExecutor(min(len(ids), os.cpu_count() or 1), mp_context=get_context("spawn")) as pool:
        tasks = {pool.submit(compile_game, id): id for id in ids}
        for done in as_completed(tasks):
            done.result()
            yield tasks[done]


def compile_game(id: str) -> None:
    from kassen.core import compiled

    game = Game(rules(id))
    for _, compile in compiled.warm(game):
        compile()
    for part in PARTS:
        part(game)
